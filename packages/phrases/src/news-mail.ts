import { phrases } from './phrase.ts'

/** The consent to news by mail: the request to confirm it, and the sentences above the buttons of its page. */
export const newsMail = phrases({
  'ask.subject': {
    de: 'Bitte bestätigen: Neuigkeiten von {product}',
    en: 'Please confirm: news from {product}',
    fr: 'À confirmer : les actualités de {product}',
    es: 'Confirme, por favor: novedades de {product}',
    it: 'Confermi, per favore: novità da {product}',
  },
  'ask.text': {
    de: 'Bei einer Bestellung wurde angegeben, dass Sie an diese Adresse Neuigkeiten von {product} erhalten möchten. Wir schicken sie erst, wenn Sie das bestätigen.',
    en: 'An order stated that you wish to receive news from {product} at this address. We will only send it once you confirm this.',
    fr: 'Lors d’une commande, il a été indiqué que vous souhaitez recevoir les actualités de {product} à cette adresse. Nous ne les envoyons que si vous le confirmez.',
    es: 'En un pedido se indicó que desea recibir novedades de {product} en esta dirección. Solo las enviaremos si lo confirma.',
    it: 'In un ordine è stato indicato che desidera ricevere novità da {product} a questo indirizzo. Le inviamo solo se lo conferma.',
  },
  'ask.action': { de: 'Bestätigen', en: 'Confirm', fr: 'Confirmer', es: 'Confirmar', it: 'Conferma' },
  'ask.note': {
    de: 'Waren Sie das nicht, brauchen Sie nichts zu tun. Der Link gilt {days} Tage.',
    en: 'If this was not you, you do not need to do anything. The link is valid for {days} days.',
    fr: 'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire. Le lien est valable {days} jours.',
    es: 'Si no ha sido usted, no tiene que hacer nada. El enlace es válido durante {days} días.',
    it: 'Se la richiesta non proviene da Lei, non deve fare nulla. Il link è valido per {days} giorni.',
  },
  'confirm.text': {
    de: 'Ich möchte Neuigkeiten von {product} per E-Mail erhalten. Das kann ich jederzeit widerrufen.',
    en: 'I wish to receive news from {product} by email. I can withdraw this consent at any time.',
    fr: 'Je souhaite recevoir les actualités de {product} par e-mail. Je peux retirer cet accord à tout moment.',
    es: 'Deseo recibir novedades de {product} por correo electrónico. Puedo retirar este consentimiento en cualquier momento.',
    it: 'Desidero ricevere novità da {product} via e-mail. Posso revocarlo in qualsiasi momento.',
  },
  'withdraw.text': {
    de: 'Ich möchte keine Neuigkeiten von {product} mehr erhalten.',
    en: 'I no longer wish to receive news from {product}.',
    fr: 'Je ne souhaite plus recevoir les actualités de {product}.',
    es: 'Ya no deseo recibir novedades de {product}.',
    it: 'Non desidero più ricevere novità da {product}.',
  },
  'confirmed.subject': {
    de: 'Sie erhalten ab jetzt Neuigkeiten von {product}',
    en: 'You will receive news from {product} from now on',
    fr: 'Vous recevrez désormais les actualités de {product}',
    es: 'A partir de ahora recibirá novedades de {product}',
    it: 'D’ora in poi riceverà novità da {product}',
  },
  'confirmed.text': {
    de: 'Danke für Ihre Bestätigung. Abbestellen können Sie jederzeit: mit dem Link am Ende jeder dieser E-Mails oder in Ihrem Konto.',
    en: 'Thank you for your confirmation. You can unsubscribe at any time: with the link at the end of each of these emails, or in your account.',
    fr: 'Merci de votre confirmation. Vous pouvez vous désabonner à tout moment : par le lien à la fin de chacun de ces e-mails ou dans votre compte.',
    es: 'Gracias por su confirmación. Puede darse de baja en cualquier momento: con el enlace al final de cada uno de estos correos o en su cuenta.',
    it: 'Grazie per la conferma. Può annullare l’iscrizione in qualsiasi momento: con il link alla fine di ognuna di queste e-mail o nel Suo account.',
  },
  'confirmed.unsubscribe': {
    de: 'Abbestellen',
    en: 'Unsubscribe',
    fr: 'Se désabonner',
    es: 'Darse de baja',
    it: 'Annulla l’iscrizione',
  },
})
