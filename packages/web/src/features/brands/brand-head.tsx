import type { Brand } from '@marklot/contracts/brand'
import { labelled } from '@marklot/phrases'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ClassChips } from '../../ui/class-chips.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { Notice } from '../../ui/states.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AskBrandy } from '../chat/pieces/index.ts'
import { type SearchedFor, searchValues } from '../search/index.ts'
import styles from './brand-head.module.css'
import { usePinKey } from './use-pin-key.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })))

/** Logo, name and description, key facts, and actions. */
export function BrandHead({ brand, today, searched }: { brand: Brand; today: string; searched: SearchedFor }) {
  const locale = useLocale()
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  return (
    <>
      <Notices brand={brand} />
      <header className={styles.head}>
        <LogoTile {...brand} size="page" />
        <div>
          <p className={styles.marks}>
            <StateBadge category={brand.brandStateCategory} detail={brand.brandState.shortDescription} />
            <OfficeFlag code={brand.registrationOfficeCode} />
            <span>{brand.specialForm ?? ui(`type.${brand.brandType}`)}</span>
          </p>
          <Name brand={brand} />
          {brand.description && (
            <p className={styles.description} dir="auto">
              <VisuallyHidden>{labelled(locale, t('description'), '')}</VisuallyHidden>
              {brand.description}
            </p>
          )}
          <KeyFacts brand={brand} today={today} searchedClasses={searched.classes} />
          <Actions brand={brand} searched={searched} />
        </div>
      </header>
    </>
  )
}

function Name({ brand }: { brand: Brand }) {
  const placeholder = useBrandName()(brand)
  const { name } = brand
  if (name === null) {
    return (
      <h1 className={classNames(styles.name, styles.long)}>
        <span className={styles.noText}>
          <Icon name="no-text" />
          {placeholder}
        </span>
      </h1>
    )
  }
  return (
    <h1 className={classNames(styles.name, name.length > 48 ? styles.veryLong : name.length > 16 && styles.long)} dir="auto">
      {name}
    </h1>
  )
}

function Notices({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  if (!brand.isRemoved && !brand.isMadridDesignation) return null
  return (
    <div className={styles.notices}>
      {brand.isRemoved && (
        <Notice kind="warning">
          <p>{t('removed')}</p>
        </Notice>
      )}
      {brand.isMadridDesignation && (
        <Notice>
          <p>{t('madrid')}</p>
        </Notice>
      )}
    </div>
  )
}

function KeyFacts({ brand, today, searchedClasses }: { brand: Brand; today: string; searchedClasses: readonly number[] }) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const format = useFormat()
  const end = brand.oppositionPeriodEndDate
  const isOpen = end !== null && end >= today && brand.brandStateCategory !== 'dead'
  const date = (day: string | null) => (day ? format.date(day) : ui('notAvailable'))
  return (
    <dl className={styles.keys}>
      <div>
        <dt>{brand.registrationNumberDisplay ? t('registrationNumber') : t('applicationNumber')}</dt>
        <dd className={styles.number}>{brand.registrationNumberDisplay ?? brand.applicationNumberDisplay}</dd>
      </div>
      <div>
        <dt>{t('applicationDate')}</dt>
        <dd>{date(brand.applicationDate)}</dd>
      </div>
      {brand.niceClasses.length > 0 && (
        <div>
          <dt>{t('classes')}</dt>
          <dd>
            <ClassChips classes={brand.niceClasses.map(({ key }) => Number(key))} highlighted={searchedClasses} limit={10} />
          </dd>
        </div>
      )}
      {isOpen && (
        <div>
          <dt>{t('oppositionUntil')}</dt>
          <dd className={styles.due}>
            {format.date(end)}
            {brand.oppositionPeriodIsComputed && ` (${ui('timeline.computed')})`}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Actions({ brand, searched }: { brand: Brand; searched: SearchedFor }) {
  const t = usePhrases('brands')
  const offices = usePhrases('offices')
  const locale = useLocale()
  const [isSharing, setIsSharing] = useState(false)
  const { isSample } = brand.provenance
  const name = useBrandName()(brand)
  const pinButton = useRef<HTMLButtonElement>(null)
  const pin = () => overlays.open({ kind: 'pin', brand: { brandId: brand.id, name } })
  usePinKey(pinButton, pin)
  return (
    <>
      <div className={styles.actions}>
        {brand.name !== null && (
          <Link
            className={buttonClass({ look: 'primary' })}
            to={paths.search(
              locale,
              searchValues({ text: brand.name, classes: brand.niceClasses.map(({ key }) => Number(key)) }),
            )}
          >
            <Icon name="search" />
            {t('searchSimilar')}
          </Link>
        )}
        <Button ref={pinButton} aria-haspopup="dialog" onClick={pin}>
          <Icon name="bookmark" />
          {t('pin')}
        </Button>
        {(brand.name !== null || brand.brandLogoUrl !== null) && (
          <Link className={buttonClass()} to={paths.monitor(locale, { brand: brand.id })}>
            <Icon name="radar" />
            {t('watch')}
          </Link>
        )}
        <Button aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
          <Icon name="share" />
          {t('share')}
        </Button>
        <AskBrandy about={{ kind: 'brand', id: brand.id, name }} />
        <Button iconOnly aria-label={t('print')} title={t('print')} onClick={() => window.print()}>
          <Icon name="printer" />
        </Button>
        {brand.officeRegisterUrl && (
          <a className={buttonClass({ look: 'quiet' })} href={brand.officeRegisterUrl} target="_blank" rel="noopener noreferrer">
            {t(isSample ? 'officeSearch' : 'officeRegister', { office: offices(`short.${brand.registrationOfficeCode}`) })}
            <Icon name="external" small />
            <VisuallyHidden>{t('newTab')}</VisuallyHidden>
          </a>
        )}
        {isSharing && (
          <Suspense>
            <ShareDialog brand={brand} searched={searched} onClose={() => setIsSharing(false)} />
          </Suspense>
        )}
      </div>
      {isSample && brand.officeRegisterUrl && <p className={styles.sampleNumber}>{t('sampleNumber')}</p>}
    </>
  )
}
