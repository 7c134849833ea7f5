import type { LanguageSource } from '../language-source.ts'

/** Swahili. */
export const sw: LanguageSource = {
  code: 'sw',
  script: 'Latin',
  text: `
penis-vulgar mboro, dudu, mkuyenge, jogoo, chombo, mboo
penis uume
vulva-vulgar kuma, kisimi, tupu
vagina uke
testicles-vulgar makende, pumbu, mapumbu
testicle korodani
breasts-vulgar matiti, maziwa, titi, chuchu
nipple chuchu
arse matako, tako, mkundu, makalio
buttocks matako, makalio, tako
anus mkundu
pubic-hair mavuzi
clitoris kinembe, kisimi
foreskin govi, zunga
erection dinda, disa
semen shahawa, manii
fuck tomba, kutomba, tia, lala
sex ngono, mapenzi
intercourse kujamiiana
masturbate punyeto
horny nyege, ashiki
lust tamaa, ashiki
pervert mpotovu
obscene chafu, ushenzi
naked uchi
prostitute malaya, kahaba
whore malaya, kahaba, changudoa
slut malaya, hawara
brothel danguro
mistress hawara, nyumba ndogo
adultery zinaa, uzinzi
rape ubakaji, baka
virgin-sexual bikira
impotent hanithi
castrate hasi, maksai
shit mavi, kinyesi, nya
shit-verb nya, kunya
excrement kinyesi, mavi, choo
dung samadi, mavi
piss mkojo, kojoa
urine mkojo, kojo
fart shuzi, jamba, ushuzi
belch beua
vomit matapishi, tapika
snot kamasi
spit mate, tema
sweat jasho
stink nuka, harufu mbaya, uvundo
pus usaha
toilet choo
menstruation hedhi
diaper nepi
armpit kwapa
pimple chunusi
potbelly kitambi
damn laana
idiot mjinga, mpumbavu, zuzu, punguani, juha, bwege
fool mpumbavu, bwege, mjinga
stupid mjinga, pumbavu
crazy kichaa, wazimu
madman kichaa, mwendawazimu
cripple kiwete, kilema
blind-person kipofu
deaf-person kiziwi
mute-person bubu
hunchback kibyongo
dwarf mbilikimo
bald upara, kipara
ugly mbaya
fat-person mnene, bonge
skinny mwembamba
coward mwoga
weakling dhaifu, mnyonge
sissy hanithi, msenge
bastard mwanaharamu, haramu
scoundrel mshenzi, mhuni, baradhuli
rascal mtundu
scum takataka
wretch masikini, maskini
tramp mhuni, mzururaji
beggar ombaomba, mwombaji
loser mshinde
lazybones mvivu
glutton mlafi
miser bahili, mchoyo
greedy mchoyo
drunkard mlevi
drunk mlevi, amelewa
liar mwongo
cheat tapeli, laghai
hypocrite mnafiki
traitor msaliti
gossip umbea, mbea
old-hag kizee, ajuza
slave mtumwa
pig nguruwe
donkey punda
cow-insult ng'ombe
dog-insult mbwa
monkey-insult nyani, tumbili
snake-insult nyoka
louse chawa
parasite kupe
beast mnyama
monster zimwi, dubwana
savage mshenzi
slur-white mzungu
slur-foreigner mgeni
slur-gay shoga, msenge, basha
slur-lesbian msagaji
gay shoga
dictator dikteta
dictator-local Amin
slavery utumwa
war vita
terrorist gaidi
terror-group al-Shabaab
rebel mwasi
devil shetani, ibilisi
demon pepo, jini
hell jehanamu, jahanamu
sin dhambi
infidel kafiri
witch mchawi
sorcerer mchawi, mganga
magic uchawi
evil-spirit-local jini, mzimu, popobawa, pepo
curse laana
forbidden-religious haramu
death kifo, mauti
dead mfu, maiti
die kufa, fa
corpse maiti, mzoga
carrion mzoga
grave kaburi
coffin jeneza
funeral mazishi, msiba
cemetery makaburini
mourning msiba, matanga
widow mjane
orphan yatima
skull fuvu
ghost mzimu, jini
kill ua, kuua
murder mauaji
murderer muuaji
suicide kujiua
torture mateso
beat piga
slap kofi
violence vurugu
wound jeraha, kidonda
scar kovu
blood damu
bomb bomu
gun bunduki
prison jela, gereza
prisoner mfungwa
thief mwizi, wizi
steal iba, kuiba
robber jambazi
robbery wizi, ujambazi
criminal mhalifu, jambazi
bribe hongo, rushwa
corrupt fisadi
fraud ulaghai, utapeli
lie uongo, uwongo
false bandia, uongo
counterfeit bandia, feki
trick hila
enemy adui
hate chuki
anger hasira
evil uovu, ovu
bad mbaya, baya
cruel katili
fear hofu, woga
danger hatari
accident ajali
disaster maafa, balaa
misfortune balaa, mkosi, bahati mbaya
bad-omen mkosi, kisirani
damage hasara, uharibifu
destroy haribu
broken vunjika, mbovu, imeharibika
rot oza, bovu
mould kuvu, ukungu
garbage takataka, taka
dirt uchafu
dirty chafu, mchafu
stain doa
mud tope
poison sumu
disgust kinyaa
poor maskini, fukara
poverty umaskini, ufukara
hunger njaa
thirst kiu
debt deni
bankrupt filisika, mufilisi
loss hasara
lose shindwa, poteza
failure kushindwa
error kosa
guilt hatia
punishment adhabu
problem tatizo, shida
quarrel ugomvi
noise kelele
cheap rahisi
useless bure
worthless bure, hafifu
weak dhaifu
slow polepole
old kuukuu, zee
empty tupu
nothing hakuna
not si, hapana
sad huzuni
sorrow huzuni, majonzi
cry-weep lia
tear-drop chozi
scream piga kelele
pity huruma
shame aibu
tired choka
darkness giza
earthquake tetemeko
flood mafuriko
drought ukame
cigarette sigara
drug dawa za kulevya
cannabis bangi
drug-addict teja
lack upungufu
lost potea
cockroach mende
flea kiroboto
bedbug kunguni
tick kupe
leech ruba
rat panya
mosquito mbu
disease ugonjwa, maradhi
sick mgonjwa
plague tauni
epidemic ugonjwa wa mlipuko
cancer saratani, kansa
ulcer kidonda
abscess jipu
leprosy ukoma
cholera kipindupindu
tuberculosis kifua kikuu
malaria malaria
scabies upele
itch mwasho
wart sugu
diarrhoea kuhara, harisha
nausea kichefuchefu
cough kikohozi
flu mafua
fever homa
pain maumivu, uchungu
epilepsy kifafa
aids ukimwi
syphilis kaswende
gonorrhoea kisonono
goitre rovu
infertile tasa
miscarriage mimba kuharibika
intestine utumbo
bladder kibofu
god mungu
king mfalme
queen malkia
soldier askari
police polisi
doctor daktari
angel malaika
church kanisa
soul roho
prayer sala
blessing baraka
friend rafiki
mother mama
father baba
child mtoto
man mwanamume
woman mwanamke
teacher mwalimu
dog mbwa
cat paka
lion simba
elephant tembo, ndovu
fish samaki
bird ndege
cow ng'ombe
water maji
fire moto
sun jua
moon mwezi
star nyota
sea bahari
mountain mlima
river mto
tree mti
flower ua
leaf jani
stone jiwe
house nyumba
door mlango
table meza
chair kiti
bed kitanda
name jina
heart moyo
hand mkono
foot mguu
eye jicho
head kichwa
mouth mdomo
tooth jino
hair nywele
bread mkate
milk maziwa
egg yai
rice mchele
meat nyama
salt chumvi
sugar sukari
good zuri, nzuri
big kubwa
small dogo
new mpya
red nyekundu
white nyeupe
black nyeusi
green kijani
love upendo
day siku
night usiku
year mwaka
one moja
two mbili
three tatu
four nne
five tano
freedom uhuru
`,
}
