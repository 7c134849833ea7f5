import { concepts } from './concepts.ts'

/** How people ask for marks of the register: by name, owner, number, and for what is recorded of one. */
export const registerWords = concepts({
  search: `
    de: such, suche, suchst, suchen, suchs, durchsuch*, find, finde, finden, findest, findet, raussuch*, rausfind*, heraussuch*, nachschlag*, nachschau*, nachseh*, nachguck*, schau nach, schau mal nach, guck mal, guck ~ nach, guck ob, schau ob, schau mal, sieh nach, recherchier*, recherche, zeig, zeige, zeigst, zeigt, zeigen, liste, listen, auflisten, treffer, ergebnisse, anzeigen, ruf ~ auf, aufrufen, abfrage, abfragen, aufspür*
    en: search, searches, searching, find, finds, look up, lookup, look for, looking for, look into, pull up, show me, show us, show all, show any, list, bring up, fetch, retrieve, check if, check whether, hits, hit, results, anything called, anything named, anything like, query, locate, track down, dig up, get me, give me, run a search
    fr: cherche, cherches, chercher, cherchez, recherche, recherches, rechercher, recherchez, trouve, trouves, trouver, trouvez, retrouve, retrouver, retrouvez, montre, montres, montrer, montrez, affiche, afficher, affichez, liste, lister, listez, consulter, consulte, resultat*, regarde si, regardez si, verifie si, verifier si, verifiez si, fais une recherche, sors moi, donne moi, donnez moi
    es: busca, buscas, buscar, buscame, busco, busque, busquen, buscando, encuentra, encuentrame, encontrar, encuentre, localiza, localizar, mira, mirame, mirar si, muestra, muestrame, mostrar, muestreme, ensename, ensena, ensene, saca, sacame, lista, listame, listar, consulta, consultar, consultame, comprueba si, comprobar si, verifica si, rastrea, resultado*, dame
    it: cerca, cercami, cercare, cerchi, cerchiamo, cerco, ricerca, ricercare, trova, trovami, trovare, trovi, mostra, mostrami, mostrare, mostri, elenca, elencami, elencare, fammi vedere, fai vedere, guarda se, guardami, controlla se, verifica se, visualizza, risultat*, consulta, consultare, dammi, rintraccia`,
  exists: `
    de: gibt es, gibts, gibt s, gibts es, existier*, vorhanden, schon da, bereits da, schon jemand, hat schon jemand, hat jemand, gibt ~ schon, taucht ~ auf, steht ~ im register, irgendwo, unter dem namen, mit dem namen, namens, irgendwas mit, etwas mit dem namen, benutzt jemand, verwendet jemand, nutzt jemand, heißt schon
    en: is there, are there, exist, exists, existing, any marks, any mark, any trademarks, any trademark, any registration*, does anyone have, does anybody have, anyone already, anybody already, someone else, somebody else, already have, already out there, in the register, on the register, in use, do we have any, is anyone using, called, named, out there, under the name, by the name, with the name, somebody using, someone using, anyone using, anybody using, anything on
    fr: y a t il, il y a, ya t il, y a deja, existe, existent, existe t il, existe t elle, exister, figure au registre, dans le registre, quelqu un a, quelqu un utilise, sous le nom, du nom de, quelque chose sous, portant le nom, qui s appelle deja, utilise deja
    es: hay, existe, existen, existir, existia, consta, en el registro, alguien tiene, alguien ha, ya hay, tiene alguien, con el nombre, bajo el nombre, usa alguien, alguien usa, que se llame, llamad*
    it: c e, ci sono, esiste, esistono, esistere, esisteva, risulta, risultano, nel registro, qualcuno ha, c e gia, presente nel, con il nome, sotto il nome, di nome, qualcuno usa, usa gia, che si chiami`,
  taken: `
    de: frei, freier, noch frei, vergeben, belegt, besetzt, verfügbar, weg, schon weg, verwendet, benutzt, genutzt, gehört schon, geschützt, eingetragen, angemeldet, registriert, reserviert, zu haben
    en: free, taken, available, availability, unavailable, registered, protected, trademarked, in use, used already, already used, gone, up for grabs, claimed, unclaimed, occupied, filed already, already filed, someone has
    fr: libre, libres, pris, prise, prises, disponible, disponibles, dispo, depose, deposee, deposees, enregistre, enregistree, enregistrees, protege, protegee, utilise, utilisee, occupe, occupee, reserve, reservee
    es: libre, libres, cogido, cogida, pillado, pillada, ocupado, ocupada, disponible, disponibles, registrado, registrada, registradas, protegido, protegida, tomado, tomada, usado, usada, en uso
    it: libero, libera, liberi, libere, preso, presa, occupato, occupata, disponibile, disponibili, registrato, registrata, registrati, registrate, depositato, depositata, protetto, protetta, in uso, gia usato, gia usata, utilizzato`,
  mark: `
    de: marke, marken, wortmarke*, bildmarke*, wortbildmarke*, markenname*, markeneintrag*, markenregister*, unionsmarke*, zeichen, register, registereintr*, schutzrecht*, markensuche, produktname
    en: trademark*, trade mark, trade marks, mark, marks, brand, brands, brandname, sign, signs, wordmark*, register, eutm*, euipo marks, tm
    fr: marque, marques, signe, signes, registre, marque verbale, depot de marque
    es: marca, marcas, signo, signos, registro, rotulo, denominacion
    it: marchio, marchi, segno, segni, marca, registro`,
  owner: `
    de: inhaber*, eigentümer*, besitzer*, wem gehör*, wer besitzt, wem ist, wer hält, wer hat ~ angemeldet, wer hat ~ eingetragen, wer hat ~ registriert, wer steckt hinter, wer steht hinter, anmelder*, markeninhaber*, gehört wem, rechteinhaber*
    en: owner*, who owns, who own, who has registered, who registered, who filed, who holds, holder*, proprietor*, applicant*, who s behind, who is behind, who belongs, belongs to whom, who does ~ belong, whose
    fr: titulaire*, proprietaire*, a qui appartient, a qui est, a qui appartiennent, qui possede, qui detient, qui a depose, qui a enregistre, deposant*, qui est derriere, detenteur*, c est a qui
    es: titular*, propietari*, dueno*, duena*, de quien es, a quien pertenece, de quien son, quien tiene, quien posee, quien registro, quien ha registrado, quien solicito, quien esta detras, solicitante*
    it: titolar*, proprietari*, di chi e, a chi appartien*, chi possiede, chi detiene, chi ha depositato, chi ha registrato, chi c e dietro, chi sta dietro, richiedente, depositante, intestatari*`,
  ownedBy: `
    de: alle marken von, alle marken der, marken von, marken der firma, marken der, marken des, welche marken hat, welche marken besitzt, welche marken hält, welche marken gehören, was hat ~ angemeldet, was hat ~ alles, portfolio, markenportfolio*, gehören der, gehören zu, markenbestand, marken hat die, marken hat der, marken gehören
    en: marks owned by, owned by, marks of, marks by, marks from, marks held by, held by, filed by, registered by, marks does, trademarks does, brands does, which marks does, what marks does, what trademarks does, belong to, belonging to, portfolio*, trademarks of, trademarks by, trademarks from, brands owned, everything filed by
    fr: marques de, marques de la societe, marques du groupe, marques appartenant, marques detenues, appartiennent a, appartenant a, possede, possedent, portefeuille, deposees par, detenues par, enregistrees par, detient, a depose
    es: marcas de, marcas que tiene, marcas tiene, que tiene registrad*, pertenecen a, propiedad de, cartera, portafolio, registradas por, solicitadas por, a nombre de, titularidad de, posee
    it: marchi di, marchi della, marchi del, marchi dell, che marchi ha, quali marchi ha, marchi ha, appartengono a, di proprieta, portafoglio, depositati da, registrati da, intestati a, a nome di, possiede, detenuti da`,
  numberWord: `
    de: nummer, nr, registernummer*, registriernummer, aktenzeichen, az, anmeldenummer*, markennummer*, registrierungsnummer*, eintragungsnummer*, ir nummer, urkundennummer
    en: number, no, nr, serial, serial number, registration number, application number, reg no, file number, reference number, filing number
    fr: numero, n, no, num, numero de depot, numero d enregistrement
    es: numero, num, n, expediente, numero de registro, numero de solicitud
    it: numero, n, num, numero di registrazione, numero di domanda, pratica`,
  detail: `
    de: details, detail, einzelheiten, angaben, daten, registerdaten, mehr dazu, mehr über, mehr zu, genauer, genaueres, näheres, infos, info, informationen, status, stand, rechtsstand, vertreter*, anwalt der, welche waren, warenverzeichnis, waren und dienstleistungen, anmeldetag, anmeldedatum, eintragungstag, eintragungsdatum, wann ~ angemeldet, wann ~ eingetragen, seit wann, priorität, markenform, akte, noch gültig, noch in kraft, noch aktiv, lebt ~ noch, öffne, öffnen, aufmachen, vollständig*
    en: details, detail, more about, more on, tell me about, tell me more, information, info, status, state of, representative, attorney of record, goods and services, list of goods, filing date, filed when, when was ~ filed, when was ~ registered, registration date, since when, priority, still valid, still alive, still in force, still active, open the, open it, full record, record, data on, everything about, what does ~ cover, expand on, what goods, which goods, what classes does, which classes does, dead or alive, alive or dead
    fr: details, detail, fiche, informations, infos, info, en savoir plus, plus d infos, dis moi plus, statut, etat, mandataire*, representant*, produits et services, quels produits, date de depot, date d enregistrement, quand ~ deposee, quand ~ depose, quand ~ enregistree, depuis quand, priorite, toujours valable, encore valable, en vigueur, ouvre, ouvrir, dossier
    es: detalle, detalles, ficha, informacion, info, mas sobre, cuentame mas, mas datos, datos, estado, situacion, representante*, productos y servicios, que productos, fecha de solicitud, fecha de registro, cuando se registro, cuando se solicito, cuando se presento, desde cuando, prioridad, sigue vigente, sigue viva, en vigor, vigente, abre, abrir, expediente completo
    it: dettagli, dettaglio, scheda, informazioni, info, dimmi di piu, di piu su, stato, mandatario, rappresentante, prodotti e servizi, quali prodotti, data di deposito, data di registrazione, quando e stato depositato, quando e stato registrato, quando ~ depositato, quando ~ registrato, da quando, priorita, ancora valido, in vigore, vigente, apri, aprire, dati`,
  related: `
    de: verwandt*, schwestermarke*, familie, markenfamilie, serienmarke*, markenserie, weitere marken, andere marken, sonst noch ~ inhaber, selben inhaber*, gleichen inhaber*, desselben inhabers, vom selben, vom gleichen, zusammengehör*, geschwister, was hat der inhaber sonst, parallelmarke*, hängt zusammen, ableger, passend dazu, ähnliche logos dazu
    en: related, relatives, sister mark*, sister*, sibling*, family, family of marks, other marks, other brands, same owner, same proprietor, same applicant, similar logos to it, connected, affiliated, siblings, what else does, what else do, counterpart*, cousins, associated marks
    fr: apparent*, soeur, soeurs, famille, famille de marques, autres marques, meme titulaire, meme proprietaire, meme deposant, liees, liee, connexes, voisines, cousine*, parent*
    es: relacionad*, hermana, hermanas, emparentad*, familia, familia de marcas, otras marcas, mismo titular, misma titular, mismo dueno, mismo propietario, vinculad*, parientes, que mas tiene el titular
    it: correlat*, collegat*, sorella, sorelle, famiglia, famiglia di marchi, altri marchi, stesso titolare, stessa titolare, stesso proprietario, imparentat*, parenti, affini, connessi`,
  queryShape: `
    de: beginnen mit, beginnt mit, anfangen mit, fangen mit, fängt mit, enden auf, endet auf, enthalten, enthält, mit ~ anfangen, mit ~ beginnen, auf ~ enden, seit anfang, angemeldet seit, angemeldet im jahr, angemeldet nach, eingetragen nach, angemeldet vor
    en: starting with, starts with, start with, beginning with, begin with, ending in, ending with, ends in, ends with, containing, contain the word, filed since, filed after, filed before, filed in, registered since, registered after
    fr: commencant par, commencent par, commence par, finissant par, se terminant par, se terminent par, terminent par, contenant, contiennent, deposees depuis, deposees apres, deposees en, deposees avant
    es: que empiezan por, empiezan por, que empiecen por, empiecen por, empiezan con, que comienzan por, comienzan por, terminan en, acaban en, contienen, que contengan, contengan, solicitadas desde, solicitadas despues, presentadas en
    it: che iniziano con, iniziano con, iniziano per, che cominciano per, cominciano con, finiscono in, terminano in, contengono, contenenti, depositati dal, depositati dopo, depositati nel`,
})
