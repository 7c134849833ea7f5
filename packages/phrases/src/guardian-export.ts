import { phrases } from './phrase.ts'

/** Titles and values of exported assessments. Register fields have the titles of a mark's page. */
export const guardianExport = phrases({
  name: { de: 'Marke', en: 'Mark', fr: 'Marque', es: 'Marca', it: 'Marchio' },
  similarity: {
    de: 'Ähnlichkeit in %',
    en: 'Similarity in %',
    fr: 'Similarité en %',
    es: 'Similitud en %',
    it: 'Somiglianza in %',
  },
  logoSimilarity: {
    de: 'Logo-Ähnlichkeit in %',
    en: 'Logo similarity in %',
    fr: 'Similarité du logo en %',
    es: 'Similitud del logotipo en %',
    it: 'Somiglianza del logo in %',
  },
  goods: {
    de: 'Waren und Dienstleistungen',
    en: 'Goods and services',
    fr: 'Produits et services',
    es: 'Productos y servicios',
    it: 'Prodotti e servizi',
  },
  'goods.identical': { de: 'identisch', en: 'identical', fr: 'identiques', es: 'idénticos', it: 'identici' },
  'goods.similar': { de: 'ähnlich', en: 'similar', fr: 'similaires', es: 'similares', it: 'simili' },
  'goods.low': {
    de: 'entfernt ähnlich',
    en: 'similar to a low degree',
    fr: 'faiblement similaires',
    es: 'similares en grado bajo',
    it: 'poco simili',
  },
  'goods.dissimilar': { de: 'unähnlich', en: 'dissimilar', fr: 'différents', es: 'diferentes', it: 'dissimili' },
  risk: { de: 'Risiko', en: 'Risk', fr: 'Risque', es: 'Riesgo', it: 'Rischio' },
  'risk.oftenInConflict': {
    de: 'oft als Konflikt entschieden',
    en: 'often found to conflict',
    fr: 'souvent jugé en conflit',
    es: 'conflicto frecuente',
    it: 'spesso giudicato in conflitto',
  },
  'risk.open': { de: 'offen', en: 'open', fr: 'incertain', es: 'incierto', it: 'esito incerto' },
  'risk.ratherNot': {
    de: 'eher kein Konflikt',
    en: 'unlikely to conflict',
    fr: 'conflit improbable',
    es: 'conflicto improbable',
    it: 'conflitto improbabile',
  },
  page: { de: 'Seite', en: 'Page', fr: 'Page', es: 'Página', it: 'Pagina' },
})
