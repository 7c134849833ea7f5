import { lastGoodsClass } from '@marklot/contracts/class-filters'
import { type CaseTerm, longestIdea, type SuggestedClass } from '@marklot/contracts/guardian'
import { useApiQuery } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState, Notice, Skeleton } from '../../../ui/states.tsx'
import { guardianOf } from '../pieces/index.ts'
import styles from './classification-step.module.css'
import { isSameTerm, withoutTerm, withTerm } from './draft.ts'
import { otherScript } from './other-script.ts'
import type { TermsProps } from './terms.ts'

const termsOf = ({ niceClass, terms }: SuggestedClass): CaseTerm[] =>
  terms.map(({ description }) => ({ niceClass: Number(niceClass.key), text: description }))

const tradeClass = 35

/** Returns whether goods are suggested, but not the service of trading in them. */
function isWithoutTrade(suggestions: readonly SuggestedClass[]): boolean {
  const classes = suggestions.map(({ niceClass }) => Number(niceClass.key))
  return classes.some((one) => one <= lastGoodsClass) && !classes.includes(tradeClass)
}

/** Classes and terms suggested from the idea, each with the words that support it. */
export function SuggestedTerms({
  idea: written,
  goods,
  onChange,
  onDescribe,
}: TermsProps & { idea: string; onDescribe: () => void }) {
  const t = usePhrases('guardian')
  const ui = usePhrases('ui')
  const idea = written.trim()
  const canAsk = idea !== '' && idea.length <= longestIdea
  const {
    object: suggestions,
    error,
    busy,
    reload,
  } = useApiQuery(['guardian', 'classes', idea], (api, options) => guardianOf(api).classes({ body: { idea } }, options), {
    enabled: canAsk,
  })
  if (!canAsk)
    return (
      <EmptyState title={t('suggested.noIdea.title')} text={t('suggested.noIdea.text')}>
        <Button onClick={onDescribe}>{t('suggested.describe')}</Button>
      </EmptyState>
    )
  const hasFailed = !suggestions && error !== null && !busy
  const all = suggestions?.flatMap(termsOf) ?? []
  const count = { count: all.length, taken: all.filter((term) => isIn(goods, term)).length }
  const none = otherScript(idea) === 'mostly' ? 'suggested.script' : 'suggested.none'
  return (
    <>
      {/* Is there before the answer, so that screen readers announce it. */}
      <p role="status" className="vh">
        {suggestions ? (all.length > 0 ? t('suggested.count', count) : t(`${none}.title`)) : !hasFailed && t('suggested.loading')}
      </p>
      {hasFailed ? (
        <ErrorState title={t('suggested.failed')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : !suggestions ? (
        <Skeleton height="260px" />
      ) : all.length === 0 ? (
        <EmptyState title={t(`${none}.title`)} text={t(`${none}.text`)}>
          <Button onClick={onDescribe}>{t('suggested.describe')}</Button>
        </EmptyState>
      ) : (
        <Suggestions suggestions={suggestions} goods={goods} onChange={onChange} idea={idea} {...count} />
      )}
    </>
  )
}

const isIn = (goods: readonly CaseTerm[], term: CaseTerm) => goods.some((one) => isSameTerm(one, term))

interface SuggestionsProps extends TermsProps {
  suggestions: readonly SuggestedClass[]
  idea: string
  /** How many terms are suggested, and how many of them are in the list. */
  count: number
  taken: number
}

function Suggestions({ suggestions, idea, count, taken, goods, onChange }: SuggestionsProps) {
  const t = usePhrases('guardian')
  const take = (terms: readonly CaseTerm[]) => onChange((before) => terms.reduce(withTerm, [...before]))
  const leave = (terms: readonly CaseTerm[]) => onChange((before) => terms.reduce(withoutTerm, [...before]))
  return (
    <>
      <div className={styles.head}>
        <p aria-hidden="true">{t('suggested.count', { count, taken })}</p>
        <Button size="small" disabled={taken === count} onClick={() => take(suggestions.flatMap(termsOf))}>
          {t('suggested.takeAll')}
        </Button>
      </div>
      <p className={styles.answered}>{t('suggested.origin')}</p>
      {otherScript(idea) !== 'no' && (
        <div className={styles.notice}>
          <Notice>{t('suggested.script.partly')}</Notice>
        </div>
      )}
      {suggestions.map((suggested) => (
        <SuggestedGroup
          key={suggested.niceClass.key}
          suggested={suggested}
          isTaken={(term) => isIn(goods, term)}
          take={take}
          leave={leave}
        />
      ))}
      {isWithoutTrade(suggestions) && <p className={styles.noTrade}>{t('suggested.noTrade')}</p>}
    </>
  )
}

interface SuggestedGroupProps {
  suggested: SuggestedClass
  isTaken: (term: CaseTerm) => boolean
  take: (terms: readonly CaseTerm[]) => void
  leave: (terms: readonly CaseTerm[]) => void
}

function SuggestedGroup({ suggested, isTaken, take, leave }: SuggestedGroupProps) {
  const t = usePhrases('guardian')
  const { niceClass, reasons } = suggested
  const terms = termsOf(suggested)
  const quoted = (words: readonly string[]) => words.map((word) => t('quoted', { word })).join(', ')
  return (
    <section className={styles.group} aria-labelledby={`class-${niceClass.key}`}>
      <header>
        <span className={styles.number}>{niceClass.key}</span>
        <h2 id={`class-${niceClass.key}`}>{niceClass.shortDescription}</h2>
        <span className={styles.taken}>{t('suggested.taken', { taken: terms.filter(isTaken).length, all: terms.length })}</span>
      </header>
      {reasons.length > 0 && <p className={styles.reasons}>{t('suggested.because', { words: quoted(reasons) })}</p>}
      <ul className={styles.terms}>
        {terms.map((term, place) => (
          <li key={term.text}>
            <label>
              <input
                type="checkbox"
                checked={isTaken(term)}
                onChange={(event) => (event.target.checked ? take([term]) : leave([term]))}
              />
              <span>{term.text}</span>
            </label>
            <span className={styles.why}>{quoted(suggested.terms[place]?.reasons ?? [])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
