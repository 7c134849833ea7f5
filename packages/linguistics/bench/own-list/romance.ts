import type { OwnSection } from './own-section.ts'

/** Names that are unlucky in Spanish, Portuguese, French, Italian and Romanian. */
export const inRomanceLanguages: readonly OwnSection[] = [
  {
    language: 'Spanish',
    rows: `
Pajero | off-road car | exact | pajero: wanker
Laputa | small car | split | la puta: the whore
Moco | small car | exact | moco: snot
Fiera | van | sound-alike | fea: ugly
Marica | concept car | exact | marica: gay (slur)
Matador | car | exact | matador: killer
Lumia | mobile phones | exact | lumia: prostitute
P'Zone | pizza | sound-alike | pezón: nipple
Traficante | mineral water | exact | traficante: drug dealer
Concha y Toro | wine | contained | concha: vulva
La Concha | hotels | contained | concha: vulva
Reventón | sports car | exact | reventón: burst tyre, blowout
Meo | telecommunications | exact | meo: I piss
Lelo | massagers | exact | lelo: fool
Malo | knitwear | exact | malo: bad
Asco | valves | exact | asco: disgust
Asko | kitchen appliances | sound-alike | asco: disgust
Roto | windows | exact | roto: broken
Lenta | supermarkets | exact | lenta: slow
Nada | tableware | exact | nada: nothing
Memo | perfumes | exact | memo: fool
Bobo Choses | children's clothes | contained | bobo: fool
Boba | baby carriers | exact | boba: stupid
Vago | travel bags | exact | vago: lazy
Marea | car | exact | marea: makes sick, nausea
Borrego | car | exact | borrego: lamb, fool
Zorra | clothes | exact | zorra: slut
Golfa | golf clothes | exact | golfa: slut
Perra | shoes | exact | perra: bitch
Cerda | toys | exact | cerda: sow
Caca | clothes | exact | caca: poo
Kaka | sauces | sound-alike | caca: poo
Kago | furniture | sound-alike | cago: I shit
Torpedo | bicycles | contained | pedo: fart
Pedo | shoes | exact | pedo: fart
Peo | software | exact | peo: fart
Verga | wine | exact | verga: penis
Pinga | music | exact | pinga: penis
Pija | screws | exact | pija: penis
Picha | drinks | exact | picha: penis
Bicho | games | exact | bicho: penis
Polla | furniture | exact | polla: penis
Poya | skis | sound-alike | polla: penis
Chocha | tea | exact | chocha: vulva
Chichi | dolls | exact | chichi: breasts
Teta | films | exact | teta: breast
Tarado | software | exact | tarado: idiot
Tara | jewellery | exact | tara: defect
Timo | tools | exact | timo: fraud
Tonto | snacks | exact | tonto: fool
Muerto | tequila | exact | muerto: dead
Tumba | coffee | exact | tumba: grave
Sida | cosmetics | exact | sida: AIDS
Sarna | cosmetics | exact | sarna: scabies
Gafe | clothes | exact | gafe: jinx
Joto | umbrellas | exact | joto: gay (slur)
Puto | rice cakes | exact | puto: gay (slur)
Kono | coffee filters | sound-alike | coño: vulva
Paja | snacks | exact | paja: masturbation
Paro | underwear | exact | paro: unemployment
Rata | music | exact | rata: rat
Cutre | bags | exact | cutre: shabby
Ruin | games | exact | ruin: mean
Feo | furniture | exact | feo: ugly
Mala | beads | exact | mala: bad
Bruja | clothes | exact | bruja: witch
Mensa | society | exact | mensa: stupid
Culo | drinks | exact | culo: arse
Kulo | games | sound-alike | culo: arse`,
  },
  {
    language: 'Portuguese',
    rows: `
Pinto | small car | exact | pinto: penis
Kona | car | sound-alike | cona: vulva
Ascona | car | contained | cona: vulva
Besta | van | exact | besta: beast, stupid
Bundaberg | rum | contained | bunda: buttocks
Nojo | baby bedding | exact | nojo: disgust
Xana | security | exact | xana: vulva
Xanax | tranquilliser | contained | xana: vulva
Pica | markers | exact | pica: penis
Pila | sports clothes | exact | pila: penis
Rola | car parts | exact | rola: penis
Rolla | drinks | sound-alike | rola: penis
Broche | jewellery | exact | broche: blow job
Chupa Chups | lollipops | contained | chupa: suck
Otari | tape recorders | sound-alike | otário: sucker, fool
Bosta | chemicals | exact | bosta: dung
Coco | perfume | exact | cocô: poo
Xixi | drinks | exact | xixi: pee
Shishi | games | sound-alike | xixi: pee
Mija | cosmetics | exact | mija: pisses
Azar | nuts | exact | azar: bad luck
Azzaro | perfume | contained | azar: bad luck
Vadia | jewellery | exact | vadia: slut
Burro | restaurants | exact | burro: donkey, stupid
Puta | sunglasses | exact | puta: whore
Cuca | beer | contained | cu: arse
Corno | wine | exact | corno: cuckold
Chato | furniture | exact | chato: boring
Feia | cosmetics | exact | feia: ugly
Lixo | abrasives | exact | lixo: garbage
Foda | tools | exact | foda: fuck
Fodas | furniture | contained | foda: fuck
Piranha | knives | exact | piranha: whore
Droga Raia | drugstores | contained | droga: drug
Fuga | car | exact | fuga: leak, escape
Merdinho | wine | contained | merda: shit
Punheta | restaurants | exact | punheta: masturbation
Peido | games | exact | peido: fart
Cagi | underwear | sound-alike | cague: shit`,
  },
  {
    language: 'French',
    rows: `
e-tron | electric car | sound-alike | étron: turd
MR2 | sports car | spoken letters | merdeux: shitty
LaCrosse | car | exact | crosse: masturbate
Cue | toothpaste | sound-alike | cul: arse
Gerber | baby food | exact | gerber: vomit
TT Coupé | sports car | spoken letters | tête coupée: behead, head cut off
ChatGPT | software | spoken letters | chat, j'ai pété: cat, I farted
Bite | telecommunications | exact | bite: penis
Byte | computers | sound-alike | bite: penis
Beat | drinks | sound-alike | bite: penis
Verge | magazine | exact | verge: penis
Bandai | toys | sound-alike | bander: erection
Nique | clothes | exact | nique: fuck
Nike | sports shoes | sound-alike | nique: fuck
Pet | bottles | exact | pet: fart
Petco | pet shops | contained | pet: fart
Merdeka | tower | contained | merde: shit
Culligan | water softeners | contained | cul: arse
Gland | watches | exact | gland: glans
PD | tools | spoken letters | pédé: gay (slur)
Pédé | toys | exact | pédé: gay (slur)
KK | motor oil | spoken letters | caca: poo
Caca | cosmetics | exact | caca: poo
Con | sports shoes | exact | con: idiot
Conair | hair dryers | contained | con: idiot
Konn | tools | sound-alike | conne: idiot
Pipi | children's books | exact | pipi: pee
Pissa | drinks | sound-alike | pisser: piss
Poof | furniture | sound-alike | pouffe: slut
Puth | bakery | sound-alike | pute: whore
Putt | golf | sound-alike | pute: whore
Garce | perfume | exact | garce: bitch
Salope | clothes | exact | salope: slut
Nulle | software | exact | nulle: worthless
Null | software | sound-alike | nul: worthless
Panne | velvet | exact | panne: breakdown
Mort | games | exact | mort: dead
Moche | bags | exact | moche: ugly
Mosh | music | sound-alike | moche: ugly
Zob | chocolate | exact | zob: penis
Crotte | sweets | exact | crotte: dung
Cocu | drinks | exact | cocu: cuckold
Nouille | restaurants | exact | nouille: fool
Plouc | clothes | exact | plouc: boor
Rance | wine | exact | rance: rancid
Sal | kitchen | sound-alike | sale: dirty
Sale | shops | exact | sale: dirty
Faux | leather goods | exact | faux: false
Pou | games | exact | pou: louse
Poo | games | sound-alike | pou: louse
Raté | clothes | exact | raté: failure, loser
Vulve | perfume | exact | vulve: vulva
Prout | games | exact | prout: fart
Branleur | beer | exact | branleur: wanker
Suceur | vacuum cleaners | exact | suceur: sucker
Chiotte | furniture | exact | chiottes: toilet
Q | perfume | spoken letters | cul: arse
Foutre | music | exact | foutre: semen`,
  },
  {
    language: 'Italian',
    rows: `
Fika | coffee | sound-alike | fica: vulva
Fica | software | exact | fica: vulva
Figa | jewellery | exact | figa: vulva
Cazoo | cars online | sound-alike | cazzo: penis
Kazoo | games | sound-alike | cazzo: penis
Troia | holiday resort | exact | troia: whore
Mona | electric car | exact | mona: vulva, fool
Pippa | bags | exact | pippa: masturbation
Sega | video games | exact | sega: masturbation
Segafredo | coffee | contained | sega: masturbation
Belin | crackers | exact | belin: penis
Jetta | car | sound-alike | iella: bad luck
Vento | car | exact | vento: wind, fart
Peto | toys | exact | peto: fart
Topa | tools | exact | topa: vulva
Scopa | games | exact | scopa: fuck
Kaka | sports shoes | sound-alike | cacca: poo
Puzza | toys | exact | puzza: stink
Puza | drinks | sound-alike | puzza: stink
Bara | fishing rods | exact | bara: coffin
Crepa | pancakes | exact | crepa: die, crack
Cesso | furniture | exact | cesso: toilet
Morta | spirits | exact | morta: dead
Muffa | games | exact | muffa: mould
Scemo | games | exact | scemo: fool
Fesso | wine | exact | fesso: fool
Pirla | toys | exact | pirla: fool
Culona | shoes | exact | culona: arse
Minchia | beer | exact | minchia: penis
Minka | lamps | sound-alike | minchia: penis
Keka | clothes | sound-alike | checca: gay (slur)
Tette | bras | exact | tette: breasts
Ladro | wine | exact | ladro: thief
Porco | restaurants | exact | porco: pig
Vacca | leather goods | exact | vacca: cow, slut
Rotto | shoes | exact | rotto: broken
Fava | beans | exact | fava: penis
Bimbo | bread | exact | bimbo: child
Tomba | skis | exact | tomba: grave
Merda | games | exact | merda: shit
Zoccola | shoes | exact | zoccola: whore
Boia | rum | exact | boia: executioner
Palle | software | exact | palle: testicles, balls
Figasso | clothes | contained | figa: vulva`,
  },
  {
    language: 'Romanian',
    rows: `
Curver | household goods | sound-alike | curvă: whore
Curva | furniture | exact | curvă: whore
Pula | insurance | exact | pulă: penis
Futon | furniture | contained | fut: fuck
Koi | restaurants | sound-alike | coi: testicle
Prost | beer | exact | prost: stupid
Rahat | sweets | exact | rahat: shit
Laba | chemicals | exact | labă: masturbation
Kur | cosmetics | sound-alike | cur: arse
Muie | games | exact | muie: blow job
Cacat | candles | exact | căcat: shit
Bou | clothes | exact | bou: ox, fool
Mort | insurance | exact | mort: dead
Pișa | drinks | exact | pișa: piss
Pisa | tiles | sound-alike | pișa: piss
Tâmpit | games | exact | tâmpit: stupid`,
  },
]
