import type { LanguageSource } from '../language-source.ts'

/** Japanese. */
export const ja: LanguageSource = {
  code: 'ja',
  script: 'Japanese',
  text: `
penis-vulgar ちんこ=chinko, ちんぽ=chinpo, ちんちん=chinchin, まら=mara, ちんぽこ=chinpoko, むすこ=musuko, 皮かむり=kawakamuri, ポコチン=pokochin, ムスコ=musuko, チンチン=chinchin, ちん=chin, ちんぽ=chimpo, ぽこちん=pokochin, きんたま=kintama, チンコ=chinko, 魔羅=mara, おちんちん=ochinchin, ペニス=penisu, 肉棒=nikubou, 巨根=kyokon
penis 陰茎=inkei, ペニス=penisu
vulva-vulgar まんこ=manko, おまんこ=omanko, まん=man, おめこ=omeko, ぼぼ=bobo, あわび=awabi, めこ=meko, つび=tsubi, オマンコ=omanko, あそこ=asoko, パイパン=paipan, 割れ目=wareme
vagina 膣=chitsu
testicles-vulgar きんたま=kintama, たま=tama, 金玉=kintama, 玉=tama, たまきん=tamakin, キンタマ=kintama, 玉袋=tamabukuro, キン=kin, たまたま=tamatama, ふぐり=fuguri
testicle 睾丸=kougan
breasts-vulgar おっぱい=oppai, ぱいぱい=paipai, ちち=chichi, ボイン=boin, ぱいおつ=paiotsu, 乳=chichi, デカパイ=dekapai, パイズリ=paizuri, ちぶさ=chibusa, おちち=ochichi, パイ=pai, 巨乳=kyonyuu, パイパイ=paipai, 貧乳=hinnyuu
nipple 乳首=chikubi
arse けつ=ketsu, 尻=shiri, おしり=oshiri, ケツ=ketsu, けつのあな=ketsu no ana
buttocks お尻=oshiri, 臀部=denbu
anus 肛門=koumon, アナル=anaru
arsehole けつの穴=ketsunoana
pubic-hair 陰毛=inmou
crotch 股=mata, 股間=kokan
clitoris 陰核=inkaku, クリトリス=kuritorisu, くり=kuri, お豆=omame
foreskin 包茎=houkei, 皮かむり=kawakamuri
glans 亀頭=kitou
erection 勃起=bokki
semen 精液=seieki, ザーメン=zaamen, 中出し=nakadashi, ぶっかけ=bukkake, 射精=shasei, 精子=seishi, スペルマ=superuma
fuck やる=yaru, ハメる=hameru, 犯す=okasu, エッチする=ecchi suru, ファック=fakku, ズコバコ=zukobako, ヤリマン=yariman
fuck-exclamation くそ=kuso, ちくしょう=chikushou, 畜生=chikushou
sex セックス=sekkusu, エッチ=ecchi
intercourse 性交=seikou
mate-animals 交尾=koubi
orgasm オルガスム=orugasumu, いく=iku, 絶頂=zecchou, いっちゃう=icchau, アクメ=akume
masturbate オナニー=onanii, せんずり=senzuri, シコる=shikoru, しこしこ=shikoshiko, オナ=ona, マスかき=masukaki, 自慰=jii, センズリ=senzuri, マスかく=masukaku, 手淫=shuin
wanker せんずり=senzuri, オナニスト=onanisuto
suck-vulgar しゃぶる=shaburu, 尺八=shakuhachi, フェラ=fera, イラマチオ=iramachio
blow-job フェラ=fera, フェラチオ=ferachio
sodomy 男色=danshoku, アナル=anaru, 獣姦=juukan
horny スケベ=sukebe, 欲情=yokujou, エロ=ero, エッチ=ecchi, 助平=sukebei, 淫乱=inran, 変態=hentai, いやらしい=iyarashii
heat-rut 発情=hatsujou, さかり=sakari
lust 性欲=seiyoku, 色欲=shikiyoku
pervert 変態=hentai, エッチ=ecchi, すけべ=sukebe, エロ=ero, チカン=chikan, 痴漢=chikan, むっつり=muttsuri, ロリコン=rorikon, エロおやじ=ero oyaji, 露出狂=roshutsukyou, 変質者=henshitsusha
lecher 助平=sukebe, エロ親父=eroojiji
obscene 猥褻=waisetsu, 卑猥=hiwai, エロ=ero
porn ポルノ=poruno, 春画=shunga, エロ本=erohon, アダルト=adaruto, 裏ビデオ=urabideo
naked 裸=hadaka, 全裸=zenra
striptease ストリップ=sutorippu
prostitute 売女=baita, 娼婦=shoufu, 遊女=yuujo, 女郎=jorou, ソープ=soopu, 援交=enkou, 売春婦=baishunfu, ソープ嬢=soopujou
whore 淫売=inbai, 売女=baita, パンパン=panpan, ビッチ=bicchi, 売春婦=baishunfu, ヤリマン=yariman, 娼婦=shoufu, 女郎=jorou
slut ヤリマン=yariman, 尻軽=shirigaru, あばずれ=abazure, 淫婦=inpu
brothel 売春宿=baishunyado, 女郎屋=jorouya, ソープランド=soopurando
pimp ポン引き=ponbiki
mistress 愛人=aijin, 妾=mekake
adultery 不倫=furin, 浮気=uwaki
cuckold 寝取られ=netorare
incest 近親相姦=kinshinsoukan
paedophile ロリコン=rorikon
rape 強姦=goukan, レイプ=reipu
orgy 乱交=rankou, 輪姦=rinkan
fetish フェチ=fechi, 緊縛=kinbaku, 縛り=shibari
dildo ディルド=dirudo, バイブ=baibu, 張り形=harigata
condom-slang ゴム=gomu
virgin-sexual 処女=shojo, 童貞=doutei
impotent インポ=inpo
castrate 去勢=kyosei
shit くそ=kuso, 糞=kuso, うんこ=unko, ばば=baba, 糞=fun, うんち=unchi, 大便=daiben, 糞便=funben, クソ=kuso
shit-verb くそする=kusosuru
excrement 大便=daiben, 排泄物=haisetsubutsu, うんこ=unko, 便=ben, クソ=kuso
poop うんこ=unko, うんち=unchi, うん=un, ばば=baba
dung 肥やし=koyashi
droppings ふん=fun
piss しょんべん=shonben, おしっこ=oshikko, 小便=shouben
urine 尿=nyou, 小便=shouben
pee しっこ=shikko, おしっこ=oshikko, しー=shii, しょんべん=shonben, ちー=chii
fart おなら=onara, へ=he, 屁=he, すかし=sukashi, ぷう=puu, すかしっ屁=sukashippe
diarrhoea-vulgar 下痢=geri, 腹下し=harakudashi, げり=geri, げりぴー=geripii, 下痢便=geriben, ビチグソ=bichiguso, ピーピー=piipii
belch げっぷ=geppu
vomit ゲロ=gero, 吐く=haku, おえ=oe, へど=hedo, もどす=modosu, 嘔吐=outo, リバース=ribaasu, げろげろ=gerogero, おえっ=oe, げろ=gero
snot 鼻くそ=hanakuso, 鼻水=hanamizu, はなくそ=hanakuso, はなみず=hanamizu, はなたれ=hanatare
spit 唾=tsuba
sweat 汗=ase
stink 臭い=kusai, 臭う=niou, くさい=kusai, 悪臭=akushuu
pus 膿=umi
toilet トイレ=toire, 便所=benjo, 便器=benki, トイレット=toiretto, 雪隠=secchin
latrine 厠=kawaya
chamber-pot おまる=omaru
sewer 下水=gesui, どぶ=dobu
menstruation 生理=seiri, 月経=gekkei
tampon タンポン=tanpon
diaper おむつ=omutsu
armpit 脇=waki
pimple にきび=nikibi
dandruff ふけ=fuke
potbelly 太鼓腹=taikobara
tongue-kiss ディープキス=diipukisu
seduce 誘惑=yuuwaku
lick 舐める=nameru
damn ちくしょう=chikushou
go-to-hell 死ね=shine, くたばれ=kutabare, 失せろ=usero, くそくらえ=kuso kurae
son-of-bitch この野郎=konoyarou, くそ野郎=kusoyarou
bollocks でたらめ=detarame
transvestite 女装=josou, ニューハーフ=nyuuhaafu
lingerie 下着=shitagi, パンティー=pantii
peeping 覗き=nozoki
grope お触り=osawari
cleavage 谷間=tanima
hole-vulgar 穴=ana
stick-vulgar 棒=bou, 竿=sao
idiot ばか=baka, あほ=aho, まぬけ=manuke, ぼけ=boke, とんま=tonma, うすのろ=usunoro, うましか=umashika, くるくるぱー=kurukurupaa, ぱー=paa, あほう=ahou, ぽんこつ=ponkotsu, ばかたれ=bakatare, たわけ=tawake, どあほ=doaho, ダラ=dara, あんぽんたん=anpontan, 馬鹿=baka, 間抜け=manuke, アホンダラ=ahondara, バカ野郎=bakayarou, ドジ=doji, 薄のろ=usunoro
fool 愚か者=orokamono, まぬけ=manuke, たわけ=tawake
stupid ばか=baka, ぼけ=boke, にぶい=nibui, のろま=noroma, 愚か=oroka
cretin 白痴=hakuchi
blockhead ぼけ=boke, とんま=tonma
clumsy ドジ=doji, 不器用=bukiyou
crazy 狂った=kurutta, いかれた=ikareta, キチガイ=kichigai, きちがい=kichigai, きもい=kimoi, おかしい=okashii
madman 狂人=kyoujin, きちがい=kichigai
madhouse 精神病院=seishinbyouin
retarded 知恵遅れ=chieokure, 池沼=ikenuma
cripple かたわ=katawa, 不具=fugu
lame-person びっこ=bikko
blind-person 盲=mekura
deaf-person つんぼ=tsunbo
mute-person おし=oshi
stutterer どもり=domori
hunchback せむし=semushi
dwarf 小人=kobito, ちび=chibi
bald 禿=hage, はげ=hage, ハゲ=hage, つるっぱげ=tsuruppage
ugly ぶす=busu, 醜い=minikui, ぶさいく=busaiku, ブス=busu, ださい=dasai, 不細工=busaiku, ださ=dasa, きもい=kimoi, ブサ=busa
fat-person でぶ=debu, デブ=debu, ぶた=buta, でぶっちょ=debuccho, ぽっちゃり=pocchari
skinny がり=gari, がりがり=garigari
coward 弱虫=yowamushi, 臆病者=okubyoumono, びびり=bibiri, へたれ=hetare, チキン=chikin
weakling 弱虫=yowamushi, ざこ=zako, へなちょこ=henachoko, もやし=moyashi, よわむし=yowamushi
sissy 女々しい=memeshii
bastard 野郎=yarou, てめえ=temee
scoundrel 悪党=akutou, 悪人=akunin, ろくでなし=rokudenashi, ごろつき=gorotsuki, 外道=gedou, クズ=kuzu, 下衆=gesu, てめえ=temee, 野郎=yarou
rascal いたずらっ子=itazurakko
scum くず=kuzu, かす=kasu
wretch みじめ=mijime
tramp ルンペン=runpen, 浮浪者=furousha
beggar 乞食=kojiki
loser 負け犬=makeinu, 敗者=haisha, 駄目人間=dameningen, まけ=make, だめ男=dameotoko
lazybones 怠け者=namakemono, ニート=niito, ぐうたら=guutara, なまけもの=namakemono
glutton 食いしん坊=kuishinbou
miser けち=kechi, しみったれ=shimittare, どけち=dokechi
greedy 欲張り=yokubari
drunkard 酔っ払い=yopparai, のんだくれ=nondakure
drunk 酔った=yotta
liar 嘘つき=usotsuki, うそつき=usotsuki
cheat いかさま=ikasama, ペテン師=petenshi
hypocrite 偽善者=gizensha
traitor 裏切り者=uragirimono
snitch チクリ=chikuri, 密告者=mikkokusha
toady ごますり=gomasuri
braggart ほら吹き=horafuki
arrogant 傲慢=gouman
cheeky 生意気=namaiki
rude 無礼=burei, 失礼=shitsurei, 失敬=shikkei
boor 田舎者=inakamono
gossip 噂=uwasa
old-hag ばばあ=babaa, くそばばあ=kusobabaa, おばはん=obahan
old-man-derog じじい=jijii, くそじじい=kusojijii, おやじ=oyaji, 老いぼれ=oibore, 爺=jijii, おっさん=ossan, じい=jii
old-maid 行き遅れ=ikiokure
slave 奴隷=dorei, どれい=dorei
servant-derog 下男=genan, 手下=teshita
pig 豚=buta
donkey ろば=roba
cow-insult 牛=ushi
dog-insult 犬=inu
bitch ビッチ=bicchi, 雌犬=mesuinu
monkey-insult 猿=saru
rat-insult どぶねずみ=dobunezumi
snake-insult 蛇=hebi
chicken-insult チキン=chikin
worm-insult 虫けら=mushikera, うじむし=ujimushi, 虫=mushi
louse しらみ=shirami
vermin 害虫=gaichuu
parasite 寄生虫=kiseichuu
toad がま=gama
hyena ハイエナ=haiena
vulture 禿鷹=hagetaka
beast 獣=kemono, 畜生=chikushou
monster 怪物=kaibutsu, 化け物=bakemono
savage 野蛮=yaban
trash-person ごみ=gomi, 人間のくず=ningennokuzu, ごみくず=gomikuzu
shame-on-you 恥を知れ=hajioshire
mock 馬鹿にする=bakanisuru
insult 侮辱=bujoku
slur-black 黒んぼ=kuronbo, 土人=dojin, ニガー=nigaa
slur-asian シナ人=shinajin, チョン=chon
slur-white 毛唐=ketou
slur-foreigner 外人=gaijin, 毛唐=ketou
slur-region えた=eta, 部落=buraku
slur-gay おかま=okama, ホモ=homo, おねえ=onee, ゲイ=gei, かま=kama, オカマ=okama, 釜掘り=kamahori, オネエ=onee
slur-lesbian レズ=rezu, おなべ=onabe
slur-trans おなべ=onabe
slur-disabled ガイジ=gaiji, 片輪=katawa, びっこ=bikko, めくら=mekura, つんぼ=tsunbo, おし=oshi, 気違い=kichigai, 池沼=ikenuma
slur-woman あま=ama, ババア=babaa, 糞婆=kusobabaa, ブス=busu, 女狐=megitsune
gay ゲイ=gei, 同性愛=douseiai
lesbian レズビアン=rezubian
negro-word 黒人=kokujin
shut-up 黙れ=damare, うるさい=urusai
naive 世間知らず=sekenshirazu
stubborn 頑固=ganko
clown 道化=douke
puppet 傀儡=kairai, 操り人形=ayatsuriningyou
ignorant 無知=muchi
good-for-nothing ろくでなし=rokudenashi
upstart 成金=narikin
hitler ヒトラー=hitoraa
nazi ナチス=nachisu
swastika 鉤十字=kagijuuji
fascist ファシスト=fashisuto
stalin スターリン=sutaarin
lenin レーニン=reenin
mao 毛沢東=moutakutou
dictator 独裁者=dokusaisha
dictator-local 東条=toujou
tyrant 暴君=boukun
communist 共産主義者=kyousanshugisha
racist 差別=sabetsu
slavery 奴隷制=doreisei
colony 植民地=shokuminchi
genocide 大虐殺=daigyakusatsu
concentration-camp 収容所=shuuyoujo
war 戦争=sensou
civil-war 内戦=naisen
army 軍隊=guntai
soldier 兵隊=heitai, 兵士=heishi
secret-police 憲兵=kenpei, 特高=tokkou
police 警察=keisatsu
cop おまわり=omawari, ポリ公=porikou, マッポ=mappo, サツ=satsu
spy スパイ=supai
terrorist テロリスト=terorisuto
terror-group オウム=oumu
hostage 人質=hitojichi
revolution 革命=kakumei
coup クーデター=kuudetaa
riot 暴動=boudou
rebel 反逆者=hangyakusha
strike-labour ストライキ=sutoraiki
occupation 占領=senryou
invasion 侵略=shinryaku
traitor-political 売国奴=baikokudo
propaganda 宣伝=senden
president 大統領=daitouryou
minister 大臣=daijin
king 王=ou
queen 女王=joou
emperor 天皇=tennou
prince 王子=ouji
master-lord 殿様=tonosama, 主人=shujin
flag 旗=hata
homeland 祖国=sokoku
state 国家=kokka
border 国境=kokkyou
refugee 難民=nanmin
contested-place 尖閣=senkaku, 竹島=takeshima
historic-trauma 原爆=genbaku, ピカドン=pikadon, 福島=fukushima
god 神=kami
goddess 女神=megami
deity-local 天照=amaterasu, 稲荷=inari
jesus イエス=iesu
christ キリスト=kirisuto
saint 聖人=seijin
sacred 神聖=shinsei
angel 天使=tenshi
devil 悪魔=akuma
satan サタン=satan
demon 鬼=oni
hell 地獄=jigoku
paradise 天国=tengoku, 極楽=gokuraku
sin 罪=tsumi
soul 魂=tamashii
prayer 祈り=inori
church 教会=kyoukai
temple お寺=otera, 神社=jinja
monk 坊主=bouzu, 僧=sou
priest 神父=shinpu, 神主=kannushi
nun 尼=ama
pope 法王=houou
prophet 預言者=yogensha
bible 聖書=seisho
koran コーラン=kooran
buddha 仏=hotoke, 仏陀=budda
jew ユダヤ人=yudayajin
sect カルト=karuto
sacrifice 生贄=ikenie
miracle 奇跡=kiseki
witch 魔女=majo
sorcerer 魔法使い=mahoutsukai
magic 魔法=mahou
evil-spirit-local 妖怪=youkai, 河童=kappa, 天狗=tengu
taboo 禁忌=kinki
idol 偶像=guuzou
fate 運命=unmei
nirvana 涅槃=nehan
eternity-afterlife あの世=anoyo
death 死=shi, 死亡=shibou, し=shi, しに=shini, 42=42, 49=49, 四=shi, 死神=shinigami
dead 死んだ=shinda
die 死ぬ=shinu, 死に=shini, 死ね=shine, くたばる=kutabaru, しぬ=shinu, しね=shine
corpse 死体=shitai, 屍=shikabane
grave 墓=haka
coffin 棺桶=kanoke, 棺=hitsugi
funeral 葬式=soushiki
cemetery 墓地=bochi
mourning 喪=mo
widow 未亡人=miboujin
orphan 孤児=koji
skeleton 骸骨=gaikotsu
skull 髑髏=dokuro
ghost 幽霊=yuurei, お化け=obake, おばけ=obake, 亡霊=bourei, 霊=rei, お岩=oiwa
vampire 吸血鬼=kyuuketsuki
zombie ゾンビ=zonbi
kill 殺す=korosu
murder 殺人=satsujin
murderer 人殺し=hitogoroshi
suicide 自殺=jisatsu, 切腹=seppuku
hang-person 首吊り=kubitsuri
execution 処刑=shokei
executioner 首切り=kubikiri
massacre 虐殺=gyakusatsu
slaughterhouse 屠殺場=tosatsujou
torture 拷問=goumon
beat 殴る=naguru
slap びんた=binta
fight 喧嘩=kenka
violence 暴力=bouryoku
wound 傷=kizu
scar 傷跡=kizuato
blood 血=chi
bomb 爆弾=bakudan
gun 銃=juu
bullet 弾丸=dangan
knife-weapon 短刀=tantou
weapon 武器=buki
explosion 爆発=bakuhatsu
whip 鞭=muchi
trap 罠=wana
chain-fetter 鎖=kusari
prison 刑務所=keimusho, 監獄=kangoku
prisoner 囚人=shuujin
thief 泥棒=dorobou, ぬすっと=nusutto, すり=suri, ドロボー=doroboo, 盗人=nusubito
steal 盗む=nusumu
robber 強盗=goutou
gangster ヤクザ=yakuza, ごろつき=gorotsuki, ちんぴら=chinpira, やくざ=yakuza, 暴力団=bouryokudan
mafia マフィア=mafia
criminal 犯人=hannin, 犯罪者=hanzaisha
crime 犯罪=hanzai
kidnap 誘拐=yuukai
blackmail 恐喝=kyoukatsu
bribe 賄賂=wairo
fraud 詐欺=sagi, ペテン=peten, いんちき=inchiki, インチキ=inchiki
counterfeit 偽物=nisemono, 偽=nise, にせもの=nisemono, ばったもん=battamon
lie 嘘=uso, うそ=uso, ほら=hora, でたらめ=detarame, うそっぱち=usoppachi
trick 騙し=damashi
pirate 海賊=kaizoku
arson 放火=houka
fire-blaze 火事=kaji
enemy 敵=teki
hate 憎しみ=nikushimi, 嫌い=kirai
revenge 復讐=fukushuu
anger 怒り=ikari
evil 悪=aku
bad 悪い=warui, だめ=dame, まずい=mazui, やばい=yabai, へた=heta
cruel 残酷=zankoku
fear 恐れ=osore, 恐怖=kyoufu
terror テロ=tero
nightmare 悪夢=akumu
danger 危険=kiken
dangerous 危ない=abunai, やばい=yabai
threat 脅し=odoshi
accident 事故=jiko
disaster 災害=saigai
misfortune 不幸=fukou, 不運=fuun, 苦労=kurou
bad-omen 不吉=fukitsu, 四=shi, 縁起が悪い=engi ga warui, 13=13
curse 呪い=noroi, のろい=noroi, たたり=tatari, 祟り=tatari
destroy 破壊=hakai
broken 壊れた=kowareta, こわれた=kowareta, 壊れ=koware
breakdown エンコ=enko, 故障=koshou, ポンコツ=ponkotsu, ぱんく=panku, えんすと=ensuto, エンスト=ensuto, パンク=panku, えんこ=enko
crack ひび=hibi
rust 錆=sabi, さび=sabi
rot 腐る=kusaru, 腐敗=fuhai, 腐った=kusatta, くさる=kusaru
mould かび=kabi, カビ=kabi
garbage ゴミ=gomi, ごみ=gomi, くず=kuzu, がらくた=garakuta, ゴミ箱=gomibako
junk がらくた=garakuta, ぽんこつ=ponkotsu, ガラクタ=garakuta
rubbish-quality ぼろ=boro, がらくた=garakuta, ポンコツ=ponkotsu, ちゃち=chachi
dirt 汚れ=yogore, 垢=aka, 汚物=obutsu, よごれ=yogore
dirty 汚い=kitanai, きたない=kitanai, ばっちい=bacchii
stain 染み=shimi
mud 泥=doro
swamp 沼=numa
dust 埃=hokori
slime ぬめり=numeri
soot 煤=susu
poison 毒=doku
ashes 灰=hai
disgusting 気持ち悪い=kimochiwarui, キモい=kimoi, きもい=kimoi, 汚らわしい=kegarawashii, うざい=uzai, グロ=guro, グロい=guroi
yuck げえ=gee
poor 貧乏=binbou, 貧しい=mazushii, びんぼう=binbo, びんぼう=bimbo, 貧=hin, びんぼう=binbou, 貧乏=bimbou, びんぼう=bimbou
poverty 貧困=hinkon
hunger 空腹=kuufuku, 飢え=ue
debt 借金=shakkin
bankrupt 破産=hasan, 倒産=tousan
loss 損=son, 赤字=akaji
lose 負ける=makeru, 負け=make, 敗北=haiboku
failure 失敗=shippai, しくじり=shikujiri, おじゃん=ojan, ずっこけ=zukkoke, ボツ=botsu
fall-verb 落ちる=ochiru
error 間違い=machigai
punishment 罰=batsu, ばち=bachi
fine-penalty 罰金=bakkin
tax 税=zei
problem 問題=mondai
scandal 醜聞=shuubun
chaos 混乱=konran
noise 騒音=souon
cheap 安い=yasui, 安物=yasumono
expensive 高い=takai
useless 無駄=muda, だめ=dame, 役立たず=yakutatazu, むだ=muda, 無用=muyou, 使えない=tsukaenai
weak 弱い=yowai
slow 遅い=osoi, のろい=noroi, のろま=noroma
old 古い=furui
worn-out ぼろぼろ=boroboro
empty 空=kara
nothing 無=mu, なし=nashi
not ない=nai
end 終わり=owari
boring 退屈=taikutsu, つまらない=tsumaranai, つまんない=tsumannai
bitter 苦い=nigai
sour 酸っぱい=suppai
sad 悲しい=kanashii, 切ない=setsunai
cry-weep 泣く=naku
tear-drop 涙=namida
scream 叫び=sakebi
complain 文句=monku
lonely 寂しい=sabishii
shame 恥=haji
tired 疲れた=tsukareta
cold-neg 寒い=samui
dark 暗い=kurai
darkness 闇=yami
shadow 影=kage
storm 嵐=arashi
earthquake 地震=jishin
flood 洪水=kouzui, 津波=tsunami
smoke-fumes 煙=kemuri
cigarette タバコ=tabako
drug 麻薬=mayaku, ヤク=yaku, シャブ=shabu, 覚せい剤=kakuseizai, 大麻=taima, アヘン=ahen, ハッパ=happa, ヘロイン=heroin
cannabis 大麻=taima
cocaine コカイン=kokain
heroin-drug ヘロイン=heroin
amphetamine 覚醒剤=kakuseizai, シャブ=shabu
drug-addict ジャンキー=jankii
booze 焼酎=shouchuu
hangover 二日酔い=futsukayoi
gambling 賭博=tobaku, 博打=bakuchi
obstacle 邪魔=jama
crooked 曲がった=magatta
raw-unripe 生=nama
leak 漏れ=more
lack 欠=ketsu
forbidden 禁止=kinshi
escape 逃げる=nigeru
ruin 廃墟=haikyo
rag ぼろきれ=borokire
cockroach ゴキブリ=gokiburi
flea 蚤=nomi, のみ=nomi
tick ダニ=dani, だに=dani
maggot 蛆=uji
leech 蛭=hiru
scorpion 蠍=sasori
spider 蜘蛛=kumo
fly-insect 蠅=hae
mosquito 蚊=ka, か=ka
jellyfish くらげ=kurage
thorn 棘=toge
disease 病気=byouki, やまい=yamai, 病=yamai
sick 病=yamai, 病気=byouki, 病む=yamu
plague ペスト=pesuto
epidemic 疫病=ekibyou
cancer 癌=gan, がん=gan
tumour 腫瘍=shuyou
leprosy らい病=raibyou
cholera コレラ=korera
tuberculosis 結核=kekkaku
smallpox 天然痘=tennentou
measles はしか=hashika
itch 痒い=kayui
wart いぼ=ibo
boil-swelling おでき=odeki
haemorrhoids 痔=ji, いぼ痔=iboji
diarrhoea 下痢=geri
constipation 便秘=benpi
nausea 吐き気=hakike
cough 咳=seki
cold-illness 風邪=kaze
fever 熱=netsu
pain 痛み=itami, 苦=ku, 9=9, いたい=itai, 痛い=itai, 激痛=gekitsuu
headache 頭痛=zutsuu
caries 虫歯=mushiba
epilepsy てんかん=tenkan
stroke-illness 脳卒中=nousocchuu
diabetes 糖尿病=tounyoubyou
aids エイズ=eizu
syphilis 梅毒=baidoku
gonorrhoea 淋病=rinbyou
rabies 狂犬病=kyoukenbyou
asthma 喘息=zensoku
paralysis 麻痺=mahi
depression 鬱=utsu
miscarriage 流産=ryuuzan
abortion 中絶=chuuzetsu
infection 感染=kansen
virus ウイルス=uirusu
germ ばい菌=baikin
bruise あざ=aza
surgery 手術=shujutsu
enema 浣腸=kanchou
injection 注射=chuusha
hospital 病院=byouin
medicine 薬=kusuri
phlegm 痰=tan
womb 子宮=shikyuu
intestine 腸=chou
be ある=aru
have 持つ=motsu
do-make する=suru, 作る=tsukuru
go 行く=iku
come 来る=kuru
walk 歩く=aruku
run 走る=hashiru
jump 飛ぶ=tobu
swim 泳ぐ=oyogu
sit 座る=suwaru
stand 立つ=tatsu
sleep 寝る=neru
eat 食べる=taberu
drink 飲む=nomu
bite 噛む=kamu
see 見る=miru
hear 聞く=kiku
speak 話す=hanasu
say 言う=iu
call 呼ぶ=yobu
sing 歌う=utau
dance 踊る=odoru, 踊り=odori
laugh 笑う=warau
play 遊ぶ=asobu
know 知る=shiru
think 思う=omou
love-verb 愛する=aisuru
like 好き=suki
give あげる=ageru
take 取る=toru
throw 投げる=nageru
catch 捕まえる=tsukamaeru
pull 引く=hiku
push 押す=osu
open 開く=hiraku
cut 切る=kiru
sew 縫う=nuu
wash 洗う=arau
burn 焼く=yaku
buy 買う=kau
sell 売る=uru
pay 払う=harau
work-verb 働く=hataraku
dig 掘る=horu
write 書く=kaku
read 読む=yomu
count 数える=kazoeru
learn 学ぶ=manabu
help 助け=tasuke
wait 待つ=matsu
find 見つける=mitsukeru
live 生きる=ikiru
blow 吹く=fuku
turn 回る=mawaru
smile 微笑み=hohoemi
win 勝つ=katsu
begin 始める=hajimeru
change 変える=kaeru
travel 旅=tabi
return 帰る=kaeru
show 見せる=miseru
shine 光る=hikaru
big 大きい=ookii
small 小さい=chiisai, 小=ko
long 長い=nagai
short 短い=mijikai
low 低い=hikui
wide 広い=hiroi
narrow 狭い=semai
thick 厚い=atsui
thin 薄い=usui
deep 深い=fukai
flat 平ら=taira
round 丸い=marui, 丸=maru
sharp 鋭い=surudoi
heavy 重い=omoi
light-weight 軽い=karui
hard 硬い=katai
soft 柔らかい=yawarakai
new 新しい=atarashii
young 若い=wakai
good 良い=yoi, いい=ii
beautiful 美しい=utsukushii, 綺麗=kirei
strong 強い=tsuyoi
fast 速い=hayai
hot 熱い=atsui
warm 暖かい=atatakai
cold 冷たい=tsumetai
cool-fresh 涼しい=suzushii
dry 乾いた=kawaita
full 満=man
clear 明らか=akiraka
bright 明るい=akarui
sweet 甘い=amai
salty しょっぱい=shoppai
spicy 辛い=karai
rich 金持ち=kanemochi
happy 幸せ=shiawase, 嬉しい=ureshii
funny 面白い=omoshiroi
clever 賢い=kashikoi
brave 勇敢=yuukan
kind-nice 優しい=yasashii
honest 正直=shoujiki
healthy 元気=genki
free 自由=jiyuu
quiet 静か=shizuka
easy 簡単=kantan
difficult 難しい=muzukashii
true 本当=hontou
same 同じ=onaji
alone-only 一人=hitori
shy 内気=uchiki
strange 変=hen
left 左=hidari
right-side 右=migi
up 上=ue
down 下=shita
in 中=naka
out 外=soto
front 前=mae
behind 後ろ=ushiro
near 近い=chikai
far 遠い=tooi
here ここ=koko
there そこ=soko
where どこ=doko
when いつ=itsu
who 誰=dare
what 何=nani
why なぜ=naze
yes はい=hai
no いいえ=iie
i 私=watashi, 俺=ore, 僕=boku
you あなた=anata, 君=kimi
he 彼=kare
she 彼女=kanojo
this これ=kore
that それ=sore
all 全部=zenbu
few 少し=sukoshi
more もっと=motto
very とても=totemo
now 今=ima
always いつも=itsumo
again また=mata
already もう=mou
soon すぐ=sugu
maybe 多分=tabun
hello こんにちは=konnichiwa
goodbye さようなら=sayounara
thanks ありがとう=arigatou
please どうぞ=douzo
sorry ごめん=gomen
sun 太陽=taiyou, 日=hi
moon 月=tsuki
star 星=hoshi
sky 空=sora
earth 地球=chikyuu
world 世界=sekai
land 国=kuni
water 水=mizu
sea 海=umi
lake 湖=mizuumi
river 川=kawa
well-spring 泉=izumi
wave 波=nami
island 島=shima
beach 浜=hama
mountain 山=yama
hill 丘=oka
valley 谷=tani
forest 森=mori
field 畑=hatake, 野原=nohara
desert 砂漠=sabaku
cave 洞窟=doukutsu
stone 石=ishi
rock 岩=iwa
sand 砂=suna
salt 塩=shio
gold 金=kin
silver 銀=gin
iron 鉄=tetsu
copper 銅=dou
glass ガラス=garasu
wood-material 木材=mokuzai
coal 石炭=sekitan
oil 油=abura
fire 火=hi
flame 炎=honoo
light 光=hikari
lightning 稲妻=inazuma
thunder 雷=kaminari
rain 雨=ame
snow 雪=yuki
ice 氷=koori
frost 霜=shimo
wind 風=kaze
air 空気=kuuki
cloud 雲=kumo
fog 霧=kiri
dew 露=tsuyu
rainbow 虹=niji
weather 天気=tenki
tree 木=ki
leaf 葉=ha
branch 枝=eda
root 根=ne
seed 種=tane
grass 草=kusa
flower 花=hana
rose バラ=bara
lily 百合=yuri
pine 松=matsu
reed 葦=ashi
straw 藁=wara
mushroom きのこ=kinoko
person 人=hito
people 民=tami
man 男=otoko
woman 女=onna
child 子供=kodomo, 子=ko
baby 赤ちゃん=akachan
boy 少年=shounen
girl 少女=shoujo, 娘=musume
mother 母=haha
father 父=chichi
mum ママ=mama
dad パパ=papa
son 息子=musuko
brother 兄=ani, 弟=otouto
sister 姉=ane, 妹=imouto
grandmother 祖母=sobo
grandfather 祖父=sofu
uncle おじ=oji
aunt おば=oba
husband 夫=otto
wife 妻=tsuma
bride 花嫁=hanayome
wedding 結婚式=kekkonshiki
family 家族=kazoku
friend 友達=tomodachi
guest 客=kyaku
name 名前=namae, 名=na
life 命=inochi
love 愛=ai, 恋=koi
kiss キス=kisu
heart 心=kokoro
head 頭=atama
hair 髪=kami
face 顔=kao
eye 目=me
ear 耳=mimi
nose 鼻=hana
mouth 口=kuchi
lip 唇=kuchibiru
tooth 歯=ha
tongue 舌=shita
cheek 頬=hoo
beard 髭=hige
neck 首=kubi
throat 喉=nodo
shoulder 肩=kata
back 背中=senaka
chest 胸=mune
belly 腹=hara
navel へそ=heso
arm 腕=ude
hand 手=te
finger 指=yubi
nail 爪=tsume
leg 脚=ashi
knee 膝=hiza
heel 踵=kakato
skin 肌=hada, 皮=kawa
bone 骨=hone
brain 脳=nou
liver 肝=kimo
meat 肉=niku
milk 牛乳=gyuunyuu
bread パン=pan
egg 卵=tamago
fish 魚=sakana
soup 汁=shiru
rice 米=kome, ご飯=gohan
flour 粉=kona
cake ケーキ=keeki
sugar 砂糖=satou
honey 蜂蜜=hachimitsu
candy 飴=ame
apple りんご=ringo
pear 梨=nashi
grape ぶどう=budou
cherry 桜んぼ=sakuranbo
plum 梅=ume
peach 桃=momo
orange-fruit みかん=mikan
strawberry いちご=ichigo
nut 胡桃=kurumi
potato 芋=imo
onion 玉ねぎ=tamanegi
garlic にんにく=ninniku
cabbage キャベツ=kyabetsu
carrot 人参=ninjin
cucumber きゅうり=kyuuri
bean 豆=mame
pumpkin かぼちゃ=kabocha
pepper-spice 胡椒=koshou
mustard 辛子=karashi
vinegar 酢=su
wine ワイン=wain
beer ビール=biiru
brandy 酒=sake
tea お茶=ocha
coffee コーヒー=koohii
food 食べ物=tabemono
breakfast 朝食=choushoku
lunch 昼食=chuushoku, 弁当=bentou
dinner 夕食=yuushoku
animal 動物=doubutsu
puppy 子犬=koinu
cat 猫=neko
horse 馬=uma
bull 雄牛=oushi
sheep 羊=hitsuji
goat 山羊=yagi
chicken 鶏=niwatori
duck 鴨=kamo, アヒル=ahiru
rabbit 兎=usagi
mouse 鼠=nezumi
bear 熊=kuma
wolf 狼=ookami
fox 狐=kitsune
deer 鹿=shika
boar 猪=inoshishi
tiger 虎=tora
elephant 象=zou
camel らくだ=rakuda
frog 蛙=kaeru
turtle 亀=kame
crocodile 鰐=wani
bird 鳥=tori
eagle 鷲=washi
hawk 鷹=taka
owl 梟=fukurou
crow 烏=karasu
pigeon 鳩=hato
swan 白鳥=hakuchou
feather 羽=hane
wing 翼=tsubasa
tail 尾=o, しっぽ=shippo
horn 角=tsuno
bee 蜂=hachi
ant 蟻=ari
butterfly 蝶=chou
snail かたつむり=katatsumuri
shark 鮫=same
whale 鯨=kujira
crab 蟹=kani
squid いか=ika, たこ=tako
house 家=ie
room 部屋=heya
kitchen 台所=daidokoro
bathroom 風呂=furo
door 戸=to, 扉=tobira
window 窓=mado
wall 壁=kabe
roof 屋根=yane
floor 床=yuka
stairs 階段=kaidan
garden 庭=niwa
table 机=tsukue
chair 椅子=isu
mirror 鏡=kagami
key 鍵=kagi
knife 包丁=houchou
spoon 匙=saji
plate 皿=sara
cup 茶碗=chawan
bottle 瓶=bin
pot 鍋=nabe
box 箱=hako
bag 袋=fukuro, 鞄=kaban
basket 籠=kago
barrel 樽=taru
bucket 桶=oke
broom 箒=houki
soap 石鹸=sekken
comb 櫛=kushi
brush 筆=fude
needle 針=hari
thread 糸=ito
rope 縄=nawa
saw 鋸=nokogiri
axe 斧=ono
wheel 車輪=sharin
stick 杖=tsue
machine 機械=kikai
toy 玩具=omocha
doll 人形=ningyou
ball 球=tama
book 本=hon
paper 紙=kami
letter 手紙=tegami
newspaper 新聞=shinbun
picture 絵=e
word 言葉=kotoba
story 物語=monogatari
song 歌=uta
music 音楽=ongaku
drum 太鼓=taiko
flute 笛=fue
bell 鈴=suzu, 鐘=kane
clothes 服=fuku
trousers ズボン=zubon
hat 帽子=boushi
shoe 靴=kutsu
sock 靴下=kutsushita
glove 手袋=tebukuro
belt 帯=obi
ring 指輪=yubiwa
glasses 眼鏡=megane
clock 時計=tokei
umbrella 傘=kasa
silk 絹=kinu
cotton 綿=wata
cloth 布=nuno
city 町=machi, 都市=toshi
village 村=mura
way 道=michi
bridge 橋=hashi
tower 塔=tou
castle 城=shiro
market 市場=ichiba
shop 店=mise
school 学校=gakkou
factory 工場=koujou
bank 銀行=ginkou
money お金=okane
price 値段=nedan
gift 贈り物=okurimono
work 仕事=shigoto
doctor 医者=isha
teacher 先生=sensei
farmer 農民=noumin
hunter 猟師=ryoushi
smith 鍛冶=kaji
cook 料理人=ryourinin
car 車=kuruma
ship 船=fune
boat 舟=fune
train 電車=densha
plane 飛行機=hikouki
bicycle 自転車=jitensha
sail 帆=ho
day 昼=hiru
night 夜=yoru
morning 朝=asa
evening 夕方=yuugata
today 今日=kyou
yesterday 昨日=kinou
tomorrow 明日=ashita
week 週=shuu
year 年=toshi
time 時=toki, 時間=jikan
spring 春=haru
summer 夏=natsu
autumn 秋=aki
winter 冬=fuyu
sunday 日曜=nichiyou
holiday 休み=yasumi
red 赤=aka
blue 青=ao
green 緑=midori
yellow 黄色=kiiro
white 白=shiro
black 黒=kuro
grey 灰色=haiiro
brown 茶色=chairo
pink 桃色=momoiro
purple 紫=murasaki
colour 色=iro
zero 零=rei
one 一=ichi
two 二=ni
three 三=san
four 四=yon
five 五=go
six 六=roku
seven 七=nana
eight 八=hachi
nine 九=kyuu, 苦=ku
ten 十=juu
hundred 百=hyaku
thousand 千=sen
half 半分=hanbun
first 最初=saisho
last 最後=saigo
part 部分=bubun
circle 円=en
line 線=sen
point 点=ten
corner 角=kado
side 側=gawa
number 番号=bangou
dream 夢=yume
game 遊び=asobi
joy 喜び=yorokobi
luck 運=un
peace 平和=heiwa
truth 真実=shinjitsu
hope 希望=kibou
wish 願い=negai
strength 力=chikara
voice 声=koe
smell 匂い=nioi
taste 味=aji
breath 息=iki
thing 物=mono, 事=koto
question 質問=shitsumon
answer 答え=kotae
secret 秘密=himitsu
law 法=hou
wake 起きる=okiru
swallow 飲み込む=nomikomu
look 眺める=nagameru
ask 尋ねる=tazuneru
want 欲しい=hoshii
can できる=dekiru
hold 抱く=daku
put 置く=oku
close 閉める=shimeru
clean-verb 掃除=souji
cook-verb 料理=ryouri
build 建てる=tateru
plant-verb 植える=ueru
search 探す=sagasu
be-born 生まれる=umareru
grow 育つ=sodatsu
roll 転がる=korogaru
shake 振る=furu
tremble 震える=furueru
hit-strike 打つ=utsu
scratch 掻く=kaku
rub 擦る=kosuru
flow 流れる=nagareru
float 浮く=uku
freeze 凍る=kooru
marry 結婚=kekkon
leave 去る=saru
stay 泊まる=tomaru
send 送る=okuru
tie 結ぶ=musubu
pour 注ぐ=sosogu
mix 混ぜる=mazeru
snore いびき=ibiki
yawn あくび=akubi
sneeze くしゃみ=kushami
tickle くすぐる=kusuguru
whistle 口笛=kuchibue
whisper 囁き=sasayaki
bark-dog 吠える=hoeru
sting 刺す=sasu
peel 剥く=muku
shave 剃る=soru
wet 濡れた=nureta
clean 清潔=seiketsu
wild 野生=yasei
ocean 大洋=taiyou
stream 小川=ogawa
coast 海岸=kaigan
clay 粘土=nendo
steel 鋼=hagane
hail 雹=hyou
bush 茂み=shigemi
oak 樫=kashi
birch 白樺=shirakaba
elbow 肘=hiji
chin 顎=ago
fist 拳=kobushi
rib 肋骨=rokkotsu
lung 肺=hai
kidney 腎臓=jinzou
! insulting | Mistkerl, Depp (grob) | jerk, asshole (rude) | enfoiré | cabrón | bastardo : やつ=yatsu, 貴様=kisama
! negative | Schulterzucken, da kann man nichts machen | it cannot be helped | on n’y peut rien | no hay remedio | non c’è niente da fare : しょうがない=shouganai
! everyday | niedlich | cute | mignon | mono, lindo | carino : かわいい=kawaii
slur-neighbour 支那人=shinajin, チョン=chon, チャンコロ=chankoro, ロスケ=rosuke, 朝鮮人=chousenjin
slur-poor えた=eta, 部落民=burakumin, 非人=hinin
hump ヤリチン=yarichin, 腰振り=koshifuri
motherfucker くそったれ=kusottare, クソガキ=kusogaki
bare-bottom 尻丸出し=shirimarudashi, すっぽんぽん=supponpon
bimbo ぶりっ子=burikko
sow メス豚=mesubuta
ox-insult うし=ushi
goat-insult エロじじい=erojijii
big-nose だんご鼻=dangobana
bore-person うざい=uzai
carrion 腐肉=funiku, 死骸=shigai
robbery 強盗=goutou, ひったくり=hittakuri, 盗み=nusumi
false にせ=nise, 嘘=uso, にせもの=nisemono, パチモン=pachimon, 偽物=nisemono
angry おこ=oko, 怒る=okoru, むかつく=mukatsuku
doom 破滅=hametsu, 末路=matsuro
damage 損害=songai, 被害=higai, 傷み=itami
stale 古い=furui, 湿気た=shiketa
disgust 気持ち悪い=kimochiwarui, キモい=kimoi, げんなり=gennari
worthless 無価値=mukachi, くだらない=kudaranai, だめ=dame, 駄作=dasaku, クソゲー=kusogee
finished おしまい=oshimai, 終わった=owatta, おわり=owari, 終わり=owari
sorrow 悲しみ=kanashimi, 哀=ai, 悲哀=hiai
pity かわいそう=kawaisou, 哀れ=aware
devilish-luck 厄=yaku, 災い=wazawai, 厄年=yakudoshi
limp-slack ふにゃふにゃ=funyafunya, だらだら=daradara, ぐにゃ=gunya
flat-dull 味気ない=ajikenai, まずい=mazui, 不味い=mazui
lost まいご=maigo, 迷子=maigo
hovel あばら家=abaraya, ぼろや=boroya, ボロ=boro
gloomy 陰気=inki, 暗い=kurai, 根暗=nekura
bedbug 南京虫=nankinmushi
rat どぶねずみ=dobunezumi, ねずみ=nezumi
scabies 疥癬=kaisen
rash 発疹=hosshin, あせも=asemo, かぶれ=kabure
gout 痛風=tsuufuu
herpes ヘルペス=herupesu
goitre 甲状腺腫=koujousenshu
scab かさぶた=kasabuta
rectum 直腸=chokuchou
`,
}
