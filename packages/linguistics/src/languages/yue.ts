import type { LanguageSource } from '../language-source.ts'

/** Cantonese as people speak and romanize it in Hong Kong. */
export const yue: LanguageSource = {
  code: 'yue',
  script: 'Han',
  text: `
penis-vulgar 撚=lun, 鳩=gau, 屌=diu, 柒=chat, 賓周=ban jau, 細佬=sai lo, 7=7, 撚=nan, 撚=lan, 鳩=kau, 七=chat, 閪=hai, 碌鳩=luk gau
penis 陽具=yeung geui, 陰莖=yam ging
vulva-vulgar 閪=hai, 西=sai, 鮑魚=baau yu, 臭閪=chau hai
vagina 陰道=yam dou
testicles-vulgar 春袋=cheun doi, 春=cheun, 蛋=daan
testicle 睪丸=gou yun
breasts-vulgar 波=bo, 奶=naai, 大波=dai bo, 波波=bobo, 胸=hung, 咪咪=mimi
nipple 乳頭=yu tau
arse 屎忽=si fat, 籮柚=lo yau, 囉柚=lo yau
buttocks 屁股=pei gu, 臀部=tun bou
anus 肛門=gong mun, 屎眼=si ngaan
arsehole 屎忽鬼=si fat gwai, 屎眼=si ngaan
pubic-hair 陰毛=yam mou
crotch 褲襠=fu dong
clitoris 陰蒂=yam dai
foreskin 包皮=baau pei
glans 龜頭=gwai tau
erection 勃起=but hei, 扯旗=che kei
semen 精液=jing yik, 精=jing
fuck 屌=diu, 𨳒=diu, 閪=hai, 隊=deui, 扑嘢=pok ye, 屌你=diu nei, 扑=pok, 砌=chai, 丟=diu
fuck-exclamation 屌你老母=diu nei lo mo, 仆街=pok gai, 頂你=ding nei, 丟=diu, 冚家鏟=ham ga chaan, 妖=yiu
sex 性=sing, 性愛=sing ngoi
intercourse 性交=sing gaau, 造愛=jou ngoi
mate-animals 交配=gaau pui
orgasm 高潮=gou chiu
masturbate 打飛機=da fei gei, 手淫=sau yam
suck-vulgar 吹簫=cheui siu, 含撚=ham lun
blow-job 口交=hau gaau, 吹喇叭=cheui la ba
sodomy 肛交=gong gaau
horny 姣=haau, 鹹濕=haam sap, 淫=yam
heat-rut 發情=faat ching, 發姣=faat haau
lust 淫慾=yam yuk, 色慾=sik yuk
pervert 變態=bin taai, 色狼=sik long
lecher 鹹濕佬=haam sap lo, 鹹豬手=haam jyu sau, 麻甩佬=ma lat lo, 鹹濕=haam sap, 鹹濕=ham sap, 鹹濕佬=haam sap lou
obscene 猥瑣=wai so, 下流=ha lau, 鹹濕=haam sap
porn 色情=sik ching, 四仔=sei jai, 鹹片=haam pin
naked 裸體=lo tai, 冇著衫=mou jeuk saam
striptease 脫衣舞=tyut yi mou
prostitute 雞=gai, 妓=gei, 鳳姐=fung je, 北姑=bak gu, 表子=biu ji, 妓女=gei neui, 老舉=lou geui, 必治=bit ji, 婊子=biu ji, 鷄=gai, 企街=kei gaai, 一樓一=yat lau yat
whore 雞=gai, 表子=biu ji, 臭雞=chau gai, 公廁=gung chi, 北姑=bak gu, 妓=gei
slut 淫婦=yam fu, 姣婆=haau po, 臭閪=chau hai, 公廁=gung chi, 姣=haau
brothel 妓院=gei yun, 雞竇=gai dau, 馬檻=ma laam
pimp 扯皮條=che pei tiu, 龜公=gwai gung, 馬伕=ma fu
mistress 二奶=yi naai, 小三=siu saam
adultery 通姦=tung gaan, 偷食=tau sik, 搞嘢=gaau ye
cuckold 戴綠帽=daai luk mou, 龜公=gwai gung
incest 亂倫=lyun leun
paedophile 戀童=lyun tung
rape 強姦=keung gaan
orgy 群交=kwan gaau
condom-slang 避孕套=bei yan tou, 袋=doi
virgin-sexual 處女=chyu neui, 處男=chyu naam
impotent 不舉=bat geui, 陽痿=yeung wai
castrate 閹=yim, 太監=taai gaam
shit 屎=si, 大便=daai bin, 食屎=sik si, 糞=fan
shit-verb 痾屎=o si, 屙屎=o si, 屙=o
excrement 糞便=fan bin
poop 便便=bin bin, 嗯嗯=ng ng, 屎=si
dung 牛屎=ngau si, 糞=fan
droppings 雀屎=jeuk si
piss 尿=niu, 痾尿=o niu
urine 小便=siu bin, 尿=niu, 屙尿=o niu
pee 小便=siu bin, 疴尿=o niu
fart 屁=pei, 放屁=fong pei
diarrhoea-vulgar 肚痾=tou o
belch 打嗝=da gaak, 打思噎=da si yit
vomit 嘔=au
snot 鼻涕=bei tai, 鼻屎=bei si
spit 口水=hau seui, 痰=taam
sweat 汗=hon
stink 臭=chau
pus 膿=nung
toilet 廁所=chi so, 屎坑=si haang
latrine 糞坑=fan haang, 屎坑=si haang
chamber-pot 痰罐=taam gun, 尿壺=niu wu
sewer 坑渠=haang keui
menstruation 月經=yut ging, 嚟M=lai em, 大姨媽=daai yi ma
tampon 衛生巾=wai saang gan
diaper 尿片=niu pin
armpit 夾肋底=gaap lak dai
pimple 暗瘡=am chong
dandruff 頭皮=tau pei
potbelly 大肚腩=daai tou naam
tongue-kiss 打茄輪=da ke leun
seduce 勾引=ngau yan, 溝女=kau neui
lick 舔=tim, 𦧲=laai
hump 扑嘢=pok ye, 搞=gaau
damn 死=sei, 該死=goi sei, 衰=seui
go-to-hell 去死=heui sei, 躝屍=laan si, 躝開=laan hoi, 收皮=sau pei, 仆街=pok gai, 冚家鏟=ham ka chan, 躝=laan, 食屎=sik si
son-of-bitch 仆街仔=pok gai jai, 狗娘養=gau neung yeung, 契弟=kai dai, 冚家鏟=ham ga chaan, 老母=lo mo, 老母=lou mou, 狗種=gau jung
motherfucker 屌你老母=diu nei lo mo, 冚家剷=ham ga chaan
bollocks 廢話=fai wa, 鳩噏=gau ngap, 亂噏=lyun ngap
transvestite 人妖=yan yiu
lingerie 底褲=dai fu, 內衣=noi yi
peeping 偷窺=tau kwai, 偷影=tau ying
grope 非禮=fei lai, 摸=mo
cleavage 事業線=si yip sin
hole-vulgar 窿=lung, 罅=la
stick-vulgar 棍=gwan, 碌=luk
idiot 白痴=baak chi, 傻仔=so jai, 戇鳩=ngong gau, 戇居=ngong geoi, 傻=so, 蠢=cheun, 傻佬=so lou, 豬頭=jyu tau, 低能=dai nang
fool 傻瓜=so gwa, 戇居=ngong geui, 蠢材=cheun choi
stupid 蠢=cheun, 戇=ngong, 傻=so, 笨=ban, 鈍=deun
cretin 低能=dai nang, 弱智=yeuk ji
blockhead 豬頭=jyu tau, 廢柴=fai chaai, 木嘴=muk jeui, 戇鳩=ngong gau, 笨柒=ban chat
clumsy 論盡=leun jeun, 甩漏=lat lau
crazy 黐線=chi sin, 癲=din, 傻=so, 痴線=chi sin
madman 癲佬=din lo, 痴線佬=chi sin lo, 神經病=san ging beng
madhouse 青山=ching saan, 瘋人院=fung yan yun
retarded 弱智=yeuk ji, 低能=dai nang
cripple 跛佬=bai lo, 殘廢=chaan fai
lame-person 跛=bai
blind-person 盲=maang, 盲公=maang gung
deaf-person 聾=lung
mute-person 啞=nga
stutterer 口吃=hau hek, 漏口=lau hau
hunchback 駝背=to bui
dwarf 矮仔=ai jai, 侏儒=jyu yu
bald 光頭=gwong tau, 甩頭髮=lat tau faat
ugly 樣衰=yeung seui, 醜=chau, 核突=wat dat, 豬扒=jyu pa
fat-person 肥=fei, 肥仔=fei jai, 肥婆=fei po, 死肥仔=sei fei jai
skinny 瘦=sau, 排骨=paai gwat
coward 膽小鬼=daam siu gwai, 冇膽=mou daam, 縮頭烏龜=suk tau wu gwai
weakling 弱雞=yeuk gai
sissy 乸型=na ying, 娘娘腔=neung neung hong, 裙腳仔=kwan geuk jai
bastard 雜種=jaap jung, 野種=ye jung
scoundrel 衰人=seui yan, 賤人=jin yan, 爛仔=laan jai
rascal 曳=yai, 衰仔=seui jai, 死仔=sei jai, 馬騮=ma lau
scum 人渣=yan ja, 敗類=baai leui, 賤格=jin gaak
wretch 陰公=yam gung, 衰鬼=seui gwai
tramp 流浪漢=lau long hon, 露宿者=lou suk je
beggar 乞兒=hat yi
loser 廢柴=fai chaai, 廢青=fai ching, 毒男=duk naam, 失敗者=sat baai je
lazybones 懶鬼=laan gwai, 懶=laan
glutton 為食鬼=wai sik gwai, 大食=daai sik
miser 孤寒=gu hon, 孤寒鬼=gu hon gwai
greedy 貪心=taam sam, 貪=taam
drunkard 酒鬼=jau gwai, 醉貓=jeui maau
drunk 飲醉=yam jeui
liar 大話精=daai wa jing, 呃人=ngaak yan
cheat 老千=lou chin, 騙子=pin ji
hypocrite 偽君子=ngai gwan ji, 扮嘢=baan ye
traitor 叛徒=bun tou, 二五仔=yi ng jai, 漢奸=hon gaan
snitch 二五仔=yi ng jai, 金手指=gam sau ji, 針=jam
toady 擦鞋仔=chaat haai jai, 托大腳=tok daai geuk
braggart 車大炮=che daai paau, 吹水=cheui seui
arrogant 串=chyun, 寸=chyun, 囂張=hiu jeung
cheeky 冇大冇細=mou daai mou sai, 串=chyun
rude 粗魯=chou lou, 冇禮貌=mou lai maau
boor 大鄉里=daai heung lei, 鄉巴佬=heung ba lo, 土=tou
gossip 八卦=baat gwa, 八婆=baat po
busybody 八公=baat gung, 多事=do si
old-hag 老太婆=lou taai po, 師奶=si naai, 老女人=lou neui yan
old-man-derog 老嘢=lou ye, 老坑=lou haang, 伯父=baak fu
old-maid 老姑婆=lou gu po, 剩女=sing neui
bimbo 港女=gong neui, 花瓶=fa ping
slave 奴隸=nou dai
servant-derog 妹仔=mui jai, 奴才=nou choi
pig 豬=jyu, 死肥豬=sei fei jyu
donkey 驢=leui
ox-insult 牛=ngau
dog-insult 狗=gau, 狗仔=gau jai
bitch 賤人=jin yan, 八婆=baat po, 狗乸=gau na, 臭婆娘=chau po neung
monkey-insult 馬騮=ma lau
rat-insult 老鼠=lou syu
snake-insult 毒蛇=duk se
chicken-insult 雞=gai
worm-insult 蟲=chung, 可憐蟲=ho lin chung
louse 蝨乸=sat na
vermin 害蟲=hoi chung
parasite 寄生蟲=gei sang chung
toad 癩蛤蟆=laai ha ma, 蟾蜍=sim chyu
vulture 禿鷹=tuk ying
beast 禽獸=kam sau, 畜生=chuk saang
monster 怪獸=gwaai sau, 妖怪=yiu gwaai
savage 野蠻=ye maan
primitive 原始=yun chi
trash-person 垃圾=laap saap, 人渣=yan ja
shame-on-you 羞家=sau ga, 冇面=mou min
mock 恥笑=chi siu, 笑柄=siu beng
insult 侮辱=mou yuk
slur-black 黑鬼=hak gwai
slur-asian 嚤囉叉=mo lo cha
slur-arab 阿差=ah cha, 嚤囉=mo lo
slur-white 鬼佬=gwai lo, 鬼妹=gwai mui, 白皮豬=baak pei jyu, 番鬼=faan gwai
slur-foreigner 賓妹=ban mui, 番鬼=faan gwai, 鬼佬=gwai lou, 鬼妹=gwai mui
slur-neighbour 阿燦=ah chaan, 大陸喱=daai luk lei, 蝗蟲=wong chung, 支那=ji na, 蘿蔔頭=lo baak tau, 棒子=paang ji
slur-region 北佬=bak lo, 撈頭=lau tau, 鄉下佬=heung ha lo
slur-gay 基佬=gei lo, 死基佬=sei gei lo, 屎忽鬼=si fat gwai, 攣=lyun
slur-lesbian 攣嘅=lyun ge
slur-trans 人妖=yan yiu
slur-disabled 殘廢=chaan fai, 弱智=yeuk ji
slur-woman 八婆=baat po, 死八婆=sei baat po
slur-poor 窮鬼=kung gwai, 綜援撚=jung wun lun
gay 同性戀=tung sing lyun, 基=gei
lesbian 女同志=neui tung ji
negro-word 黑人=hak yan
big-mouth 大嘴巴=daai jeui ba, 口水佬=hau seui lo
shut-up 收聲=sau seng, 閉嘴=bai jeui, 收口=sau hau
bore-person 煩=faan, 煩人=faan yan
naive 天真=tin jan, 水魚=seui yu
stubborn 硬頸=ngaang geng
clown 小丑=siu chau
puppet 傀儡=faai leui
ignorant 無知=mou ji
good-for-nothing 廢物=fai mat, 冇用=mou yung, 敗家仔=baai ga jai
upstart 暴發戶=bou faat wu
hitler 希特拉=hei dak laai
nazi 納粹=naap seui
fascist 法西斯=faat sai si
stalin 史太林=si taai lam
lenin 列寧=lit ning
mao 毛澤東=mou jaak dung
dictator 獨裁者=duk choi je
dictator-local 林鄭=lam jeng, 習近平=jaap gan ping, 梁振英=leung jan ying
tyrant 暴君=bou gwan
communist 共產黨=gung chaan dong, 共匪=gung fei, 五毛=ng mou, 赤化=chek fa
capitalist 資本家=ji bun ga
anarchy 無政府=mou jing fu
racist 種族歧視=jung juk kei si
slavery 奴隸=nou dai
colony 殖民地=jik man dei
genocide 種族滅絕=jung juk mit jyut
holocaust 大屠殺=daai tou saat
concentration-camp 集中營=jaap jung ying
war 戰爭=jin jaang
civil-war 內戰=noi jin
army 軍隊=gwan deui
soldier 士兵=si bing
secret-police 國安=gwok on
police 警察=ging chaat
cop 差佬=chaai lo, 黑警=hak ging, 條子=tiu ji, 狗官=gau gun
spy 間諜=gaan dip
terrorist 恐怖分子=hung bou fan ji
terror-group 紅衛兵=hung wai bing, 三合會=saam hap wui
hostage 人質=yan ji
revolution 革命=gaak ming
coup 政變=jing bin
riot 暴動=bou dung, 騷亂=sou lyun
rebel 反賊=faan chaak
strike-labour 罷工=ba gung
demonstration 示威=si wai, 遊行=yau hang
occupation 佔領=jim ling, 佔中=jim jung
invasion 侵略=cham leuk
separatist 港獨=gong duk, 台獨=toi duk, 藏獨=jong duk
traitor-political 漢奸=hon gaan, 賣國賊=maai gwok chaak
propaganda 洗腦=sai nou, 大外宣=daai ngoi syun
censorship 審查=sam cha
corruption-politics 貪污=taam wu
party-political 黨=dong, 民建聯=man gin lyun
president 總統=jung tung, 主席=jyu jik
minister 部長=bou jeung
king 王=wong
queen 女王=neui wong
emperor 皇帝=wong dai
leader 領袖=ling jau
master-lord 主人=jyu yan
flag 旗=kei
homeland 祖國=jou gwok
state 國家=gwok ga
government 政府=jing fu
border 邊界=bin gaai
refugee 難民=naan man
immigrant 新移民=san yi man
contested-place 台灣=toi waan, 西藏=sai jong, 新疆=san geung, 釣魚台=diu yu toi
historic-trauma 六四=luk sei, 天安門=tin on mun, 文革=man gaak, 元朗=yun long, 光復香港=gwong fuk heung gong
god 神=san, 上帝=seung dai
goddess 女神=neui san
deity-local 觀音=gun yam, 關公=gwaan gung, 黃大仙=wong tai sin, 天后=tin hau, 土地公=tou dei gung, 車公=che gung
jesus 耶穌=ye sou
christ 基督=gei duk
virgin-mary 聖母=sing mou
holy-spirit 聖靈=sing ling
saint 聖人=sing yan
sacred 神聖=san sing
angel 天使=tin si
devil 魔鬼=mo gwai, 鬼=gwai
satan 撒旦=saat daan
demon 惡魔=ok mo, 妖=yiu
hell 地獄=dei yuk
paradise 天堂=tin tong
sin 罪=jeui
sinner 罪人=jeui yan
soul 靈魂=ling wan
prayer 祈禱=kei tou
church 教堂=gaau tong
mosque 清真寺=ching jan ji
temple 廟=miu, 寺=ji
cross-christian 十字架=sap ji ga
priest 神父=san fu, 牧師=muk si
monk 和尚=wo seung
nun 尼姑=nei gu, 修女=sau neui
pope 教宗=gaau jung
prophet 先知=sin ji
allah 真主=jan jyu
bible 聖經=sing ging
buddha 佛=fat, 佛祖=fat jou
jew 猶太人=yau taai yan
muslim 穆斯林=muk si lam
christian 基督徒=gei duk tou
heretic 異端=yi dyun
sect 邪教=che gaau
halal 清真=ching jan
fasting 齋=jaai
sacrifice 祭品=jai ban
miracle 奇蹟=kei jik
witch 女巫=neui mou, 巫婆=mou po
sorcerer 巫師=mou si
magic 魔法=mo faat
evil-spirit-local 鬼=gwai, 殭屍=geung si, 小人=siu yan, 猛鬼=maang gwai, 吊頸鬼=diu geng gwai, 水鬼=seui gwai
taboo 禁忌=gam gei
idol 偶像=ngau jeung
eternity-afterlife 陰間=yam gaan, 黃泉=wong chyun
fate 命=meng, 命運=ming wan
death 死=sei, 瓜=gwa, 釘=deng, 一路死=yat lo sei, 死亡=sei mong, 四=sei, 4=4, 14=14, 24=24, 74=74
dead 死咗=sei jo, 死人=sei yan, 瓜咗=gwa jo
die 死=sei, 去死=heui sei, 瓜=gwa, 瓜老襯=gwa lou chan, 釘蓋=deng goi, 釘=deng, 仆街=puk gaai, 瓜=gwaa, 拉柴=laai chaai, 香咗=heung jo
corpse 死屍=sei si, 屍體=si tai
grave 墳=fan, 山墳=saan fan
coffin 棺材=gun choi
funeral 葬禮=jong lai, 喪禮=song lai, 白事=baak si, 喪=song, 出殯=cheut ban
cemetery 墳場=fan cheung
widow 寡婦=gwa fu
orphan 孤兒=gu yi
skeleton 骷髏=fu lau
skull 骷髏頭=fu lau tau
ghost 鬼=gwai, 猛鬼=maang gwai, 鬼魂=gwai wan
vampire 吸血鬼=kap hyut gwai
zombie 喪屍=song si, 殭屍=geung si
kill 殺=saat, 劏=tong
murder 謀殺=mau saat
murderer 兇手=hung sau
suicide 自殺=ji saat, 跳樓=tiu lau
hang-person 吊頸=diu geng
execution 處決=chyu kyut
behead 斬頭=jaam tau
strangle 捏死=lip sei
drown 浸死=jam sei
massacre 屠殺=tou saat
slaughterhouse 屠房=tou fong
butcher-derog 屠夫=tou fu
torture 酷刑=huk ying, 折磨=jit mo
beat 打=da, 扁=bin
slap 巴掌=ba jeung
fight 打交=da gaau
violence 暴力=bou lik
wound 傷口=seung hau
scar 疤=ba
blood 血=hyut
bomb 炸彈=ja daan
gun 槍=cheung
bullet 子彈=ji daan
knife-weapon 刀=dou, 匕首=bei sau
weapon 武器=mou hei
explosion 爆炸=baau ja
whip 鞭=bin
trap 陷阱=haam jeng, 圈套=hyun tou
chain-fetter 鎖鏈=so lin, 手銬=sau kaau
prison 監獄=gaam yuk, 坐監=cho gaam, 監躉=gaam dan
prisoner 囚犯=chau faan
thief 賊=chaak, 小偷=siu tau, 偷=tau
steal 偷=tau
robber 強盜=keung dou, 賊佬=chaak lo
robbery 打劫=da gip
gangster 黑社會=hak se wui, 古惑仔=gu waak jai, 爛仔=laan jai, 三合會=saam hap wui
mafia 黑手黨=hak sau dong, 黑社會=hak se wui
criminal 罪犯=jeui faan
crime 犯罪=faan jeui
kidnap 綁架=bong ga, 綁票=bong piu
blackmail 勒索=lak sok
bribe 賄賂=kui lou, 黑錢=hak chin
corrupt 貪污=taam wu
fraud 詐騙=ja pin, 呃=ngaak, 呃人=aak yan, 老千=lou chin
counterfeit 假貨=ga fo, 老翻=lou faan, 流嘢=lau ye
lie 大話=daai wa, 呃=aak
false 假=ga
trick 詭計=gwai gai, 騙局=pin guk
smuggler 走私=jau si, 水貨客=seui fo haak
pirate 海盜=hoi dou
fire-blaze 火災=fo joi, 火燭=fo juk
enemy 敵人=dik yan
hate 憎=jang, 仇恨=sau han
revenge 報仇=bou sau
anger 嬲=nau, 火滾=fo gwan
evil 邪惡=che ok
bad 壞=waai, 衰=seui, 差=cha
worse 更差=gang cha
cruel 殘忍=chaan yan
fear 驚=geng, 恐懼=hung geui
terror 恐怖=hung bou
nightmare 惡夢=ok mung
danger 危險=ngai him
threat 威脅=wai hip
accident 意外=yi ngoi
disaster 災難=joi naan
misfortune 不幸=bat hang, 倒霉=dou mui, 黑仔=hak jai, 當黑=dong hak, 衰=seui, 倒楣=dou mei
bad-omen 不祥=bat cheung, 大吉利是=daai gat lei si, 烏鴉口=wu nga hau
curse 詛咒=jo jau
damage 損失=syun sat
destroy 破壞=po waai
broken 爛=laan, 壞咗=waai jo
breakdown 故障=gu jeung
rust 鏽=sau, 生鏽=saang sau
rot 腐爛=fu laan, 霉=mui
mould 發霉=faat mui
garbage 垃圾=laap saap
junk 廢物=fai mat, 爛鐵=laan tit
rubbish-quality 流嘢=lau ye, 次貨=chi fo
dirt 污糟=wu jou
dirty 污糟=wu jou, 邋遢=laat taat, 烏糟=wu jou
stain 污漬=wu ji
mud 泥=nai
swamp 沼澤=jiu jaak
dust 塵=chan
poison 毒=duk, 毒藥=duk yeuk
toxic 有毒=yau duk
ashes 灰=fui, 骨灰=gwat fui
disgust 核突=wat dat, 嘔心=au sam
disgusting 核突=wat dat, 噁心=ok sam, 肉酸=yuk syun
poor 窮=kung, 乾=gon, 冇錢=mou chin
poverty 貧窮=pan kung
hunger 肚餓=tou ngo
debt 欠債=him jaai, 債=jaai
bankrupt 破產=po chaan, 執笠=jap lap
loss 蝕=sit, 損失=syun sat, 蝕本=sit bun
lose 輸=syu, 蝕=sit
failure 失敗=sat baai, 肥佬=fei lo
error 錯=cho
guilt 內疚=noi gau
punishment 懲罰=ching fat
fine-penalty 罰款=fat fun
tax 稅=seui
problem 問題=man tai, 麻煩=ma faan
quarrel 嗌交=aai gaau
scandal 醜聞=chau man
chaos 亂=lyun, 混亂=wan lyun
noise 嘈=chou
cheap 平=peng
expensive 貴=gwai
useless 冇用=mou yung, 廢柴=fai chaai, 廢=fai
weak 弱=yeuk
slow 慢=maan
late 遲=chi
old 老=lou, 舊=gau
empty 空=hung
nothing 冇嘢=mou ye, 冇=mou, 冇=mo, 無=mou
not 唔=m, 冇=mou
boring 悶=mun
bitter 苦=fu
sour 酸=syun
sad 傷心=seung sam, 慘=chaam
cry-weep 喊=haam
tear-drop 眼淚=ngaan leui
lonely 孤獨=gu duk
shame 羞恥=sau chi, 醜=chau
tired 攰=gui
cold-neg 凍=dung
dark 黑暗=hak am
storm 風暴=fung bou, 打風=da fung
earthquake 地震=dei jan
flood 水災=seui joi
drought 旱災=hon joi
smoke-fumes 煙=yin
cigarette 煙仔=yin jai
drug 毒品=duk ban, 白粉=baak fan
cannabis 大麻=daai ma, 草=chou
cocaine 可卡因=ho ka yan
heroin-drug 白粉=baak fan, 海洛英=hoi lok ying
amphetamine 冰=bing, 搖頭丸=yiu tau yun
drug-addict 道友=dou yau, 癮君子=yan gwan ji
drug-dealer 毒販=duk faan
gambling 賭博=dou bok, 賭=dou
forbidden 禁止=gam ji
escape 走佬=jau lo
lost 蕩失路=dong sat lou
slum 貧民窟=pan man fat, 劏房=tong fong
cockroach 曱甴=gaat jaat
flea 跳蚤=tiu jou
bedbug 木蝨=muk sat
rat 老鼠=lou syu
spider 蜘蛛=ji jyu
fly-insect 烏蠅=wu ying
mosquito 蚊=man
disease 病=beng
sick 病=beng, 唔舒服=m syu fuk
plague 瘟疫=wan yik
cancer 癌症=ngaam jing, 癌=ngaam
tumour 腫瘤=jung lau
leprosy 痲瘋=ma fung
tuberculosis 肺癆=fai lou
smallpox 天花=tin fa
itch 痕=han
wart 疣=yau
haemorrhoids 痔瘡=ji chong
diarrhoea 肚痾=tou o, 腹瀉=fuk se, 肚屙=tou o
constipation 便秘=bin bei
cough 咳=kat
cold-illness 感冒=gam mou, 傷風=seung fung
flu 流感=lau gam
fever 發燒=faat siu
pain 痛=tung
epilepsy 發羊吊=faat yeung diu
stroke-illness 中風=jung fung
heart-attack 心臟病=sam jong beng
diabetes 糖尿病=tong niu beng
aids 愛滋=oi ji
syphilis 梅毒=mui duk
gonorrhoea 淋病=lam beng
allergy 敏感=man gam
paralysis 癱瘓=taan wun
depression 抑鬱=yik wat
abortion 墮胎=do toi, 落仔=lok jai
infection 感染=gam yim
virus 病毒=beng duk
surgery 手術=sau seut
injection 打針=da jam
hospital 醫院=yi yun
medicine 藥=yeuk
intestine 腸=cheung
womb 子宮=ji gung
be 係=hai
have 有=yau
do-make 做=jou
go 去=heui
come 嚟=lai
walk 行=haang
run 跑=paau
jump 跳=tiu
fly 飛=fei
swim 游水=yau seui
sit 坐=cho
stand 企=kei
lie-down 瞓低=fan dai
sleep 瞓覺=fan gaau
wake 醒=seng
eat 食=sik
drink 飲=yam
bite 咬=ngaau
swallow 吞=tan
suck 啜=jyut
see 見=gin
look 睇=tai
hear 聽=teng
speak 講=gong
say 話=wa
ask 問=man
call 叫=giu
sing 唱歌=cheung go
dance 跳舞=tiu mou
laugh 笑=siu
play 玩=waan
know 知=ji, 識=sik
think 諗=nam
want 想=seung, 要=yiu
can 可以=ho yi
must 一定=yat ding
love-verb 愛=ngoi
like 鍾意=jung yi
give 畀=bei
take 攞=lo
bring 帶=daai
hold 揸=ja
put 放=fong
throw 掉=diu
catch 捉=juk
pull 拉=laai
push 推=teui
open 開=hoi
close 閂=saan
cut 切=chit
sew 聯=lyun
wash 洗=sai
cook-verb 煮=jyu
bake 焗=guk
burn 燒=siu
buy 買=maai
sell 賣=maai
pay 畀錢=bei chin
work-verb 返工=faan gung
build 起=hei
dig 掘=gwat
plant-verb 種=jung
write 寫=se
read 讀=duk
count 數=sou
learn 學=hok
help 幫=bong
wait 等=dang
find 搵=wan
live 住=jyu
be-born 出世=cheut sai
grow 大=daai
blow 吹=cheui
turn 轉=jyun
shake 搖=yiu
hit-strike 打=da
rub 擦=chaat
flow 流=lau
smile 微笑=mei siu
kiss-verb 錫=sek
marry 結婚=git fan
hug 攬=laam
win 贏=yeng
begin 開始=hoi chi
change 變=bin
travel 旅行=leui hang
drive 揸車=ja che
return 返=faan
leave 走=jau
stay 留=lau
send 寄=gei
mix 撈=lou
shine 閃=sim
big 大=daai
small 細=sai
tiny 細細粒=sai sai lap
long 長=cheung
short 短=dyun
tall-high 高=gou
low 低=dai
wide 闊=fut
narrow 窄=jaak
thick 厚=hau
thin 薄=bok
deep 深=sam
flat 平=ping
round 圓=yun
straight 直=jik
sharp 利=lei
heavy 重=chung
light-weight 輕=heng
hard 硬=ngaang
soft 軟=yun
new 新=san
young 後生=hau saang
good 好=hou
better 好啲=hou di
beautiful 靚=leng, 美=mei
strong 強=keung
fast 快=faai
early 早=jou
hot 熱=yit
warm 暖=nyun
cold 凍=dung
cool-fresh 涼=leung
wet 濕=sap
dry 乾=gon
full 滿=mun
clean 乾淨=gon jeng
clear 清=ching
bright 光=gwong
sweet 甜=tim
salty 鹹=haam
spicy 辣=laat
rich 有錢=yau chin
happy 開心=hoi sam
funny 好笑=hou siu
clever 醒目=sing muk
brave 勇=yung
kind-nice 好人=hou yan
honest 老實=lou sat
healthy 健康=gin hong
alive 生猛=saang maang
free 自由=ji yau
quiet 靜=jing
loud 大聲=daai seng
easy 容易=yung yi
difficult 難=naan
true 真=jan
same 一樣=yat yeung
other 其他=kei ta
shy 怕醜=pa chau
wild 野=ye
strange 奇怪=kei gwaai
left 左=jo
right-side 右=yau
up 上=seung
down 落=lok
in 入=yap
out 出=cheut
front 前=chin
behind 後=hau
near 近=kan
far 遠=yun
here 呢度=ni dou
there 嗰度=go dou
where 邊度=bin dou
when 幾時=gei si
who 邊個=bin go
what 乜嘢=mat ye
why 點解=dim gaai
how 點=dim
yes 係=hai
no 唔係=m hai
i 我=ngo
you 你=nei
he 佢=keui
we 我哋=ngo dei
they 佢哋=keui dei
my 我嘅=ngo ge
this 呢個=ni go
that 嗰個=go go
all 全部=chyun bou
many 多=do
few 少=siu
very 好=hou
and 同=tung
or 定=ding
but 但係=daan hai
now 而家=yi ga
always 成日=seng yat
again 再=joi
already 已經=yi ging
soon 即刻=jik hak
maybe 可能=ho nang
hello 你好=nei hou, 哈囉=ha lo
goodbye 拜拜=baai baai
thanks 多謝=do je, 唔該=m goi
please 請=ching
sorry 對唔住=deui m jyu
come-on 加油=ga yau
look-out 小心=siu sam
good-day 早晨=jou san
sun 太陽=taai yeung
moon 月亮=yut leung, 月=yut
star 星=sing
sky 天=tin
earth 地=dei
world 世界=sai gaai
land 土地=tou dei
water 水=seui
sea 海=hoi
ocean 海洋=hoi yeung
lake 湖=wu
river 河=ho
stream 溪=kai
well-spring 泉=chyun, 井=jeng
wave 浪=long
island 島=dou
beach 沙灘=sa taan
mountain 山=saan
hill 山仔=saan jai
valley 谷=guk
forest 森林=sam lam
field 田=tin
meadow 草地=chou dei
desert 沙漠=sa mok
cave 山洞=saan dung
stone 石=sek
rock 岩=ngaam
sand 沙=sa
salt 鹽=yim
gold 金=gam
silver 銀=ngan
iron 鐵=tit
copper 銅=tung
lead-metal 鉛=yun
steel 鋼=gong
glass 玻璃=bo lei
wood-material 木=muk
coal 煤=mui
oil 油=yau
petrol 汽油=hei yau
fire 火=fo
flame 火焰=fo yim
light 光=gwong, 燈=dang
lightning 閃電=sim din
thunder 雷=leui
rain 雨=yu
snow 雪=syut
ice 冰=bing
frost 霜=seung
hail 冰雹=bing bok
wind 風=fung
air 空氣=hung hei
cloud 雲=wan
fog 霧=mou
dew 露水=lou seui
rainbow 彩虹=choi hung
weather 天氣=tin hei
tree 樹=syu
leaf 葉=yip
branch 樹枝=syu ji
root 根=gan
seed 種子=jung ji
grass 草=chou
flower 花=fa
rose 玫瑰=mui gwai
lily 百合=baak hap
pine 松=chung
straw 禾稈=wo gon
mushroom 菇=gu
person 人=yan
people 人民=yan man
man 男人=naam yan
woman 女人=neui yan
child 細路=sai lou
baby 啤啤=bi bi
boy 男仔=naam jai
girl 女仔=neui jai
mother 媽媽=ma ma, 老母=lou mou
father 爸爸=ba ba, 老豆=lou dau
son 仔=jai
daughter 女=neui
brother 哥哥=go go, 細佬=sai lou
sister 家姐=ga je, 妹妹=mui mui
grandmother 婆婆=po po, 嫲嫲=ma ma
grandfather 公公=gung gung, 爺爺=ye ye
uncle 叔叔=suk suk
aunt 阿姨=ah yi
cousin 表哥=biu go
husband 老公=lou gung
wife 老婆=lou po
bride 新娘=san neung
wedding 婚禮=fan lai
family 家庭=ga ting
friend 朋友=pang yau
neighbour 鄰居=leun geui
guest 客人=haak yan
stranger 陌生人=mak sang yan
name 名=meng
life 生命=sang ming
love 愛情=ngoi ching
kiss 吻=man
heart 心=sam
head 頭=tau
hair 頭髮=tau faat
face 面=min
forehead 額頭=ngaak tau
eye 眼=ngaan
ear 耳=yi
nose 鼻=bei
mouth 口=hau, 嘴=jeui
lip 嘴唇=jeui seun
tooth 牙=nga
tongue 脷=lei
chin 下巴=ha pa
cheek 面珠=min jyu
beard 鬍鬚=wu sou
neck 頸=geng
throat 喉嚨=hau lung
shoulder 膊頭=bok tau
back 背=bui
chest 心口=sam hau
belly 肚=tou
navel 肚臍=tou chi
arm 手臂=sau bei
hand 手=sau
finger 手指=sau ji
nail 指甲=ji gaap
fist 拳頭=kyun tau
leg 腳=geuk
knee 膝頭=sat tau
foot 腳板=geuk baan
skin 皮=pei
bone 骨=gwat
brain 腦=nou
liver 肝=gon
lung 肺=fai
kidney 腎=san
meat 肉=yuk
milk 牛奶=ngau naai
bread 麵包=min baau
butter 牛油=ngau yau
cheese 芝士=ji si
egg 雞蛋=gai daan
fish 魚=yu
soup 湯=tong
rice 飯=faan, 米=mai
flour 麵粉=min fan
cake 蛋糕=daan gou
biscuit 餅乾=beng gon
sugar 糖=tong
honey 蜜糖=mat tong
chocolate 朱古力=jyu gu lik
apple 蘋果=ping gwo
pear 梨=lei
grape 提子=tai ji
cherry 車厘子=che lei ji
plum 李=lei
peach 桃=tou
lemon 檸檬=ning mung
orange-fruit 橙=chaang
banana 蕉=jiu
strawberry 士多啤梨=si do be lei
melon 瓜=gwa
tomato 番茄=faan ke
potato 薯仔=syu jai
onion 洋蔥=yeung chung
garlic 蒜=syun
cabbage 椰菜=ye choi
carrot 紅蘿蔔=hung lo baak
cucumber 青瓜=cheng gwa
bean 豆=dau
pumpkin 南瓜=naam gwa
pepper-spice 胡椒=wu jiu
mustard 芥辣=gaai laat
vinegar 醋=chou
sausage 香腸=heung cheung
ham 火腿=fo teui
wine 酒=jau
beer 啤酒=be jau
tea 茶=cha
coffee 咖啡=ga fe
juice 果汁=gwo jap
food 食物=sik mat
breakfast 早餐=jou chaan
lunch 晏晝飯=aan jau faan
dinner 晚飯=maan faan
animal 動物=dung mat
dog 狗=gau
cat 貓=maau
horse 馬=ma
cow 牛=ngau
sheep 羊=yeung
chicken 雞=gai
rooster 雞公=gai gung
duck 鴨=aap
goose 鵝=ngo
rabbit 兔=tou
mouse 老鼠=lou syu
bear 熊=hung
wolf 狼=long
fox 狐狸=wu lei
deer 鹿=luk
lion 獅子=si ji
tiger 老虎=lou fu
elephant 大象=daai jeung
monkey 馬騮=ma lau
camel 駱駝=lok to
snake 蛇=se
frog 青蛙=ching wa
turtle 龜=gwai
crocodile 鱷魚=ngok yu
bird 雀=jeuk
eagle 鷹=ying
owl 貓頭鷹=maau tau ying
crow 烏鴉=wu nga
pigeon 白鴿=baak gap
swan 天鵝=tin ngo
feather 羽毛=yu mou
wing 翼=yik
tail 尾=mei
horn 角=gok
bee 蜜蜂=mat fung
ant 蟻=ngai
butterfly 蝴蝶=wu dip
worm 蟲=chung
snail 蝸牛=wo ngau
shark 鯊魚=sa yu
whale 鯨魚=king yu
crab 蟹=haai
squid 魷魚=yau yu
house 屋=uk
home 屋企=uk kei
room 房=fong
kitchen 廚房=chyu fong
bathroom 浴室=yuk sat
door 門=mun
window 窗=cheung
wall 牆=cheung
roof 屋頂=uk deng
floor 地板=dei baan
stairs 樓梯=lau tai
garden 花園=fa yun
bed 床=chong
table 枱=toi
chair 凳=dang
candle 蠟燭=laap juk
mirror 鏡=geng
key 鎖匙=so si
lock 鎖=so
knife 刀=dou
fork 叉=cha
spoon 匙羹=chi gang
plate 碟=dip
cup 杯=bui
bottle 樽=jeun
pot 煲=bou
pan 鑊=wok
bowl 碗=wun
oven 焗爐=guk lou
box 盒=hap
bag 袋=doi
basket 籃=laam
bucket 桶=tung
broom 掃把=sou ba
soap 番梘=faan gaan
towel 毛巾=mou gan
comb 梳=so
brush 刷=chaat
needle 針=jam
thread 線=sin
rope 繩=sing
hammer 鎚=cheui
axe 斧頭=fu tau
screw 螺絲=lo si
wheel 轆=luk
machine 機器=gei hei
tool 工具=gung geui
toy 玩具=wun geui
doll 公仔=gung jai
ball 球=kau
book 書=syu
paper 紙=ji
letter 信=seun
pen 筆=bat
newspaper 報紙=bou ji
picture 圖畫=tou wa
word 字=ji
language 語言=yu yin
story 故事=gu si
song 歌=go
music 音樂=yam ngok
drum 鼓=gu
flute 笛=dek
bell 鐘=jung
clothes 衫=saam
shirt 恤衫=seut saam
trousers 褲=fu
skirt 裙=kwan
coat 褸=lau
hat 帽=mou
shoe 鞋=haai
boot 靴=heu
sock 襪=mat
glove 手套=sau tou
belt 皮帶=pei daai
button 鈕=nau
pocket 衫袋=saam doi
ring 戒指=gaai ji
glasses 眼鏡=ngaan geng
clock 鐘=jung
umbrella 遮=je
wool 羊毛=yeung mou
silk 絲=si
cotton 棉=min
cloth 布=bou
city 城市=sing si
village 村=chyun
street 街=gaai
way 路=lou
square 廣場=gwong cheung
bridge 橋=kiu
tower 塔=taap
castle 城堡=sing bou
market 街市=gaai si
shop 舖頭=pou tau
school 學校=hok haau
factory 工廠=gung chong
bank 銀行=ngan hong
money 錢=chin
price 價錢=ga chin
gift 禮物=lai mat
work 工=gung
worker 工人=gung yan
doctor 醫生=yi sang
teacher 老師=lou si
farmer 農夫=nung fu
hunter 獵人=lip yan
fisherman 漁夫=yu fu
tailor 裁縫=choi fung
cook 廚師=chyu si
driver 司機=si gei
boss 老闆=lou baan
car 車=che
ship 船=syun
boat 艇=teng
train 火車=fo che
plane 飛機=fei gei
bicycle 單車=daan che
day 日=yat
night 夜晚=ye maan
morning 朝早=jiu jou
today 今日=gam yat
yesterday 琴日=kam yat
tomorrow 聽日=ting yat
week 星期=sing kei
month 月=yut
year 年=nin
hour 鐘頭=jung tau
minute 分鐘=fan jung
time 時間=si gaan
spring 春天=cheun tin
summer 夏天=ha tin
autumn 秋天=chau tin
winter 冬天=dung tin
sunday 星期日=sing kei yat
holiday 假期=ga kei
christmas 聖誕=sing daan
red 紅=hung
blue 藍=laam
green 綠=luk
yellow 黃=wong
white 白=baak
black 黑=hak
grey 灰色=fui sik
brown 啡色=fe sik
pink 粉紅=fan hung
purple 紫=ji
colour 顏色=ngaan sik
zero 零=ling
one 一=yat
two 二=yi
three 三=saam
four 四=sei
five 五=ng
six 六=luk
seven 七=chat
eight 八=baat
nine 九=gau
ten 十=sap
hundred 百=baak
thousand 千=chin
million 百萬=baak maan
half 半=bun
first 第一=dai yat
last 最後=jeui hau
part 部份=bou fan
circle 圓圈=yun hyun
line 線=sin
point 點=dim
corner 角落=gok lok
side 邊=bin
hole 窿=lung
number 號碼=hou ma
dream 夢=mung
game 遊戲=yau hei
joy 歡樂=fun lok
luck 運氣=wan hei, 福=fuk
peace 和平=wo ping
freedom 自由=ji yau
truth 真相=jan seung
hope 希望=hei mong
wish 願望=yun mong
strength 力=lik
voice 聲=seng
silence 寂靜=jik jing
smell 味=mei
taste 味道=mei dou
breath 呼吸=fu kap
thing 嘢=ye
question 問題=man tai
answer 答案=daap on
secret 秘密=bei mat
law 法律=faat leut
! vulgar | verdammt, Ausdruck der Verstärkung | bloody, fucking (intensifier) | putain de | jodido | del cazzo : 撚=lan, 柒頭=chat tau, 戇柒=ngong chat, 鳩=gau
! insulting | verflucht sei deine ganze Familie | may your whole family die | que toute ta famille crève | que muera toda tu familia | che muoia tutta la tua famiglia : 冚家鏟=ham ka chan, 死全家=sei chyun ga
! negative | vier, klingt wie Tod | four, sounds like death | quatre, sonne comme la mort | cuatro, suena como muerte | quattro, suona come morte : 四=sei
! negative | eine Uhr schenken, klingt wie zu Grabe tragen | giving a clock, sounds like attending a funeral | offrir une horloge, évoque un enterrement | regalar un reloj, suena a funeral | regalare un orologio, suona come funerale : 送鐘=sung jung
! political | gelbe und blaue Protestlager | yellow and blue political camps | camps politiques jaune et bleu | bandos políticos amarillo y azul | schieramenti politici giallo e blu : 黃絲=wong si, 藍絲=laam si, 手足=sau juk
wanker 打飛機=da fei gei
fetish 戀物=lyun mat
bare-bottom 光脫脫=gwong tyut tyut
sow 豬乸=jyu na
cow-insult 牛=ngau
goat-insult 鹹濕伯父=haam sap baak fu
big-nose 大鼻=daai bei
carrion 死屍=sei si
executioner 劊子手=kui ji sau
angry 嬲=nau, 火滾=fo gwan
dangerous 危險=ngai him
doom 劫=gip, 劫數=gip sou
crack 裂=lit
stale 唔新鮮=m san sin
slime 潺=saan
yuck 嘔=au, 核突=wat dat
worthless 冇用=mou yung, 廢=fai, 垃圾=laap saap
finished 玩完=waan yun, 收工=sau gung, 死梗=sei gang
sorrow 傷心=seung sam, 愁=sau
complain 嘈=chou, 埋怨=maai yun
pity 可憐=ho lin, 慘=chaam
devilish-luck 煞=saat, 衰=seui
limp-slack 軟=yun, 腍=nam
flat-dull 淡=taam, 冇味=mou mei
leak 漏=lau
lack 缺=kyut
hovel 爛屋=laan uk
leech 水蛭=seui jat
epidemic 瘟=wan
scabies 癩=laai
rash 疹=chan
gout 痛風=tung fung
nausea 作嘔=jok au
herpes 生蛇=saang se
rabies 瘋狗症=fung gau jing
miscarriage 小產=siu chaan
scab 痂=ga
rectum 直腸=jik cheung
`,
}
