import { phrases } from './phrase.ts'

/** Faults of a form that a call sends with its files. */
export const forms = phrases({
  expected: {
    de: 'Erwartet wird ein Formular. Bitte senden Sie multipart/form-data mit der Datei im Feld „{fields}“.',
    en: 'A form is expected. Please send multipart/form-data with the file in the field “{fields}”.',
    fr: 'Un formulaire est attendu. Veuillez envoyer multipart/form-data avec le fichier dans le champ « {fields} ».',
    es: 'Se espera un formulario. Envíe multipart/form-data con el archivo en el campo «{fields}».',
    it: 'È atteso un modulo. Invii multipart/form-data con il file nel campo «{fields}».',
  },
  mediaType: {
    de: 'Eine Datei dieses Medientyps wird im Feld „{field}“ nicht angenommen. Bitte nennen Sie dort den Medientyp Ihrer Datei, zum Beispiel {example}.',
    en: 'The field “{field}” does not accept a file of this media type. Please state the media type of your file there, for example {example}.',
    fr: 'Le champ « {field} » n’accepte pas de fichier de ce type de média. Veuillez y indiquer le type de média de votre fichier, par exemple {example}.',
    es: 'El campo «{field}» no admite archivos de este tipo de medio. Indique en él el tipo de medio de su archivo, por ejemplo {example}.',
    it: 'Il campo «{field}» non accetta file di questo tipo di media. Vi indichi il tipo di media del Suo file, ad esempio {example}.',
  },
  tooLarge: {
    de: 'Die Datei im Feld „{field}“ ist zu groß. Erlaubt sind höchstens {megabytes} MB.',
    en: 'The file in the field “{field}” is too large. At most {megabytes} MB are allowed.',
    fr: 'Le fichier du champ « {field} » est trop volumineux. La taille maximale est de {megabytes} Mo.',
    es: 'El archivo del campo «{field}» es demasiado grande. Se admiten como máximo {megabytes} MB.',
    it: 'Il file nel campo «{field}» è troppo grande. Sono ammessi al massimo {megabytes} MB.',
  },
  missingFile: {
    de: 'Dem Formular fehlt die Datei im Feld „{field}“. Bitte fügen Sie sie hinzu.',
    en: 'The form lacks the file in the field “{field}”. Please add it.',
    fr: 'Il manque au formulaire le fichier du champ « {field} ». Veuillez l’ajouter.',
    es: 'Falta en el formulario el archivo del campo «{field}». Añádalo.',
    it: 'Nel modulo manca il file nel campo «{field}». Lo aggiunga.',
  },
  missingField: {
    de: 'Dem Formular fehlt das Feld „{field}“ mit den Angaben als JSON. Bitte fügen Sie es hinzu.',
    en: 'The form lacks the field “{field}” with the entries as JSON. Please add it.',
    fr: 'Il manque au formulaire le champ « {field} » contenant les données en JSON. Veuillez l’ajouter.',
    es: 'Falta en el formulario el campo «{field}» con los datos en JSON. Añádalo.',
    it: 'Nel modulo manca il campo «{field}» con i dati in JSON. Lo aggiunga.',
  },
  surplusFile: {
    de: 'Für das Feld „{field}“ wird keine weitere Datei erwartet. Erwartet wird genau eine Datei im Feld „{fields}“.',
    en: 'No further file is expected in the field “{field}”. Exactly one file is expected in the field “{fields}”.',
    fr: 'Aucun autre fichier n’est attendu dans le champ « {field} ». Un seul fichier est attendu dans le champ « {fields} ».',
    es: 'No se espera ningún otro archivo en el campo «{field}». Se espera exactamente un archivo en el campo «{fields}».',
    it: 'Nel campo «{field}» non è atteso alcun altro file. È atteso un solo file nel campo «{fields}».',
  },
})
