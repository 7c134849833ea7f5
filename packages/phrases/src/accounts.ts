import { phrases } from './phrase.ts'

/** Accounts as the server names them, and their states on the page. */
export const accounts = phrases({
  'account.defaultName': { de: 'Mein Konto', en: 'My account', fr: 'Mon compte', es: 'Mi cuenta', it: 'Il mio account' },
  'accountState.active': { de: 'aktiv', en: 'active', fr: 'actif', es: 'activa', it: 'attivo' },
  'accountState.suspended': { de: 'gesperrt', en: 'suspended', fr: 'suspendu', es: 'suspendida', it: 'sospeso' },
  'export.fileName': {
    de: 'meine-daten.json',
    en: 'my-data.json',
    fr: 'mes-donnees.json',
    es: 'mis-datos.json',
    it: 'i-miei-dati.json',
  },
})
