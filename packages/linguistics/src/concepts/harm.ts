/** Crime, violence, death, disease, dirt, failure, poverty, bad luck and poor quality. */
export const harmConcepts = `
= negative
death | Tod | death | mort | muerte | morte
dead | tot | dead | mort | muerto | morto
die | sterben | die, to die | mourir | morir | morire
corpse | Leiche | corpse, dead body | cadavre | cadáver | cadavere
carrion | Aas | carrion | charogne | carroña | carogna
grave | Grab | grave, tomb | tombe | tumba | tomba
coffin | Sarg | coffin | cercueil | ataúd | bara
funeral | Beerdigung, Begräbnis | funeral, burial | enterrement, funérailles | entierro, funeral | funerale
cemetery | Friedhof | cemetery, graveyard | cimetière | cementerio | cimitero
mourning | Trauer | mourning, grief | deuil | luto, duelo | lutto
widow | Witwe | widow | veuve | viuda | vedova
orphan | Waise | orphan | orphelin | huérfano | orfano
skeleton | Skelett | skeleton | squelette | esqueleto | scheletro
skull | Totenkopf, Schädel | skull | crâne, tête de mort | calavera, cráneo | teschio
ghost | Gespenst, Geist | ghost, spook | fantôme | fantasma | fantasma
vampire | Vampir | vampire | vampire | vampiro | vampiro
zombie | Untoter, Zombie | undead, zombie | mort-vivant | zombi, muerto viviente | morto vivente
kill | töten | kill | tuer | matar | uccidere, ammazzare
murder | Mord | murder | meurtre | asesinato | omicidio, assassinio
murderer | Mörder | murderer, killer | assassin, meurtrier | asesino | assassino
suicide | Selbstmord | suicide | suicide | suicidio | suicidio
hang-person | hängen, Galgen | hang, gallows | pendre, potence | ahorcar, horca | impiccare, forca
execution | Hinrichtung | execution | exécution | ejecución | esecuzione
executioner | Henker | executioner, hangman | bourreau | verdugo | boia
behead | köpfen | behead, decapitate | décapiter | decapitar | decapitare
strangle | erwürgen | strangle, choke | étrangler | estrangular | strangolare
drown | ertrinken | drown | se noyer | ahogarse | annegare
massacre | Massaker, Gemetzel | massacre, slaughter | massacre | masacre, matanza | massacro, strage
slaughterhouse | Schlachthof | slaughterhouse | abattoir | matadero | mattatoio
butcher-derog | Schlächter | butcher, slaughterer | boucher | carnicero | macellaio
torture | Folter | torture, torment | torture | tortura | tortura
beat | schlagen, prügeln | beat, thrash | battre, frapper | golpear, pegar | picchiare, battere
slap | Ohrfeige | slap, smack | gifle, claque | bofetada, tortazo | schiaffo, ceffone
~fight | Schlägerei, Kampf | fight, brawl | bagarre, rixe | pelea, riña | rissa, lotta
violence | Gewalt | violence | violence | violencia | violenza
wound | Wunde | wound, injury | blessure, plaie | herida | ferita
scar | Narbe | scar | cicatrice | cicatriz | cicatrice
blood | Blut | blood | sang | sangre | sangue
bomb | Bombe | bomb | bombe | bomba | bomba
gun | Pistole, Gewehr | gun, pistol, rifle | pistolet, fusil | pistola, fusil | pistola, fucile
bullet | Kugel (Geschoss) | bullet | balle | bala | pallottola, proiettile
knife-weapon | Dolch, Messer | dagger, knife | poignard | puñal, navaja | pugnale, coltello
~weapon | Waffe | weapon, arms | arme | arma | arma
explosion | Explosion | explosion, blast | explosion | explosión | esplosione
whip | Peitsche | whip, flog | fouet | látigo, azote | frusta
trap | Falle | trap, snare | piège | trampa | trappola
chain-fetter | Kette, Fessel | chain, shackle | chaîne, entrave | cadena, grillete | catena, ceppo
prison | Gefängnis, Knast | prison, jail | prison, taule | cárcel, prisión | prigione, galera
prisoner | Gefangener | prisoner, captive | prisonnier | preso, prisionero | prigioniero
thief | Dieb | thief | voleur | ladrón | ladro
steal | stehlen, klauen | steal, nick | voler, piquer | robar | rubare
robber | Räuber | robber, bandit | brigand, bandit | bandido, atracador | rapinatore, bandito
robbery | Raub, Überfall | robbery, hold-up | braquage, vol | atraco, robo | rapina
plunder | plündern | plunder, loot | piller | saquear | saccheggiare
gangster | Gangster, Bande | gangster, gang | gangster, bande | gánster, banda | gangster, banda
mafia | Mafia | mafia | mafia | mafia | mafia
criminal | Verbrecher | criminal | criminel | criminal | criminale, delinquente
crime | Verbrechen | crime | crime | crimen, delito | crimine, delitto
kidnap | entführen | kidnap, abduct | enlever, kidnapper | secuestrar | rapire
blackmail | Erpressung | blackmail, extortion | chantage | chantaje | ricatto
bribe | Bestechung, Schmiergeld | bribe, bribery | pot-de-vin | soborno, mordida | tangente, bustarella
corrupt | korrupt | corrupt, corruption | corrompu | corrupto | corrotto
fraud | Betrug, Schwindel | fraud, scam, swindle | fraude, arnaque | fraude, estafa | frode, truffa
counterfeit | Fälschung, gefälscht | counterfeit, fake, forged | contrefaçon, faux | falsificación, falso | contraffatto, falso
lie | Lüge | lie, falsehood | mensonge | mentira | bugia
false | falsch, unecht | false, wrong | faux | falso | falso
trick | Trick, Täuschung | trick, deception | ruse, tromperie | truco, engaño | trucco, inganno
smuggler | Schmuggler, Schmuggel | smuggler, contraband | contrebandier | contrabandista | contrabbandiere
~pirate | Pirat | pirate | pirate | pirata | pirata
arson | Brandstiftung | arson, arsonist | incendie criminel | incendio provocado | incendio doloso
~fire-blaze | Brand, Feuersbrunst | fire, blaze | incendie | incendio | incendio
enemy | Feind | enemy | ennemi | enemigo | nemico
hate | Hass, hassen | hate, hatred | haine, haïr | odio, odiar | odio, odiare
revenge | Rache | revenge, vengeance | vengeance | venganza | vendetta
anger | Wut, Zorn | anger, rage | colère, rage | ira, rabia | rabbia, ira
angry | wütend, böse | angry, furious | en colère, fâché | enfadado, furioso | arrabbiato
evil | böse, das Böse | evil, wicked | mal, méchant | mal, malvado | male, malvagio
bad | schlecht | bad | mauvais | malo | cattivo
worse | schlechter, am schlechtesten | worse, worst | pire | peor | peggio, peggiore
cruel | grausam | cruel | cruel | cruel | crudele
fear | Angst, Furcht | fear, fright | peur | miedo | paura
terror | Schrecken, Grauen | terror, horror | terreur, horreur | terror, horror | terrore, orrore
nightmare | Albtraum | nightmare | cauchemar | pesadilla | incubo
danger | Gefahr | danger | danger | peligro | pericolo
dangerous | gefährlich | dangerous | dangereux | peligroso | pericoloso
threat | Drohung | threat | menace | amenaza | minaccia
accident | Unfall | accident, crash | accident | accidente | incidente
disaster | Katastrophe | disaster, catastrophe | catastrophe, désastre | desastre, catástrofe | disastro, catastrofe
misfortune | Unglück, Pech | misfortune, bad luck | malheur, malchance | desgracia, mala suerte | sfortuna, disgrazia
bad-omen | schlechtes Omen | bad omen, jinx | mauvais augure, poisse | mal agüero, gafe | malaugurio, iella
curse | Fluch | curse | malédiction | maldición | maledizione
doom | Verderben, Untergang | doom, ruin, perdition | perte, ruine | perdición, ruina | rovina, perdizione
damage | Schaden | damage, harm | dommage, dégât | daño | danno
destroy | zerstören | destroy, ruin | détruire | destruir | distruggere
broken | kaputt, zerbrochen | broken, out of order | cassé, en panne | roto, estropeado | rotto, guasto
break-verb | brechen | break | casser | romper | rompere
breakdown | Panne, Defekt | breakdown, defect | panne | avería | guasto
crack | Riss, Sprung | crack, split | fissure, fêlure | grieta | crepa
rust | Rost | rust | rouille | óxido, herrumbre | ruggine
rot | faul, verfault, Fäulnis | rot, rotten | pourri, pourriture | podrido, podredumbre | marcio
mould | Schimmel | mould, mildew | moisi, moisissure | moho | muffa
stale | ranzig, abgestanden | stale, rancid | rance, rassis | rancio | rancido, stantio
spoiled | verdorben | spoiled, gone off | gâté, avarié | estropeado, pasado | guasto, avariato
garbage | Müll, Abfall | garbage, rubbish, trash | ordures, déchets | basura | spazzatura, rifiuti
junk | Schrott, Plunder | junk, scrap, lumber | camelote, ferraille | chatarra, trastos | ciarpame, rottame
rubbish-quality | Ramsch, Schund | trash, shoddy goods | pacotille, toc | baratija, porquería | robaccia, schifezza
dirt | Schmutz, Dreck | dirt, filth | saleté, crasse | suciedad, mugre | sporcizia, sporco
dirty | schmutzig | dirty, filthy | sale | sucio | sporco
stain | Fleck | stain, blot | tache | mancha | macchia
mud | Schlamm | mud | boue | barro, lodo | fango
swamp | Sumpf | swamp, bog | marais, bourbier | pantano, ciénaga | palude
~dust | Staub | dust | poussière | polvo | polvere
slime | Schleim | slime, mucus | bave, glaire | baba, limo | bava, melma
soot | Ruß | soot | suie | hollín | fuliggine
poison | Gift | poison, venom | poison, venin | veneno | veleno
toxic | giftig | poisonous, toxic | toxique | tóxico, venenoso | velenoso
ashes | Asche | ashes, ash | cendre | ceniza | cenere
disgust | Ekel | disgust, revulsion | dégoût | asco | schifo, disgusto
disgusting | eklig, widerlich | disgusting, nasty, gross | dégoûtant, répugnant | asqueroso | schifoso, disgustoso
yuck | pfui, igitt | yuck, ugh | beurk, pouah | puaj | puah, che schifo
poor | arm | poor | pauvre | pobre | povero
poverty | Armut | poverty, misery | pauvreté, misère | pobreza, miseria | povertà, miseria
hunger | Hunger | hunger, starvation | faim | hambre | fame
famine | Hungersnot | famine | famine | hambruna | carestia
thirst | Durst | thirst | soif | sed | sete
debt | Schulden | debt | dette | deuda | debito
bankrupt | pleite, bankrott | bankrupt, bankruptcy | faillite, fauché | quiebra, bancarrota | fallimento, bancarotta
loss | Verlust | loss | perte | pérdida | perdita
lose | verlieren | lose | perdre | perder | perdere
failure | Misserfolg, Scheitern | failure, flop, fiasco | échec, fiasco | fracaso | fallimento, fiasco
~fall-verb | fallen, Sturz | fall, collapse | tomber, chute | caer, caída | cadere, caduta
error | Fehler, Irrtum | error, mistake, fault | erreur, faute | error, fallo | errore, sbaglio
guilt | Schuld | guilt, fault, blame | faute, culpabilité | culpa | colpa
punishment | Strafe | punishment, penalty | punition, peine | castigo, pena | punizione, pena
~fine-penalty | Bußgeld | fine, ticket | amende | multa | multa
~tax | Steuer | tax | impôt | impuesto | tassa, imposta
problem | Problem | problem, trouble | problème, ennui | problema, apuro | problema, guaio
quarrel | Streit | quarrel, row | dispute, querelle | riña, disputa | lite, litigio
scandal | Skandal | scandal | scandale | escándalo | scandalo
chaos | Chaos, Durcheinander | chaos, mess | chaos, pagaille | caos, desorden | caos, casino
noise | Lärm | noise, din | bruit, vacarme | ruido | rumore, chiasso
cheap | billig | cheap | bon marché, pas cher | barato | economico, a buon mercato
~expensive | teuer | expensive, dear | cher | caro | caro, costoso
worthless | wertlos | worthless | sans valeur, nul | sin valor | senza valore
useless | nutzlos | useless, in vain | inutile | inútil | inutile
weak | schwach | weak, feeble | faible | débil | debole
slow | langsam | slow | lent | lento | lento
late | spät, verspätet | late, delayed | tard, en retard | tarde | tardi, in ritardo
old | alt | old | vieux | viejo | vecchio
worn-out | abgenutzt, verschlissen | worn out, threadbare | usé | gastado, raído | logoro, consumato
empty | leer | empty | vide | vacío | vuoto
nothing | nichts | nothing | rien | nada | niente, nulla
nobody | niemand | nobody, no one | personne | nadie | nessuno
never | nie, niemals | never | jamais | nunca, jamás | mai
not | nicht, kein | not, no, none | pas, ne pas | no | non
does-not-go | geht nicht, läuft nicht | does not go, does not work | ne marche pas | no va, no funciona | non va, non funziona
~stop | halt, anhalten | stop, halt | arrêter, stop | parar, alto | fermare, alt
~end | Ende | end, finish | fin | fin, final | fine
finished | fertig, am Ende, erledigt | finished, over, done for | fini, foutu | acabado, terminado | finito, spacciato
boring | langweilig | boring, dull | ennuyeux | aburrido | noioso
~bitter | bitter | bitter | amer | amargo | amaro
~sour | sauer | sour | aigre, acide | agrio, ácido | acido, aspro
sad | traurig | sad, sorrowful | triste | triste | triste
sorrow | Kummer, Leid | sorrow, sadness | chagrin, peine | pena, tristeza | dolore, tristezza
cry-weep | weinen, heulen | cry, weep | pleurer | llorar | piangere
tear-drop | Träne | tear | larme | lágrima | lacrima
scream | Schrei, schreien | scream, shout, yell | cri, crier | grito, gritar | grido, urlare
complain | klagen, jammern | complain, moan, whine | se plaindre, râler | quejarse | lamentarsi
lonely | einsam | lonely, alone | seul, solitaire | solo, solitario | solo, solitario
pity | Mitleid, schade | pity, too bad | pitié, dommage | lástima | pietà, peccato
shame | Scham | shame, embarrassment | honte, gêne | vergüenza | vergogna, imbarazzo
tired | müde | tired, weary | fatigué | cansado | stanco
~cold-neg | kalt | cold | froid | frío | freddo
~dark | dunkel, finster | dark, gloomy | sombre, obscur | oscuro | scuro, buio
darkness | Dunkelheit, Finsternis | darkness, gloom | obscurité, ténèbres | oscuridad, tinieblas | oscurità, tenebre
~shadow | Schatten | shadow, shade | ombre | sombra | ombra
abyss | Abgrund | abyss, precipice | abîme, gouffre | abismo | abisso
~storm | Sturm | storm, tempest | tempête, orage | tormenta, tempestad | tempesta
earthquake | Erdbeben | earthquake | tremblement de terre | terremoto | terremoto
flood | Überschwemmung | flood | inondation | inundación | alluvione
drought | Dürre | drought | sécheresse | sequía | siccità
~smoke-fumes | Rauch, Qualm | smoke, fumes | fumée | humo | fumo
cigarette | Zigarette, Kippe | cigarette, fag | cigarette, clope | cigarrillo, pitillo | sigaretta
drug | Droge, Rauschgift | drug, narcotic, dope | drogue | droga | droga
cannabis | Haschisch, Gras | cannabis, weed, hash | cannabis, herbe | cannabis, maría, porro | cannabis, erba, canna
cocaine | Kokain, Koks | cocaine, coke | cocaïne, coke | cocaína, coca | cocaina, coca
heroin-drug | Heroin | heroin, smack | héroïne | heroína, caballo | eroina
amphetamine | Amphetamin, Speed | amphetamine, speed, ecstasy | amphétamine, ecsta | anfetamina, éxtasis | anfetamina, ecstasy
drug-addict | Junkie, Süchtiger | drug addict, junkie | drogué, toxico | drogadicto, yonqui | drogato, tossico
drug-dealer | Drogenhändler | drug dealer, pusher | dealer | camello, narco | spacciatore
overdose | Überdosis | overdose | overdose | sobredosis | overdose
booze | Fusel, Suff | booze, cheap liquor | gnôle, picole | alcohol, matarratas | alcolaccio, sbornia
hangover | Kater (nach Alkohol) | hangover | gueule de bois | resaca | postumi, doposbornia
gambling | Glücksspiel | gambling | jeu d'argent | juego de azar | gioco d'azzardo
devilish-luck | Unheil | mischief, calamity | calamité, fléau | calamidad, plaga | calamità, flagello
burden | Last, Bürde | burden, load | fardeau | carga | peso, fardello
obstacle | Hindernis | obstacle, hindrance | obstacle | obstáculo | ostacolo
limp-slack | schlaff | limp, slack, flabby | mou, flasque | flojo, fofo | floscio, moscio
hollow | hohl | hollow | creux | hueco | cavo, vuoto
crooked | krumm, schief | crooked, bent | tordu, de travers | torcido | storto
flat-dull | platt, fad | bland, insipid | fade, plat | soso, insípido | insipido, piatto
thin-watery | dünn | thin, watery | mince, clair | aguado, ralo | sottile, acquoso
raw-unripe | roh, unreif | raw, unripe | cru, vert | crudo, verde | crudo, acerbo
~burnt | verbrannt, angebrannt | burnt | brûlé | quemado | bruciato
leak | Leck, undicht | leak, leaky | fuite | fuga, gotera | perdita, falla
lack | Mangel | lack, shortage | manque | falta, escasez | mancanza, carenza
delay | Verzögerung | delay | retard | retraso | ritardo
forget | vergessen | forget | oublier | olvidar | dimenticare
refuse | ablehnen, verweigern | refuse, reject | refuser | rechazar, negar | rifiutare
forbidden | verboten | forbidden, prohibited | interdit | prohibido | vietato, proibito
~escape | fliehen, Flucht | escape, flee | fuir, fuite | huir, fuga | fuggire, fuga
~hide | verstecken | hide, hidden | cacher | esconder, ocultar | nascondere
lost | verloren, verirrt | lost, astray | perdu | perdido | perso, smarrito
abandoned | verlassen | abandoned, forsaken | abandonné | abandonado | abbandonato
ruin | Ruine | ruin, ruins | ruine | ruina | rovina, rudere
beggary | Elend | squalor, destitution | misère, dénuement | miseria, indigencia | squallore, indigenza
slum | Slum, Elendsviertel | slum, shanty town | bidonville, taudis | chabola, barriada | baraccopoli, tugurio
hovel | Bruchbude | hovel, dump | taudis, bouge | tugurio, cuchitril | topaia, tugurio
rag | Lumpen, Lappen | rag, tatter | chiffon, loque, haillon | trapo, harapo | straccio, cencio
crutch | Krücke | crutch | béquille | muleta | stampella
gloomy | trüb, düster | gloomy, dismal | morne, lugubre | lúgubre, sombrío | tetro, cupo
cockroach | Kakerlake | cockroach | cafard | cucaracha | scarafaggio
flea | Floh | flea | puce | pulga | pulce
bedbug | Wanze | bedbug, bug | punaise | chinche | cimice
tick | Zecke | tick | tique | garrapata | zecca
maggot | Made | maggot, grub | asticot | gusano, larva | larva, baco
leech | Blutegel | leech | sangsue | sanguijuela | sanguisuga
rat | Ratte | rat | rat | rata | ratto, pantegana
~scorpion | Skorpion | scorpion | scorpion | escorpión | scorpione
~spider | Spinne | spider | araignée | araña | ragno
~fly-insect | Fliege | fly | mouche | mosca | mosca
mosquito | Mücke | mosquito, gnat | moustique | mosquito | zanzara
jellyfish | Qualle | jellyfish | méduse | medusa | medusa
weed-plant | Unkraut | weed | mauvaise herbe | mala hierba | erbaccia
~thorn | Dorn | thorn, spine | épine | espina | spina
= medical
disease | Krankheit | disease, illness | maladie | enfermedad | malattia
sick | krank | sick, ill | malade | enfermo | malato
plague | Pest | plague, pestilence | peste | peste | peste
epidemic | Seuche, Epidemie | epidemic | épidémie | epidemia | epidemia
cancer | Krebs | cancer | cancer | cáncer | cancro
tumour | Tumor, Geschwulst | tumour, tumor, growth | tumeur | tumor | tumore
ulcer | Geschwür | ulcer | ulcère | úlcera | ulcera
abscess | Abszess, Furunkel | abscess, boil | abcès, furoncle | absceso, forúnculo | ascesso, foruncolo
leprosy | Lepra, Aussatz | leprosy, leper | lèpre | lepra | lebbra
cholera | Cholera | cholera | choléra | cólera | colera
typhus | Typhus | typhus, typhoid | typhus | tifus | tifo
tuberculosis | Tuberkulose, Schwindsucht | tuberculosis, consumption | tuberculose, phtisie | tuberculosis, tisis | tubercolosi, tisi
malaria | Malaria | malaria | paludisme | malaria, paludismo | malaria
smallpox | Pocken | smallpox, pox | variole | viruela | vaiolo
measles | Masern | measles | rougeole | sarampión | morbillo
mumps | Mumps | mumps | oreillons | paperas | orecchioni
chickenpox | Windpocken | chickenpox | varicelle | varicela | varicella
scabies | Krätze, Räude | scabies, mange | gale | sarna | scabbia, rogna
rash | Ausschlag | rash, eczema | eczéma, éruption | sarpullido, eccema | eruzione, eczema
itch | Juckreiz, jucken | itch, itching | démangeaison | picor, picazón | prurito
wart | Warze | wart | verrue | verruga | verruca, porro
boil-swelling | Beule, Schwellung | swelling, bump, lump | bosse, enflure | bulto, hinchazón | bernoccolo, gonfiore
gout | Gicht | gout | goutte | gota | gotta
haemorrhoids | Hämorrhoiden | haemorrhoids, piles | hémorroïdes | hemorroides, almorranas | emorroidi
diarrhoea | Durchfall | diarrhoea, diarrhea | diarrhée | diarrea | diarrea
constipation | Verstopfung | constipation | constipation | estreñimiento | stitichezza
nausea | Übelkeit | nausea, sickness | nausée | náusea | nausea
cough | Husten | cough | toux | tos | tosse
cold-illness | Schnupfen, Erkältung | cold, catarrh | rhume | resfriado, catarro | raffreddore
flu | Grippe | flu, influenza | grippe | gripe | influenza
fever | Fieber | fever | fièvre | fiebre | febbre
pain | Schmerz | pain, ache | douleur | dolor | dolore
headache | Kopfschmerzen | headache | mal de tête | dolor de cabeza | mal di testa
toothache | Zahnschmerzen | toothache | mal de dents | dolor de muelas | mal di denti
caries | Karies | caries, tooth decay | carie | caries | carie
cramp | Krampf | cramp, spasm | crampe | calambre | crampo
epilepsy | Epilepsie | epilepsy, fit | épilepsie | epilepsia | epilessia
stroke-illness | Schlaganfall | stroke, apoplexy | AVC, apoplexie | ictus, apoplejía | ictus, colpo apoplettico
heart-attack | Herzinfarkt | heart attack | infarctus, crise cardiaque | infarto | infarto
diabetes | Zuckerkrankheit | diabetes | diabète | diabetes | diabete
aids | Aids | AIDS, HIV | sida | sida | AIDS
syphilis | Syphilis | syphilis | syphilis, vérole | sífilis | sifilide
gonorrhoea | Tripper | gonorrhoea, clap | blennorragie, chaude-pisse | gonorrea | gonorrea, scolo
herpes | Herpes | herpes | herpès | herpes | herpes
jaundice | Gelbsucht | jaundice | jaunisse | ictericia | itterizia
rabies | Tollwut | rabies, rabid | rage | rabia | rabbia
tetanus | Tetanus | tetanus | tétanos | tétanos | tetano
polio | Kinderlähmung | polio | polio | polio | poliomielite
rheumatism | Rheuma | rheumatism | rhumatisme | reuma | reumatismo
asthma | Asthma | asthma | asthme | asma | asma
allergy | Allergie | allergy | allergie | alergia | allergia
anaemia | Anämie, Blutarmut | anaemia, anemia | anémie | anemia | anemia
gangrene | Wundbrand | gangrene | gangrène | gangrena | cancrena
hernia | Leistenbruch | hernia, rupture | hernie | hernia | ernia
goitre | Kropf | goitre, goiter | goitre | bocio | gozzo
paralysis | Lähmung | paralysis, paralysed | paralysie | parálisis | paralisi
coma | Koma | coma | coma | coma | coma
faint-verb | Ohnmacht | faint, fainting | évanouissement | desmayo | svenimento
dementia | Demenz | dementia, senile | démence | demencia | demenza
depression | Depression | depression | dépression | depresión | depressione
autism | Autismus | autism | autisme | autismo | autismo
miscarriage | Fehlgeburt | miscarriage | fausse couche | aborto espontáneo | aborto spontaneo
abortion | Abtreibung | abortion | avortement | aborto | aborto
stillborn | Totgeburt | stillborn | mort-né | nacido muerto | nato morto
infertile | unfruchtbar | infertile, sterile, barren | stérile | estéril | sterile
infection | Infektion | infection | infection | infección | infezione
inflammation | Entzündung | inflammation | inflammation | inflamación | infiammazione
virus | Virus | virus | virus | virus | virus
germ | Keim, Bazillus | germ, bacterium | microbe, bactérie | microbio, germen | germe, batterio
tapeworm | Bandwurm | tapeworm, intestinal worm | ver solitaire, ténia | solitaria, lombriz | verme solitario, tenia
bruise | blauer Fleck | bruise | bleu, ecchymose | moratón, cardenal | livido
fracture | Knochenbruch | fracture, broken bone | fracture | fractura | frattura
burn-injury | Verbrennung | burn, scald | brûlure | quemadura | ustione, scottatura
~surgery | Operation | surgery, operation | opération | operación | operazione
amputate | amputieren | amputate | amputer | amputar | amputare
enema | Einlauf | enema, clyster | lavement | enema, lavativa | clistere
~pill | Pille, Tablette | pill, tablet | pilule, comprimé | pastilla, píldora | pillola
injection | Spritze | injection, syringe | piqûre, seringue | inyección, jeringa | iniezione, siringa
~hospital | Krankenhaus | hospital | hôpital | hospital | ospedale
laxative | Abführmittel | laxative | laxatif | laxante | lassativo
~medicine | Medikament, Arznei | medicine, drug | médicament | medicina | medicina, farmaco
~ambulance | Krankenwagen | ambulance | ambulance | ambulancia | ambulanza
psychiatry | Psychiatrie | psychiatry, mental hospital | psychiatrie | psiquiátrico | psichiatria
squint | schielen | squint, cross-eyed | loucher, strabisme | bizco, estrabismo | strabico
phlegm | Schleim, Auswurf | phlegm, sputum | glaire, crachat | flema | catarro, muco
scab | Schorf, Grind | scab, crust | croûte | costra | crosta
blister | Blase (Haut) | blister | cloque, ampoule | ampolla | vescica
numb | taub, gefühllos | numb | engourdi | entumecido | intorpidito
intestine | Darm | intestine, bowel, gut | intestin, boyau | intestino, tripa | intestino, budello
rectum | Mastdarm | rectum | rectum | recto | retto
bladder | Blase (Organ) | bladder | vessie | vejiga | vescica
womb | Gebärmutter | womb, uterus | utérus | útero, matriz | utero
placenta | Mutterkuchen | placenta, afterbirth | placenta | placenta | placenta
ovary | Eierstock | ovary | ovaire | ovario | ovaia
prostate | Prostata | prostate | prostate | próstata | prostata
kidney-stone | Nierenstein | kidney stone, stone | calcul rénal | cálculo renal | calcolo renale
`
