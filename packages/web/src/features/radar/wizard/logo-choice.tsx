import { lazy, Suspense } from 'react'
import { useApi, useApiMutation } from '../../../lib/api.tsx'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Tick } from '../../../ui/form/fields.tsx'
import { logoAddress } from '../../../ui/logo-address.ts'
import { Skeleton } from '../../../ui/states.tsx'
import {
  LogoScope,
  loadCropFrame,
  logosOf,
  OtherPicture,
  PictureSource,
  SuggestedFrames,
  useLogo,
  useTaking,
} from '../../logos/pieces/index.ts'
import { wholeLogo } from '../../search/index.ts'
import choice from './assess-step.module.css'
import { watchedBrand, watchedSign, watchedSigns } from './draft.ts'
import styles from './logo-section.module.css'
import type { DraftHolder } from './use-draft.ts'

const CropFrame = lazy(() => loadChunk(loadCropFrame).then((module) => ({ default: module.CropFrame })))

/** The watched picture, or the choice of its source. */
export function LogoChoice({ holder }: { holder: DraftHolder }) {
  const upload = useUpload(holder)
  if (!holder.draft.logo) return <LogoSource holder={holder} />
  return (
    <>
      <OtherPicture store={upload} />
      <ChosenLogo holder={holder} />
    </>
  )
}

/** Returns a function that stores a picture and watches it. */
function useUpload({ change }: DraftHolder): (file: File) => Promise<void> {
  const api = useApi()
  return async (file) => {
    const { id } = await logosOf(api).upload({ body: { fields: {}, files: { logo: file } } })
    change({ logo: wholeLogo(id) })
  }
}

/** A picture of the reader's own, or that of the chosen mark. */
function LogoSource({ holder }: { holder: DraftHolder }) {
  const { draft, change } = holder
  const t = usePhrases('monitor')
  const logos = usePhrases('logos')
  const api = useApi()
  const { busy, fault, take } = useTaking(useUpload(holder))
  const mark = draft.source === 'typed' ? null : draft.chosen
  const hasPicture = Boolean(mark?.logoUrl) && !logoAddress(mark?.logoUrl ?? '', 'original').isForeign
  const taking = useApiMutation('creating', (_, brandId: string) => logosOf(api).searchMark({ params: { id: brandId } }))
  const takeOwn = (brandId: string) =>
    // The page reports a failure.
    taking.run(brandId).then(
      ({ id }) => change({ logo: wholeLogo(id) }),
      () => undefined,
    )
  return (
    <>
      {mark?.brandId && hasPicture && (
        <p>
          <Button disabled={busy || taking.busy} onClick={() => void takeOwn(mark.brandId as string)}>
            {t('logo.ofMark')}
          </Button>
        </p>
      )}
      <div className={styles.source}>
        <PictureSource busy={busy} hasPicture={false} fault={fault} onFile={take} ifCameraFails={logos('camera.fileInstead')} />
      </div>
    </>
  )
}

function ChosenLogo({ holder: { draft, change } }: { holder: DraftHolder }) {
  const t = usePhrases('monitor')
  const logos = usePhrases('logos')
  const { logo } = draft
  const picture = useLogo(logo?.id ?? null)
  const brand = watchedBrand(draft)
  if (!logo) return null
  const set = (changed: Partial<typeof logo>) => change({ logo: { ...logo, ...changed } })
  return (
    <div className={styles.chosen}>
      <div className={styles.picture}>
        {picture.object ? (
          <Suspense fallback={<Skeleton height="240px" />}>
            <CropFrame source={picture.object} box={logo.crop} onChange={(crop) => set({ crop })} />
          </Suspense>
        ) : picture.error && !picture.busy ? (
          <p className={styles.gone}>{logos('gone')}</p>
        ) : (
          <Skeleton height="240px" />
        )}
      </div>
      <div className={styles.choices}>
        <p className={styles.hint}>{logos('crop.hint')}</p>
        <SuggestedFrames id={logo.id} crop={logo.crop} onChoose={(crop) => set({ crop })} />
        <LogoScope logo={logo} onChange={set} />
        {brand && brand.name !== '' && (
          <fieldset className={styles.sign}>
            <legend>{t('sign')}</legend>
            <div className={choice.choice}>
              {watchedSigns.map((sign) => (
                <button
                  key={sign}
                  type="button"
                  aria-pressed={watchedSign(draft, brand) === sign}
                  onClick={() => change({ sign })}
                >
                  {t(`sign.${sign}`)}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <Tick name="turned" checked={logo.turned} onChange={(turned) => set({ turned })}>
          {t('logo.turned')}
        </Tick>
        <Button size="small" look="quiet" onClick={() => change({ logo: null })}>
          {t('logo.remove')}
        </Button>
      </div>
    </div>
  )
}
