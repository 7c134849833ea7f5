/** Media types of the files that the product exports. */
export const fileTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const

/** The formats of an exported table. */
export const tableTypes = [fileTypes.csv, fileTypes.xlsx] as const
