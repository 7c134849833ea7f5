import type { LanguageSource } from '../language-source.ts'

/** German, of Germany, Austria and Switzerland. */
export const de: LanguageSource = {
  code: 'de',
  script: 'Latin',
  text: `
penis-vulgar Schwanz, Pimmel, Latte, Zipfel, Beidl, Nille, Spatzi, Schlong, Lolli, Pipimann, Schniedelwutz, Riemen, Rute, Lümmel, Dödel, Nudel, Johannes, Schniedel, Pippimann, Pimperl, Zumpferl, Schnäbi, Seckel, Penis, Pillermann, Rohr, Kolben, Prügel, Schwengel, Glied, Pillemann, Ding, Bengel, Piephahn, Lörres, Hobel, Knüppel, Piepmatz, Gurke, Schlauch, Zebedäus, Fleischpeitsche, Hammer, Pint, Pullermann, Schnippi, Schwanzlutscher
penis Penis, männliches Glied, Phallus
vulva-vulgar Fotze, Muschi, Möse, Fut, Votze, Pflaume, Pritsche, Mutz, Punze, Dose, Feige, Schnecke, Mumu, Pussy, Ritze, Spalte, Loch, Büchse, Vulva, Scham, Fud, Feucht, Pissnelke, Musch, Muschel, Schlitz
vagina Scheide, Vagina, Vulva, Schamlippen, Schamlippe
testicles-vulgar Eier, Sack, Hoden, Klöten, Nüsse, Glocken, Säcke, Hodensack, Beutel, Eierstock, Gehänge, Sackratten
testicle Hoden, Hode, Hodensack
breasts-vulgar Titten, Titte, Möpse, Duttln, Hupen, Glocken, Tutti, Euter, Brüste, Dutteln, Busen, Äpfel, Vorbau, Oberweite, Dinger, Duddeln, Tuttel, Memmen, Zitzen, Holz vor der Hütte, Tüten, Melonen, Tutteln
nipple Brustwarze, Nippel, Brustnippel, Zitze
arse Arsch, Hintern, Oasch, Füdli, Po, Popo, Loch, Allerwertester, Füdle, Hinterteil, Arschbacke, Fudel, Bürzel, Arscherl
buttocks Hintern, Po, Gesäß, Popo, Podex, Pobacken, Popöchen, Allerwertester, Sterz, Hinterteil, Steiß, Bobbes, Backen
anus After, Anus, Poloch, Rosette, Anal, Rektum, Darmausgang, Arschritze, Kimme
arsehole Arschloch, Arschgeige, Arschgesicht, Poloch, Arschkopf, Oaschloch
pubic-hair Schamhaar, Schamhaare, Schambehaarung, Intimbehaarung
crotch Schritt, Leiste, Intimbereich, Genitalien
clitoris Klitoris, Kitzler, Klit
foreskin Vorhaut, Beschneidung, beschnitten
glans Eichel, Schwanzspitze
erection Latte, Ständer, Steifer, Morgenlatte, Erektion, Rohr, Prachtlatte, Mordslatte
semen Wichse, Sperma, Saft, Schmand, Soße, Samen, Ficksahne, Rotze, Ejakulat
fuck ficken, Fick, bumsen, vögeln, bums, poppen, rumsen, pudern, knallen, nageln, schnackseln, rammeln, stopfen, pimpern, stechen, bürsten, orgeln, besteigen, Nummer schieben, nudeln, durchnehmen, schnackeln, durchficken, Ficker, Fickerei, Beischlaf
fuck-exclamation Verdammte Scheiße, Scheiße noch mal, Fuck, Kruzifix, Himmel Arsch und Zwirn
sex Sex, Ficken
intercourse Geschlechtsverkehr, Beischlaf, Koitus, Fick, Nummer, Verkehr, Quickie, Seitensprung
mate-animals sich paaren, decken, bespringen, begatten, Begattung
orgasm Orgasmus, Höhepunkt, kommen, orgasmisch, abspritzen
masturbate wichsen, Wichs, Wichse, Onan, onanieren, keulen, Onanie, hobeln, rubbeln, Handbetrieb, runterholen, schrubben, sich einen runterholen, wedeln, abspritzen
wanker Wichser, Wixer, Schwanzlutscher, Wichskopf, Wichsgriffel
suck-vulgar blasen, lutschen, Bläser, Schwanz lutschen
blow-job Blowjob, Oralsex, Blaskonzert, Fellatio, Blasen, Mundfick
sodomy Analverkehr, Sodomie, anal, Arschfick, Sodomit, Analfick
horny geil, rollig, lüstern, rattig, spitz, scharf, rallig, wuschig, heiß, rattenscharf, notgeil, brünstig, lüsternd, spitzig
heat-rut Brunst, läufig, brünstig, Läufigkeit, hitzig, rossig
lust Wollust, Geilheit, Lüsternheit, Fleischeslust, Libido, Unzucht
pervert Perverser, pervers, Perversling, Sau, Schwein, Exhibitionist, Perversion, Triebtäter, Sittenstrolch, abartig, Sittlichkeitsverbrecher
lecher Lustmolch, geiler Bock, Lüstling, Bock, Wüstling, Lustgreis, Hurenbock, Schürzenjäger, Schwerenöter, Aufreißer
obscene obszön, unanständig, schweinisch, versaut, schlüpfrig, unzüchtig, anzüglich, Zote, zotig, schmutzig, pornografisch, lasziv, dreckig, Sauerei, Schweinerei, Schmuddel
porn Porno, Schmuddelfilm, Wichsvorlage, Pornografie, Pornofilm, Pornoheft, Sexfilm
naked nackt, nackig, nackend, nackert, splitternackt, Nackter, Nacktheit, Nudist, FKK, entblößt, oben ohne
striptease Striptease, Stripperin, Stripclub, Nackttänzerin
prostitute Prostituierte, Dirne, Strich, Strichjunge, Nutte, Hure, Stricher, Freudenmädchen, Edelnutte, Callgirl, Bordsteinschwalbe, Escort, Liebesdienerin
whore Hure, Nutte, Schlampe, Dirne, Flitscherl, Flittchen, Strichmädchen, Luder, Schickse, Hurerei, Bordsteinschwalbe, Fotze, Metze, Nuttn
slut Schlampe, Luder, Flittchen, Matratze, Schlutte, Flitscherl, Tschapperl, Hurenweib, Schnalle, leichtes Mädchen, Schickse, Trulla
brothel Puff, Bordell, Strich, Freudenhaus, Laufhaus, Hurenhaus, Etablissement, Eroscenter, Rotlicht, Sexclub, Swingerclub, Nachtclub
pimp Zuhälter, Lude, Loddel, Strizzi, Louis, Kuppler, Gigolo, Zuhälterei, Bordellbesitzer
mistress Geliebte, Mätresse, Konkubine, Nebenfrau, Kebse
adultery Ehebruch, Seitensprung, fremdgehen, untreu, Fremdgeher, Ehebrecher
cuckold Gehörnter, Hahnrei, betrogener Ehemann, Hörner aufsetzen
incest Inzest, Blutschande, Inzucht, inzestuös
paedophile Pädophiler, Kinderschänder, Päderast, Pädo, Kinderficker, Pädophilie
rape Vergewaltigung, vergewaltigen, Vergewaltiger, Schändung, schänden, missbrauchen
orgy Orgie, Gruppensex, Rudelbums, Gangbang, Rudelfick, flotter Dreier, Dreier
fetish Fetisch, Fetischist, Domina, Sadomaso, SM, Masochist, Sadist, Fesselspiele
dildo Dildo, Vibrator, Gummischwanz, Umschnalldildo
condom-slang Pariser, Kondom, Lümmeltüte, Präser, Verhüterli, Präservativ, Überzieher
virgin-sexual Jungfrau, Jungfräulichkeit, Jungfernhäutchen, entjungfern, Defloration, Jungfernschaft
impotent impotent, Impotenz, Schlappschwanz, Erektionsstörung
castrate kastrieren, Kastrat, Eunuch, entmannen, sterilisieren, Kastration, kastriert, Wallach, Verschnittener
shit Scheiße, Scheiß, Kacke, Kot, Mist, Schiss, gschissn, Schaß, Schitt, Scheiss, Scheißdreck, Kagge, Schiet, Shit, Gschiss, Kacka
shit-verb scheißen, kacken, kack, abprotzen, Stuhlgang, abseilen, Haufen machen, gacken, kackt
excrement Kot, Stuhl, Exkremente, Fäkalien, Fäzes, Stuhlgang, Köttel, Fäkal, Ausscheidung, Darminhalt
poop Kacka, Aa, Kaka, Kacki, Stinker, A-a, Gagga, Würstchen, Kacke, Häufchen, groß machen
dung Mist, Gülle, Jauche, Dung, Kot, Mistfladen, Odel, Dünger, Misthaufen, Pferdeapfel, Puddel, Pfuhl, Adel
droppings Kötel, Haufen, Fladen, Knödel, Köttel, Wurst, Hundehaufen, Würstchen
piss Pisse, pissen, Brunz, brunzen, Piss, pinkeln, soachn, Pisser, schiffen, strullen, pieseln, pullern, seichen, lullern
urine Urin, Harn
pee Pipi, Lulu, pinkeln, Pisse, Brunz, Seich, Puller, Pinkel, pullern, Wiwi, Pipimachen, Pieschi, klein machen
fart Furz, Pups, Schas, Darmwind, furzen, pupsen, Puh, Fürze, Schoas, Wind, Blähung, Pupser, Fürzli
diarrhoea-vulgar Dünnschiss, Dünnpfiff, Scheißerei, flotter Otto, Flitzkacke, Flitzerei
belch Rülpser, rülpsen, Bäuerchen, Görps, aufstoßen, Rülps, Gorpser, Kopperl
vomit Kotze, kotzen, Kotz, speien, Würg, brechen, rückwärts essen, Brech, reihern, göbeln, kübeln, spucken, Erbrochenes, speiben, Kübel, würgen, Auswurf, Gekotze, spei
snot Rotz, Popel, Nasenschleim, Rotze, Schnodder, Nasenpopel, Rotzfahne, Schnuder, Rotznase
spit Spucke, spucken, Sabber, sabbern, Rotz, Speichel, geifern, Geifer
sweat Schweiß, schwitzen, Schweißgeruch, verschwitzt, Schweißfuß, Käsefuß, Schweißfüße
stink Gestank, stinken, Mief, Muff, stinkig, müffeln, Stinker, miefen, muffeln, ranzeln, böckeln
pus Eiter, eitern, eitrig, Eiterbeule, vereitert
toilet Klo, Abort, Clo, Häusl, Pott, Lokus, Abtritt, Klosett, Toilette, Scheißhaus, Pissoir, Plumpsklo, stilles Örtchen, 00, WC, Donnerbalken
latrine Latrine, Abort, Donnerbalken, Plumpsklo, Scheißhaus, Häusl
chamber-pot Nachttopf, Potschamber, Bettpfanne, Potschamperl, Brunzkachl
sewer Kloake, Abwasserkanal, Gosse, Jauchegrube, Sickergrube, Gully, Klärgrube, Kanalisation
menstruation Menstruation, Tage, Regelblutung, Monatsblutung, Periode, Erdbeerwoche, Rote Woche, Menses
tampon Tampon, Binde, Damenbinde, Slipeinlage
diaper Windel, Windeln, Pampers
armpit Achselhöhle, Achsel, Achselschweiß, Achselhaar
pimple Pickel, Wimmerl, Bibeli, Eiterpickel, Mitesser, Pustel
dandruff Schuppen, Kopfschuppen, Grind
potbelly Wampe, Pansen, Schmerbauch, Bierbauch, Schwabbelbauch, Ranzen, Plauze, Wanst, Fettbauch, Speckgürtel, Speckrolle, Rettungsring, Bäuchlein
tongue-kiss Zungenkuss, knutschen, fummeln, züngeln, schmusen, Geknutsche, rumknutschen, schnäbeln
seduce verführen, aufreißen, anbaggern, Verführer, anmachen, flachlegen, abschleppen
lick lecken, Leck, schlecken
hump rammeln, vögeln, bespringen, Rammler, poppen, durchnudeln
damn verdammt, Mist, Scheibenkleister, verflucht, verflixt, Sakrament, Scheibe, Himmelherrgott, zum Teufel
go-to-hell Fahr zur Hölle, verpiss dich, leck mich, Leck mich am Arsch, fick dich, hau ab, verzieh dich, schleich dich, LMAA
son-of-bitch Hurensohn, Hundesohn, Hurenkind
motherfucker Wichser, Drecksack
bollocks Quatsch, Bockmist, Blödsinn, Mumpitz, Käse, Bullshit, Quark, Schmarrn, Stuss, Humbug, Kokolores, Schwachsinn, Papperlapapp, Larifari, Gelaber, Kack, Topfen, Pipifax
transvestite Transvestit, Transe, Drag, Fummeltrine, Dragqueen, Drag-Queen, Zwitter
lingerie Reizwäsche, Unterhose, Schlüpfer, Slip, Tanga, Höschen, Liebestöter, BH, Unterwäsche, Dessous, Strapse, Büstenhalter, Feinripp
peeping Spanner, Voyeur, Spannerei, Exhibitionist, Schlüssellochgucker
grope begrapschen, befummeln, betatschen, Grapscher, grapschen, begrabbeln, angrapschen, Busengrapscher
bare-bottom nackter Hintern, Blanker Hintern, Arschritze, Maurerdekolleté
cleavage Dekolleté, Ausschnitt
hole-vulgar Loch, Arschloch, Fickloch
stick-vulgar Stange, Latte, Rute, Prügel
idiot Idiot, Trottel, Depp, Dolm, Dodel, Dodl, Gimpel, Grattler, Halbdackel, Tschumpel, Simpel, Wappler, Koffer, Spako, Tepp, Seckel, Löli, Spacken, Tubel, Volldepp, Honk, Horst, Vollpfosten, Spast, Vollidiot, Hirni, Hohlbirne, Dödel, Hirsch, Armleuchter, Schwachkopf, Dussel, Dämlack, Blödian, Hornochse, Volltrottel, Dumpfbacke, Lappen, Vogel, Lusche, Pfosten, Hammel, Vollhorst, Hampelmann, Todl
fool Depp, Tor, Narr, Dubbel, Tölpel, Tropf, Gimpel, Dödel, Lappi, Seppl, Dummkopf, Blödmann, Pinsel, Esel, Schussel, Blödel, Hansel, Trottel, Kasper
stupid dumm, blöd, doof, deppert, bescheuert, behämmert, teppat, strunzdumm, gaga, dämlich, blöde, beschränkt, dusselig, hohl, damisch, unterbelichtet, dusslig, dumpf, saublöd, strohdumm, töricht
cretin Kretin, Blödian, Trottel, Minderbemittelter, Schwachsinniger, Tölpel
blockhead Holzkopf, Trottel, Dussel, Simpel, Tropf, Hohlkopf, Klotz, Strohkopf, Dickschädel, Dummerjan, Stoffel, Tölpel, Betonkopf, Blödmann, Pfeifenkopf, Schafskopf, Rindvieh, Dickkopf, Hornochse, Dumpfbacke, Döskopp, Dösbaddel
clumsy Tollpatsch, ungeschickt, Trampel, ungelenk, Tapsi, Tapps, tapsig, Grobmotoriker, schusselig, linkisch, tölpelhaft, trottelig, Dorftrottel
crazy verrückt, irre, gaga, bekloppt, meschugge, irr, gspinnert, plemplem, plem, gestört, durchgeknallt, ballaballa, balla, narrisch, wahnsinnig, spinnt, bescheuert, übergeschnappt, wirr, überdreht, verdreht, närrisch, geisteskrank
madman Wahnsinniger, Irrer, Spinner, Psycho, Psychopath, Geisteskranker, Verrückter, Wahnsinn, Tobsüchtiger, Durchgeknallter, Amokläufer, Gestörter, Soziopath
madhouse Irrenhaus, Klapse, Klapsmühle, Irrenanstalt, Narrenhaus, Gugelhupf, Tollhaus, Nervenheilanstalt, Gummizelle, Zwangsjacke
retarded behindert, zurückgeblieben, Spast, Mongo, schwachsinnig, geistig behindert, mongoloid, debil, minderbemittelt
cripple Krüppel, verkrüppelt, Verkrüppelter, Invalide, versehrt, Gebrechlicher
lame-person lahm, Hinkender, hinken, humpeln, Humpelbein, lahmen, gehbehindert, Hinkebein
blind-person blind, Blinder, erblinden, blindlings, Blindfisch, Blindheit, Blindgänger
deaf-person taub, gehörlos, taubstumm, schwerhörig, Tauber
mute-person stumm, Stummer, sprachlos
stutterer Stotterer, stottern, stammeln, lispeln, Lispler
hunchback Buckliger, Buckel, bucklig, Glöckner
dwarf Zwerg, Gnom, Zwergin, Liliputaner, Knirps, Zwutschgerl, Wicht, Gartenzwerg, Wurzelzwerg
bald kahl, Glatzkopf, Glatze, glatzköpfig, haarlos, Kahlkopf, Fleischmütze
ugly hässlich, schiach, potthässlich, fies, Fratze, wüst, scheußlich, abstoßend, grässlich, unansehnlich, grottenhässlich, missgestaltet, verunstaltet
fat-person fett, Fettsack, blad, Fettwanst, Dickerchen, Dicker, Mops, Fetti, Blader, Moppel, Pummel, Tonne, Wampe, pummelig, mollig, Klops, dick, Brocken
skinny mager, dürr, Hungerhaken, Gerippe, spindeldürr, Bohnenstange, Klappergestell, Zniachtl, Spargeltarzan, abgemagert, magersüchtig, klapprig, knochig, ausgemergelt, Knochengerüst, Haut und Knochen
coward Feigling, feige, Schisser, Hosenscheißer, Memme, Hasenfuß, Angsthase, Schissr, Duckmäuser, Bangbüx, Weichei, Drückeberger, Waschlappen, Kneifer, Schlappschwanz, Bangbuxe
weakling Schwächling, Lusche, Lauch, Waschlappen, Weichei, Schlappschwanz, Würstchen, Luschi, Lappen, Warmduscher, Pfeife, Niete, Null, Flasche
sissy Weichei, Memme, Muttersöhnchen, Heulsuse, verweichlicht, weibisch, Jammerlappen, Zimperliese, Sensibelchen, Mimose, Tunte
bastard Bastard, Mistkerl, Bankert, Mischling, Hurensohn, Wechselbalg, Hundling, Sauhund, Saukerl, Dreckskerl, uneheliches Kind, unehelich, Bastardkind
scoundrel Schurke, Schuft, Lump, Halunke, Gauner, Saukerl, Schweinehund, Hundsfott, Sauhund, Mistkerl, Strolch, Lumpenhund, Drecksack, Fiesling, Schubiack, Bazi, Lumpi, Falott, Haderlump
rascal Schlingel, Lausbub, Bengel, Rotzlöffel, Fratz, Göre, Balg, Rotzbengel, Gschropp, Flegel
scum Abschaum, Pack, Gesindel, Assi, Asi, asozial, Prolet, Gesocks, Pöbel, Bagage, Brut, Lumpenpack, Kroppzeug, Geschmeiß, Sippschaft, Hundepack, Lumpenproletariat, Bodensatz
wretch armer Teufel, Elender, Elendsgestalt, armer Schlucker, armes Würstchen, Häufchen Elend, armselig, jämmerlich, erbärmlich, Jammergestalt
tramp Penner, Landstreicher, Sandler, Strolch, Gammler, Clochard, Streuner, Vagabund, Stromer, Obdachloser, Tippelbruder
beggar Bettler, betteln, Bettelei, schnorren, Bettlerin, Almosen
loser Verlierer, Versager, Loser, Verliererin, Niete, Pechvogel, Looser, Opfer, Lusche, Unglücksrabe
lazybones Faulpelz, faul, Faulenzer, Tachinierer, Gammler, Drückeberger, faule Sau, Faultier, Schlaffi
glutton Vielfraß, Fresssack, Fresser, gefräßig, Nimmersatt
miser Geizhals, geizig, Geizkragen, Knauser, Pfennigfuchser, Knicker, Sparbrötchen, Raffzahn, Knausrig, Schotte
greedy gierig, Gier, habgierig, raffgierig, Habsucht, Habgier, geldgierig, Raffke, Abzocker, gefräßig
drunkard Säufer, Trunkenbold, Suffkopf, Schluckspecht, Saufaus, Alki, Schnapsnase, Saufbold, Schnapsdrossel
drunk besoffen, blau, betrunken, voll, dicht, hacke, strunz, zu, stramm, sternhagelvoll, fett, strack, knülle, breit, rauschig, blunzenfett, stockbesoffen, Rausch, Suri, Affe
liar Lügner, Lügenbold, Schwindler, Lügenmaul, Märchenerzähler, Lügenbaron, Lügenpresse, lügen, Münchhausen
cheat Betrüger, Gauner, Schwindler, Hochstapler, Falschspieler, Abzocker, Halsabschneider, Schlawiner, Bauernfänger, Beutelschneider
hypocrite Heuchler, Pharisäer, scheinheilig, Heuchelei, Moralapostel, verlogen
traitor Verräter, Verrat, Judas, Landesverräter, Überläufer, verraten, Hochverräter, Brutus
snitch Spitzel, Petze, Verräter, Denunziant, Maulwurf, Zuträger, IM
toady Schleimer, Arschkriecher, Speichellecker, Radfahrer, Kriecher, Schleimscheißer, Schleimbeutel, Jasager, Opportunist, Ja-Sager, Duckmäuser, Streber
braggart Angeber, Prahlhans, Aufschneider, Großtuer, Protz, Großkotz, Prahler, Dicktuer, Großsprecher, Sprücheklopfer, Wichtigmacher, Schaumschläger, Maulheld
arrogant arrogant, eitel, eingebildet, hochnäsig, überheblich, aufgeblasen, Großkotz, hochmütig, Schnösel, Lackaffe, dünkelhaft, großkotzig, versnobt, Snob
cheeky frech, unverschämt, vorlaut, dreist, Frechdachs, patzig, rotzfrech, ungezogen, naseweis
rude unhöflich, grob, ungehobelt, unflätig, grobschlächtig, rüpelhaft, flegelhaft, ungezogen, derb, ordinär, primitiv
boor Proll, Rüpel, Bauer, Prolet, Flegel, Bauerntrampel, Lackel, Lümmel, Rowdy, Grobian, Gscherter, Hinterwäldler, Trampel, Prolo, Hillbilly
gossip Klatschbase, Tratsch, Tratschtante, Tratsche, Klatsch, Tratschweib, Ratschn, Klatschweib
busybody Wichtigtuer, Klugscheißer, Besserwisser, Gschaftlhuber, Naseweis, Neunmalkluger, Adabei, Obergescheiter, Schnüffler
old-hag Schachtel, Vettel, Schabracke, Schrulle, Hexe, alte Schachtel, Schreckschraube, Spinatwachtel, Xanthippe, Drachen, alte Schrulle, Bissgurn, Fregatte, Zippe
old-man-derog alter Sack, Opa, Greis, Mummelgreis, Tattergreis, Gruftie, Knacker, alter Knacker, Zausel, Scheintoter
old-maid alte Jungfer, Mauerblümchen, sitzengeblieben
bimbo Tussi, Trulla, Tusse, Schickse, Schnepfe, Dummchen, Tusnelda, Blondchen, Püppchen, Modepuppe, Zimtzicke
slave Sklave, Sklavin, Leibeigener, Knecht, Sklaven, unfrei, versklaven, Fronarbeiter
servant-derog Lakai, Diener, Knecht, Handlanger, Domestik, Laufbursche, Subalterner, Vasall, Befehlsempfänger, Büttel
pig Schwein, Sau, Ferkel, Wutz, Saubär, Drecksau, Schweinehund, Säue
sow Sau, Drecksau, Muttersau, Schweinerei, Saubär, Dreckschwein
donkey Esel, Maulesel, Packesel, Grautier, Eselei
ox-insult Ochse, Rindvieh, Hornvieh, Rindviech
cow-insult blöde Kuh, Kuh, Rindvieh, dumme Kuh, alte Kuh, Schnepfe
goat-insult Ziege, alter Bock, Bock, Zicke, Ziegenbock, Stinkbock, Zimtziege
dog-insult Köter, Hund, Töle, Kläffer, Promenadenmischung, Hundevieh, räudiger Hund, Straßenköter, Fiffi
bitch Hündin, Miststück, Biest, Luder, Drecksweib, Bitch, Hündinnen, Miststücke
monkey-insult Affe, Affenarsch, Pavian, Lackaffe, Gorilla, Schimpanse, Makake
rat-insult Ratte, Drecksratte, Kanalratte, Ratten
snake-insult Schlange, falsche Schlange, Natter, Giftschlange, Viper, Giftnatter, Kreuzotter
chicken-insult Angsthase, dummes Huhn, Pute, Huhn, Suppenhuhn, Henne
goose-insult dumme Gans, Gans, dumme Pute
worm-insult Wurm, Wurmfortsatz, Gewürm, Regenwurm
louse Laus, Läuse, Nisse, Sackratte, Filzlaus
vermin Ungeziefer, Schädling, Ungezieferplage, Viehzeug, Parasiten, Viecher
parasite Parasit, Schmarotzer, Blutsauger, Nassauer, Sozialschmarotzer, schmarotzen, Abstauber, Zecke
toad Kröte, Giftkröte, Unke, Krötenschleim, Erdkröte
hyena Hyäne, Schakal, Aasfresser
vulture Geier, Aasgeier, Pleitegeier
beast Bestie, Vieh, Biest, Ungetüm, Untier
monster Monster, Ungeheuer, Ungetüm, Scheusal, Missgeburt, Unmensch, monströs, Ausgeburt, Frankenstein, Untier
savage Wilder, Barbar, barbarisch, Barbarei, Kannibale, Menschenfresser, unzivilisiert, Wüstling, verwildert
primitive primitiv, Höhlenmensch, Neandertaler, Steinzeitmensch, unterentwickelt, Urmensch
trash-person Drecksack, Abfall, Drecksau, Mistvieh, Dreckskerl, Miststück, Mistkerl, Dreckschwein, Saubär, Stinktier, Dreckstück, Kotzbrocken, Stück Scheiße, Stück Dreck
shame-on-you Schande, schändlich, Schmach, Schandfleck, schmachvoll, schäm dich, schandbar, Schandtat
mock verspotten, Spott, verhöhnen, Hohn, Gespött, auslachen, hänseln, lächerlich, Verarschung, verarschen, Witzfigur, Lachnummer
insult Beleidigung, beleidigen, Schimpfwort, beschimpfen, Schmähung, Kränkung, kränken, Verleumdung, Schmähruf
slur-black Neger, Bimbo, Mohr, Nigger, Brikett, Mulatte, Schwarzer, Dachpappe, Negerlein, Negerin, Negerkuss, Mohrenkopf, Halbneger, Schwarzafrikaner, Kaffer, Buschmann, Hottentotte, Mischling, Sarotti-Mohr
slur-jew Judensau, Jud, Itzig, Saujud, Mauschel, Judenschwein, Judenbengel, Halbjude, Jidd, Hakennase, Judenpack, Judas, Schacherjude, Drecksjude
slur-roma Zigeuner, Zigo, Jenischer, Zigeunerin, Zigeunerpack, Zigan, Landfahrer, Karrner
slur-asian Schlitzauge, Fidschi, Schlitzi, Japse, Reisfresser, Ching-Chong, Schlitzaugen, Reisbauer, Chinesenpack, gelbe Gefahr, Gelber, Hundefresser, Pekinese
slur-arab Kanake, Kameltreiber, Kümmeltürke, Eseltreiber, Muselmann, Ölauge, Kopftuch, Kameljockey, Kamelficker, Islamist, Mufti, Turbanträger, Kümmeltürken, Knoblauchfresser, Kopftuchmädchen, Mohammedaner, Muselman, Ziegenficker, Talahon
slur-foreigner Kanake, Tschusch, Ausländer, Itaker, Spaghettifresser, Jugo, Polacke, Katzelmacher, Gastarbeiter, Fremder, Asylant, Kuffar
slur-neighbour Polacke, Piefke, Itaker, Ösi, Schluchtenscheißer, Marmeladinger, Käskopp, Russki, Iwan, Tommy, Franzmann, Froschfresser, Ami, Gummihals, Schwob, Böhmak
slur-region Ossi, Wessi, Saupreiß, Fischkopp, Saupreuße, Preiß, Sachse, Zoni, Mostschädel, Gscherter
slur-gay Schwuchtel, Tunte, Schwul, Tucke, Schwuler, Warmer, Schwuppe, Homo, warmer Bruder, Arschficker, Hinterlader, Schwuli, Stricher, Tuntenball, schwule Sau, Schwanzlutscher, Arschbumser, Rosettenstecher, Kinderficker, Urning, Kampfschwuler
slur-lesbian Kampflesbe, Lesbe, Mannweib, Lesbo, Lesbensau, Fotzenleckerin, Butch, Mannweiber
slur-disabled Spast, Spasti, Krüppel, Mongo, Behindi, Behinderter, Spacko, Downie, Mongoloider, Schwachsinniger, Rollifahrer, Behinderte, Debiler, Sonderschüler, Förderschüler, Downsyndrom, Missgeburt, Idiotenkind
slur-woman Tussi, Trulla, Zicke, Weib, Tusse, Fotze, Fuchtel, Schnepfe, Ziege, Schlampe, Kuh, Funzel, Gans, Trine, Schickse, Emanze, Pute, Zippe, Schnalle, Tante, Sumse
slur-poor Asi, Assi, Asozialer, Hartzer, Prolet, Proll, Sozialschmarotzer, Hartz-Vier, Sozialfall, Pöbel, Proletenpack, Unterschicht, Almosenempfänger, Habenichts, Hungerleider, armer Schlucker, Plebs, Prekariat
gay schwul, Homo, homosexuell, vom anderen Ufer, andersrum
lesbian lesbisch, Lesbe, Lesben, homosexuelle Frau
negro-word Neger, Negerin, Mohr
big-mouth Großmaul, Maul, Fresse, Schnauze, Klappe, Goschn, Gosch, Großkotz, Labertasche, Quasselstrippe, Plappermaul, Quatschkopf, Dampfplauderer, Schwafler, Babbler
big-nose Zinken, große Nase, Gurke, Riechkolben, Hakennase, Kartoffelnase, Rüssel
shut-up Halt die Klappe, Schnauze, Maul halten, Klappe, Maul, Goschn, Ruhe, Schnauze halten, Fresse, halt's Maul, halt die Fresse, Klappe zu
bore-person Langweiler, Nervensäge, Quälgeist, Trantüte, Schlaftablette, Nerver, Nervtöter, Schnarchnase, Spaßbremse, Spielverderber, Miesepeter, Nörgler, Sauertopf, Meckerer, Spießer
naive naiv, Einfaltspinsel, leichtgläubig, blauäugig, gutgläubig, Naivling, Grünschnabel, treudoof, Unschuld vom Lande, Landei
stubborn stur, starrköpfig, bockig, Sturkopf, Dickkopf, halsstarrig, störrisch, eigensinnig, Trotzkopf, verbohrt, uneinsichtig
clown Clown, Hanswurst, Kasperl, Witzbold, Narr, Possenreißer, Harlekin, Hampelmann, Pausenclown, Spaßvogel, Wurstel
puppet Marionette, Strohmann, Hampelmann, Strohpuppe, Befehlsempfänger
ignorant unwissend, Ignorant, Ignorantin, ahnungslos, Banause, ungebildet, Analphabet, Unwissenheit, Kulturbanause
good-for-nothing Taugenichts, Nichtsnutz, Tunichtgut, Flasche, Niete, Pfeife, Versager
upstart Emporkömmling, Neureicher, Parvenü, Raffke, neureich, Protz
death Tod, Sensenmann, Exitus, tödlich, Ableben, Gevatter Tod, Tot, Freund Hein, Todesfall, Totentanz, Verscheiden, sterblich
dead tot, tote, hin, mausetot, verreckt, krepiert, verstorben, hinüber, leblos, Toter, abgekratzt, entseelt, verschieden, draufgegangen
die sterben, abkratzen, verrecken, krepieren, abnippeln, ins Gras beißen, hopsgehen, Löffel abgeben, draufgehen, hinscheiden, umkommen, entschlafen, über den Jordan gehen, dahinscheiden, verenden, den Löffel abgeben, verscheiden
corpse Leiche, Leich, Leichnam, Kadaver, Wasserleiche, Toter, Mumie, sterbliche Überreste, Tierkadaver, Moorleiche
carrion Aas, Kadaver, Luder, verwesend, verwest, Verwesung, verwesen
grave Grab, Gruft, Grabmal, Grabstein, Massengrab, Urne, Katakombe, Totengruft, Grabhügel, Grufti, begraben
coffin Sarg, Särge, Sarkophag, Sargnagel, Sargdeckel, Totenbahre, Leichenwagen
funeral Beerdigung, Begräbnis, Bestattung, Leichenschmaus, Einäscherung, Trauerfeier, Krematorium, Leichenzug, Beisetzung, Bestatter, Totengräber, Totenmesse, Feuerbestattung, Leichenbestatter
cemetery Friedhof, Gottesacker, Leichenhalle, Totenacker, Kirchhof, Leichenhaus, Beinhaus, Nekropole
mourning Trauer, trauern, Trauernder, Trauerzug, Hinterbliebene, trauernd, Trauermarsch, Klagelied, Wehklage, Trauerflor
widow Witwe, Witwer, verwitwet, Kriegerwitwe
orphan Waise, Waisenkind, verwaist, Vollwaise, Waisenhaus
skeleton Skelett, Gerippe, Knochenmann, Totengerippe, Gebein, Gebeine
skull Totenkopf, Schädel, Schädelknochen, Hirnschale, Totenschädel
ghost Gespenst, Geist, Spuk, Phantom, Schreckgespenst, Poltergeist, Schlossgespenst, Geisterhaus, Schemen, Gespenster
vampire Vampir, Blutsauger, Dracula, Nosferatu, Vampirin
zombie Untoter, Zombie, Zombies, lebender Toter, Wiedergänger, Ghul
kill töten, umbringen, kaltmachen, abmurksen, killen, abmetzeln, ermorden, umlegen, Killer
murder Mord, ermorden, Totschlag, Meuchelmord, morden, Massenmord, Mörder, Mordanschlag, Attentat, Ehrenmord, Raubmord, Tötung, Kindsmord, Vatermord, Brudermord, Muttermord
murderer Mörder, Killer, Totschläger, Serienmörder, Massenmörder, Meuchelmörder, Attentäter, Mörderin, Auftragskiller, Lustmörder, Amokläufer
suicide Selbstmord, Freitod, Suizid, Selbsttötung, Selbstmörder, sich umbringen, Harakiri, Kamikaze
hang-person hängen, Galgen, erhängen, Strang, Strick, Schafott, aufknüpfen, gehängt, Henkersschlinge, lynchen, Lynchmord
execution Hinrichtung, Exekution, hinrichten, Todesstrafe, Todesurteil, Guillotine, Fallbeil, elektrischer Stuhl, Erschießung, Kreuzigung, Giftspritze
executioner Henker, Scharfrichter, Nachrichter, Henkersknecht, Schinder
behead köpfen, enthaupten, Enthauptung, Fallbeil, Guillotine, kopflos, zerstückeln
strangle erwürgen, erdrosseln, würgen, strangulieren, Würger, ersticken, Würgegriff, drosseln
drown ertrinken, ersaufen, ertränken, Wasserleiche, untergehen, absaufen, Ertrunkener, ersäufen
massacre Massaker, Gemetzel, Blutbad, Schlachtfest, niedermetzeln, abschlachten, Metzelei, Blutvergießen, Schlachterei, Gräueltat, Amoklauf, Todesschwadron
slaughterhouse Schlachthof, Schlachthaus, Schlachtbank, Abdeckerei, Schinderei, schlachten, Schlachter
butcher-derog Schlächter, Metzger, Fleischer, Schinder, Schlachter, Abdecker, Fleischhacker
torture Folter, Qual, foltern, Tortur, Folterkammer, quälen, Folterknecht, Streckbank, Daumenschraube, Marter, martern, Pein, Peiniger
beat schlagen, prügeln, verprügeln, Prügel, vermöbeln, verdreschen, verhauen, verkloppen, Dresche, Tracht Prügel, vertrimmen, Kloppe, Hiebe
slap Ohrfeige, Watschn, Watsche, Schelle, Backpfeife, Fotzn, Maulschelle, Klatsche, Detschn, Tetschn, Arschtritt
fight Schlägerei, Kampf, Rauferei, Keilerei, Handgemenge, raufen, Prügelei, Gerangel, Kloppe, Raufbold
violence Gewalt, gewalttätig, Gewalttat, Misshandlung, misshandeln, Schläger, Gewalttäter, brutal, Brutalität, Gewaltherrschaft
wound Wunde, Verletzung, verwundet, Fleischwunde, Wunden, verletzt, verstümmelt, Verstümmelung, Platzwunde, Schnittwunde
scar Narbe, Schmiss, vernarbt, entstellt, Narbengesicht, Brandmal
blood Blut, bluten, Bluterguss, blutig, Blutung, Blutbad, Blutsauger, blutrünstig, Hämorrhagie
bomb Bombe, Granate, Sprengsatz, Handgranate, Atombombe, Bomber, Dynamit, Rohrbombe, Sprengstoff, Brandbombe, Napalm, Bombenanschlag
gun Pistole, Gewehr, Flinte, Knarre, Revolver, Maschinengewehr, Schießeisen, Wumme, Kalaschnikow, Schrotflinte, Schusswaffe, erschießen
bullet Kugel, Patrone, Geschoss, Querschläger, Munition
knife-weapon Dolch, Messer, Klappmesser, Stilett, Springmesser, Machete, Säbel, Butterfly, Schlagring, Messerstecher, erstechen, Bajonett
weapon Waffe, Kriegswaffe, Mordwaffe, Giftgas, Kampfstoff
explosion Explosion, explodieren, Detonation, Sprengung, Knall, Super-GAU, Atomunfall, GAU, platzen
whip Peitsche, Knute, Ochsenziemer, auspeitschen, Rute, Geißel, Züchtigung, Rohrstock
trap Falle, Hinterhalt, Fallgrube, Falle stellen, Fallstrick, Fangeisen, Schlinge
chain-fetter Kette, Fessel, Handschelle, Handschellen, gefesselt, Joch, Fußfessel, Ketten, fesseln
prison Knast, Häfen, Kittchen, Kerker, Loch, Bau, Zuchthaus, Gefängnis, Häfn, Zelle, Bunker, Haft, Vollzugsanstalt, Strafanstalt, Haftanstalt, Arrest, schwedische Gardinen, Verlies, hinter Gittern
prisoner Gefangener, Häftling, Sträfling, Knacki, Kriegsgefangener, Insasse, Knastbruder, Zuchthäusler
thief Dieb, Langfinger, Klau, Einbrecher, Hehler, Taschendieb, Ganove, Räuber, Ladendieb, diebisch, Gauner, Diebstahl, Diebin, Panzerknacker, Strauchdieb, Spitzbube
steal stehlen, klauen, mopsen, stibitzen, mausen, fladern, klau, zocken, Diebstahl, entwenden, abzocken, rauben, abziehen, ausrauben, Diebesgut, einbrechen, mitgehen lassen, unterschlagen
robber Räuber, Bandit, Wegelagerer, Ganove, Strauchdieb, Raubritter, Posträuber, Straßenräuber, Bankräuber
robbery Raub, Überfall, Banküberfall, ausrauben, Raubüberfall, Einbruch, überfallen, Raubzug
plunder plündern, Plünderung, brandschatzen, ausrauben, Plünderer, Beutezug, Raubzug, verwüsten
gangster Gangster, Bande, Ganove, Ganoven, Unterwelt, Bandenchef, Rockerbande, Schlägertrupp, Zuhälterring, Bandit
mafia Mafia, Cosa Nostra, Camorra, Mafioso, Mafiosi, Unterwelt, Yakuza
criminal Verbrecher, Krimineller, kriminell, Straftäter, Täter, Schwerverbrecher, Übeltäter, Delinquent, Missetäter, Kinderschänder, Schwerkrimineller
crime Verbrechen, Straftat, Delikt, Missetat, Kriminalität, Verbrecherbande, Untat, Frevel, Gräueltat
kidnap entführen, Entführung, Kidnapping, verschleppen, Geiselnahme, Kidnapper, Entführer, Menschenraub, Lösegeld
blackmail Erpressung, erpressen, Erpresser, Schutzgeld, nötigen, Nötigung, Lösegeld
bribe Bestechung, Schmiergeld, bestechen, Korruption, schmieren, Schwarzgeld, Schmiere, Handgeld, Bakschisch, Parteispende
corrupt korrupt, bestechlich, käuflich, Korruption, verdorben, Klüngel, Filz, Amigo, Mauschelei, Freunderlwirtschaft
fraud Betrug, Trug, Schwindel, Nepp, Abzocke, Mogelpackung, Fake, Lug und Trug, Beschiss, Gaunerei, Masche, Bschiss
counterfeit Fälschung, gefälscht, gefakt, Falschgeld, Nachahmung, Plagiat, nachgemacht, Fälscher, Raubkopie, Falsifikat
lie Lüge, Lug, Schmäh, Schwindel, Lügengeschichte, Märchen, Unwahrheit, flunkern, erlogen, Flunkerei, Meineid, gelogen, Lug und Trug, Ammenmärchen, Jägerlatein, Notlüge, schwindeln
false falsch, unecht, gefälscht, unwahr, Pseudo, irrig, Talmi
trick Trick, Täuschung, Arglist, austricksen, Hinterlist, tricksen, Trickserei, Finte, Taschenspielertrick, Hinterhalt, Gaukelei, reinlegen
smuggler Schmuggler, Schmuggel, Schlepper, Schleuser, schmuggeln, Menschenhändler, Schieber, Schwarzhändler, Menschenhandel
pirate Pirat, Seeräuber, Freibeuter, Korsar, Raubkopie, Klabautermann
arson Brandstiftung, Brandstifter, Feuerteufel, Pyromane, zündeln, Feuerleger, Brandanschlag
fire-blaze Brand, Feuersbrunst, Großbrand, Inferno, Waldbrand, Feuerhölle
enemy Feind, Feindin, feindlich, Widersacher, Gegner, Erzfeind, Todfeind, verfeindet, Erbfeind, Feindschaft
hate Hass, hassen, gehasst, verabscheuen, hasserfüllt, Abscheu, Feindseligkeit, Hetze, Menschenhass, Hassrede
revenge Rache, Vergeltung, Rächer, rächen, Blutrache, Rachsucht, Vendetta, heimzahlen
anger Wut, Zorn, Ärger, Jähzorn, Wutanfall, Groll, Tobsucht, Wutausbruch, Rage, Raserei, Verärgerung
angry wütend, böse, stinksauer, zornig, wutentbrannt, rasend, verärgert, grantig, tobend, aufgebracht, verbittert, gereizt, griesgrämig
evil böse, übel, das Böse, Bösewicht, boshaft, bösartig, Böses, teuflisch, Bosheit, niederträchtig, gemein, Unmensch, fies, infam, heimtückisch
bad schlecht, mies, schlimm, übel, mau, arg, Schlechtes, letschert, lausig, grottenschlecht, beschissen, miserabel, unterirdisch, furchtbar, scheußlich, mangelhaft, grauenhaft, erbärmlich, saumäßig
worse schlechter, am schlechtesten, schlimmer, schlimmster, mieser, noch schlimmer
cruel grausam, brutal, herzlos, sadistisch, unmenschlich, unbarmherzig, Grausamkeit, gnadenlos, erbarmungslos, skrupellos, Sadist, Tierquäler
fear Angst, Grauen, Furcht, ängstlich, Panik, Bammel, Schreck, Horror, Schiss, Muffensausen, Phobie, fürchten, Heidenangst, Bange, Todesangst, Manschetten, Fracksausen
terror Schrecken, Grauen, Horror, Entsetzen, Graus, Gruseln, schrecklich, Schauder, grauenvoll, gruselig, grauenhaft, Schreckensherrschaft, Gräuel, entsetzlich
nightmare Albtraum, Alptraum, Nachtmahr, Alpdruck, Horrortrip
danger Gefahr, Lebensgefahr, Risiko, gefährden, Bedrohung, Gefährdung, riskant
dangerous gefährlich, lebensgefährlich, riskant, brandgefährlich, heimtückisch, halsbrecherisch, mörderisch, unsicher
threat Drohung, drohen, Bedrohung, bedrohlich, Nötigung, einschüchtern, Morddrohung, Bombendrohung
accident Unfall, Verkehrsunfall, Karambolage, Crash, Zusammenstoß, Unglück, Absturz, abstürzen, Havarie, Schiffbruch, Totalschaden, verunglücken, Kollision, Geisterfahrer, Flugzeugabsturz
disaster Katastrophe, Desaster, Debakel, Fiasko, Super-GAU, Tragödie, katastrophal, Unheil, Ungemach, Heimsuchung, Weltuntergang
misfortune Pech, Unglück, Malheur, Unstern, Pechvogel, Unglücksfall, Unheil, Missgeschick, Pechsträhne, Verhängnis, Schicksalsschlag, Unglückszahl, Unbill, Pech gehabt
bad-omen schlechtes Omen, Unglücksbote, Menetekel, Unglücksrabe, böses Vorzeichen, Freitag der Dreizehnte, Dreizehn, Omen, Unglückszahl, Unkenruf
curse Fluch, verfluchen, verwünschen, Verwünschung, verhext, verflucht, Bannfluch, Fluchen, Verdammnis
doom Verderben, Untergang, Verdammnis, Unheil, Verhängnis, dem Untergang geweiht, Todesurteil, Abgrund, Götterdämmerung, Fiasko
damage Schaden, Beschädigung, beschädigt, Sachschaden, Totalschaden, kaputtmachen, schädlich, Verwüstung, Vandalismus, Sabotage
destroy zerstören, vernichten, Zerstörung, ruinieren, verwüsten, Vernichtung, kaputtmachen, zertrümmern, ausrotten, Zerstörer, demolieren, ausmerzen
broken kaputt, defekt, hin, zerbrochen, im Eimer, Schrott, kaput, im Arsch, futsch, hinüber, am Arsch, am Sack, putt, Bruch
break-verb brechen, zerbrechen, zerschlagen, kaputtgehen, knicken
breakdown Panne, Defekt, Motorschaden, Störung, Stromausfall, Ausfall, Absturz, Aussetzer, Maschinenschaden, Funktionsstörung, Liegenbleiber, Fehlfunktion, Kolbenfresser
crack Riss, Sprung, gesprungen, Spalt, rissig, Haarriss, zersprungen
rust Rost, verrostet, rostig, rosten, Rostlaube, Korrosion, Rostschaden
rot faul, verfault, Fäulnis, vermodert, verrottet, modrig, verfaulen, Moder, morsch, Verwesung, faulig, verwest, gammelig, vergammelt
mould Schimmel, schimmelig, verschimmelt, Moder, Hausschwamm, stockig, Schimmelpilz, schimmlig, Mehltau
stale ranzig, abgestanden, muffig, schal, abgelaufen, altbacken, vergammelt, modrig
spoiled verdorben, vergammelt, vergoren, ungenießbar, umgekippt, verfault, sauer geworden, verkommen
garbage Müll, Abfall, Unrat, Mülleimer, Mülltonne, Müllhalde, Müllhaufen, Güsel, Mist, Kehricht, Mülldeponie, Abfalleimer, Sondermüll, Mistkübel, Deponie, Sperrmüll, Restmüll
junk Schrott, Plunder, Gerümpel, Müll, Krempel, Klapperkiste, Gurke, Klumpert
rubbish-quality Schrott, Schund, Ramsch, Murks, Pfusch, Tand, Glumpert, Klump, Glump, Kokolores, Mist, Plunder, Tinnef, Krempel, Dreck, Kitsch
dirt Dreck, Schmutz, Siff, Schmuddel, Schmiere, Unrat, Kehricht, Schmier, Schlonz, Unflat, Morast, Schlotz, Dreckloch, Sauerei, Schweinestall, Schmutzfink
dirty schmutzig, dreckig, versifft, schmuddelig, siffig, speckig, verlaust, Dreck, schmierig, grindig, schlampig, Schmuddel, verdreckt, unsauber, verschmutzt, verschlampt, ungewaschen
stain Fleck, Schandfleck, Schmutzfleck, befleckt, Klecks, beschmutzen, Bremsspur, Makel
mud Schlamm, Matsch, Morast, schlammig, Schlick, Pampe, Gatsch, Dreckbrühe
swamp Sumpf, Morast, Moorleiche, Pfuhl, Sumpfloch, Schlammloch
dust Staub, verstaubt, staubig, Staubfänger, Feinstaub, Staublunge
slime Schleim, Glibber, Schmodder, Modder, Sabber, Matsch, Schleimer, Glitsch, schleimig, Schlamm, Schlonz, Schlotz, glitschig, Schmiere
soot Ruß, verrußt, rußig
poison Gift, vergiften, Vergiftung, Rattengift, Gifttod, Arsen, Zyankali, Strychnin, Giftgas, Giftmischer, Schierling, Giftmord, vergiftet, Unkrautvernichter
toxic giftig, toxisch, krebserregend, verseucht, gesundheitsschädlich, verstrahlt, radioaktiv, Sondermüll, Giftmüll, kontaminiert, Asbest
ashes Asche, Einäscherung, Schlacke, eingeäschert
disgust Ekel, igitt, pfui, würg, Abscheu, ekeln, Widerwillen, iih, bäh, Brechreiz, Ekelgefühl, Abneigung
disgusting eklig, widerlich, ekelhaft, grausig, abscheulich, grässlich, grauslich, scheußlich, Ekel, zum Kotzen, abstoßend, ekelerregend, ekelig, widerwärtig, unappetitlich, garstig
yuck pfui, igitt, bäh, würg, pfui Teufel, wäh, grusig, igittigitt, bääh, pfui Deibel, ih, örks, kotz
poor arm, pleite, abgebrannt, blank, mittellos, Armer, bettelarm, bedürftig, armselig, ärmlich, verarmt, Habenichts
poverty Armut, Not, Elend, Misere, Armenhaus, Armutszeugnis, Notstand, Verelendung, Bedürftigkeit, Entbehrung
hunger Hunger, hungern, verhungern, hungrig, Kohldampf, ausgehungert, Hungertod, Unterernährung
famine Hungersnot, Hungerkatastrophe, Hungertod, Missernte, Hungerwinter
thirst Durst, durstig, verdursten, ausgetrocknet, Dehydrierung
debt Schulden, verschuldet, Schuldner, Schuldenfalle, Schuldenberg, Zwangsvollstreckung, Inkasso, Pfändung, Gerichtsvollzieher
bankrupt pleite, bankrott, insolvent, Konkurs, Insolvenz, zahlungsunfähig, ruiniert, abgebrannt, stier, Pleitegeier, Bankrotteur, Ruin, Zwangsversteigerung, Pleitier
loss Verlust, Verlustgeschäft, Einbuße, Verlierer, Verluste, Ausfall, Schwund
lose verlieren, Verlierer, verloren, einbüßen, Niederlage, unterliegen, besiegt, Schlappe
failure Flop, Niete, Misserfolg, Scheitern, Reinfall, Pleite, Versager, Schlappe, Fiasko, Blamage, Fehlschlag, Rohrkrepierer, Bauchlandung, gescheitert, durchgefallen, Niederlage, Schuss in den Ofen, Versagen, Bruchlandung
fall-verb fallen, Sturz, Absturz, stürzen, Niedergang, Zusammenbruch, abstürzen, Kollaps, zusammenbrechen, Sturzflug, Untergang
error Fehler, Irrtum, Murks, Patzer, Panne, Bock, Schnitzer, Pfusch, Lapsus, Fauxpas, Fehlgriff, Missgriff, Fehlleistung, Bock schießen, Schlamperei, Irrläufer, fehlerhaft, Ausrutscher
guilt Schuld, schuldig, Schuldgefühl, Sündenbock, Reue, Erbsünde, mitschuldig
punishment Strafe, bestrafen, Bestrafung, Züchtigung, Prügelstrafe, Strafarbeit, Todesstrafe, Denkzettel, Zuchthaus
fine-penalty Bußgeld, Geldstrafe, Strafzettel, Knöllchen, Knolle, Buße, Organmandat
tax Steuer, Steuerhinterziehung, Finanzamt, Abgabe, Maut
problem Problem, Ärger, Schwierigkeit, Scherereien, Problemfall, Klemme, Patsche, Schlamassel, Zores, Dilemma, Zwickmühle, Bredouille, Trouble
quarrel Streit, Zank, Krach, zanken, Zwist, Streiterei, Stunk, Knatsch, Fehde, Ehekrach, Querele, Gezänk
scandal Skandal, Affäre, Eklat, Schande, skandalös, Skandälchen, Schlammschlacht
chaos Chaos, Saustall, Tohuwabohu, Wirrwarr, Schlamassel, Durcheinander, Kuddelmuddel, Pallawatsch, Verhau, Puff, Unordnung, Schweinestall, Sauhaufen, Chaot, chaotisch, Kraut und Rüben, Tumult, Anarchie
noise Lärm, Krach, Radau, Getöse, Krawall, Geschrei, Gejohle, Remmidemmi, Tumult, Randale
cheap billig, ramschig, schäbig, Billigware, spottbillig, Ramschware, geizig, nuttig
expensive teuer, Wucher, überteuert, sauteuer, Wucherer, Halsabschneider, unbezahlbar
worthless wertlos, nichts wert, für den Arsch, lausig, Niete, Pfifferling, wertlose, nichtig, unbrauchbar, minderwertig, für die Katz, Nichts, nichtsnutzig, keinen Pfifferling wert
useless nutzlos, unnütz, sinnlos, umsonst, für die Katz, untauglich, vergebens, zwecklos, unbrauchbar, vergeblich, unfähig, Unfähigkeit, hoffnungslos, aussichtslos, für die Füße
weak schwach, schlaff, lasch, matt, schlapp, schwächlich, kraftlos, gebrechlich, kränklich, schwächeln, hinfällig, altersschwach, Schwäche
slow langsam, Schneckentempo, lahmarschig, träge, Schlafmütze, lahme Ente, Transuse, tranig, Trödler, im Schneckentempo
late spät, verspätet, zu spät, Verspätung, unpünktlich, überfällig, verzögert, verschlafen
old alt, uralt, alt und klapprig, veraltet, Greis, altmodisch, überholt, antiquiert, vergreist, Methusalem, altbacken, Auslaufmodell, verstaubt, vorgestrig
worn-out abgenutzt, verschlissen, schäbig, zerschlissen, ausgelatscht, verlottert, ausgeleiert, abgewetzt, zerfetzt, heruntergekommen, abgetragen, durchgescheuert, verbraucht, abgehalftert
empty leer, Leere, hohl, entleert, inhaltslos, ausgebrannt
nothing nichts, nix, nischt, Null, gar nichts, garnix, nüscht, null Komma nix, nada, Pustekuchen, rein gar nichts, nichtig, Nullnummer, nichtssagend, Fehlanzeige
nobody niemand, keiner, Nobody, kein Mensch, kein Schwein
never nie, niemals, nimmer, nimmermehr, nie wieder, niemals nie, nie und nimmer
not nicht, kein, ned, nit, keine, net, nich, keinesfalls
does-not-go geht nicht, läuft nicht, geht ned, funktioniert nicht, läuft nix, geht nix, geht gar nicht, fährt nicht
stop halt, anhalten, stehenbleiben, stopp
end Ende, beenden, Endstation, aus und vorbei, Ablaufdatum
finished fertig, am Ende, erledigt, aus und vorbei, erschossen, weg vom Fenster, abgemeldet, passé, Feierabend, verloren, geliefert, erledigter Fall
boring langweilig, fad, öd, öde, lahm, stinklangweilig, lahmarschig, dröge, trocken, fade, ätzend, einschläfernd, Langeweile, trist, monoton, eintönig, ermüdend, Gähn, sterbenslangweilig
bitter bitter, gallig, gallbitter, verbittert
sour sauer, sauertöpfisch, säuerlich
sad traurig, betrübt, trübselig, niedergeschlagen, bedrückt, unglücklich, trübsinnig, deprimiert, tieftraurig, elend, untröstlich, Trauerkloß, Jammer
sorrow Kummer, Leid, Trauer, Herzschmerz, Jammer, Traurigkeit, Schwermut, Trübsal, Weltschmerz, Liebeskummer, Verzweiflung, verzweifelt
cry-weep weinen, heulen, flennen, plärren, schluchzen, jammern, Heulsuse, rotzen, winseln, wimmern, raunzen, greinen
tear-drop Träne, Tränen, Träne verdrücken, tränenreich, Krokodilstränen
scream Schrei, schreien, brüllen, kreischen, Gebrüll, Geschrei, Gekreische, Aufschrei, grölen, Schreihals, Gezeter
complain klagen, jammern, nörgeln, meckern, Klage, beschweren, motzen, maulen, Beschwerde, raunzen, Gejammer, mosern, lamentieren, Miesmacher, sudern, Suderant, Meckerfritze
lonely einsam, allein, Einsamkeit, einsamer Wolf, vereinsamt, mutterseelenallein, Einzelgänger, isoliert
pity Mitleid, schade, bemitleidenswert, jammerschade, bedauerlich, leider, Bedauern, Erbarmen, bedauernswert
shame Scham, schämen, peinlich, blamabel, Blamage, Schmach, Schamgefühl, blamieren, Demütigung, beschämend
tired müde, müd, erschöpft, schlapp, schläfrig, todmüde, hundemüde, ausgelaugt, groggy, kaputt, übermüdet, ausgepowert, abgekämpft, schlaftrunken
cold-neg kalt
dark dunkel, finster, finsterer, stockdunkel, düster, stockfinster, zappenduster
darkness Dunkelheit, Finsternis, Dunkel, Finsterling, Düsternis, Nachtschwärze
shadow Schatten
abyss Abgrund, Schlund, Höllenschlund, bodenlos
storm Sturm, Orkan, Unwetter, Wirbelsturm, Hurrikan, Taifun, Tornado, Zyklon
earthquake Erdbeben, Seebeben, Erdstoß, Tsunami, Erdrutsch
flood Überschwemmung, Hochwasser, Sintflut, Flutkatastrophe, Flutwelle, Sturmflut
drought Dürre, Trockenheit, Dürreperiode, ausgedörrt, vertrocknet
smoke-fumes Rauch, Qualm, Abgas, Smog, verraucht, verqualmt, Dieselabgas
cigarette Zigarette, Kippe, Tschick, Fluppe, Glimmstängel, Lulle, Sargnagel, Ziggi, Stummel, Zippe, Kippenstummel, Selbstgedrehte, Nikotin
drug Droge, Stoff, Gift, Rauschgift, Speed, Trip, Schuss, LSD, Opium, Rauschmittel, Drogen, Droge nehmen, Suchtmittel, Crack, Betäubungsmittel, Ketamin, Narkotikum, K.o.-Tropfen
cannabis Haschisch, Gras, Marihuana, Joint, Kiff, Dope, Shit, Ganja, Tüte, Kiffer, Piece, Bubatz, Hanf, Hasch, kiffen, Weed, Ofen
cocaine Kokain, Koks, Schnee, Koka, Line, Nase, koksen, weißes Gold, Kokser, Crack
heroin-drug Heroin, Smack, Äitsch, braunes Pulver, Fixer, Schore, Methadon
amphetamine Amphetamin, Speed, Pep, Crystal, Ecstasy, Teile, Meth, Crystal Meth, XTC, MDMA, Aufputschmittel, Pillen, Pervitin
drug-addict Junkie, Süchtiger, Fixer, Giftler, Kiffer, Drogensüchtiger, Drogi, Süchtler, süchtig, Drogenabhängiger, Kokser, Junkies, Kokainist, Morphinist, zugedröhnt, high, Sucht, bekifft
drug-dealer Drogenhändler, Dealer, Pusher, Drogenkurier, Drogenboss, Drogenbaron, Rauschgifthändler, Drogenkartell
overdose Überdosis, goldener Schuss, überdosiert
booze Fusel, Suff, Sprit, Stoff, Saufen, Gesöff, Alk, Rachenputzer, Schnaps, Sauferei, Gesöffe, Zwetschgenwasser, Feuerwasser, Pennerglück, Plörre, Hopfenblütentee
hangover Kater, Brummschädel, Katerstimmung, verkatert, Katzenjammer
gambling Glücksspiel, Spielsucht, Zocker, zocken, Kasino, Roulette, Spielhölle, Spielsüchtiger, Spielautomat, einarmiger Bandit, Hütchenspieler
devilish-luck Unheil, Verderben, Heimsuchung, Landplage, Geißel
burden Last, Bürde, Ballast, belastend, Belastung, Mühsal, Plackerei, Strapaze, Klotz am Bein
obstacle Hindernis, Hemmnis, Hürde, Stolperstein, Blockade, Barriere, Sperre
limp-slack schlaff, erschlafft, welk, verwelkt, lasch, schlapp, wabbelig, schwabbelig
hollow hohl, leer, hohlköpfig
crooked krumm, schief, verbogen, schief und krumm, windschief, verzogen, krummer Hund
flat-dull platt, fad, geschmacklos, öde, lasch, abgeschmackt, langweilig, schal, nichtssagend
thin-watery dünn, wässrig, verwässert, Brühe, gepanscht, Plörre
raw-unripe roh, unreif, ungar, ungekocht
burnt verbrannt, angebrannt, verkohlt, verkokelt, ausgebrannt, versengt
leak Leck, undicht, undichte Stelle, Rohrbruch, auslaufen, Wasserschaden
lack Mangel, Knappheit, fehlen, Engpass, mangelhaft, fehlend, Fehlbetrag, Manko, Mangelware
delay Verzögerung, Verspätung, Aufschub, Rückstand, verzögern
forget vergessen, vergesslich, Vergesslichkeit, vergessene, Gedächtnisverlust
refuse ablehnen, verweigern, Ablehnung, Verweigerung, Absage, abgelehnt, Abfuhr, zurückweisen, Weigerung
forbidden verboten, untersagt, Verbot, illegal, verbieten, unerlaubt, tabu, unzulässig, rechtswidrig, gesetzwidrig
escape fliehen, Flucht, entkommen, abhauen, Ausbruch, Flüchtling
hide verstecken, versteckt, verborgen, Unterschlupf
lost verloren, verirrt, verirren, verloren gegangen, futsch, verschollen, vermisst, verschwunden, abhandengekommen, auf dem Holzweg
abandoned verlassen, im Stich gelassen, verwaist, herrenlos, aufgegeben, leerstehend, verödet, öde
ruin Ruine, Ruinen, Trümmer, Schutt, zerfallen, Bauruine, Trümmerhaufen, baufällig, Zerfall
beggary Elend, Jammer, Elendsviertel, Misere, Bettelstab
slum Slum, Elendsviertel, Favela, Barackensiedlung, Obdachlosenheim, Armenviertel, Glasscherbenviertel
hovel Bruchbude, Baracke, Spelunke, Absteige, Bretterbude, Dreckloch, Rattenloch, Kaschemme, Beisl, Kabuff
rag Lumpen, Lappen, Fetzen, Putzlappen, Hadern, zerlumpt, Lumpensammler, Fetzn, Scheuerlappen, Wischlappen
crutch Krücke, Gehhilfe, Rollator, Rollstuhl
gloomy trüb, düster, trist, trostlos, schwermütig, Trübsal, unheimlich, finster, schaurig, grau in grau
cockroach Kakerlake, Schabe, Küchenschabe, Kakerlaken
flea Floh, Flöhe, Flohzirkus, verfloht
bedbug Wanze, Bettwanze, Wanzen, verwanzt
tick Zecke, Holzbock, Zeckenbiss
maggot Made, Maden, Larve, madig, Engerling
leech Blutegel, Egel, Blutsauger
rat Ratte, Ratten, Kanalratte, Rattenfänger
scorpion Skorpion
spider Spinne
fly-insect Fliege
mosquito Mücke, Gelse, Stechmücke, Moskito, Schnake, Gelsenstich
jellyfish Qualle, Feuerqualle, Glibber
weed-plant Unkraut, Brennnessel, Giersch, Distel, Quecke, Wildkraut, Unkräuter
thorn Dorn
disease Krankheit, Erkrankung, Gebrechen, krankhaft, Volkskrankheit, Geschlechtskrankheit, Syndrom, Siechtum, Erbkrankheit, Beschwerden
sick krank, siech, erkrankt, Kranker, kränklich, unpässlich, übel, krankgeschrieben, marod, krankhaft, bettlägerig
plague Pest, Pestilenz, Schwarzer Tod, Beulenpest, Pestbeule, pestkrank
epidemic Seuche, Epidemie, Pandemie, Ansteckung, Corona, Ebola, Covid, Vogelgrippe, Schweinepest, Seuchengebiet, Rinderwahn
cancer Krebs, Leukämie, Karzinom, krebskrank, Metastase, Blutkrebs, Chemotherapie, Hautkrebs, Brustkrebs, Melanom, krebserregend
tumour Tumor, Geschwulst, Wucherung, Myom, Zyste, Polyp
ulcer Geschwür, Magengeschwür, Eitergeschwür, offenes Bein, Fistel, Schwäre
abscess Abszess, Furunkel, Karbunkel, Eiterbeule, Gerstenkorn, Vereiterung
leprosy Lepra, Aussatz, aussätzig, Aussätziger, leprös, Leprakranker
cholera Cholera, Ruhr, Brechdurchfall
typhus Typhus, Fleckfieber, Flecktyphus, Ruhr
tuberculosis Tuberkulose, Schwindsucht, TBC, schwindsüchtig, Lungenschwindsucht, Tuberkel
malaria Malaria, Sumpffieber, Gelbfieber, Denguefieber, Wechselfieber
smallpox Pocken, Blattern, Pockennarbe, pockennarbig, Affenpocken, Kuhpocken
measles Masern, Röteln, Scharlach, Ringelröteln
mumps Mumps, Ziegenpeter
chickenpox Windpocken, Feuchtblattern, Varizellen, Schafblattern
scabies Krätze, Räude, räudig, Krätzmilbe, Milbe, grindig
rash Ausschlag, Ekzem, Nesselsucht, Hautausschlag, Schuppenflechte, Akne, Neurodermitis, Gürtelrose, Nesselfieber, Windeldermatitis
itch Juckreiz, jucken, juckt, Juckpulver, Hautjucken
wart Warze, Dornwarze, warzig, Muttermal, Feigwarze
boil-swelling Beule, Schwellung, geschwollen, Ödem, Wassersucht, Geschwulst, Dippel, Binkel
gout Gicht, Podagra, Gichtanfall, Arthrose
haemorrhoids Hämorrhoiden, Hämorriden, Afterjucken, Goldader
diarrhoea Durchfall, Diarrhö, Dünnschiss, Inkontinenz, inkontinent, Brechdurchfall, Ruhr, Montezumas Rache, Magen-Darm
constipation Verstopfung, Hartleibigkeit, verstopft, Obstipation
nausea Übelkeit, Brechreiz, Seekrankheit, seekrank, Reisekrankheit, Unwohlsein
cough Husten, Keuchhusten, Bronchitis, Reizhusten, hüsteln, Raucherhusten, Krupp
cold-illness Schnupfen, Erkältung, erkältet, Katarrh, Verkühlung, Schnupfennase, Rotznase, Nebenhöhlenentzündung, Heuschnupfen, verkühlt
flu Grippe, grippal, Influenza, Sommergrippe, Grippevirus
fever Fieber, fiebrig, Delirium, Fieberwahn, Schüttelfrost, fiebern
pain Schmerz, Pein, Qual, Weh, Leid, Wehweh, aua, schmerzhaft, Kolik, Gliederschmerzen, Wehwehchen, Ischias, Hexenschuss, Autsch
headache Kopfschmerzen, Migräne, Kopfweh, Brummschädel, Schädelweh
toothache Zahnschmerzen, Zahnweh, Zahnreißen
caries Karies, Zahnfäule, Mundgeruch, Parodontose, Zahnstein, Zahnbelag, Paradentose
cramp Krampf, Wadenkrampf, verkrampft, Spasmus, Zuckung, Krämpfe, Tic
epilepsy Epilepsie, Epileptiker, Fallsucht, epileptisch, Krampfanfall
stroke-illness Schlaganfall, Hirnschlag, Thrombose, Embolie, Hirnblutung, Schlagerl, Schlagfluss
heart-attack Herzinfarkt, Infarkt, Herzstillstand, Herzkasper, Herzversagen, Herzrasen, Angina pectoris, Herzschlag, Herzfehler
diabetes Zuckerkrankheit, Diabetiker, Diabetes, zuckerkrank, Insulin
aids Aids, HIV, aidskrank, HIV-positiv, Immunschwäche
syphilis Syphilis, Lues, Franzosenkrankheit, Geschlechtskrankheit, Schanker, Syph, Lustseuche, Chlamydien
gonorrhoea Tripper, Gonorrhö, Harnröhrenentzündung
herpes Herpes, Fieberblase, Gürtelrose, Lippenbläschen, Lippenherpes, Feigwarze
jaundice Gelbsucht, Hepatitis, Leberzirrhose, Gelbfieber, Leberschaden
rabies Tollwut, tollwütig, Tollwütiger
tetanus Tetanus, Wundstarrkrampf
polio Kinderlähmung, Poliomyelitis
rheumatism Rheuma, Arthrose, Arthritis, rheumatisch, Gelenkrheuma, Bandscheibe
asthma Asthma, Atemnot, Lungenentzündung, asthmatisch, Asthmatiker, Kurzatmigkeit, Diphtherie
allergy Allergie, allergisch, Allergiker, Heuschnupfen, Pollenallergie
anaemia Anämie, Blutarmut, blutarm, Bluter, Skorbut, Rachitis, anämisch
gangrene Wundbrand, Blutvergiftung, Sepsis, Nekrose, Erfrierung, Raucherbein
hernia Leistenbruch, Nabelbruch, Bandscheibenvorfall, Bruchband
goitre Kropf, Schilddrüse, kropfig
paralysis Lähmung, gelähmt, querschnittsgelähmt, Querschnittslähmung, Gelähmter, Multiple Sklerose
coma Koma, bewusstlos, Wachkoma, Hirntod, hirntot, Delirium
faint-verb Ohnmacht, ohnmächtig, Bewusstlosigkeit, bewusstlos, umkippen, Kreislaufkollaps
dementia Demenz, dement, Alzheimer, senil, Altersschwäche, Parkinson, verkalkt, Gedächtnisschwund
depression Depression, depressiv, Schizophrenie, schizophren, Burn-out, Neurose, Magersucht, Bulimie, Psychose, Nervenzusammenbruch, Schwermut, Paranoia, Hysterie, Panikattacke, manisch-depressiv
autism Autismus, autistisch, Autist, ADHS
miscarriage Fehlgeburt, Abort, Abgang, Frühgeburt
abortion Abtreibung, abtreiben, Abort, Schwangerschaftsabbruch, Engelmacherin, Auskratzung
stillborn Totgeburt, tot geboren, plötzlicher Kindstod, Kindstod
infertile unfruchtbar, steril, zeugungsunfähig, Unfruchtbarkeit, kinderlos, Sterilität
infection Infektion, Ansteckung, infiziert, ansteckend, Blasenentzündung, Infekt, Seuchenherd
inflammation Entzündung, Blinddarmentzündung, Mandelentzündung, Hirnhautentzündung, Bindehautentzündung, entzündet, Gastritis, Meningitis
virus Virus, Coronavirus, Viren, Noroviren, Ebola, Noro
germ Keim, Bazillus, Bakterie, Krankheitserreger, Mikrobe, Salmonellen, Bakterien, Milzbrand, Legionellen, Anthrax
tapeworm Bandwurm, Spulwurm, Würmer, Madenwurm, Wurmbefall
bruise blauer Fleck, Prellung, Bluterguss, Veilchen, Quetschung, Hämatom, Knutschfleck
fracture Knochenbruch, Beinbruch, Verstauchung, gebrochen, Armbruch, Schleudertrauma, verrenkt
burn-injury Verbrennung, Brandwunde, Verbrühung, Brandblase, Verätzung, Sonnenbrand
surgery Operation
amputate amputieren, Amputation, Beinamputierter, Stumpf, Verstümmelung, Prothese
enema Einlauf, Klistier, Darmspülung, Zäpfchen, Darmspiegelung
pill Pille, Tablette
injection Spritze, Injektion, Kanüle, Spritzen
hospital Krankenhaus
laxative Abführmittel, abführend, Rizinusöl, Glaubersalz
medicine Medikament, Arznei
ambulance Krankenwagen
psychiatry Psychiatrie, Irrenanstalt, Nervenklinik, Psychoanalyse, Zwangsjacke, Zwangseinweisung, Elektroschock, Gummizelle
squint schielen, schielend, Schielauge, Silberblick, scheel, Grauer Star, Grüner Star
phlegm Schleim, Auswurf, verschleimt, Katarrh, Sputum
scab Schorf, Grind, schorfig, grindig, verschorft, Grindkopf
blister Blase, Brandblase, Bläschen, Hühnerauge, Hornhaut, Blutblase, Frostbeule
numb taub, gefühllos, betäubt, eingeschlafen, empfindungslos, abgestumpft
intestine Darm, Gedärm, Eingeweide, Blinddarm, Gedärme, Kutteln, Innereien, Dünndarm
rectum Mastdarm, Enddarm, Schließmuskel, rektal
bladder Blase, Harnblase, Gallenblase, Katheter, Blasenschwäche
womb Gebärmutter, Uterus, Muttermund, Gebärmutterhals
placenta Mutterkuchen, Nachgeburt, Plazenta, Nabelschnur
ovary Eierstock
prostate Prostata
kidney-stone Nierenstein, Gallenstein, Blasenstein, Nierenkolik
hitler Hitler, Adolf, Adolf Hitler, Führerbunker, Drittes Reich, Mein Kampf, A.H.
nazi Nazi, SS, SA, NSDAP, Neonazi, NS, BDM, 28, Hakenkreuz, Gestapo, HJ, NSDA, Fascho, Hitlerjugend, 88, 18, AH, HH, Nationalsozialist, Skinhead, NPD, Reichsbürger, Glatze, Heil Hitler, Sieg Heil, Altnazi, Nazischwein, Blut und Ehre
swastika Hakenkreuz, Hakenkreuzfahne, Swastika, Siegrune, SS-Runen, Runen
fascist Faschist, Faschismus, faschistisch, rechtsextrem, Rechtsradikaler, Rechtsextremist, völkisch
mussolini Mussolini
stalin Stalin, Stalinist, Stalinismus, stalinistisch
lenin Lenin, Leninismus, leninistisch
mao Mao Zedong, Maoist, Maoismus
pol-pot Pol Pot, Rote Khmer
dictator Diktator, Diktatur, Despot, Autokrat, Gewaltherrscher, Junta, Alleinherrscher, Machthaber
dictator-local Hitler, Honecker, Ulbricht, Goebbels, Göring, Himmler, Eichmann, Mengele, Heydrich, Göbbels, Bormann, Heß, Streicher, Dollfuß, Mielke, Krenz
tyrant Tyrann, Despot, Tyrannei, Gewaltherrscher, Unterdrücker, Haustyrann, Unterdrückung
communist Kommunist, Kommi, Roter, Bolschewik, Kommunismus, kommunistisch, Rote Socke, Marxist, SED, Bolschewist, Sozi
socialist Sozialist, Sozi, Sozialismus, Linke Zecke
capitalist Kapitalist, Kapitalistenschwein, Ausbeuter, Heuschrecke, Ausbeutung, Kapitalismus
anarchy Anarchie, Anarchist, anarchistisch, Autonomer, Chaot
racist Rassist, Rassismus, rassistisch, Fremdenfeind, Ausländerhass, fremdenfeindlich, Rassenhass, Menschenfeind
apartheid Apartheid, Rassentrennung, Rassentrenner, Rassenschande
slavery Sklaverei, Knechtschaft, Leibeigenschaft, Zwangsarbeit, Sklavenhandel, Sklaventreiber, Versklavung, Fron
colony Kolonie, Kolonialismus, Kolonialherr, Schutzgebiet, Kolonialware, Kolonialwaren
genocide Völkermord, Genozid, Ausrottung, Massenvernichtung, Holocaust, Vernichtung
holocaust Holocaust, Judenvernichtung, Schoah, Endlösung, Judenverfolgung, Judenmord, Arisierung, Ariernachweis
concentration-camp Konzentrationslager, KZ, Auschwitz, Lager, Dachau, Buchenwald, Vernichtungslager, Sachsenhausen, Mauthausen, Arbeitslager, Bergen-Belsen, Ravensbrück, Theresienstadt, Treblinka, Straflager, Gulag, Arbeit macht frei
gas-chamber Gaskammer, Zyklon B, Zyklon, vergasen, Vergasung, Gasofen
ghetto Ghetto, Judenviertel
pogrom Pogrom, Reichskristallnacht, Kristallnacht, Judenhetze, Hetzjagd
war Krieg, Weltkrieg, Angriffskrieg, Kriegstreiber, Blitzkrieg, Schlacht, Kriegsverbrecher, Kriegsverbrechen, Feldzug, bekriegen, Gefecht
civil-war Bürgerkrieg, Bauernkrieg, Religionskrieg, Bruderkrieg
army Armee, Heer
soldier Soldat
troops-militia Miliz, SA, Wehrmacht, SS, Sturmtruppe, Freikorps, Söldner, Wehrwolf, Werwolf, Volkssturm, Sturmabteilung, Todesschwadron
secret-police Geheimpolizei, Stasi, Gestapo, SS, Staatssicherheit, MfS, Geheimdienst, KGB, BND, Verfassungsschutz, Spitzel, Horch und Guck
police Polizei
cop Bulle, Polyp, Kieberer, Tschugger, Schmier, Bullen, Polente, Bullerei, Bullenschwein, Schandi, Kiberer, Wachtmeister, Schupo, Grüne Minna, ACAB, Kapperlständer
spy Spion, Geheimagent, spionieren, Doppelagent, Spitzel, Spionage, Informant
terrorist Terrorist, Terror, Selbstmordattentäter, Attentäter, Gefährder, Bombenleger, Terroranschlag, Extremist, Terrorismus, Islamist
terror-group RAF, NSU, Baader-Meinhof, Rote Armee Fraktion, Al-Qaida, Hamas, Taliban, Hisbollah, ETA, IRA, PKK
hostage Geisel, Geiselnehmer, Geiselnahme, Geiselhaft
revolution Revolution
coup Putsch, Staatsstreich, Umsturz, Militärputsch, Putschist, Machtergreifung, Junta
riot Aufruhr, Unruhen, Aufstand, Krawall, Randale, Ausschreitung, Tumult, Meuterei, Randalierer, Straßenschlacht, Aufrührer, Krawallmacher
rebel Rebell, Aufständischer, Aufrührer, Guerilla, Meuterer, Rebellion, Umstürzler, Partisan, Revoluzzer
strike-labour Streik
demonstration Demonstration
occupation Besatzung, Besatzer, besetzt, Besatzungsmacht, Besatzungszone, Unterjochung
invasion Invasion, Überfall, Einmarsch, Eindringling, einmarschieren, Angreifer, Aggressor
annexation Annexion, annektieren, Anschluss, Einverleibung
separatist Separatist
traitor-political Kollaborateur, Kollaboration, Verräter, Quisling, Volksverräter, Wendehals, Mitläufer
propaganda Propaganda, Hetze, Volksverhetzung, Gehirnwäsche, Agitation, Lügenpresse, Reichspropaganda, Agitprop
censorship Zensur, zensiert, Bücherverbrennung, Maulkorb, Zensor, verboten
corruption-politics Vetternwirtschaft, Filz, Klüngel, Freunderlwirtschaft, Vitamin B, Spezlwirtschaft, Amigo-Affäre, Günstlingswirtschaft, Seilschaft
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
refugee Flüchtling, Vertriebener, Asylbewerber, Asylant, Heimatvertriebener, Staatenloser, Wirtschaftsflüchtling, Flüchtlingslager, Vertreibung
immigrant Einwanderer, Migrant, Zuwanderer, Ausländer, Gastarbeiter, Überfremdung, Migrationshintergrund, Ausländer raus
class-enemy Bonze, Kulak, Bourgeois, Ausbeuter, Großgrundbesitzer, Großkapitalist, Klassenfeind, Bonzen, Geldsack, Bonzenkind
historic-trauma Endlösung, Anschluss, Mauer, Stalingrad, Mauerbau, Todesstreifen, Versailles, Dolchstoß, Stolperstein, Eschede, Winnenden, Ramstein, Tschernobyl, Hiroshima, Contergan, Schießbefehl, Mauertoter, Dolchstoßlegende, Reichstagsbrand
god Gott, Herrgott, Jahwe, Allmächtiger, Schöpfer, Gottvater, Gottheit
goddess Göttin
deity-local Wotan, Odin, Donar, Ziu, Teutates, Perchta, Frigg
jesus Jesus, Jesus Christus, Christkind, Heiland, Jesuskind, Jesulein, Erlöser
christ Christus, Heiland, Erlöser, Messias, Gekreuzigter
virgin-mary Jungfrau Maria, Muttergottes, Madonna, Gottesmutter, Heilige Jungfrau, Unbefleckte Empfängnis
holy-spirit Heiliger Geist
saint Heiliger, heilig
sacred heilig, geweiht
angel Engel
devil Teufel, Luzifer, Beelzebub, Satan, Gottseibeiuns, Deibel, Mephisto, Gehörnter, Antichrist, Leibhaftiger, Diabolus, Höllenfürst, Urian, Krampus, teuflisch
satan Satan, Luzifer, Beelzebub, satanisch, Satanist, Satansbraten, Leibhaftiger
demon Dämon, böser Geist, Dämonin, dämonisch, Inkubus, Unhold
hell Hölle, Höllenfeuer, Hölle auf Erden, Fegefeuer, Inferno, Hades, höllisch, Unterwelt, Höllenschlund
paradise Paradies
sin Sünde, Todsünde, sündigen, Erbsünde, Frevel, sündhaft, Laster, Völlerei, Sündenfall, Verfehlung
sinner Sünder, Frevler, Sünderin, Ehebrecher
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
priest Priester, Pfarrer, Pfaffe, Pfaff, Kaplan, Kleriker, Himmelskomiker, Kuttenbrunzer, Geistlicher
monk Mönch
nun Nonne, Ordensschwester, Klosterfrau, Pinguin, Betschwester
bishop Bischof
pope Papst, Heiliger Vater, Päpstin, Pontifex, päpstlich, Papist
imam Imam, Mullah, Ajatollah, Mufti, Muezzin, Salafist, Hassprediger
rabbi Rabbiner, Rebbe, Oberrabbiner
prophet Prophet, falscher Prophet, Unheilsprophet
muhammad Mohammed
allah Allah
koran Koran
bible Bibel
torah Thora
gospel Evangelium
buddha Buddha
jew Jude, jüdisch, Jüdin, Israelit, Zionist, Semit, Hebräer
muslim Muslim, Moslem, Islam, islamisch, Muslima, Mohammedaner
christian Christ
infidel Ungläubiger, Heide, Heidin, Gottloser, Atheist, heidnisch, gottlos, Kafir, Giaur
heretic Ketzer, Häretiker, Ketzerei, Irrlehre, Abtrünniger, Häresie, abtrünnig, Irrgläubiger
blasphemy Gotteslästerung, Blasphemie, Gotteslästerer, Sakrileg, Kruzitürken, Sakrament, Kruzifix, Entweihung, Gottverdammt, Gottverflucht, Herrgottsakra
sect Sekte, Sektierer, Scientology, Freimaurer, Zeugen Jehovas, Mormone, Opus Dei, Wachtturm
holy-war heiliger Krieg, Dschihad, Kreuzzug, Kreuzritter, Gotteskrieger, Dschihadist, Inquisition
halal halal, erlaubt
kosher koscher
fasting Fasten, Ramadan
pilgrimage Wallfahrt, Pilger
sacrifice Opfer, Menschenopfer, Märtyrer, Opferlamm, Sündenbock, geopfert, Brandopfer, Martyrium
baptism Taufe
mass-liturgy Messe, Schwarze Messe, Totenmesse, Requiem, Abendmahl
relic Reliquie
miracle Wunder
blessing Segen
witch Hexe, Hexerei, Hexenverbrennung, Hexenjagd, verhext, Walpurgisnacht, Hexenkessel, Zauberin
sorcerer Zauberer, Hexer, Hexenmeister, Magier, Schwarzmagier, Wunderheiler, Scharlatan, Geisterbeschwörer
magic Magie, Zauberei
evil-eye böser Blick, Verhexung, Schadzauber
evil-spirit-local Kobold, Alb, Krampus, Perchten, Klabautermann, Rübezahl, Butzemann, Aufhocker, Schwarzer Mann, Nachtkrapp, Werwolf, Erlkönig, Nachtmahr, Wiedergänger, Wilde Jagd
taboo Tabu, tabuisiert, unantastbar
idol Götze, goldenes Kalb, Götzenbild, Abgott, Götzendienst
antichrist Antichrist
judas Judas, Judaskuss, Verräter, Judaslohn
apocalypse Apokalypse, Weltuntergang, Endzeit, Jüngstes Gericht, apokalyptisch, Armageddon, Götterdämmerung, Ragnarök
eternity-afterlife Jenseits, Totenreich, Unterwelt, Hades, Reich der Toten, Walhalla, Fegefeuer, Schattenreich
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
slur-trans Transe, Zwitter, Transen, Schwanzmädchen, Ladyboy, Hermaphrodit
slur-white Bleichgesicht, Alman, Bleichgesichter
slur-indigenous Rothaut, Eskimo, Eingeborener, Squaw, Buschmann, Hottentotte, Kanake, Wilder
contested-place Sudetenland, Ostpreußen, Krim, Kosovo, Gazastreifen, Westjordanland, Ostmark
! vulgar | Hurensohn (stark beleidigend) | son of a bitch, very offensive | fils de pute, enculé | hijo de la gran puta | figlio di troia : Hurenkind, Fotzensohn, Hundesohn, Missgeburt, Mutterficker, Motherfucker, Wichsfresse, Kackbratze, Hackfresse, Fotzenknecht, Pisser, Scheißkerl
! vulgar | Arschkriecher, lästiger Mensch (vulgär) | vulgar insult for a person | injure vulgaire | insulto vulgar | insulto volgare : Arschlecker, Kackvogel, Kackstelze, Klugscheißer, Korinthenkacker, Erbsenzähler, Dünnbrettbohrer, Arschkrampe, Sackgesicht, Kackwurst, Flachwichser, Pissflitsche, Kotzbrocken, Scheißhaufen, Dreckspatz
! vulgar | Furunkel am Hintern, Gesäßspalte | gluteal cleft, bum crack | raie des fesses | raja del culo | fessura del sedere : Poritze, Arschfalte
! vulgar | Sexstellung oder Sexpraktik | sexual act or position | pratique sexuelle | práctica sexual | pratica sessuale : Analritter, Doggystyle, Neunundsechzig, Missionarsstellung, Fisting, Natursekt, Kaviarspiele, Cunnilingus, Spanisch, Handjob, Tittenfick
! vulgar | Sodomie mit Tieren | bestiality | zoophilie | zoofilia | zoofilia : Zoophilie, Tierficker, Ziegenficker, Eselficker, Kuhficker
! insulting | hässliches Gesicht, hässliche Frau | ugly face, ugly woman | gueule de raie, laideron | cara fea, adefesio | brutto muso, racchia : Bratze, Visage, Backpfeifengesicht, Vogelscheuche, Warzenschwein, Gesichtselfmeter, Gesichtseintopf
! medical | Missbildung | birth defect, deformity | malformation | malformación | malformazione : Hasenscharte, Wolfsrachen, Klumpfuß, Missbildung, missgebildet, Contergan, Wasserkopf, siamesische Zwillinge, Mongolismus, Plattfuß
! medical | Obduktion, Leichenschau | autopsy, post-mortem | autopsie | autopsia | autopsia : Obduktion, Autopsie, Leichenschau, Leichenstarre, Pathologie, Sektion, Totenschein, Leichengift
! medical | Fußpilz, Körpergeruch | body odour, foot fungus | odeur corporelle, mycose | mal olor corporal, hongos | cattivo odore, micosi : Fußpilz, Körpergeruch, Ohrenschmalz, Nagelpilz, Käsefüße, Scheidenpilz
! negative | Reinfall | let-down, flop, dud | fiasco, bide | chasco, fiasco | fregatura, fiasco : Reinfall, Flop, Rohrkrepierer, Fehlschlag, Pleite, Niete, Blindgänger
! everyday | Mobiltelefon | mobile phone, cell phone | téléphone portable | móvil | cellulare : Handy, Natel
! negative | Unglückszahl | unlucky number, bad luck | nombre qui porte malheur | número de la mala suerte | numero sfortunato : 13
`,
}
