import { useConfig } from '../../lib/config.tsx'
import type { PlaceValues } from './legal-text.ts'

/** What the open places of a legal text stand for in this installation. */
export function usePlaceValues(): PlaceValues {
  const { productName, publicUrl, operator } = useConfig()
  const { isExample: _, ...texts } = operator
  return {
    product: productName,
    'operator.website': publicUrl,
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [`operator.${name}`, value])),
  }
}
