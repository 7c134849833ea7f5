import type { LanguageSource } from '../language-source.ts'

/** Chinese: Mandarin in simplified characters. */
export const zhHans: LanguageSource = {
  code: 'zh-Hans',
  script: 'Han',
  text: `
penis-vulgar 屌=diao, 鸡巴=jiba, 鸟=niao, 老二=laoer, 小鸡鸡=xiaojiji, 几把=jiba, 鸡儿=jier, 鸟=diao, 懒叫=lanjiao, 鸡=ji, 牛子=niuzi, 丁丁=dingding, 弟弟=didi, 小弟弟=xiaodidi, 鸡鸡=jiji, 肉棒=roubang, 屌丝=diaosi, 那话儿=nahuaer, 鸡吧=jiba
penis 阴茎=yinjing, 阳具=yangju
vulva-vulgar 屄=bi, 逼=bi, 骚逼=saobi, 鲍鱼=baoyu, 阴户=yinhu, 穴=xue, 麻批=mapi, 妹妹=meimei
vagina 阴道=yindao
testicles-vulgar 蛋=dan, 卵=luan, 蛋蛋=dandan, 卵子=luanzi, 卵泡=luanpao
testicle 睾丸=gaowan
breasts-vulgar 奶子=naizi, 咪咪=mimi, 波霸=boba, 巨乳=juru, 乳房=rufang, 大奶=danai, 胸=xiong, 奶=nai
nipple 乳头=rutou
arse 屁股=pigu, 腚=ding, 尻=kao, 屁屁=pipi
buttocks 臀部=tunbu
anus 肛门=gangmen, 菊花=juhua, 屁眼=piyan
arsehole 屁眼=piyan
pubic-hair 阴毛=yinmao
crotch 胯=kua
clitoris 阴蒂=yindi
foreskin 包皮=baopi
glans 龟头=guitou
erection 勃起=boqi
semen 精液=jingye, 精子=jingzi
fuck 操=cao, 日=ri, 干=gan, 肏=cao, 干你娘=gan ni niang, 操你=cao ni, 上=shang, 靠=kao, 插=cha, 草=cao, 搞=gao, 肏你妈=cao ni ma, 打炮=dapao, 做爱=zuoai, 日你=ri ni
fuck-exclamation 他妈的=ta ma de, 操你妈=cao ni ma, 卧槽=wocao, 我操=wo cao, 妈的=ma de, 我靠=wo kao, 我去=woqu, 靠=kao, 你妈的=ni ma de, 妈逼=mabi, 他妈=ta ma, 我日=wo ri, 尼玛=nima, 你妈=ni ma, 草泥马=caonima
sex 性=xing, 性爱=xingai
intercourse 性交=xingjiao, 交媾=jiaogou
mate-animals 交配=jiaopei
orgasm 高潮=gaochao
masturbate 手淫=shouyin, 打飞机=dafeiji, 自慰=ziwei, 撸管=luguan
wanker 撸管=luguan
suck-vulgar 吹箫=chuixiao, 口交=koujiao
blow-job 口交=koujiao
sodomy 鸡奸=jijian, 肛交=gangjiao
horny 好色=haose, 色=se, 骚=sao, 淫荡=yindang, 发骚=fasao, 发情=faqing, 淫=yin, 浪=lang
heat-rut 发情=faqing
lust 淫欲=yinyu
pervert 变态=biantai, 色狼=selang, 流氓=liumang, 淫棍=yingun, 咸湿=xianshi
lecher 色鬼=segui, 流氓=liumang
obscene 淫秽=yinhui, 下流=xialiu
porn 色情=seqing, 黄片=huangpian
naked 裸体=luoti, 光着=guangzhe
striptease 脱衣舞=tuoyiwu
prostitute 鸡=ji, 婊子=biaozi, 妓女=jinv, 小姐=xiaojie, 婊=biao, 窑姐=yaojie, 三陪=sanpei, 野鸡=yeji, 窑子=yaozi, 妓=ji, 妓女=jinü
whore 婊子=biaozi, 鸡=ji, 妓女=jinü, 贱人=jianren, 骚货=saohuo, 野鸡=yeji, 卖=mai, 婊=biao, 婊子=biao zi, 贱=jian, 破鞋=poxie, 卖淫=maiyin, 窑姐=yaojie
slut 荡妇=dangfu, 破鞋=poxie, 骚货=saohuo, 贱货=jianhuo, 淫妇=yinfu, 淫娃=yinwa, 荡=dang, 浪=lang, 骚=sao, 贱=jian
brothel 妓院=jiyuan, 窑子=yaozi
pimp 皮条客=pitiaoke
mistress 二奶=ernai, 小三=xiaosan
adultery 通奸=tongjian, 出轨=chugui
cuckold 王八=wangba, 绿帽=lümao, 龟=gui, 乌龟=wugui, 绿帽子=lümaozi, 龟公=guigong, 乌龟=wu gui, 绿帽=lumao
incest 乱伦=luanlun
paedophile 恋童=liantong
rape 强奸=qiangjian
orgy 群交=qunjiao, 轮奸=lunjian
fetish 恋物=lianwu
dildo 假阳具=jiayangju
condom-slang 套套=taotao
virgin-sexual 处女=chunü
impotent 阳痿=yangwei, 性无能=xingwuneng
castrate 阉割=yange
shit 屎=shi, 粪=fen, 大便=dabian, 拉屎=lashi, 狗屎=goushi, 便便=bianbian, 吃屎=chi shi, 狗屎=gou shi, 粑粑=baba, 翔=xiang
shit-verb 拉屎=lashi
excrement 大便=dabian, 粪便=fenbian
poop 便便=bianbian, 粑粑=baba, 臭臭=chouchou, 嗯嗯=enen
dung 粪=fen
piss 撒尿=saniao, 撒尿=sa niao, 尿尿=niaoniao
urine 尿=niao
pee 尿=niao, 撒尿=saniao, 嘘嘘=xuxu, 小便=xiaobian
fart 屁=pi, 放屁=fangpi, 臭屁=choupi, 屁屁=pipi, 放屁=fang pi
diarrhoea-vulgar 拉稀=laxi
belch 打嗝=dage
vomit 呕吐=outu, 吐=tu, 呕=ou, 恶心=exin
snot 鼻涕=biti, 鼻屎=bishi
spit 口水=koushui, 痰=tan
sweat 汗=han
stink 臭=chou, 臭味=chouwei, 腥=xing, 臊=sao, 骚=sao, 臭臭=chouchou
pus 脓=nong
toilet 厕所=cesuo, 马桶=matong
latrine 茅坑=maokeng
chamber-pot 尿壶=niaohu
sewer 下水道=xiashuidao, 阴沟=yingou
menstruation 月经=yuejing, 大姨妈=dayima
tampon 卫生巾=weishengjin
diaper 尿布=niaobu
armpit 腋下=yexia
pimple 青春痘=qingchundou, 痘=dou, 痘痘=doudou, 粉刺=fenci
dandruff 头皮屑=toupixie
potbelly 啤酒肚=pijiudu
seduce 勾引=gouyin
lick 舔=tian
damn 该死=gaisi
go-to-hell 去死=qusi, 滚=gun, 滚蛋=gundan, 吃屎=chi shi, 见鬼=jiangui
son-of-bitch 狗娘养的=gou niang yang de, 婊子养的=biaozi yang de, 狗日的=gouri de, 龟儿子=guierzi, 王八蛋=wangbadan, 小杂种=xiaozazhong, 王八=wangba, 杂种=zazhong, 死妈=si ma
motherfucker 王八蛋=wangbadan
bollocks 胡说=hushuo, 扯淡=chedan, 狗屁=goupi, 屁话=pihua, 放屁=fangpi, 狗屁=gou pi, 屁=pi, 瞎扯=xiache
transvestite 人妖=renyao
lingerie 内裤=neiku
peeping 偷窥=toukui
grope 咸猪手=xianzhushou
cleavage 乳沟=rugou
hole-vulgar 洞=dong
stick-vulgar 棍=gun
idiot 傻逼=shabi, 笨蛋=bendan, 白痴=baichi, 傻瓜=shagua, 二百五=erbaiwu, 呆子=daizi, 傻逼=sha bi, 笨蛋=ben dan, 傻瓜=sha gua, 白痴=bai chi, 笨猪=benzhu, 傻冒=shamao, 傻叉=shacha, 憨憨=hanhan, 呆=dai, 二=er, 二百五=er bai wu, 250=250, 蠢货=chunhuo, 憨=han, 傻=sha, 沙雕=shadiao, 二货=erhuo, 脑残=naocan, 十三点=shisandian, 傻子=shazi, 瓜娃子=guawazi, 智障=zhizhang, 猪头=zhutou, 弱智=ruozhi
fool 傻瓜=shagua, 笨=ben, 呆=dai, 愚人=yuren, 笨蛋=bendan, 呆子=daizi
stupid 笨=ben, 傻=sha, 蠢=chun, 呆=dai, 愚=yu, 二=er, 逗=dou, 愚蠢=yuchun
cretin 弱智=ruozhi, 二百五=erbaiwu
blockhead 木头=mutou, 蠢货=chunhuo
clumsy 笨拙=benzhuo
crazy 疯=feng, 疯子=fengzi, 神经病=shenjingbing, 癫=dian
madman 疯子=fengzi
madhouse 疯人院=fengrenyuan
retarded 智障=zhizhang
cripple 残废=canfei
lame-person 瘸子=quezi, 跛=bo
blind-person 瞎子=xiazi
deaf-person 聋子=longzi
mute-person 哑巴=yaba
stutterer 结巴=jieba
hunchback 驼背=tuobei
dwarf 矮子=aizi, 侏儒=zhuru
bald 秃子=tuzi, 光头=guangtou
ugly 丑=chou, 丑陋=choulou, 难看=nankan, 丑八怪=choubaguai, 难看=nan kan
fat-person 胖子=pangzi, 肥猪=feizhu, 肥=fei, 胖=pang
skinny 瘦猴=shouhou
coward 胆小鬼=danxiaogui, 懦夫=nuofu
weakling 窝囊废=wonangfei
sissy 娘娘腔=niangniangqiang
bastard 混蛋=hundan, 王八蛋=wangbadan, 杂种=zazhong, 畜生=chusheng, 孙子=sunzi, 孽种=niezhong, 野种=yezhong
scoundrel 坏蛋=huaidan, 恶棍=egun, 瘪三=biesan, 下三滥=xiasanlan, 人渣=renzha, 败类=bailei, 畜生=chusheng, 禽兽=qinshou
rascal 淘气鬼=taoqigui, 无赖=wulai
scum 人渣=renzha, 败类=bailei, 垃圾=laji, 渣滓=zhazi
wretch 可怜虫=kelianchong
tramp 流浪汉=liulanghan
beggar 乞丐=qigai, 叫花子=jiaohuazi
loser 失败者=shibaizhe, 屌丝=diaosi
lazybones 懒=lan, 懒虫=lanchong, 懒鬼=langui
glutton 吃货=chihuo
miser 吝啬鬼=linsegui, 小气=xiaoqi
greedy 贪婪=tanlan, 贪=tan
drunkard 酒鬼=jiugui
drunk 醉=zui
liar 骗子=pianzi
cheat 骗子=pianzi, 骗=pian, 忽悠=huyou, 坑=keng, 作弊=zuobi, 诈=zha, 蒙=meng
hypocrite 伪君子=weijunzi
traitor 叛徒=pantu, 汉奸=hanjian
snitch 告密者=gaomizhe
toady 马屁精=mapijing
braggart 吹牛=chuiniu
arrogant 傲慢=aoman
cheeky 厚脸皮=houlianpi
rude 粗鲁=culu
boor 土包子=tubaozi
gossip 八卦=bagua
old-hag 母夜叉=muyecha, 老太婆=laotaipo
old-man-derog 老头子=laotouzi, 老不死=laobusi
old-maid 剩女=shengnü
bimbo 花瓶=huaping
slave 奴隶=nuli
servant-derog 奴才=nucai, 走狗=zougou
pig 猪=zhu
donkey 驴=lü
dog-insult 狗=gou, 狗子=gouzi, 狗腿=goutui
bitch 贱人=jianren, 婊子=biaozi, 母狗=mugou, 绿茶婊=lvchabiao
monkey-insult 猴子=houzi
rat-insult 鼠辈=shubei
snake-insult 毒蛇=dushe, 蛇=she
worm-insult 可怜虫=kelianchong, 虫=chong
louse 虱子=shizi
vermin 害虫=haichong
parasite 寄生虫=jishengchong
toad 癞蛤蟆=laihama
vulture 秃鹫=tujiu
beast 畜生=chusheng, 禽兽=qinshou
monster 怪物=guaiwu
savage 野蛮人=yemanren
primitive 原始=yuanshi
trash-person 垃圾=laji
shame-on-you 不要脸=buyaolian, 丢脸=diulian
mock 嘲笑=chaoxiao
insult 侮辱=wuru
slur-black 黑鬼=heigui
slur-asian 鬼子=guizi, 棒子=bangzi
slur-white 白鬼=baigui, 洋鬼子=yangguizi
slur-foreigner 老外=laowai, 鬼佬=guilao, 鬼子=guizi, 洋鬼子=yangguizi, 番鬼=fangui
slur-neighbour 小日本=xiaoriben, 台巴子=taibazi, 棒子=bangzi, 阿三=asan, 倭寇=wokou, 高丽棒子=gaoli bangzi, 日本鬼子=riben guizi
slur-region 乡巴佬=xiangbalao
slur-gay 基=ji, 同志=tongzhi, 娘炮=niangpao, 玻璃=boli, 兔子=tuzi, 死基佬=sijilao, 死玻璃=siboli, 基佬=jilao, 死基佬=si jilao, 人妖=renyao
slur-woman 泼妇=pofu, 臭娘们=chouniangmen, 八婆=bapo, 贱女人=jian nüren, 母老虎=mulaohu, 三八=sanba, 黄脸婆=huanglianpo, 剩女=shengnü
slur-poor 穷鬼=qionggui
gay 同性恋=tongxinglian, 同志=tongzhi
lesbian 拉拉=lala
negro-word 黑人=heiren
shut-up 闭嘴=bizui
naive 幼稚=youzhi
stubborn 固执=guzhi
clown 小丑=xiaochou
puppet 傀儡=kuilei
ignorant 无知=wuzhi
good-for-nothing 废物=feiwu, 没用=meiyong
upstart 暴发户=baofahu
hitler 希特勒=xitele
nazi 纳粹=nacui
fascist 法西斯=faxisi
stalin 斯大林=sidalin
lenin 列宁=liening
mao 毛泽东=maozedong
dictator 独裁者=ducaizhe
dictator-local 江青=jiangqing, 四人帮=sirenbang
tyrant 暴君=baojun
communist 共产党=gongchandang
capitalist 资本家=zibenjia
racist 种族歧视=zhongzuqishi
slavery 奴役=nuyi
colony 殖民地=zhimindi
genocide 种族灭绝=zhongzumiejue
concentration-camp 集中营=jizhongying, 劳改=laogai
war 战争=zhanzheng, 战=zhan
army 军队=jundui
soldier 士兵=shibing
secret-police 特务=tewu
police 警察=jingcha
cop 条子=tiaozi
spy 间谍=jiandie
terrorist 恐怖分子=kongbufenzi
hostage 人质=renzhi
revolution 革命=geming, 文革=wenge
coup 政变=zhengbian
riot 暴乱=baoluan
rebel 造反=zaofan
strike-labour 罢工=bagong
demonstration 示威=shiwei
occupation 占领=zhanling
invasion 侵略=qinlüe
separatist 台独=taidu, 藏独=zangdu
propaganda 宣传=xuanchuan
corruption-politics 腐败=fubai
mafia-politics 黑社会=heishehui
party-political 国民党=guomindang
president 总统=zongtong, 主席=zhuxi
king 国王=guowang, 王=wang
queen 女王=nüwang
emperor 皇帝=huangdi
prince 王子=wangzi
flag 旗=qi
state 国家=guojia
border 边界=bianjie
refugee 难民=nanmin
class-enemy 地主=dizhu, 走资派=zouzipai
contested-place 台湾=taiwan, 西藏=xizang, 钓鱼岛=diaoyudao
historic-trauma 六四=liusi, 南京=nanjing
god 神=shen, 上帝=shangdi
goddess 女神=nüshen
deity-local 观音=guanyin, 财神=caishen
jesus 耶稣=yesu
christ 基督=jidu
saint 圣人=shengren
sacred 神圣=shensheng
angel 天使=tianshi
devil 魔鬼=mogui
satan 撒旦=sadan
demon 妖怪=yaoguai, 恶魔=emo
hell 地狱=diyu
paradise 天堂=tiantang
sin 罪=zui
soul 灵魂=linghun
prayer 祈祷=qidao
church 教堂=jiaotang
mosque 清真寺=qingzhensi
temple 庙=miao, 寺=si
monk 和尚=heshang
nun 尼姑=nigu
priest 道士=daoshi, 神父=shenfu
pope 教皇=jiaohuang
prophet 先知=xianzhi
koran 古兰经=gulanjing
bible 圣经=shengjing
buddha 佛=fo
jew 犹太人=youtairen
muslim 穆斯林=musilin, 回民=huimin
sect 邪教=xiejiao, 法轮功=falungong
sacrifice 祭品=jipin
miracle 奇迹=qiji
blessing 福=fu
witch 女巫=nüwu
sorcerer 巫师=wushi
magic 魔法=mofa
evil-spirit-local 鬼=gui, 狐狸精=hulijing, 僵尸=jiangshi
idol 偶像=ouxiang
fate 命运=mingyun
nirvana 涅槃=niepan
death 死=si, 死亡=siwang, 亡=wang, 丧=sang, 14=14, 逝=shi, 444=444
dead 死的=side
die 死=si, 去世=qushi, 挂=gua, 完蛋=wandan, 奔死=ben si, 找死=zhao si, 去死=qu si, 快死=kuai si, 要死=yao si
corpse 尸体=shiti
grave 坟墓=fenmu, 墓=mu, 坟=fen, 埋=mai
coffin 棺材=guancai
funeral 葬礼=zangli, 丧=sang, 出殡=chubin, 送终=songzhong
cemetery 墓地=mudi
mourning 丧=sang, 哀=ai, 悼=dao
widow 寡妇=guafu
orphan 孤儿=guer
skeleton 骷髅=kulou
ghost 鬼=gui, 鬼魂=guihun, 幽灵=youling, 魔=mo, 鬼子=guizi, 闹鬼=naogui
vampire 吸血鬼=xixiegui
kill 杀=sha, 杀死=shasi, 宰=zai, 弄死=nongsi, 毙=bi, 砍=kan
murder 谋杀=mousha
murderer 凶手=xiongshou, 杀人犯=sharenfan
suicide 自杀=zisha
hang-person 上吊=shangdiao
execution 死刑=sixing
executioner 刽子手=guizishou
behead 砍头=kantou
strangle 掐死=qiasi
drown 淹死=yansi
massacre 屠杀=tusha
butcher-derog 屠夫=tufu
torture 酷刑=kuxing
beat 打=da, 揍=zou
slap 耳光=erguang
fight 打架=dajia
violence 暴力=baoli
wound 伤=shang, 创=chuang
scar 疤=ba
blood 血=xue
bomb 炸弹=zhadan
gun 枪=qiang
bullet 子弹=zidan
knife-weapon 匕首=bishou
weapon 武器=wuqi
explosion 爆炸=baozha
whip 鞭=bian
trap 陷阱=xianjing
chain-fetter 锁链=suolian
prison 监狱=jianyu, 牢=lao, 狱=yu
prisoner 囚犯=qiufan
thief 小偷=xiaotou, 贼=zei, 偷=tou, 盗=dao, 匪=fei
steal 偷=tou, 盗=dao
robber 强盗=qiangdao, 土匪=tufei
robbery 抢劫=qiangjie
gangster 黑帮=heibang, 歹徒=daitu
criminal 罪犯=zuifan
crime 犯罪=fanzui, 罪=zui
kidnap 绑架=bangjia
blackmail 敲诈=qiaozha
bribe 贿赂=huilu
fraud 诈骗=zhapian, 坑=keng
counterfeit 假冒=jiamao, 山寨=shanzhai
lie 谎言=huangyan, 谎=huang, 假话=jiahua
false 假=jia, 伪=wei, 虚=xu, 伪劣=weilie, 山寨=shanzhai
trick 诡计=guiji
smuggler 走私=zousi
pirate 海盗=haidao
arson 放火=fanghuo
fire-blaze 火灾=huozai
enemy 敌人=diren
hate 恨=hen, 仇=chou
revenge 报仇=baochou
anger 怒=nu
evil 邪恶=xiee, 邪=xie, 恶=e, 歹=dai
bad 坏=huai, 差=cha, 糟=zao, 烂=lan, 恶=e, 糟糕=zaogao, 歹=dai
cruel 残忍=canren
fear 恐惧=kongju, 怕=pa, 恐=kong, 吓=xia
terror 恐怖=kongbu
nightmare 噩梦=emeng
danger 危险=weixian
threat 威胁=weixie
accident 事故=shigu
disaster 灾难=zainan
misfortune 不幸=buxing, 倒霉=daomei, 霉=mei, 厄=e, 衰=shuai, 祸=huo
bad-omen 不吉=buji, 凶=xiong, 不吉利=bujili, 四=si
curse 诅咒=zuzhou
damage 损害=sunhai
destroy 毁灭=huimie
broken 破=po, 坏了=huaile, 碎=sui
breakdown 故障=guzhang
crack 裂缝=liefeng
rust 锈=xiu
rot 烂=lan, 腐烂=fulan, 腐=fu, 臭=chou, 朽=xiu
mould 霉=mei
stale 馊=sou
junk 破烂=polan
rubbish-quality 烂货=lanhuo, 假货=jiahuo
dirt 污垢=wugou
dirty 脏=zang, 污=wu, 肮脏=angzang
stain 污点=wudian
mud 泥=ni
swamp 沼泽=zhaoze
dust 灰尘=huichen
poison 毒=du, 毒药=duyao
toxic 有毒=youdu
ashes 灰=hui
disgusting 恶心=exin, 恶=e, 恶心=e xin
yuck 呸=pei
poor 穷=qiong, 贫=pin, 苦=ku, 寒酸=hansuan, 贫穷=pinqiong
poverty 贫穷=pinqiong
hunger 饿=e
famine 饥荒=jihuang
thirst 渴=ke
debt 债=zhai
bankrupt 破产=pochan, 倒闭=daobi, 垮=kua, 黄=huang
loss 亏损=kuisun, 损失=sunshi, 亏=kui, 赔=pei, 亏本=kuiben
lose 输=shu, 丢=diu, 失=shi, 败=bai, 赔=pei
failure 失败=shibai
fall-verb 跌=die, 倒=dao
error 错=cuo
punishment 惩罚=chengfa
fine-penalty 罚款=fakuan
tax 税=shui
problem 问题=wenti, 麻烦=mafan, 乱=luan
quarrel 吵架=chaojia
scandal 丑闻=chouwen
chaos 混乱=hunluan, 乱=luan
noise 噪音=zaoyin
cheap 便宜=pianyi
expensive 贵=gui
useless 无用=wuyong, 没用=mei yong, 废=fei
weak 弱=ruo
slow 慢=man
late 晚=wan
old 老=lao, 旧=jiu
empty 空=kong, 虚=xu
nothing 没有=meiyou, 无=wu, 没=mei, 空=kong
never 从不=congbu
not 不=bu, 没=mei, 非=fei, 无=wu
stop 停=ting
end 结束=jieshu, 终=zhong
boring 无聊=wuliao
bitter 苦=ku
sour 酸=suan
sad 悲伤=beishang, 悲=bei, 伤心=shangxin, 忧=you
sorrow 悲=bei, 愁=chou, 苦=ku, 忧=you, 哀=ai
cry-weep 哭=ku, 哭哭=kuku, 泣=qi
tear-drop 眼泪=yanlei
lonely 孤独=gudu
pity 可惜=kexi
shame 耻辱=chiru
tired 累=lei
dark 黑暗=heian
shadow 影子=yingzi
storm 暴风=baofeng
earthquake 地震=dizhen
flood 洪水=hongshui
drought 干旱=ganhan
smoke-fumes 烟=yan
cigarette 香烟=xiangyan
drug 毒品=dupin
cannabis 大麻=dama
cocaine 可卡因=kekayin
heroin-drug 海洛因=hailuoyin, 白粉=baifen
amphetamine 冰毒=bingdu
drug-addict 吸毒=xidu, 鸦片=yapian
booze 白酒=baijiu
gambling 赌博=dubo
crooked 歪=wai
raw-unripe 生=sheng
leak 漏=lou, 泄=xie
lack 缺=que
forbidden 禁止=jinzhi
escape 逃=tao
lost 丢=diu
ruin 废墟=feixu
gloomy 阴沉=yinchen
cockroach 蟑螂=zhanglang, 小强=xiaoqiang
flea 跳蚤=tiaozao
maggot 蛆=qu
leech 水蛭=shuizhi
rat 老鼠=laoshu, 鼠=shu
scorpion 蝎子=xiezi
spider 蜘蛛=zhizhu
fly-insect 苍蝇=cangying
mosquito 蚊子=wenzi, 蚊=wen
thorn 刺=ci
disease 病=bing, 疾病=jibing, 症=zheng, 疾=ji, 瘟=wen
sick 病=bing, 生病=shengbing, 患=huan
plague 瘟疫=wenyi, 瘟=wen
epidemic 流行病=liuxingbing
cancer 癌=ai
tumour 瘤=liu, 肿瘤=zhongliu
leprosy 麻风=mafeng
cholera 霍乱=huoluan
tuberculosis 肺痨=feilao
malaria 疟疾=nüeji
smallpox 天花=tianhua
measles 麻疹=mazhen
scabies 疥疮=jiechuang
itch 痒=yang
haemorrhoids 痔疮=zhichuang
diarrhoea 腹泻=fuxie, 泻=xie, 拉肚子=laduzi, 痢疾=liji
constipation 便秘=bianmi
cough 咳嗽=kesou
cold-illness 感冒=ganmao
fever 发烧=fashao
pain 痛=tong, 苦=ku, 疼=teng, 痛苦=tongku
headache 头痛=toutong
epilepsy 癫痫=dianxian
stroke-illness 中风=zhongfeng
diabetes 糖尿病=tangniaobing
aids 艾滋=aizi
syphilis 梅毒=meidu
gonorrhoea 淋病=linbing
rabies 狂犬病=kuangquanbing
asthma 哮喘=xiaochuan
allergy 过敏=guomin
paralysis 瘫痪=tanhuan
miscarriage 流产=liuchan
abortion 堕胎=duotai
infection 感染=ganran
virus 病毒=bingdu
germ 细菌=xijun
surgery 手术=shoushu
injection 打针=dazhen
hospital 医院=yiyuan
medicine 药=yao
be 是=shi
have 有=you
do-make 做=zuo
go 去=qu
come 来=lai
walk 走=zou
run 跑=pao
jump 跳=tiao
fly 飞=fei
swim 游泳=youyong
sit 坐=zuo
stand 站=zhan
lie-down 躺=tang
sleep 睡=shui
wake 醒=xing
eat 吃=chi
drink 喝=he
bite 咬=yao
chew 嚼=jiao
swallow 吞=tun
suck 吸=xi
see 看见=kanjian
look 看=kan
hear 听=ting
speak 说=shuo
ask 问=wen
call 叫=jiao
sing 唱=chang
dance 跳舞=tiaowu
laugh 笑=xiao
play 玩=wan
know 知道=zhidao
think 想=xiang
want 要=yao
can 能=neng
love-verb 爱=ai
like 喜欢=xihuan
give 给=gei
take 拿=na
bring 带=dai
hold 抱=bao
put 放=fang
throw 扔=reng
catch 抓=zhua
pull 拉=la
push 推=tui
open 开=kai
close 关=guan
cut 切=qie
sew 缝=feng
wash 洗=xi
cook-verb 煮=zhu
bake 烤=kao
burn 烧=shao
buy 买=mai
sell 卖=mai
pay 付=fu
work-verb 干活=ganhuo
build 建=jian
dig 挖=wa
plant-verb 种=zhong
write 写=xie
read 读=du
count 数=shu
learn 学=xue
help 帮助=bangzhu
wait 等=deng
find 找到=zhaodao
search 找=zhao
live 活=huo, 住=zhu
be-born 出生=chusheng
grow 长=zhang
blow 吹=chui
turn 转=zhuan
roll 滚动=gundong
shake 摇=yao
tremble 抖=dou
scratch 抓痒=zhuayang
flow 流=liu
float 漂=piao
freeze 冻=dong
smile 微笑=weixiao
kiss-verb 亲吻=qinwen
marry 结婚=jiehun
hug 拥抱=yongbao
win 赢=ying
begin 开始=kaishi
change 变=bian
travel 旅行=lüxing
return 回=hui
leave 离开=likai
stay 留=liu
send 送=song
show 显示=xianshi
tie 绑=bang
pour 倒水=daoshui
mix 混=hun
shine 闪=shan
snore 打鼾=dahan
sneeze 打喷嚏=dapenti
whistle 口哨=koushao
bark-dog 汪汪=wangwang
big 大=da
small 小=xiao
long 长的=chang
short 短=duan
tall-high 高=gao
low 低=di
wide 宽=kuan
narrow 窄=zhai
thick 厚=hou
thin 薄=bao
deep 深=shen
flat 平=ping
round 圆=yuan
straight 直=zhi
sharp 尖=jian
blunt 钝=dun
heavy 重=zhong
light-weight 轻=qing
hard 硬=ying
soft 软=ruan
new 新=xin
young 年轻=nianqing
good 好=hao
better 更好=genghao
beautiful 美丽=meili, 美=mei
strong 强=qiang
fast 快=kuai
early 早=zao
hot 热=re
warm 暖=nuan
cold 冷=leng
cool-fresh 凉=liang
wet 湿=shi
full 满=man
clean 干净=ganjing
clear 清=qing
bright 亮=liang
sweet 甜=tian
salty 咸=xian
spicy 辣=la
rich 富=fu
happy 快乐=kuaile, 乐=le
funny 好笑=haoxiao
clever 聪明=congming
brave 勇敢=yonggan
kind-nice 善良=shanliang
honest 老实=laoshi
healthy 健康=jiankang
alive 活的=huode
free 自由=ziyou, 免费=mianfei
quiet 安静=anjing
easy 容易=rongyi
difficult 难=nan
true 真=zhen
same 一样=yiyang
other 别的=biede
alone-only 单独=dandu
wild 野=ye
strange 奇怪=qiguai
left 左=zuo
right-side 右=you
up 上=shang
down 下=xia
in 里=li
out 外=wai
front 前=qian
behind 后=hou
near 近=jin
far 远=yuan
here 这里=zheli
there 那里=nali
where 哪里=nali
who 谁=shei
what 什么=shenme
why 为什么=weishenme
yes 对=dui
i 我=wo
you 你=ni
he 他=ta
she 她=ta
we 我们=women
they 他们=tamen
my 我的=wode
this 这=zhe
that 那=na
all 全=quan, 都=dou
many 多=duo
few 少=shao
more 更多=gengduo
very 很=hen
and 和=he
or 或=huo
now 现在=xianzai
again 又=you
already 已经=yijing
maybe 也许=yexu
hello 你好=nihao
goodbye 再见=zaijian
thanks 谢谢=xiexie
please 请=qing
sorry 对不起=duibuqi
come-on 加油=jiayou
sun 太阳=taiyang
moon 月亮=yueliang
star 星=xing
sky 天=tian
earth 地=di
world 世界=shijie
water 水=shui
sea 海=hai
lake 湖=hu
river 河=he, 江=jiang
stream 溪=xi
well-spring 泉=quan
wave 浪=lang
island 岛=dao
mountain 山=shan
hill 丘=qiu
valley 谷=gu
forest 森林=senlin
field 田=tian
desert 沙漠=shamo
cave 山洞=shandong
stone 石=shi
rock 岩=yan
sand 沙=sha
salt 盐=yan
gold 金=jin
silver 银=yin
iron 铁=tie
copper 铜=tong
lead-metal 铅=qian
steel 钢=gang
glass 玻璃=boli
wood-material 木=mu
coal 煤=mei
oil 油=you
fire 火=huo
flame 焰=yan
light 光=guang
lightning 闪电=shandian
thunder 雷=lei
rain 雨=yu
snow 雪=xue
ice 冰=bing
frost 霜=shuang
wind 风=feng
air 气=qi
cloud 云=yun
fog 雾=wu
dew 露=lu
rainbow 彩虹=caihong
weather 天气=tianqi
tree 树=shu
leaf 叶=ye
branch 枝=zhi
root 根=gen
seed 种子=zhongzi
grass 草=cao
flower 花=hua
rose 玫瑰=meigui
lily 百合=baihe
pine 松=song
mushroom 蘑菇=mogu
person 人=ren
people 人民=renmin
man 男人=nanren
woman 女人=nüren
child 孩子=haizi
baby 婴儿=yinger, 宝宝=baobao
boy 男孩=nanhai
girl 女孩=nühai
mother 母亲=muqin
father 父亲=fuqin
mum 妈妈=mama
dad 爸爸=baba
son 儿子=erzi
daughter 女儿=nüer
brother 哥哥=gege, 弟弟=didi
sister 姐姐=jiejie, 妹妹=meimei
grandmother 奶奶=nainai
grandfather 爷爷=yeye
uncle 叔叔=shushu
aunt 阿姨=ayi
husband 丈夫=zhangfu
wife 妻子=qizi, 老婆=laopo
bride 新娘=xinniang
wedding 婚礼=hunli
family 家人=jiaren
friend 朋友=pengyou
neighbour 邻居=linju
guest 客人=keren
name 名字=mingzi
life 生命=shengming
love 爱情=aiqing
kiss 吻=wen
heart 心=xin
head 头=tou
hair 头发=toufa
face 脸=lian
eye 眼=yan
ear 耳=er
nose 鼻子=bizi
mouth 嘴=zui
lip 嘴唇=zuichun
tooth 牙=ya
tongue 舌=she
beard 胡子=huzi
neck 脖子=bozi
throat 喉咙=houlong
shoulder 肩=jian
back 背=bei
chest 胸=xiong
belly 肚子=duzi
navel 肚脐=duqi
arm 胳膊=gebo
hand 手=shou
finger 手指=shouzhi
nail 指甲=zhijia
fist 拳=quan
leg 腿=tui
knee 膝=xi
foot 脚=jiao
skin 皮=pi
bone 骨=gu
brain 脑=nao
liver 肝=gan
lung 肺=fei
kidney 肾=shen
meat 肉=rou
milk 奶=nai
bread 面包=mianbao
butter 黄油=huangyou
egg 鸡蛋=jidan
fish 鱼=yu
soup 汤=tang
rice 米=mi, 饭=fan
flour 面粉=mianfen
cake 蛋糕=dangao
sugar 糖=tang
honey 蜜=mi
chocolate 巧克力=qiaokeli
apple 苹果=pingguo
pear 梨=li
grape 葡萄=putao
cherry 樱桃=yingtao
plum 李子=lizi
peach 桃=tao
lemon 柠檬=ningmeng
orange-fruit 橙=cheng
banana 香蕉=xiangjiao
strawberry 草莓=caomei
nut 坚果=jianguo
tomato 番茄=fanqie
potato 土豆=tudou
onion 洋葱=yangcong
garlic 蒜=suan
cabbage 白菜=baicai
cucumber 黄瓜=huanggua
bean 豆=dou
pumpkin 南瓜=nangua
pepper-spice 胡椒=hujiao
vinegar 醋=cu
sausage 香肠=xiangchang
wine 葡萄酒=putaojiu, 酒=jiu
beer 啤酒=pijiu
tea 茶=cha
coffee 咖啡=kafei
food 食物=shiwu
breakfast 早饭=zaofan
animal 动物=dongwu
dog 犬=quan
cat 猫=mao
horse 马=ma
cow 奶牛=nainiu
bull 牛=niu
sheep 羊=yang
rooster 公鸡=gongji
duck 鸭=ya
goose 鹅=e
rabbit 兔=tu
mouse 鼠=shu
bear 熊=xiong
wolf 狼=lang
fox 狐狸=huli
deer 鹿=lu
lion 狮子=shizi
tiger 虎=hu
elephant 大象=daxiang
monkey 猴=hou
camel 骆驼=luotuo
snake 蛇=she
frog 青蛙=qingwa
turtle 龟=gui
crocodile 鳄鱼=eyu
bird 鸟儿=niaoer
eagle 鹰=ying
owl 猫头鹰=maotouying
crow 乌鸦=wuya
pigeon 鸽子=gezi
swan 天鹅=tiane
feather 羽毛=yumao
wing 翅膀=chibang
tail 尾巴=weiba
horn 角=jiao
claw 爪=zhua
bee 蜜蜂=mifeng
ant 蚂蚁=mayi
butterfly 蝴蝶=hudie
worm 虫=chong
snail 蜗牛=woniu
shark 鲨鱼=shayu
whale 鲸鱼=jingyu
crab 螃蟹=pangxie
house 房子=fangzi
home 家=jia
room 房间=fangjian
kitchen 厨房=chufang
door 门=men
window 窗=chuang
wall 墙=qiang
roof 屋顶=wuding
garden 花园=huayuan
bed 床=chuang
table 桌子=zhuozi
chair 椅子=yizi
lamp 灯=deng
mirror 镜子=jingzi
key 钥匙=yaoshi
lock 锁=suo
knife 刀=dao
fork 叉子=chazi
spoon 勺子=shaozi
plate 盘子=panzi
cup 杯=bei
bottle 瓶=ping
pot 锅=guo
bowl 碗=wan
box 盒子=hezi
bag 包=bao
bucket 桶=tong
soap 肥皂=feizao
towel 毛巾=maojin
comb 梳子=shuzi
brush 刷子=shuazi
needle 针=zhen
thread 线=xian
rope 绳子=shengzi
hammer 锤子=chuizi
wheel 轮子=lunzi
machine 机器=jiqi
toy 玩具=wanju
ball 球=qiu
book 书=shu
paper 纸=zhi
letter 信=xin
pen 笔=bi
newspaper 报纸=baozhi
picture 画=hua
word 字=zi
story 故事=gushi
song 歌=ge
music 音乐=yinyue
drum 鼓=gu
flute 笛子=dizi
bell 钟=zhong
clothes 衣服=yifu
trousers 裤子=kuzi
skirt 裙子=qunzi
hat 帽子=maozi
shoe 鞋=xie
sock 袜子=wazi
ring 戒指=jiezhi
umbrella 伞=san
silk 丝绸=sichou
cotton 棉=mian
city 城市=chengshi
village 村=cun
street 街=jie
way 路=lu
bridge 桥=qiao
tower 塔=ta
market 市场=shichang
shop 商店=shangdian
school 学校=xuexiao
factory 工厂=gongchang
bank 银行=yinhang
money 钱=qian
price 价格=jiage
gift 礼物=liwu
work 工作=gongzuo
worker 工人=gongren
doctor 医生=yisheng
teacher 老师=laoshi
boss 老板=laoban
car 车=che
ship 船=chuan
train 火车=huoche
plane 飞机=feiji
bicycle 自行车=zixingche
day 日子=rizi
night 夜=ye
morning 早上=zaoshang
evening 晚上=wanshang
today 今天=jintian
yesterday 昨天=zuotian
tomorrow 明天=mingtian
week 星期=xingqi
month 月=yue
year 年=nian
hour 小时=xiaoshi
time 时间=shijian
spring 春=chun
summer 夏=xia
autumn 秋=qiu
winter 冬=dong
red 红=hong
blue 蓝=lan
green 绿=lü
yellow 黄=huang
white 白=bai
black 黑=hei
grey 灰色=huise
purple 紫=zi
colour 颜色=yanse
zero 零=ling
one 一=yi
two 二=er
three 三=san
four 四=si
five 五=wu
six 六=liu
seven 七=qi
eight 八=ba
nine 九=jiu
ten 十=shi
hundred 百=bai
thousand 千=qian
million 百万=baiwan
half 半=ban
first 第一=diyi
last 最后=zuihou
circle 圈=quan
point 点=dian
corner 角落=jiaoluo
side 边=bian
hole 孔=kong
number 号码=haoma
dream 梦=meng
game 游戏=youxi
luck 运气=yunqi, 吉=ji
peace 和平=heping
truth 真理=zhenli
hope 希望=xiwang
wish 愿望=yuanwang
strength 力=li
voice 声音=shengyin
smell 气味=qiwei
taste 味=wei
thing 东西=dongxi
answer 回答=huida
secret 秘密=mimi
law 法律=falü
dry 干=gan
soon 马上=mashang
always 总是=zongshi
less 较少=jiaoshao
reed 芦苇=luwei
hay 干草=gancao
bush 灌木=guanmu
oak 橡树=xiangshu
birch 白桦=baihua
forehead 额头=etou
cheek 脸颊=lianjia
elbow 肘=zhou
heel 脚跟=jiaogen
rib 肋骨=leigu
cheese 奶酪=nailao
juice 果汁=guozhi
dinner 晚饭=wanfan
lunch 午饭=wufan
fence 篱笆=liba
candle 蜡烛=lazhu
basket 篮子=lanzi
broom 扫帚=saozhou
saw 锯=ju
axe 斧=fu
stick 杖=zhang
doll 娃娃=wawa
pocket 口袋=koudai
glove 手套=shoutao
belt 腰带=yaodai
wool 羊毛=yangmao
hunter 猎人=lieren
farmer 农民=nongmin
cook 厨师=chushi
sail 帆=fan
joy 喜悦=xiyue
silence 寂静=jijing
question 疑问=yiwen
! vulgar | Kraftausdruck aus Südchina und Taiwan | Cantonese or Taiwanese swear word | juron cantonais ou taïwanais | palabrota cantonesa o taiwanesa | imprecazione cantonese o taiwanese : 仆街=puk kai, 冚家铲=ham ka chan, 屌你老母=diu lei lo mo, 靠北=kao bei, 靠腰=kao yao, 机掰=jibai, 懒叫=lanjiao, 扑街=pok gai
! insulting | deine ganze Familie soll sterben (Fluch) | may your whole family die (curse) | que toute ta famille crève (juron) | que se muera toda tu familia (maldición) | che muoia tutta la tua famiglia (maledizione) : 死全家=si quanjia, 你妈死了=ni ma si le, 断子绝孙=duanzi juesun, 不得好死=bude haosi
droppings 粪粒=fenli
hump 嘿咻=heixiu
tongue-kiss 舌吻=shewen
bare-bottom 光屁股=guangpigu
sow 母猪=muzhu
ox-insult 蠢牛=chunniu
cow-insult 母牛=muniu
goat-insult 老色鬼=laosegui
chicken-insult 鸡=ji, 野鸡=yeji
slur-lesbian 拉拉=lala, 百合=baihe
slur-trans 人妖=renyao
slur-disabled 残废=canfei, 瘸=que, 瞎=xia, 聋=long, 哑=ya
slur-indigenous 土人=turen, 番=fan
slur-jew 犹太佬=youtailao
big-nose 大鼻子=dabizi
bore-person 无聊=wuliao
carrion 腐尸=fushi, 臭肉=chourou
angry 怒=nu, 生气=shengqi, 气=qi
dangerous 危=wei, 危险=weixian, 险=xian
doom 厄运=eyun, 末日=mori, 劫=jie
garbage 垃圾=laji, 渣=zha, 废=fei, 废物=feiwu
slime 黏液=nianye
disgust 恶心=exin, 厌=yan, 嫌=xian
worthless 一文不值=yiwenbuzhi, 废=fei, 贱=jian, 烂=lan
finished 完了=wanle, 完=wan, 完蛋=wan dan
complain 抱怨=baoyuan, 怨=yuan
devilish-luck 祸=huo, 灾=zai, 煞=sha
limp-slack 软=ruan, 萎=wei
flat-dull 淡=dan, 平=ping
hovel 破屋=powu
bedbug 臭虫=chouchong
rash 疹=zhen
wart 疣=you
gout 痛风=tongfeng
nausea 恶心=exin
herpes 疱疹=paozhen
goitre 甲状腺肿=jiazhuangxianzhong
scab 痂=jia
intestine 肠=chang, 大肠=dachang
rectum 直肠=zhichang
terror-group 基地=jidi
`,
}
