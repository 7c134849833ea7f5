import type { OwnSection } from './own-section.ts'

/**
 * The third round, written on 2026-11-29 before any figure of that day was seen: stories that are often told about
 * brands, and further names in the languages with few rows.
 */
export const inThirdRound: readonly OwnSection[] = [
  {
    language: 'English',
    rows: `
Volvo | car | sound-alike | vulva
Siemens | electronics | sound-alike | semen
Cummins | engines | contained | cum: semen
Semen Gresik | cement | contained | semen
Locum | property | contained | cum: semen
Dick's | sports shops | contained | dick: penis
Dickies | work clothes | contained | dick: penis
Cox | communications | sound-alike | cocks: penis
Johnson | tools | exact | johnson: penis
Randy's | restaurants | contained | randy: horny
Beaver | buses | exact | beaver: vulva
Bush | radios | exact | bush: pubic hair
Big Muff | guitar effects | contained | muff: vulva
Vergina | beer | sound-alike | vagina
Erektus | energy drink | sound-alike | erect: erection
Cocaine | energy drink | exact | cocaine
Semtex | energy drink | exact | semtex: explosive
Opium | perfume | exact | opium: drug
Poison | perfume | exact | poison
Honey Smacks | cereal | contained | smack: heroin
Guilty | perfume | exact | guilty: guilt
Wack Off | insect repellent | sound-alike | whack off: masturbate
Nips | sweets | exact | nip: Japanese person (slur)
Coon | cheese | exact | coon: black person (slur)
Redskins | sweets | exact | redskin: native American (slur)
Eskimo Pie | ice cream | contained | Eskimo: Inuit (slur)
Faggots | meatballs | exact | faggot: gay (slur)
Spotted Dick | pudding | contained | dick: penis
Only Puke | snacks | contained | puke: vomit
Fuku | restaurants | sound-alike | fuck you: fuck
Fuchs | lubricants | sound-alike | fucks: fuck
Focus | car | sound-alike | fuck us: fuck
Aspire | car | sound-alike | expire: die
Escort | car | exact | escort: prostitute
Gremlin | car | exact | gremlin: fault
Homy | van | sound-alike | homo: gay
KIA | car | abbreviation | killed in action: dead
CockroachDB | software | contained | cockroach
Yahoo | internet | exact | yahoo: boor
Twitter | social network | contained | twit: fool
Wimpy | restaurants | contained | wimp: weakling
Goofy | toys | exact | goofy: silly, stupid
Nook | e-reader | sound-alike | nookie: sex
Squirt | lemonade | exact | squirt: semen
Beslut | curtains | contained | slut
Lack | tables | exact | lack: shortage
Dombås | wardrobe | sound-alike | dumbass: stupid
Trampa | doormat | contained | tramp: slut
Enteron | energy | exact | enteron: intestine
Brut | perfume | exact | brute
UGG | boots | sound-alike | ugly
Fat Face | fashion | contained | fat
Slagelse | town | contained | slag: slut
Titleist | golf balls | contained | tit: breast
Pussycat | lounge | contained | pussy: vulva
Twix | sweets | sound-alike | twits: fool
Muffy | bakery | contained | muff: vulva
Anchor Butt | hams | contained | butt: arse
Assman | horns | contained | ass: arse
Cameltoe | shoes | exact | camel toe: vulva
Poopsie | toys | contained | poop: excrement
Pee Wee | toys | contained | pee: urine
Wee | bags | exact | wee: urine
Pisang | liqueur | contained | piss
Pissup | travel | contained | piss
Odor | software | exact | odor: stink
Odeur | perfume | sound-alike | odour: stink
Puker | shoes | exact | puker: vomit
Tad | clothes | sound-alike | turd: excrement
Turdus | birds | contained | turd: excrement
Crapper | sanitary ware | contained | crap: shit
Crappie | fishing | contained | crap: shit
Grope | search | exact | grope
Lewd | beer | exact | lewd: obscene
Kinko's | copy shops | contained | kink: pervert
Tranquil | spa | contained | tranq: drug
Dodge | car | exact | dodge: trick
Charlatan | fashion | exact | charlatan: fraud
Vulgaris | plants | contained | vulgar: obscene
Kaos | shoes | sound-alike | chaos
Gall | wine | exact | gall: bitter
Wart Off | ointment | contained | wart
Scabs | soap | exact | scab
Moldy | bread | exact | moldy: mould
Rot | beer | exact | rot
Fungi | pizza | exact | fungus: mould
Rancid | music | exact | rancid
Slime | toys | exact | slime
Phlegm | art | exact | phlegm
Bogie | golf | exact | bogey: snot
Bunkum | beds | exact | bunkum: nonsense
Crock | pots | exact | crock: nonsense
Fib | glasses | exact | fib: lie
Wiesel | tools | sound-alike | weasel: sneaky
Swindle | games | exact | swindle: fraud
Skimp | swimwear | exact | skimp: stingy
Chintz | cloth | contained | chintzy: cheap, stingy
Tacky | glue | exact | tacky: tasteless
Lousy | beer | exact | lousy: bad
Woe | coffee | exact | woe: sorrow
Dyre | wine | sound-alike | dire: bad
Wors | sausage | sound-alike | worse: bad
Payne | sauces | sound-alike | pain
Aick | tools | sound-alike | ache: pain
Ake | shoes | sound-alike | ache: pain
Dai | tea | sound-alike | die
Dye | hair colour | sound-alike | die
Dett | soap | sound-alike | debt
Deth | metal | sound-alike | death
Kil | cleaner | sound-alike | kill
Murda | clothes | sound-alike | murder
Sik | clothes | sound-alike | sick
Cyst | software | exact | cyst: tumour
Tumi | luggage | sound-alike | tummy
Poxy | resin | contained | pox: smallpox
Gonzo | toys | contained | gone
Boyl | kettles | sound-alike | boil: abscess
Wanda | shops | sound-alike | wander
Lush | cosmetics | exact | lush: drunkard
Sot | wine | exact | sot: drunkard
Bane | hearing aids | exact | bane: misfortune
Jinks | cards | sound-alike | jinx: bad luck
Hag | coffee | exact | hag: old woman
Trol | paint | sound-alike | troll
Geek | shops | exact | geek: fool
Nerds | sweets | exact | nerd: fool
Dork | beer | exact | dork: fool
Dumbo | toys | contained | dumb: stupid
Klutz | books | exact | klutz: clumsy
Oaf | shoes | exact | oaf: clumsy
Crone | knives | exact | crone: old hag
Batty | bread | exact | batty: crazy
Mad | furniture | exact | mad: crazy
Nutz | snacks | sound-alike | nuts: crazy
Psycho | skateboards | exact | psycho: crazy
Schizo | music | exact | schizo: crazy
Gypsy | caravans | exact | gypsy: gypsy (slur)
Paki | rice | exact | Paki: Pakistani (slur)
Kaffir | limes | exact | kaffir: black person (slur)
Golly | jam | contained | gollywog: black person (slur)
Chink | jewellery | exact | chink: Chinese person (slur)
Gook | sauces | exact | gook: Asian person (slur)
Wop | burgers | exact | wop: Italian (slur)
Whopper | burgers | exact | whopper: lie
Kike | clothes | exact | kike: Jew (slur)
Hymie | bagels | exact | hymie: Jew (slur)
Honky | dory | exact | honky: white person (slur)
Squaw | skis | exact | squaw: indigenous woman (slur)
Limey | drinks | exact | limey: Englishman (slur)
Adolf | beer | exact | Adolf: Hitler
Gestapo | shop | exact | Gestapo: Nazi
Swastika | jewellery | exact | swastika: Nazi
Taliban | clothes | exact | Taliban: terror group
Hamas | foods | exact | Hamas: terror group
Fascia | furniture | sound-alike | fascist
Satan | beer | exact | Satan: devil
Lucifer | matches | exact | Lucifer: devil
Hades | heaters | exact | Hades: hell
Demon | internet | exact | demon
Ghoul | beer | exact | ghoul: ghost
Heresy | beer | exact | heresy: sin
Curse | games | exact | curse`,
  },
  {
    language: 'French',
    rows: `
Koul | drinks | sound-alike | couilles: testicles
Cool | drinks | sound-alike | coule: leak, sink
Pouf | furniture | exact | pouf: slut
Poufs | shoes | sound-alike | pouffe: slut
Chip | software | sound-alike | chipe: steal
Chier | bank | exact | chier: shit
Shea | cosmetics | sound-alike | chiée: shit
Anuse | shoes | sound-alike | anus
Cono | ice cream | contained | con: idiot
Conn | boilers | sound-alike | con: idiot
Conne | wine | exact | conne: idiot
Merda | car | sound-alike | merde: shit
Merdi | games | contained | merde: shit
Nichons | dogs | exact | nichons: breasts
Teton | mountains | exact | téton: nipple
Pouah | tea | exact | pouah: disgust
Beurk | beer | exact | beurk: disgust
Pourri | soap | exact | pourri: rotten
Pot Pourri | soap | contained | pourri: rotten
Moisi | cheese | exact | moisi: mould
Rat | toys | exact | rat: rat
Punaise | pins | exact | punaise: bedbug
Cafard | coffee | exact | cafard: cockroach, gloomy
Puce | software | exact | puce: flea
Kulture | shops | contained | cul: arse
Qoo | drinks | sound-alike | cul: arse
Culina | kitchens | contained | cul: arse
Bitume | paints | contained | bite: penis
Beet | food | sound-alike | bite: penis
Bittern | tools | contained | bite: penis
Quéquette | biscuits | exact | quéquette: penis
Nikita | perfume | contained | nique: fuck
Nikon | cameras | sound-alike | nique: fuck
Nick | television | sound-alike | nique: fuck
Baise | cosmetics | exact | baise: fuck
Bez | drinks | sound-alike | baise: fuck
Peda | sweets | sound-alike | pédale: gay (slur)
Tapette | shoes | exact | tapette: gay (slur)
Tante | bakery | exact | tante: gay (slur)
Pute | wine | exact | pute: whore
Cathin | wine | sound-alike | catin: whore
Grue | tools | exact | grue: whore
Maquereau | fish | exact | maquereau: pimp
Mac | burgers | exact | mac: pimp
Radasse | shoes | exact | radasse: slut
Sida Cosmetics | cosmetics | contained | sida: AIDS
Peste | perfume | exact | peste: plague
Toux | syrup | exact | toux: cough
Crève | car | exact | crève: die
Tombe | lamps | exact | tombe: grave
Morgue | gin | exact | morgue
Laid | furniture | exact | laid: ugly
Lède | lamps | sound-alike | laide: ugly
Sot | cafe | exact | sot: fool
Niais | wine | exact | niais: fool
Bête | chocolate | exact | bête: stupid
Ane | cosmetics | exact | âne: donkey
Débile | games | exact | débile: stupid
Fou | restaurants | exact | fou: crazy
Folle | bags | exact | folle: crazy
Ivre | beer | exact | ivre: drunk
Saoul | cafe | exact | saoul: drunk
Voleur | clothes | exact | voleur: thief
Escroc | shoes | exact | escroc: fraud
Arnak | games | sound-alike | arnaque: fraud
Ratée | cosmetics | exact | ratée: failure
Kasse | shops | sound-alike | casse: break, broken
Cass | beer | sound-alike | casse: broken
Foutu | tofu | exact | foutu: broken, finished
Mou | mattress | exact | mou: limp
Mol | oil | sound-alike | molle: limp
Fade | make-up | exact | fade: bland
Vide | films | exact | vide: empty
Rien | perfume | exact | rien: nothing
Chère | wine | exact | chère: expensive
Pue | soap | exact | pue: stink
Moufette | perfume | exact | moufette: skunk
Gosse | toys | exact | gosses: testicles
Plotte | games | exact | plotte: vulva
Noune | bread | exact | noune: vulva
Graine | seeds | exact | graine: penis
Cave | wine | exact | cave: stupid
Kave | coffee | sound-alike | cave: stupid
Pissou | tea | contained | pisse: piss
Pipicaca | games | contained | caca: poo`,
  },
  {
    language: 'German',
    rows: `
Caliente | car | sound-alike | Kalte: cold
Country Mist | cosmetics | contained | Mist: dung
Body Mist | cosmetics | contained | Mist: dung
Misty | cigarettes | contained | Mist: dung
Puff Daddy | music | contained | Puff: brothel
Poof | furniture | sound-alike | Puff: brothel
Sack | furniture | exact | Sack: scrotum
Sakk | shoes | sound-alike | Sack: scrotum
Titan | tools | contained | Titte: breast
Tittle | games | sound-alike | Titte: breast
Ficken | liqueur | exact | ficken: fuck
Fick Fack | games | contained | fick: fuck
Fico | credit scores | contained | fick: fuck
Wichs | shoe polish | exact | Wichse: masturbate
Pimmel | beer | exact | Pimmel: penis
Schwanz | wine | exact | Schwanz: penis
Penner | shops | exact | Penner: tramp
Penny | supermarkets | sound-alike | Penis: penis
Pennar | tools | sound-alike | Penner: tramp
Assi | shops | sound-alike | Assi: asocial
Asi | software | exact | Asi: asocial
Proll | clothes | exact | Proll: boor
Prol | milk | sound-alike | Proll: boor
Depp | rum | exact | Depp: fool
Trottel | games | exact | Trottel: fool
Tropf | coffee | exact | Tropf: fool
Tölpel | toys | exact | Tölpel: clumsy
Dumm | games | exact | dumm: stupid
Dum Dum | sweets | sound-alike | dumm: stupid
Bloed | juice | exact | blöd: stupid
Irre | travel | exact | irre: crazy
Lahm | shoes | exact | lahm: lame
Lam | bags | sound-alike | lahm: lame
Faul | clothes | exact | faul: lazy, rotten
Foul | sports | sound-alike | faul: lazy, rotten
Mager | yoghurt | exact | mager: skinny
Feige | jam | exact | feige: coward
Schlimm | games | exact | schlimm: bad
Slim | cigarettes | sound-alike | schlimm: bad
Eitel | cosmetics | exact | eitel: vain
Eiter | games | exact | Eiter: pus
Rotz | beer | exact | Rotz: snot
Rots | games | sound-alike | Rotz: snot
Schleim | soup | exact | Schleim: slime
Slime | toys | sound-alike | Schleim: slime
Kotz | wine | exact | Kotz: vomit
Cots | beds | sound-alike | kotzen: vomit
Würg | games | exact | würgen: vomit
Igitt | soap | exact | igitt: disgust
Pfui | dog food | exact | pfui: disgust
Gülle | art | exact | Gülle: manure, dung
Jauche | beer | exact | Jauche: manure, dung
Kot | clothes | exact | Kot: excrement
Coat | clothes | sound-alike | Kot: excrement
Stuhl | furniture | exact | Stuhl: stool, excrement
Harn | tea | exact | Harn: urine
Urin | paint | exact | Urin: urine
Pipi | toys | exact | Pipi: pee
Brunz | water | exact | brunzen: piss
Beule | shirts | exact | Beule: bump
Warze | soap | exact | Warze: wart
Grind | beer | exact | Grind: scab
Grint | tools | sound-alike | Grind: scab
Krampf | sports | exact | Krampf: cramp
Krebs | soup | exact | Krebs: cancer
Siech | beer | exact | siech: sick
Seuche | music | exact | Seuche: epidemic
Lepra | music | exact | Lepra: leprosy
Grippe | art | exact | Grippe: flu
Leiche | wine | exact | Leiche: corpse
Gruft | club | exact | Gruft: tomb, grave
Mord | games | exact | Mord: murder
Henker | knives | exact | Henker: executioner
Galgen | tools | exact | Galgen: gallows
Hölle | bar | exact | Hölle: hell
Teufel | loudspeakers | exact | Teufel: devil
Fluch | beer | exact | Fluch: curse
Spuk | gin | exact | Spuk: ghost
Spook | games | sound-alike | Spuk: ghost
Angst | records | exact | Angst: fear
Qual | wine | exact | Qual: torture
Krieg | music | exact | Krieg: war
Kreeg | wine | sound-alike | Krieg: war
Dieb | bags | exact | Dieb: thief
Deep | cosmetics | sound-alike | Dieb: thief
Lug | bags | exact | Lug: lie
Trug | wine | exact | Trug: deception, fraud
Pleite | wine | exact | Pleite: bankrupt
Armut | perfume | exact | Armut: poverty
Bettel | shoes | exact | Bettel: beggar
Schulden | app | exact | Schulden: debt
Ramsch | shop | exact | Ramsch: junk
Plunder | bakery | exact | Plunder: junk
Kitsch | clothes | exact | Kitsch: kitsch, trash
Murks | tools | exact | Murks: botched job
Pfusch | tools | exact | Pfusch: botched job
Defekt | beer | exact | defekt: broken
Kaputt | shoes | exact | kaputt: broken
Panne | bicycles | exact | Panne: breakdown
Unfall | records | exact | Unfall: accident
Abfall | bags | exact | Abfall: garbage
Gosse | wine | exact | Gosse: gutter
Laster | lorries | exact | Laster: vice, sin
Luder | wine | exact | Luder: slut
Nutte | games | exact | Nutte: whore
Hore | watches | sound-alike | Hure: whore
Strich | pens | exact | Strich: prostitution
Tripper | travel | exact | Tripper: gonorrhoea
Trip | travel | contained | Tripper: gonorrhoea
Nille | games | exact | Nille: penis
Oasch | beer | exact | Oasch: arse
Beidl | beer | exact | Beidl: penis
Gschissn | games | exact | gschissn: shit
Fetzen | shop | exact | Fetzen: rag
Zipfel | sausage | exact | Zipfel: penis
Seckel | bags | exact | Seckel: idiot
Gigolo | shoes | exact | Gigolo
Tunte | shoes | exact | Tunte: gay (slur)
Schwul | club | exact | schwul: gay`,
  },
  {
    language: 'Spanish',
    rows: `
Caliente | car | exact | caliente: horny
Nova | car | split | no va: does not go
Colgate | toothpaste | exact | colgate: hang yourself
Fresca | lemonade | exact | fresca: cheeky
Fiesta Mierda | games | contained | mierda: shit
Chana | car | exact | chana: vulva
Putanesca | sauce | contained | puta: whore
Putas | wine | exact | putas: whore
Puti | clothes | contained | puta: whore
Poota | shoes | sound-alike | puta: whore
Ramera | paper | exact | ramera: whore
Furcia | clothes | exact | furcia: whore
Guarra | shoes | exact | guarra: dirty, slut
Putada | games | exact | putada: dirty trick
Cagón | nappies | exact | cagón: shit, coward
Cagona | dolls | exact | cagona: shit
Caga | toys | exact | caga: shit
Pis | water | exact | pis: pee
Meada | beer | exact | meada: piss
Orina | perfume | exact | orina: urine
Mojón | wine | exact | mojón: turd
Zurullo | games | exact | zurullo: turd
Ano | shoes | exact | ano: anus
Anoa | water | contained | ano: anus
Pene | pasta | exact | pene: penis
Penne | pasta | sound-alike | pene: penis
Pennie | shoes | sound-alike | pene: penis
Carajo | coffee | exact | carajo: penis
Chimba | music | exact | chimba: vulva
Concha | bread | exact | concha: vulva
Cachucha | hats | exact | cachucha: vulva
Papaya | drinks | exact | papaya: vulva
Toto | toilets | exact | toto: vulva
Coco | perfume | exact | coco: cocaine
Chucho | dogs | exact | chucho: dog
Chulo | clothes | exact | chulo: pimp
Pichula | games | exact | pichula: penis
Pico | crisps | exact | pico: penis
Tula | bags | exact | tula: penis
Diuca | tea | exact | diuca: penis
Huevos | toys | exact | huevos: testicles
Bolas | games | exact | bolas: testicles
Pelotas | toys | exact | pelotas: testicles
Culiar | games | exact | culiar: fuck
Chingar | games | exact | chingar: fuck
Chinga | bicycles | exact | chinga: fuck
Tirar | sports | exact | tirar: fuck
Follar | games | exact | follar: fuck
Folla | books | exact | folla: fuck
Fola | coffee | sound-alike | folla: fuck
Joder | games | exact | joder: fuck
Hoder | tools | sound-alike | joder: fuck
Paja | straws | exact | paja: masturbation
Mamón | fruit | exact | mamón: sucker
Mamona | toys | exact | mamona: sucker
Mariposa | tea | exact | mariposa: gay (slur)
Loca | bags | exact | loca: crazy
Loco | tea | exact | loco: crazy
Bobo | tea | exact | bobo: fool
Menso | games | exact | menso: stupid
Burro | tools | exact | burro: donkey, stupid
Gil | wine | exact | gil: fool
Gilipollas | games | exact | gilipollas: idiot
Subnormal | music | exact | subnormal: retarded
Gorda | music | exact | gorda: fat
Fofo | toys | exact | fofo: limp
Flojo | clothes | exact | flojo: limp, lazy
Tacaño | shops | exact | tacaño: miser
Ladrón | wine | exact | ladrón: thief
Chorizo | sausage | exact | chorizo: thief
Rata | mice | exact | rata: rat
Choro | music | exact | choro: thief, vulva
Estafa | games | exact | estafa: fraud
Trola | shoes | exact | trola: lie, slut
Bola | balls | exact | bola: lie
Falso | jewellery | exact | falso: false
Feto | tofu | exact | feto: fetus, ugly
Moho | art | exact | moho: mould
Mojo | sauce | sound-alike | moho: mould
Roña | games | exact | roña: dirt
Mugre | soap | exact | mugre: dirt
Basura | art | exact | basura: garbage
Porquería | games | exact | porquería: filth
Cacharro | car | exact | cacharro: junk
Chatarra | car | exact | chatarra: scrap, junk
Chafa | shops | exact | chafa: shoddy
Trucho | shoes | exact | trucho: fake
Pirata | rum | exact | pirata: fake
Gacho | hats | exact | gacho: bad, ugly
Gonorrea | games | exact | gonorrea: gonorrhoea
Malparido | games | exact | malparido: bastard
Bastardo | wine | exact | bastardo: bastard
Cabrón | tequila | exact | cabrón: bastard
Maricón | games | exact | maricón: gay (slur)
Tortillera | food | exact | tortillera: lesbian (slur)
Bollera | bakery | exact | bollera: lesbian (slur)
Sudaca | music | exact | sudaca: South American (slur)
Panchito | nuts | exact | panchito: South American (slur)
Moro | wine | exact | moro: Moor (slur)
Cancer | books | exact | cáncer: cancer
Tumor | games | exact | tumor: tumour
Tiña | wine | exact | tiña: ringworm
Caspa | soap | exact | caspa: dandruff
Moquillo | toys | exact | moquillo: snot
Pus | soap | exact | pus
Muerte | tequila | exact | muerte: death
Mata | plants | exact | mata: kill
Ruina | wine | exact | ruina: ruin
Miseria | wine | exact | miseria: poverty
Pena | lamps | exact | pena: sorrow
Fracaso | art | exact | fracaso: failure
Perdida | films | exact | perdida: loss
Avería | car | exact | avería: breakdown
Cero | drinks | exact | cero: zero`,
  },
  {
    language: 'Italian',
    rows: `
Peto | shoes | exact | peto: fart
Fica Secca | figs | contained | fica: vulva
Figo | phones | contained | figa: vulva
Patata | crisps | exact | patata: vulva
Passera | toys | exact | passera: vulva
Gnocca | gnocchi | exact | gnocca: vulva
Patonza | games | exact | patonza: vulva
Cappella | hats | exact | cappella: glans
Mazza | tools | exact | mazza: penis
Verga | wine | exact | verga: penis
Uccello | toys | exact | uccello: penis
Pisello | soup | exact | pisello: penis
Mentula | mint | exact | mentula: penis
Coglione | games | exact | coglione: idiot
Palla | jewellery | exact | palla: boring
Zinne | games | exact | zinne: breasts
Poppe | milk | exact | poppe: breasts
Chiappa | shoes | exact | chiappa: buttocks
Culo | games | exact | culo: arse
Kulo | shoes | sound-alike | culo: arse
Cula | tools | contained | culo: arse
Stronzo | games | exact | stronzo: arsehole, turd
Piscia | water | exact | piscia: piss
Piscio | wine | exact | piscio: piss
Pipì | toys | exact | pipì: pee
Cacca | toys | exact | cacca: poo
Merdina | games | contained | merda: shit
Mignotta | shoes | exact | mignotta: whore
Battona | shoes | exact | battona: whore
Putana | shoes | sound-alike | puttana: whore
Vaca | milk | sound-alike | vacca: cow, slut
Maiala | food | exact | maiala: sow, slut
Porca | food | exact | porca: sow
Casino | games | exact | casino: brothel, mess
Sborra | games | exact | sborra: semen
Pompa | petrol | exact | pompa: blow job
Pompino | games | exact | pompino: blow job
Chiavi | keys | exact | chiavi: fuck
Tromba | music | exact | tromba: fuck
Ricchione | games | exact | ricchione: gay (slur)
Culattone | games | exact | culattone: gay (slur)
Busone | games | exact | busone: gay (slur)
Scema | shoes | exact | scema: stupid
Stupido | beer | exact | stupido: stupid
Tonto | horses | exact | tonto: stupid
Matto | games | exact | matto: crazy
Pazzo | wine | exact | pazzo: crazy
Cretino | games | exact | cretino: cretin
Mongolo | music | exact | mongolo: retarded
Asino | wine | exact | asino: donkey
Capra | cheese | exact | capra: ignorant
Oca | rice | exact | oca: goose, bimbo
Racchia | shoes | exact | racchia: ugly woman
Cesso | games | exact | cesso: toilet, ugly
Tirchio | shops | exact | tirchio: miser
Pacco | post | exact | pacco: fraud
Bufala | cheese | exact | bufala: hoax
Balla | music | exact | balla: lie
Truffa | games | exact | truffa: fraud
Ladra | bags | exact | ladra: thief
Sfigato | games | exact | sfigato: loser
Fallito | games | exact | fallito: bankrupt
Guasto | tools | exact | guasto: broken, breakdown
Morto | games | exact | morto: dead
Bara | beer | exact | bara: coffin
Lutto | clothes | exact | lutto: mourning
Peste | toys | exact | peste: plague
Rogna | soap | exact | rogna: scabies
Tigna | wine | exact | tigna: ringworm
Pulce | games | exact | pulce: flea
Cimice | games | exact | cimice: bedbug
Ratto | games | exact | ratto: rat
Marcio | fruit | exact | marcio: rotten
Lurido | bar | exact | lurido: filthy
Sporco | soap | exact | sporco: dirty
Male | travel | exact | male: evil
Tetra | lamps | exact | tetra: gloomy
Iella | soap | exact | iella: bad luck
Muori | tuna | exact | muori: die`,
  },
  {
    language: 'Portuguese',
    rows: `
Chana | car | sound-alike | xana: vulva
Corno | shoes | exact | corno: cuckold
Picareta | tools | exact | picareta: fraud
Picasso | car | contained | pica: penis
Pipi | toys | exact | pipi: vulva
Pito | games | exact | pito: vulva
Grelo | food | exact | grelo: clitoris
Pila | batteries | exact | pila: penis
Piça | pizza | exact | piça: penis
Pissa | pizza | sound-alike | piça: penis
Pinta | milk | exact | pinta: penis
Peru | travel | exact | peru: penis
Cacete | bread | exact | cacete: penis
Rata | toys | exact | rata: vulva
Racha | shoes | exact | racha: vulva
Cu | copper | exact | cu: arse
Cool | drinks | sound-alike | cu: arse
Rabo | food | exact | rabo: arse
Bunda | rum | exact | bunda: buttocks
Bosta Nova | games | contained | bosta: dung
Merda | games | exact | merda: shit
Cagar | games | exact | cagar: shit
Broxa | paint | exact | broxa: impotent
Trocha | paint | sound-alike | trouxa: fool
Puta | games | exact | puta: whore
Quenga | music | exact | quenga: whore
Rapariga | music | exact | rapariga: whore
Galinha | food | exact | galinha: slut
Vaca | milk | exact | vaca: cow, slut
Cabra | cheese | exact | cabra: bitch
Porra | games | exact | porra: semen
Siririca | music | exact | siririca: masturbation
Boquete | games | exact | boquete: blow job
Sapatão | shoes | exact | sapatão: lesbian (slur)
Veado | hunting | exact | veado: gay (slur)
Chata | shoes | exact | chata: boring
Tolo | games | exact | tolo: fool
Bobo | toys | exact | bobo: fool
Besta | wine | exact | besta: stupid
Jegue | music | exact | jegue: donkey
Anta | shoes | exact | anta: stupid
Mala | bags | exact | mala: bore
Caloteiro | games | exact | caloteiro: defaulter, cheat
Ladra | bags | exact | ladra: thief
Furto | games | exact | furto: theft
Golpe | boxing | exact | golpe: fraud
Falso | jewellery | exact | falso: false
Roto | tools | exact | roto: torn
Podre | beer | exact | podre: rotten
Sujo | soap | exact | sujo: dirty
Nojo | toys | exact | nojo: disgust
Fedor | sports | exact | fedor: stink
Sova | games | exact | sova: beating
Raiva | biscuits | exact | raiva: rage, rabies
Morte | games | exact | morte: death
Caixão | boxes | exact | caixão: coffin
Praga | beer | exact | praga: plague
Sarna | soap | exact | sarna: scabies
Piolho | toys | exact | piolho: louse
Barata | car | exact | barata: cockroach
Rato | games | exact | rato: rat`,
  },
  {
    language: 'Dutch',
    rows: `
Kloten | airport | exact | kloten: testicles
Reet | cosmetics | exact | reet: arse
Lulu | lamps | contained | lul: penis
Lullaby | toys | contained | lul: penis
Poepen | games | exact | poepen: shit
Kanker | music | exact | kanker: cancer
Tering | games | exact | tering: tuberculosis
Pot | shops | exact | pot: lesbian (slur)
Nicht | shoes | exact | nicht: gay (slur)
Mof | gloves | exact | mof: German (slur)
Hufter | games | exact | hufter: bastard
Lomp | shoes | exact | lomp: clumsy
Vies | soap | exact | vies: dirty
Vuil | soap | exact | vuil: dirty
Saai | clothes | exact | saai: boring
Dom | wine | exact | dom: stupid
Kots | coats | exact | kots: vomit
Coats | yarn | sound-alike | kots: vomit
Snot | games | exact | snot: snot
Zeik | water | exact | zeik: piss
Scheet | games | exact | scheet: fart
Schijt | games | exact | schijt: shit
Rotzooi | games | exact | rotzooi: mess
Stom | toys | exact | stom: stupid
Vals | music | exact | vals: false
Dief | games | exact | dief: thief
Arm | furniture | exact | arm: poor
Ziek | music | exact | ziek: sick
Graf | coffee | exact | graf: grave`,
  },
  {
    language: 'Swedish, Norwegian, Danish',
    rows: `
Spy | sunglasses | exact | spy: vomit
Runk | music | exact | runka: masturbate
Kåt | tents | exact | kåt: horny
Kat | tractors | sound-alike | kåt: horny
Bolle | bakery | exact | bolle: fuck
Bog | books | exact | bög: gay (slur)
Bosse | bread | exact | bøsse: gay
Fisse | games | exact | fisse: vulva
Kusse | cushions | exact | kusse: vulva
Mus | toys | exact | mus: vulva
Pest | music | exact | pest: plague
Mord | games | exact | mord: murder
Svin | games | exact | svin: pig
Sur | yoghurt | exact | sur: sour
Arg | tools | exact | arg: angry
Feg | shoes | exact | feg: coward
Tok | tools | exact | tok: fool
Dritt | wine | exact | dritt: shit
Skit | games | exact | skit: shit
Lort | games | exact | lort: shit
Ulykke | games | exact | ulykke: accident
Fattig | clothes | exact | fattig: poor
Stygg | games | exact | stygg: ugly
Ful | shoes | exact | ful: ugly
Grim | tools | exact | grim: ugly
Tarm | software | exact | tarm: intestine
Snorre | games | exact | snorre: penis
Snopp | games | exact | snopp: penis
Tiss | tea | exact | tiss: pee
Tispe | dogs | exact | tispe: bitch
Ludder | clothes | exact | ludder: whore
Rumpe | shoes | exact | rumpe: buttocks
Rape | oil | exact | rape: belch
Røv | games | exact | røv: arse
Rov | tools | sound-alike | røv: arse
Tyv | games | exact | tyv: thief
Tøs | shoes | exact | tøs: slut
Moget | fruit | contained | mögel: mould
Gris | games | exact | gris: pig
Ko | milk | exact | ko: cow`,
  },
  {
    language: 'Finnish',
    rows: `
Pano | bread | exact | pano: fuck
Homo | music | exact | homo: gay
Vika | tools | exact | vika: fault
Pieru | toys | exact | pieru: fart
Paha | music | exact | paha: bad
Huono | tools | exact | huono: bad
Turha | games | exact | turha: useless
Kakka | toys | exact | kakka: poo
Huora | shoes | exact | huora: whore
Rutto | music | exact | rutto: plague
Mata | shoes | sound-alike | mätä: rotten
Varas | games | exact | varas: thief
Kalma | music | exact | kalma: death
Home | furniture | exact | home: mould
Like | social network | exact | lika: dirt`,
  },
  {
    language: 'Polish',
    rows: `
Osram | lamps | exact | osrać: shit
Syfy | television | exact | syf: dirt
Syf | drinks | exact | syf: dirt
Kupa Cafe | coffee | contained | kupa: poo
Rana | pasta | exact | rana: wound
Bankrut | games | exact | bankrut: bankrupt
Cham | tea | exact | cham: boor
Ham | food | sound-alike | cham: boor
Dno | games | exact | dno: bottom, failure
Fajka | tobacco | exact | fajka: blow job
Kał | paint | exact | kał: excrement
Mocz | drinks | exact | mocz: urine
Sraka | shoes | exact | sraka: arse
Gnój | games | exact | gnój: dung
Smród | games | exact | smród: stink
Wstyd | clothes | exact | wstyd: shame
Zdzira | shoes | exact | zdzira: slut
Lipa | tea | exact | lipa: fake, flop
Padaka | games | exact | padaka: epilepsy
Pryszcz | soap | exact | pryszcz: pimple
Tandeta | shops | exact | tandeta: trash
Oszust | games | exact | oszust: fraud
Zupa Dupa | soup | contained | dupa: arse
Grypa | tea | exact | grypa: flu
Trumna | boxes | exact | trumna: coffin`,
  },
  {
    language: 'Czech, Slovak',
    rows: `
Prdel | games | exact | prdel: arse
Sracka | games | exact | sračka: shit
Kozel | beer | exact | kozel: goat
Blb | games | exact | blb: fool
Kokot | shoes | exact | kokot: penis
Curak | games | exact | čurák: penis
Buzna | shoes | exact | buzna: gay (slur)
Debil | music | exact | debil: idiot
Smrad | games | exact | smrad: stink
Hnus | games | exact | hnus: disgust
Hnoj | games | exact | hnůj: dung
Bida | games | exact | bída: poverty
Lez | shoes | sound-alike | lež: lie
Rakovina | games | exact | rakovina: cancer
Mrtvola | games | exact | mrtvola: corpse
Hrob | games | exact | hrob: grave`,
  },
  {
    language: 'Russian, Ukrainian',
    rows: `
Pidor | games | exact | pidor: gay (slur)
Blud | wine | exact | blud: fornication, adultery
Bled | travel | sound-alike | blyad: whore
Blade | razors | sound-alike | blyad: whore
Lox | fish | sound-alike | lokh: sucker, fool
Loch | whisky | sound-alike | lokh: sucker, fool
Govno | games | exact | govno: shit
Der'mo | games | exact | dermo: shit
Dermo | cosmetics | exact | dermo: shit
Dermatix | ointment | contained | dermo: shit
Sral | soap | exact | sral: shit
Mocha | coffee | sound-alike | mocha: urine
Zad | bags | exact | zad: buttocks
Zhopa | games | exact | zhopa: arse
Jopa | clothes | sound-alike | zhopa: arse
Sosok | tea | exact | sosok: nipple
Manda | cosmetics | exact | manda: vulva
Pizda | pizza | exact | pizda: vulva
Khren | sauces | exact | khren: penis
Yob | clothes | exact | yob: fuck
Shluha | shoes | exact | shlyukha: whore
Kozlov | beer | contained | kozyol: goat
Svinya | food | exact | svinya: pig
Blokha | games | exact | blokha: flea
Klop | toys | exact | klop: bedbug
Krysa | games | exact | krysa: rat
Vonyuchka | soap | exact | vonyuchka: stink
Grjaz | soap | sound-alike | gryaz: dirt
Rvota | games | exact | rvota: vomit
Bolezn | games | exact | bolezn: disease
Rak | food | exact | rak: cancer
Trup | games | exact | trup: corpse
Mogila | games | exact | mogila: grave
Pizdec | games | exact | pizdets: disaster
Lozh | games | exact | lozh: lie
Beda | games | exact | beda: misfortune
Durak | games | exact | durak: fool
Debil | games | exact | debil: idiot
Tupoy | games | exact | tupoy: stupid
Lopukh | tea | exact | lopukh: fool
Zek | games | exact | zek: prisoner
Ment | games | exact | ment: cop`,
  },
  {
    language: 'Croatian, Serbian',
    rows: `
Govno | games | exact | govno: shit
Sranje | games | exact | sranje: shit
Prdež | games | exact | prdež: fart
Kenja | travel | exact | kenja: shit
Picka | games | exact | pička: vulva
Pizda | pizza | exact | pizda: vulva
Dupe | games | exact | dupe: arse
Sise | soap | exact | sise: breasts
Jebi | games | exact | jebi: fuck
Peder | games | exact | peder: gay (slur)
Glup | games | exact | glup: stupid
Lud | wine | exact | lud: crazy
Lopov | games | exact | lopov: thief
Bolest | games | exact | bolest: disease
Mrtav | games | exact | mrtav: dead
Krmača | games | exact | krmača: sow
Smeće | games | exact | smeće: garbage
Gnoj | games | exact | gnoj: manure, pus`,
  },
  {
    language: 'Hungarian',
    rows: `
Fasz | games | exact | fasz: penis
Kurva | games | exact | kurva: whore
Geci | games | exact | geci: semen
Here | maps | exact | here: testicle
Hiba | tools | exact | hiba: error
Hülye | games | exact | hülye: stupid
Rák | games | exact | rák: cancer
Szar | games | exact | szar: shit
Bűz | games | exact | bűz: stink
Fos | tools | exact | fos: diarrhoea
Kaka | toys | exact | kaka: poo
Halál | games | exact | halál: death
Csaló | games | exact | csaló: cheat
Ribanc | games | exact | ribanc: slut
Retek | food | exact | retek: dirt
Tetű | games | exact | tetű: louse`,
  },
  {
    language: 'Romanian',
    rows: `
Pizda | pizza | exact | pizdă: vulva
Cur | dogs | exact | cur: arse
Sula | tools | exact | sulă: penis
Fute | games | exact | fute: fuck
Coaie | games | exact | coaie: testicles
Tatal | games | contained | țâță: breast
Prostu | games | contained | prost: stupid
Nebun | games | exact | nebun: crazy
Hot | food | exact | hoț: thief
Boala | music | exact | boală: disease
Cancer | books | exact | cancer: cancer
Gunoi | art | exact | gunoi: garbage
Moarte | games | exact | moarte: death
Bulangiu | games | exact | bulangiu: gay (slur)
Tarfa | shoes | exact | târfă: whore`,
  },
  {
    language: 'Greek',
    rows: `
Koleos | car | exact | koleos: vagina
Kola | drinks | sound-alike | kolos: arse
Psoli | games | exact | psoli: penis
Poutsa | games | exact | poutsa: penis
Archidi | games | exact | archidi: testicle
Kavla | games | exact | kavla: horny
Porni | games | exact | porni: whore
Mounara | games | exact | mounara: vulva
Vyzi | games | exact | vyzi: breast
Katouro | games | exact | katouro: piss
Kouradi | games | exact | kouradi: turd
Trelos | games | exact | trelos: crazy
Psema | games | exact | psema: lie
Klepto | games | contained | kleftis: thief
Arrostia | games | exact | arrostia: disease`,
  },
  {
    language: 'Turkish',
    rows: `
Dal | food | sound-alike | dalak: spleen
Sıçan | games | exact | sıçan: rat
Osuruk | games | exact | osuruk: fart
Orospu | games | exact | orospu: whore
Kahpe | games | exact | kahpe: whore
Göt | games | exact | göt: arse
Taşak | games | exact | taşak: testicles
Tasak | bags | exact | taşak: testicles
Amcık | games | exact | amcık: vulva
Aptal | games | exact | aptal: stupid
Mal | shops | exact | mal: idiot
Dangalak | games | exact | dangalak: fool
Kanser | games | exact | kanser: cancer
Leş | games | exact | leş: carrion
Les | fashion | sound-alike | leş: carrion
Cop | clothes | sound-alike | çöp: garbage
Pislik | games | exact | pislik: dirt
Hirsiz | games | exact | hırsız: thief
Verem | games | exact | verem: tuberculosis
Bozuk | games | exact | bozuk: broken
Ayı | games | exact | ayı: bear, boor
Ezik | games | exact | ezik: loser
Top | shoes | exact | top: gay (slur)
Piç | games | exact | piç: bastard
Domuz | games | exact | domuz: pig`,
  },
  {
    language: 'Arabic',
    rows: `
Zabba | games | sound-alike | zibb: penis
Zubb | games | exact | zubb: penis
Koos | tea | sound-alike | kuss: vulva
Teezy | clothes | sound-alike | tizi: arse
Sharmouta | games | exact | sharmuta: whore
Qahba | coffee | exact | qahba: whore
Kahba | coffee | exact | qahba: whore
Himar | games | exact | himar: donkey
Hmar | games | exact | hmar: donkey
Khanzir | games | exact | khinzir: pig
Kalba | dogs | exact | kalba: bitch
Bol | online shop | exact | bawl: urine
Baul | bags | exact | bawl: urine
Fasiya | games | exact | faswa: fart
Zarta | games | exact | zarta: fart
Majnun | games | exact | majnun: crazy
Ahbal | games | exact | ahbal: fool
Hayawan | games | exact | hayawan: animal
Kaddab | games | exact | kaddab: liar
Sariq | games | exact | sariq: thief
Nusab | games | sound-alike | nassab: fraud
Marid | games | exact | marid: sick
Saratan | games | exact | saratan: cancer
Maut | games | exact | mawt: death
Kafir | games | exact | kafir: infidel
Shaitan | games | exact | shaytan: devil
Jinn | gin | exact | jinn: ghost
Haram | games | exact | haram: forbidden
Fashil | games | exact | fashil: failure
Wasikh | games | exact | wasikh: dirty
Zbel | games | exact | zbel: garbage`,
  },
  {
    language: 'Persian',
    rows: `
Kuni | shoes | exact | kuni: gay (slur)
Gav | games | exact | gav: cow
Ahmaq | games | exact | ahmaq: fool
Khol | games | exact | khol: crazy
Dozd | games | exact | dozd: thief
Shash | wine | exact | shash: piss
Gozo | travel | sound-alike | guz: fart
Tokhmi | seeds | exact | tokhmi: lousy
Lashi | games | exact | lashi: scum
Mordé | wine | sound-alike | morde: dead
Zesht | games | exact | zesht: ugly`,
  },
  {
    language: 'Hebrew',
    rows: `
Meta | social network | exact | meta: dead
Pita | games | sound-alike | piten: seduce
Sheket | games | sound-alike | sheker: lie
Ben Zona | games | contained | zona: whore
Sharmuta | games | exact | sharmuta: whore
Kaka | toys | exact | kaka: poo
Pipi | toys | exact | pipi: pee
Homo | music | exact | homo: gay
Manyak | games | exact | manyak: bastard
Hara | martial arts | exact | hara: shit
Chara | shoes | sound-alike | khara: shit
Tipesh | games | exact | tipesh: fool
Mavet | games | exact | mavet: death
Sartan | games | exact | sartan: cancer
Ani | shops | exact | ani: poor`,
  },
  {
    language: 'Hindi, Urdu',
    rows: `
Bundh | sauces | exact | bund: arse
Bund | finance | exact | bund: arse
Chutiya | games | exact | chutiya: idiot
Chinal | games | exact | chhinal: slut
Bhosdi | games | exact | bhosdi: vulva
Gandu | games | exact | gandu: arsehole
Lun | paper | exact | lun: penis
Lulli | toys | exact | lulli: penis
Jhant | games | exact | jhant: pubic hair
Kamina | stoves | exact | kamina: scoundrel
Saala | games | exact | sala: brother-in-law, bastard
Sala | furniture | exact | sala: bastard
Suar | games | exact | suar: pig
Gadha | games | exact | gadha: donkey
Gaddar | games | exact | gaddar: traitor
Bimari | games | exact | bimari: disease
Bimar | games | exact | bimar: sick
Murda | clothes | exact | murda: corpse
Bhoot | boots | exact | bhut: ghost
Badbu | soap | exact | badbu: stink
Kachra | art | exact | kachra: garbage
Garib | shops | exact | garib: poor
Jhoot | jute | exact | jhuth: lie
Hagna | games | exact | hagna: shit
Mutna | games | exact | mutna: piss
Pad | tablets | exact | pad: fart`,
  },
  {
    language: 'Japanese',
    rows: `
Mango | drinks | sound-alike | manko: vulva
Suka | games | sound-alike | suka: dud, fake
Kappa | sports clothes | exact | kappa: water demon
Unchi | toys | exact | unchi: poo
Untiy | shoes | sound-alike | unchi: poo
Chinpo | games | exact | chinpo: penis
Tintin | comics | sound-alike | chinchin: penis
Musko | games | exact | musuko: penis
Ana | airline | exact | ana: hole
Anal | games | exact | anaru: anus
Ketu | games | sound-alike | ketsu: buttocks
Boin | airline | exact | boin: breasts
Paizuri | games | exact | paizuri: breasts
Bokki | games | exact | bokki: erection
Seishi | games | exact | seishi: semen
Kuri | games | exact | kuri: clitoris
Yariman | games | exact | yariman: slut
Abazure | games | exact | abazure: slut
Homo | milk | exact | homo: gay
Rezu | games | exact | rezu: lesbian
Kusogaki | games | exact | kusogaki: brat
Chikusho | games | exact | chikusho: damn
Temee | games | exact | teme: you bastard
Kasu | lees | exact | kasu: scum
Bota | shoes | sound-alike | buta: pig
Inu | games | exact | inu: dog
Saru | games | exact | saru: monkey
Hebi | games | exact | hebi: snake
Mushi | games | exact | mushi: insect
Nomi | cosmetics | exact | nomi: flea
Dani | shoes | exact | dani: tick
Kabi | yoghurt | exact | kabi: mould
Sabi | sushi | exact | sabi: rust
Aka | shoes | exact | aka: dirt
Fuke | shampoo | exact | fuke: dandruff
Hana Kuso | games | contained | kuso: shit
Yamai | games | exact | yamai: illness
Gan | lamps | exact | gan: cancer
Shinu | games | exact | shinu: die
Shitai | games | exact | shitai: corpse
Obake | games | exact | obake: ghost
Noroi | games | exact | noroi: curse
Jigoku | games | exact | jigoku: hell
Akuma | games | exact | akuma: devil
Korosu | games | exact | korosu: kill
Fukou | games | exact | fukou: misfortune
Hasan | shops | exact | hasan: bankrupt
Maké | wine | sound-alike | make: lose
Mazui | games | exact | mazui: tastes bad
Kirai | games | exact | kirai: hate
Dasai | games | exact | dasai: tacky
Nise | shoes | exact | nise: fake
Sagi | games | exact | sagi: fraud
Dorobo | games | exact | dorobo: thief
Hen | chicken | exact | hen: strange`,
  },
  {
    language: 'Mandarin',
    rows: `
Peugeot | car | sound-alike | biaozi: prostitute
Sima | shoes | exact | si ma: dead mother
Shabi | games | exact | shabi: idiot
Sabi | sushi | sound-alike | shabi: idiot
Bitch | games | sound-alike | biao zi: whore
Gou Pi | games | exact | gou pi: nonsense
Nima | games | exact | ni ma: your mother
Tama | drums | exact | ta ma: damn
Gan | lamps | exact | gan: fuck
Ri | jewellery | exact | ri: fuck
Jian | wine | exact | jian: cheap, slut
Huai | tea | exact | huai: bad
Xie | shoes | exact | xie: evil, diarrhoea
Kui | watches | exact | kui: loss
Shu | shoes | exact | shu: lose
Pei | bags | exact | pei: lose
Qiong | games | exact | qiong: poor
Lou | lamps | exact | lou: leak
Lang | games | exact | lang: wolf
Wang Ba | games | exact | wangba: bastard
Er | drinks | exact | er: silly
Tu | shoes | exact | tu: vomit
Dou | coffee | exact | dou: pimple
Zang | games | exact | zang: dirty
Zao | tea | exact | zao: bad
Sang | tea | exact | sang: funeral
Mai | tea | exact | mai: bury
Shang | games | exact | shang: wound
Tong | tools | exact | tong: pain
Ai | software | exact | ai: cancer
Kuku | toys | sound-alike | ku: cry, bitter
Ku | shoes | exact | ku: bitter, cry
Pian | games | exact | pian: cheat
Zei | games | exact | zei: thief
Wu | tea | exact | wu: nothing
Chi Shi | food | exact | chi shi: eat shit`,
  },
  {
    language: 'Cantonese',
    rows: `
7 | telephones | numbers | chat: penis
Ham Ka Chan | games | exact | ham ka chan: death of the family
Pok Gai | chicken | exact | pok gai: drop dead
Hamsup | food | sound-alike | haam sap: lecher
Kau | clothes | exact | kau: penis
Sha Cha | sauces | sound-alike | sa: kill
Moh | shops | sound-alike | mo: none
Gau | games | exact | gau: penis
Ngong | games | exact | ngong: stupid
Lo Mo | food | exact | lo mo: your mother`,
  },
  {
    language: 'Korean',
    rows: `
Jaji | tea | exact | jaji: penis
Yoni | candles | sound-alike | yon: bitch
Nyon | watches | sound-alike | nyeon: bitch
Jiral | games | exact | jiral: fit, nonsense
Byungshin | games | sound-alike | byeongsin: cripple
Ddong | games | sound-alike | ttong: excrement
Dong | games | sound-alike | ttong: excrement
Gae | games | exact | gae: dog
Paboo | shoes | sound-alike | babo: fool
Meongcheong | games | exact | meongcheong: stupid
Hobak | soup | exact | hobak: ugly woman
Dwaeji | food | exact | dwaeji: pig
Am | tea | exact | am: cancer
Sache | bags | sound-alike | siche: corpse
Mang | shops | exact | mang: ruined
Jugeo | games | exact | jugeo: die
Bang Gu | games | exact | banggu: fart
Ojum | games | exact | ojum: urine`,
  },
  {
    language: 'Thai',
    rows: `
Jättebra | flower pot | sound-alike | yet: fuck
Redalen | bed | contained | yet: fuck
Kwai | games | sound-alike | khwai: buffalo, stupid
Kuay | games | exact | khuay: penis
Koey | games | sound-alike | khuay: penis
Hum | food | exact | ham: penis
Tood | shoes | sound-alike | tut: arse, gay
Tut | games | exact | tut: arse, gay
Sat | receivers | exact | sat: beast
Ma | tea | exact | ma: dog
Phi | games | exact | phi: ghost
Pee | pears | sound-alike | phi: ghost
Ba | airline | exact | ba: crazy
Kra Ree | curry | sound-alike | kari: whore
Kari | curry | exact | kari: whore
Nom | milk | exact | nom: breast`,
  },
  {
    language: 'Vietnamese',
    rows: `
Bu | games | exact | bú: suck
Buoi | games | exact | buồi: penis
Loan | finance | exact | loạn: chaos
Deo | soap | exact | đéo: fuck, not
Dom | wine | exact | dởm: fake
Ma | tea | exact | ma: ghost
Nghèo | games | exact | nghèo: poor
Dien | lamps | exact | điên: crazy
Benh | tools | exact | bệnh: disease
Ung Thu | tea | exact | ung thư: cancer
Trom | games | exact | trộm: thief
Lao | beer | exact | lao: tuberculosis
Hoi | tea | exact | hôi: stink
Ban | deodorant | exact | bẩn: dirty
Thoi | games | exact | thối: rotten, stink
Rac | radio | exact | rác: garbage`,
  },
  {
    language: 'Indonesian, Malay',
    rows: `
Pantat | shoes | exact | pantat: buttocks
Jembut | games | exact | jembut: pubic hair
Entot | games | exact | entot: fuck
Pepek | tea | exact | pepek: vulva
Tetek | milk | exact | tetek: breast
Burit | games | exact | burit: arse
Sundal | games | exact | sundal: whore
Jalang | games | exact | jalang: slut
Anjing | games | exact | anjing: dog
Monyet | games | exact | monyet: monkey
Kencing | water | exact | kencing: urine
Kentut | games | exact | kentut: fart
Berak | games | exact | berak: shit
Butoh | dance | exact | butuh: penis
Cipap | games | exact | cipap: vulva
Haram | games | exact | haram: forbidden
Hantu | games | exact | hantu: ghost
Setan | games | exact | setan: devil
Kanker | games | exact | kanker: cancer
Mampus | games | exact | mampus: dead
Rusak | games | exact | rusak: broken
Rosak | games | exact | rosak: broken
Jelek | games | exact | jelek: ugly
Busuk | games | exact | busuk: rotten
Bohong | games | exact | bohong: lie
Miskin | games | exact | miskin: poor
Jijik | games | exact | jijik: disgusting
Bencong | games | exact | bencong: transvestite
Sampah | games | exact | sampah: garbage
Pukimak | games | exact | pukimak: motherfucker`,
  },
  {
    language: 'Tagalog',
    rows: `
Puki | games | exact | puki: vulva
Tite | games | exact | titi: penis
Pekpek | games | exact | pekpek: vulva
Kantot | games | exact | kantot: fuck
Iyot | yacht | exact | iyot: fuck
Puta | games | exact | puta: whore
Pokpok | games | exact | pokpok: whore
Puwet | games | exact | puwet: arse
Ihi | games | exact | ihi: urine
Tae | tea | exact | tae: shit
Bobo | tea | exact | bobo: stupid
Tanga | games | exact | tanga: stupid
Ulol | games | exact | ulol: crazy
Baliw | games | exact | baliw: crazy
Pangit | games | exact | pangit: ugly
Baho | soap | exact | baho: stink
Patay | games | exact | patay: dead
Kabaong | games | exact | kabaong: coffin
Multo | games | exact | multo: ghost
Magnanakaw | games | exact | magnanakaw: thief
Libog | games | exact | libog: horny
Jakol | games | exact | jakol: masturbate
Supot | games | exact | supot: uncircumcised
Bilat | games | exact | bilat: vulva
Tamod | games | exact | tamod: semen
Unggoy | games | exact | unggoy: monkey
Baboy | games | exact | baboy: pig
Kuto | games | exact | kuto: louse
Sakit | games | exact | sakit: pain, sick
Malas | games | exact | malas: bad luck`,
  },
  {
    language: 'Swahili',
    rows: `
Kuma | car | exact | kuma: vulva
Matako | games | exact | matako: buttocks
Malaya | car | exact | malaya: whore
Shoga | games | exact | shoga: gay
Mjinga | games | exact | mjinga: fool
Ugonjwa | games | exact | ugonjwa: disease
Kichaa | games | exact | kichaa: crazy
Mwizi | games | exact | mwizi: thief
Takataka | toys | exact | takataka: garbage
Mkundu | games | exact | mkundu: anus
Punda | games | exact | punda: donkey
Mbwa | games | exact | mbwa: dog`,
  },
  {
    language: 'Bulgarian',
    rows: `
Gaz | games | exact | gaz: arse
Kurva | games | exact | kurva: whore
Boklutsi | games | exact | boklutsi: garbage
Pikae | games | sound-alike | pikae: pee
Tsitsi | games | exact | tsitsi: breasts
Glupak | games | exact | glupak: fool
Smrad | games | exact | smrad: stink
Prase | games | exact | prase: pig
Vonya | games | exact | vonya: stink
Rak | food | exact | rak: cancer`,
  },
  {
    language: 'Ukrainian',
    rows: `
Sraka | games | exact | sraka: arse
Hivno | games | exact | hivno: shit
Lajno | games | sound-alike | layno: shit
Kurva | games | exact | kurva: whore
Tsytsky | games | exact | tsytsky: breasts
Bida | games | exact | bida: misfortune
Debil | games | exact | debil: idiot
Smerd | games | exact | smerd: peasant, stink
Zlodiy | games | exact | zlodiy: thief
Brud | beer | exact | brud: dirt`,
  },
  {
    language: 'Lithuanian',
    rows: `
Šūdas | games | exact | šūdas: shit
Pyzda | games | exact | pyzda: vulva
Bybis | games | exact | bybis: penis
Kiausas | games | sound-alike | kiaušai: testicles
Subine | games | exact | subinė: arse
Papai | games | exact | papai: breasts
Kekše | games | exact | kekšė: whore
Melagis | games | exact | melagis: liar
Vagis | games | exact | vagis: thief
Mirtis | games | exact | mirtis: death`,
  },
  {
    language: 'Latvian',
    rows: `
Mauka | games | exact | mauka: whore
Pipele | games | exact | pipele: penis
Peža | games | exact | peža: vulva
Pupi | games | exact | pupi: breasts
Kaka | games | exact | kaka: poo
Nave | games | exact | nāve: death
Zaglis | games | exact | zaglis: thief
Muļķis | games | exact | muļķis: fool
Slims | games | exact | slims: sick
Slikts | games | exact | slikts: bad`,
  },
  {
    language: 'Estonian',
    rows: `
Pask | games | exact | pask: shit
Peer | shops | exact | peer: fart
Lits | games | exact | lits: whore
Hoor | games | exact | hoor: whore
Vitt | games | exact | vitt: vulva
Tiss | games | exact | tiss: breast
Tobe | games | sound-alike | tõbi: disease
Varas | games | exact | varas: thief
Siga | games | exact | siga: pig
Vale | games | exact | vale: false, lie`,
  },
  {
    language: 'Georgian',
    rows: `
Mkvdari | games | exact | mkvdari: dead
Nagavi | games | exact | nagavi: garbage
Kurdi | games | exact | kurdi: thief
Ghori | games | exact | ghori: pig
Muteli | games | exact | muteli: vulva
Dzagli | games | exact | dzaghli: dog
Gizhi | games | exact | gizhi: crazy`,
  },
]
