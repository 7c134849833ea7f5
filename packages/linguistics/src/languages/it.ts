import type { LanguageSource } from '../language-source.ts'

/** Italian. */
export const it: LanguageSource = {
  code: 'it',
  script: 'Latin',
  text: `
penis-vulgar cazzo, minchia, uccello, pisello, belin, bega, nerbo, cece, ceppa, pirla, pistolino, pene, mazza, fava, pesce, manico, cappella, nerchia, bigolo, verga, belino, cazzi, pirlo, pinco, pistola, cetriolo, ciola, fallo, membro, mentula, pannocchia, randello, salame, salsiccia, pistulino, sventrapapere, tarello, tega, tubo, zufolo, banana, marra, mastro, michelaccio, minchiazza, carota, pica, asta, bischero, billo, cippa, pecione, marruggio, lanna, pipo, cecca, cicio, piolo, piripicchio, batacchio, bastone, canna, ciccio, pippo, bello, pendaglio, pirolino, pipino, cazzone, minchione, pisellino, zizzì, ciolla, cella, palo, sberla, cazzetto
penis pene, fallo, membro virile, membro, pisello
vulva-vulgar figa, fica, topa, passera, patata, gnocca, gnagna, ciciapa, fregna, mona, potta, sorca, bernarda, pucchiacca, ciolla, brogna, vagina, patonza, fessa, brugna, farfalla, fessura, gnacchera, mussa, pacioccia, pacchio, patacca, pertugio, pilu, prugna, pussi, sticchio, tacca, tonno, vongola, cozza, ciornia, barbigia, castagna, chitarra, conchiglia, cunnu, fregnaccia, picchio, farfallina, patatina, passerina, topina, gattina, gnagnera, pelosa, pesca, cicala, fisarmonica, filippa, natura, spacco, vulva, parpagliola, tana, ciccia, ficazza, figone, pilù, pucchia
vagina vagina, vulva, labbra vaginali
testicles-vulgar coglioni, palle, balle, zebedei, maroni, cabasisi, pendagli, testicoli, coglione, marroni, gioielli, gonadi, attributi, cosiddetti, santissimi, scroto, borse, cojoni, ballotte, noci, bisacce, fagioli, uova, palla, pendenti, cucuzze, sacchetto, sfere, ammennicoli
testicle testicolo
breasts-vulgar tette, zinne, poppe, tetta, seni, bocce, meloni, pere, pocce, sise, cocomeri, seno, tettone, minne, cioccie, ciocce, mammelle, puppe, mammella, menne, tettine, airbag, balconata, davanzale, respingenti, zizza, zizze, tettona, zinna, bombe
nipple capezzolo, tettarella, bottone, ciuccio, capezzoli
arse culo, chiappe, ciapet, culona, didietro, deretano, ano, culetto, chiappa, sedere, popò, fondoschiena, bucio, bogo, mazzo, culone, paniere, bel culo, natica, lato B, dedrio
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
fuck scopare, chiavare, fottere, trombare, scopa, tromba, ciulare, chiavi, bombare, futtiri, castigare, ficcare, sbattere, pompare, impalare, inculare, trapanare, montare, fare sesso, guzzare, ingroppare, pipare, sifonare, pinzare, zompare, trivellare, ciulata, fotti, ramazzare, spanare, chiodare, trombata, scopata, chiavata, fottuto, copulare, bollare, timbrare, ficcata, fottimi
fuck-exclamation cazzo, porca miseria, minchia, cacchio
sex sesso
intercourse coito, rapporto sessuale, scopata, chiavata, trombata, sesso, amplesso, monta, copula, sveltina, rapporto, ammucchiata, accoppiamento
mate-animals accoppiarsi, montare
orgasm orgasmo, venire, godere, sborrare, godimento, goduria, estasi
masturbate sega, pippa, segone, raspone, masturbarsi, farsi una sega, segarsi, raspa, segare, pugnetta, smanettare, spararsi una sega, manovella, zaganella, pipparsi, ditalino, bega, sditalinare, pugnette, autoerotismo, rasponi, menarsi, cecca, smanacciare, frullarsi
wanker segaiolo, pippa, mezzasega, pippaiolo, mezza sega, pugnettaro, segone, sega
suck-vulgar succhiare, ciucciare, spompinare, succhiacazzi, pompinara, ciuccia, succhia, bocchinaro, lecca, bocchinara
blow-job pompino, pompa, bocchino, fellatio, soffocone, sbocchino, chinotto, succhiotto, ciucciata, lavoretto, bucchin, bokkin, soffocotto, spompinata, raspone, pompini, pompe
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
whore puttana, troia, zoccola, mignotta, battona, baldracca, bagassa, pottana, meretrice, putana, sgualdrina, squillo, bagascia, vacca, lucciola, putta, cagna, puttanona, puttanella, bottana, bocchinara, troione, puttanone, troietta, trojan, maiala, troiaio, zoccolone, malafemmina, ciucciacazzi, troiona, sorca, zambracca, squaldrina, mignottone, lurida, trucida
slut troia, zoccola, vacca, maiala, porca, sgualdrina, sciacquetta, puttanella, baldracca, mignottella, facile, civetta, donnaccia, cagna, gatta morta, sporcacciona, ragazza facile, scopereccia, smorfiosa, sgallettata, troietta, squinzia, sciupona
brothel bordello, casino, puttanaio, casa chiusa, postribolo, lupanare, troiaio, casa di tolleranza, casa d'appuntamenti, mignottificio, puttanificio, bordel
pimp pappone, magnaccia, ruffiano, protettore, ricottaro, sfruttatore, lenone, pappa
mistress amante, mantenuta, ganza, concubina, amichetta, druda
adultery adulterio, infedeltà, tradimento, corna, adultero, fedifrago
cuckold cornuto, becco, cornutazzo, cornuta, beccaccione, cervo, contento, corna, cornetto, cornutone
incest incesto, incestuoso, consanguineo
paedophile pedofilo, pedofilia, pederasta
rape stupro, stuprare, violentare, stupratore, violenza carnale, violenza sessuale, stuprata
orgy orgia, orgiastico, ammucchiata, gang bang, scambista, baccanale
fetish feticcio, feticista, sadomaso, masochista, sadico, masochismo, sadismo
dildo dildo, vibratore, cazzo di gomma, fallo di gomma
condom-slang preservativo, goldone, profilattico, condom
virgin-sexual vergine, verginità, imene, sverginare, deflorare, illibata
impotent impotente, impotenza, moscio
castrate castrare, eunuco, castrazione, evirare, castrato, castrone
shit merda, cacca, stronzo, merdina, rumenta, cagata, merdaccia, strunz, merdata, merdaio, stronzata, sterco, merdone, merdoso, popò, cagare, cagone
shit-verb cagare, cacare, caga, andare di corpo, defecare, evacuare, cagata, fare la cacca, smerdare, cagasotto, scagazzare, cago, cacarella
excrement escrementi, feci, deiezione, stronzo, sterco, guano, merda, fecale, deiezioni
poop cacca, pupù, popò, puzzi, cacchina, pupu, cacchetta, popo, puppù, bisognino, grossa, pupi
dung letame, sterco, concime, liquame, merda, stallatico, boassa, liquami, bovina, cacca di mucca, fiandra
droppings stronzo, cacchetta, cacca, cagata, stronzolo, sterco, bovazza, boascia, pallina, caccola, escremento, tarzanello, tarzanelli, stronzi
piss piscio, pisciare, piscia, pisciata, orinare, pisciatoio, vespasiano, orina, pissa, pisciarella, pisciasotto, pisciona
urine urina
pee pipì, pipi, plin plin, pissi, fare pipì, pisciatina, piscia
fart scoreggia, peto, loffa, puzzetta, vento, scoreggiare, slofa, scorreggia, puzza, flatulenza, scurreggia, scorreggiare, vescia, aria, petare, slòffa, pernacchia, pirito, loffe, peta, trombetta, petardo, sloffa, petone, scureggia, puzzone, rutto
diarrhoea-vulgar cagarella, sciolta, cacarella, squaraus, cagotto, caghetta, squaquera, dissenteria, scagazza, sguazza, scacarella, cacaiola
belch rutto, ruttare, eruttazione, ruttino, ruttone, rutti
vomit vomito, vomitare, sbratto, rimettere, sboccare, gomitare, vomitata, sbocco, rigettare, conati, dare di stomaco, rigurgito, sbrattare, rovesciare, gattini
snot moccio, caccola, muco, moccolo, caccole, moccioso, candela, candelotto, mocciolo, moccolone, smocciare
spit sputo, sputare, scaracchio, sputacchio, scatarrare, scracchio, bava, saliva, sputacchiare, sputacchiera
sweat sudore, sudaticcio, sudata, traspirazione, sudare, sudato
stink puzza, puzzare, tanfo, fetore, puzzo, lezzo, miasma, puzzone, fetente, afrore, fetido, appestare, maleodorante, odoraccio, tanfata, mefitico
pus pus, purulento, suppurare
toilet cesso, gabinetto, latrina, ritirata, cacatoio, WC, tazza, turca, trono, bagno, bugliolo, vespasiano, cagatoio, comodo, licet, water, orinatoio, toelette
latrine latrina
chamber-pot vaso da notte, orinale, pitale, vasino, cantero, pappagallo, càntaro, urinale
sewer fogna, cloaca, fognatura, pozzo nero, chiavica, spurgo, tombino
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
idiot idiota, coglione, cretino, scemo, pirla, fesso, salame, mona, bischero, belinone, minchione, babbeo, citrullo, grullo, tonto, gonzo, mongolo, rimba, allocco, imbecille, deficiente, ebete, stronzo, stupido, testa di cazzo, coglionazzo, demente, baggiano, babbo, rimbambito, rincoglionito, cerebroleso, fava, cazzone, beota, stolto, pistola, pirlone, cornuto, scimunito, cojone, stordito, pisquano, testicolo, mentecatto, rintronato, balordo, ritardato, gnucco, testa di minchia, testa di rapa, babbione, tarlucco, ciula, imbranato, cogliona, ciuco, bamba, sciocco, pampaluga, ciolla, baccalà, patacca, rimbecillito, facciadiculo, coglionata, bigolo, macaco, bestia, deficente, sveglione, rinco
fool sciocco, scemo, fesso, tonto, grullo, babbeo, pollo, allocco, gonzo, zimbello, minchione, merlo, giuggiolone, credulone, tontolone, sempliciotto, stolto, bietolone, bonaccione, barbagianni, bambo, scioccone, babbaleo, bacucco, baggeo, babbuino, polletto, grulla, scema, bambacione, giullare, matto, buffone, mammalucco, fessacchiotto, ingenuo
stupid stupido, scemo, scema, tonto, cretino, ottuso, fessa, beota, ignorante, sciocco, deficiente, duro, idiota, ebete, stupida, somaro, tardo, tarato, cretina, sciocca, grullo, melenso
cretin cretino
blockhead testone, tonto, testa di cazzo, zuccone, salame, testa di legno, rapa, zucca, testa di rapa, ciocco, bestia, capra, mulo, testa dura, asino, somaro, pisellone, tonno, stoccafisso, babbuino, pesce lesso, broccolo, finferlo, bue, zucca vuota, pera cotta, baccalà, carciofo, cavolo, cetriolo, ceppo, capoccione, fagiano, testa quadra
clumsy goffo, imbranato, maldestro, impacciato, imbranata, schiappa, pasticcione, impedito, negato, imbranatone, elefante, pivello, goffa
crazy pazzo, matto, folle, fuori di testa, svitato, picchiatello, schizzato, fuso, tocco, toccato, fulminato, pazza, matta, suonato, squinternato, strambo, scoppiato, impazzito, sciroccato, rintronato, svalvolato, fuori, sbarellato, flippato, scombinato, squilibrato, pazzerello, sclerato, ammattito, scemo, tarato, sballato, svanito, picchiato
madman demente, folle
madhouse manicomio
retarded ritardato, deficiente, handicappato, subnormale, minorato
cripple storpio, sciancato, invalido, mutilato, paralitico, infermo, menomato
lame-person zoppo, zoppicare, claudicante, azzoppato
blind-person cieco, orbo, cecità, accecare, guercio, non vedente
deaf-person sordo, sordomuto, sordità, non udente
mute-person muto, sordomuto, ammutolito
stutterer balbuziente, balbettare, tartaglia, blesità
hunchback gobbo, gobba, storpio, deforme
dwarf nano, nanerottolo, nana, lillipuziano, pigmeo
bald calvo, pelato, calvizie, testa pelata, crapa pelata, rapato
ugly brutto, racchia, cesso, cozza, brutta, racchio, scorfano, roito, orrendo, bruttone, mostro, obbrobrio, befana, cofano, rospo, bruttino, scrofano, rutto, roita, bruttina, racchione, sgorbio, aborto, cessa, scrofa, chiavica, orribile, bruttarello, cessone
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
beggar mendicante, accattone, mendicare, pezzente, questuante, elemosina
loser sfigato, perdente, fallito, pezzente, sfiga, sfigata, loser, sfortunato, povero diavolo
lazybones pigro, fannullone, pelandrone, poltrone, scansafatiche, sfaticato, pigrone, lazzarone, perdigiorno, nullafacente, bighellone, fancazzista, pigra, scioperato, indolente, michelaccio, mangiapane, ozioso, lavativo, pigraccio, lento, lumacone
glutton ghiottone, ingordo
miser avaro, tirchio, spilorcio, taccagno, pulciaro, braccino, micragnoso, arpagone, genovese, pitocco, pidocchioso, spilorcia, tirchia, avaraccio, tignoso, strozzino, pidocchio, avido, braccino corto, usuraio, rancio, gretto, scozzese, ragno
greedy avido, ingordo
drunkard ubriacone, alcolizzato, beone, sbevazzone, ubriaca, avvinazzato, spugna, ciucco, imbriagon, etilista, bevitore, beona, alcolista, ubriacona
drunk ubriaco, sbronzo, ciucco, ciocco, brillo, fatto, bevuto, alticcio, marcio, ebbro, sbronza, ciucca, cotto, bumbato, avvinazzato, balla, sborniato, pieno, ubriaca, storto, ubriaco fradicio, sborniazzo, sfatto, gonfio, inciuccato, imbriaco, brilla, piomba, strafatto
liar bugiardo, contaballe, ballista, cacciaballe, bugiardone, ciarlatano, mentitore, falso, frottolaro, bugiarda, pinocchio, fanfarone, cazzaro, falsone, sparaballe, pallonaro, mendace
cheat imbroglione, truffatore, baro, ciarlatano, bidonista, magliaro, raggiratore, impostore, truffone, gabbamondo, truffaldino, paccaro, cialtrone, frodatore, traffichino, imbonitore, bidone, abbindolatore, furbo, venditore di fumo, pataccaro, lestofante
hypocrite ipocrita, falso, ipocrisia, fariseo, bacchettone, doppia faccia, moralista
traitor traditore, giuda, voltagabbana, infame, venduto, fedifrago, traditrice, doppiogiochista, spia, rinnegato, fellone, tradire
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
slave schiavo, schiava, schiavitù, servo, schiavista, succube
servant-derog lacchè, servo, sguattero, servitore, tirapiedi, galoppino, servetta
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
vermin parassita, pidocchi, infestazione, animali nocivi
parasite parassita, scroccone, sanguisuga, scrocco, mantenuto, zecca, profittatore
toad rospo
hyena iena, sciacallo
vulture avvoltoio
beast bestia
monster mostro, mostruoso, orco, aberrazione, uomo nero
savage selvaggio, barbaro, barbarie, cannibale, incivile, bestiale
primitive primitivo, cavernicolo, troglodita, uomo delle caverne
trash-person rifiuto, spazzatura
shame-on-you vergogna, disonore, ignominia, infamia, onta, vituperio, vergognati
mock deridere, beffa, prendere in giro, scherno, zimbello, ridicolizzare, ridicolo, presa in giro, sbeffeggiare, dileggio
insult insulto, ingiuria, offesa, insultare, oltraggio, offendere, diffamazione, calunnia
slur-black negro, negra, negraccio, bingo bongo, scimmia, muso nero, vucumprà, marocchino, vu cumprà, baluba, zulù, beduino, sporco negro, faccetta nera, bovaro, moretto, affricano, bongo, carbone, mandingo, negrone, tizzone
slur-jew giudeo, rabbino, ebreo, ebreaccio, giudia, nasone, sporco ebreo, strozzino
slur-roma zingaro, zingara, rom, nomade
slur-asian muso giallo, mandarino, occhi a mandorla, giallo, cinese, cinesino, ciuciù, muso
slur-arab beduino, marocchino, talebano, cammelliere, saraceno, turco, moro, tappetaro, ramadan, mao mao
slur-foreigner extracomunitario, vucumprà, marocchino, albanese, forestiero, straniero, polacco, rumeno, extracomunitaria, zingaro, vù cumprà, slavo
slur-neighbour crucco, mangiarane, tedesco, gringo, yankee, sciavo, mangiacrauti, crucchi, tuder, slavo, inglesi, franceschiello, francioso, albione, ostrogoto, s'ciavo, ciabatta, tognino, todesco, amerikano
slur-region terrone, polentone, terun, burino, bergamasco, romanaccio, bifolco, cafone, napuli, sudista, padano, nordico, calabrese, terroni, sudicio, terronia, burina, leghista, mangiapolenta, baluba, montanaro, marocchino, africano, ciociaro, bauscia, terrona, laziale, ciociara, buzzurro, mangiasapone, sardegnolo, cozzaro, gabibbo
slur-gay frocio, finocchio, ricchione, culattone, checca, busone, frocia, buliccio, culo, bucaiolo, femminiello, omosessuale, invertito, femminella, frocetto, culo rotto, bardassa, femminuccia, pederasta, gay, orecchione, diverso, femmenella, froscio, ricchioni, rottinculo, recchione, culattina, cupio, arruso, bucchinaro, cula, checche, buco, checcona, puppo, jarrusu, iarruso, mezza femmina, ricotta, caghineri, finocchi, piglianculo, frociaccio, cagasangue
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
stubborn testardo, cocciuto, caparbio, ostinato, testone, zuccone, cocciuta
clown pagliaccio, buffone
puppet marionetta, burattino
ignorant ignorante, ignoranza, analfabeta, zotico, illetterato
good-for-nothing buono a nulla, incapace, inetto, inutile, mezza calzetta, nullità, fallito, schiappa, mezza sega, pippa, incompetente, pivello, mezza cartuccia, zero, bidone, scarsone, zavorra, sega, omuncolo, schiappone, quaquaraquà
upstart parvenu, arricchito
death morte, decesso, trapasso, signora con la falce, fine, morti, nera signora, mietitrice, crepuscolo, dipartita
dead morto, morta, crepato, stecchito, defunto, trapassato, deceduto, andato, cadavere, buonanima, esanime, secco
die morire, crepa, muori, crepare, schiattare, tirare le cuoia, stirare le zampe, decedere, schiatta, perire, spirare, trapassare, muoio, morte
corpse cadavere, salma, spoglie, cadavere in decomposizione, carogna, mummia
carrion carogna, carcassa, putrido, carne putrefatta, decomposto
grave tomba, sepolcro, fossa, sepoltura, loculo, cripta, lapide, mausoleo, fossa comune, tumulo
coffin bara, cassa da morto, feretro, sarcofago, carro funebre, catafalco
funeral funerale, esequie, sepoltura, funebre, inumazione, crematorio, cremazione, becchino, necroforo, onoranze funebri, pompe funebri, beccamorto, macabro
cemetery cimitero, camposanto, necropoli, ossario, obitorio, camera mortuaria
mourning lutto, in lutto, luttuoso, cordoglio, funereo, necrologio
widow vedova, vedovo, vedovanza
orphan orfano, orfana, orfanotrofio, trovatello
skeleton scheletro, ossa, scheletrico, ossame
skull teschio, cranio, testa di morto
ghost fantasma, spettro, apparizione, fantasmi, ectoplasma, anima in pena
vampire vampiro, vampira, Dracula, succhiasangue
zombie morto vivente, zombi, non morto, morto che cammina
kill uccidere, ammazzare, far fuori, accoppare, freddare, stendere, seccare, assassinare, sopprimere, liquidare, eliminare, ammazza, sgozzare, macellare, stecchire, trucidare
murder omicidio, assassinio, assassinare, delitto, uccisione, parricidio, infanticidio, fratricidio, femminicidio, omicida
murderer assassino, omicida, killer, sicario, uccisore, tagliagole, assassina, serial killer, squartatore
suicide suicidio, suicidarsi, suicida, togliersi la vita, harakiri, kamikaze
hang-person impiccare, forca, impiccagione, patibolo, cappio, impiccato, linciare, linciaggio, capestro
execution esecuzione, ghigliottina, fucilazione, pena di morte, giustiziare, sedia elettrica, plotone d'esecuzione, condanna a morte, rogo
executioner boia, carnefice, aguzzino, giustiziere
behead decapitare, decapitazione, ghigliottinare, sgozzare, mozzare la testa, decollare
strangle strangolare, soffocare, strozzare, strangolatore, asfissiare, garrota
drown annegare, affogare, annegato, naufragio, affondare, annegamento
massacre massacro, strage, carneficina, eccidio, ecatombe, bagno di sangue, massacrare, mattanza, sterminio, macello
slaughterhouse mattatoio, macello, scannatoio
butcher-derog macellaio
torture tortura, torturare, supplizio, tormento, aguzzino, tormentare, martirio, sevizie, seviziare
beat picchiare, battere, menare, bastonare, pestare, percuotere, botte, pestaggio, legnate, riempire di botte, randellata
slap schiaffo, ceffone, sberla, manrovescio, sganassone, papagno, sventola, sventolone, scapaccione, schiaffone, sganascione, cinquina, scappellotto, pizza, pattone, sciaffo, cartella, manata, pacca, boccatone, ceffoni, papina, mascone, buffetto, sberlone, lecca, boffa
fight rissa, lotta, rissoso, scazzottata, zuffa, tafferuglio
violence violenza, violento, brutalità, maltrattamento, aggressione, percosse, bullismo, bullo
wound ferita, ferito, lesione, piaga, mutilazione, squarcio
scar cicatrice, sfregio, sfregiato, cicatrici, sfigurato
blood sangue, sanguinare, sanguinoso, emorragia, insanguinato, sanguinario, dissanguare
bomb bomba, ordigno, dinamite, bomba atomica, attentato, esplosivo, molotov, tritolo
gun pistola, fucile, rivoltella, mitra, mitragliatrice, carabina, lupara, kalashnikov, sparare, doppietta
bullet pallottola, proiettile, munizione, cartuccia, pallettone
knife-weapon pugnale, coltello, coltellata, stiletto, serramanico, accoltellare, machete, accoltellatore, baionetta
weapon arma
explosion esplosione, esplodere, scoppio, detonazione, deflagrazione, attentato
whip frusta, frustare, sferza, frustata, scudiscio, flagello, flagellare, staffile
trap trappola, tranello, agguato, imboscata, tagliola, trabocchetto
chain-fetter catena, ceppo, manette, ceppi, incatenato, giogo, catene
prison prigione, galera, gattabuia, carcere, gabbia, cella, bagno penale, cayenna, al fresco, segreta, dietro le sbarre, coccio, bagno, penitenziario, ergastolo, cafarnao, buiosa, casanza, bottega, istituto di pena
prisoner prigioniero, carcerato, detenuto, recluso, galeotto, forzato, ergastolano
thief ladro, topo d'appartamento, rapinatore, scippatore, borseggiatore, ladruncolo, ladrone, manolesta, tagliaborse, taccheggiatore, ladra, mariuolo, scassinatore, furfante, ricettatore, malandrino, grassatore, lestofante, ladri
steal rubare, fregare, grattare, sgraffignare, ciulare, zanzare, fottere, soffiare, inciulare, arraffare, ciulatore, sottrarre, trafugare, rubacchiare, scippare, scippo, borseggiare, furto, frego, rapinare, rubo, grattato
robber rapinatore, bandito, brigante, predone, ladrone, malvivente, bandita, fuorilegge
robbery rapina, furto, scippo, rapinare, svaligiare
plunder saccheggiare, saccheggio, razzia, depredare, sciacallo, sciacallaggio, razziare, predare
gangster gangster, banda, malvivente, malavitoso, malavita, picciotto, scagnozzo, camorrista, bravaccio
mafia mafia, mafioso, Cosa Nostra, camorra, 'ndrangheta, sacra corona unita, padrino, cosca
criminal criminale, delinquente, malfattore, malvivente, criminalità, delinquere, fuorilegge, pregiudicato, reo, farabutto
crime crimine, delitto, reato, misfatto, delinquenza, criminalità, malefatta
kidnap rapire, rapimento, sequestro, rapitore, sequestrare, riscatto
blackmail ricatto, ricattare, estorsione, pizzo, ricattatore, estorcere
bribe tangente, bustarella, mazzetta, pizzo, corruzione, corrompere, tangenti, Tangentopoli
corrupt corrotto, corruzione, marcio, venduto, venale, corruttore, concusso
fraud truffa, bidone, pacco, frode, fregatura, raggiro, fuffa, imbroglio, inganno, patacca, bufala, sòla, sola, inculata, magheggio, presa per il culo, raggiri, tranello, truffaldino, gabola, frodi, bidonata, ciulata, ladrocinio, ciurmeria, combine, sóla, tarocco, tiro mancino, furto, solone
counterfeit patacca, tarocco, falso, farlocco, contraffatto, falsificato, pezzotto, imitazione, taroccato, falsario, plagio
lie bugia, balla, bufala, palla, frottola, panzana, cazzata, fandonia, menzogna, bugie, mentire, fola, spararle grosse, menzognero
false falso, patacca, tarocco, falsità, fasullo, posticcio, bufala, taroccato, menzognero, falsa, finto
trick truffa, pacco, bidone, sola, tranello, fregatura, trucco, inganno, imbroglio, raggiro, ingannare, astuzia, stratagemma, gherminella, beffa, infinocchiare
smuggler contrabbandiere, contrabbando, scafista, trafficante, spallone
pirate pirata, bucaniere, filibustiere, piratato
arson incendio doloso, piromane, incendiario, dare fuoco
fire-blaze incendio
enemy nemico, nemica, avversario, ostile, rivale, antagonista
hate odio, odiare, detestare, astio, rancore, livore, odiatore, detestabile, odiose
revenge vendetta, vendicarsi, rappresaglia, rivalsa, vendicatore, ritorsione, faida
anger rabbia, ira, furia, collera, furore, incazzatura, stizza, sdegno
angry arrabbiato, furioso, incazzato, furibondo, incavolato, adirato, imbestialito, irato, inviperito, incazzoso
evil male, malvagio, perfido, cattiveria, maligno, malefico, diabolico, cattivo, malvagità, malvagia, iniquo
bad cattivo, brutto, pessimo, orribile, scarso, schifoso, di merda, penoso, terribile, scadente, osceno, orrendo, scarsa
worse peggio, peggiore, peggiorare, peggiori, pessimo
cruel crudele, crudeltà, spietato, sadico, sanguinario, brutale, disumano, efferato
fear paura, fifa, strizza, tremarella, fottio, spavento, terrore, cagotto, spaghetto, timore, cacarella, spago, pauraccia, culo stretto, panico, timori, strizzata
terror terrore, orrore, spavento, raccapriccio, orribile, terrificante, orripilante, spaventoso, sgomento
nightmare incubo, brutto sogno, incubi
danger pericolo, pericoli, rischio, repentaglio
dangerous pericoloso, rischioso, pericolosa, nocivo, mortale, letale
threat minaccia, minacciare, intimidazione, minaccioso, avvertimento
accident incidente, schianto, naufragio, tamponamento, deragliamento, infortunio, collisione
disaster disastro, catastrofe, disastroso, sciagura, tragedia, cataclisma, sfacelo, catastrofico
misfortune sfiga, iella, jella, sfortuna, scalogna, sventura, jettatura, disdetta, disgrazia, sciagura, rogna, malasorte, iattura, malanno, calamità, avversità, maledizione, nera, sventurato, infortunio, scarogna
bad-omen malaugurio, jella, sfiga, 17, iella, jettatura, gatto nero, scalogna, iettatura, iettatore, menagramo, malocchio, portasfiga, gufo, menaggio, sfigato, uccello del malaugurio, porta male, portarogna, gufata, sciagura, civetta, porta iella, rogna
curse maledizione, maledetto, maledire, anatema, sortilegio, malocchio, imprecazione
doom rovina, perdizione, dannazione, sventura, condanna
damage danno, danneggiato, guasto, devastazione, nuocere, avaria, sabotaggio, scempio
destroy distruggere, distruzione, annientare, rovinare, devastare, demolire, sterminare, disintegrare, sfasciare, radere al suolo
broken rotto, guasto, rotta, scassato, sfasciato, fottuto, spaccato, andato, spezzato, difettoso, scassata, fuori uso, kaput, marcio, sconquassato, bruciato, fuso, schiantato, sminchiato, infranto, sfasciata, spezzata, spaccata, inceppato, frantumato
break-verb rompere, spezzare, spaccare, frantumare, rottura, infrangere
breakdown guasto, avaria, panne, difetto, bug, guastarsi, malfunzionamento
crack crepa, fessura, incrinatura, fenditura, screpolatura, spacco
rust ruggine, arrugginito, rugginoso, corrosione, ossidato
rot marcio, putrido, marcire, putrefazione, marciume, marcia, decomposto, imputridito, putrefatto
mould muffa, ammuffito, muffo, muffa nera
stale rancido, stantio, raffermo, andato a male, irrancidito, scaduto, viziato
spoiled guasto, avariato, andato a male, marcio, scaduto, rancido, alterato
garbage spazzatura, rifiuti, immondizia, monnezza, discarica, pattumiera, scarti, pattume, scoria, cassonetto, bidone
junk ciarpame, rottame, catorcio, carretta, ferraglia, ferrovecchio, cianfrusaglie, macinino, bagnarola, carcassa, trabiccolo, baracca, bidone, carabattola, caffettiera, chiodo, scassone, rudere, rifiuti, pattume
rubbish-quality robaccia, schifezza, porcheria, merdata, cagata, ciofeca, paccottiglia, patacca, ciarpame, monnezza, tarocco, cianfrusaglia, dozzinale, bidonata, trash, scadente, cesso, pattume, scarto, scarsa qualità, schifo, baggianata, accrocchio, cineseria, boiata, schifosa, pezzotto, taroccato, chincaglieria, munnezza, pessimo, pessima, zozzeria, mediocre, cinesata, scarso
dirt sporcizia, sporco, lerciume, luridume, sudiciume, porcheria, lordura, schifo, immondizia, sozzura, zozzeria, unto, merda, zozzume, lezzo, sudicia, feccia, schifezza, untume, lercio, lordume, pattume
dirty sporco, lurido, zozzo, lercio, sozzo, sudicio, zozzone, unto, bisunto, sporca, immondo, insozzato, luridume, imbrattato, lercia, lordo, fetido, sporcaccione, zozza, sozza, sudicia, inzozzato, lurida, impiastricciato, schifoso, porco, sudicione
stain macchia, macchiato, chiazza, patacca, sbaffo, macchie, imbrattare
mud fango, melma, pantano, fanghiglia, mota, fangoso, limo
swamp palude, pantano, acquitrino, melma, paludoso
dust polvere
slime bava, melma, fanghiglia, viscido, muco, poltiglia, mucillagine, fango, viscidume, limo, schifezza
soot fuliggine, nerofumo, fumo nero
poison veleno, avvelenare, arsenico, cianuro, topicida, tossina, stricnina, cicuta, avvelenato, avvelenatore
toxic velenoso, tossico, nocivo, contaminato, cancerogeno, radioattivo, amianto, inquinato
ashes cenere, incenerito, cenerino, mozzicone
disgust schifo, disgusto, ribrezzo, repulsione, nausea, ripugnanza, avversione
disgusting schifoso, disgustoso, ributtante, nauseante, vomitevole, ripugnante, stomachevole, rivoltante, schifosa, schifo, immondo, disgustosa, viscido, repellente, disgustare, lurido, orrido, schifare, obbrobrioso, turpe, orrendo, immonda
yuck puah, che schifo, bleah, bleh, schifo, puzza, ble, beh, puh, bleack, bah, puà, ribrezzo
poor povero, poveraccio, indigente, bisognoso, spiantato, morto di fame, squattrinato, poveretto, pezzente
poverty povertà, miseria, indigenza, ristrettezza, povero, stenti
hunger fame, affamato, inedia, fame nera, denutrizione, famelico
famine carestia, fame nel mondo, denutrizione
thirst sete, assetato, disidratato
debt debito, indebitato, debitore, usuraio, strozzino, pignoramento, ipoteca, usura
bankrupt fallito, bancarotta, fallimento, crac, sul lastrico, insolvente, al verde, rovinato, liquidazione, dissesto
loss perdita, perso, perdente, deficit, perdite, ammanco
lose perdere, sconfitta, perdente, sconfitto, smarrire, vinto
failure fallimento, fiasco, flop, disastro, insuccesso, bidone, bocciatura, buco, sconfitta, fallito, batosta, scacco, debacle, disfatta, tonfo, bocciato, batoste, figuraccia
fall-verb cadere, caduta, crollo, tonfo, crollare, precipitare, capitombolo, ruzzolone, tracollo
error errore, sbaglio, cazzata, svista, gaffe, strafalcione, topica, cappellata, cantonata, cappella, minchiata, papera, errori, abbaglio, fallo, sfondone, lapsus, erroraccio, svarione, castroneria, granchio, toppata, boiata, figuraccia
guilt colpa, colpevole, rimorso, colpevolezza, capro espiatorio, reo
punishment punizione, pena, castigo, punire, sanzione, condanna, pena di morte, punito, multa
fine-penalty multa, contravvenzione, sanzione, ammenda
tax tassa, imposta, balzello, gabella, evasione, pizzo
problem problema, guaio, casino, rogna, grattacapo, magagna, difficoltà, inghippo, guai, pasticcio, gatta da pelare
quarrel lite, litigio, litigare, baruffa, bisticcio, diverbio, battibecco, alterco, contesa, bega
scandal scandalo, scandaloso, vergogna, scalpore, tangentopoli
chaos caos, casino, bordello, macello, baraonda, puttanaio, confusione, trambusto, babele, marasma, guazzabuglio, baccano, bailamme, cagnara, parapiglia, canaio, macelli, finimondo, pandemonio, disordine, merdaio, garbuglio, caciara, baillame, ambaradan
noise rumore, chiasso, baccano, casino, frastuono, fracasso, cagnara, schiamazzo, strepito
cheap economico, a buon mercato
expensive caro, costoso
worthless senza valore, nullità, nullo, schifo, scadente, una merda, del cazzo, da quattro soldi, insignificante, fallato, da due soldi, becero
useless inutile, vano, invano, superfluo, inetto, inefficace, futile, a vuoto, vuoto, per niente, a cazzo
weak moscio, fiacco, debole, floscio, fragile, gracile, fievole, debolezza, smidollato, mollo
slow lento, lentezza, lumacone
late tardi, in ritardo, tardivo, ritardatario, attardato
old vecchio, vecchiaia, antiquato, obsoleto, decrepito, vecchiume, vetusto, superato, matusa, rimbambito, senile
worn-out logoro, consumato, usurato, liso, sdrucito, consunto, malconcio, sgualcito, logorato, scalcagnato, frusto
empty vuoto, vuoti, svuotato, vacuo, vuota
nothing niente, nulla, un cazzo, zero, nisba, una sega, un tubo, un cavolo, una mazza, un fico secco, una minchia, un accidente, una cippa, un corno, picche, nada, nient'altro
nobody nessuno, signor nessuno, nullità, anonimo
never mai, mai più, giammai, mai e poi mai
not non, mica
does-not-go non va, non funziona, non parte, non vale, non serve, non cammina, non marcia, non tira
stop fermare, alt
end fine
finished finito, spacciato, fottuto, terminato, kaput, finita, andato, spacciata, fregato, bollito, al capolinea, bruciato
boring noioso, palla, palloso, una palla, pesante, pizza, pallosa, barboso, tedioso, noia, lagna, moscio, soporifero, due palle, una barba, che palle, mattone, monotono, barba, noiosa
bitter amaro
sour acido, aspro
sad triste, tristezza, mesto, malinconico, infelice, depresso, affranto, afflitto, desolato, abbattuto
sorrow dolore, tristezza, afflizione, angoscia, disperazione, cordoglio, strazio, dispiacere, sofferenza, disperato, sconforto
cry-weep piangere, pianto, frignare, singhiozzare, piagnucolare, piagnone, lagnarsi, piagnisteo
tear-drop lacrima
scream grido, urlare, strillare, urlo, sbraitare, strillo, gridare, sguaiato
complain lamentarsi, lagnarsi, lamento, brontolare, lagna, lamentoso, reclamo, mugugno, piagnone, lagnoso
lonely solo, solitario, solitudine, isolato, abbandonato, soletto
pity pietà, peccato
shame vergogna, imbarazzo, pudore, disonore, imbarazzante, umiliazione, vergognoso, figuraccia, umiliare
tired stanco, sfinito, esausto, stremato, distrutto, stanchezza, fiacco, spossato, spompato, affaticato, stracco
cold-neg freddo
dark scuro, buio
darkness oscurità, tenebre, tenebroso, buio pesto
shadow ombra
abyss abisso, baratro, voragine, precipizio, burrone
storm tempesta, uragano, ciclone, tornado, bufera, nubifragio, tifone
earthquake terremoto, sisma, scossa, maremoto
flood alluvione, inondazione, diluvio, allagamento
drought siccità
smoke-fumes fumo
cigarette sigaretta, cicca, paglia, siga, mozzicone, bionda, fumo, sigarette, zampirone, cicche, spinello, sizza
drug droga, roba, sballo, stupefacente, trip, pera, buco, acido, dose, merce, sostanza, allucinogeno, schizzo, neve, narcotico, speedball, stupefacenti, bamba
cannabis cannabis, erba, canna, spinello, fumo, maria, marijuana, ganja, cannone, marja, hascisc, hashish, bomba, tromba, jolla, joint, porro, tocco, cioccolato, cioccolata, cannetta, personale, torcione, canapa, marocchino, ganjia, bonza, bong, spino, purino, ashish, gangia, nero, cilum, canne
cocaine cocaina, coca, bamba, neve, polvere, pista, striscia, bianca, barella, coke, bonza, fattanza, riga, pippa, pippare, polverina, bernarda, bianchina, botta, barra, bumba, raglia, crack, pippotto, cocco
heroin-drug eroina, roba, ero, pera, buco, brown sugar, spada, scimmia, schizzo, robba, brown
amphetamine anfetamina, ecstasy, pasta, pasticca, emme, speed, ketamina, chetamina, cala, pasticche, anfe, meth, ketch, cristalli, metanfetamina, pasto
drug-addict drogato, tossico, tossicodipendente, cocainomane, fattone, tossica, eroinomane, canaro, sballone, bucato, drogata, fatto, sfattone, pippatore, cannaiolo, tossicone, cannato
drug-dealer spacciatore, trafficante, pusher, narcotrafficante, narcos, galoppino
overdose overdose, dose letale
booze trinca, ciucca, sbronza, alcolaccio, sbornia, alcol, superalcolico, torcibudella, vinaccio, grappino, liquore, alcool, bottiglia, bumba, sbobba, cicchetto, beveraggio, intruglio
hangover dopo sbornia, cerchio alla testa, postumi, doposbornia, mal di testa, spranghetta
gambling gioco d'azzardo, azzardo, ludopatia, bisca, scommessa, gratta e vinci, ludopatico
devilish-luck calamità, flagello, sciagura, piaga, malanno
burden peso, fardello, zavorra, onere, palla al piede
obstacle ostacolo, intralcio, impedimento, intoppo, barriera
limp-slack moscio, floscio, molle, flaccido, floscia, cascante, ammosciato
hollow cavo, vuoto
crooked storto, sghembo, sbilenco, torto, bislacco, deforme, stortignaccolo
flat-dull insipido, piatto, insulso, sciapo, scipito, sciocco, sbiadito
thin-watery sottile, acquoso
raw-unripe crudo, acerbo
burnt bruciato
leak perdita, falla
lack mancanza, carenza, penuria, scarsità, assenza, insufficienza, deficit, manchevole
delay ritardo, rinvio, indugio, ingorgo, dilazione
forget dimenticare, dimenticato, oblio, scordare, smemorato, dimenticanza
refuse rifiutare, rifiuto, respingere, negare, diniego, bocciare, veto
forbidden vietato, proibito, illegale, divieto, vietare, illecito, abusivo, tabù
escape fuggire, fuga
hide nascondere
lost perso, smarrito, disperso, scomparso, sperduto, perduto
abandoned abbandonato, derelitto, abbandono, trascurato
ruin rovina, rudere, rovine, macerie, diroccato, sfacelo, degrado
beggary squallore, indigenza
slum baraccopoli, tugurio, favela, ghetto, bidonville, bassifondi, borgataro
hovel topaia, tugurio, catapecchia, stamberga, bettola, bicocca, porcile, letamaio
rag straccio, cencio, stracci, brandello, cencioso, straccione, strofinaccio, straccetto
crutch stampella
gloomy tetro, cupo, lugubre, funereo, sinistro, macabro, squallido, fosco, deprimente
cockroach scarafaggio, blatta, piattola, bacherozzo
flea pulce, pulci, pulcioso
bedbug cimice, cimici, cimice dei letti
tick zecca
maggot larva, baco, vermi, larve, bigattino, camola
leech sanguisuga
rat ratto, pantegana, zoccola, surmolotto, topo di fogna, ratti
scorpion scorpione
spider ragno
fly-insect mosca
mosquito zanzara, zanzare, moscerino, pappatacio
jellyfish medusa
weed-plant erbaccia, gramigna, ortica, zizzania
thorn spina
disease malattia, morbo, infermità, malanno, patologia, malattia venerea, contagio, sindrome, acciacco
sick malato, ammalato, infermo, malaticcio, malata, malandato, cagionevole
plague peste, pestilenza, appestato, peste bubbonica, peste nera
epidemic epidemia, pandemia, contagio, covid, ebola, aviaria, quarantena, dengue
cancer cancro, tumore maligno, leucemia, metastasi, melanoma, canceroso, carcinoma, cancerogeno, chemio
tumour tumore, cisti, neoplasia, polipo, fibroma
ulcer ulcera, piaga, fistola, afta, ulcera gastrica, escara
abscess ascesso, foruncolo, bubbone, pustola, orzaiolo, ascessi, patereccio
leprosy lebbra, lebbroso, lebbrosario
cholera colera, dissenteria
typhus tifo
tuberculosis tubercolosi, tisi, tisico, tubercoloso, TBC, mal sottile
malaria malaria, paludismo, febbre gialla, malarico, dengue
smallpox vaiolo, butterato, vaioloso, vaiolo delle scimmie
measles morbillo, rosolia, scarlattina
mumps orecchioni, parotite
chickenpox varicella
scabies scabbia, rogna, rognoso, tigna, scabbioso
rash eruzione, eczema, orticaria, psoriasi, acne, brufoli, fuoco di Sant'Antonio, dermatite, impetigine
itch prurito, pizzicore, grattarsi, pruriginoso, grattare
wart verruca, porro, condiloma, verruche
boil-swelling bernoccolo, gonfiore, edema, gonfio, tumefazione, bubbone, rigonfiamento, bernoccoli
gout gotta
haemorrhoids emorroidi, marisca
diarrhoea diarrea, cacarella, dissenteria, colite, gastroenterite, squaraus, incontinenza
constipation stitichezza, stitico, costipazione
nausea nausea, nauseato, voltastomaco, mal di mare, conato
cough tosse, tossire, pertosse, tosse canina, tossicchiare
cold-illness raffreddore, raffreddato, catarro, sinusite, malanno, costipato
flu influenza, influenzale, influenzato
fever febbre, febbrone, febbricitante, delirio, febbrile
pain dolore, ahi, sofferenza, doloroso, colica, bua, sciatica, dolente, acciacco, lombaggine
headache mal di testa, emicrania, cefalea
toothache mal di denti
caries carie, alitosi, alito cattivo, tartaro, piorrea, carie dentaria
cramp crampo, spasmo, convulsione, crampi
epilepsy epilessia, epilettico, attacco epilettico, convulsioni, mal caduco
stroke-illness ictus, colpo apoplettico, embolia, trombosi, emorragia cerebrale, aneurisma
heart-attack infarto, arresto cardiaco, colpo apoplettico, attacco di cuore, coccolone
diabetes diabete, diabetico, insulina
aids AIDS, sieropositivo, HIV
syphilis sifilide, lue, mal francese, sifilitico, malattia venerea, clamidia
gonorrhoea gonorrea, scolo, blenorragia, blenorrea
herpes herpes
jaundice itterizia, epatite, cirrosi
rabies rabbia, rabbioso, idrofobo
tetanus tetano
polio poliomielite
rheumatism reumatismo, artrite, reumatismi, artrosi, gotta
asthma asma, bronchite, polmonite, asmatico, enfisema, pleurite, difterite
allergy allergia
anaemia anemia, anemico, scorbuto, emofilia, rachitico
gangrene cancrena, necrosi, setticemia, cancrenoso, gelone
hernia ernia
goitre gozzo
paralysis paralisi, paralitico, paralizzato, paraplegico, tetraplegico, paresi
coma coma
faint-verb svenimento, svenire, mancamento, collasso, sincope, svenuto, vertigini
dementia demenza, Alzheimer, demente, senile, Parkinson, rincoglionimento, rimbambito
depression depressione, depresso, esaurimento, schizofrenia, nevrosi, anoressia, bulimia, psicosi, paranoia, schizofrenico, isteria, bipolare
autism autismo, autistico, Asperger
miscarriage aborto spontaneo
abortion aborto, abortire, abortista, aborto clandestino, raschiamento
stillborn nato morto
infertile sterile, infecondo, sterilità, infertilità
infection infezione, infetto, contagioso, contagio, cistite, sepsi, infettivo
inflammation infiammazione, appendicite, meningite, gastrite, tonsillite, otite, congiuntivite
virus virus, coronavirus, covid, virale, ebola
germ germe, batterio, microbo, bacillo, germi, antrace, salmonella
tapeworm verme solitario, tenia
bruise livido, ecchimosi, occhio nero, ematoma, lividi, contusione
fracture frattura, osso rotto, distorsione, slogatura, lussazione
burn-injury ustione, scottatura
surgery operazione
amputate amputare, amputato, amputazione, moncherino, mutilare, monco
enema clistere, supposta, peretta, colonscopia
pill pillola
injection iniezione, siringa
hospital ospedale
laxative lassativo, purga, purgante, lassativi, olio di ricino
medicine medicina, farmaco
ambulance ambulanza
psychiatry psichiatria, manicomio, camicia di forza, elettroshock, lobotomia, neurodeliri
squint strabico, strabismo, guercio, orbo, cataratta, glaucoma
phlegm catarro, muco
scab crosta
blister vescica
numb intorpidito
intestine intestino, budello, interiora, viscere, frattaglie, trippa, budella
rectum retto
bladder vescica
womb utero
placenta placenta
ovary ovaia
prostate prostata
kidney-stone calcolo renale
hitler Hitler, Führer, Adolf, Terzo Reich
nazi nazista, neonazista, nazismo, SS, naziskin, ariano, nazi
swastika svastica
fascist fascista, camicia nera, fascio, fascismo, squadrista, ventennio, missino, repubblichino, picchiatore fascista, camerata
mussolini Mussolini, duce
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, khmer rossi
dictator dittatore, dittatura, despota, autocrate, ducetto, caudillo
dictator-local Mussolini, duce, Caligola, Almirante, Pavolini, Farinacci
tyrant tiranno, tirannia, despota, oppressore, tirannico
communist comunista, comunismo, marxista, bolscevico, zecca, komunista, cattocomunista
socialist socialista
capitalist capitalista
anarchy anarchia
racist razzista, razzismo, xenofobo, xenofobia, leggi razziali, suprematista
apartheid apartheid
slavery schiavitù, schiavismo, tratta degli schiavi, servitù, schiavista, negriero
colony colonia
genocide genocidio, sterminio, pulizia etnica, genocida
holocaust Olocausto, Shoah, Auschwitz, soluzione finale, deportazione, Fossoli
concentration-camp campo di concentramento, lager, Auschwitz, gulag, Dachau, Mauthausen, campo di sterminio, Risiera
gas-chamber camera a gas
ghetto ghetto
pogrom pogrom
war guerra, guerra mondiale, criminale di guerra, guerrafondaio
civil-war guerra civile
army esercito
soldier soldato
troops-militia milizia
secret-police polizia segreta, OVRA, Gestapo, Stasi, servizi segreti, SISMI
police polizia, pula, madama, caramba, sbirri, celere, pola, pulla, questura
cop sbirro, piedipiatti, puffo, caramba, poliziotto, pulotto, madama, pula, questurino, pulla, celerino, gendarme, vigile, sbirri, carabiniere, pizzardone, finanziere, ghisa, birro, pulé, cagnotto, pulotti, cellerino, digos
spy spia, spionaggio, spione, talpa, agente segreto, infiltrato
terrorist terrorista, terrorismo, brigatista, attentatore, attentato, jihadista, estremista, stragista, dinamitardo
terror-group Brigate Rosse, BR, NAR, Ordine Nuovo, Al Qaeda, ISIS, Prima Linea, ETA, Hamas
hostage ostaggio
revolution rivoluzione
coup colpo di Stato, golpe, golpista, colpo di mano, P2, Gladio
riot rivolta, tumulto, sommossa, disordini, tafferugli, insurrezione, ammutinamento, teppista
rebel ribelle, insorto, ribellione, partigiano, guerrigliero, sovversivo
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
refugee profugo, rifugiato, esule, apolide, sfollato, richiedente asilo
immigrant immigrato, extracomunitario, clandestino, migrante, vu cumprà, barcone, vu' cumprà
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
hell inferno, infernale, inferi, geenna, purgatorio, Ade
paradise paradiso
sin peccato, peccare, vizio, peccato mortale, peccaminoso, lussuria, accidia
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
priest prete, sacerdote, pretaccio, parroco, pretonzolo
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
infidel infedele, pagano, ateo, miscredente, senza Dio, giaurro
heretic eretico, eresia, apostata, scismatico
blasphemy bestemmia, porco dio, porca madonna, sacrilegio, bestemmiare, blasfemo, profanazione, blasfemia
sect setta, Scientology, testimoni di Geova, massone, santone, setta satanica
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
evil-spirit-local babau, orco, Befana, uomo nero, lupo mannaro, munaciello, mazzamurello, Baubau, Krampus, masca, janara
taboo tabù
idol idolo
antichrist Anticristo
judas Giuda
apocalypse apocalisse, fine del mondo, Armageddon, giudizio universale, apocalittico
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
historic-trauma Foibe, Vajont, Ustica, Piazza Fontana, Marzabotto, Fosse Ardeatine, Caporetto, Via Fani, Capaci, Seveso, Costa Concordia, Chernobyl, Italicus
! vulgar | Scheißkerl (vulgär) | vulgar insult for a person | injure vulgaire | insulto vulgar | insulto volgare : testa di merda, faccia da culo, figlia di puttana, stronzone, bimbominkia, merdaccia, rompimaroni, leccapalle, cagacazzo, paraculo, scassaminchia
! vulgar | Gottesfluch (Blasphemie) | blasphemous curse | juron blasphématoire | blasfemia | bestemmia : dio cane, dio porco, porco due, porco zio, dio boia, zio cane, diocane, dioporco, madonna puttana, zio cantante, porcoddio, porco cristo, cristo santo
! vulgar | Sexpraktik | sexual act | pratique sexuelle | práctica sexual | pratica sessuale : pecorina, spagnola, sessantanove, sditalino, eiaculare, eiaculazione, cunnilingio, zoofilia, necrofilia, sbocchinare, slinguata, inchiappettare
! vulgar | Wut- oder Überdrussausruf | vulgar exclamation | exclamation vulgaire | exclamación vulgar | esclamazione volgare : sticazzi, esticazzi, stocazzo, che cazzo, puttana eva, e che cazzo, suca, ciucciami il cazzo, soccia, mannaggia la miseria
! vulgar | sauer werden, genervt (vulgär) | to get pissed off | s'énerver (vulgaire) | cabrearse | arrabbiarsi (volgare) : incazzarsi, incazzato, scazzato, scoglionato, rincoglionire, girare le palle, cazziatone, cazziare, incazzosa, incazzatura
! insulting | dialektales Schimpfwort | dialect insult | injure dialectale | insulto dialectal | insulto dialettale : picio, ciospo, bagassa, terùn, chiattillo, scecco, malacarne, fracicone
! medical | Missbildung | birth defect, deformity | malformation | malformación | malformazione : malformazione, labbro leporino, deformità, piede torto, gemelli siamesi, spina bifida, sindrome di Down
! medical | Obduktion, Leichenschau | autopsy, post-mortem | autopsie | autopsia | autopsia : autopsia, rigor mortis, dissezione, imbalsamare, necroscopia
! negative | Unglückszahl | unlucky number, bad luck | nombre qui porte malheur | número de la mala suerte | numero sfortunato : 17
`,
}
