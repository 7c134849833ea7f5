/**
 * Escapes text for XML character data and attribute values. The sample contains no control characters that XML 1.0
 * forbids.
 */
export function escapeXml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text
}

/** Returns `<name>text</name>`, or an empty string if there is no text. */
export function leaf(name: string, text: string | number | undefined, attributes = ''): string {
  if (text === undefined || text === '') return ''
  return `<${name}${attributes}>${typeof text === 'number' ? text : escapeXml(text)}</${name}>`
}

/** Returns `<name>content</name>` around finished XML, or an empty string if the content is empty. */
export function group(name: string, content: string): string {
  return content === '' ? '' : `<${name}>${content}</${name}>`
}
