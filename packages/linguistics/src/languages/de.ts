import type { LanguageSource } from '../language-source.ts'

/** German, of Germany, Austria and Switzerland. */
export const de: LanguageSource = {
  code: 'de',
  script: 'Latin',
  text: `
penis-vulgar Schwanz, Penis, Pimmel, Schniedel, Lümmel, Pillermann, Latte, Riemen, Rute
penis Penis
vulva-vulgar Fotze, Muschi, Möse, Pussy, Pflaume, Mumu, Votze
vagina Scheide, Vagina
testicles-vulgar Eier, Hoden, Sack, Klöten
testicle Hoden, Hode, Hodensack
breasts-vulgar Titten, Brüste, Möpse, Busen, Titte, Euter
nipple Brustwarze, Nippel
arse Arsch, Ärsche, Arschbacke
buttocks Hintern, Po, Gesäß, Popo, Podex
anus After, Anus
arsehole Arschloch
pubic-hair Schamhaar, Schamhaare
crotch Schritt, Leiste
clitoris Klitoris, Kitzler
foreskin Vorhaut
glans Eichel
erection Erektion, Ständer
semen Sperma, Samen, Wichse
fuck ficken, Fick, bumsen, poppen, pimpern
fuck-exclamation Verdammte Scheiße
sex Sex, Ficken
intercourse Geschlechtsverkehr
mate-animals sich paaren, decken
orgasm Orgasmus
masturbate wichsen, onanieren
wanker Wichser
suck-vulgar blasen, lutschen
blow-job Blowjob, Oralsex
sodomy Analverkehr, Sodomie
horny geil, lüstern, rattig, spitz
heat-rut Brunst, läufig
lust Wollust, Geilheit
pervert Perverser
lecher Lustmolch, geiler Bock
obscene obszön, unanständig
porn Porno
naked nackt
striptease Striptease
prostitute Prostituierte, Dirne, Strichjunge
whore Hure, Nutte, Hurerei, Bordsteinschwalbe
slut Schlampe, Luder, Flittchen, Flitscherl
brothel Puff, Bordell, Freudenhaus
pimp Zuhälter, Lude, Loddel
mistress Geliebte, Mätresse
adultery Ehebruch
cuckold Gehörnter, Hahnrei
incest Inzest
paedophile Pädophiler
rape Vergewaltigung
orgy Orgie
fetish Fetisch
dildo Dildo
condom-slang Pariser, Kondom
virgin-sexual Jungfrau
impotent impotent
castrate kastrieren, Kastrat
shit Scheiße, Kacke, Schiss, Scheiss
shit-verb scheißen, kacken
excrement Kot, Exkremente, Fäkalien, Fäzes
poop Kacka, Aa
dung Mist, Dung, Gülle, Jauche, Mistfladen
droppings Kötel, Haufen
piss Pisse, pissen, brunzen, schiffen
urine Urin, Harn
pee Pipi
fart Furz, furzen, pupsen, Pups, Schas
diarrhoea-vulgar Dünnschiss
belch Rülpser, rülpsen
vomit Kotze, Erbrochenes, kotzen, reihern, speiben
snot Rotz, Popel, Nasenschleim
spit Spucke, spucken
sweat Schweiß
stink stinken, Gestank
pus Eiter
toilet Klo, Toilette, Lokus, Scheißhaus, Häusl
latrine Latrine, Abort
chamber-pot Nachttopf
sewer Kloake, Abwasserkanal
menstruation Menstruation, Tage
tampon Tampon, Binde
diaper Windel
armpit Achselhöhle
pimple Pickel
dandruff Schuppen
potbelly Wampe, Schmerbauch
tongue-kiss Zungenkuss, knutschen
seduce verführen
lick lecken
hump rammeln, vögeln
damn verdammt, Mist, Scheibenkleister
go-to-hell Fahr zur Hölle, verpiss dich
son-of-bitch Hurensohn
motherfucker Wichser, Drecksack
bollocks Quatsch, Bockmist, Blödsinn, Mumpitz, Käse
transvestite Transvestit, Transe
lingerie Reizwäsche, Unterhose, Schlüpfer
peeping Spanner, Voyeur
grope begrapschen
bare-bottom nackter Hintern
cleavage Dekolleté, Ausschnitt
hole-vulgar Loch
stick-vulgar Stange, Latte
idiot Idiot, Depp, Vollidiot, Volldepp
fool Narr, Dummkopf, Tor, Tölpel, Blödmann
stupid dumm, blöd
cretin Kretin, Blödian
blockhead Holzkopf, Trottel, Dussel, Simpel, Tropf, Hohlkopf
clumsy Tollpatsch, ungeschickt
crazy verrückt, irre, bekloppt, meschugge, irr
madman Wahnsinniger, Irrer
madhouse Irrenhaus
retarded zurückgeblieben
cripple Krüppel
lame-person lahm, Hinkender
blind-person blind
deaf-person taub
mute-person stumm
stutterer Stotterer
hunchback Buckliger
dwarf Zwerg
bald kahl, Glatzkopf
ugly hässlich
fat-person fett, Fettsack, Fettwanst, Dickerchen
skinny mager, dürr
coward Feigling, feige
weakling Schwächling
sissy Weichei, Memme
bastard Bastard, Mistkerl
scoundrel Schurke, Schuft, Lump, Halunke, Gauner, Saukerl
rascal Schlingel, Lausbub
scum Abschaum, Gesindel
wretch armer Teufel, Elender
tramp Penner, Landstreicher, Sandler, Strolch
beggar Bettler
loser Verlierer, Versager
lazybones Faulpelz, faul
glutton Vielfraß
miser Geizhals, geizig
greedy gierig
drunkard Säufer, Trunkenbold
drunk betrunken, besoffen
liar Lügner
cheat Betrüger
hypocrite Heuchler
traitor Verräter
snitch Spitzel, Petze
toady Schleimer, Arschkriecher
braggart Angeber, Prahlhans, Aufschneider
arrogant arrogant, eingebildet
cheeky frech
rude unhöflich, grob
boor Bauer, Proll, Rüpel, Prolet, Flegel
gossip Klatschbase, Tratsch
busybody Wichtigtuer
old-hag alte Schachtel, Hexe, Vettel, Schreckschraube
old-man-derog alter Sack
old-maid alte Jungfer
bimbo Tussi, Dummchen
slave Sklave
servant-derog Lakai, Diener
pig Schwein
sow Sau
donkey Esel
ox-insult Ochse, Rindvieh
cow-insult blöde Kuh, Kuh, Rindvieh
goat-insult Ziege, alter Bock, Bock
dog-insult Köter, Hund
bitch Hündin, Miststück
monkey-insult Affe
rat-insult Ratte
snake-insult falsche Schlange
chicken-insult Angsthase, dummes Huhn
goose-insult dumme Gans
worm-insult Wurm
louse Laus
vermin Ungeziefer
parasite Parasit, Schmarotzer
toad Kröte
hyena Hyäne, Schakal
vulture Geier
beast Bestie, Vieh
monster Monster, Ungeheuer
savage Wilder, Barbar
primitive primitiv
trash-person Drecksack, Abfall, Drecksau, Mistvieh
shame-on-you Schande
mock verspotten, Spott
insult Beleidigung
slur-black Neger, Bimbo, Mohr
slur-jew Judensau
slur-roma Zigeuner
slur-asian Schlitzauge, Fidschi
slur-arab Kanake, Kameltreiber
slur-foreigner Kanake, Tschusch, Ausländer
slur-neighbour Polacke, Piefke, Itaker
slur-region Ossi, Wessi, Saupreiß
slur-gay Schwuchtel, Tunte, Tucke
slur-lesbian Kampflesbe
slur-disabled Spasti, Mongo
slur-woman Weib, Tusse, Zicke
slur-poor Asi, Assi
gay schwul, Homo
lesbian lesbisch, Lesbe
negro-word Neger
big-mouth Großmaul, Maul, Fresse, Schnauze
big-nose Zinken, große Nase
shut-up Halt die Klappe, Schnauze, Maul halten
bore-person Langweiler, Nervensäge
naive naiv, Einfaltspinsel
stubborn stur
clown Clown, Hanswurst
puppet Marionette
ignorant unwissend, Ignorant
good-for-nothing Taugenichts
upstart Emporkömmling
death Tod
dead tot
die sterben
corpse Leiche
carrion Aas
grave Grab
coffin Sarg
funeral Beerdigung, Begräbnis
cemetery Friedhof
mourning Trauer
widow Witwe
orphan Waise
skeleton Skelett
skull Totenkopf, Schädel
ghost Gespenst, Geist
vampire Vampir
zombie Untoter, Zombie
kill töten
murder Mord
murderer Mörder
suicide Selbstmord
hang-person hängen, Galgen
execution Hinrichtung
executioner Henker
behead köpfen
strangle erwürgen
drown ertrinken
massacre Massaker, Gemetzel
slaughterhouse Schlachthof
butcher-derog Schlächter
torture Folter
beat schlagen, prügeln
slap Ohrfeige
fight Schlägerei, Kampf
violence Gewalt
wound Wunde
scar Narbe
blood Blut
bomb Bombe
gun Pistole, Gewehr
bullet Kugel
knife-weapon Dolch, Messer
weapon Waffe
explosion Explosion
whip Peitsche
trap Falle
chain-fetter Kette, Fessel
prison Gefängnis, Knast
prisoner Gefangener
thief Dieb
steal stehlen, klauen
robber Räuber
robbery Raub, Überfall
plunder plündern
gangster Gangster, Bande
mafia Mafia
criminal Verbrecher
crime Verbrechen
kidnap entführen
blackmail Erpressung
bribe Bestechung, Schmiergeld
corrupt korrupt
fraud Betrug, Schwindel
counterfeit Fälschung, gefälscht
lie Lüge
false falsch, unecht
trick Trick, Täuschung
smuggler Schmuggler, Schmuggel
pirate Pirat
arson Brandstiftung
fire-blaze Brand, Feuersbrunst
enemy Feind
hate Hass, hassen
revenge Rache
anger Wut, Zorn
angry wütend, böse
evil böse, das Böse
bad schlecht
worse schlechter, am schlechtesten
cruel grausam
fear Angst, Furcht
terror Schrecken, Grauen
nightmare Albtraum
danger Gefahr
dangerous gefährlich
threat Drohung
accident Unfall
disaster Katastrophe
misfortune Unglück, Pech
bad-omen schlechtes Omen
curse Fluch
doom Verderben, Untergang
damage Schaden
destroy zerstören
broken kaputt, zerbrochen
break-verb brechen
breakdown Panne, Defekt
crack Riss, Sprung
rust Rost
rot faul, verfault, Fäulnis
mould Schimmel
stale ranzig, abgestanden
spoiled verdorben
garbage Müll, Abfall
junk Schrott, Plunder
rubbish-quality Ramsch, Schund
dirt Schmutz, Dreck
dirty schmutzig
stain Fleck
mud Schlamm
swamp Sumpf
dust Staub
slime Schleim
soot Ruß
poison Gift
toxic giftig
ashes Asche
disgust Ekel
disgusting eklig, widerlich
yuck pfui, igitt
poor arm
poverty Armut
hunger Hunger
famine Hungersnot
thirst Durst
debt Schulden
bankrupt pleite, bankrott
loss Verlust
lose verlieren
failure Misserfolg, Scheitern
fall-verb fallen, Sturz
error Fehler, Irrtum
guilt Schuld
punishment Strafe
fine-penalty Bußgeld
tax Steuer
problem Problem
quarrel Streit
scandal Skandal
chaos Chaos, Durcheinander
noise Lärm
cheap billig
expensive teuer
worthless wertlos
useless nutzlos
weak schwach
slow langsam
late spät, verspätet
old alt
worn-out abgenutzt, verschlissen
empty leer
nothing nichts
nobody niemand
never nie, niemals
not nicht, kein
does-not-go geht nicht, läuft nicht
stop halt, anhalten
end Ende
finished fertig, am Ende, erledigt
boring langweilig
bitter bitter
sour sauer
sad traurig
sorrow Kummer, Leid
cry-weep weinen, heulen
tear-drop Träne
scream Schrei, schreien
complain klagen, jammern
lonely einsam
pity Mitleid, schade
shame Scham
tired müde, müd
cold-neg kalt
dark dunkel, finster
darkness Dunkelheit, Finsternis
shadow Schatten
abyss Abgrund
storm Sturm
earthquake Erdbeben
flood Überschwemmung
drought Dürre
smoke-fumes Rauch, Qualm
cigarette Zigarette, Kippe
drug Droge, Rauschgift, Stoff
cannabis Haschisch, Gras, Marihuana, Joint, Kiff
cocaine Kokain, Koks, Schnee
heroin-drug Heroin
amphetamine Amphetamin, Speed, Pep, Crystal
drug-addict Junkie, Süchtiger
drug-dealer Drogenhändler
overdose Überdosis
booze Fusel, Suff
hangover Kater
gambling Glücksspiel
devilish-luck Unheil
burden Last, Bürde
obstacle Hindernis
limp-slack schlaff
hollow hohl
crooked krumm, schief
flat-dull platt, fad
thin-watery dünn
raw-unripe roh, unreif
burnt verbrannt, angebrannt
leak Leck, undicht
lack Mangel
delay Verzögerung
forget vergessen
refuse ablehnen, verweigern
forbidden verboten
escape fliehen, Flucht
hide verstecken
lost verloren, verirrt
abandoned verlassen
ruin Ruine
beggary Elend
slum Slum, Elendsviertel
hovel Bruchbude
rag Lumpen, Lappen
crutch Krücke
gloomy trüb, düster
cockroach Kakerlake
flea Floh
bedbug Wanze
tick Zecke
maggot Made
leech Blutegel
rat Ratte
scorpion Skorpion
spider Spinne
fly-insect Fliege
mosquito Mücke
jellyfish Qualle
weed-plant Unkraut
thorn Dorn
disease Krankheit
sick krank
plague Pest
epidemic Seuche, Epidemie
cancer Krebs
tumour Tumor, Geschwulst
ulcer Geschwür
abscess Abszess, Furunkel
leprosy Lepra, Aussatz
cholera Cholera
typhus Typhus
tuberculosis Tuberkulose, Schwindsucht
malaria Malaria
smallpox Pocken
measles Masern
mumps Mumps
chickenpox Windpocken
scabies Krätze, Räude
rash Ausschlag
itch Juckreiz, jucken
wart Warze
boil-swelling Beule, Schwellung
gout Gicht
haemorrhoids Hämorrhoiden
diarrhoea Durchfall
constipation Verstopfung
nausea Übelkeit
cough Husten
cold-illness Schnupfen, Erkältung
flu Grippe
fever Fieber
pain Schmerz
headache Kopfschmerzen
toothache Zahnschmerzen
caries Karies
cramp Krampf
epilepsy Epilepsie
stroke-illness Schlaganfall
heart-attack Herzinfarkt
diabetes Zuckerkrankheit
aids Aids
syphilis Syphilis
gonorrhoea Tripper
herpes Herpes
jaundice Gelbsucht
rabies Tollwut
tetanus Tetanus
polio Kinderlähmung
rheumatism Rheuma
asthma Asthma
allergy Allergie
anaemia Anämie, Blutarmut
gangrene Wundbrand
hernia Leistenbruch
goitre Kropf
paralysis Lähmung
coma Koma
faint-verb Ohnmacht
dementia Demenz
depression Depression
autism Autismus
miscarriage Fehlgeburt
abortion Abtreibung
stillborn Totgeburt
infertile unfruchtbar
infection Infektion
inflammation Entzündung
virus Virus
germ Keim, Bazillus
tapeworm Bandwurm
bruise blauer Fleck
fracture Knochenbruch
burn-injury Verbrennung
surgery Operation
amputate amputieren
enema Einlauf
pill Pille, Tablette
injection Spritze
hospital Krankenhaus
laxative Abführmittel
medicine Medikament, Arznei
ambulance Krankenwagen
psychiatry Psychiatrie
squint schielen
phlegm Schleim, Auswurf
scab Schorf, Grind
blister Blase
numb taub, gefühllos
intestine Darm
rectum Mastdarm
bladder Blase
womb Gebärmutter
placenta Mutterkuchen
ovary Eierstock
prostate Prostata
kidney-stone Nierenstein
hitler Hitler, Adolf
nazi Nazi
swastika Hakenkreuz
fascist Faschist
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, Rote Khmer
dictator Diktator
dictator-local Hitler, Honecker, Ulbricht, Goebbels, Göring, Himmler
tyrant Tyrann
communist Kommunist
socialist Sozialist
capitalist Kapitalist
anarchy Anarchie
racist Rassist
apartheid Apartheid
slavery Sklaverei
colony Kolonie
genocide Völkermord
holocaust Holocaust
concentration-camp Konzentrationslager, Lager, KZ
gas-chamber Gaskammer
ghetto Ghetto
pogrom Pogrom
war Krieg
civil-war Bürgerkrieg
army Armee, Heer
soldier Soldat
troops-militia Miliz, SA, Wehrmacht
secret-police Geheimpolizei, Stasi, Gestapo, SS
police Polizei
cop Bulle, Bullen, Polyp
spy Spion
terrorist Terrorist
terror-group RAF, NSU
hostage Geisel
revolution Revolution
coup Putsch
riot Aufruhr, Unruhen
rebel Rebell
strike-labour Streik
demonstration Demonstration
occupation Besatzung, Besatzer
invasion Invasion
annexation Annexion
separatist Separatist
traitor-political Kollaborateur
propaganda Propaganda
censorship Zensur
corruption-politics Vetternwirtschaft
mafia-politics Oligarch
party-political Partei
president Präsident
minister Minister
king König
queen Königin
emperor Kaiser
prince Prinz, Fürst
sultan Sultan
leader Führer, Anführer
master-lord Herr, Gebieter
flag Flagge, Fahne
homeland Heimat, Vaterland
republic Republik
state Staat
government Regierung
election Wahl
border Grenze
refugee Flüchtling
immigrant Einwanderer
class-enemy Bonze, Kulak
historic-trauma Endlösung, Anschluss, Mauer
god Gott
goddess Göttin
deity-local Wotan, Odin
jesus Jesus
christ Christus
virgin-mary Jungfrau Maria
holy-spirit Heiliger Geist
saint Heiliger, heilig
sacred heilig, geweiht
angel Engel
devil Teufel
satan Satan
demon Dämon
hell Hölle
paradise Paradies
sin Sünde
sinner Sünder
soul Seele
prayer Gebet
pray beten
church Kirche
mosque Moschee
synagogue Synagoge
temple Tempel
monastery Kloster
altar Altar
cross-christian Kreuz
priest Priester, Pfarrer
monk Mönch
nun Nonne
bishop Bischof
pope Papst
imam Imam, Mullah
rabbi Rabbiner
prophet Prophet
muhammad Mohammed
allah Allah
koran Koran
bible Bibel
torah Thora
gospel Evangelium
buddha Buddha
jew Jude
muslim Muslim
christian Christ
infidel Ungläubiger, Heide
heretic Ketzer
blasphemy Gotteslästerung
sect Sekte
holy-war heiliger Krieg, Dschihad
halal halal, erlaubt
kosher koscher
fasting Fasten, Ramadan
pilgrimage Wallfahrt, Pilger
sacrifice Opfer
baptism Taufe
mass-liturgy Messe
relic Reliquie
miracle Wunder
blessing Segen
witch Hexe
sorcerer Zauberer, Hexer
magic Magie, Zauberei
evil-eye böser Blick
evil-spirit-local Kobold, Alb
taboo Tabu
idol Götze
antichrist Antichrist
judas Judas
apocalypse Apokalypse, Weltuntergang
eternity-afterlife Jenseits, Totenreich
fate Schicksal
nirvana Nirwana
holy-place heiliger Ort
sun Sonne
moon Mond
star Stern
sky Himmel
earth Erde
world Welt
land Land
water Wasser
sea Meer, See
ocean Ozean
lake See
river Fluss
stream Bach
well-spring Quelle, Brunnen
wave Welle
island Insel
beach Strand
coast Küste
mountain Berg
hill Hügel
valley Tal
forest Wald
field Feld
meadow Wiese
desert Wüste
cave Höhle
stone Stein
rock Fels
sand Sand
clay Lehm, Ton
salt Salz
gold Gold
silver Silber
iron Eisen
copper Kupfer
lead-metal Blei
steel Stahl
glass Glas
wood-material Holz
coal Kohle
oil Öl
petrol Benzin
fire Feuer
flame Flamme
light Licht
lightning Blitz
thunder Donner
rain Regen
snow Schnee
ice Eis
frost Frost
hail Hagel
wind Wind
air Luft
cloud Wolke
fog Nebel
dew Tau
rainbow Regenbogen
weather Wetter
tree Baum
leaf Blatt
branch Ast, Zweig
root Wurzel
bark-tree Rinde
seed Samen
grass Gras
flower Blume
rose Rose
lily Lilie
bush Busch
oak Eiche
pine Kiefer
birch Birke
reed Schilf
straw Stroh
hay Heu
mushroom Pilz
person Mensch, Person
people Leute, Volk
man Mann
woman Frau
child Kind
baby Baby
boy Junge
girl Mädchen
mother Mutter
father Vater
mum Mama
dad Papa
son Sohn
daughter Tochter
brother Bruder
sister Schwester
grandmother Großmutter, Oma
grandfather Großvater, Opa
uncle Onkel
aunt Tante
cousin Cousin, Vetter
husband Ehemann
wife Ehefrau
bride Braut
wedding Hochzeit
mother-in-law Schwiegermutter
nephew Neffe
family Familie
friend Freund
neighbour Nachbar
guest Gast
stranger Fremder
name Name
life Leben
love Liebe
kiss Kuss
heart Herz
head Kopf
hair Haar
face Gesicht
forehead Stirn
eye Auge
ear Ohr
nose Nase
mouth Mund
lip Lippe
tooth Zahn
tongue Zunge
chin Kinn
cheek Wange, Backe
beard Bart
moustache Schnurrbart
neck Hals
throat Kehle
shoulder Schulter
back Rücken
chest Brust, Brustkorb
belly Bauch
navel Nabel
arm Arm
elbow Ellbogen
hand Hand
finger Finger
nail Nagel
fist Faust
leg Bein
knee Knie
foot Fuß
heel Ferse, Absatz
toe Zehe
skin Haut
bone Knochen
rib Rippe
brain Gehirn
liver Leber
lung Lunge
kidney Niere
meat Fleisch
milk Milch
bread Brot
butter Butter
cheese Käse
egg Ei
fish Fisch
soup Suppe
rice Reis
flour Mehl
dough Teig
cake Kuchen
biscuit Keks
sugar Zucker
honey Honig
chocolate Schokolade
candy Bonbon, Süßigkeit
apple Apfel
pear Birne
grape Traube
cherry Kirsche
plum Pflaume
peach Pfirsich
lemon Zitrone
orange-fruit Orange
banana Banane
strawberry Erdbeere
nut Nuss
fig Feige
melon Melone
tomato Tomate
potato Kartoffel
onion Zwiebel
garlic Knoblauch
cabbage Kohl
carrot Karotte
cucumber Gurke
bean Bohne
pea Erbse
lentil Linse
pumpkin Kürbis
beet Rübe
pepper-spice Pfeffer
mustard Senf
vinegar Essig
sausage Wurst
ham Schinken
bacon Speck
fat-grease Fett
wine Wein
beer Bier
brandy Schnaps
tea Tee
coffee Kaffee
juice Saft
food Essen
breakfast Frühstück
lunch Mittagessen
dinner Abendessen
animal Tier
dog Hund
puppy Welpe
cat Katze
horse Pferd
mare Stute
cow Kuh
bull Stier
calf Kalb
sheep Schaf
lamb Lamm
goat Ziege
chicken Huhn, Henne
rooster Hahn
duck Ente
goose Gans
turkey Truthahn
rabbit Kaninchen
hare Hase
mouse Maus
bear Bär
wolf Wolf
fox Fuchs
deer Hirsch, Reh
boar Wildschwein
lion Löwe
tiger Tiger
elephant Elefant
monkey Affe
camel Kamel
snake Schlange
frog Frosch
turtle Schildkröte
crocodile Krokodil
bird Vogel
eagle Adler
hawk Falke, Habicht
owl Eule
crow Krähe, Rabe
pigeon Taube
swan Schwan
cuckoo Kuckuck
feather Feder
wing Flügel
tail Schwanz
horn Horn
claw Kralle, Klaue
fur Fell, Pelz
bee Biene
wasp Wespe
ant Ameise
butterfly Schmetterling
beetle Käfer
worm Wurm
snail Schnecke
shark Hai
whale Wal
herring Hering
crab Krabbe
squid Tintenfisch
house Haus
home Heim, Zuhause
room Zimmer
kitchen Küche
bathroom Bad
door Tür
window Fenster
wall Wand, Mauer
roof Dach
floor Boden
stairs Treppe
garden Garten
fence Zaun
bed Bett
table Tisch
chair Stuhl
lamp Lampe
candle Kerze
mirror Spiegel
key Schlüssel
lock Schloss
knife Messer
fork Gabel
spoon Löffel
plate Teller
cup Tasse, Becher
bottle Flasche
pot Topf
pan Pfanne
bowl Schüssel, Schale
oven Ofen
box Kiste, Schachtel
bag Tasche, Beutel
basket Korb
barrel Fass
bucket Eimer
broom Besen
soap Seife
towel Handtuch
comb Kamm
brush Bürste, Pinsel
needle Nadel
thread Faden, Garn
rope Seil, Strick
hammer Hammer
saw Säge
axe Axt
screw Schraube
wheel Rad
stick Stock
machine Maschine
tool Werkzeug
toy Spielzeug
doll Puppe
ball Ball
book Buch
paper Papier
letter Brief
pen Stift, Feder
newspaper Zeitung
picture Bild
word Wort
language Sprache
story Geschichte
song Lied
music Musik
drum Trommel
flute Flöte
bell Glocke
clothes Kleidung
shirt Hemd
trousers Hose
skirt Rock
dress Kleid
coat Mantel, Jacke
hat Hut, Mütze
shoe Schuh
boot Stiefel
sock Socke, Strumpf
glove Handschuh
belt Gürtel
button Knopf
pocket Tasche
ring Ring
glasses Brille
clock Uhr
umbrella Regenschirm
wool Wolle
silk Seide
cotton Baumwolle
leather Leder
cloth Stoff, Tuch
city Stadt
village Dorf
street Straße
way Weg
square Platz
bridge Brücke
tower Turm
castle Burg, Schloss
market Markt
shop Laden, Geschäft
school Schule
office Büro
factory Fabrik
bank Bank
money Geld, Kohle, Knete
coin Münze
price Preis
gift Geschenk
work Arbeit
worker Arbeiter
doctor Arzt
teacher Lehrer
farmer Bauer
hunter Jäger
fisherman Fischer
baker Bäcker
tailor Schneider
smith Schmied
cook Koch
driver Fahrer
boss Chef
car Auto
ship Schiff
boat Boot
train Zug
plane Flugzeug
bicycle Fahrrad
cart Wagen, Karren
sail Segel
sleigh Schlitten
day Tag
night Nacht
morning Morgen
evening Abend
noon Mittag
today heute
yesterday gestern
tomorrow morgen
week Woche
month Monat
year Jahr
hour Stunde
minute Minute
time Zeit
spring Frühling
summer Sommer
autumn Herbst
winter Winter
monday Montag
friday Freitag
sunday Sonntag
holiday Feiertag, Fest
christmas Weihnachten
red rot
blue blau
green grün
yellow gelb
white weiß
black schwarz
grey grau
brown braun
pink rosa
purple lila, violett
colour Farbe
zero null
one eins
two zwei
three drei
four vier
five fünf
six sechs
seven sieben
eight acht
nine neun
ten zehn
eleven elf
twelve zwölf
twenty zwanzig
hundred hundert
thousand tausend
million Million
half halb, Hälfte
first erster
last letzter
part Teil
circle Kreis
line Linie
point Punkt
corner Ecke
side Seite
hole Loch
number Zahl, Nummer
dream Traum
sleep-noun Schlaf
game Spiel
joy Freude
luck Glück
peace Frieden
freedom Freiheit
truth Wahrheit
hope Hoffnung
wish Wunsch
strength Kraft, Stärke
voice Stimme
silence Stille
smell Geruch
taste Geschmack
breath Atem
thing Ding, Sache
question Frage
answer Antwort
secret Geheimnis
law Gesetz
be sein
have haben
do-make machen, tun
go gehen
come kommen
walk laufen, zu Fuß gehen
run rennen
jump springen
fly fliegen
swim schwimmen
sit sitzen
stand stehen
lie-down liegen
sleep schlafen
wake wecken, aufwachen
eat essen
drink trinken
bite beißen
chew kauen
swallow schlucken
suck saugen
see sehen
look schauen
hear hören
speak sprechen
say sagen
ask fragen, bitten
call rufen
sing singen
dance tanzen
laugh lachen
play spielen
know wissen, kennen
think denken
want wollen
can können
must müssen
love-verb lieben
like mögen
give geben
take nehmen
bring bringen
hold halten
put stellen, legen
throw werfen
catch fangen
pull ziehen
push drücken, stoßen
open öffnen
close schließen
cut schneiden
sew nähen
wash waschen
clean-verb putzen
cook-verb kochen
bake backen
burn brennen
buy kaufen
sell verkaufen
pay bezahlen
work-verb arbeiten
build bauen
dig graben
plant-verb pflanzen, säen
write schreiben
read lesen
count zählen
learn lernen
help helfen, Hilfe
wait warten
find finden
search suchen
live leben
be-born geboren werden
grow wachsen
blow blasen, wehen
turn drehen
roll rollen
shake schütteln
tremble zittern
hit-strike treffen, hauen
scratch kratzen
rub reiben
squeeze quetschen, pressen
flow fließen
float treiben, schweben
drip tropfen
freeze frieren
smile lächeln
kiss-verb küssen
marry heiraten
hug umarmen
win gewinnen
begin anfangen
change ändern, wechseln
travel reisen
drive fahren
return zurückkehren
leave weggehen
stay bleiben
send schicken
show zeigen
tie binden
hang-up aufhängen
pour gießen
fill füllen
mix mischen
shine glänzen, scheinen
ring-verb klingeln, läuten
shut-eyes blinzeln
snore schnarchen
yawn gähnen
sneeze niesen
tickle kitzeln
whistle pfeifen
whisper flüstern
bark-dog bellen
sting stechen
peel schälen, Schale
shave rasieren
big groß
small klein
tiny winzig
long lang
short kurz
tall-high hoch
low niedrig
wide breit
narrow schmal, eng
thick dick
thin dünn
deep tief
flat flach
round rund
straight gerade
sharp scharf, spitz
blunt stumpf
heavy schwer
light-weight leicht
hard hart
soft weich
new neu
young jung
good gut
better besser
beautiful schön
strong stark
fast schnell
early früh
hot heiß
warm warm
cold kalt
cool-fresh kühl, frisch
wet nass
dry trocken
full voll
clean sauber
clear klar
bright hell
sweet süß
salty salzig
spicy scharf
rich reich
happy glücklich, froh
funny lustig
clever klug
brave mutig
kind-nice nett, freundlich
honest ehrlich
healthy gesund
alive lebendig
free frei
quiet leise, ruhig
loud laut
easy einfach, leicht
difficult schwierig
true wahr
same gleich
other anderer
alone-only nur, allein
naked-bare bloß, kahl
shy schüchtern
wild wild
strange seltsam
left links
right-side rechts
up oben, hinauf
down unten, hinunter
in in
out aus, draußen
front vorn
behind hinten, hinter
near nah
far weit, fern
here hier
there dort, da
where wo
when wann
who wer
what was
why warum
how wie
yes ja
no nein
i ich
you du
he er
she sie
we wir
they sie
my mein
your dein
this dies
that jenes, das
all alle, alles
many viel
few wenig
more mehr
less weniger
very sehr
and und
or oder
but aber
with mit
without ohne
now jetzt
always immer
again wieder
already schon
soon bald
maybe vielleicht
only-just bloß
hello hallo
goodbye tschüss
thanks danke
please bitte
sorry Entschuldigung
come-on komm, los
look-out pass auf
good-day Guten Tag
`,
}
