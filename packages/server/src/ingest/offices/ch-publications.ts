import type { MarkProcess } from '../../register/index.ts'
import type { XmlElement } from '../xml-element.ts'
import { compact, type Report, readDate } from './mark-parts.ts'

/**
 * Returns the publications in Swissreg and the changes that they announce (`PublicationBag`, `RegistrationChangeBag`),
 * in delivery order.
 */
export function readPublications(record: XmlElement, report: Report): MarkProcess[] {
  return record.allAt('PublicationBag/Publication').map((publication) => {
    const national = publication.child('NationalPublication')
    const change = national?.at('RegistrationChangeBag/RegistrationChange/ChangeDescriptionText')?.text.trim() || undefined
    return compact({
      processType: national?.textAt('PublicationCategoryText') ?? change ?? 'Publication',
      processState: national?.textAt('PublicationStatusCategory'),
      stateDate: readDate(national?.textAt('PublicationActionDate'), 'PublicationActionDate', report),
      publicationDate: readDate(publication.textAt('PublicationDate'), 'PublicationDate', report),
      publicationSection: publication.textAt('PublicationSectionText') ?? publication.textAt('PublicationSection'),
      publicationIdentifier: publication.textAt('PublicationIdentifier'),
    })
  })
}

/** Returns the day on which the registration was published. The opposition period begins with it. */
export function registrationPublication(publications: readonly MarkProcess[]): string | undefined {
  return publications.find((each) => /new registration|eintragung|enregistrement|registrazione/i.test(each.processType ?? ''))
    ?.publicationDate
}
