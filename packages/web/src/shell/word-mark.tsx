import { Link } from 'react-router'
import { useConfig } from '../lib/config.tsx'
import { paths } from '../lib/paths.ts'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import classes from './word-mark.module.css'

/** The product's name with the plumb in its M; links to the home page. */
export function WordMark() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { productName } = useConfig()
  return (
    <Link className={classes.wordMark} to={paths.home(locale)} aria-label={t('startPage', { product: productName })}>
      <svg viewBox="0 0 26 28" fill="none" aria-hidden="true">
        <path
          className={classes.stroke}
          d="M3 25V4l10 13.500L23 4v21"
          strokeWidth="3.4"
          strokeLinejoin="miter"
          strokeMiterlimit="3"
        />
        <path className={classes.bob} d="M13 15.200l4.400 5L13 27.200l-4.400-7z" />
      </svg>
      {productName}
    </Link>
  )
}
