import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { createLinkSigner, type LinkSigner } from './signed-links.ts'

let world: World
let signer: LinkSigner
beforeAll(async () => {
  world = await createWorld()
  signer = createLinkSigner(world.pool, 'test')
})
afterAll(() => world.close())

it('reads what any process of the installation has signed', async () => {
  const token = await signer.sign('a.1.de-302026')
  expect(token).toMatch(/^[\w-]+\.[\w-]{27}$/)
  expect(await createLinkSigner(world.pool, 'test').read(token)).toBe('a.1.de-302026')
})

it.each([
  ['another payload', (token: string) => `${Buffer.from('a.2').toString('base64url')}.${token.split('.')[1]}`],
  ['a shorter signature', (token: string) => token.slice(0, -2)],
  ['no signature', (token: string) => token.split('.')[0] ?? ''],
  ['nothing', () => ''],
])('refuses %s', async (_, forge) => {
  expect(await signer.read(forge(await signer.sign('a.1')))).toBeNull()
})

it('refuses tokens of another use', async () => {
  expect(await createLinkSigner(world.pool, 'other').read(await signer.sign('a.1'))).toBeNull()
})
