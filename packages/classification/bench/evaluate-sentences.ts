/*
 * Measures whether what founders say around a thing changes its class as it should. Verbs of services must decide the
 * class whatever they are done to, and verbs of making and selling, greetings and introductions must not change it. The
 * things were written from general knowledge and took no part in training.
 *
 *   npx tsx packages/classification/bench/evaluate-sentences.ts [--json]
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { suggestClasses } from '../src/suggest-classes.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

/** Everyday things by class. */
const things: Readonly<Record<number, string>> = {
  1: 'Dünger Kleber Klebstoffe Blumenerde Frostschutzmittel',
  2: 'Farben Lacke Wandfarbe Lasuren Tinte',
  3: 'Seifen Shampoos Cremes Parfüms Zahnpasta Lippenstifte Waschmittel Deos Nagellack Sonnencreme',
  4: 'Kerzen Grillkohle Brennholz Schmieröl Teelichter',
  5: 'Vitamine Medikamente Pflaster Windeln Nahrungsergänzung Babynahrung Tampons',
  6: 'Schlösser Nägel Schrauben Tresore Leitern Geländer Tore Ketten Dosen',
  7: 'Bohrmaschinen Staubsauger Waschmaschinen Rasenmäher Mixer Motoren Pumpen Roboter Generatoren',
  8: 'Messer Scheren Schraubenzieher Hämmer Spaten Rasierer Besteck Äxte Zangen Pinzetten',
  9: 'Kopfhörer Handys Kameras Lautsprecher Ladekabel Batterien Computer Solarzellen Rauchmelder Schutzhelme Drohnenkameras Fernseher Waagen',
  10: 'Brillen Hörgeräte Rollstühle Prothesen Kondome Fieberthermometer Schnuller Massagegeräte Einlagen',
  11: 'Lampen Öfen Heizungen Duschen Kühlschränke Ventilatoren Grills Toaster Leuchten Klimaanlagen Badewannen Wasserkocher',
  12: 'Fahrräder Räder Autos Kinderwagen Roller Boote Reifen Drohnen Anhänger Motorräder Lastenräder Wohnmobile',
  13: 'Feuerwerk Pistolen Munition',
  14: 'Ringe Uhren Ketten Ohrringe Armbänder Schmuck Manschettenknöpfe Schlüsselanhänger',
  15: 'Gitarren Klaviere Trommeln Geigen Flöten',
  16: 'Bücher Hefte Stifte Poster Karten Kalender Bilder Notizbücher Servietten Zeitschriften Fotos Pinsel',
  17: 'Dichtungen Schläuche Isoliermaterial Klebeband',
  18: 'Taschen Rucksäcke Koffer Regenschirme Hundeleinen Geldbeutel Gürteltaschen Sättel Spazierstöcke',
  19: 'Ziegel Fliesen Parkett Holzhäuser Beton Dachziegel Gartenhäuser Pools',
  20: 'Möbel Tische Stühle Betten Regale Matratzen Kissen Spiegel Schränke Küchen Bilderrahmen Hundekörbe Bänke Sofas',
  21: 'Tassen Gläser Töpfe Pfannen Teller Vasen Bürsten Besen Flaschen Trinkflaschen Zahnbürsten Blumentöpfe Körbe Schwämme',
  22: 'Zelte Seile Segel Planen Netze Hängematten Säcke',
  23: 'Garne Wolle Nähgarn',
  24: 'Bettwäsche Handtücher Decken Vorhänge Stoffe Tischdecken Gardinen',
  25: 'Hosen Hemden Schuhe Mützen Socken Kleider Jacken Mäntel Röcke Hüte Schals Stiefel Badehosen Unterwäsche Handschuhe Gürtel Pullover Krawatten',
  26: 'Knöpfe Bänder Perücken Reißverschlüsse Haarspangen Kunstblumen Nadeln',
  27: 'Teppiche Tapeten Fußmatten Yogamatten',
  28: 'Spielzeug Puppen Bälle Brettspiele Skier Hanteln Christbaumschmuck Schaukeln Teddybären Angeln Fitnessgeräte Bausteine',
  29: 'Wurst Käse Joghurt Milch Marmelade Fleisch Fisch Eier Butter Suppen Olivenöl Chips Hafermilch',
  30: 'Brot Kuchen Schokolade Kaffee Tee Nudeln Honig Eis Gewürze Reis Pralinen Brötchen Müsli Soßen Kekse Pizza Torten Senf',
  31: 'Blumen Pflanzen Bäume Hundefutter Katzenfutter Äpfel Gemüse Samen Katzenstreu Weihnachtsbäume Pferde',
  32: 'Bier Limonade Säfte Wasser Mineralwasser Energydrinks Smoothies',
  33: 'Wein Schnaps Gin Sekt Liköre Whisky Rum',
  34: 'Zigaretten Zigarren Pfeifen Feuerzeuge Tabak E-Zigaretten Aschenbecher',
}

/** Sentences with `#` for the thing, and the class of the service. */
const services: readonly (readonly [string, number])[] = [
  ['Wir versichern #', 36],
  ['Wir finanzieren #', 36],
  ['Wir reparieren #', 37],
  ['Wir reinigen #', 37],
  ['Wir transportieren #', 39],
  ['Wir lagern #', 39],
  ['Wir versteigern #', 35],
  ['Wir bewerben #', 35],
  ['Wir importieren #', 35],
  ['Wir entwerfen #', 42],
  ['Wir prüfen #', 42],
  ['Firma, die # versichert', 36],
  ['Firma, die # repariert', 37],
]
/** Sentences that leave the class of the thing. */
const offers = ['Wir verkaufen #', 'Wir stellen # her', 'Wir produzieren #', 'Ich mache #', 'Meine Marke für #']
/** Sentences around a whole description. */
const frames = [
  'Hallo, #',
  'Wir sind ein junges Start-up aus Berlin. #',
  'Ich will gründen. #',
  'Welche Klassen brauche ich für #?',
  'Marke für #',
  '#. Vielen Dank für Ihre Hilfe!',
  'I want to start my own business: #',
  'Which classes do I need for #?',
  'brand for #',
  'Bonjour, je souhaite créer mon entreprise : #',
  '¿Qué clases necesito para #?',
  'Buongiorno, siamo una giovane azienda di Milano. #',
]

const first = (idea: string) => suggestClasses(idea)[0]?.niceClass
const share = (of: readonly string[], holds: (one: string) => boolean) => Number((of.filter(holds).length / of.length).toFixed(3))
const mean = (shares: readonly number[]) => Number((shares.reduce((sum, one) => sum + one, 0) / shares.length).toFixed(3))

const all = Object.values(things).flatMap((words) => words.split(' '))
const lists = ['own-ideas', 'own-businesses', 'product-ideas', 'service-ideas', 'shop-ideas', 'unseen-ideas']
const ideas = lists.flatMap((name) =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { idea: string }).idea),
)

const byService = Object.fromEntries(
  services.map(([said, niceClass]) => [said, share(all, (thing) => first(said.replace('#', thing)) === niceClass)]),
)
const kept = (of: readonly string[]) => (said: string) =>
  [said, share(of, (one) => first(said.replace('#', () => one)) === first(one))] as const
const byOffer = Object.fromEntries(offers.map(kept(all)))
const byFrame = Object.fromEntries(frames.map(kept(ideas)))

const figures = {
  things: all.length,
  services: mean(Object.values(byService)),
  offers: mean(Object.values(byOffer)),
  ideas: ideas.length,
  frames: mean(Object.values(byFrame)),
  byService,
  byOffer,
  byFrame,
}
process.stdout.write(values.json ? `${JSON.stringify(figures)}\n` : `${JSON.stringify(figures, null, 2)}\n`)
