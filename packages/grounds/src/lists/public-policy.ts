/*
 * Words against public policy or accepted principles of morality, by severity: vulgar and insulting words, glorified
 * crime, drugs, religion and politics. Our own list of common words, by kind; ethnic slurs as WordNet marks them. Lines
 * are `certainty | language | words`; `*` stands for every language. Words of fewer than five letters count only as
 * whole words.
 */
export const publicPolicy = `
0.9 | en | fuck, fucking, fucker, fucked, motherfucker, cunt, nigger, faggot, cocksucker, bullshit, shit, shitty, asshole, arsehole, wanker, twat, whore, slut, dickhead, bastard, retard, kike, spic, chink, jizz, cum, blowjob, wetback
0.45 | en | pussy, bitch, dick, cock, arse, ass, tits, boobs, piss, crap, damn, screw, porn, horny, bollocks, bugger, fart, pimp, hooker, slutty, sexy, naked, weed, sucks, jackass, badass
0.75 | en | chinaman, coolie, dago, ginzo, greaseball, hymie, kaffir, kraut, krauthead, pickaninny, piccaninny, redskin, injun, sheeny, spick, spik, wop, yid, honky, whitey, wog, poof, papist, mongoloid, dickhead, horseshit, dogshit, chickenshit, son of a bitch, turd, shite
0.9 | de | ficken, fick, gefickt, ficker, wichser, hurensohn, hure, hurenkind, fotze, arschloch, arsch, schlampe, scheiße, scheiss, kacke, schwuchtel, kanake, neger, nutte, möse, titten, schwanzlutscher, missgeburt, spast, pisser, nigger
0.55 | de | furz, pimmel, busen, geil, kotze, pissen, blöd, idiot, depp, trottel, puff, sau, drecksau, popp, nackt, bumsen, verarscht
0.9 | fr | putain, pute, salope, enculé, enculer, merde, connard, connasse, conne, bite, couille, couilles, nique, niquer, baise, baiser, pédé, bordel, foutre, chier, bougnoule, nègre, bâtard, branleur
0.45 | fr | chatte, cul, con, pisse, zizi, nichons, abruti, débile, crétin
0.9 | es | puta, puto, hijo de puta, hijoputa, joder, coño, mierda, cabrón, gilipollas, follar, maricón, chingar, chingada, pendejo, verga, culo, cojones, carajo, mamada, sudaca, capullo, polla, zorra
0.55 | es | tetas, pedo, idiota, imbécil, cagar, hostia, teta
0.9 | it | cazzo, vaffanculo, stronzo, stronza, puttana, troia, merda, figa, fica, coglione, coglioni, minchia, frocio, scopare, bastardo, culo, zoccola, negro di merda, porco dio, dio cane
0.55 | it | tette, scemo, cretino, pirla, cesso, pisciare
0.85 | * | nazi, hitler, heil hitler, sieg heil, gestapo, waffen ss, swastika, hakenkreuz, ku klux klan, kkk, al qaeda, taliban, bin laden, mussolini, holocaust, auschwitz, terrorist, terrorista, terroriste, genocide
0.7 | * | cocaine, cocaína, cocaïne, cocaina, kokain, heroin, heroína, héroïne, crystal meth, crystalmeth, lsd, crack dealer, drug dealer, drogendealer, narcotraficante, opium, fentanyl, methadone, amphetamine, anfetamina, haschisch, hashish, hachís, hasch
0.6 | * | marihuana, marijuana, cannabis, ganja, weed dealer, joint smoker, magic mushrooms, psilocybin
0.75 | * | mafia, cosa nostra, camorra, ndrangheta, yakuza, cartel de medellín, cartel de cali, cartel de sinaloa, narco, sicario, escobar, al capone, el chapo, jack the ripper, charles manson, ted bundy, baader meinhof, brigate rosse, eta militar, ira army
0.75 | * | suicide, selbstmord, suicidio, murder, mörder, assassin, asesino, assassino, rapist, vergewaltiger, violador, stupratore, pedophile, pädophil, pédophile, pedófilo, pedofilo
0.55 | * | jesus, jésus, jesús, gesù, christus, mohammed, muhammad, allah, buddha, bouddha, buda, messias, messiah, madonna, papst, pope francis, dalai lama, koran, quran, ganesha, shiva, krishna
0.6 | * | sex, porno, xxx, anus, penis, vagina, dildo, orgasm, orgasmus, orgasme, orgasmo, sperma, sperm, urine, bordell, brothel
`
