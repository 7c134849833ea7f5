import { type Area, classesOf } from './area.ts'

/** Properties, quantities, times, places, target groups and words of trade that fit almost all goods and services. */
export const general: readonly Area[] = [
  {
    role: 'quality',
    classes: classesOf.goods,
    text: `
    klein,mini | small,mini,little,tiny,micro | petit,petite,mini | pequeño,mini | piccolo,mini
    groß | big,large,jumbo,giant,grand | grand,gros,géant | grande,gran,gigante | grande,gigante
    lang | long | long,longue | largo | lungo
    kurz | short | court | corto | corto
    dünn,schlank | thin,slim,slender | mince,fin | delgado,fino | sottile,snello
    dick | thick | épais | grueso | spesso
    leicht,Leichtgewicht | light,lightweight,lite,feather light | léger,légère | ligero,liviano,light | leggero,leggera
    schwer | heavy,heavy duty | lourd | pesado | pesante
    weich,sanft | soft,gentle,mild,tender | doux,douce,tendre | suave,blando | morbido,dolce,delicato
    hart | hard,tough | dur | duro | duro
    robust,stabil | robust,sturdy,rugged,stable,solid | robuste,solide,stable | robusto,sólido,estable | robusto,solido,stabile
    haltbar,dauerhaft | durable,long lasting,lasting,permanent | durable,permanent | duradero,permanente | durevole,permanente,duraturo
    flexibel,biegsam | flexible,flexi,flex,bendable | flexible,souple | flexible | flessibile
    trocken | dry | sec,sèche | seco | secco,asciutto
    feucht,nass | wet,moist,damp | humide,mouillé | húmedo,mojado | umido,bagnato
    heiß | hot | chaud | caliente | caldo
    warm | warm,cosy,cozy | chaud | cálido | caldo
    kalt,kühl | cold,cool,chilled | froid | frío | freddo
    sauber | clean | propre | limpio | pulito
    glatt | smooth,sleek | lisse | liso | liscio
    glänzend | shiny,glossy,bright,brilliant | brillant | brillante | brillante,lucido
    klar,durchsichtig | clear,transparent | clair,transparent | claro,transparente | chiaro,trasparente
    matt | matt,matte | mat | mate | opaco
    rund | round | rond | redondo | rotondo
    flach | flat | plat | plano | piatto
    quadratisch,eckig | square | carré | cuadrado | quadrato
    tragbar | portable,wearable,carry | portable,portatif | portátil | portatile
    faltbar,Klapp | foldable,folding,collapsible | pliable,pliant | plegable | pieghevole
    wasserdicht,wasserfest | waterproof,water resistant | étanche,imperméable | impermeable | impermeabile
    feuerfest | fireproof,fire resistant | ignifuge | ignífugo | ignifugo
    rostfrei | stainless,rustproof | inoxydable,inox | inoxidable,inox | inossidabile,inox
    antibakteriell | antibacterial,antimicrobial | antibactérien | antibacteriano | antibatterico
    elektrisch,elektro | electric,electrical,electro,e | électrique | eléctrico | elettrico
    elektronisch | electronic | électronique | electrónico | elettronico
    automatisch,Automatik | automatic,automated,auto,self | automatique | automático | automatico
    mechanisch | mechanical | mécanique | mecánico | meccanico
    manuell,handgemacht | manual,handmade,hand made,handcrafted | manuel,fait main,artisanal | manual,hecho a mano,artesanal | manuale,fatto a mano,artigianale
    digital | digital | numérique,digital | digital | digitale
    drahtlos,kabellos | wireless,cordless | sans fil | inalámbrico | senza fili
    nachfüllbar | refillable,refill | rechargeable | recargable | ricaricabile
    wiederverwendbar,wiederverwertet,recycelt | reusable,recycled,recyclable | réutilisable,recyclé | reutilizable,reciclado | riutilizzabile,riciclato
    einweg | disposable | jetable | desechable | monouso
    biologisch abbaubar | biodegradable,compostable | biodégradable | biodegradable | biodegradabile
    leise,still | quiet,silent,noiseless | silencieux | silencioso | silenzioso
    stark | strong,intense | fort,intense | fuerte,intenso | forte,intenso
    rutschfest | non slip,antislip,nonslip | antidérapant | antideslizante | antiscivolo
    antihaft | non stick,nonstick | antiadhésif | antiadherente | antiaderente
    selbstklebend,haftend | self adhesive,sticky,stick | autocollant,adhésif | autoadhesivo,adhesivo | autoadesivo,adesivo
    verstellbar,einstellbar | adjustable | réglable | ajustable,regulable | regolabile
    modular | modular | modulaire | modular | modulare
    kompakt | compact | compact | compacto | compatto
    doppelseitig | reversible,double sided | réversible | reversible | reversibile
    geruchlos | odourless,odorless,scent free,unscented | inodore | inodoro | inodore
    farblos | colourless,colorless | incolore | incoloro | incolore
    farbig,bunt | coloured,colored,colourful,colorful,multicolour | coloré,multicolore | de color,multicolor | colorato,multicolore
    weiß | white | blanc,blanche | blanco | bianco
    schwarz | black | noir | negro | nero
    rot | red | rouge | rojo | rosso
    blau | blue | bleu | azul | blu,azzurro
    gelb | yellow | jaune | amarillo | giallo
    grau | grey,gray | gris | gris | grigio
    braun | brown | brun | marrón | marrone
    rosa | pink | rose | rosa | rosa
    traditionell hergestellt,handwerklich | artisan,artisanal,crafted,craft | artisanal | artesano,artesanal | artigianale
    hausgemacht | homemade,home made | fait maison | casero | fatto in casa,casereccio
    alt,gereift | aged,vintage,antique,old | vieux,ancien,vieilli | añejo,viejo,antiguo | vecchio,antico,invecchiato
    roh | raw | brut,cru | crudo,bruto | crudo,grezzo
    fertig | ready,ready made,instant | prêt | listo | pronto
    `,
  },
  {
    role: 'quality',
    classes: classesOf.services,
    text: `
    online,im Internet | online,on line,web based | en ligne | en línea | on line
    digital | digital | numérique,digital | digital | digitale
    mobil | mobile | mobile | móvil | mobile
    elektronisch | electronic,e | électronique | electrónico | elettronico
    virtuell | virtual | virtuel | virtual | virtuale
    interaktiv | interactive | interactif | interactivo | interattivo
    multimedial | multimedia | multimédia | multimedia | multimediale
    automatisiert | automated,automatic | automatisé | automatizado | automatizzato
    diskret,vertraulich,privat | discreet,private,confidential | discret,privé | discreto,privado | discreto,privato
    öffentlich | public | public | público | pubblico
    regional,lokal | local,regional | local,régional | local,regional | locale,regionale
    national | national,nationwide | national | nacional | nazionale
    gemeinsam | joint,common,shared,together,collective,community | commun,ensemble,communauté | común,juntos,comunidad | comune,insieme,comunità
    unabhängig | independent | indépendant | independiente | indipendente
    flexibel | flexible | flexible | flexible | flessibile
    rund um die Uhr | around the clock,24 7,24h | 24 heures sur 24 | 24 horas | 24 ore su 24
    offen | open | ouvert | abierto | aperto
    groß | big,great,grand | grand | grande,gran | grande
    klein | small,little,mini | petit | pequeño | piccolo
    individuell,maßgeschneidert | tailored,tailor made,customized | sur mesure | a medida | su misura
    künstlich,künstliche Intelligenz,KI | artificial,artificial intelligence,ai | artificiel,ia | artificial,ia | artificiale,ia
    `,
  },
  {
    role: 'quantity',
    classes: classesOf.all,
    text: `
    doppel,doppelt,zweifach | double,dual,twin,twice,duo,bi | double,duo,bi | doble,dúo,bi | doppio,duo,bi
    dreifach,tri | triple,trio,tri,treble | triple,trio,tri | triple,trío,tri | triplo,trio,tri
    vierfach,quattro | quadruple,quad,fourfold | quadruple | cuádruple | quadruplo,quattro
    multi,vielfach | multi,multiple,poly | multi,multiple | multi,múltiple | multi,multiplo
    halb | half,semi | demi,semi | medio,semi | mezzo,semi
    ein,einzel,mono | single,mono,uni,solo | mono,simple,unique | mono,individual | mono,singolo
    Paar | pair | paire | par | paio
    viele | many,lots | beaucoup | muchos | molti
    alle,alles | all,everything,every,omni | tout,tous,toutes | todo,todos | tutto,tutti
    Hundert | hundred,100 | cent | cien,ciento | cento
    Tausend | thousand,1000 | mille | mil | mille
    Kilo,Kilogramm | kilo,kilogram,kg | kilo | kilo | chilo
    Liter | litre,liter | litre | litro | litro
    Gramm | gram,gramme | gramme | gramo | grammo
    Meter | meter,metre | mètre | metro | metro
    Stück | piece,pieces,pcs | pièce | pieza | pezzo
    Packung,Pack,Paket | pack,package,packet | paquet,lot | paquete | pacchetto,confezione
    Box,Schachtel,Kiste | box | boîte,coffret | caja | scatola
    Set,Satz | set,kit | kit,jeu | juego,kit | set,kit
    Größe | size | taille | talla,tamaño | taglia,formato
    Portion | portion,serving,dose | portion,dose | porción,dosis | porzione,dose
    Prozent | percent,per cent | pour cent | por ciento | per cento
    Sammlung,Kollektion | collection,range,assortment | collection,gamme | colección,gama,surtido | collezione,gamma,assortimento
    Serie,Linie | series,line | série,ligne | serie,línea | serie,linea
    Ausgabe | edition | édition | edición | edizione
    Prozent natürlich | all natural | cent pour cent | cien por cien | cento per cento
    `,
  },
  {
    role: 'time',
    classes: classesOf.all,
    text: `
    Tag,täglich | day,daily,everyday,days | jour,journée,quotidien,journalier | día,diario | giorno,giornaliero,quotidiano
    Nacht | night,nighttime,overnight | nuit | noche | notte
    Morgen | morning | matin | mañana | mattina
    Abend | evening | soir,soirée | tarde | sera
    Woche,wöchentlich | week,weekly | semaine,hebdomadaire,hebdo | semana,semanal | settimana,settimanale
    Wochenende | weekend | weekend,week end | fin de semana | fine settimana
    Monat,monatlich | month,monthly | mois,mensuel | mes,mensual | mese,mensile
    Jahr,jährlich | year,annual,yearly | an,année,annuel | año,anual | anno,annuale
    Stunde,stündlich | hour,hourly | heure | hora | ora
    Minute | minute | minute | minuto | minuto
    Sekunde | second | seconde | segundo | secondo
    Sommer | summer | été | verano | estate
    Winter | winter | hiver | invierno | inverno
    Frühling,Frühjahr | spring | printemps | primavera | primavera
    Herbst | autumn,fall | automne | otoño | autunno
    Saison,saisonal | season,seasonal | saison,saisonnier | temporada | stagione
    heute | today | aujourd'hui | hoy | oggi
    jetzt | now,right now | maintenant | ahora,ya | adesso,ora
    immer | always,forever | toujours | siempre | sempre
    sofort | immediately,instant,instantly | immédiat,instantané | inmediato,al instante | subito,immediato,istantaneo
    Weihnachten,weihnachtlich | christmas,xmas | noël | navidad | natale
    Ostern | easter | pâques | pascua | pasqua
    Zeit | time | temps | tiempo | tempo
    Montag | monday | lundi | lunes | lunedì
    Freitag | friday | vendredi | viernes | venerdì
    Sonntag | sunday | dimanche | domingo | domenica
    Jahrhundert | century | siècle | siglo | secolo
    `,
  },
  {
    role: 'place',
    classes: classesOf.all,
    text: `
    Welt | world,earth | monde,terre | mundo,tierra | mondo,terra
    zu Hause,Heim,Haus,daheim | home,house,household,indoor | maison,foyer,domicile | casa,hogar | casa
    draußen,im Freien | outdoor,outdoors,outside,open air | plein air,extérieur | exterior,aire libre | esterno,aria aperta
    Stadt | city,town,urban,metro | ville,urbain | ciudad,urbano | città,urbano
    Land,ländlich | country,land,rural,countryside | campagne,pays,rural | campo,país,rural | campagna,paese,rurale
    Berg,Alpen | mountain,alpine,alps | montagne,alpin | montaña,alpino | montagna,alpino
    Meer,See | sea,ocean,marine | mer,océan,marin | mar,océano,marino | mare,oceano,marino
    Strand | beach | plage | playa | spiaggia
    Küste | coast,coastal | côte,littoral | costa | costa
    Büro | office | bureau | oficina | ufficio
    unterwegs | on the go,to go,travel | en route,à emporter | para llevar | da viaggio,da asporto
    Straße | street,road | rue,route | calle,carretera | strada,via
    Garten | garden | jardin | jardín | giardino
    Schule | school | école | escuela | scuola
    Arbeit,Arbeitsplatz | work,workplace | travail | trabajo | lavoro
    Küche | kitchen | cuisine | cocina | cucina
    Bad | bath,bathroom | bain,salle de bain | baño | bagno
    Nord,nördlich | north,northern,nordic | nord | norte | nord
    Süd,südlich | south,southern | sud | sur | sud
    West,westlich | west,western | ouest | oeste | ovest
    Ost,östlich | east,eastern | est | este | est
    `,
  },
  {
    role: 'audience',
    classes: classesOf.all,
    text: `
    Baby,Säugling | baby,infant,babies,toddler | bébé,nourrisson | bebé | bebè,neonato
    Kind,Kinder | kid,kids,child,children,junior | enfant,enfants,junior | niño,niños,infantil | bambino,bambini
    Mann,Männer,Herren | man,men,mens,gentleman | homme,hommes,messieurs | hombre,hombres,caballero | uomo,uomini
    Frau,Frauen,Damen | woman,women,womens,lady,ladies | femme,femmes,dame | mujer,mujeres,señora | donna,donne,signora
    Mädchen | girl,girls | fille,filles | chica,niña | ragazza
    Junge | boy,boys | garçon | chico | ragazzo
    Jugendliche,Teenager | teen,teens,teenager | ado,adolescent | adolescente | adolescente,teenager
    Mama,Mutter | mum,mom,mother,mommy | maman,mère | mamá,madre | mamma,madre
    Papa,Vater | dad,father,daddy | papa,père | papá,padre | papà,padre
    Eltern | parent,parents,parenting | parents | padres | genitori
    Familie | family,families | famille | familia | famiglia
    Senior,Senioren | senior,seniors,elderly | senior,seniors | mayores,sénior | anziani,senior
    Freund,Freunde | friend,friends,buddy | ami,amis | amigo,amigos | amico,amici
    Mensch,Menschen,Leute | people,human,folk | gens,humain | gente,humano | gente,umano
    Kunde | customer,client | client | cliente | cliente
    Anfänger | beginner,starter | débutant | principiante | principiante
    Fachmann,Experte | expert,specialist,professional | spécialiste,expert | especialista,experto | specialista,esperto
    Student,Schüler | student,students,pupil | étudiant,élève | estudiante,alumno | studente,alunno
    Unternehmer,Gründer | entrepreneur,founder,startup | entrepreneur,fondateur | emprendedor,empresario | imprenditore
    du,dich,dein,Sie,Ihr | you,your,u,ur | toi,vous,votre,ton | tú,usted,tu,su | tu,te,tuo,vostro
    ich,mein,mich | i,my,me,mine | moi,mon,ma,mes | yo,mi,mis | io,mio,mia
    wir,unser,uns | we,our,us | nous,notre,nos | nosotros,nuestro | noi,nostro
    Hund | dog,dogs,canine,puppy | chien,chiens | perro,perros | cane,cani
    Katze | cat,cats,feline | chat,chats | gato,gatos | gatto,gatti
    Haustier | pet,pets | animal de compagnie | mascota,mascotas | animale domestico
    `,
  },
  {
    role: 'trade',
    classes: classesOf.all,
    text: `
    Laden,Geschäft | shop,store,shopping | magasin,boutique,commerce | tienda,comercio | negozio
    Markt | market,marketplace,mart,supermarket | marché,supermarché | mercado,supermercado | mercato,supermercato
    Zentrum,Center | center,centre | centre | centro | centro
    Haus,Welt | house,world | maison,monde | casa,mundo | casa,mondo
    Punkt,Stelle | point,spot | point | punto | punto
    Marke | brand,trademark | marque | marca | marca,marchio
    Produkt,Ware | product,products,goods | produit,produits | producto,productos | prodotto,prodotti
    Dienst,Service,Dienstleistung | service,services | service,services | servicio,servicios | servizio,servizi
    Firma,Unternehmen,Betrieb | company,enterprise,business,corporation,firm,inc,co,corp,ltd,llc | société,entreprise,compagnie,sarl | empresa,compañía,sociedad | azienda,impresa,società
    Gruppe | group | groupe | grupo | gruppo
    System,Systeme | system,systems | système,systèmes | sistema,sistemas | sistema,sistemi
    Technik,Technologie,Tech | technology,technologies,tech,technique,tec | technologie,technique | tecnología,técnica | tecnologia,tecnica
    Methode,Verfahren | method,process,procedure | méthode,procédé | método,proceso | metodo,processo
    Programm | program,programme | programme | programa | programma
    Netz,Netzwerk | net,network,networks | réseau | red | rete
    Portal,Plattform | portal,platform,site,website | portail,plateforme | portal,plataforma | portale,piattaforma
    Internet | internet,web,www,com,cyber | internet,web | internet,web | internet,web
    Agentur | agency | agence | agencia | agenzia
    Büro | bureau,office | bureau | oficina | ufficio
    Werk,Fabrik | factory,works,mill,plant | usine,fabrique | fábrica | fabbrica
    Manufaktur | manufactory,manufacturing,manufacture | manufacture,fabrication | manufactura,fabricación | manifattura
    Werkstatt,Studio,Atelier | workshop,studio,studios | atelier,studio | taller,estudio | officina,studio,laboratorio
    Labor,Labors | lab,labs,laboratory,laboratories | laboratoire,labo | laboratorio | laboratorio
    Institut | institute,academy | institut,académie | instituto,academia | istituto,accademia
    Verein,Klub | club,association,society | club,association | club,asociación | club,associazione
    Verband,Bund | federation,union,league | fédération,union | federación,unión | federazione,unione
    Partner | partner,partners | partenaire | socio | partner
    Team | team,crew | équipe | equipo | squadra
    Design | design,designer,designs | design,créateur | diseño | design,disegno
    Entwicklung,Forschung | development,research,lab | développement,recherche | desarrollo,investigación | sviluppo,ricerca
    Beratung | consulting,consultant,advice,advisor | conseil,consulting | asesoría,consultoría | consulenza
    Verkauf,Vertrieb | sales,distribution,trading,trade | vente,distribution,négoce | venta,distribución | vendita,distribuzione
    Export,Import | export,import | export,import | exportación,importación | esportazione,importazione
    Hersteller,Macher | maker,makers,manufacturer,producer | fabricant,producteur | fabricante,productor | produttore
    Händler | dealer,seller,retailer,merchant,vendor | marchand,vendeur | vendedor,comerciante | venditore,commerciante
    Lager,Depot | depot,warehouse,storage,stock,outlet | dépôt,entrepôt,stock | almacén,depósito | deposito,magazzino
    Paradies | paradise | paradis | paraíso | paradiso
    König | king | roi | rey | re
    Experten | experts,specialists,pros | experts | expertos | esperti
    Information,Auskunft | info,information | info,information | información,info | informazione,info
    Projekt | project | projet | proyecto | progetto
    Standard | standard,basic,basics,essential,essentials | standard,essentiel | estándar,básico,esencial | standard,base,essenziale
    Konzern,Holding | holding,holdings,industries,industry | holding,industrie | holding,industria | holding,industria
    Zubehör | accessory,accessories,equipment,gear,supplies,supply | accessoires,équipement,matériel | accesorios,equipo,suministros | accessori,attrezzatura,forniture
    Vergleich | comparison,compare | comparaison,comparer | comparación,comparador | confronto
    Bedarf | needs,requirements | besoins | necesidades | fabbisogno
    Pflege | care | soin,soins | cuidado | cura
    Hilfe | help,aid,support,assistance | aide,assistance | ayuda,asistencia | aiuto,assistenza
    Führer,Ratgeber | guide,guides,advisor | guide | guía | guida
    `,
  },
]
