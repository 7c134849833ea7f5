import type { OwnSection } from './own-section.ts'

/** Names that are unlucky in English, German, Dutch and the Nordic languages. */
export const inGermanicLanguages: readonly OwnSection[] = [
  {
    language: 'English',
    rows: `
Pschitt | lemonade | sound-alike | shit
Pocari Sweat | drink | contained | sweat
Calpis | drink | sound-alike | cow piss
Coolpis | drink | contained | piss
Krapp | toilet paper | sound-alike | crap: shit
Crapsy Fruit | cereal | contained | crap: shit
Plopp | chocolate | exact | plop: excrement falling
Fart | chocolate | exact | fart
Fartfull | desk | contained | fart
Jerker | desk | exact | jerker: masturbate
Barf | washing powder | exact | barf: vomit
Cream Collon | biscuits | sound-alike | colon: intestine
Green Piles | lawn care | contained | piles: haemorrhoids
Zit | lemonade | exact | zit: pimple
Wang | computers | exact | wang: penis
Bimbo | bread | exact | bimbo: silly woman
Pee Cola | lemonade | contained | pee: urine
Mukk | yoghurt | sound-alike | muck: dirt
Homo | sausage | exact | homo: gay (slur)
Shitto | sauce | contained | shit
Grand Dick | wine | contained | dick: penis
Superpiss | windscreen wash | contained | piss
Fockink | liqueur | sound-alike | fucking: fuck
Skum | sweets | sound-alike | scum
Slag | beer | exact | slag: slut
Bonka | coffee | contained | bonk: sex
Aass | beer | sound-alike | ass: arse
Prick | crisps | exact | prick: penis
Spunk | sweets | exact | spunk: semen
Megapussi | crisps | contained | pussy: vulva
Pussy | energy drink | exact | pussy: vulva
Isis | chocolates | exact | ISIS: terror group
Ayds | slimming sweets | sound-alike | AIDS
Incubus | running shoes | exact | incubus: demon
Dedra | car | sound-alike | dead
Charade | car | exact | charade: farce, sham
Titan Dump | lorry | contained | dump: defecate, garbage
Scat | off-road car | exact | scat: excrement
Rodius | car | sound-alike | odious: disgusting
Swinger | car | exact | swinger: sex
Probe | sports car | exact | probe
Dictator | car | exact | dictator
Hummer | off-road car | exact | hummer: blow job
Zica | car | sound-alike | Zika: virus
Provo | concept car | exact | Provo: terrorist
Dongfeng | lorries | contained | dong: penis
Evasion | van | exact | evasion: tax fraud
Fagor | washing machines | contained | fag: gay (slur)
Dickmann's | sweets | contained | dick: penis
Fokker | aeroplanes | sound-alike | fucker: fuck
Wanko | fashion | contained | wank: masturbate
Pisco | brandy | contained | piss
Hella | headlamps | contained | hell
Hell | energy drink | exact | hell
Sick | sensors | exact | sick: ill
Schmuck | jewellery | exact | schmuck: fool
Putz | cleaning goods | exact | putz: fool
Gimp | software | exact | gimp: cripple
Git | software | exact | git: fool
Coq | software | sound-alike | cock: penis
Le Coq Sportif | sports clothes | sound-alike | cock: penis
Cockburn's | port | contained | cock: penis
Rapala | fishing lures | contained | rape
Fanny May | chocolates | contained | fanny: vulva
Fannie Mae | loans | sound-alike | fanny: vulva
Nonce | finance | exact | nonce: paedophile
Wii | game console | sound-alike | wee: pee
Skank | clothes | exact | skank: slut
Minge | chemicals | exact | minge: vulva
Tosser | tools | exact | tosser: wanker
Kuntz | wine | sound-alike | cunts: vulva
Phuc | restaurants | sound-alike | fuck
Fuk | shops | sound-alike | fuck
FCUK | fashion | sound-alike | fuck
Poo | toys | exact | poo: excrement
Dung | coffee | exact | dung
Puke | clothes | exact | puke: vomit
Dum Dum | lollipops | sound-alike | dumb: stupid
Loser | ski resort | exact | loser
Moron | tools | exact | moron: idiot
Arse | drinks | exact | arse
Bum Bum | ice cream | contained | bum: arse
Titz | shops | sound-alike | tits: breasts
Shag | clothes | exact | shag: sex
Nazi | games | exact | nazi
Kok | chemicals | sound-alike | cock: penis
Krap | fish | sound-alike | crap: shit
Toss | clothes | contained | toss: masturbate
Dik | tools | sound-alike | dick: penis
Hoare | bank | sound-alike | whore
Skata | clothes | contained | scat: excrement
Lyce | shirts | sound-alike | lice: louse
Pen Island | pens | split | penis
Who Represents | agents | split | whore
Therapist Finder | counselling | split | rapist: rape
Sofa King | furniture | split | fucking: fuck
Experts Exchange | forum | split | sex change
Kum | sharpeners | sound-alike | cum: semen
Analtech | chemistry | contained | anal: anus
Anusol | ointment | contained | anus
Fuca | beer | sound-alike | fuck
Assos | cycling clothes | contained | ass: arse
Assa | locks | contained | ass: arse
Pup | toys | sound-alike | poop: excrement
Bich | wine | sound-alike | bitch
Bitch | wine | exact | bitch
Sux | software | sound-alike | sucks: suck
Twatt | jewellery | sound-alike | twat: vulva`,
  },
  {
    language: 'German',
    rows: `
Mist Stick | curling iron | contained | Mist: dung
Irish Mist | liqueur | contained | Mist: dung
Silver Mist | car | contained | Mist: dung
Sierra Mist | lemonade | contained | Mist: dung
Vicks | cough sweets | sound-alike | Wichs: masturbate, fuck
Wix | websites | sound-alike | wichsen: masturbate
Puffs | paper handkerchiefs | contained | Puff: brothel
Puff | tobacco | exact | Puff: brothel
Gutvik | bed | sound-alike | guter Fick: fuck
Latte | coffee | exact | Latte: erection
Opa | car | exact | Opa: grandfather
Tod's | shoes | contained | Tod: death
Chloé | fashion | sound-alike | Klo: toilet
Tussy | deodorant | sound-alike | Tussi: bimbo
Nutella | spread | contained | Nutte: prostitute
Qualcomm | chips | contained | Qual: torture, agony
Gift | shops | exact | Gift: poison
The Gift | perfume | contained | Gift: poison
Coats | yarn | sound-alike | kotzen: vomit
Kotex | towels | contained | Kot: excrement
Bumble | dating | contained | bumsen: sex
Bums | clothes | exact | bumsen: sex
Handy | tools | exact | Handy: mobile phone
Saks | clothes | sound-alike | Sack: scrotum
Dep | hair gel | sound-alike | Depp: fool
Doof | software | exact | doof: stupid
Pest | tools | exact | Pest: plague
Angst | clothes | exact | Angst: fear
Popel | toys | exact | Popel: snot
Cack | shops | sound-alike | kacken: shit
Kaki | clothes | sound-alike | Kacke: shit
Drek | software | sound-alike | Dreck: dirt
Ekle | clothes | sound-alike | Ekel: disgust
Sau | shoes | exact | Sau: sow
Pups | pets | exact | Pups: fart
Lyke | fashion | sound-alike | Leiche: corpse
Mull | cloth | exact | Müll: garbage
Muschi | cat food | exact | Muschi: vulva
Mushi | games | sound-alike | Muschi: vulva
Abort | software | exact | Abort: toilet, miscarriage
Zicke | perfume | exact | Zicke: bitch
Ficks | glue | sound-alike | fick: fuck
Pansen | clothes | exact | Pansen: paunch
Furz | games | exact | Furz: fart
Flegel | beer | exact | Flegel: lout, boor
Luder | clothes | exact | Luder: slut
Tot | toys | exact | tot: dead
Schund | books | exact | Schund: rubbish
Knast | clothes | exact | Knast: prison
Mies | furniture | exact | mies: bad
Pisse | wine | exact | Pisse: piss
Sarg | wine | exact | Sarg: coffin
Laus | awards | exact | Laus: louse
Pavian | medical scanners | exact | Pavian: baboon
Arsh | clothes | sound-alike | Arsch: arse
Shice | music | sound-alike | Scheiße: shit
Pickle | snacks | sound-alike | Pickel: pimple
Not | clothes | exact | Not: distress, poverty`,
  },
  {
    language: 'Dutch',
    rows: `
Lululemon | yoga clothes | contained | lul: penis
Lul | baby goods | exact | lul: penis
Flickr | photos | sound-alike | flikker: gay (slur)
Kut | hair salons | exact | kut: vulva
Pik | tools | exact | pik: penis
Pick | salami | sound-alike | pik: penis
Kont | software | exact | kont: arse
Slet | clothes | exact | slet: slut
Rot | furniture | exact | rot: rotten
Gekko | computers | contained | gek: crazy
Gek | toys | exact | gek: crazy
Dood | games | exact | dood: dead
Poep | clothes | exact | poep: excrement
Drol | drinks | exact | drol: turd
Kwak | beer | exact | kwak: blob, semen
Hoer | software | exact | hoer: whore
Kak | wine | exact | kak: shit
Tiet | clothes | exact | tiet: breast
Zak | shops | exact | zak: scrotum
Trut | games | exact | trut: bitch
Muts | hats | exact | muts: vulva
Poot | shoes | exact | poot: gay (slur)
Eikel | wine | exact | eikel: glans, fool
Sul | soap | exact | sul: fool
Neukirchen | tools | contained | neuk: fuck
Stront | soap | exact | stront: shit
Plas | cosmetics | exact | plas: piss`,
  },
  {
    language: 'Swedish',
    rows: `
Fitta | small car | exact | fitta: vulva
Fitter | sports | sound-alike | fitta: vulva
Regata | car | sound-alike | ragata: shrew, old hag
Kiss | sweets | exact | kiss: pee
Skit | software | exact | skit: shit
Skittles | sweets | contained | skit: shit
Kuk | clothes | exact | kuk: penis
Cook | travel | sound-alike | kuk: penis
Kukident | denture cleaner | contained | kuk: penis
Hora | coffee | exact | hora: whore
Bajs | games | exact | bajs: poo
Fis | software | exact | fis: fart
Pung | games | exact | pung: scrotum
Dum | clothes | exact | dum: stupid
Pruttar | games | contained | prutt: fart
Knulla | knitting | exact | knulla: fuck
Rumpa | drinks | exact | rumpa: buttocks
Slem | games | exact | slem: slime
Snor | tools | exact | snor: snot
Tutte | toys | sound-alike | tutte: breasts
Piss | rainwear | exact | piss: urine`,
  },
  {
    language: 'Danish',
    rows: `
Pik | cards | exact | pik: penis
Pick | tools | sound-alike | pik: penis
Fis | skiing | exact | fis: fart
Lort | games | exact | lort: shit
Prut | toys | exact | prut: fart
Luder | beer | exact | luder: whore
Skam | television | exact | skam: shame
Rov | robots | exact | røv: arse
Tis | watches | exact | tis: pee
Kneppe | bakery | exact | kneppe: fuck
Gift | shops | exact | gift: poison
Dod | bags | exact | død: dead`,
  },
  {
    language: 'Norwegian',
    rows: `
Tissot | watches | contained | tiss: pee
Fitte | clothes | exact | fitte: vulva
Pikk | games | exact | pikk: penis
Drit | wine | exact | dritt: shit
Rass | clothes | exact | rass: arse
Hore | shoes | exact | hore: whore
Pule | toys | exact | pule: fuck
Puler | lamps | contained | pule: fuck
Kuk | tools | exact | kuk: penis
Promp | games | exact | promp: fart`,
  },
]
