import type { PlaceValues } from '@marklot/phrases/legal/text'
import { useConfig } from '../../lib/config.tsx'

/** Returns the values with which this installation fills a legal text's placeholders. */
export function usePlaceValues(): PlaceValues {
  const { productName, publicUrl, operator } = useConfig()
  const { isExample: _, ...texts } = operator
  return {
    product: productName,
    'operator.website': publicUrl,
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [`operator.${name}`, value])),
  }
}
