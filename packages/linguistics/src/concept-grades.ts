import type { Concept } from './concepts.ts'

/*
 * How often a concept makes names unlucky, relative to the number of its words: the logarithm of the ratio, in tenths,
 * counted in `bench/own-list` by `bench/fit-nearness.ts`. Concepts that nobody mentions about a name, such as a wart,
 * have a low grade.
 */
const grades = `
abortion 4, abscess 4, accident 4, adultery 4, aids 7, amphetamine 2, anger 3, angry 4, anus 7, armpit 3, arrogant 1
arse 15, arsehole 4, bad 11, bad-omen 5, bald 5, bankrupt 4, bare-bottom 7, bastard 8, beast 4, beat 0, bedbug 11
beggar 4, beggary 11, belch 4, big-mouth -3, big-nose 4, bimbo 2, bitch 10, blockhead 1, blood 5, blow-job 7
boil-swelling 7, bollocks 3, bomb 3, boor -1, booze -4, bore-person 3, boring 6, braggart -4, break-verb 6
breakdown 9, breasts-vulgar 10, broken 4, brothel 0, buttocks 7, cancer 15, cannabis -4, carrion 4, chamber-pot 2
chaos 0, cheap 6, cheat 4, cheeky 1, chicken-insult 6, cigarette 1, clitoris 4, clumsy 0, cocaine 1, cockroach 9
coffin 10, cold-illness 1, complain -1, concentration-camp 1, constipation 6, cop -4, corpse 10, corrupt 3, cough 7
counterfeit 3, cow-insult 7, coward 2, crack 5, cramp 7, crazy 5, cretin 5, criminal 1, cripple 3, cry-weep 2
cuckold 6, curse 7, damage 2, damn 3, dandruff 10, dangerous 3, dead 11, death 14, debt 4, demon 8, destroy 0
devil 3, devilish-luck 6, diarrhoea 4, diarrhoea-vulgar 4, dictator 5, die 6, dirt 9, dirty 7, disaster 1
disease 11, disgust 6, disgusting 2, dog-insult 11, donkey 11, doom 3, droppings 8, drug 1, drug-addict -4, drunk -4
drunkard -3, dung 9, empty 5, epidemic 4, epilepsy 5, erection 5, error 3, eternity-afterlife 7, evil 7, evil-eye 7
evil-spirit-local -2, excrement 11, executioner 7, explosion 5, failure 4, false 6, fart 14, fascist 4
fat-person -1, fear 0, fetish 5, finished 1, flat-dull 4, flea 11, flu 8, fool 8, forbidden 2, forbidden-food 13
forbidden-religious 14, foreskin 7, fraud 5, fuck 10, fuck-exclamation 11, funeral -2, garbage 10, gas-chamber 9
gay 7, ghost 8, glans 9, gloomy 4, go-to-hell -1, goat-insult 9, goitre 8, gonorrhoea 6, good-for-nothing 1
goose-insult 8, gossip -3, gout 7, grave 13, grope 2, guilt 4, haemorrhoids 6, halal 10, hang-person 3, hate 3
heat-rut 3, hell 7, heretic 5, heroin-drug 2, herpes 7, hitler 7, hole-vulgar 7, horny 6, hovel 0, hump 3
hunchback 5, hunger 3, hypocrite 2, idiot 8, impotent 4, infidel 4, intercourse 3, intestine 6, junk 4, kill 5
lack 6, lame-person 5, latrine 3, lazybones 0, leak 8, lecher 0, leech 6, leprosy 6, liar 3, lie 8, limp-slack 5
lose 5, loser 4, loss 7, lost 4, louse 13, lust 1, madhouse 3, madman 6, masturbate 6, miscarriage 6, miser 1
misfortune 4, mistress 0, monkey-insult 9, monster 2, motherfucker 3, mould 10, mourning 4, mud 3, murder 5
mute-person 7, naked 2, nausea 6, nazi 9, negro-word 6, nipple 8, noise 2, not 3, nothing 2, obscene 1, old 0
old-hag -4, old-man-derog -1, orgasm 5, orgy 4, ox-insult 6, paedophile 5, pain 8, parasite 1, pee 11, penis 10
penis-vulgar 16, pervert 3, phlegm 8, pig 11, pimp 1, pimple 7, piss 11, pity 3, plague 10, poison 6, poop 12
poor 8, porn 2, potbelly 2, poverty 6, prison -4, prisoner 2, problem 2, prostitute 7, pubic-hair 8, punishment 4
pus 8, rabies 7, rag 4, rape 5, rascal -2, rash 4, rat 9, rat-insult 10, rectum 8, retarded 4, robbery 2, rot 6
rubbish-quality 7, rude 3, ruin 4, rust 5, sad 1, satan 6, savage 1, scab 8, scabies 12, scoundrel -3, scum 1
secret-police 1, semen 6, sewer 2, sex 8, shame 5, shame-on-you 2, shit 16, shit-verb 11, sick 12, sin 6, sissy 3
skinny -2, slap -4, slave 3, slime 6, slow 4, slur-arab -1, slur-asian 1, slur-black -2, slur-disabled 2
slur-foreigner 1, slur-gay 10, slur-indigenous 8, slur-jew 3, slur-lesbian 6, slur-neighbour -3, slur-poor 0
slur-region -5, slur-roma 4, slur-trans 5, slur-white 4, slur-woman 4, slut 8, smallpox 4, snake-insult 3, snitch -3
snot 5, sodomy 1, son-of-bitch 4, sorrow 2, sow 7, spit 1, spoiled 6, stain 2, stale 5, steal 0, stick-vulgar 5
stink 10, stupid 12, suck-vulgar 7, swamp 2, swastika 6, sweat 6, syphilis 6, terror-group 8, terrorist 2
testicle 6, testicles-vulgar 8, thief 12, tick 8, tired 2, toady -4, toilet 3, tongue-kiss 4, torture 4, traitor 3
tramp 2, transvestite 5, trash-person 8, trick 5, tuberculosis 5, tumour 6, ugly 9, urine 16, useless 5, vagina 8
vermin 3, violence 2, virus 6, vomit 9, vulva-vulgar 15, wanker 7, war 8, wart 7, weak 2, weakling -1, whore 12
witch 3, worm-insult 5, worse 5, worthless 7, wound 4, wretch 0, yuck 3, zombie 4
`

/** Returns the grade of concepts for which the list has no name. */
export function unknownGrade({ key, register }: Concept): number {
  const isGrave = register === 'vulgar' || key.startsWith('!')
  return isGrave ? 0.5 : -0.5
}

const known = new Map(
  grades
    .trim()
    .split(/[\n,]/)
    .map((line) => line.trim().split(' '))
    .map(([key = '', tenths = '']) => [key, Number(tenths) / 10]),
)

/** Returns the grade of a concept; see {@link grades}. */
export function gradeOf(concept: Concept): number {
  return known.get(concept.key) ?? unknownGrade(concept)
}
