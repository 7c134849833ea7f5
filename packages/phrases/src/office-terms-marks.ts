import { readTerms } from './office-terms-table.ts'

/** Forms of marks: WIPO ST.66 and ST.96 `MarkFeature`, EUIPO's REST values; in English at every office. */
export const formsInEnglish = readTerms(
  'en',
  `
  word word-mark | Wortmarke | Word mark | Marque verbale | Marca denominativa | Marchio denominativo
  figurative | Bildmarke | Figurative mark | Marque figurative | Marca figurativa | Marchio figurativo
  combined | Wort-/Bildmarke | Combined mark (words and figure) | Marque semi-figurative | Marca mixta | Marchio misto
  3-d 3d 3d-shape shape-3d three-dimensional shape | Dreidimensionale Marke | Three-dimensional mark | Marque tridimensionnelle | Marca tridimensional | Marchio tridimensionale
  colour color colour-per-se colour-single single-colour | Farbmarke | Colour mark | Marque de couleur | Marca de color | Marchio di colore
  colour-multiple combination-of-colours | Farbmarke aus mehreren Farben | Combination of colours | Combinaison de couleurs | Combinación de colores | Combinazione di colori
  sound sound-mark | Klangmarke | Sound mark | Marque sonore | Marca sonora | Marchio sonoro
  olfactory smell | Geruchsmarke | Olfactory mark | Marque olfactive | Marca olfativa | Marchio olfattivo
  position positional | Positionsmarke | Position mark | Marque de position | Marca de posición | Marchio di posizione
  pattern | Mustermarke | Pattern mark | Marque de motif | Marca de patrón | Marchio a motivi ripetuti
  motion movement | Bewegungsmarke | Motion mark | Marque de mouvement | Marca de movimiento | Marchio di movimento
  multimedia | Multimediamarke | Multimedia mark | Marque multimédia | Marca multimedia | Marchio multimediale
  hologram | Hologrammmarke | Hologram mark | Marque hologramme | Marca holograma | Marchio olografico
  other | Sonstige Markenform | Other form of mark | Autre forme de marque | Otra forma de marca | Altra forma di marchio
  undefined unknown | Form nicht angegeben | Form not stated | Forme non précisée | Forma no indicada | Forma non indicata
`,
)

/** Forms other than words and pictures, by their English names. `brandType` has no value for them. */
export const specialForms: ReadonlySet<string> = new Set([
  'Three-dimensional mark',
  'Colour mark',
  'Combination of colours',
  'Sound mark',
  'Olfactory mark',
  'Position mark',
  'Pattern mark',
  'Motion mark',
  'Multimedia mark',
  'Hologram mark',
  'Tracer thread mark',
])

/** DPMA's own words, in hit lists and in its extension of ST.66. */
export const formsInGerman = readTerms(
  'de',
  `
  wortmarke | Wortmarke | Word mark | Marque verbale | Marca denominativa | Marchio denominativo
  bildmarke | Bildmarke | Figurative mark | Marque figurative | Marca figurativa | Marchio figurativo
  wort-bildmarke | Wort-/Bildmarke | Combined mark (words and figure) | Marque semi-figurative | Marca mixta | Marchio misto
  dreidimensionale-marke | Dreidimensionale Marke | Three-dimensional mark | Marque tridimensionnelle | Marca tridimensional | Marchio tridimensionale
  farbmarke | Farbmarke | Colour mark | Marque de couleur | Marca de color | Marchio di colore
  hoermarke klangmarke | Klangmarke | Sound mark | Marque sonore | Marca sonora | Marchio sonoro
  positionsmarke | Positionsmarke | Position mark | Marque de position | Marca de posición | Marchio di posizione
  bewegungsmarke | Bewegungsmarke | Motion mark | Marque de mouvement | Marca de movimiento | Marchio di movimento
  kennfaden kennfadenmarke | Kennfadenmarke | Tracer thread mark | Marque à fil de reconnaissance | Marca de hilo distintivo | Marchio a filo di riconoscimento
`,
)

/** INPI's own words. */
export const formsInFrench = readTerms(
  'fr',
  `
  texte verbal verbale | Wortmarke | Word mark | Marque verbale | Marca denominativa | Marchio denominativo
  figuratif | Bildmarke | Figurative mark | Marque figurative | Marca figurativa | Marchio figurativo
  mixte | Wort-/Bildmarke | Combined mark (words and figure) | Marque semi-figurative | Marca mixta | Marchio misto
  forme | Dreidimensionale Marke | Three-dimensional mark | Marque tridimensionnelle | Marca tridimensional | Marchio tridimensionale
  couleur | Farbmarke | Colour mark | Marque de couleur | Marca de color | Marchio di colore
  son sonore | Klangmarke | Sound mark | Marque sonore | Marca sonora | Marchio sonoro
  motifs | Mustermarke | Pattern mark | Marque de motif | Marca de patrón | Marchio a motivi ripetuti
  mouvement | Bewegungsmarke | Motion mark | Marque de mouvement | Marca de movimiento | Marchio di movimento
  autre | Sonstige Markenform | Other form of mark | Autre forme de marque | Otra forma de marca | Altra forma di marchio
`,
)

/** Codes: the first digit of USPTO's mark drawing code and the letters of the Austrian national record. */
export const formCodes = readTerms(
  null,
  `
  us.0 | Zeichnungsart nicht zugewiesen | Drawing type not assigned | Type de dessin non attribué | Tipo de dibujo no asignado | Tipo di disegno non assegnato
  us.1 | Wortmarke in Maschinenschrift | Typed drawing: words, letters or numbers | Mots, lettres ou chiffres dactylographiés | Palabras, letras o números mecanografiados | Parole, lettere o numeri dattiloscritti
  us.2 | Zeichnung ohne Wörter, Buchstaben oder Zahlen | Drawing without words, letters or numbers | Dessin sans mots, lettres ni chiffres | Dibujo sin palabras, letras ni números | Disegno senza parole, lettere o numeri
  us.3 | Zeichnung mit Wörtern, Buchstaben oder Zahlen | Drawing with words, letters or numbers | Dessin avec mots, lettres ou chiffres | Dibujo con palabras, letras o números | Disegno con parole, lettere o numeri
  us.4 | Standardschriftzeichen | Standard characters | Caractères standard | Caracteres estándar | Caratteri standard
  us.5 | Wörter, Buchstaben oder Zahlen in besonderer Schreibweise | Words, letters or numbers in stylised form | Mots, lettres ou chiffres stylisés | Palabras, letras o números estilizados | Parole, lettere o numeri stilizzati
  us.6 | Ohne Zeichnung, etwa Klang | No drawing possible, such as sound | Sans dessin possible, par exemple un son | Sin dibujo posible, como un sonido | Senza disegno possibile, ad esempio un suono
  at.w | Wortmarke | Word mark | Marque verbale | Marca denominativa | Marchio denominativo
  at.b | Bildmarke | Figurative mark | Marque figurative | Marca figurativa | Marchio figurativo
  at.c | Wort-/Bildmarke | Combined mark (words and figure) | Marque semi-figurative | Marca mixta | Marchio misto
  at.k | Dreidimensionale Marke | Three-dimensional mark | Marque tridimensionnelle | Marca tridimensional | Marchio tridimensionale
  at.f | Farbmarke | Colour mark | Marque de couleur | Marca de color | Marchio di colore
  at.s | Klangmarke | Sound mark | Marque sonore | Marca sonora | Marchio sonoro
  at.g | Bewegungsmarke | Motion mark | Marque de mouvement | Marca de movimiento | Marchio di movimento
  at.h | Hologrammmarke | Hologram mark | Marque hologramme | Marca holograma | Marchio olografico
  at.l | Multimediamarke | Multimedia mark | Marque multimédia | Marca multimedia | Marchio multimediale
  at.m | Mustermarke | Pattern mark | Marque de motif | Marca de patrón | Marchio a motivi ripetuti
  at.p | Positionsmarke | Position mark | Marque de position | Marca de posición | Marchio di posizione
  at.o | Sonstige Markenform | Other form of mark | Autre forme de marque | Otra forma de marca | Altra forma di marchio
`,
)

/** Kinds of marks: ST.66 `KindMark`, ST.96 `MarkCategory`, EUIPO's values, USPTO's flags by their names. */
export const kindsInEnglish = readTerms(
  'en',
  `
  individual individual-mark | Individualmarke | Individual mark | Marque individuelle | Marca individual | Marchio individuale
  collective collective-mark | Kollektivmarke | Collective mark | Marque collective | Marca colectiva | Marchio collettivo
  certification certification-mark | Gewährleistungsmarke | Certification mark | Marque de garantie ou de certification | Marca de garantía o de certificación | Marchio di certificazione
  eu-collective | Unionskollektivmarke | EU collective mark | Marque collective de l’UE | Marca colectiva de la UE | Marchio collettivo dell’UE
  eu-certificate eu-certification | Unionsgewährleistungsmarke | EU certification mark | Marque de certification de l’UE | Marca de certificación de la UE | Marchio di certificazione dell’UE
  trademark | Warenmarke | Trademark (goods) | Marque de produits | Marca de productos | Marchio di prodotti
  service-mark | Dienstleistungsmarke | Service mark | Marque de services | Marca de servicios | Marchio di servizi
  collective-trademark | Kollektivmarke für Waren | Collective trademark (goods) | Marque collective de produits | Marca colectiva de productos | Marchio collettivo di prodotti
  collective-service-mark | Kollektivmarke für Dienstleistungen | Collective service mark | Marque collective de services | Marca colectiva de servicios | Marchio collettivo di servizi
  collective-membership-mark | Mitgliedschafts-Kollektivmarke | Collective membership mark | Marque collective d’appartenance | Marca colectiva de afiliación | Marchio collettivo di appartenenza
`,
)

export const kindsInFrench = readTerms(
  'fr',
  `
  individuelle | Individualmarke | Individual mark | Marque individuelle | Marca individual | Marchio individuale
  collective-de-certification | Kollektive Zertifizierungsmarke | Collective certification mark | Marque collective de certification | Marca colectiva de certificación | Marchio collettivo di certificazione
`,
)

/** Marks in colour whose colours are not named: the value of ST.66's `MarkImageColourIndicator`, and USPTO's flag. */
export const inColour = readTerms(
  null,
  `
  true color | farbig, Farben nicht benannt | in colour, colours not named | en couleur, couleurs non précisées | en color, colores no indicados | a colori, colori non indicati
`,
)
