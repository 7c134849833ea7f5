import type { OwnSection } from './own-section.ts'

/** Refused or held generic or invalid in the United States. */
export const refusedInTheUnitedStates: readonly OwnSection[] = [
  {
    office: 'us',
    ground: 'descriptive',
    rows: `
APPLE PIE | 3 4 | potpourri | Fed. Cir., In re Gyulay
MALE-P.A.P. TEST | 5 44 | diagnostic tests for prostate cancer | TTAB
DOC-CONTROL | 9 | document management software | TTAB, In re Polo
OATNUT | 30 | bread containing oats and hazelnuts | Fed. Cir., In re Entenmann's
COASTER-CARDS | 16 21 | coasters suitable for direct mailing | TTAB, In re Bright-Crest
URBANHOUZING | 36 | real estate brokerage, listings of housing | TTAB, In re Carlson
STEREOTAXIS | 10 | magnetic navigation systems for medicine | Fed. Cir.
SNAP SIMPLY SAFER | 10 | medical syringes and needles | Fed. Cir., DuoProSS
NOPALEA | 5 | supplements containing nopal juice | Fed. Cir., In re TriVita
NATIONAL CHAMBER | 35 | information of chambers of commerce, business data | Fed. Cir.
SMARTPROBE | 10 | cryosurgical probes | TTAB
SMARTTOWER | 11 | industrial cooling towers | TTAB
SMARTSFP | 9 | optical transceivers | TTAB, In re Finisar
AMERICA'S BEST POPCORN! | 30 | popcorn | TTAB, In re Wileswood
AMERICA'S FAVORITE POPCORN! | 30 | popcorn | TTAB, In re Wileswood
THE ULTIMATE BIKE RACK | 12 | carrying racks for bicycles | Fed. Cir., In re Nett Designs
NUMBER ONE IN FLOORCARE | 7 | vacuum cleaners | Fed. Cir., Hoover v. Royal
THE GREATEST BAR | 43 | restaurant and bar services | TTAB
CONCURRENT TECHNOLOGIES CORPORATION | 9 | printed circuit boards | TTAB
MAGNESITA | 19 | refractory bricks and products of magnesite | Fed. Cir.
E FASHION | 9 35 | software and retail for fashion, clothing | TTAB, In re Styleclick
VIRTUAL FASHION | 9 35 | software and retail for fashion, clothing | TTAB, In re Styleclick
SUPERJAWS | 7 8 | vises and gripping tools | TTAB, In re Positec
MONTANA SERIES | 36 | credit card services with pictures of Montana | Fed. Cir., In re MBNA
PHILADELPHIA CARD | 36 | credit card services | Fed. Cir., In re MBNA
EXPRESSERVICE | 36 | banking services | TTAB, In re Wells Fargo
MONEY 24 | 36 | automated teller services | TTAB
CAESAR! CAESAR! | 30 | salad dressing | TTAB, In re Litehouse
TOOBS | 11 | bathroom and kitchen fixtures in the shape of tubes | TTAB
OPTIQUE | 9 44 | optical services, eyeglasses | TTAB
AYUMI | 25 | footwear for walking | Fed. Cir., In re Tokutake
SADORU | 12 | seats of motorcycles | TTAB
SAPORITO | 29 | dry sausage | TTAB
HA-LUSH-KA | 30 | egg noodles | CCPA, Weiss Noodle
KWIXTART | 9 | electric storage batteries | CCPA
FASTIE | 7 | machines for sealing tubes | CCPA
SODA-LUB | 4 | lubricants | TTAB
QUIK-PRINT | 16 40 | printing and duplicating services | CCPA
NU-ENAMEL | 2 | paint | Supreme Court, 1938
BATTLECAM.COM | 41 | online games with a camera view of battles | TTAB, In re Petroglyph Games
SEQUENCING BY BINDING | 1 9 42 | reagents and instruments for sequencing | TTAB, In re Omniome
MECHANICALLY FLOOR-MALTED | 31 32 | malt for brewing | TTAB, In re Mecca Grade
VIRTUAL INDEPENDENT PARALEGALS | 45 | paralegal services | TTAB
LOCKDOWN ALARM | 9 45 | alarms and emergency training for schools | TTAB
THE CONSUMER PROTECTION FIRM | 45 | legal services | TTAB
SHARPIN | 8 | cutlery, knife blocks with sharpeners | TTAB, In re Calphalon
WICKERWARE | 20 35 | products of wicker | TTAB, In re Wickerware
KING SIZE | 25 | clothing for large men | CCPA, King-Size v. Frank's
SUPER BUY | 34 35 | tobacco | TTAB, In re General Tobacco
NO FOIL | 16 | scratch lottery tickets | TTAB
TOUCHLESS | 37 | car washing services | TTAB
INSTANT MESSENGER | 38 | electronic transmission of messages | TTAB
`,
  },
  {
    office: 'us',
    ground: 'generic',
    rows: `
LAWYERS.COM | 35 45 | information on lawyers and law | Fed. Cir., In re Reed Elsevier
MATTRESS.COM | 35 | online retail of mattresses and beds | Fed. Cir.
SPORTSBETTING.COM | 41 | betting on sports | TTAB, In re DNI
BONDS.COM | 36 | information on bonds | TTAB, In re CyberFinancial.Net
CONTAINER.COM | 37 39 | retail and rental of metal shipping containers | TTAB
BLINDSANDDRAPERY.COM | 35 | retail of blinds and draperies | TTAB
FOOTLONG | 30 | sandwiches | TTAB, Sheetz
LA LINGERIE | 25 35 | retail of lingerie | TTAB
LE SORBET | 30 | fruit ices | TTAB
VETEMENTS | 25 35 | clothing, retail of clothing | Fed. Cir.
OTOKOYAMA | 33 | sake | 2d Cir.
BUNDT | 21 | ring cake pans | TTAB, In re Northland
TIRES, TIRES, TIRES | 35 | retail of tires | TTAB
SHREDDED WHEAT | 30 | breakfast cereals | Supreme Court, 1938
ASPIRIN | 5 | pain relievers | S.D.N.Y., Bayer
CELLOPHANE | 16 17 | transparent packaging film | 2d Cir.
THERMOS | 21 | vacuum bottles | 2d Cir.
TRAMPOLINE | 28 | rebound tumbling equipment | S.D. Iowa
YO-YO | 28 | spinning toys | 7th Cir., Donald Duncan
SAFARI | 25 | hats, jackets | 2d Cir., Abercrombie
BRICK OVEN | 30 | frozen pizza | 8th Cir., Schwan's
CHOCOLATE FUDGE | 32 | diet soft drinks | 3d Cir., Canfield
HONEY BROWN | 32 | ale | 6th Cir., Genesee
TURBO DIESEL | 7 12 | engines | CCPA
CONVENIENT STORE | 35 | retail food stores | 6th Cir.
MULTISTATE BAR EXAMINATION | 41 | tests for lawyers | D. Md.
DISCOUNT MUFFLERS | 12 37 | installation of mufflers | 7th Cir.
SUPER GLUE | 1 16 | rapid-setting adhesives | Cir.
BATH BEADS | 3 | bath preparations | Andrew Jergens case
YOU HAVE MAIL | 38 | notice of electronic mail | 4th Cir., AOL
BUDDY LIST | 38 | lists of contacts in messaging | AOL v. AT&T
ALE HOUSE | 43 | bars and restaurants | 11th Cir.
CRAB HOUSE | 43 | restaurants | 5th Cir.
TEXAS TOAST | 30 | packaged croutons | T. Marzetti
FIRE CHIEF | 16 | magazines for firemen | CCPA, In re Fire Chief
`,
  },
  {
    office: 'us',
    ground: 'geographical',
    rows: `
THE VENICE COLLECTION | 8 14 16 21 | dinnerware, cutlery, jewellery | Fed. Cir., In re Save Venice
NEW YORK WAYS GALLERY | 18 | leather bags, luggage | Fed. Cir., In re Wada
JPK PARIS 75 | 9 18 | sunglasses, wallets | Fed. Cir., In re Miracle Tuesday
HABANA CLUB RESERVE | 33 | rum | TTAB, In re Bacardi
PERRY NEW YORK | 25 | clothing not from New York | TTAB, In re Perry
YBOR GOLD | 34 | cigars | TTAB, In re South Park
BALASHI | 32 | beer | TTAB
DENVER WESTERNS | 25 | western shirts | TTAB
CAROLINA APPAREL | 35 | retail of clothing | TTAB
CAMBRIDGE DIGITAL | 9 37 | computer systems | TTAB
MINNESOTA CIGAR COMPANY | 34 | cigars | TTAB
DURANGO | 34 | chewing tobacco | Fed. Cir., In re Loew's
OLD DOMINION | 34 | pipe tobacco | TTAB
U.S. CARGO | 12 | towable trailers for cargo | TTAB
INVEST AMERICA | 36 | investment services | BankAmerica case
COLORADO STEAKHOUSE | 43 | restaurants | TTAB
`,
  },
  {
    office: 'us',
    ground: 'deceptive',
    rows: `
SUPER SILK | 25 | shirts of silk-like fabric, not silk | TTAB, In re Phillips-Van Heusen
CAFETERIA | 43 | restaurants other than cafeterias | TTAB, In re ALP
SILKEASE | 25 | clothing of polyester, not silk | TTAB, In re Shapely
ORGANIK | 25 | clothing of cotton not organically grown | TTAB, In re White Jasmine and others
TITANIUM | 12 | recreational vehicles without titanium | Glendale v. Thor
`,
  },
  {
    office: 'us',
    ground: 'surname',
    rows: `
ALDECOA | 30 | coffee | TTAB, In re Eximius
ADLON | 35 43 | hotels, restaurants | TTAB, In re Adlon
BARR GROUP | 41 42 | engineering of software, training | TTAB
ROGAN | 18 25 | clothing, bags | TTAB, In re Gregory
WEISS WATCH COMPANY | 14 | watches, clocks | TTAB
PICKETT SUITE HOTEL | 43 | hotels | Fed. Cir.
HARRIS-INTERTYPE | 7 9 | printing machines | CCPA
PIRELLI | 35 37 | tire service | TTAB
WATSON | 9 42 | laboratory software | TTAB
MILLER LAW GROUP | 45 | legal services | TTAB
BELUSHI'S | 39 43 | hotels, restaurants, travel | TTAB
GIGER | 3 5 | perfume, health goods | TTAB
BINION'S | 41 43 | casinos, hotels | TTAB
MCDERMOTT | 28 | cues for billiards | TTAB
SEIDENBERG | 34 | cigars | TTAB
`,
  },
  {
    office: 'us',
    ground: 'failureToFunction',
    rows: `
NO MORE RINOS! | 16 25 | bumper stickers, shirts, signs | TTAB, In re Hulting
ONCE A MARINE, ALWAYS A MARINE | 25 | clothing | TTAB, In re Eagle Crest
I LOVE YOU | 14 | bracelets | TTAB, In re Peace Love World
THINK GREEN | 16 17 | weather stripping, boxes | TTAB, In re Manco
WATCH THAT CHILD | 16 37 | construction material, bumper stickers | TTAB
CLOTHING FACTS | 25 | clothing | TTAB, In re T.S. Designs
TEXAS LOVE | 25 | hats, shirts | TTAB, In re Texas With Love
GOD BLESS THE USA | 14 16 20 | home decoration | TTAB
EVERYBODY VS RACISM | 18 25 35 | tote bags, clothing, promotion of awareness | TTAB, In re GO & Associates
INVESTING IN AMERICAN JOBS | 35 | retail promotion | TTAB, In re Wal-Mart
BRAND NAMES FOR LESS | 35 | retail of clothing | TTAB, In re Melville
GUARANTEED STARTING | 37 | winterizing of cars | TTAB, In re Standard Oil
WHY PAY MORE! | 35 | supermarkets | TTAB, In re Wakefern
FOR A DAY, A WEEK, A MONTH OR MORE! | 43 | hotels | TTAB, In re Brock
#MAGICNUMBER108 | 25 | shirts | TTAB, In re DePorter
FUCK | 9 14 18 35 | bags, jewellery, sunglasses | TTAB, In re Brunetti
I LOVE DC | 16 18 25 | bags, clothing, souvenirs | TTAB, D.C. One
`,
  },
  {
    office: 'us',
    ground: 'descriptive',
    rows: `
PEST PRUF | 3 5 | animal shampoo with insecticide | Comr., In re Aid Laboratories
SPECTRUM | 9 | illuminated pushbutton switches | TTAB, In re Aerospace Optics
AMERICA'S FRESHEST ICE CREAM | 30 | ice cream | TTAB, In re Carvel
TRUCKWRITERS | 36 | insurance of commercial trucks | TTAB
CONCURRENT PC-DOS | 9 | computer programs | TTAB, In re Digital Research
CUSTOMBLENDED | 4 | gasoline | CCPA, In re Sun Oil
PASTEURIZED | 3 | face cream | CCPA, In re Helena Rubinstein
AUTOMATIC RADIO | 9 11 | air conditioners, ignition systems, antennas for cars | CCPA
MICRO-RETRACTOR | 10 | surgical clamps and retractors | TTAB, In re Tekdyne
FIRSTIER | 36 | banking | Fed. Cir., In re Omaha National
THEATL | 16 | magazines about Atlanta | TTAB, In re Cox
ITOOL | 9 42 | computer software and services for websites | TTAB, In re Zanova
OFFICE.NET | 9 | office software | TTAB, In re Microsoft
FOOD & BEVERAGE ONLINE | 42 | news and information for the food industry | TTAB, In re Putman
WELL LIVING LAB | 42 | research on health in buildings | TTAB
.SUCKS | 42 45 | registration of domain names | Fed. Cir., In re Vox Populi
COOKINPELLETS | 4 | wood pellets for barbecues | TTAB, In re GJ & AM
NF-LIGHT | 1 5 | reagents for the detection of neurofilament light | TTAB, In re Uman
SMART BEZEL | 9 | electronic sensor modules, fittings of lighting | TTAB, In re Zuma
PARTY AT A DISCOUNT! | 35 | advertising for parties and clubs | TTAB, In re Promo Ink
AGENTBEANS | 9 | software for the development of programs | TTAB, In re Sun Microsystems
ETHNIC ACCENTS | 41 | television programmes on home decoration | TTAB, In re Ethnic Home Lifestyles
NKJV | 16 | bibles | TTAB, In re Thomas Nelson
GASBUYER | 35 42 | risk management in pricing of natural gas | TTAB, In re Planalytics
SCREEN FAX PHONE | 9 | facsimile terminals with a display | TTAB, In re Copytele
TARIFF MANAGEMENT | 9 | devices to control telephone costs | TTAB, In re Shiva
THE BREATHABLE MATTRESS | 20 | beds, mattresses | TTAB, In re King Koil
MOUNTAIN CAMPER | 35 | retail by mail of equipment for camping | TTAB, In re Camel
SQUEEZE N SERV | 30 | ketchup | TTAB, In re Serv-A-Portion
CREME DE MENTHE | 30 | candy | CCPA, In re Andes
THE HOUSE STORE | 35 | retail of furniture | TTAB
BREADSPRED | 29 | jams and jellies | TTAB, In re Orleans Wines
CLASSIC COLA | 32 | soft drinks | TTAB, In re Classic Beverage
QUESO QUESADILLA SUPREME | 29 | cheese | TTAB, In re Dos Padres
SUPER GEL | 3 | lathering gel for shaving | TTAB, In re Carter-Wallace
SUPEROPE | 6 | wire rope | TTAB, In re United States Steel
SUPER BLEND | 4 | motor oil | CCPA, Quaker State
CHICK-FRI | 30 | seasoned coating for fried chicken | 5th Cir., Zatarain's
VISION CENTER | 44 | optical clinics | 5th Cir.
AFTER TAN | 3 | lotion for use after tanning | McCarthy
5 MINUTE | 1 16 | fast-setting glue | McCarthy
BEEF & BREW | 43 | restaurants | McCarthy
RICH 'N CHIPS | 30 | chocolate chip cookies | McCarthy
TASTY | 30 | salad dressing | McCarthy
TENDER VITTLES | 31 | cat food | McCarthy
TRIM | 8 | nail clippers, manicure implements | McCarthy
HOMEMAKERS | 37 45 | housekeeping services | McCarthy
JOINT-RITIS | 5 | remedies for arthritis | McCarthy
INVESTACORP | 36 | financial services | 11th Cir.
SECURITY CENTER | 39 | storage of valuables in private vaults | 5th Cir.
COZY WARM ENERGY-SAVERS | 25 | women's pajamas | 2d Cir., 20th Century Wear
SOLAR QUARTZ | 11 | electric space heaters | TTAB, In re Econoheat
`,
  },
  {
    office: 'us',
    ground: 'generic',
    rows: `
ASPIRINA | 5 | analgesics | Fed. Cir., In re Bayer
CELL THERAPEUTICS | 5 42 | pharmaceuticals, medical research on cells | TTAB
CANDY BOUQUET | 30 35 | gift packages of candy | TTAB
RUSSIANART | 35 | dealership of works of art | TTAB, In re A La Vieille Russie
DORSAL NIGHT SPLINT | 10 | orthopaedic splints for the foot | TTAB, In re Active Ankle
WEB COMMUNICATIONS | 42 | publication and design for the world wide web | TTAB
LOG CABIN HOMES | 19 37 | kits and design of log houses | TTAB
ATTIC | 9 11 | automatic sprinklers for fire protection | TTAB, In re Central Sprinkler
SUDSY | 3 | household ammonia | Roselux v. Parsons
NUTRITION BULLETIN | 44 | online information on health and diet | TTAB, In re Rodale
SERIAL | 41 | podcasts of a story in episodes | TTAB, In re Serial Podcast
TOURBILLON | 14 | watches | TTAB, In re Swatch
ELECTRIC CANDLE COMPANY | 11 35 | light bulbs, lighting fixtures | TTAB, In re Coleman
NANDRIVE | 9 | solid state storage with flash memory | TTAB, In re Greenliant
SPECTACLES | 9 | smart glasses with camera | TTAB, In re Snap
GRUYERE | 29 | cheese | 4th Cir.
LIQUID CONTROLS | 9 | meters and valves for liquids | 7th Cir.
WAREHOUSE SHOES | 35 | retail of shoes | 7th Cir., Mil-Mar
AUTO PAGE | 9 | automatic telephone dialling | 7th Cir., Gimix
SURGICENTER | 44 | surgical facilities | 9th Cir.
FILIPINO YELLOW PAGES | 16 35 | telephone directories | 9th Cir.
FREEBIE | 35 | rebates, free samples on the internet | 4th Cir.
SMART POWER | 9 | power control semiconductors | 6th Cir., Nartron
DISINFECTABLE | 8 | nail files | 9th Cir., Rudolph
ADVERTISING.COM | 35 | online advertising | 9th Cir.
ORGANIC FOOD BAR | 30 | food bars of organic ingredients | 9th Cir.
`,
  },
  {
    office: 'us',
    ground: 'geographical',
    rows: `
OLD HAVANA | 33 | rum | TTAB, In re Compania de Licores
NEAPOLITAN | 29 | sausage | TTAB, In re Jack's Hi-Grade
MANHATTAN | 30 | cookies | TTAB, In re Cookie Kitchen
SYDNEY 2000 | 35 41 | advertising, sporting events | TTAB, In re Urbano
PARADISE ISLAND AIRLINES | 39 | transport by air | TTAB, In re Chalk's
MONOGRAMS AMERICA | 35 | consulting for embroidery stores | TTAB
LONDON & EDINBURGH INSURANCE | 36 | insurance underwriting | TTAB
`,
  },
  {
    office: 'us',
    ground: 'deceptive',
    rows: `
SOFTHIDE | 18 | imitation leather | TTAB, In re Intex
CAMEO | 14 | jewellery without cameos | TTAB, In re Woodward & Lothrop
FURNITURE MAKERS | 35 | retail of furniture that others make | TTAB, In re Berman
`,
  },
  {
    office: 'us',
    ground: 'surname',
    rows: `
BURDONS | 33 | sherry | TTAB, In re Luis Caballero
HAMILTON | 5 | pharmaceuticals for the skin | TTAB, In re Hamilton
BRASSERIE LIPP | 43 | restaurants | TTAB, In re Cazes
`,
  },
  {
    office: 'us',
    ground: 'failureToFunction',
    rows: `
PAST PRESENT FUTURE | 25 | T-shirts | TTAB, In re Mayweather
TEAM JESUS | 25 41 | clothing, entertainment | TTAB
UNLIMITED CARRYOVER | 38 | wireless telephone services | TTAB, In re TracFone
FOLLOW THE LEADER | 36 | credit cards | TTAB, In re Black Card
#LAW | 45 | referral of attorneys, legal services | TTAB, In re Pound Law
`,
  },
]
