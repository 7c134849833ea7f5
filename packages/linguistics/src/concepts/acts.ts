/** Everyday verbs, adjectives and small words. */
export const actConcepts = `
= everyday
be | sein | be, to be | être | ser, estar | essere
have | haben | have | avoir | tener | avere
do-make | machen, tun | do, make | faire | hacer | fare
go | gehen | go | aller | ir | andare
come | kommen | come | venir | venir | venire
walk | laufen, zu Fuß gehen | walk | marcher | caminar, andar | camminare
run | rennen | run | courir | correr | correre
jump | springen | jump | sauter | saltar | saltare
fly | fliegen | fly (verb) | voler | volar | volare
swim | schwimmen | swim | nager | nadar | nuotare
sit | sitzen | sit | s'asseoir | sentarse | sedere
stand | stehen | stand | être debout | estar de pie | stare in piedi
lie-down | liegen | lie (down) | être couché | estar tumbado, acostarse | giacere
sleep | schlafen | sleep | dormir | dormir | dormire
wake | wecken, aufwachen | wake up | réveiller | despertar | svegliare
eat | essen | eat | manger | comer | mangiare
drink | trinken | drink | boire | beber | bere
bite | beißen | bite | mordre | morder | mordere
chew | kauen | chew | mâcher | masticar | masticare
swallow | schlucken | swallow | avaler | tragar | ingoiare
suck | saugen | suck | sucer | chupar | succhiare
see | sehen | see | voir | ver | vedere
look | schauen | look, watch | regarder | mirar | guardare
hear | hören | hear, listen | entendre, écouter | oír, escuchar | sentire, ascoltare
speak | sprechen | speak, talk | parler | hablar | parlare
say | sagen | say, tell | dire | decir | dire
ask | fragen, bitten | ask | demander | preguntar, pedir | chiedere
call | rufen | call | appeler | llamar | chiamare
sing | singen | sing | chanter | cantar | cantare
dance | tanzen | dance | danser | bailar | ballare
laugh | lachen | laugh | rire | reír | ridere
play | spielen | play | jouer | jugar | giocare
know | wissen, kennen | know | savoir, connaître | saber, conocer | sapere, conoscere
think | denken | think | penser | pensar | pensare
want | wollen | want | vouloir | querer | volere
can | können | can, be able | pouvoir | poder | potere
must | müssen | must | devoir | deber | dovere
love-verb | lieben | love (verb) | aimer | amar, querer | amare
like | mögen | like | aimer bien | gustar | piacere
give | geben | give | donner | dar | dare
take | nehmen | take | prendre | tomar, coger | prendere
bring | bringen | bring | apporter | traer | portare
hold | halten | hold | tenir | tener, sostener | tenere
put | stellen, legen | put | mettre | poner | mettere
throw | werfen | throw | jeter, lancer | tirar, lanzar | gettare, lanciare
catch | fangen | catch | attraper | atrapar | prendere, catturare
pull | ziehen | pull | tirer | tirar | tirare
push | drücken, stoßen | push, press | pousser | empujar | spingere
open | öffnen | open | ouvrir | abrir | aprire
close | schließen | close, shut | fermer | cerrar | chiudere
cut | schneiden | cut | couper | cortar | tagliare
sew | nähen | sew | coudre | coser | cucire
wash | waschen | wash | laver | lavar | lavare
clean-verb | putzen | clean (verb) | nettoyer | limpiar | pulire
cook-verb | kochen | cook, boil | cuire, cuisiner | cocinar | cucinare
bake | backen | bake | cuire au four | hornear | infornare
burn | brennen | burn | brûler | quemar, arder | bruciare
buy | kaufen | buy | acheter | comprar | comprare
sell | verkaufen | sell | vendre | vender | vendere
pay | bezahlen | pay | payer | pagar | pagare
work-verb | arbeiten | work (verb) | travailler | trabajar | lavorare
build | bauen | build | bâtir, construire | construir | costruire
dig | graben | dig | creuser | cavar | scavare
plant-verb | pflanzen, säen | plant, sow | planter, semer | plantar, sembrar | piantare, seminare
write | schreiben | write | écrire | escribir | scrivere
read | lesen | read | lire | leer | leggere
count | zählen | count | compter | contar | contare
learn | lernen | learn | apprendre | aprender | imparare
help | helfen, Hilfe | help | aider, aide | ayudar, ayuda | aiutare, aiuto
wait | warten | wait | attendre | esperar | aspettare
find | finden | find | trouver | encontrar | trovare
search | suchen | search, look for | chercher | buscar | cercare
live | leben | live | vivre | vivir | vivere
be-born | geboren werden | be born | naître | nacer | nascere
grow | wachsen | grow | pousser, grandir | crecer | crescere
blow | blasen, wehen | blow | souffler | soplar | soffiare
turn | drehen | turn, twist | tourner | girar | girare
roll | rollen | roll | rouler | rodar | rotolare
shake | schütteln | shake | secouer | agitar, sacudir | scuotere
tremble | zittern | tremble, shiver | trembler | temblar | tremare
hit-strike | treffen, hauen | hit, strike | frapper, taper | golpear | colpire
scratch | kratzen | scratch | gratter | rascar | grattare
rub | reiben | rub | frotter | frotar | strofinare
squeeze | quetschen, pressen | squeeze | serrer, presser | apretar, exprimir | spremere, stringere
flow | fließen | flow | couler | fluir | scorrere
float | treiben, schweben | float | flotter | flotar | galleggiare
drip | tropfen, Tropfen | drip, drop | goutter, goutte | gotear, gota | gocciolare, goccia
freeze | frieren | freeze | geler | helar, congelar | gelare, congelare
smile | lächeln | smile | sourire | sonreír | sorridere
kiss-verb | küssen | kiss (verb) | embrasser | besar | baciare
marry | heiraten | marry | se marier | casarse | sposare
hug | umarmen | hug, embrace | étreindre | abrazar | abbracciare
win | gewinnen | win | gagner | ganar | vincere
begin | anfangen | begin, start | commencer | empezar | cominciare
change | ändern, wechseln | change | changer | cambiar | cambiare
travel | reisen | travel | voyager | viajar | viaggiare
drive | fahren | drive, ride | conduire | conducir | guidare
return | zurückkehren | return | revenir, retourner | volver | tornare
leave | weggehen | leave | partir | salir, marcharse | partire
stay | bleiben | stay, remain | rester | quedarse | restare
send | schicken | send | envoyer | enviar | mandare
show | zeigen | show | montrer | mostrar | mostrare
tie | binden | tie, bind | lier, attacher | atar | legare
hang-up | aufhängen | hang (up) | accrocher | colgar | appendere
pour | gießen | pour | verser | verter | versare
fill | füllen | fill | remplir | llenar | riempire
mix | mischen | mix | mélanger | mezclar | mescolare
shine | glänzen, scheinen | shine | briller | brillar | brillare
ring-verb | klingeln, läuten | ring (verb) | sonner | sonar | suonare
shut-eyes | blinzeln | blink | cligner | parpadear | battere le palpebre
snore | schnarchen | snore | ronfler | roncar | russare
yawn | gähnen | yawn | bâiller | bostezar | sbadigliare
sneeze | niesen | sneeze | éternuer | estornudar | starnutire
tickle | kitzeln | tickle | chatouiller | hacer cosquillas | solleticare
whistle | pfeifen | whistle | siffler | silbar | fischiare
whisper | flüstern | whisper | chuchoter | susurrar | sussurrare
bark-dog | bellen | bark (of a dog) | aboyer | ladrar | abbaiare
sting | stechen | sting | piquer | picar | pungere
peel | schälen, Schale | peel | éplucher | pelar | sbucciare
shave | rasieren | shave | raser | afeitar | radere
big | groß | big, large, great | grand | grande | grande
small | klein | small, little | petit | pequeño | piccolo
tiny | winzig | tiny, minute | minuscule | minúsculo | minuscolo
long | lang | long | long | largo | lungo
short | kurz | short | court | corto | corto
tall-high | hoch | high, tall | haut | alto | alto
low | niedrig | low | bas | bajo | basso
wide | breit | wide, broad | large | ancho | largo
narrow | schmal, eng | narrow, tight | étroit | estrecho | stretto
thick | dick | thick | épais | grueso | grosso, spesso
thin | dünn | thin | mince, fin | delgado, fino | sottile
deep | tief | deep | profond | profundo | profondo
flat | flach | flat | plat | plano | piatto
round | rund | round | rond | redondo | rotondo
straight | gerade | straight | droit | recto | dritto
sharp | scharf, spitz | sharp | aigu, tranchant | agudo, afilado | affilato, aguzzo
blunt | stumpf | blunt | émoussé | romo | smussato
heavy | schwer | heavy | lourd | pesado | pesante
light-weight | leicht | light (in weight) | léger | ligero | leggero
hard | hart | hard | dur | duro | duro
soft | weich | soft | mou, doux | blando, suave | morbido, molle
new | neu | new | neuf, nouveau | nuevo | nuovo
young | jung | young | jeune | joven | giovane
good | gut | good | bon | bueno | buono
better | besser | better | meilleur, mieux | mejor | migliore, meglio
beautiful | schön | beautiful, pretty | beau, joli | bonito, hermoso | bello
strong | stark | strong | fort | fuerte | forte
fast | schnell | fast, quick | rapide, vite | rápido | veloce, rapido
early | früh | early | tôt | temprano | presto
hot | heiß | hot | chaud, brûlant | caliente | caldo, bollente
warm | warm | warm | tiède, chaud | templado, cálido | caldo, tiepido
cold | kalt | cold | froid | frío | freddo
cool-fresh | kühl, frisch | cool, fresh | frais | fresco | fresco
wet | nass | wet, damp | mouillé, humide | mojado, húmedo | bagnato, umido
dry | trocken | dry | sec | seco | secco
full | voll | full | plein | lleno | pieno
clean | sauber | clean, pure | propre, pur | limpio, puro | pulito, puro
clear | klar | clear | clair | claro | chiaro
bright | hell | bright | lumineux, clair | luminoso | luminoso
sweet | süß | sweet | sucré, doux | dulce | dolce
salty | salzig | salty | salé | salado | salato
spicy | scharf (Essen) | spicy, hot | piquant, épicé | picante | piccante
rich | reich | rich | riche | rico | ricco
happy | glücklich, froh | happy, glad | heureux, content | feliz, contento | felice, contento
funny | lustig | funny | drôle | gracioso, divertido | divertente, buffo
clever | klug | clever, smart | intelligent, malin | listo, inteligente | intelligente, furbo
brave | mutig | brave | courageux | valiente | coraggioso
kind-nice | nett, freundlich | kind, nice | gentil, sympa | amable, simpático | gentile, simpatico
honest | ehrlich | honest | honnête | honesto | onesto
healthy | gesund | healthy | sain | sano | sano
alive | lebendig | alive | vivant | vivo | vivo
free | frei | free | libre | libre | libero
quiet | leise, ruhig | quiet, calm | calme, tranquille | tranquilo, callado | calmo, tranquillo
loud | laut | loud | bruyant, fort | ruidoso, fuerte | rumoroso, forte
easy | einfach, leicht | easy, simple | facile | fácil | facile
difficult | schwierig | difficult | difficile | difícil | difficile
true | wahr | true | vrai | verdadero | vero
same | gleich | same, equal | même, égal | mismo, igual | stesso, uguale
other | anderer | other | autre | otro | altro
alone-only | nur, allein | only | seul, seulement | solo, único | solo
naked-bare | bloß, kahl | bare | nu, dépouillé | pelado | spoglio
shy | schüchtern | shy | timide | tímido | timido
wild | wild | wild | sauvage | salvaje | selvatico
strange | seltsam | strange, odd, weird | étrange, bizarre | extraño, raro | strano
left | links | left | gauche | izquierda | sinistra
right-side | rechts | right (side) | droite | derecha | destra
up | oben, hinauf | up, above | en haut | arriba | su, sopra
down | unten, hinunter | down, below | en bas | abajo | giù, sotto
in | in | in, inside | dans | en, dentro | in, dentro
out | aus, draußen | out, outside | dehors | fuera | fuori
front | vorn | front, before | devant | delante | davanti
behind | hinten, hinter | behind | derrière | detrás | dietro
near | nah | near | près, proche | cerca | vicino
far | weit, fern | far | loin | lejos | lontano
here | hier | here | ici | aquí | qui
there | dort, da | there | là | allí | là
where | wo | where | où | dónde | dove
when | wann | when | quand | cuándo | quando
who | wer | who | qui | quién | chi
what | was | what | quoi, que | qué | che cosa
why | warum | why | pourquoi | por qué | perché
how | wie | how | comment | cómo | come
yes | ja | yes | oui | sí | sì
no | nein | no | non | no | no
i | ich | I | je, moi | yo | io
you | du | you | tu, toi | tú | tu
he | er | he | il, lui | él | lui, egli
she | sie | she | elle | ella | lei, ella
we | wir | we | nous | nosotros | noi
they | sie (Mehrzahl) | they | ils, elles | ellos | loro
my | mein | my, mine | mon, ma | mi, mío | mio
your | dein | your | ton, ta | tu, tuyo | tuo
this | dies | this | ceci, ce | este, esto | questo
that | jenes, das | that | cela | eso, aquel | quello
all | alle, alles | all, everything | tout | todo | tutto
many | viel | many, much, a lot | beaucoup | mucho | molto
few | wenig | few, little | peu | poco | poco
more | mehr | more | plus | más | più
less | weniger | less | moins | menos | meno
very | sehr | very | très | muy | molto
and | und | and | et | y | e
or | oder | or | ou | o | o
but | aber | but | mais | pero | ma
with | mit | with | avec | con | con
without | ohne | without | sans | sin | senza
now | jetzt | now | maintenant | ahora | adesso, ora
always | immer | always | toujours | siempre | sempre
again | wieder | again | encore, de nouveau | otra vez | di nuovo, ancora
already | schon | already | déjà | ya | già
soon | bald | soon | bientôt | pronto | presto
maybe | vielleicht | maybe, perhaps | peut-être | quizás | forse
only-just | bloß | just, merely | juste | apenas | appena
hello | hallo | hello, hi | bonjour, salut | hola | ciao, salve
goodbye | tschüss | goodbye, bye | au revoir | adiós | arrivederci, addio
thanks | danke | thanks, thank you | merci | gracias | grazie
please | bitte | please | s'il vous plaît | por favor | per favore
sorry | Entschuldigung | sorry, excuse me | pardon, désolé | perdón | scusa, mi dispiace
come-on | komm, los | come on, let's go | allez, allons-y | vamos, venga | dai, andiamo
look-out | pass auf | watch out, look out | attention | cuidado | attenzione
good-day | Guten Tag | good day | bonjour | buenos días | buongiorno
`
