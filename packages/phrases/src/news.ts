import { phrases } from './phrase.ts'

/** The page behind the links of mails about news. */
export const news = phrases({
  'confirm.title': {
    de: 'Neuigkeiten per E-Mail',
    en: 'News by email',
    fr: 'Actualités par e-mail',
    es: 'Novedades por correo electrónico',
    it: 'Novità via e-mail',
  },
  'withdraw.title': {
    de: 'Neuigkeiten abbestellen',
    en: 'Unsubscribe from news',
    fr: 'Se désabonner des actualités',
    es: 'Darse de baja de las novedades',
    it: 'Annulla l’iscrizione alle novità',
  },
  'confirm.action': { de: 'Bestätigen', en: 'Confirm', fr: 'Confirmer', es: 'Confirmar', it: 'Conferma' },
  'withdraw.action': {
    de: 'Abbestellen',
    en: 'Unsubscribe',
    fr: 'Se désabonner',
    es: 'Darse de baja',
    it: 'Annulla l’iscrizione',
  },
  confirmed: {
    de: 'Bestätigt. Sie erhalten ab jetzt Neuigkeiten.',
    en: 'Confirmed. You will receive news from now on.',
    fr: 'Confirmé. Vous recevrez désormais les actualités.',
    es: 'Confirmado. A partir de ahora recibirá novedades.',
    it: 'Confermato. D’ora in poi riceverà le novità.',
  },
  withdrawn: {
    de: 'Abbestellt. Sie erhalten keine Neuigkeiten mehr.',
    en: 'Unsubscribed. You will receive no more news.',
    fr: 'Désabonnement effectué. Vous ne recevrez plus d’actualités.',
    es: 'Baja realizada. Ya no recibirá novedades.',
    it: 'Iscrizione annullata. Non riceverà più novità.',
  },
  expired: {
    de: 'Der Link ist abgelaufen. Es wurden keine Neuigkeiten verschickt.',
    en: 'The link has expired. No news was sent.',
    fr: 'Le lien a expiré. Aucune actualité n’a été envoyée.',
    es: 'El enlace ha caducado. No se han enviado novedades.',
    it: 'Il link è scaduto. Non sono state inviate novità.',
  },
  loading: { de: 'Wird geladen', en: 'Loading', fr: 'Chargement', es: 'Cargando', it: 'Caricamento' },
  invalid: {
    de: 'Dieser Link ist nicht gültig',
    en: 'This link is not valid',
    fr: 'Ce lien n’est pas valide',
    es: 'Este enlace no es válido',
    it: 'Questo link non è valido',
  },
  'invalid.text': {
    de: 'Bitte öffnen Sie den Link aus der E-Mail vollständig.',
    en: 'Please open the complete link from the email.',
    fr: 'Veuillez ouvrir le lien complet de l’e-mail.',
    es: 'Abra el enlace completo del correo.',
    it: 'Apra il link completo dell’e-mail.',
  },
  failed: {
    de: 'Das hat nicht funktioniert',
    en: 'This did not work',
    fr: 'Cela n’a pas fonctionné',
    es: 'No ha funcionado',
    it: 'Non ha funzionato',
  },
})
