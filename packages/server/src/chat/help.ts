import type { Locale } from '@marklot/contracts'
import type { FoundHelp } from '@marklot/contracts/chat-results'
import { pagePaths, pathOf } from '@marklot/contracts/pages'
import { chatHelp } from '@marklot/phrases/chat-help'
import { trademarkHelp } from '@marklot/phrases/trademark-help'
import { foldName } from '@marklot/similarity'

/** How a topic is recognised, by stems of words in the five languages. Up to two letters are a whole word. */
interface Entry {
  page: keyof typeof pagePaths | null
  /** One of these is enough. */
  words?: string
  /** One of each is needed. */
  together?: readonly string[]
  pattern?: RegExp
}

const costs = 'fee cost price gebuhr kost preis tax cout coute prix tarif tasa cuest coste precio tass costa prezz'
const marks = 'mark trademark unionsmark marque marca marchi'
const long = 'lange lang schnell dauer long quick temps tiempo tarda dura tempo dure'

/** General questions about marks. They come before the product's own entries, because they are more specific. */
const general = {
  fees: { page: 'pilot', together: [costs, marks] },
  symbols: { page: null, pattern: /[®™]|\bTM\b/ },
  confusion: {
    page: null,
    words: 'verwechslungsgefahr',
    together: [
      'zwei two deux dos due likelihood risque riesgo rischio',
      'confusion confusione firm unternehm compan entrepris societ empresa aziend impres',
    ],
  },
  grounds: {
    page: 'create',
    words: 'schutzhindernis unterscheidungskraft grounds distinct motifs motivos impediment distintiv',
    together: [
      'farb klang gerausch slogan colo sound shape couleur son couleur color sonido eslogan suono eigenen own propre propio mio nachnam vornam prenom pila battesimo stadt',
      marks,
    ],
  },
  territory: {
    page: 'pilot',
    words:
      'national nacional nazional international internacional internazional ausland abroad etranger extranjer estero ir wipo ompi madrid',
    together: [
      'eu ue em unionsmark europ europaisch',
      'unterschied unterscheid oder differ diferenc or ou o gilt gelten cover applies apply couvr vaut cubr vale',
    ],
  },
  priority: { page: null, words: 'priorit priorid' },
  renewal: {
    page: 'deadlines',
    together: [
      'wie was how what cost comment combien como cuanto come quanto',
      'verlanger erneuer renew renouvel renov renuev rinnov',
    ],
  },
  kinds: { page: null, words: 'wortmark bildmark wortbild figurativ denominativ verbal semi mixta misto' },
  combined: { page: null, together: ['word figurative combined', marks] },
  use: {
    page: null,
    words: 'benutzungszwang benutzungsschon nichtbenutz verlieren lose perdre perder perdere grace gracia',
    together: [
      'muss must have need dois doit faut deb tengo hay devo deve bisogna',
      'benutz nutz use using utilis usar uso usare',
      marks,
    ],
  },
  names: {
    page: 'create',
    together: [
      'firmenname firma unternehmensname handelsregister company business societe entreprise empresa azienda impresa domain domaine dominio',
      'geschutzt schutz protect proteg protet mark trademark marque marca marchi',
    ],
  },
  counsel: { page: null, words: 'anwalt anwalti rechtsanw patentanw lawyer attorney solicitor avocat abogad avvocat' },
  opposed: {
    page: null,
    together: ['jemand someone somebody quelqu alguien qualcuno', 'widersp einspruch oppos opone oposic oppon'],
  },
  procedure: {
    page: 'pilot',
    together: [
      long,
      'anmeld markenanmeld markeneintrag eintrag registr deposer depot deposit solicit enregistr application filing',
    ],
  },
  term: { page: null, together: [`${long} jahr year ans anos anni`, marks] },
  left: {
    page: 'account',
    together: [
      'such frage search question recherche busqued pregunt ricerch domand',
      'noch ubrig kontingent guthaben left remaining reste quedan restan riman',
    ],
  },
  logos: {
    page: 'search',
    together: [
      'logo loghi logotip',
      'frei such find prufe hochlad ahnlich free taken search similar upload check libre libero cherch simil busc parecid cerca ricerca carica',
    ],
  },
  states: {
    page: null,
    together: [
      'was what que qu cosa erklar explain expli spieg wieder again',
      'status zustand erlosch geloscht kraft statut vigueur estado situacion vigor stato dead expired eteinte extinguid estint abgelauf anhangig pending angemeldet cancel caducad scadut',
    ],
  },
  classes: { page: null, words: 'nizza nizzaklass nice niza' },
} as const satisfies Record<string, Entry>

/** What the product can do. */
const product = {
  filing: {
    page: 'pilot',
    words:
      'filing apply application register fee anmeld meld markenanmeld eintrag gebuhr amtsgebuhr deposer depot taxe solicit registrar tasa depos registrare tassa tasse',
  },
  account: {
    page: 'account',
    words:
      'konto account compte cuenta passwort password contrasena rechnung invoice factur fattur adresse address direccion indirizzo',
    together: ['daten data donnee dato dati', 'mich me moi mi'],
  },
  contact: {
    page: 'feedback',
    words: 'support kontakt kontaktier kundendienst kundenserv contact assistance assistenz soporte',
    together: [
      'sprech red talk speak parler hablar parlare',
      'mensch jemand human person someone humain quelqu persona alguien qualcuno',
    ],
  },
  cancel: { page: 'cancel', words: 'kundig cancel resili disdi disdett baja' },
  offices: {
    page: 'search',
    words:
      'land lander pays pais paises country countr paes durchsuch cover coverage abdeck abgedeckt couvr cubr copr aktuell fresh current actualizad aggiornat datenstand',
    together: ['amt amter office offic oficina uffic register registre', 'welche which quels quales quali que'],
  },
  plans: {
    page: 'products',
    words:
      'kostenlos gratis gratuit free plan price preis prix precio prezz kost cost cout cuest tarif abo starter professional enterprise trial test formule abbonament subscription suscrip',
  },
  score: { page: 'method', words: 'score percent prozent pourcent porcent percentual similar ahnlich likeness method' },
  boards: { page: 'my', words: 'board tableau tabler bachec merkliste bookmark pin anheft' },
  radar: { page: 'monitor', words: 'radar monitor watch uberwach surveil vigil sorvegl alert' },
  guardian: { page: 'create', words: 'guardian check pruf verif comprob assess bewert evalu' },
  periods: {
    page: null,
    words: 'opongo oppong opposition oppos widerspruch oposic schutzdauer dauer protection schutz protec protez dura dure',
  },
  deadlines: { page: 'deadlines', words: 'deadline frist echeance delai plaz scadenz kalender calend renew verlang' },
  domains: { page: 'domains', words: 'domain domini domaine' },
  export: { page: null, words: 'export pdf excel csv tabelle download' },
  search: { page: 'search', words: 'search such recherch busc ricerc cerc query abfrage logo number nummer' },
  brandy: { page: 'chat', words: 'brandy chat assist hilf help aid ayud aiut robot machine maschin konnen can' },
} as const satisfies Record<string, Entry>

/** Keys whose text another key holds. */
const textOf = { fees: 'filing', combined: 'kinds', term: 'periods', left: 'plans' } as const
const texts = { ...chatHelp, ...trademarkHelp }
type Key = keyof typeof general | keyof typeof product
const entries: Readonly<Record<Key, Entry>> = { ...general, ...product }
const most = 3

/**
 * Returns the entries of the help for a topic in free words: general ones about marks, otherwise ones about the
 * product. A topic that only mentions Brandy, or contains no known word, finds the first entries.
 */
export function helpAbout(topic: string, locale: Locale, productName: string): FoundHelp['entries'] {
  const asked = topic.split(/[^\p{L}]+/u).map(foldName)
  const isSaid = (stems: string) =>
    stems.split(' ').some((stem) => asked.some((word) => (stem.length > 2 ? word.startsWith(stem) : word === stem)))
  const isMeant = (key: Key) => {
    const { words, together, pattern } = entries[key]
    return (words !== undefined && isSaid(words)) || (together?.every(isSaid) ?? false) || (pattern?.test(topic) ?? false)
  }
  const known = (Object.keys(general) as (keyof typeof general)[]).filter(isMeant)
  // "How long does a registration take?" asks for the procedure, not for the term of protection.
  const meant: Key[] =
    known.length > 0
      ? known.filter((key) => key !== 'term' || !known.includes('procedure'))
      : (Object.keys(product) as Key[]).filter(isMeant)
  // "What does a filing cost?" asks for the fees of an office, not for our prices.
  const found = meant.filter((key) => key !== 'plans' || !meant.includes('filing'))
  const isGeneral = found.every((key) => key === 'brandy')
  const keys = [...new Set((isGeneral ? (['brandy', 'search', 'guardian'] as const) : found).map(keyOfText))].slice(0, most)
  return keys.map((key) => {
    const { page } = entries[key]
    return {
      key,
      title: texts[`${key}.title`][locale],
      text: texts[`${key}.text`][locale],
      path: page === null ? null : pathOf(pagePaths[page], productName),
    }
  })
}

type TextKey = Exclude<Key, keyof typeof textOf>
const keyOfText = (key: Key): TextKey => (key in textOf ? textOf[key as keyof typeof textOf] : (key as TextKey))
