import type { ViennaClass } from '@marklot/contracts/brand'
import type { BrandMotifs } from '@marklot/contracts/search'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './hit-motifs.module.css'

interface HitMotifsProps {
  motifs: BrandMotifs
  /** Main categories to which the search is limited. They are highlighted. */
  chosen: readonly number[]
  /**
   * True in a table row, which shows only main categories, the USPTO's and the suggested ones in one line each. Screen
   * readers read the codes with their names; pointing at a code shows its name.
   */
  isSmall?: boolean
}

/**
 * The motifs in a mark's picture by the Vienna Classification: those of the register and, separately, suggested ones.
 */
export function HitMotifs({ motifs: { register, suggested }, chosen, isSmall = false }: HitMotifsProps) {
  const t = usePhrases('logos')
  const groups = groupsOf(register)
  const nameOf = (category: number, heading: string) => t('vienna.category', { key: category, name: heading })
  if (groups.length + suggested.length === 0) return isSmall ? '–' : null
  return (
    <div className={classNames(styles.motifs, isSmall && styles.small)}>
      {(['vienna', 'us-design'] as const).map((scheme) => {
        const own = groups.filter((group) => group.scheme === scheme)
        if (own.length === 0) return null
        const title = t(scheme === 'vienna' ? 'motifs.register' : 'motifs.usDesign')
        return (
          <div key={scheme}>
            {isSmall ? <VisuallyHidden>{title}</VisuallyHidden> : <p>{title}</p>}
            <ul aria-label={title} className={classNames(isSmall && scheme === 'us-design' && styles.joined)}>
              {own.map(({ category, codes, heading }, place) => (
                <li
                  key={category}
                  className={classNames(scheme === 'vienna' && chosen.includes(category) && styles.chosen)}
                  title={isSmall ? `${codes.join(' ')} ${heading}` : nameOf(category, heading)}
                >
                  <b className="num">{isSmall ? numberOf(scheme, category, place) : codes.join(' ')}</b>{' '}
                  {isSmall ? <VisuallyHidden>{`${codes.join(' ')} ${heading}`}</VisuallyHidden> : heading}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {suggested.length > 0 && (
        <div>
          {isSmall ? (
            <VisuallyHidden>{t('motifs.suggested')}</VisuallyHidden>
          ) : (
            <p title={t('motifs.suggestedHint')}>{t('motifs.suggested')}</p>
          )}
          <ul aria-label={t('motifs.suggested')} className={classNames(isSmall && styles.joined, isSmall && styles.suggested)}>
            {suggested.map(({ category, heading, votes, voters }) => {
              const name = nameOf(category, heading)
              const share = t('vienna.votes', { votes, voters })
              const title = t('column.said', { title: t('motifs.suggested'), note: `${name} ${share}` })
              return isSmall ? (
                <li key={category} title={title}>
                  <b className="num">{category}</b> <VisuallyHidden>{`${heading} ${share}`}</VisuallyHidden>
                </li>
              ) : (
                <li key={category} className={styles.suggested} title={name}>
                  <b className="num">{category}</b> {heading} <small className="num">{share}</small>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

/** USPTO codes are labelled once, because their numbers look like those of the Vienna Classification. */
const numberOf = (scheme: MotifGroup['scheme'], category: number, place: number) =>
  scheme === 'us-design' && place === 0 ? `US ${category}` : category

interface MotifGroup {
  scheme: ViennaClass['scheme']
  category: number
  heading: string
  codes: string[]
}

/** Groups the codes by main category, so that its name is read once. */
function groupsOf(classes: readonly ViennaClass[]): MotifGroup[] {
  const groups: MotifGroup[] = []
  for (const { key, scheme, description } of classes) {
    const category = Number.parseInt(key, 10)
    const known = groups.find((group) => group.scheme === scheme && group.category === category)
    if (known) known.codes.push(key)
    else groups.push({ scheme, category, heading: description, codes: [key] })
  }
  return groups
}
