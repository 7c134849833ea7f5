import type { LanguageSource } from '../language-source.ts'

/** Ukrainian. */
export const uk: LanguageSource = {
  code: 'uk',
  script: 'Cyrillic',
  text: `
penis-vulgar хуй=khuy, член=chlen, прутень=pruten, пісюн=pisiun, хрін=khrin, хер=kher, хуй=hui, хуйло=khuylo, хєр=khyer, пісюн=pisyun, писька=pyska, патик=patyk, дрин=dryn, цюцюрка=tsyutsyurka
penis пеніс=penis, прутень=pruten, статевий член=statevyy chlen
vulva-vulgar пизда=pyzda, манда=manda, піхва=pikhva, піська=piska, піхвина=pikhvyna, потка=potka, кицька=kytska
vagina піхва=pikhva, вагіна=vahina
testicles-vulgar яйця=yaytsya, муді=mudi, мудя=mudya, ядра=yadra
testicle яєчко=yayechko
breasts-vulgar цицьки=tsytsky, цици=tsytsy, сіськи=sisky, груди=hrudy, циці=tsytsi, буфера=bufera, пазуха=pazukha, цици=tsytsi, цицька=tsytska
nipple сосок=sosok, пипка=pypka
arse срака=sraka, дупа=dupa, жопа=zhopa, зад=zad, попа=popa, гузно=huzno, гепа=hepa, сраченя=srachenya
buttocks сідниці=sidnytsi, зад=zad, попа=popa
anus анус=anus, очко=ochko, задній прохід=zadniy prokhid
arsehole мудак=mudak, засранець=zasranets, гівнюк=hivnyuk, сракороб=srakorob
pubic-hair лобок=lobok, волохата=volokhata
crotch промежина=promezhyna, пах=pakh
clitoris клітор=klitor, скоботень=skoboten
foreskin крайня плоть=kraynya plot
glans головка=holovka
erection ерекція=erektsiya, стояк=stoyak
semen сперма=sperma, сім'я=simya, малафейка=malafeyka
fuck їбати=yibaty, їбатися=yibatysya, трахати=trakhaty, єбати=yebaty, злягатися=zlyahatysya, шпокати=shpokaty, йобати=yobaty, заїбав=zayibav, їбаний=yibanyy
fuck-exclamation блядь=blyad, блять=blyat, бля=blya, йоб твою мать=yob tvoyu mat, курва=kurva, нахуй=nakhuy, піздець=pizdets, пиздець=pyzdets, їбать=yibat
sex секс=seks
intercourse злягання=zlyahannya, статевий акт=statevyy akt, коїтус=koyitus
mate-animals паруватися=paruvatysya, парування=paruvannya, покривати=pokryvaty
orgasm оргазм=orhazm
masturbate дрочити=drochyty, мастурбація=masturbatsiya, онанізм=onanizm
wanker дрочила=drochyla, дрочер=drocher, онаніст=onanist
suck-vulgar смоктати=smoktaty, відсмоктати=vidsmoktaty, відсос=vidsos
blow-job мінет=minet, відсос=vidsos
sodomy содомія=sodomiya, анал=anal
horny хтивий=khtyvyy, збуджений=zbudzhenyy, похітливий=pokhitlyvyy
heat-rut тічка=tichka, гін=hin
lust хіть=khit, похіть=pokhit, пожадливість=pozhadlyvist
pervert збоченець=zbochenets, збочений=zbochenyy, перверт=pervert
lecher розпусник=rozpusnyk, бабій=babiy, хтивець=khtyvets
obscene непристойний=neprystoynyy, похабний=pokhabnyy, сороміцький=soromitskyy
porn порно=porno, порнуха=pornukha
naked голий=holyy, оголений=oholenyy
striptease стриптиз=stryptyz
prostitute повія=poviya, проститутка=prostytutka
whore курва=kurva, шльондра=shlondra, повія=poviia, хвойда=khvoida, сука=suka, лярва=liarva, шлюха=shlyukha, лярва=lyarva, шалава=shalava, хвойда=khvoyda, блядь=blyad, повія=poviya
slut шалава=shalava, шмара=shmara, лярва=lyarva, потіпаха=potipakha, хвойда=khvoyda
brothel бордель=bordel, притон=pryton
pimp сутенер=sutener, звідник=zvidnyk
mistress коханка=kokhanka, полюбовниця=polyubovnytsya
adultery зрада=zrada, перелюб=perelyub, блуд=blud
cuckold рогоносець=rohonosets, рогач=rohach
incest інцест=intsest, кровозмішення=krovozmishennya
paedophile педофіл=pedofil
rape зґвалтування=zgvaltuvannya, ґвалт=gvalt
orgy оргія=orhiya
fetish фетиш=fetysh
dildo фалоімітатор=faloimitator, дилдо=dyldo
condom-slang гондон=hondon, гумка=humka, презерватив=prezervatyv
virgin-sexual незаймана=nezaymana, цнотлива=tsnotlyva, діва=diva
impotent імпотент=impotent
castrate каструвати=kastruvaty, євнух=yevnukh, скопець=skopets
shit гівно=hivno, лайно=laino, срати=sraty, кал=kal, кака=kaka, лайно=layno, гімно=himno
shit-verb срати=sraty, сере=sere, насрати=nasraty, обісратися=obisratysya
excrement кал=kal, фекалії=fekaliyi, послід=poslid
poop кака=kaka, какашка=kakashka, какати=kakaty
dung гній=hniy, кізяк=kizyak
droppings послід=poslid, котях=kotyakh
piss сцяти=stsyaty, сцяки=stsyaky, ссати=ssaty, шчати=shchaty
urine сеча=secha
pee пісяти=pisyaty, пі-пі=pi-pi, пісі=pisi
fart пердіти=perdity, пердун=perdun, бздо=bzdo, бздіти=bzdity, пукати=pukaty
diarrhoea-vulgar дрисня=drysnya, срачка=srachka, дристати=drystaty, бігунка=bihunka
belch відрижка=vidryzhka, ригати=ryhaty
vomit блювота=blyuvota, блювати=blyuvaty, ригати=ryhaty, рвота=rvota
snot шмарклі=shmarkli, соплі=sopli, козявка=kozyavka
spit плювок=plyuvok, плювати=plyuvaty, слина=slyna, харкотиння=kharkotynnya
sweat піт=pit
stink сморід=smorid, смердіти=smerdity, вонь=von, воняти=vonyaty, смердючий=smerdyuchyy, смерд=smerd, тхнути=tkhnuty
pus гній=hniy
toilet туалет=tualet, унітаз=unitaz, сортир=sortyr, тубзик=tubzyk
latrine нужник=nuzhnyk, вбиральня=vbyralnya, параша=parasha
chamber-pot нічний горщик=nichnyy horshchyk, горщик=horshchyk
sewer каналізація=kanalizatsiya, клоака=kloaka, стічна яма=stichna yama
menstruation місячні=misyachni, менструація=menstruatsiya
tampon тампон=tampon, прокладка=prokladka
diaper підгузок=pidhuzok, пелюшка=pelyushka, памперс=pampers
armpit пахва=pakhva
pimple прищ=pryshch, вугор=vuhor
dandruff лупа=lupa
potbelly пузо=puzo, черево=cherevo, пузань=puzan
tongue-kiss засос=zasos, лизатися=lyzatysya
seduce спокушати=spokushaty, звабити=zvabyty
lick лизати=lyzaty
hump трахати=trakhaty, пердолити=perdolyty, їбатися=yibatysya, пороти=poroty
damn прокляття=proklyattya, чорт=chort, трясця=tryastsya, дідько=didko, проклятий=proklyatyy
go-to-hell іди нахуй=idy nakhuy, іди до біса=idy do bisa, йди в сраку=ydy v sraku, відвали=vidvaly, пішов нахуй=pishov nakhuy
son-of-bitch сучий син=suchyy syn, вилупок=vylupok, виблядок=vyblyadok
motherfucker йобаний=yobanyy, уйобок=uyobok, уйобище=uyobyshche, виродок=vyrodok
bollocks хуйня=khuynya, маячня=mayachnya, дурниці=durnytsi, фігня=fihnya
transvestite трансвестит=transvestyt
lingerie труси=trusy, білизна=bilyzna
peeping вуаєрист=vuayeryst, підглядач=pidhlyadach
grope лапати=lapaty, мацати=matsaty
bare-bottom гола срака=hola sraka, голий зад=holyy zad
cleavage декольте=dekolte
hole-vulgar дірка=dirka, дірява=diryava
stick-vulgar дрин=dryn, палиця=palytsya, кілок=kilok
idiot дурень=duren, дурко=durko, йолоп=yolop, бевзь=bevz, телепень=telepen, лох=lokh, дурбецало=durbetsalo, тюхтій=tyukhtiy, мудак=mudak, придурок=prydurok, віслюк=vislyuk, баран=baran, дурепа=durepa, тупак=tupak, довбень=dovben, бовдур=bovdur, ідіот=idiot, дебіл=debil
fool дурень=duren, йолоп=yolop, телепень=telepen
stupid дурний=durnyy, тупий=tupyy
cretin кретин=kretyn, імбецил=imbetsyl, недоумок=nedoumok
blockhead бовдур=bovdur, тупак=tupak, довбень=dovben, йолоп=yolop, телепень=telepen, бовван=bovvan
clumsy незграба=nezhraba, вайло=vaylo, вайлуватий=vayluvatyy
crazy божевільний=bozhevilnyy, шалений=shalenyy, навіжений=navizhenyy, псих=psykh
madman божевільний=bozhevilnyy, псих=psykh, шизик=shyzyk
madhouse дурка=durka, божевільня=bozhevilnya, психушка=psykhushka, дурдом=durdom
retarded відсталий=vidstalyy, даун=daun, розумово відсталий=rozumovo vidstalyy
cripple каліка=kalika, інвалід=invalid
lame-person кульгавий=kulhavyy, кривий=kryvyy
blind-person сліпий=slipyy, сліпець=slipets
deaf-person глухий=hlukhyy
mute-person німий=nimyy
stutterer заїка=zayika
hunchback горбань=horban, горбатий=horbatyy
dwarf карлик=karlyk, гном=hnom, ліліпут=liliput
bald лисий=lysyy, лисина=lysyna
ugly потворний=potvornyy, бридкий=brydkyy, негарний=neharnyy
fat-person товстун=tovstun, жирний=zhyrnyy, товстий=tovstyy, жиртрест=zhyrtrest
skinny худий=khudyy, худющий=khudyushchyy, дохляк=dokhlyak
coward боягуз=boyahuz, страхополох=strakhopolokh, ссикун=ssykun
weakling слабак=slabak, хлюпик=khlyupyk, кволий=kvolyy
sissy мамій=mamiy, баба=baba, нюня=nyunya, ганчірка=hanchirka
bastard байстрюк=baystryuk, ублюдок=ublyudok, виродок=vyrodok, вилупок=vylupok
scoundrel негідник=nehidnyk, мерзотник=merzotnyk, падлюка=padlyuka, підлий=pidlyy, покидьок=pokydok
rascal шибеник=shybenyk, халамидник=khalamydnyk, бешкетник=beshketnyk
scum наволоч=navoloch, покидьки=pokydky, потолоч=potoloch, бидло=bydlo, шваль=shval
wretch нікчема=nikchema, злидар=zlydar, нещасний=neshchasnyy
tramp волоцюга=volotsyuha, бомж=bomzh, бродяга=brodyaha
beggar жебрак=zhebrak, старець=starets, прошак=proshak
loser невдаха=nevdakha, лузер=luzer, лох=lokh
lazybones ледар=ledar, лінивий=linyvyy, ледащо=ledashcho, нероба=neroba
glutton ненажера=nenazhera, обжора=obzhora
miser скнара=sknara, скупий=skupyy, жмикрут=zhmykrut, жмот=zhmot
greedy жадібний=zhadibnyy, жаднюга=zhadnyuha, зажерливий=zazherlyvyy
drunkard п'яниця=pyanytsya, алкаш=alkash, пияк=pyyak, п'яничка=pyanychka
drunk п'яний=pyanyy, бухий=bukhyy, п'янючий=pyanyuchyy
liar брехун=brekhun, брехло=brekhlo
cheat шахрай=shakhray, аферист=aferyst, крутій=krutiy, ошуканець=oshukanets
hypocrite лицемір=lytsemir
traitor зрадник=zradnyk, зрада=zrada, запроданець=zaprodanets
snitch стукач=stukach, донощик=donoshchyk, сексот=seksot
toady підлабузник=pidlabuznyk, лизоблюд=lyzoblyud, жополиз=zhopolyz
braggart хвалько=khvalko
arrogant зарозумілий=zarozumilyy, пихатий=pykhatyy, чванливий=chvanlyvyy
cheeky нахабний=nakhabnyy, зухвалий=zukhvalyy, нахаба=nakhaba
rude грубий=hrubyy, грубіян=hrubiyan
boor хам=kham, селюк=selyuk, рогуль=rohul, бидло=bydlo, жлоб=zhlob, мугир=muhyr
gossip плітка=plitka, пліткар=plitkar, базікало=bazikalo
busybody нишпорка=nyshporka
old-hag карга=karha, стара відьма=stara vidma, баба-яга=baba-yaha, шкапа=shkapa
old-man-derog дід=did, старий пень=staryy pen, пердун=perdun
old-maid стара діва=stara diva
bimbo блондинка=blondynka, кобіта=kobita, курка=kurka
slave раб=rab, невільник=nevilnyk, холоп=kholop
servant-derog лакей=lakey, слуга=sluha, прислужник=prysluzhnyk, холуй=kholuy
pig свиня=svynya, кнур=knur, хряк=khryak
sow свиноматка=svynomatka, льоха=lokha
donkey осел=osel, віслюк=vislyuk, ішак=ishak
ox-insult віл=vil, бугай=buhay
cow-insult корова=korova
goat-insult козел=kozel, цап=tsap
dog-insult пес=pes, собака=sobaka, псина=psyna
bitch сука=suka, сучка=suchka, стерво=stervo
monkey-insult мавпа=mavpa
rat-insult щур=shchur, пацюк=patsyuk
snake-insult гадюка=hadyuka, змія=zmiya
chicken-insult курка=kurka
goose-insult гуска=huska
worm-insult черв'як=chervyak, хробак=khrobak
louse воша=vosha, гнида=hnyda
vermin паразити=parazyty, нечисть=nechyst, погань=pohan
parasite паразит=parazyt, нахлібник=nakhlibnyk
toad жаба=zhaba, ропуха=ropukha
hyena гієна=hiyena, шакал=shakal
vulture стерв'ятник=stervyatnyk, гриф=hryf
beast звір=zvir, скотина=skotyna, тварюка=tvaryuka
monster монстр=monstr, чудовисько=chudovysko, потвора=potvora
savage дикун=dykun, варвар=varvar
primitive примітив=prymityv
trash-person сволота=svolota, падло=padlo, тварь=tvar, мразь=mraz, гнида=hnyda, чмо=chmo
shame-on-you ганьба=hanba, сором=sorom, ганьбище=hanbyshche
mock глузувати=hluzuvaty, насмішка=nasmishka, знущатися=znushchatysya
insult образа=obraza
slur-black негр=nehr, чорномазий=chornomazyy, нігер=niher
slur-jew жид=zhyd, жидяра=zhydyara, жидва=zhydva
slur-roma циган=tsyhan
slur-asian вузькоокий=vuzkookyy, косоокий=kosookyy, чурка=churka
slur-arab чурка=churka, хачик=khachyk, чорнозадий=chornozadyy
slur-foreigner зайда=zayda, чужак=chuzhak, понаїхали=ponayikhaly
slur-neighbour москаль=moskal, кацап=katsap, лях=lyakh, рашист=rashyst, орк=ork, бульбаш=bulbash, мамалига=mamalyha, свинособака=svynosobaka
slur-region бандерівець=banderivets, западенець=zapadenets, хохол=khokhol, рагуль=rahul, донбасянин=donbasyanyn, сєпар=syepar, ватник=vatnyk
slur-gay підар=pidar, педик=pedyk, підарас=pidaras, гомик=homyk, голубий=holubyy, педераст=pederast, підорас=pidoras
slur-lesbian лесбуха=lesbukha, лесба=lesba
slur-trans трансуха=transukha
slur-disabled даун=daun, інвалід=invalid, дцпшник=dtspshnyk
slur-woman баба=baba, тьолка=tolka, шльондра=shlondra, молодиця=molodytsya
slur-poor голодранець=holodranets, злидні=zlydni, голота=holota, нищеброд=nyshchebrod, смерд=smerd, злидень=zlyden
gay гей=hey, гомосексуал=homoseksual
lesbian лесбійка=lesbiyka
negro-word негр=nehr, чорношкірий=chornoshkiryy
big-mouth пелька=pelka, морда=morda, пащека=pashcheka
big-nose носатий=nosatyy, носяра=nosyara
shut-up замовкни=zamovkny, заткнись=zatknys, заткнися=zatknysya, стули пельку=stuly pelku
bore-person зануда=zanuda, нудний=nudnyy
naive наївний=nayivnyy, лох=lokh, простак=prostak
stubborn упертий=upertyy, впертюх=vpertyukh
clown клоун=kloun, блазень=blazen
puppet лялька=lyalka, маріонетка=marionetka
ignorant невіглас=nevihlas, неук=neuk
good-for-nothing нікчема=nikchema, дармоїд=darmoyid, непотріб=nepotrib
upstart вискочка=vyskochka, мажор=mazhor
hitler Гітлер=hitler
nazi нацист=natsyst, нацик=natsyk, фашист=fashyst
swastika свастика=svastyka
fascist фашист=fashyst
mussolini Муссоліні=mussolini
stalin Сталін=stalin
lenin Ленін=lenin
mao Мао=mao
pol-pot Пол Пот=pol pot
dictator диктатор=dyktator
dictator-local Янукович=yanukovych, Щербицький=shcherbytskyy, Каганович=kahanovych
tyrant тиран=tyran, деспот=despot
communist комуніст=komunist, комуняка=komunyaka, більшовик=bilshovyk
socialist соціаліст=sotsialist
capitalist капіталіст=kapitalist
anarchy анархія=anarkhiya, махновщина=makhnovshchyna
racist расист=rasyst, расизм=rasyzm
apartheid апартеїд=aparteyid
slavery рабство=rabstvo, кріпацтво=kripatstvo, панщина=panshchyna
colony колонія=koloniya
genocide геноцид=henotsyd
holocaust голокост=holokost
concentration-camp концтабір=kontstabir, ГУЛАГ=hulah
gas-chamber газова камера=hazova kamera
ghetto гетто=hetto
pogrom погром=pohrom
war війна=viyna
civil-war громадянська війна=hromadyanska viyna
army армія=armiya, військо=viysko
soldier солдат=soldat, вояк=voyak
troops-militia міліція=militsiya, ополчення=opolchennya, тітушки=titushky, вагнерівці=vahnerivtsi
secret-police КДБ=kdb, НКВС=nkvs, ФСБ=fsb, охранка=okhranka, беркут=berkut
police поліція=politsiya, міліція=militsiya
cop мент=ment, мусор=musor, коп=kop, лягавий=lyahavyy
spy шпигун=shpyhun, шпіон=shpion
terrorist терорист=teroryst
terror-group ДНР=dnr, ЛНР=lnr, Вагнер=vahner, Аль-Каїда=al-kayida
hostage заручник=zaruchnyk
revolution революція=revolyutsiya
coup переворот=perevorot, путч=putch
riot заворушення=zavorushennya, бунт=bunt
rebel повстанець=povstanets, бунтівник=buntivnyk
strike-labour страйк=strayk
demonstration демонстрація=demonstratsiya, мітинг=mitynh
occupation окупація=okupatsiya, окупант=okupant
invasion вторгнення=vtorhnennya
annexation анексія=aneksiya
separatist сепаратист=separatyst, сепар=separ
traitor-political колаборант=kolaborant, поліцай=politsay
propaganda пропаганда=propahanda
censorship цензура=tsenzura
corruption-politics кумівство=kumivstvo, корупція=koruptsiya
mafia-politics олігарх=oliharkh
party-political партія=partiya, Партія регіонів=partiya rehioniv
president президент=prezydent
minister міністр=ministr
king король=korol
queen королева=koroleva
emperor імператор=imperator, цар=tsar
prince принц=prynts, князь=knyaz
sultan султан=sultan, паша=pasha
leader вождь=vozhd, лідер=lider, гетьман=hetman
master-lord пан=pan, господар=hospodar
flag прапор=prapor
homeland батьківщина=batkivshchyna, вітчизна=vitchyzna
republic республіка=respublika
state держава=derzhava
government уряд=uryad
election вибори=vybory
border кордон=kordon
refugee біженець=bizhenets
immigrant іммігрант=immihrant
class-enemy куркуль=kurkul, буржуй=burzhuy
contested-place Крим=krym, Донбас=donbas, Новоросія=novorosiya, Малоросія=malorosiya
historic-trauma Голодомор=holodomor, Чорнобиль=chornobyl, Буча=bucha, Бабин Яр=babyn yar, Волинь=volyn, Маріуполь=mariupol, Крути=kruty
god Бог=boh
goddess богиня=bohynya
deity-local Перун=perun, Велес=veles, Дажбог=dazhboh, Сварог=svaroh
jesus Ісус=isus
christ Христос=khrystos
virgin-mary Діва Марія=diva mariya, Богородиця=bohorodytsya
holy-spirit Святий Дух=svyatyy dukh
saint святий=svyatyy
sacred священний=svyashchennyy
angel ангел=anhel, янгол=yanhol
devil диявол=dyyavol, чорт=chort, біс=bis, дідько=didko
satan сатана=satana
demon демон=demon, біс=bis
hell пекло=peklo
paradise рай=ray
sin гріх=hrikh
sinner грішник=hrishnyk
soul душа=dusha
prayer молитва=molytva
pray молитися=molytysya
church церква=tserkva
mosque мечеть=mechet
synagogue синагога=synahoha
temple храм=khram
monastery монастир=monastyr
altar вівтар=vivtar
cross-christian хрест=khrest, розп'яття=rozpyattya
priest священник=svyashchennyk, піп=pip
monk монах=monakh, чернець=chernets
nun черниця=chernytsya
bishop єпископ=yepyskop, владика=vladyka
pope папа=papa
imam імам=imam, мулла=mulla
rabbi рабин=rabyn
prophet пророк=prorok
muhammad Мухаммед=mukhammed, Магомет=mahomet
allah Аллах=allakh
koran Коран=koran
bible Біблія=bibliya
torah Тора=tora
gospel євангеліє=yevanheliye
buddha Будда=budda
hindu-god Вішну=vishnu, Шива=shyva, Кришна=kryshna
jew єврей=yevrey
muslim мусульманин=musulmanyn
christian християнин=khrystyyanyn
infidel невірний=nevirnyy, язичник=yazychnyk, поганин=pohanyn
heretic єретик=yeretyk
blasphemy богохульство=bohokhulstvo, блюзнірство=blyuznirstvo
sect секта=sekta
holy-war джихад=dzhykhad, священна війна=svyashchenna viyna
halal халяль=khalyal
kosher кошерний=koshernyy
forbidden-religious харам=kharam
fasting піст=pist
pilgrimage паломництво=palomnytstvo, проща=proshcha
sacrifice жертва=zhertva
baptism хрещення=khreshchennya
mass-liturgy літургія=liturhiya, меса=mesa
relic мощі=moshchi, реліквія=relikviya
miracle диво=dyvo, чудо=chudo
blessing благословення=blahoslovennya
witch відьма=vidma
sorcerer чаклун=chaklun, мольфар=molfar, чарівник=charivnyk
magic магія=mahiya, чари=chary
evil-eye пристріт=prystrit, вроки=vroky
evil-spirit-local упир=upyr, мавка=mavka, домовик=domovyk, лісовик=lisovyk, нявка=nyavka, вій=viy, потерча=potercha, русалка=rusalka, песиголовець=pesyholovets
taboo табу=tabu
idol ідол=idol, бовван=bovvan
antichrist антихрист=antykhryst
judas Юда=yuda
apocalypse апокаліпсис=apokalipsys, кінець світу=kinets svitu
eternity-afterlife потойбіччя=potoybichchya, той світ=toy svit
fate доля=dolya
nirvana нірвана=nirvana
death смерть=smert, загибель=zahybel
dead мертвий=mertvyy, мрець=mrets, дохлий=dokhlyy
die померти=pomerty, здохнути=zdokhnuty, вмерти=vmerty
corpse труп=trup, мрець=mrets
carrion падло=padlo, стерво=stervo, падаль=padal
grave могила=mohyla
coffin труна=truna, домовина=domovyna, гріб=hrib
funeral похорон=pokhoron
cemetery цвинтар=tsvyntar, кладовище=kladovyshche
mourning траур=traur, жалоба=zhaloba
widow вдова=vdova
orphan сирота=syrota
skeleton скелет=skelet, кістяк=kistyak
skull череп=cherep
ghost привид=pryvyd, примара=prymara
vampire вампір=vampir, упир=upyr
zombie зомбі=zombi
kill вбити=vbyty, убити=ubyty
murder вбивство=vbyvstvo
murderer вбивця=vbyvtsya, душогуб=dushohub
suicide самогубство=samohubstvo
hang-person повісити=povisyty, шибениця=shybenytsya
execution страта=strata
executioner кат=kat
strangle душити=dushyty, задушити=zadushyty
drown втопити=vtopyty, потонути=potonuty
massacre різанина=rizanyna, бійня=biynya
slaughterhouse бойня=boynya, скотобійня=skotobiynya
butcher-derog м'ясник=myasnyk, різник=riznyk
torture катування=katuvannya, тортури=tortury
beat бити=byty, лупцювати=luptsyuvaty
slap ляпас=lyapas
fight бійка=biyka, боротьба=borotba
violence насильство=nasylstvo
wound рана=rana
scar шрам=shram, рубець=rubets
blood кров=krov
bomb бомба=bomba
gun пістолет=pistolet, рушниця=rushnytsya, ствол=stvol
bullet куля=kulya
knife-weapon кинджал=kyndzhal, фінка=finka
weapon зброя=zbroya
explosion вибух=vybukh
whip батіг=batih, нагайка=nahayka
trap пастка=pastka
chain-fetter кайдани=kaydany, ланцюг=lantsyuh
prison тюрма=tyurma, в'язниця=vyaznytsya, зона=zona
prisoner в'язень=vyazen, зек=zek
thief злодій=zlodiy, ворюга=voryuha, крадій=kradiy, злодюга=zlodyuha
steal красти=krasty
robber грабіжник=hrabizhnyk, розбійник=rozbiynyk, бандит=bandyt
robbery грабіж=hrabizh, пограбування=pohrabuvannya
plunder грабувати=hrabuvaty
gangster гангстер=hanhster, бандит=bandyt, банда=banda
mafia мафія=mafiya
criminal злочинець=zlochynets
crime злочин=zlochyn
kidnap викрадення=vykradennya
blackmail шантаж=shantazh
bribe хабар=khabar
corrupt корупція=koruptsiya, корупціонер=koruptsioner
fraud шахрайство=shakhraystvo, афера=afera, кидалово=kydalovo
counterfeit підробка=pidrobka
lie брехня=brekhnya
false фальшивий=falshyvyy, хибний=khybnyy
trick трюк=tryuk, хитрість=khytrist
smuggler контрабандист=kontrabandyst
pirate пірат=pirat
arson підпал=pidpal
fire-blaze пожежа=pozhezha
enemy ворог=voroh
hate ненависть=nenavyst
revenge помста=pomsta
anger гнів=hniv, лють=lyut
angry злий=zlyy, сердитий=serdytyy
evil зло=zlo, лихо=lykho
bad поганий=pohanyy, кепський=kepskyy, паскудний=paskudnyy, лихий=lykhyy
worse гірший=hirshyy
cruel жорстокий=zhorstokyy
fear страх=strakh
terror жах=zhakh, терор=teror
nightmare кошмар=koshmar
danger небезпека=nebezpeka
dangerous небезпечний=nebezpechnyy
threat загроза=zahroza
accident аварія=avariya
disaster катастрофа=katastrofa, лихо=lykho
misfortune нещастя=neshchastya, біда=bida, лихо=lykho, горе=hore, халепа=khalepa
curse прокляття=proklyattya
doom загибель=zahybel
damage шкода=shkoda, збиток=zbytok
destroy знищити=znyshchyty, руйнувати=ruynuvaty
broken зламаний=zlamanyy, розбитий=rozbytyy
break-verb ламати=lamaty
breakdown поломка=polomka
crack тріщина=trishchyna
rust іржа=irzha
rot гниль=hnyl, гнилий=hnylyy
mould пліснява=plisnyava, цвіль=tsvil
stale черствий=cherstvyy, затхлий=zatkhlyy
spoiled зіпсований=zipsovanyy
garbage сміття=smittya
junk мотлох=motlokh, брухт=brukht
rubbish-quality халтура=khaltura, барахло=barakhlo, ширпотреб=shyrpotreb
dirt бруд=brud, грязюка=hryazyuka, багно=bahno
dirty брудний=brudnyy
stain пляма=plyama
mud болото=boloto, грязюка=hryazyuka
swamp болото=boloto, трясовина=tryasovyna
dust пил=pyl
slime слиз=slyz
soot сажа=sazha
poison отрута=otruta
toxic отруйний=otruynyy
ashes попіл=popil
disgust огида=ohyda
disgusting огидний=ohydnyy, гидкий=hydkyy
yuck фу=fu, тьху=tkhu
poor бідний=bidnyy, злиденний=zlydennyy, голота=holota
poverty бідність=bidnist, злидні=zlydni
hunger голод=holod
thirst спрага=spraha
debt борг=borh
bankrupt банкрут=bankrut
loss втрата=vtrata, збиток=zbytok
lose втратити=vtratyty
failure провал=proval, невдача=nevdacha
fall-verb падати=padaty
error помилка=pomylka
guilt вина=vyna
punishment кара=kara, покарання=pokarannya
fine-penalty штраф=shtraf
tax податок=podatok
problem проблема=problema
quarrel сварка=svarka
scandal скандал=skandal
chaos хаос=khaos, безлад=bezlad
noise шум=shum, галас=halas
cheap дешевий=deshevyy
expensive дорогий=dorohyy
useless марний=marnyy
weak слабкий=slabkyy
slow повільний=povilnyy
late пізно=pizno
old старий=staryy
empty порожній=porozhniy, пустий=pustyy
nothing ніщо=nishcho, нічого=nichoho
nobody ніхто=nikhto
never ніколи=nikoly
not не=ne, ні=ni
stop стій=stiy, стоп=stop
end кінець=kinets
finished кінець=kinets, готово=hotovo
boring нудний=nudnyy
bitter гіркий=hirkyy
sour кислий=kyslyy
sad сумний=sumnyy
sorrow горе=hore, сум=sum, печаль=pechal
cry-weep плакати=plakaty, плач=plach
tear-drop сльоза=sloza
scream крик=kryk
complain скаржитися=skarzhytysya
lonely самотній=samotniy
pity жаль=zhal
shame сором=sorom
tired втомлений=vtomlenyy
cold-neg холод=kholod
dark темний=temnyy
darkness темрява=temryava, пітьма=pitma
shadow тінь=tin
abyss прірва=prirva, безодня=bezodnya
storm буря=burya
earthquake землетрус=zemletrus
flood повінь=povin, потоп=potop
drought посуха=posukha
smoke-fumes дим=dym
cigarette сигарета=syhareta, цигарка=tsyharka
drug наркотик=narkotyk
cannabis трава=trava, анаша=anasha, косяк=kosyak, коноплі=konopli
cocaine кокаїн=kokayin
heroin-drug героїн=heroyin
amphetamine фен=fen, амфетамін=amfetamin
drug-addict наркоман=narkoman, наркоша=narkosha, торчок=torchok
drug-dealer наркодилер=narkodyler, баріга=bariha
overdose передоз=peredoz
booze бухло=bukhlo, горілка=horilka, сивуха=syvukha
hangover похмілля=pokhmillya
gambling азарт=azart
devilish-luck лихо=lykho, напасть=napast
burden тягар=tyahar
obstacle перешкода=pereshkoda
crooked кривий=kryvyy
raw-unripe сирий=syryy
leak витік=vytik
lack брак=brak, нестача=nestacha
delay затримка=zatrymka
forget забути=zabuty
refuse відмова=vidmova
forbidden заборонений=zaboronenyy
escape втеча=vtecha
lost загублений=zahublenyy
abandoned покинутий=pokynutyy
ruin руїна=ruyina
slum нетрі=netri
hovel халупа=khalupa, хижа=khyzha
rag ганчірка=hanchirka, лахміття=lakhmittya
crutch милиця=mylytsya
gloomy похмурий=pokhmuryy
cockroach тарган=tarhan
flea блоха=blokha
bedbug клоп=klop
tick кліщ=klishch
maggot опариш=oparysh
leech п'явка=pyavka
rat щур=shchur, пацюк=patsyuk
scorpion скорпіон=skorpion
spider павук=pavuk
fly-insect муха=mukha
mosquito комар=komar
jellyfish медуза=meduza
weed-plant бур'ян=buryan
thorn колючка=kolyuchka
disease хвороба=khvoroba
sick хворий=khvoryy
plague чума=chuma, мор=mor
epidemic епідемія=epidemiya, пошесть=poshest
cancer рак=rak
tumour пухлина=pukhlyna
ulcer виразка=vyrazka
abscess нарив=naryv, чиряк=chyryak
leprosy проказа=prokaza
cholera холера=kholera
typhus тиф=tyf
tuberculosis туберкульоз=tuberkuloz, сухоти=sukhoty
malaria малярія=malyariya
smallpox віспа=vispa
measles кір=kir
scabies короста=korosta
rash висип=vysyp
itch свербіж=sverbizh
wart бородавка=borodavka
haemorrhoids геморой=hemoroy
diarrhoea пронос=pronos, діарея=diareya
constipation запор=zapor
nausea нудота=nudota
cough кашель=kashel
cold-illness застуда=zastuda, нежить=nezhyt
flu грип=hryp
fever лихоманка=lykhomanka, гарячка=haryachka
pain біль=bil
cramp судома=sudoma
epilepsy епілепсія=epilepsiya
stroke-illness інсульт=insult
heart-attack інфаркт=infarkt
diabetes діабет=diabet
aids СНІД=snid
syphilis сифіліс=syfilis
gonorrhoea гонорея=honoreya, трипер=tryper
herpes герпес=herpes
jaundice жовтяниця=zhovtyanytsya
rabies сказ=skaz
asthma астма=astma
allergy алергія=alerhiya
gangrene гангрена=hanhrena
hernia грижа=hryzha
paralysis параліч=paralich
coma кома=koma
dementia деменція=dementsiya, маразм=marazm
depression депресія=depresiya
miscarriage викидень=vykyden
abortion аборт=abort
infertile безплідний=bezplidnyy
infection інфекція=infektsiya, зараза=zaraza
inflammation запалення=zapalennya
virus вірус=virus
germ мікроб=mikrob, бацила=batsyla
tapeworm глист=hlyst, солітер=soliter
bruise синець=synets
fracture перелом=perelom
surgery операція=operatsiya
enema клізма=klizma
pill пігулка=pihulka, таблетка=tabletka
injection укол=ukol, шприц=shpryts
hospital лікарня=likarnya
medicine ліки=liky
intestine кишка=kyshka
womb матка=matka
be бути=buty
have мати=maty
do-make робити=robyty
go іти=ity, йти=yty
come прийти=pryyty
walk ходити=khodyty
run бігти=bihty
jump стрибати=strybaty
fly літати=litaty
swim плавати=plavaty
sit сидіти=sydity
stand стояти=stoyaty
lie-down лежати=lezhaty
sleep спати=spaty
eat їсти=yisty
drink пити=pyty
bite кусати=kusaty
chew жувати=zhuvaty
swallow ковтати=kovtaty
suck смоктати=smoktaty
see бачити=bachyty
look дивитися=dyvytysya
hear чути=chuty
speak говорити=hovoryty
say казати=kazaty
ask питати=pytaty, просити=prosyty
call кликати=klykaty
sing співати=spivaty
dance танець=tanets, танцювати=tantsyuvaty
laugh сміятися=smiyatysya, сміх=smikh
play грати=hraty
know знати=znaty
think думати=dumaty
want хотіти=khotity
can могти=mohty
must мусити=musyty
love-verb любити=lyubyty, кохати=kokhaty
give дати=daty
take взяти=vzyaty, брати=braty
hold тримати=trymaty
put класти=klasty
throw кидати=kydaty
catch ловити=lovyty
pull тягнути=tyahnuty
push штовхати=shtovkhaty
open відкрити=vidkryty
close закрити=zakryty
cut різати=rizaty
sew шити=shyty
wash мити=myty
cook-verb варити=varyty
bake пекти=pekty
burn горіти=hority
buy купити=kupyty
sell продати=prodaty
pay платити=platyty
work-verb працювати=pratsyuvaty
build будувати=buduvaty
dig копати=kopaty
plant-verb сіяти=siyaty, садити=sadyty
write писати=pysaty
read читати=chytaty
count рахувати=rakhuvaty
learn вчити=vchyty
help допомога=dopomoha
wait чекати=chekaty
find знайти=znayty
search шукати=shukaty
live жити=zhyty
grow рости=rosty
blow дути=duty
turn крутити=krutyty
shake трясти=tryasty
tremble тремтіти=tremtity
hit-strike вдарити=vdaryty
scratch дряпати=dryapaty
rub терти=terty
flow текти=tekty
drip крапля=kraplya
smile усмішка=usmishka
hug обійми=obiymy
win перемога=peremoha
begin почати=pochaty
change зміна=zmina
travel подорож=podorozh
return повернути=povernuty
stay лишитися=lyshytysya
send послати=poslaty
show показати=pokazaty
pour лити=lyty
mix мішати=mishaty
shine сяяти=syayaty
snore хропіти=khropity
whistle свистіти=svystity
whisper шепіт=shepit
big великий=velykyy
small малий=malyy
long довгий=dovhyy
short короткий=korotkyy
tall-high високий=vysokyy
low низький=nyzkyy
wide широкий=shyrokyy
narrow вузький=vuzkyy
thick товстий=tovstyy
thin тонкий=tonkyy
deep глибокий=hlybokyy
flat плоский=ploskyy
round круглий=kruhlyy
straight прямий=pryamyy
sharp гострий=hostryy
heavy важкий=vazhkyy
light-weight легкий=lehkyy
hard твердий=tverdyy
soft м'який=myakyy
new новий=novyy
young молодий=molodyy
good добрий=dobryy, гарно=harno
better краще=krashche
beautiful гарний=harnyy, красивий=krasyvyy
strong сильний=sylnyy
fast швидкий=shvydkyy
early рано=rano
hot гарячий=haryachyy
warm теплий=teplyy
cold холодний=kholodnyy
cool-fresh свіжий=svizhyy
wet мокрий=mokryy
dry сухий=sukhyy
full повний=povnyy
clean чистий=chystyy
clear ясний=yasnyy
bright світлий=svitlyy
sweet солодкий=solodkyy
salty солоний=solonyy
spicy гострий=hostryy
rich багатий=bahatyy
happy щасливий=shchaslyvyy
funny смішний=smishnyy
clever розумний=rozumnyy
brave хоробрий=khorobryy
kind-nice милий=mylyy
honest чесний=chesnyy
healthy здоровий=zdorovyy
alive живий=zhyvyy
free вільний=vilnyy
quiet тихий=tykhyy
loud гучний=huchnyy
easy легко=lehko
difficult складно=skladno
true правда=pravda
same той самий=toy samyy
other інший=inshyy
alone-only тільки=tilky
shy сором'язливий=soromyazlyvyy
wild дикий=dykyy
strange дивний=dyvnyy
left лівий=livyy
right-side правий=pravyy
up вгору=vhoru
down вниз=vnyz
in в=v
out геть=het
near близько=blyzko
far далеко=daleko
here тут=tut
there там=tam
where де=de
when коли=koly
who хто=khto
what що=shcho
why чому=chomu
how як=yak
yes так=tak
no ні=ni
i я=ya
you ти=ty
he він=vin
she вона=vona
we ми=my
they вони=vony
my мій=miy
your твій=tviy
this це=tse, цей=tsey
that той=toy
all все=vse, всі=vsi
many багато=bahato
few мало=malo
more більше=bilshe
less менше=menshe
very дуже=duzhe
and і=i, та=ta
or або=abo
but але=ale
with з=z
without без=bez
now зараз=zaraz
always завжди=zavzhdy
again знову=znovu
already вже=vzhe
soon скоро=skoro
maybe можливо=mozhlyvo
hello привіт=pryvit, вітаю=vitayu
goodbye бувай=buvay
thanks дякую=dyakuyu
please прошу=proshu
sorry вибач=vybach
come-on давай=davay
look-out обережно=oberezhno
good-day добрий день=dobryy den
sun сонце=sontse
moon місяць=misyats
star зірка=zirka
sky небо=nebo
earth земля=zemlya
world світ=svit
land край=kray
water вода=voda
sea море=more
ocean океан=okean
lake озеро=ozero
river річка=richka
stream струмок=strumok
well-spring джерело=dzherelo, криниця=krynytsya
wave хвиля=khvylya
island острів=ostriv
beach пляж=plyazh
coast берег=bereh
mountain гора=hora
hill пагорб=pahorb
valley долина=dolyna
forest ліс=lis
field поле=pole
meadow лука=luka
desert пустеля=pustelya
cave печера=pechera
stone камінь=kamin
rock скеля=skelya
sand пісок=pisok
clay глина=hlyna
salt сіль=sil
gold золото=zoloto
silver срібло=sriblo
iron залізо=zalizo
copper мідь=mid
lead-metal свинець=svynets
steel сталь=stal
glass скло=sklo
wood-material дерево=derevo
coal вугілля=vuhillya
oil олія=oliya
petrol бензин=benzyn
fire вогонь=vohon
flame полум'я=polumya
light світло=svitlo
lightning блискавка=blyskavka
thunder грім=hrim
rain дощ=doshch
snow сніг=snih
ice лід=lid
frost мороз=moroz
hail град=hrad
wind вітер=viter
air повітря=povitrya
cloud хмара=khmara
fog туман=tuman
dew роса=rosa
rainbow веселка=veselka
weather погода=pohoda
tree дерево=derevo
leaf лист=lyst
branch гілка=hilka
root корінь=korin
bark-tree кора=kora
seed насіння=nasinnya
grass трава=trava
flower квітка=kvitka
rose троянда=troyanda
lily лілія=liliya
bush кущ=kushch
oak дуб=dub
pine сосна=sosna
birch береза=bereza
reed очерет=ocheret
straw солома=soloma
hay сіно=sino
mushroom гриб=hryb
person людина=lyudyna
people люди=lyudy, народ=narod
man чоловік=cholovik
woman жінка=zhinka
child дитина=dytyna
baby немовля=nemovlya
boy хлопець=khlopets
girl дівчина=divchyna
mother мати=maty
father батько=batko
mum мама=mama
dad тато=tato
son син=syn
daughter дочка=dochka
brother брат=brat
sister сестра=sestra
grandmother бабуся=babusya
grandfather дідусь=didus
uncle дядько=dyadko
aunt тітка=titka
husband чоловік=cholovik
wife дружина=druzhyna
bride наречена=narechena
wedding весілля=vesillya
mother-in-law теща=teshcha
nephew племінник=pleminnyk
family родина=rodyna, сім'я=simya
friend друг=druh
neighbour сусід=susid
guest гість=hist
name ім'я=imya
life життя=zhyttya
love любов=lyubov, кохання=kokhannya
kiss поцілунок=potsilunok
heart серце=sertse
head голова=holova
hair волосся=volossya
face обличчя=oblychchya
forehead лоб=lob
eye око=oko
ear вухо=vukho
nose ніс=nis
mouth рот=rot
lip губа=huba
tooth зуб=zub
tongue язик=yazyk
chin підборіддя=pidboriddya
cheek щока=shchoka
beard борода=boroda
moustache вуса=vusa
neck шия=shyya
throat горло=horlo
shoulder плече=pleche
back спина=spyna
belly живіт=zhyvit
navel пуп=pup
arm рука=ruka
elbow лікоть=likot
hand рука=ruka
finger палець=palets
nail ніготь=nihot, цвях=tsvyakh
fist кулак=kulak
leg нога=noha
knee коліно=kolino
heel п'ята=pyata
skin шкіра=shkira
bone кістка=kistka
rib ребро=rebro
brain мозок=mozok
liver печінка=pechinka
lung легеня=lehenya
kidney нирка=nyrka
meat м'ясо=myaso
milk молоко=moloko
bread хліб=khlib
butter масло=maslo
cheese сир=syr
egg яйце=yaytse
fish риба=ryba
soup суп=sup
rice рис=rys
flour борошно=boroshno
dough тісто=tisto
cake торт=tort
biscuit печиво=pechyvo
sugar цукор=tsukor
honey мед=med
chocolate шоколад=shokolad
candy цукерка=tsukerka
apple яблуко=yabluko
pear груша=hrusha
grape виноград=vynohrad
cherry вишня=vyshnya
plum слива=slyva
peach персик=persyk
lemon лимон=lymon
orange-fruit апельсин=apelsyn
banana банан=banan
strawberry полуниця=polunytsya
nut горіх=horikh
melon диня=dynya
tomato помідор=pomidor
potato картопля=kartoplya
onion цибуля=tsybulya
garlic часник=chasnyk
cabbage капуста=kapusta
carrot морква=morkva
cucumber огірок=ohirok
bean квасоля=kvasolya
pea горох=horokh
pumpkin гарбуз=harbuz
beet буряк=buryak
pepper-spice перець=perets
mustard гірчиця=hirchytsya
vinegar оцет=otset
sausage ковбаса=kovbasa
ham шинка=shynka
bacon сало=salo
fat-grease жир=zhyr
wine вино=vyno
beer пиво=pyvo
brandy горілка=horilka
tea чай=chay
coffee кава=kava
juice сік=sik
food їжа=yizha
breakfast сніданок=snidanok
lunch обід=obid
dinner вечеря=vecherya
animal тварина=tvaryna
dog собака=sobaka
puppy цуценя=tsutsenya
cat кіт=kit, кішка=kishka
horse кінь=kin
mare кобила=kobyla
cow корова=korova
bull бик=byk
calf теля=telya
sheep вівця=vivtsya
lamb ягня=yahnya
goat коза=koza
chicken курка=kurka
rooster півень=piven
duck качка=kachka
goose гусак=husak
turkey індик=indyk
rabbit кролик=krolyk
hare заєць=zayets
mouse миша=mysha
bear ведмідь=vedmid
wolf вовк=vovk
fox лисиця=lysytsya
deer олень=olen
boar кабан=kaban
lion лев=lev
tiger тигр=tyhr
elephant слон=slon
monkey мавпа=mavpa
camel верблюд=verblyud
snake змія=zmiya
frog жаба=zhaba
turtle черепаха=cherepakha
crocodile крокодил=krokodyl
bird птах=ptakh
eagle орел=orel
hawk яструб=yastrub, сокіл=sokil
owl сова=sova
crow ворона=vorona
pigeon голуб=holub
swan лебідь=lebid
cuckoo зозуля=zozulya
feather перо=pero
wing крило=krylo
tail хвіст=khvist
horn ріг=rih
claw кіготь=kihot
fur хутро=khutro
bee бджола=bdzhola
wasp оса=osa
ant мураха=murakha
butterfly метелик=metelyk
beetle жук=zhuk
snail равлик=ravlyk
shark акула=akula
whale кит=kyt
crab краб=krab
squid кальмар=kalmar
house дім=dim, хата=khata
home дім=dim
room кімната=kimnata
kitchen кухня=kukhnya
bathroom ванна=vanna
door двері=dveri
window вікно=vikno
wall стіна=stina
roof дах=dakh
floor підлога=pidloha
stairs сходи=skhody
garden сад=sad
fence паркан=parkan
bed ліжко=lizhko
table стіл=stil
chair стілець=stilets
lamp лампа=lampa
candle свічка=svichka
mirror дзеркало=dzerkalo
key ключ=klyuch
lock замок=zamok
knife ніж=nizh
fork виделка=vydelka
spoon ложка=lozhka
plate тарілка=tarilka
cup чашка=chashka
bottle пляшка=plyashka
pot горщик=horshchyk
bowl миска=myska
oven піч=pich
box коробка=korobka
bag сумка=sumka
basket кошик=koshyk
barrel бочка=bochka
bucket відро=vidro
broom мітла=mitla
soap мило=mylo
towel рушник=rushnyk
comb гребінь=hrebin
brush щітка=shchitka
needle голка=holka
thread нитка=nytka
rope мотузка=motuzka
hammer молоток=molotok
saw пила=pyla
axe сокира=sokyra
screw гвинт=hvynt
wheel колесо=koleso
stick палка=palka
machine машина=mashyna
tool інструмент=instrument
toy іграшка=ihrashka
doll лялька=lyalka
ball м'яч=myach
book книга=knyha
paper папір=papir
letter лист=lyst
newspaper газета=hazeta
picture картина=kartyna
word слово=slovo
language мова=mova
story казка=kazka
song пісня=pisnya
music музика=muzyka
drum барабан=baraban
flute флейта=fleyta
bell дзвін=dzvin
clothes одяг=odyah
shirt сорочка=sorochka
trousers штани=shtany
skirt спідниця=spidnytsya
dress сукня=suknya
coat пальто=palto
hat капелюх=kapelyukh
shoe черевик=cherevyk
boot чобіт=chobit
glove рукавичка=rukavychka
belt пояс=poyas
button ґудзик=gudzyk
pocket кишеня=kyshenya
ring перстень=persten
glasses окуляри=okulyary
clock годинник=hodynnyk
umbrella парасоля=parasolya
wool вовна=vovna
silk шовк=shovk
city місто=misto
village село=selo
street вулиця=vulytsya
way шлях=shlyakh
square площа=ploshcha
bridge міст=mist
tower вежа=vezha
castle замок=zamok
market ринок=rynok, базар=bazar
shop крамниця=kramnytsya
school школа=shkola
office офіс=ofis
factory завод=zavod
bank банк=bank
money гроші=hroshi
coin монета=moneta
price ціна=tsina
gift подарунок=podarunok
work робота=robota, праця=pratsya
worker робітник=robitnyk
doctor лікар=likar
teacher вчитель=vchytel
farmer фермер=fermer
hunter мисливець=myslyvets
fisherman рибалка=rybalka
baker пекар=pekar
tailor кравець=kravets
smith коваль=koval
cook кухар=kukhar
driver водій=vodiy
boss шеф=shef
car авто=avto
ship корабель=korabel
boat човен=choven
train потяг=potyah
plane літак=litak
cart віз=viz
sail вітрило=vitrylo
sleigh сани=sany
day день=den
night ніч=nich
morning ранок=ranok
evening вечір=vechir
today сьогодні=sohodni
yesterday вчора=vchora
tomorrow завтра=zavtra
week тиждень=tyzhden
month місяць=misyats
year рік=rik
hour година=hodyna
minute хвилина=khvylyna
time час=chas
spring весна=vesna
summer літо=lito
autumn осінь=osin
winter зима=zyma
monday понеділок=ponedilok
friday п'ятниця=pyatnytsya
sunday неділя=nedilya
holiday свято=svyato
christmas Різдво=rizdvo
red червоний=chervonyy
blue синій=syniy
green зелений=zelenyy
yellow жовтий=zhovtyy
white білий=bilyy
black чорний=chornyy
grey сірий=siryy
brown коричневий=korychnevyy
pink рожевий=rozhevyy
colour колір=kolir
zero нуль=nul
one один=odyn
two два=dva
three три=try
four чотири=chotyry
five п'ять=pyat
six шість=shist
seven сім=sim
eight вісім=visim
nine дев'ять=devyat
ten десять=desyat
hundred сто=sto
thousand тисяча=tysyacha
million мільйон=milyon
half половина=polovyna
first перший=pershyy
last останній=ostanniy
part частина=chastyna
circle коло=kolo
line лінія=liniya
point крапка=krapka
corner кут=kut
side бік=bik
number число=chyslo
dream мрія=mriya, сон=son
game гра=hra
joy радість=radist
luck щастя=shchastya, удача=udacha
peace мир=myr
freedom свобода=svoboda, воля=volya
truth істина=istyna
hope надія=nadiya
wish бажання=bazhannya
strength сила=syla
voice голос=holos
silence тиша=tysha
smell запах=zapakh
taste смак=smak
thing річ=rich
question питання=pytannya
answer відповідь=vidpovid
secret таємниця=tayemnytsya
law закон=zakon
! political | russischer Faschist | Russian fascist invader | fasciste russe | fascista ruso | fascista russo : рашист=rashyst, русня=rusnya, путлер=putler
! political | Bandera (umstrittener Nationalist) | Bandera (contested nationalist) | Bandera (nationaliste contesté) | Bandera (nacionalista polémico) | Bandera (nazionalista controverso) : Бандера=bandera
! insulting | jämmerlicher Versager (Knastslang) | pathetic loser (prison slang) | minable | pringado | nullità : чмо=chmo, лох=lokh, лошара=loshara, опущений=opushchenyy
! negative | Betrug, Abzocke | rip-off, scam | arnaque | timo | fregatura : кидок=kydok, лохотрон=lokhotron
bad-omen погана прикмета=pohana prykmeta
worthless нікчемний=nikchemnyy
limp-slack млявий=mlyavyy
flat-dull прісний=prisnyy
gout подагра=podahra
scab струп=strup
rectum пряма кишка=pryama kyshka
`,
}
