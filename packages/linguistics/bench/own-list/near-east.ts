import type { OwnSection } from './own-section.ts'

/** Names that are unlucky in Turkish, Arabic, Persian, Hebrew, Hindi and their neighbours. */
export const inTheNearEast: readonly OwnSection[] = [
  {
    language: 'Turkish',
    rows: `
Sikkens | paints | contained | sik: penis
Sick | sensors | sound-alike | sik: penis
Bok | bank | exact | bok: shit
Am | shops | exact | am: vulva
Goth | clothes | sound-alike | göt: arse
Got | furniture | exact | göt: arse
Salak | snacks | exact | salak: fool
Kusmi | tea | contained | kus: vomit
Deli | stationery | exact | deli: crazy
Bit | beer | exact | bit: louse
Chop'd | salads | contained | çöp: garbage
Yalan | beach | exact | yalan: lie
Bela | toothpaste | exact | bela: trouble
Hasta | insurance | exact | hasta: ill
Pis | photographs | exact | pis: dirty
Kel | sports | exact | kel: bald
Mal | clothes | exact | mal: idiot
Pic | cameras | exact | piç: bastard
Kir | liqueur | exact | kir: dirt
Kan | phones | exact | kan: blood
Olu | waters | exact | ölü: dead
Meme | software | exact | meme: breast
Yarak | games | exact | yarak: penis
Cuk | tools | exact | çük: penis
Kaka | sauces | exact | kaka: poo
Topal | furniture | exact | topal: lame, cripple
Kotu | cosmetics | exact | kötü: bad
Ibne | clothes | exact | ibne: gay (slur)`,
  },
  {
    language: 'Arabic',
    rows: `
Zamel | electronics | exact | zamel: gay (slur)
Kus | tea | exact | kus: vulva
Kos | chairs | sound-alike | kus: vulva
Zippy | clothes | sound-alike | zibbi: penis
Zeb | tools | sound-alike | zebb: penis
Zib | software | sound-alike | zibb: penis
Teez | games | exact | tiz: arse
Kara | cosmetics | sound-alike | khara: shit
Khara | animation | exact | khara: shit
Maniac | energy drink | sound-alike | manyak: gay (slur)
Nike | sports shoes | sound-alike | nik: fuck
Nik | clothes | exact | nik: fuck
Gabi | clothes | sound-alike | ghabi: stupid
Harami | bags | exact | harami: thief
Kefir | dairy | sound-alike | kafir: infidel
Zena | perfume | sound-alike | zina: adultery
Ayr | airline | exact | ayr: penis
Kalb | wine | exact | kalb: dog
Mout | tools | exact | mawt: death
Kiss | radio | sound-alike | kuss: vulva
Zift | games | exact | zift: tar, rubbish
Bizz | drinks | sound-alike | bizz: breast
Luti | shoes | exact | luti: gay`,
  },
  {
    language: 'Persian',
    rows: `
Kiri | cheese | exact | kiri: penis
Kir | liqueur | exact | kir: penis
Kirin | beer | contained | kir: penis
COS | fashion | sound-alike | kos: vulva
Goose | jackets | sound-alike | guz: fart
Grey Goose | vodka | sound-alike | guz: fart
Kun | supplements | exact | kun: arse
Coon | cheese | sound-alike | kun: arse
Khar | clothes | exact | khar: donkey
Marg | tequila | exact | marg: death
Goh | lamps | exact | goh: shit
Sag | stairs | exact | sag: dog
Jende | furniture | exact | jende: whore
An | cosmetics | exact | an: shit`,
  },
  {
    language: 'Hebrew',
    rows: `
Zune | music player | sound-alike | ziyun: fuck
Zain | telecommunications | exact | zayin: penis
Zona | insulation | exact | zona: whore
Zonar | software | contained | zona: whore
Shaker | drinks | sound-alike | sheker: lie
Met | opera | exact | met: dead
Kaki | clothes | exact | kaki: poo
Ra | music | exact | ra: bad
Kus | tea | exact | kus: vulva
Zevel | shoes | exact | zevel: garbage
Tahat | rugs | exact | tachat: buttocks
Ganav | wine | exact | ganav: thief`,
  },
  {
    language: 'Hindi',
    rows: `
Lund | boats | exact | lund: penis
Lauda | airline | exact | lauda: penis
Loda | tools | exact | loda: penis
Tati | clothes | sound-alike | tatti: shit
Tatty Devine | jewellery | sound-alike | tatti: shit
Ullu | films | exact | ullu: fool, owl
Gant | clothes | sound-alike | gand: arse
Gander | outdoor shops | contained | gand: arse
Gandour | biscuits | contained | gand: arse
Ganda | games | exact | ganda: dirty
Chute | parcel | sound-alike | chut: vulva
Choot | parachutes | exact | chut: vulva
Randi | jewellery | exact | randi: whore
Randy | shoes | sound-alike | randi: whore
Moot | legal software | sound-alike | mut: urine
Susu | yoghurt | exact | susu: pee
Chor | bicycles | exact | chor: thief
Pagal | spices | exact | pagal: crazy
Pagel | wine | sound-alike | pagal: crazy
Kutti | shoes | exact | kutti: bitch
Kutta | kitchenware | exact | kutta: dog
Harami | bags | exact | harami: bastard
Bura | furniture | exact | bura: bad
iPad | tablet computer | contained | pad: fart
Gobar | fuel | exact | gobar: dung
Maut | trucks | exact | maut: death`,
  },
]
