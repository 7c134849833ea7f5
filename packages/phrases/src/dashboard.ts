import { phrases } from './phrase.ts'

/** The dashboard of My {product}. */
export const dashboard = phrases({
  all: { de: 'Alle ansehen', en: 'See all', fr: 'Tout voir', es: 'Ver todo', it: 'Vedi tutto' },
  'failed.text': {
    de: 'Dieser Teil lässt sich gerade nicht laden.',
    en: 'This part cannot be loaded right now.',
    fr: 'Cette partie ne peut pas être chargée pour le moment.',
    es: 'Ahora no se puede cargar esta parte.',
    it: 'In questo momento non è possibile caricare questa parte.',
  },
  loading: {
    de: 'Die Übersicht wird geladen …',
    en: 'Loading the overview …',
    fr: 'Chargement de l’aperçu…',
    es: 'Cargando el resumen…',
    it: 'Caricamento del riepilogo…',
  },

  // The figures at the top; each stands beside its number.
  'figures.openRisks': {
    de: { one: 'offenes Risiko', other: 'offene Risiken' },
    en: { one: 'open risk', other: 'open risks' },
    fr: { one: 'risque ouvert', many: 'de risques ouverts', other: 'risques ouverts' },
    es: { one: 'riesgo abierto', many: 'de riesgos abiertos', other: 'riesgos abiertos' },
    it: { one: 'rischio aperto', many: 'di rischi aperti', other: 'rischi aperti' },
  },
  'figures.accepted': {
    de: { one: 'akzeptierte Marke', other: 'akzeptierte Marken' },
    en: { one: 'accepted brand', other: 'accepted brands' },
    fr: { one: 'marque acceptée', many: 'de marques acceptées', other: 'marques acceptées' },
    es: { one: 'marca aceptada', many: 'de marcas aceptadas', other: 'marcas aceptadas' },
    it: { one: 'marchio accettato', many: 'di marchi accettati', other: 'marchi accettati' },
  },
  'figures.searches': {
    de: { one: 'gespeicherte Suche', other: 'gespeicherte Suchen' },
    en: { one: 'saved search', other: 'saved searches' },
    fr: { one: 'recherche enregistrée', many: 'de recherches enregistrées', other: 'recherches enregistrées' },
    es: { one: 'búsqueda guardada', many: 'de búsquedas guardadas', other: 'búsquedas guardadas' },
    it: { one: 'ricerca salvata', many: 'di ricerche salvate', other: 'ricerche salvate' },
  },
  'figures.failed': {
    de: { one: 'letzter Lauf fehlgeschlagen', other: 'letzte Läufe fehlgeschlagen' },
    en: { one: 'latest run failed', other: 'latest runs failed' },
    fr: {
      one: 'dernière exécution échouée',
      many: 'de dernières exécutions échouées',
      other: 'dernières exécutions échouées',
    },
    es: { one: 'última ejecución fallida', many: 'de últimas ejecuciones fallidas', other: 'últimas ejecuciones fallidas' },
    it: { one: 'ultima esecuzione fallita', many: 'di ultime esecuzioni fallite', other: 'ultime esecuzioni fallite' },
  },

  'deadlines.title': {
    de: 'Nächste Fristen',
    en: 'Next deadlines',
    fr: 'Prochaines échéances',
    es: 'Próximos plazos',
    it: 'Prossime scadenze',
  },
  'deadlines.none': {
    de: 'Keine Frist steht bevor. Hier erscheinen die Fristen gemerkter Marken und offener Risiken.',
    en: 'No deadline is coming up. The deadlines of pinned marks and open risks appear here.',
    fr: 'Aucune échéance à venir. Celles des marques de vos listes et des risques ouverts s’affichent ici.',
    es: 'No hay plazos próximos. Aquí aparecen los de las marcas guardadas y los riesgos abiertos.',
    it: 'Nessuna scadenza in arrivo. Qui compaiono quelle dei marchi salvati e dei rischi aperti.',
  },
  'deadlines.calendar': {
    de: 'Alle Fristen und Kalender',
    en: 'All deadlines and calendar',
    fr: 'Toutes les échéances et l’agenda',
    es: 'Todos los plazos y el calendario',
    it: 'Tutte le scadenze e il calendario',
  },
  today: { de: 'Heute', en: 'Today', fr: 'Aujourd’hui', es: 'Hoy', it: 'Oggi' },
  'deadline.opposition': { de: 'Widerspruch', en: 'Opposition', fr: 'Opposition', es: 'Oposición', it: 'Opposizione' },
  'deadline.priority': {
    de: 'Prioritätsfrist',
    en: 'Priority period',
    fr: 'Délai de priorité',
    es: 'Plazo de prioridad',
    it: 'Termine di priorità',
  },
  'deadline.useDeclaration': {
    de: 'Benutzungserklärung',
    en: 'Declaration of use',
    fr: 'Déclaration d’usage',
    es: 'Declaración de uso',
    it: 'Dichiarazione d’uso',
  },
  'deadline.renewal': { de: 'Verlängerung', en: 'Renewal', fr: 'Renouvellement', es: 'Renovación', it: 'Rinnovo' },
  'deadline.lateRenewal': {
    de: 'Verlängerung mit Zuschlag',
    en: 'Late renewal',
    fr: 'Renouvellement tardif',
    es: 'Renovación con recargo',
    it: 'Rinnovo tardivo',
  },

  'risks.title': { de: 'Offene Risiken', en: 'Open risks', fr: 'Risques ouverts', es: 'Riesgos abiertos', it: 'Rischi aperti' },
  'risks.none': {
    de: 'Kein offenes Risiko. Was Ihre gespeicherten Suchen finden, steht hier, bis Sie es akzeptieren.',
    en: 'No open risk. What your saved searches find stays here until you accept it.',
    fr: 'Aucun risque ouvert. Ce que trouvent vos recherches enregistrées reste ici jusqu’à ce que vous l’acceptiez.',
    es: 'Ningún riesgo abierto. Lo que encuentran sus búsquedas guardadas permanece aquí hasta que lo acepte.',
    it: 'Nessun rischio aperto. Ciò che trovano le Sue ricerche salvate resta qui finché non lo accetta.',
  },
  'risks.of': {
    de: 'Aus „{name}“, der zuletzt gelaufenen Suche mit offenen Risiken',
    en: 'From “{name}”, the most recent search with open risks',
    fr: 'De « {name} », la dernière recherche exécutée avec des risques ouverts',
    es: 'De «{name}», la última búsqueda ejecutada con riesgos abiertos',
    it: 'Da «{name}», l’ultima ricerca eseguita con rischi aperti',
  },

  'runs.title': {
    de: 'Letzte Läufe',
    en: 'Latest runs',
    fr: 'Dernières exécutions',
    es: 'Últimas ejecuciones',
    it: 'Ultime esecuzioni',
  },
  'runs.none': {
    de: 'Noch ist keine gespeicherte Suche gelaufen. Speichern Sie eine Suche, um sie beliebig oft laufen zu lassen.',
    en: 'No saved search has run yet. Save a search to run it as often as you like.',
    fr: 'Aucune recherche enregistrée n’a encore été exécutée. Enregistrez une recherche pour l’exécuter aussi souvent que vous le souhaitez.',
    es: 'Aún no se ha ejecutado ninguna búsqueda guardada. Guarde una búsqueda para ejecutarla una y otra vez.',
    it: 'Nessuna ricerca salvata è stata ancora eseguita. Salvi una ricerca per eseguirla più volte.',
  },
  'runs.search': { de: 'Suche', en: 'Search', fr: 'Recherche', es: 'Búsqueda', it: 'Ricerca' },
  'runs.found': { de: 'Treffer', en: 'Results', fr: 'Résultats', es: 'Resultados', it: 'Risultati' },
  'runs.new': { de: 'Neu', en: 'New', fr: 'Nouvelles', es: 'Nuevas', it: 'Nuovi' },

  'boards.title': { de: 'Merklisten', en: 'Boards', fr: 'Listes', es: 'Listas', it: 'Elenchi' },
  'boards.none': {
    de: 'Noch keine Merkliste. Mit der ersten gemerkten Marke entsteht sie von selbst.',
    en: 'No board yet. Pinning your first mark creates one.',
    fr: 'Pas encore de liste. La première marque ajoutée en crée une d’elle-même.',
    es: 'Aún no hay listas. La primera marca que guarde crea una por sí sola.',
    it: 'Ancora nessun elenco. Il primo marchio salvato ne crea uno da sé.',
  },
  'boards.count': {
    de: { one: '{count} Marke', other: '{count} Marken' },
    en: { one: '{count} mark', other: '{count} marks' },
    fr: { one: '{count} marque', many: '{count} de marques', other: '{count} marques' },
    es: { one: '{count} marca', many: '{count} de marcas', other: '{count} marcas' },
    it: { one: '{count} marchio', many: '{count} di marchi', other: '{count} marchi' },
  },
  toSearch: {
    de: 'Marken suchen',
    en: 'Search for marks',
    fr: 'Rechercher des marques',
    es: 'Buscar marcas',
    it: 'Cerca marchi',
  },

  'plan.title': { de: 'Ihr Plan', en: 'Your plan', fr: 'Votre offre', es: 'Su plan', it: 'Il Suo piano' },
  'plan.none': {
    de: 'Kein Plan aktiv.',
    en: 'No plan is active.',
    fr: 'Aucune offre active.',
    es: 'Ningún plan activo.',
    it: 'Nessun piano attivo.',
  },
  'plan.toAccount': { de: 'Zum Konto', en: 'To the account', fr: 'Vers le compte', es: 'Ir a la cuenta', it: 'Vai all’account' },
  'plan.toPlans': {
    de: 'Pläne ansehen',
    en: 'See the plans',
    fr: 'Voir les offres',
    es: 'Ver los planes',
    it: 'Vedi i piani',
  },
})
