import type { ToolName } from '@marklot/contracts/chat-tools'
import { namesDated, ownMark, ownName } from './calls.ts'
import type { Clause } from './clause.ts'
import { places, placesIn } from './context.ts'
import { has, hasPhrase } from './evidence.ts'
import type { Concept } from './lexicon/index.ts'
import {
  against,
  asksHow,
  bareHelp,
  both,
  callsSo,
  coinsName,
  comingPeriod,
  comparesIt,
  courtesy,
  differs,
  eitherClass,
  expires,
  generalPeriod,
  listOfGoods,
  manyMarks,
  mayI,
  namesOwn,
  possessive,
  priorityWords,
  share,
  speaksOfSelf,
  stateWords,
} from './patterns.ts'
import { namesAct } from './query.ts'
import { plainText } from './reading.ts'
import { supposes } from './sold-goods.ts'
import type { Decline } from './types.ts'

/**
 * A goal that a clause may express, and how strongly. From 2 on, the clause itself expresses it; a weaker goal counts
 * only if there is no other.
 */
export interface Reached {
  readonly goal: ToolName | Decline
  readonly strength: number
}

function isWriteRequest({ reading }: Clause): boolean {
  const plain = plainText(reading.text)
  if (has(reading, 'howTo') || asksHow.test(plain) || generalPeriod.test(plain) || namesOwn.test(plain)) return false
  if (mayI.test(plain) && has(reading, 'registerVerb')) return false
  if (has(reading, 'otherSubject', 'otherRight') && !has(reading, 'board', 'radar', 'product', 'mark')) return false
  const objects = has(reading, 'board', 'radar', 'product', 'mine', 'opposition', 'renewal', 'registerVerb', 'deadline', 'mark')
  if (!objects) return false
  return reading.hits.some(({ concept, from, to }) => {
    if (concept !== 'change' || /^(?:ich|wir|i|we)$/.test(reading.read[to] ?? '')) return false
    const before = `${reading.read.slice(0, from).join(' ')} `
    if (courtesy.test(before === ' ' ? '' : before)) return true
    // German puts the verb last: "Kannst du X auf mein Board setzen?"
    return (
      /^(?:und |bitte |hey |hallo )*(?:kannst|konntest|wurdest|konnten|bitte|ich mochte|ich will) /.test(before) &&
      !has(reading, 'search', 'assess')
    )
  })
}

/** A clause with the properties that the rules test. */
interface Look {
  readonly clause: Clause
  readonly reading: Clause['reading']
  readonly signs: readonly string[]
  readonly ids: readonly string[]
  readonly shown: Clause['shown']
  readonly is: (...concepts: readonly Concept[]) => boolean
  /** The folded text. */
  readonly plain: string
  /** Whether it is about a mark that it names by id, or that an answer showed. */
  readonly mark: boolean
  readonly hasSign: boolean
  readonly hasOffice: boolean
  readonly hasClass: boolean
  readonly owner: boolean
  /** Whether it names a sign or an owner. */
  readonly named: boolean
  readonly rule: (goal: Reached['goal'], strength: number) => void
}

/** Orders to forget the rules, to invent things, or to show other people's data. */
function findOrders({ reading, is, plain, rule }: Look): void {
  if (
    is('override') ||
    (is('overrideVerb') && is('overrideObject') && !is('howTo', 'product', 'board', 'radar')) ||
    /<\/?(?:system|inst|admin)|\[(?:system|inst|admin)|###|<<sys|^\s*system\s*:/i.test(reading.text)
  )
    rule(coinsName.test(plain) && !is('overrideVerb') ? 'outOfScope' : 'injection', 10)
}

/** Finds boards, radars and deadlines of the account, and requests to change them. */
function findAccount({ clause, reading, is, plain, mark, rule }: Look): void {
  const general = is('howTo') || asksHow.test(plain) || (is('whatIs') && !is('mine'))
  if (isWriteRequest(clause)) rule('writeRequest', 5)
  if (is('board')) rule('myBoards', general ? 1.5 : is('mine') || clause.lists.length > 0 ? 3.6 : 3)
  if (is('radar')) rule('myRadars', general ? 1.5 : is('mine') || clause.lists.length > 0 ? 3.5 : 3)
  if (is('deadline')) {
    if (generalPeriod.test(plain) && !mark && clause.number === undefined && !is('mine')) rule('help', 3.2)
    else rule('deadlines', is('howTo') && !mark ? 1.5 : hasPhrase(reading, 'deadline') || is('mine') || mark ? 3.2 : 2.8)
  }

  if (
    is('opposition') &&
    mark &&
    /\b(?:bis wann|wann|when|until|how long|longer|quand|combien|cuando|cuanto|hasta|quando|quanto|entro|noch|still|encore|todavia|aun|ancora|kann ich|can i|puis je|puedo|posso|zeit|time|temps|tiempo|tempo)\b/.test(
      plain,
    )
  )
    rule('deadlines', 3.1)
}

/** Finds questions about what the product can do, and how. */
function findProduct({ reading, is, plain, mark, hasSign, hasClass, rule }: Look): void {
  const isHow = is('howTo') || (asksHow.test(plain) && is('product', 'board', 'radar', 'change'))
  if (isHow && is('classAsk')) rule('help', 1.5)
  else if (isHow) rule('help', is('product', 'board', 'radar', 'score', 'change') ? 4 : hasSign && !is('mark') ? 1 : 2.4)
  if (is('whatIs') && !hasClass && (is('product', 'score') || reading.entities.some(({ kind }) => kind === 'percent')))
    rule('help', 4)
  if (
    is('whatIs') &&
    is('radar', 'board', 'deadline', 'similar', 'classWord', 'mark') &&
    !is('mine') &&
    !hasSign &&
    !mark &&
    !hasClass &&
    !is('classAsk')
  )
    rule('help', 3.2)
  if (
    /\b(?:was kannst du|was kann brandy|what can brandy|que peut (?:faire )?brandy|que puede (?:hacer )?brandy|cosa puo fare brandy|was konnen sie|wobei kannst|what can you|what do you do|what else can you|how can you help|que peux tu|que sais tu|tu sais faire|peux tu faire quoi|que pouvez vous|comment peux tu m aider|que puedes hacer|que sabes hacer|en que (?:me )?puedes|cosa puoi|cosa sai fare|in cosa puoi|come puoi aiutarmi|wie kannst du mir helfen)\b/.test(
      plain,
    )
  )
    rule('help', 4)
  if (bareHelp.test(plain.replace(/[^\p{L}]+/gu, ' ').trim())) rule('help', 4)
  if (is('product')) rule('help', hasSign || mark || eitherClass.test(plain) ? 1.4 : 2.6)
  if (is('score') && !hasSign) rule('help', 1.6)
}

/** Finds general questions about marks: their kinds, their term, the procedure, ® and ™. */
function findGeneral({ clause, reading, is, plain, mark, hasSign, rule }: Look): void {
  // "What does the status “Akte vernichtet” mean?": a state may be quoted.
  if (is('whatIs') && clause.ids.length === 0 && clause.number === undefined && (is('dead') || stateWords.test(plain)))
    rule('help', 3.4)
  if (/\btm\b.{1,12}\br\b|\br\b.{1,12}\btm\b/.test(plain)) rule('help', 4.4)
  const isOfMark = hasSign || clause.number !== undefined || clause.owners.length > 0 || (mark && is('reference'))
  if (clause.types.length > 0 && differs.test(plain)) rule('help', 4.4)
  if (isOfMark) return
  if (is('general') || /[®™]/u.test(reading.text)) rule('help', 4.4)
}

/** Finds internet addresses. */
function findDomains({ clause, is, rule }: Look): void {
  const onlyMarks = clause.domains.length > 0 && is('mark', 'compare') && !is('domain')
  if (clause.domains.length > 0 || clause.tlds.length > 0) rule('checkDomain', onlyMarks ? 1.9 : 3.3)
  else if (is('domain')) rule('checkDomain', is('product') ? 1.5 : 2.9)
}

/** Counts of the register. */
function findFigures({ signs, is, hasOffice, hasClass, owner, rule }: Look): void {
  const countsOwn = is('board', 'radar', 'deadline')
  if (is('howMany', 'statistics') && !countsOwn) {
    // "How many are active?" counts the marks that an earlier question named.
    const isBare = is('howMany') && !is('statistics', 'mark') && !hasOffice && !hasClass
    const strength =
      (isBare ? 1.6 : is('howMany') ? 2.1 : 1.7) +
      (is('howMany') && is('statistics', 'mark') ? 0.4 : 0) +
      (hasOffice || hasClass ? 0.5 : 0)
    const isOfName = owner || signs.some((one) => /^\p{Lu}/u.test(one))
    rule('statistics', isOfName && !is('statistics') ? 1.5 : strength - (owner ? 1 : 0))
  }

  if (is('most') && is('classWord') && !is('goodsVerb')) rule('statistics', 3.4)
}

/** Finds classes of goods and services. */
function findGoods({ clause, signs, ids, shown, is, plain, mark, hasSign, hasOffice, hasClass, named, rule }: Look): void {
  // "In which classes is it registered?" asks for the classes of a mark.
  const isOfIt = is('reference') && is('taken', 'alive') && clause.goods === undefined && clause.sold === undefined
  const isOfMark = ids.length > 0 || clause.number !== undefined || isOfIt
  if (is('classAsk') && !isOfMark && !(hasSign && is('taken') && !is('goodsVerb')))
    rule('classifyGoods', mark && !clause.goods && signs.length === 0 && is('reference') && shown.length > 0 ? 2.2 : 3.1)
  else if (is('classWord') && !hasClass && !isOfMark && !is('howMany', 'statistics', 'similar') && !mark) rule('classifyGoods', 2)
  else if (is('whatIs') && hasClass && !named) rule('classifyGoods', 2.8)
  else if (
    hasClass &&
    !hasOffice &&
    !is('mark', 'search', 'taken', 'exists', 'howMany', 'statistics', 'assess', 'owner', 'most') &&
    /^(?:is|are|ist|sind|gehoren|gehort|est ce que|est|c est|son|es|e|sono) /.test(plain)
  )
    rule('classifyGoods', 2.2)
  if (eitherClass.test(plain) && !is('howMany', 'search')) rule('classifyGoods', 2.3)
  if (is('goodsVerb') && !is('taken', 'domain', 'assess')) rule('classifyGoods', supposes.test(plain) ? 1.9 : 2.1)
}

/** Finds two signs beside each other. */
function findPairs({ clause, reading, signs, shown, is, plain, hasSign, rule }: Look): void {
  const pairs = signs.length >= 2 || (signs.length >= 1 && clause.goods !== undefined && / (?:vs|versus) /.test(` ${plain} `))
  if (is('compare')) {
    rule('compareSigns', pairs ? 3.4 : 1)
    if (hasSign && shown.length > 0) rule('compareSigns', 2.7)
    if (!hasSign && shown.length > 0 && ownName.test(plain)) rule('compareSigns', 3.1)
    if (hasSign && against.test(plain)) rule('compareSigns', 2.5)
    if (hasSign && is('reference') && (hasPhrase(reading, 'compare') || comparesIt.test(plain))) rule('compareSigns', 2.4)
    if ((both.test(plain) || placesIn(reading).length > 1) && shown.length > 1) rule('compareSigns', 3)
  } else if (is('similar') && !hasSign && shown.length > 0 && is('reference', ...places) && ownName.test(plain))
    rule('compareSigns', 3.1)
  else if (is('similar') && (pairs || (hasSign && shown.length > 0 && is('reference')))) rule('compareSigns', 3)
  else if (
    pairs &&
    signs.length === 2 &&
    !is('search', 'taken', 'assess', 'exists', 'domain', 'opposition', 'legal') &&
    against.test(plain)
  )
    rule('compareSigns', 2.3)
  else if (
    pairs &&
    signs.length === 2 &&
    !is('search', 'taken', 'assess', 'exists', 'domain') &&
    /\b(?:und|and|et|y|e|o|or|ou|oder)\b/.test(plain)
  )
    rule('compareSigns', 1.3)
}

/** Assessments of a sign before filing. */
function findAssessment({ reading, shown, is, plain, hasSign, rule }: Look): void {
  if (is('registerVerb') && mayI.test(plain)) rule('assessSign', hasSign || shown.length > 0 || is('reference') ? 2.6 : 1.2)
  if (is('assess')) {
    const strength = hasSign ? 2.7 : shown.length > 0 || is('reference', 'registerVerb', 'mark') ? 2.2 : 1.2
    rule(
      'assessSign',
      strength + (hasPhrase(reading, 'assess') ? 0.1 : 0) - (is('taken') && !hasPhrase(reading, 'assess') ? 0.2 : 0),
    )
  }
  if (is('check')) rule('assessSign', hasSign ? (is('taken', 'exists', 'search') ? 1.5 : 2.1) : 1)
}

/** Marks of the register, shown ones and those to find. */
function findMarks({
  clause,
  reading,
  signs,
  ids,
  shown,
  is,
  plain,
  mark,
  hasSign,
  hasOffice,
  hasClass,
  owner,
  named,
  rule,
}: Look): void {
  if (is('related')) rule('relatedBrands', ids.length > 0 || mark ? 3.3 : shown.length > 0 ? 3 : possessive.test(plain) ? 2 : 1.2)
  // "all marks of the owner of the first": the owner is that of a shown mark.
  if (is('ownedBy') && is('owner') && mark && !hasSign) rule('relatedBrands', 3.2)
  if (ids.length > 0) rule('getBrand', 2.3)
  if (is('detail') && mark && !(signs.length > 0 && is('search', 'taken'))) rule('getBrand', 3)
  if (is('classAsk') && shown.length > 0 && is('reference') && is('taken', 'alive')) rule('getBrand', 2.6)
  if (is('classAsk', 'classWord') && shown.length > 0 && is(...places) && !hasClass && clause.goods === undefined)
    rule('getBrand', 3.2)
  if (is('owner') && mark) rule('getBrand', is('ownedBy') && named ? 2 : 3)
  if ((is(...places, 'last') || is('reference')) && shown.length > 0 && is('search', 'detail', 'whatIs') && !hasSign)
    rule('getBrand', 2.6)
  if (is(...places, 'last') && shown.length > 0 && !hasSign) rule('getBrand', 1.6)
  if (clause.number !== undefined && ids.length === 0) rule('searchBrands', is('deadline') || is('related') ? 2 : 2.6)
  if (namesDated(clause)) rule('searchBrands', 2)
  if (clause.motif !== undefined && !is('whatIs', 'howTo')) rule('searchBrands', 3.3)
  const isOfAccount = is('board', 'radar') || ownMark.test(plain)
  if (clause.states.length > 0 && !isOfAccount && !is('whatIs', 'howTo') && !generalPeriod.test(plain) && !share.test(plain))
    rule('searchBrands', is('howMany') && clause.states.every((state) => state === 'alive') ? 2.7 : 3.25)
  if (
    clause.types.length > 0 &&
    !isOfAccount &&
    !differs.test(plain) &&
    !is('product', 'assess', 'registerVerb', 'classAsk') &&
    !share.test(plain)
  )
    rule('searchBrands', manyMarks.test(plain) || is('search', 'exists', 'similar', 'ownedBy') ? 3.25 : 1.4)
  if (clause.form !== undefined && !is('whatIs', 'howTo', 'product', 'assess', 'registerVerb'))
    rule('unsearchableForm', hasSign || owner ? 1 : 3.3)
  // "Marken aus Deutschland in Klasse 30": marks and a class are a request by themselves.
  const asksElse = is(
    'howMany',
    'statistics',
    'most',
    'whatIs',
    'howTo',
    'classAsk',
    'assess',
    'registerVerb',
    'deadline',
    'product',
    'legal',
  )
  if (hasClass && !named && !isOfAccount && !asksElse && manyMarks.test(plain)) rule('searchBrands', 2.1)
  if (hasClass && !hasSign && !owner && is('mark') && is('search', 'exists') && !is('howMany', 'statistics', 'whatIs', 'howTo'))
    rule('searchBrands', 2.1)
  if (clause.without.length > 0 && !is('whatIs', 'howTo', 'board', 'radar')) rule('searchBrands', hasSign || owner ? 2.6 : 1.6)
  if (clause.seat !== undefined && is('mark', 'search', 'exists', 'ownedBy', 'owner', 'howMany')) rule('searchBrands', 3.3)
  if (is('queryShape') && is('search', 'mark', 'exists', 'howMany')) rule('searchBrands', 2.6)
  const period = reading.entities.find(({ kind }) => kind === 'date')
  if (period && priorityWords.test(plain) && is('mark', 'search')) rule('searchBrands', 3.25)
  const isOfPerson = isOfAccount || speaksOfSelf.test(plain) || is('mine')
  // In German, a year needs no preposition: "die 2027 ablaufen".
  const isDated = period !== undefined || /\b20\d\d\b/.test(plain) || comingPeriod.test(plain)
  const isUnnamed = !owner && !mark && !signs.some((one) => /^\p{Lu}/u.test(one))
  if (isDated && expires.test(plain) && manyMarks.test(plain) && isUnnamed && !isOfPerson) rule('unsearchableExpiry', 3.5)
  // "How many were filed last month?" asks for the figures of the register.
  const isFigure = period?.value === '' && is('howMany', 'statistics') && !named
  if (period && !isFigure && !isOfAccount && (namesAct(plain) || is('taken')) && is('search', 'mark', 'exists'))
    rule('searchBrands', is('howMany') ? 3.2 : 2.7)
  if (owner && is('deadline') && !ownMark.test(plain)) rule('searchBrands', 3.4)
  if (named && callsSo.test(plain)) rule('searchBrands', is('legal') ? 4.4 : 2.6)
  if (clause.number !== undefined && listOfGoods.test(plain)) rule('searchBrands', 4.5)
  if (is('ownedBy') || owner) rule('searchBrands', named ? 2.6 : 1.4)
  if (is('owner') && hasSign) rule('searchBrands', 2.5)
  if (is('taken') && named) rule('searchBrands', 2.5)
  else if (is('taken') && (shown.length > 0 || is('mark'))) rule('searchBrands', 1.6)
  if (is('exists') && named) rule('searchBrands', is('mark') ? 2.4 : 2.2)
  if (is('search') && named) rule('searchBrands', is('mark', 'numberWord') || hasOffice || hasClass ? 2.4 : 2.2)
  if (is('detail') && hasSign) rule('searchBrands', 2.1)
  if (is('similar') && signs.length === 1) rule('searchBrands', 2.3)
  else if (is('similar') && is('exists', 'search', 'mark', 'reference') && shown.length > 0 && !is('compare'))
    rule('searchBrands', 2.1)
  if (is('mark') && named) rule('searchBrands', 1.6)
  else if (hasSign && /^\p{Lu}/u.test(signs[0] ?? '')) rule('searchBrands', 1.25)
  if (named && (hasOffice || hasClass)) rule('searchBrands', 1.7)
}

/** Questions for an advisor, other subjects, small talk. */
function findBeyond({ clause, reading, signs, ids, is, rule }: Look): void {
  if (is('legal'))
    rule(
      'legalAdvice',
      is('deadline') && ids.length > 0
        ? 3
        : is('product') && is('howTo', 'whatIs', 'change') && !hasPhrase(reading, 'legal')
          ? 2.4
          : 4.3,
    )
  if (is('otherRight')) rule('outOfScope', 4.2)
  if (is('otherSubject')) {
    const isOfMark = ids.length > 0 || (clause.number !== undefined && is('owner', 'deadline', 'detail'))
    const isBeside = isOfMark || clause.sold !== undefined || is('mark', 'classAsk', 'domain', 'board', 'radar', 'taken')
    const isNamed = signs.some((one) => /^\p{Lu}/u.test(one)) && reading.language !== 'de'
    rule('outOfScope', isBeside ? 1 : isNamed ? 1.3 : is('howTo') ? 2.45 : 2.65)
  }
  if (is('insult')) rule('smalltalk', 1.9)
  if (is('smalltalk')) rule('smalltalk', hasPhrase(reading, 'smalltalk') ? 1.9 : 1.5)
}

const areas = [
  findOrders,
  findAccount,
  findProduct,
  findGeneral,
  findDomains,
  findFigures,
  findGoods,
  findPairs,
  findAssessment,
  findMarks,
  findBeyond,
]

/** Returns every goal with its strength. The rules are independent; the strongest wins, the first of equals. */
export function reach(clause: Clause): Reached[] {
  const { reading, signs, ids, shown } = clause
  const is = (...concepts: readonly Concept[]) => has(reading, ...concepts)
  const mark = ids.length > 0 || (shown.length > 0 && (is('reference', ...places, 'last', 'alive', 'dead') || signs.length === 0))
  const owner = clause.owners.length > 0
  const hasSign = signs.length > 0
  const found: Reached[] = []
  const look: Look = {
    clause,
    reading,
    signs,
    ids,
    shown,
    is,
    plain: plainText(reading.text),
    mark,
    hasSign,
    hasOffice: clause.offices.length > 0,
    hasClass: clause.classes.length > 0,
    owner,
    named: hasSign || owner,
    rule: (goal, strength) => found.push({ goal, strength }),
  }
  for (const find of areas) find(look)
  return found.sort((a, b) => b.strength - a.strength)
}
