import { useApiMutation } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from './section.tsx'

/** All data the product holds about the person, as one file (GDPR, articles 15 and 20). */
export function DataSection() {
  const t = usePhrases('settings')
  const asking = useApiMutation('updating', (api, _: undefined) => api.accounts.export())
  const download = async () => {
    const address = URL.createObjectURL(await asking.run(undefined))
    Object.assign(document.createElement('a'), { href: address, download: t('data.fileName') }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <Section id="data" title={t('data.title')} text={t('data.text')}>
      {/* The page reports a failure. */}
      <Button disabled={asking.busy} aria-busy={asking.busy} onClick={() => void download().catch(() => undefined)}>
        {t('data.download')}
      </Button>
    </Section>
  )
}
