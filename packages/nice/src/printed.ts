/** A text of the tables as it is printed: they are typed with straight apostrophes. */
export function printed(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
