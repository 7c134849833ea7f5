import type { Locale } from '@marklot/contracts'
import type { CaseTerm } from '@marklot/contracts/guardian'
import type { NameReading, RefusalFinding, RiskClass } from '@marklot/contracts/guardian-blocks'
import { type FoundMark, type MarkCount, mostFindingBrands } from '@marklot/contracts/pilot-findings'
import type * as z from 'zod/mini'
import type { Log } from '../platform/log.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { documentsBySerial } from '../register/index.ts'
import type { FindContext } from '../search/index.ts'
import { findNamesInClasses } from './blocks/names.ts'
import { riskOfCase } from './blocks/risk-score.ts'
import { isComparable } from './comparable.ts'
import type { NamesFinding } from './findings.ts'
import { goodsLike, textOfGoods } from './goods.ts'
import { identicalFrom, searchLivingMarks } from './name-search.ts'
import { presentBlocks } from './present-blocks.ts'
import type { SearchedRegions } from './regions.ts'
import { riskJudge } from './risk.ts'
import type { Rules } from './rules/questions.ts'

/** A name to be checked before an evaluation. */
export interface AskedName {
  name: string
  goods: readonly CaseTerm[]
  /** The Nice classes, including those of `goods`. */
  niceClasses: readonly number[]
  regions: SearchedRegions
  locale: Locale
}
export interface CheckedName {
  identical: MarkCount
  similar: MarkCount
  /** The found marks, the most similar ones first. */
  brands: FoundMark[]
  riskScore: number | null
  riskClass: RiskClass | null
  /** The readings; null if the rules failed. */
  readings: z.infer<typeof NameReading>[] | null
  grounds: z.infer<typeof RefusalFinding>[] | null
}
/** The quick check; null for a name without letters or digits that can be compared. */
export type CheckName = (asked: AskedName) => Promise<CheckedName | null>

interface QuickCheckContext extends FindContext {
  rules: Rules
  texts: ReferenceTexts
  log: Log
}

/**
 * Checks one name against the register, the meanings and the absolute grounds, with a few marks judged as in an
 * assessment. It counts towards no quota and stores nothing.
 * @throws the errors of the register and the search; the results of rules that fail are null
 */
export async function quickCheck(context: QuickCheckContext, asked: AskedName): Promise<CheckedName | null> {
  const { name, goods, regions, locale } = asked
  if (!isComparable(name)) return null
  const byRules = async <Result>(rule: string, reading: Promise<Result>): Promise<Result | null> => {
    try {
      return await reading
    } catch (error) {
      context.log.error({ err: error, block: rule }, 'The rules of a quick check failed')
      return null
    }
  }
  const [register, meaning, grounds] = await Promise.all([
    findInRegister(context, asked),
    byRules('meaning', context.rules.readMeanings({ name, offices: regions.chosen })),
    byRules('refusalGrounds', context.rules.findGrounds({ sign: name, goods, offices: regions.chosen })),
  ])
  const brandCase = { idea: '', name, logo: null, registrationOfficeCodes: [], countries: [], goods: [...goods] }
  const blocks = presentBlocks(
    {
      names: { state: 'ready', finding: register.names },
      ...(meaning && { meaning: { state: 'ready', finding: meaning } }),
      ...(grounds && { refusalGrounds: { state: 'ready', finding: grounds } }),
    },
    { brandCase, logo: null, texts: context.texts, locale },
  )
  const judged = await judge(context, asked, register.names)
  const { riskScore, riskClass } = riskOfCase(judged)
  const shown = blocks.names?.result?.brands ?? []
  return {
    ...register.counts,
    brands: shown.map(({ brand, isIdentical: isSame }, place) => ({
      brand,
      isIdentical: isSame,
      sharedClasses: brand.niceClasses.filter((number) => asked.niceClasses.includes(number)),
      risk: (judged[place] as (typeof judged)[number]).risk,
    })),
    riskScore,
    riskClass,
    readings: blocks.meaning?.result?.readings ?? null,
    grounds: blocks.refusalGrounds?.result?.findings ?? null,
  }
}

async function findInRegister(
  context: QuickCheckContext,
  { name, niceClasses, regions }: AskedName,
): Promise<{ names: NamesFinding; counts: Pick<CheckedName, 'identical' | 'similar'> }> {
  const { searched } = regions
  const [names, identicalInClasses] = await Promise.all([
    findNamesInClasses(context, { name, classes: niceClasses, most: mostFindingBrands }, searched),
    niceClasses.length === 0
      ? null
      : searchLivingMarks(context, name, searched, { size: 1, niceClasses, minimumSimilarity: identicalFrom }),
  ])
  return {
    names,
    counts: {
      identical: { all: names.identical, inClasses: identicalInClasses?.total ?? null, isLowerBound: false },
      similar: { all: names.similar, inClasses: names.sameNiceClass, isLowerBound: names.similarIsLowerBound },
    },
  }
}

/** Judges the found marks in the order of the search. */
async function judge(context: QuickCheckContext, { name, goods, niceClasses }: AskedName, found: NamesFinding) {
  const documents = await documentsBySerial(
    context.pool,
    found.brands.map(({ row }) => row.serial),
  )
  const contested = { name, goods: goods.map(({ text }) => text).join('; '), classes: [...niceClasses] }
  const judgeBrand = riskJudge(contested, found.weakElements)
  return found.brands.map((brand) => ({
    brandId: brand.row.id,
    risk: judgeBrand({
      name: brand.row.name ?? '',
      goods: textOfGoods(goodsLike(documents.get(brand.row.serial)?.goods ?? [], contested.goods), contested),
      classes: brand.row.niceClasses,
    }),
    sharesClass: brand.row.niceClasses.some((number) => niceClasses.includes(number)),
    weakenings: [],
  }))
}
