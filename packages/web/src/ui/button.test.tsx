// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

const button = () => screen.getByRole<HTMLButtonElement>('button')

it('keeps the focus while a press disables it, and does nothing meanwhile', () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Save</Button>)
  act(() => button().focus())
  fireEvent.click(button())
  rerender(
    <Button disabled onClick={press}>
      Save
    </Button>,
  )
  fireEvent.click(button())
  expect(press).toHaveBeenCalledOnce()
  expect(button().disabled).toBe(false)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  rerender(<Button onClick={press}>Save</Button>)
  fireEvent.click(button())
  expect(press).toHaveBeenCalledTimes(2)
  expect(button().hasAttribute('aria-disabled')).toBe(false)
})

it('is disabled like any other once it has lost the focus', () => {
  render(<Button disabled>Save</Button>)
  expect(button().disabled).toBe(true)
  cleanup()
  const { rerender } = render(<Button>Save</Button>)
  act(() => button().focus())
  rerender(<Button disabled>Save</Button>)
  act(() => button().blur())
  expect(button().disabled).toBe(true)
})
