export { type BrandRow, rowsBySerial, serialsByNumber } from './brands.store.ts'
export { readBrand } from './brands.ts'
