import type { LanguageSource } from '../language-source.ts'

/** German, of Germany, Austria and Switzerland. */
export const de: LanguageSource = {
  code: 'de',
  script: 'Latin',
  text: `
penis-vulgar Schwanz, Penis, Pimmel, Schniedel, Lümmel, Pillermann, Latte, Riemen, Rute, Rohr, Kolben, Prügel, Nudel, Zipfel, Zumpferl, Schwengel, Glied, Pillemann, Ding, Bengel, Dödel, Piephahn, Johannes, Lörres, Hobel, Knüppel, Piepmatz, Gurke, Schlauch, Zebedäus, Fleischpeitsche, Hammer, Pint, Pullermann, Schnippi, Schwanzlutscher
penis Penis
vulva-vulgar Fotze, Muschi, Möse, Pussy, Pflaume, Mumu, Votze, Ritze, Spalte, Loch, Dose, Büchse, Feige, Punze, Schnecke, Vulva, Scham, Fut, Fud, Feucht, Pissnelke, Musch, Muschel, Schlitz
vagina Scheide, Vagina
testicles-vulgar Eier, Hoden, Sack, Klöten, Nüsse, Glocken, Beutel, Eierstock, Gehänge, Sackratten
testicle Hoden, Hode, Hodensack
breasts-vulgar Titten, Brüste, Möpse, Busen, Titte, Euter, Hupen, Glocken, Äpfel, Vorbau, Oberweite, Dinger, Duddeln, Tuttel, Memmen, Zitzen, Holz vor der Hütte, Tüten, Melonen, Tutteln, Dutteln
nipple Brustwarze, Nippel
arse Arsch, Ärsche, Arschbacke, Hintern, Fudel, Füdli, Oasch, Bürzel, Arscherl
buttocks Hintern, Po, Gesäß, Popo, Podex, Pobacken, Popöchen, Allerwertester, Sterz, Hinterteil, Steiß, Bobbes, Backen
anus After, Anus, Poloch, Rosette, Anal
arsehole Arschloch, Arschgeige, Arschgesicht, Poloch, Arschkopf, Oaschloch
pubic-hair Schamhaar, Schamhaare
crotch Schritt, Leiste
clitoris Klitoris, Kitzler
foreskin Vorhaut
glans Eichel
erection Erektion, Ständer, Steifer, Latte, Morgenlatte, Rohr
semen Sperma, Samen, Wichse, Ficksahne, Rotze, Saft, Ejakulat
fuck ficken, Fick, bumsen, poppen, pimpern, knallen, nageln, vögeln, rammeln, schnackseln, stechen, pudern, bürsten, orgeln, stopfen, besteigen, Nummer schieben, nudeln, durchnehmen
fuck-exclamation Verdammte Scheiße
sex Sex, Ficken
intercourse Geschlechtsverkehr, Beischlaf, Koitus, Fick, Nummer, Verkehr, Quickie, Seitensprung
mate-animals sich paaren, decken
orgasm Orgasmus, Höhepunkt, kommen
masturbate wichsen, onanieren, rubbeln, Handbetrieb, runterholen, schrubben, keulen, sich einen runterholen, Wichs, wedeln, abspritzen
wanker Wichser, Wixer, Schwanzlutscher
suck-vulgar blasen, lutschen, Bläser
blow-job Blowjob, Oralsex, Blaskonzert, Fellatio, Blasen
sodomy Analverkehr, Sodomie
horny geil, lüstern, rattig, spitz, rollig, scharf, rallig, wuschig, heiß, rattenscharf
heat-rut Brunst, läufig
lust Wollust, Geilheit
pervert Perverser, pervers, Perversling, Sau, Schwein, Exhibitionist
lecher Lustmolch, geiler Bock, Lüstling, Bock, Wüstling
obscene obszön, unanständig, schweinisch, versaut, schlüpfrig, unzüchtig, anzüglich, Zote, zotig
porn Porno, Schmuddelfilm, Wichsvorlage
naked nackt, nackig, nackend, nackert, splitternackt
striptease Striptease
prostitute Prostituierte, Dirne, Strichjunge, Nutte, Hure, Stricher, Strich, Freudenmädchen, Edelnutte, Callgirl, Bordsteinschwalbe, Escort, Liebesdienerin
whore Hure, Nutte, Hurerei, Bordsteinschwalbe, Fotze, Metze, Nuttn
slut Schlampe, Luder, Flittchen, Flitscherl, Hurenweib, Matratze, Schnalle, leichtes Mädchen, Schickse, Trulla
brothel Puff, Bordell, Freudenhaus, Laufhaus, Hurenhaus, Etablissement, Eroscenter, Rotlicht
pimp Zuhälter, Lude, Loddel, Strizzi, Louis
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
shit Scheiße, Kacke, Schiss, Scheiss, Scheiß, Scheißdreck, Mist, Kagge, Schiet, Shit, Gschiss, Kacka
shit-verb scheißen, kacken, abprotzen, Stuhlgang, abseilen, Haufen machen, kackt
excrement Kot, Exkremente, Fäkalien, Fäzes, Stuhl, Stuhlgang, Fäkal, Ausscheidung
poop Kacka, Aa, Kacki, Kaka, Stinker, A-a, Häufchen, groß machen
dung Mist, Dung, Gülle, Jauche, Mistfladen, Odel, Dünger, Misthaufen, Pferdeapfel, Puddel, Pfuhl, Adel
droppings Kötel, Haufen, Fladen, Knödel, Köttel, Wurst, Hundehaufen, Würstchen
piss Pisse, pissen, brunzen, schiffen, strullen, pinkeln, pieseln, pullern, seichen, lullern, Brunz
urine Urin, Harn
pee Pipi, Lulu, pinkeln, Pieschi, klein machen
fart Furz, furzen, pupsen, Pups, Schas, Fürze, Schoas, Wind, Blähung, Koffer, Pupser, Fürzli
diarrhoea-vulgar Dünnschiss
belch Rülpser, rülpsen
vomit Kotze, Erbrochenes, kotzen, reihern, speiben, göbeln, brechen, speien, Kübel, spucken, würgen, Auswurf, Gekotze, spei
snot Rotz, Popel, Nasenschleim, Rotze, Schnodder, Nasenpopel, Schnuder, Rotznase
spit Spucke, spucken, Sabber, sabbern, Rotz, Speichel, geifern, Geifer
sweat Schweiß
stink stinken, Gestank, stinkig, müffeln, Mief, miefen, muffeln, Muff, ranzeln, böckeln
pus Eiter
toilet Klo, Toilette, Lokus, Scheißhaus, Häusl, Abort, Pissoir, Plumpsklo, stilles Örtchen, Klosett, 00, WC, Donnerbalken
latrine Latrine, Abort
chamber-pot Nachttopf
sewer Kloake, Abwasserkanal
menstruation Menstruation, Tage
tampon Tampon, Binde, Damenbinde, Slipeinlage
diaper Windel
armpit Achselhöhle
pimple Pickel, Mitesser, Wimmerl, Pustel, Eiterpickel, Bibeli
dandruff Schuppen
potbelly Wampe, Schmerbauch
tongue-kiss Zungenkuss, knutschen
seduce verführen
lick lecken, Leck, schlecken
hump rammeln, vögeln, bespringen, Rammler
damn verdammt, Mist, Scheibenkleister, verflucht, verflixt, Sakrament, Scheibe, Himmelherrgott, zum Teufel
go-to-hell Fahr zur Hölle, verpiss dich, leck mich, Leck mich am Arsch, fick dich, hau ab, verzieh dich, schleich dich, LMAA
son-of-bitch Hurensohn
motherfucker Wichser, Drecksack
bollocks Quatsch, Bockmist, Blödsinn, Mumpitz, Käse, Bullshit, Quark, Schmarrn, Stuss, Humbug, Kokolores, Schwachsinn, Papperlapapp, Larifari, Gelaber, Kack, Topfen, Pipifax
transvestite Transvestit, Transe, Drag, Fummeltrine
lingerie Reizwäsche, Unterhose, Schlüpfer, Slip, Tanga, Höschen, Liebestöter, BH
peeping Spanner, Voyeur
grope begrapschen
bare-bottom nackter Hintern
cleavage Dekolleté, Ausschnitt
hole-vulgar Loch
stick-vulgar Stange, Latte
idiot Idiot, Depp, Vollidiot, Volldepp, Trottel, Hirni, Spast, Vollpfosten, Hohlbirne, Honk, Dödel, Horst, Hirsch, Armleuchter, Schwachkopf, Dussel, Dämlack, Blödian, Hornochse, Volltrottel, Dumpfbacke, Lappen, Vogel, Lusche, Pfosten, Dolm, Dodel, Hammel, Vollhorst, Hampelmann, Todl, Löli
fool Narr, Dummkopf, Tor, Tölpel, Blödmann, Gimpel, Pinsel, Esel, Tropf, Schussel, Blödel, Depp, Hansel, Trottel, Dödel, Kasper
stupid dumm, blöd, doof, dämlich, deppert, blöde, behämmert, bescheuert, beschränkt, dusselig, hohl, damisch, unterbelichtet
cretin Kretin, Blödian
blockhead Holzkopf, Trottel, Dussel, Simpel, Tropf, Hohlkopf, Klotz, Strohkopf, Dickschädel, Dummerjan, Stoffel, Tölpel
clumsy Tollpatsch, ungeschickt, Trampel, ungelenk, Tapsi, Tapps, tapsig
crazy verrückt, irre, bekloppt, meschugge, irr, gaga, plemplem, plem, gestört, durchgeknallt, ballaballa, balla, narrisch, wahnsinnig, spinnt
madman Wahnsinniger, Irrer, Spinner, Psycho, Psychopath, Geisteskranker, Verrückter
madhouse Irrenhaus, Klapse, Klapsmühle, Irrenanstalt, Narrenhaus, Gugelhupf
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
ugly hässlich, schiach, potthässlich, fies, Fratze, wüst
fat-person fett, Fettsack, Fettwanst, Dickerchen, Dicker, Fetti, Moppel, Pummel, Tonne, Wampe, pummelig, mollig, Klops, dick, Brocken, blad
skinny mager, dürr, Hungerhaken, Gerippe, spindeldürr, Bohnenstange, Klappergestell, Zniachtl, Spargeltarzan
coward Feigling, feige, Schisser, Hosenscheißer, Memme, Hasenfuß, Angsthase, Schissr, Duckmäuser
weakling Schwächling, Waschlappen, Weichei, Schlappschwanz, Lappen, Warmduscher, Pfeife, Lusche, Niete, Null, Flasche, Lauch
sissy Weichei, Memme
bastard Bastard, Mistkerl, Bankert, Mischling, Hurensohn, Wechselbalg
scoundrel Schurke, Schuft, Lump, Halunke, Gauner, Saukerl, Schweinehund, Hundsfott, Sauhund, Mistkerl, Strolch, Lumpenhund, Drecksack, Fiesling, Schubiack, Bazi, Lumpi, Falott, Haderlump
rascal Schlingel, Lausbub, Bengel, Rotzlöffel, Fratz, Göre, Balg, Rotzbengel, Gschropp, Flegel
scum Abschaum, Gesindel, Pack, Gesocks, Pöbel, Bagage, Brut, Lumpenpack, Kroppzeug, Geschmeiß, Sippschaft
wretch armer Teufel, Elender
tramp Penner, Landstreicher, Sandler, Strolch, Gammler, Clochard, Streuner, Vagabund, Stromer, Obdachloser, Tippelbruder
beggar Bettler
loser Verlierer, Versager
lazybones Faulpelz, faul, Faulenzer, Tachinierer, Gammler, Drückeberger, faule Sau, Faultier, Schlaffi
glutton Vielfraß, Fresssack, Fresser, gefräßig, Nimmersatt
miser Geizhals, geizig, Geizkragen, Knauser, Pfennigfuchser, Knicker, Sparbrötchen, Raffzahn, Knausrig, Schotte
greedy gierig
drunkard Säufer, Trunkenbold, Suffkopf, Schluckspecht, Saufaus, Alki, Schnapsnase, Saufbold, Schnapsdrossel
drunk betrunken, besoffen, blau, voll, dicht, hacke, stramm, sternhagelvoll, fett, strack, knülle, breit, rauschig, blunzenfett, stockbesoffen, Rausch, Suri, Affe
liar Lügner
cheat Betrüger, Gauner, Schwindler, Hochstapler, Falschspieler, Abzocker, Halsabschneider, Schlawiner, Bauernfänger, Beutelschneider
hypocrite Heuchler
traitor Verräter
snitch Spitzel, Petze, Verräter, Denunziant, Maulwurf, Zuträger, IM
toady Schleimer, Arschkriecher, Speichellecker, Radfahrer, Kriecher
braggart Angeber, Prahlhans, Aufschneider
arrogant arrogant, eingebildet
cheeky frech
rude unhöflich, grob
boor Bauer, Proll, Rüpel, Prolet, Flegel, Bauerntrampel, Lümmel, Rowdy, Grobian, Gscherter, Hinterwäldler, Trampel, Prolo, Hillbilly
gossip Klatschbase, Tratsch, Tratschtante, Tratsche, Klatsch, Tratschweib, Ratschn, Klatschweib
busybody Wichtigtuer
old-hag alte Schachtel, Hexe, Vettel, Schreckschraube, Schachtel, Schabracke, Spinatwachtel, Xanthippe, Drachen, alte Schrulle, Bissgurn, Fregatte, Zippe
old-man-derog alter Sack, Opa, Greis, Mummelgreis, Tattergreis, Gruftie, alter Knacker, Zausel, Scheintoter
old-maid alte Jungfer
bimbo Tussi, Dummchen, Tusnelda, Blondchen, Püppchen, Modepuppe, Zimtzicke
slave Sklave
servant-derog Lakai, Diener
pig Schwein, Sau, Ferkel, Wutz, Saubär, Drecksau, Schweinehund, Säue
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
louse Laus, Läuse, Sackratte, Filzlaus
vermin Ungeziefer
parasite Parasit, Schmarotzer
toad Kröte
hyena Hyäne, Schakal
vulture Geier
beast Bestie, Vieh, Biest, Ungetüm, Untier
monster Monster, Ungeheuer
savage Wilder, Barbar
primitive primitiv
trash-person Drecksack, Abfall, Drecksau, Mistvieh
shame-on-you Schande
mock verspotten, Spott
insult Beleidigung
slur-black Neger, Bimbo, Mohr, Nigger, Brikett, Mulatte, Schwarzer, Dachpappe
slur-jew Judensau, Jud, Itzig, Saujud, Mauschel
slur-roma Zigeuner, Zigo, Jenischer
slur-asian Schlitzauge, Fidschi, Schlitzi, Japse, Reisfresser, Ching-Chong
slur-arab Kanake, Kameltreiber, Kümmeltürke, Eseltreiber, Muselmann, Ölauge, Kopftuch
slur-foreigner Kanake, Tschusch, Ausländer, Itaker, Spaghettifresser, Jugo, Polacke, Katzelmacher, Gastarbeiter, Fremder, Asylant, Kuffar
slur-neighbour Polacke, Piefke, Itaker, Ösi, Schluchtenscheißer, Marmeladinger, Käskopp, Russki, Iwan, Tommy, Franzmann, Froschfresser, Ami, Gummihals, Schwob, Böhmak
slur-region Ossi, Wessi, Saupreiß, Fischkopp, Saupreuße, Preiß, Sachse, Zoni, Mostschädel, Gscherter
slur-gay Schwuchtel, Tunte, Tucke, Homo, warmer Bruder, Arschficker, Hinterlader, Warmer, Schwuler, Schwuli, Schwul, Stricher
slur-lesbian Kampflesbe, Lesbe, Mannweib, Lesbo
slur-disabled Spasti, Mongo, Behindi, Behinderter, Krüppel, Spast, Downie
slur-woman Weib, Tusse, Zicke, Tussi, Fotze, Schnepfe, Ziege, Schlampe, Kuh, Funzel, Gans, Trine, Trulla, Schickse, Emanze, Pute, Zippe, Schnalle, Tante, Sumse
slur-poor Asi, Assi, Asozialer, Hartzer, Prolet, Proll, Sozialschmarotzer
gay schwul, Homo
lesbian lesbisch, Lesbe
negro-word Neger
big-mouth Großmaul, Maul, Fresse, Schnauze, Klappe, Goschn, Gosch
big-nose Zinken, große Nase
shut-up Halt die Klappe, Schnauze, Maul halten, Klappe, Maul, Goschn, Ruhe
bore-person Langweiler, Nervensäge, Quälgeist, Trantüte, Schlaftablette, Nerver
naive naiv, Einfaltspinsel
stubborn stur
clown Clown, Hanswurst
puppet Marionette
ignorant unwissend, Ignorant
good-for-nothing Taugenichts, Nichtsnutz, Tunichtgut, Flasche, Niete, Pfeife, Versager
upstart Emporkömmling
death Tod
dead tot, hin, mausetot, verreckt, krepiert, verstorben
die sterben, abkratzen, verrecken, krepieren, abnippeln, ins Gras beißen, hopsgehen, Löffel abgeben
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
kill töten, umbringen, kaltmachen, abmurksen, killen, abmetzeln, ermorden, umlegen, Killer
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
prison Gefängnis, Knast, Kittchen, Bau, Häfn, Loch, Zuchthaus, Kerker, Zelle, Bunker, Haft
prisoner Gefangener
thief Dieb, Langfinger, Klau, Einbrecher, Hehler
steal stehlen, klauen, mopsen, stibitzen, mausen, fladern, klau, zocken
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
fraud Betrug, Schwindel, Abzocke, Nepp, Mogelpackung, Beschiss, Gaunerei, Masche, Bschiss
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
broken kaputt, zerbrochen, hin, defekt, im Eimer, Schrott, futsch, hinüber, am Arsch, am Sack, putt, Bruch
break-verb brechen
breakdown Panne, Defekt
crack Riss, Sprung
rust Rost
rot faul, verfault, Fäulnis
mould Schimmel
stale ranzig, abgestanden
spoiled verdorben
garbage Müll, Abfall
junk Schrott, Plunder, Gerümpel, Müll, Krempel, Klapperkiste, Gurke, Klumpert
rubbish-quality Ramsch, Schund, Klump, Glump, Mist, Plunder, Tinnef, Krempel, Tand, Dreck, Kitsch, Schrott, Murks, Pfusch
dirt Schmutz, Dreck, Siff, Schmuddel, Schmiere, Unrat, Schmier, Schlonz
dirty schmutzig, dreckig, versifft, schmuddelig, siffig, speckig, verlaust, Dreck, schmierig, grindig, schlampig, Schmuddel
stain Fleck
mud Schlamm
swamp Sumpf
dust Staub
slime Schleim, Glibber, Schmodder, Modder, Sabber, Matsch, Glitsch
soot Ruß
poison Gift
toxic giftig
ashes Asche
disgust Ekel
disgusting eklig, widerlich, ekelhaft, grausig, abscheulich, grässlich, grauslich, scheußlich, Ekel, zum Kotzen
yuck pfui, igitt, bäh, würg, pfui Teufel, wäh, grusig
poor arm
poverty Armut
hunger Hunger
famine Hungersnot
thirst Durst
debt Schulden
bankrupt pleite, bankrott
loss Verlust
lose verlieren
failure Misserfolg, Scheitern, Flop, Reinfall, Pleite, Schlappe, Fiasko, Blamage, Niete
fall-verb fallen, Sturz
error Fehler, Irrtum, Murks, Patzer, Panne, Bock, Schnitzer, Pfusch, Lapsus
guilt Schuld
punishment Strafe
fine-penalty Bußgeld
tax Steuer
problem Problem
quarrel Streit
scandal Skandal
chaos Chaos, Durcheinander, Saustall, Tohuwabohu, Kuddelmuddel, Wirrwarr, Pallawatsch, Verhau, Puff
noise Lärm
cheap billig
expensive teuer
worthless wertlos, nichts wert, für den Arsch, lausig, Niete, Pfifferling
useless nutzlos, unnütz, sinnlos, umsonst, für die Katz, untauglich, vergebens
weak schwach
slow langsam
late spät, verspätet
old alt
worn-out abgenutzt, verschlissen
empty leer
nothing nichts, nix, nischt, Null, gar nichts, garnix
nobody niemand
never nie, niemals
not nicht, kein
does-not-go geht nicht, läuft nicht
stop halt, anhalten
end Ende
finished fertig, am Ende, erledigt
boring langweilig, öde, fad, lahm, stinklangweilig, dröge, trocken, fade
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
cigarette Zigarette, Kippe, Tschick, Fluppe, Glimmstängel, Lulle, Sargnagel
drug Droge, Rauschgift, Stoff, Trip, Schuss, LSD, Opium, Gift
cannabis Haschisch, Gras, Marihuana, Joint, Kiff, Dope, Shit, Ganja, Tüte, Kiffer, Piece, Bubatz, Hanf, Hasch, kiffen, Weed, Ofen
cocaine Kokain, Koks, Schnee, Koka, Line, Nase, koksen, weißes Gold
heroin-drug Heroin
amphetamine Amphetamin, Speed, Pep, Crystal, Ecstasy, Teile, Meth, Crystal Meth, XTC
drug-addict Junkie, Süchtiger, Fixer, Giftler, Kiffer, Drogensüchtiger, Drogi, Süchtler, süchtig
drug-dealer Drogenhändler
overdose Überdosis
booze Fusel, Suff, Sprit, Stoff, Saufen, Gesöff, Alk
hangover Kater, Brummschädel
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
nazi Nazi, Neonazi, Fascho, Hitlerjugend, HJ, NSDAP, 88, 18, AH, HH
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
communist Kommunist, Kommi, Roter, Bolschewik
socialist Sozialist
capitalist Kapitalist
anarchy Anarchie
racist Rassist
apartheid Apartheid
slavery Sklaverei
colony Kolonie
genocide Völkermord
holocaust Holocaust
concentration-camp Konzentrationslager, Lager, KZ, Auschwitz, Dachau, Buchenwald
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
cop Bulle, Bullen, Polyp, Polente, Bullerei, Schmier, Kieberer, Tschugger, Bullenschwein
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
devil Teufel, Luzifer, Beelzebub, Satan, Gottseibeiuns, Deibel, Mephisto
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
money Geld, Kohle, Knete, Zaster, Moneten, Kies, Moos, Pinke, Mäuse, Schotter, Asche, Marie, Kröten
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
slur-trans Transe, Zwitter
`,
}
