import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { FilingGuide } from '@marklot/contracts/pilot-filing'
import { useId, useState } from 'react'
import { useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { TabList } from '../../../ui/tab-list.tsx'
import { pilotOf } from '../pieces/pilot-calls.ts'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import { FiledForm } from './filed-form.tsx'
import styles from './filing-station.module.css'
import { GoodsToPaste } from './goods-to-paste.tsx'
import stations from './stations.module.css'

/**
 * Explains how to file at the chosen offices: where, with which requirements, and with which common mistakes. The
 * product itself files nothing.
 */
export function FilingStation() {
  const t = usePhrases('stations')
  const ui = usePhrases('ui')
  const names = usePhrases('offices')
  const id = useId()
  const { project, open } = useProjectHolder()
  const offices = project.registrationOfficeCodes
  const [asked, setAsked] = useState<RegistrationOfficeCode | null>(null)
  const guides = useApiQuery(['pilot', 'guides'], (api, options) => pilotOf(api).filingGuides(undefined, options))
  const selected = asked && offices.includes(asked) ? asked : offices[0]
  const guide = guides.object?.find((one) => one.registrationOfficeCode === selected)
  if (selected === undefined)
    return (
      <EmptyState title={t('filing.noOffice.title')} text={t('filing.noOffice.text')}>
        <Button look="primary" onClick={() => open('offices')}>
          {t('filing.toOffices')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <TabList
        id={id}
        label={t('filing.office')}
        tabs={offices}
        selected={selected}
        textOf={(code) => names(code)}
        onSelect={setAsked}
      />
      <div className={stations.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {guide ? (
          <div className={styles.columns}>
            <Guide guide={guide} />
            <div>
              <GoodsToPaste />
              <FiledForm key={selected} office={selected} />
            </div>
          </div>
        ) : guides.error && !guides.busy ? (
          <ErrorState title={t('filing.failed')}>
            <Button onClick={guides.reload}>{ui('retry')}</Button>
          </ErrorState>
        ) : (
          <Skeleton height="420px" />
        )}
      </div>
      <StationEnd station="filing" />
    </>
  )
}

/** An office's requirements and the reasons why filings fail there, each with its source. */
function Guide({ guide: { service, address, needs, faults, payment, lookedUp, isOld } }: { guide: FilingGuide }) {
  const t = usePhrases('stations')
  const format = useFormat()
  const sources = [...new Set([...needs, ...faults, payment].map(({ source }) => source))]
  const paying =
    payment.months === null
      ? t('pay.officeSets')
      : payment.months === 0
        ? t('pay.atOnce')
        : t('pay.within', { period: t('period.months', { count: payment.months }) })
  return (
    <div className={styles.guide}>
      <p>
        <a className={buttonClass({ look: 'outline' })} href={address} target="_blank" rel="noreferrer">
          <Icon name="external" small />
          {t('filing.open')}
        </a>
      </p>
      <p className={styles.where}>{t('filing.where', { service })}</p>
      <h3>{t('filing.needs')}</h3>
      <ul className={styles.list}>
        {needs.map(({ need }) => (
          <li key={need}>
            <Icon name="check" small />
            <span>{t(`need.${need}`)}</span>
          </li>
        ))}
      </ul>
      <h3>{t('filing.pay')}</h3>
      <p className={styles.pay}>
        {paying} {payment.ifLate && t(`late.${payment.ifLate}`)}
      </p>
      <h3>{t('filing.faults')}</h3>
      <ul className={classNames(styles.list, styles.faults)}>
        {faults.map(({ fault }) => (
          <li key={fault}>
            <Icon name="warning" small />
            <span>{t(`fault.${fault}`)}</span>
          </li>
        ))}
      </ul>
      <p className={stations.small}>{t('filing.honest', { date: format.date(lookedUp) })}</p>
      {isOld && <p className={stations.warning}>{t('filing.old')}</p>}
      <details className={stations.sources}>
        <summary>{t('filing.sources')}</summary>
        <ul>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
