import type { Locale } from '@marklot/contracts'
import type { ModelConsent } from '@marklot/contracts/advisor'
import { formatPhrase } from '@marklot/phrases'
import { advisor as phrases } from '@marklot/phrases/advisor'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { currentConsent, storeConsent, withdrawConsent } from './advisor.store.ts'
import type { ModelSettings } from './model-settings.ts'

export interface ConsentContext {
  pool: Pool
  clock: Clock
  /** The model's settings; null without a model. */
  settings: ModelSettings | null
}

/** The day of the consent text, which is its version. */
const textVersion = '2026-11-23'

/**
 * Returns the version of a consent. A consent names its recipient, so it ends with a change of server or model. The
 * simulator counts as one server, because its port changes at every start.
 */
const versionFor = ({ url, model, isSimulator }: ModelSettings): string =>
  [textVersion, isSimulator ? 'simulator' : new URL(url).host, model].join(' ')

export async function hasConsented({ pool, settings }: ConsentContext, accountId: string): Promise<boolean> {
  if (settings === null) return false
  return (await currentConsent(pool, accountId))?.version === versionFor(settings)
}

export async function readConsent({ pool, settings }: ConsentContext, accountId: string, locale: Locale): Promise<ModelConsent> {
  if (settings === null) return { isNeeded: false, version: '', text: phrases['consent.none'][locale], givenUtc: null }
  const version = versionFor(settings)
  const consent = await currentConsent(pool, accountId)
  return {
    isNeeded: true,
    version,
    text: formatPhrase(phrases['consent.text'][locale], locale, { host: new URL(settings.url).host, model: settings.model }),
    givenUtc: consent?.version === version ? consent.givenAt.toISOString() : null,
  }
}

/** Stores a consent. @throws AppError `consent.outdated` for any version but the current one */
export async function giveConsent(
  context: ConsentContext,
  accountId: string,
  version: string,
  locale: Locale,
): Promise<ModelConsent> {
  const { pool, clock, settings } = context
  if (settings !== null) {
    if (version !== versionFor(settings)) throw new AppError('consent.outdated')
    await storeConsent(pool, accountId, version, clock.now())
  }
  return readConsent(context, accountId, locale)
}

export async function endConsent(context: ConsentContext, accountId: string, locale: Locale): Promise<ModelConsent> {
  await withdrawConsent(context.pool, accountId, context.clock.now())
  return readConsent(context, accountId, locale)
}
