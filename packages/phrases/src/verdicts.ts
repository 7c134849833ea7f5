import { phrases } from './phrase.ts'

/** What an assessment says in short, in lists and summaries. */
export const verdicts = phrases({
  oftenInConflict: {
    de: 'Risiko: oft als Konflikt entschieden',
    en: 'Risk: often found to conflict',
    fr: 'Risque : souvent jugé en conflit',
    es: 'Riesgo: conflicto frecuente',
    it: 'Rischio: spesso giudicato in conflitto',
  },
  open: {
    de: 'Risiko: offen',
    en: 'Risk: open',
    fr: 'Risque : incertain',
    es: 'Riesgo: incierto',
    it: 'Rischio: esito incerto',
  },
  ratherNot: {
    de: 'Risiko: eher kein Konflikt',
    en: 'Risk: unlikely to conflict',
    fr: 'Risque : conflit improbable',
    es: 'Riesgo: conflicto improbable',
    it: 'Rischio: conflitto improbabile',
  },
  noConflicts: {
    de: 'Keine Konflikte gefunden',
    en: 'No conflicts found',
    fr: 'Aucun conflit trouvé',
    es: 'No se han encontrado conflictos',
    it: 'Nessun conflitto trovato',
  },
  logosBeside: {
    de: 'Namen: eher kein Konflikt, aber ein ähnliches Logo',
    en: 'Names unlikely to conflict, but a similar logo',
    fr: 'Noms : conflit improbable, mais un logo similaire',
    es: 'Nombres: conflicto improbable, pero un logotipo similar',
    it: 'Nomi: conflitto improbabile, ma un logo simile',
  },
  logosOnly: {
    de: 'Kein ähnlicher Name, aber ein ähnliches Logo',
    en: 'No similar name, but a similar logo',
    fr: 'Aucun nom similaire, mais un logo similaire',
    es: 'Ningún nombre similar, pero sí un logotipo similar',
    it: 'Nessun nome simile, ma un logo simile',
  },
  goodsDecide: {
    de: 'Es kommt auf die Waren und Dienstleistungen an',
    en: 'It depends on the goods and services',
    fr: 'Tout dépend des produits et services',
    es: 'Todo depende de los productos y servicios',
    it: 'Tutto dipende dai prodotti e servizi',
  },
  noEvaluation: {
    de: 'Risiko nicht beurteilt',
    en: 'Risk not assessed',
    fr: 'Risque non évalué',
    es: 'Riesgo no valorado',
    it: 'Rischio non valutato',
  },
  running: {
    de: 'wird ausgewertet …',
    en: 'being evaluated …',
    fr: 'évaluation en cours…',
    es: 'en evaluación…',
    it: 'valutazione in corso…',
  },
  failed: {
    de: 'unterbrochen, nicht gezählt',
    en: 'interrupted, not counted',
    fr: 'interrompue, non comptée',
    es: 'interrumpida, no contada',
    it: 'interrotta, non conteggiata',
  },
})
