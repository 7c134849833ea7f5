import type { LanguageSource } from '../language-source.ts'

/** Tagalog. */
export const tl: LanguageSource = {
  code: 'tl',
  script: 'Latin',
  text: `
penis-vulgar titi, burat, tite, tarugo, uten, batuta, etits, buto, otin, ari
penis ari ng lalaki
vulva-vulgar puke, puki, pekpek, kepyas, kiki, pukengkeng, bilat, monay, kipay, keps, tahong
vagina kaluban
testicles-vulgar bayag, itlog, betlog
testicle bayag
breasts-vulgar suso, boobs, dede, joga, susu
nipple utong
arse puwet, puwit, wetpaks, pwet
buttocks puwit, pigi
anus butas ng puwet, tumbong
pubic-hair bulbol, buhok sa ari
crotch singit
clitoris tinggil
foreskin burok, lambi, supot
glans ulo ng titi
erection tigas, tinitigasan, tirik
semen tamod, tamud, katas
fuck kantot, iyot, hindot, kantutan, jakol, eut, tira, bira, kadyot
fuck-exclamation putangina, tangina, puta, pakshet, punyeta, leche, putragis, pucha
sex seks, kantutan, talik
intercourse pagtatalik, talik
orgasm labas, rurok
masturbate jakol, salsal, lulu, bate, batil
wanker jakolero, salsalero
suck-vulgar tsupa, chupa, supsop
blow-job tsupa, chupa
horny libog, malibog, kati, tigang
lust libog, pagnanasa
pervert manyak, bastos, manyakis
lecher manyak, malibog
obscene bastos, malaswa, mahalay
porn bold, malaswa
naked hubad, hubo
prostitute pokpok, kalapating mababa ang lipad, patutot, burikak, bayaran
whore puta, pokpok, patutot, kaladkarin, burikak, haliparot
slut malandi, pokpok, kiri, haliparot, kaladkarin, landi
brothel bahay-aliwan, casa, putahan
pimp bugaw
mistress kabit, kerida, kalaguyo
adultery pangangalunya, pakikiapid
cuckold iniputan sa ulo
rape gahasa, panggagahasa
virgin-sexual birhen
impotent baog, lanta
castrate kapon
shit tae, ebs, jebs, dumi
shit-verb tumae, tae, dumumi
excrement dumi, tae
poop pupu, popo, ebak
dung ipot
droppings ipot, tae
piss ihi, jingle, umihi
urine ihi
pee wiwi, ihi
fart utot, kabag
diarrhoea-vulgar kurso
belch dighay
vomit suka, sumuka
snot sipon, uhog, kulangot
spit laway, dura
sweat pawis
stink baho, mabaho, amoy, anta, alingasaw, panghi
pus nana
toilet kubeta, kasilyas, inodoro
chamber-pot arinola
sewer imburnal
menstruation regla, dalaw
diaper lampin
armpit kilikili
pimple tigyawat, taghiyawat
dandruff balakubak
potbelly bundat, bilbil
hump kadyot, kantot
damn punyeta, buwisit, peste, lintik
go-to-hell pakyu, gago, layas, lumayas ka
son-of-bitch putangina mo, anak ng puta
motherfucker putangina mo
bollocks kalokohan, kabulastugan
transvestite bakla
peeping bosero, silip
grope hipo, tsansing
idiot bobo, gago, tanga, tonto, ulol, inutil, gunggong, ugok, engot, bugok, hunghang
fool tanga, gago, uto-uto, luko-luko
stupid bobo, tanga, mangmang, boba, gaga
blockhead ulol, gunggong
clumsy lampa, tatanga-tanga
crazy baliw, sira, luka, loko, sira-ulo, ulol, praning
madman baliw, sira-ulo
madhouse mental
retarded abnoy, kulang-kulang
cripple pilay, lumpo, baldado
lame-person pilay
blind-person bulag
deaf-person bingi
mute-person pipi
stutterer utal
hunchback kuba
dwarf unano, pandak, bansot
bald kalbo, panot
ugly pangit, chaka, panget
fat-person taba, mataba, baboy, tabachoy
skinny payat, patpat
coward duwag, bahag ang buntot
weakling mahina, lampa
sissy bakla, binabae
bastard hayop, hinayupak, walanghiya, bastardo, animal
scoundrel walanghiya, salbahe, tarantado, hinayupak, ungas
rascal pilyo, salbahe
scum hampaslupa, basura
wretch kawawa, hampaslupa
tramp palaboy, istambay
beggar pulubi
loser talunan, kulelat
lazybones tamad, batugan
glutton matakaw, patay-gutom
miser kuripot, barat
greedy sakim, ganid, gahaman, swapang
drunkard lasenggo, lasing, manginginom
drunk lasing
liar sinungaling
cheat manloloko, mandaraya, madaya
hypocrite ipokrito, plastik
traitor taksil, traydor
snitch sumbungero
toady sipsip
braggart mayabang, hambog
arrogant mayabang, suplado
rude bastos, walang modo
boor promdi, bastos, jologs, baduy
gossip tsismosa, tsismis
busybody pakialamera, usyosero
old-hag bruha, gurang
old-man-derog gurang, huklubang
old-maid matandang dalaga
slave alipin
servant-derog utusan, alila, atsay, muchacha
pig baboy
sow inahing baboy
donkey asno
cow-insult baka
dog-insult aso, asal-aso
bitch puta, gaga, bruha
monkey-insult unggoy, tsonggo
rat-insult daga
snake-insult ahas
worm-insult uod
louse kuto, lisa
vermin peste
parasite linta
toad palaka
beast hayop, halimaw
monster halimaw
savage salbahe
trash-person basura
shame-on-you kahiya-hiya, walang hiya
slur-black negro, nognog, ita, baluga
slur-asian intsik
slur-arab bumbay
slur-white kano, puti
slur-foreigner dayo
slur-region bisdak, promdi
slur-gay bakla, bading, beki, badaf
slur-lesbian tomboy, tibo
slur-disabled abnoy, pilay, mongoloid
slur-woman bruha, gaga
slur-poor hampaslupa, iskwater, patay-gutom
slur-indigenous ita, igorot
lesbian tomboy
shut-up tumahimik ka, manahimik
stubborn tigas-ulo
ignorant mangmang
good-for-nothing walang kuwenta, inutil
dictator diktador
dictator-local Marcos
communist komunista, NPA
war digma, digmaan, giyera
cop parak, lespu, pulis
terrorist terorista
terror-group Abu Sayyaf, ASG
hostage bihag
rebel rebelde
devil diyablo, demonyo
satan satanas
demon demonyo
hell impiyerno
sin kasalanan, sala
witch bruha, mangkukulam
sorcerer mangkukulam
evil-spirit-local aswang, manananggal, tikbalang, kapre, tiyanak, engkanto, duwende, nuno
curse sumpa, kulam
death kamatayan, patay
dead patay, tigok, tegi
die mamatay, matay, tigok
corpse bangkay
grave libingan, puntod
coffin kabaong, ataul
funeral libing, lamay
cemetery sementeryo
mourning luksa
widow balo, biyuda
orphan ulila
skeleton kalansay
skull bungo
ghost multo, mumu, momo
vampire bampira
kill patay, pumatay
murder pagpatay
murderer mamamatay-tao
suicide pagpapakamatay
hang-person bigti
behead pugot
torture pahirap
beat bugbog, palo
slap sampal
violence karahasan
wound sugat
scar peklat
blood dugo
bomb bomba
gun baril
bullet bala
explosion sabog
prison kulungan, bilangguan, kulong
prisoner preso, bilanggo
thief magnanakaw, kawatan, ismagler
steal nakaw, magnakaw, kupit
robber holdaper, tulisan
robbery holdap, nakawan
gangster sanggano, siga
criminal kriminal
crime krimen
bribe suhol, lagay
corrupt kurakot, kurap
fraud daya, panloloko, budol, estapa
counterfeit peke, huwad
lie kasinungalingan, sinungaling
false peke, mali, huwad
trick daya, lansi
enemy kaaway
hate galit, poot
revenge ganti
anger galit
angry galit
evil masama, sama
bad masama, pangit, bulok
cruel malupit
fear takot
nightmare bangungot
danger panganib
accident aksidente, sakuna
disaster sakuna, kalamidad
misfortune malas, kamalasan
bad-omen malas, buwisit
damage sira, pinsala
destroy wasak
broken sira, basag, durog
crack lamat, bitak
rust kalawang
rot bulok, panis
mould amag
spoiled panis, bulok
garbage basura, kalat
junk basura, bulok
rubbish-quality bulok, tsaka
dirt dumi, libag
dirty marumi, dugyot
stain mantsa
mud putik
swamp latian
poison lason
disgust suklam, diri
disgusting kadiri, nakakadiri
yuck kadiri, yuck
poor mahirap, dukha, pobre
poverty kahirapan
hunger gutom
thirst uhaw
debt utang
bankrupt lugi, bangkarote
loss lugi, talo
lose talo, matalo
failure bigo, bagsak, palpak
error mali, kamalian
guilt sala
punishment parusa
problem problema
quarrel away
chaos gulo
noise ingay
cheap mura
worthless walang halaga, walang kwenta
useless walang silbi
weak mahina
slow mabagal, bagal
late huli
old luma, gurang
empty hungkag, walang laman
nothing wala
not hindi
never hindi kailanman
finished tapos, tapos na
boring nakakainip, nakakabagot
sad malungkot
sorrow lungkot, dalamhati
cry-weep iyak
tear-drop luha
scream sigaw, tili
complain reklamo
pity awa, kawawa
shame hiya
tired pagod
darkness dilim
earthquake lindol
flood baha
drought tagtuyot
cigarette yosi, sigarilyo
drug droga, bato
amphetamine shabu
cannabis chongke, damo
drug-addict adik, durugista
hangover hangover
gambling sugal
limp-slack lanta, luyloy
leak tulo, tagas
lack kulang
lost nawala, ligaw
abandoned pinabayaan
slum iskwater
hovel barung-barong
rag basahan
gloomy mapanglaw
cockroach ipis
flea pulgas
bedbug surot
tick garapata
maggot uod
leech linta
rat daga
mosquito lamok
disease sakit, karamdaman
sick may sakit, maysakit, sakit
plague salot, peste
epidemic salot
cancer kanser
tumour bukol
ulcer ulser
abscess pigsa
leprosy ketong
scabies galis, kurikong
rash pantal, butlig
itch kati
wart kulugo
boil-swelling pigsa, bukol
haemorrhoids almoranas
diarrhoea pagtatae, kurso
constipation tibi
nausea duwal
cough ubo
cold-illness sipon
flu trangkaso
fever lagnat
pain sakit, kirot, hapdi
cramp pulikat
epilepsy epilepsi
gonorrhoea tulo
goitre bosyo, goiter
infertile baog
germ mikrobyo
tapeworm bulate
bruise pasa
phlegm plema
scab langib
intestine bituka
bladder pantog
god diyos
king hari
queen reyna
prince prinsipe
angel anghel
saint santo
church simbahan
soul kaluluwa
prayer dasal
blessing biyaya
police pulis
doctor doktor
dog aso
cat pusa
fish isda
bird ibon
chicken manok
cow baka
water tubig
fire apoy
sun araw
moon buwan
star bituin, tala
sea dagat
mountain bundok
river ilog
tree puno
flower bulaklak
leaf dahon
stone bato
house bahay
door pinto
table mesa
chair silya
bed kama
man lalaki
woman babae
child bata
mother ina, nanay
father ama, tatay
friend kaibigan
name pangalan
heart puso
hand kamay
foot paa
eye mata
head ulo
mouth bibig
tooth ngipin
hair buhok
bread tinapay
milk gatas
egg itlog
rice kanin
meat karne
salt asin
sugar asukal
good mabuti
beautiful maganda
big malaki
small maliit
new bago
red pula
white puti
black itim
green berde
yellow dilaw
love mahal, pag-ibig
day araw
night gabi
year taon
one isa
two dalawa
three tatlo
four apat
five lima
`,
}
