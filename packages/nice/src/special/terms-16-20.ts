/** Special terms of the classes 16 to 20. */
export const special16To20 = [
  `
    Skizzenbücher | Sketchbooks | Carnets de croquis | Cuadernos de dibujo | Album da disegno
    Fotobücher | Photo books | Livres de photos | Fotolibros | Fotolibri
    Gästebücher | Guest books | Livres d'or | Libros de visitas | Libri degli ospiti
    Hochzeitskarten | Wedding stationery | Faire-part de mariage | Papelería para bodas | Partecipazioni di nozze
    Reiseführer | Travel guides | Guides de voyage imprimés | Guías de viaje impresas | Guide di viaggio stampate
    Graphic Novels | Graphic novels | Romans graphiques | Novelas gráficas | Romanzi a fumetti
    Rätselhefte | Puzzle books | Livres de jeux et d'énigmes | Libros de pasatiempos | Libri di enigmistica
    Lernkarten | Flash cards | Cartes éclair pédagogiques | Tarjetas didácticas | Schede didattiche
    Wandsticker | Wall stickers | Stickers muraux | Pegatinas de pared | Adesivi murali
    Origamipapier | Origami paper | Papier origami | Papel de origami | Carta per origami
    Dekorative Klebebänder aus Papier [Washi] | Decorative paper adhesive tapes [washi] | Rubans adhésifs décoratifs en papier [washi] | Cintas adhesivas decorativas de papel [washi] | Nastri adesivi decorativi di carta [washi]
    Bastelsets aus Papier | Paper craft kits | Kits de loisirs créatifs en papier | Kits de manualidades de papel | Kit per lavoretti in carta
    Malkästen | Paint boxes | Boîtes de peinture | Cajas de pinturas | Scatole di colori
    Kalligrafiestifte | Calligraphy pens | Stylos de calligraphie | Plumas de caligrafía | Penne per calligrafia
    Bierdeckel | Beer mats | Sous-bocks | Posavasos de cartón para cerveza | Sottobicchieri di carta per birra
    Tischkarten | Place cards | Marque-places en papier | Tarjetas de mesa | Segnaposto di carta
    Schultafeln | Blackboards | Tableaux noirs | Pizarras | Lavagne
  `,
  '',
  `
    Strohtaschen | Straw bags | Sacs en paille | Bolsos de paja | Borse di paglia
    Lederetuis | Pouches of leather | Pochettes en cuir | Estuches de cuero | Astucci di pelle
    Laptoprucksäcke | Laptop backpacks | Sacs à dos pour ordinateur portable | Mochilas para ordenador portátil | Zaini per computer portatili
    Hundemäntel | Dog coats | Manteaux pour chiens | Abrigos para perros | Cappotti per cani
    Hundehalstücher | Dog bandanas | Bandanas pour chiens | Pañuelos para perros | Bandane per cani
    Ledergeldbörsen | Leather wallets | Portefeuilles en cuir | Carteras de cuero | Portafogli di pelle
    Geldbörsen für Münzen | Coin purses | Porte-monnaie pour pièces | Monederos para monedas | Portamonete per spiccioli
  `,
  `
    Blockhäuser, nicht aus Metall | Log cabins, not of metal | Cabanes en rondins non métalliques | Cabañas de troncos no metálicas | Casette di tronchi non metalliche
    Kleinsthäuser [transportable Bauten], nicht aus Metall | Tiny houses [transportable buildings], not of metal | Micromaisons [constructions transportables] non métalliques | Minicasas [construcciones transportables] no metálicas | Minicase [costruzioni trasportabili] non metalliche
    Bleiglasfenster | Stained-glass windows | Vitraux | Vidrieras | Vetrate artistiche
    Lehmziegel | Clay bricks | Briques d'argile | Ladrillos de arcilla | Mattoni di argilla
    Arbeitsplatten aus Stein [Baumaterial] | Stone slabs for building | Dalles de pierre pour la construction | Losas de piedra para la construcción | Lastre di pietra per edilizia
  `,
  `
    Ecksofas | Corner sofas | Canapés d'angle | Sofás esquineros | Divani angolari
    Liegesessel | Recliner armchairs | Fauteuils inclinables | Sillones reclinables | Poltrone reclinabili
    Konsolentische | Console tables | Tables consoles | Mesas consola | Consolle
    Schminktische | Dressing tables | Coiffeuses | Tocadores | Tavolini da toeletta
    Raumteiler [Möbel] | Room dividers | Paravents | Biombos | Divisori per ambienti
    Hängesessel | Hanging chairs | Fauteuils suspendus | Sillas colgantes | Sedie sospese
    Memory-Schaum-Matratzen | Memory foam mattresses | Matelas en mousse à mémoire de forme | Colchones de espuma viscoelástica | Materassi in memory foam
    Memory-Schaum-Kissen | Memory foam pillows | Oreillers en mousse à mémoire de forme | Almohadas de espuma viscoelástica | Cuscini in memory foam
    Latexmatratzen | Latex mattresses | Matelas en latex | Colchones de látex | Materassi in lattice
    Futons | Futons | Futons | Futones | Futon
    Möbel aus Paletten | Furniture made from pallets | Meubles en palettes | Muebles hechos con palés | Mobili in pallet
    Holzskulpturen | Sculptures of wood | Sculptures en bois | Esculturas de madera | Sculture in legno
    Vogelhäuser | Birdhouses | Nichoirs pour oiseaux | Casas para pájaros | Casette per uccelli
  `,
]
