import type { Account } from '@marklot/contracts/accounts'
import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountPeople } from './account-people.tsx'
import { AccountSubscriptions } from './account-subscriptions.tsx'
import styles from './admin.module.css'
import { adminKey, ChangeButton, ConfirmButton, useChange } from './change.tsx'
import { Answer, Facts } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useInstant, useLanguageName } from './use-instant.ts'

/** An account with its people and subscriptions, and the administrator's actions on them. */
export function AccountDetail({ id }: { id: string }) {
  const t = usePhrases('admin')
  const { addressOf, query, page } = useAdminAddress()
  const answer = useApiQuery([adminKey, 'account', id], (api, options) => api.accounts.account({ params: { id } }, options), {
    staleTime: 0,
  })
  return (
    <>
      <Link className={styles.back} to={addressOf({ account: null, query, page })}>
        <Icon name="chevron-left" small />
        {t('accounts.back')}
      </Link>
      <Answer answer={answer}>
        {(account) => (
          <div className={styles.parts}>
            <AccountFacts account={account} />
            <AccountSubscriptions account={account} />
            <AccountPeople accountId={account.id} />
          </div>
        )}
      </Answer>
    </>
  )
}

function AccountFacts({ account }: { account: Account }) {
  const t = usePhrases('admin')
  const ui = usePhrases('ui')
  const states = usePhrases('accounts')
  const instant = useInstant()
  const languageName = useLanguageName()
  const { id } = account
  const change = useChange('updating', (api, state: Account['state']) =>
    api.accounts.accountState({ params: { id }, body: { state } }),
  )
  return (
    <section className={styles.section}>
      <div className={styles.bar}>
        <h2>{account.name}</h2>
        {account.state === 'active' ? (
          <ConfirmButton
            label={t('account.suspend')}
            text={t('account.suspend.text')}
            change={change}
            values="suspended"
            done={t('saved')}
          />
        ) : (
          <ChangeButton label={t('account.reopen')} change={change} values="active" done={t('saved')} />
        )}
      </div>
      <Facts
        facts={[
          [t('state'), states(`accountState.${account.state}`)],
          [t('account.id'), id],
          [t('account.created'), instant(account.createdUtc)],
          [t('account.business'), account.isBusinessCustomer ? ui('yes') : ui('no')],
          [t('account.timeZone'), account.timeZone],
          [t('account.language'), languageName(account.notificationLanguage)],
          ...(account.deletionDueUtc ? [[t('account.deletion'), instant(account.deletionDueUtc)] as const] : []),
        ]}
      />
    </section>
  )
}
