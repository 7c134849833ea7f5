import type { OwnSection } from './own-section.ts'

/**
 * Long-known brands for the goods they are known for: registered word marks, whether suggestive, arbitrary or invented.
 */
export const knownBrands: readonly OwnSection[] = [
  {
    office: 'em',
    ground: 'none',
    rows: `
NIVEA | 3 | skin cream, cosmetics
PERSIL | 3 | laundry detergent
LENOR | 3 | fabric softener
LABELLO | 3 | lip balm
TEMPO | 16 | paper handkerchiefs
PAMPERS | 5 | nappies
AXE | 3 | deodorants
ORAL-B | 10 21 | toothbrushes
SENSODYNE | 3 | toothpaste
ELMEX | 3 | toothpaste
FAIRY | 3 | dishwashing liquid
FINISH | 3 | dishwashing tablets
VANISH | 3 | stain remover
MR PROPER | 3 | household cleaner
SWIFFER | 21 | dusting cloths
AFTER EIGHT | 30 | chocolate with mint
SMARTIES | 30 | chocolate dragees
KITKAT | 30 | chocolate bars
LION | 30 | chocolate bars
MARS | 30 | chocolate bars
BOUNTY | 30 | coconut chocolate bars
TWIX | 30 | chocolate bars
MILKA | 30 | chocolate
TOBLERONE | 30 | chocolate
RAFFAELLO | 30 | pralines
NUTELLA | 29 30 | hazelnut spread
HARIBO | 30 | sweets
TIC TAC | 30 | mints
MENTOS | 30 | sweets
CHUPA CHUPS | 30 | lollipops
FISHERMAN'S FRIEND | 30 | lozenges
MAGGI | 29 30 | soups, seasonings
KNORR | 29 30 | soups, sauces
UNCLE BEN'S | 30 | rice
BARILLA | 30 | pasta
PRINGLES | 29 30 | potato chips
PHILADELPHIA | 29 | cream cheese
BABYBEL | 29 | cheese
ACTIVIA | 29 | yogurt
ACTIMEL | 29 | milk drinks
ALPRO | 29 32 | soya drinks
NESPRESSO | 11 30 | coffee, coffee machines
NESCAFÉ | 30 | coffee
LIPTON | 30 | tea
FANTA | 32 | soft drinks
SCHWEPPES | 32 | soft drinks
VOLVIC | 32 | mineral water
EVIAN | 32 | mineral water
HEINEKEN | 32 | beer
CORONA | 32 | beer
DESPERADOS | 32 | beer
JÄGERMEISTER | 33 | herb liqueur
BACARDI | 33 | rum
SMIRNOFF | 33 | vodka
JOHNNIE WALKER | 33 | whisky
FREIXENET | 33 | sparkling wine
CAMEL | 34 | cigarettes
LUCKY STRIKE | 34 | cigarettes
PUMA | 18 25 28 | sports shoes, clothing
REEBOK | 25 28 | sports shoes
LACOSTE | 18 25 | clothing
MANGO | 18 25 | clothing for women
ZARA | 25 35 | clothing
BERSHKA | 25 | clothing
GEOX | 25 | shoes
CROCS | 25 | shoes
TIMBERLAND | 25 | boots
THE NORTH FACE | 18 22 25 | outdoor clothing, tents
JACK WOLFSKIN | 18 22 25 | outdoor clothing
MAMMUT | 18 22 25 28 | mountain sports equipment
ROLEX | 14 | watches
OMEGA | 14 | watches
LONGINES | 14 | watches
PANDORA | 14 | jewellery
SWAROVSKI | 14 21 | crystal jewellery
MONTBLANC | 16 | writing instruments
PELIKAN | 16 | pens, inks
EDDING | 16 | markers
POST-IT | 16 | notes with adhesive
PRITT | 1 16 | glue sticks
UHU | 1 16 | adhesives
PATTEX | 1 | adhesives
LEGO | 28 | construction toys
PLAYMOBIL | 28 | toy figures
RAVENSBURGER | 16 28 | puzzles, games
BARBIE | 28 | dolls
HOT WHEELS | 28 | toy cars
JAGUAR | 12 | cars
GOLF | 12 | cars
CORSA | 12 | cars
FIESTA | 12 | cars
MINI | 12 | cars
SMART | 12 | cars
VESPA | 12 | scooters
MICHELIN | 12 | tyres
GOODYEAR | 12 | tyres
BLAUPUNKT | 9 | car radios
GRUNDIG | 9 | radios, televisions
BOSE | 9 | loudspeakers
BANG & OLUFSEN | 9 | televisions, loudspeakers
LOGITECH | 9 | computer mice, keyboards
APPLE | 9 42 | computers, software
ORANGE | 38 | telecommunications
VODAFONE | 9 38 | mobile telephony
O2 | 38 | mobile telephony
SKYPE | 9 38 | internet telephony software
SPOTIFY | 9 41 | music streaming
SHAZAM | 9 | music recognition application
ZALANDO | 35 | online retail of shoes and clothing
OTTO | 35 | mail order
SATURN | 35 | retail of electronics
LIDL | 35 | supermarkets
ALDI | 35 | supermarkets
CARREFOUR | 35 | supermarkets
IKEA | 20 35 | furniture
DYSON | 7 11 | vacuum cleaners
MIELE | 7 11 | household appliances
KÄRCHER | 7 | high-pressure cleaners
VORWERK | 7 27 | vacuum cleaners, carpets
THERMOMIX | 7 11 | food processors
TEFAL | 11 21 | pans
TUPPERWARE | 21 | plastic containers
WMF | 8 21 | cutlery, pans
LE CREUSET | 21 | cast iron cookware
BOSCH | 7 8 | power tools
BLACK & DECKER | 7 8 | power tools
LEATHERMAN | 8 | multi-tools
VICTORINOX | 8 14 | pocket knives
VOLTAREN | 5 | pain relieving gel
NUROFEN | 5 | pain relievers
COMPEED | 5 | blister plasters
DUREX | 10 | condoms
DURACELL | 9 | batteries
VARTA | 9 | batteries
OSRAM | 9 11 | lamps
VELUX | 6 19 | roof windows
HILTI | 7 8 | drills
STIHL | 7 | chain saws
GARDENA | 7 8 21 | garden watering
ARAL | 4 37 | fuels, service stations
SHELL | 4 37 | fuels, service stations
CASTROL | 4 | lubricants
ALLIANZ | 36 | insurance
AXA | 36 | insurance
KLARNA | 36 | payment services
REVOLUT | 36 | banking services
RYANAIR | 39 | air transport
EASYJET | 39 | air transport
AIRBNB | 43 | lodging
IBIS | 43 | hotels
NOVOTEL | 43 | hotels
MÖVENPICK | 30 43 | ice cream, hotels
SUBWAY | 30 43 | sandwiches, restaurants
DELIVEROO | 39 43 | delivery of meals
SIXT | 39 | rental of cars
UBER | 9 39 | transport by car
WHISKAS | 31 | cat food
PEDIGREE | 31 | dog food
SHEBA | 31 | cat food
HEAD | 18 25 28 | tennis rackets, skis
ATOMIC | 25 28 | skis
ROSSIGNOL | 25 28 | skis
`,
  },
  {
    office: 'us',
    ground: 'none',
    rows: `
TIDE | 3 | laundry detergent
SNUGGLE | 3 | fabric softener
IRISH SPRING | 3 | soap
IVORY | 3 | soap
DAWN | 3 | dishwashing liquid
CREST | 3 | toothpaste
OLD SPICE | 3 | deodorant, aftershave
RAID | 5 | insecticides
BAND-AID | 5 | adhesive bandages
TUMS | 5 | antacids
DAY-GLO | 2 | fluorescent paints
KLEENEX | 16 | facial tissues
CHARMIN | 16 | toilet paper
MILKY WAY | 30 | chocolate bars
SNICKERS | 30 | chocolate bars
LIFE SAVERS | 30 | candy rings
OREO | 30 | cookies
RITZ | 30 | crackers
TRISCUIT | 30 | crackers
DOMINO | 30 | sugar
LUCKY CHARMS | 30 | breakfast cereals
WHEATIES | 30 | breakfast cereals
CHEERIOS | 30 | breakfast cereals
GATORADE | 32 | sports drinks
SPRITE | 32 | soft drinks
BUDWEISER | 32 | beer
BLUE MOON | 32 | beer
OLD CROW | 33 | whiskey
WILD TURKEY | 33 | whiskey
MUSTANG | 12 | cars
JEEP | 12 | vehicles
BEETLE | 12 | cars
KODAK | 1 9 | photographic film, cameras
XEROX | 9 | copiers
DROPBOX | 9 42 | file storage software
MAILCHIMP | 9 42 | electronic mail marketing software
SLACK | 9 42 | messaging software for teams
ZOOM | 9 38 | video conferencing
EVERNOTE | 9 42 | note taking software
NETFLIX | 9 41 | streaming of films
YOUTUBE | 38 41 | sharing of videos
SNAPCHAT | 9 38 | photo messaging application
PINTEREST | 9 42 | sharing of pictures
PAYPAL | 36 | electronic payment
DISCOVER | 36 | credit cards
AMAZON | 35 | online retail
TARGET | 35 | department stores
GAP | 25 35 | clothing
OLD NAVY | 25 35 | clothing
BANANA REPUBLIC | 25 | clothing
CONVERSE | 25 | shoes
VANS | 25 | skate shoes
UNDER ARMOUR | 25 | sportswear
FRISBEE | 28 | flying discs
SLINKY | 28 | toy springs
NERF | 28 | foam toys
ETCH A SKETCH | 28 | drawing toys
PLAY-DOH | 16 28 | modelling compound
CRAYOLA | 16 | crayons
SHARPIE | 16 | permanent markers
SCOTCH | 16 | adhesive tape
VELCRO | 26 | hook and loop fasteners
ZIPLOC | 16 21 | plastic bags with closure
PYREX | 21 | glass ovenware
CUISINART | 7 | food processors
SINGER | 7 | sewing machines
CATERPILLAR | 7 12 | construction machines
JACUZZI | 11 | whirlpool baths
FEDEX | 39 | express delivery
JACK IN THE BOX | 43 | restaurants
TACO BELL | 43 | restaurants
DUNKIN' | 30 43 | doughnuts, coffee
WEIGHT WATCHERS | 5 41 44 | weight loss programmes
TOYS "R" US | 35 | retail of toys
STAPLES | 35 | retail of office supplies
SEALY | 20 | mattresses
TEMPUR | 20 | mattresses
LA-Z-BOY | 20 | reclining chairs
`,
  },
]
