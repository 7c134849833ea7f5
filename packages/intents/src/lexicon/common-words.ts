import type { Locale } from '@marklot/contracts'
import { fold } from '../text/fold.ts'

/**
 * Frequent words of each language. They show the language of a question, and they are not taken for signs unless they
 * are written in capitals.
 */
const table: Record<Locale, string> = {
  de: `firmen wahrscheinlich firmenname firmennamen sondern deren dessen angemeldete angemeldeten zustand zustände zuständen neueste neuesten neuester neuestes jüngste jüngsten benutze nutze verliere verlieren erledigen kümmern beachten regeln woher wohin stamme stammen stammt kommst alt einmal wüsst wüsste hätt würd könnt tät möcht erzähl erzähle interessiert interessieren halte halten hält weiter weitere mehrere eventuell ungefähr möglichst freundlich herzlich
    der die das den dem des ein eine einer eines einem einen und oder aber sowie auch bzw nämlich etc usw ist sind war
    waren wird werden wurde wurden würde würden bin bist seid sein gewesen hat habe haben hast hatte hätte hätten kann kannst können könnte könntest
    könnten könnt soll sollte sollen will wollen möchte möchten muss müssen müsste darf dürfen mag lass lassen
    ich du er sie es wir ihr man mich dich sich uns euch mir dir ihm ihn ihnen mein meine meinen meinem meiner dein deine
    deinen unser unsere unseren ihre ihren seine kein keine keinen nicht nichts nie nur noch schon sehr mehr viel viele alle
    alles allem allen jede jeder jedes dieser diese dieses diesen diesem welche welcher welches welchen welchem was wer wem wen wie wo
    wann warum wieso weshalb wofür wozu worum ob dass weil wenn falls als bis um auf aus bei beim mit ohne nach von vom vor für
    gegen über unter zwischen durch zu zum zur in im ins an am ab seit während wegen trotz je pro bitte mal eben gerade
    jetzt gleich heute morgen gestern immer wieder etwas jemand niemand irgend irgendwas irgendwelche irgendein denn doch ja nein ok okay
    halt ne nen nem mal kurz schnell einfach gern gerne vielleicht eigentlich überhaupt sonst dann danach davor dazu
    davon damit dafür daran darauf darin dort da hier her hin so ganz gar nur neu neue neuen neuer gut gute guter guten
    geht gehen geh gib gibt geben nimm sag sage sagen sagst weiß weißt wissen meinst meinen glaubst denke denkst brauche
    brauchst brauchen macht machen mache mach tun tut hilf helfen kommt kommen läuft laufen liegt liegen steht stehen heißt heißen nenne nennen
    zuerst außerdem nebenbei übrigens und firma unternehmen gmbh name namen namens begriff wort wörter produkt produkte
    idee laden geschäft shop start startup deutsch deutsche seite frage fragen antwort liebe lieber hallo danke grüße lg brandy
    sinn habt vertippt wieviel neues neuigkeiten vertritt besitzt logos bilder lange gilt gelten galt jahren jahres tagen monaten wochen anmeldung anmeldungen eintragung registrierung schutz verfahren
    zwei drei vier fünf beide beiden anderen andere anderer aktuell aktuelle letzten letzte letzter woche monat monate jahr
    jahre tag tage alte alter alten bald demnächst eigentlich meintest nochmal bloß sowas etwa klar genau schau guck
    eure euer eurem euren eurer ihr ihren ihrem amt ämter ämtern daten logo bild land länder ländern stadt markt
    kunde kunden konkurrenz konkurrent konkurrenten wettbewerber freund nachbar chef kollege team firma mitarbeiter
    anwendung sache dinge ding teil punkt platz zeit uhr moment später früher zuletzt vorher nachher genannt
    genommen gesehen gefunden gedacht gesagt gemacht gekauft verkauft verkaufen kaufen nutzen benutzen verwenden
    benutzt verwendet starten gründen planen plane plant erlaubt möglich wichtig richtig falsch sicher unsicher
    freundlicherweise bitten danken wissen gern lieber besser beste besten schlecht schlimm viel wenig meinung
    überblick übersicht liste lassen irgendwo nirgends drin raus rein rauf runter hinter darüber worüber worin
    worauf womit wonach kannste haste willste gibste nix was wa ey alter krass jo jep nö freue hätt wär könn soll
    sollt rest gesamt alles insgesamt gegründet eröffne eröffnen café restaurant app software online idee ideen bier
    wein kaffee brot kleidung schuhe möbel kosmetik seife schmuck spielzeug tee saft wasser essen trinken getränke
    lebensmittel dienstleistung dienstleistungen waren ware rezepte kurs kurse
    lohnt version beste bester`,
  en: `newest latest recent recently ones don doesn isn aren won didn couldn shouldn wouldn hasn haven wasn weren interest interests interested attention wondering whether wonder reckon kindly somewhere roughly somehow perhaps maybe possibly actually basically currently
    the a an and or but nor as well also is are was were be been being am do does did done doing have has had having can could
    cant will would wont should shall may might must let lets i you he she it we they me him her us them my your his its our
    their mine yours this that these those who whom whose what which when where why how if then else because while
    about into over under between during before after above below up down out off on in at by of to from for with without
    against per not no none nothing never only just very more most much many all any some each every both few own same so than too
    here there now today tomorrow yesterday still yet already again ever always please pls plz could kindly thanks ok okay yes yeah hey
    well really actually quick quickly maybe perhaps else other another else anything something someone anyone anybody
    somebody everything new good bad big small right wrong want wanted wanna need needs like love know think thinking mean get
    got getting give gives take takes go goes going gonna come comes make makes made tell say says said see look looks looking show try
    trying called named name names word words term product products company companies inc ltd llc firm business shop idea start startup
    question answer one two three four five first second third last next lately recently current currently week month
    months year years day days ur u r im ive id whats thats theres isnt arent dont doesnt didnt its lets hows wheres
    against under around across back till until since ago often mark of
    cover covers filed claim thing things stuff people person friend boss team customer customers client clients
    competitor competitors country countries office offices data date dates place point side part way kind sort lot
    bit side time times moment later earlier before found used use uses using user users buy bought sold sells
    launch launching launched open opening opened plan planning allowed possible important sure unsure better best
    worst bad opinion overview summary idea ideas logo image picture logo word letter letters would wouldnt havent
    hasnt didnt somehow somewhere anywhere weird sounds sound looks like guess bakery cafe coffee beer wine food
    drink clothes clothing shoes furniture cosmetics soap toys toy jewellery jewelry tea juice water software app
    apps online web service services goods good recipes course courses candles candle bags bag yo dude mate bro lol
    btw fyi asap rn tbh gimme dunno gotta n wanna ya yep nope spelled spelt written registered name naming lately
    nearby left rest whole entire happen happens happened end ends start again check
    logos pictures long last lasts difference differences protection procedure application
    oh ah uh um hmm wow action respond work works working doing being`,
  fr: `suivante suivantes suivants suite davantage lesquelles lesquels laquelle lequel pourriez auriez voudrais souhaite souhaiterais aimerais peutêtre environ plutôt quelque chose
    le la les l un une des du de d et ou mais donc car ni aussi est sont était étaient sera seront serait seraient être été suis es êtes sommes ai as
    a avons avez ont avait aurait avoir eu fait faire fais faites font peut peux peuvent pouvez pourrait pourrais pouvoir
    veut veux voulez voudrais vouloir doit dois devez devoir faut faudrait sais savoir va vas vais aller allez je j tu il elle on
    nous vous ils elles me m te t se s moi toi lui eux leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce
    cet cette ces c cela ça ceci celui celle ceux qui que qu quoi dont où quel quelle quels quelles comment pourquoi
    quand combien si ne n pas plus moins très trop peu tout tous toute toutes rien jamais toujours déjà encore juste
    seulement bien mal ici là maintenant aujourd hui demain hier avec sans sous sur dans en par pour vers chez entre
    contre avant après depuis pendant jusque jusqu au aux à y oui non ok stp svp plaît s'il merci bonjour salut
    peut-être vraiment aussi même autre autres chaque quelque quelques quelqu un nouveau nouvelle nouveaux bon bonne
    dis dire dit donne donner voir vois veuillez besoin aimerais aimer crois pense penses toi nom noms mot mots
    terme produit produits société entreprise sarl sas boutique projet idée question réponse deux trois quatre cinq
    premier dernière derniers semaine mois an ans année jour jours selon d'après genre truc histoire petit petite ouais
    alors donc ensuite puis également sinon côté ligne lancer appelle appelé appelée nommé nommée vendre
    chose choses gens personne ami patron équipe client clients concurrent concurrents pays office offices donnée
    données date dates lieu point côté partie façon sorte fois moment tard tôt trouvé utilisé utiliser utilise
    acheter vendre vendu lancer ouvrir projet prévoir permis possible important sûr mieux meilleur pire avis aperçu
    résumé idée idées logo image mot lettre lettres sonne ressemble boulangerie café bière vin nourriture boisson
    vêtements chaussures meubles cosmétiques savon savons jouets bijoux thé jus eau logiciel appli application
    service services produits cours bougies bougie sacs sac ouais nan mec genre bref truc machin reste entier arrive
    bout fin encore vraiment svp pareil aimerai voudrai pourrait pourriez aimerait regarder vérifier savoir serait
    méditation yaourt
    comme couleur logos dure durer durée différence différences figurative verbale protection procédure
    suis pub publicité nouvelles nouveaux bonnes bons autres petites petits`,
  es: `siguiente siguientes pagina siguen sigan estén cuáles corro corre correría quisiera querría podrías gustaría quizás aproximadamente
    el la los las lo un una unos unas y e o u pero ni también así es son era eran será serán sería ser sido soy eres somos está
    están estaba estar he has ha hemos han había haber hay hace hacer haz hago hacen puede puedes puedo pueden podría
    podrías poder quiere quiero quieres queremos querría debe debo debería tengo tiene tienes tenemos tener va voy vas vamos ir
    yo tú él ella nosotros usted ustedes ellos me te se nos os le les mi mis tu tus su sus nuestro nuestra este
    esta esto estos estas ese esa eso esos esas aquel aquella que qué quien quién cual cuál cuales cuáles como cómo
    donde dónde cuando cuándo cuanto cuánto cuántos cuántas porque por para con sin sobre bajo entre hasta desde hacia contra
    según durante tras a al de del en no sí nada nunca siempre ya aún todavía muy más menos mucho mucha muchos poco todo
    toda todos todas algo alguien algún alguna algunas algunos ningún ninguna otro otra otros otras mismo misma cada solo sólo
    solamente bien mal aquí ahí allí ahora hoy mañana ayer luego después antes entonces además pues bueno buena vale
    porfa favor gracias hola oye oiga dime di decir dice dar da das ver ve sabes saber sé creo crees necesito necesita
    gustaría nombre nombres palabra término producto productos empresa sociedad sl sa tienda negocio proyecto idea
    pregunta respuesta dos tres cuatro cinco primero última últimos semana mes meses año años día días nuevo nueva
    nuevos nuevas si paso secas llama llamado llamada llamar vender tal cosa verdad claro acaso quizás
    cosas gente persona amigo jefe equipo cliente clientes competidor competidores país países oficina oficinas dato
    datos fecha fechas lugar punto lado parte manera tipo vez veces momento tarde pronto encontrado usado usar usa
    utilizar comprar vendido lanzar abrir proyecto plan permitido posible importante seguro mejor peor opinión
    resumen idea ideas logo imagen letra letras suena parece panadería café cerveza vino vinos comida bebida ropa
    zapatos muebles cosméticos jabón juguetes joyas té zumo agua software aplicación app servicio servicios curso
    cursos velas bolsos tío tía colega vaya venga resto entero pasa fin tenéis tienen sabéis podéis queréis gustaría
    podría quisiera quería mirar comprobar demasiado bastante también tampoco heladería yogur madera
    logos logotipos dura duran diferencia diferencias mixta figurativa denominativa solicitaron solicitó presentaron registraron protección
    estoy estás estamos estaba viendo buscando`,
  it: `successiva prossima prossimi corro corre correrei vorrei potreste gradirei magari circa piuttosto gentile gentilmente
    il lo la i gli le l un uno una e ed o od ma né anche è sono era erano sarà saranno sarebbe essere stato stata sei siamo siete ho
    hai ha abbiamo avete hanno aveva avere avrei fa fare fai faccio fanno fatto può puoi posso possono potrebbe potresti potete potrei
    potere vuole voglio vuoi vorrei volere deve devo dovrei dovrebbe dovere va vai vado andare io tu lui lei noi voi
    loro mi ti ci vi si se ne me te mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra vostro questo
    questa questi queste quello quella quelli quelle quel che chi cui quale quali come cosa dove quando quanto quanti quanta
    quante perché perchè con senza su sul sulla sui sotto tra fra di del dello della dei degli delle dell d da dal dalla
    dai a al allo alla ai agli alle in nel nello nella nei negli nelle per no non nulla niente mai sempre già ancora
    molto più meno poco tanto troppo tutto tutta tutti tutte qualcosa qualcuno qualche alcuni nessun nessuna altro altra
    altri altre stesso stessa ogni solo soltanto bene male qui qua lì là adesso ora oggi domani ieri poi dopo prima
    allora inoltre quindi insomma ok sì grazie ciao prego favore dimmi dire dici dice dammi vedere vedi vedo so sai
    sapere sapete credo penso pensi serve servono bisogno piacerebbe nome nomi parola termine prodotto prodotti
    azienda società srl spa negozio progetto idea domanda risposta due tre quattro cinque primo ultimo ultimi
    settimana mese mesi anno anni giorno giorni nuovo nuova nuovi nuove chiamato chiamata chiamare chiama vendere
    c cos dov com s così tipo cioè magari davvero forse
    cose gente persona amico capo squadra cliente clienti concorrente concorrenti paese paesi ufficio uffici dato
    dati data date luogo punto lato parte modo tipo volta volte momento tardi presto trovato usato usare usa
    utilizzare comprare venduto lanciare aprire progetto piano permesso possibile importante sicuro meglio migliore
    peggio opinione riassunto idea idee logo immagine lettera lettere suona sembra panetteria caffè birra vino vini
    cibo bevanda vestiti scarpe mobili cosmetici sapone giocattoli gioielli tè succo acqua software applicazione app
    servizio servizi corso corsi candele borse boh dai resto intero succede fine avete sapete potete volete vorrebbe
    potrebbe guardare controllare abbastanza anche neanche gelateria yogurt legno senti senta ascolta
    loghi dura durano differenza differenze figurativo denominativo misto protezione procedura
    sto stai sta stiamo state stanno monitorando cercando vedendo`,
}

/** Returns the languages in which a folded word is frequent. */
export const commonWords: ReadonlyMap<string, readonly Locale[]> = (() => {
  const languages = new Map<string, Locale[]>()
  for (const [locale, words] of Object.entries(table) as [Locale, string][])
    for (const word of fold(words).split(/[\s'-]+/)) {
      const known = languages.get(word)
      if (!known) languages.set(word, [locale])
      else if (!known.includes(locale)) known.push(locale)
    }
  return languages
})()
