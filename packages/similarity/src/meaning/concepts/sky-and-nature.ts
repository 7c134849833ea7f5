import type { ConceptTable } from '../concept-table.ts'

export const skyAndNature: ConceptTable = {
  kind: 'noun',
  text: `
himmel | sky,heaven | ciel,cieux | cielo | cielo
sonne,sonnen | sun | soleil | sol | sole
mond,monde | moon | lune | luna | luna
vollmond | full moon | pleine lune | luna llena | luna piena
halbmond,mondsichel | crescent,half moon | croissant,demi-lune | media luna | mezzaluna
stern,sterne | star | étoile | estrella | stella
sternschnuppe | shooting star,falling star | étoile filante | estrella fugaz | stella cadente
polarstern,nordstern | north star,polar star | étoile polaire,étoile du nord | estrella polar,estrella del norte | stella polare,stella del nord
morgenstern | morning star | étoile du matin | estrella de la mañana,lucero | stella del mattino
sternbild | constellation | constellation | constelación | costellazione
komet,kometen | comet | comète | cometa | cometa
meteor | meteor | météore | meteoro | meteora
planet,planeten | planet | planète | planeta | pianeta
weltall,universum,all | universe | univers | universo | universo
kosmos | cosmos | cosmos | cosmos | cosmo
galaxie,galaxis | galaxy | galaxie | galaxia | galassia
milchstraße | milky way | voie lactée | vía láctea | via lattea
weltraum,raum | space | espace | espacio | spazio
rakete,raketen | rocket | fusée | cohete | razzo
umlaufbahn | orbit | orbite | órbita | orbita
finsternis | eclipse | éclipse | eclipse | eclissi
sonnenaufgang | sunrise | lever du soleil | amanecer,salida del sol | alba
morgenröte,morgendämmerung | dawn,aurora,daybreak | aube,aurore | alba,aurora,amanecer | alba,aurora
sonnenuntergang | sunset,sundown | coucher du soleil | atardecer,puesta de sol | tramonto
dämmerung,abenddämmerung | dusk,twilight | crépuscule | crepúsculo,anochecer | crepuscolo
nordlicht,polarlicht | northern lights,aurora borealis | aurore boréale | aurora boreal | aurora boreale
horizont | horizon | horizon | horizonte | orizzonte
regenbogen | rainbow | arc-en-ciel | arco iris,arcoíris | arcobaleno
wolke,wolken | cloud | nuage,nuée | nube | nuvola,nube
regen | rain | pluie | lluvia | pioggia
regentropfen | raindrop | goutte de pluie | gota de lluvia | goccia di pioggia
schauer | shower | averse | chaparrón | acquazzone
schnee | snow | neige | nieve | neve
schneeflocke,schneeflocken | snowflake | flocon de neige,flocon | copo de nieve | fiocco di neve
schneemann | snowman | bonhomme de neige | muñeco de nieve | pupazzo di neve
eis | ice | glace | hielo | ghiaccio
eisberg | iceberg | iceberg | iceberg,témpano | iceberg
eiszapfen | icicle | glaçon,stalactite | carámbano | ghiacciolo
frost | frost | gel,givre | escarcha,helada | gelo,brina
hagel | hail | grêle | granizo | grandine
tau | dew | rosée | rocío | rugiada
nebel | fog,mist | brouillard,brume | niebla,bruma | nebbia,bruma
wind,winde | wind | vent | viento | vento
nordwind | north wind | vent du nord,bise | viento del norte | vento del nord,tramontana
brise | breeze | brise | brisa | brezza
sturm,stürme,unwetter | storm,tempest | tempête,orage | tormenta,tempestad | tempesta,burrasca
wirbelsturm,zyklon,tornado | cyclone,tornado,twister | cyclone,tornade | ciclón,tornado | ciclone,tornado
orkan,hurrikan | hurricane | ouragan | huracán | uragano
taifun | typhoon | typhon | tifón | tifone
wirbel,wirbelwind | whirl,whirlwind,vortex | tourbillon | torbellino,remolino | vortice,turbine
gewitter | thunderstorm | orage | tormenta eléctrica | temporale
blitz,blitze | lightning,flash | éclair,foudre | relámpago,rayo | fulmine,lampo
donner | thunder | tonnerre | trueno | tuono
wetter | weather | temps,météo | tiempo,clima | tempo,meteo
klima | climate | climat | clima | clima
hitze,wärme | heat,warmth | chaleur | calor | calore
kälte | cold,chill | froid | frío | freddo
luft,lüfte | air | air | aire | aria
feuer | fire | feu,feux | fuego | fuoco
flamme,flammen | flame | flamme | llama | fiamma
funke,funken | spark | étincelle | chispa | scintilla
glut | ember,glow | braise | brasa,ascua | brace
asche | ash,ashes | cendre | ceniza | cenere
rauch | smoke | fumée | humo | fumo
dampf | steam,vapour,vapor | vapeur | vapor | vapore
licht,lichter | light | lumière | luz,luces | luce
mondlicht,mondschein | moonlight,moonshine | clair de lune | luz de luna,claro de luna | chiaro di luna
sonnenlicht,sonnenschein | sunlight,sunshine | lumière du soleil | luz del sol | luce del sole
sternenlicht | starlight | lumière des étoiles | luz de las estrellas | luce delle stelle
strahl,strahlen | ray,beam | rayon | rayo | raggio
schatten | shadow,shade | ombre | sombra | ombra
dunkelheit | darkness,dark | obscurité,ténèbres | oscuridad,tinieblas | oscurità,buio
glanz,schimmer | shine,gloss,gleam | éclat,brillance | brillo,resplandor | splendore,lucentezza
erde | earth | terre | tierra | terra
welt,welten | world | monde | mundo | mondo
globus,erdball | globe | globe | globo | globo
natur | nature | nature | naturaleza | natura
umwelt | environment | environnement | medio ambiente | ambiente
wald,wälder | forest,wood,woods | forêt,bois | bosque,selva | foresta,bosco
schwarzwald | black forest | forêt noire | selva negra | foresta nera
dschungel,urwald | jungle | jungle | jungla,selva | giungla
hain | grove | bosquet | arboleda | boschetto
berg,berge | mountain,mount,mt | montagne,mont | montaña,monte | montagna,monte
gipfel | summit,peak | sommet,cime,pic | cumbre,cima,pico | vetta,cima
hügel | hill | colline | colina,cerro | collina,colle
tal,täler | valley,vale | vallée,val | valle | valle
schlucht,klamm | canyon,gorge,ravine | gorge,ravin,canyon | cañón,barranco | gola,canyon,burrone
alpen | alps | alpes | alpes | alpi
gletscher | glacier | glacier | glaciar | ghiacciaio
lawine | avalanche | avalanche | avalancha,alud | valanga
vulkan,vulkane | volcano | volcan | volcán | vulcano
lava | lava | lave | lava | lava
höhle,höhlen,grotte | cave,cavern,grotto | grotte,caverne | cueva,gruta | grotta,caverna
fels,felsen | rock,cliff | rocher,roche | roca,peña | roccia,rupe
klippe,kliff | cliff | falaise | acantilado | scogliera
stein,steine | stone | pierre | piedra | pietra,sasso
kies,kiesel | gravel,pebble | gravier,caillou,galet | grava,guijarro | ghiaia,ciottolo
sand | sand | sable | arena | sabbia
düne,dünen | dune | dune | duna | duna
wüste,wüsten | desert | désert | desierto | deserto
oase,oasen | oasis | oasis | oasis | oasi
lehm,ton | clay,loam | argile | arcilla,barro | argilla,creta
schlamm | mud | boue | lodo,fango | fango
staub | dust | poussière | polvo | polvere
boden | soil,ground | sol,terrain | suelo | suolo,terreno
steppe,prärie | steppe,prairie | steppe,prairie | estepa,pradera | steppa,prateria
sumpf,moor | swamp,marsh,bog | marais,marécage | pantano,ciénaga | palude
meer,meere | sea | mer | mar | mare
mittelmeer | mediterranean | méditerranée | mediterráneo | mediterraneo
ozean,ozeane | ocean | océan | océano | oceano
atlantik | atlantic | atlantique | atlántico | atlantico
pazifik | pacific | pacifique | pacífico | pacifico
see,seen | lake | lac | lago | lago
teich,weiher | pond | étang | estanque | stagno
fluss,flüsse,strom | river | fleuve,rivière | río | fiume
bach,bäche | brook,creek,stream | ruisseau | arroyo | ruscello,torrente
quelle,quellen,born | source,spring,fountainhead | source | fuente,manantial | sorgente,fonte
brunnen | fountain,well | fontaine,puits | fuente,pozo | fontana,pozzo
wasserfall,wasserfälle | waterfall,cascade,falls | cascade,chute d'eau | cascada,catarata | cascata
welle,wellen,woge | wave | vague,onde | ola,onda | onda
flut,gezeiten | tide,flood | marée,flot | marea | marea
gischt,schaum | foam,spray | écume,mousse | espuma | schiuma
blase,blasen | bubble | bulle | burbuja | bolla
küste,küsten | coast,shore,seaside | côte,littoral | costa | costa
strand,strände | beach | plage | playa | spiaggia
ufer | bank,riverside | rive,rivage | orilla,ribera | riva,sponda
bucht,buchten | bay,cove | baie,anse | bahía,cala | baia,cala
kap | cape | cap | cabo | capo
insel,inseln,eiland | island,isle | île | isla | isola
riff | reef | récif | arrecife | barriera corallina
lagune | lagoon | lagune,lagon | laguna | laguna
delta | delta | delta | delta | delta
norden,nord | north | nord | norte | nord
süden,süd | south | sud | sur | sud
osten,ost | east | est | este,oriente | est
westen,west | west | ouest | oeste,occidente | ovest
orient,morgenland | orient | orient | oriente | oriente
tropen | tropics | tropiques | trópicos | tropici
äquator | equator | équateur | ecuador | equatore
landschaft | landscape,scenery | paysage | paisaje | paesaggio
kristall,kristalle | crystal | cristal,cristaux | cristal | cristallo
`,
}
