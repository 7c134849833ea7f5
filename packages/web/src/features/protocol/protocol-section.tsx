import { useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { download } from '../../lib/download.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/form/fields.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useListTitle } from '../../ui/use-list-title.ts'
import { EntryList } from './entry-list.tsx'
import { entriesAtOnce, mostEntries, protocolOf, useEntries, useProtocolChange, useProtocolState } from './protocol-calls.ts'
import styles from './protocol-section.module.css'

/** The search protocol: its switch, its entries, and its export as evidence. */
export function ProtocolSection() {
  const t = usePhrases('protocol')
  const ui = usePhrases('ui')
  const { object: state, error, busy, reload } = useProtocolState()
  const switching = useProtocolChange((api, isOn: boolean) => protocolOf(api).change({ body: { isOn } }))
  // The latest choice, until the server has stored it.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = (isOn: boolean) => {
    setWanted(isOn)
    void switching
      .run(isOn)
      .catch(() => undefined)
      .finally(() => setWanted(null))
  }
  const exporting = useApiMutation('creating', (api) => protocolOf(api).export())
  const { title, onRemoved } = useListTitle()
  return (
    <div className={styles.section}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {state ? (
        <>
          <Tick name="isOn" checked={wanted ?? state.isOn} hint={t('isOn.hint')} onChange={change}>
            {t('isOn')}
          </Tick>
          {state.entries === 0 ? (
            <EmptyState title={t('none')} text={state.isOn ? undefined : t('none.text')} />
          ) : (
            <>
              <div className={styles.head}>
                <h2 {...title}>{t('entries', { count: state.entries })}</h2>
                <Button
                  disabled={exporting.busy}
                  onClick={() =>
                    void exporting.run(undefined).then(
                      (file) => download(file, 'search-protocol.json'),
                      () => undefined,
                    )
                  }
                >
                  {t('export')}
                </Button>
              </div>
              <p className={styles.hash}>
                {t('lastHash')} <code>{state.lastHash}</code>
              </p>
              <Entries total={state.entries} onErased={onRemoved} />
            </>
          )}
        </>
      ) : error && !busy ? (
        <ErrorState title={t('failed')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="160px" />
        </div>
      )}
    </div>
  )
}

function Entries({ total, onErased }: { total: number; onErased: () => void }) {
  const t = usePhrases('protocol')
  const ui = usePhrases('ui')
  const [size, setSize] = useState(entriesAtOnce)
  const { object: entries, error, busy, reload } = useEntries(size)
  if (!entries)
    return error && !busy ? (
      <ErrorState title={t('failed')}>
        <Button onClick={reload}>{ui('retry')}</Button>
      </ErrorState>
    ) : (
      <Skeleton height="160px" />
    )
  return (
    <>
      <EntryList entries={entries} onErased={onErased} />
      {size < mostEntries && total > size && (
        <Button disabled={busy} onClick={() => setSize(mostEntries)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
