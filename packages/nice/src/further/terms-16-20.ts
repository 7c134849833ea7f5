/** Further terms of the classes 16 to 20. */
export const further16To20 = [
  `
    Papier | Paper | Papier | Papel | Carta
    Karton | Cardboard | Carton | Cartón | Cartone
    Schreibwaren | Stationery | Articles de papeterie | Artículos de papelería | Articoli di cartoleria
    Büroartikel, ausgenommen Möbel | Office requisites, except furniture | Articles de bureau à l'exception des meubles | Artículos de oficina, excepto muebles | Articoli per ufficio, esclusi i mobili
    Druckereierzeugnisse | Printed matter | Produits de l'imprimerie | Productos de imprenta | Stampati
    Gedruckte Veröffentlichungen | Printed publications | Publications imprimées | Publicaciones impresas | Pubblicazioni stampate
    Lehr- und Unterrichtsmittel, ausgenommen Apparate | Instructional and teaching materials, except apparatus | Matériel d'instruction et d'enseignement à l'exception des appareils | Material de instrucción y material didáctico, excepto aparatos | Materiale per l'istruzione e l'insegnamento, tranne gli apparecchi
    Verpackungsmaterial aus Papier | Packaging material of paper | Matériaux d'emballage en papier | Material de embalaje de papel | Materiale da imballaggio in carta
    Verpackungsmaterial aus Karton | Packaging material of cardboard | Matériaux d'emballage en carton | Material de embalaje de cartón | Materiale da imballaggio in cartone
    Kinderbücher | Children's books | Livres pour enfants | Libros infantiles | Libri per bambini
    Bilderbücher | Picture books | Livres d'images | Libros ilustrados | Libri illustrati
    Lehrbücher | Textbooks | Manuels scolaires | Libros de texto | Libri di testo
    Handbücher | Manuals | Manuels | Manuales | Manuali
    Arbeitshefte | Workbooks | Cahiers d'exercices | Cuadernos de ejercicios | Quaderni di esercizi
    Gedruckte Noten | Printed sheet music | Partitions musicales imprimées | Partituras impresas | Spartiti musicali stampati
    Schnittmuster zum Nähen | Sewing patterns | Patrons pour la couture | Patrones de costura | Cartamodelli per cucito
    Mitteilungsblätter | Newsletters | Bulletins d'information | Boletines informativos | Bollettini informativi
    Faltblätter | Leaflets | Dépliants | Prospectos | Pieghevoli
    Gedruckte Gutscheine | Printed vouchers | Bons imprimés | Vales impresos | Buoni stampati
    Eintrittskarten | Tickets | Tickets | Billetes [tiques] | Biglietti
    Einladungskarten | Invitation cards | Cartes d'invitation | Tarjetas de invitación | Biglietti d'invito
    Sammelkarten, nicht für Spiele | Trading cards, other than for games | Cartes à collectionner autres que pour jeux | Cromos coleccionables que no sean para juegos | Figurine collezionabili non per giochi
    Stickeralben | Sticker albums | Albums pour autocollants | Álbumes para pegatinas | Album per adesivi
    Terminplaner | Personal organisers | Agendas | Agendas | Agende
    Wochenplaner [Schreibwaren] | Weekly planners [stationery] | Semainiers [papeterie] | Planificadores semanales [papelería] | Planner settimanali [cartoleria]
    Tagebücher | Diaries | Journaux intimes | Diarios personales | Diari
    Schreibhefte | Exercise books | Cahiers | Cuadernos de escritura | Quaderni
    Schreibblöcke | Writing pads | Blocs à écrire | Bloques de papel para escribir | Blocchi per scrivere
    Haftnotizzettel | Adhesive note paper | Papiers à notes adhésifs | Papel de notas adhesivo | Foglietti adesivi per appunti
    Karteikarten | Index cards | Fiches [papeterie] | Fichas [papelería] | Schede [cartoleria]
    Etiketten aus Papier oder Karton | Labels of paper or cardboard | Étiquettes en papier ou en carton | Etiquetas de papel o cartón | Etichette di carta o cartone
    Geschenkanhänger aus Papier | Paper gift tags | Étiquettes-cadeaux en papier | Etiquetas de papel para regalos | Etichette regalo di carta
    Kopierpapier | Copying paper | Papier à photocopie | Papel de copia | Carta per fotocopie
    Zeichenpapier | Drawing paper | Papier à dessin | Papel de dibujo | Carta da disegno
    Packpapier | Wrapping paper | Papier d'emballage | Papel de envolver | Carta da imballaggio
    Seidenpapier | Tissue paper | Papier de soie | Papel de seda | Carta velina
    Backpapier | Baking paper | Papier de cuisson | Papel de hornear | Carta da forno
    Kaffeefilter aus Papier | Paper coffee filters | Filtres à café en papier | Filtros de papel para café | Filtri di carta per caffè
    Wellpappe | Corrugated cardboard | Carton ondulé | Cartón ondulado | Cartone ondulato
    Geschenktüten | Gift bags | Sacs-cadeaux | Bolsas para regalos | Sacchetti regalo
    Tragetaschen aus Papier | Paper carrier bags | Sacs à poignées en papier | Bolsas de papel con asas | Sacchetti di carta con manici
    Faltschachteln aus Karton | Folding boxes of cardboard | Boîtes pliantes en carton | Cajas plegables de cartón | Scatole pieghevoli in cartone
    Kunststoffbeutel für Verpackungszwecke | Plastic bags for packaging | Sachets en matières plastiques pour l'empaquetage | Bolsas de plástico para embalaje | Sacchetti di plastica per imballaggio
    Luftpolsterfolie für Verpackungszwecke | Plastic bubble packs for wrapping or packaging | Films à bulles d'air en plastique pour l'emballage | Películas de plástico con burbujas para embalaje | Pellicole di plastica a bolle d'aria per imballaggio
    Frischhaltefolien aus Kunststoff | Plastic cling film for food wrapping | Films alimentaires étirables en plastique | Película de plástico adherente para envolver alimentos | Pellicole di plastica per avvolgere alimenti
    Hundekotbeutel aus Kunststoff | Plastic bags for pet waste disposal | Sacs en plastique pour déjections d'animaux de compagnie | Bolsas de plástico para excrementos de animales de compañía | Sacchetti di plastica per escrementi di animali da compagnia
    Tischdecken aus Papier | Tablecloths of paper | Nappes en papier | Manteles de papel | Tovaglie di carta
    Kosmetiktücher aus Papier | Facial tissues of paper | Mouchoirs en papier pour le visage | Pañuelos faciales de papel | Fazzolettini cosmetici di carta
    Untersetzer aus Papier | Coasters of paper | Dessous de verres en papier | Posavasos de papel | Sottobicchieri di carta
    Wimpel aus Papier | Bunting of paper | Fanions en papier | Banderines de papel | Bandierine di carta
    Schreibgeräte | Writing instruments | Instruments d'écriture | Instrumentos de escritura | Strumenti per scrivere
    Buntstifte | Coloured pencils | Crayons de couleur | Lápices de colores | Matite colorate
    Wachsmalstifte | Wax crayons | Crayons de cire | Lápices de cera | Pastelli a cera
    Textmarker | Highlighter pens | Surligneurs | Rotuladores fluorescentes | Evidenziatori
    Minen für Kugelschreiber | Refills for ballpoint pens | Recharges pour stylos à bille | Recambios para bolígrafos | Ricariche per penne a sfera
    Kreide zum Schreiben | Writing chalk | Craie pour écrire | Tiza para escribir | Gesso per scrivere
    Tinten | Inks | Encres | Tintas | Inchiostri
    Federmäppchen | Pencil cases | Trousses à crayons | Estuches para lápices | Astucci per matite
    Bleistiftspitzer | Pencil sharpeners | Taille-crayons | Sacapuntas | Temperamatite
    Stiftehalter | Pen and pencil holders | Porte-stylos et porte-crayons | Portabolígrafos y portalápices | Portapenne e portamatite
    Schreibunterlagen | Desk pads | Sous-main | Carpetas de escritorio | Sottomano
    Dokumentenmappen [Schreibwaren] | Document files [stationery] | Chemises pour documents [papeterie] | Carpetas para documentos | Cartelline per documenti [cartoleria]
    Klemmbretter | Clipboards | Planchettes à pince | Tablillas con sujetapapeles | Portablocco con molletta
    Briefablagen | Letter trays | Bacs à courrier | Bandejas para correspondencia | Vaschette portacorrispondenza
    Locher [Büroartikel] | Hole punches [office requisites] | Perforateurs de bureau | Perforadoras de papel [artículos de oficina] | Perforatori per ufficio
    Aktenvernichter für Büros | Paper shredders for office use | Déchiqueteuses de papier [articles de bureau] | Trituradoras de papel para oficina | Distruggidocumenti per ufficio
    Laminiergeräte für Bürozwecke | Document laminators for office use | Plastifieuses de documents pour le bureau | Plastificadoras de documentos para oficina | Plastificatrici di documenti per ufficio
    Whiteboards | Whiteboards | Tableaux blancs | Pizarras blancas | Lavagne bianche
    Klebebänder für Papier- und Schreibwaren | Adhesive tapes for stationery purposes | Rubans adhésifs pour la papeterie | Cintas adhesivas de papelería | Nastri adesivi per cartoleria
    Klebestifte für Papier- und Schreibwaren oder Haushaltszwecke | Glue sticks for stationery or household purposes | Bâtons de colle pour la papeterie ou le ménage | Barras de pegamento de papelería o para uso doméstico | Colla stick per cartoleria o per uso domestico
    Gemälde [Bilder], gerahmt oder ungerahmt | Paintings [pictures], framed or unframed | Peintures [tableaux], encadrées ou non | Cuadros [pinturas], enmarcados o no | Quadri [dipinti], con o senza cornice
    Kunstdrucke | Art prints | Reproductions d'art imprimées | Reproducciones artísticas impresas | Stampe d'arte
    Leinwand für Malereizwecke | Canvas for painting | Toiles pour la peinture | Lienzos para pintar | Tele per la pittura
    Modelliermassen | Modelling materials | Matières à modeler | Materiales para modelar | Materiali per modellare
    Malerpaletten | Palettes for painters | Palettes pour peintres | Paletas de pintor | Tavolozze per pittori
    Farbroller | House painters' rollers | Rouleaux de peintres en bâtiment | Rodillos para pintores de brocha gorda | Rulli per imbianchini
    Schablonen [Papier- und Schreibwaren] | Stencils [stationery] | Pochoirs | Plantillas de estarcir | Stampini
    Abziehbilder | Decalcomanias | Décalcomanies | Calcomanías | Decalcomanie
    Briefmarken | Postage stamps | Timbres-poste | Sellos postales | Francobolli
    Globen | Terrestrial globes | Globes terrestres | Globos terráqueos | Mappamondi
    Lesezeichen | Bookmarkers | Signets | Marcapáginas | Segnalibri
    Bucheinbände | Bookbindings | Reliures | Encuadernaciones | Rilegature
  `,
  `
    Isoliermaterial | Insulating materials | Matières isolantes | Materiales aislantes | Materiali isolanti
    Packungsmaterial [Dichtungsmaterial] | Packing materials [sealing materials] | Matières à étouper | Materiales de estanqueidad | Materiali per turare
    Wärmedämmplatten | Thermal insulation panels | Panneaux d'isolation thermique | Paneles de aislamiento térmico | Pannelli per isolamento termico
    Akustikplatten für Isolierzwecke | Acoustic insulation panels | Panneaux d'isolation acoustique | Paneles de aislamiento acústico | Pannelli per isolamento acustico
    Dämmplatten aus Polystyrol | Polystyrene insulation boards | Panneaux isolants en polystyrène | Paneles aislantes de poliestireno | Pannelli isolanti in polistirene
    Dämmstoffe aus Holzfasern | Wood fibre insulating materials | Matières isolantes en fibres de bois | Materiales aislantes de fibra de madera | Materiali isolanti in fibra di legno
    Dämmstoffe aus Zellulose | Cellulose insulating materials | Matières isolantes en cellulose | Materiales aislantes de celulosa | Materiali isolanti in cellulosa
    Dämmstoffe aus Hanf | Hemp insulating materials | Matières isolantes en chanvre | Materiales aislantes de cáñamo | Materiali isolanti in canapa
    Dämmplatten aus Kork | Cork insulation boards | Panneaux isolants en liège | Paneles aislantes de corcho | Pannelli isolanti in sughero
    Polyurethanschaum für Isolierzwecke | Polyurethane foam for insulation purposes | Mousse de polyuréthane pour l'isolation | Espuma de poliuretano para aislamiento | Schiuma di poliuretano per isolamento
    Schlackenwolle [Isoliermaterial] | Slag wool [insulator] | Laine de laitier [isolant] | Lana de escorias [aislante] | Lana di scoria [isolante]
    Isolierlacke | Insulating varnish | Vernis isolants | Barnices aislantes | Vernici isolanti
    Isolieröle | Insulating oils | Huiles isolantes | Aceites aislantes | Oli isolanti
    Isolierpapier | Insulating paper | Papier isolant | Papel aislante | Carta isolante
    Isolierfilz | Insulating felt | Feutre pour l'isolation | Fieltro aislante | Feltro isolante
    Isoliergewebe | Insulating fabrics | Tissus isolants | Tejidos aislantes | Tessuti isolanti
    Aluminiumfolien für Isolierzwecke | Foils of aluminium for insulating purposes | Feuilles d'aluminium pour l'isolation | Hojas de aluminio para aislamiento | Fogli di alluminio per isolamento
    Dampfsperrfolien | Vapour barrier films | Films pare-vapeur | Láminas de barrera de vapor | Pellicole barriera al vapore
    Isolatoren für elektrische Leitungen | Insulators for electric mains | Isolateurs pour lignes électriques | Aisladores para líneas eléctricas | Isolatori per linee elettriche
    Isolierungen für Kabel | Insulators for cables | Isolateurs pour câbles | Aislantes para cables | Isolanti per cavi
    Rohrisolierungen | Pipe insulation | Matériaux d'isolation pour tuyaux | Aislamientos para tuberías | Isolamenti per tubi
    Rohrdichtungen | Gaskets for pipes | Joints pour conduites | Juntas para tuberías | Giunti per condutture
    Dichtungsringe | Sealing rings | Bagues d'étanchéité | Anillos de estanqueidad | Anelli di tenuta
    Unterlegscheiben aus Kautschuk oder Vulkanfiber | Washers of rubber or vulcanized fibre | Rondelles en caoutchouc ou en fibre vulcanisée | Arandelas de caucho o fibra vulcanizada | Rondelle in gomma o in fibra vulcanizzata
    Türdichtungen | Door seals | Joints d'étanchéité pour portes | Burletes para puertas | Guarnizioni per porte
    Dichtungsstreifen | Sealing strips | Bandes d'étanchéité | Bandas de estanqueidad | Strisce di guarnizione
    Zylinderdichtungen | Cylinder jointings | Joints de cylindres | Juntas de cilindros | Giunti per cilindri
    Dichtungen für Fahrzeuge | Seals for vehicles | Joints d'étanchéité pour véhicules | Juntas de estanqueidad para vehículos | Guarnizioni per veicoli
    Gewindedichtbänder | Thread seal tapes | Rubans d'étanchéité pour filetages | Cintas de estanqueidad para roscas | Nastri sigillanti per filettature
    Ventile aus Kautschuk oder Vulkanfiber | Valves of rubber or vulcanized fibre | Clapets en caoutchouc ou en fibre vulcanisée | Válvulas de caucho o de fibra vulcanizada | Valvole in gomma o in fibra vulcanizzata
    Kupplungsbeläge | Clutch linings | Garnitures d'embrayages | Forros de embragues | Guarnizioni per frizioni
    Verstärkungsmaterialien für Rohre, nicht aus Metall | Reinforcing materials, not of metal, for pipes | Matières de renforcement non métalliques pour tuyaux | Materiales de refuerzo no metálicos para tuberías | Materiali di rinforzo non metallici per tubi
    Schläuche aus textilem Material | Hoses of textile material | Tuyaux flexibles en matières textiles | Mangueras de materias textiles | Tubi flessibili in materie tessili
    Druckluftschläuche, nicht aus Metall | Compressed air hoses, not of metal | Tuyaux à air comprimé non métalliques | Mangueras de aire comprimido no metálicas | Tubi flessibili per aria compressa non metallici
    Kunststoffschläuche | Plastic hoses | Tuyaux flexibles en matières plastiques | Mangueras de plástico | Tubi flessibili di plastica
    Silikonschläuche | Silicone hoses | Tuyaux flexibles en silicone | Mangueras de silicona | Tubi flessibili in silicone
    Verbindungsschläuche für Fahrzeugkühler | Connecting hose for vehicle radiators | Durites pour radiateurs de véhicules | Manguitos para radiadores de vehículos | Manicotti per radiatori di veicoli
    Muffen für Rohre, nicht aus Metall | Pipe muffs, not of metal | Manchons de tuyaux non métalliques | Manguitos no metálicos para tuberías | Manicotti non metallici per tubi
    Gummimanschetten zum Schutz von Maschinenteilen | Rubber sleeves for protecting parts of machines | Manchons en caoutchouc pour la protection de parties de machines | Manguitos de caucho para proteger partes de máquinas | Manicotti di gomma per proteggere parti di macchine
    Gummidichtungen | Rubber seals | Joints en caoutchouc | Juntas de caucho | Guarnizioni in gomma
    Gummistopfen | Stoppers of rubber | Bouchons en caoutchouc | Tapones de caucho | Tappi di gomma
    Gummischnüre | Cords of rubber | Cordes en caoutchouc | Cuerdas de caucho | Corde di gomma
    Gummifolien | Rubber film | Films en caoutchouc | Películas de caucho | Pellicole di gomma
    Synthetischer Kautschuk | Synthetic rubber | Caoutchouc synthétique | Caucho sintético | Caucciù sintetico
    Moosgummi | Foam rubber | Caoutchouc mousse | Espuma de caucho | Gomma spugnosa
    Recycelter Kautschuk | Recycled rubber | Caoutchouc recyclé | Caucho reciclado | Gomma riciclata
    Schwingungsdämpfer aus Gummi | Vibration dampers of rubber | Amortisseurs de vibrations en caoutchouc | Amortiguadores de vibraciones de caucho | Ammortizzatori di vibrazioni in gomma
    Fäden aus Gummi, nicht für textile Zwecke | Threads of rubber, not for use in textiles | Fils de caoutchouc non à usage textile | Hilos de caucho que no sean para uso textil | Fili di gomma non per uso tessile
    Folien aus regenerierter Zellulose, nicht für Verpackungszwecke | Sheets of regenerated cellulose, other than for wrapping | Feuilles de cellulose régénérée autres que pour l'emballage | Hojas de celulosa regenerada que no sean para embalar | Fogli di cellulosa rigenerata diversi da quelli per imballaggio
    Teilweise bearbeitete Kunststoffe | Semi-processed plastics | Matières plastiques mi-ouvrées | Materias plásticas semielaboradas | Materie plastiche semilavorate
    Extrudierte Kunststoffe in Form von Profilen für Herstellungszwecke | Extruded plastics in the form of profiles for use in manufacture | Matières plastiques extrudées sous forme de profilés destinées à la fabrication | Materias plásticas extrudidas en forma de perfiles para la fabricación | Materie plastiche estruse in forma di profili destinate alla produzione
    Epoxidharze, teilweise bearbeitet | Epoxy resins, semi-processed | Résines époxy mi-ouvrées | Resinas epoxi semielaboradas | Resine epossidiche semilavorate
    Kunstharze, teilweise bearbeitet | Synthetic resins, semi-processed | Résines synthétiques mi-ouvrées | Resinas sintéticas semielaboradas | Resine sintetiche semilavorate
    Acrylglasplatten, teilweise bearbeitet | Acrylic sheets, semi-processed | Plaques acryliques mi-ouvrées | Planchas acrílicas semielaboradas | Lastre acriliche semilavorate
    PVC-Folien, nicht für Verpackungszwecke | PVC films, other than for packaging | Films en PVC autres que pour l'emballage | Películas de PVC que no sean para embalar | Pellicole in PVC non per imballaggio
    Kunststofffolien für landwirtschaftliche Zwecke | Plastic sheeting for agricultural purposes | Feuilles en matières plastiques à usage agricole | Hojas de materias plásticas para uso agrícola | Fogli in materie plastiche per uso agricolo
    Selbstklebende Kunststofffolien für Herstellungszwecke | Self-adhesive plastic films for use in manufacture | Films plastiques autoadhésifs destinés à la fabrication | Películas de plástico autoadhesivas para la fabricación | Pellicole di plastica autoadesive destinate alla produzione
    Glasfasern für Isolierzwecke | Fibreglass for insulation | Fibres de verre pour l'isolation | Fibra de vidrio para aislamiento | Fibre di vetro per isolamento
    Polstermaterial aus Gummi oder Kunststoff | Stuffing of rubber or plastic | Matières à rembourrer en caoutchouc ou en matières plastiques | Materiales de acolchado de caucho o materias plásticas | Materie da imbottitura di gomma o plastica
    Verpackungsmaterial aus Schaumstoff | Foam packing material [stuffing] | Matières d'emballage [rembourrage] en mousse | Materiales de embalaje [acolchado] de espuma | Materiali da imballaggio [imbottitura] in schiuma
    Schaumstoffhalter für Blumenarrangements [Halbfabrikate] | Foam supports for flower arrangements [semi-finished products] | Mousse de support pour arrangements floraux [produit semi-fini] | Soportes de espuma para arreglos florales [productos semiacabados] | Supporti in schiuma per composizioni floreali [semilavorati]
    Gewebeklebebänder für gewerbliche Zwecke | Duct tape for industrial purposes | Rubans adhésifs toilés à usage industriel | Cintas adhesivas de tela para uso industrial | Nastri adesivi telati per uso industriale
    Selbstklebebänder, nicht für medizinische Zwecke, Papier- und Schreibwaren oder Haushaltszwecke | Self-adhesive tapes, other than stationery and not for medical or household purposes | Bandes autoadhésives autres que pour la médecine, la papeterie ou le ménage | Cintas autoadhesivas que no sean para uso médico, doméstico ni de papelería | Nastri autoadesivi non per la medicina, la cartoleria o per uso domestico
    Vulkanfiber | Vulcanized fibre | Fibre vulcanisée | Fibra vulcanizada | Fibra vulcanizzata
    Schwimmende Sperren gegen Umweltverschmutzung | Floating anti-pollution barriers | Barrages flottants antipollution | Barreras flotantes anticontaminación | Barriere galleggianti antinquinamento
    Isolierfarben | Insulating paints | Peintures isolantes | Pinturas aislantes | Pitture isolanti
  `,
  `
    Taschen | Bags | Sacs | Bolsos | Borse
    Reisegepäck | Luggage | Bagages | Artículos de equipaje | Bagagli
    Gepäck, Taschen, Brieftaschen und andere Tragebehältnisse | Luggage, bags, wallets and other carriers | Bagages, sacs, portefeuilles et autres objets de transport | Equipaje, bolsas, carteras y otros portaobjetos | Bagagli, borse, portafogli e altri contenitori portatili
    Leder, roh oder teilweise bearbeitet | Leather, unworked or semi-worked | Cuir brut ou mi-ouvré | Cuero en bruto o semielaborado | Cuoio grezzo o semilavorato
    Taschen aus Leder | Leather bags | Sacs en cuir | Bolsos de cuero | Borse in pelle
    Taschen aus Lederimitationen | Bags made of imitation leather | Sacs en imitations du cuir | Bolsos de cuero de imitación | Borse in similpelle
    Stofftaschen | Textile bags | Sacs en matières textiles | Bolsas de materias textiles | Borse in materie tessili
    Tragetaschen | Tote bags | Sacs fourre-tout | Bolsas tote | Borse shopper
    Wiederverwendbare Einkaufstaschen | Reusable shopping bags | Sacs à provisions réutilisables | Bolsas de la compra reutilizables | Borse per la spesa riutilizzabili
    Einkaufsnetze | Net bags for shopping | Filets à provisions | Bolsas de red para la compra | Borse a rete per la spesa
    Einkaufstaschen mit Rollen | Wheeled shopping bags | Sacs à provisions à roulettes | Bolsas de la compra con ruedas | Borse per la spesa con rotelle
    Kuriertaschen | Messenger bags | Sacoches de messager | Bolsos de mensajero | Borse da postino
    Turnbeutel | Drawstring bags | Sacs à cordon | Bolsas con cordón | Sacche con cordoncino
    Seesäcke | Duffel bags | Sacs marins | Petates | Borsoni
    Wochenendtaschen | Weekend bags | Sacs de week-end | Bolsos de fin de semana | Borse per il fine settimana
    Gymnastiktaschen | Gym bags | Sacs de gymnastique | Bolsas de gimnasia | Borse da ginnastica
    Wanderrucksäcke | Hiking rucksacks | Sacs à dos de randonnée | Mochilas de senderismo | Zaini da escursionismo
    Schulranzen | School satchels | Cartables d'écoliers | Mochilas escolares | Zaini scolastici
    Rollrucksäcke | Backpacks with rolling wheels | Sacs à dos à roulettes | Mochilas con ruedas | Zaini con rotelle
    Kinderrucksäcke | Children's backpacks | Sacs à dos pour enfants | Mochilas para niños | Zainetti per bambini
    Wickeltaschen | Diaper bags | Sacs à langer | Bolsos cambiador para bebés | Borse fasciatoio
    Babytragen | Baby carriers worn on the body | Porte-bébés à porter sur soi | Portabebés corporales | Marsupi portabebè
    Bordkoffer | Carry-on suitcases | Valises cabine | Maletas de cabina | Valigie da cabina
    Aktenkoffer | Attaché cases | Mallettes pour documents | Maletines para documentos | Valigette portadocumenti
    Überseekoffer | Trunks [luggage] | Malles | Baúles de viaje | Bauli
    Kosmetikkoffer, leer | Vanity cases, not fitted | Mallettes de toilette vides | Neceseres vacíos | Beauty case vuoti
    Kulturbeutel | Toiletry bags | Trousses de toilette | Bolsas de aseo | Borse da toilette
    Hutschachteln für die Reise | Hat boxes for travel | Cartons à chapeaux pour le voyage | Sombrereras de viaje | Cappelliere da viaggio
    Schuhbeutel für die Reise | Shoe bags for travel | Sacs à chaussures pour le voyage | Bolsas de viaje para calzado | Sacche portascarpe da viaggio
    Krawattenetuis für die Reise | Tie cases for travel | Étuis à cravates pour le voyage | Estuches de viaje para corbatas | Astucci da viaggio per cravatte
    Packwürfel für Reisegepäck | Packing cubes for luggage | Cubes de rangement pour bagages | Cubos organizadores para equipaje | Organizer a cubo per bagagli
    Koffergurte | Luggage straps | Sangles à bagages | Correas para equipaje | Cinghie per bagagli
    Kofferhüllen | Suitcase covers | Housses de valises | Fundas para maletas | Fodere per valigie
    Herrenhandtaschen | Men's handbags | Sacoches pour hommes | Bolsos para hombre | Borselli da uomo
    Abendtaschen | Evening bags | Sacs de soirée | Bolsos de noche | Borse da sera
    Werkzeugtaschen, leer | Tool bags, empty | Sacs à outils vides | Bolsas para herramientas vacías | Borse per attrezzi vuote
    Kartentaschen [Brieftaschen] | Card wallets | Porte-cartes [portefeuilles] | Tarjeteros [carteras] | Portacarte [portafogli]
    Visitenkartenetuis | Business card cases | Étuis pour cartes de visite | Estuches para tarjetas de visita | Astucci per biglietti da visita
    Reisebrieftaschen | Travel wallets | Portefeuilles de voyage | Carteras de viaje | Portafogli da viaggio
    Handgelenktaschen | Wristlet bags | Pochettes à dragonne | Bolsos de muñeca | Borse da polso
    Brustbeutel | Neck pouches [bags] | Pochettes tour de cou | Bolsas de cuello | Borselli da collo
    Schulterriemen für Taschen | Shoulder straps for bags | Bandoulières pour sacs | Bandoleras para bolsos | Tracolle per borse
    Koffergriffe | Suitcase handles | Poignées de valises | Asas de maletas | Manici di valigie
    Stockschirme | Stick umbrellas | Parapluies cannes | Paraguas de bastón | Ombrelli lunghi
    Taschenschirme | Folding umbrellas | Parapluies pliants | Paraguas plegables | Ombrelli pieghevoli
    Golfschirme | Golf umbrellas | Parapluies de golf | Paraguas de golf | Ombrelli da golf
    Schirmhüllen | Umbrella covers | Fourreaux de parapluie | Fundas de paraguas | Foderi per ombrelli
    Strandschirme | Beach umbrellas | Parasols de plage | Sombrillas de playa | Ombrelloni da spiaggia
    Sitzstöcke | Walking stick seats | Cannes-sièges | Bastones-asiento | Bastoni-sedili
    Bergstöcke | Mountaineering sticks | Bâtons d'alpinistes | Bastones de alpinismo | Bastoni da alpinismo
    Lederimitationen | Imitations of leather | Imitations du cuir | Cuero de imitación | Imitazioni del cuoio
    Wildleder | Suede | Cuir suédé | Ante | Pelle scamosciata
    Lederetiketten | Labels of leather | Étiquettes en cuir | Etiquetas de cuero | Etichette in cuoio
    Lederschnüre | Leather cord | Cordons en cuir | Cordones de cuero | Cordoncini in cuoio
    Schachteln aus Leder oder Lederpappe | Boxes of leather or leatherboard | Boîtes en cuir ou en carton-cuir | Cajas de cuero o de cartón cuero | Scatole in cuoio o in cartone-cuoio
    Möbelbezüge aus Leder | Furniture coverings of leather | Revêtements de meubles en cuir | Fundas de cuero para muebles | Rivestimenti di mobili in cuoio
    Hundehalsbänder | Dog collars | Colliers pour chiens | Collares para perros | Collari per cani
    Katzenhalsbänder | Cat collars | Colliers pour chats | Collares para gatos | Collari per gatti
    Hundegeschirre | Dog harnesses | Harnais pour chiens | Arneses para perros | Pettorine per cani
    Leinen für Tiere | Leashes for animals | Laisses pour animaux | Correas para animales | Guinzagli per animali
    Hundebekleidung | Dog clothing | Vêtements pour chiens | Ropa para perros | Abbigliamento per cani
    Hundeschuhe | Dog shoes | Chaussures pour chiens | Zapatos para perros | Scarpe per cani
    Transporttaschen für Tiere | Animal carriers [bags] | Sacs pour le transport d'animaux | Bolsas para transportar animales | Borse per il trasporto di animali
    Sattlerwaren | Saddlery | Articles de sellerie | Artículos de guarnicionería | Articoli di selleria
    Pferdegeschirre | Harness for horses | Harnais pour chevaux | Arneses para caballos | Finimenti per cavalli
    Pferdehalfter | Halters for horses | Licols pour chevaux | Cabestros para caballos | Cavezze per cavalli
    Satteldecken für Pferde | Saddle cloths for horses | Tapis de selle pour chevaux | Mantillas para caballos | Gualdrappe per cavalli
    Steigbügel | Stirrups | Étriers | Estribos | Staffe
    Zügel | Reins | Rênes | Riendas | Redini
    Kniebandagen für Pferde | Knee-pads for horses | Genouillères pour chevaux | Rodilleras para caballos | Ginocchiere per cavalli
    Fliegenmasken für Pferde | Fly masks for horses | Masques anti-mouches pour chevaux | Máscaras antimoscas para caballos | Maschere antimosche per cavalli
    Reitgerten | Riding crops | Cravaches | Fustas de equitación | Frustini
  `,
  `
    Baumaterialien, nicht aus Metall | Building materials, not of metal | Matériaux de construction non métalliques | Materiales de construcción no metálicos | Materiali da costruzione non metallici
    Bauelemente, nicht aus Metall | Building components, not of metal | Éléments de construction non métalliques | Elementos de construcción no metálicos | Elementi da costruzione non metallici
    Bauplatten, nicht aus Metall | Building panels, not of metal | Panneaux de construction non métalliques | Paneles de construcción no metálicos | Pannelli da costruzione non metallici
    Bausteine | Building stone | Pierres à bâtir | Piedra de construcción | Pietre da costruzione
    Transportable Bauten, nicht aus Metall | Transportable buildings, not of metal | Constructions transportables non métalliques | Construcciones transportables no metálicas | Costruzioni trasportabili non metalliche
    Modulhäuser, nicht aus Metall | Modular homes, not of metal | Maisons modulaires non métalliques | Casas modulares no metálicas | Case modulari non metalliche
    Holzhäuser | Wooden houses | Maisons en bois | Casas de madera | Case in legno
    Gartenhäuser, nicht aus Metall | Garden sheds, not of metal | Abris de jardin non métalliques | Cobertizos de jardín no metálicos | Casette da giardino non metalliche
    Carports, nicht aus Metall | Carports, not of metal | Abris de voiture non métalliques | Cocheras abiertas no metálicas | Tettoie per auto non metalliche
    Garagen, nicht aus Metall | Garages, not of metal | Garages non métalliques | Garajes no metálicos | Garage non metallici
    Pergolen, nicht aus Metall | Pergolas, not of metal | Pergolas non métalliques | Pérgolas no metálicas | Pergolati non metallici
    Wintergärten, nicht aus Metall | Conservatories, not of metal | Vérandas non métalliques | Invernaderos adosados no metálicos | Verande non metalliche
    Baumhäuser | Tree houses | Cabanes dans les arbres | Casas de árbol | Case sugli alberi
    Holz, teilweise bearbeitet | Wood, semi-worked | Bois mi-ouvrés | Maderas semielaboradas | Legname semilavorato
    Schnittholz | Sawn timber | Bois de sciage | Madera aserrada | Legname segato
    Brettschichtholz | Glued-laminated timber | Bois lamellé-collé | Madera laminada encolada | Legno lamellare incollato
    Holzbretter für Bauzwecke | Planks of wood for building | Planches [bois de construction] | Tablones de madera para la construcción | Tavole di legno per costruzioni
    Holzpaneele | Wood panelling | Boiseries | Paneles de madera | Rivestimenti in legno
    Balken, nicht aus Metall | Beams, not of metal | Poutres non métalliques | Vigas no metálicas | Travi non metalliche
    Mitteldichte Faserplatten | Medium density fibreboard | Panneaux de fibres à densité moyenne | Tableros de fibras de densidad media | Pannelli di fibra a media densità
    Terrassendielen, nicht aus Metall | Decking boards, not of metal | Lames de terrasse non métalliques | Tablas para terrazas no metálicas | Doghe per terrazze non metalliche
    Fußböden, nicht aus Metall | Floors, not of metal | Sols non métalliques | Suelos no metálicos | Pavimenti non metallici
    Bodenfliesen, nicht aus Metall | Floor tiles, not of metal | Carreaux non métalliques pour sols | Baldosas no metálicas para suelos | Piastrelle non metalliche per pavimenti
    Holzfußböden | Wooden flooring | Revêtements de sol en bois | Suelos de madera | Pavimenti in legno
    Korkböden | Cork flooring | Sols en liège | Suelos de corcho | Pavimenti in sughero
    Mosaike für Bauzwecke | Mosaics for building | Mosaïques pour la construction | Mosaicos para la construcción | Mosaici per l'edilizia
    Fassadenelemente, nicht aus Metall | Façade elements, not of metal | Éléments de façade non métalliques | Elementos de fachada no metálicos | Elementi di facciata non metallici
    Wandverkleidungen, nicht aus Metall, für Bauzwecke | Wall claddings, not of metal, for building | Revêtements de murs non métalliques pour la construction | Revestimientos de paredes no metálicos para la construcción | Rivestimenti murali non metallici per costruzioni
    Trennwände, nicht aus Metall | Partitions, not of metal | Cloisons non métalliques | Tabiques no metálicos | Tramezze non metalliche
    Decken, nicht aus Metall | Ceilings, not of metal | Plafonds non métalliques | Techos interiores no metálicos | Soffitti non metallici
    Fußleisten, nicht aus Metall | Skirting boards, not of metal | Plinthes non métalliques | Zócalos no metálicos | Battiscopa non metallici
    Bedachungen, nicht aus Metall | Roofing, not of metal | Toitures non métalliques | Techumbres no metálicas | Coperture per tetti non metalliche
    Dachrinnen, nicht aus Metall | Roof gutters, not of metal | Chéneaux non métalliques | Canalones de tejado no metálicos | Gronde non metalliche
    Dachfenster, nicht aus Metall | Skylights, not of metal | Lucarnes non métalliques | Claraboyas no metálicas | Lucernari non metallici
    Fensterrahmen, nicht aus Metall | Window frames, not of metal | Châssis de fenêtres non métalliques | Marcos de ventanas no metálicos | Telai di finestre non metallici
    Fensterglas für Bauzwecke | Window glass for building | Verre à vitres pour la construction | Vidrio para ventanas de construcción | Vetri per finestre per l'edilizia
    Isolierglas für Bauzwecke | Insulating glass for building | Verre isolant pour la construction | Vidrio aislante para la construcción | Vetro isolante per costruzioni
    Sicherheitsglas für Bauzwecke | Safety glass for building | Verre de sécurité pour la construction | Vidrio de seguridad para la construcción | Vetro di sicurezza per costruzioni
    Haustüren, nicht aus Metall | Front doors, not of metal | Portes d'entrée non métalliques | Puertas de entrada no metálicas | Porte d'ingresso non metalliche
    Türrahmen, nicht aus Metall | Door frames, not of metal | Encadrements de portes non métalliques | Marcos de puertas no metálicos | Telai di porte non metallici
    Garagentore, nicht aus Metall | Garage doors, not of metal | Portes de garage non métalliques | Puertas de garaje no metálicas | Porte per garage non metalliche
    Tore, nicht aus Metall | Gates, not of metal | Portails non métalliques | Portones no metálicos | Cancelli non metallici
    Fensterläden, nicht aus Metall | Shutters, not of metal | Volets non métalliques | Contraventanas no metálicas | Imposte non metalliche
    Rollläden für außen, weder aus Metall noch aus Textilien | Outdoor roller shutters, not of metal and not of textile | Volets roulants d'extérieur ni en métal ni en matières textiles | Persianas enrollables de exterior ni metálicas ni textiles | Avvolgibili da esterno, né in metallo né in materie tessili
    Insektenschutzgitter, nicht aus Metall | Insect screens, not of metal | Moustiquaires [châssis] non métalliques | Mosquiteros [bastidores] no metálicos | Zanzariere [telai] non metalliche
    Treppenstufen, nicht aus Metall | Stair-treads, not of metal | Marches d'escaliers non métalliques | Peldaños no metálicos | Gradini di scale non metallici
    Balustraden, nicht aus Metall | Balustrades, not of metal | Balustrades non métalliques | Balaustradas no metálicas | Balaustre non metalliche
    Zaunelemente, nicht aus Metall | Fence panels, not of metal | Panneaux de clôture non métalliques | Paneles de vallas no metálicos | Pannelli per recinzioni non metallici
    Pfosten, nicht aus Metall | Posts, not of metal | Poteaux non métalliques | Postes no metálicos | Pali non metallici
    Spaliere, nicht aus Metall | Trellises, not of metal | Treillages non métalliques | Enrejados no metálicos | Graticci non metallici
    Beeteinfassungen, nicht aus Metall | Garden edging, not of metal | Bordures de jardin non métalliques | Bordillos de jardín no metálicos | Bordure da giardino non metalliche
    Fertigbetonteile | Prefabricated concrete elements | Éléments préfabriqués en béton | Elementos prefabricados de hormigón | Elementi prefabbricati in calcestruzzo
    Transportbeton | Ready-mixed concrete | Béton prêt à l'emploi | Hormigón preparado | Calcestruzzo preconfezionato
    Porenbeton | Aerated concrete | Béton cellulaire | Hormigón celular | Calcestruzzo aerato
    Lehmputz | Clay plaster | Enduits à l'argile | Revoques de arcilla | Intonaci di argilla
    Feuerfeste Baumaterialien, nicht aus Metall | Refractory construction materials, not of metal | Matériaux de construction réfractaires non métalliques | Materiales de construcción refractarios no metálicos | Materiali da costruzione refrattari non metallici
    Kunststein | Artificial stone | Pierre artificielle | Piedra artificial | Pietra artificiale
    Sandstein für Bauzwecke | Sandstone for building | Grès de construction | Arenisca para la construcción | Arenaria da costruzione
    Terrakotta [Baumaterial] | Terra cotta for use as building material | Terre cuite utilisée en tant que matériau de construction | Terracota como material de construcción | Terracotta quale materiale da costruzione
    Bordsteine, nicht aus Metall | Kerbstones, not of metal | Bordures de trottoir non métalliques | Bordillos no metálicos | Cordoli non metallici
    Straßenbaumaterialien | Materials for making and coating roads | Matériaux pour la construction et le revêtement des chaussées | Materiales para construir y revestir caminos | Materiali per la costruzione e il rivestimento delle strade
    Bitumen | Bitumen | Bitume | Betún | Bitume
    Teer | Tar | Goudron | Alquitrán | Catrame
    Abdichtungsbahnen aus Bitumen für Dächer | Bituminous waterproofing membranes for roofs | Membranes d'étanchéité bitumineuses pour toitures | Membranas bituminosas de impermeabilización para tejados | Membrane bituminose impermeabilizzanti per tetti
    Abflussrohre, nicht aus Metall | Drain pipes, not of metal | Tuyaux de drainage non métalliques | Tubos de desagüe no metálicos | Tubi di drenaggio non metallici
    Regenfallrohre, nicht aus Metall | Downpipes, not of metal | Tuyaux de descente non métalliques | Bajantes no metálicas | Pluviali non metallici
    Schornsteine, nicht aus Metall | Chimneys, not of metal | Cheminées non métalliques | Chimeneas no metálicas | Camini non metallici
    Gerüste, nicht aus Metall | Scaffolding, not of metal | Échafaudages non métalliques | Andamios no metálicos | Impalcature non metalliche
    Betonschalungen, nicht aus Metall | Shuttering, not of metal, for concrete | Coffrages pour le béton non métalliques | Encofrados no metálicos para hormigón | Casseforme non metalliche per calcestruzzo
    Verkehrszeichen, nicht aus Metall, weder leuchtend noch mechanisch | Road signs, non-luminous and non-mechanical, not of metal | Panneaux de signalisation routière non métalliques, ni lumineux ni mécaniques | Señales viales no metálicas, ni luminosas ni mecánicas | Segnali stradali non metallici, non luminosi e non meccanici
    Statuen aus Stein, Beton oder Marmor | Statues of stone, concrete or marble | Statues en pierre, en béton ou en marbre | Estatuas de piedra, hormigón o mármol | Statue in pietra, calcestruzzo o marmo
    Denkmäler, nicht aus Metall | Monuments, not of metal | Monuments non métalliques | Monumentos no metálicos | Monumenti non metallici
    Gedenktafeln, nicht aus Metall | Memorial plaques, not of metal | Plaques commémoratives non métalliques | Placas conmemorativas no metálicas | Targhe commemorative non metalliche
  `,
  `
    Wohnzimmermöbel | Living room furniture | Meubles de salon | Muebles de salón | Mobili da soggiorno
    Schlafzimmermöbel | Bedroom furniture | Meubles de chambre à coucher | Muebles de dormitorio | Mobili per camere da letto
    Esszimmermöbel | Dining room furniture | Meubles de salle à manger | Muebles de comedor | Mobili per sala da pranzo
    Polstermöbel | Upholstered furniture | Meubles rembourrés | Muebles tapizados | Mobili imbottiti
    Holzmöbel | Wooden furniture | Meubles en bois | Muebles de madera | Mobili in legno
    Metallmöbel | Metal furniture | Meubles métalliques | Muebles metálicos | Mobili in metallo
    Einbaumöbel | Fitted furniture | Meubles encastrés | Muebles empotrados | Mobili a incasso
    Campingmöbel | Camping furniture | Meubles de camping | Muebles de camping | Mobili da campeggio
    Schulmöbel | School furniture | Meubles scolaires | Muebles escolares | Mobili scolastici
    Ladenmöbel | Shop furniture | Meubles de magasins | Muebles para tiendas | Mobili per negozi
    Aufblasbare Möbel | Inflatable furniture | Meubles gonflables | Muebles inflables | Mobili gonfiabili
    Möbelteile | Furniture parts | Parties de meubles | Partes de muebles | Parti di mobili
    Esstische | Dining tables | Tables de salle à manger | Mesas de comedor | Tavoli da pranzo
    Couchtische | Coffee tables | Tables basses | Mesas de centro | Tavolini da salotto
    Nachttische | Bedside tables | Tables de chevet | Mesitas de noche | Comodini
    Klapptische | Folding tables | Tables pliantes | Mesas plegables | Tavoli pieghevoli
    Höhenverstellbare Schreibtische | Height-adjustable desks | Bureaux réglables en hauteur | Escritorios de altura regulable | Scrivanie regolabili in altezza
    Esszimmerstühle | Dining chairs | Chaises de salle à manger | Sillas de comedor | Sedie da pranzo
    Barhocker | Bar stools | Tabourets de bar | Taburetes de bar | Sgabelli da bar
    Gamingstühle [Möbel] | Gaming chairs [furniture] | Chaises de jeu [meubles] | Sillas para videojuegos [muebles] | Sedie da gaming [mobili]
    Schaukelstühle | Rocking chairs | Fauteuils à bascule | Mecedoras | Sedie a dondolo
    Liegestühle | Deckchairs | Chaises longues | Tumbonas | Sedie a sdraio
    Klappstühle | Folding chairs | Chaises pliantes | Sillas plegables | Sedie pieghevoli
    Sitzsäcke | Bean bag chairs | Fauteuils poires | Sillones puf | Poltrone a sacco
    Fußhocker | Footstools | Tabourets pour les pieds | Reposapiés | Poggiapiedi
    Schlafsofas | Sofa beds | Canapés-lits | Sofás cama | Divani letto
    Boxspringbetten | Box spring beds | Lits à sommier tapissier | Camas con somier de muelles | Letti con base a molle
    Bettgestelle | Bedsteads | Bois de lits | Armazones de cama | Fusti di letti
    Etagenbetten | Bunk beds | Lits superposés | Literas | Letti a castello
    Kinderbetten | Children's beds | Lits pour enfants | Camas para niños | Letti per bambini
    Babybetten | Cots for babies | Lits pour bébés | Cunas | Lettini per neonati
    Laufställe für Babys | Playpens for babies | Parcs pour bébés | Parques para bebés | Box per bambini
    Lauflernhilfen für Kinder | Infant walkers | Trotteurs pour enfants | Andadores para niños | Girelli per bambini
    Babywippen | Baby bouncers | Transats pour bébés | Hamacas para bebés | Sdraiette per neonati
    Wickelunterlagen | Baby changing mats | Matelas à langer | Colchonetas cambiador para bebés | Materassini fasciatoio
    Bettnestchen für Kinderbetten, ausgenommen Bettwäsche | Bumper guards for cots, other than bed linen | Tours de lit de bébé autres que linge de lit | Protectores para barrotes de cunas que no sean ropa de cama | Paracolpi per lettini, esclusa la biancheria da letto
    Matratzentopper | Mattress toppers | Surmatelas | Sobrecolchones | Topper per materassi
    Federkernmatratzen | Spring mattresses | Matelas à ressorts | Colchones de muelles | Materassi a molle
    Schaumstoffmatratzen | Foam mattresses | Matelas en mousse | Colchones de espuma | Materassi in schiuma
    Isomatten [Schlafunterlagen] | Sleeping pads | Tapis de sol pour dormir | Esterillas para dormir | Materassini per dormire
    Kissen | Cushions | Coussins | Cojines | Cuscini
    Dekorationskissen | Decorative cushions | Coussins décoratifs | Cojines decorativos | Cuscini decorativi
    Nackenkissen | Neck-supporting pillows | Oreillers cervicaux | Almohadas cervicales | Cuscini per il supporto del collo
    Reisekissen | Travel pillows | Oreillers de voyage | Almohadas de viaje | Cuscini da viaggio
    Stillkissen | Nursing pillows | Coussins d'allaitement | Cojines de lactancia | Cuscini per allattamento
    Kleiderschränke | Wardrobes | Garde-robes | Roperos | Guardaroba
    Sideboards | Sideboards | Buffets | Aparadores | Credenze
    Vitrinen [Möbel] | Display cabinets [furniture] | Vitrines [meubles] | Vitrinas [muebles] | Vetrinette [mobili]
    Bücherregale | Bookcases | Bibliothèques [meubles] | Librerías [muebles] | Librerie [mobili]
    Wandregale | Wall shelves | Étagères murales | Estantes de pared | Mensole da parete
    Aktenschränke | Filing cabinets | Classeurs [meubles] | Archivadores [muebles] | Schedari [mobili]
    Fernsehmöbel | Television stands [furniture] | Meubles pour téléviseurs | Muebles para televisores | Mobili per televisori
    Küchenschränke | Kitchen cabinets | Placards de cuisine | Armarios de cocina | Armadietti da cucina
    Arbeitsplatten [Möbelteile] | Countertops [parts of furniture] | Plans de travail [parties de meubles] | Encimeras [partes de muebles] | Piani di lavoro [parti di mobili]
    Weinregale | Wine racks | Casiers à vin | Botelleros para vino | Portabottiglie per vino
    Schubladen | Drawers [furniture parts] | Tiroirs [parties de meubles] | Cajones [partes de muebles] | Cassetti [parti di mobili]
    Möbelrollen, nicht aus Metall | Furniture casters, not of metal | Roulettes de meubles non métalliques | Ruedas no metálicas para muebles | Rotelle per mobili non metalliche
    Möbelbeschläge, nicht aus Metall | Furniture fittings, not of metal | Garnitures de meubles non métalliques | Guarniciones no metálicas para muebles | Guarnizioni per mobili non metalliche
    Kleiderhaken, nicht aus Metall | Coat hooks, not of metal | Crochets de portemanteaux non métalliques | Ganchos no metálicos para colgar ropa | Ganci appendiabiti non metallici
    Türgriffe, nicht aus Metall | Door handles, not of metal | Poignées de portes non métalliques | Tiradores de puerta no metálicos | Maniglie di porte non metalliche
    Wandspiegel | Wall mirrors | Miroirs muraux | Espejos de pared | Specchi da parete
    Taschenspiegel | Pocket mirrors | Miroirs de poche | Espejos de bolsillo | Specchietti da borsetta
    Fotorahmen | Photo frames | Cadres pour photos | Marcos para fotografías | Cornici per fotografie
    Innenrollos für Fenster | Indoor window roller blinds | Stores d'intérieur à enrouleur pour fenêtres | Estores enrollables de interior | Tende a rullo da interno per finestre
    Vorhangschienen | Curtain rails | Rails pour rideaux | Rieles para cortinas | Binari per tende
    Vorhangringe | Curtain rings | Anneaux de rideaux | Anillas de cortinas | Anelli per tende
    Aufbewahrungsboxen aus Kunststoff | Plastic storage boxes | Boîtes de rangement en matières plastiques | Cajas de almacenamiento de plástico | Scatole in plastica per riporre oggetti
    Flaschenkästen | Bottle crates | Caisses à bouteilles | Cajas para botellas | Cassette per bottiglie
    Fässer, nicht aus Metall | Barrels, not of metal | Tonneaux non métalliques | Barriles no metálicos | Botti non metalliche
    Behälter für Flüssigkeiten, weder aus Metall noch gemauert | Tanks, not of metal or masonry | Réservoirs ni en métal ni en maçonnerie | Depósitos ni metálicos ni de obra | Serbatoi né in metallo né in muratura
    Flaschenverschlüsse, nicht aus Glas, Metall oder Gummi | Bottle closures, not of glass, metal or rubber | Fermetures de bouteilles, ni en verre, ni en métal, ni en caoutchouc | Cierres de botellas que no sean de vidrio, metal ni caucho | Chiusure per bottiglie non in vetro, metallo o gomma
    Briefkästen, weder aus Metall noch gemauert | Letter boxes, not of metal or masonry | Boîtes aux lettres ni en métal, ni en maçonnerie | Buzones de correo ni metálicos ni de obra | Cassette delle lettere né in metallo né in muratura
    Hausnummern, nicht aus Metall, nicht leuchtend | House numbers, not of metal, non-luminous | Numéros de maisons non métalliques, non lumineux | Números de casa no metálicos ni luminosos | Numeri civici non metallici, non luminosi
    Leitern aus Holz oder Kunststoff | Ladders of wood or plastics | Échelles en bois ou en matières plastiques | Escaleras de mano de madera o materias plásticas | Scale a pioli in legno o in materie plastiche
    Hundehütten | Dog kennels | Niches pour chiens | Casetas para perros | Cucce per cani
    Kratzbäume für Katzen | Scratching posts for cats | Arbres à griffes pour chats | Rascadores para gatos | Tiragraffi per gatti
    Nistkästen für Haustiere | Nesting boxes for household pets | Nichoirs pour animaux de compagnie | Casetas de nidificación para animales de compañía | Cassette per la nidificazione di animali domestici
    Schaufensterpuppen | Mannequins | Mannequins | Maniquíes | Manichini
    Windspiele [Dekoration] | Wind chimes [decoration] | Carillons éoliens [décoration] | Campanillas de viento [decoración] | Campane a vento [decorazione]
    Aufblasbare Werbeobjekte | Inflatable publicity objects | Objets de publicité gonflables | Objetos inflables publicitarios | Oggetti pubblicitari gonfiabili
    Korbwaren | Wickerwork | Vannerie | Artículos de mimbre | Articoli in vimini
    Perlmutter, roh oder teilweise bearbeitet | Mother-of-pearl, unworked or semi-worked | Nacre brute ou mi-ouvrée | Nácar en bruto o semielaborado | Madreperla grezza o semilavorata
    Bernstein | Yellow amber | Ambre jaune | Ámbar amarillo | Ambra gialla
    Rattan | Rattan | Rotin | Ratán | Rattan
    Urnen für Bestattungszwecke | Funerary urns | Urnes funéraires | Urnas funerarias | Urne funerarie
    Särge | Coffins | Cercueils | Féretros | Bare funebri
  `,
]
