import type { LanguageSource } from '../language-source.ts'

/** Persian, as spoken in Iran. */
export const fa: LanguageSource = {
  code: 'fa',
  script: 'Arabic',
  text: `
penis-vulgar کیر=kir, کیری=kiri, دودول=dudul, معامله=moamele, شومبول=shombul, شومبول=shumbul, شمبول=shombul, چول=chul
penis آلت=alat, آلت تناسلی=alate tanasoli, قضیب=qazib
vulva-vulgar کس=kos, کس=koss, کسی=kosi, چوچول=chuchul, ناز=naz, کص=kos, کسخل=koskhol
vagina واژن=vazhan, مهبل=mahbal, فرج=farj
testicles-vulgar تخم=tokhm, خایه=khaye, تخمی=tokhmi
testicle بیضه=beyze
breasts-vulgar ممه=mame, پستون=pestun, جوجو=juju, سینه=sine
nipple نوک پستان=nuke pestan, نوک سینه=nuke sine
arse کون=kun, کون=kon, کون=koon, کونی=kuni, باسن=basan, ماتحت=mataht, ماتحت=matahat
buttocks باسن=basan, کپل=kapal, لمبر=lambar
anus مقعد=maqad, سوراخ کون=surakhe kun
arsehole کونی=kuni, کونده=kunde, گوز=guz
pubic-hair پشم=pashm
crotch خشتک=kheshtak, لاپا=lapa, لنگ=leng
clitoris چوچول=chuchul, چوچوله=chuchule
foreskin پوست ختنه‌گاه=puste khatnegah
erection نعوظ=nouz, شق=shaq
semen منی=mani, آب کیر=abe kir, اسپرم=esperm
fuck گاییدن=gayidan, کردن=kardan, گاییدم=gayidam, بگا=bega, سکس کردن=seks kardan, گاییدن=gaidan, گایید=gaid
fuck-exclamation کیرم=kiram, کس ننت=kos nanat, گندش بزنن=gandesh bezanan, به تخمم=be tokhmam
sex سکس=seks, جنسی=jensi
intercourse جماع=jema, مقاربت=moqarebat, آمیزش=amizesh, نزدیکی=nazdiki
mate-animals جفت‌گیری=joftgiri
orgasm ارگاسم=orgasm
masturbate جق=jaq, جلق=jalq, خودارضایی=khoderzayi, استمنا=estemna
wanker جقی=jaqi, جلقو=jalqu
suck-vulgar ساک زدن=sak zadan, مکیدن=makidan, بخورش=bokhoresh
blow-job ساک=sak
sodomy لواط=lavat, کون کردن=kun kardan
horny حشری=hashari, شهوتی=shahvati
heat-rut فحل=fahl
lust شهوت=shahvat, هوس=havas
pervert منحرف=monharef, بیمار جنسی=bimare jensi
lecher هیز=hiz, هوسباز=havasbaz, چشم چران=cheshm charan
obscene مستهجن=mostahjan, وقیح=vaqih, رکیک=rakik
porn پورن=porn, پورنو=porno, فیلم سوپر=filme super
naked لخت=lokht, برهنه=berehne, عریان=oryan
striptease استریپ‌تیز=striptiz
prostitute فاحشه=faheshe, روسپی=ruspi, تن‌فروش=tanforush
whore جنده=jende, فاحشه=faheshe, روسپی=ruspi, لاشی=lashi, پتیاره=patiyare, هرزه=harze, خراب=kharab, لکاته=lakate, قحبه=qahbe
slut لاشی=lashi, هرزه=harze, سلیطه=salite, پتیاره=patyare, لکاته=lakate
brothel جنده‌خانه=jendekhane, فاحشه‌خانه=faheshekhane
pimp جاکش=jakesh, کسکش=koskesh, دیوث=dayyus, کونکش=kunkesh, پاانداز=paandaz, دیوث=dayus, قرمساق=qoromsaq
mistress معشوقه=mashuqe, نشمه=nashme
adultery زنا=zena, خیانت=khianat
cuckold بی‌غیرت=bigheyrat, قرمساق=qoromsaq, زن قحبه=zan qahbe
incest زنا با محارم=zena ba maharem
paedophile بچه‌باز=bachebaz, پدوفیل=pedofil
rape تجاوز=tajavoz
orgy گروپ سکس=gorup seks, عیاشی=ayyashi
fetish فتیش=fetish
dildo دیلدو=dildo
condom-slang کاندوم=kandom, کاپوت=kaput
virgin-sexual باکره=bakere, دوشیزه=dushize
impotent ناتوان جنسی=natavane jensi, عنین=enin
castrate اخته=akhte, خواجه=khaje
shit گه=goh, ان=an, عن=an, گوه=goh, پی پی=pipi, پشگل=peshgel, ریدم=ridam, تاپاله=tapale, گوه=guh, مدفوع=madfu, ریدن=ridan
shit-verb ریدن=ridan, رید=rid, بریند=berinad
excrement مدفوع=madfu, فضله=fazle
poop پی‌پی=pipi, اه اه=ah ah, ان=an
dung پهن=pehen, تپاله=tapale, کود=kud
droppings پشکل=peshkel, سنده=sende
piss شاش=shash, شاشیدن=shashidan
urine ادرار=edrar
pee شاش=shash, جیش=jish, ادرار=edrar
fart گوز=guz, گوز=gooz, چس=chos, چسی=chosi, باد معده=bad mede, گوزو=guzu, گوز=goz, گوزیدن=guzidan
diarrhoea-vulgar شکم‌روش=shekamravesh, اسهالی=eshali
belch آروغ=arugh
vomit استفراغ=estefragh, قی=qey, بالا آوردن=bala avardan
snot ان دماغ=an damagh, مف=mof, آب بینی=abe bini
spit تف=tof, آب دهان=abe dahan
sweat عرق=araq
stink گند=gand, بوی گند=buye gand, بو دادن=bu dadan
pus چرک=cherk
toilet توالت=tualet, مستراح=mostarah, دستشویی=dastshuyi
latrine خلا=khala, مبال=mabal, مستراح=mostarah
chamber-pot لگن=lagan
sewer فاضلاب=fazelab, گنداب=gandab
menstruation پریود=periyod, قاعدگی=qaedegi, حیض=heyz
tampon تامپون=tampon, نوار بهداشتی=navare behdashti
diaper پوشک=pushak, کهنه=kohne
armpit زیر بغل=zire baghal
pimple جوش=jush
dandruff شوره=shure
potbelly شکم گنده=shekam gonde
seduce اغوا=eghva, مخ زدن=mokh zadan
lick لیسیدن=lisidan, لیس=lis
damn لعنتی=lanati, لعنت=lanat
go-to-hell گمشو=gomsho, برو به جهنم=boro be jahannam, گورتو گم کن=gureto gom kon
son-of-bitch مادر جنده=madar jende, حرومزاده=harumzade, پدرسگ=pedarsag
motherfucker مادرقحبه=madarqahbe, خوارکسده=kharkosde, خارکسده=kharkosde
bollocks چرت=chert, کسشر=kosher, کس شعر=kos sher, مزخرف=mozakhraf, کسشر=kosesher, جفنگ=jafang
transvestite زن‌پوش=zanpush
lingerie شورت=short, لباس زیر=lebase zir
peeping هیز=hiz, چشم چران=cheshm charan
grope دستمالی=dastmali
hole-vulgar سوراخ=surakh
stick-vulgar چماق=chomaq, خیار=khiar
idiot احمق=ahmagh, خر=khar, ابله=ablah, کودن=kodan, خنگ=kheng, گاو=gav, منگل=mongol, بیشعور=bishour, گاگول=gagul, اسگل=osgol, اسکل=oskol, الاغ=olagh, مشنگ=mashang, هالو=halu, احمق=ahmaq
fool خنگ=kheng, خل=khol, دیوانه=divane, ساده‌لوح=sadeluh
stupid احمق=ahmaq, نفهم=nafahm, کودن=kodan, خر=khar, خنگ=kheng
cretin کودن=kodan, عقب‌مانده=aqabmande
blockhead گاگول=gagul, اسکل=oskol, پپه=pape, کله پوک=kalle puk, شاسکول=shaskul
clumsy دست و پا چلفتی=dast o pa cholofti, شلخته=shelakhte
crazy دیوانه=divane, روانی=ravani, خل=khol, مجنون=majnun, خل و چل=kholochel, چل=chel
madman دیوانه=divane, مجنون=majnun, روانی=ravani
madhouse تیمارستان=timarestan, دیوانه‌خانه=divanekhane
retarded عقب مانده=aqab mande, منگل=mongol
cripple چلاق=cholaq, علیل=alil, فلج=falaj
lame-person لنگ=lang, شل=shal
blind-person کور=kur, نابینا=nabina
deaf-person کر=kar, ناشنوا=nashenava
mute-person لال=lal
stutterer لکنت=loknat, الکن=alkan
hunchback گوژپشت=guzhposht, قوزی=quzi
dwarf کوتوله=kutule
bald کچل=kachal, طاس=tas
ugly زشت=zesht, بی‌ریخت=birikht, ایکبیری=ikbiri, بدگل=badgel
fat-person چاق=chaq, خپل=khepel, گنده=gonde
skinny لاغر=laghar, مردنی=mordani
coward ترسو=tarsu, بزدل=bozdel
weakling ضعیف=zaif, سوسول=susul
sissy سوسول=susul, اواخواهر=evakhahar, بچه ننه=bache nane
bastard حرومزاده=harumzade, حرامزاده=haramzade, توله سگ=tule sag, حرومزاده=haramzade, تخم سگ=tokhme sag, پدرسگ=pedarsag, ولدزنا=valadezena
scoundrel رذل=razl, پست=past, بی‌شرف=bisharaf, نامرد=namard, کثافت=kesafat
rascal تخس=tokhs, جغله=jeghele, شیطون=sheytun
scum اراذل=arazel, اوباش=owbash, لات=lat, تفاله=tofale, لاشی=lashi, آشغال=ashghal, کثافت=kesafat, پست=past
wretch بدبخت=badbakht, بیچاره=bichare, فلک‌زده=falakzade
tramp ولگرد=velgard, بی‌خانمان=bikhaneman, کارتن خواب=karton khab
beggar گدا=geda
loser بازنده=bazande, بدبخت=badbakht
lazybones تنبل=tanbal, تن‌لش=tanlash, تن لش=tanelash
glutton شکمو=shekamu, پرخور=porkhor
miser خسیس=khasis, کنس=kenes
greedy طمعکار=tamakar, حریص=haris
drunkard دائم‌الخمر=daemolkhamr, عرق‌خور=araqkhor
drunk مست=mast, پاتیل=patil
liar دروغگو=dorughgu, خالی‌بند=khaliband, خالی بند=khaliband
cheat کلاهبردار=kolahbardar, متقلب=moteqalleb, شیاد=shayyad
hypocrite ریاکار=riakar, دورو=doru, منافق=monafeq
traitor خائن=khaen, وطن‌فروش=vatanforush
snitch خبرچین=khabarchin, آنتن=anten, آدم‌فروش=adamforush
toady چاپلوس=chaplus, پاچه‌خوار=pachekhar, خایه‌مال=khayemal
braggart لاف‌زن=lafzan, چاخان=chakhan
arrogant مغرور=maghrur, متکبر=motekabber
cheeky پررو=porru, گستاخ=gostakh
rude بی‌ادب=biadab, بی‌تربیت=bitarbiat
boor دهاتی=dehati, عوضی=avazi, گاو=gav, جواد=javad
gossip غیبت=gheybat, سخن‌چین=sokhanchin
busybody فضول=fozul
old-hag عجوزه=ajuze, پیرزن=pirzan
old-man-derog پیرمرد=pirmard, پیری=piri
old-maid ترشیده=torshide
bimbo داف=daf, پلنگ=palang
slave برده=barde, غلام=gholam, بنده=bande
servant-derog نوکر=nokar, کلفت=kolfat
pig خوک=khuk
donkey خر=khar, الاغ=olagh
ox-insult گاو=gav
cow-insult گاو=gav
goat-insult بز=boz
dog-insult سگ=sag, توله=tule, توله سگ=tule sag
bitch سلیطه=salite, سگ ماده=sage made
monkey-insult میمون=meymun, عنتر=antar
rat-insult موش=mush
snake-insult مار=mar, افعی=afi
chicken-insult مرغ=morgh
worm-insult کرم=kerm
louse شپش=shepesh
vermin حشره=hashare, آفت=afat
parasite انگل=angal, مفت‌خور=moftkhor
toad وزغ=vazagh
hyena کفتار=kaftar, شغال=shoghal
vulture لاشخور=lashkhor, کرکس=karkas
beast حیوان=heyvan, جانور=janevar
monster هیولا=hayula
savage وحشی=vahshi, بربر=barbar
primitive بدوی=badavi
trash-person آشغال=ashghal, کثافت=kesafat, عوضی=avazi
shame-on-you خجالت بکش=khejalat bekesh, ننگ=nang, بی‌شرم=bisharm
mock مسخره=maskhare, تمسخر=tamaskhor
insult توهین=towhin, فحش=fohsh
slur-black سیاه=siah, کاکا سیاه=kaka siah, برزنگی=barzangi
slur-jew جهود=johud, جود=jud
slur-roma کولی=kowli
slur-asian چشم بادامی=cheshm badami
slur-arab عرب سوسمارخور=arabe susmarkhor, تازی=tazi
slur-foreigner اجنبی=ajnabi, غربتی=ghorbati
slur-neighbour افغانی=afghani, ترک خر=torke khar
slur-region دهاتی=dehati, شهرستانی=shahrestani
slur-gay کونی=kuni, اواخواهر=evakhahar, ابنه‌ای=obnei, بچه باز=bachebaz
slur-trans دوجنسه=dojense, خنثی=khonsa
slur-disabled معلول=malul, منگل=mongol
slur-woman ضعیفه=zaife, زنیکه=zanike
slur-poor گدا گشنه=geda goshne, پاپتی=papati
gay همجنسگرا=hamjensgara, همجنسباز=hamjensbaz
negro-word زنگی=zangi, سیاهپوست=siahpust
big-mouth دهن گشاد=dahan goshad, پوز=puz
big-nose دماغ گنده=damagh gonde
shut-up خفه شو=khafe sho, ببند=beband, ساکت=saket
bore-person مزاحم=mozahem, سریش=serish
naive ساده=sade, هالو=halu
stubborn لجباز=lajbaz, یک‌دنده=yekdande
clown دلقک=dalqak
puppet عروسک=arusak, آلت دست=alate dast
ignorant نادان=nadan, جاهل=jahel
good-for-nothing بی‌عرضه=biorze, علاف=allaf
upstart تازه به دوران رسیده=taze be dowran reside
hitler هیتلر=hitler
nazi نازی=nazi
swastika صلیب شکسته=salibe shekaste
fascist فاشیست=fashist
mussolini موسولینی=musolini
stalin استالین=estalin
lenin لنین=lenin
mao مائو=mao
dictator دیکتاتور=diktator
dictator-local خمینی=khomeini, خامنه‌ای=khamenei, پهلوی=pahlavi, آقامحمدخان=agha mohammad khan
tyrant ستمگر=setamgar, جبار=jabbar, ظالم=zalem
communist کمونیست=komonist
socialist سوسیالیست=sosialist
capitalist سرمایه‌دار=sarmayedar
anarchy هرج و مرج=harj o marj
racist نژادپرست=nezhadparast
slavery بردگی=bardegi, برده‌داری=bardedari
colony مستعمره=mostamere, استعمار=estemar
genocide نسل‌کشی=naslkoshi
holocaust هولوکاست=holokast
concentration-camp اردوگاه مرگ=ordugahe marg, کهریزک=kahrizak
war جنگ=jang
civil-war جنگ داخلی=jange dakheli
army ارتش=artesh, لشکر=lashkar
soldier سرباز=sarbaz
troops-militia بسیج=basij, بسیجی=basiji, سپاه=sepah, پاسدار=pasdar
secret-police ساواک=savak, اطلاعات=ettelaat, گشت ارشاد=gashte ershad
police پلیس=polis
cop آژان=azhan, مامور=mamur
spy جاسوس=jasus
terrorist تروریست=terorist
terror-group داعش=daesh, مجاهدین خلق=mojahedine khalq, طالبان=taleban, جندالله=jondollah
hostage گروگان=gerogan
revolution انقلاب=enqelab
coup کودتا=kudeta
riot شورش=shuresh, آشوب=ashub, بلوا=balva
rebel شورشی=shureshi, یاغی=yaghi
strike-labour اعتصاب=etesab
demonstration تظاهرات=tazahorat
occupation اشغال=eshghal, اشغالگر=eshghalgar
invasion تهاجم=tahajom, هجوم=hojum
separatist تجزیه‌طلب=tajziyetalab
propaganda تبلیغات=tablighat
censorship سانسور=sansur
corruption-politics پارتی‌بازی=partibazi, رانت=rant
mafia-politics آقازاده=aghazade, مافیا=mafia
party-political حزب=hezb, حزب توده=hezbe tude
president رئیس جمهور=rais jomhur
minister وزیر=vazir
king شاه=shah, پادشاه=padeshah
queen ملکه=malake
emperor امپراتور=emperatur
prince شاهزاده=shahzade
sultan سلطان=soltan
leader رهبر=rahbar
master-lord ارباب=arbab, آقا=agha
flag پرچم=parcham
homeland وطن=vatan, میهن=mihan
republic جمهوری=jomhuri
state دولت=dowlat
government حکومت=hokumat
election انتخابات=entekhabat
border مرز=marz
refugee پناهنده=panahande, آواره=avare
immigrant مهاجر=mohajer
class-enemy طاغوتی=taghuti, خان=khan
contested-place خلیج عربی=khalije arabi, خوزستان=khuzestan
historic-trauma ترکمنچای=torkamanchay, هجده تیر=hejdahe tir, کربلا=karbala, سینما رکس=sinema reks, آبان=aban, مهسا=mahsa
god خدا=khoda, خداوند=khodavand
goddess الهه=elahe
deity-local اهورامزدا=ahuramazda, میترا=mitra, آناهیتا=anahita
jesus عیسی=isa
christ مسیح=masih
virgin-mary مریم مقدس=maryame moqaddas
holy-spirit روح‌القدس=ruholqodos
saint قدیس=qeddis
sacred مقدس=moqaddas
angel فرشته=fereshte
devil شیطان=sheytan
satan شیطان=sheytan, ابلیس=eblis
demon دیو=div, جن=jen
hell جهنم=jahannam, دوزخ=duzakh
paradise بهشت=behesht
sin گناه=gonah
sinner گناهکار=gonahkar
soul روح=ruh, جان=jan
prayer نماز=namaz, دعا=doa
pray نیایش=niayesh
church کلیسا=kelisa
mosque مسجد=masjed
synagogue کنیسه=kenise
temple معبد=mabad
monastery صومعه=sowmee
altar محراب=mehrab
cross-christian صلیب=salib
priest کشیش=keshish
monk راهب=raheb
nun راهبه=rahebe
bishop اسقف=osqof
pope پاپ=pap
imam امام=emam, آخوند=akhund, ملا=molla, آیت‌الله=ayatollah
rabbi خاخام=khakham
prophet پیامبر=payambar, پیغمبر=peyghambar
muhammad محمد=mohammad
allah الله=allah
koran قرآن=qoran
bible کتاب مقدس=ketabe moqaddas
torah تورات=towrat
gospel انجیل=enjil
buddha بودا=buda
jew یهودی=yahudi
muslim مسلمان=mosalman
christian مسیحی=masihi
infidel کافر=kafer, گبر=gabr, مشرک=moshrek
heretic مرتد=mortad, بدعتگذار=bedatgozar, بهایی=bahai
blasphemy کفر=kofr
sect فرقه=ferqe
holy-war جهاد=jahad
forbidden-food نجس=najes
halal حلال=halal
forbidden-religious حرام=haram
fasting روزه=ruze, رمضان=ramezan
pilgrimage زیارت=ziarat, حج=haj
sacrifice قربانی=qorbani
baptism غسل تعمید=ghosle tamid
miracle معجزه=mojeze
blessing برکت=barakat
witch جادوگر=jadugar, عجوزه=ajuze
sorcerer ساحر=saher
magic جادو=jadu, سحر=sehr
evil-eye چشم زخم=cheshm zakhm, چشم بد=cheshme bad
evil-spirit-local آل=al, اهریمن=ahriman, بختک=bakhtak, لولو=lulu, ضحاک=zahhak, زار=zar
taboo تابو=tabu
idol بت=bot
antichrist دجال=dajjal
judas یهودا=yahuda
apocalypse قیامت=qiamat, آخرالزمان=akharozaman
eternity-afterlife آخرت=akherat
fate سرنوشت=sarnevesht, قسمت=qesmat
death مرگ=marg, مردن=mordan, فوت=fowt, مرد=mord, موت=mot
dead مرده=morde, مرده=mordeh
die مردن=mordan, مرد=mord
corpse جسد=jasad, نعش=nash, جنازه=jenaze, لاشه=lashe
carrion لاشه=lashe, مردار=mordar
grave قبر=qabr, گور=gur
coffin تابوت=tabut
funeral تشییع=tashyi, ختم=khatm
cemetery قبرستان=qabrestan, گورستان=gurestan
mourning عزا=aza, سوگ=sug, ماتم=matam
widow بیوه=bive
orphan یتیم=yatim
skeleton اسکلت=eskelet
skull جمجمه=jomjome
ghost روح=ruh, شبح=shabah
vampire خون‌آشام=khunasham
zombie زامبی=zambi
kill کشتن=koshtan, بکش=bokosh
murder قتل=qatl
murderer قاتل=qatel, آدمکش=adamkosh
suicide خودکشی=khodkoshi
hang-person دار=dar, اعدام=edam
execution اعدام=edam
executioner جلاد=jallad
behead گردن زدن=gardan zadan
strangle خفه کردن=khafe kardan
drown غرق=gharq
massacre قتل عام=qatle am, کشتار=koshtar
slaughterhouse کشتارگاه=koshtargah
butcher-derog قصاب=qassab
torture شکنجه=shekanje
beat کتک=kotak, زدن=zadan
slap سیلی=sili, چک=chak
fight دعوا=dava, جنگ=jang
violence خشونت=khoshunat
wound زخم=zakhm
scar جای زخم=jaye zakhm
blood خون=khun
bomb بمب=bomb
gun تفنگ=tofang, هفت‌تیر=haftir
bullet گلوله=golule, تیر=tir
knife-weapon خنجر=khanjar, قمه=qame
weapon اسلحه=aslahe
explosion انفجار=enfejar
whip شلاق=shallaq, تازیانه=taziane
trap تله=tale, دام=dam
chain-fetter زنجیر=zanjir
prison زندان=zendan, اوین=evin
prisoner زندانی=zendani, اسیر=asir
thief دزد=dozd, دزدی=dozdi
steal دزدیدن=dozdidan
robber راهزن=rahzan
robbery سرقت=serqat
plunder غارت=gharat
gangster گانگستر=gangester, باند=band
mafia مافیا=mafia
criminal جنایتکار=jenayatkar, مجرم=mojrem
crime جرم=jorm, جنایت=jenayat
kidnap آدم‌ربایی=adamrobayi
blackmail باج=baj, باج‌گیری=bajgiri
bribe رشوه=reshve
corrupt فاسد=fased
fraud کلاهبرداری=kolahbardari, تقلب=taqallob
counterfeit تقلبی=taqallobi, جعلی=jali
lie دروغ=dorugh, خالی بندی=khalibandi
false غلط=ghalat, کاذب=kazeb
trick حقه=hoqqe, کلک=kalak
smuggler قاچاق=qachaq, قاچاقچی=qachaqchi
pirate دزد دریایی=dozde daryayi
fire-blaze آتش‌سوزی=atashsuzi
enemy دشمن=doshman
hate نفرت=nefrat
revenge انتقام=enteqam
anger خشم=khashm
angry عصبانی=asabani
evil شر=shar, شرور=sharur
bad بد=bad, مزخرف=mozakhraf, چرت=chert, داغون=daghun
worse بدتر=badtar
cruel ظالم=zalem, بی‌رحم=birahm
fear ترس=tars
terror وحشت=vahshat, ترور=teror
nightmare کابوس=kabus
danger خطر=khatar
dangerous خطرناک=khatarnak
threat تهدید=tahdid
accident تصادف=tasadof
disaster فاجعه=fajee, مصیبت=mosibat
misfortune بدبختی=badbakhti, بدشانسی=badshansi, نحس=nahs, بیچاره=bichare, بدبخت=badbakht
bad-omen شوم=shum, نحس=nahs
curse نفرین=nefrin
doom نابودی=nabudi
damage خسارت=khesarat, ضرر=zarar
destroy نابود=nabud
broken شکسته=shekaste, خراب=kharab
break-verb شکستن=shekastan
breakdown خرابی=kharabi
crack ترک=tarak
rust زنگ=zang
rot گندیده=gandide, پوسیده=puside
mould کپک=kapak
stale مانده=mande
spoiled فاسد=fased
garbage زباله=zobale, آشغال=ashghal
junk اسقاط=esqat, آهن قراضه=ahan qoraze
rubbish-quality بنجل=bonjol, چرند=charand
dirt کثافت=kesafat, چرک=cherk
dirty کثیف=kasif, نجس=najes
stain لکه=lakke
mud گل=gel, لجن=lajan
swamp باتلاق=batlaq, لجنزار=lajanzar
dust گرد=gard, غبار=ghobar
slime لزج=lazej
soot دوده=dude
poison سم=sam, زهر=zahr
toxic سمی=sammi
ashes خاکستر=khakestar
disgust انزجار=enzejar
disgusting چندش=chendesh, نفرت‌انگیز=nefratangiz
yuck اه=ah, پیف=pif
poor فقیر=faqir, گدا=geda, ندار=nadar
poverty فقر=faqr
hunger گرسنگی=gorosnegi
famine قحطی=qahti
thirst تشنگی=teshnegi
debt بدهی=bedehi, قرض=qarz
bankrupt ورشکسته=varshekaste
loss ضرر=zarar, زیان=zian
lose باختن=bakhtan
failure شکست=shekast
fall-verb افتادن=oftadan, سقوط=soqut
error خطا=khata, اشتباه=eshtebah
guilt تقصیر=taqsir
punishment مجازات=mojazat
fine-penalty جریمه=jarime
tax مالیات=maliat
problem مشکل=moshkel
quarrel دعوا=dava
scandal رسوایی=rosvayi
chaos آشوب=ashub
noise سر و صدا=sar o seda
cheap ارزان=arzan
expensive گران=geran
worthless بی‌ارزش=biarzesh
useless بیهوده=bihude, بی‌فایده=bifayede
weak ضعیف=zaif
slow کند=kond
late دیر=dir
old پیر=pir, کهنه=kohne
empty خالی=khali
nothing هیچ=hich
nobody هیچکس=hichkas
never هرگز=hargez
not نه=na, نیست=nist
stop ایست=ist
end پایان=payan
boring خسته‌کننده=khastekonande
bitter تلخ=talkh
sour ترش=torsh
sad غمگین=ghamgin
sorrow غم=gham, غصه=ghosse
cry-weep گریه=gerye
tear-drop اشک=ashk
scream جیغ=jigh, فریاد=faryad
lonely تنها=tanha
pity حیف=heyf
shame شرم=sharm, خجالت=khejalat
tired خسته=khaste
dark تاریک=tarik
darkness تاریکی=tariki, ظلمت=zolmat
shadow سایه=saye
storm طوفان=tufan
earthquake زلزله=zelzele
flood سیل=seyl
drought خشکسالی=khoshksali
smoke-fumes دود=dud
cigarette سیگار=sigar
drug مواد=mavad, تریاک=taryak, گرد=gard
cannabis حشیش=hashish, بنگ=bang, گل=gol, علف=alaf
cocaine کوکائین=kokain
heroin-drug هروئین=heroin, تریاک=taryak
amphetamine شیشه=shishe
drug-addict معتاد=motad, عملی=amali
drug-dealer ساقی=saqi
hangover خماری=khomari
gambling قمار=qomar
burden بار=bar
crooked کج=kaj
raw-unripe خام=kham
forget فراموش=faramush
forbidden ممنوع=mamnu
escape فرار=farar
ruin ویرانه=virane, خرابه=kharabe
slum حلبی‌آباد=halabiabad
rag پارچه کهنه=parche kohne
cockroach سوسک=susk
flea کک=kak
bedbug ساس=sas
tick کنه=kane
leech زالو=zalu
rat موش صحرایی=mushe sahrayi
scorpion عقرب=aqrab
spider عنکبوت=ankabut
fly-insect مگس=magas
mosquito پشه=pashe
thorn خار=khar
disease بیماری=bimari, مرض=maraz
sick مریض=mariz, بیمار=bimar
plague طاعون=taun
cancer سرطان=saratan
tumour تومور=tumor, غده=ghodde
ulcer زخم معده=zakhme mede
leprosy جذام=jozam, خوره=khore
cholera وبا=vaba
tuberculosis سل=sel
malaria مالاریا=malaria
smallpox آبله=abele
measles سرخک=sorkhak
scabies گال=gal
itch خارش=kharesh
wart زگیل=zegil
haemorrhoids بواسیر=bavasir
diarrhoea اسهال=eshal
constipation یبوست=yobusat
nausea تهوع=tahavvo
cough سرفه=sorfe
cold-illness سرماخوردگی=sarmakhordegi
flu آنفلوانزا=anfolanza
fever تب=tab
pain درد=dard
epilepsy صرع=sar
stroke-illness سکته=sekte
diabetes دیابت=diabet
aids ایدز=eydz
syphilis سیفلیس=siflis
gonorrhoea سوزاک=suzak
jaundice زردی=zardi
rabies هاری=hari
asthma آسم=asm
allergy حساسیت=hassasiat
hernia فتق=fatq
paralysis فلج=falaj
coma کما=koma
depression افسردگی=afsordegi
abortion سقط جنین=seqte janin
infertile نازا=naza, عقیم=aqim
infection عفونت=ofunat
inflammation التهاب=eltehab
virus ویروس=virus
germ میکروب=mikrob
pill قرص=qors
injection آمپول=ampul
hospital بیمارستان=bimarestan
medicine دارو=daru
intestine روده=rude
womb رحم=rahem
be بودن=budan
have داشتن=dashtan
go رفتن=raftan, برو=boro
come آمدن=amadan, بیا=bia
run دویدن=davidan
jump پریدن=paridan
fly پرواز=parvaz
swim شنا=shena
sit نشستن=neshastan
sleep خوابیدن=khabidan
eat خوردن=khordan
drink نوشیدن=nushidan
bite گاز=gaz
chew جویدن=javidan
see دیدن=didan
look نگاه=negah
hear شنیدن=shenidan
speak حرف زدن=harf zadan
say گفتن=goftan
ask پرسیدن=porsidan
call صدا زدن=seda zadan
sing آواز=avaz
dance رقص=raqs
laugh خنده=khande
play بازی=bazi
know دانستن=danestan
think فکر=fekr
want خواستن=khastan
can توانستن=tavanestan
must باید=bayad
love-verb دوست داشتن=dust dashtan
give دادن=dadan
take گرفتن=gereftan
bring آوردن=avardan
put گذاشتن=gozashtan
throw انداختن=andakhtan
pull کشیدن=keshidan
open باز=baz
close بستن=bastan
cut بریدن=boridan
sew دوختن=dukhtan
wash شستن=shostan
cook-verb پختن=pokhtan
burn سوختن=sukhtan
buy خریدن=kharidan
sell فروختن=forukhtan
work-verb کار کردن=kar kardan
build ساختن=sakhtan
write نوشتن=neveshtan
read خواندن=khandan
learn یاد=yad
help کمک=komak
wait صبر=sabr
find یافتن=yaftan
search جستجو=jostoju
live زندگی=zendegi
turn چرخیدن=charkhidan
smile لبخند=labkhand
hug آغوش=aghush, بغل=baghal
win برد=bord
begin شروع=shoru, آغاز=aghaz
change تغییر=taghyir
travel سفر=safar
send فرستادن=ferestadan
show نشان=neshan
big بزرگ=bozorg
small کوچک=kuchak
tiny ریز=riz
long دراز=deraz
short کوتاه=kutah
tall-high بلند=boland
low پایین=payin
wide پهن=pahn
narrow تنگ=tang
thick کلفت=koloft
thin نازک=nazok
deep عمیق=amiq
flat صاف=saf
round گرد=gerd
straight راست=rast
sharp تیز=tiz
heavy سنگین=sangin
light-weight سبک=sabok
hard سخت=sakht
soft نرم=narm
new نو=now, تازه=taze
young جوان=javan
good خوب=khub
better بهتر=behtar
beautiful زیبا=ziba, خوشگل=khoshgel, قشنگ=qashang
strong قوی=qavi
fast سریع=sari, تند=tond
early زود=zud
hot داغ=dagh
warm گرم=garm
cold سرد=sard
cool-fresh خنک=khonak
wet خیس=khis
dry خشک=khoshk
full پر=por
clean تمیز=tamiz, پاک=pak
clear روشن=rowshan
sweet شیرین=shirin
salty شور=shur
spicy تند=tond
rich پولدار=puldar
happy خوشحال=khoshhal, شاد=shad
clever باهوش=bahush
brave شجاع=shoja
kind-nice مهربان=mehraban
honest صادق=sadeq
healthy سالم=salem
alive زنده=zende
free آزاد=azad
quiet آرام=aram
easy آسان=asan
true درست=dorost
other دیگر=digar
wild وحشی=vahshi
strange عجیب=ajib
left چپ=chap
up بالا=bala
in در=dar
out بیرون=birun
near نزدیک=nazdik
far دور=dur
here اینجا=inja
there آنجا=anja
where کجا=koja
when کی=key
who چه کسی=che kasi
what چه=che, چی=chi
why چرا=chera
how چطور=chetor
yes بله=bale, آره=are
no نه=na
i من=man
you تو=to, شما=shoma
he او=u
we ما=ma
they آنها=anha
this این=in
that آن=an
all همه=hame
many خیلی=kheyli
few کم=kam
more بیشتر=bishtar
and و=va
or یا=ya
but اما=amma
with با=ba
without بدون=bedune
now الان=alan, اکنون=aknun
always همیشه=hamishe
again دوباره=dobare
maybe شاید=shayad
hello سلام=salam
goodbye خداحافظ=khodahafez
thanks ممنون=mamnun, مرسی=mersi
please لطفا=lotfan
sorry ببخشید=bebakhshid
good-day روز بخیر=ruz bekheyr
sun خورشید=khorshid, آفتاب=aftab
moon ماه=mah
star ستاره=setare
sky آسمان=aseman
earth زمین=zamin, خاک=khak
world جهان=jahan, دنیا=donya
land سرزمین=sarzamin
water آب=ab
sea دریا=darya
ocean اقیانوس=oqyanus
lake دریاچه=daryache
river رود=rud
stream جوی=juy
well-spring چشمه=cheshme, چاه=chah
wave موج=mowj
island جزیره=jazire
beach ساحل=sahel
mountain کوه=kuh
hill تپه=tappe
valley دره=darre
forest جنگل=jangal
field مزرعه=mazrae, دشت=dasht
meadow چمن=chaman
desert بیابان=biaban, کویر=kavir
cave غار=ghar
stone سنگ=sang
rock صخره=sakhre
sand شن=shen
salt نمک=namak
gold طلا=tala, زر=zar
silver نقره=noqre
iron آهن=ahan
copper مس=mes
lead-metal سرب=sorb
steel فولاد=fulad
glass شیشه=shishe
wood-material چوب=chub
coal زغال=zoghal
oil روغن=rowghan, نفت=naft
petrol بنزین=benzin
fire آتش=atash
flame شعله=shole
light نور=nur
lightning برق=barq
thunder رعد=rad
rain باران=baran
snow برف=barf
ice یخ=yakh
hail تگرگ=tagarg
wind باد=bad
air هوا=hava
cloud ابر=abr
fog مه=meh
dew شبنم=shabnam
rainbow رنگین‌کمان=ranginkaman
tree درخت=derakht
leaf برگ=barg
branch شاخه=shakhe
root ریشه=rishe
seed دانه=dane
grass علف=alaf
flower گل=gol
rose گل سرخ=gole sorkh
lily سوسن=susan
bush بوته=bute
oak بلوط=balut
pine کاج=kaj
reed نی=ney
straw کاه=kah
mushroom قارچ=qarch
person آدم=adam, شخص=shakhs
people مردم=mardom
man مرد=mard
woman زن=zan
child کودک=kudak, بچه=bache
baby نوزاد=nowzad
boy پسر=pesar
girl دختر=dokhtar
mother مادر=madar
father پدر=pedar
mum مامان=maman
dad بابا=baba
son پسر=pesar
daughter دختر=dokhtar
brother برادر=baradar
sister خواهر=khahar
grandmother مادربزرگ=madarbozorg
grandfather پدربزرگ=pedarbozorg
uncle عمو=amu, دایی=dayi
aunt خاله=khale, عمه=amme
husband شوهر=showhar
wife همسر=hamsar
bride عروس=arus
wedding عروسی=arusi
family خانواده=khanevade
friend دوست=dust
neighbour همسایه=hamsaye
guest مهمان=mehman
stranger غریبه=gharibe
name نام=nam, اسم=esm
life زندگی=zendegi
love عشق=eshq
kiss بوسه=buse, بوس=bus
heart دل=del, قلب=qalb
head سر=sar
hair مو=mu
face صورت=surat
forehead پیشانی=pishani
eye چشم=cheshm
ear گوش=gush
nose بینی=bini, دماغ=damagh
mouth دهان=dahan
lip لب=lab
tooth دندان=dandan
tongue زبان=zaban
chin چانه=chane
cheek گونه=gune, لپ=lop
beard ریش=rish
moustache سبیل=sebil
neck گردن=gardan
throat گلو=galu
shoulder شانه=shane
back پشت=posht
chest سینه=sine
belly شکم=shekam
navel ناف=naf
arm بازو=bazu
elbow آرنج=aranj
hand دست=dast
finger انگشت=angosht
nail ناخن=nakhon, میخ=mikh
fist مشت=mosht
leg پا=pa
knee زانو=zanu
heel پاشنه=pashne
skin پوست=pust
bone استخوان=ostokhan
rib دنده=dande
brain مغز=maghz
liver جگر=jegar, کبد=kabed
lung ریه=rie
kidney کلیه=kolye
meat گوشت=gusht
milk شیر=shir
bread نان=nan
butter کره=kare
cheese پنیر=panir
egg تخم مرغ=tokhme morgh
fish ماهی=mahi
soup سوپ=sup, آش=ash
rice برنج=berenj
flour آرد=ard
dough خمیر=khamir
cake کیک=keyk
sugar شکر=shekar, قند=qand
honey عسل=asal
chocolate شکلات=shokolat
candy آبنبات=abnabat
apple سیب=sib
pear گلابی=golabi
grape انگور=angur
cherry گیلاس=gilas
plum آلو=alu
peach هلو=holu
lemon لیمو=limu
orange-fruit پرتقال=porteqal
banana موز=mowz
strawberry توت فرنگی=tutfarangi
nut گردو=gerdu
fig انجیر=anjir
melon خربزه=kharboze
tomato گوجه=gowje
potato سیب‌زمینی=sibzamini
onion پیاز=piaz
garlic سیر=sir
cabbage کلم=kalam
carrot هویج=havij
cucumber خیار=khiar
bean لوبیا=lubia
pea نخود=nokhod
lentil عدس=adas
pumpkin کدو=kadu
pepper-spice فلفل=felfel
vinegar سرکه=serke
sausage سوسیس=sosis
fat-grease چربی=charbi
wine شراب=sharab
beer آبجو=abjow
tea چای=chay
coffee قهوه=qahve
food غذا=ghaza
breakfast صبحانه=sobhane
lunch ناهار=nahar
dinner شام=sham
dog سگ=sag
cat گربه=gorbe
horse اسب=asb
cow گاو=gav
calf گوساله=gusale
sheep گوسفند=gusfand
lamb بره=barre
goat بز=boz
chicken مرغ=morgh
rooster خروس=khorus
duck اردک=ordak
goose غاز=ghaz
rabbit خرگوش=khargush
mouse موش=mush
bear خرس=khers
wolf گرگ=gorg
fox روباه=rubah
deer آهو=ahu
boar گراز=goraz
lion شیر=shir
tiger ببر=babr
elephant فیل=fil
monkey میمون=meymun
camel شتر=shotor
snake مار=mar
frog قورباغه=qurbaghe
turtle لاک‌پشت=lakposht
bird پرنده=parande
eagle عقاب=oqab
hawk شاهین=shahin, باز=baz
owl جغد=joghd
crow کلاغ=kalagh
pigeon کبوتر=kabutar
swan قو=qu
feather پر=par
wing بال=bal
tail دم=dom
horn شاخ=shakh
claw چنگال=changal
bee زنبور=zanbur
ant مورچه=murche
butterfly پروانه=parvane
worm کرم=kerm
snail حلزون=halazun
shark کوسه=kuse
whale نهنگ=nahang
crab خرچنگ=kharchang
house خانه=khane
home خونه=khune
room اتاق=otaq
kitchen آشپزخانه=ashpazkhane
bathroom حمام=hammam
door در=dar
window پنجره=panjere
wall دیوار=divar
roof بام=bam
floor کف=kaf
stairs پله=pelle
garden باغ=bagh
fence حصار=hesar
bed تخت=takht
table میز=miz
chair صندلی=sandali
lamp چراغ=cheragh
candle شمع=sham
mirror آینه=ayne
key کلید=kelid
lock قفل=qofl
knife چاقو=chaqu
fork چنگال=changal
spoon قاشق=qashoq
plate بشقاب=boshqab
cup فنجان=fenjan
bottle بطری=botri
pot دیگ=dig
bowl کاسه=kase
oven تنور=tanur
box جعبه=jabe
bag کیف=kif
basket سبد=sabad
bucket سطل=satl
broom جارو=jaru
soap صابون=sabun
towel حوله=howle
comb شانه=shane
brush برس=boros
needle سوزن=suzan
thread نخ=nakh
rope طناب=tanab
hammer چکش=chakkosh
saw اره=arre
axe تبر=tabar
screw پیچ=pich
wheel چرخ=charkh
stick چوب=chub, عصا=asa
machine ماشین=mashin
tool ابزار=abzar
toy اسباب‌بازی=asbabbazi
ball توپ=tup
book کتاب=ketab
paper کاغذ=kaghaz
letter نامه=name
pen قلم=qalam
newspaper روزنامه=ruzname
picture تصویر=tasvir, عکس=aks
word کلمه=kalame, واژه=vazhe
language زبان=zaban
story داستان=dastan, قصه=qesse
song ترانه=tarane
music موسیقی=musiqi
drum طبل=tabl
clothes لباس=lebas
shirt پیراهن=pirahan
trousers شلوار=shalvar
skirt دامن=daman
coat کت=kot
hat کلاه=kolah
shoe کفش=kafsh
boot چکمه=chakme
sock جوراب=jurab
glove دستکش=dastkesh
belt کمربند=kamarband
button دکمه=dokme
pocket جیب=jib
ring انگشتر=angoshtar, حلقه=halqe
glasses عینک=eynak
clock ساعت=saat
umbrella چتر=chatr
wool پشم=pashm
silk ابریشم=abrisham
cotton پنبه=panbe
leather چرم=charm
cloth پارچه=parche
city شهر=shahr
village روستا=rusta, ده=deh
street خیابان=khiaban, کوچه=kuche
way راه=rah
square میدان=meydan
bridge پل=pol
tower برج=borj
castle قلعه=qale, کاخ=kakh
market بازار=bazar
shop مغازه=maghaze, دکان=dokan
school مدرسه=madrese
office دفتر=daftar
factory کارخانه=karkhane
bank بانک=bank
money پول=pul
coin سکه=sekke
price قیمت=qeymat
gift هدیه=hedye
work کار=kar
worker کارگر=kargar
doctor دکتر=doktor, پزشک=pezeshk
teacher معلم=moallem
farmer کشاورز=keshavarz
hunter شکارچی=shekarchi
fisherman ماهیگیر=mahigir
baker نانوا=nanva
tailor خیاط=khayyat
smith آهنگر=ahangar
cook آشپز=ashpaz
driver راننده=ranande
boss رئیس=rais
car ماشین=mashin
ship کشتی=keshti
boat قایق=qayeq
train قطار=qatar
plane هواپیما=havapeyma
bicycle دوچرخه=docharkhe
cart گاری=gari
day روز=ruz
night شب=shab
morning صبح=sobh
evening عصر=asr
noon ظهر=zohr
today امروز=emruz
yesterday دیروز=diruz
tomorrow فردا=farda
week هفته=hafte
month ماه=mah
year سال=sal
hour ساعت=saat
minute دقیقه=daqiqe
time زمان=zaman, وقت=vaqt
spring بهار=bahar
summer تابستان=tabestan
autumn پاییز=payiz
winter زمستان=zemestan
monday دوشنبه=doshanbe
friday جمعه=jome
sunday یکشنبه=yekshanbe
holiday جشن=jashn, عید=eyd
red قرمز=qermez, سرخ=sorkh
blue آبی=abi
green سبز=sabz
yellow زرد=zard
white سفید=sefid
black سیاه=siah
grey خاکستری=khakestari
brown قهوه‌ای=qahvei
pink صورتی=surati
purple بنفش=banafsh
colour رنگ=rang
zero صفر=sefr
one یک=yek
two دو=do
three سه=se
four چهار=chahar
five پنج=panj
six شش=shesh
seven هفت=haft
eight هشت=hasht
nine نه=noh
ten ده=dah
twenty بیست=bist
hundred صد=sad
thousand هزار=hezar
million میلیون=milyun
half نیم=nim
first اول=aval
last آخر=akhar
part بخش=bakhsh
circle دایره=dayere
line خط=khat
point نقطه=noqte
corner گوشه=gushe
side طرف=taraf
hole سوراخ=surakh
number عدد=adad, شماره=shomare
dream رویا=roya
sleep-noun خواب=khab
game بازی=bazi
joy شادی=shadi
luck شانس=shans, بخت=bakht
peace صلح=solh
freedom آزادی=azadi
truth حقیقت=haqiqat
hope امید=omid
wish آرزو=arezu
strength نیرو=niru, قدرت=qodrat
voice صدا=seda
silence سکوت=sokut
smell بو=bu
taste مزه=maze
breath نفس=nafas
thing چیز=chiz
question سوال=soal
answer جواب=javab
secret راز=raz
law قانون=qanun
! insulting | Schmarotzer der Macht, Klatscher für das Regime | regime lackey | larbin du régime | lacayo del régimen | lacchè del regime : ساندیس‌خور=sandiskhor, ارزشی=arzeshi
! vulgar | Dreck, wertlos (vulgär) | crappy, worthless (vulgar) | merdique | de mierda | di merda : تخمی=tokhmi, کیری=kiri
glans کلاهک=kolahak
finished تمام=tamam, تموم=tamum
complain غر=ghor, شکایت=shekayat
devilish-luck بلا=bala, شومی=shumi
limp-slack شل=shol, شل و ول=sholovel
flat-dull بی مزه=bimaze
leak نشتی=nashti, چکه=chekke
lack کمبود=kambud
lost گم=gom, گمشده=gomshode
hovel کلبه=kolbe, خرابه=kharabe, آلونک=alunak
gloomy دلگیر=delgir, تاریک=tarik
epidemic همه گیری=hamegiri
rash جوش=jush
gout نقرس=neqres
herpes تبخال=tabkhal
goitre گواتر=goatr
miscarriage سقط=seqt
scab دلمه=dalame
rectum مقعد=maqad
`,
}
