import type { DeclarationKind } from '@marklot/contracts/declarations'
import type { ReactNode } from 'react'
import { useConfig } from '../../lib/config.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import plain from '../../ui/plain-page.module.css'
import { Notice } from '../../ui/states.tsx'
import styles from './declarations.module.css'
import { Receipt } from './receipt.tsx'
import type { Declaring } from './use-declaring.ts'

interface DeclarationFrameProps {
  kind: DeclarationKind
  declaring: Declaring
  /** The address that receives the confirmation. */
  mail: string
  /** The fields. */
  children: ReactNode
}

/** The form of a declaration with its single button; after sending, the receipt. */
export function DeclarationFrame({ kind, declaring, mail, children }: DeclarationFrameProps) {
  const t = usePhrases('declarations')
  const { productName, operator } = useConfig()
  const isHydrated = useIsHydrated()
  const { form, receipt, busy, hasFailed, submit } = declaring
  const page = kind === 'cancellation' ? 'cancel' : 'withdraw'
  const write = <a href={`mailto:${operator.email}`}>{operator.email}</a>
  if (receipt)
    return (
      <div className={`page ${plain.page}`}>
        <Receipt receipt={receipt} mail={mail} />
      </div>
    )
  return (
    <div className={`page ${plain.page}`}>
      <h1>{t(`${page}.title`)}</h1>
      <p className={plain.lead}>{t(`${page}.lead`, { product: productName })}</p>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {/* Disabled before hydration, because React would not see the input. */}
        <fieldset className={styles.fields} disabled={!isHydrated}>
          {children}
          <div role="alert">
            {hasFailed && (
              <Notice kind="warning">
                <p>
                  {t('failed')} {write}
                </p>
              </Notice>
            )}
          </div>
          <div>
            <Button type="submit" look="primary" size="large" disabled={busy} aria-busy={busy}>
              {busy ? t('sending') : t(`${page}.action`)}
            </Button>
          </div>
        </fieldset>
        <noscript>
          <p className={plain.lead}>
            {t('noScript')} {write}
          </p>
        </noscript>
      </form>
    </div>
  )
}
