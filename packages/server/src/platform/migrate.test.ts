import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { migrate } from './migrate.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('applies no migration twice', async () => {
  expect(await migrate(world.pool)).toEqual([])
})

it('refuses a file that was changed after it was applied', async () => {
  await world.pool.query(`update schema_migrations set hash = 'other' where name = '0001_register.sql'`)
  await expect(migrate(world.pool)).rejects.toThrow('0001_register.sql was changed')
})

it('refuses the database of a newer program', async () => {
  await world.pool.query(`insert into schema_migrations values ('9999_future.sql', 'x', now())`)
  await expect(migrate(world.pool)).rejects.toThrow('start the newer program')
})
