/** The words of all concepts with their regular forms, folded. Written by `npm run build:concepts`. */
export const conceptWords = `
tier tiere|animal animals|animal animaux|animal animales|animale animali
haustier haustiere|pet pets|animaldecompagnie|mascota mascotas|animaledomestico
hund hunde|dog hound dogs hounds|chien chienne chiens chiennes|perro perra can perros perras canes|cane cagna cani cagne
welpe welpen|puppy pup puppies pups|chiot chiots|cachorro cachorros|cucciolo cuccioli
katze katzen kater|cat cats|chat chatte chats chattes|gato gata gatos gatas|gatto gatta gatti gatte
katzchen kaetzchen|kitten kitty kittens kitties|chaton chatons|gatito gatitos|gattino gattini
pferd pferde ross|horse horses|cheval chevaux|caballo caballos|cavallo cavalli
pony ponys|pony ponies|poney poneys|poni ponis|pony
hengst hengste|stallion stallions|etalon etalons|semental sementales|stallone stalloni
stute stuten|mare mares|jument juments|yegua yeguas|giumenta cavalla giumente cavalle
fohlen|foal colt foals colts|poulain poulains|potro potros|puledro puledri
esel|donkey ass donkeys asses|ane anes|burro asno burros asnos|asino ciuco asini ciuchi ciuci
maultier maultiere|mule mules|mulet mule mulets mules|mula mulo mulas mulos|mulo mula muli mule
kuh kuhe kuehe|cow cows|vache vaches|vaca vacas|mucca vacca mucche vacche
stier stiere bulle bullen|bull bulls|taureau taureaux|toro toros|toro tori
ochse ochsen|ox oxen oxens|boeuf boeufs|buey bueyes|bue buoi bui
kalb kalber kaelber|calf calves calfs calveses|veau veaux|ternero becerro terneros becerros|vitello vitelli
buffel bueffel|buffalo bison buffalos bisons|buffle bison buffles bisons|bufalo bufalos|bufalo bufali
schaf schafe|sheep sheeps|mouton brebis moutons|oveja ovejas|pecora pecore
lamm lammer laemmer|lamb lambs|agneau agneaux|cordero corderos|agnello agnelli
widder|ram aries rams arieses|belier beliers|carnero carneros|ariete montone arieti montoni
ziege ziegen|goat goats|chevre chevres|cabra cabras|capra capre
bock bocke boecke ziegenbock|billygoat buck|bouc boucs|machocabrio|caprone becco caproni becchi becci
schwein schweine sau|pig swine hog pigs swines hogs|cochon porc cochons porcs|cerdo puerco cerdos puercos|maiale porco maiali porchi porci
ferkel|piglet piglets|porcelet porcelets|lechon cochinillo lechones cochinillos|maialino maialini
wildschwein eber keiler|boar wildboar boars|sanglier sangliers|jabali jabalis|cinghiale cinghiali
huhn huhner huehner henne hennen|hen chicken hens chickens|poule poules|gallina gallinas|gallina galline
hahn hahne haehne gockel|rooster cock cockerel roosters cocks cockerels|coq coqs|gallo gallos|gallo galli
kuken kueken|chick chicks|poussin poussins|polluelo pollito polluelos pollitos|pulcino pulcini
ente enten|duck ducks|canard canards|pato pata patos patas|anatra anitra anatre anitre
gans ganse gaense|goose geese gooses geeses|oie oies|oca ganso ocas gansos|oca oche
truthahn pute puter|turkey turkeys|dindon dinde dindons dindes|pavo pavos|tacchino tacchini
pfau pfauen|peacock peacocks|paon paons|pavoreal|pavone pavoni
schwan schwane schwaene|swan swans|cygne cygnes|cisne cisnes|cigno cigni
vogel voegel|bird birds|oiseau oiseaux|pajaro ave pajaros aves|uccello uccelli
adler aar|eagle eagles|aigle aigles|aguila aguilas|aquila aquile
falke falken|falcon hawk falcons hawks|faucon faucons|halcon halcones|falco falcone falchi falci falconi
habicht bussard|hawk buzzard hawks buzzards|autour buse autours buses|azor busardo azores busardos|astore poiana astori poiane
geier|vulture vultures|vautour vautours|buitre buitres|avvoltoio avvoltoi
kondor|condor condors|condor condors|condor condores|condor
eule eulen uhu|owl owls|hibou chouette hibous chouettes|buho lechuza buhos lechuzas|gufo civetta gufi civette
rabe raben|raven ravens|corbeau corbeaux|cuervo cuervos|corvo corvi
krahe kraehe krahen kraehen|crow crows|corneille corneilles|corneja cornejas|cornacchia cornacchie
elster elstern|magpie magpies|pie pies|urraca urracas|gazza gazze
taube tauben|dove pigeon doves pigeons|colombe pigeon colombes pigeons|paloma palomas|colomba piccione colombe piccioni
spatz spatzen sperling|sparrow sparrows|moineau moineaux|gorrion gorriones|passero passeri
schwalbe schwalben|swallow swallows|hirondelle hirondelles|golondrina golondrinas|rondine rondini
amsel amseln|blackbird blackbirds|merle merles|mirlo mirlos|merlo merli
nachtigall nachtigallen|nightingale nightingales|rossignol rossignols|ruisenor ruisenores|usignolo usignoli
lerche lerchen|lark skylark larks skylarks|alouette alouettes|alondra alondras|allodola allodole
fink finken|finch finches|pinson pinsons|pinzon pinzones|fringuello fringuelli
rotkehlchen|robin robins|rougegorge rougegorges|petirrojo petirrojos|pettirosso pettirossi
meise meisen|tit titmouse tits titmouses|mesange mesanges|herrerillo herrerillos|cinciallegra cinciallegre
kuckuck|cuckoo cuckoos|coucou coucous|cuco cucos|cuculo cuculi
specht spechte|woodpecker woodpeckers|pic pivert pics piverts|pajarocarpintero|picchio picchi
eisvogel|kingfisher kingfishers|martinpecheur martinpecheurs|martinpescador|martinpescatore
papagei papageien|parrot parrots|perroquet perroquets|loro papagayo loros papagayos|pappagallo pappagalli
kanarienvogel|canary canaries|canari canaris|canario canarios|canarino canarini
kolibri kolibris|hummingbird hummingbirds|colibri colibris|colibri colibris|colibri
storch storche stoerche|stork storks|cigogne cigognes|ciguena cigueena ciguenas cigueenas|cicogna cicogne
reiher|heron herons|heron herons|garza garzas|airone aironi
kranich kraniche|crane cranes|grue grues|grulla grullas|gru
flamingo flamingos|flamingo flamingos|flamant flamants|flamenco flamencos|fenicottero fenicotteri
pelikan pelikane|pelican pelicans|pelican pelicans|pelicano pelicanos|pellicano pellicani
mowe moewe mowen moewen|gull seagull gulls seagulls|mouette goeland mouettes goelands|gaviota gaviotas|gabbiano gabbiani
albatros|albatross albatrosses|albatros|albatros|albatro albatri
pinguin pinguine|penguin penguins|manchot pingouin manchots pingouins|pinguino pingueino pinguinos pingueinos|pinguino pinguini
strauss|ostrich ostriches|autruche autruches|avestruz avestruces|struzzo struzzi
fasan fasane|pheasant pheasants|faisan faisans|faisan faisanes|fagiano fagiani
rebhuhn rebhuhner rebhuehner|partridge partridges|perdrix|perdiz perdices|pernice pernici
wachtel wachteln|quail quails|caille cailles|codorniz codornices|quaglia quaglie
lowe loewe lowen loewen|lion lions|lion lions|leon leones|leone leoni
lowin loewin|lioness lionesses|lionne lionnes|leona leonas|leonessa leonesse
tiger|tiger tigers|tigre tigres|tigre tigres|tigre tigri
leopard leoparden|leopard leopards|leopard leopards|leopardo leopardos|leopardo leopardi
panther|panther panthers|panthere pantheres|pantera panteras|pantera pantere
jaguar|jaguar jaguars|jaguar jaguars|jaguar jaguares|giaguaro giaguari
puma|cougar puma mountainlion cougars pumas|puma pumas|puma pumas|puma pume
gepard|cheetah cheetahs|guepard guepards|guepardo guepardos|ghepardo ghepardi
luchs luchse|lynx bobcat lynxes bobcats|lynx|lince linces|lince linci
bar baer baren baeren|bear bears|ours ourse ourses|oso osa osos osas|orso orsa orsi orse
eisbar eisbaer eisbaren eisbaeren polarbar polarbaer|polarbear whitebear|ourspolaire|osopolar|orsopolare
teddybar teddybaer teddy|teddybear teddy teddies|nounours|osito ositos|orsacchiotto orsacchiotti
panda|panda pandas|panda pandas|panda pandas|panda pande
wolf wolfe woelfe|wolf wolves wolfs wolveses|loup louve loups louves|lobo loba lobos lobas|lupo lupa lupi lupe
fuchs fuchse fuechse|fox foxes|renard renards|zorro zorra zorros zorras|volpe volpi
hirsch hirsche|deer stag hart deers stags harts|cerf cerfs|ciervo venado ciervos venados|cervo cervi
reh rehe|roe roedeer roes|chevreuil biche chevreuils biches|corzo corzos|capriolo caprioli
rentier rentiere|reindeer reindeers|renne rennes|reno renos|renna renne
elch elche|elk moose elks mooses|elan orignal elans orignaux|alce alces|alce alci
gamse gaemse gams|chamois chamoises|chamois|gamuza gamuzas|camoscio camosci
steinbock steinbocke steinboecke|ibex capricorn ibexes capricorns|bouquetin bouquetins|ibice ibices|stambecco stambecchi stambecci
antilope antilopen|antelope antelopes|antilope antilopes|antilope antilopes|antilope antilopi
gazelle gazellen|gazelle gazelles|gazelle gazelles|gacela gacelas|gazzella gazzelle
elefant elefanten|elephant elephants|elephant elephants|elefante elefantes|elefante elefanti
mammut|mammoth mammoths|mammouth mammouths|mamut mamutes|mammut
nashorn nashorner nashoerner rhinozeros|rhino rhinoceros rhinos rhinoceroses|rhinoceros|rinoceronte rinocerontes|rinoceronte rinoceronti
nilpferd flusspferd|hippo hippopotamus hippos hippopotamuses|hippopotame hippopotames|hipopotamo hipopotamos|ippopotamo ippopotami
giraffe giraffen|giraffe giraffes|girafe girafes|jirafa jirafas|giraffa giraffe
zebra zebras|zebra zebras|zebre zebres|cebra cebras|zebra zebre
kamel kamele|camel camels|chameau chameaux|camello camellos|cammello cammelli
lama|llama llamas|lama lamas|llama llamas|lama lame
affe affen|monkey ape monkeys apes|singe singes|mono mona monos monas|scimmia scimmie
gorilla|gorilla gorillas|gorille gorilles|gorila gorilas|gorilla gorille
kanguru kaenguru kangurus kaengurus|kangaroo kangaroos|kangourou kangourous|canguro canguros|canguro canguri
koala|koala koalas|koala koalas|koala koalas|koala koale
hase hasen|hare bunny hares bunnies|lievre lievres|liebre liebres|lepre lepri
kaninchen karnickel|rabbit bunny rabbits bunnies|lapin lapins|conejo conejos|coniglio conigli
maus mause maeuse|mouse mice mouses mices|souris|raton ratones|topo topi
ratte ratten|rat rats|rat rats|rata ratas|ratto ratti
hamster|hamster hamsters|hamster hamsters|hamster hamsteres|criceto criceti
eichhornchen eichhoernchen|squirrel squirrels|ecureuil ecureuils|ardilla ardillas|scoiattolo scoiattoli
biber|beaver beavers|castor castors|castor castores|castoro castori
igel|hedgehog hedgehogs|herisson herissons|erizo erizos|riccio ricci
dachs dachse|badger badgers|blaireau blaireaux|tejon tejones|tasso tassi
otter|otter otters|loutre loutres|nutria nutrias|lontra lontre
wiesel hermelin|weasel ermine weasels ermines|belette hermine belettes hermines|comadreja armino comadrejas arminos|donnola ermellino donnole ermellini
marder|marten martens|martre martres|marta martas|martora martore
waschbar waschbaer waschbaren waschbaeren|raccoon raccoons|ratonlaveur|mapache mapaches|procione procioni
stinktier skunk|skunk skunks|mouffette mouffettes|mofeta mofetas|puzzola puzzole
maulwurf maulwurfe maulwuerfe|mole moles|taupe taupes|topo topos|talpa talpe
fledermaus fledermause fledermaeuse|bat bats|chauvesouris|murcielago murcielagos|pipistrello pipistrelli
fisch fische|fish fishes|poisson poissons|pez pescado peces pescados|pesce pesci
goldfisch|goldfish goldfishes|poissonrouge|pezdorado|pescerosso
hai haie haifisch|shark sharks|requin requins|tiburon tiburones|squalo squali
wal wale walfisch|whale whales|baleine baleines|ballena ballenas|balena balene
delfin delphin delfine|dolphin dolphins|dauphin dauphins|delfin delfines|delfino delfini
seehund robbe robben|seal seals|phoque phoques|foca focas|foca foche
walross|walrus walruses|morse morses|morsa morsas|tricheco trichechi tricheci
lachs lachse|salmon salmons|saumon saumons|salmon salmones|salmone salmoni
forelle forellen|trout trouts|truite truites|trucha truchas|trota trote
thunfisch|tuna tunas|thon thons|atun atunes|tonno tonni
karpfen|carp carps|carpe carpes|carpa carpas|carpa carpe
hecht hechte|pike pikes|brochet brochets|lucio lucios|luccio lucci
hering heringe|herring herrings|hareng harengs|arenque arenques|aringa aringhe
sardine sardinen|sardine sardines|sardine sardines|sardina sardinas|sardina sardine
kabeljau dorsch|cod cods|cabillaud morue cabillauds morues|bacalao bacalaos|merluzzo merluzzi
aal aale|eel eels|anguille anguilles|anguila anguilas|anguilla anguille
seepferdchen|seahorse seahorses|hippocampe hippocampes|caballitodemar|cavallucciomarino
seestern seesterne|starfish seastar starfishes|etoiledemer|estrellademar|stellamarina
qualle quallen|jellyfish jellyfishes|meduse meduses|medusa medusas|medusa meduse
krake tintenfisch|octopus squid octopuses squids|pieuvre poulpe pieuvres poulpes|pulpo pulpos|polpo piovra polpi piovre
krebs krebse|crab cancer crabs cancers|crabe crabes|cangrejo cangrejos|granchio granchi
hummer|lobster lobsters|homard homards|bogavante langosta bogavantes langostas|aragosta astice aragoste astici
garnele garnelen krabbe|shrimp prawn shrimps prawns|crevette crevettes|gamba camaron gambas camarones|gambero gamberetto gamberi gamberetti
auster austern|oyster oysters|huitre huitres|ostra ostras|ostrica ostriche
muschel muscheln|shell mussel clam shells mussels clams|coquillage moule coquille coquillages moules coquilles|concha mejillon conchas mejillones|conchiglia cozza conchiglie cozze
koralle korallen|coral corals|corail coraux corails|coral corales|corallo coralli
schwamm schwamme schwaemme|sponge sponges|eponge eponges|esponja esponjas|spugna spugne
schildkrote schildkroete schildkroten schildkroeten|turtle tortoise turtles tortoises|tortue tortues|tortuga tortugas|tartaruga tartarughe
schlange schlangen|snake serpent snakes serpents|serpent serpents|serpiente serpientes|serpente serpenti
kobra|cobra cobras|cobra cobras|cobra cobras|cobra cobre
viper natter|viper adder vipers adders|vipere viperes|vibora viboras|vipera vipere
krokodil krokodile|crocodile crocodiles|crocodile crocodiles|cocodrilo cocodrilos|coccodrillo coccodrilli
alligator kaiman|alligator alligators|alligator alligators|caiman caimanes|alligatore alligatori
eidechse eidechsen|lizard lizards|lezard lezards|lagarto lagartos|lucertola lucertole
gecko|gecko geckos|gecko geckos|geco salamanquesa gecos salamanquesas|geco gechi geci
chamaleon chamaeleon|chameleon chameleons|cameleon cameleons|camaleon camaleones|camaleonte camaleonti
salamander|salamander salamanders|salamandre salamandres|salamandra salamandras|salamandra salamandre
frosch frosche froesche|frog frogs|grenouille grenouilles|rana ranas|rana rane
krote kroete kroten kroeten|toad toads|crapaud crapauds|sapo sapos|rospo rospi
schnecke schnecken|snail slug snails slugs|escargot limace escargots limaces|caracol caracoles|lumaca chiocciola lumache chiocciole
wurm wurmer wuermer|worm worms|ver|gusano gusanos|verme vermi
insekt insekten|insect bug insects bugs|insecte insectes|insecto insectos|insetto insetti
biene bienen|bee bees|abeille abeilles|abeja abejas|ape api
hummel hummeln|bumblebee bumblebees|bourdon bourdons|abejorro abejorros|bombo bombi
wespe wespen|wasp wasps|guepe guepes|avispa avispas|vespa vespe
hornisse hornissen|hornet hornets|frelon frelons|avispon avispones|calabrone calabroni
ameise ameisen|ant ants|fourmi fourmis|hormiga hormigas|formica formiche
kafer kaefer|beetle beetles|scarabee scarabees|escarabajo escarabajos|scarabeo coleottero scarabei coleotteri
marienkafer marienkaefer|ladybird ladybug ladybirds ladybugs|coccinelle coccinelles|mariquita mariquitas|coccinella coccinelle
schmetterling schmetterlinge falter|butterfly butterflies|papillon papillons|mariposa mariposas|farfalla farfalle
libelle libellen|dragonfly dragonflies|libellule libellules|libelula libelulas|libellula libellule
fliege fliegen|fly flies|mouche mouches|mosca moscas|mosca mosche
mucke muecke mucken muecken moskito|mosquito gnat mosquitos gnats|moustique moustiques|mosquito mosquitos|zanzara zanzare
grille grillen|cricket crickets|grillon grillons|grillo grillos|grillo grilli
heuschrecke grashupfer grashuepfer|grasshopper locust grasshoppers locusts|sauterelle sauterelles|saltamontes|cavalletta cavallette
zikade zikaden|cicada cicadas|cigale cigales|cigarra cigarras|cicala cicale
gluhwurmchen gluehwuermchen|firefly glowworm fireflies|luciole lucioles|luciernaga luciernagas|lucciola lucciole
spinne spinnen|spider spiders|araignee araignees|arana aranas|ragno ragni
skorpion skorpione|scorpion scorpions|scorpion scorpions|escorpion alacran escorpiones alacranes|scorpione scorpioni
floh flohe floehe|flea fleas|puce puces|pulga pulgas|pulce pulci
drache drachen|dragon dragons|dragon dragons|dragon dragones|drago draghi dragi
einhorn einhorner einhoerner|unicorn unicorns|licorne licornes|unicornio unicornios|unicorno unicorni
phonix phoenix|phoenix phoenixes|phenix|fenix|fenice fenici
greif greifen|griffin gryphon griffins gryphons|griffon griffons|grifo grifos|grifone grifoni
dinosaurier dino|dinosaur dino dinosaurs dinos|dinosaure dinosaures|dinosaurio dinosaurios|dinosauro dinosauri
herde herden|herd flock herds flocks|troupeau troupeaux|rebano rebanos|gregge mandria greggi mandrie
rudel meute|pack packs|meute meutes|jauria manada jaurias manadas|branco branchi branci
feder federn|feather plume feathers plumes|plume plumes|pluma plumas|piuma penna piume penne
flugel fluegel schwinge schwingen|wing wings|aile ailes|ala alas|ala ali ale
schnabel schnaebel|beak bill beaks bills|bec becs|pico picos|becco becchi becci
pfote pfoten tatze|paw paws|patte pattes|pata garra patas garras|zampa zampe
kralle krallen klaue|claw talon claws talons|griffe griffes|garra garras|artiglio artigli
schwanz schwanze schwaenze schweif|tail tails|queue queues|cola rabo colas rabos|coda code
mahne maehne|mane manes|criniere crinieres|melena crin melenas crines|criniera criniere
horn horner hoerner|horn horns|corne cornes|cuerno cuernos|corno corna corni corne
nest nester|nest nests|nid nids|nido nidos|nido nidi
bienenstock bienenkorb|beehive hive beehives hives|ruche ruches|colmena colmenas|alveare alveari
ei eier|egg eggs|oeuf oeufs|huevo huevos|uovo uova uovi uove
pflanze pflanzen|plant plants|plante plantes|planta plantas|pianta piante
baum baume baeume|tree trees|arbre arbres|arbol arboles|albero alberi
busch busche buesche strauch|bush shrub bushes shrubs|buisson arbuste buissons arbustes|arbusto mata arbustos matas|cespuglio arbusto cespugli arbusti
blume blumen|flower flowers|fleur fleurs|flor flores|fiore fiori
blute bluete bluten blueten|blossom bloom blossoms blooms|floraison fleur floraisons fleurs|floracion flor floraciones flores|fioritura fiore fioriture fiori
blatt blatter blaetter|leaf leaves leafs leaveses|feuille feuilles|hoja hojas|foglia foglie
kleeblatt klee|clover shamrock clovers shamrocks|trefle trefles|trebol treboles|trifoglio trifogli
wurzel wurzeln|root roots|racine racines|raiz raices|radice radici
stamm stamme staemme|trunk trunks|tronc troncs|tronco troncos|tronco tronchi tronci
ast aste aeste zweig zweige|branch twig branches twigs|branche rameau branches rameaux|rama ramo ramas ramos|ramo ramoscello rami ramoscelli
rinde borke|bark barks|ecorce ecorces|corteza cortezas|corteccia corteccie
samen saat saatgut|seed seeds|graine semence graines semences|semilla simiente semillas simientes|seme semi
kern kerne|kernel pit core kernels pits cores|noyau pepin noyaus pepins|pepita nucleo pepitas nucleos|nocciolo nucleo noccioli nuclei
korn korner koerner|grain corn grains corns|grain grains|grano granos|grano chicco grani chicchi chicci
knospe knospen|bud buds|bourgeon bouton bourgeons boutons|brote capullo brotes capullos|gemma bocciolo gemme boccioli
dorn dornen stachel|thorn thorns|epine epines|espina espinas|spina spine
gras graser graeser|grass grasses|herbe|hierba|erba
heu|hay hays|foin foins|heno henos|fieno fieni
stroh strohhalm|straw straws|paille pailles|paja pajas|paglia paglie
kraut krauter kraeuter|herb|herbe fineherbe|hierba|erba
moos|moss mosses|mousse mousses|musgo musgos|muschio muschi
farn farne|fern ferns|fougere fougeres|helecho helechos|felce felci
alge algen|alga algae seaweed algas algaes seaweeds|algue algues|alga algas|alga alghe alghi
pilz pilze|mushroom fungus mushrooms funguses|champignon champignons|seta hongo setas hongos|fungo funghi fungi
truffel trueffel|truffle truffles|truffe truffes|trufa trufas|tartufo tartufi
steinpilz steinpilze|porcini porcinis|cepe cepes|boleto boletos|porcino porcini
rose rosen|rose roses|rose roses|rosa rosas|rosa rose
lilie lilien|lily lilies|lys lis|lirio azucena lirios azucenas|giglio gigli
seerose seerosen|waterlily|nenuphar nenuphars|nenufar nenufares|ninfea ninfee
lotus|lotus lotuses|lotus|loto lotos|loto loti
tulpe tulpen|tulip tulips|tulipe tulipes|tulipan tulipanes|tulipano tulipani
nelke nelken|carnation pink carnations pinks|oeillet oeillets|clavel claveles|garofano garofani
veilchen|violet violets|violette violettes|violeta violetas|viola violetta viole violette
stiefmutterchen stiefmuetterchen|pansy pansies|pensee pensees|pensamiento pensamientos|violadelpensiero
ganseblumchen gaensebluemchen|daisy daisies|paquerette paquerettes|margarita margaritas|pratolina pratoline
margerite margeriten|marguerite daisy marguerites daisies|marguerite marguerites|margarita margaritas|margherita margherite
sonnenblume sonnenblumen|sunflower sunflowers|tournesol tournesols|girasol girasoles|girasole girasoli
orchidee orchideen|orchid orchids|orchidee orchidees|orquidea orquideas|orchidea orchidee
mohn mohnblume|poppy poppies|coquelicot pavot coquelicots pavots|amapola amapolas|papavero papaveri
kornblume kornblumen|cornflower cornflowers|bleuet bleuets|aciano acianos|fiordaliso fiordalisi
lavendel|lavender lavenders|lavande lavandes|lavanda lavandas|lavanda lavande
jasmin|jasmine jasmines|jasmin jasmins|jazmin jazmines|gelsomino gelsomini
iris schwertlilie|iris irises|iris|iris|iris
narzisse narzissen osterglocke|daffodil narcissus daffodils narcissuses|narcisse jonquille narcisses jonquilles|narciso narcisos|narciso narcisi
hyazinthe hyazinthen|hyacinth hyacinths|jacinthe jacinthes|jacinto jacintos|giacinto giacinti
krokus|crocus crocuses|crocus|azafran azafranes|croco crochi croci
schneeglockchen schneegloeckchen|snowdrop snowdrops|perceneige perceneiges|campanilladeinvierno|bucaneve bucanevi
maiglockchen maigloeckchen|lilyofthevalley|muguet muguets|liriodelosvalles|mughetto mughetti
glockenblume glockenblumen|bluebell bellflower bluebells bellflowers|campanule campanules|campanilla campanillas|campanula campanule
vergissmeinnicht|forgetmenot|myosotis|nomeolvides|nontiscordardime
lowenzahn loewenzahn pusteblume|dandelion dandelions|pissenlit pissenlits|dientedeleon|dentedileone
edelweiss|edelweiss edelweisses|edelweiss|edelweiss|stellaalpina
enzian|gentian gentians|gentiane gentianes|genciana gencianas|genziana genziane
hortensie hortensien|hydrangea hydrangeas|hortensia hortensias|hortensia hortensias|ortensia ortensie
pfingstrose pfingstrosen|peony peonies|pivoine pivoines|peonia peonias|peonia peonie
magnolie magnolien|magnolia magnolias|magnolia magnolias|magnolia magnolias|magnolia magnolie
kamelie kamelien|camellia camellias|camelia camelias|camelia camelias|camelia camelie
flieder|lilac lilacs|lilas|lila lilas|lilla
geranie geranien|geranium geraniums|geranium geraniums|geranio geranios|geranio gerani
dahlie dahlien|dahlia dahlias|dahlia dahlias|dalia dalias|dalia dalie
aster astern|aster asters|aster asters|aster asteres|astro astri
chrysantheme chrysanthemen|chrysanthemum chrysanthemums|chrysantheme chrysanthemes|crisantemo crisantemos|crisantemo crisantemi
ringelblume ringelblumen calendula|marigold calendula marigolds calendulas|souci calendula soucis calendulas|calendula calendulas|calendula calendule
kamille kamillen|chamomile camomile chamomiles camomiles|camomille camomilles|manzanilla manzanillas|camomilla camomille
ginster|broom brooms|genet genets|retama retamas|ginestra ginestre
heide heidekraut erika|heather heath heathers heaths|bruyere bruyeres|brezo brezos|erica brughiera eriche brughiere
oleander|oleander oleanders|laurierrose|adelfa adelfas|oleandro oleandri
mimose mimosen|mimosa mimosas|mimosa mimosas|mimosa mimosas|mimosa mimose
distel disteln|thistle thistles|chardon chardons|cardo cardos|cardo cardi
brennnessel nessel|nettle nettles|ortie orties|ortiga ortigas|ortica ortiche
efeu|ivy ivies|lierre lierres|hiedra hiedras|edera edere
mistel mistelzweig|mistletoe mistletoes|gui guis|muerdago muerdagos|vischio vischi
stechpalme|holly hollies|houx|acebo acebos|agrifoglio agrifogli
kaktus kakteen|cactus cactuses|cactus|cactus cacto cactos|cactus
aloe|aloe aloes|aloes|aloe aloes|aloe aloi
agave agaven|agave agaves|agave agaves|agave agaves|agave agavi
bambus|bamboo bamboos|bambou bambous|bambu bambus|bambu
schilf schilfrohr|reed reeds|roseau roseaux|cana junco canas juncos|canna canne
eiche eichen|oak oaks|chene chenes|roble encina robles encinas|quercia quercie
eichel eicheln|acorn acorns|gland glands|bellota bellotas|ghianda ghiande
buche buchen|beech beeches|hetre hetres|haya hayas|faggio faggi
birke birken|birch birches|bouleau bouleaux|abedul abedules|betulla betulle
linde linden|linden limetree lindens|tilleul tilleuls|tilo tilos|tiglio tigli
ahorn ahornbaum|maple maples|erable erables|arce arces|acero aceri
ulme ulmen|elm elms|orme ormes|olmo olmos|olmo olmi
esche eschen|ash ashtree|frene frenes|fresno fresnos|frassino frassini
erle erlen|alder alders|aulne aulnes|aliso alisos|ontano ontani
pappel pappeln|poplar poplars|peuplier peupliers|alamo chopo alamos chopos|pioppo pioppi
weide weiden trauerweide|willow willows|saule saules|sauce sauces|salice salici
kastanie kastanien|chestnut chestnuts|chataigne marron chataignier chataignes marrons chataigniers|castana castano castanas castanos|castagna castagno castagne castagni
nussbaum walnussbaum|walnuttree|noyer noyers|nogal nogales|noce noci
holunder hollunder|elder elderberry elders elderberries|sureau sureaux|sauco saucos|sambuco sambuchi sambuci
hasel haselstrauch|hazel hazels|noisetier noisetiers|avellano avellanos|nocciolo noccioli
tanne tannen tannenbaum|fir firtree firs|sapin sapins|abeto abetos|abete abeti
fichte fichten|spruce spruces|epicea epiceas|abetorojo|abeterosso
kiefer kiefern fohre foehre|pine pinetree pines|pin pins|pino pinos|pino pini
larche laerche larchen laerchen|larch larches|meleze melezes|alerce alerces|larice larici
zeder zedern|cedar cedars|cedre cedres|cedro cedros|cedro cedri
zypresse zypressen|cypress cypresses|cypres|cipres|cipresso cipressi
wacholder|juniper junipers|genevrier genevriers|enebro enebros|ginepro ginepri
eibe eiben|yew yews|if|tejo tejos|tasso tassi
palme palmen|palm palmtree palms|palmier palme palmiers palmes|palmera palma palmeras palmas|palma palme
olivenbaum olbaum oelbaum|olivetree|olivier oliviers|olivo olivos|olivo ulivo olivi ulivi
apfelbaum|appletree|pommier pommiers|manzano manzanos|melo meli
kirschbaum|cherrytree|cerisier cerisiers|cerezo cerezos|ciliegio ciliegi
lorbeer|laurel bay laurels bays|laurier lauriers|laurel laureles|alloro allori
myrte|myrtle myrtles|myrte myrtes|mirto mirtos|mirto mirti
akazie akazien|acacia acacias|acacia acacias|acacia acacias|acacia acacie
eukalyptus|eucalyptus eucalyptuses|eucalyptus|eucalipto eucaliptos|eucalipto eucalipti
ebenholz|ebony ebonies|ebene ebenes|ebano ebanos|ebano ebani
sandelholz|sandalwood sandalwoods|boisdesantal santal santaux|sandalo sandalos|sandalo sandali
mahagoni|mahogany mahoganies|acajou acajous|caoba caobas|mogano mogani
weinrebe rebe reben weinstock|vine grapevine vines grapevines|vigne vignes|vid parra vides parras|vite viti
weinberg weinberge weingarten|vineyard vineyards|vignoble vignobles|vinedo vina vinedos vinas|vigneto vigna vigneti vigne
traube trauben weintraube|grape grapes|raisin raisins|uva uvas|uva uve
hopfen|hops hop hopses|houblon houblons|lupulo lupulos|luppolo luppoli
malz|malt malts|malt malts|malta maltas|malto malti
baumwolle|cotton cottons|coton cotons|algodon algodones|cotone cotoni
flachs lein|flax linen flaxes linens|lin lins|lino linos|lino lini
hanf|hemp hemps|chanvre chanvres|canamo canamos|canapa canape
tabak|tobacco tobaccos|tabac tabacs|tabaco tabacos|tabacco tabacchi tabacci
weizen|wheat wheats|ble bles|trigo trigos|frumento grano frumenti grani
roggen|rye ryes|seigle seigles|centeno centenos|segale segali
gerste|barley barleys|orge orges|cebada cebadas|orzo orzi
hafer|oat oats oatses|avoine avoines|avena avenas|avena avene
dinkel|spelt spelts|epeautre epeautres|espelta espeltas|farro farri
mais|maize corn maizes corns|mais|maiz maices|mais granturco granturchi granturci
hirse|millet millets|millet millets|mijo mijos|miglio migli
ahre aehre ahren aehren|earofwheat|epi epis|espiga espigas|spiga spighe
strauss blumenstrauss|bouquet bunchofflowers bouquets|bouquet bouquets|ramodeflores|mazzodifiori
kranz kranze kraenze|wreath wreaths|couronnedefleurs|coronadeflores|ghirlanda ghirlande
girlande girlanden|garland garlands|guirlande guirlandes|guirnalda guirnaldas|ghirlanda ghirlande
garten gaerten|garden gardens|jardin jardins|jardin huerto jardines huertos|giardino orto giardini orti
obstgarten|orchard orchards|verger vergers|huerto huerta huertos huertas|frutteto frutteti
park parks|park parks|parc parcs|parque parques|parco parchi parci
wiese wiesen|meadow meadows|pre prairie pres prairies|prado pradera prados praderas|prato prati
feld felder acker|field fields|champ champs|campo campos|campo campi
ernte ernten|harvest crop harvests crops|recolte moisson recoltes moissons|cosecha cosechas|raccolto raccolti
blutenblatt bluetenblatt blutenblatter bluetenblaetter|petal petals|petale petales|petalo petalos|petalo petali
pollen blutenstaub bluetenstaub|pollen pollens|pollen pollens|polen polenes|polline pollini
nektar|nectar nectars|nectar nectars|nectar nectares|nettare nettari
harz|resin resins|resine resines|resina resinas|resina resine
sprosse keim keime|sprout germ sprouts germs|germe pousse germes pousses|brote germen brotes germenes|germoglio germogli
gewachshaus gewaechshaus treibhaus|greenhouse greenhouses|serre serres|invernadero invernaderos|serra serre
frucht fruchte fruechte obst|fruit fruits|fruit fruits|fruta fruto frutas frutos|frutta frutto frutte frutti
apfel aepfel|apple apples|pomme pommes|manzana manzanas|mela mele
birne birnen|pear pears|poire poires|pera peras|pera pere
kirsche kirschen|cherry cherries|cerise cerises|cereza cerezas|ciliegia ciliegie
pflaume pflaumen zwetschge|plum plums|prune prunes|ciruela ciruelas|prugna susina prugne susine
pfirsich pfirsiche|peach peaches|peche peches|melocoton durazno melocotones duraznos|pesca pesche peschi
aprikose aprikosen marille|apricot apricots|abricot abricots|albaricoque albaricoques|albicocca albicocche
nektarine nektarinen|nectarine nectarines|nectarine nectarines|nectarina nectarinas|nettarina nettarine
orange orangen apfelsine|orange oranges|orange oranges|naranja naranjas|arancia arancie
mandarine mandarinen|mandarin tangerine mandarins tangerines|mandarine mandarines|mandarina mandarinas|mandarino mandarini
zitrone zitronen|lemon lemons|citron citrons|limon limones|limone limoni
limette limetten|lime limes|citronvert limette limettes|lima limas|lime limetta limi limette
pampelmuse grapefruit|grapefruit grapefruits|pamplemousse pamplemousses|pomelo pomelos|pompelmo pompelmi
bergamotte|bergamot bergamots|bergamote bergamotes|bergamota bergamotas|bergamotto bergamotti
zitrus zitrusfrucht|citrus citruses|agrume agrumes|citrico citricos|agrume agrumi
banane bananen|banana bananas|banane bananes|platano banana platanos bananas|banana banane
ananas|pineapple pineapples|ananas|pina pinas|ananas
mango mangos|mango mangos|mangue mangues|mango mangos|mango manghi mangi
kokosnuss kokos kokosnusse kokosnuesse|coconut coco coconuts cocos|noixdecoco coco cocos|coco cocos|cocco cocchi cocci
dattel datteln|date dates|datte dattes|datil datiles|dattero datteri
feige feigen|fig figs|figue figues|higo higos|fico fichi fici
granatapfel granataepfel|pomegranate pomegranates|grenade grenades|granada granadas|melagrana melograno melagrane melograni
melone melonen|melon melons|melon melons|melon melones|melone meloni
wassermelone wassermelonen|watermelon watermelons|pasteque pasteques|sandia sandias|anguria cocomero angurie cocomeri
kiwi kiwis|kiwi kiwis|kiwi kiwis|kiwi kiwis|kiwi
papaya|papaya papayas|papaye papayes|papaya papayas|papaia papaie
quitte quitten|quince quinces|coing coings|membrillo membrillos|melacotogna
beere beeren|berry berries|baie baies|baya bayas|bacca fruttodibosco bacche
erdbeere erdbeeren|strawberry strawberries|fraise fraises|fresa fresas|fragola fragole
himbeere himbeeren|raspberry raspberries|framboise framboises|frambuesa frambuesas|lampone lamponi
brombeere brombeeren|blackberry blackberries|mure mures|mora zarzamora moras zarzamoras|mora more
heidelbeere heidelbeeren blaubeere|blueberry bilberry blueberries bilberries|myrtille myrtilles|arandano arandanos|mirtillo mirtilli
johannisbeere johannisbeeren|currant currants|groseille groseilles|grosella grosellas|ribes
cassis|blackcurrant blackcurrants|cassis|grosellanegra|ribesnero
stachelbeere stachelbeeren|gooseberry gooseberries|groseilleamaquereau|uvaespina|uvaspina
preiselbeere moosbeere|cranberry lingonberry cranberries lingonberries|canneberge airelle canneberges airelles|arandanorojo|mirtillorosso
rosine rosinen|raisin raisins|raisinsec|pasa pasas|uvetta uvapassa uvette
nuss nusse nuesse|nut nuts|noix|nuez nueces|noce noci
haselnuss haselnusse haselnuesse|hazelnut hazelnuts|noisette noisettes|avellana avellanas|nocciola nocciole
walnuss walnusse walnuesse|walnut walnuts|noix cerneau cerneaux|nuez|noce noci
mandel mandeln|almond almonds|amande amandes|almendra almendras|mandorla mandorle
pistazie pistazien|pistachio pistachios|pistache pistaches|pistacho pistachos|pistacchio pistacchi
erdnuss erdnusse erdnuesse|peanut peanuts|cacahuete arachide cacahuetes arachides|cacahuete mani cacahuetes manis|arachide nocciolina arachidi noccioline
cashew cashewkern|cashew cashews|noixdecajou|anacardo anacardos|anacardo anacardi
gemuse gemuese|vegetable veggie vegetables veggies|legume legumes|verdura hortaliza vegetal verduras hortalizas vegetales|verdura ortaggio verdure ortaggi
kartoffel kartoffeln erdapfel|potato potatoes potatos potatoeses|pommedeterre patate patates|patata papa patatas papas|patata patate
susskartoffel suesskartoffel|sweetpotato|patatedouce|batata boniato batatas boniatos|patatadolce
tomate tomaten|tomato tomatoes tomatos tomatoeses|tomate tomates|tomate tomates|pomodoro pomodori
gurke gurken|cucumber cucumbers|concombre concombres|pepino pepinos|cetriolo cetrioli
paprika paprikas|bellpepper paprika paprikas|poivron paprika poivrons paprikas|pimiento pimenton pimientos pimentones|peperone paprica peperoni papriche
chili chilis|chili chilli chilis chillis|piment piments|chile guindilla chiles guindillas|peperoncino peperoncini
zwiebel zwiebeln|onion onions|oignon oignons|cebolla cebollas|cipolla cipolle
knoblauch|garlic garlics|ail ails|ajo ajos|aglio agli
lauch porree|leek leeks|poireau poireaux|puerro puerros|porro porri
karotte mohre moehre mohren moehren karotten|carrot carrots|carotte carottes|zanahoria zanahorias|carota carote
rube ruebe ruben rueben|turnip beet turnips beets|navet navets|nabo nabos|rapa rape
rotebete roterube roteruebe|beetroot beetroots|betterave betteraves|remolacha remolachas|barbabietola barbabietole
radieschen rettich|radish radishes|radis|rabano rabanos|ravanello ravanelli
sellerie|celery celeries|celeri celeris|apio apios|sedano sedani
spargel|asparagus asparaguses|asperge asperges|esparrago esparragos|asparago asparaghi asparagi
spinat|spinach spinaches|epinard epinards|espinaca espinacas|spinacio spinaci
salat salate|salad lettuce salads lettuces|salade laitue salades laitues|ensalada lechuga ensaladas lechugas|insalata lattuga insalate lattughe
kohl kraut|cabbage cabbages|chou chous|col repollo coles repollos|cavolo cavoli
blumenkohl karfiol|cauliflower cauliflowers|choufleur choufleurs|coliflor coliflores|cavolfiore cavolfiori
brokkoli|broccoli broccolis|brocoli brocolis|brocoli brocolis|broccolo broccoli
kurbis kuerbis kurbisse kuerbisse|pumpkin squash pumpkins squashes|citrouille courge potiron citrouilles courges potirons|calabaza calabazas|zucca zucche
zucchini|courgette zucchini courgettes zucchinis|courgette courgettes|calabacin calabacines|zucchina zucchine
aubergine auberginen|eggplant aubergine eggplants aubergines|aubergine aubergines|berenjena berenjenas|melanzana melanzane
artischocke artischocken|artichoke artichokes|artichaut artichauts|alcachofa alcachofas|carciofo carciofi
avocado avocados|avocado avocados|avocat avocats|aguacate aguacates|avocado avocadi
bohne bohnen|bean beans|haricot feve haricots feves|judia alubia frijol haba judias alubias frijoles habas|fagiolo fava fagioli fave
erbse erbsen|pea peas|petitpois pois|guisante guisantes|pisello piselli
linse linsen|lentil lentils|lentille lentilles|lenteja lentejas|lenticchia lenticchie
kichererbse kichererbsen|chickpea chickpeas|poischiche|garbanzo garbanzos|cece ceci
soja|soy soya soys soyas|soja sojas|soja sojas|soia soie
olive oliven|olive olives|olive olives|aceituna oliva aceitunas olivas|oliva olive
kapern kaper|caper capers|capre capres|alcaparra alcaparras|cappero capperi
krauter kraeuter|herbs herbses|herbes|hierbas|erbe erbi
gewurz gewuerz gewurze gewuerze|spice spices|epice epices|especia especias|spezia spezie
salz|salt salts|sel sels|sal sales|sale sali
pfeffer|pepper peppers|poivre poivres|pimienta pimientas|pepe pepi
zucker|sugar sugars|sucre sucres|azucar azucares|zucchero zuccheri
zimt|cinnamon cinnamons|cannelle cannelles|canela canelas|cannella cannelle
vanille|vanilla vanillas|vanille vanilles|vainilla vainillas|vaniglia vaniglie
ingwer|ginger gingers|gingembre gingembres|jengibre jengibres|zenzero zenzeri
safran|saffron saffrons|safran safrans|azafran azafranes|zafferano zafferani
muskat muskatnuss|nutmeg nutmegs|muscade muscades|nuezmoscada|nocemoscata
gewurznelke gewuerznelke|clove cloves|cloudegirofle|clavo clavos|chiododigarofano
anis|anise aniseed anises aniseeds|anis|anis|anice anici
kummel kuemmel|caraway cumin caraways cumins|cumin cumins|comino cominos|cumino cumini
koriander|coriander cilantro corianders cilantros|coriandre coriandres|cilantro cilantros|coriandolo coriandoli
fenchel|fennel fennels|fenouil fenouils|hinojo hinojos|finocchio finocchi
basilikum|basil basils|basilic basilics|albahaca albahacas|basilico basilichi basilici
rosmarin|rosemary rosemaries|romarin romarins|romero romeros|rosmarino rosmarini
thymian|thyme thymes|thym thyms|tomillo tomillos|timo timi
salbei|sage sages|sauge sauges|salvia salvias|salvia salvie
minze pfefferminze|mint peppermint mints peppermints|menthe menthes|menta hierbabuena mentas hierbabuenas|menta
petersilie|parsley parsleys|persil persils|perejil perejiles|prezzemolo prezzemoli
schnittlauch|chive chives chiveses|ciboulette ciboulettes|cebollino cebollinos|erbacipollina
dill|dill dills|aneth aneths|eneldo eneldos|aneto aneti
lakritz lakritze|liquorice licorice liquorices licorices|reglisse reglisses|regaliz regalices|liquirizia liquirizie
senf|mustard mustards|moutarde moutardes|mostaza mostazas|senape senapi
essig|vinegar vinegars|vinaigre vinaigres|vinagre vinagres|aceto aceti
ol oel ole oele|oil oils|huile huiles|aceite oleo aceites oleos|olio oli
olivenol olivenoel|oliveoil|huiledolive|aceitedeoliva|oliodoliva
sosse sauce sossen|sauce gravy sauces gravies|sauce sauces|salsa salsas|salsa sugo salse sughi sugi
honig|honey honeys|miel miels|miel mieles|miele mieli
sirup|syrup syrups|sirop sirops|jarabe sirope jarabes siropes|sciroppo sciroppi
marmelade konfiture konfituere|jam marmalade jams marmalades|confiture marmelade confitures marmelades|mermelada confitura mermeladas confituras|marmellata confettura marmellate confetture
brot brote|bread breads|pain pains|pan panes|pane pani
brotchen broetchen semmel weckerl|roll bun rolls buns|petitpain|panecillo bollo panecillos bollos|panino panini
laib|loaf loaves loafs loaveses|miche miches|hogaza hogazas|pagnotta pagnotte
toast|toast toasts|toast toasts|tostada tostadas|toast
teig teige|dough doughs|pate|masa masas|impasto impasti
mehl|flour flours|farine farines|harina harinas|farina farine
hefe|yeast yeasts|levure levures|levadura levaduras|lievito lieviti
reis|rice rices|riz|arroz arroces|riso risi
nudel nudeln teigwaren|noodle pasta noodles pastas|nouille pates nouilles|fideo pasta fideos pastas|pasta tagliatella paste tagliatelle
pizza pizzen|pizza pizzas|pizza pizzas|pizza pizzas|pizza pizze
kuchen|cake cakes|gateau gateaux|pastel bizcocho pasteles bizcochos|torta dolce torte dolci
torte torten|tart gateau tarts gateaus|tarte tartes|tarta tartas|torta crostata torte crostate
keks kekse platzchen plaetzchen geback gebaeck|cookie biscuit cookies biscuits|biscuit gateausec biscuits|galleta galletas|biscotto biscotti
waffel waffeln|waffle waffles|gaufre gaufres|gofre barquillo gofres barquillos|cialda cialde
pfannkuchen palatschinke|pancake pancakes|crepe crepes|tortita panqueque tortitas panqueques|frittella crespella frittelle crespelle
krapfen berliner|doughnut donut doughnuts donuts|beignet beignets|bunuelo rosquilla bunuelos rosquillas|krapfen bombolone bomboloni
brezel breze brezen|pretzel pretzels|bretzel bretzels|lazosalado|brezel
lebkuchen|gingerbread gingerbreads|paindepices|pandejengibre|pandizenzero
schokolade schoko|chocolate choco chocolates chocos|chocolat chocolats|chocolate chocolates|cioccolato cioccolata cioccolati cioccolate
kakao|cocoa cacao cocoas cacaos|cacao cacaos|cacao cacaos|cacao cacai
praline pralinen|praline chocolatecandy pralines|praline pralines|bombon praline bombones pralines|pralina cioccolatino praline cioccolatini
bonbon bonbons sussigkeit suessigkeit|candy sweet sweets candies sweetses|bonbon friandise bonbons friandises|caramelo dulce golosina caramelos dulces golosinas|caramella caramelle
lutscher lolli|lollipop lolly lollipops lollies|sucette sucettes|piruleta chupachus piruletas|leccalecca
gummibarchen gummibaerchen|gummybear|oursonengelatine|ositodegoma|orsettogommoso
kaugummi|chewinggum|chewinggum chewinggums|chicle chicles|gommadamasticare
karamell|caramel toffee caramels toffees|caramel caramels|caramelo caramelos|caramello caramelli
marzipan|marzipan marzipans|massepain massepains|mazapan mazapanes|marzapane marzapani
nougat|nougat nougats|nougat nougats|turron turrones|torrone torroni
eis eiscreme speiseeis|icecream|glace cremeglacee glaces|helado helados|gelato gelati
sahne rahm creme|cream creams|creme cremes|crema nata cremas natas|crema panna creme panne
pudding|pudding puddings|flan pudding flans puddings|pudin flan pudines flanes|budino budini
milch|milk milks|lait laits|leche leches|latte latti
joghurt jogurt|yogurt yoghurt yogurts yoghurts|yaourt yaourts|yogur yogures|yogurt
butter|butter butters|beurre beurres|mantequilla mantequillas|burro burri
kase kaese|cheese cheeses|fromage fromages|queso quesos|formaggio formaggi
quark topfen|curd curds|fromageblanc|requeson requesones|quark
fleisch|meat meats|viande viandes|carne carnes|carne carni
rindfleisch rind|beef beefs|boeuf boeufs|carnederes ternera terneras|manzo manzi
schinken|ham hams|jambon jambons|jamon jamones|prosciutto prosciutti
speck|bacon bacons|lard lards|tocino panceta tocinos pancetas|pancetta lardo pancette lardi
wurst wurste wuerste wurstchen wuerstchen|sausage sausages|saucisse saucisses|salchicha embutido salchichas embutidos|salsiccia salsiccie
salami|salami salamis|saucisson saucissons|salchichon salchichones|salame salami
steak steaks|steak steaks|bifteck biftecks|bistec filete bisteces filetes|bistecca bistecche
braten|roast roasts|roti rotis|asado asados|arrosto arrosti
schnitzel|cutlet schnitzel cutlets schnitzels|escalope escalopes|escalope escalopes|cotoletta scaloppina cotolette scaloppine
suppe suppen|soup soups|soupe potage soupes potages|sopa sopas|zuppa minestra zuppe minestre
eintopf|stew stews|ragout ragouts|guiso estofado guisos estofados|stufato stufati
fruhstuck fruehstueck|breakfast breakfasts|petitdejeuner|desayuno desayunos|colazione colazioni
mittagessen|lunch lunches|dejeuner dejeuners|almuerzo comida almuerzos comidas|pranzo pranzi
abendessen|dinner supper dinners suppers|diner souper diners soupers|cena cenas|cena cene
nachtisch dessert|dessert desserts|dessert desserts|postre postres|dessert
imbiss snack happchen haeppchen|snack bite snacks bites|encas cassecroute cassecroutes|tentempie aperitivo tentempies aperitivos|spuntino spuntini
essen nahrung speise|food meal foods meals|nourriture aliment repas nourritures aliments|comida alimento comidas alimentos|cibo alimento pasto cibi alimenti pasti
geschmack|taste flavour flavor tastes flavours flavors|gout saveur gouts saveurs|sabor gusto sabores gustos|gusto sapore gusti sapori
rezept rezepte|recipe recipes|recette recettes|receta recetas|ricetta ricette
scheibe scheiben|slice slices|tranche tranches|rebanada loncha rebanadas lonchas|fetta fette
krumel kruemel|crumb crumbs|miette miettes|miga migas|briciola briciole
appetit|appetite appetites|appetit appetits|apetito apetitos|appetito appetiti
hunger|hunger hungers|faim faims|hambre hambres|fame fami
durst|thirst thirsts|soif soifs|sed sedes|sete seti
festmahl schmaus|feast banquet feasts banquets|festin banquet festins banquets|festin banquete festines banquetes|banchetto banchetti
getrank getraenk getranke getraenke trunk|drink beverage drinks beverages|boisson boissons|bebida bebidas|bevanda bevande
wasser|water aqua waters aquas|eau eaux|agua aguas|acqua acque
mineralwasser sprudel|mineralwater|eauminerale|aguamineral|acquaminerale
kaffee|coffee cafe coffees cafes|cafe cafes|cafe cafes|caffe
kaffeehaus|coffeehouse coffeehouses|cafe maisonducafe cafes|cafeteria casadelcafe cafeterias|caffetteria casadelcaffe caffetterie
espresso|espresso espressos|espresso expresso espressos expressos|expreso expresos|espresso espressi
tee tees|tea teas|the thes|te|te
teehaus teestube|teahouse teahouses|maisondethe salondethe|casadete|casadelte
saft safte saefte|juice juices|jus|zumo jugo zumos jugos|succo succhi succi
limonade|lemonade lemonades|limonade limonades|limonada gaseosa limonadas gaseosas|limonata limonate
wein weine|wine wines|vin vins|vino vinos|vino vini
rotwein|redwine|vinrouge|vinotinto|vinorosso
weisswein|whitewine|vinblanc|vinoblanco|vinobianco
sekt schaumwein|sparklingwine|mousseux vinmousseux|espumoso cava espumosos cavas|spumante spumanti
champagner|champagne champagnes|champagne champagnes|champan champanes|champagne champagni
bier biere|beer ale beers ales|biere bieres|cerveza cervezas|birra birre
lager lagerbier|lager lagers|biereblonde|cervezarubia|birrachiara
schnaps branntwein spirituose|spirit liquor schnapps spirits liquors schnappses|eaudevie alcool eaudevies alcools|aguardiente licor aguardientes licores|acquavite grappa acquaviti grappe
likor likoer|liqueur liqueurs|liqueur liqueurs|licor licores|liquore liquori
weinbrand cognac|brandy brandies|cognac brandy cognacs brandys|conac brandy conaces brandyes|brandy
whisky|whisky whiskey whiskies whiskeys|whisky whiskys|whisky guisqui gueisqui whiskyes guisquis gueisquis|whisky
rum|rum rums|rhum rhums|ron rones|rum
wodka|vodka vodkas|vodka vodkas|vodka vodkas|vodka vodke
gin|gin gins|gin gins|ginebra ginebras|gin
apfelwein most|cider ciders|cidre cidres|sidra sidras|sidro sidri
met|mead meads|hydromel hydromels|hidromiel hidromieles|idromele idromeli
cocktail cocktails|cocktail cocktails|cocktail cocktails|coctel cocteles|cocktail
schluck|sip gulp sips gulps|gorgee gorgees|trago sorbo tragos sorbos|sorso sorsi
tropfen|drop drops|goutte gouttes|gota gotas|goccia goccie
flasche flaschen|bottle bottles|bouteille bouteilles|botella botellas|bottiglia bottiglie
glas glaser glaeser|glass|verre verres|vaso vidrio cristal vasos vidrios cristales|bicchiere vetro bicchieri vetri
becher|cup mug beaker cups mugs beakers|gobelet timbale gobelets timbales|vaso cubilete vasos cubiletes|coppa bicchiere coppe bicchieri
tasse tassen|cup cups|tasse tasses|taza tazas|tazza tazze
krug kruge kruege|jug pitcher mug jugs pitchers mugs|cruche pichet cruches pichets|jarra jarras|brocca boccale brocche boccali
kelch pokal|goblet chalice trophy goblets chalices trophies|calice coupe calices coupes|caliz copa calices copas|calice coppa calici coppe
fass fasser faesser tonne|barrel cask barrels casks|tonneau fut baril tonneaux futs barils|barril tonel barriles toneles|barile botte barili botti
korken|cork corks|bouchon liege bouchons lieges|corcho corchos|tappo sughero tappi sugheri
brauerei brauhaus|brewery brewhouse breweries brewhouses|brasserie brasseries|cerveceria cervecerias|birreria birrificio birrerie birrifici
kellerei weinkellerei|winery wineries|caveavin|bodega bodegas|cantina cantine
keller|cellar cellars|cave caves|bodega sotano bodegas sotanos|cantina cantine
korper koerper leib|body bodies|corps|cuerpo cuerpos|corpo corpi
kopf kopfe koepfe haupt|head heads|tete tetes|cabeza cabezas|testa capo teste capi
gesicht gesichter antlitz|face faces|visage face visages faces|cara rostro caras rostros|viso faccia volto visi faccie volti
auge augen|eye eyes|oeil yeux oeils|ojo ojos|occhio occhi
ohr ohren|ear ears|oreille oreilles|oreja oido orejas oidos|orecchio orecchie orecchi orecchii
nase nasen|nose noses|nez|nariz narices|naso nasi
mund munder muender|mouth mouths|bouche bouches|boca bocas|bocca bocche
lippe lippen|lip lips|levre levres|labio labios|labbro labbra labbri labbre
zahn zahne zaehne|tooth teeth tooths teeths|dent dents|diente dientes|dente denti
zunge zungen|tongue tongues|langue langues|lengua lenguas|lingua lingue
kinn|chin chins|menton mentons|barbilla barbillas|mento menti
wange wangen backe|cheek cheeks|joue joues|mejilla mejillas|guancia guancie
stirn|forehead brow foreheads brows|front fronts|frente frentes|fronte fronti
wimper wimpern|eyelash lash eyelashes lashes|cil cils|pestana pestanas|ciglio ciglia cigli ciglie
augenbraue augenbrauen|eyebrow eyebrows|sourcil sourcils|ceja cejas|sopracciglio sopraccigli
haar haare|hair hairs|cheveu cheveux|cabello pelo cabellos pelos|capello capelli
locke locken|curl curls|boucle boucles|rizo rizos|ricciolo riccio riccioli ricci
bart barte baerte|beard beards|barbe barbes|barba barbas|barba barbe
schnurrbart|moustache mustache moustaches mustaches|moustache moustaches|bigote bigotes|baffo baffi
hals halse haelse|neck necks|cou cous|cuello cuellos|collo colli
kehle gurgel|throat throats|gorge gorges|garganta gargantas|gola gole
schulter schultern|shoulder shoulders|epaule epaules|hombro hombros|spalla spalle
arm arme|arm|bras|brazo brazos|braccio braccia bracci braccie
ellbogen|elbow elbows|coude coudes|codo codos|gomito gomiti
hand hande haende|hand hands|main mains|mano manos|mano mani
finger|finger fingers|doigt doigts|dedo dedos|dito dita diti dite
daumen|thumb thumbs|pouce pouces|pulgar pulgares|pollice pollici
nagel naegel fingernagel|nail fingernail nails fingernails|ongle ongles|una unas|unghia unghie
faust fauste faeuste|fist fists|poing poings|puno punos|pugno pugni
brust busen|breast chest bosom breasts chests bosoms|poitrine sein poitrines seins|pecho seno pechos senos|petto seno petti seni
herz herzen|heart hearts|coeur coeurs|corazon corazones|cuore cuori
bauch bauche baeuche|belly tummy bellies tummies|ventre ventres|barriga vientre barrigas vientres|pancia ventre pancie ventri
magen|stomach stomaches|estomac estomacs|estomago estomagos|stomaco stomachi stomaci
rucken ruecken|back backs|dos|espalda espaldas|schiena dorso schiene dorsi
hufte huefte huften hueften|hip hips|hanche hanches|cadera caderas|anca fianco fianchi fianci
bein beine|leg legs|jambe jambes|pierna piernas|gamba gambe
knie|knee knees|genou genoux genous|rodilla rodillas|ginocchio ginocchi
fuss fusse fuesse|foot feet foots feets|pied pieds|pie pies|piede piedi
zehe zehen zeh|toe toes|orteil orteils|dedodelpie|ditodelpiede
ferse absatz|heel heels|talon talons|talon tacon talones tacones|tallone tacco talloni tacchi tacci
haut haute haeute|skin skins|peau peaux|piel pieles|pelle pelli
blut|blood bloods|sang sangs|sangre sangres|sangue sangui
knochen|bone bones|os|hueso huesos|osso ossa ossi osse
schadel schaedel totenkopf|skull skulls|crane cranes|craneo calavera craneos calaveras|cranio teschio crani teschi
gehirn hirn|brain brains|cerveau cerveaux|cerebro cerebros|cervello cervelli
nerv nerven|nerve nerves|nerf nerfs|nervio nervios|nervo nervi
muskel muskeln|muscle muscles|muscle muscles|musculo musculos|muscolo muscoli
lunge lungen|lung lungs|poumon poumons|pulmon pulmones|polmone polmoni
leber|liver livers|foie foies|higado higados|fegato fegati
niere nieren|kidney kidneys|rein reins|rinon rinones|rene reni
ader vene|vein veins|veine veines|vena venas|vena vene
gelenk gelenke|joint joints|articulation articulations|articulacion articulaciones|articolazione articolazioni
stimme stimmen|voice voices|voix|voz voces|voce voci
atem hauch|breath breaths|souffle haleine souffles haleines|aliento soplo alientos soplos|respiro fiato soffio respiri fiati soffi
puls|pulse pulses|pouls|pulso pulsos|polso polsi
trane traene tranen traenen|tear tears|larme larmes|lagrima lagrimas|lacrima lacrime
schweiss|sweat sweats|sueur sueurs|sudor sudores|sudore sudori
lacheln laecheln|smile smiles|sourire sourires|sonrisa sonrisas|sorriso sorrisi
kuss kusse kuesse bussi|kiss kisses|baiser bisou baisers bisous|beso besos|bacio baci
umarmung|hug embrace hugs embraces|calin etreinte calins etreintes|abrazo abrazos|abbraccio abbracci
blick blicke|look glance gaze looks glances gazes|regard regards|mirada miradas|sguardo sguardi
schlaf|sleep sleeps|sommeil sommeils|sueno suenos|sonno sonni
traum traume traeume|dream dreams|reve songe reves songes|sueno suenos|sogno sogni
gesundheit|health healths|sante santes|salud saludes|salute saluti
medizin arznei heilmittel|medicine remedy medicines remedies|medecine medicament remede medecines medicaments remedes|medicina remedio medicinas remedios|medicina farmaco rimedio medicine farmachi farmaci rimedi
krankheit|disease illness diseases illnesses|maladie maladies|enfermedad enfermedades|malattia malattie
schmerz schmerzen|pain ache pains aches|douleur douleurs|dolor dolores|dolore dolori
wunde wunden|wound wounds|plaie blessure plaies blessures|herida heridas|ferita ferite
pille tablette pillen|pill tablet pills tablets|pilule comprime pilules comprimes|pildora pastilla pildoras pastillas|pillola compressa pillole compresse
salbe balsam|balm ointment balsam balms ointments balsams|baume onguent pommade baumes onguents pommades|balsamo unguento ungueento balsamos unguentos ungueentos|balsamo unguento balsami unguenti
pflege|care cares|soin soins|cuidado cuidados|cura cure
himmel|sky heaven skies heavens|ciel cieux ciels|cielo cielos|cielo cieli
sonne sonnen|sun suns|soleil soleils|sol soles|sole soli
mond monde|moon moons|lune lunes|luna lunas|luna lune
vollmond|fullmoon|pleinelune|lunallena|lunapiena
halbmond mondsichel|crescent halfmoon crescents|croissant demilune croissants demilunes|medialuna|mezzaluna mezzalune
stern sterne|star stars|etoile etoiles|estrella estrellas|stella stelle
sternschnuppe|shootingstar fallingstar|etoilefilante|estrellafugaz|stellacadente
polarstern nordstern|northstar polarstar|etoilepolaire etoiledunord|estrellapolar estrelladelnorte|stellapolare stelladelnord
morgenstern|morningstar|etoiledumatin|estrelladelamanana lucero luceros|stelladelmattino
sternbild|constellation constellations|constellation constellations|constelacion constelaciones|costellazione costellazioni
komet kometen|comet comets|comete cometes|cometa cometas|cometa comete
meteor|meteor meteors|meteore meteores|meteoro meteoros|meteora meteore
planet planeten|planet planets|planete planetes|planeta planetas|pianeta pianete
weltall universum all|universe universes|univers|universo universos|universo universi
kosmos|cosmos cosmoses|cosmos|cosmos|cosmo cosmi
galaxie galaxis|galaxy galaxies|galaxie galaxies|galaxia galaxias|galassia galassie
milchstrasse|milkyway|voielactee|vialactea|vialattea
weltraum raum|space spaces|espace espaces|espacio espacios|spazio spazi
rakete raketen|rocket rockets|fusee fusees|cohete cohetes|razzo razzi
umlaufbahn|orbit orbits|orbite orbites|orbita orbitas|orbita orbite
finsternis|eclipse eclipses|eclipse eclipses|eclipse eclipses|eclissi
sonnenaufgang|sunrise sunrises|leverdusoleil|amanecer salidadelsol amaneceres|alba albe
morgenrote morgenroete morgendammerung morgendaemmerung|dawn aurora daybreak dawns auroras daybreaks|aube aurore aubes aurores|alba aurora amanecer albas auroras amaneceres|alba aurora albe aurore
sonnenuntergang|sunset sundown sunsets sundowns|coucherdusoleil|atardecer puestadesol atardeceres|tramonto tramonti
dammerung daemmerung abenddammerung abenddaemmerung|dusk twilight dusks twilights|crepuscule crepuscules|crepusculo anochecer crepusculos anocheceres|crepuscolo crepuscoli
nordlicht polarlicht|northernlights auroraborealis|auroreboreale|auroraboreal|auroraboreale
horizont|horizon horizons|horizon horizons|horizonte horizontes|orizzonte orizzonti
regenbogen|rainbow rainbows|arcenciel arcenciels|arcoiris|arcobaleno arcobaleni
wolke wolken|cloud clouds|nuage nuee nuages nuees|nube nubes|nuvola nube nuvole nubi
regen|rain rains|pluie pluies|lluvia lluvias|pioggia pioggie
regentropfen|raindrop raindrops|gouttedepluie|gotadelluvia|gocciadipioggia
schauer|shower showers|averse averses|chaparron chaparrones|acquazzone acquazzoni
schnee|snow snows|neige neiges|nieve nieves|neve nevi
schneeflocke schneeflocken|snowflake snowflakes|flocondeneige flocon flocons|copodenieve|fioccodineve
schneemann|snowman snowmans|bonhommedeneige|munecodenieve|pupazzodineve
eis|ice ices|glace glaces|hielo hielos|ghiaccio ghiacci
eisberg|iceberg icebergs|iceberg icebergs|iceberg tempano iceberges tempanos|iceberg
eiszapfen|icicle icicles|glacon stalactite glacons stalactites|carambano carambanos|ghiacciolo ghiaccioli
frost|frost frosts|gel givre gels givres|escarcha helada escarchas heladas|gelo brina geli brine
hagel|hail hails|grele greles|granizo granizos|grandine grandini
tau|dew dews|rosee rosees|rocio rocios|rugiada rugiade
nebel|fog mist fogs mists|brouillard brume brouillards brumes|niebla bruma nieblas brumas|nebbia bruma nebbie brume
wind winde|wind winds|vent vents|viento vientos|vento
nordwind|northwind|ventdunord bise bises|vientodelnorte|ventodelnord tramontana tramontane
brise|breeze breezes|brise brises|brisa brisas|brezza brezze
sturm sturme stuerme unwetter|storm tempest storms tempests|tempete orage tempetes orages|tormenta tempestad tormentas tempestades|tempesta burrasca tempeste burrasche
wirbelsturm zyklon tornado|cyclone tornado twister cyclones tornados twisters|cyclone tornade cyclones tornades|ciclon tornado ciclones tornados|ciclone tornado cicloni tornadi
orkan hurrikan|hurricane hurricanes|ouragan ouragans|huracan huracanes|uragano uragani
taifun|typhoon typhoons|typhon typhons|tifon tifones|tifone tifoni
wirbel wirbelwind|whirl whirlwind vortex whirls whirlwinds vortexes|tourbillon tourbillons|torbellino remolino torbellinos remolinos|vortice turbine vortici turbini
gewitter|thunderstorm thunderstorms|orage orages|tormentaelectrica|temporale temporali
blitz blitze|lightning flash lightnings flashes|eclair foudre eclairs foudres|relampago rayo relampagos rayos|fulmine lampo fulmini lampi
donner|thunder thunders|tonnerre tonnerres|trueno truenos|tuono tuoni
wetter|weather weathers|temps meteo meteos|tiempo clima tiempos climas|tempo meteo tempi metei
klima|climate climates|climat climats|clima climas|clima clime
hitze warme waerme|heat warmth heats warmths|chaleur chaleurs|calor calores|calore calori
kalte kaelte|cold chill colds chills|froid froids|frio frios|freddo freddi
luft lufte luefte|air airs|air airs|aire aires|aria arie
feuer|fire fires|feu feux|fuego fuegos|fuoco fuochi fuoci
flamme flammen|flame flames|flamme flammes|llama llamas|fiamma fiamme
funke funken|spark sparks|etincelle etincelles|chispa chispas|scintilla scintille
glut|ember glow embers glows|braise braises|brasa ascua brasas ascuas|brace braci
asche|ash ashes asheses|cendre cendres|ceniza cenizas|cenere ceneri
rauch|smoke smokes|fumee fumees|humo humos|fumo fumi
dampf|steam vapour vapor steams vapours vapors|vapeur vapeurs|vapor vapores|vapore vapori
licht lichter|light lights|lumiere lumieres|luz luces|luce luci
mondlicht mondschein|moonlight moonshine moonlights moonshines|clairdelune|luzdeluna clarodeluna|chiarodiluna
sonnenlicht sonnenschein|sunlight sunshine sunlights sunshines|lumieredusoleil|luzdelsol|lucedelsole
sternenlicht|starlight starlights|lumieredesetoiles|luzdelasestrellas|lucedellestelle
strahl strahlen|ray beam rays beams|rayon rayons|rayo rayos|raggio raggi
schatten|shadow shade shadows shades|ombre ombres|sombra sombras|ombra ombre
dunkelheit|darkness dark darknesses darks|obscurite tenebres obscurites|oscuridad tinieblas oscuridades|oscurita buio bui
glanz schimmer|shine gloss gleam shines glosses gleams|eclat brillance eclats brillances|brillo resplandor brillos resplandores|splendore lucentezza splendori lucentezze
erde|earth earths|terre terres|tierra tierras|terra terre
welt welten|world worlds|monde mondes|mundo mundos|mondo mondi
globus erdball|globe globes|globe globes|globo globos|globo globi
natur|nature natures|nature natures|naturaleza naturalezas|natura nature
umwelt|environment environments|environnement environnements|medioambiente|ambiente ambienti
wald walder waelder|forest wood woods forests woodses|foret bois forets|bosque selva bosques selvas|foresta bosco foreste boschi bosci
schwarzwald|blackforest|foretnoire|selvanegra|forestanera
dschungel urwald|jungle jungles|jungle jungles|jungla selva junglas selvas|giungla giungle
hain|grove groves|bosquet bosquets|arboleda arboledas|boschetto boschetti
berg berge|mountain mount mt mountains mounts|montagne mont montagnes monts|montana monte montanas montes|montagna monte montagne monti
gipfel|summit peak summits peaks|sommet cime pic sommets cimes pics|cumbre cima pico cumbres cimas picos|vetta cima vette cime
hugel huegel|hill hills|colline collines|colina cerro colinas cerros|collina colle colline colli
tal taler taeler|valley vale valleys vales|vallee val vallees vaux|valle valles|valle valli
schlucht klamm|canyon gorge ravine canyons gorges ravines|gorge ravin canyon gorges ravins canyons|canon barranco canones barrancos|gola canyon burrone gole burroni
alpen|alps alpses|alpes|alpes|alpi
gletscher|glacier glaciers|glacier glaciers|glaciar glaciares|ghiacciaio ghiacciai
lawine|avalanche avalanches|avalanche avalanches|avalancha alud avalanchas aludes|valanga valanghe
vulkan vulkane|volcano volcanos|volcan volcans|volcan volcanes|vulcano vulcani
lava|lava lavas|lave laves|lava lavas|lava lave
hohle hoehle hohlen hoehlen grotte|cave cavern grotto caves caverns grottos|grotte caverne grottes cavernes|cueva gruta cuevas grutas|grotta caverna grotte caverne
fels felsen|rock cliff rocks cliffs|rocher roche rochers roches|roca pena rocas penas|roccia rupe roccie rupi
klippe kliff|cliff cliffs|falaise falaises|acantilado acantilados|scogliera scogliere
stein steine|stone stones|pierre pierres|piedra piedras|pietra sasso pietre sassi
kies kiesel|gravel pebble gravels pebbles|gravier caillou galet graviers caillous galets|grava guijarro gravas guijarros|ghiaia ciottolo ghiaie ciottoli
sand|sand sands|sable sables|arena arenas|sabbia sabbie
dune duene dunen duenen|dune dunes|dune dunes|duna dunas|duna dune
wuste wueste wusten wuesten|desert deserts|desert deserts|desierto desiertos|deserto deserti
oase oasen|oasis oasises|oasis|oasis|oasi
lehm ton|clay loam clays loams|argile argiles|arcilla barro arcillas barros|argilla creta argille crete
schlamm|mud muds|boue boues|lodo fango lodos fangos|fango fanghi fangi
staub|dust dusts|poussiere poussieres|polvo polvos|polvere polveri
boden|soil ground soils grounds|sol terrain sols terrains|suelo suelos|suolo terreno suoli terreni
steppe prarie praerie|steppe prairie steppes prairies|steppe prairie steppes prairies|estepa pradera estepas praderas|steppa prateria steppe praterie
sumpf moor|swamp marsh bog swamps marshes bogs|marais marecage marecages|pantano cienaga pantanos cienagas|palude paludi
meer meere|sea seas|mer mers|mar mares|mare mari
mittelmeer|mediterranean mediterraneans|mediterranee mediterranees|mediterraneo mediterraneos|mediterraneo mediterranei
ozean ozeane|ocean oceans|ocean oceans|oceano oceanos|oceano oceani
atlantik|atlantic atlantics|atlantique atlantiques|atlantico atlanticos|atlantico atlantichi atlantici
pazifik|pacific pacifics|pacifique pacifiques|pacifico pacificos|pacifico pacifichi pacifici
see seen|lake lakes|lac lacs|lago lagos|lago laghi lagi
teich weiher|pond ponds|etang etangs|estanque estanques|stagno stagni
fluss flusse fluesse strom|river rivers|fleuve riviere fleuves rivieres|rio rios|fiume fiumi
bach bache baeche|brook creek stream brooks creeks streams|ruisseau ruisseaux|arroyo arroyos|ruscello torrente ruscelli torrenti
quelle quellen born|source spring fountainhead sources springs fountainheads|source sources|fuente manantial fuentes manantiales|sorgente fonte sorgenti fonti
brunnen|fountain well fountains wells|fontaine puits fontaines|fuente pozo fuentes pozos|fontana pozzo fontane pozzi
wasserfall wasserfalle wasserfaelle|waterfall cascade falls waterfalls cascades fallses|cascade chutedeau cascades|cascada catarata cascadas cataratas|cascata cascate
welle wellen woge|wave waves|vague onde vagues ondes|ola onda olas ondas|onda onde
flut gezeiten|tide flood tides floods|maree flot marees flots|marea mareas|marea maree
gischt schaum|foam spray foams sprays|ecume mousse ecumes mousses|espuma espumas|schiuma schiume
blase blasen|bubble bubbles|bulle bulles|burbuja burbujas|bolla bolle
kuste kueste kusten kuesten|coast shore seaside coasts shores seasides|cote littoral cotes littoraux|costa costas|costa coste
strand strande straende|beach beaches|plage plages|playa playas|spiaggia spiaggie
ufer|bank riverside banks riversides|rive rivage rives rivages|orilla ribera orillas riberas|riva sponda rive sponde
bucht buchten|bay cove bays coves|baie anse baies anses|bahia cala bahias calas|baia cala baie cale
kap|cape capes|cap caps|cabo cabos|capo capi
insel inseln eiland|island isle islands isles|ile iles|isla islas|isola isole
riff|reef reefs|recif recifs|arrecife arrecifes|barrieracorallina
lagune|lagoon lagoons|lagune lagon lagunes lagons|laguna lagunas|laguna lagune
delta|delta deltas|delta deltas|delta deltas|delta delte
norden nord|north norths|nord nords|norte nortes|nord
suden sueden sud sued|south souths|sud suds|sur sures|sud
osten ost|east easts|est ests|este oriente estes orientes|est
westen west|west wests|ouest ouests|oeste occidente oestes occidentes|ovest
orient morgenland|orient orients|orient orients|oriente orientes|oriente orienti
tropen|tropics tropicses|tropiques|tropicos|tropici
aquator aequator|equator equators|equateur equateurs|ecuador ecuadores|equatore equatori
landschaft|landscape scenery landscapes sceneries|paysage paysages|paisaje paisajes|paesaggio paesaggi
kristall kristalle|crystal crystals|cristal cristaux|cristal cristales|cristallo cristalli
farbig bunt farbige farbiger farbiges farbigen bunte bunter buntes bunten|coloured colored colourful colorful|colore multicolore coloree colores colorees multicolores|coloreado multicolor coloreada coloreadas coloreados multicolora multicoloras multicolores|colorato variopinto colorata colorati colorate variopinta variopinti variopinte
weiss weisse weisser weisses weissen|white|blanc blanche blance blancs blances blanches|blanco blanca blancas blancos|bianco bianca bianchi bianche
schwarz schwarze schwarzer schwarzes schwarzen|black|noir noire noirs noires|negro negra negras negros|nero nera neri nere
grau graue grauer graues grauen|grey gray|gris grise grises|gris|grigio grigi grigia grigie
rot rote roter rotes roten|red|rouge rouges|rojo roja rojas rojos|rosso rossa rossi rosse
blau blaue blauer blaues blauen|blue|bleu bleue bleux bleues|azul azules|blu azzurro azzurra azzurri azzurre
himmelblau himmelblaue himmelblauer himmelblaues himmelblauen|skyblue azure|azur bleuciel azure azurs azures|celeste celestes|celeste azzurro celesti azzurra azzurri azzurre
grun gruen grune gruene gruner gruener grunes gruenes grunen gruenen|green|vert verte verts vertes|verde verdes|verde verdi
gelb gelbe gelber gelbes gelben|yellow|jaune jaunes|amarillo amarilla amarillas amarillos|giallo gialla gialli gialle
braun braune brauner braunes braunen|brown|brun marron brune bruns brunes marronne marrons marronnes|marron pardo marrones parda pardas pardos|marrone bruno marroni bruna bruni brune
rosa pink rosae rosaer rosaes rosaen pinke pinker pinkes pinken|pink|rose roses|rosa rosas|rosa rose
lila violett purpur lilae lilaer lilaes lilaen violette violetter violettes violetten purpure purpurer purpures purpuren|purple violet|violet pourpre violete violets violetes pourpres|morado violeta purpura morada moradas morados violetas purpuras|viola porpora viole porpore
golden gulden guelden goldene goldener goldenes goldenen guldene gueldene guldener gueldener guldenes gueldenes guldenen gueldenen|golden|dore doree dores dorees|dorado dorada doradas dorados|dorato dorata dorati dorate
silbern silberne silberner silbernes silbernen|silvery|argente argentee argentes argentees|plateado plateada plateadas plateados|argentato argentata argentati argentate
blond blonde blonder blondes blonden|blond blonde|blond blonde blonds blondes|rubio rubia rubias rubios|biondo bionda biondi bionde
hell helle heller helles hellen|bright light clear|clair claire clairs claires|claro clara claras claros|chiaro chiara chiari chiare
dunkel dunkele dunkeler dunkeles dunkelen|dark|sombre fonce sombres foncee fonces foncees|oscuro oscura oscuras oscuros|scuro scura scuri
klar klare klarer klares klaren|clear|clair claire clairs claires|claro clara claras claros|chiaro limpido chiara chiari chiare limpida limpidi limpide
glanzend glaenzend glanzende glaenzende glanzender glaenzender glanzendes glaenzendes glanzenden glaenzenden|shiny brilliant|brillant brillante brillants brillantes|brillante brillantes|brillante lucido brillanti lucida lucidi lucide
gut guter gutes guten|good|bon bonne bons bonnes|bueno buen buena buenas buenos buenes|buono buon buona buoni buone
besser bessere besserer besseres besseren|better|meilleur mieux meilleure meilleurs meilleures mieuse mieuses|mejor mejora mejoras mejores|migliore meglio migliori megli meglia meglie
beste bester bestes besten bestere besterer besteres besteren bestese besteser besteses bestesen|best|lemeilleur|elmejor|ilmigliore ottimo ottima ottimi ottime
schlecht schlechte schlechter schlechtes schlechten|bad|mauvais mauvaise mauvaises|malo mal mala malas malos males|cattivo cattiva cattivi cattive
bose boese ubel uebel boser boeser boses boeses bosen boesen ubele uebele ubeler uebeler ubeles uebeles ubelen uebelen|evil wicked|mechant mauvais mechante mechants mechantes mauvaise mauvaises|malvado malo malvada malvadas malvados mala malas malos|cattivo malvagio cattiva cattivi cattive malvagi malvagia malvagie
neu neue neuer neues neuen|new|nouveau nouvelle nouvel neuf nouveaue nouveaux nouveaues nouvelles nouvels neuve neufs neuves|nuevo nueva nuevas nuevos|nuovo nuova nuovi nuove
alt alte alter altes alten|old|vieux vieille vieil ancien vieuse vieuses vieilles vieile vieils vieiles ancienne anciens anciennes|viejo antiguo vieja viejas viejos antigua antiguas antiguos|vecchio antico vecchi vecchia vecchie antica antichi antiche
antik antike antiker antikes antiken|antique ancient|antique antiques|antiguo antigua antiguas antiguos|antico antica antichi antiche
jung junger junges|young|jeune jeunes|joven jovenes|giovane giovani
modern moderne moderner modernes modernen|modern|moderne modernes|moderno moderna modernas modernos|moderno moderna moderni moderne
klassisch klassische klassischer klassisches klassischen|classic classical|classique classiques|clasico clasica clasicas clasicos|classico classica classichi classiche
frisch frischer frisches frischen|fresh|frais fraiche fraises fraiches|fresco fresca frescas frescos|fresco fresca freschi fresche
frei freie freier freies freien|free|libre libres|libre libres|libero libera liberi libere
gratis kostenlos gratise gratiser gratises gratisen kostenlose kostenloser kostenloses kostenlosen|free freeofcharge|gratuit gratuite gratuits gratuites|gratis gratuito gratuita gratuitas gratuitos|gratuito gratis gratuita gratuiti gratuite
rein pur reine reiner reines reinen pure purer pures puren|pure|pur pure purs pures|puro pura puras puros|puro pura puri pure
sauber saubere sauberer sauberes sauberen|clean|propre propres|limpio limpia limpias limpios|pulito pulita puliti pulite
echt wahr echte echter echtes echten wahre wahrer wahres wahren|real true genuine|vrai veritable vraie vrais vraies veritables|verdadero real verdadera verdaderas verdaderos reales|vero reale vera veri vere reali
original ursprunglich urspruenglich originale originaler originales originalen ursprungliche urspruengliche ursprunglicher urspruenglicher ursprungliches urspruengliches ursprunglichen urspruenglichen|original|original originale originaux originales|original originales|originale originali
falsch falsche falscher falsches falschen|false wrong fake|faux fausse fauxe fauxes fausses|falso falsa falsas falsos|falso falsa falsi false
naturlich natuerlich naturliche natuerliche naturlicher natuerlicher naturliches natuerliches naturlichen natuerlichen|natural|naturel naturelle naturels naturelles|natural naturales|naturale naturali
biologisch bio biologische biologischer biologisches biologischen bioe bioer bioes bioen|organic bio|biologique bio biologiques bioe bios bioes|ecologico organico biologico ecologica ecologicas ecologicos organica organicas organicos biologica biologicas biologicos|biologico biologica biologichi biologiche
wild wilde wilder wildes wilden|wild|sauvage sauvages|salvaje silvestre salvajes silvestres|selvaggio selvatico selvaggi selvaggia selvaggie selvatica selvatichi selvatiche
koniglich koeniglich konigliche koenigliche koniglicher koeniglicher konigliches koenigliches koniglichen koeniglichen|royal kingly|royal royale royaux royales|real regio reales regia regias regios|reale regale reali regali
kaiserlich kaiserliche kaiserlicher kaiserliches kaiserlichen|imperial|imperial imperiale imperiaux imperiales|imperial imperiales|imperiale imperiali
edel edele edeler edeles edelen|noble precious|noble nobles|noble nobles|nobile nobili
kostbar wertvoll kostbare kostbarer kostbares kostbaren wertvolle wertvoller wertvolles wertvollen|precious valuable|precieux precieuse precieuses|precioso valioso preciosa preciosas preciosos valiosa valiosas valiosos|prezioso preziosa preziosi preziose
reich reiche reicher reiches reichen|rich wealthy|riche riches|rico rica ricas ricos|ricco ricca ricchi ricche
arm armer armes armen|poor|pauvre pauvres|pobre pobres|povero povera poveri povere
teuer teuere teuerer teueres teueren|expensive dear|cher chere chers cheres|caro caras caros|caro cara cari care
billig gunstig guenstig preiswert billige billiger billiges billigen gunstige guenstige gunstiger guenstiger gunstiges guenstiges gunstigen guenstigen preiswerte preiswerter preiswertes preiswerten|cheap|bonmarche|barato barata baratas baratos|economico economica economichi economiche
gross grosser grosses grossen|big large great tall|grand gros grande grands grandes grose groses|grande gran grandes granes|grande gran grandi
riesig riesige riesiger riesiges riesigen|huge giant gigantic|enorme geant enormes geante geants geantes|enorme gigante enormes gigantes|enorme gigante enormi giganti
klein kleine kleiner kleines kleinen|small little|petit petite petits petites|pequeno chico pequena pequenas pequenos chicas chicos|piccolo piccola piccoli piccole
winzig winzige winziger winziges winzigen|tiny mini|minuscule minuscules|diminuto diminuta diminutas diminutos|minuscolo minuscola minuscoli minuscole
hoch hohe hoher hoche hocher hoches hochen hohes hohen hohere hoherer hoheres hoheren|high tall|haut haute hauts hautes|alto alta altas altos|alto alta alti alte
niedrig tief niedrige niedriger niedriges niedrigen tiefer tiefes tiefen|low|bas basse base bases basses|bajo baja bajas bajos|basso bassa bassi basse
lang langer langes langen|long|long longue longe longs longes longues|largo larga largas largos|lungo lunga lunghi lunghe
kurz kurze kurzer kurzes kurzen|short brief|court courte courts courtes|corto breve corta cortas cortos breves|corto breve corta corti brevi
breit weit breite breiter breites breiten weite weiter weites weiten|wide broad|large larges|ancho ancha anchas anchos|largo ampio larga larghi larghe ampi ampia ampie
schmal eng schmale schmaler schmales schmalen enge enger enges engen|narrow|etroit etroite etroits etroites|estrecho estrecha estrechas estrechos|stretto stretta stretti strette
dick dicke dicker dickes dicken|thick fat|gros epais grose groses epaise epaises|gordo grueso gorda gordas gordos gruesa gruesas gruesos|grosso spesso grasso grossa grossi grosse spessa spessi spesse grassa grassi grasse
dunn duenn dunne duenne dunner duenner dunnes duennes dunnen duennen|thin|mince fin minces fine fins fines|delgado fino delgada delgadas delgados fina finas finos|sottile sottili
schlank schlanke schlanker schlankes schlanken|slim slender|mince svelte minces sveltes|delgado esbelto delgada delgadas delgados esbelta esbeltas esbeltos|snello magro snella snelli snelle magra magri magre
fein feine feiner feines feinen|fine|fin fine fins fines|fino fina finas finos|fino fine fina fini
schwer schwere schwerer schweres schweren|heavy|lourd lourde lourds lourdes|pesado pesada pesadas pesados|pesante pesanti
leicht leichte leichter leichtes leichten|light lightweight|leger legers legeres|ligero liviano ligeras ligeros liviana livianas livianos|leggero leggeri
einfach einfache einfacher einfaches einfachen|simple|simple simples|simple sencillo simples sencilla sencillas sencillos|semplice semplici
muhelos muehelos leicht muhelose muehelose muheloser mueheloser muheloses mueheloses muhelosen muehelosen leichte leichter leichtes leichten|easy|facile faciles|facil faciles|facile facili
schwierig schwierige schwieriger schwieriges schwierigen|difficult hard|difficile difficiles|dificil dificiles|difficile difficili
stark kraftig kraeftig starker starkes starken kraftige kraeftige kraftiger kraeftiger kraftiges kraeftiges kraftigen kraeftigen|strong|fort forte forts fortes|fuerte fuertes|forte forti
machtig maechtig machtige maechtige machtiger maechtiger machtiges maechtiges machtigen maechtigen|mighty powerful|puissant puissante puissants puissantes|poderoso poderosa poderosas poderosos|potente possente potenti possenti
schwach schwache schwacher schwaches schwachen|weak|faible faibles|debil debiles|debole deboli
hart harte harter hartes harten|hard|dur dure durs dures|duro dura duras duros|duro dura duri dure
weich sanft weiche weicher weiches weichen sanfte sanfter sanftes sanften|soft gentle|doux douce mou douxe douxes douces moue mous moues|suave blando suaves blanda blandas blandos|morbido soffice dolce morbida morbidi morbide soffici dolci
zart zarte zarter zartes zarten|tender delicate|tendre delicat tendres delicate delicats delicates|tierno delicado tierna tiernas tiernos delicada delicadas delicados|tenero delicato tenera teneri delicata delicati delicate
glatt glatte glatter glattes glatten|smooth|lisse lisses|liso lisa lisas lisos|liscio lisci liscia liscie
rau raue rauer raues rauen|rough|rugueux rude rugueuse rugueuses rudes|aspero aspera asperas asperos|ruvido ruvida ruvidi ruvide
scharf scharfe scharfer scharfes scharfen|sharp|tranchant aigu tranchante tranchants tranchantes aigue aigus aigues|afilado agudo afilada afiladas afilados aguda agudas agudos|affilato acuto affilata affilati affilate acuta acuti acute
wurzig wuerzig pikant wurzige wuerzige wurziger wuerziger wurziges wuerziges wurzigen wuerzigen pikante pikanter pikantes pikanten|spicy hot|epice piquant epicee epices epicees piquante piquants piquantes|picante picantes|piccante piccanti
suss suess susser suesser susses suesses sussen suessen|sweet|doux sucre douxe douxes sucree sucres sucrees|dulce dulces|dolce dolci
sauer sauere sauerer saueres saueren|sour acid|acide aigre acides aigres|acido agrio acida acidas acidos agria agrias agrios|acido aspro acida acidi acide aspra aspri aspre
bitter bittere bitterer bitteres bitteren|bitter|amer amere amers ameres|amargo amarga amargas amargos|amaro amara amari
salzig salzige salziger salziges salzigen|salty|sale salee sales salees|salado salada saladas salados|salato salata salati salate
lecker kostlich koestlich leckere leckerer leckeres leckeren kostliche koestliche kostlicher koestlicher kostliches koestliches kostlichen koestlichen|delicious tasty yummy|delicieux savoureux delicieuse delicieuses savoureuse savoureuses|delicioso sabroso rico deliciosa deliciosas deliciosos sabrosa sabrosas sabrosos rica ricas ricos|delizioso gustoso squisito deliziosa deliziosi deliziose gustosa gustosi gustose squisita squisiti squisite
saftig saftige saftiger saftiges saftigen|juicy|juteux juteuse juteuses|jugoso jugosa jugosas jugosos|succoso succosa succosi succose
knusprig knusprige knuspriger knuspriges knusprigen|crispy crunchy|croustillant croquant croustillante croustillants croustillantes croquante croquants croquantes|crujiente crujientes|croccante croccanti
reif reife reifer reifes|ripe mature|mur murs mures|maduro madura maduras maduros|maturo matura maturi mature
heiss heisse heisser heisses heissen|hot|chaud brulant chaude chauds chaudes brulante brulants brulantes|caliente calientes|caldo bollente calda caldi calde bollenti
warm warmer warmes warmen|warm|chaud chaude chauds chaudes|calido templado calida calidas calidos templada templadas templados|caldo calda caldi calde
kalt kalter kaltes kalten|cold|froid froide froids froides|frio fria frias frios|freddo fredda freddi fredde
kuhl kuehl kuhle kuehle kuhler kuehler kuhles kuehles kuhlen kuehlen|cool chilly|frais fraises|fresco fresca frescas frescos|fresco fresca freschi fresche
gefroren gefrorene gefrorener gefrorenes gefrorenen|frozen iced|gele glace gelee geles gelees glacee glaces glacees|congelado helado congelada congeladas congelados heladas helados|gelato congelato ghiacciato gelata gelati gelate congelata congelati congelate ghiacciata ghiacciati ghiacciate
trocken trockene trockener trockenes trockenen|dry|sec seche sece secs seces seches|seco seca secas secos|secco asciutto secca secchi secche asciutta asciutti asciutte
nass feucht nasse nasser nasses nassen feuchte feuchter feuchtes feuchten|wet moist|mouille humide mouillee mouilles mouillees humides|mojado humedo mojada mojadas mojados humeda humedas humedos|bagnato umido bagnata bagnati bagnate umida umidi umide
schnell flink schnelle schneller schnelles schnellen flinke flinker flinkes flinken|fast quick rapid swift|rapide vite rapides vites|rapido rapidas rapidos|veloce rapido veloci rapida rapidi rapide
langsam langsame langsamer langsames langsamen|slow|lent lente lents lentes|lento lenta lentas lentos|lento lenta lenti
fliegend fliegende fliegender fliegendes fliegenden|flying|volant volante volants volantes|volador voladora voladoras voladores|volante volanti
laufend rennend laufende laufender laufendes laufenden rennende rennender rennendes rennenden|running|courant courante courants courantes|corredor corredora corredoras corredores|corrente correnti
tanzend tanzende tanzender tanzendes tanzenden|dancing|dansant dansante dansants dansantes|danzante danzantes|danzante danzanti
lachend lachende lachender lachendes lachenden|laughing|riant rieur riante riants riantes rieure rieurs rieures|riente risueno rientes risuena risuenas risuenos|ridente ridenti
springend springende springender springendes springenden|jumping leaping|sautant sautante sautants sautantes|saltarin saltarines|saltante saltanti
lebendig lebendige lebendiger lebendiges lebendigen|alive lively living vivid|vivant vif vivante vivants vivantes vifs vives|vivo vivas vivos|vivo vivace vive vivaci
tot tote toter totes toten|dead|mort morte morts mortes|muerto muerta muertas muertos|morto morta morti
gesund gesunde gesunder gesundes gesunden|healthy|sain saine sains saines|sano saludable sana sanas sanos saludables|sano sana sani sane
krank kranke kranker krankes kranken|sick ill|malade malades|enfermo enferma enfermas enfermos|malato malata malati malate
glucklich gluecklich froh frohlich froehlich gluckliche glueckliche glucklicher gluecklicher gluckliches glueckliches glucklichen gluecklichen frohe froher frohes frohen frohliche froehliche frohlicher froehlicher frohliches froehliches frohlichen froehlichen|happy glad merry cheerful|heureux joyeux heureuse heureuses joyeuse joyeuses|feliz alegre contento felices alegres contenta contentas contentos|felice allegro contento felici allegra allegri allegre contenta contenti contente
traurig traurige trauriger trauriges traurigen|sad|triste tristes|triste tristes|triste tristi
lustig heiter lustige lustiger lustiges lustigen heitere heiterer heiteres heiteren|funny jolly merry|drole amusant gai droles amusante amusants amusantes gaie gais gaies|divertido gracioso divertida divertidas divertidos graciosa graciosas graciosos|divertente buffo divertenti buffa buffi buffe
lieb freundlich lieber liebes freundliche freundlicher freundliches freundlichen|kind friendly nice|gentil amical gentile gentils gentiles amicale amicaux amicales|amable simpatico amables simpatica simpaticas simpaticos|gentile amichevole gentili amichevoli
schon schoen hubsch huebsch schone schoene schoner schoener schones schoenes schonen schoenen hubsche huebsche hubscher huebscher hubsches huebsches hubschen huebschen|beautiful pretty handsome|beau belle bel joli beaue beaux beaues belles bels jolie jolis jolies|hermoso bonito bello lindo hermosa hermosas hermosos bonita bonitas bonitos bella bellas bellos linda lindas lindos|bello bel carino bella belli belle carina carini carine
hasslich haesslich hassliche haessliche hasslicher haesslicher hassliches haessliches hasslichen haesslichen|ugly|laid moche laide laids laides moches|feo fea feas feos|brutto brutta brutti brutte
suss suess niedlich susser suesser susses suesses sussen suessen niedliche niedlicher niedliches niedlichen|cute sweet|mignon mignonne mignons mignonnes|mono lindo monas monos linda lindas lindos|carino carina carini carine
elegant elegante eleganter elegantes eleganten|elegant|elegant elegante elegants elegantes|elegante elegantes|elegante eleganti
perfekt vollkommen perfekte perfekter perfektes perfekten vollkommene vollkommener vollkommenes vollkommenen|perfect|parfait parfaite parfaits parfaites|perfecto perfecta perfectas perfectos|perfetto perfetta perfetti perfette
wunderbar herrlich wunderbare wunderbarer wunderbares wunderbaren herrliche herrlicher herrliches herrlichen|wonderful marvellous|merveilleux formidable merveilleuse merveilleuses formidables|maravilloso maravillosa maravillosas maravillosos|meraviglioso splendido meravigliosa meravigliosi meravigliose splendida splendidi splendide
fantastisch phantastisch fantastische fantastischer fantastisches fantastischen phantastische phantastischer phantastisches phantastischen|fantastic|fantastique fantastiques|fantastico fantastica fantasticas fantasticos|fantastico fantastica fantastichi fantastiche
grossartig toll grossartige grossartiger grossartiges grossartigen tolle toller tolles tollen|great gr8 superb|genial magnifique geniale geniaux geniales magnifiques|genial magnifico geniales magnifica magnificas magnificos|magnifico grandioso magnifica magnifichi magnifiche grandiosa grandiosi grandiose
prachtig praechtig prachtige praechtige prachtiger praechtiger prachtiges praechtiges prachtigen praechtigen|magnificent splendid|splendide magnifique splendides magnifiques|esplendido esplendida esplendidas esplendidos|splendido magnifico splendida splendidi splendide magnifica magnifichi magnifiche
einzigartig einmalig einzigartige einzigartiger einzigartiges einzigartigen einmalige einmaliger einmaliges einmaligen|unique|unique uniques|unico unica unicas unicos|unico unica unichi uniche
besonders speziell besonderse besonderser besonderses besondersen spezielle spezieller spezielles speziellen|special|special speciale speciaux speciales|especial especiales|speciale speciali
exklusiv exklusive exklusiver exklusives exklusiven|exclusive|exclusif exclusive exclusifs exclusives|exclusivo exclusiva exclusivas exclusivos|esclusivo esclusiva esclusivi esclusive
selten seltene seltener seltenes seltenen|rare|rare rares|raro rara raras raros|raro rara rari rare
beruhmt beruehmt beruhmte beruehmte beruhmter beruehmter beruhmtes beruehmtes beruhmten beruehmten|famous renowned|celebre fameux celebres fameuse fameuses|famoso celebre famosa famosas famosos celebres|famoso celebre famosa famosi famose celebri
verruckt verrueckt verruckte verrueckte verruckter verrueckter verrucktes verruecktes verruckten verrueckten|crazy mad|fou folle dingue foue fous foues folles dingues|loco loca locas locos|pazzo folle matto pazza pazzi pazze folli matta matti matte
klug schlau kluge kluger kluges klugen schlaue schlauer schlaues schlauen|clever smart wise|intelligent malin intelligente intelligents intelligentes maline malins malines|listo inteligente lista listas listos inteligentes|furbo intelligente furba furbi furbe intelligenti
weise weises weisen|wise|sage sages|sabio sabia sabias sabios|saggio saggi saggia saggie
mutig tapfer mutige mutiger mutiges mutigen tapfere tapferer tapferes tapferen|brave courageous bold|courageux brave courageuse courageuses braves|valiente valientes|coraggioso coraggiosa coraggiosi coraggiose
kuhn kuehn kuhne kuehne kuhner kuehner kuhnes kuehnes kuhnen kuehnen|bold daring|audacieux hardi audacieuse audacieuses hardie hardis hardies|audaz audaces|audace audaci
treu treuer treues treuen|loyal faithful|fidele fideles|fiel fieles|fedele fedeli
ehrlich ehrliche ehrlicher ehrliches ehrlichen|honest|honnete honnetes|honesto honesta honestas honestos|onesto onesta onesti oneste
stolz stolze stolzer stolzes stolzen|proud|fier fiere fiers fieres|orgulloso orgullosa orgullosas orgullosos|orgoglioso fiero orgogliosa orgogliosi orgogliose fieri fiere
sicher sichere sicherer sicheres sicheren|safe secure sure|sur securise sure surs sures securisee securises securisees|seguro segura seguras seguros|sicuro sicura sicuri sicure
gefahrlich gefaehrlich gefahrliche gefaehrliche gefahrlicher gefaehrlicher gefahrliches gefaehrliches gefahrlichen gefaehrlichen|dangerous|dangereux dangereuse dangereuses|peligroso peligrosa peligrosas peligrosos|pericoloso pericolosa pericolosi pericolose
ruhig still ruhige ruhiger ruhiges ruhigen stiller stilles stillen|quiet calm silent|calme tranquille silencieux calmes tranquilles silencieuse silencieuses|tranquilo callado silencioso tranquila tranquilas tranquilos callada calladas callados silenciosa silenciosas silenciosos|tranquillo calmo silenzioso tranquilla tranquilli tranquille calmi calme silenziosa silenziosi silenziose
laut laute lauter lautes lauten|loud noisy|bruyant bruyante bruyants bruyantes|ruidoso ruidosa ruidosas ruidosos|rumoroso rumorosa rumorosi rumorose
heilig sankt heilige heiliges heiligen sankte sankter sanktes sankten|holy sacred saint|saint sacre saints saintes sacree sacres sacrees|santo sagrado san santas santos sagrada sagradas sagrados sanes|santo sacro san santi sante sacra sacri sacre
gottlich goettlich gottliche goettliche gottlicher goettlicher gottliches goettliches gottlichen goettlichen|divine|divin divine divins divines|divino divina divinas divinos|divino divina divini divine
ewig ewige ewiger ewiges ewigen|eternal everlasting|eternel eternelle eternels eternelles|eterno eterna eternas eternos|eterno eterna eterni eterne
magisch magische magischer magisches magischen|magic magical|magique magiques|magico magica magicas magicos|magico magica magichi magiche
geheim geheime geheimer geheimes geheimen|secret|secret secrete secrets secretes|secreto secreta secretas secretos|segreto segreta segreti segrete
geheimnisvoll geheimnisvolle geheimnisvoller geheimnisvolles geheimnisvollen|mysterious|mysterieux mysterieuse mysterieuses|misterioso misteriosa misteriosas misteriosos|misterioso misteriosa misteriosi misteriose
verborgen verborgene verborgener verborgenes verborgenen|hidden|cache cachee caches cachees|oculto escondido oculta ocultas ocultos escondida escondidas escondidos|nascosto nascosta nascosti nascoste
verloren verlorene verlorener verlorenes verlorenen|lost|perdu perdue perdus perdues|perdido perdida perdidas perdidos|perduto perso perduta perduti perdute persa persi perse
offen offene offener offenes offenen|open|ouvert ouverte ouverts ouvertes|abierto abierta abiertas abiertos|aperto aperta aperti aperte
geschlossen geschlossene geschlossener geschlossenes geschlossenen|closed|ferme fermee fermes fermees|cerrado cerrada cerradas cerrados|chiuso chiusa chiusi chiuse
voll volle voller volles vollen|full|plein pleine pleins pleines|lleno llena llenas llenos|pieno piena pieni piene
leer leere leerer leeres leeren|empty|vide vides|vacio vacia vacias vacios|vuoto vuota vuoti vuote
ganz ganze ganzer ganzes ganzen|whole entire|entier entiere entiers entieres|entero entera enteras enteros|intero intera interi intere
halb halbe halber halbes halben|half|demi demie demis demies|medio medias medios|mezzo mezza mezzi mezze
doppelt doppelte doppelter doppeltes doppelten|double|double doubles|doble dobles|doppio doppi doppia doppie
dreifach dreifache dreifacher dreifaches dreifachen|triple|triple triples|triple triples|triplo tripla tripli triple
rund runde runder rundes runden|round|rond ronde ronds rondes|redondo redonda redondas redondos|rotondo tondo rotonda rotondi rotonde tonda tondi tonde
gerade gerader gerades geraden|straight|droit droits droites|recto recta rectas rectos|dritto dritta dritti dritte
flach flache flacher flaches flachen|flat|plat plate plats plates|plano plana planas planos|piatto piatta piatti piatte
spitz spitzer spitzes spitzen|pointed|pointu pointue pointus pointues|puntiagudo puntiaguda puntiagudas puntiagudos|appuntito appuntita appuntiti appuntite
rechte rechts rechter rechtes rechten rechtse rechtser rechtses rechtsen|right|droit droite droits droites|derecho derecha derechas derechos|destro destra destri destre
linke links linker linkes linken linkse linkser linkses linksen|left|gauche gauches|izquierdo izquierda izquierdas izquierdos|sinistro sinistra sinistri sinistre
oben obene obener obenes obenen|above up|enhaut|arriba arribas|sopra sopre
letzte letzter letztes letzten letztere letzterer letzteres letzteren|last|dernier derniere derniers dernieres|ultimo ultima ultimas ultimos|ultimo ultima ultimi ultime
nachste naechste nachster naechster nachstes naechstes nachsten naechsten nachstere naechstere nachsterer naechsterer nachsteres naechsteres nachsteren naechsteren|next|prochain suivant prochaine prochains prochaines suivante suivants suivantes|proximo siguiente proxima proximas proximos siguientes|prossimo prossima prossimi prossime
taglich taeglich tagliche taegliche taglicher taeglicher tagliches taegliches taglichen taeglichen|daily|quotidien quotidienne quotidiens quotidiennes|diario diaria diarias diarios|quotidiano quotidiana quotidiani quotidiane
global weltweit globale globaler globales globalen weltweite weltweiter weltweites weltweiten|global worldwide|mondial mondiale mondiaux mondiales|mundial mundiales|mondiale mondiali
national nationale nationaler nationales nationalen|national|national nationale nationaux nationales|nacional nacionales|nazionale nazionali
digital digitale digitaler digitales digitalen|digital|numerique digital numeriques digitale digitaux digitales|digital digitales|digitale digitali
elektrisch elektrische elektrischer elektrisches elektrischen|electric electrical|electrique electriques|electrico electrica electricas electricos|elettrico elettrica elettrichi elettriche
technisch technische technischer technisches technischen|technical|technique techniques|tecnico tecnicas tecnicos|tecnico tecnichi tecniche
stadtisch staedtisch stadtische staedtische stadtischer staedtischer stadtisches staedtisches stadtischen staedtischen|urban|urbain urbaine urbains urbaines|urbano urbana urbanas urbanos|urbano urbana urbani urbane
landlich laendlich landliche laendliche landlicher laendlicher landliches laendliches landlichen laendlichen|rural rustic|rural champetre rurale ruraux rurales champetres|rural rurales|rurale rurali
deutsch deutsche deutscher deutsches deutschen|german|allemand allemande allemands allemandes|aleman alemana alemanes alemanas|tedesco tedesca tedeschi tedesche
englisch englische englischer englisches englischen|english|anglais anglaise anglaises|ingles inglesa inglesas|inglese inglesi
franzosisch franzoesisch franzosische franzoesische franzosischer franzoesischer franzosisches franzoesisches franzosischen franzoesischen|french|francais francaise francaises|frances francesa francesas|francese francesi
spanisch spanische spanischer spanisches spanischen|spanish|espagnol espagnole espagnols espagnoles|espanol espanola espanoles espanolas|spagnolo spagnola spagnoli spagnole
italienisch italienische italienischer italienisches italienischen|italian|italien italienne italiens italiennes|italiano italiana italianas italianos|italiano italiana italiani italiane
schweizerisch schweizer schweizerische schweizerischer schweizerisches schweizerischen schweizere schweizerer schweizeres schweizeren|swiss|suisse suisses|suizo suizas suizos|svizzero svizzeri svizzere
osterreichisch oesterreichisch osterreichische oesterreichische osterreichischer oesterreichischer osterreichisches oesterreichisches osterreichischen oesterreichischen|austrian|autrichien autrichienne autrichiens autrichiennes|austriaco austriaca austriacas austriacos|austriaco austriaca austriachi austriache
amerikanisch amerikanische amerikanischer amerikanisches amerikanischen|american|americain americaine americains americaines|americano americana americanas americanos|americano americana americani americane
europaisch europaeisch europaische europaeische europaischer europaeischer europaisches europaeisches europaischen europaeischen|european|europeen europeenne europeens europeennes|europeo europea europeas europeos|europeo europea europei europee
griechisch griechische griechischer griechisches griechischen|greek|grec grecque grecs greces grecques|griego griega griegas griegos|greco greca grechi greche
turkisch tuerkisch turkische tuerkische turkischer tuerkischer turkisches tuerkisches turkischen tuerkischen|turkish|turc turque turce turcs turces turques|turco turca turcas turcos|turco turca turchi turche
russisch russische russischer russisches russischen|russian|russe russes|ruso rusa rusas rusos|russo russa russi russe
chinesisch chinesische chinesischer chinesisches chinesischen|chinese|chinois chinoise chinoises|chino chinas chinos|cinese cinesi
japanisch japanische japanischer japanisches japanischen|japanese|japonais japonaise japonaises|japones japonesa japonesas|giapponese giapponesi
indisch indische indischer indisches indischen|indian|indien indienne indiens indiennes|indio indias indios|indiano indiana indiani indiane
fremd fremde fremdes fremden|foreign strange|etranger etrangere etrangers etrangeres|extranjero extranjera extranjeras extranjeros|straniero straniera stranieri straniere
bereit fertig bereite bereiter bereites bereiten fertige fertiger fertiges fertigen|ready|pret prete prets pretes|listo preparado lista listas listos preparada preparadas preparados|pronto pronta pronti pronte
nutzlich nuetzlich nutzliche nuetzliche nutzlicher nuetzlicher nutzliches nuetzliches nutzlichen nuetzlichen|useful|utile utiles|util utiles|utile utili
bequem bequeme bequemer bequemes bequemen|comfortable comfy|confortable confortables|comodo comoda comodas comodos|comodo comoda comodi comode
praktisch praktische praktischer praktisches praktischen|practical handy|pratique pratiques|practico practica practicas practicos|pratico pratica pratichi pratiche
gemeinsam zusammen gemeinsame gemeinsamer gemeinsames gemeinsamen zusammene zusammener zusammenes zusammenen|together common|commun ensemble commune communs communes ensembles|comun juntos comunes|comune insieme comuni insiemi
verschieden anders verschiedene verschiedener verschiedenes verschiedenen anderse anderser anderses andersen|different|different differente differents differentes|diferente diferentes|diverso diversa diversi diverse
gleich gleiche gleicher gleiches gleichen|same equal|meme egal memes egale egaux egales|mismo igual misma mismas mismos iguales|stesso uguale stessa stessi stesse uguali
ideal ideale idealer ideales idealen|ideal|ideal ideale ideaux ideales|ideal ideales|ideale ideali
aktiv aktive aktiver aktives aktiven|active|actif active actifs actives|activo activa activas activos|attivo attiva attivi attive
intelligent intelligente intelligenter intelligentes intelligenten|intelligent smart|intelligent intelligente intelligents intelligentes|inteligente inteligentes|intelligente intelligenti
nackt nackte nackter nacktes nackten|naked nude bare|nu|desnudo desnuda desnudas desnudos|nudo nuda nudi nude
blind blinde blinder blindes blinden|blind|aveugle aveugles|ciego ciega ciegas ciegos|cieco cieca ciechi cieche
hungrig hungrige hungriger hungriges hungrigen|hungry|affame affamee affames affamees|hambriento hambrienta hambrientas hambrientos|affamato affamata affamati affamate
durstig durstige durstiger durstiges durstigen|thirsty|assoiffe assoiffee assoiffes assoiffees|sediento sedienta sedientas sedientos|assetato assetata assetati assetate
mude muede muder mueder mudes muedes muden mueden|tired|fatigue fatiguee fatigues fatiguees|cansado cansada cansadas cansados|stanco stanca stanchi stanche
roh rohe roher rohes rohen|raw crude|cru brut crue crus crues brute bruts brutes|crudo cruda crudas crudos|crudo cruda crudi crude
gekocht gekochte gekochter gekochtes gekochten|cooked boiled|cuit cuite cuits cuites|cocido cocida cocidas cocidos|cotto cotta cotti cotte
gebacken gebackene gebackener gebackenes gebackenen|baked|cuitaufour|horneado horneada horneadas horneados|alforno
gerauchert geraeuchert geraucherte geraeucherte geraucherter geraeucherter gerauchertes geraeuchertes geraucherten geraeucherten|smoked|fume fumes fumees|ahumado ahumada ahumadas ahumados|affumicato affumicata affumicati affumicate
gegrillt gegrillte gegrillter gegrilltes gegrillten|grilled|grille grillee grilles grillees|alaparrilla|grigliato grigliata grigliati grigliate
mensch menschen|human humanbeing people humans peoples|homme humain gens hommes humains|serhumano gente gentes|essereumano gente genti
mann manner maenner|man men guy mans mens guys|homme hommes|hombre hombres|uomo uomini uomi
frau frauen dame damen|woman women lady womans womens ladies|femme dame femmes dames|mujer senora dama mujeres senoras damas|donna signora dama donne dame
herr herren|mister mr lord sir misters lords sirs|monsieur seigneur monsieurs seigneurs|senor senores|signore signor signori
fraulein fraeulein|miss misses|mademoiselle demoiselle mademoiselles demoiselles|senorita senoritas|signorina signorine
gnadigefrau gnaedigefrau|madam maam mrs madams maams mrses|madame madames|senora senoras|signora madama madame
kind kinder|child children kid childs childrens kids|enfant enfants|nino nina hijo ninos ninas|bambino bambina bimbo bambini bambine bimbi
baby saugling saeugling|baby babies|bebe bebes|bebe bebes|bebe neonato neonati
junge jungen knabe bub|boy lad boys lads|garcon garcons|chico muchacho nino chicos muchachos ninos|ragazzo ragazzi
madchen maedchen madel maedel|girl lass girls lasses|fille fillette filles fillettes|chica muchacha nina chicas muchachas ninas|ragazza ragazze
teenager jugendlicher|teenager teen teenagers teens|adolescent ado adolescents ados|adolescente adolescentes|adolescente adolescenti
jugend|youth youths|jeunesse jeunesses|juventud juventudes|gioventu
zwilling zwillinge|twin gemini twins geminis|jumeau jumelle jumeaux jumelles|gemelo mellizo gemelos mellizos|gemello gemella gemelli gemelle
familie familien|family families|famille familles|familia familias|famiglia famiglie
eltern|parents parentses|parents|padres|genitori
mutter muetter mama mutti|mother mom mum mama mummy mothers moms mums mamas mummies|mere maman meres mamans|madre mama madres mamas|madre mamma madri mamme
vater vaeter papa vati|father dad daddy papa fathers dads daddies papas|pere papa peres papas|padre papa papas|padre papa babbo padri babbi
sohn sohne soehne|son|fils|hijo|figlio
tochter toechter|daughter daughters|fille filles|hija hijas|figlia figlie
bruder brueder|brother bro|frere|hermano|fratello
schwester schwestern|sister sis sisters sises|soeur soeurs|hermana hermanas|sorella sorelle
grossmutter oma|grandmother grandma granny grandmothers grandmas grannies|grandmere mamie grandmeres mamies|abuela abuelita abuelas abuelitas|nonna nonne
grossvater opa|grandfather grandpa grandfathers grandpas|grandpere papi grandperes papis|abuelo abuelito abuelos abuelitos|nonno nonni
enkel|grandson grandchild grandsons grandchilds|petitfils|nieto nietos|nipote nipoti
onkel|uncle uncles|oncle tonton oncles tontons|tio tios|zio zi
tante tanten|aunt auntie aunts aunties|tante tata tantes tatas|tia tias|zia zie
vetter cousin|cousin cousins|cousin cousine cousins cousines|primo prima primos primas|cugino cugina cugini cugine
ehemann gatte|husband husbands|mari epoux maris|marido esposo maridos esposos|marito sposo mariti sposi
ehefrau gattin|wife wifes|epouse epouses|esposa esposas|moglie sposa moglii spose
braut|bride brides|mariee mariees|novia novias|sposa spose
brautigam braeutigam|groom bridegroom grooms bridegrooms|marie maries|novio novios|sposo sposi
witwe|widow widows|veuve veuves|viuda viudas|vedova vedove
freund freunde freundin|friend buddy pal mate friends buddies pals mates|ami amie copain amis amies copains|amigo amiga amigos amigas|amico amica amici amichi amiche
feind feinde|enemy foe enemies foes|ennemi ennemis|enemigo enemigos|nemico nemichi nemici
nachbar nachbarn|neighbour neighbor neighbours neighbors|voisin voisine voisins voisines|vecino vecina vecinos vecinas|vicino vicini
gast gaste gaeste|guest guests|hote invite hotes invites|huesped invitado huespedes invitados|ospite ospiti
liebhaber geliebter|lover lovers|amant amoureux amants|amante amantes|amante amanti
schatz liebling|darling sweetheart darlings sweethearts|cheri cherie cheris cheries|querido carino queridos carinos|tesoro caro tesori cari
partner gefahrte gefaehrte|partner companion partners companions|partenaire compagnon partenaires compagnons|socio companero socios companeros|socio compagno soci compagni
fremder|stranger strangers|inconnu inconnus|extrano extranos|sconosciuto sconosciuti
riese riesen|giant giants|geant geants|gigante gigantes|gigante giganti
zwerg zwerge|dwarf gnome dwarfs gnomes|nain nains|enano enanos|nano nani
konig koenig konige koenige|king kings|roi rois|rey reyes|re
konigin koenigin koniginnen koeniginnen|queen queens|reine reines|reina reinas|regina regine
prinz prinzen|prince princes|prince princes|principe principes|principe principi
prinzessin prinzessinnen|princess princesses|princesse princesses|princesa princesas|principessa principesse
kaiser|emperor emperors|empereur empereurs|emperador emperadores|imperatore imperatori
kaiserin|empress empresses|imperatrice imperatrices|emperatriz emperatrices|imperatrice imperatrici
herzog|duke dukes|duc ducs|duque duques|duca duche
herzogin|duchess duchesses|duchesse duchesses|duquesa duquesas|duchessa duchesse
graf grafen|count earl counts earls|comte comtes|conde condes|conte conti
grafin graefin|countess countesses|comtesse comtesses|condesa condesas|contessa contesse
baron freiherr|baron barons|baron barons|baron barones|barone baroni
ritter|knight knights|chevalier chevaliers|caballero caballeros|cavaliere cavalieri
edelmann|nobleman gentleman noblemans gentlemans|gentilhomme gentilhommes|hidalgo hidalgos|gentiluomo gentiluomi
sultan|sultan sultans|sultan sultans|sultan sultanes|sultano sultani
zar|tsar czar tsars czars|tsar tsars|zar zares|zar
pharao|pharaoh pharaohs|pharaon pharaons|faraon faraones|faraone faraoni
papst|pope popes|pape papes|papa papas|papa pape
prasident praesident|president presidents|president presidents|presidente presidentes|presidente presidenti
minister|minister ministers|ministre ministres|ministro ministros|ministro ministri
botschafter|ambassador ambassadors|ambassadeur ambassadeurs|embajador embajadores|ambasciatore ambasciatori
meister|master maestro masters maestros|maitre maitres|maestro maestros|maestro mastro maestri mastri
weltmeister champion sieger|champion winner champions winners|champion vainqueur champions vainqueurs|campeon ganador campeones ganadores|campione vincitore campioni vincitori
held helden|hero heroes heros heroeses|heros|heroe heroes|eroe eroi
heldin|heroine heroines|heroine heroines|heroina heroinas|eroina eroine
anfuhrer anfuehrer fuhrer fuehrer leiter|leader leaders|chef leader dirigeant chefs leaders dirigeants|lider jefe lideres jefes|capo leader capi
chef boss|boss chief bosses chiefs|patron chef patrons chefs|jefe patron jefes patrones|capo padrone capi padroni
hauptling haeuptling|chieftain chieftains|chefdetribu|cacique caciques|capotribu
hauptmann kapitan kapitaen|captain captains|capitaine capitaines|capitan capitanes|capitano capitani
general|general generals|general generaux|general generales|generale generali
admiral|admiral admirals|amiral amiraux|almirante almirantes|ammiraglio ammiragli
soldat soldaten|soldier soldiers|soldat soldats|soldado soldados|soldato soldati
krieger|warrior warriors|guerrier guerriers|guerrero guerreros|guerriero guerrieri
kampfer kaempfer|fighter fighters|combattant combattants|luchador luchadores|combattente lottatore combattenti lottatori
bogenschutze bogenschuetze schutze schuetze|archer sagittarius archers sagittariuses|archer sagittaire archers sagittaires|arquero sagitario arqueros sagitarios|arciere sagittario arcieri sagittari
wachter waechter wache|guard guardian keeper guards guardians keepers|gardien garde gardiens gardes|guardian guardia guardianes guardias|guardiano guardia guardiani guardie
spaher spaeher pfadfinder|scout scouts|eclaireur eclaireurs|explorador exploradores|esploratore esploratori
pirat seerauber seeraeuber piraten|pirate pirates|pirate pirates|pirata piratas|pirata pirate
dieb rauber raeuber|thief robber thiefs robbers|voleur voleurs|ladron ladrones|ladro ladri
bandit|bandit outlaw bandits outlaws|bandit bandits|bandido bandidos|bandito banditi
matrose seemann|sailor seaman sailors seamans|marin matelot marins matelots|marinero marineros|marinaio marinai
pilot flieger|pilot aviator pilots aviators|pilote aviateur pilotes aviateurs|piloto aviador pilotos aviadores|pilota aviatore pilote aviatori
fahrer|driver drivers|conducteur chauffeur conducteurs chauffeurs|conductor chofer conductores choferes|autista conducente autiste conducenti
reiter|rider horseman riders horsemans|cavalier cavaliers|jinete jinetes|cavaliere cavalieri
jager jaeger|hunter hunters|chasseur chasseurs|cazador cazadores|cacciatore cacciatori
fischer|fisherman fisher fishermans fishers|pecheur pecheurs|pescador pescadores|pescatore pescatori
bauer landwirt|farmer peasant farmers peasants|fermier paysan fermiers paysans|granjero campesino agricultor granjeros campesinos agricultores|contadino agricoltore contadini agricoltori
hirte schafer schaefer|shepherd shepherds|berger bergers|pastor pastores|pastore pastori
winzer|winemaker winegrower winemakers winegrowers|vigneron vignerons|viticultor vinador viticultores vinadores|viticoltore vignaiolo viticoltori vignaioli
gartner gaertner|gardener gardeners|jardinier jardiniers|jardinero jardineros|giardiniere giardinieri
imker|beekeeper beekeepers|apiculteur apiculteurs|apicultor apicultores|apicoltore apicoltori
muller mueller|miller millers|meunier meuniers|molinero molineros|mugnaio mugnai
backer baecker|baker bakers|boulanger boulangers|panadero panaderos|panettiere fornaio panettieri fornai
konditor|confectioner confectioners|patissier confiseur patissiers confiseurs|pastelero confitero pasteleros confiteros|pasticcere pasticceri
metzger fleischer|butcher|boucher bouchers|carnicero carniceros|macellaio macellai
koch koche koeche|cook chef cooks chefs|cuisinier chef cuisiniers chefs|cocinero chef cocineros chefes|cuoco chef cuochi cuoci
kellner ober|waiter waiters|serveur garcon serveurs garcons|camarero camareros|cameriere camerieri
wirt|innkeeper landlord innkeepers landlords|aubergiste aubergistes|posadero mesonero posaderos mesoneros|oste locandiere osti locandieri
brauer|brewer brewers|brasseur brasseurs|cervecero cerveceros|birraio birrai
schmied|smith blacksmith smiths blacksmiths|forgeron forgerons|herrero herreros|fabbro fabbri
goldschmied|goldsmith goldsmiths|orfevre orfevres|orfebre orfebres|orafo orafi
juwelier|jeweller jeweler jewellers jewelers|bijoutier joaillier bijoutiers joailliers|joyero joyeros|gioielliere gioiellieri
uhrmacher|watchmaker clockmaker watchmakers clockmakers|horloger horlogers|relojero relojeros|orologiaio orologiai
schneider|tailor tailors|tailleur couturier tailleurs couturiers|sastre sastres|sarto sarti
schuster schuhmacher|shoemaker cobbler shoemakers cobblers|cordonnier cordonniers|zapatero zapateros|calzolaio calzolai
weber|weaver weavers|tisserand tisserands|tejedor tejedores|tessitore tessitori
friseur|hairdresser barber hairdressers barbers|coiffeur barbier coiffeurs barbiers|peluquero barbero peluqueros barberos|parrucchiere barbiere parrucchieri barbieri
tischler schreiner|carpenter joiner carpenters joiners|menuisier charpentier menuisiers charpentiers|carpintero carpinteros|falegname falegnami
maurer|mason masons|macon macons|albanil albaniles|muratore muratori
baumeister|builder builders|batisseur constructeur batisseurs constructeurs|constructor constructores|costruttore costruttori
topfer toepfer|potter potters|potier potiers|alfarero alfareros|vasaio vasai
maler|painter painters|peintre peintres|pintor pintores|pittore pittori
kunstler kuenstler|artist artists|artiste artistes|artista artistas|artista artiste
bildhauer|sculptor sculptors|sculpteur sculpteurs|escultor escultores|scultore scultori
dichter|poet poets|poete poetes|poeta poetas|poeta poete
schriftsteller autor|writer author writers authors|ecrivain auteur ecrivains auteurs|escritor autor escritores autores|scrittore autore scrittori autori
musiker|musician musicians|musicien musiciens|musico musicos|musicista musiciste
sanger saenger|singer singers|chanteur chanteurs|cantante cantantes|cantante cantanti
tanzer taenzer|dancer dancers|danseur danseurs|bailarin bailarines|ballerino ballerini
tanzerin taenzerin ballerina|ballerina ballerinas|danseuse ballerine danseuses ballerines|bailarina bailarinas|ballerina ballerine
schauspieler|actor actors|acteur comedien acteurs comediens|actor actores|attore attori
clown|clown clowns|clown clowns|payaso payasos|pagliaccio pagliacci
zauberer|wizard magician sorcerer wizards magicians sorcerers|magicien sorcier magiciens sorciers|mago brujo magos brujos|mago stregone maghi magi stregoni
hexe hexen|witch witches|sorciere sorcieres|bruja brujas|strega streghe
fee feen|fairy fairies|fee fees|hada hadas|fata fate
elfe elfen|elf elves elfs elveses|elfe elfes|elfo elfos|elfo elfi
kobold wichtel|goblin imp gnome goblins imps gnomes|lutin lutins|duende duendes|folletto folletti
geist gespenst|ghost spirit ghosts spirits|fantome esprit fantomes esprits|fantasma espiritu fantasmas espiritus|fantasma spirito fantasme spiriti
vampir|vampire vampires|vampire vampires|vampiro vampiros|vampiro vampiri
monster ungeheuer|monster monsters|monstre monstres|monstruo monstruos|mostro mostri
roboter|robot robots|robot robots|robot robotes|robot
meerjungfrau nixe|mermaid mermaids|sirene sirenes|sirena sirenas|sirena sirene
nymphe|nymph nymphs|nymphe nymphes|ninfa ninfas|ninfa ninfe
muse|muse muses|muse muses|musa musas|musa muse
engel|angel angels|ange anges|angel angeles|angelo angeli
teufel|devil devils|diable diables|diablo diablos|diavolo diavoli
damon daemon|demon demons|demon demons|demonio demonios|demone demoni
gott gotter goetter|god gods|dieu dieux|dios|dio di
gottin goettin|goddess goddesses|deesse deesses|diosa diosas|dea dee
monch moench|monk monks|moine moines|monje monjes|monaco monachi monaci
nonne|nun nuns|nonne religieuse nonnes religieuses|monja monjas|suora monaca suore monache
priester|priest priests|pretre pretres|sacerdote sacerdotes|prete sacerdote preti sacerdoti
prophet|prophet prophets|prophete prophetes|profeta profetas|profeta profete
pilger|pilgrim pilgrims|pelerin pelerins|peregrino peregrinos|pellegrino pellegrini
weiser|sage wiseman sages|sage sages|sabio sabios|saggio saggi
philosoph|philosopher philosophers|philosophe philosophes|filosofo filosofos|filosofo filosofi
lehrer|teacher teachers|professeur enseignant professeurs enseignants|profesor maestro profesores maestros|insegnante professore insegnanti professori
schuler schueler|pupil student pupils students|eleve ecolier eleves ecoliers|alumno escolar alumnos escolares|allievo scolaro allievi scolari
student|student students|etudiant etudiants|estudiante estudiantes|studente studenti
wissenschaftler forscher|scientist researcher scientists researchers|scientifique chercheur scientifiques chercheurs|cientifico investigador cientificos investigadores|scienziato ricercatore scienziati ricercatori
erfinder|inventor inventors|inventeur inventeurs|inventor inventores|inventore inventori
ingenieur|engineer engineers|ingenieur ingenieurs|ingeniero ingenieros|ingegnere ingegneri
architekt|architect architects|architecte architectes|arquitecto arquitectos|architetto architetti
arzt doktor|doctor physician doctors physicians|medecin docteur medecins docteurs|medico doctor medicos doctores|medico dottore medichi medici dottori
zahnarzt|dentist dentists|dentiste dentistes|dentista dentistas|dentista dentiste
apotheker|pharmacist chemist pharmacists chemists|pharmacien pharmaciens|farmaceutico farmaceuticos|farmacista farmaciste
anwalt rechtsanwalt|lawyer attorney lawyers attorneys|avocat avocats|abogado abogados|avvocato avvocati
richter|judge judges|juge juges|juez jueces|giudice giudici
handler haendler kaufmann|merchant trader dealer merchants traders dealers|marchand commercant marchands commercants|comerciante mercader comerciantes mercaderes|mercante commerciante mercanti commercianti
verkaufer verkaeufer|seller salesman sellers salesmans|vendeur vendeurs|vendedor vendedores|venditore venditori
arbeiter|worker workers|ouvrier travailleur ouvriers travailleurs|obrero trabajador obreros trabajadores|operaio lavoratore operai lavoratori
handwerker|craftsman artisan craftsmans artisans|artisan artisans|artesano artesanos|artigiano artigiani
bote|messenger messengers|messager messagers|mensajero mensajeros|messaggero messaggeri
entdecker|explorer discoverer explorers discoverers|explorateur explorateurs|explorador descubridor exploradores descubridores|esploratore scopritore esploratori scopritori
reisender|traveller traveler travellers travelers|voyageur voyageurs|viajero viajeros|viaggiatore viaggiatori
wanderer|hiker wanderer hikers wanderers|randonneur vagabond randonneurs vagabonds|caminante senderista caminantes senderistas|viandante escursionista viandanti escursioniste
nomade|nomad nomads|nomade nomades|nomada nomadas|nomade nomadi
zigeuner|gypsy gypsies|gitan tzigane gitans tziganes|gitano gitanos|zingaro zingari
cowboy|cowboy cowboys|cowboy cowboys|vaquero vaqueros|cowboy
wikinger|viking vikings|viking vikings|vikingo vikingos|vichingo vichinghi vichingi
romer roemer|roman romans|romain romains|romano romanos|romano romani
indianer|indian indians|indien indiens|indio indios|indiano indiani
kosmonaut astronaut|astronaut astronauts|astronaute astronautes|astronauta astronautas|astronauta astronaute
spieler|player gamer players gamers|joueur joueurs|jugador jugadores|giocatore giocatori
laufer laeufer|runner runners|coureur coureurs|corredor corredores|corridore corridori
schwimmer|swimmer swimmers|nageur nageurs|nadador nadadores|nuotatore nuotatori
boxer|boxer boxers|boxeur boxeurs|boxeador boxeadores|pugile pugili
rebell|rebel rebels|rebelle rebelles|rebelde rebeldes|ribelle ribelli
detektiv|detective detectives|detective detectives|detective detectives|investigatore investigatori
spion|spy spies|espion espions|espia espias|spia spie
erbe|heir heirs|heritier heritiers|heredero herederos|erede eredi
ahne vorfahr|ancestor ancestors|ancetre ancetres|antepasado antepasados|antenato antenati
bande mannschaft team|team crew gang teams crews gangs|equipe bande equipes bandes|equipo banda equipos bandas|squadra banda squadre bande
verein klub|club clubs|club clubs|club pena clubes penas|circolo club circoli
volk leute|people folk peoples|peuple peuples|pueblo pueblos|popolo popoli
null|zero 0 nil|zero 0|cero 0|zero 0
eins 1 eine|one 1|un 1|uno 1|uno 1
zwei 2|two 2 ii|deux 2|dos 2|due 2
drei 3|three 3 iii|trois 3|tres 3|tre 3
vier 4|four 4 iv|quatre 4|cuatro 4|quattro 4
funf fuenf 5|five 5|cinq 5|cinco 5|cinque 5
sechs 6|six 6 vi|six 6|seis 6|sei 6
sieben 7|seven 7 vii|sept 7|siete 7|sette 7
acht 8|eight 8 viii|huit 8|ocho 8|otto 8
neun 9|nine 9 ix|neuf 9|nueve 9|nove 9
zehn 10|ten 10|dix 10|diez 10|dieci 10
elf 11|eleven 11 xi|onze 11|once 11|undici 11
zwolf zwoelf 12|twelve 12 xii|douze 12|doce 12|dodici 12
dreizehn 13|thirteen 13|treize 13|trece 13|tredici 13
vierzehn 14|fourteen 14|quatorze 14|catorce 14|quattordici 14
funfzehn fuenfzehn 15|fifteen 15|quinze 15|quince 15|quindici 15
sechzehn 16|sixteen 16|seize 16|dieciseis 16|sedici 16
siebzehn 17|seventeen 17|dixsept 17|diecisiete 17|diciassette 17
achtzehn 18|eighteen 18|dixhuit 18|dieciocho 18|diciotto 18
neunzehn 19|nineteen 19|dixneuf 19|diecinueve 19|diciannove 19
zwanzig 20|twenty 20|vingt 20|veinte 20|venti 20
dreissig 30|thirty 30|trente 30|treinta 30|trenta 30
vierzig 40|forty 40|quarante 40|cuarenta 40|quaranta 40
funfzig fuenfzig 50|fifty 50|cinquante 50|cincuenta 50|cinquanta 50
sechzig 60|sixty 60|soixante 60|sesenta 60|sessanta 60
siebzig 70|seventy 70|soixantedix septante 70|setenta 70|settanta 70
achtzig 80|eighty 80|quatrevingts 80|ochenta 80|ottanta 80
neunzig 90|ninety 90|quatrevingtdix nonante 90|noventa 90|novanta 90
hundert 100|hundred 100 onehundred|cent 100|cien ciento 100|cento 100
tausend 1000|thousand 1000 onethousand|mille 1000|mil 1000|mille mila 1000
million|million|million|millon|milione
erste erster erstes|first 1st|premier premiere|primero primera primer|primo prima
zweite zweiter|second 2nd|deuxieme second|segundo segunda|secondo seconda
dritte dritter|third 3rd|troisieme|tercero tercera tercer|terzo terza
vierte vierter|fourth 4th|quatrieme|cuarto cuarta|quarto quarta
funfte fuenfte funfter fuenfter|fifth 5th|cinquieme|quinto quinta|quinto quinta
einmal|once|unefois|unavez|unavolta
paar|pair couple|paire couple|par pareja|paio coppia
dutzend|dozen|douzaine|docena|dozzina
halfte haelfte|half|moitie|mitad|meta
viertel|quarter|quart|cuarto|quarto
und|and n|et|y e|e ed
oder|or|ou|o|o
fur fuer 4|for 4|pour|para por|per
zu zum zur nach 2|to 2|a vers|a hacia|a ad
mit|with|avec|con|con
ohne|without|sans|sin|senza
in im|in inside|dans en|en|in nel
auf|on upon|sur|sobre|su sul
unter|under below|sous|bajo debajo|sotto
uber ueber|over above|audessus pardessus|sobre encima|sopra oltre
zwischen|between|entre|entre|tra fra
gegen|against versus|contre|contra|contro
vor|before b4|avant|antes|prima avanti
nachher danach|after|apres|despues|dopo
auch|also too 2|aussi|tambien|anche
nicht kein|not no|pas non|no|non
ja|yes|oui|si|si
nein|no|non|no|no
immer|always forever 4ever|toujours|siempre|sempre
nie niemals|never|jamais|nunca jamas|mai
wieder|again|encore|otravez denuevo|ancora dinuovo
jetzt nun|now|maintenant|ahora ya|adesso ora
hier|here|ici|aqui aca|qui qua
dort da|there|la labas|alli alla|la li
alle alles|all everything everybody|tout tous toute toutes|todo todos toda todas|tutto tutti tutta tutte
jeder jede jedes|every each everyone|chaque chacun|cada|ogni ciascuno
nichts|nothing|rien|nada|niente nulla
etwas|something|quelquechose|algo|qualcosa
jemand|somebody someone|quelquun|alguien|qualcuno
niemand|nobody noone|personne|nadie|nessuno
mehr|more|plus|mas|piu
weniger|less|moins|menos|meno
viel viele|much many|beaucoup|mucho muchos mucha|molto molti molta
sehr|very|tres|muy|molto
nur|only just|seulement seul|solo solamente|solo soltanto
ich|i|je moi|yo|io
mich mir|me|moi me|mi me|me mi
du dich dir sie ihnen|you u ya|toi tu te vous|tu ti te usted|tu te ti lei
er|he|il lui|el|lui egli
wir uns|we us|nous|nosotros|noi
mein meine meiner|my mine|mon ma mes|mi mis mio|mio mia miei mie
dein deine ihr ihre|your yours ur|ton ta tes votre vos|tu tus su sus tuyo|tuo tua tuoi tue suo
unser unsere|our ours|notre nos|nuestro nuestra|nostro nostra
selbst|self|meme soimeme|mismo|stesso
wer|who|qui|quien|chi
was|what|quoi que|que|cosa checosa
wo|where|ou|donde|dove
wann|when|quand|cuando|quando
warum wieso|why y|pourquoi|porque|perche
wie|how|comment|como|come
furdich fuerdich fursie fuersie 4u|foryou 4u 4you|pourtoi pourvous|parati parausted|perte perlei
furmich fuermich|forme 4me|pourmoi|parami|perme
furalle fueralle|forall foreveryone|pourtous|paratodos|pertutti
furimmer fuerimmer|forever 4ever|pourtoujours|parasiempre|persempre
bist sind|are r|es etes sommes|eres son|sei sono
sein|tobe be 2b|etre|ser estar|essere
gutenmorgen moin|goodmorning|bonjour|buenosdias buendia|buongiorno
gutentag|goodday|bonjour|buenosdias|buongiorno
gutenabend|goodevening|bonsoir|buenastardes|buonasera
gutenacht|goodnight|bonnenuit|buenasnoches|buonanotte
hallo servus gruezi grueezi|hello hi hey|salut allo|hola|ciao salve
aufwiedersehen tschuss tschuess ade|goodbye bye byebye|aurevoir adieu|adios hastalavista|arrivederci addio
bisbald|seeyou seeyousoon cu|abientot|hastapronto|apresto
willkommen|welcome|bienvenue bienvenu|bienvenido bienvenidos|benvenuto benvenuti
danke dankeschon dankeschoen merci|thanks thankyou thx|merci|gracias|grazie
bitte|please pls|silvousplait|porfavor|perfavore prego
prost zumwohl wohlbekomms|cheers|sante tchintchin|salud|salute cincin
gutenappetit mahlzeit|enjoyyourmeal|bonappetit|buenprovecho|buonappetito
gluckwunsch glueckwunsch gratulation|congratulations|felicitations|felicidades enhorabuena|congratulazioni auguri
allesgutezumgeburtstag|happybirthday|joyeuxanniversaire bonanniversaire|felizcumpleanos|buoncompleanno
froheweihnachten|merrychristmas|joyeuxnoel|feliznavidad|buonnatale
gutesneuesjahr frohesneuesjahr|happynewyear|bonneannee|felizanonuevo|buonanno
gutereise|goodtrip haveanicetrip|bonvoyage|buenviaje|buonviaggio
vielgluck vielglueck|goodluck|bonnechance|buenasuerte|buonafortuna
ichliebedich|iloveyou|jetaime|tequiero teamo|tiamo
cestlavie soistdasleben|suchislife thatslife|cestlavie|asieslavida|cosielavita
schonesleben schoenesleben dassusseleben dassuesseleben|sweetlife goodlife|labellevie doucevie bonnevie|dulcevida buenavida|dolcevita bellavita
eslebe|longlive|vive|viva|viva
los aufgehts|letsgo go|allonsy enavant|vamos adelante|andiamo avanti
komm|come|viens|ven|vieni
warte|wait|attends|espera|aspetta
genug basta|enough|assez|basta bastante|basta
halt stopp|stop|halte|alto|alt
hilfe|help|ausecours aide|socorro ayuda|aiuto
achtung vorsicht|attention caution|attention|atencion cuidado|attenzione
bravo|bravo welldone|bravo|bravo ole|bravo
okay inordnung|okay ok|daccord|vale deacuerdo|vabene daccordo
dasbeste|thebest|lemeilleur|lomejor|ilmeglio
nummereins nr1|numberone no1 number1|numeroun numero1|numerouno numero1|numerouno numero1
vonhand handgemacht|handmade byhand|faitmain faitalamain|hechoamano|fattoamano
zuhause daheim|athome|alamaison chezsoi|encasa|acasa
rundumdieuhr|aroundtheclock 247 24h|24heuressur24|las24horas|24oresu24
aufeinenblick|ataglance|enuncoupdoeil|deunvistazo|acolpodocchio
vonherzen|fromtheheart|dufondducoeur|decorazon|dicuore
sankt st heiliger|saint st|saint st sainte ste|san santo santa sto sta|san santo santa sant
doktor dr|doctor dr doc|docteur dr|doctor dr doctora|dottore dott dr
herr hr|mister mr|monsieur mr|senor sr|signor signore sig
frau fr|mistress mrs missus|madame mme|senora sra|signora
fraulein fraeulein frl|miss ms|mademoiselle mlle|senorita srta|signorina
junior jr jun|junior jr|junior jr|junior jr hijo|junior jr
senior sen|senior sr|senior aine|senior padre|senior
professor prof|professor prof|professeur prof|profesor prof|professore prof
gebruder gebrueder gebr bruder brueder|brothers bros|freres|hermanos hnos|fratelli flli
sohne soehne sohn|sons|fils|hijos|figli
international intern|international intl|international internationale|internacional intl|internazionale
strasse str|street str|rue|calle|strada via
allee avenue|avenue ave|avenue av|avenida avda|viale
platz pl|square sq place|place pl|plaza pza|piazza pza
nummer nr|number no nr|numero nr|numero num|numero nr
weihnachten xmas|christmas xmas|noel|navidad|natale
grill bbq barbecue|barbecue bbq barbeque|barbecue bbq|barbacoa bbq|barbecue bbq
fernsehen tv|television tv telly|television tele tv|television tele tv|televisione tv
video vid|video vid vids|video|video|video
telefon fon tel|telephone phone fone tel|telephone tel|telefono tel|telefono tel
foto photo pix|photo pic pics pix photograph|photo|foto|foto
bild bilder|picture pictures pix image|image|imagen|immagine
rechner computer pc|computer pc|ordinateur pc|ordenador computadora pc|computer pc
information info infos|information info|information info infos|informacion info|informazione info
technik tech|technology tech tek tec|technologie tech|tecnologia tec|tecnologia tec
apotheke pharma|pharmacy pharma|pharmacie pharma|farmacia|farmacia
hund k9|canine k9 dog|chien|perro can|cane
nacht nite|night nite|nuit|noche|notte
licht lite|light lite|lumiere|luz|luce
leicht lite light|light lite|leger legere|ligero ligera|leggero leggera
schnell kwik|quick kwik quik fast|rapide vite|rapido rapida|rapido veloce presto
express eilig xpress|express xpress|express|expreso expres|espresso express
extra xtra|extra xtra|extra|extra|extra
leicht einfach ez|easy ez eezy|facile|facil|facile
liebe luv lieb|love luv|amour|amor|amore
grossartig gr8|great gr8|genial formidable|genial estupendo|grande grandioso
freund kumpel m8|mate m8 buddy|copain pote|amigo colega|amico
spat spaet l8|late l8|tard|tarde|tardi
durch thru|through thru|atravers|atraves|attraverso
heuteabend 2nite|tonight 2nite tonite|cesoir|estanoche|stasera
heute 2day|today 2day|aujourdhui|hoy|oggi
morgen 2morrow|tomorrow 2morrow 2moro|demain|manana|domani
sehen sieh|see|voir vois|ver ve|vedere vedi
kino flix|cinema flix flicks movies|cinema cine|cine|cinema
leute ppl volk|people ppl folks|gens peuple|gente pueblo|gente popolo
wochenende|weekend wknd|weekend findesemaine|findesemana finde|finesettimana weekend
baby bb|baby bb babe|bebe bb|bebe|bebe bimbo
limonade limo|lemonade soda|limonade|limonada gaseosa|limonata
vegetarisch veggie|vegetarian veggie|vegetarien vege|vegetariano veggie|vegetariano
universitat universitaet uni|university uni|universite fac|universidad uni|universita
maximal max maximum|maximum max|maximum max|maximo max|massimo max
minimum mini min|minimum min mini|minimum mini|minimo mini|minimo mini
dollar bucks|dollar dollars bucks buck|dollar|dolar|dollaro
stadt ort|town city|ville|ciudad pueblo|citta paese
gas gase|gas|gaz|gas|gas
rasthaus motel gasthof|inn motel|auberge motel|posada motel|locanda motel
liebe|love loves|amour amours|amor amores|amore amori
hass|hate hatred hates hatreds|haine haines|odio odios|odio odi
freude freuden|joy delight joys delights|joie joies|alegria gozo alegrias gozos|gioia gioie
vergnugen vergnuegen genuss lust|pleasure enjoyment pleasures enjoyments|plaisir plaisirs|placer placeres|piacere piaceri
spass|fun funs|amusement amusements|diversion diversiones|divertimento divertimenti
gluck glueck|luck fortune happiness lucks fortunes happinesses|bonheur chance fortune bonheurs chances fortunes|suerte felicidad fortuna dicha suertes fortunas dichas|fortuna felicita fortune
trauer traurigkeit|sadness sorrow grief sadnesses sorrows griefs|tristesse chagrin tristesses chagrins|tristeza pena tristezas penas|tristezza tristezze
wut zorn|anger rage fury angers rages furies|colere rage fureur coleres rages fureurs|ira rabia furia iras rabias furias|ira rabbia furia ire rabbie furie
angst furcht|fear anxiety fears anxieties|peur crainte peurs craintes|miedo temor miedos temores|paura paure
schreck terror|terror horror terrors horrors|terreur horreur terreurs horreurs|terror horror terrores horrores|terrore orrore terrori orrori
mut|courage courages|courage courages|valor coraje valores corajes|coraggio coraggi
hoffnung|hope hopes|espoir esperance espoirs esperances|esperanza esperanzas|speranza speranze
glaube|faith belief faiths beliefs|foi croyance fois croyances|fe creencia creencias|fede fedi
vertrauen|trust confidence trusts confidences|confiance confiances|confianza confianzas|fiducia fiducie
treue|loyalty fidelity loyalties fidelities|fidelite loyaute fidelites loyautes|lealtad fidelidad lealtades fidelidades|fedelta lealta
ehre|honour honor honours honors|honneur honneurs|honor honores|onore onori
ruhm|glory fame glories fames|gloire gloires|gloria fama glorias famas|gloria fama glorie
stolz|pride prides|fierte orgueil fiertes orgueils|orgullo orgullos|orgoglio orgogli
wurde wuerde|dignity dignities|dignite dignites|dignidad dignidades|dignita
tugend tugenden|virtue virtues|vertu vertus|virtud virtudes|virtu
wahrheit|truth truths|verite verites|verdad verdades|verita
luge luege|lie lies|mensonge mensonges|mentira mentiras|bugia menzogna bugie menzogne
gerechtigkeit|justice justices|justice justices|justicia justicias|giustizia giustizie
freiheit|freedom liberty freedoms liberties|liberte libertes|libertad libertades|liberta
gleichheit|equality equalities|egalite egalites|igualdad igualdades|uguaglianza uguaglianze
bruderlichkeit bruederlichkeit|brotherhood fraternity brotherhoods fraternities|fraternite fraternites|fraternidad hermandad fraternidades hermandades|fraternita fratellanza fratellanze
freundschaft|friendship friendships|amitie amities|amistad amistades|amicizia amicizie
frieden friede|peace peaces|paix|paz paces|pace paci
krieg|war wars|guerre guerres|guerra guerras|guerra guerre
einheit einigkeit|unity unities|unite unites|unidad unidades|unita
bund union vereinigung|union alliance league unions alliances leagues|union alliance ligue unions alliances ligues|union alianza liga uniones alianzas ligas|unione alleanza lega unioni alleanze leghe
harmonie|harmony harmonies|harmonie harmonies|armonia armonias|armonia armonie
gleichgewicht balance|balance equilibrium balances equilibriums|equilibre equilibres|equilibrio equilibrios|equilibrio equilibri
ruhe stille|calm silence rest calms silences rests|calme silence repos calmes silences|calma silencio descanso calmas silencios descansos|calma silenzio riposo calme silenzi riposi
weisheit|wisdom wisdoms|sagesse sagesses|sabiduria sabidurias|saggezza saggezze
wissen|knowledge knowledges|savoir connaissance savoirs connaissances|conocimiento saber conocimientos saberes|conoscenza sapere conoscenze saperi
vernunft|reason reasons|raison raisons|razon razones|ragione ragioni
geist verstand|mind minds|esprit esprits|mente mentes|mente menti
seele|soul souls|ame ames|alma almas|anima anime
leben|life living lifes livings|vie vies|vida vidas|vita
lebensfreude|joyoflife joyofliving|joiedevivre|alegriadevivir|gioiadivivere
tod|death deaths|mort morts|muerte muertes|morte morti
geburt|birth births|naissance naissances|nacimiento nacimientos|nascita nascite
geburtstag|birthday birthdays|anniversaire anniversaires|cumpleanos|compleanno compleanni
schicksal|destiny fate destinies fates|destin sort destins sorts|destino destinos|destino destini
zufall|chance coincidence chances coincidences|hasard hasards|azar casualidad azares casualidades|caso casi
wunder|wonder miracle wonders miracles|merveille miracle merveilles miracles|maravilla milagro maravillas milagros|meraviglia miracolo meraviglie miracoli
geheimnis ratsel raetsel mysterium|mystery secret riddle mysteries secrets riddles|mystere secret enigme mysteres secrets enigmes|misterio secreto enigma misterios secretos enigmas|mistero segreto enigma misteri segreti enigme
magie zauber|magic charm spell magics charms spells|magie charme magies charmes|magia hechizo encanto magias hechizos encantos|magia incanto magie incanti
fantasie phantasie|fantasy imagination fantasies imaginations|fantaisie imagination fantaisies imaginations|fantasia imaginacion fantasias imaginaciones|fantasia immaginazione fantasie immaginazioni
idee ideen|idea ideas|idee idees|idea ideas|idea idee
gedanke gedanken|thought thoughts|pensee pensees|pensamiento pensamientos|pensiero pensieri
gefuhl gefuehl gefuhle gefuehle|feeling emotion feelings emotions|sentiment emotion sentiments emotions|sentimiento emocion sentimientos emociones|sentimento emozione sentimenti emozioni
leidenschaft|passion passions|passion passions|pasion pasiones|passione passioni
sehnsucht|longing yearning longings yearnings|desir desirs|anhelo anhelos|desiderio desideri
wunsch wunsche wuensche|wish desire wishes desires|souhait desir voeu souhaits desirs voeux|deseo deseos|desiderio desideri
wille|will wills|volonte volontes|voluntad voluntades|volonta
kraft starke staerke|strength force power strengths forces powers|force puissance forces puissances|fuerza fuerzas|forza forze
macht|power might powers mights|pouvoir puissance pouvoirs puissances|poder poderes|potere potenza poteri potenze
energie|energy energies|energie energies|energia energias|energia energie
schonheit schoenheit|beauty beauties|beaute beautes|belleza bellezas|bellezza bellezze
eleganz|elegance elegances|elegance elegances|elegancia elegancias|eleganza eleganze
anmut|grace graces|grace graces|gracia|grazia
jugendlichkeit|youthfulness youthfulnesses|jeunesse jeunesses|juventud juventudes|giovinezza giovinezze
reinheit|purity purities|purete puretes|pureza purezas|purezza purezze
frische|freshness freshnesses|fraicheur fraicheurs|frescura frescuras|freschezza freschezze
sanftheit susse suesse|sweetness softness sweetnesses softnesses|douceur douceurs|dulzura suavidad dulzuras suavidades|dolcezza dolcezze
zartlichkeit zaertlichkeit|tenderness tendernesses|tendresse tendresses|ternura ternuras|tenerezza tenerezze
gute guete|goodness kindness goodnesses kindnesses|bonte gentillesse bontes gentillesses|bondad bondades|bonta
geduld|patience patiences|patience patiences|paciencia paciencias|pazienza pazienze
fleiss|diligence diligences|diligence zele diligences zeles|diligencia diligencias|diligenza diligenze
disziplin|discipline disciplines|discipline disciplines|disciplina disciplinas|disciplina discipline
sicherheit|safety security safeties securities|securite surete securites suretes|seguridad seguridades|sicurezza sicurezze
gefahr|danger dangers|danger dangers|peligro peligros|pericolo pericoli
risiko|risk risks|risque risques|riesgo riesgos|rischio rischi
abenteuer|adventure adventures|aventure aventures|aventura aventuras|avventura avventure
erfolg erfolge|success successes|succes reussite reussites|exito exitos|successo successi
sieg siege triumph|victory triumph victories triumphs|victoire triomphe victoires triomphes|victoria triunfo victorias triunfos|vittoria trionfo vittorie trionfi
niederlage|defeat defeats|defaite defaites|derrota derrotas|sconfitta sconfitte
fortschritt|progress progresses|progres|progreso progresos|progresso progressi
erneuerung innovation|innovation renewal innovations renewals|innovation renouveau innovations renouveaux|innovacion renovacion innovaciones renovaciones|innovazione rinnovamento innovazioni rinnovamenti
wohlstand|prosperity wealth prosperities wealths|prosperite richesse prosperites|prosperidad riqueza prosperidades|prosperita ricchezza
luxus|luxury luxuries|luxe luxes|lujo lujos|lusso lussi
reichtum|riches richeses|richesses|riquezas|ricchezze ricchezzi
armut|poverty poverties|pauvrete pauvretes|pobreza pobrezas|poverta
qualitat qualitaet|quality qualities|qualite qualites|calidad calidades|qualita
tradition|tradition traditions|tradition traditions|tradicion tradiciones|tradizione tradizioni
geschichte geschichten marchen maerchen|story tale history fairytale stories tales histories fairytales|histoire conte histoires contes|historia cuento historias cuentos|storia fiaba racconto storie fiabe racconti
legende sage|legend legends|legende legendes|leyenda leyendas|leggenda leggende
mythos|myth myths|mythe mythes|mito mitos|mito miti
paradies|paradise paradises|paradis|paraiso paraisos|paradiso paradisi
holle hoelle|hell hells|enfer enfers|infierno infiernos|inferno inferni
ewigkeit|eternity eternities|eternite eternites|eternidad eternidades|eternita
unendlichkeit|infinity infinities|infini infinis|infinito infinitos|infinito infiniti
zukunft|future futures|futur avenir futurs avenirs|futuro porvenir futuros porvenires|futuro avvenire futuri avveniri
vergangenheit|past pasts|passe passes|pasado pasados|passato passati
gegenwart|present presents|present presents|presente presentes|presente presenti
erinnerung|memory souvenir memories souvenirs|souvenir memoire souvenirs memoires|recuerdo memoria recuerdos memorias|ricordo memoria ricordi memorie
anfang beginn start|beginning start beginnings starts|debut commencement depart debuts commencements departs|comienzo inicio principio comienzos inicios principios|inizio principio inizi principi
ende schluss|end finish ends finishes|fin fins|fin final fines finales|fine fini
ziel ziele|goal aim target goals aims targets|but objectif cible buts objectifs cibles|meta objetivo blanco metas objetivos blancos|meta scopo obiettivo mete scopi obiettivi
erlebnis erfahrung|experience experiences|experience experiences|experiencia experiencias|esperienza esperienze
uberraschung ueberraschung|surprise surprises|surprise surprises|sorpresa sorpresas|sorpresa sorprese
geschenk geschenke gabe|gift present gifts presents|cadeau don cadeaux dons|regalo don regalos dones|regalo dono regali doni
segen|blessing blessings|benediction benedictions|bendicion bendiciones|benedizione benedizioni
sunde suende|sin sins|peche peches|pecado pecados|peccato peccati
versuchung|temptation temptations|tentation tentations|tentacion tentaciones|tentazione tentazioni
verfuhrung verfuehrung|seduction seductions|seduction seductions|seduccion seducciones|seduzione seduzioni
wahnsinn irrsinn|madness insanity madnesses insanities|folie folies|locura locuras|follia pazzia follie pazzie
chaos|chaos chaoses|chaos|caos|caos
ordnung|order orders|ordre ordres|orden ordenes|ordine ordini
regel regeln|rule rules|regle regles|regla reglas|regola regole
gesetz recht|law laws|loi droit lois droits|ley derecho leyes derechos|legge diritto leggi diritti
naturlichkeit natuerlichkeit|naturalness naturalnesses|naturel naturels|naturalidad naturalidades|naturalezza naturalezze
einfachheit|simplicity simplicities|simplicite simplicites|sencillez simplicidad sencilleces simplicidades|semplicita
wohlbefinden wohlfuhlen wohlfuehlen wellness|wellbeing wellness wellbeings wellnesses|bienetre bienetres|bienestar bienestares|benessere benesseri
entspannung|relaxation relaxations|detente relaxation detentes relaxations|relajacion relajaciones|relax rilassamento rilassamenti
gemutlichkeit gemuetlichkeit|cosiness coziness cosinesses cozinesses|convivialite convivialites|comodidad comodidades|intimita
komfort|comfort comforts|confort conforts|confort confortes|comfort
vorteil|advantage benefit advantages benefits|avantage avantages|ventaja ventajas|vantaggio vantaggi
wert werte|value worth values worths|valeur valeurs|valor valores|valore valori
kunst kunste kuenste|art arts|art arts|arte artes|arte arti
kultur|culture cultures|culture cultures|cultura culturas|cultura culture
bildung|education educations|education educations|educacion educaciones|educazione istruzione educazioni istruzioni
gehen geh|go walk goes|aller marcher va|ir andar caminar va|andare camminare va
kommen|come comes|venir|venir|venire
laufen rennen lauf|run running|courir cours course|correr corre|correre corri corsa
springen sprung|jump leap|sauter saut|saltar salto|saltare salto
fliegen flug|fly flying flight|voler vol|volar vuelo|volare volo
schwimmen|swim swimming|nager natation|nadar natacion|nuotare nuoto
tauchen|dive diving|plonger plongee|bucear buceo|immergere immersione
segeln|sail sailing|naviguer voile|navegar vela|navigare vela
reiten|ride riding|chevaucher equitation|cabalgar montar|cavalcare equitazione
fahren fahrt|drive ride driving|conduire rouler|conducir manejar|guidare
reisen reise|travel trip journey voyage|voyager voyage|viajar viaje|viaggiare viaggio
wandern wanderung|hike hiking|randonner randonnee|caminar senderismo caminata|escursione camminata
klettern|climb climbing|grimper escalade|escalar escalada|arrampicare arrampicata
tanzen tanz|dance dancing|danser danse|bailar baile danza|ballare ballo danza
singen gesang|sing singing|chanter chant|cantar canto|cantare canto
spielen spiel spiele|play game playing games|jouer jeu jeux|jugar juego juegos|giocare gioco giochi
lachen|laugh laughing laughter|rire|reir risa|ridere risata
weinen|cry weep|pleurer|llorar|piangere
sprechen reden|speak talk|parler|hablar|parlare
sagen|say tell|dire|decir|dire
rufen ruf|call|appeler appel|llamar llamada|chiamare chiamata
schreien schrei|shout scream|crier cri|gritar grito|gridare grido urlo
flustern fluestern|whisper|chuchoter chuchotement|susurrar susurro|sussurrare sussurro
horen hoeren horchen|hear listen|ecouter entendre|oir escuchar|ascoltare sentire
sehen schauen sicht|see look watch sight|voir regarder vue|ver mirar vista|vedere guardare vista
riechen|smell|sentir|oler|odorare
fuhlen fuehlen spuren spueren|feel feeling|sentir ressentir|sentir|sentire
beruhren beruehren beruhrung beruehrung|touch|toucher|tocar toque|toccare tocco
denken|think thinking|penser|pensar|pensare
wissen|know|savoir|saber|sapere
kennen|know|connaitre|conocer|conoscere
lernen|learn learning|apprendre|aprender|imparare
lehren|teach teaching|enseigner|ensenar|insegnare
lesen|read reading|lire lecture|leer lectura|leggere lettura
schreiben|write writing|ecrire ecriture|escribir escritura|scrivere scrittura
zeichnen|draw drawing|dessiner dessin|dibujar dibujo|disegnare disegno
malen|paint painting|peindre peinture|pintar pintura|dipingere pittura
bauen|build building|construire batir|construir|costruire
machen tun|make do making|faire|hacer|fare
schaffen erschaffen kreieren|create|creer|crear|creare
finden|find|trouver|encontrar hallar|trovare
suchen suche|search seek|chercher recherche|buscar busqueda|cercare ricerca
entdecken|discover|decouvrir|descubrir|scoprire
offnen oeffnen|open|ouvrir|abrir|aprire
schliessen|close shut|fermer|cerrar|chiudere
kaufen einkaufen kauf|buy shop shopping purchase|acheter achat|comprar compra|comprare acquisto
verkaufen verkauf|sell sale selling|vendre vente|vender venta|vendere vendita
geben|give|donner|dar|dare
nehmen|take|prendre|tomar coger|prendere
bringen|bring|apporter|traer|portare
tragen|carry wear|porter|llevar|portare
halten|hold keep|tenir|sostener tener|tenere
teilen|share sharing|partager partage|compartir|condividere
sparen|save saving|economiser epargner epargne|ahorrar ahorro|risparmiare risparmio
zahlen bezahlen zahlung|pay payment|payer paiement|pagar pago|pagare pagamento
gewinnen|win winning|gagner|ganar|vincere
verlieren|lose|perdre|perder|perdere
kampfen kaempfen kampf schlacht|fight battle combat|combattre combat bataille|luchar combate batalla lucha|combattere combattimento battaglia lotta
jagen jagd|hunt hunting chase|chasser chasse|cazar caza|cacciare caccia
angeln fischen|fish fishing angling|pecher peche|pescar pesca|pescare pesca
schutzen schuetzen schutz|protect protection|proteger protection|proteger proteccion|proteggere protezione
retten rettung|save rescue|sauver sauvetage|salvar rescate|salvare salvataggio
helfen|help aid|aider aide|ayudar ayuda|aiutare aiuto
heilen heilung|heal cure healing|guerir guerison|curar sanar curacion|guarire guarigione
pflegen|nurture tend|soigner|cuidar|curare
lieben|love|aimer|amar querer|amare
kussen kuessen|kiss|embrasser|besar|baciare
leben|live|vivre|vivir|vivere
lebe leb|live|vis vivez|vive|vivi
sterben|die|mourir|morir|morire
schlafen|sleep sleeping|dormir|dormir|dormire
traumen traeumen|dream dreaming|rever|sonar|sognare
aufwachen wecken|wakeup wake awake|reveiller reveil|despertar|svegliare risveglio
essen|eat eating|manger|comer|mangiare
trinken|drink drinking|boire|beber|bere
kochen|cook cooking boil|cuisiner cuire|cocinar|cucinare
backen|bake baking|cuireaufour|hornear|infornare
braten|fry roast|frire rotir|freir asar|friggere arrostire
geniessen|enjoy|savourer profiter|disfrutar saborear|gustare godere
schneiden schnitt|cut|couper coupe|cortar corte|tagliare taglio
brechen bruch|break|casser briser|romper|rompere
ziehen|pull draw|tirer|tirar|tirare
drucken druecken stossen|push press|pousser presser|empujar|spingere
drehen|turn spin|tourner|girar|girare
rollen|roll|rouler|rodar|rotolare
fallen fall|fall|tomber chute|caer caida|cadere caduta
steigen aufsteigen|rise ascend|monter|subir|salire
wachsen wachstum|grow growth|grandir croitre croissance|crecer crecimiento|crescere crescita
bluhen bluehen|bloom flourish|fleurir|florecer|fiorire
brennen|burn burning|bruler|quemar arder|bruciare
leuchten scheinen|shine glow|briller luire|brillar|brillare
waschen wasche waesche|wash laundry|laver lavage|lavar lavado|lavare lavaggio
putzen reinigen reinigung|clean cleaning|nettoyer nettoyage|limpiar limpieza|pulire pulizia
baden bad|bathe bath|baigner bain|banar bano|bagnare bagno
rasieren rasur|shave shaving|raser rasage|afeitar afeitado|radere rasatura
nahen naehen|sew sewing|coudre couture|coser costura|cucire cucito
stricken|knit knitting|tricoter tricot|tejer punto|lavorareamaglia
arbeiten arbeit|work working labour labor|travailler travail|trabajar trabajo|lavorare lavoro
ausruhen ruhen|rest relax|reposer sereposer|descansar|riposare
warten|wait|attendre|esperar|aspettare
bleiben|stay remain|rester|quedar quedarse|restare
folgen|follow|suivre|seguir|seguire
fuhren fuehren|lead guide|mener guider|guiar|guidare
treffen begegnung|meet meeting|rencontrer rencontre|encontrar encuentro|incontrare incontro
verbinden verbindung|connect link connection|relier connecter lien connexion|conectar enlace conexion|collegare connessione collegamento
mischen mischung|mix blend|melanger melange|mezclar mezcla|mescolare miscela
wechseln wandel|change switch|changer changement|cambiar cambio|cambiare cambio
beginnen anfangen|begin start|commencer|empezar comenzar|cominciare iniziare
enden beenden|finish end|finir terminer|terminar acabar|finire terminare
bewegen bewegung|move movement motion|bouger mouvement|mover movimiento|muovere movimento
messen|measure|mesurer mesure|medir medida|misurare misura
zahlen zaehlen|count|compter|contar|contare
wahlen waehlen wahl|choose choice vote|choisir choix|elegir eleccion|scegliere scelta
feiern feier fest|celebrate celebration party feast|celebrer feter fete|celebrar fiesta|celebrare festeggiare festa
hoffen|hope|esperer|esperar|sperare
glauben|believe|croire|creer|credere
wagen|dare|oser|atrever osar|osare
erinnern|remember|sesouvenir rappeler|recordar|ricordare
vergessen|forget|oublier|olvidar|dimenticare
surfen|surf surfing|surfer surf|surfear surf|surfare surf
trainieren training ubung uebung|train training exercise|entrainer entrainement exercice|entrenar entrenamiento ejercicio|allenare allenamento esercizio
atmen|breathe|respirer|respirar|respirare
klicken klick|click|cliquer clic|clic pulsar|cliccare clic
drucken druck|print printing|imprimer impression|imprimir impresion|stampare stampa
gold|gold golds|or|oro oros|oro ori
silber|silver silvers|argent argents|plata platas|argento argenti
bronze|bronze bronzes|bronze bronzes|bronce bronces|bronzo bronzi
kupfer|copper coppers|cuivre cuivres|cobre cobres|rame rami
messing|brass brasses|laiton laitons|laton latones|ottone ottoni
eisen|iron irons|fer fers|hierro hierros|ferro ferri
stahl|steel steels|acier aciers|acero aceros|acciaio acciai
blei|lead leads|plomb plombs|plomo plomos|piombo piombi
zinn|tin pewter tins pewters|etain etains|estano estanos|stagno stagni
zink|zinc zincs|zinc zincs|zinc zinces|zinco zinchi zinci
platin|platinum platinums|platine platines|platino platinos|platino platini
titan|titanium titaniums|titane titanes|titanio titanios|titanio titani
aluminium|aluminium aluminum aluminiums aluminums|aluminium aluminiums|aluminio aluminios|alluminio allumini
quecksilber|mercury quicksilver mercuries quicksilvers|mercure mercures|mercurio mercurios|mercurio mercuri
metall metalle|metal metals|metal metaux|metal metales|metallo metalli
magnet|magnet magnets|aimant aimants|iman imanes|calamita calamite
holz holzer hoelzer|wood timber timbers|bois|madera maderas|legno legni
papier|paper papers|papier papiers|papel papeles|carta carte
pappe karton|cardboard cardboards|carton cartons|carton cartones|cartone cartoni
leder|leather leathers|cuir cuirs|cuero cueros|cuoio cuoi
pelz fell|fur furs|fourrure fourrures|piel pieles|pelliccia pelliccie
wolle|wool wools|laine laines|lana lanas|lana lane
seide|silk silks|soie soies|seda sedas|seta
samt|velvet velvets|velours|terciopelo terciopelos|velluto velluti
spitze|lace laces|dentelle dentelles|encaje encajes|pizzo pizzi
leinen|linen linens|lin lins|lino linos|lino lini
stoff tuch gewebe|fabric cloth fabrics cloths|tissu etoffe tissus etoffes|tela tejido telas tejidos|stoffa tessuto stoffe tessuti
faden garn zwirn|thread yarn threads yarns|fil|hilo hilos|filo fili
seil strick|rope ropes|corde cordes|cuerda soga cuerdas sogas|corda fune corde funi
gummi|rubber rubbers|caoutchouc gomme caoutchoucs gommes|goma caucho gomas cauchos|gomma gomme
kunststoff plastik|plastic plastics|plastique plastiques|plastico plasticos|plastica plastiche
wachs|wax waxes|cire cires|cera ceras|cera cere
seife seifen|soap soaps|savon savons|jabon jabones|sapone saponi
porzellan|porcelain china porcelains chinas|porcelaine porcelaines|porcelana porcelanas|porcellana porcellane
keramik|ceramic ceramics ceramicses|ceramique ceramiques|ceramica ceramicas|ceramica ceramiche
marmor|marble marbles|marbre marbres|marmol marmoles|marmo marmi
granit|granite granites|granit granits|granito granitos|granito graniti
schiefer|slate slates|ardoise ardoises|pizarra pizarras|ardesia ardesie
kreide|chalk chalks|craie craies|tiza tizas|gesso gessi
zement beton|cement concrete cements concretes|ciment beton ciments betons|cemento hormigon cementos hormigones|cemento calcestruzzo cementi calcestruzzi
ziegel backstein|brick bricks|brique briques|ladrillo ladrillos|mattone mattoni
kohle|coal charcoal coals charcoals|charbon charbons|carbon carbones|carbone carboni
erdol erdoel|petroleum crudeoil petroleums|petrole petroles|petroleo petroleos|petrolio petroli
benzin|petrol gasoline gas petrols gasolines gases|essence essences|gasolina gasolinas|benzina benzine
schwefel|sulphur sulfur sulphurs sulfurs|soufre soufres|azufre azufres|zolfo zolfi
farbe farben|colour color paint colours colors paints|couleur peinture couleurs peintures|color pintura colores pinturas|colore vernice colori vernici
tinte|ink inks|encre encres|tinta tintas|inchiostro inchiostri
lack|lacquer varnish lacquers varnishes|laque vernis laques|laca barniz lacas barnices|lacca vernice lacche vernici
kleber leim|glue glues|colle colles|pegamento cola pegamentos colas|colla
edelstein juwel juwelen|gem jewel gemstone gems jewels gemstones|gemme bijou pierreprecieuse joyau gemmes bijous joyaus|gema joya gemas joyas|gemma gioiello gemme gioielli
schmuck|jewellery jewelry jewelleries jewelries|bijouterie joaillerie bijouteries joailleries|joyeria joyerias|gioielleria gioiellerie
diamant diamanten brillant|diamond diamonds|diamant diamants|diamante diamantes|diamante diamanti
smaragd|emerald emeralds|emeraude emeraudes|esmeralda esmeraldas|smeraldo smeraldi
rubin|ruby rubies|rubis|rubi rubis|rubino rubini
saphir|sapphire sapphires|saphir saphirs|zafiro zafiros|zaffiro zaffiri
topas|topaz topazes|topaze topazes|topacio topacios|topazio topazi
amethyst|amethyst amethysts|amethyste amethystes|amatista amatistas|ametista ametiste
turkis tuerkis|turquoise turquoises|turquoise turquoises|turquesa turquesas|turchese turchesi
opal|opal opals|opale opales|opalo opalos|opale opali
bernstein|amber ambers|ambre ambres|ambar ambares|ambra ambre
jade|jade jades|jade jades|jade jades|giada giade
perle perlen|pearl pearls|perle perles|perla perlas|perla perle
elfenbein|ivory ivories|ivoire ivoires|marfil marfiles|avorio avori
kreis kreise|circle circles|cercle cercles|circulo circulos|cerchio cerchi
quadrat|square squares|carre carres|cuadrado cuadrados|quadrato quadrati
dreieck|triangle triangles|triangle triangles|triangulo triangulos|triangolo triangoli
wurfel wuerfel|cube dice cubes dices|cube de cubes|cubo dado cubos dados|cubo dado cubi dadi
kugel|sphere ball globe spheres balls globes|sphere boule spheres boules|esfera bola esferas bolas|sfera palla sfere palle
pyramide|pyramid pyramids|pyramide pyramides|piramide piramides|piramide piramidi
kegel|cone cones|cone cones|cono conos|cono coni
spirale|spiral spirals|spirale spirales|espiral espirales|spirale spirali
linie linien|line lines|ligne lignes|linea lineas|linea linee
punkt punkte|point dot points dots|point points|punto puntos|punto punti
kurve|curve curves|courbe courbes|curva curvas|curva curve
bogen boegen|arch bow arches bows|arc arcs|arco arcos|arco archi arci
kreuz kreuze|cross crosses|croix|cruz cruces|croce croci
ring ringe|ring rings|anneau bague anneaux bagues|anillo anillos|anello anelli
kette ketten|chain chains|chaine chaines|cadena cadenas|catena catene
knoten|knot knots|noeud noeuds|nudo nudos|nodo nodi
stift|pin pins|epingle epingles|alfiler alfileres|spillo spilli
ecke winkel|corner angle corners angles|coin angle coins angles|esquina angulo rincon esquinas angulos rincones|angolo angoli
kante rand|edge edges|bord bords|borde bordes|bordo bordi
mitte zentrum|centre center middle centres centers middles|centre milieu centres milieux|centro medio centros medios|centro mezzo centri mezzi
spitze|tip top tips tops|pointe pointes|punta puntas|punta punte
form formen|shape form shapes forms|forme formes|forma formas|forma forme
bild bilder|picture image images|image tableau images tableaux|imagen cuadro imagenes cuadros|immagine quadro immagini quadri
zeichen symbol|sign symbol signs symbols|signe symbole signes symboles|signo simbolo signos simbolos|segno simbolo segni simboli
siegel|seal seals|sceau sceaux|sello sellos|sigillo sigilli
wappen|coatofarms crest crests|blason armoiries blasons|escudodearmas|stemma stemme
streifen|stripe stripes|rayure bande rayures bandes|raya rayas|striscia striscie
fleck|spot stain spots stains|tache taches|mancha manchas|macchia macchie
stuck stueck stucke stuecke|piece pieces|piece morceau pieces morceaux|pieza trozo piezas trozos|pezzo pezzi
teil teile|part parts|partie part parties parts|parte partes|parte parti
haufen|pile heap piles heaps|tas|monton montones|mucchio mucchi
schicht|layer layers|couche couches|capa capas|strato strati
atom|atom atoms|atome atomes|atomo atomos|atomo atomi
molekul molekuel|molecule molecules|molecule molecules|molecula moleculas|molecola molecole
zelle zellen|cell cells|cellule cellules|celula celulas|cellula cellule
zeit zeiten|time times|temps|tiempo tiempos|tempo tempi
uhr uhren|clock watch clocks watches|horloge montre horloges montres|reloj relojes|orologio orologi
sekunde sekunden|second seconds|seconde secondes|segundo segundos|secondo secondi
minute minuten|minute minutes|minute minutes|minuto minutos|minuto minuti
stunde stunden|hour hours|heure heures|hora horas|ora ore
augenblick moment|moment instant moments instants|moment instant moments instants|momento instante momentos instantes|momento istante momenti istanti
tag tage|day days|jour journee jours journees|dia dias|giorno giornata giorni giornate
heute|today todays|aujourdhui aujourdhuis|hoy hoyes|oggi
morgen|tomorrow tomorrows|demain demains|manana mananas|domani
gestern|yesterday yesterdays|hier hiers|ayer ayeres|ieri
morgen vormittag|morning mornings|matin matinee matins matinees|manana mananas|mattina mattino mattine mattini
mittag|noon midday noons middays|midi midis|mediodia mediodias|mezzogiorno mezzogiorni
nachmittag|afternoon afternoons|apresmidi apresmidis|tarde tardes|pomeriggio pomeriggi
abend abende|evening evenings|soir soiree soirs soirees|tarde noche tardes noches|sera serata sere serate
nacht nachte naechte|night nights|nuit nuits|noche noches|notte notti
mitternacht|midnight midnights|minuit minuits|medianoche medianoches|mezzanotte mezzanotti
woche wochen|week weeks|semaine semaines|semana semanas|settimana settimane
wochenende|weekend weekends|findesemaine weekend weekends|findesemana|finesettimana
montag|monday mondays|lundi lundis|lunes|lunedi
dienstag|tuesday tuesdays|mardi mardis|martes|martedi
mittwoch|wednesday wednesdays|mercredi mercredis|miercoles|mercoledi
donnerstag|thursday thursdays|jeudi jeudis|jueves|giovedi
freitag|friday fridays|vendredi vendredis|viernes|venerdi
samstag sonnabend|saturday saturdays|samedi samedis|sabado sabados|sabato sabati
sonntag|sunday sundays|dimanche dimanches|domingo domingos|domenica domeniche
monat monate|month months|mois|mes meses|mese mesi
januar janner jaenner|january januaries|janvier janviers|enero eneros|gennaio gennai
februar|february februaries|fevrier fevriers|febrero febreros|febbraio febbrai
marz maerz|march marches|mars|marzo marzos|marzo marzi
april|april aprils|avril avrils|abril abriles|aprile aprili
mai|may mays|mai|mayo mayos|maggio maggi
juni|june junes|juin juins|junio junios|giugno giugni
juli|july julies|juillet juillets|julio julios|luglio lugli
august|august augusts|aout aouts|agosto agostos|agosto agosti
september|september septembers|septembre septembres|septiembre septiembres|settembre settembri
oktober|october octobers|octobre octobres|octubre octubres|ottobre ottobri
november|november novembers|novembre novembres|noviembre noviembres|novembre novembri
dezember|december decembers|decembre decembres|diciembre diciembres|dicembre dicembri
jahr jahre|year years|an annee annees|ano anos|anno anni
jahrhundert|century centuries|siecle siecles|siglo siglos|secolo secoli
jahrtausend|millennium millenniums|millenaire millenaires|milenio milenios|millennio millenni
jahreszeit saison|season seasons|saison saisons|estacion temporada estaciones temporadas|stagione stagioni
fruhling fruehling fruhjahr fruehjahr lenz|spring springtime springs springtimes|printemps|primavera primaveras|primavera primavere
sommer|summer summers|ete|verano veranos|estate estati
herbst|autumn fall autumns|automne automnes|otono otonos|autunno autunni
winter|winter winters|hiver hivers|invierno inviernos|inverno inverni
urlaub ferien|holiday vacation holidays vacations|vacances conge conges|vacaciones|vacanza ferie vacanze ferii
feiertag|publicholiday|jourferie|diafestivo|giornofestivo
weihnachten weihnacht|christmas xmas christmases xmases|noel noels|navidad navidades|natale natali
ostern|easter easters|paques|pascua pascuas|pasqua pasque
silvester neujahr|newyear|nouvelan|anonuevo|capodanno capodanni
karneval fasching|carnival carnivals|carnaval carnavaux|carnaval carnavales|carnevale carnevali
hochzeit|wedding weddings|mariage noces mariages|boda bodas|matrimonio nozze matrimoni nozzi
epoche zeitalter ara aera|age era epoch ages eras epoches|epoque ere epoques eres|epoca era epocas eras|epoca era epoche ere
pause|break pause breaks pauses|pause pauses|pausa descanso pausas descansos|pausa pause
kalender|calendar calendars|calendrier calendriers|calendario calendarios|calendario calendari
ort platz stelle|place spot places spots|lieu endroit lieux endroits|lugar sitio lugares sitios|luogo posto luoghi luogi posti
haus hauser haeuser|house home houses homes|maison maisons|casa casas|casa case
heim zuhause|home homes|foyer chezsoi foyers chezsois|hogar hogares|casa focolare case focolari
hutte huette hutten huetten|hut cabin cottage huts cabins cottages|cabane chaumiere cabanes chaumieres|cabana choza cabanas chozas|capanna baita capanne baite
wohnung|apartment flat apartments flats|appartement appartements|apartamento piso apartamentos pisos|appartamento appartamenti
villa|villa villas|villa villas|villa villas|villa ville
palast palais|palace palaces|palais|palacio palacios|palazzo palazzi
schloss burg schlosser schloesser|castle chateau castles chateaus|chateau chateaux|castillo castillos|castello castelli
festung|fortress fort fortresses forts|forteresse fort forteresses forts|fortaleza fuerte fortalezas fuertes|fortezza forte fortezze forti
turm turme tuerme|tower towers|tour tours|torre torres|torre torri
mauer wand|wall walls|mur muraille murs murailles|muro pared muros paredes|muro parete muri pareti
tor pforte|gate gates|porte portail portes portails|puerta porton puertas portones|porta portone porte portoni
tur tuer turen tueren|door doors|porte portes|puerta puertas|porta porte
fenster|window windows|fenetre fenetres|ventana ventanas|finestra finestre
dach dacher daecher|roof roofs|toit toits|techo tejado techos tejados|tetto tetti
treppe stufe|stairs staircase step stairses staircases steps|escalier marche escaliers marches|escalera escalon escaleras escalones|scala gradino scale gradini
balkon|balcony balconies|balcon balcons|balcon balcones|balcone balconi
terrasse|terrace patio terraces patios|terrasse terrasses|terraza terrazas|terrazza terrazze
hof hofe hoefe|court courtyard yard courts courtyards yards|cour|patio corte patios cortes|cortile corte cortili corti
zimmer|room rooms|chambre piece chambres pieces|habitacion cuarto habitaciones cuartos|camera stanza camere stanze
kuche kueche kuchen kuechen|kitchen cuisine kitchens cuisines|cuisine cuisines|cocina cocinas|cucina cucine
badezimmer|bathroom bathrooms|salledebain|cuartodebano|bagno bagni
schlafzimmer|bedroom bedrooms|chambreacoucher|dormitorio dormitorios|cameradaletto
wohnzimmer stube|livingroom parlour parlours|salon salons|sala salon salas salones|soggiorno salotto soggiorni salotti
saal halle|hall halls|salle hall salles halls|sala salas|sala
buro buero|office offices|bureau bureaux|oficina oficinas|ufficio uffici
werkstatt atelier|workshop studio workshops studios|atelier ateliers|taller talleres|officina laboratorio officine laboratori
fabrik werk|factory mill works factories mills workses|usine fabrique usines fabriques|fabrica fabricas|fabbrica fabbriche
muhle muehle muhlen muehlen|mill mills|moulin moulins|molino molinos|mulino mulini
windmuhle windmuehle|windmill windmills|moulinavent|molinodeviento|mulinoavento
bauernhof gutshof|farm farms|ferme fermes|granja finca granjas fincas|fattoria fattorie
scheune|barn barns|grange granges|granero graneros|fienile fienili
stall|stable stables|etable ecurie etables ecuries|establo cuadra establos cuadras|stalla stalle
backerei baeckerei backstube|bakery bakehouse bakeries bakehouses|boulangerie boulangeries|panaderia panaderias|panetteria panificio panetterie panifici
metzgerei|butchers butcherses|boucherie boucheries|carniceria carnicerias|macelleria macellerie
apotheke|pharmacy drugstore pharmacies drugstores|pharmacie pharmacies|farmacia farmacias|farmacia farmacie
buchhandlung|bookshop bookstore bookshops bookstores|librairie librairies|libreria librerias|libreria librerie
laden geschaft geschaeft|shop store shops stores|magasin boutique magasins boutiques|tienda almacen tiendas almacenes|negozio bottega negozi botteghe
markt markte maerkte|market markets|marche marches|mercado mercados|mercato mercati
kaufhaus|departmentstore|grandmagasin|grandesalmacenes|grandemagazzino
bank banken|bank banks|banque banques|banco bancos|banca banche
post postamt|postoffice mail mails|poste postes|correos|posta poste
schule schulen|school schools|ecole ecoles|escuela colegio escuelas colegios|scuola scuole
universitat universitaet|university universities|universite universites|universidad universidades|universita
akademie|academy academies|academie academies|academia academias|accademia accademie
bibliothek bucherei buecherei|library libraries|bibliotheque bibliotheques|biblioteca bibliotecas|biblioteca biblioteche
museum|museum museums|musee musees|museo museos|museo musei
theater|theatre theater theatres theaters|theatre theatres|teatro teatros|teatro teatri
kino|cinema movietheater cinemas|cinema cinemas|cine cines|cinema cineme
oper|opera operas|opera operas|opera operas|opera opere
krankenhaus spital klinik|hospital clinic hospitals clinics|hopital clinique hopitaux cliniques|hospital clinica hospitales clinicas|ospedale clinica ospedali cliniche
kirche kirchen|church churches|eglise eglises|iglesia iglesias|chiesa chiese
kapelle|chapel chapels|chapelle chapelles|capilla capillas|cappella cappelle
dom kathedrale munster muenster|cathedral cathedrals|cathedrale cathedrales|catedral catedrales|cattedrale duomo cattedrali duomi
kloster abtei|monastery abbey convent monasteries abbeys convents|monastere abbaye couvent monasteres abbayes couvents|monasterio abadia convento monasterios abadias conventos|monastero abbazia convento monasteri abbazie conventi
tempel|temple temples|temple temples|templo templos|tempio tempi
moschee|mosque mosques|mosquee mosquees|mezquita mezquitas|moschea moschee
friedhof|cemetery graveyard cemeteries graveyards|cimetiere cimetieres|cementerio cementerios|cimitero cimiteri
gefangnis gefaengnis|prison jail prisons jails|prison prisons|carcel prision carceles prisiones|prigione carcere prigioni carceri
hotel|hotel hotels|hotel hotels|hotel hoteles|hotel albergo alberghi albergi
herberge gasthof gasthaus|inn hostel inns hostels|auberge auberges|posada albergue meson posadas albergues mesones|locanda ostello osteria locande ostelli osterie
wirtshaus kneipe taverne schenke|tavern pub taverns pubs|taverne bistrot tavernes bistrots|taberna tabernas|taverna taverne
restaurant gaststatte gaststaette|restaurant restaurants|restaurant restaurants|restaurante restaurantes|ristorante ristoranti
bar|bar bars|bar bars|bar bares|bar
ecke eck|corner corners|coin coins|rincon esquina rincones esquinas|angolo angoli
buhne buehne|stage stages|scene scenes|escenario escenarios|palcoscenico palcoscenichi palcoscenici
arena|arena arenas|arene arenes|arena arenas|arena arene
stadion|stadium stadiums|stade stades|estadio estadios|stadio stadi
spielplatz|playground playgrounds|airedejeux|parqueinfantil|parcogiochi
zelt zelte|tent tents|tente tentes|tiendadecampana carpa carpas|tenda tende
lager camp|camp camps|camp camps|campamento campamentos|campo accampamento campi accampamenti
stadt stadte staedte|city town cities towns|ville cite villes cites|ciudad ciudades|citta
altstadt|oldtown|vieilleville|cascoantiguo|cittavecchia
dorf dorfer doerfer|village villages|village villages|pueblo aldea pueblos aldeas|villaggio paese villaggi paesi
hauptstadt|capital capitals|capitale capitales|capital capitales|capitale capitali
land lander laender|country land countries lands|pays terre terres|pais tierra tierras|paese terra paesi terre
heimat vaterland|homeland fatherland homelands fatherlands|patrie patries|patria patrias|patria patrie
reich|empire realm empires realms|empire empires|imperio imperios|impero imperi
konigreich koenigreich|kingdom kingdoms|royaume royaumes|reino reinos|regno regni
staat|state states|etat etats|estado estados|stato stati
republik|republic republics|republique republiques|republica republicas|repubblica repubbliche
grenze|border frontier borders frontiers|frontiere frontieres|frontera fronteras|frontiera confine frontiere confini
gebiet gegend region|area region areas regions|region zone regions zones|region zona regiones zonas|regione zona regioni zone
strasse strassen|street road streets roads|rue route rues routes|calle carretera calles carreteras|strada via strade vie
weg wege|way path ways paths|chemin voie sentier chemins voies sentiers|camino via senda sendero caminos vias sendas senderos|via sentiero cammino vie sentieri cammini
allee|avenue alley avenues alleys|avenue allee avenues allees|avenida avenidas|viale viali
autobahn|motorway highway freeway motorways highways freeways|autoroute autoroutes|autopista autovia autopistas autovias|autostrada autostrade
brucke bruecke brucken bruecken|bridge bridges|pont ponts|puente puentes|ponte ponti
tunnel|tunnel tunnels|tunnel tunnels|tunel tuneles|tunnel galleria gallerie
kreuzung|crossroads crossroadses|carrefour carrefours|cruce encrucijada encrucijadas|incrocio incroci
hafen haefen|harbour harbor port harbours harbors ports|port ports|puerto puertos|porto porti
leuchtturm|lighthouse lighthouses|phare phares|faro faros|faro fari
bahnhof|station trainstation stations|gare gares|estacion estaciones|stazione stazioni
flughafen|airport airports|aeroport aeroports|aeropuerto aeropuertos|aeroporto aeroporti
kanal|canal channel canals channels|canal canaux|canal canales|canale canali
mine bergwerk|mine mines|mine mines|mina minas|miniera miniere
labyrinth irrgarten|labyrinth maze labyrinths mazes|labyrinthe labyrinthes|laberinto laberintos|labirinto labirinti
ruine|ruin ruins|ruine ruines|ruina ruinas|rovina rovine
kolosseum|coliseum colosseum coliseums colosseums|colisee colisees|coliseo coliseos|colosseo colossei
denkmal|monument monuments|monument monuments|monumento monumentos|monumento monumenti
saule saeule|column pillar columns pillars|colonne pilier colonnes piliers|columna pilar columnas pilares|colonna pilastro colonne pilastri
europa|europe europes|europe europes|europa europas|europa europe
asien|asia asias|asie asies|asia asias|asia asie
afrika|africa africas|afrique afriques|africa africas|africa afriche
amerika|america americas|amerique ameriques|america americas|america americhe
australien|australia australias|australie australies|australia australias|australia australie
deutschland|germany germanies|allemagne allemagnes|alemania alemanias|germania germanie
osterreich oesterreich|austria austrias|autriche autriches|austria austrias|austria austrie
schweiz|switzerland switzerlands|suisse suisses|suiza suizas|svizzera svizzere
frankreich|france frances|france frances|francia francias|francia francie
spanien|spain spains|espagne espagnes|espana espanas|spagna spagne
italien|italy italies|italie italies|italia italias|italia italie
england|england englands|angleterre angleterres|inglaterra inglaterras|inghilterra inghilterre
schottland|scotland scotlands|ecosse ecosses|escocia escocias|scozia scozie
irland|ireland irelands|irlande irlandes|irlanda irlandas|irlanda irlande
griechenland|greece greeces|grece greces|grecia grecias|grecia grecie
turkei tuerkei|turkey turkeys|turquie turquies|turquia turquias|turchia turchie
russland|russia russias|russie russies|rusia rusias|russia russie
polen|poland polands|pologne polognes|polonia polonias|polonia polonie
ungarn|hungary hungaries|hongrie hongries|hungria hungrias|ungheria ungherie
schweden|sweden swedens|suede suedes|suecia suecias|svezia svezie
norwegen|norway norways|norvege norveges|noruega noruegas|norvegia norvegie
danemark daenemark|denmark denmarks|danemark danemarks|dinamarca dinamarcas|danimarca danimarche
niederlande holland|netherlands holland netherlandses hollands|paysbas hollande hollandes|paisesbajos holanda holandas|paesibassi olanda olande
belgien|belgium belgiums|belgique belgiques|belgica belgicas|belgio belgi
agypten aegypten|egypt egypts|egypte egyptes|egipto egiptos|egitto egitti
indien|india indias|inde indes|india indias|india indie
china|china chinas|chine chines|china chinas|cina cine
japan|japan japans|japon japons|japon|giappone giapponi
brasilien|brazil brazils|bresil bresils|brasil brasiles|brasile brasili
mexiko|mexico mexicos|mexique mexiques|mexico mejico mexicos mejicos|messico messichi messici
vereinigtestaaten|unitedstates usa usas|etatsunis|estadosunidos|statiuniti
bayern|bavaria bavarias|baviere bavieres|baviera bavieras|baviera baviere
sizilien|sicily sicilies|sicile siciles|sicilia sicilias|sicilia sicilie
toskana|tuscany tuscanies|toscane toscanes|toscana toscanas|toscana toscane
london|london londons|londres|londres|londra londre
paris|paris parises|paris|paris|parigi
rom|rome romes|rome romes|roma romas|roma rome
wien|vienna viennas|vienne viennes|viena vienas|vienna vienne
munchen muenchen|munich muniches|munich munichs|munich muniches|monacodibaviera
koln koeln|cologne colognes|cologne colognes|colonia colonias|colonia colonie
genf|geneva genevas|geneve geneves|ginebra ginebras|ginevra ginevre
zurich zuerich|zurich zuriches|zurich zurichs|zurich zuriches|zurigo zurighi zurigi
mailand|milan milans|milan milans|milan milanes|milano milani
venedig|venice venices|venise venises|venecia venecias|venezia venezie
florenz|florence florences|florence florences|florencia florencias|firenze firenzi
neapel|naples napleses|naples|napoles|napoli
athen|athens athenses|athenes|atenas|atene ateni
moskau|moscow moscows|moscou moscous|moscu moscus|mosca mosche
brussel bruessel|brussels brusselses|bruxelles|bruselas|bruxelles
lissabon|lisbon lisbons|lisbonne lisbonnes|lisboa lisboas|lisbona lisbone
mobel moebel|furniture furnitures|meuble meubles|mueble muebles|mobile mobili
tisch tische|table tables|table tables|mesa mesas|tavolo tavola tavoli tavole
stuhl stuhle stuehle|chair chairs|chaise chaises|silla sillas|sedia sedie
sessel|armchair armchairs|fauteuil fauteuils|sillon sillones|poltrona poltrone
sofa|sofa couch sofas couches|canape canapes|sofa sofas|divano divani
thron|throne thrones|trone trones|trono tronos|trono troni
bett betten|bed beds|lit lits|cama camas|letto letti
wiege|cradle cradles|berceau berceaux|cuna cunas|culla culle
kissen|pillow cushion pillows cushions|oreiller coussin oreillers coussins|almohada cojin almohadas cojines|cuscino cuscini
matratze matratzen|mattress mattresses|matelas|colchon colchones|materasso materassi
decke decken|blanket blankets|couverture couvertures|manta mantas|coperta coperte
teppich teppiche|carpet rug carpets rugs|tapis|alfombra alfombras|tappeto tappeti
vorhang gardine|curtain curtains|rideau rideaux|cortina cortinas|tenda tende
spiegel|mirror mirrors|miroir miroirs|espejo espejos|specchio specchi
lampe lampen|lamp lamps|lampe lampes|lampara lamparas|lampada lampade
laterne|lantern lanterns|lanterne lanternes|farol linterna faroles linternas|lanterna lanterne
kerze kerzen|candle candles|bougie chandelle bougies chandelles|vela velas|candela candele
fackel|torch torches|torche flambeau torches flambeaux|antorcha antorchas|torcia fiaccola torcie fiaccole
ofen oefen|oven stove ovens stoves|four poele fours poeles|horno estufa hornos estufas|forno stufa forni stufe
herd|hearth stove hearths stoves|foyer foyers|hogar hogares|fornello fornelli
kamin schornstein|chimney fireplace chimneys fireplaces|cheminee cheminees|chimenea chimeneas|camino camini
schrank schranke schraenke|cabinet wardrobe closet cabinets wardrobes closets|armoire placard armoires placards|armario armarios|armadio armadi
regal|shelf shelves shelfs shelveses|etagere etageres|estante estantes|scaffale scaffali
schublade|drawer drawers|tiroir tiroirs|cajon cajones|cassetto cassetti
schachtel kiste box|box chest boxes chests|boite caisse boites caisses|caja cajas|scatola cassa scatole casse
korb korbe koerbe|basket baskets|panier corbeille paniers corbeilles|cesta canasta cestas canastas|cesto cestino cesti cestini
eimer kubel kuebel|bucket buckets|seau seaux|cubo balde cubos baldes|secchio secchi
vase|vase vases|vase vases|jarron florero jarrones floreros|vaso vasi
topf topfe toepfe|pot pots|pot marmite pots marmites|olla ollas|pentola pentole
pfanne pfannen|pan fryingpan pans|poele poeles|sarten sartenes|padella padelle
kessel|kettle cauldron kettles cauldrons|bouilloire chaudron bouilloires chaudrons|caldera tetera calderas teteras|bollitore calderone bollitori calderoni
teller|plate dish plates dishes|assiette assiettes|plato platos|piatto piatti
schussel schuessel schale|bowl bowls|bol saladier bols saladiers|cuenco tazon cuencos tazones|ciotola scodella ciotole scodelle
gabel gabeln|fork forks|fourchette fourchettes|tenedor tenedores|forchetta forchette
loffel loeffel|spoon spoons|cuillere cuiller cuilleres cuillers|cuchara cucharas|cucchiaio cucchiai
messer|knife knives knifes kniveses|couteau couteaux|cuchillo cuchillos|coltello coltelli
besen|broom brush brooms brushes|balai balais|escoba escobas|scopa scope
burste buerste bursten buersten|brush brushes|brosse brosses|cepillo cepillos|spazzola spazzole
kamm|comb combs|peigne peignes|peine peines|pettine pettini
handtuch|towel towels|serviette serviettes|toalla toallas|asciugamano asciugamani
parfum parfuem duft|perfume fragrance scent perfumes fragrances scents|parfum parfums|perfume fragancia perfumes fragancias|profumo fragranza profumi fragranze
schlussel schluessel|key keys|cle clef cles clefs|llave llaves|chiave chiavi
schloss|lock padlock locks padlocks|serrure cadenas serrures|cerradura candado cerraduras candados|serratura lucchetto serrature lucchetti
nadel nadeln|needle needles|aiguille aiguilles|aguja agujas|ago aghi agi
knopf knopfe knoepfe|button buttons|bouton boutons|boton botones|bottone bottoni
tasche taschen|bag pocket bags pockets|sac poche sacs poches|bolsa bolso bolsillo bolsas bolsos bolsillos|borsa tasca borse tasche
rucksack|backpack rucksack backpacks rucksacks|sacados|mochila mochilas|zaino zaini
koffer|suitcase trunk suitcases trunks|valise valises|maleta maletas|valigia valigie
geldborse geldboerse brieftasche|wallet purse wallets purses|portefeuille portemonnaie portefeuilles portemonnaies|cartera monedero carteras monederos|portafoglio portafogli
regenschirm schirm|umbrella umbrellas|parapluie parapluies|paraguas|ombrello ombrelli
sonnenschirm|parasol sunshade parasols sunshades|parasol parasols|sombrilla sombrillas|ombrellone ombrelloni
brille brillen|glasses spectacles glasseses spectacleses|lunettes|gafas anteojos|occhiali
sonnenbrille|sunglasses sunglasseses|lunettesdesoleil|gafasdesol|occhialidasole
kleidung kleider|clothes clothing wear clotheses clothings wears|vetement habit vetements habits|ropa vestido ropas vestidos|abbigliamento vestito abbigliamenti vestiti
kleid|dress gown dresses gowns|robe robes|vestido vestidos|abito vestito abiti vestiti
rock rocke roecke|skirt skirts|jupe jupes|falda faldas|gonna gonne
hose hosen|trousers pants trouserses pantses|pantalon pantalons|pantalon pantalones|pantalone pantaloni
hemd hemden|shirt shirts|chemise chemises|camisa camisas|camicia camicie
bluse|blouse blouses|chemisier blouse chemisiers blouses|blusa blusas|camicetta camicette
pullover pulli|sweater pullover jumper sweaters pullovers jumpers|pull chandail pulls chandails|jersey sueter jerseyes sueteres|maglione maglioni
jacke jacken|jacket jackets|veste vestes|chaqueta chaquetas|giacca giacche
mantel maentel|coat coats|manteau manteaux|abrigo abrigos|cappotto cappotti
anzug|suit suits|costume costumes|traje trajes|completo completi
unterwasche unterwaesche|underwear lingerie underwears lingeries|lingerie sousvetement lingeries sousvetements|ropainterior lenceria lencerias|biancheria biancherie
strumpf strumpfe struempfe|stocking stockings|bas|media medias|calza calze
socke socken|sock socks|chaussette chaussettes|calcetin calcetines|calzino calzini
schuh schuhe|shoe shoes|chaussure soulier chaussures souliers|zapato zapatos|scarpa scarpe
stiefel|boot boots|botte bottes|bota botas|stivale stivali
sandale sandalen|sandal sandals|sandale sandales|sandalia sandalias|sandalo sandali
pantoffel hausschuh|slipper slippers|pantoufle chausson pantoufles chaussons|zapatilla pantufla zapatillas pantuflas|pantofola pantofole
hut hute huete|hat hats|chapeau chapeaux|sombrero sombreros|cappello cappelli
mutze muetze kappe|cap caps|bonnet casquette bonnets casquettes|gorra gorro gorras gorros|berretto cuffia berretti cuffie
helm|helmet helmets|casque casques|casco yelmo cascos yelmos|casco elmo caschi casci elmi
handschuh handschuhe|glove gloves|gant gants|guante guantes|guanto guanti
schal|scarf shawl scarfs shawls|echarpe foulard echarpes foulards|bufanda bufandas|sciarpa sciarpe
gurtel guertel|belt belts|ceinture ceintures|cinturon cinturones|cintura cinture
krawatte schlips|tie necktie ties neckties|cravate cravates|corbata corbatas|cravatta cravatte
fliege|bowtie|noeudpapillon|pajarita pajaritas|papillon
maske masken|mask masks|masque masques|mascara careta mascaras caretas|maschera maschere
schleife|bow ribbon bows ribbons|ruban noeud rubans noeuds|lazo cinta lazos cintas|fiocco nastro fiocchi fiocci nastri
krone kronen|crown crowns|couronne couronnes|corona coronas|corona corone
zepter|sceptre scepter sceptres scepters|sceptre sceptres|cetro cetros|scettro scettri
armband|bracelet wristband bracelets wristbands|bracelet bracelets|pulsera brazalete pulseras brazaletes|braccialetto bracciale braccialetti bracciali
halskette|necklace necklaces|collier colliers|collar collares|collana collane
ohrring ohrringe|earring earrings|boucledoreille|pendiente arete pendientes aretes|orecchino orecchini
windel windeln|diaper nappy diapers nappies|couche couches|panal panales|pannolino pannolini
spielzeug|toy toys|jouet jouets|juguete juguetes|giocattolo giocattoli
puppe puppen|doll dolls|poupee poupees|muneca munecas|bambola bambole
ball balle baelle|ball balls|balle ballon balles ballons|pelota balon pelotas balones|palla pallone palle palloni
luftballon|balloon balloons|ballon ballons|globo globos|palloncino palloncini
drachen|kite kites|cerfvolant cerfvolants|cometa cometas|aquilone aquiloni
schaukel|swing swings|balancoire balancoires|columpio columpios|altalena altalene
karussell|carousel merrygoround carousels|carrousel manege carrousels maneges|carrusel tiovivo carruseles tiovivos|giostra giostre
ding dinge sache|thing things|chose choses|cosa cosas|cosa cose
auto wagen automobil|car auto automobile cars autos automobiles|voiture auto automobile voitures autos automobiles|coche carro auto automovil coches carros autos automoviles|auto macchina automobile auti macchine automobili
lastwagen lkw|truck lorry trucks lorries|camion camions|camion camiones|camion
bus|bus coach buses coaches|bus autobus autocar autocars|autobus|autobus
taxi|taxi cab taxis cabs|taxi taxis|taxi taxis|taxi
zug zuge zuege bahn|train railway trains railways|train trains|tren trenes|treno treni
lokomotive|locomotive locomotives|locomotive locomotives|locomotora locomotoras|locomotiva locomotive
strassenbahn tram|tram streetcar trams streetcars|tramway tramways|tranvia tranvias|tram
fahrrad rad|bicycle bike cycle bicycles bikes cycles|velo bicyclette velos bicyclettes|bicicleta bici bicicletas bicis|bicicletta bici biciclette
motorrad|motorcycle motorbike motorcycles motorbikes|moto motos|motocicleta moto motocicletas motos|motocicletta moto motociclette moti
kutsche|carriage coach carriages coaches|carrosse caleche carrosses caleches|carruaje carroza carruajes carrozas|carrozza carrozze
karren|cart carts|charrette charrettes|carreta carrito carretas carritos|carretto carretti
schlitten|sleigh sledge sled sleighs sledges sleds|traineau luge traineaux luges|trineo trineos|slitta slitte
schiff schiffe|ship vessel ships vessels|navire vaisseau navires vaisseaux|barco nave buque barcos naves buques|nave navi
boot boote|boat boats|bateau bateaux|barco bote barca barcos botes barcas|barca barche
segelboot|sailboat sailingboat sailboats|voilier voiliers|velero veleros|barcaavela
floss|raft rafts|radeau radeaux|balsa balsas|zattera zattere
arche|ark arks|arche arches|arca arcas|arca arche
anker|anchor anchors|ancre ancres|ancla anclas|ancora ancore
ruder|oar rudder oars rudders|rame gouvernail rames gouvernails|remo timon remos timones|remo timone remi timoni
kompass|compass compasses|boussole boussoles|brujula brujulas|bussola bussole
flugzeug|aeroplane airplane plane aircraft aeroplanes airplanes planes aircrafts|avion avions|avion aviones|aereo aeroplano aerei aeroplani
hubschrauber|helicopter helicopters|helicoptere helicopteres|helicoptero helicopteros|elicottero elicotteri
rad rader raeder|wheel wheels|roue roues|rueda ruedas|ruota ruote
reifen|tyre tire tyres tires|pneu pneux|neumatico neumaticos|pneumatico pneumatichi pneumatici
motor motoren|engine motor engines motors|moteur moteurs|motor motores|motore motori
maschine maschinen|machine machines|machine machines|maquina maquinas|macchina macchine
werkzeug|tool tools|outil outils|herramienta herramientas|attrezzo utensile attrezzi utensili
hammer|hammer hammers|marteau marteaux|martillo martillos|martello martelli
sage saege|saw saws|scie scies|sierra sierras|sega seghe
axt beil|axe hatchet axes hatchets|hache haches|hacha hachas|ascia scure ascie scuri
spaten schaufel|spade shovel spades shovels|pelle beche pelles beches|pala palas|pala vanga pale vanghe
zange|pliers tongs plierses tongses|pince tenaille pinces tenailles|alicates tenaza tenazas|pinza tenaglia pinze tenaglie
schere|scissors scissorses|ciseaux|tijeras|forbici
schraube schrauben|screw screws|vis|tornillo tornillos|vite viti
leiter|ladder ladders|echelle echelles|escalerademano|scalaapioli
haken|hook hooks|crochet crochets|gancho anzuelo ganchos anzuelos|gancio uncino ganci uncini
netz netze|net network web nets networks webs|filet reseau filets reseaux|red redes|rete reti
falle|trap traps|piege pieges|trampa trampas|trappola trappole
waffe waffen|weapon arms weapons armses|arme armes|arma armas|arma arme
schwert schwerter|sword swords|epee epees|espada espadas|spada spade
sabel saebel|sabre saber sabres sabers|sabre sabres|sable sables|sciabola sciabole
dolch|dagger daggers|poignard dague poignards dagues|punal daga punales dagas|pugnale pugnali
lanze speer|lance spear lances spears|lance lances|lanza lanzas|lancia lancie
dreizack|trident tridents|trident tridents|tridente tridentes|tridente tridenti
pfeil pfeile|arrow arrows|fleche fleches|flecha flechas|freccia freccie
armbrust|crossbow crossbows|arbalete arbaletes|ballesta ballestas|balestra balestre
schild schilde|shield shields|bouclier ecu boucliers ecus|escudo escudos|scudo scudi
rustung ruestung|armour armor armours armors|armure armures|armadura armaduras|armatura armature
gewehr|rifle gun rifles guns|fusil fusils|fusil rifle fusiles rifles|fucile fucili
pistole|pistol pistols|pistolet pistolets|pistola pistolas|pistola pistole
kanone|cannon cannons|canon canons|canon canones|cannone cannoni
kugel geschoss|bullet bullets|balle balles|bala balas|proiettile proiettili
bombe|bomb bombs|bombe bombes|bomba bombas|bomba bombe
peitsche|whip whips|fouet fouets|latigo latigos|frusta fruste
stock stab|stick staff rod sticks staffs rods|baton batons|baston palo bastones palos|bastone bastoni
hufeisen|horseshoe horseshoes|feracheval|herradura herraduras|ferrodicavallo
sattel|saddle saddles|selle selles|sillademontar|sella selle
sporn|spur spurs|eperon eperons|espuela espuelas|sperone speroni
fahne flagge banner|flag banner flags banners|drapeau banniere drapeaux bannieres|bandera estandarte banderas estandartes|bandiera stendardo bandiere stendardi
glocke glocken|bell bells|cloche cloches|campana campanas|campana campane
pfeife|whistle pipe whistles pipes|sifflet pipe sifflets pipes|silbato pipa silbatos pipas|fischietto pipa fischietti pipe
zigarre zigarren|cigar cigars|cigare cigares|cigarro puro cigarros puros|sigaro sigari
zigarette|cigarette cigarettes|cigarette cigarettes|cigarrillo cigarrillos|sigaretta sigarette
streichholz zundholz zuendholz|match matches|allumette allumettes|cerilla fosforo cerillas fosforos|fiammifero fiammiferi
buch bucher buecher|book books|livre livres|libro libros|libro libri
heft|notebook notebooks|cahier cahiers|cuaderno cuadernos|quaderno quaderni
seite seiten|page pages|page pages|pagina paginas|pagina pagine
brief briefe|letter letters|lettre lettres|carta cartas|lettera lettere
karte karten|card map cards maps|carte cartes|tarjeta mapa tarjetas mapas|carta mappa carte mappe
zeitung|newspaper gazette newspapers gazettes|journal journaux|periodico diario periodicos diarios|giornale giornali
zeitschrift magazin|magazine magazines|magazine revue magazines revues|revista revistas|rivista riviste
wort worter woerter worte|word words|mot mots|palabra palabras|parola parole
sprache sprachen|language languages|langue langage langues langages|lengua idioma lenguas idiomas|lingua lingue
name namen|name names|nom noms|nombre nombres|nome nomi
buchstabe|letter letters|lettre lettres|letra letras|lettera lettere
zahl nummer zahlen|number numbers|nombre numero nombres numeros|numero numeros|numero numeri
bleistift|pencil pencils|crayon crayons|lapiz lapices|matita matite
fuller fueller stift|pen pens|stylo plume stylos plumes|pluma boligrafo plumas boligrafos|penna penne
pinsel|paintbrush paintbrushes|pinceau pinceaux|pincel pinceles|pennello pennelli
gitarre|guitar guitars|guitare guitares|guitarra guitarras|chitarra chitarre
geige violine|violin fiddle violins fiddles|violon violons|violin violines|violino violini
klavier|piano pianos|piano pianos|piano pianos|pianoforte pianoforti
flote floete|flute flutes|flute flutes|flauta flautas|flauto flauti
trompete|trumpet trumpets|trompette trompettes|trompeta trompetas|tromba trombe
trommel|drum drums|tambour tambours|tambor tambores|tamburo tamburi
harfe|harp harps|harpe harpes|arpa arpas|arpa arpe
orgel|organ organs|orgue orgues|organo organos|organo organi
rakete feuerwerk|firework fireworks fireworkses|feudartifice|fuegosartificiales|fuochidartificio
linse|lens lenses|lentille lentilles|lente lentes|lente lenti
kamera|camera cameras|appareilphoto camera cameras|camara camaras|macchinafotografica fotocamera fotocamere
telefon handy|telephone phone telephones phones|telephone telephones|telefono telefonos|telefono telefoni
fernseher fernsehen|television tv televisions|television tele televisions teles|television televisiones|televisione televisioni
radio|radio radios|radio radios|radio radios|radio radi
computer rechner|computer computers|ordinateur ordinateurs|ordenador computadora ordenadores computadoras|computer calcolatore calcolatori
bildschirm|screen screens|ecran ecrans|pantalla pantallas|schermo schermi
tastatur|keyboard keyboards|clavier claviers|teclado teclados|tastiera tastiere
batterie|battery batteries|batterie pile batteries piles|bateria pila baterias pilas|batteria pila batterie pile
strom|electricity current electricities currents|electricite courant electricites courants|electricidad corriente electricidades corrientes|elettricita corrente correnti
kabel|cable wire cables wires|cable cables|cable cables|cavo cavi
hebel|lever levers|levier leviers|palanca palancas|leva leve
pumpe|pump pumps|pompe pompes|bomba bombas|pompa pompe
rohr|pipe tube pipes tubes|tuyau tube tuyaus tubes|tubo tubos|tubo tubi
feder|spring springs|ressort ressorts|resorte muelle resortes muelles|molla molle
waage|scale scales libra scaleses libras|balance balances|balanza balanzas|bilancia bilancie
sport|sport sports sportses|sport sports|deporte deportes|sport
fussball|football soccer footballs soccers|football foot footballs foots|futbol futboles|calcio calci
tennis|tennis tennises|tennis|tenis|tennis
korbball basketball|basketball basketballs|basketball basket basketballs baskets|baloncesto baloncestos|pallacanestro pallacanestri
handball|handball handballs|handball handballs|balonmano balonmanos|pallamano pallamani
rennen wettlauf|race racing races racings|course courses|carrera carreras|corsa gara corse gare
wettbewerb wettkampf|contest competition contests competitions|concours competition competitions|concurso competicion concursos competiciones|concorso gara concorsi gare
turnier|tournament tournaments|tournoi tournois|torneo torneos|torneo tornei
pokal|cup trophy cups trophies|trophee coupe trophees coupes|trofeo copa trofeos copas|trofeo coppa trofei coppe
medaille|medal medals|medaille medailles|medalla medallas|medaglia medaglie
preis auszeichnung|prize award prizes awards|prix|premio premios|premio premi
schach|chess chesses|echecs|ajedrez ajedreces|scacchi
dame|draughts checkers draughtses checkerses|jeudedames|juegodedamas|giocodelladama
turm|rook rooks|tour tours|torre torres|torre torri
ass|ace aces|as|as|asso assi
joker|joker jokers|joker jokers|comodin comodines|jolly
kartenspiel|cardgame|jeudecartes|juegodecartas|giocodicarte
puzzle|puzzle jigsaw puzzles jigsaws|cassetete cassetetes|rompecabezas|rompicapo rompicapi
lotterie|lottery lotteries|loterie loteries|loteria loterias|lotteria lotterie
kasino spielbank|casino casinos|casino casinos|casino casinos|casino
musik|music musics|musique musiques|musica musicas|musica musiche
lied lieder|song songs|chanson chansons|cancion canciones|canzone canzoni
melodie|melody tune melodies tunes|melodie melodies|melodia melodias|melodia melodie
rhythmus|rhythm rhythms|rythme rythmes|ritmo ritmos|ritmo ritmi
klang ton|sound tone sounds tones|son sons|sonido sonidos|suono suoni
larm laerm|noise noises|bruit bruits|ruido ruidos|rumore rumori
note|note notes|note notes|nota notas|nota note
chor|choir chorus choirs choruses|choeur choeurs|coro coros|coro cori
orchester|orchestra orchestras|orchestre orchestres|orquesta orquestas|orchestra orchestre
konzert|concert concerts|concert concerts|concierto conciertos|concerto concerti
symphonie sinfonie|symphony symphonies|symphonie symphonies|sinfonia sinfonias|sinfonia sinfonie
tanz tanze taenze|dance dances|danse danses|baile danza bailes danzas|danza ballo danze balli
walzer|waltz waltzes|valse valses|vals|valzer
film filme|film movie films|film films|pelicula peliculas|film
foto fotografie|photo photography photograph photos photographies photographs|photo photographie photos photographies|foto fotografia fotos fotografias|foto fotografia foti fotografie
gemalde gemaelde|painting paintings|peinture tableau peintures tableaux|pintura pinturas|dipinto pittura dipinti pitture
skulptur|sculpture sculptures|sculpture sculptures|escultura esculturas|scultura sculture
gedicht|poem poems|poeme poemes|poema poemas|poesia poesie
poesie dichtung|poetry poetries|poesie poesies|poesia poesias|poesia poesie
roman|novel novels|roman romans|novela novelas|romanzo romanzi
komodie komoedie|comedy comedies|comedie comedies|comedia comedias|commedia commedie
tragodie tragoedie drama|tragedy drama tragedies dramas|tragedie drame tragedies drames|tragedia drama tragedias dramas|tragedia dramma tragedie dramme
zirkus|circus circuses|cirque cirques|circo circos|circo circhi circi
witz scherz|joke jokes|blague plaisanterie blagues plaisanteries|broma chiste bromas chistes|scherzo barzelletta scherzi barzellette
mode|fashion fashions|mode modes|moda modas|moda mode
stil|style styles|style styles|estilo estilos|stile stili
muster|pattern patterns|motif motifs|patron modelo patrones modelos|motivo modello motivi modelli
gestaltung design|design designs|conception dessin design conceptions dessins designs|diseno disenos|disegno design disegni
ausflug|excursion outing excursions outings|excursion excursions|excursion excursiones|gita escursione gite escursioni
kreuzfahrt|cruise cruises|croisiere croisieres|crucero cruceros|crociera crociere
safari|safari safaris|safari safaris|safari safaris|safari
tourismus|tourism tourisms|tourisme tourismes|turismo turismos|turismo turismi
picknick|picnic picnics|piquenique piqueniques|picnic picnices|picnic
grill|grill barbecue bbq grills barbecues bbqs|gril barbecue grils barbecues|parrilla barbacoa parrillas barbacoas|griglia barbecue griglie barbecui
massage|massage massages|massage massages|masaje masajes|massaggio massaggi
sauna|sauna saunas|sauna saunas|sauna saunas|sauna saune
schwimmbad|swimmingpool pool pools|piscine piscines|piscina piscinas|piscina piscine
kurort heilbad|spa spas|thermes stationthermale|balneario termas balnearios|terme termi
geld|money moneys|argent argents|dinero dineros|denaro soldi denari
munze muenze munzen muenzen|coin coins|piecedemonnaie monnaie monnaies|moneda monedas|moneta monete
schatz schatze schaetze|treasure treasures|tresor tresors|tesoro tesoros|tesoro tesori
kasse|cashdesk checkout checkouts|caisse caisses|caja cajas|cassa casse
bargeld|cash cashes|especes liquide liquides|efectivo efectivos|contanti
kredit|credit loan credits loans|credit pret credits prets|credito prestamo creditos prestamos|credito prestito crediti prestiti
schuld schulden|debt debts|dette dettes|deuda deudas|debito debiti
zins zinsen|interest interests|interet interets|interes|interesse interessi
steuer steuern|tax taxes|impot taxe impots taxes|impuesto impuestos|imposta tassa imposte tasse
rechnung|invoice bill invoices bills|facture addition factures additions|factura cuenta facturas cuentas|fattura conto fatture conti
gewinn|profit gain profits gains|benefice gain profit benefices gains profits|ganancia beneficio ganancias beneficios|guadagno profitto guadagni profitti
preis preise|price prices|prix|precio precios|prezzo prezzi
rabatt|discount rebate discounts rebates|remise rabais remises|descuento rebaja descuentos rebajas|sconto sconti
angebot|offer deal offers deals|offre offres|oferta ofertas|offerta offerte
aktie|share stock shares stocks|action actions|accion acciones|azione azioni
borse boerse|stockexchange|bourse bourses|bolsadevalores|borsavalori
anlage investition|investment investments|investissement placement investissements placements|inversion inversiones|investimento investimenti
versicherung|insurance insurances|assurance assurances|seguro seguros|assicurazione assicurazioni
vermogen vermoegen|assets fortune assetses fortunes|patrimoine patrimoines|patrimonio patrimonios|patrimonio patrimoni
handel|trade commerce trades commerces|commerce commerces|comercio comercios|commercio commerci
firma unternehmen betrieb|company enterprise firm companies enterprises firms|entreprise societe entreprises societes|empresa compania empresas companias|impresa azienda ditta imprese aziende ditte
fabrikant hersteller|manufacturer maker manufacturers makers|fabricant fabricants|fabricante fabricantes|produttore fabbricante produttori fabbricanti
kunde kunden|customer client customers clients|client clients|cliente clientes|cliente clienti
beruf|profession job professions jobs|metier profession metiers professions|profesion oficio profesiones oficios|mestiere professione mestieri professioni
vertrag|contract contracts|contrat contrats|contrato contratos|contratto contratti
marke marken|brand mark trademark brands marks trademarks|marque marques|marca marcas|marca marchio marche marchi
werbung|advertising publicity advertisings publicities|publicite publicites|publicidad publicidades|pubblicita
nachricht nachrichten|news message newses messages|nouvelle message actualite nouvelles messages actualites|noticia mensaje noticias mensajes|notizia messaggio notizie messaggi
ausstellung messe|exhibition fair exhibitions fairs|exposition foire expositions foires|exposicion feria exposiciones ferias|mostra fiera mostre fiere
verlag|publisher publishinghouse publishers|maisondedition editeur editeurs|editorial editoriales|casaeditrice editore editori
technik technologie|technology technique technologies techniques|technologie technique technologies techniques|tecnologia tecnica tecnologias tecnicas|tecnologia tecnica tecnologie tecniche
wissenschaft|science sciences|science sciences|ciencia ciencias|scienza scienze
forschung|research researches|recherche recherches|investigacion investigaciones|ricerca ricerche
labor|laboratory lab laboratories labs|laboratoire labo laboratoires labos|laboratorio laboratorios|laboratorio laboratori
versuch experiment|experiment trial experiments trials|experience essai experiences essais|experimento ensayo experimentos ensayos|esperimento prova esperimenti prove
erfindung|invention inventions|invention inventions|invento invencion inventos invenciones|invenzione invenzioni
losung loesung losungen loesungen|solution solutions|solution solutions|solucion soluciones|soluzione soluzioni
frage fragen|question questions|question questions|pregunta preguntas|domanda domande
antwort antworten|answer reply answers replies|reponse reponses|respuesta respuestas|risposta risposte
problem|problem problems|probleme problemes|problema problemas|problema probleme
prufung pruefung test|test exam tests exams|epreuve examen epreuves examens|prueba examen pruebas examenes|prova esame prove esami
beweis|proof proofs|preuve preuves|prueba pruebas|prova prove
logik|logic logics|logique logiques|logica logicas|logica logiche
system|system systems|systeme systemes|sistema sistemas|sistema sisteme
netzwerk|network networks|reseau reseaux|red redes|rete reti
daten|data datas|donnees|datos|dati
programm|program programme programs programmes|programme programmes|programa programas|programma programme
bildung schulung|training schooling trainings schoolings|formation formations|formacion formaciones|formazione formazioni
rat beratung|advice consulting advices consultings|conseil conseils|consejo asesoria consejos asesorias|consiglio consulenza consigli consulenze
dienst dienstleistung|service services|service services|servicio servicios|servizio servizi
werkstoff material|material materials|materiau materiel materiaus materiels|material materiales|materiale materiali
bau|construction building constructions buildings|construction batiment constructions batiments|construccion obra construcciones obras|costruzione edilizia costruzioni edilizie
landwirtschaft|agriculture farming agricultures farmings|agriculture agricultures|agricultura agriculturas|agricoltura agricolture
industrie|industry industries|industrie industries|industria industrias|industria industrie
handwerk|craft handicraft crafts handicrafts|artisanat artisanats|artesania artesanias|artigianato artigianati
transport beforderung befoerderung|transport transportation transports transportations|transport transports|transporte transportes|trasporto trasporti
lieferung|delivery deliveries|livraison livraisons|entrega reparto entregas repartos|consegna consegne
verpackung|packaging packagings|emballage emballages|embalaje envase embalajes envases|imballaggio confezione imballaggi confezioni
etikett|label tag labels tags|etiquette etiquettes|etiqueta etiquetas|etichetta etichette
garantie|guarantee warranty guarantees warranties|garantie garanties|garantia garantias|garanzia garanzie
patent|patent patents|brevet brevets|patente patentes|brevetto brevetti
ursprung herkunft|origin source origins sources|origine provenance origines provenances|origen origenes|origine provenienza origini provenienze
auswahl|selection selections|selection choix selections|seleccion selecciones|selezione scelta selezioni scelte
vielfalt|variety diversity varieties diversities|variete diversite varietes diversites|variedad diversidad variedades diversidades|varieta diversita
menge|quantity crowd quantities crowds|quantite foule quantites foules|cantidad multitud cantidades multitudes|quantita folla
gewicht|weight weights|poids|peso pesos|peso pesi
grosse groesse|size sizes|taille grandeur tailles grandeurs|talla tamano tallas tamanos|taglia misura grandezza taglie misure grandezze
hohe hoehe|height heights|hauteur hauteurs|altura alturas|altezza altezze
tiefe|depth depths|profondeur profondeurs|profundidad profundidades|profondita
lange laenge|length lengths|longueur longueurs|longitud longitudes|lunghezza lunghezze
geschwindigkeit tempo|speed velocity speeds velocities|vitesse vitesses|velocidad velocidades|velocita
druck|pressure pressures|pression pressions|presion presiones|pressione pressioni
temperatur|temperature temperatures|temperature temperatures|temperatura temperaturas|temperatura temperature
wirkung|effect effects|effet effets|efecto efectos|effetto effetti
ursache|cause causes|cause causes|causa causas|causa cause
rolle|role roles|role roles|papel papeles|ruolo ruoli
plan plane plaene|plan plans|plan plans|plan planes|piano piani
projekt|project projects|projet projets|proyecto proyectos|progetto progetti
modell|model models|modele modeles|modelo modelos|modello modelli
stufe ebene niveau|level levels|niveau niveaux|nivel niveles|livello livelli
klasse|class classes|classe classes|clase clases|classe classi
gruppe|group groups|groupe groupes|grupo grupos|gruppo gruppi
gesellschaft|society societies|societe societes|sociedad sociedades|societa
gemeinschaft gemeinde|community communities|communaute communautes|comunidad comunidades|comunita
politik|politics policy politicses policies|politique politiques|politica politicas|politica politiche
wahl wahlen|election elections|election elections|eleccion elecciones|elezione elezioni
zaun|fence fences|cloture clotures|valla cerca vallas cercas|recinto recinti
schritt schritte|step pace steps paces|pas|paso pasos|passo passi
spur fahrte faehrte|track trace trail tracks traces trails|trace piste traces pistes|huella rastro pista huellas rastros pistas|traccia pista orma traccie piste orme
richtung|direction directions|direction directions|direccion direcciones|direzione direzioni
brennpunkt fokus|focus focuses|foyer pointdemire foyers|foco enfoque focos enfoques|fuoco puntofocale fuochi fuoci
profil|profile profiles|profil profils|perfil perfiles|profilo profili
traumhaus|dreamhouse dreamhome|maisondereve|casadeensueno|casadeisogni
schonheitssalon schoenheitssalon|beautysalon beautyparlour|salondebeaute institutdebeaute|salondebelleza|salonedibellezza
naturkosmetik|naturalcosmetics|cosmetiquenaturelle|cosmeticanatural|cosmeticanaturale
kosmetik|cosmetics cosmeticses|cosmetique cosmetiques|cosmetica cosmeticas|cosmetica cosmetiche
makeup schminke|makeup makeups|maquillage maquillages|maquillaje maquillajes|trucco trucchi trucci
lippenstift|lipstick lipsticks|rougealevres|pintalabios lapizlabial|rossetto rossetti
creme|cream lotion creams lotions|creme cremes|crema cremas|crema creme
zahnburste zahnbuerste|toothbrush toothbrushes|brosseadents|cepillodedientes|spazzolinodadenti
zahnpasta|toothpaste toothpastes|dentifrice dentifrices|pastadedientes dentifrico dentifricos|dentifricio dentifrici
vitamin vitamine|vitamin vitamins|vitamine vitamines|vitamina vitaminas|vitamina vitamine
protein eiweiss|protein proteins|proteine proteines|proteina proteinas|proteina proteine
kraftwerk|powerplant powerstation|centraleelectrique|centralelectrica|centraleelettrica
sonnenenergie|solarenergy solarpower|energiesolaire|energiasolar|energiasolare
solar|solar solars|solaire solaires|solar solares|solare solari
`
