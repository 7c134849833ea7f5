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
    stems: `mark trademark brand name sign logo word element component search found find finding check compar examin
inspect includ cover contain regist registry entry entries goods service product class category categories office
authority authorities owner holder applica applies apply filed filing files oppos object ground refus obstacle
conflict collid collision risk confus likel unlikel similar resembl identic nearest nearer closest closer closely
closeness distance distant differ distinct match coincid recall remind evok meaning means connot associat sound
pronounc spell written letter syllable beginning ending percent case decid decision outcome result uncertain proof
prove evidence usage genuine demand request requir narrow restrict limit reduc lower raises raised increas elevat
considerab noticeab significan higher highest high step recommend advis attorney lawyer counsel legal review consider
monitor watch assess evaluat verif earlier older senior language negativ vulgar insult politic religio medic
descripti describ generic laudator deceptiv geograph origin surname emblem domain company companies unregistered
overlap share identif attention looks looked detail summar particular special especial relevant concern affect relat
refer period dates dated expir renew protect prepar chang wording specification terms union comparab estimat indicat
appear suggest point shows shown show reveal yield return state stating serious severe moderate medium low unpleasant
association trade commerc consumer public obtain seek consult ask asked asks combin consist comprise carr list lists
listed item belong stands stand meet meets regard comput calculat total count number text figur visual phonetic
conceptual aural appearance impression suffix prefix ambit scope field sector market position date day register
expert specialis specializ discuss clarif inform basis based rests rest design wordmark third-party relevance weigh
import main strongest strong weak remain rank sort order criteri threshold document genuin owned proprietor
name-bearing applicants require dominant speaker circumstanc individual contribut specify accord address analys
answer arise assum attach attract average barrier base broad centr central certain challeng character claim collect
comment complain complet concept concret condition connect context conver correspond countr criterion current
customer deal deliver depend deriv direct distingui divid effect entit establish exact exclusiv explain explanat
express extend extent extra factor famil feature form foreign frequent full function general global guid handl hint
idea immediat impact imply implies importan include initial inner instanc intend intent interpret invol issue judg
judgement juris know known label last lead level line link local major majority manag mention method minor model
nation near need notice notif observ occur offer official opinion option ordinary outer overview pair parallel party
pattern perce permission phrase plan plural portion practi precis present previous primar principl process produc
prohib prominent pronoun propos provid purpose question reach reader reader's real reason recent recogni record
reflect region regular relation relative remark replac represent reserv respect respond retail rever reword role root
round rule seem select sens separat serv set short sight situat sourc speak specif stage statement status string
structur subject subsequent substan supplement suppl syllab system tend tension territor topic tradition translat
treat type typical underl understand unit usual value vari version view vowel consonant warn weight wide write writes
year simulator face seen sees seeing see stood lying risen rising fell fallen falls held hold saying said told tell
thought thinking knew takes taking took brought drew draw drawing chose choose choosing choice became become begun
began wrote spoke understood felt incomplet turn runs running pose posing talk saw agreement disagre variation reside emerg exist
arose arising contradict correl predict foresee anticip expect highlight emphasi stress illustrat demonstrat reinforc
encounter detect locat discover retriev screen scann evidenc contest invok rely relies relied cite adjust adapt amend
modif revis draft formulat stay happen sought looking matter covering claiming picking picked asking sits likelihood
proceeding litigat disput infring deadline grace inherent acquired jurisdiction caution cautious prudent sensitiv
problem problematic difficult critical crucial decisiv pivotal reaching extensive substantial dense crowd heavy
heavily danger hurdle resist stumbl picture landscape constellation rhythm cadence accent intonat stem opening
closing hyphen compound coined coinage invented fanciful arbitrar sonic audib graphic stylis styliz device figurativ
colour color shape typeface script font variant counterpart rival competitor business manufactur supplier vendor
audience buyer clientele listener row column middle length longer echo trait nuance dissimilar breadth broadest
narrowest heading subclass subset segment industr niche activit portfolio validity supplied objection distinctiveness
acquisit collective certificat series merit caveat limitation restriction purpos expla precaution provision
preliminar tentativ interim final snapshot update pending publish publication gazette journal bulletin database data
hit hits ranking score scoring rated rating rate rates grade percentage proportion statistic median tone feel readings
pronunciation translation dictionar slang colloqui mythol poetic toponym abbreviat acronym singular diminutiv
adjectiv verb noun warrant hinge glance paper played plays stake lean tilt remaining priorit alternat alter rename
rebrand direction thorough mixed complicat complex aware wary alert mindful track eye gap blind unsearch unknown
unclear unresolved undecided cumulat aggregat lookalike hearing example measured reported spelling thinks adds added
adding meant read relating touch fit fits exceed span stretch keeping giving making coming using having given
standing hear sounding alike regarding remember inquir enquir consent commercial professional private independent
raise raising decrease define fulfil give imagine introduce leave measure operate place receive study suffice suppose
surface trace vary mind accompan account acknowledg adher aim aimed aims align alloc allud altering amount apprais
approach argu assert attempt avoid await behav blend build built call capture cast cause circumscrib compet compil
conced confin conserv constitut convey cross curtail debat depart dictat diminish discern disclos drive driving duplicat
elaborat embod embrac enforc engag enlarg entail equal escalat exacerbat exert exhibit explor featur flag focus fram
gather govern group hamper head imitat impair imped impos inclin inherit insist intersect invest join justif lend
linking merg mirror mitigat narrowing occup offset outlin outrank part persist pertain possess preced preclud pressur
presum prevent prompt pursu rang reappear reconsider rephras replicat reproduc rethink retain sampl separ shift
soften split spread standard start strengthen strike striking struck suffer suit surfac surround switch tackl target
trigger worsen identity advice interplay interaction proximity degree magnitude intensity correlation coincidence
convergence divergence discrepancy contrast parallelism affinity kinship reminiscent commonality hallmark essence
core nucleus backbone consequence implication ramification repercussion drawback downside complication constraint
prerequisite requirement assumption premise hypothesis scenario possibility alternative course path route strategy
mechanism procedure timetable timeline schedule phase window moment author participant side rightsholder registrant
predecessor successor junior clash friction obstruct threat jeopard expos vulnerab ambigu vague swap scrutin
conversation`,
    joining: `a about above according additional additionally after against all along alongside already also although
among an and another any are around as at be because been before behind being below beside besides between both but
by can careful carefully could did do does during each either else every far few finally first firstly following for
from furthermore further had has have having here how however if in instead into is it its itself keep kept later
least left less like look may might mind moreover most more much must namely near neither next no none nor not note
now of off often on once one ones only onto open or other others otherwise our out overall over own part parts per
perhaps please possible possibly potential potentially prior rather read reading respectively said same second
secondly several should since so some such take taken than that the their them then there therefore these they third
this those though three through thus to together too toward towards two under until up upon use used uses using very
was we well-known were what when where whether which while who whose will with within without would yet you your
yours particularly think close sensible advisable worth useful begins deserve deserves merit merits everyday reason
reasons able it’s there’s give given gives make makes way element alone automatically necessarily mean fail fails law
rule rules enough new file addition overview whole order case sum short brief detail place time line followed follows
follow help helps greatest big bigger largest onwards end ends ended hand ways bear bears due beyond whereas thereby
therein hence thing things kind kinds many need needs everyone amongst across even ever themselves different shorter
longer long goes go going come comes came done put puts get gets keeps today bring brings leave leaves mainly mostly
partly nearly almost exactly directly strongly clearly closely highly widely relatively comparatively notably
separately jointly previously currently recently originally usually typically generally likewise meanwhile thereafter
beforehand albeit unless provided supposing whenever wherever whichever whatever whoever whom nevertheless
nonetheless notwithstanding despite spite something everything someone somebody somewhat quite throughout unlike via
versus vs regarding including excluding except aside amid inside outside past round till underneath me my mine us
ours he him his she her hers himself herself various fewer am shall ought cannot couldn wouldn shouldn didn doesn don
isn aren wasn weren hasn haven hadn s t re ve ll d doing again twice always commonly sometimes occasionally still
presently especially chiefly primarily accordingly consequently similarly equally really actually indeed admittedly
conversely alternatively specifically ultimately eventually apart owing thanks terms view light regard regards
respect rights insofar inasmuch lest soon whilst last everywhere elsewhere somewhere anywhere anything anyway
formerly hitherto henceforth herewith thereof thereto whereby wherein whereupon thence hereby herein hereafter
afterwards afterward subsequently simultaneously concurrently lately tomorrow yesterday early late half plus minus
aforementioned former latter certain numerous countless multiple depth roughly approximately precisely individually
collectively evenly partially entirely wholly completely visually phonetically aurally conceptually graphically
semantically formally officially exclusively predominantly largely broadly basically fundamentally essentially
strictly loosely correspondingly reportedly apparently evidently obviously presumably maybe probably theoretically
practically technically commercially geographically wishes want wants wanted intend intends decide decides plan plans
aim aims try tries tried prefer prefers unable why i'd normally account meant atop pending circa say says visibly
audibly markedly considerably significantly substantially materially seriously severely heavily narrowly distinctly
noticeably remarkably unusually virtually identically comparably thirdly lastly initially`,
  },
  de: {
    stems: `marke name zeichen logo wort wört element bestandteil recherch such gesuch gefund finde fand fund befund
prüf geprüf vergleich verglich untersuch einbez einbezog berücksichtig umfass deck abdeck abgedeck gelt gilt enthalt
enthält regist eintrag einträg eingetrag verzeichnis verzeichnet liste gelistet waren ware dienst leistung produkt
klasse nizza amt ämter behörde inhab anmeld angemeld widerspr widerspruch beanstand einwand einwänd hindernis schutz
schütz geschütz grund gründ konflikt kollision kollid risik verwechs verwechsl gefahr wahrscheinlich unwahrscheinlich
ähnlich ähnel identi gleich übereinstimm überein näher nächst nahe nähe entfern abstand abweich unterscheid
unterschied erinner anklang anklingt bedeut verwend klang klingt klingen aussprach schreibweise geschrieb schrift
buchstab silbe anfang endung prozent fall fälle fällen entscheid entschied ausgang ergebnis ergebn ergab ergib ergeb
offen ungewiss nachweis nachgewies benutz nutz verlang forder erforder einschränk schränk eng enger begrenz beschränk
senk sinkt steig erhöh gesteiger hoch höher hohe höchst erheblich deutlich beträchtlich mittel gering niedrig schritt
maßnahme empfehl empfiehl empfohl rat rats anwält anwalt berat fachkundig fachlich fachanw begutacht einschätz
beurteil bewert beobacht überwach überblick überschneid überlapp teilt teilen gemeinsam betrifft betroffen betreff
bezieh bezug bezieht sprache sprachig negativ vulgär beleidig politisch religiös medizin beschreib beschrieb gattung
anpreis üblich irreführ geograf herkunft familienname domain firma firmen unternehm frist datum stand aktuell ablauf
läuft verlänger vorbereit bereit änder geänder angabe bezeichn formulier union früher älter jünger priorit aufmerksam
beacht achten blick genauer detail zusammenfass zusammengefass insgesamt besonder einzeln weiter zusätz erwäg abwäg
überleg bedenk ziehen zieh einhol eingeholt hinweis hinweist weist deutet zeig liegt liegen steht stehen trägt tragen
besteht bestehen kommt kommen nennt nennen beruh stützt basier vergleichbar bejah verfahren zahl anzahl summe gesamt
optisch klanglich begrifflich visuell eindruck bild form text markeninhab verkehr verbraucher markt bereich branche
potenzial stell anseh angeseh ansehen zugeordnet zuordn führt führen geführt klär abklär spielt rolle maßgeb
entscheidend vorrang rang stärk stark schwach auffäll auffällig unangenehm assoziat weck gewerblich rechts anspruch
ansprech gespräch lassen fassen gefasst lesen lies liest verdien empfind entspr erfass treff getroff bilden bildet
abgleich dokument unterlag nummer eintragung nationale national international prioritätsdatum erwähn genannt
aufgeführt aufgelist verwechslung einzuhol nah herangezog heranzieh präg kunde kundin beitrag beitragen folg
gesamtschau größ groß hinzuzieh hinzugezog sprech analys antwort anteil anwend art aspekt aufbau auffass aufwand
auskunft auslös aussag auswahl auswirk basis bedarf bedingt bedingung begriff begründ beispiel bemerk bestimm
betracht beweis breit charakter dominier dominant einfluss einführ einig einteil einzelfall empfäng ergänz erkenn
erklär erläuter erscheint erschein erst erwart etwaig fachbegriff fest festgestellt feststell folgerung frag funktion
gebiet gegenstand gegenüberstell gehör gemein gesamteindruck geschäft gesetz gewicht glieder grad grundlag grupp
händl handel hauptbestandteil hauptelement heiß herkömm herrühr herstell hersteller hervorgeh hervorheb identif indiz
inhalt interess irritier kategorie kenn kennzeich kern klass klein kombin konkret kontext kriteri kund kurz lage land
länder laut leist lesart liefer maßstab meist menge merk merkmal methode muster nenn niveau objekt orientier paar
paral partner person phonet position prinzip punkt quelle recht rechte reich reihe reihenfolge rück sach satz schätz
schluss schnitt schwerpunkt sicht sinn situation sorgfält spezif spezial spezialis stamm start struktur stufe system
tabelle tatsäch teilweis them titel typ überprüf übersetz übersicht umfang umfeld umgang umstand umständ unklar
unmittelbar urteil ursprung variant verbind verbreit vergib verhält verkauf vermark vermeid vermut vermittel verständ
versteh versteht verwandt verweis vokal konsonant vorhaben vorliegen vorliegend vorgeh vorgenomm vorschlag vorsicht
vorstell vorher wahl wahrnehm wesent wettbewerb wirk wortanfang wortbestand wortende zeit zeitpunkt zeitraum ziel
zugrunde zukunft zuständ zuteil zutreff zwei zweck hörer leser stammt gesprochen sprachlich wecken simulator gerät
gerat hänge hängt hing zusammenhäng rechne verring vermind reduzier schmäler sah sahen sehen siehe gesehen ersicht
ersah vorfind vorgefund befind befand lag läge gelegen stünde gestand kam kamen käme gekomm nahm genommen gab gaben
gegeb ging gegang hielt gehalt halten hält blieb geblieb ließ gelass trug getrag sprach gesproch traf triff wies
gewies zog zogen gezog fiel gefall fällt auffall auffiel aufgefall schien erschien ergäb stieß gestoß stoß stößt bot
boten gebot bieten bietet las lasen gelesen wich gewich weich glich wuchs erwuchs bezog betraf entsprach enthielt
erhielt erhält erhalt begann begonn beginn endet enden hieß geheiß galt gegolten schloss geschloss schließ abschließ
einschließ anschließ berühr rührt setzt setzen legte gelegt leg nahegelegt nahelegen auftret auftrat trat getret
tritt treten antret eintret vertret wähl gewählt auswähl möchte hege äußer befürcht vorherseh vorhersag absehen
absehbar abschätz bezweck beabsichtig plan geplant vorseh vorgesehen vornehm bewahr beibehalt behalten behält anpass
angepasst überarbeit umformulier präzisier konkretisier eingrenz eingegrenz abgrenz abgegrenz streich aufteil verteil
gewertet wert eingestuft einstuf stufte einordn eingeordnet ordnet geordnet zähl gezählt mess gemess ermittel
aufgespür ausgewert auswert auslegen ausgelegt gesichtet durchgeseh herausgestell herauskristallis ausgewiesen
ausweis angegeb angezeigt anzeig dargestellt darstell abgebild angeführ angeht angezog berufen beruft berief geltend
machen gemacht macht erheb erhob einleg eingelegt einreich vorlag vorleg vorgelegt beleg glaubhaft beanspruch einsetz
eingesetz benötig brauch bedürf nötig notwend angebracht zweckmäß empfahl verwechslungsgefahr einschränkung
überschneidung anwaltschaft anwaltlich rechtlich markenrecht rechtslage rechtsprech einrede widerspruchsfrist
benutzungsschon schonfrist benutzungszwang seniorit unterscheidungskraft unterscheidungskräft freihaltebed
schutzumfang schutzbereich schutzdauer kennzeichnungskraft kennzeichnungskräft bekannt bekanntheit verkehrskreis
abnehmer käufer anbieter mitbewerber konkurren warenverzeichnis oberbegriff unterbegriff teilmenge spektrum sortiment
angebot tätig gewerb kritisch heikel brisant ernst ernsthaft gravier schwer schwerwieg belast problem schwierig
bedenklich riskant gefährd gefährlich dicht engmasch weit weitgeh weitreich umfangreich umfassend vollständ wörtlich
buchstäb bildlich bildhaft schriftbild klangbild klangfolg klangähn lautfolg lautlich vokalfolg buchstabenfolg
wortstamm vorsilbe nachsilbe endsilbe anfangssilb präfix suffix rhythm betonung beton akzent takt länge wortlänge
kürze mitte mittler vorder hinter anlaut auslaut wortfolge wortbild wortspiel anspiel assozi beiklang nebenbedeut
konnotat übertragen fremdsprach kunstwort fantasiewort phantasie grafik grafisch figürlich farb farblich gestalt
gestaltung schrifttyp großschreib kleinschreib bindestrich abkürz akronym mehrzahl einzahl zusammensetz wortzusamm
vorläuf endgült zwischen gesamtbild zusammenschau bilanz fazit lagebild momentaufnahme datenbank datenstand daten
fundstell trefferlist rangfolge rangliste skala quote kennzahl statist durchschnitt schwelle grenze spanne augenmerk
fokus vordergrund hintergrund tatsache annahme vermutung erwartung einschätzung bewertung vorbehalt hürde widerstand
gegenwehr vorbereitung rücksprache auskünft fachperson fachkund fachleut kanzlei patentanw sachverst gutacht
stellungnahme stich heraussticht hervorsticht ragt herausrag hervorrag dreht bewegt ausreich drängt droht drohen
anstreb ausdehn ausweit alternativ ausweich umbenenn gründlich rechtzeit frühzeit ausführ komplex kompliz vielschicht
differenz lücke blind unbekannt ungeklärt unentschied ausstehend kumul anlass anhaltspunkt abschnitt anforderung
anfrage angelegenheit antrag ausdruck bericht dauer durchsicht ebene eigenschaft einblick ende erfahrung familie
gebrauch handlung hinsicht idee klarheit laie linie maß meinung nachforsch phase praxis rahmen richtung risikoklasse
seite sprachgebrauch strategie unsicherheit ursache veränderung veröffentlich weise zusammenhang zusatz fach expert
vorprüfung namensteil konsequenz streit schreib gemeldet berechn fehl gezeigt hören gedacht denk dachte wissen wusste
weiß angenomm annehm annahm anzunehm unterstell eingeschätzt bezweif grundsätz vorhand existier auftauch aufgetauch
herangeh hinzukomm hinzugekomm weggelass entnehm entnomm übernehm übernomm unternomm einbring eingebracht erbracht
erbring verlief verläuft lautete hindeut nahesteh nahekomm entgegensteh entgegenhalt gegenübersteh zusammentreff
zusammenfall einschlägig relevant trenn richt deut vergröß verlör invest anlehn anknüpf angelehnt ausdrück ausgeh
ausging beantrag beauftrag befass begegn begleit begreif beherrsch bemüh benenn benannt berücks beschäftig besitz
bestreit bestritt betreib betrieb bewirk brems bring brachte gebracht dien diskut durchführ durchgeführt durchsetz
eignen eindeut einfüg einfließ eingeh eingreif einhalt einnehm einräum einwend entfall entgeh entsteh entstand
entwick erfahr erfolgt erforsch erkannt erlang erleb ermöglich erörter erreich erschwer erstreck erwerb erworb erzeug
förder fußt füg fügt fürcht gegenüber genüg geschah geschieht geschehen glied grenz greif griff gruppier handhab
hauptsäch hebt heben hob hoben hinweg hinzufüg identifizier imitier informier kollidier konzentr kopier kreis
korrespond kürz leit lenk link mahn meid meld mein miss mindern mischt münd nachbild nachahm nachgeh nachzieh neigt
neigen oppon passt passen platzier präsent prognos reagier rechtfert regel reproduz resultier rät raten riet ruft
rufen rief sammel schaff scheid schreit sink signalis skizz spalt spieg streb streif stuf summier tendier tauch trüb
überkreuz überlag überrag überschn überschreit übersteig übertrag überwieg umgeb umgeh umschreib unterbreit unterlieg
unterschätz unterstreich unterstrich unterstütz untermauer variier veranschau verankert veranlass verbleib verbund
verdeut verdicht verdräng verein verengt verengen verfass verfolg verfüg vergegenwärt verhinder verknüpf verkürz
verlager verläng vermerk verpflicht versch verschärf verschieb verstand vertief vertrat vervielfält verzeichn
unvollständ sagen alltäg alltagswort alltagssprach voranstell voraus vorausset vorbring vorgebracht vorherrsch vorkomm vorkam vorliegt vorn vorzieh wach warn wechsel
weis wenden wendet widerspieg widersprech widerspricht wiedergeb wiederhol wünsch zugehör zugestand zukomm zumess
zunehm zurückführ zurückgeh zurückgreif zusammenführ zuschneid zugeschnitten zuspitz zustand zuwend bekleid softwar
suchumfang umfäng kollisionsgefahr konfliktgefahr nähebezieh wechselwirk wechselwirkung zusammenspiel zusammenwirk
übereinstimmungen parallele gemeinsamkeit anlehnung anknüpfung konstellation schnittmenge schnittstelle auswirkung
tragweite reichweite nachteil einschnitt vorgabe voraussetzung szenario option etappe moment zeitplan rechteinhab
schutzrecht altrecht vorrecht gegenseite beteiligt akteur tausch gefolgt konkurrier`,
    joining: `ab aber alle allen aller allerdings alles als also am an andere anderen anderer anders auch auf
aufgrund aus außen außer außerdem automatisch bei beide beiden beim bereits besonders besten bevor bis bislang bisher
bitte bleibt blieb bleiben da dabei dadurch daher damit danach daneben dann daran darauf darin darum das dass davon
davor dazu dem demnach den denen denn der deren derselbe des deshalb dessen deswegen die dies diese diesem diesen
dieser dieses doch dort durch ebenfalls ebenso eher ein eine einem einen einer eines einige einigen er ersten erst es
etwa etwas falls für ferner ganz gegen gegenüber gehört gehören genau gemäß hat haben hatte hatten hier hierbei
hierzu hinaus hinsichtlich hinzu ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in insbesondere ist je jede jedem
jeden jeder jedes jedoch jeweils jetzt kann keine keinen keiner kein können könnte könnten laut man mehr mehrere
meisten mindestens mit möglich mögliche möglichen möglicher möglicherweise muss müssen nach nachdem neben nicht noch
nun nur ob obwohl oder ohne per pro scheitert schon sehr sein seine seinem seinen seiner seit sich sie sind so sobald
sodass sofern soll sollte sollten somit sonst sowie sowohl statt über überdies übrigen um und uns unser unsere unter
vom von vor vorab während war waren was wäre weil weitere weiteren weiterer weiterhin welche welchen welcher weniger
wenn wer werden wichtig wie wir wird wo wobei wollen wurde wurden worden zu zudem zum zunächst zur zuvor zusammen
zusätzlich zwar zwei zwischen zweite zweitens dritte drittens anschließend sinnvoll ratsam will sagt eigenen einzigen
allein ihrerseits denselben dieselben neu neue neuen wichtigste wichtigsten regel regeln dagegen hingegen zuerst hin
schließlich folgt ergibt größte größten höchste meiste wenige wenigen wenig beides solche solchen solcher solches
daraus darüber darunter deutlich hierfür insofern inwieweit lässt lassen lediglich macht machen mag manche nahezu
nämlich nimmt nehmen oben sei seien selbst soweit stets teils trotz trotzdem unten usw viel viele vielen vielmehr
völlig vorn vorne wann wegen wem wen wessen wohl würde würden zuletzt zumal zumindest zunehmend zurück gibt geben
geht gehen sieht sehen anhand bezüglich derzeit direkt aktuell fast häufig jeweilige jeweiligen künftig letztlich
meistens oft sofort überwiegend vorerst allem allesamt mancher manches manchen manchem jene jener jenes jenen jenem
derjenige diejenige dasjenige diejenigen denjenigen desjenigen derselben demselben desselben dasselbe selber mein
meine meinen meinem meiner dein unserem unseren unserer unseres eure mich mir dich dir euch jemand jemanden jemandem
welchem welches irgendein irgendeine irgendwelche sämtlich sämtliche sämtlichen sämtlicher etliche mehrerer mehreren
einzelne einzelner einzelnes einzelnen verschiedene verschiedenen verschiedener zahlreiche zahlreichen zahlreicher
keinem keines beider beidem bin bist seid gewesen wären wärst würdest hätte hätten hattest habt habe konnte konnten
könne gekonnt müsse müsste müssten musste mussten dürfe darf dürfen dürfte dürften durfte durften gedurft sollen
sollt solle wolle wollte wollten möge mögen mochte mochten möchte möchten werde wurdest geworden wirst eigen eigene
eigener eigenes eigenem ließe ließen dennoch gleichwohl nichtsdestotrotz indes indessen freilich dafür dahingehend
dahin dorthin woher wohin wohingegen woran worauf woraus worin worum worüber wovon wovor wozu womit wonach wogegen
wofür worunter indem inwiefern insoweit sooft solange ehe seitdem seither wenngleich obgleich obschon wohlgemerkt
anstatt anstelle außerhalb innerhalb oberhalb unterhalb jenseits diesseits entlang entsprechend zufolge zuliebe dank
mangels mittels angesichts infolge zwecks einschließlich ausschließlich inklusive exklusive abgesehen betreffend
ungeachtet entgegen wider samt nebst binnen seitens nachher vorher vorhin damals heute gestern morgen demnächst bald
später früher einst jüngst kürzlich neulich erneut nochmals wieder wiederum immer meist manchmal gelegentlich
mitunter bisweilen regelmäßig üblicherweise gewöhnlich normalerweise grundsätzlich prinzipiell typischerweise
ansonsten andernfalls anderenfalls vielleicht womöglich vermutlich voraussichtlich wahrscheinlich offenbar
offensichtlich augenscheinlich anscheinend tatsächlich wirklich eigentlich letztendlich letzten endlich einigermaßen
ziemlich recht relativ vergleichsweise verhältnismäßig weitgehend größtenteils hauptsächlich vorwiegend vornehmlich
vorrangig namentlich ebendiese ebenda hierin hierunter hierauf hieraus hiervon hieran hiernach dazwischen dahinter
drüber beispielsweise rund circa ungefähr annähernd beinahe teilweise gänzlich ganze ganzen ganzes ganzer
gleichermaßen gleichfalls genauso derart derartige derartigen derartiger solcherart zugleich gleichzeitig zeitgleich
nacheinander miteinander untereinander voneinander zueinander aneinander aufeinander gegeneinander nebeneinander
einander gemeinsam wenigstens erstmals letztmals abermals mehrmals jedenfalls jederzeit jeweilig überall irgendwo
anderswo fest her dar heraus hervor hinein herein voraus nieder heran überein teil inne herum umher gegebenenfalls
bzw beziehungsweise nunmehr mittlerweile inzwischen unterdessen währenddessen hierzulande desto umso sozusagen
gewissermaßen zahlenmäßig zeitlich räumlich inhaltlich sachlich rechtlich formal formell optisch aufs ans ins fürs
ums übers vorm hinterm hinter hinters unters stattdessen warum wodurch einerseits andererseits gerade ggf ebensowenig
nachstehend vorstehend obig obigen folgende folgenden folgender nächste nächsten letzte letzter letztem erste erster
erstem dritten vierten gleiche gleichen gleicher gleiches gleichem solltest bliebe blieben hinweg norm
darunterfallend allzu merklich spürbar sichtbar hörbar erheblich beträchtlich wesentlich maßgeblich stark eng nah
ernstlich ernsthaft buchstäblich wörtlich praktisch faktisch gleich gleichartig vergleichbar erstens viertens anfangs
ursprünglich bisherige bisherigen bisheriger`,
  },
  fr: {
    stems: `marque nom noms nommé signe logo mot mots élément composant recherch cherch trouv retrouv vérifi vérif
compar examin inclu compr comport couvr couvert contien conten regist registre inscri enregist liste produit service
classe catégorie office titulair dépos dépôt déposant demand oppos opposition objecti motif refus obstacle conflit
collision risque confus probab improbab simil semblab ressembl identi proche proximité prochain éloign distan écart
différ distinct coïncid correspond rappel évoqu signifi sens connot associ sonor sonne sonn pronon orthograph écrit
lettre syllabe début fin pourcent affaire cas tranch décision décid issue résultat constat incert preuve prouv usage
exig requér requis restrein restrict limit rédui réduc bais diminu augment accru élev considérab important nettement
modér moyen faible étape démarche mesure recommand conseil avocat juridique cabinet spécialis relire relect analys
surveill évalu apprécia estim antérieur ancien langue négati vulgair insult politi religi médec médic descripti décri
descript génériqu élogi usuel trompeu géograph origine patronym emblème domaine société entreprise recoup chevauch
partag commun concern affect relati référ délai période date jour expir renouv protèg protég protection prépar modifi
chang libellé terme union attention détail résum ensemble particul spécial portent porte figur présent indiqu montr
révèl ressort relèv soulev repos bas fond constitu concl about rencontr suscit désagréab consommat public marché
secteur commerc consult noter notez veill gard tenez esprit faites lire lisez retenu retenir nombre total compt
visuel phonétiqu conceptuel impression mention cité class range position rang ordre criter document dossier numéro
national international obtenir obten mérit approfond attentiv attentif précis affin délimit judici opportun utile
utilis jug considér qualifi consid port vis visé vise titulaires droit spécialiste expert échang clarifi bloqu gêner
gên nuis comparable portant examen étroit dominant locuteur éveill contribu situation appréci voir voit vient provien
raison adress aide ajout ampl appel appliqu apport attach attend attir caractér central cent chapitre chiffr choix
circonstanc clair client combin complément complèt complet compos compren condition confirm connaiss conséquen
consonne consonan context contr convien coura courant cours crit critèr croi dénomin depend dépend dernier dérivé
descend désign destin détermin devoir direct distribu divers divis domin donn effet effectu emploi employ ensembl
énonc entier entité entraîn envisag essentiel établi étap étranger étud évent évit exact exclusif exemple exist
explicat expliqu express étend facteur fait famil form fourni fréquen général global grammat group hypothès idée
immédiat implic impliqu import indicat initial instance intention interprét intern invit juridi justif langage large
lecteur lecture lien ligne local long majeur majorité manière matièr méthod mener ment moment motiv moyenn nature
nécessit niveau normal notion objet observ officiel opinion option orient ouvrir oral paire paraîtr paraît paramètre
parl parent part passage pays perçu percev percept permet permettr personne perspective phase phrase plan point
possess pratiqu précaution précéd préférab préfix premier pren pris procéd procédure produi profession projet propos
propre besoin incomplet quotidien certitude provis publi qualité quant question racine rapport rapproch réel région règl relat remarqu rempl rend renseign
répond réponse repren représent réserv reste revend rôle section sélect semble sembl séquence sérieu simultan situ
source spécif stade statut structur successif suffix suggér suit suivant sujet superpos supplément symbol système
tableau temp tend territ text thèm titre traduct trait typ valeur vari vend vente version vigilan voisin voyelle vue
zone ultérieu grand simulateur proven voudr voul veut veulent souhait désir entend savoir saura sait sach connu
connaît vit virent vues voyez verra fut trouvèrent apparai apparu paru tint tinrent tenai tient tiennent tiendr tenu
maint obtien mit mirent mett mis mise soumet soumis transmet sort faisai fera demeur plac arriv mène condui tir tiré
rejoin déviat divergen converg accord désaccord concord discord contredi prédi prévoi prévu prévisi anticip redout
crain soulign découvert détect repér extra interrog scrut confronté mesur not noté pondér recens dénombr énumér
signal invoqu cit bâti appuie appuy décou résid suppos présuppos exploit commercial servi sert visai revendiqu
reformul remani rédig rédact ajust retouch cibl resser allég élarg maintien maintenir conserv litig contest
contentieu contrefaç pouvoir acquis notori renomm réputat pertinent acheteur acquéreur concurren fabricant
fournisseur prestataire prestation activité métier segment gamme assortiment intitulé catégor spectre périmètre
délicat critique sensible grave gravité lourd sévère aigu dense encombr chargé pruden problém difficult danger menac
entrave frein réticen résist marge seuil largement vaste étroitement massif substantiel décisif déterminant crucial
primordial prépondér rythme cadence tonal intonat accent terminaison désinence finale radical assonan allitér rime
phonème auditi oreille œil graphi graphique figurati styli couleur police majuscul abrég abréviat acronyme sigle
pluriel singulier adjecti verbe substantif néologisme inventé fantaisi arbitraire allusi évocat nuance argot dictionn
littéral littéralement longueur milieu médian provisoire préliminaire définitif instantané état base fichier fiche
publication bulletin score pourcentage proportion taux statisti classement échelle palier bilan aperçu synthèse
conclusion constatation attente éventualité mandataire juriste praticien conseiller avis expertise préalable
préalablement avér impos englob regroup concentr touch frapp expos engendr provoqu complex compliqu lacun inconnu
indéci cumul alternativ priorit rigour minuti soigneu méticul lue lues lus écrire écriv épel croyez pens reconnaît
admett admis touchent atteint atteign dépass excéd coïncident réclam interven survien survenu existant issu laisse
laissé exprim reflèt annonc professionnel privé indépend sépar tenir invest recueill atténu tension ouvert entrer
entra court abord accompagn accroch achemin acquér adhér adopt affirm agir agit agiss allonge allud altér amorc
appartien approch argument articul aspir assembl assum attest attribu balanc cause cern circonscr clos cloisonn coll
commenc compil concéd concour conjug connect consacr construi construct convenir corrobor coup crée créé débat
débattre débouch décel déclar déduit défend défin dégag démontr dénot départ dépeint déplac déroul dessin détach
devenir devien devanc dict différenci discern dissoci diverg dress éclair embrass émerg émett émis empêch empiét
emprunt encadr enchaîn ensuit entour épous équival essay étay évolu exerc fix fixer focalis fragilis franchi frôl
gouvern grav grossi heurt hésit illustr imit implant inclin influ influenc inform insér insist inspir intéress
interfér intersect introdui isol joindre joint joue laiss lèv lever lié lier litt marqu milit modul naît nomm nuanc
nuir oblig occup oscill outre parachev perdur péril pla plaid poursuiv prédomin prescr présum prêt prévien privilég
procur prolong pronostiqu puis ralenti ramen ratta réapparaît rebaptis reconsidér recour redoubl réexamin réfléchi
refond regard rejaill relie remett remis remont renferm renforc renvoi renvoy repens répart répét reprodui requiert
résult retenti retien réuni révis revêt rigueur rytm scind soupes sourc subdivis subi subsist substitu suiv suppl
surgi survenir tent tomb traduit transpos travers uni unir vêtement logiciel rapprochement interaction
interdépendance degré ampleur intensité concordance corrélation convergence contraste affinité réminiscence essence
noyau implication répercussion inconvénient contrainte prérequis prémisse scénario calendrier prédécesseur successeur
antériorité friction choc exposition incertitude ambiguïté flou dénomination social convers`,
    joining: `à afin ailleurs ainsi alors après au aucun aucune auprès aussi autre autres aux avant avec avez bien
car ce ceci cela celle celles celui certains certaines ces cet cette ceux chacun chacune chaque ci comme comment
contre d dans davantage de déjà depuis des dès devant devez devra devrait devraient deux deuxième doit doivent donc
dont du duquel elle elles en encore enfin ensuite entre est et étant été être eu eux faire fait font faut il ils
jusqu jusque l la là laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui mais même mêmes mieux
moins n ne néanmoins ni non nos notamment notre nous ont on or ou où outre par parmi parce pas pendant peut peuvent
plus plusieurs plutôt pour pourrait pourraient pouvez près premier première puis puisque qu quand quant que quel
quelle quelles quels qui quoi s sa sans se selon sera serait ses si soit son sont sous souvent suite sur surtout te
tel telle tels telles tous tout toute toutefois toutes très troisième un une unes vers vis via voici vos votre vôtre
vous y a ait ayant sujet existe existent partie façon part également possible possibles possiblement éventuel
éventuels éventuelle éventuellement probablement particulièrement actuellement automatiquement nécessairement jour
nouveau nouvelle nouveaux principal principaux principale seul seule lieu abord d’abord tenu compte partir sorte
veuillez puisqu lorsqu quelqu envisagez envisager fois cas pourra pourront vient viennent faisaient peu nombreux
nombreuses contre-temps soient avait avaient fallait étaient était auraient aurait allez aller va vont cependant
aucunement beaucoup toujours quelques quelque chez ceux-ci celle-ci celui-ci celles-ci lui-même elle-même environ
d’une dès-lors voire tant aussitôt dessus dessous ci-dessus ci-dessous malgré pourquoi presque exactement directement
nettement clairement essentiellement séparément précédemment généralement habituellement dernière dernier derniers
quoique auquel auxquels auxquelles desquels desquelles tandis combien pourtant premièrement deuxièmement
troisièmement dernièrement auparavant jadis désormais dorénavant maintenant aujourd hui hier demain bientôt tôt tard
parfois normalement régulièrement principalement spécialement assez fort trop autant tellement quasi quasiment
approximativement précisément justement réellement véritablement effectivement vraiment finalement globalement
respectivement ensemble conjointement simultanément parallèlement inversement autrement sinon apparemment visiblement
manifestement vraisemblablement théoriquement pratiquement juridiquement phonétiquement visuellement conceptuellement
littéralement entièrement totalement partiellement largement étroitement uniquement exclusivement seulement
spécifiquement individuellement concrètement je j me m moi mien mienne mon ma mes nôtre tu toi ton ta tes soi ça
quiconque certain certaine divers diverses différents différentes maint autrui suis es sommes êtes étais étions serai
serons serez seront serais serions seriez seraient fut furent fût soyez sois ai as avons avions aviez aura aurons
aurez auront auriez eut eurent eût aient ayez eue dois devons devait devaient devrez devront devriez dû due dut peux
pouvons pouvait pouvaient pourrez pourriez pu put puisse puissent faudra faudrait fallu convient conviendrait
convenait vaut vaudrait faisait fera feront ferait feraient fit firent fasse fassent vais allait irait aille venait
viendrait reste restent restait resterait semble semblent semblait semblerait paraît paraissent paraissait durant
envers sauf hormis excepté hors suivant concernant moyennant grâce faute face loin autour travers long cause vue
égard fonction cours sein dehors delà deçà derrière côté c t dudit ladite ledit lesdites lesdits moindre moitié
suivante suivants suivantes seuls pareil pareils seules règle habitude sensiblement notablement considérablement
fortement gravement sérieusement remarquablement identiquement pareillement semblablement conséquent conséquence
ressort quitte tenant tenue tenus`,
  },
  es: {
    stems: `marca nombre signo logo logotip palabra element component busc búsqueda encontr encuentr hall comprob
compar examin exámen examen inclu abarc cubr cubier conten contien regist inscri lista producto servicio clase
categor oficina titular solicit deposit presentad presentar oposi opon objec objet motiv deneg obstácul conflict
colisi riesgo confus probab improbab similar similitud parec parecid semejan idénti identi mism coincid cercan cerca
próxim acerc alej distan difer distint recuerd recordar evoc signific sentido connot asocia sonid suena sono
pronuncia grafía ortograf escrit letra sílaba inicio final porcent caso decisi decid resuelt resulta resultado
constat inciert prueb prob demostr demuestr uso usado exig requer requier restring restric limit reduc baj dismin
aument elevad alto alta considerab claramente notable moderad medio paso medida recomend aconsej acons abogad asesor
jurídic despacho especializ revis analiz análisis vigil evalu estim anterior antigu idioma lengua negativ vulgar
insult polític religi medic descripti describ genéric elogi habitual engaños geográf origen apellido emblema dominio
empresa sociedad solap compart común comun afect relaci refer plazo período periodo fecha expir renov proteg protec
prepar modific cambi redacci término unión atención detall detenid resum conjunto particul especial especí llev tien
figur muestr indic revel arroj señal basa hallazgo termin conclu despiert desagradab consumidor público mercado
sector comerc consult tenga cuenta lea leer número total contad visual fonétic concept impresi menci clasific orden
criteri document expediente nacional internacional obten merec minucios precis acot delimit razonab convenient
oportun útil utiliz consider calific posic titulares derecho experto aclar denominaci tratar trata descripción
actualiz conviene consta supon supone representa señala atribu recib comparab dominant hablant despert contribu
situación situaci proced proven razón actual adicional admit agreg ajust ampli análog añad aparec apart aplic aport
aprec asign aspect asunt atra ayud base brev calidad caracter carácter central cifr circunstanc clar client combin
complement complet compon comprend concern concret condición condic confirm conoc consecuen context contrast corr
correspond corresp cuadr cuest cuesti cuid dedic deleg depend deriv design destac destin determin diferenc dirig
direct distribu divers divid efect ejempl emple entend entid enum equival escuch espac especif esquem establec estad
estructur estudi etap evit exact exclus existen experien explic expres extend extens extranjer factor famil fase form
fónic frase frecuen función fundament general global grad grup hech idea impact implic import incid individu informac
inform inicial inmediat instanc intenc interpret interés íntegr invit juici justif juzg lector línea literal local
magnitud maner mayor medi mención método modal moment naturalez neces nivel noción norm notar obje observ oficial
opini opción oral orient origin país palab particip pauta perceb percib percep permit person perspect plan plante
pluralidad posib posici potencial práct precauc preced prefij prefer present previ principi proceso produc
profesional prohib promedi propi propie propuest provoc prudenc punto punt qued raíz rang real realiz recog record
reempl regi región regla relac relev reserv respond respuest restant reun rol secc selecc semántic separ serie seri
situ soport sufij suger sugier sujet sum suplement sustituy tabl tem territ text tipo tiemp tip títul tradicional
traduc traducc transcurr trat ubic unid usual vari vend verif versi vist vocal consonant vínculo vincul zona siguient
grand simulador quis quier dese pretend espera prevé predec predic pronostic anticip vio vieron vea vean veía
hallaron estuv permanec coloc mostró mostrab mostraron result salió salieron dio dieron diera tuvo tuvieron tuviera
hubo hizo hicieron hiciera pudo pudieron pudiera puso pusieron pone dijo dijeron dich vino vinieron fue fueron fuera
supuso trajo condujo conduc lleg alcanz obtuvo obtuvieron mantuvo mantien manten sostien sosten contuvo cont consist
reside radic estrib descans desprend deduc infier infer aproxim asemej semej difier diverg converg contradic concord
discrep acuerd apunt subray resalt enfatiz evidenci detect identific descubr rastre interrog recorr cotej compruebe
midi mide ponder recuent invoc cita apoy sustent fund usa usan usab use usen explot comercializ reivindic reformul
redact matiz adapt ciñ ceñ conserv litigi impugn disput infracc procedimient anul renunci adquirid notori renomb
reputac pertinent comprador competidor competenc fabricant proveedor prestac prestador activid ramo segment gama
surtid epígraf encabez subcategor espectr alcance ámbito perímetr delicad crítico crítica sensib grave sever agud
dens satur cargad prudent caut precavi problem problemátic dificult difícil peligr amenaz traba freno resist margen
umbral ampliament vasto estrech sustancial determinant crucial primordial preponder ritmo rítmic cadenc tonal entonac
acento acentu desinenc conson asonan aliter rima fonem auditiv oído ojo gráfic figurativ estiliz color tipograf
mayúscul guion abrevi acrónim sigla plural singular adjetiv verbo sustantiv neolog inventad fantas arbitrar alusi
alud jerga diccionari longitud secuenc provisional preliminar definitiv instantáne dato ficha fichero extract
publicac boletín fuente proporc tasa estadístic puesto escala escalón balance panorama síntesis hipótesis expectativ
eventualid mandatari jurist agente consejer dictamen gestión tome toma tomó llam impon englob agrup concentr toca
expon gener complej compli lagun desconoc indecis acumul alternativ priorid rigur cuidados pronunci oye oyen oír
escrib lee leen leyó leído cree piens pensar pensó sabe sepa supo reconoc compuest super exced pide pidió pedir pida pidan habl incomplet cotidian certeza renueva
reclam interv surg surj ocurr suced exist provien dej dejó reflej anunci privad independ advert posterior cuatro
reduzc indique valor constitu recae invert inviert recab atenu tensi seguir teniendo tener abord acarre acort acredit
acuñ adentr adher adopt advier afirm afront agrav alarg aleg alter amold anex aprox argument articul aspir asum atañ
atrib aumen avis bifurc cabe caer cae caen caus cerr choc choque circunscrib colig comenz comienz compet compil
comport concib conciern concur configur conform confront confund conjug consagr constru contempl contradec corrobor
crea crec cruz culmin deb decant declar defend defin delat demand demarc denot depar desarroll desempeñ deslind
despeg desvi devien devenir dirim discern discut disoci dispon dobl domin ejerc ejecut elabor elegid elij elig emerg
emit empez empiez enc encaj enfoc enfrent enlaz enmarc ensombr entorp entrañ equipar escind escog esgrim espej
evolucion explor extra fij fijar fortalec gir girar grav guard habit hered ilustr imit imped impid imprim inclin
indag influ iniciar insist inspir interfer intervien introduc invad investig jug jueg lidi lig ligad marc mod mostr
muev nac nace narr niv nombr not nutr obed obstru ocup ofrec oscil parafrase part perdur perfil perman persist plasm
posterg predomin presid presta presum priv proyect puntualiz reaparec rebas recal reconsider recort recurr redefin
reduplic reexamin reflexion reform reforz refuerz rige reiter remit remont repar repercut repet repit replante
reproduc resid respet retien reten retras retom revest rodea sali sale signif simboliz simil sintetiz sobrepas somet
sop subdiv subsist suf suscit sustitu tend toc topar tras traz unir une unen vers prenda vestir software consej
interacc interdependenc amplitud intensid concordanc correlac convergenc divergenc discrepanc afinid parentesc
reminiscenc esencia núcleo repercus inconvenient requisito premis escenari calendari solicitant predecesor sucesor
fricc exposic incertidumbr ambigüed denominac social acusad seguida seguido conversac`,
    joining: `a acerca además ahora al algo algún alguna algunas algunos ambas ambos ante antes aquí así aún aunque
bajo bien cabe cada como con conforme contra cual cuales cualquier cuando cuanto cuya cuyo cuyas cuyos da de debe
deben debería deberían del dentro desde después dos donde durante e el él ella ellas ellos en entonces entre era es
esa esas ese eso esos está están estas esta este esto estos existe existen fuera ha haga haber han hasta hay hecho
igual igualmente incluso junto la las le les lo los luego más mayor mediante menos mientras modo muy ni ningún
ninguna ninguno no nos nuestra nuestro o otra otras otro otros para parte partir pero poco podría podrían por porque
posible posibles posiblemente previa previo previamente primer primera primero puede pueden pues que qué quedó queda
quedaron quien quienes respecto se según segundo segunda ser será sería si sido siempre sin sino sobre solo son su
sus suya suyo suyas suyos tal tales también tampoco tanto tener tengan tercer tercera toda todas todavía todo todos
tras través tres un una unas uno unos usar usted varias varios vez y ya principal principales nueva nuevas nuevo
nuevos menor lugar especialmente actualmente automáticamente necesariamente haya vista fracase sigue siguen exija
último última últimos ver valore poca pocas pocos siguiente siguientes hubo había habían hacen hacer hace deba deban
pueda puedan podrá podrán cuáles cuál dónde aquella aquellas aquel aquellos casi exactamente directamente claramente
notablemente generalmente normalmente habitualmente separadamente frente excepto salvo demás cuanta dan dar decir
dice va van ir viene vienen sea sean fue fueron estaba estaban aparte arriba abajo puesto adonde cuantos cuantas cuán
quién quiénes cómo cuándo mas empero obstante embargo inclusive asimismo hoy ayer mañana veces menudo frecuentemente
regularmente principalmente fundamentalmente esencialmente bastante demasiado tan aproximadamente alrededor cerca
precisamente realmente efectivamente verdaderamente finalmente definitivamente definitiva globalmente respectivamente
conjuntamente juntos simultáneamente paralelamente inversamente contrario aparentemente visiblemente manifiestamente
presumiblemente quizá quizás acaso probablemente teóricamente prácticamente jurídicamente fonéticamente visualmente
conceptualmente literalmente enteramente totalmente parcialmente ampliamente estrechamente únicamente exclusivamente
solamente específicamente individualmente concretamente estrictamente yo me mí mi mis mío mía tú te ti tu tus ello
ustedes nosotros nuestras nuestros os vuestra aquello alguien alguno cierto cierta ciertos ciertas diverso diversa
diversos diversas diferentes distintas mucho mucha muchos muchas cualquiera cualesquiera mismo misma mismos mismas
sendos soy somos eran éramos serán serían fueran fuese siendo estoy estará estarán estaría estarían estuvo estuvieron
esté estén estando estado estar he hemos habrá habrán habría habrían hubiera hubieran hayan habiendo habido tengo
tiene tienen tenía tenían tendrá tendrán tendría tendrían tuvo tenga debo debía debían deberá deberán debido puedo
podía podían pudo pudiera pudieran caben cabría cabía conviene convendría convenga convenía hacía hará harán haría
harían hizo hagan iba iban irá iría venía suele suelen solía parece parecen parecía parecería quedan quedaba quedaría
seguía resulta resultan quiere quieren quisiera desea desean hacia so u torno pesar dado dada dados dadas causa
función cuenta caso base medida cara lado encima debajo delante detrás relación manera forma mejor aun primeras
primeros dichas dichos dicha dicho iguales solos sola solas seguir seguido teniendo seguirá seguiría regla
sensiblemente considerablemente fuertemente gravemente seriamente idénticamente consecuencia término`,
  },
  it: {
    stems: `marchi nome nomi segno segni logo loghi parol element component ricerc cerca trovat trovan trova verific
confront compar esamin esame inclu comprend copr copert conten contien contengo regist iscri elenco elenchi prodott
servizi class categor uffici titolar richied richiest domand deposit oppos opposizion obiezion obiett motiv rifiut
ostacol imped conflitt collision rischi confus probab improbab simil somigl assomigl identi stess coincid vicin
vicinanz prossim avvicin lontan distan differ distint ricord rievoc evoc signific sens connot associaz associa suon
sonor pronunc grafi ortograf scritt lettera lettere sillab iniz final percent caso casi decision decid decis esito
esiti risult riscontr incert prova prove provi dimostr uso usat esig restring ristrett restrizion limit ridu riduz abbass
diminu aument elevat alto alta considerevol nettament notevol moderat medio passo passi misur raccomand consigl
avvocat consulen legal studio specializzat rivede revision analizz analisi sorvegl valut stima anterior precedent
lingu negativ volgar offensiv politic religi medic descriz descritt descriv generic elogiativ usual ingannevol
geograf origin cognom emblem domini impres societ sovrappo condivi comun riguard interess relazion riferi periodo
termin scaden scad data rinnov protegg protett protezion prepar modific cambi formulazion unione attenzion dettagli
riassum complessiv particolar special specific port portan figur mostr indic rivel emerg segnal bas poggia fondat
costitu conclu sgradevol suscit consumator pubblic mercat settor commerc consult tenga presente legga legger numer
total conteggi visiv fonetic concettual impression menzion classific ordin criteri document fascicol nazional
internazional otten ottien merit approfond accurat precis delimit opportun ragionevol util utilizz consider qualific
posizion titolari diritt espert chiar denominazion trattar aggiornat convien presenti presentat attribu comparab
incontr rientr scontr solleva sollev rapport attent dominant parlant contribu situazion vede vedere complesso
successiv chied ragion accert adatt aggiunt aiut ambit ampi analog appart applic apport apprezz argoment articol
aspett assegn attual base brev calcol caratter central certific cifr circostanz client collega combin complement
complet compon compres concern concret condizion conferm confond conosc conseguen consonant contest contrass corrent
corrispond criter dedic delinea dipend deriv design destin determin differenz dirett distribu divers divid effett
effettu emett ent entità equival esclusiv esempi esercit esist espress espression essenzial estens estern evit
evidenz fase fattor famigli fonic form fornisc forn fras frequent funzion fonte general global grad grand grupp idea
imme impatt implic important indicazion individu informaz intenz intern interpret invit lettor lettur linea livell
local maggior manier metod moment natur necess nozion oggett osserv opinion opzion orient ottic paes parit parl
partecip perceb percep percez persona permett piano plan possess potenzial pratic precauz prefiss prefer prevalent?
previst principi proced process produc profession propost propri provenien provien prud punt qualit quant question
radic real realizz region regol relativ rest ricev richiam riconosc riflett rilev riport rispond rispost riserv ruol
scelt secondari selezion sembr separ sequenz serie sezion sistem soggett sostitu specif stad stat strutt struttur
suffiss sugger supplement tabell temp tema territ test tip titol tradizion traduz tradott tratt ulterior uffic unit
valor vari vend version vers vist vocal zona dettagl simulatore spetta proven present vuol volut desider intend
attend attes prevede prevedi previs pronostic anticip vide vedr veda trovò situa colloc apparv apparir appai parve
usc uscì diede dava ebbe fece poté mise mett mettere messo pone pong posto poste posti disse detto venne furono condu
condott giung giunt giunse arriv raggiung raggiunt manten mantien sostien sosten cont consist risied deduc desum
inferi diverg converg contradd concord discord sottoline individ rintracc identific scopr scopert interrog controll
ponder riepilog enumer invoc cita poggi fond suppon suppos usa usan usav usi usin sfrutt commercial impieg rivendic
riformul redat redig ritocc adegu circoscri ampli conserv contenzios litig impugn controvers contraffaz procediment
opponibil capacità acquisit notori rinom reputaz pertinent acquirent concorren fabbricant fornitor prestaz prestator
attività ramo segment gamma assortiment intestaz rubric sottocategor spettro portata ampiezza perimetro delicat
critic sensibil grave gravi seri sever acut dens affollat caric vigil prudent cautel cauto problem difficol difficil
pericol minacc intralc fren resist margin soglia ampiament vasto strett strettament sostanzial determinant crucial
primari preponder ritmo ritmic cadenz tonal intonaz accent desinenz conson asson alliter rima fonem uditiv orecch
occhio figurativ stilizz color tipograf maiuscol trattino abbrevi acronim sigla plural singolar aggettiv verbo
sostantiv neolog inventat fantas arbitrar allusi allud sfumat gergo dizionari lunghezza mezzo median provvisor
preliminar definitiv istantane dati dato scheda estratt bollettin percentual proporz tasso statistic graduator scala
gradino bilanc quadro panoram sintesi constataz prospettiv ipotesi aspettativ eventualità mandatari giurist
consiglier parere assistenz passaggi preventiv prend preso attir spicc impon abbracc inglob raggrupp concentr tocca
espon gener provoc compless complic lacun sconosciut indecis cumul alternativ priorit rigoros minuzios sente sentono
sentit ascolt scriv legg letto letti lette crede credono pens sapere sappia sapev ammett ammess aggiung compost super
ecced chiest reclam interven sorg sorto accad succed lasci espr annunc privat indipendent avvert noti tenere norma
capi investi raccogli raccolt attenu tension bisogno incomplet quotidian certezz apert abbigliament social abbin accenn accomp accorc acquis acuì
addur aderir aderen adott affianc afferm affront aggir aggrav allarg alleg alter anness appoggi approssim aspir assum
attien avvis basar caratterizz causa collim comincia compet compil comport concep concorr condiz confer confin conflu
conform congiun consacr contempl contrappon contrappos corrobor crea cresc culmin defin demarc denot devi dibatt
dichiar disced discern discut dispon distac disting divis domin duplic elabor elenc entra equipar esord estend estes
estrapol evinc evolv fiss focalizz frapp gir grav guard guid illustr imit imprim inclin incombe incroc indag influ
influenz inform inger innest inquadr insist insorg ispir insinu integr interfer intersec intraprend introdu intrecci
legar legat lev manifest marc mitig mod mutu nasc nota nutr obbedi obbl occup oper oppon oscill ostac paragon part
perdur persist perten pon poss prece preclu predomin presied presta presum preven previen priv procur profil propend
protend puntualizz racchiu raddopp rafforz raffigur raggua ramific rasent ravvis reagi reca regge replic reput resid
retro riappar ribad ricad ricalc ricav ricolleg ricompren riconduc riconsider ricorr ridefin riesamin riform rigu
rinv rioffr ripart ripercuot ripet ripens ripos riprend riprod risped rispecch ritaglia ritarda ritien riten riun
rivest rivis rivolg rivolt salgon scatur sceg schem scind segn seguir serv sfior sfoci simboleg sintet situ soff
sommar sosta sottend sottopo spost stabil stanno subentr subi suddivis suffrag sussist svilupp svol tend tiene tocc
trae trarre tragg trasl traspar trov unir unisc uniform vert vertono vincol visual interazion interdipend intensità
concordanz correlazion convergenz divergenz discrepanz contrast affinità parentel reminiscenz essenz nucleo
implicazion ripercuss inconvenient requisit premess scenari tappa calendari richiedent predecessor successor attrit
urto esposizion incertezz ambiguità softwar seguita seguito colloqui conversaz`,
    joining: `a abbia abbiano ad ai al alcun alcuna alcune alcuni alla alle allo allora almeno altra altre altri
altro anche ancora anzitutto appare bene c che chi ci ciascun ciascuna ciascuno cioè ciò circa come con contro cosa
così cui da dagli dai dal dall dalla dalle dallo davanti de degli dei del dell della delle dello dentro di dopo dove
dovrebbe dovrebbero dovere due dunque durante e è ed entrambi essere essa esse essi esso fa faccia fare fino finora
fra già gli ha hanno ho i il in inclusa infatti infine inoltre insieme invece io l la le lei li lo loro lui ma
maggiore mediante meno mentre modo molto n ne né negli nei nel nell nella nelle nello nessun nessuna nessuno no noi
non nostra nostro o occorre od ogni oltre oppure ora ossia per perché però pertanto più piuttosto poi poiché possano
possibile possibili possibilmente possono potrebbe potrebbero prima primo può quale quali quando quanto quattro
quella quelle quelli quello questa queste questi questo qui quindi quinto rispetto s sarà sarebbe se sebbene secondo
seconda seguito sempre senza si sia siano solo sono sopra sotto stata state stati stato su sua sue sugli sui sul sull
sulla sulle suo suoi tali tale tanto terzo tra tramite tre tutta tuttavia tutte tutti tutto un una uno v va vi viene
vengono verso nuovo nuova nuovi nuove principale principali parte partire particolarmente attualmente automaticamente
necessariamente probabilmente anch presso decorrenza caso volta segue seguono parla parlano potrà potranno chieda
facevano successivo prossimo ultimo ultima pochi poche poco molti molte aveva avevano era erano fosse fossero
sarebbero stando quasi esattamente direttamente nettamente chiaramente generalmente solitamente separatamente
precedentemente salvo eccetto rispettivamente entrambe vanno dato data dati qualora laddove affinché benché anch’esso
deve devono dovrà finché là lì pur tuttora giacché siccome dacché quanti quante sennonché tranne eppure nondimeno
ciononostante comunque anzi perciò neppure nemmeno persino perfino altresì ugualmente parimenti adesso oggi ieri
domani talvolta spesso frequentemente abitualmente normalmente regolarmente principalmente soprattutto specialmente
fondamentalmente essenzialmente abbastanza assai troppo approssimativamente intorno vicino precisamente realmente
effettivamente veramente davvero finalmente definitivamente definitiva complessivamente congiuntamente
simultaneamente parallelamente inversamente contrario apparentemente visibilmente manifestamente presumibilmente
forse magari teoricamente praticamente giuridicamente foneticamente visivamente concettualmente letteralmente
interamente totalmente parzialmente ampiamente strettamente unicamente esclusivamente soltanto specificamente
individualmente concretamente appunto innanzitutto dapprima successivamente me mi mio mia miei mie tu te ti tuo
nostri nostre voi vostro vostra vostri vostre egli ella stesso stessa stessi stesse quel quei quegli codesto costui
chiunque qualcuno qualcosa qualche qualunque qualsiasi certo certa certi certe diversi diverse vari varie molta
ognuno altrui ambedue sei siamo siete eravamo saranno fu furono essendo hai abbiamo avete avrà avranno avrebbe
avrebbero ebbe avesse avessero avendo avuto avere devo doveva dovevano dovranno debba debbano dovuto posso poteva
potevano possa potuto potere potesse potessero voglia vuole vogliono voleva vorrebbe vorrà desidera desiderano fanno
faceva farà farebbe facciano fatto far andava andrà andrebbe veniva venivano verrà verranno verrebbe venga vengano
venire conviene converrebbe convenga occorrerebbe occorra bisogna bisognerebbe bisogni resta restano restava rimane
rimangono sembra sembrano sembrava sembrerebbe pare paiono appaiono risulta risultano vale varrebbe conforme accanto
fronte nonostante malgrado attorno attraverso causa funzione conto base luogo misura lato fuori dietro riguardo
merito relazione maniera forma via momento fermo restando d all quest quell cos com m t dov bell tant ulteriore
ulteriori bensì eventualmente inizialmente intanto meglio suddetti predetti primi prime ultimi ultime soli sole sola
uguale uguali tenere tenendo tenga norma regola notevolmente sensibilmente considerevolmente fortemente gravemente
seriamente identicamente conseguenza termine`,
  },
}
