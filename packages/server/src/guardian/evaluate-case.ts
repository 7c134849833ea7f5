import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { BlockKey, BlockReason } from '@marklot/contracts/guardian-blocks'
import { type SearchedLogos, storedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Log } from '../platform/log.ts'
import { documentsBySerial, officeStates } from '../register/index.ts'
import type { FindContext, OfficeSet } from '../search/index.ts'
import { compareIndustry } from './blocks/industry.ts'
import { findSimilarLogos } from './blocks/logos.ts'
import { findNames } from './blocks/names.ts'
import { riskOfCase } from './blocks/risk-score.ts'
import { judgeBrands } from './blocks/similar-brands.ts'
import { allPending, type Block, type FindingOf, type Findings } from './findings.ts'
import { notSearchedIn, officesAsked, regionsOf } from './regions.ts'
import type { Rules } from './rules/questions.ts'

export interface EvaluationContext extends FindContext {
  logos: SearchedLogos
  log: Log
  rules: Rules
}
/** The plan and day of an evaluation. */
export interface Evaluator {
  /** The offices of the plan. */
  permitted: OfficeSet
  /** The day of the evaluation, YYYY-MM-DD. */
  today: string
}
/** A function that receives the blocks that are ready. */
export type Emit = (blocks: Partial<Findings>) => void

const ready = <Finding>(finding: Finding): Block<Finding> => ({ state: 'ready', finding })
const notAvailable = (reason: BlockReason) => ({ state: 'notAvailable', reason }) as const
const failed = { state: 'failed', reason: 'sourceFailed' } as const

/**
 * Evaluates a case, independently of HTTP and of the language. Blocks are emitted one by one as they become ready. If
 * rules fail, their block is marked as failed.
 * @throws the errors of the register and the search, because there is no evaluation without the names
 */
export async function evaluateCase(
  context: EvaluationContext,
  brandCase: AssessmentCase,
  { permitted, today }: Evaluator,
  emit: Emit,
): Promise<Findings> {
  const findings: Findings = { ...allPending }
  const add = (blocks: Partial<Findings>) => {
    Object.assign(findings, blocks)
    emit(blocks)
  }
  const regions = regionsOf(brandCase, permitted)
  const searching = regions.searched.size === 0 ? null : findNames(context, brandCase, regions.searched)
  searching?.catch(() => undefined)
  const states = await officeStates(context.pool)
  const offices = officesAsked(states, regions, permitted)
  const isAnySearched = offices.some(({ state }) => state === 'searched')
  const missing = notSearchedIn(offices, regions, brandCase)
  const configured = (areLogosSearched: boolean) =>
    ready({
      chosen: regions.chosen,
      added: regions.added,
      offices,
      notSearched: missing.filter(({ reason }) => reason !== 'logos' || !areLogosSearched),
      isSample: states.some(({ isSample }) => isSample),
    })
  add({
    configuredBrand: configured(brandCase.logo !== null),
    ...(brandCase.logo === null ? { logos: notAvailable('noLogo') } : {}),
    domains: notAvailable('domainsNotChecked'),
  })
  await Promise.all([
    searching && isAnySearched ? addRegister(searching) : addUnsearched(),
    brandCase.logo === null ? null : addLogos(brandCase.logo),
    byRules('meaning', () => context.rules.readMeanings({ name: brandCase.name, offices: regions.chosen })),
    byRules('refusalGrounds', () =>
      context.rules.findGrounds({ sign: brandCase.name, goods: brandCase.goods, offices: regions.chosen }),
    ),
  ])
  return findings

  function addUnsearched(): void {
    const none = notAvailable('noOfficeSearched')
    add({ names: none, similarBrands: none, industry: none, riskScore: none })
  }

  /**
   * Adds the block about logos. A fault of the pictures affects only this block; logos then join what was not searched.
   */
  async function addLogos(id: string): Promise<void> {
    let logos: Findings['logos'] = notAvailable('logosNotCompared')
    try {
      const stored = (await storedLogos(context.pool, [id])).get(id)
      const found = stored && isAnySearched ? await findSimilarLogos(context, stored, regions.searched) : null
      if (found) logos = ready(found)
    } catch (error) {
      if (!(error instanceof AppError)) context.log.error({ err: error, block: 'logos' }, 'Comparing the logo failed')
      // A picture that shows nothing cannot be compared, which is not a fault of the source.
      const isBlank = error instanceof AppError && error.code === 'logo.blank'
      if (!isBlank) logos = failed
    }
    add(logos.state === 'ready' ? { logos } : { logos, configuredBrand: configured(false) })
  }

  async function addRegister(searched: ReturnType<typeof findNames>): Promise<void> {
    const names = await searched
    add({ names: ready(names) })
    const documents = await documentsBySerial(
      context.pool,
      names.brands.map(({ row }) => row.serial),
    )
    const judged = await judgeBrands(brandCase, names, documents, today)
    if (brandCase.goods.length === 0) {
      add({ similarBrands: ready(judged), industry: notAvailable('goodsUnknown'), riskScore: notAvailable('goodsUnknown') })
      return
    }
    add({ similarBrands: ready(judged), riskScore: ready(riskOfCase(judged)) })
    add({ industry: ready(await compareIndustry(brandCase, names, judged, documents)) })
  }

  /** Adds a block that the rules fill. A fault of the rules affects only this block. */
  async function byRules<Key extends BlockKey>(key: Key, read: () => Promise<FindingOf[Key]>): Promise<void> {
    let block: Block<FindingOf[Key]>
    try {
      block = ready(await read())
    } catch (error) {
      context.log.error({ err: error, block: key }, 'The rules of a block failed')
      block = failed
    }
    add({ [key]: block } as Partial<Findings>)
  }
}
