import { longestDescription, type RadarSearch, type StoredBrandQuery } from '@marklot/contracts/radar'
import { comparesLogos } from '@marklot/contracts/search'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Phrased } from '../../lib/phrased.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault, TextField, Tick } from '../../ui/form/fields.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { Faults } from '../../ui/form/use-saving.ts'
import { SignInButtons } from '../../ui/sign-in-buttons.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { loadPaywall } from '../account/index.ts'
import {
  FrequencyField,
  LogoSimilarityField,
  OnlyNewTick,
  RecipientsFields,
  ResultSizeField,
  SearchWords,
  SimilarityField,
} from './pieces/index.ts'
import styles from './save-dialog.module.css'
import { draftOf, newDraft, type SearchDraft } from './search-draft.ts'
import { useSaveSearch } from './use-save-search.ts'

const PaywallDialog = lazy(() => loadPaywall().then((module) => ({ default: module.PaywallDialog })))

const tabs = ['general', 'automation'] as const
type Tab = (typeof tabs)[number]
const generalFields = ['name', 'description', 'size', 'text', 'query']

interface SaveDialogProps {
  /** The search to save. */
  search: RadarSearch
  /** The saved search to change; absent for a new one. */
  saved?: StoredBrandQuery
  /** The suggested name of a new search. */
  name?: string
  onClose: () => void
}

/** The popup that saves or configures a search (spec 1, section 2, "My {product}"). Visitors are asked to log in. */
export function SaveDialog(props: SaveDialogProps) {
  const { account, user, isLoading } = useSession()
  const { search, saved, name = '' } = props
  if (!account) return isLoading ? null : <PleaseLogIn onClose={props.onClose} />
  const draft = saved ? draftOf(saved) : newDraft(search, name, user?.email ?? '', account.notificationLanguage)
  return <SaveForm {...props} initial={draft} />
}

function PleaseLogIn({ onClose }: Pick<SaveDialogProps, 'onClose'>) {
  const t = usePhrases('radar')
  return (
    <Dialog title={t('save.title')} onClose={onClose} footer={<SignInButtons primary="signUp" inDialog />}>
      <p>{t('save.needsLogin')}</p>
    </Dialog>
  )
}

function SaveForm({ search, saved, initial, onClose }: SaveDialogProps & { initial: SearchDraft }) {
  const t = usePhrases('radar')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [tab, setTab] = useState<Tab>('general')
  const [draft, setDraft] = useState(initial)
  const change = (changed: Partial<SearchDraft>) => setDraft((current) => ({ ...current, ...changed }))
  const { faults, paywall, closePaywall, isBusy, save } = useSaveSearch({ search, saved, draft, onSaved: onClose })
  useFaultInSight(form, faults, setTab)
  return (
    <>
      <Dialog
        title={t(saved ? 'save.change' : 'save.title')}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" look="primary" form={id} disabled={isBusy} aria-busy={isBusy}>
              {t('save.confirm')}
            </Button>
          </>
        }
      >
        <TabList
          id={id}
          label={t('save.tabs')}
          tabs={tabs}
          selected={tab}
          textOf={(one) => t(`save.tab.${one}`)}
          onSelect={setTab}
        />
        <form
          ref={form}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
            {tab === 'general' ? (
              <General draft={draft} faults={faults} onChange={change}>
                <SearchWords
                  search={{
                    ...search,
                    minimumNameSimilarity: draft.minimumNameSimilarity,
                    minimumLogoSimilarity: draft.minimumLogoSimilarity,
                  }}
                />
              </General>
            ) : (
              <Automation search={search} draft={draft} faults={faults} saved={saved} onChange={change} />
            )}
          </div>
        </form>
      </Dialog>
      {paywall && (
        <Suspense>
          <Phrased of={['paywall', 'session', 'ui']}>
            <PaywallDialog code={paywall} onClose={closePaywall} />
          </Phrased>
        </Suspense>
      )}
    </>
  )
}

/** Opens the tab of the first fault and focuses its field. */
function useFaultInSight(form: { current: HTMLFormElement | null }, faults: Faults, show: (tab: Tab) => void): void {
  useEffect(() => {
    const names = Object.keys(faults)
    if (names.length === 0) return
    show(names.some((name) => generalFields.includes(name)) ? 'general' : 'automation')
    const timer = requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return () => cancelAnimationFrame(timer)
  }, [form, faults, show])
}

interface PartProps {
  draft: SearchDraft
  faults: Faults
  onChange: (changed: Partial<SearchDraft>) => void
}

function General({ draft, faults, onChange, children }: PartProps & { children: ReactNode }) {
  const t = usePhrases('radar')
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        value={draft.name}
        fault={faults.name ?? faults.text}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        name="description"
        label={t('description')}
        rows={2}
        required={false}
        maxLength={longestDescription}
        value={draft.description}
        fault={faults.description}
        onChange={(description) => onChange({ description })}
      />
      <ResultSizeField value={draft.size} onChange={(size) => onChange({ size })} />
      <div>
        <p className={styles.label}>{t('what')}</p>
        {children}
        {faults.query && (
          <div role="alert">
            <Fault>{faults.query}</Fault>
          </div>
        )}
      </div>
    </>
  )
}

function Automation({ search, draft, faults, saved, onChange }: PartProps & Pick<SaveDialogProps, 'search' | 'saved'>) {
  const t = usePhrases('radar')
  return (
    <>
      <FrequencyField value={draft.executionFrequency} onChange={(executionFrequency) => onChange({ executionFrequency })} />
      <OnlyNewTick checked={draft.onlyNewBrands} onChange={(onlyNewBrands) => onChange({ onlyNewBrands })} />
      {search.mode !== 'logo' && (
        <SimilarityField
          value={draft.minimumNameSimilarity}
          onChange={(minimumNameSimilarity) => onChange({ minimumNameSimilarity })}
        />
      )}
      {comparesLogos(search) && (
        <LogoSimilarityField
          value={draft.minimumLogoSimilarity}
          onChange={(minimumLogoSimilarity) => onChange({ minimumLogoSimilarity })}
        />
      )}
      <RecipientsFields value={draft} faults={faults} known={saved?.recipients} onChange={onChange} />
      <Tick
        name="mailWhenNothingNew"
        checked={draft.mailWhenNothingNew}
        onChange={(mailWhenNothingNew) => onChange({ mailWhenNothingNew })}
      >
        {t('mailWhenNothingNew')}
      </Tick>
    </>
  )
}
