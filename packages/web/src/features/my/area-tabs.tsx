import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { useCurrentInView } from '../../ui/use-current-in-view.ts'
import styles from './my-page.module.css'
import { mySections } from './sections.ts'

/** The sections of My {product} and the page of deadlines. */
export function AreaTabs({ current, title }: { current: string; title: string }) {
  const t = usePhrases('my')
  const locale = useLocale()
  const { productName } = useConfig()
  const row = useCurrentInView<HTMLElement>(current)
  const tabs = [
    ...mySections.map(({ key, label }, place) => ({
      key,
      label,
      to: paths.my(locale, productName, place === 0 ? {} : { section: key }),
    })),
    { key: 'deadlines', label: 'section.deadlines', to: paths.deadlines(locale, productName) },
  ] as const
  return (
    <nav ref={row} className={classNames(controls.tabs, styles.tabs)} aria-label={title}>
      {tabs.map(({ key, label, to }) => (
        <Link key={key} className={controls.tab} to={to} aria-current={key === current ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
