import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { longestGoods } from '@marklot/contracts/radar'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocale } from '../../../lib/phrases.tsx'
import type { MonitorState } from '../pieces/index.ts'

/** The steps of the wizard (spec 1, section 2, "Brand-Radar wizard"). */
export const monitorSteps = ['select', 'assess', 'result', 'save'] as const
export type MonitorStep = (typeof monitorSteps)[number]

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface MonitorAddress {
  /** The step in the address, from `?step=1`. */
  step: MonitorStep
  /** The identifier of a mark of the register; null without one. */
  brandId: string | null
  /** A sign that was typed elsewhere; empty without one. */
  sign: string
  /** An uploaded logo that came with the sign; null without one. */
  logo: string | null
  /** Nice classes that came with the sign. A sign with classes is a brand of the reader's own. */
  classes: readonly number[]
  /** The offices that came with the sign; empty: all of the plan. */
  offices: readonly RegistrationOfficeCode[]
  /**
   * Goods and services that came with the sign; empty without any. They come with the navigation, not with the
   * address, because they are confidential. Text beyond the longest that the wizard takes is missing.
   */
  goods: string
  isGoodsCut: boolean
  addressOf: (step: MonitorStep) => string
  go: (step: MonitorStep, options?: { replace: boolean }) => void
}

/**
 * Returns the step of the wizard and the sign to watch. They are in the address, so that going back leads to the
 * previous step.
 */
export function useMonitorAddress(): MonitorAddress {
  const locale = useLocale()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const given = new URLSearchParams(search)
  const goods = (state as MonitorState | null)?.goods ?? ''
  const addressOf = (step: MonitorStep) =>
    paths.monitor(locale, { step: step === 'select' ? undefined : monitorSteps.indexOf(step) + 1 })
  return {
    step: monitorSteps[Number(given.get('step') ?? 1) - 1] ?? 'select',
    brandId: given.get('brand'),
    sign: (given.get('q') ?? '').trim().slice(0, 200),
    logo: uuid.test(given.get('logo') ?? '') ? given.get('logo') : null,
    classes: given
      .getAll('classes')
      .map(Number)
      .filter((niceClass) => Number.isInteger(niceClass) && niceClass >= 1 && niceClass <= 45),
    offices: registrationOfficeCodes.filter((code) => given.getAll('offices').includes(code)),
    goods: goods.slice(0, longestGoods),
    isGoodsCut: goods.length > longestGoods,
    addressOf,
    go: (step, options) => void navigate(addressOf(step), options),
  }
}
