import { useApiMutation } from '../../lib/api.tsx'
import { download } from '../../lib/download.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from './section.tsx'

/** All data the product holds about the person, as one file (GDPR, articles 15 and 20). */
export function DataSection() {
  const t = usePhrases('settings')
  const asking = useApiMutation('updating', (api, _: undefined) => api.accounts.export())
  const save = async () => download(await asking.run(undefined), t('data.fileName'))
  return (
    <Section id="data" title={t('data.title')} text={t('data.text')}>
      {/* The page reports a failure. */}
      <Button disabled={asking.busy} aria-busy={asking.busy} onClick={() => void save().catch(() => undefined)}>
        {t('data.download')}
      </Button>
    </Section>
  )
}
