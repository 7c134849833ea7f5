/** The package has no types of its own; this is what we use of it. */
declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string
  }
  const snowball: { newStemmer(language: string): Stemmer }
  export default snowball
}
