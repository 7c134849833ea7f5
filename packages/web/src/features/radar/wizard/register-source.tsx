import { noFilters } from '@marklot/contracts/search'
import { useEffect, useRef } from 'react'
import { useApiQuery } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useSuggestions } from '../../search/index.ts'
import { type PickableBrand, PickList } from './pick-list.tsx'
import styles from './select-step.module.css'
import type { DraftHolder } from './use-draft.ts'

/** Digits with the offices' separators, and a letter or two before them. */
const numberPattern = /^[a-z]{0,2}[\s\d./-]{5,}$/i

/**
 * Finds a brand in the register by its name or number. The list follows the typing, and the reader chooses one mark.
 */
export function RegisterSource({ holder }: { holder: DraftHolder }) {
  const t = usePhrases('monitor')
  const { draft, change } = holder
  const field = useRef<HTMLDivElement>(null)
  // Text typed before hydration.
  useEffect(() => {
    const typed = field.current?.querySelector('input')?.value
    if (typed) change({ text: typed })
  }, [change])
  const isNumber = numberPattern.test(draft.text.trim())
  const suggestions = useSuggestions(draft.text, noFilters, !isNumber)
  const byNumber = useByNumber(draft.text.trim(), isNumber)
  const found = isNumber ? byNumber : suggestions
  const brands: readonly PickableBrand[] = isNumber
    ? (byNumber?.marks ?? [])
    : (suggestions?.marks ?? []).map((mark) => ({ ...mark, numberDisplay: mark.applicationNumberDisplay }))
  return (
    <>
      <div ref={field} className={styles.sign}>
        <TextField
          name="brandText"
          label={t('register.field')}
          hint={t('register.hint')}
          value={draft.text}
          autoComplete="off"
          onChange={(text) => change({ text })}
        />
      </div>
      <p className={styles.count} role="status">
        {found && (found.hasFailed ? t('register.failed') : t('register.count', { count: brands.length }))}
      </p>
      {brands.length > 0 && (
        <PickList legend={t('register.found')} brands={brands} chosen={draft.chosen} onChoose={(chosen) => change({ chosen })} />
      )}
      {draft.chosen && !brands.some(({ brandId }) => brandId === draft.chosen?.brandId) && (
        <p className={styles.count}>{t('register.chosen', { name: draft.chosen.name })}</p>
      )}
    </>
  )
}

function useByNumber(text: string, isNumber: boolean): { marks: PickableBrand[]; hasFailed: boolean } | null {
  const answer = useApiQuery(
    ['radar', 'number', text],
    (api, options) =>
      api.search.query(
        {
          body: {
            mode: 'number',
            text,
            query: '',
            filters: noFilters,
            minimumSimilarity: 70,
            sort: 'relevance',
            page: 1,
            size: 10,
          },
        },
        options,
      ),
    { enabled: isNumber },
  )
  if (!isNumber || (!answer.object && !answer.error)) return null
  return {
    hasFailed: answer.error !== null,
    marks: (answer.object?.hits ?? []).map((hit) => ({
      ...hit,
      numberDisplay: hit.registrationNumberDisplay ?? hit.applicationNumberDisplay,
    })),
  }
}
