import type { LogoProgress } from '@marklot/contracts/administration'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import styles from './admin.module.css'
import { administrationOf } from './administration-calls.ts'
import { adminKey } from './change.tsx'
import { Answer } from './parts.tsx'
import { useInstant } from './use-instant.ts'

/** The progress in describing the register's pictures, and why other pictures are not compared. */
export function LogoProgressSection() {
  const answer = useApiQuery([adminKey, 'logos'], (api, options) => administrationOf(api).logoProgress(undefined, options), {
    staleTime: 0,
  })
  return <Answer answer={answer}>{(progress) => <Progress progress={progress} />}</Answer>
}

const faults = ['missing', 'unreadable', 'blank'] as const

function Progress({ progress }: { progress: LogoProgress }) {
  const t = usePhrases('admin')
  const format = useFormat()
  const instant = useInstant()
  const { described, pictures, waiting, linked, withoutPicture, perMinute, asOfUtc, lastUtc } = progress
  return (
    <>
      <p>
        {t('logos.described', { of: format.count(described), total: format.count(pictures) })}{' '}
        {asOfUtc === null ? t('logos.never') : t('logos.asOf', { date: instant(asOfUtc) })}
      </p>
      <progress className={styles.progress} max={Math.max(1, pictures)} value={pictures - waiting} aria-label={t('logos')} />
      <div className={styles.figures}>
        <LeaderList>
          <LeaderItem label={t('logos.waiting')}>{format.count(waiting)}</LeaderItem>
          <LeaderItem label={t('logos.rate')}>{format.count(perMinute)}</LeaderItem>
          <LeaderItem label={t('logos.last')}>{instant(lastUtc)}</LeaderItem>
        </LeaderList>
        <LeaderList>
          {faults.map((fault) => (
            <LeaderItem key={fault} label={t(`logos.fault.${fault}`)} isLate={progress.faults[fault] > 0}>
              {format.count(progress.faults[fault])}
            </LeaderItem>
          ))}
        </LeaderList>
        <LeaderList>
          <LeaderItem label={t('logos.linked')}>{format.count(linked)}</LeaderItem>
          <LeaderItem label={t('logos.withoutPicture')}>{format.count(withoutPicture)}</LeaderItem>
        </LeaderList>
      </div>
    </>
  )
}
