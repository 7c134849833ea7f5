// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
