import type { QueryHolder } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../button.tsx'
import { ErrorState, Skeleton } from '../states.tsx'
import styles from './figures-failed.module.css'

/** Takes the place of figures: a placeholder while they load, or a failure with a button to retry. */
export function FiguresFailed({ holder: { busy, reload } }: { holder: Pick<QueryHolder<unknown>, 'busy' | 'reload'> }) {
  const t = usePhrases('charts')
  const ui = usePhrases('ui')
  if (busy)
    return (
      <div className={styles.skeleton} role="status" aria-label={t('loading.figures')}>
        <Skeleton width="40%" height="72px" />
        {[90, 70, 55, 50, 45, 30, 20].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="14px" />
        ))}
      </div>
    )
  return (
    <ErrorState title={t('failed.title')} text={t('failed.text')}>
      <Button onClick={reload}>{ui('retry')}</Button>
    </ErrorState>
  )
}
