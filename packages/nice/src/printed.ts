/** Replaces the straight apostrophes with which the tables are typed, for display. */
export function printed(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
