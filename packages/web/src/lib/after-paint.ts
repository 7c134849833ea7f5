/** Runs `work` after the next paint, so that the browser first shows the click or key that caused it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
