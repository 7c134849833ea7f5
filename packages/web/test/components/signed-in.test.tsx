// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { visitorSignIn } from '../../src/lib/sign-in.ts'
import { closePage, openPage } from './page.tsx'
import { id, signedIn, user } from './person.ts'

/** Ends the reading of the provider's answer. */
const nothing = () => undefined
let arrived: () => void = nothing
vi.mock('../../src/features/account/identity-provider.ts', () => ({
  arrive: async () => {
    await new Promise<void>((resolve) => {
      arrived = resolve
    })
    return { flow: 'editProfile', returnTo: '/en/account', outcome: 'done' }
  },
}))
afterEach(() => {
  closePage()
  arrived = nothing
})

it('shows a changed address on the return from the profile', async () => {
  let email = 'old@example.test'
  const { sent } = await openPage('/en/signed-in?code=1', signedIn({ 'GET /user': () => ({ ...user, email }) }), id)
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /user')).toBe(true))
  email = 'new@example.test'
  arrived()
  expect(await screen.findByText('new@example.test')).toBeDefined()
})

it('asks first in the language of the page where the sign-in began, which a new account gets', async () => {
  let person: string | null = null
  const listeners = new Set<() => void>()
  const { sent, languages } = await openPage('/de/signed-in?code=2', signedIn({}), {
    ...visitorSignIn,
    person: () => person,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    arrived: () => {
      person = id
      for (const listener of listeners) listener()
    },
  })
  await waitFor(() => expect(arrived).not.toBe(nothing))
  arrived()
  await waitFor(() => expect(sent.some(({ call }) => call === 'GET /user')).toBe(true))
  const asked = sent.flatMap(({ call }, at) => (call.startsWith('GET /user') ? [languages[at]] : []))
  expect(new Set(asked)).toEqual(new Set(['en']))
})

it('asks in the language of the page to which a reader changes', async () => {
  const { sent, languages, goTo } = await openPage('/en/account', signedIn({}), id)
  const asked = () => sent.flatMap(({ call }, at) => (call === 'GET /user' ? [languages[at]] : []))
  await waitFor(() => expect(asked()).toEqual(['en']))
  await goTo('/de/account')
  await waitFor(() => expect(asked()).toEqual(['en', 'de']))
})
