import { phrases } from './phrase.ts'

/** The most similar brands of an assessment, and how each can be weakened. */
export const guardianBrands = phrases({
  brands: {
    de: 'Ähnlichste Marken',
    en: 'Most similar brands',
    fr: 'Marques les plus similaires',
    es: 'Marcas más similares',
    it: 'Marchi più simili',
  },
  'brands.matching': {
    de: 'Nur mit gleicher Nizza-Klasse',
    en: 'Only brands with matching Nice classes',
    fr: 'Uniquement avec une classe de Nice commune',
    es: 'Solo marcas con clases de Niza coincidentes',
    it: 'Solo con classi di Nizza corrispondenti',
  },
  'brands.shown': {
    de: '{shown} von {all} gezeigt, in der Reihenfolge der Suche',
    en: '{shown} of {all} shown, in the order of the search',
    fr: '{shown} sur {all} affichées, dans l’ordre de la recherche',
    es: 'Se muestran {shown} de {all}, en el orden de la búsqueda',
    it: '{shown} di {all} mostrati, nell’ordine della ricerca',
  },
  'brands.further': {
    de: {
      one: 'Eine weitere ähnliche Marke wurde gezählt, aber nicht einzeln bewertet.',
      other: '{count} weitere ähnliche Marken wurden gezählt, aber nicht einzeln bewertet.',
    },
    en: {
      one: 'One further similar mark was counted but not assessed individually.',
      other: '{count} further similar marks were counted but not assessed individually.',
    },
    fr: {
      one: 'Une autre marque similaire a été comptée mais pas évaluée individuellement.',
      other: '{count} autres marques similaires ont été comptées mais pas évaluées individuellement.',
    },
    es: {
      one: 'Se ha contado otra marca similar, pero no se ha evaluado por separado.',
      other: 'Se han contado otras {count} marcas similares, pero no se han evaluado por separado.',
    },
    it: {
      one: 'Un altro marchio simile è stato contato ma non valutato singolarmente.',
      other: 'Altri {count} marchi simili sono stati contati ma non valutati singolarmente.',
    },
  },
  'brands.inSearch': {
    de: 'Alle in der Suche öffnen',
    en: 'Open all in the search',
    fr: 'Tout ouvrir dans la recherche',
    es: 'Abrir todas en la búsqueda',
    it: 'Apri tutti nella ricerca',
  },
  'brands.noneMatching': {
    de: 'Keine der gefundenen Marken hat eine gemeinsame Nizza-Klasse. Auch Waren und Dienstleistungen anderer Klassen können ähnlich sein.',
    en: 'None of the marks found shares a Nice class. Goods and services of other classes can be similar too.',
    fr: 'Aucune des marques trouvées n’a de classe de Nice commune. Des produits et services d’autres classes peuvent aussi être similaires.',
    es: 'Ninguna de las marcas encontradas comparte una clase de Niza. También pueden ser similares productos y servicios de otras clases.',
    it: 'Nessuno dei marchi trovati ha una classe di Nizza in comune. Anche prodotti e servizi di altre classi possono essere simili.',
  },
  'brands.holdBack': {
    de: 'Ohne unähnliche Waren und Dienstleistungen',
    en: 'Hold back dissimilar goods and services',
    fr: 'Masquer les produits et services différents',
    es: 'Ocultar productos y servicios diferentes',
    it: 'Nascondi prodotti e servizi dissimili',
  },
  'brands.heldBack': {
    de: {
      zero: 'Keine Marke wird zurückgehalten.',
      one: 'Eine Marke wird zurückgehalten, weil ihre Waren und Dienstleistungen unähnlich sind. Ist sie bekannt, kann sie trotzdem entgegenstehen.',
      other:
        '{count} Marken werden zurückgehalten, weil ihre Waren und Dienstleistungen unähnlich sind. Bekannte können trotzdem entgegenstehen.',
    },
    en: {
      zero: 'No mark is held back.',
      one: 'One mark is held back because its goods and services are dissimilar. If it is well known, it can still stand in the way.',
      other:
        '{count} marks are held back because their goods and services are dissimilar. Well-known ones can still stand in the way.',
    },
    fr: {
      zero: 'Aucune marque n’est masquée.',
      one: 'Une marque est masquée, car ses produits et services sont différents. Si elle est renommée, elle peut tout de même faire obstacle.',
      other:
        '{count} marques sont masquées, car leurs produits et services sont différents. Celles qui sont renommées peuvent tout de même faire obstacle.',
    },
    es: {
      zero: 'No se oculta ninguna marca.',
      one: 'Se oculta una marca porque sus productos y servicios son diferentes. Si es notoria, aun así puede ser un obstáculo.',
      other:
        'Se ocultan {count} marcas porque sus productos y servicios son diferentes. Las notorias aun así pueden ser un obstáculo.',
    },
    it: {
      zero: 'Nessun marchio è nascosto.',
      one: 'Un marchio è nascosto perché i suoi prodotti e servizi sono dissimili. Se è rinomato, può comunque essere d’ostacolo.',
      other:
        '{count} marchi sono nascosti perché i loro prodotti e servizi sono dissimili. Quelli rinomati possono comunque essere d’ostacolo.',
    },
  },
  'column.sign': { de: 'Zeichen', en: 'Sign', fr: 'Signe', es: 'Signo', it: 'Segno' },
  'column.brand': { de: 'Marke', en: 'Brand', fr: 'Marque', es: 'Marca', it: 'Marchio' },
  'column.state': { de: 'Zustand', en: 'State', fr: 'Statut', es: 'Estado', it: 'Stato' },
  'column.classes': { de: 'Klassen', en: 'Classes', fr: 'Classes', es: 'Clases', it: 'Classi' },
  'column.name': { de: 'Name', en: 'Name', fr: 'Nom', es: 'Nombre', it: 'Nome' },
  'column.logo': { de: 'Logo', en: 'Logo', fr: 'Logo', es: 'Logotipo', it: 'Logo' },
  /** Goods or services, by the classes of the case; narrow columns. */
  'column.goods': { de: 'Waren', en: 'Goods', fr: 'Produits', es: 'Productos', it: 'Prodotti' },
  'column.services': { de: 'Dienste', en: 'Services', fr: 'Services', es: 'Servicios', it: 'Servizi' },
  'column.risk': { de: 'Risiko', en: 'Risk', fr: 'Risque', es: 'Riesgo', it: 'Rischio' },
  'brand.open': {
    de: 'Gründe und Auswege zu {name}',
    en: 'Reasons and ways out for {name}',
    fr: 'Motifs et solutions pour {name}',
    es: 'Motivos y soluciones para {name}',
    it: 'Motivi e soluzioni per {name}',
  },
  'brand.parts': {
    de: 'Woraus sich die Nähe ergibt',
    en: 'What makes it close',
    fr: 'De quoi se compose la proximité',
    es: 'De qué se compone la cercanía',
    it: 'Da che cosa risulta la vicinanza',
  },
  'brand.goods': {
    de: 'Waren und Dienstleistungen',
    en: 'Goods and services',
    fr: 'Produits et services',
    es: 'Productos y servicios',
    it: 'Prodotti e servizi',
  },
  'brand.sharedClasses': {
    de: 'Gemeinsame Klassen: {classes}',
    en: 'Classes in common: {classes}',
    fr: 'Classes communes : {classes}',
    es: 'Clases en común: {classes}',
    it: 'Classi in comune: {classes}',
  },
  'brand.otherLogo': {
    de: 'kein ähnliches Logo',
    en: 'no similar logo',
    fr: 'aucun logo similaire',
    es: 'ningún logotipo similar',
    it: 'nessun logo simile',
  },
  'brand.noSharedClass': {
    de: 'Keine gemeinsame Klasse',
    en: 'No class in common',
    fr: 'Aucune classe commune',
    es: 'Ninguna clase en común',
    it: 'Nessuna classe in comune',
  },
  'brand.page': {
    de: 'Seite der Marke öffnen',
    en: 'Open the mark’s page',
    fr: 'Ouvrir la page de la marque',
    es: 'Abrir la página de la marca',
    it: 'Apri la pagina del marchio',
  },
  weaken: {
    de: 'Wie sich diese Marke schwächen lässt',
    en: 'How this mark can be challenged',
    fr: 'Comment affaiblir cette marque',
    es: 'Cómo debilitar esta marca',
    it: 'Come indebolire questo marchio',
  },
  'weaken.none': {
    de: 'Das Register zeigt keinen Ansatzpunkt.',
    en: 'The register shows no starting point.',
    fr: 'Le registre n’offre aucun point d’attaque.',
    es: 'El registro no muestra ningún punto de apoyo.',
    it: 'Il registro non mostra alcun appiglio.',
  },
  'weaken.useCanBeDemanded': {
    de: 'Seit dem {date} kann verlangt werden, dass der Inhaber die Benutzung nachweist.',
    en: 'Since {date}, it has been possible to request proof of use from the owner.',
    fr: 'Depuis le {date}, la preuve de l’usage peut être demandée au titulaire.',
    es: 'Desde el {date} se puede solicitar al titular la prueba del uso.',
    it: 'Dal {date} si può richiedere al titolare la prova dell’uso.',
  },
  'weaken.useFromDate': {
    de: 'Ein Nachweis der Benutzung kann erst ab dem {date} verlangt werden.',
    en: 'Proof of use can be requested only from {date}.',
    fr: 'La preuve de l’usage ne pourra être demandée qu’à partir du {date}.',
    es: 'La prueba del uso solo podrá solicitarse a partir del {date}.',
    it: 'La prova dell’uso potrà essere richiesta solo dal {date}.',
  },
  'weaken.noUseDefence': {
    de: 'Bei diesem Amt lässt sich im Widerspruchsverfahren kein Nachweis der Benutzung verlangen.',
    en: 'At this office, proof of use cannot be requested in opposition proceedings.',
    fr: 'Auprès de cet office, la preuve de l’usage ne peut pas être demandée en opposition.',
    es: 'En la oposición ante esta oficina no se puede solicitar la prueba del uso.',
    it: 'Nell’opposizione davanti a questo ufficio non si può richiedere la prova dell’uso.',
  },
  'weaken.oppositionOpen': {
    de: {
      zero: 'Bis heute, {date}, kann gegen diese Marke Widerspruch erhoben werden.',
      one: 'Bis zum {date} kann gegen diese Marke Widerspruch erhoben werden, noch {count} Tag.',
      other: 'Bis zum {date} kann gegen diese Marke Widerspruch erhoben werden, noch {count} Tage.',
    },
    en: {
      zero: 'This mark can be opposed until today, {date}.',
      one: 'This mark can be opposed until {date} ({count} day left).',
      other: 'This mark can be opposed until {date} ({count} days left).',
    },
    fr: {
      zero: 'Il peut être fait opposition à cette marque jusqu’à aujourd’hui, {date}.',
      one: 'Il peut être fait opposition à cette marque jusqu’au {date}, encore {count} jour.',
      other: 'Il peut être fait opposition à cette marque jusqu’au {date}, encore {count} jours.',
    },
    es: {
      zero: 'Se puede formular oposición contra esta marca hasta hoy, {date}.',
      one: 'Se puede formular oposición contra esta marca hasta el {date}, {count} día más.',
      other: 'Se puede formular oposición contra esta marca hasta el {date}, {count} días más.',
    },
    it: {
      zero: 'Contro questo marchio si può proporre opposizione fino a oggi, {date}.',
      one: 'Contro questo marchio si può proporre opposizione fino al {date}, ancora {count} giorno.',
      other: 'Contro questo marchio si può proporre opposizione fino al {date}, ancora {count} giorni.',
    },
  },
  'weaken.expiring': {
    de: 'Der Schutz endet am {date}. Ohne Verlängerung, mit Zuschlag möglich bis {lateDate}, erlischt die Marke.',
    en: 'Protection ends on {date}. Without renewal, possible with a surcharge until {lateDate}, the mark lapses.',
    fr: 'La protection prend fin le {date}. Sans renouvellement, possible avec surtaxe jusqu’au {lateDate}, la marque s’éteint.',
    es: 'La protección termina el {date}. Sin renovación, posible con recargo hasta el {lateDate}, la marca se extingue.',
    it: 'La protezione termina il {date}. Senza rinnovo, possibile con sovrattassa fino al {lateDate}, il marchio si estingue.',
  },
  'weaken.lateRenewal': {
    de: 'Der Schutz endete am {date}. Bis {lateDate} kann der Inhaber mit Zuschlag noch verlängern.',
    en: 'Protection ended on {date}. Until {lateDate} the owner can still renew with a surcharge.',
    fr: 'La protection a pris fin le {date}. Le titulaire peut encore renouveler avec surtaxe jusqu’au {lateDate}.',
    es: 'La protección terminó el {date}. Hasta el {lateDate} el titular aún puede renovar con recargo.',
    it: 'La protezione è terminata il {date}. Fino al {lateDate} il titolare può ancora rinnovare con sovrattassa.',
  },
  'weaken.delivered': {
    de: 'Datum aus dem Register',
    en: 'date from the register',
    fr: 'date du registre',
    es: 'según el registro',
    it: 'data dal registro',
  },
  'weaken.computed': { de: 'berechnet', en: 'computed', fr: 'calculé', es: 'calculado', it: 'calcolato' },
  'weaken.rule.closed': {
    de: 'auf den nächsten offenen Tag des Amts verschoben',
    en: 'moved to the office’s next working day',
    fr: 'reporté au jour ouvrable suivant de l’office',
    es: 'trasladado al siguiente día hábil de la oficina',
    it: 'spostato al giorno di apertura successivo dell’ufficio',
  },
  'weaken.rule.probablyClosed': {
    de: 'verschoben, weil das Amt vorher wahrscheinlich geschlossen ist',
    en: 'moved because the office is probably closed before then',
    fr: 'reporté, car l’office est probablement fermé avant',
    es: 'trasladado porque la oficina probablemente está cerrada antes',
    it: 'spostato perché prima l’ufficio è probabilmente chiuso',
  },
  'weaken.rule.extended': {
    de: 'durch eine allgemeine Verlängerung verschoben',
    en: 'moved by a general extension',
    fr: 'reporté par une prorogation générale',
    es: 'trasladado por una prórroga general',
    it: 'spostato da una proroga generale',
  },
  'weaken.rule.approximate': {
    de: 'ungefähr, weil die Fristen ausgesetzt waren',
    en: 'approximate because periods were suspended',
    fr: 'approximatif, car les délais étaient suspendus',
    es: 'aproximado porque los plazos estaban suspendidos',
    it: 'approssimativo perché i termini erano sospesi',
  },
})
