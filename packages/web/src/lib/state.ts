import type { Locale } from '@marklot/contracts/locale'
import type { ColorScheme } from './color-scheme.tsx'
import type { PageConfig } from './config.tsx'
import type { TransferredQuery } from './query-client.ts'

/**
 * The state that the server passes to the browser's first rendering, in `<script type="application/json" id="state">`.
 */
export interface PageState {
  locale: Locale
  colorScheme: ColorScheme
  config: PageConfig
  queries: readonly TransferredQuery[]
  /** The requested language does not exist. */
  localeUnsupported: boolean
}

/** Returns JSON that cannot close its script element and has no line separators that old parsers reject. */
export function serializeJson(value: object): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
