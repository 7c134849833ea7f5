import type { LanguageSource } from '../language-source.ts'

/** Hebrew, its vowels as heard. */
export const he: LanguageSource = {
  code: 'he',
  script: 'Hebrew',
  text: `
penis-vulgar זין=zayin, בולבול=bulbul, שמוק=shmok, פוץ=potz, זיין=zain, שטרונגול=strungul, שמקל=shmekel, שמוק=shmuk, זין=zain, זיין=zayn, חתיכה=khatikha, פוץ=putz, שוונץ=shvantz, פיפי=pipi, תותח=totakh
penis פין=pin, איבר מין=ever min
vulva-vulgar כוס=kus, פות=pot, כוסית=kusit, פוסי=pusi, כוסון=kuson, חור=khor, כוס=kuss
vagina נרתיק=nartik, ואגינה=vagina
testicles-vulgar ביצים=beitzim, ביצה=beitza, אשכים=ashakhim, ביצים=beytsim, אשכים=ashachim
testicle אשך=eshekh
breasts-vulgar ציצים=tzitzim, ציצי=tzitzi, בלונים=balonim, שדיים=shadayim, ציצי=tsitsi, ציצים=tsitsim, שד=shad
nipple פטמה=pitma
arse תחת=tachat, ישבן=yashvan, טוסיק=tusik, עכוז=akuz, תחת=tahat, תחת=takhat
buttocks ישבן=yashvan, אחוריים=akhorayim, עכוז=akuz, טוסיק=tusik
anus פי הטבעת=pi hatabaat, טבעת=tabaat
arsehole חור תחת=khor takhat, חור בתחת=khor batakhat
pubic-hair שיער ערווה=sear erva
crotch מפשעה=mifsaa
clitoris דגדגן=dagdegan
foreskin ערלה=orla, ערל=arel
glans עטרה=atara
erection זקפה=zikpa
semen זרע=zera, שפיך=shpikh, אפשוך=afshukh
fuck לזיין=lezayen, זיון=ziyun, לדפוק=lidpok, זין=zayin, דפק=dafak, זיין=ziyen, תזדיין=tizdayen, לדפוק=lidfok, לתקוע=litkoa, להזדיין=lehizdayen, תזיין=tezayen
fuck-exclamation כוסאמק=kusemek, כוס אמק=kus emek, לעזאזל=laazazel, פאק=fak
sex סקס=seks, מין=min
intercourse משגל=mishgal, יחסי מין=yakhasei min, בעילה=beila
mate-animals הזדווגות=hizdavgut
orgasm אורגזמה=orgazma, גמירה=gmira
masturbate אוננות=onenut, לאונן=leonen, ביד=bayad
wanker מאונן=meonen
suck-vulgar למצוץ=limtzotz, מוצץ=motzetz, מוצצת=motzetzet
blow-job מציצה=metzitza
sodomy מעשה סדום=maase sdom, אנאלי=anali
horny חרמן=kharman, חרמנית=kharmanit, מגורה=megure, חם=kham
heat-rut ייחום=yikhum
lust תאווה=taava, זימה=zima, יצר=yetzer
pervert סוטה=sote, פרוורט=pervert
lecher נואף=noef, זקן חרמן=zaken kharman
obscene גס=gas, תועבה=toeva, מגונה=megune
porn פורנו=porno
naked ערום=arum, עירום=eirom, חשוף=khasuf
striptease חשפנית=khasfanit
prostitute זונה=zona, יצאנית=yatzanit, נערת ליווי=naarat livui, פרוצה=prutza
whore זונה=zona, שרמוטה=sharmuta, פרוצה=prutza, יצאנית=yatsanit, קורווה=kurve, קחבה=kahba, זנזונת=zanzonet, קוקסינל=koksinel, פרוצה=prutsa, קורבה=kurva
slut שרמוטה=sharmuta, פרוצה=prutza, מופקרת=mufkeret, זנותית=znutit
brothel בית זונות=beit zonot, בית בושת=beit boshet
pimp סרסור=sarsur, רועה זונות=roe zonot
mistress פילגש=pilegesh, מאהבת=meahevet
adultery ניאוף=niuf, בגידה=bgida
cuckold קרניים=karnayim
incest גילוי עריות=gilui arayot
paedophile פדופיל=pedofil
rape אונס=ones, לאנוס=leenos
orgy אורגיה=orgia
fetish פטיש=fetish
dildo דילדו=dildo, רטטן=ratetan
condom-slang קונדום=kondom, גומי=gumi
virgin-sexual בתולה=betula
impotent אימפוטנט=impotent
castrate סריס=saris, לסרס=lesares
shit חרא=hara, קקי=kaki, צואה=tsoa, קקה=kaka, חרא=khara, צואה=tzoa
shit-verb לחרבן=lekharben, לחרא=lakhara
excrement צואה=tzoa, גללים=glalim
poop קקי=kaki, קקה=kaka
dung זבל=zevel, דומן=domen
droppings גלל=galal
piss שתן=sheten, להשתין=lehashtin, פיפי=pipi
urine שתן=sheten
pee פיפי=pipi, שתן=sheten, משתין=mashtin, פישר=pisher, להשתין=lehashtin
fart פלוץ=flots, נפיחה=nefiha, נאד=nod, פלוץ=flutz, להפליץ=lehaflitz, נפיחה=nefikha, גרפס=greps, פלוץ=plots
belch גרפס=greps, שיהוק=shihuk
vomit קיא=ki, להקיא=lehaki
snot נזלת=nazelet, חוטם=khotem
spit רוק=rok, יריקה=yerika
sweat זיעה=zea
stink סירחון=sirakhon, מסריח=masriakh, סרחון=sirkhon, סירחון=sirhon, ריח רע=reah ra, מסריח=masriah
pus מוגלה=mugla
toilet שירותים=sherutim, בית שימוש=beit shimush, אסלה=asla, מחראה=makhraa
latrine מחראה=makhraa
chamber-pot סיר לילה=sir layla
sewer ביוב=biyuv, ביב=biv
menstruation וסת=veset, מחזור=makhzor, נידה=nida
tampon טמפון=tampon, תחבושת=takhboshet
diaper חיתול=khitul
armpit בית שחי=beit shekhi
pimple פצעון=pitzon, חצ'קון=khachkun
dandruff קשקשים=kaskasim
potbelly כרס=keres
seduce לפתות=lefatot, פיתוי=pitui
lick ללקק=lelakek
hump לדפוק=lidfok
damn לעזאזל=laazazel, ארור=arur, קיבינימט=kibinimat, כוסאמק=kusemek
go-to-hell לך להזדיין=lekh lehizdayen, לך לעזאזל=lekh laazazel, עוף מפה=uf mipo, לך תמות=lekh tamut
son-of-bitch בן זונה=ben zona, בן כלבה=ben kalba, בן שרמוטה=ben sharmuta, בן אלף=ben elef
motherfucker מניאק=maniak, בן זונה=ben zona
bollocks שטויות=shtuyot, קשקוש=kishkush, בולשיט=bulshit, חארטה=kharta, זיבולים=zibulim
transvestite קוקסינל=koksinel
lingerie תחתונים=takhtonim, חזייה=khaziya
peeping מציצן=metzitzan
grope למשש=lemashesh
bare-bottom תחת חשוף=takhat khasuf
hole-vulgar חור=khor
stick-vulgar מקל=makel, מוט=mot
idiot טיפש=tipesh, אידיוט=idiot, מטומטם=metumtam, סתום=satum, דביל=debil, מפגר=mefager, אווז=avaz, יורם=yoram, פגום=pagum, דפוק=dafuk, פוץ=pots, חמור=hamor, אהבל=ahabal, פוסטמה=pustema, בהמה=behema, אידיוט=idyot, טמבל=tembel, אהבל=ahbal, גולם=golem, שמוק=shmok, חמור=khamor
fool טיפש=tipesh, שוטה=shote, אוויל=evil, פראייר=frayer, נבל=naval
stupid טיפש=tipesh, מטומטם=metumtam, סתום=satum, טפשי=tipshi
cretin כסיל=ksil, קרטין=kretin
blockhead בול עץ=bul etz, ראש כרוב=rosh kruv, גולם=golem
clumsy גולם=golem, שלומיאל=shlumiel, לא יוצלח=lo yutzlakh, שלימזל=shlimazel
crazy משוגע=meshuga, מטורף=metoraf, מופרע=mufra, חולה נפש=khole nefesh, משוגעת=meshugaat, דפוק=dafuk
madman משוגע=meshuga, מטורף=metoraf
madhouse בית משוגעים=beit meshugaim
retarded מפגר=mefager
cripple נכה=nekhe, קיטע=kitea, בעל מום=baal mum
lame-person צולע=tzolea, פיסח=piseakh
blind-person עיוור=iver, סומא=suma
deaf-person חירש=kheresh
mute-person אילם=ilem
stutterer מגמגם=megamgem
hunchback גיבן=giben
dwarf גמד=gamad, ננס=nanas
bald קירח=kereakh
ugly מכוער=mekhoar, דוחה=dokhe
fat-person שמן=shamen, דב=dov, שמנמן=shmanman
skinny רזה=raze, כחוש=kakhush
coward פחדן=pakhdan, שפן=shafan
weakling חלש=khalash, רכיכה=rakhikha, נמושה=nemusha
sissy נקבה=nekeva, מתנשא=mitnase
bastard ממזר=mamzer, בן זונה=ben zona, מניאק=manyak, מניאק=maniac, כלב=kelev, חלאה=hela, מנוול=menuval
scoundrel נבל=naval, נוכל=nokhel, מנוול=menuval, פושע=poshea, רשע=rasha, שודד=shoded
rascal שובב=shovav, פרחח=pirkhakh
scum חלאה=khela, אספסוף=asafsuf, זבל=zevel
wretch מסכן=misken, עלוב=aluv
tramp הומלס=homeles, נווד=navad, קבצן=kabtzan
beggar קבצן=kabtzan, שנורר=shnorer
loser לוזר=luzer, מפסידן=mafsidan, כישלון=kishalon, אפס=efes
lazybones עצלן=atzlan, בטלן=batlan
glutton זולל=zolel, גרגרן=gargeran
miser קמצן=kamtzan
greedy חמדן=khamdan, חזיר=khazir
drunkard שיכור=shikor
drunk שיכור=shikor, שתוי=shatui
liar שקרן=shakran
cheat רמאי=ramai, נוכל=nokhel, נצב=natzav
hypocrite צבוע=tzavua
traitor בוגד=boged
snitch שטינקר=shtinker, מלשין=malshin, הלשנה=halshana
toady חנפן=khanfan, מלקק=melakek
braggart שוויצר=shvitzer, רברבן=ravrevan
arrogant יהיר=yahir, שחצן=shakhtzan
cheeky חצוף=khatzuf, חוצפן=khutzpan, חוצפה=khutzpa
rude גס רוח=gas ruakh, בהמה=behema
boor ערס=ars, בור=bur, צ'חצ'ח=chakhchakh, בבון=babun, ערסים=arsim
gossip רכלן=rakhlan, יאכנה=yakhne
busybody חטטן=khatetan
old-hag מכשפה=makhshefa, זקנה בלה=zkena bala
old-man-derog אלטע זאכן=alte zakhen, זקן=zaken, קשיש=kashish
old-maid רווקה זקנה=ravaka zkena
bimbo פרחה=frekha, פרחות=frekhot, בימבו=bimbo
slave עבד=eved, שפחה=shifkha
servant-derog משרת=mesharet, שמש=shamash
pig חזיר=khazir
sow חזירה=khazira
donkey חמור=khamor, אתון=aton
ox-insult שור=shor
cow-insult פרה=para
goat-insult תיש=tayish
dog-insult כלב=kelev
bitch כלבה=kalba
monkey-insult קוף=kof
rat-insult עכברוש=akhbarosh
snake-insult נחש=nakhash
chicken-insult תרנגולת=tarnegolet
worm-insult תולעת=tolaat
louse כינה=kina, כינים=kinim
vermin שרץ=sheretz, חרקים=kharakim
parasite טפיל=tapil, פרזיט=parazit
toad קרפדה=karpada
hyena צבוע=tzavoa
vulture נשר=nesher
beast חיה=khaya, בהמה=behema
monster מפלצת=mifletzet
savage פרא אדם=pere adam, ברברי=barbari
primitive פרימיטיבי=primitivi
trash-person זבל=zevel, אשפה=ashpa
shame-on-you בושה=busha, חרפה=kherpa, פיחס=pikhsa
mock לעג=laag, לגלוג=ligleg
insult עלבון=elbon, קללה=klala
slur-black כושי=kushi, שחור=shakhor, ניגר=niger
slur-jew יהודון=yehudon
slur-arab ערבוש=arabush, ערבי=aravi
slur-foreigner גוי=goy, שיקסע=shikse, ערל=arel
slur-neighbour פריץ=poritz, נאצי=natzi
slur-region פרנק=frenk, ווזווז=vuzvuz, אשכנזי=ashkenazi, צפוני=tzfoni
slur-gay הומו=homo, מתרומם=mitromem, קוקסינל=koksinel, סיסי=sisi, אוחצ'ה=okhcha, אוחץ=ochats
slur-lesbian לסבית=lesbit
slur-trans קוקסינל=koksinel
slur-disabled מפגר=mefager, מונגולואיד=mongoloid, נכה=nekhe
slur-woman כוסית=kusit, פרחה=frekha, חתיכה=khatikha, זונה=zona
slur-poor עני מרוד=ani marud
gay הומו=homo, גיי=gey
lesbian לסבית=lesbit
big-mouth פה גדול=pe gadol
big-nose חוטם=khotem
shut-up שתוק=shtok, סתום=stom, סתום את הפה=stom et hape
bore-person נודניק=nudnik, מציק=metzik, חופר=khofer
naive תמים=tamim, פראייר=frayer
stubborn עקשן=akshan
clown ליצן=leitzan, מוקיון=mukyon
puppet בובה=buba, מריונטה=marioneta
ignorant בור=bur, עם הארץ=am haaretz
good-for-nothing בטלן=batlan, לא יוצלח=lo yutzlakh
death מוות=mavet, מיתה=mita
dead מת=met, מתה=meta, פגר=peger, גוסס=goses
die למות=lamut, להתפגר=lehitpager
corpse גופה=gufa, גוויה=gviya, פגר=peger
carrion נבלה=nevela, פגר=peger
grave קבר=kever
coffin ארון מתים=aron metim
funeral הלוויה=halvaya, לוויה=levaya
cemetery בית קברות=beit kvarot, בית עלמין=beit almin
mourning אבל=evel, שבעה=shiva
widow אלמנה=almana
orphan יתום=yatom
skeleton שלד=sheled
skull גולגולת=gulgolet
ghost רוח רפאים=ruakh refaim, שד=shed
vampire ערפד=arpad
zombie זומבי=zombi
kill להרוג=laharog
murder רצח=retzakh
murderer רוצח=rotzeakh
suicide התאבדות=hitabdut
hang-person תלייה=tliya, גרדום=gardom
execution הוצאה להורג=hotzaa lahoreg
executioner תליין=talyan
behead עריפה=arifa
strangle לחנוק=lakhnok, חניקה=khanika
drown טביעה=tviya
massacre טבח=tevakh, טבחה=tivkha
slaughterhouse בית מטבחיים=beit mitbakhayim
butcher-derog קצב=katzav, שוחט=shokhet
torture עינוי=inui
beat להכות=lehakot, מכות=makot
slap סטירה=stira, כאפה=kafa
fight קרב=krav, תגרה=tigra
violence אלימות=alimut
wound פצע=petza
scar צלקת=tzaleket
blood דם=dam
bomb פצצה=ptzatza
gun רובה=rove, אקדח=ekdakh
bullet כדור=kadur, קליע=kalia
knife-weapon סכין=sakin, פגיון=pigyon
weapon נשק=neshek
explosion פיצוץ=pitzutz, התפוצצות=hitpotzetzut
whip שוט=shot
trap מלכודת=malkodet
chain-fetter שלשלת=shalshelet, אזיקים=azikim
prison כלא=kele, בית סוהר=beit sohar
prisoner אסיר=asir, שבוי=shavui
thief גנב=ganav, שודד=shoded
steal לגנוב=lignov, גניבה=gneva
robber שודד=shoded
robbery שוד=shod
plunder ביזה=biza
gangster גנגסטר=gangster, כנופיה=knufya
mafia מאפיה=mafya
criminal פושע=poshea, עבריין=avaryan
crime פשע=pesha
kidnap חטיפה=khatifa
blackmail סחיטה=skhita
bribe שוחד=shokhad
corrupt מושחת=mushkhat
fraud הונאה=honaa, רמאות=ramaut, עוקץ=oketz
counterfeit זיוף=ziyuf, מזויף=mezuyaf
lie שקר=sheker, בלוף=bluf, קשקוש=kishkush, כזב=kazav
trick תחבולה=takhbula, טריק=trik
smuggler מבריח=mavriakh
pirate פיראט=pirat
arson הצתה=hatzata
fire-blaze שריפה=srefa
enemy אויב=oyev
hate שנאה=sina
revenge נקמה=nekama
anger כעס=kaas, זעם=zaam
angry כועס=koes
evil רוע=roa, רע=ra, רשע=rasha
bad רע=ra, גרוע=garua, רעה=raa, זיפת=zift, על הפנים=al hapanim, זבל=zevel, חרא=hara
worse גרוע יותר=garua yoter
cruel אכזרי=akhzari
fear פחד=pakhad, חרדה=kharada
terror אימה=eima, טרור=teror
nightmare סיוט=siyut
danger סכנה=sakana
dangerous מסוכן=mesukan
threat איום=iyum
accident תאונה=teuna
disaster אסון=ason, פיגוע=pigua
misfortune מזל רע=mazal ra, צרה=tzara
bad-omen מבשר רעות=mevaser raot
curse קללה=klala, ארור=arur
doom אבדון=avadon
damage נזק=nezek
destroy להרוס=laharos, הרס=heres
broken שבור=shavur, מקולקל=mekulkal
break-verb לשבור=lishbor
breakdown תקלה=takala, קלקול=kilkul
crack סדק=sedek
rust חלודה=khaluda
rot ריקבון=rikavon, רקוב=rakuv
mould עובש=ovesh
garbage זבל=zevel, אשפה=ashpa, פח=pach
junk גרוטאה=grutaa, ג'אנק=jank
dirt לכלוך=likhlukh
dirty מלוכלך=melukhlakh, מזוהם=mezoham, מלוכלך=meluhlah
stain כתם=ketem
mud בוץ=botz
swamp ביצה=bitza
dust אבק=avak
slime ריר=rir
soot פיח=piakh
poison רעל=raal, סם=sam
toxic רעיל=rail
ashes אפר=efer
disgust גועל=goal
disgusting מגעיל=magil, דוחה=dokhe, גועל=goal, איכס=ihs
yuck איכס=ikhs, פיכס=fikhs
poor עני=ani, דל=dal, אביון=evyon
poverty עוני=oni
hunger רעב=raav
thirst צמא=tzama
debt חוב=khov
bankrupt פשיטת רגל=pshitat regel
loss הפסד=hefsed
lose להפסיד=lehafsid
failure כישלון=kishalon, פשלה=fashla
fall-verb נפילה=nefila
error טעות=taut, שגיאה=shgia, פדיחה=fadikha
guilt אשמה=ashma
punishment עונש=onesh
fine-penalty קנס=knas
tax מס=mas
problem בעיה=baaya
quarrel ריב=riv
scandal שערורייה=shaaruriya
chaos בלגן=balagan, תוהו ובוהו=tohu vavohu
noise רעש=raash
cheap זול=zol
expensive יקר=yakar
worthless חסר ערך=khasar erekh
useless חסר תועלת=khasar toelet
weak חלש=khalash
slow איטי=iti
late מאוחר=meukhar
old זקן=zaken, ישן=yashan
worn-out בלוי=balui
empty ריק=rek
nothing כלום=klum, אפס=efes
nobody אף אחד=af ekhad
never אף פעם=af paam
not לא=lo, אין=ein
does-not-go לא הולך=lo holekh
stop עצור=atzor
end סוף=sof
finished גמור=gamur, נגמר=nigmar
boring משעמם=meshaamem
bitter מר=mar
sour חמוץ=khamutz
sad עצוב=atzuv
sorrow צער=tzaar
cry-weep בכי=bekhi
tear-drop דמעה=dima
scream צעקה=tzeaka
lonely בודד=boded
pity רחמים=rakhamim
shame בושה=busha
tired עייף=ayef
dark חשוך=khashukh
darkness חושך=khoshekh
shadow צל=tzel
abyss תהום=tehom
storm סערה=seara
earthquake רעידת אדמה=reidat adama
flood שיטפון=shitafon
drought בצורת=batzoret
smoke-fumes עשן=ashan
cigarette סיגריה=sigarya
drug סם=sam, סמים=samim
cannabis חשיש=khashish, גראס=gras, מריחואנה=marikhuana, באנג=bang
cocaine קוק=kok
heroin-drug הרואין=heroin
drug-addict נרקומן=narkoman, מסומם=mesumam
booze אלכוהול=alkohol
hangover הנגאובר=hangover
gambling הימורים=himurim
burden נטל=netel
crooked עקום=akum
raw-unripe בוסר=boser
leak נזילה=nezila
lack מחסור=makhsor
delay עיכוב=ikuv
forget לשכוח=lishkoakh
forbidden אסור=asur
escape בריחה=brikha
lost אבוד=avud
abandoned נטוש=natush
ruin חורבן=khurban
slum שכונת עוני=shkhunat oni
rag סמרטוט=smartut
cockroach ג'וק=juk, תיקן=tikan
flea פרעוש=parosh
bedbug פשפש=pishpesh
tick קרצייה=kartziya
leech עלוקה=aluka
rat עכברוש=akhbarosh
scorpion עקרב=akrav
spider עכביש=akavish
fly-insect זבוב=zvuv
mosquito יתוש=yatush
jellyfish מדוזה=meduza
weed-plant עשב שוטה=esev shote
thorn קוץ=kotz
disease מחלה=makhala
sick חולה=khole
plague דבר=dever, מגפה=magefa
epidemic מגפה=magefa
cancer סרטן=sartan
tumour גידול=gidul
ulcer כיב=kiv
abscess מורסה=mursa
leprosy צרעת=tzaraat, מצורע=metzora
cholera כולרה=kolera
tuberculosis שחפת=shakhefet
malaria מלריה=malarya
smallpox אבעבועות=avabuot
measles חצבת=khatzevet
scabies גרדת=garedet
rash פריחה=prikha
itch גירוד=gerud
wart יבלת=yabelet
haemorrhoids טחורים=tkhorim
diarrhoea שלשול=shilshul
constipation עצירות=atzirut
nausea בחילה=bkhila
cough שיעול=shiul
cold-illness הצטננות=hitztanenut
flu שפעת=shapaat
fever חום=khom
pain כאב=keev
headache כאב ראש=keev rosh
cramp עווית=avit
epilepsy אפילפסיה=epilepsya
stroke-illness שבץ=shavatz
heart-attack התקף לב=hetkef lev
diabetes סוכרת=sukeret
aids איידס=eids
syphilis עגבת=agevet
gonorrhoea זיבה=ziva
rabies כלבת=kalevet
asthma אסתמה=astma
paralysis שיתוק=shituk
depression דיכאון=dikaon
miscarriage הפלה=hapala
abortion הפלה=hapala
infertile עקר=akar
infection זיהום=zihum
virus וירוס=virus
germ חיידק=khaidak
bruise חבורה=khabura
fracture שבר=shever
surgery ניתוח=nituakh
enema חוקן=khoken
injection זריקה=zrika
hospital בית חולים=beit kholim
medicine תרופה=trufa
womb רחם=rekhem
intestine מעי=mei
hitler היטלר=hitler
nazi נאצי=natzi
fascist פשיסט=fashist
stalin סטלין=stalin
dictator רודן=rodan, דיקטטור=diktator
dictator-local הורדוס=hordos, המן=haman, פרעה=paro
tyrant עריץ=aritz
communist קומוניסט=komunist
anarchy אנרכיה=anarkhya
racist גזען=gazan
slavery עבדות=avdut
genocide רצח עם=retzakh am
holocaust שואה=shoa
concentration-camp מחנה ריכוז=makhane rikuz, אושוויץ=oshvitz
gas-chamber תא גזים=ta gazim
ghetto גטו=geto
pogrom פוגרום=pogrom
war מלחמה=milkhama
army צבא=tzava, צה״ל=tzahal
soldier חייל=khayal
secret-police שב״כ=shabak, מוסד=mosad
police משטרה=mishtara
cop שוטר=shoter
spy מרגל=meragel
terrorist מחבל=mekhabel
terror-group חמאס=khamas, חיזבאללה=khizbala, דאעש=daesh
hostage בן ערובה=ben aruba, חטוף=khatuf
revolution מהפכה=mahapekha
riot מהומה=mehuma, אינתיפאדה=intifada
rebel מורד=mored
occupation כיבוש=kibush
party-political מפלגה=miflaga
president נשיא=nasi
minister שר=sar
king מלך=melekh
queen מלכה=malka
prince נסיך=nasikh
leader מנהיג=manhig
flag דגל=degel
homeland מולדת=moledet
state מדינה=medina
refugee פליט=palit
contested-place ירושלים=yerushalayim, עזה=aza, שטחים=shtakhim
historic-trauma שואה=shoa, חורבן=khurban, נכבה=nakba
god אלוהים=elohim, אל=el
deity-local יהוה=yahve, בעל=baal, אשרה=ashera
jesus ישו=yeshu
christ משיח=mashiakh
saint צדיק=tzadik
sacred קדוש=kadosh
angel מלאך=malakh
devil שטן=satan, שד=shed
satan שטן=satan
demon שד=shed, דיבוק=dibuk
hell גיהינום=gehinom, שאול=sheol
paradise גן עדן=gan eden
sin חטא=khet, עבירה=avera
sinner חוטא=khote
soul נשמה=neshama, נפש=nefesh
prayer תפילה=tfila
church כנסייה=knesiya
mosque מסגד=misgad
synagogue בית כנסת=beit knesset, שול=shul
temple מקדש=mikdash
cross-christian צלב=tzlav
priest כומר=komer, כהן=kohen
monk נזיר=nazir
rabbi רב=rav, רבי=rabi
prophet נביא=navi
muhammad מוחמד=mukhamad
allah אללה=ala
koran קוראן=koran
torah תורה=tora
jew יהודי=yehudi
muslim מוסלמי=muslemi
christian נוצרי=notzri
infidel כופר=kofer, אפיקורוס=apikoros, גוי=goy
heretic מין=min, כופר=kofer
blasphemy חילול השם=khilul hashem
sect כת=kat
forbidden-food טרף=tref, טריפה=treifa
kosher כשר=kasher
fasting צום=tzom
sacrifice קורבן=korban
miracle נס=nes
blessing ברכה=brakha
witch מכשפה=makhshefa
sorcerer מכשף=mekhashef
magic קסם=kesem, כישוף=kishuf
evil-eye עין הרע=ayin hara
evil-spirit-local לילית=lilit, אשמדאי=ashmedai, עזאזל=azazel, גולם=golem, דיבוק=dibuk, סמאל=samael
idol אליל=elil, עבודה זרה=avoda zara
apocalypse ארמגדון=armagedon, גוג ומגוג=gog umagog
fate גורל=goral
sun שמש=shemesh
moon ירח=yareakh, לבנה=levana
star כוכב=kokhav
sky שמיים=shamayim
earth אדמה=adama, ארץ=eretz
world עולם=olam
land ארץ=eretz
water מים=mayim
sea ים=yam
ocean אוקיינוס=okyanos
lake אגם=agam
river נהר=nahar
stream נחל=nakhal
well-spring מעיין=maayan, באר=beer
wave גל=gal
island אי=i
beach חוף=khof
mountain הר=har
hill גבעה=giva
valley עמק=emek
forest יער=yaar
field שדה=sade
desert מדבר=midbar
cave מערה=meara
stone אבן=even
rock סלע=sela, צור=tzur
sand חול=khol
salt מלח=melakh
gold זהב=zahav
silver כסף=kesef
iron ברזל=barzel
copper נחושת=nekhoshet
lead-metal עופרת=oferet
steel פלדה=plada
glass זכוכית=zkhukhit
wood-material עץ=etz
coal פחם=pekham
oil שמן=shemen
petrol דלק=delek, בנזין=benzin
fire אש=esh
flame להבה=lehava
light אור=or
lightning ברק=barak
thunder רעם=raam
rain גשם=geshem
snow שלג=sheleg
ice קרח=kerakh
frost כפור=kfor
hail ברד=barad
wind רוח=ruakh
air אוויר=avir
cloud ענן=anan
fog ערפל=arafel
dew טל=tal
rainbow קשת=keshet
weather מזג אוויר=mezeg avir
tree עץ=etz, אילן=ilan
leaf עלה=ale
branch ענף=anaf
root שורש=shoresh
seed זרע=zera
grass דשא=deshe
flower פרח=perakh
rose ורד=vered
lily שושנה=shoshana
bush שיח=siakh
oak אלון=alon
pine אורן=oren
straw קש=kash
mushroom פטרייה=pitriya
person אדם=adam, איש=ish
people אנשים=anashim, עם=am
man גבר=gever, איש=ish
woman אישה=isha
child ילד=yeled
baby תינוק=tinok
boy בן=ben, נער=naar
girl בת=bat, ילדה=yalda, נערה=naara
mother אם=em
father אב=av
mum אמא=ima
dad אבא=aba
son בן=ben
daughter בת=bat
brother אח=akh
sister אחות=akhot
grandmother סבתא=savta
grandfather סבא=saba
uncle דוד=dod
aunt דודה=doda
husband בעל=baal
wife רעיה=raaya
bride כלה=kala
wedding חתונה=khatuna
mother-in-law חמות=khamot
nephew אחיין=akhyan
family משפחה=mishpakha
friend חבר=khaver
neighbour שכן=shakhen
guest אורח=oreakh
stranger זר=zar
name שם=shem
life חיים=khayim
love אהבה=ahava
kiss נשיקה=neshika
heart לב=lev
head ראש=rosh
hair שיער=sear
face פנים=panim
forehead מצח=metzakh
eye עין=ayin
ear אוזן=ozen
nose אף=af
mouth פה=pe
lip שפה=safa
tooth שן=shen
tongue לשון=lashon
chin סנטר=santer
cheek לחי=lekhi
beard זקן=zakan
moustache שפם=safam
neck צוואר=tzavar
throat גרון=garon
shoulder כתף=katef
back גב=gav
chest חזה=khaze
belly בטן=beten
navel טבור=tabur, פופיק=pupik
arm זרוע=zroa
elbow מרפק=marpek
hand יד=yad
finger אצבע=etzba
nail ציפורן=tziporen, מסמר=masmer
fist אגרוף=egrof
leg רגל=regel
knee ברך=berekh
foot כף רגל=kaf regel
heel עקב=akev
toe בוהן=bohen
skin עור=or
bone עצם=etzem
rib צלע=tzela
brain מוח=moakh
liver כבד=kaved
lung ריאה=rea
kidney כליה=kilya
meat בשר=basar
milk חלב=khalav
bread לחם=lekhem
butter חמאה=khema
cheese גבינה=gvina
egg ביצה=beitza
fish דג=dag
soup מרק=marak
rice אורז=orez
flour קמח=kemakh
dough בצק=batzek
cake עוגה=uga
biscuit עוגייה=ugiya
sugar סוכר=sukar
honey דבש=dvash
chocolate שוקולד=shokolad
candy סוכרייה=sukariya
apple תפוח=tapuakh
pear אגס=agas
grape ענב=enav
cherry דובדבן=duvdevan
plum שזיף=shezif
peach אפרסק=afarsek
lemon לימון=limon
orange-fruit תפוז=tapuz
banana בננה=banana
strawberry תות=tut
nut אגוז=egoz
fig תאנה=teena
melon מלון=melon
tomato עגבנייה=agvaniya
potato תפוח אדמה=tapuakh adama
onion בצל=batzal
garlic שום=shum
cabbage כרוב=kruv
carrot גזר=gezer
cucumber מלפפון=melafefon
bean שעועית=sheuit
pea אפונה=afuna
lentil עדשים=adashim
pumpkin דלעת=delaat
beet סלק=selek
pepper-spice פלפל=pilpel
mustard חרדל=khardal
vinegar חומץ=khometz
sausage נקניק=naknik
fat-grease שומן=shuman
wine יין=yayin
beer בירה=bira
tea תה=te
coffee קפה=kafe
juice מיץ=mitz
food אוכל=okhel
breakfast ארוחת בוקר=arukhat boker
animal חיה=khaya
dog כלב=kelev
puppy גור=gur
cat חתול=khatul
horse סוס=sus
cow פרה=para
bull שור=shor
calf עגל=egel
sheep כבשה=kivsa
lamb טלה=tale
goat עז=ez
chicken תרנגולת=tarnegolet
rooster תרנגול=tarnegol
duck ברווז=barvaz
goose אווז=avaz
rabbit ארנב=arnav
mouse עכבר=akhbar
bear דוב=dov
wolf זאב=zeev
fox שועל=shual
deer צבי=tzvi, אייל=ayal
lion אריה=arye
tiger טיגריס=tigris
elephant פיל=pil
monkey קוף=kof
camel גמל=gamal
snake נחש=nakhash
frog צפרדע=tzfardea
turtle צב=tzav
crocodile תנין=tanin
bird ציפור=tzipor
eagle נשר=nesher, עיט=ayit
hawk נץ=netz
owl ינשוף=yanshuf
crow עורב=orev
pigeon יונה=yona
swan ברבור=barbur
feather נוצה=notza
wing כנף=kanaf
tail זנב=zanav
horn קרן=keren
fur פרווה=parva
bee דבורה=dvora
wasp צרעה=tzira
ant נמלה=nemala
butterfly פרפר=parpar
beetle חיפושית=khipushit
worm תולעת=tolaat
snail חילזון=khilazon
shark כריש=karish
whale לווייתן=livyatan
crab סרטן=sartan
house בית=bait
room חדר=kheder
kitchen מטבח=mitbakh
bathroom אמבטיה=ambatya
door דלת=delet
window חלון=khalon
wall קיר=kir, חומה=khoma
roof גג=gag
floor רצפה=ritzpa
stairs מדרגות=madregot
garden גן=gan, גינה=gina
fence גדר=gader
bed מיטה=mita
table שולחן=shulkhan
chair כיסא=kise
lamp מנורה=menora
candle נר=ner
mirror מראה=mara
key מפתח=mafteakh
lock מנעול=manul
knife סכין=sakin
fork מזלג=mazleg
spoon כף=kaf, כפית=kapit
plate צלחת=tzalakhat
cup כוס=kos, ספל=sefel
bottle בקבוק=bakbuk
pot סיר=sir
pan מחבת=makhvat
bowl קערה=keara
oven תנור=tanur
box קופסה=kufsa
bag תיק=tik, שק=sak
basket סל=sal
barrel חבית=khavit
bucket דלי=dli
broom מטאטא=matate
soap סבון=sabon
towel מגבת=magevet
comb מסרק=masrek
brush מברשת=mivreshet
needle מחט=makhat
thread חוט=khut
rope חבל=khevel
hammer פטיש=patish
saw מסור=masor
axe גרזן=garzen
screw בורג=boreg
wheel גלגל=galgal
stick מקל=makel
machine מכונה=mekhona
tool כלי=kli
toy צעצוע=tzaatzua
doll בובה=buba
ball כדור=kadur
book ספר=sefer
paper נייר=niyar
letter מכתב=mikhtav
pen עט=et
newspaper עיתון=iton
picture תמונה=tmuna
word מילה=mila
language שפה=safa
story סיפור=sipur
song שיר=shir
music מוזיקה=muzika
drum תוף=tof
flute חליל=khalil
bell פעמון=paamon
clothes בגדים=bgadim
shirt חולצה=khultza
trousers מכנסיים=mikhnasayim
skirt חצאית=khatzait
dress שמלה=simla
coat מעיל=meil
hat כובע=kova
shoe נעל=naal
boot מגף=magaf
sock גרב=gerev
glove כפפה=kfafa
belt חגורה=khagora
button כפתור=kaftor
pocket כיס=kis
ring טבעת=tabaat
glasses משקפיים=mishkafayim
clock שעון=shaon
umbrella מטרייה=mitriya
wool צמר=tzemer
silk משי=meshi
cotton כותנה=kutna
leather עור=or
cloth בד=bad
city עיר=ir
village כפר=kfar
street רחוב=rekhov
way דרך=derekh
square כיכר=kikar
bridge גשר=gesher
tower מגדל=migdal
castle טירה=tira, ארמון=armon
market שוק=shuk
shop חנות=khanut
school בית ספר=beit sefer
office משרד=misrad
factory מפעל=mifal
bank בנק=bank
money כסף=kesef
coin מטבע=matbea
price מחיר=mekhir
gift מתנה=matana
work עבודה=avoda
worker פועל=poel, עובד=oved
doctor רופא=rofe
teacher מורה=more
farmer איכר=ikar
hunter צייד=tzayad
fisherman דייג=dayag
baker אופה=ofe
tailor חייט=khayat
smith נפח=napakh
cook טבח=tabakh
driver נהג=nahag
boss בוס=bos
car מכונית=mekhonit
ship אונייה=oniya
boat סירה=sira
train רכבת=rakevet
plane מטוס=matos
bicycle אופניים=ofanayim
day יום=yom
night לילה=layla
morning בוקר=boker
evening ערב=erev
noon צהריים=tzohorayim
today היום=hayom
yesterday אתמול=etmol
tomorrow מחר=makhar
week שבוע=shavua
month חודש=khodesh
year שנה=shana
hour שעה=shaa
minute דקה=daka
time זמן=zman
spring אביב=aviv
summer קיץ=kayitz
autumn סתיו=stav
winter חורף=khoref
sunday יום ראשון=yom rishon
holiday חג=khag
red אדום=adom
blue כחול=kakhol
green ירוק=yarok
yellow צהוב=tzahov
white לבן=lavan
black שחור=shakhor
grey אפור=afor
brown חום=khum
pink ורוד=varod
purple סגול=sagol
colour צבע=tzeva
zero אפס=efes
one אחד=ekhad, אחת=akhat
two שתיים=shtayim, שניים=shnayim
three שלוש=shalosh
four ארבע=arba
five חמש=khamesh
six שש=shesh
seven שבע=sheva
eight שמונה=shmone
nine תשע=tesha
ten עשר=eser
twenty עשרים=esrim
hundred מאה=mea
thousand אלף=elef
million מיליון=milyon
half חצי=khatzi
first ראשון=rishon
last אחרון=akharon
part חלק=khelek
circle עיגול=igul
line קו=kav
point נקודה=nekuda
corner פינה=pina
side צד=tzad
hole חור=khor
number מספר=mispar
dream חלום=khalom
sleep-noun שינה=sheina
game משחק=miskhak
joy שמחה=simkha, גיל=gil
luck מזל=mazal
peace שלום=shalom
freedom חופש=khofesh
truth אמת=emet
hope תקווה=tikva
wish משאלה=mishala
strength כוח=koakh, עוז=oz
voice קול=kol
silence שקט=sheket
smell ריח=reakh
taste טעם=taam
breath נשימה=neshima
thing דבר=davar
question שאלה=sheela
answer תשובה=tshuva
secret סוד=sod
law חוק=khok
be להיות=lihyot
have יש=yesh
do-make לעשות=laasot
go ללכת=lalekhet, לך=lekh
come לבוא=lavo, בוא=bo
walk ללכת=lalekhet
run לרוץ=larutz
jump לקפוץ=likpotz
fly לעוף=lauf
swim לשחות=liskhot
sit לשבת=lashevet
stand לעמוד=laamod
lie-down לשכב=lishkav
sleep לישון=lishon
wake להתעורר=lehitorer
eat לאכול=leekhol
drink לשתות=lishtot
bite לנשוך=linshokh
swallow לבלוע=livloa
see לראות=lirot
look להסתכל=lehistakel
hear לשמוע=lishmoa
speak לדבר=ledaber
say לומר=lomar
ask לשאול=lishol
call לקרוא=likro
sing לשיר=lashir
dance לרקוד=lirkod, ריקוד=rikud
laugh לצחוק=litzkhok, צחוק=tzkhok
play לשחק=lesakhek
know לדעת=ladaat
think לחשוב=lakhshov
want לרצות=lirtzot
can יכול=yakhol
must חייב=khayav
love-verb לאהוב=leehov, אוהב=ohev
give לתת=latet, תן=ten
take לקחת=lakakhat, קח=kakh
bring להביא=lehavi
hold להחזיק=lehakhzik
put לשים=lasim
throw לזרוק=lizrok
catch לתפוס=litpos
pull למשוך=limshokh
push לדחוף=lidkhof
open לפתוח=liftoakh, פתוח=patuakh
close לסגור=lisgor, סגור=sagur
cut לחתוך=lakhtokh
wash לשטוף=lishtof
clean-verb לנקות=lenakot
cook-verb לבשל=levashel
burn לשרוף=lisrof
buy לקנות=liknot
sell למכור=limkor
pay לשלם=leshalem
work-verb לעבוד=laavod
build לבנות=livnot
dig לחפור=lakhpor
write לכתוב=likhtov
read לקרוא=likro
count לספור=lispor
learn ללמוד=lilmod
help לעזור=laazor, עזרה=ezra
wait לחכות=lekhakot
find למצוא=limtzo
search לחפש=lekhapes
live לחיות=likhyot
be-born להיוולד=lehivaled
grow לגדול=ligdol
turn לסובב=lesovev
shake לנענע=lenanea
smile חיוך=khiyukh
marry להתחתן=lehitkhaten
hug חיבוק=khibuk
win לנצח=lenatzeakh, ניצחון=nitzakhon
begin להתחיל=lehatkhil
change שינוי=shinui
travel לטייל=letayel
drive לנהוג=linhog
return לחזור=lakhzor
leave לעזוב=laazov
send לשלוח=lishloakh
show להראות=leharot
mix לערבב=learbev
shine לזרוח=lizroakh
big גדול=gadol
small קטן=katan
long ארוך=arokh
short קצר=katzar
tall-high גבוה=gavoa
low נמוך=namukh
wide רחב=rakhav
narrow צר=tzar
thick עבה=ave
thin דק=dak
deep עמוק=amok
flat שטוח=shatuakh
round עגול=agol
straight ישר=yashar
sharp חד=khad
heavy כבד=kaved
light-weight קל=kal
hard קשה=kashe
soft רך=rakh
new חדש=khadash
young צעיר=tzair
good טוב=tov
better טוב יותר=tov yoter
beautiful יפה=yafe
strong חזק=khazak
fast מהר=maher, מהיר=mahir
early מוקדם=mukdam
hot חם=kham
warm חמים=khamim
cold קר=kar
cool-fresh טרי=tari
wet רטוב=ratuv
dry יבש=yavesh
full מלא=male
clean נקי=naki
clear ברור=barur
bright בהיר=bahir
sweet מתוק=matok
salty מלוח=maluakh
spicy חריף=kharif
rich עשיר=ashir
happy שמח=sameakh, מאושר=meushar
funny מצחיק=matzkhik
clever חכם=khakham
brave אמיץ=amitz
kind-nice נחמד=nekhmad
honest כן=ken
healthy בריא=bari
alive חי=khai
free חופשי=khofshi
quiet שקט=shaket
easy קל=kal
difficult קשה=kashe
true נכון=nakhon
same אותו=oto
other אחר=akher
alone-only רק=rak
wild פראי=prai
strange מוזר=muzar
left שמאל=smol
right-side ימין=yamin
up למעלה=lemaala
down למטה=lemata
in בפנים=bifnim
out בחוץ=bakhutz
front קדימה=kadima
behind מאחור=meakhor
near קרוב=karov
far רחוק=rakhok
here פה=po, כאן=kan
there שם=sham
where איפה=eifo
when מתי=matai
who מי=mi
what מה=ma
why למה=lama
how איך=eikh
yes כן=ken
no לא=lo
i אני=ani
you אתה=ata, את=at
he הוא=hu
she היא=hi
we אנחנו=anakhnu
they הם=hem
my שלי=sheli
this זה=ze, זאת=zot
all הכל=hakol, כל=kol
many הרבה=harbe
few מעט=meat
more עוד=od
less פחות=pakhot
very מאוד=meod
or או=o
but אבל=aval
with עם=im
without בלי=bli
now עכשיו=akhshav
always תמיד=tamid
again שוב=shuv
already כבר=kvar
soon בקרוב=bekarov
maybe אולי=ulai
hello שלום=shalom
goodbye להתראות=lehitraot
thanks תודה=toda
please בבקשה=bevakasha
sorry סליחה=slikha
come-on יאללה=yala
look-out זהירות=zehirut
! vulgar | Fotze deiner Mutter, deiner Schwester (Fluch) | your mother's cunt (curse) | le con de ta mère (juron) | el coño de tu madre (insulto) | la fica di tua madre (insulto) : כוס אמא שלך=kus ima shelkha, כוס אוחתק=kus ukhtak, כוס רבק=kus rabak, לך תזדיין=lekh tizdayen
! negative | gescheitert, misslungen (Slang) | failed, awful (slang) | raté, foireux (argot) | chungo, fallido (jerga) | fallito, pessimo (gergo) : על הפנים=al hapanim, חרטה=kharta, באסה=basa, דפוק=dafuk, מאכזב=meakhzev, כואב=koev, קטסטרופה=katastrofa, פלופ=flop
false שקר=sheker, מזויף=mezuyaf, כוזב=kozev, פייק=feik
complain להתלונן=lehitlonen, קיטור=kitur
limp-slack רפוי=rafuy
flat-dull תפל=tafel
hovel בקתה=bikta
gloomy קודר=koder
gout שיגדון=shigadon
herpes הרפס=herpes
goitre זפק=zefek
scab גלד=geled
rectum חלחולת=halholet
rubbish-quality גרוטאה=gruta, זול=zol
`,
}
