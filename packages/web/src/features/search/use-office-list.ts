import { useFormat } from '../../lib/format.ts'

/** Returns a function that lists office codes in the reader's language: "DE, EM and CH". */
export function useOfficeList(): (codes: readonly string[]) => string {
  const format = useFormat()
  return (codes) => format.list(codes.map((code) => code.toUpperCase()))
}
