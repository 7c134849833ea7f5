import { type Client, extendClient } from '@marklot/contracts'
import { assistantsEndpoints, type ConnectedAssistant } from '@marklot/contracts/assistants'
import { type Api, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { sessionKey } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyLinkButton } from '../../ui/copy-link-button.tsx'
import styles from './account-page.module.css'
import { dayOf } from './pieces/day-of.ts'
import { Loaded, Section } from './section.tsx'

const table = { assistants: assistantsEndpoints }
const assistantsOf = (api: Api): Client<typeof table>['assistants'] => extendClient(api, table).assistants
const key = sessionKey('assistants')

/**
 * Lists the assistants of other providers that may use the tools on the person's behalf, and shows the address to
 * connect to.
 */
export function AssistantsSection({ timeZone }: { timeZone: string }) {
  const t = usePhrases('settings')
  const reload = useReload()
  const connected = useApiQuery(key, (api, options) => assistantsOf(api).connected(undefined, options))
  const disconnecting = useApiMutation('deleting', (api, id: string) => assistantsOf(api).disconnect({ params: { id } }))
  const disconnect = async (id: string) => {
    await disconnecting.run(id)
    await reload(...key)
  }
  return (
    <Section id="assistants" title={t('assistants.title')} text={t('assistants.text')}>
      <Loaded holder={connected}>
        {({ address, assistants }) => (
          <>
            <div className={styles.address}>
              <code>{address}</code>
              <CopyLinkButton label={t('assistants.copy')} copiedLabel={t('assistants.copied')} address={address} />
            </div>
            <div role="status">
              {assistants === null && <p>{t('assistants.elsewhere')}</p>}
              {assistants?.length === 0 && <p>{t('assistants.none')}</p>}
            </div>
            {assistants !== null && assistants.length > 0 && (
              <ul className={styles.assistants}>
                {assistants.map((assistant) => (
                  <Connected
                    key={assistant.id}
                    assistant={assistant}
                    timeZone={timeZone}
                    busy={disconnecting.busy}
                    // The page reports a failure.
                    onDisconnect={() => void disconnect(assistant.id).catch(() => undefined)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

interface ConnectedProps {
  assistant: ConnectedAssistant
  timeZone: string
  busy: boolean
  onDisconnect: () => void
}

function Connected({ assistant: { name, publishedBy, allowedUtc, endsUtc }, timeZone, busy, onDisconnect }: ConnectedProps) {
  const t = usePhrases('settings')
  const format = useFormat()
  const shown = name ?? publishedBy ?? t('assistants.nameless')
  const day = (instant: string) => format.date(dayOf(instant, timeZone), 'long')
  return (
    <li>
      <div>
        <b dir="auto">{shown}</b>
        <p>{publishedBy === null ? t('assistants.unchecked') : t('assistants.published', { host: publishedBy })}</p>
        <p>{t('assistants.allowed', { from: day(allowedUtc), until: day(endsUtc) })}</p>
      </div>
      <Button size="small" disabled={busy} aria-label={t('assistants.disconnectNamed', { name: shown })} onClick={onDisconnect}>
        {t('assistants.disconnect')}
      </Button>
    </li>
  )
}
