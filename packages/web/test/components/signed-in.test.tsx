// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closePage, openPage } from './page.tsx'
import { id, signedIn, user } from './person.ts'

/** Ends the reading of the provider's answer. */
let arrived: () => void = () => undefined
vi.mock('../../src/features/account/identity-provider.ts', () => ({
  arrive: async () => {
    await new Promise<void>((resolve) => {
      arrived = resolve
    })
    return { flow: 'editProfile', returnTo: '/en/account', outcome: 'done' }
  },
}))
afterEach(closePage)

it('shows a changed address on the return from the profile', async () => {
  let email = 'old@example.test'
  const { sent } = await openPage('/en/signed-in?code=1', signedIn({ 'GET /user': () => ({ ...user, email }) }), id)
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /user')).toBe(true))
  email = 'new@example.test'
  arrived()
  expect(await screen.findByText('new@example.test')).toBeDefined()
})

it('asks in the language of the page to which a reader changes', async () => {
  const { sent, languages, goTo } = await openPage('/en/account', signedIn({}), id)
  const asked = () => sent.flatMap(({ call }, at) => (call === 'GET /user' ? [languages[at]] : []))
  await waitFor(() => expect(asked()).toEqual(['en']))
  await goTo('/de/account')
  await waitFor(() => expect(asked()).toEqual(['en', 'de']))
})
