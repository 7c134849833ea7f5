import { feedFaults } from './feed-faults.ts'
import { phrases } from './phrase.ts'

/** The mails to the operator about the offices' deliveries. */
export const feedsMail = phrases({
  'opened.subject': {
    de: '{product}: Lieferungen von {office} fehlen',
    en: '{product}: deliveries of {office} are missing',
    fr: '{product} : des livraisons de {office} manquent',
    es: '{product}: faltan entregas de {office}',
    it: '{product}: mancano consegne di {office}',
  },
  'opened.text': {
    de: 'Das Register dieses Amts ist nicht vollständig. Jede Suche nennt die Lücke, bis die Lieferungen eingelesen sind.',
    en: 'The register of this office is not complete. Every search names the gap until the deliveries have been read.',
    fr: 'Le registre de cet office n’est pas complet. Chaque recherche signale la lacune jusqu’à la lecture des livraisons.',
    es: 'El registro de esta oficina no está completo. Cada búsqueda lo advierte hasta que se incorporen las entregas.',
    it: 'Il registro di questo ufficio non è completo. Ogni ricerca segnala la lacuna finché le consegne non saranno lette.',
  },
  'closed.subject': {
    de: '{product}: Die Lücke bei {office} ist geschlossen',
    en: '{product}: the gap of {office} is closed',
    fr: '{product} : la lacune de {office} est comblée',
    es: '{product}: ya no faltan entregas de {office}',
    it: '{product}: la lacuna di {office} è colmata',
  },
  'closed.text': {
    de: 'Es fehlt keine Lieferung dieses Amts mehr. Dateien, die übersprungen wurden, zählen nicht als fehlend.',
    en: 'No delivery of this office is missing any more. Files that were skipped do not count as missing.',
    fr: 'Plus aucune livraison de cet office ne manque. Les fichiers ignorés ne comptent pas comme manquants.',
    es: 'Ya no falta ninguna entrega de esta oficina. Los archivos omitidos no cuentan como pendientes.',
    it: 'Non manca più alcuna consegna di questo ufficio. I file saltati non contano come mancanti.',
  },
  since: { de: 'Erster Tag', en: 'First day', fr: 'Premier jour', es: 'Primer día', it: 'Primo giorno' },
  until: { de: 'Letzter Tag', en: 'Last day', fr: 'Dernier jour', es: 'Último día', it: 'Ultimo giorno' },
  deliveries: { de: 'Lieferungen', en: 'Deliveries', fr: 'Livraisons', es: 'Entregas', it: 'Consegne' },
  fault: { de: 'Letzter Abruf', en: 'Last fetch', fr: 'Dernière récupération', es: 'Última descarga', it: 'Ultimo prelievo' },
  action: {
    de: 'Zu den Lieferungen',
    en: 'Go to the deliveries',
    fr: 'Voir les livraisons',
    es: 'Ver las entregas',
    it: 'Vai alle consegne',
  },
  ...feedFaults,
})
