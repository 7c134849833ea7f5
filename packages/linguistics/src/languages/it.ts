import type { LanguageSource } from '../language-source.ts'

/** Italian. */
export const it: LanguageSource = {
  code: 'it',
  script: 'Latin',
  text: `
penis-vulgar cazzo, pene, minchia, uccello, pisello, pirla, fava, verga, belino, cazzi, pirlo, pistolino, mazza, manico, pinco, pistola, bigolo, cetriolo, ciola, fallo, membro, mentula, nerchia, pannocchia, pesce, randello, salame, salsiccia, pistulino, sventrapapere, tarello, tega, tubo, zufolo, cappella, banana, bega, marra, mastro, michelaccio, minchiazza, carota, pica, asta, bischero, billo, cippa, pecione, marruggio, lanna, pipo, cecca, cicio, piolo, piripicchio, batacchio, bastone, canna, ciccio, pippo, bello, pendaglio, pirolino, pipino, cazzone, minchione, pisellino, zizzì, ciolla, cella, palo, sberla, cazzetto
penis pene
vulva-vulgar figa, vagina, fica, fregna, sorca, topa, passera, patata, patonza, mona, fessa, gnocca, potta, bernarda, brugna, farfalla, fessura, gnacchera, mussa, pucchiacca, pacioccia, pacchio, patacca, pertugio, pilu, prugna, pussi, sticchio, tacca, tonno, vongola, cozza, ciornia, barbigia, castagna, chitarra, conchiglia, cunnu, fregnaccia, picchio, farfallina, patatina, passerina, topina, gattina, gnagnera, pelosa, pesca, cicala, fisarmonica, filippa, natura, spacco, vulva, parpagliola, tana, ciccia, ficazza, figone, pilù, pucchia
vagina vagina
testicles-vulgar coglioni, testicoli, palle, coglione, balle, zebedei, maroni, marroni, cabasisi, gioielli, gonadi, attributi, cosiddetti, santissimi, scroto, borse, cojoni, ballotte, noci, bisacce, fagioli, uova, palla, pendenti, cucuzze, sacchetto, sfere, ammennicoli
testicle testicolo
breasts-vulgar tette, seni, tetta, poppe, zinne, bocce, meloni, pere, pocce, sise, cocomeri, seno, tettone, minne, cioccie, ciocce, mammelle, puppe, mammella, menne, tettine, airbag, balconata, davanzale, respingenti, zizza, zizze, tettona, zinna, bombe
nipple capezzolo, tettarella, bottone, ciuccio, capezzoli
arse culo, chiappe, culetto, chiappa, didietro, sedere, popò, fondoschiena, bucio, bogo, mazzo, culone, paniere, deretano, bel culo, natica, lato B, dedrio
buttocks sedere, natiche, chiappa, deretano, natica, chiappe, fondoschiena, posteriore, glutei, popò, mele, panaro, panettone, lato B, posto, terga, culetto
anus ano, buco del culo, buco, anello, sfintere, bucio, rosetta, bus del cul, forellino, tafanario, anale
arsehole stronzo, buco del culo, merdone
pubic-hair peli pubici, pelo, pube, cespuglio, patonza, peli
crotch inguine, cavallo
clitoris clitoride, grilletto, clito, bottone, pisellino
foreskin prepuzio
glans glande
erection erezione, duro, alzabandiera, durello, ritto, tiro, barzotto, arrapamento, tirello, ritta, tenda
semen sperma, sborra, sburra, sburro, sbroda, seme, crema, panna, schizzo, sborrata, bora, sbobba, latte, liquido
fuck fottere, scopare, chiavare, trombare, ficcare, sbattere, bombare, ciulare, castigare, pompare, impalare, inculare, trapanare, montare, fare sesso, guzzare, ingroppare, pipare, sifonare, pinzare, zompare, trivellare, ciulata, fotti, ramazzare, spanare, chiodare, trombata, scopata, chiavata, fottuto, copulare, bollare, timbrare, ficcata, fottimi
fuck-exclamation cazzo, porca miseria, minchia, cacchio
sex sesso
intercourse coito, rapporto sessuale, scopata, chiavata, trombata, sesso, amplesso, monta, copula, sveltina, rapporto, ammucchiata, accoppiamento
mate-animals accoppiarsi, montare
orgasm orgasmo, venire, godere, sborrare, godimento, goduria, estasi
masturbate farsi una sega, masturbarsi, sega, pippa, segarsi, raspa, segare, pugnetta, smanettare, spararsi una sega, manovella, raspone, zaganella, pipparsi, ditalino, bega, sditalinare, pugnette, autoerotismo, rasponi, menarsi, cecca, smanacciare, frullarsi
wanker segaiolo, pippa, mezzasega, pippaiolo, mezza sega, pugnettaro, segone, sega
suck-vulgar succhiare, ciucciare, spompinare, succhiacazzi, pompinara, ciuccia, succhia, bocchinaro, lecca, bocchinara
blow-job pompino, fellatio, bocchino, pompa, soffocone, sbocchino, chinotto, succhiotto, ciucciata, lavoretto, bucchin, bokkin, soffocotto, spompinata, raspone, pompini, pompe
sodomy sodomia, inculare, inculata, metterlo in culo, inculo, incularella, prendere in culo
horny arrapato, eccitato, infoiato, ingrifato, arrazzato, porco, caldo, voglioso, arrapata, calda, vogliosa, in calore, allupato, assatanato, arrazzata, bagnata, attizzato, rattuso, arrapante
heat-rut calore, in calore
lust lussuria, libidine
pervert pervertito, maiale, porco, depravato, guardone, sporcaccione, maniaco, vizioso, zozzone, lurido, porcone, degenerato, maniaco sessuale, perverso, porcellone, rattuso
lecher porco, satiro, vecchio porco, mandrillo, sporcaccione, libertino, marpione, farfallone, allupato, puttaniere, sciupafemmine, bavoso, donnaiolo, provolone
obscene osceno, sporco, sconcio, porcello, spinto, lurido, scurrile, triviale, sozzo, indecente, porcata, porcheria, sporcaccione, piccante, volgare, sguaiato, sudicio
porn porno, hard, film porno, luci rosse, pornazzo, pornografia, a luci rosse, porcate
naked nudo, ignudo, nuda, biotto, spogliato, come mamma l'ha fatto, desnudo, svestito, chiappe al vento
striptease spogliarello
prostitute prostituta, mignotta, squillo, lucciola, puttana, battona, passeggiatrice, cortigiana, escort, marchetta, donnina allegra, peripatetica, mondana, meretrice, bella di notte, marchettaro, gigolò, donnaccia, buttana, baiadera, etèra
whore puttana, troia, mignotta, baldracca, bagascia, puttanona, zoccola, vacca, puttanella, battona, bottana, bocchinara, troione, puttanone, troietta, cagna, trojan, maiala, troiaio, zoccolone, malafemmina, ciucciacazzi, troiona, sorca, zambracca, squaldrina, mignottone, lurida, trucida
slut zoccola, sgualdrina, sciacquetta, puttanella, baldracca, mignottella, facile, civetta, donnaccia, cagna, gatta morta, porca, maiala, sporcacciona, ragazza facile, scopereccia, smorfiosa, sgallettata, troietta, squinzia, sciupona
brothel bordello, casino, puttanaio, casa chiusa, postribolo, lupanare, troiaio, casa di tolleranza, casa d'appuntamenti, mignottificio, puttanificio, bordel
pimp pappone, magnaccia, ruffiano, protettore, ricottaro, sfruttatore, lenone, pappa
mistress amante, mantenuta, ganza, concubina, amichetta, druda
adultery adulterio
cuckold cornuto, becco, cornutazzo, cornuta, beccaccione, cervo, contento, corna, cornetto, cornutone
incest incesto
paedophile pedofilo
rape stupro
orgy orgia
fetish feticcio
dildo dildo
condom-slang preservativo, goldone
virgin-sexual vergine
impotent impotente
castrate castrare, eunuco
shit merda, cacca, cagata, merdata, merdaio, stronzata, merdina, sterco, merdone, merdoso, popò, cagare, cagone
shit-verb cagare, cacare, andare di corpo, defecare, evacuare, fare la cacca, smerdare, caga, cagasotto, scagazzare, cago, cacarella
excrement escrementi, feci, deiezione, stronzo, sterco, guano, merda, fecale, deiezioni
poop cacca, pupù, popò, puzzi, cacchina, pupu, popo, puppù, bisognino, grossa, pupi
dung letame, sterco, concime, liquame, merda, stallatico, boassa, liquami, bovina, cacca di mucca, fiandra
droppings stronzo, cacchetta, cacca, cagata, stronzolo, sterco, bovazza, boascia, pallina, caccola, escremento, tarzanello, tarzanelli, stronzi
piss piscio, pisciare, piscia, pisciata, orinare, pisciatoio, vespasiano, orina, pissa, pisciarella, pisciasotto, pisciona
urine urina
pee pipì, pipi, plin plin, pissi, fare pipì, pisciatina, piscia
fart scoreggia, scoreggiare, peto, loffa, puzzetta, scorreggia, puzza, flatulenza, scurreggia, scorreggiare, vescia, aria, petare, slòffa, pernacchia, pirito, loffe, peta, trombetta, petardo, sloffa, petone, scureggia, puzzone, rutto
diarrhoea-vulgar cagarella, sciolta, cacarella, squaraus, cagotto, caghetta, squaquera, dissenteria, scagazza, sguazza, scacarella, cacaiola
belch rutto, ruttare, eruttazione, ruttino, ruttone, rutti
vomit vomito, vomitare, sboccare, gomitare, vomitata, sbocco, rigettare, conati, rimettere, dare di stomaco, rigurgito, sbrattare, rovesciare, gattini
snot moccio, caccola, muco, moccolo, caccole, moccioso, candela, candelotto, mocciolo, moccolone, smocciare
spit sputo, sputare, scaracchio, sputacchio, scatarrare, scracchio, bava, saliva, sputacchiare, sputacchiera
sweat sudore, sudaticcio, sudata, traspirazione
stink puzzare, puzza, tanfo, puzzo, fetore, lezzo, miasma, puzzone, fetente, afrore, fetido, appestare, maleodorante, odoraccio, tanfata, mefitico
pus pus
toilet cesso, gabinetto, latrina, cacatoio, WC, ritirata, tazza, turca, trono, bagno, bugliolo, vespasiano, cagatoio, comodo, licet, water, orinatoio, toelette
latrine latrina
chamber-pot vaso da notte, orinale, pitale, vasino, cantero, pappagallo, càntaro, urinale
sewer fogna, cloaca
menstruation mestruazioni, ciclo, marchese, le mie cose, regole, mestruo, ciclo mestruale, mestruata, mestrui
tampon assorbente, pannolino, salvaslip, assorbenti
diaper pannolino
armpit ascella
pimple brufolo, foruncolo
dandruff forfora
potbelly pancia, panzone
tongue-kiss limonare, pomiciare, limone, slinguazzare, slinguare, bacio alla francese, lingua in bocca, linguare, limonata
seduce sedurre, rimorchiare, abbordare, cuccare, beccare, broccolare, tacchinare, caricare, corteggiare, adescare
lick leccare, leccata, slinguazzare, lecca, leccaculo, leccafiga, slappare, lappare
hump trombare, chiavare, montare, ingroppare, scopicchiare, coprire
damn dannazione, maledetto, accidenti, porca miseria, cazzo, maledizione, mannaggia, porca vacca, porca troia, cacchio, porco cane, cavolo, porca puttana, accipicchia, perdinci, perbacco, caspita, merda, diamine, diavolo, miseria, porcaccia, eccheccazzo, caspiterina, ostia, ostrega, sorbole, boia
go-to-hell va' al diavolo, vaffanculo, va a cagare, vai a farti fottere, va' a quel paese, fanculo, affanculo, vaffa, va' in malora, vattene, vai a cagare, vai al diavolo, vaffancuore, fottiti, crepa, ammazzati, impiccati, va' a morì ammazzato, mavaffanculo, ma va
son-of-bitch figlio di puttana, figlio di troia, figlio di mignotta, figlio di buona donna, bastardo, figlio di una cagna, figlio di zoccola, fdp, figlio di un cane
motherfucker figlio di troia
bollocks cazzate, stronzate, cazzata, stronzata, minchiata, puttanata, balle, fesserie, baggianata, cagata, boiata, cavolata, fregnaccia, sciocchezze, scemenze, panzana, frottola, idiozia, vaccata, belinata, pirlata, corbelleria, scempiaggine, bischerata, fandonia, cretinata, ciarlataneria, coglionata, minchionerie, cacchiata, porcata, strunzata, bubbola, castroneria, asineria
transvestite travestito, travione, trans, drag queen, femminiello, travesta, femminello
lingerie mutande, mutandine, perizoma, reggiseno, tanga, slip, mutandoni, reggipetto, mutanda, brache, boxer, canotta
peeping guardone
grope palpeggiare, palpare, palpata, mano morta, manomorta, toccare, brancicare, tastare, palpatina, pacca
bare-bottom chiappe
cleavage scollatura
hole-vulgar buco
stick-vulgar verga, bastone
idiot idiota, imbecille, coglione, pirla, fesso, minchione, deficiente, ebete, cretino, stronzo, stupido, scemo, babbeo, testa di cazzo, coglionazzo, demente, baggiano, tonto, babbo, rimbambito, rincoglionito, cerebroleso, fava, bischero, belinone, cazzone, citrullo, beota, stolto, pistola, pirlone, mona, cornuto, gonzo, scimunito, cojone, allocco, stordito, pisquano, testicolo, mentecatto, rintronato, balordo, ritardato, gnucco, testa di minchia, testa di rapa, babbione, tarlucco, ciula, imbranato, cogliona, ciuco, bamba, sciocco, pampaluga, ciolla, baccalà, patacca, rimbecillito, facciadiculo, coglionata, bigolo, macaco, bestia, deficente, sveglione, rinco
fool sciocco, scemo, fesso, tonto, grullo, babbeo, pollo, allocco, gonzo, zimbello, minchione, merlo, giuggiolone, credulone, tontolone, sempliciotto, stolto, bietolone, bonaccione, barbagianni, bambo, scioccone, babbaleo, bacucco, baggeo, babbuino, polletto, grulla, scema, bambacione, giullare, matto, buffone, mammalucco, fessacchiotto, ingenuo
stupid stupido, cretino, scemo, ottuso, tonto, ignorante, sciocco, deficiente, duro, idiota, ebete, stupida, somaro, tardo, tarato, scema, cretina, sciocca, grullo, melenso
cretin cretino
blockhead testone, tonto, testa di cazzo, zuccone, salame, testa di legno, rapa, zucca, testa di rapa, ciocco, bestia, capra, mulo, testa dura, asino, somaro, pisellone, tonno, stoccafisso, babbuino, pesce lesso, broccolo, finferlo, bue, zucca vuota, pera cotta, baccalà, carciofo, cavolo, cetriolo, ceppo, capoccione, fagiano, testa quadra
clumsy goffo, imbranato, maldestro, impacciato, imbranata, schiappa, pasticcione, impedito, negato, imbranatone, elefante, pivello, goffa
crazy pazzo, matto, folle, fuori di testa, svitato, picchiatello, schizzato, fuso, tocco, toccato, fulminato, pazza, matta, suonato, squinternato, strambo, scoppiato, impazzito, sciroccato, rintronato, svalvolato, fuori, sbarellato, flippato, scombinato, squilibrato, pazzerello, sclerato, ammattito, scemo, tarato, sballato, svanito, picchiato
madman demente, folle
madhouse manicomio
retarded ritardato
cripple storpio, sciancato
lame-person zoppo
blind-person cieco
deaf-person sordo
mute-person muto
stutterer balbuziente
hunchback gobbo
dwarf nano
bald calvo, pelato
ugly brutto, racchio, cesso, racchia, cozza, roito, scorfano, orrendo, bruttone, mostro, obbrobrio, befana, cofano, rospo, bruttino, scrofano, rutto, brutta, roita, bruttina, racchione, sgorbio, aborto, cessa, scrofa, chiavica, orribile, bruttarello, cessone
fat-person grasso, ciccione, grassone, panzone, balena, trippone, obeso, ciccio, ciccia, maiale, bombolo, lardoso, botolo, culone, palla di lardo, cicciona, lardo, grassa, botte, bidone, tracagnotto, buzzicone, buzzone, vacca, mongolfiera, pachiderma, scrofa, foca, cicciabomba, bombardone, trippa, cotechino
skinny magro, mingherlino, secco, stecchino, scheletro, acciuga, smilzo, allampanato, pelle e ossa, rachitico, stuzzicadenti, scheletrico, gracile, secca, magra, racchietto, anoressico, ossuto, baccalà, segaligno
coward vigliacco, codardo, cagasotto, fifone, coniglio, cacasotto, pisciasotto, pauroso, vile, pusillanime, cagone, fifona, coniglia, cacone, pavido, coniglione, pecora, smidollato, cacarone
weakling smidollato, rammollito, mezzasega, pappamolle, pappamolla, mezza calzetta, mollusco, mezza cartuccia, mammoletta, schiappa, fiacco, moscio, mollaccione, lumaca, mozzarella, senza palle, moscione, femminuccia, fighetta, mezzacalzetta, seghina
sissy femminuccia, pappamolle
bastard bastardo, bastarda, spurio, mulo, bastardone, infame, illegittimo, carogna, mezzosangue
scoundrel mascalzone, canaglia, furfante, farabutto, delinquente, lestofante, cialtrone, manigoldo, ribaldo, gaglioffo, carogna, malandrino, brigante, briccone, filibustiere, fetente, infame, cane, cialtrona, birbaccione, malvivente, poco di buono, sciagurato, vigliacco, verme, stronzo, lazzarone, masnadiero, merdoso, maramaldo, bandito, scellerato, pezzo di merda
rascal birbante, monello, discolo, birichino, furbetto, mascalzone, marmocchio, moccioso, peste, birba, bricconcello, teppista, malandrino, scugnizzo, sbarbatello, ragazzaccio, canaglia, impertinente, scavezzacollo, pivello, lattante, pischello
scum feccia, marmaglia, gentaglia, plebaglia, canaglia, ciurmaglia, teppaglia, rifiuti, schiuma, teppa, plebe, masnada, accozzaglia, melma, popolaccio
wretch miserabile, sciagurato
tramp barbone, vagabondo, accattone, straccione, clochard, senzatetto, pezzente, homeless, girovago, zingaro, lazzarone, randagio, barbona, mendicante
beggar mendicante, accattone
loser perdente, fallito, sfigato, pezzente, sfiga, sfigata, loser, sfortunato, povero diavolo
lazybones pigro, fannullone, pelandrone, poltrone, scansafatiche, sfaticato, pigrone, lazzarone, perdigiorno, nullafacente, bighellone, fancazzista, pigra, scioperato, indolente, michelaccio, mangiapane, ozioso, lavativo, pigraccio, lento, lumacone
glutton ghiottone, ingordo
miser avaro, tirchio, spilorcio, taccagno, pulciaro, braccino, micragnoso, arpagone, genovese, pitocco, pidocchioso, spilorcia, tirchia, avaraccio, tignoso, strozzino, pidocchio, avido, braccino corto, usuraio, rancio, gretto, scozzese, ragno
greedy avido, ingordo
drunkard ubriacone, alcolizzato, beone, sbevazzone, ubriaca, avvinazzato, spugna, ciucco, imbriagon, etilista, bevitore, beona, alcolista, ubriacona
drunk ubriaco, sbronzo, ciucco, bevuto, brillo, alticcio, fatto, marcio, ebbro, sbronza, ciucca, cotto, bumbato, avvinazzato, balla, sborniato, pieno, ubriaca, storto, ubriaco fradicio, sborniazzo, sfatto, gonfio, inciuccato, imbriaco, brilla, piomba, strafatto
liar bugiardo, contaballe, ballista, cacciaballe, bugiardone, ciarlatano, mentitore, falso, frottolaro, bugiarda, pinocchio, fanfarone, cazzaro, falsone, sparaballe, pallonaro, mendace
cheat imbroglione, truffatore, baro, ciarlatano, bidonista, magliaro, raggiratore, impostore, truffone, gabbamondo, truffaldino, paccaro, cialtrone, frodatore, traffichino, imbonitore, bidone, abbindolatore, furbo, venditore di fumo, pataccaro, lestofante
hypocrite ipocrita
traitor traditore, giuda, voltagabbana, infame, venduto, fedifrago, traditrice, doppiogiochista, spia, rinnegato, fellone
snitch spione, infame, spia, delatore, canarino, soffia, confidente, informatore, soffiata, gola profonda, pentito, spiona, ruffiano, cantante, cantare, spiffero, pettegolo
toady leccapiedi, leccaculo, lecchino, ruffiano, adulatore, galoppino, scagnozzo, tirapiedi, strisciante, servo, sviolinatore, reggicoda, zerbino, valletto, lacchè, lustrascarpe
braggart spaccone, sbruffone, gradasso, bauscia, fanfarone, smargiasso, pallone gonfiato, bulletto, millantatore, cazzaro, sborone, ganassa, bullo, borioso, vanesio, presuntuoso, bravaccio, vanaglorioso, rodomonte, sparone, tronfio
arrogant arrogante, spocchioso
cheeky sfacciato, insolente
rude maleducato, cafone
boor burino, zotico, cafone, terrone, buzzurro, tamarro, villano, truzzo, zarro, bifolco, coatto, contadino, rozzo, zoticone, grezzo, campagnolo, cozzalo, villanzone, gretto, maranza, paesano, gnorri, tanghero, cafoncello, rustico, villico, trucido, tarro, caprone, pecoraro, triviale, cavernicolo, bestia, capraro, buzzicone, bovaro, contadinotto
gossip pettegolo, pettegolezzo, pettegola, comare, portinaia, lavandaia, chiacchierone, ciarliero, linguaccia, chiacchierona, ciana, zabetta, gazza, ciarla, pettegolezzi, chiacchiera, gossip, impicciona, cianciosa, maldicenza
busybody impiccione, ficcanaso
old-hag vecchia strega, megera, strega, vecchiaccia, befana, arpia, vecchia, bisbetica, carampana, tardona, babbiona, vecchia zitella, cariatide, scrofa, vecchia baldracca, streghetta, stregaccia, furia, gorgone, virago, babbana, gallina vecchia, cornacchia
old-man-derog vecchio bacucco, vecchiaccio, rimbambito, vecchio, matusa, bacucco, rudere, decrepito, rincoglionito, vegliardo, mummia, cariatide, vecchietto, catorcio, arteriosclerotico, nonno, fossile, vecchiardo, matusalemme, babbione
old-maid zitella
bimbo oca, svampita, bambola, sciacquetta, velina, gallina, ochetta, sciocchina, papera, stupidina, squinzia, smorfiosa, fighetta, bambolina
slave schiavo
servant-derog lacchè, servo
pig maiale, porco, suino, porcello, lurido, porca, maiala, maialino, verro, porcone, ciacco, porchetta, porcellino, ciaco, porcile
sow scrofa, troia
donkey asino, ciuccio
ox-insult bue
cow-insult vacca
goat-insult capra, caprone
dog-insult cane, bastardo
bitch cagna, stronza, vacca, carogna, cagnetta, bastarda, puttana, lupa, vipera, arpia, stronzetta, zoccola
monkey-insult scimmia, macaco
rat-insult ratto, fogna
snake-insult vipera, serpe
chicken-insult pollo, oca
goose-insult oca
worm-insult verme
louse pidocchio, piattola, pidocchi, piattole, pidocchioso, zecca, lendine
vermin parassita
parasite parassita, scroccone
toad rospo
hyena iena, sciacallo
vulture avvoltoio
beast bestia
monster mostro
savage selvaggio, barbaro
primitive primitivo
trash-person rifiuto, spazzatura
shame-on-you vergogna
mock deridere, beffa
insult insulto
slur-black negro, negraccio, bingo bongo, scimmia, muso nero, marocchino, vu cumprà, baluba, zulù, beduino, sporco negro, faccetta nera, bovaro, moretto, affricano, bongo, carbone, mandingo, negrone, tizzone
slur-jew giudeo, rabbino, ebreo, ebreaccio, giudia, nasone, sporco ebreo, strozzino
slur-roma zingaro
slur-asian muso giallo, mandarino, occhi a mandorla, giallo, cinese, cinesino, ciuciù, muso
slur-arab beduino, marocchino, talebano, cammelliere, saraceno, turco, moro, tappetaro, ramadan, mao mao
slur-foreigner extracomunitario, vucumprà, marocchino, albanese, forestiero, straniero, polacco, rumeno, extracomunitaria, zingaro, vù cumprà, slavo
slur-neighbour crucco, mangiarane, tedesco, gringo, yankee, sciavo, mangiacrauti, crucchi, tuder, slavo, inglesi, franceschiello, francioso, albione, ostrogoto, s'ciavo, ciabatta, tognino, todesco, amerikano
slur-region terrone, polentone, terun, burino, bergamasco, romanaccio, napuli, sudista, padano, nordico, calabrese, terroni, sudicio, terronia, burina, leghista, mangiapolenta, baluba, montanaro, marocchino, africano, ciociaro, bauscia, terrona, laziale, ciociara, buzzurro, mangiasapone, sardegnolo, cozzaro, gabibbo
slur-gay frocio, finocchio, ricchione, culattone, checca, busone, omosessuale, invertito, culo, bucaiolo, femminella, frocetto, culo rotto, bardassa, femminuccia, pederasta, gay, orecchione, diverso, femmenella, froscio, ricchioni, rottinculo, recchione, culattina, cupio, buliccio, arruso, bucchinaro, cula, checche, buco, checcona, puppo, jarrusu, iarruso, mezza femmina, ricotta, caghineri, finocchi, piglianculo, frociaccio, cagasangue
slur-lesbian lesbicona, lesbica, leccafica, camionista, leccapatate, lella, saffica, maschiaccio, leccafiga
slur-trans viado, trans
slur-disabled mongoloide, handicappato, ritardato, spastico, storpio, mongolo, minorato, down, subnormale, paralitico, menomato, invalido, sciancato, mentecatto, andicappato, cerebroleso, mutilato, monco, deficiente
slur-woman oca, vacca, befana, troia, cagna, strega, gallina, civetta, zitella, donnetta, bagascia, femmina, cesso, cozza, scorfano, racchia, bona, gnocca, vecchia, arpia, virago, scrofa, mucca, megera, bisbetica, zozza, smorfiosa, stronza, donnicciola, isterica, bertuccia, donnaccia, femmenuccia, figa di legno, bella figa
slur-poor pezzente, morto di fame, straccione, poveraccio, disgraziato, plebeo, miserabile, barbone, burino, proletario, nullatenente, poveretto, terrone, poverello, squattrinato, poverino, pidocchioso, pulcioso
gay gay, omosessuale
lesbian lesbica
big-mouth boccaccia, muso, becco, ceffo, chiacchierone, grugno, boccalone, bocca larga, fanfarone, bocca, boccone, grifo, mascella, cesso
big-nose nasone
shut-up zitto, chiudi il becco, taci, sta' zitto, silenzio, zitta, piantala, chiudi la bocca, chiudi quella fogna
bore-person rompiscatole, noioso, rompipalle, rompicoglioni, rompiballe, pizza, palla, pesante, scassapalle, rompi, piattola, zecca, scassacazzo, noia, tedioso, mattone, lagna, seccatore, sbobba, lagnoso, attaccabottone, scocciatore, spaccamaroni, rompimento, rompicazzo, rompipa
naive ingenuo, babbeo
stubborn testardo, cocciuto
clown pagliaccio, buffone
puppet marionetta, burattino
ignorant ignorante
good-for-nothing buono a nulla, incapace, inetto, inutile, mezza calzetta, nullità, fallito, schiappa, mezza sega, pippa, incompetente, pivello, mezza cartuccia, zero, bidone, scarsone, zavorra, sega, omuncolo, schiappone, quaquaraquà
upstart parvenu, arricchito
death morte, decesso, trapasso, signora con la falce, fine, morti, nera signora, mietitrice, crepuscolo, dipartita
dead morto, defunto, stecchito, morta, crepato, trapassato, deceduto, andato, cadavere, buonanima, esanime, secco
die morire, crepare, tirare le cuoia, schiattare, crepa, muori, stirare le zampe, decedere, schiatta, perire, spirare, trapassare, muoio, morte
corpse cadavere
carrion carogna
grave tomba
coffin bara
funeral funerale
cemetery cimitero
mourning lutto
widow vedova
orphan orfano
skeleton scheletro
skull teschio
ghost fantasma
vampire vampiro
zombie morto vivente
kill uccidere, ammazzare, far fuori, accoppare, freddare, stendere, seccare, assassinare, sopprimere, liquidare, eliminare, ammazza, sgozzare, macellare, stecchire, trucidare
murder omicidio, assassinio
murderer assassino
suicide suicidio
hang-person impiccare, forca
execution esecuzione
executioner boia
behead decapitare
strangle strangolare
drown annegare
massacre massacro, strage
slaughterhouse mattatoio
butcher-derog macellaio
torture tortura
beat picchiare, battere
slap schiaffo, ceffone, sberla, manrovescio, sganassone, papagno, sventola, sventolone, scapaccione, schiaffone, sganascione, cinquina, scappellotto, pizza, pattone, sciaffo, cartella, manata, pacca, boccatone, ceffoni, papina, mascone, buffetto, sberlone, lecca, boffa
fight rissa, lotta
violence violenza
wound ferita
scar cicatrice
blood sangue
bomb bomba
gun pistola, fucile
bullet pallottola, proiettile
knife-weapon pugnale, coltello
weapon arma
explosion esplosione
whip frusta
trap trappola
chain-fetter catena, ceppo
prison prigione, galera, gattabuia, carcere, gabbia, cella, bagno penale, cayenna, al fresco, segreta, dietro le sbarre, coccio, bagno, penitenziario, ergastolo, cafarnao, buiosa, casanza, bottega, istituto di pena
prisoner prigioniero
thief ladro, topo d'appartamento, rapinatore, scippatore, borseggiatore, ladruncolo, ladrone, manolesta, tagliaborse, taccheggiatore, ladra, mariuolo, scassinatore, furfante, ricettatore, malandrino, grassatore, lestofante, ladri
steal rubare, fregare, grattare, sgraffignare, ciulare, zanzare, fottere, soffiare, inciulare, arraffare, ciulatore, sottrarre, trafugare, rubacchiare, scippare, scippo, borseggiare, furto, frego, rapinare, rubo, grattato
robber rapinatore, bandito
robbery rapina
plunder saccheggiare
gangster gangster, banda
mafia mafia
criminal criminale, delinquente
crime crimine, delitto
kidnap rapire
blackmail ricatto
bribe tangente, bustarella
corrupt corrotto
fraud frode, truffa, bidone, fregatura, raggiro, imbroglio, inganno, pacco, patacca, bufala, sòla, sola, inculata, magheggio, presa per il culo, raggiri, tranello, truffaldino, gabola, frodi, bidonata, ciulata, ladrocinio, ciurmeria, combine, sóla, tarocco, tiro mancino, furto, solone
counterfeit contraffatto, falso
lie bugia
false falso
trick trucco, inganno
smuggler contrabbandiere
pirate pirata
arson incendio doloso
fire-blaze incendio
enemy nemico
hate odio, odiare
revenge vendetta
anger rabbia, ira
angry arrabbiato
evil male, malvagio
bad cattivo
worse peggio, peggiore
cruel crudele
fear paura, fifa, strizza, tremarella, fottio, spavento, terrore, cagotto, spaghetto, timore, cacarella, spago, pauraccia, culo stretto, panico, timori, strizzata
terror terrore, orrore
nightmare incubo
danger pericolo
dangerous pericoloso
threat minaccia
accident incidente
disaster disastro, catastrofe
misfortune sfortuna, disgrazia, sfiga, iella, scalogna, sciagura, jella, rogna, malasorte, iattura, disdetta, malanno, calamità, avversità, maledizione, sventura, nera, sventurato, infortunio, scarogna
bad-omen malaugurio, iella, sfiga, scalogna, iettatura, jella, iettatore, menagramo, malocchio, portasfiga, gufo, menaggio, sfigato, uccello del malaugurio, porta male, portarogna, gufata, sciagura, jettatura, civetta, porta iella, rogna
curse maledizione
doom rovina, perdizione
damage danno
destroy distruggere
broken rotto, guasto, scassato, sfasciato, fottuto, spaccato, andato, spezzato, difettoso, scassata, rotta, fuori uso, kaput, marcio, sconquassato, bruciato, fuso, schiantato, sminchiato, infranto, sfasciata, spezzata, spaccata, inceppato, frantumato
break-verb rompere
breakdown guasto
crack crepa
rust ruggine
rot marcio
mould muffa
stale rancido, stantio
spoiled guasto, avariato
garbage spazzatura, rifiuti
junk ciarpame, rottame, catorcio, carretta, ferraglia, ferrovecchio, cianfrusaglie, macinino, bagnarola, carcassa, trabiccolo, baracca, bidone, carabattola, caffettiera, chiodo, scassone, rudere, rifiuti, pattume
rubbish-quality robaccia, schifezza, porcheria, merdata, cagata, ciofeca, paccottiglia, patacca, ciarpame, monnezza, tarocco, cianfrusaglia, dozzinale, bidonata, trash, scadente, cesso, pattume, scarto, scarsa qualità, schifo, baggianata, accrocchio, cineseria, boiata, schifosa, pezzotto, taroccato, chincaglieria, munnezza, pessimo, pessima, zozzeria, mediocre, cinesata, scarso
dirt sporcizia, sporco, lerciume, luridume, sudiciume, porcheria, lordura, schifo, immondizia, sozzura, zozzeria, unto, merda, zozzume, lezzo, sudicia, feccia, schifezza, untume, lercio, lordume, pattume
dirty sporco, zozzo, lurido, lercio, sozzo, sudicio, zozzone, unto, bisunto, sporca, immondo, insozzato, luridume, imbrattato, lercia, lordo, fetido, sporcaccione, zozza, sozza, sudicia, inzozzato, lurida, impiastricciato, schifoso, porco, sudicione
stain macchia
mud fango
swamp palude
dust polvere
slime bava, melma, fanghiglia, viscido, muco, poltiglia, mucillagine, fango, viscidume, limo, schifezza
soot fuliggine
poison veleno
toxic velenoso
ashes cenere
disgust schifo, disgusto
disgusting schifoso, disgustoso, ributtante, nauseante, vomitevole, ripugnante, stomachevole, rivoltante, schifosa, schifo, immondo, disgustosa, viscido, repellente, disgustare, lurido, orrido, schifare, obbrobrioso, turpe, orrendo, immonda
yuck puah, che schifo, bleah, bleh, schifo, puzza, ble, beh, puh, bleack, bah, puà, ribrezzo
poor povero
poverty povertà, miseria
hunger fame
famine carestia
thirst sete
debt debito
bankrupt fallimento, bancarotta
loss perdita
lose perdere
failure fallimento, fiasco, flop, disastro, insuccesso, bidone, bocciatura, buco, sconfitta, fallito, batosta, scacco, debacle, disfatta, tonfo, bocciato, batoste, figuraccia
fall-verb cadere, caduta
error errore, sbaglio, cazzata, svista, gaffe, strafalcione, topica, cappellata, cantonata, cappella, minchiata, papera, errori, abbaglio, fallo, sfondone, lapsus, erroraccio, svarione, castroneria, granchio, toppata, boiata, figuraccia
guilt colpa
punishment punizione, pena
fine-penalty multa
tax tassa, imposta
problem problema, guaio
quarrel lite, litigio
scandal scandalo
chaos caos, casino, bordello, macello, baraonda, puttanaio, confusione, trambusto, babele, marasma, guazzabuglio, baccano, bailamme, cagnara, parapiglia, canaio, macelli, finimondo, pandemonio, disordine, merdaio, garbuglio, caciara, baillame, ambaradan
noise rumore, chiasso
cheap economico, a buon mercato
expensive caro, costoso
worthless senza valore, nullità, nullo, schifo, scadente, una merda, del cazzo, da quattro soldi, insignificante, fallato, da due soldi, becero
useless inutile, vano, invano, superfluo, inetto, inefficace, futile, a vuoto, vuoto, per niente, a cazzo
weak debole
slow lento
late tardi, in ritardo
old vecchio
worn-out logoro, consumato
empty vuoto
nothing niente, nulla, un cazzo, zero, nisba, una sega, un tubo, un cavolo, una mazza, un fico secco, una minchia, un accidente, una cippa, un corno, picche, nada, nient'altro
nobody nessuno
never mai
not non
does-not-go non va, non funziona, non parte, non vale, non serve, non cammina, non marcia, non tira
stop fermare, alt
end fine
finished finito, spacciato
boring noioso, palloso, una palla, pesante, pizza, barboso, tedioso, noia, lagna, moscio, soporifero, due palle, una barba, che palle, mattone, monotono, barba, noiosa, palla
bitter amaro
sour acido, aspro
sad triste
sorrow dolore, tristezza
cry-weep piangere
tear-drop lacrima
scream grido, urlare
complain lamentarsi
lonely solo, solitario
pity pietà, peccato
shame vergogna, imbarazzo
tired stanco
cold-neg freddo
dark scuro, buio
darkness oscurità, tenebre
shadow ombra
abyss abisso
storm tempesta
earthquake terremoto
flood alluvione
drought siccità
smoke-fumes fumo
cigarette sigaretta, cicca, paglia, siga, mozzicone, bionda, fumo, sigarette, zampirone, cicche, spinello, sizza
drug droga, roba, sballo, stupefacente, trip, pera, buco, acido, dose, merce, sostanza, allucinogeno, schizzo, neve, narcotico, speedball, stupefacenti, bamba
cannabis cannabis, erba, canna, spinello, fumo, maria, marijuana, ganja, cannone, marja, hascisc, hashish, bomba, tromba, jolla, joint, porro, tocco, cioccolato, cioccolata, cannetta, personale, torcione, canapa, marocchino, ganjia, bonza, bong, spino, purino, ashish, gangia, nero, cilum, canne
cocaine cocaina, coca, bamba, neve, polvere, pista, striscia, bianca, barella, coke, bonza, fattanza, riga, pippa, pippare, polverina, bernarda, bianchina, botta, barra, bumba, raglia, crack, pippotto, cocco
heroin-drug eroina, roba, ero, pera, buco, brown sugar, spada, scimmia, schizzo, robba, brown
amphetamine anfetamina, ecstasy, pasta, pasticca, emme, speed, ketamina, chetamina, cala, pasticche, anfe, meth, ketch, cristalli, metanfetamina, pasto
drug-addict drogato, tossico, tossicodipendente, cocainomane, fattone, tossica, eroinomane, canaro, sballone, bucato, drogata, fatto, sfattone, pippatore, cannaiolo, tossicone, cannato
drug-dealer spacciatore
overdose overdose
booze alcolaccio, sbornia, alcol, superalcolico, ciucca, torcibudella, vinaccio, sbronza, grappino, liquore, alcool, bottiglia, bumba, sbobba, cicchetto, beveraggio, intruglio
hangover postumi, doposbornia, dopo sbornia, mal di testa, cerchio alla testa, spranghetta
gambling gioco d'azzardo
devilish-luck calamità, flagello
burden peso, fardello
obstacle ostacolo
limp-slack floscio, moscio
hollow cavo, vuoto
crooked storto
flat-dull insipido, piatto
thin-watery sottile, acquoso
raw-unripe crudo, acerbo
burnt bruciato
leak perdita, falla
lack mancanza, carenza
delay ritardo
forget dimenticare
refuse rifiutare
forbidden vietato, proibito
escape fuggire, fuga
hide nascondere
lost perso, smarrito
abandoned abbandonato
ruin rovina, rudere
beggary squallore, indigenza
slum baraccopoli, tugurio
hovel topaia, tugurio
rag straccio, cencio
crutch stampella
gloomy tetro, cupo
cockroach scarafaggio
flea pulce
bedbug cimice
tick zecca
maggot larva, baco
leech sanguisuga
rat ratto, pantegana
scorpion scorpione
spider ragno
fly-insect mosca
mosquito zanzara
jellyfish medusa
weed-plant erbaccia
thorn spina
disease malattia
sick malato
plague peste
epidemic epidemia
cancer cancro
tumour tumore
ulcer ulcera
abscess ascesso, foruncolo
leprosy lebbra
cholera colera
typhus tifo
tuberculosis tubercolosi, tisi
malaria malaria
smallpox vaiolo
measles morbillo
mumps orecchioni
chickenpox varicella
scabies scabbia, rogna
rash eruzione, eczema
itch prurito
wart verruca, porro
boil-swelling bernoccolo, gonfiore
gout gotta
haemorrhoids emorroidi
diarrhoea diarrea
constipation stitichezza
nausea nausea
cough tosse
cold-illness raffreddore
flu influenza
fever febbre
pain dolore
headache mal di testa
toothache mal di denti
caries carie
cramp crampo
epilepsy epilessia
stroke-illness ictus, colpo apoplettico
heart-attack infarto
diabetes diabete
aids AIDS
syphilis sifilide, lue, mal francese, sifilitico
gonorrhoea gonorrea, scolo, blenorragia, blenorrea
herpes herpes
jaundice itterizia
rabies rabbia
tetanus tetano
polio poliomielite
rheumatism reumatismo
asthma asma
allergy allergia
anaemia anemia
gangrene cancrena
hernia ernia
goitre gozzo
paralysis paralisi
coma coma
faint-verb svenimento
dementia demenza
depression depressione
autism autismo
miscarriage aborto spontaneo
abortion aborto
stillborn nato morto
infertile sterile
infection infezione
inflammation infiammazione
virus virus
germ germe, batterio
tapeworm verme solitario, tenia
bruise livido
fracture frattura
burn-injury ustione, scottatura
surgery operazione
amputate amputare
enema clistere
pill pillola
injection iniezione, siringa
hospital ospedale
laxative lassativo
medicine medicina, farmaco
ambulance ambulanza
psychiatry psichiatria
squint strabico
phlegm catarro, muco
scab crosta
blister vescica
numb intorpidito
intestine intestino, budello
rectum retto
bladder vescica
womb utero
placenta placenta
ovary ovaia
prostate prostata
kidney-stone calcolo renale
hitler Hitler
nazi nazista
swastika svastica
fascist fascista, camicia nera
mussolini Mussolini, duce
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, khmer rossi
dictator dittatore
dictator-local Mussolini, duce
tyrant tiranno
communist comunista
socialist socialista
capitalist capitalista
anarchy anarchia
racist razzista
apartheid apartheid
slavery schiavitù
colony colonia
genocide genocidio
holocaust Olocausto
concentration-camp campo di concentramento
gas-chamber camera a gas
ghetto ghetto
pogrom pogrom
war guerra
civil-war guerra civile
army esercito
soldier soldato
troops-militia milizia
secret-police polizia segreta, OVRA
police polizia, pula, madama, caramba, sbirri, celere, pola, pulla, questura
cop sbirro, poliziotto, pulotto, piedipiatti, madama, caramba, pula, questurino, puffo, pulla, celerino, gendarme, vigile, sbirri, carabiniere, pizzardone, finanziere, ghisa, birro, pulé, cagnotto, pulotti, cellerino, digos
spy spia
terrorist terrorista
terror-group Brigate Rosse, BR
hostage ostaggio
revolution rivoluzione
coup colpo di Stato, golpe
riot rivolta, tumulto
rebel ribelle
strike-labour sciopero
demonstration manifestazione
occupation occupazione, occupante
invasion invasione
annexation annessione
separatist separatista
traitor-political collaborazionista
propaganda propaganda
censorship censura
corruption-politics nepotismo, clientelismo
mafia-politics oligarca
party-political partito
president presidente
minister ministro
king re
queen regina
emperor imperatore
prince principe
sultan sultano
leader capo, leader
master-lord padrone, signore
flag bandiera
homeland patria
republic repubblica
state Stato
government governo
election elezione
border confine
refugee profugo
immigrant immigrato
class-enemy riccone, borghese
god Dio
goddess dea
deity-local dio
jesus Gesù
christ Cristo
virgin-mary Madonna
holy-spirit Spirito Santo
saint santo
sacred sacro
angel angelo
devil diavolo, demonio, satana, belzebù, Lucifero, Satanasso, maligno, Mefistofele, demonietto, diavola, farfarello, demone, tentatore, diavoletto, berlicche, arcidiavolo
satan Satana
demon demone
hell inferno
paradise paradiso
sin peccato
sinner peccatore
soul anima
prayer preghiera
pray pregare
church chiesa
mosque moschea
synagogue sinagoga
temple tempio
monastery monastero, convento
altar altare
cross-christian croce
priest prete, sacerdote
monk monaco, frate
nun suora, monaca
bishop vescovo
pope papa
imam imam, mullah
rabbi rabbino
prophet profeta
muhammad Maometto
allah Allah
koran Corano
bible Bibbia
torah Torah
gospel vangelo
buddha Buddha
jew ebreo
muslim musulmano
christian cristiano
infidel infedele, pagano
heretic eretico
blasphemy bestemmia, porco dio, porca madonna
sect setta
holy-war guerra santa, jihad, crociata
halal halal
kosher kosher
fasting digiuno, ramadan, quaresima
pilgrimage pellegrinaggio
sacrifice sacrificio
baptism battesimo
mass-liturgy messa
relic reliquia
miracle miracolo
blessing benedizione
witch strega
sorcerer stregone
magic magia
evil-eye malocchio
evil-spirit-local babau, orco
taboo tabù
idol idolo
antichrist Anticristo
judas Giuda
apocalypse apocalisse
eternity-afterlife aldilà
fate destino
nirvana nirvana
holy-place luogo santo
sun sole
moon luna
star stella
sky cielo
earth terra
world mondo
land paese
water acqua
sea mare
ocean oceano
lake lago
river fiume
stream ruscello
well-spring fonte, pozzo
wave onda
island isola
beach spiaggia
coast costa
mountain montagna
hill collina
valley valle
forest foresta, bosco
field campo
meadow prato
desert deserto
cave grotta
stone pietra
rock roccia
sand sabbia
clay argilla
salt sale
gold oro
silver argento
iron ferro
copper rame
lead-metal piombo
steel acciaio
glass vetro, bicchiere
wood-material legno
coal carbone
oil olio
petrol benzina
fire fuoco
flame fiamma
light luce
lightning lampo, fulmine
thunder tuono
rain pioggia
snow neve
ice ghiaccio
frost gelo, brina
hail grandine
wind vento
air aria
cloud nuvola
fog nebbia
dew rugiada
rainbow arcobaleno
weather tempo
tree albero
leaf foglia
branch ramo
root radice
bark-tree corteccia
seed seme
grass erba
flower fiore
rose rosa
lily giglio
bush cespuglio
oak quercia
pine pino
birch betulla
reed canna
straw paglia
hay fieno
mushroom fungo
person persona
people gente, popolo
man uomo
woman donna
child bambino
baby neonato
boy ragazzo
girl ragazza
mother madre
father padre
mum mamma
dad papà
son figlio
daughter figlia
brother fratello
sister sorella
grandmother nonna
grandfather nonno
uncle zio
aunt zia
cousin cugino
husband marito
wife moglie
bride sposa
wedding matrimonio, nozze
mother-in-law suocera
nephew nipote
family famiglia
friend amico
neighbour vicino
guest ospite
stranger estraneo, straniero
name nome
life vita
love amore
kiss bacio
heart cuore
head testa
hair capelli
face faccia, viso
forehead fronte
eye occhio
ear orecchio
nose naso
mouth bocca
lip labbro
tooth dente
tongue lingua
chin mento
cheek guancia
beard barba
moustache baffi
neck collo
throat gola
shoulder spalla
back schiena
chest petto
belly pancia
navel ombelico
arm braccio
elbow gomito
hand mano
finger dito
nail unghia, chiodo
fist pugno
leg gamba
knee ginocchio
foot piede
heel tallone
toe dito del piede
skin pelle
bone osso
rib costola
brain cervello
liver fegato
lung polmone
kidney rene, rognone
meat carne
milk latte
bread pane
butter burro
cheese formaggio
egg uovo
fish pesce
soup zuppa, minestra
rice riso
flour farina
dough impasto, pasta
cake torta
biscuit biscotto
sugar zucchero
honey miele
chocolate cioccolato
candy caramella
apple mela
pear pera
grape uva
cherry ciliegia
plum prugna
peach pesca
lemon limone
orange-fruit arancia
banana banana
strawberry fragola
nut noce
fig fico
melon melone
tomato pomodoro
potato patata
onion cipolla
garlic aglio
cabbage cavolo
carrot carota
cucumber cetriolo
bean fagiolo
pea pisello
lentil lenticchia
pumpkin zucca
beet barbabietola, rapa
pepper-spice pepe
mustard senape
vinegar aceto
sausage salsiccia
ham prosciutto
bacon pancetta, lardo
fat-grease grasso, unto
wine vino
beer birra
brandy grappa, acquavite
tea tè
coffee caffè
juice succo
food cibo
breakfast colazione
lunch pranzo
dinner cena
animal animale
dog cane
puppy cucciolo
cat gatto
horse cavallo
mare cavalla, giumenta
cow mucca, vacca
bull toro
calf vitello
sheep pecora
lamb agnello
goat capra
chicken gallina, pollo
rooster gallo
duck anatra
goose oca
turkey tacchino
rabbit coniglio
hare lepre
mouse topo
bear orso
wolf lupo
fox volpe
deer cervo
boar cinghiale
lion leone
tiger tigre
elephant elefante
monkey scimmia
camel cammello
snake serpente
frog rana
turtle tartaruga
crocodile coccodrillo
bird uccello
eagle aquila
hawk falco
owl gufo, civetta
crow corvo
pigeon piccione, colomba
swan cigno
cuckoo cuculo
feather piuma
wing ala
tail coda
horn corno
claw artiglio, zampa
fur pelliccia
bee ape
wasp vespa
ant formica
butterfly farfalla
beetle scarabeo
worm verme
snail lumaca
shark squalo
whale balena
herring aringa
crab granchio
squid calamaro, polpo
house casa
home casa, focolare
room stanza, camera
kitchen cucina
bathroom bagno
door porta
window finestra
wall muro, parete
roof tetto
floor pavimento
stairs scala
garden giardino
fence recinto
bed letto
table tavolo
chair sedia
lamp lampada
candle candela
mirror specchio
key chiave
lock serratura
knife coltello
fork forchetta
spoon cucchiaio
plate piatto
cup tazza
bottle bottiglia
pot pentola, vaso
pan padella
bowl ciotola
oven forno
box scatola
bag borsa, sacco
basket cesto
barrel botte
bucket secchio
broom scopa
soap sapone
towel asciugamano
comb pettine
brush spazzola, pennello
needle ago
thread filo
rope corda
hammer martello
saw sega
axe ascia
screw vite
wheel ruota
stick bastone
machine macchina
tool attrezzo
toy giocattolo
doll bambola
ball palla
book libro
paper carta
letter lettera
pen penna, matita
newspaper giornale
picture immagine, quadro
word parola
language lingua
story storia
song canzone
music musica
drum tamburo
flute flauto
bell campana
clothes vestiti
shirt camicia
trousers pantaloni
skirt gonna
dress vestito
coat cappotto, giacca
hat cappello, berretto
shoe scarpa
boot stivale
sock calza, calzino
glove guanto
belt cintura
button bottone
pocket tasca
ring anello
glasses occhiali
clock orologio
umbrella ombrello
wool lana
silk seta
cotton cotone
leather cuoio, pelle
cloth stoffa, panno
city città
village villaggio, paese
street strada, via
way cammino, via
square piazza
bridge ponte
tower torre
castle castello
market mercato
shop negozio
school scuola
office ufficio
factory fabbrica
bank banca
money denaro, soldi, grana, quattrini, palanche, sghei, verdoni, baiocchi, pila, conquibus, dindi, pecunia, lira, euri, sacchi, dané, cocuzze, verdone, danari, moneta, bezzi, svanziche, argent, pilla, cash
coin moneta
price prezzo
gift regalo
work lavoro
worker operaio
doctor medico
teacher maestro, insegnante
farmer contadino
hunter cacciatore
fisherman pescatore
baker fornaio
tailor sarto
smith fabbro
cook cuoco
driver autista
boss capo, padrone
car auto, macchina
ship nave
boat barca
train treno
plane aereo
bicycle bicicletta
cart carro
sail vela
sleigh slitta
day giorno
night notte
morning mattina
evening sera
noon mezzogiorno
today oggi
yesterday ieri
tomorrow domani
week settimana
month mese
year anno
hour ora
minute minuto
time tempo
spring primavera
summer estate
autumn autunno
winter inverno
monday lunedì
friday venerdì
sunday domenica
holiday festa
christmas Natale
red rosso
blue blu
green verde
yellow giallo
white bianco
black nero
grey grigio
brown marrone
pink rosa
purple viola
colour colore
zero zero
one uno
two due
three tre
four quattro
five cinque
six sei
seven sette
eight otto
nine nove
ten dieci
eleven undici
twelve dodici
twenty venti
hundred cento
thousand mille
million milione
half mezzo, metà
first primo
last ultimo
part parte, pezzo
circle cerchio
line linea
point punto
corner angolo
side lato
hole buco
number numero
dream sogno
sleep-noun sonno
game gioco
joy gioia
luck fortuna, felicità
peace pace
freedom libertà
truth verità
hope speranza
wish desiderio
strength forza
voice voce
silence silenzio
smell odore
taste gusto, sapore
breath fiato, respiro
thing cosa
question domanda
answer risposta
secret segreto
law legge
be essere
have avere
do-make fare
go andare
come venire
walk camminare
run correre
jump saltare
fly volare
swim nuotare
sit sedere
stand stare in piedi
lie-down giacere
sleep dormire
wake svegliare
eat mangiare
drink bere
bite mordere
chew masticare
swallow ingoiare
suck succhiare
see vedere
look guardare
hear sentire, ascoltare
speak parlare
say dire
ask chiedere
call chiamare
sing cantare
dance ballare
laugh ridere
play giocare
know sapere, conoscere
think pensare
want volere
can potere
must dovere
love-verb amare
like piacere
give dare
take prendere
bring portare
hold tenere
put mettere
throw gettare, lanciare
catch prendere, catturare
pull tirare
push spingere
open aprire
close chiudere
cut tagliare
sew cucire
wash lavare
clean-verb pulire
cook-verb cucinare
bake infornare
burn bruciare
buy comprare
sell vendere
pay pagare
work-verb lavorare
build costruire
dig scavare
plant-verb piantare, seminare
write scrivere
read leggere
count contare
learn imparare
help aiutare, aiuto
wait aspettare
find trovare
search cercare
live vivere
be-born nascere
grow crescere
blow soffiare
turn girare
roll rotolare
shake scuotere
tremble tremare
hit-strike colpire
scratch grattare
rub strofinare
squeeze spremere, stringere
flow scorrere
float galleggiare
drip gocciolare, goccia
freeze gelare, congelare
smile sorridere
kiss-verb baciare
marry sposare
hug abbracciare
win vincere
begin cominciare
change cambiare
travel viaggiare
drive guidare
return tornare
leave partire
stay restare
send mandare
show mostrare
tie legare
hang-up appendere
pour versare
fill riempire
mix mescolare
shine brillare
ring-verb suonare
shut-eyes battere le palpebre
snore russare
yawn sbadigliare
sneeze starnutire
tickle solleticare
whistle fischiare
whisper sussurrare
bark-dog abbaiare
sting pungere
peel sbucciare
shave radere
big grande
small piccolo
tiny minuscolo
long lungo
short corto
tall-high alto
low basso
wide largo
narrow stretto
thick grosso, spesso
thin sottile
deep profondo
flat piatto
round rotondo
straight dritto
sharp affilato, aguzzo
blunt smussato
heavy pesante
light-weight leggero
hard duro
soft morbido, molle
new nuovo
young giovane
good buono
better migliore, meglio
beautiful bello
strong forte
fast veloce, rapido
early presto
hot caldo, bollente
warm caldo, tiepido
cold freddo
cool-fresh fresco
wet bagnato, umido
dry secco
full pieno
clean pulito, puro
clear chiaro
bright luminoso
sweet dolce
salty salato
spicy piccante
rich ricco
happy felice, contento
funny divertente, buffo
clever intelligente, furbo
brave coraggioso
kind-nice gentile, simpatico
honest onesto
healthy sano
alive vivo
free libero
quiet calmo, tranquillo
loud rumoroso, forte
easy facile
difficult difficile
true vero
same stesso, uguale
other altro
alone-only solo
naked-bare spoglio
shy timido
wild selvatico
strange strano
left sinistra
right-side destra
up su, sopra
down giù, sotto
in in, dentro
out fuori
front davanti
behind dietro
near vicino
far lontano
here qui
there là
where dove
when quando
who chi
what che cosa
why perché
how come
yes sì
no no
i io
you tu
he lui, egli
she lei, ella
we noi
they loro
my mio
your tuo
this questo
that quello
all tutto
many molto
few poco
more più
less meno
very molto
and e
or o
but ma
with con
without senza
now adesso, ora
always sempre
again di nuovo, ancora
already già
soon presto
maybe forse
only-just appena
hello ciao, salve
goodbye arrivederci, addio
thanks grazie
please per favore
sorry scusa, mi dispiace
come-on dai, andiamo
look-out attenzione
good-day buongiorno
negro-word negro, nero, moro, negra, negretto
`,
}
