import type { ConceptTable } from '../concept-table.ts'

export const plants: ConceptTable = {
  kind: 'noun',
  text: `
pflanze,pflanzen | plant | plante | planta | pianta
baum,bäume | tree | arbre | árbol | albero
busch,büsche,strauch | bush,shrub | buisson,arbuste | arbusto,mata | cespuglio,arbusto
blume,blumen | flower | fleur | flor | fiore
blüte,blüten | blossom,bloom | floraison,fleur | floración,flor | fioritura,fiore
blatt,blätter | leaf,leaves | feuille | hoja | foglia
kleeblatt,klee | clover,shamrock | trèfle | trébol | trifoglio
wurzel,wurzeln | root | racine | raíz,raíces | radice
stamm,stämme | trunk | tronc | tronco | tronco
ast,äste,zweig,zweige | branch,twig | branche,rameau | rama,ramo | ramo,ramoscello
rinde,borke | bark | écorce | corteza | corteccia
samen,saat,saatgut | seed | graine,semence | semilla,simiente | seme
kern,kerne | kernel,pit,core | noyau,pépin | pepita,núcleo | nocciolo,nucleo
korn,körner | grain,corn | grain | grano | grano,chicco
knospe,knospen | bud | bourgeon,bouton | brote,capullo | gemma,bocciolo
dorn,dornen,stachel | thorn | épine | espina | spina
gras,gräser | grass | herbe | hierba | erba
heu | hay | foin | heno | fieno
stroh,strohhalm | straw | paille | paja | paglia
kraut,kräuter | herb | herbe,fine herbe | hierba | erba
moos | moss | mousse | musgo | muschio
farn,farne | fern | fougère | helecho | felce
alge,algen | alga,algae,seaweed | algue | alga | alga,alghe
pilz,pilze | mushroom,fungus | champignon | seta,hongo | fungo
trüffel | truffle | truffe | trufa | tartufo
steinpilz,steinpilze | porcini | cèpe | boleto | porcino
rose,rosen | rose | rose | rosa | rosa
lilie,lilien | lily | lys,lis | lirio,azucena | giglio
seerose,seerosen | water lily | nénuphar | nenúfar | ninfea
lotus | lotus | lotus | loto | loto
tulpe,tulpen | tulip | tulipe | tulipán | tulipano
nelke,nelken | carnation,pink | oeillet | clavel | garofano
veilchen | violet | violette | violeta | viola,violetta
stiefmütterchen | pansy | pensée | pensamiento | viola del pensiero
gänseblümchen | daisy | pâquerette | margarita | pratolina
margerite,margeriten | marguerite,daisy | marguerite | margarita | margherita
sonnenblume,sonnenblumen | sunflower | tournesol | girasol | girasole
orchidee,orchideen | orchid | orchidée | orquídea | orchidea
mohn,mohnblume | poppy | coquelicot,pavot | amapola | papavero
kornblume,kornblumen | cornflower | bleuet | aciano | fiordaliso
lavendel | lavender | lavande | lavanda | lavanda
jasmin | jasmine | jasmin | jazmín | gelsomino
iris,schwertlilie | iris | iris | iris | iris
narzisse,narzissen,osterglocke | daffodil,narcissus | narcisse,jonquille | narciso | narciso
hyazinthe,hyazinthen | hyacinth | jacinthe | jacinto | giacinto
krokus | crocus | crocus | azafrán | croco
schneeglöckchen | snowdrop | perce-neige | campanilla de invierno | bucaneve
maiglöckchen | lily of the valley | muguet | lirio de los valles | mughetto
glockenblume,glockenblumen | bluebell,bellflower | campanule | campanilla | campanula
vergissmeinnicht | forget me not | myosotis | nomeolvides | nontiscordardimé
löwenzahn,pusteblume | dandelion | pissenlit | diente de león | dente di leone
edelweiß | edelweiss | edelweiss | edelweiss | stella alpina
enzian | gentian | gentiane | genciana | genziana
hortensie,hortensien | hydrangea | hortensia | hortensia | ortensia
pfingstrose,pfingstrosen | peony | pivoine | peonía | peonia
magnolie,magnolien | magnolia | magnolia | magnolia | magnolia
kamelie,kamelien | camellia | camélia | camelia | camelia
flieder | lilac | lilas | lila | lillà
geranie,geranien | geranium | géranium | geranio | geranio
dahlie,dahlien | dahlia | dahlia | dalia | dalia
aster,astern | aster | aster | áster | astro
chrysantheme,chrysanthemen | chrysanthemum | chrysanthème | crisantemo | crisantemo
ringelblume,ringelblumen,calendula | marigold,calendula | souci,calendula | caléndula | calendula
kamille,kamillen | chamomile,camomile | camomille | manzanilla | camomilla
ginster | broom | genêt | retama | ginestra
heide,heidekraut,erika | heather,heath | bruyère | brezo | erica,brughiera
oleander | oleander | laurier rose | adelfa | oleandro
mimose,mimosen | mimosa | mimosa | mimosa | mimosa
distel,disteln | thistle | chardon | cardo | cardo
brennnessel,nessel | nettle | ortie | ortiga | ortica
efeu | ivy | lierre | hiedra | edera
mistel,mistelzweig | mistletoe | gui | muérdago | vischio
stechpalme | holly | houx | acebo | agrifoglio
kaktus,kakteen | cactus | cactus | cactus,cacto | cactus
aloe | aloe | aloès | aloe,áloe | aloe
agave,agaven | agave | agave | agave | agave
bambus | bamboo | bambou | bambú | bambù
schilf,schilfrohr | reed | roseau | caña,junco | canna
eiche,eichen | oak | chêne | roble,encina | quercia
eichel,eicheln | acorn | gland | bellota | ghianda
buche,buchen | beech | hêtre | haya | faggio
birke,birken | birch | bouleau | abedul | betulla
linde,linden | linden,lime tree | tilleul | tilo | tiglio
ahorn,ahornbaum | maple | érable | arce | acero
ulme,ulmen | elm | orme | olmo | olmo
esche,eschen | ash,ash tree | frêne | fresno | frassino
erle,erlen | alder | aulne | aliso | ontano
pappel,pappeln | poplar | peuplier | álamo,chopo | pioppo
weide,weiden,trauerweide | willow | saule | sauce | salice
kastanie,kastanien | chestnut | châtaigne,marron,châtaignier | castaña,castaño | castagna,castagno
nussbaum,walnussbaum | walnut tree | noyer | nogal | noce
holunder,hollunder | elder,elderberry | sureau | saúco | sambuco
hasel,haselstrauch | hazel | noisetier | avellano | nocciolo
tanne,tannen,tannenbaum | fir,fir tree | sapin | abeto | abete
fichte,fichten | spruce | épicéa | abeto rojo | abete rosso
kiefer,kiefern,föhre | pine,pine tree | pin | pino | pino
lärche,lärchen | larch | mélèze | alerce | larice
zeder,zedern | cedar | cèdre | cedro | cedro
zypresse,zypressen | cypress | cyprès | ciprés | cipresso
wacholder | juniper | genévrier | enebro | ginepro
eibe,eiben | yew | if | tejo | tasso
palme,palmen | palm,palm tree | palmier,palme | palmera,palma | palma
olivenbaum,ölbaum | olive tree | olivier | olivo | olivo,ulivo
apfelbaum | apple tree | pommier | manzano | melo
kirschbaum | cherry tree | cerisier | cerezo | ciliegio
lorbeer | laurel,bay | laurier | laurel | alloro
myrte | myrtle | myrte | mirto | mirto
akazie,akazien | acacia | acacia | acacia | acacia
eukalyptus | eucalyptus | eucalyptus | eucalipto | eucalipto
ebenholz | ebony | ébène | ébano | ebano
sandelholz | sandalwood | bois de santal,santal | sándalo | sandalo
mahagoni | mahogany | acajou | caoba | mogano
weinrebe,rebe,reben,weinstock | vine,grapevine | vigne | vid,parra | vite
weinberg,weinberge,weingarten | vineyard | vignoble | viñedo,viña | vigneto,vigna
traube,trauben,weintraube | grape | raisin | uva | uva
hopfen | hops,hop | houblon | lúpulo | luppolo
malz | malt | malt | malta | malto
baumwolle | cotton | coton | algodón | cotone
flachs,lein | flax,linen | lin | lino | lino
hanf | hemp | chanvre | cáñamo | canapa
tabak | tobacco | tabac | tabaco | tabacco
weizen | wheat | blé | trigo | frumento,grano
roggen | rye | seigle | centeno | segale
gerste | barley | orge | cebada | orzo
hafer | oat,oats | avoine | avena | avena
dinkel | spelt | épeautre | espelta | farro
mais | maize,corn | maïs | maíz | mais,granturco
hirse | millet | millet | mijo | miglio
ähre,ähren | ear of wheat | épi | espiga | spiga
strauß,blumenstrauß | bouquet,bunch of flowers | bouquet | ramo de flores | mazzo di fiori
kranz,kränze | wreath | couronne de fleurs | corona de flores | ghirlanda
girlande,girlanden | garland | guirlande | guirnalda | ghirlanda
garten,gärten | garden | jardin | jardín,huerto | giardino,orto
obstgarten | orchard | verger | huerto,huerta | frutteto
park,parks | park | parc | parque | parco
wiese,wiesen | meadow | pré,prairie | prado,pradera | prato
feld,felder,acker | field | champ | campo | campo
ernte,ernten | harvest,crop | récolte,moisson | cosecha | raccolto
blütenblatt,blütenblätter | petal | pétale | pétalo | petalo
pollen,blütenstaub | pollen | pollen | polen | polline
nektar | nectar | nectar | néctar | nettare
harz | resin | résine | resina | resina
sprosse,keim,keime | sprout,germ | germe,pousse | brote,germen | germoglio
gewächshaus,treibhaus | greenhouse | serre | invernadero | serra
`,
}
