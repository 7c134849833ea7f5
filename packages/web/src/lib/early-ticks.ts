let areRepeated = false

/**
 * Repeats ticks made before hydration: React keeps such a checkbox checked but fires no event. Only the first call has
 * an effect, because React itself renders later pages.
 */
export async function repeatEarlyTicks(): Promise<void> {
  if (areRepeated) return
  areRepeated = true
  const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
  for (const box of boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)) {
    // Renders the previous tick's change first.
    await Promise.resolve()
    box.checked = box.defaultChecked
    box.click()
  }
}
