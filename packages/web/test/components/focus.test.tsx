// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage } from './page.tsx'
import { searching } from './register.ts'

afterEach(closePage)

const bar = () => within(screen.getAllByRole('banner')[0] as HTMLElement)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('goes to the heading of a page that a link opened', async () => {
  const { user } = await openPage('/en/check', searching)
  await user.click(bar().getByRole('link', { name: 'Brand-Radar' }))
  const opened = await heading('Which brand should be monitored?')
  expect(document.activeElement).toBe(opened)
})

describe('in a dialog', () => {
  it('begins at the first field', async () => {
    const { user } = await openPage('/en/search?q=Lumora', searching)
    await user.click(await screen.findByRole('button', { name: 'More filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }))
    expect(document.activeElement).toBe(dialog.getByRole('tab', { selected: true }))
  })

  it('begins at the title if there is text to read first', async () => {
    const { user } = await openPage('/en/search?q=Lumora', searching)
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookie settings' }))
    const dialog = await screen.findByRole('dialog')
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }))
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  })
})

it('stays where it is when only the language changes, and after going back', async () => {
  const { goTo, goBack } = await openPage('/en/check', searching)
  const menu = bar().getByRole('button', { name: /^Language/ })
  act(() => menu.focus())
  await goTo('/de/check')
  await heading('Was soll den Namen tragen?')
  expect(document.activeElement).toBe(menu)
  await goTo('/de/monitor')
  act(() => menu.focus())
  await goBack()
  await heading('Was soll den Namen tragen?')
  expect(document.activeElement).toBe(menu)
})
