import { ApiError } from '@marklot/contracts/client'
import { mostDomains } from '@marklot/contracts/domains'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Api } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Fault, TextField } from '../../ui/form/fields.tsx'
import { faultsOf } from '../../ui/form/use-saving.ts'
import plain from '../../ui/plain-page.module.css'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import styles from './domains-page.module.css'
import { EndingPicker, usualOf } from './ending-picker.tsx'
import { DomainList, DomainSummary, domainsOf, Recipients, useDomainProgress, useTlds } from './pieces/index.ts'
import { typedDomains } from './typed-domains.ts'

interface Question {
  text: string
  /** The whole domains of the text; null if domains are derived from it. */
  names: string[] | null
  tlds: string[]
}

/** Requests answers. Whole names are answered together, the domains of a brand one by one. */
async function* ask(api: Api, { text, names, tlds }: Question, options: { signal: AbortSignal }) {
  if (names === null) {
    yield* await domainsOf(api).search({ body: { brand: text, tlds } }, options)
    return
  }
  const results = await domainsOf(api).domains({ body: { names } }, options)
  const distinct = [...new Map(results.map((result) => [result.name, result])).values()]
  yield { domains: distinct, result: null }
  for (const result of distinct) yield { domains: [], result }
}

/** The domain check (spec 1, section 1). It checks the domains of a name on request, never while the name is typed. */
export function DomainsPage() {
  const t = usePhrases('domains')
  const ui = usePhrases('ui')
  const needed = usePhrases('validation')
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState(query.get('name') ?? '')
  const known = useTlds()
  const tlds = known.object ?? []
  const [own, setOwn] = useState<ReadonlySet<string> | null>(null)
  const chosen = own ?? usualOf(tlds)
  const [fault, setFault] = useState<string | null>(null)
  const check = useDomainProgress(ask, { shows: (error) => nameFault(error) !== null })
  useHead({ title: t('title'), description: t('lead'), noindex: query.get('name') !== null })
  const names = typedDomains(
    text,
    tlds.map(({ key }) => key),
  )
  const shortened = names?.filter((name) => name.includes('.') && !text.split(/[\s,;]+/).includes(name)) ?? []
  const asked = names === null ? tlds.filter(({ key }) => chosen.has(key)) : endingsOf(names, tlds)
  const endingFault =
    names !== null || tlds.length === 0
      ? null
      : chosen.size === 0
        ? t('endings.none')
        : chosen.size > mostDomains
          ? t('endings.tooMany')
          : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = text.trim() === ''
    setFault(isMissing ? needed('required') : null)
    if (isMissing || endingFault) return
    setQuery({ name: text.trim() }, { replace: true, preventScrollReset: true })
    check.run({ text: text.trim(), names, tlds: [...chosen] })
  }
  return (
    <div className={`page ${plain.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={t('name')}
          hint={t('name.hint')}
          value={text}
          onChange={setText}
          fault={fault ?? nameFault(check.error)}
          maxLength={2_000}
        />
        {shortened.length > 0 && known.object && <p>{t('name.registrable', { names: [...new Set(shortened)].join(', ') })}</p>}
        {known.error && !known.object ? (
          <ErrorState title={t('failed')}>
            <Button onClick={known.reload}>{ui('retry')}</Button>
          </ErrorState>
        ) : known.object ? (
          names === null && <EndingPicker tlds={tlds} chosen={chosen} onChange={setOwn} />
        ) : (
          <Skeleton height="44px" />
        )}
        {endingFault && <Fault>{endingFault}</Fault>}
        <div className={styles.act}>
          <Button look="primary" size="large" type="submit" disabled={check.isRunning || !known.object}>
            {t('check')}
          </Button>
          {known.object && <Recipients tlds={asked} action={t('check')} />}
        </div>
      </form>
      <Result check={check} name={query.get('name') ?? ''} />
    </div>
  )
}

/** Returns the listed endings of whole domains. */
const endingsOf = (names: readonly string[], tlds: ReturnType<typeof useTlds>['object'] & object) =>
  tlds.filter(({ key }) => names.some((name) => name.toLowerCase().replace(/\.$/, '').endsWith(`.${key}`)))

/** Returns what is wrong with the text of the field; null if the failure has another cause. */
function nameFault(error: Error | null): string | null {
  if (!(error instanceof ApiError)) return null
  const { brand, names } = faultsOf(error)
  const isOfName = error.code === 'domain.invalidName' || error.code === 'domain.tooMany'
  return brand ?? names ?? (isOfName ? error.message : null)
}

function Result({ check, name }: { check: ReturnType<typeof useDomainProgress<Question>>; name: string }) {
  const t = usePhrases('domains')
  const locale = useLocale()
  const { domains, results, isRunning, error } = check
  return (
    <section
      className={styles.result}
      aria-labelledby="result-title"
      aria-busy={isRunning || undefined}
      hidden={domains === null}
    >
      <h2 id="result-title">{t('result')}</h2>
      <p role="status" className={styles.summary}>
        {domains && <DomainSummary domains={domains} results={results} isRunning={isRunning} />}
      </p>
      {domains && (
        <>
          {error && nameFault(error) === null && <Fault>{t('failed')}</Fault>}
          <DomainList domains={domains} results={results} isRunning={isRunning} />
          <p className={styles.caution}>{t('domain.caution')}</p>
          {typedDomains(name, []) === null && (
            <p>
              <b>{t('next')}</b> <Link to={paths.search(locale, { q: name })}>{t('next.search', { name })}</Link>
            </p>
          )}
        </>
      )}
    </section>
  )
}
