import type { Localized } from '@marklot/contracts'

/** Faults in one field of a call; `{value}` is the allowed value. */
export const inputFaults = {
  characters: {
    de: 'Der Text enthält ein Steuerzeichen, das nicht erlaubt ist. Bitte entfernen Sie es.',
    en: 'The text contains a control character that is not allowed. Please remove it.',
    fr: 'Le texte contient un caractère de contrôle non autorisé. Veuillez le supprimer.',
    es: 'El texto contiene un carácter de control no permitido. Elimínelo, por favor.',
    it: 'Il testo contiene un carattere di controllo non consentito. Lo rimuova.',
  },
  halfCharacter: {
    de: 'Der Text enthält ein unvollständiges Zeichen. Bitte entfernen Sie es.',
    en: 'The text contains an incomplete character. Please remove it.',
    fr: 'Le texte contient un caractère incomplet. Veuillez le supprimer.',
    es: 'El texto contiene un carácter incompleto. Elimínelo, por favor.',
    it: 'Il testo contiene un carattere incompleto. Lo rimuova.',
  },
  oneOf: {
    de: 'Erlaubt ist nur: {value}.',
    en: 'Only these are allowed: {value}.',
    fr: 'Seules ces valeurs sont admises : {value}.',
    es: 'Solo se admite: {value}.',
    it: 'Sono ammessi solo: {value}.',
  },
  atLeast: {
    de: 'Der Wert ist zu klein oder zu kurz, mindestens {value}.',
    en: 'The value is too small or too short, at least {value}.',
    fr: 'La valeur est trop petite ou trop courte, au moins {value}.',
    es: 'El valor es demasiado pequeño o corto, como mínimo {value}.',
    it: 'Il valore è troppo piccolo o troppo corto, almeno {value}.',
  },
  atMost: {
    de: 'Der Wert ist zu groß oder zu lang, höchstens {value}.',
    en: 'The value is too large or too long, at most {value}.',
    fr: 'La valeur est trop grande ou trop longue, au plus {value}.',
    es: 'El valor es demasiado grande o largo, como máximo {value}.',
    it: 'Il valore è troppo grande o troppo lungo, al massimo {value}.',
  },
  multipleOf: {
    de: 'Erlaubt sind nur Vielfache von {value}.',
    en: 'Only multiples of {value} are allowed.',
    fr: 'Seuls les multiples de {value} sont admis.',
    es: 'Solo se admiten múltiplos de {value}.',
    it: 'Sono ammessi solo multipli di {value}.',
  },
  type: {
    de: 'Hier wird ein Wert vom Typ „{value}“ erwartet.',
    en: 'A value of type “{value}” is expected here.',
    fr: 'Une valeur de type « {value} » est attendue ici.',
    es: 'Aquí se espera un valor de tipo «{value}».',
    it: 'Qui è atteso un valore di tipo «{value}».',
  },
  format: {
    de: 'Die Angabe hat nicht die erwartete Form. Bitte prüfen Sie sie.',
    en: 'The value does not have the expected form. Please check it.',
    fr: 'La valeur n’a pas la forme attendue. Veuillez la vérifier.',
    es: 'El valor no tiene la forma esperada. Compruébelo, por favor.',
    it: 'Il valore non ha la forma prevista. Lo controlli.',
  },
} as const satisfies Record<string, Localized>
