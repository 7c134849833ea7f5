import type { PictureBox } from '@marklot/contracts/logos'
import type { BrandQueryResult, SearchedLogo } from '@marklot/contracts/search'
import { usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import { LogoPicture } from '../../ui/logo-picture.tsx'
import { notRestored } from '../../ui/not-restored.ts'
import { isSameAs, useLogoPart } from '../logos/pieces/index.ts'
import styles from './logo-query.module.css'

interface LogoPartsProps {
  result: BrandQueryResult | undefined
  logo: SearchedLogo
  /** Called with the parts that the search should leave out. */
  onChange: (leaveOut: PictureBox[]) => void
}

/** The parts that the last search found in the whole picture. The reader may leave out each of them. */
export function LogoParts({ result, logo, onChange }: LogoPartsProps) {
  const t = usePhrases('logos')
  const { id, crop, whole, leaveOut } = logo
  const found = result?.logo?.id === id && (crop === null || whole) ? result.logo.parts : []
  const parts = [
    ...leaveOut.map((box) => ({ ...box, isLettering: false })),
    ...found.filter((part) => !leaveOut.some(isSameAs(part))),
  ]
  // A single part cannot be left out. A part that is left out can always be put back.
  if (!id || parts.length < (leaveOut.length > 0 ? 1 : 2)) return null
  return (
    <fieldset>
      <legend className={controls.label}>{t('parts')}</legend>
      <ul className={styles.parts}>
        {parts.map(({ isLettering, ...box }) => {
          const isCounted = !leaveOut.some(isSameAs(box))
          return (
            <li key={`${box.x} ${box.y} ${box.width} ${box.height}`}>
              <label>
                <input
                  type="checkbox"
                  {...notRestored}
                  checked={isCounted}
                  onChange={() => onChange(isCounted ? [...leaveOut, box] : leaveOut.filter((one) => !isSameAs(box)(one)))}
                />
                <PartPicture id={id} box={box} label={t(isLettering ? 'part.lettering' : 'part.piece')} />
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function PartPicture({ id, box, label }: { id: string; box: PictureBox; label: string }) {
  const { object } = useLogoPart(id, box)
  return <span className={styles.part}>{object ? <LogoPicture src={object} alt={label} /> : label}</span>
}
