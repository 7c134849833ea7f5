/*
 * The words of which slogans and messages consist, in five languages: articles and other function words, imperatives
 * that open a call, pronouns that address the reader or refer to the company, openings of ordinary messages.
 */

/** Function words by language. They carry no meaning of their own. */
export const grammar = {
  de: 'der die das den dem des ein eine einen einem einer und oder für von vom mit ohne zu zum zur im in am an auf aus bei beim als wie wenn ist sind sein wird nicht kein nur auch so was wer wo wir uns unser unsere ihr ihre ihren ihrem sie dein deine dich mein meine es man hat haben können macht machen mehr um über durch bin bist seid waren wurde dass aber doch hier da dort nun jetzt nach vor bis seit gegen ohne alle alles jede jeder jedes etwas nichts',
  en: 'the a an and or for of with without to in on at by from as how when is are be been was will not no only also so what who where we us our you your my me it its this that these has have had can do does more most than into out up n about just all make makes made get gets keep let be like if then there here now than too very am he she they them their any some each every while after before between over under through again because but yet',
  fr: 'le la les l un une des d du de et ou pour avec sans à au aux en dans sur par chez que qui quoi où comme est sont être pas ne plus nous notre nos vous votre vos mon ma mes ton ta tes son sa ses il elle ce cette ça tout toute se si fait faire a ont suis es sommes êtes était elles ils je tu ils leur leurs y mais ici là après avant entre sous vers tous toutes chaque',
  es: 'el la los las un una unos unas y e o u de del para por con sin a al en sobre que quien donde como es son ser no más nos nuestro nuestra su sus tu tus mi mis lo se si hace hacer tiene todo soy eres somos sois está están fue yo él ella ellos pero aquí allí después antes entre hasta desde cada toda todos todas hay',
  it: 'il lo la i gli le un una uno e ed o di del della dei delle da dal per con senza a al alla in nel nella su sul che chi dove come è sono essere non più noi nostro nostra il tuo la tua il suo mio mia si se fa fare ha tutto sono sei siamo siete era io lui lei loro ma qui là dopo prima tra fra fino ogni tutti tutta tutte c ci vi mi ti',
} as const

/** Articles and words that join nouns. A sign that contains no other function word is a noun phrase, not a sentence. */
export const joining =
  'der die das den dem des ein eine einen und von the a an and of in on at le la les l un une d des du de et au aux en el los las una y del il lo i gli e di dei della delle'

/** Verbs that open a call to the reader. */
export const imperatives = {
  de: 'mach macht machen entdecken entdecke erleben erlebe genießen genieße leben lebe kaufen kaufe sparen spare finden finde vergleichen wählen wähle denken denk sag sagen probieren hol holen nimm trink iss fahr spiel lern werde sei bleib geh komm fühlen fühl schau vertrauen lass',
  en: 'make get discover experience enjoy live buy save find compare choose think say try take drink eat drive play learn become be stay go come feel look trust let keep give build create start stop open join love share imagine dream believe do use see listen taste grow move work run ride shop travel explore connect bring put turn change help protect care celebrate follow dare reach win read write call ask simplify drive watch meet improve unleash unlock expect respect',
  fr: 'faites découvrez découvrir vivez vivre profitez achetez économisez trouvez comparez choisissez pensez dites essayez prenez buvez mangez jouez apprenez devenez soyez restez allez venez sentez regardez goûtez osez partagez créez imaginez',
  es: 'haz haga descubre descubra vive viva disfruta disfrute compra compre ahorra encuentra compara elige piensa di prueba toma bebe come juega aprende sé quédate ve ven siente mira comparte crea imagina cuida',
  it: 'fai scopri vivi goditi compra risparmia trova confronta scegli pensa prova prendi bevi mangia gioca impara diventa sii resta vai vieni senti guarda condividi crea immagina gusta',
} as const

/** Pronouns that address the reader or refer to the company. */
export const address =
  'you your yours ur we our us my me i u ihr ihre ihren ihrem sie dein deine dich dir wir unser unsere uns mein meine vous votre vos toi ton ta nous notre nos mon ma mes tu tus su nuestro nuestra nos mi mis tuo tua vostro noi nostro nostra mio mia everyone everybody people'

/**
 * Ordinary messages that people wear or post, as patterns over the folded sign: origin and pride, affection, greetings,
 * festive wishes, safety notes, causes, hashtags.
 */
export const messages = [
  /^(proudly )?(made|produced|grown|designed|built|crafted|bottled|roasted) (in|by|with|from)\b/,
  /^(fabrique|fait|produit|hecho|fabricado|fatto|prodotto|hergestellt) (en|a|in|au)\b/,
  /^(i|we|ich|j|yo|wir) (love|heart|liebe|aime|amo|lieben)\b/,
  /^(happy|merry|joyeux|feliz|buon|buona|frohe|frohes|schone|alles gute|bon|bonne|buen|buenas|buenos) \w+/,
  /^(keep calm|stay safe|stay strong|stay home|be kind|think \w+|go green|save (the|our|a) \w+|support (our|your|the) \w+|\w+ (safely|responsibly|carefully))\b/,
  /\b(lives matter|strong|pride|forever|rocks|power to)$/,
  /^(live|laugh|love|eat|sleep|pray|work|play|dream|run|swim|bike|repeat)( (live|laugh|love|eat|sleep|pray|work|play|dream|run|swim|bike|repeat|drink|and)){1,5}$/,
  /^(best|worlds best|world s best|number one|no 1|proud) (dad|mom|mum|mother|father|grandma|grandpa|teacher|friend|boss|papa|mama|ever|parent|american|to be \w+)/,
  /^(thank you|thanks|danke|merci|gracias|grazie|welcome|willkommen|bienvenue|bienvenido|benvenuti|please|sorry|hello|hola|bonjour|ciao)\b.*\b\w+$/,
  /^(god bless|jesus \w+|in god we|trust in|pray for|free \w+ now|vote for|vote \w+|make \w+ great|we the people|no more|stop \w+ now|end \w+ now)\b/,
  /^(team|life|house|land|made|home) (bride|groom|is good|is \w+|of the \w+|sweet home)\b/,
  /^(all rights|keep out|do not|dont|handle with|this side|open here|push|pull|caution|warning|danger|no smoking|wet paint|for sale|sold out|not for|do it)\b/,
] as const
