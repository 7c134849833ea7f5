import { type Area, classesOf } from './area.ts'

/** Food, drinks, tobacco, cosmetics, medicine, cleaning: words for content, effect and purpose. */
export const consumables: readonly Area[] = [
  {
    role: 'kind',
    classes: classesOf.foodAndDrinks,
    text: `
    Brot | bread,toast,bagel | pain | pan | pane
    Kuchen,Torte,Gebäck | cake,pastry,cupcake,muffin,pie | gâteau,tarte,pâtisserie | pastel,tarta | torta,dolce
    Keks,Plätzchen | cookie,biscuit,cracker,wafer | biscuit,galette,gaufrette | galleta | biscotto,cracker
    Schokolade,Schoko | chocolate,choco,choc | chocolat | chocolate | cioccolato,cioccolata
    Bonbon,Süßigkeiten | candy,sweet,sweets,confectionery,caramel,toffee,gum,bubble gum | bonbon,confiserie,caramel | caramelo,dulce,golosina | caramella,dolciumi
    Eis,Eiscreme | ice cream,ice,sorbet,gelato | glace,sorbet | helado | gelato
    Nudeln,Pasta | pasta,noodle,noodles,spaghetti,macaroni | pâtes,nouilles | pasta,fideos | pasta
    Reis | rice | riz | arroz | riso
    Pizza | pizza | pizza | pizza | pizza
    Suppe | soup,broth | soupe,bouillon | sopa,caldo | zuppa,brodo,minestra
    Soße,Sauce | sauce,dressing,ketchup,mayonnaise,dip | sauce | salsa | salsa,sugo
    Salat | salad | salade | ensalada | insalata
    Fleisch | meat,beef,pork,steak,burger | viande,boeuf,porc | carne | carne,manzo
    Wurst,Schinken,Speck | sausage,ham,bacon,salami | saucisse,jambon,saucisson | salchicha,jamón,embutido | salsiccia,prosciutto,salame
    Huhn,Hähnchen,Geflügel | chicken,poultry,turkey,wings | poulet,volaille | pollo | pollo
    Fisch | fish,salmon,tuna,seafood,shrimp | poisson,saumon,thon | pescado,salmón,atún,marisco | pesce,salmone,tonno
    Ei | egg,eggs | oeuf | huevo | uovo
    Milch | milk,dairy | lait,laitier | leche,lácteo | latte
    Käse | cheese | fromage | queso | formaggio
    Joghurt | yoghurt,yogurt | yaourt | yogur | yogurt
    Butter,Margarine | butter,margarine | beurre,margarine | mantequilla,margarina | burro,margarina
    Sahne,Rahm | cream | crème | nata,crema | panna,crema
    Öl,Olivenöl | oil,olive oil | huile | aceite | olio
    Honig | honey | miel | miel | miele
    Zucker | sugar | sucre | azúcar | zucchero
    Salz | salt | sel | sal | sale
    Gewürz,Kräuter | spice,herb,herbs,herbal,seasoning,pepper | épice,herbe,herbes,poivre | especia,hierba,hierbas,pimienta | spezia,erba,erbe,pepe
    Marmelade,Konfitüre | jam,marmalade,spread | confiture | mermelada | marmellata
    Müsli,Getreide,Korn | cereal,muesli,grain,granola,oat,oats,wheat,corn,flakes | céréales,avoine,blé,maïs | cereal,avena,trigo,maíz,grano | cereali,avena,grano,mais
    Mehl | flour | farine | harina | farina
    Nuss,Nüsse | nut,nuts,almond,hazelnut,peanut | noix,noisette,amande | nuez,almendra,cacahuete | noce,nocciola,mandorla
    Obst,Frucht,Früchte | fruit,fruits,fruity,berry,berries | fruit,fruits,baie | fruta,frutas | frutta,frutto
    Apfel | apple | pomme | manzana | mela
    Orange,Zitrone | orange,lemon,lime,citrus | orange,citron | naranja,limón | arancia,limone
    Erdbeere,Kirsche,Himbeere | strawberry,cherry,raspberry | fraise,cerise,framboise | fresa,cereza,frambuesa | fragola,ciliegia,lampone
    Banane,Mango,Ananas,Kokos | banana,mango,pineapple,coconut | banane,mangue,ananas,coco | plátano,mango,piña,coco | banana,mango,ananas,cocco
    Traube | grape | raisin | uva | uva
    Gemüse | vegetable,vegetables,veggie | légume,légumes | verdura,verduras | verdura
    Tomate,Kartoffel,Bohne | tomato,potato,bean,beans | tomate,pomme de terre,haricot | tomate,patata,judía | pomodoro,patata,fagiolo
    Pilz | mushroom | champignon | seta,champiñón | fungo
    Snack,Riegel,Chips | snack,bar,chips,crisps,popcorn,pretzel | snack,barre,chips | snack,barrita,patatas fritas | snack,barretta,patatine
    Kaffee,Espresso | coffee,espresso,cappuccino,latte,java | café,expresso | café | caffè
    Tee | tea | thé,tisane | té | tè
    Kakao | cocoa | cacao | cacao | cacao
    Wasser | water | eau | agua | acqua
    Mineralwasser,Quelle,Sprudel | mineral water,spring water,sparkling | eau minérale,source | agua mineral,manantial | acqua minerale,sorgente
    Saft | juice | jus | zumo | succo
    Limonade,Brause | lemonade,soda,soft drink,cola | limonade,soda | limonada,refresco | limonata,bibita
    Getränk,Trunk | drink,drinks,beverage,shake,smoothie | boisson,breuvage | bebida,batido | bevanda
    Bier,Pils,Weizen | beer,ale,lager,brew,brewery,stout,porter | bière,brasserie | cerveza | birra
    Wein | wine,vineyard,winery | vin,vignoble,cave | vino,viña,bodega | vino,vigna,cantina
    Sekt | sparkling wine | mousseux,crémant | espumoso | spumante
    Schnaps,Likör,Branntwein | liquor,spirit,spirits,brandy,vodka,whisky,whiskey,gin,rum,liqueur | liqueur,eau de vie,alcool | licor,aguardiente,ron | liquore,grappa,acquavite
    Cocktail | cocktail | cocktail | cóctel | cocktail
    Lebensmittel,Nahrung,Essen,Speise | food,foods,meal,meals,dish | aliment,nourriture,repas,plat | alimento,comida,plato | alimento,cibo,pasto,piatto
    Frühstück | breakfast | petit déjeuner | desayuno | colazione
    Mittagessen | lunch | déjeuner | almuerzo | pranzo
    Abendessen | dinner,supper | dîner | cena | cena
    Nahrungsergänzung,Vitamin | supplement,vitamin,vitamins,mineral,nutrition | complément,vitamine,nutrition | suplemento,vitamina,nutrición | integratore,vitamina,nutrizione
    Dessert,Pudding | dessert,pudding | dessert | postre | dessert
    Minze,Pfefferminze | mint,peppermint,menthol | menthe | menta | menta
    Ingwer | ginger | gingembre | jengibre | zenzero
    Vanille,Zimt | vanilla,cinnamon | vanille,cannelle | vainilla,canela | vaniglia,cannella
    Fett | fat | graisse | grasa | grasso
    Eiweiß | protein,whey | protéine | proteína | proteina
    `,
  },
  {
    role: 'quality',
    classes: classesOf.foodAndDrinks,
    text: `
    süß | sweet | sucré,doux | dulce | dolce
    sauer | sour,acid | acide,aigre | agrio,ácido | acido,aspro
    salzig | salty | salé | salado | salato
    bitter | bitter | amer | amargo | amaro
    scharf,würzig | spicy,hot,savoury,savory,tangy | épicé,piquant | picante | piccante,speziato
    lecker,köstlich | tasty,delicious,yummy,yum | délicieux,savoureux | delicioso,sabroso,rico | delizioso,gustoso,buono
    Geschmack | taste,flavour,flavor | goût,saveur,arôme | sabor,gusto | gusto,sapore
    Aroma | aroma | arôme | aroma | aroma
    knusprig | crispy,crunchy,crisp,crunch | croustillant,croquant | crujiente | croccante
    cremig | creamy | crémeux,onctueux | cremoso | cremoso
    saftig | juicy | juteux | jugoso | succoso
    mild | mild,mellow | doux | suave | delicato
    vegan,vegetarisch | vegan,vegetarian,plant based,veggie | végétal,végane,végétarien | vegano,vegetal,vegetariano | vegano,vegetale,vegetariano
    glutenfrei,laktosefrei,zuckerfrei | gluten free,lactose free,sugar free,sugarless,fat free | sans gluten,sans lactose,sans sucre | sin gluten,sin lactosa,sin azúcar | senza glutine,senza lattosio,senza zucchero
    fettarm,mager | low fat,lean,skinny,diet | maigre,allégé | desnatado,magro | magro
    Vollkorn | whole grain,wholegrain,wholemeal | complet | integral | integrale
    geröstet,gebraten | roasted,roast,fried,toasted | torréfié,rôti,frit | tostado,asado,frito | tostato,arrosto,fritto
    gegrillt | grilled,grill,bbq,barbecue | grillé | a la parrilla | grigliato
    gebacken | baked,bake,oven | au four | horneado | al forno
    gekocht,gedämpft | cooked,steamed | cuit | cocido | cotto
    geräuchert | smoked,smoky | fumé | ahumado | affumicato
    getrocknet | dried | séché | seco | secco
    gefroren,tiefgekühlt | frozen | surgelé | congelado | surgelato
    koscher,halal | kosher,halal | casher,halal | kosher,halal | kosher,halal
    alkoholfrei | alcohol free,non alcoholic | sans alcool | sin alcohol | analcolico
    Ernte | harvest | récolte | cosecha | raccolto
    Bauernhof,Bauer,Land | farm,farmer,farmers | ferme,fermier,paysan | granja,campesino | fattoria,contadino
    Bäckerei,Bäcker | bakery,baker | boulangerie,boulanger | panadería,panadero | panificio,fornaio
    Metzgerei | butcher | boucherie | carnicería | macelleria
    Restaurant,Gasthaus | restaurant,diner,grill,bistro,eatery,tavern | restaurant,bistrot,brasserie,auberge | restaurante,taberna,mesón | ristorante,trattoria,osteria
    Bar,Kneipe | bar,pub,cafe | bar,café | bar,café | bar,caffè
    Koch,Küche | cook,cooking,chef,kitchen,cuisine | cuisinier,chef,cuisine | cocinero,cocina,chef | cuoco,cucina,chef
    Diät | diet | régime | dieta | dieta
    Wellness,Gesundheit | wellness,health,wellbeing | bien être,santé | bienestar,salud | benessere,salute
    Kalorien | calorie,calories | calorie | caloría | caloria
    Trinken,trinken | drink,drinking,sip | boire | beber | bere
    Essen,essen | eat,eating,bite | manger | comer | mangiare
    `,
  },
  {
    role: 'kind',
    classes: classesOf.cosmetics,
    text: `
    Kosmetik | cosmetic,cosmetics | cosmétique | cosmética | cosmetica,cosmetico
    Creme,Salbe | cream,balm,ointment | crème,baume | crema,bálsamo | crema,balsamo
    Lotion | lotion | lotion | loción | lozione
    Seife | soap | savon | jabón | sapone
    Shampoo | shampoo,conditioner | shampooing | champú | shampoo
    Parfüm,Duft | perfume,fragrance,scent,cologne | parfum,senteur | perfume,fragancia | profumo,fragranza
    Make-up,Schminke | make up,makeup,mascara,lipstick | maquillage,rouge | maquillaje | trucco
    Lippe,Lippen,Lippenstift | lip,lips,lipstick | lèvres | labios | labbra
    Haar,Haare | hair | cheveux,capillaire | cabello,pelo | capelli
    Haut | skin,derma,dermo | peau,derme | piel,derma | pelle,derma
    Gesicht | face,facial | visage | cara,rostro | viso
    Körper | body | corps | cuerpo | corpo
    Hand | hand,hands | main,mains | mano,manos | mano,mani
    Fuß | foot,feet | pied,pieds | pie,pies | piede,piedi
    Nagel,Nägel | nail,nails | ongle,ongles | uña,uñas | unghia,unghie
    Auge,Augen | eye,eyes | oeil,yeux | ojo,ojos | occhio,occhi
    Zahn,Zähne | tooth,teeth,dental,dent,denta | dent,dents,dentaire | diente,dientes,dental | dente,denti,dentale
    Mund | mouth,oral | bouche | boca,bucal | bocca,orale
    Bart,Rasur | beard,shave,shaving | barbe,rasage | barba,afeitado | barba,rasatura
    Sonne | sun,sunscreen,tan,tanning | soleil,solaire,bronzage | sol,solar,bronceado | sole,solare,abbronzante
    Bad,Dusche | bath,shower | bain,douche | baño,ducha | bagno,doccia
    Falte | wrinkle,anti wrinkle,anti age,anti aging,lift,lifting | ride,anti âge | arruga,antiarrugas,antiedad | ruga,antirughe,antietà
    Feuchtigkeit | moisture,moisturizing,moisturising,hydra,hydrating,hydro | hydratant,hydra | hidratante,hidra | idratante,idra
    Glanz | shine,gloss,glow,glitter | éclat,brillance | brillo | lucentezza,brillantezza
    Farbe | color,colour,tint | couleur,teinte | color,tinte | colore,tinta
    Locken | curl,curls,curly | boucles | rizos | ricci
    Reinigung | cleansing,cleanser | nettoyant | limpiador | detergente
    Pflege | care,treatment,repair | soin,traitement | cuidado,tratamiento | cura,trattamento
    Massage | massage,spa | massage,spa | masaje,spa | massaggio,spa
    Friseur,Salon | salon,hairdresser,barber,stylist,styling | coiffeur,salon | peluquería,salón | parrucchiere,salone
    Gel,Öl,Spray,Puder,Maske | gel,oil,spray,powder,mask,foam,serum,wipes,roll on | gel,huile,spray,poudre,masque,mousse,sérum | gel,aceite,spray,polvo,máscara,espuma | gel,olio,spray,polvere,maschera,schiuma
    Aloe,Lavendel,Rose,Kamille | aloe,lavender,rose,chamomile,jojoba,argan | aloe,lavande,rose,camomille | aloe,lavanda,rosa,manzanilla | aloe,lavanda,rosa,camomilla
    weißmachend | whitening,white,bleach | blanchissant | blanqueador | sbiancante
    seidig | silky,silk | soyeux,soie | sedoso,seda | setoso,seta
    straffend | firming,lifting,toning | raffermissant | reafirmante | rassodante
    `,
  },
  {
    role: 'purpose',
    classes: classesOf.medicine,
    text: `
    Medizin,medizinisch | medicine,medical,medi,medic,med | médecine,médical,médi | medicina,médico,medi | medicina,medico,medi
    Arznei,Medikament,Pharma | drug,pharma,pharmaceutical,pharmacy,remedy | médicament,pharma,pharmacie,remède | medicamento,farma,farmacia,remedio | farmaco,farma,farmacia,rimedio
    Arzt,Doktor | doctor,physician,clinic,clinical | médecin,docteur,clinique | médico,doctor,clínica | medico,dottore,clinica
    Therapie | therapy,therapeutic,thera | thérapie | terapia | terapia
    Heilung,heilend | cure,healing,heal | guérison | curación | guarigione
    Schmerz | pain,analgesic,ache,relief | douleur,antidouleur | dolor,analgésico | dolore,analgesico
    Kopf,Kopfschmerz | head,headache,migraine | tête,migraine | cabeza,migraña | testa,emicrania
    Herz,Kardio | heart,cardio,cardiac | coeur,cardio | corazón,cardio | cuore,cardio
    Blut | blood,hemo,haemo | sang,hémo | sangre,hemo | sangue,emo
    Nerv,Neuro | nerve,neuro | nerf,neuro | nervio,neuro | nervo,neuro
    Hirn,Gehirn | brain,memory | cerveau | cerebro | cervello
    Magen,Darm | stomach,gastro,intestinal,gut | estomac,gastro,intestin | estómago,gastro,intestino | stomaco,gastro,intestino
    Leber,Niere | liver,kidney,hepa | foie,rein | hígado,riñón | fegato,rene
    Knochen,Gelenk | bone,joint,arthro,osteo | os,articulation,arthro,ostéo | hueso,articulación,artro,osteo | osso,articolazione,artro,osteo
    Muskel | muscle,muscular,myo | muscle,musculaire | músculo | muscolo
    Rücken,Wirbelsäule | back,spine,spinal | dos,colonne | espalda | schiena
    Lunge,Atem | lung,breath,breathe,respiratory,pulmo | poumon,respiration | pulmón,respiración | polmone,respiro
    Nase,Hals,Ohr | nose,nasal,throat,ear,hearing | nez,gorge,oreille | nariz,garganta,oído | naso,gola,orecchio
    Husten,Erkältung,Grippe | cough,cold,flu | toux,rhume,grippe | tos,resfriado,gripe | tosse,raffreddore,influenza
    Fieber | fever | fièvre | fiebre | febbre
    Allergie | allergy,allergen,anti allergy | allergie | alergia | allergia
    Entzündung | inflammation,anti inflammatory | inflammation | inflamación | infiammazione
    Krebs,Tumor | cancer,tumor,onco | cancer,tumeur,onco | cáncer,tumor,onco | cancro,tumore,onco
    Diabetes | diabetes,diabetic,insulin,gluco | diabète,insuline | diabetes,insulina | diabete,insulina
    Virus,Bakterie | virus,bacteria,viral,anti viral | virus,bactérie | virus,bacteria | virus,batterio
    Immun | immune,immunity,immuno | immunité,immuno | inmune,inmunidad,inmuno | immunità,immuno
    Impfung | vaccine,vaccination | vaccin | vacuna | vaccino
    Schlaf | sleep,sleeping | sommeil,dormir | sueño,dormir | sonno,dormire
    Stress,Ruhe,Entspannung | stress,calm,relax,relaxing,relief | stress,calme,détente,relax | estrés,calma,relax | stress,calma,relax
    Wunde,Pflaster,Verband | wound,plaster,bandage,dressing | plaie,pansement | herida,tirita,vendaje | ferita,cerotto,benda
    Tablette,Kapsel,Tropfen | tablet,pill,capsule,drops,tabs,caps | comprimé,pilule,capsule,gouttes | comprimido,píldora,cápsula,gotas | compressa,pillola,capsula,gocce
    Spritze,Injektion | syringe,injection | seringue,injection | jeringa,inyección | siringa,iniezione
    Gen,Zelle | gene,genetic,genomic,cell,dna,stem | gène,génétique,cellule,adn | gen,genética,célula,adn | gene,genetica,cellula,dna
    Enzym,Hormon | enzyme,hormone | enzyme,hormone | enzima,hormona | enzima,ormone
    Test,Diagnose | test,diagnostic,diagnosis,screening | test,diagnostic | prueba,diagnóstico | test,diagnosi
    Prothese,Implantat | prosthesis,implant,ortho | prothèse,implant | prótesis,implante | protesi,impianto
    Chirurgie | surgery,surgical | chirurgie,chirurgical | cirugía,quirúrgico | chirurgia,chirurgico
    Hygiene,Desinfektion | hygiene,hygienic,disinfectant,sanitizer,sterile | hygiène,désinfectant | higiene,desinfectante | igiene,disinfettante
    Pflanze,Heilpflanze | plant,herbal,phyto,botanical | plante,phyto | planta,fito | pianta,fito
    Abnehmen,Gewicht | weight,weight loss,slimming,slim | poids,minceur,minceur | peso,adelgazar | peso,dimagrante
    Gift,Insekten | insect,bug,pest,insecticide,repellent,mosquito | insecte,insecticide,moustique | insecto,insecticida,mosquito | insetto,insetticida,zanzara
    Windel | diaper,nappy,nappies | couche | pañal | pannolino
    trocken | dry,dryness | sec | seco | secco
    Gesundheit,gesund | health,healthcare,healthy | santé | salud | salute
    Patient | patient | patient | paciente | paziente
    Krankenhaus,Klinik | hospital | hôpital | hospital | ospedale
    Psyche | mind,mental,psycho | mental,psycho | mental,psico | mente,mentale,psico
    `,
  },
  {
    role: 'purpose',
    classes: classesOf.cleaning,
    text: `
    Reiniger,reinigen,putzen | cleaner,cleaning,clean | nettoyant,nettoyer,nettoyage | limpiador,limpiar,limpieza | detergente,pulire,pulizia
    Waschen,Wäsche,Waschmittel | wash,washing,laundry,detergent | laver,lessive,lavage | lavar,lavado,detergente | lavare,bucato,lavaggio
    Spülen,Geschirr | dish,dishes,dishwasher,rinse | vaisselle,rinçage | vajilla,lavavajillas | piatti,stoviglie,lavastoviglie
    Bleiche | bleach | javel | lejía | candeggina
    Fleck | stain,spot,stain remover | tache,détachant | mancha,quitamanchas | macchia,smacchiatore
    Schmutz,Staub | dirt,dust,grime | saleté,poussière | suciedad,polvo | sporco,polvere
    Kalk,Rost | lime,limescale,rust | calcaire,rouille | cal,óxido | calcare,ruggine
    Boden,Fenster,Glas | floor,window,glass | sol,fenêtre,vitre,vitres | suelo,ventana,cristal | pavimento,finestra,vetri
    Wachs,Politur | wax,polish | cire,polish | cera,abrillantador | cera,lucido
    Tuch,Wischer,Schwamm | cloth,wipe,mop,sponge,brush | chiffon,éponge,balai | paño,esponja,fregona | panno,spugna
    Farbe,Lack | paint,coat,coating,varnish,lacquer,primer | peinture,vernis,revêtement | pintura,barniz | vernice,pittura
    Kleber,Klebstoff,Leim | glue,adhesive,bond | colle,adhésif | pegamento,adhesivo | colla,adesivo
    Duft,Frische | freshness,freshener,scent | fraîcheur,désodorisant | frescor,ambientador | freschezza,deodorante
    Schutz | protection,protect,protector,guard,shield | protection,protéger | protección,proteger,protector | protezione,proteggere
    Motoröl,Schmierstoff | motor oil,lubricant,grease,lube | lubrifiant,graisse | lubricante,grasa | lubrificante,grasso
    `,
  },
  {
    role: 'kind',
    classes: classesOf.tobacco,
    text: `
    Tabak | tobacco | tabac | tabaco | tabacco
    Zigarette | cigarette | cigarette | cigarrillo | sigaretta
    Zigarre | cigar,cigarillo | cigare | puro,cigarro | sigaro
    Rauch,rauchen | smoke,smoking,smoker | fumée,fumer,fumeur | humo,fumar | fumo,fumare
    Pfeife | pipe | pipe | pipa | pipa
    Dampf,Verdampfer | vape,vapor,vapour,vaping | vapeur,vapoteuse | vapor,vapeador | vapore,svapo
    Filter | filter | filtre | filtro | filtro
    mild,leicht | mild,light,lights,smooth | doux,léger | suave,light | leggero
    `,
  },
]
