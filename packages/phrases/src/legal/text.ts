/**
 * A legal text as the build parsed it from Markdown: data, no HTML. Placeholders of the operator (`{operator.name}`)
 * are not filled yet.
 */
export interface LegalText {
  title: string
  blocks: readonly LegalBlock[]
}
export type LegalBlock =
  | { type: 'heading'; level: 2 | 3; id: string; content: readonly LegalInline[] }
  | { type: 'paragraph'; content: readonly LegalInline[] }
  | { type: 'list'; start: number | null; items: readonly (readonly LegalBlock[])[] }
  | { type: 'table'; head: readonly (readonly LegalInline[])[]; rows: readonly (readonly (readonly LegalInline[])[])[] }
  | { type: 'quote'; blocks: readonly LegalBlock[] }
export type LegalInline =
  | string
  | { type: 'strong'; content: readonly LegalInline[] }
  | { type: 'emphasis'; content: readonly LegalInline[] }
  | { type: 'link'; href: string; content: readonly LegalInline[] }
  | { type: 'code'; text: string }
  | { type: 'break' }

/** Values of the placeholders. Null removes the block that names the placeholder. */
export type PlaceValues = Readonly<Record<string, string | null>>

const place = /\{([\w.]+)\}/g

/** Inserts the values. A placeholder without a value stays visible. */
export function filled(text: string, values: PlaceValues): string {
  return text.replace(place, (whole, name: string) => values[name] ?? whole)
}

/** Returns whether a text names a placeholder whose value is null. */
export function lacksValue(part: LegalBlock | LegalInline | readonly (LegalBlock | LegalInline)[], values: PlaceValues): boolean {
  return [...JSON.stringify(part).matchAll(place)].some(([, name = '']) => values[name] === null)
}
