import type { Locale } from '@marklot/contracts'

/** The words with which a text may report findings. */
export interface ReportWords {
  /** Beginnings of words about marks, searches and their results. A short ending may follow. */
  stems: string
  /** Whole words that join the others. They say nothing that could be checked. */
  joining: string
}

/**
 * No word here can turn a finding into a verdict: what is easy, good, small or settled has no place in a report. Words
 * of a level, such as "high", are compared with the class of risk.
 */
export const reportWords: Record<Locale, ReportWords> = {
  en: {
    stems: `mark trademark brand name sign logo word element component search found find finding check compar examin inspect
includ cover contain regist registry entry entries goods service product class category categories office authority
authorities owner holder applica applies apply filed filing files oppos object ground refus obstacle conflict collid
collision risk confus likel unlikel similar resembl identic nearest nearer closest closer closely closeness distance
distant differ distinct match coincid recall remind evok meaning means connot associat sound pronounc spell written
letter syllable begin ending percent case decid decision outcome result uncertain proof prove evidence usage genuine
demand request requir narrow restrict limit reduc lower raises raised increas elevat considerab noticeab significan
higher highest high step recommend advis attorney lawyer counsel legal review consider monitor watch assess evaluat
verif earlier older senior language negativ vulgar insult politic religio medic descripti describ generic laudator
deceptiv geograph origin surname emblem domain company companies unregistered overlap share identif attention
looks looked detail summar particular special especial relevant concern affect relat refer period dates dated expir
renew protect prepar chang wording specification terms union european german austrian french spanish swiss american
finnish italian english comparab estimat indicat appear suggest point shows shown show reveal yield return state
stating serious severe moderate medium low unpleasant association trade commerc consumer public obtain seek consult
ask asked asks combin consist comprise carr list lists listed item belong stands stand meet meets regard comput
calculat total count number text figur visual phonetic conceptual aural appearance impression beginning suffix prefix
ambit scope field sector market position date day register expert specialis specializ discuss clarif inform basis
based rests rest design wordmark third-party relevance weigh import main strongest strong weak remain rank sort order
criteri threshold document genuin owned proprietor name-bearing applicants require dominant speaker circumstanc
individual contribut specify accord address analys answer arise assum attach attract average barrier base broad centr
central certain challeng character claim collect comment complain complet concept concret condition connect context
conver correspond countr criterion current customer deal deliver depend deriv direct distingui divid effect entit
establish exact exclusiv explain explanat express extend extent extra factor famil feature form foreign frequent full
function general global guid handl hint idea immediat impact imply implies importan include initial inner instanc
intend intent interpret invol issue judg judgement juris know known label last lead level licen line link local major
majority manag mention method minor model nation near need notice notif observ occur offer official opinion option
ordinary outer overview pair parallel party pattern perce permission phrase plan plural portion practi precis present
previous primar principl process produc prohib prominent pronoun propos provid purpose question reach reader reader's
real reason recent recogni record reflect region regular relation relative remark replac represent reserv respect
respond retail rever reword role root round rule seem select sens separat serv set short sight situat sourc space
speak specif stage statement status string structur subject subsequent substan supplement suppl syllab system tend
tension territor topic tradition translat treat type typical underl understand unit usual value vari version view
vowel consonant warn weight wide wish write writes year simulator face`,
    joining: `a about above according additional additionally after against all along alongside already also although among an and
another any are around as at be because been before behind being below beside besides between both but by can careful
carefully could did do does during each either else every far few finally first firstly following for from furthermore
further had has have having here how however if in instead into is it its itself keep kept later least left less like
look may might mind moreover most more much must namely near neither next no none nor not note now of off often on
once one ones only onto open or other others otherwise our out overall over own part parts per perhaps please possible
possibly potential potentially prior rather read reading respectively said same second secondly several should since
so some such take taken than that the their them then there therefore these they third this those though three through
thus to together too toward towards two under until up upon use used uses using very was we well-known were what when
where whether which while who whose will with within without would yet you your yours particularly think close
sensible advisable worth useful begins deserve deserves merit merits everyday reason reasons able it’s there’s give
given gives make makes way element alone automatically necessarily mean fail fails law rule rules enough new file
addition overview whole order case sum short brief detail place time line followed follows follow help helps great
greatest big bigger largest onwards end ends ended hand ways bear bears due beyond whereas thereby therein hence thing
things kind kinds many need needs everyone amongst across even ever themselves different shorter longer long goes go
going come comes came done put puts get gets keeps today bring brings leave leaves mainly mostly partly nearly almost
exactly directly strongly clearly closely highly widely relatively comparatively notably separately jointly previously
currently recently originally usually typically generally likewise meanwhile thereafter beforehand`,
  },
  de: {
    stems: `marke name zeichen logo wort wört element bestandteil recherch such gesuch gefund finde fand fund befund prüf geprüf
vergleich verglich untersuch einbez einbezog berücksichtig umfass deck abdeck abgedeck gelt gilt enthalt enthält
regist eintrag einträg eingetrag verzeichnis verzeichnet liste gelistet waren ware dienst leistung produkt klasse
nizza amt ämter behörde inhab anmeld angemeld widerspr widerspruch beanstand einwand einwänd hindernis schutz schütz
geschütz grund gründ konflikt kollision kollid risik verwechs verwechsl gefahr wahrscheinlich unwahrscheinlich ähnlich
ähnel identi gleich übereinstimm überein näher nächst nahe nähe entfern abstand abweich unterscheid unterschied
erinner anklang anklingt bedeut verwend klang klingt klingen aussprach schreibweise geschrieb schrift buchstab silbe
anfang endung prozent fall fälle fällen entscheid entschied ausgang ergebnis ergebn ergab ergib ergeb offen ungewiss
nachweis nachgewies benutz nutz verlang forder erforder einschränk schränk eng enger begrenz beschränk senk sinkt
steig erhöh gesteiger hoch höher hohe höchst erheblich deutlich beträchtlich mittel gering niedrig schritt maßnahme
empfehl empfiehl empfohl rat rats anwält anwalt berat fachkundig fachlich fachanw begutacht einschätz beurteil bewert
beobacht überwach überblick überschneid überlapp teilt teilen gemeinsam betrifft betroffen betreff bezieh bezug
bezieht sprache sprachig negativ vulgär beleidig politisch religiös medizin beschreib beschrieb gattung anpreis üblich
irreführ geograf herkunft familienname domain firma firmen unternehm frist datum stand aktuell ablauf läuft verlänger
vorbereit bereit änder geänder angabe bezeichn formulier österreich europäisch deutsch französisch spanisch finnisch
italienisch englisch schweiz union früher älter jünger priorit aufmerksam beacht achten blick genauer detail
zusammenfass zusammengefass insgesamt besonder einzeln weiter zusätz erwäg abwäg überleg bedenk ziehen zieh einhol
eingeholt hinweis hinweist weist deutet zeig liegt liegen steht stehen trägt tragen besteht bestehen kommt kommen
nennt nennen beruh stützt basier vergleichbar bejah verfahren zahl anzahl summe gesamt optisch klanglich begrifflich
visuell eindruck bild form text markeninhab verkehr verbraucher markt bereich branche potenzial stell anseh angeseh
ansehen zugeordnet zuordn führt führen geführt klär abklär spielt rolle maßgeb entscheidend vorrang rang stärk stark
schwach auffäll auffällig unangenehm assoziat weck gewerblich rechts anspruch ansprech gespräch lassen fassen gefasst
lesen lies liest verdien empfind entspr erfass treff getroff bilden bildet abgleich dokument unterlag nummer
eintragung nationale national international prioritätsdatum erwähn genannt aufgeführt aufgelist verwechslung einzuhol
nah herangezog heranzieh präg kunde kundin beitrag beitragen folg gesamtschau größ groß hinzuzieh hinzugezog sprech
analys antwort anteil anwend art aspekt aufbau auffass aufwand auskunft auslös aussag auswahl auswirk basis bedarf
bedingt bedingung begriff begründ beispiel bemerk bestimm betracht beweis breit charakter dominier dominant einfluss
einführ einig einteil einzelfall empfäng ergänz erkenn erklär erläuter erscheint erschein erst erwart etwaig
fachbegriff fest festgestellt feststell folgerung frag funktion gebiet gegenstand gegenüberstell gehör gemein
gesamteindruck geschäft gesetz gewicht glieder grad grundlag grupp händl handel hauptbestandteil hauptelement heiß
herkömm herrühr herstell hersteller hervorgeh hervorheb identif indiz inhalt interess irritier kategorie kenn
kennzeich kern klass klein kombin konkret kontext kriteri kund kurz lage land länder laut leist lesart liefer maßstab
meist menge merk merkmal methode muster nenn niveau objekt orientier paar paral partner person phonet position prinzip
punkt quelle raum recht rechte reich reihe reihenfolge rück sach satz schätz schluss schnitt schwerpunkt sicht sinn
situation sorgfält spezif spezial spezialis stamm start struktur stufe system tabelle tatsäch teilweis them titel typ
überprüf übersetz übersicht umfang umfeld umgang umstand umständ unklar unmittelbar urteil ursprung variant verbind
verbreit vergib verhält verkauf vermark vermeid vermut vermittel verständ versteh versteht verwandt verweis vokal
konsonant vorhaben vorliegen vorliegend vorgeh vorgenomm vorschlag vorsicht vorstell vorher wahl wahrnehm wesent
wettbewerb wirk wortanfang wortbestand wortende zeit zeitpunkt zeitraum ziel zugrunde zukunft zuständ zuteil zutreff
zwei zweck hörer leser stammt gesprochen sprachlich wecken simulator stammt gerät gerat`,
    joining: `ab aber alle allen aller allerdings alles als also am an andere anderen anderer anders auch auf aufgrund aus außen
außer außerdem automatisch bei beide beiden beim bereits besonders besten bevor bis bislang bisher bitte bleibt blieb
bleiben da dabei dadurch daher damit danach daneben dann daran darauf darin darum das dass davon davor dazu dem
demnach den denen denn der deren derselbe des deshalb dessen deswegen die dies diese diesem diesen dieser dieses doch
dort durch ebenfalls ebenso eher ein eine einem einen einer eines einige einigen er ersten erst es etwa etwas falls
für ferner ganz gegen gegenüber gehört gehören genau gemäß hat haben hatte hatten hier hierbei hierzu hinaus
hinsichtlich hinzu ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in insbesondere ist je jede jedem jeden jeder
jedes jedoch jeweils jetzt kann keine keinen keiner kein können könnte könnten laut man mehr mehrere meisten
mindestens mit möglich mögliche möglichen möglicher möglicherweise muss müssen nach nachdem neben nicht noch nun nur
ob obwohl oder ohne per pro scheitert schon sehr sein seine seinem seinen seiner seit sich sie sind so sobald sodass
sofern soll sollte sollten somit sonst sowie sowohl statt über überdies übrigen um und uns unser unsere unter vom von
vor vorab während war waren was wäre weil weitere weiteren weiterer weiterhin welche welchen welcher weniger wenn wer
werden wichtig wie wir wird wo wobei wollen wurde wurden worden zu zudem zum zunächst zur zuvor zusammen zusätzlich
zwar zwei zwischen zweite zweitens dritte drittens anschließend sinnvoll ratsam will sagt eigenen einzigen allein
ihrerseits denselben dieselben neu neue neuen wichtigste wichtigsten regel regeln dagegen hingegen zuerst hin
schließlich folgt ergibt größte größten höchste meiste wenige wenigen wenig beides solche solchen solcher solches
daraus darüber darunter deutlich hierfür insofern inwieweit lässt lassen lediglich macht machen mag manche nahezu
nämlich nimmt nehmen nebenbei oben sei seien selbst soweit stets teils trotz trotzdem unten usw viel viele vielen
vielmehr völlig vorn vorne wann wegen wem wen wessen wohl würde würden zuletzt zumal zumindest zunehmend zurück gibt
geben geht gehen sieht sehen anhand bezüglich derzeit direkt aktuell fast häufig jeweilige jeweiligen künftig
letztlich meistens oft sofort überwiegend vorerst`,
  },
  fr: {
    stems: `marque nom noms nommé signe logo mot mots élément composant recherch cherch trouv retrouv vérifi vérif compar examin
inclu compr comport couvr couvert contien conten regist registre inscri enregist liste produit service classe
catégorie office titulair dépos dépôt déposant demand oppos opposition objecti motif refus obstacle conflit collision
risque confus probab improbab simil semblab ressembl identi proche proximité prochain éloign distan écart différ
distinct coïncid correspond rappel évoqu signifi sens connot associ sonor sonne sonn pronon orthograph écrit lettre
syllabe début fin pourcent affaire cas tranch décision décid issue résultat constat incert preuve prouv usage exig
requér requis restrein restrict limit rédui réduc bais diminu augment accru élev considérab important nettement modér
moyen faible étape démarche mesure recommand conseil avocat juridique cabinet spécialis relire relect analys surveill
évalu apprécia estim antérieur ancien langue négati vulgair insult politi religi médec médic descripti décri descript
génériqu élogi usuel trompeu géograph origine patronym emblème domaine société entreprise recoup chevauch partag
commun concern affect relati référ délai période date jour expir renouv protèg protég protection prépar modifi chang
libellé terme union europé allemand autrich françai espagnol finno finland italien anglais suiss attention détail
résum ensemble particul spécial portent porte figur présent indiqu montr révèl ressort relèv soulev repos bas fond
constitu concl about rencontr suscit désagréab consommat public marché secteur commerc consult noter notez veill gard
tenez esprit faites lire lisez retenu retenir nombre total compt visuel phonétiqu conceptuel impression mention cité
class range position rang ordre criter document dossier numéro national international obtenir obten mérit approfond
attentiv attentif précis affin délimit judici opportun utile utilis jug considér qualifi consid port vis visé vise
titulaires droit spécialiste expert échang clarifi bloqu gêner gên nuis comparable portant examen étroit dominant
locuteur éveill contribu situation appréci voir voit vient provien raison adress aide ajout ampl appel appliqu apport
attach attend attir caractér central cent chapitre chiffr choix circonstanc clair client combin complément complèt
complet compos compren condition confirm connaiss conséquen consonne consonan context contr convien coura courant
cours crit critèr croi dénomin depend dépend dernier dérivé descend désign destin détermin devoir direct distribu
divers divis domin donn effet effectu emploi employ ensembl énonc entier entité entraîn envisag essentiel établi étap
étranger étud évent évit exact exclusif exemple exist explicat expliqu express étend facteur fait famil form fourni
fréquen général global grammat group hypothès idée immédiat implic impliqu import indicat initial instance intention
interprét intern invit juridi justif langage large lecteur lecture licen lien ligne local long majeur majorité manière
matièr méthod mener ment moment motiv moyenn nature nécessit niveau normal notion objet observ officiel opinion option
orient ouvrir oral paire paraîtr paraît paramètre parl parent part passage pays perçu percev percept permet permettr
personne perspective phase phrase plan point possess pratiqu précaution précéd préférab préfix premier pren pris
procéd procédure produi profession projet propos propre provis publi qualité quant question racine rapport rapproch
réel région règl relat remarqu rempl rend renseign répond réponse repren représent réserv reste revend rôle section
sélect semble sembl séquence sérieu simultan situ source spécif stade statut structur successif suffix suggér suit
suivant sujet superpos supplément symbol système tableau temp tend territ text thèm titre traduct trait typ valeur
vari vend vente version vigilan voisin voyelle vue zone ultérieu grand simulateur proven`,
    joining: `à afin ailleurs ainsi alors après au aucun aucune auprès aussi autre autres aux avant avec avez bien car ce ceci cela
celle celles celui certains certaines ces cet cette ceux chacun chacune chaque ci comme comment contre d dans
davantage de déjà depuis des dès devant devez devra devrait devraient deux deuxième doit doivent donc dont du duquel
elle elles en encore enfin ensuite entre est et étant été être eu eux faire fait font faut il ils jusqu jusque l la là
laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui mais même mêmes mieux moins n ne néanmoins ni
non nos notamment notre nous ont on or ou où outre par parmi parce pas pendant peut peuvent plus plusieurs plutôt pour
pourrait pourraient pouvez près premier première puis puisque qu quand quant que quel quelle quelles quels qui quoi s
sa sans se selon sera serait ses si soit son sont sous souvent suite sur surtout te tel telle tels telles tous tout
toute toutefois toutes très troisième un une unes vers vis via voici vos votre vôtre vous y a ait ayant sujet existe
existent partie façon part également possible possibles possiblement éventuel éventuels éventuelle éventuellement
probablement particulièrement actuellement automatiquement nécessairement jour nouveau nouvelle nouveaux principal
principaux principale seul seule lieu abord d’abord tenu compte partir sorte veuillez puisqu lorsqu quelqu envisagez
envisager fois cas pourra pourront vient viennent faisaient peu nombreux nombreuses contre-temps soient avait avaient
fallait étaient était auraient aurait allez aller va vont cependant aucunement beaucoup toujours quelques quelque chez
ceux-ci celle-ci celui-ci celles-ci lui-même elle-même environ d’une dès-lors voire tant aussitôt dessus dessous
ci-dessus ci-dessous malgré pourquoi presque exactement directement nettement clairement essentiellement séparément
précédemment généralement habituellement dernière dernier derniers`,
  },
  es: {
    stems: `marca nombre signo logo logotip palabra element component busc búsqueda encontr encuentr hall comprob compar examin
exámen examen inclu abarc cubr cubier conten contien regist inscri lista producto servicio clase categor oficina
titular solicit deposit presentad presentar oposi opon objec objet motiv deneg obstácul conflict colisi riesgo confus
probab improbab similar similitud parec parecid semejan idénti identi mism coincid cercan cerca próxim acerc alej
distan difer distint recuerd recordar evoc signific sentido connot asocia sonid suena sono pronuncia grafía ortograf
escrit letra sílaba inicio final porcent caso decisi decid resuelt resulta resultado constat inciert prueb prob
demostr demuestr uso usado exig requer requier restring restric limit reduc baj dismin aument elevad alto alta
considerab claramente notable moderad medio paso medida recomend aconsej acons abogad asesor jurídic despacho
especializ revis analiz análisis vigil evalu estim anterior antigu idioma lengua negativ vulgar insult polític religi
medic descripti describ genéric elogi habitual engaños geográf origen apellido emblema dominio empresa sociedad solap
compart común comun afect relaci refer plazo período periodo fecha expir renov proteg protec prepar modific cambi
redacci término unión europe alemán aleman austri francés frances español finés fines finland italian inglés suiz
atención detall detenid resum conjunto particul especial especí llev tien figur muestr indic revel arroj señal basa
hallazgo termin conclu despiert desagradab consumidor público mercado sector comerc consult tenga cuenta lea leer
número total contad visual fonétic concept impresi menci clasific orden criteri document expediente nacional
internacional obten merec minucios precis acot delimit razonab convenient oportun útil utiliz consider calific posic
titulares derecho experto aclar denominaci tratar trata descripción actualiz conviene consta supon supone representa
señala atribu recib comparab dominant hablant despert contribu situación situaci proced proven razón actual adicional
admit agreg ajust ampli análog añad aparec apart aplic aport aprec asign aspect asunt atra ayud base brev calidad
caracter carácter central cifr circunstanc clar client combin complement complet compon comprend concern concret
condición condic confirm conoc consecuen context contrast corr correspond corresp cuadr cuest cuesti cuid dedic deleg
depend deriv design destac destin determin diferenc dirig direct distribu divers divid efect ejempl emple entend entid
enum equival escuch espac especif esquem establec estad estructur estudi etap evit exact exclus existen experien
explic expres extend extens extranjer factor famil fase form fónic frase frecuen función fundament general global grad
grup hech idea impact implic import incid individu informac inform inicial inmediat instanc intenc interpret interés
íntegr invit juici justif juzg lector licenc línea literal local magnitud maner mayor medi mención método modal moment
naturalez neces nivel noción norm notar obje observ oficial opini opción oral orient origin país palab particip pauta
perceb percib percep permit person perspect plan plante pluralidad posib posici potencial práct precauc preced prefij
prefer present previ principi proceso produc profesional prohib promedi propi propie propuest provoc prudenc punto
punt qued raíz rang real realiz recog record reempl regi región regla relac relev reserv respond respuest restant reun
rol secc selecc semántic separ serie seri situ soport sufij suger sugier sujet sum suplement sustituy tabl tem territ
text tipo tiemp tip títul tradicional traduc traducc transcurr trat ubic unid usual vari vend verif versi vist vocal
consonant vínculo vincul zona siguient grand simulador`,
    joining: `a acerca además ahora al algo algún alguna algunas algunos ambas ambos ante antes aquí así aún aunque bajo bien cabe
cada como con conforme contra cual cuales cualquier cuando cuanto cuya cuyo cuyas cuyos da de debe deben debería
deberían del dentro desde después dos donde durante e el él ella ellas ellos en entonces entre era es esa esas ese eso
esos está están estas esta este esto estos existe existen fuera ha haga haber han hasta hay hecho igual igualmente
incluso junto la las le les lo los luego más mayor mediante menos mientras modo muy ni ningún ninguna ninguno no nos
nuestra nuestro o otra otras otro otros para parte partir pero poco podría podrían por porque posible posibles
posiblemente previa previo previamente primer primera primero puede pueden pues que qué quedó queda quedaron quien
quienes respecto se según segundo segunda ser será sería si sido siempre sin sino sobre solo son su sus suya suyo
suyas suyos tal tales también tampoco tanto tener tengan tercer tercera toda todas todavía todo todos tras través tres
un una unas uno unos usar usted varias varios vez y ya principal principales nueva nuevas nuevo nuevos menor lugar
especialmente actualmente automáticamente necesariamente haya vista fracase sigue siguen exija último última últimos
ver valore poca pocas pocos siguiente siguientes hubo había habían hacen hacer hace deba deban pueda puedan podrá
podrán cuáles cuál dónde aquella aquellas aquel aquellos casi exactamente directamente claramente notablemente
generalmente normalmente habitualmente separadamente frente excepto salvo demás cuanta dan dar decir dice va van ir
viene vienen sea sean fue fueron estaba estaban aparte arriba abajo`,
  },
  it: {
    stems: `marchi nome nomi segno segni logo loghi parol element component ricerc cerca trovat trovan trova verific confront
compar esamin esame inclu comprend copr copert conten contien contengo regist iscri elenco elenchi prodott servizi
class categor uffici titolar richied richiest domand deposit oppos opposizion obiezion obiett motiv rifiut ostacol
imped conflitt collision rischi confus probab improbab simil somigl assomigl identi stess coincid vicin vicinanz
prossim avvicin lontan distan differ distint ricord rievoc evoc signific sens connot associaz associa suon sonor
pronunc grafi ortograf scritt lettera lettere sillab iniz final percent caso casi decision decid decis esito esiti
risult riscontr incert prova prove dimostr uso usat esig restring ristrett restrizion limit ridu riduz abbass diminu
aument elevat alto alta considerevol nettament notevol moderat medio passo passi misur raccomand consigl avvocat
consulen legal studio specializzat rivede revision analizz analisi sorvegl valut stima anterior precedent lingu
negativ volgar offensiv politic religi medic descriz descritt descriv generic elogiativ usual ingannevol geograf
origin cognom emblem domini impres societ sovrappo condivi comun riguard interess relazion riferi periodo termin
scaden scad data rinnov protegg protett protezion prepar modific cambi formulazion unione europe tedesc austri frances
spagnol finland finlandes italian ingles svizzer attenzion dettagli riassum complessiv particolar special specific
port portan figur mostr indic rivel emerg segnal bas poggia fondat costitu conclu sgradevol suscit consumator pubblic
mercat settor commerc consult tenga presente legga legger numer total conteggi visiv fonetic concettual impression
menzion classific ordin criteri document fascicol nazional internazional otten ottien merit approfond accurat precis
delimit opportun ragionevol util utilizz consider qualific posizion titolari diritt espert chiar denominazion trattar
aggiornat convien presenti presentat attribu comparab incontr rientr scontr solleva sollev rapport attent dominant
parlant contribu situazion vede vedere complesso successiv chied ragion accert adatt aggiunt aiut ambit ampi analog
appart applic apport apprezz argoment articol aspett assegn attual base brev calcol caratter central certific cifr
circostanz client collega combin complement complet compon compres concern concret condizion conferm confond conosc
conseguen consonant contest contrass corrent corrispond criter dedic delinea dipend deriv design destin determin
differenz dirett distribu divers divid effett effettu emett ent entità equival esclusiv esempi esercit esist espress
espression essenzial estens estern evit evidenz fase fattor famigli fonic form fornisc forn fras frequent funzion
fonte general global grad grand grupp idea imme impatt implic important indicazion individu informaz intenz intern
interpret invit lettor lettur licenz linea livell local maggior manier metod moment natur necess nozion oggett osserv
opinion opzion orient ottic paes parit parl partecip perceb percep percez persona permett piano plan possess potenzial
pratic precauz prefiss prefer prevalent? previst principi proced process produc profession propost propri provenien
provien prud punt qualit quant question radic real realizz region regol relativ rest ricev richiam riconosc riflett
rilev riport rispond rispost riserv ruol scelt secondari selezion sembr separ sequenz serie sezion sistem soggett
sostitu specif stad stat strutt struttur suffiss sugger supplement tabell temp tema territ test tip titol tradizion
traduz tradott tratt ulterior uffic unit valor vari vend version vers vist vocal zona dettagl simulatore spetta proven present`,
    joining: `a abbia abbiano ad ai al alcun alcuna alcune alcuni alla alle allo allora almeno altra altre altri altro anche ancora
anzitutto appare avanti bene c che chi ci ciascun ciascuna ciascuno cioè ciò circa come con contro cosa così cui da
dagli dai dal dall dalla dalle dallo davanti de degli dei del dell della delle dello dentro di dopo dove dovrebbe
dovrebbero dovere due dunque durante e è ed entrambi essere essa esse essi esso fa faccia fare fino finora fra già gli
ha hanno ho i il in inclusa infatti infine inoltre insieme invece io l la le lei li lo loro lui ma maggiore mediante
meno mentre modo molto n ne né negli nei nel nell nella nelle nello nessun nessuna nessuno no noi non nostra nostro o
occorre od ogni oltre oppure ora ossia per perché però pertanto più piuttosto poi poiché possano possibile possibili
possibilmente possono potrebbe potrebbero prima primo può quale quali quando quanto quattro quella quelle quelli
quello questa queste questi questo qui quindi quinto rispetto s sarà sarebbe se sebbene secondo seconda seguito sempre
senza si sia siano solo sono sopra sotto stata state stati stato su sua sue sugli sui sul sull sulla sulle suo suoi
tali tale tanto terzo tra tramite tre tutta tuttavia tutte tutti tutto un una uno v va vi viene vengono verso nuovo
nuova nuovi nuove principale principali parte partire particolarmente attualmente automaticamente necessariamente
probabilmente anch presso decorrenza caso volta segue seguono parla parlano potrà potranno chieda facevano successivo
prossimo ultimo ultima pochi poche poco molti molte aveva avevano era erano fosse fossero sarebbero stando quasi
esattamente direttamente nettamente chiaramente generalmente solitamente separatamente precedentemente salvo eccetto
rispettivamente entrambe vanno dato data dati qualora laddove affinché benché anch’esso deve devono dovrà finché là lì
pur tuttora`,
  },
}
