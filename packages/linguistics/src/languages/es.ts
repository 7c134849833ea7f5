import type { LanguageSource } from '../language-source.ts'

/** Spanish, of Spain and the Americas. */
export const es: LanguageSource = {
  code: 'es',
  script: 'Latin',
  text: `
penis-vulgar polla, verga, pinga, pija, picha, pito, paloma, chorra, pene, chota, pichula, tula, poronga, cipote, ñema, bicho, nabo, carajo, rabo, minga, pirula, pichurra, palo, pájaro, pajarito, pepino, plátano, longaniza, chorizo, salchicha, morronga, pichi, pipe, güevo, tranca, garompa, pistola, bastón, tuca, diuca, pico, pilila, cola, chile, reata, macana, camote, pilín, colita, pipí, pelona, pepa, chimbo, yuca, machete, fierro, vergón, mondá, cimbel, ciruelo, manubrio, miembro, trabuco, chistorra, nardo, pichín, pollón, pollas, penco, porra, rabazo, cañón, mástil, flauta, pinto
penis pene, falo, miembro viril
vulva-vulgar coño, concha, chucha, panocha, chocha, chocho, chana, papaya, cuca, raja, cajeta, argolla, totona, cachucha, micha, pusa, vagina, almeja, conejo, chumino, chichi, bollo, bizcocho, cachufleta, cotorra, zorra, pepa, panucha, pucha, rajita, tamal, arepa, chepa, mico, chimba, cosita, cueva, crica, toto, higo, potorro, parrús, seta, felpudo, mejillón, chirla, pepita, castaña, choro, sapo, hoyo, papo, chumi, chochito, conejito, panochita, tota, bacalao, sapito, perra, jeva, bibis, mono
vagina vagina, vulva, labios vaginales
testicles-vulgar cojones, huevos, pelotas, bolas, cojón, testículos, kinotos, bolsas, güevos, huevas, aguacates, albóndigas, blanquillos, criadillas, talegas, compañones, cocos, kiwis, huevazos, tompiates, cataplines, verijas, ñemas, timbales
testicle testículo
breasts-vulgar tetas, teta, chichis, lolas, chiches, bubis, boobies, chichi, pechos, domingas, melones, gomas, pechugas, limones, peras, cocos, globos, perolas, delantera, bufas, tetitas, tetona, bubalongas, aldabas, puchecas, senos, tetamen, tetorras, ubre, pechonalidad
nipple pezón, pezon, tetilla, pezones, timbre
arse culo, orto, ojete, poto, jopo, cola, tuste, tujes, fundillo, fundío, siete, traste, pompa, pompas, fondillo, traca, bullarengue, nalgatorio, pandero, pompis, cachas, culito, ano, cachete, cachetes, tambembe, chancho, rabo, rulé, ojal, fuste, chiquito, tuje
buttocks trasero, nalgas, nalga, pompis, pompas, cachetes, glúteos, posaderas, pandero, cola, nalgón, asentaderas, popa, traste, culete, poto
anus ano, ojete, orto, anillo, asterisco, upite, chico, hoyo, siete, culito, anal, chiquito
arsehole gilipollas, ojete
pubic-hair vello púbico, pendejo, vello, felpudo, chocho, pelos, pendejos
crotch entrepierna
clitoris clítoris, pepita, pipa, botón, pepa, clito
foreskin prepucio
glans glande
erection erección, empalme, empalmado, parada, erecto, tieso, al palo, garrote, trempera, parado, erecta, carpa
semen semen, esperma, leche, lefa, corrida, mecos, wasca, moco, lechada, guasca, crema, lefazo, lechazo, acabada, venida, polvo, yogur
fuck follar, coger, joder, chingar, culiar, culear, jode, folla, coge, singar, tirar, pisar, garchar, cachar, fornicar, echar un polvo, clavar, pichar, cepillarse, trajinar, vergar, pimpear, fifar, ensartar, tronar, parchar, pinchar, empotrar, cojer, templar, bombear, zumbar, cogida, calzar, comer, montar, mojar, cuchiplanchar, ponchar, quimbar, rapar, follada, follador, chimar, chingón, chinga, fóllame, tirarse, joda, jodido
fuck-exclamation joder, coño, carajo, hostia
sex sexo, cogida, polvo, kiki, quiqui, ñaca-ñaca, casquete, chaca-chaca, cuchicuchi, sexy
intercourse coito, cópula, polvo, casquete, fornicación, revolcón, folleteo, aquelarre
mate-animals aparearse, cubrir
orgasm orgasmo, correrse, venirse, acabar, corrida
masturbate paja, puñeta, chaqueta, manuela, hacerse una paja, masturbarse, pajero, pajearse, manola, pajear, pelársela, gallarda, jalársela, cascársela, meneársela, pajote, corneta, macaca, machucar, dedear, tocarse, sacudírsela, alemanita, gayola
wanker pajero, pajillero, gilipollas, pajote, chaquetero, puñetero, pajuo, pajuato, pajilla, pajera
suck-vulgar chupar, mamar, mamón, chupa, chupapollas, mamona, chuparla, comerla, petear, mamadera, chúpamela
blow-job mamada, pete, felación, francés, chupada, chupete, pipa, guagua, guagüis, peta, guayo, wawis, huascar, mamazo, cornetazo
sodomy sodomía, enculada, dar por culo, encular, dar por el culo, tomar por culo, porculizar
horny caliente, cachondo, arrecho, salido, bellaco, burro, puyado, jarioso, cachonda, verraco, alzado, quesudo, calentorro, calentón, toqui, hornito, encendido, perra, queso, verriondo, palote, birriondo
heat-rut celo, calentura, verriondez, brama, en celo
lust lujuria
pervert pervertido, degenerado, guarro, salido, depravado, puerco, enfermo, cochino, mañoso
lecher viejo verde, sátiro, baboso, mano larga, rabo verde, tiburón, morboso, pisaverde, putero, mujeriego
obscene obsceno, guarro, cochino, verde, indecente, grosero, marrano, marranada, sicalíptico, picante
porn porno, peli porno, pelota picada, equis, triple equis
naked desnudo, en pelotas, en bolas, en cueros, encuerado, calato, empelota, pilucho, chingo, pelota, en pelota, desnuda, encuerada, bichí
striptease striptease
prostitute prostituta, ramera, furcia, puta, lumi, prepago, jinetera, prosti, gata, callejera, trola, cualquiera, fufurufa, chapero, taxi boy, meretriz, fletera, buscona, cortesana, hetaira, pelandusca, pingo, pilingui, cabaretera, cuero, chica de compañía, gatita, gila
whore puta, ramera, furcia, zorra, cuero, perra, prepago, gamberra, pelandusca, lumia, cualquiera, puti, buscona, fulana, golfa, guarra, bataclana, lumi, puto, putilla, putón, suripanta, piruja, putona, putita, mujerzuela, maraca, marica, arrabalera, putarraca, puticlub, lagarta, pelleja, maturranga, yira, yiro, loba, turra, reputa, putana
slut zorra, golfa, guarra, trola, fulana, fresca, suelta, putón, puta, pendona, cualquiera, ligera de cascos, calientapollas, loba, furcia, perra, ofrecida, facilona, pendanga, pelandusca, chupipanda, buscona, regalada, pingona, calienta, fácil, bandida, calentona
brothel burdel, puticlub, casa de putas, putero, lupanar, prostíbulo, quilombo, congal, mancebía, whiskería, chongo, bulín, telo, casa de citas, putería, bule, zumbido, bayú, putal, lenocinio
pimp chulo, proxeneta, cafiche, padrote, cafisho, alcahuete, rufián, macarra, lenón, caficho, cabrón, caifán, gigoló, cafishio
mistress amante, querida, moza, entretenida, barragana, concubina, sancha, casa chica, segundo frente, manceba
adultery adulterio, infidelidad, infiel, adúltero, poner los cuernos
cuckold cornudo, cabrón, cabro, cachudo, cachón, venado, cuernos, gorreado, cabestro, consentidor, cornúpeta, sancho, astado, cachuo
incest incesto, incestuoso, endogamia
paedophile pedófilo, pederasta, pedofilia, pederastia, abusador
rape violación, violar, violador, estupro, abuso sexual, violada
orgy orgía, bacanal, intercambio de parejas, gangbang, fiesta de salchichas
fetish fetiche, fetichista, sádico, masoquista, sadomaso, sadismo, sadomasoquismo
dildo consolador, vibrador, dildo, juguete sexual, polla de goma
condom-slang condón, goma, preservativo, globito, profiláctico, chubasquero
virgin-sexual virgen, virginidad, himen, desvirgar, virgo, doncella
impotent impotente, impotencia, gatillazo, picha floja
castrate castrar, eunuco, castración, capar, castrado, esterilizar, capado
shit mierda, caca, cagada, plasta, mojón, popó, ñoña, mierdero, sorete, cagarruta, miércoles, ñorda, miércole, cerote, truño, boñiga, jiña, zurullo, cagaste, cagado
shit-verb cagar, caga, cago, cagada, giñar, zurrar, hacer caca, jiñar, plantar un pino, defecar, obrar, cagarse, del dos, deponer, evacuar, cagón, ciscar, cague
excrement excremento, heces, mierda, deposición, cagarruta, caca, guano, feca
poop caca, popó, popo, pupú, mojón, popis, pupu, del dos, caquita, kaka
dung estiércol, boñiga, bosta, guano, fiemo, cagajón, majada, abono
droppings zurullo, boñiga, mojón, ñorda, cagarro, sorete, bosta, cerote, cagada, cagarruta, truño, pastel, mierdón, plasta, cagajón, soreco
piss mear, meada, meo, meado, pis, orín, miar, pichí, meón, meones, micción, orinar, pipí, meadero, cambiar el agua al canario
urine orina
pee pis, pipí, pichí, pichi, chis, chichí, pipi, pishar, hacer pis, hacer pipí, del uno, pilla
fart pedo, peo, cuesco, peerse, pedorrear, follón, pedorreta, ventosidad, gas, flato, zullón, bufa, plumilla, pluma, peer, pedorro, pun, peíto, chucal, pedito, pum, tufo
diarrhoea-vulgar cagalera, cagadera, churria, churrete, churras, seguidillas, chorrillo, cursos, churretes, cagueta, soltura, carreras, chorro, estómago suelto, obradera
belch eructo, eructar, regüeldo, repetir, chancho, erutar, provecho, regoldar
vomit vómito, vomitar, pota, potar, guacara, basca, guácara, guacarear, lanzar, buitrear, deponer, vomitona, papa, raba, llamar a Hugo, huajear, gormar, echar la pota, trallar, buitre
snot moco, mocos, moquillo, velas, petróleo, mocoso, pelotilla, albondiguilla, mocarro, candela, gargajo, chele
spit escupitajo, escupir, lapo, gargajo, pollo, esputo, baba, escupe, garzo, gallo, saliva, salivazo, gallito, flema, gapo, babear
sweat sudor, sudar, sudado, sudoroso, transpirar
stink apestar, hedor, hediondo, peste, tufo, pestilencia, heder, jedor, olor a pies, chuquía, hediondez, apestoso, cantar, pestífero, sobaquina, baranda, atufar, olisco, chotuno, jediondo
pus pus, purulento, supurar, postema
toilet váter, retrete, cagadero, inodoro, poceta, excusado, trono, escusado, letrina, WC, baño, poto, taza, meadero, mingitorio, tigre, roca, servicio, evacuatorio, wáter
latrine letrina
chamber-pot orinal, bacinica, bacín, pelela, bacinilla, perico, escupidera, vaso de noche, mica, borcelana, nica
sewer cloaca, alcantarilla, pozo negro, cloacas, desagüe, albañal, fosa séptica
menstruation regla, menstruación, la regla, el mes, mala semana, Andrés, colorado, periodo, menarquia, tomates, la de rojo
tampon tampón, compresa, támpax, toallita, kótex, salvaslip, toalla higiénica
diaper pañal, pampers, mantilla
armpit sobaco, axila, golondrino, sobaquera, chucha, violín, grajo, alerón, ala
pimple grano, espinilla, acné, barrito, pústula, espinillas
dandruff caspa, casposo
potbelly barriga, panza, guata, lorza, michelín, timba, buche, tripa, bandullo, mondongo, baúl, lonja, llanta, rollo, chicho, busarda, pancita
tongue-kiss morreo, morrearse, beso negro, chape, transar, apretar, chuponearse, pico, tranzar, comer la boca, besuqueo, beso de tornillo
seduce seducir, ligar, levantar, encamarse, tirar los tejos, flirtear, engatusar, camelar, galantear
lick lamer, chupetear, lamido, chupar, relamer, lambetear, lamber, lambón
hump echar un polvo, tirar, tirarse, montar, cepillarse, perrear, puntear, apoyar
damn maldito, pinche, maldita sea, carajo, joder, mierda, condenado, jodido, puñetero, caray, cáspita, jolines, jolín, hostia, hostias, ostras, leche, córcholis, puñetas, pucha, chucha, rayos, coñe, concho
go-to-hell vete al diablo, vete a la mierda, vete a la verga, a la mierda, vete al carajo, chinga tu madre, que te jodan, ándate a la chucha, andate a la concha de tu madre, vete a tomar por culo, que te den, púdrete, piérdete, mamate, ve a freír espárragos, lárgate, conchatumadre, ctm, chtm
son-of-bitch hijo de puta, hijueputa, hijoputa, malparido, hijoeputa, hijo de perra, conchatumadre, gonorrea, hdp, hijo de la chingada, jueputa, careverga, carepicha, hijaputa, hideputa, mamaguevo, concha de tu madre, reconchatumadre, hijo de la verga
bollocks gilipolleces, chorradas, gilipollez, chorrada, paja, pajas, pendejada, huevada, boludez, pelotudez, tontería, gansada, mamada, bobada, pamplinas, paparruchas, tonteras, bolazo, patraña, cojudez, macana, guarradas, sandez, pavada, güevonada, mamarrachada, weada, pijada, burrada, estupidez, cachaña
transvestite travesti
lingerie bragas, calzoncillos, calzón, calzones, tanga, bombacha, pantaleta, blúmer, trusa, panty, sostén, calzoncillo, gayumbos, pantis, chones, choninos, colaless, faja, chonis, cuadros, hilo dental, cucos, interiores
peeping mirón, voyerista, fisgón, rascabuchador, voyeur, mirahuecos
grope manosear, meter mano, toquetear, sobar, magrear, apoyar, tentar, punteo, punta
bare-bottom culo al aire, culo pelado, raja del culo, hucha
cleavage escote, escotado, canalillo
hole-vulgar agujero, ojete, hoyo, hueco, raja, ojal
stick-vulgar palo, verga
idiot idiota, gilipollas, pendejo, boludo, pelotudo, huevón, mongo, tonto, weón, forro, gil, pavo, menso, tarado, bobo, memo, lelo, zonzo, soplapollas, pringado, ganso, lerdo, imbécil, baboso, pánfilo, subnormal, capullo, mentecato, güevón, cretino, zopenco, tontolaba, tolai, gilí, gilipichas, tonto del culo, mamerto, cojudo, ahuevonado, babieca, bodoque, zángano, cenutrio, palurdo, aweonao, pelmazo, majadero, bolsa, nabo, salame, opa, otario, tarúpido, pazguato, pavote, abombado, chorlito, cipote, pascual, parguela, papanatas, panoli, pendejete, asno, bocachancla, mamón, tarambana, agilado
fool tonto, bobo, gil, necio, memo, lelo, opa, chorlito, sonso, gafo, mensa, zonzo, pavo, primo, pringado, incauto, simple, lila, pardillo, pichón, panoli, bolas, inocentón, pelele, bufón, mentecato, cándido, papamoscas, mamerto, tontito, tontaina, tontín, babieca, pelmaso, pánfilo, mime, tonta, boba, zonza, chota
stupid tonto, estúpido, bobo, menso, boba, zonzo, caído del catre, zopenco, lerdo, baboso, sonso, gaznápiro, burro, tarugo, tarado, bruto, torpe, imbécil, necio, bestia, animal, estúpida, buey, tosco, rudo
cretin cretino
blockhead zoquete, bobo, tarugo, melón, ceporro, cabeza hueca, alcornoque, adoquín, ladrillo, cazurro, cernícalo, zote, animal, calabaza, tocho, mendrugo, besugo, merluzo, percebe, bodoque, burro, zopenco, mostrenco, atún, membrillo, cazo, cebollino, pepino, mastuerzo, obtuso, berzotas, mazorral, ñame
clumsy torpe, patoso, manazas, zopenco, chambón, desmañado, ganso, chapucero, pato, manta, chueco
crazy chiflado, zafado, tocado, rayado, majara, loco, chalado, pirado, majareta, grillado, deschavetado, piantado, mochales, tarado, orate, colgado, trastornado, lunático, zumbado, loca, ido, ida, quemado, loquito, tururú, del tomate, de atar, sonado, tronado, toc-toc, tostado, chiflis, lurias, lucas, locatis, guillado, barrenado, loquillo
madman demente, lunático, loco, orate, psicópata, perturbado, enajenado, maníaco, desquiciado
madhouse manicomio, loquero, casa de locos, frenopático, Castañeda, loquería, psiquiátrico
retarded retrasado, subnormal, atrasado mental, deficiente, mongólico
cripple lisiado, tullido, inválido, mutilado, paralítico, minusválido, lisiados
lame-person cojo, cojear, renco, rengo, patojo, renquear
blind-person ciego, cegato, invidente, ceguera, cegar
deaf-person sordo, sordera, sordomudo, sordo como una tapia
mute-person mudo, sordomudo, enmudecer
stutterer tartamudo, tartaja, gago, tartamudear, ceceoso, zopas
hunchback jorobado, chepa, giba, contrahecho, joroba, corcovado
dwarf enano, retaco, petiso, tapón, pitufo, chaparro, pulga, tachuela, microbio, chato, retacón, renacuajo, tapia, liliputiense, taponcito, pigmeo, bajito
bald calvo, calva, pelón, calvicie, cocoliso, bola de billar
ugly feo, fea, feto, fiera, adefesio, callo, gacho, feto malayo, cardo, espanto, feúcho, feísimo, coco, feón, esperpento, horroroso, orco, gárgola, cuco, fierabrás, culebrón, escrache, escracho, bagre, bagarto, bruja, bodrio, betty, mamarracho, horrible, federico, fiero, orca, adefecio, espantajo
fat-person gordo, gorda, foca, ballena, bola de sebo, vaca, gordinflón, rechoncho, tonel, obeso, guatón, panzón, barrigón, botija, chancho, mantecoso, marrana, gordito, albóndiga, zampabollos, cachalote, mofletudo, ceporra, morsa, gordi, fofo, seboso, globo, trompo, botijón
skinny flaco, enclenque, esqueleto, palillo, raquítico, fideo, esmirriado, canijo, charal, escuálido, alambre, espárrago, huesudo, chupado, flacucho, famélico, tirillas, flaca, espátula
coward cobarde, cagón, gallina, culero, rajado, cagado, cagueta, miedica, rajón, zacatón, maricón, gurrumino, pusilánime, collón, medroso, mandria, pecho frío, cuilón, miedoso, acojonado
weakling enclenque, debilucho, flojo, alfeñique, blandengue, mariquita, canijo, ñoño, blando, tirillas, mollera, piltrafa, merengue, mandilón
sissy mariquita, nenaza, marica, pollerudo, mandilón, afeminado, señorita, calzonazos, pisado, mariposa, gallina, llorica, ñoño, mariposón
bastard bastardo, cabrón, malparido, hijueputa, borde, guacho, jijo, conchatumadre, cabrona, canalla, hijoputa, natural, bastarda, huacho, malnacido, hijo de mala madre, desgraciado, ilegítimo
scoundrel canalla, bribón, sinvergüenza, rufián, granuja, pillo, bellaco, villano, golfo, truhán, malandro, bergante, malandrín, pícaro, perillán, cafre, patán, miserable, ruin, tunante, desgraciado, vil, pájaro, sabandija, malhechor, bandido, infame, sátrapa, barrabás, follón, lacra, garca
rascal pillo, granuja, bribón, trasto, mocoso, gamberro, pilluelo, diablillo, chamaco, golfillo, tunante, pibe, pícaro, malcriado, botarate, bicho, arrapiezo, zagal, pelusa, bandido
scum escoria, chusma, gentuza, lumpen, gentualla, morralla, hez, purria, populacho, basura, lacra, canalla, chusmerío, flaites, ñeros
wretch desgraciado, miserable, pobre diablo, infeliz, lacra, piltrafa, pelagatos, muerto de hambre, desgraciao, infelí
tramp vagabundo, mendigo, vago, pordiosero, indigente, linyera, croto, ciruja, atorrante, andrajoso, trotamundos, teporocho, bacán, sin techo
beggar mendigo, pordiosero, pedigüeño, limosnero, sablista, mendicidad
loser perdedor, fracasado, pringado, pelagatos, don nadie, fracaso, loser, perdedora, pelele, pelmazo, matado, perdida
lazybones vago, gandul, haragán, flojo, zángano, perezoso, holgazán, huevón, tumbado, remolón, vaga, zanguango, manganzón, arrastrado, poltrón, atorrante, maula, ocioso, floja, conchudo, bueno para nada
glutton glotón, tragón, zampabollos, tragaldabas, comilón, muerto de hambre, goloso, angurriento, hartón, cerdo, tripero, jambón, gandío, lambucio, lambrío
miser tacaño, agarrado, rata, avaro, amarrete, codo, tacaña, duro, roñoso, roña, rácano, cicatero, pijotero, pichicato, pichirre, pinche, catalán, ruin, garrapata, coñete, mezquino, hambriento, cutre, ratón, marro, ahorrativo
greedy avaro, codicioso
drunkard borracho, borrachín, curda, beodo, curado, tomado, mamado, cuete, bebedor, esponja, alcohólico, borrachuzo, ebrio, borracha, dipsómano, cuba, cubero, beoda, temulento, curadito
drunk borracho, pedo, curda, ebrio, bolo, mamado, beodo, chispo, curado, tomado, cocido, ciego, mamao, rascado, jalado, jumado, pasado de copas, merluza, moña, melopea, tranca, tajada, cogorza, trompa, mona, chispa, peda, chupado, picado, jumo, prendido, chumado, puntillo, alumbrado, cuete, copeteado, borrachera, pítima, filo, curdela, tablón, jincho, tupido, guasca
liar mentiroso, cuentista, embustero, trolero, cuentero, falso, bolero, hablador, farsante, chamullero, fulero, chorero, chantún, embaucador, mentirosa, mitómano, mulero, versero, macaneador, camelista, chanta, bolacero
cheat tramposo, estafador, timador, chorizo, tracalero, chanta, embaucador, fullero, trilero, farsante, cuentero, charlatán, engañabobos, tahúr, sablista, garca, trucho, avivado, chueco, ventajero
hypocrite hipócrita, fariseo, falso, santurrón, mosquita muerta, beato, doble cara
traitor traidor, judas, vendido, chaquetero, desleal, felón, tránsfuga, vendepatrias, panqueque, veleta, renegado, pérfido, cagador, traición, traicionar
snitch chivato, soplón, sapo, dedo, rata, buchón, acusón, batidor, ortiba, acusica, acusete, chismoso, delator, chiva, madrina, oreja, botón, batilana, alcahuete, soplete, pitufo, vigilante, lengüilargo
toady lameculos, pelota, chupamedias, arrastrado, lambiscón, lamebotas, tiralevitas, adulón, huelepedos, sobalevas, chupaculos, jalabolas, barbero, lambón, pelotillero, lameculo, lambeculo, cepillero, franelero, sobón, servil, patero, sacamicas, jalamecate, sobapollas, arrastrao, cobista
braggart fanfarrón, fantasma, chulo, presumido, farolero, creído, picado, bocazas, jactancioso, fantoche, bravucón, sobrado, fachendoso, agrandado, canchero, pedante, echón, bocón, jetón, bocaza, tragaldabas, pantallero, valentón, fantasmón, perdonavidas, pijo
arrogant arrogante, creído, altanero, soberbio, engreído, chulo, prepotente, presumido, pedante, esnob
cheeky descarado, fresca, fresco, insolente, caradura, sinvergüenza, jeta, atrevido, desvergonzado, respondón
rude grosero, maleducado, malcriado, ordinario, bruto, soez, descortés, zafio, patán
boor naco, paleto, cateto, patán, cholo, garrulo, palurdo, huaso, grasa, ordinario, chabacano, zafio, gañán, bruto, guaso, lobo, chusma, hortera, ranchero, pueblerino, payo, montubio, montuno, jíbaro, corriente, guarango, ñero, flaite, rústico, mersa, grosero, villero, cani, tosco, huachafo, niche, orillero, cafre, isidro, tuerca, charro, lépero, cerril, majadero
gossip cotilla, chisme, chismoso, metiche, correveidile, lengüetera, copuchento, cahuinero, maruja, cotorra, argüendero, vieja, alcahueta, cuento, verdulera, chimentero, chusma, cahuín, marujona, copucha, chambre, chimento, brete, bochinche, cuecho
busybody entrometido, metomentodo, metiche, fisgón, chafardero, metido, mirón
old-hag bruja, vieja arpía, vieja, arpía, vejestorio, vieja loca, momia, loro, urraca, cacatúa, cascarrabias, bruja piruja, viejuna, vieja bruja, adefesio, víbora, marimandona, suegra, sargentona, viejaza
old-man-derog vejestorio, carcamal, viejo, vejete, momia, ruco, fósil, viejales, rucuco, carroza, matusalén, viejito, veterano, abuelo, jovato, rucailo, ancho, vejarrón
old-maid solterona
bimbo choni, tonta
slave esclavo, esclava, siervo, esclavizar, esclavos
servant-derog lacayo, criado, sirviente, chacha, siervo, vasallo
pig cerdo, puerco, cochino, marrano, guarro, chancho, gorrino, lechón, cuche, tunco, tocino, cochi, cerda, marrana, verraco, gocho, cuchi, tocho
sow cerda, marrana, puerca, chancha, cochina
donkey burro, asno, borrico, pollino, rucio, asnal
ox-insult buey, bestia
cow-insult vaca
goat-insult cabra, cabrón
dog-insult perro, chucho
bitch perra, zorra
monkey-insult mono, macaco, mico, simio
rat-insult rata
snake-insult víbora, culebra, mala víbora, áspid
chicken-insult gallina
goose-insult gansa, pava
worm-insult gusano
louse piojo, ladilla, piojos, piojoso, liendre, pediculosis, carángano
vermin alimaña, bicho, plaga, sabandija, parásitos, bichos
parasite parásito, gorrón, chupasangre, sanguijuela, aprovechado, vividor, chupóptero, vive de gorra
toad sapo
hyena hiena, chacal
vulture buitre
beast bestia, animal, bruto, fiera, bicho, alimaña, cuadrúpedo
monster monstruo, monstruosidad, engendro, ogro, aberración, esperpento, monstruoso
savage salvaje, bárbaro, barbarie, salvajada, caníbal, troglodita
primitive primitivo, cavernícola, troglodita, neandertal
trash-person basura, gentuza
shame-on-you vergüenza, deshonra, bochorno, ignominia, infamia, oprobio, vergonzoso
mock burla, burlarse, mofa, ridículo, escarnio, cachondeo, mofarse, hazmerreír, ridiculizar
insult insulto, injuria, ofensa, agravio, insultar, improperio, ofender, ultraje, calumnia, difamación
slur-black negrata, sudaca, conguito, negro de mierda, mono, prieto, sambo, zambo, macaco, negraco, monicongo, chombo, niche, tizón, cocolo, moyeto, betún, bemba, mandinga, bembón, cachimba, grone, negrazo, mayate, chocolate
slur-jew judiada, judío, marrano, judas, perro judío, narizón, ruso, moishe, judiazo, judiaco
slur-roma gitano, calorro
slur-asian chino, amarillo, chinito, ponja, chale, oriental, japo, ojo rasgado, chinorri, nipón, chinazo
slur-arab moro, mora, mojamé, turco, moraco, moromierda, morisco, sarraceno, morisma, turcos, baisano
slur-white gabacho, gringo, blanquito, yanqui, guiri, güero, cheles, cara pálida, fulo, blanquiñoso, rubio, pitiyanqui, pelado
slur-indigenous indio, cholo, naco, panchito, indiaco, serrano, guajiro, longo, indígena, patarrajada, pata rajada, indiecito, colla, bolita, coya, guarapero, chuncho, kilombo, yope, oaxaco, jíncho, auca
slur-foreigner sudaca, guiri, gringo, panchito, gallego, tano, cabecita, veneco, paragua, perucho, bolita, bolitas, paraguas, machupicchu, guachupín, gachupín, forastero, extranjero, moro, payoponi, chafa, polaco, ruso, judas
slur-neighbour sudaca, panchito, gabacho, franchute, gringo, yanqui, guiri, machupichu, moro, polaco, cachupín, boliguayo, portugués, gallego, argento, roto, perucho, bolita, brazuca, tano, che, chilote, tico, nica, catracho, guanaco, chapín, canche, paisa, gachupín, yanki, polaca, italiano, godo, yucas, guiris
slur-region charnego, maketo, polaco, maqueto, andaluz, catalufo, rolo, costeño, jarocho, guacho, chilango, serrano, gallego, cabecita negra, choni, cholo, pastuso, pajuerano, porteño, belloto, cazurro, chicharrero, canarión, godo, veneco, lepero, provinciano, montañero, jodechinchas
slur-gay maricón, marica, puto, joto, mariposa, mariposón, maricona, hueco, trolo, culero, mampo, maricueca, bujarra, loca, marico, mariquita, sarasa, bufarrón, cueco, parguela, puñal, choto, cabro, rosquete, chivo, soplanucas, muerdealmohadas, comilón, fleto, colipato, colisa, coliguacho, pájaro, pato, loco, cacorro, playo, gay, bujarrón, invertido, desviado, reinona, mariconazo, raro, volteado, tragasables, lilo, lilas, brisco, chimbombo, ganso, cundango, afeminado, mamapinga, plumífero, puñalón, brócoli, julandrón, palomo cojo, sopla nucas, manflor, chaparrita, mayate
slur-lesbian tortillera, bollera, marimacho, lencha, marimacha, machorra, arepera, camionera, torta, manflora, cachapera, tribillera, trola, bombera, tijeras, bollo, tuercas, tríbada, areperita
slur-trans travelo, travesti, travuco, traba, travesaño, traca, trans, trava
slur-disabled mongolo, subnormal, mongólico, tarado, retrasado, mongolito, paralítico, inválido, lisiado, minusválido, opa, mogólico, deficiente, retardado, manco, down, mongo, inútil, tullido, pata chula, tuerto, gafo
slur-woman tipa, vieja, arpía, tía, fulana, tipeja, bruja, piba, jeva, mina, gallina, zorra, maruja, pendona, lagarta, loro, tetona, hembra, calienta braguetas, pécora, víbora, verdulera, choni, pava, marimandona, gata, loca, histérica, perra, pájara, feminazi, churri, jaina, ruca, pelandrusca, petarda, bagre, bagallo, cerda, foca, cachirula, mujerzuela, gamba, pelotuda
slur-poor naco, roto, cholo, pelado, rata, pobretón, corroncho, grasa, cabeza, ñero, muerto de hambre, pelagatos, pata en el suelo, villero, marginal, indigente, chabolero, desharrapado, patirrajado, cabecita negra, descamisado, tukky, croto, peladito, arrastrado, limosnero, pata rajada, flaite, cumbia, perraco
gay gay, homosexual
lesbian lesbiana
big-mouth bocazas, jeta, bocón, hocico, trompa, morro, boqueras, jetón, bemba, hocicón, jetudo, boca, geta, boquita, boqui, charlatán
big-nose narizón, napia
shut-up cállate, cierra el pico, callate la boca, chitón, calla, cierra el hocico, punto en boca, a callar, cállese
bore-person pelmazo, plasta, pelma, pesado, coñazo, latoso, brasas, ladilla, palizas, muermo, rollo, pelmaso, aburrido, cargoso, chinche, moscardón, plomo, pegote, chicle, plomazo, ladillas, fastidioso, jodón, mamón
naive ingenuo, primo, ingenua, crédulo, inocentón, pardillo, cándido, panoli
stubborn terco, cabezón, testarudo, tozudo, cabezota, obstinado, porfiado, cerril
clown payaso
puppet títere, marioneta, pelele, monigote, fantoche
ignorant ignorante, ignorancia, analfabeto, inculto, iletrado, palurdo, indocto
good-for-nothing inútil, don nadie, bueno para nada, cero a la izquierda, mequetrefe, nulo, zángano, piltrafa, mierda, mamarracho, nulidad, pinche, pelanas, badulaque, bulto, petardo, paquete, pelafustán, pelagatos, pinganilla
upstart nuevo rico, advenedizo
death muerte, parca, pelona, huesuda, calaca, catrina, flaca, la flaca, calavera, tilica, fallecimiento, defunción, óbito
dead muerto, muerta, fiambre, difunto, finado, tieso, frito, fallecido, occiso, patitieso, cadáver
die morir, palmar, diñarla, estirar la pata, morirse, cascar, petatear, espichar, palmarla, crepar, fenecer, fallecer, petatearse, guindar, hincar el pico, perecer, cagar fuego, quedarse tieso
corpse cadáver
carrion carroña, podredumbre, mortecino, carroñero, bicho muerto
grave tumba, sepulcro, fosa, sepultura, cripta, panteón, lápida, fosa común, mausoleo
coffin ataúd, féretro, sarcófago, coche fúnebre, carroza fúnebre
funeral entierro, funeral, velorio, exequias, sepelio, fúnebre, velatorio, crematorio, enterrador, incineración, funeraria, pompas fúnebres
cemetery cementerio, camposanto, necrópolis, panteón, morgue, osario, tanatorio
mourning luto, duelo, doliente, enlutado, luctuoso, pésame
widow viuda, viudo, viudez
orphan huérfano, huérfana, orfandad, orfanato, hospicio
skeleton esqueleto, osamenta, calaca
skull calavera, cráneo
ghost fantasma, espectro, aparición, aparecido, espíritu, espanto, poltergeist, alma en pena
vampire vampiro, chupasangre, Drácula, vampira, vampiresa
zombie zombi, muerto viviente
kill matar, mata, cargarse, liquidar, asesinar, apiolar, ultimar, sicario, quebrar, despachar, finiquitar, pelar, enfriar, darle piso, boleta, tronar, bajar, achicharrar, cepillarse
murder asesinato, homicidio, asesinar, magnicidio, parricidio, infanticidio, fratricidio, feminicidio
murderer asesino, matador, asesina, homicida, matón, sicario, asesino a sueldo, degollador, asesino en serie
suicide suicidio, suicidarse, suicida, quitarse la vida, matarse, harakiri, kamikaze
hang-person ahorcar, colgar, cuélgate, horca, ahorcado, soga, patíbulo, colgate, linchar, linchamiento, cadalso
execution ejecución, fusilamiento, guillotina, garrote vil, pena de muerte, ajusticiar, silla eléctrica, paredón, ejecutar, fusilar, hoguera
executioner verdugo, sayón, verduga
behead decapitar, degollar, guillotina, descabezar, degüello, decapitación
strangle estrangular, ahorcar, asfixiar, estrangulador, sofocar, ahogar
drown ahogarse, ahogado, naufragio, ahogamiento, naufragar
massacre masacre, matanza, carnicería, degollina, baño de sangre, masacrar, hecatombe, mortandad, escabechina
slaughterhouse matadero
butcher-derog carnicero
torture tortura, tormento, torturar, suplicio, martirio, picana, torturador, atormentar, potro de tortura
beat golpear, pegar, paliza, apalear, madrazo, zurra, golpiza, tunda, putiza, moler a palos, cascar
slap bofetada, tortazo, cachetada, galleta, hostia, sopapo, torta, leche, guantazo, cachete, guantada, piña, cachetón, cachetazo, soplamocos, mamporro, manotazo, bife, moquete, tabanazo, lapo, guaraca, chancletazo, hostión, bofetón, palmada, collejón, colleja, tabas, tas
fight pelea, riña
violence violencia, violento, brutalidad, maltrato, agresión, maltratar, maltratador
wound herida, lesión, herido, llaga, mutilación, puñalada, navajazo
scar cicatriz, costurón, cicatrices
blood sangre, sangrar, sangriento, hemorragia, sangrado, ensangrentado, desangrar
bomb bomba, granada, bombazo, explosivo, dinamita, coche bomba, bomba atómica, misil, bombardear, atentado
gun pistola, fusil, revólver, escopeta, ametralladora, carabina, pipa, cuete, fusca, trabuco, balacera, tiroteo
bullet bala, balazo, proyectil, plomazo, munición, cartucho
knife-weapon puñal, navaja, cuchillo, machete, faca, daga, cuchillada, puñalada, charrasca, bayoneta
weapon arma
explosion explosión, estallido, explotar, reventón, detonación, estallar
whip látigo, azote, fusta, latigazo, azotar, rebenque, flagelo, chicote
trap trampa, emboscada, celada, cepo, ratonera, encerrona
chain-fetter cadena, grillete, esposas, cadenas, grilletes, encadenado, yugo
prison cárcel, prisión, trullo, talego, bote, chirona, trena, cana, bartolina, chirola, tambo, penal, calabozo, cafúa, gayola, gayumba, guandoca, presidio, canasta, guanábana, cangrejo, bocho, caldeo
prisoner preso, prisionero, recluso, cautivo, presidiario, reo, convicto
thief ladrón, ratero, caco, chorro, chorizo, mangante, rata, choro, mano larga, carterista, raponero, malandro, ladra, cuatrero, ladrona, manilargo, garduña, caradura, choriso, bandolero, punga, lanza, pirata, roba, gato, monrero, ladronzuelo, asaltante, cleptómano
steal robar, mangar, chorear, afanar, birlar, hurtar, choricear, volar, levantar, clavar, bajar, trincar, pulir, chingar, tumbar, sisar, apañar, guindar, robo, choreo, limpiar, sustraer, hurto, desfalco
robber bandido, atracador, asaltante, bandolero, forajido, salteador, malhechor, maleante, cuatrero
robbery atraco, robo, asalto, hurto, desvalijar, robo a mano armada
plunder saquear, saqueo, pillaje, expoliar, desvalijar, rapiña, saqueador
gangster gánster, banda, gángster, pandilla, pandillero, hampón, marero, hampa, matón
mafia mafia, mafioso, Cosa Nostra, camorra, cártel, narcos
criminal criminal, delincuente, malhechor, malandro, maleante, forajido, convicto, facineroso, reo
crime crimen, delito, delincuencia, fechoría, criminalidad, felonía
kidnap secuestrar, secuestro, rapto, plagio, secuestrador, raptar, rehén, levantón
blackmail chantaje, chantajista, extorsión, extorsionar, chantajear
bribe soborno, mordida, coima, cohecho, sobornar, untar
corrupt corrupto, corrupción, podrido, vendido, corrupta, venal, chanchullo
fraud timo, pufo, tongo, trampa, estafa, fraude, engaño, cuento, desfalco, chanchullo, sablazo, estafar, clavo, tocomocho, trinquete, estafeta, transa, tranza, cambiazo, verso, paquete, mula, fraudulento, engañabobos, timador, cuento chino
counterfeit falso, trucho, pirata, bamba, chafa, falsificación, piratón, imitación, falsete, plagio, falsificado, fayuca
lie mentira, bola, trola, embuste, bulo, engaño, paja, camelo, cuento, farsa, calumnia, mentir, patraña
false falso, falsa, trucho, falsedad, postizo, ficticio, bamba, mentiroso
trick trampa, jugarreta, truco, engaño, putada, treta, ardid, timo, artimaña, triquiñuela, trampear, engañar, estratagema
smuggler contrabandista, contrabando, matutero, coyote, pollero, traficante, tráfico
pirate pirata, bucanero
arson incendio provocado, pirómano, incendiario
fire-blaze incendio
enemy enemigo, adversario, enemiga, hostil, archienemigo
hate odio, odiar, aborrecer, detestar, aversión, rencor, inquina, odioso, tirria
revenge venganza, desquite, represalia, vengativo, vengador, vengarse, vendetta
anger ira, rabia, furia, enojo, cabreo, bronca, enfado, berrinche, arrechera
angry enfadado, furioso, cabreado, enojado, encabronado, iracundo, arrecho, emputado, colérico, rabioso, airado
evil mal, malvado, maligno, maldad, perverso, malévolo, diabólico, vil, siniestro, malvada, inicuo
bad malo, mala, mal, chungo, gacho, pésimo, horrible, malísimo, nefasto, chafa, penoso, terrible, cutre, horroroso
worse peor, pésimo, lo peor, empeorar
cruel cruel, crueldad, despiadado, sanguinario, sádico, brutal, inhumano
fear miedo, canguelo, jindama, cague, cagazo, julepe, culillo, pánico, cagalera, yuyu, cangelo, cerote, cuiqui, jiñe, pavor, temor, grima, susto, fobia, miedoso
terror terror, horror, espanto, pavor, horrible, aterrador, terrorífico, espeluznante, horripilante, pánico
nightmare pesadilla
danger peligro, riesgo, amenaza, peligrar
dangerous peligroso, arriesgado, peligrosa, riesgoso, nocivo, mortal
threat amenaza, amenazar, intimidación, amenazante, amago
accident accidente, siniestro, naufragio, colisión, descarrilamiento, percance, chocar
disaster desastre, catástrofe, desastroso, hecatombe, tragedia, cataclismo, fiasco, debacle, calamidad
misfortune mala suerte, desgracia, gafe, yeta, mufa, desdicha, jettatore, pava, salado, mala pata, jeta, mala leche, mal fario, adversidad, percance, infortunio, infeliz, salazón, desventura, malaventura, malapata, bronca, negra, chiripiorca, malhadado, cenizo
bad-omen mal agüero, gafe, yeta, mufa, cenizo, salado, 13, pavoso, jetta, pava, salación, malasombra, mal fario, aojo, macacoa, fukú, fucú, salá, jetatore, yetatore, quiñado, mabita, cuervo, piedra, jettatura, agorero, martes trece, pájaro de mal agüero
curse maldición, maldito, hechizo, anatema, maldecir, embrujo, imprecación
doom perdición, ruina, condenación, desgracia, hundimiento
damage daño, perjuicio, estrago, dañar, desperfecto, dañado, deterioro, avería, sabotaje
destroy destruir, destrozar, arruinar, destrucción, demoler, aniquilar, arrasar, devastar, exterminar, destructor
broken roto, rota, estropeado, quebrado, jodido, escoñado, descompuesto, averiado, cascado, fregado, malogrado, cagado, dañado, hecho mierda, madreado, partido, desmadrado, malo, destruido, escacharrado, estropeada, fundido, mal estado, chingado, destrozado, hecho polvo, chafado
break-verb romper, quebrar, partir, rotura, quiebre
breakdown avería, descompostura, falla, desperfecto, fallo, defecto, desvarado
crack grieta, raja, fisura, rajadura, hendidura, rajado
rust óxido, herrumbre, oxidado, oxidar, orín, herrumbroso, corrosión
rot podrido, pocho, podredumbre, putrefacto, pudrirse, putrefacción, podre, pocha, podrida, descompuesto, corrupto
mould moho, mohoso, mojo, enmohecido, moho negro, lama, cardenillo, hongo
stale rancio, revenido, caducado, enranciado
spoiled estropeado, pasado, podrido, descompuesto, echado a perder, malogrado, caducado
garbage basura, porquería, desperdicios, tacho, desechos, residuos, inmundicia, basural, residuo, caneca, mugre, desperdicio, vertedero, escombros, basurero, estercolero, zafacón
junk chatarra, trastos, cacharro, trasto, cachivache, basura, carcacha, armatoste, tartana, cafetera, cachureo, mugrero, vejestorio, chatarrería, peroles, batata, perol, tereques, corotos, chunches, cacharpa, carraca, batiburrillo, tereque, tiliches, chunche
rubbish-quality chafa, cutre, trucho, baratija, porquería, churro, pirata, chafo, chatarra, pacotilla, bazofia, morralla, basura, chungo, bodrio, mierda, chanta, birria, de tercera, penca, chimba, de quinta, mugre, patraña, fulero, charcha, rasca, maula, cacharro, baratillo, pedorro, berreta, churrigueresco, caca, piojoso, balurdo, chiviado, charro, fule, cachureo, baratijas, truño, mojón, chapuza, chunga, cutrez
dirt suciedad, mugre, roña, porquería, cochambre, mierda, chorreo, tizne, inmundicia, basura, pringue, guarrería, churre, cochinada, caca, quita, costra, sarro, cascarria, chancho, churrete, bascosidad, lamparón, suciedades, mugriento
dirty sucio, guarro, cochino, sucia, mugroso, cerdo, asqueroso, mugriento, roñoso, puerco, chancho, pringoso, cochambroso, mugre, percudido, churretoso, cochambre, pringue, inmundo, tiñoso, churre, puerca, caroso, pelambroso, hediondo, marrano
stain mancha, manchado, lamparón, churrete, mancillar, borrón
mud barro, lodo, fango, cieno, barrizal, lodazal, légamo
swamp pantano, ciénaga, ciénega, marisma, lodazal, fangal, cenagal
dust polvo
slime baba, limo, babas, mucosidad, moco, pringue, babosa, babaza, lama, fango, viscoso
soot hollín, tizne, tiznado
poison veneno, ponzoña, envenenar, cicuta, arsénico, cianuro, matarratas, raticida, estricnina, envenenado, tósigo
toxic tóxico, venenoso, ponzoñoso, nocivo, tóxica, contaminado, cancerígeno, radiactivo, amianto
ashes ceniza
disgust asco, repugnancia, náusea, repulsión, grima, repelús
disgusting asqueroso, repugnante, nauseabundo, guarro, inmundo, vomitivo, asco, asquerosidad, repulsivo, repelente, chancho, guácala, guarrada, asqueante, repugnancia, asquerosa, desagradable, asquito
yuck puaj, guácala, fuchi, asco, puaf, guácatela, guacatela, buaj, ecs, fuchila, wákala, qué asco, fúchila, wácala, fo, cuchi, aj
poor pobre, pobretón, indigente, necesitado, menesteroso, pobre diablo, pelón, roto, jodido, pato, misio, tieso, pelado, arruinado
poverty pobreza, miseria, penuria, indigencia, pobre, inopia, escasez, estrechez
hunger hambre, hambriento, famélico, gazuza, carpanta, inanición, filo, muerto de hambre
famine hambruna
thirst sed, sediento, deshidratado
debt deuda, deudor, moroso, endeudado, deudas, usurero, culebra, fiado
bankrupt quebrado, quiebra, ruina, bancarrota, pelado, arruinado, sin blanca, en bancarrota, fundido, tieso, bruja, ahorcado, sin un duro, en la ruina, chiro, palmado, pato, en quiebra, insolvente, misio
loss pérdida, pérdidas, perdedor, déficit, merma
lose perder, derrota, vencido, derrotado
failure fracaso, fallo, fiasco, falla, chasco, pifia, petardo, frustración, gatillazo, cagada, pufo, batacazo, fracasar, pinchazo, suspenso, derrota, clavo, chapuza, embarrada, fracasado, naufragio, malogro
fall-verb caer, caída, desplome, caída libre, derrumbe, hundimiento, batacazo, desplomarse
error error, fallo, cagada, metida de pata, pifia, gazapo, metedura de pata, desliz, falla, burrada, equivocación, yerro, errata, cagazo, defecto, embarrada, gafe, resbalón, patinazo, horror, desacierto
guilt culpa, culpable, remordimiento, culpabilidad, chivo expiatorio
punishment castigo, pena, castigar, sanción, escarmiento, penitencia, correctivo
fine-penalty multa
tax impuesto
problem problema, apuro, embrollo, bronca, aprieto, berenjenal, quilombo, dificultad
quarrel riña, disputa, bronca, pelea, trifulca, gresca, pleito, altercado, discusión, reyerta, pelotera
scandal escándalo, escandaloso, bochorno, vergüenza
chaos caos, desorden, desmadre, quilombo, despelote, bardo, kilombo, lío, follón, jaleo, bolonqui, relajo, burdel, desbarajuste, cacao, merienda de negros, desbole, desmoche, arroz con mango, pandemónium, cagadal, tole tole, tole, leonera, mierdero, caótico, merequetengue, pandemonio, despiole
noise ruido, bulla, alboroto, estruendo, barullo, escándalo, bochinche
cheap cutre, chafa, trucho, barato, baratija, tirado, de saldo
expensive caro, carísimo, costoso, un ojo de la cara
worthless sin valor, una mierda, pinche, basura, despreciable, chafa, malo, miserable, nulo, ínfimo, mierda, bazofia, malucho, inútil, inservible, no vale nada, fútil
useless inútil, inservible, en vano, malo, inane, de balde, vano, para nada, al pedo, nulo, incapaz, incompetente, un cero a la izquierda, ineficaz, inepto
weak débil, flojo, endeble, enclenque, débiles, frágil, lánguido, debilidad
slow lento, lentitud, pachorra, cachaza, calmoso, pausado
late tarde, retrasado, atrasado, tardío
old viejo, vetusto, viejuno, anticuado, caduco, vejestorio, obsoleto, rancio, senil, decrépito
worn-out gastado, raído, desgastado, deslucido, ajado, roído, andrajoso, cascado
empty vacío, vacante, hueco, vacuo
nothing nada, nanay, cero, ni mierda, naranjas, niente, ni pío, ni hostias, un carajo, nasti, naca, nonada, ñinga, ni michi, nada de nada, nadita, un pepino, naranjas de la China, ni madres
nobody nadie, ninguno, un don nadie, nadien, ni Dios
never nunca, jamás, nunca más, en la vida, nunca jamás
not nada, no, nanay, nel, tampoco, naranjas
does-not-go no va, no funciona, no anda, nova, no sirve, no marcha, no rula, no tira, no camina, no jala, no corre, no arranca
stop parar, alto
end fin, final
finished acabado, terminado, acabose, muerto, fundido, kaput, finiquitado, se acabó
boring aburrido, rollo, muermo, soso, coñazo, pesado, plomazo, plasta, tostón, plomo, latazo, lata, peñazo, lateado, jarto, fome, aburrición, lateroso, plomizo, fastidioso, aburrimiento, tedioso, latoso, ladilla, embole, tedio
bitter amargo
sour agrio, ácido
sad triste, tristeza, triston, afligido, apenado, deprimido, melancólico, abatido, desolado, desdichado, infeliz
sorrow pena, tristeza, dolor, aflicción, congoja, desconsuelo, angustia, amargura, desesperación, quebranto, desdicha, desesperado
cry-weep llorar, llanto, sollozar, lloriquear, llorón, berrear, llorar a mares
tear-drop lágrima
scream grito, gritar, chillar, alarido, vociferar, chillido, aullido, berrido
complain quejarse, queja, lamento, protestar, refunfuñar, quejica, rezongar, gruñón, gemir, quejumbroso
lonely solo, solitario, soledad, solitaria, abandonado
pity lástima
shame vergüenza, deshonra, vergonzoso, pudor, bochorno, humillación, roche
tired cansado, agotado, exhausto, reventado, rendido, hecho polvo, fatigado, molido, cansancio, mamado, fundido
cold-neg frío
dark oscuro
darkness oscuridad, tinieblas, penumbra, lobreguez, negrura
shadow sombra
abyss abismo, precipicio, sima, barranco, despeñadero
storm tormenta, tempestad, huracán, temporal, tornado, borrasca, tifón, ciclón
earthquake terremoto, sismo, seísmo, maremoto
flood inundación, diluvio, anegación, riada
drought sequía
smoke-fumes humo
cigarette cigarrillo, pitillo, cigarro, pucho, faso, piti, tabaco, truja, trompeta, trujas, tabaquito, chirri, frajo, tambor, puros
drug merca, perico, farlopa, grifa, droga, falopa, coloque, chute, viaje, papelina, tripi, colocón, material, mandanga, estupefaciente, vicio, pala, alucinógeno
cannabis porro, maría, mota, chocolate, chala, cannabis, toque, marihuana, canuto, faso, hierba, peta, yerba, ganya, pito, weed, costo, hachís, caño, pucho, yesca, mafú, bareto, moño, hachis, moto, macoña, grifa, pasto, petardo, marimba, maruja, caleta, ganja, churro, verde, zacate, pitillo, troncho, tocola, chusta, fino, cuero, mostaza, tila, bate, kaya, cáñamo
cocaine coca, perico, farlopa, coco, cocaína, merca, perica, blanca, nieve, raya, farla, polvo, talco, tiro, basuco, camerusa, falopa, paco, pala, farra, blanquita, zarpa, jale, pichicata, tecla, turrón, fifí, tamal, pasta base, crack, clorhidrato, papelina, milonga, frula, gramo, bazuco
heroin-drug heroína, caballo, jaco, chiva, potro, burro, brown, reina, chino
amphetamine anfetamina, éxtasis
drug-addict drogadicto, yonqui, falopero, drogata, marihuano, drogota, merquero, mariguano, porrero, fumón, tecato, pasota, pichicatero, toxicómano, adicto, drogado, pastillero, pastelero, marihuanero, volado, periquero, vicioso, basuquero, enganchado, crudo
drug-dealer camello, narco, traficante, narcotraficante, jíbaro, dealer, pusher, puchero, transa
overdose sobredosis, sobredosis de droga
booze alcohol, matarratas, chupe, trago, alpiste, chupi, guaro, pisto, copete, priva, guarapita, garrafón, licor, caña, aguardiente, bebida, morapio, chela, mezcal, tequila, escabio, mejunje, bebercio
hangover cruda, guayabo, goma, ratón, caña, resaca, chuchaqui, guasca, perseguidora, hachazo, chaqui, resacón
gambling juego de azar, ludopatía, ludópata, tragaperras, timba, ruleta, garito
devilish-luck calamidad, plaga
burden carga, lastre, fardo, gravamen, estorbo
obstacle obstáculo, estorbo, traba, escollo, impedimento, barrera
limp-slack flojo, fofo, flácido, lacio, blandengue, flojera
hollow hueco
crooked torcido, chueco, ladeado, encorvado, virado
flat-dull soso, insípido, desabrido, insulso, insípida
thin-watery aguado, ralo
raw-unripe crudo, verde
burnt quemado
leak fuga, gotera, goteo, filtración, derrame
lack falta, escasez, carencia, desabastecimiento
delay retraso, atraso, dilación, atasco
forget olvidar, olvido, olvidado, olvidadizo, amnesia
refuse rechazar, negar, rechazo, rehusar, denegar, negativa, veto
forbidden prohibido, vedado, ilegal, prohibición, ilícito, clandestino
escape huir, fuga
hide esconder, ocultar
lost perdido, extraviado, desaparecido, perdida, descarriado
abandoned abandonado, desamparado, abandono
ruin ruina, ruinas, escombros, derrumbado, decadencia
beggary miseria, indigencia
slum chabola, barriada, favela, villa miseria, chabolas, barrio bajo, arrabal, cantegril
hovel tugurio, cuchitril, choza, antro, covacha, cuartucho, zahúrda, pocilga, chamizo
rag trapo, harapo, harapos, andrajo, guiñapo, jirón, piltrafa, hilacha, andrajos
crutch muleta
gloomy lúgubre, sombrío, tétrico, fúnebre, sombría, macabro, siniestro, tenebroso
cockroach cucaracha, cucarachas
flea pulga
bedbug chinche
tick garrapata
maggot gusano, larva, gusanos, cresa, lombriz, gorgojo
leech sanguijuela
rat rata, ratas, roedor, guarén
scorpion escorpión
spider araña
fly-insect mosca
mosquito mosquito, zancudo, jején, cínife, zancudos
jellyfish medusa
weed-plant mala hierba, maleza, ortiga, yuyo, rastrojo
thorn espina
disease enfermedad, dolencia, padecimiento, afección, achaque, achaques, síndrome, contagio
sick enfermo, enferma, enfermizo, malito, indispuesto, achacoso, pachucho, doliente
plague peste, apestado, pestilencia, bubónica, peste negra
epidemic epidemia, pandemia, contagio, covid, ébola, gripe aviar, cuarentena, dengue
cancer cáncer, canceroso, leucemia, metástasis, melanoma, quimio, carcinoma, cancerígeno
tumour tumor, quiste, pólipo, mioma, fibroma
ulcer úlcera, llaga, afta, fístula, úlcera gástrica
abscess absceso, forúnculo, flemón, divieso, golondrino, orzuelo, postema, panadizo
leprosy lepra, leproso, lazarino
cholera cólera, disentería, vómito negro
typhus tifus, fiebre tifoidea, tabardillo, tifoidea
tuberculosis tuberculosis, tisis, tísico, tuberculoso, TBC
malaria malaria, paludismo, dengue, fiebre amarilla, tercianas
smallpox viruela, viruelas, viruela del mono
measles sarampión, rubéola, escarlatina, alfombrilla
mumps paperas, parótidas
chickenpox varicela, lechina, varicelas
scabies sarna, roña, sarnoso, tiña, tiñoso
rash sarpullido, eccema, tiña, urticaria, erupción, acné, culebrilla, roncha, psoriasis, salpullido, eczema, herpes, ronchas, salpullidos
itch picor, picazón, comezón, escozor, rasquiña, urticaria, piquiña
wart verruga, mezquino, verrugas
boil-swelling bulto, hinchazón, chichón, inflamación, edema, hinchado, chibolo, bubón
gout gota
haemorrhoids hemorroides, almorranas
diarrhoea diarrea, descomposición, cagadera, disentería, churrias, gastroenteritis, colitis, descompostura
constipation estreñimiento, estreñido
nausea náusea, mareo, arcadas, asco, nauseabundo, ascos
cough tos, tos ferina, toser, tos de perro, carraspera
cold-illness resfriado, catarro, constipado, resfrío, gripe, moquera, romadizo
flu gripe, influenza, griposo, trancazo, gripa
fever fiebre, calentura, febril, delirio, fiebre alta
pain dolor, dolencia, doloroso, sufrimiento, cólico, ciática, lumbago
headache dolor de cabeza, jaqueca, migraña, cefalea
toothache dolor de muelas
caries caries, mal aliento, sarro, diente podrido, piorrea, halitosis
cramp calambre, convulsión, espasmo, agujetas
epilepsy epilepsia, epiléptico, ataque, convulsiones, alferecía
stroke-illness ictus, apoplejía, derrame cerebral, trombosis, embolia, aneurisma
heart-attack infarto, paro cardiaco, ataque al corazón, patatús, soponcio
diabetes diabetes, diabético, insulina
aids sida, sidoso, VIH, seropositivo
syphilis sífilis, gálico, avería, mal francés, chancro, enfermedad venérea, bubas, sifilítico
gonorrhoea gonorrea, purgaciones, blenorragia, gota militar, chancro, clamidia, gonorriento
herpes herpes
jaundice ictericia, hepatitis, cirrosis
rabies rabia, rabioso, hidrofobia
tetanus tétanos
polio polio
rheumatism reuma, artritis, reúma, artrosis, reumático
asthma asma, bronquitis, pulmonía, neumonía, asmático, difteria, ahogo
allergy alergia, alérgico, fiebre del heno
anaemia anemia, anémico, escorbuto, raquitismo, hemofilia
gangrene gangrena, necrosis, septicemia, gangrenado
hernia hernia, quebradura
goitre bocio
paralysis parálisis, paralítico, parapléjico, tetrapléjico, tullido
coma coma
faint-verb desmayo, desmayarse, síncope, desvanecimiento, telele, vahído, lipotimia
dementia demencia, Alzheimer, senil, chochera, Parkinson, chocho, senilidad
depression depresión, depresivo, depre, esquizofrenia, neurosis, anorexia, bulimia, psicosis, histeria, bajón, esquizofrénico, ansiedad, bipolar, paranoia
autism autismo, autista, Asperger
miscarriage aborto espontáneo, malparto, aborto natural
abortion aborto, abortar, abortivo, legrado, abortista
stillborn nacido muerto
infertile estéril, infertilidad, esterilidad, machorra, yermo
infection infección, contagio, infectado, contagioso, cistitis, septicemia, infeccioso
inflammation inflamación, apendicitis, meningitis, gastritis, otitis, amigdalitis, conjuntivitis
virus virus, coronavirus, covid, vírico, ébola
germ microbio, germen, bacteria, bacilo, gérmenes, ántrax, salmonela
tapeworm solitaria, lombriz, tenia, lombrices, oxiuros
bruise moratón, cardenal, moretón, ojo morado, hematoma, cardenales, morado
fracture fractura, hueso roto, esguince, torcedura, luxación, quebradura
burn-injury quemadura
surgery operación
amputate amputar, amputado, amputación, muñón, mutilar, manco
enema enema, lavativa, supositorio, irrigador, colonoscopia
pill pastilla, píldora
injection inyección, jeringa
hospital hospital
laxative laxante, purga, purgante, sal de fruta
medicine medicina
ambulance ambulancia
psychiatry psiquiátrico, manicomio, camisa de fuerza, loquero, electrochoque, lobotomía
squint bizco, estrabismo, virolo, bisojo, vizco, estrábico, catarata
phlegm flema, gargajo, esputo, mucosidad, garraspera, flemas
scab costra
blister ampolla
numb entumecido
intestine intestino, tripa, tripas, entrañas, colon, vísceras, mondongo
rectum recto
bladder vejiga
womb útero, matriz
placenta placenta
ovary ovario
prostate próstata
kidney-stone cálculo renal
hitler Hitler, Adolf, Tercer Reich, Mein Kampf, Führer
nazi nazi, neonazi, nazismo, cabeza rapada, ario, SS, nazi de mierda
swastika esvástica
fascist facha, fascista, facho, fascismo, falangista, ultraderecha, momio, franquista, requeté
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, jemeres rojos
dictator dictador, dictadura, caudillo, déspota, autócrata, junta militar
dictator-local Franco, Pinochet, Trujillo, Videla, Castro, Stroessner, Batista, Somoza, Fujimori, Primo de Rivera
tyrant tirano, tiranía, déspota, opresor
communist comunista, comunismo, rojillo, zurdo, marxista, rojete, comuñanga, zurdaje, castrista
socialist socialista
capitalist capitalista
anarchy anarquía
racist racista, racismo, xenófobo, xenofobia, supremacista
apartheid apartheid
slavery esclavitud, esclavismo, negrero, servidumbre, trata de esclavos, encomienda
colony colonia
genocide genocidio, exterminio, limpieza étnica, genocida
holocaust Holocausto, Auschwitz, Shoá, solución final
concentration-camp campo de concentración, Auschwitz, gulag, Dachau, Mauthausen, campo de exterminio
gas-chamber cámara de gas
ghetto gueto
pogrom pogromo
war guerra, bélico, criminal de guerra
civil-war guerra civil, guerra fratricida
army ejército
soldier soldado
troops-militia milicia, paramilitar, mercenario, paracos, autodefensas, escuadrón de la muerte, milicos
secret-police policía secreta, DINA, SIN, CNI, DGS, SEBIN, Gestapo, Stasi
police policía, pasma, bofia, cana, yuta, madera, jura, poli, patrulla, gorra, ley, la ley, la tira, chota
cop poli, paco, tombo, yuta, botón, tira, cana, madero, pasma, chota, cuico, rati, bofia, picoleto, pitufo, maderos, milico, jara, jura, chapa, tombos, policía, azulejo, perjura, aguacate, chonte, guindilla, gris, mosso, urbano, cuicos, gura, carapálida, verde, sapo, pedraza
spy espía, espionaje, agente doble, agente secreto, soplón
terrorist terrorista, terrorismo, terruco, bombazo, yihadista, etarra, extremista, atentado
terror-group ETA, FARC, Sendero Luminoso, GRAPO, ELN, Montoneros, Al Qaeda, Hamás, Triple A, Estado Islámico
hostage rehén
revolution revolución
coup golpe de Estado, golpista, golpe militar, pronunciamiento, tejerazo, asonada
riot disturbios, motín, revuelta, levantamiento, insurrección, tumulto, algarada, vándalo
rebel rebelde, insurgente, guerrillero, insurrecto, guerrilla, sublevado
strike-labour huelga
demonstration manifestación
occupation ocupación, invasor
invasion invasión
annexation anexión
separatist separatista
traitor-political colaboracionista
propaganda propaganda
censorship censura
corruption-politics nepotismo, enchufe
mafia-politics oligarca
party-political partido
president presidente
minister ministro
king rey
queen reina
emperor emperador
prince príncipe
sultan sultán
leader líder, jefe
master-lord amo, señor
flag bandera
homeland patria
republic república
state Estado
government gobierno
election elección
border frontera
refugee refugiado, desplazado, asilado, apátrida, exiliado, balsero, exilio
immigrant inmigrante, sin papeles, ilegal, mojado, inmigración, extracomunitario, espalda mojada
class-enemy oligarca, burgués
contested-place Malvinas, Gibraltar, Sáhara, Guantánamo, Esequibo
god Dios
goddess diosa
deity-local Pachamama
jesus Jesús
christ Cristo
virgin-mary Virgen María
holy-spirit Espíritu Santo
saint santo
sacred sagrado
angel ángel
devil diablo, demonio, satanás, pata de cabra, mandinga, Lucifer, patas, Patillas, Coludo, chamuco, luzbel, zupay, cachudo, Pedro Botero, pingo, pata de lana, pillán, maligno, candanga, mefistófeles
satan Satanás
demon demonio
hell infierno, averno, infernal, purgatorio, tártaro
paradise paraíso
sin pecado, pecar, vicio, pecado mortal, pecaminoso, gula, lascivia
sinner pecador
soul alma
prayer oración, rezo
pray rezar
church iglesia
mosque mezquita
synagogue sinagoga
temple templo
monastery monasterio, convento
altar altar
cross-christian cruz
priest sacerdote, cura, curita, clérigo, párroco, cura pederasta
monk monje
nun monja
bishop obispo
pope papa
imam imán, ulema
rabbi rabino
prophet profeta
muhammad Mahoma
allah Alá
koran Corán
bible Biblia
torah Torá
gospel evangelio
buddha Buda
jew judío
muslim musulmán
christian cristiano
infidel infiel, pagano, ateo, impío, pagana, kafir, infieles
heretic hereje, herejía, apóstata, cismático
blasphemy blasfemia, sacrilegio, profanación, me cago en Dios, blasfemar, blasfemo
sect secta, Cienciología, testigos de Jehová, masón, sectario, Opus
holy-war guerra santa, yihad, cruzada
halal halal
kosher kosher
fasting ayuno, ramadán, cuaresma
pilgrimage peregrinación
sacrifice sacrificio
baptism bautismo
mass-liturgy misa
relic reliquia
miracle milagro
blessing bendición
witch bruja, hechicera, brujería, magia negra, aquelarre
sorcerer brujo, hechicero
magic magia
evil-eye mal de ojo
evil-spirit-local coco, llorona, cuco, La Llorona, chupacabras, hombre del saco, el Cucuy, Santa Compaña, silbón, la pelona, nahual, cadejo
taboo tabú
idol ídolo
antichrist Anticristo
judas Judas
apocalypse apocalipsis, fin del mundo, Armagedón, juicio final, apocalíptico
eternity-afterlife más allá
fate destino
nirvana nirvana
holy-place lugar santo
sun sol
moon luna
star estrella
sky cielo
earth tierra
world mundo
land país
water agua
sea mar
ocean océano
lake lago
river río
stream arroyo
well-spring fuente, pozo
wave ola
island isla
beach playa
coast costa
mountain montaña
hill colina
valley valle
forest bosque
field campo
meadow prado
desert desierto
cave cueva
stone piedra
rock roca
sand arena
clay arcilla
salt sal
gold oro
silver plata
iron hierro
copper cobre
lead-metal plomo
steel acero
glass vidrio, vaso
wood-material madera
coal carbón
oil aceite
petrol gasolina
fire fuego
flame llama
light luz
lightning relámpago, rayo
thunder trueno
rain lluvia
snow nieve
ice hielo
frost helada, escarcha
hail granizo
wind viento
air aire
cloud nube
fog niebla
dew rocío
rainbow arcoíris
weather tiempo
tree árbol
leaf hoja
branch rama
root raíz
bark-tree corteza
seed semilla
grass hierba
flower flor
rose rosa
lily lirio, azucena
bush arbusto
oak roble
pine pino
birch abedul
reed caña, junco
straw paja
hay heno
mushroom seta, hongo
person persona
people gente, pueblo
man hombre
woman mujer
child niño
baby bebé
boy chico, muchacho
girl chica, muchacha
mother madre
father padre
mum mamá
dad papá
son hijo
daughter hija
brother hermano
sister hermana
grandmother abuela
grandfather abuelo
uncle tío
aunt tía
cousin primo
husband marido
wife esposa
bride novia
wedding boda
mother-in-law suegra
nephew sobrino
family familia
friend amigo
neighbour vecino
guest huésped, invitado
stranger extraño, forastero
name nombre
life vida
love amor
kiss beso
heart corazón
head cabeza
hair pelo, cabello
face cara
forehead frente
eye ojo
ear oreja
nose nariz
mouth boca
lip labio
tooth diente
tongue lengua
chin barbilla
cheek mejilla
beard barba
moustache bigote
neck cuello
throat garganta
shoulder hombro
back espalda
chest pecho
belly vientre, barriga
navel ombligo
arm brazo
elbow codo
hand mano
finger dedo
nail uña, clavo
fist puño
leg pierna
knee rodilla
foot pie
heel talón
toe dedo del pie
skin piel
bone hueso
rib costilla
brain cerebro
liver hígado
lung pulmón
kidney riñón
meat carne
milk leche
bread pan
butter mantequilla
cheese queso
egg huevo
fish pez, pescado
soup sopa
rice arroz
flour harina
dough masa
cake pastel, tarta
biscuit galleta
sugar azúcar
honey miel
chocolate chocolate
candy caramelo
apple manzana
pear pera
grape uva
cherry cereza
plum ciruela
peach melocotón
lemon limón
orange-fruit naranja
banana plátano
strawberry fresa
nut nuez
fig higo
melon melón
tomato tomate
potato patata
onion cebolla
garlic ajo
cabbage col, repollo
carrot zanahoria
cucumber pepino
bean judía, frijol
pea guisante
lentil lenteja
pumpkin calabaza
beet remolacha, nabo
pepper-spice pimienta
mustard mostaza
vinegar vinagre
sausage salchicha
ham jamón
bacon tocino
fat-grease grasa
wine vino
beer cerveza
brandy aguardiente
tea té
coffee café
juice zumo, jugo
food comida
breakfast desayuno
lunch almuerzo
dinner cena
animal animal
dog perro
puppy cachorro
cat gato
horse caballo
mare yegua
cow vaca
bull toro
calf ternero
sheep oveja
lamb cordero
goat cabra
chicken gallina, pollo
rooster gallo
duck pato
goose ganso, oca
turkey pavo
rabbit conejo
hare liebre
mouse ratón
bear oso
wolf lobo
fox zorro
deer ciervo
boar jabalí
lion león
tiger tigre
elephant elefante
monkey mono
camel camello
snake serpiente
frog rana
turtle tortuga
crocodile cocodrilo
bird pájaro
eagle águila
hawk halcón
owl búho, lechuza
crow cuervo
pigeon paloma
swan cisne
cuckoo cuco
feather pluma
wing ala
tail cola
horn cuerno
claw garra, pata
fur piel, pelaje
bee abeja
wasp avispa
ant hormiga
butterfly mariposa
beetle escarabajo
worm gusano
snail caracol
shark tiburón
whale ballena
herring arenque
crab cangrejo
squid calamar, pulpo
house casa
home hogar
room habitación, cuarto
kitchen cocina
bathroom baño
door puerta
window ventana
wall pared, muro
roof techo, tejado
floor suelo
stairs escalera
garden jardín
fence valla
bed cama
table mesa
chair silla
lamp lámpara
candle vela
mirror espejo
key llave
lock cerradura
knife cuchillo
fork tenedor
spoon cuchara
plate plato
cup taza
bottle botella
pot olla, tarro
pan sartén
bowl cuenco
oven horno
box caja
bag bolsa, saco
basket cesta
barrel barril
bucket cubo
broom escoba
soap jabón
towel toalla
comb peine
brush cepillo, brocha
needle aguja
thread hilo
rope cuerda
hammer martillo
saw sierra
axe hacha
screw tornillo
wheel rueda
stick palo, bastón
machine máquina
tool herramienta
toy juguete
doll muñeca
ball pelota, balón
book libro
paper papel
letter carta
pen bolígrafo, lápiz
newspaper periódico
picture imagen, cuadro
word palabra
language lengua, idioma
story historia, cuento
song canción
music música
drum tambor
flute flauta
bell campana
clothes ropa
shirt camisa
trousers pantalón
skirt falda
dress vestido
coat abrigo, chaqueta
hat sombrero, gorra
shoe zapato
boot bota
sock calcetín
glove guante
belt cinturón
button botón
pocket bolsillo
ring anillo
glasses gafas
clock reloj
umbrella paraguas
wool lana
silk seda
cotton algodón
leather cuero
cloth tela
city ciudad
village pueblo, aldea
street calle
way camino
square plaza
bridge puente
tower torre
castle castillo
market mercado
shop tienda
school escuela
office oficina
factory fábrica
bank banco
money dinero, pasta, plata, lana, guita, pelas, parné, feria, pisto, varos, biyuya, mosca, duro, duros, chavos, cuartos, billete, viruta, tela, panoja, real, marmaja, mangos, pachocha, morlaco, cash, harina, baro, chirola, luca, perras, chele, moña, biyuyo, teca, platita
coin moneda
price precio
gift regalo
work trabajo
worker obrero
doctor médico
teacher maestro, profesor
farmer granjero, campesino
hunter cazador
fisherman pescador
baker panadero
tailor sastre
smith herrero
cook cocinero
driver conductor
boss jefe
car coche, carro
ship barco, buque
boat bote, barca
train tren
plane avión
bicycle bicicleta
cart carro
sail vela
sleigh trineo
day día
night noche
morning mañana
evening tarde, noche
noon mediodía
today hoy
yesterday ayer
tomorrow mañana
week semana
month mes
year año
hour hora
minute minuto
time tiempo
spring primavera
summer verano
autumn otoño
winter invierno
monday lunes
friday viernes
sunday domingo
holiday fiesta
christmas Navidad
red rojo
blue azul
green verde
yellow amarillo
white blanco
black negro
grey gris
brown marrón
pink rosa
purple morado, violeta
colour color
zero cero
one uno
two dos
three tres
four cuatro
five cinco
six seis
seven siete
eight ocho
nine nueve
ten diez
eleven once
twelve doce
twenty veinte
hundred cien
thousand mil
million millón
half medio, mitad
first primero
last último
part parte
circle círculo
line línea
point punto
corner esquina, rincón
side lado
hole agujero, hoyo
number número
dream sueño
sleep-noun sueño
game juego
joy alegría
luck suerte, felicidad
peace paz
freedom libertad
truth verdad
hope esperanza
wish deseo
strength fuerza
voice voz
silence silencio
smell olor
taste sabor, gusto
breath aliento
thing cosa
question pregunta
answer respuesta
secret secreto
law ley
be ser, estar
have tener
do-make hacer
go ir
come venir
walk caminar, andar
run correr
jump saltar
fly volar
swim nadar
sit sentarse
stand estar de pie
lie-down estar tumbado, acostarse
sleep dormir
wake despertar
eat comer
drink beber
bite morder
chew masticar
swallow tragar
suck chupar
see ver
look mirar
hear oír, escuchar
speak hablar
say decir
ask preguntar, pedir
call llamar
sing cantar
dance bailar
laugh reír
play jugar
know saber, conocer
think pensar
want querer
can poder
must deber
love-verb amar, querer
like gustar
give dar
take tomar, coger
bring traer
hold tener, sostener
put poner
throw tirar, lanzar
catch atrapar
pull tirar
push empujar
open abrir
close cerrar
cut cortar
sew coser
wash lavar
clean-verb limpiar
cook-verb cocinar
bake hornear
burn quemar, arder
buy comprar
sell vender
pay pagar
work-verb trabajar
build construir
dig cavar
plant-verb plantar, sembrar
write escribir
read leer
count contar
learn aprender
help ayudar, ayuda
wait esperar
find encontrar
search buscar
live vivir
be-born nacer
grow crecer
blow soplar
turn girar
roll rodar
shake agitar, sacudir
tremble temblar
hit-strike golpear
scratch rascar
rub frotar
squeeze apretar, exprimir
flow fluir
float flotar
drip gotear, gota
freeze helar, congelar
smile sonreír
kiss-verb besar
marry casarse
hug abrazar
win ganar
begin empezar
change cambiar
travel viajar
drive conducir
return volver
leave salir, marcharse
stay quedarse
send enviar
show mostrar
tie atar
hang-up colgar
pour verter
fill llenar
mix mezclar
shine brillar
ring-verb sonar
shut-eyes parpadear
snore roncar
yawn bostezar
sneeze estornudar
tickle hacer cosquillas
whistle silbar
whisper susurrar
bark-dog ladrar
sting picar
peel pelar
shave afeitar
big grande
small pequeño
tiny minúsculo
long largo
short corto
tall-high alto
low bajo
wide ancho
narrow estrecho
thick grueso
thin delgado, fino
deep profundo
flat plano
round redondo
straight recto
sharp agudo, afilado
blunt romo
heavy pesado
light-weight ligero
hard duro
soft blando, suave
new nuevo
young joven
good bueno
better mejor
beautiful bonito, hermoso
strong fuerte
fast rápido
early temprano
hot caliente
warm templado, cálido
cold frío
cool-fresh fresco
wet mojado, húmedo
dry seco
full lleno
clean limpio, puro
clear claro
bright luminoso
sweet dulce
salty salado
spicy picante
rich rico
happy feliz, contento
funny gracioso, divertido
clever listo, inteligente
brave valiente
kind-nice amable, simpático
honest honesto
healthy sano
alive vivo
free libre
quiet tranquilo, callado
loud ruidoso, fuerte
easy fácil
difficult difícil
true verdadero
same mismo, igual
other otro
alone-only solo, único
naked-bare pelado
shy tímido
wild salvaje
strange extraño, raro
left izquierda
right-side derecha
up arriba
down abajo
in en, dentro
out fuera
front delante
behind detrás
near cerca
far lejos
here aquí
there allí
where dónde
when cuándo
who quién
what qué
why por qué
how cómo
yes sí
no no
i yo
you tú
he él
she ella
we nosotros
they ellos
my mi, mío
your tu, tuyo
this este, esto
that eso, aquel
all todo
many mucho
few poco
more más
less menos
very muy
and y
or o
but pero
with con
without sin
now ahora
always siempre
again otra vez
already ya
soon pronto
maybe quizás
only-just apenas
hello hola
goodbye adiós
thanks gracias
please por favor
sorry perdón
come-on vamos, venga
look-out cuidado
good-day buenos días
negro-word negro, moreno, prieto, negrito, negra
motherfucker chingatumadre, malparido, hijo de la gran puta, hijo de mil putas, mamahuevo, culeado, culiado
historic-trauma Guernica, 11-M, Tlatelolco, Ayotzinapa, Hipercor, Bogotazo, desaparecidos, Corralito, Paracuellos, República Cromañón, AMIA
! vulgar | Scheißkerl (vulgär) | vulgar insult for a person | injure vulgaire | insulto vulgar | insulto volgare : cabronazo, hija de puta, soplagaitas, tocapelotas, comemierda, caraculo, carapijo, cagalindes, gilipuertas, pelotudo de mierda, lamehuevos, carajote, pichabrava
! vulgar | Sexpraktik | sexual act | pratique sexuelle | práctica sexual | pratica sessuale : sexo oral, cubana, cunnilingus, sesenta y nueve, sexo anal, eyacular, eyaculación, masturbación, coprofagia, zoofilia, necrofilia, bukkake, dedada, lluvia dorada, chupetón
! vulgar | scharfe Frau, scharfer Mann | sexually attractive person | personne bandante | persona sexualmente atractiva | persona attraente : tía buena, macizorra, tío bueno, maciza, mami rica, mamacita, minón, buenorra, buenorro, cuerazo, pollazo, mamasita
! vulgar | Fluch aus Lateinamerika | Latin American swear word | juron latino-américain | palabrota latinoamericana | imprecazione latinoamericana : chinga a tu madre, la puta que te parió, la concha de tu hermana, no mames, vale verga, me cago en la leche, me cago en Dios, la concha de la lora, vergación, no jodas, a la verga, me cago en todo
! insulting | Schimpfwort aus Spanien | Spanish insult | insulte espagnole | insulto de España | insulto spagnolo : abrazafarolas, cantamañanas, mindundi, pagafantas, perroflauta, meapilas, soplaguindas, chupóptero, pintamonas, tuercebotas, gaznápiro, mangurrián, zascandil, picapleitos, cagaprisas, pinchaúvas
! insulting | Schimpfwort aus Lateinamerika | Latin American insult | insulte latino-américaine | insulto latinoamericano | insulto latinoamericano : güey, sapo hijueputa, pituco, care verga, mamarro
! medical | Missbildung | birth defect, deformity | malformation | malformación | malformazione : labio leporino, malformación, deforme, pie zambo, siameses, síndrome de Down, espina bífida
! medical | Obduktion, Leichenschau | autopsy, post-mortem | autopsie | autopsia | autopsia : autopsia, disección, rigor mortis, necropsia, forense
! negative | Arbeitslosigkeit | unemployment | chômage | paro, desempleo | disoccupazione : paro, desempleo, cesantía
! negative | Makel, Fehler | defect, flaw, blemish | tare, défaut | tara, defecto, pega | difetto, tara : tara, pega, defecto, lacra
! negative | Ärger, Nerverei | nuisance, annoyance | emmerdement | lata, coñazo, rollo | rottura, seccatura : lata, coñazo, rollo, plomo, plasta, pelma, peñazo
! negative | geizig, gemein | mean, vile | mesquin | ruin, vil | meschino : ruin, vil, mezquino, rata, tacaño
! negative | schwindelig, seekrank | dizzy, seasick, nausea | mal de mer | mareo | mal di mare : mareo, mareado, marea
! negative | Reifenpanne | puncture, burst tyre, blowout | crevaison | pinchazo, reventón | foratura : pinchazo, reventón
! insulting | alte Hexe, hässliche Frau | ugly old woman | vieille sorcière | fea, adefesio, callo | vecchia brutta : fea, feo, adefesio, callo, cardo, loro
! insulting | Snob | snob | snob | pijo, cuico, fresa | snob : pijo, pija, cuico, fresa, cheto, jailón
! everyday | Lamm, Dummkopf | lamb, sheep | agneau | borrego | agnello : borrego, borrega
! negative | Unglückszahl | unlucky number, bad luck | nombre qui porte malheur | número de la mala suerte | numero sfortunato : 13
`,
}
