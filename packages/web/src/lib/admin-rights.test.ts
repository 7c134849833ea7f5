import { expect, it } from 'vitest'
import { permittedTabs } from './admin-rights.ts'

it('shows the tabs that the permissions allow', () => {
  expect(permittedTabs(undefined)).toEqual([])
  expect(permittedTabs([{ resource: 'Brands', level: 15 }])).toEqual([])
  expect(permittedTabs([{ resource: 'MasterData', level: 1 }])).toEqual(['register'])
  expect(permittedTabs([{ resource: 'Global', level: 15 }])).toEqual([
    'accounts',
    'payments',
    'products',
    'reference',
    'register',
    'jobs',
    'log',
    'declarations',
    'notices',
    'feedback',
  ])
})
