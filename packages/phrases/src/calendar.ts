import { phrases } from './phrase.ts'

/** Events of the private calendar of deadlines. `{mark}` is a name with office and number. */
export const calendar = phrases({
  name: {
    de: '{product}: Fristen',
    en: '{product}: deadlines',
    fr: '{product} : échéances',
    es: '{product}: plazos',
    it: '{product}: scadenze',
  },
  opposition: {
    de: 'Ende der Widerspruchsfrist: {mark}',
    en: 'Opposition period ends: {mark}',
    fr: 'Fin du délai d’opposition : {mark}',
    es: 'Fin del plazo de oposición: {mark}',
    it: 'Fine del termine di opposizione: {mark}',
  },
  renewal: {
    de: 'Verlängerung fällig: {mark}',
    en: 'Renewal due: {mark}',
    fr: 'Renouvellement à effectuer : {mark}',
    es: 'Vence la renovación: {mark}',
    it: 'Rinnovo in scadenza: {mark}',
  },
  lateRenewal: {
    de: 'Letzter Tag der Verlängerung mit Zuschlag: {mark}',
    en: 'Last day for late renewal: {mark}',
    fr: 'Dernier jour du renouvellement tardif : {mark}',
    es: 'Último día de renovación con recargo: {mark}',
    it: 'Ultimo giorno per il rinnovo tardivo: {mark}',
  },
  delivered: {
    de: 'Datum aus dem Register.',
    en: 'Date from the register.',
    fr: 'Date provenant du registre.',
    es: 'Fecha del registro.',
    it: 'Data dal registro.',
  },
  computed: {
    de: 'Berechnetes Datum ({source}). Es kann im Einzelfall abweichen.',
    en: 'Computed date ({source}). It may differ in the individual case.',
    fr: 'Date calculée ({source}). Elle peut différer au cas par cas.',
    es: 'Fecha calculada ({source}). Puede variar en cada caso.',
    it: 'Data calcolata ({source}). Può variare nel singolo caso.',
  },
  'rule.closed': {
    de: 'Am rechnerischen Ende ist das Amt geschlossen, daher endet die Frist am nächsten offenen Tag.',
    en: 'The office is closed on the nominal day, so the period ends on its next open day.',
    fr: 'L’office est fermé au terme nominal : le délai expire le jour ouvrable suivant.',
    es: 'La oficina está cerrada el día nominal, por lo que el plazo vence el siguiente día hábil.',
    it: 'L’ufficio è chiuso nel giorno nominale, quindi il termine scade il giorno di apertura successivo.',
  },
  'rule.probablyClosed': {
    de: 'Das Amt ist am rechnerischen Ende wahrscheinlich geschlossen. Handeln Sie zur Sicherheit einige Tage früher.',
    en: 'The office is probably closed on the nominal day. To be safe, act a few days earlier.',
    fr: 'L’office est probablement fermé au terme nominal. Par sécurité, agissez quelques jours plus tôt.',
    es: 'Es probable que la oficina esté cerrada el día nominal. Para mayor seguridad, actúe unos días antes.',
    it: 'L’ufficio è probabilmente chiuso nel giorno nominale. Per sicurezza, agisca qualche giorno prima.',
  },
  'rule.extended': {
    de: 'Eine allgemeine Verlängerung hat das Ende verschoben.',
    en: 'A general extension moved the end.',
    fr: 'Une prorogation générale a reporté le terme.',
    es: 'Una prórroga general desplazó el vencimiento.',
    it: 'Una proroga generale ha spostato la scadenza.',
  },
  'rule.approximate': {
    de: 'Die Fristen waren ausgesetzt, das Ende ist ein Näherungswert.',
    en: 'Time limits were suspended, so the end is approximate.',
    fr: 'Les délais étaient suspendus : le terme est approximatif.',
    es: 'Los plazos estaban suspendidos: el vencimiento es aproximado.',
    it: 'I termini erano sospesi: la scadenza è approssimativa.',
  },
})
