import { phrases } from './phrase.ts'

/** Mails of the Brand-Radar. */
export const radarMail = phrases({
  'confirm.subject': {
    de: 'Möchten Sie Nachrichten zu „{name}“ erhalten?',
    en: 'Would you like to receive messages about “{name}”?',
    fr: 'Souhaitez-vous recevoir des messages au sujet de « {name} » ?',
    es: '¿Desea recibir mensajes sobre «{name}»?',
    it: 'Desidera ricevere messaggi su «{name}»?',
  },
  'confirm.text': {
    de: 'Jemand möchte Ihnen die Ergebnisse dieser Markenüberwachung von {product} schicken. Das geschieht erst, wenn Sie zustimmen.',
    en: 'Someone would like to send you the results of this trademark monitoring by {product}. Nothing is sent until you agree.',
    fr: 'Quelqu’un souhaite vous envoyer les résultats de cette surveillance de marques de {product}. Rien ne vous sera envoyé sans votre accord.',
    es: 'Alguien desea enviarle los resultados de esta vigilancia de marcas de {product}. No se le enviará nada hasta que lo acepte.',
    it: 'Qualcuno vorrebbe inviarLe i risultati di questa sorveglianza di marchi di {product}. Non riceverà nulla senza il Suo consenso.',
  },
  'confirm.action': {
    de: 'Nachrichten erhalten',
    en: 'Receive messages',
    fr: 'Recevoir les messages',
    es: 'Recibir los mensajes',
    it: 'Ricevere i messaggi',
  },
  'confirm.note': {
    de: 'Wenn Sie das nicht möchten, brauchen Sie nichts zu tun. Der Link gilt 30 Tage.',
    en: 'If you do not want this, you need not do anything. The link is valid for 30 days.',
    fr: 'Si vous ne le souhaitez pas, vous n’avez rien à faire. Le lien est valable 30 jours.',
    es: 'Si no lo desea, no tiene que hacer nada. El enlace es válido durante 30 días.',
    it: 'Se non lo desidera, non deve fare nulla. Il link è valido 30 giorni.',
  },
})
