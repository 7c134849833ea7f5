/** An installed Chromium, Chrome or Edge, or Playwright's; undefined when there is none. */
export function findChromium(): string | undefined
/** Finds a Chromium or brings one; throws an Error that says what to do when neither works. */
export function ensureChromium(): string
