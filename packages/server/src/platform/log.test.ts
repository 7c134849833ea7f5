import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { createLog } from './log.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('names the database failure without the data that caused it', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const insert = () =>
    world.pool.query(
      `insert into identity_people (id, email, email_key, password_hash, given_name, family_name, locale, created_at)
       values (gen_random_uuid()::text, 'a@b.test', 'erika@example.test', '', '', '', 'de', '2026-01-01')`,
    )
  await insert()
  const error = await insert().catch((reason) => reason)
  expect(error.detail).toContain('erika@example.test')
  log.error({ err: error }, 'A call failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { code: '23505', constraint: 'identity_people_email_key_key', stack: expect.stringContaining('duplicate key') },
  })
  log.error({ err: new AggregateError([error], 'several') }, 'Several failed')
  expect(JSON.parse(lines[1] ?? '').err.aggregateErrors).toMatchObject([{ code: '23505' }])
  expect(lines.join()).not.toContain('erika@example.test')
})
