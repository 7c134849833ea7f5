import type { LanguageSource } from '../language-source.ts'

/** Bulgarian. */
export const bg: LanguageSource = {
  code: 'bg',
  script: 'Cyrillic',
  text: `
penis-vulgar кур=kur, хуй=huy, чеп=chep, пишка=pishka, кура=kura, кренвирш=krenvirsh, пенис=penis, патка=patka, патлак=patlak, кура ми=kura mi, чурка=churka
penis пенис=penis, член=chlen
vulva-vulgar путка=putka, путьо=putyo, пичка=pichka, котенце=kotentse, дупка=dupka, пизда=pizda, путко=putko, пуца=putsa, путенце=putentse, катеричка=katerichka, шушулка=shushulka
vagina вагина=vagina, влагалище=vlagalishte
testicles-vulgar ташаци=tashatsi, топки=topki, яйца=yaytsa, ташак=tashak
testicle тестис=testis
breasts-vulgar цици=tsitsi, цицки=tsitski, балкони=balkoni, бомби=bombi, бозки=bozki, цица=tsitsa
nipple зърно=zarno
arse гъз=gaz, задник=zadnik, дупе=dupe, гъза=gaza, гуз=guz, дирник=dirnik, задница=zadnitsa, гъзове=gazove, гъз=guz
buttocks седалище=sedalishte, бут=but
anus анус=anus, ректум=rektum
arsehole гъз=gaz, шибаняк=shibanyak, лайнар=laynar, гъзар=gazar
pubic-hair срамни косми=sramni kosmi
crotch чатал=chatal, слабини=slabini
clitoris клитор=klitor
foreskin препуциум=preputsium
erection ерекция=erektsia, надървен=nadarven, кораво=koravo
semen сперма=sperma, семе=seme
fuck еба=eba, чукам=chukam, ебане=ebane, клатя=klatya, еби=ebi, шибам=shibam, ебаси=ebasi, ебал=ebal, чукане=chukane
fuck-exclamation мамка му=mamka mu, майната му=maynata mu, еба ти=eba ti, да еба=da eba, курва=kurva, мамицата му=mamitsata mu
sex секс=seks
intercourse полов акт=polov akt, съвкупление=savkuplenie
mate-animals чифтосване=chiftosvane
orgasm оргазъм=orgazam
masturbate лъскам=laskam, чикия=chikia, мастурбация=masturbatsia, чекия=chekia
wanker чикиджия=chikidzhia, лъскач=laskach
suck-vulgar смуча=smucha, духам=duham, лапам=lapam
blow-job свирка=svirka, духане=duhane, минет=minet
sodomy содомия=sodomia
horny възбуден=vazbuden, надървен=nadarven, разгонен=razgonen
heat-rut разгонване=razgonvane
lust похот=pohot, сладострастие=sladostrastie
pervert перверзник=perverznik, извратен=izvraten, извратеняк=izvratenyak
lecher развратник=razvratnik, женкар=zhenkar
obscene циничен=tsinichen, неприличен=neprilichen, похабен=pohaben
porn порно=porno
naked гол=gol, гола=gola
striptease стриптийз=striptiyz
prostitute проститутка=prostitutka, жрица=zhritsa
whore курва=kurva, уличница=ulichnitsa, мръсница=mrasnitsa, пачавра=pachavra, кучка=kuchka, блудница=bludnitsa, проститутка=prostitutka
slut пачавра=pachavra, кучка=kuchka, никаквица=nikakvitsa, развратница=razvratnitsa
brothel бардак=bardak, бордей=bordey, публичен дом=publichen dom
pimp сводник=svodnik, сутеньор=sutenyor
mistress любовница=lyubovnitsa, метреса=metresa
adultery изневяра=iznevyara, прелюбодеяние=prelyubodeyanie
cuckold рогоносец=rogonosets
incest кръвосмешение=kravosmeshenie, инцест=intsest
paedophile педофил=pedofil
rape изнасилване=iznasilvane
orgy оргия=orgia
fetish фетиш=fetish
dildo дилдо=dildo, вибратор=vibrator
condom-slang гумичка=gumichka, презерватив=prezervativ, гума=guma, кондом=kondom
virgin-sexual девствена=devstvena, девственица=devstvenitsa
impotent импотентен=impotenten
castrate кастрирам=kastriram, евнух=evnuh, скопец=skopets
shit лайно=layno, лайна=layna, акам=akam, сера=sera, ако=ako, говно=govno, сране=srane, кака=kaka, лайно=laino, гомно=gomno
shit-verb сера=sera, сереш=seresh, дрисна=drisna
excrement изпражнения=izprazhnenia, екскременти=ekskrementi
poop ако=ako, ака=aka, лайненце=laynentse
dung тор=tor, фъшкия=fashkia
droppings дрисък=drisak, барабонка=barabonka
piss пикня=piknya, пикая=pikaya, пикаене=pikaene, пикоч=pikoch
urine урина=urina
pee пишкам=pishkam, пиш=pish, пикае=pikae, пикая=pikaya, пикня=piknya
fart пръдня=pradnya, пърдя=pardya, пръц=prats, пръдла=pradla
diarrhoea-vulgar дрисък=drisak, дрискам=driskam, лайнян=laynyan
belch оригване=origvane, оригвам=origvam
vomit повръщам=povrashtam, драйфам=drayfam, бълвоч=balvoch
snot сопол=sopol, сополи=sopoli
spit плюя=plyuya, храчка=hrachka, плюнка=plyunka, слюнка=slyunka
sweat пот=pot
stink смрад=smrad, смърдя=smardya, воня=vonya, смърди=smardi
pus гной=gnoy
toilet тоалетна=toaletna, кенеф=kenef, клозет=klozet
latrine кенеф=kenef, нужник=nuzhnik
chamber-pot цукало=tsukalo, гърне=garne
sewer канал=kanal, клоака=kloaka, канализация=kanalizatsia
menstruation мензис=menzis, цикъл=tsikal, менструация=menstruatsia
tampon тампон=tampon, превръзка=prevrazka
diaper памперс=pampers, пелена=pelena
armpit подмишница=podmishnitsa
pimple пъпка=papka, цирей=tsirey
dandruff пърхот=parhot
potbelly шкембе=shkembe, търбух=tarbuh
seduce съблазнявам=sablaznyavam, свалям=svalyam
lick ближа=blizha, лижа=lizha
hump чукам=chukam, клатя=klatya, оправям=opravyam
damn проклет=proklet, по дяволите=po dyavolite, дявол да го вземе=dyavol da go vzeme
go-to-hell майната ти=maynata ti, махай се=mahay se, върви на майната си=varvi na maynata si, еби се=ebi se
son-of-bitch кучи син=kuchi sin, курвин син=kurvin sin, копеле=kopele
motherfucker ебач=ebach, мамкоебец=mamkoebets, шибан=shiban
bollocks глупости=gluposti, лайна=layna, дрън-дрън=dran-dran
transvestite травестит=travestit
lingerie гащи=gashti, бикини=bikini, кюлоти=kyuloti
peeping воайор=voayor
grope опипвам=opipvam
cleavage деколте=dekolte
hole-vulgar дупка=dupka
stick-vulgar кол=kol, тояга=toyaga, прът=prat
idiot глупак=glupak, идиот=idiot, тъпанар=tapanar, дебил=debil, кретен=kreten, малоумник=maloumnik, галфон=galfon, магаре=magare, вол=vol, простак=prostak, тиква=tikva, тъпак=tapak, прост=prost, говедо=govedo, будала=budala
fool глупак=glupak, будала=budala, балама=balama
stupid глупав=glupav, тъп=tap, прост=prost
cretin кретен=kreten, имбецил=imbetsil
blockhead тъпак=tapak, тиква=tikva, дръвник=dravnik, тиквеник=tikvenik, пън=pan
clumsy непохватен=nepohvaten, тромав=tromav, смотан=smotan, смотаняк=smotanyak
crazy луд=lud, луда=luda, откачен=otkachen, шантав=shantav
madman лудак=ludak, побъркан=pobarkan
madhouse лудница=ludnitsa
retarded ретард=retard, бавноразвиващ=bavnorazvivasht, олигофрен=oligofren
cripple сакат=sakat, инвалид=invalid, недъгав=nedagav
lame-person куц=kuts, куцо=kutso
blind-person сляп=slyap, слепец=slepets, кьорав=kyorav
deaf-person глух=gluh
mute-person ням=nyam
stutterer пелтек=peltek, заекващ=zaekvasht
hunchback гърбав=garbav, гърбушко=garbushko
dwarf джудже=dzhudzhe
bald плешив=pleshiv
ugly грозен=grozen, грозник=groznik
fat-person дебел=debel, дебелак=debelak, шишко=shishko
skinny кльощав=klyoshtav, слаб=slab
coward страхливец=strahlivets, пъзльо=pazlyo, бъзльо=bazlyo
weakling слабак=slabak, мекотело=mekotelo
sissy мухльо=muhlyo, лигльо=liglyo, женчо=zhencho
bastard копеле=kopele, пич=pich, изрод=izrod, незаконен=nezakonen
scoundrel негодник=negodnik, мерзавец=merzavets, подлец=podlets, мошеник=moshenik, гад=gad
rascal хлапе=hlape, пакостник=pakostnik, хулиган=huligan
scum измет=izmet, сган=sgan, утайка=utayka, паплач=paplach
wretch нещастник=neshtastnik, жалък=zhalak, клетник=kletnik
tramp скитник=skitnik, бездомник=bezdomnik, клошар=kloshar
beggar просяк=prosyak
loser загубеняк=zagubenyak, лузър=luzar
lazybones мързел=marzel, мързеливец=marzelivets, ленивец=lenivets
glutton лакомник=lakomnik, чревоугодник=chrevougodnik
miser скъперник=skapernik, стиснат=stisnat, циция=tsitsia
greedy алчен=alchen, лаком=lakom
drunkard пияница=piyanitsa, къркач=karkach, пияндур=piyandur
drunk пиян=piyan, къркан=karkan, насвяткан=nasvyatkan
liar лъжец=lazhets
cheat измамник=izmamnik, мошеник=moshenik, мента=menta
hypocrite лицемер=litsemer, двуличник=dvulichnik
traitor предател=predatel, изменник=izmennik
snitch доносник=donosnik, ченге=chenge, клюкар=klyukar, порта=porta
toady подлизурко=podlizurko, мазник=maznik, гъзолизец=gazolizets
braggart самохвалко=samohvalko, фукльо=fuklyo
arrogant арогантен=aroganten, надменен=nadmenen, надут=nadut
cheeky нахален=nahalen, безочлив=bezochliv
rude груб=grub
boor селяк=selyak, простак=prostak, селяндур=selyandur, дръндар=drandar, чалгар=chalgar
gossip клюка=klyuka, клюкарка=klyukarka
busybody любопитко=lyubopitko
old-hag бабичка=babichka, вещица=veshtitsa, дърта=darta, бабишкера=babishkera
old-man-derog дъртак=dartak, дядка=dyadka, дърт=dart
old-maid стара мома=stara moma
bimbo кифла=kifla, мацка=matska, силиконка=silikonka
slave роб=rob
servant-derog слуга=sluga, лакей=lakey, ратай=ratay
pig свиня=svinya, прасе=prase
sow свиня=svinya
donkey магаре=magare, осел=osel
ox-insult вол=vol, говедо=govedo
cow-insult крава=krava
goat-insult козел=kozel, пръч=prach, коза=koza
dog-insult псе=pse, куче=kuche, помияр=pomiyar
bitch кучка=kuchka
monkey-insult маймуна=maymuna
rat-insult плъх=plah
snake-insult змия=zmia, усойница=usoynitsa, пепелянка=pepelyanka
chicken-insult кокошка=kokoshka, патка=patka
goose-insult гъска=gaska
worm-insult червей=chervey
louse въшка=vashka, въшльо=vashlyo
vermin гадина=gadina, паразити=paraziti
parasite паразит=parazit, готованко=gotovanko
toad жаба=zhaba
hyena хиена=hiena, чакал=chakal
vulture лешояд=leshoyad
beast звяр=zvyar, добитък=dobitak, скот=skot
monster чудовище=chudovishte, изверг=izverg
savage дивак=divak, варварин=varvarin
primitive примитивен=primitiven
trash-person боклук=bokluk, гнида=gnida, отрепка=otrepka, помия=pomia
shame-on-you срамота=sramota, позор=pozor
mock подигравка=podigravka, присмивам се=prismivam se
insult обида=obida
slur-black негър=negar, чернилка=chernilka
slur-jew чифут=chifut, чифутин=chifutin
slur-roma циганин=tsiganin, мангал=mangal, катунар=katunar
slur-asian дръпнати очи=drapnati ochi
slur-arab чалма=chalma
slur-white гаджо=gadzho
slur-foreigner пришълец=prishalets, чужденец=chuzhdenets
slur-neighbour мамалигар=mamaligar, гъркул=garkul, турчуля=turchulya, русофил=rusofil
slur-region шоп=shop, селяндур=selyandur
slur-gay педал=pedal, педераст=pederast, обратен=obraten, хомо=homo, гей=gey, гейко=geyko, резил=rezil, гъзар=gazar, педи=pedi
slur-lesbian лесбийка=lesbiyka, лесба=lesba
slur-trans трансджендър=transdzhendar, травестит=travestit
slur-disabled сакат=sakat, даун=daun
slur-woman женище=zhenishte, кифла=kifla, мърла=marla
slur-poor голтак=goltak, дрипльо=driplyo, сиромах=siromah
gay гей=gey, хомосексуалист=homoseksualist
lesbian лесбийка=lesbiyka
negro-word негър=negar, чернокож=chernokozh
big-mouth уста=usta, муцуна=mutsuna, плещи=pleshti
big-nose носльо=noslyo
shut-up млъкни=mlakni, затваряй си устата=zatvaryay si ustata, мълчи=malchi
bore-person досадник=dosadnik
naive наивен=naiven, балък=balak
stubborn инат=inat, упорит=uporit
clown клоун=kloun, палячо=palyacho, смешник=smeshnik
puppet марионетка=marionetka, кукла=kukla
ignorant невежа=nevezha
good-for-nothing нехранимайко=nehranimayko, безделник=bezdelnik, никаквец=nikakvets
upstart парвеню=parvenyu, новобогаташ=novobogatash, мутра=mutra
hitler Хитлер=hitler
nazi нацист=natsist
swastika свастика=svastika, пречупен кръст=prechupen krast
fascist фашист=fashist
mussolini Мусолини=musolini
stalin Сталин=stalin
lenin Ленин=lenin
mao Мао=mao
dictator диктатор=diktator
dictator-local Живков=zhivkov, Тодор Живков=todor zhivkov, Червенков=chervenkov
tyrant тиранин=tiranin, деспот=despot
communist комунист=komunist, комуняга=komunyaga
socialist социалист=sotsialist
capitalist капиталист=kapitalist
anarchy анархия=anarhia
racist расист=rasist
slavery робство=robstvo, турско робство=tursko robstvo
colony колония=kolonia
genocide геноцид=genotsid
holocaust холокост=holokost
concentration-camp концлагер=kontslager, лагер=lager, Белене=belene, ГУЛАГ=gulag
gas-chamber газова камера=gazova kamera
ghetto гето=geto
pogrom погром=pogrom
war война=voyna
civil-war гражданска война=grazhdanska voyna
army армия=armia, войска=voyska
soldier войник=voynik
troops-militia милиция=militsia, опълчение=opalchenie, башибозук=bashibozuk
secret-police ДС=ds, Държавна сигурност=darzhavna sigurnost
police полиция=politsia
cop ченге=chenge, кука=kuka, катаджия=katadzhia
spy шпионин=shpionin
terrorist терорист=terorist
terror-group Ислямска държава=islyamska darzhava
hostage заложник=zalozhnik
revolution революция=revolyutsia
coup преврат=prevrat
riot бунт=bunt, размирици=razmiritsi
rebel бунтовник=buntovnik, въстаник=vastanik
strike-labour стачка=stachka
demonstration демонстрация=demonstratsia, протест=protest
occupation окупация=okupatsia, окупатор=okupator
invasion нашествие=nashestvie, инвазия=invazia
annexation анексия=aneksia
separatist сепаратист=separatist
traitor-political колаборационист=kolaboratsionist
propaganda пропаганда=propaganda
censorship цензура=tsenzura
corruption-politics връзкар=vrazkar, шуробаджанащина=shurobadzhanashtina
mafia-politics олигарх=oligarh
party-political партия=partia, БСП=bsp, Атака=ataka
president президент=prezident
minister министър=ministar
king крал=kral
queen кралица=kralitsa
emperor император=imperator, цар=tsar
prince принц=prints, княз=knyaz
sultan султан=sultan, паша=pasha
leader вожд=vozhd, лидер=lider
master-lord господар=gospodar, чорбаджия=chorbadzhia
flag знаме=zname
homeland родина=rodina, отечество=otechestvo
republic република=republika
state държава=darzhava
government правителство=pravitelstvo
election избори=izbori
border граница=granitsa
refugee бежанец=bezhanets
immigrant имигрант=imigrant
class-enemy кулак=kulak, буржоа=burzhoa
contested-place Македония=makedonia, Добруджа=dobrudzha
historic-trauma Батак=batak, Възродителен процес=vazroditelen protses, Ньойски договор=nyoyski dogovor
god Бог=bog
goddess богиня=boginya
deity-local Тангра=tangra, Перун=perun
jesus Исус=isus
christ Христос=hristos
virgin-mary Богородица=bogoroditsa, Дева Мария=deva maria
holy-spirit Свети Дух=sveti duh
saint светец=svetets, свети=sveti
sacred свещен=sveshten
angel ангел=angel
devil дявол=dyavol
satan сатана=satana
demon демон=demon, бяс=byas
hell ад=ad, пъкъл=pakal
paradise рай=ray
sin грях=gryah
sinner грешник=greshnik
soul душа=dusha
prayer молитва=molitva
pray моля се=molya se
church църква=tsarkva
mosque джамия=dzhamia
synagogue синагога=sinagoga
temple храм=hram
monastery манастир=manastir
altar олтар=oltar
cross-christian кръст=krast, разпятие=razpyatie
priest свещеник=sveshtenik, поп=pop
monk монах=monah, калугер=kaluger
nun монахиня=monahinya, калугерка=kalugerka
bishop епископ=episkop, владика=vladika
pope папа=papa
imam имам=imam, ходжа=hodzha
rabbi равин=ravin
prophet пророк=prorok
muhammad Мохамед=mohamed
allah Аллах=allah
koran Коран=koran
bible Библия=biblia
torah Тора=tora
gospel евангелие=evangelie
buddha Буда=buda
jew евреин=evrein
muslim мюсюлманин=myusyulmanin
christian християнин=hristiyanin
infidel неверник=nevernik, езичник=ezichnik, гяур=gyaur
heretic еретик=eretik
blasphemy богохулство=bogohulstvo
sect секта=sekta
holy-war джихад=dzhihad
kosher кошер=kosher
fasting пости=posti
pilgrimage поклонение=poklonenie
sacrifice жертва=zhertva, курбан=kurban
baptism кръщене=krashtene
mass-liturgy литургия=liturgia
relic мощи=moshti
miracle чудо=chudo
blessing благословия=blagoslovia
witch вещица=veshtitsa
sorcerer магьосник=magyosnik
magic магия=magia
evil-eye уроки=uroki
evil-spirit-local караконджул=karakondzhul, таласъм=talasam, вампир=vampir, самодива=samodiva, ламя=lamya, хала=hala, торбалан=torbalan, баба яга=baba yaga, върколак=varkolak
taboo табу=tabu
idol идол=idol
antichrist антихрист=antihrist
judas Юда=yuda
apocalypse апокалипсис=apokalipsis
fate съдба=sadba, орис=oris
death смърт=smart, смърт=smurt
dead мъртъв=martav, умрял=umryal, мъртвец=martvets
die умирам=umiram, пукна=pukna, гушна букета=gushna buketa
corpse труп=trup
carrion мърша=marsha, леш=lesh
grave гроб=grob
coffin ковчег=kovcheg
funeral погребение=pogrebenie
cemetery гробище=grobishte
mourning траур=traur, скръб=skrab
widow вдовица=vdovitsa
orphan сирак=sirak
skeleton скелет=skelet
skull череп=cherep
ghost призрак=prizrak, дух=duh
vampire вампир=vampir
zombie зомби=zombi
kill убивам=ubivam
murder убийство=ubiystvo
murderer убиец=ubiets
suicide самоубийство=samoubiystvo
hang-person беся=besya, бесилка=besilka
execution екзекуция=ekzekutsia
executioner палач=palach, джелат=dzhelat
behead обезглавявам=obezglavyavam
strangle душа=dusha, удушавам=udushavam
drown давя се=davya se
massacre клане=klane, касапница=kasapnitsa
slaughterhouse кланица=klanitsa
butcher-derog касапин=kasapin
torture мъчение=machenie, изтезание=iztezanie
beat бия=bia, бой=boy
slap шамар=shamar, плесница=plesnitsa
fight бой=boy, борба=borba
violence насилие=nasilie
wound рана=rana
scar белег=beleg
blood кръв=krav
bomb бомба=bomba
gun пистолет=pistolet, пушка=pushka, пищов=pishtov
bullet куршум=kurshum
knife-weapon кама=kama, ятаган=yatagan
weapon оръжие=orazhie
explosion взрив=vzriv
whip камшик=kamshik
trap капан=kapan
chain-fetter верига=veriga, окови=okovi, белезници=beleznitsi
prison затвор=zatvor, пандиз=pandiz
prisoner затворник=zatvornik, пандизчия=pandizchia
thief крадец=kradets, апаш=apash
steal крада=krada
robber разбойник=razboynik, бандит=bandit, хайдук=hayduk
robbery обир=obir, грабеж=grabezh
plunder плячкосвам=plyachkosvam
gangster гангстер=gangster, мутра=mutra, банда=banda
mafia мафия=mafia
criminal престъпник=prestapnik
crime престъпление=prestaplenie
kidnap отвличане=otvlichane
blackmail изнудване=iznudvane, рекет=reket
bribe подкуп=podkup, рушвет=rushvet
corrupt корупция=koruptsia
fraud измама=izmama
counterfeit фалшификат=falshifikat, ментак=mentak
lie лъжа=lazha
false фалшив=falshiv
trick трик=trik, номер=nomer
smuggler контрабандист=kontrabandist
pirate пират=pirat
arson палеж=palezh
fire-blaze пожар=pozhar
enemy враг=vrag, душманин=dushmanin
hate омраза=omraza
revenge отмъщение=otmashtenie
anger гняв=gnyav, яд=yad
angry ядосан=yadosan
evil зло=zlo, зъл=zal
bad лош=losh, кофти=kofti
worse по-лош=po-losh
cruel жесток=zhestok
fear страх=strah
terror ужас=uzhas, терор=teror
nightmare кошмар=koshmar
danger опасност=opasnost
dangerous опасен=opasen
threat заплаха=zaplaha
accident катастрофа=katastrofa, злополука=zlopoluka
disaster бедствие=bedstvie
misfortune нещастие=neshtastie, карък=karak
bad-omen карък=karak, кутсуз=kutsuz
curse проклятие=proklyatie, клетва=kletva
doom гибел=gibel
damage щета=shteta, вреда=vreda
destroy разрушавам=razrushavam
broken счупен=schupen, развален=razvalen
break-verb чупя=chupya
breakdown повреда=povreda
crack пукнатина=puknatina
rust ръжда=razhda
rot гнило=gnilo, гнилоч=gniloch
mould плесен=plesen, мухъл=muhal
spoiled развален=razvalen
garbage боклук=bokluk, смет=smet, боклуци=boklutsi, отпадък=otpadak
junk вехтория=vehtoria, скрап=skrap
rubbish-quality боклук=bokluk, ментета=menteta
dirt мръсотия=mrasotia, кир=kir
dirty мръсен=mrasen
stain петно=petno
mud кал=kal
swamp блато=blato
dust прах=prah
slime слуз=sluz
soot сажди=sazhdi
poison отрова=otrova
toxic отровен=otroven
ashes пепел=pepel
disgust отвращение=otvrashtenie, погнуса=pognusa
disgusting отвратителен=otvratitelen, гаден=gaden, гнусен=gnusen
yuck пфу=pfu, гадост=gadost
poor беден=beden
poverty бедност=bednost, мизерия=mizeria
hunger глад=glad
thirst жажда=zhazhda
debt дълг=dalg
bankrupt фалит=falit, банкрут=bankrut
loss загуба=zaguba
lose губя=gubya
failure провал=proval
fall-verb падам=padam
error грешка=greshka
guilt вина=vina
punishment наказание=nakazanie
fine-penalty глоба=globa
tax данък=danak
problem проблем=problem
quarrel кавга=kavga, караница=karanitsa
scandal скандал=skandal
chaos хаос=haos
noise шум=shum
cheap евтин=evtin
expensive скъп=skap
useless безполезен=bezpolezen
weak слаб=slab
slow бавен=baven
late късно=kasno
old стар=star
empty празен=prazen
nothing нищо=nishto
nobody никой=nikoy
never никога=nikoga
not не=ne
stop стоп=stop, стой=stoy
end край=kray
finished свършен=svarshen
boring скучен=skuchen
bitter горчив=gorchiv
sour кисел=kisel
sad тъжен=tazhen
sorrow тъга=taga, мъка=maka
cry-weep плача=placha
tear-drop сълза=salza
scream вик=vik, крещя=kreshtya
lonely самотен=samoten
shame срам=sram
tired уморен=umoren
cold-neg студ=stud
dark тъмен=tamen
darkness тъмнина=tamnina, мрак=mrak
shadow сянка=syanka
abyss бездна=bezdna, пропаст=propast
storm буря=burya
earthquake земетресение=zemetresenie
flood наводнение=navodnenie, потоп=potop
drought суша=susha
smoke-fumes дим=dim, пушек=pushek
cigarette цигара=tsigara, фас=fas
drug наркотик=narkotik, дрога=droga
cannabis трева=treva, марихуана=marihuana, канабис=kanabis
cocaine кокаин=kokain
heroin-drug хероин=heroin
amphetamine амфети=amfeti
drug-addict наркоман=narkoman
drug-dealer дилър=dilar
booze пиячка=piyachka, ракия=rakia
hangover махмурлук=mahmurluk
gambling хазарт=hazart, комар=komar
burden бреме=breme
crooked крив=kriv
raw-unripe суров=surov
leak теч=tech
forget забравям=zabravyam
forbidden забранен=zabranen
escape бягство=byagstvo
lost загубен=zaguben
ruin руина=ruina
hovel коптор=koptor, барака=baraka
rag парцал=partsal
gloomy мрачен=mrachen
cockroach хлебарка=hlebarka
flea бълха=balha
bedbug дървеница=darvenitsa
tick кърлеж=karlezh
leech пиявица=piyavitsa
rat плъх=plah
scorpion скорпион=skorpion
spider паяк=payak
fly-insect муха=muha
mosquito комар=komar
jellyfish медуза=meduza
weed-plant плевел=plevel, бурен=buren
thorn трън=tran
disease болест=bolest
sick болен=bolen
plague чума=chuma
epidemic епидемия=epidemia
cancer рак=rak
tumour тумор=tumor
ulcer язва=yazva
leprosy проказа=prokaza
cholera холера=holera
typhus тиф=tif
tuberculosis туберкулоза=tuberkuloza
malaria малария=malaria
smallpox шарка=sharka, вариола=variola
measles морбили=morbili
scabies краста=krasta
rash обрив=obriv
itch сърбеж=sarbezh
wart брадавица=bradavitsa
haemorrhoids хемороиди=hemoroidi
diarrhoea диария=diaria
constipation запек=zapek
nausea гадене=gadene
cough кашлица=kashlitsa
cold-illness хрема=hrema, настинка=nastinka
flu грип=grip
fever треска=treska
pain болка=bolka, бол=bol
epilepsy епилепсия=epilepsia
stroke-illness инсулт=insult
heart-attack инфаркт=infarkt
diabetes диабет=diabet
aids СПИН=spin
syphilis сифилис=sifilis
gonorrhoea трипер=triper, гонорея=gonoreya
herpes херпес=herpes
jaundice жълтеница=zhaltenitsa
rabies бяс=byas
asthma астма=astma
allergy алергия=alergia
gangrene гангрена=gangrena
hernia херния=hernia
goitre гуша=gusha
paralysis парализа=paraliza
coma кома=koma
depression депресия=depresia
abortion аборт=abort
infertile безплоден=bezploden, ялов=yalov
infection инфекция=infektsia
inflammation възпаление=vazpalenie
virus вирус=virus
germ микроб=mikrob
tapeworm тения=tenia, глист=glist
bruise синина=sinina
fracture счупване=schupvane
surgery операция=operatsia
enema клизма=klizma
pill хапче=hapche
injection инжекция=inzhektsia
hospital болница=bolnitsa
medicine лекарство=lekarstvo
intestine черво=chervo
womb матка=matka
be съм=sam, бъда=bada
have имам=imam
do-make правя=pravya
go отивам=otivam
come идвам=idvam
walk вървя=varvya
run тичам=ticham
jump скачам=skacham
fly летя=letya
swim плувам=pluvam
sit седя=sedya
stand стоя=stoya
sleep спя=spya
eat ям=yam
drink пия=pia
bite хапя=hapya
see виждам=vizhdam
look гледам=gledam
hear чувам=chuvam
speak говоря=govorya
say казвам=kazvam
ask питам=pitam
sing пея=peya
dance танцувам=tantsuvam
laugh смях=smyah
play играя=igraya
know зная=znaya
think мисля=mislya
want искам=iskam
love-verb обичам=obicham
give давам=davam
take взимам=vzimam
hold държа=darzha
throw хвърлям=hvarlyam
catch хващам=hvashtam
pull дърпам=darpam
push бутам=butam
open отварям=otvaryam
close затварям=zatvaryam
cut режа=rezha
wash мия=mia
cook-verb готвя=gotvya
bake пека=peka
burn горя=gorya
buy купувам=kupuvam
sell продавам=prodavam
pay плащам=plashtam
work-verb работя=rabotya
build строя=stroya
dig копая=kopaya
write пиша=pisha
read чета=cheta
count броя=broya
learn уча=ucha
help помощ=pomosht
wait чакам=chakam
find намирам=namiram
search търся=tarsya
live живея=zhiveya
grow раста=rasta
turn въртя=vartya
smile усмивка=usmivka
hug прегръдка=pregradka
win победа=pobeda
begin започвам=zapochvam
change промяна=promyana
travel пътувам=patuvam
return връщам=vrashtam
stay оставам=ostavam
send пращам=prashtam
big голям=golyam
small малък=malak
long дълъг=dalag
short къс=kas
tall-high висок=visok
low нисък=nisak
wide широк=shirok
narrow тесен=tesen
thick дебел=debel
thin тънък=tanak
deep дълбок=dalbok
flat плосък=plosak
round кръгъл=kragal
straight прав=prav
sharp остър=ostar
heavy тежък=tezhak
light-weight лек=lek
hard твърд=tvard
soft мек=mek
new нов=nov
young млад=mlad
good добър=dobar, добро=dobro
better по-добър=po-dobar
beautiful красив=krasiv, хубав=hubav
strong силен=silen
fast бърз=barz
early рано=rano
hot горещ=goresht
warm топъл=topal
cold студен=studen
cool-fresh свеж=svezh, хладен=hladen
wet мокър=mokar
dry сух=suh
full пълен=palen
clean чист=chist
clear ясен=yasen
bright светъл=svetal
sweet сладък=sladak
salty солен=solen
spicy лют=lyut
rich богат=bogat
happy щастлив=shtastliv
funny смешен=smeshen
clever умен=umen
brave смел=smel
kind-nice мил=mil
honest честен=chesten
healthy здрав=zdrav
alive жив=zhiv
free свободен=svoboden
quiet тих=tih
easy лесно=lesno
difficult труден=truden
true верен=veren
same същ=sasht
other друг=drug
wild див=div
strange странен=stranen
left ляво=lyavo
right-side дясно=dyasno
up горе=gore
down долу=dolu
in в=v
out вън=van
near близо=blizo
far далеч=dalech
here тук=tuk
there там=tam
where къде=kade
when кога=koga
who кой=koy
what какво=kakvo
why защо=zashto
how как=kak
yes да=da
no не=ne
i аз=az
you ти=ti
he той=toy
she тя=tya
we ние=nie
they те=te
my мой=moy
your твой=tvoy
this това=tova
all всичко=vsichko
many много=mnogo
few малко=malko
more повече=poveche
less по-малко=po-malko
and и=i
or или=ili
but но=no
with с=s
without без=bez
now сега=sega
always винаги=vinagi
again пак=pak
already вече=veche
soon скоро=skoro
maybe може би=mozhe bi
hello здравей=zdravey, здрасти=zdrasti
goodbye довиждане=dovizhdane, чао=chao
thanks благодаря=blagodarya, мерси=mersi
please моля=molya
sorry извинявай=izvinyavay
come-on хайде=hayde
good-day добър ден=dobar den
sun слънце=slantse
moon луна=luna
star звезда=zvezda
sky небе=nebe
earth земя=zemya
world свят=svyat
land страна=strana
water вода=voda
sea море=more
ocean океан=okean
lake езеро=ezero
river река=reka
stream поток=potok
well-spring извор=izvor, кладенец=kladenets
wave вълна=valna
island остров=ostrov
beach плаж=plazh
coast бряг=bryag
mountain планина=planina
hill хълм=halm
valley долина=dolina
forest гора=gora
field поле=pole
meadow ливада=livada
desert пустиня=pustinya
cave пещера=peshtera
stone камък=kamak
rock скала=skala
sand пясък=pyasak
clay глина=glina
salt сол=sol
gold злато=zlato
silver сребро=srebro
iron желязо=zhelyazo
copper мед=med
lead-metal олово=olovo
steel стомана=stomana
glass стъкло=staklo
wood-material дърво=darvo
coal въглища=vaglishta
oil олио=olio, масло=maslo
petrol бензин=benzin
fire огън=ogan
flame пламък=plamak
light светлина=svetlina
lightning светкавица=svetkavitsa
thunder гръм=gram
rain дъжд=dazhd
snow сняг=snyag
ice лед=led
frost мраз=mraz
hail градушка=gradushka
wind вятър=vyatar
air въздух=vazduh
cloud облак=oblak
fog мъгла=magla
dew роса=rosa
rainbow дъга=daga
weather време=vreme
tree дърво=darvo
leaf лист=list
branch клон=klon
root корен=koren
seed семе=seme
grass трева=treva
flower цвете=tsvete
rose роза=roza
lily лилия=lilia
bush храст=hrast
oak дъб=dab
pine бор=bor
birch бреза=breza
reed тръстика=trastika
straw слама=slama
hay сено=seno
mushroom гъба=gaba
person човек=chovek
people хора=hora, народ=narod
man мъж=mazh
woman жена=zhena
child дете=dete
baby бебе=bebe
boy момче=momche
girl момиче=momiche
mother майка=mayka
father баща=bashta
mum мама=mama
dad татко=tatko
son син=sin
daughter дъщеря=dashterya
brother брат=brat
sister сестра=sestra
grandmother баба=baba
grandfather дядо=dyado
uncle чичо=chicho
aunt леля=lelya
cousin братовчед=bratovched
husband съпруг=saprug
wife съпруга=sapruga
bride булка=bulka
wedding сватба=svatba
mother-in-law тъща=tashta, свекърва=svekarva
nephew племенник=plemennik
family семейство=semeystvo
friend приятел=priyatel
neighbour съсед=sased
guest гост=gost
stranger непознат=nepoznat
name име=ime
life живот=zhivot
love любов=lyubov
kiss целувка=tseluvka
heart сърце=sartse
head глава=glava
hair коса=kosa
face лице=litse
forehead чело=chelo
eye око=oko
ear ухо=uho
nose нос=nos
mouth уста=usta
lip устна=ustna
tooth зъб=zab
tongue език=ezik
chin брадичка=bradichka
cheek буза=buza
beard брада=brada
moustache мустак=mustak
neck врат=vrat
throat гърло=garlo
shoulder рамо=ramo
back гръб=grab
chest гръд=grad
belly корем=korem
navel пъп=pap
arm ръка=raka
elbow лакът=lakat
hand ръка=raka
finger пръст=prast
nail нокът=nokat, пирон=piron
fist юмрук=yumruk
leg крак=krak
knee коляно=kolyano
heel пета=peta
skin кожа=kozha
bone кост=kost
rib ребро=rebro
brain мозък=mozak
liver черен дроб=cheren drob
lung бял дроб=byal drob
kidney бъбрек=babrek
meat месо=meso
milk мляко=mlyako
bread хляб=hlyab
butter краве масло=krave maslo
cheese сирене=sirene
egg яйце=yaytse
fish риба=riba
soup супа=supa
rice ориз=oriz
flour брашно=brashno
dough тесто=testo
cake торта=torta
biscuit бисквита=biskvita
sugar захар=zahar
honey мед=med
chocolate шоколад=shokolad
candy бонбон=bonbon
apple ябълка=yabalka
pear круша=krusha
grape грозде=grozde
cherry череша=cheresha
plum слива=sliva
peach праскова=praskova
lemon лимон=limon
orange-fruit портокал=portokal
banana банан=banan
strawberry ягода=yagoda
nut орех=oreh
fig смокиня=smokinya
melon пъпеш=papesh
tomato домат=domat
potato картоф=kartof
onion лук=luk
garlic чесън=chesan
cabbage зеле=zele
carrot морков=morkov
cucumber краставица=krastavitsa
bean боб=bob
pea грах=grah
lentil леща=leshta
pumpkin тиква=tikva
beet цвекло=tsveklo
pepper-spice пипер=piper
mustard горчица=gorchitsa
vinegar оцет=otset
sausage наденица=nadenitsa
ham шунка=shunka
bacon сланина=slanina
fat-grease мазнина=maznina
wine вино=vino
beer бира=bira
brandy ракия=rakia
tea чай=chay
coffee кафе=kafe
juice сок=sok
food храна=hrana
breakfast закуска=zakuska
lunch обяд=obyad
dinner вечеря=vecherya
animal животно=zhivotno
dog куче=kuche
puppy кутре=kutre
cat котка=kotka
horse кон=kon
mare кобила=kobila
cow крава=krava
bull бик=bik
calf теле=tele
sheep овца=ovtsa
lamb агне=agne
goat коза=koza
chicken пиле=pile
rooster петел=petel
duck патица=patitsa
goose гъска=gaska
turkey пуйка=puyka
rabbit заек=zaek
mouse мишка=mishka
bear мечка=mechka
wolf вълк=valk
fox лисица=lisitsa
deer елен=elen
boar глиган=gligan
lion лъв=lav
tiger тигър=tigar
elephant слон=slon
monkey маймуна=maymuna
camel камила=kamila
snake змия=zmia
frog жаба=zhaba
turtle костенурка=kostenurka
crocodile крокодил=krokodil
bird птица=ptitsa
eagle орел=orel
hawk ястреб=yastreb, сокол=sokol
owl бухал=buhal
crow врана=vrana
pigeon гълъб=galab
swan лебед=lebed
cuckoo кукувица=kukuvitsa
feather перо=pero
wing крило=krilo
tail опашка=opashka
horn рог=rog
fur козина=kozina
bee пчела=pchela
wasp оса=osa
ant мравка=mravka
butterfly пеперуда=peperuda
beetle бръмбар=brambar
snail охлюв=ohlyuv
shark акула=akula
whale кит=kit
crab рак=rak
squid калмар=kalmar
house къща=kashta
home дом=dom
room стая=staya
kitchen кухня=kuhnya
bathroom баня=banya
door врата=vrata
window прозорец=prozorets
wall стена=stena
roof покрив=pokriv
floor под=pod
stairs стълба=stalba
garden градина=gradina
fence ограда=ograda
bed легло=leglo
table маса=masa
chair стол=stol
lamp лампа=lampa
candle свещ=svesht
mirror огледало=ogledalo
key ключ=klyuch
knife нож=nozh
fork вилица=vilitsa
spoon лъжица=lazhitsa
plate чиния=chinia
cup чаша=chasha
bottle бутилка=butilka
pot тенджера=tendzhera
pan тиган=tigan
bowl купа=kupa
oven фурна=furna
box кутия=kutia
bag чанта=chanta, торба=torba
basket кошница=koshnitsa
barrel бъчва=bachva
bucket кофа=kofa
broom метла=metla
soap сапун=sapun
towel кърпа=karpa
comb гребен=greben
brush четка=chetka
needle игла=igla
thread конец=konets
rope въже=vazhe
hammer чук=chuk
saw трион=trion
axe брадва=bradva
screw винт=vint
wheel колело=kolelo
stick пръчка=prachka
machine машина=mashina
tool инструмент=instrument
toy играчка=igrachka
ball топка=topka
book книга=kniga
paper хартия=hartia
letter писмо=pismo
pen писалка=pisalka
newspaper вестник=vestnik
picture картина=kartina
word дума=duma
language език=ezik
story приказка=prikazka
song песен=pesen
music музика=muzika
drum барабан=baraban
flute флейта=fleyta
bell камбана=kambana
clothes дрехи=drehi
shirt риза=riza
trousers панталон=pantalon
skirt пола=pola
dress рокля=roklya
coat палто=palto
hat шапка=shapka
shoe обувка=obuvka
boot ботуш=botush
sock чорап=chorap
glove ръкавица=rakavitsa
belt колан=kolan
button копче=kopche
pocket джоб=dzhob
ring пръстен=prasten
glasses очила=ochila
clock часовник=chasovnik
umbrella чадър=chadar
wool вълна=valna
silk коприна=koprina
cotton памук=pamuk
city град=grad
village село=selo
street улица=ulitsa
way път=pat
square площад=ploshtad
bridge мост=most
tower кула=kula
castle замък=zamak
market пазар=pazar
shop магазин=magazin
school училище=uchilishte
office офис=ofis
factory завод=zavod
bank банка=banka
money пари=pari
coin монета=moneta
price цена=tsena
gift подарък=podarak
work работа=rabota
worker работник=rabotnik
doctor лекар=lekar
teacher учител=uchitel
farmer фермер=fermer
hunter ловец=lovets
fisherman рибар=ribar
baker хлебар=hlebar
tailor шивач=shivach
smith ковач=kovach
cook готвач=gotvach
driver шофьор=shofyor
boss шеф=shef
car кола=kola
ship кораб=korab
boat лодка=lodka
train влак=vlak
plane самолет=samolet
sail платно=platno
sleigh шейна=sheyna
day ден=den
night нощ=nosht
morning сутрин=sutrin
evening вечер=vecher
noon обед=obed
today днес=dnes
yesterday вчера=vchera
tomorrow утре=utre
week седмица=sedmitsa
month месец=mesets
year година=godina
hour час=chas
minute минута=minuta
spring пролет=prolet
summer лято=lyato
autumn есен=esen
winter зима=zima
monday понеделник=ponedelnik
friday петък=petak
sunday неделя=nedelya
holiday празник=praznik
christmas Коледа=koleda
red червен=cherven
blue син=sin
green зелен=zelen
yellow жълт=zhalt
white бял=byal
black черен=cheren
grey сив=siv
brown кафяв=kafyav
pink розов=rozov
purple лилав=lilav
colour цвят=tsvyat
zero нула=nula
one едно=edno
two две=dve
three три=tri
four четири=chetiri
five пет=pet
six шест=shest
seven седем=sedem
eight осем=osem
nine девет=devet
ten десет=deset
hundred сто=sto
thousand хиляда=hilyada
half половина=polovina
first първи=parvi
last последен=posleden
part част=chast
circle кръг=krag
line линия=linia
point точка=tochka
corner ъгъл=agal
side страна=strana
number число=chislo
dream мечта=mechta, сън=san
game игра=igra
joy радост=radost
luck късмет=kasmet
peace мир=mir
freedom свобода=svoboda
truth истина=istina
hope надежда=nadezhda
wish желание=zhelanie
strength сила=sila
voice глас=glas
silence тишина=tishina
smell миризма=mirizma
taste вкус=vkus
thing нещо=neshto
question въпрос=vapros
answer отговор=otgovor
secret тайна=tayna
law закон=zakon
! insulting | Schlägertyp, Mafioso der 90er | thug, mobster | voyou, mafieux | matón, mafioso | picchiatore, mafioso : мутра=mutra, борче=borche, бияч=biyach
! vulgar | große Klappe, Spott (vulgär) | taking the piss | déconnade | cachondeo | cazzeggio : ташак=tashak, бъзик=bazik, майтап=maytap
stale застоял=zastoyal
worthless безполезен=bezpolezen, никакъв=nikakav
complain оплаквам=oplakvam
pity жал=zhal
limp-slack отпуснат=otpusnat
flat-dull блудкав=bludkav
lack липса=lipsa
gout подагра=podagra
scab струпей=strupey
`,
}
