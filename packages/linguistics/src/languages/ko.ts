import type { LanguageSource } from '../language-source.ts'

/** Korean in the Revised Romanization. */
export const ko: LanguageSource = {
  code: 'ko',
  script: 'Hangul',
  text: `
penis-vulgar 좆=jot, 자지=jaji, 고추=gochu, 잠지=jamji, 꼬추=kkochu, 거시기=geosigi, 좆=jeot, 좃=jot, 좆대가리=jotdaegari, 물건=mulgeon
penis 음경=eumgyeong, 남근=namgeun
vulva-vulgar 보지=boji, 씹=ssip, 봊=boj, 씹=ssib, 조개=jogae, 봊=bot, 잠지=jamji, 뽀지=ppoji
vagina 질=jil, 음부=eumbu
testicles-vulgar 불알=bural, 부랄=bural
testicle 고환=gohwan
breasts-vulgar 찌찌=jjiji, 젖=jeot, 젖통=jeottong, 쭈쭈=jjujju, 가슴=gaseum, 찌찌=jjijji, 거유=geoyu, 유방=yubang, 슴가=seumga
nipple 젖꼭지=jeotkkokji, 유두=yudu
arse 똥구멍=ttonggumeong, 궁둥이=gungdungi, 엉덩이=eongdeongi, 똥꼬=ttongkko
buttocks 엉덩이=eongdeongi, 볼기=bolgi, 궁둥이=gungdungi
anus 항문=hangmun, 후장=hujang, 똥꼬=ttongkko
arsehole 좆같은 놈=jotgateun nom, 개새끼=gaesaekki, 똥구멍=ttonggumeong
pubic-hair 음모=eummo, 보지털=bojiteol
crotch 사타구니=sataguni, 가랑이=garangi
clitoris 음핵=eumhaek, 클리토리스=keullitoriseu
foreskin 포피=popi, 포경=pogyeong
glans 귀두=gwidu
erection 발기=balgi
semen 정액=jeongaek, 좆물=jonmul, 정자=jeongja
fuck 씨발=ssibal, 씹=ssip, 시발=sibal, 좆까=jotkka, 박다=bakda, 씨팔=ssipal, 시벌=sibeol, 씹하다=ssiphada, 빠구리=ppaguri, 떡치다=tteokchida, 따먹다=ttameokda, 박아=baga
fuck-exclamation 씨발=ssibal, 시발=sibal, 제기랄=jegiral, 젠장=jenjang, 시발=shibal, 아씨=assi, 썅=ssyang, 존나=jonna, 씹=ssip, 18=18, 씨팔=ssipal, 좆까=jotkka, 니미=nimi, 니기미=nigimi, 지랄=jiral
sex 섹스=sekseu, 성=seong, 떡=tteok, 빠구리=ppaguri
intercourse 성교=seonggyo, 성관계=seonggwangye, 잠자리=jamjari
mate-animals 짝짓기=jjakjitgi, 교미=gyomi, 흘레=heulle
orgasm 오르가즘=oreugajeum, 절정=jeoljeong
masturbate 자위=jawi, 딸딸이=ttalttari, 수음=sueum, 딸치다=ttalchida, 딸=ttal
wanker 딸쟁이=ttaljaengi
suck-vulgar 빨다=ppalda, 좆빨다=jotppalda
blow-job 오럴=oreol, 사까시=sakkasi
sodomy 항문성교=hangmunseonggyo, 비역=biyeok, 남색=namsaek
horny 꼴린=kkollin, 음란한=eumnanhan, 색골=saekgol, 야한=yahan, 변태=byeontae, 음란=eumran
heat-rut 발정=baljeong
lust 정욕=jeongyok, 욕정=yokjeong, 음욕=eumyok
pervert 변태=byeontae, 바바리맨=babarimaen, 치한=chihan, 호색한=hosaekhan
lecher 호색한=hosaekhan, 색마=saekma, 늑대=neukdae
obscene 음란=eumnan, 외설=oeseol, 야한=yahan
porn 야동=yadong, 포르노=poreuno, 야설=yaseol, 음란물=eumnanmul
naked 알몸=almom, 벌거벗은=beolgeobeoseun, 나체=nache, 누드=nudeu
striptease 스트립쇼=seuteuripsyo
prostitute 매춘부=maechunbu, 창녀=changnyeo, 윤락녀=yullangnyeo
whore 창녀=changnyeo, 걸레=geolle, 갈보=galbo, 화냥년=hwanyangnyeon, 년=nyeon, 논다니=nondani
slut 걸레=geolle, 잡년=jamnyeon, 화냥년=hwanyangnyeon, 헤픈 년=hepeun nyeon
brothel 사창가=sachangga, 매음굴=maeeumgul, 창녀촌=changnyeochon
pimp 포주=poju, 뚜쟁이=ttujaengi, 기둥서방=gidungseobang
mistress 첩=cheop, 정부=jeongbu, 세컨드=sekeondeu
adultery 간통=gantong, 불륜=bullyun, 바람=baram
cuckold 오쟁이=ojaengi
incest 근친상간=geunchinsanggan
paedophile 소아성애자=soaseongaeja, 로리콘=rorikon
rape 강간=ganggan, 성폭행=seongpokhaeng, 겁탈=geoptal
orgy 난교=nangyo, 스와핑=seuwaping
fetish 페티시=petisi
dildo 딜도=dildo
condom-slang 콘돔=kondom
virgin-sexual 처녀=cheonyeo, 숫처녀=sutcheonyeo, 동정=dongjeong
impotent 고자=goja, 발기부전=balgibujeon
castrate 거세=geose, 내시=naesi, 환관=hwangwan
shit 똥=ttong, 응가=eungga, 대변=daebyeon, 똥=dong, 응아=eunga, 씨발=ssibal, 개똥=gaettong
shit-verb 똥싸다=ttongssada, 싸다=ssada
excrement 대변=daebyeon, 배설물=baeseolmul, 분변=bunbyeon, 인분=inbun, 똥=ttong, 응가=eungga, 똥=ddong
poop 응가=eungga, 응아=eunga, 똥=ttong
dung 거름=georeum, 두엄=dueom, 퇴비=toebi
droppings 똥덩어리=ttongdeongeori
piss 오줌=ojum, 오줌싸다=ojumssada
urine 소변=sobyeon, 오줌=ojum, 쉬=swi, 쉬야=swiya
pee 오줌=ojum, 쉬=swi, 쉬야=swiya, 소변=sobyeon, 쉬=shi
fart 방귀=banggwi, 방구=banggu, 뿡=ppung, 뽕=ppong
diarrhoea-vulgar 물똥=multtong, 설사=seolsa
belch 트림=teurim
vomit 토=to, 구토=guto, 오바이트=obaiteu, 토하다=tohada, 우웩=uwek
snot 콧물=konmul, 코딱지=kottakji
spit 침=chim, 가래침=garaechim, 퉤=twe
sweat 땀=ttam
stink 악취=akchwi, 구린내=gurinnae, 냄새나다=naemsaenada, 구리다=gurida, 냄새=naemsae, 구린=gurin
pus 고름=goreum
toilet 변소=byeonso, 화장실=hwajangsil, 변기=byeongi, 뒷간=dwitgan
latrine 변소=byeonso, 측간=cheukgan
chamber-pot 요강=yogang
sewer 하수구=hasugu, 시궁창=sigungchang
menstruation 생리=saengni, 월경=wolgyeong, 멘스=menseu
tampon 생리대=saengnidae, 탐폰=tampon
diaper 기저귀=gijeogwi
armpit 겨드랑이=gyeodeurangi, 암내=amnae
pimple 여드름=yeodeureum, 뾰루지=ppyoruji
dandruff 비듬=bideum
potbelly 똥배=ttongbae, 뱃살=baetsal
tongue-kiss 딥키스=dipkiseu
seduce 유혹=yuhok, 꼬시다=kkosida
lick 핥다=haltda
hump 떡치다=tteokchida
damn 빌어먹을=bireomeogeul, 젠장=jenjang, 제기랄=jegiral, 우라질=urajil, 염병=yeombyeong, 망할=manghal
go-to-hell 꺼져=kkeojyeo, 뒈져라=dwejyeora, 엿먹어=yeonmeogeo, 지옥에나 가라=jioge na gara, 뒤질래=dwijillae, 뒈져=dwejyeo, 닥쳐=dakchyeo, 죽어=jugeo
son-of-bitch 개새끼=gaesaekki, 개자식=gaejasik, 씨발놈=ssibalnom, 호로자식=horojasik, 후레자식=hurejasik, 씹새끼=ssipsaekki, 상놈의 새끼=sangnomui saekki, 새끼=saekki, 호로새끼=horosaekki
motherfucker 씹새끼=ssipsaekki, 니미씨발=nimissibal, 느금마=neugeumma, 니애미=niaemi, 엄창=eomchang
bollocks 개소리=gaesori, 헛소리=heotsori, 개뿔=gaeppul, 좆같은 소리=jotgateun sori, 구라=gura, 지랄=jiral, 뻥=ppeong
transvestite 여장남자=yeojangnamja, 트랜스=teuraenseu
lingerie 팬티=paenti, 속옷=sogot, 빤쓰=ppansseu
peeping 관음증=gwaneumjeung, 몰카=molka, 훔쳐보기=humchyeobogi
grope 추행=chuhaeng, 더듬다=deodeumda
bare-bottom 맨엉덩이=maeneongdeongi
cleavage 가슴골=gaseumgol
hole-vulgar 구멍=gumeong
stick-vulgar 몽둥이=mongdungi, 방망이=bangmangi
idiot 바보=babo, 멍청이=meongcheongi, 병신=byeongsin, 등신=deungsin, 머저리=meojeori, 얼간이=eolgani, 병신=byungshin, 바보=pabo, 띨띨이=ttilttiri, 호구=hogu, 또라이=ttorai, 멍텅구리=meongteongguri, 돌대가리=doldaegari, 찐따=jjintta, 빙신=bingsin, 천치=cheonchi, 찌질이=jjijiri, 쪼다=jjoda, 팔푼이=palpuni
fool 바보=babo, 멍텅구리=meongteongguri, 호구=hogu
stupid 멍청한=meongcheonghan, 어리석은=eoriseogeun, 미련한=miryeonhan, 띨띨한=ttilttilhan, 멍청=meongcheong, 무식=musik, 둔한=dunhan, 띨띨=ttilttil
cretin 천치=cheonchi, 백치=baekchi
blockhead 돌대가리=doldaegari, 밥통=baptong, 닭대가리=dakdaegari, 석두=seokdu
clumsy 칠칠맞은=chilchilmajeun, 덜렁이=deolleongi
crazy 미친=michin, 미쳤다=michyeotda, 또라이=ttorai, 돌아이=dorai, 미친놈=michinnom, 미친년=michinnyeon
madman 미치광이=michigwangi, 광인=gwangin, 사이코=saiko
madhouse 정신병원=jeongsinbyeongwon
retarded 지체=jiche, 저능아=jeoneunga, 애자=aeja
cripple 병신=byeongsin, 불구=bulgu
lame-person 절름발이=jeolleumbari, 절뚝발이=jeolttukbari
blind-person 장님=jangnim, 봉사=bongsa, 소경=sogyeong
deaf-person 귀머거리=gwimeogeori
mute-person 벙어리=beongeori
stutterer 말더듬이=maldeodeumi
hunchback 꼽추=kkopchu, 곱사등이=gopsadeungi
dwarf 난쟁이=nanjaengi, 땅꼬마=ttangkkoma
bald 대머리=daemeori, 민머리=minmeori
ugly 못생긴=motsaenggin, 추한=chuhan, 추녀=chunyeo, 못난이=monnani, 호박=hobak, 못난이=motnani, 오크=okeu
fat-person 뚱보=ttungbo, 뚱뚱한=ttungttunghan, 돼지=dwaeji, 뚱땡이=ttungttaengi
skinny 말라깽이=mallakkaengi, 마른=mareun
coward 겁쟁이=geopjaengi, 쫄보=jjolbo
weakling 약골=yakgol, 허약한=heoyakhan
sissy 계집애 같은 놈=gyejibae gateun nom
bastard 새끼=saekki, 개새끼=gaesaekki, 놈=nom, 쌍놈=ssangnom, 자식=jasik, 서자=seoja, 씹새=ssipsae, 사생아=sasaenga, 잡종=japjong, 호로자식=horojasik
scoundrel 악당=akdang, 불한당=bulhandang, 깡패=kkangpae, 나쁜 놈=nappeun nom, 쌍놈=ssangnom, 놈=nom
rascal 개구쟁이=gaegujaengi, 장난꾸러기=jangnankkureogi, 꼬마=kkoma
scum 쓰레기=sseuregi, 인간말종=inganmaljong, 양아치=yangachi
wretch 불쌍한 놈=bulssanghan nom, 찌질이=jjijiri
tramp 노숙자=nosukja, 부랑자=burangja
beggar 거지=geoji, 각설이=gakseori, 그지=geuji
loser 패배자=paebaeja, 루저=rujeo, 낙오자=nagoja, 찐따=jjintta
lazybones 게으름뱅이=geeureumbaengi, 게으른=geeureun, 백수=baeksu, 게으름=geeureum
glutton 먹보=meokbo, 식충이=sikchungi
miser 구두쇠=gudusoe, 짠돌이=jjandori, 자린고비=jaringobi
greedy 탐욕=tamyok, 욕심쟁이=yoksimjaengi
drunkard 술고래=sulgorae, 주정뱅이=jujeongbaengi, 주정꾼=jujeongkkun
drunk 술취한=sulchwihan, 만취=manchwi
liar 거짓말쟁이=geojinmaljaengi, 뻥쟁이=ppeongjaengi
cheat 사기꾼=sagikkun, 협잡꾼=hyeopjapkkun
hypocrite 위선자=wiseonja
traitor 배신자=baesinja, 반역자=banyeokja, 매국노=maegungno
snitch 밀고자=milgoja, 고자질쟁이=gojajiljaengi, 프락치=peurakchi
toady 아첨꾼=acheomkkun, 아부=abu
braggart 허풍쟁이=heopungjaengi, 떠버리=tteobeori
arrogant 거만한=geomanhan, 건방진=geonbangjin, 오만=oman
cheeky 싸가지=ssagaji, 버릇없는=beoreudeomneun, 건방진=geonbangjin
rude 무례한=muryehan, 싸가지=ssagaji
boor 촌놈=chonnom, 촌뜨기=chontteugi, 상놈=sangnom
gossip 수다쟁이=sudajaengi, 험담=heomdam
busybody 오지랖=ojirap, 참견쟁이=chamgyeonjaengi
old-hag 할망구=halmanggu, 노파=nopa, 마귀할멈=magwihalmeom
old-man-derog 영감탱이=yeonggamtaengi, 꼰대=kkondae, 늙은이=neulgeuni, 틀딱=teulttak
old-maid 노처녀=nocheonyeo
bimbo 된장녀=doenjangnyeo, 골빈 년=golbin nyeon
slave 노예=noye, 종=jong, 노비=nobi
servant-derog 하인=hain, 머슴=meoseum, 시녀=sinyeo, 졸개=jolgae
pig 돼지=dwaeji, 돼지새끼=dwaejisaekki, 꿀꿀=kkulkkul
sow 암퇘지=amtwaeji
donkey 당나귀=dangnagwi
ox-insult 황소=hwangso
cow-insult 암소=amso
goat-insult 염소=yeomso
dog-insult 개=gae, 똥개=ttonggae, 개놈=gaenom, 개새끼=gaesaekki
bitch 년=nyeon, 암캐=amkae, 쌍년=ssangnyeon, 나쁜 년=nappeun nyeon, 썅년=ssyangnyeon, 계집년=gyejimnyeon, 걸레=geolle, 년=nyon
monkey-insult 원숭이=wonsungi
rat-insult 쥐새끼=jwisaekki
snake-insult 독사=doksa
chicken-insult 닭대가리=dakdaegari
worm-insult 벌레=beolle, 버러지=beoreoji
louse 이=i, 사면발이=samyeonbari
vermin 해충=haechung, 벌레=beolle, 충=chung
parasite 기생충=gisaengchung, 빈대=bindae
toad 두꺼비=dukkeobi
hyena 하이에나=haiena
vulture 독수리=doksuri
beast 짐승=jimseung, 야수=yasu
monster 괴물=goemul, 요괴=yogoe
savage 야만인=yamanin, 오랑캐=orangkae
primitive 원시인=wonsiin
trash-person 쓰레기=sseuregi, 인간쓰레기=ingansseuregi
shame-on-you 수치=suchi, 치욕=chiyok
mock 조롱=jorong, 비웃음=biuseum, 놀림=nollim
insult 모욕=moyok, 욕=yok
slur-black 깜둥이=kkamdungi, 검둥이=geomdungi, 흑형=heukhyeong
slur-jew 유태인=yutaein
slur-asian 짱깨=jjangkkae, 되놈=doenom, 뙤놈=ttoenom
slur-white 양놈=yangnom, 코쟁이=kojaengi, 양키=yangki
slur-foreigner 양놈=yangnom, 튀기=twigi, 외노자=oenoja
slur-neighbour 쪽바리=jjokbari, 왜놈=waenom, 짱깨=jjangkkae, 짱꼴라=jjangkkolla, 조센징=josenjing, 되놈=doenom
slur-region 홍어=hongeo, 전라디언=jeolladieon
slur-gay 호모=homo, 게이새끼=geisaekki, 똥꼬충=ttongkkochung, 게이=gei, 보갈=bogal
slur-disabled 병신=byeongsin, 애자=aeja, 장애자=jangaeja
slur-woman 김치녀=gimchinyeo, 년=nyeon, 계집=gyejip, 계집애=gyejibae, 아줌마=ajumma, 메갈=megal
slur-poor 거지새끼=geojisaekki, 흙수저=heuksujeo
gay 게이=gei, 동성애자=dongseongaeja
lesbian 레즈비언=rejeubieon, 레즈=rejeu
negro-word 흑인=heugin
big-mouth 주둥이=judungi, 아가리=agari, 주둥아리=judungari
shut-up 닥쳐=dakchyeo, 입닥쳐=ipdakchyeo, 아가리 닥쳐=agari dakchyeo
bore-person 진상=jinsang, 귀찮은 놈=gwichaneun nom
naive 순진한=sunjinhan, 호구=hogu
stubborn 고집쟁이=gojipjaengi, 옹고집=onggojip
clown 광대=gwangdae, 어릿광대=eoritgwangdae
puppet 꼭두각시=kkokdugaksi, 인형=inhyeong
ignorant 무식한=musikhan, 무식쟁이=musikjaengi
good-for-nothing 쓸모없는 놈=sseulmoeomneun nom, 건달=geondal, 망나니=mangnani
upstart 졸부=jolbu, 벼락부자=byeorakbuja
death 죽음=jugeum, 사망=samang, 사=sa, 4=4
dead 죽은=jugeun, 뒈진=dwejin
die 죽다=jukda, 뒈지다=dwejida, 뒤지다=dwijida, 죽어=jugeo
corpse 시체=siche, 송장=songjang, 주검=jugeom, 시신=sisin
carrion 썩은 고기=sseogeun gogi
grave 무덤=mudeom, 묘=myo, 산소=sanso
coffin 관=gwan, 널=neol
funeral 장례식=jangnyesik, 장례=jangnye, 초상=chosang
cemetery 묘지=myoji, 공동묘지=gongdongmyoji
mourning 애도=aedo, 상중=sangjung
widow 과부=gwabu
orphan 고아=goa
skeleton 해골=haegol, 백골=baekgol
skull 해골=haegol, 두개골=dugaegol
ghost 귀신=gwisin, 유령=yuryeong, 도깨비=dokkaebi
vampire 흡혈귀=heuphyeolgwi
zombie 좀비=jombi, 강시=gangsi
kill 죽이다=jugida, 살해=salhae, 살인=sarin
murder 살인=sarin, 살해=salhae
murderer 살인자=sarinja, 살인마=sarinma
suicide 자살=jasal
hang-person 교수대=gyosudae, 목매다=mongmaeda
execution 처형=cheohyeong, 사형=sahyeong
executioner 망나니=mangnani, 사형집행인=sahyeongjiphaengin
behead 참수=chamsu, 목베다=mokbeda
strangle 교살=gyosal, 목조르다=mokjoreuda
drown 익사=iksa
massacre 학살=haksal, 대학살=daehaksal
slaughterhouse 도살장=dosaljang
butcher-derog 백정=baekjeong, 도살자=dosalja
torture 고문=gomun
beat 때리다=ttaerida, 패다=paeda
slap 따귀=ttagwi, 싸대기=ssadaegi
fight 싸움=ssaum
violence 폭력=pongnyeok, 폭행=pokhaeng
wound 상처=sangcheo
scar 흉터=hyungteo, 흉=hyung
blood 피=pi
bomb 폭탄=poktan
gun 총=chong, 권총=gwonchong
bullet 총알=chongal, 탄환=tanhwan
knife-weapon 단검=dangeom, 칼=kal
weapon 무기=mugi
explosion 폭발=pokbal
whip 채찍=chaejjik
trap 함정=hamjeong, 덫=deot
chain-fetter 사슬=saseul, 족쇄=joksoe
prison 감옥=gamok, 교도소=gyodoso, 깜빵=kkamppang
prisoner 죄수=joesu, 포로=poro
thief 도둑=doduk, 도둑놈=dodungnom, 도적=dojeok
steal 훔치다=humchida, 절도=jeoldo
robber 강도=gangdo, 산적=sanjeok
robbery 강도=gangdo
plunder 약탈=yaktal
gangster 깡패=kkangpae, 조폭=jopok, 건달=geondal
mafia 마피아=mapia
criminal 범죄자=beomjoeja, 범인=beomin
crime 범죄=beomjoe
kidnap 납치=napchi, 유괴=yugoe
blackmail 협박=hyeopbak, 공갈=gonggal
bribe 뇌물=noemul
corrupt 부패=bupae, 비리=biri
fraud 사기=sagi, 사기꾼=sagikkun
counterfeit 가짜=gajja, 위조=wijo, 짝퉁=jjaktung
lie 거짓말=geojitmal, 뻥=ppeong, 구라=gura, 뻥=bbung, 거짓말=geojinmal
false 가짜=gajja, 거짓=geojit, 짝퉁=jjaktung, 허위=heowi
trick 속임수=sogimsu, 꼼수=kkomsu
smuggler 밀수=milsu
pirate 해적=haejeok
arson 방화=banghwa
fire-blaze 화재=hwajae
enemy 적=jeok, 원수=wonsu
hate 증오=jeungo, 미움=mium, 혐오=hyeomo
revenge 복수=boksu
anger 분노=bunno, 화=hwa
angry 화난=hwanan, 빡친=ppakchin
evil 악=ak, 사악한=saakhan
bad 나쁜=nappeun, 나빠=nappa, 못된=motdoen, 구린=gurin
worse 더 나쁜=deo nappeun, 최악=choeak
cruel 잔인한=janinhan
fear 두려움=duryeoum, 공포=gongpo, 겁=geop
terror 공포=gongpo
nightmare 악몽=angmong
danger 위험=wiheom
threat 위협=wihyeop
accident 사고=sago
disaster 재앙=jaeang, 재난=jaenan, 참사=chamsa
misfortune 불행=bulhaeng, 재수없는=jaesueomneun, 불운=burun, 재수없다=jaesueopda
bad-omen 흉조=hyungjo, 불길한=bulgilhan
curse 저주=jeoju
doom 멸망=myeolmang, 파멸=pamyeol
damage 피해=pihae, 손해=sonhae
destroy 파괴=pagoe, 부수다=busuda
broken 고장난=gojangnan, 망가진=manggajin, 깨진=kkaejin, 고장=gojang
break-verb 깨다=kkaeda, 부러지다=bureojida
breakdown 고장=gojang
crack 금=geum, 균열=gyunyeol
rust 녹=nok
rot 썩은=sseogeun, 부패=bupae
mould 곰팡이=gompangi
stale 상한=sanghan, 쉰=swin
garbage 쓰레기=sseuregi
junk 고물=gomul, 잡동사니=japdongsani
rubbish-quality 불량품=bullyangpum, 싸구려=ssaguryeo, 허접=heojeop
dirt 때=ttae, 더러움=deoreoum
dirty 더러운=deoreoun, 지저분한=jijeobunhan, 지저분=jijeobun, 때=ttae
stain 얼룩=eolluk
mud 진흙=jinheuk, 뻘=ppeol
swamp 늪=neup, 수렁=sureong
dust 먼지=meonji
slime 점액=jeomaek
soot 그을음=geueureum
poison 독=dok, 독약=dogyak
toxic 유독한=yudokhan
ashes 재=jae
disgust 혐오=hyeomo, 역겨움=yeokgyeoum
disgusting 역겨운=yeokgyeoun, 징그러운=jinggeureoun
yuck 웩=wek, 우웩=uwek, 에비=ebi, 지지=jiji
poor 가난한=gananhan, 가난=ganan, 거지=geoji
poverty 가난=ganan, 빈곤=bingon
hunger 배고픔=baegopeum, 굶주림=gumjurim
famine 기근=gigeun, 기아=gia
thirst 갈증=galjeung
debt 빚=bit, 부채=buchae
bankrupt 파산=pasan, 부도=budo, 망하다=manghada
loss 손실=sonsil, 손해=sonhae
lose 잃다=ilta, 지다=jida
failure 실패=silpae, 망함=mangham, 망=mang, 망하다=manghada, 망했다=manghaetda
fall-verb 떨어지다=tteoreojida, 추락=churak
error 오류=oryu, 실수=silsu
guilt 죄책감=joechaekgam, 죄=joe
punishment 벌=beol, 처벌=cheobeol
fine-penalty 벌금=beolgeum
tax 세금=segeum
problem 문제=munje
quarrel 다툼=datum, 말싸움=malssaum
scandal 스캔들=seukaendeul, 추문=chumun
chaos 혼란=hollan, 난장판=nanjangpan, 개판=gaepan
noise 소음=soeum
cheap 싼=ssan, 싸구려=ssaguryeo
expensive 비싼=bissan
worthless 무가치한=mugachihan, 하찮은=hachaneun
useless 쓸모없는=sseulmoeomneun, 무용지물=muyongjimul
weak 약한=yakhan
slow 느린=neurin, 굼벵이=gumbengi
late 늦은=neujeun, 지각=jigak
old 늙은=neulgeun, 낡은=nalgeun, 오래된=oraedoen
empty 빈=bin, 텅=teong
nothing 아무것도=amugeotdo, 무=mu, 꽝=kkwang
never 절대=jeoldae
not 안=an, 아니=ani, 없다=eopda
does-not-go 안가=anga, 안돼=andwae
stop 정지=jeongji, 멈춰=meomchwo
end 끝=kkeut
finished 끝장=kkeutjang, 망했다=manghaetda
boring 지루한=jiruhan, 심심한=simsimhan
bitter 쓴=sseun
sour 신=sin
sad 슬픈=seulpeun
sorrow 슬픔=seulpeum, 한=han
cry-weep 울다=ulda, 눈물=nunmul
tear-drop 눈물=nunmul
scream 비명=bimyeong
lonely 외로운=oeroun, 고독=godok
pity 연민=yeonmin, 불쌍=bulssang
shame 부끄러움=bukkeureoum, 창피=changpi, 망신=mangsin
tired 피곤한=pigonhan, 지친=jichin
dark 어두운=eoduun
darkness 어둠=eodum, 암흑=amheuk
shadow 그림자=geurimja
abyss 심연=simyeon, 나락=narak
storm 폭풍=pokpung
earthquake 지진=jijin
flood 홍수=hongsu
drought 가뭄=gamum
smoke-fumes 연기=yeongi, 매연=maeyeon
cigarette 담배=dambae
drug 마약=mayak, 뽕=ppong, 약쟁이=yakjaengi
cannabis 대마초=daemacho, 대마=daema
cocaine 코카인=kokain
heroin-drug 헤로인=heroin
amphetamine 필로폰=pillopon, 히로뽕=hiroppong, 뽕=ppong
drug-addict 마약쟁이=mayakjaengi, 뽕쟁이=ppongjaengi
booze 술=sul
hangover 숙취=sukchwi
gambling 도박=dobak, 노름=noreum
burden 짐=jim, 부담=budam
obstacle 장애물=jangaemul
crooked 비뚤어진=bittureojin
raw-unripe 날것=nalgeot
leak 누수=nusu
lack 부족=bujok, 결핍=gyeolpip
delay 지연=jiyeon
forget 잊다=itda
refuse 거절=geojeol, 거부=geobu
forbidden 금지=geumji
escape 도망=domang, 탈출=talchul
hide 숨다=sumda
lost 길잃은=girireun
abandoned 버려진=beoryeojin
ruin 망하다=manghada, 망=mang, 폐허=pyeheo, 쫄딱=jjolttak
slum 빈민가=binminga, 달동네=daldongne
rag 걸레=geolle, 누더기=nudeogi
cockroach 바퀴벌레=bakwibeolle
flea 벼룩=byeoruk
bedbug 빈대=bindae
tick 진드기=jindeugi
maggot 구더기=gudeogi
leech 거머리=geomeori
rat 쥐=jwi, 시궁쥐=sigungjwi
scorpion 전갈=jeongal
spider 거미=geomi
fly-insect 파리=pari
mosquito 모기=mogi
jellyfish 해파리=haepari
weed-plant 잡초=japcho
thorn 가시=gasi
disease 병=byeong, 질병=jilbyeong
sick 아픈=apeun, 병든=byeongdeun, 아파=apa
plague 페스트=peseuteu, 흑사병=heuksabyeong, 역병=yeokbyeong
epidemic 전염병=jeonyeombyeong
cancer 암=am
tumour 종양=jongyang, 혹=hok
ulcer 궤양=gweyang
abscess 종기=jonggi, 부스럼=buseureom
leprosy 나병=nabyeong, 문둥병=mundungbyeong, 문둥이=mundungi
cholera 콜레라=kollera, 호열자=hoyeolja
typhus 장티푸스=jangtipuseu, 염병=yeombyeong
tuberculosis 결핵=gyeolhaek, 폐병=pyebyeong
malaria 말라리아=mallaria, 학질=hakjil
smallpox 천연두=cheonyeondu, 마마=mama, 두창=duchang
measles 홍역=hongyeok
scabies 옴=om
rash 발진=baljin, 두드러기=dudeureogi
itch 가려움=garyeoum
wart 사마귀=samagwi
haemorrhoids 치질=chijil
diarrhoea 설사=seolsa
constipation 변비=byeonbi
nausea 구역질=guyeokjil, 메스꺼움=meseukkeoum
cough 기침=gichim
cold-illness 감기=gamgi
flu 독감=dokgam
fever 열=yeol
pain 고통=gotong, 통증=tongjeung, 아파=apa
headache 두통=dutong
toothache 치통=chitong
caries 충치=chungchi
cramp 경련=gyeongnyeon, 쥐=jwi
epilepsy 간질=ganjil, 지랄병=jiralbyeong
stroke-illness 중풍=jungpung, 뇌졸중=noejoljung
heart-attack 심장마비=simjangmabi
diabetes 당뇨=dangnyo
aids 에이즈=eijeu
syphilis 매독=maedok
gonorrhoea 임질=imjil
rabies 광견병=gwanggyeonbyeong
asthma 천식=cheonsik
allergy 알레르기=allereugi
anaemia 빈혈=binhyeol
hernia 탈장=taljang
paralysis 마비=mabi
dementia 치매=chimae
depression 우울증=uuljeung
miscarriage 유산=yusan
abortion 낙태=naktae
infertile 불임=burim
infection 감염=gamyeom
virus 바이러스=baireoseu
germ 세균=segyun, 병균=byeonggyun
tapeworm 회충=hoechung, 기생충=gisaengchung
bruise 멍=meong
fracture 골절=goljeol
surgery 수술=susul
enema 관장=gwanjang
injection 주사=jusa
hospital 병원=byeongwon
medicine 약=yak
phlegm 가래=garae
intestine 창자=changja, 내장=naejang
womb 자궁=jagung
hitler 히틀러=hiteulleo
nazi 나치=nachi
stalin 스탈린=seutallin
mao 마오쩌둥=maojjeodung
dictator 독재자=dokjaeja
dictator-local 김일성=gimilseong, 김정은=gimjeongeun, 김정일=gimjeongil, 전두환=jeonduhwan, 박정희=bakjeonghui
tyrant 폭군=pokgun
communist 빨갱이=ppalgaengi, 공산당=gongsandang, 공산주의자=gongsanjuuija
socialist 사회주의=sahoejuui
capitalist 자본주의=jabonjuui
racist 인종차별=injongchabyeol
slavery 노예제=noyeje
colony 식민지=singminji
genocide 대량학살=daeryanghaksal
war 전쟁=jeonjaeng
army 군대=gundae
soldier 군인=gunin
secret-police 안기부=angibu, 국정원=gukjeongwon
police 경찰=gyeongchal
cop 짭새=jjapsae, 순사=sunsa, 견찰=gyeonchal
spy 간첩=gancheop, 스파이=seupai
terrorist 테러리스트=tereoriseuteu
hostage 인질=injil
revolution 혁명=hyeongmyeong
coup 쿠데타=kudeta
riot 폭동=pokdong
rebel 반란=ballan
strike-labour 파업=paeop
demonstration 시위=siwi, 데모=demo
occupation 점령=jeomnyeong
invasion 침략=chimnyak
traitor-political 친일파=chinilpa, 매국노=maegungno
propaganda 선전=seonjeon
censorship 검열=geomyeol
party-political 노동당=nodongdang
president 대통령=daetongnyeong
king 왕=wang
queen 여왕=yeowang
emperor 황제=hwangje, 천황=cheonhwang
prince 왕자=wangja
leader 수령=suryeong, 지도자=jidoja
flag 깃발=gitbal
homeland 조국=joguk
state 국가=gukga
border 국경=gukgyeong
refugee 난민=nanmin, 탈북자=talbukja
immigrant 이민자=iminja
contested-place 독도=dokdo, 다케시마=dakesima
historic-trauma 위안부=wianbu, 세월호=sewolho, 광주=gwangju, 일제=ilje, 정신대=jeongsindae
god 하느님=haneunim, 신=sin, 하나님=hananim
goddess 여신=yeosin
deity-local 단군=dangun, 산신=sansin, 옥황상제=okhwangsangje
jesus 예수=yesu
christ 그리스도=geuriseudo
virgin-mary 마리아=maria
saint 성인=seongin
angel 천사=cheonsa
devil 악마=angma, 마귀=magwi
satan 사탄=satan
demon 악령=angnyeong, 귀신=gwisin
hell 지옥=jiok
paradise 천국=cheonguk, 낙원=nagwon
sin 죄=joe
sinner 죄인=joein
soul 영혼=yeonghon
prayer 기도=gido
church 교회=gyohoe
temple 절=jeol, 사원=sawon
cross-christian 십자가=sipjaga
priest 신부=sinbu, 목사=moksa
monk 스님=seunim, 중=jung
nun 수녀=sunyeo
pope 교황=gyohwang
muhammad 무함마드=muhammadeu
allah 알라=alla
koran 코란=koran
bible 성경=seonggyeong
buddha 부처=bucheo
jew 유대인=yudaein
muslim 무슬림=museullim
infidel 이교도=igyodo
heretic 이단=idan
sect 사이비=saibi
sacrifice 제물=jemul
miracle 기적=gijeok
blessing 축복=chukbok
witch 마녀=manyeo
sorcerer 마법사=mabeopsa, 무당=mudang
magic 마법=mabeop
evil-spirit-local 도깨비=dokkaebi, 구미호=gumiho, 처녀귀신=cheonyeogwisin, 저승사자=jeoseungsaja
taboo 금기=geumgi
idol 우상=usang
fate 운명=unmyeong, 팔자=palja
eternity-afterlife 저승=jeoseung
sun 해=hae, 태양=taeyang
moon 달=dal
star 별=byeol
sky 하늘=haneul
earth 땅=ttang, 흙=heuk, 지구=jigu
world 세계=segye, 세상=sesang
land 나라=nara
water 물=mul
sea 바다=bada
lake 호수=hosu
river 강=gang
stream 개울=gaeul, 시내=sinae
well-spring 샘=saem, 우물=umul
wave 파도=pado, 물결=mulgyeol
island 섬=seom
beach 해변=haebyeon
coast 해안=haean
mountain 산=san
hill 언덕=eondeok
valley 골짜기=goljjagi, 계곡=gyegok
forest 숲=sup
field 들=deul, 밭=bat
meadow 초원=chowon
desert 사막=samak
cave 동굴=donggul
stone 돌=dol
rock 바위=bawi
sand 모래=morae
salt 소금=sogeum
gold 금=geum
silver 은=eun
iron 쇠=soe, 철=cheol
copper 구리=guri
lead-metal 납=nap
steel 강철=gangcheol
glass 유리=yuri
wood-material 나무=namu, 목재=mokjae
coal 석탄=seoktan
oil 기름=gireum
petrol 휘발유=hwibaryu
fire 불=bul
flame 불꽃=bulkkot
light 빛=bit
lightning 번개=beongae
thunder 천둥=cheondung
rain 비=bi
snow 눈=nun
ice 얼음=eoreum
frost 서리=seori
hail 우박=ubak
wind 바람=baram
air 공기=gonggi
cloud 구름=gureum
fog 안개=angae
dew 이슬=iseul
rainbow 무지개=mujigae
weather 날씨=nalssi
tree 나무=namu
leaf 잎=ip
branch 가지=gaji
root 뿌리=ppuri
bark-tree 껍질=kkeopjil
seed 씨=ssi, 씨앗=ssiat
grass 풀=pul
flower 꽃=kkot
rose 장미=jangmi
lily 백합=baekhap
bush 덤불=deombul
oak 참나무=chamnamu
pine 소나무=sonamu
birch 자작나무=jajangnamu
reed 갈대=galdae
straw 짚=jip
mushroom 버섯=beoseot
person 사람=saram
people 사람들=saramdeul, 백성=baekseong
man 남자=namja
woman 여자=yeoja
child 아이=ai, 애=ae
baby 아기=agi
boy 소년=sonyeon
girl 소녀=sonyeo
mother 어머니=eomeoni
father 아버지=abeoji
mum 엄마=eomma
dad 아빠=appa
son 아들=adeul
daughter 딸=ttal
brother 형=hyeong, 오빠=oppa, 형제=hyeongje
sister 누나=nuna, 언니=eonni, 자매=jamae
grandmother 할머니=halmeoni
grandfather 할아버지=harabeoji
uncle 삼촌=samchon
aunt 이모=imo, 고모=gomo
cousin 사촌=sachon
husband 남편=nampyeon
wife 아내=anae
bride 신부=sinbu
wedding 결혼식=gyeolhonsik
mother-in-law 시어머니=sieomeoni
nephew 조카=joka
family 가족=gajok
friend 친구=chingu
neighbour 이웃=iut
guest 손님=sonnim
stranger 낯선 사람=natseon saram
name 이름=ireum
life 삶=sam, 생명=saengmyeong
love 사랑=sarang
kiss 키스=kiseu, 뽀뽀=ppoppo
heart 마음=maeum, 심장=simjang
head 머리=meori
hair 머리카락=meorikarak, 털=teol
face 얼굴=eolgul
forehead 이마=ima
eye 눈=nun
ear 귀=gwi
nose 코=ko
mouth 입=ip
lip 입술=ipsul
tooth 이=i, 이빨=ippal
tongue 혀=hyeo
chin 턱=teok
cheek 볼=bol, 뺨=ppyam
beard 수염=suyeom
neck 목=mok
throat 목구멍=mokgumeong
shoulder 어깨=eokkae
back 등=deung
chest 가슴=gaseum
belly 배=bae
navel 배꼽=baekkop
arm 팔=pal
elbow 팔꿈치=palkkumchi
hand 손=son
finger 손가락=songarak
nail 손톱=sontop, 못=mot
fist 주먹=jumeok
leg 다리=dari
knee 무릎=mureup
foot 발=bal
heel 발꿈치=balkkumchi
toe 발가락=balgarak
skin 피부=pibu, 살=sal
bone 뼈=ppyeo
rib 갈비=galbi
brain 뇌=noe
liver 간=gan
lung 폐=pye, 허파=heopa
kidney 콩팥=kongpat, 신장=sinjang
meat 고기=gogi
milk 우유=uyu
bread 빵=ppang
butter 버터=beoteo
cheese 치즈=chijeu
egg 달걀=dalgyal, 계란=gyeran
fish 물고기=mulgogi, 생선=saengseon
soup 국=guk, 탕=tang
rice 밥=bap, 쌀=ssal
flour 밀가루=milgaru
cake 케이크=keikeu, 떡=tteok
sugar 설탕=seoltang
honey 꿀=kkul
chocolate 초콜릿=chokollit
candy 사탕=satang
apple 사과=sagwa
pear 배=bae
grape 포도=podo
cherry 체리=cheri, 앵두=aengdu
plum 자두=jadu
peach 복숭아=boksunga
lemon 레몬=remon
orange-fruit 오렌지=orenji
banana 바나나=banana
strawberry 딸기=ttalgi
nut 견과=gyeongwa, 호두=hodu
melon 참외=chamoe, 멜론=mellon
tomato 토마토=tomato
potato 감자=gamja
onion 양파=yangpa
garlic 마늘=maneul
cabbage 배추=baechu
carrot 당근=danggeun
cucumber 오이=oi
bean 콩=kong
pumpkin 호박=hobak
pepper-spice 후추=huchu
mustard 겨자=gyeoja
vinegar 식초=sikcho
sausage 소시지=sosiji
ham 햄=haem
fat-grease 지방=jibang, 기름=gireum
wine 포도주=podoju
beer 맥주=maekju
brandy 소주=soju
tea 차=cha
coffee 커피=keopi
juice 주스=juseu, 즙=jeup
food 음식=eumsik
breakfast 아침밥=achimbap
lunch 점심=jeomsim
dinner 저녁밥=jeonyeokbap
animal 동물=dongmul
dog 개=gae
puppy 강아지=gangaji
cat 고양이=goyangi
horse 말=mal
cow 소=so
bull 황소=hwangso
calf 송아지=songaji
sheep 양=yang
goat 염소=yeomso
chicken 닭=dak
rooster 수탉=sutak
duck 오리=ori
goose 거위=geowi
turkey 칠면조=chilmyeonjo
rabbit 토끼=tokki
mouse 쥐=jwi
bear 곰=gom
wolf 늑대=neukdae
fox 여우=yeou
deer 사슴=saseum
boar 멧돼지=metdwaeji
lion 사자=saja
tiger 호랑이=horangi
elephant 코끼리=kokkiri
monkey 원숭이=wonsungi
camel 낙타=nakta
snake 뱀=baem
frog 개구리=gaeguri
turtle 거북이=geobugi
crocodile 악어=ageo
bird 새=sae
eagle 독수리=doksuri
hawk 매=mae
owl 부엉이=bueongi, 올빼미=olppaemi
crow 까마귀=kkamagwi
pigeon 비둘기=bidulgi
swan 백조=baekjo
cuckoo 뻐꾸기=ppeokkugi
feather 깃털=gitteol
wing 날개=nalgae
tail 꼬리=kkori
horn 뿔=ppul
claw 발톱=baltop
fur 모피=mopi
bee 벌=beol
ant 개미=gaemi
butterfly 나비=nabi
beetle 딱정벌레=ttakjeongbeolle
worm 지렁이=jireongi
snail 달팽이=dalpaengi
shark 상어=sangeo
whale 고래=gorae
crab 게=ge
squid 오징어=ojingeo
house 집=jip
home 집=jip
room 방=bang
kitchen 부엌=bueok
bathroom 욕실=yoksil
door 문=mun
window 창문=changmun
wall 벽=byeok, 담=dam
roof 지붕=jibung
floor 바닥=badak
stairs 계단=gyedan
garden 정원=jeongwon
fence 울타리=ultari
bed 침대=chimdae
table 탁자=takja, 상=sang
chair 의자=uija
lamp 등=deung, 램프=raempeu
candle 초=cho, 촛불=chotbul
mirror 거울=geoul
key 열쇠=yeolsoe
lock 자물쇠=jamulsoe
knife 칼=kal
fork 포크=pokeu
spoon 숟가락=sutgarak
plate 접시=jeopsi
cup 컵=keop, 잔=jan
bottle 병=byeong
pot 냄비=naembi, 솥=sot
bowl 그릇=geureut
oven 오븐=obeun
box 상자=sangja
bag 가방=gabang
basket 바구니=baguni
barrel 통=tong
bucket 양동이=yangdongi
broom 빗자루=bitjaru
soap 비누=binu
towel 수건=sugeon
comb 빗=bit
brush 솔=sol, 붓=but
needle 바늘=baneul
thread 실=sil
rope 밧줄=batjul
hammer 망치=mangchi
saw 톱=top
axe 도끼=dokki
wheel 바퀴=bakwi
stick 막대기=makdaegi
machine 기계=gigye
tool 도구=dogu
toy 장난감=jangnangam
doll 인형=inhyeong
ball 공=gong
book 책=chaek
paper 종이=jongi
letter 편지=pyeonji
pen 펜=pen, 연필=yeonpil
newspaper 신문=sinmun
picture 그림=geurim, 사진=sajin
word 말=mal, 단어=daneo
language 언어=eoneo
story 이야기=iyagi
song 노래=norae
music 음악=eumak
drum 북=buk
flute 피리=piri
bell 종=jong
clothes 옷=ot
shirt 셔츠=syeocheu
trousers 바지=baji
skirt 치마=chima
coat 외투=oetu, 코트=koteu
hat 모자=moja
shoe 신발=sinbal, 구두=gudu
boot 장화=janghwa
sock 양말=yangmal
glove 장갑=janggap
belt 벨트=belteu, 띠=tti
button 단추=danchu
pocket 주머니=jumeoni
ring 반지=banji
glasses 안경=angyeong
clock 시계=sigye
umbrella 우산=usan
silk 비단=bidan
cotton 솜=som, 면=myeon
leather 가죽=gajuk
cloth 천=cheon
city 도시=dosi
village 마을=maeul
street 거리=geori
way 길=gil
square 광장=gwangjang
bridge 다리=dari
tower 탑=tap
castle 성=seong
market 시장=sijang
shop 가게=gage
school 학교=hakgyo
office 사무실=samusil
factory 공장=gongjang
bank 은행=eunhaeng
money 돈=don
coin 동전=dongjeon
price 가격=gagyeok, 값=gap
gift 선물=seonmul
work 일=il
worker 노동자=nodongja
doctor 의사=uisa
teacher 선생=seonsaeng
farmer 농부=nongbu
hunter 사냥꾼=sanyangkkun
fisherman 어부=eobu
cook 요리사=yorisa
driver 운전사=unjeonsa
boss 사장=sajang
car 차=cha, 자동차=jadongcha
ship 배=bae
train 기차=gicha
plane 비행기=bihaenggi
bicycle 자전거=jajeongeo
cart 수레=sure
day 날=nal, 낮=nat
night 밤=bam
morning 아침=achim
evening 저녁=jeonyeok
noon 정오=jeongo
today 오늘=oneul
yesterday 어제=eoje
tomorrow 내일=naeil
week 주=ju
month 달=dal
year 해=hae, 년=nyeon
hour 시간=sigan, 시=si
minute 분=bun
time 시간=sigan, 때=ttae
spring 봄=bom
summer 여름=yeoreum
autumn 가을=gaeul
winter 겨울=gyeoul
monday 월요일=woryoil
friday 금요일=geumyoil
sunday 일요일=iryoil
holiday 명절=myeongjeol
christmas 성탄절=seongtanjeol
red 빨강=ppalgang, 빨간=ppalgan
blue 파랑=parang, 파란=paran
green 초록=chorok
yellow 노랑=norang
white 하양=hayang, 흰=huin
black 검정=geomjeong, 까만=kkaman
grey 회색=hoesaek
brown 갈색=galsaek
pink 분홍=bunhong
purple 보라=bora
colour 색=saek
zero 영=yeong
one 하나=hana, 일=il
two 둘=dul, 이=i
three 셋=set, 삼=sam
four 넷=net, 사=sa
five 다섯=daseot, 오=o
six 여섯=yeoseot, 육=yuk
seven 일곱=ilgop, 칠=chil
eight 여덟=yeodeol, 팔=pal
nine 아홉=ahop, 구=gu
ten 열=yeol, 십=sip
hundred 백=baek
thousand 천=cheon
million 백만=baengman
half 반=ban
first 첫째=cheotjae
last 마지막=majimak
part 부분=bubun
circle 원=won, 동그라미=donggeurami
line 줄=jul, 선=seon
point 점=jeom
corner 구석=guseok, 모퉁이=motungi
side 옆=yeop, 쪽=jjok
hole 구멍=gumeong
number 숫자=sutja, 번호=beonho
dream 꿈=kkum
sleep-noun 잠=jam
game 게임=geim, 놀이=nori
joy 기쁨=gippeum
luck 행운=haengun, 행복=haengbok
peace 평화=pyeonghwa
freedom 자유=jayu
truth 진리=jilli, 진실=jinsil
hope 희망=huimang
wish 소원=sowon
strength 힘=him
voice 목소리=moksori
silence 침묵=chimmuk
smell 냄새=naemsae
taste 맛=mat
breath 숨=sum
thing 것=geot
question 질문=jilmun
answer 대답=daedap
secret 비밀=bimil
law 법=beop
be 이다=ida, 있다=itda
have 가지다=gajida
do-make 하다=hada, 만들다=mandeulda
go 가다=gada, 가=ga
come 오다=oda, 와=wa
walk 걷다=geotda
run 달리다=dallida, 뛰다=ttwida
jump 뛰다=ttwida
fly 날다=nalda
swim 수영=suyeong
sit 앉다=anda
stand 서다=seoda
lie-down 눕다=nupda
sleep 자다=jada
wake 깨다=kkaeda
eat 먹다=meokda
drink 마시다=masida
bite 물다=mulda
chew 씹다=ssipda
swallow 삼키다=samkida
suck 빨다=ppalda
see 보다=boda
look 봐=bwa
hear 듣다=deutda
speak 말하다=malhada
ask 묻다=mutda
call 부르다=bureuda
sing 노래하다=noraehada
dance 춤=chum
laugh 웃다=utda
play 놀다=nolda
know 알다=alda
think 생각=saenggak
want 원하다=wonhada
love-verb 사랑하다=saranghada, 사랑해=saranghae
like 좋아하다=joahada
give 주다=juda
take 받다=batda
hold 잡다=japda
put 놓다=nota
throw 던지다=deonjida
pull 당기다=danggida
push 밀다=milda
open 열다=yeolda
close 닫다=datda
cut 자르다=jareuda
wash 씻다=ssitda
clean-verb 청소=cheongso
cook-verb 요리=yori
burn 타다=tada
buy 사다=sada
sell 팔다=palda
pay 내다=naeda
build 짓다=jitda
dig 파다=pada
plant-verb 심다=simda
write 쓰다=sseuda
read 읽다=ikda
count 세다=seda
learn 배우다=baeuda
help 돕다=dopda, 도움=doum
wait 기다리다=gidarida
find 찾다=chatda
live 살다=salda
be-born 태어나다=taeeonada
grow 자라다=jarada
turn 돌다=dolda
roll 구르다=gureuda
shake 흔들다=heundeulda
smile 미소=miso
marry 결혼=gyeolhon
hug 포옹=poong, 안다=anda
win 이기다=igida, 승리=seungni
begin 시작=sijak
change 변화=byeonhwa, 바꾸다=bakkuda
travel 여행=yeohaeng
drive 운전=unjeon
leave 떠나다=tteonada
send 보내다=bonaeda
show 보이다=boida
tie 묶다=mukda
pour 붓다=butda
mix 섞다=seokda
shine 빛나다=binnada
yawn 하품=hapum
sneeze 재채기=jaechaegi
tickle 간지럼=ganjireom
big 큰=keun, 크다=keuda
small 작은=jageun, 작다=jakda
long 긴=gin, 길다=gilda
short 짧은=jjalbeun
tall-high 높은=nopeun
low 낮은=najeun
wide 넓은=neolbeun
narrow 좁은=jobeun
thick 두꺼운=dukkeoun
thin 얇은=yalbeun
deep 깊은=gipeun
flat 평평한=pyeongpyeonghan
round 둥근=dunggeun
straight 곧은=godeun
sharp 날카로운=nalkaroun
heavy 무거운=mugeoun
light-weight 가벼운=gabyeoun
hard 단단한=dandanhan
soft 부드러운=budeureoun
new 새로운=saeroun
young 젊은=jeolmeun
good 좋은=joeun, 좋다=jota
beautiful 아름다운=areumdaun, 예쁜=yeppeun
strong 강한=ganghan
fast 빠른=ppareun, 빨리=ppalli
early 이른=ireun, 일찍=iljjik
hot 뜨거운=tteugeoun, 더운=deoun
warm 따뜻한=ttatteutan
cold 추운=chuun, 차가운=chagaun
cool-fresh 시원한=siwonhan
wet 젖은=jeojeun
dry 마른=mareun
full 가득=gadeuk
clean 깨끗한=kkaekkeutan
clear 맑은=malgeun
bright 밝은=balgeun
sweet 단=dan, 달콤한=dalkomhan
salty 짠=jjan
spicy 매운=maeun
rich 부자=buja
happy 행복한=haengbokhan
funny 재미있는=jaemiinneun
clever 똑똑한=ttokttokhan
brave 용감한=yonggamhan
kind-nice 친절한=chinjeolhan, 착한=chakhan
honest 정직한=jeongjikhan
healthy 건강한=geonganghan
alive 살아있는=sarainneun
free 자유로운=jayuroun
quiet 조용한=joyonghan
loud 시끄러운=sikkeureoun
easy 쉬운=swiun
difficult 어려운=eoryeoun
true 참=cham, 진짜=jinjja
same 같은=gateun
other 다른=dareun
alone-only 오직=ojik
shy 수줍은=sujubeun
strange 이상한=isanghan
left 왼쪽=oenjjok
right-side 오른쪽=oreunjjok
up 위=wi
down 아래=arae
in 안=an, 속=sok
out 밖=bak
front 앞=ap
behind 뒤=dwi
near 가까운=gakkaun
far 먼=meon
here 여기=yeogi
there 저기=jeogi, 거기=geogi
where 어디=eodi
when 언제=eonje
who 누구=nugu
what 무엇=mueot, 뭐=mwo
why 왜=wae
how 어떻게=eotteoke
yes 네=ne, 예=ye, 응=eung
no 아니요=aniyo
i 나=na, 저=jeo
you 너=neo, 당신=dangsin
he 그=geu
she 그녀=geunyeo
we 우리=uri
my 내=nae
this 이것=igeot
that 저것=jeogeot
all 모두=modu, 다=da
many 많은=maneun
few 조금=jogeum
more 더=deo
very 아주=aju, 매우=maeu
and 그리고=geurigo
or 또는=ttoneun
but 하지만=hajiman
now 지금=jigeum
always 항상=hangsang
again 다시=dasi, 또=tto
already 이미=imi
soon 곧=got
maybe 아마=ama
hello 안녕=annyeong, 안녕하세요=annyeonghaseyo
goodbye 잘가=jalga
thanks 감사=gamsa, 고마워=gomawo
please 제발=jebal
sorry 미안=mian
come-on 가자=gaja, 파이팅=paiting
look-out 조심=josim
! vulgar | Penisgröße, winziger Wicht (vulgär) | tiny, worthless (vulgar) | minable (vulgaire) | insignificante (vulgar) | insignificante (volgare) : 좆만한=jonmanhan, 좆밥=jotbap, 좆도=jotdo, 좆같은=jotgateun, 좆나=jonna, 존나=jonna, 졸라=jolla, 쥐좆=jwijot
! insulting | jemand, den man hasst (Internetjargon) | hated kind of person (internet slang) | type détesté (argot d'Internet) | tipo odiado (jerga de internet) | tipo odiato (gergo di Internet) : 한남충=hannamchung, 맘충=mamchung, 급식충=geupsikchung, 일베충=ilbechung, 관종=gwanjong, 잼민이=jaemmini
! negative | im Eimer, verkorkst | ruined, screwed up | fichu, foutu | jodido, arruinado | rovinato : 망했다=manghaetda, 조졌다=jojyeotda, 망조=mangjo, 꽝이다=kkwangida
slur-lesbian 레즈=rejeu, 레즈=lezeu
slur-trans 트랜스=teuraenseu, 쉬메일=swimeil
dangerous 위험=wiheom, 위험한=wiheomhan
complain 불평=bulpyeong, 투덜=tudeol
devilish-luck 재앙=jaeang, 액운=aegun
limp-slack 흐물흐물=heumulheumul, 물렁=mulleong
flat-dull 밍밍=mingming, 싱거운=singgeoun
hovel 판잣집=panjatjip, 오두막=odumak
gloomy 우울=uul, 음침=eumchim
gout 통풍=tongpung
herpes 헤르페스=hereupeseu
scab 딱지=ttakji
rectum 직장=jikjang
fascist 파시스트=pasiseuteu
concentration-camp 수용소=suyongso
`,
}
