import type { LanguageSource } from '../language-source.ts'

/** French. */
export const fr: LanguageSource = {
  code: 'fr',
  script: 'Latin',
  text: `
penis-vulgar bite, queue, zob, teub, pine, verge, sguègue, zgeg, kiki, zizi, chibre, dard, vit, bitte, quéquette, pénis, biroute, zguègue, zigounette, gland, gourdin, manche, braquemart, popaul, popol, zigouigoui, bistouquette, nœud, mandrin, engin, zézette, trique, saucisse, asperge, pinne, paf, sexe, robinet, gaule, poireau, zboub, teube, graine, batte, pissette, quenelle, guizmo, membre, membre viril
penis pénis, verge, phallus
vulva-vulgar chatte, moule, con, foufoune, teuch, minou, moniche, schnek, chagatte, minette, fente, cramouille, vagin, motte, choune, foune, foufe, teuche, teucha, figue, abricot, touffe, schneck, chneck, noune, plotte, pelote, bénitier, barbu, mounine, zézette, craque, frifri, millefeuille, pachole, vulve
vagina vagin, vulve, lèvres
testicles-vulgar couilles, couille, burnes, gosses, roupettes, roubignoles, bonbons, bourses, roustons, valseuses, testicules, joyeuses, noix, couillon, rognons, boules, noisettes, burne, couillu, bijoux de famille, kiwis
testicle testicule
breasts-vulgar nichons, nibards, lolos, lolo, nénés, loches, tétés, seins, roberts, roploplos, doudounes, nichon, miches, tétons, melons, boobs, rotoplots, tétasses, mamelles, néné, nénette, boules, flotteurs, totons, pis, mamelons
nipple téton, tété, mamelon
arse cul, fion, fesse, derche, popotin, pétard, arrière-train, boule, croupe, trou de balle, troufion, derrière, train, panier, cucul, croupion, oignon, baba, pot
buttocks fesses, derrière, fesse, popotin, croupe, postérieur, fessier, miches, pétard, cul-cul, croupion, arrière-train, lune, foufounes, joufflu
anus anus, anal, rondelle, anneau, fion, rosette, troufignon, trou de balle, pastille, œillet, anusse
arsehole trou du cul, enfoiré, enculé, trouduc, enflure, trou de balle, tdc, ordure, connard
pubic-hair poil, poils pubiens, toison, touffe, foufounette, barbu
crotch entrejambe, aine, fourche
clitoris clitoris, clito, bouton, haricot
foreskin prépuce
glans gland
erection bander, bandait, trique, gaule, érection, barre, tricard, triquer
semen sperme, foutre, jute, purée, sauce, crème, jus
fuck baiser, niquer, nique, baise, enculer, foutre, sauter, tringler, fourrer, bourrer, kiffer, enfiler, tirer, troncher, limer, sabrer, ken, culbuter, enfourner, se taper, tirer un coup, fourre, baiseur, ramoner, calcer, trombiner, besogner, queuter, pinailler, crosser, planter
fuck-exclamation putain, bordel, merde
sex sexe, cul, fesse, zizi-panpan, baise, galipette
intercourse rapport sexuel, coït, partie de jambes en l'air, accouplement, rapport, galipette, radada, baise, bagatelle
mate-animals s'accoupler, saillir
orgasm orgasme, jouir, jouissance, prendre son pied, pied, orgasmer
masturbate branler, branlette, se crosser, crosse, crosser, pignole, cinq contre un, paluche, se branler, se masturber, branle, s'astiquer, se toucher, astiquer, veuve poignet, se secouer, se polir le chinois, se paluche
wanker branleur, branlette, branleuse, branlo, crosseur
suck-vulgar sucer, suce, pomper, suceur, suceuse, tailler une pipe, sucette
blow-job pipe, turlutte, fellation, sucette, turlute, pompier, taillage de pipe, gâterie, taillage, plume, pompe, suce, flûte
sodomy sodomie, enculer, empaler, enculage, enculeur, empapaouter
horny excité, en chaleur, chaud, chaude, allumé, en rut, obsédé, lubrique, allumeuse, cochonne
heat-rut rut, en chaleur
lust luxure, lubricité, stupre, concupiscence
pervert pervers, vicieux, satyre, vicelard, obsédé, tordu, exhibo, cochon
lecher vieux cochon, satyre, cochon, vieux beau, coureur, queutard, chaud lapin, obsédé
obscene obscène, cochon, grivois, salace, paillard, graveleux, polisson, cochonneries, salé, coquin, ordurier
porn porno, X, boule, film de boules, film de cul
naked nu, à poil, nue, nu-fesses, cul nu, tout nu
striptease strip-tease
prostitute prostituée, tapin, courtisane, putain, tapineuse, péripatéticienne, poule, fille de joie, cocotte, racoleuse, michetonneuse, pute, belle-de-nuit, escorte, prostipute, hétaïre, guidoune
whore pute, putain, catin, grue, garce, traînée, gourgandine, guidoune, tapin, radasse, pétasse, pouffe, morue, roulure, poule, ribaude, tepu, péripatéticienne, grognasse, poufiasse, puterie, taspé
slut salope, traînée, pouffiasse, pouffe, pouf, garce, guedoune, radasse, cocotte, gourgandine, marie-couche-toi-là, roulure, chaudasse, cochonne, chaudière, gaupe, dévergondée, allumeuse, bitch, agace, agace-pissette, greluche
brothel bordel, maison close, claque, lupanar, boxon, clandé, maison de passe, bobinard, BMC
pimp maquereau, proxénète, mac, souteneur, julot, hareng, proxo
mistress maîtresse, amante, poule, cocotte, concubine, maîtresse entretenue
adultery adultère, infidélité, tromper, infidèle, adultérin
cuckold cocu, cornard, bafoué
incest inceste, incestueux, consanguin
paedophile pédophile, pédo, pédophilie, pointeur, pédéraste
rape viol, violer, violeur, agression sexuelle, violée, tournante
orgy orgie, partouze, échangiste, triolisme, plan à trois
fetish fétiche, fétichiste, sadomaso, sado-maso, masochiste, sadique, sadisme
dildo gode, godemiché, vibromasseur, sextoy
condom-slang capote, préservatif
virgin-sexual vierge, pucelle, puceau, hymen, dépucelage, déflorer, vierges
impotent impuissant, impuissance, bande-mou, mou de la bite
castrate châtrer, castrer, eunuque, castration, émasculer, châtré, castrat
shit merde, marde, chiasse, crotte, bouse, caca, merdeux, bren, colombin, étron, chiure, bran, merdre, chierie, mouscaille, merdier, merdique, mouise
shit-verb chier, chie, chié, chiée, caguer, couler un bronze, chiez, déféquer, poser une pêche, chieur, débourrer, faire caca
excrement étron, crotte, merde, selles, bouse, excréments, selle, colombin, fiente, bran, caca, déjections, fèces, matière fécale
poop caca, crotte, kaka, étron, popo, grosse commission, boudin, cacas
dung fumier, crottin, purin, bouse, lisier, crotte
droppings crotte, étron, merdouille, crottin, bouse, bousin, colombin, fiente, cigare, sentinelle, crottes
piss pisse, pisser, pissotière, pissou, pissat, pissoire, pipi, pissette, uriner, urine, vespasienne, pissenlit
urine urine, pisse, pipi
pee pipi, pisse, pissou, pissette, petit coin, pissoir
fart pet, péter, prout, vesse, perlouze, loufe, pété, pète, perle, caisse, gaz, vent, louise, loffe, flatulence, pétarade, proute
diarrhoea-vulgar chiasse, courante, drisse, tourista, foire, va-vite, chiassée
belch rot, roter, éructation, renvoi, rototo
vomit gerbe, gerber, vomi, vomir, dégueuler, dégobiller, dégueulis, rendre, gerbiller, renvoi, débecter
snot morve, crotte de nez, crotte, mouchure, morveux, loup, mickey
spit crachat, cracher, bave, mollard, glaviot, postillon, molard, baver, graillon
sweat sueur, transpiration, suée, suer, sueurs, transpirer
stink puer, pue, puant, schlinguer, cocotter, pestilence, puanteur, chlinguer, fouetter, empester, refouler, chlingue, cogner
pus pus, purulent, suppurer
toilet chiottes, chiotte, vécés, bécosse, tinettes, waters, goguenots, toilettes, gogues, gogs, WC, petit coin, cabinets, cabinet, ouaters, pissotière, toilette, latrines, vespasienne, PQ
latrine latrines, feuillées, chiottes, tinettes
chamber-pot pot de chambre, jules, vase de nuit, bourdalou
sewer égout, cloaque, fosse septique, caniveau, tout-à-l'égout
menstruation règles, menstruation, ragnagnas, débarque, menstrues, lunes, affaires, les Anglais
tampon tampon, serviette, serviette hygiénique, protège-slip
diaper couche
armpit aisselle, dessous de bras, dessous-de-bras
pimple bouton, pustule
dandruff pellicules
potbelly bedaine, bide, bedon, bidoche, poignées d'amour
tongue-kiss rouler une pelle, galoche, patin, frencher, pelle
seduce séduire, draguer, emballer, cruiser, allumer
lick lécher, lèche, lécheur, lèche-cul
hump tringler, sauter, troncher, baisouiller, fourrer, tirer, culbuter, bourrer, baiser
damn maudit, zut, tabarnak, câlice, crisse, ostie, tabernacle, hostie, diantre, sacrament, merde, putain, sacrebleu, bordel, purée, mince, flûte, ciboire, calisse, esti, criss
go-to-hell casse-toi, va chier, va te faire foutre, nique ta mère, dégage, NTM, va te faire enculer, mange de la marde
son-of-bitch fils de pute, FDP, fils de chienne, fils de salope
motherfucker enculé
bollocks conneries, foutaise, connerie, foutaises, balivernes, bêtises, couillonnade, carabistouilles, sornettes, fadaises, niaiserie, fariboles, bobard
transvestite travesti, travelo, travlo, drag-queen, trave
lingerie culotte, slip, string, petite culotte, caleçon, bobettes, brassière, tanga
peeping voyeur, mateur, voyeurisme
grope peloter, tripoter, mettre la main au panier, pelotage, palper, tripoteur, attouchement
bare-bottom cul nu
cleavage décolleté, balcon
hole-vulgar trou
stick-vulgar gourdin
idiot con, conne, connard, cave, niaiseux, nouille, boulet, deux de pique, zouf, truffe, gland, débile, andouille, cruche, gourde, niais, cloche, buse, épais, nono, tata, cornichon, tarte, bolosse, idiot, imbécile, abruti, couillon, crétin, triple buse, gogol, innocent, taré, ducon, trouduc, demeuré, tocard, tarlouze
fool fou, nigaud, niais, sot, benêt, dupe, gogo, pigeon, dindon, naze, nouille, poire, simplet, bouffon, zozo, gugusse, ballot, cornichon, bêta, dadais, jobard, fada, corniaud, pomme
stupid bête, con, niais, débile, sot, niaiseux, nunuche, neuneu, concon, stupide, couillon, niaise, sotte, idiot, bébête, bêta, borné
cretin crétin
blockhead abruti, andouille, cruche, gourde, buse, bûche, cloche, gland, courge, patate, bourrique, ganache, manche, tarte, cancre, endive, truffe, quiche, banane, glandu
clumsy maladroit, empoté, gauche, pataud, manche, lourdaud, balourd, gourde
crazy fou, folle, dingue, cinglé, taré, toqué, timbré, fada, maboul, barjo, louf, ouf, barge, barjot, givré, marteau, siphonné, dingo, zinzin, foldingue, loufoque, braque, jeté, tapé, fêlé, cintré, sonné, chtarbé, piqué, craqué
madman aliéné, cinglé, fou, malade, dément, psychopathe, foldingue, détraqué
madhouse asile, asile de fous, HP, cabanon, hôpital psychiatrique
retarded attardé, retardé, arriéré, demeuré, simplet
cripple estropié, infirme, éclopé, mutilé, impotent, invalide
lame-person boiteux, boiter, bancal, éclopé, claudiquer
blind-person aveugle, aveugler, bigleux, miro, non-voyant
deaf-person sourd, sourdingue, malentendant, dur d'oreille
mute-person muet, sourd-muet, aphone
stutterer bègue, bégayer, zozoter
hunchback bossu, Quasimodo
dwarf nain, nabot, avorton, lilliputien, gnome, demi-portion, naine, rase-mottes
bald chauve, crâne d'œuf, dégarni, chauve-souris, tondu
ugly moche, laid, laide, laideron, tarte, cageot, hideux, mochard, vilain, tocard, affreux, mochetée, boudin, thon, laidron, horrible
fat-person gros, obèse, gros lard, patapouf, bouboule, boudin, toutoune, dondon, gras-double, gras du bide, barrique, grosse, enrobé, baleine, gras, pansu, tonneau, mémère, bibendum
skinny maigre, maigrichon, sac d'os, échalas, squelettique, gringalet, osseux, asperge
coward lâche, trouillard, pleutre, couard, poule mouillée, péteux, froussard, dégonflé, chiffe, poltron, couille molle, pétochard, lopette, femmelette
weakling mauviette, gringalet, mou, lavette, chiffe molle, lopette, femmelette, avorton, molasson, couille molle, minus, nabot
sissy femmelette, poule mouillée, chochotte, mauviette, fillette, lopette, moumoune, efféminé, chiffe molle, mijaurée
bastard bâtard, salaud, salopard, enfoiré, fumier, ordure, fils de pute, salop, saligaud, pourriture, enflure, sagouin, charogne
scoundrel scélérat, canaille, fripouille, crapule, voyou, gredin, coquin, vaurien, fripon, gueux, malfrat, racaille, filou, brigand, maraud, malandrin, pendard, gouape, arsouille
rascal galopin, coquin, vilain, garnement, polisson, sale gosse, chenapan, fripon, diablotin, canaille, ptit con, lascar, loulou
scum racaille, ordure, lie, rebut, vermine, pègre, raclure, populace, caillera
wretch misérable, malheureux, pauvre type, minable, pouilleux, miteux, gueux
tramp clochard, vagabond, clodo, SDF, romanichel, va-nu-pieds, cloche, robineux
beggar mendiant, mendigot, gueux, quémandeur, mendier, tapeur
loser perdant, raté, minable, loser, looser, losere
lazybones paresseux, fainéant, feignant, flemmard, glandeur, cossard, flemme, rossard, tire-au-flanc, tire-au-cul, larve
glutton glouton, goinfre, morfale, goulu, gouffre, bâfreur, goulue, porc
miser avare, radin, grippe-sou, rapiat, pingre, rat, harpagon, ladre, chiche, radine, séraphin, gratteux, cheap
greedy avide, cupide
drunkard ivrogne, pochard, poivrot, pochtron, soûlard, alcoolo, soûlaud, soulard, soiffard, picoleur, alcoolique, soûlon
drunk bourré, soûl, saoul, ivre, rond, pompette, soul, chaudasse, paf, chaud, gris, paqueté, pété, beurré, cuite, noir, torché, bituré, murgé, schlass, déchiré, plein, pinté, pafé, ivre mort, cuité
liar menteur, mytho, bonimenteur, baratineur, menteuse, mythomane, fabulateur, affabulateur
cheat tricheur, escroc, arnaqueur, filou, aigrefin, voleur, margoulin, carotteur, faisan, charlatan, truand
hypocrite hypocrite, faux-cul, faux jeton, faux derche, tartufe, sainte-nitouche, bigot, faux-jeton
traitor traître, trahison, trahir, félon, renégat, judas, balance, vendu
snitch mouchard, balance, cafteur, cafard, donneuse, indic, poucave, rapporteur, corbeau, stool, délateur
toady lèche-bottes, lèche-cul, fayot, carpette, lécheur, lèche-botte, téteux, flatteur, courtisan
braggart frimeur, vantard, crâneur, hâbleur, m'as-tu-vu, fanfaron, matamore, kéké, kakou, tartarin, bluffeur
arrogant arrogant, prétentieux, hautain, suffisant, orgueilleux, prétentiard, morgue, bêcheur, snob, snobinard, pimbêche
cheeky insolent, effronté, culotté, impertinent, malappris
rude grossier, malpoli, malotru, impoli, vulgaire, grossièreté, malappris
boor plouc, beauf, péquenaud, bouseux, péquenot, cul-terreux, gougnafier, rustre, goujat, mufle, butor, manant, croquant, colon, paysan, cambrousard, habitant, quétaine, bourrin, lourdaud
gossip commère, ragot, pipelette, concierge, cancan, bavarde, commérage, pie, langue de pute, potin
busybody fouineur, fouille-merde, fouinard, mêle-tout
old-hag vieille sorcière, mégère, vieille peau, rombière, harpie, sorcière, pouffiasse, chipie, vieille bique, carabosse, virago, mémère, furie, vieille
old-man-derog vieux schnock, croulant, vieux con, schnock, gâteux, papi, ancêtre, vioque, vieux débris, barbon, birbe, fossile
old-maid vieille fille, catherinette, vieille bique
bimbo bimbo, pouffe, cruche, potiche, dinde, greluche, poufiasse, pétasse, cagole, gourde, bécasse, bécassine, pimbêche
slave esclave, esclavage, serf, esclavagiste
servant-derog larbin, laquais, domestique, sous-fifre, bonniche, boniche
pig cochon, porc, pourceau, goret, cochonne, porcherie, verrat
sow truie, gorette, souillon
donkey âne, bourricot, baudet, bourrique, ânerie
ox-insult bœuf, buse
cow-insult grosse vache, vache, peau de vache, vachette, vacherie
goat-insult bique, bouc
dog-insult chien, clébard, clebs, cabot, molosse, bâtard, roquet, corniaud, chien galeux
bitch chienne, garce, salope, pétasse, chiennasse, poufiasse, connasse
monkey-insult singe, macaque, guenon, babouin, ouistiti
rat-insult rat, rat d'égout
snake-insult vipère, couleuvre, vipère lubrique, aspic
chicken-insult poule mouillée, dinde
goose-insult oie, bécasse
worm-insult ver, larve
louse pou, poux, toto, morpion, morbac, lente
vermin vermine, nuisible, parasite, cafards, bestiole
parasite parasite, pique-assiette, sangsue, profiteur, tapeur, tique, crevard
toad crapaud
hyena hyène, chacal
vulture vautour
beast bête, brute, bestiole, animal
monster monstre, monstrueux, ogre, croque-mitaine, abomination, créature
savage sauvage, barbare, barbarie, sauvagerie, cannibale, sauvageon
primitive primitif
trash-person ordure, raclure, raclure de bidet, déchet, rebut, détritus, salaud
shame-on-you honte, déshonneur, opprobre, ignominie, infamie, humiliation, honteux
mock se moquer, raillerie, moquerie, ridicule, risée, bafouer, ridiculiser, railler
insult insulte, injure, insulter, offense, outrage, gros mot, injurier, diffamation
slur-black nègre, bamboula, négro, bougnoule, négresse, noiraud, sale noir, moricaud, banania, macaque, bougnoul, blackos, renoi, kala, négrillon, bobosse
slur-jew youpin, feuj, youtre, youde, juif
slur-roma romano, manouche, gitan, bohémien, romanichel, rabouin, camp-volant
slur-asian niakoué, chinetoque, bridé, niakwé, noich, jaune, face de citron, chintok, bol de riz, niac, viet
slur-arab bougnoule, bicot, crouille, raton, melon, sidi, bico, arabe, rebeu, beur, bic, gris, arbi, bougne, moricaud, barbu, burnous
slur-white toubab, babtou, face de craie, gaouri, zoreille, vazaha, cul blanc, visage pâle, gwer
slur-foreigner métèque, rital, rastaquouère, espingouin, portos, polak, macaroni, polaque, immigré, espingo, portosse, importé, ritale, yougo
slur-neighbour boche, rosbif, macaroni, schleu, fridolin, chleuh, polack, rital, teuton, amerloque, ricain, angliche, frisé, belge, schleuh, chleu, fritz, frog, espingouin, helvète, casque à pointe, tête carrée, maudit Français, bloke, tête-carrée
slur-region plouc, parigot, chti, péquenaud, bouseux, ploucs, parisien tête de chien, corse, ch'ti, breton, bretonne, savoyard, bécassine
slur-gay pédé, PD, tapette, tante, fiotte, pédale, tantouze, tarlouze, fif, moumoune, tafiole, tata, tantouse, lopette, folle, fifi, lope, enculé, pédoque, pédéraste, tarlouse, gai, phoque, tantine, inverti, emmanché
slur-lesbian gouine, goudou, gousse, brouteuse, broute-minou, gougnotte, lesbos, butch, camionneuse
slur-trans travelo
slur-disabled gogol, mongolien, débile, mongol, triso, handicapé, attardé, bossu, infirme, cul-de-jatte, trisomique, gol
slur-woman pouffiasse, gonzesse, greluche, poule, dinde, meuf, pouffe, pouliche, bonne femme, grognasse, nana, poufiasse, gaupe, donzelle, mémère, rombière, bourgeoise, garce, mal baisée, thon, bitch, bombasse, boudin, chienne
slur-poor cassos, prolo, gueux, pouilleux, clodo, crève-la-faim, pauvre, BS, traîne-savate, gagne-petit, miteux
gay gay, homosexuel
lesbian lesbienne
big-mouth grande gueule, gueule, gueulard, margoulette, claquette, clapet, babouines
big-nose gros pif, pif, blair, tarin, tarbouif, nase, blase
shut-up ta gueule, la ferme, TG, ferme-la, tais-toi, ta yeule, boucle-la
bore-person casse-pieds, raseur, emmerdeur, chieur, casse-couilles, pot de colle, chiant, enquiquineur, emmerdeuse, lourd, relou, boulet, emmerde, fatigant
naive naïf, gogo, naïveté, crédule, candide, pigeon, bonne poire, jobard, dindon de la farce, niaiseux
stubborn têtu, entêté, tête de mule, obstiné, borné, cabochard, tête de cochon
clown clown, bouffon, guignol, pitre, rigolo, saltimbanque, bouffonne, zigoto
puppet marionnette, pantin
ignorant ignorant, inculte, ignare, analphabète, ignorance, illettré, béotien
good-for-nothing vaurien, bon à rien, nul, minable, raté, nullard, zéro, tocard, pas-grand-chose, propre à rien, sous-merde, moins que rien
upstart parvenu, nouveau riche, arriviste, m'as-tu-vu
death mort, trépas, camarde, faucheuse
dead mort, morte, crevé, clamsé, refroidi, feu, canné, décédé
die mourir, crever, crève, canner, clamser, claquer, calancher, caner, décéder, passer l'arme à gauche
corpse cadavre, macchabée, macab, refroidi, dépouille, macchab, charogne, morgue
carrion charogne, cadavre, pourriture, bidoche, charognard, vautour
grave tombe, tombeau, caveau, sépulcre, sépulture, mausolée, pierre tombale, fosse commune, crypte
coffin cercueil, corbillard, sarcophage
funeral enterrement, funérailles, obsèques, inhumation, funérarium, funèbre, croque-mort, fossoyeur, crématorium, incinération, pompes funèbres, mortuaire, macabre
cemetery cimetière, nécropole, ossuaire, charnier, morgue, crématoire
mourning deuil, endeuillé, pleureuse, éploré, funéraire
widow veuve, veuf, veuvage
orphan orphelin, orphelinat
skeleton squelette
skull crâne, tête de mort
ghost fantôme, revenant, spectre, hanté, esprit frappeur, apparition, fantomatique
vampire vampire, Dracula, suceur de sang, goule
zombie mort-vivant, zombi, revenant, goule
kill tuer, buter, zigouiller, crever, flinguer, refroidir, descendre, dézinguer, trucider, liquider, occire
murder meurtre, assassinat, homicide, tuerie, assassiner, féminicide, parricide, infanticide, fratricide, égorger
murderer assassin, meurtrier, meurtrière, tueur, tueur en série, égorgeur, tueuse, criminel, tueur à gages
suicide suicide, suicidaire, se suicider, se tuer, kamikaze, se pendre
hang-person pendre, potence, pendaison, gibet, pendu, lyncher, lynchage, échafaud
execution exécution, guillotine, mise à mort, peine de mort, chaise électrique, fusiller, exécuter, peine capitale, bûcher
executioner bourreau
behead décapiter, décapitation, guillotiner, décollation, raccourcir
strangle étrangler, étouffer, étrangleur, asphyxier, étranglement, suffoquer
drown se noyer, noyade, noyé, naufrage
massacre massacre, tuerie, carnage, hécatombe, boucherie, bain de sang, massacrer
slaughterhouse abattoir
butcher-derog boucher
torture torture, supplice, tortionnaire, martyriser, torturer, tourment, gégène, chevalet
beat battre, frapper, tabasser, cogner, rosser, raclée, dérouillée, passage à tabac, bastonner, fessée, tannée, matraque
slap gifle, claque, baffe, beigne, torgnole, mornifle, taloche, gifler, mandale
fight bagarre, rixe
violence violence, violent, brutalité, maltraitance, agression, sévices, brute, brutaliser, viol
wound blessure, plaie, blessé, lésion, entaille, mutilation, coupure, mutilé, balafre
scar cicatrice, balafre, balafré, stigmate, défiguré
blood sang, saignement, saigner, sanglant, hémorragie, ensanglanté, sanguinaire
bomb bombe, grenade, bombe atomique, explosif, obus, dynamite, attentat, mine antipersonnel, bombarder
gun pistolet, fusil, flingue, revolver, pétoire, mitraillette, carabine, kalach, mitrailleuse, fusillade
bullet balle
knife-weapon poignard, surin, cran d'arrêt, machette, poignarder, schlass, baïonnette
weapon arme
explosion explosion, exploser, détonation, déflagration, attentat
whip fouet, cravache, fouetter, martinet, flagellation, knout
trap piège, embuscade, guet-apens, souricière, traquenard
chain-fetter chaîne, entrave, menottes, enchaîné, joug
prison taule, prison, cachot, trou, gnouf, placard, tôle, zonzon, ballon, cabane, mitard, geôle, bagne, ombre, violon
prisoner prisonnier, détenu, taulard, captif, bagnard, forçat
thief voleur, chapardeur, truand, cambrioleur, pickpocket, filou, carambouilleur, brigand, tireur, larron, piqueur, tire-laine, voleuse, monte-en-l'air
steal voler, chiper, chipe, piquer, chourer, faucher, barboter, tirer, choper, chouraver, chaparder, taxer, dérober
robber brigand, bandit, braqueur, gangster, malfrat, truand, bandit de grand chemin
robbery braquage, vol, hold-up, cambriolage, brigandage, braquer, rapine
plunder piller, pillage, pilleur, saccage, razzia, mettre à sac, saccager
gangster gangster, bande, truand, voyou, caïd, malfrat, pègre, mafieux, maffieux
mafia mafia, mafieux, Cosa Nostra, pègre, yakuza
criminal criminel, malfaiteur, délinquant, bandit, hors-la-loi, coupable, repris de justice, scélérat
crime crime, délit, forfait, méfait, délinquance, criminalité
kidnap enlever, kidnapper, enlèvement, kidnapping, rapt, séquestrer, ravisseur, rançon
blackmail chantage, chanteur, racket, extorsion, rançon, racketter
bribe pot-de-vin, bakchich, dessous-de-table, corruption, soudoyer, graisser la patte
corrupt corrompu, ripou, corruption, véreux, vénal, pourri
fraud arnaque, fraude, escroquerie, carotte, entourloupe, magouille, truand, arnak, attrape-nigaud, duperie, supercherie, carambouille, escroc
counterfeit contrefaçon, faux, falsifié, faux billet, bidon, imitation, plagiat, toc, faussaire, contrefait
lie mensonge, bobard, mytho, craque, pipeau, bourde, menteur, salade, baratin, menterie, bluff
false faux, toc, bidon, fausseté, feint, mensonger, camelote, frelaté, factice, fausse
trick ruse, tromperie, tromper, piège à cons, duperie, entourloupe, arnaquer, berner, coup monté
smuggler contrebandier, contrebande, passeur, trafiquant, trafic, passeuse
pirate pirate
arson incendie criminel, pyromane, incendiaire, pyromanie
fire-blaze incendie, brasier, feu de forêt, fournaise
enemy ennemi, adversaire, ennemie, hostile, rival
hate haine, haïr, détester, haineux, détestation, exécration, abhorrer, aversion
revenge vengeance, vendetta, se venger, représailles, vengeur
anger colère, rage, fureur, courroux, furie, rogne, furieux, énervement, hargne
angry en colère, fâché, furieux, furax, furibard, énervé, colérique, enragé, vénère, irrité
evil mal, méchant, maléfique, mauvais, malfaisant, méchanceté, malveillant, diabolique, pervers, odieux, vil
bad mauvais, nul, minable, pourri, médiocre, exécrable, lamentable, calamiteux, dégueulasse, affreux, craignos
worse pire, le pire, empirer, pis
cruel cruel, cruauté, sadique, impitoyable, sanguinaire, inhumain, barbare
fear peur, trouille, pétoche, frousse, chocottes, flip, les boules, foire
terror terreur, horreur, effroi, épouvante, épouvantable, terrifiant, affreux, hideux, horrible, effroyable
nightmare cauchemar, cauchemardesque, mauvais rêve, bad trip
danger danger, péril, risque, menaçant, périlleux
dangerous dangereux, périlleux, risqué, dangereuse, mortel, nocif, nuisible
threat menace, menacer, menaçant, intimidation, chantage
accident accident, collision, carambolage, crash, naufrage, accidenté, déraillement, accrochage
disaster catastrophe, désastre, cataclysme, fiasco, drame, tragédie, catastrophique, sinistre, débâcle
misfortune malheur, malchance, infortune, guigne, poisse, déveine, malédiction, malchanceux, mésaventure, manque de pot, scoumoune
bad-omen mauvais augure, poisse, oiseau de malheur, porte-malheur, scoumoune, guigne, vendredi treize, funeste, treize
curse malédiction, maudire, maudit, sortilège, anathème, envoûtement
doom perte, ruine, perdition, damnation, déchéance, fin du monde
damage dommage, dégât, ravage, endommagé, abîmer, préjudice, dégradation, nuire, saccage, tort, sabotage
destroy détruire, destruction, démolir, anéantir, ruiner, bousiller, ravager, exterminer, dévaster, saccager
broken cassé, casse, foutu, en panne, naze, niqué, nase, mort, pété, brisé, hors service, HS, flingué, fichu, kaput, bousillé, brisée, scrap
break-verb casser, casse, briser
breakdown panne, bug, bogue, défaut, pépin
crack fissure, fêlure
rust rouille, rouillé, rouiller, corrosion
rot pourri, pourriture, pourrir, putride, décomposition, putréfaction, moisi, gangrené, gâté, putréfié
mould moisi, moisissure, moisir, pourriture, mildiou
stale rance, rassis, périmé, moisi, éventé, ranci, croupi
spoiled gâté, avarié, pourri, périmé, tourné, corrompu, moisi
garbage ordure, ordures, poubelle, déchets, détritus, immondices, vidanges, déchet, rebut, décharge, déchetterie, vide-ordures, vidange, rejets
junk camelote, ferraille, bric-à-brac, vieillerie, brol, bazar, cochonneries, tacot, guimbarde, cossins, rossignol, poubelle
rubbish-quality pacotille, toc, camelote, daube, merdouille, cochonnerie, saloperie, nanar, navet, cheap, bas de gamme, kitsch, ringard, bidon, craignos, pourri
dirt saleté, crasse, merde, cochonnerie, souillure, salissure, ordure, fange, crotte
dirty sale, crade, crado, cradingue, malpropre, cracra, dégueu, dégueulasse, crasseux, crotté, salissant, souillon, cochon, salingue, salope
stain tache, souillure, tacher, éclaboussure, salissure, taché
mud boue, gadoue, bouse, vase, fange, boueux, bouillasse
swamp marais, bourbier, marécage, tourbière, bourbe, fange, vasière, cloaque
dust poussière
slime bave, glaire, vase, limon, gluant, visqueux, mucus, morve
soot suie, noir de fumée, encrassé
poison poison, venin, empoisonner, toxine, arsenic, mort-aux-rats, cyanure, poisons, empoisonneur, empoisonnement, ciguë, strychnine
toxic toxique, nocif, vénéneux, venimeux, cancérigène, contaminé, radioactif, amiante, pollué
ashes cendre, cendrier, réduit en cendres, mégot
disgust dégoût, beurk, pouah, répulsion, nausée, écœurement, berk, répugnance, aversion
disgusting dégueulasse, dégoûtant, beurk, dégueu, répugnant, immonde, infect, ignoble, dégueux, dégoûte, débectant, écœurant
yuck beurk, pouah, berk, beuh, bouark, beurque, ouache
poor pauvre, indigent, nécessiteux, miséreux, démuni, sans le sou, pauvreté
poverty pauvreté, misère, indigence, mouise, dèche, débine, purée, pauvre, précarité
hunger faim, affamé, famélique, crève-la-faim, crever la dalle, fringale, la dalle
famine famine, disette, malnutrition, inanition
thirst soif
debt dette, endettement, endetté, ardoise, créance, surendettement, débiteur, usurier, huissier, dettes
bankrupt faillite, fauché, banqueroute, ruiné, en faillite, insolvable, déconfiture, krach, liquidation, dépôt de bilan, sur la paille
loss perte, perdu, déficit, perdant, pertes, préjudice
lose perdre, perdant, défaite, vaincu, raclée
failure raté, bide, fiasco, échec, four, flop, plantage, ratage, loupé, foirade, échoué, ratée, débâcle, insuccès, naufrage, foirer, planter, louper, capoter
fall-verb tomber, chute, effondrement, dégringolade, s'écrouler, chuter, culbute, gadin
error erreur, faute, bourde, boulette, gaffe, bévue, connerie, couac, bavure, bug, raté
guilt faute, culpabilité, coupable, tort, remords, culpabiliser, péché
punishment punition, peine, châtiment, punir, sanction, fessée, peine de mort, supplice
fine-penalty amende
tax impôt
problem problème, ennui, souci, tracas, pépin, embrouille, emmerde, embêtement, difficulté, hic, galérer
quarrel dispute, querelle, engueulade, chamaillerie, prise de bec, bisbille, altercation, se disputer, brouille, embrouille
scandal scandale, scandaleux, esclandre, magouille
chaos chaos, pagaille, bordel, foutoir, bazar, merdier, capharnaüm, boxon, foire, souk, foutoire, barnum
noise bruit, vacarme, tapage, raffut, boucan, tintamarre, chahut, brouhaha
cheap bon marché, pas cher
expensive cher, hors de prix, coûteux, exorbitant, coup de fusil
worthless nul, nulle, naze, nase, pourri, daube, nullard, de merde, sans valeur, minable, merdique, zéro, bidon, à chier, poche
useless inutile, vain, nul, bon à rien, superflu
weak faible, faiblard, mou, faiblesse, chétif, débile, frêle, malingre, fragile, impuissant
slow lent, lenteur, lambin, traînard, à la traîne
late tard, en retard, tardif, retardé, retardataire
old vieux, vieillard, vétuste, périmé, désuet, vieillot, croulant, gâteux, démodé, ringard, sénile
worn-out usé, usagé, râpé, élimé, délabré, miteux, vétuste, fatigué, usure, déglingué
empty vide, vidé, creux, néant, vacuité
nothing rien, que dalle, néant, nada, que couic, nib, zéro, rien du tout, walou, peau de balle
nobody personne
never jamais, jamais de la vie, plus jamais
not pas, ne pas, nenni
does-not-go ne marche pas, ne va pas
stop arrêter, stop
end fin
finished fini, foutu, cuit, fichu, terminé, mort, fini de chez fini, grillé, râpé, kaput, has been
boring chiant, chiante, barbant, rasoir, soûlant, plate, gonflant, relou, ennuyeux, plat, ennuyant, barbe, fade
bitter amer
sour aigre, acide
sad triste, malheureux, tristesse, morose, chagrin, déprimé, mélancolique, affligé, cafardeux, désespéré, navrant
sorrow chagrin, peine, tristesse, douleur, désespoir, détresse, affliction, tourment, désolation, cafard, spleen
cry-weep pleurer, chialer, sangloter, pleurnicher, larmoyer, pleurs, pleurnichard, chouiner
tear-drop larme
scream cri, crier, hurler, hurlement, gueuler, brailler, beugler, braillard
complain se plaindre, râler, geindre, plainte, se lamenter, gémir, râleur, rouspéter, grogner, pleurnicher, ronchonner, chialer, bougonner
lonely seul, solitaire, solitude, isolé, esseulé, abandonné
pity pitié, dommage
shame honte, gêne, honteux, humiliation, gênant, la honte, pudeur, embarrassant
tired fatigué, crevé, épuisé, naze, claqué, las, vanné, lessivé, éreinté, exténué, flagada, raplapla, à plat, mort
cold-neg froid
dark sombre, obscur, ténébreux, lugubre
darkness obscurité, ténèbres, noirceur, pénombre, nuit noire
shadow ombre
abyss abîme, gouffre, précipice, abysse, ravin, béant
storm tempête, orage, ouragan, cyclone, tornade, typhon, bourrasque
earthquake tremblement de terre, séisme, secousse, tsunami, tremblement
flood inondation, déluge, crue, raz-de-marée, inondé
drought sécheresse, aridité, desséché
smoke-fumes fumée
cigarette cigarette, clope, sèche, cibiche, mégot, tige, garo, smoke, pipe
drug drogue, came, dope, stup, défonce, trip, opium, schnouf, stups, drep
cannabis cannabis, herbe, shit, beuh, pétard, joint, pot, bédo, marijuana, ganja, kif, haschich, tarpé, marie-jeanne, spliff, oinj, kiffer, teuch, weed, bang, stick
cocaine cocaïne, coke, neige, coco, blanche, schnouf, poudre, CC, rail, dure
heroin-drug héroïne, héro, blanche, came, brune, rabla, poudre, cheval
amphetamine amphétamine, ecsta, speed, ecstasy, exta, taz, meth, MDMA
drug-addict drogué, toxico, junkie, camé, toxicomane, défoncé, schnouffé, tox
drug-dealer dealer, dealeur, trafiquant, pusher, fourgue
overdose overdose, surdose, OD
booze gnôle, pinard, picole, vinasse, piquette, bibine, tord-boyaux, picrate, jaja, casse-pattes, boisson
hangover gueule de bois, mal aux cheveux, GDB, lendemain de veille
gambling jeu d'argent, casino, roulette, loto, pari, joueur compulsif, machine à sous
devilish-luck calamité, fléau, désastre, plaie, malheur
burden fardeau
obstacle obstacle, entrave, embûche, barrage, empêchement
limp-slack mou, molle, flasque, ramollo, avachi, ramolli, mol, mollasson, pendouiller
hollow creux, creuse
crooked tordu, de travers, tordue, bancal, biscornu, tortu, véreux, de guingois
flat-dull fade, plat, insipide, fadasse, sans saveur, plate
thin-watery mince, clair
raw-unripe cru, vert
burnt brûlé
leak fuite, coule, fuir, couler, fuit
lack manque, pénurie, carence, manquer, disette, rareté, insuffisance
delay retard, retardement, ajournement, embouteillage
forget oublier, oubli, oublié, aux oubliettes, oublieux
refuse refuser, refus, rejeter, veto, rejet, débouter
forbidden interdit, défendu, interdiction, prohibé, illégal, illicite, prohibition, proscrit
escape fuir, fuite
hide cacher
lost perdu, égaré, paumé, disparu, perdue
abandoned abandonné, délaissé, largué, déserté, plaqué, abandon
ruin ruine, ruiné, décombres, délabré, gravats, épave
beggary misère, dénuement
slum bidonville, taudis, favela, ghetto
hovel taudis, bouge, gourbi, bicoque, cahute, masure, cambuse, trou à rats, turne
rag chiffon, loque, haillon, guenille, torchon, serpillière, nippes, chiffonnier, fripe, hardes
crutch béquille
gloomy morne, lugubre, sinistre, glauque, funèbre, maussade, sordide, macabre
cockroach cafard, blatte, cancrelat, coquerelle
flea puce, puces, pouilleux, puceron
bedbug punaise
tick tique
maggot asticot, larve, ver de terre, vermine
leech sangsue
rat rat, raton, rongeur, rats
scorpion scorpion
spider araignée
fly-insect mouche
mosquito moustique, moucheron, maringouin
jellyfish méduse
weed-plant mauvaise herbe, chiendent, ortie, chardon, pissenlit
thorn épine
disease maladie, affection, maladie honteuse, MST, infirmité, syndrome, sida, mal, IST, malade
sick malade, souffrant, patraque, maladif, grippé, contagieux
plague peste, pestiféré, bubonique, peste noire, pestilence
epidemic épidémie, pandémie, contagion, Covid, Ebola, grippe aviaire, quarantaine, fléau
cancer cancer, cancéreux, leucémie, métastase, mélanome, chimio, cancérigène, carcinome
tumour tumeur, kyste, polype, grosseur, fibrome, excroissance
ulcer ulcère, chancre, plaie, aphte, fistule, escarre, ulcéreux
abscess abcès, furoncle, panaris, anthrax, bubon, orgelet, pustule
leprosy lèpre, lépreux, léproserie
cholera choléra, dysenterie
typhus typhus, typhoïde, fièvre typhoïde
tuberculosis tuberculose, phtisie, tubard, tuberculeux, TB, poitrinaire
malaria paludisme, malaria, fièvre jaune, dengue, palu
smallpox variole, petite vérole, vérole
measles rougeole, rubéole, scarlatine
mumps oreillons
chickenpox varicelle
scabies gale, galeux, teigne, pelade, rogne
rash eczéma, éruption, urticaire, boutons, psoriasis, acné, zona, dartre, érythème, impétigo
itch démangeaison, démanger, gratter, prurit, poil à gratter
wart verrue, verruqueux, verrues
boil-swelling bosse, enflure, œdème, gonflement, bubon, boursouflure, bouffi, enflé, tuméfié
gout goutte
haemorrhoids hémorroïdes, émeraudes
diarrhoea diarrhée, tourista, colique, gastro, dysenterie, incontinence
constipation constipation, constipé
nausea nausée, nauséeux, mal de mer, haut-le-cœur, vomissement, écœuré
cough toux, tousser, coqueluche, quinte
cold-illness rhume, enrhumé, catarrhe, coryza, angine, refroidissement, sinusite, crève
flu grippe, grippé, influenza, crève
fever fièvre, fiévreux, fébrile, délire, frissons
pain douleur, bobo, souffrance, aïe, douloureux, souffrir, sciatique, colique, calvaire, lumbago
headache mal de tête, migraine, mal de crâne
toothache mal de dents
caries carie, mauvaise haleine, tartre, plaque dentaire, halitose
cramp crampe, spasme, convulsion, tic, crampes
epilepsy épilepsie, épileptique, crise d'épilepsie, convulsion, haut mal
stroke-illness AVC, apoplexie, embolie, thrombose
heart-attack infarctus, crise cardiaque, arrêt cardiaque, angine de poitrine
diabetes diabète, diabétique, insuline
aids sida, séropositif, VIH, sidéen
syphilis syphilis, vérole, chtouille, chaude-pisse, MST, chancre, maladie vénérienne, vérolé
gonorrhoea blennorragie, chaude-pisse, chtouille, gono, blenno
herpes herpès, bouton de fièvre, zona, chlamydia
jaundice jaunisse, hépatite, cirrhose, ictère
rabies rage, enragé, rabique
tetanus tétanos
polio polio
rheumatism rhumatisme, arthrite, arthrose, rhumatismes
asthma asthme, bronchite, pneumonie, asthmatique, emphysème, pleurésie, diphtérie
allergy allergie, allergique, rhume des foins
anaemia anémie, anémique, scorbut, rachitisme, hémophile
gangrene gangrène, nécrose, septicémie, gangrené, engelure
hernia hernie
goitre goitre
paralysis paralysie, paralysé, paralytique, paraplégique, tétraplégique, hémiplégie
coma coma
faint-verb évanouissement, évanoui, s'évanouir, malaise, syncope, tomber dans les pommes, vertige
dementia démence, Alzheimer, sénile, gâteux, sénilité, Parkinson, gaga
depression dépression, déprime, dépressif, schizophrène, névrose, burn-out, anorexie, boulimie, psychose, parano, hystérie, bipolaire, angoisse
autism autisme, autiste, Asperger
miscarriage fausse couche, prématuré, faiseuse d'anges
abortion avortement, IVG, avorter, avorton, faiseuse d'anges
stillborn mort-né
infertile stérile, stérilité, infécond, infertilité
infection infection, infecté, contagieux, contaminé, septicémie, cystite, mycose
inflammation inflammation, appendicite, méningite, gastrite, conjonctivite, otite
virus virus, coronavirus, viral, Covid, Ebola, norovirus
germ microbe, bactérie, bacille, salmonelle, bactéries, anthrax, listeria
tapeworm ver solitaire, ténia
bruise bleu, ecchymose, hématome, contusion, œil au beurre noir, coquard, ecchymoses
fracture fracture, fêlure, entorse, foulure, os cassé
burn-injury brûlure
surgery opération
amputate amputer, amputation, amputé, moignon, manchot
enema lavement, suppositoire, coloscopie, clystère
pill pilule, comprimé
injection piqûre, seringue
hospital hôpital
laxative laxatif, purgatif, huile de ricin
medicine médicament
ambulance ambulance
psychiatry psychiatrie, hôpital psychiatrique, camisole de force, asile, lobotomie, électrochoc
squint loucher, strabisme, bigleux, cataracte, glaucome, coquetterie dans l'œil
phlegm glaire, crachat
scab croûte
blister cloque, ampoule
numb engourdi
intestine boyau, intestin, tripes, boyaux, entrailles, côlon, tripe, viscères, abats
rectum rectum
bladder vessie, vésicule biliaire, incontinence
womb utérus
placenta placenta
ovary ovaire
prostate prostate
kidney-stone calcul rénal
hitler Hitler, Führer, Adolf, Troisième Reich, Mein Kampf
nazi nazi, néonazi, SS, skinhead, nazisme, gestapiste, aryen
swastika croix gammée
fascist fasciste, facho, fascisme, extrême droite, faf, frontiste
mussolini Mussolini
stalin Staline
lenin Lénine
mao Mao Zedong
pol-pot Pol Pot, Khmers rouges
dictator dictateur, dictature, despote, autocrate, junte
dictator-local Pétain, Laval, Bokassa, Mobutu, Duvalier, Robespierre, Darlan
tyrant tyran, tyrannie, despotisme, oppresseur, tyrannique
communist communiste, coco, bolchevique, marxiste, gauchiste, communisme, stal
socialist socialiste
capitalist capitaliste
anarchy anarchie
racist raciste, racisme, xénophobe, xénophobie, suprémaciste
apartheid apartheid
slavery esclavage, traite des Noirs, négrier, esclavagisme, servitude, servage, Code noir
colony colonie
genocide génocide, extermination, purification ethnique, génocidaire
holocaust Shoah, Holocauste, rafle, Vel d'Hiv, Auschwitz, déportation, Drancy
concentration-camp camp de concentration, Buchenwald, Auschwitz, Struthof, Dachau, goulag, déporté
gas-chamber chambre à gaz
ghetto ghetto
pogrom pogrom
war guerre, guerrier, guerre mondiale, conflit armé, criminel de guerre, belliqueux, belliciste, blitz
civil-war guerre civile
army armée
soldier soldat
troops-militia milice
secret-police police secrète, Gestapo, Stasi, KGB, barbouze, services secrets
police police, keufs, flicaille, rousse, maison poulaga
cop flic, keuf, poulet, bœuf, cogne, condé, poulaga, pandore, bourre, roussin, volaille, chien, schmitt, poulets, flicard, perdreau, ripou, archer
spy espion, espionnage, taupe, agent secret, agent double, indic
terrorist terroriste, terrorisme, attentat, poseur de bombe, djihadiste, kamikaze, extrémiste
hostage otage
revolution révolution
coup putsch, coup d'État, putschiste, pronunciamiento
riot émeute, émeutier, insurrection, casseur, mutinerie, soulèvement
rebel rebelle, insurgé, mutin, rébellion, fellagha
strike-labour grève
demonstration manifestation
occupation occupation, occupant
invasion invasion, envahisseur, envahir, agresseur
annexation annexion
separatist séparatiste
traitor-political collabo, collabos, milicien, vichyste, collaboration
propaganda propagande
censorship censure
corruption-politics népotisme, piston
mafia-politics oligarque
party-political parti
president président
minister ministre
king roi
queen reine
emperor empereur
prince prince
sultan sultan
leader chef, leader
master-lord maître, seigneur
flag drapeau
homeland patrie
republic république
state État
government gouvernement
election élection
border frontière
refugee réfugié, migrant, apatride, demandeur d'asile, clandestin
immigrant immigré, sans-papiers, clandestin, migrant
class-enemy nanti
historic-trauma Vichy, Verdun, Oradour, Bataclan, Charlie Hebdo, Tchernobyl, AZF, Diên Biên Phu, Terreur, Saint-Barthélemy
god Dieu
goddess déesse
jesus Jésus
christ Christ
virgin-mary Sainte Vierge
holy-spirit Saint-Esprit
saint saint
sacred sacré
angel ange
devil diable, Satan, Lucifer, démon, Belzébuth, Malin
satan Satan
demon démon
hell enfer, infernal, géhenne, enfers, purgatoire, fournaise
paradise paradis
sin péché, pécher, péché mortel, vice, luxure, péché originel, gourmandise
sinner pécheur
soul âme
prayer prière
pray prier
church église
mosque mosquée
synagogue synagogue
temple temple
monastery monastère, couvent
altar autel
cross-christian croix, crucifix
priest prêtre, curé, cureton, abbé, ratichon, corbeau
monk moine
nun nonne, religieuse
bishop évêque
pope pape
imam imam, mollah
rabbi rabbin
prophet prophète
muhammad Mahomet
allah Allah
koran Coran
bible Bible
torah Torah
gospel évangile
buddha Bouddha
jew juif
muslim musulman
christian chrétien
infidel infidèle, mécréant, païen, athée, impie, mécréante, giaour
heretic hérétique, hérésie, apostat, schismatique, blasphémateur
blasphemy blasphème, sacrilège, profanation, nom de Dieu, bordel de Dieu, bon Dieu
sect secte, scientologie, gourou, témoins de Jéhovah, franc-maçon, raëlien, sectaire
holy-war guerre sainte, djihad, croisade
halal halal
kosher casher
fasting jeûne, ramadan, carême
pilgrimage pèlerinage
sacrifice sacrifice
baptism baptême
mass-liturgy messe
relic relique
miracle miracle
blessing bénédiction
witch sorcière, sorcellerie, envoûteuse, magie noire, messe noire
sorcerer sorcier
magic magie
evil-eye mauvais œil
taboo tabou
idol idole
antichrist Antéchrist
judas Judas
apocalypse apocalypse, fin du monde, Armageddon, Jugement dernier, apocalyptique
eternity-afterlife au-delà
fate destin
nirvana nirvana
holy-place lieu saint
sun soleil
moon lune
star étoile
sky ciel
earth terre
world monde
land pays
water eau
sea mer
ocean océan
lake lac
river fleuve, rivière
stream ruisseau
well-spring source, puits
wave vague
island île
beach plage
coast côte
mountain montagne
hill colline
valley vallée
forest forêt
field champ
meadow pré, prairie
desert désert
cave grotte
stone pierre
rock rocher
sand sable
clay argile
salt sel
gold or
silver argent
iron fer
copper cuivre
lead-metal plomb
steel acier
glass verre
wood-material bois
coal charbon
oil huile
petrol essence
fire feu
flame flamme
light lumière
lightning éclair
thunder tonnerre
rain pluie
snow neige
ice glace
frost gel, givre
hail grêle
wind vent
air air
cloud nuage
fog brouillard
dew rosée
rainbow arc-en-ciel
weather temps
tree arbre
leaf feuille
branch branche
root racine
bark-tree écorce
seed graine
grass herbe
flower fleur
rose rose
lily lys
bush buisson
oak chêne
pine pin
birch bouleau
reed roseau
straw paille
hay foin
mushroom champignon
person personne
people gens, peuple
man homme
woman femme
child enfant
baby bébé
boy garçon
girl fille
mother mère
father père
mum maman
dad papa
son fils
daughter fille
brother frère
sister sœur
grandmother grand-mère, mamie
grandfather grand-père, papi
uncle oncle
aunt tante
cousin cousin
husband mari
wife épouse
bride mariée
wedding mariage, noce
mother-in-law belle-mère
nephew neveu
family famille
friend ami
neighbour voisin
guest invité, hôte
stranger étranger
name nom
life vie
love amour
kiss baiser, bisou
heart cœur
head tête
hair cheveux
face visage
forehead front
eye œil
ear oreille
nose nez
mouth bouche, gueule
lip lèvre
tooth dent
tongue langue
chin menton
cheek joue
beard barbe
moustache moustache
neck cou
throat gorge
shoulder épaule
back dos
chest poitrine
belly ventre
navel nombril
arm bras
elbow coude
hand main
finger doigt
nail ongle, clou
fist poing
leg jambe
knee genou
foot pied
heel talon
toe orteil
skin peau
bone os
rib côte
brain cerveau
liver foie
lung poumon
kidney rein, rognon
meat viande, chair
milk lait
bread pain
butter beurre
cheese fromage
egg œuf
fish poisson
soup soupe
rice riz
flour farine
dough pâte
cake gâteau
biscuit biscuit
sugar sucre
honey miel
chocolate chocolat
candy bonbon
apple pomme
pear poire
grape raisin
cherry cerise
plum prune
peach pêche
lemon citron
orange-fruit orange
banana banane
strawberry fraise
nut noix
fig figue
melon melon
tomato tomate
potato pomme de terre, patate
onion oignon
garlic ail
cabbage chou
carrot carotte
cucumber concombre
bean haricot
pea petit pois
lentil lentille
pumpkin citrouille, courge
beet betterave, navet
pepper-spice poivre
mustard moutarde
vinegar vinaigre
sausage saucisse
ham jambon
bacon lard
fat-grease graisse
wine vin
beer bière
brandy eau-de-vie
tea thé
coffee café
juice jus
food nourriture, bouffe
breakfast petit déjeuner
lunch déjeuner
dinner dîner
animal animal
dog chien
puppy chiot
cat chat
horse cheval
mare jument
cow vache
bull taureau
calf veau
sheep mouton, brebis
lamb agneau
goat chèvre
chicken poule, poulet
rooster coq
duck canard
goose oie
turkey dinde
rabbit lapin
hare lièvre
mouse souris
bear ours
wolf loup
fox renard
deer cerf, biche
boar sanglier
lion lion
tiger tigre
elephant éléphant
monkey singe
camel chameau
snake serpent
frog grenouille
turtle tortue
crocodile crocodile
bird oiseau
eagle aigle
hawk faucon
owl hibou, chouette
crow corbeau
pigeon pigeon, colombe
swan cygne
cuckoo coucou
feather plume
wing aile
tail queue
horn corne
claw griffe, patte
fur fourrure
bee abeille
wasp guêpe
ant fourmi
butterfly papillon
beetle scarabée
worm ver
snail escargot
shark requin
whale baleine
herring hareng
crab crabe
squid calmar, poulpe
house maison
home foyer, chez-soi
room chambre, pièce
kitchen cuisine
bathroom bain, salle de bain
door porte
window fenêtre
wall mur
roof toit
floor sol, plancher
stairs escalier
garden jardin
fence clôture
bed lit
table table
chair chaise
lamp lampe
candle bougie
mirror miroir
key clé
lock serrure
knife couteau
fork fourchette
spoon cuillère
plate assiette
cup tasse
bottle bouteille
pot pot, marmite
pan poêle
bowl bol
oven four, poêle
box boîte
bag sac
basket panier
barrel tonneau
bucket seau
broom balai
soap savon
towel serviette
comb peigne
brush brosse, pinceau
needle aiguille
thread fil
rope corde
hammer marteau
saw scie
axe hache
screw vis
wheel roue
stick bâton
machine machine
tool outil
toy jouet
doll poupée
ball balle, ballon
book livre
paper papier
letter lettre
pen stylo, crayon
newspaper journal
picture image
word mot
language langue
story histoire
song chanson
music musique
drum tambour
flute flûte
bell cloche
clothes vêtements, habits
shirt chemise
trousers pantalon
skirt jupe
dress robe
coat manteau, veste
hat chapeau, bonnet
shoe chaussure
boot botte
sock chaussette
glove gant
belt ceinture
button bouton
pocket poche
ring anneau, bague
glasses lunettes
clock montre, horloge
umbrella parapluie
wool laine
silk soie
cotton coton
leather cuir
cloth tissu, étoffe
city ville
village village
street rue
way chemin
square place
bridge pont
tower tour
castle château
market marché
shop magasin, boutique
school école
office bureau
factory usine
bank banque
money argent, fric, pognon, thune, blé, oseille, flouze, pèze, tune, maille, grisbi, galette, radis, balles, sous, picaillons
coin pièce, monnaie
price prix
gift cadeau
work travail
worker ouvrier
doctor médecin
teacher professeur, maître
farmer paysan
hunter chasseur
fisherman pêcheur
baker boulanger
tailor tailleur
smith forgeron
cook cuisinier
driver chauffeur
boss patron
car voiture
ship navire, bateau
boat bateau
train train
plane avion
bicycle vélo
cart charrette
sail voile
sleigh traîneau
day jour
night nuit
morning matin
evening soir
noon midi
today aujourd'hui
yesterday hier
tomorrow demain
week semaine
month mois
year an, année
hour heure
minute minute
time temps
spring printemps
summer été
autumn automne
winter hiver
monday lundi
friday vendredi
sunday dimanche
holiday fête
christmas Noël
red rouge
blue bleu
green vert
yellow jaune
white blanc
black noir
grey gris
brown marron, brun
pink rose
purple violet
colour couleur
zero zéro
one un
two deux
three trois
four quatre
five cinq
six six
seven sept
eight huit
nine neuf
ten dix
eleven onze
twelve douze
twenty vingt
hundred cent
thousand mille
million million
half demi, moitié
first premier
last dernier
part partie, morceau
circle cercle
line ligne
point point
corner coin
side côté
hole trou
number nombre, numéro
dream rêve
sleep-noun sommeil
game jeu
joy joie
luck chance, bonheur
peace paix
freedom liberté
truth vérité
hope espoir
wish souhait, vœu
strength force
voice voix
silence silence
smell odeur
taste goût
breath souffle, haleine
thing chose
question question
answer réponse
secret secret
law loi
be être
have avoir
do-make faire
go aller
come venir
walk marcher
run courir
jump sauter
fly voler
swim nager
sit s'asseoir
stand être debout
lie-down être couché
sleep dormir
wake réveiller
eat manger
drink boire
bite mordre
chew mâcher
swallow avaler
suck sucer
see voir
look regarder
hear entendre, écouter
speak parler
say dire
ask demander
call appeler
sing chanter
dance danser
laugh rire
play jouer
know savoir, connaître
think penser
want vouloir
can pouvoir
must devoir
love-verb aimer
like aimer bien
give donner
take prendre
bring apporter
hold tenir
put mettre
throw jeter, lancer
catch attraper
pull tirer
push pousser
open ouvrir
close fermer
cut couper
sew coudre
wash laver
clean-verb nettoyer
cook-verb cuire, cuisiner
bake cuire au four
burn brûler
buy acheter
sell vendre
pay payer
work-verb travailler
build bâtir, construire
dig creuser
plant-verb planter, semer
write écrire
read lire
count compter
learn apprendre
help aider, aide
wait attendre
find trouver
search chercher
live vivre
be-born naître
grow pousser, grandir
blow souffler
turn tourner
roll rouler
shake secouer
tremble trembler
hit-strike frapper, taper
scratch gratter
rub frotter
squeeze serrer, presser
flow couler
float flotter
drip goutter, goutte
freeze geler
smile sourire
kiss-verb embrasser
marry se marier
hug étreindre
win gagner
begin commencer
change changer
travel voyager
drive conduire
return revenir, retourner
leave partir
stay rester
send envoyer
show montrer
tie lier, attacher
hang-up accrocher
pour verser
fill remplir
mix mélanger
shine briller
ring-verb sonner
shut-eyes cligner
snore ronfler
yawn bâiller
sneeze éternuer
tickle chatouiller
whistle siffler
whisper chuchoter
bark-dog aboyer
sting piquer
peel éplucher
shave raser
big grand
small petit
tiny minuscule
long long
short court
tall-high haut
low bas
wide large
narrow étroit
thick épais
thin mince, fin
deep profond
flat plat
round rond
straight droit
sharp aigu, tranchant
blunt émoussé
heavy lourd
light-weight léger
hard dur
soft mou, doux
new neuf, nouveau
young jeune
good bon
better meilleur, mieux
beautiful beau, joli
strong fort
fast rapide, vite
early tôt
hot chaud, brûlant
warm tiède, chaud
cold froid
cool-fresh frais
wet mouillé, humide
dry sec
full plein
clean propre, pur
clear clair
bright lumineux, clair
sweet sucré, doux
salty salé
spicy piquant, épicé
rich riche
happy heureux, content
funny drôle
clever intelligent, malin
brave courageux
kind-nice gentil, sympa
honest honnête
healthy sain
alive vivant
free libre
quiet calme, tranquille
loud bruyant, fort
easy facile
difficult difficile
true vrai
same même, égal
other autre
alone-only seul, seulement
naked-bare nu, dépouillé
shy timide
wild sauvage
strange étrange, bizarre
left gauche
right-side droite
up en haut
down en bas
in dans
out dehors
front devant
behind derrière
near près, proche
far loin
here ici
there là
where où
when quand
who qui
what quoi, que
why pourquoi
how comment
yes oui
no non
i je, moi
you tu, toi
he il, lui
she elle
we nous
they ils, elles
my mon, ma
your ton, ta
this ceci, ce
that cela
all tout
many beaucoup
few peu
more plus
less moins
very très
and et
or ou
but mais
with avec
without sans
now maintenant
always toujours
again encore, de nouveau
already déjà
soon bientôt
maybe peut-être
only-just juste
hello bonjour, salut
goodbye au revoir
thanks merci
please s'il vous plaît
sorry pardon, désolé
come-on allez, allons-y
look-out attention
good-day bonjour
slur-indigenous sauvage, canaque, peau-rouge, kawish
terror-group Daech, Al-Qaida, OAS, FLNC, Action directe, ETA, Hamas, FLN, Hezbollah, Taliban
evil-spirit-local loup-garou, croque-mitaine, korrigan, ankou, bête du Gévaudan, dame blanche
! vulgar | Scheißkerl, blöde Kuh (vulgär) | vulgar insult for a person | injure vulgaire | insulto vulgar | insulto volgare : connasse, merdeux, merdeuse, grogniasse, tête de con, sac à merde, face de pet, tête de gland, tête de nœud, duconnot
! vulgar | Sexpraktik | sexual act | pratique sexuelle | práctica sexual | pratica sessuale : biffle, levrette, cunnilingus, enculade, branlette espagnole, soixante-neuf, éjac faciale, doigter, broutage, gamahucher, éjaculer, éjaculation, zoophilie, nécrophilie
! vulgar | vulgärer Fluch aus Québec | Quebec swear word | juron québécois | palabrota de Quebec | imprecazione del Quebec : tabarnac, câlisse, viarge, simonaque, saint-ciboire, sacrament, calvaire, mautadit, torrieu, câliboire
! vulgar | nerven, verarschen (vulgär) | piss off, annoy (vulgar) | emmerder, faire chier | joder, fastidiar | rompere le palle : emmerder, faire chier, casser les couilles, emmerdant, casse-burnes, brise-burnes, chiant comme la lune, casse-couille, péter les couilles, foutage de gueule
! vulgar | Hurensohn, Hurenkind | son of a bitch | fils de pute | hijo de puta | figlio di puttana : fils de garce, fils de putain, enfant de putain, enfant de chienne, fille de pute, nique ta race, ta mère la pute, enfant de pute
! insulting | Schimpfwort (belgisch, schweizerisch) | Belgian or Swiss insult | injure belge ou suisse | insulto belga o suizo | insulto belga o svizzero : baraki, schieve lavabo, snul, boubourse, bobet, crotu, zievereir, peï, bourbine, pignouf, peigne-cul, jean-foutre, branquignol, tanche
! medical | Missbildung | birth defect, deformity | malformation | malformación | malformazione : malformation, bec-de-lièvre, difforme, pied bot, spina bifida, siamois, trisomie, difformité
! medical | Obduktion, Leichenschau | autopsy, post-mortem | autopsie | autopsia | autopsia : autopsie, dissection, vivisection, rigidité cadavérique, thanatopraxie
! negative | abgehackter Kopf | severed head, head cut off | tête coupée | cabeza cortada | testa mozzata : tête coupée
! negative | Mist, so ein Ärger | blast, what a pity | zut, mince | vaya, mecachis | accidenti : zut, flûte, mince, crotte alors, saperlipopette
! insulting | Snob, eitel | snob, stuck-up | snob, bêcheur | pijo, creído | spocchioso : bêcheur, snob, pédant, péteux, crâneur
! negative | Unglückszahl | unlucky number, bad luck | nombre qui porte malheur | número de la mala suerte | numero sfortunato : 13
`,
}
