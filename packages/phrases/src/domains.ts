import { domainFindings } from './domain-findings.ts'
import { phrases } from './phrase.ts'

/** The page of the domain check. */
export const domains = phrases({
  ...domainFindings,
  title: {
    de: 'Domainprüfung',
    en: 'Domain check',
    fr: 'Vérification de domaines',
    es: 'Comprobación de dominios',
    it: 'Verifica dei domini',
  },
  lead: {
    de: 'Ist die Internetadresse zu Ihrem Namen noch zu haben? Eine freie Domain ist noch keine freie Marke: Prüfen Sie beides.',
    en: 'Is the domain for your name still available? An available domain does not mean an available trademark: check both.',
    fr: 'L’adresse internet de votre nom est-elle encore disponible ? Un domaine libre n’est pas une marque libre : vérifiez les deux.',
    es: '¿Sigue disponible la dirección de internet de su nombre? Un dominio libre no es una marca libre: compruebe ambas cosas.',
    it: 'L’indirizzo internet del Suo nome è ancora disponibile? Un dominio libero non è un marchio libero: verifichi entrambi.',
  },
  name: {
    de: 'Name oder Domain',
    en: 'Name or domain',
    fr: 'Nom ou domaine',
    es: 'Nombre o dominio',
    it: 'Nome o dominio',
  },
  'name.hint': {
    de: 'Zum Beispiel „Müller & Söhne“. Mehrere ganze Domains trennen Sie mit Leerzeichen: „tavilo.de tavilo.com“.',
    en: 'For example “Miller & Sons”. Separate several full domains with spaces: “tavilo.com tavilo.net”.',
    fr: 'Par exemple « Müller et Fils ». Séparez plusieurs domaines complets par des espaces : « tavilo.fr tavilo.com ».',
    es: 'Por ejemplo, «Peña e Hijos». Separe varios dominios completos con espacios: «tavilo.es tavilo.com».',
    it: 'Ad esempio «Rossi & Figli». Separi più domini completi con spazi: «tavilo.it tavilo.com».',
  },
  'name.registrable': {
    de: 'Geprüft wird nur, was sich registrieren lässt: {names}',
    en: 'Only the part that can be registered is checked: {names}',
    fr: 'Seule la partie qui peut être enregistrée est vérifiée : {names}',
    es: 'Solo se comprueba la parte que se puede registrar: {names}',
    it: 'Viene verificata solo la parte che si può registrare: {names}',
  },
  check: {
    de: 'Domains prüfen',
    en: 'Check domains',
    fr: 'Vérifier les domaines',
    es: 'Comprobar dominios',
    it: 'Verifica i domini',
  },
  endings: { de: 'Endungen', en: 'Extensions', fr: 'Extensions', es: 'Extensiones', it: 'Estensioni' },
  'endings.chosen': {
    de: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
    en: { one: '{count} selected', other: '{count} selected' },
    fr: { one: '{count} choisie', other: '{count} choisies' },
    es: { one: '{count} elegida', other: '{count} elegidas' },
    it: { one: '{count} scelta', other: '{count} scelte' },
  },
  'endings.usual': {
    de: 'Nur die üblichen',
    en: 'The usual ones only',
    fr: 'Seulement les plus courantes',
    es: 'Solo las habituales',
    it: 'Solo le più comuni',
  },
  'endings.none': {
    de: 'Bitte wählen Sie mindestens eine Endung.',
    en: 'Please select at least one extension.',
    fr: 'Veuillez choisir au moins une extension.',
    es: 'Elija al menos una extensión.',
    it: 'Scelga almeno un’estensione.',
  },
  'endings.tooMany': {
    de: 'Bitte wählen Sie höchstens 50 Endungen.',
    en: 'Please select at most 50 extensions.',
    fr: 'Veuillez choisir au plus 50 extensions.',
    es: 'Elija como máximo 50 extensiones.',
    it: 'Scelga al massimo 50 estensioni.',
  },
  failed: {
    de: 'Die Prüfung wurde unterbrochen. Was noch fehlt, ist nicht geprüft.',
    en: 'The check was interrupted. What is missing has not been checked.',
    fr: 'La vérification s’est interrompue. Ce qui manque n’a pas été vérifié.',
    es: 'La comprobación se ha interrumpido. Lo que falta no se ha comprobado.',
    it: 'La verifica si è interrotta. Quello che manca non è stato verificato.',
  },
  result: { de: 'Ergebnis', en: 'Result', fr: 'Résultat', es: 'Resultado', it: 'Risultato' },
  next: { de: 'Und die Marke?', en: 'And the trademark?', fr: 'Et la marque ?', es: '¿Y la marca?', it: 'E il marchio?' },
  'next.search': {
    de: '„{name}“ in den Markenregistern suchen',
    en: 'Search the trademark registers for “{name}”',
    fr: 'Chercher « {name} » dans les registres de marques',
    es: 'Buscar «{name}» en los registros de marcas',
    it: 'Cerca «{name}» nei registri dei marchi',
  },
})
