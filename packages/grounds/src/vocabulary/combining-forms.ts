import type { WordRole } from './area.ts'
import { classesOf } from './area.ts'

/*
 * Combining forms of compounds and abbreviations of trade, the same in all five languages. Sources: lists of prefixes
 * and suffixes in grammars, and abbreviations in dictionaries; our own choice by field.
 */
export interface FormField {
  readonly role: WordRole
  readonly classes: readonly number[]
  readonly forms: string
}

export const combiningForms: readonly FormField[] = [
  {
    role: 'quality',
    classes: classesOf.all,
    forms: `bio eco oko euro mini maxi midi micro mikro nano macro makro multi poly omni uni mono duo tri quattro inter intra
      trans super hyper ultra mega giga tera infra semi auto self ready flexi vari perma all anti non pro neo eu usa uk intl swiss global
      inno syn iso hi lo max plus`,
  },
  {
    role: 'kind',
    classes: classesOf.technology,
    forms: `digi digit electro elektro elec tele tech tec techno tek compu comp info data cyber robo mecha photo foto video audio vid phono
      soft ware net web app bot cam corder fax modem pc tv hd lcd led oled usb dvd cd gps rfid nfc wifi wlan lan vpn sms mms html http pdf
      ai vr ar 2d 3d 4k hdmi ssd cpu ram rom crm erp cad cam it ict gui opto opti`,
  },
  {
    role: 'kind',
    classes: classesOf.telecommunication,
    forms: `tele tel fon phone com comm telco voip sms chat mail net web radio tv isdn dsl lte 5g 4g umts gsm cell`,
  },
  {
    role: 'purpose',
    classes: classesOf.medicine,
    forms: `medi med medic pharma pharm farma derma dermo dermat cardio neuro gastro hepato hepa nephro osteo arthro artro rhino naso
      oto pneumo pulmo broncho hemo haemo angio immuno onco psycho pedi podo ortho orto dent denti denta dento odonto oral opti ophthal
      oculo gyn uro andro myo cyto histo toxi thera phyto fito homeo osteo physio fysio vita vital vitamin nutri gluco glyco lipo
      dia thermo cryo viro bacter bakter anti algesic itis oma ectomy scope scopy dna rna`,
  },
  {
    role: 'kind',
    classes: classesOf.cosmetics,
    forms: 'derma dermo cosme cosmo aqua hydra hydro aroma parfum dent spa spf uv nutri vita lipo collagen keratin',
  },
  {
    role: 'kind',
    classes: classesOf.foodAndDrinks,
    forms:
      'nutri vita choco lacto fructo frutti agri agro gastro vini vino veggie vegi yogu frigo caf decaf carb carbs kcal prote bbq',
  },
  {
    role: 'kind',
    classes: classesOf.energy,
    forms:
      'thermo therm hydro aqua aero solar sol petro ener energo electro enviro geo pyro photovolt pv kw kwh lpg cng co2 atom nuclear chem chemo cata',
  },
  { role: 'kind', classes: classesOf.home, forms: 'aqua hydro thermo therm lumi lux dormi sani kitch deco frigo cryo vac clean' },
  {
    role: 'kind',
    classes: classesOf.vehicles,
    forms: 'auto moto motor aero velo cyclo truck suv 4x4 4wd awd turbo diesel hybrid ev cabrio abs rv atv',
  },
  { role: 'kind', classes: classesOf.building, forms: 'geo plast iso isol termo thermo roof stab crete ply lam fix mur pave' },
  {
    role: 'kind',
    classes: classesOf.finance,
    forms: 'fin fino finan giro credit kredit capi invest cash pay bank hypo hypothek immo etf ipo atm reit b2b b2c m2m',
  },
  { role: 'kind', classes: classesOf.business, forms: 'commerce consult hr pr b2b b2c ceo roi seo sme kmu pme outlet promo' },
  { role: 'kind', classes: classesOf.garden, forms: 'agri agro horti flori herbi flora silvi phyto veg' },
  {
    role: 'kind',
    classes: classesOf.media,
    forms: 'docu edu info news quiz kids cine kino video audio biblio graph graphic hdtv mp3 dj',
  },
  { role: 'kind', classes: classesOf.travel, forms: 'tour touris trans transit aero geo trek camp' },
  {
    role: 'ingredient',
    classes: classesOf.materials,
    forms: 'plasti plast ferro alu titan carbo silic poly vinyl lami tex textil fibr fiber gore pvc pe pp ptfe abs mdf',
  },
]
