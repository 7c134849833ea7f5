/** Insults for people, including animals used as insults. */
export const insultConcepts = `
= insulting
idiot | Idiot | idiot, moron, imbecile | idiot, imbécile | idiota, imbécil | idiota, imbecille
fool | Narr, Dummkopf | fool, simpleton | fou, nigaud | tonto, necio | sciocco, scemo
stupid | dumm, blöd | stupid, dumb, silly | bête, stupide | estúpido, tonto | stupido, cretino
cretin | Kretin | cretin, half-wit | crétin | cretino | cretino
blockhead | Holzkopf, Trottel | blockhead, dolt, dunce | abruti, andouille | zoquete, bobo | testone, tonto
clumsy | Tollpatsch, ungeschickt | clumsy, oaf | maladroit, empoté | torpe, patoso | goffo, imbranato
crazy | verrückt, irre | crazy, mad, insane | fou, dingue | loco, chiflado | pazzo, matto
madman | Wahnsinniger, Irrer | madman, lunatic | aliéné, cinglé | demente, lunático | demente, folle
madhouse | Irrenhaus | madhouse, asylum | asile de fous | manicomio | manicomio
retarded | zurückgeblieben | retarded, backward | attardé, retardé | retrasado, subnormal | ritardato
cripple | Krüppel | cripple | estropié, infirme | lisiado, tullido | storpio, sciancato
lame-person | lahm, Hinkender | lame, limping | boiteux | cojo | zoppo
blind-person | blind | blind | aveugle | ciego | cieco
deaf-person | taub | deaf | sourd | sordo | sordo
mute-person | stumm | mute, dumb | muet | mudo | muto
stutterer | Stotterer | stutterer, stammer | bègue | tartamudo | balbuziente
hunchback | Buckliger | hunchback | bossu | jorobado | gobbo
dwarf | Zwerg | dwarf, midget | nain | enano | nano
bald | kahl, Glatzkopf | bald | chauve | calvo | calvo, pelato
ugly | hässlich | ugly, hideous | laid, moche | feo | brutto
fat-person | fett, Fettsack | fat, fatso, obese | gros, obèse | gordo | grasso, ciccione
skinny | mager, dürr | skinny, scrawny | maigre, maigrichon | flaco, enclenque | magro, mingherlino
coward | Feigling, feige | coward, cowardly | lâche, froussard | cobarde, gallina | vigliacco, codardo
weakling | Schwächling | weakling, wimp | mauviette, gringalet | enclenque, debilucho | smidollato, rammollito
sissy | Weichei, Memme | sissy, milksop | femmelette, poule mouillée | mariquita, nenaza | femminuccia, pappamolle
bastard | Bastard | bastard, illegitimate child | bâtard | bastardo | bastardo
scoundrel | Schurke, Schuft | scoundrel, rogue, villain | scélérat, canaille | canalla, bribón | mascalzone, canaglia
rascal | Schlingel, Lausbub | rascal, brat | galopin, coquin | pillo, granuja | birbante, monello
scum | Abschaum, Gesindel | scum, riff-raff, rabble | racaille, ordure | escoria, chusma | feccia, marmaglia
wretch | armer Teufel, Elender | wretch, wretched | misérable, malheureux | desgraciado, miserable | miserabile, sciagurato
tramp | Penner, Landstreicher | tramp, bum, vagrant | clochard, vagabond | vagabundo, mendigo | barbone, vagabondo
beggar | Bettler | beggar | mendiant | mendigo, pordiosero | mendicante, accattone
loser | Verlierer, Versager | loser, failure (person) | perdant, raté | perdedor, fracasado | perdente, fallito
lazybones | Faulpelz, faul | lazy, lazybones, idler | paresseux, fainéant | vago, perezoso | pigro, fannullone
glutton | Vielfraß | glutton, greedy eater | glouton, goinfre | glotón, tragón | ghiottone, ingordo
miser | Geizhals, geizig | miser, stingy | avare, radin | tacaño, avaro | avaro, tirchio
greedy | gierig | greedy, grasping | avide, cupide | avaro, codicioso | avido, ingordo
drunkard | Säufer, Trunkenbold | drunkard, boozer | ivrogne, pochard | borracho | ubriacone
drunk | betrunken, besoffen | drunk, plastered | ivre, bourré | borracho, ebrio | ubriaco, sbronzo
liar | Lügner | liar | menteur | mentiroso | bugiardo
cheat | Betrüger | cheat, swindler, fraudster | tricheur, escroc | tramposo, estafador | imbroglione, truffatore
hypocrite | Heuchler | hypocrite | hypocrite, faux-cul | hipócrita | ipocrita
traitor | Verräter | traitor | traître | traidor | traditore
snitch | Spitzel, Petze | snitch, informer | mouchard, balance | chivato, soplón | spione, infame
toady | Schleimer, Arschkriecher | toady, bootlicker, brown-noser | lèche-bottes, lèche-cul | lameculos, pelota | leccapiedi, leccaculo
braggart | Angeber | braggart, show-off | frimeur, vantard | fanfarrón, fantasma | spaccone, sbruffone
arrogant | arrogant, eingebildet | arrogant, conceited | arrogant, prétentieux | arrogante, creído | arrogante, spocchioso
cheeky | frech | cheeky, insolent | insolent, effronté | descarado, insolente | sfacciato, insolente
rude | unhöflich, grob | rude, boorish | grossier, malpoli | grosero, maleducado | maleducato, cafone
boor | Bauer, Proll | boor, yokel, peasant (insult) | plouc, péquenaud | paleto, cateto | burino, zotico
gossip | Klatschbase, Tratsch | gossip, chatterbox | commère, ragot | cotilla, chisme | pettegolo, pettegolezzo
busybody | Wichtigtuer | busybody, nosy | fouineur | entrometido, metomentodo | impiccione, ficcanaso
old-hag | alte Schachtel, Hexe | old hag, crone | vieille sorcière, mégère | bruja, vieja arpía | vecchia strega, megera
old-man-derog | alter Sack | old man, geezer (derogatory) | vieux schnock, croulant | vejestorio, carcamal | vecchio bacucco
old-maid | alte Jungfer | old maid, spinster | vieille fille | solterona | zitella
bimbo | Tussi, Dummchen | bimbo, airhead | bimbo, pouffe | choni, tonta | oca, svampita
slave | Sklave | slave | esclave | esclavo | schiavo
servant-derog | Lakai, Diener | lackey, flunkey, servant | larbin, laquais | lacayo, criado | lacchè, servo
pig | Schwein | pig, swine | cochon, porc | cerdo, puerco | maiale, porco
sow | Sau | sow, dirty woman | truie | cerda, marrana | scrofa, troia
donkey | Esel | donkey, ass, jackass | âne | burro, asno | asino, ciuccio
ox-insult | Ochse, Rindvieh | ox, dumb ox | bœuf, buse | buey, bestia | bue
cow-insult | blöde Kuh | cow (insult to a woman) | grosse vache | vaca (insulto) | vacca (insulto)
goat-insult | Ziege, alter Bock | goat, old goat | bique, bouc | cabra, cabrón | capra, caprone
dog-insult | Köter, Hund (Schimpfwort) | dog, cur (insult) | chien, clébard | perro, chucho | cane, bastardo
bitch | Hündin, Miststück | bitch | chienne, garce | perra, zorra | cagna, stronza
monkey-insult | Affe | ape, monkey (insult) | singe, macaque | mono, macaco | scimmia, macaco
rat-insult | Ratte | rat (insult) | rat, rat d'égout | rata | ratto, fogna
snake-insult | falsche Schlange | snake, viper (insult) | vipère | víbora | vipera, serpe
chicken-insult | Angsthase, dummes Huhn | chicken, silly hen | poule mouillée, dinde | gallina | pollo, oca
goose-insult | dumme Gans | silly goose | oie, bécasse | gansa, pava | oca
worm-insult | Wurm | worm (insult) | ver, larve | gusano | verme
louse | Laus | louse, lice | pou | piojo | pidocchio
vermin | Ungeziefer | vermin, pest | vermine | alimaña, bicho | parassita
parasite | Parasit, Schmarotzer | parasite, sponger | parasite, pique-assiette | parásito, gorrón | parassita, scroccone
toad | Kröte | toad | crapaud | sapo | rospo
hyena | Hyäne, Schakal | hyena, jackal | hyène, chacal | hiena, chacal | iena, sciacallo
vulture | Geier | vulture | vautour | buitre | avvoltoio
beast | Bestie, Vieh | beast, brute | bête, brute | bestia | bestia
monster | Monster, Ungeheuer | monster | monstre | monstruo | mostro
savage | Wilder, Barbar | savage, barbarian | sauvage, barbare | salvaje, bárbaro | selvaggio, barbaro
primitive | primitiv | primitive | primitif | primitivo | primitivo
trash-person | Drecksack, Abfall (Schimpfwort) | scumbag, trash (insult) | ordure, raclure | basura, gentuza | rifiuto, spazzatura
shame-on-you | Schande | shame, disgrace | honte | vergüenza | vergogna
mock | verspotten, Spott | mock, mockery, ridicule | se moquer, raillerie | burla, burlarse | deridere, beffa
insult | Beleidigung | insult | insulte | insulto | insulto
slur-black | abfällig für Schwarze | slur for Black people | insulte visant les Noirs | insulto a los negros | insulto ai neri
slur-jew | abfällig für Juden | slur for Jewish people | insulte visant les Juifs | insulto a los judíos | insulto agli ebrei
slur-roma | abfällig für Roma | slur for Roma, gypsy | insulte visant les Roms | insulto a los gitanos | insulto ai rom
slur-asian | abfällig für Asiaten | slur for Asian people | insulte visant les Asiatiques | insulto a los asiáticos | insulto agli asiatici
slur-arab | abfällig für Araber oder Muslime | slur for Arabs or Muslims | insulte visant les Arabes ou les musulmans | insulto a árabes o musulmanes | insulto ad arabi o musulmani
slur-white | abfällig für Weiße | slur for white people | insulte visant les Blancs | insulto a los blancos | insulto ai bianchi
slur-indigenous | abfällig für Ureinwohner | slur for indigenous people | insulte visant les autochtones | insulto a los indígenas | insulto agli indigeni
slur-foreigner | abfällig für Ausländer | slur for foreigners | insulte visant les étrangers | insulto a los extranjeros | insulto agli stranieri
slur-neighbour | abfällig für ein Nachbarvolk | slur for a neighbouring people | insulte visant un peuple voisin | insulto a un pueblo vecino | insulto a un popolo vicino
slur-region | abfällig für die Leute einer Region | slur for people of a region | insulte visant les gens d'une région | insulto a la gente de una región | insulto alla gente di una regione
slur-gay | abfällig für Schwule | slur for gay men, faggot, poof | insulte visant les gays, pédé | insulto a los gais, maricón | insulto ai gay, frocio
slur-lesbian | abfällig für Lesben | slur for lesbians, dyke | insulte visant les lesbiennes, gouine | insulto a las lesbianas, bollera | insulto alle lesbiche
slur-trans | abfällig für trans Menschen | slur for trans people | insulte visant les personnes trans | insulto a las personas trans | insulto alle persone trans
slur-disabled | abfällig für Behinderte | slur for disabled people | insulte visant les handicapés | insulto a los discapacitados | insulto ai disabili
slur-woman | abfällig für eine Frau | derogatory word for a woman | mot péjoratif pour une femme | palabra despectiva para una mujer | termine spregiativo per una donna
slur-poor | abfällig für arme Leute | derogatory word for poor people | mot péjoratif pour les pauvres | palabra despectiva para los pobres | termine spregiativo per i poveri
gay | schwul | gay, homosexual | gay, homosexuel | gay, homosexual | gay, omosessuale
lesbian | lesbisch, Lesbe | lesbian | lesbienne | lesbiana | lesbica
negro-word | Schwarzer (heute beleidigend) | black person (dated, offensive) | nègre (vieilli, offensant) | negro (despectivo) | negro (offensivo)
big-mouth | Großmaul, Maul | big mouth, trap, gob | grande gueule, gueule | bocazas, jeta | boccaccia, muso
big-nose | Zinken, große Nase | big nose, conk | gros pif | narizón, napia | nasone
shut-up | Halt die Klappe | shut up | ta gueule, la ferme | cállate | zitto, chiudi il becco
bore-person | Langweiler, Nervensäge | bore, nuisance, pain | casse-pieds, raseur | pelmazo, plasta | rompiscatole, noioso
naive | naiv, Einfaltspinsel | naive, gullible, sucker | naïf, gogo | ingenuo, primo | ingenuo, babbeo
stubborn | stur | stubborn, pig-headed | têtu | terco, cabezón | testardo, cocciuto
clown | Clown, Hanswurst | clown, buffoon | clown, bouffon | payaso | pagliaccio, buffone
puppet | Marionette | puppet | marionnette, pantin | títere, marioneta | marionetta, burattino
ignorant | unwissend, Ignorant | ignorant | ignorant | ignorante | ignorante
good-for-nothing | Taugenichts | good-for-nothing, useless person | vaurien, bon à rien | inútil, don nadie | buono a nulla
upstart | Emporkömmling | upstart, nouveau riche | parvenu | nuevo rico, advenedizo | parvenu, arricchito
`
