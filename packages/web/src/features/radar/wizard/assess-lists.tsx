import { type ReactNode, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { Assessment, BrandRow } from '../pieces/index.ts'
import styles from './assess-step.module.css'
import { watchedSign } from './draft.ts'
import { Scores } from './scores.tsx'
import type { StepProps } from './use-draft.ts'
import type { AssessedHit, AssessedHits } from './use-hits.ts'
import { useOppositionText } from './use-opposition-text.ts'

type List = 'open' | 'accepted'

interface AssessListsProps extends StepProps {
  hits: AssessedHits
  /** True while the lists still show an earlier search. */
  isBusy: boolean
  children: ReactNode
}

/** Current conflicts and accepted brands. Assessing a hit moves it from one to the other. */
export function AssessLists({ holder, brand, hits, isBusy, children }: AssessListsProps) {
  const t = usePhrases('monitor')
  const nameOf = useBrandName()
  const [list, setList] = useState<List>('open')
  const [said, setSaid] = useState('')
  const lists = useRef<HTMLDivElement>(null)
  const { open, accepted } = hits
  const { draft } = holder
  const logoId = watchedSign(draft, brand) === 'name' ? null : (draft.logo?.id ?? null)
  const shown = list === 'open' ? open : accepted
  const counts = { open: open.length, accepted: accepted.length }

  const assess = ({ hit }: AssessedHit, values: { assessment: List; note: string }) => {
    const moves = values.assessment !== list
    const place = shown.findIndex((one) => one.hit.brandId === hit.brandId)
    holder.change((draft) => ({
      ...draft,
      assessments: { ...draft.assessments, [hit.brandId]: { ...values, assessedUtc: new Date().toISOString() } },
    }))
    if (!moves) return
    setSaid(t(`moved.${values.assessment}`, { name: nameOf(hit) }))
    // The next mark takes the place of the mark that has moved.
    requestAnimationFrame(() => {
      const links = lists.current?.querySelectorAll<HTMLElement>('h3 a') ?? []
      ;(links[Math.min(place, links.length - 1)] ?? lists.current?.querySelector<HTMLElement>('button'))?.focus()
    })
  }

  return (
    <div ref={lists}>
      <div className={styles.head}>
        <fieldset className={styles.choice}>
          <legend className="vh">{t('lists')}</legend>
          {(['open', 'accepted'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === list} onClick={() => setList(one)}>
              {t(`list.${one}`)} <span className="num">{counts[one]}</span>
            </button>
          ))}
        </fieldset>
        {children}
      </div>
      <p className="vh" role="status">
        {said}
      </p>
      <h2 className="vh">{t(`list.${list}`)}</h2>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t(`empty.${list}`)}</p>
      ) : (
        <ul className={classNames(styles.hits, isBusy && styles.busy)} aria-label={t(`list.${list}`)}>
          {shown.map((one) => (
            <HitRow
              key={one.hit.brandId}
              one={one}
              brand={brand}
              logoId={logoId}
              onAssess={async (values) => assess(one, values)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface HitRowProps {
  one: AssessedHit
  brand: StepProps['brand']
  logoId: string | null
  onAssess: (values: { assessment: List; note: string }) => Promise<void>
}

function HitRow({ one: { hit, assessed, scores }, brand, logoId, onAssess }: HitRowProps) {
  const t = usePhrases('monitor')
  const name = useBrandName()(hit)
  const opposition = useOppositionText()(hit.oppositionPeriodEndDate)
  return (
    <BrandRow
      hit={hit}
      searched={{ text: brand.name, classes: brand.niceClasses }}
      logoId={logoId}
      mark={hit.brandId === brand.brandId ? <span className={styles.own}>{t('own')}</span> : undefined}
      score={<Scores scores={scores} />}
    >
      {opposition && <p className={styles.opposition}>{opposition}</p>}
      <Assessment name={name} assessed={assessed && { brandId: hit.brandId, changes: [], ...assessed }} onAssess={onAssess} />
    </BrandRow>
  )
}
