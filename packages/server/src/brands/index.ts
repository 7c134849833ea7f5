export { type BrandRow, rowsBySerial, serialsByNumber } from './brands.store.ts'
export { readBrand } from './brands.ts'
export { readRelatedBrands } from './related.ts'
