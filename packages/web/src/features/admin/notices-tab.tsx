import { maintenanceNoticeHours, type Notice, type NoticeInput, noticedTerms } from '@marklot/contracts/notices'
import { versionsOf } from '@marklot/phrases/legal/documents'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault, SelectField, TextField } from '../../ui/form/fields.tsx'
import styles from './admin.module.css'
import { AnnouncePriceDialog } from './announce-price-dialog.tsx'
import { adminKey, shownInDialog, useChange } from './change.tsx'
import { noticesOf } from './notice-calls.ts'
import { Answer, ListPage, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useAllProducts } from './use-all-products.ts'
import { useInstant } from './use-instant.ts'

/** Notices of maintenance, changed terms and changed prices: announced here, sent by mail, with the answers to them. */
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
        <Button onClick={() => setKind('price')}>{t('notices.announce.price')}</Button>
      </div>
      <Answer answer={answer}>
        {({ total, notices }) => (
          <ListPage total={total} empty={{ title: t('notices.empty'), text: t('notices.empty.text') }}>
            <Notices notices={notices} />
          </ListPage>
        )}
      </Answer>
      {kind === 'price' && <AnnouncePriceDialog onClose={() => setKind(null)} />}
      {kind && kind !== 'price' && <AnnounceDialog kind={kind} onClose={() => setKind(null)} />}
    </>
  )
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const [shown, setShown] = useState<Notice | null>(null)
  return (
    <>
      <Table label={t('tab.notices')} head={[t('log.when'), t('notices.what'), t('notices.mails'), t('notices.answersHead')]}>
        {notices.map((notice) => {
          const { id, announcedUtc, mails, sentUtc } = notice
          return (
            <tr key={id}>
              <th scope="row" className={styles.still}>
                {instant(announcedUtc)}
              </th>
              <td>
                <NoticeText notice={notice} />
              </td>
              <td>{sentUtc ? t('notices.sent', { count: mails }) : t('notices.sending', { count: mails })}</td>
              <td>
                <Answers notice={notice} onShow={() => setShown(notice)} />
              </td>
            </tr>
          )
        })}
      </Table>
      {shown && <ObjectionsDialog notice={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function NoticeText({ notice }: { notice: Notice }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const format = useFormat()
  const products = useAllProducts()
  const { kind, startsUtc, endsUtc, document, version, price } = notice
  if (kind === 'maintenance') return t('notices.maintenance', { from: instant(startsUtc), until: instant(endsUtc) })
  const date = instant(startsUtc)
  if (!price) return t('notices.terms', { document: t(`notices.${document ?? 'terms-consumers'}`), version: version ?? '', date })
  const product = products.find(({ key }) => key === price.product)?.name ?? price.product
  const amounts = { old: format.money(price.oldPrice, 'EUR'), price: format.money(price.price, 'EUR') }
  return t(price.appliedUtc ? 'notices.priceApplied' : 'notices.price', {
    product,
    ...amounts,
    date: instant(price.appliedUtc ?? startsUtc),
  })
}

/** The answers of the people whom a notice concerns. */
function Answers({ notice: { kind, price, objections }, onShow }: { notice: Notice; onShow: () => void }) {
  const t = usePhrases('admin')
  if (kind === 'maintenance') return '–'
  if (price) return t('notices.answers', { agreed: price.agreed, declined: price.declined })
  if (objections === 0) return '0'
  return (
    <Button size="small" onClick={onShow}>
      {t('notices.showObjections', { count: objections })}
    </Button>
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

/** Asks for the content of an announcement. The server checks the periods of notice. */
function AnnounceDialog({ kind, onClose }: { kind: 'maintenance' | 'terms'; onClose: () => void }) {
  const t = usePhrases('admin')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [document, setDocument] = useState<(typeof noticedTerms)[number]>('terms-consumers')
  const [fault, setFault] = useState<string | null>(null)
  const announce = useChange('creating', (api, body: NoticeInput) => noticesOf(api).announce({ body }), shownInDialog)
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
