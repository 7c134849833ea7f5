import type { Concept } from './concepts.ts'

/*
 * How often a concept makes names unlucky, relative to the number of its words: the logarithm of the ratio, in tenths,
 * counted in `bench/own-list` by `bench/fit-nearness.ts`. Concepts that nobody mentions about a name, such as a wart,
 * have a low grade.
 */
const grades = `
abortion 10, adultery 11, aids 13, anus 8, arse 20, arsehole 6, bad 16, bad-omen 8, bald 11, bankrupt 5, bastard 11
beast 9, beggar 10, big-mouth 4, bimbo 8, bitch 17, blockhead 2, blood 11, blow-job 9, bollocks 2, boor -1
bore-person 2, boring 9, breakdown 12, breasts-vulgar 13, broken 6, brothel 4, buttocks 7, cancer 12, carrion 9
chaos 2, cheap 9, chicken-insult 12, cocaine 2, coffin 16, constipation 13, cop 0, corpse 12, counterfeit 6
cow-insult 11, coward 3, crack 10, crazy 5, cretin 9, cripple 8, cuckold 12, damage 8, damn 5, dead 17, death 17
debt 10, demon 14, devil 2, devilish-luck 14, diarrhoea 10, diarrhoea-vulgar 10, dictator 12, die 9, dirt 10, dirty 10
disease 10, disgust 11, disgusting 5, dog-insult 14, donkey 15, doom 9, droppings 10, drug 4, drunk 0, dung 13
erection 8, error 3, evil 10, evil-spirit-local 1, excrement 13, executioner 13, explosion 11, failure 6, false 10
fart 20, fat-person 2, fear 6, finished 9, flea 12, fool 11, fraud 6, fuck 14, fuck-exclamation 15, garbage 12
ghost 6, glans 16, go-to-hell 0, goat-insult 14, good-for-nothing 5, grave 14, haemorrhoids 13, hell 13, horny 5
hovel 8, hump 9, hunger 11, idiot 11, intercourse 8, intestine 9, junk 3, kill 4, lame-person 11, latrine 11
lazybones 3, leak 14, lecher 5, lie 11, lose 12, loser 6, loss 10, louse 18, madman 9, masturbate 13, miscarriage 14
miser 1, misfortune 8, monkey-insult 12, monster 7, mould 12, mud 10, mute-person 12, nausea 13, nazi 9, noise 9
not 9, nothing 6, obscene 3, old 7, old-hag 1, old-man-derog 4, orgasm 10, orgy 12, ox-insult 12, paedophile 12
pain 12, pee 17, penis 10, penis-vulgar 21, pervert 7, pig 13, pimple 13, piss 17, pity 11, plague 13, poison 14
poop 18, poverty 12, prison 3, problem 9, prostitute 8, punishment 10, rabies 11, rascal 3, rat 12, rat-insult 14
rectum 17, rot 7, rubbish-quality 7, scabies 12, scoundrel 3, scum 9, semen 7, sex 11, shame 12, shame-on-you 9
shit 22, shit-verb 11, sick 15, sissy 6, slave 10, slime 11, slow 11, slur-disabled 1, slur-gay 11, slur-lesbian 6
slur-neighbour -1, slur-poor 3, slur-region 2, slur-trans 12, slur-woman 9, slut 8, snitch 1, snot 9, sodomy 7
son-of-bitch 6, sorrow 5, sow 14, stale 11, stick-vulgar 11, stink 8, stupid 14, suck-vulgar 11, sweat 13, syphilis 10
terror-group 9, terrorist 10, testicles-vulgar 10, thief 11, tired 6, toilet 2, torture 8, traitor 10, tramp 5
transvestite 9, trash-person 10, trick 7, ugly 10, urine 11, useless 9, vagina 12, vermin 8, vomit 9, vulva-vulgar 19
wanker 14, war 14, whore 16, witch 9, worthless 11, wretch 7, yuck 7
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
