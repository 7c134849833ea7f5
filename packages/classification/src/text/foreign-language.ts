import type { Word } from './fold.ts'
import { set } from './function-words.ts'
import { isWordOf, languages } from './language-shares.ts'

/** The commonest words without a meaning for a class, and verbs of offering, in the languages that are read. */
const readLanguages: Readonly<Record<(typeof languages)[number], ReadonlySet<string>>> = {
  de: set(
    'der die das den dem des ein eine einer einem einen und oder für mit ohne von vom zu zum zur aus auf an am in im bei wir ich unser unsere unserem ist sind nicht kein keine auch sowie nach über um durch bieten verkaufen machen',
  ),
  en: set(
    'the a an and or for with without of from to in on at by we i our us my is are not no also that which who it its their they your you sell make offer',
  ),
  fr: set(
    'le la les l un une des de du d et ou pour avec sans en au aux à par sur dans chez nous je notre nos mes mon est sont ne pas qui que aussi vendons faisons proposons',
  ),
  es: set(
    'el la los las un una unos unas y o u de del al para con sin en por sobre nosotros yo nuestro nuestra nuestros nuestras mi es son no que también vendemos hacemos ofrecemos',
  ),
  it: set(
    'il lo la i gli le l un uno una e ed o di del della dei delle degli dell da dal dalla per con senza in nel nella a al alla su sul noi io nostro nostra nostri nostre è sono non che anche vendiamo facciamo offriamo',
  ),
}

/** The same words in other languages with Latin letters. */
const foreignLanguages: readonly ReadonlySet<string>[] = [
  // Dutch
  'de het een en of voor met zonder van uit op aan in bij naar over door wij we ik ons onze mijn is zijn niet geen ook die dat om te tot verkopen verkoop maken maak bieden',
  // Portuguese
  'o a os as um uma uns umas e ou de do da dos das para com sem em no na nos nas por pelo pela ao aos nós eu nosso nossa nossos nossas meu minha é são não que também vendemos fazemos oferecemos produzimos',
  // Polish
  'i oraz lub albo dla z ze bez w we na do od po przez przy o u my ja nasz nasza nasze naszych jest są nie się to który które która też także sprzedajemy robimy oferujemy produkujemy prowadzimy',
  // Swedish
  'en ett den det de och eller för med utan av från till i på vid om vi jag vår våra vårt min är inte som också säljer gör erbjuder tillverkar',
  // Danish and Norwegian
  'en et den det de og eller for med uden uten af av fra til i på ved om vi jeg vores vår våre min er ikke som også sælger selger laver lager tilbyder tilbyr',
  // Czech and Slovak
  'a i nebo alebo pro pre s se so bez z ze zo v ve vo na do od po u my já naše náš našich je jsou sú ne není který které ktoré také prodáváme predávame vyrábíme vyrábame nabízíme ponúkame děláme',
  // Turkish
  've veya ile için bir bu şu da de biz ben bizim olan olarak değil en çok ev satıyoruz satıyorum yapıyoruz üretiyoruz sunuyoruz',
  // Finnish
  'ja tai sekä ilman kanssa on ovat ei me minä meidän meillä joka jotka myös myymme teemme tarjoamme valmistamme',
  // Hungarian
  'a az egy és vagy is nem mi én nélkül számára hogy ami amely saját árulunk készítünk kínálunk gyártunk értékesítünk',
  // Romanian
  'un o și si sau de din pentru cu fără la în pe prin noi eu noastre nostru noastră este sunt nu care vindem facem oferim producem',
  // Catalan
  'el la els les un una i o de del dels al als per amb sense en a nosaltres jo nostre nostra és són no que també venem fem oferim fabriquem',
  // Croatian, Bosnian, Serbian and Slovenian
  'i ili ter za s sa bez brez iz od do u v na po mi ja naš naša naše je su nije koji koja koje ki tudi prodajemo radimo nudimo proizvodimo izdelujemo',
  // Indonesian and Malay
  'dan atau untuk dengan tanpa dari di ke pada kami saya kita yang adalah tidak juga menjual membuat menawarkan',
].map(set)

/** How much a word of the vocabulary counts, compared with a word of these lists. */
const contentCounts = 0.5
const shortestContent = 4
/** Shorter texts are always read: names of goods are alike in many languages. */
const fewestWords = 3

/**
 * Returns whether a text is in a language that is not read. A text in several languages is read if one of those that
 * are read prevails.
 */
export function isForeign(text: readonly Word[]): boolean {
  if (text.length < fewestWords) return false
  const count = (holds: (folded: string) => boolean) => text.filter(({ folded }) => holds(folded)).length
  const own = languages.map((language, at) => {
    const functionWords = readLanguages[language]
    const content = count((folded) => folded.length >= shortestContent && !functionWords.has(folded) && isWordOf(folded, at))
    return count((folded) => functionWords.has(folded)) + contentCounts * content
  })
  const foreign = foreignLanguages.map((functionWords) => count((folded) => functionWords.has(folded)))
  return Math.max(...foreign) > Math.max(...own)
}
