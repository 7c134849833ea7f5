import type { ConceptTable } from '../concept-table.ts'

export const animals: ConceptTable = {
  kind: 'noun',
  text: `
tier,tiere | animal | animal,animaux | animal | animale
haustier,haustiere | pet | animal de compagnie | mascota | animale domestico
hund,hunde | dog,hound | chien,chienne | perro,perra,can | cane,cagna
welpe,welpen | puppy,pup | chiot | cachorro | cucciolo
katze,katzen,kater | cat | chat,chatte | gato,gata | gatto,gatta
kätzchen | kitten,kitty | chaton | gatito | gattino
pferd,pferde,ross | horse | cheval,chevaux | caballo | cavallo
pony,ponys | pony | poney | poni | pony
hengst,hengste | stallion | étalon | semental | stallone
stute,stuten | mare | jument | yegua | giumenta,cavalla
fohlen | foal,colt | poulain | potro | puledro
esel | donkey,ass | âne | burro,asno | asino,ciuco
maultier,maultiere | mule | mulet,mule | mula,mulo | mulo,mula
kuh,kühe | cow | vache | vaca | mucca,vacca
stier,stiere,bulle,bullen | bull | taureau,taureaux | toro | toro
ochse,ochsen | ox,oxen | boeuf | buey | bue,buoi
kalb,kälber | calf,calves | veau | ternero,becerro | vitello
büffel | buffalo,bison | buffle,bison | búfalo | bufalo
schaf,schafe | sheep | mouton,brebis | oveja | pecora
lamm,lämmer | lamb | agneau | cordero | agnello
widder | ram,aries | bélier | carnero | ariete,montone
ziege,ziegen | goat | chèvre | cabra | capra
bock,böcke,ziegenbock | billy goat,buck | bouc | macho cabrío | caprone,becco
schwein,schweine,sau | pig,swine,hog | cochon,porc | cerdo,puerco | maiale,porco
ferkel | piglet | porcelet | lechón,cochinillo | maialino
wildschwein,eber,keiler | boar,wild boar | sanglier | jabalí | cinghiale
huhn,hühner,henne,hennen | hen,chicken | poule | gallina | gallina
hahn,hähne,gockel | rooster,cock,cockerel | coq | gallo | gallo
küken | chick | poussin | polluelo,pollito | pulcino
ente,enten | duck | canard | pato,pata | anatra,anitra
gans,gänse | goose,geese | oie | oca,ganso | oca
truthahn,pute,puter | turkey | dindon,dinde | pavo | tacchino
pfau,pfauen | peacock | paon | pavo real | pavone
schwan,schwäne | swan | cygne | cisne | cigno
vogel,vögel | bird | oiseau | pájaro,ave | uccello
adler,aar | eagle | aigle | águila | aquila
falke,falken | falcon,hawk | faucon | halcón | falco,falcone
habicht,bussard | hawk,buzzard | autour,buse | azor,busardo | astore,poiana
geier | vulture | vautour | buitre | avvoltoio
kondor | condor | condor | cóndor | condor
eule,eulen,uhu | owl | hibou,chouette | búho,lechuza | gufo,civetta
rabe,raben | raven | corbeau | cuervo | corvo
krähe,krähen | crow | corneille | corneja | cornacchia
elster,elstern | magpie | pie | urraca | gazza
taube,tauben | dove,pigeon | colombe,pigeon | paloma | colomba,piccione
spatz,spatzen,sperling | sparrow | moineau | gorrión | passero
schwalbe,schwalben | swallow | hirondelle | golondrina | rondine
amsel,amseln | blackbird | merle | mirlo | merlo
nachtigall,nachtigallen | nightingale | rossignol | ruiseñor | usignolo
lerche,lerchen | lark,skylark | alouette | alondra | allodola
fink,finken | finch | pinson | pinzón | fringuello
rotkehlchen | robin | rouge-gorge | petirrojo | pettirosso
meise,meisen | tit,titmouse | mésange | herrerillo | cinciallegra
kuckuck | cuckoo | coucou | cuco | cuculo
specht,spechte | woodpecker | pic,pivert | pájaro carpintero | picchio
eisvogel | kingfisher | martin-pêcheur | martín pescador | martin pescatore
papagei,papageien | parrot | perroquet | loro,papagayo | pappagallo
kanarienvogel | canary | canari | canario | canarino
kolibri,kolibris | hummingbird | colibri | colibrí | colibrì
storch,störche | stork | cigogne | cigüeña | cicogna
reiher | heron | héron | garza | airone
kranich,kraniche | crane | grue | grulla | gru
flamingo,flamingos | flamingo | flamant | flamenco | fenicottero
pelikan,pelikane | pelican | pélican | pelícano | pellicano
möwe,möwen | gull,seagull | mouette,goéland | gaviota | gabbiano
albatros | albatross | albatros | albatros | albatro
pinguin,pinguine | penguin | manchot,pingouin | pingüino | pinguino
strauß | ostrich | autruche | avestruz | struzzo
fasan,fasane | pheasant | faisan | faisán | fagiano
rebhuhn,rebhühner | partridge | perdrix | perdiz | pernice
wachtel,wachteln | quail | caille | codorniz | quaglia
löwe,löwen | lion | lion | león | leone
löwin | lioness | lionne | leona | leonessa
tiger | tiger | tigre | tigre | tigre
leopard,leoparden | leopard | léopard | leopardo | leopardo
panther | panther | panthère | pantera | pantera
jaguar | jaguar | jaguar | jaguar | giaguaro
puma | cougar,puma,mountain lion | puma | puma | puma
gepard | cheetah | guépard | guepardo | ghepardo
luchs,luchse | lynx,bobcat | lynx | lince | lince
bär,bären | bear | ours,ourse | oso,osa | orso,orsa
eisbär,eisbären,polarbär | polar bear,white bear | ours polaire | oso polar | orso polare
teddybär,teddy | teddy bear,teddy | nounours | osito | orsacchiotto
panda | panda | panda | panda | panda
wolf,wölfe | wolf,wolves | loup,louve | lobo,loba | lupo,lupa
fuchs,füchse | fox | renard | zorro,zorra | volpe
hirsch,hirsche | deer,stag,hart | cerf | ciervo,venado | cervo
reh,rehe | roe,roe deer | chevreuil,biche | corzo | capriolo
rentier,rentiere | reindeer | renne | reno | renna
elch,elche | elk,moose | élan,orignal | alce | alce
gämse,gams | chamois | chamois | gamuza | camoscio
steinbock,steinböcke | ibex,capricorn | bouquetin | íbice | stambecco
antilope,antilopen | antelope | antilope | antílope | antilope
gazelle,gazellen | gazelle | gazelle | gacela | gazzella
elefant,elefanten | elephant | éléphant | elefante | elefante
mammut | mammoth | mammouth | mamut | mammut
nashorn,nashörner,rhinozeros | rhino,rhinoceros | rhinocéros | rinoceronte | rinoceronte
nilpferd,flusspferd | hippo,hippopotamus | hippopotame | hipopótamo | ippopotamo
giraffe,giraffen | giraffe | girafe | jirafa | giraffa
zebra,zebras | zebra | zèbre | cebra | zebra
kamel,kamele | camel | chameau | camello | cammello
lama | llama | lama | llama | lama
affe,affen | monkey,ape | singe | mono,mona | scimmia
gorilla | gorilla | gorille | gorila | gorilla
känguru,kängurus | kangaroo | kangourou | canguro | canguro
koala | koala | koala | koala | koala
hase,hasen | hare,bunny | lièvre | liebre | lepre
kaninchen,karnickel | rabbit,bunny | lapin | conejo | coniglio
maus,mäuse | mouse,mice | souris | ratón | topo
ratte,ratten | rat | rat | rata | ratto
hamster | hamster | hamster | hámster | criceto
eichhörnchen | squirrel | écureuil | ardilla | scoiattolo
biber | beaver | castor | castor | castoro
igel | hedgehog | hérisson | erizo | riccio
dachs,dachse | badger | blaireau | tejón | tasso
otter | otter | loutre | nutria | lontra
wiesel,hermelin | weasel,ermine | belette,hermine | comadreja,armiño | donnola,ermellino
marder | marten | martre | marta | martora
waschbär,waschbären | raccoon | raton laveur | mapache | procione
stinktier,skunk | skunk | mouffette | mofeta | puzzola
maulwurf,maulwürfe | mole | taupe | topo | talpa
fledermaus,fledermäuse | bat | chauve-souris | murciélago | pipistrello
fisch,fische | fish | poisson | pez,pescado,peces | pesce
goldfisch | goldfish | poisson rouge | pez dorado | pesce rosso
hai,haie,haifisch | shark | requin | tiburón | squalo
wal,wale,walfisch | whale | baleine | ballena | balena
delfin,delphin,delfine | dolphin | dauphin | delfín | delfino
seehund,robbe,robben | seal | phoque | foca | foca
walross | walrus | morse | morsa | tricheco
lachs,lachse | salmon | saumon | salmón | salmone
forelle,forellen | trout | truite | trucha | trota
thunfisch | tuna | thon | atún | tonno
karpfen | carp | carpe | carpa | carpa
hecht,hechte | pike | brochet | lucio | luccio
hering,heringe | herring | hareng | arenque | aringa
sardine,sardinen | sardine | sardine | sardina | sardina
kabeljau,dorsch | cod | cabillaud,morue | bacalao | merluzzo
aal,aale | eel | anguille | anguila | anguilla
seepferdchen | seahorse | hippocampe | caballito de mar | cavalluccio marino
seestern,seesterne | starfish,sea star | étoile de mer | estrella de mar | stella marina
qualle,quallen | jellyfish | méduse | medusa | medusa
krake,tintenfisch | octopus,squid | pieuvre,poulpe | pulpo | polpo,piovra
krebs,krebse | crab,cancer | crabe | cangrejo | granchio
hummer | lobster | homard | bogavante,langosta | aragosta,astice
garnele,garnelen,krabbe | shrimp,prawn | crevette | gamba,camarón | gambero,gamberetto
auster,austern | oyster | huître | ostra | ostrica
muschel,muscheln | shell,mussel,clam | coquillage,moule,coquille | concha,mejillón | conchiglia,cozza
koralle,korallen | coral | corail,coraux | coral | corallo
schwamm,schwämme | sponge | éponge | esponja | spugna
schildkröte,schildkröten | turtle,tortoise | tortue | tortuga | tartaruga
schlange,schlangen | snake,serpent | serpent | serpiente | serpente
kobra | cobra | cobra | cobra | cobra
viper,natter | viper,adder | vipère | víbora | vipera
krokodil,krokodile | crocodile | crocodile | cocodrilo | coccodrillo
alligator,kaiman | alligator | alligator | caimán | alligatore
eidechse,eidechsen | lizard | lézard | lagarto | lucertola
gecko | gecko | gecko | geco,salamanquesa | geco
chamäleon | chameleon | caméléon | camaleón | camaleonte
salamander | salamander | salamandre | salamandra | salamandra
frosch,frösche | frog | grenouille | rana | rana
kröte,kröten | toad | crapaud | sapo | rospo
schnecke,schnecken | snail,slug | escargot,limace | caracol | lumaca,chiocciola
wurm,würmer | worm | ver | gusano | verme
insekt,insekten | insect,bug | insecte | insecto | insetto
biene,bienen | bee | abeille | abeja | ape
hummel,hummeln | bumblebee | bourdon | abejorro | bombo
wespe,wespen | wasp | guêpe | avispa | vespa
hornisse,hornissen | hornet | frelon | avispón | calabrone
ameise,ameisen | ant | fourmi | hormiga | formica
käfer | beetle | scarabée | escarabajo | scarabeo,coleottero
marienkäfer | ladybird,ladybug | coccinelle | mariquita | coccinella
schmetterling,schmetterlinge,falter | butterfly | papillon | mariposa | farfalla
libelle,libellen | dragonfly | libellule | libélula | libellula
fliege,fliegen | fly | mouche | mosca | mosca
mücke,mücken,moskito | mosquito,gnat | moustique | mosquito | zanzara
grille,grillen | cricket | grillon | grillo | grillo
heuschrecke,grashüpfer | grasshopper,locust | sauterelle | saltamontes | cavalletta
zikade,zikaden | cicada | cigale | cigarra | cicala
glühwürmchen | firefly,glow worm | luciole | luciérnaga | lucciola
spinne,spinnen | spider | araignée | araña | ragno
skorpion,skorpione | scorpion | scorpion | escorpión,alacrán | scorpione
floh,flöhe | flea | puce | pulga | pulce
drache,drachen | dragon | dragon | dragón | drago
einhorn,einhörner | unicorn | licorne | unicornio | unicorno
phönix | phoenix | phénix | fénix | fenice
greif,greifen | griffin,gryphon | griffon | grifo | grifone
dinosaurier,dino | dinosaur,dino | dinosaure | dinosaurio | dinosauro
herde,herden | herd,flock | troupeau | rebaño | gregge,mandria
rudel,meute | pack | meute | jauría,manada | branco
feder,federn | feather,plume | plume | pluma | piuma,penna
flügel,schwinge,schwingen | wing | aile | ala | ala,ali
schnabel,schnäbel | beak,bill | bec | pico | becco
pfote,pfoten,tatze | paw | patte | pata,garra | zampa
kralle,krallen,klaue | claw,talon | griffe | garra | artiglio
schwanz,schwänze,schweif | tail | queue | cola,rabo | coda
mähne | mane | crinière | melena,crin | criniera
horn,hörner | horn | corne | cuerno | corno,corna
nest,nester | nest | nid | nido | nido
bienenstock,bienenkorb | beehive,hive | ruche | colmena | alveare
ei,eier | egg | oeuf | huevo | uovo,uova
`,
}
