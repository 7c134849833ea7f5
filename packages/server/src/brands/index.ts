export { type BrandRow, brandRow, rowsBySerial, serialsByNumber } from './brands.store.ts'
export { readBrand } from './brands.ts'
