import type { LanguageSource } from '../language-source.ts'

/** Indonesian, with words of Malay. */
export const id: LanguageSource = {
  code: 'id',
  script: 'Latin',
  text: `
penis-vulgar kontol, titit, peler, pelir, burung, zakar, kotek, titi, otong, torpedo, tongkol, kote, konti, konek, batang, butuh, butoh
penis penis, zakar
vulva-vulgar memek, puki, pepek, nonok, tempik, puki mak, cibai, burit, faraj, apem, pantat, cipap, pukimak, cipet, meki, heunceut, itil
vagina vagina, faraj
testicles-vulgar biji, peler, telor, pelir, kerandut, kanjut
testicle buah zakar, testis
breasts-vulgar tetek, toket, susu, buah dada, nenen, teteh, payudara
nipple puting
arse pantat, bokong, bool, bontot, silit, burit, pungkur, dubur, jubur
buttocks bokong, punggung
anus dubur, anus
arsehole lubang pantat, silit
pubic-hair jembut, bulu kemaluan, jembot
crotch selangkangan
clitoris kelentit, itil
foreskin kulup
erection ngaceng, ereksi
semen peju, mani, pejuh, air mani, sperma
fuck ngentot, entot, ngewe, jancuk, kentot, ewe, main, henjut, kongkek, pancut, jancok, ngentod
fuck-exclamation jancuk, anjing, bangsat
sex seks
intercourse senggama, bersetubuh
mate-animals kawin
orgasm orgasme
masturbate coli, ngocok, onani, koli, colay, rancap, lancap, melancap, colmek, masturbasi
suck-vulgar isap, sepong
blow-job sepong, isep, nyepong
sodomy sodomi, liwat
horny sange, konak, gatal, birahi, gatel, miang, stim, ghairah
heat-rut birahi
lust nafsu, syahwat
pervert cabul, mesum
lecher hidung belang
obscene cabul, porno
porn bokep, porno
naked telanjang, bugil
striptease tari telanjang
prostitute pelacur, psk
whore lonte, pelacur, jablay, perek, sundal, cabo, ayam kampung, balak, pecun, bohsia, ayam, jalang
slut jalang, lacur
brothel rumah bordil, lokalisasi
pimp germo, mucikari
mistress gundik, selingkuhan
adultery zina, selingkuh
incest sumbang
paedophile pedofil
rape perkosa, pemerkosaan
orgy pesta seks
condom-slang kondom
virgin-sexual perawan
impotent impoten, lemah syahwat
castrate kebiri
shit tahi, tai, berak, eek, taik, boker, bongkah, tae, tokai
shit-verb berak, boker, ee
excrement tinja, kotoran
poop eek, pup, ee, tokai
dung kotoran, baja
piss kencing
urine air seni, urin, kencing, pipis
pee kencing, pipis, ngompol, kemih
fart kentut, buang angin, entut
diarrhoea-vulgar mencret
belch sendawa
vomit muntah, uwek, luah
snot ingus, upil, hingus
spit ludah
sweat keringat, peluh
stink bau, busuk, pesing, apek, hapak, hancing, hamis
pus nanah
toilet toilet, jamban, tandas
latrine kakus
chamber-pot pispot
sewer got, selokan
menstruation haid, datang bulan
tampon tampon
diaper popok, lampin
armpit ketiak, ketek
pimple jerawat
dandruff ketombe
potbelly perut buncit
tongue-kiss cipok
seduce merayu, goda
lick jilat
damn sialan, brengsek
go-to-hell pergi ke neraka, mampus
son-of-bitch anak haram, anak jadah
bollocks omong kosong
transvestite banci, waria, bencong
lingerie celana dalam, kutang
peeping intip
grope raba
hole-vulgar lubang
stick-vulgar batang
idiot bodoh, goblok, tolol, bego, dungu, bahlul, bongok, lembab, sengal, otak udang, bebal, bengap, gendeng, geblek, pandir, bangang, bloon, bodo, oon, tulalit, bengak, idiot
fool tolol, bego, pandir
stupid bodoh, bodo, dungu, bebal, bengong, bengap, bangang, lemot, bego, tolol
cretin bebal
blockhead otak udang
clumsy ceroboh, kikuk
crazy gila, sinting, gendeng, edan, miring, sedeng, sewel, sengklek, gelo, gile
madman orang gila, edan
madhouse rumah sakit jiwa
retarded terbelakang
cripple cacat, lumpuh
lame-person pincang, timpang
blind-person buta
deaf-person tuli, pekak, budek
mute-person bisu
stutterer gagap
hunchback bungkuk
dwarf kerdil, cebol
bald botak, gundul
ugly jelek, hodoh, buruk, burik, huduh
fat-person gendut, gembrot
skinny kurus, kerempeng
coward pengecut, penakut
weakling lembek, loyo
sissy bencong, cengeng
bastard bangsat, anjing, bajingan, keparat, brengsek, kampret, kimak, sialan, anak haram, haram jadah, celaka, jahanam, asu, jancok
scoundrel bedebah, jahanam
rascal nakal, bandel
scum sampah masyarakat, kampungan
wretch malang, celaka
tramp gelandangan
beggar pengemis
loser pecundang
lazybones pemalas, malas
glutton rakus, gelojoh
miser pelit, kikir, kedekut
greedy serakah, tamak
drunkard pemabuk
drunk mabuk
liar pembohong, penipu
cheat curang
hypocrite munafik
traitor pengkhianat
snitch cepu, pengadu
toady penjilat
braggart sombong, tukang bual
arrogant angkuh
cheeky kurang ajar, lancang
rude kasar, biadap
boor udik, norak
gossip gosip, gunjing
old-hag nenek sihir, nenek lampir
old-man-derog tua bangka
old-maid perawan tua
slave budak, hamba
servant-derog babu, jongos
pig babi, celeng
donkey keledai
ox-insult kerbau
cow-insult lembu, sapi
goat-insult kambing
dog-insult anjing, asu, anjir, anjrit, anying
bitch anjing betina
monkey-insult monyet, beruk, kunyuk, kera
rat-insult tikus
snake-insult ular
worm-insult cacing
louse kutu, tuma, kutu busuk
vermin hama
parasite parasit, benalu
toad kodok
vulture burung bangkai
beast binatang, hewan
monster monster, raksasa
savage liar, biadab
primitive primitif
trash-person sampah
shame-on-you memalukan
mock ejek, hina
insult hinaan, makian
slur-black keling, negro, hitam
slur-jew yahudi laknat
slur-asian cina, cokin
slur-white bule
slur-foreigner pendatang
slur-neighbour malon, indon
slur-gay banci, bencong, homo, maho, bances, sekong, mak nyah, sotong, bapuk, pondan
slur-lesbian lesbong
slur-trans banci, bencong, waria, mak nyah, pondan, khunsa
slur-disabled cacat
slur-woman betina
slur-poor gembel
gay gay, homoseks
lesbian lesbian
negro-word negro
big-mouth mulut besar
shut-up diam, bacot
naive polos, lugu
stubborn keras kepala
clown badut
puppet boneka, wayang
ignorant jahil
good-for-nothing tak berguna
hitler Hitler
nazi nazi
swastika swastika
fascist fasis
stalin Stalin
lenin Lenin
mao Mao
dictator diktator
dictator-local Suharto
tyrant zalim
communist komunis
socialist sosialis
capitalist kapitalis
anarchy anarki
racist rasis
slavery perbudakan
colony jajahan, koloni
genocide genosida
war perang
civil-war perang saudara
army tentara
soldier serdadu, prajurit
police polisi
cop polis
spy mata-mata
terrorist teroris
hostage sandera
revolution revolusi
coup kudeta
riot kerusuhan, rusuh
rebel pemberontak
strike-labour mogok
demonstration unjuk rasa, demo
occupation pendudukan
separatist separatis
propaganda propaganda
censorship sensor
corruption-politics korupsi, koruptor
mafia-politics mafia
party-political PKI, Golkar
president presiden
minister menteri
king raja
queen ratu, permaisuri
emperor kaisar, maharaja
prince pangeran, putra
sultan sultan
leader pemimpin
master-lord tuan
flag bendera
homeland tanah air
republic republik
state negara
government pemerintah
election pemilu
border perbatasan
refugee pengungsi
contested-place Papua, Aceh
historic-trauma Gestapu, Tsunami
god Tuhan, dewa
goddess dewi
jesus Yesus, Isa
christ Kristus
virgin-mary Bunda Maria
holy-spirit Roh Kudus
saint santo, wali
sacred suci, keramat
angel malaikat
devil iblis, setan, syaitan, setan alas
satan setan
demon jin
hell neraka
paradise surga, syurga
sin dosa
sinner pendosa
soul jiwa, roh
prayer doa, salat
church gereja
mosque masjid
temple pura, candi, kuil
monastery biara
altar altar
cross-christian salib
priest pendeta, pastor
monk biksu
nun biarawati
bishop uskup
pope paus
imam imam, ustaz
prophet nabi
muhammad Muhammad
allah Allah
koran Alquran
bible Alkitab
torah Taurat
gospel Injil
buddha Buddha
hindu-god Siwa, Wisnu, Ganesa
jew Yahudi
muslim muslim
christian Kristen
infidel kafir
heretic murtad
blasphemy penistaan
holy-war jihad
forbidden-food haram
halal halal
fasting puasa
pilgrimage haji
sacrifice korban, kurban
baptism baptis
miracle mukjizat
blessing berkah
witch penyihir
sorcerer dukun
magic sihir, santet
evil-spirit-local pocong, kuntilanak, tuyul
taboo tabu
idol berhala
apocalypse kiamat
fate takdir, nasib
holy-place Mekah, Kabah
death kematian, maut
dead mati, mampus, mampos, tewas, modar, arwah
die mati, mampus, meninggal, modar, koit, wafat
corpse mayat, jenazah
carrion bangkai
grave kubur, makam
coffin peti mati
funeral pemakaman
cemetery kuburan
mourning duka
widow janda
orphan yatim
skeleton kerangka
skull tengkorak
ghost hantu, setan, pocong, kuntilanak, toyol, pontianak, tuyul
vampire vampir
zombie zombi
kill bunuh
murder pembunuhan
murderer pembunuh
suicide bunuh diri
hang-person gantung
execution hukuman mati
executioner algojo
behead pancung
strangle cekik
drown tenggelam
massacre pembantaian
slaughterhouse rumah jagal
butcher-derog jagal
torture siksa
beat pukul
slap tampar
fight tengkar, berantem
violence kekerasan
wound luka
scar bekas luka
blood darah
bomb bom
gun senapan, pistol
bullet peluru
knife-weapon belati, keris
weapon senjata
explosion ledakan
whip cambuk
trap jebakan, perangkap
chain-fetter rantai, belenggu
prison penjara, bui
prisoner napi, tahanan
thief maling, pencuri, copet, rampok, garong, perompak, begal, penyamun
steal curi
robber rampok, begal
robbery perampokan
plunder jarah
gangster preman
mafia mafia
criminal penjahat
crime kejahatan, jenayah
kidnap culik
blackmail peras
bribe suap, sogok
corrupt korup
fraud tipu, penipuan, tipu daya, bohong, kibul, penipu
counterfeit palsu
lie bohong, dusta, tipu, ngibul, bual, kelentong
false palsu, salah, tiruan, bohong, dusta, ciplak
trick tipuan
smuggler penyelundup
pirate bajak laut, lanun
fire-blaze kebakaran
enemy musuh
hate benci
revenge dendam
anger marah
angry geram
evil jahat
bad buruk, jelek, jahat, busuk, bobrok, teruk, butut, burik
cruel kejam
fear takut
terror teror
nightmare mimpi buruk
danger bahaya
dangerous berbahaya
threat ancaman
accident kecelakaan
disaster bencana, musibah
misfortune sial, celaka, malang, naas, apes, suwe, nasib malang
curse kutukan
doom celaka
damage kerusakan
destroy hancur
broken rusak, patah, rosak, pecah, hancur
crack retak
rust karat
rot busuk, reput, basi
mould jamur
stale basi
garbage sampah, kampung sampah
junk rongsokan
dirt kotoran, daki
dirty kotor, jorok, dekil, kumal, najis, kumuh, cemar, selekeh
stain noda
mud lumpur
swamp rawa
dust debu
slime lendir
soot jelaga
poison racun
toxic beracun
ashes abu
disgust jijik
disgusting menjijikkan
yuck ih
poor miskin, kere, papa, bokek, melarat
poverty kemiskinan, papa
hunger lapar
famine paceklik
thirst haus
debt utang, hutang
bankrupt bangkrut
loss rugi, kerugian, bangkrut, tekor, buntung
lose kalah
failure gagal
fall-verb jatuh
error salah, keliru
punishment hukuman
fine-penalty denda
tax pajak, cukai
problem masalah
scandal skandal
chaos kacau
noise bising
cheap murah, murahan, abal-abal
expensive mahal
useless sia-sia, percuma, tak guna
weak lemah
slow lambat, pelan
late terlambat
old tua, lama
worn-out usang
empty kosong
nothing tiada, nihil
never tak pernah
not tidak, bukan, jangan
stop berhenti
end akhir, tamat
finished selesai, habis
boring bosan
bitter pahit
sour asam, masam
sad sedih
sorrow duka, lara
cry-weep tangis, menangis
tear-drop air mata
scream jerit
lonely sepi
pity kasihan
shame malu
tired lelah, capek
dark gelap
shadow bayang
abyss jurang
storm badai
earthquake gempa
flood banjir
drought kemarau
smoke-fumes asap
cigarette rokok
drug narkoba
cannabis ganja
cocaine kokain
drug-addict pecandu
booze miras, tuak
hangover pengar
gambling judi
burden beban
crooked bengkok
raw-unripe mentah
leak bocor
lack kurang
forget lupa
forbidden dilarang
escape kabur
lost hilang
abandoned terlantar
hovel gubuk
cockroach kecoa, lipas
flea kutu
bedbug kepinding
maggot belatung
leech lintah
rat tikus
scorpion kalajengking
spider laba-laba
fly-insect lalat
mosquito nyamuk
jellyfish ubur-ubur
thorn duri
disease penyakit, wabah
sick sakit, uzur
plague wabah, sampar
epidemic wabah
cancer kanker
tumour tumor
ulcer borok
leprosy kusta
cholera kolera
tuberculosis TBC
malaria malaria
smallpox cacar
measles campak
scabies kudis, kurap
rash ruam
itch gatal
wart kutil
boil-swelling bisul
haemorrhoids wasir, ambeien
diarrhoea diare
constipation sembelit
nausea mual
cough batuk
cold-illness pilek
flu flu
fever demam
pain nyeri
headache pusing
epilepsy ayan
stroke-illness strok
diabetes kencing manis
aids AIDS
syphilis sifilis, raja singa
rabies gila anjing
asthma asma, mengi
paralysis lumpuh
abortion aborsi, gugur
infertile mandul
infection infeksi
virus virus
germ kuman
bruise memar
surgery operasi
pill pil
injection suntik
hospital rumah sakit
medicine obat
squint juling
phlegm dahak
intestine usus
womb rahim
be ada
have punya
do-make buat
go pergi
come datang
walk jalan
run lari
jump lompat
fly terbang
swim renang
sit duduk
stand berdiri
lie-down baring
sleep tidur
wake bangun
eat makan
drink minum
bite gigit
chew kunyah
swallow telan
see melihat
look lihat
hear dengar
speak bicara
say kata
ask tanya
call panggil
sing nyanyi
dance tari
laugh tawa
play main
know tahu
think pikir
want mau, ingin
can bisa, boleh
must harus
love-verb mencintai
like suka
give beri
take ambil
bring bawa
hold pegang
put taruh
throw lempar
catch tangkap
pull tarik
push dorong
open buka
close tutup
cut potong
sew jahit
wash cuci
cook-verb masak
bake panggang
burn bakar
buy beli
sell jual
pay bayar
work-verb bekerja
build bangun
dig gali
plant-verb tanam
write tulis
read baca
count hitung
learn belajar
help tolong
wait tunggu
find temu
search cari
live hidup, tinggal
be-born lahir
grow tumbuh
blow tiup
turn putar
roll guling
shake goyang
tremble gemetar
scratch garuk
rub gosok
flow alir
float apung
drip tetes
freeze beku
smile senyum
marry nikah, kawin
hug peluk
win menang
begin mulai
change ubah
travel jalan-jalan
return kembali, pulang
send kirim
show tunjuk
tie ikat
pour tuang
fill isi
mix campur
shine bersinar
snore dengkur
sneeze bersin
tickle geli
whisper bisik
bark-dog gonggong
shave cukur
big besar, raya
small kecil
tiny mungil
long panjang
short pendek
tall-high tinggi
low rendah
wide lebar, luas
narrow sempit
thick tebal
thin tipis
deep dalam
flat datar
round bulat
straight lurus
sharp tajam
blunt tumpul
heavy berat
light-weight ringan
hard keras
soft lembut, lunak
new baru
young muda
good baik, bagus
better lebih baik
beautiful indah, cantik
strong kuat
fast cepat
early awal
hot panas
warm hangat
cold dingin
cool-fresh sejuk, segar
wet basah
dry kering
full penuh
clean bersih
clear jelas, jernih
bright terang
sweet manis
salty asin
spicy pedas
rich kaya
happy bahagia, senang
funny lucu
clever pintar, pandai
brave berani
kind-nice ramah
honest jujur
healthy sehat
free bebas, gratis
quiet tenang
easy mudah
difficult sulit, susah
true benar
same sama
other lain
alone-only sendiri
wild liar
strange aneh
left kiri
right-side kanan
up atas, naik
down bawah, turun
in dalam
out luar
front depan
behind belakang
near dekat
far jauh
here sini
there sana
where mana
when kapan
who siapa
what apa
why mengapa
how bagaimana
yes ya
no tidak, tak
i saya, aku
you kamu, anda
he dia
we kami, kita
they mereka
this ini
that itu
all semua
many banyak
few sedikit
more lagi
very sangat, sekali
and dan
or atau
but tetapi
with dengan
without tanpa
now sekarang
always selalu
again lagi
already sudah
soon segera
maybe mungkin
only-just hanya
hello halo
goodbye selamat tinggal
thanks terima kasih
please silakan
sorry maaf
come-on ayo
look-out awas
good-day selamat siang
sun matahari
moon bulan
star bintang
sky langit
earth bumi, tanah
world dunia
land darat, negeri
water air
sea laut
ocean samudra
lake danau
river sungai, kali
well-spring sumber
wave ombak
island pulau
beach pantai
mountain gunung
hill bukit
valley lembah
forest hutan, rimba
field ladang, sawah
desert gurun
cave gua
stone batu
sand pasir
clay tanah liat
salt garam
gold emas
silver perak
iron besi
copper tembaga
lead-metal timah
steel baja
glass kaca
wood-material kayu
coal arang
oil minyak
petrol bensin
fire api
light cahaya
lightning kilat
thunder guntur, guruh
rain hujan
snow salju
ice es
wind angin
air udara
cloud awan
fog kabut
dew embun
rainbow pelangi
weather cuaca
tree pohon
leaf daun
branch dahan, cabang
root akar
bark-tree kulit kayu
seed biji, benih
grass rumput
flower bunga
rose mawar
bush semak
reed gelagah
straw jerami
mushroom jamur
person orang, manusia
people rakyat
man laki-laki, pria
woman perempuan, wanita
child anak
baby bayi
boy anak lelaki
girl gadis
mother ibu
father bapak, ayah
mum mama
dad papa
son putra
daughter putri
brother abang, kakak
sister adik
grandmother nenek
grandfather kakek
uncle paman, om
aunt bibi, tante
cousin sepupu
husband suami
wife istri
bride pengantin
wedding pernikahan
mother-in-law mertua
nephew keponakan
family keluarga
friend teman, kawan
neighbour tetangga
guest tamu
name nama
life hayat
love cinta, kasih
kiss cium
heart hati, jantung
head kepala
hair rambut
face muka, wajah
forehead dahi
eye mata
ear telinga
nose hidung
mouth mulut
lip bibir
tooth gigi
tongue lidah
chin dagu
cheek pipi
beard janggut
moustache kumis
neck leher
throat tenggorokan
shoulder bahu
back punggung
chest dada
belly perut
navel pusar
arm lengan
elbow siku
hand tangan
finger jari
nail kuku, paku
fist tinju
leg kaki
knee lutut
heel tumit
skin kulit
bone tulang
rib rusuk
brain otak
lung paru
kidney ginjal
meat daging
milk susu
bread roti
butter mentega
cheese keju
egg telur
fish ikan
soup sup
rice nasi, beras
flour tepung
cake kue
sugar gula
honey madu
chocolate cokelat
candy permen
apple apel
grape anggur
lemon jeruk nipis
orange-fruit jeruk
banana pisang
nut kacang
tomato tomat
potato kentang
onion bawang
garlic bawang putih
cabbage kol
carrot wortel
cucumber timun
bean buncis
pumpkin labu
pepper-spice lada, cabai
vinegar cuka
sausage sosis
fat-grease lemak
wine anggur
beer bir
tea teh
coffee kopi
food makanan
breakfast sarapan
animal satwa
cat kucing
horse kuda
cow sapi
bull banteng
sheep domba
goat kambing
chicken ayam
rooster jago
duck bebek, itik
goose angsa
rabbit kelinci
bear beruang
wolf serigala
fox rubah
deer rusa
lion singa
tiger harimau, macan
elephant gajah
camel unta
frog katak
turtle kura-kura
crocodile buaya
bird burung
eagle elang, garuda
owl burung hantu
crow gagak
pigeon merpati
feather bulu
wing sayap
tail ekor
horn tanduk
claw cakar
bee lebah
ant semut
butterfly kupu-kupu
beetle kumbang
snail siput
shark hiu
whale paus
crab kepiting
squid cumi
house rumah
room kamar, ruang
kitchen dapur
door pintu
window jendela
wall dinding, tembok
roof atap
floor lantai
stairs tangga
garden kebun, taman
fence pagar
bed ranjang
table meja
chair kursi
lamp lampu
candle lilin
mirror cermin, kaca
key kunci
knife pisau
fork garpu
spoon sendok
plate piring
cup cangkir
bottle botol
pot periuk
pan wajan
bowl mangkuk
box kotak
bag tas
basket keranjang
barrel tong
bucket ember
broom sapu
soap sabun
towel handuk
comb sisir
brush sikat
needle jarum
thread benang
rope tali
hammer palu
saw gergaji
axe kapak
wheel roda
stick tongkat
machine mesin
toy mainan
ball bola
book buku
paper kertas
letter surat
newspaper koran
picture gambar
word kata
language bahasa
story cerita
song lagu
music musik
drum gendang
flute suling
bell lonceng
clothes baju, pakaian
shirt kemeja
trousers celana
skirt rok
hat topi
shoe sepatu
belt ikat pinggang
button kancing
pocket saku
ring cincin
glasses kacamata
clock jam
umbrella payung
silk sutra
cotton kapas
cloth kain
city kota
village desa, kampung
way jalan
bridge jembatan
tower menara
castle istana
market pasar
shop toko, kedai
school sekolah
office kantor
factory pabrik
money uang, duit
price harga
gift hadiah
work kerja
worker buruh
doctor dokter
teacher guru
farmer petani
hunter pemburu
fisherman nelayan
tailor penjahit
smith pandai besi
cook juru masak
driver sopir
boss bos
car mobil
ship kapal
boat perahu
train kereta
plane pesawat
bicycle sepeda
sail layar
day hari
night malam
morning pagi
evening sore
today hari ini
yesterday kemarin
tomorrow besok
week minggu
year tahun
time waktu
monday senin
friday jumat
holiday libur
christmas Natal
red merah
blue biru
green hijau
yellow kuning
white putih
black hitam
grey kelabu
pink merah muda
purple ungu
colour warna
zero nol
one satu
two dua
three tiga
four empat
five lima
six enam
seven tujuh
eight delapan
nine sembilan
ten sepuluh
hundred ratus
thousand ribu
million juta
half setengah
first pertama
last terakhir
part bagian
circle lingkaran
line garis
point titik
corner sudut
side sisi
number angka, nomor
dream mimpi
game permainan
joy suka cita
luck untung
peace damai
freedom merdeka
truth kebenaran
hope harapan
strength tenaga
voice suara
silence senyap
taste rasa
breath napas
thing benda
question pertanyaan
answer jawaban
secret rahasia
law hukum
wanker tukang coli
glans kepala kontol
droppings tahi ayam, tahi
motherfucker pukimak, kimak, puki mak, jancok
chicken-insult ayam
slur-indigenous sakai, jakun
big-nose hidung besar
bore-person membosankan
bad-omen sial, pertanda buruk
breakdown mogok, rosak, rusak
rubbish-quality murahan, abal-abal, cikai, lekeh
worthless tidak berharga, tak berguna, tak guna
complain mengeluh, sungut
devilish-luck bala, bencana
limp-slack lembek, kendor, lembik, loyo
flat-dull hambar, tawar
gloomy suram, muram
gout asam urat
gonorrhoea kencing nanah, raja singa
goitre gondok
miscarriage keguguran
scab koreng, keruping, kudis
rectum dubur, poros
forbidden-religious haram
`,
}
