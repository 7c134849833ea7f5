import type { LanguageSource } from '../language-source.ts'

/** Russian. */
export const ru: LanguageSource = {
  code: 'ru',
  script: 'Cyrillic',
  text: `
penis-vulgar хуй=khuy, член=chlen, хер=kher, елда=yelda, хрен=khren, писька=piska, дрын=dryn, пися=pisya, елдак=yeldak, хер=her, хрен=hren, хуй=khui, хуй=hui, хуй=huy, писюн=pisyun, болт=bolt, конец=konets, шишка=shishka, пиписька=pipiska, хуя=khuya, хуё=khuyo, елда=elda, пипка=pipka, хуёк=khuyok, залупа=zalupa, стояк=stoyak
penis пенис=penis
vulva-vulgar пизда=pizda, манда=manda, киска=kiska, щель=shchel, пися=pisya, мохнатка=mokhnatka, пися=pisa, вагина=vagina, пилотка=pilotka, кунка=kunka, писька=piska
vagina влагалище=vlagalishche, вагина=vagina
testicles-vulgar яйца=yaytsa, муда=muda, мудя=mudya, муде=mude, шары=shary, муди=mudi, яйца=yaitsa, бубенцы=bubentsy
testicle яичко=yaichko
breasts-vulgar сиськи=siski, титьки=titki, сиська=siska, буфера=bufera, дойки=doyki, сися=sisya
nipple сосок=sosok
arse жопа=zhopa, попа=popa, зад=zad, задница=zadnitsa, очко=ochko, гузно=guzno, жопа=jopa, попка=popka, попец=popets, срака=sraka
buttocks ягодицы=yagoditsy, попа=popa
anus анус=anus, очко=ochko
arsehole мудак=mudak, засранец=zasranets
pubic-hair лобок=lobok
crotch промежность=promezhnost
clitoris клитор=klitor
semen сперма=sperma, малафья=malafya, молофья=molofya
erection эрекция=erektsiya, стояк=stoyak
fuck ебать=yebat, трахать=trakhat, ебал=yebal, ебай=yebay, ебля=yeblya, трах=trakh, ебись=ebis, ебло=eblo, драть=drat, харить=kharit, ебу=ebu, еби=yebi, ебал=ebal, ёб=yob, сношать=snoshat, ебу=yebu, дрючить=dryuchit, ебать=ebat, трахаться=trakhatsya, ебаться=ebatsya, ебнуть=ebnut, выебать=vyebat, трахнуть=trakhnut, шпилить=shpilit, наебать=naebat
fuck-exclamation блядь=blyad, блять=blyat, бля=blya, ёб твою мать=yob tvoyu mat, ёпт=yopt, хуйня=khuynya, ёлки=yolki, блин=blin, пиздец=pizdets
sex секс=seks
intercourse соитие=soitie
mate-animals спариваться=sparivatsya
orgasm оргазм=orgazm
masturbate дрочить=drochit, мастурбация=masturbatsiya, дрочка=drochka
wanker дрочер=drocher, дрочила=drochila, онанист=onanist
suck-vulgar сосать=sosat, соси=sosi, сосун=sosun, сос=sos, отсос=otsos, отсосать=otsosat
blow-job минет=minet, отсос=otsos, сосать=sosat
sodomy содомия=sodomiya
horny похотливый=pokhotlivyy, озабоченный=ozabochennyy
heat-rut течка=techka
lust похоть=pokhot
pervert извращенец=izvrashchenets
lecher развратник=razvratnik, бабник=babnik
obscene непристойный=nepristoynyy, похабный=pokhabnyy
porn порно=porno, порнуха=pornukha
naked голый=golyy
striptease стриптиз=striptiz
prostitute проститутка=prostitutka, путана=putana
whore блядь=blyad, шлюха=shlyukha, проститутка=prostitutka, сука=suka, потаскуха=potaskukha, курва=kurva, путана=putana, шмара=shmara, шлюха=shluha, блядь=bled, шалава=shalava, бля=blya, давалка=davalka, блядина=blyadina, блядство=blyadstvo, подстилка=podstilka
slut шалава=shalava, потаскуха=potaskukha, блядина=blyadina, лярва=lyarva, шмара=shmara, прошмандовка=proshmandovka, сучка=suchka
brothel бордель=bordel, публичный дом=publichnyy dom
pimp сутенёр=sutenyor, жиголо=zhigolo, сводник=svodnik
mistress любовница=lyubovnitsa
adultery измена=izmena, блуд=blud
cuckold рогоносец=rogonosets
incest инцест=intsest
paedophile педофил=pedofil
rape изнасилование=iznasilovanie
orgy оргия=orgiya
fetish фетиш=fetish
dildo фаллоимитатор=falloimitator
condom-slang гондон=gondon, резинка=rezinka, гандон=gandon
virgin-sexual девственница=devstvennitsa, целка=tselka
impotent импотент=impotent
castrate кастрировать=kastrirovat
shit говно=govno, дерьмо=dermo, срать=srat, кал=kal, какашка=kakashka, сру=sru, кака=kaka, срака=sraka, гавно=gavno, говнюк=govnyuk, срань=sran, говнецо=govnetso
shit-verb срать=srat, какать=kakat, насрать=nasrat, обосраться=obosratsya, срал=sral, сри=sri, обосрать=obosrat
excrement кал=kal
poop какашка=kakashka, кака=kaka, покакать=pokakat, какать=kakat
dung навоз=navoz, помёт=pomyot
piss ссать=ssat, ссаки=ssaki, обоссать=obossat, сик=sik, ссы=ssy, сикать=sikat
urine моча=mocha, ссаки=ssaki, ссать=ssat
pee писать=pisat, пипи=pipi, моча=mocha, сцать=stsat, писи=pisi, пописать=popisat, сикать=sikat, сики=siki, пи-пи=pipi
fart пук=puk, пердеть=perdet, бздеть=bzdet, пуки=puki, пердун=perdun, пукать=pukat, перд=perd, бзд=bzd, пердёж=perdyozh, бзда=bzda, бздёнок=bzdyonok
diarrhoea-vulgar понос=ponos, дрищ=drishch
belch отрыжка=otryzhka, рыгать=rygat
vomit блевать=blevat, рвота=rvota, блевота=blevota, тошнота=toshnota, рыгать=rygat, блюй=blyuy, блев=blev, тошнить=toshnit, блевотина=blevotina
snot сопли=sopli, сопля=soplya
spit плевок=plevok, слюна=slyuna
sweat пот=pot
stink вонь=von, вонять=vonyat, смрад=smrad, тухляк=tukhlyak, вонючка=vonyuchka, вонючий=vonyuchiy, воняет=vonyaet
pus гной=gnoy
toilet туалет=tualet, сортир=sortir
latrine нужник=nuzhnik
chamber-pot горшок=gorshok
sewer канализация=kanalizatsiya
menstruation месячные=mesyachnye
tampon тампон=tampon
diaper подгузник=podguznik
armpit подмышка=podmyshka
pimple прыщ=pryshch
dandruff перхоть=perkhot
potbelly пузо=puzo
lick лизать=lizat
damn чёрт=chyort, проклятье=proklyate
go-to-hell иди на хуй=idi na khuy, иди к чёрту=idi k chyortu, пошёл ты=poshyol ty, пошёл на хуй=poshyol na khuy, иди в жопу=idi v zhopu, отвали=otvali, на хуй=na khuy, на фиг=na fig
son-of-bitch сукин сын=sukin syn
motherfucker уёбок=uyobok, ублюдок=ublyudok
bollocks хуйня=khuynya, фигня=fignya, херня=khernya, чушь=chush, бред=bred, пиздёж=pizdyozh
transvestite трансвестит=transvestit
lingerie бельё=belyo
grope лапать=lapat
cleavage декольте=dekolte
hole-vulgar дырка=dyrka
stick-vulgar хрен=khren
idiot дурак=durak, дура=dura, лох=lokh, мудак=mudak, идиот=idiot, дебил=debil, валенок=valenok, чайник=chaynik, дятел=dyatel, тормоз=tormoz, лопух=lopukh, лох=loh, долбоёб=dolboyob, козёл=kozyol, козел=kozel, осёл=osyol, осел=osel, тупица=tupitsa, болван=bolvan, чмо=chmo, олух=olukh, дундук=dunduk, придурок=pridurok, кретин=kretin, даун=daun, балбес=balbes, баран=baran
fool дурак=durak, дура=dura, лох=lokh, лох=loh, дурень=duren, простак=prostak, лошара=loshara
stupid глупый=glupyy, тупой=tupoy, тупой=tupoi, дурной=durnoy, тупо=tupo
cretin кретин=kretin
blockhead болван=bolvan, балбес=balbes, олух=olukh
clumsy неуклюжий=neuklyuzhiy, растяпа=rastyapa
crazy сумасшедший=sumasshedshiy, псих=psikh, чокнутый=choknutyy, шизик=shizik, ненормальный=nenormalnyy, ебанутый=ebanutyy
madman безумец=bezumets
madhouse дурдом=durdom, психушка=psikhushka
retarded отсталый=otstalyy, даун=daun
cripple калека=kaleka
lame-person хромой=khromoy
blind-person слепой=slepoy
deaf-person глухой=glukhoy
mute-person немой=nemoy
stutterer заика=zaika
hunchback горбун=gorbun
dwarf карлик=karlik
bald лысый=lysyy
ugly урод=urod, уродливый=urodlivyy, страшный=strashnyy, некрасивый=nekrasivyy
fat-person толстяк=tolstyak, жирный=zhirnyy
skinny тощий=toshchiy
coward трус=trus
weakling слабак=slabak, хлюпик=khlyupik
sissy неженка=nezhenka
bastard ублюдок=ublyudok, байстрюк=baystryuk, сволочь=svoloch, гад=gad, падла=padla, тварь=tvar, выродок=vyrodok, урод=urod, мразь=mraz, гнида=gnida
scoundrel подлец=podlets, негодяй=negodyay, мерзавец=merzavets, козёл=kozyol, гад=gad, скотина=skotina, тварь=tvar, урод=urod, подонок=podonok, мразь=mraz, сука=suka, гнида=gnida, чмо=chmo
rascal шалун=shalun, проказник=prokaznik
scum сволочь=svoloch, отребье=otrebe, мразь=mraz, сброд=sbrod, подонок=podonok, отребье=otrebye, отморозок=otmorozok
wretch ничтожество=nichtozhestvo
tramp бродяга=brodyaga, бомж=bomzh, бичара=bichara
beggar нищий=nishchiy, попрошайка=poproshayka
loser лох=lokh, неудачник=neudachnik
lazybones лентяй=lentyay, лодырь=lodyr
glutton обжора=obzhora
miser скряга=skryaga, жмот=zhmot
greedy жадный=zhadnyy
drunkard пьяница=pyanitsa, алкаш=alkash, пьянь=pyan, бухарик=bukharik, синяк=sinyak
drunk пьяный=pyanyy, бухой=bukhoy, алкаш=alkash, синий=siniy
liar лжец=lzhets, врун=vrun
cheat обманщик=obmanshchik, жулик=zhulik
hypocrite лицемер=litsemer
traitor предатель=predatel
snitch стукач=stukach, доносчик=donoschik, крыса=krysa, ябеда=yabeda
toady подхалим=podkhalim, жополиз=zhopoliz, подлиза=podliza
braggart хвастун=khvastun
arrogant высокомерный=vysokomernyy
cheeky наглый=naglyy, нахал=nakhal
rude грубый=grubyy, хам=kham
boor быдло=bydlo, мужлан=muzhlan
gossip сплетня=spletnya, сплетница=spletnitsa
old-hag карга=karga, ведьма=vedma
old-man-derog старый хрыч=staryy khrych, хрыч=khrych
old-maid старая дева=staraya deva
bimbo тёлка=tyolka
slave раб=rab
servant-derog холоп=kholop, лакей=lakey
pig свинья=svinya
sow свиноматка=svinomatka
donkey осёл=osyol, осел=osel, ишак=ishak
ox-insult вол=vol
cow-insult корова=korova
goat-insult козёл=kozyol, козел=kozel, коза=koza, козёл=kozel, козлина=kozlina, козлы=kozly
dog-insult собака=sobaka, пёс=pyos
bitch сука=suka
monkey-insult обезьяна=obezyana, макака=makaka
rat-insult крыса=krysa
snake-insult змея=zmeya, гадюка=gadyuka
chicken-insult курица=kuritsa
goose-insult гусь=gus
worm-insult червь=cherv
louse вошь=vosh, гнида=gnida
vermin паразиты=parazity
parasite паразит=parazit, тунеядец=tuneyadets
toad жаба=zhaba
hyena гиена=giena
vulture стервятник=stervyatnik, гриф=grif
beast зверь=zver, скот=skot, скотина=skotina
monster урод=urod, чудовище=chudovishche, монстр=monstr
savage дикарь=dikar
primitive примитив=primitiv
trash-person отброс=otbros
shame-on-you позор=pozor
mock издеваться=izdevatsya
insult оскорбление=oskorblenie
slur-black черномазый=chernomazyy, ниггер=nigger, черножопый=chernozhopyy, негритос=negritos
slur-jew жид=zhid, жидовка=zhidovka
slur-roma цыганва=tsyganva
slur-asian косоглазый=kosoglazyy, узкоглазый=uzkoglazyy, чурка=churka, желторожий=zheltorozhiy
slur-arab чурка=churka
slur-foreigner понаехавший=ponaekhavshiy, нерусь=nerus, чурка=churka, хач=khach, чучмек=chuchmek, хачик=khachik
slur-neighbour хохол=khokhol, пиндос=pindos, бульбаш=bulbash, чухна=chukhna, лабус=labus, фриц=frits, чухонец=chukhonets, хач=khach, чурка=churka, москаль=moskal
slur-region москаль=moskal
slur-gay пидор=pidor, голубой=goluboy, педик=pedik, гомик=gomik, пидар=pidar, гей=gey, гомосек=gomosek, пидарас=pidaras, петух=petukh, педрила=pedrila, пидорас=pidoras
slur-lesbian лесба=lesba, ковырялка=kovyryalka
slur-disabled инвалид=invalid
slur-woman баба=baba, тёлка=tyolka, стерва=sterva, тётка=tyotka, курица=kuritsa, кобыла=kobyla
slur-poor голодранец=golodranets
gay гей=gey, голубой=goluboy
lesbian лесбиянка=lesbiyanka
negro-word негр=negr
big-mouth трепло=treplo
big-nose носатый=nosatyy
shut-up заткнись=zatknis
bore-person зануда=zanuda
naive наивный=naivnyy
stubborn упрямый=upryamyy
clown клоун=kloun, шут=shut
puppet марионетка=marionetka
ignorant невежда=nevezhda, неуч=neuch
good-for-nothing бездельник=bezdelnik
upstart выскочка=vyskochka
hitler Гитлер=gitler
nazi нацист=natsist
swastika свастика=svastika
fascist фашист=fashist
stalin Сталин=stalin
lenin Ленин=lenin
mao Мао=mao
dictator диктатор=diktator
dictator-local Берия=beriya, Лукашенко=lukashenko
tyrant тиран=tiran
communist коммунист=kommunist
socialist социалист=sotsialist
capitalist капиталист=kapitalist, буржуй=burzhuy
anarchy анархия=anarkhiya
racist расист=rasist
apartheid апартеид=aparteid
slavery рабство=rabstvo
colony колония=koloniya
genocide геноцид=genotsid
holocaust холокост=kholokost
concentration-camp концлагерь=kontslager, гулаг=gulag
gas-chamber газовая камера=gazovaya kamera
ghetto гетто=getto
pogrom погром=pogrom
war война=voyna
civil-war гражданская война=grazhdanskaya voyna
army армия=armiya
soldier солдат=soldat
troops-militia вагнер=vagner, милиция=militsiya
secret-police КГБ=kgb, ЧК=cheka, чекист=chekist
police полиция=politsiya
cop мент=ment, мусор=musor, легавый=legavyy, коп=kop, гаишник=gaishnik
spy шпион=shpion
terrorist террорист=terrorist
hostage заложник=zalozhnik
revolution революция=revolyutsiya
coup путч=putch, переворот=perevorot
riot бунт=bunt
rebel мятежник=myatezhnik, повстанец=povstanets
strike-labour забастовка=zabastovka
demonstration демонстрация=demonstratsiya
occupation оккупация=okkupatsiya
invasion вторжение=vtorzhenie
annexation аннексия=anneksiya
separatist сепаратист=separatist
propaganda пропаганда=propaganda
censorship цензура=tsenzura
corruption-politics коррупция=korruptsiya
mafia-politics мафия=mafiya
party-political КПСС=kpss
president президент=prezident
minister министр=ministr
king король=korol
queen королева=koroleva
emperor царь=tsar, император=imperator
prince князь=knyaz, принц=prints
sultan султан=sultan
leader вождь=vozhd, лидер=lider
master-lord господин=gospodin, барин=barin
flag флаг=flag
homeland родина=rodina, отечество=otechestvo
republic республика=respublika
state государство=gosudarstvo
government правительство=pravitelstvo
election выборы=vybory
border граница=granitsa
refugee беженец=bezhenets
immigrant иммигрант=immigrant
contested-place Крым=krym, Донбасс=donbass
historic-trauma Чернобыль=chernobyl, Беслан=beslan, блокада=blokada
god бог=bog
goddess богиня=boginya
deity-local Перун=perun, Велес=veles
jesus Иисус=iisus
christ Христос=khristos
virgin-mary Богородица=bogoroditsa, Дева Мария=deva mariya
holy-spirit Святой Дух=svyatoy dukh
saint святой=svyatoy
sacred священный=svyashchennyy
angel ангел=angel
devil дьявол=dyavol, бес=bes, чёрт=chyort
satan сатана=satana
demon демон=demon
hell ад=ad
paradise рай=ray
sin грех=grekh
sinner грешник=greshnik
soul душа=dusha
prayer молитва=molitva
pray молиться=molitsya
church церковь=tserkov
mosque мечеть=mechet
synagogue синагога=sinagoga
temple храм=khram
monastery монастырь=monastyr
altar алтарь=altar
cross-christian крест=krest
priest поп=pop, священник=svyashchennik
monk монах=monakh
nun монахиня=monakhinya
bishop епископ=episkop
pope папа римский=papa rimskiy
imam имам=imam
rabbi раввин=ravvin
prophet пророк=prorok
muhammad Магомет=magomet, Мухаммед=mukhammed
allah Аллах=allakh
koran Коран=koran
bible Библия=bibliya
torah Тора=tora
gospel Евангелие=evangelie
buddha Будда=budda
jew еврей=evrey
muslim мусульманин=musulmanin
christian христианин=khristianin
infidel неверный=nevernyy
heretic еретик=eretik
blasphemy богохульство=bogokhulstvo
sect секта=sekta
fasting пост=post
pilgrimage паломничество=palomnichestvo
sacrifice жертва=zhertva
baptism крещение=kreshchenie
mass-liturgy литургия=liturgiya
relic мощи=moshchi
miracle чудо=chudo
blessing благословение=blagoslovenie
witch ведьма=vedma
sorcerer колдун=koldun
magic магия=magiya, колдовство=koldovstvo
evil-eye сглаз=sglaz, порча=porcha
evil-spirit-local леший=leshiy, упырь=upyr, кикимора=kikimora
idol идол=idol
antichrist антихрист=antikhrist
judas Иуда=iuda
apocalypse апокалипсис=apokalipsis
fate судьба=sudba, рок=rok
death смерть=smert, гибель=gibel
dead мёртвый=myortvyy
die умереть=umeret, сдохнуть=sdokhnut
corpse труп=trup, мертвец=mertvets, жмур=zhmur
carrion падаль=padal
grave могила=mogila
coffin гроб=grob
funeral похороны=pokhorony
cemetery кладбище=kladbishche
mourning траур=traur
widow вдова=vdova
orphan сирота=sirota
skeleton скелет=skelet
skull череп=cherep
ghost призрак=prizrak, привидение=prividenie
vampire вампир=vampir
zombie зомби=zombi
kill убить=ubit, убивать=ubivat
murder убийство=ubiystvo
murderer убийца=ubiytsa
suicide самоубийство=samoubiystvo
hang-person повесить=povesit, виселица=viselitsa
execution казнь=kazn
executioner палач=palach
strangle задушить=zadushit
drown утонуть=utonut
massacre резня=reznya, бойня=boynya
slaughterhouse скотобойня=skotoboynya
butcher-derog мясник=myasnik
torture пытка=pytka
beat бить=bit
slap пощёчина=poshchyochina
fight драка=draka
violence насилие=nasilie
wound рана=rana
scar шрам=shram
blood кровь=krov
bomb бомба=bomba
gun пистолет=pistolet, ружьё=ruzhyo
bullet пуля=pulya
knife-weapon нож=nozh
weapon оружие=oruzhie
explosion взрыв=vzryv
whip кнут=knut, плеть=plet
trap ловушка=lovushka
chain-fetter цепь=tsep, кандалы=kandaly
prison тюрьма=tyurma, зона=zona
prisoner зэк=zek, заключённый=zaklyuchyonnyy
thief вор=vor, ворюга=voryuga, жулик=zhulik
steal красть=krast, воровать=vorovat
robber грабитель=grabitel, разбойник=razboynik
robbery грабёж=grabyozh, разбой=razboy
plunder добыча=dobycha
gangster бандит=bandit, гангстер=gangster
mafia мафия=mafiya
criminal преступник=prestupnik, урка=urka
crime преступление=prestuplenie
kidnap похищение=pokhishchenie
blackmail шантаж=shantazh
bribe взятка=vzyatka
corrupt продажный=prodazhnyy
fraud мошенничество=moshennichestvo, афера=afera, обман=obman, кидалово=kidalovo, развод=razvod, лохотрон=lokhotron
counterfeit подделка=poddelka, палёнка=palyonka, фальшивка=falshivka, липа=lipa
lie ложь=lozh, враньё=vranyo, брехня=brekhnya, враки=vraki, лажа=lazha
false фальшивый=falshivyy
trick уловка=ulovka
smuggler контрабандист=kontrabandist
pirate пират=pirat
arson поджог=podzhog
fire-blaze пожар=pozhar
enemy враг=vrag
hate ненависть=nenavist
revenge месть=mest
anger гнев=gnev, злость=zlost
angry злой=zloy
evil зло=zlo
bad плохой=plokhoy, плохо=plokho, худо=khudo, гадкий=gadkiy, дрянной=dryannoy, хреновый=khrenovyy
worse хуже=khuzhe
cruel жестокий=zhestokiy
fear страх=strakh, ужас=uzhas, жуть=zhut
terror ужас=uzhas, террор=terror
nightmare кошмар=koshmar
danger опасность=opasnost
dangerous опасный=opasnyy
threat угроза=ugroza
accident авария=avariya
disaster катастрофа=katastrofa, беда=beda
misfortune несчастье=neschaste, беда=beda, горе=gore, невезение=nevezenie, несчастье=neschastye
curse проклятие=proklyatie
doom гибель=gibel
damage ущерб=ushcherb
destroy разрушить=razrushit
broken сломанный=slomannyy
break-verb ломать=lomat
breakdown поломка=polomka
crack трещина=treshchina
rust ржавчина=rzhavchina
rot гниль=gnil
mould плесень=plesen
stale чёрствый=chyorstvyy
spoiled испорченный=isporchennyy
garbage мусор=musor, урна=urna, отходы=otkhody, хлам=khlam, помойка=pomoyka, отбросы=otbrosy
junk хлам=khlam, барахло=barakhlo
rubbish-quality барахло=barakhlo, брак=brak, халтура=khaltura, хлам=khlam, туфта=tufta, отстой=otstoy, лажа=lazha, фуфло=fuflo, дрянь=dryan
dirt грязь=gryaz, грязь=gryas, сор=sor, гарь=gar
dirty грязный=gryaznyy
stain пятно=pyatno
swamp болото=boloto
dust пыль=pyl
slime слизь=sliz
soot сажа=sazha
poison яд=yad, отрава=otrava
toxic токсичный=toksichnyy
ashes пепел=pepel
disgust отвращение=otvrashchenie
disgusting мерзкий=merzkiy, отвратительный=otvratitelnyy, гадкий=gadkiy
yuck фу=fu
poor бедный=bednyy
poverty нищета=nishcheta, бедность=bednost, нужда=nuzhda
hunger голод=golod
thirst жажда=zhazhda
debt долг=dolg
bankrupt банкрот=bankrot
loss потеря=poterya, убыток=ubytok
lose терять=teryat
failure провал=proval, неудача=neudacha
fall-verb падать=padat
error ошибка=oshibka
guilt вина=vina
punishment наказание=nakazanie
fine-penalty штраф=shtraf
tax налог=nalog
problem проблема=problema
quarrel ссора=ssora
scandal скандал=skandal
chaos хаос=khaos, бардак=bardak
noise шум=shum
cheap дешёвый=deshyovyy
expensive дорогой=dorogoy
useless бесполезный=bespoleznyy
weak слабый=slabyy
slow медленный=medlennyy
late поздно=pozdno
old старый=staryy
worn-out изношенный=iznoshennyy
empty пустой=pustoy
nothing ничего=nichego
nobody никто=nikto
never никогда=nikogda
not не=ne
stop стоп=stop
end конец=konets
boring скучный=skuchnyy, скука=skuka
bitter горький=gorkiy
sour кислый=kislyy
sad грустный=grustnyy
sorrow печаль=pechal, горе=gore
cry-weep плакать=plakat, плач=plach
tear-drop слеза=sleza
scream крик=krik
complain жалоба=zhaloba
lonely одинокий=odinokiy
pity жалость=zhalost
shame стыд=styd, позор=pozor, срам=sram
tired усталый=ustalyy
cold-neg холод=kholod
dark тёмный=tyomnyy
darkness тьма=tma, мрак=mrak
shadow тень=ten
abyss бездна=bezdna, пропасть=propast
storm буря=burya
earthquake землетрясение=zemletryasenie
flood потоп=potop
drought засуха=zasukha
smoke-fumes дым=dym
cigarette сигарета=sigareta
drug наркотик=narkotik, дурь=dur, наркота=narkota, ширево=shirevo, спайс=spays
cannabis травка=travka, анаша=anasha, план=plan, косяк=kosyak, дурь=dur
cocaine кокаин=kokain, кокс=koks
heroin-drug героин=geroin, герыч=gerych
drug-addict наркоман=narkoman, торчок=torchok, нарик=narik, наркоша=narkosha
drug-dealer барыга=baryga
booze водка=vodka, самогон=samogon, бухло=bukhlo
hangover похмелье=pokhmele
gambling азарт=azart
burden бремя=bremya
obstacle препятствие=prepyatstvie
crooked кривой=krivoy
raw-unripe сырой=syroy
leak течь=tech
lack нехватка=nekhvatka
delay задержка=zaderzhka
forget забыть=zabyt
refuse отказ=otkaz
forbidden запрещено=zapreshcheno
escape побег=pobeg
lost потерянный=poteryannyy
ruin руины=ruiny, развалина=razvalina
slum трущоба=trushchoba
hovel лачуга=lachuga
rag тряпка=tryapka
gloomy мрачный=mrachnyy
cockroach таракан=tarakan
flea блоха=blokha
bedbug клоп=klop
tick клещ=kleshch
leech пиявка=piyavka
rat крыса=krysa
scorpion скорпион=skorpion
spider паук=pauk
fly-insect муха=mukha
mosquito комар=komar
jellyfish медуза=meduza
weed-plant сорняк=sornyak
thorn шип=ship
disease болезнь=bolezn, недуг=nedug, зараза=zaraza
sick больной=bolnoy, хворь=khvor
plague чума=chuma
epidemic эпидемия=epidemiya
cancer рак=rak
tumour опухоль=opukhol
ulcer язва=yazva
abscess нарыв=naryv
leprosy проказа=prokaza
cholera холера=kholera
typhus тиф=tif
tuberculosis туберкулёз=tuberkulyoz, чахотка=chakhotka
malaria малярия=malyariya
smallpox оспа=ospa
measles корь=kor
scabies чесотка=chesotka
rash сыпь=syp
itch зуд=zud
wart бородавка=borodavka
boil-swelling фурункул=furunkul, чирей=chirey
haemorrhoids геморрой=gemorroy
diarrhoea диарея=diareya
constipation запор=zapor
nausea тошнота=toshnota
cough кашель=kashel
cold-illness насморк=nasmork, простуда=prostuda
flu грипп=gripp
fever лихорадка=likhoradka
pain боль=bol
caries кариес=karies
cramp судорога=sudoroga
epilepsy эпилепсия=epilepsiya
stroke-illness инсульт=insult
heart-attack инфаркт=infarkt
diabetes диабет=diabet
aids СПИД=spid
syphilis сифилис=sifilis
gonorrhoea триппер=tripper
herpes герпес=gerpes
jaundice желтуха=zheltukha
rabies бешенство=beshenstvo
asthma астма=astma
allergy аллергия=allergiya
hernia грыжа=gryzha
paralysis паралич=paralich
coma кома=koma
depression депрессия=depressiya
miscarriage выкидыш=vykidysh
abortion аборт=abort
infection инфекция=infektsiya
inflammation воспаление=vospalenie
virus вирус=virus
germ микроб=mikrob
tapeworm глист=glist
bruise синяк=sinyak
fracture перелом=perelom
surgery операция=operatsiya
enema клизма=klizma
pill таблетка=tabletka
injection укол=ukol
hospital больница=bolnitsa
medicine лекарство=lekarstvo
ambulance скорая=skoraya
phlegm мокрота=mokrota
blister волдырь=voldyr
intestine кишка=kishka
womb матка=matka
be быть=byt
have иметь=imet
do-make делать=delat
go идти=idti
come прийти=priyti
walk ходить=khodit
run бежать=bezhat
jump прыгать=prygat
fly летать=letat
swim плавать=plavat
sit сидеть=sidet
stand стоять=stoyat
lie-down лежать=lezhat
sleep спать=spat
eat есть=est
drink пить=pit
bite кусать=kusat
chew жевать=zhevat
see видеть=videt
look смотреть=smotret
hear слышать=slyshat
speak говорить=govorit
say сказать=skazat
ask спросить=sprosit
call звать=zvat
sing петь=pet
dance танцевать=tantsevat
laugh смеяться=smeyatsya
play играть=igrat
know знать=znat
think думать=dumat
want хотеть=khotet
love-verb любить=lyubit
give дать=dat, давать=davat
take брать=brat, взять=vzyat
hold держать=derzhat
throw бросать=brosat
catch ловить=lovit
pull тянуть=tyanut
push толкать=tolkat
open открыто=otkryto, открыть=otkryt
close закрыть=zakryt
cut резать=rezat
sew шить=shit
wash мыть=myt
cook-verb варить=varit
bake печь=pech
burn гореть=goret
buy купить=kupit
sell продать=prodat
pay платить=platit
work-verb работать=rabotat
build строить=stroit
dig копать=kopat
write писать=pisat
read читать=chitat
count считать=schitat
learn учиться=uchitsya
help помощь=pomoshch
wait ждать=zhdat
find найти=nayti
search искать=iskat
live жить=zhit
grow расти=rasti
blow дуть=dut
turn крутить=krutit
roll катить=katit
smile улыбка=ulybka
marry свадьба=svadba
win победа=pobeda
begin начать=nachat
change менять=menyat
travel путешествие=puteshestvie
drive ехать=ekhat
stay остаться=ostatsya
send послать=poslat
show показать=pokazat
big большой=bolshoy
small маленький=malenkiy, малый=malyy
long длинный=dlinnyy
short короткий=korotkiy
tall-high высокий=vysokiy
low низкий=nizkiy
wide широкий=shirokiy
narrow узкий=uzkiy
thick толстый=tolstyy
thin тонкий=tonkiy
deep глубокий=glubokiy
flat плоский=ploskiy
round круглый=kruglyy
straight прямой=pryamoy
sharp острый=ostryy
heavy тяжёлый=tyazhyolyy
light-weight лёгкий=lyogkiy
hard твёрдый=tvyordyy
soft мягкий=myagkiy
new новый=novyy
young молодой=molodoy
good хороший=khoroshiy, хорошо=khorosho
better лучше=luchshe
beautiful красивый=krasivyy
strong сильный=silnyy
fast быстрый=bystryy
early рано=rano
hot горячий=goryachiy
warm тёплый=tyoplyy
cold холодный=kholodnyy
cool-fresh свежий=svezhiy
wet мокрый=mokryy
dry сухой=sukhoy
full полный=polnyy
clean чистый=chistyy
clear ясный=yasnyy
bright яркий=yarkiy
sweet сладкий=sladkiy
salty солёный=solyonyy
spicy острый=ostryy
rich богатый=bogatyy
happy счастливый=schastlivyy, весёлый=vesyolyy
funny смешной=smeshnoy
clever умный=umnyy
brave храбрый=khrabryy
kind-nice добрый=dobryy
honest честный=chestnyy
healthy здоровый=zdorovyy
alive живой=zhivoy
free свободный=svobodnyy
quiet тихий=tikhiy
loud громкий=gromkiy
easy легко=legko
difficult трудный=trudnyy
true правда=pravda
same тот же=tot zhe
other другой=drugoy
alone-only один=odin
shy робкий=robkiy
wild дикий=dikiy
strange странный=strannyy
left левый=levyy
right-side правый=pravyy
up вверх=vverkh
down вниз=vniz
in в=v
behind сзади=szadi
near близко=blizko
far далеко=daleko
here здесь=zdes, тут=tut
there там=tam
where где=gde
when когда=kogda
who кто=kto
what что=chto
why почему=pochemu
how как=kak
yes да=da
no нет=net
i я=ya
you ты=ty, вы=vy
he он=on
she она=ona
we мы=my
they они=oni
my мой=moy
your твой=tvoy
this этот=etot, это=eto
all все=vse, всё=vsyo
many много=mnogo
few мало=malo
more больше=bolshe
less меньше=menshe
very очень=ochen
and и=i
or или=ili
but но=no
with с=s
without без=bez
now сейчас=seychas
always всегда=vsegda
again опять=opyat, снова=snova
already уже=uzhe
soon скоро=skoro
maybe может=mozhet
hello привет=privet
goodbye пока=poka
thanks спасибо=spasibo
please пожалуйста=pozhaluysta
sorry извините=izvinite
come-on давай=davay
look-out осторожно=ostorozhno
sun солнце=solntse
moon луна=luna
star звезда=zvezda
sky небо=nebo
earth земля=zemlya
world мир=mir
water вода=voda
sea море=more
ocean океан=okean
lake озеро=ozero
river река=reka
stream ручей=ruchey
wave волна=volna
island остров=ostrov
beach пляж=plyazh
coast берег=bereg
mountain гора=gora
hill холм=kholm
valley долина=dolina
forest лес=les
field поле=pole
meadow луг=lug
desert пустыня=pustynya
cave пещера=peshchera
stone камень=kamen
rock скала=skala
sand песок=pesok
clay глина=glina
salt соль=sol
gold золото=zoloto
silver серебро=serebro
iron железо=zhelezo
copper медь=med
steel сталь=stal
glass стекло=steklo
wood-material дерево=derevo
coal уголь=ugol
oil масло=maslo, нефть=neft
fire огонь=ogon
flame пламя=plamya
light свет=svet
lightning молния=molniya
thunder гром=grom
rain дождь=dozhd
snow снег=sneg
ice лёд=lyod
frost мороз=moroz
hail град=grad
wind ветер=veter
air воздух=vozdukh
cloud облако=oblako
fog туман=tuman
dew роса=rosa
rainbow радуга=raduga
weather погода=pogoda
tree дерево=derevo
leaf лист=list
branch ветка=vetka
root корень=koren
bark-tree кора=kora
seed семя=semya
grass трава=trava
flower цветок=tsvetok
rose роза=roza
lily лилия=liliya
bush куст=kust
oak дуб=dub
pine сосна=sosna
birch берёза=beryoza
straw солома=soloma
hay сено=seno
mushroom гриб=grib
person человек=chelovek
people люди=lyudi, народ=narod
man мужчина=muzhchina
woman женщина=zhenshchina
child ребёнок=rebyonok
boy мальчик=malchik
girl девочка=devochka, девушка=devushka
mother мать=mat
father отец=otets
mum мама=mama
dad папа=papa
son сын=syn
daughter дочь=doch
brother брат=brat
sister сестра=sestra
grandmother бабушка=babushka
grandfather дед=ded
uncle дядя=dyadya
aunt тётя=tyotya
husband муж=muzh
wife жена=zhena
bride невеста=nevesta
wedding свадьба=svadba
mother-in-law тёща=tyoshcha
nephew племянник=plemyannik
family семья=semya
friend друг=drug
neighbour сосед=sosed
guest гость=gost
name имя=imya
life жизнь=zhizn
love любовь=lyubov
kiss поцелуй=potseluy
heart сердце=serdtse
head голова=golova
hair волосы=volosy
face лицо=litso
forehead лоб=lob
eye глаз=glaz
ear ухо=ukho
nose нос=nos
mouth рот=rot
lip губа=guba
tooth зуб=zub
tongue язык=yazyk
chin подбородок=podborodok
cheek щека=shcheka
beard борода=boroda
moustache усы=usy
neck шея=sheya
throat горло=gorlo
shoulder плечо=plecho
back спина=spina
chest грудь=grud
belly живот=zhivot
navel пупок=pupok
elbow локоть=lokot
hand рука=ruka
finger палец=palets
nail гвоздь=gvozd, ноготь=nogot
fist кулак=kulak
leg нога=noga
knee колено=koleno
heel пятка=pyatka
skin кожа=kozha
bone кость=kost
rib ребро=rebro
brain мозг=mozg
liver печень=pechen
lung лёгкое=lyogkoe
kidney почка=pochka
meat мясо=myaso
milk молоко=moloko
bread хлеб=khleb
butter масло=maslo
cheese сыр=syr
egg яйцо=yaytso
fish рыба=ryba
soup суп=sup
rice рис=ris
flour мука=muka
dough тесто=testo
cake торт=tort
biscuit печенье=pechene
sugar сахар=sakhar
honey мёд=myod
chocolate шоколад=shokolad
candy конфета=konfeta
apple яблоко=yabloko
pear груша=grusha
grape виноград=vinograd
cherry вишня=vishnya
plum слива=sliva
peach персик=persik
lemon лимон=limon
orange-fruit апельсин=apelsin
banana банан=banan
strawberry клубника=klubnika
nut орех=orekh
melon дыня=dynya
tomato помидор=pomidor
potato картошка=kartoshka
onion лук=luk
garlic чеснок=chesnok
cabbage капуста=kapusta
carrot морковь=morkov
cucumber огурец=ogurets
bean фасоль=fasol
pea горох=gorokh
pumpkin тыква=tykva
beet свёкла=svyokla
pepper-spice перец=perets
mustard горчица=gorchitsa
vinegar уксус=uksus
sausage колбаса=kolbasa
ham ветчина=vetchina
fat-grease жир=zhir, сало=salo
wine вино=vino
beer пиво=pivo
brandy коньяк=konyak
tea чай=chay
coffee кофе=kofe
juice сок=sok
food еда=eda
breakfast завтрак=zavtrak
lunch обед=obed
dinner ужин=uzhin
animal животное=zhivotnoe
dog собака=sobaka
puppy щенок=shchenok
cat кошка=koshka, кот=kot
horse лошадь=loshad, конь=kon
mare кобыла=kobyla
cow корова=korova
bull бык=byk
calf телёнок=telyonok
sheep овца=ovtsa
lamb ягнёнок=yagnyonok
goat коза=koza
chicken курица=kuritsa
rooster петух=petukh
duck утка=utka
goose гусь=gus
turkey индюк=indyuk
rabbit кролик=krolik
hare заяц=zayats
mouse мышь=mysh
bear медведь=medved
wolf волк=volk
fox лиса=lisa
deer олень=olen
boar кабан=kaban
lion лев=lev
tiger тигр=tigr
elephant слон=slon
monkey обезьяна=obezyana
camel верблюд=verblyud
snake змея=zmeya
frog лягушка=lyagushka
turtle черепаха=cherepakha
crocodile крокодил=krokodil
bird птица=ptitsa
eagle орёл=oryol
hawk ястреб=yastreb
owl сова=sova
crow ворона=vorona
pigeon голубь=golub
swan лебедь=lebed
cuckoo кукушка=kukushka
feather перо=pero
wing крыло=krylo
tail хвост=khvost
horn рог=rog
claw коготь=kogot
fur мех=mekh
bee пчела=pchela
wasp оса=osa
ant муравей=muravey
butterfly бабочка=babochka
beetle жук=zhuk
worm червяк=chervyak
snail улитка=ulitka
shark акула=akula
whale кит=kit
herring сельдь=seld
crab краб=krab
house дом=dom
room комната=komnata
kitchen кухня=kukhnya
bathroom ванная=vannaya
door дверь=dver
window окно=okno
wall стена=stena
roof крыша=krysha
floor пол=pol
stairs лестница=lestnitsa
garden сад=sad
fence забор=zabor
bed кровать=krovat
table стол=stol
chair стул=stul
lamp лампа=lampa
candle свеча=svecha
mirror зеркало=zerkalo
key ключ=klyuch
lock замок=zamok
knife нож=nozh
fork вилка=vilka
spoon ложка=lozhka
plate тарелка=tarelka
cup чашка=chashka
bottle бутылка=butylka
pot кастрюля=kastryulya
bowl миска=miska
oven печь=pech
box коробка=korobka
bag сумка=sumka, мешок=meshok
basket корзина=korzina
barrel бочка=bochka
bucket ведро=vedro
broom метла=metla
soap мыло=mylo
towel полотенце=polotentse
comb расчёска=raschyoska
brush щётка=shchyotka
needle игла=igla
thread нить=nit
rope верёвка=veryovka
hammer молоток=molotok
saw пила=pila
axe топор=topor
screw винт=vint
wheel колесо=koleso
stick палка=palka
machine машина=mashina
toy игрушка=igrushka
doll кукла=kukla
ball мяч=myach
book книга=kniga
paper бумага=bumaga
letter письмо=pismo
pen ручка=ruchka
newspaper газета=gazeta
picture картина=kartina
word слово=slovo
story история=istoriya
song песня=pesnya
music музыка=muzyka
drum барабан=baraban
flute флейта=fleyta
bell колокол=kolokol
clothes одежда=odezhda
shirt рубашка=rubashka
trousers брюки=bryuki, штаны=shtany
skirt юбка=yubka
dress платье=plate
coat пальто=palto
hat шляпа=shlyapa, шапка=shapka
shoe ботинок=botinok, туфля=tuflya
boot сапог=sapog
sock носок=nosok
glove перчатка=perchatka
belt ремень=remen, пояс=poyas
button пуговица=pugovitsa
pocket карман=karman
ring кольцо=koltso
glasses очки=ochki
clock часы=chasy
umbrella зонт=zont
wool шерсть=sherst
silk шёлк=shyolk
cotton хлопок=khlopok
cloth ткань=tkan
city город=gorod
village деревня=derevnya
street улица=ulitsa
way путь=put, дорога=doroga
square площадь=ploshchad
bridge мост=most
tower башня=bashnya
castle замок=zamok
market рынок=rynok
shop магазин=magazin
school школа=shkola
factory завод=zavod, фабрика=fabrika
bank банк=bank
money деньги=dengi
coin монета=moneta
price цена=tsena
gift подарок=podarok
work работа=rabota
worker рабочий=rabochiy
doctor врач=vrach
teacher учитель=uchitel
hunter охотник=okhotnik
fisherman рыбак=rybak
baker пекарь=pekar
smith кузнец=kuznets
cook повар=povar
driver водитель=voditel
boss начальник=nachalnik
car машина=mashina, авто=avto
ship корабль=korabl
boat лодка=lodka
train поезд=poezd
plane самолёт=samolyot
bicycle велосипед=velosiped
sail парус=parus
sleigh сани=sani
day день=den
night ночь=noch
morning утро=utro
evening вечер=vecher
today сегодня=segodnya
yesterday вчера=vchera
tomorrow завтра=zavtra
week неделя=nedelya
month месяц=mesyats
year год=god
hour час=chas
minute минута=minuta
time время=vremya
spring весна=vesna
summer лето=leto
autumn осень=osen
winter зима=zima
monday понедельник=ponedelnik
friday пятница=pyatnitsa
sunday воскресенье=voskresene
holiday праздник=prazdnik
christmas Рождество=rozhdestvo
red красный=krasnyy
blue синий=siniy, голубой=goluboy
green зелёный=zelyonyy
yellow жёлтый=zhyoltyy
white белый=belyy
black чёрный=chyornyy
grey серый=seryy
brown коричневый=korichnevyy
pink розовый=rozovyy
colour цвет=tsvet
zero ноль=nol
one один=odin
two два=dva
three три=tri
four четыре=chetyre
five пять=pyat
six шесть=shest
seven семь=sem
eight восемь=vosem
nine девять=devyat
ten десять=desyat
twelve двенадцать=dvenadtsat
twenty двадцать=dvadtsat
hundred сто=sto
thousand тысяча=tysyacha
million миллион=million
half половина=polovina
first первый=pervyy
last последний=posledniy
part часть=chast
circle круг=krug
line линия=liniya
point точка=tochka
corner угол=ugol
side сторона=storona
hole дыра=dyra
number число=chislo, номер=nomer
dream сон=son, мечта=mechta
game игра=igra
joy радость=radost
luck удача=udacha
peace мир=mir
freedom свобода=svoboda, воля=volya
truth истина=istina
hope надежда=nadezhda
wish желание=zhelanie
strength сила=sila
voice голос=golos
silence тишина=tishina
smell запах=zapakh
taste вкус=vkus
thing вещь=veshch
question вопрос=vopros
answer ответ=otvet
secret тайна=tayna
law закон=zakon
! vulgar | Scheißkerl (sehr vulgär) | fucker (very vulgar) | enfoiré (très vulgaire) | hijo de puta (muy vulgar) | stronzo (molto volgare) : пиздюк=pizdyuk, мудила=mudila, долбоёб=dolboyob, мудозвон=mudozvon, хуило=khuylo, распиздяй=raspizdyay, выродок=vyrodok, ебанат=ebanat, падла=padla
! vulgar | im Arsch, am Ende (Ausruf) | fucked up, it's over (exclamation) | c'est foutu (juron) | a la mierda (exclamación) | è finita (esclamazione volgare) : пиздец=pizdets, капец=kapets, писец=pisets, хана=khana, трындец=tryndets, кранты=kranty, ёпта=yopta, охуеть=okhuet, офигеть=ofiget
! vulgar | Fresse, Visage (vulgär) | mug, ugly face (vulgar) | gueule (vulgaire) | jeta (vulgar) | muso (volgare) : ебало=ebalo, ебальник=ebalnik, рожа=rozha, морда=morda, рыло=rylo, харя=kharya, мурло=murlo, хлебало=khlebalo
! vulgar | scheißegal, am Arsch | screwed, the end (vulgar) | foutu | jodido | fottuto : пиздец=pizdets, капец=kapets, хана=khana, кирдык=kirdyk, кранты=kranty, каюк=kayuk
slur-trans трансвестит=transvestit
foreskin крайняя плоть=kraynyaya plot
glans залупа=zalupa, головка=golovka
droppings помёт=pomyot, помёт=pomet, какашки=kakashki
hump трахать=trakhat
peeping вуайерист=vuayerist
bad-omen дурная примета=durnaya primeta
mud грязь=gryaz, слякоть=slyakot, тина=tina, жижа=zhizha
worthless никчёмный=nikchyomnyy, ничтожный=nichtozhnyy, дрянь=dryan, барахло=barakhlo, фуфло=fuflo
finished кончено=koncheno, конец=konets, капут=kaput, хана=khana, каюк=kayuk, амба=amba
devilish-luck беда=beda, напасть=napast
limp-slack вялый=vyalyy, дряблый=dryablyy
flat-dull пресный=presnyy
gout подагра=podagra
goitre зоб=zob
scab короста=korosta, струп=strup
rectum прямая кишка=pryamaya kishka
terror-group ИГИЛ=igil
`,
}
