import type { PartLook, PictureBox } from '@marklot/contracts/logos'
import type { BrandHit, LogoColumn, LogoScores, LogoSimilarity } from '@marklot/contracts/search'
import { columnState, logoChanges } from '@marklot/phrases/logo-changes'
import { useCallback } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { logoAddress } from '../../ui/logo-address.ts'
import { LogoPicture } from '../../ui/logo-picture.tsx'
import { type PictureColumn, PictureLine } from '../../ui/picture-line.tsx'
import { ScoreBars } from '../../ui/score-parts.tsx'
import { markPartAddress, PublicLogo, SearchMarkLogo, useLogo, useLogoPart } from '../logos/pieces/index.ts'
import styles from './hit-logo.module.css'

/** The fields of a hit that a comparison of logos needs. */
type LogoHit = Pick<BrandHit, 'brandId' | 'brandType' | 'brandLogoUrl' | 'similarity'>

interface HitLogoProps {
  hit: LogoHit
  /** The searched upload; null for the logo of a mark, which `PublicLogo` finds. */
  logoId: string | null
  /** True in a narrow column, where the picture line stands above the score. */
  isNarrow?: boolean
  /** True beside a greater similarity. */
  isSecond?: boolean
}

/** The searched logo above the mark's, their similarity, and how one of them was altered. */
export function HitLogo({ hit, logoId, isNarrow = false, isSecond = false }: HitLogoProps) {
  const t = usePhrases('logos')
  const format = useFormat()
  const logo = hit.similarity?.logo ?? null
  const { columns, label, kind, done } = useLine(hit, logo, logoId)
  if (logo === null) return <p className={styles.unknown}>{t(isWordMark(hit) ? 'hit.wordMark' : 'hit.notCompared')}</p>
  return (
    <div className={classNames(styles.logo, isNarrow && styles.narrow, isSecond && styles.second)}>
      <PictureLine columns={columns} label={label} />
      <div className={styles.score}>
        <p>
          <strong className="num">{format.percent(logo.score)}</strong>
          <span>{kind}</span>
          <span>{done}</span>
        </p>
        {logo.scores && <Bars scores={logo.scores} />}
        {isStored(hit.brandLogoUrl) && (
          <div className={styles.own}>
            <SearchMarkLogo brandId={hit.brandId} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Shows the logo of a mark above that of another. @param brandId the mark whose logo was searched */
export function MarkLogoLine({ brandId, hit }: { brandId: string; hit: LogoHit }) {
  const partAddress = useCallback((box: PictureBox, as?: PartLook) => markPartAddress(brandId, box, as), [brandId])
  return (
    <PublicLogo value={partAddress}>
      <HitLogo hit={hit} logoId={null} />
    </PublicLogo>
  )
}

/** The picture line in a row of the table. */
export function LogoCells({ hit, logoId }: { hit: BrandHit; logoId: string }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const logo = hit.similarity?.logo ?? null
  const { columns, label } = useLine(hit, logo, logoId)
  if (logo === null) return <span title={t(isWordMark(hit) ? 'hit.wordMark' : 'hit.notCompared')}>–</span>
  return (
    <span className={styles.cells}>
      <span className="num">{format.percent(logo.score)}</span>
      <PictureLine columns={columns} label={label} isSmall />
    </span>
  )
}

/** An explanation of picture lines, above the first one. */
export function HowToReadLogos() {
  const t = usePhrases('logos')
  return <p className={styles.howTo}>{t('howToRead')}</p>
}

/** Returns a function that says in a few words how a found logo was altered. */
export function useDone(): (logo: LogoSimilarity) => string {
  const t = usePhrases('logos')
  const format = useFormat()
  return (logo) => format.list(logoChanges(logo, t), 'unit')
}

/** Returns whether a mark consists of words only, so that there is no picture to compare. */
export const isWordMark = ({ brandType, brandLogoUrl }: Pick<BrandHit, 'brandType' | 'brandLogoUrl'>): boolean =>
  brandType === 'Word' && brandLogoUrl === null

/** Returns whether the register holds the picture itself, and not only its address at the office. */
const isStored = (address: string | null) => address !== null && !logoAddress(address, 'thumbnail').isForeign

function Bars({ scores }: { scores: LogoScores }) {
  const t = usePhrases('logos')
  const parts = (['part', 'whole', 'shape', 'colour'] as const).flatMap((key) => {
    const value = scores[key]
    return value === null ? [] : [{ key, label: t(`picture.${key}`), value }]
  })
  return <ScoreBars parts={parts} />
}

/** Returns the picture line of a hit. Where no parts could be cut out, it shows the two whole logos side by side. */
function useLine(hit: LogoHit, logo: LogoSimilarity | null, logoId: string | null) {
  const t = usePhrases('logos')
  const format = useFormat()
  const doneTo = useDone()
  const noteOf = (column: LogoColumn) => {
    const { kind, query, alterations } = column
    if (alterations.length === 0 || (kind !== 'colour' && query === null)) return columnState(column, t)
    return format.list(
      alterations.map((alteration) => t(`alteration.${alteration}`)),
      'unit',
    )
  }
  const columns = (logo?.columns ?? []).map((column): PictureColumn => {
    const { kind, state, query, mark, queryColours, markColours } = column
    const as = kind === 'shape' ? 'silhouette' : 'drawn'
    return {
      title: t(`picture.${kind}`),
      state,
      own: kind === 'colour' ? <Colours colours={queryColours} /> : query && <OwnPart logoId={logoId} box={query} as={as} />,
      found:
        kind === 'colour' ? (
          <Colours colours={markColours} />
        ) : (
          mark && <Picture source={markPartAddress(hit.brandId, mark, as)} />
        ),
      note: noteOf(column),
    }
  })
  if (logo !== null && columns.length === 0 && hit.brandLogoUrl !== null)
    columns.push({
      title: t('picture.whole'),
      state: logo.kind === 'identical' || logo.kind === 'similar' ? 'equal' : 'different',
      own: <OwnLogo id={logoId} />,
      found: <Picture source={logoAddress(hit.brandLogoUrl, 'thumbnail').src} />,
      note: '',
    })
  const kind = t(`kind.${logo?.kind ?? 'weaker'}`)
  const done = logo === null || logo.kind === 'sameIdea' || logo.kind === null ? '' : doneTo(logo)
  const said = columns.map(({ title, note }) => t('column.said', { title, note }))
  const label = t(logoId === null ? 'hit.labelOfMark' : 'hit.label', {
    percent: format.percent(logo?.score ?? 0),
    kind,
    done: logo !== null && logo.columns.length > 0 ? format.list(said, 'unit') : done,
  })
  return { columns, label, kind, done }
}

/** Shows at most two colours as discs that overlap. */
function Colours({ colours }: { colours: readonly string[] }) {
  const middle = colours.length > 1 ? [20, 40] : [30]
  return (
    <svg viewBox="0 0 60 30" aria-hidden="true">
      {colours.map((colour, place) => (
        <circle key={middle[place]} cx={middle[place]} cy="15" r="11" fill={colour} stroke="#12232b22" />
      ))}
    </svg>
  )
}

function OwnPart({ logoId, box, as }: { logoId: string | null; box: PictureBox; as: PartLook }) {
  const { object } = useLogoPart(logoId, box, as)
  return object ? <Picture source={object} /> : <span />
}

function OwnLogo({ id }: { id: string | null }) {
  const { object } = useLogo(id)
  return object ? <Picture source={object} /> : <span />
}

function Picture({ source }: { source: string }) {
  return <LogoPicture src={source} alt="" loading="lazy" decoding="async" />
}
