import type { Brand, ViennaClass } from '@marklot/contracts/brand'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { DetailField, DetailGrid, InidCode } from '../../ui/detail-field.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import styles from './information.module.css'
import { Section } from './section.tsx'

/** What the office records about the mark. Numbers appear as the office prints them. */
export function Information({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const offices = usePhrases('offices')
  const nameOf = useBrandName()
  return (
    <Section title={t('information')} aside={t('inidNote')}>
      <DetailGrid>
        <DetailField
          title={t('applicationNumber')}
          inid="210"
          value={brand.applicationNumberDisplay}
          alternative={brand.applicationNumber}
        />
        <DetailField
          title={t('registrationNumber')}
          inid="111"
          value={brand.registrationNumberDisplay}
          alternative={brand.registrationNumber}
          secondAlternative={brand.brandStateCategory === 'new' ? t('notYet') : null}
        />
        <DetailField title={t('sign')} inid="540" value={nameOf(brand)} />
        <DetailField title={t('brandType')} inid="550" value={brand.specialForm ?? ui(`type.${brand.brandType}`)} />
        <DetailField title={t('originBrandType')} term={brand.originBrandTypeTerm} />
        <DetailField title={t('kindMark')} inid="551" term={brand.kindMarkTerm} />
        <DetailField
          title={t('office')}
          inid="190"
          value={offices(`short.${brand.registrationOfficeCode}`)}
          secondValue={offices(brand.registrationOfficeCode)}
        />
        <DetailField title={t('state')} value={ui(`state.${brand.brandStateCategory}`)} />
        <DetailField title={t('brandState')} term={brand.brandStateTerm} />
        <DetailField title={t('description')} inid="571" value={brand.description} />
        <DetailField title={t('imageColor')} inid="591" value={brand.imageColor} />
        <DetailField title={t('exhibitionInfo')} inid="230" value={brand.exhibitionName} secondValue={brand.exhibitionDate} />
        <DetailField title={t('asItIsProtection')} value={brand.asItIsProtectionIndicator} />
        <DetailField title={t('tradeDistinctiveness')} inid="521" value={brand.tradeDistinctivenessIndicator} />
        <DetailField title={t('tradeDistinctivenessText')} value={brand.tradeDistinctivenessText} />
        <DetailField title={t('madridTitle')} value={brand.isMadridDesignation} />
        <DetailField
          title={t('relatedOffices')}
          value={brand.relatedOffices.map((code) => offices(`short.${code}`)).join(', ')}
          alternative={t('noRelatedOffices')}
        />
        {brand.viennaClasses.length === 0 && <DetailField title={t('viennaClasses')} inid="531" />}
      </DetailGrid>
      <FigurativeElements classes={brand.viennaClasses} />
      <RelatedOffices brand={brand} />
    </Section>
  )
}

/** Vienna classes, and separately the USPTO's own codes, which look alike but differ. */
function FigurativeElements({ classes }: { classes: readonly ViennaClass[] }) {
  const t = usePhrases('brands')
  return (['vienna', 'us-design'] as const).map((scheme) => {
    const own = classes.filter((one) => one.scheme === scheme)
    if (own.length === 0) return null
    return (
      <div key={scheme} className={styles.vienna}>
        <h3>
          <InidCode code="531" /> {scheme === 'vienna' ? t('viennaClasses') : t('designCodes')}
        </h3>
        <ul>
          {own.map((one) => (
            <li key={one.key}>
              <b>{one.key}</b>
              <span>{one.description || one.shortDescription}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

/** Other offices where a mark of the same name may conflict: spec 1, section 3, "Office relations". */
function RelatedOffices({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  const offices = usePhrases('offices')
  const locale = useLocale()
  const { name } = brand
  if (name === null || brand.relatedOffices.length === 0) return null
  return (
    <ul className={styles.related}>
      {brand.relatedOffices.map((code) => (
        <li key={code}>
          <Link to={paths.search(locale, { q: name, office: code })}>{t('searchIn', { name, office: offices(code) })}</Link>
        </li>
      ))}
    </ul>
  )
}
