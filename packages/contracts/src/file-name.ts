/** The most signs of a name without its extension. Linux accepts names of 255 bytes. */
const longestStem = 80

/** What Windows, macOS or Linux refuses in a name, and signs without a shape of their own. */
const refused = /[<>:"/\\|?*]|\p{C}/gu

/** Names of devices, which Windows refuses with any extension. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * Returns a file's name in a form that every system can save. A name may come from a brand, a search expression or a
 * person's own words.
 */
export function fileNameOf(name: string): string {
  const end = name.includes('.') ? name.lastIndexOf('.') : name.length
  const [stem, extension] = [name.slice(0, end), name.slice(end)].map((part) => part.replace(refused, '_'))
  const kept = Array.from(stem?.trim() ?? '')
    .slice(0, longestStem)
    .join('')
    .replace(/^\./, '_')
    .replace(/[. ]+$/, '')
  return `${kept.replace(device, '$&_') || '_'}${extension}`
}
