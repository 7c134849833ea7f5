import type { CodedValue, Locale } from '@marklot/contracts'
import type { Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { hasMarksInState, removeKnownState } from '../register/index.ts'
import { lockTextsOf, removeTexts, writeText } from './reference.store.ts'
import type { ReferenceTexts } from './reference-texts.ts'
import { builtInKeys, type ListName } from './values.ts'

export interface ReferenceContext {
  pool: Pool
  clock: Clock
  texts: ReferenceTexts
}

/** Returns the value with this key, regardless of case. @throws AppError `reference.notFound` */
export function pickValue(values: readonly CodedValue[], key: string): CodedValue {
  const found = values.find((value) => value.key.toLowerCase() === key.toLowerCase())
  if (!found) throw new AppError('reference.notFound')
  return found
}

/**
 * Writes a value's text in one language, or adds the value (spec 2, section 7.2; decisions, "Upsert of a keyed list").
 * @throws AppError `auth.forbidden` if the value is new and the person may change values but not create them
 */
export async function upsertValue(
  { pool, clock, texts }: ReferenceContext,
  list: ListName,
  change: CodedValue,
  locale: Locale,
  by: Member,
): Promise<CodedValue> {
  await texts.refresh()
  const before = texts.values(list, locale).find(({ key }) => key.toLowerCase() === change.key.toLowerCase())
  if (!before && !by.holds('MasterData', 'Create')) throw new AppError('auth.forbidden')
  const key = before?.key ?? change.key
  const { description, shortDescription } = change
  await transaction(pool, async (client) => {
    const now = clock.now()
    await lockTextsOf(client, list, key)
    await writeText(client, { list, key, language: locale, description, shortDescription }, now)
    await recordChange(client, {
      at: now,
      userId: by.user.id,
      area: 'MasterData',
      action: before ? 'reference.changed' : 'reference.added',
      objectId: `${list}/${key}`,
      details: {
        language: locale,
        ...(before?.description === description ? {} : { description: [before?.description ?? null, description] }),
        ...(before?.shortDescription === shortDescription
          ? {}
          : { shortDescription: [before?.shortDescription ?? null, shortDescription] }),
      },
    })
  })
  await texts.refresh()
  return { key, description, shortDescription }
}

/**
 * Deletes a value with its texts in all languages.
 * @throws AppError `reference.notFound`; `reference.inUse` for built-in values and for states that marks have
 */
export async function deleteValue(
  { pool, clock, texts }: ReferenceContext,
  list: ListName,
  asked: string,
  locale: Locale,
  by: Member,
): Promise<null> {
  await texts.refresh()
  const value = pickValue(texts.values(list, locale), asked)
  if (builtInKeys[list].includes(value.key)) throw new AppError('reference.inUse')
  await transaction(pool, async (client) => {
    const written = await lockTextsOf(client, list, value.key)
    if (list === 'BrandStates') {
      if (await hasMarksInState(client, value.key)) throw new AppError('reference.inUse')
      await removeKnownState(client, value.key)
    }
    await removeTexts(client, list, value.key)
    await recordChange(client, {
      at: clock.now(),
      userId: by.user.id,
      area: 'MasterData',
      action: 'reference.deleted',
      objectId: `${list}/${value.key}`,
      details: { texts: Object.fromEntries(written.map((text) => [text.language, text.description])) },
    })
  })
  await texts.refresh()
  return null
}
