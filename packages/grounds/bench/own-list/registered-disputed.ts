import type { OwnSection } from './own-section.ts'

/** Accepted signs to which an office had objected or which a textbook calls suggestive. */
export const acceptedAfterDispute: readonly OwnSection[] = [
  {
    office: 'em',
    ground: 'none',
    rows: `
VITALITE | 5 29 30 32 | food for babies and invalids, mineral waters | T-24/00
SAT.2 | 38 41 42 | satellite broadcasting, television production | C-329/02 P
ULTRAPLUS | 21 | ovenware of plastic | T-360/00
VORSPRUNG DURCH TECHNIK | 9 14 25 28 37 39 | clothing, games, transport and other goods of a car maker | C-398/08 P
WET DUST CAN'T FLY | 3 7 37 | vacuum cleaners, cleaning preparations | T-133/13
EUROPREMIUM | 16 20 35 39 | packaging, boxes, advertising, transport | T-334/03
PORT LOUIS | 18 24 25 | textiles, clothing, leather goods | T-230/06
FACK JU GÖHTE | 9 16 25 41 | films, clothing, printed matter | C-240/18 P
IT'S LIKE MILK BUT MADE FOR HUMANS | 29 30 32 | oat drinks, milk substitutes | T-253/20
KORDES' ROSE MONIQUE | 31 | roses and rose plants | T-569/18
THINK DIFFERENT | 9 | computers | EUIPO register
DEVK | 36 | insurance | EUIPO register
`,
  },
  {
    office: 'de',
    ground: 'none',
    rows: `
OUI | 14 18 25 | jewellery, clothing | BGH I ZB 85/13
TOOOR! | 25 28 | clothing, shoes, games | BGH I ZB 115/08
#darferdas? | 25 | clothing | BGH I ZB 61/17
YES | 34 | tobacco goods, lighters | BGH I ZB 56/96
Radio von hier, Radio wie wir | 38 41 | radio programmes | BGH I ZB 9/97
PARTNER WITH THE BEST | 9 11 37 | electronic components | BGH I ZB 22/97
Unter uns | 9 16 38 41 | films, television entertainment | BGH I ZB 21/97
LOCAL PRESENCE, GLOBAL POWER | 35 39 42 | transport, economic services | BGH I ZB 58/98
PROTECH | 7 9 | machine tools, measuring apparatus | BGH I ZB 13/92
St. Pauli Girl | 32 | beer | BGH I ZB 15/96
BAR JEDER VERNUNFT | 41 43 | cabaret, entertainment, drinks | BGH I ZB 54/99
à la Carte | 9 16 42 | software and printed matter | BGH I ZB 16/95
BONUS | 1 5 | pesticides and plant protection | BGH I ZB 59/95
NEW MAN | 25 | clothing | BGH
FÜNFER | 30 | liquorice and gum | BGH I ZB 26/97
RHEINGOLD | 33 | sparkling wine | register
`,
  },
  {
    office: 'ch',
    ground: 'none',
    rows: `
VANTAGE | 34 | tobacco goods | BGE 108 II 487
WILSON | 25 28 | sports goods | Federal Administrative Court
YUKON | 12 18 25 | vehicles, clothing | BGE 128 III 454
ALTEC LANSING | 9 | loudspeakers | Federal Administrative Court
GIPFELTREFFEN | 32 33 43 | drinks, lodging | Federal Administrative Court
`,
  },
  {
    office: 'fr',
    ground: 'none',
    rows: `
VACHE QUI RIT | 29 | fromages | Cour de cassation
BANANIA | 30 | boissons chocolatées | register
LABEL 5 | 33 | whisky | register
CLUB MÉDITERRANÉE | 39 41 43 | vacances, hôtels | register
TÊTE BRÛLÉE | 30 | bonbons | register
BELLE ILOISE | 29 | conserves de poisson | register
`,
  },
  {
    office: 'us',
    ground: 'none',
    rows: `
SUGAR & SPICE | 30 | bakery products | CCPA, In re Colonial Stores
GLANCE-A-DAY | 16 | calendars | TTAB
NOBURST | 1 | liquid that reduces the bursting of pipes | TTAB, In re Noble
MUFFUNS | 30 | baked mini muffins | TTAB, In re Grand Metropolitan
NO BONES ABOUT IT | 29 | fresh pre-cooked ham | TTAB, In re National Tea
HAY DOLLY | 12 | self-loading trailers for hay | TTAB, TMEP 1213.05(c)
THE SOFT PUNCH | 32 | noncarbonated soft drink | TTAB, In re Delaware Punch
FRANKWURST | 29 | wieners | TTAB, In re Vienna Sausage
DRI-FOOT | 3 5 | anti-perspirant deodorant for feet | TTAB, In re Pennwalt
EQUINE TECHNIX | 18 44 | hoof pads for horses | 1st Cir.
SKINVISIBLE | 5 | transparent medical adhesive tape | TTAB
AIR-CARE | 37 44 | maintenance of respiratory equipment | TTAB
TENNIS IN THE ROUND | 28 41 | tennis facilities, courts in a circle | TTAB
CHICKEN OF THE SEA | 29 | canned tuna | 9th Cir.
COPPERTONE | 3 5 | sun tan lotion | TTAB
GREYHOUND | 39 | transport by bus | McCarthy
ORANGE CRUSH | 32 | orange soft drink | McCarthy
7-ELEVEN | 35 | convenience stores | McCarthy
HABITAT | 20 35 | home furnishings | S.D.N.Y.
PLAYBOY | 16 | magazines | McCarthy
PAPER MATE | 16 | pens | McCarthy
BRILLO | 3 21 | steel wool soap pads | McCarthy
SAMSON | 28 | weight training machines | McCarthy
WRANGLER | 25 | jeans, western boots | McCarthy
ORACLE | 9 42 | data processing software | McCarthy
BEAUTYREST | 20 | mattresses | McCarthy
DIEHARD | 9 | car batteries | McCarthy
JUICY FRUIT | 30 | chewing gum | register
HEAD & SHOULDERS | 3 | shampoo against dandruff | register
CLOSE-UP | 3 | toothpaste | McCarthy
ULTRA BRITE | 3 | toothpaste | McCarthy
GLEEM | 3 | toothpaste | McCarthy
SWANS DOWN | 30 | cake flour | register
MOUNTAIN DEW | 32 | soft drinks | McCarthy
Q-TIPS | 3 5 | cotton swabs | 3d Cir.
HANDI WIPES | 21 | dusting cloths | McCarthy
EVEREADY | 9 11 | batteries, flashlights, electric lamps | 7th Cir., Union Carbide
HULA HOOP | 28 | plastic toy hoops | register
SLICKCRAFT | 12 | boats | 9th Cir., Sleekcraft
RAPID-SHAVE | 3 | shaving cream | McCarthy
STRONGHOLD | 6 | nails | McCarthy
VERBATIM | 9 | data storage media | McCarthy
UNCOLA | 32 | soft drinks | CCPA
LA YOGURT | 29 | yogurt | TTAB, In re Johanna Farms
LE MARAIS | 43 | French restaurant | Fed. Cir., In re Les Halles
NEWBRIDGE HOME | 8 14 21 | silverware, jewellery, kitchenware | Fed. Cir.
VITTEL | 3 | cosmetics | Fed. Cir., In re Societe Generale
NANTUCKET | 25 | men's shirts | CCPA
BAIK | 33 | vodka | TTAB
HACKLER | 33 | whiskey and liqueurs | TTAB
BENTHIN | 20 24 | blinds, shades | TTAB
GARAN | 25 | clothing | TTAB
SAVA | 9 | software | TTAB
KAHAN & WEISZ | 14 | jewellery | CCPA
FIORE | 18 | handbags, luggage | TTAB
TAPIO | 9 42 | equipment for forest machines | TTAB
100% THAT BITCH | 25 | clothing | TTAB, In re Lizzo
MOBAY | 1 | chemicals | TTAB, In re Mobay
FAMILY DOLLAR | 35 | variety stores | register
WOOLRICH | 25 | outdoor clothing | register
SLEEP NUMBER | 20 | adjustable beds | register
BUFFERIN | 5 | analgesics | McCarthy
BEER NUTS | 29 | peanuts | 10th Cir.
MICROSOFT | 9 42 | software | register
TINDER | 9 45 | dating application | register
`,
  },
  {
    office: 'em',
    ground: 'none',
    rows: `
CELLTECH | 5 10 42 | pharmaceuticals, surgical apparatus, medical research | C-273/05 P
FUN | 12 | land motor vehicles and their parts | T-67/07
DEVIN | 32 | mineral water, non-alcoholic drinks | T-122/17
OSHO | 41 44 45 | meditation, education, yoga | T-670/15
INTERTOPS | 41 | betting on sports | T-140/02
DICK & FANNY | 25 | clothing, footwear | EUIPO Boards of Appeal
REVA | 12 | electric vehicles | EUIPO Boards of Appeal
JEWISH MONKEYS | 25 41 | clothing, musical entertainment | EUIPO Boards of Appeal
`,
  },
  {
    office: 'de',
    ground: 'none',
    rows: `
ACTIVE LINE | 3 5 25 | cosmetics, hygiene products, underwear | BGH, GRUR 1998, 394
CHANGE | 34 | tobacco goods, cigarettes | BGH, GRUR 1998, 813
LOGO | 34 | tobacco goods, cigarettes | BGH, GRUR 2000, 722
PIPPI LANGSTRUMPF | 43 | lodging and catering for guests | BGH
FICKEN | 33 | spirits | BPatG
`,
  },
  {
    office: 'ch',
    ground: 'none',
    rows: `
ALASKA | 34 | menthol cigarettes | BGE 89 I 290
`,
  },
  {
    office: 'us',
    ground: 'none',
    rows: `
THE MONEY SERVICE | 36 | transfer of funds from a savings account | TTAB, In re TMS
COLOR CARE | 3 | laundry bleach | TTAB, In re Morton-Norwich
SPRAYZON | 3 | cleaning preparations and degreasers | TTAB, In re Uncle Sam Chemical
DOTBLOG | 42 | finding information on weblogs | Fed. Cir., In re Driven Innovations
LIGHT N' LIVELY | 29 30 | reduced calorie mayonnaise | TTAB, In re Kraft
STARTGROLAY | 31 | poultry feed | CCPA, In re Ada Milling
SEASON-ALL | 6 19 | storm windows and doors | CCPA
POLY PITCHER | 21 | polyethylene pitchers | 2d Cir., Blisscraft
MOUSE SEED | 5 | poison for mice | 7th Cir., Reardon
GUNG-HO | 28 | toy action figures | 2d Cir.
5-HOUR ENERGY | 5 32 | energy drinks, supplements | 6th Cir., Innovation Ventures
VERICHECK | 36 | verification of checks, transaction processing | 9th Cir., Lahoti
RODEO COLLECTION | 35 36 | shopping centre | 9th Cir.
GLASS DOCTOR | 37 | installation and repair of windshields and glass | 4th Cir., Synergistic
ODOR-EATERS | 10 25 | insoles | Combe v. Scholl
GOBBLE GOBBLE | 29 | processed turkey meat | McCarthy
SHEER ELEGANCE | 25 | pantyhose | McCarthy
SPRAY 'N VAC | 3 | aerosol rug cleaner | McCarthy
HERITAGE | 36 | life insurance | McCarthy
TIE RACK | 25 35 | neckties | McCarthy
HOLLYWOOD FRIES | 43 | fast food restaurants | TTAB, In re International Taste
O-TOWN | 9 41 | musical recordings, concerts | TTAB, In re Trans Continental
SUNSET BOULEVARD | 3 | perfume, cologne | TTAB, In re Gale Hayman
PARIS BEACH CLUB | 25 | T-shirts, sweatshirts | TTAB, In re Sharky's
THE GREAT AMERICAN BASH | 41 | wrestling exhibitions | TTAB, In re Jim Crockett
SOUSA | 13 41 | fireworks, entertainment with fireworks | TTAB, In re Pyro-Spectaculars
ACAPULCO GOLD | 3 | suntan lotion | TTAB, In re Hepperle
MOONIES | 28 | dolls that drop their pants | TTAB, In re In Over Our Heads
BADASS | 15 | bridges for stringed instruments | TTAB, In re Leo Quan
BLACK TAIL | 16 | adult magazines | Fed. Cir., In re Mavety
OLD GLORY CONDOM CORP | 10 | condoms | TTAB, In re Old Glory
`,
  },
]
