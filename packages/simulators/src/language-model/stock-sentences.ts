export const languages = ['de', 'en', 'fr', 'es', 'it'] as const
export type Language = (typeof languages)[number]

/** Frequent words that reveal the language of a conversation. */
const tells: Record<Language, string> = {
  de: 'der die das und ist nicht eine einen für mit auf sie nur den dem',
  en: 'the and is not for with this that you only are from every',
  fr: 'le la les et est pas une pour avec dans vous ne des que sur',
  es: 'el la los y es no una para con en usted solo que del las',
  it: 'il la gli e non una per con in lei solo che dei della nel',
}

/** Returns the language whose frequent words occur most often in a text. */
export function languageOf(text: string): Language {
  const words = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) words.set(word, (words.get(word) ?? 0) + 1)
  const weight = (language: Language) => tells[language].split(' ').reduce((sum, word) => sum + (words.get(word) ?? 0), 0)
  return [...languages].sort((a, b) => weight(b) - weight(a))[0] ?? 'en'
}

/** Sentences of the simulated answers. They state nothing about a mark. */
export const stockSentences: Record<Language, readonly string[]> = {
  de: [
    'Dieser Text stammt aus einem Simulator.',
    'Die Ergebnisse stehen in der Liste darunter.',
    'Vergleichen Sie die älteren Marken im Einzelnen.',
    'Achten Sie auf ähnliche Waren und Dienstleistungen.',
    'Ein Anwalt kann das Ergebnis vor der Anmeldung prüfen.',
    'Die Entscheidung trifft das Amt.',
  ],
  en: [
    'This text comes from a simulator.',
    'The results are in the list below.',
    'Compare the earlier marks in detail.',
    'Look for similar goods and services.',
    'An attorney can review the result before the filing.',
    'The office decides.',
  ],
  fr: [
    'Ce texte provient d’un simulateur.',
    'Les résultats figurent dans la liste ci-dessous.',
    'Comparez les marques antérieures en détail.',
    'Vérifiez les produits et services similaires.',
    'Un avocat peut vérifier le résultat avant le dépôt.',
    'La décision appartient à l’office.',
  ],
  es: [
    'Este texto procede de un simulador.',
    'Los resultados están en la lista de abajo.',
    'Compare las marcas anteriores con detalle.',
    'Revise los productos y servicios similares.',
    'Un abogado puede revisar el resultado antes de la solicitud.',
    'La oficina decide.',
  ],
  it: [
    'Questo testo proviene da un simulatore.',
    'I risultati sono nell’elenco qui sotto.',
    'Confronti i marchi anteriori in dettaglio.',
    'Verifichi i prodotti e i servizi simili.',
    'Un avvocato può verificare il risultato prima del deposito.',
    'La decisione spetta all’ufficio.',
  ],
}

/** Untrue sentences and markup, for the magic models `sim-lies` and `sim-injects`. */
export const untrueSentences: Record<Language, readonly string[]> = {
  de: [
    'Die Marke „Zorblax“ wurde am 3. März 2019 in Klasse 17 eingetragen.',
    'Es gibt siebenundzwanzig identische Namen.',
    'Ihr Risiko liegt bei 4 %.',
  ],
  en: [
    'The mark “Zorblax” was registered on 3 March 2019 in class 17.',
    'There are twenty-seven identical names.',
    'Your risk is 4%.',
  ],
  fr: [
    'La marque « Zorblax » a été enregistrée le 3 mars 2019 en classe 17.',
    'Il existe vingt-sept noms identiques.',
    'Votre risque est de 4 %.',
  ],
  es: [
    'La marca «Zorblax» se registró el 3 de marzo de 2019 en la clase 17.',
    'Hay veintisiete nombres idénticos.',
    'Su riesgo es del 4 %.',
  ],
  it: [
    'Il marchio «Zorblax» è stato registrato il 3 marzo 2019 nella classe 17.',
    'Ci sono ventisette nomi identici.',
    'Il Suo rischio è del 4%.',
  ],
}
export const injectedMarkup = [
  '<script>alert(1)</script>',
  '[more](https://attacker.test/steal?name=1)',
  '![picture](https://attacker.test/pixel.png)',
]
