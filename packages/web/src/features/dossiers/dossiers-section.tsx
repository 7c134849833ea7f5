import { dossierDays, type MadeDossier } from '@marklot/contracts/dossiers'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useListTitle } from '../../ui/use-list-title.ts'
import { useInstant } from '../radar/pieces/index.ts'
import { isOpen, useDossiers, useDownload, useRemoveDossier } from './dossier-calls.ts'
import styles from './dossiers-section.module.css'

/** The large dossiers of the account: those in progress, and those ready for download. */
export function DossiersSection() {
  const t = usePhrases('dossiers')
  const ui = usePhrases('ui')
  const { object: dossiers, error, busy, reload } = useDossiers()
  const { title, onRemoved } = useListTitle()
  return (
    <div className={styles.section}>
      <h1 {...title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead', { count: dossierDays })}</p>
      {dossiers ? (
        dossiers.length === 0 ? (
          <EmptyState title={t('none')} text={t('none.text')} />
        ) : (
          <DossierList dossiers={dossiers} onRemoved={onRemoved} />
        )
      ) : error && !busy ? (
        <ErrorState title={t('failed')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')} className={styles.loading}>
          <Skeleton height="160px" />
        </div>
      )}
    </div>
  )
}

function DossierList({ dossiers, onRemoved }: { dossiers: readonly MadeDossier[]; onRemoved: () => void }) {
  const t = usePhrases('dossiers')
  const [asked, setAsked] = useState<MadeDossier | null>(null)
  const removing = useRemoveDossier()
  return (
    <>
      <ul className={styles.list}>
        {dossiers.map((dossier) => (
          <Row key={dossier.id} dossier={dossier} onRemove={() => setAsked(dossier)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('remove.title', { title: asked.title })}
          confirm={t('remove')}
          isBusy={removing.busy}
          onConfirm={async () => {
            await removing.run(asked)
            onRemoved()
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Row({ dossier, onRemove }: { dossier: MadeDossier; onRemove: () => void }) {
  const t = usePhrases('dossiers')
  const { title, state, kind, language, createdUtc } = dossier
  const instant = useInstant()
  const format = useFormat()
  const fileType = dossier.format.toUpperCase()
  const downloading = useDownload()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b dir="auto">{title}</b>
        <span>
          {t(`kind.${kind}`)} · {fileType} · {format.language(language)} · {instant.dayAndTime(createdUtc)}
        </span>
        <State dossier={dossier} />
      </div>
      <div className={styles.actions}>
        {state === 'ready' && (
          <Button
            look="primary"
            size="small"
            disabled={downloading.busy}
            aria-label={t('downloadOf', { title, format: fileType })}
            onClick={() => void downloading.run(dossier).catch(() => undefined)}
          >
            {t('download', { format: fileType })}
          </Button>
        )}
        <Button size="small" look="quiet" aria-label={t(isOpen(dossier) ? 'stopOf' : 'removeOf', { title })} onClick={onRemove}>
          {t(isOpen(dossier) ? 'stop' : 'remove')}
        </Button>
      </div>
    </li>
  )
}

const megabyte = 1_000_000

function State({ dossier: { title, state, done, total, size, expiresUtc } }: { dossier: MadeDossier }) {
  const t = usePhrases('dossiers')
  const format = useFormat()
  const instant = useInstant()
  if (state === 'failed') return <span className={styles.failed}>{t('state.failed')}</span>
  if (state === 'ready')
    return (
      <span>
        {t('state.ready', { count: total })} · {format.number((size ?? 0) / megabyte, 1)} MB ·{' '}
        {t('until', { date: instant.day(expiresUtc) })}
      </span>
    )
  return (
    <span className={styles.making}>
      <progress max={Math.max(1, total)} value={done} aria-label={t('progressOf', { title })} />
      {state === 'waiting' ? t('state.waiting') : t('state.making', { done: format.count(done), total: format.count(total) })}
    </span>
  )
}
