import type { LanguageSource } from '../language-source.ts'

/** Portuguese, of Portugal and Brazil. */
export const pt: LanguageSource = {
  code: 'pt',
  script: 'Latin',
  text: `
penis-vulgar caralho, piroca, pica, pau, rola, pila, picha, piça, cacete
penis pénis, pênis
vulva-vulgar buceta, boceta, cona, xoxota, rata, pito, xana
vagina vagina
testicles-vulgar colhões, tomates, bolas, saco
testicle testículo
breasts-vulgar mamas, tetas, peitos
nipple mamilo
arse cu, rabo, cuzão
buttocks bunda, nádegas, traseiro, bumbum
anus ânus, brioco
arsehole cuzão, olho do cu
pubic-hair pentelho, pentelhos
crotch virilha
clitoris clítoris, grelo
foreskin prepúcio
glans glande
erection ereção, tesão
semen sémen, sêmen, porra, esporra
fuck foder, trepar, transar, comer
fuck-exclamation foda-se, porra, caralho
sex sexo
intercourse coito, cópula
mate-animals acasalar, cruzar
orgasm orgasmo
masturbate punheta, masturbar
wanker punheteiro, broxa
suck-vulgar chupar, mamar
blow-job boquete, broche, felação
sodomy sodomia
horny tesudo, tarado, cachondo
heat-rut cio
lust luxúria
pervert tarado, pervertido
lecher libertino, safado
obscene obsceno, indecente
porn pornô, pornografia
naked nu, pelado, nua
striptease striptease
prostitute prostituta, meretriz
whore puta, rameira, vadia, quenga, piranha
slut vagabunda, galinha, piriguete, cadela
brothel bordel, puteiro, prostíbulo, zona
pimp cafetão, chulo, gigolô
mistress amante
adultery adultério
cuckold corno, cabrão, chifrudo
incest incesto
paedophile pedófilo
rape estupro, violação
orgy orgia, suruba
fetish fetiche
dildo consolo, vibrador
condom-slang camisinha, preservativo
virgin-sexual virgem
impotent impotente, broxa
castrate castrar, capar, eunuco
shit merda, bosta
shit-verb cagar, obrar
excrement fezes, excremento, cocó
poop cocô, caca
dung estrume, esterco
droppings cagalhão, tolete
piss mijo, mijar
urine urina
pee xixi, chichi
fart peido, peidar, pum
diarrhoea-vulgar caganeira
belch arroto, arrotar
vomit vómito, vomitar, gregar
snot ranho, meleca, catota, burrié
spit cuspe, cuspir, escarro
sweat suor
stink feder, fedor, catinga
pus pus
toilet privada, sanita, retrete
latrine latrina
chamber-pot penico, bacio
sewer esgoto, cloaca
menstruation menstruação, menstruada
tampon absorvente, penso
diaper fralda
armpit sovaco, axila
pimple espinha, borbulha
dandruff caspa
potbelly pança, barriga
tongue-kiss linguado
seduce seduzir, engatar
lick lamber
hump pinar
damn maldito, droga
go-to-hell vai à merda, vai tomar no cu
son-of-bitch filho da puta
motherfucker arrombado
bollocks besteira, bobagem, treta
transvestite travesti, traveco
lingerie calcinha, cueca, cuecas
peeping mirone
grope apalpar, bolinar
bare-bottom bunda de fora
cleavage decote
hole-vulgar buraco
stick-vulgar vara, mastro
idiot idiota, imbecil
fool bobo, tolo, otário, parvo, trouxa
stupid estúpido, burro
cretin cretino
blockhead cabeça-dura, cepo, tapado
clumsy desajeitado, azelha
crazy louco, maluco, doido
madman doido varrido, demente
madhouse hospício, manicómio
retarded retardado, atrasado
cripple aleijado
lame-person coxo, manco
blind-person cego
deaf-person surdo
mute-person mudo
stutterer gago
hunchback corcunda, marreco
dwarf anão
bald careca, calvo
ugly feio, feia
fat-person gordo, gorducho, baleia
skinny magricela, magro
coward covarde, cobarde, cagão
weakling fracote, banana, frouxo
sissy maricas, bichinha
bastard bastardo
scoundrel canalha, patife, velhaco, safado
rascal moleque, malandro
scum escória, ralé, gentalha
wretch miserável, desgraçado, coitado
tramp vagabundo, vadio
beggar mendigo, pedinte
loser perdedor, fracassado
lazybones preguiçoso, calaceiro
glutton glutão, guloso, comilão
miser avarento, sovina, pão-duro, forreta
greedy ganancioso
drunkard bêbado, bêbedo, cachaceiro
drunk bêbado, embriagado, bebum, grosso
liar mentiroso
cheat trapaceiro, vigarista
hypocrite hipócrita
traitor traidor
snitch dedo-duro, bufo, alcaguete
toady puxa-saco, lambe-botas
braggart gabarola, fanfarrão
arrogant arrogante, metido
cheeky atrevido, insolente
rude grosseiro, mal-educado
boor caipira, labrego, saloio, matuto
gossip fofoqueira, fofoca, coscuvilheira
busybody intrometido, metediço
old-hag bruxa velha, megera
old-man-derog velhote, caquético
old-maid solteirona, encalhada
bimbo perua
slave escravo
servant-derog lacaio, criado
pig porco, suíno
sow porca, marrã
donkey burro, asno, jumento
ox-insult boi
cow-insult vaca
goat-insult bode
dog-insult cão, vira-lata, rafeiro
bitch cadela, cachorra
monkey-insult macaco
rat-insult rato
snake-insult víbora, cobra
chicken-insult galinha
goose-insult gansa
worm-insult verme
louse piolho
vermin praga, bicharada
parasite parasita, sanguessuga
toad sapo
hyena hiena, chacal
vulture abutre, urubu
beast besta, fera
monster monstro
savage selvagem, bárbaro
primitive primitivo
trash-person lixo
shame-on-you vergonha
mock zombar, gozar, troçar
insult insulto, ofensa
slur-black crioulo, preto
slur-jew judeuzinho
slur-roma cigano
slur-asian japa, china, xing-ling
slur-white branquelo
slur-indigenous bugre, índio
slur-foreigner gringo, galego
slur-neighbour portuga, espanholito
slur-region paraíba, baiano
slur-gay viado, veado, bicha, paneleiro, boiola, maricas
slur-lesbian sapatão, fufa
slur-trans traveco
slur-disabled mongol, aleijado
slur-woman mulherzinha, rapariga, dondoca
slur-poor pobretão, favelado
gay gay, homossexual
lesbian lésbica
negro-word negro, preto
big-mouth bocudo, beiçudo
big-nose narigudo, penca
shut-up cala a boca, cala-te
bore-person chato, mala
naive ingénuo, ingênuo, pato
stubborn teimoso
clown palhaço
puppet marionete, fantoche
ignorant ignorante
good-for-nothing inútil, zé-ninguém
upstart novo-rico
death morte
dead morto, finado
die morrer
corpse cadáver, defunto, presunto
carrion carniça
grave túmulo, sepultura, cova
coffin caixão
funeral funeral, enterro, velório
cemetery cemitério
mourning luto
widow viúva
orphan órfão
skeleton esqueleto
skull caveira, crânio
ghost fantasma, assombração
vampire vampiro
zombie morto-vivo
kill matar
murder assassinato, homicídio
murderer assassino
suicide suicídio
hang-person enforcar, forca
execution execução
executioner carrasco, verdugo
behead decapitar
strangle estrangular
drown afogar
massacre massacre, chacina
slaughterhouse matadouro
butcher-derog carniceiro
torture tortura
beat bater, espancar
slap bofetada, tapa, chapada
fight briga, luta
violence violência
wound ferida
scar cicatriz
blood sangue
bomb bomba
gun pistola, espingarda
bullet bala
knife-weapon punhal, navalha
weapon arma
explosion explosão
whip chicote
trap armadilha, cilada
chain-fetter corrente, grilhão
prison prisão, cadeia, xadrez
prisoner preso, prisioneiro
thief ladrão, gatuno
steal roubar, furtar
robber assaltante, bandido
robbery roubo, assalto
plunder saquear
gangster bandido, quadrilha
mafia máfia
criminal criminoso
crime crime
kidnap sequestrar, raptar
blackmail chantagem
bribe suborno, propina, luvas
corrupt corrupto
fraud fraude, burla, golpe
counterfeit falsificado, pirata
lie mentira
false falso
trick truque, engano
smuggler contrabandista, contrabando
pirate pirata
arson fogo posto
fire-blaze incêndio
enemy inimigo
hate ódio, odiar
revenge vingança
anger raiva, ira
angry zangado, bravo
evil mal, malvado
bad mau, má, ruim
worse pior
cruel cruel
fear medo, pavor
terror terror, horror
nightmare pesadelo
danger perigo
dangerous perigoso
threat ameaça
accident acidente
disaster desastre, catástrofe
misfortune azar, infortúnio, desgraça
bad-omen mau agouro, pé-frio
curse maldição, praga
doom perdição, ruína
damage dano, prejuízo, estrago
destroy destruir
broken quebrado, partido, avariado
break-verb quebrar, partir
breakdown avaria, pane
crack rachadura, fenda
rust ferrugem
rot podre, podridão
mould mofo, bolor
stale rançoso, ranço
spoiled estragado
garbage lixo
junk sucata, tralha, cacareco
rubbish-quality porcaria, bugiganga
dirt sujeira, sujidade, imundície
dirty sujo, imundo
stain mancha, nódoa
mud lama, lodo
swamp pântano, brejo
dust poeira, pó
slime lodo, baba, gosma
soot fuligem
poison veneno
toxic venenoso, tóxico
ashes cinza, cinzas
disgust nojo, asco
disgusting nojento, asqueroso
yuck eca
poor pobre
poverty pobreza, miséria
hunger fome
famine escassez de alimentos
thirst sede
debt dívida, calote
bankrupt falido, falência
loss perda
lose perder
failure fracasso, fiasco, malogro
fall-verb cair, queda
error erro, falha
guilt culpa
punishment castigo, pena
fine-penalty multa, coima
tax imposto, taxa
problem problema
quarrel discussão, rixa
scandal escândalo
chaos caos, bagunça
noise barulho, ruído
cheap barato
expensive caro
worthless sem valor
useless inútil
weak fraco
slow lento, devagar
late tarde, atrasado
old velho
worn-out gasto, surrado
empty vazio
nothing nada
nobody ninguém
never nunca, jamais
not não
does-not-go não vai, não anda
stop parar, pare
end fim
finished acabado, acabou
boring chato, enfadonho, seca
bitter amargo
sour azedo, ácido
sad triste
sorrow tristeza, mágoa, pena
cry-weep chorar
tear-drop lágrima
scream grito, gritar, berro
complain queixar, reclamar
lonely sozinho, solitário
pity piedade, dó
shame vergonha, vexame
tired cansado
cold-neg frio
dark escuro, sombrio
darkness escuridão, trevas
shadow sombra
abyss abismo
storm tempestade, tormenta
earthquake terremoto, sismo
flood inundação, cheia
drought seca
smoke-fumes fumo, fumaça
cigarette cigarro
drug droga
cannabis maconha, erva, baseado
cocaine cocaína, coca, branca
heroin-drug heroína, cavalo
amphetamine anfetamina
drug-addict drogado, viciado, noiado
drug-dealer traficante, passador
overdose overdose
booze cachaça, pinga, goró
hangover ressaca
gambling jogo do bicho, jogo de azar
devilish-luck calamidade, flagelo
burden fardo, carga
obstacle obstáculo
limp-slack mole, murcho
hollow oco
crooked torto
flat-dull insosso, insípido
thin-watery aguado, ralo
raw-unripe cru, verde
burnt queimado
leak vazamento, fuga
lack falta, carência
delay atraso, demora
forget esquecer
refuse recusar, negar
forbidden proibido
escape fugir, fuga
hide esconder
lost perdido
abandoned abandonado
ruin ruína
beggary miséria, penúria
slum favela, bairro de lata
hovel barraco, casebre, pocilga
rag trapo, farrapo
crutch muleta
gloomy sombrio, lúgubre
cockroach barata
flea pulga
bedbug percevejo
tick carrapato, carraça
maggot larva
leech sanguessuga
rat rato, ratazana
scorpion escorpião
spider aranha
fly-insect mosca
mosquito mosquito, pernilongo
jellyfish água-viva, alforreca
weed-plant erva daninha
thorn espinho
disease doença
sick doente, enfermo
plague peste, praga
epidemic epidemia
cancer cancro, câncer
tumour tumor
ulcer úlcera
abscess abcesso, furúnculo
leprosy lepra
cholera cólera
typhus tifo
tuberculosis tuberculose, tísica
malaria malária
smallpox varíola, bexiga
measles sarampo
mumps papeira, caxumba
chickenpox varicela, catapora
scabies sarna
rash eczema, brotoeja
itch coceira, comichão
wart verruga
boil-swelling inchaço, galo, caroço
gout gota
haemorrhoids hemorroidas, hemorroidal
diarrhoea diarreia
constipation prisão de ventre
nausea náusea, enjoo
cough tosse
cold-illness constipação, resfriado, gripe
flu gripe
fever febre
pain dor
headache dor de cabeça, enxaqueca
toothache dor de dentes
caries cárie
cramp cãibra
epilepsy epilepsia
stroke-illness derrame
heart-attack enfarte, infarto
diabetes diabetes
aids sida, aids
syphilis sífilis
gonorrhoea gonorreia, esquentamento
herpes herpes
jaundice icterícia
rabies raiva
tetanus tétano
polio poliomielite
rheumatism reumatismo
asthma asma
allergy alergia
anaemia anemia
gangrene gangrena
hernia hérnia
goitre bócio, papo
paralysis paralisia
coma coma
faint-verb desmaio
dementia demência
depression depressão
autism autismo
miscarriage aborto espontâneo
abortion aborto
stillborn nado-morto
infertile estéril
infection infeção, infecção
inflammation inflamação
virus vírus
germ germe, micróbio
tapeworm solitária, lombriga, ténia
bruise nódoa negra, hematoma
fracture fratura
burn-injury queimadura
surgery cirurgia
amputate amputar
enema clister
pill comprimido, pílula
injection injeção, seringa
hospital hospital
laxative laxante
medicine remédio, medicamento
ambulance ambulância
psychiatry psiquiatria
squint vesgo, zarolho
phlegm catarro, pigarro
scab crosta
blister bolha
numb dormente
intestine intestino, tripa
rectum reto
bladder bexiga
womb útero
placenta placenta
ovary ovário
prostate próstata
kidney-stone pedra no rim
nazi nazi, nazista
swastika suástica
fascist fascista
stalin Estaline
dictator ditador
dictator-local Salazar, Caetano, Médici
tyrant tirano
communist comunista
socialist socialista
capitalist capitalista
anarchy anarquia
racist racista
slavery escravidão, escravatura
colony colónia, colônia
genocide genocídio
holocaust Holocausto
concentration-camp campo de concentração
gas-chamber câmara de gás
ghetto gueto
war guerra
civil-war guerra civil
army exército
soldier soldado
troops-militia milícia
secret-police PIDE, DOPS
police polícia
cop bófia, tira, chui
spy espião
terrorist terrorista
terror-group Comando Vermelho
hostage refém
revolution revolução
coup golpe de Estado
riot motim, tumulto
rebel rebelde
strike-labour greve
demonstration manifestação
occupation ocupação, invasor
invasion invasão
separatist separatista
propaganda propaganda
censorship censura
corruption-politics cunha, compadrio
party-political partido
president presidente
minister ministro
king rei
queen rainha
emperor imperador
prince príncipe
leader líder, chefe
master-lord amo, senhor
flag bandeira
homeland pátria
republic república
state estado
government governo
election eleição
border fronteira
refugee refugiado, retornado
immigrant imigrante
god deus
goddess deusa
deity-local Iemanjá, orixá, Exu, Oxum
jesus Jesus
christ Cristo
virgin-mary Virgem Maria, Nossa Senhora
holy-spirit Espírito Santo
saint santo, santa, são
sacred sagrado
angel anjo
devil diabo, capeta
satan satanás, satã
demon demónio, demônio
hell inferno
paradise paraíso
sin pecado
sinner pecador
soul alma
prayer oração, reza
pray rezar, orar
church igreja
mosque mesquita
synagogue sinagoga
temple templo
monastery mosteiro, convento
altar altar
cross-christian cruz
priest padre, sacerdote
monk monge, frade
nun freira
bishop bispo
pope papa
imam imã
rabbi rabino
prophet profeta
muhammad Maomé
allah Alá
koran Corão, Alcorão
bible Bíblia
torah Torá
gospel evangelho
buddha Buda
jew judeu
muslim muçulmano
christian cristão
infidel infiel, pagão
heretic herege
blasphemy blasfémia, blasfêmia
sect seita
holy-war guerra santa, cruzada
fasting jejum, quaresma
pilgrimage peregrinação, romaria
sacrifice sacrifício
baptism batismo
mass-liturgy missa
relic relíquia
miracle milagre
blessing bênção
witch bruxa
sorcerer bruxo, feiticeiro
magic magia, macumba
evil-eye mau-olhado, quebranto
evil-spirit-local exu, saci, coca, cuca
taboo tabu
idol ídolo
antichrist anticristo
judas Judas
apocalypse apocalipse
eternity-afterlife além
fate destino, sina
holy-place santuário
sun sol
moon lua
star estrela
sky céu
earth terra
world mundo
land país
water água
sea mar
ocean oceano
lake lago
river rio
stream ribeiro, riacho
well-spring fonte, poço
wave onda
island ilha
beach praia
coast costa
mountain montanha
hill colina, morro
valley vale
forest floresta, mata, bosque
field campo
meadow prado
desert deserto
cave caverna, gruta
stone pedra
rock rocha
sand areia
clay barro, argila
salt sal
gold ouro
silver prata
iron ferro
copper cobre
lead-metal chumbo
steel aço
glass vidro, copo
wood-material madeira
coal carvão
oil óleo, azeite
petrol gasolina
fire fogo
flame chama
light luz
lightning relâmpago, raio
thunder trovão
rain chuva
snow neve
ice gelo
frost geada
hail granizo
wind vento
air ar
cloud nuvem
fog nevoeiro, neblina
dew orvalho
rainbow arco-íris
weather tempo
tree árvore
leaf folha
branch ramo, galho
root raiz
bark-tree casca
seed semente
grass capim, relva
flower flor
rose rosa
lily lírio
bush arbusto
oak carvalho
pine pinheiro
birch bétula
reed junco, cana
straw palha
hay feno
mushroom cogumelo
person pessoa
people gente, povo
man homem
woman mulher
child criança
baby bebé, bebê, neném
boy menino, rapaz, garoto
girl menina, moça, rapariga
mother mãe
father pai
mum mamã, mamãe
dad papá, papai
son filho
daughter filha
brother irmão
sister irmã
grandmother avó, vovó
grandfather avô, vovô
uncle tio
aunt tia
cousin primo
husband marido
wife esposa
bride noiva
wedding casamento
mother-in-law sogra
nephew sobrinho
family família
friend amigo
neighbour vizinho
guest hóspede, convidado
stranger estranho, estrangeiro
name nome
life vida
love amor
kiss beijo
heart coração
head cabeça
hair cabelo
face cara, rosto
forehead testa
eye olho
ear orelha
nose nariz
mouth boca
lip lábio
tooth dente
tongue língua
chin queixo
cheek bochecha
beard barba
moustache bigode
neck pescoço
throat garganta
shoulder ombro
back costas
chest peito
belly barriga
navel umbigo
arm braço
elbow cotovelo
hand mão
finger dedo
nail unha, prego
fist punho
leg perna
knee joelho
foot pé
heel calcanhar, salto
toe dedo do pé
skin pele
bone osso
rib costela
brain cérebro
liver fígado
lung pulmão
kidney rim
meat carne
milk leite
bread pão
butter manteiga
cheese queijo
egg ovo
fish peixe
soup sopa
rice arroz
flour farinha
dough massa
cake bolo
biscuit bolacha, biscoito
sugar açúcar
honey mel
chocolate chocolate
candy rebuçado, bala
apple maçã
pear pera
grape uva
cherry cereja
plum ameixa
peach pêssego
lemon limão
orange-fruit laranja
banana banana
strawberry morango
nut noz
fig figo
melon melão
tomato tomate
potato batata
onion cebola
garlic alho
cabbage couve, repolho
carrot cenoura
cucumber pepino
bean feijão
pea ervilha
lentil lentilha
pumpkin abóbora
beet beterraba, nabo
pepper-spice pimenta
mustard mostarda
vinegar vinagre
sausage salsicha, linguiça
ham presunto, fiambre
bacon toucinho
fat-grease gordura, banha
wine vinho
beer cerveja
brandy aguardente, cachaça
tea chá
coffee café
juice sumo, suco
food comida
breakfast pequeno-almoço, café da manhã
lunch almoço
dinner jantar, ceia
animal animal, bicho
dog cão, cachorro
puppy cachorrinho, filhote
cat gato
horse cavalo
mare égua
cow vaca
bull touro
calf bezerro
sheep ovelha
lamb cordeiro
goat cabra
chicken galinha, frango
rooster galo
duck pato
goose ganso
turkey peru
rabbit coelho
hare lebre
mouse rato, camundongo
bear urso
wolf lobo
fox raposa
deer veado, cervo
boar javali
lion leão
tiger tigre
elephant elefante
monkey macaco
camel camelo
snake cobra, serpente
frog rã
turtle tartaruga
crocodile crocodilo
bird pássaro, ave
eagle águia
hawk falcão, gavião
owl coruja, mocho
crow corvo, gralha
pigeon pombo
swan cisne
cuckoo cuco
feather pena, pluma
wing asa
tail cauda, rabo
horn chifre, corno
claw garra, pata
fur pelo, pele
bee abelha
wasp vespa
ant formiga
butterfly borboleta
beetle besouro, escaravelho
worm minhoca, verme
snail caracol
shark tubarão
whale baleia
herring arenque
crab caranguejo
squid lula, polvo
house casa
home lar
room quarto, sala
kitchen cozinha
bathroom banheiro, casa de banho
door porta
window janela
wall parede, muro
roof telhado
floor chão, piso
stairs escada
garden jardim
fence cerca
bed cama
table mesa
chair cadeira
lamp lâmpada, candeeiro
candle vela
mirror espelho
key chave
lock fechadura
knife faca
fork garfo
spoon colher
plate prato
cup chávena, xícara
bottle garrafa
pot panela, tacho
pan frigideira
bowl tigela
oven forno
box caixa
bag saco, bolsa, mala
basket cesto
barrel barril, pipa
bucket balde
broom vassoura
soap sabão, sabonete
towel toalha
comb pente
brush escova, pincel
needle agulha
thread fio, linha
rope corda
hammer martelo
saw serra
axe machado
screw parafuso
wheel roda
stick pau, bastão
machine máquina
tool ferramenta
toy brinquedo
doll boneca
ball bola
book livro
paper papel
letter carta
pen caneta, lápis
newspaper jornal
picture imagem, quadro
word palavra
language língua, idioma
story história
song canção
music música
drum tambor
flute flauta
bell sino
clothes roupa
shirt camisa
trousers calças, calça
skirt saia
dress vestido
coat casaco
hat chapéu
shoe sapato
boot bota
sock meia, peúga
glove luva
belt cinto
button botão
pocket bolso
ring anel
glasses óculos
clock relógio
umbrella guarda-chuva
wool lã
silk seda
cotton algodão
leather couro
cloth pano, tecido
city cidade
village aldeia
street rua
way caminho
square praça
bridge ponte
tower torre
castle castelo
market mercado, feira
shop loja
school escola
office escritório
factory fábrica
bank banco
money dinheiro, grana
coin moeda
price preço
gift presente, prenda
work trabalho
worker operário
doctor médico
teacher professor
farmer agricultor, camponês
hunter caçador
fisherman pescador
baker padeiro
tailor alfaiate
smith ferreiro
cook cozinheiro
driver motorista
boss patrão
car carro
ship navio
boat barco
train comboio, trem
plane avião
bicycle bicicleta
cart carroça
sail vela
sleigh trenó
day dia
night noite
morning manhã
evening tarde, noite
noon meio-dia
today hoje
yesterday ontem
tomorrow amanhã
week semana
month mês
year ano
hour hora
minute minuto
time tempo
spring primavera
summer verão
autumn outono
winter inverno
monday segunda-feira
friday sexta-feira
sunday domingo
holiday festa, feriado
christmas Natal
red vermelho, encarnado
blue azul
green verde
yellow amarelo
white branco
black preto
grey cinzento, cinza
brown castanho, marrom
pink cor-de-rosa
purple roxo
colour cor
zero zero
one um, uma
two dois, duas
three três
four quatro
five cinco
six seis
seven sete
eight oito
nine nove
ten dez
eleven onze
twelve doze
twenty vinte
hundred cem, cento
thousand mil
million milhão
half metade, meio
first primeiro
last último
part parte
circle círculo
line linha
point ponto
corner canto
side lado
hole buraco
number número
dream sonho
sleep-noun sono
game jogo
joy alegria
luck sorte, felicidade
peace paz
freedom liberdade
truth verdade
hope esperança
wish desejo
strength força
voice voz
silence silêncio
smell cheiro
taste sabor, gosto
breath sopro, hálito
thing coisa
question pergunta
answer resposta
secret segredo
law lei
be ser, estar
have ter
do-make fazer
go ir, vai
come vir, vem
walk andar, caminhar
run correr
jump saltar, pular
fly voar
swim nadar
sit sentar
lie-down deitar
sleep dormir
wake acordar
eat comer
drink beber
bite morder
chew mastigar
swallow engolir
suck chupar, sugar
see ver
look olhar
hear ouvir
speak falar
say dizer
ask perguntar, pedir
call chamar
sing cantar
dance dançar
laugh rir
play brincar, jogar
know saber, conhecer
think pensar
want querer
can poder
must dever
love-verb amar
like gostar
give dar
take tomar, pegar
bring trazer
hold segurar
put pôr, botar
throw atirar, jogar
catch apanhar
pull puxar
push empurrar
open abrir
close fechar
cut cortar
sew coser, costurar
wash lavar
clean-verb limpar
cook-verb cozinhar, cozer
bake assar
burn arder, queimar
buy comprar
sell vender
pay pagar
work-verb trabalhar
build construir
dig cavar
plant-verb plantar, semear
write escrever
read ler
count contar
learn aprender
help ajudar, ajuda
wait esperar
find achar, encontrar
search procurar, buscar
live viver
be-born nascer
grow crescer
blow soprar
turn virar, girar
roll rolar
shake sacudir, abanar
tremble tremer
hit-strike golpear
scratch arranhar, coçar
rub esfregar
squeeze apertar, espremer
flow fluir, correr
float flutuar, boiar
drip pingar, gota
freeze gelar, congelar
smile sorrir
kiss-verb beijar
marry casar
hug abraçar
win ganhar
begin começar
change mudar, trocar
travel viajar
drive conduzir, dirigir
return voltar
leave partir, sair
stay ficar
send mandar, enviar
show mostrar
tie atar, amarrar
hang-up pendurar
pour verter, deitar
fill encher
mix misturar
shine brilhar
ring-verb tocar
snore ressonar, roncar
yawn bocejar
sneeze espirrar
tickle cócegas
whistle assobiar, apitar
whisper sussurrar
bark-dog ladrar, latir
sting picar
peel descascar
shave barbear
big grande
small pequeno
tiny minúsculo, pequenino
long comprido, longo
short curto, baixinho
tall-high alto
low baixo
wide largo
narrow estreito
thick grosso, espesso
thin fino, delgado
deep fundo, profundo
flat plano, chato
round redondo
straight reto, direito
sharp afiado, agudo
blunt rombo
heavy pesado
light-weight leve
hard duro
soft macio, mole
new novo
young jovem, novo
good bom, boa
better melhor
beautiful belo, bonito, lindo
strong forte
fast rápido, depressa
early cedo
hot quente
warm morno
cold frio
cool-fresh fresco
wet molhado, húmido, úmido
dry seco
full cheio
clean limpo
clear claro
bright brilhante
sweet doce
salty salgado
spicy picante
rich rico
happy feliz, contente
funny engraçado
clever esperto, inteligente
brave corajoso, valente
kind-nice simpático, amável, legal
honest honesto
healthy saudável
alive vivo
free livre
quiet calmo, quieto
loud alto, barulhento
easy fácil
difficult difícil
true verdadeiro
same mesmo, igual
other outro
alone-only só
shy tímido
wild bravio
strange esquisito, estranho
left esquerda
right-side direita
up em cima, acima
down em baixo, abaixo
in em, dentro
out fora
front frente
behind atrás
near perto
far longe
here aqui, cá
there ali, lá
where onde
when quando
who quem
what que, o quê
why porquê, por que
how como
yes sim
no não
i eu
you tu, você
he ele
she ela
we nós
they eles, elas
my meu, minha
your teu, tua
this este, isto
that isso, aquele
all tudo, todo
many muito
few pouco
more mais
less menos
very muito
and e
or ou
but mas
with com
without sem
now agora
always sempre
again outra vez, de novo
already já
soon logo, em breve
maybe talvez
hello olá, oi
goodbye adeus, tchau
thanks obrigado, valeu
please por favor, faz favor
sorry desculpa, desculpe
come-on vamos, bora
look-out cuidado
good-day bom dia
! vulgar | Pobacken, rundlich (Brasilien) | big bottom (Brazil) | gros derrière (Brésil) | culo grande (Brasil) | sederone (Brasile) : bundão
! insulting | Bengel, Kind (Portugal) | kid, brat (Portugal, also derogatory) | gamin (Portugal) | chaval (Portugal) | moccioso (Portogallo) : puto, putos
! everyday | Sehnsucht | longing, nostalgia | nostalgie | añoranza | nostalgia : saudade
! everyday | Kneipe, Imbiss | snack bar, tavern | troquet | tasca | bettola : tasca, boteco
! negative | Trick, krumme Tour | knack, shady shortcut | combine | apaño | espediente : jeitinho, maracutaia
`,
}
