import type { Reading } from './reading.ts'
import { lower } from './text/lower.ts'

/*
 * Goods and services that a person says they sell or make: "if I sell cups", "und wenn ich Tassen verkaufe",
 * "je veux vendre des tasses".
 */

const goods = '([^,.;:!?()\\n]{2,80}?)'
const aside = '(?:(?:auch|nur|jetzt|dort|damit|darunter|also|only|now|aussi|seulement|tambien|solo|anche) )*'
const end =
  '(?= ?[,.;:!?()\\n]| (?:und|aber|and|but|et|mais|y|pero|e|ma) (?:ich|wir|i|we|je|nous|is|ist|est|esta|brauche|need|want|will|mochte)\\b| ?$)'
const forms = [
  // German puts the verb last after a conjunction or a modal verb.
  `\\b(?:wenn|falls|dass|weil) (?:ich|wir|man) ${aside}${goods} (?:verkaufen?|vertreiben?|anbieten?|herstellen?|produzieren?|vermieten?|mache|machen|verkaufen (?:will|wollen|mochten?|wurden?))${end}`,
  `\\b(?:ich|wir) (?:will|wollen|mochten?|werden?|wurden?) ${aside}${goods} (?:verkaufen|vertreiben|anbieten|herstellen|produzieren|vermieten)${end}`,
  `\\b(?:ich|wir) (?:verkaufen?|vertreiben?|produzieren?|vermieten?|bieten?|stellen?) ${aside}${goods}(?: an| her)?${end}`,
  `\\b(?:i|we) (?:(?:want to|wanted to|would like to|d like to|ll|will|plan to|am going to|are going to) )?${aside}(?:sell|sold|make|made|produce|offer|rent out|manufacture|distribute) ${goods}${end}`,
  `\\b(?:if|when|we re|i m|i am|we are) selling ${goods}${end}`,
  `\\b(?:je|j|nous|on) (?:(?:veux|voulons|veut|vais|allons|voudrais|aimerais) )?${aside}(?:vends|vendons|vend|vendre|vendais|fabriqu(?:e|ons|er|ais)|propos(?:e|ons|er|ais)|produi(?:s|sons|re)|lou(?:e|ons|er)) ${aside}${goods}${end}`,
  `\\b(?:vendo|vendemos|vendiera|vendieramos|vender|fabrico|fabricamos|fabricar|ofrezco|ofrecemos|ofrecer|produzco|alquilo) ${aside}${goods}${end}`,
  `\\b(?:vendo|vendiamo|vendere|vendessi|vendessimo|produco|produciamo|produrre|offro|offriamo|offrire|noleggio|noleggiamo) ${aside}${goods}${end}`,
].map((form) => new RegExp(form, 'u'))

/** Returns the goods as typed; undefined if the question names none in this way. */
export function soldGoods({ text }: Reading): string | undefined {
  const plain = lower(text).replace(/['’\-\t]/g, ' ')
  for (const form of forms) {
    const match = form.exec(plain)
    const found = match?.[1]
    if (!match || found === undefined) continue
    const at = match.index + match[0].indexOf(found, 0)
    return text.slice(at, at + found.length).trim()
  }
  return undefined
}

/** "What if I sell cups?": changes the goods of the question before. */
export const supposes =
  /^[¿¡ ]*(?:(?:und|aber|oder|and|but|or|what|et|mais|ou|y|pero|o|e|ma|que pasa|was ist|was) )?(?:wenn|falls|if|si|s|se) /
