import type { ConceptTable } from '../concept-table.ts'

/** Actions: the infinitive first, then the forms that signs use. */
export const actions: ConceptTable = {
  kind: 'fixed',
  text: `
gehen,geh | go,walk,goes | aller,marcher,va | ir,andar,caminar,va | andare,camminare,va
kommen | come,comes | venir | venir | venire
laufen,rennen,lauf | run,running | courir,cours,course | correr,corre | correre,corri,corsa
springen,sprung | jump,leap | sauter,saut | saltar,salto | saltare,salto
fliegen,flug | fly,flying,flight | voler,vol | volar,vuelo | volare,volo
schwimmen | swim,swimming | nager,natation | nadar,natación | nuotare,nuoto
tauchen | dive,diving | plonger,plongée | bucear,buceo | immergere,immersione
segeln | sail,sailing | naviguer,voile | navegar,vela | navigare,vela
reiten | ride,riding | chevaucher,équitation | cabalgar,montar | cavalcare,equitazione
fahren,fahrt | drive,ride,driving | conduire,rouler | conducir,manejar | guidare
reisen,reise | travel,trip,journey,voyage | voyager,voyage | viajar,viaje | viaggiare,viaggio
wandern,wanderung | hike,hiking | randonner,randonnée | caminar,senderismo,caminata | escursione,camminata
klettern | climb,climbing | grimper,escalade | escalar,escalada | arrampicare,arrampicata
tanzen,tanz | dance,dancing | danser,danse | bailar,baile,danza | ballare,ballo,danza
singen,gesang | sing,singing | chanter,chant | cantar,canto | cantare,canto
spielen,spiel,spiele | play,game,playing,games | jouer,jeu,jeux | jugar,juego,juegos | giocare,gioco,giochi
lachen | laugh,laughing,laughter | rire | reír,risa | ridere,risata
weinen | cry,weep | pleurer | llorar | piangere
sprechen,reden | speak,talk | parler | hablar | parlare
sagen | say,tell | dire | decir | dire
rufen,ruf | call | appeler,appel | llamar,llamada | chiamare,chiamata
schreien,schrei | shout,scream | crier,cri | gritar,grito | gridare,grido,urlo
flüstern | whisper | chuchoter,chuchotement | susurrar,susurro | sussurrare,sussurro
hören,horchen | hear,listen | écouter,entendre | oír,escuchar | ascoltare,sentire
sehen,schauen,sicht | see,look,watch,sight | voir,regarder,vue | ver,mirar,vista | vedere,guardare,vista
riechen | smell | sentir | oler | odorare
fühlen,spüren | feel,feeling | sentir,ressentir | sentir | sentire
berühren,berührung | touch | toucher | tocar,toque | toccare,tocco
denken | think,thinking | penser | pensar | pensare
wissen | know | savoir | saber | sapere
kennen | know | connaître | conocer | conoscere
lernen | learn,learning | apprendre | aprender | imparare
lehren | teach,teaching | enseigner | enseñar | insegnare
lesen | read,reading | lire,lecture | leer,lectura | leggere,lettura
schreiben | write,writing | écrire,écriture | escribir,escritura | scrivere,scrittura
zeichnen | draw,drawing | dessiner,dessin | dibujar,dibujo | disegnare,disegno
malen | paint,painting | peindre,peinture | pintar,pintura | dipingere,pittura
bauen | build,building | construire,bâtir | construir | costruire
machen,tun | make,do,making | faire | hacer | fare
schaffen,erschaffen,kreieren | create | créer | crear | creare
finden | find | trouver | encontrar,hallar | trovare
suchen,suche | search,seek | chercher,recherche | buscar,búsqueda | cercare,ricerca
entdecken | discover | découvrir | descubrir | scoprire
öffnen | open | ouvrir | abrir | aprire
schließen | close,shut | fermer | cerrar | chiudere
kaufen,einkaufen,kauf | buy,shop,shopping,purchase | acheter,achat | comprar,compra | comprare,acquisto
verkaufen,verkauf | sell,sale,selling | vendre,vente | vender,venta | vendere,vendita
geben | give | donner | dar | dare
nehmen | take | prendre | tomar,coger | prendere
bringen | bring | apporter | traer | portare
tragen | carry,wear | porter | llevar | portare
halten | hold,keep | tenir | sostener,tener | tenere
teilen | share,sharing | partager,partage | compartir | condividere
sparen | save,saving | économiser,épargner,épargne | ahorrar,ahorro | risparmiare,risparmio
zahlen,bezahlen,zahlung | pay,payment | payer,paiement | pagar,pago | pagare,pagamento
gewinnen | win,winning | gagner | ganar | vincere
verlieren | lose | perdre | perder | perdere
kämpfen,kampf,schlacht | fight,battle,combat | combattre,combat,bataille | luchar,combate,batalla,lucha | combattere,combattimento,battaglia,lotta
jagen,jagd | hunt,hunting,chase | chasser,chasse | cazar,caza | cacciare,caccia
angeln,fischen | fish,fishing,angling | pêcher,pêche | pescar,pesca | pescare,pesca
schützen,schutz | protect,protection | protéger,protection | proteger,protección | proteggere,protezione
retten,rettung | save,rescue | sauver,sauvetage | salvar,rescate | salvare,salvataggio
helfen | help,aid | aider,aide | ayudar,ayuda | aiutare,aiuto
heilen,heilung | heal,cure,healing | guérir,guérison | curar,sanar,curación | guarire,guarigione
pflegen | nurture,tend | soigner | cuidar | curare
lieben | love | aimer | amar,querer | amare
küssen | kiss | embrasser | besar | baciare
leben | live | vivre | vivir | vivere
lebe,leb | live | vis,vivez | vive | vivi
sterben | die | mourir | morir | morire
schlafen | sleep,sleeping | dormir | dormir | dormire
träumen | dream,dreaming | rêver | soñar | sognare
aufwachen,wecken | wake up,wake,awake | réveiller,réveil | despertar | svegliare,risveglio
essen | eat,eating | manger | comer | mangiare
trinken | drink,drinking | boire | beber | bere
kochen | cook,cooking,boil | cuisiner,cuire | cocinar | cucinare
backen | bake,baking | cuire au four | hornear | infornare
braten | fry,roast | frire,rôtir | freír,asar | friggere,arrostire
genießen | enjoy | savourer,profiter | disfrutar,saborear | gustare,godere
schneiden,schnitt | cut | couper,coupe | cortar,corte | tagliare,taglio
brechen,bruch | break | casser,briser | romper | rompere
ziehen | pull,draw | tirer | tirar | tirare
drücken,stoßen | push,press | pousser,presser | empujar | spingere
drehen | turn,spin | tourner | girar | girare
rollen | roll | rouler | rodar | rotolare
fallen,fall | fall | tomber,chute | caer,caída | cadere,caduta
steigen,aufsteigen | rise,ascend | monter | subir | salire
wachsen,wachstum | grow,growth | grandir,croître,croissance | crecer,crecimiento | crescere,crescita
blühen | bloom,flourish | fleurir | florecer | fiorire
brennen | burn,burning | brûler | quemar,arder | bruciare
leuchten,scheinen | shine,glow | briller,luire | brillar | brillare
waschen,wäsche | wash,laundry | laver,lavage | lavar,lavado | lavare,lavaggio
putzen,reinigen,reinigung | clean,cleaning | nettoyer,nettoyage | limpiar,limpieza | pulire,pulizia
baden,bad | bathe,bath | baigner,bain | bañar,baño | bagnare,bagno
rasieren,rasur | shave,shaving | raser,rasage | afeitar,afeitado | radere,rasatura
nähen | sew,sewing | coudre,couture | coser,costura | cucire,cucito
stricken | knit,knitting | tricoter,tricot | tejer,punto | lavorare a maglia
arbeiten,arbeit | work,working,labour,labor | travailler,travail | trabajar,trabajo | lavorare,lavoro
ausruhen,ruhen | rest,relax | reposer,se reposer | descansar | riposare
warten | wait | attendre | esperar | aspettare
bleiben | stay,remain | rester | quedar,quedarse | restare
folgen | follow | suivre | seguir | seguire
führen | lead,guide | mener,guider | guiar | guidare
treffen,begegnung | meet,meeting | rencontrer,rencontre | encontrar,encuentro | incontrare,incontro
verbinden,verbindung | connect,link,connection | relier,connecter,lien,connexion | conectar,enlace,conexión | collegare,connessione,collegamento
mischen,mischung | mix,blend | mélanger,mélange | mezclar,mezcla | mescolare,miscela
wechseln,wandel | change,switch | changer,changement | cambiar,cambio | cambiare,cambio
beginnen,anfangen | begin,start | commencer | empezar,comenzar | cominciare,iniziare
enden,beenden | finish,end | finir,terminer | terminar,acabar | finire,terminare
bewegen,bewegung | move,movement,motion | bouger,mouvement | mover,movimiento | muovere,movimento
messen | measure | mesurer,mesure | medir,medida | misurare,misura
zählen | count | compter | contar | contare
wählen,wahl | choose,choice,vote | choisir,choix | elegir,elección | scegliere,scelta
feiern,feier,fest | celebrate,celebration,party,feast | célébrer,fêter,fête | celebrar,fiesta | celebrare,festeggiare,festa
hoffen | hope | espérer | esperar | sperare
glauben | believe | croire | creer | credere
wagen | dare | oser | atrever,osar | osare
erinnern | remember | se souvenir,rappeler | recordar | ricordare
vergessen | forget | oublier | olvidar | dimenticare
surfen | surf,surfing | surfer,surf | surfear,surf | surfare,surf
trainieren,training,übung | train,training,exercise | entraîner,entraînement,exercice | entrenar,entrenamiento,ejercicio | allenare,allenamento,esercizio
atmen | breathe | respirer | respirar | respirare
klicken,klick | click | cliquer,clic | clic,pulsar | cliccare,clic
drucken,druck | print,printing | imprimer,impression | imprimir,impresión | stampare,stampa
`,
}
