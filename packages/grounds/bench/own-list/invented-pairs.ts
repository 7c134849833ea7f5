/*
 * Invented signs with goods, by the kind of rule that decides them; half of each kind are counter-examples. Written on
 * 2026-11-28 from the examples and lists of EUIPO Guidelines part B section 4 (chapters 4 and 8), TMEP 1203.02 and
 * 1209, the annexes of the Handwerksordnung and the classification of economic activities (NACE), before any rule for
 * these kinds existed. They measure the kinds (`bench/invented-pairs.ts`); no size is fitted to them and no word of
 * the rules comes from them.
 */

/** What an office is expected to find: a ground, no deceit (`truthful`), or nothing that is likely (`registrable`). */
export type Expected = 'named' | 'deceptive' | 'emblem' | 'truthful' | 'registrable'

/** Pairs of one kind: `sign | Nice class | goods`. */
export interface PairSection {
  readonly kind: 'trade' | 'compound' | 'claim' | 'emblem'
  readonly office: string
  readonly expected: Expected
  readonly rows: string
}

export const inventedPairs: readonly PairSection[] = [
  {
    kind: 'trade',
    office: 'de',
    expected: 'named',
    rows: `
Bäckerei | 30 | Brot, Backwaren
Tischler | 37 | Tischlerarbeiten
Steuerberater | 35 | Steuerberatung
Dachdecker München | 37 | Dachdeckerarbeiten
Tierarzt | 44 | tierärztliche Dienstleistungen
Optiker | 44 | Dienstleistungen eines Optikers
Gasthof | 43 | Verpflegung von Gästen, Beherbergung
Pizzeria | 43 | Restaurantdienstleistungen
Bistro Leipzig | 43 | Dienstleistungen von Restaurants
Fahrschule | 41 | Fahrunterricht
Schlosserei24 | 37 | Schlosserarbeiten
Floristik | 44 | Floristikdienste
Blumenladen | 35 | Einzelhandel mit Blumen
LED | 11 | Leuchtdioden
VR | 9 | Software für virtuelle Realität
Pedelec | 12 | Elektrofahrräder
matratze.de | 20 | Matratzen
`,
  },
  {
    kind: 'trade',
    office: 'em',
    expected: 'named',
    rows: `
Plumber | 37 | plumbing services
Barber | 44 | hairdressing services
Dublin Locksmith | 37 | locksmith services
Trattoria | 43 | restaurant services
Florist | 44 | flower arranging
Boulangerie | 30 | pain, pâtisserie
Ferretería | 35 | venta al por menor de herramientas
Avvocato | 45 | servizi giuridici
bicycles24 | 12 | bicycles
`,
  },
  {
    kind: 'trade',
    office: 'de',
    expected: 'registrable',
    rows: `
Bäcker | 9 | Software zur Buchhaltung
Tischler | 33 | Spirituosen
Gasthof | 25 | Bekleidungsstücke
Optiker | 30 | Tee
Pizzeria | 12 | Kraftfahrzeuge
Schmied | 32 | Limonaden
Fahrschule | 3 | Seifen
Apfel | 9 | Computer
Kamel | 34 | Zigaretten
Zebra | 36 | Versicherungen
Müller Zumbrel | 44 | Friseurdienste
Lumbriko 24 | 39 | Umzugsdienste
KLV | 9 | Software für Logistik
`,
  },
  {
    kind: 'trade',
    office: 'em',
    expected: 'registrable',
    rows: `
Florist | 9 | computers
Barber | 7 | milling machines
Locksmith | 32 | mineral water
Trattoria | 25 | shoes
Falcon | 44 | hairdressing services
Penguin | 16 | books
Anchor | 29 | butter
Avvocato | 30 | biscotti
Quimbala Bakery | 30 | bread
Orbit Plumbing | 41 | concerts
Dublin Zorvex | 37 | locksmith services
Yacht | 34 | cigarettes
Shell | 4 | motor fuel
`,
  },
  {
    kind: 'compound',
    office: 'de',
    expected: 'named',
    rows: `
Garten | 8 | Gartenwerkzeuge
Kinder | 20 | Kindermöbel
Werkzeug | 8 | Gartenwerkzeuge
Möbel | 20 | Kindermöbel
Reinigung | 37 | Gebäudereinigung
Gebäude | 37 | Gebäudereinigung
Windkraft | 7 | Windturbinen
Saft | 32 | Apfelsaft
Schmuck | 14 | Silberschmuck
`,
  },
  {
    kind: 'compound',
    office: 'de',
    expected: 'registrable',
    rows: `
Zeug | 8 | Gartenwerkzeuge
Pferd | 8 | Gartenwerkzeuge
Wind | 20 | Kindermöbel
Silber | 30 | Apfelkuchen
Mond | 7 | Windturbinen
Garten | 36 | Lebensversicherungen
Apfel | 36 | Finanzberatung
Turm | 37 | Gebäudereinigung
Kinderzumbrel | 12 | Fahrräder
`,
  },
  {
    kind: 'claim',
    office: 'de',
    expected: 'deceptive',
    rows: `
Alkoholfrei | 33 | Rum
Zuckerfrei | 30 | Würfelzucker
Vegan | 29 | Käse, Butter
Vegetarisch | 29 | Schinken vom Schwein
Lederschuh | 25 | Schuhe aus Kunststoff
Baumwollhemd | 25 | Hemden aus Polyester
Silberring | 14 | Ringe aus Stahl
Holzbank | 20 | Bänke aus Metall
Tee | 30 | Bohnenkaffee
Whisky | 33 | Wodka
`,
  },
  {
    kind: 'claim',
    office: 'em',
    expected: 'deceptive',
    rows: `
Alcohol Free Zumbrel | 33 | gin
Vegan Feast | 29 | beef steaks
Sugar Free | 30 | sugar
Leather Line | 18 | bags of plastic
Pure Cotton | 24 | polyester sheets
Sans Alcool | 33 | vodka
Organic Field | 31 | vegetables not organic
Caffeine Free Zumbrel | 30 | coffee with caffeine
`,
  },
  {
    kind: 'claim',
    office: 'de',
    expected: 'truthful',
    rows: `
Butterweich | 25 | Hosen aus Baumwolle
Samtig wie Zumbrel | 25 | Hemden aus Polyester
Holzartig Zumbrel | 20 | Möbel aus Kunststoff
Goldgelb Quorimo | 14 | Schmuck aus Silber
Zumbrel Lederoptik | 18 | Taschen aus Kunststoff
Seidenglatt Quorimo | 24 | Stoffe aus Polyester
Veganista | 25 | Schuhe
Vegan Quorimo | 29 | vegane Wurst, Fleischersatz
Alkoholfrei Quorimo | 33 | entalkoholisierter Wein
Leder Quorimo | 25 | Schuhe aus Leder und Kunststoff
`,
  },
  {
    kind: 'claim',
    office: 'em',
    expected: 'truthful',
    rows: `
Silky Zumbrel | 25 | polyester shirts
Leather Like Quorimo | 18 | bags of plastic
Sugar Free Quorimo | 30 | confectionery
Vegan Quorimo | 29 | meat substitutes
Ironwood Quorimo | 9 | computers
Wooden Quorimo | 28 | toys of wood
Golden Zumbrel | 31 | silver beets
Alcohol Free Quorimo | 33 | non-alcoholic cocktails
`,
  },
  {
    kind: 'emblem',
    office: 'de',
    expected: 'emblem',
    rows: `
Redcross | 44 | nursing
Rothalbmond | 5 | Verbandmaterial
Rotkreuzdienst | 39 | Krankentransport
Weltbank | 36 | Finanzwesen
`,
  },
  {
    kind: 'emblem',
    office: 'de',
    expected: 'registrable',
    rows: `
Rotkehl Zumbrel | 44 | Krankenpflege
Kreuzrot Zumbrel | 5 | Verbandmaterial
Halbmond Zumbrel | 39 | Krankentransport
Weltbaum Zumbrel | 36 | Finanzwesen
`,
  },
]
