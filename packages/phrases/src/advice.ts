import { phrases } from './phrase.ts'

/** Sentences that word the facts of an assessment without a model. A list is filled in as one text. */
export const advice = phrases({
  sign: {
    de: 'Geprüft wurde „{name}“: {details}.',
    en: 'The name checked is “{name}”: {details}.',
    fr: 'Le nom vérifié est « {name} » : {details}.',
    es: 'El nombre comprobado es «{name}»: {details}.',
    it: 'Il nome verificato è «{name}»: {details}.',
  },
  'sign.only': {
    de: 'Geprüft wurde „{name}“.',
    en: 'The name checked is “{name}”.',
    fr: 'Le nom vérifié est « {name} ».',
    es: 'El nombre comprobado es «{name}».',
    it: 'Il nome verificato è «{name}».',
  },
  'sign.asOf': {
    de: 'Register vom {date}',
    en: 'as of {date}',
    fr: 'registre du {date}',
    es: 'registros a {date}',
    it: 'registro aggiornato in data {date}',
  },
  classes: {
    de: { one: 'Klasse {classes}', other: 'Klassen {classes}' },
    en: { one: 'class {classes}', other: 'classes {classes}' },
    fr: { one: 'classe {classes}', other: 'classes {classes}' },
    es: { one: 'clase {classes}', other: 'clases {classes}' },
    it: { one: 'classe {classes}', other: 'classi {classes}' },
  },
  similar: {
    de: 'Name zu {percent} % ähnlich',
    en: 'name {percent}% similar',
    fr: 'nom similaire à {percent} %',
    es: 'nombre similar en un {percent} %',
    it: 'somiglianza del nome: {percent}%',
  },
  'risk.oftenInConflict': {
    de: 'Ein Konflikt mit älteren Marken ist wahrscheinlich.',
    en: 'A conflict with earlier marks is likely.',
    fr: 'Un conflit avec des marques antérieures est probable.',
    es: 'Es probable un conflicto con marcas anteriores.',
    it: 'Un conflitto con marchi anteriori è probabile.',
  },
  'risk.open': {
    de: 'Ob es zum Konflikt mit älteren Marken kommt, ist offen.',
    en: 'Whether there is a conflict with earlier marks is open.',
    fr: 'L’issue d’un conflit avec des marques antérieures est incertaine.',
    es: 'El resultado de un conflicto con marcas anteriores es incierto.',
    it: 'L’esito di un conflitto con marchi anteriori è incerto.',
  },
  'risk.ratherNot': {
    de: 'Ein Konflikt mit älteren Marken ist eher unwahrscheinlich.',
    en: 'A conflict with earlier marks is rather unlikely.',
    fr: 'Un conflit avec des marques antérieures est plutôt improbable.',
    es: 'Un conflicto con marcas anteriores es más bien improbable.',
    it: 'Un conflitto con marchi anteriori è piuttosto improbabile.',
  },
  'risk.ratherNotByName': {
    de: 'Nach den Namen ist ein Konflikt mit älteren Marken eher unwahrscheinlich. Logos sind dabei nicht berücksichtigt.',
    en: 'Judging by the names, a conflict with earlier marks is rather unlikely. Logos are not taken into account.',
    fr: 'D’après les noms, un conflit avec des marques antérieures est plutôt improbable. Les logos ne sont pas pris en compte.',
    es: 'Según los nombres, un conflicto con marcas anteriores es más bien improbable. Los logotipos no se tienen en cuenta.',
    it: 'In base ai nomi, un conflitto con marchi anteriori è piuttosto improbabile. I loghi non sono considerati.',
  },
  'risk.decided': {
    de: 'In {share} von 100 entschiedenen Fällen dieser Risikostufe wurde ein Konflikt bejaht.',
    en: 'Of 100 decided cases at this level of risk, {share} ended in a conflict.',
    fr: 'Sur 100 affaires tranchées à ce niveau de risque, {share} ont abouti à un conflit.',
    es: 'De 100 casos resueltos en este nivel de riesgo, {share} terminaron en conflicto.',
    it: 'Su 100 casi decisi a questo livello di rischio, {share} si sono conclusi con un conflitto.',
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
      zero: 'Aucun nom identique ne figure parmi les marques consultées.',
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
      zero: 'Aucun nom similaire ne figure parmi les marques consultées.',
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
  /** Similar names where some of them are identical. */
  allNames: {
    de: {
      one: 'Insgesamt hat eine Marke einen identischen oder ähnlichen Namen.',
      other: 'Insgesamt haben {count} Marken einen identischen oder ähnlichen Namen.',
    },
    en: {
      one: 'In all, one mark has an identical or similar name.',
      other: 'In all, {count} marks have an identical or similar name.',
    },
    fr: {
      one: 'Au total, une marque porte un nom identique ou similaire.',
      other: 'Au total, {count} marques portent un nom identique ou similaire.',
    },
    es: {
      one: 'En total, una marca tiene un nombre idéntico o similar.',
      other: 'En total, {count} marcas tienen un nombre idéntico o similar.',
    },
    it: {
      one: 'In totale, un marchio ha un nome identico o simile.',
      other: 'In totale, {count} marchi hanno un nome identico o simile.',
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
      zero: 'Aucun logo identique ne figure parmi les marques consultées.',
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
      zero: 'Aucun logo similaire ne figure parmi les marques consultées.',
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
    fr: 'Marque antérieure « {name} » ({details}).',
    es: 'Marca anterior «{name}» ({details}).',
    it: 'Marchio anteriore «{name}» ({details}).',
  },
  'conflict.oftenInConflict': {
    de: 'Konflikt wahrscheinlich',
    en: 'conflict likely',
    fr: 'conflit probable',
    es: 'conflicto probable',
    it: 'conflitto probabile',
  },
  'conflict.open': {
    de: 'Konflikt offen',
    en: 'outcome open',
    fr: 'conflit incertain',
    es: 'conflicto incierto',
    it: 'conflitto incerto',
  },
  'conflict.ratherNot': {
    de: 'Konflikt eher unwahrscheinlich',
    en: 'conflict rather unlikely',
    fr: 'conflit plutôt improbable',
    es: 'conflicto más bien improbable',
    it: 'conflitto piuttosto improbabile',
  },
  'conflict.more': {
    de: { one: 'Eine weitere ältere Marke steht in der Liste.', other: '{count} weitere ältere Marken stehen in der Liste.' },
    en: { one: 'One more earlier mark is in the list.', other: '{count} more earlier marks are in the list.' },
    fr: {
      one: 'Une autre marque antérieure figure dans la liste.',
      other: '{count} autres marques antérieures figurent dans la liste.',
    },
    es: { one: 'Otra marca anterior figura en la lista.', other: 'Otras {count} marcas anteriores figuran en la lista.' },
    it: { one: 'Un altro marchio anteriore è nell’elenco.', other: 'Altri {count} marchi anteriori sono nell’elenco.' },
  },
  'unsearched.office': {
    de: 'Nicht durchsucht: {office}.',
    en: 'Not searched: {office}.',
    fr: 'Aucune recherche auprès de : {office}.',
    es: 'No se ha consultado: {office}.',
    it: 'Fuori dalla ricerca: {office}.',
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
    en: 'Unregistered signs in use were not searched.',
    fr: 'Les signes utilisés sans être enregistrés n’ont pas été recherchés.',
    es: 'No se han consultado los signos en uso sin registrar.',
    it: 'I segni usati senza registrazione non sono stati consultati.',
  },
  'unsearched.companyNames': {
    de: 'Firmennamen wurden nicht durchsucht.',
    en: 'Company names were not searched.',
    fr: 'Les dénominations sociales n’ont pas été recherchées.',
    es: 'No se han consultado las denominaciones sociales.',
    it: 'Le denominazioni sociali non sono state consultate.',
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
    de: 'Die Regeln haben kein Schutzhindernis gefunden. Die Entscheidung trifft das Amt.',
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
