import { escapeMarkup } from '../../../platform/escape-markup.ts'

/** Markup that is inserted unchanged. */
export class Markup {
  constructor(readonly text: string) {}
}
export type Content = Markup | string | number | null | undefined | false | readonly Content[]

/** Inserts values into markup. Escapes texts and inserts only `Markup` from this function unchanged. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + render(values[index - 1]) + string))
}

function render(content: Content): string {
  if (content instanceof Markup) return content.text
  if (Array.isArray(content)) return content.map(render).join('')
  if (content === null || content === undefined || content === false) return ''
  return escapeMarkup(String(content))
}
