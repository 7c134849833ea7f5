import type { AssessmentBlocks, ConfiguredBrandResult } from '@marklot/contracts/guardian-blocks'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { LogoPicture } from '../../../ui/logo-picture.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { useLogo } from '../../logos/pieces/index.ts'
import { BlockSection } from './block-section.tsx'
import styles from './configured-section.module.css'
import { Elsewhere } from './elsewhere.tsx'
import { NotSearchedList, useCountryNames } from './not-searched-list.tsx'
import type { PartProps } from './use-again.ts'

type Configured = z.infer<typeof ConfiguredBrandResult>

/**
 * The evaluated case, the registers searched, and those not searched, so that nobody takes an empty list for an
 * all-clear.
 */
export function ConfiguredSection({ assessment, again, block }: PartProps & { block: AssessmentBlocks['configuredBrand'] }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const { draftId, state } = assessment
  return (
    <BlockSection
      id="configuredBrand"
      title={t('configured')}
      block={block}
      isRunning={state === 'running'}
      again={again}
      aside={() => draftId !== null && <Link to={paths.create(locale, { step: 1, draft: draftId })}>{t('change')}</Link>}
    >
      {(result) => {
        const others = result.offices.filter((office) => office.state === 'notSelected').map(({ code }) => code)
        return (
          <>
            <div className={styles.columns}>
              <Regions result={result} />
              <Goods result={result} />
              <Sign result={result} />
            </div>
            <div className={styles.coverage}>
              <SearchedRegisters result={result} />
              <NotSearchedList notSearched={result.notSearched} />
              {others.length > 0 && <Elsewhere assessment={assessment} offices={others} />}
            </div>
          </>
        )
      }}
    </BlockSection>
  )
}

function Regions({ result: { registrationOfficeCodes, addedOffices, countries, offices } }: { result: Configured }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const nameOf = useCountryNames()
  // Offices outside the plan are listed below, under what was not searched.
  const added = addedOffices.filter((code) => offices.some((office) => office.code === code && office.state === 'searched'))
  return (
    <div>
      <h3>{t('configured.regions')}</h3>
      <ul className={styles.offices}>
        {registrationOfficeCodes.map((code) => (
          <li key={code}>
            <OfficeFlag code={code} />
            <small>{t('configured.chosen')}</small>
          </li>
        ))}
        {added.map((code) => (
          <li key={code}>
            <OfficeFlag code={code} />
            <small>{t(code === 'em' ? 'configured.addedEm' : 'configured.addedNational')}</small>
          </li>
        ))}
      </ul>
      {countries.length > 0 && (
        <p className={styles.small}>{t('configured.countries', { countries: format.list(countries.map(nameOf)) })}</p>
      )}
    </div>
  )
}

function Goods({ result: { niceClasses } }: { result: Configured }) {
  const t = usePhrases('assessment')
  return (
    <div>
      <h3>{t('configured.goods')}</h3>
      {niceClasses.length === 0 ? (
        <p className={styles.small}>{t('configured.noGoods')}</p>
      ) : (
        <dl className={styles.goods}>
          {niceClasses.map(({ niceClass, goods }) => (
            <div key={niceClass.key}>
              <dt title={niceClass.shortDescription}>{niceClass.key}</dt>
              <dd>{goods.length > 0 ? goods.join('; ') : niceClass.shortDescription}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Sign({ result: { name, logo } }: { result: Configured }) {
  const t = usePhrases('assessment')
  const ui = usePhrases('ui')
  const address = useLogo(logo?.id ?? null).object
  return (
    <div>
      <h3>{t('configured.name')}</h3>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      {logo === null ? (
        <p className={styles.small}>{t('configured.noLogo')}</p>
      ) : (
        <span className={styles.tile}>
          {address && <LogoPicture src={address} alt={ui('logoOf', { name })} width={logo.width} height={logo.height} />}
        </span>
      )}
    </div>
  )
}

function SearchedRegisters({ result: { offices } }: { result: Configured }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const searched = offices.filter(({ state }) => state === 'searched')
  return (
    <div>
      <h3>{t('configured.searched')}</h3>
      {searched.length === 0 ? (
        <p>{t('configured.noneSearched')}</p>
      ) : (
        <LeaderList>
          {searched.map(({ code, asOf, late }) => (
            <LeaderItem key={code} label={<OfficeFlag code={code} />} isLate={late}>
              {asOf === null
                ? t('configured.noDate')
                : late
                  ? t('configured.late', { date: format.date(asOf) })
                  : format.date(asOf)}
            </LeaderItem>
          ))}
        </LeaderList>
      )}
    </div>
  )
}
