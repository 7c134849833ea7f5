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
]
