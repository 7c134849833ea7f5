import { Link } from 'react-router'
import { useCapabilities } from '../../../lib/capabilities.tsx'
import { paths, type QueryValues } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { type ButtonLook, buttonClass } from '../../../ui/button.tsx'
import { OutlineSign } from '../../../ui/icon.tsx'
import { type AddressedSubject, subjectValues } from './addressed-subject.ts'
import { sparklesShape } from './shapes.ts'

interface AskBrandyProps extends ButtonLook {
  about: AddressedSubject
  /** The query values of a search's address. */
  search?: QueryValues
}

/** A link that opens Brandy with the page's subject. */
export function AskBrandy({ about, search, ...look }: AskBrandyProps) {
  const t = usePhrases('ui')
  const locale = useLocale()
  if (!useCapabilities().has('chat')) return null
  return (
    <Link className={buttonClass(look)} to={paths.chat(locale, subjectValues(about, search))} rel="nofollow">
      <OutlineSign shape={sparklesShape} small />
      {t('askBrandy')}
    </Link>
  )
}
