import { type Area, classesOf } from './area.ts'

/** Praise and general advertising: says that something is good, for goods of any kind. */
export const praise: readonly Area[] = [
  {
    role: 'praise',
    classes: classesOf.all,
    text: `
    gut | good | bon,bonne | bueno,buen | buono,buon
    besser | better | meilleur,mieux | mejor | migliore,meglio
    beste,bester,bestes,am besten | best | le meilleur,la meilleure | el mejor,lo mejor | il migliore,ottimo
    super | super | super | súper,super | super
    ultra | ultra | ultra | ultra | ultra
    extra | extra,xtra | extra | extra | extra
    mega | mega | méga | mega | mega
    hyper | hyper | hyper | hiper | iper
    top,spitze | top,tops | top | top | top
    prima | prime | de première classe | de primera | di prima
    premium | premium | premium,haut de gamme | premium,prémium | premium
    erste Wahl,erstklassig | first choice,first class,first rate,choice | premier choix | primera calidad | prima scelta
    optimal,optimum | optimum,optimal | optimal,optimum | óptimo | ottimale
    ideal | ideal | idéal | ideal | ideale
    perfekt | perfect | parfait | perfecto | perfetto
    Perfektion | perfection | perfection | perfección | perfezione
    exzellent,ausgezeichnet | excellent,outstanding | excellent | excelente | eccellente
    Exzellenz | excellence | excellence | excelencia | eccellenza
    hervorragend,vorzüglich | superb,splendid | superbe,splendide | estupendo,espléndido | superbo,splendido
    überlegen | superior,supreme | supérieur,suprême | superior,supremo | superiore,supremo
    fein,feinste | fine,finest | fin,fine | fino | fine,fino,fina
    edel | noble,refined | noble,raffiné | noble,refinado | nobile,raffinato
    exklusiv | exclusive | exclusif,exclusive | exclusivo | esclusivo
    luxuriös,Luxus | luxury,luxurious,deluxe,lux,luxe | luxe,luxueux,de luxe | lujo,lujoso,de lujo | lusso,lussuoso,di lusso
    elegant | elegant | élégant | elegante | elegante
    Eleganz | elegance | élégance | elegancia | eleganza
    echt | real,genuine,true | vrai,véritable | verdadero,auténtico,genuino | vero,genuino
    authentisch | authentic | authentique | auténtico | autentico
    original | original,originals | original | original | originale
    einzigartig,einmalig | unique | unique | único | unico
    besonders,speziell,spezial | special,extraordinary | spécial,extraordinaire | especial,extraordinario | speciale,straordinario
    Spezialität | speciality,specialty | spécialité | especialidad | specialità
    fantastisch,toll | fantastic,great,terrific | fantastique,génial | fantástico,genial | fantastico
    wunderbar | wonderful,marvellous,wonder | merveilleux,merveille | maravilloso,maravilla | meraviglioso,meraviglia
    herrlich | glorious,gorgeous | magnifique | magnífico | magnifico
    schön | beautiful,nice,lovely,pretty | beau,belle,joli | bonito,bello,hermoso,lindo | bello,carino
    Schönheit | beauty | beauté | belleza | bellezza
    Qualität | quality | qualité | calidad | qualità
    hochwertig | high quality,quality made | de qualité | de calidad | di qualità
    Meister,meisterhaft | master,masterful | maître | maestro | maestro
    Klasse,klasse | class,classy | classe | clase | classe
    Elite | elite | élite | élite,elite | élite
    Auswahl,Auslese,Selektion | selection,select,selected,pick | sélection,choix | selección,selecto | selezione,selezionato
    Nummer eins,Nr 1 | number one,no 1,number 1 | numéro un | número uno | numero uno
    eins,Eins | one | un | uno | uno
    erste,erster,erstes | first,1st | premier,première | primero,primera | primo,prima
    führend | leading,leader | leader | líder | leader
    Gewinner,Sieger | winner,champion,winning | gagnant,champion | ganador,campeón | vincitore,campione
    Star,Stern | star | star | estrella | star
    Gold,golden | gold,golden | or,doré | oro,dorado | oro,dorato
    Silber,silbern | silver | argent | plata | argento
    Platin | platinum | platine | platino | platino
    Diamant | diamond | diamant | diamante | diamante
    königlich,royal | royal,regal | royal | real,regio | reale,regale
    glücklich,fröhlich | happy,joyful | heureux,joyeux | feliz,alegre | felice,allegro
    Freude,Spaß | fun,joy | joie,plaisir,fun | alegría,placer,diversión | gioia,piacere,divertimento
    Genuss | enjoyment,delight,pleasure | délice,régal | disfrute,deleite | delizia,gusto
    genießen | enjoy | savourer,profiter | disfrutar,disfruta | godere,gusta
    beliebt,Liebling,Favorit | favourite,favorite,popular | favori,préféré | favorito,preferido | preferito,favorito
    berühmt | famous | célèbre,fameux | famoso | famoso
    magisch,Zauber | magic,magical | magique,magie | mágico,magia | magico,magia
    cool | cool,awesome | cool | guay | forte
    modern | modern,contemporary | moderne | moderno | moderno
    neu | new,novel | nouveau,nouvelle,neuf | nuevo | nuovo
    Innovation,innovativ | innovation,innovative,innovations | innovation,innovant | innovación,innovador | innovazione,innovativo
    Fortschritt,fortschrittlich | progress,advanced,progressive | progrès,avancé | progreso,avanzado | progresso,avanzato
    Zukunft | future | futur,avenir | futuro | futuro
    klassisch,Klassiker | classic,classical,classics | classique | clásico | classico
    traditionell,Tradition | traditional,tradition,heritage | traditionnel,tradition | tradicional,tradición | tradizionale,tradizione
    zuverlässig | reliable,dependable | fiable | fiable | affidabile
    Vertrauen | trust,trusted,confidence | confiance | confianza | fiducia
    bewährt,geprüft | proven,tested,certified,approved | éprouvé,certifié,testé | probado,certificado | provato,certificato,testato
    Garantie | guarantee,guaranteed | garantie,garanti | garantía | garanzia
    Erfolg,erfolgreich | success,successful | succès,réussite | éxito | successo
    Vorteil | advantage,benefit,plus | avantage | ventaja | vantaggio
    plus | plus | plus | plus,más | plus,più
    mehr | more | plus | más | più
    maximal,Maximum | max,maxi,maximum,maximal | maximum,maxi | máximo | massimo
    Macht,Kraft,stark,kräftig | power,powerful,strong,strength | puissance,puissant,force,fort | poder,fuerza,fuerte,potente | potenza,potente,forza,forte
    einfach,leicht | easy,simple,simply,effortless | facile,simple,simplement | fácil,simple,sencillo | facile,semplice
    schnell | fast,quick,rapid,speedy,swift,instant,express,kwik,quik | rapide,vite,express | rápido,exprés,veloz | rapido,veloce,espresso
    Geschwindigkeit,Tempo | speed | vitesse | velocidad | velocità
    sicher | safe,secure,sure | sûr,sécurisé | seguro | sicuro
    Sicherheit | safety,security | sécurité,sûreté | seguridad | sicurezza
    bequem,praktisch | comfortable,convenient,handy,comfy,practical | confortable,pratique,commode | cómodo,práctico | comodo,pratico
    Komfort | comfort,convenience | confort | confort,comodidad | comfort
    clever,intelligent,schlau | smart,clever,intelligent,wise,genius | intelligent,malin,futé | inteligente,listo | intelligente,furbo
    wirksam,effektiv,effizient | effective,efficient,efficiency | efficace,efficient | eficaz,eficiente | efficace,efficiente
    professionell,Profi | professional,pro,expert | professionnel,pro,expert | profesional,experto | professionale,esperto
    international | international,worldwide | international,mondial | internacional,mundial | internazionale,mondiale
    global | global | global | global | globale
    universal,universell | universal | universel | universal | universale
    total,völlig,ganz | total,totally,whole,full,entire | total,entier | total,entero | totale,intero
    komplett,vollständig | complete,all in one | complet | completo | completo
    absolut | absolute,absolutely,ultimate | absolu,ultime | absoluto | assoluto
    wahr | true,truly | vrai | verdadero | vero
    rein,pur | pure | pur | puro | puro
    Reinheit | purity | pureté | pureza | purezza
    natürlich | natural,naturally | naturel,naturellement | natural | naturale
    frisch | fresh | frais,fraîche | fresco | fresco
    gesund | healthy,healthful | sain | sano,saludable | sano,salutare
    preiswert,günstig,billig | cheap,affordable,low cost,budget,economy,inexpensive | bon marché,économique,pas cher | barato,económico,bajo coste | economico,conveniente
    Wert | value | valeur | valor | valore
    Preis | price | prix | precio | prezzo
    kostenlos,gratis,umsonst | free,free of charge,gratis | gratuit,gratis | gratis,gratuito | gratis,gratuito
    Sparen,sparen | save,saver,saving,savings | économies,économiser | ahorro,ahorrar | risparmio,risparmiare
    Rabatt,Angebot | discount,offer,deal,deals,bargain,sale | remise,offre,rabais,promo | descuento,oferta,rebaja | sconto,offerta
    nachhaltig | sustainable,sustainability,responsible | durable,responsable | sostenible | sostenibile
    umweltfreundlich,ökologisch | eco,ecological,eco friendly,environmentally friendly | écologique,éco | ecológico,eco | ecologico,eco
    biologisch,bio | organic,bio | biologique,bio | biológico,orgánico,bio | biologico,bio
    grün | green | vert | verde | verde
    Liebe | love | amour | amor | amore
    Leben | life,living | vie | vida | vita
    Lebensstil | lifestyle | style de vie | estilo de vida | stile di vita
    Stil | style,stylish | style | estilo | stile
    Traum | dream | rêve | sueño | sogno
    Leidenschaft | passion | passion | pasión | passione
    Energie | energy | énergie | energía | energia
    vital,Vitalität | vital,vitality | vital,vitalité | vital,vitalidad | vitale,vitalità
    aktiv | active | actif,active | activo | attivo
    dynamisch | dynamic | dynamique | dinámico | dinamico
    stilvoll,trendig,Trend | trendy,trend,chic,fashionable | tendance,chic | tendencia,chic | tendenza,chic
    Jugend,jung | young,youth,youthful | jeune,jeunesse | joven,juventud | giovane,gioventù
    persönlich | personal,individual,custom,customised,bespoke | personnel,individuel,personnalisé | personal,individual,personalizado | personale,individuale,personalizzato
    direkt | direct,directly,straight | direct | directo | diretto
    Lösung,Lösungen | solution,solutions | solution,solutions | solución,soluciones | soluzione,soluzioni
    Konzept,Idee | concept,idea,ideas | concept,idée | concepto,idea | concetto,idea
    Vision | vision | vision | visión | visione
    Inspiration | inspiration,inspired | inspiration | inspiración | ispirazione
    hoch | high | haut,haute | alto,alta | alto,alta
    `,
  },
]
