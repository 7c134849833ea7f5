import { phrases } from './phrase.ts'

/** The register in figures and its latest marks, on the home page. */
export const homeRegister = phrases({
  'register.title': {
    de: 'Das Register heute',
    en: 'The register today',
    fr: 'Le registre aujourd’hui',
    es: 'El registro hoy',
    it: 'Il registro oggi',
  },
  'register.pending': {
    de: {
      zero: 'Keine Anmeldung wartet auf eine Entscheidung.',
      one: 'Eine Anmeldung wartet auf eine Entscheidung.',
      other: '{number} Anmeldungen warten auf eine Entscheidung.',
    },
    en: {
      zero: 'No application awaits a decision.',
      one: 'One application awaits a decision.',
      other: '{number} applications await a decision.',
    },
    fr: {
      zero: 'Aucune demande n’attend de décision.',
      one: '{number} demande attend une décision.',
      many: '{number} demandes attendent une décision.',
      other: '{number} demandes attendent une décision.',
    },
    es: {
      zero: 'Ninguna solicitud espera una decisión.',
      one: '{number} solicitud espera una decisión.',
      many: '{number} solicitudes esperan una decisión.',
      other: '{number} solicitudes esperan una decisión.',
    },
    it: {
      zero: 'Nessuna domanda attende una decisione.',
      one: '{number} domanda attende una decisione.',
      many: '{number} domande attendono una decisione.',
      other: '{number} domande attendono una decisione.',
    },
  },
  'register.filed': {
    de: {
      zero: 'Im letzten Monat kam keine hinzu.',
      one: 'Im letzten Monat kam eine hinzu.',
      other: 'Im letzten Monat kamen {number} neue hinzu.',
    },
    en: {
      zero: 'None was filed in the last month.',
      one: 'One was filed in the last month.',
      other: '{number} were filed in the last month.',
    },
    fr: {
      zero: 'Aucune n’a été déposée au cours du dernier mois.',
      one: 'Une a été déposée au cours du dernier mois.',
      many: '{number} ont été déposées au cours du dernier mois.',
      other: '{number} ont été déposées au cours du dernier mois.',
    },
    es: {
      zero: 'En el último mes no se presentó ninguna.',
      one: 'En el último mes se presentó una.',
      many: 'En el último mes se presentaron {number}.',
      other: 'En el último mes se presentaron {number}.',
    },
    it: {
      zero: 'Nell’ultimo mese non ne è stata depositata nessuna.',
      one: 'Nell’ultimo mese ne è stata depositata una.',
      many: 'Nell’ultimo mese ne sono state depositate {number}.',
      other: 'Nell’ultimo mese ne sono state depositate {number}.',
    },
  },
  'register.asOf': {
    de: 'Stand {date}.',
    en: 'As of {date}.',
    fr: 'Au {date}.',
    es: 'A {date}.',
    it: 'Al {date}.',
  },
  'register.total': {
    de: 'Marken aus {registers}',
    en: 'trademarks from {registers}',
    fr: 'marques issues de {registers}',
    es: 'marcas de {registers}',
    it: 'marchi di {registers}',
  },
  'register.insights': {
    de: 'Einblicke je Amt',
    en: 'Insights by office',
    fr: 'Statistiques par office',
    es: 'Estadísticas por oficina',
    it: 'Statistiche per ufficio',
  },
})
