/*
 * Groups of goods and services that buyers regard as one kind, with their words in five languages (folded, stems
 * suffice) and their Nice class. Groups of one class are similar. Across classes the relation of the classes counts,
 * and the pairs listed below. The list is our own, based on the class headings
 * and the offices' practice.
 */

export interface GoodsGroup {
  readonly key: string
  readonly niceClass: number
  readonly words: string
}

const rows = `
chemicals|1|chemical chemikalie chimique quimico chimico resin harz adhesive klebstoff colle fertilizer dunger fluid reagent insulation
paints|2|paint farbe lack peinture pintura vernice varnish coating toner
fuels|4|petroleum fuel gasoline benzin kraftstoff carburant combustible lubricant schmierstoff schmiermittel oil-trading penetrating cutting
cosmetics|3|cosmetic kosmetik cosmetique cosmetico make-up makeup lipstick lippenstift lip balm beauty cream creme mascara nail hair shampoo
toiletries|3|soap seife savon jabon sapone deodorant deo shaving toothpaste zahnpasta towelette bath toiletry hygiene care
perfumery|3|perfume parfum parfumerie perfumeria profumo cologne fragrance duft
cleaning|3|cleaning polishing detergent waschmittel reinigung bleach wax putzmittel lessive limpieza detersivo floor-finishing
medicines|5|pharmaceutical pharma arzneimittel medicament medikament farmaco medicinal remedy cough ophthalmic anti-cholesterol medicine drug pharmazeutisch vaccine
supplements|5|supplement nahrungserganzung vitamin nutritional dietary complement integratore
pestcontrol|5|fungicide herbicide pesticide insecticide insect trap pflanzenschutz rodent
freshener|5|freshener lufterfrischer desodorisant ambientador
medicaldevices|10|medical-apparatus medical-device medizinisch imaging thermometer dressing surgical bandage implant prothese prosthes orthopaedic hearing diagnostic
metalgoods|6|metal metall acier stahl wire fencing lock schloss serrure cerradura pipe steel screw
machines|7|machine maschine motor engine pump compressor vacuum tool dishwasher robot drill
handtools|8|hand-tool handwerkzeug knife messer couteau cutlery razor
computers|9|software computer electronic elektronik program data modem app hardware spreadsheet semiconductor it
audio|9|audio video camera television phone telecommunication-apparatus loudspeaker recorder film music-recording recording movie cinematograph
gauges|9|gauge control battery electric flashlight sensor measuring meter
eyewear|9|eyeglass sunglass brille lunette gafas occhiali
lighting|11|lamp lighting leuchte light heating heizung stove furnace water-heater air-conditioning climate filter sanitary refrigerator oven water-conditioning
vehicles|12|vehicle fahrzeug vehicule car automobile auto motorcycle bicycle fahrrad tire tyre reifen truck boat cycling
weapons|13|gun weapon waffe arme ammunition
jewellery|14|jewellery jewelry schmuck bijou joya gioiell watch uhr montre reloj orolog clock
instruments|15|musical-instrument piano guitar musikinstrument
printed|16|magazine zeitschrift revue revista book buch livre libro newspaper zeitung newsletter publication poster calendar map print stationery printed druckerei
papergoods|16|paper papier nappies writing-instrument pen stift office-requisite cardboard
insulation|17|rubber plastic-material insulating gummi dichtung membrane foam waterproofing
leather|18|leather leder cuir cuero bag tasche handbag luggage wallet purse umbrella koffer
building|19|building-material baustoff concrete beton cement flooring floor-covering underlayment stein wood tile parquet
furniture|20|furniture mobel meuble mueble mattress matratze bed bett pillow frame seat regal
houseware|21|houseware glassware glass glas decanter kitchen-utensil porcelain cookware brush toothbrush
textiles|24|textile textil bedding fabric linen blanket curtain towel tissu tejido
yarns|23|yarn garn thread fil hilo
ropes|22|rope tent sack seil zelt sail
clothing|25|clothing bekleidung kleidung vetement ropa abbigliamento apparel shirt dress jeans coat jacket bra lingerie underwear sock hosiery sportswear fashion hemd hose outer wear
footwear|25|footwear shoe schuh chaussure zapato calzado scarpe boot sneaker
haberdashery|26|button zip ribbon lace knopf
carpets|27|carpet teppich tapis alfombra rug wallpaper
toys|28|toy spiel spielzeug jouet juguete giocattol game doll puzzle dice
sportgoods|28|sports-good sportartikel exercise fitness-equipment golf ski ball
meatfish|29|meat fleisch viande carne fish fisch poisson pescado ham sausage wurst poultry
dairy|29|milk milch lait leche latte cheese kase fromage queso yogurt yoghurt joghurt butter dairy
preserved|29|olive-oil oil canned frozen-meal snack potato chip nut soup preserved vegetable fruit jam frozen
foodstuffs|29|food lebensmittel foodstuff alimentaire alimento meal
coffeetea|30|coffee kaffee cafe tea tee the espresso cocoa
bakery|30|bread brot pastry bakery pain pan cereal cookie biscuit cake doughnut pretzel flour musli breakfast pizza
sweets|30|confectionery sussware confiserie chocolate schokolade candy gum bonbon ice-cream ice flavoured sweet mint sugar honey milkshake
condiments|30|sauce spice gewurz salt mustard vinegar rice pasta noodle
produce|31|fresh vegetable fresh-fruit seed samen plant flower agricultural livestock malt grain
petfood|31|pet-food tiernahrung tierfutter dog-food pet-treat animal-feed pet hunde katzenfutter
softdrinks|32|soft-drink erfrischungsgetrank water wasser juice saft jus zumo lemonade soda energy-drink drinking-water non-alcoholic ginger cola drink
beer|32|beer bier biere cerveza birra malt-liquor ale lager brewery
wine|33|wine wein vin vino champagne sparkling sekt cava
spirits|33|spirit spirituose liqueur likor rum vodka gin whisky whiskey scotch tequila brandy schnaps seltzer distilled cocktail alcoholic
tobacco|34|tobacco tabak tabac tabaco cigar cigarette zigarette smoker lighter
retail|35|retail einzelhandel detail minorista dettaglio store shop trading
business|35|advertising werbung publicite publicidad business-management marketing consulting beratung business personnel market-research
finance|36|bank financ finanz insurance versicherung assurance seguro credit investment equity
property|36|real-estate immobilien immobilier inmobiliari property estate
construction|37|construction bauwesen repair reparatur installation drywall car-wash maintenance washing renovation service-station
telecom|38|telecommunication telekommunikation internet-connection communication broadcasting streaming mobile-network connection
travel|39|travel reise voyage viaje viaggio tour transport logistic airline delivery storage reservation parking
treatment|40|treatment-of-material recycling printing-service tailoring
education|41|education ausbildung training course formation school kurs
entertainment|41|entertainment unterhaltung casino quiz skating club music event film-production sport-event broadcast television-show programme
itservices|42|it-service software-development hosting cloud database design research scientific saas
restaurants|43|restaurant gaststatte bar cafe-service food-service catering verpflegung barbecue restauration bewirtung
lodging|43|hotel lodging accommodation beherbergung hebergement alojamiento senior
health|44|medical-service dental health hospital arzt clinic doctor physiotherapy veterinary
beautyservices|44|beauty-salon hairdress friseur coiffeur spa massage
gardening|44|gardening landwirtschaft farming horticulture
legal|45|legal rechts juridique avocat lawyer
security|45|security sicherheit securite seguridad guard
`

export const goodsGroups: readonly GoodsGroup[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [key, niceClass, words] = row.split('|') as [string, string, string]
    return { key, niceClass: Number(niceClass), words }
  })

/** Pairs of groups whose relation is known more precisely than by their classes, 0 to 1; in both directions. */
export const groupRelations: readonly (readonly [string, string, number])[] = [
  ['clothing', 'footwear', 0.75],
  ['leather', 'clothing', 0.55],
  ['leather', 'footwear', 0.55],
  ['jewellery', 'clothing', 0.25],
  ['perfumery', 'clothing', 0.15],
  ['cosmetics', 'perfumery', 0.75],
  ['cosmetics', 'toiletries', 0.65],
  ['cosmetics', 'cleaning', 0.4],
  ['cosmetics', 'medicines', 0.45],
  ['medicines', 'supplements', 0.7],
  ['medicines', 'medicaldevices', 0.5],
  ['beer', 'softdrinks', 0.6],
  // CJEU T-584/10 TEQUILA MATADOR: beer and spirits differ too much, although bars sell both. T-430/07
  // MONTEBELLO: wine and rum.
  ['beer', 'wine', 0.5],
  ['beer', 'spirits', 0.5],
  ['wine', 'spirits', 0.4],
  ['softdrinks', 'spirits', 0.35],
  ['softdrinks', 'wine', 0.3],
  ['coffeetea', 'softdrinks', 0.55],
  // Food and drink sold in restaurants: the two are not similar merely because both are consumed (TMEP
  // 1207.01(a)(ii)(A); EUIPO: low).
  ['restaurants', 'coffeetea', 0.35],
  ['restaurants', 'bakery', 0.35],
  ['restaurants', 'sweets', 0.3],
  ['restaurants', 'meatfish', 0.3],
  ['restaurants', 'dairy', 0.3],
  ['restaurants', 'preserved', 0.25],
  ['restaurants', 'foodstuffs', 0.35],
  ['restaurants', 'condiments', 0.3],
  ['restaurants', 'softdrinks', 0.35],
  ['restaurants', 'beer', 0.45],
  ['restaurants', 'wine', 0.4],
  ['restaurants', 'spirits', 0.4],
  ['sweets', 'bakery', 0.65],
  ['dairy', 'bakery', 0.5],
  ['dairy', 'meatfish', 0.5],
  ['printed', 'clothing', 0.1],
  ['printed', 'telecom', 0.45],
  ['printed', 'education', 0.55],
  ['textiles', 'furniture', 0.5],
  ['houseware', 'spirits', 0.2],
  ['computers', 'itservices', 0.7],
  ['computers', 'telecom', 0.55],
  ['computers', 'education', 0.3],
  ['audio', 'entertainment', 0.6],
  ['vehicles', 'construction', 0.45],
  ['petfood', 'foodstuffs', 0.3],
  ['toys', 'leather', 0.15],
  ['toys', 'clothing', 0.35],
]
