import type { ConceptTable } from '../concept-table.ts'

export const materialsAndShapes: ConceptTable = {
  kind: 'noun',
  text: `
gold | gold | or | oro | oro
silber | silver | argent | plata | argento
bronze | bronze | bronze | bronce | bronzo
kupfer | copper | cuivre | cobre | rame
messing | brass | laiton | latón | ottone
eisen | iron | fer | hierro | ferro
stahl | steel | acier | acero | acciaio
blei | lead | plomb | plomo | piombo
zinn | tin,pewter | étain | estaño | stagno
zink | zinc | zinc | zinc | zinco
platin | platinum | platine | platino | platino
titan | titanium | titane | titanio | titanio
aluminium | aluminium,aluminum | aluminium | aluminio | alluminio
quecksilber | mercury,quicksilver | mercure | mercurio | mercurio
metall,metalle | metal | métal,métaux | metal | metallo
magnet | magnet | aimant | imán | calamita
holz,hölzer | wood,timber | bois | madera | legno
papier | paper | papier | papel | carta
pappe,karton | cardboard | carton | cartón | cartone
leder | leather | cuir | cuero | cuoio
pelz,fell | fur | fourrure | piel | pelliccia
wolle | wool | laine | lana | lana
seide | silk | soie | seda | seta
samt | velvet | velours | terciopelo | velluto
spitze | lace | dentelle | encaje | pizzo
leinen | linen | lin | lino | lino
stoff,tuch,gewebe | fabric,cloth | tissu,étoffe | tela,tejido | stoffa,tessuto
faden,garn,zwirn | thread,yarn | fil | hilo | filo
seil,strick | rope | corde | cuerda,soga | corda,fune
gummi | rubber | caoutchouc,gomme | goma,caucho | gomma
kunststoff,plastik | plastic | plastique | plástico | plastica
wachs | wax | cire | cera | cera
seife,seifen | soap | savon | jabón | sapone
porzellan | porcelain,china | porcelaine | porcelana | porcellana
keramik | ceramic,ceramics | céramique | cerámica | ceramica
marmor | marble | marbre | mármol | marmo
granit | granite | granit | granito | granito
schiefer | slate | ardoise | pizarra | ardesia
kreide | chalk | craie | tiza | gesso
zement,beton | cement,concrete | ciment,béton | cemento,hormigón | cemento,calcestruzzo
ziegel,backstein | brick | brique | ladrillo | mattone
kohle | coal,charcoal | charbon | carbón | carbone
erdöl | petroleum,crude oil | pétrole | petróleo | petrolio
benzin | petrol,gasoline,gas | essence | gasolina | benzina
schwefel | sulphur,sulfur | soufre | azufre | zolfo
farbe,farben | colour,color,paint | couleur,peinture | color,pintura | colore,vernice
tinte | ink | encre | tinta | inchiostro
lack | lacquer,varnish | laque,vernis | laca,barniz | lacca,vernice
kleber,leim | glue | colle | pegamento,cola | colla
edelstein,juwel,juwelen | gem,jewel,gemstone | gemme,bijou,pierre précieuse,joyau | gema,joya | gemma,gioiello
schmuck | jewellery,jewelry | bijouterie,joaillerie | joyería | gioielleria
diamant,diamanten,brillant | diamond | diamant | diamante | diamante
smaragd | emerald | émeraude | esmeralda | smeraldo
rubin | ruby | rubis | rubí | rubino
saphir | sapphire | saphir | zafiro | zaffiro
topas | topaz | topaze | topacio | topazio
amethyst | amethyst | améthyste | amatista | ametista
türkis | turquoise | turquoise | turquesa | turchese
opal | opal | opale | ópalo | opale
bernstein | amber | ambre | ámbar | ambra
jade | jade | jade | jade | giada
perle,perlen | pearl | perle | perla | perla
elfenbein | ivory | ivoire | marfil | avorio
kreis,kreise | circle | cercle | círculo | cerchio
quadrat | square | carré | cuadrado | quadrato
dreieck | triangle | triangle | triángulo | triangolo
würfel | cube,dice | cube,dé | cubo,dado | cubo,dado
kugel | sphere,ball,globe | sphère,boule | esfera,bola | sfera,palla
pyramide | pyramid | pyramide | pirámide | piramide
kegel | cone | cône | cono | cono
spirale | spiral | spirale | espiral | spirale
linie,linien | line | ligne | línea | linea
punkt,punkte | point,dot | point | punto | punto
kurve | curve | courbe | curva | curva
bogen,bögen | arch,bow | arc | arco | arco
kreuz,kreuze | cross | croix | cruz,cruces | croce
ring,ringe | ring | anneau,bague | anillo | anello
kette,ketten | chain | chaîne | cadena | catena
knoten | knot | noeud | nudo | nodo
stift | pin | épingle | alfiler | spillo
ecke,winkel | corner,angle | coin,angle | esquina,ángulo,rincón | angolo
kante,rand | edge | bord | borde | bordo
mitte,zentrum | centre,center,middle | centre,milieu | centro,medio | centro,mezzo
spitze | tip,top | pointe | punta | punta
form,formen | shape,form | forme | forma | forma
bild,bilder | picture,image | image,tableau | imagen,cuadro | immagine,quadro
zeichen,symbol | sign,symbol | signe,symbole | signo,símbolo | segno,simbolo
siegel | seal | sceau | sello | sigillo
wappen | coat of arms,crest | blason,armoiries | escudo de armas | stemma
streifen | stripe | rayure,bande | raya | striscia
fleck | spot,stain | tache | mancha | macchia
stück,stücke | piece | pièce,morceau | pieza,trozo | pezzo
teil,teile | part | partie,part | parte | parte
haufen | pile,heap | tas | montón | mucchio
schicht | layer | couche | capa | strato
atom | atom | atome | átomo | atomo
molekül | molecule | molécule | molécula | molecola
zelle,zellen | cell | cellule | célula | cellula
`,
}

export const time: ConceptTable = {
  kind: 'noun',
  text: `
zeit,zeiten | time | temps | tiempo | tempo
uhr,uhren | clock,watch | horloge,montre | reloj | orologio
sekunde,sekunden | second | seconde | segundo | secondo
minute,minuten | minute | minute | minuto | minuto
stunde,stunden | hour | heure | hora | ora
augenblick,moment | moment,instant | moment,instant | momento,instante | momento,istante
tag,tage | day | jour,journée | día | giorno,giornata
heute | today | aujourd'hui | hoy | oggi
morgen | tomorrow | demain | mañana | domani
gestern | yesterday | hier | ayer | ieri
morgen,vormittag | morning | matin,matinée | mañana | mattina,mattino
mittag | noon,midday | midi | mediodía | mezzogiorno
nachmittag | afternoon | après-midi | tarde | pomeriggio
abend,abende | evening | soir,soirée | tarde,noche | sera,serata
nacht,nächte | night | nuit | noche | notte
mitternacht | midnight | minuit | medianoche | mezzanotte
woche,wochen | week | semaine | semana | settimana
wochenende | weekend | fin de semaine,week-end | fin de semana | fine settimana
montag | monday | lundi | lunes | lunedì
dienstag | tuesday | mardi | martes | martedì
mittwoch | wednesday | mercredi | miércoles | mercoledì
donnerstag | thursday | jeudi | jueves | giovedì
freitag | friday | vendredi | viernes | venerdì
samstag,sonnabend | saturday | samedi | sábado | sabato
sonntag | sunday | dimanche | domingo | domenica
monat,monate | month | mois | mes,meses | mese
januar,jänner | january | janvier | enero | gennaio
februar | february | février | febrero | febbraio
märz | march | mars | marzo | marzo
april | april | avril | abril | aprile
mai | may | mai | mayo | maggio
juni | june | juin | junio | giugno
juli | july | juillet | julio | luglio
august | august | août | agosto | agosto
september | september | septembre | septiembre | settembre
oktober | october | octobre | octubre | ottobre
november | november | novembre | noviembre | novembre
dezember | december | décembre | diciembre | dicembre
jahr,jahre | year | an,année | año | anno
jahrhundert | century | siècle | siglo | secolo
jahrtausend | millennium | millénaire | milenio | millennio
jahreszeit,saison | season | saison | estación,temporada | stagione
frühling,frühjahr,lenz | spring,springtime | printemps | primavera | primavera
sommer | summer | été | verano | estate
herbst | autumn,fall | automne | otoño | autunno
winter | winter | hiver | invierno | inverno
urlaub,ferien | holiday,vacation | vacances,congé | vacaciones | vacanza,ferie
feiertag | public holiday | jour férié | día festivo | giorno festivo
weihnachten,weihnacht | christmas,xmas | noël | navidad | natale
ostern | easter | pâques | pascua | pasqua
silvester,neujahr | new year | nouvel an | año nuevo | capodanno
karneval,fasching | carnival | carnaval | carnaval | carnevale
hochzeit | wedding | mariage,noces | boda | matrimonio,nozze
epoche,zeitalter,ära | age,era,epoch | époque,ère | época,era | epoca,era
pause | break,pause | pause | pausa,descanso | pausa
kalender | calendar | calendrier | calendario | calendario
`,
}
