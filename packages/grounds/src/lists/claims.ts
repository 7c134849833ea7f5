/*
 * Claims about goods that others contradict, by kind. Words are in all five languages; a word stands for its stem.
 */

/** Kinds that exclude each other: groups of words separated by semicolons. */
export interface ExclusiveKinds {
  readonly classes: readonly number[]
  /** Whether a compound that begins with the word claims it too: a Holzspielzeug is of wood, a Weinglas is no wine. */
  readonly isMaterial: boolean
  readonly kinds: string
}

/**
 * Materials and kinds of food and drink. Sources: Regulation (EU) 1007/2011 (fibres), Directive 94/11/EC (leather),
 * Regulation (EU) 2019/787 (spirits), Directives 1999/4/EC to 2001/112/EC (foods).
 */
export const exclusiveKinds: readonly ExclusiveKinds[] = [
  {
    classes: [18, 20, 24, 25, 27],
    isMaterial: true,
    kinds:
      'leather leder cuir cuero cuoio; cotton baumwolle baumwoll coton algodon cotone; silk seide seiden soie seda seta; wool wolle woll laine lana cashmere kaschmir; linen leinen lin lino; fur pelz fourrure pelliccia; polyester nylon synthetic kunststoff plastic plastik plastique plastico imitation artificial polyurethan',
  },
  {
    classes: [14, 6, 8, 21],
    isMaterial: true,
    kinds:
      'gold; silver silber plata argento; platinum platin; steel stahl edelstahl acier acero acciaio; diamond diamant; plated imitation costume fake artificial',
  },
  {
    classes: [19, 20, 21, 28],
    isMaterial: true,
    kinds:
      'wood holz bois madera legno; marble marmor marbre marmol marmo; glass glas verre vidrio vetro; plastic kunststoff plastik plastique plastico; metal metall metallo',
  },
  {
    classes: [32, 33],
    isMaterial: false,
    kinds:
      'wine wein vin vino; beer bier biere cerveza birra; whisky whiskey scotch bourbon; vodka wodka; gin; rum rhum ron; brandy cognac weinbrand; champagne sekt; tequila mezcal; liqueur likor licor; water wasser eau agua acqua; juice saft jus zumo succo',
  },
  {
    classes: [29, 30, 31],
    isMaterial: false,
    kinds:
      'butter burro beurre mantequilla; margarine margarina; beef rind boeuf; pork schwein porc cerdo; chicken huhn poulet pollo; fish fisch poisson pescado pesce; cheese kase fromage queso formaggio; coffee kaffee cafe caffe; tea tee the te; cocoa chocolate schokolade chocolat cioccolato; honey honig miel miele; sugar zucker sucre azucar',
  },
]

/** A claim that something is absent, and words of goods that contain it by their name. */
export interface Absence {
  /** Words that alone make the claim: VEGAN. */
  readonly claims: string
  /** Substances that make the claim beside a word for "free": ZUCKERFREI, SANS ALCOOL. */
  readonly substances: string
  readonly containedIn: string
  /** Words of a text that keeps the claim: alcohol-free wine, meat substitutes. */
  readonly keptBy: string
}

/**
 * Sources: Regulation (EU) 2019/787 (spirits contain alcohol), Regulation (EU) 1308/2013, Annex VII (names of milk
 * products and meat; CJEU C-422/16), Regulation (EU) 828/2014 (gluten).
 */
export const absences: readonly Absence[] = [
  {
    claims: 'alkoholfrei nonalcoholic analcolico analcolica',
    substances: 'alkohol alcohol alcool alcol',
    containedIn:
      'wodka vodka whisky whiskey rum rhum ron gin brandy cognac weinbrand tequila mezcal spirituosen spirits spirit likor likore liqueur liqueurs schnaps grappa absinth alkoholische alkoholhaltige alcoholic',
    keptBy:
      'alkoholfrei alkoholfreie alkoholfreier nonalcoholic non entalkoholisiert entalkoholisierte entalkoholisierter dealcoholised dealcoholized free sans sin senza analcolici',
  },
  {
    claims: 'vegan vegane veganer vegetarian vegetarisch vegetarische veggie vegano vegana vegetariano vegetariana vegetarien',
    substances: 'fleisch meat',
    containedIn:
      'fleisch rindfleisch schweinefleisch meat beef steak steaks pork viande carne schinken ham schwein rind poultry geflugel fisch fish',
    keptBy:
      'vegan vegane veganer vegetarian vegetarische substitutes substitute substitut substituts ersatz fleischersatz alternativen alternatives plant pflanzlich pflanzliche pflanzlicher vegetal meatless fleischlos',
  },
  {
    claims: 'vegan vegane veganer vegano vegana vegane',
    substances: 'milch milk lactose laktose',
    containedIn:
      'milch milk kase cheese butter sahne honig honey eier eggs lait fromage leche queso latte formaggio burro leder leather wolle wool seide silk',
    keptBy:
      'vegan vegane veganer substitutes substitute ersatz milchersatz alternativen alternatives plant pflanzlich pflanzliche laktosefrei laktosefreie lactose imitation kunstleder soja soy oat hafer mandel almond coconut kokos cocoa peanut',
  },
  {
    claims: 'zuckerfrei sugarless',
    substances: 'zucker sugar sucre azucar zucchero',
    containedIn: 'zucker sugar sucre azucar zucchero',
    keptBy: 'zuckerfrei zuckerfreie substitutes substitute zuckerersatz ersatz free without ohne sans sin senza',
  },
  {
    claims: 'entkoffeiniert decaffeinated decaf decafeine descafeinado decaffeinato',
    substances: 'koffein caffeine cafeine cafeina caffeina',
    containedIn: 'koffein caffeine koffeinhaltig koffeinhaltige caffeinated cafeine cafeina caffeina',
    keptBy: 'free without ohne sans sin senza koffeinfrei koffeinfreie decaffeinated entkoffeiniert',
  },
  {
    claims: 'glutenfrei',
    substances: 'gluten',
    containedIn: 'gluten weizenmehl glutenhaltig glutenhaltige wheat',
    keptBy: 'free without ohne sans sin senza glutenfrei glutenfreie',
  },
  {
    claims: 'tabakfrei tabaklos',
    substances: 'tabak tobacco tabac tabaco tabacco nikotin nicotine',
    containedIn: 'tabak tobacco tabac tabaco tabacco',
    keptBy: 'tabakfrei free without ohne sans sin senza ersatz substitutes substitute',
  },
]
/** Words for "free from", before or after the substance, or as the end of a compound. */
export const wordsForFree = 'free frei freie freier freies ohne without sans sin senza less los lose no'

/** Claims that the law forbids for whole classes. */
export const forbiddenClaims: readonly { readonly classes: readonly number[]; readonly words: string }[] = [
  {
    classes: [33, 34],
    words:
      'health healthy gesund gesundheit sante sain salud sano saludable salute wellness vital vita vitamin medical medicinal heil cure organic bio light mild naturel natural',
  },
]

/** Ends of compounds, and words before or behind a material, that only compare with it: SEIDENWEICH, LEATHER LIKE. */
export const comparisons =
  'weich zart glatt artig ahnlich hart klar suss glanz glanzend farben farbig gelb grau braun blond weiss rot like look soft smooth optik touch feel effect effekt imitat imitation'
export const comparing = 'wie like as comme como come'
