import type { ConceptTable } from '../concept-table.ts'

export const food: ConceptTable = {
  kind: 'noun',
  text: `
frucht,früchte,obst | fruit | fruit | fruta,fruto | frutta,frutto
apfel,äpfel | apple | pomme | manzana | mela
birne,birnen | pear | poire | pera | pera
kirsche,kirschen | cherry | cerise | cereza | ciliegia
pflaume,pflaumen,zwetschge | plum | prune | ciruela | prugna,susina
pfirsich,pfirsiche | peach | pêche | melocotón,durazno | pesca,pesche
aprikose,aprikosen,marille | apricot | abricot | albaricoque | albicocca
nektarine,nektarinen | nectarine | nectarine | nectarina | nettarina
orange,orangen,apfelsine | orange | orange | naranja | arancia
mandarine,mandarinen | mandarin,tangerine | mandarine | mandarina | mandarino
zitrone,zitronen | lemon | citron | limón | limone
limette,limetten | lime | citron vert,limette | lima | lime,limetta
pampelmuse,grapefruit | grapefruit | pamplemousse | pomelo | pompelmo
bergamotte | bergamot | bergamote | bergamota | bergamotto
zitrus,zitrusfrucht | citrus | agrume | cítrico | agrume
banane,bananen | banana | banane | plátano,banana | banana
ananas | pineapple | ananas | piña | ananas
mango,mangos | mango | mangue | mango | mango
kokosnuss,kokos,kokosnüsse | coconut,coco | noix de coco,coco | coco | cocco
dattel,datteln | date | datte | dátil | dattero
feige,feigen | fig | figue | higo | fico
granatapfel,granatäpfel | pomegranate | grenade | granada | melagrana,melograno
melone,melonen | melon | melon | melón | melone
wassermelone,wassermelonen | watermelon | pastèque | sandía | anguria,cocomero
kiwi,kiwis | kiwi | kiwi | kiwi | kiwi
papaya | papaya | papaye | papaya | papaia
quitte,quitten | quince | coing | membrillo | mela cotogna
beere,beeren | berry | baie | baya | bacca,frutto di bosco
erdbeere,erdbeeren | strawberry | fraise | fresa | fragola
himbeere,himbeeren | raspberry | framboise | frambuesa | lampone
brombeere,brombeeren | blackberry | mûre | mora,zarzamora | mora
heidelbeere,heidelbeeren,blaubeere | blueberry,bilberry | myrtille | arándano | mirtillo
johannisbeere,johannisbeeren | currant | groseille | grosella | ribes
cassis | blackcurrant | cassis | grosella negra | ribes nero
stachelbeere,stachelbeeren | gooseberry | groseille à maquereau | uva espina | uva spina
preiselbeere,moosbeere | cranberry,lingonberry | canneberge,airelle | arándano rojo | mirtillo rosso
rosine,rosinen | raisin | raisin sec | pasa | uvetta,uva passa
nuss,nüsse | nut | noix | nuez,nueces | noce
haselnuss,haselnüsse | hazelnut | noisette | avellana | nocciola
walnuss,walnüsse | walnut | noix,cerneau | nuez | noce
mandel,mandeln | almond | amande | almendra | mandorla
pistazie,pistazien | pistachio | pistache | pistacho | pistacchio
erdnuss,erdnüsse | peanut | cacahuète,arachide | cacahuete,maní | arachide,nocciolina
cashew,cashewkern | cashew | noix de cajou | anacardo | anacardo
gemüse | vegetable,veggie | légume | verdura,hortaliza,vegetal | verdura,ortaggio
kartoffel,kartoffeln,erdapfel | potato,potatoes | pomme de terre,patate | patata,papa | patata
süßkartoffel | sweet potato | patate douce | batata,boniato | patata dolce
tomate,tomaten | tomato,tomatoes | tomate | tomate | pomodoro
gurke,gurken | cucumber | concombre | pepino | cetriolo
paprika,paprikas | bell pepper,paprika | poivron,paprika | pimiento,pimentón | peperone,paprica
chili,chilis | chili,chilli | piment | chile,guindilla | peperoncino
zwiebel,zwiebeln | onion | oignon | cebolla | cipolla
knoblauch | garlic | ail | ajo | aglio
lauch,porree | leek | poireau | puerro | porro
karotte,möhre,möhren,karotten | carrot | carotte | zanahoria | carota
rübe,rüben | turnip,beet | navet | nabo | rapa
rote bete,rote rübe | beetroot | betterave | remolacha | barbabietola
radieschen,rettich | radish | radis | rábano | ravanello
sellerie | celery | céleri | apio | sedano
spargel | asparagus | asperge | espárrago | asparago
spinat | spinach | épinard | espinaca | spinacio
salat,salate | salad,lettuce | salade,laitue | ensalada,lechuga | insalata,lattuga
kohl,kraut | cabbage | chou | col,repollo | cavolo
blumenkohl,karfiol | cauliflower | chou-fleur | coliflor | cavolfiore
brokkoli | broccoli | brocoli | brócoli | broccolo
kürbis,kürbisse | pumpkin,squash | citrouille,courge,potiron | calabaza | zucca
zucchini | courgette,zucchini | courgette | calabacín | zucchina
aubergine,auberginen | eggplant,aubergine | aubergine | berenjena | melanzana
artischocke,artischocken | artichoke | artichaut | alcachofa | carciofo
avocado,avocados | avocado | avocat | aguacate | avocado
bohne,bohnen | bean | haricot,fève | judía,alubia,frijol,haba | fagiolo,fava
erbse,erbsen | pea | petit pois,pois | guisante | pisello
linse,linsen | lentil | lentille | lenteja | lenticchia
kichererbse,kichererbsen | chickpea | pois chiche | garbanzo | cece
soja | soy,soya | soja | soja | soia
olive,oliven | olive | olive | aceituna,oliva | oliva
kapern,kaper | caper | câpre | alcaparra | cappero
kräuter | herbs | herbes | hierbas | erbe
gewürz,gewürze | spice | épice | especia | spezia
salz | salt | sel | sal | sale
pfeffer | pepper | poivre | pimienta | pepe
zucker | sugar | sucre | azúcar | zucchero
zimt | cinnamon | cannelle | canela | cannella
vanille | vanilla | vanille | vainilla | vaniglia
ingwer | ginger | gingembre | jengibre | zenzero
safran | saffron | safran | azafrán | zafferano
muskat,muskatnuss | nutmeg | muscade | nuez moscada | noce moscata
gewürznelke | clove | clou de girofle | clavo | chiodo di garofano
anis | anise,aniseed | anis | anís | anice
kümmel | caraway,cumin | cumin | comino | cumino
koriander | coriander,cilantro | coriandre | cilantro | coriandolo
fenchel | fennel | fenouil | hinojo | finocchio
basilikum | basil | basilic | albahaca | basilico
rosmarin | rosemary | romarin | romero | rosmarino
thymian | thyme | thym | tomillo | timo
salbei | sage | sauge | salvia | salvia
minze,pfefferminze | mint,peppermint | menthe | menta,hierbabuena | menta
petersilie | parsley | persil | perejil | prezzemolo
schnittlauch | chive,chives | ciboulette | cebollino | erba cipollina
dill | dill | aneth | eneldo | aneto
lakritz,lakritze | liquorice,licorice | réglisse | regaliz | liquirizia
senf | mustard | moutarde | mostaza | senape
essig | vinegar | vinaigre | vinagre | aceto
öl,öle | oil | huile | aceite,óleo | olio
olivenöl | olive oil | huile d'olive | aceite de oliva | olio d'oliva
soße,sauce,soßen | sauce,gravy | sauce | salsa | salsa,sugo
honig | honey | miel | miel | miele
sirup | syrup | sirop | jarabe,sirope | sciroppo
marmelade,konfitüre | jam,marmalade | confiture,marmelade | mermelada,confitura | marmellata,confettura
brot,brote | bread | pain | pan | pane
brötchen,semmel,weckerl | roll,bun | petit pain | panecillo,bollo | panino
laib | loaf,loaves | miche | hogaza | pagnotta
toast | toast | toast | tostada | toast
teig,teige | dough | pâte | masa | impasto
mehl | flour | farine | harina | farina
hefe | yeast | levure | levadura | lievito
reis | rice | riz | arroz | riso
nudel,nudeln,teigwaren | noodle,pasta | nouille,pâtes | fideo,pasta | pasta,tagliatella
pizza,pizzen | pizza | pizza | pizza | pizza
kuchen | cake | gâteau | pastel,bizcocho | torta,dolce
torte,torten | tart,gateau | tarte | tarta | torta,crostata
keks,kekse,plätzchen,gebäck | cookie,biscuit | biscuit,gâteau sec | galleta | biscotto
waffel,waffeln | waffle | gaufre | gofre,barquillo | cialda
pfannkuchen,palatschinke | pancake | crêpe | tortita,panqueque | frittella,crespella
krapfen,berliner | doughnut,donut | beignet | buñuelo,rosquilla | krapfen,bombolone
brezel,breze,brezen | pretzel | bretzel | lazo salado | brezel
lebkuchen | gingerbread | pain d'épices | pan de jengibre | pan di zenzero
schokolade,schoko | chocolate,choco | chocolat | chocolate | cioccolato,cioccolata
kakao | cocoa,cacao | cacao | cacao | cacao
praline,pralinen | praline,chocolate candy | praline | bombón,praliné | pralina,cioccolatino
bonbon,bonbons,süßigkeit | candy,sweet,sweets | bonbon,friandise | caramelo,dulce,golosina | caramella
lutscher,lolli | lollipop,lolly | sucette | piruleta,chupachús | lecca lecca
gummibärchen | gummy bear | ourson en gélatine | osito de goma | orsetto gommoso
kaugummi | chewing gum | chewing-gum | chicle | gomma da masticare
karamell | caramel,toffee | caramel | caramelo | caramello
marzipan | marzipan | massepain | mazapán | marzapane
nougat | nougat | nougat | turrón | torrone
eis,eiscreme,speiseeis | ice cream | glace,crème glacée | helado | gelato
sahne,rahm,creme | cream | crème | crema,nata | crema,panna
pudding | pudding | flan,pudding | pudin,flan | budino
milch | milk | lait | leche | latte
joghurt,jogurt | yogurt,yoghurt | yaourt | yogur | yogurt
butter | butter | beurre | mantequilla | burro
käse | cheese | fromage | queso | formaggio
quark,topfen | curd | fromage blanc | requesón | quark
fleisch | meat | viande | carne | carne
rindfleisch,rind | beef | boeuf | carne de res,ternera | manzo
schinken | ham | jambon | jamón | prosciutto
speck | bacon | lard | tocino,panceta | pancetta,lardo
wurst,würste,würstchen | sausage | saucisse | salchicha,embutido | salsiccia
salami | salami | saucisson | salchichón | salame
steak,steaks | steak | bifteck | bistec,filete | bistecca
braten | roast | rôti | asado | arrosto
schnitzel | cutlet,schnitzel | escalope | escalope | cotoletta,scaloppina
suppe,suppen | soup | soupe,potage | sopa | zuppa,minestra
eintopf | stew | ragoût | guiso,estofado | stufato
frühstück | breakfast | petit déjeuner | desayuno | colazione
mittagessen | lunch | déjeuner | almuerzo,comida | pranzo
abendessen | dinner,supper | dîner,souper | cena | cena
nachtisch,dessert | dessert | dessert | postre | dessert
imbiss,snack,häppchen | snack,bite | en-cas,casse-croûte | tentempié,aperitivo | spuntino
essen,nahrung,speise | food,meal | nourriture,aliment,repas | comida,alimento | cibo,alimento,pasto
geschmack | taste,flavour,flavor | goût,saveur | sabor,gusto | gusto,sapore
rezept,rezepte | recipe | recette | receta | ricetta
scheibe,scheiben | slice | tranche | rebanada,loncha | fetta
krümel | crumb | miette | miga | briciola
appetit | appetite | appétit | apetito | appetito
hunger | hunger | faim | hambre | fame
durst | thirst | soif | sed | sete
festmahl,schmaus | feast,banquet | festin,banquet | festín,banquete | banchetto
`,
}
