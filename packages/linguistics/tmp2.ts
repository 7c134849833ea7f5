import { candidatesOf } from './src/candidates.ts'
import { loadLexicon } from './src/lexicon.ts'
import { foldedForms } from './src/fold.ts'
import { readCases } from './bench/cases.ts'
import { languageCodes } from './bench/language-names.ts'
import { tellsMeaning } from './bench/same-meaning.ts'
const lex = loadLexicon(); const langs = new Set(lex.languages)
const t = new Map<string, number>()
for (const r of readCases('/work/shared/benchmarks/linguistic.dev.jsonl') as any[]) {
  if (r.status==='contested') continue
  const codes = languageCodes(r.language); if (![...codes].some(c=>langs.has(c))) { t.set('lang missing '+r.language,1); continue }
  const colon = r.meaning.indexOf(':'); const quoted = colon<0?undefined:foldedForms(r.meaning.slice(0,colon))[0]
  const inLex = quoted ? (lex.written.get(quoted)??[]).some(f=>codes.has(f.entry.language)) : undefined
  const c = candidatesOf(r.name); const any = c.filter(c=>codes.has(c.entry.language)&&tellsMeaning({word:c.entry.word,meaning:c.entry.concept.meaning} as any,r.meaning))
  const k = `${r.match} ${any.length?'cand':'NO cand'} quoted:${quoted?1:0} inLexicon:${inLex} hurtful:${any.some(c=>c.entry.concept.hurtful)}`
  t.set(k,(t.get(k)??0)+1)
}
for (const [k,v] of [...t].sort()) console.log(v,k)
