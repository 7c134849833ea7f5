/** What a person fills in, or the tab that a dialog shows. */
const fields =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [role="tab"][aria-selected="true"]'

/**
 * Returns the element of a dialog that receives the focus first (WAI-ARIA Authoring Practices, “Dialog (Modal)”): the
 * first field, or the title if text before the field is to be read first, or if there is no field.
 */
export function firstFocus(title: HTMLElement, body: HTMLElement): HTMLElement {
  const field = body.querySelector<HTMLElement>(fields)
  if (!field) return title
  const isAfterText = [...body.querySelectorAll('p')].some(
    (text) => (text.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !text.contains(field),
  )
  return isAfterText ? title : field
}
