// @vitest-environment happy-dom
import { Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { ConfigProvider } from '../../src/lib/config.tsx'
import { PhraseStore, PhrasesProvider, usePhrases } from '../../src/lib/phrases.tsx'
import { testConfig } from '../../src/lib/test-config.ts'

it('a component whose texts arrive while it renders is rendered without an error', async () => {
  const errors: unknown[] = []
  const container = document.createElement('div')
  const root = createRoot(container, { onRecoverableError: (error) => errors.push(error) })
  const store = new PhraseStore(async () => ({ retry: 'Try again' }))
  function Probe() {
    const [name] = useState('probe')
    const t = usePhrases('ui')
    const [more] = useState('!')
    return `${name}: ${t('retry')}${more}`
  }
  startTransition(() =>
    root.render(
      <ConfigProvider config={testConfig}>
        <PhrasesProvider locale="en" store={store}>
          <Suspense>
            <Probe />
          </Suspense>
        </PhrasesProvider>
      </ConfigProvider>,
    ),
  )
  await expect.poll(() => container.textContent).toBe('probe: Try again!')
  expect(errors).toEqual([])
  root.unmount()
})
