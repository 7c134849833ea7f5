import type { AuditEntry } from '@marklot/contracts/administration'
import { subscriptionStates } from '@marklot/contracts/billing'
import { productFeatureKeys } from '@marklot/contracts/features'
import { DifferenceKind, TerminationGround } from '@marklot/contracts/payment-administration'
import { type PermissionLevel, permissionAreas, permissionLevels } from '@marklot/contracts/permissions'
import { insideSentence, labelled } from '@marklot/phrases'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import styles from './admin.module.css'
import { administrationOf } from './administration-calls.ts'
import { adminKey } from './change.tsx'
import { type DetailWords, detailLines } from './detail-lines.ts'
import { Answer, ListPage, SearchForm, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useAllProducts } from './use-all-products.ts'
import { useInstant } from './use-instant.ts'

/** Recorded actions, by the server's names. */
const actions = [
  'subscription.granted',
  'subscription.stateChanged',
  'subscription.productChanged',
  'subscription.changedByProvider',
  'subscription.terminated',
  'notice.announced',
  'payment.eventRepeated',
  'payment.differenceSettled',
  'offices.chosen',
  'product.changed',
  'reference.added',
  'reference.changed',
  'reference.deleted',
  'account.changed',
  'account.stateChanged',
  'account.deletionRequested',
  'account.deletionWithdrawn',
  'account.erased',
  'user.stateChanged',
  'permissions.changed',
  'billingAddress.changed',
  'job.repeated',
  'feed.fetched',
  'feedFile.retried',
  'feedFile.skipped',
  'declaration.settled',
] as const

function useActionName(): (action: string) => string {
  const t = usePhrases('admin')
  return (action) => {
    const known = actions.find((one) => one === action)
    return known ? t(`action.${known}`) : action
  }
}

const permissionLevelNames = Object.keys(permissionLevels) as PermissionLevel[]

/** Fields of recorded details, by the server's names. */
const fields = [
  'accountId',
  'changed',
  'description',
  'features',
  'ground',
  'introductoryMonths',
  'isBusinessCustomer',
  'isOffered',
  'kind',
  'language',
  'name',
  'notificationLanguage',
  'offices',
  'permissions',
  'price',
  'product',
  'reason',
  'shortDescription',
  'state',
  'texts',
  'timeZone',
  'validFrom',
  'validUntil',
  'vatRate',
] as const

/**
 * Returns the words for recorded details. Unknown keys, such as those of a plan that no longer exists, are shown as
 * recorded.
 */
function useDetailWords(): DetailWords {
  const locale = useLocale()
  const t = usePhrases('admin')
  const accounts = usePhrases('accounts')
  const billing = usePhrases('billing')
  const payments = usePhrases('payments')
  const ui = usePhrases('ui')
  const format = useFormat()
  const instant = useInstant()
  const products = useAllProducts()
  return {
    labelled: (label, value) => labelled(locale, label, value),
    field: (key) => {
      const known = fields.find((field) => field === key)
      return known ? t(`field.${known}`) : key
    },
    state: (key) => {
      if (key === 'active' || key === 'suspended') return accounts(`accountState.${key}`)
      if (key === 'open' || key === 'done') return t(`declarationState.${key}`)
      return billing(`subscriptionState.${subscriptionStates.find((state) => state === key) ?? 'unknown'}`)
    },
    feature: (key) => {
      const known = productFeatureKeys.find((feature) => feature === key)
      return known ? billing(`feature.${known}`) : key
    },
    product: (key) => products.find((product) => product.key === key)?.name ?? key,
    language: format.language,
    instant,
    key: (field, key) => {
      const ground = field === 'ground' ? TerminationGround.options.find((one) => one === key) : undefined
      if (ground) return payments(`ground.${ground}`)
      const kind = field === 'kind' ? DifferenceKind.options.find((one) => one === key) : undefined
      return kind ? payments(`differenceKind.${kind}`) : key
    },
    permission: ({ resource, level }) => {
      const area = permissionAreas.find((one) => one === resource)
      const held = permissionLevelNames.filter((name) => (level & permissionLevels[name]) !== 0)
      const names = format.list(
        held.map((name) => insideSentence(locale, t(`level.${name}`))),
        'unit',
      )
      return `${area ? t(`area.${area}`) : resource} (${names})`
    },
    yes: ui('yes'),
    no: ui('no'),
  }
}

/** The audit log, newest first. */
export function LogTab() {
  const t = usePhrases('admin')
  const { query, page, size, go } = useAdminAddress()
  const nameOf = useActionName()
  const answer = useApiQuery(
    [adminKey, 'log', query, page, size],
    (api, options) => administrationOf(api).auditEntries({ query: { query, page, size } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.narrow}>
          <SelectField
            name="action"
            label={t('log.kind')}
            value={actions.find((action) => action === query) ?? ''}
            onChange={(action) => go({ query: action })}
            options={[['', t('log.all')], ...actions.map((action) => [action, nameOf(action)] as const)]}
          />
        </div>
        <SearchForm label={t('log.search')} />
      </div>
      <Answer answer={answer}>
        {({ total, entries }) => (
          <ListPage total={total} empty={{ title: t('log.empty'), text: t('log.empty.text') }}>
            <Entries entries={entries} nameOf={nameOf} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

function Entries({ entries, nameOf }: { entries: readonly AuditEntry[]; nameOf: (action: string) => string }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const words = useDetailWords()
  const whoOf = ({ userId, userName }: AuditEntry) => userName ?? userId ?? t('log.product')
  return (
    <Table label={t('tab.log')} head={[t('log.when'), t('log.who'), t('log.what'), t('log.object'), t('log.details')]}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className={styles.still}>{instant(entry.at)}</td>
          <td>{whoOf(entry)}</td>
          <th scope="row">{nameOf(entry.action)}</th>
          <td>{entry.objectId ?? '–'}</td>
          <td className={styles.text}>
            {detailLines(entry.details, words).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  )
}
