import { type BrandQueryResult, usualLogoSimilarity } from '@marklot/contracts/search'
import { lazy, Suspense, useId } from 'react'
import { useApi } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { notRestored } from '../../ui/not-restored.ts'
import { Skeleton } from '../../ui/states.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { loadPaywall } from '../account/index.ts'
import {
  LogoScope,
  loadCropFrame,
  logosOf,
  OtherPicture,
  PictureSource,
  SuggestedFrames,
  useLogo,
  useTaking,
} from '../logos/pieces/index.ts'
import { logoAreaId } from './logo-area.ts'
import { LogoParts } from './logo-parts.tsx'
import styles from './logo-query.module.css'
import { useSearch } from './search-context.ts'
import { formId } from './search-field.tsx'
import { logoSimilarities } from './searched-logo.ts'
import { useFromSimilarity } from './use-from-similarity.ts'
import { ViennaChips } from './vienna-chips.tsx'

const PaywallState = lazy(() => loadPaywall().then((module) => ({ default: module.PaywallState })))
const CropFrame = lazy(() => loadCropFrame().then((module) => ({ default: module.CropFrame })))

interface LogoQueryProps {
  result: BrandQueryResult | undefined
  /** Absent if the search needs a logo. */
  onRemove?: (() => void) | undefined
}

/** The logo of the search: its picture, the part that is compared, and the other kinds of matches that are included. */
export function LogoQuery({ result, onRemove }: LogoQueryProps) {
  const { account, isLoading } = useSession()
  const t = usePhrases('logos')
  const { logo } = useSearch()
  const upload = useUpload()
  const keptFocus = useKeptFocus(logo.logo !== undefined)
  if (isLoading) return <Skeleton height="250px" />
  if (account === null) {
    return (
      <div id={logoAreaId} className={styles.query}>
        <Suspense>
          <PaywallState code="auth.required" />
        </Suspense>
      </div>
    )
  }
  return (
    <section id={logoAreaId} className={styles.query} aria-label={t('own')} {...keptFocus}>
      {logo.logo ? (
        <>
          <OtherPicture store={upload} />
          <ChosenLogo result={result} onRemove={onRemove} />
        </>
      ) : (
        <LogoSource />
      )}
    </section>
  )
}

/** Returns a function that stores a picture and chooses it as the logo. */
function useUpload(): (file: File) => Promise<void> {
  const api = useApi()
  const { replaceLogo } = useSearch()
  return async (file) => {
    const { id } = await logosOf(api).upload({ body: { fields: {}, files: { logo: file } } })
    replaceLogo(id)
  }
}

/** The field for a logo before there is one. */
function LogoSource() {
  const t = usePhrases('logos')
  const { busy, fault, take } = useTaking(useUpload())
  return (
    <PictureSource busy={busy} hasPicture={false} fault={fault} onFile={take} level={2} ifCameraFails={t('camera.fileInstead')} />
  )
}

function ChosenLogo({ result, onRemove }: LogoQueryProps) {
  const t = usePhrases('logos')
  const texts = usePhrases('search')
  const fromSimilarity = useFromSimilarity()
  const { search, logo: choice, chooseLogo, replaceLogo, go } = useSearch()
  const similarityId = useId()
  const { logo, minimumLogoSimilarity, sameIdea } = choice
  const picture = useLogo(logo?.id ?? null)
  if (!logo) return null
  const change = (changed: Partial<typeof logo>) => chooseLogo({ logo: { ...logo, ...changed } })
  const searchIt = () => go({ ...search, ...choice, page: 1 }, { toResults: true })
  return (
    <div className={styles.chosen}>
      {picture.object ? (
        <Suspense fallback={<Skeleton height="330px" />}>
          <CropFrame source={picture.object} box={logo.crop} onChange={(crop) => change({ crop, leaveOut: [] })} />
        </Suspense>
      ) : picture.error && !picture.busy ? (
        <p className={styles.gone}>{t('gone')}</p>
      ) : (
        <Skeleton height="330px" />
      )}
      <div className={styles.choices}>
        <div className={styles.head}>
          <h2>{t('own')}</h2>
          <Button look="quiet" size="small" onClick={onRemove ?? (() => replaceLogo(undefined))}>
            {t(onRemove ? 'remove' : 'replace')}
          </Button>
        </div>
        {search.mode === 'expert' && <p className={styles.hint}>{t('withQuery')}</p>}
        <p className={styles.hint}>{t('crop.hint')}</p>
        <SuggestedFrames id={logo.id} crop={logo.crop} onChoose={(crop) => change({ crop, leaveOut: [] })} />
        <LogoScope logo={logo} onChange={change} />
        <LogoParts result={result} logo={logo} onChange={(leaveOut) => change({ leaveOut })} />
        <fieldset className={styles.also}>
          <legend className={controls.label}>{t('also')}</legend>
          <label>
            <input
              type="checkbox"
              {...notRestored}
              checked={logo.turned}
              onChange={(event) => change({ turned: event.target.checked })}
            />
            {t('also.turned')}
          </label>
          <label>
            <input
              type="checkbox"
              {...notRestored}
              checked={logo.parts}
              onChange={(event) => change({ parts: event.target.checked })}
            />
            {t('also.parts')}
          </label>
          <label>
            <input
              type="checkbox"
              {...notRestored}
              checked={sameIdea ?? false}
              onChange={(event) => chooseLogo({ sameIdea: event.target.checked || undefined })}
            />
            <span>
              {t('also.sameIdea')}
              <small>{t('also.sameIdeaHint')}</small>
            </span>
          </label>
          <p className={styles.hint}>{t('also.usually')}</p>
        </fieldset>
      </div>
      <div className={styles.choices}>
        <ViennaChips result={result} />
        <label className={controls.label} htmlFor={similarityId}>
          {t('minimum')}
        </label>
        <select
          id={similarityId}
          className={controls.select}
          value={minimumLogoSimilarity ?? usualLogoSimilarity}
          onChange={(event) => {
            const percent = Number(event.target.value)
            chooseLogo({ minimumLogoSimilarity: percent === usualLogoSimilarity ? undefined : percent })
          }}
        >
          {logoSimilarities.map((percent) => (
            <option key={percent} value={percent}>
              {percent === 0 ? t('minimum.any') : fromSimilarity(percent)}
            </option>
          ))}
        </select>
        {search.mode === 'logo' ? (
          <Button look="primary" size="large" onClick={searchIt}>
            {texts('go')}
          </Button>
        ) : (
          <Button look="primary" size="large" type="submit" form={formId}>
            {texts('go')}
          </Button>
        )}
      </div>
    </div>
  )
}
