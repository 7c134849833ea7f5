import { setImmediate } from 'node:timers/promises'
import { type GoodsQuestion, type GoodsScore, longestGoods } from '@marklot/contracts/radar'
import { goodsRelation } from '@marklot/similarity'
import type { Pool } from '../platform/database.ts'
import { documentsBySerial, type RegisterMark, rowsById } from '../register/index.ts'

type Goods = RegisterMark['goods']

/** Returns how close the goods of brands are to those of the watched brand. Unknown brands have no score. */
export async function goodsScores(pool: Pool, { brandId, goods, brandIds }: GoodsQuestion): Promise<GoodsScore[]> {
  const asked = [...new Set(brandIds)]
  const rows = await rowsById(pool, brandId === null ? asked : [...new Set([...asked, brandId])])
  const documents = await documentsBySerial(
    pool,
    [...rows.values()].map(({ serial }) => serial),
  )
  const goodsOf = (id: string): Goods => documents.get(rows.get(id)?.serial ?? -1)?.goods ?? []
  const own = brandId === null ? [{ text: goods }] : goodsOf(brandId)
  const scores: GoodsScore[] = []
  for (const id of asked) {
    scores.push({ brandId: id, score: scoreOf(own, goodsOf(id)) })
    // Comparing takes milliseconds per brand; other requests are answered in between.
    await setImmediate()
  }
  return scores
}

/** Compares goods in a language that both lists have. Only the beginning of long lists counts. */
function scoreOf(own: Goods, theirs: Goods): number | null {
  const shared = own.find(({ language }) => theirs.some((one) => one.language === language))?.language
  const textOf = (goods: Goods) =>
    goods
      .filter(({ language }) => shared === undefined || language === shared)
      .map(({ text }) => text)
      .join('; ')
      .slice(0, longestGoods)
  const { value } = goodsRelation(comparedGoods(textOf(own)), comparedGoods(textOf(theirs)))
  return value === null ? null : Math.round(value * 100)
}

/** Returns goods to be compared only by their wording, because the classes of the lists are known only by mark. */
const comparedGoods = (text: string) => ({ text, classes: [] })
