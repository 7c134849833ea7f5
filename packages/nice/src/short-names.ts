import { readTable } from './table.ts'

/** Short names of the classes 1 to 45 in ascending order. */
export const niceShortNames = readTable(`
  Chemische Erzeugnisse | Chemicals | Produits chimiques | Productos químicos | Prodotti chimici
  Farben, Lacke | Paints, varnishes | Peintures, vernis | Pinturas, barnices | Pitture, vernici
  Kosmetika, Reinigungsmittel | Cosmetics, cleaning products | Cosmétiques, produits de nettoyage | Cosméticos, productos de limpieza | Cosmetici, prodotti per la pulizia
  Öle, Fette, Brennstoffe | Oils, greases, fuels | Huiles, graisses, combustibles | Aceites, grasas, combustibles | Oli, grassi, combustibili
  Arzneimittel, Pharmazeutika | Pharmaceuticals | Produits pharmaceutiques | Productos farmacéuticos | Prodotti farmaceutici
  Metalle, Metallwaren | Metals, metal goods | Métaux, produits métalliques | Metales, productos metálicos | Metalli, prodotti metallici
  Maschinen, Motoren | Machines, motors | Machines, moteurs | Máquinas, motores | Macchine, motori
  Handwerkzeuge, Messerwaren | Hand tools, cutlery | Outils à main, coutellerie | Herramientas manuales, cuchillería | Utensili a mano, coltelleria
  Elektronik, Software | Electronics, software | Électronique, logiciels | Electrónica, software | Elettronica, software
  Medizinische Geräte | Medical devices | Appareils médicaux | Aparatos médicos | Apparecchi medici
  Beleuchtung, Heizung, Sanitär | Lighting, heating, sanitary | Éclairage, chauffage, sanitaire | Iluminación, calefacción, sanitarios | Illuminazione, riscaldamento, sanitari
  Fahrzeuge | Vehicles | Véhicules | Vehículos | Veicoli
  Waffen, Feuerwerk | Weapons, fireworks | Armes, feux d’artifice | Armas, fuegos artificiales | Armi, fuochi d’artificio
  Schmuck, Uhren | Jewellery, watches | Joaillerie, horlogerie | Joyería, relojería | Gioielleria, orologeria
  Musikinstrumente | Musical instruments | Instruments de musique | Instrumentos musicales | Strumenti musicali
  Papier, Druckwaren | Paper, printed matter | Papier, imprimés | Papel, impresos | Carta, stampati
  Gummi, Kunststoffe, Dämmstoffe | Rubber, plastics, insulation | Caoutchouc, plastiques, isolants | Caucho, plásticos, aislantes | Gomma, plastica, isolanti
  Taschen, Koffer, Lederwaren | Bags, luggage, leather goods | Sacs, bagages, maroquinerie | Bolsos, equipaje, marroquinería | Borse, valigie, pelletteria
  Baumaterialien, nicht aus Metall | Non-metallic building materials | Matériaux de construction non métalliques | Materiales de construcción no metálicos | Materiali da costruzione non metallici
  Möbel, Bettwaren | Furniture, bedding | Meubles, literie | Muebles, colchones, almohadas | Mobili, materassi
  Haushalts- und Küchengeräte, Glas | Household utensils, glassware | Ustensiles de ménage, verrerie | Utensilios domésticos, cristalería | Utensili domestici, vetreria
  Seile, Zelte, Planen | Ropes, tents, tarpaulins | Cordes, tentes, bâches | Cuerdas, tiendas, lonas | Corde, tende, teloni
  Garne, Fäden | Yarns, threads | Fils à usage textile | Hilos textiles | Fili per uso tessile
  Textilien, Heimtextilien | Textiles, household linen | Tissus, linge de maison | Tejidos, ropa de hogar | Tessuti, biancheria per la casa
  Bekleidung, Schuhe, Kopfbedeckungen | Clothing, footwear, headwear | Vêtements, chaussures, chapellerie | Ropa, calzado, sombrerería | Abbigliamento, scarpe, cappelleria
  Kurzwaren, Spitzen, Bänder | Haberdashery, lace, ribbons | Mercerie, dentelles, rubans | Mercería, encajes, cintas | Merceria, pizzi, nastri
  Teppiche, Bodenbeläge, Tapeten | Carpets, floor coverings, wallpaper | Tapis, revêtements de sols | Alfombras, revestimientos de suelos | Tappeti, rivestimenti per pavimenti
  Spiele, Spielzeug, Sportartikel | Games, toys, sports equipment | Jeux, jouets, articles de sport | Juegos, juguetes, artículos deportivos | Giochi, giocattoli, articoli sportivi
  Fleisch, Fisch, Milchprodukte | Meat, fish, dairy | Viande, poisson, produits laitiers | Carne, pescado, lácteos | Carne, pesce, latticini
  Kaffee, Tee, Backwaren | Coffee, tea, bakery | Café, thé, boulangerie | Café, té, panadería | Caffè, tè, prodotti da forno
  Frisches Obst, Pflanzen, Futtermittel | Fresh produce, plants, animal feed | Fruits frais, plantes, aliments pour animaux | Frutas frescas, plantas, piensos | Frutta fresca, piante, mangimi
  Bier, alkoholfreie Getränke | Beer, soft drinks | Bières, boissons sans alcool | Cerveza, bebidas sin alcohol | Birra, bevande analcoliche
  Alkoholische Getränke | Alcoholic beverages | Boissons alcoolisées | Bebidas alcohólicas | Bevande alcoliche
  Tabak, E-Zigaretten | Tobacco, e-cigarettes | Tabac, cigarettes électroniques | Tabaco, cigarrillos electrónicos | Tabacco, sigarette elettroniche
  Werbung, Handel, Büroarbeiten | Advertising, retail, business | Publicité, commerce, affaires | Publicidad, comercio, negocios | Pubblicità, commercio, affari
  Finanzen, Versicherung, Immobilien | Finance, insurance, real estate | Finance, assurance, immobilier | Finanzas, seguros, inmuebles | Finanza, assicurazioni, immobili
  Bau, Reparatur, Installation | Construction, repair, installation | Construction, réparation, installation | Construcción, reparación, instalación | Costruzione, riparazione, installazione
  Telekommunikation | Telecommunications | Télécommunications | Telecomunicaciones | Telecomunicazioni
  Transport, Lagerung, Reisen | Transport, storage, travel | Transport, entreposage, voyages | Transporte, almacenamiento, viajes | Trasporto, deposito, viaggi
  Materialbearbeitung, Recycling | Material treatment, recycling | Traitement de matériaux, recyclage | Tratamiento de materiales, reciclaje | Trattamento di materiali, riciclaggio
  Bildung, Unterhaltung, Sport | Education, entertainment, sport | Éducation, divertissement, sport | Educación, entretenimiento, deporte | Istruzione, intrattenimento, sport
  IT, Wissenschaft, Forschung | IT, science, research | Informatique, science, recherche | Informática, ciencia, investigación | Informatica, scienza, ricerca
  Verpflegung, Beherbergung | Restaurants, accommodation | Restauration, hébergement | Restauración, alojamiento | Ristorazione, alloggio
  Medizin, Schönheit, Landwirtschaft | Medical, beauty, agriculture | Médecine, beauté, agriculture | Medicina, belleza, agricultura | Medicina, bellezza, agricoltura
  Recht, Sicherheit, Soziales | Legal, security, social | Droit, sécurité, services sociaux | Derecho, seguridad, servicios sociales | Diritto, sicurezza, servizi sociali
`)
