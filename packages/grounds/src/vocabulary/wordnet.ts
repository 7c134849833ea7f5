import { classesOf, type WordRole } from './area.ts'

/*
 * English nouns by field: hyponyms of the roots named, as far as the field has the word's first sense or a quarter of its
 * uses; wide fields have only words that tagged texts use. Then adjectives, adverbs and verbs of tagged texts. Written by
 * `bench/write-wordnet.ts` from WordNet 3.1, Copyright 2011 by Princeton University, used under its licence: permission
 * to use, copy, modify and distribute for any purpose and without fee, provided that this notice stays; provided "as is",
 * without warranty.
 */

export interface WordnetField {
  readonly role: WordRole
  readonly classes: readonly number[]
  /** The roots of the hyponyms, as lemma and number of the sense. */
  readonly roots: string
  readonly words: string
}

export const wordnetNouns: readonly WordnetField[] = [
  {
    role: 'kind',
    classes: classesOf.food,
    roots:
      'food.1 food.2 foodstuff.2 dish.2 meat.1 seafood.1 edible_fruit.1 vegetable.1 herb.2 condiment.1 dairy_product.1 meal.1 flavorer.1 taste.1',
    words: `
absinth absinthe acerola acetum acidulousness ackee ade adermin adobo afters agar aguacate ail aioli aitchbone akee
akvavit albacore albumen alcohol ale alewife alfalfa aliment alimentation allemande amarelle amaretto ananas anchovy
aneurin angelica anise aniseed anisette anjou annon antipasto aperitif appetiser appetizer apple applejack applesauce
apricot aquavit arak arrack artichoke ashcake asparagus aspartame aspic astringence astringency atole aubergine
avocado axerophthol baba babka bacon bagel baguet baguette baklava banana banger bannock bap barbecue barbeque barley
barleycorn barmbrack battercake bean bearnaise bechamel beef beefburger beefsteak beer beet beetroot beigel beignet
benedictine benniseed berry beverage bialy bialystoker bigos biltong bioflavinoid biotin birdseed biriani biryani
biscuit bismark bisque bitok bitter bitters blackberry blackheart blanc blancmange bleu blini blintz blintze bliny
bloater blowfish blueberry bluefin bluepoint bock boeuf bologna bonbon bonito bootleg booze borage bordelaise borsch
borscht borsh borshch borsht bortsch bosc bouchee bouillabaisse bouillon bourguignon boxberry boysenberry bran brandy
brandyball brandysnap brat bratwurst bread breadfruit breadstick breadstuff breakfast bream brew brewage bridecake
brioche brisket brisling brittle broccoli broth brunch bubbly buckwheat buffalofish bulghur bulgur bullshot bun burger
burgoo burrito butter butterbean buttercrunch butterfish buttermilk butterscotch butty cabbage cachou calamari
calamary calciferol canape candy candyfloss canistel cannelloni cantaloup cantaloupe caper capon cappelletti
cappuccino capulin carambola caramel caraway carbonado carbonara cardamom cardamon cardamum cardoon carp casaba
cassareep casserole cassiri catfish catsup cauliflower caviar caviare cayenne celeriac celery celtuce cereal ceriman
cetchup challah champagne chapati chapatti chard charlotte checkerberry cheddar cheese cheeseburger cheesecake
cherimolla cherimoya cherrystone chervil chevre chicken chile chili chilli chilly chine chipolata chipotle chips
chitlings chitlins chitterlings chives choc chocolate cholecalciferol choline chop chopsteak chorizo chou chow
chowchow chowder chuck chutney chyme cider cilantro cisco citrange citrin citron citrus clabber clambake clementine
cling clingstone cobalamin cockle cocktail cocoa coconut cocoyam cocozelle cod codfish coffee coffeecake coho cohoe
cola cole coleslaw collards collation collins coloring colostrum colouring comestible comfit comfrey commissariat
compote concoction condiment confect confection confectionery confit confiture congee congou conserve conserves
consomme cookie cookout cooky copra coquille cordial coriander cornbread cornmeal cornpone cos costmary courgette
couscous couverture cowberry crabmeat cracker cranberry crape crappie crawdad crawfish crayfish crepe cress criollo
crisp croaker croissant crookneck croquette crouton crudites cruller crumpet cucumber cud cuke cupcake cuppa cupper
curacao curacoa curd currant curry cushaw cusk custard cyanocobalamin cyder dahl dainty daiquiri damson decaf
dehydroretinol dejeuner delicacy delicatessen demiglace demitasse dessert dewberry diet dietary dill dinner dish
dodger dolmas dolphinfish donut dough doughboy doughnut dowdy dragee dressing drinkable duckling duff dumpling
dumplings durian eatable eatage eater eats eclair ecrevisse edda edible eel eggfruit eggnog eggplant eggs elderberry
elver emperor enchilada endive ensilage entrecote entree entremets ergocalciferol escallop escargot escarole espresso
estragon falafel farfalle farina fastnacht fatback fedelline feed feijoa felafel fennel fenugreek fettuccine
fettuccini filet fillet finnan finocchio firewater fishpaste fixings fizz flageolet flan flapcake flapjack flatbread
flatbrod flatfish flavor flavorer flavoring flavourer flavouring flitch flounder flour flummery fodder folacin folate
fondant fondu fondue food forage forcemeat foremilk forequarter foreshank frangipane frank frankfurter freestone
fricandeau fricassee friedcake frier fries frijole frittata fritter fruitcake frumenty fryer fudge fugu galantine
gammon garambulla garbanzo garlic gateau gazpacho gelatin generic geneva genip genipap genoise ghee gherkin giblet
giblets gigot gimlet gin ginger gingerbread gingerroot gingersnap glogg gnocchi gobbet goody gooseberry gorgonzola
goulash grain granola grape grapefruit grappa gravy greengage greens grenadine griddlecake grinder grissino grist
grits groats grog grouper grouse grub gruel guacamole guanabana gulyas gum gumdrop gyro hackberry haddock haggis hake
halal halibut hallah ham hamburger hardbake hardtack haricot hash haslet hay headcheese hepatoflavin herb herbal
herring highball hindquarter hindshank hoagie hoagy hock hoecake hollandaise homebrew hominy hommos honey honeydew
hooch hootch horehound horseflesh horsemeat hotcake hotchpotch hotdog hotpot hoummos huitre hummus humous humus
hushpuppy hydromel hyson hyssop icaco iceberg icecream ilama inebriant ingesta inositol intermixture intoxicant
jaboticaba jackfruit jak jalapeno jam jambalaya jambon java jawbreaker jelly jellyroll jerky jimmies johnnycake jook
juice jujube julep julienne jumbal juneberry junket kabob kail kasha kava kavakava kebab kedgeree ketchup ketembilla
kibble kickshaw kingfish kipper kirsch kishke kitambilla kitembilla knackwurst knish knockwurst kohlrabi kosher
koumiss kumis kummel kumquat kvass lacing lactoflavin ladyfinger lambchop langouste langoustine lansa lansat lanseh
lanset larder lasagna lasagne latke latte leechee leek leftovers lekvar lemon lemonade lentil lichee lichi licorice
liebfraumilch limeade limpa limpet lingcod lingonberry linguica linguine linguini liqueur liquor liquorice litchee
litchi littleneck liverwurst loaf loblolly lobscouse lobscuse lobster loganberry loin lollipop lolly longanberry
loquat lovage lox lozenge lunch luncheon lutefisk lutfisk lychee macaroni macaroon macedoine mackerel macon maconnais
madrilene mahimahi malmsey malt mamey mango mangosteen manicotti manna marang maraschino marc marchpane margarin
margarine margarita marge marinade marinara marjoram marmalade marmite marshmallow martini marzipan mascarpone mash
matelote matzah matzo matzoh mayo mayonnaise meal meat meatball meatloaf mellowness melon menadione mescal metheglin
micronutrient milk milt mince mincemeat minestrone miso mix mixer mocha molasses mombin monggo monkfish monstera moong
moonshine morello mostaccioli moussaka mousse mouton mozzarella mudcat muesli muffin mulberry mullet mulligan
mulligatawny multivitamin munggo murphy muscadel muscadelle muscadine muscatel mush muskellunge muskmelon mussel must
mustard mutton naan nacho naphthoquinone nectarine negus niacin nipa nonpareil noodle nosh nougat nourishment nutmeg
nutrient nutriment nutrition oatcake oatmeal octopus oenomel offal oleo oleomargarine omelet omelette oolong orange
orangeade oregano oreo organs orzo ouzo ovalbumin ovoflavin oxheart pabulum paella pancake pandowdy panfish panocha
panoche pantothen papaw papaya paprika parfait parsley partridge pasta pastil pastille pastis pastrami pastry
pasturage pasty pate patty pavlova pea pear pekoe pemican pemmican penne penoche penuche peppercorn pepperoni
perishable persimmon pesto petfood pfannkuchen philter philtre phyllo phylloquinone phytonadione piccalilli pickerel
pickle pie pieplant pigswill pigwash pilaf pilaff pilau pilaw pilchard pimento pimiento pineapple pinole pirogi
piroshki pirozhki pita pitahaya pizza plaice plonk plum plumcot poi poilu polenta pollack pollock polony pomegranate
pomelo pompano pone popcorn popover popsicle porc porcupines porgy pork porkchop porkholt porridge porterhouse potable
potage potato poteen potherb potion potluck potpie pottage poulet poulette praline prawn premix preserves pretzel
produce profiterole prosciutto provender provisions prune pruno pud pudding puff puffer pufferfish pulasan pulassan
pullet pulque pumpernickel pumpkin puree purloo pyridoxal pyridoxamine pyridoxine quahaug quahog quail quandang
quantong quark quesadilla quiche quince radicchio radish ragout raisin raita rambotan rambutan ramekin ramequin
rarebit raspberry ratafee ratafia ratatouille ration ravigote ravigotte ravioli redfish refection refresher
refreshment repast retinol retsina rhubarb ribier riboflavin rice rickey ricotta rigatoni rijstafel rijstaffel
rijsttaffel risotto rissole roast rockfish roe rollmops romaine rosefish rosemary rotgut roughage roulade roux rue
rugelach ruggelach rugulah rum rusk rutabaga sabayon saccharin saffron sage sailfish saki salad salami salinity
salmagundi salmi salsa salt saltine saltiness sambuca samosa sandwich sapidity sapodilla sapota sapote sapsago sardine
sarsaparilla sashimi saskatoon sassafras satsuma sauce sauerbraten sauerkraut sausage saute savarin saveloy savor
savour savoury savoy scallion scallop scallopine scallopini scampi scampo schnapps schnaps schnecken schnitzel schrod
scollop scone scorzonera scouse scrag scrapple scrod scrumpy scup scuppernong seafood seasoner seasoning seckel
seedcake seltzer semolina serviceberry shad shadberry shaddock shank shellfish sherbert sherbet sherry shortbread
shortcake shrimp sidecar silage sillabub simnel sinker sirloin sirup skilly slaw sling slivovitz slop slops
slumgullion smack smelt smoothie smorgasbord snack snapper sockeye soda soochong sorb sorbet souchong souffle soup
sour sourball sourness soursop souse souvlaki souvlakia sowbelly soya soymilk spaghetti spaghettini sparerib spareribs
sparling spatchcock spiceberry spinach spirits spoilable sprat sprinkles spritzer sprout spud squab squash squid
starches steak steamer stew stinger stockfish stodge stout stover strawberry streusel striper strudel stuffing sub
succade succotash sugar sugarberry sugariness sugarloaf sugarplum sukiyaki sultana sunchoke sundae sunfish supper
sushi sustenance sweet sweetbread sweetbreads sweetener sweetening sweetmeat sweetness sweetsop swill swizzle
swordfish syllabub syrup tabbouleh tabooli taco taffy tagliatelle tahini takeaway takeout tamal tamale tamarind
tamarindo tangelo tangerine tapenade tapioca tarragon tart tartlet tartness taste tater tea teaberry teacake teatime
tempura tenderloin tequila teriyaki terrine thiamin thiamine thyme tidbit tiffin timbale tiramisu tisane titbit toast
tocopherol toddy toffee toffy tofu tomalley tomato tonic torpedo torte tortellini tortilla tostada tournedos tourtiere
treacle treat trifle tripe troche trout truffle tuck tuna tunaburger tunny turbot turmeric turnip twister ugli
undercut vanilla varietal veal veau veg vegetable vegetarianism veggie veloute venison vermicelli vermouth viand
viands vichyssoise victual victuals vinaigrette vinegar vino vintage viosterol vitamin vitellus vodka volaille waffle
waldmeister wasabi wassail watercress watermelon weakfish weenie wheatflake whelk whey whiskey whisky whitebait
whitefish whiting whortleberry wiener wienerwurst wildfowl windfall wine winkle witloof wonton wort yoghourt yoghurt
yogurt yolk zabaglione zep zinfandel ziti zucchini zwieback`,
  },
  {
    role: 'kind',
    classes: classesOf.drinks,
    roots: 'beverage.1 alcohol.1 liquor.1',
    words: `
absinth absinthe ade akvavit alcohol ale amaretto anisette aperitif applejack aquavit arak arrack beer benedictine
beverage bitter bitters bock bootleg booze brandy brew brewage bubbly bullshot buttermilk cappuccino cassiri champagne
chocolate cider cocktail cocoa coffee cola collins cordial cuppa cupper curacao curacoa cyder daiquiri decaf demitasse
drinkable eggnog espresso firewater fizz generic geneva gimlet gin glogg grappa grog herbal highball hock homebrew
hooch hootch hydromel inebriant intoxicant java julep kava kavakava kirsch koumiss kumis kummel kvass lacing latte
lemonade liebfraumilch limeade liqueur liquor macon maconnais malmsey malt maraschino marc margarita martini mescal
metheglin milk mixer moonshine muscadel muscadelle muscatel must negus nipa oenomel orangeade ouzo pastis philter
philtre plonk potable poteen potion pruno pulque ratafee ratafia refresher retsina rickey rotgut rum saki sambuca
sarsaparilla schnapps schnaps scrumpy seltzer sherry sidecar sling slivovitz smoothie soda sour spirits spritzer
stinger stout swizzle tea tequila tisane toddy tonic varietal vermouth vino vintage vodka wassail whiskey whisky wine
zinfandel`,
  },
  {
    role: 'kind',
    classes: classesOf.clothing,
    roots: 'clothing.1 garment.1 footwear.1 headdress.1 accessory.1 bag.1 bag.4 fashion.3',
    words: `
aba abaya accessory accouterment accoutrement activewear alb anklet anklets anorak apparel apron ascot attire aventail
babushka backpack bag balaclava baldric baldrick balldress bandeau bandoleer bandolier banian banyan bathrobe
beachwear beanbag beanie beany bearskin belt beret berretta bicorn bicorne biggin bikini biretta birretta bladder
blazer bloomers blouse blue bluebonnet boa boater bobbysock bobbysocks bodice boilersuit bola bolero bolo bonnet
boothose bowtie boxers boxershorts bra brassiere breechcloth breechclout breeches briefs britches buckskins burka
burnoose burnous burnouse burqa busby bustier caftan cagoule calash caleche calpac calpack camail camise camisole
camlet cap cape capote capuchin cardigan carryall cassock chadar chaddar chador chapeau chasuble chemise chinos chiton
chlamys chuddar churidars civies civvies cloche clothes clothing coat coatdress coatee coif coonskin cope cords
corduroys coronet corset costume coverall cowl coxcomb cravat craze crinoline culotte cult cutaway daishiki dashiki
deerstalker denim derby dhoti diadem diaper dirndl dolman domino doublet drawers dress duds duffel duffle duster etui
eveningwear fad fatigues fedora feedbag fez fichu finery flatwork fob footwear formal formalwear frock furnishing
furor furore gaberdine gaiter gallus gamebag gantlet garb garibaldi garment gasbag gauntlet getup gown gray greatcoat
grizzle guimpe gunnysack gymslip habiliment haick haik hairpiece handbag handwear hat haversack headdress headgear
headpiece headscarf helmet hijab holdall homburg hoopskirt hose hosiery housecoat ironing izar jacket jammies jeans
jellaba jerkin jock jockstrap jodhpurs jumpsuit kaffiyeh kaftan kalansuwa kalpac kameez kanzu kepi kerchief khakis
khimar kilt kimono kirtle kitbag knapsack knickerbockers knickers knitwear kurta lambrequin laundry lavalava
lederhosen legging leghorn leging leotard leotards lingerie livery loincloth loungewear lumberjack mac macintosh mack
mackinaw mackintosh mailbag maillot mantelet mantilla mantua mask masquerade maxi mending middy millinery mini
miniskirt mink mitten mobcap moneybag mortarboard motley muff mufti muumuu napkin nappy neckcloth neckerchief
neckpiece necktie neckwear neglige negligee newmarket nightcap nightclothes nightdress nightgown nightie nightshirt
nightwear niqab nosebag nylons oilskin outerwear overall overclothes overcoat overgarment overskirt packsack pajama
pannier pant pantie pants pantsuit panty pantyhose parka patka peacoat peignoir pelisse peplos peplum peplus periwig
peruke petticoat pillbox pinafore pinner pinny pinstripe playsuit pocket polonaise poncho pontifical porkpie postbag
postiche pouch pullover purse puttee pyjama ragbag raglan raiment raincoat rayons rebozo regalia regimentals reticule
retro reversible rigout robe romper rucksack sachet sack sackcloth sacque saddlebag salwar sandbag sarape saree sari
sarong scanty scapulary scarf schoolbag scrubs seabag sealskin seatbelt separate serape shako shalwar shawl sheath
shimmy shinpad shirt shirtdress shirtwaist shirtwaister shorts sickbag silks singlet skirt skullcap slacks sleepwear
slicker slipover slops smock snowsuit sock sombrero soutane spacesuit spat sporran sportswear stays stocking stole
stomacher stovepipe straightjacket straitjacket strapless suit sunbonnet sundress sunhat sunsuit surcoat surplice
surtout suspender suspensor swallowtail sweater sweatpants sweats sweatshirt sweatsuit swimsuit swimwear tabard tabi
tabis tailcoat tails tallis tallith tam tammy tarboosh teddy threads tiara tie tights tippet tirolean titfer toga togs
topcoat topee topi topknot toque tote toupe toupee trappings trews tricorn tricorne trilby trouser trousers trousseau
trunks tudung tunic turban turtle turtleneck tutu tux tuxedo tyrolean ulster underbodice underclothes underclothing
underdrawers undergarment underpants undershirt underskirt underwear undies uniform unitard unmentionable uplift veil
ventail vest vestiture vestment vesture waistcoat washables waterproof waterskin wear wearable weeds wig wimple
windbreaker windcheater wineskin workwear wrap wraparound wrapper yarmelke yarmulka yarmulke yashmac yashmak`,
  },
  {
    role: 'ingredient',
    classes: classesOf.textiles,
    roots: 'fabric.1 leather.1 fiber.1 thread.1',
    words: `
aba abaca acetate acrylic alligator alpaca axon axone bagging baize balbriggan bandana bandanna bassine bast batik
batiste belting bib bombazine boucle bristle broadcloth brocade buckram buntal bunting burlap byssus calfskin calico
cambric camelhair camlet camo camouflage canopy cantala canvas cashmere cerecloth challis chambray chammy chamois
cheesecloth chenille chiffon chinchilla chino chintz chromatid cloth cobweb coir conidiophore cordovan corduroy cotton
cowhide cowskin crape cretonne crossjack crush damask deerskin dendrite denim diamante dimity dishcloth dishrag
dishtowel doeskin duffel duffle dungaree dustcloth dustrag effector elastic etamin etamine fabric faille felt fiber
fibre fibril filament flannel flannelette flax fleece floss foresail foulard fustian gabardine gaffsail gauze
georgette gingham gossamer grillwork grogram grosgrain groundsheet guimpe gunny haircloth hairnet handkerchief hankey
hankie hanky headsail hemp herringbone homespun hopsack hopsacking horsehair horsehide huck huckaback hypha jaconet
jacquard jean jib jute kapok kenaf khaddar khadi khaki kidskin knit lace lame lateen leather leatherette linen lining
lint lisle longyi loofa loofah luffa lug lugsail lungi lungyi macintosh mackintosh macrame mainsail marocain marseille
meshing meshwork metallic mizen mizzen mocha mohair moire moleskin moquette moreen morocco muslin myofibril
myofibrilla nainsook nankeen needlepoint netting ninon nylon oakum oddment oilcloth organdie organdy organza paisley
pandanus paraphysis pasty percale pigskin pinstripe pique placket plaid plush pongee poplin purl quilting raffia rag
raphia raveling ravelling rayon rep repp reseau rhizoid rhizomorph roan royal russet sackcloth sacking sail sailcloth
samite sarcenet sarcostyle sarsenet sateen satin satinet satinette screening scrim seersucker serge shammy shantung
sharkskin sheepskin sheeting shirting shirttail shoddy silesia silk sisal skysail snood spandex spanker sparker
spindle spinnaker spritsail stammel staysail stockinet stockinette straw suede suiting swatch taffeta tammy tapa tapis
tappa tarp tarpaulin tartan tatter terry terrycloth textile thread ticking tinsel topgallant topsail towel toweling
towelling tricot trousering tulle tweed twill upper veiling velour velours velvet velveteen vicuna viscose voile
waterproof weft whipcord wincey winceyette wirework woof wool woolen woollen worsted yarn yoke`,
  },
  {
    role: 'kind',
    classes: classesOf.medicine,
    roots: 'drug.1 medicine.1 medicine.2 medical_instrument.1 treatment.1 therapy.1 vitamin.1 hormone.1',
    words: `
aborticide abortifacient absinth absinthe acebutolol acetanilid acetanilide acetophenetidin acetphenetidin acoustic
actinomycin actinotherapy acupressure acupuncture adermin adrenaline adrenosterone aeromedicine aftercare akvavit
alcohol aldosterone ale alienism allergology alleviant alleviator allopathy aloes alprazolam amaretto amethopterin
amidopyrine aminophylline aminopyrine amobarbital amoxicillin amphetamine amphotericin anaesthetic analeptic analgesic
androgen androsterone anesthesiology anesthetic anesthyl aneurin angiology anisette anodyne anthelminthic anthelmintic
antiarrhythmic antibacterial antibiotic anticholinergic anticoagulant anticoagulation anticonvulsant antidepressant
antidiabetic antidiarrheal antidiuretic antidote antiemetic antiepileptic antihistamine antihypertensive antimalarial
antimetabolite antimycin antineoplastic antiprotozoal antipruritic antipsychotic antipyresis antipyretic antiseptic
antispasmodic antisyphilitic antitussive antiviral anxiolytic aperient aperitif aphrodisiac apomorphine applejack
aquavit arak araroba arnica aromatherapy arrack arsenical arthroscope astringent ataractic atenolol atropine audiology
audiometry auriscope auroscope autogenics autoinjector axerophthol azithromycin baccy bacitracin bactericide
bacteriology balm bandaging barbital barbitone barbiturate basuco beer belladonna benedictine benzocaine
benzodiazepine benzylpenicillin bhang bioflavinoid biomedicine biotin bitter bitters blackwash blocker bloodletting
bock bolus bootleg booze botanical bracer brandy brew brewage bronchodilator bronchoscope bubbly bullshot butacaine
calciferol calcitonin cannabis capsule carbomycin cardiograph cardiology carminative carvedilol cassiri catecholamine
cathartic catholicon catling cefadroxil cefoperazone cefotaxime ceftazidime ceftriaxone cefuroxime celecoxib
cephalexin cephaloglycin cephaloridine cephalosporin cephalothin cerate cerivastatin champagne chemoimmunology
chemotherapy cheroot chiropody chiropractic chlorambucil chloramine chloramphenicol chlordiazepoxide chlorhexidine
chlorination chloroform chloroquine chlorothiazide chlorpromazine chlorthalidone cholecalciferol cholecystokinin
choline chrism chrisom chrysarobin chrysotherapy cigar cigaret cigarette cigarillo cimetidine ciprofloxacin citrin
claro clofibrate clomiphene clomipramine clonidine clozapine clyster cobalamin cocain cocaine cocktail codeine
colchicine collins collyrium colonic colonoscope cordial corticoid corticosteroid corticosterone corticotrophin
corticotropin cortisol cortisone counterirritant counterpoison cristal culdoscope cupping curacao curacoa curare
curative cure curet curette cyanocobalamin cyclobenzaprine cyclopropane cycloserine cyproheptadine daiquiri dapsone
decoagulant decongestant defibrillation dehydroretinol delavirdine demulcent dentistry deoxyephedrine depressant
dermatology dermatome desipramine detoxification dexamethasone diacetylmorphine diagnostics dialyzer diaphoretic
diathermy diazepam diazoxide dibucaine dicloxacillin dicoumarol dicumarol didanosine dideoxycytosine dideoxyinosine
diflunisal digitalisation digitalization dilater dilator diltiazem dimenhydrinate diphenhydramine disinfection
disulfiram diuretic dope dose douche downer doxazosin doxepin doxorubicin doxycycline dronabinol drug drugging
effleurage eggnog electromyograph electroshock electrotherapy embrocation emetic enalapril encainide endocrine
endocrinology endodontia endodontics endoscope enema enflurane ephedrine epidemiology epinephrin epinephrine
ergocalciferol erythromycin esmolol estazolam estradiol estriol estrogen estrone etanercept ethchlorvynol ethosuximide
ethoxyethane etodolac euphoriant excitant exodontia exodontics expectorant expectorator eyedrop eyewash fag famotidine
febrifuge fenoprofen fetology fetoscope fiberscope firewater flecainide flooding floxuridine flunitrazepan
fluorouracil fluoxetine fluphenazine flurazepam flurbiprofen fluvastatin foetology foetoscope folacin folate
fomentation fradicin furosemide gabapentin gage gallamine ganja gastrin gastroenterology gastroscope gemfibrozil
generic geneva gentamicin geriatrics gerontology ghrelin gimlet gin glipizide glogg glucagon glucocorticoid
glutethimide glyburide gonadotrophin gonadotropin goop gramicidin grappa griseofulvin grog guanabenz gynaecology
gynecology haematinic haematology haemostat hallucinogen haloperidol halothane haschisch hash hasheesh hashish
heliotherapy helminthic hematinic hematology hemodialyzer hemostat heparin hepatoflavin heroin hexachlorophene
hexestrol highball hock homebrew homeopathy homoeopathy hooch hootch hormone hospice hospitalisation hydantoin
hydralazine hydrocortisone hydromorphone hydropathy hydrotherapy hydroxyzine hygiene hygienics hypnoanalysis
hypnotherapy hypnotic hypo hypodermic ibuprofen imipramine immunochemistry immunology immunopathology immunosuppressor
immunotherapy indapamide indinavir indomethacin inebriant infliximab inhalant inositol insulin interferon intoxicant
iodoform iontophoresis iontotherapy ipecac iproclozide isocarboxazid isoflurane isoniazid isoproterenol isosorbide
julep kanamycin kat kava kavakava keratoscope ketamine ketoprofen ketorolac khat kirsch koumiss kumis kummel kvass
labetalol lacing lactoflavin lamivudine lancet laparoscope laryngoscope latakia laudanum lavage laxative leflunomide
lenitive levallorphan liebfraumilch lincomycin liniment liothyronine liqueur liquor lisinopril locoweed lomustine
lorazepam lovastatin loxapine lozenge luteotropin lypressin macon maconnais maleate malmsey malt mannitol maraschino
marc margarita marihuana marijuana martini massage max mebendazole meclizine meclofenamate medicament medication
medicine mefloquine megestrol melatonin melphalan menadione menthol mepacrine meperidine mephenytoin mephobarbital
meprobamate merbromine mercaptopurine mescal mescaline mestranol metaproterenol metformin meth methadon methadone
methamphetamine methapyrilene methaqualone metharbital metheglin methenamine methicillin methocarbamol methotrexate
methyldopa methylphenidate metoprolol metronidazole mexiletine midazolam midwifery minocycline minoxidil miotic
mithramycin mitomycin molindone moonshine morphia morphine motilin muscadel muscadelle muscatel mycomycin mydriatic
myotic nabumetone nadolol nafcillin nalorphine naloxone naltrexone nandrolone naphazoline naphthoquinone naprapathy
naproxen narcoleptic narcotic naturopathy nauseant nefazodone negus nelfinavir neomycin neonatology neostigmine
nephrology neurohormone neuroleptic neurology neuropsychiatry nevirapine niacin nifedipine nipa nitrazepam
nitrofurantoin nitroglycerin nitroglycerine nontricyclic noradrenaline norepinephrine norethandrolone norethindrone
norethynodrel norgestrel nortriptyline nosology nostrum novobiocin novocaine nystatin obstetrics odontology oestradiol
oestriol oestrogen oestrone ointment oncology ophthalmology ophthalmoscope opiate opium orphenadrine orthodontia
orthodontics orthodonture orthoptics orthoscope osteoclasis osteopathy otolaryngology otology otoscope ouzo ovoflavin
oxacillin oxaprozin oxazepam oxyphenbutazone oxyphencyclimine oxytocic oxytocin paediatrics painkiller palliative
panacea panatela panetela panetella pantothen papaverine parathormone paregoric paroxetime pastis pediatrics pedology
penicillamine penicillin pentaerythritol pentazocine pentobarbital pentoxifylline perinatology periodontia
periodontics perphenazine petrissage peyote pharmaceutic pharmaceutical pharmaceutics pharmacokinetics pharmacology
pharmacy phenacetin phenazopyridine phencyclidine phenelzine pheniramine phenobarbital phenobarbitone phenolphthalein
phensuximide phentolamine phenylacetamide phenylbutazone phenyltoloxamine phenytoin phlebotomy photocoagulator
phototherapy phylloquinone physiatrics physic physiotherapy phytonadione phytotherapy pimozide pindolol piperacillin
piperazine piperocaine piroxicam placebo plonk podiatry polygraph polymyxin popper posology poteen pravastatin
prazosin prednisolone prednisone prescription preventative preventive primaquine primidone probe probenecid procaine
procarbazine prochlorperazine proctology proctoscope procyclidine progesterone progestin progestogen prolactin
promethazine propanolol prophylactic propoxyphene prosthetics prosthodontia prosthodontics protirelin protriptyline
pruno psilocin psilocybin psychiatry psychoanalysis psychopathology psychotherapy pulque purgative pyocyanase
pyocyanin pyridoxal pyridoxamine pyridoxine pyrilamine qat quat quinacrine quinidine quinine radiotherapy ramipril
ranitidine rappee ratafee ratafia reboxetine reefer refill reflexology relaxant relaxin remedy reserpine restorative
retinol retractor retsina rheumatology rhinolaryngology rhinoscope ribavirin riboflavin rickey rifampin ritonavir
rofecoxib roofy rophy rotgut rubdown rubefacient rum saki salicylate salol salve salvinorin sambuca saquinavir scag
scalpel schnapps schnaps secobarbital secretin sedation sedative sens sertraline sess shabu shag sherry shiatsu
sidecar sigmoidoscope sildenafil simvastatin skag sling slivovitz somatotrophin somatotropin soporific sour
spasmolytic specific spectinomycin speculum spirits spironolactone spliff spritzer statin stethoscope stilbestrol
stilboestrol stimulant stinger stogie stogy stout streptomycin streptothricin stylostixis styptic subtilin
succinylcholine sucralfate sudatory sudorific sulfa sulfacetamide sulfadiazine sulfamethazine sulfamethoxazole
sulfamezathine sulfanilamide sulfapyridine sulfisoxazole sulfonamide sulfonylurea sulindac sulpha superman suppository
suppressant swizzle synergist syringe tadalafil talcum tamoxifen tapotement temazepam tequila terazosin testosterone
tetracaine tetracycline thalidomide theelin therapeutic therapeutics therapy thermograph thermotherapy thiabendazole
thiamin thiamine thiazide thimerosal thioguanine thiopental thioridazine thiotepa thiothixene thrombolytic thymosin
thyrocalcitonin thyrotrophin thyrotropin thyroxin thyroxine timolol tobacco tobramycin tocainide tocology tocopherol
toddy tolazamide tolazoline tolbutamide toxicology trandolapril tranquilizer tranquilliser tranquillizer
tranylcypromine traumatology trazodone treatment trepan trephine triamcinolone triazolam tribromoethanol
trichloromethane tricyclic triiodomethane triiodothyronine trimipramine trinitroglycerin tubocurarine tyrocidin
tyrocidine tyrothricin unguent urology valdecoxib vancomycin vardenafil varietal vasodilative vasodilator vasopressin
venesection verapamil vermicide vermifuge vermouth veronal vinblastine vincristine vino vintage viomycin viosterol
virology vitamin vodka vomit vomitive warfarin wassail whiskey whisky wine zalcitabine zidovudine zinfandel`,
  },
  {
    role: 'purpose',
    classes: classesOf.medicine,
    roots: 'disease.1 illness.1 symptom.1 ill_health.1 injury.1 pain.1 medical_procedure.1 operation.2',
    words: `
abarticulation abasia abdominoplasty ablation abrasion abscess acanthocytosis acantholysis acanthoma acanthosis
acetonemia acetonuria ache aching achondroplasia achondroplasty acidemia acidosis acne acrocyanosis actinomycosis
adenitis adenocarcinoma adenoidectomy adenoma adenomyosarcoma adenomyosis adhesion adrenalectomy aerodontalgia
aeroembolism affliction afibrinogenemia afterpains agony agranulocytosis agranulosis ague airsickness akinesia
akinesis alalia alastrim albuminuria algidity alkalemia alkalinuria alkalosis alkaluria altering alveolitis amaurosis
amblyopia amebiasis amebiosis amenia amenorrhea amenorrhoea ametropia aminoaciduria ammoniuria amoebiasis amoebiosis
amputation amygdalotomy amyloidosis amyotrophia amyotrophy anaemia analbuminemia anaplasmosis anaplasty anasarca
anchylosis anemia angiitis angina angioedema angiohemophilia angioma angiopathy angioplasty angiosarcoma aniseikonia
ankylosis anopia anorgasmia anorthopia anosmia anoxemia anthracosis anthrax anuresis anuria aortitis aphagia aphakia
apnea appendectomy appendicectomy appendicitis areflexia arteriectasia arteriectasis arteriosclerosis arteritis
arthralgia arthritis arthrodesis arthropathy arthroplasty arthroscopy asbestosis ascites aspergillosis astasia
asthenia astheny asthma astigmatism astigmia asynergia asynergy asystole atelectasis atherogenesis atherosclerosis
atrophedema atrophy aura autism autoimmunity autoplasty avitaminosis azotaemia azotemia azoturia azymia backache
bacteremia bacteriaemia bacteriemia bagascosis bagassosis balanitis balanoposthitis bandyleg bedsore bellyache bends
beriberi bighead bilharzia bilharziasis biliousness bite blackheart blackwater blain blastocytoma blastoma bleeding
blepharism blepharitis blepharospasm blindness bloat bluetongue boil botulism bowleg breathlessness bronchiolitis
bronchitis bronchopneumonia brucellosis bruise bubo bummer bump bunion burn bursitis cachexia cachexy callosectomy
callosity callosotomy callus camelpox cancer cancroid canker carbuncle carcinoid carcinoma carcinosarcoma cardiomegaly
carditis carotenemia castration cataract catarrh catheterisation catheterization causalgia cauterisation cauterization
cautery cecity celioma cellulitis cephalalgia cephalhematoma cephalitis cephalohematoma cervicitis chafe chafing
chalazion chancre chancroid cheilitis cheloid chemosis chemosurgery chickenpox chilblain chilblains chiralgia
chlamydia chloasma chlorosis cholangitis cholecystectomy cholecystitis cholelithiasis cholelithotomy cholera
chondrodystrophy chondroma chondrosarcoma chorditis chorea choriomeningitis chorioretinitis cicatrice cicatrix
cirrhosis claudication clavus clawfoot clitoridectomy clubbing clubfoot cold colic colitis collapse collywobbles
colostomy colpitis colpocele colpocystitis colpocystocele congestion conjunctivitis constipation contagion contusion
coprolalia corditis coryza costalgia costiasis costochondritis cough coughing cowpox cramp craniotomy creeps crick
croup cryocautery cryopathy cryosurgery curettage curettement cyanosis cyst cystitis cystocele cystoparalysis
cystoplegia cytopenia dacryocystitis dandruff deafness debility debridement decortication deformity demineralisation
demineralization dengue dermatitis dermatomyositis dermatosclerosis dermatosis descensus deuteranopia diabetes
diarrhea diarrhoea diastasis dichromacy dichromasy dichromatism dichromatopsia dichromia dieback diphtheria diplegia
diplopia disability disablement disease disfunction distemper distomatosis diuresis diverticulitis diverticulosis
diverticulum dizziness dropsy drusen dwarfism dyschezia dyscrasia dysentery dysfunction dysmenorrhea dysomia dyspepsia
dysphasia dyspnea dyspnoea dystrophy earache ecchymosis eclampsia eczema edema efflorescence electrocautery
electrosurgery emasculation embolectomy emphysema empyema enanthem enanthema encephalitis enchondroma endarterectomy
endarteritis endemic endocarditis endocervicitis endometriosis endometritis engorgement enteritis enterobiasis
enterolithiasis enteropathy enteroptosis enterostenosis enterostomy enterotomy enterotoxemia enucleation eosinopenia
eosinophilia epicondylitis epididymitis epiglottitis epikeratophakia episcleritis epistaxis epithelioma ergot
erysipelas erythema erythroblastosis erythroderma esophagitis eunuchoidism eventration evisceration exanthem exanthema
excision excoriation excrescence excruciation exenteration exomphalos exophthalmos exostosis extirpation eyelessness
facelift farsightedness fasciculation favism febricity febrility feebleness fenestration fester festination fever
feverishness fibrillation fibroadenoma fibroid fibroma fibromyositis fibrosis fibrositis filariasis fistula floater
flu fluorosis folliculitis formication founder fracture frailness frailty frambesia framboesia frostbite fructosuria
funiculitis furring furuncle furunculosis galactocele galactosemia gall gameness gammopathy gangrene gargoylism gash
gastralgia gastrectomy gastritis gastroenteritis gastrostomy giardiasis gimp gimpiness gingivitis glanders glaucoma
glioblastoma glioma glossalgia glossitis glossodynia glossolalia glossoptosis glucosuria glycosuria goiter goitre
gonorrhea gonorrhoea gout granulocytopenia granuloma graphospasm graze greensickness gripes griping grippe gumboil
gumma gummosis haemangioma haematocele haematocoele haematocytopenia haematocyturia haematoma haematuria
haemoglobinemia haemoglobinuria haemophilia haemoptysis haemorrhage haemorrhoid haemosiderosis haemothorax hamartoma
handicap hardening harm headache heartburn heartrot heatstroke heaves hemangioma hematocele hematocoele hematocyst
hematocytopenia hematocyturia hematoma hematuria hemeralopia hemianopia hemianopsia hemicrania hemiplegia
hemochromatosis hemoglobinemia hemoglobinopathy hemoglobinuria hemophilia hemoptysis hemorrhage hemorrhoid
hemorrhoidectomy hemosiderosis hemothorax hepatitis hepatocarcinoma hepatoma hernia herniation herpangia herpes
hiccough hiccup hickey histiocytosis hives hordeolum hurt hurting hydatid hydrarthrosis hydremia hydronephrosis
hydrophobia hydrops hydrothorax hyperacusia hyperacusis hyperaemia hypercalcaemia hypercalcemia hypercalcinuria
hypercalciuria hyperemia hyperglycaemia hyperglycemia hypericism hyperkalemia hyperlipaemia hyperlipemia
hyperlipidaemia hyperlipidemia hyperlipoidaemia hyperlipoidemia hypermenorrhea hypermetropia hypermetropy
hypermotility hypernatremia hyperopia hyperpyrexia hypersplenism hypervolaemia hypervolemia hypesthesia hyphema
hypocalcaemia hypocalcemia hypoesthesia hypoglycaemia hypoglycemia hypogonadism hypokalemia hyponatremia
hypophysectomy hypoproteinemia hyposmia hypothrombinemia hypovitaminosis hypovolaemia hypovolemia hysterectomy
hysterotomy ichthyosis icterus ileitis ileostomy ileus illness impetigo indigestion indisposition induration infarct
infarction infection infirmity inflammation influenza injury insolation intertrigo intravasation intumescence
intumescency invalidism iridectomy iridocyclitis iridokeratitis iridoncus iridotomy iritis ischaemia ischemia itch
jaundice jejunitis jejunoileitis jejunostomy kaliuresis kaluresis keloid keratalgia keratectasia keratitis
keratoacanthoma keratocele keratoconus keratoderma keratodermia keratoiritis keratomalacia keratonosis keratonosus
keratoplasty keratoscleritis keratosis keratotomy kernicterus ketoacidosis ketoaciduria ketonemia ketonuria ketosis
kibe kinetosis kink kraurosis kwashiorkor labyrinthitis laceration lameness laminectomy laminitis laparocele
laryngectomy laryngitis laryngostenosis leiomyoma leiomyosarcoma leishmaniasis leishmaniosis leprosy leptomeningitis
leptospirosis lesion leucaemia leucocytosis leucoma leucopenia leucotomy leukaemia leukemia leukocytosis leukoderma
leukoma leukopenia leukotomy lichen lightheadedness limping lipaemia lipectomy lipemia lipidaemia lipidemia
lipoidaemia lipoidemia lipoma lipomatosis liposarcoma liposuction listeriosis lithiasis lithotomy livedo lobectomy
lobotomy lockjaw locoism longsightedness looseness lues lumbago lumpectomy lupus lymphadenitis lymphadenoma
lymphadenopathy lymphangioma lymphangitis lymphedema lymphocytopenia lymphocytosis lymphogranuloma lymphoma
lymphopenia lymphuria lysinemia lyssa macrocytosis maidism malacia malady malaria malformation malignance malignancy
malnutrition mange marasmus mastalgia mastectomy mastitis mastoidectomy mastoiditis mastopathy mastopexy mayidism
mazopathy measles megacardia megalocardia megrim melagra melanism melanoma melanosis melasma meningioma meningism
meningitis meniscectomy menorrhagia meralgia mesothelioma metamorphopsia metralgia metritis metroptosis metrorrhagia
microcytosis microsurgery migraine miliaria misshapenness molluscum mono monochromacy monochromasy monochromatism
monochromia monocytosis mononeuropathy mononucleosis monoplegia mooneye morbilli morphea mucoviscidosis mummification
mumps murrain myalgia myasthenia myelitis myelofibrosis myeloma myocarditis myoclonus myodynia myoglobinuria myoma
myometritis myopathy myopia myosarcoma myosis myositis myotomy myringectomy myringoplasty myringotomy myxoma
myxomatosis nanism natriuresis naupathia nausea nearsightedness nebula neoplasm nephralgia nephrectomy nephritis
nephroblastoma nephrocalcinosis nephrolithiasis nephropathy nephroptosia nephroptosis nephrosclerosis nephrosis
neuralgia neuralgy neurasthenia neurectomy neurilemoma neurinoma neuritis neuroblastoma neurodermatitis
neuroepithelioma neurofibroma neuroma neuropathy neuroplasty neurosarcoma neurosurgery neurosyphilis neutering
neutropenia noma nosebleed numbness nyctalopia obstipation ochronosis odontalgia odynophagia oedema oesophagitis
oligodactyly oligodontia oliguria omphalocele onycholysis onychosis oophorectomy oophoritis operation ophthalmectomy
ophthalmia ophthalmitis ophthalmoplegia opisthotonos orchidalgia orchidectomy orchiectomy orchiopexy orchitis
ornithosis orthopnea oscheocele oscheocoele osteitis osteoarthritis osteoblastoma osteochondroma osteoma osteomalacia
osteomyelitis osteopetrosis osteoporosis osteosarcoma osteosclerosis osteotomy ostomy otalgia otitis otoplasty
otorrhea otosclerosis ovariectomy ovaritis ozaena ozena pachyderma pain palilalia palpitation palsy pancarditis
pancreatectomy pancreatitis pancytopenia panencephalitis panhysterectomy pansinusitis papilledema papilloma papule
papulovesicle paraesthesia paralysis parametritis paraparesis paraplegia parasitaemia parasitemia paratyphoid paresis
paresthesia paronychia parotitis pasteurellosis peduncle peliosis pellagra pemphigus periarteritis pericarditis
periodontitis peritonitis pernio pertussis pest pestilence pestis petechia phalangitis phalloplasty pharyngitis
phenylketonuria pheochromocytoma phlebectomy phlebitis phlebotomus photalgia photocoagulation photophobia
photoretinitis phrenitis phthisis piles pimple pinch pinealoma pinkeye pinkroot pip pityriasis plagiocephaly plague
plasmacytoma pleuralgia pleurisy pleurodynia pleuropneumonia plumbism pneumoconiosis pneumocytosis pneumonectomy
pneumonia pneumonitis pneumonoconiosis pock pockmark podalgia polio poliomyelitis pollinosis polyarteritis
polycythemia polymyositis polyneuritis polyp polypectomy polypus polyuria porphyria posthitis pox preeclampsia
presbyopia priapism proctalgia proctitis proctocele proctoplasty prodroma prodrome prolapse prolapsus prostatectomy
prostatitis prostration protanopia proteinuria prurigo psammoma pseudorubella pseudosmallpox pseudovariola psittacosis
psoriasis psychosurgery ptomaine ptosis puffiness purpura purulence purulency pustule pyaemia pycnodysostosis pycnosis
pyelitis pyelonephritis pyemia pyknosis pyorrhea pyorrhoea pyrexia pyrosis pyuria quadrantanopia quadriplegia quartan
queasiness quinsy rabies rachitis radiculitis ranula rash rectocele rectoplasty redness reflux resection retinitis
retinoblastoma retinopathy rhabdomyoma rhabdomyosarcoma rhabdosarcoma rhagades rheumatism rhinitis rhinopathy
rhinophyma rhinoplasty rhinorrhea rhinosporidiosis rhinostenosis rhinotomy rhinotracheitis rhizotomy rhytidectomy
rhytidoplasty rick rickets rickettsialpox rickettsiosis rinderpest rosacea roseola rubella rubeola rubor rupture rust
salmonellosis salpingectomy salpingitis sapraemia sapremia sarcoidosis sarcoma saturnism scabies scald scaphocephaly
scar scarlatina schistosomiasis sciatica scleredema scleritis scleroderma sclerosis scorbutus scorch scotoma scours
scrapie scratch scrofula scurvy seasickness seborrhea seminoma sepsis septectomy septicaemia septicemia shigellosis
shiner shingles shivering shortsightedness sialadenitis sickness siderosis sightlessness sigmoidectomy silicosis singe
singultus sinusitis siriasis slash slough smallpox smart smarting smartness smut snakebite sneeze sneezing
snowblindness sodoku sore soreness spasm spavin spaying spermatocele sphacelus splenectomy splenitis spondylarthritis
spondylitis spongioblastoma spots sprain squeamishness staggers stapedectomy stasis steatocystoma steatorrhea stenosis
sterilisation sterilization sternutation stigmata sting stinging stomachache stomatitis strabotomy strangles stricture
stridor struma stuffiness sty stye suffering sunburn sunstroke superinfection suprainfection suprarenalectomy swelling
sympathectomy symphysis symptom synechia synovitis syph syphilis tabes talipes tarsitis taxis tendinitis tendonitis
tendosynovitis tenesmus tenonitis tenosynovitis teratoma tetanilla tetanus tetany tetartanopia thalassaemia
thalassemia thermalgesia thermocautery throb throe thrombasthenia thrombectomy thrombocytopenia thrombocytosis
thrombopenia thrombophlebitis thyroidectomy thyroiditis thyromegaly tic tinnitus tonsillectomy tonsillitis toothache
torment toxaemia toxemia toxoplasmosis tracheitis tracheostomy tracheotomy trachoma transplant transplantation trauma
trembles trephination trichiniasis trichinosis trichomoniasis trismus tritanopia tubercle tuberculosis tularaemia
tularemia tumescence tumidity tumidness tumor tumour twitch twitching tympanitis tympanoplasty typhoid typhus
tyrosinemia ulalgia ulatrophia ulcer ulceration ulemorrhagia ulitis unfitness unhealthiness unwellness uraemia
uranoplasty urarthritis uratemia uraturia uremia ureteritis ureterocele ureterostenosis urethritis urethrocele
uricaciduria urodynia uropathy urticaria urtication uveitis uvulitis vaccina vaccinia vaginitis vaginocele valgus
valvulitis varicella varicosis variola varus vasculitis vasectomy vasovasostomy vasovesiculitis vellication verruca
verticilliosis vertigo vesicopapule vesiculitis villoma viraemia viremia vitiligo vitrectomy vivisection volvulus
vulvectomy vulvitis vulvovaginitis wale warble wasting weal welt wen wheal wheeziness whiplash whitlow wilt windburn
wound wrench wrick xanthelasma xanthemia xanthoma xanthomatosis xanthopsia xanthosis xenotransplant xeroderma
xerodermia yatobyo yaws zit zoonosis zoster`,
  },
  {
    role: 'purpose',
    classes: [3, 5, 8, 9, 10, 20, 21, 24, 25, 26, 28, 41, 44],
    roots: 'body_part.1 external_body_part.1 organ.1 hair.1 skin.1',
    words: `
abdomen abdominal abducens abducent abductor abomasum acanthion acetabulum acinus acromion acrosome aculea aculeus
acumen adductor adenohypophysis adenoid adhesion adnexa adrenal adventitia afferent afterbirth agnail ala albuginea
allantois allograft alveolus ambulacrum amnion amnios ampulla amygdala ankle anklebone anlage annexa annualry anterior
antler antrum anus aorta apodeme aponeurosis apophysis appendage arachnoid arch archenteron archipallium arcus areola
arista arm armpit arse arsehole arteria arteriola arteriole artery arthromere articulatio articulator arytaenoid
arytenoid ass asshole aster asterion astragal astragalus astroglia atheroma atrium auricle auricula auriculare
autograft autoplasty awn axilla axolemma back backside balancer ballock bandyleg barbel baroreceptor beak beard behind
belly betweenbrain biceps bicuspid bladder blastocele blastocoel blastocoele blastoderm blastodisc blastopore bleb
blister blowhole bob bobtail bollock bonce bone bonelet boob bosom bouffant bowel bowleg braid brain braincase
brainpan brainstem branchia breadbasket breast breastbone bregma bronchiole bronchus brow bubo buccula bucktooth bulla
bullethead bunghole buns burl burnside bursa bust butch buttock buttocks caecum cakehole calcaneus caliculus calvaria
calycle calyculus canal canaliculus canine capitate caput cardia carina carpal carpus cartilage caruncle caruncula
cauda caudate caul cavum cecum cellulite celom celoma centriole centromere centrum ceras cere cerebellum cerebrum
cervix chaeta chalaza cheek cheekbone chelicera chemoreceptor chest chiasm chiasma chignon chin chine chondriosome
chordamesoderm chordomesoderm chorioallantois chorion choroid cilium cingulum cistern cisterna clapper claustrum
clavicle claw clit clitoris cloaca cobblers coccyx cochlea cock coelenteron coelom coif coiffure collarbone colon comb
commissure concha condyle condylion conjunctiva conk conodont convolution cornea cornu coronet coronion cortex costa
cowlick coxa cranium craw crotaphion croup croupe crus ctene ctenidium cubitus cunt cupule cuspid cuticle cutis
cytomembrane cytoskeleton cytostome dacryocyst dacryon dactyl decidua decussation deltoid denticle dentin dentine
depressor derriere dewlap diaphragm diaphysis diarthrosis dick dictyosome diencephalon dilator dogtooth dome dorsum
dreadlock duct ductule ductulus dug duodenum dura ear eardrum earlobe ectoblast ectoderm efferent elbow elytron
enarthrosis enation encephalon encolure endoblast endocardium endocranium endocrine endoderm endometrium endoneurium
endoskeleton endosteum endothelium endplate energid enteroceptor enteron entoblast entoderm entomion entrails ependyma
epicanthus epicardia epicardium epicondyle epididymis epigastrium epiglottis epiphysis epithelium esophagus ethmoid
excrescence exocrine exoderm exoskeleton extensor exteroceptor extremity eye eyeball eyebrow eyecup eyelash eyelid
eyetooth face facia facial fang fanny fascia fascicle fasciculus fat fauces feature feeler femoris femur fenestra
fetlock fibrocartilage fibula filum fimbria finger fingernail fishbone fist fistula flab flagellum flatfoot flattop
flesh flexor flipper follicle fontanel fontanelle foot forearm forebrain forefinger forefoot forehead foreleg forelimb
forelock forepaw foreskin foretop forewing fornix fossa fovea frill fundament fundus funiculus furcula fuzz
gallbladder ganglion gaskin gastrocnemius genitalia genitals genu gingiva ginglymus girdle gizzard glabella gladiolus
gland glans glia glochid glochidium glomerulus glossa glottis glute gluteus gnathion goatee gonad gonion graft
granulation grinder gristle groin gullet gum gut gyrus hair haircut hairdo hairstyle hallux haltere hamate hammertoe
hamstring hand hangnail haunch haustorium haw head heart heel heelbone heterograft hilum hilus hindbrain hindfoot
hindgut hindlimb hindquarters hip hipbone hippocampus hock homograft honker hoof hooknose hooks hooter horseback
humerus hyaloid hymen hyoid hypoblast hypochondrium hypodermis hypoglossal hypophysis hypothalamus ileum ilium
imperial incisor incus infundibulum inguen inion innards instep interbrain intercostal interoceptor interstice
intestine intima introitus iris ischium isthmus jaw jawbone jejunum joint jowl jugale jugular karyon keel keister
kidney kinetochore kisser knee kneecap kneepan knuckle labium lacteal lambda lamella lamina lanugo lap lappet
laryngopharynx larynx lash lat leaflet leg lemniscus leptomeninges levator lid lien ligament limb limbus lineament
lingua lip liposome liver lobe lobule locule loculus loin loins lumbus lumen lung lunula lunule lysosome macroglia
macula maidenhead malar malleus mamilla mammilla mandible mandibula mane manubrium manus marcel marrow marrowbone
marsupium masseter mastoid mastoidal mastoidale maulers maw maxilla maxillary meatus mediastinum medulla megacolon
meninges meninx meniscus mentum mesencephalon mesenchyme mesentery mesoblast mesocolon mesoderm mesophyron mesothelium
metacarpal metacarpus metaphysis metatarsal metatarsus metencephalon metopion microglia micropenis microphallus
microtubule midbrain midriff midsection minge minimus mitochondrion mitt modiolus molar mons moustache moustachio
mouth mouthpart mucosa muscle musculature musculus mustache mustachio muzzle myelencephalon myocardium myometrium
myringa nail naris nasal nasion nasopharynx nates navicular neb neck neencephalon neocortex neoencephalon neopallium
nephron nerve nervure nervus neuroepithelium neuroglia neurohypophysis neuropil neuropile nib nipper nipple noggin
noodle nose nostril notochord nucleole nucleolus nucleus obelion oblique occiput ocellus oculomotor oculus oesophagus
olecranon oligodendria oligodendroglia omasum omentum ommatidium onyxis operculum ophryon optic orb orbitale orchis
organ organelle orifice oropharynx osmoreceptor ossicle ossiculum osteophyte ostiole otoganglion ovary overlip oviduct
ovipositor ovotestis oxtail pacemaker pageboy palaeencephalon paleencephalon paleocerebellum paleocortex
paleoencephalon paleostriatum pallidum pallium palm palpebra pancreas papilla parafovea parapodium parasympathetic
parathyroid parenchyma passageway pastern patella pathway paunch paw pearly pecker pecs pectoral pectoralis pectus
peeper pelage pellicle pelvis penis pennon pericardium perimysium perineum perineurium periosteum peristome
perithelium peritoneum perm permanent peroneus pes phalanx phallus pharynx phiz physiognomy pigtail pilus pincer
pinguecula pinkie pinky pinna pisiform pituitary placenta plait platysma pleopod pleura plexus plica pneumogastric
pock podetium pogonion pollex pompadour pons ponytail pore porta postcava posterior potbelly prat precava precordium
prehensor premolar prepuce pricker prickle primordium privates proboscis pronator pronucleus prosencephalon prostate
prostheon prosthion prothorax protoplast psalterium pseudopod pseudopodium psoas pterion pterygium pubes pubis
pudendum puss pussy pustule putamen putz pylorus quad quadriceps quick quiff quill rachis radicle ramus receptor
rectum rectus rete retina rhinencephalon rhinion rhombencephalon rhomboid rib ribosome rima ringlet roach rudiment
ruff ruga rumen rump saccule sacculus sacrum salpinx sarcolemma sarcosome sartorius scalenus scalp scapula schnoz
schnozzle sclera scrotum scut secreter secretor sensorium septum sericterium serictery serosa serratus sesamoid seta
shank shin shinbone shoulder shunt sideburn sinciput sinew sinus sinusoid siphon skin skull small smiler snatch snoot
snout socket soleus sphenion sphenoid sphincter spicule spiculum spikelet spindlelegs spindleshanks spine spiracle
splayfoot spleen splenius stapes stephanion sternum sticker stifle stoma stomach striatum stubble stylet submaxilla
submucosa subthalamus sulcus supercilium supinator sura sutura suture swimmeret symphysion synovium syphon syrinx tail
talon talus tarsal tarsus tastebud teat tegument telencephalon temporalis tendon tensor tentorium teres testicle
testis thalamus thalmencephalon thatch thenar thermoreceptor thigh thighbone thorax throat thumb thumbnail thymus
thyroid tibia tibialis ticker tissue tit titty toe toenail tomentum tongue tonsil tonsilla tooshie tooth topknot torso
toxicognath trabecula trachea tract tragus transplant trapezius trapezoid tress triceps trigeminal trigeminus
triquetral trochanter trochlear trochlearis trophoblast trotter tubercle tuberosity tubule tum tummy tunic tunica
turbinal turbinate tush tusk twat tympanum udder ulna umbilical underbelly underbody underfur underlip underpart
unguis ureter urethra urochord uropygium uterus utricle utriculus uvea uvula vacuole vagina vagus vallecula valve
valvelet valvula valvule vandyke vas vein velum vena venation vent venter ventricle ventriculus venula venule vermis
vertebra vesica vesicle vessel vibrissa villus visage viscera viscus vitals vomer vulva waist waistline wattle web
webfoot whisker whiskers windpipe wing wishbone withers womb wrist xenograft yap zona zonula zonule zygoma zygomatic`,
  },
  {
    role: 'kind',
    classes: classesOf.cosmetics,
    roots: 'cosmetic.1 toiletry.1 perfume.2 aroma.1 hairdressing.1',
    words: `
antiperspirant araroba aroma blackface blusher brilliantine chrysarobin coldcream cologne cosmetic deodorant
deodourant depilator depilatory emollient epilator eyeliner eyeshadow fetidness fragrancy gel greasepaint hairdressing
highlighter kohl lanolin lipstick lotion makeup malodorousness mascara muskiness nard odor odour ointment pachouli
patchouli patchouly perfume perfumery pomade pomatum rancidness rankness redolence rouge smell spikenard stinkiness
sunblock sunscreen talcum toiletry toothbrush`,
  },
  {
    role: 'kind',
    classes: classesOf.cleaning,
    roots: 'cleansing_agent.1 cleaning_implement.1 cleaning.1',
    words: `
abreaction bath bathing besom broom catharsis cleaner cleaning cleanser cleansing dentifrice depilation disinfestation
dustmop epilation housecleaning katharsis mikvah mop mopping pasteurisation pasteurization purgation purge purging
purification sanitation sanitisation sanitization scouring scrub scrubbing shampoo shave shaving shower soap squeegee
sterilisation sterilization swab swabbing sweeper sweeping swob tonsure toothpaste toothpowder washup whisk`,
  },
  {
    role: 'ingredient',
    classes: [1, 2, 3, 4, 16, 17, 19, 37],
    roots: 'paint.1 coating.1 adhesive_material.1 pigment.1 lubricant.1',
    words: `
adhesive alizarin alizarine bilirubin birdlime bister bistre bitumastic bole calcimine carotene carotenoid casein
ceruse chlorofucin chlorophyl chlorophyll coating emulsion encaustic fingerpaint fixative flavonoid gilding gilt glue
gouache haem haematoidin haemitin haemosiderin hematin hematoidin heme hemosiderin housepaint iodopsin lacquer latex
lube lubricant lubricator luciferin lutein lycopene mastic melanin mucilage ochre oil overcoating paint patina
photopigment phycobilin phycocyanin phycoerythrin pigment plating porphyrin protoheme putty retinal retinene rhodopsin
semigloss shellac sienna sinoper sinopia sinopis tempera titania ultramarine umber undercoat underseal urobilin
varnish veneer veneering verdigris wafer wash watercolor watercolour whitewash xanthophyl xanthophyll zeaxanthin`,
  },
  {
    role: 'kind',
    classes: classesOf.vehicles,
    roots: 'vehicle.1 craft.2 wheel.1 motor.1 engine.1',
    words: `
aerogenerator aeroplane airbus aircraft airliner airplane airship alternator ambulance amphibian angledozer applecart
ark atherodyde athodyd auto autogiro autogyro automobile balloon bandwagon bareboat barge barouche barque battleship
battlewagon bicycle bike biplane birchbark blimp bloodmobile boat bobsled bobsleigh bogie bogy bomber boneshaker
bookmobile boxcar brig brigantine brougham buckboard buggy bulldozer bumboat caboose cabriolet caisson camion canoe
car carack caroche carrack carriage carrier cart cartwheel catamaran catboat cattleship chariot clarence clipper
cockleshell cogwheel containership convertible coracle corsair corvette coupe craft cruiser dandy derelict destroyer
dhow diesel diner dinghy dinkey dinky dirigible dogcart dogsled doodlebug dory dozer dragger dray dreadnaught
dreadnought dredger droshky drosky dumpcart dumper dustcart dynamo eggbeater electric engine equipage fanjet felucca
ferry ferryboat fighter fireboat flagship flatbed flatboat flatcar flattop floatplane forklift freighter frigate
galleon galley gear gharry gig glider golfcart gondola gunboat gyroplane hackney handcar handcart handwheel hansom
hardtop hatchback hearse helicopter horsecar houseboat hovercraft hoy hulk hydrofoil hydroplane iceboat icebreaker
interceptor ironclad jalopy jeep jet jetliner jinrikisha jolly jumbojet kamikaze kayak keelboat ketch knockabout
landau lander landrover launch lifeboat lightship limber limo limousine loaner locomotive longboat lorry luge lugger
magneto mailboat merchantman milkwagon millwheel minelayer minesweeper minibike minicab minicar minivan missile
monocycle monoplane moped motor motorbike motorboat motorcar motorcycle motortruck narrowboat nautilus nonsmoker noria
nosewheel ornithopter orthopter outboard oxcart paddlewheel pantechnicon panzer pedicab perambulator phaeton pickup
pigboat pinion pinnace pinwheel pirogue plane pontoon ponycart powerboat pram privateer propjet pung punt pushcart
pushchair raceabout racer railcar ramjet remise retrorocket ricksha rickshaw roadster rocket roulette rowboat rowel
runabout sailboat sailplane sampan schooner scooter scow scrambler seaplane sedan semi shay ship shipwreck showboat
shrimper shunter skateboard skibob skiff skyhook sled sledge sleigh sloop snowmobile snowplough snowplow spacecraft
spaceship spare speedboat sprocket stagecoach stanhope starship starter steamboat steamroller steamship stepper
sternwheeler stockcar streetcar stroller sub subcompact submarine submersible sulky supertanker surfboat surrey tandem
tank tanker taxi taxicab teacart technical thruster tipper toboggan tourer towboat tractor tram tramcar transporter
trawler tricycle trike trimaran trireme troika trolley troopship truck trundle tugboat tumbrel tumbril turbine
turbofan turbogenerator turbojet turboprop twinjet unicycle vehicle velocipede vessel waggon wagon warplane warship
watercraft waterwheel whaleboat whaler wheel wheelbarrow wherry whirlybird windjammer yacht yawl`,
  },
  {
    role: 'kind',
    classes: classesOf.machines,
    roots: 'machine.1 tool.1 motor.1 mechanism.5 power_tool.1 cutting_implement.1 fastener.2',
    words: `
abacus abradant abrader accelerator actuator adder adz adze aerogenerator airscrew alternator anchor android aperture
aspirator assembly atherodyde athodyd auger automat automaton awl axe backhoe backsaw bagger ballcock bandsaw barong
barrette bbs bellyband bender bevel billhook binder bobbin bodkin bollock borer bow bowknot bowline brad bradawl
broadax broadaxe broadcaster brochette bubblejet buckle bucksaw bullnose bumper bur burin button buzzer calculator
calender cam carabiner carburetor carburettor carousel carrousel cartwheel catling chainsaw changer chatroom chisel
choke ciderpress clack clasp claw clawhammer cleaver clevis clip clockwork clothespin clubhead cock cogwheel coign
coigne colter combine commutator compressor computer copyholder corker corkscrew cottar coulter counterbore
countersink coupler crampon crampoon crimper cringle cryostat cultivator curler cutlery cutout deadeye decoder
diaphragm dibber dibble dicer diesel digger dildo discus disk doorbell doorlock doornail dowel drawknife drawshave
dredge drill dynamo edger ejector engine enginery eolith escapement excavator eyelet fairlead fanjet fastener
fastening faucet filature flintlock floodgate flywheel freewheel fretsaw fulcrum fusee gangsaw gasket gavel gear
gearing gearset gearshift gearstick geartrain gimlet golem gouge grab gramophone grapnel grapple grappler graver
gristmill grommet grummet gunlock gyro gyroscope hacksaw hairgrip hairpin hammer hammerhead handloom handsaw handwheel
harrow harvester hasp hatchel hatchet hatpin hayfork haymaker heckle helm hobnail hoe holdfast hook humanoid hydrant
hypercoaster icepick ignition impeller incline inflater inflator jackhammer jackknife jackscrew jigsaw joggle jointer
joystick jukebox karabiner kingbolt kingpin knife knot lancet laptop latch latchstring lathe linchpin link linkup lock
lockring loom loop lopper lynchpin machine machinery magneto mailsorter mainframe marlinespike marlingspike
marlinspike mattock maul microcomputer middlebreaker millwheel minicomputer moldboard motor mouldboard mower
multiprocessor nail nailfile neolith nickelodeon nog noria nosewheel outboard overdrive paddle paddlewheel padlock
paleolith pantograph paperclip paperknife parang parer pavior paviour peg penknife penstock percussor pestle petcock
phonograph pickax pickaxe pincer pinion pintle pinwheel piolet piston pitchfork pitsaw pivot planchet planer plessor
plexor pliers plough ploughshare plow plowshare plyers pocketknife pointel pointrel poleax poleaxe polisher poppet
portable positioner pothook pounder press pricker printer propeller propellor pruner puck pulley pump pushpin pyrostat
quern quipu quoin rachet ramjet rammer ramp ratch ratchet ravehook razor razorblade reamer regulator retrorocket
reverse ripsaw rivet riveter rivetter robot rocket roulette roundabout rounder rowel sandblaster sander saw sawmill
scaler scalpel scauper scissors scorper scraper screw screwdriver scriber scythe seal secateurs seeder selector serger
setscrew shaper shears sheepshank shifter shim shovel shutter sickle simulator skewer sledge sledgehammer slicer
slipknot slipstick sluicegate smoother snips snuffers sorter spade spanner spare spatula spicemill spigot splint
splitsaw spokeshave spool spreader sprinkler sprocket spud staplegun stapler starter stator stenograph stepper
stopcock stopping straightedge stretcher stylus subtracter supercharger supercomputer swage swing switch switchblade
swivel tabulator tack tamp tamper teleprinter teletypewriter telex tenterhook thermoregulator thermostat thrasher
threader thresher throstle throttle thruster thumbscrew thumbtack tinsnips tintack toggle tool toothpick totalisator
totaliser totalizator totalizer trainer trammel trapeze treadwheel treenail trenail trepan trimmer triphammer trowel
trundle trunnel turbine turbofan turbogenerator turbojet turnbuckle turncock turnspit tweezer typewriter vane vibrator
washer waterwheel weathercock weathervane website weeder weldment wheel wheelwork whipsaw whirler whirligig wimble
winder windmill winepress woodscrew workhorse workings workstation zipper`,
  },
  {
    role: 'kind',
    classes: classesOf.technology,
    roots:
      'device.1 electronic_equipment.1 computer.1 software.1 code.3 memory_device.1 measuring_instrument.1 optical_instrument.1 camera.1 information.1 data_processing.1 computer_science.1',
    words: `
abacus accelerator accelerometer accordion accumulator actinometer actuator adapter adaptor adder address aerofoil
aerogenerator affidavit aflatoxin afterburner agendum agglomerator agitprop aileron airbrake airfoil airgun airscrew
alarm algometer alidad alidade alphabet alphanumerics altazimuth alternator altimeter ammeter amplifier analyser
analyzer anastigmat anchor andiron android anemometer aneroid angioscope animatronics ankus annunciator anode
anovulant antenna antiaircraft aperture applet appliance applicator applier arbalest arbalist arcanum armature armrest
arquebus arrester arthroscope asdic aspergill aspersorium asphyxiator aspirator assagai assegai assembler assembly
astrolabe atherodyde athodyd atmometer attenuator attestation audiometer audiotape auriscope auroscope autocue
autofocus autoinjector autoloader automat automatic automaton autopilot backbench backboard backgrounding backhoe
backing backrest backscratcher backseat backstay backsword bagger bagpipe balalaika ballcock ballista baluster
banderilla bandoneon bandsaw banjo barograph barometer barrette barretter basics bassoon bathometer bathymeter battery
battlesight bayonet bbs beam bedpost bedspring beeper bell bellows bellpull bellyband betatron bevatron bibliography
bier bifocals binary binder binoculars bioarm biochip bioscope bioweapon biprism birdcall birdfeeder biteplate bitt
blacklist blinker blockbuster blowback blower blunderbuss bobbin bodkin bollard bollock bolometer bomb bombard
bombardon bombie bomblet bombsight bones bongo bookend bookshelf boomerang bootjack botulin botulismotoxin bourdon bow
bowknot bowline brace braces bracing brad brail brake brakes brasier brazier breathalyser breathalyzer breechloader
bricole bridge bridgework broadcaster broadsword brochette bronchoscope browser bubblejet bubbler buckle buckshot
bugle bulb bullet bulletin bullhorn bumper buret burette busbar button buzzer cabala cabbala cabbalah cable calculator
calendar calender caliper calliope calliper calorimeter cam camcorder camera candelabra candelabrum candle candlestick
cangue cannonball cantilever cantle capacitor capstan carabiner carbine carburetor carburettor cardiograph carillon
carousel carrousel carte cartwheel caryatid cascabel castanets catafalque catalog catalogue catapult cathode catling
cauterant cautery celesta cello cellphone cembalo certification chains chainsaw chandlery changer chanter chatroom
checklist chime chimneypiece choke chordophone chronograph chronometer chronoscope chum ciderpress circuit circuitry
cither cithern citole cittern clack clamp clappers clarinet clarion clasp clavichord clavier claw claxon claymore
clepsydra clevis clinometer clip clipper clock clockwork clothespin clubhead coax cock codex coelostat cogwheel coign
coigne colander collet collider collimator colonoscope colorimeter colter comb combine communique commutator compass
compiler compressor computer computing condenser condom console constraint contents contrabass contrabassoon
contraceptive contrafagotto contraption contrivance convector converter convertor copyholder corbel corbiestep corer
corker cornet corrective corrigenda corroboration cosmotron cottar coulisse coulter countersign coupler cowbell
craniometer credits creese crimper cringle cromorne crossbeam crossbench crossbow crosspiece crosstie crownwork
crumhorn crusher cryocautery cryometer cryoscope cryostat culdoscope cullender cultivator culverin curet curette
curler curriculum currycomb cursor cushion cutlas cutlass cutout cyclotron cymbal cymograph dagger dampener damper
dart dashboard dasymeter database davit deadeye debugger declinometer decoder decoy defibrillator deflector defroster
deicer demister demodulator densimeter densitometer denture dermatome derringer desktop despatch details detector
detent detonator device dialyzer diapason diaphone diaphragm diatomite dicer dickey dickie dicky diesel diestock
diffuser diffusor digger digitiser digitizer dilater dildo dimmer diode dipstick dirk disambiguator disc discography
discus disinformation disk diskette dispatch distributer docket documentation dongle doodlebug doorbell doorjamb
doorknocker doorlock doornail doorpost doorsill doorstep doorstop doorstopper dosemeter dosimeter doubler douche dowel
dragnet dredge dropper drum dubbing dulciana dulcimer dumbwaiter dumdum dynamo dynamometer earphone earpiece earplug
easel echocardiograph ejector elastic electrode electrograph electrolytic electromagnet electrometer electromyograph
electrophorus electroscope elevator emitter endoscope energiser energizer engine enginery entanglement enumeration
epee epidiascope equaliser equalizer equatorial ergometer escapement esophagoscope esoterica eudiometer euphonium
evaporometer excavator exclusive exercycle exhibit extinguisher extractor eyeglass eyeglasses eyelet eyepiece fact
factoid fairlead falchion fan fanjet fascia fastener fastening fathometer faucet ferule fetoscope fetter fiberscope
fiddle fife filature filter fingerboard firearm firebomb firedog firelock firmware fishnet flagellum flageolet
flagpole flambeau flamethrower flaps flashbulb flasher flashgun flashlight flintlock floodgate floodlight flop floppy
flue fluegelhorn flugelhorn flute fluxmeter flytrap flywheel foetoscope foghorn foglamp foothold footlights forceps
foregrounding forestay format formatting freeware freewheel fretsaw fulcrum fumigator fuse fusee fusil fuze fuzee gad
gadget gadgetry gage gallous gallows galvanometer gamba gangsaw garotte garrote garrotte gasket gasometer gastroscope
gat gatepost gauge gaussmeter gear gearing gearset gearshift gearstick geartrain gen gibbet gimbal gin girandola
girandole girder gismo gittern gizmo glasses glockenspiel gnomon goad goalpost goggles golem gong goniometer grab
gramophone grand grapeshot grapnel gravimeter grenade gristmill grommet groover groupware grummet guillotine guitar
gun gunlock gunsight gunstock gusset gyro gyrocompass gyroscope gyrostabiliser gyrostabilizer hackbut haematocrit
haemostat hagbut hairgrip hairpin hairspring halberd hammer hammerhead hamper handbell handbow handcuff handgun
handlock handloom handrest handset handwheel hanger harmonica harmonium harness harp harpsichord harquebus harrow
harvester hasp hatchet hatpin hautbois hautboy haymaker header headlamp headlight headphone headrest headset headstock
heater heckelphone helicon heliometer helm hematocrit hemodialyzer hemostat hibachi hobble hobnail hodometer hodoscope
hoist holder holdfast hook hooter horn horologe horsewhip hotbox houdah hourglass houselights howdah humanoid hydrant
hydrofoil hydrometer hygrodeik hygrometer hygroscope hypercoaster hyperlink hypo hypodermic hypsometer iconoscope
igniter ignition ignitor impeller implant incendiary incline inclinometer index indicant indicator inductance inductor
inflater inflator info information inhalator initialisation initialization injector inlay instrument integrator
interferometer interlock interrupter inventory inverter irons jackhammer jacklight jamb jammer javelin jig jigsaw
joggle joist joystick jukebox kabala kabbala kabbalah karabiner katharometer kazoo keelson keratoscope kettledrum key
keyboard keypad khukuri kicksorter kieselguhr kiley kinescope kingbolt kingpin kirpan klaxon klystron knife knot knout
knuckles knucks koto kris krummhorn kylie kymograph lachrymator lacrimator lagerphone lally lamp lamppost lance lancet
lantern laparoscope laptop laryngoscope laser latch latchkey latest lathe leash lens lense lidar lightbulb lighter
limelight limiter linac linchpin lineup link linkup lintel list listing loadstone lock lockring lodestone logbook
longbow lookup loom loop lorgnette loudspeaker loupe lute lynchpin lyre machete machine machinery machmeter macro
magnet magneto magnetograph magnetometer magnetron magnifier mailsorter mainframe mainspring malware manacle mandola
mandolin mangonel manometer mantel mantelpiece mantlepiece maraca marimba maser masthead match matchet matchlock
material maypole megaphone membranophone meniscus menorah menu meterstick metrestick mic microbalance microchip
microcircuit microcode microcomputer micrometer microphone microphotometer microprocessor microscope microtome mike
mileometer milliammeter millivoltmeter millwheel milometer mine minicomputer mirror misinformation missile modem
modillion moistener moldboard monocle motor mouldboard mousetrap mouthpiece muffler multiplexer multiprocessing
multiprocessor musette musket mute nail necrology needle nephoscope net newel news newsbreak newscast newsflash
newsletter newssheet nicad nickelodeon nog noisemaker noose noria nosewheel numbering oarlock oboe obturator ocarina
octant ocular odometer oesophagoscope ohmmeter oilstove onager ophthalmoscope orthicon orthoscope oscillator
oscilloscope otoscope outboard outrigger overdrive overmantel override oximeter packsaddle paddle paddlewheel padlock
pager paintbrush panga panpipe pantograph paperclip paramagnet parole parser partizan passkey password patchcord
paternoster pavior paviour pawl pedestal pedometer peg pegleg pellet pelvimeter penlight pennywhistle penstock pentode
perch peripheral periscope pessary pestle petard petcock phone phonograph photocathode photocell photocoagulator
photoflash photoflood photometer piano pianoforte pibgorn piccolo pickup piezometer pilaster piling pillion pillory
pinger pinion pintle pinwheel pipet pipette pipework pistol piston pivot planchet planer planetarium planimeter
platter playbill playlist plectron plectrum plethysmograph ploughshare plowshare pluviometer pocketcomb pointer
polarimeter polariscope polisher polygraph poniard poppet portable positioner posting potentiometer pothook
precipitator press printer prism probe proctoscope prod programme projectile projector prompter propaganda propeller
propellor prophylactic prosthesis protractor psaltery psychrometer puck pullback pulley pump punkah pushpin pyrometer
pyroscope pyrostat qabala qabalah quadraphony quern queue quipu quirt quoin rachet radar radio radiolocation
radiometer radiomicrometer radiophone radiotelephone rafter ramjet ramp rangefinder rapier rapper ratan ratch ratchet
reactor readout receiver record rectifier reenforcement reflectometer reflector refractometer regulator rehash remote
reportage reporting reproducer reset resistor resonator respirator restorative resuscitator retractor retrieval
retrorocket reverse revolver rheometer rheostat rhinoscope rib ridgepole rifle rivet riveter rivetter robot robotics
rocket roll rooftree roost roster rota rotary rotor roulette roundabout router rowel rowlock rudder rudderpost
rudderstock rudiments rundle rung rushlight saber sabre sackbut saddle salinometer samisen sander sandglass sarin
sawmill sax saxhorn saxophone scaler scalpel scanner scantling scape scattergun schedule scimitar sclerometer
scorecard scourge scratchpad screw seal searchlight seatbelt secondary secret seeder seine seismograph selector
semiautomatic semiconductor sender sensitometer sensor serger setscrew sextant shackle shades shahadah shamisen shaper
shareware shawm sheepshank shelf shifter shim shitlist shiv shoehorn shoetree shofar shophar shoring shortlist shot
shotgun shredder shutter sidelight sidesaddle sieve sifter sights sigmoidoscope silencer sill simulator sitar skeg
skewer ski skid skinny slasher slicer slipknot slipstick slug sluicegate smoothbore smoother snorkel snowshoe software
solenoid soman sonar sonograph sonometer sordino sorter sorting sounder soundtrack sourdine sousaphone spare
speakerphone spear specs spectacles spectrograph spectrometer spectroscope speculum speedometer spermatocide
spermicide spherometer sphygmomanometer spicemill spigot spile spinet spirograph spirometer spitball splint spoke
spool sportscast spreader spreadsheet sprinkler sprocket spyglass spyware squawker squelch squelcher stabiliser
stabilizer staddle stair stake stanchion stand staplegun stapler starter stator steelyard stenograph stepper stereo
stereophony stereoscope sternpost stethoscope stile stiletto stilt stirrup stockhorn stopcock stopping stopwatch
stovepiping straightener strainer streetlight strengthener stretcher strobe stroboscope stylus subdirectory submenu
subornation subprogram subroutine subtracter subwoofer sundial sunglass sunglasses sunlamp supercharger supercomputer
superhet sweatbox swing switch swivel sword syllabus synchrocyclotron synchroflash synchroniser synchronizer
synchronoscope synchroscope synchrotron synthesiser synthesizer syringe syrinx tabor tabour tabulation tabulator tabun
tach tacheometer tachistoscope tachograph tachometer tachymeter tack tailfin taillight tailplane tailstock tambour
tambourine tannoy tapeline taping tawse taximeter teargas telamon telemeter telephone teleprinter teleprocessing
telerobotics telescope telethermometer teletypewriter telex telly tenoroon tensimeter tensiometer tenterhook testimony
tether tetrode theodolite theremin thermel thermistor thermocouple thermograph thermogravimeter thermohydrometer
thermometer thermometrograph thermopile thermoregulator thermostat thole tholepin thrasher thresher throstle throttle
thruster thumbscrew thumbtack thunderer thwart ticker tidemark tidings tieback tilter timber timbrel timepiece timer
timetable timpani tintack tintometer tocsin toehold toggle tomahawk tongs tonometer torch totalisator totaliser
totalizator totalizer touchscreen tracer trackball trainer trammel transducer transformer transistor transit transom
transponder transporter trap trapeze trave traverse trawl treadmill treadwheel trebuchet trebucket treenail trenail
trepan trephine trident trimmer triode triphammer tripod trivet trojan trombone trumpet trundle trunnel tuba tuner
turbine turbofan turbogenerator turbojet turnbuckle turncock turnspit tweeter tympan tympani typewriter udometer uke
ukulele ultramicroscope undercarriage update upgrade upright valve vane vaporiser vaporizer variometer ventilator
vernier vertical vibes vibraharp vibraphone vibrator video videocassette videodisc videodisk videotape viewfinder viol
violin violoncello virginal viscometer viscosimeter vise voltmeter volumeter volvelle vouge warmer washboard washer
watch watchword waterwheel wattmeter waveguide weapon weathercock weatherglass weathervane web webcam website
weighbridge weldment wheel wheelwork whip whirler whirligig widget winch winder windlass windmill windowsill winepress
wing wiring withe woodscrew woodwind woofer wordnet workhorse workings workstation wristwatch xylophone yagi yarder
yataghan zapper zarf zill zipper zither zithern`,
  },
  {
    role: 'kind',
    classes: [9, 15, 16, 28, 35, 38, 41],
    roots: 'musical_instrument.1 music.1 musical_composition.1',
    words: `
above accompaniment accordion adagio allegretto allegro analecta analects andante anthem anticlimax antiphon
antiphonal antiphonary antiphony aria arietta arioso augmentation bagatelle bagpipe balalaika ballad bandoneon banjo
barcarole barcarolle bass bassoon bebop beguine belling berceuse blues bolero bombard bombardon bones bongo boogie bop
bouffe bourdon bugle cadenza callathump calliope callithump cantata canticle canto capriccio carillon carioca carol
castanets celesta cello cembalo chant chanter chantey chanty chapter charivari chime chivaree choral chorale
chordophone chrestomathy cither cithern citole cittern clappers clarinet clarion classical clause clavichord clavier
clipping coda concerto conga continuo contrabass contrabassoon contrafagotto cornet coronach counterpoint cradlesong
cromorne crumhorn cut cymbal deductible descant diapason dirge discant disco dissolve dithyramb ditty divertimento
doxology drum duette dulciana dulcimer epigraph epilog epilogue episode escalator etude euphonium excerpt excerption
exordium fado fantasia fiddle fife finale flageolet flamenco flashback flue fluegelhorn flugelhorn flute folksong
foreword fortissimo gamba gigue gittern glissando glockenspiel gong gradual grand guitar habanera handbell harmonica
harmonisation harmonization harmony harp harpsichord hautbois hautboy heckelphone helicon homophony hymeneal hymn idyl
idyll insert intermezzo intro introduction introit jazz jig jive kazoo keen kettledrum koto krummhorn kwela lagerphone
lament landler larghetto largo lay lede leitmotif leitmotiv lied ligature lullaby lute lyre macumba madrigal mandola
mandolin maraca marimba mazurka medley melody membranophone mezuza mezuzah minstrelsy misquotation misquote modulation
monody monophony morceau motet musette music nocturne notturno obbligato obligato oboe ocarina oldie opera operetta
opus oratorio orchestration ostinato overture panpipe partita partsong pastiche pastoral pastorale pavan pavane pean
pennywhistle peroration piano pianoforte pibgorn pibroch piccolo pipework pizzicato plainchant plainsong polka
polyphony polytonalism polytonality popularism postlude preamble preface primo processional prolegomenon prologue
prolusion prosodion prothalamion prothalamium psaltery quadrille quickstep quintet quotation quote ragtime realisation
recapitulation recessional recitative refrain reggae reharmonisation reharmonization requiem rhapsody rhumba riff
rockabilly rondeau rondo roulade roundelay rumba sackbut samba samisen saraband sax saxhorn saxophone scat scherzo
schottische scolion secondo section serenade serialism sextet shamisen shawm shivaree sitar skiffle sonata sonatina
song sourdine sousaphone spinet spiritual stockhorn suite sura swoop symphony synthesiser synthesizer syrinx tabor
tabour tambour tambourine tarantella techno tenoroon theremin threnody timbrel timpani toccata trad trio trombone
trumpet tuba tucket tune tympan tympani uke ukulele upright vamp vibes vibraharp vibraphone viol violin violoncello
virginal vocal voluntary waltz woodwind xylophone zill zither zithern zydeco`,
  },
  {
    role: 'kind',
    classes: classesOf.home,
    roots:
      'furniture.1 home_appliance.1 kitchen_utensil.1 kitchen_appliance.1 container.1 furnishing.2 room.1 bedclothes.1 tableware.1 lamp.1 heater.1',
    words: `
afghan airbrush airmailer alembic altar ambulance amphibian amphora ampoule ampul ampule ampulla angledozer
antechamber anteroom apadana applecart aquarium argyle argyll armchair armoire ashbin ashcan ashtray aspersorium
atomiser atomizer attache audiocassette auto autoclave automobile backpack bag baggage bale ballroom bandbox bandwagon
banquette baptistery baptistry bar barouche barrel barrelhouse barroom basin basket bassinet bath bathroom bathtub
beaker beanbag bed bedchamber bedclothes bedcover bedding bedframe bedpan bedroll bedroom bedspread bedstead
bellarmine bench bicycle bidet bier bike billfold bin birdbath bladder blanket blender bloodmobile boardroom boiler
boneshaker bookcase bookmobile booth bota bottle boudoir bowl box boxcar brasier brazier breadbox briefcase broadloom
broiler brougham buckboard bucket buffet buggy bulb bulldozer bullpen bumper bundle bunk bureau buttery cab cabin
cabinet caboose cabriolet caddy caldron camion campstool can candle canister cannikin cannister canteen capsule car
carafe carboy cardcase cardroom caroche carpet carpetbag carpeting carriage carrier carryall carrycot cart cashbox
cask casket casserole cassette caster castor catchall cathedra cauldron cellaret censer cesspit cesspool chair chaise
chalice chamberpot chandlery chariot checkroom cheeseboard chesterfield chiffonier chinaware chopstick churn cistern
clarence classroom cloakroom cloisonne clothespress clubroom coalbin coalhole coatroom cockpit cocotte coffeepot
coffer coffin commode compact confessional console container convector convertible cooker cookhouse cookstove cookware
cooler coquille corncrib cot couch couchette counter counterpane coupe courtroom cover coverlet cradle crate creamer
credence credenza creel crewet crib crockery crucible cruet cruiser cruse cubby cubbyhole cubicle cuddy cup cupel
curtain cuspidor cutlery cylix darkroom davenport daybed decanter deedbox defroster deicer demijohn demister demitasse
desk digester diner dinette dinkey dinky dinnerware dipper disco discotheque dish dishpan dishware dishwasher
dispenser divan dixie dogcart doodlebug dozer drape drapery drawer dray dresser droshky drosky drugget duffel duffle
dumpcart dumper durbar dustbin dustcart dustpan duvet eggbeater eggcup eggwhisk eiderdown electric empty enamelware
envelope equipage escritoire etagere etui ewer eyebath eyecup faggot fagot fauteuil feedbag festoon firkin fishbowl
fitment flagon flashbulb flashgun flashlight flask flat flatbed flatcar flatiron flatware flowerpot fob font footbath
footlocker footrest footstool fork forklift foyer frail freezer fridge frontal frypan furnishing furniture gamebag
gasbag gasometer gauffer gharry ginmill glass glassware glasswork goblet goffer golfcart gondola gourd graniteware
grapple grater greenroom greybeard griddle gridiron gripsack guardroom gueridon guestroom gunnysack hackney hallstand
hammock handbag handbasin handbasket handcar handcart hansom hardtop hassock hatbox hatchback haversack hearse
hearthrug heater hibachi highboy highchair hipflask hive hod hogshead holdall holloware hollowware homeroom hopper
horsecar hotplate icebox icetray imperial inhalator inhaler inkpot inkstand inkwell jalopy jamjar jampot jar jeep
jeroboam jigger jinrikisha john jorum jug juicer keg kettle kibble kiosk kit kitbag kitchen kitchenette kitchenware
knapsack kylix ladle lamp landau landrover lantern larder latrine lav lavabo lavatory laver lazaretto lectern library
lightbulb limber limelight limo limousine liquidiser liquidizer litterbin loaner lobby lockbox locker locket
locomotive loge longbeard loo lorry lota lounge lounger loveseat lowboy lower luggage magnum mailbag mailbox manger
mangle manta marmite masher matchbox mazer milkwagon mincer minibar minibike minicab minicar minivan module mold
moneybag monocycle monstrance moped motorbike motorcar motorcycle motortruck musnud nammad narthex nebuchadnezzar
nebuliser nebulizer nonsmoker nosebag notecase numdah nursery oilcan oilstove ossuary ostensorium oubliette oven
ovenware oxcart pack package packsack pail paintball paintbox pan pannier pannikin pantechnicon pantry panzer parcel
parlor parlour pedicab penlight perambulator percolator pew phaeton phial photoflash pickup pillbox pilothouse pix
platen platter playbox playroom poacher pocket pocketbook ponycart poolroom porringer portfolio portiere portmanteau
postbag pot potbelly pottle potty pouch pouf pouffe pram privy punnet purse pushcart pushchair pyx quilt racer ragbag
railcar ramekin ramequin reamer receptacle recliner refectory refrigerator reliquary remise reservoir restroom
reticule ricer ricksha rickshaw roadster room roomette rotisserie rotunda rucksack rug rummer runabout rushlight rya
sachet sack sacristy saddlebag safe salon saloon saltcellar saltshaker salver samovar sandbag sandbox sarcophagus
satchel sauceboat saucepan saucepot saucer sauna schoolbag schoolroom schooner scooter scrambler scriptorium scullery
scuttle scyphus seabag secretaire sectional sedan seidel semi serger settee settle shay sheaf shoebox shoofly shook
shunter sickbag sickbay sickbed sickroom silverware sixpack skateboard skep skillet skimmer skybox snifter snowmobile
snowplough snowplow snuffbox snug snuggery soapbox socket sofa solarium soupspoon spatula speakeasy spittoon spoon
sporran sprayer squab squeezer stagecoach stall stanhope stateroom steamer steeper stein steriliser sterilizer stewpan
stillroom stockcar stockpot stockroom stool storeroom stoup stove stowage streetcar streetlight stroller strongbox
strongroom subcompact suitcase sulky sump sunporch sunroom surgery surrey sweatbox table tablefork tablespoon
tableware taboret tabouret taillight tallboy tandem tandoor tank tankard taproom taxi taxicab teacart teacup teakettle
teapot teaspoon technical thermos thimble throne thurible tidy tinderbox tipper toaster toby toilet tolbooth tollbooth
tollhouse toolbox tote tourer tractor tram tramcar transporter tray triclinium tricycle trike troika trolley truck
truckle trundle trunk tub tuffet tumbler tumbrel tumbril tun tureen unicycle upper urceole urn valise vase vat
velocipede vestibule vestry vial videocassette vitrine waggon wagon wallet wardrobe warmer washroom washstand washtub
wastebasket wastebin waterskin weekender wheelbarrow wheelchair wheelhouse whisk willowware wineglass wineskin wok
workbag workbasket workbench workbox workroom worktable wringer`,
  },
  {
    role: 'kind',
    classes: classesOf.building,
    roots: 'building_material.1 structure.1 housing.1 wall.1 floor.1 roof.1',
    words: `
abatis abattis abattoir abbey abode abutment acropolis adobe agora airdock airframe airlock alcazar alcove alehouse
altar altarpiece amphitheater amphitheatre antechamber anteroom apadana apartment apiary apse apsis aquarium arbour
arcade architecture architrave ashlar astrodome asylum athanor atrium attic auberge auditorium automat aviary backstop
bagnio bakehouse bakery bakeshop balcony ballpark ballroom balusters balustrade banister bannister bar barbacan
barbershop barbette barbican barn barnyard barrack barrelhouse barricade barrier barroom barrow bascule basement
basilica bastille bathhouse bathroom batten battlement batwing bawdyhouse bazaar bazar bedchamber bedroom bedsit
bedsitter belfry belvedere bema bethel billboard billet bioscope birdcage bistro bivouac blockage blockhouse board
boardinghouse boardroom boards boathouse bodega bodywork bombproof bookshop bookstall bookstore booth bordello borstal
boudoir boutique bower brasserie brattice breakwater breastwork breechblock brewery brewpub brick brickkiln brickwork
bridge brothel brownstone bubbler building bulkhead bullpen bullring bulwark bung bungalow bunker burr butchery
buttery buttress buttressing byre cab cabana cabaret cabin caboose cache cafe cafeteria caff cage calk calkin camp
campanile cannery cantonment capitol capstone caravansary caravanserai cardcastle cardhouse cardroom carport carrel
carrell casement casern casino castle catchall catchment cathedral cathouse cellar cellarage cellblock cement cenotaph
chalet chamber chancel chancellery chandlery chantry chapel chapterhouse charcuterie charnel charterhouse chassis
chateau checkroom chicane chipboard chokey choky chophouse church cinerarium citadel clapboard classroom cleaners
clearstory cleat clerestory clink clinker cloakroom clog cloister closet clotheshorse clubhouse clubroom coaming
coatrack coatroom cobble cobblestone cockloft cockpit coffeehouse cofferdam cog coign coigne coil coliseum colonnade
columbarium commissary concrete condo condominium confectionary confectionery confessional conformation conservatoire
conservatory consulate convent conventicle cookfire cookhouse coop cope copestone coping corkboard cornerstone cornice
corral cottage couchette countinghouse courthouse courtroom courtyard cowbarn cowcatcher cowhouse cowshed creche
crematorium crematory crenelation crenellation cromlech cross crypt cubby cubbyhole cubicle cuddy cupboard cupola
curbstone customhouse customshouse cybercafe dacha dam darkroom deanery deathtrap deckle defilade deli delicatessen
derrick detox diggings digs dike dinette disco discotheque discounter dispensary distillery dive dock dockage doghouse
dollhouse dolmen domicile domiciliation donjon door doorcase doorframe dorm dormer dormitory dosshouse drainplug
drawbridge drawer dripstone drugstore drydock dugout dungeon duomo duplex durbar dwelling dyke earplug earthwork
eatery eaves edifice embankment embassy emporium enclosure entablature entrenchment entresol equipoise erection escarp
escarpment espalier estaminet eyeshade factory fanlight fantail farmhouse farmyard farthingale feedlot fence fencing
fender ferroconcrete fiberglass fibreglass fieldwork fipple firebox firebrick fireplace fireroom firetrap fishbowl
flagstone flange flashboard flashboarding flatbed flatlet fleabag fleapit floor flooring flophouse florist flue
flyover footbridge footstall forecastle forecourt forge fort fortification fortress foundry fountain foxhole foyer
fraise frame fretwork friary furnace furring fuselage gable gallery gambrel gangboard gangplank gangway gantry gaol
garage garboard garret gate gatehouse gauntry gazebo gildhall ginmill glasshouse goalmouth grate grating gravestone
greengrocery greenhouse greenmarket greenroom grill grillroom grillwork grindstone grocery grout groyne guardrail
guardroom guesthouse guestroom guildhall gulag gunite gunnel gunwale haberdashery habitation hacienda handbarrow
handrail hangar hank harbour hardboard hareem harem hatchback hatrack haven hayloft haymow hayrack hayrig headquarters
headstone hearth hearthstone hedge hedgerow helix hencoop henhouse hermitage hinderance hindrance hippodrome hoarding
hogan home homeroom hone honeycomb honkytonk hoodmold hoodmould hoop hoosegow hoosgow hospice hospital hostel hostelry
hotel hothouse house housetop housing hovel hurdle hut hutch hutment hypermarket icehouse igloo iglu imaret impediment
impedimenta impost incinerator infirmary inglenook inn insulant intrenchment ironmonger jackstraw jail jailhouse jakes
jalousie jetty jobcentre john joint jook juke keep kennel kerbstone keystone khan kiln kiosk kirk kitchen kitchenette
knob knobble kraal kremlin laager lager lagging lamasery laminate lamination lanai lancet larder lath latrine
latticework lav lavatory layby lazaret lazarette lazaretto library lichgate liftgate lighthouse limekiln lino linoleum
lobby locker lockup lodging lodgings loft loge loggia loo lounge louver louvre lumber lumbermill lunchroom lunette
lyceum lychgate machicolation madhouse maisonette maisonnette mall manor mansard manse mansion mantelet mantlet
manufactory maquiladora marina marketplace marquee mart masjid masonry matchboard mausoleum meetinghouse megalith
menhir merlon messuage metalworks mezzanine microbrewery mihrab mill milldam millinery minaret ministry minster module
monastery monolith monument morgue mortar mortuary mosque motel mounting mow mudguard mudhif muffle mukataa multiplex
musjid nacelle nailhead narthex nave newsroom newsstand niche nick nightclub nightspot nogging nook nunnery nursery
nuthouse oasis oast obelisk observatory obstacle obstructer obstruction obstructor office oilstone orangery oriel
orphanage oubliette outbuilding outfitter outhouse outlet outwork overcrossing overhang overpass packinghouse paddock
pagoda palace pale paling palisade panopticon pantile pantry parapet parget pargeting pargetting parlor parlour
parquet parsonage partition parvis patio patisserie pave pavilion pawnshop pediment pelmet penitentiary penthouse
perfumery pergola peristyle pesthouse pharmacy pharos phrontistery pigpen pigsty pilothouse pinfold pinhead pinnacle
pitprop pizzeria planetarium plank planking plant plaque plaster playpen playroom plaza plenum plinth plug plyboard
plywood pokey poky poolroom poorhouse porch portcullis porthole portico postern posthouse pothouse praetorium prefab
presbytery presidio pretorium preventative preventive priory prison privy prong prop proscenium pub puddle pylon
quadrangle quartering quarters quoin rack rail railing rampart rathskeller rattrap rectory redoubt refectory refinery
reformatory remise render reredos resonator resort restaurant restroom retrenchment revetment ribbing rink roadbed
roadhouse roof room roomette rooms rotisserie rotunda roughcast ruin sacristy saddleback safehold saleroom salesroom
salon saloon saltbox saltworks sanatarium sanatorium sanctuary sanitarium sash sauna sawbuck sawhorse sawmill scarp
schoolhouse schoolroom sconce scoreboard scriptorium scullery seawall sepulcher sepulchre sepulture seraglio serail
setoff sett shack shake shambles shanty shebeen shed sheepcote sheepfold shelter shelterbelt shingle shipway shoebox
shop shopwindow showroom shrine sickbay sickroom sidewall signboard silo skein skid skybox skylight skyscraper slammer
slat slating slaughterhouse slipway slopshop smelter smeltery smokehouse snowbank snug snuggery socle soddy solarium
souk soundboard soundbox spa spackle speakeasy spigot spile spillikin spire splat spline sprag springer squinch stable
stabling stacks stadium stall stalls stateroom stave steakhouse steelworks steeple steerage stela stele stillroom
stockade stockroom stocks stockyard stoep stokehold stokehole stone stonework stoppage stopple store storeroom storey
stowage strake stretcher stronghold strongroom structure stucco stupa sty substructure sudatorium sudatory suite
summerhouse sunporch sunroof sunroom suntrap supermarket superstructure surgery sweatbox sweatshop synagogue taffrail
tailboard tailgate tambour tampion tampon taphouse taproom tavern teahouse tearoom teashop teepee temple tenement
tenon tent tenter tepee terrace terrarium theater theatre thriftshop timber tine tipi toastrack tobacconist toilet
tokamak tolbooth tollbar tollbooth tollgate tollhouse tombstone tompion toolhouse toolshed toothpick tope tower
toyshop transept transom treillage trellis trestle trestlework tribune triclinium truss tumulus tupek tupik turnpike
turnstile turret undercarriage underframe understructure university valance vault vaulting veranda verandah vestibule
vestry viaduct vicarage villa visor vivarium vizor volary volute voussoir wainscoting wainscotting wale wall wardroom
washroom watchtower wattle ways weatherboard weatherboarding weir wellhead wheelhouse whetstone whorehouse wickiup
wigwam wikiup windbreak window winery woodshed workhouse workroom works yurt ziggurat zikkurat zikurat`,
  },
  {
    role: 'ingredient',
    classes: classesOf.materials,
    roots: 'material.1 metal.1 plastic.1 stone.2 wood.1 paper.1 glass.1 rubber.1',
    words: `
abaca abradant abrasive absorbate absorbent absorber acaracide acaricide acceptor accroides acetal acetaldehyde
acetaldol acetamide acetate acetin acetone acetum acetylcholine acetylene acid acrolein acrylamide acrylate acrylic
acrylonitrile actin actinolite actomyosin acylglycerol adduct adenine adenosine adesite adhesive adobe adrenaline
adsorbate adsorbent aftershaft agar agate agglomerate agglutinin alabaster alanine albite albumen albumin albuminoid
alcapton aldehyde alder aldohexose aldol aldose aleurone alexandrite algin alizarin alizarine alkali alkaloid alkane
alkapton alkene alkyd alkylbenzene alkyne alligator alloantibody allomorph almandine almandite alpaca alula alum
alumina aluminate aluminium aluminum alundum ambergris amblygonite amboyna americium amethyst amide amine aminoalkane
aminobenzine aminopherase aminoplast aminotransferase ammine ammonia ammoniac ammonium amphibole amphibolite amygdalin
amygdaloid amylase amyloid amylum andesite andradite androsterone anhydride anil aniline anime anorthite anthophyllite
antibody antiknock antimony antitoxin antivenene antivenin apatite aphanite aplite apoenzyme applewood aquamarine
aragonite archil argent argentite argil argillite arginine argyrodite arrowroot arsenate arsenic arsenical arsenide
arsenopyrite arum asafetida asafoetida asbestos ashlar asparagine astrakhan atar athar atrazine atropine attar augite
autoantibody auxin aventurine axon axone azadirachtin azide azoimide azurite baccy bacteriacide bactericide
baddeleyite bagasse balas balata baleen ballast balm balsa bamboo banger barf barite barium baryta barytes basalt
bassine basswood bast bastnaesite bastnasite batholite batholith bauxite bdellium bearskin beaver beechwood beefwood
beeswax belladonna benjamin bentonite bentwood benzene benzine benzoate benzofuran benzoin benzol benzoquinone
berkelium beryl beryllium betaine bicarbonate bichloride bichromate bilge bilirubin bimetal biotite birch birdlime
bismuth bister bistre bitartrate bitumen blackdamp blacking blackwood blende bloodstone blotter blubber blueing
bluestone bluing bole bonemeal borate borax bornite borosilicate boxwood bran brazilwood breccia briarwood brierwood
brine bristle broadtail bromeosin bromide bromoform brownstone brucine brushwood buffer builder buna buntal burl
burster bushing butadiene butane butanone butterfat butyrin byssus cacodyl cadaverine cadmium caesium caffein caffeine
cairngorm calamine calcedony calcimine calcite calcium calfskin caliche californium calomel calx camphor canavanine
cannabin canola cantala caoutchouc capsid capstone carbamate carbamide carbide carbohydrate carbonate carbonyl
carbuncle card cardboard carnallite carnauba carnelian carnotite carotene carotenoid carotin carrageenan carrageenin
casein caspase cassava cassiterite catalase catechin caulk caulking caustic cedar cedarwood celestite celluloid
cellulose cellulosic cementite centerfold centrefold ceratin ceresin cerium cerumen ceruse cerussite cesium chabasite
chabazite chad chaff chalcanthite chalcedony chalcocite chalcopyrite chalk chalkstone chalybite chammy chamois
chamosite chelate chemical cheroot cherry chert chestnut chicle chinchilla chitin chlorate chloride chlorite
chlorobenzene chloroform chlorofucin chlorophyl chlorophyll chloropicrin chloroplast chloroprene chlorpromazine
chlorpyrifos chokedamp cholesterin cholesterol cholinesterase chondrin chondrule chromate chromatid chrome chromite
chromium chromogen chromoplast chrysoberyl chrysolite chrysoprase chrysotile chylomicron chymosin cigar cigaret
cigarette cigarillo cinchonine cinnabar cinnamene citrate citrine citronwood citrulline claro clay claystone cleaner
cleanser clunch coagulase cobalt cobaltite cobble cobblestone cobweb cochineal cocoswood cocuswood cofactor coir
collagen collagenase colophony colour coltan columbite columbium concentrate condensate confetti congener conglomerate
conidiophore conima contaminant copaiba copal copaline copalite copestone copolymer copper coprolite cordierite
cordite cordovan cork cornelian cornerstone cornflour cornstarch corpuscle corrosive cortisone corundom corundum
cothromboplastin cotton coumarone counterstain cowhide cowpie cowskin cracklings crap creatin creatine creosol
creosote crepe cresol cristobalite crocolite crud crude crush cryolite cudbear cumarone cuprite curare curbstone
curium cutch cutin cyanamid cyanamide cyanide cyanite cyanohydrin cyanuramide cyclooxygenase cymene cypress cysteine
cystine cytidine cytochrome cytokine cytokinin cytosine dacite damar dammar damourite daub debris decal decalcomania
decarboxylase deerskin defoliant demantoid demerara dendrite dentifrice dentin dentine deoxyadenosine deoxycytidine
deoxyguanosine deoxyribose deoxythymidine depilatory detritus dextrin dextroglucose dextrose diamagnet diamine
diatomite dichloride dichloromethane dichromate dielectric digitalin digitalis digitoxin digoxin dimer dimple diorite
dioxide dioxin dirt disaccharidase disaccharide dishwater doeskin dolomite dopa dopamine down driftwood drippings
dripstone droppings dross dubbin dung duramen dust dye dyestuff dyewood dynamite dysprosium earwax ebonite effector
effluent effluvium eiderdown einsteinium elastase elastin elastomer elemi elmwood emerald emery enamine enantiomer
enantiomorph encaustic endonuclease endorphin enkephalin enol enterokinase enzyme eosin ephedrine epinephrin
epinephrine episome epoxy erbium ergonovine ergosterol ergotamine ermine erythrite erythrocytolysin erythrolysin
erythropoietin essonite ester estrone ethanal ethanamide ethane ethanoate ethanol ethene ether ethylene ethyne
eucalyptus euphorbium europium excelsior excrement excreta exhaust exon exonuclease exotherm explosive exudate
exudation faeces fag fallout fat feather feces fecula feedstock feldspar fell felspar fergusonite fermium ferricyanide
ferritin ferrocyanide fertiliser fertilizer fiber fibre fibril fibrin fibrinase fibrinogen fibrinolysin fibrinopeptide
fieldstone filaggrin filament filler filling filth filtrate fingerpaint fir fireclay firecracker firestone firework
fixative fizgig flagstone flavin flavone flavonoid flax fleece flimsy flint flintstone floc floccule fluff fluor
fluorapatite fluorescein fluoresceine fluoride fluorite fluoroboride fluorocarbon fluorochrome fluoroform fluorspar
fluosilicate flyleaf flypaper flyspeck foldout folio foolscap formaldehyde formulation fraction francium frankincense
freshwater fructose fruitwood fulminate fumes fumigant fur furan furane furfural furfuraldehyde furfuran gabbro
gadolinite gadolinium galactose galbanum galena gallium gamboge garbage garnet garnierite gasohol gasolene gasoline
gatefold gelatin gelatine gelignite gelly germanite germanium gesso ghatti gibberellin gibbsite girasol glass
glauconite globin globulin glucinium glucosamine glucose glucoside glue glutamate glutamine glutelin gluten
glyceraldehyde glyceride glycerite glycerogel glycerogelatin glycerole glycine glycogen glycoprotein glycoside
glyoxaline gneiss goatskin goethite goitrogen goldstone gossamer gothite gouache grain granite granule gravel
gravestone grease greenockite greensand greisen grinding grindstone grit gritrock gritstone groundmass guaiac guaiacum
guanine guano guanosine gumbo gumwood guncotton gunflint gunpowder gypsum hackle haem haematite haematohiston
haematoidin haemitin haemoglobin haemolysin haemoprotein haemosiderin hafnium halide halite haloalkane halocarbon
haloform halon haptoglobin hardpan hardwood hausmannite hazel hazelwood headstone hearthstone heartwood heliotrope
hematin hematite hematochrome hematohiston hematoidin heme hemiacetal hemimorphite hemin hemoglobin hemolysin
hemoprotein hemosiderin hemp henna heparin heptane herbicide hessonite heterocycle heterocyclic heulandite hexane
hexose hickory hiddenite hide histaminase histamine histidine histone holmium holystone homogenate hone hornblende
hornfels hornstone horsehair horsehide housepaint humate humin humus husk hyacinth hyalin hyaline hyaluronidase
hydrargyrum hydrate hydrazoite hydride hydrocarbon hydrochloride hydrolith hydrolysate hydroxide hydroxybenzene
hydroxyproline hyoscine hyoscyamine hypha hypo hypochlorite idocrase ilmenite imidazole imide iminazole immunoglobulin
impost impregnation impurity incense indene indigo indigotin indium infliximab inosine insecticide insectifuge
insulator interleaf interleukin intermediate intron inulin invertase iodide iodocompound iodoform iodoprotein iodopsin
iodothyronine iodotyrosine iridium iridosmine iron ironwood isinglass isoagglutinin isoantibody isocyanate isoleucine
isomer isomerase ivory jacinth jadeite jaggary jaggery jagghery jargoon juniper junk jute kainite kaolin kaoline
kaolinite kapok kauri kenaf keratin keratohyalin kerbstone kernite kerosene kerosine ketohexose ketone ketose
ketosteroid kidskin kieselguhr kieserite kimberlite kinase kingwood kinin kino knave kraft kunzite kutch kyanite
labdanum lac lacewood lacquer lactalbumin lactase lactate lactose ladanum laetrile laevulose lambskin lancewood
langbeinite lanolin lansoprazole lanthanum lapin larch lard larvacide larvicide latakia laterite latex lava lead
leather lechatelierite lecithin lectin lemongrass lemonwood leopard lepidocrocite lepidolite lepidomelane letterhead
leucine levodopa levulose lignin lignite lime limestone limewater limonene limonite linalool lindane linden linen lint
linuron lipase lipid lipide lipoid lipoprotein liquidambar lithium litmus litter loam loess log logwood loofa loofah
luciferin luffa lute lutecium lutein lutetium luting lycopene lye lymphokine lysine lysozyme macromolecule magma
magnesia magnesite magnesium magnetite mahogany malachite maleate malonylurea maltha maltose manganate manganese
manganite manila manilla manioc manioca manure maple marabou marble marbling margarin marl marlite marlstone massicot
massicotite mastic matchwood material meconium medulla meerschaum melaena melamine melanin melena meltwater menthol
mercury metal methanal methane methionine methylbenzene mica microsome millboard millerite mineral minium mink
mispickel mocha molybdenite molybdenum monazite monoamine monoclonal monohydrate monolith monomer monosaccharide
monosaccharose monoxide moonstone moraine mordant morganite morocco mote mould mucilage mucin muck mucoid mud
muramidase muscovite muskrat muton myelin myeline myofibril myofibrilla myoglobin myosin myrrh nacre napalm naphtha
naphthalene naphthol natrolite nebula neodymium neoprene nepheline nephelinite nephelite nephrite neptunium
neurochemical neurotransmitter newsprint nickel nicotine niobite niobium niter nitramine nitrate nitre nitride nitril
nitrile nitrobenzene nitrocalcite nitrocellulose nitrochloroform nitrocotton nitrofuran nitrogenase nitroglycerin
nitroglycerine nonconductor nonsteroid nonsteroidal noradrenaline norepinephrine notepad notepaper nuclease
nucleoprotein nucleoside nucleotide nuke nylon oak oakum obeche obsidian ochre octane oestrone oil oilpaper oilstone
ola olefin olefine olein oleoresin olibanum oligo oligoclase oligonucleotide oligosaccharide olivenite olivine olla
onionskin onyx opal operon opopanax opsin opsonin orangewood orchil ordure ore organic organophosphate ornithine
orpiment orthoclase orthophosphate osmiridium osmium ottar otter oxalacetate oxalate oxaloacetate oxidase oxide
oxidoreductase oxime oxyacid oxybenzene oxygenase oxyhaemoglobin oxyhemoglobin ozocerite ozokerite ozonide packing pad
page pahoehoe paint palladium palmitin panatela pandanus panetela panetella pantothen papain paper paperboard papyrus
paraffin paragonite paraldehyde paraphysis paraquat parathion parchment particle particulate pasteboard payload peat
pecan pectin pediculicide pee peel pegmatite pelt penicillinase pentlandite pentose pentoxide pepsin pepsinogen
peptidase peptide peptone perchlorate perchloride perchloromethane percolate perfluorocarbon periclase peridot
peridotite permanganate peroxidase pesticide petrochemical petrol petroleum phenol phenolic phenolphthalein phenoplast
phenothiazine phenylalanine phenylamine phenylethylene phillipsite phlogopite phosphatase phosphate phosphine
phosphocreatine phospholipid phosphoprotein phosphor photopigment phycobilin phycocyanin phycoerythrin physostigmine
phytochemical phytohormone piddle pigment pigskin pilocarpine pine pinion pinite pipeclay piss pitchblende pitchstone
plagioclase plasmin plasminogen plastic plasticiser plasticizer plastid plastique platinum pleonaste plumage plumule
pluton podsol podzol pollucite pollutant polonium polyamide polyester polyethylene polyfoam polymer polymerase
polynucleotide polyose polypeptide polyphosphate polypropene polypropylene polysaccharide polystyrene polythene
polyurethan polyurethane poon poop poplar porphyrin porphyry posterboard potash potassium powder praseodymium
precipitin precursor pregnanediol preservative primary proaccelerin proconvertin proenzyme prolamine proline
promethium propanal propanamide propanone propenal propenoate propenonitrile propionaldehyde proprionamide
propylthiouracil protactinium protamine protease protein proteinase proteome prothrombin prothrombinase protoactinium
protoheme protohemin provirus provitamin pseudoephedrine psilomelane ptomain ptomaine ptyalin pulpwood pumice purine
putrescine putty pyinma pyrene pyrethrum pyridine pyrimidine pyrite pyrites pyrocellulose pyrogallol pyrolusite
pyromorphite pyrope pyrophosphate pyrophyllite pyrotechnic pyroxene pyroxylin pyroxyline pyrrhotine pyrrhotite quartz
quartzite quassia quercitron quicklime quicksilver quinone quira raccoon raddle radiothorium radium raffia raffinose
rainwater raphia rappee ratsbane rauwolfia raveling ravelling rawhide reactant reagin realgar recto recycling reddle
reductase redwood reefer refuse regosol regur renin rennet rennin rensselaerite repellant repellent resid resin
resinoid resorcinol restrainer retinal retinene rhenium rheum rhinestone rhizoid rhizomorph rhodium rhodochrosite
rhodolite rhodonite rhodopsin rhyolite ribonuclease ribonucleinase ribose ricin rind rinse roan rock rosewood rosin
rotenone rottenstone rubber rubbish rubble rubicelle rubidium ruddle rust ruthenium rutile sabicu saccharase
saccharide saccharose saffranine safranin safranine sago saleratus salicylate salol salt saltpeter saltpetre saltwater
samarium samarskite sand sandalwood sandarac sandarach sandpaper sandstone sangapenum saponin sapphire sapphirine
saprolite sapwood saran sarcosine sarcostyle sard sardius sardonyx satinwood savin sawdust scabicide scammony scandium
scapular scheelite schist schorl scleroprotein scopolamine scraps sealant sealer sealskin seawater secretase
semiconductor semigloss sepiolite sequoia serine serotonin sett sewage sewerage shag shale shammy shampoo sheepskin
sheet shellac shingle shingling shit shite shoddy shortening shuck sial siderite siderophilin sienna silex silica
silicate silicide silicon silicone siloxane silt siltstone silver silvex sima simazine sinoper sinopia sinopis sisal
sizing skank skyrocket slack slush smaltite soap soaprock soapstone soda sodalite sodium softener softwood soil
solvate sorbate sorbent spade spar sparkler speck spelter spermaceti sphalerite spice spiegel spiegeleisen spindle
spinel spliff splinters spodumene sponge spray spreadhead springer spruce squib stabilizer stachyose stacte stain
stalk stannite starch stationery stearin steatite stela stele stercobilinogen sternutator sternutatory steroid sterol
stibnite stiffener stilbesterol stogie stogy stone storax straw strawboard streptodornase streptokinase streptolysin
stripper strontianite strontium strophanthin strychnine stubble stuff styrene subsoil sucrase sucrose suede suet
sulfate sulfide sulfonate sulphate sulphide sumac sunstone supermolecule superoxide sycamore sylvanite sylvine sylvite
synthetic tachylite taconite talc talcum tallow tannin tantalite tantalum tar tarot tartar tartrate taurine teak
teakwood technetium tektite telluride telomerase tempera tenderiser tenderizer terbium terpene tetrachloride
tetrahalide tetrasaccharide tetrose tetroxide tetryl thallium theelin thermoplastic thiazine thickener thickening
thiocyanate thiouracil thorite thorium thortveitite threonine thrombin thrombokinase thromboplastin thulium thus
thymidine thymine thymol thyroglobulin thyronine thyroprotein till timecard tin tincture titania titanium tobacco tolu
toluene tombstone toner toothpaste toothpowder topaz tophus topsoil tortoiseshell tourmaline tragacanth transaminase
transcriptase transferase transferrin transposon transudate transudation trash tremolite trey triacetate triazine
tribromomethane tributyrin trichloride trichloroethane trichloromethane tridymite trifluoromethane triglyceride trimer
trinitroglycerin trinitrotoluene triolein triose trioxide tripalmitin tripoli trisaccharide tristearin trump trypsin
trypsinogen tryptophan tryptophane tubocurarine tufa tuff tulipwood tungstate tungsten tupelo turd turpentine turps
turquoise tusk tyramine tyrosine ubiquinone ultramarine umber undercharge undercoat undercut undersoil upper uracil
uraninite uranium urate urea urease urethane urine urobilin urobilinogen urokinase valine vanadate vanadinite vanadium
vanillin vellum verdigris vermiculite vernix verso vesuvian vesuvianite vicuna vinylbenzene viscose vitriol vomit
vomitus vulcanite wad wadding wafer wallpaper warhead wash waste wastewater water watercolor watercolour wax
weedkiller weewee whalebone whetstone whitewash whitewood whizbang whizzbang wicker wiesenboden woad wolfram
wolframite wollastonite wood worksheet wormcast wulfenite wurtzite xanthate xanthine xanthophyl xanthophyll xenotime
xylose yellowcake yellowwood yew ytterbite ytterbium yttrium zeaxanthin zebrawood zeolite zinc zinkenite zinnwaldite
zircon zirconia zirconium zymase zymogen`,
  },
  {
    role: 'ingredient',
    classes: [1, 2, 3, 4, 5, 17, 29, 30, 31, 32, 42],
    roots: 'chemical.1 compound.2 chemical_element.1 fertilizer.1 solvent.1',
    words: `
acaracide acaricide acceptor accroides acetal acetaldehyde acetaldol acetamide acetate acetin acetone acetum
acetylcholine acetylene acid acrolein acrylamide acrylate acrylic acrylonitrile actin actinium actomyosin acylglycerol
adamant adduct adenine adenosine adrenaline agglutinin alabaster alanine albumen albumin albuminoid alcahest alcapton
aldehyde aldohexose aldol aldose aleurone alkahest alkali alkaloid alkane alkapton alkene alkyd alkylbenzene alkyne
alloantibody allomorph allotrope alum aluminate aluminium aluminum americium amide amine aminoalkane aminobenzine
aminopherase aminotransferase ammine ammonia ammonium amygdalin amylase amyloid amylum androsterone anhydride aniline
anime antibody antiknock antimony antitoxin antivenene antivenin apoenzyme arginine argon argonon arrowroot arsenate
arsenic arsenical arsenide arum asafetida asafoetida asparagine astatine atar athar atrazine atropine attar
autoantibody azadirachtin azide azoimide azote bacteriacide bactericide bagasse balm banger barium baryta bdellium
beeswax belladonna benjamin benzene benzine benzoate benzofuran benzoin benzol benzoquinone berkelium beryllium
betaine bicarbonate bichloride bichromate bilge bismuth bitartrate bitumen blackdamp blacking blubber bohrium bonemeal
borate boron borosilicate brimstone brine bromide bromine bromoform brucine buckyball buffer buna burster butadiene
butane butanone butterfat butyrin cacodyl cadaverine cadmium caesium caffein caffeine calcium californium calomel calx
camphor canavanine cannabin canola capsid carbamate carbamide carbide carbohydrate carbon carbonado carbonate carbonyl
carnauba carotene carotenoid carotin casein caspase cassava catalase catechin caustic cellulose cementite ceratin
ceresin cerium cerumen cesium chabasite chabazite chalcanthite chalkstone char charcoal chelate chemical chert chitin
chlorate chloride chlorine chlorobenzene chloroform chloropicrin chloroprene chlorpromazine chlorpyrifos chokedamp
cholesterin cholesterol cholinesterase chondrin chromate chrome chromium chromogen chymosin cinchonine cinnamene
citrate citrulline cleaner cleanser coagulase cobalt cofactor collagen collagenase colophony columbium condensate
congener copaiba copal copaline copalite copolymer copper cordite cornflour cornstarch corrosive cortisone
cothromboplastin coumarone cracklings creatin creatine creosol creosote cresol crock crude cumarone curare curium
cutch cyanamid cyanamide cyanide cyanohydrin cyanuramide cyclooxygenase cymene cysteine cystine cytidine cytochrome
cytokine cytosine damar dammar darmstadtium decarboxylase defoliant demerara dentifrice deoxyadenosine deoxycytidine
deoxyguanosine deoxyribose deoxythymidine depilatory dextrin dextroglucose dextrose diamine diamond dichloride
dichloromethane dichromate digitalin digitalis digitoxin digoxin dimer dioxide dioxin disaccharidase disaccharide
dishwater dissolvent dissolver dopa dopamine drippings dripstone dubbin dubnium dynamite dysprosium earwax einsteinium
elastase elastin elemi enamine enantiomer enantiomorph endonuclease endorphin enkephalin enol enterokinase enzyme
ephedrine epinephrin epinephrine episome epoxy erbium ergonovine ergosterol ergotamine erythrocytolysin erythrolysin
erythropoietin ester estrone ethanal ethanamide ethane ethanoate ethene ether ethylene ethyne europium exon
exonuclease exotherm explosive fat fermium ferricyanide ferritin ferrocyanide fertiliser fertilizer fibrin fibrinase
fibrinogen fibrinolysin fibrinopeptide filaggrin filtrate firecracker firestone firework fixative fizgig flavin
flavone flavonoid flint flintstone fluoride fluorine fluoroboride fluorocarbon fluoroform fluosilicate formaldehyde
formulation fraction francium freshwater fructose fullerene fulminate fumigant furan furane furfural furfuraldehyde
furfuran gadolinium galactose gallium gamboge gasohol gasolene gasoline gelatin gelatine gelignite gelly germanium
gesso globin globulin glucinium glucosamine glucose glucoside glutamate glutamine glutelin gluten glyceraldehyde
glyceride glycerite glycerogel glycerogelatin glycerole glycine glycogen glycoprotein glycoside glyoxaline goitrogen
graphite grease guaiacum guanine guano guanosine guncotton gunflint gunpowder gypsum haematohiston haemoglobin
haemolysin haemoprotein hafnium hahnium halide halite haloalkane halocarbon haloform halon haptoglobin hassium helium
hematohiston hemiacetal hemin hemoglobin hemolysin hemoprotein heparin heptane herbicide heterocycle heterocyclic
heulandite hexane hexose histaminase histamine histidine histone holmium humin hyaluronidase hydrargyrum hydrate
hydrazoite hydride hydrocarbon hydrochloride hydrogen hydrolith hydrolysate hydroxide hydroxybenzene hydroxyproline
hyoscine hyoscyamine hypo hypochlorite imidazole imide iminazole immunoglobulin incense indene indium infliximab
inosine insecticide insectifuge interleukin intermediate intron inulin invertase iodide iodin iodine iodocompound
iodoform iodoprotein iodothyronine iodotyrosine iridium iron isoagglutinin isoantibody isocyanate isoleucine isomer
isomerase jaggary jaggery jagghery kauri keratin kerosene kerosine ketohexose ketone ketose ketosteroid kinase krypton
kutch labdanum lactalbumin lactase lactate lactose ladanum laetrile laevulose lampblack lanolin lansoprazole lanthanum
lard larvacide larvicide lawrencium lead lecithin lectin lemongrass leucine levodopa levulose lignin lime limewater
limonene linalool lindane linuron lipase lipid lipide lipoid lipoprotein lithium lutecium lutein lutetium lycopene lye
lymphokine lysine lysozyme macromolecule magnesium maleate malonylurea maltose manganate manganese manioc manioca
manure marbling margarin mastic medulla meitnerium melamine meltwater mendelevium menstruum menthol mercury metal
methanal methane methionine methylbenzene minium molybdenum monoamine monoclonal monohydrate monomer monosaccharide
monosaccharose monoxide mucin mucoid muramidase muton myelin myeline myoglobin myosin myrrh nanotube napalm naphtha
naphthalene naphthol natrolite nebula neodymium neon neoprene neptunium neurochemical neurotransmitter nickel nicotine
niobium niter nitramine nitrate nitre nitride nitril nitrile nitrobenzene nitrocellulose nitrochloroform nitrocotton
nitrofuran nitrogen nitrogenase nitroglycerin nitroglycerine nobelium nonmetal nonsteroid nonsteroidal noradrenaline
norepinephrine nuclease nucleoprotein nucleoside nucleotide nuke nylon octane oestrone oil olefin olefine olein
oleoresin oligo oligonucleotide oligosaccharide operon opsin opsonin organic organophosphate ornithine orthophosphate
osmium ottar oxalacetate oxalate oxaloacetate oxidase oxide oxidoreductase oxime oxyacid oxybenzene oxygen oxygenase
oxyhaemoglobin oxyhemoglobin ozonide palladium palmitin pantothen papain paraffin paraldehyde paraquat parathion
payload pectin pediculicide penicillinase pentose pentoxide pepsin pepsinogen peptidase peptide peptone perchlorate
perchloride perchloromethane percolate perfluorocarbon permanganate peroxidase pesticide petrochemical petrol
petroleum phenol phenolic phenoplast phenothiazine phenylalanine phenylamine phenylethylene phillipsite phosphatase
phosphate phosphine phosphocreatine phospholipid phosphoprotein phosphor phosphorus physostigmine phytochemical
pilocarpine plasmin plasminogen plasticiser plasticizer plastique platinum plumbago plutonium polonium polyamide
polyester polyethylene polyfoam polymer polymerase polynucleotide polyose polypeptide polyphosphate polysaccharide
polystyrene polythene polyurethan polyurethane potash potassium powder praseodymium precipitin pregnanediol
preservative proaccelerin proconvertin proenzyme prolamine proline promethium propanal propanamide propanone propenal
propenoate propenonitrile propionaldehyde proprionamide propylthiouracil protactinium protamine protease protein
proteinase proteome prothrombin prothrombinase protoactinium protohemin provirus provitamin pseudoephedrine ptomain
ptomaine ptyalin purine putrescine pyrene pyrethrum pyridine pyrimidine pyrites pyrocellulose pyrogallol pyrophosphate
pyrotechnic pyroxylin pyroxyline quassia quicklime quicksilver quinone radiocarbon radiochlorine radiothorium radium
radon raffinose rainwater ratsbane rauwolfia reactant reagin reductase remover renin rennet rennin repellant repellent
resid resin resolvent resorcinol restrainer rhenium rhodium ribonuclease ribonucleinase ribose ricin roentgenium rosin
rotenone rubidium rust ruthenium rutherfordium saccharase saccharide saccharose sago saleratus salicylate salol salt
saltpeter saltpetre saltwater samarium sandarac sandarach saponin sarcosine scabicide scammony scandium scleroprotein
scopolamine seaborgium seawater secretase selenium serine serotonin shampoo shortening siderophilin silex silica
silicate silicide silicon silicone siloxane silver silvex simazine skyrocket slush smut snuff soap soda sodium
softener solvate solvent soot sparkler spelter spermaceti spice spiegel spiegeleisen spray squib stabilizer stachyose
stacte starch stearin stercobilinogen sternutator sternutatory steroid sterol stilbesterol storax streptodornase
streptokinase streptolysin stripper strontium strophanthin strychnine styrene sucrase sucrose suet sulfate sulfide
sulfonate sulfur sulphate sulphide sulphur supermolecule superoxide synthetic taconite tallow tannin tantalum tar
tartar tartrate taurine technetium telluride tellurium telomerase tenderiser tenderizer terbium terpene tetrachloride
tetrahalide tetrasaccharide tetrose tetroxide tetryl thallium theelin thiazine thiocyanate thiouracil thorium
threonine thrombin thrombokinase thromboplastin thulium thymidine thymine thymol thyroglobulin thyronine thyroprotein
tin titania titanium tolu toluene toothpaste toothpowder tophus transactinide transaminase transcriptase transferase
transferrin transposon triacetate triazine tribromomethane tributyrin trichloride trichloroethane trichloromethane
trifluoromethane triglyceride trimer trinitroglycerin trinitrotoluene triolein triose trioxide tripalmitin
trisaccharide tristearin tritium trypsin trypsinogen tryptophan tryptophane tubocurarine tungstate tungsten turpentine
turps tyramine tyrosine ubiquinone undercharge unnilquadium ununbium ununhexium ununpentium ununquadium ununtrium
uracil uranium urate urea urease urethane urobilinogen urokinase valine vanadate vanadium vanillin vinylbenzene
viscose vitriol warhead water wax weedkiller whizbang whizzbang wolfram xanthate xanthine xanthophyl xanthophyll xenon
xylene xylol xylose yellowcake ytterbium yttrium zeaxanthin zeolite zinc zirconia zirconium zymase zymogen`,
  },
  {
    role: 'quality',
    classes: classesOf.goods,
    roots: 'color.1 shape.2 size.1 texture.2 property.2',
    words: `
absorbency abundance abyss acidity acreage age amber amount analyticity angle arch aroma asymmetry athleticism azimuth
bass belt bend black blackness blatancy bleach blob blue boost bottleneck bounce bound boundary bowl breadth brevity
brightness brilliance brilliancy brink brown bubble build bulge bulk caliber calibre carving cavern celerity cell
childishness chill chord circle circumference claret cleft cold color compartment compass complexion composition
concentration configuration confines conjunction consistency constriction contortion contour convexity conveyor
coolness coral corpulence coverage crack crescendo crevice crimson crispness crook cube curve cylinder decrement
deficiency deficit degree density depth descent diam diameter dimension directionality directivity disk distortion
dominance dot drop durability ebony echo elasticity ellipsoid emphasis endurance enervation enthalpy excess expanse
exposure extent extreme fashion fawn ferocity fierceness fineness firmness fit flare flash flatness flexibility foam
fold framework freshness fringe frontage froth fullness funnel fury gamut gap give glare gleam gleaming glibness
glitter glow gold grace graining gray greed green greenness groove halo harshness haste heaviness height high hole
hollow horizon hotness hue hush idiom immensity immortality inadequacy inclination indentation inferiority instancy
intensity ivory lather latitude leak lemon length lethargy level lilt limit lobularity longevity longitude luminosity
luster magnitude majority maleness manner marbleizing margin masculinity mass matsyendra meq might minority mode
moderation modernity mold momentum mortality multiplicity narrowing narrowness niche notch number obtrusiveness ocher
octahedron odor opening orange oval palette pallor pastel paucity pearl pelting periphery permanence persistence
physique pink pitch plane plasticity pleat plenitude plenty plumpness polish pore porosity posture presentness
profundity profusion property proportion protuberance pucker punctuality purple quantity quiet quietness radiance
radius rainbow raise range rapidity rathole reach rectangle red redundancy register regularity rent resilience
reverberation richness rift rim ring robustness rotundity roughness rut savageness scarcity scope scratchiness
sculpture sector sensitivity sepia seriousness setup severity shade shallowness shape sheet shortage shortness
signature silence silver size slick slowness smallness smell smoothness soapsuds softness solidity sonority sound
space spaciousness spatiality speechlessness spherule spiral splendor sprawling spume square stamp stance statue
stiffness stillness strength stretch striation structure style subfigure succession suddenness suds superficiality
superiority supplement suppleness surplus sweep swirl symmetry tan tang tangent temperature tenor texture thickness
thinness thirst timbre timeliness timing tint titer tolerance tone topography toughness transience triangle turn
utmost vacancy vehemence verge viability vibrancy vigor violet viscosity visibility voice volcano wart way wealth
wedge weight weightlessness white whiteness whorl width wildness wise woodgrain woodgraining wrinkle yellow`,
  },
  {
    role: 'kind',
    classes: classesOf.sport,
    roots: 'sport.1 athletics.1 sports_equipment.1 game_equipment.1 exercise.1 contestant.1 contest.1',
    words: `
acrobat acrobatics aerialist aerobics agonist alpinist angling aquatics archery athlete athletics backboard backstop
backstroker badminton balancer ball ballgame ballplayer barbell bars baseball basketball basketeer bathe batsman
batter battledore battue beagling bicycling birdie blocker bobsledding bodybuilding bounder bowler boxing brassie
breaststroker buck bullfighting bunter burnup cager calisthenics callisthenics campaign candlepin cardholder cardsharp
cardsharper catcher centerfielder challenger champ champion chequer chessman clean cliffhanger closer cockfight
cockfighting comer competitor conditioner contender contest contestant contestee contortionist cornerback coursing
cragsman crampon crampoon cricketer crit criterium croquet crossbar crossword curvet cycling decathlon declarer discus
diver diving dogfight doubleheader doubles downhill dressage dribbler dropkicker ducking duckpin dumbbell dunker
equitation escalader exercise exerciser exercising favourite fielder fieldsman final finalist finisher fishing
fisticuffs fives flanker floating football footballer footrace forward foxhunt freestyle fullback funambulism
funambulist funrun game glove goalie goalkeeper goaltender golf golfcart golfclub golfer grandmaster gumshield
gymkhana gymnast gymnastics hacker halfback handball handstand hardball headpin hitter hockey hoops horseshoe
horseshoes hunting hurdler hurdles hurdling hurler hurling infielder isometrics jackknife jackstones javelin jock
jogging judo jumper jumping kicker lacrosse langlaufer leaper lefthander letterman lifter linebacker lineman linksman
loser luging marathoner mashie medalist medallist meet midiron miler mitt motorcycling mound mountaineer
musclebuilding natation netball netkeeper netminder niblick ninepin opponent opposite outfielder paintball pallone
pandiculation patzer pelota pentathlete pentathlon piaffe pigsticking pitcher piton placekicker plate player playmaker
playoff plunge plunger polo pothunter preemptor prelim preliminary pricket prizefight pro pugilism punchball punter
pushball pushup putter puzzle qualifier quarterback quarterfinal quoit quoits race racing racquetball raiser rassling
regatta repechage reserve riding rings rival rollerblader rollerblading rook ropedancer ropewalker rounders rowing
rugby rugger rusher scorer screwballer sculling semi semifinal semifinalist semipro semiprofessional server sharper
sharpie sharpshooter sharpy shinney shinny shooter shortstop shovelboard showjumping shuffleboard shuffler shuttle
shuttlecock singles skate skateboarder skateboarding skater skating skier skiing skittle slalom slammer sledder
sledding slicer slider slugger snapper snorkeling soccer softball southpaw sparring speedskater spelldown spike
spinner sport sportfishing sportsman sportswoman sprinter squat squatting steal steeplechase stickball straddle
striker stringer sumo surfboarding surfing surfriding swim swimmer swimming swinger tackle tackler tailback tangram
tauromachy taw tennis tenpin tetherball tier tilter tobogganing tobogganist tournament tourney trampoline trolling
tumbler tumbling upsetter vaulter vaulting volleyball walloper weightlift weightlifter weightlifting whiffer wicket
wingback winger winner workout wrestling`,
  },
  {
    role: 'kind',
    classes: classesOf.toys,
    roots: 'game.1 game.3 plaything.1 recreation.1 gambling.1',
    words: `
acrobatics adagio agon amusement anagrams angling antic aquatics archery athletics auction avocation baccarat
bacchanalia backgammon badminton ballet ballgame balloon baseball basketball bathe bathing battledore battue beachball
beagling beano beguilement bender bezique bicycling billiards binge bingo bobsledding bocce bocci boccie bolivia
boodle bopeep bowing bowling bowls boxing buffoonery bullfighting cabaret cakewalk canasta cancan candlepins canfield
cantillation cards carnival caroling carousal carouse cassino catapult chanting charades checkers chess choreography
circus clowning cockfighting cockhorse conga contradance contredanse conviviality coquetry cotilion cotillion courante
coursing crapette craps crapshoot cribbage crooning croquet curling curvet cycling dalliance dancing darts debauch
debauchery debunking demonstration display diversion doll dollhouse dominoes dominos doubles draughts dressage
drollery ducking duckpins ecarte edutainment eightsome eisteddfod encore entertainment equitation escapism euchre
eurhythmics eurhythmy eurythmics eurythmy exacta exhibition extemporisation extemporization extravaganza fair fandango
fantan farandole faro feria festivity fete fireman fishing fisticuffs fives flamenco flirt flirtation flirting
floating floorshow foolery football foxhunt foxtrot frolic fun funambulism funfair gala gambling gambol game gaming
gavotte golf golliwog golliwogg gymnastics habanera halma handball hardball harlequinade harmonisation harmonization
hearts hijinks hobby hobbyhorse hockey hoofing hoops hopscotch hornpipe horseplay horseshoes horseshow hotfoot hula
humming hunting hurling hymnody jackknife jacks jackstones jackstraws jamboree japery jinks jitterbug jollification
judo juggle juggling jumping kaleidoscope karaoke keno klondike knucklebones lacrosse lancers legerdemain lindy
longways lottery lotto ludo luging lunacy mahjong mambo marbles mazurka meld merriment merrymaking meshugaas
militainment minuet mishegaas mishegoss monte motorcycling natation nauch nautch netball nightlife nim ninepins
numbers pachinko pachisi paintball pallone parchesi parchisi parimutuel parlay pastime pavan pavane peekaboo pelota
penuchle perfecta performance piaffe pigsticking pinata pinball pinochle pinocle piquet playhouse playing plaything
pleasantry plunge poker polo popgun prank presentation prestidigitation psalmody pugilism pushball pyrrhic quadrille
quickstep quoits racing racquetball raffle rassling recreation reinterpretation rendering revel revelry rhumba riding
rodeo rollerblading rounders rowing rugby rugger rum rumba rummy sandbox sandpile sandpit saraband sashay saturnalia
scat schottische sculling seesaw sevens sexcapade sheepshearing shinney shinny shogi shovelboard show showing
showjumping shuffleboard sideshow singalong singing singles skank skateboarding skating skiing skittles sledding sling
slingshot snooker snorkeling soccer softball solfege solfeggio solmization sparring spelaeology speleology spiccato
spillikins sport sportfishing squirter steal stickball stomp stopping stops striptease sumo superfecta surfboarding
surfing surfriding sweepstakes swim swimming swing tango tarantella tarantelle tauromachy teddy teeter teeterboard
teetertotter teetotum tennis tenpins terpsichore tetherball thaumaturgy ticktacktoe ticktacktoo tiddlywinks
tobogganing tombola tomfoolery toot toss toy toying trapeze trolling tumbling valse vaulting vocalizing volleyball
wager waggery whirligig whist whoopee wrestling yodeling`,
  },
  {
    role: 'kind',
    classes: classesOf.animals,
    roots: 'domestic_animal.1 pet.1 livestock.1 dog.1 feline.1 horse.1 bird.1 fish.1',
    words: `
acanthopterygian accentor adjutant aepyornis affenpinscher afropavo albacore albatross alewife allice alligatorfish
allis allmouth alsatian amadavat amberfish amberjack anchovy angelfish anglerfish anhinga ani anomalops anomalopteryx
antbird apteryx archaeopteryx archaeornis archeopteryx archerfish argentine argus auk auklet avadavat avocet babbler
baldpate balloonfish bandtail bangtail bantam barbet barbu barker barnacle barracouta barracuda barrelfish basenji
basset batfish baya beagle beaugregory bellbird beluga bergall biddy bigeye billfish bird bittern blackbird blackcap
blackcock blackfish blackpoll blanquillo blennioid blenny bloodhound bluebill bluebird bluefin bluefish bluegill
bluehead bluethroat bluetick bluewing boarfish boarhound boatbill bobcat bobolink bobtail bobwhite bolti bonefish
bonito bonnethead bonxie borzoi bowerbird bowfin boxfish brambling brant brent briard brill brisling brit britt
broadbill bronc broncho bronco broodmare broody brotula buckskin budgereegah budgerigar budgerygah budgie buffalofish
bufflehead bulbul bullbat bulldog bullfinch bullhead bullterrier bunting burbot burrfish bushtit bustard butcherbird
buteonine butterball butterfish butterflyfish buzzard cacique cackler cairn canvasback capelan capelin capercaillie
capercailzie caplin capon caprimulgid caracal caracara carancha carangid cardinalfish caribe carinate carp carthorse
cassowary cat catalufa catamount catamountain catbird catfish cathartid catostomid cavalla cayuse cazique cedarbird
centrarchid ceratodus cero chachalaca chaetodon chaffinch chaja characid characin charger charr chat chatterer cheetah
cheewink chenfish chetah chewink chick chickadee chicken chondrichthian chough chub chunga cichlid cigarfish cisco
clingfish clinid clumber clupeid cob cobia cochin cockateel cockatiel cockatoo cocker cockerel codfish codling
coelacanth coho cohoe collie conchfish condor coney conger convictfish coondog coonhound coot corbina corgi cormorant
corncrake cornetfish coscoroba cotinga cottonwick coucal cougar courlan courser cowbird cowfish crake crampfish
crappie croaker crossbill crossopterygian crow crowbait cuckoo cunner cur curassow curlew currawong cushat cusk
cutlassfish cygnet cyprinid cyprinodont dabbler dabchick dace dachshund dachsie dalmatian damselfish darter daw
dealfish deerhound demoiselle dickeybird dickybird dobbin doctorfish dodo dog dogfish doggie doggy dollarfish dolphin
dolphinfish dory dotrel dotterel dove dovekie dowitcher dragonet drake drayhorse driftfish drumfish duck duckbill
duckling dun dunlin dunnock eagle eaglet eel eelblenny eelpout egret eider elasmobranch elkhound elver emu entire
eohippus ern erne escolar eyas eyra falcon feeder feist felid feline fice fieldfare filefish finch fingerling firebird
fish flagfish flamefish flamingo flatfish flathead flicker flinthead flounder flycatcher fowl foxhound frogfish
frogmouth fulmar gadoid gallina gallinacean gallinule gamecock gander gannet ganoid gar garfish garganey garpike
gelding gempylid gerfalcon ghostfish gib glareole globefish gnatcatcher goatfish goatsucker gobbler goby godwit
goldcrest goldeneye goldfinch goldfish gooney goonie goony goosander goose goosefish goshawk gosling goujon grackle
grassfinch grayback grayhen graylag grebe greeneye greenling greenshank greenwing grenadier greyback greyhen greyhound
greylag griffon grindle groenendael grosbeak grossbeak groundfish grouper grouse grubby guacharo guan gudgeon
guillemot guitarfish gull gunnel guppy gurnard gyrfalcon hackney haddock hairtail hake halfbeak halibut hangbird
harrier harvestfish hausen hawfinch hawk headfish heathfowl helleri hemipode hen heron herring hind hoactzin hoatzin
hogchoker hogfish holibut holocephalan holocephalian honeycreeper honeysucker hoopoe hoopoo hornbill hornpout horse
horsefish horsehead hound housedog hummingbird husky ibis ivorybill jabiru jacamar jackdaw jacksmelt jacksnipe jaeger
jaguar jaguarondi jaguarundi jawfish jay jaybird jewfish junco kaki kea keeshond kelpie kestrel kildeer killdeer
killifish kingbird kingfish kingfisher kinglet kittiwake komondor kookaburra kuvasz ladyfish lammergeier lammergeyer
lancetfish lanternfish lapdog lapwing largemouth larid lark launce leatherfish leatherjack leatherjacket leipoa
leopard leopardess liger limpkin lingcod linnet lintwhite lion lioness lionet lionfish livestock liza lizardfish loach
lobefin longlegs lookdown loon lorikeet lory lotte louvar lovebird lowan lumpfish lumpsucker lungfish lynx lyrebird
macaw mackerel mademoiselle magpie mahimahi maiger maigre mako malacopterygian malamute malemute maleo malinois
mallard mamo manta manul marabou marabout mare margate margay marlin mastiff mavis mayfish meadowlark megapode
menhaden merganser merl merle merlin mesohippus mew mina minah minnow moa mockingbird mojarra mola mollie molly
mollymawk momot monal monaul mongrel monkfish moonfish moorbird moorcock moorfowl moorgame moorhen moray mosquitofish
motmot mount mouser mouthbreeder mudcat mudder mudskipper mudspringer mullet mulloway mummichog murre muskellunge
mustang mutt muttonfish myna mynah nag nandu needlefish nester nighthawk nightingale nightjar nonstarter notornis
numbfish nutcracker nuthatch oarfish ocelot oilbird oilfish oldwench oldwife opah openbill oriole ortolan ortygan
oscine osprey ostrich otterhound ousel ouzel ovenbird owl owlet oystercatcher oysterfish pacer pacesetter packhorse
paddlefish palfrey palometa palomino panther papillon parakeet paraquet paroquet parr parrakeet parroket parroquet
parrot parrotfish partridge passerine peachick peacock peafowl peahen pearlfish pecker peckerwood peewee peewit
pelican penguin percoid percoidean peregrine pet petchary petrel pewee pewit phalarope phasianid pheasant pickerel
piculet pigeon pigfish pikeblenny pilchard pilotfish pinfish pinscher pintado pintail pinto pipefish pipit pirana
piranha pitta plaice platy plectognath plover pochard poeciliid pogge poler pollyfish pomfret pompano pompon pony
pooch poodle poorwill popinjay porbeagle porcupinefish porgy porkfish poultry pout pouter prancer pratincole
prickleback protoavis protohippus ptarmigan puddingwife puffbird puffer pufferfish puffin pug pullet puma pumpkinseed
puppy puss pussycat pyrrhuloxia quail queenfish quetzal quiaquia rabbitfish racehorse raptor rasher ratite rattail
ratter raven razorbill redbird redbone redbreast redfish redhead redhorse redpoll redshank redstart redtail redwing
reedbird reeve remora remount retriever rhea ribbonfish ricebird riflebird ringdove rivulus roadrunner roan robalo
robin rockfish rook rooster rosefish roughleg rudd rudderfish sabertooth saddlebill sailfish salmon salmonid
sanderling sandfish sandgrouse sandpiper sapsucker sardine saurel saury sawbill sawfish scad scaup schipperke
schnauzer schrod sciaenid scissortail scombroid scorpaenid scorpaenoid scorpionfish scoter scrod scrubbird sculpin
seabird seafowl seagull searobin seasnail selachian seriema serin serranid serval setter shad shanny shark sharksucker
shearwater sheatfish sheepdog sheepshead sheldrake shelduck shire shoebill shoebird shorebird shoveler shovelhead
shoveller shrike shrimpfish sierra sild silurid silverfish silverside silversides siskin skate skilletfish skipjack
skua skylark sleuthhound smallmouth smelt smew smoothhound snailfish snakebird snakeblenny snakefish snipe snipefish
snoek snook snowbird snowflake soapfish sockeye solan soldierfish solitaire songbird soupfin spadefish spaniel sparid
sparling sparrow spawner spearfish spitz spoonbill sprat sprigtail squaretail squirrelfish stablemate staghound
stallion starling steed steeplechaser stickleback stiltbird stingray stinkbird stint stocker stonechat stonefish stork
stray stromateid studhorse stumpknocker sturgeon suckerfish sunfish surfbird surffish surfperch surgeonfish surmullet
swamphen swan swiftlet swordfish swordtail tabby tailorbird takahe tanager tarpan tarpon tattler tautog teal teleost
teleostan tench tenpounder tercel tercelet tern terrier tetra thickhead thornbill thoroughbred thrasher threadfin
threadfish thresher throstle tichodrome tiercel tiger tiglon tigon tigress tilefish timucu tinamou titlark titmouse
toadfish tody tom tomcat tomtate tomtit tonguefish topminnow torsk toucan toucanet touraco towhee tragopan triggerfish
tripletail trogon tropicbird trotter trout trumpetfish trunkfish tunny turaco turacou turakoo turbot turkey turnstone
turtledove twitterer tyrannid veery verdin vireo vizsla vulture wader wagtail walleye warbler warragal warrigal
watchdog waterbird waterfowl waxwing weakfish weaver weaverbird weka whalesucker wheatear whidah whinchat whippet
whippoorwill whitebait whitethroat whooper whydah widgeon wigeon wildcat willet wirehair wolffish wolfhound woodcock
woodcreeper woodhewer woodpecker workhorse wrasse wreckfish wren wrymouth wryneck yearling yellowbird yellowfin
yellowhammer yellowlegs yellowtail yellowthroat`,
  },
  {
    role: 'theme',
    classes: [9, 16, 28, 41],
    roots: 'animal.1 natural_object.1 geological_formation.1 history.1 adventure.1 imaginary_being.1',
    words: `
adult adventure alligator anaconda anatomy andrena animal anion ant anteater antelope anthill ape apple armadillo
arroyo avocado banana bank bark bat beach bear beard beast bee beef beetle berg berry bird blackberry blade bloodhound
bloom blossom bluefish bluff body bough boulder bowlder braid branch bronc buckskin bud buffalo bug bulb bull
bumblebee burr burrow cadaver calculus calf canyon canyonside captive carabao carcass cat caterpillar catkin cattle
cave cavern cavity character charger chick chicken chignon chrysanthemum cicada citron citrus clam clamshell cliff
coast cockatoo cockroach coconut cocoon colt comet cork corn corpse cosmos cottonmouth cow cows coyote crab crag
creature cricket crow crowbait crystallite cur currant curtain cutting declivity deer delta depression dog dove down
dragon draw drone drumlin duck dun dune eagle electron elephant escapade eyebrow falcon feather feeder female figure
filly fish flea flesh fly foliage fowl fox frog fruit gamecock gelding giant glacier goat goose grape grasshopper grub
gully hair haircut hairdo hare hawk headland hen hide hill hillock hillside history hollow honeybee hookworm horse
hound human incline insect ion jackdaw kitten knoll lamb larva leaf leafhopper ledge leech lemon lion livestock lizard
locust loon louse lowland maggot magpie male mammal mane mare melon mermaid meteor meteorite micelle micrometeorite
monkey monster mosquito moth mount mountain mountainside mouse mule mustache nectary needle nest nestling nightingale
nut nymph ocelot ogress orange owl oxen oyster panther parakeet parrot particle peacock pear pebble pet petal pheasant
phloem photon pig pigeon pinecone pit pith planet planetoid pollen pony porcupine possum pothole poultry precipice
prey primary proton pseudophloem psychopomp pulp pup puppy python queen rabbit radiator rat rattler rattlesnake reef
reptile rhino rhinoceros ridge riverbank rock rooster root rosebud salamander salmon sardine scalp scapular seacoast
seagull seahorse seed seedpod serpent shark sheath sheep shore sidewinder silkworm skin slope snail snake spaniel
sparrow specimen spider spore squirrel stamen star steed stem stick stone strawberry stray stub stump swan swell
tadpole tangle terrier thatch tick tiger toad troll trough trunk turkey twig universe valley vertebrate vulture walnut
walrus whiskers whiteface wildcat witch wolf woodpecker world worm xylem young`,
  },
  {
    role: 'kind',
    classes: [1, 3, 5, 7, 8, 19, 21, 26, 30, 31, 35, 44],
    roots: 'flower.1 herb.1 tree.1 shrub.1 garden.1 vegetation.1 soil.2 crop.1 grass.1',
    words: `
aalii abaca abele abelia abelmosk absinthe acacia acanthus achillea achimenes achira adobe aerides ageratum agrimonia
agrimony agueweed ailanthus akee albizia albizzia alder alecost alfalfa alfilaria alfileria algarroba alkanet allgood
allspice almond alocasia althaea althea alumbloom alumroot alyssum amaranth amarelle amatungulu amboyna ammobium
amorpha amorphophallus anchusa andelmin andromeda andryala anemone angelica angelim angelique angrecum anil anise
applemint apricot aquilege aquilegia arariba araucaria arbor arborvitae arbutus areca arere arethusa argemone argil
arishth arnica aroid arrowroot artemisia artichoke arugula arum asarabacca asclepiad ash asparagus aspen aspidistra
aster astilbe astrantia aubergine auricula avaram avens axseed ayapana azalea azedarach azederach babassu balata
balibago balsa balsamroot bamboo banana banian banksia banyan baobab barbasco barberry barilla barrenwort bartonia
basil basswood bayberry bearberry bearwood bedstraw beebalm beech beefwood beet beetleweed beetroot beggarweed begonia
belladonna bellflower bellwort belvedere benne bennet benni benny bentonite bergamot bergenia bigarade bilberry
bilimbi bilsted bimli birch bittercress bitternut bitterwood blackjack blackseed blackthorn blackwood bladderpod
bladderwort blaeberry bletia blinks blolly bloodleaf bloodroot bloodwort bloomer blowball blueberry bluebottle
bluegrass bluestem blueweed bocconia bole bonduc boneset bonsai booyong borage borecole bosk botany bourtree boxthorn
boxwood brassavola brazilwood breadfruit breadroot breakax breakaxe breakstone briar brier brierpatch brinjal
bristlegrass broccoli brome bromegrass broomcorn broomweed browallia browse brush brushwood bryanthus buckeye
buckthorn buckwheat buddleia bugleweed bugloss bullace bunchberry bunchgrass burdock burgrass bush butterbur buttercup
butterflower butternut butterweed butterwort buttonwood cacao caimitillo caimito calaba calabash calabura caladenia
caladium calamint calamus calanthe calceolaria calendula caliche calisaya calla calliandra calliopsis caltrop calypso
camachile camelia camellia camomile campanula campeachy camphorweed campion camwood canafistola canafistula cancerweed
candelilla candleberry candlenut candlewood candytuft candyweed canebrake canistel cankerweed canna cannabis caper
caprifig capsicum capulin caracolito caragana carambola caranda caranday caraway cardamom cardamon cardoon carissa
carnation carnauba carob carpenteria carrizo carrot casava cascarilla cashew cassia cassie casuarina catalpa
catananche catchfly catchweed catclaw catechu catgut catmint catnip cattleya cauliflower cayenne cedar ceibo celandine
celeriac celery celtuce centaury cereal chadlock chaenactis chafeweed chaffweed chamomile chanal chanar chaparral
chard charlock chatterbox chaulmoogra chaulmugra cheat cheatgrass checkerberry checkerbloom cheeseflower cherimoya
cherry chervil chess chestnut chickpea chickweed chicory chicot chiggerflower chinaberry chinchona chinquapin
chittamwood chittimwood chokecherry cilantro cinchona cineraria cinnamon cinquefoil cirio citrange clammyweed clary
clay cleavers clementine cleome clianthus clivers clocks clotbur clove clover cloveroot clunch clusia coachwhip cobnut
coca cocklebur cockscomb cocksfoot cockspur coco cocobolo coelogyne coffeeberry cohune cole coleus colewort collard
coloradillo coltsfoot columbine columbo columnea colza comfrey commelina conacaste coneflower conessi conifer coolwart
coppice copse coracan corakan coralbells coralberry coralroot coralwood coralwort corchorus cordgrass coreopsis
coriander corkwood corn cornel cornflower coronilla corozo corydalis cosmea costmary costusroot cotoneaster cottonweed
cottonwood courbaril coville cowage cowberry cowherb cowpea cowslip coyol crabapple crabgrass crackerberry crampbark
cranberry cranesbill crazyweed creamcups creashak cress crinkleroot crop crotalaria croton crowberry crowfoot
crownbeard crucifer cuckooflower cuckoopint cudweed cumfrey cumin cumquat cupflower currajong cyclamen cymbid
cymbidium cypre cypress cypripedia cyrilla dagame dagga dahl dahlia daikon daisy daisybush dak dallisgrass dalo
dandelion danewort dangleberry daphne darnel dasheen daub dayflower decumary deerberry delphinium dendrobium deodar
derris deutzia devilwood dhak dhal dhava dhawa diapensia digitalis dika dill dillenia dipterocarp dirt disa dita
dittany dogwood dombeya doob doura dourah draba dracontium dragonhead dropseed drypis durian durion durmast durra
durum dyeweed earthnut eglantine elderberry elecampane elkwood elm elsholtzia emmer endive epacris ephedra epidendron
erica eringo eriogonum eryngo erythrina esparcet estragon eucalypt eucalyptus everlasting farkleberry feathertop
federita feijoa felwort fennel fenugreek fescue feterita fetterbush feverfew feverroot fiddleneck filago filaree
filaria filbert fingerflower fingerroot fir fireclay firethorn fireweed flamboyant flameflower flannelbush flax
fleabane fleawort flindosa flindosy flora flower foamflower forest forestiera forsythia fothergilla foxberry foxglove
foxtail frangipani frangipanni fraxinella frijol frijole frijolillo frijolito fringepod frostweed frostwort fruitage
fuchsia fuji fumeroot fumewort fumitory furze galangal galax gallberry ganja garden gardenia garget gari gastrolobium
gaywings gazania gean geebung genip genipa genlisea gentian gentianella geranium gerardia germander gesneria gidgee
gillyflower ginep ginger gingko ginkgo ginseng gipsywort girasol glasswort gliricidia globeflower gnetum goatsfoot
goldcup goldenbush goldenseal goldilocks goldthread gomuti gooseberry goosefoot gopherwood gorse grama gramma
granadillo grapefruit grass gravelweed greasewood greenhood greenweed grevillea gromwell groundberry groundcover
grouseberry grove grugru guama guar guava guayule gumbo gumweed gypsyweed gypsywort hackberry hackmatack halogeton
hamelia hardheads hardinggrass hardpan hardtack harebell haricot harpulla harpullia harvest haw hawkweed hawthorn
hazel hazelnut heartleaf heartsease heath heather hediondilla hegari helianthemum helianthus heliophila helleborine
helmetflower hemp henbane henbit hepatica herb herbage hibiscus hickory hogweed holly hollygrape hollyhock honeybells
honeyflower honeypot honeysuckle horehound hornbeam horsebean horsemint horseradish horseweed hortensia houhere hovea
huamachil huckleberry huisache humus hydrangea hyssop icaco idesia ilama imbauba immortelle indigo inga inkberry inula
ironweed ironwood islay jaboncillo jaboticaba jacaranda jackfruit jagua jalapeno jamberry jambosa japonica jasmine
jellyleaf jessamine jewelweed jimsonweed jocote joewood jujube juniper jupati jupaty kaffir kahikatea kail kaki
kalantas kali kalmia kalumpang kanaf kaoliang kaolin kaoline kapok kapuka kauri kaury kawaka kelpwort kenaf keteleeria
ketembilla keurboom kiaat kingcup kingwood kino kitambilla kitembilla kittul kitul knapweed kniphofia knotgrass
kohlrabi kola konini kowhai krigia krubi kumquat kurakkan kurchee kurchi kurrajong kweek lacebark lacepod laelia
lambkill lancewood langsat langset larch larkspur latanier laterite lauhala laurel laurelwood lavender leadplant
leadwort leatherleaf leatherwood legume lemanderin lemongrass lemonwood lentisk leopardbane lepidobotrys lettuce
leucothoe lichee licorice lightwood lilac ling lingberry lingenberry lingonberry liparis liquidambar liquorice litchi
livelong liverleaf loam loasa lobelia locoweed lodgepole loess logwood lomatia longan longanberry longroot lontar
loosestrife loquat lovage lucerne lungen lychnis lyreflower macadamia macamba madake madnep madrona madrono madwort
magnolia mahagua mahoe mahuang maikoa maize majagua makomako malanga maleberry mallee mallow malope mamey mammee
mamoncillo mandarin mandioc mandioca mandrake manglietia mango mangold mangosteen mangrove manzanita maple marang
maranta marasca maravilla marblewood margosa marguerite marigold marihuana marijuana marjoram marl marlberry marri
martynia marum marumi marupa masdevallia masterwort matai matchbush matchweed maxillaria mayapple mayeng mayhaw
mayweed mazzard meadowgrass mealberry medic medick medlar mei melosa mesquit mesquite metasequoia mezereon midgrass
mignonette milfoil milkweed milkwort millet millettia milo miltomate mimosa minniebush mirasol miro mistflower
miterwort mitrewort mockernut molle mombin monarda moneywort monkeypod moorwort moosewood morello motherwort mould
msasa mucuna mud mugwort mulberry mullein multiflora mum mung munj munja muskwood mustard mutisia myrobalan myrtle
naboom nagami nagi nakedwood napa naranjilla nasturtium nectarine needlebush needlewood neem nemophila nephthytis
nerveroot nierembergia nigella nimblewill nitweed nutmeg oak oat obeche obechi oca ocotillo odontoglossum okra
oleaster olive ombu oncidium opepe orach orache orchard orchid orchis oregano origanum orpin orpine osier othonna
owlclaws oxalis oxheart oxlip pachouli pachysandra padauk padouk paeony pahautea paigle pakchoi palas palmetto palmyra
paloverde pandanus pansy papaia papaw papaya papooseroot paprika parsley parsnip parterre paspalum pasturage patchouli
patchouly pavonia pawpaw peach peachwood peanut pearlweed pearlwort pecan pedwood peepul pellitory pennyroyal peony
peperomia pepper pepperidge peppermint pepperwood pepperwort periwinkle persimmon petunia phacelia phaius phalsa
philadelphus phlomis phlox physostegia pia pichi pignut pigweed pilewort pimento pimiento pimpernel pine pineapple
pineweed pinon pinwheel pinyon pipal pipeclay pipsissewa pipul pistachio pitanga pixy plantain platan pleurothallis
plum plumbago plumcot podocarp podsol podzol pogonia poinciana poinsettia poke pokeweed polemonium pollard polyanthus
pomegranate pomelo ponderosa poon popcorn poplar poppy portulaca possumwood primrose primula princewood privet protea
psyllium pteropogon puccoon puckerbush puka pulasan pulassan pummelo pungapung purau purslane pussley pussly pussytoes
puttyroot pyracanth pyrethrum pyrola pyxie quackgrass quandang quandong quassia quercitron quince quira rabbiteye
rabbitweed raetam ragee ragi rainforest rambotan rambutan ramee ramie ramona ramontchi rampion rangpur rape rattan
rattlebox rauvolfia rauwolfia redberry redbrush redbud redroot reed regosol regur reseda restharrow retem rhodanthe
rhododendron ribbonwood ribgrass ribwort rice ricegrass richweed rimu roble rockcress rockery rockfoil rockrose
rooibos ropebark roquette roridula rose rosebay rosebush roselle rosemary rosewood rosilla rosinweed rosita rowan
rozelle ruddles rue rupturewort rye ryegrass sabicu safflower sagebrush sainfoin salai salal sallow salmwood
salpiglossis salsify saltbush saltwort salvia saman samba samphire sand sandberry sandbur sandspur sandwort sanfoin
sang sanicle sapling sapodilla sapote sassafras satinleaf satinpod satinwood satsuma savory sawwort saxifrage scabiosa
scabious schizanthus schizopetalon scoke scorpionweed scorzonera screwbean scrub sedum selva senega senna serviceberry
sesame sesbania shadblow shadbush shaddock shadflower shagbark shallon shallu shamrock shawny shellbark shellflower
shinleaf shittah shittim shittimwood shortgrass shortia shrub shrubbery shrublet shumac sicklepod silene silkgrass
silkweed silkwood silt silverberry silverbush silversword silverweed simal simple siris sisham sissoo sissu skunkbush
skunkweed slipperwort sloe smilo smoothbark snag snailflower snakeroot snakeweed snakewood snapdragon sneezeweed
sneezewort snowbell snowdrop soapberry soapweed soapwort sobralia soil soja sorgho sorghum sorgo sorrel souari soursop
sourwood southernwood sowbane sowbread soy soya soybean sparkleberry spathiphyllum spearmint speedwell spelt
spiceberry spicebush spiderflower spiderwort spinach spindleberry spinney spiraea spirea spoonflower spruce spurge
squawbush squawroot staggerbush stanhopea stapelia starwort statice stelis stephanotis sterculia stevia sticktight
stickweed stitchwort stonecress stonecrop stoneroot storksbill strawflower streptocarpus stringybark strophanthus
styrax subshrub subsoil succory suffrutex sugarberry sugarcane sugi suksdorfia sulla sumac sumach sundew sundrops
sunflower sunrose swallowwort swanflower swanneck sweetbriar sweetbrier sweetleaf sweetsop sycamore syringa tacamahac
tagasaste tailwort talipot tallgrass tamarack tamarillo tamarind tamarindo tamarisk tanekaha tangelo tangerine
tanglebush tangor tannia tansy tare taro tarragon tarweed tarwood teaberry teak teasel teasle teazel teff tendergreen
terebinth tetterwort thicket thimbleweed thoroughwort thrift throatwort thyme tickseed tickweed tidytips till timothy
tipu tithonia titi toadflax toetoe toitoi tollon tomatillo tongueflower toothwort topiary topsoil tornillo totara
toyon tree treelet trefoil trifoliata tritoma trumpets trumpetwood tuberose tumbleweed tung tupelo turmeric turnip
turreae tutsan twayblade twinberry twinflower twistwood umbellifer umbrellawort underbrush undergrowth undershrub
undersoil underwood ursinia valerian vanda vanilla vegetation velvetleaf velvetweed verbena verdolagas vernonia
veronica vervain vetch vinegarweed viola violet wahoo waldmeister wallflower wandflower waratah wartweed wartwort
wasabi watercress waterleaf waxberry waxflower waxmallow weigela weld wheat wheatgrass whin whinberry whitecup
whitethorn whitlavia whitlowwort whortleberry wickup wicopy wiesenboden willow willowherb windflower wineberry
wingstem winterberry wintergreen witchgrass witloof woad woadwaxen wood woodbine woodlet woodruff woods woodwaxen
wormseed wormwood wort xeranthemum xylosma yacca yardgrass yarrow yautia yellowwood yew yucca zaman zamang zebrawood
zinnia zoysia`,
  },
  {
    role: 'kind',
    classes: classesOf.jewellery,
    roots: 'jewelry.1 gem.1 precious_metal.1 timepiece.1',
    words: `
armilla bangle bead bijou bling bracelet breastpin broach brooch bullion chronograph chronometer clepsydra clock
cufflink diamond eardrop earring emerald gem gold horologe hourglass jewel jewellery jewelry necklace pearl pin ruby
sandglass sapphire scarfpin silver solitaire sparkler stickpin stopwatch strand sundial ticker tiepin timepiece timer
treasure watch wristwatch`,
  },
  {
    role: 'theme',
    classes: classesOf.media,
    roots:
      'publication.1 writing.2 work.2 performance.1 show.1 show.3 art.1 picture.1 broadcasting.1 literary_composition.1 story.1 news.1 entertainment.1 dance.1',
    words: `
abdication abecedarius above abstractionism acatalectic acquittance acrostic act adaptation addendum aerogram
aerogramme affidavit allegory almanac amnesty amusement anaglyph analecta analects annals annual anthology anticlimax
antistrophe apologue appendix aquatint archives arraignment art aside assignment assize atlas authorisation
authorization autograph baedeker ballad ballade ballet ballot ban beguilement bestiary bestseller bill billet
bimonthly bitmap biweekly blog bond book booklet bowdlerisation bowdlerization bowing brevet breviary brief
broadcasting brochure bucolic burlesque cabaret cabinetwork cachet cakewalk cameo cancan caning cantillation canto
canvas capitulation caroling carving catalectic catalog catechism certificate certiorari chanting chapter charter
check cheque chiaroscuro chinoiserie chit choreography chrestomathy cinquefoil circus cityscape clause clerihew
cliffhanger clipping coda codex codicil collage colorcast colourcast compendium compilation concert concession
concordat constitution consuetudinal consuetudinary contract conveyance cookbook copperplate copybook copyright
correction couplet coupon covenant credential credentials critique crooning crosshead crossheading cryptogram
cryptograph cue curiosa cut cyberart cyclopaedia cyclopedia cyclorama dance dateline debenture debunking decasyllable
decoupage decree deductible deed demonstration devise diaglyph dialog dialogue diary dictionary digest diorama diploma
diptych directory display disquisition dissertation dissolve dithyramb divestiture diwan docudrama document
documentary doggerel draft drama dropline duologue dystopia echogram eclogue edict editing edition edutainment elegy
embossment enchiridion encore encyclical encyclopaedia encyclopedia enfeoffment engraving enjoining enjoinment
entertainment envoi ephemeris epic epigraph epilog epilogue episode epistle epitaph epithalamium epos erasure
escalator escrow essay estimation etching evangel excerpt excerption excision exhibition exordium extemporisation
extemporization extra extravaganza fable fair fairytale fascicle fascicule fatwah fiat fiction fictionalisation
fictionalization film finale flashback floorshow florilegium folder folktale follies followup foreword formulary
fountainhead franchise fresco funfair garnishment gazetteer gem giro gloss glossary glossy glyph glyptics glyptography
gouache graphic graphics grimoire grisaille grotesque guide guidebook hagiology haiku halftone handbook handcraft
handicraft handiwork handwork harmonisation harmonization header heading headline heliogravure herm heroic hexameter
historiography histrionics holograph hornbook horseshow humming hymnal hymnary hymnbook hymnody hypercatalectic
hypertext iambic icon iconography idyl ikon impeachment inclosure indent indenture indictment infotainment injunction
inscription insert inset instalment instructions intaglio interdict interdiction introduction invitation invite
invoice ironwork itinerary jingle joinery journal judgement juggle juggling karaoke kite kitsch lacework lacquerware
latest law lay lease leatherwork lede legend legerdemain letter lettering libretto license limerick linecut linocut
lipogram literature lithoglyptics lithograph lucubration lyric mackle mag magazine mandamus mandate manga manifest
mantra manual manuscript masterpiece matinee metalwork mezuza mezuzah mezzotint militainment millwork miniature
miscellany misquotation misquote missal missive modeling modernism monochrome monograph monotype montage monthly
mosaic movie muniments mural musical myth narration narrative news newsreel nightlife note novel novelette novella
nude nullity obbligato obligato octameter octosyllable ode omnibus onomasticon openwork option overappraisal overdraft
overestimate overestimation overprint overvaluation pact painting palimpsest pamphlet panorama paper papers parable
paragraph paraphrase paraphrasis passport pastiche pastoral patent paycheck peepshow pentameter pentimento performance
periodical permit peroration pharmacopeia phonebook photogravure photolithograph photomontage pianism pic pickup
pictorial picture plagiarism platform play playbook playing playlet playscript plot poem pointillism polychrome
portrait postmodernism potboiler pragmatic prayerbook preamble preface prelims premiere presentation prestidigitation
primer primitivism print probate programma prohibition prolegomenon prologue prolusion prompt promptbook prompting
proscription prospectus prothalamion prothalamium proxy psalm psalmody publication put quarterly quatrain
questionnaire quitclaim quotation quote rave read recapitulation recasting recital recitation reckoner redaction
redraft reinterpretation reissue relievo rendering rendition reorder rephrasing report reprint reprinting
republication rerun rescript resignation resolution return review revisal revise revising revue rewording rewrite
rewriting rhyme rilievo roadbook rodeo rondeau rondel rondelet roundel saga scat scenario schoolbook screamer screed
screenplay scrimshaw scrip script scroll sculpture seascape section semimonthly semiweekly sequel serial serigraph
share shirttail show showing showstopper sideshow silents silkscreen silverwork singalong singing sitcom solfege
solfeggio soliloquy solmization songbook sonnet sonogram spectacular speller spiccato stabile stanza statue statute
stephead stopper stopping story storybook storyline streamer striptease strophe subcontract subhead subheading
subpoena subtitle summons superscription supplement sura surprint sutra synthetism tab tale talkie tanka tantra
tearjerker telefilm testament tetralogy tetrameter text textbook thanatopsis thaumaturgy theatrical thesaurus thriller
ticket tidings title tome toon transcript travelog travelogue treasure treatise treaty triptych tushery twofer
typescript ukase unabridged variorum vaudeville vermiculation verse versicle versification viewgraph vocabulary
vocalizing voucher warhorse warrant watercolor waterscape weekly wellspring whodunit wickerwork woodcarving woodcut
woodwork wordbook wordfinder work workbook workpiece writ writing yearbook yearly yodeling`,
  },
  {
    role: 'kind',
    classes: classesOf.telecommunication,
    roots: 'telecommunication.1 message.2 communication_system.1 telephone.1 transmission.1 network.1 medium.1',
    words: `
abetment abettal abracadabra abridgement abridgment absurdity absurdness acceptation acclaim acclamation accommodation
accounting accusal accusation acknowledgement acknowledgment acrostic adieu adios admonishment admonition adulation
advancement advert advertisement advertising advertizement advertizing advertorial advice advisory affidavit
affirmation affirmative agendum agitprop agreement album alibi allegation allegement allusion aloha alphabet
alphanumerics amphigory animadversion annotation announcement answer antinomy apercu apologia apology applause
applesauce application approbation arcanum arrivederci aside aspersion assassination assertion asseveration assize
assumption attestation averment avouchment avowal babble babbling backchat badinage balderdash ballyhoo baloney
banality banns banter banzai barb bargain basics bastardization bayat befooling belittling berating betrothal
bibliography bilgewater billingsgate biquadratic blacklist blackwash blame blandishment blarney blasphemy blather
blatherskite blowback bluff blurb boloney bosh bravo brickbat broadsheet broadside bromide bulletin bullshit buncombe
bunkum burlesque buzzword bye bylaw cabala cabbala cabbalah cajolery calendar call calumniation calumny canard canon
cant capitulation caricature carping carte cartoon castigation catalog catalogue cavil cellphone celluloid censure
certification characterisation characterization charge chastening checklist cheer cheering cheerio chickenshit chiding
ciao cinema circular circumlocution cite claim clapping clarification classified cliche cloture coaxing cobblers codex
codswallop commemoration commendation comment commentary commercial commination commonplace communique compendium
compliment compliments concession concordat condemnation condolence confession congratulations connivance connotation
consent conspectus conspiracy construal content contention contents contract contumely conundrum converse corker
corrigenda corrigendum corroboration counseling counselling countercharge counteroffer counterplea counterproposal
countersign covenant crap credit credits criticism crock crux curriculum cynosure daily database deception declaration
defamation definition delineation demand demodulation demonisation demonization demurrer denial denigration denotatum
depiction derision derivation deriving derogation description designatum despatch details determent deterrence
detraction dibs dictate dictum dig digression directive disaffirmation disambiguation disapprobation discography
discouragement discourtesy disheartenment disinformation disparagement dispatch disrespect dissembling dissuasion
divagation divination docket documentation dogshit doublespeak drivel drollery drool duplicity earful eclat edict
eisegesis elucidation encomium encouragement endorsement entente enumeration epanodos epithet equation equivocation
erratum escrow esoterica estoppel etiquette etymologizing eulogium eulogy evasion exclusive exculpation excursus
excuse exegesis exhibit explanandum explanans explanation explicandum explication exposition expounding extenuation
extolment extropy fable fabrication fact factoid fairytale falsehood falsity farewell faultfinding feedback feigning
festschrift fib filing film fingerpointing flack flak flattery fleer flummery flyer folderol folktale footnote
forecast forecasting foretelling format formatting formula fortunetelling forwarding fosterage fostering franchise
fraudulence fulsomeness funnies funniness funny furtherance gabble gag gambit gazette gen gibber gibberish gibe gist
gloss glossy goading goodby goodbye greeting grievance guarantee guess guff guidance guideline guillotine handbill
handclap handclasp handout handset handshake handshaking hedging hello hint hogwash hokum hooey hoopla hooray
horoscope horseshit hospitality howdy howler hullo humbug humor humour hurrah hype hypocrisy hypothesis ijtihad
imbroglio impersonation impertinence imprimatur impudence imputation incitement incoherence incoherency incrimination
inculpation indenture index indicant indicator indorsement info infomercial information informercial ingathering
inhospitality initialisation initialization innuendo insertion insinuation insistence insisting instigation
instruction insult intension intent intercom interdict interpellation interphone interpolation intimation invective
inventory ipsedixitism irony jabber jabbering jabberwocky jactitation jape jeer jeering jest jibe jocosity jocularity
joke journalism justification kabala kabbala kabbalah keynote koan kudos lallation lampoon latest lease leave leer
lemma libel lie lineup list listing literal litotes lodgement lodgment logbook mag magazine mailing malaprop
malapropism malignment manifesto markup masthead material meaning meaninglessness medium meiosis memorial mention menu
message meteorology misconstrual misconstruction misdirection misinformation misprint misreading misstatement
mistaking misunderstanding mockery monition moral moralisation moralization moralizing mot multiplex mummery mystifier
mythologisation mythologization names narration narrative necrology negation network news newsbreak newscast newsflash
newsletter newspaper newssheet nonsense nonsensicality notice nuance numbering obit obituary objurgation obloquy offer
offering okay okeh okey oracle ordinance outline ovation overbid overcall overstatement overtone overture overview
pablum pact paean palaver panegyric pap paradox parody parole paronomasia pasquinade passport password pax pean
permission persiflage petition philosophizing phone photojournalism phylactery piffle pinning plaint platitude plaudit
plaudits playbill playlist plea pleading ploy poppycock popularisation popularization portrait portraiture portrayal
posit posting postscript postulate postulation praise preachification precept precis precondition predication preempt
premise premiss prescript prescription press pretext prevarication preview prevue primitive proclamation prod prodding
professing proffer prognosis prognostication programme promise promo promotion promulgation pronouncement
pronunciamento propaganda prophecy proposal proposition prospectus protestation protocol provision proviso publicity
puffery pun punctilio pungency punning purism purport putoff puzzle puzzler qabala qabalah quadratic question queue
quibble quiddity quip quotation racecard radio radiophone radiophotography radiotelegraph radiotelegraphy
radiotelephone radiotelephony raillery rap ratiocination readout reaffirmation reason reassertion rebuke rebus
rebuttal rebutter recap receipt reception recipe recommendation recrimination redefinition reenforcement reference
referent referral regrets regulation rehash rejoinder remark reminder remit remitment repartee reply reportage
reporting reprehension reprimand reproach reproof reproval request requisition rescript respects restatement resume
reticulum retrospection revilement ribaldry riddle ridicule ridiculousness rigamarole rigmarole ringing roll roster
rota rotogravure rubric rudiments rundown sally salutation salute samizdat sanction sarcasm satire sayonara schedule
schmegegge scoff scoffing scolding scorecard scurrility secret sendup sensationalism sense shaft shahadah shit
shitlist shmegegge shocker shortlist shouting sidesplitter signification signified simplification simplism skinny
skulduggery skullduggery slander slating slickness slur smarm smear sneer solicitation speakerphone spec special
specification speculation spoof spoonerism sportscast spur spurring squelch squelcher statement static steer stinger
stipulation stopper story stricture strings stuffer stultification stumper subcontract subdirectory subject submenu
submission subornation subsumption subterfuge subtlety sudoku suggestion summary summation superlative supposition
surmisal surmise surrebuttal surrebutter surrejoinder survey syllabus symbolisation symbolization synopsis tab tabloid
tabulation takedown takeout tale taradiddle tarradiddle tautology tearjerker tefillin telecasting telecom telegraphy
telephone telephony telephotography television testimonial testimony thanks theme theorem thesis throwaway tidings
timetable tommyrot topic tosh toughie traducement trailer transmission transmittal transmitting travesty treaty
tribute trickery tripe troth truism trumpery twaddle twist twofer typo ultimatum unction understatement universal
untruth upbraiding update urging vehicle version vilification visa vitriol vituperation voicemail vow waggery
waggishness warning warranty watchword waybill whopper wigging wireless wisecrack wit witticism wittiness wordnet
wordplay wow yea yes zinger`,
  },
  {
    role: 'kind',
    classes: classesOf.finance,
    roots:
      'money.1 fund.1 assets.1 payment.1 insurance.1 security.4 finance.1 tax.1 income.1 loan.1 cost.1 currency.1 financial_institution.1 investment.2 property.1',
    words: `
acquirer acres agio agiotage airfare alimony allocation allotment allowance amends amenities amercement amount
anchorage annuity ante apanage appanage appropriation arbitrage assets atonement backsheesh baksheesh bakshis bakshish
bank banking banknote bankroll barony bawbee belongings benefice benefit bet bezant bezzant bond boodle bounty
breakage bribe brokerage budget bullion bursary byzant capital capitation carfare cash cashcard cellarage centime
chantry charity chattel chickenfeed clams cleanup clobber coin coinage coinsurance collateral comforts commonage
compensation conveniences corkage corpus cost costs countryseat coverage currency customs cut damages debenture
deductible deduction defalcation demesne demurrage denier depreciation dime dinero disbursal disbursement dividend
divvy dockage dole dollar doubloon dough dower ducat earnings effects eightpence emolument entail equity escheat
estate exchequer excise expense expiation extortion farmstead farthing fee feoff fief finance finances financing fine
fisc fivepence fiver float floatation flotation forfeit forfeiture fortune found foundation fourpence freehold
freightage fund funding funds gamble gelt giro glebe gold goodwill gratuity greenback groat gross grubstake guaranty
guerdon guinea hacienda halfpenny hedgefund hedging heirloom hereditament hoard homestead honorarium immovable impost
income indemnification infrastructure installment insurance insurer intangible investing investment jackpot jointure
kale keep kickback kitty land landholding lease leasehold letting lettuce leveraging lien lighterage linage livelihood
loan lockage lolly loot lucre markup medallion meed megabucks mintage money moolah moorage mortgage mortmain movable
mulct ninepence octroi offset orangery overage overcharge overcompensation overhead overpayment palimony patrimony
pavage pawn pay payback payment payoff payola paysheet peanuts pelf penny pension perk perquisite personalty pipage
pittance plantation pledge pocketbook portage porterage postage poundage pourboire prebend premium proceeds profit
profits property pyramid quayage quid quittance ransom ratables rate rateables rates reallocation realty rebate
receipts receivables recompense redress refresher refund reimbursement reinsurance remitment remittal remittance
remuneration rent rental rente reparation requital reserve residual resource restitution retainer retribution revenue
reversion riches royalty salary sales salvage savings scrip seigneury seigniorage seigniory share shareholding shekels
shinplaster signory silver simoleons sinecure sixpence slice smallholding solidus sou specie spirituality spiritualty
stake stakes stash stater sterling stipend stock stockholding stockholdings stockpile stowage sublease sublet
subscription subsidisation subsidization subsistence subtreasury sum superannuation supertax surcharge surtax swag
take takings tankage tanner tare tariff tax taxation temporality temporalty tenner tenpence terms things threepence
till toll tonnage tontine tranche treasure treasury trove truckage trust tuition tunnage tuppence twopence undercharge
underpayment usury valuable venture vigorish wage wampum wharfage wherewithal winnings`,
  },
  {
    role: 'kind',
    classes: classesOf.business,
    roots:
      'commerce.1 transaction.1 selling.1 advertising.1 management.1 employment.1 work.1 occupation.1 publicity.1 business.1 marketing.1 market.1',
    words: `
ablution academicianship accountancy accountantship accounting accreditation acidimetry actinotherapy acupressure
acupuncture administration administrivia admiralty adventure advert advertisement advertising advertizement
advertizing advertorial aerobics aftercare agribusiness agriculture airline alkalimetry allopathy ambassadorship
amortisation amortization analogy analysis anointing anointment anticoagulation antipyresis apheresis apiculture
apostleship apprenticeship aquaculture aquiculture arbitrage arboriculture argosy aromatherapy assignment
associateship attorneyship auction autogenics automaker autopsy autosexing babbitting babysitting bailiffship bailment
ballottement ballyhoo bandaging banking baronetage barratry barter basketry bath bathing beekeeping behalf berth
bioremediation birdnesting bishopry biz bloodletting blurb bodybuilding bodywork bookbinding booking bookkeeping
bootlegging boring bottler brainwashing brewing bricklaying broadsheet broadside brushing business busywork butchering
butchery cabinetmaking cabinetry cabinetwork cabotage cadetship calisthenics calling callisthenics campaign
campaigning canalisation canalization candidacy candidature captaincy captainship cardinalate cardinalship care career
carmaker carpentry cartage carting casework catechesis catering celioscopy census certification chairmanship
chancellorship channelisation channelization chaplaincy chaplainship checkout checkup chemotherapy chieftaincy
chieftainship chiropractic chlorination chore chrysotherapy cinch circular circularisation circularization classified
classwork clean clemency clerking clerkship cloning clyster coaching cobbling colonic colonoscopy colorimetry combing
commandership commandery commerce commercial commercialism commissioning comparing comparison comptrollership
conditioner conducting conge conglomerate consulship consumerism contrast controllership conveyancing conveying
copartnership corp corporation corvee costing councillorship councilorship counsellorship counselorship count
countdown counting coursework couture craft crapshoot crocheting crop crusade culdoscopy cultivation cupping curacy
curatorship custodianship dairying dating daubing dawah deal dealership dealing deanery deanship deerstalking
defibrillation defrayal defrayment delegating deputation detecting detoxification devolution devolvement dialysis
diathermy difficulty digitalisation digitalization directorship disbursal disbursement discipleship dishwashing
disinfection dispensation doddle donkeywork doubling douche downtick drafting dressmaking drilling drudgery drugging
dumping duty ecotourism editorship effleurage eldership electioneering electroshock electrotherapy elevated emirate
employ employment empowerment endeavor endeavour endorsement endoscopy enema engineering enterprise enumeration
escapade evasion examination exercise exercising exertion expending experiment experimentation exportation exporting
expressage extradition eyedrop facial farming feminism ferry ferrying finance financing firm floatation flooding
floriculture flotation flyer fomentation foremanship forensics freightage fruitage fumigation funding funicular gamble
gardening gastroscopy generalcy generalship gonioscopy governorship grappling guidance gunrunning hackwork
haemodialysis haircare hairdressing hairweaving handbill handicraft handling handstand harvest hauling hawking
haymaking headmastership headmistressship headship healthcare heliotherapy hemodialysis homemaking homeopathy homework
homoeopathy hoopla horticulture hospice hospitalisation housekeeping housewifery housework husbandry hustings
hydropathy hydroponics hydrotherapy hype hypercoaster hypnoanalysis hypnopedia hypnotherapy hysteroscopy immunotherapy
importation importing incubation inculcation indoctrination indorsement infomercial informercial ingraining inquest
insemination inspection inspectorship instilling instructorship internship inunction investigating investigation
investing investment invigilation iontophoresis iontotherapy ironing isometrics job jogging joinery judgeship
keratoscopy khanate knitting labor landscaping laundering lavage lavation lectureship lecturing legateship legation
legislatorship lesson leveraging librarianship lieu lieutenancy lifework likening livery logging logrolling
lubrication lumbering magistracy magistrature management managership manicure manufacture manufacturer marathon market
marketing marketplace marshalship massage mastership maternalism mayoralty meatpacking medical medicine mercantilism
merchandising mercy messiahship metier metro microscopy mikvah mining misconduct miscount mismanagement moderatorship
monoculture monopoly monopsony monorail musclebuilding naprapathy narcotraffic naturopathy necropsy needlecraft
needlework netting neuromarketing newspaper newspapering nightwork nonprofit nosecount numeration nursing nurturance
occupation oculism oligopoly operation operations ophthalmoscopy orthoptics osteoclasis osteopathy outlay output
overexertion overkill overlordship overproduction overrun oversight overwork overworking packaging palpation
pandiculation paperhanging papering papermaking paperwork partnership pastorate pastorship pavage payment peasanthood
pedagogy peddling pedicure petrissage pheresis phlebotomy phonics phototherapy physiatrics physiotherapy phytotherapy
picking picnic piecework pilotage piloting plasmapheresis plastering plateletpheresis plating plodding ploughing
plowing plumbery plumbing polarography polishing post postmortem praetorship precentorship preceptorship predation
prefecture prelacy prelature premiership prep prepayment presidentship preview prevue primateship principalship
printing priorship procedure processor proconsulate proconsulship proctorship proctoscopy profession professorship
project promo promotion protectorship psychoanalysis publication publicity publicizing publisher publishing pushover
pushup pyrotechnics pyrotechny quarrying quitclaim rabbinate racket radiotherapy rail railroad railway ranching ransom
reassignment recount rectorate rectorship reexamination reflexology reform relegating relegation rental renting
reorganisation reorganization repayment republication republishing resale research residency resurvey retail retailing
rhinoscopy risk role roofing roping roundup rubdown rulership sailing sainthood sale scan scatology schooling
schoolwork screwup scrutiny scumble seafaring search secondment secretaryship secularisation secularization sedation
seigneury seigniory sell selling senatorship serialisation serialization sericulture service services sewing shakeup
shampoo shiatsu shingling shining shipping shitwork shoemaking shoeshine shower sigmoidoscopy simony sinecure skincare
sleuthing smuggling soak solicitorship spadework spatter spattering speakership specialism specialization spectrometry
spectroscopy spending spinning splashing splattering spoonfeeding sport spying squat squatting stakeout stalking stead
steering stewardship stitching stowing straddle straining studentship study stuffer stumping stylostixis subbing
substituting subway sumo supererogation superintendence supervising supervision surveillance survey suturing swap swop
syndication tailoring tapotement task tatting teachership teaching telecommerce telecommuting telemarketing
teleselling teleworking tending testing thaneship therapy thermogravimetry thermotherapy throwaway tiling tillage
tilling timework tinning titration toil tolerance toleration tourism touristry trade trading trailer transaction
transference travail treasurership treatment tribuneship truckage trucking trusteeship tsuris tutelage tutorship
typography underground underpayment underperformer underproduction undertaking unitisation unitization unloading
upholstery uptick uranalysis urinalysis vending vendition vendue venesection venture viceroyship viniculture
viticulture viziership vocation wardenship wardership wash washing washup waxing weaving weightlift weightlifting
wholesale winemaking wiretap wiring woodworking work workload workout wrestle wrestling yield`,
  },
  {
    role: 'trade',
    classes: classesOf.all,
    roots: 'mercantile_establishment.1 place_of_business.1 enterprise.2 institution.1 organization.1 merchant.1 service.1',
    words: `
academy agency alignment ally army artillery association authorities band bank bastion battalion battery bazaar bloc
board branch brigade brokerage bureau business cadre casino cavalry charity choir church circus club coalition
collective combo command commissary commission committee commonwealth company confederacy cooperative corporation
corps council country crew cult dealer delegation denomination department dive division draper drugstore empire enemy
ensemble enterprise expedition family fellowship firm fishmonger fishwife florist foundation fraternity gang
government grocer grocery haberdashery hawker headquarters hierarchy highschool honkytonk household huckster industry
infantry institute institution instrumentality joint kindergarten league legion majors manpower manufacturer
marketplace men mercer merchant metro military militia mission musketry nation navy newspaper nightclub office
orchestra organization outfit outlet palace partnership party patrol peddler personnel pharmacy picket platoon police
posse processor publisher rail railroad railway rearguard regime regiment reserves retailer school sect seminary
service shop shopkeeper soldiery sorority squad squadron staff store storekeeper subcommittee subway supermarket
syndicate team trader tradesman troop troops troupe union utility vanguard vendor`,
  },
  {
    role: 'audience',
    classes: classesOf.all,
    roots:
      'worker.1 professional.1 expert.1 leader.1 adult.1 juvenile.1 relative.1 customer.1 learner.1 traveler.1 skilled_worker.1 health_professional.1',
    words: `
academic accomplice acolyte administrator adolescent adonis adult advisor aggressor aide alien ambassador analyst
ancestor antecedent apothecary appointee appraiser archbishop artilleryman artisan assessor assistant attendant
attorney aunt auxiliary babe baby bachelor barkeep bartender bather beadle bearer beau belle bellhop bishop blacksmith
bluestocking boatswain bobbysoxer boss bricklayer bride bridegroom brigadier brother bum busboy butler buyer caller
candidate capitalist captain cardinal carpenter carrier cavalryman celebrity chairman chambermaid chief chieftain
child chiropractor churchman clergyman cleric clerk coach colonel commander commando commentator commie commissioner
communist commuter companion confessor congressman connoisseur conservative consultant conveyor cook coquette coroner
corporal counsel counselor courier courtier cousin cowboy cowhand cowpuncher craftsman critic crone customer cyclist
dad daddy dame daughter deacon dean decorator demagogue demonstrator dentist deportee descendant descendent designer
diagnostician dignitary diplomat director doctor drover duke earl editor educator elder electrotherapist employee
employer engraver evangelist executive expert extern father fieldhand fisher fisherman fixer flapper forefather
foreigner foreman gallant gamin gardener general gentleman geographer girl girlfriend gospeler governess governor
grandchild grandfather grandma grandmother grandparent granny graybeard grownup guest guide gunner guru guy
gynecologist handyman headmaster healer helper herald hero homesteader horseman host hostess hotelman hotshot
housewife hunter husband immigrant infant infantryman instructor interne intruder invader jimdandy jimhickey jockey
judge jurist juror kid knight laborer lackey lady lasher lawyer leader learner lecturer legislator liberal librarian
lieutenant logger longshoreman luminary machinist madam magistrate maid maiden mailman major mama mamma man manager
manservant mantrap marksman masseur mate matriarch matron mayor mechanic messenger miner minister minor miss
missionary mistress moderate mommy mortician mother mover naprapath naturopath navigator nephew newcomer newsboy niece
noncom nondriver notable nurse observer officer official offspring oldster operagoer orderly ordinary orphan outsider
overnighter oyabun papa parent parson partner passenger passerby pastor pathologist patron pharmacist physician
pilgrim pilot pioneer pistoleer plasterer plumber politician pop pope porter posseman potter practitioner preacher
president priest primate prince private professional professor promulgator prosecutor prostitute prowler psychiatrist
publisher puncher pursuer quack rabbi ragamuffin rajah reactionary reader receptionist recruit redcoat refugee regular
relative repairman representative reverend reviewer rider rifleman rigger roofer sailor salesgirl saleslady salesman
schoolboy schoolmarm schoolmaster schoolmistress seafarer seaman secretary selectman senator sergeant servant settler
shepherd shopper signore sir sis sister sniper socialist soldier son sophisticate specialist spouse squire stager
statesman stepchild stepmother stiff stoic stranger subordinate superintendent superior supervisor surgeon teacher
teamster technician teenager therapist toter tourist traditionalist trainman tramp trapper traveler traveller trooper
troubleshooter tutor twin uncle underling undersecretary undertaker urchin valet vaquero vet veteran vicar virtuoso
visitor volunteer voyager waiter waitress wanderer whiz whore widow widower wife wingman wizard woman woodcarver
worker workman youngster youth`,
  },
  {
    role: 'kind',
    classes: [9, 16, 35, 41, 42],
    roots: 'education.1 course.1 study.1 school.1 teacher.1 lesson.1 discipline.1 science.1 training.1 examination.2',
    words: `
academy accidence acoustics acting adagio aerodynamics aerology aeromechanics aeromedicine aeronautics aesthetics
aetiology agrobiology agrology agronomy algebra algology algorism alienism allergology allometry anatomy
anesthesiology angelology angiology animatronics anthropology apery apologetics archaeology archeology architectonics
arithmetic arts astrobiology astrodynamics astrometry astronautics astronomy astrophysics audiology audiometry
avionics axiology bacteriology baddie bailiwick ballet ballistics behaviorism behaviourism bibliotics biochemistry
bioclimatology bioengineering bioethics biogeography biology biomedicine biometrics biometry bionics bionomics
biophysics bioremediation bioscience biostatistics biosystematics biosystematy biotech biotechnology botany bowing
brushup bugology byplay cacogenics cakewalk cancan cantillation cardiology caroling casuistry catechist catoptrics
chanting chemistry chemoimmunology chiropody choreography civics cladistics classicalism classicism classics
climatology coeducation communications comp comprehensive computing conchology conga conservatory contradance
contredanse cosmogeny cosmogony cosmography cosmology cotilion cotillion courante course crammer craniology
craniometry criminology crooning cryobiology cryogenics cryogeny cryonics cryptanalysis cryptanalytics cryptography
cryptology crystallography cybernetics cytogenetics cytology dancing decomposition deixis demography demonstrator
dendrology dentistry dermatoglyphics dermatology diachrony diagnostics dialectic dialectology didactics dietetics
discipline docent dramatics dynamics dysgenics ecclesiology ecology econometrics economics education eightsome
elective electrochemistry electromagnetics electromagnetism electronics electrostatics embryology endaemonism
endocrinology endodontia endodontics engineering entomology enzymology epidemiology epigraphy epistemology ergonomics
escapology eschatology esthetics ethnography ethnology ethology etiology etymology eudemonism eugenics euthenics exam
exobiology exodontia exodontics fandango farandole fartlek femtochemistry fetology final flamenco foetology forestry
fossilology foxtrot fresco futuristics futurology garbology gastroenterology gavotte genealogy genetics genomics
geochemistry geodesy geographics geography geology geometry geomorphology geophysics geopolitics geostrategy
geriatrics gerontology glottochronology governess grammar graphology grooming gynaecology gynecology habanera
haematology hamming harmonics harmonisation harmonization heavy hematology hemodynamics hermeneutics hero heroics
heroine herpetology highschool histology holography homiletics hoofing hornpipe hula humanities humming hydraulics
hydrodynamics hydrography hydrokinetics hydrology hydrostatics hygiene hygienics hymnody hypsography ichthyology
iconology immunochemistry immunology immunopathology impasto informatics instruction instructor instructress jitterbug
jurisprudence karaoke kinematics kinesiology kinetics lancers lepidopterology lepidoptery lesson lexicology
lexicostatistics limnology lindy linguistics lit lithology liturgics liturgiology logic longways lycee lyceum
macrobiotics macroeconomics madrasa madrasah magnetics malacology mambo mammalogy math mathematics maths mazurka
mechanics medicine metallurgy metamathematics metaphysics meteorology methodology metrics metrology microbiology
microeconomics microelectronics midwifery mime mimicry mineralogy minuet missionary modeling modelling morphology
morphophonemics morphophysiology musicology mycology myology nanotechnology nauch nautch neoclassicism neonatology
nephology nephrology neuroanatomy neurobiology neuroethics neurolinguistics neurology neurophysiology neuropsychiatry
neuropsychology neuroscience nosology nucleonics numerology obstetrics occultism oceanography oceanology odontology
ology oncology onomastics ontology oology ophthalmology optics oral ornithology orography orology orthodontia
orthodontics orthodonture orthoepy orthopaedics orthopedics osteology otolaryngology otology overacting paediatrics
painting palaeobiology palaeobotany palaeodendrology palaeoecology palaeogeography palaeogeology palaeology
palaeontology palaeopathology palaeornithology palaeozoology palaetiology paleobiology paleobotany paleoclimatology
paleodendrology paleoecology paleoethnography paleogeography paleogeology paleography paleology paleomammalogy
paleontology paleopathology paleornithology paleozoology paletiology panto pantomime pathology pavan pavane pediatrics
pedology penology performing perinatology periodontia periodontics persona personation pesantran pesantren petrology
pharmaceutics pharmacogenetics pharmacokinetics pharmacology pharmacy philology philosophy phonemics phonetics
phonology photochemistry phrenology phycology physics physiography physiology phytochemistry phytology playacting
playing pneumatics podiatry poenology poetics polytechnic pomology portrayal posology pragmatics preceptor prelim
primatology probabilism proctology propaedeutic propaedeutics prosthetics prosthodontia prosthodontics proteomics
protoarchaeology protoarcheology protohistory protology protozoology proxemics psalmody psephology psychiatry
psychodynamics psychology psychometrics psychometrika psychometry psychonomics psychopathology psychophysics
psychophysiology psychotherapy pteridology pyrrhic quadratics quadrille quadrivium quickstep quiz radiobiology
radiochemistry radiology realpolitik reenactment reflexology rehearsal resurvey retraining rheology rheumatology
rhinolaryngology rhumba ritualism robotics rocketry roleplaying rumba saraband sashay scat school schoolmarm
schoolmistress schoolteacher schottische schtick schtik science scrimmage sculpture seismology selenology semantics
semasiology seminar seminary serology shadowboxing shtick shtik silviculture singalong singing skank skit sociobiology
sociolinguistics sociology sociometry solfege solfeggio solmization soubrette spelaeology speleology spiccato statics
statistics stemmatics stemmatology stomp stopping strategics stratigraphy striptease structuralism study surgery
survey symbology systematics tactics tango tarantella tarantelle taxonomy teacher tech tectonics telerobotics
teratology terpsichore thanatology theodicy theogony theology therapeutics thermionics thermochemistry thermodynamics
thermostatics tocology topology toponomy toponymy toxicology training traumatology triangulation tribology trig
trigonometry tripos trivium tutor uranology urology valse villain virology viva vocalizing volcanology vulcanology
workshop yeshiva yeshivah yodeling yoga zoology zymology zymurgy`,
  },
  {
    role: 'kind',
    classes: classesOf.travel,
    roots: 'travel.1 journey.1 transportation.1 hotel.1 tourist.1 vacation.1 carrier.3 transportation_system.1 accommodation.4',
    words: `
aerobatics airing amble auberge ballooning bareboating boating caravansary caravanserai carrier circuit
circumnavigation commutation commute commuting constitutional crossing cruise dosshouse drifting driving errand
excursion excursionist expedition exploration flattop fleabag flophouse flying flyover flypast fording gliding hadj
haj hajj hike hiking holiday holidaymaker honeymoon hostel hostelry hotel imaret inn itineration jaunt journey
journeying joyride junket junketing khan luff meander moonwalk motel motoring nonstop odyssey outing overflight
paragliding parasailing perambulation peregrination picnic pilgrimage posthouse ramble redeye resort ride riding
roadhouse roving rubberneck safari sail sailing sailplaning saunter schlep seafaring shlep sightseer soaring sortie
spa spacefaring spaceflight stabling steerage stroll stunting tailspin telferage telpherage tour tourer tourist
transportation travel traveling travelling traversal trek trip trudge vac vacation vacay vagabondage voyage walkabout
wandering wayfaring yachting`,
  },
  {
    role: 'kind',
    classes: classesOf.hospitality,
    roots: 'restaurant.1 cooking.1 feeding.1 cook.1 bar.1',
    words: `
automat baking banqueting bar barbecuing barrelhouse barroom baster bistro braising brasserie brewpub broil broiling
browsing buttery cafe cafeteria caff chef chomp chophouse coffeehouse cook cookery cooking cooky coprophagia
coprophagy cuisine cybercafe degustation dining eatery eating engorgement estaminet feasting feeding frying gastronomy
ginmill graze grazing grill grilling grillroom lunching lunchroom munch mycophagy necrophagia necrophagy nibble
omophagia percolation poaching preserver rechauffe relishing repletion restaurant roaster roasting rotisserie saloon
salter sauteing savoring savouring scatophagy seasoner shirring simmering speakeasy steakhouse supping taproom
teahouse tearoom teashop toasting`,
  },
  {
    role: 'kind',
    classes: classesOf.energy,
    roots: 'energy.1 fuel.1 electricity.1 radiation.1 heat.1 power.1 light.1',
    words: `
anthracite aureole authorisation authority autofluorescence bioluminescence biomass bolide butane candlelight charcoal
charisma chokehold coal coke combustible control convincingness cordwood corona corporatism counterglow covalence
covalency crude daylight derv disposal duress effectiveness effectivity effectuality effectualness efficaciousness
efficacy electricity energy fireball firebrand firelight firelighter firewood fluorescence force fuel galvanism
gaslight gasohol gasolene gasoline gegenschein glowing heat hydroelectricity igniter ignitor illuminant imperium
incandescence incisiveness influence insolation interestingness interrupt irradiation irresistibility irresistibleness
jurisdiction kerosene kerosine kindling lamplight lifeblood light lighter lignite luminescence methanol microwave
moonbeam moonlight moonshine mortmain napalm newsworthiness persuasiveness petrol petroleum phosphorescence
photoelectricity piezoelectricity potency power powerfulness preponderance pressure propane puissance radiance
radiation ray resid scintillation shrillness spunk starlight stranglehold streamer sunbeam sunburst sunlight sunray
sunshine sway tentacle throttlehold tinder topicality torchlight touchwood trenchancy twilight ultraviolet valence
valency vividness`,
  },
  {
    role: 'kind',
    classes: classesOf.law,
    roots: 'law.1 legal_document.1 lawyer.1 crime.1 protection.1 safety.1 lawsuit.1 legal_action.1',
    words: `
abduction acquittance act affidavit aikido amnesty arraignment assignment assize attorney authorisation authorization
ban barratry barrister bigamy bill biopiracy biosafety blackmail bond bribery brief buccaneering bunco bunko burglary
cachet carjacking causa certiorari check cheque committal concession concordat conservancy conservation constitution
contract conveyance conveyancer counsel counterclaim countersuit covenant cozenage crime cybercrime dacoity dakoity
debenture decree deed defalcation defense devise divestiture draft edict embezzlement enfeoffment enjoining enjoinment
environmentalism escort escrow fatwah felony fiat flimflam forgery franchise fraud garnishment gip giro graft grooming
guardianship gyp harlotry heist highjack highjacking hijack hijacking holdup housebreaking hudood hudud hustle
immobilisation immobilization immunisation immunization impeachment impregnability indemnity indenture indictment
infraction infringement injunction inoculating inoculation interdict interdiction invulnerability jiujitsu judgement
judo jujitsu jujutsu karate kidnapping kite larceny law lawsuit lawyer lease legislation license locking mandamus
mandate manifest mayhem misapplication misappropriation misdemeanor misdemeanour molestation momism moot mugging
muniments ninjitsu ninjutsu nullity option overdraft overprotection overshielding pact passport paycheck peculation
perjury permit perpetration petty pickup pilferage piracy pleader plunderage pragmatic precedent preservation primping
programma prohibition proscription prosecution prosecutor prostitution protection proxy put pyramiding quitclaim
racketeering radioprotection ravishment redraft rescript return risklessness robbery rolling ruggedisation
ruggedization rustling safety scam scrip sealing secureness security sedition sensitising sensitizing serjeant share
sharia shariah shielding shoplifting solicitor statute stealing stickup subcontract subpoena swindle swiz taekwondo
taichi taichichuan testament theft thievery thieving thimblerig thuggery toilette treason treaty tutelage ukase
vaccinating vaccination variolation variolization violation warrant waterproofing whoredom writ`,
  },
  {
    role: 'kind',
    classes: [6, 7, 11, 12, 19, 37, 40],
    roots: 'construction.1 repair.1 improvement.1 installation.3 maintenance.1',
    words: `
accommodation adjustment advance anastylosis assembly betterment bricolage conservation construction coronation
crenelation crenellation darning enthronement enthronisation enthronization erecting fitting fixing gentrification
habituation improvement induction initiation investiture leveling maintenance makeover mend mending overhaul patching
quickie quicky readjustment reassembly rebuilding reclamation reconstruction recovery refabrication refinement
reforestation refreshment rehabilitation reinstatement rejuvenation renewal repair restitution restoration resurgence
resurrection resuscitation revitalisation revitalization revival revivification rustication shakedown shipbuilding
upkeep`,
  },
  {
    role: 'kind',
    classes: [8, 13, 28],
    roots: 'weapon.1 ammunition.1',
    words: `
aflatoxin airgun ammo ammunition antiaircraft arquebus assagai assegai autoloader automatic backsword banderilla
bayonet bioarm bioweapon blunderbuss bodkin boomerang botulin botulismotoxin breechloader broadsword buckshot bullet
canister cannonball carbine cartouch cartouche cartridge claymore creese crossbow culverin cutlas cutlass dagger dart
derringer dirk doodlebug dumdum epee falchion firearm firelock flamethrower flintlock fusil gat grapeshot gun hackbut
hagbut halberd handbow handgun harquebus hatchet javelin khukuri kiley kirpan knife knuckles knucks kris kylie
lachrymator lacrimator lance longbow machete matchet matchlock missile musket panga partizan pellet pistol poniard
projectile rapier revolver rifle round saber sabre sarin scattergun scimitar semiautomatic shell shiv shot shotgun
shrapnel slasher slug smoothbore soman spear spitball stiletto sword tabun teargas tomahawk trident vouge weapon
whizbang whizzbang yataghan`,
  },
  {
    role: 'kind',
    classes: classesOf.tobacco,
    roots: 'tobacco.1 smoker.2',
    words: `
baccy cheroot cigar cigaret cigarette cigarillo claro fag latakia panatela panetela panetella rappee reefer shag
smoker spliff stogie stogy tobacco`,
  },
  {
    role: 'time',
    classes: classesOf.all,
    roots: 'time_period.1 time_unit.1 point.6 season.1',
    words: `
adolescence adulthood afternoon anniversary antiquity apogee autumn birth birthday boyhood centennial century
childhood climax clocking close culmination date day daylight days daytime deadline deathbed decade duration dying
epoch era evening expiration fall festival fifties flush forties furlough generation grave heyday hitch holiday
honeymoon hour hours incipience incipiency infancy instant kickoff last leave leisure lifetime lunation maturity
microsecond midwatch millennium min minute moment month morning morrow night nighttime nineties novitiate octave
outset overtime payday period phase picnic pinpoint preseason presidency reign schooldays season sec second session
sixties span spring springtime stage start summer teens tenure termination then thirties threshold time times tomorrow
tour twenties twinkling vacation week weekday weekend while widowhood wink winter wintertime workweek year years
yesterday`,
  },
  {
    role: 'quantity',
    classes: classesOf.all,
    roots: 'unit_of_measurement.1 large_integer.1 digit.1 pair.1',
    words: `
ace acre amp atm billion bushel cent centimeter decimeter dollar dozen fifteen fifth fifty five foot four fourteen
franc furlong gal gallon gauss gee gram hundred inch kilometer liter megaton mesh meter micron mile milliampere
millidegree milligram milliliter millimeter million nine nineteen one ounce pair penny pfennig poise pound psi quart
seven six ten thirteen thirty thousand three ton trio twelve twenty two unit watt yard zero zloty`,
  },
  {
    role: 'quality',
    classes: classesOf.all,
    roots: 'quality.1 property.3 magnitude.1 speed.1 comfort.1 beauty.1',
    words: `
ability abstruseness abundance accuracy acreage adequacy advantage advisability agreement aid aimlessness airs
airspeed altruism amount analogue appeal appearance approximation aridity aspect assertiveness asset authenticity
authority avail availability awfulness backbone bad badness beauty behalf benefit better binding blatancy blemish blot
blotch boost breadth breeding brilliance brutality bulk caliber callousness candour capability capacity catch
certainty characteristic charisma charity charm circumference clarity clearness comfort compass compassion competence
complexity confines conformity conscience consistence consistency constancy control convenience corporeality
correctness correspondence corruption countenance coverage coyness crassness currency damn dash deceit decency
decorativeness decrement dedication defect deficiency deficit definition delicacy depravity depth detergency diam
diameter difference dimension diplomacy disadvantage disagreement discrepancy disguise disloyalty disposal
distinctness diversity ease eccentricity effectiveness efficacy elegance equality evil excellence excess expanse
expansiveness expression expressiveness extent fairness faith familiarity favor feasibility felicity fidelity finish
finishing firepower fitness flair focus force foresight forte fortitude freshness frontage fruitfulness function
futility gamut gap generosity givenness glamor glory good goodness grandeur granite greatness greenness gulf guts
hallmark handicap hardship harmony height helplessness homogeneity honesty horizon humanity hypervelocity hypocrisy
immediacy immensity importance impotence impotency impression inaccuracy inadequacy incompetence inconvenience
incorruptibility indefinity inequality inevitability infidelity influence innocence inscrutability insignificance
instrumentality integrity intensity irony irregularity jurisdiction justice justness lead legibility legitimacy length
lethality likelihood likeness limit limitation literalness look loveliness loyalty lucidity lure lustre magnificence
magnitude majesty majority malevolency maneuverability margin meaningfulness meanness mediocrity mercy merit minority
mobility monotony morality multiplicity mystique narrowness nationalism naturalness nature nicety nobility
nonequivalence novelty number obscurity odds oneness optimum orderliness originality orthodoxy paganism palette
parallel parallelism pathos patriotism paucity periodicity physicalness piety plenitude plenty pompousness popularity
pose potency power powerfulness precision pressure pretence pretension prettiness prevalence price privilege
productivity proficiency profitability profusion prominence proportion prudence qualification quality quantity quirk
radius raise range reach realism rectitude regularity relentlessness religion religiousness reprieve resemblance
resource resourcefulness respite restlessness reversibility rhythm richness righteousness rightness rigor romanticism
roughness ruthlessness sake sameness sanctity scar scarcity scope semblance shortage shortness shucks significance
similarity similitude simplicity sin sincerity sinfulness size smallness solidarity spaciousness spark sparkle
specialty specificity speed spinnability splendor spontaneity spread stability staginess stain strangeness streak
stylemark subtlety suitability supplement surety surplus sway sweep tact tapestry tentacle thickness thinness toll
trademark traditionalism translucence treachery triviality truthfulness ugliness unambiguity uncertainty uniformity
universality unpredictability unreality unselfishness urgency usefulness uselessness utmost vagueness validity value
variability velocity veracity verge verisimilitude vice virtue virulence visage vividness wealth welfare width
wonderfulness worriment worse worth worthlessness wrong wrongdoing`,
  },
  {
    role: 'place',
    classes: classesOf.all,
    roots: 'region.3 room.1 area.1 urban_area.1 land.4 outdoors.1',
    words: `
area backwoods backyard ballroom bar bathroom battlefield battleground bedground bedroom booth borough cab cabin
campus cape cardroom cemetery center centerfield churchyard city classroom clearing cockpit common commonwealth
commune continent corner cornfield countryside desert district domain dooryard downtown empire encampment enclave
environs fairway farmland field fireside flat flowerbed foyer frontier garden ghetto ginmill graveyard greenroom
ground grounds grove habitat hangout haunt hayfield hemisphere homeland hometown infield island john junkyard kingdom
kitchen kitchenette lair landmass landscape lavatory lawn leftfield library lobby locale locality locker mainland
meadow medium megalopolis metropolis middle motherland neighborhood neighbourhood northland nursery oilfield open
orchard outfield outskirt outskirts pantry park parlor parts pasture patch peninsula piazza plain playground plot
prairie precinct premises privy protectorate province quarter refectory reservation rightfield room salon saloon scene
scenery schoolroom scrapheap seat seedbed setting shadow short shrubbery sickroom site slum speakeasy stall state
steppe storeroom subcontinent subdivision suburb tee terrain territory tidewater toilet tollhouse town tract unknown
uptown vestibule vicinity ward wasteland waterfront yard`,
  },
  {
    role: 'purpose',
    classes: classesOf.services,
    roots: 'activity.1 process.6 planning.1 analysis.1 assistance.1 research.1 search.1',
    words: `
ablation absorption abuse academicianship acceptance accounting accretion accumulation acrobatics acting activity
adherence adoption adventure advocacy aegis aeration aerosol affinity affront aftereffect agglutination aid ambuscade
ambush amusement anachronism analogy analysis anticoagulation antiredeposition application apprenticeship approach
approval arc arrogance assembly assignment assist assistance athletics attack attempt attraction authorship
autofluorescence automation autopsy avarice avenue backing ballet barrage baseball basketball bat bath bathing batting
behalf behavior belch belching benediction berth best betrayal bid bioassay biopsy birefringence bishopry blaze
blessing blizzard bloom blooming blowing bodybuilding boiling bolt bombing bond booking boost breath breathing breeze
bricklaying brooding brushing brutality burglary burst buzz calcification calculation calibration calving campaign
candidacy capacitance capture cards care career careerism carnival carpentry censorship census centrifugation ceremony
charge chastity checkout checkup chomp chore choreography christening chromatography cinch circus clannishness
classification clean clerking cloud cloudburst clowning clutch clutches coaching codification combustion comfort
comparison compiling computation condescension conditioner conduct conduction conductivity confinement consequence
conservation construction consumption contemplation continuance continuation contraception contrast contribution
convection cooling coordination corona count counterattack counteroffensive counting course craft creation crime
cruelty crusade cumulus current custom cutting dancing daylight death debauch debunking decay decline deepening
defense defining degeneration demonstration densitometry dent deposit depravity dereliction desecration design
desorption detecting development devilment dew dialysis difficulty diffraction diffusion digitalization diminution
disassembly display disregard disservice dissolution distillation distortion disturbance diversion down downpour draft
drafting drag dramatics draught drift drinking drizzle drugging ducking duel duplication duty earthquake eating ebbing
ecclesiasticism education effect effort electricity electrolysis electromyography electrophoresis electroshock elution
embrace embracing employment encouragement endeavor energy engineering enterprise entertainment equilibrium erosion
escapade escort espionage evaporation evil evolution examination excavation exchange exclusiveness excretion exercise
exercising exertion exhibition expedition experiment experimentation exploitation exploration extravaganza fair
falloff fast feedback feeding fermentation festivity filling filming fingering fingerprinting firelight fireman firing
fishing flame flare flatus flocculation flood floodhead flowering fluorescence fog football foraging fortune
fractionation framing fraud freezing frolic frost fun galvanism gambling game gas gasp gassing gavotte gaze
gegenschein glance glimpse golf grading grappling gravity grip groove growing growth gulp gulping gust gymnastics
habit hackwork hail hallelujah hamming handling handstand hatching hazard haze healing heat heating helm help heredity
hero heroics heroine hiding hobby hold holding holdup hopscotch hornpipe housebreaking housekeeping housework hubris
hugging humming hunting hurricane idealization impact impetus incubation inculcation indexing indignity indirection
induction infiltration inflation infliction inflow influx inhalation inhibition injustice inoculation inquest inroad
inspection instruction intake intimidation inundation invasion inversion investigating investigation iodination
irregularity irrigation issuance job joust juxtaposition kissing labor lamplight laundering laying layout leadership
lecturing legation lengthening lesson lift light lightning liquid liveliness logging logistics look looking lookup
loss luck luminescence lust magnetism makeready maneuver manufacturing marathon marbles market marketplace mask
masking massage mating maturation measurement measuring mechanism medicine melting merriment merrymaking microphoning
microscopy microwave mimicry ministration minuet misbehavior miscegenation mischief misdeed misdemeanor mist misuse
molding monitoring monopoly monsoon moonlight multiplication navigation necropsy necrosis neglect nursing
objectification observance observation occupation offence offense offensive offspring omission onrush onslaught
operation oppression orchestration ordering organification orgy orientation oscillation ossification outrage overcast
overeating overprotection ownership oxidation pachinko pageant pains painting panting pantomime paperwork parimutuel
pastime pathogenesis patronage pattern penance penetration percussion performance perpetration perpetuation
persecution persona petting phase phenomenon photography phrasing picnic picturing piezoelectricity pinball planning
planting playacting playback playing plodding plumbing plunge polarization polymerization portrayal possession post
practice prank prayer prechlorination preparation presentation preservation pressure pretense priming primping
procedure process processing procreation profession professorship programming project proliferation prolongation
propagation prostitution protection proteolysis provocation pushup quackery quadrupling quake quickening quiet racing
racket radiance radiation raid rain rainfall randomization ray reaction realization reassurance rebuff
reclassification recording recourse recovery recreation recuperation redeposition reducing reflex reform refrigeration
refueling rehearing rehearsal reinforcement rendering renewal repetition replenishment replication reproduction
repulsion research resistance resonance respiration response restraint result retention retraining revel revelry
ripening risk rite ritual robbery rodeo role roleplaying rooting rot routine rustling rut sacrament sacrilege sailing
salvo saturation scan schooling scouring scouting scramble scrimmage scrutiny sculpture sealing seaquake search
secretion sedimentation service services sewing sex shading shaping shenanigan shielding shining shipbuilding shiver
show shower showing sightseeing simulation sin singing sinning sip skit slight slippage slump smoke smoking sniveling
snoring snow snowfall soaking softening solo sorption spatter specialization spectroscopy sponsorship sport squat
squatting stare starlight starting stead stealing stealth stiffening storage storm straining stratification striving
struggle study stumping succor suck suction sunlight sunray sunshine support supporting surveillance survey surveying
swallow swig swimming symbolism synergism synthesis systematization tango task taunt teaching tears teasing technology
tending tennis testing thaw thawing therapy thermometry thieving third threshing thrust titration tornado torrent toss
tracing trade traditionalism training transgression transpiration transvestitism treason treatment tremor trial
trouble try tumbling tuning turbulence twilight twisting typography ultraviolet undertaking unfolding unloading upshot
uptake urging usage use utilization vaccinating vaccination vandalism venture villain violation vocation volley
volleyball voltage vomiting wager wailing wake wash washing washup waste watching waterproofing waxing weather wedding
weeping wheeze whiff whistling wickedness wile wind work workout workshop worship wrestling writing wrong yawn yoga`,
  },
  {
    role: 'praise',
    classes: classesOf.all,
    roots: 'success.1 pleasure.1 happiness.1 excellence.1 quality.2 delight.1',
    words: `
amusement caliber calibre comfort consolation delight enjoyment excellence expansiveness fineness gusto happiness
inferiority landslide magnificence majesty nirvana pleasure relief relish romp runaway sadism solace success
superiority triumph victory win wonderfulness zest`,
  },
  {
    role: 'praise',
    classes: classesOf.all,
    roots: 'glosses that praise',
    words: `
cadenza calcium caliber calibre classic conservatism cream fineness galaxy genius giant grandeur greatness hero
jimdandy jimhickey magnificence masterpiece showpiece trumpet wonderfulness`,
  },
]

/** Adjectives. */
export const wordnetAdjectives = `
abandoned abashed abbreviated abdominal aberrant abhorrent abiding abject ablated ablaze able abnormal abominable
abounding above aboveground abroad abrupt absent absentminded absolute absorbed absorptive abstract abstractive absurd
abundant abused academic accelerated acceptable accepted accepting accompanied accomplished accrued accurate
accusative accusing aching acid acoustical acquainted acquired acrobatic acting activated active actual acute adamant
adaptable adapted addicted addlebrained addressed adept adequate adjacent adjectival adjusted administrative admirable
admissible adolescent adopted adrenal adult advanced advantageous adventurous adverbial adverse advertised advisable
aegean aerated aerobic aerodynamic aerosolized aesthetic affected affectionate afferent affiliated affixed afflicted
afire aflame aflare afloat aforesaid afraid african agape aged aggregate aggressive aghast agile agitated agricultural
ahead ahorseback ailing aimless airborne airless airy akin alarmed alert alfresco algerian alien alienated alike alive
alkaline all alleged allied alligatored allocable allowable alone aloof altered alternate alternative alveolar amateur
amazed amazing amber ambiguous ambitious amenable amended american amiable amicable amiss amorous amorphous ample
amused anaerobic analeptic analogous analytic analytical anastomotic anatomic anatomical ancestral ancient andean
anemic angelic anglican angry anguished angular anhydrous animal animate animated anionic annihilating annoyed
annoying annual anomalous anomic anonymous another answering antagonistic antebellum anterior anthropomorphic anti
antibiotic antic anticipated antique antiseptic antithetical antithyroid antitrust anxious any apart apocalyptic
apocryphal apologetic apostolic appalling apparent appealing applicable appointed appreciable appreciative
approachable appropriate approved approximate apt aqueous arable arbitrary arboreal arched archeological arching
architectural arctic ardent arduous argive argumentative aristocratic aristotelian armed armored aroused arranged
arrogant arterial arteriolar articulate artificial artistic arty ascending ascertainable ashamed ashen asleep
assertive assigned assistant assorted assured asteroidal astonished astonishing astounding astral astringent
astronomical astute asymmetric asymptotic atheistic atheromatous athletic atlantic atmospheric atomic atrophic
atrophied attached attained attempted attentive attic attired attractive attributable atypical audacious audible
austere authentic authoritarian authoritative authorized automatic automotive autonomic auxiliary available average
avowed awaited awake awakened aware away awed awestruck awful awkward awry axial axiomatic babelike back backward
bacterial bad baffling baggy baked balanced bald balding baleful balking bandaged bankrupt barbaric barbed bare
barefoot baronial baroque base based bashful basic basophilic battered battleful bawdy beaded beady beaming bearded
beardown beautiful bedfast bedraggled beefy befuddled beguiling behavioral behind belated belgian believable
belligerent beloved belowground bended beneficial bespectacled best bestial bestubbled betrothed better bewhiskered
bewildered bewitched biblical bibliographical big bigger bilateral bilingual billion bimolecular binding binomial
biochemical biographical biological biomedical bipartisan biting bitter bittersweet bizarre black blackened bladed
blanched bland blank blasphemous blasting blatant blazing bleached bleak bleary blessed blighted blind blinded
blindfolded blissful blistering blithe blockading blond blonde bloodless bloodstained bloodsucking bloodthirsty bloody
blown blue bluish blunt blurred blushing blustery boastful boeotian bogartian bogus boisterous bold bony booked boon
booted borderline bored boring born both bottomless botulinal bouffant bound bounded boundless bovine boxed boyish
braced brainy branched branded brash brassy brave brazen brazilian breathing breathless breeding brief bright
brilliant brindle brisk britannic british brittle broad brocaded broke broken bronchial bronchiolar bronze bronzed
brooding brotherly brown brownish brushed brushy brutal brute bucolic buddhist budgetary built bulging bulky
bullnecked bully buoyant burdened bureaucratic burly burnt bushwhacking bushy businesslike bustling busy buttoned
buttressed buzzing bygone cackly cadaverous cagey calculating callous calloused calm calorimetric canadian candid
canonist canonized cantering capable capitalist capitalistic captivating captive cardinal cardiovascular carefree
careful careless careworn carnal carpeted cartesian carved carven casebook cassocked casual catapultian catastrophic
catatonic categorized catholic causal causative cautious ceaseless celestial celtic centenary center centered central
centralized ceramic cerebral certain certified challenging chambered chance changed changing chanted chantlike chaotic
characteristic charged charitable charming cheap cheerful cheery chemical cherished chestnut chic chief childish
childlike chilling chilly chinese chinked chinless chipper chiseled chivalrous chockful choice choked choosy
choreographic christian chromatographic chronic chunky churchgoing churchillian churning cinematic circular
circumspect civic civil civilian civilized clad clammy clamorous clandestine clanging clanking clannish classical
classificatory classified classless clean cleansing clear cleared clearheaded clerical clever clinched clinical
clockwise clogged clogging clonic close closed closing clothed clotted clouded cloudy clumsy cluttered coarse
coarsened coastal coated coaxial coaxing cockeyed cocky coexistent cognate coherent cohesive cold collapsible
collective collegiate colloidal colloquial colombian colonial color colored colorful colossal colour columned
columnlike combatant combinable combined cometary comfortable comforted comforting comic coming commanding commendable
commensurate commercial committed common commonplace commonsense communal communicational communicative communist
communistic compact comparable comparative compatible competent competitive complete completed complex complicated
complimentary composed composite comprehensive compressed compromising compulsive concave concealed conceivable
concentrated conceptual concerned concerted conciliatory concise concluding conclusive concordant concrete
concretistic concurrent condemnatory condescending conditional confederate confident confidential confiding confining
confirmed conflicting confluent confused confusing congenital congested congestive congratulatory congregational
congressional conjoined conjugal conjugated connected connective conscientious conscious consecutive consequent
conservative considerable considerate consistent consolidated consoling consonantal conspicuous constant constraining
constricted constructive consummated consumptive contemplative contemporary contemptible contemptuous contented
contiguous continental continual continued continuing continuous contraband contractual contradictory contrary
contrasting contributing contributory contrived controlled controversial convenient conventional conversational convex
convinced convincing convivial convulsive cooccurring cool cooperative coordinate coordinated cordial corporate
corporeal correct correlated corresponding corrosive corrugated corrupt cortical corticofugal cosmic costly counter
counterbalanced countless courageous courteous covered cowardly cowled cozy crack cracked crafty craggy cranky craved
craven crazed crazy creamy creative credible creditable creedal crescendo crested criminal crimson crippled crippling
crisp crisscrossed critical crocked crocketed crooked cross crossed crotchety crowded crowned crowning crucial crude
cruel crummy crumpled crushed crushing crusted cryptic cuban cubist cultural cultured cumbersome cumulative curious
curly current curricular cursed cursory curtained curved curving custodial customary cut cute cylindrical cynical
dabbled dainty damaging damn damned damp dangerous danish dank dapper dappled daring dark darkening darling darned
dashing dated dauntless dazed dazzling dead deadened deadly deaf deafening dear deathlike deathly debilitating
decadent deceased decent deceptive decisive declarative declared decorative decreasing dedicated dedifferentiated
deductible deductive deep defective defensible defensive defiant deficient definable defined definite definitive
deflated deformational deformed dejected deliberate delicate delicious delighted delightful demanding democratic
demonstrable demonstrated demure demythologized denominational dense dental departmental dependable dependent
deplorable deprecating deprecatory depressed deranged derisive derived descending descriptive deserving desirable
desired desolate despairing desperate despised despondent destroyed destructive desultory detachable detached detailed
detectable detected determinable determinate determined determining devastating developed developing developmental
deviant devilish devious devoted devotional devout dexterous dextrous diachronic diagnostic diagonal diagonalizable
diaphyseal diatomic dictated dietary different differentiable differential differentiated difficult diffident diffuse
diffused diffusing digestible digestive dignified dilapidated diligent dilute dim dimensional dimensioning diminished
diminishing diminutive dingy diplomatic dipylon direct directed directing directional dirty disabled disabling
disappointed disappointing disastrous discarded discernable discernible discerning disciplined disconcerted
disconcerting discontented discorporate discouraged discouraging discourteous discovered discrete discretionary
discriminating disdainful diseased disembodied disfigured disguised disgusted disgusting disheartened disheartening
disheveled dishonest disillusioning disintegrative disinterested disjointed dismayed dismaying disobedient disordered
disorderly disorganized disparate dispassionate dispersed displeased dispossessed disproportionate disputable
disqualified disruptive dissatisfied dissimilar dissolved distal distant distinct distinctive distinguishable
distinguished distortable distraught distressed distressing distributive disturbed disturbing divergent diverse
diversified divided divine divisive divorced dizzy docile doctrinaire doctrinal dogged dogging doglike dogmatic
doleful domestic dominant dominated dominating domineering done doomed doped dormant dosed dotted double doubtful down
downcast downhill downtown downward dozen drab drafty dragging dramatic draped drastic draughty drawn dreadful dreamed
dreamlike dreamy dreary drenched dressed dressy dried drilled driven driving drizzling drowsy drugged drugless drunk
drunken dry dual dubious due dull dulled dumb dumfounded dun duplicable durable dusky dutch dwindling dying dynamic
each eager eared earliest early earned earnest earsplitting earthbound earthlike earthshaking earthy east eastern
eastward easy eatable ebullient eccentric ecclesiastical eclectic economic economical ecstatic edematous edentulous
edged edgy edifying editorial educated educational effective efficacious efficient effortless eight eighteen
eighteenth eighth eighty elaborate elapsed elastic elder elderly eldest elected electoral electric electrical
electrifying electromagnetic electronic electrostatic elegant elemental elementary elevated eleven eleventh elfin
eligible elongated eloquent elusive emaciated emancipated embarrassed embarrassing embedded emblematic emboldened
emeritus emotional emphatic emphysematous empirical employed empty enabling enchained enchanted endearing endless
endothelial endowed enduring energetic enervating enforceable enforced engaged english engraved engrossed engrossing
enigmatic enjoyable enlightened enormous enough enraged ensuing entangled enterprising enthusiastic entire entitled
enveloping envious environmental enzymatic eosinophilic ephemeral epic epidemic epileptic epiphyseal epistolatory
equal equipotent equipped equitable equivocal erect ergotropic eroded erotic erratic erroneous ersatz erudite
erythroid escaped esoteric essential established esthetic estranged estranging eternal ethereal ethical ethnic
etymological eugenic euphoric eurasian european evaluative evangelical evasive even eventual everlasting every
everyday evident evidential evil evolutionary exact exaggerated exalted exasperated exasperating excellent exceptional
excess excessive excitatory excited exciting exclusive excruciating executive exempt exhausted exhausting exhaustive
exhilarating existent existential existing exotic expanded expectable expectant expected expedient expendable
expensive experienced experiential experimental expert explanatory explicit exploratory explosive exposed expository
express expressed expressible expressionistic expressionless expressive exquisite extant extended extensive exterior
external extinguished extra extralegal extramarital extraneous extraordinary extraterrestrial extravagant extreme
exuberant exultant eyed eyelike fabled fabulous faced facetious facilitatory factual faded faint fair faithful fake
fallen falling fallow false faltering famed familiar famous fanciful fancy fantastic far faraway farther fascinated
fascinating fascist fashionable fast fastened fastidious fat fatal fateful fatigued fattening fatty favorable favored
favorite fearful fearless feasible feathered featured featureless fecund federal feeble feline female feminine
ferocious ferromagnetic fertile fervent festive fetching fetid feudal feverish few fewer fibrocalcific fictional
fictive fiendish fierce fiery fifteen fifteenth fifth fiftieth fifty fighting figurative filled filmed filthy final
financial fine fingered finicky finished finite firm first firsthand fiscal fit fitting five fixed flashy flat
flattened flawless flecked fledgling fleet fleeting fleshy flexible flimsy floating flooded floral florentine florid
fluffy fluid fluorescent flush flushed flying foamy focal follicular following fond foolhardy fooling foolish
foolproof footloose foppish forbidden forced forceful forceless foregoing foreign foremost forensic foreseeable
forfeit forgetful forgotten forked formal formalized former formidable forthright fortified fortunate forty forward
foul fouled found four fourfold fourteen fourteenth fourth fractional fragile fragmentary fragrant frail framed frank
frantic frayed free freehand freewheeling french frenzied frequent fresh freudian friable fried friendly frightened
frightening frightful frigid fringed frivolous front frontal frostbitten frowzled frozen fruitful fruitless frustrated
frustrating fueled fugal full fumbling functional functioning fundamental fundamentalist fungal funny furious
furnished furry further furtive fusiform fussy futile future fuzzed fuzzy gaelic gainful gallant galling galvanic
gaping garbed garbled gaseous gastrointestinal gauche gaudy gaunt gauntleted gay general generalized generous genetic
genial gentile gentle gentlemanly genuine geographic geographical geological geometric geometrical german germinal
gerundial gesticulating ghastly ghostlike ghostly giant gibelike gigantic gilded gilt gingerly girlish given glad
glamorous glaring glassless glassy glazed gleaming gleeful glinting glistening glittering global glomerular gloomy
glorified glorious gloved glowering glowing glued glum goddam goddamn goddamned godforsaken godless godlike going gold
golden gone good gorgeous gory gossamer governing gowned graceful gracious graded gradual graduate grammatic
grammatical grand grandiose granted granular granulocytic graphic graphical grassroots grateful gratified gratuitous
grave gravid gravitational gray greasy great greater greatest grecian greedy greek green gregarious grey grievous grim
grimy gritty grizzled groggy groomed grooved gross grotesque groundless grown gruesome gruff guatemalan gubernatorial
guilty gullible gummy guttural gymnastic habitable habitual hackneyed haggard hairless hairy half halfway hallowed
handicapped handled handless handmade handsome handwoven handwritten handy hapless happy harassed hard hardened
hardworking hardy harmless harmonic harmonious harsh hasty hated hateful hatless haughty haunted haunting hazel hazy
headed headless headstrong healing healthful healthy heard heartening hearty heated heavenly heavy hebephrenic hebraic
hebrew hectic heedless hefty hegelian held hellenic helpful helpless hemolytic henpecked heraldic herculean here
hermetic heroic hesitating heterogeneous heterozygous hidden hideous high higher hilar hilarious hired historical
hitless hoarse hollow home homegrown homely homemade homeric homicidal homogeneous homosexual homozygous honest honey
honorable honored hooked hopeful hopeless horizontal horrible horrid horrified horrifying hospitable hostile hot
huddled huge human humane humanist humanistic humanitarian humble humiliating humorous hundred hungarian hungry hunted
hurried hurrying hurt husky hyaline hydrophilic hydrophobic hydrous hyperbolic hyperemic hyperfine hypertrophied
hypoactive hypophyseal hypothalamic hypothetical hysterical icy ideal idealized identical identifiable identified
idiomatic idiosyncratic idiotic idle idolized idyllic ignorant ill illegal illegitimate illicit illiterate
illuminating illusionary illusory illustrative illustrious imaginary imaginative imitation imitative immaculate
immaterial immature immediate immense imminent immoral immortal impacted impaired impartial impassable impassioned
impatient impeccable impelled impending imperative imperfect imperial impersonal impervious impetuous impious
implacable implicated implicit implike important imposing impossible impotent impractical imprecise impregnable
impressionist impressive improbable impromptu improved improvised impudent inaccurate inactive inadequate inadvisable
inanimate inappropriate inaudible inaugural inboard incalculable incandescent incapable incarnate incensed incertain
incident incidental incisive inclined inclusive incoherent incoming incompatible incomplete incomprehensible
inconceivable inconsequential inconsiderable inconsistent inconvenient incorrect increased increasing incredible
incurable indebted indecent indefatigable indefensible indefinable indefinite indelible indelicate independent
indescribable indeterminate indian indifferent indignant indirect indiscriminate indispensable indistinct individual
individualistic individualized indolent indoor indubitable induced indulgent industrial industrious ineffable
ineligible inept inert inescapable inevitable inexcusable inexhaustible inexorable inexpensive inexperienced
inexplicable inexpressible inextricable infallible infamous infantile infectious infective inferential inferior
infernal infertile infinite inflamed inflammatory inflated inflexible influent influential informal informed infrared
infrequent infuriating inglorious inhabited inherent inhibited inhibitory inhospitable inhuman inhumane initial
injured inner innocent innumerable inoperable inorganic inquiring inquisitive insane inscribed inscrutable insensitive
inseparable inside insignificant insistent insolent insoluble inspirational inspired inspiring instant instantaneous
institutional instructional instructive instrumental insubstantial insufficient insuperable insured insurmountable
intact integral integrated intellectual intelligent intelligible intended intense intensifying intensive intent
intentional intercontinental interdependent interested interesting interfaith interfering interim interior
interlobular interlocking intermediate intermeshed interminable intermittent intermolecular internal international
interpersonal interpretable interpretative interrelated intersecting interspecies interstate interstellar interstitial
interwoven intimal intimate intolerable intractable intrapulmonary intricate intrinsic introductory introjected
introspective intrusive invaluable invariable invariant inventive inverse inverted investigative invincible inviolate
invisible inviting involuntary involved invulnerable inward iodinated iodinating ionic ionized irish irksome iron
ironic ironical ironlike ironshod irrational irreconcilable irreducible irregular irrelevant irremediable irreparable
irresistible irresolute irresponsible irreversible irrevocable irritable irritating isolated isolationist isothermal
isotonic isotopic isotropic italian jacksonian jaded jagged jammed jangling japanese jarring jaunty jazzy jealous
jeffersonian jetting jeweled jewish jingling jocose jocular joined joint jolly jolted jovial joyous jubilant judicial
juicy jumbled jumpy jungian junior just jutting juvenile keen key khaki killable kind kindled kindly kindred
kinesthetic kinetic kittenish knifelike knightly knotted knotty knowing knowledgeable known korean kosher labeled
laborsaving laced lacking lactating lacy laden ladened ladylike laid lamblike landlocked landscaped languid lanky lao
lapsed large larger larval lashing last lasting late latent later latest latin latter lavender lavish lawless lax lay
lazy leaded leaden leading lean leaning learned least leathered leavened leering left legal legendary legged leggy
legislative legitimate lengthy less lessened lesser lethal level levelheaded lewd lexical lexicostatistic liable
liberal liberated licensed licked lifeless lifelike lifelong lifted light lighted lighthearted lightweight like likely
lilac limited limiting limitless limp linear lined lingual linguistic lipped liquid listed listless lit literal
literary literate lithe littered little livable live lively livid living loaded loathsome lobular local located lofty
logical logistic lone lonely long longhand longstanding looking loose looted lordly lost loud lousy lovely loving low
lowered lowering lowly loyal lucid lucky ludicrous lugubrious lukewarm lumbar luminescent luminous lumpish lunar
lunatic lurid luscious lush lusty luxurious lyric lyrical macabre machinelike macromolecular mad maddened maddening
made magic magical magnetic magnificent magnified main maintained majestic major makeshift maladroit male malformed
malign malposed mammalian mammoth mandatory mangled maniacal manic maniclike manifold manned mantic manufactured many
marbleized marginal marine marital marked marketable maroon married martial martian marvelous marxist masculine
massive masted masterly matched matching material maternal mathematical matted mature mauve maximal maximum meager
mean meandering meaningful meaningless measurable meaty mechanical mechanistic mechanized meddling median medical
medieval meditative medium meek megakaryocytic melancholy melodic melodious melodramatic melting memorable menacing
mendacious menial mental merciful merciless mercurial mere meritorious merry mesenteric messy metabolic metal metallic
metaphysical meteoritic meteorological methodical methodist metropolitan mexican microbial micrometeoritic microscopic
microsomal mid middle midway midwestern mighty mild militant military million mimetic mincing minded mindful mindless
miniature minimal minimized minimum ministerial minoan minor minute miraculous misbranded miscellaneous mischievous
miserable misguided misleading misplaced misrelated missing mistaken misty misused mitral mixed mobile moblike mock
mocking modal model modeled moderate modern modest modified moist molal molecular molten momentary momentous monastic
monaural monkish mononuclear monophonic monotone monotonous monstrous monumental moonlit moral moralistic more
moroccan morose morphemic morphologic morphophonemic mortal most motional motionless motivated motivating motive motor
mottled mountainous mounted mournful mousy moving much muddied muddleheaded muddy muffled multidimensional
multilateral multiple multiplied multitudinous mum mundane municipal murdered murky muscular musical mustached
mutational mute muted mutual mycenaean myeloid myocardial myriad mysterious mystic mystical mythic mythological
nagging naive naked nameless napoleonic narrative narrow narrowed nasal nasty natal national nationalistic native
natural naturalized nauseated nautical naval nazi neanderthal near nearby nearsighted neat nebulous necessary necrotic
needed needless negative neglected negligent negligible negro neo neocortical neoliberal nerveless nervous net netlike
nettlesome neurological neuromuscular neuronal neuropsychiatric neurotic neutral neutralized new newborn newtonian
next nibbed nice nighted nightmarish nihilistic nilpotent nimble nine nineteen nineteenth ninety ninth noble
nociceptive nocturnal nodular noisy nominal nonassertive nonchalant nonchurchgoing noncommissioned noncompetitive
nondescript nonenzymatic nonequivalent nonexistent nonfunctional nonionic nonlinguistic nonmetallic nonobservant
nonparticulate nonpolitical nonproductive nonresident nonsense nonspecific nonverbal nonvolatile normal north
northeast northerly northern northwest nosed notable noted noticeable notorious nourished novel nubile nuclear nude
null numb numbing numerical numerous numinous nutrient nutritional nutritive oaken obdurate obedient objectionable
objective obligated obligational obliged oblique oblivious obnoxious obscene obscure obsequious observable observant
observational observed obsessed obsolescent obtainable obvious occasional occipital occluded occlusive occupational
occupied ocular odd odious off offbeat offensive official ohmic oiled oily okay old older oleophilic oleophobic olive
olympic ominous omniscient oncoming one onetime onshore opalescent opaque open opened opening openmouthed operatic
operating operational operative opinionated opportunistic opposed opposing opposite optical optimal optimistic optimum
opulent oral orange oratorical orbital orchestral ordered orderly ordinary organic organizational organized oriental
oriented original ornery orthodox orthographic orthopedic osseous ostentatious other out outclassed outdated outdoor
outer outgoing outlined outlying outmoded outraged outrageous outright outside outspoken outstanding outward oval over
overactive overall overbearing overcast overconfident overcurious overdone overgrown overhand overhead overheated
overloaded overlooked overnight overpriced overprotective overriding overseas oversized overt overturned overvaliant
overweight overwhelming owing own owned oxidised packed padded paid painful painless painted paired pale paleocortical
pallid palpable panicked panoramic papal papery papillary paradoxical parallel paramagnetic parametric paramount
paranoid parasympathetic parched pardonable parental parisian parked parliamentary parochial parrotlike parted partial
particular particularistic particulate passing passionate passive past pasted pastel pastelike pastoral pasty patched
paternalistic pathetic pathless pathogenic pathologic pathological patient patriarchal patriotic patristic patronizing
paved payable peaceable peaceful peaked peaky pearly peculiar pedagogical pedantic peevish pelvic penciled pending
penetrating pensive peopled perambulating perceived perceptible perceptive perceptual percussive peremptory perennial
perfect perfumed perfunctory perilous periodic peripheral perky permanent perpetual perplexed perplexing persistent
personal personalized persuasive pert pertinent perverse pessimistic pestered pestering pestilential petite
petticoated phantom pharmaceutical pharmacological philanthropic philharmonic philological philosophic philosophical
phonemic phonetic phonic phonologic phony phosphorescent photographic physical physicochemical physiological pianistic
pictorial pictured picturesque piezoelectric pigheaded pinched pink piratical pitched piteous pithy pitiable pitiful
pitiless placid plain planar plane planetary planned planted plastered plastic platitudinous platonic plausible
playable played playful pleasant pleased pleasing plentiful pleural pliant plodding plump plumping pluralistic plush
poetic poignant pointed poised polar polemical polish polished polite politic political polluted polycrystalline
polytonal pomaded pompous ponderous poor popular populated populous porous portable portentous positive positivist
possessed possessive possible posterior posthumous postwar potent potential powdered powdery powerful powerless
practicable practical practiced practised pragmatic precarious precast preceding precious precise precocious
preconceived precooked precooled predetermined predictable predictive predigested predisposed preeminent preexistent
preferable preferential preferred pregnant prehistoric prejudiced prejudicial preliminary preliterate premium
premonitory preoccupied prepackaged preparative preparatory prepared prepositional preposterous prepubescent prepupal
prescribed present presentable presentational preserved presidential pressing presto pretended pretty preventive
previous prewar priceless prickly primary prime primed primeval primitive principal printable prior private privileged
prizewinning pro probable procedural processed proclaimed procreative prodigious productive profane professional
proficient profitable profound profuse progressive projected prolific prolonged prominent promising promotional prompt
prone pronounced propagandistic proper prophetic propitious proportional proportionate prosodic prospective prosperous
prostrate protecting protective proteolytic protestant proto protogeometric prototypical proud proved proverbial
providential provincial provisional provocative proximal proximate prurient pseudo psychiatric psychical psychological
psychopathic psychotic pubescent public publicized published puckish pulmonary pulseless pulverized punctured
punishable punitive puny puppyish pure purple purposeful pursuant pursued pursuing puzzled puzzling pyknotic quack
quaint qualified qualitative quantitative quarrelsome quarterly quasi quavering queer querulous questionable
questioning quick quicksilver quiescent quiet quilted quixotic racial racy radial radiant radical radio radioactive
raftered ragged raised raising rallying rampant random ranging rangy rank ranked raped rapid rare rarified rasping
ratable rational rationed raucous raw reactionary readable ready real realistic rear rearward reasonable reassured
reassuring rebellious reborn recent receptive reciprocal reckless reclaimed recognizable recognized reconciling
reconstructed recorded recoverable recreational rectangular recurrent red redheaded redoubled redoubtable reduced
redundant reeking refined reflective reformed refreshed refreshing refrigerated regal regardant regenerating
regimental regional regular regulated regulation regulatory rejoicing related relative relativistic relaxed relentless
relevant reliable relieved religious reluctant remaining remarkable remedial remorseful remorseless remote
remunerative rending renewed renewing repayable repeated repentant repetitive reported reprehensible representational
representative repressed repressive reproducible republican repulsive reputable required resentful resident
residential residual resiny resistant resistive resolute resolved resonant resounding respectable respected respectful
respective respiratory resplendent responsible restive restless restrained restricted restricting restrictive
resultant retained retarded retentive reticulate retinal retired retrogressive revealing revered reverse reversible
revised revolutionary rewarding rhythmic rhythmical rich rickety riddled ridiculous right righteous rightful rigid
rigorous rimless riotous ripe ripping rising risky roasted robust rocklike rocky roiling rolling roman romantic rose
rosy rotary rotated rotten rough roughhewn round roundabout rounded rousing rousseauan routine rowdy royal rubberlike
rubbery rudderless ruddy rude rudimentary ruffled rugged ruined ruinous ruled ruling rumanian runaway running rural
russian rusted rustic rusty ruthless rutted sacred sad sadistic safe sagacious sagging said salable salacious salient
salivary sallow salt salty salubrious salutary same sanctified sandy sane sanguineous sapphire sarcastic sarcolemmal
sardonic satanic satiric satirical satisfactory satisfied saturated savage saved saving savory scaled scalloped
scandinavian scant scanty scarecrowish scared scarred scathing scattered scenic scented scheduled schematic
schizophrenic scholarly scholastic schoolgirlish scientific sclerotic scorched scorching scoreless scornful scoured
scraggly scrambled scratchy scrawny screaming screechy scriptural sculptural sculptured scurrying searching seasonal
seated secluded second secondary secondhand secret sectioned secure sedate sedentary seductive seeming seeping
seething segmental segregated seismic select selected selective self selfish semantic semiempirical semiliterate
semiprecious semipublic semiskilled senatorial senile senior sensational senseless sensible sensitive sensory sensual
sensuous sentient sentimental separable separate separated septic sequential serial serious serological serviceable
set settled seven seventeen seventeenth seventh seventy several severe sexual sexy shabby shackled shaded shadowed
shadowy shaggy shaken shaky shallow shameful shaped shapeless shapely shared sharp shattering shaved shaven sheeplike
sheer shielded shifting shining shiny shipshape shivering shivery shocked shocking shod short shortened shortsighted
shouldered showy shrewd shrewish shrieked shrill shriveled shuddering shut sicilian sick sickish sickly side sidelong
signed significant silenced silent silly silver silvery similar simple simplex simplistic simulated simultaneous
sincere sinewy sinful single singular sinister sintered sinuous sinusoidal sitting situated six sixteen sixteenth
sixth sixty sizable size sized sizzling skeletal skeptical skilled skillful skinny slack slanted slanting slashed
slashing sleepy slender sliding slim slippered slippery slipping slivery sloping sloppy slovenly slow sluggish
sluicing slurred sly small smaller smallish smart smiling smitten smooth smothered smothering smug snappy snobbish
snug snuggled soaring sober sobering social socialistic socialized societal socioeconomic sociological sodden soft
softened softening soiled solar sole soled solemn solid solitary soluble solved somatic somber some somnolent sonorous
sooty sophisticated sorbed sordid sore sorrel sorrowful sorry sought sound sounding soundproof sour south southbound
southeastern southern sovereign soviet spaced spacious spanish spare sparkling sparse spasmodic spatial special
specialized specific specified speckled spectacular spectral specular speculative speedy spellbinding spellbound
spherical spic spidery spineless spirited spiritual spiteful splashed splattered splendid splintery split splitting
spoiled spoken spongy spontaneous sporadic sporting spotless spread sprightly squalling square squared squashed squat
squeaky stabilized stabilizing stable staccato stacked staggering stagnant stained stale stalked staminate standard
standardized standing star stark starting startled startling starved starving stately statesmanlike static statistical
statutory staunch steadied steady stealthy steamed steaming steep stellar stemmed stentorian stepwise stereo
stereophonic stereotyped sterling stern sternal sticking sticky stiff still stilted stimulating stinking stock stoic
stoical stolid stooped storied stormy stout straggling straight straightforward strained straining straitlaced
stranded strange strangled strategic stratified straw stray streaked streaming streamlined strenuous stressed
stretched stricken strict striking stringy striped strong structural structured struggling strung stubborn studded
studious stuffed stuffy stung stunned stunning stupefying stupendous stupid sturdy stylistic stylized suave
subconscious subdued subhuman subjective sublime subliterary submissive subordinate subsequent subservient subsidized
substantial substantive subsurface subtle suburban suburbanized succeeding successful successive such sudden suffering
sufficient suffocating suggestive suitable suited sulky sullen sultry sumptuous sunbaked sunburnt sundry sunken sunny
sunstruck suntanned super superb supercilious superficial superior superlative supernatant supernatural supersonic
superstitious supine supplemental supplementary supporting supportive supposed supreme sure surface surging surly
surmounted surplus surprised surprising surrounded surrounding surviving susceptible suspect suspended suspicious
swaggering swart swarthy swaybacked swedish sweeping sweet swell swelled sweltering swift swingy swiss sworn symbolic
symmetric symmetrical sympathetic symphonic symptomatic synchronous synergistic synonymous syntactic synthetic syrian
syrupy systematic taboo tactile tactual tagged tailored taken talismanic talkative talky tall tame tangential tangible
tangled tanned tantalizing taped tart tasteful tattered taunting taut tawdry tawny taxable taxing taxpaying technical
technological tedious teen teenage teensy telegraphic telling telltale temporal temporary ten tenable tender tenebrous
tensional tensionless tentative tenth tepid terrestrial terrible terrific terrified terrifying territorial terse
tested teutonic textured theatrical theistic thematic then theological theoretical therapeutic thermal thermodynamic
thermometric thick thickened thickening thickspread thieving thin third thirsty thirteen thirteenth thirtieth thirty
thoriated thorough thoroughgoing thoughtful thoughtless thousand threadbare threatened threatening three thrifty
thrillful thrilling thriving throbbing thrombosed thronged through thudding thundering thunderous thyroidal thyrotoxic
tibetan tied tight tiled tilled tilted timbered timed timely timeworn timid tingling tiny tipped tipsy tired tireless
tiresome tiring titanic titillating titled tittering together toiling tokenish tolerant tonal toned tongued top
topical topnotch topographical topped tormented torn torpid tortuous tortured torturing total totalistic totalitarian
totemic tottering touching tough tousled toxic traceable traditional tragic tragicomic trained traitorous tranquil
transcendental transcultural transformed transitional translucent transmissible transparent transpiring transplantable
transverse trapped traveled treacherous treasured treated treble trembling tremendous triangular tribal trichrome
tricolor trigonal trim triple trite triumphant trivial trophotropic tropical troubled troublesome truculent true
trusted trustworthy truthful trying tubular tudor tumultuous tuneful turbulent turkish turned tuxedoed tweedy twelfth
twelve twentieth twenty twin twinkling twisted two twofold twoscore typical typographic ubiquitous ugly ulcerated
ultimate ultra ultramodern ultrasonic ultraviolet unabated unable unacceptable unaccompanied unaccountable
unachievable unadjusted unaffected unafraid unalterable unambiguous unanimous unanswered unarmed unasked unassisted
unasterisked unattached unattractive unauthentic unauthorized unavailable unavailing unavoidable unaware unbelievable
unborn unbounded unbreakable unbroken unbuttoned uncanny uncaused uncertain uncertified unchangeable unchanged
uncharged uncheckable unclaimed unclean unclouded uncombable uncomfortable uncommon uncompromising unconcerned
unconditional unconquerable unconquered unconscious unconstitutional uncontrollable unconventional unconvincing
uncooperative uncousinly uncritical undamaged undaunted undeclared undeniable undepicted under undercover
underdeveloped undereducated underground underhanded underlying underprivileged undersea understandable understanding
understood underwater underway undesirable undeveloped undifferentiated undigested undiluted undiminished undisguised
undisputed undone undrinkable undue uneasy uneconomical unemployed unending unenthusiastic unerring uneven unexpected
unexplainable unexplained unexplored unfair unfaithful unfaltering unfamiliar unfastened unfavorable unfertile
unfettered unfit unfitting unfixed unforeseen unforgettable unfortunate unfrosted unfrozen ungainly ungodly ungrateful
unhappy unhealthy unheated unheeded unheeding unholy unhurried unhurt unified uniform uniformed unilateral
unimaginable unimaginative unimpaired unimpassioned unimpeachable unimportant unimposing unimpressed unimpressive
unimproved uninitiated uninjectable unintelligent unintended uninterrupted uninvited uninvolved union unique united
univalent universal universalistic unjust unkind unknown unlawful unlike unlikely unlimited unlined unliterary
unloaded unlocked unlovely unlucky unmalicious unmarried unmated unmeritorious unmistakable unmolested unmoved
unnatural unnecessary unneeded unnoticed unnumbered unobtainable unoccupied unofficial unopposed unorthodox unpaid
unpaintable unpaired unparalleled unpatriotic unpaved unperformed unpicturesque unpleasant unplowed unplumbed
unpopular unprecedented unpredictable unpremeditated unprepared unpretentious unproblematic unprocurable unpromising
unprotected unpublished unpunished unqualified unready unreal unrealistic unreasoning unrecognizable unrecognized
unreconstructed unredeemed unreflective unregretting unrelated unreleased unreliable unremarkable unrequited
unresponsive unrestricted unruly unsaid unsatisfactory unsaturated unscathed unscientific unscrupulous unseeing unseen
unselfconscious unselfish unservile unsettled unshakable unsharpened unshaved unshaven unshielded unsigned unsloped
unsmiling unsold unsolved unspeakable unspoken unstable unstained unstilted unstressed unstructured unstrung
unsuccessful unsuitable unsuited unsung unsympathetic untellable untenable untested unthematic unthinking untold
untouched untoward untraditional untrammeled untried untrue unused unusual unvarying unventilated unwanted unwarranted
unwavering unwed unwelcome unwilling unwise unwitting unwomanly unworthy unwrinkled unwritten upbeat upcoming upland
uplifted upper uppermost upraised upright upset upstairs upstream upward urban urbanized urgent urinary usable useable
used useful useless usual utilitarian utmost utopian utter vacant vacuolated vague vain valiant valid valuable valued
valueless vanished variable variant varied variegated various varying vascular vast vehement veiled veined velvety
venerable verbal veridical veritable vermilion vernal vertebral vertical very vesicular veteran veterinary viable
vibrant vibrionic vicarious vicious victorian viennese vigorous vile villainous vindictive violent virgin virile
virtual virtuoso virulent visceral viscoelastic viselike visible visored visual vital vivacious vivid vocal vocalic
vocational vociferous voiced void volatile voltaic volumetric voluminous voluntary voluptuous votive vulgar vulnerable
vulpine wacky wailful wainscoted waiting wakeful walking walloping wan wandering warlike warm warmed warming warped
wary washed wasted wasteful waterproof watery wavy waxed waxen waxlike wayward weak weakened wealthy wearied wearisome
weary wearying weather wee weeping weighted weird welcome welcoming well west western wet wheezing whipping whiskered
white whitewashed whole wholesome wicked wide widespread widowed wifely wild willful willing wilsonian wily windblown
winding windy winless winning wintry wired wiry wise withered withering witty wobbling wobbly woeful wolflike
wonderful wonderworking wondrous wooded wooden woolen woolly workable working workmanlike world worldly worldwide worn
worried worse worst worth worthless worthwhile worthy wounded woven wraithlike wrapped wrathful wrenching wretched
writhed writhing written wrong wry yankee yawning yelled yellow yielding yonder young younger youngish youthful zero
zodiacal`

/** Adverbs. */
export const wordnetAdverbs = `
abed ably abnormally aboard about above abroad abruptly absently absentmindedly absolutely academically accidentally
accordingly accurately accusingly acoustically across actively actually acutely adamantly additionally adequately
admirably admittedly adroitly advisedly afar affably affectingly affectionately afoot aft after afterward afterwards
again aggravatingly agilely ago agreeably ahead aimlessly airily alarmingly alertly algebraically alike all almost
alone along aloud already also alternately alternatively altogether always amply analogously analytically anatomically
anciently anew angrily annually anxiously any anyhow anymore anyway anywhere apart apiece apologetically apparently
appreciably appropriately approvingly approximately arbitrarily around arrogantly artfully artificially artistically
ashore aside asleep assuredly astonishingly astray astride asymmetrically asymptotically atonally atop atrociously
attentively aurally auspiciously authoritatively automatically away awful awfully awhile awkwardly awry axially back
backward backwards bad badly bang bannerlike barefoot barely basically beautifully before behind believably
belligerently below beneath besides best better between bewilderedly bewilderingly beyond big bitterly blandly bleakly
blindly blissfully blithely boastfully bodily boldly bolt bravely brazenly breathlessly briefly bright brightly
brilliantly briskly broadly busily but calculatingly callously calmly candidly carefully carelessly casually
catastrophically causally cautiously centrally ceremonially certainly cheerfully chemically chiefly childishly
chronologically classically clean cleanly clear clearly cleverly clinically close closely closer clumsily coarsely
coldly collectively comfortably comically commercially commonly comparatively compassionately competently
competitively completely comprehensively compulsively conceivably conceptually conclusively concretely confidentially
confidently consciously consequently conservatively considerably considerately consistently conspicuously constantly
constructively contemptuously contentedly continually continuously contradictorily conveniently conventionally
conversely convincingly convulsively coolly correctly correspondingly cortically cosily counter course covertly
crazily creatively critically crudely cruelly culturally curiously currently curtly curvaceously customarily daily
daintily damn damned dandily dangerously darkly dearly decent decently deceptively decidedly decisively deep deeply
definitely deliberately delicately deliciously delightfully deliriously demandingly demonstrably denominationally
deplorably despairingly desperately determinedly dexterously dialectically diametrically differently diffidently
diffusely dimly directly disconcertingly discreetly dismally dispassionately disregardless distally distastefully
distinctively distinctly distractedly disturbingly divinely dizzily doctrinally doggedly dogmatically doubly doubtless
dourly down downright downstairs downstream downward downwind dramatically drastically dreadfully dreamfully drearily
drowsily drunkenly dryly dully each eagerly earlier earliest early earnestly easily east eastward easy economically
edgewise editorially effectively effectually efficiently effortlessly either elaborately electrically elsewhere
eminently emotionally emphatically empirically encouragingly endlessly enduringly energetically engagingly enormously
enough enthusiastically entirely enviably equally erratically especially essentially etcetera eternally even
eventually ever everlastingly everywhere evidently exactly exceedingly excellently exceptionally excitedly exclusively
exhaustively expansively expectantly experimentally explicitly explosively express expressively expressly extensively
extraordinarily extravagantly extremely exultantly facetiously faintly fairly faithfully familiarly far farther
farthest fascinatingly fast faster fatally favorably fearfully ferociously fervently feverishly fiercely figuratively
finally financially fine finely firm firmly first flamboyantly flatly flush focally fondly forever formally formerly
forth forthwith fortunately forward fourth frankly frantically freely frenziedly frequently fresh freshly frowningly
full fully fundamentally furiously further furthermore furtively fussily gaily gayly generally generously gently
genuinely geographically gingerly girlishly glibly gloomily gloriously good gracefully graciously gradually
grammatically grandly graphically gratifyingly gratuitously gravely greatly greedily greenly grimly grossly
grotesquely grudgingly guiltily habitually haggardly half halfway haltingly haphazardly happily hard hardly harmlessly
harshly hastily hatefully haughtily headlong healthily heartily heavily helpfully helplessly hence henceforth here
hereabouts hereafter hereby herein hereinafter heretofore hesitantly hideously high highly hilariously historically
hither hitherto hoarsely home homeward homogeneously honestly honorably hopefully hopelessly horribly horrifyingly
however humanely humbly hurriedly hyperbolically hypothalamically hysterically ideally idiotically idly ill
imaginatively immediately immensely impatiently impeccably imperceptibly imperfectly importantly improperly impudently
inadequately inadvertently incidentally incompletely inconveniently increasingly incredibly incurably indeed
indefinitely independently indifferently indignantly indirectly indiscriminately individually indoors industriously
ineffectively ineptly inescapably inevitably inexorably infinitely informally initially insanely inside insidiously
insignificantly insofar insolently instantly instead instinctively insufficiently intellectually intensely intensively
intentionally intently interestingly internally internationally intimately intramuscularly intrinsically invariably
inversely inward inwardly irrationally irregularly irrespective irritably jointly jubilantly just justifiably justly
keenly kinda kindly kinesthetically largely last lastly late lately later laughingly lavishly lazily least left
legally legitimately leisurely lengthily lengthwise less liberally lightly likely likewise linearly lingeringly
lingually linguistically listlessly literally little locally logically long longer loose loosely lopsidedly loud
loudly lovingly low loweringly luckily lustily luxuriously macroscopically madly magnetically magnificently mainly
majestically manifestly marginally markedly marvelously materially mathematically maybe meanwhile mechanically
medically meekly mellowingly mentally merely merrily methodically meticulously microscopically midway mighty mildly
militarily miraculously miserably mistakenly moderately modestly momentarily morally more moreover morosely mortally
most mostly mournfully movingly much musically mutely nakedly namely narrowly nationally naturally nay near nearby
nearer nearly neatly necessarily needlessly nervously never nevertheless new newly next nicely nimbly noisily
nominally none nonetheless nonspecifically normally north northward northwest not notably noticeably notoriously
notwithstanding now nowhere nowise obediently obligingly obscurely obstinately obviously occasionally oddly off
officially offshore often oftentimes ominously once only onshore openly operationally optically orally ordinarily
organically originally ornately ostensibly otherwise out outdoors outright outside outstandingly outward outwardly
over overboard overhead overnight overseas overtly overwhelmingly painfully palpably paradoxically part partially
particularly partly passionately passively past paternally patiently peacefully peculiarly perchance perennially
perfectly perfunctorily perhaps perilously periodically peripherally permanently persistently personally perversely
petulantly philosophically photographically physically pictorially piteously pitilessly pityingly placidly plainly
plaintively plastically pleasantly plenty plum plumb politely politically pompously poorly popularly positively
possibly potentially powerfully practically precisely predominantly preferably preferentially presently presto
presumably pretty previously primarily primly principally privately probably profanely professedly professionally
profitably profoundly profusely progressively prominently promptly properly prophetically proportionally
proportionately protectively proudly psychically psychologically publicly pungently purely purportedly purposely
qualitatively quantitatively quaveringly querulously questioningly quick quicker quickly quiet quietly quite radically
rakishly randomly rapidly rarely rather rationally raucously readily real realistically really rearward reasonably
reassuringly rebelliously recently recklessly redly reflectively reflexly regardless regionally regretfully regularly
relatively relentlessly reliably religiously reluctantly remarkably repeatedly reportedly reproducibly reprovingly
resentfully resignedly resolutely respectively responsibly restively restlessly rhythmically richly ridiculously right
rightfully rightly rigidly rigorously rollickingly rough roughly round roundly routinely rudely ruefully sadly safely
satirically satisfactorily savagely scarce scarcely scathingly scholastically scientifically scornfully scrupulously
second secondarily secondhand secondly secretly securely sedulously seemingly seldom semantically sensibly separately
serenely seriously severely sexually shamefacedly sharp sharply shockingly short shortly shrewdly shrilly shyly sic
sidewise significantly silently similarly simply simultaneously sincerely singly singularly skillfully slantingly
slantwise sleepily slightly slow slowly sluggishly smilingly smolderingly smoothly snugly soberly sociably socially
soft softly solely solemnly solidly some someday somehow someplace sometime sometimes somewhat somewhere soon sooner
soothingly sorely soughingly soulfully sourly south southeast southward sparsely spatially specially specifically
spectacularly speculatively speedily spiritually splendidly spontaneously square squarely staggeringly statistically
steadfastly steadily stealthily steeply sternly stiffly still stolidly stonily stoutly straight straightaway
strenuously strictly strikingly strongly structurally stubbornly studiously stupidly subconsciously subsequently
substantially subtly successfully successively succinctly such suddenly sufficiently suitably sulkily sullenly super
superbly superficially supposedly supra supremely sure surely surprisingly surreptitiously suspiciously sweet sweetly
swiftly symbolically symmetrically sympathetically syntactically systematically tactically tactually tangibly
tantalizingly tartly tearfully technically technologically temporarily tenaciously tenderly tenfold tensely
tentatively tenuously terribly tersely testily theatrically then thence thenceforth theoretically there thereafter
thereby therefor therefore therefrom therein thereof thereon thereto theretofore therewith thermally thickly thinly
third thither thoroughly though thoughtfully thrice through throughout thus tight tightly timely timidly tiptoe
tiredly today together tomorrow tonight too totally traditionally tragically tranquilly transversally transversely
tremendously triumphantly true truly trustfully tunelessly twice twirlingly typically ultimately ultrasonically
unambiguously unanimously unashamedly unavoidably unawares unblinkingly unceasingly uncertainly uncomfortably
unconcernedly unconditionally unconsciously uncontrollably under underfoot understandingly undoubtedly unduly uneasily
unequally unequivocally unerringly unevenly unexpectedly unfalteringly unfortunately unhesitatingly unhurriedly
uniformly unimpeachably unintentionally uninterruptedly uniquely universally unluckily unmanageably unmistakably
unnecessarily unobtrusively unpleasantly unpredictably unqualifiedly unquestionably unquestioningly unrealistically
unreservedly unsmilingly unsteadily unsuitably unusually unutterably unwisely unwittingly upstairs upstate upstream
upward upwards urgently uselessly usually utterly vacantly vaguely variously vastly very victoriously vigorously
violently virtually visibly visually vitally vividly vocationally vociferously volumetrically voluntarily warily
warmly watchfully way weakly wearily weirdly well west westerly westward westwards whence whole wholly wickedly wide
widely wild wildly wilfully wisely withal within wittingly woefully wonderfully wondrously woodenly wordlessly
worriedly worse wrathfully wrong wrongly wryly yearningly yesterday yet`

/** Verbs. */
export const wordnetVerbs = `
abandon abet abhor abide abolish abound abridge abrogate absent absorb abstain abstract abuse accede accelerate
accentuate accept acclaim acclimatize accommodate accompany accomplish accord accost accredit accrue acculturate
accumulate accuse accustom ache achieve acknowledge acquaint acquiesce acquire acquit act activate actuate adapt add
address adhere adjoin adjourn adjust administer admire admit admix admonish adopt adore adorn adsorb advance adventure
advertise advise advocate aerosolize affect affirm affix afford affront age agglomerate aggravate agitate agree aid
aim air alarm alert alienate alight align allege alleviate allocate allot allow alphabetize alter alternate amass
amaze amble ambush amend amount amplify amputate amuse analyse analyze anchor anger angle animate animize annihilate
announce annoy answer antagonise antagonize anticipate apologize appeal appear appease append applaud apply appoint
apportion appraise appreciate apprehend apprentice approach appropriate approve approximate arbitrate arch archaize
argue arise arm arouse arraign arrange array arrest arrive arrogate articulate ascend ascertain ascribe ask aspire
assail assault assay assemble assent assert assess assign assimilate assist associate assume assure astonish astound
atone attach attack attain attempt attend attest attract attribute attune audit audition augment augur authenticate
authorize automate avail avenge average avert avoid await awake awaken award awe babble back backstitch badger baffle
bag bait bake balance balk balkanize ball ban band bandy bang banish bank bankrupt banter baptize bar barbecue bare
bargain barge bark barricade base bask baste bat bathe batter battle bawl bay beam bear beard beat beautify beckon
become bedamn befall befit befog befriend befuddle beg beget begin beguile behave behead behold behoove belabor belch
belie believe bellow belong belt bemoan bench bend benefit berate beseech beset besiege besmirch bespeak best bestow
bet bethink betray better bevel bewail beware bewilder bewitch bicker bid bide bilk bill billow bind birdie bite blab
blacken blame blanch blanket blare blaspheme blast blaze bleach bleat bleed blend bless blight blind blink blister
bloat block bloom blossom blow blubber blunder blunt blur blurt blush bluster board boast bob bode bog bogey boggle
boil bolster bolt bomb bond boo book boom boomerang boost border bore borrow bother bounce bound bow box boycott brace
brag braid brand brandish brave breach break breakfast breathe breed bribe bridge brief brighten bring bristle
broadcast broaden broil brood brook browbeat brown bruise bruit brush bubble buck buckle bud budge budget buff buffer
buffet bug build bulge bulk bull bulletin bullshit bum bump bunch bundle bunker burgeon burn burrow burst bury
bushwhack bust bustle busy butcher butt buy buzz bypass cable cackle calcify calculate calibrate call calm calumniate
camouflage camp campaign can cancel cane canonize canter canvass cap caper capitalize capitulate captivate capture
care careen career caress caricature carry cart carve cascade case cash cast castigate catalogue catapult catch
catechize categorize cater caucus cause caution cavort caw cease celebrate cement center centralize centrifuge
cerebrate certify chafe chaff challenge chamber champion chance chandelle change channel chant characterize charcoal
charge charm chart charter chase chat chatter cheat check cheer cherish chew chide chill chin chip chirp chivy choke
choose chop choreograph chortle chorus chronicle chuck chuckle chuff chug churn cipher circle circulate circumscribe
cite citrate claim clamber clamor clamp clang clank clap clarify clash clasp class classify clatter claw clean cleanse
clear cleave clench click climax climb clinch cling clink clip clobber clock clog clomp close clot clothe cloud cluck
cluster clutch coach coagulate coalesce coast coat coax cock coddle code codify coerce coexist cohere coil coin
coincide collaborate collapse collar collate collect colonize color comb combat combine come comfort command
commandeer commemorate commence commend comment commiserate commission commit commune communicate communize commute
compare compel compensate compete compile complain complement complete complicate compliment comply compose compound
comprehend compress comprise compromise compute con conceal concede conceive concentrate concern conciliate conclude
concoct concur condemn condense condition condone conduct confer confess confide confine confirm confiscate conflict
conform confound confront confuse congeal congratulate congregate conjecture conjoin conjugate connect connote conquer
conscript consent consider consign consist console consolidate consort conspire constitute constrict construct
construe consult consume consummate contact contain contaminate contemplate contend content contest continue contract
contradict contrast contribute contrive control convene conventionalize converge converse convert convey convict
convince convulse cook cool cooperate coordinate cope copy core corner corral correct correlate correspond corroborate
corrode corrupt cosponsor cost costume couch cough counsel count counter counteract counterattack counterbalance
counterchallenge counterpoint couple court cover covet cower crack crackle cradle cram crane crash crave crawl creak
crease create credit creep cremate cringe cripple crisscross criticise criticize croak crochet croon crop cross crouch
crow crowd crown crucify cruise crumble crumple crunch crush cry crystallize cube cuddle culminate cultivate cup curb
cure curl curse curtail curve cushion cuss cut cycle dab dabble dam damage damn dampen dance dangle dare darken darn
dart dash date daunt dawn daydream dazzle deaden deal debate debilitate debut decay deceive decelerate decentralize
decertify decide declaim declare decline decompose decorate decrease decree decry dedicate deduce deduct deem deepen
default defeat defecate defend defer define defraud defray defrost defy degas deglycerolize degrade deign delay
delegate delight delimit deliver delude delve demand demarcate demean democratize demolish demonstrate demote demur
demythologize denote denounce dent deny depart depend depersonalize depict deplore deploy depose deposit deprave
depress deprive deride derive descend describe desecrate desert deserve design designate desire despair despatch
despise despoil destine destroy detach detail detain detect deter deteriorate determine detest detonate detract
detribalize devastate develop deviate devise devote devour diagnose diagram dial dialyze dictate die differ
differentiate diffuse dig digest dignify digress dilate dilute diminish din dine dip direct disable disabuse disagree
disallow disappear disappoint disapprove disarm disassemble disband disbelieve disburse discard discern discharge
discipline disclose disconnect discontinue discount discourage discover discredit discriminate discuss disdain
disenfranchise disengage disentangle disgrace disguise disgust dishearten dishonor dishonour disintegrate disinter
disk dislike dislodge dismember dismiss dismount disobey disown dispatch dispel dispense disperse displace display
dispose disprove dispute disqualify disregard disrobe disrupt dissect dissemble disseminate dissent dissipate dissolve
dissuade distill distinguish distort distract distribute distrust disturb dive diverge divert divest divide divorce
divulge dock docket doctor document dodge dog dominate domineer don donate doom dose dot double doubt dovetail down
downgrade doze draft drag drain dramatize drape draw drawl dread dream dress dribble drift drill drink drip drive
droop drop drown drowse drug drum dry dub duck dull dump dunk dupe duplicate dust dwarf dwell dwindle dye dynamite
earn ease eat ebb echo eclipse economize eddy edge edify edit educate efface effect effectuate effloresce ejaculate
eject elaborate elapse elate elbow elect elevate elicit eliminate elongate elucidate elude elute emanate emancipate
emasculate embark embarrass embed embellish embezzle embitter embody embolden emboss embrace embroider embroil emerge
emigrate emit emphasize employ empower empty emulate enable enact enamel encamp encase enchant encipher enclose
encompass encounter encourage encroach encrust end endanger endear endeavor endorse endow endure energize enervate
enforce engage engender engrave engross engulf enhance enjoin enjoy enlarge enlist enliven enmesh enquire enrage
enrich enrol enroll ensconce enshrine ensue ensure entail enter entertain enthrall enthrone entice entitle entomb
entrench entrust enumerate enunciate envelop envisage envision envy epitomize equal equate equilibrate equip eradicate
erase erect erode err erupt escape eschew escort espouse essay establish esteem estimate etch eulogize europeanize
evacuate evade evaluate evaporate eventuate evidence evoke evolve exacerbate exact exaggerate exalt examine exasperate
exceed excel except exchange excise excite exclaim exclude excommunicate excoriate excuse execute exemplify exempt
exercise exert exhale exhaust exhibit exile exist exonerate exorcise expand expect expedite expel expend experience
experiment expiate expire explain explode exploit explore export expose expound express expunge extend extenuate
exterminate extinguish extirpate extract extrapolate extricate extrude exude eye face facilitate factor fade fail
faint fair fake fall falsify falter fan fancy fare farm fascinate fashion fasten father fathom fatten fault favor faze
fear feast feather feature federalize feed feel feign feint felicitate fell fence ferry fertilize fetch fete fidget
field fight figure file fill film filter finance find finger finish fire fish fistfight fit fix fizzle flag flail
flake flank flap flare flash flatten flatter flaunt flee flex flick flicker flinch fling flip flirt flit float
flocculate flock flog flood flop flounce flounder flourish flout flow flower flub fluoresce flurry flush fluster
flutter fly foam focus foil fold follow fool foot forbid force forecast foreclose forego foreknow foresee foreshorten
forestall forfeit forge forget forgive forgo form formulate forsake forswear fortify forward foster foul found
fractionate fracture frame fraternize free freeze frequent fret frighten frizzle frogmarch frolic front frost frown
frustrate fry fuel fulfil fulfill fullback fulminate fumble fume function funnel furl furlough furnish furrow further
fuse fuss gabble gag gain gallop gamble gape garage garden garland garner garrison gas gash gasp gather gauge gawk
gaze gear general generalize generate gentle germinate gesticulate gesture get geyser ghost gift giggle gild gird give
glance glare glaze gleam glean glide glimpse glint glisten glitter gloat glom glorify glory glow glower glue glut
glycerolize gnash gnaw goad gobble goof gore gorge gouge govern grab grace grade graduate grant graph grapple grasp
grass gratify graze grease greet grieve grill grimace grin grind grip groan groom grope ground group grovel grow growl
grumble grunt guarantee guard guess guide gull gulp gush guzzle gyrate hack haggle hail halt hammer hamper hand
handicap handle hang hanker happen harangue harbor harden harm harness harp harrow harry harshen harvest hasten hat
hatch hate haul haunt have hawk hazard head headline heal heap hear heat heave hedge heed heft heighten heist help
herald herd hesitate hibachi hibernate hide highlight hijack hike hinder hint hire hiss hit hitch hobble hock hog
hoist hold holler homogenize honeymoon honor honour hook hoot hop hope house hover howl huckster huddle hug hulk hum
humanize humble humiliate humor hunch hunt hurdle hurl hurry hurt hurtle hush hustle hypnotize hypothesize identify
idle idolize ignite ignore illuminate illumine illustrate imagine imbed imbibe imitate immerse impair impale impart
impede impel imperil impersonate impinge implant implement implore imply import impose imprecate impress imprint
imprison improve improvise impute inaugurate incapacitate incarnate inch incise incite incline inclose include
incorporate increase incubate inculcate incur index indicate indict indoctrinate indorse induce induct indulge infect
infer infest infiltrate inflame inflate inflect inflict influence inform infuriate ingest inhabit inherit inhibit
initiate inject injure inlay innovate inquire inscribe insert insist inspect inspire instal install instigate
institute institutionalize instruct insulate insult insure integrate intend intensify inter interact intercede
intercept interconnect interest interfere interject interlace interlock internalize interpenetrate interpose interpret
interrupt intersect intertwine intervene interview interweave intimate intimidate intone intrigue introduce intrude
intrust inure invade invalidate inveigh invent invert invest investigate invite invoke involve iodinate iron irrigate
irritate isolate issue italicize itch itemize jab jabber jacket jail jam jangle jar jaw jeer jeopardize jerk jest jet
jig jilt jimmy jingle jive jockey jog joggle join joke jolt jostle journey judge jumble jump junk justify juxtapose
keep key keynote kick kid kidnap kill kiss knead kneel knit knock knot know label labor lace lacerate lack lag lam
lament laminate lampoon land languish lap lapse lash last latch laugh launch lavish lay layer laze lead league leak
lean leap learn lease leave lecture leer legislate legitimize lend lengthen lessen let letter level levy liberalize
liberate license lick lie lift light lighten like limit limp line linger link lionize liquidate list listen litter
live load loaf loan loathe lob lobby locate lock lodge log loiter long look loom loop loose loosen loot lope lose
lounge love lower lug lull lumber lump lunch lunge lurch lure lurk lyophilize madrigal magnetize magnify mail maintain
major make malinger maltreat man manage mandate maneuver manifest manipulate manufacture map mar march marinate mark
market maroon marry marshal marvel mash mask masquerade mass massacre massage master mastermind match mate materialize
matriculate matter mature maximize mean meander measure meddle mediate meditate meet melt memorize menace mend mention
merchandise merge merit mesh mesmerize metabolize metamorphose meter mew migrate militate milk mill mince mind mine
mingle minimize minister mirror miscalculate miscarry misconstrue misfire misgauge misinterpret misjudge mislay
mislead mismanage misname misperceive misplace misquote misread misrepresent miss mist mistake mistrust misunderstand
misuse miter mitigate mix moan mobilize mock model moderate modernize modify moisten mold molest mollify monitor
monopolize moo mop mortar mother motion motivate motor mottle mould mount mourn mouth move mow muck muffle mull
multiply mumble murder murmur muse muster mutilate mutter mystify nab nag nail name narcotize narrate narrow nasale
nationalize naturalize navigate near necessitate need needle neglect negotiate nest nestle net neutralize nickname nip
nod nominate nose notarize notch note notice notify nourish nucleate nudge number nurse nurture nuzzle obey object
oblige obliterate obscure observe obsess obstruct obtain occasion occlude occupy occur offend offer officer officiate
offsaddle offset ogle oil omit open operate oppose oppress orbit ordain order organise organize orient originate
ornament ossify ostracize oust outclass outdistance outdo outdraw outface outfight outgeneral outgrow outlaw outline
outlive outmaneuver outmode outnumber outplay output outrage outrun outsmart outstrip outweigh overburden overcome
overdrive overeat overemphasize overestimate overexpose overfeed overfill overflow overhaul overhear overheat
overindulge overlap overlay overload overlook overpower overproduce overreach override overrun overshadow overshoot
overstep overstrain overtake overthrow overturn overwhelm overwork owe own oxidise pace pacify pack package pad paddle
padlock page pain paint pair pale pall palm pamper pan panel panic pant pantomime parade parallel paralyze paraphrase
parcel parch pardon pare park parlay parody parrot parry part partake participate partner pass paste pat patch patent
patrol patronize pattern pause paw pay peak peck peddle peel peep peer pelt pen penalize penetrate people pepper
perceive perch perfect perform perish permeate permit perpetrate perpetuate persecute persevere persist personalize
personify persuade pertain perturb peruse pervade pester pet petition petrify philosophize phone photograph phrase
pick picket picnic picture piece pierce pile pilfer pillory pilot pin pinch ping pinpoint pioneer pipe piss pit pitch
pity pivot place plague plan plane plank plant plaster plat play plead please pledge plod plot plow pluck plug plumb
plummet plunder plunge plunk ply poach pocket point poise poison poke polarize pole police polish poll pommel ponder
pooch pool pop populate pore portend portray pose position possess post postpone postulate pot potter pounce pound
pour power practice practise praise prance prattle pray preach prearrange precede precipitate preclude precondition
predict predominate preempt preface prefer preisolate preoccupy prepare presage prescribe present preserve preside
press pressure presume presuppose pretend prevail prevent prey price prick pride prime print prise prize probe proceed
process proclaim procrastinate procure prod produce profess proffer profit program progress prohibit project prolong
promise promote prompt promulgate pronounce prop propel prophesy propose proposition proscribe prosecute prosper
prostrate protect protest protrude prove provide provision provoke prowl pry publicize publish pucker puff pull
pulsate pulse pulverize pummel pump punch punctuate puncture punish punt pupate purchase purge purify purl purloin
purport purse pursue push put putt puzzle pyramid quack quadruple quail quake qualify quarrel quash quell quench query
question quicken quickstep quiet quip quirk quit quiver quote race rack radiate radio rage raid rail rain raise rake
rally ram ramble range rank ransack rap rape rate ratify rationalize rattle reach react reactivate read readapt
readjust ready reaffirm realign realize reap reappear rear rearrange reason reassail reassemble reassert reassign
reassure reawaken rebel rebound rebuff rebuild rebuke rebut recalculate recall recapitulate recapture recede receive
recess recite reckon reclaim reclassify recognize recoil recollect recommend reconcile recondition reconnoiter
reconsider reconstruct reconvene reconvert recopy record recount recoup recover recreate recruit recur redden
redecorate rededicate redeem redefine redirect rediscover redistribute redouble redress reduce reecho reek reel
reelect reenact reenforce reestablish reevaluate reexamine refashion refer refill refinance refine reflect reform
refrain refuel refund refurbish refuse refute regain regale regard regiment register regret regroup regulate
rehabilitate rehash rehearse reign reimburse rein reinforce reinstall reinstate reinterpret reissue reiterate reject
rejoice rejoin relace relate relax relay relearn release relegate relent relieve relinquish relish relive reload rely
relyric remain remake remand remark remarry remedy remember remind reminisce remit remodel remonstrate remount remove
rename rend render renew rent reopen reorder reorganize repair repay repeal repeat repel repent rephrase replace
replant replenish reply report repose represent repress reprimand reprint reproach reprobate reproduce repudiate
repulse repute request require requisition reread rerun reschedule rescind rescue reseal research resemble resent
reserve reset resettle reshape reside resift resign resist resmudge resolve resort resound respect respond rest
restate restock restore restrain restrict result resume resurrect resuspend retail retain retaliate retard retch
rethink retie retire retort retrace retract retranslate retreat retrieve return reunite reuse rev revamp reveal revel
revenge reverberate revere reverence reverse revert review revile revise revitalize revive revolutionize revolve
reward rewrite rhyme ricochet rid riddle ride ridicule riffle rifle rig rim ring rinse rip ripen ripple rise risk
ritualize rival rive rivet roam roar roast rob robe rock roleplay roll romanticize romp roof room roost root rot
rotate rough roughen round rouse rout rove row rub ruffle ruin rule rumble rummage rumor run rupture rush rust rustle
sack sacrifice sadden saddle safeguard sag sail salivate salt salute salvage sample sanction sand sap sashay satiate
satisfy saturate saute save savor savvy saw say scab scale scamper scan scandalize scare scarify scatter schedule
scheme school scoff scold scoot scorch score scorn scour scout scowl scramble scrap scrape scratch scrawl scream
screech screen scribble scribe scrimmage scrounge scrub scrutinize scud scuff sculpture scurry scuttle seal sear
search seat secede seclude secrete secularize secure see seed seek seem seep segregate seize select sell send sense
sensitize sentence sentimentalize separate sequence serenade serve service set settle sever sew shade shadow shake
shamble shame shape share sharpen shatter shave shear shed sheer shell shelter shelve shepherd shield shift shimmy
shine ship shirk shirt shiver shock shoot shop shorten shoulder shout shove shovel show shower shred shriek shrill
shrink shroud shrug shudder shuffle shun shunt shut shuttle shy sicken sidestep sidle sift sigh sight sign signal
signify silence silhouette simmer simplify simulate sin sing singe single singsong sink sip sire sit situate sizzle
skedaddle sketch skid skim skip skirmish skirt skulk skylark slacken slam slant slap slash slate slaughter slaver
sleep slice slide slime sling slink slip slit slop slot slow slug sluice slumber slump slurp smack smart smash smell
smile smirk smite smoke smolder smooth smother smuggle snag snake snap snare snarl snatch sneak sneer snicker sniff
snigger snoop snore snort snow snowball snub snuggle soak soar sob socialize sock soften soil solace solder solicit
solve soothe sorb sound sour souse sow space spade span spang spare spark sparkle spatter speak spear spearhead
specialize specify speculate speed spell spend spice spill spin spiral spit splash splice splinter split spoil sponge
sponsor sport spot spotlight spout sprain sprawl spray spread spring sprinkle sprint sprout spur spurn sputter spy
squall square squash squat squawk squeak squeal squeeze squelch squint squirm squirt stab stabilize stable stack staff
stage stagger stain stake stalk stall stammer stamp stampede stand standardize star stare start startle starve state
station stay steady steal steam steel steep steer stem step sterilize stick stiffen stifle still stimulate sting stink
stipulate stir stitch stock stoke stomp stone stoop stop store storm stow straddle strafe straggle straighten strain
strand strangle strap stratify stray streak stream strengthen stress stretch strew strike string strip strive stroke
stroll strop structure struggle strum strut stud study stuff stumble stump stun stunt stutter style sub subcontract
subdue subject subjugate sublime submerge submit subordinate subpoena subscribe subside subsidize subsist substantiate
substitute subtend subtitle subtract subvert succeed succumb suck sue suffer suffice suffocate suffuse sugar suggest
suit sulphur summarize summate summon sun sunder superimpose superintend supersede supervise supplant supplement
supplicate supply support suppose suppress surface surfeit surge surmise surmount surpass surprise surrender surround
survey survive suspect suspend sustain swab swagger swallow swamp swan swap swarm swathe sway swear sweat sweep swell
swerve swim swindle swing swipe swirl swish switch swivel swoon swoop symbolize sympathize synchronize synthesise
synthesize systematize tabulate tack tackle tag tailor take talk tame tamper tantalize tap taper tarnish tarry taste
tat taunt tax taxi teach tear tease teem teeter telegraph telephone telescope televise tell tempt tend tender term
terminate terrify terrorize test testify tether thank thaw theorize thicken thin think thrash thread threaten thresh
thrill thrive throb throng throttle throw thrust thud thumb thump thunder thwart tick tie tighten tilt time tingle
tinker tinkle tint tip tiptoe tire title titter toast toil tolerate toll tool top topple torment torture toss total
totter touch tour tower trace track trade trail train tramp trample transact transcend transcribe transfer transfix
transform transgress translate transmit transmute transpirate transplant transport transpose trap travel traverse
tread treasure treat tremble trespass trick trickle trigger trim trip triple triumph trot trouble truck trudge trumpet
trundle trust try tuck tug tumble tune tunnel turn tutor tweeze twiddle twig twine twinkle twirl twist twitch type
typify unclasp uncork uncover uncurl underestimate underlie underline undermine underpin underrate underscore
understand understate undertake underwrite undo undress undulate unearth unfasten unfold unhitch unify unite
universalize unlace unlash unleash unload unlock unmask unpack unravel unscramble unscrew unsheathe unsolder unteach
unthaw untie unveil unwind unwire update upgrade uphold upholster uplift upraise uproot upset urbanize urge use usher
usurp utilize utter vacate vacation vacuum validate value vanish vanquish vary veer veil vein venerate vent ventilate
venture verify vest veto vex vibrate victimize vie view vindicate violate visit visualize vivify vocalize voice
volunteer vomit vote vouch vouchsafe vow wad wade waft wag wage waggle wail wait waive wake walk wallop wallow wander
wane wangle want warble warm warn warp warrant wash waste watch water wave waver wax waylay weaken wean wear weary
weatherstrip weave wed wedge weep weigh weight welcome weld well wend wet whack wheedle wheel wheeze whet whimper
whine whinny whip whir whirl whisk whisper whistle whiten whiz whoop widen wield wiggle will wilt win wince wind wing
wink winnow winter wipe wire wisecrack wish withdraw wither withhold withstand witness wobble wonder woo woolgather
word work worry worsen worship wound wrack wrangle wrap wreak wreathe wreck wrench wrestle wriggle wring wrinkle write
writhe wrong yank yap yawn yearn yell yellow yelp yield zigzag zip zoom`

/** Nouns of tagged texts, regardless of field: ordinary words of the language. */
export const wordnetOtherNouns = `
abandon abandonment abasement abbey abbot abdomen aberration ability abjection ablation abnormality abode abolition
abolitionist aborigine abortion abreaction abridgment abruptness abscess abscissa absence absenteeism absolute
absorbency absorption abstention abstract abstraction abstractionism abstruseness absurdity abundance abuse abyss
academic academicianship academy acapulco acceleration accelerator accent accenting acceptance access accessory
accident accompaniment accomplice accomplishment accordance account accountant accounting accouterment accreditation
accretion acculturation accumulation accuracy accusation ace acetone acetonemia ache achievement acid acidity acolyte
acquaintance acquiescence acquisition acre acreage acres acrobatics act acting actinometer action active activism
activity actor actress actuality adam adaptation addition additive address adenoma adequacy adherence adherent
adhesive adieu adios adjective adjournment adjudication adjunct adjustment administration administrator admiration
admirer admission admonition ado adolescence adolescent adonis adoption adroitness adult adulterer adulthood advance
advantage advent adventure adventurer adverb adversary adversity advertisement advertising advice advisability advisor
advocacy advocate aegean aegis aeon aeration aerator aerial aerosol aeschylus affair affairs affect affection
affidavit affiliation affinity affirmation affluence affront afghan africa aftereffect afternoon agate age aged agency
agenda agent agglomeration agglutination agglutinin aggregate aggregation aggression aggressiveness aggressor
agitation agony agreement agriculture ague aid aide ailment aim aimlessness air aircraft airflow airframe airplane
airport airs airspeed airway aisle alabama alabaman alabamian alabaster alarm alaska albany album albumin alcohol
alderman alerting alertness algae alibi alien alienation alignment aliquot alkali allegation allegiance allegory alley
alleyway alligator allocation allotment allowance allusion ally aloes aloneness aloofness alpha alteration altercation
alternative altitude altruism aluminum alundum alveolus amateur amateurishness amazement ambassador amber ambiance
ambiguity ambition ambulance ambuscade ambush amendment america american americana americanism aminomethane amity ammo
ammoniac ammunition amorist amount amp amphibology amplification amplifier amplitude amsterdam amulet amusement
anabaptist anachronism anaconda anaesthesia analogue analogy analysis analyst analyticity analyzer anaplasmosis
anarchist anarchy anastomosis anatomical anatomy ancestor ancestry anchor ancistrodon andrena anecdote anemia angel
anger angle anglican anglophilia angst anguish animal animosity anion anionic ankle annihilation anniversary
announcement annoyance anode anomie anonymity anorexia answer ant antagonist antares anteater antecedent antelope
antenna anterior anthill anthropologist anthropology antibody anticipation anticoagulation antigen antipathy antiquity
antiredeposition antiserum antithesis anvil anxiety aorta apache apartment ape aperture apex aplomb apogee apologia
apologist apology apothecary appalling apparatus apparition appeal appearance appendix appetite applause apple
applejack applicability applicant application applicator appointee appointment appraisal appraiser appreciation
apprehension apprentice apprenticeship approach appropriation approval approximation april apron aptitude arc arch
archaeologist archangel archbishop architect architecture archives arctic ardor area areaway arena argon argot
argument arianism arianist aridity aristocracy aristotle arithmetic arizona arkansas arm armadillo armament armchair
armful armoire armor armpit arms army aroma arousal arrangement array arrest arrival arrogance arrow arroyo arsenic
art arteriole artery arthritis article articulation artifact artifice artillery artilleryman artisan artist artistry
arts ascendancy ash asia aspect asphalt aspirant aspiration ass assassin assault assay assemblage assembly assent
assertion assertiveness assessment assessor asset assiduity assignee assigning assignment assist assistance assistant
associate association assortment assumption assurance assyrian assyriology asterisk astonishment astronomy
astrophysics asymmetry asynchrony athabascan atheist athens athlete athleticism athletics atlanta atlantic atm
atmosphere atom atrophy attachment attack attacker attainment attempt attendance attendant attention attic attica
attire attitude attorney attraction attribute audacity audience audit auditorium aug august aunt aureomycin austerity
austin australia authenticity author authorities authority authorization authorship auto autofluorescence autoloader
automation automobile autonomy autopsy autumn auxiliary avail availability avarice avenue average aversion aviary
aviation avocado avoidance awakening award awarding awareness awe awfulness axe axiom axis axle azimuth babe baby
babylonian bachelor back backbend backbone backdrop backer background backing backlog backstage backwoods backyard
bacon bacteria bad badge badness baffled bag baggage bagpipe bait balance bale bali balinese balkiness ball ballad
ballast ballerina ballet balletomane balloon ballot ballpark ballplayer ballroom ballyhoo balsam baltimore balustrade
balzac ban banana band bandage bandit bandoleer bandstand bandwidth bang banging banister banjo bank banker bankruptcy
banner banquet banshee banter baptist bar barb barbarian barbell barbital barbiturate bargain bargaining barge barium
bark barkeep barley barn barnburner barnful barnyard barony baroreceptor barrack barrage barrel barricade barrier
bartender base baseball baseline basement bash basileus basin basis basket basketball bass bassinet bastard bastion
bat batch bath bather bathing bathos bathrobe bathroom bathtub baton battalion batter battery batting battle
battlefield battlefront battleground batwing bavaria bawdyhouse bay bayonet bazaar beach beachhead beacon bead beadle
beadsman beak beam bean bear beard bearer bearing beast beat beating beatnik beau beauty bed bedding bedground bedpost
bedroom bedside bedstead bedtime bee beebread beech beef beehive beer beetle beggar beggary beginner beginning behalf
behavior behind being belch belching belfry belief believer bell belle bellhop bellow belly belshazzar belt bench bend
benediction beneficiary benefit bennington bent bequest bereavement berg berlin bern berry berth beryllium besieger
best bestowal bet beta betrayal better betterment beverage bevy bewilderment bias bible bibliography biceps bickering
bicycle bid bidder bidding bile bilharziasis bill billion bin binder binding binoculars binomial bioassay biography
biologist biology biomedicine biophysicist biopsy bird birdbath birdhouse birefringence birmingham birth birthday
birthplace birthright biscuit bishop bishopry bit bite biter bitterness bitters bivouac black blackberry blackboard
blackening blackmailer blackness blackout blacksmith blade blame blandness blanket blare blaring blasphemy blast
blatancy blaze bleach bleachers bleat bleb blemish blend blending blessing blight blind blindness blinker blizzard
bloat blob bloc block blockade bloke blonde blood bloodhound bloodshed bloodstream bloom blooming blossom blot blotch
blow blower blowfish blowing bludgeon blue bluefish blues bluestocking bluff blunder blur bluster board boarding
boardinghouse boast boat boater boating boatload boatswain bobbysoxer bodice body bodybuilder bodybuilding bodyguard
bog bogey bogy boiler boiling boldness bolo bolshevik bolster bolt bomb bombast bombay bomber bombing bombproof bombus
bond bondsman bone bonemeal bonfire bonn bonnet bonus booby book bookcase booker booking bookshelf boom boon boost
boot booth bootlegger bootlegging booty booze borate border boredom borough borrower borrowing bosom boss boston
bottle bottleneck bottom bottomland boucle bough boulder boulevard bounce bouncing bound boundary bounds bouquet
bourbon bourgeoisie bout bow bower bowl bowlder bowstring box boxcar boxer boy boyhood brace bracing brad braggadocio
braid brain brake brakes bramble branch brand brandy brass brassica bravado bravery brazenness brazil breach bread
breadth break breakable breakaway breakdown breakfast breaking breakthrough breakup breakwater breast breastwork
breath breathing breeches breed breeding breeze brevity bribe briber brick bricklayer bricklaying bride bridegroom
bridge bridgehead bridle brief briefcase briefing brier brig brigade brigadier brightness brilliance brilliancy brim
bringing brink bristle britain british broadcast broadcasting broadening broadside broadway broiler broker brokerage
bronc bronchiole bronchiolitis bronchus bronze brood brooding brook brooklyn broom brothel brother brotherhood brow
brown brucellosis bruise brush brushing brutality brute bubble buck buckboard bucket buckle buckskin bud buddha
buddhist buddy budget buff buffalo buffer buffet buffoon bug buggy bugle bugler build builder building buildup bulb
bulgaria bulge bulk bull bullet bullethead bulletin bully bullyboy bum bumblebee bunch bundle bunk bunker bunkmate
bunt bunter burden bureau bureaucracy burglar burglary burial burma burn burner burning burr burrow bursitis burst bus
busboy bush bushel bushwhacker business businessman businessmen bustle butler butt butter butterfat buttocks button
buyer buying buzz bygone bypass cab cabana cabbage cabin cabinet cable cache cadaver cadence cadenza cadre caesar cafe
cafeteria cage cake calamity calcification calcium calculation calculus calendar calf caliber calibration calibre
california californian caliph call caller callousness calm calmness calorimeter calumny calving camaraderie cambodia
cambridge camera camp campaign camper campfire camping campmate campus can canada cancellation cancer candidacy
candidate candle candlewick candour candy cane caning cannon canon cant canteen canter cantilever cantle canvas canyon
canyonside cap capability capacitance capacitor capacity cape capillary capital capitalism capitalist capstan capsule
captain captive captivity captor capture car carabao caravan carbine carbon carbonate carcass card cardboard cardinal
cardiomegaly cardroom cards care career careerism carelessness caress caretaker cargo caribbean carload carnival
carpenter carpentry carpet carping carriage carrier carry cart cartilage carton cartoon cartoonist cartridge cartwheel
carving case cash cashmere casino cassite cast castanets castigation castle cat catalog catalogue catastrophe catcall
catch catcher catching catecholamine category caterer caterpillar catharsis cathedral catheter cathode catholic
catholicism catkin cattle cattleman cause caution cautious cavalcade cavalry cavalryman cave caveat caveman cavern
cavity ceiling celebrant celebration celebrity celerity cell cellar cellulose cement cemetery censorship censure
census cent centennial center centerfield centering centimeter centralization centrifugation centrifuge century
cerebellum ceremony certainty certificate certification certiorari certitude ceylon chagrin chain chair chairman
chaise challenge chamber chambermaid champ champagne champion championship chance chancel chandelier change channel
chaos chap chapel chapter character characteristic characterization charcoal charge charger chariot charisma charity
charlatan charleston charm charnel chart charter chase chastisement chastity chatter chattering check checkbook
checklist checkout checkup cheek cheekbone cheer cheerfulness cheering cheese cheesecloth chela chemical chemist
chemistry cherokee chest cheyenne chicago chick chicken chief chieftain chignon child childhood childishness chill
chimney chin china chinese chip chiropractor chisel chivalry chloride chlorine chlorothiazide chlorpromazine chock
chocolate choice choir choirboy cholelithiasis cholesterol chomp chopin chopper chord chore choreography chorine
chorus chosen christ christendom christening christian christianity christmas chromatogram chromatography chrome
chromium chrysanthemum chuck chuckle chump chunk church churchgoer churchman churchyard chute cicada cigar cigarette
ciliate cilium cinch cincinnati cinema cipher circle circuit circuitry circulation circumference circumstance
circumstances circus citation citizen citron citrus city civilian civilization claim claimant clairvoyance clam clamor
clamoring clamshell clan clang clangor clangoring clannishness clap clapping claret clarity clash class classic
classicist classics classification classifier classmate classroom clatter clause claustrophobia claw clay clean
cleaner cleaning cleansing clearance clearing clearness cleat cleft clergy clergyman cleric clerk clerking cleveland
cleverness cliche click client clientele cliff climate climax clinch clip clique cloak clock clocking clod clodhopper
close closet closeup closing closure clot cloth clothes clothesbrush clotheshorse clothesline clothing cloud
cloudburst clover clown clowning club clubfoot clubhouse cluck clue clump cluster clutch clutches coach coaching coal
coalescence coalition coast coat coating coattail cobbler cocaine coccidiosis cockatoo cockpit cockroach coconut
cocoon code codification coefficient coexistence coffee coffeehouse coffeepot coffin cognizance cohesion cohesiveness
coil coin coincidence cold coldness coleridge collaboration collaborator collage collapse collar colleague collection
collective collector college collegian collision collusion colon colonel colonial colony color colorado coloratura
colors colt columbine columbus column columnist coma comb combat combination combine combo combustion comeback
comedian comedy comer comet comfort comforts coming command commander commandment commando comment commentary
commentator commerce commercial commercialism commie commiseration commissary commission commissioner commitment
committee committeeman commodity common commoner commonplace commonwealth commotion commune communicating
communication communion communique communism communist community commutation commutator commuter commuting compact
companion companionship company comparison compartment compass compassion compatriot compensation competence
competition competitor compiling complaint complaisance complement completeness completion complex complexion
complexity compliance complication complicity compliment component comportment composer composing composite
composition compost composure compound compounding comprehension compress compromise compulsion compulsive
compulsivity compunction computation computer comrade con conceit concentrate concentration concept conception
conceptuality concern concert concertina concerto concession concessionaire concierge conciseness conclave conclusion
concord concrete concurrence concussion condemnation condensation condenser condescension condition conditioner
conditioning conduct conduction conductivity conductor cone confederacy confederate conference confession confessor
confidant confidante confidence confidentiality configuration confinement confines confirmation conflict conformity
confrere confrontation confusion congestion congo congratulation congratulations congregation congress congressman
conjecture conjugate conjunction connecticut connection connoisseur connotation conqueror conquest conscience
consciousness conscription consensus consent consequence conservation conservatism conservative consideration
consistence consistency consolation consolidation consonant conspiracy conspirator constable constancy constant
constatation constellation consternation constituent constitution constriction construction consultant consultation
consumer consumption contact container contamination contemplation contemporaries contemporary contempt content
contention contest contestant context continence continent contingency contingent continuance continuation continuity
continuum contortion contour contrabass contraception contraceptive contract contraction contractor contradiction
contralto contraption contrary contrast contribution contributor contrition contrivance control controller controversy
contusion convection convenience convent convention conversation conversion convert convertible convexity conveyor
convict conviction convoy cook cookfire cookie cooking coolant cooler cooling coolness coon coop cooperation
cooperative coordinate coordination coordinator cop copenhagen coping copper copy coquette coral cord corduroy
corduroys core cork corkscrew corn corner cornfield cornmeal corona coroner corporal corporation corporeality corps
corpse corpulence corral correction correctness correlation correspondence correspondent corridor corruption corsage
cortex corticosteroid corticotropin cosecant cosigner cosmos cost costume cottage cotton cottonmouth couch council
counsel counseling counselor count countenance counter counterattack counterbalance counteroffensive counterpart
counterpoint counterproposal countershot counting country countryman countryside county coup couple coupling coupon
courage courier course court courtesy courtier courtyard cousin cove cover coverage coverlet covetousness cow coward
cowardice cowboy cowhand cowhide cowling cowpuncher cows coyness coyote cps crab crack cracker cracking crackle
crackpot cradle craft crafter craftsman craftsmanship crag cramp crash crassness crate crawl craze creaking cream
creation creativeness creativity creator creature creche credit credo creed creek creeper crescendo crest crevice crew
crib cricket crime criminal criminality crimson cripple crisis crisp crispness criterion critic criticism croaking
crofter crone crony crook crop cross crossing crossroad crossroads crouch crow crowbait crowd crown crucifix
crucifixion crudity cruelty crunch crupper crusade crush crusher crust crutch cry cryostat crystal crystallite
crystallography cuba cube cubism cud cuff cufflink culmination culprit cult cultist cultivation culture cumulus cup
cupboard cur curb curbside cure curio curiosity currant currency current curriculum curse curtain curtness curve
cushion cushioning cusp cuss custodian custody custom customer cut cutlass cutting cyclades cycle cyclist cylinder
cynic cyst cytoplasm czechoslovakia dab dad dadaism daddy daffodil dagger daiquiri dairy dairyman dais daisy dallas
dam damage damascus dame damn damnation damned dance dancer dancing dandelion dane danger danish dante daring dark
darkness darling darwin dash data date datum daughter dawn dawning day daybed daybreak daylight days daytime deacon
dead deadhead deadline deadlock deaf deal dealer dealing dealings dean dear death deathbed debacle debate debauch
debility debris debt debunking debut dec decade decay deceased decedent deceit deceleration december decency decimeter
decision deck declamation declaration decline declivity decomposition decor decoration decorativeness decorator
decorum decrease decree decrement dedication deduction deed deepening deer default defeat defect defection defendant
defender defense deference defiance deficiency deficit defining definition deflection deformation degeneration
degradation degree deity dejection delaware delay delegate delegation deliberation delicacy delight delineation
delirium deliverance delivery delta deltoid deluge demagogue demand demander demarcation demeanor demimonde
demineralization democracy democrat demolition demon demonstration demonstrative demonstrator demoralization denial
denmark denomination denouement denseness densitometry density dent dentist denture denunciation denver department
departure dependence dependency dependent depletion deportee deposit depositor depot depravity depreciation
depredation depression depth deputy dereliction derision derivation derivative derrick dervish des descendant
descendants descendent descent description desecration desert desertion design designation designer desire desk
desolation desorption despair desperate desperation despoiler despondency despotism dessert destination destiny
destroyer destruction desynchronizing detachment detail details detecting detection detective detector detergency
detergent deterioration determinant determination deterrent detractor detroit developer development deviation device
devil devilment devisee devotee devotion dew dewar dexamethasone diabetes diabetic diagnosing diagnosis diagnostician
diagram dial dialect dialectic dialogue dialysis diam diameter diamond diaper diaphragm diarrhea diarrhoea diary
diatom dice dichondra dickens dictate dictatorship dictionary dictum die diet difference differential differentiation
difficulty diffraction diffusion digitalization dignitary dignity dilemma diligence dilution dime dimension dimer
dimethylglyoxime diminution din dinner dinnertime diplomacy diplomat dipole dipper direction directionality directive
directivity director directory dirge dirt disability disabled disadvantage disagreement disappearance disappointment
disapprobation disapproval disarmament disarray disassembly disaster disbelief disc discharge disciple discipline
disclosure discomfited discomfort discontent discontinuance discontinuity discount discourse discovery discredit
discrepancy discretion discrimination discussion disdain disease disengagement disgrace disguise disgust dish dishonor
dishwasher dishwater disillusionment disintegration disinterest disk dislike dislocation disloyalty dismay dismissal
disobedience disorder disparagement dispatch dispensary dispensation dispenser dispersal dispersion displacement
display displeasure disposal disposition dispossession dispute disregard disrepair disrepute disruption
dissatisfaction dissection dissemination dissension dissent dissenter disservice dissociation dissolution dissolve
distance distaste distension distillation distinction distinctness distortion distraction distress distribution
distributor district distrust disturbance ditch ditty divan dive divergence diversification diversion diversity
divertimento divestiture dividend divine diving divinity division divorce dock doctor doctorate doctrine document
documentary dodge dodging dog doggerel doghouse dogma dogwood doll dollar domain dominance domination dominion don
donation donor doom doomed door doorbell doorhandle doorknob doorman doorway dooryard dope dormitory dosage dose dot
double doubleheader doubt dough dove doweling down downfall downpour downtown dowry dozen dozens draft drafting drag
dragon drain drainage drama dramatics dramatist drape draper drapery draught draw drawer drawing drawl dread dream
dreamer dregs dress dresser drift drink drinker drinking drive driver driveway drizzle drone drop droplet dropout
droppings dross drought drover drowsiness drug drugging drugstore drum drumhead drumlin drummer drunk drunkard
drunkenness drygoods dryness dublin duck ducking duct due duel duelist duffer dugout duke dullard dumbbell dun dune
dung dungeon duplication durability duration dusk dust dustbin dustpanful duty dwarf dweller dwelling dyeing dying
dynamics dynamite dynasty dysentery eagerness eagle ear earl earnest earnestness earnings earphone earth earthman
earthquake ease easel east easter eating ebbing ebony eccentric eccentricity ecclesiasticism echo eclipse ecliptic
economics economist economy ecstasy edema edge edifice edition editor editorial education educator eeg effect
effectiveness efficacy efficiency effluent effort egalitarianism egg egghead eggplant eggs ego egotism egotist egypt
ejaculation ejection elaboration elasticity elation elbow elder election elector electricity electrode electrolysis
electromagnet electromyography electron electronics electrophoresis electrophorus electroshock electrotherapist
elegance element elephant elevation elevator elimination elite elizabethan ell ellipsoid elm eluate elution emanation
embankment embargo embarrassment embassy emblem embodiment embrace embracing emergence emergency emigration eminence
emission emotion emotionalism emotionality emphasis emphysema empire empiricism employ employee employer employment
emptiness enactment enamel encampment enchantment enclave enclosure encounter encouragement encroachment encumbrance
encyclopedia end endeavor ending endowment endpoint endurance enemy energy enervation enforcement engagement engine
engineer engineering england english englishman engraver enigma enjoyment enlargement enlightenment enormity enough
enrichment enrollee enrollment ensemble entanglement enterotoxemia enterprise entertainer entertainment enthalpy
enthusiasm enthusiast entirety entity entrance entranceway entrant entrepreneur entry envelope environment environs
envy enzyme epaulet epic epicenter epicure epidemic epidermis epigram epiphany epiphysis episode epistemology epitaph
epithet epitome epoch epoxy equal equality equanimity equation equator equilibrium equipment equipping equity
equivalence equivalent era erosion errand error eruption escalation escapade escape escheat escort escritoire
espionage essay essence essential establishment estate esteem ester esthetic estimate estrangement estuary etcetera
eternity ethanol ethic ethics ethiopian ethos etiquette euphoria europe european eutectic evacuation evaluation
evangelist evaporation eve evening evensong event evidence evil evildoer evocation evolution exacerbation exaggeration
examination example exasperation excavation excellence excelsior exception excess exchange excitability excitement
exclaiming exclamation exclusion exclusiveness excretion excursion excursus excuse execution executioner executive
executor exemplar exemption exercise exercising exertion exhaustion exhibit exhibition exhortation exhumation exigency
existence existentialist exit exodus expanse expansion expansiveness expectancy expectation expedition expenditure
expense experience experiment experimentalism experimentation experimenter expert expertise expiration explanation
expletive exploit exploitation exploration explorer explosion export exporter exposition exposure expression
expressiveness expulsion expurgation extension extent exterior extern extract extraneousness extrapolation
extravaganza extreme extremity extremum exultation eye eyeball eyebrow eyelid eyepiece eyes eyeshadow eyesight
eyestrain fabric facade face facet facility facing facsimile fact faction factor factory faculty fadeout failure fair
fairness fairway fairy fairyland fairytale faith faithful fake faker falcon fall falloff fallout falsity faltering
fame familiarity family fan fanatic fanaticism fancy fanfare fantasia fantasist fantasy fantods farce fare farewell
farm farmer farmhouse farming farmland fasciculation fascination fascism fashion fast fastball fat fate father fatigue
faucet fault fauteuil favor favorite fawn fear feasibility feast feat feather feature feb february fecundity fedora
fee feebleness feed feedback feeder feeding feedlot feel feeler feeling feelings felicity fella fellow fellowship
felon female femininity fence fencing fender ferment fermentation ferocity fertilizer fervor festival festivity fever
fiat fiber fiberglass fibrin fibrosis fiction fiddle fidelity field fielder fieldhand fielding fieldstone fiend
fierceness fifteen fifth fifties fifty fig fight fighter fighting figure figurine figuring file filing filipino fill
filling fillip filly film filming filter finale finance financing finding fineness finger fingering fingernail
fingerprint fingerprinting fingertip finish finishing finn fire firearm firecracker firelight fireman fireplace
firepower fireside firewall firewood firework firing firm firmness first fish fisher fisherman fishing fishmonger
fishwife fist fistfight fit fitness five fix fixer fixing fixture flag flail flair flame flank flannel flap flapper
flare flash flashback flashing flashlight flask flat flatness flats flattery flatus flautist flavor flaw flea fleck
fledgling fleet flesh flexibility flick flight flint flip floc flocculation flock flood floodhead floor floorboard
flooring florence florida floridian florist flour flourish flow flower flowerbed flowering flowing flu fluff fluid
fluorescein fluorescence fluoride fluorine fluoroboride flurry flush flute flutter flux fly flyer flyway foam focus
focusing foe fog foible foil fold foliage folk folklore folks follower following folly fondness food foodstuff fool
foolishness foot footage football footbridge footing footnote footpath footprint footstep foraging force forearm
foreboding forecast forecasting forefather forefinger foreground forehead foreigner foreknowledge foreman forerunner
foresight forest forgetfulness fork form formalism formation formative formula formulation fort forte forties
fortification fortitude fortress fortune forwarding fostering found foundation founder founding foundry fountain
fountainhead four foursome fourteen fourth fowl fox foyer fracas fraction fractionation fragment fragmentation
fragrance frambesia frame framework framing franc france franchise frangipani fraternisation fraternity fraud freak
freckle freedom freeman freeway freewheeler freezing freight freighter french frenchman frenzy frequency freshman
freshness freud friction friday friend friendliness friendship frieze fright fringe frog frolic front frontage
frontier frost frostbite froth fruit fruitfulness frustration fuel fugitive fulfillment fullback fullness fumble fumes
fun function fund fundamentals funds funeral funnel fur furlong furlough furnace furniture furor furrow fury fuse
fusion fuss futility future fuzz gabardine gable gadfly gadget gadgetry gag gage gagwriter gaiety gain gait gal galaxy
gallant gallantry gallbladder gallon gallop gallows gallus galvanism gambler gambling game gamecock gamin gamma gamut
gang gangster gap garage garb garbage garden gardener gardening garment garrison gas gasoline gasp gassing
gastrocnemius gate gatepost gateway gathering gauge gauss gavotte gaze gear gearset gee gegenschein gelding gem gender
general generalist generalization generation generator generosity genesis geneticist genie genius genre gentian
gentleman gentry genus geochemistry geographer geologist geology geometry georgia georgian germ german germanium
germany gesture ghana ghetto ghost ghoul giant gibbet giddiness gift gig giggle gingham ginkgo ginmill girl girlfriend
give giveaway given givenness giver giving glacier gladiator glamor glance gland glanders glare glass glasses glaucoma
gleam gleaming glee glibness glimmer glimpse glint glitter globe globulin gloom glory glossary glottochronology glove
glow glue glutton glycerine glycerol gnome gnp goad goal goat god goddess going goitre goitrogen gold goldsmith golf
golfer golfing goner good goodness goose gop gospel gospeler gospels gossip gourd gourmet gout governed governess
government governor gown grace grade gradient grading graduate graduation grain graining gram grammarian granary
grandchild grandeur grandfather grandma grandmother grandparent granite granny grant granule grape grapevine graph
graphite grappling grasping grass grassfire grasshopper grate gratification grating gratitude grave gravel gravestone
graveyard gravity gray graybeard grease greatcoat greatness greece greed greek green greenhouse greenland greenness
greenroom greens greeting grenade grief grievance grill grille grin grinding grinning grip gripe gristmill groan
grocer grocery groin groom groove grotesque ground grounder grounds groundwork group grouping grove grower growing
growl growling grownup growth grub grudge grumble grumbling grunt guam guarantee guard guardian guatemala guerrilla
guess guessing guest guidance guide guidepost guilt guitar gulf gully gulp gulping gum gun gunfire gunman gunner
gunplay gunpowder gunshot gunslinger guru gust gusto gut guts gutter guy gym gymnast gymnastics gynecologist gyration
haberdashery habit habitat hack hacker hackwork haiku hail hair haircut hairdo half halfback halftime hall hallelujah
hallmark halloween hallucination hallway halo halogen halt halter ham hamlet hammer hamming hamper hand handbag
handclasp handful handicap handiwork handkerchief handle handlebar handling hands handshaking handspike handstand
handwriting handyman hangout hangover hanukkah happening happiness harangue harbor hardbake hardship hardtack hardware
hare harem harlem harm harmony harness harp harshness harvard harvest hasp haste hat hatching hatchway hate hater
hatred haul haunch haunt haven haversack havoc hawaii hawaiian hawk hawker hay hayfield haystack hazard haze head
headache headgear heading headland headlight headline headlinese headmaster headquarters headsman headstand healer
healing health heap hearer hearing heart heartbeat hearth heat heater heating heaven heavens heaver heaviness heaving
hebrew hedge hedonism heed heel hegel height heights heir helium hell hellenic hellion hello helm help helper
helplessness hem hemisphere hemoglobin hemorrhage hemorrhoid hemosiderin hen hepatitis herald herb herd here heredity
heretic heritage hermeneutics hero heroics heroine heroism herpetologist herringbone hesitancy hesitation hex
hexameter heyday hide hideaway hideout hiding hierarchy high highness highroad highschool highway highwayman hijacker
hike hilarity hill hillbilly hillock hillside hilt hilum hinge hint hip hipline hissing histology historian history
histrionics hit hitch hitler hitter hive hobby hodgepodge hoe hokan hold holder holding holdup hole holiday holland
holler hollering hollow hollowness hollyhock hollywood holmes holocaust holster holystone home homebound homefolk
homeland homer homesteader hometown homicide homogenate homogeneity homosexual honesty honey honeybee honeymoon
honeysuckle honkytonk honolulu honor honour hood hoof hook hookup hookworm hoop hoot hop hope hopper hopscotch horde
horizon hormone horn hornpipe horoscope horror horse horseback horselaugh horseman horsemanship hospital hospitality
host hostelry hostess hostility hotel hotelman hotness hotshot hound hour hours house housebreaker housebreaking
household householder housekeeping housewife housework housing houston howl howling hub hubbub hubris huckster huddle
hudson hue hugging hulk human humanism humanist humanity humidity humiliation humility humming humor humorist hun
hunch hundred hungary hunger hunter hunting hurdle hurler hurricane hurry hurt husband husbandry hush hut hutment
hyacinth hyalinization hydride hydrocarbon hydrochloride hydrogen hydroxide hydroxymethyl hymn hypercellularity
hyperemia hyperplasia hypertrophy hypervelocity hypocellularity hypocrisy hypocrite hypothalamus hypothesis
hypothyroidism hysteria icbm ice icebox iceland icelandic icicle idea ideal idealist idealization identification
identity ideologist ideology idiom idiosyncrasy idiot idleness idler idol ignoramus ignorance ileum iliad ilk
illegitimacy illinois illness illumination illusion illustration illustrator image imagery imagination imaging
imbalance imbecile imitation immediacy immensity immigrant immigration imminence immobility immortality immunity imp
impact impairment impasse impatience imperialism impetus impinging implement implementation implication import
importance importation importunity imposition impossible impotence impotency imprecation impression impressionist
imprimatur imprint imprisonment impromptu impropriety improvement impulse impunity impurity inability inaccuracy
inaction inadequacy inadvertence inaugural inauguration incantation incarnation incense incentive inception inch
incidence incident incipience incipiency incitement inclination incline income incompatibility incompetence
incompetent inconvenience incorporation incorruptibility increase incubation incubus inculcation incursion indecision
indefinity indentation independence index indexing india indiana indianapolis indication indicator indictment
indifference indigestion indignation indignity indirection individual individualism individualist individuality
indolence indonesia inducement induction industrialism industry inequality inertia inevitability inevitable
inexperience infancy infant infantry infantryman infatuation infection inference inferiority infidelity infield
infielder infiltration infinitive infirmary infirmity inflation inflection infliction inflow influence influx
informant information infrared ingratitude ingredient ingroup inhabitant inhalation inheritance inhibition initial
initiation initiative injection injury injustice ink inkling inlet inmate inn inning innocence innovation inoculation
input inquest inquiry inquisitor inroad insanity inscription inscrutability insect inset inside insight insignificance
insinuation insistence insolence insouciance inspection inspector inspiration instability installation installment
instance instancy instant instillation instinct institute institution instruction instructions instructor instrument
instrumentalist instrumentality instrumentation insubordination insularity insulation insulin insult insurance
insurrection intake intangible integer integral integrating integration integrity intellect intellectual intelligence
intensification intensity intent intention intentness interaction intercept interceptor interchange intercourse
interdependence interest interface interference interferometer interim interior interlayer interlude intermarriage
intermediary intermediate intermission interne interplay interposition interpretation interpreter interpreting
interrelation interrogation interrogative interruption intersection interval intervention interview interviewer intima
intimacy intimidation intolerance intonation intransigence intrenchment intrigue introduction introject intruder
intrusion intuition inundation invader invalid invasion invention inventor inventory inversion investigating
investigation investigator investment investor invitation invocation involvement invulnerability iodide iodination
iodine iodocompound iodoprotein iodothyronine iodotyrosine ion iran iraq ireland irish irishman iron irons ironworker
irony irregularity irresolution irresponsibility irreverence irrigation irritability irritation irruption island isle
ism isocyanate isolation isomer isopleth israeli issuance issue italian italic italy item ivory ivy jab jabbing
jackass jackdaw jacket jade jail jam jamaican jan janissary janitor jansenist january jap japan japanese jar jargon
java jaw jealousy jeep jejunum jelly jeopardy jerk jerking jerusalem jest jesuit jesus jet jew jewel jeweler jibe
jimdandy jimhickey job jockey john johnny joint joke joker jolt jonquil joss jot journal journalese journalism
journalist journey journeying joust jowl joy judaism judge judgment judiciary jug juice juju jukebox july jumble
junction juncture june junior junk junkyard jupiter jurisdiction jurisprudence jurist juror jury justice justification
justness juxtaposition kale kamikaze kansas keenness keeping keepsake ken kent kentucky kerchief kerosene kerygma
ketch ketosis kettle key keyboard keyhole keynote khartoum khmer kick kickoff kid kidnapper kidney kill killer killing
kilometer kind kindergarten king kingdom kinship kipling kiss kissing kit kitchen kitchenette kitten knack knapsack
knee kneecap knife knight knit knob knock knocking knoll knot knowledge knuckle knuckleball korea korean krauthead lab
label labor laboratory laborer labour labrador labyrinth lack lackey lad ladder lady lag lager laggard lagoon lair
laity lake lamb lamentation lamp lamplight lance land landing landler landlord landmark landmass landowner landrover
landscape landscaping landslide lane language languor lantern laos lap lapel lappet lapse larkspur larva lasher
lashing last lat lather latin latitude laudanum laugh laughter launcher launching laundering laundry laurels lavatory
law lawman lawn lawyer laxness layer layette laying layman layoff layout lead leader leaders leadership leaf
leafhopper leaflet league leak leakage leap leapfrog leaping learner learning lease leash leather leave leavening
leaving lecher lecture lecturer lecturing ledge ledger leech left leftfield lefty leg legacy legatee legation legend
legibility legion legislation legislator legislature legitimacy legume leisure leitmotiv lemma lemon lemonade lending
length lengthening lens lentil leprosy lesion lessening lesson letdown lethality lethargy letter letterhead lettering
letterman letters level lever lexicon lexicostatistics leyte liability liaison liar liberal liberalism liberation
libertine liberty librarian library libretto license licking lid lie lieutenant life lifetime lift lifter ligament
light lighting lightning lightweight lignite likelihood likeness liking lilac lilt limb limbo limit limitation lincoln
linden line lineage linebacker lineman linen liner lineup linguist linguistics link links linoleum lint lion lip
lipstick liquid liquidation liquor lisbon list listener liter literalism literalness literature litigant litigation
litter little livelihood liveliness liver liverpool livestock living lizard load loading loaf loan lobby lobe loblolly
lobscouse lobscuse lobularity lobule local locale locality localization location lock locker lockup locust lodging
lodgings loft log logarithm logger logging logic logistics loins london londoner loneliness longevity longhand longing
longitude longshoreman longshot look looking lookup loom loon loop loophole loot lord lordship lore lorelei loser loss
losses lost lot lotion lots lotus loudspeaker louisiana louisianan louse lousiness love loveliness lover lowland
loyalist loyalty lucidity lucifer luck luger luggage lull lullaby lumber luminary luminescence luminosity lummox lump
lunation lunch luncheon lunchroom lung lunge lunkhead lurch lure lust luster lustre luxury lymphocyte lyric lyricist
machine machinery machinist mackinaw macrophage madam madman madness magazine maggot magic magician magistrate magnet
magnetism magnification magnificence magnitude magpie mahogany maid maiden mail mailbox mailman maimed maine mainland
maintenance majesty major majority majors make maker makeready makeup making malady malaise malaria male malediction
maleness malevolency malfeasant malignancy malingering mama mamma mammal man management manager manchester mandamus
mandate mane maneuver maneuverability manfulness manhattan manhood mania maniac manifestation manifold manipulation
manner manners manometer manor manpower manse manservant mantel mantle mantrap manual manufacture manufacturer
manufacturing manumission manure manuscript manzanita map maple marathon marble marbleizing marbles march marching
mare margin marginality maria marine mark marker market marketing marketplace marking marksman marksmanship marmalade
marquee marriage marrow marrowbone mars marsh marshal martian martini martyr marvel mary maryland mascara masculinity
mask masking masonry mass massachuset massachusetts massage masses masseur mast master masterpiece mastery mat match
mate material materialism math mathematics mating matriarch matrimony matrix matron matsyendra matter matting
maturation maturity mausoleum maxim maximum may mayflower mayor maze meadow meal mean meaning meaningfulness meanness
means measure measurement measuring meat mechanic mechanics mechanism medal meddling medication medicine mediocrity
meditation mediterranean medium medley meet meeting megalomania megalopolis megaton mekong melancholy melee
melioration melodrama melody melon melting member membership membrane memoir memorabilia memorandum memorial
memorization memory memphis men menace menarche mentality mention menu meq mercenary mercer merchandise merchandising
merchant mercury mercy merger merging merit mermaid merriment merrymaking mesh mess message messenger metal metaphor
meteor meteorite meter method metis metrazol metro metropolis mexican mexico micelle michigan microcosm micrometeorite
micron microorganism microphone microphoning microscope microscopy microsecond microwave midair midday middle midnight
midsection midshipman midst midsummer midwatch midwest mien might migration mike mile mileage milestone milieu
military militia milk mill millenarianism millennium milliampere millidegree milligram milliliter millimeter million
millivoltmeter millpond millwheel milquetoast milwaukee mimesis mimicry min mind mine miner mineral mineralogy
mingling miniature minimum mining minister ministration ministry minneapolis minnesota minor minority minstrel mint
minuet minute minutia miracle mire mirror misanthrope misbehavior miscalculation miscegenation mischief misconception
misconstruction misdeed misdemeanor misery misfortune misgiving mismanagement misnomer misogynist miss missile mission
missionary mississippi missive missouri mist mistake mistaking mistress misunderstanding misuse mite mitigation mixing
mixture moan mob mobcap mobility mobilization mocker mockery mode model moderate moderation modern modernism modernity
modernization modesty modification modifier modulation moire moisture mold molding molecule moment momentum mommy
monarch monastery monday money moneymaker moneymaking monitoring monk monkey monochrome monocle monograph monologist
monologue monomer monopolization monopoly monosyllable monotone monotony monsieur monsoon monster monstrosity month
montreal monument mood moon moonlight moral morale moralist morality morals mores morgue morning morocco morphology
morphophonemics morrow morse morsel mortal mortality mortar mortgage mortician mortification mosaic moscow moses
mosquito moss motel moth mother motherland motif motion motivation motive motor motorcar motto mound mount mountain
mountainside mourner mouse mouth mouthful mouthpiece move movement mover movie moviegoer mph much mucosa mucus mud
muddle mudguard muff muffler mulch mule multiplication multiplicity multitude munich munition murder murderer murmur
murmuring muscle muscleman musculature muse museum music musical musician musicianship musing musket musketry mustache
mutant mutilation mutineer mutiny muttering mutton mutuality muzzle myelofibrosis myocardium myofibril myofibrilla
myriad myrtle mystery mystique myth mythology nadir nail nakedness name namesake napoleon naprapath narrative
narrowing narrowness nashville nassau nation national nationalism nationality native naturalism naturalness nature
naturopath naught nausea navel navigation navigator navy nay nazi nazism nearness nebraska necessity neck necklace
necktie necropsy necrosis nectar nectary need needle negative neglect negligence negotiation negro neighbor
neighborhood neighborliness neighbourhood nemesis neocortex neoromanticism nephew neptune nerve nerves nervousness
nest nestling net network neurosis neurotic neuter neutralism neutralist neutrality neutralization neutrophil
newcastle newcomer newfoundland newport news newsboy newsletter newsman newspaper newspaperman newton nicety niche
nickel nickname nicotine niece night nightclub nightdress nightfall nightingale nightmare nightshirt nighttime
nihilism nine nineteen nineties ninth nirvana nitrate nitrogen nobility nobody nod nodule noise noisemaker nomia
nomination noncom nonconformist nondriver nonequivalence nonfiction noninterference nonoccurrence nonsense noon
noradrenaline norethandrolone norm north northeast northerner northland northwest norway nose nostalgia notable
notation notch note notebook nothing notice notification notion noun nourishment nov novel novelist novelty november
novitiate now nowhere nozzle nuance nubbin nucleolus nucleus nude nuisance number numbering numbness nun nurse nursery
nursing nut nuthouse nutrient nymph nymphomaniac oak oat oath oatmeal obedience obelisk object objectification
objection objective objectivity obligation obliteration oblivion obscenity obscurity observance observation observer
obsidian obstacle obstruction obtrusiveness obverse occasion occasions occidental occlusion occupancy occupant
occupation occurrence ocean ocelot ocher oct octahedron octave october odds odessa odor odyssey offence offender
offense offensive offer offering office officer official offspring offstage ogress ohio oil oilcloth oilfield oklahoma
oldster oleander ology olympics omen omission one oneness onlooker onrush onset onslaught open opener opening openwork
opera operagoer operation operations operator operetta opinion opium opponent opportunism opportunity opposite
opposition oppression optimism optimum opus orange oration orator oratorio orb orbit orchard orchestra orchestration
orchid ordeal order ordering orderliness orderly ordinance ordinary ordinate ore oregon organ organification organism
organization organizer orgy orient orientation orifice origin original originality orinoco ornament orphan orthicon
orthodoxy orthography orthophosphate oscillation oscillator ossification osteoporosis ounce outbreak outburst outcast
outcome outcry outfield outfielder outfit outflow outing outlaw outlay outlet outline outlook outpost output outrage
outreach outset outside outsider outskirt outskirts oval oven overachievement overachiever overall overcast overcoat
overeating overestimation overflow overhang overhead overload overnighter overpayment overprotection overshoe
overthrow overtime overtone overture owl owner ownership oxcart oxen oxford oxidation oxygen oyabun oyster ozone pace
pachinko pacific pacification pacing pack package packaging packet packing packinghouse pact pad padlock paean pagan
paganism page pageant paging pail pain pains paint painter painting pair pakistan palace pale paleocortex palermo
palestine palette pallor palm pamphlet pan panama pander pane panel paneling pang panic pansy pantheon panther panting
pantomime pantry pap papa paper paperback papers paperwork par parable parachute parade paradigm paradise paradox
paragon paragraph parakeet parallel parallelism paramagnet parameter paranoiac paraphernalia paraphrase parasite
parcel parchment pardner pardon parenchyma parent parenthesis parenthood parimutuel paris parish parishioner
parisology park parking parlance parliament parlor parody paroxysm parrot parson parsonage part parthenon participant
participation particle particular parting partition partner partnership parts party pass passage passageway passenger
passerby passing passion passivity past paste pastel pastime pastor pasture patch patchwork patent path pathogenesis
pathologist pathology pathos pathway patience patient patina patriot patriotism patrol patroller patrolman patron
patronage patronne patter pattern paucity pause pavement paw pay payday payment payroll pbs pea peace peacock peak
peal pealing pear pearl peasant pebble pecs pectoral pectoralis peculiarity peddler pedestal pedigree peer peg
pegboard pelting pelvis pemmican pen penalty penance pencil pendulum penetration peninsula pennant pennsylvania penny
pension pensioner pentagon penthouse penutian peony people peptidase percent percentage perception perch perchlorate
percolator percussion perfectibility perfection perfectionism perfectionist perforation performance performer perfume
perfusion peril period periodical periodicity periphery periwinkle permanence permian permission permit peroxide
perpetration perpetuation persecution persistence persistency person persona personage personality personification
personnel perspective perspiration pertinence perturbation peru perusal pervaporation pessimism pessimist pet petal
petition petitioner petting petulance pew pfennig phagocyte phalanx phantasy phantom pharmacist pharmacy phase
pheasant phenomenon phenothiazine philadelphia philanthropist philippic philippines philosopher philosophizing
philosophy phloem phoenix phone phoneme phonemics phonetics phonograph phonology phony phosgene phosphate phosphorus
photo photograph photography photomontage photon phrase phraseology phrasing phylum physicalness physician physicist
physics physiognomy physiology physique pianism pianist piano piazza picasso pick picket pickle pickup picnic picture
picturing pidgin pie piece piedmont pier piety piezoelectricity pig pigeon pigment pigskin pike pile pilgrim
pilgrimage pill pillar pillow pilot pimp pimple pin pinafore pinball pine pinecone pink pinnacle pinning pinpoint
pioneer pipe piper pique pirate pirogue pisces pistol pistoleer pit pitch pitcher pitchfork pitching pitfall pith
pittsburgh pituitary pity pixie pizza place placement plain plainclothesman plan plane planet planetoid plank planner
planning plant plantation planter planting plaque plasma plaster plasterer plastic plasticity plate platform platinum
plato platonism platonist platoon play playacting playback player playground playing playmate playwright pleasure
pleat plenitude plenty pleura plight plodding plot plow plowing plowshare pluck plug plumber plumbing plumpness
plunder plunge plunker pneumonia pocket pocketful poem poet poetry poignancy point poise poison poland polarity
polarization pole police policeman policy polio polish politeness politician politics polka poll pollen polls
pollution polybutene polyelectrolyte polyethylene polymerization polymyositis polynomial polyphosphate pompousness
poncho pond pony pool pop pope poplin popping poppy populace popularism popularity population porch porcupine pore
pork porkchop porosity port portal porter porterhouse portfolio portion portrait portrayal portugal portuguese
portwatcher pose poseur position positivism positivist posse posseman possession possibility possible possum post
poster postmark postscript postulate posture pot potassium potato potency potential potentiality potentiometer pothole
potpourri potshot potter pottery pouch poultry pound pounding poverty pow powder power powerfulness powwow practice
practitioner prairie praise prank prayer preacher preaching preamble precaution precedence precedent prechlorination
precinct precipice precipitate precipitin precision preconception predecessor predicament predicator prediction
predilection prednisone predominance predomination preexistence preface preference preferment prefix prejudice prelude
premiere premise premises premium premix premonition preoccupation preparation preposition prerequisite presbyterian
prescription preseason presence present presentation presentment presentness preservation preserve presidency
president press pressing pressure prestige presumption presupposition pretence pretense pretension pretext prettiness
prevalence prevention prevision prey price pricing prick pride priest primacy primary primate primates prime primer
priming primping prince principal principle print printing priority prison prisoner privacy private privilege privy
prize prizefight pro probability problem procedure proceeding proceedings proceeds process processing processor
proclamation procrastination procreation procurement procurer produce producer product production productivity
profanity profession professional professor professorship proficiency profile profit profitability profits profundity
profusion program programming progress progression progressivism prohibition project projectile projection proletariat
proliferation prolongation prometheus prominence promise promoter promotion promulgator pronoun pronouncement proof
prop propaganda propagandist propagation propeller property prophecy prophet proponent proportion proportionality
proposal proposition proprietor proprietorship propriety propylthiouracil prose prosecution prosecutor prosody
prospect prosperity prostitute prostitution protagonist protease protection protectorate protege protein proteolysis
protest protestant protestantism protestation proton protoplasm prototype protozoa protozoan protuberance provenance
proverb providence province provincialism provision provisions proviso provocation prowess prowler proximity prudence
pseudophloem psi psithyrus psyche psychiatrist psychologist psychology psychopath psychophysiology psychopomp
psychotherapy pterygium public publication publicist publicity publisher publishing pucker puke pull pulley pulling
pulp pulpit pulsation pulse pump pun punch puncher punctuality pundit punishment punk punster pup pupil puppet puppy
purchase purgatory purging purification purity purple purpose purse pursued pursuer pursuit purveyor push pushing
pushup pussy putout puzzlement pyrometer python quack quackery quadriceps quadrupling quake quaker qualification
quality qualm quantity quarrel quart quarter quarterback quarters quartz quatrain quaver queen query quest question
questioner questioning questionnaire quickening quickie quickness quiet quietness quill quilt quintet quirk quirt
quiver quiz quota quotation rabat rabbi rabbit rabble race racine racing racist rack racket racketeer radar radiance
radiation radiator radical radicalism radio radiochlorine radish radius raft rafter rag ragamuffin rage raid rail
railhead railing railroad railway rain rainbow rainfall raise raising rajah rally rallying ram ramification ramp
rampart ramrod ranch rancher rancor randomization range rank ransom rap rapidity rapist rapport rapture rascal rasp
rat rate rathole rating ratio ration rationale rationalism rationalization rationing rattle rattler rattlesnake
rattling ravage rawhide ray razor rbi reach reactant reaction reactionary reactivity reader readiness reading
readjustment ready reagent realism realist reality realization realm reappearance rear rearguard rearing rearward
reason reasoning reassurance reb rebel rebellion rebuff rebuilding receipt receipts receiver receptacle reception
receptionist recession recipient recital recklessness reckoning reclassification reclining recluse recognition
recollection recommendation reconsideration reconstruction record recorder recording recourse recovery recreation
recrimination recruit recruitment rectangle rectifier rectitude recuperation recurrence red redcoat redefinition
redemption redeposition redevelopment redheader rediscovery redress reducing reduction redundancy reef reel reelection
reenforcement reevaluation refectory referee reference referendum refinement reflectance reflection reflector reflex
refocusing reform refrain refrigeration refrigerator refueling refugee refund refusal refuse regard regime regiment
regimentation region register registrant registration registry regret regular regularity regulation regulator
rehabilitation reharmonization rehearing rehearsal reich reign reimbursement rein reinforcement reissue rejection
rejoicing relatedness relation relations relationship relative relay release relentlessness relevance relevancy
reliability reliance relic relief religion religionist religiousness relish reliving remainder remains remark remedy
remembrance reminder remission remnant remonstrance remorse removal remuda remuneration renaissance rendering
rendezvous rendition renewal renovation rent renunciation reorientation repair repairman repayment repeal repeat
repentance repertory repetition replacement replacing replenishment replication reply report reporter reporting repose
repository representation representative repression reprieve reprint reprisal reproach reprobate reproducibility
reproduction reproof reptile republic republican repugnance repulsion reputation repute request requirement
requisition rescue research researcher resemblance resentment reserpine reservation reserve reserves reservoir
residence resident residue resignation resilience resistance resistor resolution resolve resonance resorcinol resort
resource resourcefulness respect respects respiration respite response responsibility responsiveness rest restatement
restaurant restlessness restoration restraint restriction result resume resumption resuspension retail retailer
retailing retaliation retardation retention retentiveness retina retirement retort retraining retreat retreated
retribution retrospect retrospective retrovision return reunion revel revelation reveller revelry revenge revenue
reverberation reverend reverie reversal reverse reversibility revery revetment review reviewer revision revival revolt
revolution revolver revulsion reward rhetorician rheumatism rhino rhinoceros rhinotracheitis rhubarb rhyme rhythm rib
ribbon ribes riboflavin rice richmond richness riddle ride rider ridge ridicule rifle rifleman rift rig rigger right
righteousness rightfield rightness rigor rim ring ringing riot ripening ripple rise risk rite ritual rival river
riverbank rivulet road roadblock roadside roadway roar roarer roaring robber robbery robe robustness rock rocket rod
rodeo rogue role roleplaying roll roller roman romance romantic romanticism rome romp roof roofer rooftop rooftree
rookie room roomful rooms roosevelt rooster root rooting rope rosary rose rosebud rosette roster rostrum rot rotation
rotc rotor rotundity roughneck roughness round roundhouse roundup rousseau route routine row rowdy royalty rpm rubber
rubbish rubble rubric ruby ruck rudder rudeness ruffian rug ruin rule ruler ruling rumanian rumble rumen rumor rump
rumpus run runaway rundown runner running runoff rush rushing russet russia russian rustle rustler rustling rut
rutabaga ruthlessness sabbath sabine sable sabotage sack sacrament sacramento sacrifice sacrilege saddle saddlebag
sadism sadness safe safebreaker safeguard safety saga sage sagebrush sail sailing sailor saint sake salad salamander
salary sale salesgirl saleslady salesman salesmanship saline salish saliva sally salmon salon saloon salt saltwater
salvation salve salvo sameness sample sampler sampling sanction sanctity sand sandal sandalwood sandpaper sandwich
sanitation sanity sapling saracen sarcasm sardine sari sash sassing satellite satiety satin satire satirist
satisfaction saturation saturday saturn sauce sausage savage savageness savannah saver saving savings savior sawdust
sawhorse scaffold scale scalp scamper scan scandal scapular scar scarcity scarf scavenger scenario scene scenery scent
scepticism schedule scheme scherzo schism schizophrenic scholar scholarship scholastic school schoolboy schooldays
schoolgirl schoolhouse schooling schoolmarm schoolmaster schoolmate schoolmistress schoolroom sciatica science
scientist scimitar scoffing scoop scope score scoreboard scores scorn scot scotchman scotland scoundrel scourge
scouring scours scout scouting scowl scramble scrap scrape scrapheap scraping scratch scratchiness scream screaming
screech screeching screen screenplay screwdriver scrimmage script scripture scrubbing scrutiny scuffle sculptor
sculpture sea seacoast seafarer seagull seahorse seal sealing seam seaman seaquake search searchlight season seat
seattle seawater seaweed sec secessionist second secrecy secret secretary secretion sect section sector secularism
secularist security sedan sediment sedimentation seduction seed seedbed seedling seedpod seeker seepage seer segment
segregationist seismograph seizure selection selectman self selfishness selling semblance seminarian seminary
semitrance senate senator sending senior seniority sensation sense sensibility sensing sensitivity sensor sensuality
sentence sentiment sentimentalist sentimentality sentinel sentry separation sepia sept septation september septum
sequence sequestration serenade serenity serge sergeant serialism series seriousness sermon serpent serratus serum
servant service services serviette session set setback setting settlement settler setup seven severalty severing
severity sewage sewer sewing sex sextet sforzando shack shackle shade shading shadow shaft shakespeare shaking
shallowness sham shame shamrock shantung shanty shape shaping shard share sharer shark sharpness shaving shawl sheaf
shear sheath shed sheep sheepman sheepskin sheet shelf shell shelter shenanigan shepherd sheriff sherry shibboleth
shield shielding shift shim shin shinbone shining ship shipbuilding shipment shipping shipwreck shipyard shirking
shirt shirtfront shirtsleeve shirtsleeves shit shiver shivering shock shoe shoeful shoelace shoes shoestring shooter
shooting shop shopkeeper shopper shopping shore short shortage shortcut shortness shortstop shot shotgun shoulder
shout shouting shovel show showcase showdown shower showerhead showing showpiece showroom shrapnel shred shriek
shrieking shrine shrub shrubbery shrug shucks shuffling shunt shutdown shutter siamese siberia sicilian sicily sick
sickness sickroom side sideboard sidewalk sidewinder siding siege sieve sigh sight sightseeing sign signal signaling
signature significance signore signpost silence silhouette silicate silicone silk silkworm sill silo silver similarity
simile similitude simplicity simulation sin sincerity sinfulness singer singing single singsong singularity sink
sinking sinner sinning sinusoid sioux sip sipper sir sirloin sis sister site sitting situation six sixties size skeet
skeptic skepticism sketch skiff skill skimming skin skirmish skirmisher skirt skit skulking skull skullcap skunk sky
skylight skyscraper slab slacks slain slant slapstick slat slate slaughter slave slavery slavic sleep sleeper sleeping
sleepwalker sleeve slice slick slicker slide slight slinging slingshot slip slippage slipper slit slob sloe slogan
sloganeering sloop slop slope slot slovenliness slowing slowness sludge slug slugger sluice slum slumber slump small
smallness smallpox smash smell smile smiling smoke smokehouse smoking smoothness smuggler snack snail snake snap
snapdragon snapshot snare snarl sneaker sneer snip sniper sniveling snoring snout snow snowball snowfall snuffbox
snuffer soaking soap soapsuds sobriety sociability social socialism socialist sociality society sociologist sock sod
soddy sodium sofa softening softness soil sojourn solace soldier soldiering soldiery sole solemnity solicitude solid
solidarity solidity solipsism solitude solo soloist solution solvent someone somersault somersaulting son sonar song
songwriter sonnet sonny sonogram sonority soothsayer sophisticate sophistication sophomore soprano sore sorority
sorption sorrow sort soul sound soundtrack soup source sourdough soutane south southeast southerner southernism
southpaw southwest souvenir sovereign sovereignty soviets sowbelly space spacing spaciousness spade spain span spaniel
spanish spark sparkle sparrow spasm spatiality spatter speakeasy speaker speaking spear special specialist
specialization specialty species specification specificity specimen speck spectacle spectacles spectator specter
spectrometer spectroscopy spectrum speculation speech speechlessness speed spell spelling spending sphere spherule
spice spider spike spine spinnability spiral spire spirit spirits spiritual spite splash splatter spleen splendor
splenomegaly splicing splinter splinters split splutter spoke spokesman sponge sponsor sponsorship spontaneity spoon
spoonful spore sport sportsman sportswoman spot spotlight spouse sprawling spray spraying spread spree spring
springboard springfield springtime sprinkling sprinter sprue spume spur sputnik sputtering spy squabble squad squadron
square squat squatting squeak squeal squeeze squire squirrel stability stabilization stable stack stadium staff stage
stager staginess stagnation stain staining stair staircase stairs stairway stairwell stake stalin stall stamen stamp
stampede stance stand standard standby standing standpoint standstill staple star starboard stardom stare starlet
starlight start starter starting startup starvation state statement statesman statesmanship station stationery
statistic statistician statuary statue statuette stature status statute stay stead steak steakhouse stealing stealth
steamboat steamship steed steel steeple stein stem stenography step stepchild stepmother steppe steprelationship steps
stereo stereotype stern sternum steroid stethoscope stetson steward stewing stick stickpin stiff stiffening stiffness
still stillness stilt stimulant stimulation stimulus sting stirring stirrup stitch stock stockade stockbroker
stockholder stocking stoic stoicism stomach stone stool stoop stop storage store storefront storehouse storekeeper
storeria storeroom storm story storyline storyteller stove straggler straightaway strain straining strait strand
strangeness stranger strangulation strap stratagem strategist strategy stratification stratum stravinsky straw
strawberry stray streak stream streamliner street streetcar streetlight strength stress stretch stretching striation
stride strife strike string strip stripe striving stroke stroll structure struggle strut strychnine stub stubbornness
stucco student studio study stuff stump stumping stunt stupid stupidity stupor style stylemark stylist stylization
subcommittee subcontinent subdivision subfigure subgroup subject subjectivist subjugation submarine submission
submucosa subordinate subpart subscription subsection subsidy subsistence subsoil subspace subspecies substance
substation substitute substitution substrate subsystem subterfuge subtlety suburb suburbanite subway success
succession successor succor suck sucker suction sudanese suddenness suds sufferer suffering suffix suffocation
suffrage sugar suggestion suicide suit suitability suitcase suite suitor sulfur sulky sultan sum sumatra summary
summation summer sun sunday sundial sundown sunlight sunray sunshade sunshine superficiality superhighway
superintendent superior superiority superlative supermarket supernatural supernaturalism superstition supervision
supervisor supper supplement suppleness supplier supply support supporter supporting supremacy surety surf surface
surfactant surge surgeon surmise surplus surprise surrender surroundings surveillance survey surveying surveyor
survival survivor susceptibility sushi suspect suspense suspension suspicion sustenance swad swahili swallow swami
swamp swan sward swarm swash swashbuckler swatch swathing sway swearing sweat sweatband sweater sweatshirt swede
sweden sweep sweeping sweetheart sweetness swell swelling swerve swig swimming swimsuit swing swirl swiss switch
switchboard switching switzerland swoop sword syllabicity syllable symbol symbolism symbolist symmetry sympathy
symphony symposium symptom synagogue synchronism synchrony syndicate syndrome synergism synonym syntax synthesis syria
syringa system systematization table tableau tablet tabletop tabulation tackle tact tactic tactics tadpole taffy tag
tahiti tail tailback tailgate taint taiwan takeoff takeover takings tale talent talk talking talks tallow tally
tampering tan tang tangent tangle tango tank tanker tantrum tap tape tapestry tapping tar target tariff tarpaulin task
taste taunt tavern tax taxi taxidriver taxpayer tea teacart teacher teaching teakettle teakwood team teammate teamster
tear tears tease teasing teaspoonful teat technician technique technology tee teenager teens teetotaler telegram
telegraph telegrapher telegraphy telepathy telephone television temerity temper temperament temperature tempest temple
tempo temptation ten tenacity tenancy tenant tendency tenderness tending tendon tenement tenet tennessee tennis tenor
tense tension tent tentacle tenth tenting tenure term terminal termination terminology terms terrace terrain terrier
territory terror terrorist terrycloth test testament testicle testimonial testimony testing texan texas text textile
texture thailand thamnophis thankfulness thanks thanksgiving thatch thaw thawing theater theatre theatregoer theme
then theologian theology theorem theorist theory therapist therapy thermistor thermocouple thermodynamics thermometer
thermometry thermopile thermostat thermostatics thesis thiamin thick thicket thickness thief thieving thigh thighbone
thill thing things thinker thinking thinness thiocyanate thiouracil third thirst thirteen thirties thirty thong
thoreau thorn thoroughfare thoroughness thought thousand thread threat three threshing threshold thrill thriller
throat throbbing throe thrombosis thrombus throne throng throttle throw thrust thruway thud thuggee thumb thumbnail
thumping thunder thursday thwack thwart thyroglobulin thyroid thyronine thyrotrophin thyroxine tibet tibetan tick
ticket tidbit tide tidewater tidings tie tiger tightening tile tilth timber timbre time timeliness timepiece timer
times timetable timidity timing tin tine tinkle tint tip tire tissue tit titer title titration toad toast tobacco
today toddy toe toffee toilet token tokyo tolerance toll tollgate tollhouse tomato tomb tomorrow ton tone tongue
tonight tons tool tooth toothbrush toothpaste top topic topography topsoil torch torment tormentor tornado toronto
torpor torrent torso torture tory toss total totality toter touch touchdown touchstone toughness tour tourist
tournament tow towboat towel toweling tower town townsman toxin toy trace trachea tracing track tract tractarian
tractor trade trademark trader tradesman trading tradition traditionalism traditionalist traffic tragedian tragedy
trail train traineeship training trainman trait traitor tramp trampling trance tranquility tranquilizer transaction
transcription transducer transfer transformation transformer transfusion transgression transience transistor transit
transition translation translucence transmission transmitting transmutation transpiration transport transportation
transvestitism trap trapper trapping travel traveler traveller travelogue tray treachery tread treadmill treason
treasure treasurer treasury treatment treaty tree treetop trembling tremor trench trend trepidation trestle trial
triamcinolone triangle tribunal tribute trick trigger trill trim trimming trinket trio trip triphammer triple tripod
triumph triviality troika troll troop trooper troops tropidoclonion trot trouble troubleshooter trough troupe trousers
truck trucking truculence trumpet trumpeter trunk trust trustee truth truthfulness try tsh tsunami tub tube
tuberculosis tubing tubule tudor tuesday tuft tug tuition tularemia tulip tumble tumbler tumbling tumor tumour tumult
tune tungsten tuning tunisia tunnel turban turbinate turbine turbulence turf turkey turmoil turn turning turnover
turnpike turntable tutor tutorial tweed twelve twenties twentieth twenty twig twilight twin twinge twinkling twirler
twist twisting two type typewriter typewriting typhoid typhus typing typography tyranny tyrant tyrosine ubermensch
ugliness ukrainian ulcer ulceration ultimatum ultracentrifuge ultraviolet umbrella unambiguity unawareness unbalance
uncertainty uncle unconcern unconfessed unconscious underachievement underachiever underbrush undercurrent
undergraduate underling undersecretary undershirt underside understanding understatement undertaker undertaking
underwear underworld undoing uneasiness unemployment unfolding unfortunate unhappiness unification uniform uniformity
uninitiate union uniqueness unit unitarian unity universality universe university unknown unloading unpredictability
unrealism unreality unreason unrest unselfishness untruth unwillingness upheaval upkeep uplifting uppercut uprising
uproar upset upshot uptake uptown urchin urge urgency urging urine urn usage use usefulness uselessness user ussr utah
utensil utility utilization utmost utopia utopian utopianism utterance vacancy vacation vacationing vaccinating
vaccination vaccine vacuolization vacuum vagabond vagueness valet validation validity valley valor valuation value
values valve vandal vandalism vanguard vanity vapor vaporization vaquero variability variable variant variation
variety vase vatican vaudeville vault vector vegetable vegetation vehemence vehicle veil vein vellum velocity velour
velours velvet vending vendor venezuela vengeance venice vent ventilation venture venus veracity veranda verandah verb
verbena verdict verge verification verisimilitude vermont vermouth versatility verse version vertebrate vertex vertigo
verve vessel vest vestibule vestige vet veteran veto vexation viability viand vibrancy vibration vicar vice vicinity
victim victor victory video vienna vientiane view viewer viewers viewpoint vigilance vigilantism vignette vigor
village villager villain vindication vine vinegar vineyard vintage vinyl violation violence violet violin violinist
virgin virginia virginian virginity virtue virtuoso virulence virus visage viscometer viscosity visibility vision
visit visitor vista visualization vitality vitals vitamin vividness vocabulary vocalist vocation vogue voice volcano
volition volley volleyball voltage voltaire voltmeter volume volunteer vomiting voodoo vote voter voting vowel voyage
voyager vulnerability vulture wads wafer waffle wag wage wager wages wagon wail wailing waist wait waiter waiting
waitress wake wakefulness walk walkout walkover wall wallet wallflower wallpaper walnut walrus wand wanderer waning
want war ward wardrobe wardroom warehouse warehousing warfare warhorse warmongering warmth warning warrant warrior
warsaw wart wash washbasin washbowl washing washington washup waste wastebasket wasteland wastewater watch watcher
watching watchmaker watchman water watercolor watercolorist waterfall waterfront watermark waterproofing watershed
waterway watt wattle wave wavelength wax waxing way ways wayside weakening weakness wealth weaning weapon wearer
weariness weather weave web wedding wedge wednesday weed weeds week weekday weekend weekly weeping weight weighting
weightlessness weir welcome welfare well weltanschauung welter west western westerner wet wetness wetting whale wharf
wheat wheel wheelchair wheeze whereabouts whiff whig while whim whip whipping whir whirl whirring whiskers whiskey
whisky whisper whistling whit white whiteface whiteness whiz whodunit whole wholesaler whore whorl wickedness wicker
widow widower widowhood width wife wig wigmaker wildcat wildcatter wildlife wildness wile will willing willingness
willow willpower win wind windbag windbreak windmill window windowpane windowsill windshield wine wineglass wing
wingback wingman wings wink winner winning winnipeg winter wintertime wire wisdom wise wisenheimer wish wishing wisp
wit witch withdrawal withe withholding witness wizard woe wolf woman womb wonder wonderfulness wood woodcarver
woodgrain woodgraining woodpecker woods woodshed woodwork wool woolen word wording words wordsworth work workbench
workboard worker workings workman workout works worksheet workshop worktable workweek world worm worriment worry worse
worship worshipper worst worsted worth worthlessness wound wounded wrack wrangle wrap wrapper wrath wreath wreck
wreckage wrestler wrestling wretch wretchedness wrinkle wrist writ writer writing writings wrong wrongdoing wyoming
xenon xylem xylophone yacht yale yank yankee yard yardage yardstick yawn yaws year yearning years yell yelling yellow
yelp yelping yen yes yesterday yesteryear yield yoga yoke yokel yokuts young youngster youth yucca yugoslavia zeal
zenith zero zest zinc zionism zionist zloty zombie zone zoning zoo`
