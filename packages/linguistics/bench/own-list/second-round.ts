import type { OwnSection } from './own-section.ts'

/**
 * The second round, written on 2026-11-28 before any figure of that day was seen: the languages in which most
 * documented names are unlucky, and kinds of likeness of which the first round has few.
 */
export const inSecondRound: readonly OwnSection[] = [
  {
    language: 'English',
    rows: `
Maxipuke | playing cards | contained | puke: vomit
Pansy | underwear | exact | pansy: sissy, gay (slur)
White Elephant | batteries | exact | white elephant: useless possession
Fang Fang | lipstick | exact | fang: snake's tooth
Goat | quilts | exact | goat: lecher
Junk | clothes | exact | junk: rubbish, garbage
My Dung | restaurants | contained | dung
Phat Phuc | noodles | sound-alike | fuck
Phuket | travel | sound-alike | fuck
Atum Bom | tuna | sound-alike | atom bomb: bomb
Golden Gaytime | ice cream | contained | gay
Fartek | children's clothes | contained | fart
Jussipussi | rolls | contained | pussy: vulva
Urinal | tea | exact | urinal: urine
Barfy | burgers | contained | barf: vomit
Creap | coffee creamer | sound-alike | creep
Mucos | lemonade | sound-alike | mucus: snot
Horniphon | radios | contained | horny
Kinki | travel | sound-alike | kinky: pervert
Nad's | hair removal | exact | nads: testicles
Superglans | car polish | contained | glans
Smeg | kitchen appliances | contained | smegma
Sars | lemonade | exact | SARS: disease
Sarsi | lemonade | contained | SARS: disease
Colon | detergent | exact | colon: intestine
Corona | beer | exact | corona: virus
Zyklon | running shoes | contained | Zyklon B: gas chamber
Hitler | clothes | exact | Hitler
FAG | bearings | exact | fag: gay (slur)
Slut | shops | exact | slut
Darkie | toothpaste | exact | darkie: black person (slur)
Negro | sweets | exact | negro: black person (slur)
Negrita | rum | contained | negro: black person (slur)
Sambo | restaurants | exact | sambo: black person (slur)
Spic and Span | cleaner | contained | spic: Hispanic (slur)
Naf Naf | fashion | sound-alike | naff: tacky, tasteless
Fiasco | wine | exact | fiasco: failure
Naked | car | exact | naked
Trumpchi | car | contained | trump: fart
Wind | car | exact | wind: fart
Dingo | car | exact | dingo: coward
Cee'd | car | sound-alike | seed: semen
Wartburg | car | contained | wart
Oltcit | car | contained | shit
Brat | car | exact | brat: rascal
Wankel | engines | contained | wank: masturbate
Fugger | bank | sound-alike | fucker: fuck
Fucking Hell | beer | exact | fuck
Kunth | maps | sound-alike | cunt: vulva
Kuntze | tools | sound-alike | cunts: vulva
Bog | bookshops | exact | bog: toilet
Asse | sports clothes | sound-alike | ass: arse
Bumbo | baby seats | contained | bum: arse
Buttinette | crafts | contained | butt: arse
Illy | coffee | contained | ill: sick
Dedon | garden furniture | sound-alike | dead
Killy | ski wear | contained | kill
Killtec | outdoor clothes | contained | kill
Sinn | watches | sound-alike | sin
Sinsay | fashion | contained | sin
Rapé | snuff | exact | rape
Pedo | shoes | exact | pedo: paedophile
Pouf | furniture | sound-alike | poof: gay (slur)
Dike | boots | sound-alike | dyke: lesbian (slur)
Trani | wine | sound-alike | tranny: transvestite
Spazio | furniture | contained | spaz: disabled (slur)
MongoDB | software | contained | mong: retarded
Lamé | cloth | exact | lame
Baldessarini | fashion | contained | bald
Ugli | fruit | sound-alike | ugly
Krass | fashion | sound-alike | crass: rude
Pong | games | exact | pong: stink
Niff | festivals | exact | niff: stink
Skam | television | sound-alike | scam: fraud
Shams | airline | contained | sham: fraud
Foni | telephones | sound-alike | phoney: false
Lier | beds | sound-alike | liar
Cheep | shops | sound-alike | cheap
Puur | cosmetics | sound-alike | poor: poverty
Brok | bank | sound-alike | broke: bankrupt
Loss | construction | exact | loss
Loo | software | exact | loo: toilet
Crasch | sports clothes | sound-alike | crash: accident
Bang & Olufsen | audio | contained | bang: sex
Suk | shops | sound-alike | suck
Succo | juice | sound-alike | suck
Jerk | seasoning | exact | jerk: wanker, fool
Nit | clothes | exact | nit: louse
Prat | cheese | exact | prat: fool
Berk | chemicals | exact | berk: fool
Wally | yachts | exact | wally: fool
Luni | sausage | sound-alike | loony: crazy
Skanska | construction | contained | skank: slut
Tarte | cosmetics | sound-alike | tart: slut
Hoe | gins | exact | hoe: whore
Hooka | tobacco | sound-alike | hooker: prostitute
Pornic | porcelain | contained | porn
Nude | glass | exact | nude: naked
Sexten | water | contained | sex
Bonner | furniture | sound-alike | boner: erection
Nob | hotels | exact | nob: penis
DONG | energy | exact | dong: penis
Penisola | cheese | contained | penis
Willy's | crisps | exact | willy: penis
Wienerwald | restaurants | contained | wiener: penis
Kock | furniture | sound-alike | cock: penis
Koks | clothes | sound-alike | cocks: penis
Titus | skateboards | contained | tit: breast
Boob | bras | exact | boob: breast
Fanny | tuna | exact | fanny: vulva
Quimper | pottery | contained | quim: vulva
Analgin | painkiller | contained | anal: anus
Arseus | health | contained | arse
Wizz Air | airline | sound-alike | whizz: pee
Guf | furniture | sound-alike | guff: fart
Vom Fass | oil | contained | vom: vomit
Spit | tools | exact | spit
Acne | fashion | exact | acne: pimple
Rasch | wallpaper | sound-alike | rash
Scabal | cloth | contained | scab
Klap | toys | sound-alike | clap: gonorrhoea
Herpa | model cars | sound-alike | herpes
Crippa | machines | sound-alike | crip: cripple
Tomba | skis | contained | tomb: grave
Graves | wine | exact | graves: grave
Korps | clothes | sound-alike | corpse
Panik | records | sound-alike | panic: fear
Bomba | energy drink | contained | bomb
SS | stationery | exact | SS: Nazi
KKK | sweets | abbreviation | KKK: terror group
Krispy Kreme Klub | doughnuts | abbreviation | KKK: terror group
Wisconsin Tourism Federation | tourism | abbreviation | WTF: what the fuck
POS | software | abbreviation | piece of shit
BJ | shops | abbreviation | blow job
BO | cosmetics | abbreviation | body odour: sweat
STI | car | abbreviation | sexually transmitted infection, disease
BS | bank | abbreviation | bullshit
ETA | watches | exact | ETA: terror group
IRA | software | exact | IRA: terror group
666 | clothes | numbers | the devil
13 | hotels | numbers | bad luck
Roots | clothes | exact | root: sex, fuck
Chunder | software | exact | chunder: vomit
Bender | machines | exact | bender: gay (slur)
Bint | clothes | exact | bint: woman (slur)
Minger | cheese | exact | minger: ugly
Slash | software | exact | slash: piss
Duff | beer | exact | duff: useless, worthless
Dud | batteries | exact | dud: useless, failure
Dodo | baby goods | exact | dodo: fool, extinct
Kaput | tools | exact | kaput: broken
Viral | cosmetics | exact | viral: virus
Morbier | cheese | contained | morbid: disease
Crème Crud | ice cream | contained | crud: dirt
Grotto | restaurants | contained | grot: dirt
Gunk | cleaner | exact | gunk: dirt, slime
Sludge | paint | exact | sludge: slime, mud
Gore | cloth | exact | gore: blood
Bile | beer | exact | bile: gall
Mange | restaurants | exact | mange: scabies
Plage | clothes | sound-alike | plague
Vile | wine | exact | vile: disgusting
Nasty | juice | exact | nasty: disgusting
Grim | tools | exact | grim: gloomy
Sad | furniture | exact | sad: sorrow
Doom | insecticide | exact | doom
Hex | tools | exact | hex: curse
Slob | shoes | exact | slob: lazybones, boor
Slack | software | exact | slack: lazy
Trash | clothes | exact | trash: garbage
Bosh | tools | exact | bosh: nonsense
Tripe | travel | exact | tripe: nonsense
Scrap | software | exact | scrap: garbage
Lemon | car | exact | lemon: defective, useless
Spam | meat | exact | spam: junk mail
Bug | car | exact | bug: error, vermin
Louse | clothes | exact | louse
Leech | tools | exact | leech
Crook | shoes | exact | crook: thief, fraud
Thugs | clothes | contained | thug: criminal
Meth | lab goods | exact | meth: drug
Crack | games | exact | crack: cocaine
Coke | drinks | exact | coke: cocaine
Junky | clothes | exact | junkie: drug addict
Hashi | shoes | contained | hash: cannabis
Pott | rum | sound-alike | pot: cannabis
Knut | dolls | sound-alike | nut: crazy, testicle`,
  },
  {
    language: 'French',
    rows: `
Q3 | car | spoken letters | cul: arse
Q8 | petrol | spoken letters | cul: arse
HP | printers | spoken letters | achepé, hôpital psychiatrique: madhouse
LHOOQ | art | spoken letters | elle a chaud au cul: arse
PQ | paper | abbreviation | papier cul: toilet paper
MST | software | abbreviation | maladie sexuellement transmissible: disease
SIDA | airline | exact | sida: AIDS
TT Merde | games | contained | merde: shit
Lolo | milk | exact | lolo: breast
Bidon | furniture | exact | bidon: false, fake
Bouse | clothes | exact | bouse: dung
Boudin | restaurants | exact | boudin: ugly woman
Conad | supermarkets | contained | con: idiot
Connor | tools | contained | con: idiot
Kiki | clothes | exact | kiki: penis
Naze | glasses | exact | naze: useless
Nase | wine | exact | nase: useless
Pine | wood | exact | pine: penis
Pipe | software | exact | pipe: blow job
Zona | insulation | exact | zona: shingles
Gale | bicycles | exact | gale: scabies
Rage | games | exact | rage: rabies
Toc | watches | exact | toc: fake
Poubelle | furniture | exact | poubelle: garbage
Tocard | wine | exact | tocard: loser
Fion | clothes | exact | fion: arse
Fiotte | wine | exact | fiotte: gay (slur)
Chatte | dolls | exact | chatte: vulva
Moule | games | exact | moule: vulva
Kuhl | outdoor clothes | sound-alike | cul: arse
Cooltra | scooters | contained | cul: arse
Cue & Co | shops | contained | cul: arse
Merdé | wine | sound-alike | merde: shit
Pew | perfume | sound-alike | pue: stink
Puma | shoes | contained | pue: stink
Salo | furniture | sound-alike | salaud: bastard
Salaud | shoes | exact | salaud: bastard
Bitter | games | sound-alike | bite: penis
Pounaise | clothes | sound-alike | punaise: bedbug
Teub | headphones | exact | teub: penis
Zizi | games | exact | zizi: penis
Foufoune | cosmetics | exact | foufoune: vulva
Gouine | shoes | exact | gouine: lesbian (slur)
Fessée | clothes | exact | fessée: spanking
Fesse | swimwear | exact | fesse: buttocks
Degueu | games | sound-alike | dégueu: disgusting
Vomi | games | exact | vomi: vomit
Chiant | clothes | exact | chiant: boring
Shiant | whisky | sound-alike | chiant: boring
Peter | bread | exact | péter: fart
Rotte | tools | sound-alike | rot: belch
Tare | scales | exact | tare: defect
Maudit | beer | exact | maudit: cursed, damn
Perdu | perfume | exact | perdu: lost, lose`,
  },
  {
    language: 'German',
    rows: `
Cyclon | bicycles | sound-alike | Zyklon B: gas chamber
Lonsdale | sports clothes | contained | NSDA: Nazi
88 | detergent | numbers | Heil Hitler: Nazi
18 | detergent | numbers | Adolf Hitler: Nazi
KZ | headphones | abbreviation | Konzentrationslager: concentration camp
HJ | tools | abbreviation | Hitlerjugend: Nazi
SA | shops | abbreviation | Sturmabteilung: Nazi
NS | software | abbreviation | Nationalsozialismus: Nazi
WC | clothes | abbreviation | toilet
Kotányi | spices | contained | Kot: excrement
Pinko | fashion | sound-alike | pinkeln: piss
Lulu | oil | exact | Lulu: pee
AA | batteries | exact | Aa: poo
Honk | games | exact | Honk: idiot
MongoDB | software | contained | Mongo: retarded
Mongo | software | exact | Mongo: retarded
Moose Knuckles | jackets | contained | Möse: vulva
Moese | furniture | exact | Möse: vulva
Fut | footwear | exact | Fut: vulva
Futura | fonts | contained | Fut: vulva
Muff | vodka | exact | Muff: stink
Aass | beer | sound-alike | Aas: carrion
Pain | bread | sound-alike | Pein: pain
Hass | fruit | exact | Hass: hate
Grab | taxis | exact | Grab: grave
Crank | bicycles | sound-alike | krank: sick
Fad | clothes | exact | fad: boring
Bose | audio | sound-alike | böse: evil
Uebel | speakers | exact | übel: evil, nausea
Panne | cloth | exact | Panne: breakdown
Clo | software | sound-alike | Klo: toilet
Pech | wine | exact | Pech: bad luck
Mief | clothes | exact | Mief: stink
Moder | furniture | exact | Moder: rot
Popo | clothes | exact | Popo: buttocks
Onan | generators | exact | Onan: masturbate
Toto | toilets | contained | tot: dead
Totes | umbrellas | contained | tot: dead
Todd Snyder | fashion | sound-alike | Tod: death
Dodl | software | exact | Dodl: fool
Morda | clothes | sound-alike | Mörder: murderer
Quali | software | contained | Qual: torture
Slampe | lamps | sound-alike | Schlampe: slut
Shlong | toys | sound-alike | Schlange: snake
Fux | games | sound-alike | Fick: fuck
Figg | clothes | sound-alike | fick: fuck
Vick | medicine | sound-alike | fick: fuck
Arche | shoes | sound-alike | Arsch: arse
Sheis | cosmetics | sound-alike | Scheiß: shit
Pimml | games | sound-alike | Pimmel: penis
Peniz | wine | sound-alike | Penis: penis
Pizza Pups | restaurants | contained | Pups: fart
Kackel | dolls | contained | Kacke: shit
Spacken | games | exact | Spacken: idiot
Spast | software | exact | Spast: spastic
Flop | shoes | exact | Flop: failure
Brech | tools | contained | brechen: vomit
Kropf | beer | exact | Kropf: goitre
Gicht | wine | exact | Gicht: gout
Kacca | shoes | sound-alike | Kacke: shit
Nackt | glasses | exact | nackt: naked
Huren | clothes | exact | Hure: whore
Hura | airline | sound-alike | Hure: whore
Leid | clothes | exact | Leid: sorrow
Schrott | metal | exact | Schrott: junk, garbage
Murx | software | sound-alike | Murks: botched job
Dussel | shoes | exact | Dussel: fool
Trulla | shoes | exact | Trulla: silly woman`,
  },
  {
    language: 'Spanish',
    rows: `
Pichi | clothes | sound-alike | picha: penis
Chepe | clothes | sound-alike | chepa: hump
Fea | clothes | exact | fea: ugly
Sucia | music | exact | sucia: dirty
Sucio | games | exact | sucio: dirty
Peste | clothes | exact | peste: plague, stink
Lerdo | tools | exact | lerdo: slow, stupid
Torpe | bicycles | exact | torpe: clumsy
Soso | food | exact | soso: dull, boring
Tacho | software | exact | tacho: rubbish bin
Mierda | clothes | exact | mierda: shit
Miera | oil | sound-alike | mierda: shit
Puto Mundo | games | contained | puto: gay (slur)
Coño | clothes | exact | coño: vulva
Conio | coins | sound-alike | coño: vulva
Cojon | clothes | exact | cojón: testicle
Cohone | drinks | sound-alike | cojones: testicles
Teto | furniture | sound-alike | teta: breast
Tetra | cartons | contained | teta: breast
Nalga | clothes | exact | nalga: buttocks
Poto | games | exact | poto: buttocks
Orto | clothes | exact | orto: anus, arse
Orthos | shoes | sound-alike | orto: arse
Pete | games | exact | pete: blow job
Forro | clothes | exact | forro: condom, idiot
Boludo | games | exact | boludo: idiot
Pelotudo | games | exact | pelotudo: idiot
Chucha | snacks | exact | chucha: vulva
Chota | tea | exact | chota: penis
Cacho | wine | exact | cacho: cuckold
Huevon | eggs | exact | huevón: idiot
Weon | games | sound-alike | huevón: idiot
Pendejo | sauces | exact | pendejo: idiot
Naco | snacks | exact | naco: boor
Culero | pads | exact | culero: coward, arsehole
Mamada | milk | exact | mamada: blow job
Ojete | tools | exact | ojete: arsehole
Panocha | sweets | exact | panocha: vulva
Pito | games | exact | pito: penis
Pinche | games | exact | pinche: damn, lousy
Ladilla | games | exact | ladilla: crab louse
Arrecho | games | exact | arrecho: horny
Cachar | games | exact | cachar: fuck
Coger | games | exact | coger: fuck
Crica | cricket | exact | crica: vulva
Bolsa | bags | exact | bolsas: testicles
Paloma | soap | exact | paloma: penis
Perico | toys | exact | perico: cocaine
Mono | games | exact | mono: monkey, withdrawal
Rabo | food | exact | rabo: penis
Nabo | food | exact | nabo: penis
Cipote | games | exact | cipote: penis
Chorra | tools | exact | chorra: penis
Guarro | ham | exact | guarro: dirty, pig
Chungo | games | exact | chungo: bad
Pocho | fruit | exact | pocho: rotten
Cafre | shoes | exact | cafre: brute
Facha | clothes | exact | facha: fascist
Porro | food | exact | porro: cannabis joint
Muermo | games | exact | muermo: boring
Rollo | paper | exact | rollo: boring
Tieso | gel | exact | tieso: broke, stiff
Plaga | games | exact | plaga: plague
Fallo | software | exact | fallo: error, failure
Quiebra | tools | exact | quiebra: bankruptcy
Robo | software | exact | robo: robbery, theft
Caro | wine | exact | caro: expensive
Lepra | music | exact | lepra: leprosy
Tos | shoes | exact | tos: cough
Cona | coffee | sound-alike | coño: vulva`,
  },
  {
    language: 'Japanese',
    rows: `
4 | telephones | numbers | shi: death
42 | shops | numbers | shini: death, die
49 | hotels | numbers | shiku: death, suffering
9 | telephones | numbers | ku: suffering
Kus | tea | sound-alike | kuso: shit
Unkle | music | sound-alike | unko: poo
Chin | cosmetics | exact | chin: penis
Chinchin | drinks | exact | chinchin: penis
Tin Tin | comics | sound-alike | chinchin: penis
Mango | fashion | sound-alike | manko: vulva
Kinta | cars | sound-alike | kintama: testicles
Kintama | tools | exact | kintama: testicles
Oppai | games | exact | oppai: breasts
Ketsu | shoes | exact | ketsu: buttocks
Siri | clothes | sound-alike | shiri: buttocks
Shiri | clothes | exact | shiri: buttocks
Benki | airline | exact | benki: toilet bowl
Benjo | games | exact | benjo: toilet
Ben | food | exact | ben: excrement
Benz | car | sound-alike | ben: excrement
Fun | games | exact | fun: dung
Hun | clothes | sound-alike | fun: dung
Gari | cars | sound-alike | geri: diarrhoea
Gelly | sweets | sound-alike | geri: diarrhoea
Shine | cosmetics | exact | shine: die
Sine | software | sound-alike | shine: die
Yaro | tools | exact | yaro: bastard
Bakka | shoes | sound-alike | baka: idiot
Vaca | milk | sound-alike | baka: idiot
Aho | tools | exact | aho: fool
Kichigai | games | exact | kichigai: crazy
Kimoi | games | exact | kimoi: disgusting
Kitanai | games | exact | kitanai: dirty
Yabai | games | exact | yabai: dangerous
Zako | games | exact | zako: weakling
Buza | games | sound-alike | busu: ugly woman
Okama | pots | exact | okama: gay (slur)
Ecchi | games | exact | ecchi: lewd, sex
Iku | games | exact | iku: orgasm
Shikko | games | exact | shikko: pee
Oshikko | games | exact | oshikko: pee
Obutsu | games | exact | obutsu: filth, dirt
Ossan | games | exact | ossan: old man
Kuzu | jam | exact | kuzu: trash, scum
Kusa | tea | sound-alike | kusai: stink
Gokiburi | games | exact | gokiburi: cockroach
Shirami | games | exact | shirami: louse
Bimbou | games | exact | binbou: poverty
Damé | wine | sound-alike | dame: useless`,
  },
  {
    language: 'Italian',
    rows: `
Zinga | shoes | sound-alike | zingara: gypsy
Cagare | games | exact | cagare: shit
Caga | shoes | exact | caga: shit
Kakka | shoes | sound-alike | cacca: poo
Pisello | food | exact | pisello: penis
Uccello | paint | exact | uccello: penis
Pirla | games | exact | pirla: idiot
Pippo | shops | sound-alike | pippa: masturbation
Finocchio | soap | exact | finocchio: gay (slur)
Frocio | shoes | exact | frocio: gay (slur)
Sfiga | shoes | exact | sfiga: bad luck
Jella | cosmetics | sound-alike | iella: bad luck
Menomale | food | contained | male: evil
Malé | travel | sound-alike | male: evil
Brutto | shoes | exact | brutto: ugly
Schifo | soap | exact | schifo: disgust
17 | hotels | numbers | bad luck
Rutto | games | exact | rutto: belch
Scoreggia | games | exact | scoreggia: fart
Loffa | shoes | exact | loffa: fart
Fallo | software | exact | fallo: penis, error
Fregna | shoes | exact | fregna: vulva
Patacca | watches | exact | patacca: fake
Bidone | tools | exact | bidone: swindle`,
  },
  {
    language: 'Portuguese',
    rows: `
Kuma | shoes | sound-alike | cu: arse
Caralho | games | exact | caralho: penis
Pau | software | exact | pau: penis
Piroca | games | exact | piroca: penis
Buceta | games | exact | buceta: vulva
Rego | tools | exact | rego: arse crack
Tesão | games | exact | tesão: horny
Viado | games | exact | viado: gay (slur)
Bicha | games | exact | bicha: gay (slur)
Paneleiro | pots | exact | paneleiro: gay (slur)
Boiola | games | exact | boiola: gay (slur)
Mijo | food | exact | mijo: piss
Cagão | games | exact | cagão: coward
Ranho | games | exact | ranho: snot
Corna | games | sound-alike | corno: cuckold
Otario | games | exact | otário: sucker, fool
Trouxa | bags | exact | trouxa: fool
Brega | music | exact | brega: tacky
Pum | games | exact | pum: fart
Bufa | games | exact | bufa: fart
Morto | games | exact | morto: dead`,
  },
  {
    language: 'Mandarin',
    rows: `
4 | telephones | numbers | si: death
14 | hotels | numbers | yao si: death, die
250 | telephones | numbers | er bai wu: idiot
Sibelius | software | sound-alike | si: death
Shi Pi | clothes | sound-alike | pi: fart
Sha Bi | clothes | sound-alike | shabi: idiot
Ji | cars | exact | ji: chicken, prostitute`,
  },
  {
    language: 'Cantonese',
    rows: `
4 | telephones | numbers | sei: death
74 | cars | numbers | chat sei: death
Si | shoes | sound-alike | si: shit`,
  },
  {
    language: 'Korean',
    rows: `
4 | hotels | numbers | sa: death
18 | games | numbers | ssibal: fuck
Byeong Sin | games | exact | byeongsin: cripple
Gaesaekki | games | exact | gaesaekki: son of a bitch
Ttong | games | exact | ttong: excrement
Sib | games | sound-alike | ssip: fuck`,
  },
]
