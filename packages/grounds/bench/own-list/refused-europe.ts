import type { OwnSection } from './own-section.ts'

/** Refused, cancelled or held invalid in the European Union, Germany, Austria, Switzerland, Spain and France. */
export const refusedInEurope: readonly OwnSection[] = [
  {
    office: 'em',
    ground: 'descriptive',
    rows: `
CAIPI | 33 | alcoholic beverages, cocktails | T-405/04
VISIBLE WHITE | 3 | toothpaste, mouthwash | T-136/07
PRANAHAUS | 9 16 35 | books, retail by mail order for wellness | T-226/07
SURFCARD | 9 36 38 | data carriers, access to computer networks | T-325/07
BATEAUX MOUCHES | 39 41 43 | boat trips, boats | T-365/06
PHARMACHECK | 5 42 | testing of pharmaceuticals | T-296/07
MPAY24 | 36 38 | electronic payment services | T-275/10
FITNESS | 29 30 32 | breakfast cereals, milk products, drinks | T-476/15
NATURAL INSTINCT DOG AND CAT FOOD AS NATURE INTENDED | 31 | pet food | General Court
COMPANYLINE | 36 | insurance and financial affairs | C-104/00 P
EUROHEALTH | 36 | insurance | T-359/99
TRUSTEDLINK | 9 42 | software for electronic commerce | T-345/99
CINE ACTION | 9 38 41 | films, film production, television broadcasting | T-135/99
CINE COMEDY | 9 38 41 | films, film production, television broadcasting | T-136/99
INVESTORWORLD | 36 | financial and investment services | T-360/99
UNIVERSALTELEFONBUCH | 9 16 | telephone directories, recorded data media | T-357/99
UNIVERSALKOMMUNIKATIONSVERZEICHNIS | 9 16 | directories, recorded data media | T-358/99
TELE AID | 9 12 37 38 | vehicles, electronic emergency call devices, breakdown service | T-355/00
TRUCKCARD | 9 12 36 37 | data carriers, vehicles, repair of vehicles, financing | T-358/00
STREAMSERVE | 9 | software for the transmission of data | T-106/00
LITE | 29 30 43 | foodstuffs, restaurant services | T-79/00
ELLOS | 25 | clothing for men | T-219/00
ECOPY | 9 16 | copiers, printers, scanners | T-247/01
ROBOTUNITS | 7 | robots and parts of machines | T-222/02
SnPUR | 6 14 40 | metals, tinned wire and strip | T-368/02
CARGO PARTNER | 39 | transport, packaging and storage of goods | T-123/04
WEISSE SEITEN | 9 16 | directories, paper, printed matter | T-322/03
BIOKNOWLEDGE | 9 16 42 | databases and publications about organisms | T-387/03
DigiFilmMaker | 9 40 42 | digital cameras, film, processing of pictures | T-179/03
PAPERLAB | 9 | instruments for testing paper | T-19/04
ROCKBASS | 9 15 18 | bass guitars, amplifiers, cases | T-315/03
LOKTHREAD | 6 7 8 | threaded fasteners, thread cutting tools | T-339/05
MAP&GUIDE | 9 42 | navigation software and programming | T-302/03
EUROPIG | 29 30 | meat, sausages, dishes of pork | T-207/06
CLEARWIFI | 9 38 | wireless network services | T-399/08
HAIRTRANSFER | 3 8 10 44 | hair care, hair transplants | T-204/04
COLOR EDITION | 3 | cosmetics and make-up | T-160/07
SUPERSKIN | 3 44 | cosmetics, beauty care | T-486/08
SUPERLEGGERA | 12 | cars | T-464/08
ILINK | 9 | cables and connectors for data transmission | T-161/09
TERRAEFFEKT MATT & GLOSS | 1 2 | paints, varnishes, coatings | T-118/08
INTELLIGENT VOLTAGE GUARD | 9 | voltage regulators | T-297/07
GREENWORLD | 4 35 39 | energy, gas, supply of power | T-106/14
ECODOOR | 7 11 | household appliances with doors, refrigerators, washing machines | T-625/11
PHOTOS.COM | 9 42 45 | digital photographs, licensing of photographs | T-338/11
STEAM GLIDE | 9 | electric steam irons | T-544/11
ECO PRO | 9 | hardware, telecommunications equipment | T-145/12
BIODERMA | 3 5 44 | skin care, dermatological preparations | T-427/11
VITAMINWATER | 5 30 32 | vitamin drinks, waters | T-410/12
TRUEWHITE | 11 | light emitting diodes, lighting | T-208/10
EXALATION | 29 30 32 | vitamin supplements, foods, drinks | T-85/08
KOMPRESSOR PLUS | 7 9 | electric vacuum cleaners | T-497/09
REHABILITATE | 41 44 | medical and rehabilitation services | T-712/13
RESTORE | 10 | surgical and orthopaedic instruments | T-363/10
POSTKANTOOR | 36 38 39 | post office services, stamps | C-363/99
TWIST & POUR | 21 | plastic containers for paint | T-190/05
5 HTP | 5 | dietary supplements | T-190/09
LUMINOUS | 3 | cosmetics and make-up | EUIPO Guidelines
MULTI LIGHT | 9 11 | flashlights, lighting | EUIPO Guidelines
TRANSFORMATION | 9 35 42 | computer services and business consulting | EUIPO Guidelines
FRESHHH | 3 5 | soaps and toilet preparations | EUIPO Guidelines
XTRA | 3 | laundry detergents | EUIPO Guidelines
CLIMA COMFORT | 17 19 | insulating materials, roof covering | General Court
INFOSECURITY | 9 41 42 | security of information, conferences | General Court
SLIM BELLY | 28 41 | fitness apparatus, training | T-61/12
HOMEZONE | 9 38 | mobile telephony | T-344/07
`,
  },
  {
    office: 'em',
    ground: 'nonDistinctive',
    rows: `
CARE TO CARE | 10 41 42 44 | medical services, education on health | T-68/13
DELIVERING THE ESSENTIALS OF LIFE | 35 39 | supply of water, distribution | T-128/07
SUBSTANCE FOR SUCCESS | 1 3 5 | chemicals for industry, cosmetics | T-58/09
TAME IT | 3 | hair care, shampoos | T-471/07
BUILT TO RESIST | 16 18 25 | paper, leather goods, clothing | T-80/07
ESSENTIALS | 9 16 | books, printed matter, software | General Court
BSS | 5 | ophthalmic pharmaceuticals, sterile solutions for eye surgery | C-192/03 P
KIT PRO | 12 | repair kits for drum brakes of vehicles | T-79/02
KIT SUPER PRO | 12 | repair kits for drum brakes of vehicles | T-80/02
VOM URSPRUNG HER VOLLKOMMEN | 32 | mineral water, beers | T-28/06
BASICS | 2 16 | paints and material for artists | T-164/06
ALLSAFE | 35 36 39 41 | transport, advice, training | T-343/07
WIR MACHEN DAS BESONDERE EINFACH | 9 35 42 | software, data processing | T-523/09
UNIQUE | 9 38 | telecommunications apparatus and services | T-396/07
EXECUTIVE EDITION | 7 11 21 | household appliances | T-310/08
PIONEERING FOR YOU | 7 9 11 37 42 | pumps, their installation and maintenance | T-601/13
INSPIRED BY EFFICIENCY | 6 7 37 39 | plants for storage of goods | T-126/12
QUALITÄT HAT ZUKUNFT | 3 9 16 35 | office supplies, cleaning agents | T-22/12
LEISTUNG AUS LEIDENSCHAFT | 36 | banking services | T-539/11
PASSION TO PERFORM | 36 | banking services | T-291/12
PASSIONATELY SWISS | 35 39 41 43 | hotels, travel, events | T-377/09
SO WHAT DO I DO WITH MY MONEY | 36 | investment services | T-609/13
LOVE TO LOUNGE | 25 | clothing, footwear | T-305/16
DREAM IT, DO IT! | 35 36 41 45 | education, charitable services | T-186/07
VALORES DE FUTURO | 41 | education, cultural activities | T-428/07
MORE THAN JUST A CARD | 36 | bank, credit and debit card services | EUIPO Boards of Appeal
E | 7 | wind energy converters | T-329/06
`,
  },
  {
    office: 'em',
    ground: 'publicPolicy',
    rows: `
FICKEN LIQUORS | 33 | spirits | T-54/13
CANNABIS | 32 33 | beers, wines, spirits | T-234/06
BIN LADIN | 18 25 | clothing, leather goods | EUIPO Boards of Appeal
MECHANICAL APARTHEID | 9 28 41 | computer games | EUIPO Boards of Appeal
COVIDIOT | 9 28 | games | EUIPO Boards of Appeal
FUCK CANCER | 25 | clothing | EUIPO, first instance
`,
  },
  {
    office: 'em',
    ground: 'geographical',
    rows: `
NORWEGIAN GETAWAY | 39 | sea cruises in Norway | EUIPO Boards of Appeal
SUEDTIROL | 35 39 42 | advertising, transport, business services | T-11/15
`,
  },
  {
    office: 'em',
    ground: 'geographicalIndication',
    rows: `
CUVÉE PALOMAR | 33 | wine | T-237/08
NERO CHAMPAGNE | 33 35 41 | wine | T-239/23
COGNAPEA | 33 | spirits | EUIPO Guidelines
PORTWO GIN | 33 | gin | EUIPO Boards of Appeal
`,
  },
  {
    office: 'em',
    ground: 'deceptive',
    rows: `
LACTOFREE | 30 | chocolate and products not free of lactose | EUIPO Guidelines
WINE OH! | 32 | waters, beverages without wine | EUIPO Boards of Appeal
MÖVENPICK OF SWITZERLAND | 29 30 | foodstuffs made in Germany | EUIPO Boards of Appeal
`,
  },
  {
    office: 'em',
    ground: 'customary',
    rows: `
KORNSPITZ | 30 | bread rolls, flour mixtures | C-409/12
`,
  },
  {
    office: 'de',
    ground: 'descriptive',
    rows: `
marktfrisch | 29 30 31 | vegetables, meat, foodstuffs | BGH I ZB 14/98
URLAUB DIREKT | 39 43 | Reisevermittlung, Beherbergung | BGH
FUSSBALL WM 2006 | 16 25 28 41 | clothing, printed matter, sporting events | BGH I ZB 96/05
antiKALK | 3 7 11 | washing agents, descalers | BGH I ZB 94/99
Deutschlands schönste Seiten | 16 41 | books, magazines | BGH I ZB 9/12
My World | 9 16 41 | magazines, sound carriers | BGH
DüsseldorfCongress | 35 41 43 | organisation of congresses | BGH I ZB 6/13
HOT | 3 5 16 25 30 | cosmetics, clothing, drinks | BGH I ZB 3/13
for you | 5 29 30 | food supplements | BGH I ZB 68/14
Aus Akten werden Fakten | 9 16 35 42 | archiving, data media | BGH I ZB 14/16
Hey! | 9 16 25 | printed matter, clothing | BGH I ZB 11/10
Gute Laune Drops | 30 | sweets, drops | BGH I ZB 18/13
STREETBALL | 25 28 41 | sports shoes, sportswear, balls | BGH I ZB 31/05
Bücher für eine bessere Welt | 16 41 | books, publishing | BGH I ZB 57/98
TURBO | 3 5 | cleaning agents | BGH I ZB 16/93
Winnetou | 9 16 41 | films, books | BGH I ZB 19/00
BerlinCard | 35 39 41 | city tours, tourist cards | BGH I ZB 69/02
LOTTO | 28 41 | lotteries, games | BGH I ZB 11/04
Kölner Dom | 14 16 21 28 | souvenirs, printed matter | BGH I ZB 25/18
Cityservice | 35 37 39 | city services, transport, repair | BGH
GUTE ZEITEN SCHLECHTE ZEITEN | 9 16 41 | television series, films, magazines | BGH
`,
  },
  {
    office: 'ch',
    ground: 'descriptive',
    rows: `
FITMORE | 10 | implants, hip prostheses | Federal Supreme Court
SWISS BUSINESS HUB | 35 36 | business and trade promotion | Federal Supreme Court
DISCOVERY TRAVEL & ADVENTURE CHANNEL | 9 38 41 | television programmes | RKGE
WE MAKE IDEAS WORK | 6 7 9 42 | engineering, machines | Federal Administrative Court
KEYTRADER | 36 | securities trading | Federal Administrative Court
GLASS FIBER NET | 17 19 | nets of glass fibre for building | Federal Administrative Court
MICROPOR | 5 10 17 | porous plasters and dressings | Federal Supreme Court
SOFTLINE | 20 25 | upholstery | RKGE
MORE | 34 | cigarettes | BGE 103 II 339
LESS | 34 | cigarettes | BGE 108 II 216
BIOCLINIQUE | 3 44 | cosmetics | BGE 101 Ib 15
EILE MIT WEILE | 28 | board games | Federal Administrative Court
PROJOB | 9 25 | working clothes | Federal Administrative Court
OKTOBERFEST-BIER | 32 | beer | RKGE
LABSPACE | 9 20 42 | laboratory furniture, planning of laboratories | Federal Administrative Court
DELIGHT AROMAS | 34 | tobacco | Federal Administrative Court
STENCILMASTER | 9 16 | stencil printing machines | Federal Administrative Court
MAGNUM | 32 33 | wine, beer | Federal Administrative Court
COLORADO | 18 25 | clothing, leather goods | Federal Administrative Court
TAHITIAN NONI | 29 32 | juices | Federal Administrative Court
SWISSDENT | 3 21 | tooth care | Federal Administrative Court
MADONNA | 3 14 25 | clothing, jewellery | BGE 136 III 474
`,
  },
  {
    office: 'fr',
    ground: 'descriptive',
    rows: `
TEXTO | 9 38 | messagerie, téléphones | TGI Paris
`,
  },
  {
    office: 'em',
    ground: 'descriptive',
    rows: `
TELEPHARMACY SOLUTIONS | 9 35 42 | dispensing of drugs at a distance | T-289/02
QUICK | 29 30 43 | fast food restaurants, foodstuffs | T-348/02
QUICK-GRIP | 8 | hand clamps and bar clamps | T-61/03
ELECTRONICA | 16 35 41 | trade fairs for electronic components | T-32/00
GOLF USA | 25 28 35 | golf clothing, golf equipment, retail | T-230/05
NURSERYROOM | 12 16 18 20 21 25 28 | goods for babies, bags, books, furniture | T-173/03
PAST PERFECT | 9 16 | sound recordings, compact discs | T-133/06
STEADYCONTROL | 12 | helicopters and their control devices | T-181/07
ECOPERFECT | 21 | cleaning utensils for the household | T-328/11
AMPLIDECT | 9 16 | telephones, amplifiers | T-242/07
AIRSHOWER | 11 | showers and shower fittings | T-307/07
RADIOCOM | 35 38 41 | radio programmes, advertising | T-254/06
CARBON GREEN | 17 | reclaimed rubber, recycled carbonaceous materials | T-294/10
EURO AUTOMATIC PAYMENT | 9 36 | financial affairs, payment cards | T-28/10
BETWIN | 35 38 41 | betting, gaming, lotteries | T-258/09
DEUTSCHE BKK | 36 44 | health insurance | T-289/08
NEO | 7 12 39 | aircraft and engines | T-236/12
THE COFFEE STORE | 30 43 | coffee, coffee shops | T-323/05
NATURAL BEAUTY | 3 | cosmetics | T-559/10
CAFFÈ NERO | 30 43 | coffee, cafés | T-37/16
SCATTER SLOTS | 9 41 | computer games of chance, casinos | General Court
PERFECT BAR | 29 30 | snack bars with nuts and protein | T-553/20
PLOMBIR | 29 30 | ice cream | T-830/16
VERMÖGENSMANUFAKTUR | 35 36 | management of assets, financial services | T-374/15
SWISSGEAR | 9 14 18 25 | luggage, bags, watches | T-869/16
`,
  },
  {
    office: 'em',
    ground: 'nonDistinctive',
    rows: `
BESTPARTNER | 36 38 42 | insurance, telecommunications | T-270/02
THINKING AHEAD | 16 35 41 42 | education, printed matter | T-473/08
INSULATE FOR LIFE | 17 19 | insulating materials for building | T-157/08
REVOLUTION | 36 | financial consulting, support of start-up companies | T-654/14
BE HAPPY | 16 18 21 25 28 | bags, crockery, toys | T-707/13
ACHTUNG! | 9 16 35 38 42 | advertising, printed matter, software | T-832/17
WE'RE ON IT | 7 9 37 | printing machines, maintenance | T-156/19
SEE MORE. REACH MORE. TREAT MORE. | 10 | medical devices, catheters | T-555/18
SIMPLY. CONNECTED. | 7 9 11 37 | household appliances, software, networks | T-251/17
`,
  },
  {
    office: 'em',
    ground: 'geographical',
    rows: `
ANDORRA | 16 34 36 39 41 | tobacco, travel, financial services | T-806/19
MALLE | 9 35 38 41 | parties, discotheques | EUIPO
`,
  },
  {
    office: 'em',
    ground: 'geographicalIndication',
    rows: `
TXAKOLI | 33 | wine | T-341/09
`,
  },
  {
    office: 'em',
    ground: 'publicPolicy',
    rows: `
HIJOPUTA | 33 | digestive liqueur | T-417/10
BAVARIA WEED | 35 42 44 | research, advertising for cannabis | T-178/20
ATATURK | 29 30 32 33 | foodstuffs, drinks | EUIPO Boards of Appeal
`,
  },
  {
    office: 'de',
    ground: 'descriptive',
    rows: `
MULTI MARKETS FUND MMF | 36 | investment funds | C-90/11
NAI - DER NATUR-AKTIEN-INDEX | 36 | financial index, securities | C-91/11
CASINO BREMEN | 41 | operation of casinos, gaming | BGH
STARSAT | 9 38 | satellite receivers, antennas | BGH
`,
  },
  {
    office: 'fr',
    ground: 'failureToFunction',
    rows: `
PRAY FOR PARIS | 16 25 35 41 | printed matter, clothing | INPI
`,
  },
]
