import { type Area, classesOf } from './area.ts'

/** Technology, telecommunication, media, finance, business, law, travel, energy, education. */
export const services: readonly Area[] = [
  {
    role: 'kind',
    classes: classesOf.technology,
    text: `
    Computer,Rechner | computer,computing,pc,laptop,notebook,compu,micro | ordinateur,micro | ordenador,computadora,micro | computer,micro
    Software | software,soft,app,apps,program | logiciel,application | programa,aplicación | software,applicazione
    Hardware,Gerät | hardware,device,apparatus,gadget,unit | appareil,matériel,dispositif | aparato,dispositivo,equipo | apparecchio,dispositivo
    Daten | data,database,datum | données,data | datos,data | dati,data
    Wolke,Cloud | cloud | nuage,cloud | nube,cloud | nuvola,cloud
    Speicher | memory,storage,drive,disk,disc,flash | mémoire,stockage,disque | memoria,almacenamiento,disco | memoria,archiviazione,disco
    Server,Netzwerk | server,network,router,hub,host,hosting | serveur,réseau | servidor,red | server,rete
    Code,Kodierung | code,coding,script | code | código | codice
    Bildschirm,Anzeige | screen,display,monitor,panel,touch | écran,affichage | pantalla,monitor | schermo,display
    Kamera,Foto,Bild | camera,cam,photo,picture,image,imaging,pix,foto | caméra,photo,image | cámara,foto,imagen | fotocamera,foto,immagine
    Video,Film | video,film,movie | vidéo,film | vídeo,película | video,film
    Ton,Klang,Audio | audio,sound,acoustic,stereo,hifi | audio,son,acoustique | audio,sonido | audio,suono
    Kopfhörer,Lautsprecher | headphone,earphone,speaker,loudspeaker | casque,haut parleur | auricular,altavoz | cuffia,altoparlante
    Sensor,Messung | sensor,measure,measuring,meter,gauge,metering,scale | capteur,mesure | sensor,medición,medidor | sensore,misura,misuratore
    Kontrolle,Steuerung | control,controller,remote,monitoring | contrôle,commande | control,mando | controllo,comando
    Chip,Halbleiter | chip,semiconductor,circuit,silicon,processor | puce,circuit | chip,circuito | chip,circuito
    Drucker,Druck | printer,print,printing,scan,scanner,copy | imprimante,impression | impresora,impresión | stampante,stampa
    Kabel,Stecker | cable,plug,connector,connect,wire,usb | câble,prise,connecteur | cable,enchufe,conector | cavo,spina,connettore
    Batterie,Strom | battery,power,current,volt | batterie,courant | batería,corriente | batteria,corrente
    Spiel,Konsole | game,games,gaming,console,arcade | jeu,console | juego,consola | gioco,console
    Karte,Chipkarte | card,smart card,smartcard | carte | tarjeta | carta,scheda
    Navigation,Ortung | navigation,navigator,gps,tracking,tracker,track,locator,map,maps | navigation,carte | navegación,mapa | navigazione,mappa
    Sprache,Stimme | voice,speech,talk | voix,parole | voz,habla | voce
    Virtuelle Realität | virtual reality,vr,3d,virtual | réalité virtuelle | realidad virtual | realtà virtuale
    künstlich intelligent,KI | ai,artificial intelligence,machine learning,neural,brain | intelligence artificielle | inteligencia artificial | intelligenza artificiale
    Algorithmus,Analyse | algorithm,analysis,analytics,analyse,analyzer | algorithme,analyse | algoritmo,análisis | algoritmo,analisi
    Automatisierung | automation | automatisation | automatización | automazione
    Cyber | cyber | cyber | ciber | cyber
    Mikro,Nano | micro,nano | micro,nano | micro,nano | micro,nano
    Optik,optisch | optic,optics,optical,opti,lens,vision | optique,lentille | óptica,lente | ottica,lente
    Laser,Infrarot,Licht | laser,infrared,light,led,beam | laser,infrarouge | láser,infrarrojo | laser,infrarosso
    Alarm,Sicherheit | alarm,alert,security,safe,protect | alarme,alerte | alarma,alerta | allarme,allerta
    Passwort,Verschlüsselung | password,encryption,crypto,key | mot de passe,crypto | contraseña,cripto | password,cripto
    Datei,Dokument | file,document,folder,archive | fichier,document | archivo,documento | file,documento
    Text,Schrift | text,word,font,writer,write | texte,mot,écriture | texto,palabra | testo,parola,scrittura
    Werkzeug | tool,tools,toolbox,toolkit | outil,outils | herramienta | strumento
    Engineering,Ingenieur | engineering,engineer | ingénierie,ingénieur | ingeniería,ingeniero | ingegneria,ingegnere
    Wissenschaft | science,scientific,research | science,recherche | ciencia,investigación | scienza,ricerca
    Wissen | knowledge,know how,intelligence | connaissance,savoir | conocimiento,saber | conoscenza,sapere
    Suche,suchen | search,find,finder | recherche,trouver | búsqueda,buscar | ricerca,trovare
    Update,Download | update,upload,download | mise à jour,télécharger | actualización,descarga | aggiornamento
    Verwaltung,Management | management,manager,administration | gestion | gestión | gestione
    Planung,Planer | planner,planning,plan,schedule,scheduler | planification,planning | planificación,plan | pianificazione,piano
    Lesen | reader,read,book | lecture,lecteur | lectura,lector | lettura,lettore
    Entwurf,3D-Druck | model,modeling,simulation,simulator | modèle,simulation | modelo,simulación | modello,simulazione
    `,
  },
  {
    role: 'kind',
    classes: classesOf.telecommunication,
    text: `
    Telefon | telephone,phone,tel,tele,fon,cell,cellular | téléphone,télé,tél | teléfono,tele | telefono,tele
    Handy,Smartphone | smartphone,mobile phone,mobile | portable,mobile,smartphone | móvil,celular | cellulare,smartphone
    Kommunikation | communication,communications,com,comm,telecom | communication,télécom | comunicación,telecom | comunicazione,telecom
    Nachricht,Mail,Post | message,messenger,mail,email,e mail,sms,post | message,courrier,mail | mensaje,correo,mail | messaggio,posta,mail
    Chat,Gespräch | chat,talk,call,calling,conversation,connect | discussion,appel,chat | charla,llamada,chat | conversazione,chiamata,chat
    Anruf | call,caller,ringtone,dial | appel | llamada | chiamata
    Fernsehen,TV | television,tv,channel,broadcast,cable | télévision,télé,chaîne,tv | televisión,tele,canal,tv | televisione,canale,tv
    Radio,Rundfunk | radio,fm,broadcasting | radio,radiodiffusion | radio,radiodifusión | radio,radiodiffusione
    Internet,Netz | internet,net,web,www,online,site | internet,web,toile,site | internet,web,red | internet,web,rete
    Breitband,Glasfaser | broadband,fiber,dsl,wifi,wlan,stream,streaming | haut débit,fibre,wifi | banda ancha,fibra,wifi | banda larga,fibra,wifi
    Satellit | satellite | satellite | satélite | satellite
    soziales Netzwerk | social,social network,social media,community,forum | social,réseau social,forum | social,red social,foro | social,rete sociale,forum
    Verbindung | connection,link,links,linking,connect,contact,contacts | connexion,lien,contact | conexión,enlace,contacto | connessione,collegamento,contatto
    Nachrichten | news,bulletin | nouvelles,actualités,info | noticias,informativo | notizie,giornale
    Verzeichnis,Telefonbuch | directory,phone book,yellow pages,list | annuaire,répertoire | directorio,guía telefónica | elenco,rubrica
    live | live,real time | direct,en direct | en vivo,directo | dal vivo,diretta
    Partnersuche,Dating | dating,date,match,singles,flirt | rencontre,rencontres,célibataires | citas,pareja,solteros | incontri,single
    teilen | share,sharing,exchange,swap | partager,partage,échange | compartir,intercambio | condividere,scambio
    `,
  },
  {
    role: 'theme',
    classes: classesOf.media,
    text: `
    Buch | book,books,ebook | livre,livres | libro,libros | libro,libri
    Zeitung,Zeitschrift | newspaper,magazine,journal,gazette,review,times,herald,tribune,post,paper | journal,magazine,revue,gazette | periódico,revista,diario,gaceta | giornale,rivista,gazzetta
    Verlag,Presse | publishing,publisher,press | édition,presse,éditeur | editorial,prensa | editore,stampa
    Musik | music,musical,song,songs,band,orchestra | musique,chanson | música,canción | musica,canzone
    Konzert,Festival | concert,festival,gig | concert,festival | concierto,festival | concerto,festival
    Film,Kino | film,movie,movies,cinema | film,cinéma | película,cine | film,cinema
    Theater,Show | theater,theatre,show,stage,circus,comedy | théâtre,spectacle,cirque | teatro,espectáculo,circo | teatro,spettacolo,circo
    Kunst,Künstler | art,arts,artist | art,artiste | arte,artista | arte,artista
    Museum,Galerie | museum,gallery | musée,galerie | museo,galería | museo,galleria
    Unterhaltung | entertainment,amusement | divertissement | entretenimiento | intrattenimento
    Spaß,Party | fun,party,event,events | fête,événement | fiesta,evento | festa,evento
    Bildung,Lernen | education,educational,learning,learn | éducation,apprentissage | educación,aprendizaje | educazione,apprendimento
    Schule,Akademie,Universität | school,academy,university,college,campus | école,académie,université | escuela,academia,universidad | scuola,accademia,università
    Kurs,Unterricht,Seminar | course,class,lesson,seminar,teaching,teacher | cours,leçon,séminaire,enseignement | curso,clase,seminario,enseñanza | corso,lezione,seminario,insegnamento
    Training,Coaching | training,coach,coaching,tutor | formation,coaching | formación,coaching | formazione,coaching
    Prüfung,Zertifikat | exam,test,certificate | examen,certificat | examen,certificado | esame,certificato
    Sprache | language,english,languages | langue | idioma,lengua | lingua
    Geschichte,Märchen | history,story,stories,tale,tales | histoire,conte | historia,cuento | storia,fiaba
    Wissen,Wissenschaft | knowledge,science | savoir,science | saber,ciencia | sapere,scienza
    Natur | nature,wildlife | nature | naturaleza | natura
    Reise | travel,journey,voyage | voyage | viaje | viaggio
    Gesellschaft,Politik | society,politics,political | société,politique | sociedad,política | società,politica
    Wirtschaft | economy,business,economist | économie | economía | economia
    Kalender,Karte | calendar,map,atlas,card | calendrier,carte,atlas | calendario,mapa,atlas | calendario,mappa,atlante
    Rätsel,Quiz | quiz,puzzle,crossword,trivia | quiz,énigme,mots croisés | quiz,acertijo,crucigrama | quiz,enigma,cruciverba
    Comic | comic,comics,cartoon | bande dessinée,bd | cómic,tebeo | fumetto
    Enzyklopädie,Lexikon,Wörterbuch | encyclopedia,dictionary,lexicon | encyclopédie,dictionnaire | enciclopedia,diccionario | enciclopedia,dizionario
    Tanz,Disco | dance,dancing,disco,club,nightclub | danse,discothèque | baile,discoteca | danza,ballo,discoteca
    Bibel,Religion | bible,religion,church | bible,religion,église | biblia,religión,iglesia | bibbia,religione,chiesa
    Podcast,Blog | podcast,blog,vlog,channel | podcast,blog | podcast,blog | podcast,blog
    Papier,Stift | paper,pen,pencil,stationery,notebook | papier,stylo,crayon,cahier | papel,bolígrafo,lápiz,cuaderno | carta,penna,matita,quaderno
    Ticket,Karte | ticket,tickets | billet,ticket | entrada,billete | biglietto
    `,
  },
  {
    role: 'kind',
    classes: classesOf.finance,
    text: `
    Bank | bank,banking | banque,bancaire | banco,banca,bancario | banca,bancario
    Geld | money,cash,dollar,euro,coin,currency | argent,monnaie,euro | dinero,efectivo,euro,moneda | denaro,contante,euro,moneta
    Finanz,Finanzen | finance,financial,fin,fintech | finance,financier | finanzas,financiero | finanza,finanziario
    Kredit,Darlehen | credit,loan,loans,lending,mortgage | crédit,prêt,hypothèque | crédito,préstamo,hipoteca | credito,prestito,mutuo
    Versicherung | insurance,insure,assurance,cover | assurance,assureur | seguro,seguros,aseguradora | assicurazione
    Fonds,Anlage | fund,funds,investment,invest,investor,asset,assets,equity | fonds,investissement,placement | fondo,inversión,inversor | fondo,investimento
    Kapital | capital,venture | capital | capital | capitale
    Aktie,Börse | stock,stocks,share,exchange,trading,trader,bond,bonds,securities | bourse,action,titre | bolsa,acción,valores | borsa,azione,titoli
    Zahlung,zahlen | payment,pay,paying,payments,billing | paiement,payer | pago,pagar | pagamento,pagare
    Konto | account,accounts | compte | cuenta | conto
    Karte | card,credit card | carte | tarjeta | carta
    Steuer | tax,taxes | impôt,fiscal | impuesto,fiscal | tassa,imposta,fiscale
    Sparen,Rente | savings,saver,pension,retirement | épargne,retraite | ahorro,pensión,jubilación | risparmio,pensione
    Immobilie,Immobilien | real estate,property,properties,realty,homes,rent,rental | immobilier,propriété,location | inmobiliaria,inmueble,propiedad,alquiler | immobiliare,immobile,affitto
    Makler,Broker | broker,brokerage,agent | courtier,agent | corredor,agente | broker,mediatore,agente
    Risiko | risk | risque | riesgo | rischio
    Vermögen | wealth,asset management,private banking | patrimoine,fortune | patrimonio,riqueza | patrimonio,ricchezza
    Krypto | crypto,bitcoin,blockchain,token | crypto,bitcoin | cripto,bitcoin | cripto,bitcoin
    Leasing | leasing,lease | leasing,crédit bail | leasing | leasing
    Scheck,Spende | check,cheque,donation,charity | chèque,don | cheque,donación | assegno,donazione
    `,
  },
  {
    role: 'kind',
    classes: classesOf.business,
    text: `
    Werbung,Marketing | advertising,marketing,ad,ads,promotion,promo | publicité,marketing,pub | publicidad,marketing | pubblicità,marketing
    Handel,Einzelhandel | trade,retail,commerce,e commerce,ecommerce,trading,wholesale | commerce,négoce,détail | comercio,minorista,mayorista | commercio,dettaglio,ingrosso
    Kauf,kaufen,Einkauf | buy,buying,purchase,shop,shopping | achat,acheter,achats | compra,comprar,compras | acquisto,comprare,spesa
    Verkauf,verkaufen | sell,selling,sale,sales,auction | vendre,vente,enchères | vender,venta,subasta | vendere,vendita,asta
    Büro,Verwaltung | office,administration,secretary | bureau,administration,secrétariat | oficina,administración | ufficio,amministrazione
    Personal,Arbeit,Job | staff,staffing,job,jobs,personnel,recruitment,recruiting,hr,work,career,temp | personnel,emploi,travail,recrutement | personal,empleo,trabajo,selección | personale,lavoro,impiego,selezione
    Beratung,Strategie | consulting,consultancy,strategy,strategic,advisory | conseil,stratégie | consultoría,estrategia,asesoramiento | consulenza,strategia
    Management,Führung | management,manager,leadership,executive | gestion,direction | gestión,dirección | gestione,direzione
    Unternehmen,Geschäft | business,enterprise,corporate,company | entreprise,affaires | empresa,negocio,negocios | impresa,azienda,affari
    Kunde,Kundenbindung | customer,loyalty,client,crm,reward,rewards,bonus | client,fidélité,bonus | cliente,fidelidad,bono | cliente,fedeltà,premio
    Messe,Ausstellung | fair,exhibition,expo,trade show | foire,salon,exposition | feria,exposición | fiera,esposizione
    Buchhaltung,Rechnung | accounting,bookkeeping,invoice,audit | comptabilité,facture,audit | contabilidad,factura,auditoría | contabilità,fattura,revisione
    Vertrag,Lizenz | contract,license,licence,franchise | contrat,licence,franchise | contrato,licencia,franquicia | contratto,licenza,franchising
    Lieferung,Versand | delivery,shipping,dispatch,logistics | livraison,expédition,logistique | entrega,envío,logística | consegna,spedizione,logistica
    Katalog,Verzeichnis | catalogue,catalog,directory,list,index | catalogue,annuaire,liste | catálogo,directorio,lista | catalogo,elenco,lista
    Umfrage,Forschung | survey,poll,research | sondage,enquête | encuesta,sondeo | sondaggio,indagine
    Preis,Vergleich | price,prices,compare,comparison | prix,comparateur | precio,comparador | prezzo,confronto
    Franchise | franchise | franchise | franquicia | franchising
    Lösung | solution,solutions | solution,solutions | solución | soluzione
    `,
  },
  {
    role: 'kind',
    classes: classesOf.law,
    text: `
    Recht,Anwalt | law,legal,lawyer,attorney,lawyers,court,justice | droit,juridique,avocat,avocats | derecho,legal,abogado,abogados | diritto,legale,avvocato
    Patent,Marke | patent,patents,trademark,copyright | brevet,marque | patente,marca | brevetto,marchio
    Sicherheit,Wache | security,guard,protection,surveillance | sécurité,gardiennage,surveillance | seguridad,vigilancia | sicurezza,vigilanza
    Detektiv | detective,investigation | détective,enquête | detective,investigación | investigazione,detective
    Bestattung | funeral,burial,memorial | funéraire,obsèques | funeral,funerario | funerale,funebre
    Hochzeit | wedding,marriage | mariage | boda | matrimonio
    Notar,Steuerberater | notary,tax adviser | notaire | notario | notaio
    Streit,Schlichtung | mediation,dispute,arbitration | médiation,litige | mediación,arbitraje | mediazione,arbitrato
    `,
  },
  {
    role: 'kind',
    classes: classesOf.travel,
    text: `
    Reise,Reisen | travel,trip,trips,journey,tour,tours,voyage | voyage,voyages,tour | viaje,viajes,tour | viaggio,viaggi,tour
    Urlaub,Ferien | holiday,holidays,vacation,vacations | vacances | vacaciones | vacanza,vacanze
    Hotel,Pension | hotel,hotels,inn,hostel,motel,lodge,lodging,suites,resort,rooms,guest | hôtel,auberge,chambre | hotel,hostal,posada,alojamiento | hotel,albergo,ostello,alloggio
    Flug,Fluglinie,Flughafen | flight,flights,airline,airlines,airways,airport,air | vol,compagnie aérienne,aéroport | vuelo,aerolínea,aeropuerto | volo,aerolinea,aeroporto
    Kreuzfahrt | cruise,cruises | croisière | crucero | crociera
    Transport,Spedition | transport,freight,cargo,haulage,logistics,shipping,moving | transport,fret,logistique,déménagement | transporte,carga,logística,mudanza | trasporto,merci,logistica,trasloco
    Taxi,Mietwagen | taxi,cab,rental car,rent a car,rent,car rental | taxi,location | taxi,alquiler | taxi,noleggio
    Parken | parking,park | parking,stationnement | aparcamiento,parking | parcheggio
    Buchung | booking,book,reservation | réservation | reserva | prenotazione
    Paket,Kurier | parcel,courier,package | colis,coursier | paquete,mensajería | pacco,corriere
    Ticket | ticket,tickets | billet | billete | biglietto
    Abenteuer,Safari | adventure,safari,expedition | aventure,safari | aventura,safari | avventura,safari
    Camping | camping,camp,camper | camping | camping | campeggio
    Tourist | tourist,tourism | touriste,tourisme | turista,turismo | turista,turismo
    Last Minute | last minute | dernière minute | última hora | ultimo minuto
    `,
  },
  {
    role: 'kind',
    classes: classesOf.energy,
    text: `
    Strom,Elektrizität | electricity,power,electric | électricité,courant | electricidad | elettricità
    Energie | energy,ener | énergie | energía | energia
    Sonne,Solar | solar,sun,photovoltaic | solaire,soleil | solar,sol | solare,sole
    Wind | wind | vent,éolien | viento,eólico | vento,eolico
    Gas,Öl | gas,oil,fuel,petrol | gaz,pétrole,carburant | gas,petróleo,combustible | gas,petrolio,carburante
    Atom,nuklear | nuclear,atomic | nucléaire | nuclear | nucleare
    Wasserstoff | hydrogen,fuel cell | hydrogène | hidrógeno | idrogeno
    erneuerbar | renewable,regenerative | renouvelable | renovable | rinnovabile
    Klima,Umwelt | climate,environment,environmental,enviro | climat,environnement | clima,medio ambiente | clima,ambiente
    Recycling,Abfall | recycling,waste,recycle | recyclage,déchets | reciclaje,residuos | riciclaggio,rifiuti
    Chemie | chemical,chemistry,chem | chimie,chimique | química,químico | chimica,chimico
    Katalysator | catalyst,cata | catalyseur | catalizador | catalizzatore
    Harz,Lösungsmittel,Säure | resin,solvent,acid | résine,solvant,acide | resina,disolvente,ácido | resina,solvente,acido
    `,
  },
]
