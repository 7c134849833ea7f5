import { registrationOfficeCodes } from '@marklot/contracts/office'
import { Link } from 'react-router'
import { hasStatus } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import styles from './account-page.module.css'
import { ArrearsNotice } from './pieces/arrears-notice.tsx'
import { SubscriptionStateBadge } from './pieces/subscription-state-badge.tsx'
import { Loaded, Section } from './section.tsx'
import { PlanFeatures, UsagePeriod } from './subscription-info.tsx'

/** The plan, its offices and its usage. */
export function PlanSection() {
  const t = usePhrases('settings')
  const locale = useLocale()
  const { subscription } = useSession()
  const toPlans = (
    <Link className={buttonClass()} to={paths.products(locale)}>
      {t('plan.change')}
    </Link>
  )
  return (
    <Section id="plan" title={t('plan.title')} text={t('plan.text')}>
      {subscription.error && hasStatus(subscription.error, 404) ? (
        <>
          <p className={styles.text}>{t('subscription.none')}</p>
          {toPlans}
        </>
      ) : (
        <Loaded holder={subscription}>
          {(own) => {
            const { product, state, validUntilDate, packages, usagePeriod } = own
            return (
              <>
                <p className={styles.plan}>
                  <b>{product.name}</b> <SubscriptionStateBadge state={state} />
                </p>
                <ArrearsNotice subscription={own} />
                <UsagePeriod subscription={{ usagePeriod, product }} />
                <LeaderList>
                  {validUntilDate && <ValidUntil day={validUntilDate} />}
                  <PlanFeatures product={product} />
                </LeaderList>
                <h3 className={styles.count}>{t('info.offices')}</h3>
                <ul className={styles.flags}>
                  {(packages.length > 0 ? packages.map(({ key }) => key) : registrationOfficeCodes).map((code) => (
                    <li key={code}>
                      <OfficeFlag code={code} />
                    </li>
                  ))}
                </ul>
                <div className={styles.buttons}>
                  {toPlans}
                  <Button onClick={() => overlays.open({ kind: 'subscription' })}>{t('menu.subscription')}</Button>
                </div>
              </>
            )
          }}
        </Loaded>
      )}
    </Section>
  )
}

function ValidUntil({ day }: { day: string }) {
  const t = usePhrases('settings')
  const format = useFormat()
  return <LeaderItem label={t('info.validUntil')}>{format.date(day)}</LeaderItem>
}
