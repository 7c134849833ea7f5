import { phrases } from './phrase.ts'

/** Mails that announce maintenance and changed terms. */
export const noticesMail = phrases({
  'maintenance.subject': {
    de: 'Angekündigte Wartung von {product}',
    en: 'Scheduled maintenance of {product}',
    fr: 'Maintenance annoncée de {product}',
    es: 'Mantenimiento programado de {product}',
    it: 'Manutenzione programmata di {product}',
  },
  'maintenance.text': {
    de: '{product} wird gewartet und ist in dieser Zeit nicht erreichbar: von {from} bis {until}. Ihre Daten bleiben erhalten. Überwachungen, die in diese Zeit fallen, werden danach nachgeholt.',
    en: '{product} will undergo maintenance and will not be available during this time: from {from} to {until}. Your data are kept. Monitoring that falls into this time is made up for afterwards.',
    fr: '{product} sera en maintenance et ne sera pas accessible pendant cette période : du {from} au {until}. Vos données sont conservées. Les surveillances prévues pendant cette période seront effectuées ensuite.',
    es: '{product} estará en mantenimiento y no estará disponible durante este tiempo: desde {from} hasta {until}. Sus datos se conservan. Las vigilancias previstas en ese tiempo se realizarán después.',
    it: '{product} sarà in manutenzione e non sarà raggiungibile in questo periodo: da {from} a {until}. I Suoi dati restano conservati. I monitoraggi previsti in questo periodo saranno recuperati in seguito.',
  },
  'terms.subject': {
    de: 'Unsere AGB ändern sich zum {date}',
    en: 'Our terms change on {date}',
    fr: 'Nos conditions générales changent le {date}',
    es: 'Nuestras condiciones generales cambian el {date}',
    it: 'Le nostre condizioni generali cambiano il {date}',
  },
  'terms.text': {
    de: 'Die neue Fassung unserer Allgemeinen Geschäftsbedingungen hängt an. Sie gilt ab dem {date}.',
    en: 'The new version of our terms is attached. It applies from {date}.',
    fr: 'La nouvelle version de nos conditions générales est jointe. Elle s’applique à partir du {date}.',
    es: 'Se adjunta la nueva versión de nuestras condiciones generales. Se aplica a partir del {date}.',
    it: 'In allegato trova la nuova versione delle nostre condizioni generali. Vale dal {date}.',
  },
  'terms.objection': {
    de: 'Sie können bis zum {last} widersprechen, in Ihrem Konto, über den Link unten (ohne Login) oder mit einer Antwort auf diese E-Mail. Dann läuft Ihr Vertrag unverändert weiter, und beide Seiten können ihn ordentlich kündigen.',
    en: 'You may object until {last}, in your account, with the link below (no login needed) or by replying to this e-mail. Your contract then continues unchanged, and both sides may terminate it with notice.',
    fr: 'Vous pouvez vous y opposer jusqu’au {last}, dans votre compte, par le lien ci-dessous (sans connexion) ou en répondant à cet e-mail. Votre contrat se poursuit alors sans changement, et chaque partie peut le résilier avec préavis.',
    es: 'Puede oponerse hasta el {last}, en su cuenta, con el enlace de abajo (sin iniciar sesión) o respondiendo a este correo. Su contrato sigue entonces sin cambios y ambas partes pueden rescindirlo con preaviso.',
    it: 'Può opporsi fino al {last}, nel Suo account, con il link qui sotto (senza accesso) o rispondendo a questa e-mail. Il Suo contratto prosegue allora invariato ed entrambe le parti possono recedere con preavviso.',
  },
  'terms.effect': {
    de: 'Wichtig: Widersprechen Sie bis dahin nicht, gelten Änderungen, die Sie nicht wesentlich schlechter stellen, als angenommen.',
    en: 'Important: if you do not object by then, changes that do not put you at a substantial disadvantage are deemed accepted.',
    fr: 'Important : sans opposition de votre part d’ici là, les modifications qui ne vous désavantagent pas sensiblement sont réputées acceptées.',
    es: 'Importante: si no se opone hasta entonces, los cambios que no le perjudiquen sustancialmente se considerarán aceptados.',
    it: 'Importante: se non si oppone entro allora, le modifiche che non La svantaggiano sensibilmente si considerano accettate.',
  },
  'terms.action': {
    de: 'Zu den geänderten AGB',
    en: 'Go to the changed terms',
    fr: 'Voir les conditions modifiées',
    es: 'Ver las condiciones modificadas',
    it: 'Vai alle condizioni modificate',
  },
  'terms.object': {
    de: 'Ohne Login widersprechen',
    en: 'Object without logging in',
    fr: 'S’opposer sans se connecter',
    es: 'Oponerse sin iniciar sesión',
    it: 'Opporsi senza accedere',
  },
})
