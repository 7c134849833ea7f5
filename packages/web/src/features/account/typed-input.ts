/** What was typed on a page and is put back when the person returns to it. */
interface Typed {
  address: string
  fields: Field[]
}
interface Field {
  /** Finds the field again among those of its name. */
  name: string
  place: number
  /** The text, or whether it is ticked. */
  value: string | boolean
}
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const storageKey = 'typed-input'
/** A page that takes longer to show its fields, in milliseconds, shows them as they are. */
const patience = 15_000
const forgotten = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])

/** Name or id, as far as a page chose it; ids made up while rendering differ each time. */
const nameOf = (control: Control) => control.name || (/^[:_]/.test(control.id) ? '' : control.id)
const isTicked = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

function controls(): Control[] {
  return [...document.querySelectorAll<Control>('main :is(input, textarea, select)')].filter(
    (control) => nameOf(control) !== '' && !forgotten.has(control.type),
  )
}
function controlsByName(): Map<string, Control[]> {
  const found = new Map<string, Control[]>()
  for (const control of controls()) found.set(nameOf(control), [...(found.get(nameOf(control)) ?? []), control])
  return found
}

/**
 * Keeps what stands in the fields of this page for the way back to `address`; passwords never. Who goes on to another page's address
 * leaves what was kept for that page as it is.
 */
export function keepTyped(address: string): void {
  if (address !== `${location.pathname}${location.search}${location.hash}`) return
  const fields = [...controlsByName()].flatMap(([name, found]) =>
    found.map((control, place): Field => ({ name, place, value: isTicked(control) ? control.checked : control.value })),
  )
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address, fields } satisfies Typed))
  } catch {
    // Where storage is full or forbidden the address has to do.
  }
}

/**
 * Puts back what was kept for `address`, field by field as the page shows them. A page may fill its fields once more while it is
 * being built, so a field counts as done when the text has stayed; fields the person types into are left alone.
 */
export function restoreTyped(address: string): void {
  const typed = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Typed | null
  sessionStorage.removeItem(storageKey)
  if (typed?.address !== address) return
  let waiting = typed.fields.map((field) => ({ ...field, tries: 3 }))
  let frame = 0
  const fill = () => {
    const found = controlsByName()
    waiting = waiting.filter((field) => {
      const control = found.get(field.name)?.[field.place]
      if (!control || control.disabled) return true
      field.tries -= 1
      return !put(control, field.value) && field.tries > 0
    })
    if (waiting.length === 0) return end()
    // After the next painting: the page's own effects are through by then.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => setTimeout(fill))
  }
  const yieldTo = (event: Event) => {
    const control = event.target as Control
    const place = controlsByName().get(nameOf(control))?.indexOf(control)
    if (event.isTrusted) waiting = waiting.filter((field) => field.name !== nameOf(control) || field.place !== place)
  }
  const patienceTimer = setTimeout(() => end(), patience)
  function end() {
    cancelAnimationFrame(frame)
    clearTimeout(patienceTimer)
    document.removeEventListener('input', yieldTo, true)
  }
  document.addEventListener('input', yieldTo, true)
  fill()
}

/** As if typed and left: React hears of it only when the element's own setter is used. @returns whether it stood there already */
function put(control: Control, value: string | boolean): boolean {
  if (typeof value === 'boolean') {
    if (!isTicked(control) || control.checked === value) return true
    control.click()
    return false
  }
  if (control.value === value) return true
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  // A choice that is not offered any more stays as it is.
  if (control.value !== value) return true
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return false
}
