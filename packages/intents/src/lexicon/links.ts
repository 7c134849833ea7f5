import { concepts } from './concepts.ts'

/** Words that refer to earlier turns, and polite phrases around a question. */
export const linkWords = concepts({
  followUp: `
    de: und, und für, und in, und mit, und was ist mit, was ist mit, und wie, wie siehts, wie sieht es, und wenn, aber, dann, auch, genauso, dasselbe, das gleiche, stattdessen, jetzt, filter, filtere, grenze ~ ein, beschränk*
    en: and, and for, and in, what about, how about, but, then, also, same for, the same, instead, now, and what, ok and, only, filter, narrow, restrict
    fr: et, et pour, et en, et avec, et si, qu en est il, mais, alors, aussi, pareil, la meme chose, plutot, maintenant, filtre, filtrer, restreins, limite
    es: y, y para, y en, y con, y si, que tal, que hay de, pero, entonces, tambien, lo mismo, ahora, mejor, filtra, filtrame, limita, restringe
    it: e, e per, e in, e con, e se, che ne dici, ma, allora, anche, lo stesso, la stessa cosa, invece, adesso, filtra, filtrami, limita, restringi`,
  reference: `
    de: es, sie, ihn, er, ihr, ihre, dazu, davon, dafür, damit, darauf, daran, dieser, diese, dieses, diesen, diesem, der da, die da, das da, jener, jene, jenen, die marke, der marke, dem treffer, der treffer, die beiden, den beiden, beide, beiden
    en: it, its, this, that, this one, that one, these, those, the one, them, they, their, the mark, the hit, both, the two, him
    fr: elle, il, la, le, celle, celui, celle ci, celui ci, celle la, celui la, cela, ca, en, y, elles, ceux, celles, cette marque, la marque, les deux, son, sa, ses, lui
    es: ella, el, la, lo, le, esa, ese, esta, este, eso, esto, aquella, aquel, la marca, las dos, los dos, ambas, ambos, su, sus, suya, suyo
    it: lo, la, essa, esso, quella, quello, questa, questo, ne, ci, il marchio, i due, entrambi, entrambe, suo, sua, suoi, sue, quest`,
  first: `
    de: erste, ersten, erster, erstes, oberste, obersten, 1
    en: first, top one, top hit, 1st
    fr: premier, premiere, 1er, 1ere
    es: primera, primero, primer
    it: primo, prima`,
  second: `
    de: zweite, zweiten, zweiter, zweites
    en: second, 2nd
    fr: deuxieme, second, seconde
    es: segunda, segundo
    it: seconda, secondo`,
  third: `
    de: dritte, dritten, dritter, drittes
    en: third, 3rd
    fr: troisieme
    es: tercera, tercero, tercer
    it: terza, terzo`,
  fourth: `
    de: vierte, vierten, vierter, viertes
    en: fourth, 4th
    fr: quatrieme
    es: cuarta, cuarto
    it: quarta, quarto`,
  fifth: `
    de: fünfte, fünften, fünfter, fünftes
    en: fifth, 5th
    fr: cinquieme
    es: quinta, quinto
    it: quinta, quinto`,
  sixth: `
    de: sechste, sechsten, sechster, sechstes
    en: sixth, 6th
    fr: sixieme
    es: sexta, sexto
    it: sesta, sesto`,
  seventh: `
    de: siebte, siebten, siebter, siebtes
    en: seventh, 7th
    fr: septieme
    es: septima, septimo
    it: settima, settimo`,
  eighth: `
    de: achte, achten, achter, achtes
    en: eighth, 8th
    fr: huitieme
    es: octava, octavo
    it: ottava, ottavo`,
  ninth: `
    de: neunte, neunten, neunter, neuntes
    en: ninth, 9th
    fr: neuvieme
    es: novena, noveno
    it: nona, nono`,
  tenth: `
    de: zehnte, zehnten, zehnter, zehntes
    en: tenth, 10th
    fr: dixieme
    es: decima, decimo
    it: decima, decimo`,
  last: `
    de: letzte, letzten, letzter, letztes
    en: last
    fr: dernier, derniere
    es: ultima, ultimo
    it: ultima, ultimo`,
  alive: `
    de: lebend*, lebendig*, aktiv*, aktive, eingetragen*, gültig*, noch lebt, in kraft, registrierte, registrierten
    en: alive, live, active, living, registered, in force
    fr: vivante*, vivant*, active, actif, actives, en vigueur, valide, valides, enregistree, enregistre, enregistrees
    es: viva, vivo, vivas, activa, activo, activas, vigente, vigentes, en vigor, registrada, registrado, registradas
    it: viva, vivo, attiva, attivo, attivi, vigente, vigenti, registrato, registrata, registrati, in vigore`,
  dead: `
    de: tot, tote, toten, erloschen*, gelöscht*, abgelaufen*, verfallene, verfallenen, nicht mehr in kraft, nicht mehr gültig*, nicht mehr eingetragen*, nicht mehr aktiv*
    en: dead, expired, cancelled, canceled, lapsed, abandoned, no longer registered, no longer in force, no longer active, no longer alive
    fr: morte, mort, mortes, eteinte, eteintes, expiree, expirees, radiee, radiees, plus en vigueur, plus valides
    es: muerta, muerto, muertas, extinguida, extinguidas, caducada, caducadas, expirada, expiradas, canceladas, ya no estan en vigor, ya no vigentes
    it: morta, morto, estinta, estinti, scaduta, scaduto, scaduti, cancellati, non piu in vigore, non piu vigenti`,
  pending: `
    de: anhängige, anhängigen, anhängig, schwebende, schwebenden, beantragte, beantragten, laufende, laufenden, offene, offenen, noch nicht eingetragen*, noch nicht registriert*, noch nicht entschieden*
    en: pending, not yet registered, undecided
    fr: en attente, en instance, en cours d examen, pendante, pendantes, pas encore enregistrees
    es: pendiente, pendientes, en tramite, en tramitacion, aun no registradas, todavia no registradas
    it: pendente, pendenti, in attesa, in esame, in sospeso, non ancora registrati`,
})
