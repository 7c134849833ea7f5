import type { SearchRestriction } from '@marklot/contracts/search'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { suggestedPlan } from '../../lib/plan-state.ts'
import { useProducts } from '../../lib/products.ts'
import { useSession } from '../../lib/session.tsx'
import { overlays, type PaywallCode, type PaywallSubject } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SignInButtons } from '../../ui/sign-in-buttons.tsx'
import { EmptyState } from '../../ui/states.tsx'
import styles from './paywall.module.css'
import { keepTyped } from './typed-input.ts'

interface PaywallDialogProps {
  code: PaywallCode
  about?: PaywallSubject
  /** Replaces the usual text of the reason. */
  text?: string | undefined
  onClose: () => void
}

/**
 * Reasons whose meaning for a brand check, a domain check, a project or Brandy differs from their meaning for a search.
 */
const worded = {
  check: ['auth.required', 'trial.quotaUsedUp', 'plan.featureNotIncluded', 'plan.notActive'],
  domains: ['auth.required', 'trial.quotaUsedUp', 'plan.featureNotIncluded'],
  pilot: ['auth.required', 'plan.featureNotIncluded'],
  chat: ['auth.required', 'trial.quotaUsedUp', 'plan.featureNotIncluded', 'plan.quotaUsedUp'],
} as const satisfies Record<PaywallSubject, readonly PaywallCode[]>
type Worded = { [Subject in PaywallSubject]: `${Subject}.${(typeof worded)[Subject][number]}` }[PaywallSubject]

const reasonOf = (code: PaywallCode, about: PaywallSubject | undefined): PaywallCode | Worded =>
  about && (worded[about] as readonly PaywallCode[]).includes(code) ? (`${about}.${code}` as Worded) : code

/** The paywall over the page: the reason, and registering, the login or the prices (spec 1, section 2). */
export function PaywallDialog({ code, about, text, onClose }: PaywallDialogProps) {
  const t = usePhrases('paywall')
  const { account } = useSession()
  const id = account?.id ?? null
  // If the server refuses an account that the page still knows, its session has ended.
  const [ended, setEnded] = useState(id)
  if (id === null && ended !== null) setEnded(null)
  // The person logged in elsewhere, for example in another tab.
  const isOver = code === 'auth.required' && id !== null && id !== ended
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const reason = reasonOf(code, about)
  return (
    <Dialog title={t(`${reason}.title`)} onClose={onClose} footer={<PaywallActions code={code} onLeave={onClose} />}>
      <p>
        {text ?? t(`${reason}.text`)} {t('kept')}
      </p>
    </Dialog>
  )
}

/** The paywall in place of the content. `onFirstPage` leads back to the first page, which is free. */
export function PaywallState({ code, onFirstPage }: { code: PaywallCode; onFirstPage?: () => void }) {
  const t = usePhrases('paywall')
  return (
    <EmptyState title={t(`${code}.title`)} text={`${t(`${code}.text`)} ${t('kept')}`}>
      <PaywallActions code={code} />
      {onFirstPage && (
        <Button look="quiet" onClick={onFirstPage}>
          {t('firstPage')}
        </Button>
      )}
    </EmptyState>
  )
}

/**
 * The links and buttons for each reason: registration and login, the order of the plan that helps, the prices, the
 * choice of offices, or the state of the subscription.
 */
export function PaywallActions({ code, onLeave }: { code: PaywallCode; onLeave?: () => void }) {
  const t = usePhrases('paywall')
  const locale = useLocale()
  const { subscription } = useSession()
  const { pathname, search, hash } = useLocation()
  const here = `${pathname}${search}${hash}`
  const leave = () => {
    keepTyped(here)
    onLeave?.()
  }
  const products = useProducts(code !== 'auth.required').object
  const plan = products && code !== 'auth.required' ? suggestedPlan(products, subscription.object) : null
  const toPrices = (
    <Link
      className={buttonClass({ look: code === 'auth.required' ? 'quiet' : plan ? 'outline' : 'primary' })}
      to={paths.products(locale, { from: here })}
      onClick={leave}
    >
      {t('seePrices')}
    </Link>
  )
  if (code === 'auth.required') {
    return (
      <>
        <SignInButtons primary="signUp" />
        {toPrices}
      </>
    )
  }
  return (
    <>
      {code === 'plan.officeNotIncluded' && (
        <Link className={buttonClass({ look: 'outline' })} to={paths.account(locale, 'offices')} onClick={onLeave}>
          {t('chooseOffices')}
        </Link>
      )}
      <Button onClick={() => overlays.open({ kind: 'subscription' })}>{t('subscription')}</Button>
      {toPrices}
      {plan && (
        <Link className={buttonClass({ look: 'primary' })} to={paths.subscribe(locale, plan.key)} onClick={leave}>
          {t('orderPlan', { plan: plan.name })}
        </Link>
      )}
    </>
  )
}

/** Explains to a signed-in person that the results are limited to the free look, and why. */
export function FreeLook({ code }: { code: Exclude<SearchRestriction, 'auth.required'> }) {
  const t = usePhrases('paywall')
  return (
    <p className={styles.look}>
      <span>{t(`look.${code}`)}</span>
      {code !== 'auth.accountSuspended' && (
        <Button look="quiet" size="small" onClick={() => overlays.open({ kind: 'paywall', code })}>
          {t('whatHelps')}
        </Button>
      )}
    </p>
  )
}
