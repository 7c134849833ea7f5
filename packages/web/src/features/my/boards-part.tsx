import type { BrandBoard } from '@marklot/contracts/boards'
import { Link } from 'react-router'
import type { QueryHolder } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import styles from './boards-part.module.css'
import { Answer, DashboardPart, NothingYet } from './dashboard-part.tsx'

/** The most boards on the dashboard. */
const mostShown = 4

/** The boards of the account with their first brands. */
export function BoardsPart({ holder }: { holder: QueryHolder<BrandBoard[]> }) {
  const t = usePhrases('dashboard')
  const locale = useLocale()
  const { productName } = useConfig()
  const addressOf = (board?: number) => paths.my(locale, productName, { section: 'boards', board })
  return (
    <DashboardPart title={t('boards.title')} link={<Link to={addressOf()}>{t('all')}</Link>}>
      <Answer holder={holder}>
        {(boards) =>
          boards.length > 0 ? (
            <ul className={styles.boards}>
              {boards.slice(0, mostShown).map(({ id, name, count, thumbnails }) => (
                <li key={id}>
                  <Link to={addressOf(id)}>
                    <span className={styles.pictures} aria-hidden="true">
                      {thumbnails.map((brand) => (
                        <LogoTile key={brand.brandId} {...brand} size="row" />
                      ))}
                    </span>
                    <b dir="auto">{name}</b>
                  </Link>
                  <span className={styles.count}>{t('boards.count', { count })}</span>
                </li>
              ))}
            </ul>
          ) : (
            <NothingYet text={t('boards.none')}>
              <Link to={paths.search(locale)}>{t('toSearch')}</Link>
            </NothingYet>
          )
        }
      </Answer>
    </DashboardPart>
  )
}
