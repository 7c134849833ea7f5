import type { ProtocolEntry, ProtocolReplay } from '@marklot/contracts/search-protocol'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { Instant } from '../radar/pieces/index.ts'
import { protocolOf, useProtocolChange } from './protocol-calls.ts'
import styles from './protocol-section.module.css'

/** Lists the entries. Each can be compared with today's register or erased. */
export function EntryList({ entries, onErased }: { entries: readonly ProtocolEntry[]; onErased: () => void }) {
  const t = usePhrases('protocol')
  const erasing = useProtocolChange((api, number: number) => protocolOf(api).erase({ params: { number } }))
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <Row key={entry.record.number} entry={entry} onErase={() => setAsked(entry.record.number)} />
        ))}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          title={t('erase.title', { number: asked })}
          confirm={t('erase')}
          isBusy={erasing.busy}
          onConfirm={async () => {
            await erasing.run(asked)
            onErased()
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t('erase.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Row({ entry, onErase }: { entry: ProtocolEntry; onErase: () => void }) {
  const t = usePhrases('protocol')
  const { record, hash, text } = entry
  const { number, offices, counts, atUtc } = record
  const format = useFormat()
  const replaying = useApiMutation('updating', (api) => protocolOf(api).replay({ params: { number } }))
  return (
    <li className={styles.row} value={number}>
      <div className={styles.words}>
        <b dir="auto">{text ? text.question.query || text.question.text || t('everything') : t('erased')}</b>
        <span>
          {number} · <Instant at={atUtc} /> · {t('hits', { count: counts.total })}
          {counts.totalIsLowerBound && '+'}
        </span>
        <span className={styles.offices}>
          {offices
            .filter(({ state }) => state === 'searched')
            .map(({ code, asOf }) => (
              <span key={code}>
                <OfficeFlag code={code} show="code" /> {asOf && format.date(asOf)}
              </span>
            ))}
        </span>
        <code>{hash}</code>
      </div>
      {text && (
        <div className={styles.actions}>
          <Button
            size="small"
            disabled={replaying.busy}
            aria-label={t('replayOf', { number })}
            onClick={() => void replaying.run(undefined).catch(() => undefined)}
          >
            {t('replay')}
          </Button>
          <Button size="small" look="quiet" aria-label={t('eraseOf', { number })} onClick={onErase}>
            {t('erase')}
          </Button>
        </div>
      )}
      <div role="status" className={styles.replay}>
        {replaying.object && <Replay replay={replaying.object} />}
      </div>
    </li>
  )
}

function Replay({ replay: { isSame, entry, counts, added, gone, changed } }: { replay: ProtocolReplay }) {
  const t = usePhrases('protocol')
  const format = useFormat()
  if (isSame) return t('replay.same')
  return (
    <>
      <p>{t('replay.total', { before: format.count(entry.record.counts.total), after: format.count(counts.total) })}</p>
      <Marks title={t('replay.added')} ids={added.map(({ brandId }) => brandId)} />
      <Marks title={t('replay.gone')} ids={gone.map(({ brandId }) => brandId)} />
      <Marks title={t('replay.changed')} ids={changed.map(({ brandId }) => brandId)} />
    </>
  )
}

function Marks({ title, ids }: { title: string; ids: readonly string[] }) {
  const locale = useLocale()
  if (ids.length === 0) return null
  return (
    <p>
      {title}:{' '}
      {ids.map((id, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={paths.brand(locale, id)}>{id}</Link>
        </span>
      ))}
    </p>
  )
}
