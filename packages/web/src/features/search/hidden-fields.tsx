import { addressFromSearch } from './address.ts'
import { useSearch } from './search-context.ts'

/** The address's other parameters, so that the form also works before hydration. */
export function HiddenFields() {
  const { search } = useSearch()
  const values = Object.entries(addressFromSearch({ ...search, text: '', query: '', page: 1 })).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [{ name, value: String(one) }])),
  )
  return values.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
