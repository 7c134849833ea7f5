import { phrases } from './phrase.ts'

/** Messages of the validation rules. Spec 1, section 5 gives the English text of the first six. */
export const validation = phrases({
  required: {
    de: 'Pflichtangabe',
    en: 'Required',
    fr: 'Champ obligatoire',
    es: 'Campo obligatorio',
    it: 'Campo obbligatorio',
  },
  decimal: {
    de: 'Bitte eine Dezimalzahl eingeben, z. B. 49,99',
    en: 'Decimal entry required, e.g. 49.99',
    fr: 'Veuillez saisir un nombre décimal, par ex. 49,99',
    es: 'Introduzca un número decimal, p. ej., 49,99',
    it: 'Inserisca un numero decimale, ad es. 49,99',
  },
  percentage: {
    de: 'Bitte einen Prozentsatz eingeben, z. B. 19',
    en: 'Percentage entry required, e.g. 19',
    fr: 'Veuillez saisir un pourcentage, par ex. 19',
    es: 'Introduzca un porcentaje, p. ej., 19',
    it: 'Inserisca una percentuale, ad es. 19',
  },
  confirm: {
    de: 'Bitte bestätigen',
    en: 'Please confirm',
    fr: 'Veuillez confirmer',
    es: 'Confirme este punto',
    it: 'Confermi, per favore',
  },
  mail: {
    de: 'Bitte eine E-Mail-Adresse eingeben',
    en: 'Email address required',
    fr: 'Veuillez saisir une adresse e-mail',
    es: 'Introduzca una dirección de correo electrónico',
    it: 'Inserisca un indirizzo e-mail',
  },
  nonEmptyList: {
    de: 'Pflichtangabe',
    en: 'Required',
    fr: 'Champ obligatoire',
    es: 'Campo obligatorio',
    it: 'Campo obbligatorio',
  },
  vatId: {
    de: 'Bitte die USt-IdNr. des gewählten Landes eingeben, z. B. ATU12345678',
    en: 'VAT ID of the chosen country required, e.g. ATU12345678',
    fr: 'Veuillez saisir le numéro de TVA du pays choisi, par ex. ATU12345678',
    es: 'Introduzca el NIF-IVA del país elegido, p. ej., ATU12345678',
    it: 'Inserisca la partita IVA del Paese scelto, ad es. ATU12345678',
  },
})
