import { phrases } from './phrase.ts'

/** Sentences that word the facts of an assessment without a model. A list is filled in as one text. */
export const advice = phrases({
  sign: {
    de: 'Geprüft wurde „{name}“: {details}.',
    en: 'The name checked is “{name}”: {details}.',
    fr: 'Le nom vérifié est « {name} » : {details}.',
    es: 'El nombre comprobado es «{name}»: {details}.',
    it: 'Il nome verificato è «{name}»: {details}.',
  },
  'sign.only': {
    de: 'Geprüft wurde „{name}“.',
    en: 'The name checked is “{name}”.',
    fr: 'Le nom vérifié est « {name} ».',
    es: 'El nombre comprobado es «{name}».',
    it: 'Il nome verificato è «{name}».',
  },
  'sign.asOf': {
    de: 'Register vom {date}',
    en: 'register of {date}',
    fr: 'registre du {date}',
    es: 'registro del {date}',
    it: 'registro in data {date}',
  },
  classes: {
    de: { one: 'Klasse {classes}', other: 'Klassen {classes}' },
    en: { one: 'class {classes}', other: 'classes {classes}' },
    fr: { one: 'classe {classes}', other: 'classes {classes}' },
    es: { one: 'clase {classes}', other: 'clases {classes}' },
    it: { one: 'classe {classes}', other: 'classi {classes}' },
  },
  similar: {
    de: 'Name zu {percent} % ähnlich',
    en: 'name {percent}% similar',
    fr: 'nom similaire à {percent} %',
    es: 'nombre similar en un {percent} %',
    it: 'nome simile al {percent}%',
  },
  'risk.low': {
    de: 'Das Risiko eines Konflikts mit älteren Marken ist gering.',
    en: 'The risk of a conflict with earlier marks is low.',
    fr: 'Le risque de conflit avec des marques antérieures est faible.',
    es: 'El riesgo de conflicto con marcas anteriores es bajo.',
    it: 'Il rischio di conflitto con marchi anteriori è basso.',
  },
  'risk.medium': {
    de: 'Das Risiko eines Konflikts mit älteren Marken ist mittel.',
    en: 'The risk of a conflict with earlier marks is medium.',
    fr: 'Le risque de conflit avec des marques antérieures est moyen.',
    es: 'El riesgo de conflicto con marcas anteriores es medio.',
    it: 'Il rischio di conflitto con marchi anteriori è medio.',
  },
  'risk.high': {
    de: 'Das Risiko eines Konflikts mit älteren Marken ist hoch.',
    en: 'The risk of a conflict with earlier marks is high.',
    fr: 'Le risque de conflit avec des marques antérieures est élevé.',
    es: 'El riesgo de conflicto con marcas anteriores es alto.',
    it: 'Il rischio di conflitto con marchi anteriori è alto.',
  },
  'risk.decided': {
    de: 'Von 100 entschiedenen Fällen dieser Risikoklasse endeten {share} mit einem Konflikt.',
    en: 'Of 100 decided cases in this class of risk, {share} ended in a conflict.',
    fr: 'Sur 100 affaires tranchées dans cette classe de risque, {share} ont abouti à un conflit.',
    es: 'De 100 casos resueltos en esta clase de riesgo, {share} terminaron en conflicto.',
    it: 'Su 100 casi decisi in questa classe di rischio, {share} si sono conclusi con un conflitto.',
  },
  identicalNames: {
    de: {
      zero: 'Unter den durchsuchten Marken ist kein identischer Name.',
      one: 'Eine Marke hat einen identischen Namen.',
      other: '{count} Marken haben einen identischen Namen.',
    },
    en: {
      zero: 'No identical name is among the marks searched.',
      one: 'One mark has an identical name.',
      other: '{count} marks have an identical name.',
    },
    fr: {
      zero: 'Aucun nom identique ne figure parmi les marques recherchées.',
      one: 'Une marque porte un nom identique.',
      other: '{count} marques portent un nom identique.',
    },
    es: {
      zero: 'Entre las marcas consultadas no hay ningún nombre idéntico.',
      one: 'Una marca tiene un nombre idéntico.',
      other: '{count} marcas tienen un nombre idéntico.',
    },
    it: {
      zero: 'Tra i marchi consultati non c’è alcun nome identico.',
      one: 'Un marchio ha un nome identico.',
      other: '{count} marchi hanno un nome identico.',
    },
  },
  similarNames: {
    de: {
      zero: 'Unter den durchsuchten Marken ist kein ähnlicher Name.',
      one: 'Eine Marke hat einen ähnlichen Namen.',
      other: '{count} Marken haben einen ähnlichen Namen.',
    },
    en: {
      zero: 'No similar name is among the marks searched.',
      one: 'One mark has a similar name.',
      other: '{count} marks have a similar name.',
    },
    fr: {
      zero: 'Aucun nom similaire ne figure parmi les marques recherchées.',
      one: 'Une marque porte un nom similaire.',
      other: '{count} marques portent un nom similaire.',
    },
    es: {
      zero: 'Entre las marcas consultadas no hay ningún nombre similar.',
      one: 'Una marca tiene un nombre similar.',
      other: '{count} marcas tienen un nombre similar.',
    },
    it: {
      zero: 'Tra i marchi consultati non c’è alcun nome simile.',
      one: 'Un marchio ha un nome simile.',
      other: '{count} marchi hanno un nome simile.',
    },
  },
  identicalLogos: {
    de: {
      zero: 'Unter den durchsuchten Marken ist kein identisches Logo.',
      one: 'Eine Marke hat ein identisches Logo.',
      other: '{count} Marken haben ein identisches Logo.',
    },
    en: {
      zero: 'No identical logo is among the marks searched.',
      one: 'One mark has an identical logo.',
      other: '{count} marks have an identical logo.',
    },
    fr: {
      zero: 'Aucun logo identique ne figure parmi les marques recherchées.',
      one: 'Une marque porte un logo identique.',
      other: '{count} marques portent un logo identique.',
    },
    es: {
      zero: 'Entre las marcas consultadas no hay ningún logotipo idéntico.',
      one: 'Una marca tiene un logotipo idéntico.',
      other: '{count} marcas tienen un logotipo idéntico.',
    },
    it: {
      zero: 'Tra i marchi consultati non c’è alcun logo identico.',
      one: 'Un marchio ha un logo identico.',
      other: '{count} marchi hanno un logo identico.',
    },
  },
  similarLogos: {
    de: {
      zero: 'Unter den durchsuchten Marken ist kein ähnliches Logo.',
      one: 'Eine Marke hat ein ähnliches Logo.',
      other: '{count} Marken haben ein ähnliches Logo.',
    },
    en: {
      zero: 'No similar logo is among the marks searched.',
      one: 'One mark has a similar logo.',
      other: '{count} marks have a similar logo.',
    },
    fr: {
      zero: 'Aucun logo similaire ne figure parmi les marques recherchées.',
      one: 'Une marque porte un logo similaire.',
      other: '{count} marques portent un logo similaire.',
    },
    es: {
      zero: 'Entre las marcas consultadas no hay ningún logotipo similar.',
      one: 'Una marca tiene un logotipo similar.',
      other: '{count} marcas tienen un logotipo similar.',
    },
    it: {
      zero: 'Tra i marchi consultati non c’è alcun logo simile.',
      one: 'Un marchio ha un logo simile.',
      other: '{count} marchi hanno un logo simile.',
    },
  },
  similarGoods: {
    de: {
      zero: 'Keine dieser Marken gilt für ähnliche Waren oder Dienstleistungen.',
      one: 'Eine davon gilt für ähnliche Waren oder Dienstleistungen.',
      other: '{count} davon gelten für ähnliche Waren oder Dienstleistungen.',
    },
    en: {
      zero: 'None of these marks covers similar goods or services.',
      one: 'One of them covers similar goods or services.',
      other: '{count} of them cover similar goods or services.',
    },
    fr: {
      zero: 'Aucune de ces marques ne couvre des produits ou services similaires.',
      one: 'L’une d’elles couvre des produits ou services similaires.',
      other: '{count} d’entre elles couvrent des produits ou services similaires.',
    },
    es: {
      zero: 'Ninguna de estas marcas cubre productos o servicios similares.',
      one: 'Una de ellas cubre productos o servicios similares.',
      other: '{count} de ellas cubren productos o servicios similares.',
    },
    it: {
      zero: 'Nessuno di questi marchi copre prodotti o servizi simili.',
      one: 'Uno di essi copre prodotti o servizi simili.',
      other: '{count} di essi coprono prodotti o servizi simili.',
    },
  },
  sameClass: {
    de: {
      zero: 'Keine dieser Marken steht in einer Ihrer Nizza-Klassen.',
      one: 'Eine davon steht in einer Ihrer Nizza-Klassen.',
      other: '{count} davon stehen in einer Ihrer Nizza-Klassen.',
    },
    en: {
      zero: 'None of these marks is in one of your Nice classes.',
      one: 'One of them is in one of your Nice classes.',
      other: '{count} of them are in one of your Nice classes.',
    },
    fr: {
      zero: 'Aucune de ces marques ne relève de l’une de vos classes de Nice.',
      one: 'L’une d’elles relève de l’une de vos classes de Nice.',
      other: '{count} d’entre elles relèvent de l’une de vos classes de Nice.',
    },
    es: {
      zero: 'Ninguna de estas marcas está en una de sus clases de Niza.',
      one: 'Una de ellas está en una de sus clases de Niza.',
      other: '{count} de ellas están en una de sus clases de Niza.',
    },
    it: {
      zero: 'Nessuno di questi marchi rientra in una delle Sue classi di Nizza.',
      one: 'Uno di essi rientra in una delle Sue classi di Nizza.',
      other: '{count} di essi rientrano in una delle Sue classi di Nizza.',
    },
  },
  conflict: {
    de: 'Ältere Marke „{name}“ ({details}).',
    en: 'Earlier mark “{name}” ({details}).',
    fr: 'Marque antérieure « {name} » ({details}).',
    es: 'Marca anterior «{name}» ({details}).',
    it: 'Marchio anteriore «{name}» ({details}).',
  },
  'conflict.low': { de: 'geringes Risiko', en: 'low risk', fr: 'risque faible', es: 'riesgo bajo', it: 'rischio basso' },
  'conflict.medium': { de: 'mittleres Risiko', en: 'medium risk', fr: 'risque moyen', es: 'riesgo medio', it: 'rischio medio' },
  'conflict.high': { de: 'hohes Risiko', en: 'high risk', fr: 'risque élevé', es: 'riesgo alto', it: 'rischio alto' },
  'conflict.more': {
    de: { one: 'Eine weitere ältere Marke steht in der Liste.', other: '{count} weitere ältere Marken stehen in der Liste.' },
    en: { one: 'One more earlier mark is in the list.', other: '{count} more earlier marks are in the list.' },
    fr: {
      one: 'Une autre marque antérieure figure dans la liste.',
      other: '{count} autres marques antérieures figurent dans la liste.',
    },
    es: { one: 'Otra marca anterior figura en la lista.', other: '{count} marcas anteriores más figuran en la lista.' },
    it: { one: 'Un altro marchio anteriore è nell’elenco.', other: 'Altri {count} marchi anteriori sono nell’elenco.' },
  },
  'unsearched.office': {
    de: 'Nicht durchsucht: {office}.',
    en: 'Not searched: {office}.',
    fr: 'Non recherché : {office}.',
    es: 'No se ha consultado: {office}.',
    it: 'Non consultato: {office}.',
  },
  'unsearched.logos': {
    de: 'Logos wurden nicht verglichen.',
    en: 'Logos were not compared.',
    fr: 'Les logos n’ont pas été comparés.',
    es: 'Los logotipos no se han comparado.',
    it: 'I loghi non sono stati confrontati.',
  },
  'unsearched.namesInUse': {
    de: 'Benutzte, aber nicht eingetragene Zeichen wurden nicht durchsucht.',
    en: 'Signs in use without registration were not searched.',
    fr: 'Les signes utilisés sans être enregistrés n’ont pas été recherchés.',
    es: 'No se han consultado los signos usados sin registrar.',
    it: 'I segni usati senza registrazione non sono stati consultati.',
  },
  'unsearched.companyNames': {
    de: 'Firmennamen wurden nicht durchsucht.',
    en: 'Company names were not searched.',
    fr: 'Les dénominations sociales n’ont pas été recherchées.',
    es: 'No se han consultado los nombres de empresas.',
    it: 'I nomi delle imprese non sono stati consultati.',
  },
  'unsearched.domains': {
    de: 'Domains wurden nicht geprüft.',
    en: 'Domains were not checked.',
    fr: 'Les noms de domaine n’ont pas été vérifiés.',
    es: 'No se han comprobado los dominios.',
    it: 'I domini non sono stati verificati.',
  },
  'none.summary': {
    de: 'Zu dieser Marke liegt noch kein Ergebnis vor.',
    en: 'There is no result for this brand yet.',
    fr: 'Il n’y a pas encore de résultat pour cette marque.',
    es: 'Todavía no hay ningún resultado para esta marca.',
    it: 'Per questo marchio non c’è ancora alcun risultato.',
  },
  'none.grounds': {
    de: 'Die Regeln haben kein Eintragungshindernis gefunden. Die Entscheidung trifft das Amt.',
    en: 'The rules found no ground for refusal. The office decides.',
    fr: 'Les règles n’ont relevé aucun motif de refus. La décision appartient à l’office.',
    es: 'Las reglas no han encontrado ningún motivo de denegación. La decisión corresponde a la oficina.',
    it: 'Le regole non hanno trovato impedimenti alla registrazione. La decisione spetta all’ufficio.',
  },
  'none.meaning': {
    de: 'In den geprüften Sprachen wurde keine auffällige Bedeutung gefunden.',
    en: 'No notable meaning was found in the languages checked.',
    fr: 'Aucune signification notable n’a été trouvée dans les langues vérifiées.',
    es: 'No se ha encontrado ningún significado llamativo en los idiomas comprobados.',
    it: 'Nelle lingue verificate non è stato trovato alcun significato rilevante.',
  },
  'none.nextSteps': {
    de: 'Aus dem Ergebnis ergeben sich keine nächsten Schritte.',
    en: 'The result suggests no next steps.',
    fr: 'Le résultat n’appelle aucune démarche.',
    es: 'Del resultado no se deriva ningún paso siguiente.',
    it: 'Dal risultato non derivano passi successivi.',
  },
})
