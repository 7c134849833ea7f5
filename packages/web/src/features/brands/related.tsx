import type { Brand } from '@marklot/contracts/brand'
import type { RelatedBrand, RelatedBrands } from '@marklot/contracts/brands'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { paths } from '../../lib/paths.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { LoginLink } from '../../shell/login-prompt.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { ThumbnailCard } from '../../ui/thumbnail-card.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { loadLogoFacts, searchValues } from '../search/index.ts'
import styles from './related.module.css'
import { Section } from './section.tsx'
import { SimilarLogos } from './similar-logos.tsx'

const SearchMarkLogo = lazy(() =>
  loadChunk(() => import('../logos/pieces/index.ts')).then((module) => ({ default: module.SearchMarkLogo })),
)
const LogosCompared = lazy(() => loadChunk(loadLogoFacts).then((module) => ({ default: module.LogosCompared })))

interface RelatedProps {
  brand: Brand
  searchedClasses: readonly number[]
  onOpen?: (id: string) => void
}

/** Marks of the same family by name and class, and of the same owner. The latter need a login. */
export function Related({ brand, searchedClasses, onOpen }: RelatedProps) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const answer = useApiQuery(['related', brand.id], (api, options) => api.brands.related({ params: { id: brand.id } }, options))
  const isSlow = useDelayed(answer.busy)
  const { object: related, error } = answer
  return (
    <Section title={t('related')}>
      {related ? (
        <Groups brand={brand} related={related} searchedClasses={searchedClasses} onOpen={onOpen} />
      ) : error && !answer.busy ? (
        <Notice kind="warning">
          <p role="alert">{t('related.failed')}</p>
          <Button size="small" onClick={answer.reload}>
            {ui('retry')}
          </Button>
        </Notice>
      ) : (
        <div className={styles.room} role="status">
          {isSlow && (
            <>
              <p>{t('related.loading')}</p>
              <div className={styles.brands}>
                <Skeleton height="116px" />
                <Skeleton height="116px" />
              </div>
            </>
          )}
        </div>
      )}
    </Section>
  )
}

function Groups({
  brand,
  related: { family, owner, ownerNeedsLogin, logos, logosNeedLogin },
  searchedClasses,
  onOpen,
}: RelatedProps & { related: RelatedBrands }) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const classes = brand.niceClasses.map(({ key }) => Number(key))
  const cards = (brands: readonly RelatedBrand[]) => (
    <ul className={styles.brands}>
      {brands.map((one) => (
        <li key={one.brandId}>
          <ThumbnailCard
            brand={one}
            to={paths.brand(locale, one.brandId)}
            highlighted={searchedClasses}
            onOpen={onOpen && (() => onOpen(one.brandId))}
          />
        </li>
      ))}
    </ul>
  )
  const toFamily =
    family.text !== null && family.brands.length > 0
      ? paths.search(locale, { ...searchValues({ text: family.text, classes }), min: family.minimumSimilarity })
      : null
  const toOwner = owner?.name && owner.brands.length > 0 ? paths.search(locale, { q: owner.name, mode: 'owner' }) : null
  return (
    <>
      <Group title={t('related.family')} all={toFamily}>
        {family.brands.length > 0 ? (
          cards(family.brands)
        ) : (
          <p className={styles.none}>{family.text === null ? t('related.noName') : t('related.noFamily')}</p>
        )}
      </Group>
      <Group title={t('related.owner')} all={toOwner}>
        {ownerNeedsLogin ? (
          <p className={styles.none}>
            {t('related.pleaseLogIn')} <LoginLink purpose={t('related.owner')} />
          </p>
        ) : owner && owner.brands.length > 0 ? (
          cards(owner.brands)
        ) : (
          <p className={styles.none}>{t('related.noOwner')}</p>
        )}
      </Group>
      {(logos || logosNeedLogin) && (
        <Group title={t('related.logos')} all={logos && logos.brands.length > 0 ? <MarkLogo brandId={brand.id} /> : null}>
          {logosNeedLogin ? (
            <p className={styles.none}>
              {t('related.logosLogIn')} <LoginLink purpose={t('related.logos')} />
            </p>
          ) : logos && logos.brands.length > 0 ? (
            <SimilarLogos brandId={brand.id} found={logos.brands} searchedClasses={searchedClasses} onOpen={onOpen} />
          ) : (
            <p className={styles.none}>
              {t('related.noLogos')} <MarkLogo brandId={brand.id} />
            </p>
          )}
          {logos && (
            <p className={styles.remark}>
              <Suspense fallback={'\u00a0'}>
                <Phrased of={['logos']}>
                  <LogosCompared compared={logos.compared} />
                </Phrased>
              </Suspense>
            </p>
          )}
        </Group>
      )}
    </>
  )
}

interface GroupProps {
  title: string
  /** The address of the search for the whole group, or a prompt for what that search needs. */
  all: ReactNode
  children: ReactNode
}

/**
 * A heading with a link to the search for the whole group. The link names no number, because the search also finds the
 * mark itself.
 */
function Group({ title, all, children }: GroupProps) {
  const t = usePhrases('brands')
  const id = useId()
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {typeof all !== 'string' ? (
          all
        ) : (
          <Link to={all} aria-describedby={id}>
            {t('related.all')}
          </Link>
        )}
      </div>
      {children}
    </div>
  )
}

/** Loads with the page of a mark that has a logo to search with. */
const MarkLogo = ({ brandId }: { brandId: string }) => (
  <Suspense>
    <SearchMarkLogo brandId={brandId} />
  </Suspense>
)
