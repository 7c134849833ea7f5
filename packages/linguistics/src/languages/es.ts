import type { LanguageSource } from '../language-source.ts'

/** Spanish, of Spain and the Americas. */
export const es: LanguageSource = {
  code: 'es',
  script: 'Latin',
  text: `
penis-vulgar polla, pene, verga, pija, pito, cipote, nabo, pichula, pinga, poronga, carajo, picha, rabo, chota, minga, pirula, pichurra, palo, pájaro, pajarito, pepino, plátano, longaniza, chorizo, salchicha, morronga, pichi, pipe, güevo, bicho, tranca, garompa, pistola, bastón, tuca, tula, diuca, pico, pilila, cola, chile, reata, macana, camote, pilín, colita, pipí, pelona, pepa, chimbo, yuca, machete, fierro, vergón, mondá, cimbel, ciruelo, manubrio, miembro, trabuco, chistorra, nardo, pichín, pollón, pollas, penco, porra, rabazo, cañón, mástil, flauta, pinto
penis pene
vulva-vulgar coño, vagina, chocho, concha, panocha, chucha, papaya, almeja, conejo, raja, cuca, cachucha, chumino, chichi, chocha, bollo, bizcocho, cajeta, cachufleta, cotorra, argolla, zorra, pepa, panucha, pucha, rajita, tamal, arepa, micha, chepa, mico, chimba, cosita, cueva, crica, toto, totona, higo, potorro, parrús, seta, felpudo, mejillón, chirla, pepita, castaña, choro, sapo, hoyo, pusa, papo, chumi, chochito, conejito, panochita, tota, bacalao, sapito, perra, jeva, bibis, mono
vagina vagina
testicles-vulgar cojones, testículos, cojón, huevos, bolas, pelotas, güevos, huevas, aguacates, albóndigas, blanquillos, criadillas, bolsas, talegas, compañones, cocos, kiwis, huevazos, tompiates, cataplines, verijas, ñemas, timbales
testicle testículo
breasts-vulgar tetas, pechos, teta, chichis, domingas, melones, chiches, lolas, gomas, bubis, pechugas, limones, peras, cocos, globos, perolas, delantera, bufas, tetitas, tetona, bubalongas, aldabas, puchecas, senos, tetamen, tetorras, ubre, pechonalidad
nipple pezón, tetilla, pezones, timbre
arse culo, ojete, orto, cola, poto, fundillo, fundío, siete, traste, jopo, pompa, pompas, fondillo, traca, bullarengue, nalgatorio, pandero, pompis, cachas, culito, ano, cachete, cachetes, tambembe, chancho, rabo, rulé, ojal, fuste, chiquito, tuje
buttocks trasero, nalgas, nalga, pompis, pompas, cachetes, glúteos, posaderas, pandero, cola, nalgón, asentaderas, popa, traste, culete, poto
anus ano, ojete, orto, anillo, asterisco, upite, chico, hoyo, siete, culito, anal, chiquito
arsehole gilipollas, ojete
pubic-hair vello púbico, pendejo, vello, felpudo, chocho, pelos, pendejos
crotch entrepierna
clitoris clítoris, pepita, pipa, botón, pepa
foreskin prepucio
glans glande
erection erección, empalme, empalmado, parada, erecto, tieso, al palo, garrote, trempera, parado, erecta, carpa
semen semen, esperma, leche, lefa, corrida, mecos, wasca, moco, lechada, guasca, crema, lefazo, lechazo, acabada, venida, polvo, yogur
fuck follar, joder, coger, chingar, culear, tirar, cachar, pisar, garchar, fornicar, echar un polvo, clavar, singar, culiar, pichar, cepillarse, trajinar, vergar, pimpear, fifar, ensartar, tronar, parchar, pinchar, empotrar, cojer, templar, bombear, zumbar, cogida, calzar, comer, montar, mojar, cuchiplanchar, ponchar, quimbar, rapar, follada, follador, chimar, chingón, chinga, fóllame, tirarse, joda, jodido
fuck-exclamation joder, coño, carajo, hostia
sex sexo, cogida, polvo, kiki, quiqui, ñaca-ñaca, casquete, chaca-chaca, cuchicuchi, sexy
intercourse coito, cópula, polvo, casquete, fornicación, revolcón, folleteo, aquelarre
mate-animals aparearse, cubrir
orgasm orgasmo, correrse, venirse, acabar, corrida
masturbate hacerse una paja, masturbarse, paja, puñeta, pajearse, manola, pajear, pelársela, chaqueta, gallarda, manuela, jalársela, cascársela, meneársela, pajote, corneta, macaca, machucar, dedear, tocarse, sacudírsela, alemanita, gayola
wanker pajero, gilipollas, pajillero, pajote, chaquetero, puñetero, pajuo, pajuato, pajilla, pajera, casquero
suck-vulgar chupar, mamar, chupa, chupapollas, mamón, mamona, chuparla, comerla, petear, mamadera, chúpamela
blow-job mamada, felación, francés, chupada, pete, chupete, guagüis, peta, guayo, wawis, huascar, mamazo, cornetazo
sodomy sodomía, enculada, dar por culo, encular, dar por el culo, tomar por culo, porculizar
horny cachondo, caliente, arrecho, salido, bellaco, burro, jarioso, cachonda, verraco, alzado, quesudo, calentorro, calentón, toqui, hornito, encendido, perra, queso, verriondo, palote, birriondo
heat-rut celo, calentura, verriondez, brama, en celo
lust lujuria
pervert pervertido, degenerado, guarro, salido, depravado, puerco, enfermo, cochino, mañoso
lecher viejo verde, sátiro, baboso, mano larga, rabo verde, tiburón, morboso, pisaverde, putero, mujeriego
obscene obsceno, guarro, cochino, verde, indecente, grosero, marrano, marranada, sicalíptico, picante
porn porno, peli porno, pelota picada, equis, triple equis
naked desnudo, en pelotas, en bolas, en cueros, encuerado, calato, empelota, pilucho, chingo, pelota, en pelota, desnuda, encuerada, bichí
striptease striptease
prostitute prostituta, ramera, furcia, puta, lumi, prepago, jinetera, prosti, gata, callejera, trola, cualquiera, fufurufa, chapero, taxi boy, meretriz, fletera, buscona, cortesana, hetaira, pelandusca, pingo, pilingui, cabaretera, cuero, chica de compañía, gatita, gila
whore puta, ramera, zorra, puto, perra, putilla, putón, furcia, cuero, suripanta, piruja, bataclana, putona, putita, mujerzuela, maraca, marica, arrabalera, putarraca, puticlub, lagarta, pelleja, maturranga, yira, yiro, loba, turra, reputa, putana
slut zorra, guarra, golfa, fulana, suelta, pendona, cualquiera, ligera de cascos, calientapollas, loba, furcia, perra, ofrecida, facilona, pendanga, pelandusca, chupipanda, buscona, regalada, pingona, calienta, fácil, bandida, calentona
brothel burdel, puticlub, casa de putas, putero, lupanar, prostíbulo, quilombo, congal, mancebía, whiskería, chongo, bulín, telo, casa de citas, putería, bule, zumbido, bayú, putal, lenocinio
pimp chulo, proxeneta, cafiche, padrote, cafisho, alcahuete, rufián, macarra, lenón, caficho, cabrón, caifán, gigoló, cafishio
mistress amante, querida, moza, entretenida, barragana, concubina, sancha, casa chica, segundo frente
adultery adulterio
cuckold cornudo, cabrón, cabro, cachudo, cachón, venado, cuernos, gorreado, cabestro, consentidor, cornúpeta, sancho, astado, cachuo
incest incesto
paedophile pedófilo
rape violación
orgy orgía
fetish fetiche
dildo consolador
condom-slang condón, goma
virgin-sexual virgen
impotent impotente
castrate castrar, eunuco
shit mierda, caca, cagada, plasta, mojón, popó, sorete, cagarruta, miércoles, ñorda, miércole, cerote, truño, boñiga, jiña, zurullo, cagaste, cagado
shit-verb cagar, giñar, zurrar, hacer caca, jiñar, plantar un pino, defecar, obrar, cagarse, del dos, deponer, evacuar, cagón, ciscar, cague
excrement excremento, heces, mierda, deposición, cagarruta, caca, guano, feca
poop caca, popó, popo, pupú, mojón, popis, pupu, del dos, caquita, kaka
dung estiércol, boñiga, bosta, guano, fiemo, cagajón, majada, abono
droppings zurullo, boñiga, mojón, ñorda, cagarro, sorete, bosta, cerote, cagada, cagarruta, truño, pastel, mierdón, plasta, cagajón, soreco
piss meada, mear, meo, meado, pis, orín, pichí, meón, meones, micción, orinar, pipí, meadero, cambiar el agua al canario
urine orina
pee pis, pipí, pichí, pichi, chis, chichí, pishar, hacer pis, hacer pipí, del uno, pilla
fart pedo, peerse, peo, cuesco, pedorrear, follón, pedorreta, ventosidad, gas, flato, zullón, bufa, plumilla, pluma, peer, pedorro, pun, peíto, chucal, pedito, pum, tufo
diarrhoea-vulgar cagalera, cagadera, churria, churrete, churras, seguidillas, chorrillo, cursos, churretes, cagueta, soltura, carreras, chorro, estómago suelto, obradera
belch eructo, eructar, regüeldo, repetir, chancho, erutar, provecho, regoldar
vomit vómito, vomitar, pota, potar, guacara, basca, guácara, guacarear, lanzar, buitrear, deponer, vomitona, papa, raba, llamar a Hugo, huajear, gormar, echar la pota, trallar, buitre
snot moco, mocos, velas, petróleo, mocoso, pelotilla, albondiguilla, mocarro, candela, gargajo, chele
spit escupitajo, escupir, lapo, gargajo, pollo, esputo, baba, escupe, garzo, gallo, saliva, salivazo, gallito, flema, gapo, babear
sweat sudor
stink apestar, hedor, hediondo, peste, tufo, pestilencia, heder, jedor, olor a pies, chuquía, hediondez, apestoso, cantar, pestífero, sobaquina, baranda, atufar, olisco, chotuno, jediondo
pus pus
toilet váter, retrete, cagadero, inodoro, poceta, excusado, trono, escusado, letrina, WC, baño, poto, taza, meadero, mingitorio, tigre, roca, servicio, evacuatorio, wáter
latrine letrina
chamber-pot orinal, bacinica, bacín, pelela, bacinilla, perico, escupidera, vaso de noche, mica, borcelana, nica
sewer cloaca, alcantarilla
menstruation regla, menstruación, la regla, el mes, mala semana, Andrés, colorado, periodo, menarquia, tomates, la de rojo
tampon tampón, compresa, támpax, toallita, kótex, salvaslip, toalla higiénica
diaper pañal, pampers, mantilla
armpit sobaco, axila, golondrino, sobaquera, chucha, violín, grajo, alerón, ala
pimple grano, espinilla
dandruff caspa
potbelly barriga, panza, guata, lorza, michelín, timba, buche, tripa, bandullo, mondongo, baúl, lonja, llanta, rollo, chicho, busarda, pancita
tongue-kiss morreo, morrearse, beso negro, chape, transar, apretar, chuponearse, pico, tranzar, comer la boca, besuqueo, beso de tornillo
seduce seducir, ligar, levantar, encamarse, tirar los tejos, flirtear, engatusar, camelar, galantear
lick lamer, chupetear, lamido, chupar, relamer, lambetear, lamber, lambón
hump echar un polvo, tirar, tirarse, montar, cepillarse, perrear, puntear, apoyar
damn maldito, maldita sea, carajo, joder, mierda, caray, cáspita, jolines, jolín, hostia, hostias, ostras, leche, córcholis, puñetas, pucha, chucha, rayos, coñe, concho
go-to-hell vete al diablo, vete a la mierda, vete a la verga, a la mierda, vete al carajo, chinga tu madre, que te jodan, ándate a la chucha, andate a la concha de tu madre, vete a tomar por culo, que te den, púdrete, piérdete, mamate, ve a freír espárragos, lárgate, conchatumadre, ctm, chtm
son-of-bitch hijo de puta, hijueputa, hijoputa, malparido, hijoeputa, hijo de perra, conchatumadre, gonorrea, hdp, hijo de la chingada, jueputa, careverga, carepicha, hijaputa, hideputa, mamaguevo, concha de tu madre, reconchatumadre, hijo de la verga
bollocks gilipolleces, chorradas, gilipollez, chorrada, paja, pajas, pendejada, huevada, boludez, pelotudez, tontería, gansada, mamada, bobada, pamplinas, paparruchas, tonteras, bolazo, patraña, cojudez, macana, guarradas, sandez, pavada, güevonada, mamarrachada, weada, pijada, burrada, estupidez, cachaña
transvestite travesti
lingerie bragas, calzoncillos, calzón, calzones, tanga, bombacha, pantaleta, blúmer, trusa, panty, sostén, calzoncillo, gayumbos, pantis, chones, choninos, colaless, faja, chonis, cuadros, hilo dental, cucos, interiores
peeping mirón, voyerista
grope manosear, meter mano, toquetear, sobar, magrear, apoyar, tentar, punteo, punta
bare-bottom culo al aire
cleavage escote
hole-vulgar agujero, ojete, hoyo, hueco, raja, ojal
stick-vulgar palo, verga
idiot idiota, imbécil, gilipollas, pendejo, boludo, huevón, tarado, pelotudo, menso, baboso, memo, gil, pánfilo, lerdo, subnormal, capullo, bobo, mentecato, güevón, weón, cretino, zopenco, tontolaba, tolai, soplapollas, gilí, gilipichas, tonto del culo, lelo, mamerto, cojudo, ahuevonado, babieca, bodoque, zángano, cenutrio, palurdo, aweonao, pelmazo, majadero, bolsa, nabo, salame, opa, otario, tarúpido, pazguato, pavo, pavote, abombado, chorlito, cipote, pascual, parguela, papanatas, panoli, pendejete, asno, bocachancla, mamón, tarambana, agilado
fool tonto, necio, bobo, gil, zonzo, pavo, lelo, primo, pringado, incauto, simple, lila, pardillo, pichón, panoli, bolas, inocentón, pelele, bufón, mentecato, cándido, papamoscas, mamerto, tontito, tontaina, tontín, babieca, pelmaso, pánfilo, mime, tonta, boba, zonza, chota
stupid estúpido, tonto, burro, tarugo, tarado, bruto, torpe, imbécil, menso, necio, bestia, animal, estúpida, buey, baboso, tosco, rudo
cretin cretino
blockhead zoquete, bobo, tarugo, melón, ceporro, cabeza hueca, alcornoque, adoquín, ladrillo, cazurro, cernícalo, zote, animal, calabaza, tocho, mendrugo, besugo, merluzo, percebe, bodoque, burro, zopenco, mostrenco, atún, membrillo, cazo, cebollino, pepino, mastuerzo, obtuso, berzotas, mazorral, ñame
clumsy torpe, patoso, manazas, zopenco, chambón, desmañado, ganso, chapucero, pato, manta, chueco
crazy loco, chiflado, chalado, majara, pirado, majareta, grillado, rayado, tocado, zafado, deschavetado, piantado, mochales, tarado, orate, colgado, trastornado, lunático, zumbado, loca, ido, ida, quemado, loquito, tururú, del tomate, de atar, sonado, tronado, toc-toc, tostado, chiflis, lurias, lucas, locatis, guillado, barrenado, loquillo
madman demente, lunático, loco, orate, psicópata, perturbado, enajenado, maníaco, desquiciado
madhouse manicomio, loquero, casa de locos, frenopático, Castañeda, loquería, psiquiátrico
retarded retrasado, subnormal
cripple lisiado, tullido
lame-person cojo
blind-person ciego
deaf-person sordo
mute-person mudo
stutterer tartamudo
hunchback jorobado
dwarf enano, retaco, petiso, tapón, pitufo, chaparro, pulga, tachuela, microbio, chato, retacón, renacuajo, tapia, liliputiense, taponcito, pigmeo, bajito
bald calvo
ugly feo, fea, adefesio, callo, cardo, espanto, feúcho, feísimo, coco, feón, esperpento, horroroso, orco, gárgola, cuco, fierabrás, culebrón, escrache, escracho, bagre, bagarto, feto, bruja, bodrio, betty, mamarracho, horrible, federico, fiero, orca, adefecio, espantajo
fat-person gordo, gorda, foca, ballena, bola de sebo, vaca, gordinflón, rechoncho, tonel, obeso, guatón, panzón, barrigón, botija, chancho, mantecoso, marrana, gordito, albóndiga, zampabollos, cachalote, mofletudo, ceporra, morsa, gordi, fofo, seboso, globo, trompo, botijón
skinny flaco, enclenque, esqueleto, palillo, raquítico, fideo, esmirriado, canijo, charal, escuálido, alambre, espárrago, huesudo, chupado, flacucho, famélico, tirillas, flaca, espátula
coward cobarde, gallina, cagado, cagón, cagueta, miedica, culero, rajón, zacatón, maricón, gurrumino, pusilánime, collón, medroso, mandria, pecho frío, cuilón, miedoso, acojonado
weakling enclenque, debilucho, flojo, alfeñique, blandengue, mariquita, canijo, ñoño, blando, tirillas, mollera, piltrafa, merengue, mandilón
sissy mariquita, nenaza, marica, pollerudo, mandilón, afeminado, señorita, calzonazos, pisado, mariposa, gallina, llorica, ñoño, mariposón
bastard bastardo, cabrón, borde, guacho, malparido, natural, bastarda, huacho, malnacido, hijo de mala madre, desgraciado, ilegítimo
scoundrel canalla, bribón, sinvergüenza, rufián, granuja, pillo, bellaco, villano, golfo, truhán, malandro, bergante, malandrín, pícaro, perillán, cafre, patán, miserable, ruin, tunante, desgraciado, vil, pájaro, sabandija, malhechor, bandido, infame, sátrapa, barrabás, follón, lacra, garca
rascal pillo, granuja, bribón, trasto, mocoso, gamberro, pilluelo, diablillo, chamaco, golfillo, tunante, pibe, pícaro, malcriado, botarate, bicho, arrapiezo, zagal, pelusa, bandido
scum escoria, chusma, gentuza, lumpen, gentualla, morralla, hez, purria, populacho, basura, lacra, canalla, chusmerío, flaites, ñeros
wretch desgraciado, miserable, pobre diablo, infeliz, lacra, piltrafa, pelagatos, muerto de hambre, desgraciao, infelí
tramp vagabundo, mendigo, vago, pordiosero, indigente, linyera, croto, ciruja, atorrante, andrajoso, trotamundos, teporocho, bacán, sin techo
beggar mendigo, pordiosero
loser perdedor, fracasado, pringado, pelagatos, don nadie, fracaso, loser, perdedora, pelele, pelmazo, matado, perdida
lazybones vago, perezoso, flojo, haragán, gandul, holgazán, zángano, huevón, tumbado, remolón, vaga, zanguango, manganzón, arrastrado, poltrón, atorrante, maula, ocioso, floja, conchudo, bueno para nada
glutton glotón, tragón, zampabollos, tragaldabas, comilón, muerto de hambre, goloso, angurriento, hartón, cerdo, tripero, jambón, gandío, lambucio, lambrío
miser tacaño, avaro, rata, agarrado, amarrete, codo, duro, roñoso, roña, rácano, cicatero, pijotero, pichicato, pichirre, pinche, catalán, ruin, garrapata, coñete, mezquino, hambriento, cutre, ratón, marro, ahorrativo
greedy avaro, codicioso
drunkard borracho, borrachín, curda, beodo, curado, tomado, mamado, cuete, bebedor, esponja, alcohólico, borrachuzo, ebrio, borracha, dipsómano, cuba, cubero, beoda, temulento, curadito
drunk borracho, ebrio, bolo, mamado, pedo, curado, tomado, cocido, ciego, mamao, rascado, jalado, jumado, pasado de copas, merluza, moña, melopea, curda, tranca, tajada, cogorza, trompa, mona, chispa, peda, chupado, picado, jumo, prendido, chumado, puntillo, alumbrado, cuete, copeteado, borrachera, pítima, filo, curdela, tablón, jincho, tupido, guasca
liar mentiroso, cuentista, embustero, trolero, cuentero, falso, bolero, hablador, farsante, chamullero, fulero, chorero, chantún, embaucador, mentirosa, mitómano, mulero, versero, macaneador, camelista, chanta, bolacero
cheat tramposo, estafador, timador, chorizo, tracalero, chanta, embaucador, fullero, trilero, farsante, cuentero, charlatán, engañabobos, tahúr, sablista, garca, trucho, avivado, chueco, ventajero
hypocrite hipócrita
traitor traidor, judas, vendido, chaquetero, desleal, felón, tránsfuga, vendepatrias, panqueque, veleta, renegado, pérfido, cagador
snitch chivato, soplón, sapo, dedo, rata, buchón, acusón, batidor, ortiba, acusica, acusete, chismoso, delator, chiva, madrina, oreja, botón, batilana, alcahuete, soplete, pitufo, vigilante, lengüilargo
toady lameculos, pelota, chupamedias, arrastrado, lambiscón, lamebotas, tiralevitas, adulón, huelepedos, sobalevas, chupaculos, jalabolas, barbero, lambón, pelotillero, lameculo, lambeculo, cepillero, franelero, sobón, servil, patero, sacamicas, jalamecate, sobapollas, arrastrao, cobista
braggart fanfarrón, fantasma, chulo, presumido, farolero, creído, picado, bocazas, jactancioso, fantoche, bravucón, sobrado, fachendoso, agrandado, canchero, pedante, echón, bocón, jetón, bocaza, tragaldabas, pantallero, valentón, fantasmón, perdonavidas, pijo
arrogant arrogante, creído
cheeky descarado, insolente
rude grosero, maleducado
boor paleto, cateto, naco, patán, cholo, garrulo, palurdo, huaso, grasa, ordinario, chabacano, zafio, gañán, bruto, guaso, lobo, chusma, hortera, ranchero, pueblerino, payo, montubio, montuno, jíbaro, corriente, guarango, ñero, flaite, rústico, mersa, grosero, villero, cani, tosco, huachafo, niche, orillero, cafre, isidro, tuerca, charro, lépero, cerril, majadero
gossip cotilla, chisme, chismoso, metiche, correveidile, lengüetera, copuchento, cahuinero, maruja, cotorra, argüendero, vieja, alcahueta, cuento, verdulera, chimentero, chusma, cahuín, marujona, copucha, chambre, chimento, brete, bochinche, cuecho
busybody entrometido, metomentodo
old-hag bruja, vieja arpía, vieja, arpía, vejestorio, vieja loca, momia, loro, urraca, cacatúa, cascarrabias, bruja piruja, viejuna, vieja bruja, adefesio, víbora, marimandona, suegra, sargentona, viejaza
old-man-derog vejestorio, carcamal, viejo, vejete, momia, ruco, fósil, viejales, rucuco, carroza, matusalén, viejito, veterano, abuelo, jovato, rucailo, ancho, vejarrón
old-maid solterona
bimbo choni, tonta
slave esclavo
servant-derog lacayo, criado
pig cerdo, puerco, cochino, marrano, guarro, chancho, gorrino, lechón, cuche, tunco, tocino, cochi, cerda, marrana, verraco, gocho, cuchi, tocho
sow cerda, marrana
donkey burro, asno
ox-insult buey, bestia
cow-insult vaca
goat-insult cabra, cabrón
dog-insult perro, chucho
bitch perra, zorra
monkey-insult mono, macaco
rat-insult rata
snake-insult víbora
chicken-insult gallina
goose-insult gansa, pava
worm-insult gusano
louse piojo, ladilla, piojos, piojoso, liendre, pediculosis, carángano
vermin alimaña, bicho
parasite parásito, gorrón
toad sapo
hyena hiena, chacal
vulture buitre
beast bestia, animal, bruto, fiera, bicho, alimaña, cuadrúpedo
monster monstruo
savage salvaje, bárbaro
primitive primitivo
trash-person basura, gentuza
shame-on-you vergüenza
mock burla, burlarse
insult insulto
slur-black negrata, sudaca, conguito, negro de mierda, mono, prieto, sambo, zambo, macaco, negraco, monicongo, chombo, niche, tizón, cocolo, moyeto, betún, bemba, mandinga, bembón, cachimba, grone, negrazo, mayate, chocolate
slur-jew judiada, judío, marrano, judas, perro judío, narizón, ruso, moishe, judiazo, judiaco
slur-roma gitano, calorro
slur-asian chino, amarillo, chinito, ponja, chale, oriental, japo, ojo rasgado, chinorri, nipón, chinazo
slur-arab moro, mojamé, turco, moraco, moromierda, sarraceno, morisma, turcos, baisano
slur-white gabacho, gringo, blanquito, yanqui, guiri, güero, cheles, cara pálida, fulo, blanquiñoso, rubio, pitiyanqui, pelado
slur-indigenous indio, cholo, panchito, indiaco, serrano, longo, indígena, patarrajada, naco, pata rajada, indiecito, colla, bolita, coya, guarapero, chuncho, kilombo, yope, oaxaco, jíncho, auca
slur-foreigner sudaca, guiri, gringo, panchito, gallego, tano, cabecita, veneco, paragua, perucho, bolita, bolitas, paraguas, machupicchu, guachupín, gachupín, forastero, extranjero, moro, payoponi, chafa, polaco, ruso, judas
slur-neighbour gabacho, franchute, gringo, yanqui, portugués, gallego, argento, roto, perucho, bolita, brazuca, tano, che, chilote, tico, nica, catracho, guanaco, chapín, canche, paisa, gachupín, yanki, polaca, italiano, godo, yucas, guiris
slur-region charnego, maketo, polaco, maqueto, andaluz, catalufo, rolo, costeño, jarocho, guacho, chilango, serrano, gallego, cabecita negra, choni, cholo, pastuso, pajuerano, porteño, belloto, cazurro, chicharrero, canarión, godo, veneco, lepero, provinciano, montañero, jodechinchas
slur-gay maricón, marica, puto, joto, mariposón, bujarra, loca, mariposa, marico, mariquita, sarasa, trolo, bufarrón, cueco, hueco, parguela, puñal, choto, cabro, rosquete, chivo, culero, soplanucas, muerdealmohadas, comilón, fleto, maricueca, colipato, colisa, coliguacho, pájaro, pato, loco, cacorro, playo, gay, bujarrón, invertido, desviado, reinona, mariconazo, raro, volteado, tragasables, lilo, lilas, brisco, chimbombo, ganso, cundango, afeminado, mamapinga, plumífero, puñalón, brócoli, julandrón, palomo cojo, sopla nucas, manflor, chaparrita, mayate
slur-lesbian bollera, tortillera, marimacho, lencha, marimacha, machorra, arepera, camionera, torta, manflora, cachapera, tribillera, trola, bombera, tijeras, bollo, tuercas, tríbada, areperita
slur-trans travelo, travesti, travuco, traba, travesaño, traca, trans, trava
slur-disabled mongolo, subnormal, mongólico, tarado, retrasado, mongolito, paralítico, inválido, lisiado, minusválido, opa, mogólico, deficiente, retardado, manco, down, mongo, inútil, tullido, pata chula, tuerto, gafo
slur-woman tipa, vieja, arpía, tía, fulana, tipeja, bruja, piba, jeva, mina, gallina, zorra, maruja, pendona, lagarta, loro, tetona, hembra, calienta braguetas, pécora, víbora, verdulera, choni, pava, marimandona, gata, loca, histérica, perra, pájara, feminazi, churri, jaina, ruca, pelandrusca, petarda, bagre, bagallo, cerda, foca, cachirula, mujerzuela, gamba, pelotuda
slur-poor pelado, roto, rata, pobretón, muerto de hambre, pelagatos, pata en el suelo, villero, marginal, indigente, chabolero, desharrapado, patirrajado, cabecita negra, descamisado, tukky, croto, peladito, arrastrado, limosnero, pata rajada, flaite, cumbia, perraco
gay gay, homosexual
lesbian lesbiana
big-mouth bocazas, jeta, bocón, hocico, trompa, morro, boqueras, jetón, bemba, hocicón, jetudo, boca, geta, boquita, boqui, charlatán
big-nose narizón, napia
shut-up cállate, cierra el pico, callate la boca, chitón, calla, cierra el hocico, punto en boca, a callar, cállese
bore-person pelmazo, plasta, pelma, pesado, coñazo, latoso, brasas, ladilla, palizas, muermo, rollo, pelmaso, aburrido, cargoso, chinche, moscardón, plomo, pegote, chicle, plomazo, ladillas, fastidioso, jodón, mamón
naive ingenuo, primo
stubborn terco, cabezón
clown payaso
puppet títere, marioneta
ignorant ignorante
good-for-nothing inútil, don nadie, bueno para nada, cero a la izquierda, mequetrefe, nulo, zángano, piltrafa, mierda, mamarracho, nulidad, pinche, pelanas, badulaque, bulto, petardo, paquete, pelafustán, pelagatos, pinganilla
upstart nuevo rico, advenedizo
death muerte, parca, pelona, huesuda, calaca, catrina, flaca, la flaca, calavera, tilica, fallecimiento, defunción, óbito
dead muerto, fiambre, difunto, finado, tieso, frito, fallecido, muerta, occiso, patitieso, cadáver
die morir, palmar, diñarla, estirar la pata, morirse, cascar, petatear, espichar, palmarla, crepar, fenecer, fallecer, petatearse, guindar, hincar el pico, perecer, cagar fuego, quedarse tieso
corpse cadáver
carrion carroña
grave tumba
coffin ataúd
funeral entierro, funeral
cemetery cementerio
mourning luto, duelo
widow viuda
orphan huérfano
skeleton esqueleto
skull calavera, cráneo
ghost fantasma
vampire vampiro
zombie zombi, muerto viviente
kill matar, cargarse, liquidar, asesinar, apiolar, mata, sicario, quebrar, despachar, finiquitar, pelar, enfriar, darle piso, boleta, tronar, bajar, achicharrar, cepillarse
murder asesinato
murderer asesino
suicide suicidio
hang-person ahorcar, horca
execution ejecución
executioner verdugo
behead decapitar
strangle estrangular
drown ahogarse
massacre masacre, matanza
slaughterhouse matadero
butcher-derog carnicero
torture tortura
beat golpear, pegar
slap bofetada, tortazo, cachetada, galleta, hostia, sopapo, torta, leche, guantazo, cachete, guantada, piña, cachetón, cachetazo, soplamocos, mamporro, manotazo, bife, moquete, tabanazo, lapo, guaraca, chancletazo, hostión, bofetón, palmada, collejón, colleja, tabas, tas
fight pelea, riña
violence violencia
wound herida
scar cicatriz
blood sangre
bomb bomba
gun pistola, fusil
bullet bala
knife-weapon puñal, navaja
weapon arma
explosion explosión
whip látigo, azote
trap trampa
chain-fetter cadena, grillete
prison cárcel, prisión, trullo, talego, bote, chirona, trena, cana, bartolina, chirola, tambo, penal, calabozo, cafúa, gayola, gayumba, guandoca, presidio, canasta, guanábana, cangrejo, bocho, caldeo
prisoner preso, prisionero
thief ladrón, ratero, caco, chorro, chorizo, mangante, rata, choro, mano larga, carterista, raponero, malandro, ladra, cuatrero, ladrona, manilargo, garduña, caradura, choriso, bandolero, punga, lanza, pirata, roba, gato, monrero
steal robar, mangar, chorear, afanar, birlar, hurtar, choricear, volar, levantar, clavar, bajar, trincar, pulir, chingar, tumbar, sisar, apañar, guindar, robo, choreo, limpiar
robber bandido, atracador
robbery atraco, robo
plunder saquear
gangster gánster, banda
mafia mafia
criminal criminal
crime crimen, delito
kidnap secuestrar
blackmail chantaje
bribe soborno, mordida
corrupt corrupto
fraud fraude, estafa, timo, engaño, trampa, cuento, desfalco, chanchullo, tongo, sablazo, estafar, clavo, tocomocho, trinquete, estafeta, pufo, transa, tranza, cambiazo, verso, paquete, mula
counterfeit falsificación, falso
lie mentira
false falso
trick truco, engaño
smuggler contrabandista
pirate pirata
arson incendio provocado
fire-blaze incendio
enemy enemigo
hate odio, odiar
revenge venganza
anger ira, rabia
angry enfadado, furioso
evil mal, malvado
bad malo
worse peor
cruel cruel
fear miedo, canguelo, jindama, cague, cagazo, julepe, culillo, pánico, cagalera, yuyu, cangelo, cerote, cuiqui, jiñe, pavor, temor, grima
terror terror, horror
nightmare pesadilla
danger peligro
dangerous peligroso
threat amenaza
accident accidente
disaster desastre, catástrofe
misfortune desgracia, mala suerte, gafe, desdicha, salado, mala pata, mala leche, mal fario, adversidad, percance, infortunio, infeliz, salazón, desventura, malaventura, malapata, bronca, negra, chiripiorca
bad-omen mal agüero, gafe, yeta, mufa, cenizo, salado, pavoso, jetta, pava, salación, malasombra, mal fario, aojo, macacoa, fukú, fucú, salá, jetatore, yetatore, quiñado, mabita, cuervo, piedra, jettatura
curse maldición
doom perdición, ruina
damage daño
destroy destruir
broken roto, estropeado, quebrado, jodido, escoñado, descompuesto, averiado, cascado, fregado, malogrado, cagado, dañado, hecho mierda, madreado, partido, desmadrado, rota, malo, destruido, escacharrado, estropeada, fundido, mal estado, chingado
break-verb romper
breakdown avería
crack grieta
rust óxido, herrumbre
rot podrido, podredumbre
mould moho
stale rancio
spoiled estropeado, pasado
garbage basura
junk chatarra, trastos, cacharro, trasto, cachivache, basura, carcacha, armatoste, tartana, cafetera, cachureo, mugrero, vejestorio, chatarrería, peroles, batata, perol, tereques, corotos, chunches, cacharpa
rubbish-quality baratija, porquería, churro, chafa, pacotilla, bazofia, morralla, basura, cutre, trucho, chungo, bodrio, mierda, chanta, birria, de tercera, penca, chimba, de quinta, mugre, patraña, fulero, charcha, rasca, maula, cacharro, baratillo, pedorro, berreta, churrigueresco, caca, piojoso, balurdo, chiviado, charro, fule, cachureo
dirt suciedad, mugre, roña, porquería, cochambre, mierda, inmundicia, basura, pringue, guarrería, churre, cochinada, caca, quita, costra, sarro, cascarria, chancho, churrete, bascosidad, lamparón
dirty sucio, guarro, cochino, mugroso, cerdo, asqueroso, mugriento, roñoso, puerco, chancho, pringoso, cochambroso, mugre, percudido, churretoso, cochambre, pringue, inmundo, sucia, tiñoso, churre, puerca, caroso, pelambroso, hediondo
stain mancha
mud barro, lodo
swamp pantano, ciénaga
dust polvo
slime baba, limo, babas, mucosidad, moco, pringue, babosa, babaza, lama, fango
soot hollín
poison veneno
toxic tóxico, venenoso
ashes ceniza
disgust asco
disgusting asqueroso, repugnante, nauseabundo, guarro, inmundo, vomitivo, asco, asquerosidad, repulsivo, repelente, chancho, guácala, guarrada, asqueante, repugnancia
yuck puaj, guácala, fuchi, asco, puaf, guácatela, guacatela, buaj, ecs, fuchila, wákala
poor pobre
poverty pobreza, miseria
hunger hambre
famine hambruna
thirst sed
debt deuda
bankrupt quiebra, bancarrota, quebrado, pelado, arruinado, sin blanca, en bancarrota, fundido, tieso, bruja, ahorcado, sin un duro, en la ruina, chiro, palmado, pato
loss pérdida
lose perder
failure fracaso, fiasco, chasco, petardo, fallo, frustración, gatillazo, cagada, pufo, batacazo, fracasar, pinchazo, suspenso, derrota, clavo, chapuza, embarrada
fall-verb caer, caída
error error, fallo, cagada, metida de pata, pifia, gazapo, desliz, falla, burrada, equivocación, yerro, errata, cagazo, defecto, embarrada, gafe, resbalón, patinazo, horror
guilt culpa
punishment castigo, pena
fine-penalty multa
tax impuesto
problem problema, apuro
quarrel riña, disputa
scandal escándalo
chaos caos, desorden, desmadre, quilombo, despelote, bardo, kilombo, lío, follón, jaleo, bolonqui, relajo, burdel, desbarajuste, cacao, merienda de negros, desbole, desmoche, arroz con mango, pandemónium, cagadal, tole tole, tole, leonera, mierdero
noise ruido
cheap barato
expensive caro
worthless sin valor, una mierda, pinche, basura, despreciable, chafa, malo, miserable, nulo, ínfimo, mierda, bazofia, malucho
useless inútil, inservible, en vano, malo, inane, de balde, vano, para nada, al pedo, nulo
weak débil
slow lento
late tarde
old viejo
worn-out gastado, raído
empty vacío
nothing nada, nanay, cero, ni mierda, naranjas, niente, ni pío, ni hostias, un carajo, nasti, naca, nonada, ñinga, ni michi
nobody nadie
never nunca, jamás
not no
does-not-go no va, no funciona, no anda, no sirve, no rula, no tira, no camina, no jala, no corre, no marcha
stop parar, alto
end fin, final
finished acabado, terminado
boring aburrido, coñazo, pesado, tostón, plomo, rollo, soso, latazo, lata, peñazo, lateado, jarto, fome, muermo, aburrición, lateroso, plomizo, fastidioso
bitter amargo
sour agrio, ácido
sad triste
sorrow pena, tristeza
cry-weep llorar
tear-drop lágrima
scream grito, gritar
complain quejarse
lonely solo, solitario
pity lástima
shame vergüenza
tired cansado
cold-neg frío
dark oscuro
darkness oscuridad, tinieblas
shadow sombra
abyss abismo
storm tormenta, tempestad
earthquake terremoto
flood inundación
drought sequía
smoke-fumes humo
cigarette cigarrillo, pitillo, cigarro, pucho, faso, piti, tabaco, truja, trompeta, trujas, tabaquito, chirri, frajo, tambor, puros
drug droga, merca, falopa, coloque, chute, perico, viaje, papelina, tripi, colocón, material, mandanga, estupefaciente, vicio, pala, alucinógeno
cannabis cannabis, maría, porro, mota, marihuana, canuto, faso, hierba, chocolate, peta, yerba, ganya, pito, weed, costo, hachís, caño, pucho, yesca, mafú, bareto, moño, hachis, moto, macoña, chala, grifa, pasto, petardo, marimba, maruja, caleta, ganja, churro, verde, zacate, pitillo, troncho, tocola, chusta, fino, cuero, mostaza, tila, bate, kaya, cáñamo
cocaine cocaína, coca, farlopa, perico, merca, perica, blanca, nieve, raya, farla, polvo, talco, tiro, basuco, camerusa, falopa, paco, pala, farra, blanquita, zarpa, jale, pichicata, tecla, turrón, fifí, tamal, pasta base, crack, clorhidrato, papelina, milonga, frula, gramo, bazuco
heroin-drug heroína, caballo, jaco, chiva, potro, burro, brown, reina, chino
amphetamine anfetamina, éxtasis
drug-addict drogadicto, yonqui, falopero, drogata, marihuano, drogota, merquero, mariguano, porrero, fumón, tecato, pasota, pichicatero, toxicómano, adicto, drogado, pastillero, pastelero, marihuanero, volado, periquero, vicioso, basuquero, enganchado, crudo
drug-dealer camello, narco
overdose sobredosis
booze alcohol, matarratas, chupe, trago, alpiste, chupi, guaro, pisto, copete, priva, guarapita, garrafón, licor, caña, aguardiente, bebida, morapio, chela, mezcal, tequila, escabio, mejunje, bebercio
hangover resaca, guayabo, ratón, goma, cruda, caña, chuchaqui, guasca, perseguidora, hachazo, chaqui, resacón
gambling juego de azar
devilish-luck calamidad, plaga
burden carga
obstacle obstáculo
limp-slack flojo, fofo
hollow hueco
crooked torcido
flat-dull soso, insípido
thin-watery aguado, ralo
raw-unripe crudo, verde
burnt quemado
leak fuga, gotera
lack falta, escasez
delay retraso
forget olvidar
refuse rechazar, negar
forbidden prohibido
escape huir, fuga
hide esconder, ocultar
lost perdido
abandoned abandonado
ruin ruina
beggary miseria, indigencia
slum chabola, barriada
hovel tugurio, cuchitril
rag trapo, harapo
crutch muleta
gloomy lúgubre, sombrío
cockroach cucaracha
flea pulga
bedbug chinche
tick garrapata
maggot gusano, larva
leech sanguijuela
rat rata
scorpion escorpión
spider araña
fly-insect mosca
mosquito mosquito
jellyfish medusa
weed-plant mala hierba
thorn espina
disease enfermedad
sick enfermo
plague peste
epidemic epidemia
cancer cáncer
tumour tumor
ulcer úlcera
abscess absceso, forúnculo
leprosy lepra
cholera cólera
typhus tifus
tuberculosis tuberculosis, tisis
malaria malaria, paludismo
smallpox viruela
measles sarampión
mumps paperas
chickenpox varicela
scabies sarna
rash sarpullido, eccema
itch picor, picazón
wart verruga
boil-swelling bulto, hinchazón
gout gota
haemorrhoids hemorroides, almorranas
diarrhoea diarrea
constipation estreñimiento
nausea náusea
cough tos
cold-illness resfriado, catarro
flu gripe
fever fiebre
pain dolor
headache dolor de cabeza
toothache dolor de muelas
caries caries
cramp calambre
epilepsy epilepsia
stroke-illness ictus, apoplejía
heart-attack infarto
diabetes diabetes
aids sida
syphilis sífilis, gálico, avería, mal francés, chancro
gonorrhoea gonorrea, purgaciones, blenorragia, gota militar, chancro
herpes herpes
jaundice ictericia
rabies rabia
tetanus tétanos
polio polio
rheumatism reuma
asthma asma
allergy alergia
anaemia anemia
gangrene gangrena
hernia hernia
goitre bocio
paralysis parálisis
coma coma
faint-verb desmayo
dementia demencia
depression depresión
autism autismo
miscarriage aborto espontáneo
abortion aborto
stillborn nacido muerto
infertile estéril
infection infección
inflammation inflamación
virus virus
germ microbio, germen
tapeworm solitaria, lombriz
bruise moratón, cardenal
fracture fractura
burn-injury quemadura
surgery operación
amputate amputar
enema enema, lavativa
pill pastilla, píldora
injection inyección, jeringa
hospital hospital
laxative laxante
medicine medicina
ambulance ambulancia
psychiatry psiquiátrico
squint bizco, estrabismo
phlegm flema
scab costra
blister ampolla
numb entumecido
intestine intestino, tripa
rectum recto
bladder vejiga
womb útero, matriz
placenta placenta
ovary ovario
prostate próstata
kidney-stone cálculo renal
hitler Hitler
nazi nazi
swastika esvástica
fascist fascista
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, jemeres rojos
dictator dictador
dictator-local Franco, Pinochet, Trujillo, Videla, Castro
tyrant tirano
communist comunista
socialist socialista
capitalist capitalista
anarchy anarquía
racist racista
apartheid apartheid
slavery esclavitud
colony colonia
genocide genocidio
holocaust Holocausto
concentration-camp campo de concentración
gas-chamber cámara de gas
ghetto gueto
pogrom pogromo
war guerra
civil-war guerra civil
army ejército
soldier soldado
troops-militia milicia
secret-police policía secreta, DINA, SIN
police policía, pasma, bofia, cana, yuta, madera, jura, poli, patrulla, gorra, ley, la ley, la tira, chota
cop poli, madero, tombo, paco, tira, pasma, cana, yuta, chota, cuico, rati, bofia, picoleto, pitufo, maderos, milico, jara, jura, botón, chapa, tombos, policía, azulejo, perjura, aguacate, chonte, guindilla, gris, mosso, urbano, cuicos, gura, carapálida, verde, sapo, pedraza
spy espía
terrorist terrorista
terror-group ETA, FARC, Sendero Luminoso
hostage rehén
revolution revolución
coup golpe de Estado
riot disturbios, motín
rebel rebelde
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
refugee refugiado
immigrant inmigrante
class-enemy oligarca, burgués
contested-place Malvinas, Gibraltar
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
hell infierno
paradise paraíso
sin pecado
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
priest sacerdote, cura
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
infidel infiel, pagano
heretic hereje
blasphemy blasfemia
sect secta
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
witch bruja
sorcerer brujo, hechicero
magic magia
evil-eye mal de ojo
evil-spirit-local coco, llorona, cuco
taboo tabú
idol ídolo
antichrist Anticristo
judas Judas
apocalypse apocalipsis
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
`,
}
