import type { LanguageSource } from '../language-source.ts'

/** Georgian. */
export const ka: LanguageSource = {
  code: 'ka',
  script: 'Georgian',
  text: `
penis-vulgar ყლე=qle, ყლეო=qleo, სირი=siri, პენისი=penisi, ჩუჩუ=chuchu, ჭუჭუ=chuchu, ბიბი=bibi, ჩუტი=chuti, ასო=aso, ყლე=kle
penis პენისი=penisi, ასო=aso
vulva-vulgar მუტელი=muteli
vagina საშო=sasho, ვაგინა=vagina
testicles-vulgar ყვერები=qverebi, კვერცხები=kvertskhebi, ყვერი=qveri
testicle სათესლე ჯირკვალი=satesle jirkvali
breasts-vulgar ძუძუ=dzudzu, ძუძუები=dzudzuebi
nipple ძუძუსთავი=dzudzustavi, კერტი=kerti
arse ტრაკი=traki, ტაკო=tako, უკანალი=ukanali, ტრაკში=trakshi, საჯდომი=sajdomi, გავა=gava
buttocks დუნდული=dunduli, საჯდომი=sajdomi
anus ანუსი=anusi, ტრაკის ნახვრეტი=trakis nakhvreti
arsehole ტრაკი=traki, ბოზიშვილი=bozishvili
pubic-hair ბოკვენის თმა=bokvenis tma
crotch შორისი=shorisi, საზარდული=sazarduli
clitoris კლიტორი=klitori
erection ერექცია=erektsia, ადგომა=adgoma
semen სპერმა=sperma, თესლი=tesli
fuck მოტყვნა=motqvna, ტყვნა=tqvna, მოვტყან=movtqan, მოგტყნავ=mogtqnav
fuck-exclamation შენი დედა მოვტყან=sheni deda movtqan, შენი დედა=sheni deda, ჩემი ყლე=chemi qle, დედა მოტყნული=deda motqnuli
sex სექსი=seksi
intercourse სკესობრივი აქტი=skesobrivi akti, სკესობა=skesoba
mate-animals შეჯვარება=shejvareba, გამრავლება=gamravleba
orgasm ორგაზმი=orgazmi
masturbate მასთურბაცია=masturbatsia, ონანიზმი=onanizmi
wanker ონანისტი=onanisti, მასტურბატორი=masturbatori
suck-vulgar წოვა=tsova
blow-job მინეტი=mineti, ორალური სექსი=oraluri seksi
sodomy სოდომია=sodomia, მამათმავლობა=mamatmavloba
horny ავხორწი=avkhortsi, აღგზნებული=aghgznebuli
lust ვნება=vneba, ავხორწობა=avkhortsoba
pervert გარკვნილი=garkvnili, პერვერთი=perverti
lecher ავხორწი=avkhortsi, ქალების მოყვარული=kalebis moqvaruli
obscene უწმაწური=utsmatsuri, უზრდელი=uzrdeli, ბილწი=biltsi
porn პორნო=porno, პორნოგრაფია=pornograpia
naked შიშველი=shishveli, ტიტველი=titveli
striptease სტრიპტიზი=striptizi
prostitute მედეძავი=mededzavi, ფროსთიტუტი=prostituti
whore ბოზი=bozi, კახპა=kakhpa, მეძავი=medzavi, ბოზანდარა=bozandara
slut ბოზი=bozi, კახპა=kakhpa
brothel ბორდელი=bordeli, საროსქიპო=saroskipo
pimp სუტენიორი=suteniori, მაჩანკალი=machankali
mistress საყვარელი=saqvareli
adultery ღალატი=ghalati, მრუშობა=mrushoba
cuckold რქოსანი=rkosani
incest ინცესტი=intsesti
paedophile პედოფილი=pedopili
rape გაუპატიურება=gaupatiureba
orgy ორგია=orgia
fetish ფეტიში=petishi
dildo დილდო=dildo
condom-slang პრეზერვატივი=prezervativi, განდონი=gandoni
virgin-sexual ქალწული=kaltsuli, ქალიშვილი=kalishvili
impotent იმპოტენტი=impotenti
castrate კასტრაცია=kastratsia, საჭურისი=sachurisi
shit მძღნერი=mdzghneri, კაკი=kaki, განავალი=ganavali, კაკა=kaka
shit-verb მოჯმა=mojma, ჩაჯმა=chajma
excrement განავალი=ganavali, ექსქრემენტი=ekskrementi
poop კაკა=kaka, კაკი=kaki
dung ნაკელი=nakeli, პატივი=pativi, წივა=tsiva
droppings სკორე=skore
piss ფსმა=psma, ჩაფსმა=chapsma
urine შარდი=shardi
pee ფსია=psia, პისი=pisi
fart კუილი=kuili
diarrhoea-vulgar ფაღარათი=pagharati
belch ბოყინი=boqini, ამობოყინება=amoboqineba
vomit ღებინება=ghebineba, აღებინება=aghebineba, გულისრევა=gulisreva
snot წვინტლი=tsvintli, ცინგლი=tsingli
spit ფურთხი=purtkhi, ნაფურთხი=napurtkhi, დორბლი=dorbli
sweat ოფლი=opli
stink სიყრალე=siqrale, ყროლი=qroli, ყარს=qars, მყრალი=mqrali
pus ჩირქი=chirki
toilet ტუალეტი=tualeti, უნითაზი=unitazi, საფირფარეშო=sapirparesho
latrine ფეხსადგილი=pekhsadgili, საპირფარეშო=sapirparesho
chamber-pot ღამის ქოთანი=ghamis kotani, გორშოკი=gorshoki
sewer კანალიზაცია=kanalizatsia, კლოაკა=kloaka
menstruation მენსტრუაცია=menstruatsia, თვიური=tviuri
tampon ტამპონი=tamponi
diaper პამპერსი=pampersi, საფენი=sapeni
armpit იღლია=ighlia
pimple მუწუკი=mutsuki, ფერნაქი=pernaki
dandruff ქერტლი=kertli
potbelly ღიპი=ghipi
seduce შეცდენა=shetsdena, ჩაცდენება=chatsdeneba
lick ლოკვა=lokva, ალოკვა=alokva
damn დასწყევლოს=dastsqevlos, ჯანდაბა=jandaba, წყეულო=tsqeulo, ეშმაქმა=eshmakma
go-to-hell ტრაკში წადი=trakshi tsadi, ჯანდაბამდე=jandabamde, დაიქარგე=daikarge, მოშორდი=moshordi
son-of-bitch ბოზიშვილი=bozishvili, ძაღლიშვილი=dzaghlishvili, ნაბოზარი=nabozari
motherfucker დედამოტყნული=dedamotqnuli
bollocks სისულელე=sisulele, კაქი=kaki, ნაგავი=nagavi
transvestite ტრანსვესტიტი=transvestiti
lingerie ტრუსი=trusi, ნიფხავი=nipkhavi, ტრუსიკი=trusiki
hole-vulgar ნახვრეტი=nakhvreti, ხვრელი=khvreli
stick-vulgar ჯოქი=joki, კეტი=keti, სარი=sari
idiot იდიოტი=idioti, დებილი=debili, ყურუმსაღი=kurumsaghi, სულელი=suleli, შტერი=shteri, ბრიყვი=briqvi, დურაკი=duraki, ვირი=viri
fool სულელი=suleli, ბრიყვი=briqvi, შტერი=shteri, რეგვენი=regveni, ჩერჩეტი=chercheti
stupid სულელი=suleli, უგუნური=ugunuri, შტერი=shteri, ტუტუცი=tututsi
cretin კრეტინი=kretini, იმბეცილი=imbetsili
blockhead ყეყეჩი=qeqechi, დოყლაპია=doqlapia, რეგვენი=regveni, ტუთრუცანა=tutrutsana
clumsy მოუყნებელი=mouqnebeli, ტლანკი=tlanki, დოყლაპია=doqlapia
crazy გიჟი=gizhi, შეშლილი=sheshlili, გიჟი=giji, შერეკილი=sherekili
madman გიჟი=gizhi, შეშლილი=sheshlili
madhouse გიჟიანეთი=gizhianeti, საგიჟეთი=sagizheti
retarded ჩამორჩენილი=chamorchenili, დაუნი=dauni
cripple ინვალიდი=invalidi, ხეიბარი=kheibari, მახინჯი=makhinji
lame-person კოჭლი=kochli
blind-person ბრმა=brma
deaf-person ყრუ=qru
mute-person მუნჯი=munji
stutterer ენაბლუ=enablu
hunchback კუზიანი=kuziani
dwarf ჯუჯა=juja, კონდარი=kondari
bald მელოტი=meloti, ტიტველთავიანი=titveltaviani
ugly უშნო=ushno, მახინჯი=makhinji, ულამაზო=ulamazo
fat-person მსუქანი=msukani, ღიპიანი=ghipiani
skinny გამხდარი=gamkhdari
coward მშიშარა=mshishara, ლაჩარი=lachari, ჯაბანი=jabani, მხდალი=mkhdali
weakling სუსტი=susti, ჩია=chia, ჩმორი=chmori
sissy დედიკოს ბიჭი=dedikos bichi, ქალაჭუნა=kalachuna
bastard ნაბიჭვარი=nabichvari, ნაბოზარი=nabozari
scoundrel ნაძირალა=nadzirala, არამზადა=aramzada, გაიძვერა=gaidzvera, არაქაცი=arakatsi
rascal ონავარი=onavari, ცუღლუტი=tsughluti
scum ნავაგი=navagi, ნაძირალა=nadzirala, ვიგინდარა=vigindara
wretch უბედური=ubeduri, საწყალი=satsqali, საბრალო=sabralo
tramp მაწანწალა=matsantsala, ბომჟი=bomzhi, უსახლკარო=usakhlkaro
beggar მაწანწალა=matsantsala, მატხოვარი=matkhovari, მათხოვარი=matkhovari
loser ლუზერი=luzeri, ჩმორი=chmori
lazybones ზარმაცი=zarmatsi
glutton ღორმუცელა=ghormutsela, ღორბი=ghorbi
miser ძუნწი=dzuntsi, კრიჟანგი=krizhangi
greedy ხარბი=kharbi, გაუმაძღარი=gaumadzghari
drunkard ლოთი=loti, ალკაში=alkashi
drunk მთვრალი=mtvrali, გალეშილი=galeshili
liar მატყუარა=matquara, ცრუპენტელა=tsrupentela
cheat თაღლითი=taghliti, აპერისტი=aperisti
hypocrite ორპირი=orpiri, თვალთმაქცი=tvaltmaktsi, ფლიდი=plidi
traitor მოღალატე=moghalate, გამცემი=gamtsemi
snitch ენატანია=enatania, სტუკაჩი=stukachi, ჩამშვები=chamshvebi
toady მლიქვნელი=mlikvneli, პირმოტნილე=pirmotnile
braggart ტრაბახა=trabakha, ბაქია=bakia, მკვეხარა=mkvekhara
arrogant ამფარტავანი=ampartavani, ყოყოჩი=qoqochi
cheeky თავხედი=tavkhedi, უტიფარი=utipari
rude უხეში=ukheshi, უზრდელი=uzrdeli, ტლანკი=tlanki
boor გოიმი=goimi, ხეპრე=khepre, უზრდელი=uzrdeli
gossip ჭორიანი=choriani, ჭორი=chori, ჭორიკანა=chorikana
busybody ცხვირთჩაპყოპი=tskhvirtchapqopi
old-hag კუდიანი=kudiani, დედაბერი=dedaberi, ბებერი=beberi
old-man-derog ბებერი=beberi
old-maid შინაბერა=shinabera, გაუთხოვარი=gautkhovari
bimbo ქერა=kera
slave მონა=mona, ყმა=qma
servant-derog ლაქია=lakia, მსახური=msakhuri, მოსამსახურე=mosamsakhure
pig ღორი=ghori, ღორო=ghoro, გოჩი=gochi
sow ნეზვი=nezvi
donkey ვირი=viri
ox-insult ხარი=khari
cow-insult ძროხა=dzrokha
goat-insult თხა=tkha, ვაწი=vatsi
dog-insult ძაღლი=dzaghli, ძაღლი=dzagli
bitch ძუკნა=dzukna, ბოზი=bozi
monkey-insult მაიმუნი=maimuni
rat-insult ვირთხა=virtkha
snake-insult გველი=gveli, გველასპი=gvelaspi
chicken-insult ქათამი=katami
goose-insult ბატი=bati
worm-insult ჭია=chia, მატლი=matli
louse ტილი=tili, ტილიანი=tiliani
vermin პარაზიტი=paraziti, მღრღნელი=mghrghneli
parasite პარაზიტი=paraziti, მუხთამჭამია=mukhtamchamia
toad გომბეშო=gombesho
hyena აფთარი=aptari, ტურა=tura
vulture სვავი=svavi
beast მხეცი=mkhetsi, ნადირი=nadiri, პირუტყვი=pirutqvi
monster მონსტრი=monstri, ურჩხული=urchkhuli, სასწაული=sastsauli
savage ველური=veluri, ბარბაროსი=barbarosi
primitive პრიმიტიული=primitiuli
trash-person ნაგავი=nagavi, ნაძირალა=nadzirala
shame-on-you სირცხვილი=sirtskhvili, სირცხვილია=sirtskhvilia
mock დაცინვა=datsinva, აბუჩად აგდება=abuchad agdeba
insult შეურაცხყოფა=sheuratskhqopa
slur-black ზანგი=zangi, შავკანიანი=shavkaniani
slur-jew ურია=uria, ურიო=urio
slur-roma ბოშა=bosha
slur-arab თათარი=tatari
slur-foreigner გადამთიელი=gadamtieli
slur-region გოიმი=goimi, მეგრელი=megreli
slur-gay პიდარასტი=pidarasti, პიდარი=pidari, მამათმავალი=mamatmavali, გომიკი=gomiki, ჩათლახი=chatlakhi, გეი=gei
slur-disabled დაუნი=dauni, ხეიბარი=kheibari
slur-woman დედაკაცი=dedakatsi
slur-poor ღატაკი=ghataki
gay გეი=gei, ჰომოსექსუალი=homoseksuali
lesbian ლესბოსელი=lesboseli
negro-word ზანგი=zangi
big-mouth ხახა=khakha, ლაყბე=laqbe
big-nose ცხვირა=tskhvira
shut-up გაჩუმდი=gachumdi, მოკეტე=mokete, ხმა ჩაიცყვითე=khma chaitsqvite, პირი მოკუმე=piri mokume
bore-person მოსაბეზრებელი=mosabezrebeli, თავმოსაბეზრებელი=tavmosabezrebeli
naive გულუბრყვილო=gulubrqvilo, მიამიტი=miamiti
stubborn ჯიუტი=jiuti
clown ჯამბაზი=jambazi, კლოუნი=klouni, მასხარა=maskhara
puppet ტიკინა=tikina, მარიონეტი=marioneti
ignorant უმეცარი=umetsari, უვიცი=uvitsi
good-for-nothing უვარგისი=uvargisi, უსაქმური=usakmuri
hitler ჰიტლერი=hitleri
nazi ნაცისტი=natsisti
swastika სვასტიკა=svastika
fascist ფაშისტი=pashisti
mussolini მუსოლინი=musolini
stalin სტალინი=stalini
lenin ლენინი=lenini
mao მაო=mao
dictator დიქტატორი=diktatori
dictator-local ჯუღაშვილი=jughashvili, ბერია=beria, შევარდნაძე=shevardnadze, ივანიშვილი=ivanishvili
tyrant ტირანი=tirani, დესპოტი=despoti
communist კომუნისტი=komunisti, ბოლშევიქი=bolsheviki
socialist სოციალისტი=sotsialisti
capitalist კაპიტალისტი=kapitalisti
anarchy ანარქია=anarkia
racist რასისტი=rasisti
slavery მონობა=monoba, ბატონყმობა=batonqmoba
colony კოლონია=kolonia
genocide გენოციდი=genotsidi
holocaust ჰოლოკოსტი=holokosti
concentration-camp საკონცენტრაციო ბანაკი=sakontsentratsio banaki, გულაგი=gulagi
gas-chamber გაზის კამერა=gazis kamera
ghetto გეტო=geto
pogrom პოგრომი=pogromi
war ომი=omi
civil-war სამოქალაქო ომი=samokalako omi
army ჯარი=jari, არმია=armia, ლაშქარი=lashkari
soldier ჯარისკაცი=jariskatsi
troops-militia მილიცია=militsia, მხედრიონი=mkhedrioni
secret-police ქაგებე=kagebe, ჩეკა=cheka
police პოლიცია=politsia
cop მენტი=menti, პოლიციელი=politsieli
spy ჯაშუში=jashushi, სპიონი=spioni, აგენტი=agenti
terrorist ტერორისტი=teroristi
terror-group ისისი=isisi, ალ ქაიდა=al kaida
hostage მძევალი=mdzevali
revolution რევოლუცია=revolutsia
coup პუჩი=puchi, გადატრიალება=gadatrialeba
riot აჯანყება=ajanqeba, არეულობა=areuloba
rebel მეამბოხე=meambokhe, აჯანყებული=ajanqebuli
strike-labour გაფიცვა=gapitsva
demonstration დემონსტრაცია=demonstratsia, მიტინგი=mitingi
occupation ოკუპაცია=okupatsia, ოკუპანტი=okupanti
invasion შეჭრა=shechra
annexation ანექსია=aneksia
separatist სეპარატისტი=separatisti
traitor-political კოლაბორანტი=kolaboranti
propaganda პროპაგანდა=propaganda
censorship ცენზურა=tsenzura
corruption-politics ნეფოტიზმი=nepotizmi, კორუფცია=koruptsia
mafia-politics ოლიგარქი=oligarki
party-political პარტია=partia, ქართული ოცნება=kartuli otsneba, ნაცები=natsebi
president პრეზიდენტი=prezidenti
minister მინისტრი=ministri
king მეფე=mepe
queen დედოფალი=dedopali
emperor იმპერატორი=imperatori
prince პრინცი=printsi, თავადი=tavadi
sultan სულთანი=sultani, ფაშა=pasha
leader ლიდერი=lideri, ბელადი=beladi
master-lord ბატონი=batoni, პატრონი=patroni
flag დროშა=drosha
homeland სამშობლო=samshoblo
republic რესპუბლიკა=respublika
state სახელმწიფო=sakhelmtsipo
government მთავრობა=mtavroba
election არჩევნები=archevnebi
border საზღვარი=sazghvari
refugee დევნილი=devnili, ლტოლვილი=ltolvili
immigrant ემიგრანტი=emigranti
contested-place აფხაზეთი=apkhazeti, ცხინვალი=tskhinvali, სამაჩაბლო=samachablo, ოსეთი=oseti
historic-trauma ცხრა აპრილი=tskhra aprili, სოხუმი=sokhumi, ოქუფაცია=okupatsia, სოხუმის დაცემა=sokhumis datsema, აგვისტოს ომი=agvistos omi
god ღმერთი=ghmerti
goddess ქალღმერთი=kalghmerti, ღვთაება=ghvtaeba
deity-local არმაზი=armazi, დალი=dali, ზადენი=zadeni
jesus იესო=ieso
christ ქრისტე=kriste
virgin-mary ღვთისმშობელი=ghvtismshobeli, მარიამი=mariami
holy-spirit სულიწმინდა=sulitsminda
saint წმინდა=tsminda, წმინდანი=tsmindani
sacred წმინდა=tsminda, საღვთო=saghvto
angel ანგელოზი=angelozi
devil ეშმაკი=eshmaki, წამხდარი=tsamkhdari
satan სატანა=satana
demon დემონი=demoni, ავსული=avsuli, ქაჯი=kaji
hell ჯოჯოხეთი=jojokheti
paradise სამოთხე=samotkhe
sin ცოდვა=tsodva
sinner ცოდვილი=tsodvili
soul სული=suli
prayer ლოცვა=lotsva
pray ლოცვა=lotsva
church ეკლესია=eklesia
mosque მეჩეთი=mecheti
synagogue სინაგოგა=sinagoga
temple ტაძარი=tadzari
monastery მონასტერი=monasteri
altar საქურთხეველი=sakurtkheveli
cross-christian ჯვარი=jvari
priest მღვდელი=mghvdeli, მამაო=mamao
monk ბერი=beri
nun მონაზონი=monazoni
bishop ეპისკოპოსი=episkoposi, ფათრიარქი=patriarki
pope პაპი=papi
imam იმამი=imami, მოლა=mola
rabbi რაბინი=rabini
prophet წინასწარმეტყველი=tsinastsarmetqveli
muhammad მუჰამედი=muhamedi
allah ალაჰი=alahi
koran ყურანი=qurani
bible ბიბლია=biblia
torah თორა=tora
gospel სახარება=sakhareba
buddha ბუდა=buda
jew ებრაელი=ebraeli
muslim მუსლიმი=muslimi
christian ქრისტიანი=kristiani
infidel ურჯულო=urjulo, წარმართი=tsarmarti
heretic ერეტიკოსი=eretikosi
blasphemy ღვთისგმობა=ghvtisgmoba, მკრეხელობა=mkrekheloba
sect სექტა=sekta
holy-war ჯიჰადი=jihadi
kosher ქოშერი=kosheri
fasting მარხვა=markhva
pilgrimage პილიგრიმობა=piligrimoba, მოლოცვა=molotsva
baptism ნათლობა=natloba
mass-liturgy ლიტურგია=liturgia, წირვა=tsirva
relic რელიქვია=relikvia
miracle სასწაული=sastsauli
blessing კურთხევა=kurtkheva, დალოცვა=dalotsva
witch კუდიანი=kudiani, ჯადოქარი=jadokari, ალქაჯი=alkaji
sorcerer ჯადოქარი=jadokari, გრიძეული=gridzeuli
magic მაგია=magia, ჯადო=jado
evil-eye ავი თვალი=avi tvali
evil-spirit-local ალქალი=alkali, ალი=ali, დევი=devi, ქაჯი=kaji, ოჩოკოჩი=ochokochi, მაზაკვალი=mazakvali, როკაპი=rokapi
taboo ტაბუ=tabu
idol კერპი=kerpi
antichrist ანტიქრისტე=antikriste
judas იუდა=iuda
apocalypse აპოკალიფსი=apokalipsi
eternity-afterlife საიქიო=saikio, იმქვეყანა=imkveqana
fate ბედი=bedi, ბედისწერა=bedistsera
death სიკვდილი=sikvdili
dead მკვდარი=mkvdari, მიცვალებული=mitsvalebuli
die სიკვდილი=sikvdili, ჩაძაღლება=chadzaghleba, მოკვდი=mokvdi
corpse გვამი=gvami, ლეში=leshi
carrion ლეში=leshi, მძორი=mdzori
grave საფლავი=saplavi
coffin კუბო=kubo
funeral დაკრძალვა=dakrdzalva, გასვენება=gasveneba, ქელეხი=kelekhi
cemetery სასაფლაო=sasaplao
mourning გლოვა=glova
widow ქვრივი=kvrivi
orphan ობოლი=oboli
skeleton ჩონჩხი=chonchkhi
skull თავის ქალა=tavis kala
ghost მოჩვენება=mochveneba, აჭრდილი=achrdili
vampire ვამპირი=vampiri
zombie ზომბი=zombi
kill მოკვლა=mokvla, მოკალი=mokali
murder მკვლელობა=mkvleloba
murderer მკვლელი=mkvleli
suicide თვითმკვლელობა=tvitmkvleloba
hang-person ჩამოხრჩობა=chamokhrchoba, სახრჩობელა=sakhrchobela
execution სიკვდილით დასჯა=sikvdilit dasja
executioner ჯალათი=jalati
strangle დახრჩობა=dakhrchoba, დაღრჩობა=daghrchoba
drown დახრჩობა=dakhrchoba, დახრჩვა=dakhrchva
massacre ჟლეტა=zhleta
slaughterhouse სასაკლაო=sasaklao
butcher-derog ყასაბი=qasabi
torture წამება=tsameba
beat ცემა=tsema
slap სილა=sila
fight ჩხუბი=chkhubi, ბრძოლა=brdzola
violence ძალადობა=dzaladoba
wound ჭრილობა=chriloba, იარა=iara
scar შრამი=shrami, ნაჭრილობევი=nachrilobevi
blood სისხლი=siskhli
bomb ბომბი=bombi
gun პისტოლეთი=pistoleti, იარაღი=iaraghi, თოფი=topi
bullet ტყვია=tqvia
knife-weapon ხანჯალი=khanjali, სათევარი=satevari
weapon იარაღი=iaraghi
explosion აფეთქება=apetkeba
whip მატრახი=matrakhi, შოილტი=shoilti
trap ხაფანგი=khapangi
chain-fetter ჯაჭვი=jachvi, ბორქილი=borkili
prison ციხე=tsikhe, თურმა=turma
prisoner პატიმარი=patimari
thief ქურდი=kurdi, ქურდბაწაწა=kurdbatsatsa
steal ქურდობა=kurdoba, მოპარვა=moparva
robber ყაჩაღი=qachaghi, მძარცველი=mdzartsveli
robbery ძარცვა=dzartsva, ყაჩაღობა=qachaghoba
plunder გაძარცვა=gadzartsva
gangster განგსტერი=gangsteri, ბანდიტი=banditi, ბანდა=banda
mafia მაფია=mapia
criminal დამნაშავე=damnashave, კრიმინალი=kriminali
crime დანაშაული=danashauli
kidnap გატაცება=gatatseba
blackmail შანტაჟი=shantazhi
bribe ქრთამი=krtami
corrupt კორუმფირებული=korumpirebuli
fraud თაღლითობა=taghlitoba, მოთყუება=motqueba
counterfeit ყალბი=qalbi, ნაკალბევი=nakalbevi
lie ტყუილი=tquili
false ყალბი=qalbi, მცდარი=mtsdari
trick ხრიკი=khriki, ოინბაზობა=oinbazoba
smuggler კონტრაბანდისტი=kontrabandisti
pirate მეკობრე=mekobre
fire-blaze ხანძარი=khandzari
enemy მტერი=mteri
hate სიძულვილი=sidzulvili
revenge შურისძიება=shurisdzieba
anger ბრაზი=brazi, რისხვა=riskhva
angry გაბრაზებული=gabrazebuli
evil ბოროთი=boroti, ბოროთება=boroteba, ავი=avi
bad ცუდი=tsudi
worse უარესი=uaresi
cruel სასთიკი=sastiki
fear შიში=shishi
terror ტერორი=terori, საშინელება=sashineleba
nightmare კოშმარი=koshmari
danger საფრთხე=saprtkhe
dangerous საშიში=sashishi
threat მუქარა=mukara
accident ავარია=avaria, უბედური შემთხვევა=ubeduri shemtkhveva
disaster კატასტროფა=katastropa
misfortune უბედურება=ubedureba, უიღბლო=uighblo
curse წყევლა=tsqevla
doom დაღუპვა=daghupva
damage ზიანი=ziani
destroy დანგრევა=dangreva, განადგურება=ganadgureba
broken გაფუჭებული=gapuchebuli, გატეხილი=gatekhili
break-verb გატეხვა=gatekhva
breakdown ავარია=avaria, გაფუჭება=gapucheba
crack ბზარი=bzari
rust ჟანგი=zhangi
rot სიდამპლე=sidample, დამპალი=dampali
mould ობი=obi
stale დამძაღებული=damdzaghebuli, მძაღე=mdzaghe
spoiled გაფუჭებული=gapuchebuli
garbage ნაგავი=nagavi
junk ჯარტი=jarti, ძველმანი=dzvelmani
rubbish-quality ხალტურა=khaltura, სისააძაგლე=sisaadzagle
dirt ჭუჭყი=chuchqi, სიბინზურე=sibinzure
dirty ჭუჭყიანი=chuchqiani, ბინზური=binzuri
stain ლაკა=laka
mud ტალახი=talakhi
swamp ჭაობი=chaobi
dust მტვერი=mtveri
slime ლორწო=lortso
soot ჭვარტლი=chvartli
poison შხამი=shkhami, საწამლავი=satsamlavi
toxic შხამიანი=shkhamiani
ashes ფერფლი=perpli, ნაცარი=natsari
disgust ზიზღი=zizghi
disgusting საზიზღარი=sazizghari, ამაზრზენი=amazrzeni
yuck ფუი=pui, ფუ=pu
poor ღარიბი=gharibi, ღატაკი=ghataki
poverty სიღარიბე=sigharibe, სიღატაკე=sighatake
hunger შიმშილი=shimshili
thirst წყურვილი=tsqurvili
debt ვალი=vali
bankrupt გაკოტრებული=gakotrebuli, ბანკროტი=bankroti
loss დანაკარგი=danakargi, ზარალი=zarali
lose დაკარგვა=dakargva, წაგება=tsageba
failure მარცხი=martskhi, ჩავარდნა=chavardna
fall-verb დაცემა=datsema, ვარდნა=vardna
error შეცდომა=shetsdoma
guilt დანაშაული=danashauli, ბრალი=brali
punishment სასჯელი=sasjeli, დასჯა=dasja
fine-penalty ჯარიმა=jarima
tax გადასახადი=gadasakhadi
problem პრობლემა=problema
quarrel ჩხუბი=chkhubi, კამათი=kamati
scandal სკანდალი=skandali
chaos ქაოსი=kaosi, არეულობა=areuloba
noise ხმაური=khmauri
cheap იაფი=iapi, იაფიანი=iapiani
expensive ძვირი=dzviri
useless უსარგებლო=usargeblo
weak სუსტი=susti
slow ნელი=neli
late გვიან=gvian
old ძველი=dzveli, ბებერი=beberi
empty ცარიელი=tsarieli
nothing არაფერი=araperi
nobody არავინ=aravin
never არასდროს=arasdros
not არა=ara, ნუ=nu, ვერ=ver
stop გაჩერდი=gacherdi, სტოპ=stop
end ბოლო=bolo, დასასრული=dasasruli
boring მოსაწყენი=mosatsqeni
bitter მწარე=mtsare
sour მჟავე=mzhave
sad მოწყენილი=motsqenili, სევდიანი=sevdiani
sorrow დარდი=dardi, მწუხარება=mtsukhareba, სევდა=sevda
cry-weep ტირილი=tirili
tear-drop ცრემლი=tsremli
scream ყვირილი=qvirili
lonely მარტოხელა=martokhela, მარტოსული=martosuli
pity სიბრალული=sibraluli
shame სირცხვილი=sirtskhvili
tired დაღლილი=daghlili
cold-neg ცივი=tsivi
dark ბნელი=bneli
darkness სიბნელე=sibnele, წყვდიადი=tsqvdiadi
shadow ჩრდილი=chrdili
abyss უფსკრული=upskruli
storm ქარისხალი=kariskhali
earthquake მიწისძვრა=mitsisdzvra
flood წყალდიდობა=tsqaldidoba
drought გვალვა=gvalva
smoke-fumes კვამლი=kvamli, ბოლი=boli
cigarette სიგარეტი=sigareti
drug ნარკოტიკი=narkotiki
cannabis მარიხუანა=marikhuana, პლანი=plani, განდჯა=gandja
cocaine კოკაინი=kokaini
heroin-drug ჰეროინი=heroini
drug-addict ნარკომანი=narkomani
booze არაყი=araqi, ზუტხი=zutkhi
hangover პოხმელია=pokhmelia, ნაბახუსევი=nabakhusevi
gambling აზარტი=azarti, კაზინო=kazino
burden ტვირთი=tvirti
crooked მრუდე=mrude
raw-unripe უმი=umi, მკვახე=mkvakhe
forget დავიწყება=davitsqeba
forbidden აკრძალული=akrdzaluli
escape გაქცევა=gaktseva
lost დაკარგული=dakarguli
ruin ნანგრევი=nangrevi
hovel ქოხი=kokhi, ქოხმახი=kokhmakhi
rag ჩვარი=chvari
cockroach ტარაკანი=tarakani
flea რწყილი=rtsqili
bedbug ბაღლინჯო=baghlinjo
tick ტკიპა=tkipa
maggot მატლი=matli
leech წურბელა=tsurbela
rat ვირთხა=virtkha
scorpion მორიელ=moriel, მორიელი=morieli
spider ობობა=oboba
fly-insect ბუზი=buzi
mosquito კოღო=kogho
jellyfish მედუზა=meduza
weed-plant სარეველი=sareveli
thorn ეკალი=ekali
disease ავადმყოფობა=avadmqopoba, დაავადება=daavadeba, სენი=seni
sick ავადმყოფი=avadmqopi
plague ჩუმა=chuma, ჟამი=zhami, შავი ჭირი=shavi chiri
epidemic ეპიდემია=epidemia
cancer კიბო=kibo
tumour სიმსივნე=simsivne
ulcer წყლული=tsqluli
leprosy კეთრი=ketri
cholera ქოლერა=kolera
typhus ტიფი=tipi
tuberculosis ტუბერკულიოზი=tuberkuliozi, ჭლექი=chleki
malaria მალარია=malaria
smallpox ყვავილი=qvavili
measles წითელა=tsitela
scabies მუნი=muni
rash გამონაყარი=gamonaqari
itch ქავილი=kavili
wart მეჭეჭი=mechechi
haemorrhoids ჰემოროი=hemoroi, ბუასილი=buasili
diarrhoea ფაღარათი=pagharati, დიარეა=diarea
constipation ყაბზობა=qabzoba
nausea გულისრევა=gulisreva
cough ხველა=khvela
cold-illness სურდო=surdo
flu გრიპი=gripi
fever ციება=tsieba
pain ტკივილი=tkivili
epilepsy ეპილეფსია=epilepsia
stroke-illness ინსულტი=insulti, დამბლა=dambla
heart-attack ინფარკტი=inparkti
diabetes დიაბეტი=diabeti
aids შიდსი=shidsi
syphilis სიფილისი=sipilisi, ათაშანგი=atashangi
gonorrhoea გონორეა=gonorea
jaundice სიყვითლე=siqvitle
rabies ცოფი=tsopi
asthma ასთმა=astma
allergy ალერგია=alergia
gangrene განგრენა=gangrena
hernia თიაქარი=tiakari
goitre ჩიყვი=chiqvi
paralysis დამბლა=dambla
coma კომა=koma
depression დეპრესია=depresia
abortion აბორტი=aborti
infertile ბერწი=bertsi, უნაყოფო=unaqopo
infection ინფექცია=inpektsia
inflammation ანთება=anteba
virus ვირუსი=virusi
germ მიკრობი=mikrobi
tapeworm სოლითერი=soliteri, ჭია=chia
fracture მოტეხილობა=motekhiloba
burn-injury დამწვრობა=damtsvroba
surgery ოპერაცია=operatsia
enema ოყნა=oqna
pill აბი=abi, ტაბლეტი=tableti
injection ნემსი=nemsi, შპრიცი=shpritsi
hospital საავადმყოფო=saavadmqopo
medicine წამალი=tsamali
intestine ნაწლავი=natslavi
womb საშვილოსნო=sashvilosno
be ყოფნა=qopna, არის=aris
have ქონა=kona
do-make ქეტება=keteba
go წასვლა=tsasvla
come მოსვლა=mosvla, მოდი=modi
walk სიარული=siaruli
run რბენა=rbena
jump ხტომა=khtoma
fly ფრენა=prena
swim ცურვა=tsurva
sit ჯდომა=jdoma
stand დგომა=dgoma
sleep ძილი=dzili
eat ჭამა=chama
drink სმა=sma, დალევა=daleva
bite კბენა=kbena
see ხედვა=khedva, ნახვა=nakhva
look ყურება=qureba
hear სმენა=smena
speak ლაპარაკი=laparaki
say თქმა=tkma
ask კითხვა=kitkhva
call ძახილი=dzakhili
sing სიმღერა=simghera
dance ცეკვა=tsekva
laugh სიცილი=sitsili
play თამაში=tamashi
know ცოდნა=tsodna
think ფიქრი=pikri
want ნდომა=ndoma
love-verb სიყვარული=siqvaruli
give მიცემა=mitsema
take აღება=agheba
hold დაჭერა=dachera
throw სროლა=srola
catch დაჩერა=dachera
open გახსნა=gakhsna
close დახურვა=dakhurva
cut ჭრა=chra
sew კერვა=kerva
wash ბანა=bana
cook-verb ხარშვა=kharshva
bake ცხობა=tskhoba
burn წვა=tsva
buy ყიდვა=qidva
pay გადახდა=gadakhda
work-verb მუშაობა=mushaoba
build შენება=sheneba
dig თხრა=tkhra
write წერა=tsera
read კითხვა=kitkhva
count თვლა=tvla
learn სწავლა=stsavla
help დახმარება=dakhmareba
wait ლოდინი=lodini
find პოვნა=povna
search ძებნა=dzebna
live ცხოვრება=tskhovreba
grow ზრდა=zrda
smile ღიმილი=ghimili
hug ჩახუტება=chakhuteba
win მოგება=mogeba
begin დაწყება=datsqeba
change შეცვლა=shetsvla
travel მოგზაურობა=mogzauroba
return დაბრუნება=dabruneba
stay დარჩენა=darchena
send გაგზავნა=gagzavna
show ჩვენება=chveneba
whistle სტვენა=stvena
whisper ჩურჩული=churchuli
big დიდი=didi
small პატარა=patara
tiny წიწკნა=tsitskna
long გრძელი=grdzeli
short მოკლე=mokle
tall-high მაღალი=maghali
low დაბალი=dabali
wide ფართო=parto
narrow ვიწრო=vitsro
thick სქელი=skeli
thin თხელი=tkheli
deep ღრმა=ghrma
flat ბრტყელი=brtqeli
round მრგვალი=mrgvali
straight სწორი=stsori
sharp ბასრი=basri
heavy მძიმე=mdzime
light-weight მსუბუქი=msubuki
hard მაგარი=magari
soft რბილი=rbili
new ახალი=akhali
young ახალგაზრდა=akhalgazrda
good კარგი=kargi
better უკეთესი=uketesi
beautiful ლამაზი=lamazi
strong ძლიერი=dzlieri
fast სწრაფი=stsrapi
early ადრე=adre
hot ცხელი=tskheli
warm თბილი=tbili
cold ცივი=tsivi
cool-fresh გრილი=grili
wet სველი=sveli
dry მშრალი=mshrali
full სავსე=savse
clean სუფთა=supta
bright ნაციელი=natsieli
sweet ტკბილი=tkbili
salty მლაშე=mlashe
spicy ცხარე=tskhare
rich მდიდარი=mdidari
happy ბედნიერი=bednieri
funny სასაცილო=sasatsilo
clever ჭკვიანი=chkviani
brave მამაცი=mamatsi
kind-nice კეთილი=ketili
honest პატიოსანი=patiosani
healthy ჯანმრთელი=janmrteli
alive ცოცხალი=tsotskhali
free თავისუფალი=tavisupali
quiet წყნარი=tsqnari, მშვიდი=mshvidi
loud ხმამაღლა=khmamaghla
easy ადვილი=advili
difficult რთული=rtuli
true მართალი=martali
same იგივე=igive
other სხვა=skhva
shy მორიდება=morideba
wild ველური=veluri
strange უწნაური=utsnauri
left მარცხენა=martskhena
right-side მარჯვენა=marjvena
up ზევით=zevit
down დაბლა=dabla
in შიგ=shig
out გარეთ=garet
near ახლოს=akhlos
far შორს=shors
here აქ=ak
there იქ=ik
where სად=sad
when როდის=rodis
who ვინ=vin
what რა=ra
why რატომ=ratom
how როგორ=rogor
yes დიახ=diakh, ქი=ki, ჰო=ho
no არა=ara
i მე=me
you შენ=shen
he ის=is
we ჩვენ=chven
they ისინი=isini
my ჩემი=chemi
your შენი=sheni
this ეს=es
that ის=is
all ყველა=qvela
many ბევრი=bevri
few ცოტა=tsota
more მეტი=meti
less ნაკლები=naklebi
very ძალიან=dzalian
and და=da
or ან=an
but მაგრამ=magram
without გარეშე=gareshe
now ახლა=akhla
always ყოველთვის=qoveltvis
again ისევ=isev
already უკვე=ukve
soon მალე=male
maybe იქნებ=ikneb
hello გამარჯობა=gamarjoba, სალამი=salami
goodbye ნახვამდის=nakhvamdis
thanks მადლობა=madloba
please გთხოვ=gtkhov
sorry ბოდიში=bodishi
come-on მოდი=modi, აბა=aba
good-day დილა მშვიდობისა=dila mshvidobisa
sun მზე=mze
moon მთვარე=mtvare
star ვარსკვლავი=varskvlavi
sky ცა=tsa
earth მიწა=mitsa, დედამიწა=dedamitsa
world მსოფლიო=msoplio, ქვეყანა=kveqana
land ქვეყანა=kveqana
water წყალი=tsqali
sea ზღვა=zghva
ocean ოკეანე=okeane
lake ტბა=tba
river მდინარე=mdinare
stream ნაქადული=nakaduli
well-spring წყარო=tsqaro, ჭა=cha
wave ტალღა=talgha
island კუნძული=kundzuli
beach პლიაჟი=pliazhi
coast ნაპირი=napiri
mountain მთა=mta
hill გორა=gora
valley ველი=veli, ხეობა=kheoba
forest ტყე=tqe
field მინდორი=mindori
meadow მდელო=mdelo
desert უდაბნო=udabno
cave გამოქვაბული=gamokvabuli, მღვიმე=mghvime
stone ქვა=kva
rock კლდე=klde
sand ქვიშა=kvisha
clay თიხა=tikha
salt მარილი=marili
gold ოქრო=okro
silver ვერცხლი=vertskhli
iron რკინა=rkina
copper სპილენძი=spilendzi
lead-metal ტყვია=tqvia
steel ფოლადი=poladi
glass მინა=mina
wood-material ხე=khe
coal ნახშირი=nakhshiri
oil ზეთი=zeti
petrol ბენზინი=benzini
fire ცეცხლი=tsetskhli
flame ალი=ali
light სინათლე=sinatle
lightning ელვა=elva
thunder ჭეხა-ქუხილი=chekha-kukhili, მეხი=mekhi
rain წვიმა=tsvima
snow თოვლი=tovli
ice ყინული=qinuli
frost ყინვა=qinva
hail სეტყვა=setqva
wind ქარი=kari
air ჰაერი=haeri
cloud ღრუბელი=ghrubeli
fog ნისლი=nisli
dew ნამი=nami
rainbow ცისარტყელა=tsisartqela
weather ამინდი=amindi
tree ხე=khe
leaf ფოთოლი=potoli
branch ტოტი=toti
root ფესვი=pesvi
bark-tree ქერქი=kerki
seed თესლი=tesli
grass ბალახი=balakhi
flower ყვავილი=qvavili
rose ვარდი=vardi
lily შროშანი=shroshani
bush ბუჩქი=buchki
oak მუხა=mukha
pine ფიჭვი=pichvi
birch არყი=arqi
reed ლერწამი=lertsami
straw ჩალა=chala
hay თივა=tiva
mushroom სოკო=soko
person ადამიანი=adamiani
people ხალხი=khalkhi
man კაცი=katsi
woman ქალი=kali
child ბავშვი=bavshvi
baby ჩვილი=chvili
boy ბიჭი=bichi
girl გოგო=gogo
mother დედა=deda
father მამა=mama
mum დედიკო=dediko
dad მამიკო=mamiko
son შვილი=shvili, ვაჟი=vazhi
daughter ქალიშვილი=kalishvili
brother ძმა=dzma
sister და=da
grandmother ბებია=bebia
grandfather ბაბუა=babua, პაპა=papa
uncle ბიძა=bidza
aunt დეიდა=deida
cousin ბიძაშვილი=bidzashvili
husband ქმარი=kmari
wife ცოლი=tsoli
bride პატარძალი=patardzali
wedding ქორწილი=kortsili
mother-in-law დედამთილი=dedamtili
family ოჯახი=ojakhi
friend მეგობარი=megobari
neighbour მეზობელი=mezobeli
guest სტუმარი=stumari
name სახელი=sakheli
life სიცოცხლე=sitsotskhle
love სიყვარული=siqvaruli
kiss კოცნა=kotsna
heart გული=guli
head თავი=tavi
hair თმა=tma
face სახე=sakhe
forehead შუბლი=shubli
eye თვალი=tvali
ear ყური=quri
nose ცხვირი=tskhviri
mouth პირი=piri
lip ტუჩი=tuchi
tooth კბილი=kbili
tongue ენა=ena
chin ნიკაპი=nikapi
cheek ლოყა=loqa
beard წვერი=tsveri
moustache ულვაში=ulvashi
neck კისერი=kiseri
throat ყელი=qeli
shoulder მხარი=mkhari
back ზურგი=zurgi
chest მკერდი=mkerdi
belly მუცელი=mutseli
navel ჭიპი=chipi
arm მკლავი=mklavi
elbow იდაყვი=idaqvi
hand ხელი=kheli
finger თითი=titi
nail ფრჩხილი=prchkhili, ლურსმანი=lursmani
fist მუშტი=mushti
leg ფეხი=pekhi
knee მუხლი=mukhli
heel ქუსლი=kusli
skin კანი=kani
bone ძვალი=dzvali
rib ნეკნი=nekni
brain ტვინი=tvini
liver ღვიძლი=ghvidzli
lung ფილტვი=piltvi
kidney თირკმელი=tirkmeli
meat ხორცი=khortsi
milk რძე=rdze
bread პური=puri
butter კარაქი=karaki
cheese ყველი=qveli
egg კვერცხი=kvertskhi
fish თევზი=tevzi
soup სუფი=supi
rice ბრინჯი=brinji
flour ფქვილი=pkvili
dough ცომი=tsomi
cake ტორტი=torti
sugar შაქარი=shakari
honey თაფლი=tapli
chocolate შოკოლადი=shokoladi
candy კანფეტი=kanpeti
apple ვაშლი=vashli
pear მსხალი=mskhali
grape ყურძენი=qurdzeni
cherry ალუბალი=alubali, ბალი=bali
plum ქლიავი=kliavi
peach ატამი=atami
lemon ლიმონი=limoni
orange-fruit ფორთოხალი=portokhali
banana ბანანი=banani
strawberry მარწყვი=martsqvi
nut ნიგოზი=nigozi
fig ლეღვი=leghvi
melon ნესვი=nesvi
tomato პომიდორი=pomidori
potato კარტოფილი=kartopili
onion ხახვი=khakhvi
garlic ნიორი=niori
cabbage კომბოსტო=kombosto
carrot სტაფილო=stapilo
cucumber კიტრი=kitri
bean ლობიო=lobio
pea ბარდა=barda
lentil ოსპი=ospi
pumpkin გოგრა=gogra
beet ჭარხალი=charkhali
pepper-spice პილპილი=pilpili
mustard მდოგვი=mdogvi
vinegar ძმარი=dzmari
sausage ძეხვი=dzekhvi
ham ლორი=lori
wine ღვინო=ghvino
beer ლუდი=ludi
brandy ჭაჭა=chacha
tea ჩაი=chai
coffee ყავა=qava
juice წვენი=tsveni
food საჭმელი=sachmeli
breakfast საუზმე=sauzme
lunch სადილი=sadili
dinner ვახშამი=vakhshami
animal ცხოველი=tskhoveli
dog ძაღლი=dzaghli
puppy ლეკვი=lekvi
cat კატა=kata
horse ცხენი=tskheni
cow ძროხა=dzrokha
bull ხარი=khari
calf ხბო=khbo
sheep ცხვარი=tskhvari
lamb ბატკანი=batkani
goat თხა=tkha
chicken ქათამი=katami
rooster მამალი=mamali
duck იხვი=ikhvi
goose ბატი=bati
turkey ინდაური=indauri
rabbit კურდღელი=kurdgheli
mouse თაგვი=tagvi
bear დათვი=datvi
wolf მგელი=mgeli
fox მელა=mela
deer ირემი=iremi
boar ტახი=takhi
lion ლომი=lomi
tiger ვეფხვი=vepkhvi
elephant სპილო=spilo
monkey მაიმუნი=maimuni
camel აქლემი=aklemi
snake გველი=gveli
frog ბაყაყი=baqaqi
turtle კუ=ku
crocodile ნიანგი=niangi
bird ფრინველი=prinveli, ჭიტი=chiti
eagle არწივი=artsivi
hawk ქორი=kori
owl ბუ=bu
crow ყვავი=qvavi
pigeon მტრედი=mtredi
swan გედი=gedi
cuckoo გუგული=guguli
feather ბუმბული=bumbuli
wing ფრთა=prta
tail კუდი=kudi
horn რქა=rka
claw კლანჭი=klanchi
fur ბეწვი=betsvi
bee ფუტკარი=putkari
wasp კრაზანა=krazana
ant ჭიანჭველა=chianchvela
butterfly პეპელა=pepela
beetle ხოჩო=khocho
snail ლოკოკინა=lokokina
shark ზვიგენი=zvigeni
whale ვეშაპი=veshapi
crab კიბორჩხალა=kiborchkhala
house სახლი=sakhli
room ოთახი=otakhi
kitchen სამზარეულო=samzareulo
door კარი=kari
window ფანჯარა=panjara
wall კედელი=kedeli
roof სახურავი=sakhuravi
floor იატაკი=iataki
stairs კიბე=kibe
garden ბაღი=baghi
fence ღობე=ghobe
bed საწოლი=satsoli
table მაგიდა=magida
chair სკამი=skami
lamp ლამფა=lampa
candle სანთელი=santeli
mirror სარკე=sarke
key გასაღები=gasaghebi
knife დანა=dana
fork ჩანგალი=changali
spoon კოვზი=kovzi
plate თეფში=tepshi
cup ფინჯანი=pinjani
bottle ბოთლი=botli
pot ქვაბი=kvabi
pan ტაფა=tapa
bowl ჯამი=jami
oven ღუმელი=ghumeli
box ყუთი=quti
bag ჩანთა=chanta
basket კალათა=kalata
bucket ვედრო=vedro
broom ცოცხი=tsotskhi
soap საპონი=saponi
towel პირსახოცი=pirsakhotsi
comb სავარცხელი=savartskheli
needle ნემსი=nemsi
thread ძაფი=dzapi
rope თოქი=toki
hammer ჩაქუჩი=chakuchi
saw ხერხი=kherkhi
axe ცული=tsuli
wheel ბორბალი=borbali
stick ჯოქი=joki
toy სათამაშო=satamasho
doll თოჯინა=tojina
ball ბურთი=burti
book წიგნი=tsigni
paper ქაღალდი=kaghaldi
letter წერილი=tserili
pen კალამი=kalami
newspaper გაზეთი=gazeti
picture სურათი=surati
word სიტყვა=sitqva
language ენა=ena
story ზღაპარი=zghapari
song სიმღერა=simghera
music მუსიკა=musika
drum დოლი=doli
flute სალამური=salamuri
bell ზარი=zari
shirt პერანგი=perangi
trousers შარვალი=sharvali
skirt ქვედათანა=kvedatana
dress კაბა=kaba
coat პალტო=palto
hat ქუდი=kudi
sock წინდა=tsinda
glove ხელთათმანი=kheltatmani
belt ქამარი=kamari
button ღილი=ghili
pocket ჯიბე=jibe
ring ბეჭედი=bechedi
glasses სათვალე=satvale
clock საათი=saati
umbrella ქოლგა=kolga
wool მატყლი=matqli
silk აბრეშუმი=abreshumi
cotton ბამბა=bamba
city ქალაქი=kalaki
village სოფელი=sopeli
street ქუჩა=kucha
way გზა=gza
square მოედანი=moedani
bridge ხიდი=khidi
tower კოშკი=koshki
castle ციხესიმაგრე=tsikhesimagre
market ბაზარი=bazari
shop მაღაზია=maghazia
school სკოლა=skola
office ოფისი=opisi
factory ქარხანა=karkhana
bank ბანკი=banki
money ფული=puli
coin მონეტა=moneta
price ფასი=pasi
gift საჩუქარი=sachukari
work სამუშაო=samushao, საქმე=sakme
worker მუშა=musha
doctor ექიმი=ekimi
teacher მასწავლებელი=mastsavlebeli
farmer გლეხი=glekhi
hunter მონადირე=monadire
fisherman მეთევზე=metevze
baker მეფურე=mepure
smith მჭედელი=mchedeli
cook მზარეული=mzareuli
car მანქანა=mankana
ship გემი=gemi
boat ნავი=navi
train მატარებელი=matarebeli
plane თვითმფრინავი=tvitmprinavi
sail აფრა=apra
day დღე=dghe
night ღამე=ghame
morning დილა=dila
evening საღამო=saghamo
noon შუადღე=shuadghe
today დღეს=dghes
yesterday გუშინ=gushin
tomorrow ხვალ=khval
week კვირა=kvira
month თვე=tve
year წელი=tseli
hour საათი=saati
minute წუთი=tsuti
time დრო=dro
spring გაზაფხული=gazapkhuli
summer ზაფხული=zapkhuli
autumn შემოდგომა=shemodgoma
winter ზამთარი=zamtari
monday ორშაბათი=orshabati
friday პარასკევი=paraskevi
sunday კვირა=kvira
holiday დღესასწაული=dghesastsauli
christmas შობა=shoba
red წითელი=tsiteli
blue ლურჯი=lurji
green მწვანე=mtsvane
yellow ყვითელი=qviteli
white თეთრი=tetri
black შავი=shavi
grey ნაცრისფერი=natsrisperi
brown ყავისფერი=qavisperi
pink ვარდისფერი=vardisperi
purple იასამნისფერი=iasamnisperi
colour ფერი=peri
zero ნული=nuli
one ერთი=erti
two ორი=ori
three სამი=sami
four ოთხი=otkhi
five ხუთი=khuti
six ექვსი=ekvsi
seven შვიდი=shvidi
eight რვა=rva
nine ცხრა=tskhra
ten ათი=ati
twenty ოცი=otsi
hundred ასი=asi
thousand ათასი=atasi
million მილიონი=milioni
half ნახევარი=nakhevari
first პირველი=pirveli
last ბოლო=bolo
part ნაწილი=natsili
circle წრე=tsre
line ხაზი=khazi
point წერტილი=tsertili
corner კუთხე=kutkhe
side მხარე=mkhare
hole ხვრელი=khvreli
number რიცხვი=ritskhvi
dream ოწნება=otsneba, სიზმარი=sizmari
game თამაში=tamashi
joy სიხარული=sikharuli
luck იღბალი=ighbali, ბედი=bedi
peace მშვიდობა=mshvidoba
freedom თავისუფლება=tavisupleba
truth სიმართლე=simartle
hope იმედი=imedi
wish სურვილი=survili
strength ძალა=dzala
voice ხმა=khma
silence სიჩუმე=sichume
smell სუნი=suni
taste გემო=gemo
breath სუნთქვა=suntkva
thing ნივთი=nivti
question შეკითხვა=shekitkhva
answer პასუხი=pasukhi
secret საიდუმლო=saidumlo
law კანონი=kanoni
sacrifice მსხვერპლი=mskhverpli
fat-grease ქონი=koni
worthless უღირსი=ughirsi
finished დამთავრებული=damtavrebuli
complain წუწუნი=tsutsuni
`,
}
