import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useConfig } from '../lib/config.tsx'
import { useFormat } from '../lib/format.ts'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import { useToday } from '../ui/use-today.ts'
import classes from './footer.module.css'
import type { PageLink } from './links.ts'
import { overlays } from './overlays.ts'
import { useShellSlots } from './slots.tsx'
import { useHealth } from './use-health.ts'
import { WordMark } from './word-mark.tsx'

/** Links to the existing pages, each register's as-of date, and the company's configured profiles. */
export function Footer() {
  const t = usePhrases('shell')
  const { links } = useShellSlots()
  return (
    <footer className={classes.footer}>
      <div className="page">
        <div className={classes.columns}>
          <div>
            <WordMark />
            <p className={classes.claim}>{t('claim')}</p>
            <p className={classes.claim}>{t('noLegalAdvice')}</p>
          </div>
          <LinkColumn title={t('footer.tools')} links={links.footer.tools} />
          <LinkColumn title={t('footer.product')} links={links.footer.product} />
          <LinkColumn title={t('footer.legal')} links={links.footer.legal}>
            <li>
              <button type="button" onClick={() => overlays.open({ kind: 'cookies' })}>
                {t('link.Cookies')}
              </button>
            </li>
          </LinkColumn>
          <RegisterState />
        </div>
        <Base />
      </div>
    </footer>
  )
}

function LinkColumn({ title, links, children }: { title: string; links: readonly PageLink[]; children?: ReactNode }) {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { productName } = useConfig()
  return (
    <div>
      <h2>{title}</h2>
      <ul className={classes.links}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to(locale, productName)}>{t(label, { product: productName })}</Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

/** The as-of date of each office. */
function RegisterState() {
  const t = usePhrases('shell')
  const office = usePhrases('offices')
  const format = useFormat()
  const register = useHealth().object?.register
  return (
    <div>
      <h2>{t('footer.register')}</h2>
      {register ? (
        <dl className={classes.offices}>
          {registrationOfficeCodes.map((code) => {
            const { asOf, gapSince } = register.offices[code] ?? {}
            return (
              <div key={code}>
                <dt>{office(code)}</dt>
                <dd className="num">
                  {!asOf
                    ? t('footer.noData')
                    : gapSince === undefined
                      ? format.date(asOf)
                      : t('footer.gap', { date: format.date(asOf), since: format.date(gapSince) })}
                </dd>
              </div>
            )
          })}
        </dl>
      ) : (
        <p className={classes.unknown}>{t('footer.registerUnknown')}</p>
      )}
    </div>
  )
}

/** The operator, the newest as-of date, and the company's profiles. */
function Base() {
  const t = usePhrases('shell')
  const format = useFormat()
  const { productName, socialProfiles = [] } = useConfig()
  const year = useToday().slice(0, 4)
  const offices = Object.values(useHealth().object?.register.offices ?? {})
  const asOf = offices
    .flatMap((office) => office.asOf ?? [])
    .toSorted()
    .at(-1)
  return (
    <div className={classes.base}>
      <p className="num">
        © {year} {productName}
        {asOf && ` · ${t('footer.asOf', { date: format.date(asOf) })}`}
      </p>
      {socialProfiles.length > 0 && (
        <ul className={classes.social} aria-label={t('footer.social')}>
          {socialProfiles.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('opensNewTab', { name })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
