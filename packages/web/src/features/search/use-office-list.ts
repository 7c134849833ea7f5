import { useFormat } from '../../lib/format.ts'

/** Office codes as a list in the reader's language: "DE, EM and CH". */
export function useOfficeList(): (codes: readonly string[]) => string {
  const format = useFormat()
  return (codes) => format.list(codes.map((code) => code.toUpperCase()))
}
