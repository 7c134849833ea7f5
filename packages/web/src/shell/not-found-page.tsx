import { Link, useNavigate } from 'react-router'
import { useHead } from '../lib/head.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import classes from './message-page.module.css'

/** The page for an address without a page: it links back and to the home page. Search engines do not index it. */
export function NotFoundPage() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const navigate = useNavigate()
  useHead({ title: t('notFound.title'), status: 404, noindex: true })
  return (
    <div className={`page ${classes.message}`}>
      <p className={`num ${classes.code}`}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div className={classes.actions}>
        <button type="button" className={classes.primary} onClick={() => navigate(-1)}>
          {t('notFound.back')}
        </button>
        <Link className={classes.secondary} to={paths.home(locale)}>
          {t('notFound.home')}
        </Link>
      </div>
    </div>
  )
}
