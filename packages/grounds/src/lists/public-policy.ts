/*
 * Words against public policy or accepted principles of morality, by severity: vulgar and insulting words, glorified
 * crime, drugs, religion and politics. Our own list of common words, each kind for itself. Lines are
 * `certainty | language | words`; `*` stands for every language. Words of less than five letters count as a whole only.
 */
export const publicPolicy = `
0.9 | en | fuck, fucking, fucker, fucked, motherfucker, cunt, nigger, faggot, cocksucker, bullshit, shit, shitty, asshole, arsehole, wanker, twat, whore, bitch, slut, pussy, dickhead, bastard, retard, kike, spic, chink, jizz, cum, blowjob, wetback
0.55 | en | dick, cock, arse, ass, tits, boobs, piss, crap, damn, screw, porn, horny, bollocks, bugger, fart, pimp, hooker, slutty, sexy, naked, weed, sucks, jackass, badass
0.9 | de | ficken, fick, gefickt, ficker, wichser, hurensohn, hure, hurenkind, fotze, arschloch, arsch, schlampe, scheiße, scheiss, kacke, schwuchtel, kanake, neger, nutte, möse, titten, schwanzlutscher, missgeburt, spast, pisser, nigger
0.55 | de | furz, pimmel, busen, geil, kotze, pissen, blöd, idiot, depp, trottel, puff, sau, drecksau, popp, nackt, bumsen, verarscht
0.9 | fr | putain, pute, salope, enculé, enculer, merde, connard, connasse, conne, bite, couille, couilles, nique, niquer, baise, baiser, pédé, bordel, foutre, chier, bougnoule, nègre, bâtard, branleur, chatte
0.55 | fr | cul, con, pisse, zizi, nichons, abruti, débile, crétin
0.9 | es | puta, puto, hijo de puta, hijoputa, joder, coño, mierda, cabrón, gilipollas, polla, follar, maricón, zorra, chingar, chingada, pendejo, verga, culo, cojones, carajo, mamada, sudaca, capullo
0.55 | es | tetas, pedo, idiota, imbécil, cagar, hostia, teta
0.9 | it | cazzo, vaffanculo, stronzo, stronza, puttana, troia, merda, figa, fica, coglione, coglioni, minchia, frocio, scopare, bastardo, culo, zoccola, negro di merda, porco dio, dio cane
0.55 | it | tette, scemo, cretino, pirla, cesso, pisciare
0.85 | * | nazi, hitler, heil hitler, sieg heil, gestapo, waffen ss, swastika, hakenkreuz, ku klux klan, kkk, al qaeda, isis terror, taliban, bin laden, mussolini, holocaust, auschwitz, terrorist, terrorista, terroriste, genocide
0.75 | * | cocaine, cocaína, cocaïne, cocaina, kokain, heroin, heroína, héroïne, crystal meth, crack cocaine, lsd, ecstasy pills, marihuana, marijuana, cannabis store, escobar, narco, mafia, cosa nostra, camorra, cartel, suicide, selbstmord, suicidio
0.55 | * | jesus, jésus, jesús, gesù, christus, mohammed, muhammad, allah, buddha, bouddha, buda, messias, messiah, madonna, papst, pope francis, dalai lama, koran, quran, ganesha, shiva, krishna
0.6 | * | sex, porno, erotik xxx, xxx, killer instinct murder, anus, penis, vagina, dildo, orgasm, orgasmus, orgasme, orgasmo, sperma, sperm, urine, bordell, brothel
`
