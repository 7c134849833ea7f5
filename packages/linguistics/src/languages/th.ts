import type { LanguageSource } from '../language-source.ts'

/** Thai in its usual Latin spelling, without tones. */
export const th: LanguageSource = {
  code: 'th',
  script: 'Thai',
  text: `
penis-vulgar ควย=khuai, ควาย=khwai, เจี๊ยว=chiao, จู๋=chu, จ้อน=chon, ดอ=do, กล้วย=kluai, เจี๊ยว=jiao, ไอ้จ้อน=aijon, จู๋=ju, กระเจี๊ยว=krajiao, ควย=kuai, ควย=khuay, ควย=kuay, กระดอ=krado, กระเจี๊ยว=krachiao, หำ=ham, นกเขา=nokkhao, งู=ngu
penis องคชาต=ongkhachat, ลึงค์=lueng
vulva-vulgar หี=hi, หี=hee, จิ๋ม=chim, แตด=taet, จิ๋ม=jim, หอย=hoi, จิมิ=jimi, หีแตด=hitaet, อีดอก=idok, จิ๊=chi, โยนี=yoni
vagina ช่องคลอด=chongkhlot, โยนี=yoni
testicles-vulgar ไข่=khai, กะโปก=kapok, หำ=ham
testicle อัณฑะ=antha
breasts-vulgar นม=nom, เต้า=tao, นมโต=nom to, นมโต=nomto
nipple หัวนม=huanom
arse ตูด=tut, ก้น=kon, ดาก=dak, ตูด=tood
buttocks ก้น=kon, บั้นท้าย=banthai, ตูด=tut
anus ทวารหนัก=thawannak, รูตูด=rutut, ดาก=dak
arsehole รูตูด=rutut, ไอ้เหี้ย=aihia
pubic-hair หมอย=moi, ขนเพชร=khonphet
crotch เป้า=pao, หว่างขา=wangkha
clitoris แตด=taet, เม็ดละมุด=metlamut, คลิตอริส=khlitoris
foreskin หนังหุ้มปลาย=nanghumplai
glans หัวควย=huakhuai
erection แข็ง=khaeng, โด่=do
semen น้ำกาม=namkam, น้ำเงี่ยน=namngian, อสุจิ=asuchi, น้ำแตก=namtaek, น้ำว่าว=namwao
fuck เย็ด=yet, เอา=ao, เย็ดแม่=yet mae, เย็ด=yed, ปี้=pi, กระเด้า=kradao, เสียบ=siap, เยส=yes, ล่อ=lo, ตำ=tam, อึ๊บ=uep
fuck-exclamation แม่ง=maeng, เชี่ย=chia, เหี้ย=hia, สัส=sat, ห่า=ha
sex เซ็กส์=seks, เพศ=phet
intercourse ร่วมเพศ=ruamphet, ร่วมรัก=ruamrak, สังวาส=sangwat
mate-animals ผสมพันธุ์=phasomphan, ติดสัด=titsat
orgasm เสร็จ=set, น้ำแตก=namtaek
masturbate ชักว่าว=chakwao, ช่วยตัวเอง=chuaituaeng, ว่าว=wao, ตกเบ็ด=tokbet, ช่วยตัวเอง=chuai tua eng
suck-vulgar ดูดควย=dutkhuai, อม=om
blow-job อมนกเขา=omnokkhao, โม๊ก=mok
sodomy ล้างตู้เย็น=langtuyen, ตุ๋ย=tui
horny เงี่ยน=ngian, หื่น=huen
heat-rut สัด=sat
lust ตัณหา=tanha, ราคะ=rakha, กำหนัด=kamnat
pervert โรคจิต=rokchit, วิตถาร=witthan, ลามก=lamok
lecher เฒ่าหัวงู=thaohuangu, บ้ากาม=bakam, หื่นกาม=huenkam
obscene ลามก=lamok, หยาบคาย=yapkhai, อนาจาร=anachan, ทะลึ่ง=thalueng
porn หนังโป๊=nangpo, โป๊=po, หนังเอ็กซ์=nangek
naked เปลือย=plueai, แก้ผ้า=kaepha, ล่อนจ้อน=lonchon
prostitute โสเภณี=sopheni, ผู้หญิงหากิน=phuyinghakin, ไซด์ไลน์=sailai
whore กะหรี่=kari, โสเภณี=sopheni, อีตัว=i tua, ดอกทอง=dok thong, แรด=raet, อีตัว=itua, ดอกทอง=dokthong, อีดอก=idok, กระหรี่=krari
slut แรด=raet, ร่าน=ran, สำส่อน=samson, อีดอก=idok, แพศยา=phaetsaya
brothel ซ่อง=song, โรงน้ำชา=rongnamcha
pimp แมงดา=maengda, แม่เล้า=maelao
mistress เมียน้อย=mianoi, กิ๊ก=kik, ชู้=chu
adultery ชู้=chu, นอกใจ=nokchai
cuckold สวมเขา=suamkhao
rape ข่มขืน=khomkhuen, ปล้ำ=plam
condom-slang ถุงยาง=thungyang, ถุงยางอนามัย=thungyanganamai
virgin-sexual บริสุทธิ์=borisut, เวอร์จิ้น=woechin, พรหมจรรย์=phromachan
impotent นกเขาไม่ขัน=nokkhaomaikhan
castrate ตอน=ton, ขันที=khanthi
shit ขี้=khi, ขี้=kee, อึ=ue, เชี่ย=chia, ขี้=ki, ขี้=khee, อุจจาระ=utchara
shit-verb ขี้=khi, ถ่าย=thai
excrement อุจจาระ=utchara, สิ่งปฏิกูล=singpatikun
poop อึ=ue, อึ๊=ue ue, อึ=eu, ขี้=khi
dung มูล=mun, ปุ๋ยคอก=puikhok
piss เยี่ยว=yiao, ฉี่=chi, เยี่ยว=yiew
urine ปัสสาวะ=patsawa, ฉี่=chi
pee ฉี่=chi, ชิ้งฉ่อง=chingchong
fart ตด=tot, ผายลม=phailom, ตด=tod
diarrhoea-vulgar ขี้แตก=khitaek, ขี้ไหล=khilai
belch เรอ=roe
vomit อ้วก=uak, อาเจียน=achian, รากแตก=raktaek
snot ขี้มูก=khimuk, น้ำมูก=nammuk
spit น้ำลาย=namlai, ถุย=thui, ถ่มน้ำลาย=thomnamlai
sweat เหงื่อ=nguea, ขี้เต่า=khitao
stink เหม็น=men, กลิ่นเหม็น=klinmen, เน่าเหม็น=naomen, เน่า=nao
pus หนอง=nong
toilet ส้วม=suam, ห้องน้ำ=hongnam, สุขา=sukha
latrine ส้วมหลุม=suamlum
chamber-pot กระโถน=krathon
sewer ท่อระบายน้ำ=thorabainam, ท่อน้ำทิ้ง=thonamthing
menstruation ประจำเดือน=prachamduean, เมนส์=men
tampon ผ้าอนามัย=phaanamai
diaper ผ้าอ้อม=phaom
armpit รักแร้=rakrae, จั๊กกะแร้=chakkarae
pimple สิว=sio
dandruff รังแค=rangkhae
potbelly พุง=phung, ลงพุง=longphung
seduce อ่อย=oi, ยั่ว=yua
lick เลีย=lia
hump กระเด้า=kradao
damn เวร=wen, บ้าเอ๊ย=baoei, ฉิบหาย=chiphai, ชิบหาย=chipphai, บรรลัย=banlai
go-to-hell ไปตาย=paitai, ไปให้พ้น=paihaiphon, ไสหัวไป=saihuapai, ไปลงนรก=pailongnarok
son-of-bitch ไอ้สัตว์=aisat, ไอ้เหี้ย=aihia, ไอ้ห่า=aiha, ไอ้ชาติหมา=aichatma, ลูกหมา=lukma, ลูกกะหรี่=lukkari
motherfucker เย็ดแม่=yetmae, เย็ดแม่มึง=yetmaemueng, พ่อมึงตาย=phomuengtai, ไอ้ควาย=aikhwai, ส้นตีน=sontin, หน้าหี=nahi
bollocks ไร้สาระ=raisara, ตอแหล=tolae, เพ้อเจ้อ=phoechoe, มั่ว=mua
transvestite กะเทย=kathoei, ตุ๊ด=tut
lingerie กางเกงใน=kangkengnai, ยกทรง=yoksong
peeping ถ้ำมอง=thammong
grope ลวนลาม=luanlam, จับนม=chapnom
hole-vulgar รู=ru
stick-vulgar ท่อน=thon, ไม้=mai
idiot โง่=ngo, ควาย=khwai, บ้า=ba, ปัญญาอ่อน=panya on, เซ่อ=soe, บื้อ=bue, ควาย=kwai, ซื่อบื้อ=suebue, งั่ง=ngang, ไอ้โง่=ai ngo, ไอ้โง่=aingo, ปัญญาอ่อน=panyaon, งี่เง่า=ngingao, ไอ้บ้า=aiba, ทึ่ม=thuem
fool คนโง่=khonngo, เบ๊อะ=boe, ซื่อบื้อ=suebue
stupid โง่=ngo, ทึ่ม=thuem, เขลา=khlao, โง่=ngoh, บื้อ=bue, เซ่อ=soe
cretin ปัญญาอ่อน=panyaon
blockhead หัวทึบ=huathuep, หัวขี้เลื่อย=huakhilueai
clumsy ซุ่มซ่าม=sumsam, เงอะงะ=ngoenga
crazy บ้า=ba, เพี้ยน=phian, วิกลจริต=wikoncharit, บ้าบอ=babo, ติ๊งต๊อง=tingtong
madman คนบ้า=khonba, วิกลจริต=wikoncharit
madhouse โรงพยาบาลบ้า=rongphayabanba, หลังคาแดง=langkhadaeng
retarded ปัญญาอ่อน=panyaon, เอ๋อ=oe
cripple พิการ=phikan, ง่อย=ngoi
lame-person ขาเป๋=khape, ง่อย=ngoi
blind-person ตาบอด=tabot
deaf-person หูหนวก=hunuak
mute-person ใบ้=bai
stutterer ติดอ่าง=titang
hunchback หลังค่อม=langkhom
dwarf เตี้ย=tia, คนแคระ=khonkhrae
bald หัวล้าน=hualan, ล้าน=lan
ugly น่าเกลียด=nakliat, ขี้เหร่=khire, อัปลักษณ์=appalak
fat-person อ้วน=uan, หมู=mu, ตุ้ยนุ้ย=tuinui
skinny ผอม=phom, กระดูกเดินได้=kradukdoendai
coward ขี้ขลาด=khikhlat, ปอดแหก=potthaek, ตาขาว=takhao
weakling อ่อนแอ=onae
bastard เหี้ย=hia, สัตว์=sat, ไอ้สัส=ai sat, เชี่ย=chia, เฮีย=hia, ลูกไม่มีพ่อ=lukmaimipho, เวร=wen, ชาติหมา=chat ma, ไอ้สัตว์=aisat, ระยำ=rayam, ไอ้เหี้ย=aihia, ลูกนอกสมรส=luknoksomrot
scoundrel ไอ้เลว=aileo, ชั่ว=chua, สารเลว=saraleo, เลว=leo, อันธพาล=anthaphan, ชาติชั่ว=chatchua, ระยำ=rayam, จัญไร=chanrai, อัปรีย์=appri
rascal ซน=son, ไอ้ตัวแสบ=aituasaep
scum สวะ=sawa, กุ๊ย=kui, เดนคน=denkhon
wretch น่าสมเพช=nasomphet
tramp คนจรจัด=khonchonchat, พเนจร=phanechon
beggar ขอทาน=khothan
loser ขี้แพ้=khiphae, ไอ้ขี้แพ้=aikhiphae
lazybones ขี้เกียจ=khikiat, เกียจคร้าน=kiatkhran
glutton ตะกละ=takla
miser ขี้เหนียว=khiniao, ขี้ตืด=khituet, งก=ngok
greedy โลภ=lop, ละโมบ=lamop
drunkard ขี้เมา=khimao
drunk เมา=mao
liar โกหก=kohok, ตอแหล=tolae, คนโกหก=khonkohok
cheat คนโกง=khonkong, โกง=kong, ต้มตุ๋น=tomtun
hypocrite หน้าซื่อใจคด=nasuechaikhot, มือถือสากปากถือศีล=muethuesakpakthuesin
traitor ทรยศ=thorayot, กบฏ=kabot, หักหลัง=haklang
snitch สายสืบ=saisuep, ขี้ฟ้อง=khifong
toady ประจบ=prachop, เลียแข้งเลียขา=liakhaengliakha
braggart ขี้โม้=khimo, ขี้คุย=khikhui, ขี้อวด=khiuat
arrogant หยิ่ง=ying, จองหอง=chonghong, อวดดี=uatdi
cheeky ทะลึ่ง=thalueng, หน้าด้าน=nadan
rude หยาบคาย=yapkhai, หยาบ=yap, ไม่มีมารยาท=maimimarayat
boor บ้านนอก=bannok, เชย=choei, สถุน=sathun, ไพร่=phrai
gossip นินทา=nintha, ปากหอยปากปู=pakhoipakpu, ปากมาก=pakmak
busybody เสือก=sueak, ยุ่ง=yung, สาระแน=saranae
old-hag ยายแก่=yaikae, นังแก่=nangkae
old-man-derog ไอ้แก่=aikae, ตาแก่=takae
old-maid สาวแก่=saokae, ขึ้นคาน=khuenkhan
bimbo สวยแต่โง่=suaitaengo
slave ทาส=that, ขี้ข้า=khikha
servant-derog คนใช้=khonchai, ขี้ข้า=khikha, บ่าว=bao
pig หมู=mu
sow แม่หมู=maemu
donkey ลา=la
ox-insult ควาย=khwai, วัวควาย=wuakhwai
dog-insult หมา=ma, ไอ้หมา=aima, หมา=mah
bitch อีเหี้ย=ihia, อีเวร=iwen, อีสัตว์=isat, นังตัวดี=nangtuadi, หญิงชาติชั่ว=yingchatchua, อีห่า=iha, ดอกทอง=dokthong, อีหมา=ima, อีตัว=itua, อีดอก=idok, นัง=nang
monkey-insult ลิง=ling
snake-insult งูพิษ=nguphit, อสรพิษ=asoraphit
worm-insult หนอน=non
louse เหา=hao, โลน=lon
vermin สัตว์รบกวน=satropkuan, แมลง=malaeng
parasite กาฝาก=kafak, ปรสิต=porasit
toad คางคก=khangkhok
hyena หมาไน=manai
vulture แร้ง=raeng, อีแร้ง=iraeng
beast สัตว์=sat, เดรัจฉาน=deratchan, เหี้ย=hia
monster ปีศาจ=pisat, อสูรกาย=asurakai, ยักษ์=yak
savage คนป่า=khonpa, ป่าเถื่อน=pathuean
trash-person ขยะสังคม=khayasangkhom, เศษเดน=setden
shame-on-you น่าอาย=naai, ไร้ยางอาย=raiyangai
mock เยาะเย้ย=yoyoei, ล้อเลียน=lolian
insult ดูถูก=duthuk, ด่า=da
slur-black ไอ้มืด=aimuet, นิโกร=nikro, ดำ=dam
slur-asian เจ๊ก=chek, ตี๋=ti
slur-arab แขก=khaek, บัง=bang
slur-white ฝรั่ง=farang, ฝรั่งขี้นก=farangkhinok
slur-foreigner ต่างด้าว=tangdao, ฝรั่ง=farang
slur-neighbour ลาว=lao, พม่า=phama, แม้ว=maeo, เขมร=khamen, ญวน=yuan, เจ๊ก=chek, แกว=kaeo
slur-region ลาว=lao, บ้านนอก=bannok, อีสาน=isan, คนดอย=khondoi
slur-gay ตุ๊ด=tut, กะเทย=kathoei, เกย์=ke, แต๋ว=taeo, อีแอบ=i aep, สายเหลือง=sailueang, ตุ๊ด=tood, ตุ๊ด=toot, กะเทย=kathoey, อีแอบ=iaep
slur-lesbian ทอม=thom, ดี้=di
slur-trans กะเทย=kathoei, กะเทยควาย=kathoeikhwai
slur-disabled ไอ้ง่อย=aingoi, ปัญญาอ่อน=panyaon, เอ๋อ=oe
slur-woman อี=i, นัง=nang, ชะนี=chani, มนุษย์ป้า=manutpa
slur-poor จน=chon, ยาจก=yachok, สลิ่ม=salim
gay เกย์=ke
lesbian เลสเบี้ยน=letbian, เลส=let
negro-word นิโกร=nikro
big-mouth ปากหมา=pakma, ปากมาก=pakmak, ปากเสีย=paksia
shut-up หุบปาก=huppak, เงียบ=ngiap
bore-person น่ารำคาญ=naramkhan, รำคาญ=ramkhan
naive ไร้เดียงสา=raidiangsa
stubborn ดื้อ=due, หัวแข็ง=huakhaeng
clown ตัวตลก=tuatalok
puppet หุ่นเชิด=hunchoet
ignorant โง่เขลา=ngokhlao
good-for-nothing ไม่เอาไหน=maiaonai, ไม่เอาถ่าน=maiaothan
death ตาย=tai, ความตาย=khwamtai, มรณะ=morana
dead ตาย=tai, เสียชีวิต=siachiwit
die ตาย=tai, สิ้น=sin, ม่อง=mong, ดับ=dap, เด๊ด=det, สิ้นใจ=sinchai, ซี้=si
corpse ศพ=sop, ซากศพ=saksop
carrion ซาก=sak, ซากเน่า=saknao
grave หลุมศพ=lumsop, หลุมฝังศพ=lumfangsop
coffin โลงศพ=longsop, โลง=long
funeral งานศพ=ngansop, เผาศพ=phaosop
cemetery สุสาน=susan, ป่าช้า=pacha
mourning ไว้ทุกข์=waithuk, ความเศร้า=khwamsao
widow แม่ม่าย=maemai, หม้าย=mai
orphan กำพร้า=kamphra
skeleton โครงกระดูก=khrongkraduk
skull หัวกะโหลก=huakalok
ghost ผี=phi, วิญญาณ=winyan, ผี=pee, ผี=phee, เปรต=pret, กระสือ=krasue, ปอบ=pop
vampire ผีดูดเลือด=phidutlueat
zombie ซอมบี้=sombi, ผีดิบ=phidip
kill ฆ่า=kha, สังหาร=sanghan
murder ฆาตกรรม=khattakam
murderer ฆาตกร=khattakon
suicide ฆ่าตัวตาย=khatuatai
hang-person แขวนคอ=khwaenkho
execution ประหาร=prahan
executioner เพชฌฆาต=phetchakhat
behead ตัดหัว=tathua
strangle บีบคอ=bipkho
drown จมน้ำ=chomnam
massacre สังหารหมู่=sanghanmu
slaughterhouse โรงฆ่าสัตว์=rongkhasat
torture ทรมาน=thoraman
beat ตี=ti, ตบ=top, ต่อย=toi, กระทืบ=krathuep
slap ตบ=top
fight ต่อสู้=tosu, ชกต่อย=choktoi
violence ความรุนแรง=khwamrunraeng
wound แผล=phlae, บาดแผล=batphlae
scar แผลเป็น=phlaepen
blood เลือด=lueat
bomb ระเบิด=raboet
gun ปืน=puen
bullet กระสุน=krasun
knife-weapon มีด=mit, กริช=krit
weapon อาวุธ=awut
explosion ระเบิด=raboet
whip แส้=sae
trap กับดัก=kapdak
chain-fetter โซ่ตรวน=sotruan
prison คุก=khuk, เรือนจำ=rueancham
prisoner นักโทษ=nakthot, เชลย=chaloei
thief ขโมย=khamoi, โจร=chon, โจร=jon
steal ขโมย=khamoi, ลัก=lak
robber โจร=chon
robbery ปล้น=plon
gangster นักเลง=nakleng, อันธพาล=anthaphan, แก๊ง=kaeng
mafia มาเฟีย=mafia, เจ้าพ่อ=chaopho
criminal อาชญากร=atchayakon
crime อาชญากรรม=atchayakam
kidnap ลักพาตัว=lakphatua
bribe สินบน=sinbon, ใต้โต๊ะ=taito
corrupt คอร์รัปชัน=khorapchan, ทุจริต=thutcharit
fraud ฉ้อโกง=chokong, หลอกลวง=lokluang
counterfeit ของปลอม=khongplom, ปลอม=plom, เก๊=ke
lie โกหก=kohok, ตอแหล=tolae
false เท็จ=thet, ปลอม=plom
trick กลโกง=konkong, เล่ห์=le
pirate โจรสลัด=chonsalat
fire-blaze ไฟไหม้=faimai
enemy ศัตรู=sattru
hate เกลียด=kliat
revenge แก้แค้น=kaekhaen
anger โกรธ=krot
angry โมโห=moho, โกรธ=krot
evil ชั่วร้าย=chuarai, บาป=bap
bad ไม่ดี=maidi, เลว=leo, แย่=yae, ห่วย=huai, ชั่ว=chua, กาก=kak, เน่า=nao
worse แย่กว่า=yaekwa
cruel โหดร้าย=hotrai
fear กลัว=klua
terror สยองขวัญ=sayongkhwan
nightmare ฝันร้าย=fanrai
danger อันตราย=antarai
threat ขู่=khu
accident อุบัติเหตุ=ubattihet
disaster ภัยพิบัติ=phaiphibat, หายนะ=hayana
misfortune ซวย=suai, โชคร้าย=chokrai, อับโชค=apchok, กาลกิณี=kalakini
bad-omen ลางร้าย=langrai, กาลกิณี=kalakini
curse สาปแช่ง=sapchaeng, คำสาป=khamsap
doom หายนะ=hayana, พินาศ=phinat
damage เสียหาย=siahai
destroy ทำลาย=thamlai
broken เสีย=sia, พัง=phang, แตก=taek, เจ๊ง=jeng
break-verb หัก=hak
crack ร้าว=rao
rust สนิม=sanim
rot เน่า=nao, บูด=but
mould รา=ra
stale บูด=but
garbage ขยะ=khaya, กาก=kak
junk เศษเหล็ก=setlek
rubbish-quality ห่วยแตก=huaitaek, กระจอก=krachok
dirt สกปรก=sokkaprok, ฝุ่น=fun
dirty สกปรก=sokkaprok, โสโครก=sokhrok
stain คราบ=khrap
mud โคลน=khlon
swamp บึง=bueng, หนอง=nong
dust ฝุ่น=fun
slime เมือก=mueak
poison พิษ=phit, ยาพิษ=yaphit
toxic เป็นพิษ=penphit
ashes ขี้เถ้า=khithao
disgust ขยะแขยง=khayakhayaeng
disgusting น่ารังเกียจ=narangkiat, ทุเรศ=thuret
yuck แหวะ=wae, อี๋=i
poor จน=chon, ยากจน=yakchon, จน=jon
poverty ความจน=khwamchon
hunger หิว=hio, อดอยาก=otyak
thirst กระหาย=krahai
debt หนี้=ni
bankrupt ล้มละลาย=lomlalai, เจ๊ง=cheng, เจ๊ง=jeng
loss ขาดทุน=khatthun
lose แพ้=phae, หาย=hai
failure ล้มเหลว=lomleo, แป้ก=paek
fall-verb ล้ม=lom, ตก=tok
error ผิด=phit, ผิดพลาด=phitphlat
guilt ความผิด=khwamphit
punishment ลงโทษ=longthot
fine-penalty ค่าปรับ=khaprap
tax ภาษี=phasi
problem ปัญหา=panha
quarrel ทะเลาะ=thalo
scandal อื้อฉาว=uechao
chaos วุ่นวาย=wunwai, โกลาหล=kolahon
noise เสียงดัง=siangdang
cheap ถูก=thuk
expensive แพง=phaeng
worthless ไร้ค่า=raikha
useless ไร้ประโยชน์=raiprayot
weak อ่อนแอ=onae
slow ช้า=cha
late สาย=sai
old แก่=kae, เก่า=kao
empty ว่างเปล่า=wangplao, ว่าง=wang
nothing ไม่มีอะไร=maimiarai
never ไม่เคย=maikhoei
not ไม่=mai, ไม่ใช่=maichai
does-not-go ไม่ไป=maipai
stop หยุด=yut
end จบ=chop
finished จบเห่=chophe
boring น่าเบื่อ=nabuea, เบื่อ=buea
bitter ขม=khom
sour เปรี้ยว=priao
sad เศร้า=sao, เสียใจ=siachai
sorrow ความทุกข์=khwamthuk
cry-weep ร้องไห้=ronghai
tear-drop น้ำตา=namta
scream กรีดร้อง=kritrong
lonely เหงา=ngao
pity สงสาร=songsan
shame อาย=ai
tired เหนื่อย=nueai
dark มืด=muet
shadow เงา=ngao
abyss เหว=heo
storm พายุ=phayu
earthquake แผ่นดินไหว=phaendinwai
flood น้ำท่วม=namthuam
smoke-fumes ควัน=khwan
cigarette บุหรี่=buri
drug ยาเสพติด=yaseptit, ยาบ้า=yaba
cannabis กัญชา=kancha
heroin-drug เฮโรอีน=heroin, ผงขาว=phongkhao
amphetamine ยาบ้า=yaba, ไอซ์=ai, ยาอี=yai
drug-addict ขี้ยา=khiya
booze เหล้า=lao
hangover เมาค้าง=maokhang
gambling การพนัน=kanphanan
burden ภาระ=phara
crooked คด=khot
raw-unripe ดิบ=dip
lack ขาด=khat
forget ลืม=luem
forbidden ห้าม=ham
escape หนี=ni
lost หลงทาง=longthang
ruin ซากปรักหักพัง=sakparakhakphang
slum สลัม=salam
rag ผ้าขี้ริ้ว=phakhirio
cockroach แมลงสาบ=malaengsap
flea หมัด=mat
bedbug ตัวเรือด=tuarueat
tick เห็บ=hep
maggot หนอน=non
leech ปลิง=pling
rat หนู=nu
scorpion แมงป่อง=maengpong
spider แมงมุม=maengmum
fly-insect แมลงวัน=malaengwan
mosquito ยุง=yung
jellyfish แมงกะพรุน=maengkaphrun
weed-plant วัชพืช=watchaphuet
thorn หนาม=nam
disease โรค=rok
sick ป่วย=puai, ไข้=khai
plague กาฬโรค=kalarok
epidemic โรคระบาด=rokrabat
cancer มะเร็ง=mareng
tumour เนื้องอก=nueangok
ulcer แผลเปื่อย=phlaepueai
abscess ฝี=fi
leprosy โรคเรื้อน=rokruean
cholera อหิวาต์=ahiwa
tuberculosis วัณโรค=wannarok
malaria มาลาเรีย=malaria
smallpox ฝีดาษ=fidat
measles หัด=hat
scabies หิด=hit
itch คัน=khan
wart หูด=hut
haemorrhoids ริดสีดวง=ritsiduang
diarrhoea ท้องเสีย=thongsia
constipation ท้องผูก=thongphuk
nausea คลื่นไส้=khluensai
cough ไอ=ai
cold-illness หวัด=wat
flu ไข้หวัดใหญ่=khaiwatyai
fever ไข้=khai
pain เจ็บ=chep, ปวด=puat
headache ปวดหัว=puathua
epilepsy ลมบ้าหมู=lombamu
diabetes เบาหวาน=baowan
aids เอดส์=et
syphilis ซิฟิลิส=sifilit
gonorrhoea หนองใน=nongnai
rabies พิษสุนัขบ้า=phitsunakba
asthma หอบหืด=hophuet
paralysis อัมพาต=ammaphat
depression ซึมเศร้า=suemsao
abortion ทำแท้ง=thamthaeng
miscarriage แท้ง=thaeng
virus ไวรัส=wairat
germ เชื้อโรค=chuearok
injection ฉีดยา=chitya
hospital โรงพยาบาล=rongphayaban
medicine ยา=ya
womb มดลูก=motluk
intestine ลำไส้=lamsai
hitler ฮิตเลอร์=hitloe
nazi นาซี=nasi
dictator เผด็จการ=phadetkan
dictator-local ทักษิณ=thaksin, ประยุทธ์=prayut
communist คอมมิวนิสต์=khommionit
war สงคราม=songkhram
army กองทัพ=kongthap
soldier ทหาร=thahan
police ตำรวจ=tamruat
cop หมาต๋า=mata
spy สายลับ=sailap
terrorist ผู้ก่อการร้าย=phukokanrai
revolution ปฏิวัติ=patiwat
coup รัฐประหาร=ratthaprahan
rebel กบฏ=kabot
demonstration ชุมนุม=chumnum, เสื้อแดง=sueadaeng
king กษัตริย์=kasat, ราชา=racha
queen ราชินี=rachini
prince เจ้าชาย=chaochai
leader ผู้นำ=phunam
flag ธง=thong
homeland บ้านเกิด=bankoet
government รัฐบาล=ratthaban
border ชายแดน=chaidaen
contested-place ปัตตานี=pattani, เขาพระวิหาร=khaophrawihan
historic-trauma ตากใบ=takbai, สึนามิ=suenami, หกตุลา=hoktula
god พระเจ้า=phrachao, เทพ=thep
goddess เทพี=thephi
deity-local พระพรหม=phraphrom, แม่นาค=maenak, พระอินทร์=phrain, แม่โพสพ=maephosop
hindu-god พระศิวะ=phrasiwa, พระพิฆเนศ=phraphikhanet
jesus เยซู=yesu
angel เทวดา=thewada, นางฟ้า=nangfa
devil มาร=man, ปีศาจ=pisat
satan ซาตาน=satan
demon มารร้าย=manrai, อสูร=asun
hell นรก=narok
paradise สวรรค์=sawan
sin บาป=bap
soul วิญญาณ=winyan
church โบสถ์=bot
temple วัด=wat
monk พระ=phra, หลวงพ่อ=luangpho
nun แม่ชี=maechi
buddha พระพุทธเจ้า=phraphutthachao, พุทธ=phut
blessing พร=phon
witch แม่มด=maemot
sorcerer หมอผี=mophi
magic เวทมนตร์=wetmon
evil-spirit-local กระสือ=krasue, ปอบ=pop, กระหัง=krahang, เปรต=pret, ผีตายโหง=phitaihong, นางตานี=nangtani
fate กรรม=kam, ชะตา=chata
nirvana นิพพาน=nipphan
sun ดวงอาทิตย์=duangathit, ตะวัน=tawan
moon ดวงจันทร์=duangchan, จันทร์=chan
star ดาว=dao
sky ฟ้า=fa, ท้องฟ้า=thongfa
earth ดิน=din, โลก=lok
world โลก=lok
land แผ่นดิน=phaendin, ประเทศ=prathet
water น้ำ=nam
sea ทะเล=thale
ocean มหาสมุทร=mahasamut
lake ทะเลสาบ=thalesap
river แม่น้ำ=maenam
stream ลำธาร=lamthan, ห้วย=huai
well-spring บ่อน้ำ=bonam
wave คลื่น=khluen
island เกาะ=ko
beach หาด=hat, ชายหาด=chaihat
mountain ภูเขา=phukhao, เขา=khao
hill เนินเขา=noenkhao, ดอย=doi
valley หุบเขา=hupkhao
forest ป่า=pa
field ทุ่ง=thung, นา=na
desert ทะเลทราย=thalesai
cave ถ้ำ=tham
stone หิน=hin
sand ทราย=sai
salt เกลือ=kluea
gold ทอง=thong
silver เงิน=ngoen
iron เหล็ก=lek
copper ทองแดง=thongdaeng
lead-metal ตะกั่ว=takua
steel เหล็กกล้า=lekkla
glass แก้ว=kaeo, กระจก=krachok
wood-material ไม้=mai
coal ถ่านหิน=thanhin
oil น้ำมัน=namman
fire ไฟ=fai
flame เปลวไฟ=pleofai
light แสง=saeng
lightning ฟ้าแลบ=falaep
thunder ฟ้าร้อง=farong
rain ฝน=fon
snow หิมะ=hima
ice น้ำแข็ง=namkhaeng
wind ลม=lom
air อากาศ=akat
cloud เมฆ=mek
fog หมอก=mok
dew น้ำค้าง=namkhang
rainbow รุ้ง=rung
weather อากาศ=akat
tree ต้นไม้=tonmai
leaf ใบไม้=baimai
branch กิ่ง=king
root ราก=rak
bark-tree เปลือกไม้=plueakmai
seed เมล็ด=malet
grass หญ้า=ya
flower ดอกไม้=dokmai, ดอก=dok
rose กุหลาบ=kulap
bush พุ่มไม้=phummai
pine สน=son
straw ฟาง=fang
mushroom เห็ด=het
person คน=khon
people ประชาชน=prachachon
man ผู้ชาย=phuchai
woman ผู้หญิง=phuying
child เด็ก=dek
baby ทารก=tharok
boy เด็กชาย=dekchai
girl เด็กหญิง=dekying, สาว=sao
mother แม่=mae
father พ่อ=pho
son ลูกชาย=lukchai
daughter ลูกสาว=luksao
brother พี่ชาย=phichai, น้องชาย=nongchai
sister พี่สาว=phisao, น้องสาว=nongsao
grandmother ยาย=yai, ย่า=ya
grandfather ตา=ta, ปู่=pu
uncle ลุง=lung, อา=a
aunt ป้า=pa, น้า=na
husband สามี=sami, ผัว=phua
wife ภรรยา=phanraya, เมีย=mia
bride เจ้าสาว=chaosao
wedding งานแต่งงาน=ngantaengngan
mother-in-law แม่ยาย=maeyai
nephew หลาน=lan
family ครอบครัว=khropkhrua
friend เพื่อน=phuean
neighbour เพื่อนบ้าน=phueanban
guest แขก=khaek
stranger คนแปลกหน้า=khonplaekna
name ชื่อ=chue
life ชีวิต=chiwit
love ความรัก=khwamrak, รัก=rak
kiss จูบ=chup
heart หัวใจ=huachai, ใจ=chai
head หัว=hua
hair ผม=phom
face หน้า=na
forehead หน้าผาก=naphak
eye ตา=ta
ear หู=hu
nose จมูก=chamuk
mouth ปาก=pak
lip ริมฝีปาก=rimfipak
tooth ฟัน=fan
tongue ลิ้น=lin
chin คาง=khang
cheek แก้ม=kaem
beard เครา=khrao
moustache หนวด=nuat
neck คอ=kho
throat ลำคอ=lamkho
shoulder ไหล่=lai
back หลัง=lang
chest อก=ok
belly ท้อง=thong
navel สะดือ=sadue
arm แขน=khaen
elbow ข้อศอก=khosok
hand มือ=mue
finger นิ้ว=nio
nail เล็บ=lep
fist กำปั้น=kampan
leg ขา=kha
knee เข่า=khao
foot เท้า=thao
heel ส้นเท้า=sonthao
toe นิ้วเท้า=niothao
skin ผิว=phio
bone กระดูก=kraduk
rib ซี่โครง=sikhrong
brain สมอง=samong
liver ตับ=tap
lung ปอด=pot
kidney ไต=tai
meat เนื้อ=nuea
milk นม=nom
bread ขนมปัง=khanompang
butter เนย=noei
cheese ชีส=chit
egg ไข่=khai
fish ปลา=pla
soup แกง=kaeng, ซุป=sup
rice ข้าว=khao
flour แป้ง=paeng
cake เค้ก=khek, ขนม=khanom
sugar น้ำตาล=namtan
honey น้ำผึ้ง=namphueng
candy ลูกอม=lukom
apple แอปเปิ้ล=aeppoen
grape องุ่น=angun
peach ท้อ=tho
lemon มะนาว=manao
orange-fruit ส้ม=som
banana กล้วย=kluai
nut ถั่ว=thua
melon แตงโม=taengmo
tomato มะเขือเทศ=makhueathet
potato มันฝรั่ง=manfarang
onion หัวหอม=huahom
garlic กระเทียม=krathiam
cabbage กะหล่ำปลี=kalampli
carrot แครอท=khaerot
cucumber แตงกวา=taengkwa
bean ถั่ว=thua
pumpkin ฟักทอง=fakthong
pepper-spice พริกไทย=phrikthai, พริก=phrik
vinegar น้ำส้มสายชู=namsomsaichu
sausage ไส้กรอก=saikrok
fat-grease ไขมัน=khaiman
wine ไวน์=wai
beer เบียร์=bia
tea ชา=cha
coffee กาแฟ=kafae
juice น้ำผลไม้=namphonlamai
food อาหาร=ahan
breakfast อาหารเช้า=ahanchao
lunch อาหารเที่ยง=ahanthiang
dinner อาหารเย็น=ahanyen
animal สัตว์=sat
dog หมา=ma, สุนัข=sunak
puppy ลูกหมา=lukma
cat แมว=maeo
horse ม้า=ma
cow วัว=wua
calf ลูกวัว=lukwua
sheep แกะ=kae
goat แพะ=phae
chicken ไก่=kai
duck เป็ด=pet
goose ห่าน=han
rabbit กระต่าย=kratai
mouse หนู=nu
bear หมี=mi
wolf หมาป่า=mapa
fox จิ้งจอก=chingchok
deer กวาง=kwang
lion สิงโต=singto
tiger เสือ=suea
elephant ช้าง=chang
monkey ลิง=ling
camel อูฐ=ut
snake งู=ngu
frog กบ=kop
turtle เต่า=tao
crocodile จระเข้=chorakhe
bird นก=nok
eagle อินทรี=insi
hawk เหยี่ยว=yiao
owl นกฮูก=nokhuk
crow กา=ka
pigeon นกพิราบ=nokphirap
swan หงส์=hong
feather ขนนก=khonnok
wing ปีก=pik
tail หาง=hang
horn เขา=khao
claw กรงเล็บ=kronglep
fur ขน=khon
bee ผึ้ง=phueng
ant มด=mot
butterfly ผีเสื้อ=phisuea
beetle ด้วง=duang
worm ไส้เดือน=saiduean
snail หอยทาก=hoithak
shark ฉลาม=chalam
whale วาฬ=wan
crab ปู=pu
squid ปลาหมึก=plamuek
house บ้าน=ban
home บ้าน=ban
room ห้อง=hong
kitchen ครัว=khrua
bathroom ห้องน้ำ=hongnam
door ประตู=pratu
window หน้าต่าง=natang
wall กำแพง=kamphaeng
roof หลังคา=langkha
floor พื้น=phuen
stairs บันได=bandai
garden สวน=suan
fence รั้ว=rua
bed เตียง=tiang
table โต๊ะ=to
chair เก้าอี้=kaoi
lamp โคมไฟ=khomfai
candle เทียน=thian
mirror กระจก=krachok
key กุญแจ=kunchae
lock แม่กุญแจ=maekunchae
knife มีด=mit
fork ส้อม=som
spoon ช้อน=chon
plate จาน=chan
cup ถ้วย=thuai
bottle ขวด=khuat
pot หม้อ=mo
pan กระทะ=kratha
bowl ชาม=cham
oven เตา=tao
box กล่อง=klong
bag ถุง=thung, กระเป๋า=krapao
basket ตะกร้า=takra
barrel ถัง=thang
bucket ถังน้ำ=thangnam
broom ไม้กวาด=maikwat
soap สบู่=sabu
towel ผ้าเช็ดตัว=phachettua
comb หวี=wi
brush แปรง=praeng
needle เข็ม=khem
thread ด้าย=dai
rope เชือก=chueak
hammer ค้อน=khon
saw เลื่อย=lueai
axe ขวาน=khwan
wheel ล้อ=lo
stick ไม้เท้า=maithao
machine เครื่องจักร=khrueangchak
tool เครื่องมือ=khrueangmue
toy ของเล่น=khonglen
doll ตุ๊กตา=tukkata
ball ลูกบอล=lukbon
book หนังสือ=nangsue
paper กระดาษ=kradat
letter จดหมาย=chotmai
pen ปากกา=pakka
newspaper หนังสือพิมพ์=nangsuephim
picture รูปภาพ=rupphap
word คำ=kham
language ภาษา=phasa
story เรื่อง=rueang
song เพลง=phleng
music ดนตรี=dontri
drum กลอง=klong
flute ขลุ่ย=khlui
bell ระฆัง=rakhang
clothes เสื้อผ้า=sueapha
shirt เสื้อ=suea
trousers กางเกง=kangkeng
skirt กระโปรง=kraprong
coat เสื้อคลุม=sueakhlum
hat หมวก=muak
shoe รองเท้า=rongthao
sock ถุงเท้า=thungthao
glove ถุงมือ=thungmue
belt เข็มขัด=khemkhat
button กระดุม=kradum
ring แหวน=waen
glasses แว่นตา=waenta
clock นาฬิกา=nalika
umbrella ร่ม=rom
silk ไหม=mai
cotton ฝ้าย=fai
leather หนัง=nang
cloth ผ้า=pha
city เมือง=mueang
village หมู่บ้าน=muban
street ถนน=thanon
way ทาง=thang
square จัตุรัส=chatturat
bridge สะพาน=saphan
tower หอคอย=hokhoi
castle ปราสาท=prasat, วัง=wang
market ตลาด=talat
shop ร้าน=ran
school โรงเรียน=rongrian
office สำนักงาน=samnakngan
factory โรงงาน=rongngan
bank ธนาคาร=thanakhan
money เงิน=ngoen
coin เหรียญ=rian
price ราคา=rakha
gift ของขวัญ=khongkhwan
work งาน=ngan
worker คนงาน=khonngan
doctor หมอ=mo
teacher ครู=khru
farmer ชาวนา=chaona
hunter นายพราน=naiphran
fisherman ชาวประมง=chaopramong
cook พ่อครัว=phokhrua
driver คนขับ=khonkhap
boss เจ้านาย=chaonai
car รถ=rot, รถยนต์=rotyon
ship เรือ=ruea
boat เรือ=ruea
train รถไฟ=rotfai
plane เครื่องบิน=khrueangbin
bicycle จักรยาน=chakkrayan
cart เกวียน=kwian
day วัน=wan
night คืน=khuen
morning เช้า=chao
evening เย็น=yen
noon เที่ยง=thiang
today วันนี้=wanni
yesterday เมื่อวาน=mueawan
tomorrow พรุ่งนี้=phrungni
week สัปดาห์=sapda
month เดือน=duean
year ปี=pi
hour ชั่วโมง=chuamong
minute นาที=nathi
time เวลา=wela
summer ฤดูร้อน=rueduron
winter ฤดูหนาว=ruedunao
monday วันจันทร์=wanchan
friday วันศุกร์=wansuk
sunday วันอาทิตย์=wanathit
holiday วันหยุด=wanyut
red แดง=daeng
blue น้ำเงิน=namngoen
green เขียว=khiao
yellow เหลือง=lueang
white ขาว=khao
black ดำ=dam
grey เทา=thao
brown น้ำตาล=namtan
pink ชมพู=chomphu
purple ม่วง=muang
colour สี=si
zero ศูนย์=sun
one หนึ่ง=nueng
two สอง=song
three สาม=sam
four สี่=si
five ห้า=ha
six หก=hok
seven เจ็ด=chet
eight แปด=paet
nine เก้า=kao
ten สิบ=sip
eleven สิบเอ็ด=sipet
twelve สิบสอง=sipsong
twenty ยี่สิบ=yisip
hundred ร้อย=roi
thousand พัน=phan
million ล้าน=lan
half ครึ่ง=khrueng
first แรก=raek
last สุดท้าย=sutthai
part ส่วน=suan
circle วงกลม=wongklom
line เส้น=sen
point จุด=chut
corner มุม=mum
side ข้าง=khang
hole รู=ru
number ตัวเลข=tualek
dream ฝัน=fan
game เกม=kem
joy ความสุข=khwamsuk
luck โชค=chok
peace สันติ=santi
freedom อิสระ=itsara, เสรี=seri
truth ความจริง=khwamching
hope ความหวัง=khwamwang
strength แรง=raeng, พลัง=phalang
voice เสียง=siang
silence ความเงียบ=khwamngiap
smell กลิ่น=klin
taste รส=rot
breath ลมหายใจ=lomhaichai
thing ของ=khong, สิ่ง=sing
question คำถาม=khamtham
answer คำตอบ=khamtop
secret ความลับ=khwamlap
law กฎหมาย=kotmai
be เป็น=pen
have มี=mi
do-make ทำ=tham
go ไป=pai
come มา=ma
walk เดิน=doen
run วิ่ง=wing
jump กระโดด=kradot
fly บิน=bin
swim ว่ายน้ำ=wainam
sit นั่ง=nang
stand ยืน=yuen
lie-down นอน=non
sleep หลับ=lap, นอน=non
wake ตื่น=tuen
eat กิน=kin
drink ดื่ม=duem
bite กัด=kat
chew เคี้ยว=khiao
swallow กลืน=kluen
suck ดูด=dut
see เห็น=hen
look ดู=du, มอง=mong
hear ฟัง=fang
speak พูด=phut
say บอก=bok
ask ถาม=tham
call เรียก=riak
sing ร้องเพลง=rongphleng
dance เต้น=ten, รำ=ram
laugh หัวเราะ=huaro
play เล่น=len
know รู้=ru
think คิด=khit
want ต้องการ=tongkan, อยาก=yak
can ได้=dai
must ต้อง=tong
love-verb รัก=rak
like ชอบ=chop
give ให้=hai
take เอา=ao
bring พา=pha
hold ถือ=thue
put วาง=wang
throw โยน=yon
catch จับ=chap
pull ดึง=dueng
push ผลัก=phlak
open เปิด=poet
close ปิด=pit
cut ตัด=tat
sew เย็บ=yep
wash ล้าง=lang, ซัก=sak
cook-verb ทำอาหาร=thamahan
burn เผา=phao
buy ซื้อ=sue
sell ขาย=khai
pay จ่าย=chai
work-verb ทำงาน=thamngan
build สร้าง=sang
dig ขุด=khut
plant-verb ปลูก=pluk
write เขียน=khian
read อ่าน=an
count นับ=nap
learn เรียน=rian
help ช่วย=chuai
wait รอ=ro
find พบ=phop
search หา=ha
live อยู่=yu
be-born เกิด=koet
grow โต=to
blow เป่า=pao
turn หมุน=mun
roll กลิ้ง=kling
shake เขย่า=khayao
tremble สั่น=san
scratch เกา=kao
rub ถู=thu
flow ไหล=lai
float ลอย=loi
smile ยิ้ม=yim
marry แต่งงาน=taengngan
hug กอด=kot
win ชนะ=chana
begin เริ่ม=roem
change เปลี่ยน=plian
travel เดินทาง=doenthang, เที่ยว=thiao
drive ขับ=khap
return กลับ=klap
leave ออก=ok
stay พัก=phak
send ส่ง=song
show แสดง=sadaeng
tie ผูก=phuk
pour เท=the
fill เติม=toem
mix ผสม=phasom
shine ส่องแสง=songsaeng
snore กรน=kron
yawn หาว=hao
sneeze จาม=cham
whisper กระซิบ=krasip
bark-dog เห่า=hao
peel ปอก=pok
shave โกน=kon
big ใหญ่=yai
small เล็ก=lek
tiny จิ๋ว=chio
long ยาว=yao
short สั้น=san
tall-high สูง=sung
low ต่ำ=tam
wide กว้าง=kwang
narrow แคบ=khaep
thick หนา=na
thin บาง=bang
deep ลึก=luek
flat แบน=baen
round กลม=klom
straight ตรง=trong
sharp คม=khom
heavy หนัก=nak
light-weight เบา=bao
hard แข็ง=khaeng
soft นุ่ม=num
new ใหม่=mai
young หนุ่ม=num
good ดี=di
better ดีกว่า=dikwa
beautiful สวย=suai, งาม=ngam
strong แข็งแรง=khaengraeng
fast เร็ว=reo
early แต่เช้า=taechao
hot ร้อน=ron
warm อุ่น=un
cold หนาว=nao
cool-fresh เย็น=yen, สด=sot
wet เปียก=piak
dry แห้ง=haeng
full เต็ม=tem, อิ่ม=im
clean สะอาด=saat
clear ชัด=chat, ใส=sai
bright สว่าง=sawang
sweet หวาน=wan
salty เค็ม=khem
spicy เผ็ด=phet
rich รวย=ruai
happy มีความสุข=mikhwamsuk, สุข=suk
funny ตลก=talok
clever ฉลาด=chalat
brave กล้าหาญ=klahan
kind-nice ใจดี=chaidi
honest ซื่อสัตย์=suesat
free ฟรี=fri
quiet เงียบ=ngiap
loud ดัง=dang
easy ง่าย=ngai
difficult ยาก=yak
true จริง=ching
same เหมือนกัน=mueankan
other อื่น=uen
shy ขี้อาย=khiai
strange แปลก=plaek
left ซ้าย=sai
right-side ขวา=khwa
up บน=bon
down ล่าง=lang
in ใน=nai
out นอก=nok
near ใกล้=klai
far ไกล=klai
here ที่นี่=thini
there ที่นั่น=thinan
where ที่ไหน=thinai
when เมื่อไหร่=muearai
who ใคร=khrai
what อะไร=arai
why ทำไม=thammai
how อย่างไร=yangrai
yes ใช่=chai, ครับ=khrap, ค่ะ=kha
no ไม่=mai
i ฉัน=chan, ผม=phom
you คุณ=khun, เธอ=thoe
he เขา=khao
we เรา=rao
my ของฉัน=khongchan
this นี้=ni
that นั้น=nan
all ทั้งหมด=thangmot
many มาก=mak
few น้อย=noi
more อีก=ik
and และ=lae
or หรือ=rue
but แต่=tae
with กับ=kap
now ตอนนี้=tonni
always เสมอ=samoe
already แล้ว=laeo
maybe บางที=bangthi
hello สวัสดี=sawatdi
goodbye ลาก่อน=lakon
thanks ขอบคุณ=khopkhun
please กรุณา=karuna
sorry ขอโทษ=khothot
! vulgar | du, ich (grob) | you, I (rude) | toi, moi (grossier) | tú, yo (grosero) | tu, io (sgarbato) : มึง=mueng, กู=ku, ไอ้=ai
! vulgar | verdammt viel, krass (vulgär) | as fuck (vulgar intensifier) | putain de (vulgaire) | de cojones (vulgar) | del cazzo (volgare) : ชิบหาย=chipphai, สัดๆ=satsat, โคตร=khot, ฉิบหาย=chipphai
! vulgar | Fuß, Sohle (grob, beleidigend) | foot (rude, insulting in Thailand) | pied (grossier, insultant en Thaïlande) | pie (grosero, ofensivo en Tailandia) | piede (rozzo, offensivo in Thailandia) : ตีน=tin, ส้นตีน=sontin
wanker ชักว่าว=chakwao
striptease ระบำเปลื้องผ้า=rabamplueangpha
orgy สวิงกิ้ง=sawingking
cow-insult วัว=wua, ควาย=khwai
chicken-insult ไก่=kai
sissy แหย=yae, ใจเสาะ=chaiso
dangerous อันตราย=antarai
breakdown เสีย=sia, พัง=phang
complain บ่น=bon
limp-slack เหี่ยว=hiao
flat-dull จืด=juet, จืด=chuet
leak รั่ว=rua
hovel กระท่อม=krathom, รูหนู=runu
gloomy เศร้า=sao, หมอง=mong
rash ผื่น=phuen
gout เกาต์=kao
herpes เริม=roem
goitre คอพอก=khophok
scab สะเก็ด=saket
rectum ไส้ตรง=saitrong
fascist ฟาสซิสต์=fasit
devilish-luck ซวย=suai, เคราะห์=khro
`,
}
