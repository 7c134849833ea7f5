import type { Word } from './fold.ts'
import {
  emptyWords,
  materialWords,
  ofWords,
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

/** Nouns for goods of one maker, with the thing behind "of": a *line* of shoes. */
const series = set('linie reihe kollektion line range collection ligne gamme línea gama colección linea gamma collezione')

/** Words of wishing, and what founders wish for beside the business itself: to found, to register. */
const wishes = set(`
  möchte möchten will wollen würde würden plane planen suche suchen überlege want would like plan planning looking hope
  voudrais voudrions veux voulons souhaite souhaitons cherche quiero queremos quisiera quisiéramos busco
  vorrei vorremmo voglio vogliamo cerco
`)
const wished = set(`
  gründen gründe gründung selbstständig selbständig selbstständigkeit selbständigkeit machen starten unternehmen firma business
  anmelden eintragen schützen schutz lassen marke markenschutz namen
  start own business self employed found launch set up register protect trademark mark
  create créer lancer monter entreprise indépendant indépendante déposer protéger marque
  crear montar lanzar empezar empresa negocio propio propia autónomo registrar proteger marca
  creare avviare aprire attività impresa propria proprio registrare proteggere marchio
`)
/** Words that ask for classes: *which* do I *need*? Only with one of them is a class not a course of lessons. */
const asking = set(`
  welche welcher welches brauche brauchen benötige benötigen which what need
  quelle quelles quel besoin qué cuál cuáles necesito necesitamos quale quali bisogno serve servono
`)
const classes = set(`
  nizza nizzaklasse nizzaklassen klasse klassen markenklasse markenklassen passt passen fällt fallen gehört gehören richtige
  nice class classes right classe bonne clase clases correcta classi giusta
`)

const has = (word: Word | undefined, among: ReadonlySet<string>) => among.has(word?.folded ?? '')
/** Words without a meaning of their own. */
const between = [emptyWords, relationWords, placeWords, materialWords, purposeWords, relativeWords]
const isSeries = (words: readonly Word[], at: number) => has(words[at], series) && has(words[at + 1], ofWords)
const isLink = (words: readonly Word[], at: number) =>
  has(words[at], purposeWords) || has(words[at], relativeWords) || isSeries(words, at - 1)
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
  const meant = [
    [wishes, wished],
    [asking, classes],
  ].filter((words) => words.every((some) => clause.some((word) => has(word, some))))
  const isMeant = (word: Word) => meant.flat().some((some) => has(word, some))
  const lines = new Set(clause.filter((_, at) => isSeries(clause, at)))
  const frame = (word: Word) => has(word, frames) || isMeant(word) || lines.has(word)
  if (isNumber(clause) || isFrame(clause, frame)) return []
  const link = clause.findLastIndex((_, at) => at > 0 && isLink(clause, at) && isFrame(clause.slice(0, at), frame))
  const rest = link < 0 ? clause : clause.slice(link + 1)
  return rest.filter((word, at) => !isMeant(word) && !(has(word, frames) && has(rest[at - 1], ownWords)))
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
