import { useLocale } from '../../lib/phrases.tsx'

/** Office codes as a list in the reader's language: "DE, EM and CH". */
export function useOfficeList(): (codes: readonly string[]) => string {
  const locale = useLocale()
  return (codes) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(codes.map((code) => code.toUpperCase()))
}
