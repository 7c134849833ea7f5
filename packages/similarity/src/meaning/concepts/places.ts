import type { ConceptTable } from '../concept-table.ts'

/** Buildings, towns, roads, countries and cities. */
export const places: ConceptTable = {
  kind: 'noun',
  text: `
ort,platz,stelle | place,spot | lieu,endroit | lugar,sitio | luogo,posto
haus,häuser | house,home | maison | casa | casa
heim,zuhause | home | foyer,chez-soi | hogar | casa,focolare
hütte,hütten | hut,cabin,cottage | cabane,chaumière | cabaña,choza | capanna,baita
wohnung | apartment,flat | appartement | apartamento,piso | appartamento
villa | villa | villa | villa | villa
palast,palais | palace | palais | palacio | palazzo
schloss,burg,schlösser | castle,chateau | château | castillo | castello
festung | fortress,fort | forteresse,fort | fortaleza,fuerte | fortezza,forte
turm,türme | tower | tour | torre | torre
mauer,wand | wall | mur,muraille | muro,pared | muro,parete
tor,pforte | gate | porte,portail | puerta,portón | porta,portone
tür,türen | door | porte | puerta | porta
fenster | window | fenêtre | ventana | finestra
dach,dächer | roof | toit | techo,tejado | tetto
treppe,stufe | stairs,staircase,step | escalier,marche | escalera,escalón | scala,gradino
balkon | balcony | balcon | balcón | balcone
terrasse | terrace,patio | terrasse | terraza | terrazza
hof,höfe | court,courtyard,yard | cour | patio,corte | cortile,corte
zimmer | room | chambre,pièce | habitación,cuarto | camera,stanza
küche,küchen | kitchen,cuisine | cuisine | cocina | cucina
badezimmer | bathroom | salle de bain | cuarto de baño | bagno
schlafzimmer | bedroom | chambre à coucher | dormitorio | camera da letto
wohnzimmer,stube | living room,parlour | salon | sala,salón | soggiorno,salotto
saal,halle | hall | salle,hall | sala | sala
büro | office | bureau | oficina | ufficio
werkstatt,atelier | workshop,studio | atelier | taller | officina,laboratorio
fabrik,werk | factory,mill,works | usine,fabrique | fábrica | fabbrica
mühle,mühlen | mill | moulin | molino | mulino
windmühle | windmill | moulin à vent | molino de viento | mulino a vento
bauernhof,gutshof | farm | ferme | granja,finca | fattoria
scheune | barn | grange | granero | fienile
stall | stable | étable,écurie | establo,cuadra | stalla
bäckerei,backstube | bakery,bakehouse | boulangerie | panadería | panetteria,panificio
metzgerei | butcher's | boucherie | carnicería | macelleria
apotheke | pharmacy,drugstore | pharmacie | farmacia | farmacia
buchhandlung | bookshop,bookstore | librairie | librería | libreria
laden,geschäft | shop,store | magasin,boutique | tienda,almacén | negozio,bottega
markt,märkte | market | marché | mercado | mercato
kaufhaus | department store | grand magasin | grandes almacenes | grande magazzino
bank,banken | bank | banque | banco | banca
post,postamt | post office,mail | poste | correos | posta
schule,schulen | school | école | escuela,colegio | scuola
universität | university | université | universidad | università
akademie | academy | académie | academia | accademia
bibliothek,bücherei | library | bibliothèque | biblioteca | biblioteca
museum | museum | musée | museo | museo
theater | theatre,theater | théâtre | teatro | teatro
kino | cinema,movie theater | cinéma | cine | cinema
oper | opera | opéra | ópera | opera
krankenhaus,spital,klinik | hospital,clinic | hôpital,clinique | hospital,clínica | ospedale,clinica
kirche,kirchen | church | église | iglesia | chiesa
kapelle | chapel | chapelle | capilla | cappella
dom,kathedrale,münster | cathedral | cathédrale | catedral | cattedrale,duomo
kloster,abtei | monastery,abbey,convent | monastère,abbaye,couvent | monasterio,abadía,convento | monastero,abbazia,convento
tempel | temple | temple | templo | tempio
moschee | mosque | mosquée | mezquita | moschea
friedhof | cemetery,graveyard | cimetière | cementerio | cimitero
gefängnis | prison,jail | prison | cárcel,prisión | prigione,carcere
hotel | hotel | hôtel | hotel | hotel,albergo
herberge,gasthof,gasthaus | inn,hostel | auberge | posada,albergue,mesón | locanda,ostello,osteria
wirtshaus,kneipe,taverne,schenke | tavern,pub | taverne,bistrot | taberna | taverna
restaurant,gaststätte | restaurant | restaurant | restaurante | ristorante
bar | bar | bar | bar | bar
ecke,eck | corner | coin | rincón,esquina | angolo
bühne | stage | scène | escenario | palcoscenico
arena | arena | arène | arena | arena
stadion | stadium | stade | estadio | stadio
spielplatz | playground | aire de jeux | parque infantil | parco giochi
zelt,zelte | tent | tente | tienda de campaña,carpa | tenda
lager,camp | camp | camp | campamento | campo,accampamento
stadt,städte | city,town | ville,cité | ciudad | città
altstadt | old town | vieille ville | casco antiguo | città vecchia
dorf,dörfer | village | village | pueblo,aldea | villaggio,paese
hauptstadt | capital | capitale | capital | capitale
land,länder | country,land | pays,terre | país,tierra | paese,terra
heimat,vaterland | homeland,fatherland | patrie | patria | patria
reich | empire,realm | empire | imperio | impero
königreich | kingdom | royaume | reino | regno
staat | state | état | estado | stato
republik | republic | république | república | repubblica
grenze | border,frontier | frontière | frontera | frontiera,confine
gebiet,gegend,region | area,region | région,zone | región,zona | regione,zona
straße,straßen,strasse | street,road | rue,route | calle,carretera | strada,via
weg,wege | way,path | chemin,voie,sentier | camino,vía,senda,sendero | via,sentiero,cammino
allee | avenue,alley | avenue,allée | avenida | viale
autobahn | motorway,highway,freeway | autoroute | autopista,autovía | autostrada
brücke,brücken | bridge | pont | puente | ponte
tunnel | tunnel | tunnel | túnel | tunnel,galleria
kreuzung | crossroads | carrefour | cruce,encrucijada | incrocio
hafen,häfen | harbour,harbor,port | port | puerto | porto
leuchtturm | lighthouse | phare | faro | faro
bahnhof | station,train station | gare | estación | stazione
flughafen | airport | aéroport | aeropuerto | aeroporto
kanal | canal,channel | canal | canal | canale
mine,bergwerk | mine | mine | mina | miniera
labyrinth,irrgarten | labyrinth,maze | labyrinthe | laberinto | labirinto
ruine | ruin | ruine | ruina | rovina
kolosseum | coliseum,colosseum | colisée | coliseo | colosseo
denkmal | monument | monument | monumento | monumento
säule | column,pillar | colonne,pilier | columna,pilar | colonna,pilastro
europa | europe | europe | europa | europa
asien | asia | asie | asia | asia
afrika | africa | afrique | áfrica | africa
amerika | america | amérique | américa | america
australien | australia | australie | australia | australia
deutschland | germany | allemagne | alemania | germania
österreich | austria | autriche | austria | austria
schweiz | switzerland | suisse | suiza | svizzera
frankreich | france | france | francia | francia
spanien | spain | espagne | españa | spagna
italien | italy | italie | italia | italia
england | england | angleterre | inglaterra | inghilterra
schottland | scotland | écosse | escocia | scozia
irland | ireland | irlande | irlanda | irlanda
griechenland | greece | grèce | grecia | grecia
türkei | turkey | turquie | turquía | turchia
russland | russia | russie | rusia | russia
polen | poland | pologne | polonia | polonia
ungarn | hungary | hongrie | hungría | ungheria
schweden | sweden | suède | suecia | svezia
norwegen | norway | norvège | noruega | norvegia
dänemark | denmark | danemark | dinamarca | danimarca
niederlande,holland | netherlands,holland | pays-bas,hollande | países bajos,holanda | paesi bassi,olanda
belgien | belgium | belgique | bélgica | belgio
ägypten | egypt | égypte | egipto | egitto
indien | india | inde | india | india
china | china | chine | china | cina
japan | japan | japon | japón | giappone
brasilien | brazil | brésil | brasil | brasile
mexiko | mexico | mexique | méxico,méjico | messico
vereinigte staaten | united states,usa | états-unis | estados unidos | stati uniti
bayern | bavaria | bavière | baviera | baviera
sizilien | sicily | sicile | sicilia | sicilia
toskana | tuscany | toscane | toscana | toscana
london | london | londres | londres | londra
paris | paris | paris | parís | parigi
rom | rome | rome | roma | roma
wien | vienna | vienne | viena | vienna
münchen | munich | munich | múnich | monaco di baviera
köln | cologne | cologne | colonia | colonia
genf | geneva | genève | ginebra | ginevra
zürich | zurich | zurich | zúrich | zurigo
mailand | milan | milan | milán | milano
venedig | venice | venise | venecia | venezia
florenz | florence | florence | florencia | firenze
neapel | naples | naples | nápoles | napoli
athen | athens | athènes | atenas | atene
moskau | moscow | moscou | moscú | mosca
brüssel | brussels | bruxelles | bruselas | bruxelles
lissabon | lisbon | lisbonne | lisboa | lisbona
`,
}
