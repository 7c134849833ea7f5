import { phrases } from './phrase.ts'

/**
 * Two testimonials with their full stories (spec 1, section 2). Persons and firms are invented, and the page says so.
 */
export const homeStories = phrases({
  'stories.title': {
    de: 'Zwei Geschichten',
    en: 'Two stories',
    fr: 'Deux histoires',
    es: 'Dos historias',
    it: 'Due storie',
  },
  'stories.example': { de: 'Beispiel', en: 'Example', fr: 'Exemple', es: 'Ejemplo', it: 'Esempio' },
  'stories.invented': {
    de: 'Ein Beispiel: Personen, Firmen und Marken sind erfunden.',
    en: 'An example: people, firms and marks are invented.',
    fr: 'Un exemple : personnes, sociétés et marques sont inventées.',
    es: 'Un ejemplo: las personas, empresas y marcas son inventadas.',
    it: 'Un esempio: persone, società e marchi sono inventati.',
  },
  'stories.read': {
    de: 'Ganze Geschichte lesen',
    en: 'Read the full story',
    fr: 'Lire toute l’histoire',
    es: 'Leer la historia completa',
    it: 'Leggi tutta la storia',
  },
  'founder.name': {
    de: 'Mareike Sandvoss',
    en: 'Mareike Sandvoss',
    fr: 'Mareike Sandvoss',
    es: 'Mareike Sandvoss',
    it: 'Mareike Sandvoss',
  },
  'founder.role': {
    de: 'Gründerin, Teehaus Kolkwitz',
    en: 'Founder, Teehaus Kolkwitz',
    fr: 'Fondatrice, Teehaus Kolkwitz',
    es: 'Fundadora, Teehaus Kolkwitz',
    it: 'Fondatrice, Teehaus Kolkwitz',
  },
  'founder.quote': {
    de: '„Der Klang war es. Geschrieben sah unser Name nach nichts Bekanntem aus, gesprochen war es der Name eines anderen. Das hätte uns die zweite Auflage der Dosen gekostet.“',
    en: '“It was the sound. On paper our name looked like nothing we knew; spoken, it was somebody else’s. That would have cost us the second run of tins.”',
    fr: '« C’était le son. À l’écrit, notre nom ne ressemblait à rien de connu ; à l’oral, c’était celui d’un autre. Cela nous aurait coûté la deuxième série de boîtes. »',
    es: '«Fue el sonido. Escrito, nuestro nombre no se parecía a nada conocido; pronunciado, era el de otro. Nos habría costado la segunda partida de latas.»',
    it: '«Era il suono. Scritto, il nostro nome non somigliava a nulla di noto; pronunciato, era quello di un altro. Ci sarebbe costato la seconda serie di barattoli.»',
  },
  'founder.story1': {
    de: 'Mareike Sandvoss verkauft Tee aus der Lausitz. Der Name für die neue Linie stand fest, die Etiketten waren entworfen, die ersten tausend Dosen bestellt.',
    en: 'Mareike Sandvoss sells tea from Lusatia. The name of the new line was settled, the labels were designed, the first thousand tins ordered.',
    fr: 'Mareike Sandvoss vend du thé de Lusace. Le nom de la nouvelle gamme était choisi, les étiquettes dessinées, les mille premières boîtes commandées.',
    es: 'Mareike Sandvoss vende té de Lusacia. El nombre de la nueva línea estaba decidido, las etiquetas diseñadas, las primeras mil latas encargadas.',
    it: 'Mareike Sandvoss vende tè della Lusazia. Il nome della nuova linea era deciso, le etichette disegnate, i primi mille barattoli ordinati.',
  },
  'founder.story2': {
    de: 'Eine Suche nach dem genauen Wort hatte nichts ergeben. Erst als sie den Namen hier eintippte, stand eine ältere Marke darunter, die anders geschrieben und gleich gesprochen wird, in derselben Klasse.',
    en: 'A search for the exact word had found nothing. Only when she typed the name here did an earlier mark appear below it, spelt differently but pronounced the same, in the same class.',
    fr: 'Une recherche du mot exact n’avait rien donné. Ce n’est qu’en saisissant le nom ici qu’une marque antérieure est apparue, écrite autrement, prononcée de même, dans la même classe.',
    es: 'La búsqueda de la palabra exacta no había dado nada. Solo al escribir aquí el nombre apareció debajo una marca anterior, escrita de otro modo y pronunciada igual, en la misma clase.',
    it: 'La ricerca della parola esatta non aveva dato nulla. Solo digitando qui il nome è apparso sotto un marchio anteriore, scritto diversamente e pronunciato allo stesso modo, nella stessa classe.',
  },
  'founder.story3': {
    de: 'Sie hat zwei Silben geändert, noch einmal gesucht und dann angemeldet. Die Dosen der zweiten Auflage tragen den neuen Namen.',
    en: 'She changed two syllables, searched again and then filed. The tins of the second run carry the new name.',
    fr: 'Elle a changé deux syllabes, cherché de nouveau, puis déposé. Les boîtes de la deuxième série portent le nouveau nom.',
    es: 'Cambió dos sílabas, volvió a buscar y presentó la solicitud. Las latas de la segunda partida llevan el nombre nuevo.',
    it: 'Ha cambiato due sillabe, cercato di nuovo e poi depositato. I barattoli della seconda serie portano il nuovo nome.',
  },
  'attorney.name': {
    de: 'Jannis Overbeck',
    en: 'Jannis Overbeck',
    fr: 'Jannis Overbeck',
    es: 'Jannis Overbeck',
    it: 'Jannis Overbeck',
  },
  'attorney.role': {
    de: 'Rechtsanwalt, Overbeck Thalheim',
    en: 'Attorney, Overbeck Thalheim',
    fr: 'Avocat, Overbeck Thalheim',
    es: 'Abogado, Overbeck Thalheim',
    it: 'Avvocato, Overbeck Thalheim',
  },
  'attorney.quote': {
    de: '„Ich schicke Mandanten keine Trefferlisten mehr, sondern die Vergleichszeile. Sie verstehen in zehn Sekunden, worüber wir reden.“',
    en: '“I no longer send clients lists of hits; I send them the comparison line. In ten seconds they understand what we are talking about.”',
    fr: '« Je n’envoie plus de listes de résultats à mes clients, mais la ligne de comparaison. En dix secondes, ils comprennent de quoi nous parlons. »',
    es: '«Ya no envío a los clientes listas de resultados, sino la línea comparativa. En diez segundos entienden de qué hablamos.»',
    it: '«Ai clienti non mando più elenchi di risultati, ma la riga di confronto. In dieci secondi capiscono di che cosa parliamo.»',
  },
  'attorney.story1': {
    de: 'Jannis Overbeck führt für ein Dutzend mittelständischer Unternehmen Markenrecherchen durch. Früher gingen Tabellen mit hundert Zeilen hinaus, und jedes Gespräch begann mit der Frage, was davon wichtig sei.',
    en: 'Jannis Overbeck runs trademark searches for a dozen mid-sized companies. He used to send out tables of a hundred rows, and every conversation began with the question of which ones mattered.',
    fr: 'Jannis Overbeck effectue des recherches de marques pour une douzaine d’entreprises moyennes. Il envoyait des tableaux de cent lignes, et chaque entretien commençait par la même question : qu’est-ce qui compte là-dedans ?',
    es: 'Jannis Overbeck hace búsquedas de marcas para una docena de empresas medianas. Antes enviaba tablas de cien filas y cada conversación empezaba con la pregunta de cuáles importaban.',
    it: 'Jannis Overbeck svolge ricerche di marchi per una dozzina di medie imprese. Prima inviava tabelle di cento righe, e ogni colloquio cominciava con la domanda su quali contassero.',
  },
  'attorney.story2': {
    de: 'Heute wählt er ein paar Marken aus, stellt sie nebeneinander und teilt die Adresse der Ansicht. Gleiche Buchstaben stehen untereinander, der Klang steht darunter, der Beleg nennt Ämter und Stand.',
    en: 'Today he picks a few marks, puts them side by side and shares the address of the view. Matching letters are aligned, the sound is shown below them, and the search record names the offices and dates.',
    fr: 'Aujourd’hui, il choisit quelques marques, les met côte à côte et partage l’adresse de la vue. Les lettres identiques sont alignées, la sonorité figure dessous, le justificatif cite offices et dates.',
    es: 'Hoy elige unas pocas marcas, las pone una junto a otra y comparte la dirección de la vista. Las letras iguales van alineadas, el sonido va debajo y el justificante cita oficinas y fechas.',
    it: 'Oggi sceglie pochi marchi, li affianca e condivide l’indirizzo della vista. Le lettere uguali sono allineate, sotto c’è il suono, l’attestazione cita uffici e date.',
  },
  'attorney.story3': {
    de: 'Was davon gefährlich ist, entscheidet weiterhin er. Aber das Gespräch beginnt mit der Sache.',
    en: 'Which of them are dangerous is still for him to decide. But the conversation begins with what matters.',
    fr: 'C’est toujours lui qui juge de ce qui est dangereux. Mais l’entretien commence par le fond.',
    es: 'Qué es peligroso lo sigue decidiendo él. Pero la conversación empieza por el asunto.',
    it: 'Che cosa sia pericoloso lo decide ancora lui. Ma il colloquio comincia dal merito.',
  },
})
