import type { LanguageSource } from '../language-source.ts'

/** Vietnamese. */
export const vi: LanguageSource = {
  code: 'vi',
  script: 'Latin',
  text: `
penis-vulgar cặc, cu, buồi, chim, dái, củ, chuối, kẹc, cẹc, thằng nhỏ, đầu buồi, củ cặc, cặt, ku, dương vật, cu tí, củ cải, hàng, súng
penis dương vật, của quý
vulva-vulgar lồn, bướm, bím, lìn, hĩm, âm hộ, hột le, cái ấy, mồng đốc, chim
vagina âm đạo, âm hộ
testicles-vulgar dái, hòn dái, bi, trứng
testicle tinh hoàn
breasts-vulgar vú, bưởi, ngực, ti, dú, bú, đôi gò
nipple núm vú, đầu vú
arse đít, mông, lỗ đít, bàn tọa, trôn, đít to
buttocks mông, mông đít
anus hậu môn, lỗ đít
arsehole lỗ đít, thằng chó
pubic-hair lông lồn, lông mu
crotch háng, bẹn
clitoris âm vật, hột le
foreskin bao quy đầu
glans quy đầu
erection cương cứng, nứng cặc, cửng
semen tinh trùng, tinh dịch, khí
fuck địt, đụ, đéo, chịch, nện, phang, đm, nắc, đis, đù, xoạc, chơi
fuck-exclamation đụ má, địt mẹ, đm, vãi lồn, đù, vcl, đĩ mẹ, đệt, vãi, đù má, đéo, vl, đờ mờ, mẹ kiếp
sex tình dục, sex, làm tình
intercourse giao hợp, giao cấu, làm tình
mate-animals giao phối
orgasm cực khoái, lên đỉnh
masturbate thủ dâm, sóc lọ, quay tay, xóc lọ
suck-vulgar bú, mút, bú cu, thổi kèn
blow-job bú cu, bú cặc, thổi kèn
sodomy kê gian
horny nứng, dâm, nứng lồn, dâm dục
heat-rut động dục, động đực
lust dục vọng, ham muốn, dâm dục
pervert biến thái, bệnh hoạn, dê xồm
lecher dê, dâm tặc, dê già, già dê
obscene tục tĩu, khiêu dâm, dâm ô, bẩn
porn phim sex, phim heo, khiêu dâm
naked khỏa thân, trần truồng, ở truồng, lõa thể
striptease thoát y, múa thoát y
prostitute gái điếm, gái mại dâm, gái gọi, cave, gái bao
whore đĩ, điếm, cave, phò, gái gọi, bò lạc, đĩ điếm, con đĩ, ca ve
slut đĩ thõa, lăng loàn, đồ đĩ, lẳng lơ
brothel nhà thổ, nhà chứa, động đĩ, ổ điếm
pimp ma cô, tú bà, dắt gái
mistress bồ nhí, vợ bé, nhân tình
adultery ngoại tình
cuckold mọc sừng, cắm sừng
incest loạn luân
paedophile ấu dâm
rape hiếp dâm, cưỡng hiếp, hiếp
condom-slang bao cao su, ba con sói, áo mưa
virgin-sexual trinh nữ, còn trinh, trinh
impotent liệt dương, bất lực
castrate thiến, hoạn, thái giám
shit cứt, ỉa, phân, ị, kít, cức, bậy
shit-verb ỉa, đi ỉa, ị, đi ị
excrement phân
poop ị, cứt
dung phân bò, phân bón
piss đái, đi đái, tiểu, tè
urine nước tiểu, nước đái
pee đái, tè, đi tè, tiểu
fart rắm, đánh rắm, địt, ủm
belch ợ
vomit nôn, mửa, ói, oẹ
snot nước mũi, gỉ mũi, cứt mũi, mũi
spit nhổ, nước bọt, khạc
sweat mồ hôi
stink thối, hôi, khắm, tanh, khai, hôi thối, ôi, thúi
pus mủ
toilet nhà xí, cầu tiêu, nhà vệ sinh, hố xí
latrine hố xí, cầu tõm
chamber-pot bô
sewer cống, cống rãnh
menstruation kinh nguyệt, đèn đỏ, hành kinh
tampon băng vệ sinh
diaper tã, bỉm
armpit nách, hôi nách
pimple mụn
dandruff gàu
potbelly bụng phệ, bụng bia
seduce quyến rũ, tán tỉnh, gạ gẫm
lick liếm
hump phang, nện
damn chết tiệt, mẹ kiếp, khốn kiếp, tiên sư
go-to-hell cút, biến đi, cút xéo, đi chết đi, cút mẹ mày đi
son-of-bitch đồ chó đẻ, chó đẻ, đồ chó, con hoang, thằng chó
motherfucker địt mẹ mày, đụ mẹ, đmm, đĩ mẹ mày
bollocks vớ vẩn, tào lao, xàm lồn, nhảm nhí, nói phét
transvestite pê đê, bê đê
lingerie quần lót, quần xì, sịp
peeping nhìn trộm
grope sờ mó, sàm sỡ
hole-vulgar lỗ
stick-vulgar gậy
idiot ngu, đần, ngốc, dại, khờ, óc chó, ngu si, dở hơi, dốt, đụt, đồ ngu, hâm, ngáo, thằng ngu, khùng, đần độn
fool ngốc, thằng ngốc, khờ, ngố
stupid ngu, ngu ngốc, ngu si, dốt
cretin đần độn, thiểu năng
blockhead đầu đất, đầu bò
clumsy vụng về
crazy điên, khùng, dở hơi, điên khùng, hâm, tâm thần, dở, mát, rồ, khìn
madman người điên, thằng điên, kẻ điên
madhouse nhà thương điên, trại tâm thần
retarded thiểu năng, chậm phát triển
cripple què, tàn tật, cụt
lame-person thọt, què
blind-person mù, đui
deaf-person điếc
mute-person câm
stutterer nói lắp, cà lăm
hunchback gù
dwarf lùn, chú lùn
bald hói, trọc
ugly xấu, xấu xí, xấu hoắc
fat-person béo, mập, béo phì, béo ú
skinny gầy, ốm, gầy nhom, còm
coward hèn nhát, nhát gan, thỏ đế, hèn
weakling yếu đuối
sissy ẻo lả
bastard con hoang, khốn nạn, đồ khốn, chó đẻ, mất dạy, đồ chó, súc sinh
scoundrel khốn nạn, đểu, lưu manh, du côn, mất dạy, vô lại, đồ đểu
rascal thằng nhóc, nhóc con
scum cặn bã, rác rưởi
wretch khốn khổ
tramp lang thang, bụi đời
beggar ăn mày, ăn xin
loser kẻ thua cuộc, thất bại
lazybones lười, lười biếng, lười nhác
glutton tham ăn, háu ăn
miser keo kiệt, bủn xỉn, kẹt xỉ, ki bo
greedy tham lam, tham
drunkard bợm rượu, sâu rượu, ma men, say xỉn
drunk say, say rượu, xỉn
liar nói dối, kẻ nói dối, cuội
cheat lừa đảo, bịp bợm, gian lận
hypocrite đạo đức giả, giả tạo
traitor phản bội, kẻ phản bội, phản quốc, Việt gian
snitch chỉ điểm, mách lẻo
toady nịnh bợ, nịnh hót
braggart khoác lác, nổ
arrogant kiêu ngạo, láo, ngạo mạn, chảnh
cheeky láo toét, hỗn láo, xấc xược
rude thô lỗ, mất dạy, bất lịch sự
boor nhà quê, quê mùa, hai lúa
gossip bà tám, nhiều chuyện, buôn chuyện
busybody nhiều chuyện
old-hag bà già, mụ già, con mụ
old-man-derog lão già, ông già
old-maid gái ế, gái già
bimbo chân dài
slave nô lệ, tôi tớ
servant-derog đầy tớ, tay sai, osin
pig lợn, heo, đồ con lợn
sow lợn nái
donkey lừa
ox-insult bò, đồ con bò
cow-insult bò cái
dog-insult chó, đồ chó, cún
bitch chó cái, con chó
monkey-insult khỉ, con khỉ
rat-insult chuột
snake-insult rắn độc
worm-insult sâu
louse chấy, rận
vermin sâu bọ
parasite ký sinh trùng, ăn bám
toad cóc
vulture kền kền
beast súc vật, thú vật, súc sinh
monster quái vật
savage mọi rợ, man rợ
primitive nguyên thủy
trash-person đồ rác rưởi, cặn bã
shame-on-you nhục, nhục nhã, xấu hổ
mock chế nhạo, chế giễu
insult xúc phạm, chửi
slur-black mọi đen, da đen
slur-asian tàu khựa
slur-white tây lông, Tây ba lô
slur-indigenous mọi, thượng
slur-foreigner tây lông, ba tàu
slur-neighbour tàu khựa, khựa, chệt, cáp duồn, Ba Tàu
slur-region bắc kỳ, nam kỳ, rau muống, parky
slur-gay bóng, pê đê, bê đê, bede, xăng pha nhớt, pede, lại cái, ô môi, đồng bóng, bóng lộ, gay lọ
slur-lesbian ô môi
slur-disabled đồ què, thằng ngọng
slur-woman con mụ, con đĩ, mụ
slur-poor trẻ trâu, đồ nghèo
gay đồng tính
lesbian đồng tính nữ, les
negro-word mọi
shut-up im đi, câm mồm, im mồm, câm
bore-person phiền phức
naive ngây thơ
stubborn cứng đầu, bướng bỉnh, lì
clown hề, thằng hề
puppet bù nhìn, con rối
ignorant dốt nát, ngu dốt, vô học
good-for-nothing vô dụng, ăn hại, vô tích sự
death chết, cái chết, tử vong, tử, tử thần, mất
dead chết, đã chết
die chết, ngỏm, toi, mất, tèo, chết đi, ngoẻo
corpse xác chết, tử thi, thây ma
carrion xác thối
grave mộ, mồ, mả
coffin quan tài, hòm, áo quan
funeral đám ma, đám tang, tang lễ, tang, ma chay
cemetery nghĩa địa, nghĩa trang
mourning tang, để tang
widow góa phụ, bà góa
orphan mồ côi
skeleton bộ xương
skull đầu lâu, sọ
ghost ma, hồn ma, con ma, quỷ, hồn, ma quỷ
vampire ma cà rồng
zombie thây ma, xác sống
kill giết
murder giết người, sát nhân, án mạng
murderer kẻ giết người, sát nhân
suicide tự tử, tự sát
hang-person treo cổ
execution tử hình, xử bắn
executioner đao phủ
behead chặt đầu
strangle bóp cổ
drown chết đuối
massacre thảm sát, tàn sát
slaughterhouse lò mổ
butcher-derog đồ tể
torture tra tấn
beat đánh, đập
slap tát, bạt tai
fight đánh nhau
violence bạo lực
wound vết thương
scar sẹo
blood máu
bomb bom
gun súng
bullet đạn
knife-weapon dao găm
weapon vũ khí
explosion nổ, vụ nổ
whip roi
trap bẫy
chain-fetter xiềng xích, cùm
prison tù, nhà tù
prisoner tù nhân
thief ăn trộm, kẻ trộm, ăn cắp, trộm, cướp, tặc
steal ăn cắp, trộm
robber cướp, kẻ cướp
robbery cướp
plunder cướp bóc
gangster xã hội đen, giang hồ
criminal tội phạm
crime tội ác
kidnap bắt cóc
blackmail tống tiền
bribe hối lộ, đút lót
corrupt tham nhũng
fraud lừa đảo, gian lận, lừa, bịp, gian
counterfeit giả, hàng giả, hàng nhái
lie nói dối, dối trá, dối, láo, xạo, bịp, điêu
false sai, giả, dởm, rởm, đểu, dỏm
trick mánh khóe, trò lừa
smuggler buôn lậu
pirate cướp biển, hải tặc
arson phóng hỏa
fire-blaze hỏa hoạn, cháy
enemy kẻ thù, địch
hate ghét, căm thù
revenge trả thù
anger giận, tức giận
angry tức, giận dữ
evil ác, độc ác
bad xấu, tồi, dở, tệ, kém, hư
worse tệ hơn
cruel tàn nhẫn, ác độc
fear sợ, sợ hãi
terror kinh hoàng, khủng bố
nightmare ác mộng
danger nguy hiểm
threat đe dọa
accident tai nạn
disaster thảm họa, tai họa
misfortune xui, xui xẻo, đen đủi, bất hạnh, xúi quẩy, đen, rủi
bad-omen điềm gở, xúi quẩy
curse nguyền rủa
doom diệt vong
damage thiệt hại
destroy phá hủy, tàn phá
broken hỏng, hư, vỡ, gãy
break-verb gãy
breakdown hỏng hóc
crack nứt
rust gỉ, rỉ sét
rot thối, mục nát, thiu, ung, mục
mould mốc
stale thiu, ôi
garbage rác, rác rưởi
junk đồ bỏ, đồng nát
rubbish-quality hàng dỏm, đồ dỏm, rởm
dirt bụi bẩn
dirty bẩn, dơ, dơ bẩn, bẩn thỉu
stain vết bẩn
mud bùn
swamp đầm lầy
dust bụi
slime nhớt
soot bồ hóng
poison thuốc độc, độc
toxic độc hại
ashes tro
disgust ghê tởm
disgusting kinh tởm, tởm, gớm
yuck gớm, eo ôi, khiếp
poor nghèo, đói, rách, khổ, bần
poverty nghèo đói
hunger đói
famine nạn đói
thirst khát
debt nợ
bankrupt phá sản, vỡ nợ
loss lỗ, mất, thua, thiệt, thua lỗ
lose thua, mất
failure thất bại
fall-verb ngã, rơi
error lỗi, sai lầm
guilt tội lỗi
punishment phạt, hình phạt
tax thuế
problem vấn đề
quarrel cãi nhau
scandal bê bối
chaos hỗn loạn, loạn, rối
noise ồn, ồn ào
cheap rẻ
expensive đắt
worthless vô giá trị
useless vô dụng
weak yếu
slow chậm
late muộn, trễ
old già, cũ
empty rỗng, trống
nothing không gì, không
nobody không ai
never không bao giờ
not không
stop dừng
end hết, kết thúc
boring chán
bitter đắng
sour chua
sad buồn
sorrow nỗi buồn
cry-weep khóc
tear-drop nước mắt
scream la hét, hét
lonely cô đơn
pity tội nghiệp
shame xấu hổ
tired mệt
dark tối
darkness bóng tối
shadow bóng
abyss vực thẳm
storm bão
earthquake động đất
flood lũ lụt
drought hạn hán
smoke-fumes khói
cigarette thuốc lá
drug ma túy, thuốc lắc, hàng trắng
cannabis cần sa, bồ đà, cỏ
heroin-drug bạch phiến
amphetamine hàng đá, thuốc lắc
drug-addict nghiện, con nghiện, xì ke
booze rượu
gambling cờ bạc, đánh bạc
burden gánh nặng
crooked cong, vẹo
lack thiếu
forget quên
forbidden cấm
escape trốn
hide giấu
lost lạc
ruin đổ nát
slum ổ chuột
rag giẻ rách
cockroach gián
flea bọ chét
bedbug rệp
maggot giòi
leech đỉa
rat chuột cống
scorpion bọ cạp
spider nhện
fly-insect ruồi
mosquito muỗi
jellyfish sứa
weed-plant cỏ dại
thorn gai
disease bệnh, bệnh tật, dịch
sick ốm, bệnh, đau
plague dịch hạch
epidemic dịch bệnh
cancer ung thư
tumour khối u, bướu
ulcer loét
abscess nhọt
leprosy hủi, phong, cùi
cholera tả
tuberculosis lao, ho lao
malaria sốt rét
smallpox đậu mùa
measles sởi
scabies ghẻ
itch ngứa
wart mụn cóc
haemorrhoids trĩ
diarrhoea tiêu chảy, ỉa chảy
constipation táo bón
nausea buồn nôn
cough ho
cold-illness cảm
flu cúm
fever sốt
pain đau
headache đau đầu
cramp chuột rút
epilepsy động kinh
stroke-illness đột quỵ
diabetes tiểu đường
aids si đa, ết
syphilis giang mai
gonorrhoea lậu
rabies dại
asthma hen
paralysis liệt
depression trầm cảm
abortion phá thai, nạo thai
miscarriage sảy thai
infection nhiễm trùng
virus vi rút
germ vi trùng
surgery phẫu thuật
injection tiêm
hospital bệnh viện
medicine thuốc
womb tử cung
intestine ruột
hitler Hít le
nazi phát xít
dictator độc tài
dictator-local Pol Pot, Diệm, Hồ Chí Minh
communist cộng sản, Việt Cộng, cộng nô
slavery nô lệ
genocide diệt chủng
war chiến tranh
army quân đội
soldier lính
police cảnh sát, công an
cop cớm, cá chìm
spy gián điệp
terrorist khủng bố
hostage con tin
revolution cách mạng
coup đảo chính
rebel phiến quân
strike-labour đình công
demonstration biểu tình
invasion xâm lược
traitor-political ngụy, Việt gian, phản động
party-political đảng
president chủ tịch, tổng thống
king vua
queen nữ hoàng
emperor hoàng đế
prince hoàng tử
flag cờ
homeland tổ quốc
government chính phủ
border biên giới
refugee thuyền nhân, tị nạn
contested-place Hoàng Sa, Trường Sa
historic-trauma Mỹ Lai, Mậu Thân, da cam
god trời, chúa, thần
goddess nữ thần
deity-local Thành Hoàng, Ông Địa, Thánh Gióng, Âu Cơ, Mẫu
jesus Giê su
saint thánh
angel thiên thần
devil quỷ, quỷ dữ
satan Sa tăng
demon ma quỷ, yêu quái
hell địa ngục, âm phủ
paradise thiên đường
sin tội
soul linh hồn
prayer cầu nguyện
church nhà thờ
temple chùa, đền
priest linh mục, cha
monk sư, thầy chùa
nun ni cô, bà xơ
buddha Phật
sacrifice hy sinh
miracle phép màu
witch phù thủy
sorcerer thầy bùa
magic phép thuật
evil-spirit-local ma trơi, hồ ly, ông kẹ, ma lai, ma gà
fate số phận
eternity-afterlife âm phủ, suối vàng
sun mặt trời, nắng
moon mặt trăng, trăng
star sao, ngôi sao
sky trời, bầu trời
earth đất, trái đất
world thế giới
land đất nước, xứ
water nước
sea biển
ocean đại dương
lake hồ
river sông
stream suối
well-spring giếng
wave sóng
island đảo
beach bãi biển
mountain núi
hill đồi
valley thung lũng
forest rừng
field đồng, cánh đồng, ruộng
desert sa mạc
cave hang, động
stone đá
rock tảng đá
sand cát
salt muối
gold vàng
silver bạc
iron sắt
copper đồng
lead-metal chì
steel thép
glass kính, thủy tinh
wood-material gỗ
coal than
oil dầu
petrol xăng
fire lửa
flame ngọn lửa
light ánh sáng
lightning chớp
thunder sấm
rain mưa
snow tuyết
ice băng, đá
wind gió
air không khí
cloud mây
fog sương mù
dew sương
rainbow cầu vồng
weather thời tiết
tree cây
leaf lá
branch cành
root rễ
bark-tree vỏ
seed hạt
grass cỏ
flower hoa, bông
rose hoa hồng
lily hoa loa kèn
bush bụi
pine thông
reed sậy
straw rơm
mushroom nấm
person người
people dân, nhân dân
man đàn ông, nam
woman đàn bà, phụ nữ, nữ
child trẻ con, con
baby em bé
boy con trai
girl con gái, cô gái
mother mẹ
father cha, bố
mum má
dad ba
son con trai
daughter con gái
brother anh, em trai
sister chị, em gái
grandmother bà
grandfather ông
uncle chú, bác, cậu
aunt cô, dì
cousin anh họ
husband chồng
wife vợ
bride cô dâu
wedding đám cưới
mother-in-law mẹ chồng
nephew cháu
family gia đình
friend bạn
neighbour hàng xóm
guest khách
stranger người lạ
name tên
life đời, cuộc sống
love tình yêu
kiss hôn
heart tim, trái tim, lòng
head đầu
hair tóc
face mặt
forehead trán
eye mắt
ear tai
nose mũi
mouth miệng
lip môi
tooth răng
tongue lưỡi
chin cằm
cheek má
beard râu
neck cổ
throat họng
shoulder vai
back lưng
chest ngực
belly bụng
navel rốn
arm cánh tay
elbow khuỷu tay
hand tay, bàn tay
finger ngón tay
nail móng tay
fist nắm đấm
leg chân
knee đầu gối
foot bàn chân
heel gót
toe ngón chân
skin da
bone xương
rib xương sườn
brain não
liver gan
lung phổi
kidney thận
meat thịt
milk sữa
bread bánh mì
butter bơ
cheese phô mai
egg trứng
fish cá
soup canh, súp, phở
rice cơm, gạo
flour bột
cake bánh
sugar đường
honey mật ong
chocolate sô cô la
candy kẹo
apple táo
pear lê
grape nho
cherry anh đào
plum mận
peach đào
lemon chanh
orange-fruit cam
banana chuối
strawberry dâu
nut hạt
fig sung
melon dưa
tomato cà chua
potato khoai tây
onion hành
garlic tỏi
cabbage bắp cải
carrot cà rốt
cucumber dưa chuột
bean đậu
pumpkin bí ngô
pepper-spice tiêu, ớt
mustard mù tạt
vinegar giấm
sausage xúc xích
fat-grease mỡ
wine rượu vang
beer bia
tea trà, chè
coffee cà phê
juice nước ép
food đồ ăn, thức ăn
breakfast bữa sáng
lunch bữa trưa
dinner bữa tối
animal động vật
dog chó
puppy chó con
cat mèo
horse ngựa
cow bò
bull bò đực
calf bê
sheep cừu
goat dê
chicken gà
rooster gà trống
duck vịt
goose ngỗng
rabbit thỏ
mouse chuột
bear gấu
wolf sói
fox cáo
deer nai, hươu
boar lợn rừng
lion sư tử
tiger hổ, cọp
elephant voi
monkey khỉ
camel lạc đà
snake rắn
frog ếch
turtle rùa
crocodile cá sấu
bird chim
eagle đại bàng
hawk diều hâu
owl cú
crow quạ
pigeon bồ câu
swan thiên nga
feather lông
wing cánh
tail đuôi
horn sừng
claw móng
bee ong
ant kiến
butterfly bướm
beetle bọ
worm giun, sâu
snail ốc
shark cá mập
whale cá voi
crab cua
squid mực
house nhà
home nhà
room phòng
kitchen bếp
bathroom phòng tắm
door cửa
window cửa sổ
wall tường
roof mái nhà
floor sàn
stairs cầu thang
garden vườn
fence hàng rào
bed giường
table bàn
chair ghế
lamp đèn
candle nến
mirror gương
key chìa khóa
lock khóa
knife dao
fork nĩa
spoon thìa, muỗng
plate đĩa
cup cốc, ly, chén
bottle chai
pot nồi
pan chảo
bowl bát, tô
oven lò
box hộp
bag túi
basket rổ, giỏ
barrel thùng
bucket xô
broom chổi
soap xà phòng
towel khăn
comb lược
brush bàn chải
needle kim
thread chỉ
rope dây
hammer búa
saw cưa
axe rìu
wheel bánh xe
stick gậy
machine máy
tool dụng cụ
toy đồ chơi
doll búp bê
ball bóng
book sách
paper giấy
letter thư
pen bút
newspaper báo
picture tranh, hình
word từ, lời
language tiếng, ngôn ngữ
story truyện
song bài hát
music nhạc, âm nhạc
drum trống
flute sáo
bell chuông
clothes quần áo
shirt áo
trousers quần
skirt váy
dress đầm
coat áo khoác
hat mũ, nón
shoe giày
sock tất, vớ
glove găng tay
belt thắt lưng
button nút
pocket túi
ring nhẫn
glasses kính
clock đồng hồ
umbrella ô, dù
wool len
silk lụa
cotton bông
leather da
cloth vải
city thành phố
village làng
street phố, đường
way đường
square quảng trường
bridge cầu
tower tháp
castle lâu đài
market chợ
shop cửa hàng, tiệm
school trường
office văn phòng
factory nhà máy
bank ngân hàng
money tiền
coin đồng xu
price giá
gift quà
work việc, công việc
worker công nhân
doctor bác sĩ
teacher thầy giáo, cô giáo
farmer nông dân
hunter thợ săn
tailor thợ may
cook đầu bếp
driver tài xế
boss sếp
car xe, ô tô
ship tàu
boat thuyền
train tàu hỏa
plane máy bay
bicycle xe đạp
sail buồm
day ngày
night đêm
morning sáng
evening tối, chiều
noon trưa
today hôm nay
yesterday hôm qua
tomorrow ngày mai
week tuần
month tháng
year năm
hour giờ
minute phút
time thời gian
spring xuân, mùa xuân
summer hè, mùa hè
autumn thu
winter đông
monday thứ hai
friday thứ sáu
sunday chủ nhật
holiday lễ, tết
christmas Giáng sinh
red đỏ
blue xanh, xanh dương
green xanh lá
yellow vàng
white trắng
black đen
grey xám
brown nâu
pink hồng
purple tím
colour màu
zero không
one một
two hai
three ba
four bốn
five năm
six sáu
seven bảy
eight tám
nine chín
ten mười
twenty hai mươi
hundred trăm
thousand nghìn, ngàn
million triệu
half nửa
first đầu tiên
last cuối cùng
part phần
circle vòng tròn
line đường
point điểm
corner góc
side bên
hole lỗ
number số
dream mơ, giấc mơ
game trò chơi
joy vui, niềm vui
luck may mắn, phúc
peace hòa bình
freedom tự do
truth sự thật
hope hy vọng
wish ước
strength sức mạnh
voice giọng
silence im lặng
smell mùi
taste vị
breath hơi thở
thing cái, đồ
question câu hỏi
answer trả lời
secret bí mật
law luật
be là, thì
have có
do-make làm
go đi
come đến, lại
walk đi bộ
run chạy
jump nhảy
fly bay
swim bơi
sit ngồi
stand đứng
lie-down nằm
sleep ngủ
wake dậy
eat ăn
drink uống
bite cắn
chew nhai
swallow nuốt
suck mút
see thấy
look nhìn, xem
hear nghe
speak nói
say nói
ask hỏi
call gọi
sing hát
dance múa, nhảy
laugh cười
play chơi
know biết
think nghĩ
want muốn
can có thể
must phải
love-verb yêu
like thích
give cho
take lấy
bring mang
hold cầm
put đặt
throw ném
catch bắt
pull kéo
push đẩy
open mở
close đóng
cut cắt
sew may
wash rửa, giặt
clean-verb lau
cook-verb nấu
burn đốt
buy mua
sell bán
pay trả
work-verb làm việc
build xây
dig đào
plant-verb trồng
write viết
read đọc
count đếm
learn học
help giúp
wait đợi, chờ
find tìm thấy
search tìm
live sống
be-born sinh
grow lớn
blow thổi
turn quay
roll lăn
shake lắc
tremble run
scratch gãi
rub xoa
flow chảy
float nổi
smile cười
marry cưới
hug ôm
win thắng
begin bắt đầu
change đổi
travel du lịch
drive lái
return về
leave rời
stay ở
send gửi
show chỉ
tie buộc
hang-up treo
pour đổ, rót
mix trộn
shine sáng
snore ngáy
yawn ngáp
sneeze hắt hơi
whistle huýt sáo
big to, lớn
small nhỏ, bé
tiny tí hon
long dài
short ngắn
tall-high cao
low thấp
wide rộng
narrow hẹp
thick dày
thin mỏng
deep sâu
flat phẳng
round tròn
straight thẳng
sharp sắc, nhọn
heavy nặng
light-weight nhẹ
hard cứng
soft mềm
new mới
young trẻ
good tốt, hay
better tốt hơn
beautiful đẹp
strong mạnh, khỏe
fast nhanh
early sớm
hot nóng
warm ấm
cold lạnh
cool-fresh mát, tươi
wet ướt
dry khô
full đầy, no
clean sạch
clear rõ
bright sáng
sweet ngọt
salty mặn
spicy cay
rich giàu
happy vui, hạnh phúc
funny buồn cười
clever thông minh, khôn
brave dũng cảm
kind-nice tử tế
honest thật thà
healthy khỏe mạnh
alive sống
free tự do, rảnh
quiet yên tĩnh
loud to
easy dễ
difficult khó
true thật, đúng
same giống
other khác
alone-only chỉ
shy nhút nhát
strange lạ
left trái
right-side phải
up trên
down dưới
in trong
out ngoài
front trước
behind sau
near gần
far xa
here đây
there đó, kia
where đâu
when khi nào
who ai
what gì
why tại sao
how thế nào
yes vâng, dạ
no không
i tôi
you bạn, mày
he nó
we chúng ta
they họ
my của tôi
this này
that kia
all tất cả
many nhiều
few ít
more hơn, thêm
very rất
and và
or hoặc
but nhưng
with với
now bây giờ
always luôn
again lại
already rồi
soon sớm
maybe có lẽ
hello xin chào, chào
goodbye tạm biệt
thanks cảm ơn
please xin
sorry xin lỗi
come-on đi nào
! vulgar | verdammt viel, krass (vulgär) | as fuck (vulgar intensifier) | putain de, vachement (vulgaire) | de cojones, de la hostia (vulgar) | del cazzo, un casino (volgare) : vãi, vãi cặc, bỏ mẹ, bỏ bu, như cứt, vãi cứt, bà mẹ nó, thấy mẹ, con mẹ nó
! insulting | Rotznase, unreifer Kerl (Slang) | brat, immature person (slang) | sale gosse | niñato | moccioso : trẻ trâu, ranh con, oắt con, nhãi ranh, mất nết, đầu trâu mặt ngựa
wanker thủ dâm
orgy thác loạn
diarrhoea-vulgar tào tháo, ỉa chảy
slur-trans bê đê, chuyển giới
chicken-insult gà
goat-insult dê, dê xồm
dangerous nguy hiểm, nguy
finished xong, hết, tiêu, toi
complain than, phàn nàn, than phiền
devilish-luck xui, hạn, vận hạn
limp-slack mềm, nhũn, xìu, ỉu
flat-dull nhạt, lạt, nhạt nhẽo
leak dột, rò, rò rỉ
hovel lều, ổ chuột
gloomy u ám, ảm đạm
rash ban, phát ban, mẩn
gout gút, thống phong
scab vảy
rectum trực tràng
`,
}
