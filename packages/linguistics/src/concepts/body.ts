/** Vulgar words: sex, excrement, the body and its slang; then words of the body that are merely undignified. */
export const bodyConcepts = `
= vulgar
penis-vulgar | Schwanz, Penis (vulgär) | cock, dick, penis (vulgar) | bite, pénis (vulgaire) | polla, pene (vulgar) | cazzo, pene (volgare)
penis | Penis | | pénis | pene | pene
vulva-vulgar | Fotze, Muschi (vulgär) | cunt, pussy, vagina (vulgar) | chatte, vagin (vulgaire) | coño, vagina (vulgar) | figa, vagina (volgare)
vagina | Scheide, Vagina | | vagin | vagina | vagina
testicles-vulgar | Eier, Hoden (vulgär) | balls, testicles (vulgar) | couilles, testicules (vulgaire) | cojones, testículos (vulgar) | coglioni, testicoli (volgare)
testicle | Hoden | | testicule | testículo | testicolo
breasts-vulgar | Titten, Brüste (vulgär) | tits, boobs, breasts (vulgar) | nichons, seins (vulgaire) | tetas, pechos (vulgar) | tette, seni (volgare)
nipple | Brustwarze, Nippel | nipple, teat | téton | pezón | capezzolo
arse | Arsch | arse, ass, buttocks (vulgar) | cul | culo | culo
buttocks | Hintern, Po, Gesäß | buttocks, bottom, bum | fesses, derrière | trasero, nalgas | sedere, natiche
anus | After, Anus | | anus | ano | ano
arsehole | Arschloch | arsehole, asshole | trou du cul | gilipollas, ojete | stronzo, buco del culo
pubic-hair | Schamhaar | pubic hair | poils pubiens | vello púbico | peli pubici
-crotch | Schritt, Leiste | crotch, groin | entrejambe | entrepierna | inguine, cavallo
clitoris | Klitoris, Kitzler | clitoris | clitoris | clítoris | clitoride
foreskin | Vorhaut | | prépuce | prepucio | prepuzio
glans | Eichel | glans, head of the penis | gland | glande | glande
erection | Erektion, Ständer | erection, boner | érection | erección | erezione
semen | Sperma, Samen | semen, sperm, cum | sperme, foutre | semen, esperma | sperma, sborra
fuck | ficken | fuck, have sex (vulgar) | baiser, niquer | follar, joder | fottere, scopare
fuck-exclamation | Verdammte Scheiße (Ausruf) | fuck! damn! (exclamation) | putain, bordel (juron) | joder, coño (taco) | cazzo, porca miseria (imprecazione)
sex | Sex | sex, sexual intercourse | sexe | sexo | sesso
intercourse | Geschlechtsverkehr | sexual intercourse, copulation | rapport sexuel, coït | coito, cópula | coito, rapporto sessuale
-mate-animals | sich paaren, decken | mate, copulate (of animals) | s'accoupler, saillir | aparearse, cubrir | accoppiarsi, montare
orgasm | Orgasmus | orgasm, climax | orgasme | orgasmo | orgasmo
masturbate | wichsen, onanieren | wank, masturbate, jerk off | se branler, se masturber | hacerse una paja, masturbarse | farsi una sega, masturbarsi
wanker | Wichser | wanker, jerk, tosser | branleur | pajero, gilipollas | segaiolo
suck-vulgar | blasen, lutschen (vulgär) | suck, give a blow job (vulgar) | sucer (vulgaire) | chupar, mamar (vulgar) | succhiare (volgare)
blow-job | Blowjob, Oralsex | blow job, fellatio, oral sex | pipe, fellation | mamada, felación | pompino, fellatio
sodomy | Analverkehr, Sodomie | sodomy, anal sex | sodomie | sodomía | sodomia
horny | geil, lüstern | horny, randy, lewd | excité, en chaleur | cachondo, caliente | arrapato, eccitato
-heat-rut | Brunst, läufig | in heat, rut | rut, en chaleur | celo | calore, in calore
-lust | Wollust, Geilheit | lust, lewdness | luxure, lubricité | lujuria | lussuria, libidine
pervert | Perverser | pervert, perverted | pervers | pervertido | pervertito
lecher | Lustmolch, geiler Bock | lecher, dirty old man | vieux cochon, satyre | viejo verde, sátiro | porco, satiro
obscene | obszön, unanständig | obscene, indecent, dirty | obscène, cochon | obsceno, guarro | osceno, sporco
porn | Porno | porn, pornography | porno | porno | porno
-naked | nackt | naked, nude | nu, à poil | desnudo, en pelotas | nudo
-striptease | Striptease | striptease, stripper | strip-tease | striptease | spogliarello
prostitute | Prostituierte | prostitute, call girl | prostituée | prostituta | prostituta
whore | Hure, Nutte | whore, slut, prostitute (vulgar) | pute, putain | puta | puttana, troia
slut | Schlampe | slut, tart, loose woman | salope, traînée | zorra, guarra | zoccola, sgualdrina
brothel | Puff, Bordell | brothel, whorehouse | bordel, maison close | burdel, puticlub | bordello, casino
pimp | Zuhälter | pimp, procurer | maquereau, proxénète | chulo, proxeneta | pappone, magnaccia
-mistress | Geliebte, Mätresse | mistress, kept woman | maîtresse, amante | amante, querida | amante, mantenuta
-adultery | Ehebruch | adultery | adultère | adulterio | adulterio
cuckold | Gehörnter, Hahnrei | cuckold, betrayed husband | cocu | cornudo, cabrón | cornuto, becco
incest | Inzest | incest | inceste | incesto | incesto
paedophile | Pädophiler | paedophile, child molester | pédophile | pedófilo | pedofilo
rape | Vergewaltigung | rape | viol | violación | stupro
orgy | Orgie | orgy | orgie, partouze | orgía | orgia
-fetish | Fetisch | fetish | fétiche | fetiche | feticcio
dildo | Dildo | dildo, sex toy | gode | consolador | dildo
-condom-slang | Pariser, Kondom | condom, rubber | capote, préservatif | condón, goma | preservativo, goldone
-virgin-sexual | Jungfrau | virgin | vierge, pucelle | virgen | vergine
-impotent | impotent | impotent | impuissant | impotente | impotente
-castrate | kastrieren, Kastrat | castrate, eunuch | castrer, eunuque | castrar, eunuco | castrare, eunuco
shit | Scheiße | shit, crap | merde | mierda | merda
shit-verb | scheißen | to shit, defecate | chier | cagar | cagare
excrement | Kot, Exkremente | excrement, faeces, feces | excréments | excremento | escrementi, feci
poop | Kacka, Aa | poo, poop (child's word) | caca | caca | cacca, pupù
dung | Mist, Dung | dung, manure, muck | fumier, crottin | estiércol | letame, sterco
droppings | Kötel, Haufen | droppings, turd | crotte, étron | zurullo, boñiga | stronzo, cacchetta
piss | Pisse, pissen | piss, pee (vulgar) | pisse, pisser | meada, mear | piscio, pisciare
urine | Urin, Harn | urine | urine | orina | urina
pee | Pipi | pee, wee (child's word) | pipi | pis, pipí | pipì
fart | Furz, furzen | fart | pet, péter | pedo, peerse | scoreggia, scoreggiare
diarrhoea-vulgar | Dünnschiss | the runs, the squits | chiasse, courante | cagalera | cagarella, sciolta
-belch | Rülpser, rülpsen | belch, burp | rot, roter | eructo, eructar | rutto, ruttare
vomit | Kotze, Erbrochenes, kotzen | vomit, puke, throw up | vomi, vomir, gerber | vómito, vomitar | vomito, vomitare
snot | Rotz, Popel | snot, bogey, nasal mucus | morve, crotte de nez | moco | moccio, caccola
-spit | Spucke, spucken | spit, saliva | crachat, cracher | escupitajo, escupir | sputo, sputare
-sweat | Schweiß | sweat, perspiration | sueur | sudor | sudore
stink | stinken, Gestank | stink, stench, smell bad | puer, puanteur | apestar, hedor | puzzare, puzza
-pus | Eiter | pus | pus | pus | pus
-toilet | Klo, Toilette | toilet, loo, lavatory | toilettes, chiottes | váter, retrete | cesso, gabinetto
-latrine | Latrine, Abort | latrine, privy | latrines | letrina | latrina
-chamber-pot | Nachttopf | chamber pot | pot de chambre | orinal | vaso da notte
-sewer | Kloake, Abwasserkanal | sewer, cesspool | égout, cloaque | cloaca, alcantarilla | fogna, cloaca
-menstruation | Menstruation, Tage | menstruation, period | règles, menstruation | regla, menstruación | mestruazioni, ciclo
-tampon | Tampon, Binde | tampon, sanitary towel | tampon, serviette | tampón, compresa | assorbente
-diaper | Windel | nappy, diaper | couche | pañal | pannolino
-armpit | Achselhöhle | armpit | aisselle | sobaco, axila | ascella
-pimple | Pickel | pimple, spot, zit | bouton, pustule | grano, espinilla | brufolo, foruncolo
-dandruff | Schuppen (Kopf) | dandruff | pellicules | caspa | forfora
-potbelly | Wampe, Schmerbauch | potbelly, paunch | bedaine, bide | barriga, panza | pancia, panzone
-tongue-kiss | Zungenkuss, knutschen | French kiss, snog | rouler une pelle | morreo | limonare
~seduce | verführen | seduce, chat up | séduire, draguer | seducir, ligar | sedurre, rimorchiare
~lick | lecken | lick | lécher | lamer | leccare
hump | rammeln, vögeln | hump, screw, shag | tringler, sauter | echar un polvo, tirar | trombare, chiavare
damn | verdammt | damn, damned | maudit, zut | maldito | dannazione, maledetto
go-to-hell | Fahr zur Hölle, verpiss dich | go to hell, get lost, piss off | va te faire voir, casse-toi | vete al diablo, vete a la mierda | va' al diavolo, vaffanculo
son-of-bitch | Hurensohn | son of a bitch | fils de pute | hijo de puta | figlio di puttana
motherfucker | Wichser, Drecksack (sehr vulgär) | motherfucker | enculé | hijo de la gran puta | figlio di troia
bollocks | Quatsch, Bockmist | bollocks, bullshit, rubbish | conneries | gilipolleces, chorradas | cazzate, stronzate
transvestite | Transvestit | transvestite, drag queen | travesti | travesti | travestito
~lingerie | Reizwäsche, Unterhose | underpants, knickers | culotte, slip | bragas, calzoncillos | mutande
-peeping | Spanner, Voyeur | peeping tom, voyeur | voyeur | mirón, voyerista | guardone
grope | begrapschen | grope, feel up | peloter | manosear, meter mano | palpeggiare
-bare-bottom | nackter Hintern | bare bottom | cul nu | culo al aire | chiappe
-cleavage | Dekolleté, Ausschnitt | cleavage | décolleté | escote | scollatura
-hole-vulgar | Loch (zweideutig) | hole (ambiguous) | trou (ambigu) | agujero (con doble sentido) | buco (ambiguo)
-stick-vulgar | Stange, Latte (zweideutig) | rod, stick (ambiguous) | gourdin (ambigu) | palo, verga (con doble sentido) | verga, bastone (ambiguo)
`
