/*
 * Groups of goods and services that buyers take for one kind and find in one place, class by class, with their head
 * words in five languages (plurals and endings are found by stem; a hyphen joins words that must all occur). The terms
 * of the Nice Classification add their own words, see `goods-words.ts`.
 *
 * The division is our own. It follows the criteria of the offices: nature, purpose, method of use, competition,
 * complement, channels, producer (CJEU C-39/97 Canon, 23; EUIPO Guidelines, part C, section 2, chapter 2; the structure
 * of the harmonised database of goods and services). It was written from those sources class by class, not from
 * decisions.
 */

/**
 * `goods` and `services` are sold as they are. `material` is worked into other goods by other producers. `part` goes
 * into one kind of goods. `trade` brings together goods of others: retail and wholesale.
 */
export type GroupKind = 'goods' | 'services' | 'material' | 'part' | 'trade'

export interface GoodsGroup {
  readonly key: string
  readonly niceClass: number
  /** The class in earlier editions of the classification, which older marks name. */
  readonly formerClass: number | undefined
  readonly kind: GroupKind
  /** Words in five languages, as written in the table. */
  readonly words: readonly string[]
}

/**
 * `key|class|words`; an `m` after the class marks materials, a `p` parts, a `t` trade. A former class follows the
 * class. The first group of a class takes its unnamed terms.
 */
const rows = `
chemicals|1m|chemical chemikalie chemisch chimique químico chimico reagent reagenz acid säure catalyst solvent lösungsmittel gas-industrial silicone enzyme salt-industrial starch-industrial
fertilizers|1|fertilizer fertiliser dünger düngemittel engrais fertilizante abono concime compost soil peat growth-regulator
industrialadhesives|1|adhesive klebstoff colle adhésif adhesivo colla putty filler spachtelmasse
rawplastics|1m|resin harz résine resina plastic-raw plastic-unprocessed kunststoff-roh
autofluids|1|antifreeze frostschutzmittel antigel anticongelante coolant kühlmittel brake-fluid bremsflüssigkeit
foodchemicals|1m|sweetener süßstoff édulcorant edulcorante dolcificante protein-industry preservative
paints|2|paint farbe anstrich lack peinture pintura vernice pittura varnish vernis barniz coating primer lacquer stain undercoat
inks|2|ink toner tinte druckfarbe encre tinta inchiostro cartridge-printer
colorants|2m|colorant dye farbstoff pigment teinture colorante pigmento
cosmetics|3|cosmetic kosmetik kosmetisch cosmétique cosmético cosmetico make-up makeup lipstick lippenstift lip mascara nail cream creme crème crema skincare skin-care lotion beauty sunscreen moisturizer serum maquillage maquillaje trucco
perfumery|3|perfume parfum parfüm profumo perfumería perfumery fragrance duft cologne incense räucherstäbchen encens incienso incenso essential-oil ätherisch
toiletries|3|soap seife savon jabón sapone toiletry deodorant deo dentifrice toothpaste zahnpasta zahncreme pasta-dentífrica dentifricio shower bath-salt shaving rasierschaum mouthwash body-wash hygiene
haircare|3|hair shampoo haarpflege haarfärbemittel champú capillaire cheveux cabello capelli conditioner haarspray
cleaningproducts|3|cleaning-preparation cleaning-product cleaner detergent waschmittel reinigungsmittel putzmittel spülmittel bleach lessive détergent nettoyant limpieza-producto detergente detersivo polish polishing laundry-preparation softener stain-remover degreasing
abrasives|3|abrasive schleifmittel sandpaper schleifpapier abrasif abrasivo
fuels|4|fuel kraftstoff brennstoff carburant combustible carburante petrol gasoline benzin diesel gas kerosene coal kohle firewood charcoal oil-heating pellet petroleum
lubricants|4|lubricant schmierstoff schmiermittel lubrifiant lubricante lubrificante motor-oil grease penetrating-oil cutting-fluid cutting-oil wax-industrial
candles|4|candle kerze bougie vela candela tealight wick
electricity|4|electrical-energy elektrische-energie energía-eléctrica
medicines|5|pharmaceutical pharma arzneimittel pharmazeutisch médicament pharmaceutique medicamento farmacéutico farmaco farmaceutico medicine medicinal drug medikament medication vaccine impfstoff antibiotic analgesic remedy heilmittel ophthalmic cardiovascular oncology cough ointment salbe homeopathic injection inhalation-preparation
supplements|5|supplement nahrungsergänzung vitamin mineral-supplement nutritional dietary diätetisch complément-alimentaire complemento-alimenticio suplemento integratore probiotic protein-powder
vetmedicines|5|veterinary-preparation veterinary-medicine tierarzneimittel vétérinaire-produit veterinario flea
babyfood|5|baby-food infant babynahrung säuglingsnahrung aliment-bébé
pesticides|5|pesticide insecticide insektizid fungicide herbicide herbizid weedkiller pflanzenschutzmittel vermin repellent rat-poison rodenticide plaguicida pesticida
dressings|5|plaster pflaster dressing verband pansement apósito cerotto bandage-adhesive first-aid
disinfectants|5|disinfectant desinfektionsmittel désinfectant desinfectante disinfettante sanitiser sanitizer
sanitaryproducts|5|nappy diaper windel tampon sanitary-towel sanitary-napkin incontinence couche pañal pannolino hygieneartikel
fresheners|5|air-freshener lufterfrischer désodorisant-atmosphère ambientador deodorante-ambiente deodorising
diagnostics|5|diagnostic-preparation diagnostic-reagent diagnostikum pregnancy-test
metals|6m|metal metall métal acier stahl steel iron eisen alloy aluminium kupfer copper wire draht hierro acciaio acero
metalbuilding|6|metal-door metal-window metal-building metal-roof scaffolding gerüst metal-fence fencing zaun metal-pipe metal-container metal-ladder gate garage-door staircase railing gutter greenhouse tank letter-box profile shutter
hardware|6|hardware screw schraube vis tornillo vite nail-metal nut-metal hinge lock schloss serrure cerradura serratura padlock ironmongery eisenwaren quincaillerie ferretería ferramenta key-metal beschlag fastener chain wall-plug
safes|6|safe tresor coffre-fort caja-fuerte cassaforte
machines|7|machine maschine máquina macchina machinery robot excavator conveyor lift crane turbine generator packaging-machine press compressor kompressor pump pumpe pompe bomba pompa lathe sewing-machine vending 3d-printer printing-machine
powertools|7|power-tool electric-drill drill bohrmaschine perceuse taladro trapano electric-saw lawnmower rasenmäher chainsaw high-pressure-washer welding-apparatus grinder
householdmachines|7|vacuum staubsauger aspirateur aspiradora aspirapolvere washing-machine waschmaschine dishwasher spülmaschine geschirrspüler lave-linge lavadora lavatrice blender mixer juicer food-processor küchenmaschine electric-household electrical-household household-appliance home-appliance domestic-appliance elektrisch-haushaltsgerät elektrogerät elektrohaushaltsgerät électroménager electrodoméstico elettrodomestico
engines|7p|engine motor moteur motore gear-box bearing lager valve ventil kugellager filter-engine
farmmachines|7|agricultural-machine landmaschine tractor-implement combine-harvester milking-machine machine-agricole harvester
handtools|8|hand-tool handwerkzeug werkzeug tool outil herramienta utensile screwdriver hammer pliers zange saw säge spanner axe spade shovel garden-tool wrench
cutlery|8|knife messer couteau cuchillo coltello cutlery besteck couvert cubierto posata fork spoon scissors schere knives
razors|8|razor rasierer rasoir maquinilla rasoio hair-clipper epilator shaver manicure tweezer hair-straightener curling-iron beard-trimmer nail-clipper nail-file
software|9|software program computerprogramm logiciel programa programma app application mobile-app spreadsheet database operating-system artificial-intelligence
videogames|9|video-game-software game-software computer-game computerspiel jeu-vidéo videojuego videogioco
computers|9|computer computers ordinateur ordenador hardware laptop tablet printer drucker modem router keyboard display monitor server data-processing datenverarbeitung usb peripheral virtual-reality headset
phones|9|smartphone phone telephone telefon handy téléphone teléfono telefono mobile-phone cellular smartwatch telecommunication-apparatus
audiovideo|9|audio video television fernseher loudspeaker lautsprecher headphone kopfhörer camera kamera appareil-photo cámara radio amplifier microphone stereo hi-fi hifi photographic
recordings|9|recording tonträger bildträger cd dvd film record recorded-media downloadable-publication electronic-publication e-book music-downloadable disque cinematographic
measuring|9|measuring messgerät mesure medición misurazione sensor gauge meter scientific-apparatus detector laboratory-apparatus optical-apparatus navigation gps thermometer scale
electrical|9|battery batterie akku batería electric-cable kabel cable câble charger ladegerät power-bank transformer switch socket-outlet solar-panel solarmodul charging-station electrical-apparatus semiconductor chip integrated-circuit flashlight
safetygear|9|protective-helmet helmet helm casque casco alarm alarmanlage smoke-detector fire-extinguisher safety-equipment protective-clothing life-saving protection-clothing protective
medicaldevices|10|medical-apparatus medical-device medical-instrument medizinisch-gerät medizinprodukt surgical chirurgisch chirurgical quirúrgico implant implantat catheter syringe spritze imaging x-ray diagnostic-apparatus ultrasound pacemaker stethoscope thermometer-clinical dispositif-médical instrument-dental inhaler endoscope
orthopaedic|10|orthopaedic orthopedic orthopädisch orthopédique ortopédico ortopedico prosthesis prothese bandage walking-aid hearing-aid hörgerät insole compression wheeled-walker prostheses rollator wheelchair walking-frame
babycare|10|baby-bottle dummy pacifier babyflasche schnuller biberon breast-pump feeding-bottle teether
intimate|10|condom kondom préservatif preservativo sex-toy contraceptive
massageapparatus|10|massage-apparatus massagegerät
eyewear|10 9|spectacle eyeglass sunglass brille sonnenbrille lunette gafas occhiali contact-lens eyewear goggles optician-goods contact-lenses
lighting|11|lamp lampe leuchte lighting light licht luminaire luz lámpara lampada led torch headlight chandelier bulb illuminazione beleuchtung éclairage
heating|11|heating heizung heizgerät chauffage calefacción riscaldamento radiator stove furnace heat-pump boiler fireplace air-conditioning klimaanlage climatisation ventilation lüftung fan air-purifier water-heater humidifier solar-thermal climate
kitchenappliances|11|refrigerator kühlschrank réfrigérateur frigorífico frigorifero oven ofen four horno forno cooker herd cooktop freezer microwave toaster kettle grill barbecue coffee-machine kaffeemaschine fryer cooking-apparatus extractor-hood tumble-dryer laundry-dryer electric-household electrical-household household-appliance home-appliance domestic-appliance elektrisch-haushaltsgerät elektrogerät elektrohaushaltsgerät électroménager electrodoméstico elettrodomestico
sanitary|11|sanitary-apparatus sanitary-installation sanitär tap wasserhahn robinet grifo rubinetto faucet shower-cubicle toilet bathtub badewanne washbasin waschbecken bath-installation sauna hot-tub
waterfilters|11|water-filter wasserfilter filtre-eau water-purification water-conditioning water-softener
hairdryers|11|hair-dryer haartrockner sèche-cheveux secador asciugacapelli
cars|12|car automobile auto motor-vehicle vehicle fahrzeug kraftfahrzeug véhicule vehículo veicolo voiture coche truck lorry lastwagen bus caravan trailer motor-home motorcycle motorrad moto scooter tractor van
bicycles|12|bicycle fahrrad vélo bicicleta bike e-bike cycle
vehicleparts|12p|vehicle-part vehicle-seat car-seat autoteil fahrzeugteil brake bremse clutch shock-absorber rim windscreen wheel rad roue rueda ruota transmission pièce-véhicule auto-part suspension bumper roof-rack
tyres|12p|tyre tire reifen pneu neumático pneumatico
craft|12|boat boot bateau barco barca yacht ship schiff aircraft flugzeug avion aeroplane helicopter drone airplane vessel rail kayak canoe
prams|12|pram baby-carriage stroller kinderwagen poussette cochecito passeggino child-seat
weapons|13|weapon waffe arme arma firearm gun rifle pistol ammunition munition munición explosive sprengstoff silencer
fireworks|13|firework feuerwerk feu-artifice fuego-artificial firecracker sparkler pyrotechnic
jewellery|14|jewellery jewelry schmuck bijou joya joyería gioiello gioielleria ring ohrring earring necklace bracelet brooch pendant cuff-link key-ring key-chain precious-stone diamond medal coin
watches|14|watch uhr armbanduhr montre reloj orologio clock timepiece chronometric horlogerie zeitmessinstrument
preciousmetals|14m|precious-metal edelmetall métal-précieux metal-precioso metallo-prezioso gold-bar platinum
instruments|15|musical-instrument musikinstrument instrument-musique instrumento-musical strumento-musicale piano guitar gitarre violin drum
printed|16|book buch livre libro magazine zeitschrift revue revista rivista newspaper zeitung journal periódico giornale publication printed printed-matter druckereierzeugnis imprimé impreso stampato brochure calendar map poster newsletter catalogue comic postcard greeting-card periodical
stationery|16|stationery schreibwaren papeterie papelería cartoleria pen stift stylo bolígrafo penna pencil writing-instrument notebook office-requisite büroartikel envelope album binder eraser stapler sticker paper-clip ruler
paperproducts|16|toilet-paper tissue handkerchief-paper paper-napkin kitchen-paper toilettenpapier taschentuch
packaging|16m|packaging-paper wrapping cardboard karton pappe paper papier papel carta packaging-film bin-liner paper-bag plastic-bag verpackungsfolie
artmaterials|16|paintbrush artist-material easel drawing-material künstlerbedarf painting photograph picture
insulation|17m|insulating insulation isolier dämmstoff isolation aislante isolante seal dichtung joint sealant weatherstripping membrane adhesive-tape klebeband foam
semiplastics|17m|rubber gummi caoutchouc caucho gomma plastic-semi plastic-sheet semi-processed kunststoff-halbfabrikat plastic-material latex carbon-fibre plastic plastic-film
hoses|17|hose schlauch tuyau manguera tubo-flessibile pipe-flexible
bags|18|bag tasche sac bolso borsa handbag backpack rucksack mochila zaino luggage suitcase koffer valise maleta valigia wallet purse briefcase leather-goods lederwaren maroquinerie marroquinería pelletteria trunk
leather|18m|leather leder cuir cuero cuoio hide animal-skin imitation-leather fur
umbrellas|18|umbrella regenschirm parapluie paraguas ombrello parasol walking-stick trekking-pole
saddlery|18|saddle saddlery sattel selle silla-montar sella harness horse-blanket whip bridle
petaccessories|18|collar-animal dog-leash leash hundeleine halsband-tier clothing-pet muzzle
building|19|building-material baustoff baumaterial matériau-construction material-construcción materiale-costruzione cement zement concrete beton mortar plaster-building brick ziegel asphalt plasterboard sand prefabricated-house roofing drywall bitumen
flooring|19|flooring parquet parkett laminate floorboard floor-tile tile fliese carrelage azulejo piastrella floor-covering underlayment
stone|19m|stone naturstein pierre piedra pietra marble granite slate gravel
timber|19m|timber wood holz bois madera legno plywood veneer chipboard
windowsdoors|19|window fenster fenêtre ventana finestra door tür porte puerta porta shutter building-glass
furniture|20|furniture möbel meuble mueble mobili mobile-arredo chair stuhl table-furniture sofa desk schreibtisch wardrobe cupboard shelf shelving regal seat bed bett lit cama letto mirror frame picture-frame blind armchair seating
bedding|20|mattress matratze matelas colchón materasso pillow kissen oreiller almohada cuscino bed-base cushion slatted
plasticcontainers|20|packaging-container pallet wooden-box basket cork-bottle container-plastic crate barrel
decorations|20|figurine statue signboard coat-hanger
houseware|21|houseware household-utensil kitchen-utensil haushaltsgerät küchengerät glassware glas verre-table vaso bicchiere drinking-glass crockery geschirr vaisselle vajilla stoviglie porcelain porzellan pot topf pan pfanne cookware plate cup tasse mug bottle-drinking decanter tableware bowl vase corkscrew teapot lunch-box ceramic flask
brushes|21|brush bürste brosse cepillo spazzola toothbrush zahnbürste comb kamm peigne hairbrush sponge make-up-brush
cleaningutensils|21|broom besen mop cleaning-cloth bucket eimer rubbish-bin dustbin household-glove wiping cleaning-article
ropes|22|rope seil corde cuerda corda net netz filet string schnur cord twine strap
tents|22|tent zelt tente tarpaulin plane bâche lona awning markise sail hammock
fibres|22m|fibre fiber faser raw-cotton raw-wool down stuffing padding polster-material sack
yarns|23m|yarn garn fil hilo filato thread faden
fabrics|24m|fabric stoff tissu tejido tessuto textile textil cloth denim velvet felt knitted-fabric
homelinen|24|bed-linen bettwäsche linge-lit ropa-cama biancheria-letto towel handtuch serviette toalla asciugamano blanket decke couverture manta coperta curtain vorhang rideau cortina tenda tablecloth household-linen bedding bedspread quilt duvet sheet sleeping-bag flag pillowcase
clothing|25|clothing clothes bekleidung kleidung kleid vêtement ropa vestido prenda abbigliamento vestito apparel garment shirt hemd chemise camisa camicia t-shirt trousers hose pantalon pantalón pantaloni dress jacket jacke coat mantel jeans sportswear underwear unterwäsche lingerie sock socke strumpf swimwear sweater pullover suit skirt wear fashion mode moda hosiery bra belt-clothing glove scarf tie outerwear
footwear|25|footwear shoe schuh schuhwaren chaussure zapato calzado scarpa calzatura boot stiefel sneaker sandal slipper insole-shoe
headwear|25|headwear hat hut kopfbedeckung chapeau sombrero cappello cap mütze headgear
haberdashery|26|button knopf bouton botón bottone zip zipper reißverschluss lace spitze ribbon band needle embroidery haberdashery kurzwaren mercerie mercería merceria trimming buckle
hairaccessories|26|hair-clip hair-band haarschmuck wig perücke perruque peluca parrucca hair-extension hair-ornament
artificialflowers|26|artificial-flower kunstblume fleur-artificielle flor-artificial artificial-plant
carpets|27|carpet teppich tapis alfombra tappeto rug mat matte linoleum vinyl-floor artificial-turf doormat
wallpaper|27|wallpaper tapete papier-peint papel-pintado carta-parati wall-covering
toys|28|toy spielzeug jouet juguete giocattolo doll puppe poupée muñeca bambola plush puzzle playthings board-game brettspiel card-game game spiel jeu juego gioco playing-card
gameconsoles|28|video-game-console game-console spielkonsole game-controller consola console-jeu video-game-apparatus
sportsgoods|28|sporting-article sports-good sportartikel sportgerät sporting-good article-sport artículo-deporte articolo-sportivo fitness-apparatus gymnastic golf ski tennis ball racket surfboard snowboard skateboard exercise-equipment football basketball dumb-bell treadmill trampoline roller-skate
fishing|28|fishing-tackle angelgerät fishing-rod articles-pêche
gamblingmachines|28|slot-machine gaming-machine spielautomat geldspielgerät gambling-machine machine-sous tragaperras
festivedecorations|28|christmas-decoration christmas-tree-decoration christbaumschmuck balloon confetti carnival-mask
meat|29|meat fleisch viande carne ham schinken jambon prosciutto sausage wurst saucisse salchicha salsiccia poultry geflügel game-live bacon charcuterie embutido salumi
fish|29|fish fisch poisson pescado pesce seafood meeresfrüchte tuna thunfisch caviar crustacean
dairy|29|milk milch lait leche latte cheese käse fromage queso formaggio butter beurre mantequilla burro yogurt yoghurt joghurt yaourt dairy cream-dairy kefir quark milk-beverage
ediblefats|29|edible-oil olive-oil speiseöl olivenöl huile-olive aceite-oliva olio-oliva margarine cooking-oil oil-food oils-and-fats vegetable-oil peanut-butter
preservedproduce|29|jam marmelade confiture mermelada marmellata preserved pickled dried-fruit dried canned konserve frozen-vegetable frozen-fruit processed-fruit cooked jelly compote olives sauerkraut gherkin
preparedmeals|29|soup suppe soupe sopa zuppa meal mahlzeit prepared-meal fertiggericht frozen-meal ready-meal plat-préparé food lebensmittel foodstuff nahrungsmittel aliment alimento alimentare meat-substitute tofu hummus broth
savourysnacks|29|nut nuss noix nuez noce crisp chip snack potato kartoffel french-fries peanut tortilla
eggs|29|egg ei oeuf huevo uovo
coffee|30|coffee kaffee café caffè espresso
tea|30|tea tee thé té tè
chocolate|30|chocolate schokolade chocolat cioccolato cocoa kakao cacao praline
bakery|30|bread brot pain pan pane bakery backware pastry gebäck boulangerie pâtisserie panadería pastelería pasticceria biscuit keks galleta biscotto cookie cake kuchen gâteau pretzel doughnut croissant tart
confectionery|30|confectionery süßware confiserie confitería confettura-zucchero sweet candy bonbon caramelo caramella chewing-gum kaugummi fruit-gum lollipop liquorice marzipan mint dessert
icecream|30|ice-cream eiscreme speiseeis glace helado gelato sorbet edible-ice milkshake frozen-yogurt frozen-dessert ice
cereals|30|cereal getreide céréale cereali muesli müsli flour mehl farine harina farina oat rice reis riz arroz riso pasta teigware pâtes noodle nudel popcorn breakfast
condiments|30|sauce soße salsa spice gewürz épice especia spezia salt salz sel sal sale mustard senf vinegar essig ketchup mayonnaise seasoning condiment dressing-salad herb
sugar|30|sugar zucker sucre azúcar zucchero honey honig miel miele syrup-table treacle
convenience|30|pizza sandwich sushi pie burger taco wrap-food burrito quiche
freshproduce|31|fresh-fruit fruit obst fruta frutta frucht vegetable gemüse légume verdura ortaggio mushroom fresh-produce potato-fresh
plants|31|plant pflanze plante planta pianta flower blume fleur flor fiore seed samen saatgut semence semilla seme tree rose seedling horticultural
grain|31m|grain wheat weizen barley malt malz hops agricultural-product landwirtschaftlich forestry livestock agricultural-produce
petfood|31|pet-food tierfutter tiernahrung futtermittel dog-food cat-food animal-food animal-feed feed-animal pet-treat hundefutter katzenfutter nourriture-animaux comida-animal alimento-animale dog-treat litter pet
beer|32|beer bier bière cerveza birra ale lager brewery brauerei stout pils malt-liquor malt-beverage
water|32|water mineralwasser wasser eau agua acqua mineral-water drinking-water
softdrinks|32|soft-drink non-alcoholic alkoholfrei erfrischungsgetränk limonade lemonade boisson-non refresco bebida-no bibita bevanda-analcolica soda cola energy-drink energy-beverage sports-drink ginger-beer beverage getränk boisson bebida bevanda drink kombucha isotonic shandy spritzer cocktail-non wine-de
juices|32|juice fruchtsaft saft jus zumo succo fruit-beverage smoothie nectar fruit-drink
syrups|32|syrup-beverage preparation-beverage getränkesirup beverage-concentrate essence-beverage
wine|33|wine wein vin vino champagne champagner cava sekt prosecco sparkling-wine vermouth port sherry rosé rotwein weißwein
spirits|33|spirit spirituose spiritueux liqueur likör licor liquore vodka wodka gin rum whisky whiskey brandy tequila cognac schnaps grappa alcoholic-beverage alkoholisch alcoolique alcohólico alcolico distilled bitter absinthe bourbon liquor aquavit mezcal kirsch sake
mixeddrinks|33|cider cidre sidra sidro cocktail alcopop seltzer sangria punch mead hard-seltzer cooler perry
tobacco|34|tobacco tabak tabac tabaco tabacco cigarette zigarette sigaretta cigar zigarre sigaro cigarillo snuff snus
ecigarettes|34|electronic-cigarette e-cigarette vape vaporizer vaporiser e-liquid nicotine e-zigarette
smokersarticles|34|lighter feuerzeug briquet encendedor accendino ashtray match pipe pfeife smoker-article cigarette-paper hookah raucherartikel
business|35|business-management business-consultancy business management beratung-unternehmen unternehmensberatung gestion-affaires gestión-empresarial consulting consultancy administration-business franchising business-information import-export
advertising|35|advertising werbung publicité publicidad pubblicità marketing promotion promotional public-relation werbe influencer loyalty
officeservices|35|office-function bookkeeping accounting buchhaltung comptabilité contabilidad contabilità tax secretarial auditing payroll büroarbeit
recruitment|35|employment-agency personnel personal-vermittlung recruitment staffing temporary-staffing recrutement personal-selección
marketresearch|35|market-research marktforschung étude-marché opinion-polling statistical
tradefairs|35|trade-fair messe-veranstaltung exhibition-commercial auction auktion salon-professionnel
trade|35t|retail einzelhandel détail minorista dettaglio por-menor por-mayor wholesale großhandel gros mayorista ingrosso store shop laden geschäft magasin tienda negozio supermarket supermarkt mail-order versandhandel online-marketplace marketplace department-store verkauf vente venta vendita dealership distributorship trading merchandise merchandising handel commerce comercio commercio vertrieb sales reseller
banking|36|bank banking bankgeschäft bancaire banco bancario banca financial finanz finanzwesen financier financiero finanziario credit kredit crédit loan investment investition fund capital asset-management securities brokerage-financial mortgage trust cryptocurrency wealth
payments|36|payment zahlung paiement pago pagamento credit-card currency-exchange money-transfer debit-card gift-voucher cash
insurance|36|insurance versicherung assurance seguro assicurazione reinsurance underwriting pension
realestate|36|real-estate immobilien immobilier inmobiliario immobiliare property-management apartment-rental leasing-property estate-agency rental-office co-working rental-apartment
charity|36|fundraising spende charitable sponsorship philanthropy
construction|37|construction bauwesen building-construction bauarbeit construcción costruzione edilizia renovation renovierung roofing-service painting-service plumbing carpentry demolition civil-engineering bricklaying plastering drywall-installation
vehiclerepair|37|vehicle-repair car-repair repair-vehicle repair-car autoreparatur kfz-reparatur réparation-véhicule reparación-vehículo car-wash vehicle-washing service-station tyre-fitting tankstelle charging-vehicle auto-maintenance filling-station bicycle-repair
installation|37|installation repair reparatur réparation reparación riparazione maintenance wartung entretien mantenimiento manutenzione installing servicing
cleaningservices|37|cleaning-service cleaning-building gebäudereinigung reinigung nettoyage limpieza pulizia laundry-service dry-cleaning pest-control window-cleaning laundry cleaning chimney-sweeping
mining|37|mining drilling-well oil-drilling bergbau extraction
telecom|38|telecommunication telekommunikation télécommunication telecomunicación telecomunicazione telephone-service mobile-telephone-service internet-access internet-connection data-transmission messaging e-mail network-service mobile-network internet-provider voice-over communication chat roaming
broadcasting|38|broadcasting rundfunk fernsehsendung radiodiffusion radiodifusión radiodiffusione television-service streaming podcast news-agency cable-television video-on-demand satellite
transport|39|transport beförderung transporte trasporto freight fracht passenger taxi airline flug flight aviation shipping railway moving umzug ferry bus-service
delivery|39|delivery lieferung livraison entrega consegna courier kurier parcel paket postal logistics logistik logistique logística storage lagerung warehouse forwarding packaging-goods express packaging
travel|39|travel reise voyage viaje viaggio tour tourism tourismus travel-agency cruise sightseeing reisebüro booking-travel trip flight-booking ticket-travel
vehiclerental|39|car-rental vehicle-rental autovermietung location-voiture alquiler-coche noleggio rental-vehicle car-sharing parking bicycle-rental ride-sharing boat-rental rental-home
energysupply|39|energy-distribution distribution-energy electricity-distribution water-supply energieversorgung
materialtreatment|40|treatment-material materialbearbeitung traitement-matériaux tratamiento-material trattamento-materiali metal-treatment welding engraving woodworking electroplating custom-manufacture manufacturing lohnfertigung coating-service
printingservices|40|printing-service printing druck-dienst impression druckerei imprimerie bookbinding photo-developing
recycling|40|recycling waste abfall déchet residuo rifiuto water-treatment air-purification
powergeneration|40|generation-electricity energy-production stromerzeugung power-generation production-énergie
tailoring|40|tailoring alteration-clothing schneiderei sewing embroidery-service dyeing
foodprocessing|40|food-processing flour-milling food-preservation slaughter brewing-service
education|41|education ausbildung erziehung bildung formation éducation educación formación educazione formazione training course kurs cours curso corso school schule école escuela scuola seminar teaching unterricht university academy coaching instruction workshop tutoring conference
entertainment|41|entertainment unterhaltung divertissement entretenimiento intrattenimento concert konzert music-performance musical theatre show television-programme television-show festival amusement-park nightclub disco club party music-band musical-group game-service online-game esports cinema discotheque ticket theater
sportservices|41|sport-activity sporting-event fitness-studio health-club gym sports-club fitness-club fitnessstudio sport sports-facility sports-competition yoga golf-course skating swimming-pool football-club
publishing|41|publishing verlag publication-book herausgabe édition-livre edición-libro publication-service editing electronic-publication-service
gambling|41|gambling glücksspiel casino lottery lotterie betting wette jeu-argent juego-azar gioco-azzardo bookmaking bingo
mediaproduction|41|film-production filmproduktion movie-production music-production video-production production-film production-television recording-studio photography fotografie
culture|41|museum library cultural-activity kulturell culturel exhibition-cultural kunst-ausstellung zoo translation interpretation zoological
itservices|42|software-development softwareentwicklung programming it-service software-as-a-service saas cloud hosting web-hosting website-design computer-service information-technology data-storage desarrollo-software développement-logiciel sviluppo-software platform-service paas computer-security software-design technology-consulting search-engine software-rental
research|42|research forschung recherche-scientifique investigación ricerca scientific-service laboratory testing prüfung technical-testing analysis quality-control clinical-trial
engineering|42|engineering ingenieur ingénierie ingeniería ingegneria architecture architektur technical-planning architectural surveying urban-planning technical-consultancy energy-consultancy
designservices|42|design-service industrial-design graphic-design interior-design fashion-design packaging-design gestaltung
restaurants|43|restaurant gaststätte gastronomie ristorante restauration restauración ristorazione bar café-service cafe cafeteria catering verpflegung bistro pub pizzeria canteen food-truck take-away takeaway coffee-shop bar-service food-drink-service food-and-drink-service dining steakhouse bewirtung fast-food tavern snack-bar coffeehouse
lodging|43|hotel lodging beherbergung unterkunft hébergement alojamiento alloggio accommodation motel hostel bed-and-breakfast holiday-apartment campground guesthouse pension resort holiday-home meeting-room boarding-house
daycare|43|nursery day-care kindertagesstätte crèche guardería asilo retirement-home boarding-animal senior-living
medicalservices|44|medical-service medizinisch-dienst ärztlich service-médical servicio-médico servizio-medico health-care healthcare gesundheit hospital krankenhaus clinic klinik doctor arzt dentistry dental-service zahnarzt physiotherapy nursing psychotherapy therapy medical-care pharmacy-advice health-service telemedicine health
vetservices|44|veterinary-service tierarzt vétérinaire veterinaria animal-grooming animal-breeding pet-grooming
beautyservices|44|beauty-salon kosmetikstudio hairdressing hairdresser friseur coiffeur peluquería parrucchiere spa wellness massage-service massage beauty-care salon-beauté tattooing manicuring tanning cosmetic-service schönheitspflege sauna
gardening|44|gardening gartenbau landscape agriculture-service agricultural-service landwirtschaft horticulture farming forestry-service floral-design tree-surgery forestry aquaculture
legal|45|legal recht rechtsberatung juridique jurídico giuridico legale lawyer rechtsanwalt avocat abogado avvocato attorney patent-attorney notary licensing arbitration
security|45|security sicherheit-dienst sécurité seguridad sicurezza guard bewachung detective monitoring-alarm bodyguard fire-fighting
socialservices|45|dating social-network social-networking partnervermittlung rencontre citas incontri babysitting funeral bestattung funéraire funerario wedding horoscope pet-sitting concierge religious genealogical personal-shopping funerary crematorium clothing-rental house-sitting
`

const kinds: Readonly<Record<string, GroupKind>> = { m: 'material', p: 'part', t: 'trade' }
const lastGoodsClass = 34

export const goodsGroups: readonly GoodsGroup[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [key, place, words] = row.split('|') as [string, string, string]
    const [niceClass = 0, formerClass] = place.split(' ').map((part) => Number.parseInt(part, 10))
    const kind = kinds[place.at(-1) as string] ?? (niceClass > lastGoodsClass ? 'services' : 'goods')
    return { key, niceClass, formerClass, kind, words: words.split(' ') }
  })
