import { phrases } from './phrase.ts'

/** The mail that a large dossier or table is ready. */
export const dossierMail = phrases({
  subject: {
    de: 'Ihr Dossier „{title}“ ist fertig',
    en: 'Your dossier “{title}” is ready',
    fr: 'Votre dossier « {title} » est prêt',
    es: 'Su dosier «{title}» está listo',
    it: 'Il Suo dossier «{title}» è pronto',
  },
  heading: {
    de: 'Ihr Dossier ist fertig',
    en: 'Your dossier is ready',
    fr: 'Votre dossier est prêt',
    es: 'Su dosier está listo',
    it: 'Il Suo dossier è pronto',
  },
  text: {
    de: 'Das Dossier zu „{title}“ liegt als PDF in {product} für Sie bereit.',
    en: 'The dossier on “{title}” is waiting for you in {product} as a PDF.',
    fr: 'Le dossier sur « {title} » vous attend dans {product} au format PDF.',
    es: 'El dosier sobre «{title}» está a su disposición en {product} en formato PDF.',
    it: 'Il dossier su «{title}» è disponibile in {product} in formato PDF.',
  },
  'table.subject': {
    de: 'Ihre Tabelle „{title}“ ist fertig',
    en: 'Your table “{title}” is ready',
    fr: 'Votre tableau « {title} » est prêt',
    es: 'Su tabla «{title}» está lista',
    it: 'La Sua tabella «{title}» è pronta',
  },
  'table.heading': {
    de: 'Ihre Tabelle ist fertig',
    en: 'Your table is ready',
    fr: 'Votre tableau est prêt',
    es: 'Su tabla está lista',
    it: 'La Sua tabella è pronta',
  },
  'table.text': {
    de: 'Die Tabelle zu „{title}“ liegt als {format} in {product} für Sie bereit.',
    en: 'The table on “{title}” is waiting for you in {product} as {format}.',
    fr: 'Le tableau sur « {title} » vous attend dans {product} au format {format}.',
    es: 'La tabla sobre «{title}» está a su disposición en {product} en formato {format}.',
    it: 'La tabella su «{title}» è disponibile in {product} in formato {format}.',
  },
  until: {
    de: 'Sie können die Datei bis zum {date} herunterladen. Danach wird sie gelöscht.',
    en: 'You can download the file until {date}. After that it is deleted.',
    fr: 'Vous pouvez télécharger le fichier jusqu’au {date}. Il est ensuite supprimé.',
    es: 'Puede descargar el archivo hasta el {date}. Después se elimina.',
    it: 'Può scaricare il file fino al {date}. In seguito viene eliminato.',
  },
  action: {
    de: 'Zu meinen Dossiers',
    en: 'Go to my dossiers',
    fr: 'Voir mes dossiers',
    es: 'Ver mis dosieres',
    it: 'Vai ai miei dossier',
  },
  note: {
    de: 'Zum Herunterladen müssen Sie eingeloggt sein.',
    en: 'You need to be logged in to download it.',
    fr: 'Connectez-vous pour le télécharger.',
    es: 'Para descargarlo debe haber iniciado sesión.',
    it: 'Per scaricarlo deve aver effettuato l’accesso.',
  },
})
