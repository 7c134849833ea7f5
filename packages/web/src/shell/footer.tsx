import { registrationOfficeCodes } from '@marklot/contracts/office'
import { Link } from 'react-router'
import { useConfig } from '../lib/config.tsx'
import { useFormat } from '../lib/format.ts'
import { toolLinks } from '../lib/links.ts'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import { paths } from '../paths.ts'
import classes from './footer.module.css'
import { useHealth } from './use-health.ts'
import { WordMark } from './word-mark.tsx'

/** Links of the pages that exist, the day each register speaks for, and the company's profiles where configured. */
export function Footer() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { socialProfiles = [] } = useConfig()
  return (
    <footer className={classes.footer}>
      <div className="page page-w">
        <div className={classes.columns}>
          <div>
            <WordMark />
            <p className={classes.claim}>{t('claim')}</p>
          </div>
          <div>
            <h2>{t('footer.tools')}</h2>
            <ul>
              {toolLinks.map(({ route, label, to }) => (
                <li key={route}>
                  <Link to={to(locale)}>{t(label)}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.method(locale)}>{t('footer.method')}</Link>
              </li>
            </ul>
          </div>
          <RegisterState />
          {socialProfiles.length > 0 && (
            <div>
              <h2>{t('footer.social')}</h2>
              <ul>
                {socialProfiles.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <p className={classes.base}>{t('noLegalAdvice')}</p>
      </div>
    </footer>
  )
}

/** As-of date per office: nobody must guess how old an answer is. */
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
            const asOf = register.offices[code]?.asOf
            return (
              <div key={code}>
                <dt>{office(code)}</dt>
                <dd className="num">{asOf ? format.date(asOf) : t('footer.noData')}</dd>
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
