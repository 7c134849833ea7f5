import type { BrandRights, Locale } from '@marklot/contracts'
import { citeSources } from '@marklot/phrases/laws'
import { oppositionPeriodFrom, priorityDateOf, type RegisterMark, renewalOf } from '../register/index.ts'

/**
 * Presents the rights and proceedings of a mark, and the deadlines computed from its dates. Omits fields that the
 * office does not deliver.
 * @param reader the language in which laws are cited, and whether the reader may see the names of owners and opponents
 */
export function presentRights(
  mark: RegisterMark,
  { locale, mayReadAddresses }: { locale: Locale; mayReadAddresses: boolean },
): BrandRights {
  const { international } = mark
  const priorityDate = priorityDateOf(mark)
  const rights: BrandRights = {
    computedOpposition: computedOpposition(mark, locale),
    renewal: renewal(mark, locale),
    statusDate: mark.statusDate,
    priorityDate: priorityDate === mark.applicationDate ? undefined : priorityDate,
    priorities: mark.priorities?.map((each) => ({
      country: each.country ?? null,
      number: each.number ?? null,
      date: each.date ?? null,
      isPartial: each.isPartial ?? false,
      state: each.state ?? null,
    })),
    seniorities: mark.seniorities?.map((each) => ({
      country: each.country ?? null,
      applicationNumber: each.applicationNumber ?? null,
      registrationNumber: each.registrationNumber ?? null,
      applicationDate: each.applicationDate ?? null,
      registrationDate: each.registrationDate ?? null,
      state: each.state ?? null,
    })),
    proceedings: mark.proceedings?.map((each) => ({
      kind: each.kind,
      number: each.number ?? null,
      date: each.date ?? null,
      state: each.state ?? null,
      ground: each.ground ?? null,
      // A numeric value is the office's key for the person, not a name.
      party: mayReadAddresses && each.party !== undefined && !/^\d+$/.test(each.party) ? each.party : null,
      earlierMarks: (each.earlierMarks ?? []).map(({ country, number, name }) => ({
        country: country ?? null,
        number: number ?? null,
        name: name ?? null,
      })),
    })),
    internationalRegistration: international && {
      number: international.number ?? null,
      registrationDate: international.registrationDate ?? null,
      publicationDate: international.publicationDate ?? null,
      renewalDate: international.renewalDate ?? null,
      endDate: international.endDate ?? null,
    },
    disclaimer: mark.disclaimer,
    register: mark.register,
    translation: mark.translation,
    transliteration: mark.transliteration,
    firstUses: mark.firstUses?.map(({ niceClass, anywhere, inCommerce }) => ({
      niceClass: niceClass ?? null,
      anywhere: anywhere ?? null,
      inCommerce: inCommerce ?? null,
    })),
    declarations: mark.declarations,
    filingBases: mark.filingBases,
    earlierOwners: mayReadAddresses
      ? mark.earlierOwners?.map(({ name, stage, change }) => ({ name, stage, change: change ?? null }))
      : undefined,
    isStandardCharacters: mark.isStandardCharacters,
    isSeries: mark.isSeries,
    omissions: mark.omissions?.map(({ part, field, text }) => ({ part, field: field ?? null, text: text ?? null })),
  }
  for (const key of Object.keys(rights) as (keyof BrandRights)[]) if (rights[key] === undefined) delete rights[key]
  return rights
}

function computedOpposition(mark: RegisterMark, locale: Locale): BrandRights['computedOpposition'] {
  const start = mark.oppositionPeriodIsComputed ? mark.oppositionPeriodStartDate : undefined
  const period = start === undefined ? undefined : oppositionPeriodFrom(mark.office, start)
  return (
    period && {
      nominalEndDate: period.nominalEnd,
      rule: period.rule,
      latestEndDate: period.latestEnd ?? null,
      source: citeSources(period.source, locale),
    }
  )
}

function renewal(mark: RegisterMark, locale: Locale): BrandRights['renewal'] {
  const window = renewalOf(mark)
  return (
    window && {
      opensDate: window.opens,
      dueDate: window.due.end,
      lateDate: window.late.end,
      source: citeSources(window.late.source, locale),
    }
  )
}
