import type { ConceptTable } from '../concept-table.ts'

export const drinks: ConceptTable = {
  kind: 'noun',
  text: `
getränk,getränke,trunk | drink,beverage | boisson | bebida | bevanda
wasser | water,aqua | eau | agua | acqua
mineralwasser,sprudel | mineral water | eau minérale | agua mineral | acqua minerale
kaffee | coffee,cafe | café | café | caffè
kaffeehaus | coffee house,coffeehouse | café,maison du café | cafetería,casa del café | caffetteria,casa del caffè
espresso | espresso | espresso,expresso | expreso | espresso
tee,tees | tea | thé | té | tè
teehaus,teestube | tea house,teahouse | maison de thé,salon de thé | casa de té | casa del tè
saft,säfte | juice | jus | zumo,jugo | succo
limonade | lemonade | limonade | limonada,gaseosa | limonata
wein,weine | wine | vin | vino | vino
rotwein | red wine | vin rouge | vino tinto | vino rosso
weißwein | white wine | vin blanc | vino blanco | vino bianco
sekt,schaumwein | sparkling wine | mousseux,vin mousseux | espumoso,cava | spumante
champagner | champagne | champagne | champán | champagne
bier,biere | beer,ale | bière | cerveza | birra
lager,lagerbier | lager | bière blonde | cerveza rubia | birra chiara
schnaps,branntwein,spirituose | spirit,liquor,schnapps | eau-de-vie,alcool | aguardiente,licor | acquavite,grappa
likör | liqueur | liqueur | licor | liquore
weinbrand,cognac | brandy | cognac,brandy | coñac,brandy | brandy
whisky | whisky,whiskey | whisky | whisky,güisqui | whisky
rum | rum | rhum | ron | rum
wodka | vodka | vodka | vodka | vodka
gin | gin | gin | ginebra | gin
apfelwein,most | cider | cidre | sidra | sidro
met | mead | hydromel | hidromiel | idromele
cocktail,cocktails | cocktail | cocktail | cóctel | cocktail
schluck | sip,gulp | gorgée | trago,sorbo | sorso
tropfen | drop | goutte | gota | goccia
flasche,flaschen | bottle | bouteille | botella | bottiglia
glas,gläser | glass | verre | vaso,vidrio,cristal | bicchiere,vetro
becher | cup,mug,beaker | gobelet,timbale | vaso,cubilete | coppa,bicchiere
tasse,tassen | cup | tasse | taza | tazza
krug,krüge | jug,pitcher,mug | cruche,pichet | jarra | brocca,boccale
kelch,pokal | goblet,chalice,trophy | calice,coupe | cáliz,copa | calice,coppa
fass,fässer,tonne | barrel,cask | tonneau,fût,baril | barril,tonel | barile,botte
korken | cork | bouchon,liège | corcho | tappo,sughero
brauerei,brauhaus | brewery,brewhouse | brasserie | cervecería | birreria,birrificio
kellerei,weinkellerei | winery | cave à vin | bodega | cantina
keller | cellar | cave | bodega,sótano | cantina
`,
}

export const body: ConceptTable = {
  kind: 'noun',
  text: `
körper,leib | body | corps | cuerpo | corpo
kopf,köpfe,haupt | head | tête | cabeza | testa,capo
gesicht,gesichter,antlitz | face | visage,face | cara,rostro | viso,faccia,volto
auge,augen | eye | oeil,yeux | ojo | occhio,occhi
ohr,ohren | ear | oreille | oreja,oído | orecchio,orecchie
nase,nasen | nose | nez | nariz | naso
mund,münder | mouth | bouche | boca | bocca
lippe,lippen | lip | lèvre | labio | labbro,labbra
zahn,zähne | tooth,teeth | dent | diente | dente
zunge,zungen | tongue | langue | lengua | lingua
kinn | chin | menton | barbilla | mento
wange,wangen,backe | cheek | joue | mejilla | guancia
stirn | forehead,brow | front | frente | fronte
wimper,wimpern | eyelash,lash | cil | pestaña | ciglio,ciglia
augenbraue,augenbrauen | eyebrow | sourcil | ceja | sopracciglio
haar,haare | hair | cheveu,cheveux | cabello,pelo | capello,capelli
locke,locken | curl | boucle | rizo | ricciolo,riccio
bart,bärte | beard | barbe | barba | barba
schnurrbart | moustache,mustache | moustache | bigote | baffo,baffi
hals,hälse | neck | cou | cuello | collo
kehle,gurgel | throat | gorge | garganta | gola
schulter,schultern | shoulder | épaule | hombro | spalla
arm,arme | arm | bras | brazo | braccio,braccia
ellbogen | elbow | coude | codo | gomito
hand,hände | hand | main | mano | mano,mani
finger | finger | doigt | dedo | dito,dita
daumen | thumb | pouce | pulgar | pollice
nagel,nägel,fingernagel | nail,fingernail | ongle | uña | unghia
faust,fäuste | fist | poing | puño | pugno
brust,busen | breast,chest,bosom | poitrine,sein | pecho,seno | petto,seno
herz,herzen | heart | coeur | corazón | cuore
bauch,bäuche | belly,tummy | ventre | barriga,vientre | pancia,ventre
magen | stomach | estomac | estómago | stomaco
rücken | back | dos | espalda | schiena,dorso
hüfte,hüften | hip | hanche | cadera | anca,fianco
bein,beine | leg | jambe | pierna | gamba
knie | knee | genou,genoux | rodilla | ginocchio
fuß,füße | foot,feet | pied | pie | piede
zehe,zehen,zeh | toe | orteil | dedo del pie | dito del piede
ferse,absatz | heel | talon | talón,tacón | tallone,tacco
haut,häute | skin | peau | piel | pelle
blut | blood | sang | sangre | sangue
knochen | bone | os | hueso | osso,ossa
schädel,totenkopf | skull | crâne | cráneo,calavera | cranio,teschio
gehirn,hirn | brain | cerveau | cerebro | cervello
nerv,nerven | nerve | nerf | nervio | nervo
muskel,muskeln | muscle | muscle | músculo | muscolo
lunge,lungen | lung | poumon | pulmón | polmone
leber | liver | foie | hígado | fegato
niere,nieren | kidney | rein | riñón | rene
ader,vene | vein | veine | vena | vena
gelenk,gelenke | joint | articulation | articulación | articolazione
stimme,stimmen | voice | voix | voz | voce
atem,hauch | breath | souffle,haleine | aliento,soplo | respiro,fiato,soffio
puls | pulse | pouls | pulso | polso
träne,tränen | tear | larme | lágrima | lacrima
schweiß | sweat | sueur | sudor | sudore
lächeln | smile | sourire | sonrisa | sorriso
kuss,küsse,bussi | kiss | baiser,bisou | beso | bacio
umarmung | hug,embrace | câlin,étreinte | abrazo | abbraccio
blick,blicke | look,glance,gaze | regard | mirada | sguardo
schlaf | sleep | sommeil | sueño | sonno
traum,träume | dream | rêve,songe | sueño | sogno
gesundheit | health | santé | salud | salute
medizin,arznei,heilmittel | medicine,remedy | médecine,médicament,remède | medicina,remedio | medicina,farmaco,rimedio
krankheit | disease,illness | maladie | enfermedad | malattia
schmerz,schmerzen | pain,ache | douleur | dolor | dolore
wunde,wunden | wound | plaie,blessure | herida | ferita
pille,tablette,pillen | pill,tablet | pilule,comprimé | píldora,pastilla | pillola,compressa
salbe,balsam | balm,ointment,balsam | baume,onguent,pommade | bálsamo,ungüento | balsamo,unguento
pflege | care | soin | cuidado | cura
`,
}
