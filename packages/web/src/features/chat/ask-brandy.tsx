import { Link } from 'react-router'
import { paths, type QueryValues } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { OutlineSign } from '../../ui/icon.tsx'
import { shapes } from './shapes.ts'
import { type AddressedSubject, subjectValues } from './subject.ts'

/** Opens Brandy with what the page shows; it needs the phrases `ui`. `search` are the address's values of a search. */
export function AskBrandy({ about, search, className }: { about: AddressedSubject; search?: QueryValues; className?: string }) {
  const t = usePhrases('ui')
  const locale = useLocale()
  return (
    <Link
      className={className ?? buttonClass({ look: 'outline', size: 'small' })}
      to={paths.chat(locale, subjectValues(about, search))}
    >
      <OutlineSign shape={shapes.sparkles} small />
      {t('askBrandy')}
    </Link>
  )
}
