import type { LanguageSource } from '../language-source.ts'

/** English. */
export const en: LanguageSource = {
  code: 'en',
  script: 'Latin',
  text: `
penis-vulgar cock, dick, penis, prick, willy, dong, schlong, knob, pecker, wang, weiner, todger, johnson, shlong, bellend, chopper, tool, rod, shaft, member, meat, tadger, tackle, package, boner, pisser, putz, schmuck, winky, winkle, weenie, wiener, dinky, ding-dong, dingaling, wee-wee, one-eyed snake, pork sword, manhood, dork, hampton, percy, peen, pee-pee
penis penis, phallus
vulva-vulgar cunt, pussy, vagina, twat, fanny, minge, muff, beaver, quim, snatch, box, cooch, coochie, punani, poon, poontang, slit, clunge, gash, vajayjay, hoo-ha, cooter, fud, flange, hole, camel toe, twot
vagina vagina, vulva
testicles-vulgar balls, testicles, nuts, bollocks, nads, goolies, cojones, family jewels, crown jewels, knackers, plums, ballsack, nutsack, gonads, rocks, sack, ball sack
testicle testicle, testes, scrotum
breasts-vulgar tits, boobs, breasts, titties, knockers, jugs, tit, boob, hooters, melons, rack, bristols, baps, norks, bazookas, puppies, bosom, paps, bazongas, jubblies, mammaries
nipple nipple, teat, nips, tit
arse arse, ass, buttocks, tushy, rear, keister, heinie, derriere, tail, azz, can, rump
buttocks buttocks, bottom, bum, butt, tush, booty, fanny, backside, behind, posterior, rear end, rump, heinie, tushie
anus anus, bumhole, back door, brown eye
arsehole arsehole, asshole, bunghole, butthole, asswipe, jackass, shithead, dumbass, cornhole, dickhead, bumhole, a-hole
pubic-hair pubic hair, pubes, pube, bush, short and curlies, muff
crotch crotch, groin
clitoris clitoris, clit
foreskin foreskin
glans glans
erection erection, boner, hard-on, stiffy, hard on, woody, stiffie, wood, bone, chubby
semen semen, sperm, cum, jizz, spunk, come, jism, load, cream, wad, splooge, seed, man juice
fuck fuck, have sex, shag, screw, bonk, frig, bang, fook/fuk, fcuk/fuk, boink, poke, plough, ride, roger, root, knob, shaft, nail, score, get laid, boff, hump, frick, eff, feck, fug
fuck-exclamation fuck! damn
sex sex, sexual intercourse, sexy
intercourse sexual intercourse, copulation, coitus, shagging, nookie, nooky, quickie, boning, bang, rumpy-pumpy, how's your father, fornication
mate-animals mate, copulate
orgasm orgasm, climax, cum, come
masturbate wank, masturbate, jerk off, jack off, toss off, wank off, beat off, spank the monkey, choke the chicken, fap, diddle, frig
wanker wanker, jerk, tosser, jerk-off, wank, tosspot, dickwad, jagoff, dickhead, knobhead, knob-end, dipstick
suck-vulgar suck, blow, suck off, give head, go down on, gobble, sux
blow-job blow job, fellatio, oral sex, head, hummer, gobble
sodomy sodomy, anal sex, bugger, buggery, bum, cornhole, pegging, arse bandit
horny horny, randy, lewd, hot, frisky, turned on, raunchy, toey, gagging for it, naughty
heat-rut in heat, rut
lust lust, lewdness
pervert pervert, perverted, perv, pedo, creep, deviant, flasher, sicko, kinky, pervy
lecher lecher, dirty old man, letch, creep, womaniser
obscene obscene, indecent, dirty, smutty, lewd, filthy, bawdy, naughty, saucy, raunchy, smut
porn porn, pornography, smut, skin flick, bluey, blue movie, xxx
naked naked, nude, starkers, butt naked, in the buff
striptease striptease, stripper
prostitute prostitute, call girl, hooker, escort, harlot, tart, working girl, streetwalker, lady of the night, rent boy, strumpet, trollop, moll
whore whore, slut, prostitute, ho, hoe, skank, hooer, hoor, slag, tart, trollop
slut slut, tart, loose woman, slag, slapper, tramp, hussy, skank, trollop, floozy, bike, easy, minx, strumpet, scrubber
brothel brothel, whorehouse, knocking shop, cathouse, bordello, knocking-shop, red light
pimp pimp, procurer, ponce, mack, madam
mistress mistress, kept woman
adultery adultery
cuckold cuckold, betrayed husband, cuck
incest incest
paedophile paedophile, child molester, pedo, nonce, kiddy fiddler, paedo
rape rape, molest, date rape, grope
orgy orgy
fetish fetish, bondage, kink, bdsm
dildo dildo, sex toy, vibrator, strap-on, butt plug
condom-slang condom, rubber, johnny, rubber johnny, french letter, durex, trojan
virgin-sexual virgin
impotent impotent
castrate castrate, eunuch, geld, neuter, gelding, spay
shit shit, crap, shite, bullshit, shitty, turd, poop, shyte, sheisse, horseshit, dogshit, shitshow, dookie
shit-verb shit, defecate, crap, dump, take a dump, poop, poo, do a poo, go potty
excrement excrement, faeces, feces, stool, ordure, waste, crap, faecal, dung, fecal
poop poo, poop, doo-doo, number two, poopy, doody, doo doo, do-do, caca, poopoo, pooh, plop, jobby
dung dung, manure, muck, guano
droppings droppings, turd, poo, dropping, cowpat, plop, floater, skidmark, nugget, dingleberry, cow pat, dog mess
piss piss, pee, wee-wee, pissed, pissing, slash, leak, take a leak, whizz, wizz, pizz
urine urine, wee, pee, water
pee pee, wee, pee-pee, wee wee, tinkle, widdle, piddle, whizz, pea
fart fart, trump, guff, toot, break wind, let off, poot, parp, pass gas, gas, cut the cheese, windy, flatulence
diarrhoea-vulgar the runs, the squits, squits, trots, the shits, squirts, Montezuma's revenge, Delhi belly, shits, skitters
belch belch, burp, bring up wind
vomit vomit, puke, throw up, barf, spew, upchuck, hurl, chunder, ralph, chuck up, be sick, heave, sick, retch, yack, boke, hork
snot snot, bogey, nasal mucus, booger, boogers, snotty, bogies, loogie
spit spit, saliva, gob, phlegm, loogie, spittle, drool, dribble
sweat sweat, perspiration, sweaty, perspire, BO
stink stink, stench, smell bad, pong, whiff, reek, stinky, niff, smelly, funk, hum, minging, manky
pus pus, goo, matter
toilet toilet, loo, lavatory, bog, crapper, john, dunny, head, can, khazi, privy, WC, potty, throne, outhouse, porcelain, lav
latrine latrine, privy
chamber-pot chamber pot, potty
sewer sewer, cesspool
menstruation menstruation, period, time of the month, the curse, on the rag, monthlies, that time of the month
tampon tampon, sanitary towel, rag, pad, jam rag
diaper nappy, diaper
armpit armpit
pimple pimple, spot, zit
dandruff dandruff
potbelly potbelly, paunch
tongue-kiss French kiss, snog, make out, pash, neck
seduce seduce, chat up
lick lick, licker
hump hump, screw, shag, dry hump, humper
damn damn, damned, dammit, bloody, bugger, blast, sod it, hell, darn, goddamn
go-to-hell go to hell, get lost, piss off, bugger off, sod off, eff off, get stuffed, fuck off, up yours, f off, naff off, drop dead, bog off
motherfucker motherfucker, mofo, mother
bollocks bollocks, bullshit, rubbish, poppycock, horse shit, cobblers, tripe, balls, hogwash, bunkum, piffle, baloney, twaddle, bunk, claptrap
transvestite transvestite, drag queen, tranny, cross-dresser, drag
lingerie underpants, knickers, panties, undies, thong, skidmarks, bra, smalls, drawers, grundies
peeping peeping tom, voyeur
grope grope, feel up, cop a feel, fondle
bare-bottom bare bottom, moon, mooning, bare ass, bum crack, butt crack, plumber's crack
cleavage cleavage
hole-vulgar hole, glory hole, gloryhole
stick-vulgar rod, stick
idiot idiot, moron, imbecile, jerk, twit, prat, git, dope, dork, nitwit, numpty, tool, wally, plonker, pillock, berk, wazzock, nincompoop, halfwit, nimrod, bozo, dumbass, dipshit, eejit, dingbat, doofus, knucklehead, dumbo, dimwit, twerp, dingus, drongo, galah, lamebrain, schmuck, putz, arse, bonehead, airhead, knob
fool fool, simpleton, muppet, sap, sucker, chump, ninny, mug, patsy, dupe, jackass, ass, silly billy, pushover, goof, goofball, clot, nit, noddy, charlie, goon, wombat, boob
stupid stupid, dumb, silly, daft, dim, thick, dopey, dense, dozy, gormless, brainless, dippy, moronic
cretin cretin, half-wit
blockhead blockhead, dolt, dunce, dummy, dullard, oaf, lummox, dunderhead, thicko, fathead, meathead
clumsy clumsy, oaf, klutz, butterfingers, gauche, lubber
crazy crazy, mad, insane, nuts, bonkers, loony, psycho, barmy, nutty, batty, bats, cuckoo, wacky, wacko, bananas, potty, crackers, mental, doolally, gaga, cray, loco, loopy, kooky, kook, screwy, dotty
madman madman, lunatic, nutter, nutcase, crackpot, headcase, fruitcake, weirdo, basket case, maniac, wacko
madhouse madhouse, asylum, loony bin, funny farm, nuthouse, bedlam, booby hatch
retarded retarded, backward, retard
cripple cripple, gimp, lame, gammy, crip, invalid
lame-person lame, limping
blind-person blind
deaf-person deaf
mute-person mute, dumb
stutterer stutterer, stammer
hunchback hunchback
dwarf dwarf, midget
bald bald
ugly ugly, hideous, minger, minging, butt-ugly, fugly, dog, munter, butters
fat-person fat, fatso, obese, fatty, lardass, tubby, chubby, porky, blob, podgy, whale, lard, piggy, butterball
skinny skinny, scrawny, bony, lanky, stick insect, beanpole, weedy
coward coward, cowardly, chicken, yellow, scaredy-cat, wimp, wuss, pussy, sissy, craven
weakling weakling, wimp, softie, wet, drip, weed, milquetoast, wussy
sissy sissy, milksop, wuss, pansy, nancy
bastard bastard, illegitimate child, sod
scoundrel scoundrel, rogue, villain, crook, cad, rotter, bounder, blackguard, rat, knave, bugger, sleazebag, swine, scallywag, git, creep, lowlife, sod
rascal rascal, brat, scamp, imp, urchin, rapscallion, scallywag
scum scum, riff-raff, rabble, scumbag, trash
wretch wretch, wretched
tramp tramp, bum, vagrant, hobo, dosser, down-and-out, bag lady, drifter
beggar beggar
loser loser, failure
lazybones lazy, lazybones, idler, slacker, couch potato, layabout, skiver, sloth, slob, bum, bludger
glutton glutton, greedy eater
miser miser, stingy, tightwad, cheapskate, skinflint, scrooge, tightarse, tight
greedy greedy, grasping
drunkard drunkard, boozer, wino, lush, alky, soak, piss artist, pisshead, sot, dipso
drunk drunk, plastered, pissed, hammered, wasted, sloshed, tipsy, sozzled, legless, wrecked, stoned, smashed, blotto, loaded, tanked, trolleyed, tight, canned, blasted
liar liar
cheat cheat, swindler, fraudster, con man, con, conman, crook, shark, quack, charlatan, phoney, fleece
hypocrite hypocrite
traitor traitor
snitch snitch, informer, grass, rat, nark, tattletale, fink, dobber, stool pigeon, squealer
toady toady, bootlicker, brown-noser, arse-licker, ass-kisser, suck-up, crawler, creep, sycophant, brownnose, yes-man
braggart braggart, show-off, poser, bighead, big head, blowhard, poseur, swank
arrogant arrogant, conceited
cheeky cheeky, insolent
rude rude, boorish
boor boor, yokel, peasant, yob, lout, chav, hillbilly, bumpkin, clod, churl, bogan, oik, slob, yahoo, hick, hooligan
gossip gossip, chatterbox
busybody busybody, nosy
old-hag old hag, crone, hag, old bag, battle-axe, old bat, bat, witch, harridan
old-man-derog old man, geezer, codger, old fart, coot, old git, fogey, coffin dodger
old-maid old maid, spinster
bimbo bimbo, airhead, dumb blonde, floozy, ditz
slave slave
servant-derog lackey, flunkey, servant
pig pig, swine, hog, piggy, porker, boar
sow sow, dirty woman
donkey donkey, ass, jackass
ox-insult ox, dumb ox
cow-insult cow
goat-insult goat, old goat
dog-insult dog, cur
bitch bitch
monkey-insult ape, monkey
rat-insult rat
snake-insult snake, viper
chicken-insult chicken, silly hen
goose-insult silly goose
worm-insult worm
louse louse, lice
vermin vermin, pest, critter, rats
parasite parasite, sponger
toad toad
hyena hyena, jackal
vulture vulture
beast beast, brute
monster monster
savage savage, barbarian
primitive primitive
trash-person scumbag, trash
shame-on-you shame, disgrace
mock mock, mockery, ridicule
insult insult
slur-black nigger, coon, sambo, darkie, jigaboo, spook, spade, golliwog, jungle bunny, kaffir, nig-nog, nigga, spearchucker, porch monkey, uncle tom, monkey, picaninny, wog
slur-jew kike, yid, heeb, hymie, shylock, sheeny
slur-roma gypsy, gyppo, pikey
slur-asian chink, gook, jap, slant, nip, slope, slant-eye, chinaman, oriental, zipperhead, ching chong
slur-arab raghead, towelhead, paki, camel jockey, sand nigger, wog, turk, muzzie
slur-white honky, cracker, whitey, gringo, gora, haole, honkey, gaijin
slur-indigenous redskin, squaw, injun, abo, boong, eskimo, red man
slur-foreigner wog, wop, dago, spic, wetback, bohunk, gook, greaser, guido, beaner, gringo, guinea, coolie, coon
slur-neighbour paddy, taffy, frog, kraut, limey, polack, jock, sheep shagger, mick, hun, jerry, fritz, canuck, eyetie, yank, septic, boche, sawney, pom, pommy
slur-region redneck, hick, hillbilly, okie, cracker, scouser, bogtrotter, yankee, white trash, trailer trash, teuchter
slur-gay faggot, fag, poof, poofter, queer, homo, bent, fairy, pansy, fruit, queen, bender, batty boy, nancy boy, ponce, flamer, bum boy, shirtlifter, puff, sodomite, sissy
slur-lesbian dyke, lezzie, lezza, lesbo, bull dyke, rug muncher, lezzer, carpet muncher
slur-trans tranny, shemale
slur-disabled spastic, spaz, mong, midget, vegetable, cretin, flid, raspberry, mongol, window licker, crip, tard, derp, retard, spazz
slur-woman bitch, broad, chick, cow, slapper, bint, hag, skirt, old bag, moll, sheila, biddy, tart, wench, harpy, shrew, cougar, bimbo, floozy
slur-poor chav, trailer trash, pleb, peasant, prole, pikey, scrounger, bum
gay gay, homosexual
lesbian lesbian
negro-word negro, coloured, darky, black
big-mouth big mouth, trap, gob, gobshite, loudmouth, cakehole, piehole
big-nose big nose, conk, beak, hooter, schnozz
shut-up shut up, belt up, shut it, stfu, put a sock in it
bore-person bore, nuisance, pain, drag, drip, pain in the arse, nag, pest
naive naive, gullible, sucker
stubborn stubborn, pig-headed
clown clown, buffoon
puppet puppet
ignorant ignorant
good-for-nothing good-for-nothing, useless person, waste of space, deadbeat, layabout, waster, ne'er-do-well
upstart upstart, nouveau riche
death death, grim reaper, doom, deadly, demise
dead dead, kaput, stiff, late, snuffed, deceased
die die, croak, snuff it, kick the bucket, peg out, pop your clogs, cark, perish, dye
corpse corpse, dead body, stiff, cadaver, body, remains, carcass
carrion carrion
grave grave, tomb
coffin coffin
funeral funeral, burial
cemetery cemetery, graveyard
mourning mourning, grief
widow widow
orphan orphan
skeleton skeleton
skull skull
ghost ghost, spook
vampire vampire
zombie undead, zombie
kill kill, bump off, whack, ice, slay, snuff, off, murder
murder murder
murderer murderer, killer
suicide suicide, top yourself, harakiri, kamikaze
hang-person hang, gallows
execution execution, electric chair, firing squad, hanging, gas chamber
executioner executioner, hangman
behead behead, decapitate
strangle strangle, choke
drown drown
massacre massacre, slaughter
slaughterhouse slaughterhouse
butcher-derog butcher, slaughterer
torture torture, torment
beat beat, thrash
slap slap, smack, bitch slap, spank, wallop
fight fight, brawl, scrap, punch-up, dust-up
violence violence
wound wound, injury
scar scar
blood blood
bomb bomb
gun gun, pistol, rifle
bullet bullet
knife-weapon dagger, knife
weapon weapon, arms
explosion explosion, blast
whip whip, flog
trap trap, snare
chain-fetter chain, shackle
prison prison, jail, clink, slammer, nick, can, gaol, pen, stir, porridge, cooler, brig
prisoner prisoner, captive
thief thief, burglar, mugger, pickpocket, tea leaf, crook, shoplifter
steal steal, nick, pinch, half-inch, rob, swipe, filch, lift, rip off, loot
robber robber, bandit
robbery robbery, hold-up
plunder plunder, loot
gangster gangster, gang
mafia mafia
criminal criminal
crime crime
kidnap kidnap, abduct
blackmail blackmail, extortion
bribe bribe, bribery
corrupt corrupt, corruption
fraud fraud, scam, swindle, rip-off, racket, con, sham, hoax, scum, phishing, ponzi
counterfeit counterfeit, fake, forged, phony, bogus, knock-off, dud, sham, pirated
lie lie, falsehood
false false, wrong
trick trick, deception, con, ruse, hoax, scam
smuggler smuggler, contraband
pirate pirate
arson arson, arsonist
fire-blaze fire, blaze
enemy enemy
hate hate, hatred
revenge revenge, vengeance
anger anger, rage
angry angry, furious
evil evil, wicked, vile, sinister, fiend
bad bad
worse worse, worst
cruel cruel
fear fear, fright
terror terror, horror
nightmare nightmare
danger danger
dangerous dangerous
threat threat
accident accident, crash, smash, wreck, pile-up, collision
disaster disaster, catastrophe, fiasco, debacle, train wreck, calamity
misfortune misfortune, bad luck, jinx, hard luck, woe, adversity
bad-omen bad omen, jinx
curse curse
doom doom, ruin, perdition
damage damage, harm
destroy destroy, ruin
broken broken, out of order, bust, knackered, kaput, busted, wrecked, duff, broke, fubar, conked out, on the blink
break-verb break
breakdown breakdown, defect, fail, bug, glitch, crash, failure, malfunction
crack crack, split
rust rust
rot rot, rotten
mould mould, mildew
stale stale, rancid, musty, rank, off, fusty, mouldy
spoiled spoiled, gone off
garbage garbage, rubbish, trash, litter, refuse, landfill, scrap, waste
junk junk, scrap, lumber, crap, bric-a-brac, tat, lemon, clunker, old banger, jalopy
rubbish-quality trash, shoddy goods, tat, crud, junk, shoddy, crappy, crap, schlock, tacky, dross, rubbish, cheap and nasty, kitsch, trashy
dirt dirt, filth, grime, muck, crud, gunk, gunge, scum
dirty dirty, filthy, grubby, manky, grotty, mucky, grimy, scuzzy, skanky, minging, foul, scruffy
stain stain, blot
mud mud
swamp swamp, bog
dust dust
slime slime, mucus, goo, gunk, ooze, sludge, slimy, goop, slop
soot soot
poison poison, venom
toxic poisonous, toxic
ashes ashes, ash
disgust disgust, revulsion
disgusting disgusting, nasty, gross, yucky, icky, minging, rank, foul, vile, revolting, sickening, ghastly
yuck yuck, ugh, eww, yuk, bleh, ick, eek
poor poor
poverty poverty, misery
hunger hunger, starvation
famine famine
thirst thirst
debt debt
bankrupt bankrupt, bankruptcy, broke, bust, skint, insolvent, belly up
loss loss
lose lose
failure failure, flop, fiasco, lemon, dud, turkey, bomb, washout, loser, fail
fall-verb fall, collapse
error error, mistake, fault, blunder, cock-up, screw-up, bug, slip, boob, balls-up, gaffe, fuck-up, snafu, boo-boo, oops
guilt guilt, fault, blame
punishment punishment, penalty
fine-penalty fine, ticket
tax tax
problem problem, trouble
quarrel quarrel, row
scandal scandal
chaos chaos, mess, shambles, clusterfuck, mayhem, pandemonium, havoc
noise noise, din
cheap cheap
expensive expensive, dear
worthless worthless, lousy, crappy, rubbish, crap, trashy, lame, pants, suck, sucks
useless useless, in vain, naff, dud, hopeless, lame, pointless, crap, rubbish
weak weak, feeble
slow slow
late late, delayed
old old
worn-out worn out, threadbare
empty empty
nothing nothing, nought, nil, zip, nada, zilch, diddly-squat, sweet fa, jack shit, zero
nobody nobody, no one
never never
not not, no, none
does-not-go does not go, does not work
stop stop, halt
end end, finish
finished finished, over, done for
boring boring, dull, drab, dreary, tedious, meh, humdrum, yawn
bitter bitter
sour sour
sad sad, sorrowful
sorrow sorrow, sadness
cry-weep cry, weep
tear-drop tear
scream scream, shout, yell
complain complain, moan, whine
lonely lonely, alone
pity pity, too bad
shame shame, embarrassment
tired tired, weary
cold-neg cold
dark dark, gloomy
darkness darkness, gloom
shadow shadow, shade
abyss abyss, precipice
storm storm, tempest
earthquake earthquake
flood flood
drought drought
smoke-fumes smoke, fumes
cigarette cigarette, fag, ciggy, smoke, cig, coffin nail
drug drug, narcotic, dope, gear, junk, stash, fix, hit, trip, roofie, opium, ketamine, lsd, acid, crank, poppers
cannabis cannabis, weed, hash, pot, dope, joint, ganja, grass, reefer, spliff, blunt, mary jane, skunk, doobie, bong, puff, bud, 420, herb, toke, hemp, sinsemilla, hashish
cocaine cocaine, coke, crack, blow, charlie, snow, candy, nose candy, powder, bump, dust, line, rock, yayo
heroin-drug heroin, smack, junk, horse, brown, skag, dope, tar
amphetamine amphetamine, speed, ecstasy, meth, molly, whizz, uppers, crank, ice, crystal, mdma, pills, crystal meth, bennies
drug-addict drug addict, junkie, crackhead, stoner, pothead, smackhead, druggie, user, cokehead, tweaker
drug-dealer drug dealer, pusher, dealer, mule
overdose overdose
booze booze, cheap liquor, hooch, plonk, grog, moonshine, rotgut, hair of the dog, liquor, sauce, tipple, poison
hangover hangover, rough, hung over
gambling gambling, bet, flutter, punt
devilish-luck mischief, calamity
burden burden, load
obstacle obstacle, hindrance
limp-slack limp, slack, flabby
hollow hollow
crooked crooked, bent
flat-dull bland, insipid, tasteless, dull, blah, meh, wishy-washy
thin-watery thin, watery
raw-unripe raw, unripe
burnt burnt
leak leak, leaky
lack lack, shortage
delay delay
forget forget
refuse refuse, reject
forbidden forbidden, prohibited
escape escape, flee
hide hide, hidden
lost lost, astray
abandoned abandoned, forsaken
ruin ruin, ruins
beggary squalor, destitution
slum slum, shanty town
hovel hovel, dump
rag rag, tatter
crutch crutch
gloomy gloomy, dismal
cockroach cockroach
flea flea
bedbug bedbug, bug
tick tick
maggot maggot, grub
leech leech
rat rat
scorpion scorpion
spider spider
fly-insect fly
mosquito mosquito, gnat
jellyfish jellyfish
weed-plant weed
thorn thorn, spine
disease disease, illness, bug, lurgy, ailment, malady
sick sick, ill
plague plague, pestilence
epidemic epidemic
cancer cancer, carcinoma, big c
tumour tumour, tumor, growth
ulcer ulcer, sore, canker
abscess abscess, boil
leprosy leprosy, leper
cholera cholera
typhus typhus, typhoid
tuberculosis tuberculosis, consumption
malaria malaria
smallpox smallpox, pox
measles measles
mumps mumps
chickenpox chickenpox
scabies scabies, mange
rash rash, eczema, hives, spots
itch itch, itching
wart wart
boil-swelling swelling, bump, lump
gout gout
haemorrhoids haemorrhoids, piles
diarrhoea diarrhoea, diarrhea
constipation constipation
nausea nausea, sickness
cough cough
cold-illness cold, catarrh
flu flu, influenza
fever fever
pain pain, ache
headache headache
toothache toothache
caries caries, tooth decay
cramp cramp, spasm
epilepsy epilepsy, fit
stroke-illness stroke, apoplexy
heart-attack heart attack
diabetes diabetes
aids AIDS, HIV
syphilis syphilis, pox, syph, std
gonorrhoea gonorrhoea, clap
herpes herpes, cold sore, crabs
jaundice jaundice
rabies rabies, rabid
tetanus tetanus
polio polio
rheumatism rheumatism
asthma asthma
allergy allergy
anaemia anaemia, anemia
gangrene gangrene
hernia hernia, rupture
goitre goitre, goiter
paralysis paralysis, paralysed
coma coma
faint-verb faint, fainting
dementia dementia, senile
depression depression
autism autism
miscarriage miscarriage
abortion abortion
stillborn stillborn
infertile infertile, sterile, barren
infection infection
inflammation inflammation
virus virus
germ germ, bacterium
tapeworm tapeworm, intestinal worm
bruise bruise
fracture fracture, broken bone
burn-injury burn, scald
surgery surgery, operation
amputate amputate
enema enema, clyster
pill pill, tablet
injection injection, syringe
hospital hospital
laxative laxative
medicine medicine, drug
ambulance ambulance
psychiatry psychiatry, mental hospital
squint squint, cross-eyed
phlegm phlegm, sputum
scab scab, crust
blister blister
numb numb
intestine intestine, bowel, gut
rectum rectum
bladder bladder
womb womb, uterus
placenta placenta, afterbirth
ovary ovary
prostate prostate
kidney-stone kidney stone, stone
hitler Hitler
nazi Nazi
swastika swastika
fascist fascist
mussolini Mussolini, duce
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, Khmer Rouge
dictator dictator
dictator-local Oswald Mosley
tyrant tyrant, despot
communist communist
socialist socialist
capitalist capitalist
anarchy anarchy, anarchist
racist racist, racism
apartheid apartheid, segregation
slavery slavery
colony colony, colonial
genocide genocide
holocaust Holocaust, Shoah
concentration-camp concentration camp, gulag
gas-chamber gas chamber
ghetto ghetto
pogrom pogrom
war war
civil-war civil war
army army
soldier soldier
troops-militia militia, paramilitary
secret-police secret police
police police
cop cop, police officer, pig, fuzz, copper, bobby, bill, rozzer, bacon, five-0, 5-0, peeler, filth, plod, bizzy
spy spy
terrorist terrorist
terror-group IRA, KKK, ISIS
hostage hostage
revolution revolution
coup coup, putsch
riot riot, unrest
rebel rebel, insurgent
strike-labour strike
demonstration demonstration, protest
occupation occupation, occupier
invasion invasion
annexation annexation
separatist separatist
traitor-political collaborator
propaganda propaganda
censorship censorship
corruption-politics nepotism, cronyism
mafia-politics oligarch
party-political party
president president
minister minister
king king
queen queen
emperor emperor
prince prince
sultan sultan, pasha
leader leader, chief
master-lord master, lord
flag flag
homeland homeland, fatherland
republic republic
state state
government government
election election, vote
border border, frontier
refugee refugee
immigrant immigrant
class-enemy fat cat, class enemy
historic-trauma Titanic, Hiroshima, Chernobyl
god God
goddess goddess
jesus Jesus
christ Christ
virgin-mary Virgin Mary, Our Lady
holy-spirit Holy Spirit
saint saint, holy
sacred sacred, holy
angel angel
devil devil, satan, lucifer, old nick, beelzebub, mephisto
satan Satan
demon demon, evil spirit
hell hell, hades, inferno
paradise paradise, heaven
sin sin
sinner sinner
soul soul
prayer prayer
pray pray
church church
mosque mosque
synagogue synagogue
temple temple, shrine
monastery monastery, convent
altar altar
cross-christian cross, crucifix
priest priest
monk monk
nun nun
bishop bishop
pope pope
imam imam, mullah
rabbi rabbi
prophet prophet
muhammad Muhammad
allah Allah, God
koran Koran, Quran
bible Bible
torah Torah
gospel gospel
buddha Buddha
jew Jew
muslim Muslim
christian Christian
infidel infidel, unbeliever, pagan
heretic heretic
blasphemy blasphemy
sect sect, cult
holy-war holy war, jihad, crusade
halal halal, permitted
kosher kosher
fasting fasting, Ramadan, Lent
pilgrimage pilgrimage, pilgrim
sacrifice sacrifice, victim
baptism baptism
mass-liturgy Mass
relic relic
miracle miracle
blessing blessing
witch witch
sorcerer sorcerer, wizard
magic magic, sorcery
evil-eye evil eye
taboo taboo
idol idol
antichrist Antichrist
judas Judas
apocalypse apocalypse
eternity-afterlife afterlife, underworld
fate fate, destiny
nirvana nirvana
holy-place holy place, Mecca
sun sun
moon moon
star star
sky sky, heaven
earth earth, soil
world world
land land, country
water water
sea sea
ocean ocean
lake lake
river river
stream stream, brook
well-spring spring, well
wave wave
island island
beach beach
coast coast
mountain mountain
hill hill
valley valley
forest forest, wood
field field
meadow meadow
desert desert
cave cave
stone stone
rock rock, cliff
sand sand
clay clay
salt salt
gold gold
silver silver
iron iron
copper copper
lead-metal lead
steel steel
glass glass
wood-material wood, timber
coal coal
oil oil
petrol petrol, gasoline, gas
fire fire
flame flame
light light
lightning lightning
thunder thunder
rain rain
snow snow
ice ice
frost frost
hail hail
wind wind
air air
cloud cloud
fog fog, mist
dew dew
rainbow rainbow
weather weather
tree tree
leaf leaf
branch branch, twig
root root
bark-tree bark
seed seed
grass grass
flower flower
rose rose
lily lily
bush bush
oak oak
pine pine
birch birch
reed reed
straw straw
hay hay
mushroom mushroom, fungus
person person, human
people people
man man
woman woman
child child
baby baby
boy boy, lad
girl girl
mother mother
father father
mum mum, mom
dad dad, daddy
son son
daughter daughter
brother brother
sister sister
grandmother grandmother, granny
grandfather grandfather, grandpa
uncle uncle
aunt aunt
cousin cousin
husband husband
wife wife
bride bride
wedding wedding
mother-in-law mother in law
nephew nephew
family family
friend friend
neighbour neighbour, neighbor
guest guest
stranger stranger, foreigner
name name
life life
love love
kiss kiss
heart heart
head head
hair hair
face face
forehead forehead
eye eye
ear ear
nose nose
mouth mouth
lip lip
tooth tooth
tongue tongue
chin chin
cheek cheek
beard beard
moustache moustache
neck neck
throat throat
shoulder shoulder
back back
chest chest, breast
belly belly, stomach
navel navel, belly button
arm arm
elbow elbow
hand hand
finger finger
nail nail
fist fist
leg leg
knee knee
foot foot
heel heel
toe toe
skin skin
bone bone
rib rib
brain brain
liver liver
lung lung
kidney kidney
meat meat, flesh
milk milk
bread bread
butter butter
cheese cheese
egg egg
fish fish
soup soup
rice rice
flour flour
dough dough
cake cake
biscuit biscuit, cookie
sugar sugar
honey honey
chocolate chocolate
candy candy, sweet
apple apple
pear pear
grape grape
cherry cherry
plum plum
peach peach
lemon lemon
orange-fruit orange
banana banana
strawberry strawberry
nut nut
fig fig
melon melon
tomato tomato
potato potato
onion onion
garlic garlic
cabbage cabbage
carrot carrot
cucumber cucumber
bean bean
pea pea
lentil lentil
pumpkin pumpkin
beet beet, turnip
pepper-spice pepper
mustard mustard
vinegar vinegar
sausage sausage
ham ham
bacon bacon, lard
fat-grease fat, grease
wine wine
beer beer
brandy brandy, spirits, liquor
tea tea
coffee coffee
juice juice
food food
breakfast breakfast
lunch lunch
dinner dinner, supper
animal animal
dog dog
puppy puppy
cat cat
horse horse
mare mare
cow cow
bull bull
calf calf
sheep sheep
lamb lamb
goat goat
chicken chicken, hen
rooster rooster, cock
duck duck
goose goose
turkey turkey
rabbit rabbit
hare hare
mouse mouse
bear bear
wolf wolf
fox fox
deer deer, stag
boar wild boar
lion lion
tiger tiger
elephant elephant
monkey monkey, ape
camel camel
snake snake
frog frog
turtle turtle, tortoise
crocodile crocodile
bird bird
eagle eagle
hawk hawk, falcon
owl owl
crow crow, raven
pigeon pigeon, dove
swan swan
cuckoo cuckoo
feather feather
wing wing
tail tail
horn horn
claw claw, paw
fur fur, pelt
bee bee
wasp wasp
ant ant
butterfly butterfly
beetle beetle, bug
worm worm
snail snail
shark shark
whale whale
herring herring
crab crab, crayfish
squid squid, octopus
house house, home
home home
room room
kitchen kitchen
bathroom bath, bathroom
door door
window window
wall wall
roof roof
floor floor
stairs stairs, ladder
garden garden
fence fence
bed bed
table table
chair chair
lamp lamp
candle candle
mirror mirror
key key
lock lock
knife knife
fork fork
spoon spoon
plate plate
cup cup, mug
bottle bottle
pot pot
pan pan
bowl bowl
oven oven, stove
box box
bag bag, sack
basket basket
barrel barrel, cask
bucket bucket
broom broom
soap soap
towel towel
comb comb
brush brush
needle needle
thread thread, yarn
rope rope
hammer hammer
saw saw
axe axe
screw screw
wheel wheel
stick stick, cane
machine machine
tool tool
toy toy
doll doll
ball ball
book book
paper paper
letter letter
pen pen, pencil
newspaper newspaper
picture picture, image
word word
language language
story story, tale
song song
music music
drum drum
flute flute, pipe
bell bell
clothes clothes, garment
shirt shirt
trousers trousers, pants
skirt skirt
dress dress
coat coat, jacket
hat hat, cap
shoe shoe
boot boot
sock sock, stocking
glove glove
belt belt
button button
pocket pocket
ring ring
glasses glasses, spectacles
clock clock, watch
umbrella umbrella
wool wool
silk silk
cotton cotton
leather leather
cloth cloth, fabric
city city, town
village village
street street, road
way way, path
square square, place
bridge bridge
tower tower
castle castle
market market
shop shop, store
school school
office office
factory factory
bank bank
money money, dosh, dough, bread, bucks, quid, moolah, wonga, cash
coin coin
price price
gift gift, present
work work, job
worker worker
doctor doctor
teacher teacher
farmer farmer, peasant
hunter hunter
fisherman fisherman
baker baker
tailor tailor
smith smith
cook cook
driver driver
boss boss
car car
ship ship
boat boat
train train
plane plane, aeroplane
bicycle bicycle, bike
cart cart, waggon
sail sail
sleigh sledge, sleigh
day day
night night
morning morning
evening evening
noon noon, midday
today today
yesterday yesterday
tomorrow tomorrow
week week
month month
year year
hour hour
minute minute
time time
spring spring
summer summer
autumn autumn, fall
winter winter
monday Monday
friday Friday
sunday Sunday
holiday holiday, feast, festival
christmas Christmas
red red
blue blue
green green
yellow yellow
white white
black black
grey grey, gray
brown brown
pink pink
purple purple, violet
colour colour, color
zero zero
one one
two two
three three
four four
five five
six six
seven seven
eight eight
nine nine
ten ten
eleven eleven
twelve twelve
twenty twenty
hundred hundred
thousand thousand
million million
half half
first first
last last
part part, piece
circle circle
line line
point point, dot
corner corner
side side
hole hole
number number
dream dream
sleep-noun sleep
game game, play
joy joy
luck luck, happiness
peace peace
freedom freedom
truth truth
hope hope
wish wish
strength strength, force, power
voice voice
silence silence, quiet
smell smell, scent
taste taste
breath breath
thing thing
question question
answer answer
secret secret
law law
be be
have have
do-make do, make
go go
come come
walk walk
run run
jump jump
fly fly
swim swim
sit sit
stand stand
lie-down lie
sleep sleep
wake wake up
eat eat
drink drink
bite bite
chew chew
swallow swallow
suck suck
see see
look look, watch
hear hear, listen
speak speak, talk
say say, tell
ask ask
call call
sing sing
dance dance
laugh laugh
play play
know know
think think
want want
can can, be able
must must
love-verb love
like like
give give
take take
bring bring
hold hold
put put
throw throw
catch catch
pull pull
push push, press
open open
close close, shut
cut cut
sew sew
wash wash
clean-verb clean
cook-verb cook, boil
bake bake
burn burn
buy buy
sell sell
pay pay
work-verb work
build build
dig dig
plant-verb plant, sow
write write
read read
count count
learn learn
help help
wait wait
find find
search search, look for
live live
be-born be born
grow grow
blow blow
turn turn, twist
roll roll
shake shake
tremble tremble, shiver
hit-strike hit, strike
scratch scratch
rub rub
squeeze squeeze
flow flow
float float
drip drip, drop
freeze freeze
smile smile
kiss-verb kiss
marry marry
hug hug, embrace
win win
begin begin, start
change change
travel travel
drive drive, ride
return return
leave leave
stay stay, remain
send send
show show
tie tie, bind
hang-up hang
pour pour
fill fill
mix mix
shine shine
ring-verb ring
shut-eyes blink
snore snore
yawn yawn
sneeze sneeze
tickle tickle
whistle whistle
whisper whisper
bark-dog bark
sting sting
peel peel
shave shave
big big, large, great
small small, little
tiny tiny, minute
long long
short short
tall-high high, tall
low low
wide wide, broad
narrow narrow, tight
thick thick
thin thin
deep deep
flat flat
round round
straight straight
sharp sharp
blunt blunt
heavy heavy
light-weight light
hard hard
soft soft
new new
young young
good good
better better
beautiful beautiful, pretty
strong strong
fast fast, quick
early early
hot hot
warm warm
cold cold
cool-fresh cool, fresh
wet wet, damp
dry dry
full full
clean clean, pure
clear clear
bright bright
sweet sweet
salty salty
spicy spicy, hot
rich rich
happy happy, glad
funny funny
clever clever, smart
brave brave
kind-nice kind, nice
honest honest
healthy healthy
alive alive
free free
quiet quiet, calm
loud loud
easy easy, simple
difficult difficult
true true
same same, equal
other other
alone-only only
naked-bare bare
shy shy
wild wild
strange strange, odd, weird
left left
right-side right
up up, above
down down, below
in in, inside
out out, outside
front front, before
behind behind
near near
far far
here here
there there
where where
when when
who who
what what
why why
how how
yes yes
no no
i I
you you
he he
she she
we we
they they
my my, mine
your your
this this
that that
all all, everything
many many, much, a lot
few few, little
more more
less less
very very
and and
or or
but but
with with
without without
now now
always always
again again
already already
soon soon
maybe maybe, perhaps
only-just just, merely
hello hello, hi
goodbye goodbye, bye
thanks thanks, thank you
please please
sorry sorry, excuse me
come-on come on, let's go
look-out watch out, look out
good-day good day
son-of-bitch SOB, sonofabitch
`,
}
