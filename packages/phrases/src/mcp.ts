import { phrases } from './phrase.ts'

/** The questions that the MCP server asks a person through the assistant. */
export const mcp = phrases({
  confirm: {
    de: 'Ihr Plan begrenzt die Zahl der Prüfungen; diese zählt mit. Soll sie beginnen?',
    en: 'This check uses up one of the checks in your plan. Should it start?',
    fr: 'Cette vérification sera déduite de celles de votre offre. Souhaitez-vous la lancer ?',
    es: 'Esta comprobación consume una de las incluidas en su plan. ¿Desea iniciarla?',
    it: 'Questa verifica consuma una di quelle comprese nel Suo piano. Desidera avviarla?',
  },
  confirmField: {
    de: 'Prüfung beginnen',
    en: 'Start the check',
    fr: 'Lancer la vérification',
    es: 'Iniciar la comprobación',
    it: 'Avvia la verifica',
  },
  declined: {
    de: 'Sie haben nicht zugestimmt. Die Prüfung wurde nicht begonnen.',
    en: 'You did not agree. The check was not started.',
    fr: 'Vous n’avez pas donné votre accord. La vérification n’a pas été lancée.',
    es: 'No ha dado su consentimiento. La comprobación no se ha iniciado.',
    it: 'Il consenso non è stato dato. La verifica non è stata avviata.',
  },
  confirmOnPage: {
    de: 'Ihr Plan begrenzt die Zahl der Prüfungen, und dieses Programm kann Sie nicht um Ihre Zustimmung bitten. Starten Sie die Prüfung auf der Seite:',
    en: 'Your plan limits the number of checks, and this program cannot ask for your agreement. Start the check on the page:',
    fr: 'Votre offre limite le nombre de vérifications et ce programme ne peut pas vous demander votre accord. Lancez la vérification sur la page :',
    es: 'Su plan limita el número de comprobaciones y este programa no puede pedirle su consentimiento. Inicie la comprobación en la página:',
    it: 'Il Suo piano limita il numero di verifiche e questo programma non può chiederLe il consenso. Avvii la verifica sulla pagina:',
  },
})
