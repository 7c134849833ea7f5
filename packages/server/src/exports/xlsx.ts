import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import yazl from 'yazl'
import { escapeMarkup } from '../platform/escape-markup.ts'
import { rowsAtOnce, type Sheet, type SheetCell, type SheetColumn } from './sheet.ts'

/*
 * Writes a workbook with one sheet: the five parts that ECMA-376 requires and a style sheet. Texts are inline strings,
 * which no spreadsheet program interprets as formulas.
 */

/** The longest text of a cell that spreadsheet programs accept, in UTF-16 units. */
const longestCell = 32_767
/** The longest name of a sheet. */
const longestTitle = 31
/** The indexes of the cell formats in `styles`. */
const formats = { plain: 0, heading: 1, day: 2 }

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`
const rootLinks = `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const workbookLinks = `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`
/** Returns the attributes of a cell format. Optional ones are included, because some programs expect them. */
const format = (numberFormat: number, font: number) => `numFmtId="${numberFormat}" fontId="${font}" fillId="0" borderId="0"`
/** The style sheet. Number format 14 is the short date of the reader's country. */
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf ${format(0, 0)}/></cellStyleXfs><cellXfs count="3"><xf ${format(0, 0)} xfId="0"/><xf ${format(0, 1)} xfId="0" applyFont="1"/><xf ${format(14, 0)} xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Writes a sheet as a workbook of Office Open XML. */
export async function writeXlsx(sheet: Sheet): Promise<Buffer> {
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': rootLinks,
    'xl/workbook.xml': workbook(sheet),
    'xl/_rels/workbook.xml.rels': workbookLinks,
    'xl/styles.xml': styles,
  }
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.addBuffer(await worksheet(sheet), 'xl/worksheets/sheet1.xml')
  zip.end()
  return buffer(zip.outputStream)
}

/** Returns the title without characters that are not allowed in a sheet's name. */
function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, longestTitle)
  return (
    xmlText(name)
      .replace(/^'+|'+$/g, '')
      .trim() || '1'
  )
}

const workbook = ({ title }: Sheet) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escapeMarkup(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Writes the rows. The first one contains the titles and stays in view. */
async function worksheet({ columns, rows }: Sheet): Promise<Buffer> {
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
  const head = columns.map(({ title }, i) => textCell(title, i, 1, formats.heading))
  const writeRow = (row: readonly SheetCell[], number: number) =>
    `<row r="${number}">${row.map((value, column) => cell(value, columns[column], column, number)).join('')}</row>`
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'
  const start = `${declaration}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head.join('')}</row>`
  const parts = [Buffer.from(start)]
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const written = rows.slice(from, from + rowsAtOnce).map((row, place) => writeRow(row, from + place + 2))
    parts.push(Buffer.from(written.join('')))
    await setImmediate()
  }
  return Buffer.concat([...parts, Buffer.from('</sheetData></worksheet>')])
}

function cell(value: SheetCell, column: SheetColumn | undefined, place: number, row: number): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${columnName(place)}${row}"><v>${value}</v></c>`
  const serial = column?.kind === 'date' ? dayNumber(value) : null
  if (serial !== null) return `<c r="${columnName(place)}${row}" s="${formats.day}"><v>${serial}</v></c>`
  return textCell(value, place, row, formats.plain)
}

function textCell(text: string, place: number, row: number, format: number): string {
  const shown = xmlText(text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text)
  // A text such as _x0041_ would be read as the escaped letter A.
  const kept = escapeMarkup(shown).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  return `<c r="${columnName(place)}${row}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`
}

/**
 * Returns a text without the characters that XML 1.0 does not allow: control characters, lone surrogates,
 * non-characters.
 */
const xmlText = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')

/** Returns a column's name: `A` for the first column, `AA` for the 27th. */
function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter
}

/** Returns a day in the numbering of spreadsheet programs; null before 1 March 1900, where the programs disagree. */
function dayNumber(day: string): number | null {
  const number = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
  return number >= 61 ? number : null
}
