// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepTyped, restoreTyped } from '../../src/features/account/typed-input.ts'

const address = () => `${location.pathname}${location.search}${location.hash}`
const field = () => document.querySelector('input') as HTMLInputElement
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
async function paints(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await painted()
}

/** Stores a typed name and shows the page again, with the field as the server renders it. */
beforeEach(() => {
  document.body.innerHTML = '<main><input name="name"></main>'
  field().value = 'tafilo'
  keepTyped(address())
  field().value = 'tabilo'
})
/** Lets a restoration end before the page goes. */
afterEach(async () => {
  await paints(15)
  document.body.innerHTML = ''
  sessionStorage.clear()
})

it('restores a field again that a busy page resets some paints later', async () => {
  restoreTyped(address())
  expect(field().value).toBe('tafilo')
  await paints(4)
  field().value = 'tabilo'
  await paints(4)
  expect(field().value).toBe('tafilo')
})

it('gives in to a page that sets the field again and again', async () => {
  restoreTyped(address())
  for (let turn = 0; turn < 4; turn++) {
    field().value = 'tabilo'
    await paints(2)
  }
  expect(field().value).toBe('tabilo')
})

it('waits for a field that appears later', async () => {
  const main = document.querySelector('main') as HTMLElement
  const shown = main.innerHTML
  main.innerHTML = ''
  restoreTyped(address())
  await paints(2)
  main.innerHTML = shown
  await paints(2)
  expect(field().value).toBe('tafilo')
})

it('restores nothing on another page', async () => {
  restoreTyped('/elsewhere')
  await paints(2)
  expect(field().value).toBe('tabilo')
})
