import type { BrandHit } from '@marklot/contracts'
import { logoChanges } from '@marklot/phrases/logo-changes'
import type { DossierLine, DossierWords } from '../../exports/index.ts'
import { type DrawnLine, lineColumns, type SearchedLogos } from '../../logos/index.ts'

/**
 * Drawing a line takes tens of milliseconds. Beyond this number of marks, a dossier describes alterations of a logo in
 * words.
 */
const mostDrawn = 50

interface LogoLines {
  logos: Pick<SearchedLogos, 'line'>
  /** The searched logo; null if there is none. */
  own: DrawnLine['own'] | null
}

/**
 * Returns the picture line of a found mark in the form for a dossier; null if no pictures were compared.
 * @param place the mark's place among the found ones, counted from 0
 */
export async function dossierLine(
  { logos, own }: LogoLines,
  { similarity, brandLogoUrl }: Pick<BrandHit, 'similarity' | 'brandLogoUrl'>,
  place: number,
  { logo, list, percent }: DossierWords,
): Promise<DossierLine | null> {
  const found = similarity?.logo
  if (!own || !found) return null
  const kind = logo(`kind.${found.kind ?? 'weaker'}`)
  const isCopy = found.kind === 'identical' || found.kind === 'similar'
  const done = isCopy ? list(logoChanges(found, logo)) : ''
  const isDrawn = place < mostDrawn && brandLogoUrl !== null
  const picture = isDrawn ? await logos.line({ own, found: brandLogoUrl, columns: lineColumns(found) }) : null
  const score = percent(found.score)
  const description = logo('hit.label', { percent: score, kind, done })
  // The mark's own score is that of its name if that is more similar.
  const caption = logo('hit.caption', { percent: score, found: done === '' ? kind : `${kind}, ${done}` })
  return { picture: picture && { bytes: picture, description }, caption }
}
