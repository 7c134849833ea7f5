let areRepeated = false

/**
 * Ticks again what somebody ticked before the document's page was taken over: React leaves such a box as it is, and tells nobody. Called when the
 * page is there; only the first call counts, later pages are React's from the beginning.
 */
export async function repeatEarlyTicks(): Promise<void> {
  if (areRepeated) return
  areRepeated = true
  const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
  for (const box of boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)) {
    // What the tick before has changed is rendered first.
    await Promise.resolve()
    box.checked = box.defaultChecked
    box.click()
  }
}
