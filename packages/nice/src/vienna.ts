import { readTable } from './table.ts'
import type { ViennaCategory } from './types.ts'

const headings = readTable(`
  Himmelskörper, Naturerscheinungen, geografische Karten | Celestial bodies, natural phenomena, geographical maps | Corps célestes, phénomènes naturels, cartes géographiques | Cuerpos celestes, fenómenos naturales, mapas geográficos | Corpi celesti, fenomeni naturali, carte geografiche
  Menschen | Human beings | Êtres humains | Seres humanos | Esseri umani
  Tiere | Animals | Animaux | Animales | Animali
  Übernatürliche, sagenhafte, fantastische oder nicht bestimmbare Wesen | Supernatural, fabulous, fantastic or unidentifiable beings | Êtres surnaturels, fabuleux, fantastiques ou non identifiables | Seres sobrenaturales, fabulosos, fantásticos o no identificables | Esseri soprannaturali, favolosi, fantastici o non identificabili
  Pflanzen | Plants | Plantes | Plantas | Piante
  Landschaften | Landscapes | Paysages | Paisajes | Paesaggi
  Bauwerke, Werbeaufsteller, Tore und Absperrungen | Constructions, advertisement pillars, gates and barriers | Constructions, structures pour affichage, portes et barrières | Construcciones, estructuras para anuncios, portones y barreras | Costruzioni, strutture pubblicitarie, cancelli e barriere
  Lebensmittel | Foodstuffs | Denrées alimentaires | Productos alimenticios | Prodotti alimentari
  Textilien, Bekleidung, Nähzubehör, Kopfbedeckungen, Schuhe | Textiles, clothing, sewing accessories, headwear, footwear | Textiles, vêtements, accessoires de couture, chapellerie, chaussures | Textiles, prendas de vestir, accesorios de costura, sombreros, calzado | Tessili, abbigliamento, accessori per cucire, cappelli, calzature
  Tabak, Raucherartikel, Streichhölzer, Reiseartikel, Fächer, Toilettenartikel | Tobacco, smokers' requisites, matches, travel goods, fans, toilet articles | Tabac, articles pour fumeurs, allumettes, articles de voyage, éventails, objets de toilette | Tabaco, artículos para fumadores, cerillas, artículos de viaje, abanicos, objetos de tocador | Tabacco, articoli per fumatori, fiammiferi, articoli da viaggio, ventagli, oggetti da toilette
  Haushaltsgeräte | Household utensils | Ustensiles de ménage | Utensilios domésticos | Utensili domestici
  Möbel, Sanitäranlagen | Furniture, sanitary installations | Ameublement, installations sanitaires | Mobiliario, instalaciones sanitarias | Mobili, impianti sanitari
  Beleuchtung, Funkröhren, Heizung, Kochen, Kühlung, Waschmaschinen, Trockengeräte | Lighting, wireless valves, heating, cooking, refrigeration, washing machines, drying equipment | Éclairage, lampes de radio, chauffage, cuisson, réfrigération, machines à laver, appareils de séchage | Alumbrado, válvulas de radio, calefacción, cocción, refrigeración, lavadoras, aparatos de secado | Illuminazione, valvole radio, riscaldamento, cottura, refrigerazione, lavatrici, apparecchi per asciugare
  Eisenwaren, Werkzeuge, Leitern | Ironmongery, tools, ladders | Quincaillerie, outils, échelles | Ferretería, herramientas, escaleras de mano | Ferramenta, utensili, scale a pioli
  Maschinen, Motoren, Triebwerke | Machinery, motors, engines | Machines, moteurs, engins | Maquinaria, motores, máquinas motrices | Macchine, motori, propulsori
  Telekommunikation, Tonaufzeichnung und -wiedergabe, Computer, Fotografie, Kinematografie, Optik | Telecommunications, sound recording and reproduction, computers, photography, cinematography, optics | Télécommunications, enregistrement et reproduction du son, ordinateurs, photographie, cinématographie, optique | Telecomunicaciones, grabación y reproducción de sonido, ordenadores, fotografía, cinematografía, óptica | Telecomunicazioni, registrazione e riproduzione del suono, computer, fotografia, cinematografia, ottica
  Uhren, Schmuck, Gewichte und Maße | Horological instruments, jewellery, weights and measures | Horlogerie, bijouterie, poids et mesures | Relojería, joyería, pesas y medidas | Orologeria, gioielleria, pesi e misure
  Beförderungsmittel, Ausrüstung für Tiere | Transport, equipment for animals | Transport, équipement pour animaux | Transporte, equipos para animales | Trasporti, attrezzature per animali
  Behälter und Verpackungen, Darstellungen verschiedener Waren | Containers and packing, representations of miscellaneous products | Récipients et emballages, représentations de produits divers | Recipientes y embalajes, representaciones de productos diversos | Recipienti e imballaggi, rappresentazioni di prodotti diversi
  Schreib-, Zeichen- und Malgeräte, Bürobedarf, Schreibwaren und Bücher | Writing, drawing and painting materials, office requisites, stationery and books | Matériel pour écrire, dessiner ou peindre, matériel de bureau, papeterie et livres | Material de escritura, dibujo y pintura, material de oficina, papelería y libros | Materiale per scrivere, disegnare e dipingere, articoli per ufficio, cartoleria e libri
  Spiele, Spielzeug, Sportartikel, Karussells | Games, toys, sporting articles, roundabouts | Jeux, jouets, articles de sport, manèges | Juegos, juguetes, artículos de deporte, tiovivos | Giochi, giocattoli, articoli sportivi, giostre
  Musikinstrumente und Zubehör, Glocken, Bilder, Skulpturen | Musical instruments and accessories, bells, pictures, sculptures | Instruments de musique et accessoires, cloches, tableaux, sculptures | Instrumentos musicales y accesorios, campanas, cuadros, esculturas | Strumenti musicali e accessori, campane, quadri, sculture
  Waffen, Munition, Rüstungen | Arms, ammunition, armour | Armes, munitions, armures | Armas, municiones, armaduras | Armi, munizioni, armature
  Heraldik, Münzen, Embleme, Symbole | Heraldry, coins, emblems, symbols | Héraldique, monnaies, emblèmes, symboles | Heráldica, monedas, emblemas, símbolos | Araldica, monete, emblemi, simboli
  Ziermotive, Flächen oder Hintergründe mit Ornamenten | Ornamental motifs, surfaces or backgrounds with ornaments | Motifs ornementaux, surfaces ou fonds avec ornements | Motivos ornamentales, superficies o fondos con adornos | Motivi ornamentali, superfici o sfondi con ornamenti
  Geometrische Figuren und Körper | Geometrical figures and solids | Figures et corps géométriques | Figuras y cuerpos geométricos | Figure e solidi geometrici
  Schriftformen, Zahlen | Forms of writing, numerals | Formes d’écriture, chiffres | Formas de escritura, números | Forme di scrittura, numeri
  Inschriften in verschiedenen Schriftzeichen | Inscriptions in various characters | Inscriptions en caractères divers | Inscripciones en caracteres diversos | Iscrizioni in caratteri diversi
  Farben | Colours | Couleurs | Colores | Colori
`)

/** The 29 main categories of the Vienna Classification, ascending. */
export const viennaCategories: readonly ViennaCategory[] = headings.map((heading, index) => ({ number: index + 1, heading }))
