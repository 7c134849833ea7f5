import type { User } from '@marklot/contracts/accounts'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './admin.module.css'
import { adminKey, ChangeButton, ConfirmButton, useChange } from './change.tsx'
import { Answer, Table } from './parts.tsx'
import { PermissionDialog } from './permission-dialog.tsx'

/** The people of an account, their state and their permissions. */
export function AccountPeople({ accountId }: { accountId: string }) {
  const t = usePhrases('admin')
  const answer = useApiQuery(
    [adminKey, 'people', accountId],
    (api, options) => api.accounts.accountUsers({ params: { id: accountId } }, options),
    { staleTime: 0 },
  )
  return (
    <section className={styles.section}>
      <h2>{t('account.people')}</h2>
      <Answer answer={answer}>
        {(users) => (
          <Table
            label={t('account.people')}
            head={[
              t('account.people'),
              t('user.email'),
              t('state'),
              t('user.lastSeen'),
              <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
            ]}
          >
            {users.map((user) => (
              <PersonRow key={user.id} user={user} />
            ))}
          </Table>
        )}
      </Answer>
    </section>
  )
}

function PersonRow({ user }: { user: User }) {
  const t = usePhrases('admin')
  const states = usePhrases('accounts')
  const format = useFormat()
  const [showsPermissions, setShowsPermissions] = useState(false)
  const { id, state } = user
  const name = user.name ?? user.email ?? t('user.unnamed')
  const change = useChange('updating', (api, next: User['state']) =>
    api.accounts.userState({ params: { id }, body: { state: next } }),
  )
  return (
    <tr>
      <th scope="row">{user.name ?? t('user.unnamed')}</th>
      <td>
        {user.email ?? '–'}
        {user.email && !user.emailVerified && <span className={styles.muted}> ({t('user.unverified')})</span>}
      </td>
      <td className={state === 'suspended' ? styles.alarm : undefined}>{states(`accountState.${state}`)}</td>
      <td className={styles.still}>{format.date(user.lastSeenUtc.slice(0, 10))}</td>
      <td>
        <div className={styles.buttons}>
          <Button size="small" aria-label={t('permissions.of', { name })} onClick={() => setShowsPermissions(true)}>
            {t('permissions')}
          </Button>
          {state === 'active' ? (
            <ConfirmButton
              label={t('user.suspend')}
              text={t('user.suspend.text', { name })}
              change={change}
              values="suspended"
              done={t('saved')}
            />
          ) : (
            <ChangeButton label={t('user.reopen')} change={change} values="active" done={t('saved')} />
          )}
        </div>
        {showsPermissions && <PermissionDialog userId={id} name={name} onClose={() => setShowsPermissions(false)} />}
      </td>
    </tr>
  )
}
