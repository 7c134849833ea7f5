import { useConfig } from '../../lib/config.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { DeadlinesView } from '../deadlines/pieces/index.ts'
import { AreaTabs } from './area-tabs.tsx'
import { PersonalArea } from './personal-area.tsx'

/** The deadlines of everything that the account follows, with their calendar (decisions, "Deadlines"). */
export function DeadlinesPage() {
  const t = usePhrases('deadlines')
  const shell = usePhrases('shell')
  const { productName } = useConfig()
  return (
    <PersonalArea title={t('title')}>
      <AreaTabs current="deadlines" title={shell('link.My', { product: productName })} />
      <h1>{t('title')}</h1>
      <p>{t('lede')}</p>
      <DeadlinesView />
    </PersonalArea>
  )
}
