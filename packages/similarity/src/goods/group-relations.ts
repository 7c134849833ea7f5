import { goodsGroups } from './goods-groups.ts'

/*
 * How similar the groups of goods and services are, pair by pair, in the five degrees of the offices' practice. Pairs
 * that no line names are dissimilar, even within a class, because classes are administrative (art. 33(7) EUTMR).
 *
 * Sources: the comparisons in the annexes of the EUIPO Guidelines, part C, section 2, chapter 2 (raw materials and
 * finished goods, ingredients, parts, installation and repair, retail, food and restaurants), the harmonised database
 * of goods and services, TMEP 1207.01(a). Lines were written group by group in the order of the classes.
 */

/** `unknown`: at least one side says nothing about its goods. */
export type GoodsDegree = 'identical' | 'similar' | 'low' | 'dissimilar' | 'unknown'

/** `group ~ similar groups - groups that are similar to a low degree`; each pair once. */
const table = `
chemicals ~ industrialadhesives foodchemicals autofluids - rawplastics fertilizers paints pesticides diagnostics cleaningproducts
fertilizers ~ pesticides - plants gardening
industrialadhesives ~ insulation - paints building stationery
rawplastics ~ semiplastics - industrialadhesives
autofluids ~ lubricants - fuels vehicleparts cleaningproducts
foodchemicals - sugar supplements
paints ~ colorants inks - building wallpaper artmaterials construction
inks ~ colorants - computers printingservices stationery
colorants - haircare artmaterials
cosmetics ~ perfumery toiletries haircare beautyservices - cleaningproducts medicines supplements brushes hairaccessories dressings razors
perfumery ~ toiletries haircare - candles fresheners beautyservices
toiletries ~ haircare cleaningproducts - medicines brushes razors sanitaryproducts disinfectants paperproducts babycare beautyservices
haircare ~ beautyservices - razors brushes hairaccessories hairdryers medicines
cleaningproducts ~ abrasives disinfectants - cleaningutensils fresheners cleaningservices
abrasives - powertools handtools
fuels ~ lubricants - electricity vehiclerepair candles mining
lubricants - vehiclerepair vehicleparts
candles - lighting fresheners decorations
electricity ~ powergeneration energysupply
medicines ~ supplements vetmedicines dressings disinfectants diagnostics - babyfood medicaldevices medicalservices sanitaryproducts pesticides research orthopaedic intimate
supplements ~ babyfood vetmedicines - medicalservices sportservices preparedmeals dairy confectionery tea cereals petfood softdrinks
vetmedicines ~ vetservices - petfood pesticides
babyfood ~ dairy preparedmeals - babycare cereals
pesticides ~ disinfectants - gardening cleaningservices
dressings ~ medicaldevices sanitaryproducts disinfectants - orthopaedic
disinfectants - sanitaryproducts fresheners medicaldevices
sanitaryproducts ~ paperproducts - babycare
diagnostics ~ medicaldevices - research medicalservices
metals - metalbuilding hardware preciousmetals materialtreatment mining
metalbuilding ~ hardware building windowsdoors - plasticcontainers construction tents
hardware ~ safes handtools - windowsdoors security building furniture
safes - security safetygear furniture
machines ~ powertools engines farmmachines - vehicleparts handtools installation electrical measuring heating
powertools ~ handtools farmmachines - householdmachines installation
householdmachines ~ kitchenappliances - razors houseware installation cleaningutensils
engines ~ vehicleparts - electrical cars
farmmachines ~ cars - gardening handtools
handtools ~ cutlery - razors gardening
cutlery ~ houseware - razors kitchenappliances weapons
razors ~ hairdryers - brushes
software ~ computers videogames itservices recordings phones - audiovideo telecom gameconsoles measuring entertainment education payments designservices business banking
videogames ~ gameconsoles entertainment toys recordings - itservices computers
computers ~ phones audiovideo electrical itservices - gameconsoles stationery telecom installation measuring
phones ~ audiovideo telecom electrical - watches gameconsoles
audiovideo ~ electrical recordings measuring - instruments gameconsoles broadcasting mediaproduction lighting eyewear installation
recordings ~ printed publishing mediaproduction entertainment broadcasting - education instruments
measuring ~ electrical safetygear medicaldevices - watches research
electrical ~ safetygear - lighting vehicleparts installation heating powergeneration
eyewear ~ medicaldevices - medicalservices jewellery watches clothing safetygear
safetygear ~ security - clothing headwear bicycles sportsgoods
medicaldevices ~ orthopaedic massageapparatus - medicalservices intimate babycare research furniture
orthopaedic - footwear medicalservices clothing bedding
babycare - houseware prams toys
intimate - massageapparatus
massageapparatus - sportsgoods beautyservices
lighting - heating furniture installation decorations
heating ~ waterfilters - kitchenappliances sanitary installation building
kitchenappliances ~ hairdryers - houseware installation furniture waterfilters
sanitary ~ waterfilters - furniture building installation
cars ~ vehicleparts tyres - bicycles craft vehiclerepair vehiclerental transport
bicycles ~ vehicleparts tyres - prams sportsgoods vehiclerepair
vehicleparts ~ tyres vehiclerepair - craft prams insulation
tyres ~ vehiclerepair
craft - transport sportsgoods vehiclerental installation
prams - furniture toys
weapons ~ fireworks - sportsgoods
fireworks - festivedecorations
jewellery ~ watches preciousmetals - clothing haberdashery hairaccessories bags decorations
instruments - education toys
printed ~ publishing - education entertainment advertising broadcasting stationery toys mediaproduction culture
stationery ~ artmaterials packaging - paperproducts toys
packaging ~ paperproducts - plasticcontainers printingservices
artmaterials - printed decorations mediaproduction
insulation ~ semiplastics building - hoses construction carpets
semiplastics - hoses packaging
hoses - metalbuilding sanitary engines
bags ~ umbrellas leather - clothing footwear saddlery headwear petaccessories sportsgoods
leather ~ saddlery - footwear clothing furniture
umbrellas - clothing furniture
saddlery ~ petaccessories - sportsgoods
petaccessories - petfood toys vetservices
building ~ flooring stone timber windowsdoors - construction metals installation
flooring ~ carpets stone timber - construction wallpaper
stone - decorations jewellery
timber - furniture fuels construction
windowsdoors - construction furniture homelinen
furniture ~ bedding - decorations carpets homelinen houseware plasticcontainers designservices
bedding ~ homelinen - carpets
plasticcontainers ~ houseware - transport
decorations ~ houseware - festivedecorations toys
houseware ~ cleaningutensils brushes - homelinen razors
brushes ~ cleaningutensils - artmaterials
ropes ~ tents - fibres yarns sportsgoods fishing
tents - sportsgoods homelinen craft
fibres ~ yarns - fabrics
yarns ~ fabrics - haberdashery
fabrics ~ homelinen - clothing furniture carpets
homelinen - clothing carpets
clothing ~ footwear headwear - sportsgoods tailoring haberdashery designservices toys
footwear ~ headwear - sportsgoods haberdashery
haberdashery ~ hairaccessories - fabrics artificialflowers
artificialflowers ~ festivedecorations - plants decorations
carpets ~ wallpaper
toys ~ gameconsoles sportsgoods festivedecorations - entertainment education recordings
gameconsoles ~ gamblingmachines - entertainment
sportsgoods ~ fishing - sportservices
gamblingmachines ~ gambling
meat ~ fish preparedmeals - dairy eggs savourysnacks convenience preservedproduce
fish ~ preparedmeals - preservedproduce freshproduce convenience
dairy ~ ediblefats eggs icecream - preparedmeals confectionery chocolate softdrinks coffee bakery cereals preservedproduce
ediblefats ~ condiments - preservedproduce freshproduce preparedmeals
preservedproduce ~ freshproduce preparedmeals savourysnacks - confectionery sugar juices condiments
preparedmeals ~ convenience savourysnacks cereals - condiments restaurants bakery eggs freshproduce confectionery coffee
savourysnacks ~ bakery confectionery - cereals freshproduce chocolate convenience
coffee ~ tea chocolate - softdrinks restaurants sugar confectionery bakery kitchenappliances
tea ~ chocolate - softdrinks restaurants sugar confectionery medicines
chocolate ~ confectionery bakery icecream - sugar restaurants softdrinks
bakery ~ confectionery cereals convenience icecream - sugar restaurants
confectionery ~ icecream sugar - cereals restaurants
icecream - restaurants sugar
cereals ~ convenience - grain condiments
condiments - convenience sugar freshproduce
convenience - restaurants
freshproduce ~ plants grain - juices
plants ~ gardening - grain
grain ~ petfood - beer gardening bakery
petfood - vetservices savourysnacks
beer ~ softdrinks water juices syrups wine spirits mixeddrinks - restaurants
water ~ softdrinks juices syrups - wine mixeddrinks restaurants tea
softdrinks ~ juices syrups - wine spirits mixeddrinks restaurants
juices ~ syrups - wine mixeddrinks restaurants
syrups - spirits coffee
wine ~ spirits mixeddrinks - restaurants
spirits ~ mixeddrinks - restaurants
tobacco ~ ecigarettes smokersarticles
ecigarettes ~ smokersarticles
advertising ~ business marketresearch tradefairs - broadcasting designservices publishing printingservices itservices
business ~ officeservices recruitment marketresearch - banking education legal itservices realestate engineering
officeservices - banking legal recruitment
marketresearch - research
tradefairs - entertainment culture
trade - advertising business
banking ~ payments insurance - realestate charity legal
payments - telecom
insurance - realestate
realestate - construction lodging
construction ~ installation - engineering
vehiclerepair ~ installation - vehiclerental
installation - cleaningservices
cleaningservices - tailoring
telecom ~ broadcasting itservices - electrical
broadcasting ~ mediaproduction entertainment - publishing
transport ~ delivery travel vehiclerental - energysupply
delivery - packaging
travel ~ lodging - restaurants entertainment vehiclerental
energysupply ~ powergeneration - telecom
materialtreatment - printingservices machines recycling
printingservices - printed publishing mediaproduction
recycling - powergeneration chemicals
tailoring - fabrics footwear
foodprocessing - preparedmeals meat beer
education ~ culture publishing - sportservices entertainment research
entertainment ~ sportservices gambling mediaproduction culture - publishing restaurants lodging advertising
sportservices - medicalservices beautyservices lodging
publishing ~ mediaproduction - culture
culture - mediaproduction
itservices ~ research engineering - designservices education security
research ~ engineering - medicalservices
engineering ~ designservices
restaurants ~ lodging
medicalservices ~ beautyservices - vetservices socialservices
vetservices ~ socialservices
beautyservices - lodging
security - installation legal socialservices
`

const indexOf = new Map(goodsGroups.map(({ key }, index) => [key, index]))
const degrees = new Map<number, GoodsDegree>()
const pairKey = (left: number, right: number) => Math.min(left, right) * goodsGroups.length + Math.max(left, right)

export const relationLines = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, key, similar = '', low = ''] = /^(\w+)(?: ~ ([\w ]+?))?(?: - ([\w ]+))?$/.exec(line) as unknown as string[]
    const listed = (words: string) => words.split(' ').filter((word) => word !== '')
    return { key, similar: listed(similar), low: listed(low) }
  })

for (const { key, similar, low } of relationLines) {
  const own = indexOf.get(key)
  const add = (others: readonly string[], degree: GoodsDegree) => {
    for (const other of others) {
      const at = indexOf.get(other)
      if (own === undefined || at === undefined) throw new Error(`No group of goods: ${key}, ${other}`)
      const pair = pairKey(own, at)
      if (!degrees.has(pair)) degrees.set(pair, degree)
    }
  }
  add(similar, 'similar')
  add(low, 'low')
}

/** Returns the degree of two groups, by their index in `goodsGroups`. Symmetric; a group and itself are similar. */
export function degreeOfGroups(left: number, right: number): GoodsDegree {
  if (left === right) return 'similar'
  return degrees.get(pairKey(left, right)) ?? 'dissimilar'
}
