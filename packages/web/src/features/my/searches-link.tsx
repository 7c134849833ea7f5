import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale } from '../../lib/phrases.tsx'

/** Links to the saved searches. */
export function SearchesLink({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { productName } = useConfig()
  return <Link to={paths.my(locale, productName, { section: 'searches' })}>{children}</Link>
}
