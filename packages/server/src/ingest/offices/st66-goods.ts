import type { RegisterMark } from '../../register/index.ts'
import type { XmlElement } from '../xml-element.ts'
import { GoodsList, languageOf, niceClassOf, type Report } from './mark-parts.ts'

/**
 * Returns the classes and goods of an ST.66 mark. The text of INPI's class `00`, of national classes and of
 * `GoodsServicesNotClassifiedDescription` is unclassified (office-feeds 2.6 and 4.4).
 * @param language the language of texts without a language attribute, for offices that have only one language
 */
export function readGoods(
  tradeMark: XmlElement,
  language: string | undefined,
  report: Report,
): Pick<RegisterMark, 'niceClasses' | 'goods'> {
  const list = new GoodsList()
  const addTexts = (niceClass: number | undefined, texts: XmlElement[]) => {
    for (const text of texts) list.addText(niceClass, languageOf(text.attributes.languageCode) ?? language, text.text)
  }
  let leadingClass: number | undefined
  for (const goods of tradeMark.allAt('GoodsServicesDetails/GoodsServices')) {
    const kind = goods.textAt('ClassificationKindCode')
    const isNice = kind === undefined || kind.toLowerCase() === 'nice'
    if (isNice) leadingClass ??= niceClassOf(goods.textAt('ProposedLeadingClassNumber'))
    for (const each of goods.allAt('ClassDescriptionDetails/ClassDescription')) {
      const number = each.textAt('ClassNumber')
      const niceClass = isNice ? niceClassOf(number) : undefined
      if (niceClass !== undefined) list.addClass(niceClass)
      else if (number !== undefined && !/^0+$/.test(number)) report(`class ${number} is no Nice class`)
      addTexts(niceClass, each.all('GoodsServicesDescription'))
    }
    addTexts(undefined, goods.all('GoodsServicesDescription'))
    addTexts(undefined, goods.all('GoodsServicesNotClassifiedDescription'))
    addTexts(undefined, goods.allAt('ClassDescriptionDetails/GoodsServicesNotClassifiedDescription'))
  }
  const result = list.result()
  if (result.niceClasses.length === 0 && leadingClass !== undefined) result.niceClasses.push(leadingClass)
  return result
}
