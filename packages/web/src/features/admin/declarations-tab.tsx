import type { Declaration } from '@marklot/contracts/declarations'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault } from '../../ui/form/fields.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { declarationsOf } from '../declarations/index.ts'
import styles from './admin.module.css'
import { adminKey, shownInDialog, useChange } from './change.tsx'
import { Answer, ListPage, SearchForm, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useInstant } from './use-instant.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

/** Cancellations and withdrawals. Those that wait for a decision come first. */
export function DeclarationsTab() {
  const t = usePhrases('admin')
  const { query, page, size } = useAdminAddress()
  const answer = useApiQuery(
    [adminKey, 'declarations', query, page, size],
    (api, options) => declarationsOf(api).list({ query: { query, page, size } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <SearchForm label={t('declarations.search')} />
      <Answer answer={answer}>
        {({ total, open, declarations }) => (
          <ListPage total={total} empty={{ title: t('declarations.empty'), text: t('declarations.empty.text') }}>
            <p className={open > 0 ? styles.alarm : styles.muted}>{t('declarations.open', { count: open })}</p>
            <Declarations declarations={declarations} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

function Declarations({ declarations }: { declarations: readonly Declaration[] }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const { addressOf } = useAdminAddress()
  const [settled, setSettled] = useState<Declaration | null>(null)
  const [withdrawn, setWithdrawn] = useState<Declaration | null>(null)
  return (
    <>
      <Table
        label={t('tab.declarations')}
        head={[
          t('log.when'),
          t('declarations.content'),
          t('account'),
          t('state'),
          t('declarations.note'),
          <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
        ]}
      >
        {declarations.map((declaration) => {
          const { id, reference, receivedUtc, lines, accountId, accountName, isSignedIn } = declaration
          return (
            <tr key={id}>
              <th scope="row" className={styles.still}>
                {reference}
                <div className={styles.muted}>{instant(receivedUtc)}</div>
              </th>
              <td className={styles.text}>
                {lines.map(({ label, value }) => (
                  <div key={label}>
                    {label}: {value}
                  </div>
                ))}
              </td>
              <td>
                {accountId === null ? (
                  t('declarations.noAccount')
                ) : (
                  <Link to={addressOf({ tab: 'accounts', account: accountId, query: '' })}>{accountName}</Link>
                )}
                <div className={styles.muted}>{t(isSignedIn ? 'declarations.signedIn' : 'declarations.visitor')}</div>
              </td>
              <State declaration={declaration} />
              <td className={styles.text}>{declaration.note || '–'}</td>
              <td>
                <div className={styles.buttons}>
                  {declaration.kind === 'withdrawal' && accountId !== null && (
                    <Button
                      size="small"
                      aria-label={t('withdrawal.title', { reference })}
                      onClick={() => setWithdrawn(declaration)}
                    >
                      {t('withdrawal.show')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={t('declarations.settle.of', { reference })}
                    onClick={() => setSettled(declaration)}
                  >
                    {t('declarations.settle')}
                  </Button>
                </div>
              </td>
            </tr>
          )
        })}
      </Table>
      {withdrawn && <WithdrawalDialog declaration={withdrawn} onClose={() => setWithdrawn(null)} />}
      {settled && <SettleDialog declaration={settled} onClose={() => setSettled(null)} />}
    </>
  )
}

function State({ declaration }: { declaration: Declaration }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const { state, reason, endsUtc, settledUtc, settledBy } = declaration
  return (
    <td className={state === 'open' ? styles.alarm : undefined}>
      {t(`declarationState.${state}`)}
      {reason && <div>{t(`openReason.${reason}`)}</div>}
      {endsUtc && <div className={styles.muted}>{t('declarations.ends', { date: instant(endsUtc) })}</div>}
      {settledUtc && (
        <div className={styles.muted}>
          {t('declarations.settledBy', { name: settledBy ?? t('declarations.unknownPerson'), date: instant(settledUtc) })}
        </div>
      )}
    </td>
  )
}

/** Asks for a note, and whether the declaration is done. */
function SettleDialog({ declaration, onClose }: { declaration: Declaration; onClose: () => void }) {
  const t = usePhrases('admin')
  const [note, setNote] = useState(declaration.note)
  const [fault, setFault] = useState<string | null>(null)
  const settle = useChange(
    'updating',
    (api, isDone: boolean) => declarationsOf(api).settle({ params: { id: declaration.id }, body: { isDone, note } }),
    shownInDialog,
  )
  const save = (isDone: boolean) => {
    settle.run(isDone).then(
      () => {
        pageEvents.emit('notified', { severity: 'INFO', text: t('declarations.saved') })
        onClose()
      },
      (error: unknown) => setFault(errorText(error)),
    )
  }
  return (
    <Dialog
      title={t('declarations.settle.of', { reference: declaration.reference })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={settle.busy} onClick={() => save(false)}>
            {t('declarations.reopen')}
          </Button>
          <Button look="primary" disabled={settle.busy} onClick={() => save(true)}>
            {t('declarations.done')}
          </Button>
        </>
      }
    >
      <TextArea
        name="note"
        label={t('declarations.note')}
        rows={4}
        required={false}
        maxLength={2_000}
        value={note}
        onChange={setNote}
      />
      {fault && (
        <div role="alert">
          <Fault>{fault}</Fault>
        </div>
      )}
    </Dialog>
  )
}
