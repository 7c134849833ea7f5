/*
 * What people do, in the forms in which they say it, by class. Descriptions of a business use verbs where lists of
 * services use nouns. The lines have the format of the vocabulary.
 */
export const activities: Readonly<Record<number, string>> = {
  35: `
    wir werben, wir vermarkten, wir beraten Unternehmen, wir vermitteln Personal, wir machen die Buchhaltung, wir verbinden Käufer mit Verkäufern, wir bringen zusammen, Anbieter und Kunden finden sich | we advertise, we promote businesses, we advise companies, we recruit staff, we do the bookkeeping, we connect buyers with sellers, we match suppliers and customers, bringing producers and buyers together | nous faisons la promotion, nous conseillons les entreprises, nous recrutons, nous tenons la comptabilité, mise en relation de clients et prestataires, nous mettons en contact acheteurs et vendeurs | promocionamos, asesoramos a empresas, seleccionamos personal, llevamos la contabilidad, ponemos en contacto a compradores y vendedores, conectamos productores con clientes | promuoviamo, consigliamo le aziende, selezioniamo personale, teniamo la contabilità, mettiamo in contatto acquirenti e venditori, colleghiamo produttori e clienti
    wir führen Marken anderer Hersteller, Sortiment vieler Marken, Händler, Großhändler, Zwischenhändler, Wiederverkäufer | multi-brand assortment, we stock other brands, dealer, wholesaler, reseller, retailer | distributeur multimarque, grossiste, revendeur, détaillant | distribuidor de varias marcas, mayorista, revendedor, minorista | distributore multimarca, grossista, rivenditore, dettagliante
  `,
  36: `
    wir versichern, wir verleihen Geld, wir investieren in Firmen, wir verwalten Häuser, wir vermieten Wohnungen, wir makeln Immobilien, Geld anlegen, sparen, bezahlen per Handy, Spenden sammeln | we insure, we lend money, we invest in companies, we manage properties, we let flats, we sell houses for owners, save and invest money, pay by phone, raise donations | nous assurons, nous prêtons de l'argent, nous investissons, nous gérons des immeubles, nous louons des appartements, épargner, payer avec le téléphone, collecter des dons | aseguramos, prestamos dinero, invertimos en empresas, administramos pisos, alquilamos pisos, ahorrar e invertir, pagar con el móvil, recaudar donaciones | assicuriamo, prestiamo denaro, investiamo in aziende, gestiamo immobili, affittiamo appartamenti, risparmiare e investire, pagare col telefono, raccogliere donazioni
  `,
  37: `
    wir bauen Häuser, wir sanieren, wir renovieren, wir reparieren, wir installieren, wir montieren vor Ort, wir putzen, wir reinigen, wir streichen Wände, wir verlegen Böden, wir decken Dächer, wir waschen und bügeln, Handwerker, Monteure | we build houses, we renovate, we repair, we fix, we install, we clean homes, we paint walls, we lay floors, we fix roofs, we wash and iron, tradesmen, fitters | nous construisons des maisons, nous rénovons, nous réparons, nous installons, nous nettoyons, nous peignons les murs, nous posons des sols, nous lavons et repassons, artisans du bâtiment | construimos casas, reformamos, rehabilitamos, reparamos, arreglamos, instalamos, limpiamos, pintamos paredes, colocamos suelos, lavamos y planchamos | costruiamo case, ristrutturiamo, ripariamo, aggiustiamo, installiamo, puliamo, dipingiamo pareti, posiamo pavimenti, laviamo e stiriamo
  `,
  38: `
    wir senden, wir streamen, wir bringen Internet aufs Land, telefonieren, Tarif, SIM-Karte mit Vertrag, chatten, Nachrichten verschicken | we broadcast, we stream, we bring internet to villages, phone plan, SIM plan, chat with others, send messages | nous diffusons, forfait mobile, abonnement internet, discuter en ligne, envoyer des messages | emitimos, llevamos internet a los pueblos, tarifa móvil, chatear, enviar mensajes | trasmettiamo, portiamo internet nei paesi, tariffa mobile, piano telefonico, chattare, inviare messaggi
  `,
  39: `
    wir liefern aus, wir transportieren, wir fahren Leute, wir lagern ein, wir ziehen um, wir organisieren Reisen, wir vermieten Autos, wir verleihen Räder, wir verschicken Pakete für andere, wir bringen es nach Hause, Fahrer, Kuriere | we deliver for shops, we transport, we drive people, we store things, we move homes, we organise trips, we rent out cars, we rent out bikes, we ship parcels for others, drivers, couriers, riders | nous livrons, nous transportons, nous conduisons des gens, nous stockons, nous déménageons, nous organisons des voyages, nous louons des voitures, on loue des vélos, chauffeurs, livreurs, coursiers | repartimos, transportamos, llevamos gente, almacenamos, organizamos viajes, alquilamos coches, alquilamos bicis, conductores, repartidores, transportistas | consegniamo, trasportiamo, accompagniamo persone in auto, conserviamo in deposito, organizziamo viaggi, noleggiamo auto, noleggiamo bici, autisti, fattorini
  `,
  40: `
    wir fertigen nach Zeichnung, wir drucken für andere, wir nähen um, wir ändern Kleidung, wir färben, wir schweißen, wir gravieren, wir recyceln, wir lackieren Teile, wir mahlen für Bauern, wir füllen für andere ab, wir drucken nach deinen Daten | we manufacture to your drawings, we print for others, we alter clothes, we tailor, we dye, we weld, we engrave, we recycle, we powder coat parts, we mill grain for farmers, we bottle for others, print on demand, upload your file and we cut it | nous fabriquons sur plan, nous imprimons pour des clients, nous retouchons des vêtements, nous teignons, nous soudons, nous gravons, nous recyclons, impression à la demande | fabricamos según plano, imprimimos para otros, arreglamos ropa a medida, teñimos, soldamos, grabamos, reciclamos, impresión bajo demanda | produciamo su disegno, stampiamo per altri, modifichiamo abiti, tingiamo, saldiamo, incidiamo, ricicliamo, stampa su richiesta
  `,
  41: `
    wir unterrichten, wir schulen, wir trainieren Leute, wir bringen Kindern bei, lernen, Kurs für Anfänger, wir drehen Filme, wir fotografieren, wir filmen, wir produzieren Musik, wir spielen auf Hochzeiten, wir veranstalten Konzerte, wir organisieren Turniere, wir übersetzen, Trainer, Lehrer, Teilnehmer | we teach, we train people, learn, beginners' class, we shoot films, we photograph, we film, we produce music, we play at weddings, we put on concerts, we organise tournaments, we translate, coaches, teachers, tutors, participants | nous enseignons, nous formons, apprendre, cours pour débutants, nous tournons des films, nous photographions, nous produisons de la musique, nous jouons aux mariages, nous organisons des concerts, nous traduisons, professeurs, formateurs, élèves | enseñamos, formamos, aprender, curso para principiantes, rodamos películas, fotografiamos, producimos música, tocamos en bodas, organizamos conciertos, traducimos, profesores, monitores, alumnos | insegniamo, formiamo, imparare, corso per principianti, giriamo film, fotografiamo, produciamo musica, suoniamo ai matrimoni, organizziamo concerti, traduciamo, insegnanti, istruttori, allievi
  `,
  42: `
    wir programmieren, wir entwickeln Software, wir gestalten Webseiten, wir entwerfen, wir planen Häuser, wir prüfen Anlagen, wir forschen, wir hosten, Dashboard, Plattform für Firmen, KI, künstliche Intelligenz, Algorithmus | we code, we develop software, we design websites, we design, we draw up plans, we test equipment, we do research, we host, dashboard, web platform, AI tool, artificial intelligence, algorithm, API | nous programmons, nous développons des logiciels, nous concevons des sites web, nous dessinons des plans, nous testons, nous faisons de la recherche, tableau de bord, plateforme web, intelligence artificielle, IA, algorithme | programamos, desarrollamos software, diseñamos webs, diseñamos, hacemos planos, ensayamos, investigamos, panel de control web, plataforma web, inteligencia artificial, IA, algoritmo | programmiamo, sviluppiamo software, progettiamo siti, progettiamo, disegniamo piani, collaudiamo, facciamo ricerca, piattaforma web, intelligenza artificiale, IA, algoritmo
  `,
  43: `
    wir kochen für Gäste, wir servieren, wir bewirten, wir vermieten Zimmer, bei uns essen, übernachten, Tische im Lokal, Mittagstisch, Speisekarte, Theke, Gäste, wir betreuen Kleinkinder tagsüber | we cook for guests, we serve, dine with us, eat in, stay the night, we let rooms to tourists, seats at the bar, menu, lunch spot, guests, we look after toddlers by day | nous cuisinons pour des clients, nous servons, manger sur place, dormir sur place, nous louons des chambres, carte du jour, plat du jour, convives, garde d'enfants en crèche | cocinamos para clientes, servimos, comer en el local, dormir, alquilamos habitaciones, menú del día, carta, comensales, huéspedes | cuciniamo per gli ospiti, serviamo, mangiare nel locale, dormire, affittiamo camere, menu del giorno, coperti, ospiti
  `,
  44: `
    wir behandeln Patienten, wir massieren, wir schneiden Haare, wir pflegen alte Menschen, wir tätowieren, wir züchten Hunde, wir pflegen Gärten, wir pflanzen Bäume, wir beraten bei Ernährung, Patienten, Termin beim Arzt, Praxis, Therapeuten, wir heilen | we treat patients, we massage, we cut hair, we care for the elderly at home, we tattoo, we breed dogs, we look after gardens, we plant trees, diet advice, patients, therapists, doctors | nous soignons des patients, nous massons, nous coupons les cheveux, nous tatouons, nous élevons des chiens, nous entretenons des jardins, nous plantons des arbres, patients, thérapeutes, médecins | tratamos pacientes, damos masajes, cortamos el pelo, cuidamos ancianos en casa, tatuamos, criamos perros, cuidamos jardines, plantamos árboles, pacientes, terapeutas, médicos | curiamo pazienti, massaggiamo, tagliamo i capelli, assistiamo anziani, tatuiamo, alleviamo cani, curiamo giardini, piantiamo alberi, pazienti, terapisti, medici
  `,
  45: `
    wir vertreten vor Gericht, wir bewachen, wir begleiten Senioren im Alltag, wir hüten Kinder, wir führen Hunde aus, wir planen Hochzeiten, wir bestatten, wir verleihen Kleider, Partner finden, Singles kennenlernen, wir ermitteln | we represent you in court, we guard, we keep the elderly company, we babysit, we walk dogs, we plan weddings, we bury, we rent out dresses, find a partner, meet singles, we investigate | nous défendons au tribunal, nous gardons des bâtiments, nous gardons des enfants, nous promenons des chiens, nous organisons des mariages, nous louons des robes, trouver l'amour, rencontrer des célibataires | defendemos en juicio, vigilamos, acompañamos a mayores, cuidamos niños, paseamos perros, organizamos bodas, alquilamos vestidos, encontrar pareja, conocer solteros | difendiamo in tribunale, sorvegliamo, accompagniamo anziani, badiamo ai bambini, portiamo a spasso i cani, organizziamo matrimoni, noleggiamo abiti, trovare l'anima gemella, conoscere single
  `,
  32: `
    wir brauen Bier, Brauerei, Mikrobrauerei, Brauer, Safterei, wir pressen Saft, Limonadenmarke | we brew beer, brewery, microbrewery, brewer, juicery, we press juice, soda brand | nous brassons de la bière, brasserie artisanale, microbrasserie, brasseur, nous pressons du jus | elaboramos cerveza, fábrica de cerveza, microcervecería, cervecero, exprimimos zumo | produciamo birra, birrificio, microbirrificio, birraio, spremiamo succo
  `,
  33: `
    Weingut, Winzer, Brennerei, Destillerie, wir brennen Schnaps, wir keltern Wein, Sektkellerei | winery, winemaker, vineyard wines, distillery, we distil gin, we make wine | domaine viticole, vigneron, distillerie, nous distillons, cave viticole | bodega, viticultor, destilería, destilamos, viñedo vinos | cantina vinicola, vignaiolo, distilleria, distilliamo, azienda vinicola
  `,
  30: `
    Bäckerei, Konditorei, Kaffeerösterei, wir backen, wir rösten Kaffee, Schokoladenmanufaktur, Imkerei, Pastamanufaktur, Bäcker, Eismanufaktur | bakery, patisserie, coffee roastery, we bake, we roast coffee, chocolatier, beekeeper honey, pasta maker, baker | boulangerie, pâtisserie, torréfacteur, nous cuisons du pain, chocolatier, apiculteur, glacier artisanal | panadería, pastelería, tostador de café, horneamos, chocolatería, apicultor, obrador | panificio, pasticceria, torrefazione, inforniamo, cioccolateria, apicoltore, pastificio, gelateria artigianale
  `,
  29: `
    Metzgerei, Käserei, Molkerei, Fischräucherei, Ölmühle, Fleischerei, wir räuchern Fisch, wir kochen Marmelade ein, Wursterei | butcher, cheesemaker, dairy, smokehouse, oil mill, creamery, we smoke fish, we make jam, deli meats | boucherie, fromagerie, laiterie, fumoir à poisson, moulin à huile, charcutier, nous faisons des confitures, conserverie | carnicería, quesería, lechería, ahumadero, almazara, hacemos mermelada, conservera, charcutería | macelleria, caseificio, latteria, frantoio oleario, salumificio, facciamo marmellate, conserviera
  `,
  31: `
    Bauernhof, Gärtnerei mit Pflanzenverkauf, Blumenladen, Obsthof, Baumschule, Gemüseanbau, wir bauen Gemüse an, wir züchten Pflanzen, Ernte vom Feld, Futterhersteller | farm, plant nursery, flower farm, orchard, vegetable growing, we grow vegetables, we grow plants, harvest from the field, pet food maker | ferme, pépinière, fleuriste, verger, maraîchage, nous cultivons des légumes, maraîcher, récolte | granja, vivero de plantas, floristería, huerto, cultivamos verduras, cultivo de hortalizas, cosecha | fattoria, vivaio di piante, fiorista, frutteto, coltiviamo ortaggi, coltivazione, raccolto
  `,
  25: `
    Modemarke, Kleidungsmarke, Schneider-Kollektion, Kollektion, Drops, Schuhmarke, oversized, wir nähen Mode | clothing brand, fashion collection, drops, shoe brand, oversized, we sew garments, merch clothing | marque de mode, collection de vêtements, marque de chaussures, nous cousons des vêtements | marca de moda, colección de ropa, marca de calzado, cosemos prendas | marchio di moda, collezione di abbigliamento, calzaturificio, cuciamo capi
  `,
  20: `
    Tischlerei, Schreinerei, Möbelbauer, wir bauen Möbel, Möbelmanufaktur, Polstermöbel | joinery furniture, furniture maker, cabinet maker, we build furniture, upholstered furniture | ébénisterie, menuisier de meubles, nous fabriquons des meubles | ebanistería, carpintero de muebles, hacemos muebles | falegnameria, mobilificio, costruiamo mobili, ebanista
  `,
  14: `
    Goldschmiede, Juwelier, Schmuckdesignerin, wir schmieden Ringe, Uhrenmanufaktur, Uhrmacher | goldsmith, jeweller, jewellery maker, we forge rings, watchmaker, watch brand | orfèvre, joaillier, bijoutier créateur, horloger | orfebre, joyero, diseñadora de joyas, relojero | orafo, gioielliere, creatrice di gioielli, orologiaio
  `,
  21: `
    Töpferei, Keramikwerkstatt, Glashütte, Porzellanmanufaktur, wir töpfern | pottery studio, ceramicist, glassworks, we throw mugs | poterie artisanale, céramiste, verrerie artisanale | alfarería taller, ceramista, vidriero | ceramista, bottega di ceramica, vetreria artigianale
  `,
  3: `
    Naturkosmetikmarke, Seifenmanufaktur, Parfümeur, Seifensieder | skincare brand, soap maker, perfumer, beauty brand, make-up brand | marque de cosmétiques, savonnerie, parfumeur | marca de cosmética, jabonería, perfumista | marchio di cosmetici, saponificio, profumiere
  `,
  5: `
    Pharmaunternehmen, Biotech-Wirkstoff, Arzneimittelhersteller | pharma company, drug developer, biotech therapeutics | laboratoire pharmaceutique, biotech médicament | laboratorio farmacéutico, biotecnológica fármacos | casa farmaceutica, biotech farmaci
  `,
  7: `
    Maschinenbauer, Anlagenbauer | machine builder, plant engineering manufacturer | constructeur de machines | fabricante de maquinaria | costruttore di macchine
  `,
  6: `
    Schlosserei, Metallbauer, Stahlbauer, Kunstschmied, Gießerei | metal fabricator, steelworks, blacksmith, foundry | ferronnier, métallerie, fonderie, aciérie | herrero, cerrajería metálica, acería, fundición | fabbro artigiano, carpenteria metallica, acciaieria, fonderia
  `,
  28: `
    Spielzeugmanufaktur, Spieleverlag, Brettspielverlag, wir erfinden Spiele | toy maker, board game publisher, we invent games | fabricant de jouets, éditeur de jeux de société | juguetero, editorial de juegos de mesa | produttore di giocattoli, editore di giochi da tavolo
  `,
}
