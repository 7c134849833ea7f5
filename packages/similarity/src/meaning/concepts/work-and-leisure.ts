import type { ConceptTable } from '../concept-table.ts'

export const leisure: ConceptTable = {
  kind: 'noun',
  text: `
sport | sport,sports | sport | deporte | sport
fußball | football,soccer | football,foot | fútbol | calcio
tennis | tennis | tennis | tenis | tennis
korbball,basketball | basketball | basket-ball,basket | baloncesto | pallacanestro
handball | handball | handball | balonmano | pallamano
rennen,wettlauf | race,racing | course | carrera | corsa,gara
wettbewerb,wettkampf | contest,competition | concours,compétition | concurso,competición | concorso,gara
turnier | tournament | tournoi | torneo | torneo
pokal | cup,trophy | trophée,coupe | trofeo,copa | trofeo,coppa
medaille | medal | médaille | medalla | medaglia
preis,auszeichnung | prize,award | prix | premio | premio
schach | chess | échecs | ajedrez | scacchi
dame | draughts,checkers | jeu de dames | juego de damas | gioco della dama
turm | rook | tour | torre | torre
ass | ace | as | as | asso
joker | joker | joker | comodín | jolly
kartenspiel | card game | jeu de cartes | juego de cartas | gioco di carte
puzzle | puzzle,jigsaw | casse-tête | rompecabezas | rompicapo
lotterie | lottery | loterie | lotería | lotteria
kasino,spielbank | casino | casino | casino | casinò
musik | music | musique | música | musica
lied,lieder | song | chanson | canción | canzone
melodie | melody,tune | mélodie | melodía | melodia
rhythmus | rhythm | rythme | ritmo | ritmo
klang,ton | sound,tone | son | sonido | suono
lärm | noise | bruit | ruido | rumore
note | note | note | nota | nota
chor | choir,chorus | choeur | coro | coro
orchester | orchestra | orchestre | orquesta | orchestra
konzert | concert | concert | concierto | concerto
symphonie,sinfonie | symphony | symphonie | sinfonía | sinfonia
tanz,tänze | dance | danse | baile,danza | danza,ballo
walzer | waltz | valse | vals | valzer
film,filme | film,movie | film | película | film
foto,fotografie | photo,photography,photograph | photo,photographie | foto,fotografía | foto,fotografia
gemälde | painting | peinture,tableau | pintura | dipinto,pittura
skulptur | sculpture | sculpture | escultura | scultura
gedicht | poem | poème | poema | poesia
poesie,dichtung | poetry | poésie | poesía | poesia
roman | novel | roman | novela | romanzo
komödie | comedy | comédie | comedia | commedia
tragödie,drama | tragedy,drama | tragédie,drame | tragedia,drama | tragedia,dramma
zirkus | circus | cirque | circo | circo
witz,scherz | joke | blague,plaisanterie | broma,chiste | scherzo,barzelletta
mode | fashion | mode | moda | moda
stil | style | style | estilo | stile
muster | pattern | motif | patrón,modelo | motivo,modello
gestaltung,design | design | conception,dessin,design | diseño | disegno,design
ausflug | excursion,outing | excursion | excursión | gita,escursione
kreuzfahrt | cruise | croisière | crucero | crociera
safari | safari | safari | safari | safari
tourismus | tourism | tourisme | turismo | turismo
picknick | picnic | pique-nique | picnic | picnic
grill | grill,barbecue,bbq | gril,barbecue | parrilla,barbacoa | griglia,barbecue
massage | massage | massage | masaje | massaggio
sauna | sauna | sauna | sauna | sauna
schwimmbad | swimming pool,pool | piscine | piscina | piscina
kurort,heilbad | spa | thermes,station thermale | balneario,termas | terme
`,
}

export const business: ConceptTable = {
  kind: 'noun',
  text: `
geld | money | argent | dinero | denaro,soldi
münze,münzen | coin | pièce de monnaie,monnaie | moneda | moneta
schatz,schätze | treasure | trésor | tesoro | tesoro
kasse | cash desk,checkout | caisse | caja | cassa
bargeld | cash | espèces,liquide | efectivo | contanti
kredit | credit,loan | crédit,prêt | crédito,préstamo | credito,prestito
schuld,schulden | debt | dette | deuda | debito
zins,zinsen | interest | intérêt | interés | interesse
steuer,steuern | tax | impôt,taxe | impuesto | imposta,tassa
rechnung | invoice,bill | facture,addition | factura,cuenta | fattura,conto
gewinn | profit,gain | bénéfice,gain,profit | ganancia,beneficio | guadagno,profitto
preis,preise | price | prix | precio | prezzo
rabatt | discount,rebate | remise,rabais | descuento,rebaja | sconto
angebot | offer,deal | offre | oferta | offerta
aktie | share,stock | action | acción | azione
börse | stock exchange | bourse | bolsa de valores | borsa valori
anlage,investition | investment | investissement,placement | inversión | investimento
versicherung | insurance | assurance | seguro | assicurazione
vermögen | assets,fortune | patrimoine | patrimonio | patrimonio
handel | trade,commerce | commerce | comercio | commercio
firma,unternehmen,betrieb | company,enterprise,firm | entreprise,société | empresa,compañía | impresa,azienda,ditta
fabrikant,hersteller | manufacturer,maker | fabricant | fabricante | produttore,fabbricante
kunde,kunden | customer,client | client | cliente | cliente
beruf | profession,job | métier,profession | profesión,oficio | mestiere,professione
vertrag | contract | contrat | contrato | contratto
marke,marken | brand,mark,trademark | marque | marca | marca,marchio
werbung | advertising,publicity | publicité | publicidad | pubblicità
nachricht,nachrichten | news,message | nouvelle,message,actualité | noticia,mensaje | notizia,messaggio
ausstellung,messe | exhibition,fair | exposition,foire | exposición,feria | mostra,fiera
verlag | publisher,publishing house | maison d'édition,éditeur | editorial | casa editrice,editore
technik,technologie | technology,technique | technologie,technique | tecnología,técnica | tecnologia,tecnica
wissenschaft | science | science | ciencia | scienza
forschung | research | recherche | investigación | ricerca
labor | laboratory,lab | laboratoire,labo | laboratorio | laboratorio
versuch,experiment | experiment,trial | expérience,essai | experimento,ensayo | esperimento,prova
erfindung | invention | invention | invento,invención | invenzione
lösung,lösungen | solution | solution | solución | soluzione
frage,fragen | question | question | pregunta | domanda
antwort,antworten | answer,reply | réponse | respuesta | risposta
problem | problem | problème | problema | problema
prüfung,test | test,exam | épreuve,examen | prueba,examen | prova,esame
beweis | proof | preuve | prueba | prova
logik | logic | logique | lógica | logica
system | system | système | sistema | sistema
netzwerk | network | réseau | red | rete
daten | data | données | datos | dati
programm | program,programme | programme | programa | programma
bildung,schulung | training,schooling | formation | formación | formazione
rat,beratung | advice,consulting | conseil | consejo,asesoría | consiglio,consulenza
dienst,dienstleistung | service | service | servicio | servizio
werkstoff,material | material | matériau,matériel | material | materiale
bau | construction,building | construction,bâtiment | construcción,obra | costruzione,edilizia
landwirtschaft | agriculture,farming | agriculture | agricultura | agricoltura
industrie | industry | industrie | industria | industria
handwerk | craft,handicraft | artisanat | artesanía | artigianato
transport,beförderung | transport,transportation | transport | transporte | trasporto
lieferung | delivery | livraison | entrega,reparto | consegna
verpackung | packaging | emballage | embalaje,envase | imballaggio,confezione
etikett | label,tag | étiquette | etiqueta | etichetta
garantie | guarantee,warranty | garantie | garantía | garanzia
patent | patent | brevet | patente | brevetto
ursprung,herkunft | origin,source | origine,provenance | origen | origine,provenienza
auswahl | selection | sélection,choix | selección | selezione,scelta
vielfalt | variety,diversity | variété,diversité | variedad,diversidad | varietà,diversità
menge | quantity,crowd | quantité,foule | cantidad,multitud | quantità,folla
gewicht | weight | poids | peso | peso
größe | size | taille,grandeur | talla,tamaño | taglia,misura,grandezza
höhe | height | hauteur | altura | altezza
tiefe | depth | profondeur | profundidad | profondità
länge | length | longueur | longitud | lunghezza
geschwindigkeit,tempo | speed,velocity | vitesse | velocidad | velocità
druck | pressure | pression | presión | pressione
temperatur | temperature | température | temperatura | temperatura
wirkung | effect | effet | efecto | effetto
ursache | cause | cause | causa | causa
rolle | role | rôle | papel | ruolo
plan,pläne | plan | plan | plan | piano
projekt | project | projet | proyecto | progetto
modell | model | modèle | modelo | modello
stufe,ebene,niveau | level | niveau | nivel | livello
klasse | class | classe | clase | classe
gruppe | group | groupe | grupo | gruppo
gesellschaft | society | société | sociedad | società
gemeinschaft,gemeinde | community | communauté | comunidad | comunità
politik | politics,policy | politique | política | politica
wahl,wahlen | election | élection | elección | elezione
zaun | fence | clôture | valla,cerca | recinto
schritt,schritte | step,pace | pas | paso | passo
spur,fährte | track,trace,trail | trace,piste | huella,rastro,pista | traccia,pista,orma
richtung | direction | direction | dirección | direzione
brennpunkt,fokus | focus | foyer,point de mire | foco,enfoque | fuoco,punto focale
profil | profile | profil | perfil | profilo
traumhaus | dream house,dream home | maison de rêve | casa de ensueño | casa dei sogni
schönheitssalon | beauty salon,beauty parlour | salon de beauté,institut de beauté | salón de belleza | salone di bellezza
naturkosmetik | natural cosmetics | cosmétique naturelle | cosmética natural | cosmetica naturale
kosmetik | cosmetics | cosmétique | cosmética | cosmetica
make up,schminke | make up,makeup | maquillage | maquillaje | trucco
lippenstift | lipstick | rouge à lèvres | pintalabios,lápiz labial | rossetto
creme | cream,lotion | crème | crema | crema
zahnbürste | toothbrush | brosse à dents | cepillo de dientes | spazzolino da denti
zahnpasta | toothpaste | dentifrice | pasta de dientes,dentífrico | dentifricio
vitamin,vitamine | vitamin | vitamine | vitamina | vitamina
protein,eiweiß | protein | protéine | proteína | proteina
kraftwerk | power plant,power station | centrale électrique | central eléctrica | centrale elettrica
sonnenenergie | solar energy,solar power | énergie solaire | energía solar | energia solare
solar | solar | solaire | solar | solare
`,
}
