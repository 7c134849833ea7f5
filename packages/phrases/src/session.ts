import { phrases } from './phrase.ts'

/** Links to the account and the login; part of every page. */
export const session = phrases({
  account: { de: 'Konto', en: 'Account', fr: 'Compte', es: 'Cuenta', it: 'Account' },
  accountOf: {
    de: 'Konto von {name}',
    en: 'Account of {name}',
    fr: 'Compte de {name}',
    es: 'Cuenta de {name}',
    it: 'Account di {name}',
  },
  login: { de: 'Einloggen', en: 'Log in', fr: 'Se connecter', es: 'Iniciar sesión', it: 'Accedi' },
  signUp: {
    de: 'Kostenlos registrieren',
    en: 'Sign up free',
    fr: 'S’inscrire gratuitement',
    es: 'Registrarse gratis',
    it: 'Registrazione gratuita',
  },
})
