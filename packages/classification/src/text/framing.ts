import type { Word } from './fold.ts'
import {
  emptyWords,
  materialWords,
  ownWords,
  placeWords,
  purposeWords,
  relationWords,
  relativeWords,
  set,
} from './function-words.ts'
import { isQuality } from './quality-words.ts'

/*
 * Founders greet, introduce themselves and say what they want before they say what they do: "Hallo, wir sind ein junges
 * Start-up aus Berlin", "Which classes do I need for …?". Such words say nothing about the business.
 */

/** Greetings, thanks, and nouns for any business, its brand or idea. */
const frames = set(`
  bin hallo hi hey moin servus grüezi guten tag morgen abend liebe liebes lieber team zusammen danke dank vielen hilfe im voraus
  startup startups gründer gründerin gründerteam jungunternehmer unternehmen firma geschäftsidee idee marke label
  projekt vorhaben deshalb frage fragen
  am hello dear there good thanks thank you help advance start founder founders company idea brand project question
  sommes suis bonjour bonsoir salut merci aide avance jeune pousse fondateur fondatrice entreprise société idée marque projet question
  somos soy hola buenos buenas días tardes gracias ayuda emprendedor emprendedora emprendedores empresa idea marca proyecto pregunta
  siamo sono ciao buongiorno buonasera salve grazie aiuto anticipo fondatore fondatrice azienda società impresa idea marchio progetto domanda
`)

/** Words of wishing and needing. */
const wishes = set(`
  möchte möchten will wollen würde würden brauche brauchen plane planen suche suchen überlege welche welcher welches
  want would like need plan planning looking hope which what
  voudrais voudrions veux voulons souhaite souhaitons besoin cherche quelle quelles quel
  quiero queremos quisiera quisiéramos necesito necesitamos busco qué cuál cuáles
  vorrei vorremmo voglio vogliamo bisogno serve servono cerco quale quali
`)
/** What founders wish for, beside the business itself: to found, to register, a class. */
const wished = set(`
  gründen gründe gründung selbstständig selbständig selbstständigkeit selbständigkeit machen starten unternehmen firma business
  anmelden eintragen schützen schutz lassen marke markenschutz nizza nizzaklasse nizzaklassen klasse klassen
  markenklasse markenklassen passt passen fällt fallen gehört gehören richtige richtigen namen
  start own business self employed found launch set up register protect trademark mark class classes nice right
  create créer lancer monter entreprise indépendant indépendante déposer protéger marque classe classes bonne
  crear montar lanzar empezar empresa negocio propio propia autónomo registrar proteger marca clase clases correcta
  creare avviare aprire attività impresa propria proprio registrare proteggere marchio classe classi giusta
`)

const has = (word: Word | undefined, among: ReadonlySet<string>) => among.has(word?.folded ?? '')
/** Words without a meaning of their own. */
const between = [emptyWords, relationWords, placeWords, materialWords, purposeWords, relativeWords]
const isLink = (word: Word) => has(word, purposeWords) || has(word, relativeWords)
/** The name of a place behind its preposition: "aus Berlin". */
const isPlace = (words: readonly Word[], at: number) =>
  (has(words[at - 1], placeWords) || has(words[at - 1], relationWords)) && /^\p{Lu}\p{Ll}/u.test(words[at]?.typed ?? '')

/** Whether the words are nothing but a frame: at least one of its words, and no other that says something. */
function isFrame(words: readonly Word[], frame: (word: Word) => boolean): boolean {
  return (
    words.some(frame) &&
    words.every((word, at) => frame(word) || between.some((some) => has(word, some)) || isQuality(word) || isPlace(words, at))
  )
}

/** The number of a list: "1. Tea". */
const isNumber = (clause: readonly Word[]) => clause.length === 1 && /^\d{1,2}$/.test(clause[0]?.folded ?? '')

/** Returns what a clause says of the business, without "my company"; nothing for a clause that is only a frame. */
function saidIn(clause: readonly Word[]): readonly Word[] {
  const isWish = clause.some((word) => has(word, wishes)) && clause.some((word) => has(word, wished))
  const frame = (word: Word) => has(word, frames) || (isWish && (has(word, wished) || has(word, wishes)))
  if (isNumber(clause) || isFrame(clause, frame)) return []
  const link = clause.findIndex((word, at) => at > 0 && isLink(word) && isFrame(clause.slice(0, at), frame))
  const rest = link < 0 ? clause : clause.slice(link + 1)
  return rest.filter((word, at) => !(isWish && frame(word)) && !(has(word, frames) && has(rest[at - 1], ownWords)))
}

/** Returns the words without those that only frame the description; all words if no other remain. */
export function withoutFraming(words: readonly Word[]): readonly Word[] {
  const clauses: Word[][] = []
  for (const word of words) {
    if (word.opens !== 'word' || clauses.length === 0) clauses.push([])
    clauses.at(-1)?.push(word)
  }
  const kept: Word[] = []
  let opens: Word['opens'] | undefined
  for (const clause of clauses) {
    opens ??= clause[0]?.opens
    if (clause[0]?.opens === 'sentence') opens = 'sentence'
    const [first, ...more] = saidIn(clause)
    if (first === undefined) continue
    kept.push({ ...first, opens: opens ?? 'sentence' }, ...more)
    opens = undefined
  }
  return kept.length > 0 ? kept : words
}
