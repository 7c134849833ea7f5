import type { ConceptTable } from '../concept-table.ts'

/** Numbers, pronouns, function words as signs write them (4 for "for", U for "you"), greetings and common phrases. */
export const numbersAndPhrases: ConceptTable = {
  kind: 'fixed',
  text: `
null | zero,0,nil | zéro,0 | cero,0 | zero,0
eins,1,eine | one,1 | un,1 | uno,1 | uno,1
zwei,2 | two,2,ii | deux,2 | dos,2 | due,2
drei,3 | three,3,iii | trois,3 | tres,3 | tre,3
vier,4 | four,4,iv | quatre,4 | cuatro,4 | quattro,4
fünf,5 | five,5 | cinq,5 | cinco,5 | cinque,5
sechs,6 | six,6,vi | six,6 | seis,6 | sei,6
sieben,7 | seven,7,vii | sept,7 | siete,7 | sette,7
acht,8 | eight,8,viii | huit,8 | ocho,8 | otto,8
neun,9 | nine,9,ix | neuf,9 | nueve,9 | nove,9
zehn,10 | ten,10 | dix,10 | diez,10 | dieci,10
elf,11 | eleven,11,xi | onze,11 | once,11 | undici,11
zwölf,12 | twelve,12,xii | douze,12 | doce,12 | dodici,12
dreizehn,13 | thirteen,13 | treize,13 | trece,13 | tredici,13
vierzehn,14 | fourteen,14 | quatorze,14 | catorce,14 | quattordici,14
fünfzehn,15 | fifteen,15 | quinze,15 | quince,15 | quindici,15
sechzehn,16 | sixteen,16 | seize,16 | dieciséis,16 | sedici,16
siebzehn,17 | seventeen,17 | dix-sept,17 | diecisiete,17 | diciassette,17
achtzehn,18 | eighteen,18 | dix-huit,18 | dieciocho,18 | diciotto,18
neunzehn,19 | nineteen,19 | dix-neuf,19 | diecinueve,19 | diciannove,19
zwanzig,20 | twenty,20 | vingt,20 | veinte,20 | venti,20
dreißig,30 | thirty,30 | trente,30 | treinta,30 | trenta,30
vierzig,40 | forty,40 | quarante,40 | cuarenta,40 | quaranta,40
fünfzig,50 | fifty,50 | cinquante,50 | cincuenta,50 | cinquanta,50
sechzig,60 | sixty,60 | soixante,60 | sesenta,60 | sessanta,60
siebzig,70 | seventy,70 | soixante-dix,septante,70 | setenta,70 | settanta,70
achtzig,80 | eighty,80 | quatre-vingts,80 | ochenta,80 | ottanta,80
neunzig,90 | ninety,90 | quatre-vingt-dix,nonante,90 | noventa,90 | novanta,90
hundert,100 | hundred,100,one hundred | cent,100 | cien,ciento,100 | cento,100
tausend,1000 | thousand,1000,one thousand | mille,1000 | mil,1000 | mille,mila,1000
million | million | million | millón | milione
erste,erster,erstes | first,1st | premier,première | primero,primera,primer | primo,prima
zweite,zweiter | second,2nd | deuxième,second | segundo,segunda | secondo,seconda
dritte,dritter | third,3rd | troisième | tercero,tercera,tercer | terzo,terza
vierte,vierter | fourth,4th | quatrième | cuarto,cuarta | quarto,quarta
fünfte,fünfter | fifth,5th | cinquième | quinto,quinta | quinto,quinta
einmal | once | une fois | una vez | una volta
paar | pair,couple | paire,couple | par,pareja | paio,coppia
dutzend | dozen | douzaine | docena | dozzina
hälfte | half | moitié | mitad | metà
viertel | quarter | quart | cuarto | quarto
und | and,n | et | y,e | e,ed
oder | or | ou | o | o
für,4 | for,4 | pour | para,por | per
zu,zum,zur,nach,2 | to,2 | à,vers | a,hacia | a,ad
mit | with | avec | con | con
ohne | without | sans | sin | senza
in,im | in,inside | dans,en | en | in,nel
auf | on,upon | sur | sobre | su,sul
unter | under,below | sous | bajo,debajo | sotto
über | over,above | au-dessus,par-dessus | sobre,encima | sopra,oltre
zwischen | between | entre | entre | tra,fra
gegen | against,versus | contre | contra | contro
vor | before,b4 | avant | antes | prima,avanti
nachher,danach | after | après | después | dopo
auch | also,too,2 | aussi | también | anche
nicht,kein | not,no | pas,non | no | non
ja | yes | oui | sí | sì
nein | no | non | no | no
immer | always,forever,4ever | toujours | siempre | sempre
nie,niemals | never | jamais | nunca,jamás | mai
wieder | again | encore | otra vez,de nuevo | ancora,di nuovo
jetzt,nun | now | maintenant | ahora,ya | adesso,ora
hier | here | ici | aquí,acá | qui,qua
dort,da | there | là,là-bas | allí,allá | là,lì
alle,alles | all,everything,everybody | tout,tous,toute,toutes | todo,todos,toda,todas | tutto,tutti,tutta,tutte
jeder,jede,jedes | every,each,everyone | chaque,chacun | cada | ogni,ciascuno
nichts | nothing | rien | nada | niente,nulla
etwas | something | quelque chose | algo | qualcosa
jemand | somebody,someone | quelqu'un | alguien | qualcuno
niemand | nobody,no one | personne | nadie | nessuno
mehr | more | plus | más | più
weniger | less | moins | menos | meno
viel,viele | much,many | beaucoup | mucho,muchos,mucha | molto,molti,molta
sehr | very | très | muy | molto
nur | only,just | seulement,seul | solo,solamente | solo,soltanto
ich | i | je,moi | yo | io
mich,mir | me | moi,me | mí,me | me,mi
du,dich,dir,sie,ihnen | you,u,ya | toi,tu,te,vous | tú,ti,te,usted | tu,te,ti,lei
er | he | il,lui | él | lui,egli
wir,uns | we,us | nous | nosotros | noi
mein,meine,meiner | my,mine | mon,ma,mes | mi,mis,mío | mio,mia,miei,mie
dein,deine,ihr,ihre | your,yours,ur | ton,ta,tes,votre,vos | tu,tus,su,sus,tuyo | tuo,tua,tuoi,tue,suo
unser,unsere | our,ours | notre,nos | nuestro,nuestra | nostro,nostra
selbst | self | même,soi-même | mismo | stesso
wer | who | qui | quién | chi
was | what | quoi,que | qué | cosa,che cosa
wo | where | où | dónde | dove
wann | when | quand | cuándo | quando
warum,wieso | why,y | pourquoi | por qué | perché
wie | how | comment | cómo | come
für dich,für sie,4u | for you,4u,4 you | pour toi,pour vous | para ti,para usted | per te,per lei
für mich | for me,4me | pour moi | para mí | per me
für alle | for all,for everyone | pour tous | para todos | per tutti
für immer | forever,4ever,for ever | pour toujours | para siempre | per sempre
bist,sind | are,r | es,êtes,sommes | eres,son | sei,sono
sein | to be,be,2b | être | ser,estar | essere
guten morgen,moin | good morning | bonjour | buenos días,buen día | buongiorno,buon giorno
guten tag | good day | bonjour | buenos días | buongiorno
guten abend | good evening | bonsoir | buenas tardes | buonasera
gute nacht | good night | bonne nuit | buenas noches | buonanotte,buona notte
hallo,servus,grüezi | hello,hi,hey | salut,allô | hola | ciao,salve
auf wiedersehen,tschüss,ade | goodbye,bye,bye bye | au revoir,adieu | adiós,hasta la vista | arrivederci,addio
bis bald | see you,see you soon,cu | à bientôt | hasta pronto | a presto
willkommen | welcome | bienvenue,bienvenu | bienvenido,bienvenidos | benvenuto,benvenuti
danke,danke schön,merci | thanks,thank you,thx | merci | gracias | grazie
bitte | please,pls | s'il vous plaît | por favor | per favore,prego
prost,zum wohl,wohl bekomms | cheers | santé,tchin-tchin | salud | salute,cin cin
guten appetit,mahlzeit | enjoy your meal | bon appétit | buen provecho | buon appetito
glückwunsch,gratulation | congratulations | félicitations | felicidades,enhorabuena | congratulazioni,auguri
alles gute zum geburtstag | happy birthday | joyeux anniversaire,bon anniversaire | feliz cumpleaños | buon compleanno
frohe weihnachten | merry christmas | joyeux noël | feliz navidad | buon natale
gutes neues jahr,frohes neues jahr | happy new year | bonne année | feliz año nuevo | buon anno
gute reise | good trip,have a nice trip | bon voyage | buen viaje | buon viaggio
viel glück | good luck | bonne chance | buena suerte | buona fortuna
ich liebe dich | i love you | je t'aime | te quiero,te amo | ti amo
c'est la vie,so ist das leben | such is life,that's life | c'est la vie | así es la vida | così è la vita
schönes leben,das süße leben | sweet life,good life | la belle vie,douce vie,bonne vie | dulce vida,buena vida | dolce vita,bella vita
es lebe | long live | vive | viva | viva
los,auf gehts | let's go,go | allons-y,en avant | vamos,adelante | andiamo,avanti
komm | come | viens | ven | vieni
warte | wait | attends | espera | aspetta
genug,basta | enough | assez | basta,bastante | basta
halt,stopp | stop | halte | alto | alt
hilfe | help | au secours,aide | socorro,ayuda | aiuto
achtung,vorsicht | attention,caution | attention | atención,cuidado | attenzione
bravo | bravo,well done | bravo | bravo,olé | bravo
okay,in ordnung | okay,ok | d'accord | vale,de acuerdo | va bene,d'accordo
das beste | the best | le meilleur | lo mejor | il meglio
nummer eins,nr 1 | number one,no 1,number 1 | numéro un,numéro 1 | número uno,número 1 | numero uno,numero 1
von hand,handgemacht | handmade,by hand | fait main,fait à la main | hecho a mano | fatto a mano
zu hause,daheim | at home | à la maison,chez soi | en casa | a casa
rund um die uhr | around the clock,24 7,24h | 24 heures sur 24 | las 24 horas | 24 ore su 24
auf einen blick | at a glance | en un coup d'oeil | de un vistazo | a colpo d'occhio
von herzen | from the heart | du fond du coeur | de corazón | di cuore
`,
}
