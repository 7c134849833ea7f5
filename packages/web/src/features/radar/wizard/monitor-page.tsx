import { lazy, Suspense, useEffect, useState } from 'react'
import { useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useHead } from '../../../lib/head.tsx'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { Phrased } from '../../../lib/phrased.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { Wizard } from '../../../ui/wizard/wizard.tsx'
import { wholeLogo } from '../../search/index.ts'
import { type Draft, type WatchedBrand, watchedBrand, watchedSign, withAssessmentBegun } from './draft.ts'
import { Refused } from './refused.tsx'
import { SelectStep } from './select-step.tsx'
import { type DraftHolder, useDraft } from './use-draft.ts'
import { type MonitorAddress, monitorSteps, useMonitorAddress } from './use-monitor-address.ts'
import { useRadarAccess } from './use-radar-access.ts'
import type { SavedRadar } from './use-save-radar.ts'

const LaterStep = lazy(() => loadChunk(() => import('./later-steps.tsx')).then((steps) => ({ default: steps.LaterStep })))

const OwnLogo = lazy(() => loadChunk(() => import('./own-logo.tsx')).then((module) => ({ default: module.OwnLogo })))

/**
 * The Brand-Radar wizard (spec 1, section 2). Everybody may choose a brand; the later steps need the feature `radar`.
 */
export function MonitorPage() {
  const t = usePhrases('monitor')
  const { step: asked, brandId, sign, logo, classes, offices, goods, addressOf, go } = useMonitorAddress()
  const holder = useDraft()
  const { draft, isKnown, change } = holder
  const refusal = useRadarAccess()
  const [saved, setSaved] = useState<SavedRadar | null>(null)
  useSign({ sign, logo, classes, offices, goods }, holder)
  useMark({ brandId, go }, holder)
  const brand = watchedBrand(draft)
  const step = isKnown && !brand ? 'select' : asked
  const current = saved && step !== 'select' ? 'save' : step
  useHead({
    // Tabs, the history and screen readers tell the steps apart by their titles.
    title: current === 'select' ? t('title') : t('title.step', { step: t(`step.${current}`) }),
    description: t('description'),
    noindex: asked !== 'select' || brandId !== null || sign !== '' || logo !== null,
  })
  useEffect(() => {
    if (isKnown && refusal === null && step !== 'select') change((before) => withAssessmentBegun(before))
  }, [isKnown, refusal, step, change])

  const startAgain = () => {
    holder.restart()
    setSaved(null)
    go('select')
  }
  const body = () => {
    if (step === 'select') return <SelectStep holder={holder} refusal={refusal} />
    if (!brand || !isKnown || refusal === undefined) return <Loading />
    if (refusal !== null) return <Refused code={refusal} />
    return (
      <LaterStep
        step={step}
        holder={holder}
        brand={brand}
        saved={saved}
        onSaved={(done) => {
          setSaved(done)
          holder.forget()
        }}
        onAnother={startAgain}
      />
    )
  }
  return (
    <Wizard
      label={t('steps')}
      current={current}
      question={saved && step !== 'select' ? 'done' : asked}
      steps={monitorSteps.map((key) => ({
        key,
        label: t(`step.${key}`),
        to: !saved && brand && refusal === null ? addressOf(key) : null,
      }))}
      summary={brand && step !== 'select' && <Summary brand={brand} draft={draft} />}
    >
      <Suspense fallback={<Loading />}>
        <Phrased of={step === 'select' ? [] : ['radar', 'search', 'validation']}>{body()}</Phrased>
      </Suspense>
    </Wizard>
  )
}

/**
 * Fills in a sign that was typed on another page. A sign with classes is a brand that is not in the register; its
 * offices come with it. A sign without classes does not replace a brand that is already chosen.
 */
function useSign(
  { sign, logo, classes, offices, goods }: Pick<MonitorAddress, 'sign' | 'logo' | 'classes' | 'offices' | 'goods'>,
  { isKnown, draft, change }: DraftHolder,
): void {
  const [taken, setTaken] = useState(' ')
  const given = `${sign} ${logo ?? ''}`
  useEffect(() => {
    if (!isKnown || given === taken || given === ' ') return
    setTaken(given)
    if (logo !== null) change({ logo: wholeLogo(logo), sign: 'nameAndLogo' })
    if (classes.length > 0 || logo !== null)
      change({ source: 'typed', typed: { brandId: null, name: sign, niceClasses: classes, goods }, offices })
    else change({ text: sign, ...(!draft.chosen && { source: 'register', typed: { ...draft.typed, name: sign } }) })
  }, [isKnown, sign, logo, classes, offices, goods, given, taken, draft, change])
}

/**
 * Chooses the mark of the register that another page asks to watch. Afterwards it leaves the address, so that a reload
 * keeps a later choice.
 */
function useMark({ brandId, go }: Pick<MonitorAddress, 'brandId' | 'go'>, { isKnown, change }: DraftHolder): void {
  const { object: mark } = useApiQuery(
    ['radar', 'mark', brandId],
    (api, options) => api.brands.brand({ params: { id: brandId ?? '' }, query: {} }, options),
    { enabled: brandId !== null },
  )
  const [taken, setTaken] = useState<string | null>(null)
  useEffect(() => {
    if (!isKnown || !mark || mark.id === taken) return
    setTaken(mark.id)
    const { id, name, niceClasses, brandLogoUrl } = mark
    const sign = { name: name ?? '', niceClasses: niceClasses.map(({ key }) => Number(key)), goods: '', logoUrl: brandLogoUrl }
    change({ source: 'register', text: sign.name, chosen: { brandId: id, ...sign } })
    go('select', { replace: true })
  }, [taken, isKnown, mark, change, go])
}

function Summary({ brand, draft }: { brand: WatchedBrand; draft: Draft }) {
  const t = usePhrases('monitor')
  const format = useFormat()
  const offices = usePhrases('offices')
  const sign = watchedSign(draft, brand)
  return (
    <section aria-label={t('summary')}>
      {sign !== 'name' && draft.logo?.id && (
        <Suspense fallback={<Skeleton height="88px" />}>
          <OwnLogo id={draft.logo.id} crop={draft.logo.crop} />
        </Suspense>
      )}
      <LeaderList>
        {sign !== 'logo' && (
          <LeaderItem label={t('summary.name')}>
            <span dir="auto">{brand.name}</span>
          </LeaderItem>
        )}
        {brand.niceClasses.length > 0 && <LeaderItem label={t('summary.classes')}>{brand.niceClasses.join(', ')}</LeaderItem>}
        {draft.offices.length > 0 && (
          <LeaderItem label={t('summary.offices')}>{format.list(draft.offices.map((code) => offices(code)))}</LeaderItem>
        )}
        <LeaderItem label={t('summary.from')}>{t(brand.brandId === null ? 'summary.typed' : 'summary.register')}</LeaderItem>
      </LeaderList>
    </section>
  )
}

function Loading() {
  const t = usePhrases('monitor')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="56px" width="min(480px, 100%)" />
      <Skeleton height="320px" />
    </div>
  )
}
