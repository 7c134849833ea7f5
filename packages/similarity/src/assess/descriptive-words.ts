/*
 * Words that say what goods and services are, what they are made of, meant for or like, in five languages. An element
 * that describes the goods adds little to a sign (art. 7(1)(c) and 8(1)(b) EUTMR; § 8(2)(2) MarkenG; common
 * communication CP5). Words are folded (MÜSLI is "musli"), and plurals are found by their stem. The list is our own,
 * compiled from class headings and trade terms, not from decisions.
 */

/** Words of praise and of general advertising: weak for all goods. */
export const laudatoryWords = `
  super mega ultra extra best top prima golden royal premium classic classique clasico classico klassik original elite select selection
  deluxe luxe luxus luxury lux lujo lusso first one plus max maxi maximum mini micro smart easy quick fast rapid rapide rapido schnell fresh frisch frais
  fresco pure pur puro pura natural natur nature naturel naturale natura naturally bio eco oko organic organique active activ aktiv actif vital vita fit
  light lite leicht leger ideal perfect perfekt parfait perfetto perfecto excellent excellence exzellent exclusive exklusiv special spezial speciale especial
  professional professionell profi pro expert master meister maestro maitre king konig roi rey re queen star stars world welt monde mundo mondo global
  europe europa euro american america usa deutsch deutsche deutschland german germany international national inter multi uni omni new neu neue nouveau nuevo nuovo
  modern moderne traditional tradition tradizione antiguo ancien alt old magic happy good gut gute bon bonne bueno buono great better besser fine fein feine
  beautiful beau belle bello bella schon nice clean clear soft power turbo hyper high hi tech techno technology digital online cyber net web my your
  home house haus maison casa life leben vie vida living style stil care health wellness comfort komfort safe secure quality qualitat qualite calidad qualita
  value choice king size big gross grand grande gran small klein petit little total complete komplett full whole universal standard basic basics
  real true echt vrai vero authentic genuine ultimate supreme superior superb fantastic wonderful lovely favorite favourite popular famous finest
  gold silver silber argent platinum diamond crystal kristall direct direkt express center centre zentrum centro point service
  city land country club group system systems team partner network world edition collection line series concept
  man men herren homme uomo hombre woman women damen dame femme donna mujer lady ladies girl girls boy boys kid kids kinder enfant bambino nino baby bebe junior teen
  senior family familie famille familia famiglia young jung friend friends people black white schwarz weiss noir blanc negro bianco nero red rot rouge rojo rosso
  green grun vert verde blue blau bleu azul blu sweet suss dulce dolce hot cool cold warm ice day tag jour dia giorno night nacht nuit noche notte
  time zeit free frei libre libero more mehr mas piu all alles tout todo tutto every only just 24 365 100 2000 now today heute`

/** Words that describe goods and services, by Nice class. */
export const descriptiveWords: Readonly<Record<number, string>> = {
  1: `chemical chemie chimie chimica quimica resin harz glue kleber adhesive colle solvent acid fertilizer dunger engrais polymer plast foam silicon carbon melt`,
  2: `paint farbe farben peinture pintura vernice lack lacquer varnish color colour couleur coat coating primer ink toner rust rost pigment tint`,
  3: `cosmetic cosmetics kosmetik cosmetique cosmetica beauty beaute belleza bellezza schonheit skin haut peau piel pelle derm derma dermo hair haar cheveux cabello
    capelli face gesicht body treatment corps korper cuerpo corpo lip lips lippen nail nails nagel cream creme crema lotion gel soap seife savon jabon sapone shampoo parfum
    perfume profumo parfumerie fragrance duft aroma essence bath bad bain shower dusche sun sonne lotus rose lavender aloe vera oil ol huile aceite olio serum mask maske peel
    glow shine gloss touch silk silky smooth white aesthetics aesthetic clinic clinique spa makeup make up deodorant deo stick wipe wipes wash cleaner cleaning dental
    tooth teeth zahn dent mint shave rasur wax polish bleach detergent deter eau toilette cologne styling stylist coiffeur salon`,
  4: `oil ol huile petrol gas gasoline benzin diesel fuel lube lubricant lubri wax candle kerze bougie energy energie cool rust`,
  5: `pharma pharm pharmacy apotheke medi med medic medical medicine derm derma dermo cardio card neuro gastro pulmo broncho bronchi rhino naso ophthal oftal ophthalmo
    oculo opti osteo arthro arthr myo hepa hepat hemo haemo gyn uro nephro onco viro bacter anti cort corti cillin mycin cef cefa prazol oxetin
    pril sartan statin vastatin olol dipin cain caine azepam zepam barb sulfa sulf cyclin floxacin tidin prost fenac profen mab tinib vir gly gluco lipo triptan sone sonid
    lax dol algo pain schmerz dolor fever cough husten tos toux cold flu allergy allerg vita vitamin mineral calci calcium ferro magne zinc iron omega protein
    diet dia digest enzym immun sleep relax plant herb herba phyto echina kamille camomile ginkgo arnica valerian melissa sero suero serum gado panto plast
    plaster oral nasal spray drop drops tabs caps kapsel forte retard akut mono duo duplex test cells cell diagnost bite insect lice baby wipes nutrition care solution solvent`,
  6: `metal metall steel stahl acier acero acciaio iron alu aluminium wire draht fence zaun lock pipe rohr safe door tur fix screw bolt`,
  7: `machine maschine motor engine pump pumpe pompe drill tool werkzeug compressor kompressor compresseur turbine gear press robot robotic washer dishwasher vacuum mixer power`,
  8: `tool tools werkzeug knife messer couteau cuchillo blade klinge razor cut scissors`,
  9: `soft software hard computer comput micro compu data daten info infor digital net web online mobile mobil phone telefon tele tel video audio radio tv media sound
    hifi stereo electronic elektronik electro elektro electric cyber smart code cloud app apps chip disc disk drive tech logic logi link com comm byte bit pixel photo foto camera kamera cam
    optic optik scan scanner sensor control print printer game games play player system systems office desk pad pod battery batterie charge cable kabel power solar
    vision view glass glasses brille lens safety alarm security record records music musik film movie studio excel access memory navi gps interactive internet inter`,
  10: `medical medi med surgical ortho orthopad dental dent thermo therm scan cardio vascular implant catheter hearing rehab bandage care test diagnostic laser pulse ultra sono`,
  11: `light lampe lamp licht lumi lux led therm thermo heat heating heiz warm warme cool cold kalt air luft aire klima clima climate aqua water wasser eau agua acqua bath bad
    shower sanitary filter oven kitchen grill stove ofen cook fridge freeze solar energy eco fire flame steam fan vent ventil`,
  12: `auto car cars carro coche motor moto motors cycle bike biker velo bici bicycle wheel rad roue tyre tire reifen truck lkw van bus drive driver gti gt gts turbo sport racing race speed cross rover land
    trans traffic mobil mobile vehicle fahrzeug electric trail road boat yacht marine air jet aero seat parts brake`,
  13: `gun arms weapon waffe hunter fire`,
  14: `watch watches uhr uhren montre reloj orologio time tempo chrono quartz swiss suisse schweiz geneve gold silver jewel jewelry jewellery schmuck bijoux joya gioielli ring diamond pearl perle
    gem stone clock`,
  15: `music musik musique piano guitar gitarre sound drum violin organ`,
  16: `paper papier papel carta print press presse book books buch livre libro news zeitung journal magazine magazin revue revista rivista digest post times daily week weekly card cards pen stift
    write teen parent parents atlas office buro kalender calendar photo foto art map guide poster baby parents people woman women girl review world street`,
  17: `foam schaum rubber gummi plast plastic insul isol iso seal dicht thermo flex tape`,
  18: `leather leder cuir cuero cuoio bag bags tasche sac bolso borsa travel reise trunk wallet horse sport couture fashion mode moda`,
  19: `stein stone pierre piedra beton concrete cement wood holz bois parquet floor boden fliese tile dach roof glass bau build baustoff barrier aqua`,
  20: `furniture mobel meuble mueble mobile mobili bed bett lit cama letto sleep schlaf matratze matratzen mattress matelas colchon chair stuhl sofa table tisch kitchen kuche kuchen cuisine cuisines cocina
    flex form comfort home living wood office design interior wohn regal latex pillow kissen frame`,
  21: `glass glas porcelain porzellan kitchen kuche cook cup tasse pan pot brush burste clean house housewares bottle ceramic`,
  22: `rope seil net tent zelt sack bag fibre faser`,
  23: `yarn garn fil hilo filo thread wool wolle cotton`,
  24: `textil textile textiles fabric stoff tissu tejido tessuto bed bett linen leinen cotton baumwolle coton wool wolle silk seide towel tuch handtuch curtain blanket home matratzen`,
  25: `fashion mode moda wear wears clothing clothes apparel bekleidung kleidung vetement ropa abbigliamento jean jeans denim shirt shirts hemd tshirt dress kleid pant pants hose trouser sock socks socke shoe
    shoes schuh schuhe chaussure zapato scarpe boot boots sneaker sport sports sportswear athletic couture tailor schneider boutique look looks style lingerie bra underwear swim beach surf
    ski golf tennis polo football run running outdoor street urban biker equipment trend textile cotton hat cap leather wool mountain team casual uniform work workwear slim
    young girl mum maternity baby kids london paris milano new york`,
  26: `button knopf zip zipper band ribbon lace spitze hair flower needle`,
  27: `carpet teppich tapis alfombra tappeto floor boden mat wall rug vinyl`,
  28: `toy toys spiel spiele spielzeug jouet juguete giocattolo game games jeu juego gioco play player puzzle memory card dice ball doll puppe sport sports golf fit fitness gym ski surf bike pet dog
    fun kids`,
  29: `milk milch lait leche latte cheese kase fromage queso formaggio butter beurre burro yogurt joghurt cream meat fleisch viande carne ham schinken sausage wurst fish fisch poisson pescado pesce tuna
    oil ol huile aceite oliva olive olio fruit frucht frutta fruta jam soup suppe egg ei oeuf potato chips chip crisp pop snack nut nuts nuss vegetable gemuse legume food foods meal meals dinner cuisine
    lean dairy fresh farm hof bauer cook kitchen chef gourmet delicat`,
  30: `coffee kaffee cafe caffe te tea tee the chocolate schoko schokolade chocolat choco cacao kakao cocoa sugar zucker sucre azucar zucchero candy sweet bonbon caramel gum mint ice eis glace helado gelato
    bread brot pain pan pane bakery backer boulangerie biscuit cookie cookies keks cake kuchen gateau torta tarta pastry viennoiserie patisserie pretzel cereal cereals muesli musli crisp flake flakes oat oatmeal
    raisin apple pecan nut honey honig miel miele rice reis riz arroz riso pasta pizza noodle sauce salsa spice gewurz salt salz flour mehl vanilla cream creme pure beurre donut doughnut doughnuts fruit
    snack pop chips espresso blend roast latte classic strip bite bites food foods`,
  31: `pet dog hund chien perro cane cat katze chat gato gatto horse pferd animal tier food futter treat treats snack seed samen saat semilla garden garten plant pflanze flower blume fruit vegetable farm
    agro agri nut nuts strips bird fish malt`,
  32: `water wasser eau agua acqua mineral quelle source spring spa beer bier biere cerveza birra brau brauerei brewery brewing brew brau brau pils pilsner lager ale stout malt hop juice saft jus zumo succo fruit fruits frucht
    vita lemon zitrone orange apple apfel cola soda drink drinks getrank boisson bebida bibita energy power sport fresh tonic ice`,
  33: `wine wein vin vino vinho cellar cellars cave caves bodega bodegas cantina kellerei weingut winery estate domaine chateau castillo castello schloss clos finca vina vigneto vineyard verde tinto rosso rouge blanc
    reserva reserve riserva gran cru cuvee brut sec champagne cava prosecco sekt spumante rhum rum ron seltzer vodka wodka gin whisky whiskey scotch brandy cognac tequila
    antiguo anejo liqueur likor liqueur licor liquore limoncello grappa schnaps spirit spirits distillery distiller agricole spice drink bar hard cider royal old black
    valle valley river hill monte ribera portugal`,
  34: `tobacco tabak tabac tabaco tabacco cigar cigars zigarre cigarette zigarette smoke leaf blend classic american canadian light menthol filter vape habana havana`,
  35: `market markt marche mercado mercato marketing shop store laden magasin tienda negozio retail handel commerce outlet buy kauf sale sales business geschaft office consult consulting beratung management advert
    werbung publicity publicidad media promo job jobs personal staff career audit tax data franchise warehouse discount zone mall online import export trade trading ad ads direct fashion auto power`,
  36: `bank banque banco banca credit kredit credito capital kapital invest investment finance finanz financial fund fonds fondo insurance versicherung assurance seguro seguros assicurazione money geld cash pay payment
    card wealth trust asset equity real estate immo immobilien immobilier property rent home life first city national savings sparkasse mutual loan lease leasing broker stock private group city citi`,
  37: `bau build building builder construction construct renov repair reparatur service clean cleaning wash car auto install heating dach roof paint maler handwerk drywall fix home house oil street`,
  38: `tele telecom telekom phone telefon mobile mobil net network netz web online internet com connect inter interconnect communication kommunikation broadcast broadcasting radio tv television fernsehen channel kanal
    media news mail chat fon call talk link wireless fiber voice media music live data vip`,
  39: `travel reise reisen viaje viajes viaggi voyage tour tours tourist tourism ticket tickets air airline airways flug fly flight jet bus taxi car rent cars bahn rail ferry cruise ship shipping sea logistic
    logistik transport trans cargo freight express post parcel storage holiday holidays urlaub vacation vacances vacaciones bed breakfast hotel easy tui trip taxi move parking`,
  40: `recycling print printing metal laser cut energy water waste custom`,
  41: `school schule ecole escuela scuola academy akademie academie academia university universitat college education learn lern training trainer kurs course tips film films movie movies cinema kino tv show
    music musik musique musica concert festival event live sport sports club fitness fit gym game games casino play poker lotto book books verlag publishing edition editions magazine art theater dance tanz
    radio media studio entertainment fun park skate roller golf society kids`,
  42: `soft software data daten web net internet cyber computer it system systems tech technology lab labs labor research forschung design engineering ingenieur code cloud host hosting digital online science
    test consult info service secure security connect media`,
  43: `restaurant bar resort spa cafe coffee bistro pub grill steak steakhouse saloon pizza pizzeria burger chicken bbq barbecue smoke fish seafood sushi pasta kitchen kuche cuisine food diner dinner eat lunch house inn hotel hostel
    motel lodge suite suites bed breakfast catering chef tavern taverna meson tapas wine beer tea ice cream chop noodle senior living care bakery spa room rooms pension gasthof gasthaus`,
  44: `med medi medical clinic klinik clinica clinique doctor doc arzt hospital health gesundheit sante salud dental dent dentist zahn care pflege beauty spa wellness hair nail salon massage therapy physio vet pet
    garden derm derma vision optic optical senior living fit scan therm`,
  45: `law legal recht avocat abogado lawyer legal ip patent security secur secure sicherheit seguridad securite guard detective protect alarm date dating love wedding funeral social personal call`,
}

/**
 * Beginnings and endings of words that have a meaning of their own, whatever the goods. Those of two letters count only
 * when a hyphen separates them.
 */
export const combiningElements = `
  bio eco oko euro inter intra multi uni omni poly mono mega micro mini maxi super hyper ultra tele tech techno digi cyber net web info data auto moto mobil agro aqua hydro
  thermo therm photo foto video audio electro elektro power turbo trans neo nova pan pro medi pharma derma dermo cardio neuro gastro bronchi broncho ophthal oftal
  arthro osteo vita vital fit nutri natur natura flex soft ware smart quick easy fix plus max extra flix matic tron tronic tronics logic
  line land markt mart shop store zone world city town house haus bank invest credit capital card pay cash
  care clean fresh pure star gold sun moon sky air sea top best king royal man woman girl boy baby kid kids
  media music sport sports play game fun club team work works wear foam plast form lux light glass wood stone metal steel fruit frucht wein
  brau bier beer wine vino water drink food snack chips chip pop choc choco cafe coffee tea milk lait cream crema ice sweet
  scan stick shine street smart book books print press news life living home style look mode moda`
