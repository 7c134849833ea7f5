import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { SimilarBrand } from '@marklot/contracts/guardian-blocks'
import type { RegisterMark } from '../../register/index.ts'
import type { NamesFinding } from '../findings.ts'
import { goodsLike, textOfGoods } from '../goods.ts'
import { riskJudge } from '../risk.ts'
import { weakeningsOf } from '../weakenings.ts'
import { classesOf } from './names.ts'

/** The number of marks that are judged before other calls get a turn. */
const judgedAtOnce = 5

/** Judges every found mark: its risk, and how it can be weakened. The order of the search is kept. */
export async function judgeBrands(
  { name, goods }: AssessmentCase,
  { brands, weakElements }: NamesFinding,
  documents: ReadonlyMap<number, RegisterMark>,
  today: string,
): Promise<SimilarBrand[]> {
  const classes = classesOf({ goods })
  const contested = {
    name,
    goods: goods.map(({ text }) => text).join('; '),
    classes,
  }
  const judge = riskJudge(contested, weakElements)
  const judged: SimilarBrand[] = []
  for (const { row } of brands) {
    if (judged.length > 0 && judged.length % judgedAtOnce === 0) await nextTurn()
    const document = documents.get(row.serial)
    judged.push({
      brandId: row.id,
      risk: judge({
        name: row.name ?? '',
        goods: textOfGoods(goodsLike(document?.goods ?? [], contested.goods), contested),
        classes: row.niceClasses,
      }),
      sharesClass: row.niceClasses.some((number) => classes.includes(number)),
      weakenings: document ? weakeningsOf(document, today) : [],
    })
  }
  return judged
}
