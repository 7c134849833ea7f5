import type { LanguageSource } from '../language-source.ts'

/** Greek. */
export const el: LanguageSource = {
  code: 'el',
  script: 'Greek',
  text: `
penis-vulgar πούτσα=poutsa, ψωλή=psoli, πούτσος=poutsos, καυλί=kavli, πουλί=pouli, πέος=peos, πουλάκι=poulaki, μαλαπέρδα=malaperda, παλαμάρι=palamari, τσουτσού=tsoutsou
penis πέος=peos
vulva-vulgar μουνί=mouni, μούνα=mouna, πιπί=pipi, σχισμή=schismi, μουνάρα=mounara, πράμα=prama, μπιμπί=bibi, μουνάκι=mounaki
vagina κόλπος=kolpos, αιδοίο=edio, κολεός=koleos
testicles-vulgar αρχίδια=archidia, αρχίδι=archidi, παπάρια=paparia, μπάλες=bales, αρχίδια=arhidia, αρχίδι=arhidi
testicle όρχις=orhis
breasts-vulgar βυζιά=vyzia, βυζί=vyzi, μπαλκόνια=balkonia, βυζιά=vizia, βυζί=vizi, βυζάρες=vizares, μπαλκόνι=balkoni
nipple ρώγα=roga, θηλή=thili
arse κώλος=kolos, πισινός=pisinos, κώλο=kolo, κωλαράκι=kolaraki, ποπός=popos, κωλί=koli, κωλάρα=kolara
buttocks πισινός=pisinos, γλουτοί=glouti
anus πρωκτός=proktos
arsehole κωλοτρυπίδα=kolotripida, κωλόπαιδο=kolopedo
crotch καβάλος=kavalos
clitoris κλειτορίδα=klitorida
erection στύση=stisi
semen σπέρμα=sperma, χύσι=hisi, χύσια=hisia
fuck γαμώ=gamo, γαμάω=gamao, πηδάω=pidao, γαμήσι=gamisi, γάμα=gama, γαμώτο=gamoto, γαμιέται=gamietai
fuck-exclamation γαμώτο=gamoto, γαμώ το=gamo to, σκατά=skata
sex σεξ=sex
intercourse συνουσία=sinousia
orgasm οργασμός=orgasmos
masturbate μαλακία=malakia, αυνανισμός=avnanismos
wanker μαλάκας=malakas, μαλάκα=malaka, μαλακία=malakia
suck-vulgar ρουφάω=roufao
blow-job τσιμπούκι=tsimpouki, πίπα=pipa
sodomy σοδομία=sodomia
horny καυλωμένος=kavlomenos, καύλα=kavla, καυλιάρης=kavliaris
lust λαγνεία=lagnia, πόθος=pothos
pervert ανώμαλος=anomalos, διεστραμμένος=diestrammenos
lecher λάγνος=lagnos, πουρό=pouro
obscene χυδαίος=hideos, πρόστυχος=prostihos
porn πορνό=porno, τσόντα=tsonta
naked γυμνός=gimnos
striptease στριπτίζ=striptiz
prostitute πόρνη=porni, ιερόδουλη=ierodouli
whore πουτάνα=poutana, τσούλα=tsoula, καριόλα=kariola, πόρνη=porni, ξέκωλο=xekolo, σκύλα=skyla, παλιοθήλυκο=paliothiliko, πουτάνα=putana
slut καριόλα=kariola, ξέκωλο=xekolo, πουτανάκι=poutanaki
brothel μπουρδέλο=bourdelo, πορνείο=pornio
pimp νταβατζής=davatzis, μαστροπός=mastropos
mistress γκόμενα=gomena, ερωμένη=eromeni
adultery μοιχεία=mihia
cuckold κερατάς=keratas
incest αιμομιξία=emomixia
paedophile παιδόφιλος=pedofilos, παιδεραστής=pederastis
rape βιασμός=viasmos
orgy όργιο=orgio
fetish φετίχ=fetih
dildo δονητής=donitis
condom-slang καπότα=kapota
virgin-sexual παρθένα=parthena
impotent ανίκανος=anikanos
castrate ευνουχίζω=evnouhizo
shit σκατά=skata, σκατό=skato, κακά=kaka, χέζω=chezo, κουράδα=kourada, σκατούλα=skatoula
shit-verb χέζω=hezo, χέστηκα=hestika
excrement περιττώματα=perittomata, κόπρανα=koprana
poop κακά=kaka
dung κοπριά=kopria
droppings κουτσουλιά=koutsoulia, κουράδι=kouradi, κουράδα=kourada, καβαλίνα=kavalina
piss κάτουρο=katouro, κατουρώ=katouro, κατουράω=katourao, τσίσα=tsisa, τσίσα=tsissa, πιπί=pipi
urine ούρα=oura
pee κάτουρο=katouro, πιπί=pipi, τσίσα=tsisa, κατουράω=katourao
fart κλανιά=klania, πορδή=pordi, κλάνω=klano, πόρδος=pordos
belch ρέψιμο=repsimo
vomit εμετός=emetos, ξερατό=xerato
snot μύξα=mixa
spit φτύσιμο=ftisimo, σάλιο=salio
sweat ιδρώτας=idrotas
stink βρώμα=vroma, βρωμάω=vromao, μπόχα=bocha, δυσωδία=dysodia, δυσωδία=disodia
pus πύον=pion
toilet τουαλέτα=toualeta, καμπινές=kampines
latrine χέστρα=hestra
chamber-pot γιογιό=giogio
sewer υπόνομος=iponomos, βόθρος=vothros
menstruation περίοδος=periodos
diaper πάνα=pana
armpit μασχάλη=mashali
pimple σπυρί=spiri
dandruff πιτυρίδα=pitirida
potbelly μπάκα=baka
lick γλείφω=glifo
damn ανάθεμα=anathema, διάολε=diaole
go-to-hell άντε γαμήσου=ante gamisou, στο διάολο=sto diaolo
son-of-bitch πουτάνας γιος=poutanas gios
bollocks αρχιδιές=arhidies, μπούρδες=bourdes
transvestite τραβεστί=travesti, τραβέλι=traveli
lingerie εσώρουχα=esorouha
peeping μπανιστήρι=banistiri
hole-vulgar τρύπα=tripa
stick-vulgar παλούκι=palouki
idiot βλάκας=vlakas, ηλίθιος=ilithios, χαζός=chazos, ζώον=zoon, μπούφος=boufos, ντουβάρι=douvari, γκαγκά=gaga, στόκος=stokos, μαλακισμένος=malakismenos, μπουμπούνας=boubounas, χαϊβάνι=haivani, μαλάκας=malakas, γκάου=gaou, βόδι=vodi, κόπανος=kopanos, χάπατο=chapato
fool χαζός=hazos, κορόιδο=korido, τρελός=trelos
stupid κουτός=koutos, βλακεία=vlakia, χαζός=chazos, χαζός=hazos, βλάκας=vlakas, μπούφος=boufos, βλαμμένος=vlammenos
cretin κρετίνος=kretinos
blockhead μπουμπούνας=boumpounas, στουρνάρι=stournari
clumsy αδέξιος=adexios, ατζαμής=atzamis
crazy τρελός=trelos, μουρλός=mourlos, παλαβός=palavos, λωλός=lolos, ζουρλός=zourlos, τρελή=treli
madman τρελάρας=trelaras
madhouse τρελοκομείο=trelokomio
retarded καθυστερημένος=kathisterimenos
cripple σακάτης=sakatis, ανάπηρος=anapiros
lame-person κουτσός=koutsos
blind-person τυφλός=tiflos, στραβός=stravos
deaf-person κουφός=koufos
mute-person μουγγός=moungos
stutterer τραυλός=travlos
hunchback καμπούρης=kampouris
dwarf νάνος=nanos
bald φαλακρός=falakros, καραφλός=karaflos
ugly άσχημος=aschimos, ασχημομούρης=aschimomouris, μπάζο=bazo, πατσαβούρα=patsavoura, άσχημος=ashimos
fat-person χοντρός=hontros, χοντρέλας=hontrelas
skinny κοκαλιάρης=kokaliaris
coward δειλός=dilos, κότα=kota
weakling αδύναμος=adinamos
sissy μαμόθρεφτο=mamothrefto, φλώρος=floros
bastard μπάσταρδος=bastardos, μούλος=moulos
scoundrel κάθαρμα=katharma, απατεώνας=apateonas
rascal αλήτης=alitis, μασκαράς=maskaras
scum αποβράσματα=apovrasmata
wretch ελεεινός=eleinos
tramp αλήτης=alitis
beggar ζητιάνος=zitianos
loser αποτυχημένος=apotihimenos
lazybones τεμπέλης=tempelis
glutton λαίμαργος=lemargos, φαταούλας=fataoulas
miser τσιγκούνης=tsigkounis
greedy άπληστος=aplistos
drunkard μεθύστακας=methistakas
drunk μεθυσμένος=methismenos
liar ψεύτης=psevtis
cheat απατεώνας=apateonas
hypocrite υποκριτής=ipokritis
traitor προδότης=prodotis
snitch καρφί=karfi, ρουφιάνος=roufianos
toady κωλογλείφτης=kologliftis
braggart καυχησιάρης=kavhisiaris
arrogant αλαζόνας=alazonas
cheeky αναιδής=anedis, θρασύς=thrasis
rude αγενής=agenis
boor χωριάτης=horiatis, βλάχος=vlahos
gossip κουτσομπολιό=koutsompolio
old-hag γριά=gria, στρίγγλα=stringla
old-man-derog μπάρμπας=barmpas, πορδόγερος=pordogeros
old-maid γεροντοκόρη=gerontokori
slave δούλος=doulos, σκλάβος=sklavos
servant-derog υπηρέτης=ipiretis
pig γουρούνι=gourouni
donkey γάιδαρος=gedaros
ox-insult βόδι=vodi
cow-insult αγελάδα=agelada
goat-insult κατσίκα=katsika
dog-insult σκύλος=skilos, σκυλί=skili
bitch σκύλα=skila
monkey-insult μαϊμού=memou
rat-insult αρουραίος=aroureos
snake-insult φίδι=fidi
chicken-insult κότα=kota
worm-insult σκουλήκι=skouliki
louse ψείρα=psira
vermin ζωύφια=zoifia
parasite παράσιτο=parasito
toad φρύνος=frinos
hyena ύαινα=iena
vulture όρνιο=ornio
beast κτήνος=ktinos, θηρίο=thirio
monster τέρας=teras
savage άγριος=agrios
primitive πρωτόγονος=protogonos
trash-person σκουπίδι=skoupidi
shame-on-you ντροπή=dropi
mock κοροϊδία=koridia
insult προσβολή=prosvoli, βρισιά=vrisia
slur-black αράπης=arapis, αράπη=arapi
slur-jew οβριός=ovrios
slur-roma γύφτος=giftos, τσιγγάνος=tsinganos
slur-asian σχιστομάτης=shistomatis
slur-foreigner ξένος=xenos
slur-neighbour τουρκόσπορος=tourkosporos, αλβανός=alvanos
slur-gay πούστης=poustis, αδερφή=aderfi, πούστη=pousti, ντιγκιντάγκας=digidagas, λούγκρα=lougra, κουνιστός=kounistos, πουσταράς=poustaras, τοιούτος=toioutos
slur-lesbian λεσβία=lesvia
slur-disabled μογγόλος=mongolos
slur-woman κατίνα=katina
gay γκέι=gi, ομοφυλόφιλος=omofilofilos
lesbian λεσβιακό=lesviako
negro-word νέγρος=negros, μαύρος=mavros
shut-up σκάσε=skase, βούλωσέ το=voulose to
naive αφελής=afelis
stubborn πεισματάρης=pismataris
clown κλόουν=klooun, παλιάτσος=paliatsos
puppet μαριονέτα=marioneta
ignorant αμαθής=amathis
good-for-nothing άχρηστος=ahristos
hitler Χίτλερ=hitler
nazi ναζί=nazi, ναζιστής=nazistis
swastika σβάστικα=svastika
fascist φασίστας=fasistas
mussolini Μουσολίνι=mousolini
stalin Στάλιν=stalin
lenin Λένιν=lenin
dictator δικτάτορας=diktatoras
dictator-local Παπαδόπουλος=papadopoulos, Μεταξάς=metaxas
tyrant τύραννος=tirannos
communist κομμουνιστής=kommounistis
socialist σοσιαλιστής=sosialistis
capitalist καπιταλιστής=kapitalistis
anarchy αναρχία=anarhia
racist ρατσιστής=ratsistis
slavery δουλεία=doulia
colony αποικία=apikia
genocide γενοκτονία=genoktonia
holocaust ολοκαύτωμα=olokavtoma
ghetto γκέτο=geto
war πόλεμος=polemos
civil-war εμφύλιος=emfilios
army στρατός=stratos
soldier στρατιώτης=stratiotis
police αστυνομία=astinomia
cop μπάτσος=batsos
spy κατάσκοπος=kataskopos
terrorist τρομοκράτης=tromokratis
hostage όμηρος=omiros
revolution επανάσταση=epanastasi
coup πραξικόπημα=praxikopima, χούντα=hounta
riot ταραχές=tarahes
rebel αντάρτης=antartis
strike-labour απεργία=apergia
demonstration διαδήλωση=diadilosi
occupation κατοχή=katohi
invasion εισβολή=isvoli
propaganda προπαγάνδα=propaganda
censorship λογοκρισία=logokrisia
corruption-politics διαφθορά=diafthora
mafia-politics μαφία=mafia
party-political Χρυσή Αυγή=hrisi avgi
president πρόεδρος=proedros
minister υπουργός=ipourgos
king βασιλιάς=vasilias
queen βασίλισσα=vasilissa
emperor αυτοκράτορας=avtokratoras
prince πρίγκιπας=prigkipas
leader αρχηγός=arhigos
master-lord κύριος=kirios
flag σημαία=simea
homeland πατρίδα=patrida
state κράτος=kratos
government κυβέρνηση=kivernisi
election εκλογές=ekloges
border σύνορα=sinora
refugee πρόσφυγας=prosfigas
contested-place Κύπρος=kipros, Μακεδονία=makedonia
historic-trauma Σμύρνη=smirni, Δίστομο=distomo
god θεός=theos
goddess θεά=thea
deity-local Δίας=dias, Αθηνά=athina
jesus Ιησούς=iisous
christ Χριστός=hristos
virgin-mary Παναγία=panagia
holy-spirit Άγιο Πνεύμα=agio pnevma
saint άγιος=agios
sacred ιερός=ieros
angel άγγελος=angelos
devil διάβολος=diavolos
satan σατανάς=satanas
demon δαίμονας=demonas
hell κόλαση=kolasi
paradise παράδεισος=paradisos
sin αμαρτία=amartia
sinner αμαρτωλός=amartolos
soul ψυχή=psihi
prayer προσευχή=prosevhi
church εκκλησία=ekklisia
mosque τζαμί=tzami
synagogue συναγωγή=sinagogi
temple ναός=naos
monastery μοναστήρι=monastiri
altar βωμός=vomos
cross-christian σταυρός=stavros
priest παπάς=papas, ιερέας=iereas
monk μοναχός=monahos, καλόγερος=kalogeros
nun μοναχή=monahi
bishop επίσκοπος=episkopos
pope πάπας=papas
prophet προφήτης=profitis
muhammad Μωάμεθ=moameth
allah Αλλάχ=allah
koran Κοράνι=korani
bible Βίβλος=vivlos
gospel Ευαγγέλιο=evangelio
jew Εβραίος=evreos
muslim μουσουλμάνος=mousoulmanos
christian χριστιανός=hristianos
infidel άπιστος=apistos
heretic αιρετικός=eretikos
blasphemy βλασφημία=vlasfimia
sect αίρεση=eresi
fasting νηστεία=nistia
sacrifice θυσία=thisia
baptism βάπτιση=vaptisi
miracle θαύμα=thavma
blessing ευλογία=evlogia
witch μάγισσα=magissa
sorcerer μάγος=magos
magic μαγεία=magia
evil-eye μάτι=mati, βασκανία=vaskania
evil-spirit-local καλικάντζαρος=kalikantzaros, βρικόλακας=vrikolakas
idol είδωλο=idolo
antichrist αντίχριστος=antihristos
judas Ιούδας=ioudas
apocalypse αποκάλυψη=apokalipsi
fate μοίρα=mira
death θάνατος=thanatos, χάρος=haros
dead νεκρός=nekros, πεθαμένος=pethamenos
die πεθαίνω=petheno, ψοφάω=psofao
corpse πτώμα=ptoma
carrion ψοφίμι=psofimi
grave τάφος=tafos
coffin φέρετρο=feretro
funeral κηδεία=kidia
cemetery νεκροταφείο=nekrotafio
mourning πένθος=penthos
widow χήρα=hira
orphan ορφανό=orfano
skeleton σκελετός=skeletos
skull κρανίο=kranio, νεκροκεφαλή=nekrokefali
ghost φάντασμα=fantasma
vampire βαμπίρ=vampir
zombie ζόμπι=zompi
kill σκοτώνω=skotono
murder φόνος=fonos
murderer φονιάς=fonias, δολοφόνος=dolofonos
suicide αυτοκτονία=avtoktonia
hang-person κρεμάλα=kremala
execution εκτέλεση=ektelesi
executioner δήμιος=dimios
strangle πνίγω=pnigo
massacre σφαγή=sfagi, μακελειό=makelio
slaughterhouse σφαγείο=sfagio
butcher-derog χασάπης=hasapis
torture βασανιστήριο=vasanistirio
beat δέρνω=derno, ξύλο=xilo
slap χαστούκι=hastouki
fight καβγάς=kavgas, μάχη=mahi
violence βία=via
wound πληγή=pligi
scar ουλή=ouli
blood αίμα=ema
bomb βόμβα=vomva
gun πιστόλι=pistoli, όπλο=oplo
bullet σφαίρα=sfera
knife-weapon στιλέτο=stileto
weapon όπλο=oplo
explosion έκρηξη=ekrixi
whip μαστίγιο=mastigio
trap παγίδα=pagida
chain-fetter αλυσίδα=alisida
prison φυλακή=filaki
prisoner φυλακισμένος=filakismenos
thief κλέφτης=kleftis, κλεφτρόνι=kleftroni, απατεώνας=apateonas
steal κλέβω=klevo
robber ληστής=listis
robbery ληστεία=listia
gangster γκάνγκστερ=gangkster
mafia μαφία=mafia
criminal εγκληματίας=egklimatias
crime έγκλημα=egklima
kidnap απαγωγή=apagogi
blackmail εκβιασμός=ekviasmos
bribe δωροδοκία=dorodokia, φακελάκι=fakelaki
corrupt διεφθαρμένος=dieftharmenos
fraud απάτη=apati
counterfeit πλαστό=plasto, μαϊμού=memou
lie ψέμα=psema, ψέματα=psemata, παραμύθι=paramythi
false ψεύτικος=psevtikos
trick κόλπο=kolpo
smuggler λαθρέμπορος=lathremporos
pirate πειρατής=piratis
arson εμπρησμός=emprismos
fire-blaze πυρκαγιά=pirkagia
enemy εχθρός=ehthros
hate μίσος=misos
revenge εκδίκηση=ekdikisi
anger θυμός=thimos, οργή=orgi
angry θυμωμένος=thimomenos
evil κακία=kakia
bad κακός=kakos, κακό=kako, κακή=kaki, άσχημος=aschimos
worse χειρότερος=hiroteros
cruel σκληρός=skliros
fear φόβος=fovos
terror τρόμος=tromos
nightmare εφιάλτης=efialtis
danger κίνδυνος=kindinos
dangerous επικίνδυνος=epikindinos
threat απειλή=apili
accident ατύχημα=atihima
disaster καταστροφή=katastrofi
misfortune ατυχία=atihia, γρουσουζιά=grousouzia, γκαντεμιά=gantemia, γρουσούζης=grousouzis, ατυχία=atychia, γκίνια=ginia
curse κατάρα=katara
damage ζημιά=zimia
broken σπασμένος=spasmenos, χαλασμένος=halasmenos
break-verb σπάω=spao
breakdown βλάβη=vlavi
crack ρωγμή=rogmi
rust σκουριά=skouria
rot σαπίλα=sapila, σάπιος=sapios
mould μούχλα=mouhla
garbage σκουπίδια=skoupidia
junk παλιοπράγματα=paliopragmata
rubbish-quality σαβούρα=savoura
dirt βρωμιά=vromia
dirty βρώμικος=vromikos
stain λεκές=lekes
mud λάσπη=laspi
swamp βάλτος=valtos
dust σκόνη=skoni
slime γλίτσα=glitsa
soot αιθάλη=ethali
poison δηλητήριο=dilitirio
ashes στάχτη=stahti
disgust αηδία=aidia
disgusting αηδιαστικός=aidiastikos
poor φτωχός=ftohos
poverty φτώχεια=ftohia
hunger πείνα=pina
thirst δίψα=dipsa
debt χρέος=hreos
bankrupt χρεοκοπία=hreokopia
loss απώλεια=apolia
lose χάνω=hano
failure αποτυχία=apotihia
fall-verb πέφτω=pefto
error λάθος=lathos
guilt ενοχή=enohi
punishment τιμωρία=timoria
fine-penalty πρόστιμο=prostimo
tax φόρος=foros
problem πρόβλημα=provlima
quarrel τσακωμός=tsakomos
scandal σκάνδαλο=skandalo
chaos χάος=haos
noise θόρυβος=thorivos
cheap φτηνός=ftinos
expensive ακριβός=akrivos
weak αδύνατος=adinatos
slow αργός=argos
late αργά=arga
old παλιός=palios, γέρος=geros
empty άδειος=adios
nothing τίποτα=tipota
nobody κανένας=kanenas
never ποτέ=pote
not δεν=den, μη=mi
stop στοπ=stop
end τέλος=telos
boring βαρετός=varetos
bitter πικρός=pikros
sour ξινός=xinos
sad λυπημένος=lipimenos
sorrow λύπη=lipi
cry-weep κλαίω=kleo
tear-drop δάκρυ=dakri
scream κραυγή=kravgi
complain παράπονο=parapono
lonely μοναχικός=monahikos
pity κρίμα=krima
shame αίσχος=eshos
tired κουρασμένος=kourasmenos
dark σκοτεινός=skotinos
darkness σκοτάδι=skotadi
shadow σκιά=skia
abyss άβυσσος=avissos
storm καταιγίδα=kategida
earthquake σεισμός=sismos
flood πλημμύρα=plimmira
drought ξηρασία=xirasia
smoke-fumes καπνός=kapnos
cigarette τσιγάρο=tsigaro
drug ναρκωτικό=narkotiko, ντρόγκα=drogka
cannabis χασίς=hasis, φούντα=founta
cocaine κοκαΐνη=kokeni
heroin-drug ηρωίνη=iroini, πρέζα=preza
drug-addict πρεζάκιας=prezakias, ναρκομανής=narkomanis
booze ποτό=poto
hangover χανγκόβερ=hangkover
gambling τζόγος=tzogos
burden βάρος=varos
obstacle εμπόδιο=empodio
crooked στραβός=stravos
raw-unripe ωμός=omos
leak διαρροή=diarroi
lack έλλειψη=ellipsi
forget ξεχνώ=xehno
forbidden απαγορευμένο=apagorevmeno
escape απόδραση=apodrasi
lost χαμένος=hamenos
ruin ερείπιο=eripio
rag κουρέλι=koureli
gloomy ζοφερός=zoferos
cockroach κατσαρίδα=katsarida
flea ψύλλος=psillos
bedbug κοριός=korios
tick τσιμπούρι=tsimpouri
leech βδέλλα=vdella
rat ποντικός=pontikos
scorpion σκορπιός=skorpios
spider αράχνη=arahni
fly-insect μύγα=miga
mosquito κουνούπι=kounoupi
jellyfish μέδουσα=medousa, τσούχτρα=tsouhtra
thorn αγκάθι=agkathi
disease αρρώστια=arrostia, νόσος=nosos, ασθένεια=astheneia
sick άρρωστος=arrostos, ασθενής=asthenis
plague πανούκλα=panoukla
epidemic επιδημία=epidimia
cancer καρκίνος=karkinos
tumour όγκος=ogkos
ulcer έλκος=elkos
leprosy λέπρα=lepra
cholera χολέρα=holera
tuberculosis φυματίωση=fimatiosi
malaria ελονοσία=elonosia
smallpox ευλογιά=evlogia
measles ιλαρά=ilara
scabies ψώρα=psora
rash εξάνθημα=exanthima
itch φαγούρα=fagoura
haemorrhoids αιμορροΐδες=emorrides
diarrhoea διάρροια=diarria
constipation δυσκοιλιότητα=diskiliotita
nausea ναυτία=navtia
cough βήχας=vihas
cold-illness συνάχι=sinahi
flu γρίπη=gripi
fever πυρετός=piretos
pain πόνος=ponos
headache πονοκέφαλος=ponokefalos
epilepsy επιληψία=epilipsia
stroke-illness εγκεφαλικό=egkefaliko
diabetes διαβήτης=diavitis
syphilis σύφιλη=sifili
gonorrhoea βλεννόρροια=vlennorria
herpes έρπης=erpis
rabies λύσσα=lissa
asthma άσθμα=asthma
allergy αλλεργία=allergia
paralysis παράλυση=paralisi
depression κατάθλιψη=katathlipsi
miscarriage αποβολή=apovoli
abortion έκτρωση=ektrosi
infection λοίμωξη=limoxi
virus ιός=ios
germ μικρόβιο=mikrovio
bruise μελανιά=melania
surgery εγχείρηση=enchirisi
injection ένεση=enesi
hospital νοσοκομείο=nosokomio
medicine φάρμακο=farmako
intestine έντερο=entero
womb μήτρα=mitra
be είμαι=ime
have έχω=eho
do-make κάνω=kano
go πηγαίνω=pigeno, πάω=pao
come έρχομαι=erhome, έλα=ela
walk περπατώ=perpato
run τρέχω=treho
jump πηδώ=pido
fly πετώ=peto
swim κολυμπώ=kolimpo
sit κάθομαι=kathome
stand στέκομαι=stekome
sleep κοιμάμαι=kimame
wake ξυπνώ=xipno
eat τρώω=troo
drink πίνω=pino
bite δαγκώνω=dagkono
see βλέπω=vlepo
look κοιτάζω=kitazo
hear ακούω=akouo
speak μιλώ=milo
say λέω=leo
ask ρωτώ=roto
call καλώ=kalo
sing τραγουδώ=tragoudo
dance χορός=horos
laugh γέλιο=gelio
play παίζω=pezo
know ξέρω=xero
think σκέφτομαι=skeftome
want θέλω=thelo
can μπορώ=boro
love-verb αγαπώ=agapo
give δίνω=dino
take παίρνω=perno
hold κρατώ=krato
throw ρίχνω=rihno
catch πιάνω=piano
pull τραβώ=travo
push σπρώχνω=sprohno
open ανοιχτό=anihto, ανοίγω=anigo
close κλειστό=klisto
cut κόβω=kovo
sew ράβω=ravo
wash πλένω=pleno
cook-verb μαγειρεύω=magirevo
burn καίω=keo
buy αγοράζω=agorazo
sell πουλώ=poulo
pay πληρώνω=plirono
work-verb δουλεύω=doulevo
build χτίζω=htizo
write γράφω=grafo
read διαβάζω=diavazo
count μετρώ=metro
learn μαθαίνω=matheno
help βοήθεια=voithia
wait περιμένω=perimeno
find βρίσκω=vrisko
search ψάχνω=psahno
live ζω=zo
grow μεγαλώνω=megalono
blow φυσώ=fiso
turn γυρίζω=girizo
smile χαμόγελο=hamogelo
marry παντρεύομαι=pantrevome
win νίκη=niki
begin αρχίζω=arhizo
change αλλαγή=allagi
travel ταξίδι=taxidi
leave φεύγω=fevgo
stay μένω=meno
send στέλνω=stelno
show δείχνω=dihno
whistle σφυρίζω=sfirizo
big μεγάλος=megalos
small μικρός=mikros
long μακρύς=makris
short κοντός=kontos
tall-high ψηλός=psilos
low χαμηλός=hamilos
wide φαρδύς=fardis
narrow στενός=stenos
thick παχύς=pahis
thin λεπτός=leptos
deep βαθύς=vathis
flat επίπεδος=epipedos
round στρογγυλός=strongilos
straight ίσιος=isios
sharp κοφτερός=kofteros
heavy βαρύς=varis
light-weight ελαφρύς=elafris
hard σκληρό=skliro
soft μαλακός=malakos
new νέος=neos, καινούργιος=kenourgios
young νεαρός=nearos
good καλός=kalos
better καλύτερος=kaliteros
beautiful όμορφος=omorfos, ωραίος=oreos
strong δυνατός=dinatos
fast γρήγορος=grigoros
early νωρίς=noris
hot καυτός=kavtos
warm ζεστός=zestos
cold κρύος=krios
cool-fresh δροσερός=droseros, φρέσκος=freskos
wet βρεγμένος=vregmenos
dry ξηρός=xiros
full γεμάτος=gematos
clean καθαρός=katharos
clear σαφής=safis
bright φωτεινός=fotinos
sweet γλυκός=glikos
salty αλμυρός=almiros
spicy πικάντικος=pikantikos
rich πλούσιος=plousios
happy χαρούμενος=haroumenos, ευτυχισμένος=evtihismenos
funny αστείος=astios
clever έξυπνος=exipnos
brave γενναίος=genneos
kind-nice ευγενικός=evgenikos
honest τίμιος=timios
healthy υγιής=igiis
alive ζωντανός=zontanos
free ελεύθερος=elevtheros
quiet ήσυχος=isihos
easy εύκολος=evkolos
difficult δύσκολος=diskolos
true αληθινός=alithinos
same ίδιος=idios
other άλλος=allos
alone-only μόνος=monos
shy ντροπαλός=dropalos
wild άγριο=agrio
strange παράξενος=paraxenos
left αριστερά=aristera
right-side δεξιά=dexia
up πάνω=pano
down κάτω=kato
in μέσα=mesa
out έξω=exo
front μπροστά=brosta
behind πίσω=piso
near κοντά=konta
far μακριά=makria
here εδώ=edo
there εκεί=eki
where πού=pou
when πότε=pote
who ποιος=pios
what τι=ti
why γιατί=giati
how πώς=pos
yes ναι=ne
no όχι=ohi
i εγώ=ego
you εσύ=esi
he αυτός=avtos
she αυτή=avti
we εμείς=emis
my μου=mou
this αυτό=avto
that εκείνο=ekino
all όλα=ola
many πολλά=polla
few λίγα=liga
more περισσότερο=perissotero
less λιγότερο=ligotero
very πολύ=poli
and και=ke
or ή=i
but αλλά=alla
with με=me
without χωρίς=horis
now τώρα=tora
always πάντα=panta
again πάλι=pali
already ήδη=idi
soon σύντομα=sintoma
maybe ίσως=isos
only-just μόνο=mono
hello γεια=gia
goodbye αντίο=antio
thanks ευχαριστώ=evharisto
please παρακαλώ=parakalo
sorry συγγνώμη=singnomi
come-on άντε=ante
look-out προσοχή=prosohi
good-day καλημέρα=kalimera
sun ήλιος=ilios
moon φεγγάρι=fengari
star αστέρι=asteri, άστρο=astro
sky ουρανός=ouranos
earth γη=gi
world κόσμος=kosmos
land στεριά=steria
water νερό=nero
sea θάλασσα=thalassa
ocean ωκεανός=okeanos
lake λίμνη=limni
river ποτάμι=potami
stream ρέμα=rema
well-spring πηγή=pigi
wave κύμα=kima
island νησί=nisi
beach παραλία=paralia
coast ακτή=akti
mountain βουνό=vouno
hill λόφος=lofos
valley κοιλάδα=kilada
forest δάσος=dasos
field χωράφι=horafi
meadow λιβάδι=livadi
desert έρημος=erimos
cave σπηλιά=spilia
stone πέτρα=petra
rock βράχος=vrahos
sand άμμος=ammos
clay πηλός=pilos
salt αλάτι=alati
gold χρυσός=hrisos
silver ασήμι=asimi
iron σίδερο=sidero
copper χαλκός=halkos
lead-metal μόλυβδος=molivdos
steel ατσάλι=atsali
glass γυαλί=giali
wood-material ξύλο=xilo
coal κάρβουνο=karvouno
oil λάδι=ladi
petrol βενζίνη=venzini
fire φωτιά=fotia
flame φλόγα=floga
light φως=fos
lightning αστραπή=astrapi
thunder βροντή=vronti, κεραυνός=keravnos
rain βροχή=vrohi
snow χιόνι=hioni
ice πάγος=pagos
frost παγετός=pagetos
hail χαλάζι=halazi
wind άνεμος=anemos
air αέρας=aeras
cloud σύννεφο=sinnefo
fog ομίχλη=omihli
dew δροσιά=drosia
rainbow ουράνιο τόξο=ouranio toxo
weather καιρός=keros
tree δέντρο=dentro
leaf φύλλο=fillo
branch κλαδί=kladi
root ρίζα=riza
seed σπόρος=sporos
grass χορτάρι=hortari
flower λουλούδι=louloudi
rose τριαντάφυλλο=triantafillo
lily κρίνος=krinos
bush θάμνος=thamnos
oak βελανιδιά=velanidia
pine πεύκο=pevko
reed καλάμι=kalami
straw άχυρο=ahiro
mushroom μανιτάρι=manitari
person άνθρωπος=anthropos
people λαός=laos
man άντρας=antras
woman γυναίκα=gineka
child παιδί=pedi
baby μωρό=moro
boy αγόρι=agori
girl κορίτσι=koritsi
mother μητέρα=mitera
father πατέρας=pateras
mum μαμά=mama
dad μπαμπάς=bampas
son γιος=gios
daughter κόρη=kori
brother αδελφός=adelfos
sister αδελφή=adelfi
grandmother γιαγιά=giagia
grandfather παππούς=pappous
uncle θείος=thios
aunt θεία=thia
cousin ξάδερφος=xaderfos
husband σύζυγος=sizigos
bride νύφη=nifi
wedding γάμος=gamos
mother-in-law πεθερά=pethera
nephew ανιψιός=anipsios
family οικογένεια=ikogenia
friend φίλος=filos
neighbour γείτονας=gitonas
guest καλεσμένος=kalesmenos
name όνομα=onoma
life ζωή=zoi
love αγάπη=agapi, έρωτας=erotas
kiss φιλί=fili
heart καρδιά=kardia
head κεφάλι=kefali
hair μαλλιά=mallia
face πρόσωπο=prosopo
forehead μέτωπο=metopo
eye μάτι=mati
ear αυτί=avti
nose μύτη=miti
mouth στόμα=stoma
lip χείλος=hilos
tooth δόντι=donti
tongue γλώσσα=glossa
chin πηγούνι=pigouni
cheek μάγουλο=magoulo
beard γένι=geni, μούσι=mousi
moustache μουστάκι=moustaki
neck λαιμός=lemos
shoulder ώμος=omos
back πλάτη=plati
chest στήθος=stithos
belly κοιλιά=kilia
navel αφαλός=afalos
arm μπράτσο=bratso
elbow αγκώνας=agkonas
hand χέρι=heri
finger δάχτυλο=dahtilo
nail νύχι=nihi, καρφί=karfi
fist γροθιά=grothia
leg πόδι=podi
knee γόνατο=gonato
heel φτέρνα=fterna
skin δέρμα=derma
bone κόκαλο=kokalo
rib πλευρό=plevro
brain μυαλό=mialo
liver συκώτι=sikoti
lung πνεύμονας=pnevmonas
kidney νεφρό=nefro
meat κρέας=kreas
milk γάλα=gala
bread ψωμί=psomi
butter βούτυρο=voutiro
cheese τυρί=tiri
egg αυγό=avgo
fish ψάρι=psari
soup σούπα=soupa
rice ρύζι=rizi
flour αλεύρι=alevri
dough ζύμη=zimi, ζυμάρι=zimari
cake κέικ=kik
biscuit μπισκότο=biskoto
sugar ζάχαρη=zahari
honey μέλι=meli
chocolate σοκολάτα=sokolata
candy καραμέλα=karamela
apple μήλο=milo
pear αχλάδι=ahladi
grape σταφύλι=stafili
cherry κεράσι=kerasi
plum δαμάσκηνο=damaskino
peach ροδάκινο=rodakino
lemon λεμόνι=lemoni
orange-fruit πορτοκάλι=portokali
banana μπανάνα=banana
strawberry φράουλα=fraoula
nut καρύδι=karidi
fig σύκο=siko
melon πεπόνι=peponi
tomato ντομάτα=domata
potato πατάτα=patata
onion κρεμμύδι=kremmidi
garlic σκόρδο=skordo
cabbage λάχανο=lahano
carrot καρότο=karoto
cucumber αγγούρι=angouri
bean φασόλι=fasoli
pea μπιζέλι=bizeli
lentil φακή=faki
pumpkin κολοκύθα=kolokitha
pepper-spice πιπέρι=piperi
mustard μουστάρδα=moustarda
vinegar ξίδι=xidi
sausage λουκάνικο=loukaniko
ham ζαμπόν=zampon
fat-grease λίπος=lipos
wine κρασί=krasi
beer μπίρα=bira
tea τσάι=tse
coffee καφές=kafes
juice χυμός=himos
food φαγητό=fagito
breakfast πρωινό=proino
animal ζώο=zoo
puppy κουτάβι=koutavi
cat γάτα=gata
horse άλογο=alogo
bull ταύρος=tavros
calf μοσχάρι=moshari
sheep πρόβατο=provato
lamb αρνί=arni
rooster κόκορας=kokoras
duck πάπια=papia
goose χήνα=hina
rabbit κουνέλι=kouneli
hare λαγός=lagos
mouse ποντίκι=pontiki
bear αρκούδα=arkouda
wolf λύκος=likos
fox αλεπού=alepou
deer ελάφι=elafi
lion λιοντάρι=liontari
tiger τίγρης=tigris
elephant ελέφαντας=elefantas
camel καμήλα=kamila
frog βάτραχος=vatrahos
turtle χελώνα=helona
crocodile κροκόδειλος=krokodilos
bird πουλί=pouli
eagle αετός=aetos
hawk γεράκι=geraki
owl κουκουβάγια=koukouvagia
crow κοράκι=koraki
pigeon περιστέρι=peristeri
swan κύκνος=kiknos
cuckoo κούκος=koukos
feather φτερό=ftero
wing φτερούγα=fterouga
tail ουρά=oura
horn κέρατο=kerato
claw νύχι=nihi
fur γούνα=gouna
bee μέλισσα=melissa
wasp σφήκα=sfika
ant μυρμήγκι=mirmigki
butterfly πεταλούδα=petalouda
beetle σκαθάρι=skathari
snail σαλιγκάρι=saligkari
shark καρχαρίας=karharias
whale φάλαινα=falena
crab καβούρι=kavouri
squid καλαμάρι=kalamari
house σπίτι=spiti
room δωμάτιο=domatio
kitchen κουζίνα=kouzina
bathroom μπάνιο=banio
door πόρτα=porta
window παράθυρο=parathiro
wall τοίχος=tihos
roof στέγη=stegi
floor πάτωμα=patoma
stairs σκάλα=skala
garden κήπος=kipos
bed κρεβάτι=krevati
table τραπέζι=trapezi
chair καρέκλα=karekla
lamp λάμπα=lampa
candle κερί=keri
mirror καθρέφτης=kathreftis
key κλειδί=klidi
lock κλειδαριά=klidaria
knife μαχαίρι=maheri
fork πιρούνι=pirouni
spoon κουτάλι=koutali
plate πιάτο=piato
cup φλιτζάνι=flitzani
bottle μπουκάλι=boukali
pot κατσαρόλα=katsarola
pan τηγάνι=tigani
bowl μπολ=bol
oven φούρνος=fournos
box κουτί=kouti
bag τσάντα=tsanta
basket καλάθι=kalathi
barrel βαρέλι=vareli
bucket κουβάς=kouvas
broom σκούπα=skoupa
soap σαπούνι=sapouni
towel πετσέτα=petseta
comb χτένα=htena
brush βούρτσα=vourtsa
needle βελόνα=velona
thread κλωστή=klosti
rope σχοινί=shini
hammer σφυρί=sfiri
saw πριόνι=prioni
axe τσεκούρι=tsekouri
screw βίδα=vida
wheel ρόδα=roda
stick ραβδί=ravdi
machine μηχανή=mihani
tool εργαλείο=ergalio
toy παιχνίδι=pehnidi
doll κούκλα=koukla
ball τόπι=topi
book βιβλίο=vivlio
paper χαρτί=harti
letter γράμμα=gramma
pen στυλό=stilo
newspaper εφημερίδα=efimerida
picture εικόνα=ikona
word λέξη=lexi
story ιστορία=istoria
song τραγούδι=tragoudi
music μουσική=mousiki
drum τύμπανο=timpano
flute φλάουτο=flaouto
bell καμπάνα=kampana
clothes ρούχα=rouha
shirt πουκάμισο=poukamiso
trousers παντελόνι=panteloni
skirt φούστα=fousta
dress φόρεμα=forema
coat παλτό=palto
hat καπέλο=kapelo
shoe παπούτσι=papoutsi
boot μπότα=bota
sock κάλτσα=kaltsa
glove γάντι=ganti
belt ζώνη=zoni
button κουμπί=koumpi
pocket τσέπη=tsepi
ring δαχτυλίδι=dahtilidi
glasses γυαλιά=gialia
clock ρολόι=roli
umbrella ομπρέλα=omprela
wool μαλλί=malli
silk μετάξι=metaxi
cotton βαμβάκι=vamvaki
city πόλη=poli
village χωριό=horio
street οδός=odos
way δρόμος=dromos
square πλατεία=platia
bridge γέφυρα=gefira
tower πύργος=pirgos
castle κάστρο=kastro
market αγορά=agora
shop μαγαζί=magazi
school σχολείο=sholio
office γραφείο=grafio
factory εργοστάσιο=ergostasio
bank τράπεζα=trapeza
money χρήμα=hrima, λεφτά=lefta
coin κέρμα=kerma
price τιμή=timi
gift δώρο=doro
work δουλειά=doulia, εργασία=ergasia
worker εργάτης=ergatis
doctor γιατρός=giatros
teacher δάσκαλος=daskalos
farmer αγρότης=agrotis
hunter κυνηγός=kinigos
fisherman ψαράς=psaras
baker φούρναρης=fournaris
tailor ράφτης=raftis
smith σιδεράς=sideras
cook μάγειρας=magiras
driver οδηγός=odigos
boss αφεντικό=afentiko
car αυτοκίνητο=avtokinito
ship πλοίο=plio
boat βάρκα=varka
train τρένο=treno
plane αεροπλάνο=aeroplano
bicycle ποδήλατο=podilato
sail πανί=pani
day μέρα=mera
night νύχτα=nihta
morning πρωί=proi
evening βράδυ=vradi
noon μεσημέρι=mesimeri
today σήμερα=simera
yesterday χθες=hthes
tomorrow αύριο=avrio
week εβδομάδα=evdomada
month μήνας=minas
year χρόνος=hronos, έτος=etos
hour ώρα=ora
minute λεπτό=lepto
spring άνοιξη=anixi
summer καλοκαίρι=kalokeri
autumn φθινόπωρο=fthinoporo
winter χειμώνας=himonas
monday Δευτέρα=devtera
friday Παρασκευή=paraskevi
sunday Κυριακή=kiriaki
holiday γιορτή=giorti
christmas Χριστούγεννα=hristougenna
red κόκκινο=kokkino
blue μπλε=ble
green πράσινο=prasino
yellow κίτρινο=kitrino
white άσπρο=aspro, λευκό=levko
black μαύρο=mavro
grey γκρι=gri
brown καφέ=kafe
pink ροζ=roz
purple μωβ=mov
colour χρώμα=hroma
zero μηδέν=miden
one ένα=ena
two δύο=dio
three τρία=tria
four τέσσερα=tessera
five πέντε=pente
six έξι=exi
seven επτά=epta
eight οκτώ=okto
nine εννέα=ennea
ten δέκα=deka
hundred εκατό=ekato
thousand χίλια=hilia
half μισό=miso
first πρώτος=protos
last τελευταίος=televteos
part μέρος=meros
circle κύκλος=kiklos
line γραμμή=grammi
point σημείο=simio
corner γωνία=gonia
side πλευρά=plevra
number αριθμός=arithmos
dream όνειρο=oniro
game παιχνίδι=pehnidi
joy χαρά=hara
luck τύχη=tihi
peace ειρήνη=irini
freedom ελευθερία=elevtheria
truth αλήθεια=alithia
hope ελπίδα=elpida
wish ευχή=evhi
strength δύναμη=dinami
voice φωνή=foni
silence σιωπή=siopi
smell μυρωδιά=mirodia
taste γεύση=gevsi
breath ανάσα=anasa
thing πράγμα=pragma
question ερώτηση=erotisi
answer απάντηση=apantisi
secret μυστικό=mistiko
law νόμος=nomos
foreskin πετσάκι=petsaki
glans βάλανος=valanos
diarrhoea-vulgar τσίρλα=tsirla, κόψιμο=kopsimo
hump γαμάω=gamao
bimbo χαζογκόμενα=chazogkomena
sow γουρούνα=gourouna
big-nose μυταράς=mytaras
bore-person βαρετός=varetos
bad-omen κακός οιωνός=kakos oionos, γρουσουζιά=grousouzia
doom χαμός=chamos, μοίρα=moira
stale μπαγιάτικο=bagiatiko
yuck μπλιαχ=bliach, σίχαμα=sichama
worthless τιποτένιος=tipotenios
useless άχρηστος=achristos
finished τέλος=telos, τελειωμένος=teleiomenos
limp-slack πλαδαρός=pladaros
flat-dull άνοστος=anostos
hovel τρώγλη=trogli, αχούρι=achouri
wart κρεατοελιά=kreatoelia
gout ποδάγρα=podagra
aids έιτζ=eitz
goitre βρογχοκήλη=vrogchokili
scab κάκαδο=kakado
terror-group Δεκαεφτά Νοέμβρη=dekaefta noemvri
`,
}
