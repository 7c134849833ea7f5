import type { Area } from './area.ts'

/** Names of goods and services that their text need not contain. */
export interface OtherNames extends Pick<Area, 'classes'> {
  /**
   * Words by which a text is recognised, in any of the five languages; words joined by `+` must occur together.
   */
  readonly goods: string
  /** `de | en | fr | es | it`, names after commas. */
  readonly names: string
}

/*
 * The trades that offer goods or services, their establishments, and abbreviations and synonyms of goods: naming them
 * describes the goods (EUIPO Guidelines, part B, section 4, chapter 4, 2.3 and 2.5; TMEP 1209.03(h), (q), (r)).
 * Sources: the trades of annexes A and B of the Handwerksordnung, the activities of NACE rev. 2, sections G, I, K to N
 * and P to S, and abbreviations that general dictionaries have. Written trade by trade.
 */
export const otherNames: readonly OtherNames[] = [
  // Shops and makers of goods
  {
    classes: [30, 35, 40, 43],
    goods: 'brot backwaren bread pastry pain patisserie pan panaderia pane bakery',
    names:
      'Bäcker,Bäckerei,Backstube,Brotladen | baker,bakery,bakehouse | boulanger,boulangerie | panadero,panadería | panettiere,panetteria,panificio',
  },
  {
    classes: [30, 35, 43],
    goods:
      'kuchen torten konditorwaren cakes pastry confectionery gateaux patisserie confiserie pasteles pasteleria dolci pasticceria',
    names:
      'Konditor,Konditorei,Zuckerbäcker,Confiserie | confectioner,patisserie,cake shop | pâtissier,pâtisserie,confiseur | pastelero,pastelería,confitería | pasticciere,pasticceria',
  },
  {
    classes: [29, 35, 40],
    goods: 'fleisch wurst wurstwaren meat sausages viande charcuterie carne embutidos salumi',
    names:
      'Metzger,Metzgerei,Fleischer,Fleischerei,Schlachter,Schlachterei | butcher,butchery,butchers | boucher,boucherie,charcutier | carnicero,carnicería | macellaio,macelleria,salumeria',
  },
  {
    classes: [29, 31, 35],
    goods: 'fisch fish poisson pescado pesce seafood meeresfruchte',
    names:
      'Fischhändler,Fischgeschäft | fishmonger,fishmongers | poissonnier,poissonnerie | pescadero,pescadería | pescivendolo,pescheria',
  },
  {
    classes: [29, 35, 40],
    goods: 'milch kase milk cheese lait fromage leche queso latte formaggio dairy molkereiprodukte milchprodukte',
    names: 'Molkerei,Käserei,Sennerei | dairy,creamery | laiterie,fromagerie,crémerie | lechería,quesería | latteria,caseificio',
  },
  {
    classes: [32, 35, 40, 43],
    goods: 'bier biere beer cerveza birra beers',
    names:
      'Brauerei,Brauhaus,Bierbrauer | brewery,brewer,brewhouse | brasserie,brasseur | cervecería,cervecero | birrificio,birraio',
  },
  {
    classes: [33, 35],
    goods: 'wein weine wine wines vin vins vino vinos vini',
    names:
      'Weingut,Winzer,Kellerei,Weinhandlung | winery,vintner,winemaker | vigneron,domaine viticole | bodega,viticultor | cantina,viticoltore,enoteca',
  },
  {
    classes: [33, 40],
    goods: 'spirituosen schnaps spirits eaux+vie spiritueux aguardiente distillati branntwein',
    names: 'Brennerei,Destillerie | distillery,distiller | distillerie,distillateur | destilería | distilleria',
  },
  {
    classes: [30, 35, 40],
    goods: 'kaffee coffee cafe caffe',
    names: 'Rösterei,Kaffeerösterei | roastery,coffee roaster | torréfacteur,brûlerie | tostador,tostadero | torrefazione',
  },
  {
    classes: [30],
    goods: 'honig honey miel miele',
    names: 'Imker,Imkerei | beekeeper,apiary | apiculteur,apiculture | apicultor,apicultura | apicoltore,apicoltura',
  },
  {
    classes: [31, 35, 44],
    goods:
      'blumen pflanzen flowers plants fleurs plantes flores plantas fiori piante floristik flower floral gartenbau gartenpflege gardening',
    names:
      'Gärtner,Gärtnerei,Florist,Blumenladen,Blumenhandlung,Baumschule | florist,gardener,nursery,garden centre,flower shop | fleuriste,jardinier,pépinière,jardinerie | florista,floristería,jardinero,vivero | fiorista,fioraio,giardiniere,vivaio',
  },
  {
    classes: [14, 35, 37],
    goods:
      'schmuck uhren jewellery jewelry watches bijoux bijouterie montres joyas joyeria relojes gioielli orologi juwelierwaren',
    names:
      'Juwelier,Goldschmied,Silberschmied,Uhrmacher | jeweller,jeweler,goldsmith,watchmaker | bijoutier,joaillier,horloger,orfèvre | joyero,joyería,relojero,orfebre | gioielliere,gioielleria,orologiaio,orafo',
  },
  {
    classes: [9, 35, 44],
    goods:
      'brillen spectacles eyeglasses eyewear lunettes gafas occhiali optiker optikern optician opticians opticien optico ottico augenoptik',
    names:
      'Optiker,Augenoptiker,Brillenladen | optician,opticians,optometrist | opticien,lunetterie | óptico,óptica | ottico,ottica',
  },
  {
    classes: [5, 35, 44],
    goods:
      'arzneimittel apotheke apotheken pharmazeutische medicines pharmaceuticals pharmacy medicaments pharmacie medicamentos farmacia farmaci medicinali',
    names:
      'Apotheke,Apotheker | pharmacy,pharmacist,drugstore,chemist | pharmacie,pharmacien | farmacia,farmacéutico | farmacia,farmacista',
  },
  {
    classes: [35],
    goods: 'drogeriewaren toilettenartikel toiletries cosmetics cosmetiques kosmetika cosmeticos cosmetici',
    names: 'Drogerie,Parfümerie | drugstore,perfumery | droguerie,parfumerie | droguería,perfumería | profumeria,drogheria',
  },
  {
    classes: [16, 35, 41],
    goods: 'bucher buchern books livres libros libri',
    names:
      'Buchhandlung,Buchladen,Buchhändler,Verlag,Bibliothek | bookshop,bookstore,bookseller,publisher,library | librairie,libraire,éditeur | librería,librero,editorial | libreria,libraio,editore',
  },
  {
    classes: [16, 35],
    goods: 'schreibwaren papierwaren stationery papeterie papeleria cartoleria',
    names: 'Schreibwarenladen,Papeterie | stationer,stationers | papeterie,papetier | papelería | cartoleria',
  },
  {
    classes: [25, 35],
    goods: 'schuhe schuhen shoes footwear chaussures zapatos calzado scarpe calzature',
    names:
      'Schuhladen,Schuhgeschäft,Schuster,Schuhmacher | shoemaker,cobbler,shoe shop | cordonnier,chausseur | zapatero,zapatería | calzolaio,calzoleria',
  },
  {
    classes: [25, 35, 40],
    goods:
      'kleidung bekleidung bekleidungsstucke schneiderei clothing tailoring vetements couture ropa confeccion abbigliamento sartoria',
    names:
      'Schneider,Schneiderei,Boutique | tailor,tailors,boutique,dressmaker | tailleur,couturier,boutique | sastre,sastrería,modista | sarto,sartoria,boutique',
  },
  {
    classes: [21],
    goods: 'keramik topferwaren pottery ceramics poterie ceramique ceramica alfareria',
    names: 'Töpfer,Töpferei | potter,pottery | potier,poterie | alfarero,alfarería | vasaio,ceramista',
  },
  {
    classes: [19, 20, 37, 40],
    goods:
      'mobel furniture meubles muebles mobili tischlerarbeiten schreinerarbeiten carpentry joinery menuiserie carpinteria falegnameria tischlerei schreinerei',
    names:
      'Tischler,Tischlerei,Schreiner,Schreinerei,Möbelhaus | joiner,joinery,carpenter,cabinetmaker | menuisier,menuiserie,ébéniste | carpintero,carpintería,ebanista | falegname,falegnameria',
  },
  {
    classes: [8, 35],
    goods: 'werkzeuge werkzeugen eisenwaren tools hardware outils quincaillerie herramientas ferreteria utensili ferramenta',
    names:
      'Eisenwarenhandlung,Baumarkt | ironmonger,hardware store,diy store | quincaillerie,quincaillier | ferretería,ferretero | ferramenta',
  },
  {
    classes: [35],
    goods: 'lebensmittel lebensmitteln food foodstuffs groceries aliments alimentos alimentari comestibles',
    names:
      'Supermarkt,Lebensmittelladen,Hofladen,Feinkost | grocer,grocery,supermarket,delicatessen | épicerie,épicier,supermarché | supermercado,ultramarinos | supermercato,salumeria',
  },
  // Hospitality
  {
    classes: [43],
    goods:
      'restaurant restaurants verpflegung bewirtung gastronomie gaststatten bar bars cafe cafes catering restauration restauracion restaurante restaurantes ristorazione ristorante speisen getranken food drink essen',
    names:
      'Restaurant,Gaststätte,Gasthaus,Gasthof,Gastwirtschaft,Wirtshaus,Lokal,Café,Kaffeehaus,Imbiss,Imbissbude,Imbissstube,Bistro,Pizzeria,Trattoria,Taverne,Kneipe,Schenke,Trinkhalle,Weinstube,Bierstube,Bar,Teestube,Eisdiele,Eiscafé,Kantine,Mensa,Cafeteria,Schnellrestaurant,Steakhaus,Grillhaus | restaurant,cafe,coffee house,coffee shop,bistro,pizzeria,trattoria,pub,tavern,inn,bar,diner,eatery,canteen,cafeteria,snack bar,tearoom,steakhouse,brasserie,grill | restaurant,café,bistrot,bistro,brasserie,pizzeria,trattoria,auberge,taverne,crêperie,cantine,cafétéria,salon de thé,bar | restaurante,cafetería,café,bar,bodega,taberna,pizzería,mesón,cantina,asador,chiringuito,heladería | ristorante,trattoria,osteria,pizzeria,taverna,bar,caffè,locanda,mensa,tavola calda,gelateria,birreria',
  },
  {
    classes: [43],
    goods:
      'beherbergung hotel hotels unterkunft ubernachtung gasten accommodation lodging hebergement hotellerie alojamiento hospedaje alloggio',
    names:
      'Hotel,Pension,Gasthof,Gasthaus,Herberge,Jugendherberge,Hostel,Motel,Ferienhaus,Ferienwohnung,Campingplatz | hotel,hostel,motel,inn,guesthouse,guest house,lodge,campsite,bed and breakfast | hôtel,auberge,gîte,motel,camping | hotel,hostal,pensión,albergue,posada,parador | albergo,hotel,ostello,pensione,locanda,agriturismo',
  },
  // Body and health
  {
    classes: [44],
    goods:
      'friseur friseure friseurs friseurdienste haarschnitt haarpflege hairdressing hairdresser haircutting hair barber coiffure peluqueria parrucchiere barbershop',
    names:
      'Friseur,Frisör,Friseurin,Friseursalon,Haarsalon,Barbier | hairdresser,hairdressers,barber,barbershop,barbers,hair salon,hairstylist | coiffeur,coiffeuse,barbier,salon de coiffure | peluquero,peluquería,barbero,barbería | parrucchiere,barbiere,barberia',
  },
  {
    classes: [44],
    goods:
      'kosmetikbehandlung schonheitspflege kosmetik kosmetiksalons beauty manicure manikure fusspflege pedicure esthetique belleza estetica bellezza',
    names:
      'Kosmetiker,Kosmetikerin,Kosmetikstudio,Schönheitssalon,Nagelstudio,Fußpfleger | beautician,beauty salon,beauty parlour,nail salon,pedicurist | esthéticienne,institut de beauté | esteticista,salón de belleza | estetista,centro estetico',
  },
  {
    classes: [44],
    goods:
      'arztliche medizinische medical medicales medicaux medicos mediche medici gesundheitspflege klinik kliniken krankenhaus hospital hospitals clinic health',
    names:
      'Arzt,Ärztin,Arztpraxis,Hausarzt,Klinik,Krankenhaus,Ambulanz,Sanatorium,Doktor | doctor,physician,surgeon,clinic,hospital,sanatorium | médecin,docteur,clinique,hôpital | médico,doctor,clínica,hospital | medico,dottore,clinica,ospedale,ambulatorio',
  },
  {
    classes: [44],
    goods:
      'zahnarztliche zahnarzt zahnmedizin zahnpflege dental dentistry dentaires dentales odontologia dentistiche odontoiatria',
    names:
      'Zahnarzt,Zahnärztin,Zahnarztpraxis,Zahnklinik | dentist,dentists,dental practice,orthodontist | dentiste,chirurgien dentiste | dentista,odontólogo | dentista,odontoiatra',
  },
  {
    classes: [44],
    goods: 'tierarztliche tierarzt tiermedizin veterinary veterinaires veterinarios veterinari veterinaria',
    names:
      'Tierarzt,Tierärztin,Tierarztpraxis,Tierklinik | vet,veterinarian,veterinary clinic,animal hospital | vétérinaire,clinique vétérinaire | veterinario,clínica veterinaria | veterinario,clinica veterinaria',
  },
  {
    classes: [44],
    goods: 'physiotherapie massage massagen physiotherapy massages fisioterapia masajes massaggi psychotherapie psychotherapy',
    names:
      'Physiotherapeut,Masseur,Therapeut,Psychotherapeut | physiotherapist,masseur,therapist,psychotherapist | kinésithérapeute,masseur,thérapeute | fisioterapeuta,masajista,terapeuta | fisioterapista,massaggiatore,terapeuta',
  },
  {
    classes: [43, 44, 45],
    goods:
      'krankenpflege altenpflege pflegedienste seniorenbetreuung nursing care soins+infirmiers enfermeria assistenza+anziani kinderbetreuung childcare',
    names:
      'Pflegedienst,Pflegeheim,Altenheim,Krankenpfleger,Kindergarten,Kita,Tagesmutter | nurse,nursing home,care home,childminder,kindergarten,nursery | infirmier,infirmière,crèche | enfermero,guardería,residencia | infermiere,asilo,casa di riposo',
  },
  // Law, finance, business
  {
    classes: [45],
    goods:
      'rechtsberatung juristische rechtsanwaltlicher legal law lawyers juridiques juridicos giuridici anwaltliche rechtsdienstleistungen notarielle notarial',
    names:
      'Anwalt,Anwältin,Rechtsanwalt,Anwaltskanzlei,Kanzlei,Notar,Patentanwalt,Jurist | lawyer,attorney,solicitor,barrister,law firm,notary | avocat,notaire,juriste,cabinet d’avocats | abogado,notario,bufete,procurador | avvocato,notaio,studio legale',
  },
  {
    classes: [35, 36],
    goods:
      'steuerberatung buchhaltung buchfuhrung wirtschaftsprufung accounting accountancy bookkeeping tax taxation comptabilite contabilidad contabilita fiscale fiscal',
    names:
      'Steuerberater,Buchhalter,Wirtschaftsprüfer,Steuerkanzlei | accountant,bookkeeper,auditor,tax adviser,tax advisor | comptable,expert-comptable | contable,asesor fiscal,gestoría | commercialista,contabile,ragioniere',
  },
  {
    classes: [35],
    goods: 'werbung advertising publicite publicidad pubblicita marketing',
    names:
      'Werbeagentur,Werber | advertising agency,ad agency | agence de publicité,publicitaire | agencia de publicidad,publicista | agenzia pubblicitaria',
  },
  {
    classes: [35],
    goods: 'personalvermittlung arbeitsvermittlung zeitarbeit recruitment employment staffing recrutement empleo collocamento',
    names:
      'Personalvermittler,Jobcenter,Jobbörse | recruiter,job agency,employment agency | recruteur,agence d’intérim | reclutador,bolsa de empleo | agenzia per il lavoro',
  },
  {
    classes: [36],
    goods: 'immobilienwesen immobilien immobilienvermittlung estate immobiliers immobilieres inmobiliarios immobiliari',
    names:
      'Makler,Immobilienmakler,Hausverwalter,Hausverwaltung | realtor,estate agent,estate agency,property manager | agent immobilier,agence immobilière | inmobiliaria,agente inmobiliario | agenzia immobiliare,immobiliarista',
  },
  {
    classes: [36],
    goods: 'versicherung versicherungen versicherungswesen insurance assurances assurance seguros assicurazioni assicurazione',
    names:
      'Versicherer,Versicherung,Versicherungsmakler | insurer,insurance broker,underwriter | assureur,assurance,courtier | aseguradora,corredor de seguros | assicuratore,assicurazione',
  },
  {
    classes: [36],
    goods: 'bankgeschafte bankdienste bankwesen banking bank bancaires bancarios bancari',
    names:
      'Bank,Bankhaus,Sparkasse | bank,savings bank | banque,caisse d’épargne | banco,caja de ahorros | banca,cassa di risparmio',
  },
  // Building, repair, transport
  {
    classes: [37],
    goods: 'installation klempnerarbeiten sanitar sanitarinstallation heizung plumbing plomberie fontaneria idraulica klempnerei',
    names:
      'Klempner,Installateur,Heizungsbauer,Spengler,Flaschner | plumber,plumbers,heating engineer | plombier,chauffagiste | fontanero,fontanería | idraulico',
  },
  {
    classes: [37],
    goods:
      'elektroinstallation elektroarbeiten elektroinstallationen electrical+installation electriciens electricite electricidad electricistas impianti+elettrici elektrikerarbeiten',
    names: 'Elektriker,Elektroinstallateur,Elektromeister | electrician,electricians | électricien | electricista | elettricista',
  },
  {
    classes: [37],
    goods: 'malerarbeiten anstreicharbeiten lackierarbeiten painting peinture pintura imbiancatura tapezieren',
    names:
      'Maler,Malermeister,Anstreicher,Lackierer,Tapezierer | painter,decorator,house painter | peintre en bâtiment | pintor | imbianchino',
  },
  {
    classes: [37],
    goods: 'dachdeckerarbeiten dacharbeiten roofing toiture couverture tejados coperture dachdeckung',
    names: 'Dachdecker,Dachdeckerei,Zimmerer,Zimmerei,Zimmermann | roofer,roofers | couvreur | techador | conciatetti',
  },
  {
    classes: [37],
    goods:
      'bauwesen bauarbeiten hochbau construction building maurerarbeiten masonry maconnerie construccion albanileria edilizia muratura',
    names:
      'Maurer,Bauunternehmen,Bauunternehmer,Baufirma,Fliesenleger,Stuckateur,Estrichleger | builder,bricklayer,mason,tiler,plasterer,contractor | maçon,carreleur,plâtrier | albañil,constructora,alicatador | muratore,piastrellista,impresa edile',
  },
  {
    classes: [37, 40, 45],
    goods:
      'schlosserarbeiten schlossern schlosser locksmith locksmithing serrurerie cerrajeria serraturiere metallbau schlusseldienst',
    names:
      'Schlosser,Schlosserei,Schlüsseldienst,Metallbauer,Schmied,Schmiede | locksmith,locksmiths,blacksmith | serrurier,serrurerie,forgeron | cerrajero,cerrajería,herrero | fabbro',
  },
  {
    classes: [37],
    goods: 'gebaudereinigung reinigung cleaning nettoyage limpieza pulizia pulizie',
    names:
      'Gebäudereiniger,Putzfrau,Reinigungsdienst,Schornsteinfeger | cleaner,cleaners,cleaning lady,janitor,chimney sweep | nettoyeur,ramoneur,femme de ménage | limpiador,deshollinador | impresa di pulizie,spazzacamino',
  },
  {
    classes: [37, 40],
    goods: 'textilreinigung waschen dry+cleaning laundry blanchisserie lavanderia tintoreria',
    names:
      'Wäscherei,Waschsalon | laundry,laundrette,laundromat,dry cleaner | blanchisserie,pressing,laverie | lavandería,tintorería | lavanderia,tintoria',
  },
  {
    classes: [37],
    goods:
      'kraftfahrzeugen fahrzeugreparatur autoreparatur fahrzeugen+reparatur vehicle+repair car+repair vehicules+reparation vehiculos+reparacion veicoli+riparazione',
    names:
      'Autowerkstatt,Kfz-Werkstatt,Autohaus,Werkstatt,Automechaniker | garage,mechanic,car workshop,body shop | garagiste,garage,carrossier | taller mecánico,mecánico | autofficina,carrozzeria,meccanico',
  },
  {
    classes: [39],
    goods:
      'taxi taxidienste taxis beforderung+personen passenger+transport transport+personnes transporte+pasajeros trasporto+passeggeri',
    names:
      'Taxi,Taxifahrer,Chauffeur,Mietwagen | taxi,cab,minicab,chauffeur,taxicab | taxi,chauffeur | taxi,taxista,chófer | taxi,tassista,autista',
  },
  {
    classes: [39],
    goods:
      'transportwesen guterbeforderung spedition fracht freight haulage fret mercancias merci umzug umzuge umzugsdienste removal removals demenagement mudanzas traslochi',
    names:
      'Spedition,Spediteur,Fuhrunternehmen,Umzugsunternehmen,Möbelpacker,Umzug | haulier,haulage,forwarder,mover,movers,removals | transitaire,déménageur,transporteur | transportista,mudanzas | spedizioniere,traslochi,autotrasportatore',
  },
  {
    classes: [39],
    goods:
      'zustellung kurierdienste paketzustellung courier delivery messagerie livraison mensajeria paqueteria corriere consegna',
    names:
      'Kurier,Kurierdienst,Paketdienst,Bote | courier,couriers,messenger | coursier,messagerie | mensajero,mensajería | corriere',
  },
  {
    classes: [39],
    goods: 'reisen reisevermittlung veranstaltung+reisen travel tours voyages viajes viaggi',
    names:
      'Reisebüro,Reiseveranstalter,Reiseführer | travel agency,travel agent,tour operator | agence de voyages,voyagiste | agencia de viajes | agenzia di viaggi,tour operator',
  },
  {
    classes: [40],
    goods: 'druckarbeiten drucken druckerei printing imprimerie impression imprenta imprentas tipografia stampa',
    names:
      'Drucker,Druckerei,Buchdrucker,Buchbinder | printer,printers,print shop,bookbinder | imprimeur,imprimerie,relieur | impresor,imprenta | tipografo,tipografia,stamperia',
  },
  // Education, culture, sport, technology
  {
    classes: [41],
    goods: 'fahrunterricht fahrschulen driving+instruction driving+lessons auto-ecole conduite conduccion autoscuola guida',
    names:
      'Fahrschule,Fahrlehrer | driving school,driving instructor | auto-école,moniteur | autoescuela | autoscuola,scuola guida',
  },
  {
    classes: [41],
    goods:
      'unterricht erziehung ausbildung education teaching tuition training enseignement formation ensenanza educacion formacion istruzione formazione insegnamento',
    names:
      'Schule,Akademie,Lehrer,Nachhilfe,Hochschule,Universität,Volkshochschule | school,academy,teacher,tutor,college,university | école,académie,professeur,université | escuela,academia,profesor,universidad | scuola,accademia,insegnante,università',
  },
  {
    classes: [41],
    goods:
      'fitness fitnessstudios turnen fitnesstraining gymnastics gym gymnastique gimnasio palestra tanzunterricht dance+lessons',
    names:
      'Fitnessstudio,Turnhalle,Tanzschule,Fitnesstrainer | gym,fitness studio,fitness centre,dance school | salle de sport,école de danse | gimnasio,escuela de baile | palestra,scuola di ballo',
  },
  {
    classes: [41],
    goods:
      'unterhaltung filmvorfuhrungen theaterauffuhrungen entertainment film+presentation cinema theatre divertissement spectacles entretenimiento intrattenimento glucksspiele gambling casino nachtclubs',
    names:
      'Kino,Theater,Casino,Diskothek,Nachtclub,Zirkus,Museum,Spielbank | cinema,theatre,theater,casino,nightclub,discotheque,circus,museum | cinéma,théâtre,casino,discothèque,cirque,musée | cine,teatro,casino,discoteca,circo,museo | cinema,teatro,casinò,discoteca,circo,museo',
  },
  {
    classes: [41],
    goods: 'ubersetzung ubersetzungen dolmetschen translation interpreting traduction traduccion traduzione',
    names:
      'Übersetzer,Dolmetscher,Übersetzungsbüro | translator,interpreter | traducteur,interprète | traductor,intérprete | traduttore,interprete',
  },
  {
    classes: [40, 41],
    goods: 'fotografie fotografieren photography photographie fotografia fotografico',
    names:
      'Fotograf,Fotostudio,Fotoatelier | photographer,photo studio | photographe,studio photo | fotógrafo,estudio fotográfico | fotografo,studio fotografico',
  },
  {
    classes: [42],
    goods: 'architektur architektonische bauplanung architecture architectural architectes arquitectura architettura',
    names:
      'Architekt,Architekturbüro,Architektin | architect,architects | architecte,cabinet d’architecture | arquitecto,estudio de arquitectura | architetto,studio di architettura',
  },
  {
    classes: [45],
    goods: 'bestattung bestattungen bestattungsdienste funeral funerals burial funeraires funerarios funebri',
    names:
      'Bestatter,Bestattungsinstitut,Beerdigungsinstitut | undertaker,mortician,funeral home,funeral parlour | croque-mort,pompes funèbres | funeraria,tanatorio | becchino,pompe funebri,impresa funebre',
  },
  {
    classes: [45],
    goods:
      'bewachung wachdienste sicherheitsdienste detektivdienste guarding security detective gardiennage surveillance vigilancia vigilanza',
    names:
      'Wachdienst,Wachmann,Detektiv,Detektei,Leibwächter | guard,detective,private eye,bodyguard | gardien,vigile,détective | vigilante,detective,guardaespaldas | vigilante,investigatore,guardia giurata',
  },
  // Abbreviations and synonyms of goods
  {
    classes: [9, 35, 38, 41, 42],
    goods:
      'kunstliche+intelligenz kunstlicher+intelligenz artificial+intelligence intelligence+artificielle inteligencia+artificial intelligenza+artificiale',
    names: 'KI,AI | AI | IA | IA | IA',
  },
  {
    classes: [9, 35, 38, 41, 42],
    goods: 'virtuelle+realitat virtueller+realitat virtual+reality realite+virtuelle realidad+virtual realta+virtuale',
    names: 'VR | VR | RV,VR | RV,VR | RV,VR',
  },
  {
    classes: [9, 11],
    goods: 'leuchtdioden leuchtdiode light+emitting diodes+electroluminescentes diodos diodi',
    names: 'LED | LED | LED,DEL | LED | LED',
  },
  {
    classes: [12, 35, 37, 39],
    goods: 'elektrofahrrad elektrofahrrader electric+bicycles velos+electriques bicicletas+electricas biciclette+elettriche',
    names: 'E-Bike,Pedelec | e-bike,ebike,pedelec | VAE,e-bike | e-bike | e-bike',
  },
  {
    classes: [12, 35, 37, 39],
    goods: 'lastkraftwagen nutzfahrzeuge trucks lorries camions camiones autocarri',
    names: 'LKW,Laster,Lastwagen | truck,lorry,HGV | camion,poids lourd | camión | camion,autocarro',
  },
  {
    classes: [12, 35, 36, 37, 39],
    goods: 'personenkraftwagen kraftfahrzeuge automobile automobiles cars voitures automoviles coches autovetture automobili',
    names: 'PKW,Kfz,Auto | car,auto,automobile | voiture,auto | coche,auto | auto,macchina',
  },
  {
    classes: [9],
    goods: 'computer computers ordinateurs ordenadores rechner personalcomputer',
    names: 'PC,Rechner | PC | PC,ordi | PC | PC',
  },
  {
    classes: [9, 38, 41],
    goods: 'fernsehgerate fernsehen fernsehapparate television televisions televisores televisori televiseurs',
    names: 'TV,Fernseher | TV,telly | TV,télé | TV,tele | TV,tele',
  },
]
