import type { LanguageSource } from '../language-source.ts'

/** English. */
export const en: LanguageSource = {
  code: 'en',
  script: 'Latin',
  text: `
penis-vulgar dick, cock, prick, willy, dong, wang, john thomas, peter, knob, schlong, pecker, todger, johnson, tool, nob, wiener, penis, weiner, shlong, bellend, chopper, rod, shaft, member, meat, tadger, tackle, package, boner, pisser, putz, schmuck, winky, winkle, weenie, dinky, ding-dong, dingaling, wee-wee, one-eyed snake, pork sword, manhood, dork, hampton, percy, peen, pee-pee
penis penis, phallus, wee-wee
vulva-vulgar cunt, pussy, twat, fanny, muff, beaver, growler, front bottom, bearded clam, pink taco, vulva, cameltoe, minge, snatch, gash, quim, cooch, vag, vagina, box, coochie, punani, poon, poontang, slit, clunge, vajayjay, hoo-ha, cooter, fud, flange, hole, camel toe, twot
vagina vagina, vulva, lady parts, fanny, vag, vajayjay
testicles-vulgar balls, nuts, bollocks, testicles, nads, goolies, cojones, family jewels, crown jewels, knackers, plums, ballsack, nutsack, gonads, rocks, sack, ball sack
testicle testicle, testes, scrotum
breasts-vulgar tits, boobs, titties, knockers, jugs, norks, moobs, boobies, hooters, titty, boob, breasts, tit, melons, rack, bristols, baps, bazookas, puppies, bosom, paps, bazongas, jubblies, mammaries
nipple nipple, teat, nips, tit
arse arse, ass, bum, butt, fanny, tush, hiney, batty, patootie, backside, booty, bottom, heinie, keister, buttocks, tushy, rear, derriere, tail, azz, can, rump
buttocks buttocks, bottom, bum, butt, tush, booty, fanny, backside, behind, posterior, rear end, rump, heinie, tushie
anus anus, bumhole, back door, brown eye, arsehole, anal, rectum, ringpiece, bum hole
arsehole arsehole, asshole, butthole, bunghole, asswipe, jackass, ringpiece, shithead, dumbass, cornhole, dickhead, bumhole, a-hole
pubic-hair pubic hair, pubes, pube, bush, short and curlies, muff, pubic
crotch crotch, groin
clitoris clitoris, clit
foreskin foreskin, prepuce
glans glans, bellend
erection boner, hard-on, erection, erect, stiffy, hard on, morning glory, woody, stiffie, wood, bone, chubby
semen cum, spunk, jizz, sperm, seed, jism, smegma, baby batter, squirt, semen, come, load, cream, wad, splooge, man juice
fuck fuck, shag, screw, bonk, root, bang, nooky, nookie, f-word, hump, fucker, fucking, have sex, frig, fook/fuk, fcuk/fuk, boink, poke, plough, ride, roger, knob, shaft, nail, score, get laid, boff, frick, eff, feck, fug
fuck-exclamation fuck! damn, WTF, FFS, OMFG, STFU, GTFO
sex sex, sexual intercourse, sexy, nookie, coitus, shagging, how's your father, quickie, bonking, hanky-panky, rumpy-pumpy, nooky
intercourse sexual intercourse, copulation, coitus, shagging, nookie, nooky, quickie, boning, bang, rumpy-pumpy, how's your father, fornication
mate-animals mate, copulate, rut
orgasm orgasm, climax, cum, come, big O
masturbate wank, toss off, jerk off, jerker, jack off, beat off, jill off, wack off, whack off, fap, frig, toss, masturbate, wank off, spank the monkey, choke the chicken, diddle
wanker wanker, tosser, jerk, jerker, jerkoff, jagoff, wack off, whack off, jack-off, jerk-off, wank, tosspot, dickwad, dickhead, knobhead, knob-end, dipstick
suck-vulgar suck, blow, suck off, give head, go down on, gobble, sux
blow-job blow job, fellatio, oral sex, head, hummer, gobble, BJ
sodomy sodomy, anal sex, bugger, buggery, bum, cornhole, pegging, arse bandit, sodomise, sodomize, buttsex, sodomite
horny horny, randy, lewd, hot, frisky, turned on, sexed up, aroused, lustful, gagging, kinky, raunchy, toey, gagging for it, naughty
heat-rut in heat, rut, rutting
lust lust, lewdness, libido, lechery, lustful, concupiscence
pervert pervert, perv, kinky, perverted, pedo, creep, weirdo, deviant, flasher, sicko, pervy
lecher lecher, dirty old man, letch, creep, womaniser
obscene obscene, lewd, indecent, dirty, smutty, filthy, X-rated, rude, vulgar, bawdy, naughty, saucy, raunchy, smut
porn porn, pornography, smut, skin flick, bluey, blue movie, xxx
naked naked, nude, starkers, butt naked, in the buff, nudity, nudie, in the nuddy, bare-arsed, topless, birthday suit
striptease striptease, stripper, strip club, lap dance, pole dance, table dance
prostitute prostitute, hooker, call girl, escort, harlot, tart, courtesan, hustler, working girl, streetwalker, lady of the night, rent boy, strumpet, trollop, moll
whore whore, hooker, ho, hoe, harlot, trollop, streetwalker, working girl, scrubber, slapper, floozy, hussy, strumpet, skank, slut, prostitute, hooer, hoor, slag, tart
slut slut, slag, skank, slapper, tart, scrubber, wench, ho, trollop, hussy, hoe, tramp, loose woman, floozy, bike, easy, minx, strumpet
brothel brothel, whorehouse, knocking shop, cathouse, bordello, knocking-shop, red light
pimp pimp, procurer, ponce, mack, madam
mistress mistress, kept woman, bit on the side, paramour
adultery adultery, infidelity, cheating, extramarital, affair, fling, bit on the side, two-timing
cuckold cuckold, betrayed husband, cuck
incest incest, incestuous, inbred, inbreeding
paedophile paedo, pedo, nonce, paedophile, pervert, kiddie fiddler, groomer, child molester, kiddy fiddler, pedophile, pederast, child abuser
rape rape, rapist, molest, date rape, grope
orgy orgy, gangbang, gang bang, group sex, threesome, swinger
fetish fetish, bondage, kink, bdsm, dominatrix, sadism, masochism, sadomasochism, femdom
dildo dildo, sex toy, vibrator, strap-on, butt plug
condom-slang condom, rubber, johnny, rubber johnny, french letter, durex, trojan, prophylactic, femidom, love glove
virgin-sexual virgin, maidenhead, hymen, deflower
impotent impotent, limp dick, erectile dysfunction, flaccid, brewer's droop
castrate castrate, eunuch, geld, neuter, gelding, spay, castration, sterilise, sterilize
shit shit, crap, shite, turd, poo, scat, doo, bullshit, shitty, poop, shyte, sheisse, horseshit, dogshit, shitshow, dookie, batshit, apeshit, shithouse, shithole, shitstorm, dipshit
shit-verb shit, defecate, crap, dump, take a dump, poop, poo, do a poo, go potty
excrement excrement, faeces, turd, scat, dump, plop, night soil, log, guano, stool, feces, ordure, waste, crap, faecal, dung, fecal, excreta, feculence, bodily waste, number two
poop poo, poop, plop, doodoo, number two, dookie, dooky, kaka, turd, doo-doo, poopy, doody, doo doo, do-do, caca, poopoo, pooh, jobby
dung dung, manure, muck, guano, muckheap, midden, cow dung, dungheap
droppings droppings, turd, poo, dropping, cowpat, plop, dog dirt, guano, dung, floater, skidmark, nugget, dingleberry, cow pat, dog mess
piss piss, slash, leak, pissing, pissed, pee, widdle, tinkle, wee, wee-wee, take a leak, whizz, wizz, pizz, piddle, wazz, piss-up, piss-take, pissy
urine urine, piss, pee, wee, water, urinate, urination, urinal, widdle
pee pee, wee, wee-wee, piddle, tinkle, widdle, wiz, whizz, pee-pee, wee wee, pea
fart fart, trump, guff, toot, wind, break wind, fluff, raspberry, bottom burp, let off, poot, parp, pass gas, gas, cut the cheese, windy, flatulence
diarrhoea-vulgar runs, trots, squits, shits, the runs, the squits, liquid laugh, the shits, squirts, Montezuma's revenge, Delhi belly, skitters, Bali belly, Aztec two-step, squitters
belch belch, burp, bring up wind, eructation, burping
vomit vomit, puke, barf, spew, chunder, chuck, upchuck, ralph, throw up, hurl, chuck up, be sick, heave, sick, retch, yack, boke, hork, vom, technicolour yawn, puking, pukey, regurgitate, throw-up
snot snot, bogey, nasal mucus, mucus, booger, boogers, sniffles, phlegm, bogie, snotty, bogies, loogie, snotrag, rheum, catarrh
spit spit, saliva, gob, phlegm, loogie, spittle, drool, dribble
sweat sweat, perspiration, sweaty, perspire, BO, stinky pits, clammy, perspiring
stink stink, pong, reek, odour, odor, whiff, fug, BO, ponk, funk, smell, niff, hum, stench, smell bad, stinky, smelly, minging, manky
pus pus, goo, matter, suppurate, festering, purulent, festers
toilet toilet, loo, lavatory, bog, crapper, john, dunny, head, can, khazi, privy, WC, potty, throne, outhouse, porcelain, lav, shitter, netty, water closet, cludgie, thunderbox, powder room
latrine latrine, privy, thunderbox, longdrop, outhouse
chamber-pot chamber pot, potty, guzunder, gazunder, bedpan
sewer sewer, cesspool, septic tank, cesspit, sewage, sump, cloaca
menstruation menstruation, period, time of the month, the curse, on the rag, monthlies, that time of the month, menses, Aunt Flo, menstrual, rags, menarche
tampon tampon, sanitary towel, rag, pad, jam rag
diaper nappy, diaper, nappies
armpit armpit, oxter
pimple zit, pimple, acne, spot, blackhead, plook, pizza face, carbuncle, pustule, whitehead
dandruff dandruff, scurf
potbelly potbelly, paunch, beer belly, beer gut, spare tyre, muffin top, love handles
tongue-kiss French kiss, snog, make out, pash, neck, snogging, tonsil tennis, winch, frenching
seduce seduce, chat up, lure, entice, tempt
lick lick, licker, lick-arse
hump hump, screw, shag, dry hump, humper, bonk, boff, bone
damn damn, damned, dammit, bloody, bugger, blast, sod it, hell, darn, goddamn
go-to-hell go to hell, get lost, piss off, bugger off, sod off, eff off, get stuffed, fuck off, up yours, f off, naff off, drop dead, bog off, rack off, jog on, feck off, shove off, take a hike, go fuck yourself, kiss my arse, FU
motherfucker motherfucker, mofo, mother, motherfucking, mutha, effer
bollocks bollocks, bullshit, rubbish, poppycock, horse shit, cobblers, malarkey, codswallop, hokum, humbug, gibberish, drivel, BS, bull, crock, balderdash, tosh, bosh, tripe, balls, hogwash, bunkum, piffle, baloney, twaddle, bunk, claptrap
transvestite transvestite, drag queen, tranny, cross-dresser, drag, ladyboy, drag king, crossdresser, trannie
lingerie underpants, knickers, panties, undies, thong, skidmarks, bra, smalls, drawers, grundies
peeping peeping tom, voyeur, peeper, upskirt
grope grope, feel up, cop a feel, fondle, groper, frottage, molest, frotteur
bare-bottom bare bottom, moon, mooning, bare ass, bum crack, butt crack, plumber's crack
cleavage cleavage, décolletage, side boob
hole-vulgar hole, glory hole, gloryhole
stick-vulgar rod, stick
idiot idiot, moron, git, twit, berk, prat, dunderhead, dumb-ass, dodo, wally, plonker, pillock, nitwit, dork, dope, schmuck, putz, numpty, div, muppet, imbecile, jerk, tool, wazzock, nincompoop, halfwit, nimrod, bozo, dumbass, dipshit, eejit, dingbat, doofus, knucklehead, dumbo, dimwit, twerp, dingus, drongo, galah, lamebrain, arse, bonehead, airhead, knob, bampot, divvy, pranny, donut, doughnut
fool fool, schmuck, sap, mug, twit, dupe, muggins, nincompoop, twerp, dunce, wally, dodo, chump, sucker, dope, goose, simpleton, muppet, ninny, patsy, jackass, ass, silly billy, pushover, goof, goofball, clot, nit, noddy, charlie, goon, wombat, boob, dolt, tomfool, buffoon, dingaling
stupid stupid, dumb, daft, thick, dim, goofy, inane, dense, silly, dopey, dozy, gormless, brainless, dippy, moronic, obtuse, asinine, witless, idiotic, dull-witted, imbecilic, mindless
cretin cretin, half-wit, simpleton, mooncalf, subnormal
blockhead blockhead, dolt, dunce, dummy, dullard, oaf, lummox, dunderhead, thicko, fathead, meathead
clumsy clumsy, klutz, oaf, butterfingers, gauche, lubber, klutzy, gawky, cack-handed, ham-fisted, butterfingered, ungainly, maladroit, bungler
crazy crazy, mad, nuts, loony, bonkers, psycho, daffy, barking, barmy, schizo, batty, bananas, loopy, cuckoo, insane, nutty, bats, wacky, wacko, potty, crackers, mental, doolally, gaga, cray, loco, kooky, kook, screwy, dotty, cracked, demented, deranged, unhinged, certifiable, off your rocker
madman madman, lunatic, nutter, nutcase, crackpot, headcase, fruitcake, weirdo, basket case, maniac, wacko, loony, bedlamite, psychopath, psycho, sociopath, nutjob
madhouse madhouse, asylum, loony bin, funny farm, nuthouse, bedlam, booby hatch, nut house, psych ward, snake pit
retarded retarded, retard, spaz, spastic, mong, mongoloid, tard, backward, feeble-minded, cretinous, subnormal
cripple cripple, gimp, spastic, lame, gammy, crip, invalid, crippled, maimed, lame duck
lame-person lame, limping, gimp, hobbling, peg-leg
blind-person blind, sightless, purblind
deaf-person deaf, deafened, cloth ears, stone deaf
mute-person mute, dumb, speechless
stutterer stutterer, stammer, stutter, stammering
hunchback hunchback, humpback, Quasimodo
dwarf dwarf, midget, pygmy, runt, shortarse, shorty
bald bald, baldy, slaphead, baldie, cueball, chrome dome
ugly ugly, hideous, minger, minging, butt-ugly, fugly, hag, ugh, dog, munter, butters, unsightly, grotesque, plain Jane, pug-ugly, eyesore, repulsive
fat-person fat, fatty, fatso, obese, lardass, tubby, blimp, lardarse, chubby, porky, blob, podgy, whale, lard, piggy, butterball, lard bucket, podge, flabby, gutbucket, fatass, blubber, chunky
skinny skinny, scrawny, bony, lanky, stick insect, beanpole, weedy, emaciated, gaunt, skin and bones, scrag, bag of bones, spindly, anorexic
coward coward, cowardly, chicken, yellow, scaredy-cat, wimp, dingo, wuss, pussy, sissy, craven, scaredy cat, fraidy cat, yellow-belly, poltroon, gutless, spineless, lily-livered, big girl's blouse
weakling wimp, weakling, wuss, softie, wet, drip, milksop, pushover, weed, milquetoast, wussy, pipsqueak, pantywaist, jellyfish, namby-pamby, feeble, runt, sap, cissy, mummy's boy
sissy sissy, milksop, wuss, pansy, nancy, cissy, big girl's blouse, jessie, mama's boy, nancy boy, limp-wristed
bastard bastard, illegitimate child, sod, misbegotten, by-blow, love child, git, whoreson
scoundrel scoundrel, rogue, villain, crook, cad, rotter, bounder, blackguard, rat, knave, bugger, sleazebag, swine, scallywag, git, creep, lowlife, sod, reprobate, miscreant, heel, dastard, rapscallion, wrong'un, sleaze, sleazeball, slimeball
rascal rascal, brat, scamp, imp, urchin, rapscallion, tyke, scallywag, hellion, guttersnipe, tearaway, little monkey, whippersnapper, gurrier, scally
scum scum, riff-raff, rabble, scumbag, trash, lowlife, dregs, ne'er-do-wells, toerag, scrote, skanger, knacker
wretch wretch, wretched, poor devil, sad sack, miserable
tramp tramp, bum, hobo, vagrant, dosser, down-and-out, bag lady, drifter, derelict, gaberlunzie, swagman, vagabond, homeless, bagman
beggar beggar, mendicant, panhandler, scrounger, cadger, moocher
loser loser, failure, also-ran, has-been, no-hoper, underdog, saddo, nobody, dropout
lazybones lazy, slob, slacker, lazybones, idler, couch potato, slack, layabout, skiver, sloth, bum, bludger, idle, loafer, shirker, slugabed, bone idle, goldbricker
glutton glutton, greedy eater, gluttonous, greedy guts, gannet, pig, guzzler, gorge
miser miser, stingy, tightwad, cheapskate, skinflint, scrooge, mingy, chintzy, skimp, tightarse, tight, penny-pincher, mean, tight-fisted, niggard, meanie
greedy greedy, grasping, avaricious, covetous, rapacious, greed, gannet, money-grubbing
drunkard drunkard, lush, boozer, sot, wino, alky, boozehound, soak, drunk, piss artist, pisshead, dipso, alcoholic, dipsomaniac, tosspot, barfly, souse, winebibber, alkie
drunk drunk, pissed, plastered, hammered, wasted, sloshed, tipsy, sozzled, legless, wrecked, stoned, smashed, blotto, loaded, tanked, trolleyed, tight, canned, blasted, blootered, steaming, bladdered, rat-arsed, langers, mouldy, stocious, wankered, shitfaced, paralytic
liar liar, fibber, Pinocchio, bullshitter, fabricator, perjurer, phoney
cheat cheat, swindler, fraudster, con man, con, conman, diddle, double-crosser, shyster, chiseller, dodger, crook, shark, quack, charlatan, phoney, fleece, grifter, rogue trader, welsher, sharper, trickster, twister
hypocrite hypocrite, two-faced, Tartuffe, Pharisee, humbug, sanctimonious
traitor traitor, turncoat, Benedict Arnold, quisling, double-crosser, backstabber, snake, rat, judas, renegade
snitch snitch, informer, grass, rat, nark, tattletale, fink, dobber, stool pigeon, squealer, supergrass, telltale, stoolie, stoolpigeon, clype
toady toady, bootlicker, brown-noser, arse-licker, ass-kisser, suck-up, brown-nose, crawler, creep, sycophant, brownnose, yes-man, lickspittle, flunkey, lackey, groveller, fawning, creeping Jesus, apple-polisher, teacher's pet
braggart braggart, show-off, poser, bighead, big head, blowhard, poseur, swank, boaster, loudmouth, windbag, gasbag, bullshit artist, egotist, swaggerer
arrogant arrogant, conceited, stuck-up, haughty, snob, snooty, snobby, stuck up, cocky, smug, vain, toffee-nosed, up himself, pompous, big-headed, snotty
cheeky cheeky, insolent, brazen, impudent, impertinent, saucy, mouthy, lippy, brash
rude rude, boorish, crass, impolite, discourteous, ill-mannered, cheeky, brusque, coarse, uncouth, vulgar, crude
boor boor, lout, yob, yahoo, yokel, peasant, hayseed, philistine, redneck, oaf, chav, yobbo, hillbilly, bumpkin, clod, churl, bogan, oik, slob, hick, hooligan, chawbacon, culchie, hoon, hoodlum, ruffian, spide, scally
gossip gossip, chatterbox, blabbermouth, tattler, prattler, tittle-tattle, scandalmonger, blatherskite, windbag, jabberer
busybody busybody, nosy, meddler, nosey parker, nosy parker, buttinsky, stickybeak, curtain twitcher, interfering, yenta
old-hag hag, crone, old hag, old bag, battle-axe, old bat, trout, battleaxe, bat, witch, harridan, beldam, old trout, old dear, harpy, gorgon, hellcat, fishwife
old-man-derog old man, geezer, codger, old fart, coot, old git, fogey, coffin dodger, wrinkly, fossil, fuddy-duddy, dotard, greybeard, crock, duffer, dirty old man
old-maid old maid, spinster, on the shelf, cat lady
bimbo bimbo, airhead, dumb blonde, floozy, ditz, dolly bird, dumb bunny, Barbie, trophy wife, hoochie, bit of fluff
slave slave, serf, thrall, bondsman, enslaved, vassal
servant-derog lackey, flunkey, servant, menial, minion, skivvy, drudge, dogsbody, underling, peon, flunky, gofer
pig pig, swine, hog, piggy, porker, boar, piglet, pigsty, filthy pig, swinish
sow sow, dirty woman, piggy
donkey donkey, ass, jackass, asinine, burro
ox-insult ox, dumb ox, oaf
cow-insult cow, heifer, silly cow, fat cow, bovine
goat-insult goat, old goat
dog-insult dog, cur, mutt, pooch, tyke, mongrel, mangy dog
bitch bitch, bitchy, vixen, hellcat, beeatch, biatch, biotch
monkey-insult ape, monkey, baboon, apelike, chimp
rat-insult rat, ratfink, weasel, ratbag, rodent, sneak
snake-insult snake, viper, snake in the grass
chicken-insult chicken, silly hen, headless chicken, yellow
goose-insult silly goose
worm-insult worm, wormlike, earthworm, maggot, grub
louse louse, lice, nit, cootie, nits, crabs, lousy, cooties
vermin vermin, pest, critter, rats, rodents, creepy-crawly, infestation, varmint
parasite parasite, sponger, bloodsucker, freeloader, scrounger, sponge, leech, ligger, bludger, hanger-on
toad toad
hyena hyena, jackal
vulture vulture
beast beast, brute, beastly, bestial, ogre
monster monster, freak, fiend, ogre, abomination, Frankenstein, beast, troll, bogeyman, boogeyman
savage savage, brute, barbarian, barbaric, brutish, cannibal, caveman, wild man, barbarous
primitive primitive, caveman, Neanderthal, troglodyte, troglodytic
trash-person scumbag, trash, dirtbag, scuzzball, slimeball, dirtball, dregs, garbage person, white trash
shame-on-you shame, disgrace, disgraceful, ignominy, infamy, dishonour
mock mock, mockery, ridicule, jeer, taunt, sneer, derision, scoff, piss-take, laughing stock, laughingstock
insult insult, offend, affront, abuse, slander, libel, jibe, defamation, slur, slight
slur-black nigger, nigga, coon, darkie, golliwog, sambo, darky, mammy, golly, jigaboo, spook, spade, jungle bunny, kaffir, nig-nog, spearchucker, porch monkey, uncle tom, monkey, picaninny, wog, half-caste, darkey, negress, pickaninny, schvartze, jiggaboo, munt, tar baby, niglet, mulatto, quadroon, house negro
slur-jew kike, yid, heeb, hymie, shylock, sheeny, jewboy, jewess, hebe, hooknose, Christ killer, shyster
slur-roma gypsy, gyppo, pikey, gippo, gypo, pikie, knacker, gyp, didicoy, diddicoy, gypsies
slur-asian chink, gook, jap, slant, nip, slope, coolie, slant-eye, chinaman, oriental, zipperhead, ching chong, dink, slopehead, gooks, nips, japs, chinky, currymuncher, curry muncher, dothead
slur-arab raghead, towelhead, paki, camel jockey, sand nigger, wog, turk, muzzie, haji, hajji, dune coon, muzzrat, mozzie, abid, sandnigger
slur-white honky, cracker, whitey, gringo, gora, haole, honkey, gaijin, peckerwood, ofay, gwailo, wigger, redleg, pakeha, whitebread
slur-indigenous redskin, squaw, injun, abo, boong, eskimo, savage, red man, halfbreed, half-breed, lubra, prairie nigger, timber nigger, hori, coconut, binghi, kanaka
slur-foreigner wop, dago, spic, paki, wog, wetback, kraut, raghead, bohunk, gook, greaser, guido, beaner, gringo, guinea, coolie, coon, greaseball, alien, spick, dink, polack, FOB, illegal, ginzo, spik, foreigner
slur-neighbour paddy, taffy, frog, kraut, limey, polack, nip, jock, sheep shagger, mick, hun, jerry, fritz, canuck, eyetie, yank, septic, boche, sawney, pom, pommy, taff, rosbif, frog-eater, squarehead, cheese-eater, bogtrotter, argie, wingnut, moskal, russki, cheesehead, itie, yid, sassenach
slur-region redneck, hick, hillbilly, okie, cracker, scouser, bogtrotter, yankee, white trash, trailer trash, teuchter, hayseed, bumpkin, brummie, northern monkey, southern fairy, carrot cruncher, coonass, sheep-shagger, woollyback
slur-gay fag, faggot, poof, queer, homo, poofter, pouf, fairy, pansy, nancy, fruit, bender, ponce, bent, queen, batty boy, nancy boy, flamer, bum boy, shirtlifter, puff, sodomite, sissy, pillow biter, fudge packer, gaylord, bumboy, bufter, arse bandit, bum bandit, knob jockey, friend of Dorothy, cocksucker, twink, faggotry, poove, nelly
slur-lesbian dyke, lesbo, dike, lezzie, lezbo, lezza, bull dyke, rug muncher, lezzer, carpet muncher, lez, lesbian, bulldyke, lezzo, diesel dyke, butch, muff diver
slur-trans tranny, shemale, he-she, trannie, ladyboy, she-male
slur-disabled spastic, spaz, retard, mong, cripple, midget, psycho, schizo, gimp, vegetable, cretin, flid, raspberry, mongol, window licker, crip, tard, derp, spazz, mongoloid, spacker, spazzer, defective, window-licker, libtard, fucktard, special needs, deformed, handicapped
slur-woman bitch, broad, chick, cow, slapper, bint, hag, skirt, old bag, moll, sheila, biddy, tart, wench, harpy, shrew, cougar, bimbo, floozy, slattern, strumpet, battleaxe, virago, termagant, spinster, cunt, bunny boiler, ball-breaker, gold digger
slur-poor chav, trailer trash, pleb, peasant, prole, pikey, scrounger, bum, plebeian, guttersnipe, riffraff, skanger, knacker, bogan, pauper, povo, scally, scrub, dosser, benefit scrounger
gay gay, homosexual, sodomite, queer, bender
lesbian lesbian, sapphic, tribade
negro-word negro, coloured, darky, black, negroid, darkie
big-mouth big mouth, trap, gob, gobshite, loudmouth, cakehole, piehole, motormouth, blabbermouth, yap, maw
big-nose big nose, conk, beak, hooter, schnozz, hooknose, schnozzle, pug nose, snoot, schnoz
shut-up shut up, belt up, shut it, stfu, put a sock in it, button it, zip it, shut your face, shut your gob, hush up, wrap up, whisht
bore-person bore, nuisance, pain, drag, drip, pain in the arse, nag, pest, bellyacher, whinger, pain in the neck, wet blanket, killjoy, party pooper, buzzkill, whiner, nudnik
naive naive, gullible, sucker, sitting duck, wide-eyed, credulous, easy prey
stubborn stubborn, pig-headed, obstinate, mulish, bullheaded, bloody-minded, pigheaded, cussed, stroppy, contrary
clown clown, buffoon, bozo, merry andrew
puppet puppet, marionette, cat's-paw
ignorant ignorant, clueless, ignoramus, illiterate, uneducated, know-nothing, unlettered, philistine
good-for-nothing good-for-nothing, useless person, waste of space, deadbeat, layabout, waster, ne'er-do-well, wastrel, slacker, dosser, scapegrace, dead loss, idler, bum
upstart upstart, nouveau riche, parvenu, arriviste, jumped-up, social climber, status seeker
death death, dead, demise, grim reaper, doom, deadly, reaper, mortality, dying, fatal, lethal, fatality, passing, extinction, mortal, moribund, decease
dead dead, kaput, stiff, late, snuffed, deceased, pushing up daisies, six feet under, RIP, DOA, KIA, gone, lifeless, defunct, extinct, brown bread, departed, perished, dead as a doornail
die die, croak, expire, snuff it, kick the bucket, peg out, pop your clogs, cark, perish, dye, pass away, bite the dust, conk out, cark it, drop dead, succumb, meet your maker
corpse corpse, dead body, stiff, cadaver, body, remains, carcass, roadkill, dead meat
carrion carrion, roadkill, putrid meat, offal
grave grave, tomb, sepulchre, crypt, mausoleum, catacomb, six feet under, tombstone, gravestone, headstone
coffin coffin, casket, sarcophagus, pine box, hearse, pall
funeral funeral, burial, obsequies, cremation, crematorium, undertaker, mortician, dirge, requiem, hearse, pallbearer, last rites
cemetery cemetery, graveyard, necropolis, boneyard, churchyard, boot hill, ossuary, morgue, mortuary
mourning mourning, grief, mourner, bereavement, lament, bereaved, keening, weeds, dirge
widow widow
orphan orphan
skeleton skeleton, bones, bag of bones
skull skull, cranium, death's head, skull and crossbones, brainpan
ghost ghost, ghoul, spook, phantom, spectre, specter, spirits, spirit, poltergeist, wraith, apparition, bogey, banshee
vampire vampire, bloodsucker, Dracula, Nosferatu, bat
zombie undead, zombie, ghoul, walking dead, living dead, revenant
kill kill, slay, killer, murder, bump off, whack, slaughter, ice, snuff, off, assassinate, execute, do in, rub out, despatch, wipe out, liquidate
murder murder, homicide, manslaughter, assassination, slaying, killing, whack, slay, patricide, matricide, fratricide, infanticide, regicide
murderer murderer, killer, assassin, slayer, serial killer, hitman, ripper, hit man, contract killer, cutthroat, Jack the Ripper
suicide suicide, top yourself, harakiri, kamikaze, self-harm, felo de se, hara-kiri, seppuku
hang-person hang, gallows, gibbet, lynch, lynching, scaffold, noose, string up
execution execution, electric chair, firing squad, hanging, gas chamber, guillotine, beheading, lethal injection, death row, death sentence, crucifixion
executioner executioner, hangman, headsman, axeman, lynch mob, Jack Ketch
behead behead, decapitate, decapitation, guillotine, scalp, headless, dismember
strangle strangle, choke, throttle, garrotte, suffocate, asphyxiate, smother, stranglehold
drown drown, drowning, sink, waterboarding, drowned
massacre massacre, slaughter, carnage, bloodbath, butchery, bloodshed, mass murder, shambles, killing field, killing spree
slaughterhouse slaughterhouse, abattoir, knacker's yard, shambles, knackery
butcher-derog butcher, slaughterer, slasher, ripper
torture torture, torment, thumbscrew, waterboarding, strappado, agony, torturer, iron maiden, racked
beat beat, thrash, thump, batter, clobber, pummel, flog, bludgeon, beating, maul
slap slap, smack, bitch slap, spank, wallop, clout, cuff, spanking, buffet
fight fight, brawl, scrap, punch-up, dust-up, scuffle, tussle, fisticuffs, donnybrook, melee, barney, affray, skirmish
violence violence, brutality, assault, mugging, thuggery, thug, bully, bullying, abuse, violent, wife beater
wound wound, injury, gash, laceration, stab, lesion, trauma, mutilation, maimed, wounded
scar scar, scarring, disfigured, scarface, cicatrix
blood blood, gore, bleed, bleeding, bloody, haemorrhage, hemorrhage, bloodshed, bloodthirsty
bomb bomb, grenade, warhead, nuke, landmine, A-bomb, TNT, IED, napalm, molotov, dynamite, semtex, shrapnel
gun gun, pistol, rifle, firearm, revolver, shotgun, machine gun, Kalashnikov, AK-47, musket
bullet bullet, ammo, ammunition, dumdum, buckshot
knife-weapon dagger, knife, switchblade, flick knife, machete, shiv, bayonet, razor blade, knuckleduster
weapon weapon, arms
explosion explosion, blast, detonation, detonate, kaboom, eruption, semtex, boom, bang, fallout, meltdown
whip whip, flog, scourge, cat-o'-nine-tails, flagellation
trap trap, snare, ambush, booby trap, gin trap
chain-fetter chain, shackle, handcuffs, fetter, manacle, leg irons, ball and chain, bondage
prison prison, jail, clink, slammer, nick, can, gaol, pen, stir, porridge, cooler, brig, penitentiary, dungeon, lock-up, chokey, gulag, borstal, big house, oubliette, jailhouse
prisoner prisoner, captive, inmate, convict, jailbird, POW, con, detainee
thief thief, crook, burglar, mugger, pickpocket, tea leaf, klepto, poacher, nicker, robber, shoplifter, bandit, highwayman, kleptomaniac, cat burglar, cutpurse, light-fingered, larcenist
steal steal, nick, pinch, half-inch, rob, swipe, shoplift, filch, lift, rip off, loot, theft, larceny, burgle, pilfer, purloin, burglary, thieve, shoplifting, embezzle, kleptomania, knock off
robber robber, bandit, mugger, brigand, highwayman, hijacker, armed robber, bushranger
robbery robbery, hold-up, mugging, stick-up, burglary, ram raid, carjacking, stickup
plunder plunder, loot, pillage, ransack, ravage, sack, despoil, looter, marauder, rapine
gangster gangster, gang, mobster, hoodlum, yardie, Al Capone, Crips, gangsta, gangland, mob, racketeer
mafia mafia, mob, Cosa Nostra, camorra, yakuza, cartel, triad, godfather, Ndrangheta
criminal crook, thug, criminal, felon, outlaw, delinquent, lag, hoodlum, con, gangster, offender, culprit, villain, perpetrator, perp, miscreant
crime crime, felony, misdemeanour, offence, malfeasance, misdeed, racketeering
kidnap kidnap, abduct, kidnapper, hostage-taking, hijack, abduction, press-gang, shanghai
blackmail blackmail, extortion, extort, extortionist, protection racket, ransom, shakedown
bribe bribe, bribery, backhander, kickback, bung, payola, hush money, slush fund
corrupt corrupt, corruption, crooked, bent, venal, sleazy, rotten to the core, sleaze, depraved
fraud fraud, scam, con, sham, charade, swindle, flimflam, graft, bunco, hustle, dodge, rip-off, hoax, evasion, racket, scum, phishing, ponzi, embezzlement, con trick, confidence trick, ripoff, rort, pyramid scheme, swizz, grift
counterfeit counterfeit, fake, forged, phony, bogus, knock-off, dud, sham, pirated, forgery, knockoff, snide, moody, ersatz, fakery
lie lie, falsehood, fib, porky, whopper, untruth, tall tale, fabrication, perjury, tall story, deceit, porkies
false false, fake, wrong, bogus, phony, phoney, dud, counterfeit, mock, pseudo, spurious, untrue, sham
trick trick, con, sham, ruse, hoax, charade, dodge, ploy, deception, scam, hoodwink, swindle, dupe, deceit, double-cross, skulduggery, subterfuge, guile
smuggler smuggler, contraband, bootlegger, trafficker, rum-runner, people smuggler, coyote, smuggling
pirate pirate, buccaneer, corsair, freebooter, bootleg
arson arson, arsonist, firebug, pyromaniac, pyro, fire-raiser, torching
fire-blaze fire, blaze
enemy enemy, foe, adversary, nemesis, arch-enemy, archenemy, antagonist
hate hate, hatred, loathe, detest, abhor, loathing, abhorrence, animosity, hater, hateful, spite, rancour, odium
revenge revenge, vengeance, vendetta, avenger, retaliation, reprisal, retribution, payback, vengeful
anger anger, rage, fury, wrath, ire, tantrum, gall, hissy fit, spleen, road rage, outrage, indignation
angry angry, furious, mad, livid, irate, enraged, pissed off, narked, wrathful, hopping mad, ratty
evil evil, wicked, vile, sinister, fiend, malevolent, malicious, nefarious, diabolical, fiendish, villainous, iniquity, malign, depraved
bad bad, naff, lousy, rotten, crap, dire, evil, cruddy, crummy, ropy, shoddy, worse, nasty, vile, poor, awful, terrible, horrible, dreadful, atrocious, abysmal, rubbish, shite, appalling, pants
worse worse, worst, lousiest, poorest
cruel cruel, brutal, heartless, ruthless, sadistic, merciless, vicious, callous, inhuman, sadist, inhumane
fear fear, panic, fright, dread, scared, frightened, scare, terror, phobia, angst, afraid, heebie-jeebies, trepidation, terrified
terror terror, horror, horrific, horrifying, terrify, horrible, dread, gruesome, macabre, ghastly, horrendous
nightmare nightmare, bad dream, nightmarish, bad trip
danger danger, peril, hazard, jeopardy, menace, risk
dangerous dangerous, hazardous, perilous, unsafe, deadly, risky, dicey, treacherous, noxious
threat threat, menace, threaten, intimidation, menacing, ultimatum
accident accident, crash, wreck, smash, pile-up, collision, car crash, mishap, prang, derailment, shipwreck, bingle, capsize
disaster disaster, catastrophe, fiasco, debacle, train wreck, calamity, cataclysm, tragedy, meltdown, car crash, catastrophic, shipwreck, armageddon
misfortune misfortune, bad luck, jinx, hard luck, woe, adversity, ill luck, calamity, bane, mishap, ill fortune, mischance, tough luck, hoodoo, ill-fated, unlucky, hapless, wretchedness, bummer
bad-omen bad omen, jinx, hoodoo, ill omen, portent, unlucky, black cat, 13, thirteen, Jonah, foreboding, ominous, inauspicious
curse curse, hex, jinx, malediction, anathema, voodoo, bane, cuss, spell, imprecation, whammy, accursed, hoodoo, cursed
doom doom, ruin, perdition, downfall, damnation, undoing, ill-fated, Armageddon, death knell, doomsday
damage damage, harm, detriment, devastation, vandalism, vandal, havoc, injury, sabotage, damaged, damaging
destroy destroy, ruin, demolish, annihilate, wreck, trash, devastate, obliterate, exterminate, destruction, raze, vandalise, total
broken broken, bust, kaput, out of order, knackered, busted, kaputt, wrecked, duff, broke, fubar, conked out, on the blink, cracked, shattered, smashed, fractured, faulty, defective, buggered, cactus, banjaxed, borked
break-verb break, smash, shatter, fracture
breakdown breakdown, defect, fail, bug, glitch, crash, failure, malfunction, outage, blue screen, snag, gremlin, seizure, flaw
crack crack, split, fissure, rift, cleft, fracture, chink
rust rust, corrosion, rusty, corroded, corrode
rot rot, rotten, decay, putrid, decompose, putrefy, rancid, putrefaction, decayed, fester, decomposition, manky, perished, mouldering, gone off
mould mould, mold, fungus, mildew, moldy, mouldy, blight, fungi, spore, dry rot
stale stale, rancid, musty, rank, off, fusty, mouldy, fetid, moldy, frowsty, curdled, flat, vapid
spoiled spoiled, gone off, tainted, contaminated, off, curdled, soured, bad, ruined
garbage garbage, trash, rubbish, litter, refuse, landfill, tip, scrap, waste, dross, slop, swill, dumpster, dustbin, pigswill, rubbish tip, dump
junk junk, scrap, lemon, tat, clunker, banger, tut, crock, dud, trash, spam, lumber, crap, bric-a-brac, old banger, jalopy, scrapheap, write-off, wreck, rustbucket, dreck, detritus, bomb, old crock, trumpery
rubbish-quality trash, shoddy goods, tat, crud, junk, shoddy, crappy, crap, schlock, tacky, dross, rubbish, cheap and nasty, kitsch, trashy, second-rate, ropey, ropy, cheapjack, tawdry, naff, gimcrack, shitty, crummy
dirt dirt, filth, grime, muck, crud, gunk, soil, scuzz, grot, gunge, scum, sleaze, smut, schmutz, crap, squalor, mess, clart, sludge
dirty dirty, filthy, grubby, manky, grotty, mucky, dingy, grimy, scuzzy, skanky, minging, foul, scruffy, soiled, squalid, unclean, mingin, clarty, feculent, messy, sleazy, gross
stain stain, blot, smudge, splotch, blemish, blotch, tarnish
mud mud, sludge, mire, silt, ooze, muddy, slush, quagmire
swamp swamp, bog, quagmire, marsh, fen, mire, morass, slough, mudhole, billabong
dust dust
slime slime, mucus, goo, gunk, ooze, sludge, slimy, goop, slop, slimeball, scum, gunge, mucilage, snotty, gloop
soot soot, smut, sooty, grime, smudge
poison poison, venom, toxin, arsenic, cyanide, strychnine, ricin, nerve gas, hemlock, sarin, toxic, weedkiller, polonium, bane, antifreeze, ptomaine
toxic poisonous, toxic, noxious, venomous, lethal, contaminated, carcinogenic, hazardous, virulent, radioactive, nuclear waste, asbestos, poisoned
ashes ashes, ash, cinder, cinders, clinker
disgust disgust, revulsion, repugnance, loathing, abhorrence, nausea, repulsion, aversion
disgusting gross, disgusting, nasty, vile, odious, yucky, grotty, creepy, icky, manky, minging, rank, foul, revolting, sickening, ghastly, repulsive, repugnant, loathsome, stomach-churning, grody, offensive, repellent, nauseating, vomit-inducing, noisome, rancid
yuck yuck, ugh, eww, yuk, bleh, ick, icky, yucky, eek, ew, yech, pee-ew, phew, bleurgh, blech, pooey, ptooey, pah, poo-ey
poor poor, broke, destitute, needy, penniless, impoverished, penurious, hard up, skint, indigent, pauper
poverty poverty, misery, penury, destitution, pauper, deprivation, skint, poor, squalor, breadline, hardship
hunger hunger, starvation, starve, starving, famished, malnutrition, hungry, peckish, ravenous
famine famine, starvation, dearth, malnutrition, potato famine
thirst thirst, thirsty, dehydrated, dehydration, parched
debt debt, owe, loan shark, IOU, arrears, indebted, owing, mortgage, liability, in the red
bankrupt bankrupt, broke, bust, bankruptcy, skint, insolvent, belly up, ruined, liquidation, administration, out of business, receivership, foreclosure, default, wiped out, brassic
loss loss, deficit, losses, write-off, forfeiture, shortfall, wastage
lose lose, forfeit, mislay, loss-making, get beaten
failure flop, fiasco, dud, failure, fail, washout, bust, lemon, turkey, bomb, loser, fizzle, damp squib, non-starter, dead duck, epic fail, disaster, collapse, bummer, clunker, misfire
fall-verb fall, collapse, nosedive, topple, crash, downfall, slump
error error, mistake, fault, glitch, gremlin, blunder, cock-up, screw-up, bug, slip, boob, balls-up, gaffe, fuck-up, snafu, boo-boo, oops, oversight, blooper, howler, clanger, bungle, typo, miscalculation, goof, faux pas, flaw, botch
guilt guilt, fault, blame, guilty, remorse, culpable, mea culpa, culpability, culprit
punishment punishment, penalty, chastisement, retribution, detention, punish, whipping, castigation, sanction, caning
fine-penalty fine, ticket
tax tax
problem problem, trouble, hassle, snag, difficulty, hiccup, complication, plight, predicament, dilemma
quarrel quarrel, row, argument, feud, squabble, spat, tiff, altercation, bust-up, slanging match, bickering, dispute, barney, strife, clash
scandal scandal, outrage, Watergate, dirt, ignominy, cover-up, sleaze
chaos chaos, mess, shambles, clusterfuck, mayhem, pandemonium, havoc, disorder, bedlam, anarchy, turmoil, madhouse, pigsty, hash, dog's breakfast, dog's dinner, balls-up, bloody mess, snafu, mess-up, confusion
noise noise, din, racket, row, clatter, rattle, hubbub, clamour, hullabaloo, cacophony, rumpus, uproar, tumult
cheap cheap, cheapo, tacky, el cheapo, bargain basement, chintzy, cut-price, two-bit, tinpot
expensive expensive, dear
worthless worthless, naff, crummy, dud, lousy, duff, crappy, rubbish, crap, trashy, lame, pants, suck, sucks, valueless, no good, trivial, two-bit, garbage, bum, shit, nugatory, good for nothing
useless useless, dud, duff, in vain, naff, hopeless, good for nothing, no-good, lame, pointless, crap, rubbish, ineffective, ineffectual, futile, bootless, worthless, inept, incompetent, white elephant, chocolate teapot
weak weak, feeble, frail, puny, wimpy, flimsy, effete, infirm, weedy, limp, shaky, wishy-washy
slow slow, sluggish, slowpoke, slowcoach, snail's pace, plodding, dilatory, sloth, laggard
late late, delayed, tardy, overdue, belated, behind time, outdated
old old, aged, ancient, obsolete, antiquated, decrepit, outdated, fossil, elderly, old hat, senile, over the hill, past it
worn-out worn out, threadbare, shabby, tatty, ragged, battered, tattered, clapped out, decrepit, dilapidated, knackered, frayed, moth-eaten, raggedy
empty empty, void, vacuous, vacant, barren, nada
nothing nothing, nought, nil, zip, nada, zilch, diddly-squat, sweet fa, jack shit, zero, naught, bugger all, sod all, zippo, squat, null, void, nowt, fuck all, diddly, zilcho
nobody nobody, no one, nonentity, no-mark, nonperson, cipher, noone
never never, not ever, no way, nevermore, not on your life, no chance
not not, no, none, nope, don't, nah, nix, non, naw
does-not-go does not go, does not work, no-go, not working, doesn't go, won't go, no go, out of service, does not run, not running
stop stop, halt, desist
end end, finish, demise, death, terminate, curtains
finished finished, over, done for, done, kaput, washed up, over and done with, all over, screwed, doomed, fucked, buggered, dead in the water
boring boring, dull, drab, dreary, tedious, meh, blah, snooze, bland, humdrum, yawn, bore, monotonous, mind-numbing, uninspiring, lacklustre, stodgy, dreich, tiresome, snoozefest, snore, yawnsome, wearisome
bitter bitter
sour sour, acidic
sad sad, sorrowful, unhappy, miserable, glum, gloomy, heartbroken, mournful, melancholy, downcast, tearful, crestfallen, dismal
sorrow sorrow, sadness, grief, misery, woe, heartache, anguish, melancholy, despair, regret, heartbreak, gloom, desolation
cry-weep cry, weep, sob, bawl, blubber, wail, snivel, whimper, boohoo, crybaby, greet
tear-drop tear
scream scream, shout, yell, shriek, screech, holler, howl, yelp, squeal
complain complain, moan, whine, grumble, whinge, gripe, bitch, bellyache, grouch, grouse, kvetch, moaner, nag
lonely lonely, alone, solitary, lonesome, isolated, forlorn, friendless, loner
pity pity, too bad, compassion, pitiful, pathetic, piteous
shame shame, embarrassment, humiliation, ashamed, mortification, shameful, ignominy, disgrace
tired tired, weary, exhausted, knackered, pooped, bushed, fatigued, worn out, shattered, sleepy, wrecked, jaded, burnout
cold-neg cold
dark dark, gloomy, murky, pitch-black
darkness darkness, gloom, murk, blackness, pitch dark
shadow shadow, shade
abyss abyss, precipice, chasm, bottomless pit, void
storm storm, tempest, hurricane, typhoon, cyclone, tornado, tsunami, gale
earthquake earthquake, quake, tremor, seism
flood flood, deluge, inundation, tsunami, flooding
drought drought, aridity, parched
smoke-fumes smoke, fumes, smog, exhaust, reek, fug
cigarette fag, cigarette, ciggy, smoke, cig, coffin nail, ciggie, durry, roll-up, rollie, cancer stick, fag end, butt, stogie, gasper, coffin nails
drug drug, dope, narcotic, gear, junk, stash, PCP, tranquillizer, tranq, meth, speed, smack, pot, fix, hit, trip, roofie, opium, ketamine, lsd, acid, crank, poppers, hallucinogen, downers, speedball, angel dust, special k, narcotics, magic mushrooms, shrooms, fentanyl, oxy, crack, ayahuasca
cannabis weed, pot, hash, grass, dope, ganja, marijuana, spliff, joint, reefer, cannabis, blunt, mary jane, skunk, doobie, bong, puff, bud, 420, herb, toke, hemp, sinsemilla, hashish, dagga, wacky baccy, wacky tobaccy, sensi, cheeba, kush
cocaine coke, cocaine, crack, blow, snow, charlie, snort, yayo, candy, nose candy, powder, bump, dust, line, rock, yeyo, Colombian marching powder, gak, devil's dandruff
heroin-drug heroin, smack, junk, horse, brown, skag, dope, tar, diamorphine, chinese white, brown sugar, gear, methadone, chasing the dragon
amphetamine speed, meth, amphetamine, ecstasy, molly, whizz, uppers, crank, ice, crystal, mdma, pills, crystal meth, bennies, methamphetamine, ritalin, mandy, goof balls, yaba, disco biscuit
drug-addict junkie, junky, addict, crackhead, stoner, druggie, drug addict, pothead, smackhead, user, cokehead, tweaker, dopehead, druggy, meth head, methhead, speed freak, pillhead, bag head, doper, fiend, acidhead, hophead
drug-dealer drug dealer, pusher, dealer, mule, drug lord, narco, trafficker, drug baron, candyman, drug mule, crack dealer
overdose overdose, OD
booze booze, cheap liquor, hooch, plonk, grog, moonshine, rotgut, hair of the dog, liquor, sauce, tipple, poison, bathtub gin, firewater, jungle juice, poteen, swill, vino, meths, Buckfast, bevvy
hangover hangover, rough, hung over, morning after, hair of the dog, crapulous, crapulent
gambling gambling, bet, flutter, punt, gamble, casino, wager, slot machine, pokies, roulette, gambler, bookie, fruit machine, betting
devilish-luck mischief, calamity, bane, scourge, ill wind, plague
burden burden, load, millstone, albatross, deadweight, onus, hardship
obstacle obstacle, hindrance, barrier, stumbling block, impediment, bottleneck
limp-slack limp, floppy, slack, flaccid, flabby, droopy, saggy, drooping, wilted
hollow hollow, cavernous, void
crooked crooked, bent, askew, cockeyed, wonky, skew-whiff, lopsided, warped, bent out of shape
flat-dull bland, insipid, tasteless, dull, blah, meh, wishy-washy, vapid, uninteresting, flat
thin-watery thin, watery, diluted, runny, weak, dishwater
raw-unripe raw, unripe, uncooked, half-baked
burnt burnt
leak leak, leaky, leakage, spill, drip, seep
lack lack, shortage, scarcity, deficiency, dearth, deficit, want, paucity
delay delay, hold-up, setback, postponement, tailback
forget forget, forgetful, oblivion, amnesia, forgetfulness
refuse refuse, reject, rebuff, rejection, denial, spurn, snub, veto
forbidden forbidden, prohibited, banned, illegal, verboten, illicit, off limits, taboo, outlawed
escape escape, flee
hide hide, hidden
lost lost, astray, missing, gone astray, adrift
abandoned abandoned, forsaken, derelict, deserted, forlorn, jilted, ditched
ruin ruin, ruins, wreckage, rubble, ruined, dilapidation
beggary squalor, destitution, indigence, wretchedness
slum slum, shanty town, favela, skid row, hooverville, tenement, rookery
hovel hovel, dump, shack, shithole, rathole, doss house, fleapit, dosshouse, pigsty
rag rag, tatter, tatters, hand-me-down, schmatte
crutch crutch, walking frame, zimmer frame, wheelchair, crutches
gloomy gloomy, grim, dismal, bleak, sombre, dreary, dour, drab, glum, sullen, sinister, morose, lugubrious, saturnine
cockroach cockroach, roach, palmetto bug
flea flea, fleabag, fleapit, flea-bitten
bedbug bedbug, bug, bed bug
tick tick, mite, Lyme
maggot maggot, grub, woodworm, weevil, maggoty, grubs
leech leech, bloodsucker
rat rat, rodent, sewer rat
scorpion scorpion
spider spider
fly-insect fly
mosquito mosquito, gnat, midge, mozzie, skeeter
jellyfish jellyfish
weed-plant weed, nettle, bindweed, knotweed, thistle, dandelion, weeds
thorn thorn, spine
disease disease, illness, bug, lurgy, ailment, malady, ebola, BSE, SARS, morbid, STD, STI, sickness, disorder, dread lurgy, infirmity, pathology, contagion, affliction, syndrome, pox
sick sick, ill, unwell, poorly, peaky, ailing, crook, bilious, under the weather, unhealthy, sickly, invalid, diseased, infirm, queasy, lurgy
plague plague, pestilence, bubonic plague, Black Death, pestilent, scourge
epidemic epidemic, pandemic, outbreak, contagion, Covid, Ebola, SARS, Zika, bird flu, swine flu, monkeypox
cancer cancer, carcinoma, big c, leukaemia, leukemia, melanoma, lymphoma, metastasis, sarcoma, malignant, oncology, cancerous
tumour tumour, tumor, growth, polyp, cyst, lump, fibroid, goitre, neoplasm
ulcer ulcer, sore, canker, gastric ulcer, chancre, bedsore, fistula, cold sore, lesion
abscess abscess, boil, carbuncle, gumboil, furuncle, stye, pustule, quinsy, whitlow
leprosy leprosy, leper, leprous
cholera cholera, dysentery, runs
typhus typhus, typhoid, typhoid fever, scrub typhus
tuberculosis tuberculosis, consumption, TB, phthisis, scrofula, white plague
malaria malaria, swamp fever, ague, yellow fever, dengue, blackwater fever
smallpox smallpox, pox, variola, pockmark, monkeypox, cowpox, pock
measles measles, rubella, German measles, scarlet fever
mumps mumps
chickenpox chickenpox
scabies scabies, mange, ringworm, the itch, mites, mangy, scab
rash rash, eczema, hives, spots, dermatitis, nettle rash, psoriasis, nappy rash, shingles, urticaria, impetigo, acne
itch itch, itching, itchy, pruritus, athlete's foot, prickly heat, jock itch
wart wart, verruca, warty, papilloma, wart hog
boil-swelling swelling, bump, lump, oedema, bunion, welt, boil, wart, bloated, bubo, dropsy, lymph, swollen
gout gout
haemorrhoids haemorrhoids, piles, hemorrhoids, farmers, Chalfonts, bum grapes, pile
diarrhoea diarrhoea, diarrhea, loose bowels, gastroenteritis, dysentery, incontinence, upset stomach, gastro, incontinent, the trots
constipation constipation, constipated, bunged up, costive, bound up
nausea nausea, sickness, nauseous, seasick, queasiness, travel sick, bilious, sick, morning sickness, queasy, airsick
cough cough, whooping cough, croup, hacking, tickly cough, pertussis
cold-illness cold, catarrh, head cold, sniffles, common cold, runny nose, snuffles, rhinitis, hay fever, sinusitis
flu flu, influenza, grippe, man flu
fever fever, high temperature, feverish, delirium, ague
pain pain, ache, agony, soreness, sore, painful, twinge, sting, pang, torment, ouch, owie, neuralgia, colic, sciatica, lumbago, heartburn
headache headache, migraine, splitting head
toothache toothache
caries caries, tooth decay, cavity, rotten teeth, plaque, gingivitis, bad breath, halitosis, tartar, gum disease
cramp cramp, spasm, convulsion, charley horse, tic, twitch, spasmodic
epilepsy epilepsy, fit, epileptic, seizure, convulsion, fits, grand mal
stroke-illness stroke, apoplexy, aneurysm, thrombosis, embolism, clot, palsy
heart-attack heart attack, cardiac arrest, coronary, infarct, angina, arrhythmia, arteriosclerosis, heart failure
diabetes diabetes, diabetic, insulin
aids AIDS, HIV, HIV positive
syphilis syphilis, pox, syph, std, French disease, chancre, VD, venereal disease, STI, chlamydia, clap
gonorrhoea clap, gonorrhoea, the clap, drip, venereal
herpes herpes, cold sore, crabs, shingles, genital warts
jaundice jaundice, hepatitis, cirrhosis, yellow fever
rabies rabies, rabid, hydrophobia, mad dog
tetanus tetanus, lockjaw
polio polio
rheumatism rheumatism, arthritis, lumbago, rheumatic, arthrosis, slipped disc
asthma asthma, emphysema, bronchitis, wheezing, pneumonia, wheeze, pleurisy, diphtheria
allergy allergy, hay fever, anaphylaxis
anaemia anaemia, anemia, anaemic, haemophilia, leukaemia, scurvy, rickets, beriberi, pellagra
gangrene gangrene, gangrenous, necrosis, sepsis, septic, blood poisoning, frostbite
hernia hernia, rupture, prolapse, slipped disc
goitre goitre, goiter
paralysis paralysis, paralysed, paralytic, palsy, paraplegic, quadriplegic, tetraplegic, multiple sclerosis
coma coma, comatose, vegetative state, brain-dead
faint-verb faint, fainting, swoon, blackout, pass out, collapse
dementia dementia, senile, Alzheimer's, senility, Parkinson's, amnesia, doting
depression depression, nervous breakdown, melancholia, burnout, bipolar, schizophrenia, neurosis, anxiety, psychosis, anorexia, bulimia, paranoia, manic depression, post-traumatic stress
autism autism, autistic, Asperger's, ADHD, Tourette's
miscarriage miscarriage
abortion abortion, abort, termination, aborted
stillborn stillborn, cot death, stillbirth
infertile infertile, sterile, barren, infertility, childless, sterility
infection infection, infected, contagion, sepsis, cystitis, contagious, salmonella
inflammation inflammation, appendicitis, tonsillitis, arthritis, gastritis, conjunctivitis, meningitis, encephalitis, inflamed
virus virus, Covid, coronavirus, Ebola, rotavirus, norovirus, HIV, zika, corona, viral, retrovirus
germ germ, bacterium, microbe, bacillus, salmonella, anthrax, listeria, E. coli, staph, superbug
tapeworm tapeworm, intestinal worm, worms, threadworm, pinworm, hookworm, roundworm, tapeworms, flatworm
bruise bruise, contusion, black eye, shiner, black and blue, haematoma
fracture fracture, broken bone, broken leg, sprain, torn ligament, whiplash
burn-injury burn, scald
surgery surgery, operation
amputate amputate, amputee, stump
enema enema, clyster, colonic irrigation, douche, suppository, colonoscopy
pill pill, tablet
injection injection, syringe, hypodermic, vaccine
hospital hospital
laxative laxative, purgative, senna, Ex-Lax, syrup of figs, runs
medicine medicine, drug
ambulance ambulance
psychiatry psychiatry, mental hospital, shrink, psychiatric ward, loony doctor, lobotomy, straitjacket, electroshock
squint squint, cross-eyed, boss-eyed, wall-eyed, cockeyed, cross-eye, strabismus, cataract, glaucoma
phlegm phlegm, sputum, catarrh, mucus, expectorate, hawk
scab scab, crust, scabby, scabs, eschar, crusty
blister blister, chilblain, callus, bunion, vesicle
numb numb, numbness, anaesthetic, pins and needles
intestine gut, bowel, colon, intestine, guts, bowels, enteron, innards, entrails, viscera, appendix, offal, tripe
rectum rectum, colon, sphincter
bladder bladder, gall bladder, catheter, colostomy
womb womb, uterus, uterine, cervix
placenta placenta, afterbirth, umbilical cord, amniotic
ovary ovary
prostate prostate, prostatic
kidney-stone kidney stone, stone, gallstone, renal
hitler Hitler, Adolf, Adolf Hitler, Fuehrer, Third Reich
nazi Nazi, SS, gestapo, neo-Nazi, stormtrooper, skinhead, NSDAP, brownshirt, SA, swastika, white power, white supremacist, alt-right, Aryan, heil
swastika swastika, Iron Cross, SS runes
fascist fascist, far-right, blackshirt, brownshirt, falangist, right-winger
mussolini Mussolini, duce
stalin Stalin, Stalinism, stalinist, gulag
lenin Lenin, Leninism, leninist, bolshevik
mao Mao Zedong, Maoist, Maoism
pol-pot Pol Pot, Khmer Rouge
dictator dictator, autocrat, dictatorship, strongman, junta, warlord
dictator-local Oswald Mosley, Mosley, Cromwell, Idi Amin, Mugabe, Ceausescu, Gaddafi, Saddam Hussein, Pinochet, Franco, Kim Jong-un
tyrant tyrant, despot, tyranny, oppressor, despotic, slave driver
communist communist, commie, bolshevik, marxist, pinko, bolshie
socialist socialist, lefty, leftie, champagne socialist, pinko
capitalist capitalist, profiteer, exploiter, robber baron, bloodsucker
anarchy anarchy, anarchist, anarchism, mob rule
racist racist, racism, bigot, white supremacist, xenophobe, segregationist, Jim Crow, bigotry, xenophobia
apartheid apartheid, segregation, Jim Crow, colour bar
slavery slavery, slave trade, serfdom, enslavement, bondage, plantation slave, slaver, chattel
colony colony, colonial
genocide genocide, ethnic cleansing, extermination, final solution
holocaust Holocaust, Shoah, Auschwitz, Treblinka, Sobibor, Babi Yar
concentration-camp concentration camp, gulag, death camp, Auschwitz, Dachau, Belsen, Guantanamo, labour camp, extermination camp, prison camp, internment camp
gas-chamber gas chamber, Zyklon B, gassing, gas oven
ghetto ghetto
pogrom pogrom
war war, warfare, blitz, battle, warmonger, combat, world war, blitzkrieg
civil-war civil war, insurgency, uprising
army army
soldier soldier
troops-militia militia, paramilitary, mercenary, warlord, Black and Tans, death squad
secret-police secret police, Gestapo, Stasi, KGB, CIA, MI5, Securitate
police police
cop cop, pig, fuzz, rozzer, filth, bobby, copper, bizzie, police officer, bill, bacon, five-0, 5-0, peeler, plod, bizzy, po-po, dibble, boys in blue, flatfoot, garda, traffic warden, old bill
spy spy, mole, double agent, secret agent, espionage, informant, spook, snoop, agent provocateur, wiretap
terrorist terrorist, bomber, provo, extremist, jihadist, suicide bomber, hijacker, terrorism, gunman, jihadi
terror-group ISIS, Al-Qaeda, Taliban, IRA, ETA, KKK, daesh, isil, Provo, Boko Haram, Hamas, Hezbollah, Ku Klux Klan, UVF, UDA, Aum
hostage hostage
revolution revolution
coup coup, putsch, junta, putschist, overthrow
riot riot, unrest, rioter, mob, uprising, insurrection, mutiny, rumpus
rebel rebel, insurgent, mutineer, insurrectionist, guerrilla, revolutionary
strike-labour strike
demonstration demonstration, protest
occupation occupation, occupier
invasion invasion, invader, incursion, Blitzkrieg, aggression, aggressor
annexation annexation
separatist separatist
traitor-political collaborator, quisling, fifth column, collaborationist, Vichy
propaganda propaganda, brainwashing, spin doctor, fake news, agitprop, disinformation, indoctrination, spin
censorship censorship, gag order, censor, muzzle, blacklist, book burning
corruption-politics nepotism, cronyism, jobs for the boys, pork barrel, old boys' network, gerrymander, sleaze, gravy train
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
refugee refugee, asylum seeker, displaced person, boat people, stateless, deportee, evacuee
immigrant immigrant, illegal alien, illegal immigrant, economic migrant, wetback, migrant, anchor baby
class-enemy fat cat, class enemy, bourgeois, bourgeoisie, Tory toff, plutocrat, kulak, one percenter
historic-trauma Titanic, Hiroshima, Chernobyl, Nagasaki, Lockerbie, Ground Zero, Bloody Sunday, Hillsborough, Columbine, Fukushima, Bhopal, Agent Orange, Pearl Harbor, Hindenburg, Waco
god God, Jehovah, Yahweh, Almighty, deity
goddess goddess
jesus Jesus, Jesus Christ, Nazarene, Jesus H. Christ, Jeez, Messiah, Redeemer
christ Christ, Messiah, Saviour, Redeemer, crucified
virgin-mary Virgin Mary, Our Lady, Madonna, Blessed Virgin, Immaculate Conception
holy-spirit Holy Spirit, Holy Ghost
saint saint, holy
sacred sacred, holy
angel angel
devil devil, satan, lucifer, old nick, beelzebub, mephisto, 666, Old Harry, Prince of Darkness, Antichrist, Mephistopheles, diabolic, the Evil One
satan Satan, Lucifer, Satanic, satanism, satanist, Belial, 666, beelzebub, Baphomet
demon demon, evil spirit, fiend, imp, incubus, succubus, daemon, demonic, poltergeist, hellhound
hell hell, hades, inferno, purgatory, fire and brimstone, Gehenna, underworld, netherworld, hellfire, infernal, hellhole
paradise paradise, heaven
sin sin, vice, lust, gluttony, sloth, wickedness, mortal sin, original sin, transgression, sinful
sinner sinner, evildoer, transgressor, wrongdoer, adulterer
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
priest priest, clergyman, paedo priest, father confessor
monk monk
nun nun, Carmelite
bishop bishop
pope pope, papist, papal, Holy Father
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
jew Jew, Jewish, Zionist, Israelite, Semite
muslim Muslim, moslem, Islamist, Mohammedan, Islam
christian Christian
infidel infidel, unbeliever, pagan, heathen, atheist, kafir, giaour, goy, godless
heretic heretic, heresy, apostate, dissenter, schismatic, blasphemer
blasphemy blasphemy, sacrilege, profanity, desecration, goddam, godforsaken, Christ almighty, for Christ's sake, bloody hell, God's teeth
sect sect, cult, Scientology, Moonies, cultist, Opus Dei, Mormon, Jehovah's Witness, freemason, doomsday cult
holy-war holy war, jihad, crusade, crusader, jihadist, inquisition, mujahideen
halal halal, permitted
kosher kosher
fasting fasting, Ramadan, Lent
pilgrimage pilgrimage, pilgrim
sacrifice sacrifice, victim, human sacrifice, scapegoat, martyr, burnt offering, martyrdom
baptism baptism
mass-liturgy Mass
relic relic
miracle miracle
blessing blessing
witch witch, witchcraft, enchantress, sorceress, hellcat, wicca, coven, hag, banshee, black magic
sorcerer sorcerer, wizard, warlock, necromancer, voodoo, witch doctor, shaman, juju
magic magic, sorcery
evil-eye evil eye, jinx, whammy
taboo taboo, unmentionable, no-no
idol idol, false god, golden calf, Baal, idolatry, Moloch
antichrist Antichrist
judas Judas
apocalypse apocalypse, Armageddon, doomsday, Judgement Day, end of the world, four horsemen, Ragnarok, end times
eternity-afterlife afterlife, underworld, hereafter, Hades, Styx, purgatory
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
contested-place Crimea, Gaza, West Bank, Ulster, Taiwan, Tibet, Falklands, Kashmir, Kosovo, Palestine
deity-local Odin, Woden, Cernunnos
evil-spirit-local banshee, bogeyman, boogeyman, gremlin, ghoul, hobgoblin, ogre, wendigo, bunyip, pooka
! vulgar | Hurensohn | son of a bitch | fils de pute | hijo de puta | figlio di puttana : son of a bitch, whoreson, sumbitch
! vulgar | Scheißkerl, Wichser (sehr vulgär) | fucker, very vulgar insult | connard, enfoiré | cabronazo, hijo de puta | stronzo, bastardo : fucker, fuckwit, fuckhead, fucktard, fuckface, fuckboy, fuckup, cocksucker, cockhead, dickface, shitbag, shitface, shitstain, cumbag, scumfuck
! vulgar | Drecksack, Arsch (Schimpfwort) | vulgar insult for a person | injure vulgaire | insulto vulgar | insulto volgare : douche, douchebag, twatface, bawbag, ballbag, asshat, asswad, assclown, arsewipe, assface, buttface, butthead, pissface, wankstain, bitchass, turdface
! vulgar | Sexstellung oder Sexpraktik | sexual act or position | pratique sexuelle | práctica sexual | pratica sessuale : rimjob, rimming, handjob, footjob, titfuck, deepthroat, doggy style, missionary position, sixty-nine, cowgirl, fisting, fingering, cunnilingus, anilingus, teabagging, creampie
! vulgar | Ejakulation, abspritzen | ejaculate, cumshot | éjaculer, éjaculation | eyacular, corrida | eiaculare, sborrata : ejaculate, ejaculation, cumshot, bukkake, spooge, money shot, precum, pearl necklace, wet dream
! vulgar | scharfe Frau, Sexobjekt | attractive woman seen as a sex object | femme bandante | tía buena, maciza | gnocca, bonazza : milf, gilf, jailbait, nympho, nymphomaniac, sexpot, booty call, fuck buddy, cumslut, cockteaser, prick-tease, cumdumpster, lolita, cum dumpster, camgirl
! vulgar | Zoophilie | bestiality, sex with animals | zoophilie | zoofilia | zoofilia : bestiality, zoophilia, sheep-shagger, goatfucker, pigfucker
! vulgar | Leichenschändung | necrophilia | nécrophilie | necrofilia | necrofilia : necrophilia, necrophile
! vulgar | Scheidenfurz | vaginal fart | pet vaginal | pedo vaginal | scorreggia vaginale : queef, fanny fart
! vulgar | Gesäßritze, Damm | perineum, gooch | périnée | perineo | perineo : gooch, perineum, grundle, choad, chode
! insulting | Blödmann, Trottel (britisch, australisch, irisch) | idiot (slang) | imbécile (argot) | imbécil (jerga) | idiota (gergo) : dillweed, gobdaw, amadan, gombeen, wassock, nong, boofhead, ning-nong, dunderpate, numbskull, numskull, chucklehead, peabrain, birdbrain, pinhead
! medical | Missbildung | birth defect, deformity | malformation | malformación | malformazione : deformity, birth defect, harelip, cleft palate, clubfoot, spina bifida, thalidomide, Siamese twins, Down's syndrome, conjoined twin
! medical | Obduktion, Leichenschau | autopsy, post-mortem | autopsie | autopsia | autopsia : autopsy, post-mortem, dissection, vivisection, rigor mortis, embalming
! medical | Fußpilz, Körpergeruch | body odour, smelly feet | odeur corporelle | mal olor corporal | cattivo odore : body odour, smelly feet, earwax, smegma, toe jam, navel fluff, belly button fluff, dingleberries
! vulgar | Analuntersuchung, Sonde | rectal probe | sonde rectale | sonda rectal | sonda rettale : probe, rectal exam, anal probe
! insulting | Spaßvogel, Langweiler (Jugendsprache) | nerd, dweeb, geek | ringard, boloss | friki, pringado | secchione, sfigato : nerd, dweeb, geek, dork, dorky
! insulting | Gauner | spiv, conman, shark | filou, escroc | timador, granuja | imbroglione : spiv, conman, crook, shark, shyster, weasel
! vulgar | Gruppensex, Partnertausch | swinging, wife swapping | échangisme | intercambio de parejas | scambio di coppie : swinger, swinging, dogging, gangbang, threesome
! vulgar | Stück Scheiße | piece of shit | tas de merde | pedazo de mierda | pezzo di merda : POS
! vulgar | Quatsch, Bullshit (Abkürzung) | bullshit | conneries | gilipolleces | stronzate : BS
! insulting | Schlampe (Abkürzung) | slut | salope | puta | troia : THOT
! negative | Ruhe in Frieden, tot | rest in peace, dead, death | repose en paix, mort | descanse en paz, muerto | riposi in pace, morto : RIP, DOA
! medical | Geschlechtskrankheit | sexually transmitted disease, infection | maladie sexuellement transmissible | enfermedad de transmisión sexual | malattia sessualmente trasmissibile : STD, STI, VD
! medical | Harnwegsinfekt | urinary tract infection | infection urinaire | infección urinaria | infezione urinaria : UTI
! medical | prämenstruelles Syndrom | premenstrual syndrome, menstruation | syndrome prémenstruel | síndrome premenstrual | sindrome premestruale : PMS
! religious | Zahl des Teufels | number of the devil, beast | nombre du diable | número del diablo | numero del diavolo : 666
! negative | Unglückszahl | unlucky number, bad luck | nombre qui porte malheur | número de la mala suerte | numero sfortunato : 13
`,
}
