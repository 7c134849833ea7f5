import { extendClient } from '@marklot/contracts'
import { maintenanceNoticeHours, type Notice, type NoticeInput, noticedTerms, noticesEndpoints } from '@marklot/contracts/notices'
import { versionsOf } from '@marklot/phrases/legal/documents'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { type Api, useApiQuery } from '../../lib/api.tsx'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault, SelectField, TextField } from '../../ui/form/fields.tsx'
import styles from './admin.module.css'
import { adminKey, useChange } from './change.tsx'
import { Answer, ListPage, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useInstant } from './use-instant.ts'

const noticesOf = (api: Api) => extendClient(api, { notices: noticesEndpoints }).notices

/** Notices of maintenance and of changed terms: announced here, sent by mail, with the objections to them. */
export function NoticesTab() {
  const t = usePhrases('admin')
  const { page, size } = useAdminAddress()
  const [kind, setKind] = useState<Notice['kind'] | null>(null)
  const answer = useApiQuery(
    [adminKey, 'notices', page, size],
    (api, options) => noticesOf(api).list({ query: { page, size } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <div className={styles.bar}>
        <Button onClick={() => setKind('maintenance')}>{t('notices.announce.maintenance')}</Button>
        <Button onClick={() => setKind('terms')}>{t('notices.announce.terms')}</Button>
      </div>
      <Answer answer={answer}>
        {({ total, notices }) => (
          <ListPage total={total} empty={{ title: t('notices.empty'), text: t('notices.empty.text') }}>
            <Notices notices={notices} />
          </ListPage>
        )}
      </Answer>
      {kind && <AnnounceDialog kind={kind} onClose={() => setKind(null)} />}
    </>
  )
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const [shown, setShown] = useState<Notice | null>(null)
  return (
    <>
      <Table label={t('tab.notices')} head={[t('log.when'), t('notices.what'), t('notices.mails'), t('notices.objections')]}>
        {notices.map((notice) => {
          const { id, kind, announcedUtc, startsUtc, endsUtc, document, version, mails, sentUtc, objections } = notice
          return (
            <tr key={id}>
              <th scope="row" className={styles.still}>
                {instant(announcedUtc)}
              </th>
              <td>
                {kind === 'maintenance'
                  ? t('notices.maintenance', { from: instant(startsUtc), until: instant(endsUtc) })
                  : t('notices.terms', {
                      document: t(`notices.${document ?? 'terms-consumers'}`),
                      version: version ?? '',
                      date: instant(startsUtc),
                    })}
              </td>
              <td>{sentUtc ? t('notices.sent', { count: mails }) : t('notices.sending', { count: mails })}</td>
              <td>
                {kind === 'maintenance' ? (
                  '–'
                ) : objections === 0 ? (
                  '0'
                ) : (
                  <Button size="small" onClick={() => setShown(notice)}>
                    {t('notices.showObjections', { count: objections })}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </Table>
      {shown && <ObjectionsDialog notice={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function ObjectionsDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const { addressOf } = useAdminAddress()
  const answer = useApiQuery([adminKey, 'notices', 'objections', notice.id], (api, options) =>
    noticesOf(api).objections({ params: { id: notice.id } }, options),
  )
  return (
    <Dialog title={t('notices.objections')} onClose={onClose}>
      <Answer answer={answer}>
        {(objections) => (
          <ul>
            {objections.map(({ accountId, accountName, objectedUtc }) => (
              <li key={accountId}>
                <Link to={addressOf({ tab: 'accounts', account: accountId, query: '' })}>{accountName}</Link>,{' '}
                {instant(objectedUtc)}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Dialog>
  )
}

/** Asks what is announced. The server checks the periods of notice. */
function AnnounceDialog({ kind, onClose }: { kind: Notice['kind']; onClose: () => void }) {
  const t = usePhrases('admin')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [document, setDocument] = useState<(typeof noticedTerms)[number]>('terms-consumers')
  const [fault, setFault] = useState<string | null>(null)
  const announce = useChange('creating', (api, body: NoticeInput) => noticesOf(api).announce({ body }))
  const [version = ''] = versionsOf(document)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [starts, ends] = [new Date(from), new Date(until)]
    if (kind === 'maintenance' && (Number.isNaN(starts.getTime()) || Number.isNaN(ends.getTime())))
      return setFault(t('notices.bothTimes'))
    const input: NoticeInput =
      kind === 'maintenance'
        ? { kind, startsUtc: starts.toISOString(), endsUtc: ends.toISOString() }
        : { kind, document, version }
    announce.run(input).then(
      () => {
        pageEvents.emit('notified', { severity: 'INFO', text: t('notices.announced') })
        onClose()
      },
      (error: unknown) => setFault(errorText(error)),
    )
  }
  return (
    <Dialog title={t(`notices.announce.${kind}`)} onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.section}>
        <p>{t(`notices.hint.${kind}`, { hours: maintenanceNoticeHours })}</p>
        {kind === 'maintenance' ? (
          <>
            <TextField name="from" type="datetime-local" label={t('notices.from')} value={from} onChange={setFrom} />
            <TextField name="until" type="datetime-local" label={t('notices.until')} value={until} onChange={setUntil} />
          </>
        ) : (
          <>
            <SelectField
              name="document"
              label={t('notices.document')}
              value={document}
              options={noticedTerms.map((one) => [one, t(`notices.${one}`)])}
              onChange={(value) => setDocument(value as typeof document)}
            />
            <p>{t('notices.version', { version })}</p>
          </>
        )}
        {fault && (
          <div role="alert">
            <Fault>{fault}</Fault>
          </div>
        )}
        <div className={styles.bar}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" disabled={announce.busy}>
            {t('notices.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
