import type { LanguageSource } from '../language-source.ts'

/** Portuguese, of Portugal and Brazil. */
export const pt: LanguageSource = {
  code: 'pt',
  script: 'Latin',
  text: `
penis-vulgar caralho, pau, piroca, pica, pila, rola, pingola, pênis, pinta, pinto, benga, jeba, picha, piça, cacete, peru, bilau, pirulito, bráulio, mandioca, nabo, mangalho, bimba, bacamarte, cobra, vara, verga, zezinho, bicho, pomba, caceta, rabo, pichota, passarinho, banana, pepino, pinguelo, pitoca, pirilau, tora, trolha, estrovenga, instrumento, chouriço, salsicha, linguiça, pirola, besugo, mastro, sardão, canhão, pincel, marsapo, badalo, gaita, mangueira, membro, documento, peixe, pinguim, ferro, trabuco, bengala, tromba, pito, pilinha, piupiu, pau duro, picolé, bastão, tico, minhoca, falo, pissa, pénis, caralhinho, cacetão, vergalho, pichinha, pirolito, piru
penis pénis, pênis
vulva-vulgar cona, buceta, xana, boceta, xoxota, rata, chavasca, pipi, xota, crica, pito, perereca, xereca, pepeca, periquita, ppk, passarinha, pachacha, pachona, greta, racha, xaninha, aranha, bacalhau, chana, chota, perseguida, prexeca, tabaca, tabaco, bichana, ximbica, conaça, parreca, pombinha, concha, pardal, xavasca, xibiu, grelo, gruta, precheca, cocota, borboleta, buça, bucetinha, bixana, patareca, rachada, pomba, pachocha, febra, peida, vulva, capô de fusca, carne mijada, bucetão, siririca, tcheca, checa, amêijoa, berbigão, pitrica, bombril, breba, papuda, testuda, gata, passaroca, xexeca
vagina vagina
testicles-vulgar colhões, tomates, bolas, saco, ovos, culhão, bagos, escroto, culhões, colhão, balagandã, tin-tins, grãos, gónadas, quimbas, bago, granadas, ovo, badalos, nozes, balangandã, coelhões
testicle testículo
breasts-vulgar mamas, tetas, peitos, teta, seios, melões, peitão, peitinho, mamocas, marmelos, prateleira, airbags, mamalhudas, tetinhas, chucha, limões, chuchas, peitaria, globos, seio, peitola, úberes, faróis, mama, para-choque
nipple mamilo, bico, teta, tetina, bico do peito, mamilos, biquinho
arse cu, bunda, rabo, peida, rego, cuzão, popó, brioco, nádega, cus, bundão, rabiosque, cuzinho, traseiro, toba, bufa, nalga, peidola, rabeta, raba, anilha, pandeiro, fiofó, furico, popô, assento, rabicó, boga, loló, popozão, padaria, lombo, bilha, peidinha, tralha, cagueiro, polpa, buzanfã, buzanfa, cuzito, rabão, nádegas, bumbum
buttocks bunda, nádegas, traseiro, bumbum, rabiosque, poupança, popô, bundinha, popozuda, nádega, glúteos, lombo, rabo, garupa, raba, alcatra, retaguarda, polpas, tutu, derrière, nalgas, almofadas, rabinho
anus ânus, brioco, fiofó, furico, roda, butico, cuzinho, olho, botão, boga, rosca, anel, toba, olho do cu, olhota, forévis, zé-gotinha, oritimbó, oiti, bozó, rosquinha, feofó, ás de copas, fedegoso, bufante, cu-de-ferro, anal, fiota, pisca, ilhós, peidorreiro, tarraqueta, tarraco
arsehole cuzão, olho do cu
pubic-hair pentelho, pentelhos, pentelheira, pelos, pintelho, pintelhos, pintelheira, mata, pentelhada
crotch virilha
clitoris grelo, clítoris, clitóris, grelinho, pinguelo, botãozinho, grelho, grilo, campainha, pevide
foreskin prepúcio
glans glande
erection ereção, tesão, pau duro, duro, pau feito, barraca armada, tesa, ereto, teso, entesado, tusa, bandeira
semen porra, esporra, gala, langonha, sémen, sêmen, esperma, leite, leitinho, goza, gozo, esporro, nhanha, meita, gozada, galado, esperra, leita, gosma, creme
fuck foder, meter, trepar, comer, pinar, transar, fornicar, ferrar, dar uma queca, coitar, mocar, papar, molhar o biscoito, afogar o ganso, bombar, fuder, pimbar, cobrir, furunfar, nhanhar, fudido, fodido, dar, foda, fodam-se, trepada, pinocar, comida, comer cu, enrabar, bimbar, crau, traçar, fodida, coisar, fudeu, fode, bater, foder-se, tirar o atraso, enfiar, metida, fuque, futer
fuck-exclamation foda-se, porra, caralho
sex sexo, transa, foda, trepada, queca, rapidinha, pinocada, amor, sexy, fuque-fuque, rala e rola, bimbada, nhanha, vuco-vuco, sexual, tico-tico no fubá
intercourse coito, cópula, transa, foda, queca, trepada, relação, rapidinha, pirocada, lance, pimbada, acasalamento
mate-animals acasalar, cruzar
orgasm orgasmo, gozo, gozar, vir-se, gozada, clímax, vim-me
masturbate punheta, siririca, bronha, masturbar, bater punheta, bater uma, masturbar-se, sarapitola, tocar ao bicho, cinco contra um, punhetar, esgalhar, esgalhar o pessegueiro, tocar pívia, segóvia, descascar a banana, pívia, gaiola, punhetas, bolinar, covinha, bater bronha, cotovia
wanker punheteiro, broxa, bronheiro, brocha, punhetão, bronhista, masturbador
suck-vulgar chupar, mamar, boquete, chupa, chupador, mamada, mama, chupa-pau, chupeteira, chupada, bicar, cair de boca
blow-job boquete, broche, mamada, felação, bico, chupeta, bobó, chupada, broches, gulosa, chupão, minete, garganta profunda, bobozinho, brochista, chuveta, bola gato, bola-gato
sodomy sodomia, enrabar, dar o cu, tomar no cu, comer o cu, cuzada, levar no cu, enrabadela, encular, sodomizar, ir ao cu
horny tesudo, tarado, cachondo, com tesão, excitado, safado, fogoso, taradão, assanhado, cheio de tesão, teso, tesuda, molhadinha, entesoado, quente, tarada, ouriçado, fogosa, assanhada, com fogo, encalorado, cavalona
heat-rut cio
lust luxúria
pervert tarado, pervertido, depravado, safado, porco, tarada, degenerado, nojento, porcalhão, devasso, doente, sem-vergonha, pederasta
lecher libertino, safado, garanhão, mulherengo, tarado, velho babão, babão, safardana, velho tarado, putanheiro, femeeiro, galinha, devasso, pegador
obscene obsceno, indecente, safado, porco, ordinário, sacanagem, putaria, porcaria, pornográfico, badalhoco, imoral, libertinagem, pouca-vergonha, brejeiro, lascivo, ordinária, sacana, picante, javardo, javardice
porn pornô, pornografia, putaria, sacanagem, filme pornô, porno, porcaria, cine privê
naked nu, pelado, nua, em pelo, despido, peladão, pelada, despida, peladinho, desnudo, nuzinho, em pelota, descascado, nu em pelo
striptease striptease
prostitute prostituta, meretriz, puta, rameira, garota de programa, messalina, mulher da vida, michê, acompanhante, quenga, garota, alternadeira, mulher-dama, rapariga, meretrícia, marafona, piranha, cortesã, dama, brasileira, profissional, mulher de rua, puto, scort, trotoar, rodada, bagaxa, mundana, cocote, biscate, rascoa, horizontal, primas
whore puta, rapariga, quenga, piranha, vadia, rameira, mulher da vida, messalina, rampeira, pega, vagaba, vaca, cadela, galdéria, putona, prostiputa, piriguete, biscate, kenga, piranhuda, puta velha, safada, rodada, cachorra, cabra, putinha, putéfia, meretriz, porca, putana, piruá, galinha, galdérias, puta que pariu, ordinária, perua, vadiona, sirigaita, devassa, decaída, reles
slut vadia, vaca, galinha, piranha, cabra, vagabunda, piriguete, cadela, biscate, oferecida, dada, lambisgóia, devassa, safada, periguete, cachorra, puta, atirada, desavergonhada, perdida, rodada, maria-gasolina, galdéria, vagaba, serigaita, cabritinha, porca, badalhoca, oferecidinha, fácil, facilitona, maçaneta, marmita, desfrutável
brothel bordel, puteiro, prostíbulo, zona, casa de putas, cabaré, randevu, alterne, casa da luz vermelha, casa de tolerância, lupanar, inferninho, privê, american bar, boate, putaria, putedo, casa de alterne, bregue, brega, castelo, rendez-vous, serralho, alcouce
pimp cafetão, chulo, gigolô, proxeneta, rufião, cafifa, cáften, gigolo, azeiteiro, chulos, alcoviteiro, cafetina, caftina, leno, cafifão, malandro
mistress amante, teúda e manteúda, outra, amásia, rapariga, concubina, manceba, filial, amigada, amiguinha, caso, teúda
adultery adultério
cuckold corno, cornudo, chifrudo, cabrão, galhudo, guampudo, boi manso, boi, corno manso, cornos, galheiro, galha, cornélio, touro, encornado, cornuto, corninho, chifre, gado
incest incesto
paedophile pedófilo
rape estupro, violação
orgy orgia, suruba
fetish fetiche
dildo consolo, vibrador
condom-slang camisinha, preservativo
virgin-sexual virgem
impotent broxa, brocha, impotente
castrate castrar, capar, eunuco
shit merda, bosta, cocô, cagada, caca, merdinha, coco, titica, cagalhão, poia, totolo, bostinha, porcaria, merdoso, trampa, bostão, toroço, merda seca, tolete, charuto, cagalhoto, tralha
shit-verb cagar, caga, obrar, defecar, fazer cocô, evacuar, cago, arrear o calhau, barrar, largar um barro, soltar um barro, barro, cagão, cagar-se, borrar, borrar-se, fazer cocó, cagado, ir aos pés
excrement fezes, excremento, cocó, bosta, dejeto, esterco, caca, dejetos, fecal, evacuação, cíbalo, detrito
poop cocô, cocó, caca, coco, totó, número dois, totô, cocozinho, fazer cocô, poop, popó, caquinha, cacaca, tutu
dung estrume, esterco, bosta, adubo, excremento, guano, estrabo, bosteiro, estrumeira, guanos, bonico
droppings cagalhão, tolete, bosta, titica, poia, cagalhoto, cocô, caganita, bostinha, barro, cagadela, caganitas, rolete, trampa, minete, tora
piss mijo, mijar, mija, mijada, xixi, mijão, verter águas, urina, mijinho, tirar água do joelho, mijadela, mijona, mixar, verter água
urine urina
pee xixi, chichi, pipi, fazer xixi, mijinha, fazer chichi, pichi, xixizinho, número um, fazer pipi
fart peido, pum, bufa, traque, peidar, peidorreiro, bufar, gases, peidão, ventosidade, flato, pumzinho, flatulência, peidos, peidinho, bufinha, bomba, puns, bufo, peidoso
diarrhoea-vulgar caganeira, piriri, soltura, churrio, dor de barriga, borreira, desarranjo, diarreia, destempero, andaço, caganita, carreirinha, desandada, desinteria, furo, corre-corre, cagueira
belch arroto, arrotar, arroteiro, eructação, arrotador, eructar, arrotos
vomit vómito, vomitar, gregar, vômito, gumitar, gorfar, chamar o Hugo, chamar o Raul, gregório, bolçar, golfar, gorfo, golfada, chamar o gregório, regurgitar, gomitar, lançar, enjoo
snot ranho, meleca, monco, catota, burrié, catarro, macaco, ranhoso, tatu, muco, ranheta, melequento, bichoco, moncoso, melecas, cataraca
spit cuspe, cuspir, escarro, cuspo, gosma, escarreta, baba, catarro, cusparada, saliva, cuspidela, babar, escarrar, gosmento, cuspidor, lapada
sweat suor, sovaqueira, suado, transpiração, suadouro, cecê, bodum, suar, suada, cheiro a cavalo
stink fedor, feder, catinga, chulé, fedorento, fartum, fede, fedido, bodum, inhaca, nhaca, cecê, cheirar mal, fedentina, pivete, morrinha, futum, empestar, fétido, mau cheiro, tresandar, cheirete, pestilento, chulézento, aca, budum, carniça, murrinha, podre, peste, tasgo, xexéu
pus pus
toilet privada, sanita, retrete, vaso, trono, patente, WC, latrina, mictório, casa de banho, banheiro, casinha, cagadeira, vaso sanitário, penico, quarto de banho, bacia, urinol, bostiário, cagatório, cloaca, sentina, pipi-room
latrine latrina
chamber-pot penico, bacio, urinol, pinico, vaso de noite, bispote, capitão, doutor, camareiro
sewer esgoto, cloaca
menstruation menstruação, menstruada, regra, regras, chico, período, aqueles dias, paquete, sinal vermelho, boi, menstruo, incómodo, mênstruo, história, bandeira, monstra
tampon absorvente, penso, modess, penso higiénico, OB, tampão, penso higiênico
diaper fralda
armpit sovaco, axila, suvaco, sobaco, sovaqueira, subaco, asa
pimple espinha, borbulha
dandruff caspa
potbelly pança, barriga
tongue-kiss linguado, beijo de língua, amasso, chupão, ficar, beijo francês, linguados, melo, curtir, beijão, marmelada, sarrar, pegação
seduce seduzir, engatar, paquerar, cantar, xavecar, dar em cima, azarar, pegar, pegação, galar, ficar, xaveco, micar, atirar-se, flertar, namoriscar, conquistar
lick lamber, chupar, lambida, lambe, minete, lambedor, lamber cu, lambe-cu, lambidela
hump pinar, trepar, encoxar, roçar, montar, sarrar, coxar, cobrir, encoxada, fornicar
damn maldito, droga, merda, caramba, porra, puta que pariu, cacete, raios, danado, bolas, poxa, caraças, que merda, maldição, porcaria, desgraça, inferno, diacho, diabo, raio, fosga-se, carago, catano, bosta, cacilda, puxa, lixo, caraca, credo, chiça
go-to-hell vai à merda, vai tomar no cu, vai se foder, vai para o caralho, foda-se, vai se ferrar, vsf, vtnc, vai à fava, puta que pariu, vai pro inferno, vai-te foder, vai para a puta que te pariu, vai-te lixar, cai fora, vai pastar, vaza, se manda, vai catar coquinho, pqp, vá à merda, vai dar banho ao cão, vá se danar, vai-te catar, vai cagar
son-of-bitch filho da puta, fdp, filho da mãe, filho de uma égua, filha da puta, filho de uma cadela, puta que o pariu, filho duma cadela, filho duma puta, desgraçado, filhodaputa, corno
motherfucker arrombado
bollocks besteira, bobagem, treta, tretas, asneira, disparate, babaquice, merda, cascata, baboseira, parvoíce, patranha, lorota, cagada, idiotice, conversa fiada, abobrinha, conversa da treta, balela, palhaçada, idiotices, bacoradas, bosta, tolice, sandice, babaquices, alarvidade, parvoíces, papo furado, lérias, potoca
transvestite travesti, traveco, traveca, trava, drag, travolta, transformista, boneca, travão
lingerie calcinha, cueca, cuecas, calcinhas, sutiã, soutien, tanga, fio dental, fio-dental, ceroulas, cuequinha, calçola, roupa íntima, calçolas, sunga, combinação
peeping mirone
grope apalpar, bolinar, passar a mão, encoxar, sarrar, apalpão, apalpadela, mexer, amassar, apalpões, tatear
bare-bottom bunda de fora
cleavage decote
hole-vulgar buraco, furo, orifício, buraquinho, rombo, gruta, furinho, rego
stick-vulgar vara, mastro
idiot idiota, otário, besta, babaca, trouxa, parvo, anormal, zé ninguém, lorpa, burro, tonto, anta, bobo, tapado, panaca, mané, tolo, totó, palerma, imbecil, cretino, asno, pateta, estúpido, bocó, abestado, abestalhado, lesado, paspalho, zé mané, bobalhão, boçal, pamonha, babacão, jumento, tanso, palhaço, palonço, cepo, atrasado mental, leso, toupeira, tonho, débil mental, débil, energúmeno, tosco, burraldo, cavalgadura, morcão, parolo, arrombado, cuzão, cabeçudo, bronco, cabeça de bagre, loque, bestalhão, sonso, ignorante, mula, beócio, pacóvio, estafermo, banana, retardado, tantã, alarve, tanga, zé-ruela, zé ruela, lerdo, jerico, acéfalo, nabo
fool bobo, tolo, otário, trouxa, parvo, palhaço, tanso, mané, pato, babaca, ingênuo, simplório, bobão, papalvo, pateta, tonto, tansa, lorpa, bocó, pascácio, simplão, parva, tola, tontinho, basbaque, inocente, anjinho, bufão, bobalhão, pategolas, paspalhão, pacóvio, tótó, tansos, patego, palerma, banana, tonta, boba, bobinho, pedaço de asno, panasca
stupid burro, estúpido, burra, besta, anta, tapado, bocó, atrasado, tolo, parvo, bronco, tosco, lerdo, imbecil, asno, estúpida, rude, boçal, bruto, tacanho, ignaro, obtuso, idiota, ignorante, bestial, tola, cretino, quadrado
cretin cretino
blockhead cabeça-dura, cepo, tapado, cabeçudo, toupeira, cabeça oca, porta, burro, anta, cabeça de vento, jumento, calhau, melão, bronco, casmurro, cabeçorra, tijolo, abóbora, tabacudo, tronco, camelo, jegue, quadrúpede, mocho, nabo, zebra, pedra, carroceiro, pasteleiro
clumsy desajeitado, azelha, desastrado, atrapalhado, estabanado, mão furada, desengonçado, pateta, tanso, trapalhão, patudo, canhestro, destrambelhado, nabo, mono, tosco
crazy louco, maluco, doido, pirado, biruta, pinel, lelé, tantã, doidão, zureta, louca, doida, maluca, passado, xarope, insano, desmiolado, pancada, tresloucado, apanhado, lunático, birutinha, desvairado, gagá, louquinho, tarado, avariado, abilolado, zarolho, lelé da cuca, chanfrado, endoidecido, ensandecido, loucão, tam-tam, tantan, surtado, chapado, alucinado, marado, alienado, demente, maníaco, marada, xéxé
madman doido varrido, demente
madhouse hospício, manicómio
retarded retardado, atrasado
cripple aleijado
lame-person coxo, manco
blind-person cego
deaf-person surdo
mute-person mudo
stutterer gago
hunchback corcunda, marreco
dwarf anão, baixinho, tampinha, pigmeu, nanico, toco, pintor de rodapé, salva-vidas de aquário, anã, badameco, meio-quilo, atarracado, catatau, chaveirinho, meia-leca, minorca, tapioca, micro, meia dose, cotoco, pitoco
bald careca, calvo
ugly feio, feia, feioso, horroroso, bagulho, mocreia, baranga, tribufu, canhão, jaburu, trubufu, dragão, espantalho, horrorosa, camafeu, barango, feiosa, cara de cu, cu de galinha, coruja, bucho, barangão, monstro, bruxa, assustador, capeta, mocréia, mostrengo, catástrofe, cagaço, estafermo, feião, bicho feio, mal-amanhado, camelo, feiona, assombração, urubu, horrível, tosco, fera
fat-person gordo, gorducho, baleia, balofo, rolha de poço, bucha, gorda, elefante, bolota, gordão, banhudo, saco de banha, bujão, obeso, pançudo, barrigudo, barril, balão, pote, banha, hipopótamo, barriguda, anafado, badocha, buda, badochas, pipa, texugo, gordona, gordalhufo, vaca, rechonchudo, bacoco, lontra, bojudo, paquiderme, gordaço, balofa, tonel, gordinha, leitão
skinny magricela, magro, magrelo, varapau, pau de virar tripa, seco, esqueleto, caveira, franzino, trinca-espinhas, esquelético, palito, magricelo, lingrinhas, bicha, fininho, magrela, vara, osso, escanzelado, ossudo, enfezado, chupado, raquítico
coward covarde, cagão, medroso, cobarde, bunda-mole, frouxo, cagarola, maricas, borra-botas, cagado, bundão, mijão, arregão, medricas, borrado, cagaço, poltrão, pusilânime, cu frouxo, galinha, fraco, vil, mole, caga-regra, cagarolas, gazeteiro
weakling fracote, banana, frouxo, bunda-mole, molenga, fraco, maricas, bundão, mosca-morta, maria-mole, moleirão, manteiga, borra-botas, caguinchas, lingrinhas, florzinha, pamonha, franganote, flor, mole, mariquinhas, palonço, pastel, picolé de chuchu
sissy maricas, bichinha
bastard bastardo, filho da mãe, cachorro, sacana, patife, cabrão, desgraçado, filho da puta, ilegítimo, bastarda, canalha, cretino, cachorrão
scoundrel canalha, patife, velhaco, safado, cafajeste, pilantra, sacana, malandro, crápula, calhorda, biltre, trambiqueiro, escroto, cachorro, velhacaria, vigarista, bandalho, tratante, salafrário, sem-vergonha, ordinário, meliante, gabiru, traste, finório, bandido, malvado, infame, peste, facínora, cabra, gatuno, sabujo, rufia, estafermo, safardana, mariola, filho da mãe, espertalhão, víbora, desgraçado, mau-caráter, mau-caratismo, fascínora, pulha, energúmeno, verme
rascal moleque, malandro, traquinas, pestinha, pirralho, fedelho, guri, capetinha, patifezinho, trombadinha, malandreco, pivete, danado, garoto, puto, ranhoso, diabinho, peralta, bandidinho, vadio, diabrete, malcriado, catraio, capeta, pentelho, sapeca, levado, fedelhos, velhaquete, gaiato, malcriadão
scum escória, ralé, gentalha, corja, gentinha, lixo, populacho, canalha, choldra, gentuça, cambada, súcia, povinho, poviléu, plebe, borra, fezes, caterva, vadiagem
wretch miserável, desgraçado, coitado
tramp vagabundo, vadio, mendigo, sem-teto, maltrapilho, sem-abrigo, andrajoso, pedinte, indigente, morador de rua, esfarrapado, mendiga, maltês, bêbado, errante, vadia, pé-rapado, vagamundo
beggar mendigo, pedinte
loser perdedor, fracassado, falhado, otário, vencido, mal-sucedido, pé-frio, pato, loser, fracote, perdedora, frustrado, derrotado, zé-ninguém, lambe-botas
lazybones vadio, preguiçoso, calão, vagabundo, madraço, calaceiro, mandrião, encostado, folgado, parasita, malandro, indolente, molengão, folgazão, mandriona, preguiça, cábula, moleirão, moleza, chupista, malandra, calaceira, preguiçosa, ocioso, bon-vivant, sorna, lento
glutton glutão, guloso, comilão
miser avarento, sovina, pão-duro, forreta, mão de vaca, muquirana, unha de fome, mesquinho, fominha, agarrado, avaro, mão fechada, somítico, tacanho, munheca, fuinha, canguinhas, pão duro, apertado, canguinha, usurário, miserável, ridico, seguro, ridículo, cainho, judeu, mofina, unhas-de-fome, catinga, tio patinhas, mão-de-vaca
greedy ganancioso
drunkard bêbado, bêbedo, cachaceiro, pinguço, pudim de cachaça, bebum, alcoólatra, beberrão, pé-inchado, pé de cana, manguaceiro, bêbada, esponja, borrachão, bebedolas, ébrio, borrachola, alcoólico, pau d'água, pau-d'água, biriteiro, biriteira, pingueiro, bebedor, papudinho, borracho, canjebrina, gambá, temulento, tosqueiro, mamão, borrachona
drunk bêbado, embriagado, bebum, grosso, mamado, chapado, bêbedo, com os copos, torto, alto, tocado, de porre, porre, alegre, bebaço, pileque, bebinho, alcoolizado, ébrio, enfrascado, grogue, pinguço, puto de bêbado, bezana, entornado, tosga, cachaçado, piela, cego, chumbado, trêbado, buzina, carraspana, borracheira, borracho, pifado, mamada, zonzo, cardina, perua, narsa, cadela, tachado, carregado, fogo, bebedeira, bebo, grossura, cozido, travado, trolado, cheio, pardo, puto
liar mentiroso, cascateiro, lorota, loroteiro, trapaceiro, aldrabão, mentirosa, potoqueiro, farsante, aldrabona, mitómano, caô, embusteiro, peteiro, caozeiro, falso, balelas, fingido, pantomineiro, intrujão, petista, charlatão, patranheiro, gabola, trambiqueiro, pinóquio, conversador, fiteiro
cheat vigarista, caloteiro, picareta, aldrabão, trapaceiro, estelionatário, trambiqueiro, charlatão, golpista, batoteiro, burlão, enganador, falsário, malandro, impostor, embusteiro, trafulha, intrujão, ladrão, charlatã, tratante, velhaco, burlista, larápio, pilantra, 171, trapaceira, falcatrueiro, caloteira, batota, vivaldino, troca-tintas, embrulhão, falso
hypocrite hipócrita
traitor traidor
snitch dedo-duro, bufo, alcaguete, X9, delator, caguete, cagueta, chibo, queixinhas, língua de trapo, dedo duro, ganso, fofoqueiro, dedo de seta, queixinha, informante, linguarudo, denunciante, chibão, boca-aberta, espião, traíra, bufa, judas, chibar, dedurar, caguetar, boca de sapo
toady puxa-saco, lambe-botas, baba-ovo, bajulador, lambe-cu, engraxador, lambe-cus, chupa-ovo, graxista, manteigueiro, adulador, capacho, babão, sabujo, servil, xeleléu, pau-mandado, cheira-cu, puxa-sacos, chaleira, lambedor, lacaio, sabujice, escova-botas, corta-jaca
braggart gabarola, fanfarrão, convencido, metido, exibido, farofeiro, garganta, papudo, bazófia, vaidoso, contador de vantagem, cagão, gabola, fanfarrona, pavão, cheio de si, boçal, pintas, armado, posudo, cheio de merda, garganteiro, gargantão, armão, bravateiro, metido a besta, presunçoso, bicudo, convencida, arrotador, vaidosa, soberbo
arrogant arrogante, metido
cheeky atrevido, insolente
rude grosseiro, mal-educado
boor grosso, brega, saloio, parolo, bimbo, caipira, labrego, matarruano, matuto, jeca, bronco, pacóvio, boçal, tosco, cafona, roceiro, chucro, tabaréu, capiau, jagunço, caiçara, carroceiro, casca-grossa, foleiro, alarve, campónio, campônio, bicho do mato, rústico, brutamontes, cavalgadura, patego, patolas, aldeão, camponês, serrano, bárbaro, provinciano, casca grossa, bicho, jeca-tatu, guna, azeiteiro, favelado, mano, suburbano, bimbos, animal, mal-educado, beirão, cavalo, bruto, mitra, pintas, chunga, chungoso, chavalo, pé-rapado, papa-açorda, mal-criado
gossip fofoqueira, fofoca, coscuvilheira
busybody intrometido, metediço
old-hag bruxa velha, megera, velha, bruxa, coroca, velhaca, jararaca, bruaca, velha coroca, cobra, víbora, baranga, velha bruxa, múmia, matusa, rabugenta, velhota, jabiraca, arpia, harpia, gralha, carcaça, galinha velha, serpente, sogra, canhão, dragão, gárgula
old-man-derog velhote, caquético, velho, gagá, coroa, múmia, velho babão, cacareco, ancião, jarreta, caduco, caquética, cota, matusalém, fóssil, velhinho, vovô, gagazão, pé na cova, esclerosado, ancestral, carcaça, senil, decrépito, velhadas, velhada, caco, kota, dinossauro
old-maid solteirona, encalhada
bimbo bimbo, perua, loira burra, burra, tonta
slave escravo
servant-derog lacaio, criado
pig porco, suíno, porcalhão, leitão, javardo, badalhoco, bácoro, porca, marrano, cevado, capado, barrão, varrasco, recos, reco, varrão, porquinho, chiqueiro, pocilga
sow porca, marrã
donkey burro, jegue, jumento, asno, jerico
ox-insult boi
cow-insult vaca
goat-insult bode
dog-insult cão, vira-lata, rafeiro
bitch cadela, cabra, cachorra, puta, vaca
monkey-insult macaco
rat-insult rato
snake-insult víbora, cobra
chicken-insult galinha
goose-insult gansa
worm-insult verme
louse piolho, chato, chatos, muquirana, carrapato, piolhos, lêndea, piolhento, lêndeas
vermin praga, bicharada
parasite parasita, sanguessuga
toad sapo
hyena hiena, chacal
vulture abutre, urubu
beast besta, fera
monster monstro
savage selvagem, bárbaro
primitive primitivo
trash-person lixo
shame-on-you vergonha
mock zombar, gozar, troçar
insult insulto, ofensa
slur-black crioulo, preto, macaco, negão, tição, neguinho, escurinho, nego, criolo, picolé de asfalto, preta, carvão, urubu, picolé de piche, escarumba, mulato, fumaça, mulata, pixaim, escuro, saruê, gorila, negraço, monhé, cafre, africano, pretinho, pretoguês, fumo, nega, crioula, chocolate, sarará, pretalhão, beiçudo
slur-jew judeuzinho, judeu, rabino, narigudo, judia, cristão-novo, marrano, judiaria, jacó, judiar, sovina
slur-roma cigano
slur-asian japa, china, xing-ling, chinoca, amarelo, olho puxado, chinês, nipônico, japonês, chinocas, monhé, ching ling, xingling, japona, chino, pastel de flango, abre o olho, arigatô
slur-white branquelo, galego, alemão, branco azedo, gringo, branquela, leite azedo, azedo, lagarto, barata descascada, polaco, cara-pálida, lula, branqueta, copo de leite, palmito
slur-indigenous bugre, índio, caboclo, silvícola, selvagem, aborígene, bugra, bugrada, nativo, cabocla
slur-foreigner gringo, galego, portuga, estranja, polaco, carcamano, bolita, boliviano, paraguaio, camone, camones, zuca, brazuca, estrangeiro, bife, retornado, imigrante, gajo, haitiano, japa, venezuela, hermano, brasuca, zuka, chinoca, romeno, moldavo, avec, gringa, forasteiro
slur-neighbour portuga, espanholito, castelhano, espanhol, argentino, hermano, galego, brasuca, zuca, tuga, castelhanos, espanholada, gringo, chicano, franciú, bife, boche, cucaracha, paraguaio, camone, franciús, tuguinha, portugues burro, los hermanos, bicho-papão
slur-region paraíba, baiano, nordestino, cabeça-chata, mouro, alfacinha, tripeiro, caipira, cearense, pau de arara, gaúcho, carioca, paulista, alentejano, alentejanos, saloio, pau-de-arara, matarruano, cabeça chata, ceará, baianada, mouros, mineiro, lampião, morcão, lisboeta, paulistano, cubano, paraibada, jagunço, caboclo, candango, jacu
slur-gay viado, veado, bicha, paneleiro, boiola, baitola, maricas, rabeta, bichona, frutinha, panasca, maricona, viadinho, gay, queima-rosca, mariconço, larilas, rabicha, qualira, marica, baitolo, boneca, florzinha, panilas, pederasta, mordedor de fronha, bambi, bixa, homossexual, rabo, frango, xibungo, chibungo, afeminado, bichinha, invertido, mulherzinha, paneleirote, pandeleiro, maricão, gazela, fresco, veadinho, puto, queima rosca, biba, fruta, fanchono, efeminado, dá o cu, bicha louca, viadão, delicado, larilós, panuco, panela, virabrequim, desmunhecado, bicharoca, bambizinho, chupa-pila, mariposa, bichano, bichice, paneleiragem, pirobo, boiolas
slur-lesbian sapatão, fufa, machona, sapata, caminhoneira, fanchona, cola-velcro, lésbica, sapatona, lesbo, fressureira, fufas, entendida, roçadeira, mulher-macho, maria-rapaz, maria-homem, bolacha, cola velcro, paraíba, velcro
slur-trans traveco
slur-disabled mongol, aleijado, mongoloide, retardado, perneta, cotó, deficiente, mongo, inválido, mongolóide, coxo, atrasado, zarolho, maneta, down, débil mental, mental, doente, autista, incapaz, paralítico, corcunda, demente, manco, doente mental, caolho, cadeirante, tetraplégico, defeituoso, anormal, capenga, ceguinho
slur-woman mulherzinha, rapariga, dondoca, vaca, galinha, cadela, piranha, mocreia, perua, baranga, gaja, gaijas, moça, bruxa, megera, cobra, periguete, solteirona, cabra, histérica, víbora, cachorra, mal amada, mal-amada, mulherio, jararaca, mal comida, feminazi, mal-fodida, gajona, loira burra, maria-chuteira, mulherengo, encalhada, canhão, bagulho, lambisgoia, sirigaita, putinha, feiosa, sonsa, biscate, perversa, serigaita, machona, bicho, mula, puta, recalcada, mulheraça, fêmea, cadelinha, gansa, pata, égua, tia, vadia, potranca
slur-poor pobretão, favelado, pé-rapado, mulambento, maltrapilho, pobre diabo, pobretana, pelintra, mendigo, morto de fome, molambento, zé-ninguém, zé povinho, esfomeado, pé rapado, farofeiro, proletário, zé-povinho, miserável, roto, sem-teto, mulambo, molambo, remediado, marginal, plebeu, bairrista, mitra, barraqueiro, quebrado, pobrezinho, escória, favela, descamisado
gay gay, homossexual
lesbian lésbica
negro-word negro, preto
big-mouth bocudo, beiçudo, linguarudo, boca grande, garganta, fala-barato, tagarela, beiço, bocarra, fuça, fuças, focinho, gabarola, trombas, boca de sapo, boca-rota, bicudo, beiçola, bico, boqueirão, boca aberta, bocona, carantonha, ventas
big-nose narigudo, penca
shut-up cala a boca, cala-te, cale-se, fecha a matraca, bico calado, cala boca, caluda, boca fechada, silêncio, cala o bico, calado, calem-se
bore-person chato, chata, mala, mala sem alça, pentelho, pé no saco, chatonildo, melga, maçador, chato de galocha, grude, grudento, seca, carraça, crica, chaga, secante, porre, saco, chatice, praga, encosto, chateza, carrapato, enchimento, xarope, carga d'água, peste, empata-foda, empata, melgas, chatérrimo, pegajoso, chatos
naive ingénuo, ingênuo, pato
stubborn teimoso
clown palhaço
puppet marionete, fantoche
ignorant ignorante
good-for-nothing inútil, zé-ninguém, imprestável, traste, parasita, vadio, zero à esquerda, nulidade, incompetente, inutilidade, tralha, incapaz, borra-botas, pulha, bosta, calhau, merda, porcaria, ninguém, lixo, cepo, nabo, perdido, preguiçoso
upstart novo-rico
death morte, falecimento, ceifeira, óbito, finamento, ceifador, passamento, fim, dona morte, morte matada, trespasse, perda, exício, letal
dead morto, finado, defunto, falecido, presunto, morta, de cujus, cadáver, ido, apagado, frito, moribundo
die morrer, bater as botas, esticar a canela, falecer, empacotar, abotoar o paletó, finar-se, ir desta para melhor, bater a bota, bater a caçoleta, vestir o paletó de madeira, quinar, lerpar, patinar, esticar o pernil, expirar, perecer, morreu
corpse cadáver, defunto, presunto
carrion carniça
grave túmulo, sepultura, cova
coffin caixão
funeral funeral, enterro, velório
cemetery cemitério
mourning luto
widow viúva
orphan órfão
skeleton esqueleto
skull caveira, crânio
ghost fantasma, assombração
vampire vampiro
zombie morto-vivo
kill matar, apagar, despachar, assassinar, liquidar, mandar desta para melhor, abater, executar, finar, limpar, exterminar, mata, matador, dar cabo, esganar, fuzilar, eliminar, passar o cerol, finalizar
murder assassinato, homicídio
murderer assassino
suicide suicídio
hang-person enforcar, forca
execution execução
executioner carrasco, verdugo
behead decapitar
strangle estrangular
drown afogar
massacre massacre, chacina
slaughterhouse matadouro
butcher-derog carniceiro
torture tortura
beat bater, sova, surra, porrada, espancar, tareia, coça
slap bofetada, tapa, chapada, tabefe, bolacha, estalo, sopapo, estalada, cachaço, bofetão, lambada, galheta, solha, chapadão, tapão, calduço, pescotapa, lapada, pescoção, palmada, murro, tau-tau, mocada, traulitada, tareia, lostra, bordoada, tautau, tapinha, cascudo, tabefes, bolachada, pancada, supapo, carolo, galhetas, lambança, lamparina
fight briga, luta
violence violência
wound ferida
scar cicatriz
blood sangue
bomb bomba
gun pistola, espingarda
bullet bala
knife-weapon punhal, navalha
weapon arma
explosion explosão
whip chicote
trap armadilha, cilada
chain-fetter corrente, grilhão
prison prisão, cadeia, xadrez, cana, xilindró, jaula, choça, presídio, penitenciária, pildra, chilindró, choldra, grades, cárcere, calabouço, gaiola, chelindró, cela, chilique, hotel, masmorra, xelindró, engradado, tranca
prisoner preso, prisioneiro
thief ladrão, ladra, gatuno, furto, larápio, pivete, trombadinha, assaltante, batedor de carteira, rato, punguista, carteirista, mão leve, ladrona, lalau, mão-leve, malandro, gabiru, ladroagem, meliante, arrombador, ventanista, mãozinha, saqueador, descuidista, ladravaz, furtador, bandido, batedor
steal roubar, furtar, furto, afanar, gamar, surrupiar, bater, passar a mão, meter a mão, gatunar, larapiar, gama, palmar, abafar, catar, sacar, rapinar, fanar, orientar, assaltar, limpar, gatunice, surripiar, abichar, mão leve, roubo, rouba
robber assaltante, bandido
robbery roubo, furto, assalto, roubalheira
plunder saquear
gangster bandido, quadrilha
mafia máfia
criminal criminoso
crime crime
kidnap sequestrar, raptar
blackmail chantagem
bribe suborno, propina, luvas
corrupt corrupto
fraud golpe, fraude, picareta, burla, treta, vigarice, tramóia, cambalacho, trambique, calote, conto do vigário, engodo, falcatrua, trapaça, maracutaia, armação, embuste, mutreta, arapuca, engano, esquema, estelionato, batota, truque, barrete, roubalheira, negociata, intrujice, tramoia, aldrabice, mamata, cilada, embrulhada, pirâmide, marmelada, muamba, banha da cobra, fria
counterfeit falsificado, pirata
lie mentira, peta, treta, lorota, galga, caô
false falso
trick truque, engano
smuggler contrabandista, contrabando
pirate pirata
arson fogo posto
fire-blaze incêndio
enemy inimigo
hate ódio, odiar
revenge vingança
anger raiva, ira
angry zangado, bravo
evil mal, malvado
bad mau, má, mal, ruim, fraco
worse pior
cruel cruel
fear medo, pavor, cagaço, cagunfa, receio, temor, susto, terror, pânico, miúfa, cagalhaço, apavoramento, medão, tremedeira
terror terror, horror
nightmare pesadelo
danger perigo
dangerous perigoso
threat ameaça
accident acidente
disaster desastre, catástrofe
misfortune azar, desgraça, zica, galo, macaca, infortúnio, uruca, infelicidade, mandinga, malapata, urucubaca, má sorte, caipora, malogro, desventura, desastre, mal, contratempo, revés, azarão, sinistro, perrengue, desdita, má fortuna, fatalidade, pindaíba, encrenca
bad-omen mau agouro, pé-frio, azar, urucubaca, zica, caiporice, uruca, ziquizira, agoirento, má sorte, mau-olhado, inhaca, mau presságio, agouro, galinha preta, enguiço, mofina, jinx, macaca, azarado, caguira, azarento, quizila, nhaca
curse maldição, praga
doom perdição, ruína
damage dano, prejuízo, estrago
destroy destruir
broken quebrado, roto, rota, partido, avariado, pifado, estragado, fodido, danificado, escangalhado, arrebentado, ferrado, quebrada, com defeito, bichado, partida, avariada, rasgado, gripado, baleado, estropiado, furado, escaqueirado, lixado, esculhambado, bugado, rachado, escangalhada, rebentado, fundido, zoado, detonado
break-verb quebrar, partir
breakdown avaria, pane
crack rachadura, fenda
rust ferrugem
rot podre, podridão
mould mofo, bolor
stale rançoso, ranço
spoiled estragado
garbage lixo
junk sucata, tralha, cacareco, lata velha, bugiganga, tranqueira, calhambeque, ferro velho, traste, lixo, velharia, badulaque, bagulhada, ferro-velho, chaço, cacarecos, pandarecos, mono, carcaça, quinquilharia, caco, charanga, cangalho, tarecos, trambolho, lataria, tareco, monos, geringonça, trapo, carripana
rubbish-quality porcaria, bugiganga, merda, vagabundo, chinfrim, mixuruca, de quinta categoria, fajuto, furreca, tosco, fuleiro, fuleira, rasca, bera, chunga, marreta, xing ling, falsificado, reles, ordinário, xunga, bagulho, vagabunda, de segunda, foleiro, fajuta, pindérico, bosta, ruim, mequetrefe, xinfrim, ranhoso, tranqueira, paraguaio, cagado, merdoso, inferior, ranço, meia-boca, mambembe, fanico, meia-tigela, droga, lixo, pechisbeque, paraguaia, tosca, mixo, mixe, de meia tigela
dirt sujeira, sujidade, imundície, porcaria, cascão, craca, sebo, lixo, lama, imundice, badalhoquice, surro, sujice, nojeira, porcalhice, javardice, cotão, cisco, sarro, detrito, crosta, encardido, caca, merda, borra, nhaca, cardina, chiqueiro, ranço, escória
dirty sujo, suja, imundo, porco, encardido, seboso, porcalhão, cagado, sebento, sujismundo, badalhoco, emporcalhado, javardo, ensebado, porca, cascão, nojento, imunda, sujeira, enlameado, besuntado, imundice, chafurdado, conspurcado, cardoso, surrento, nódoa, borrado, ramelento, lambuzado, encardida, escuro, cascorento, cascorra
stain mancha, nódoa
mud lama, lodo
swamp pântano, brejo
dust poeira, pó
slime lodo, baba, gosma
soot fuligem
poison veneno
toxic venenoso, tóxico
ashes cinza, cinzas
disgust nojo, asco
disgusting nojento, asqueroso, repugnante, nauseabundo, repulsivo, nojeira, nojo, escroto, porco, imundo, repelente, nojenta, asquerosa, enjoativo, tosco, imunda, vomitivo, podre, ascoroso, horrível, escrota, hediondo, nauseante, vil, ranhoso
yuck eca, argh, nojo, que nojo, blergh, credo, ugh, arre, blhec, bleargh, irc, bah, puh, blarg
poor pobre, teso, duro, liso, pelintra
poverty pobreza, miséria
hunger fome
famine escassez de alimentos
thirst sede
debt dívida, calote
bankrupt falido, falência
loss perda
lose perder
failure fracasso, fiasco, malogro, flop, falhanço, furada, mico, barraco, derrota, fracassar, ruína, furo, falha, insucesso, mau êxito, frustração, zebra, bomba, desastre, gafe, barrete, desgraça, falência, naufrágio, micão, fria, vexame
fall-verb cair, queda
error erro, falha, cagada, mancada, gafe, burrada, asneira, rata, deslize, barbeiragem, lapso, bobagem, tropeço, calinada, equívoco, engano, erros, vacilo, gralha, furo, barbaridade, bug, pisada na bola, merda, barraca, argolada, raté, fífia
guilt culpa
punishment castigo, pena
fine-penalty multa, coima
tax imposto, taxa
problem problema
quarrel discussão, rixa
scandal escândalo
chaos caos, bagunça, zona, balbúrdia, putaria, confusão, fuzuê, bordel, banzé, pandemônio, bafafá, cu de boi, baderna, rebaldaria, desordem, salganhada, regabofe, furdunço, esculhambação, pandemónio, bagunçada, bafuá, mixórdia, zorra, pandareco, zoeira, baralhada, forrobodó, arraial, suruba, sururu, anarquia, desarrumação, feira, barafunda, merdeiro, cafarnaum, fuzarca, barraco, samba do crioulo doido
noise barulho, ruído
cheap barato
expensive caro
worthless sem valor
useless inútil
weak fraco
slow lento, devagar
late tarde, atrasado
old velho
worn-out gasto, surrado
empty vazio
nothing nada
nobody ninguém
never nunca, jamais
not não
does-not-go não vai, não anda, não funciona, não presta, não pega, não serve, não dá, não vale, não rola
stop parar, pare
end fim
finished acabado, acabou
boring chato, chata, seca, maçada, enfadonho, maçante, entediante
bitter amargo
sour azedo, ácido
sad triste
sorrow tristeza, mágoa, pena
cry-weep chorar
tear-drop lágrima
scream grito, gritar, berro
complain queixar, reclamar
lonely sozinho, solitário
pity piedade, dó
shame vergonha, vexame
tired cansado
cold-neg frio
dark escuro, sombrio
darkness escuridão, trevas
shadow sombra
abyss abismo
storm tempestade, tormenta
earthquake terremoto, sismo
flood inundação, cheia
drought seca
smoke-fumes fumo, fumaça
cigarette cigarro, fumo, bituca, careta, prisco, beata, pito, guimba, crivo, paivante, ciga, cigarrilha, tabaco, chepa, mata-rato, cigarros, charuto, pirisca, palheiro, bagana, cacete
drug droga, bagulho, bala, doce, tóxico, pedra, viagem, parada, entorpecente, chuto, barato, estupefaciente, pastilha, ácido, trip, erva, brisa, tóxicos, pico, farinha, drogas, padê, lança-perfume, loló, narcótico, LSD
cannabis maconha, erva, ganza, baseado, beck, liamba, bagulho, fumo, ganja, charro, haxixe, chamon, marijuana, fininho, cannabis, diamba, baura, cone, jererê, marola, back, tora, verdinha, mato, cangonha, fumaça, beise, haxe, broca, porro, prensado, skunk, pango, hax, riamba, paranga, béque, baga, cigarrinho do capeta, bomba, vela, fuminho, camarão, parafina, tarugo, bong, bagana, maria joana, cânhamo, xamon, pólen, fino, ppt, charros, chá, birra
cocaine cocaína, coca, branca, farinha, branquinha, padê, brilho, cheiro, neve, farlopa, carreira, pozinho, bright, teco, raio, risco, branco, crack, nhanha, brisola, brizola, snif, talco, raia, pino, cheirada, papelote, coque, linha, mescla, pedra, merla, pasta
heroin-drug heroína, cavalo
amphetamine anfetamina
drug-addict drogado, viciado, noiado, noia, maconheiro, agarrado, cracudo, drogada, drogadito, toxicodependente, agarrada, cheirador, maconheira, toxicómano, zumbi, chapado, drogadão, ganzado, cracolândia, cheirado, junkie, carocho, mocado, passado, charrado, pedrado, arrumador, cocainómano, agarrados, nóia, cachimbeiro, chocolateiro, boca de fumo
drug-dealer traficante, passador
overdose overdose
booze cachaça, pinga, goró, pileque, birita, água que passarinho não bebe, manguaça, trago, bagaço, cana, aguardente, marvada, canjebrina, bebida, bagaceira, caninha, branquinha, zurrapa, vinhaça, carrascão, pinguinha, bebedeira, jeropiga, marafo, mata-bicho, água-benta, ginja, cerva, copos, uca, martelinho, pifo, carraspana, tinto, vinhola, caxaça
hangover ressaca
gambling jogo do bicho, jogo de azar
devilish-luck calamidade, flagelo
burden fardo, carga
obstacle obstáculo
limp-slack mole, murcho
hollow oco
crooked torto
flat-dull insosso, insípido
thin-watery aguado, ralo
raw-unripe cru, verde
burnt queimado
leak fuga, vazamento, goteira
lack falta, carência
delay atraso, demora
forget esquecer
refuse recusar, negar
forbidden proibido
escape fugir, fuga
hide esconder
lost perdido
abandoned abandonado
ruin ruína
beggary miséria, penúria
slum favela, bairro de lata
hovel barraco, casebre, pocilga
rag trapo, farrapo, roto
crutch muleta
gloomy sombrio, lúgubre
cockroach barata
flea pulga
bedbug percevejo
tick carrapato, carraça
maggot larva
leech sanguessuga
rat rato, ratazana
scorpion escorpião
spider aranha
fly-insect mosca
mosquito mosquito, pernilongo
jellyfish água-viva, alforreca
weed-plant erva daninha
thorn espinho
disease doença
sick doente, enfermo
plague peste, praga
epidemic epidemia
cancer cancro, câncer
tumour tumor
ulcer úlcera
abscess abcesso, furúnculo
leprosy lepra
cholera cólera
typhus tifo
tuberculosis tuberculose, tísica
malaria malária
smallpox varíola, bexiga
measles sarampo
mumps papeira, caxumba
chickenpox varicela, catapora
scabies sarna
rash eczema, brotoeja
itch coceira, comichão
wart verruga
boil-swelling inchaço, galo, caroço
gout gota
haemorrhoids hemorroidas, hemorroidal
diarrhoea diarreia
constipation prisão de ventre
nausea náusea, enjoo
cough tosse
cold-illness constipação, resfriado, gripe
flu gripe
fever febre
pain dor
headache dor de cabeça, enxaqueca
toothache dor de dentes
caries cárie
cramp cãibra
epilepsy epilepsia
stroke-illness derrame
heart-attack enfarte, infarto
diabetes diabetes
aids sida, aids
syphilis sífilis, gálico, cancro mole, cavalo, lues, cancro duro, mal francês
gonorrhoea gonorreia, esquentamento, pingadeira, blenorragia, gono, purgação, blenorreia
herpes herpes
jaundice icterícia
rabies raiva
tetanus tétano
polio poliomielite
rheumatism reumatismo
asthma asma
allergy alergia
anaemia anemia
gangrene gangrena
hernia hérnia
goitre bócio, papo
paralysis paralisia
coma coma
faint-verb desmaio
dementia demência
depression depressão
autism autismo
miscarriage aborto espontâneo
abortion aborto
stillborn nado-morto
infertile estéril
infection infeção, infecção
inflammation inflamação
virus vírus, zica, zika
germ germe, micróbio
tapeworm solitária, lombriga, ténia
bruise nódoa negra, hematoma
fracture fratura
burn-injury queimadura
surgery cirurgia
amputate amputar
enema clister
pill comprimido, pílula
injection injeção, seringa
hospital hospital
laxative laxante
medicine remédio, medicamento
ambulance ambulância
psychiatry psiquiatria
squint vesgo, zarolho
phlegm catarro, pigarro
scab crosta
blister bolha
numb dormente
intestine intestino, tripa
rectum reto
bladder bexiga
womb útero
placenta placenta
ovary ovário
prostate próstata
kidney-stone pedra no rim
nazi nazi, nazista
swastika suástica
fascist fascista
stalin Estaline
dictator ditador
dictator-local Salazar, Caetano, Médici
tyrant tirano
communist comunista
socialist socialista
capitalist capitalista
anarchy anarquia
racist racista
slavery escravidão, escravatura
colony colónia, colônia
genocide genocídio
holocaust Holocausto
concentration-camp campo de concentração
gas-chamber câmara de gás
ghetto gueto
war guerra
civil-war guerra civil
army exército
soldier soldado
troops-militia milícia
secret-police PIDE, DOPS
police polícia, bófia, cana, homens, moina, gambé, tropa, bope, guarda, judiciária, rota
cop bófia, chui, gambé, tira, meganha, cana, porco, polícia, rato, guarda, bacalhau, gnr, judite, samango, tiras, chuis, coxinha, fardado, moina, policial, gambés, macaco, mata-cachorro, verme, cabeça de bagre, homem, cosme, coxinhas, bóf, canas
spy espião
terrorist terrorista
terror-group Comando Vermelho
hostage refém
revolution revolução
coup golpe de Estado
riot motim, tumulto
rebel rebelde
strike-labour greve
demonstration manifestação
occupation ocupação, invasor
invasion invasão
separatist separatista
propaganda propaganda
censorship censura
corruption-politics cunha, compadrio
party-political partido
president presidente
minister ministro
king rei
queen rainha
emperor imperador
prince príncipe
leader líder, chefe
master-lord amo, senhor
flag bandeira
homeland pátria
republic república
state estado
government governo
election eleição
border fronteira
refugee refugiado, retornado
immigrant imigrante
god deus
goddess deusa
deity-local Iemanjá, orixá, Exu, Oxum
jesus Jesus
christ Cristo
virgin-mary Virgem Maria, Nossa Senhora
holy-spirit Espírito Santo
saint santo, santa, são
sacred sagrado
angel anjo
devil diabo, capeta, demônio, cão, tinhoso, coisa-ruim, belzebu, Lúcifer, satanás, capiroto, demo, demónio, canhoto, diacho, cramulhão, encardido, diabão, bode preto, rabudo, porco-sujo, mafarrico, maligno, chifrudo, exu, diabos, coisa ruim, cão tinhoso, mefistófeles, satã, capetão, cafuçu, diabinho, tendeiro, tranca-rua, diaba, anhangá
satan satanás, satã
demon demónio, demônio
hell inferno
paradise paraíso
sin pecado
sinner pecador
soul alma
prayer oração, reza
pray rezar, orar
church igreja
mosque mesquita
synagogue sinagoga
temple templo
monastery mosteiro, convento
altar altar
cross-christian cruz
priest padre, sacerdote
monk monge, frade
nun freira
bishop bispo
pope papa
imam imã
rabbi rabino
prophet profeta
muhammad Maomé
allah Alá
koran Corão, Alcorão
bible Bíblia
torah Torá
gospel evangelho
buddha Buda
jew judeu
muslim muçulmano
christian cristão
infidel infiel, pagão
heretic herege
blasphemy blasfémia, blasfêmia
sect seita
holy-war guerra santa, cruzada
fasting jejum, quaresma
pilgrimage peregrinação, romaria
sacrifice sacrifício
baptism batismo
mass-liturgy missa
relic relíquia
miracle milagre
blessing bênção
witch bruxa
sorcerer bruxo, feiticeiro
magic magia, macumba
evil-eye mau-olhado, quebranto
evil-spirit-local exu, saci, coca, cuca
taboo tabu
idol ídolo
antichrist anticristo
judas Judas
apocalypse apocalipse
eternity-afterlife além
fate destino, sina
holy-place santuário
sun sol
moon lua
star estrela
sky céu
earth terra
world mundo
land país
water água
sea mar
ocean oceano
lake lago
river rio
stream ribeiro, riacho
well-spring fonte, poço
wave onda
island ilha
beach praia
coast costa
mountain montanha
hill colina, morro
valley vale
forest floresta, mata, bosque
field campo
meadow prado
desert deserto
cave caverna, gruta
stone pedra
rock rocha
sand areia
clay barro, argila
salt sal
gold ouro
silver prata
iron ferro
copper cobre
lead-metal chumbo
steel aço
glass vidro, copo
wood-material madeira
coal carvão
oil óleo, azeite
petrol gasolina
fire fogo
flame chama
light luz
lightning relâmpago, raio
thunder trovão
rain chuva
snow neve
ice gelo
frost geada
hail granizo
wind vento
air ar
cloud nuvem
fog nevoeiro, neblina
dew orvalho
rainbow arco-íris
weather tempo
tree árvore
leaf folha
branch ramo, galho
root raiz
bark-tree casca
seed semente
grass capim, relva
flower flor
rose rosa
lily lírio
bush arbusto
oak carvalho
pine pinheiro
birch bétula
reed junco, cana
straw palha
hay feno
mushroom cogumelo
person pessoa
people gente, povo
man homem
woman mulher
child criança
baby bebé, bebê, neném
boy menino, rapaz, garoto
girl menina, moça, rapariga
mother mãe
father pai
mum mamã, mamãe
dad papá, papai
son filho
daughter filha
brother irmão
sister irmã
grandmother avó, vovó
grandfather avô, vovô
uncle tio
aunt tia
cousin primo
husband marido
wife esposa
bride noiva
wedding casamento
mother-in-law sogra
nephew sobrinho
family família
friend amigo
neighbour vizinho
guest hóspede, convidado
stranger estranho, estrangeiro
name nome
life vida
love amor
kiss beijo
heart coração
head cabeça
hair cabelo
face cara, rosto
forehead testa
eye olho
ear orelha
nose nariz
mouth boca
lip lábio
tooth dente
tongue língua
chin queixo
cheek bochecha
beard barba
moustache bigode
neck pescoço
throat garganta
shoulder ombro
back costas
chest peito
belly barriga
navel umbigo
arm braço
elbow cotovelo
hand mão
finger dedo
nail unha, prego
fist punho
leg perna
knee joelho
foot pé
heel calcanhar, salto
toe dedo do pé
skin pele
bone osso
rib costela
brain cérebro
liver fígado
lung pulmão
kidney rim
meat carne
milk leite
bread pão
butter manteiga
cheese queijo
egg ovo
fish peixe
soup sopa
rice arroz
flour farinha
dough massa
cake bolo
biscuit bolacha, biscoito
sugar açúcar
honey mel
chocolate chocolate
candy rebuçado, bala
apple maçã
pear pera
grape uva
cherry cereja
plum ameixa
peach pêssego
lemon limão
orange-fruit laranja
banana banana
strawberry morango
nut noz
fig figo
melon melão
tomato tomate
potato batata
onion cebola
garlic alho
cabbage couve, repolho
carrot cenoura
cucumber pepino
bean feijão
pea ervilha
lentil lentilha
pumpkin abóbora
beet beterraba, nabo
pepper-spice pimenta
mustard mostarda
vinegar vinagre
sausage salsicha, linguiça
ham presunto, fiambre
bacon toucinho
fat-grease gordura, banha
wine vinho
beer cerveja
brandy aguardente, cachaça
tea chá
coffee café
juice sumo, suco
food comida
breakfast pequeno-almoço, café da manhã
lunch almoço
dinner jantar, ceia
animal animal, bicho
dog cão, cachorro
puppy cachorrinho, filhote
cat gato
horse cavalo
mare égua
cow vaca
bull touro
calf bezerro
sheep ovelha
lamb cordeiro
goat cabra
chicken galinha, frango
rooster galo
duck pato
goose ganso
turkey peru
rabbit coelho
hare lebre
mouse rato, camundongo
bear urso
wolf lobo
fox raposa
deer veado, cervo
boar javali
lion leão
tiger tigre
elephant elefante
monkey macaco
camel camelo
snake cobra, serpente
frog rã
turtle tartaruga
crocodile crocodilo
bird pássaro, ave
eagle águia
hawk falcão, gavião
owl coruja, mocho
crow corvo, gralha
pigeon pombo
swan cisne
cuckoo cuco
feather pena, pluma
wing asa
tail cauda, rabo
horn chifre, corno
claw garra, pata
fur pelo, pele
bee abelha
wasp vespa
ant formiga
butterfly borboleta
beetle besouro, escaravelho
worm minhoca, verme
snail caracol
shark tubarão
whale baleia
herring arenque
crab caranguejo
squid lula, polvo
house casa
home lar
room quarto, sala
kitchen cozinha
bathroom banheiro, casa de banho
door porta
window janela
wall parede, muro
roof telhado
floor chão, piso
stairs escada
garden jardim
fence cerca
bed cama
table mesa
chair cadeira
lamp lâmpada, candeeiro
candle vela
mirror espelho
key chave
lock fechadura
knife faca
fork garfo
spoon colher
plate prato
cup chávena, xícara
bottle garrafa
pot panela, tacho
pan frigideira
bowl tigela
oven forno
box caixa
bag saco, bolsa, mala
basket cesto
barrel barril, pipa
bucket balde
broom vassoura
soap sabão, sabonete
towel toalha
comb pente
brush escova, pincel
needle agulha
thread fio, linha
rope corda
hammer martelo
saw serra
axe machado
screw parafuso
wheel roda
stick pau, bastão
machine máquina
tool ferramenta
toy brinquedo
doll boneca
ball bola
book livro
paper papel
letter carta
pen caneta, lápis
newspaper jornal
picture imagem, quadro
word palavra
language língua, idioma
story história
song canção
music música
drum tambor
flute flauta
bell sino
clothes roupa
shirt camisa
trousers calças, calça
skirt saia
dress vestido
coat casaco
hat chapéu
shoe sapato
boot bota
sock meia, peúga
glove luva
belt cinto
button botão
pocket bolso
ring anel
glasses óculos
clock relógio
umbrella guarda-chuva
wool lã
silk seda
cotton algodão
leather couro
cloth pano, tecido
city cidade
village aldeia
street rua
way caminho
square praça
bridge ponte
tower torre
castle castelo
market mercado, feira
shop loja
school escola
office escritório
factory fábrica
bank banco
money dinheiro, grana, guita, bufunfa, pila, massa, cacau, pilas, carcanhol, tutu, bagarote, mangos, arame, gaita, capim, pasta, cobre, dindim, cascalho, mola, papel, paus, caroço, prata, tostão, graveto, verba, cheta, nota, trocado, erva, contos, faz-me-rir, bago, jabá, taco, narta, bagalhoça, guito, papelada, money
coin moeda
price preço
gift presente, prenda
work trabalho
worker operário
doctor médico
teacher professor
farmer agricultor, camponês
hunter caçador
fisherman pescador
baker padeiro
tailor alfaiate
smith ferreiro
cook cozinheiro
driver motorista
boss patrão
car carro
ship navio
boat barco
train comboio, trem
plane avião
bicycle bicicleta
cart carroça
sail vela
sleigh trenó
day dia
night noite
morning manhã
evening tarde, noite
noon meio-dia
today hoje
yesterday ontem
tomorrow amanhã
week semana
month mês
year ano
hour hora
minute minuto
time tempo
spring primavera
summer verão
autumn outono
winter inverno
monday segunda-feira
friday sexta-feira
sunday domingo
holiday festa, feriado
christmas Natal
red vermelho, encarnado
blue azul
green verde
yellow amarelo
white branco
black preto
grey cinzento, cinza
brown castanho, marrom
pink cor-de-rosa
purple roxo
colour cor
zero zero
one um, uma
two dois, duas
three três
four quatro
five cinco
six seis
seven sete
eight oito
nine nove
ten dez
eleven onze
twelve doze
twenty vinte
hundred cem, cento
thousand mil
million milhão
half metade, meio
first primeiro
last último
part parte
circle círculo
line linha
point ponto
corner canto
side lado
hole buraco
number número
dream sonho
sleep-noun sono
game jogo
joy alegria
luck sorte, felicidade
peace paz
freedom liberdade
truth verdade
hope esperança
wish desejo
strength força
voice voz
silence silêncio
smell cheiro
taste sabor, gosto
breath sopro, hálito
thing coisa
question pergunta
answer resposta
secret segredo
law lei
be ser, estar
have ter
do-make fazer
go ir, vai
come vir, vem
walk andar, caminhar
run correr
jump saltar, pular
fly voar
swim nadar
sit sentar
lie-down deitar
sleep dormir
wake acordar
eat comer
drink beber
bite morder
chew mastigar
swallow engolir
suck chupar, sugar
see ver
look olhar
hear ouvir
speak falar
say dizer
ask perguntar, pedir
call chamar
sing cantar
dance dançar
laugh rir
play brincar, jogar
know saber, conhecer
think pensar
want querer
can poder
must dever
love-verb amar
like gostar
give dar
take tomar, pegar
bring trazer
hold segurar
put pôr, botar
throw atirar, jogar
catch apanhar
pull puxar
push empurrar
open abrir
close fechar
cut cortar
sew coser, costurar
wash lavar
clean-verb limpar
cook-verb cozinhar, cozer
bake assar
burn arder, queimar
buy comprar
sell vender
pay pagar
work-verb trabalhar
build construir
dig cavar
plant-verb plantar, semear
write escrever
read ler
count contar
learn aprender
help ajudar, ajuda
wait esperar
find achar, encontrar
search procurar, buscar
live viver
be-born nascer
grow crescer
blow soprar
turn virar, girar
roll rolar
shake sacudir, abanar
tremble tremer
hit-strike golpear
scratch arranhar, coçar
rub esfregar
squeeze apertar, espremer
flow fluir, correr
float flutuar, boiar
drip pingar, gota
freeze gelar, congelar
smile sorrir
kiss-verb beijar
marry casar
hug abraçar
win ganhar
begin começar
change mudar, trocar
travel viajar
drive conduzir, dirigir
return voltar
leave partir, sair
stay ficar
send mandar, enviar
show mostrar
tie atar, amarrar
hang-up pendurar
pour verter, deitar
fill encher
mix misturar
shine brilhar
ring-verb tocar
snore ressonar, roncar
yawn bocejar
sneeze espirrar
tickle cócegas
whistle assobiar, apitar
whisper sussurrar
bark-dog ladrar, latir
sting picar
peel descascar
shave barbear
big grande
small pequeno
tiny minúsculo, pequenino
long comprido, longo
short curto, baixinho
tall-high alto
low baixo
wide largo
narrow estreito
thick grosso, espesso
thin fino, delgado
deep fundo, profundo
flat plano, chato
round redondo
straight reto, direito
sharp afiado, agudo
blunt rombo
heavy pesado
light-weight leve
hard duro
soft macio, mole
new novo
young jovem, novo
good bom, boa
better melhor
beautiful belo, bonito, lindo
strong forte
fast rápido, depressa
early cedo
hot quente
warm morno
cold frio
cool-fresh fresco
wet molhado, húmido, úmido
dry seco
full cheio
clean limpo
clear claro
bright brilhante
sweet doce
salty salgado
spicy picante
rich rico
happy feliz, contente
funny engraçado
clever esperto, inteligente
brave corajoso, valente
kind-nice simpático, amável, legal
honest honesto
healthy saudável
alive vivo
free livre
quiet calmo, quieto
loud alto, barulhento
easy fácil
difficult difícil
true verdadeiro
same mesmo, igual
other outro
alone-only só
shy tímido
wild bravio
strange esquisito, estranho
left esquerda
right-side direita
up em cima, acima
down em baixo, abaixo
in em, dentro
out fora
front frente
behind atrás
near perto
far longe
here aqui, cá
there ali, lá
where onde
when quando
who quem
what que, o quê
why porquê, por que
how como
yes sim
no não
i eu
you tu, você
he ele
she ela
we nós
they eles, elas
my meu, minha
your teu, tua
this este, isto
that isso, aquele
all tudo, todo
many muito
few pouco
more mais
less menos
very muito
and e
or ou
but mas
with com
without sem
now agora
always sempre
again outra vez, de novo
already já
soon logo, em breve
maybe talvez
hello olá, oi
goodbye adeus, tchau
thanks obrigado, valeu
please por favor, faz favor
sorry desculpa, desculpe
come-on vamos, bora
look-out cuidado
good-day bom dia
! vulgar | Pobacken, rundlich (Brasilien) | big bottom (Brazil) | gros derrière (Brésil) | culo grande (Brasil) | sederone (Brasile) : bundão
! insulting | Bengel, Kind (Portugal) | kid, brat (Portugal, also derogatory) | gamin (Portugal) | chaval (Portugal) | moccioso (Portogallo) : puto, putos
! everyday | Sehnsucht | longing, nostalgia | nostalgie | añoranza | nostalgia : saudade
! everyday | Kneipe, Imbiss | snack bar, tavern | troquet | tasca | bettola : tasca, boteco
! negative | Trick, krumme Tour | knack, shady shortcut | combine | apaño | espediente : jeitinho, maracutaia
slur-arab turco, mouro, monhé, sarraceno, homem-bomba, turcão, habibi, muçula, mourisco, maometano, turca, marroquino
! vulgar | Sex, Geschlechtsteile (Brasilien) | Brazilian slang for sex and genitals | argot brésilien du sexe | jerga brasileña del sexo | gergo brasiliano del sesso : piru, pepeka, chochota, grelho, checheca, rolinha, tezão, dar o rabo, chereca
! vulgar | Fluch (Portugal und Brasilien) | Portuguese swear word | juron portugais | palabrota portuguesa | imprecazione portoghese : puta que te pariu, pó caralho, puta merda
! insulting | Schimpfwort (Brasilien) | Brazilian insult | insulte brésilienne | insulto brasileño | insulto brasiliano : vacilão, recalcado
! everyday | Küken, kleiner Hahn | chick | poussin | pollito | pulcino : pinto, pintainho
! negative | Warteschlange | queue, waiting line | file d'attente | cola, fila | coda, fila : fila, bicha, bicha longa
`,
}
