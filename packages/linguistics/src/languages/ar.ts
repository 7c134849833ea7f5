import type { LanguageSource } from '../language-source.ts'

/** Arabic: the standard language with the everyday words of Egypt and the Levant. */
export const ar: LanguageSource = {
  code: 'ar',
  script: 'Arabic',
  text: `
penis-vulgar زب=zibb, زب=zebb, اير=ayr, زبي=zibbi, قضيب=qadib, زبر=zobr, زبرة=zobra, قلاوي=glawi, أير=ayr, أير=eir, زبر=zubr, حمامة=hamama, زوبر=zubur, زبي=zebbi, زب=zeb, زب=zib, زب=zob, زبر=zibr, أير=air, زبي=zobi, زبري=zubri, بتاع=bitaa, أيري=ayri, زوب=zoub
penis قضيب=qadib, ذكر=dhakar
vulva-vulgar كس=kus, كس=kuss, كس=koss, كسي=kusi, فرج=farj, فرج=faraj, كسي=kussi, زك=zek, حتشون=hatchoun, سوة=sowa, طبون=taboun, كس=kos, طبون=tabun, كسك=kusak
vagina مهبل=mahbal
testicles-vulgar بيضان=bidan, خصي=khosi, بيضات=baidat, قلاوي=qlawi, بيض=bid, بيضات=baydat, خصاوي=khasawi
testicle خصية=khusya
breasts-vulgar بزاز=bizaz, بز=bizz, بزازل=bezazil, نهود=nuhud, صدر=sadr, بزاب=bzaz, بزازل=bzazel, بزول=bzoul, بزاز=bzaz, ثدي=thadi
nipple حلمة=halama
arse طيز=tiz, مؤخرة=muakhira, طيزي=tizi, زك=zuk, طيز=teez, طيزك=tizak, مكوة=makwa, قعر=qaar, صرم=sorm, ترمة=terma, زك=zek
buttocks أرداف=ardaf
anus شرج=sharj, خرم الطيز=khurm altiz
arsehole خرم=khorm
crotch عانة=aana
clitoris بظر=bazr
erection انتصاب=intisab
semen مني=mani, لبن=laban
fuck نيك=nik, نيكه=nike, نياكة=niyaka, ينيك=yenik, ناك=nak, انيك=anik, حوا=hawa, نيكو=niko, نيكني=nikni, ينيك=yanik, نايك=nayek, نيكة=nika, يلعن=yilan, منيوك=manyuk, متناك=mitnak, متناكة=mitnaka, ينيك=yinik
sex جنس=jins, سكس=seks
intercourse جماع=jima, مضاجعة=mudajaa
orgasm نشوة=nashwa
masturbate استمناء=istimna, عادة سرية=aada sirriya
suck-vulgar مص=mas, مصاص=massas, تمص=tumus
sodomy لواط=liwat
horny ممحون=mamhun, هايج=hayij, هايج=hayej, شبق=shabiq
lust شهوة=shahwa
pervert شاذ=shadh, منحرف=munharif
lecher فاسق=fasiq, زير نساء=zir nisa
obscene فاحش=fahish, بذيء=badhi
porn إباحي=ibahi
naked عاري=aari, عريان=aryan
prostitute عاهرة=aahira, مومس=mumis
whore شرموطة=sharmuta, قحبة=qahba, عاهرة=ahira, منيوكة=manyuka, قحبة=kahba, مومس=mumis, عرص=ars, فاجرة=fajra, قحبة=gahba, شرموطة=sharmouta, لبوة=labwa, شرموط=sharmut, شراميط=sharamit, قحاب=qihab, عاهر=ahir
slut فاجرة=fajira, ساقطة=saqita, فلتانة=faltana, عايبة=ayba, صايعة=saya, لبوة=labwa, زانية=zaniya, صايعة=sayaa
brothel ماخور=makhur, كرخانة=karakhana
pimp قواد=qawwad, عرص=ars, معرص=muarras, ديوث=dayuth, قرني=qarni, ديوث=dayyuth, كواد=kawwad, معرص=moarras
mistress عشيقة=ashiqa
adultery زنا=zina, خيانة=khiyana, زنى=zena
cuckold ديوث=dayyuth
incest سفاح=sifah
rape اغتصاب=ightisab
virgin-sexual عذراء=adhra, بكر=bikr
impotent عنين=inneen
castrate خصاء=khisa
shit خرا=khara, خرة=khara, خراء=kharaa, كاكا=kaka, خرا=hara, زبل=zibl, خرية=kharya, خرا=kharra, خراء=khara, زفت=zift, كخ=kikh
shit-verb يخرا=yikhra, خرى=khara, يخرى=yikhra
excrement براز=biraz, غائط=ghait
poop كاكا=kaka, خرية=kharya, ككه=kakka, اخ=akh
dung روث=rawth, زبل=zibl
piss شخ=shakh
urine بول=bawl, بول=boul, بول=bol
pee بيبي=bibi, بيبي=pipi, شخ=shakh, شخة=shakha, بي بي=bibi
fart فسوة=faswa, ضرطة=darta, فسا=fasa, ظراط=zorat, فساء=fisa, ضراط=dirat, جيص=jis, فص=fass, ظراط=zurat, زرطة=zarta, فسية=fasya
belch تجشؤ=tajashu
vomit قيء=qai, تقيؤ=taqayu, قيء=qay, ترجيع=tarjia, استفراغ=istifragh
snot مخاط=mukhat
spit بصاق=busaq, تف=tuf
sweat عرق=araq
stink نتن=natin, ريحة=riha
pus قيح=qaih, صديد=sadid
toilet مرحاض=mirhad, حمام=hammam
latrine كنيف=kanif
sewer مجاري=majari
menstruation حيض=haid
diaper حفاض=hifad
armpit إبط=ibt
pimple بثرة=bathra, حبة=habba
dandruff قشرة=qishra
seduce إغراء=ighra
lick لحس=lahs
damn لعنة=lana, ملعون=malun, يلعن=yilan, يخرب بيتك=yikhrib baytak
go-to-hell روح في داهية=ruh fi dahya, كل خرا=kul khara, كول خرا=kol khara, انقلع=inqali, يلعن ابوك=yilan abuk
son-of-bitch ابن كلب=ibn kalb, ابن حرام=ibn haram
motherfucker ابن شرموطة=ibn sharmuta
transvestite مخنث=mukhannath
grope تحرش=taharrush
hole-vulgar خرق=kharq
stick-vulgar خازوق=khazuq
idiot غبي=ghabi, حمار=himar, احمق=ahmaq, اهبل=ahbal, عبيط=abit, ابله=ablah, بهيمة=bahima, تنح=tanih, بغل=baghl, أحمق=ahmaq, هبل=habal, بهيم=bahim, حمار=hmar, جحش=jahsh, تيس=tays, أبله=ablah, أهبل=ahbal, هبيلة=habila, أهطل=ahtal, مغفل=mughaffal, معتوه=matuh
fool أحمق=ahmaq, مغفل=mughaffal
stupid غبي=ghabi, غبي=gabi, بليد=balid, سخيف=sakhif, غبية=ghabiya, أغبى=aghba
cretin معتوه=matuh
blockhead ثور=thawr
clumsy أخرق=akhraq
crazy مجنون=majnun, مهبول=mahbul, خبل=khabal, هبل=habal, مخبول=makhbul, مجنونة=majnuna, أحول=ahwal, مهبول=mahboul, مجنون=majnoun
madman مخبول=makhbul
madhouse مستشفى المجانين=mustashfa almajanin
retarded متخلف=mutakhallif
cripple كسيح=kasih, معوق=muawwaq
lame-person أعرج=aaraj
blind-person أعمى=aama
deaf-person أطرش=atrash, أصم=asamm
mute-person أخرس=akhras
hunchback أحدب=ahdab
dwarf قزم=qazam
bald أصلع=aslaa
ugly قبيح=qabih, بشع=bashia, بشع=bashi, شين=shin, خايب=khayb, خشن=khashen
fat-person سمين=samin, دبة=dubba
skinny نحيف=nahif
coward جبان=jaban
weakling ضعيف=daif
sissy خنيث=khanith
bastard لقيط=laqit, نغل=naghl, ابن حرام=ibn haram, بندوق=banduq
scoundrel وغد=waghd, نذل=nadhl, سافل=safil, حقير=haqir, واطي=wati, حيوان=hayawan, خسيس=khasis, عرصة=arsa
rascal شقي=shaqi
scum حثالة=huthala
wretch بائس=bais
tramp صعلوك=saluk
beggar شحاذ=shahhadh, متسول=mutasawwil
loser خاسر=khasir, فاشل=fashil
lazybones كسول=kasul, تنبل=tanbal, كسلان=kaslan
glutton شره=sharih
miser بخيل=bakhil, شحيح=shahih
greedy طماع=tamma, جشع=jashia
drunkard سكير=sikkir
drunk سكران=sakran
liar كذاب=kadhdhab, كذاب=kaddab, كداب=kaddab
cheat غشاش=ghashshash, نصاب=nassab
hypocrite منافق=munafiq
traitor خائن=khain
snitch مخبر=mukhbir, فتان=fattan
toady متملق=mutamalliq
braggart متبجح=mutabajjih
arrogant متكبر=mutakabbir
cheeky وقح=waqih
rude قليل الأدب=qalil aladab
boor همجي=hamaji, فلاح=fallah, جلف=jilf, عربجي=arbagi, حيوان=hayawan
gossip نميمة=namima
old-hag عجوز شمطاء=ajuz shamta
old-maid عانس=aanis
slave عبد=abd
servant-derog خادم=khadim
pig خنزير=khinzir, خنزير=khanzir, حلوف=hallouf, حلوف=halluf
donkey حمار=himar, حمار=hmar, جحش=jahsh
cow-insult بقرة=baqara, بقرة=bagra
goat-insult تيس=tays
dog-insult كلب=kalb, كلب=kelb, كلاب=kilab
bitch كلبة=kalba, كلبة=kelba
monkey-insult قرد=qird
rat-insult جرذ=juradh
snake-insult حية=hayya, أفعى=afaa
worm-insult دودة=duda
louse قملة=qamla, قمل=qaml, قملة=gamla
vermin حشرات=hasharat
parasite طفيلي=tufaili
hyena ضبع=dab
vulture نسر=nasr
beast بهيمة=bahima, وحش=wahsh, حيوان=hayawan
monster غول=ghul
savage متوحش=mutawahhish
primitive بدائي=badai
trash-person زبالة=zibala
shame-on-you عيب=aib
mock سخرية=sukhriya
insult إهانة=ihana, شتيمة=shatima
slur-black زنجي=zinji, عبد=abd, عبيد=abid, كحلوش=kahlush, زنجي=zanji, عزي=azzi
slur-jew صهيوني=sahyuni
slur-roma نوري=nawari, غجري=ghajari
slur-foreigner أجنبي=ajnabi
slur-gay خول=khawal, لوطي=luti, منيك=manyak, زامل=zamel, شاذ=shadh, عطاي=attay, تنتة=tanta, مخنث=mukhannath, خول=khol, منيوك=manyuk, منيك=maniak, خنيث=khanith, مأبون=mabun
slur-lesbian سحاقية=suhaqiya, سحاق=suhaq
slur-woman حرمة=hurma, عانس=aanis, مرة=mara
gay مثلي=mithli, شاذ=shadh
negro-word أسود=aswad
shut-up اخرس=ikhras, اسكت=uskut
naive ساذج=sadhij
stubborn عنيد=anid
clown مهرج=muharrij
puppet دمية=dumya
ignorant جاهل=jahil
hitler هتلر=hitler
nazi نازي=nazi
fascist فاشي=fashi
stalin ستالين=stalin
dictator دكتاتور=diktatur
dictator-local صدام=saddam, القذافي=alqadhafi, الأسد=alasad
tyrant طاغية=taghiya, ظالم=zalim
communist شيوعي=shuyui
racist عنصري=unsuri
slavery عبودية=ubudiya
colony مستعمرة=mustamara
genocide إبادة=ibada
war حرب=harb
civil-war حرب أهلية=harb ahliya
army جيش=jaish
soldier جندي=jundi, عسكري=askari
secret-police مخابرات=mukhabarat
police شرطة=shurta
spy جاسوس=jasus
terrorist إرهابي=irhabi
terror-group داعش=daesh, القاعدة=alqaida, حماس=hamas, حزب الله=hizballah
hostage رهينة=rahina
revolution ثورة=thawra
coup انقلاب=inqilab
riot شغب=shaghab, فتنة=fitna
rebel متمرد=mutamarrid
occupation احتلال=ihtilal
invasion غزو=ghazw
propaganda دعاية=diaya
corruption-politics فساد=fasad
president رئيس=rais
minister وزير=wazir
king ملك=malik
queen ملكة=malika
emperor إمبراطور=imbratur
prince أمير=amir
sultan سلطان=sultan
leader قائد=qaid, زعيم=zaim
master-lord سيد=sayyid
flag علم=alam
homeland وطن=watan
state دولة=dawla
refugee لاجئ=laji
contested-place القدس=alquds, فلسطين=filastin
historic-trauma النكبة=nakba
god إله=ilah, رب=rabb
goddess إلهة=ilaha, اللات=allat
jesus يسوع=yasu, عيسى=isa
christ المسيح=almasih
virgin-mary مريم=maryam
saint قديس=qiddis, ولي=wali
sacred مقدس=muqaddas
angel ملاك=malak
devil شيطان=shaytan, ابليس=iblis, شيطان=shitan, شيطان=shaitan, إبليس=iblis
satan إبليس=iblis
demon جن=jinn, عفريت=ifrit, عفريت=afrit
hell جهنم=jahannam, جحيم=jahim
paradise جنة=janna
sin ذنب=dhanb, إثم=ithm
sinner مذنب=mudhnib
soul روح=ruh
prayer صلاة=salat, دعاء=dua
church كنيسة=kanisa
mosque مسجد=masjid, جامع=jamia
temple معبد=mabad
monastery دير=dair
cross-christian صليب=salib
priest قسيس=qissis, كاهن=kahin
monk راهب=rahib
pope بابا=baba
imam إمام=imam, شيخ=shaikh
rabbi حاخام=hakham
prophet نبي=nabi, رسول=rasul
muhammad محمد=muhammad
allah الله=allah
koran قرآن=quran
bible إنجيل=injil
torah توراة=tawrat
buddha بوذا=budha
jew يهودي=yahudi
muslim مسلم=muslim
christian نصراني=nasrani, مسيحي=masihi
infidel كافر=kafir, كفار=kuffar, كفر=kufr, كافر=kefir
heretic زنديق=zindiq, مرتد=murtad
blasphemy كفر=kufr
sect طائفة=taifa
holy-war جهاد=jihad
forbidden-food خنزير=khinzir, حرام=haram
halal حلال=halal
fasting صوم=sawm
pilgrimage حج=hajj
sacrifice قربان=qurban
miracle معجزة=mujiza
blessing بركة=baraka
witch ساحرة=sahira
sorcerer ساحر=sahir
magic سحر=sihr
evil-eye عين=ain, حسد=hasad
idol صنم=sanam
antichrist الدجال=dajjal
fate قدر=qadar, نصيب=nasib
holy-place الكعبة=kaaba, مكة=makka
apocalypse القيامة=qiyama
death موت=mawt, موت=mot, موت=mout, وفاة=wafat, موت=maut, منية=maniya
dead ميت=mayyit, ميتة=mayta, ميت=mit
die يموت=yamut
corpse جثة=juththa
carrion جيفة=jifa
grave قبر=qabr
coffin تابوت=tabut
funeral جنازة=janaza
cemetery مقبرة=maqbara
mourning حداد=hidad
widow أرملة=armala
orphan يتيم=yatim
skeleton هيكل عظمي=haikal azmi
skull جمجمة=jumjuma
ghost شبح=shabah
kill قتل=qatl
murderer قاتل=qatil, سفاح=saffah
suicide انتحار=intihar
hang-person مشنقة=mishnaqa
execution إعدام=idam
executioner جلاد=jallad
strangle خنق=khanq
drown غرق=gharaq
massacre مذبحة=madhbaha, مجزرة=majzara
butcher-derog جزار=jazzar
torture تعذيب=tadhib
beat ضرب=darb
slap صفعة=safaa, كف=kaff
fight شجار=shijar
violence عنف=unf
wound جرح=jurh
scar ندبة=nadba
blood دم=dam
bomb قنبلة=qunbula
gun بندقية=bunduqiya, مسدس=musaddas
bullet رصاصة=rasasa
knife-weapon خنجر=khanjar
weapon سلاح=silah
explosion انفجار=infijar
whip سوط=sawt
trap فخ=fakhkh
chain-fetter سلسلة=silsila, قيد=qaid
prison سجن=sijn, حبس=habs
prisoner سجين=sajin, أسير=asir
thief حرامي=harami, لص=liss, سارق=sariq, شفار=chaffar, سراق=sarraq
steal سرقة=sariqa
robber قاطع طريق=qati tariq
plunder نهب=nahb
gangster عصابة=isaba
criminal مجرم=mujrim
crime جريمة=jarima
kidnap خطف=khatf
blackmail ابتزاز=ibtizaz
bribe رشوة=rashwa
corrupt فاسد=fasid
fraud احتيال=ihtiyal, غش=ghish, نصب=nasb, نصاب=nassab
counterfeit مزور=muzawwar, تقليد=taqlid
lie كذب=kidhb, كذب=kizb, كذبة=kidhba, كذاب=kazzab, كدب=kidb, كذب=kadhib, زور=zur
trick خدعة=khuda, حيلة=hila
pirate قرصان=qursan
fire-blaze حريق=hariq
enemy عدو=aduww
hate كره=kurh
revenge انتقام=intiqam, ثأر=thar
anger غضب=ghadab
evil شر=sharr
bad سيئ=sayyi, خايب=khayeb, زفت=zift, موزين=mu zain, وحش=wihish, شين=shin
cruel قاسي=qasi
fear خوف=khawf
terror رعب=rub
nightmare كابوس=kabus
danger خطر=khatar
threat تهديد=tahdid
accident حادث=hadith
disaster كارثة=karitha, مصيبة=musiba
misfortune نحس=nahs, شؤم=shum, مصيبة=musiba, بلوى=balwa, نكبة=nakba, بلية=baliya
doom هلاك=halak
damage ضرر=darar
destroy تدمير=tadmir
broken مكسور=maksur, خربان=kharban, خاسر=khaser
breakdown عطل=utl
crack شق=shaqq
rust صدأ=sada
rot عفن=afan, عفن=afin, متعفن=mutaaffin, خايس=khayes, خامج=khamej
garbage قمامة=qumama, زبالة=zibala, زبل=zbel, زبل=zibl
junk خردة=khurda
dirt وسخ=wasakh, قذر=qadhar, قذارة=qadhara
dirty قذر=qadhir, وسخ=wisikh, معفن=muaffan, وسخ=wasikh, وسخ=wasakh, وسخ=mousakh, نجس=najis
mud طين=tin, وحل=wahl
swamp مستنقع=mustanqaa
dust غبار=ghubar
poison سم=summ
toxic سام=samm
ashes رماد=ramad
disgusting مقرف=muqrif, مقزز=muqazziz, قرف=qaraf, معفن=muaffan, قرفان=arfan
yuck يع=yaa
poor فقير=faqir, مسكين=miskin, طفران=tafran
poverty فقر=faqr
hunger جوع=jua
thirst عطش=atash
debt دين=dain
bankrupt مفلس=muflis
loss خسارة=khasara
failure فشل=fashal, رسوب=rusub, فاشل=fashil
fall-verb سقوط=suqut
error خطأ=khata, غلط=ghalat
punishment عقوبة=uquba
fine-penalty غرامة=gharama
tax ضريبة=dariba
problem مشكلة=mushkila
scandal فضيحة=fadiha
chaos فوضى=fawda
noise ضجيج=dajij
cheap رخيص=rakhis
expensive غالي=ghali
useless تافه=tafih
slow بطيء=bati
late متأخر=mutaakhkhir
old قديم=qadim, عجوز=ajuz
empty فارغ=farigh
nothing لا شيء=la shai
never أبدا=abadan
not مش=mish, ليس=laisa
stop قف=qif
end نهاية=nihaya
boring ممل=mumill
bitter مر=murr
sour حامض=hamid
sad حزين=hazin
sorrow حزن=huzn
cry-weep بكاء=buka
tear-drop دمعة=dama
scream صرخة=sarkha
lonely وحيد=wahid
pity شفقة=shafaqa
shame عار=aar
tired تعبان=taaban
cold-neg برد=bard
dark مظلم=muzlim
darkness ظلام=zalam
shadow ظل=zill
abyss هاوية=hawiya
storm عاصفة=asifa
earthquake زلزال=zilzal
flood فيضان=fayadan
drought جفاف=jafaf
smoke-fumes دخان=dukhan
cigarette سيجارة=sijara
drug مخدرات=mukhaddirat, بانجو=bango, أفيون=afyun, هيروين=hiruin, قات=qat, كبتاغون=kabtaghun
cannabis حشيش=hashish
drug-addict مدمن=mudmin, حشاش=hashshash
booze خمر=khamr
gambling قمار=qimar, ميسر=maisir
burden عبء=ib
crooked أعوج=aawaj
raw-unripe نيء=nai
lack نقص=naqs
forbidden ممنوع=mamnua, محرم=muharram
escape هروب=hurub
lost ضائع=daia
ruin خراب=kharab
rag خرقة=khirqa
cockroach صرصور=sarsur
flea برغوث=barghuth
bedbug بق=baqq
tick قراد=qurad
leech علقة=alaqa
rat فأر=faar
scorpion عقرب=aqrab
spider عنكبوت=ankabut
fly-insect ذبابة=dhubaba
mosquito بعوضة=bauda, ناموس=namus
thorn شوكة=shawka
disease مرض=marad, داء=da, داء=daa
sick مريض=marid, مريض=mrid, عيان=ayyan
plague طاعون=taun
epidemic وباء=waba
cancer سرطان=saratan
tumour ورم=waram
leprosy جذام=judham
cholera كوليرا=kulira
tuberculosis سل=sull
measles حصبة=hasba
scabies جرب=jarab
itch حكة=hakka
haemorrhoids بواسير=bawasir
diarrhoea إسهال=ishal
constipation إمساك=imsak
nausea غثيان=ghathayan
cough سعال=sual
cold-illness زكام=zukam
fever حمى=humma
pain ألم=alam, وجع=wajaa
headache صداع=suda
epilepsy صرع=sara
aids إيدز=idz
syphilis زهري=zuhri
gonorrhoea سيلان=sayalan
rabies داء الكلب=da alkalab
asthma ربو=rabw
paralysis شلل=shalal
depression اكتئاب=iktiab
abortion إجهاض=ijhad
infection عدوى=adwa
virus فيروس=fairus
germ جرثومة=jurthuma
surgery عملية=amaliya
injection حقنة=huqna
hospital مستشفى=mustashfa
medicine دواء=dawa
womb رحم=rahim
be يكون=yakun
have عنده=indahu
do-make يفعل=yafal
go يذهب=yadhhab, روح=ruh
come تعال=taal
walk يمشي=yamshi
run يجري=yajri
fly يطير=yatir
swim سباحة=sibaha
sit يجلس=yajlis
stand يقف=yaqif
sleep نوم=nawm
eat يأكل=yakul
drink يشرب=yashrab
see يرى=yara
look شوف=shuf
hear يسمع=yasma
speak كلام=kalam
say قول=qawl
ask سؤال=sual
sing يغني=yughanni
dance رقص=raqs
laugh ضحك=dahk
play لعب=laib
know يعرف=yaarif
think تفكير=tafkir
want يريد=yurid
love-verb يحب=yuhibb
give يعطي=yuti
take خذ=khudh
bring هات=hat
hold امسك=imsik
throw رمي=rami
pull سحب=sahb
push دفع=daf
open مفتوح=maftuh, فتح=fath
close مغلق=mughlaq
cut قطع=qata
wash غسل=ghasl
cook-verb طبخ=tabkh
burn حرق=harq
buy شراء=shira
sell بيع=bai
work-verb يعمل=yaamal
build بناء=bina
dig حفر=hafr
plant-verb زرع=zara
write كتب=kataba
read اقرأ=iqra
count عد=add
learn تعلم=taallam
help مساعدة=musaada
wait انتظر=intazir
find يجد=yajid
search بحث=bahth
live يعيش=yaish
grow نمو=numuw
turn دور=dawr
smile ابتسامة=ibtisama
kiss-verb يقبل=yuqabbil
marry زواج=zawaj
win فوز=fawz
begin بداية=bidaya
change تغيير=taghyir
travel سفر=safar
return عودة=awda
stay بقاء=baqa
send إرسال=irsal
show عرض=ard
big كبير=kabir
small صغير=saghir
long طويل=tawil
short قصير=qasir
tall-high عالي=aali
low منخفض=munkhafid
wide واسع=wasia
narrow ضيق=dayyiq
thick سميك=samik
thin رقيق=raqiq
deep عميق=amiq
flat مسطح=musattah
round مدور=mudawwar
straight مستقيم=mustaqim
sharp حاد=hadd
heavy ثقيل=thaqil
light-weight خفيف=khafif
hard صلب=sulb
soft ناعم=naaim
new جديد=jadid
young شاب=shab
good جيد=jayyid, طيب=tayyib
better أحسن=ahsan
beautiful جميل=jamil
strong قوي=qawi
fast سريع=saria
early مبكر=mubakkir
hot حار=harr
warm دافئ=dafi
cold بارد=barid
wet مبلل=muballal
dry جاف=jaff
full مليان=malyan
clean نظيف=nazif
clear واضح=wadih
bright ساطع=satia
sweet حلو=hilw
salty مالح=malih
rich غني=ghani
happy سعيد=said, فرحان=farhan
funny مضحك=mudhik
clever ذكي=dhaki
brave شجاع=shujaa
kind-nice لطيف=latif
honest صادق=sadiq, أمين=amin
healthy سليم=salim
alive حي=hayy
free حر=hurr, مجاني=majjani
quiet هادئ=hadi
easy سهل=sahl
difficult صعب=saab
true صحيح=sahih
same نفس=nafs
other آخر=aakhar
wild بري=barri
strange غريب=gharib
left يسار=yasar, شمال=shimal
right-side يمين=yamin
up فوق=fawq
down تحت=taht
in داخل=dakhil
out خارج=kharij
front أمام=amam
behind وراء=wara
near قريب=qarib
far بعيد=baid
here هنا=huna
there هناك=hunak
where أين=ain, فين=fain
when متى=mata
who من=man
what ماذا=madha
why لماذا=limadha
how كيف=kaif
yes نعم=naam
no لا=la
i أنا=ana
you أنت=anta
he هو=huwa
she هي=hiya
we نحن=nahnu
they هم=hum
this هذا=hadha
that ذلك=dhalik
all كل=kull
many كثير=kathir
few قليل=qalil
more أكثر=akthar
less أقل=aqall
very جدا=jiddan
or أو=aw
but لكن=lakin
with مع=maa
without بدون=bidun
now الآن=alaan
always دائما=daiman
soon قريبا=qariban
maybe ربما=rubbama
only-just فقط=faqat
hello مرحبا=marhaba, سلام=salam
goodbye وداعا=wadaan
thanks شكرا=shukran
please من فضلك=min fadlak
sorry آسف=asif
come-on يلا=yalla
sun شمس=shams
moon قمر=qamar
star نجمة=najma, نجم=najm
sky سماء=sama
earth أرض=ard
world عالم=alam, دنيا=dunya
land بلد=balad
water ماء=ma, مية=maya
sea بحر=bahr
ocean محيط=muhit
lake بحيرة=buhaira
river نهر=nahr
well-spring بئر=bir, نبع=nab
wave موجة=mawja
island جزيرة=jazira
beach شاطئ=shati
coast ساحل=sahil
mountain جبل=jabal
hill تل=tall
valley وادي=wadi
forest غابة=ghaba
field حقل=haql
meadow مرج=marj
desert صحراء=sahra
cave كهف=kahf
stone حجر=hajar
rock صخرة=sakhra
sand رمل=raml
salt ملح=milh
gold ذهب=dhahab
silver فضة=fidda
iron حديد=hadid
copper نحاس=nuhas
lead-metal رصاص=rasas
glass زجاج=zujaj
wood-material خشب=khashab
coal فحم=fahm
oil زيت=zait, نفط=naft
petrol بنزين=benzin
fire نار=nar
flame لهب=lahab
light نور=nur, ضوء=daw
lightning برق=barq
thunder رعد=raad
rain مطر=matar
snow ثلج=thalj
ice جليد=jalid
wind ريح=rih
air هواء=hawa
cloud سحابة=sahaba, غيمة=ghaima
fog ضباب=dabab
dew ندى=nada
rainbow قوس قزح=qaws quzah
weather طقس=taqs
tree شجرة=shajara
leaf ورقة=waraqa
branch غصن=ghusn
root جذر=jidhr
seed بذرة=badhra
grass عشب=ushb
flower زهرة=zahra, وردة=warda
rose ورد=ward
lily زنبق=zanbaq
oak بلوط=ballut
pine صنوبر=sanawbar
reed قصب=qasab
straw قش=qash
mushroom فطر=futr
person إنسان=insan
people ناس=nas, شعب=shaab
man رجل=rajul
woman امرأة=imraa
child طفل=tifl
boy ولد=walad
girl بنت=bint
mother أم=umm
father أب=ab
mum ماما=mama
dad بابا=baba
son ابن=ibn
daughter ابنة=ibna
brother أخ=akh
sister أخت=ukht
grandmother جدة=jadda
grandfather جد=jadd
uncle عم=amm, خال=khal
aunt عمة=amma, خالة=khala
husband زوج=zawj
wife زوجة=zawja
bride عروس=arus
wedding عرس=urs
family عائلة=aila
friend صديق=sadiq, صاحب=sahib
neighbour جار=jar
guest ضيف=daif
name اسم=ism
life حياة=hayat
love حب=hubb
kiss قبلة=qubla, بوسة=busa
heart قلب=qalb
head رأس=ras
hair شعر=shaar
face وجه=wajh
forehead جبين=jabin
eye عيون=uyun
ear أذن=udhn
nose أنف=anf
mouth فم=fam
lip شفة=shafa
tooth سن=sinn
tongue لسان=lisan
chin ذقن=dhaqn
cheek خد=khadd
beard لحية=lihya
moustache شارب=sharib
neck رقبة=raqaba
throat حلق=halq
shoulder كتف=katif
back ظهر=zahr
chest صدر=sadr
belly بطن=batn
navel سرة=surra
arm ذراع=dhira
elbow كوع=kua
hand يد=yad
finger إصبع=isba
nail مسمار=mismar, ظفر=zufr
fist قبضة=qabda
leg ساق=saq
knee ركبة=rukba
foot قدم=qadam
heel كعب=kaab
skin جلد=jild
bone عظم=azm
rib ضلع=dila
brain دماغ=dimagh, مخ=mukhkh
liver كبد=kabid
lung رئة=ria
kidney كلية=kulya
meat لحم=lahm
milk حليب=halib
bread خبز=khubz
butter زبدة=zubda
cheese جبن=jubn
egg بيضة=baida
fish سمك=samak
soup شوربة=shurba
rice أرز=aruzz, رز=ruzz
flour دقيق=daqiq
dough عجين=ajin
cake كعك=kaak
sugar سكر=sukkar
honey عسل=asal
candy حلوى=halwa
apple تفاح=tuffah
pear كمثرى=kummathra
grape عنب=inab
cherry كرز=karaz
plum برقوق=barquq
peach خوخ=khawkh
lemon ليمون=laimun
orange-fruit برتقال=burtuqal
banana موز=mawz
strawberry فراولة=farawla
nut جوز=jawz
fig تين=tin
melon بطيخ=battikh
tomato طماطم=tamatim
potato بطاطا=batata
onion بصل=basal
garlic ثوم=thum
cabbage كرنب=kurunb
carrot جزر=jazar
cucumber خيار=khiyar
bean فول=ful
lentil عدس=adas
pumpkin قرع=qara
pepper-spice فلفل=filfil
vinegar خل=khall
fat-grease دهن=duhn
wine نبيذ=nabidh
beer بيرة=bira
tea شاي=shai
coffee قهوة=qahwa
juice عصير=asir
food طعام=taam, أكل=akl
breakfast فطور=futur
animal حيوان=hayawan
puppy جرو=jarw
cat قطة=qitta, هر=hirr
horse حصان=hisan
cow بقر=baqar
calf عجل=ijl
sheep خروف=kharuf
lamb حمل=hamal
goat ماعز=maaiz
chicken دجاجة=dajaja
rooster ديك=dik
duck بطة=batta
goose إوزة=iwazza
rabbit أرنب=arnab
mouse فارة=fara
bear دب=dubb
wolf ذئب=dhib
fox ثعلب=thalab
deer غزال=ghazal
lion أسد=asad
tiger نمر=namir
elephant فيل=fil
camel جمل=jamal
snake ثعبان=thuban
frog ضفدع=difda
turtle سلحفاة=sulhafat
crocodile تمساح=timsah
bird طائر=tair, عصفور=usfur
eagle عقاب=uqab
hawk صقر=saqr, باز=baz
owl بومة=buma
crow غراب=ghurab
pigeon حمامة=hamama
feather ريشة=risha
wing جناح=janah
tail ذيل=dhail
horn قرن=qarn
claw مخلب=mikhlab
fur فرو=farw
bee نحلة=nahla
ant نملة=namla
butterfly فراشة=farasha
snail حلزون=halazun
shark قرش=qirsh
whale حوت=hut
house بيت=bait, دار=dar
room غرفة=ghurfa
kitchen مطبخ=matbakh
door باب=bab
window شباك=shubbak
wall حائط=hait, جدار=jidar
roof سقف=saqf
garden حديقة=hadiqa, بستان=bustan
bed سرير=sarir
table طاولة=tawila
chair كرسي=kursi
lamp مصباح=misbah
candle شمعة=shama
mirror مرآة=miraat
key مفتاح=miftah
lock قفل=qufl
knife سكين=sikkin
spoon ملعقة=milaqa
plate طبق=tabaq, صحن=sahn
cup كأس=kas, فنجان=finjan
bottle زجاجة=zujaja
pot قدر=qidr
oven فرن=furn
box صندوق=sunduq, علبة=ulba
bag حقيبة=haqiba, كيس=kis
basket سلة=salla
barrel برميل=barmil
bucket دلو=dalw
broom مكنسة=miknasa
soap صابون=sabun
towel منشفة=minshafa
comb مشط=misht
brush فرشاة=furshat
needle إبرة=ibra
thread خيط=khait
rope حبل=habl
hammer مطرقة=mitraqa
axe فأس=fas
wheel عجلة=ajala
stick عصا=asa
machine آلة=aala
toy لعبة=luba
ball كرة=kura
book كتاب=kitab
paper ورق=waraq
letter رسالة=risala
pen قلم=qalam
newspaper جريدة=jarida
picture صورة=sura
word كلمة=kalima
language لغة=lugha
story قصة=qissa
song أغنية=ughniya
music موسيقى=musiqa
drum طبل=tabl
flute ناي=nai
bell جرس=jaras
clothes ملابس=malabis
shirt قميص=qamis
trousers سروال=sirwal
dress فستان=fustan
hat قبعة=qubbaa
shoe حذاء=hidha
sock جورب=jawrab
belt حزام=hizam
button زر=zirr
pocket جيب=jaib
ring خاتم=khatam
glasses نظارة=nazzara
clock ساعة=saa
umbrella مظلة=mizalla
wool صوف=suf
silk حرير=harir
cotton قطن=qutn
city مدينة=madina
village قرية=qarya
street شارع=sharia
way طريق=tariq
square ميدان=maidan
bridge جسر=jisr
tower برج=burj
castle قصر=qasr, قلعة=qala
market سوق=suq
shop دكان=dukkan, محل=mahall
school مدرسة=madrasa
office مكتب=maktab
factory مصنع=masna
bank بنك=bank
money مال=mal, فلوس=fulus
price سعر=sir
gift هدية=hadiya
work عمل=amal, شغل=shughl
worker عامل=aamil
doctor طبيب=tabib
teacher معلم=muallim
farmer فلاح=fallah
hunter صياد=sayyad
baker خباز=khabbaz
tailor خياط=khayyat
smith حداد=haddad
cook طباخ=tabbakh
driver سائق=saiq
boss مدير=mudir
car سيارة=sayyara
ship سفينة=safina
boat قارب=qarib
train قطار=qitar
plane طائرة=taira
bicycle دراجة=darraja
day يوم=yawm
night ليل=lail
morning صباح=sabah
evening مساء=masa
today اليوم=alyawm
yesterday أمس=ams
tomorrow غدا=ghadan, بكرة=bukra
week أسبوع=usbua
month شهر=shahr
year سنة=sana
time وقت=waqt
spring ربيع=rabia
summer صيف=saif
autumn خريف=kharif
winter شتاء=shita
friday جمعة=juma
holiday عيد=eid
red أحمر=ahmar
blue أزرق=azraq
green أخضر=akhdar
yellow أصفر=asfar
white أبيض=abyad
grey رمادي=ramadi
brown بني=bunni
pink وردي=wardi
purple بنفسجي=banafsaji
colour لون=lawn
zero صفر=sifr
one واحد=wahid
two اثنان=ithnan
three ثلاثة=thalatha
four أربعة=arbaa
five خمسة=khamsa
six ستة=sitta
seven سبعة=saba
eight ثمانية=thamaniya
nine تسعة=tisa
ten عشرة=ashara
hundred مئة=mia
thousand ألف=alf
half نصف=nisf
first أول=awwal
last أخير=akhir
part جزء=juz
circle دائرة=daira
line خط=khatt
point نقطة=nuqta
corner ركن=rukn
side جانب=janib
number رقم=raqm
dream حلم=hulm
joy فرح=farah
luck حظ=hazz
peace سلام=salam
freedom حرية=hurriya
truth حقيقة=haqiqa
hope أمل=amal
wish أمنية=umniya
strength قوة=quwwa
voice صوت=sawt
silence صمت=samt
smell رائحة=raiha
taste طعم=taam
breath نفس=nafas
thing شيء=shai
answer جواب=jawab
secret سر=sirr
law قانون=qanun
slur-white خواجة=khawaja, قاوري=gawri
! vulgar | Fotze deiner Mutter (Fluch) | your mother's cunt (curse) | le con de ta mère (juron) | el coño de tu madre (insulto) | la fica di tua madre (insulto) : كس أمك=kus ummak, كسمك=kosomak, كس اختك=kus ukhtak, يا ابن المتناكة=ya ibn almitnaka, نيك امك=nik ummak
! vulgar | verdammt sei dein Glaube (Fluch) | damn your religion (curse) | maudite soit ta religion (juron) | maldita sea tu religión (insulto) | maledetta la tua religione (insulto) : يلعن دينك=yilan dinak, دين أمك=din ummak, ابن الحرام=ibn alharam, ابن القحبة=ibn alqahba
fuck-exclamation كس أمك=kus ummak, يلعن=yilan, تبا=tabban
blow-job مص=mass, مص زب=mas zib
pubic-hair شعرة=shaara, عانة=ana
foreskin قلفة=qulfa, غرلة=ghurla
glans حشفة=hashafa
heat-rut شبق=shabaq
striptease تعري=taarri
paedophile متحرش=mutaharrish
orgy عربدة=arbada
diarrhoea-vulgar إسهال=ishal, جريان=jarayan
droppings بعر=baar, زبل=zibl
sow خنزيرة=khinzira
chicken-insult دجاجة=djaja
slur-trans مخنث=mukhannath, متحول=mutahawwil
slur-disabled معاق=muaq, منغولي=mongoli
big-nose أبو خشم=abu khashm
good-for-nothing فاشل=fashil, صايع=sayi, بطال=battal
murder قتل=qatl, جريمة=jarima
robbery سطو=satw, نهب=nahb
false كاذب=kadhib, مزيف=muzayyaf, مزور=muzawwar, باطل=batil, فالصو=falso, مزور=mzawer
angry غاضب=ghadib, زعلان=zaalan, معصب=muassib
dangerous خطير=khatir, خطر=khatar
bad-omen شؤم=shum, نحس=nahs, فال سيئ=fal sayyi
curse لعنة=lana, نعلة=naala, ملعون=maloun, ملعون=malun
mould عفن=afan, معفن=mafin
stale بايت=bayit
rubbish-quality خردة=khurda, خربان=kharban
stain بقعة=buqa
slime وحل=wahl
disgust قرف=qaraf, تقزز=taqazzuz, يع=yaa
lose خسر=khasir, خسارة=khasara
worthless تافه=tafih, بلا قيمة=bila qima
finished خلاص=khalas, خلص=khalas, انتهى=intaha
complain شكوى=shakwa
cocaine كوكايين=kukayin
heroin-drug هيروين=hiruyin
amphetamine كبتاجون=kabtagon
devilish-luck بلاء=bala
limp-slack رخو=rakhw, مرخي=markhi
flat-dull باهت=bahit, ماسخ=masikh
leak تسرب=tasarrub
hovel كوخ=kukh, خربة=khirba
gloomy كئيب=kaib
rash طفح=tafh, حساسية=hasasiya
wart ثؤلول=thulul
gout نقرس=niqris
herpes هربس=hirbis
goitre دراق=duraq
miscarriage إجهاض=ijhad, سقط=siqt
scab قشرة=qishra
intestine مصران=musran, أمعاء=ama
rectum مستقيم=mustaqim
concentration-camp معتقل=muataqal
forbidden-religious حرام=haram
`,
}
