import { phrases } from './phrase.ts'

/** The declarations of an order. They are stored word by word with it, so a changed sentence needs a new version. */
export const orderConsents = phrases({
  'terms.consumer': {
    de: 'Ich akzeptiere die AGB für Verbraucher (Fassung vom {date}) und habe die Widerrufsbelehrung und die Datenschutzerklärung gelesen.',
    en: 'I accept the terms for consumers (version of {date}) and have read the instructions on withdrawal and the privacy policy.',
    fr: 'J’accepte les conditions générales pour les consommateurs (version du {date}) et j’ai lu les informations sur la rétractation ainsi que la politique de confidentialité.',
    es: 'Acepto las condiciones generales para consumidores (versión del {date}) y he leído la información sobre el derecho de desistimiento y la política de privacidad.',
    it: 'Accetto le condizioni generali per i consumatori (versione del {date}) e ho letto le istruzioni sul recesso e l’informativa sulla privacy.',
  },
  'terms.business': {
    de: 'Ich akzeptiere die AGB für Unternehmen (Fassung vom {date}) und habe die Datenschutzerklärung gelesen.',
    en: 'I accept the terms for businesses (version of {date}) and have read the privacy policy.',
    fr: 'J’accepte les conditions générales pour les entreprises (version du {date}) et j’ai lu la politique de confidentialité.',
    es: 'Acepto las condiciones generales para empresas (versión del {date}) y he leído la política de privacidad.',
    it: 'Accetto le condizioni generali per le imprese (versione del {date}) e ho letto l’informativa sulla privacy.',
  },
  'earlyStart.service': {
    de: 'Ich verlange ausdrücklich, dass {product} sofort und vor Ablauf der Widerrufsfrist mit der Leistung beginnt. Mir ist bekannt, dass ich bei einem Widerruf die bis dahin erbrachte Leistung anteilig bezahle und dass mein Widerrufsrecht erlischt, sobald die Leistung vollständig erbracht ist.',
    en: 'I expressly ask {product} to begin the service at once, before the withdrawal period ends. I know that if I withdraw, I pay pro rata for the service provided until then, and that my right of withdrawal ends once the service has been fully performed.',
    fr: 'Je demande expressément que {product} commence la prestation immédiatement, avant la fin du délai de rétractation. Je sais qu’en cas de rétractation je paie au prorata la prestation fournie jusque-là et que mon droit de rétractation s’éteint dès que la prestation est entièrement exécutée.',
    es: 'Solicito expresamente que {product} comience la prestación de inmediato, antes de que termine el plazo de desistimiento. Sé que, si desisto, pagaré en proporción el servicio prestado hasta entonces y que mi derecho de desistimiento se extingue en cuanto el servicio se haya prestado por completo.',
    it: 'Chiedo espressamente che {product} inizi la prestazione subito, prima della fine del periodo di recesso. Sono a conoscenza del fatto che, in caso di recesso, pagherò in proporzione il servizio prestato fino ad allora e che il mio diritto di recesso si estingue non appena il servizio è stato prestato per intero.',
  },
  'earlyStart.digitalContent': {
    de: 'Ich stimme ausdrücklich zu, dass {product} vor Ablauf der Widerrufsfrist mit der Bereitstellung der digitalen Inhalte beginnt. Mir ist bekannt, dass mein Widerrufsrecht damit erlischt.',
    en: 'I expressly agree that {product} begins to supply the digital content before the withdrawal period ends. I know that my right of withdrawal ends with this.',
    fr: 'J’accepte expressément que {product} commence à fournir le contenu numérique avant la fin du délai de rétractation. Je sais que mon droit de rétractation s’éteint de ce fait.',
    es: 'Acepto expresamente que {product} empiece a suministrar el contenido digital antes de que termine el plazo de desistimiento. Sé que con ello se extingue mi derecho de desistimiento.',
    it: 'Acconsento espressamente a che {product} inizi a fornire il contenuto digitale prima della fine del periodo di recesso. Sono a conoscenza del fatto che in tal modo perdo il diritto di recesso.',
  },
  marketing: {
    de: 'Freiwillig: {product} darf mir Neuigkeiten per E-Mail schicken. Das kann ich jederzeit widerrufen, ohne Einfluss auf die Bestellung.',
    en: 'Optional: {product} may send me news by email. I can withdraw this consent at any time, without any effect on the order.',
    fr: 'Facultatif : {product} peut m’envoyer des actualités par e-mail. Je peux retirer cet accord à tout moment, sans effet sur la commande.',
    es: 'Opcional: {product} puede enviarme novedades por correo electrónico. Puedo retirar este consentimiento en cualquier momento, sin efecto sobre el pedido.',
    it: 'Facoltativo: {product} può inviarmi novità via e-mail. Posso revocarlo in qualsiasi momento, senza effetto sull’ordine.',
  },
})
