import type { Locale } from '@marklot/contracts'

/**
 * Words of trademark advice and of everyday prose that the product's own sentences may lack. The German list contains
 * nouns and sentence openings, because both are capitalised; the other lists mainly contain openings.
 */
export const commonWords: Record<Locale, string> = {
  de: `aber allerdings also am an auch auf aufgrund aus außerdem bei beide besonders bevor bitte da dabei dadurch dafür daher
damit danach daneben dann daraus darüber darum das dass davon dazu dem den denn der deren deshalb dessen deswegen die dies diese
diesem diesen dieser dieses doch durch ein eine einem einen einer eines einige entscheidend er erst erstens es etwas falls ferner
für gegen gegenüber gemäß gerade ggf hier hierbei hierfür hierzu hinzu ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in
insbesondere insgesamt ist ja je jede jeder jedes jedoch jetzt kann können laut lassen mehrere mit möglicherweise nach nachdem
neben nicht noch nun nur ob obwohl oder ohne prüfen achten beachten vergleichen klären planen überlegen schließlich schränken sehr
seit sich sie sind so sobald sofern solange sollte sollten somit sonst sowie sowohl statt stattdessen trotz trotzdem über um und uns
unter viele vom von vor vorab während wann warum was wegen weil weitere weiterhin welche wenn wer werden wichtig wie wir wird wo
wobei wodurch wollen wurde zu zudem zuerst zugleich zuletzt zum zunächst zur zusammen zusammenfassend zusätzlich zwar zwischen
zweitens drittens einerseits andererseits
abstand abgrenzung ablauf abschnitt absicht abstimmung abweichung adressat ähnlichkeit aktion akte aktivität alltag alternative
amt ämter analyse änderung anbieter anfang anforderung anfrage angabe angaben angebot angelegenheit anhaltspunkt anklang anmelder
anmeldung anpassung anspruch anteil antrag antwort anwalt anwältin anwendung anzahl arbeit art aspekt aufmerksamkeit aufwand augenmerk
ausdruck ausgang auskunft aussage aussprache auswahl bedeutung bedenken begriff beginn begründung behörde beispiel benutzung beratung
bereich bericht beschreibung besitz bestandteil bewertung bezeichnung beziehung bezug bild branche buchstabe chance datum dauer detail
dienst dienstleistung druck durchsicht ebene eigenschaft einblick eindruck einzelne einzelnen einfluss einordnung einschätzung einschränkung eintrag
eintragung einwand element ende endung entscheidung entwicklung erfahrung erfolg ergänzung ergebnis erinnerung erklärung erläuterung
eröffnung erwartung fachleute fall familie farbe feld firma folge form frage freigabe frist fristen funktion gebiet gebrauch gebühr gefahr
gefühl gegenstand gelegenheit gericht gesamteindruck geschäft gesetz gewicht gleichklang gleichheit grad grenze größe grund grundlage
gründer gründung gruppe haken hand handel handlung haltung hinderungsgrund hindernis hinsicht hinweis höhe idee inhaber inhaberin inhalt
interesse irreführung jahr jahre kategorie kern klang klangbild klärung klarheit klasse kollision kombination konflikt konkurrenz kontext
kosten kritik kunde kunden kundschaft laie laut lage land länder leistung leser linie liste logo lösung mangel marke marken markenname
markenrecht markt maß maßnahme meinung merkmal mitbewerber mittel möglichkeit monat mond nachforschung nachteil nachweis nähe name namen
nennung niveau nutzen nutzung ordnung ort oberbegriff partner patentamt person phase plan position praxis prinzip priorität problem produkt
prüfung punkt qualität quelle rahmen rang rat rate recherche recht rechtsanwalt rechte reaktion regel register reihe reihenfolge rest
richtung risiko risikoklasse rolle rücksicht sache schluss schreibweise schritt schritte schrift schutz schutzbereich schwäche
schwerpunkt seite sicht silbe sinn situation software sprache sprachen sprachgebrauch stamm stand stärke stelle stellung strategie strick suche system
tag tage tatsache teil text thema treffer übereinstimmung überblick übersetzung übersicht überschneidung überwachung umfang umfeld umgang
umstand umstände unsicherheit unterlagen unternehmen unterscheidung unterscheidungskraft unterschied ursache urteil variante veränderung
verbindung verbraucher verdacht verfahren vergleich verhältnis verkehr verkehrskreise verlängerung vermarktung veröffentlichung
verpflichtung verständnis vertreter verwechslung verwechslungsgefahr verwendung verzeichnis vorbehalt vorgehen vorsicht vorstellung vorteil
wahl wahrnehmung ware waren weg weise werbung wert wesentliche wettbewerb wettbewerber wettbewerberin widerspruch wirkung woche wort
wörter wortlaut wortbestandteil wunsch zahl zeichen zeit zeitpunkt zeitraum ziel zielgruppe zukunft zusammenfassung zusammenhang zusatz zweck
zweifel potenzial potential union unionsmarke gespräch fach spezialist spezialistin experte expertin rechtsschutz eigentum recherchen
vorprüfung markenstrategie namensteil wortanfang wortende gesamtbild konsequenz streit streitfall rechtsprechung`,
  en: `a about accordingly additionally after again all also although an and another any anyone as at based because before behind
below besides between both but by can check compare consider could despite do does during each either every everyone finally first for
from further furthermore give given go have hence here how however i if in instead is it its just keep last later let likewise look make
many may meanwhile more moreover most much must neither nevertheless next no nor note now of on once one only or other otherwise our
overall please plan perhaps prepare proof protection rather regarding result results review risk save second secondly see several should similarly since so some
something still such take than that the their them then there therefore these they third this those though through thus to together too
try two under unless until use watch we what when where whether which while who whose why will with within without would you your
advice attorney brand business case change choice class company comparison concern conflict consumer counsel decision difference earlier
element entry example examination examiner filing goods ground grounds hearing identical list logo mark marks market meaning name names new office
offices opposition owner part period point product proof question reason record refusal register registration request search searched searching
service services sign signs similar similarity appears belongs carries comes conflicts consists contains covers differs enjoys exists
faces goes has include includes indicates is lies looks matches means needs overlaps points raises recalls refers remains resembles seems shares shows sounds stands
suggests tells was were sound spelling step steps summary term terms text trade trademark trademarks use view warning word
words`,
  fr: `à afin ainsi alors après au aucun aucune aussi autre autres aux avant avec bien car ce ceci cela celle celles celui cependant certaines certains
ces cet cette chaque ci comme comment comparez compte concernant consultez contre d dans de demandez depuis des dès deux deuxième donc dont du
effectivement elle elles en encore enfin ensuite entre envisagez est et étant évitez examinez faites faut grâce gardez il ils important j je l la là le les leur
leurs limitez lors lorsque lui mais malgré même mieux moins n ne néanmoins ni nos notez notre nous on or ou où outre par parce parmi pendant plus
plusieurs plutôt pour pourquoi pourtant pouvez préparez près prévoyez puis puisque qu quand quant que quel quelle quelles quelques quels qui quoi réduisez
restez s sa sans sauf se selon ses seul seule si sinon soit son sont sous souvent sur surveillez surtout tenez tous tout toute toutefois toutes très un une
utilisez veillez vérifiez vers voici vos votre vous y analyse avocat bilan classe classes conflit conseil consommateur délai dépôt différence droit élément examen
exemple existence logo marque marques motif mot mots nom noms office offices opposition orthographe partie point premièrement preuve produit produits
protection public question raison recherche refus registre résultat résultats résumé risque service services signe signes signification similitude son sonorité
surveillance titulaire trois usage`,
  es: `a además ahora al algún alguna algunas algunos ambas ambos ante antes aquel aquí así atención aun aunque bajo bien cabe cada como compare con
conforme conserve considere consulte contra cual cuales cualquier cuando cuanto cuatro cuidado dado de debe debería deben del dentro desde después dos durante e el
él ella ellas ellos en encima entonces entre era es esa esas ese eso esos esta está estas este esto estos evite examine existe existen finalmente fue generalmente
guarde ha hace hacia haga hasta hay igualmente importante incluso indique inicialmente la las le les lo los luego más mediante mejor mientras mismo muchas muchos
muy ni ningún ninguna no nos o observe otra otras otro otros para parte pero pida piense pocas pocos podría por porque posiblemente posteriormente prepare primero
probablemente pruebe puede pueden pues que qué quien quizá reduzca respecto revise se segundo según ser si sí siempre sin sino sobre solicite solo son su sus
también tampoco tanto tenga tercero tiene tienen toda todas todavía todo todos tras tres un una unas uno unos usted utilice varias varios ver verifique vigile y ya
abogado advertencia análisis búsqueda caso clase clases comparación conclusión conflicto consejo consumidor decisión denegación diferencia elemento empresa examen
grafía logotipo marca marcas motivo nombre nombres oficina oficinas oposición palabra palabras parecido paso pasos plazo productos protección prueba público
pronunciación razón registro resultado resultados resumen riesgo semejanza servicios signo signos significado similitud solicitud sonido término titular uso vigilancia`,
  it: `a ad ai al alcune alcuni alla alle allo allora altra altre altri altro anche ancora anzitutto appena attenzione avanti bene bensì c che chi ci ciascun
ciascuna ciascuno ciò circa come con conservi consideri consulti contro così cui d da dagli dai dal dalla dalle dato davanti degli dei del della delle dello dentro di
dopo dove dovrebbe due dunque durante e è ecco ed egli era eventualmente faccia figura fino forse fra gli ha hanno i il in indichi infatti infine inizialmente inoltre
insieme inoltri intanto invece io l la le lei li lo loro ma mantenga mediante meglio meno mentre molte molti molto n ne né negli nei nel nella nelle nello no noi non
nonostante o occorre od ogni oltre oppure ora per perché perciò però pertanto pianifichi più piuttosto poi poiché possibilmente possono prepari presso prima primo
probabilmente prosegua provi può pure qualche qualora quale quali quando quanto quattro quella quelle quelli quello questa queste questi questo qui quindi riduca
riguardo s salvo se sebbene secondo segua sempre senza si sì sia siccome solo soltanto sono sopra sorvegli sotto spesso st su sua sue sui sul sulla sulle suo suoi talvolta tale tali
tanto terzo tra tre tutta tuttavia tutte tutti tutto ulteriore un una uno usi va valuti vanno verifichi verso vi analisi avvocato avvertenza caso classe classi
conclusione tenga tenere noti veda confronti confronto conflitto consiglio consumatore decisione deposito differenza domanda elemento esame esito grafia impedimento impresa logo marchi marchio
motivo nome nomi opposizione parola parole parte passi passo periodo prodotti pronuncia protezione prova pubblico punto ragione registro ricerca riepilogo
rischio risultati risultato segni segno servizi sintesi significato similitudine somiglianza sorveglianza suono termine titolare ufficio uffici uso`,
}
