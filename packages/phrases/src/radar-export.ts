import { phrases } from './phrase.ts'

/** Titles and values of exported results of saved searches. Register fields have the titles of a mark's page. */
export const radarExport = phrases({
  name: { de: 'Marke', en: 'Mark', fr: 'Marque', es: 'Marca', it: 'Marchio' },
  logoSimilarity: {
    de: 'Logo-Ähnlichkeit in %',
    en: 'Logo similarity in %',
    fr: 'Similarité du logo en %',
    es: 'Similitud del logotipo en %',
    it: 'Somiglianza del logo in %',
  },
  similarity: {
    de: 'Ähnlichkeit in %',
    en: 'Similarity in %',
    fr: 'Similarité en %',
    es: 'Similitud en %',
    it: 'Somiglianza in %',
  },
  verdict: { de: 'Ergebnis', en: 'Result', fr: 'Résultat', es: 'Resultado', it: 'Risultato' },
  'verdict.new': { de: 'neu', en: 'new', fr: 'nouvelle', es: 'nueva', it: 'nuovo' },
  'verdict.changed': { de: 'geändert', en: 'changed', fr: 'modifiée', es: 'modificada', it: 'modificato' },
  'verdict.known': { de: 'bekannt', en: 'known', fr: 'connue', es: 'conocida', it: 'noto' },
  assessment: { de: 'Einschätzung', en: 'Assessment', fr: 'Évaluation', es: 'Valoración', it: 'Valutazione' },
  'assessment.none': {
    de: 'noch nicht eingeschätzt',
    en: 'not yet assessed',
    fr: 'pas encore évaluée',
    es: 'aún sin valorar',
    it: 'non ancora valutato',
  },
  'assessment.open': {
    de: 'offenes Risiko',
    en: 'open risk',
    fr: 'risque ouvert',
    es: 'riesgo abierto',
    it: 'rischio aperto',
  },
  'assessment.accepted': { de: 'akzeptiert', en: 'accepted', fr: 'acceptée', es: 'aceptada', it: 'accettato' },
  note: { de: 'Notiz', en: 'Note', fr: 'Note', es: 'Nota', it: 'Nota' },
  page: { de: 'Seite', en: 'Page', fr: 'Page', es: 'Página', it: 'Pagina' },
})
