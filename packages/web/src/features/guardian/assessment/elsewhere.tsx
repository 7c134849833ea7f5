import { classFilters } from '@marklot/contracts/class-filters'
import type { ElsewhereFound } from '@marklot/contracts/guardian-assessment'
import { assessedSimilarity } from '@marklot/contracts/guardian-blocks'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { noFilters } from '@marklot/contracts/search'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApiQuery } from '../../../lib/api.tsx'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { addressFromSearch, emptySearch } from '../../search/index.ts'
import { assessmentKey, guardianOf } from '../pieces/index.ts'
import styles from './elsewhere.module.css'
import { classesOf } from './judged-brands.ts'
import type { PartProps } from './use-again.ts'
import { useTakeCase } from './use-take-case.ts'

interface ElsewhereProps extends Pick<PartProps, 'assessment'> {
  /** The offices of the plan that the assessment did not search. */
  offices: readonly RegistrationOfficeCode[]
}

/**
 * Offers the other offices of the plan: a search of the name there, and an evaluation that includes them. What they
 * hold changes neither the risk nor the counts of the assessment.
 */
export function Elsewhere({ assessment, offices }: ElsewhereProps) {
  const t = usePhrases('assessment')
  const { id, state } = assessment
  const found = useApiQuery(
    [...assessmentKey(id), 'elsewhere'],
    (api, options) => guardianOf(api).elsewhere({ params: { id } }, options),
    { enabled: state === 'finished' },
  ).object
  return (
    <div className={styles.elsewhere}>
      <h3>{t('elsewhere')}</h3>
      <p className={styles.lead}>{t('elsewhere.lead')}</p>
      <ul>
        {offices.map((code) => (
          <Office key={code} assessment={assessment} code={code} found={found} />
        ))}
      </ul>
    </div>
  )
}

interface OfficeProps extends Pick<PartProps, 'assessment'> {
  code: RegistrationOfficeCode
  /** Undefined: not known yet, or unknown. */
  found: ElsewhereFound | undefined
}

function Office({ assessment, code, found }: OfficeProps) {
  const t = usePhrases('assessment')
  const office = usePhrases('offices')(code)
  const taking = useTakeCase()
  const { case: evaluated } = assessment
  const here = found?.offices.find(({ registrationOfficeCode }) => registrationOfficeCode === code)
  const link = (classes: readonly number[], text: ReactNode) => (
    <SearchLink name={assessment.name} code={code} classes={classes}>
      {text}
      <VisuallyHidden>, {office}</VisuallyHidden>
    </SearchLink>
  )
  const linkUnlessNone = (count: number, classes: readonly number[], text: ReactNode) =>
    count === 0 ? <span>{text}</span> : link(classes, text)
  return (
    <li className={styles.office}>
      <OfficeFlag code={code} />
      <p className={styles.counts}>
        {here
          ? linkUnlessNone(
              here.similar,
              [],
              `${t('elsewhere.similar', { count: here.similar })}${found?.isLowerBound ? '+' : ''}`,
            )
          : link([], t('elsewhere.search'))}
        {here &&
          here.similar > 0 &&
          here.sameNiceClass !== null &&
          linkUnlessNone(here.sameNiceClass, classesOf(assessment), t('elsewhere.sameClass', { count: here.sameNiceClass }))}
      </p>
      <Button
        size="small"
        disabled={taking.busy}
        // The page reports a failure.
        onClick={() =>
          void taking
            .run({ ...evaluated, registrationOfficeCodes: [...evaluated.registrationOfficeCodes, code] })
            .catch(() => undefined)
        }
      >
        {t('elsewhere.evaluate')}
        <VisuallyHidden>: {office}</VisuallyHidden>
      </Button>
    </li>
  )
}

/** Opens the search of the counted marks in a new tab, so that the assessment stays open. */
function SearchLink({
  name,
  code,
  classes,
  children,
}: {
  name: string
  code: RegistrationOfficeCode
  classes: readonly number[]
  children: ReactNode
}) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const filters = {
    ...noFilters,
    registrationOfficeCodes: [code],
    brandStateCategories: ['new' as const, 'alive' as const],
    ...classFilters(classes),
  }
  const search = { ...emptySearch, text: name, minimumSimilarity: assessedSimilarity, filters }
  return (
    <Link to={paths.search(locale, addressFromSearch(search))} target="_blank" rel="noopener">
      {children}
      <Icon name="external" small />
      <VisuallyHidden>, {t('newTab')}</VisuallyHidden>
    </Link>
  )
}
