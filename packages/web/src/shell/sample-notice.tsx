import { useConfig } from '../lib/config.tsx'
import { usePhrases } from '../lib/phrases.tsx'
import { Icon } from '../ui/icon.tsx'
import classes from './sample-notice.module.css'
import { useHealth } from './use-health.ts'

/** Labels the register as invented on every page until a real one is loaded. */
export function SampleNotice() {
  const t = usePhrases('shell')
  const { sampleNotice } = useConfig()
  const health = useHealth()
  if (!sampleNotice || !health.object?.register.isSample) return null
  return (
    <aside className={classes.notice} aria-label={t('sampleData')}>
      <p className="page">
        <Icon name="sample" small />
        <span>
          <strong>{t('sampleData')}.</strong> {t('sampleDataText')}
        </span>
      </p>
    </aside>
  )
}
