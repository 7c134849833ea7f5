import type { Concept } from './concepts.ts'

/*
 * How often a concept makes names unlucky, relative to the number of its words: the logarithm of the ratio, in tenths,
 * counted in `bench/own-list` by `bench/fit-nearness.ts`. Concepts that nobody mentions about a name, such as a wart,
 * have a low grade.
 */
const grades = `
abortion 4, accident 2, adultery 5, aids 10, amphetamine 4, anger 0, angry 3, anus 7, armpit 4, arse 18, arsehole 1
bad 14, bad-omen 5, bald 8, bankrupt 3, bastard 9, beast 2, beat -1, bedbug 9, beggar 4, belch 5, big-mouth -3
big-nose 6, bimbo 2, bitch 12, blockhead -1, blood 7, blow-job 8, bollocks -2, bomb 4, boor -2, bore-person 2
boring 8, braggart -4, breakdown 9, breasts-vulgar 10, broken 4, brothel -3, buttocks 7, cancer 6, cannabis -2
carrion 5, chamber-pot 2, chaos -3, cheap 6, cheat -2, chicken-insult 5, cigarette 1, clumsy -2, cocaine 1
cockroach 6, coffin 11, complain 2, concentration-camp 2, constipation 7, cop -7, corpse 9, cough 6, counterfeit 3
cow-insult 5, coward -1, crack 5, crazy 2, cretin 2, cripple 4, cuckold 10, curse 2, damage 1, damn 3, dangerous 4
dead 14, death 16, debt 4, demon 8, destroy 0, devil -4, devilish-luck 9, diarrhoea 6, diarrhoea-vulgar 7
dictator 6, die 8, dirt 8, dirty 9, disaster 1, disease 7, disgust 6, disgusting 5, dog-insult 9, donkey 10, doom 4
droppings 7, drug 1, drug-addict -4, drunk -6, dung 8, epidemic 7, erection 6, error 3, evil 9, evil-spirit-local -6
excrement 11, executioner 7, explosion 5, failure 6, false 5, fart 18, fascist 5, fat-person -3, fear 3, finished 4
flat-dull 8, flea 6, fool 7, fraud 3, fuck 12, fuck-exclamation 13, garbage 8, gay 3, ghost -1, glans 13, gloomy 5
go-to-hell -4, goat-insult 10, goitre 12, gonorrhoea 4, good-for-nothing 2, gout 12, grave 13, haemorrhoids 7
hate 3, hell 4, heroin-drug 1, herpes 8, hitler 6, hole-vulgar 5, horny 4, hovel 2, hump 2, hunger 4, idiot 10
intercourse 5, intestine 6, junk 2, kill 3, lack 4, lame-person 6, latrine 4, lazybones 0, leak 8, lecher 0, leech 7
leprosy 6, lie 6, limp-slack 7, lose 6, loser 1, loss 8, lost 4, louse 16, madhouse 4, madman 5, masturbate 9
miscarriage 7, miser -5, misfortune 6, monkey-insult 7, monster 1, mould 7, mud 5, murder 3, mute-person 6, naked 5
nausea 7, nazi 13, negro-word 7, nipple 5, noise 3, not 3, nothing -1, obscene -2, old 0, old-hag -6
old-man-derog -2, orgasm 6, orgy 6, ox-insult 5, paedophile 7, pain 11, parasite 1, pee 14, penis 9, penis-vulgar 19
pervert 6, pig 8, pimple 8, piss 13, pity 4, plague 8, poison 8, poop 15, poor 2, porn 3, potbelly 1, poverty 6
prison -3, problem 2, prostitute 4, pubic-hair 3, punishment 5, rabies 6, rape 4, rascal -1, rash 7, rat 5
rat-insult 8, rectum 13, retarded 3, robbery 5, rot 2, rubbish-quality 6, rude 2, sad 2, scab 10, scabies 12
scoundrel 1, scum 3, semen 3, sex 10, shame 6, shame-on-you 3, shit 20, shit-verb 10, sick 13, sin 7, sissy 1
skinny -3, slave 4, slime 7, slow 5, slur-black -2, slur-disabled 5, slur-foreigner -5, slur-gay 12
slur-indigenous 4, slur-jew 1, slur-lesbian 3, slur-neighbour -7, slur-poor -4, slur-region -5, slur-trans 7
slur-woman 6, slut 5, snitch -6, snot 5, sodomy 0, son-of-bitch 1, sorrow 1, sow 8, spit 0, stain 3, stale 5
stick-vulgar 4, stink 9, stupid 10, suck-vulgar 9, swamp 2, sweat 9, syphilis 5, terror-group 10, terrorist 4
testicles-vulgar 8, thief 6, tired 1, toady -5, toilet 5, torture 5, traitor 4, tramp -1, transvestite 4
trash-person 7, trick 3, ugly 9, urine 10, useless 6, vagina 6, vermin 3, violence 4, virus 6, vomit 8
vulva-vulgar 18, wanker 11, war 8, wart 7, whore 13, witch 2, worthless 11, wretch 0, yuck 2
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
