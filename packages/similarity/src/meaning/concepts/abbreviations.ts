import type { ConceptTable } from '../concept-table.ts'

/** Abbreviations and phonetic spellings: K9, XMAS, LITE, NITE, BBQ, DR., BROS. */
export const abbreviations: ConceptTable = {
  kind: 'fixed',
  text: `
sankt,st,heiliger | saint,st | saint,st,sainte,ste | san,santo,santa,sto,sta | san,santo,santa,sant
doktor,dr | doctor,dr,doc | docteur,dr | doctor,dr,doctora | dottore,dott,dr
herr,hr | mister,mr | monsieur,mr | señor,sr | signor,signore,sig
frau,fr | mistress,mrs,missus | madame,mme | señora,sra | signora
fräulein,frl | miss,ms | mademoiselle,mlle | señorita,srta | signorina
junior,jr,jun | junior,jr | junior,jr | júnior,jr,hijo | junior,jr
senior,sen | senior,sr | senior,aîné | sénior,padre | senior
professor,prof | professor,prof | professeur,prof | profesor,prof | professore,prof
gebrüder,gebr,brüder | brothers,bros | frères | hermanos,hnos | fratelli,flli
söhne,sohn | sons | fils | hijos | figli
international,intern | international,intl | international,internationale | internacional,intl | internazionale
straße,str | street,str | rue | calle | strada,via
allee,avenue | avenue,ave | avenue,av | avenida,avda | viale
platz,pl | square,sq,place | place,pl | plaza,pza | piazza,pza
nummer,nr | number,no,nr | numéro,nr | número,núm | numero,nr
weihnachten,xmas | christmas,xmas | noël | navidad | natale
grill,bbq,barbecue | barbecue,bbq,barbeque | barbecue,bbq | barbacoa,bbq | barbecue,bbq
fernsehen,tv | television,tv,telly | télévision,télé,tv | televisión,tele,tv | televisione,tv
video,vid | video,vid,vids | vidéo | vídeo | video
telefon,fon,tel | telephone,phone,fone,tel | téléphone,tél | teléfono,tel | telefono,tel
foto,photo,pix | photo,pic,pics,pix,photograph | photo | foto | foto
bild,bilder | picture,pictures,pix,image | image | imagen | immagine
rechner,computer,pc | computer,pc | ordinateur,pc | ordenador,computadora,pc | computer,pc
information,info,infos | information,info | information,info,infos | información,info | informazione,info
technik,tech | technology,tech,tek,tec | technologie,tech | tecnología,tec | tecnologia,tec
apotheke,pharma | pharmacy,pharma | pharmacie,pharma | farmacia | farmacia
hund,k9 | canine,k9,dog | chien | perro,can | cane
nacht,nite | night,nite | nuit | noche | notte
licht,lite | light,lite | lumière | luz | luce
leicht,lite,light | light,lite | léger,légère | ligero,ligera | leggero,leggera
schnell,kwik | quick,kwik,quik,fast | rapide,vite | rápido,rápida | rapido,veloce,presto
express,eilig,xpress | express,xpress | express | expreso,exprés | espresso,express
extra,xtra | extra,xtra | extra | extra | extra
leicht,einfach,ez | easy,ez,e z,eezy | facile | fácil | facile
liebe,luv,lieb | love,luv | amour | amor | amore
großartig,gr8 | great,gr8 | génial,formidable | genial,estupendo | grande,grandioso
freund,kumpel,m8 | mate,m8,buddy | copain,pote | amigo,colega | amico
spät,l8 | late,l8 | tard | tarde | tardi
durch,thru | through,thru | à travers | a través | attraverso
heute abend,2nite | tonight,2nite,tonite | ce soir | esta noche | stasera
heute,2day | today,2day | aujourd'hui | hoy | oggi
morgen,2morrow | tomorrow,2morrow,2moro | demain | mañana | domani
sehen,sieh | see | voir,vois | ver,ve | vedere,vedi
kino,flix | cinema,flix,flicks,movies | cinéma,ciné | cine | cinema
leute,ppl,volk | people,ppl,folks | gens,peuple | gente,pueblo | gente,popolo
wochenende | weekend,wknd | weekend,fin de semaine | fin de semana,finde | fine settimana,weekend
baby,bb | baby,bb,babe | bébé,bb | bebé,bebe | bebè,bimbo
limonade,limo | lemonade,soda | limonade | limonada,gaseosa | limonata
vegetarisch,veggie | vegetarian,veggie | végétarien,végé | vegetariano,veggie | vegetariano
universität,uni | university,uni | université,fac | universidad,uni | università
maximal,max,maximum | maximum,max | maximum,max | máximo,max | massimo,max
minimum,mini,min | minimum,min,mini | minimum,mini | mínimo,mini | minimo,mini
dollar,bucks | dollar,dollars,bucks,buck | dollar | dólar | dollaro
stadt,ort | town,city | ville | ciudad,pueblo | città,paese
gas,gase | gas | gaz | gas | gas
rasthaus,motel,gasthof | inn,motel | auberge,motel | posada,motel | locanda,motel
`,
}
