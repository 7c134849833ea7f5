import type { OwnSection } from './own-section.ts'

/** Names that are unlucky in Slavic, Baltic and Finno-Ugric languages, in Greek and in Georgian. */
export const inEasternEurope: readonly OwnSection[] = [
  {
    language: 'Polish',
    rows: `
Siku | toy cars | exact | siku: pee
Pupa | cosmetics | exact | pupa: buttocks
Kupa | games | exact | kupa: poo
Cupa | tools | sound-alike | kupa: poo
Cipa | pools | exact | cipa: vulva
Cyc | drinks | exact | cyc: breast
Fiut | fountain pens | exact | fiut: penis
Pala | furniture | exact | pała: penis
Suka | clothes | exact | suka: bitch
Pedal | bicycles | exact | pedał: gay (slur)
Curves | gyms | sound-alike | kurwa: whore
Curver | household goods | sound-alike | kurwa: whore
RAK | tiles | exact | rak: cancer
Brud | beer | exact | brud: dirt
Nuda | motorcycle | exact | nuda: boredom
Kara | cosmetics | exact | kara: punishment
Trup | shoes | exact | trup: corpse
Siki | perfume | exact | siki: piss
Huj | games | exact | chuj: penis
Baran | furniture | exact | baran: ram, fool
Klops | restaurants | exact | klops: failure
Dupa | software | exact | dupa: arse
Zlo | music | exact | zło: evil
Bieda | shops | exact | bieda: poverty`,
  },
  {
    language: 'Czech',
    rows: `
Pica | markers | exact | píča: vulva
Nuda | motorcycle | exact | nuda: boredom
Curver | household goods | sound-alike | kurva: whore
Kunda | furniture | exact | kunda: vulva
Skoda | car | exact | škoda: damage, pity
PRD | software | exact | prd: fart
Mor | furniture | exact | mor: plague
Trapas | tapas bar | exact | trapas: embarrassment
Kal | vitamins | exact | kal: mud, sludge
Pinda | rice | exact | pinda: vulva
Vole | beer | exact | vole: idiot
Zrada | games | exact | zrada: betrayal, treason
Kozy | bedding | exact | kozy: breasts`,
  },
  {
    language: 'Slovak',
    rows: `
Cocotte | pots | sound-alike | kokot: penis
Kokot | restaurants | exact | kokot: penis
Pica | markers | exact | piča: vulva`,
  },
  {
    language: 'Russian',
    rows: `
Zhiguli | car | sound-alike | zhigolo: gigolo
Mondelez | biscuits | sound-alike | manda: vulva
Zapor | car | exact | zapor: constipation
Puky | tricycles | exact | puki: farts
Puk | toys | exact | puk: fart
Huy Fong | sauce | contained | khuy: penis
Huya | video games | sound-alike | khuya: penis
Huawei | mobile phones | contained | khuy: penis
Ebay | auctions | sound-alike | yebat: fuck
Ebel | watches | sound-alike | yebal: fuck
Duracell | batteries | contained | dura: fool
Duralex | glass | contained | dura: fool
Kal | vitamins | exact | kal: excrement
Vonage | telephony | contained | von: stench, stink
Blue Water | mineral water | sound-alike | blevat: vomit
Minette | clothes | sound-alike | minet: blow job
Rab | outdoor clothes | exact | rab: slave
GROB | machines | exact | grob: coffin
Uroda | cosmetics | contained | urod: freak, ugly
Kozel | beer | exact | kozyol: goat (insult)
Loch Ness | whisky | contained | lokh: sucker
Brak | tools | exact | brak: defective goods
Musor | games | exact | musor: garbage
Ponos | food | exact | ponos: diarrhoea
Pozor | signs | exact | pozor: shame
Suka | clothes | exact | suka: bitch
Vorwerk | vacuum cleaners | contained | vor: thief
Popa | sauces | exact | popa: bum, arse
Siska | beer | exact | siska: breast
Gnida | combs | exact | gnida: nit, louse
Mraz | ice cream | exact | mraz: scum
Grob | skis | exact | grob: coffin
Urna | games | exact | urna: rubbish bin
Osel | wine | exact | osyol: donkey
Vosh | software | exact | vosh: louse
Sosi | games | exact | sosi: suck
Pisa | tiles | sound-alike | pisya: penis
Kaka | sauces | exact | kaka: poo
Muda | toys | sound-alike | muda: testicle
Dura | car parts | exact | dura: fool
Trup | shoes | exact | trup: corpse
Gad | bags | exact | gad: reptile, scum`,
  },
  {
    language: 'Ukrainian',
    rows: `
Dupa | software | exact | dupa: arse
Zrada | games | exact | zrada: treason
Suka | clothes | exact | suka: bitch`,
  },
  {
    language: 'Bulgarian',
    rows: `
Putka | bakery | exact | putka: vulva
Kuru Toga | pencils | contained | kur: penis
Kur | cosmetics | exact | kur: penis
Guz | tools | exact | guz: arse
Laino | wool | exact | laino: shit
Pedal | bicycles | exact | pedal: gay (slur)
Pich | shoes | sound-alike | pich: bastard`,
  },
  {
    language: 'Croatian, Serbian',
    rows: `
Kuga | car | exact | kuga: plague
Curaçao | liqueur | sound-alike | kurac: penis
Kurac | wine | exact | kurac: penis
Curver | household goods | sound-alike | kurva: whore
Pichka | clothes | sound-alike | pička: vulva
Guza | games | exact | guza: buttocks
Muda | toys | exact | muda: testicles
Bol | online shop | exact | bol: pain
Drek | software | exact | drek: shit
Sisa | clothes | exact | sisa: breast
Grob | machines | exact | grob: grave
Rak | tiles | exact | rak: cancer
Smrt | books | exact | smrt: death
Gad | bags | exact | gad: disgusting person
Budala | rice | exact | budala: fool
Kuja | clothes | exact | kuja: bitch
Konj | glue | exact | konj: horse`,
  },
  {
    language: 'Lithuanian',
    rows: `
Liga | biscuits | exact | liga: disease
Kale | locks | exact | kalė: bitch
Suda | furniture | sound-alike | šūdas: shit
Karas | sweets | exact | karas: war
Bada | phone software | sound-alike | badas: hunger
Skola | toys | exact | skola: debt
Blogas | software | exact | blogas: bad
Melas | cosmetics | exact | melas: lie`,
  },
  {
    language: 'Latvian',
    rows: `
Vista | software | exact | vista: hen
Virginia Slims | cigarettes | contained | slims: ill
Suds | soap | exact | sūds: shit
Mirt | furniture | exact | mirt: die
Kuce | shoes | exact | kuce: bitch
Dirsa | wine | exact | dirsa: arse`,
  },
  {
    language: 'Finnish',
    rows: `
Uno | small car | sound-alike | uuno: fool
Kalina | car | exact | kalina: clatter, noise
Sika | adhesives | exact | sika: pig
Hulu | television | sound-alike | hullu: crazy
Pilu | shoes | sound-alike | pillu: vulva
Paska | bread | exact | paska: shit
Tissot | watches | contained | tissi: breast
Cuppa | tea | exact | kuppa: syphilis
Kulli | clothes | exact | kulli: penis
Perse | clothes | exact | perse: arse
Kusi | yoga | exact | kusi: piss
Ruma | dolls | exact | ruma: ugly
Kipu | cosmetics | exact | kipu: pain
Sota | coffee | exact | sota: war
Rota | tools | sound-alike | rotta: rat
Pissa | drinks | exact | pissa: piss
Vito | van | sound-alike | vittu: vulva
Nussi | toys | exact | nussia: fuck
Muna | cosmetics | exact | muna: egg, penis
Roska | tools | exact | roska: garbage
Hiki | sports clothes | exact | hiki: sweat`,
  },
  {
    language: 'Estonian',
    rows: `
Tura | eyewear | sound-alike | türa: penis
Sitt | software | exact | sitt: shit
Loll | drinks | exact | loll: stupid
Perse | clothes | exact | perse: arse
Munn | tools | exact | munn: penis
Halb | furniture | exact | halb: bad
Surm | knives | exact | surm: death
Kurat | beer | exact | kurat: devil`,
  },
  {
    language: 'Hungarian',
    rows: `
Pinarello | racing bicycles | contained | pina: vulva
Pina | wine | exact | pina: vulva
Fasson | clothes | contained | fasz: penis
Tsar | vodka | sound-alike | szar: shit
Curver | household goods | sound-alike | kurva: whore
Buzi | games | exact | buzi: gay (slur)
Kaki | clothes | exact | kaki: poo
Seg | tools | sound-alike | segg: arse
Picsa | pizza | exact | picsa: vulva
Puncs | sweets | sound-alike | punci: vulva
Punci | cosmetics | exact | punci: vulva
Rossz | toys | exact | rossz: bad
Pisi | toys | exact | pisi: pee
Hulla | clothes | exact | hulla: corpse
Baj | clothes | exact | baj: trouble, problem`,
  },
  {
    language: 'Greek',
    rows: `
Malaga | car | sound-alike | malakas: wanker
Mooney | cards | sound-alike | mouni: vulva
Moony | nappies | sound-alike | mouni: vulva
Muni | cosmetics | sound-alike | mouni: vulva
Skata | clothes | exact | skata: shit
Kolos | tyres | exact | kolos: arse
Gamo | air rifles | exact | gamo: fuck
Kaka | sauces | sound-alike | kaka: poo
Putana | shoes | exact | putana: whore
Pusti | clothes | sound-alike | pousti: gay (slur)
Vlakas | yoghurt | exact | vlakas: stupid
Kakos | bread | exact | kakos: bad
Klania | furniture | exact | klania: fart`,
  },
  {
    language: 'Georgian',
    rows: `
Siri | voice assistant | sound-alike | q'le: penis
Bozi | clothes | exact | bozi: whore
Kle | cosmetics | sound-alike | q'le: penis
Clé de Peau | cosmetics | contained | q'le: penis
Traki | fashion | exact | t'rak'i: arse
Viri | software | exact | viri: donkey`,
  },
]
