/** One field's input, which is restored when the person returns to the page. */
interface Typed {
  address: string
  fields: Field[]
}
interface Field {
  /** The position among fields of the same name. */
  name: string
  place: number
  /** The text, or the checked state. */
  value: string | boolean
}
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const storageKey = 'typed-input'
/** How long to wait for a page's fields, in milliseconds. Fields that appear later keep their value. */
const patience = 15_000
/** How many paints in a row a value must last. A busy page sets its fields again some paints after it shows them. */
const steadyPaints = 10
const forgotten = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])

/** Returns the name or id, unless it is generated: generated ones differ between renderings. */
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
 * Stores the values of this page's fields, except passwords, for the return to `address`. Does nothing if `address`
 * belongs to another page.
 */
export function keepTyped(address: string): void {
  if (address !== `${location.pathname}${location.search}${location.hash}`) return
  const fields = [...controlsByName()].flatMap(([name, found]) =>
    found.map((control, place): Field => ({ name, place, value: isTicked(control) ? control.checked : control.value })),
  )
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address, fields } satisfies Typed))
  } catch {
    // Without storage, only the address is restored.
  }
}

/**
 * Restores the values stored for `address` as soon as the page shows each field. A page may set its fields again while
 * it renders, so a field counts as restored only once its value lasts. Fields that the person edits are left alone.
 */
export function restoreTyped(address: string): void {
  const typed = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Typed | null
  sessionStorage.removeItem(storageKey)
  if (typed?.address !== address) return
  let waiting = typed.fields.map((field) => ({ ...field, tries: 3, lasted: 0 }))
  let frame = 0
  const fill = () => {
    const found = controlsByName()
    waiting = waiting.filter((field) => {
      const control = found.get(field.name)?.[field.place]
      if (!control || control.disabled) return true
      if (put(control, field.value)) return ++field.lasted < steadyPaints
      field.lasted = 0
      return --field.tries > 0
    })
    if (waiting.length === 0) return end()
    // After the next paint, when the page's own effects have run.
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

/**
 * Sets the value as typing does. The prototype's setter bypasses React's own, so that React notices the change.
 * @returns whether the field already had the value
 */
function put(control: Control, value: string | boolean): boolean {
  if (typeof value === 'boolean') {
    if (!isTicked(control) || control.checked === value) return true
    control.click()
    return false
  }
  if (control.value === value) return true
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  // An option that no longer exists is skipped.
  if (control.value !== value) return true
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return false
}
