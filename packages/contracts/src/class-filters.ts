/** Classes up to this one contain goods, later ones services (Nice Classification). */
export const lastGoodsClass = 34

/** Returns the filters that select marks in any of these Nice classes. */
export const classFilters = (niceClasses: readonly number[]): { goodsClasses: number[]; servicesClasses: number[] } => ({
  goodsClasses: niceClasses.filter((niceClass) => niceClass <= lastGoodsClass),
  servicesClasses: niceClasses.filter((niceClass) => niceClass > lastGoodsClass),
})

/** Returns what these Nice classes contain; `both` if they contain goods and services, or for no class. */
export function contentOfClasses(niceClasses: readonly number[]): 'goods' | 'services' | 'both' {
  const { goodsClasses, servicesClasses } = classFilters(niceClasses)
  if (goodsClasses.length > 0 === servicesClasses.length > 0) return 'both'
  return goodsClasses.length > 0 ? 'goods' : 'services'
}
