import { foldName } from '../letters/fold.ts'

/*
 * Elements that are weak for all goods. Both lists come from published lists, with their translations from
 * dictionaries, and not from decisions: a test counts their words in the signs of the two lists of decided cases and
 * fails when one list is served better (see `leak.test.ts`).
 */

/**
 * Words of praise: the examples of the EUIPO Guidelines, part B, section 4, chapter 3, 2.3 and of TMEP 1209.03(k) in
 * English, and what dictionaries give for them in German, French, Spanish and Italian.
 */
const laudatory = `
  best beste meilleur mejor migliore better besser good gut bon bueno buono great gross grand grande greatest
  super superior superieur superiore supreme ultra ultimate extra plus premium premier prime prima top first erste premiere primero primo
  quality qualitat qualite calidad qualita excellent excellence exzellent excelente eccellente perfect perfekt parfait perfecto perfetto
  ideal ideale optimal optimum optima deluxe luxury luxus luxe lujo lusso exclusive exklusiv exclusif exclusivo esclusivo
  finest fine fein fin fino select selection selected auswahl seleccion selezione special spezial speciale especial
  original originale genuine authentic echt authentique autentico pure pur puro pura fresh frisch frais fresco natural natur naturel naturale
  classic klassisch classique clasico classico traditional traditionell traditionnel tradicional tradizionale
  new neu nouveau nuevo nuovo modern moderne moderno smart intelligent easy einfach leicht facile facil simple
  quick schnell rapide rapido fast express instant safe sicher sur seguro sicuro universal universel universale total totale complete komplett complet completo
  basic basis base advantage vorteil avantage ventaja vantaggio value wert valeur valor valore favorite favourite favorit favori favorito preferred
  light lite leger ligero leggero mini maxi mega multi micro macro hyper turbo eco bio green grun vert verde diet medi flex flexi pro professional professionell professionnel
  profesional professionale royal famous popular unique einzigartig unico world`

/**
 * Combining forms: beginnings of words that have a meaning of their own for all goods, as dictionaries list them
 * (Duden, Oxford, Petit Robert, RAE, Treccani: prefixes, prefixoids and confixes), of three letters or more.
 */
const combining = `
  acro aero agri agro allo ambi andro ante anthropo anti aqua archeo astro audio auto balneo baro biblio bio brachy cardio centi chemo chrono cine circum cosmo counter
  cryo crypto cyber deca deci demo dent derma dermato derm digi duo dyna dynamo eco electro elektro endo equi ergo ethno euro exo extra ferro fibro fluoro
  gastro geo gluco glyco gyro haemo hecto helio hemi hemo hepato hetero hexa histo holo homeo homo hydro hyper hypo infra inter intra iso kilo kine lacto lipo litho
  logo macro magneto maxi mecano medi mega meta metro micro mikro milli mini mono morpho multi musico myco myo nano narco necro neo nephro neuro nitro
  octo oeno omni onco ophthalmo opto ornitho oro ortho osteo oxy pan para patho penta peri petro pharma phono photo phyto piezo pluri pneumo poly post pre pro
  proto pseudo psycho pulmo pyro quadri quadro quasi radio retro rhino sacro semi servo silico socio sono spectro stereo sub super supra techno tele tetra thermo
  toxi trans tri turbo ultra uni uro vaso vibro video vice vita xeno xylo zoo
  auto flex soft info data net web tech tronic matic logic graph gram scope meter phone`

const wordsOf = (text: string) => new Set(text.trim().split(/\s+/).map(foldName))

export const laudatoryWords = wordsOf(laudatory)
export const combiningForms = wordsOf(combining)
