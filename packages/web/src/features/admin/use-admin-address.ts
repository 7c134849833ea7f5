import { useNavigate, useSearchParams } from 'react-router'
import { type AdminTab, adminTabs } from '../../lib/admin-rights.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale } from '../../lib/phrases.tsx'
import { type ReferenceList, referenceLists } from '../../lib/reference.ts'

export const pageSizes = [25, 50, 100] as const

export const paymentParts = ['subscriptions', 'events', 'differences', 'ledger', 'invoices', 'consents', 'revenue'] as const
export type PaymentPart = (typeof paymentParts)[number]

/** The filters of a list of payments, and the open subscription. An empty value selects nothing. */
export interface PaymentFilter {
  subscription: string
  provider: string
  state: string
  kind: string
  year: string
}
export const noFilter: PaymentFilter = { subscription: '', provider: '', state: '', kind: '', year: '' }

/** The page's state, as stored in the address. */
export interface AdminState extends PaymentFilter {
  /** Null: the first permitted tab. */
  tab: AdminTab | null
  /** Id of the open account. */
  account: string | null
  list: ReferenceList
  part: PaymentPart
  query: string
  page: number
  size: number
}
export interface AdminAddress extends AdminState {
  /** The address with some parts changed. A change of tab or query starts at the first page. */
  addressOf: (change: Partial<AdminState>) => string
  go: (change: Partial<AdminState>) => void
}

/** Reads the page's state from the address, and navigates to other states. */
export function useAdminAddress(): AdminAddress {
  const locale = useLocale()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const state: AdminState = {
    tab: adminTabs.find(({ name }) => name === parameters.get('tab'))?.name ?? null,
    account: parameters.get('account'),
    list: referenceLists.find((name) => name === parameters.get('list')) ?? 'brandStates',
    part: paymentParts.find((name) => name === parameters.get('part')) ?? paymentParts[0],
    ...filterIn(parameters),
    query: (parameters.get('query') ?? '').slice(0, 200),
    page: Math.max(1, Math.min(100_000, Math.floor(Number(parameters.get('page'))) || 1)),
    size: pageSizes.find((size) => String(size) === parameters.get('size')) ?? pageSizes[0],
  }
  const addressOf = (change: Partial<AdminState>) => {
    const { tab, account, list, part, query, page, size, ...filter } = { ...state, page: 1, ...change }
    return paths.admin(locale, {
      tab: tab ?? undefined,
      account: account ?? undefined,
      list: tab === 'reference' ? list : undefined,
      ...(tab === 'payments' ? { part: part === paymentParts[0] ? undefined : part, ...given(filter) } : {}),
      query: query || undefined,
      page: page > 1 ? page : undefined,
      size: size === pageSizes[0] ? undefined : size,
    })
  }
  return { ...state, addressOf, go: (change) => void navigate(addressOf(change)) }
}

const filterIn = (parameters: URLSearchParams): PaymentFilter => ({
  subscription: parameters.get('subscription') ?? '',
  provider: parameters.get('provider') ?? '',
  state: parameters.get('state') ?? '',
  kind: parameters.get('kind') ?? '',
  year: parameters.get('year') ?? '',
})

const given = (filter: PaymentFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as Partial<PaymentFilter>
