import type { Locale } from '@marklot/contracts'
import type { DomainResult, DomainType } from '@marklot/contracts/domains'
import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { Assessment, AssessmentCounts } from '@marklot/contracts/guardian-assessment'
import { type AssessmentBlocks, refusalGrounds, type SimilarBrand } from '@marklot/contracts/guardian-blocks'
import { citeSources } from '@marklot/phrases/laws'
import { presentLogo, type StoredLogo } from '../logos/index.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { presentHit, type Reader } from '../search/index.ts'
import { classesOf, isIdentical } from './blocks/names.ts'
import {
  type Block,
  type ConfiguredFinding,
  type DomainsFinding,
  type FindingOf,
  type Findings,
  findingOf,
  type LogosFinding,
  type NamesFinding,
} from './findings.ts'
import { percentOfDegree } from './goods.ts'
import type { ReadName } from './rules/questions.ts'

/** The context in which findings are presented. */
export interface Shown {
  brandCase: AssessmentCase
  logo: StoredLogo | null
  texts: ReferenceTexts
  locale: Locale
}

type Presented<Finding> =
  | { state: 'pending'; reason: null; result: null }
  | { state: 'notAvailable' | 'failed'; reason: Exclude<Block<never>, { state: 'pending' | 'ready' }>['reason']; result: null }
  | { state: 'ready'; reason: null; result: Finding }

/** Presents a block with its finding, if it is ready. */
export function present<Finding, Result>(block: Block<Finding>, resultOf: (finding: Finding) => Result): Presented<Result> {
  switch (block.state) {
    case 'pending':
      return { state: 'pending', reason: null, result: null }
    case 'ready':
      return { state: 'ready', reason: null, result: resultOf(block.finding) }
    default:
      return { state: block.state, reason: block.reason, result: null }
  }
}

/** Presents the given blocks in the reader's language. */
export function presentBlocks(findings: Partial<Findings>, shown: Shown): Partial<AssessmentBlocks> {
  const presenters: { [Key in keyof Findings]: (block: Findings[Key]) => AssessmentBlocks[Key] } = {
    riskScore: (block) => present(block, (finding) => finding),
    configuredBrand: (block) => present(block, (finding) => configuredBrand(finding, shown)),
    refusalGrounds: (block) => present(block, (finding) => grounds(finding, shown)),
    meaning: (block) => present(block, (finding) => meaning(finding, shown)),
    names: (block) => present(block, (finding) => names(finding, shown)),
    logos: (block) => present(block, (finding) => logos(finding, shown)),
    industry: (block) => present(block, (finding) => finding),
    domains: (block) => present(block, domains),
    similarBrands: (block) =>
      present(block, (brands) => ({
        brands: brands.map((brand) => judged(brand, shown)),
        withMatchingClasses: brands.filter(({ sharesClass }) => sharesClass).length,
      })),
  }
  const presented = Object.entries(findings).map(([key, block]) => [
    key,
    (presenters[key as keyof Findings] as (block: unknown) => unknown)(block),
  ])
  return Object.fromEntries(presented) as Partial<AssessmentBlocks>
}

function judged(brand: SimilarBrand, { locale }: Shown): SimilarBrand {
  const weakenings = brand.weakenings.map((one) => ({ ...one, source: one.source && citeSources(one.source, locale) }))
  return { ...brand, weakenings }
}

function configuredBrand(
  { chosen, added, offices, notSearched }: ConfiguredFinding,
  { brandCase, logo, texts, locale }: Shown,
): NonNullable<AssessmentBlocks['configuredBrand']['result']> {
  return {
    name: brandCase.name,
    logo: logo && presentLogo(logo, true),
    registrationOfficeCodes: [...chosen],
    addedOffices: [...added],
    countries: brandCase.countries,
    niceClasses: classesOf(brandCase).map((number) => ({
      niceClass: texts.niceClass(number, locale),
      goods: brandCase.goods.filter(({ niceClass }) => niceClass === number).map(({ text }) => text),
    })),
    offices: [...offices],
    notSearched: notSearched.map((one) => ({ ...one })),
  }
}

function grounds(
  findings: FindingOf['refusalGrounds'],
  { brandCase }: Shown,
): NonNullable<AssessmentBlocks['refusalGrounds']['result']> {
  return {
    findings: [...findings]
      .sort((a, b) => b.certainty - a.certainty)
      .map(({ ground, office, language, words, goods, rule, certainty, level }) => ({
        ground,
        registrationOfficeCode: office as AssessmentCase['registrationOfficeCodes'][number],
        language: language ?? null,
        words: [...words],
        goods: goods.flatMap((place) => brandCase.goods[place] ?? []),
        rule,
        certainty,
        level,
      })),
    checked: [...refusalGrounds],
  }
}

function meaning({ readings, languages }: ReadName, { locale }: Shown): NonNullable<AssessmentBlocks['meaning']['result']> {
  return {
    readings: readings.map(({ transliteration, meaning: translated, hurtful, ...reading }) => ({
      ...reading,
      isHurtful: hurtful,
      transliteration: transliteration ?? null,
      meaning: translated[locale],
    })),
    languages: [...languages],
  }
}

function names(finding: NamesFinding, { brandCase, texts, locale }: Shown): NonNullable<AssessmentBlocks['names']['result']> {
  const classes = classesOf(brandCase)
  const reader: Reader = { locale, mayReadOwners: true }
  const { identical, similar, similarIsLowerBound, brands, weakElements, pronunciations } = finding
  return {
    identical,
    similar,
    similarIsLowerBound,
    brands: brands.map((found) => ({
      brand: presentHit(found.row, found.compared, reader, texts),
      isIdentical: isIdentical(found),
      sharedClasses: found.row.niceClasses.filter((number) => classes.includes(number)),
    })),
    weakElements: [...weakElements],
    pronunciations: pronunciations.map((one) => ({ ...one, leadsTo: [...one.leadsTo] })),
  }
}

function logos({ brands, ...counts }: LogosFinding, { texts, locale }: Shown): NonNullable<AssessmentBlocks['logos']['result']> {
  const reader = { locale, mayReadOwners: true }
  return {
    ...counts,
    brands: brands.map(({ row, similarity }) => ({ ...presentHit(row, null, reader, texts), similarity: { logo: similarity } })),
  }
}

function domains({ domains: checked }: DomainsFinding): NonNullable<AssessmentBlocks['domains']['result']> {
  return {
    country: takenOf(checked, 'country'),
    commercial: takenOf(checked, 'commercial'),
    other: takenOf(checked, 'other'),
    domains: [...checked],
  }
}

/** Returns how many domains of a type are not available; null when none of them could be checked. */
function takenOf(checked: readonly DomainResult[], type: DomainType): number | null {
  const known = checked.filter((domain) => domain.type === type && domain.availability !== 'unknown')
  return known.length === 0 ? null : known.filter(({ availability }) => availability === 'notAvailable').length
}

/**
 * Returns the counts of the specification; null for things that were not compared. Without a found mark, there are no
 * goods or classes to compare.
 */
export function countsOf({ names: found, logos: foundLogos, industry, domains: checked }: Findings): AssessmentCounts {
  const [name, logo, trade] = [findingOf(found), findingOf(foundLogos), findingOf(industry)]
  const addresses = findingOf(checked)?.domains ?? []
  const hasBrands = name !== null && name.brands.length > 0
  return {
    identicalNames: name?.identical ?? null,
    similarNames: name?.similar ?? null,
    identicalLogos: logo?.identical ?? null,
    similarLogos: logo?.similar ?? null,
    similarGoodsServices: hasBrands ? (trade?.similarGoodsServices ?? null) : null,
    sameNiceClass: hasBrands ? name.sameNiceClass : null,
    countryDomains: takenOf(addresses, 'country'),
    commercialDomains: takenOf(addresses, 'commercial'),
    otherDomains: takenOf(addresses, 'other'),
  }
}

/** Returns the scores of the specification; null for things that were not compared. */
export function similarityOf(
  { names: found, logos: foundLogos, similarBrands }: Findings,
  brandCase: AssessmentCase,
): Assessment['similarity'] {
  const [name, logo, judged] = [findingOf(found), findingOf(foundLogos), findingOf(similarBrands)]
  const classes = classesOf(brandCase)
  const taken = new Set(name?.brands.flatMap(({ row }) => row.niceClasses))
  const degrees = judged?.flatMap(({ risk }) => (risk.goods === null ? [] : [percentOfDegree[risk.goods]])) ?? []
  return {
    name: name && Math.max(0, ...name.brands.map(({ compared }) => compared?.score.total ?? 0)),
    logo: logo && Math.max(0, ...logo.brands.map(({ similarity }) => similarity?.score ?? 0)),
    goodsServices: classes.length === 0 || degrees.length === 0 ? null : Math.max(...degrees),
    niceClassCoverage:
      name === null || classes.length === 0
        ? null
        : Math.round((100 * classes.filter((number) => taken.has(number)).length) / classes.length),
  }
}
