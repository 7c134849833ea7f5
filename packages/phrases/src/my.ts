import { phrases } from './phrase.ts'

/** The frame of My {product}. Its sections have their own texts. */
export const my = phrases({
  'section.boards': { de: 'Merklisten', en: 'Boards', fr: 'Listes', es: 'Listas', it: 'Elenchi' },
  'section.pilot': { de: 'Projekte', en: 'Projects', fr: 'Projets', es: 'Proyectos', it: 'Progetti' },
  'section.checks': {
    de: 'Markenprüfungen',
    en: 'Brand checks',
    fr: 'Vérifications',
    es: 'Comprobaciones',
    it: 'Verifiche',
  },
  'section.dossiers': { de: 'Dossiers', en: 'Dossiers', fr: 'Dossiers', es: 'Dosieres', it: 'Dossier' },
  'section.protocol': {
    de: 'Rechercheprotokoll',
    en: 'Search log',
    fr: 'Journal de recherche',
    es: 'Historial',
    it: 'Protocollo',
  },
  'section.searches': {
    de: 'Gespeicherte Suchen',
    en: 'Saved searches',
    fr: 'Recherches enregistrées',
    es: 'Búsquedas guardadas',
    it: 'Ricerche salvate',
  },
  loading: {
    de: 'Ihr Bereich wird geladen …',
    en: 'Loading your area …',
    fr: 'Chargement de votre espace…',
    es: 'Cargando su espacio…',
    it: 'Caricamento della Sua area…',
  },
  needsScript: {
    de: 'Dieser Bereich braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
    en: 'This area needs JavaScript. Please turn it on and reload the page.',
    fr: 'Cet espace nécessite JavaScript. Activez-le et rechargez la page.',
    es: 'Este espacio necesita JavaScript. Actívelo y vuelva a cargar la página.',
    it: 'Quest’area richiede JavaScript. Lo attivi e ricarichi la pagina.',
  },
  'needsLogin.title': {
    de: 'Bitte loggen Sie sich ein',
    en: 'Please log in',
    fr: 'Veuillez vous connecter',
    es: 'Inicie sesión',
    it: 'Effettui l’accesso',
  },
  'needsLogin.text': {
    de: 'Hier liegen Ihre Merklisten und gespeicherten Suchen. Beides gehört zu Ihrem Konto; das kostet nichts.',
    en: 'Your boards and saved searches are kept here. They belong to your account, which costs nothing.',
    fr: 'Vos listes et vos recherches enregistrées se trouvent ici. Elles appartiennent à votre compte, qui ne coûte rien.',
    es: 'Aquí están sus listas y sus búsquedas guardadas. Pertenecen a su cuenta, que no cuesta nada.',
    it: 'Qui si trovano i Suoi elenchi e le ricerche salvate. Appartengono al Suo account, che non costa nulla.',
  },
  'section.overview': { de: 'Übersicht', en: 'Overview', fr: 'Aperçu', es: 'Resumen', it: 'Riepilogo' },
  'section.deadlines': { de: 'Fristen', en: 'Deadlines', fr: 'Échéances', es: 'Plazos', it: 'Scadenze' },
})
