import { foldName } from '@marklot/similarity'
import { spellings, stem } from '../lexicon.ts'
import type { CaseReading } from '../reading.ts'
import type { GroundsCase } from '../types.ts'
import { languages } from '../vocabulary/area.ts'
import type { SpecialFinding } from './special-grounds.ts'

/*
 * Deceptive signs: a word promises a material, kind, composition or origin that the goods, as worded, cannot have.
 * Sources: EUIPO Guidelines, part B, section 4, chapter 8 (an objection needs a clear contradiction between sign and
 * goods); TMEP 1203.02.
 */

/** Kinds and materials that exclude each other: groups of words separated by semicolons. */
const exclusive: readonly { readonly classes: readonly number[]; readonly kinds: string }[] = [
  {
    classes: [18, 20, 24, 25, 27],
    kinds:
      'leather leder cuir cuero cuoio; cotton baumwolle coton algodon cotone; silk seide soie seda seta; wool wolle laine lana cashmere kaschmir; linen leinen lin lino; fur pelz fourrure pelliccia; polyester nylon synthetic kunststoff imitation artificial',
  },
  {
    classes: [32, 33],
    kinds:
      'wine wein vin vino; beer bier biere cerveza birra; whisky whiskey scotch bourbon; vodka wodka; gin; rum rhum ron; brandy cognac weinbrand; champagne sekt; tequila mezcal; liqueur likor licor; water wasser eau agua acqua; juice saft jus zumo succo',
  },
  {
    classes: [29, 30, 31],
    kinds:
      'butter burro beurre mantequilla; margarine margarina; beef rind boeuf; pork schwein porc cerdo; chicken huhn poulet pollo; fish fisch poisson pescado pesce; cheese kase fromage queso formaggio; coffee kaffee cafe caffe; tea tee the te; cocoa chocolate schokolade chocolat cioccolato; honey honig miel miele; sugar zucker sucre azucar',
  },
  {
    classes: [14, 6, 8, 21],
    kinds:
      'gold; silver silber plata argento; platinum platin; steel stahl acier acero; diamond diamant; plated imitation costume fake artificial',
  },
  {
    classes: [19, 20, 21],
    kinds:
      'wood holz bois madera legno; marble marmor marbre marmol marmo; glass glas verre vidrio vetro; plastic kunststoff plastique plastico',
  },
]
/** Claims that are false for whole classes: health for tobacco and alcohol. */
const claims: readonly { readonly classes: readonly number[]; readonly words: string }[] = [
  {
    classes: [33, 34],
    words:
      'health healthy gesund gesundheit sante sain salud sano saludable salute wellness vital vita vitamin medical medicinal heil cure organic bio light mild naturel natural',
  },
]
const ofContradiction = 0.7
const ofClaim = 0.45

const stems = (words: string) => new Set(words.trim().split(/\s+/).flatMap(spellings).map(stem))
const contradictions = exclusive.map(({ classes, kinds }) => ({
  classes: new Set(classes),
  kinds: kinds.split(';').map(stems),
}))
const claimed = claims.map(({ classes, words }) => ({ classes: new Set(classes), words: stems(words) }))

/** Returns parts of the sign that contradict the goods, or that the goods exclude in words. */
export function deceptiveFindings(read: CaseReading, { goods }: GroundsCase): SpecialFinding[] {
  const typedBy = new Map<string, string>()
  for (const language of languages)
    for (const { parts } of read.understood(language)) for (const { letters, typed } of parts) typedBy.set(stem(letters), typed)
  const texts = goods.slice(0, read.goods.length).map(({ text }) => new Set(foldName(text).split(' ').map(stem)))
  const findings: SpecialFinding[] = []
  for (const [word, typed] of typedBy) {
    const against: number[] = []
    const unkept: number[] = []
    for (const [index, { classes, without }] of read.goods.entries()) {
      const isIn = (known: ReadonlySet<number>) => [...classes].some((number) => known.has(number))
      const names = (kind: ReadonlySet<string>) => [...kind].some((one) => texts[index]?.has(one))
      const isContradicted = contradictions.some(({ classes: known, kinds }) => {
        const own = isIn(known) ? kinds.find((kind) => kind.has(word)) : undefined
        if (own === undefined) return false
        return [...without].some((one) => own.has(one)) || (!names(own) && kinds.some((kind) => kind !== own && names(kind)))
      })
      if (isContradicted || without.has(word)) against.push(index)
      else if (claimed.some(({ classes: known, words }) => isIn(known) && words.has(word))) unkept.push(index)
    }
    if (against.length > 0) findings.push({ ground: 'deceptive', words: [typed], goods: against, certainty: ofContradiction })
    else if (unkept.length > 0) findings.push({ ground: 'deceptive', words: [typed], goods: unkept, certainty: ofClaim })
  }
  return findings
}
