import type { BrandHit, LogoSimilarity } from '@marklot/contracts/search'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { logoAddress } from '../../ui/logo-address.ts'
import { type PictureColumn, PictureLine } from '../../ui/picture-line.tsx'
import { markPartAddress, useLogo, useLogoPart } from '../logos/pieces/index.ts'
import styles from './hit-logo.module.css'

const wholePicture = { x: 0, y: 0, width: 1, height: 1 }

/** The searched logo above the mark's, how alike they are, and what was done to one of them. */
export function HitLogo({ hit, logoId }: { hit: BrandHit; logoId: string }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const logo = hit.similarity?.logo ?? null
  const whole = useLogo(logoId)
  const part = useLogoPart(logoId, logo?.query ?? wholePicture)
  if (logo === null) return <p className={styles.unknown}>{t('hit.notCompared')}</p>
  const said = logo.alterations.map((alteration) => t(`alteration.${alteration}`))
  const sentence = said.length > 0 ? format.list(said, 'unit') : t('alteration.none')
  const columns = [...partColumn(hit, logo, part.object, t('hit.part')), ...wholeColumn(hit, logo, whole.object)]
  const kind = t(`kind.${logo.kind ?? 'weaker'}`)
  return (
    <div className={styles.logo}>
      <PictureLine columns={columns} label={t('hit.label', { percent: format.percent(logo.score), kind, done: sentence })} />
      <p className={styles.score}>
        <strong className="num">{format.percent(logo.score)}</strong>
        <span>{kind}</span>
        <span>{sentence}</span>
      </p>
    </div>
  )
}

/** The parts that match, where not the whole pictures do. */
function partColumn(hit: BrandHit, { query, mark }: LogoSimilarity, own: string | undefined, note: string): PictureColumn[] {
  if ((query === null && mark === null) || own === undefined) return []
  const found = markPartAddress(hit.brandId, mark ?? wholePicture)
  return [{ kind: 'part', state: 'equal', own: { picture: own }, found: { picture: found }, note }]
}

function wholeColumn(hit: BrandHit, logo: LogoSimilarity, own: string | undefined): PictureColumn[] {
  if (own === undefined || hit.brandLogoUrl === null) return []
  const isAlike = logo.query === null && logo.mark === null && (logo.kind === 'identical' || logo.kind === 'similar')
  const found = { picture: logoAddress(hit.brandLogoUrl, 'thumbnail').src }
  return [{ kind: 'whole', state: isAlike ? 'equal' : 'different', own: { picture: own }, found, note: '' }]
}
