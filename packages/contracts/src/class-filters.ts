/** Classes up to this one contain goods, later ones services (Nice Classification). */
export const lastGoodsClass = 34

/** Returns the filters that select marks in any of these Nice classes. */
export const classFilters = (niceClasses: readonly number[]): { goodsClasses: number[]; servicesClasses: number[] } => ({
  goodsClasses: niceClasses.filter((niceClass) => niceClass <= lastGoodsClass),
  servicesClasses: niceClasses.filter((niceClass) => niceClass > lastGoodsClass),
})
