/**
 * A country with cities, postal codes in the country's format, and words for invented streets. Each `d` in a code
 * becomes a digit.
 */
export interface Country {
  code: string
  cities: readonly (readonly [city: string, postalCode: string, state?: string])[]
  streets: readonly string[]
  /** `{n}` is the street's name, `{h}` the house number. */
  streetPattern: readonly string[]
  legalForms: readonly (readonly [form: string, weight: number])[]
  firstNames: readonly string[]
  surnames: readonly string[]
}

const germanNames = {
  firstNames: 'Anna Lukas Marie Jonas Katrin Felix Birgit Tobias Helene Matthias Ines Florian Ursula Jannis Petra Moritz'.split(
    ' ',
  ),
  surnames:
    'Brennholt Wahnbeck Lindtaler Osterkamp Rehwinkel Tannhof Eschenried Haselbrink Mühlgraben Kornfeldt Steinhuder Weidenbach Sandreuter Holmgaard Rotdorn Birkenau Fuhrwerk Kaltwasser Ehrenfels Grünwaldt Hagebucher Lerchenau Moosbrugg Nebelhorn Quellmann Rosskamp Silbernagl Torfstecher Ulmenstein Wiesenthaler'.split(
      ' ',
    ),
}

const german: Omit<Country, 'code' | 'cities'> = {
  ...germanNames,
  streets:
    'Linden Mühlen Garten Bahnhof Schiller Rosen Tannen Ufer Kirch Markt Industrie Hafen Wiesen Feld Berg Schloss Ahorn Brunnen'.split(
      ' ',
    ),
  streetPattern: ['{n}straße {h}', '{n}weg {h}', '{n}allee {h}', 'Am {n}park {h}', '{n}gasse {h}'],
  legalForms: [
    ['GmbH', 62],
    ['AG', 10],
    ['GmbH & Co. KG', 14],
    ['KG', 5],
    ['e.K.', 5],
    ['UG (haftungsbeschränkt)', 4],
  ],
}

export const countries: readonly Country[] = [
  {
    ...german,
    code: 'DE',
    cities: [
      ['Berlin', '10ddd'],
      ['Hamburg', '20ddd'],
      ['München', '80ddd'],
      ['Köln', '50ddd'],
      ['Frankfurt am Main', '60ddd'],
      ['Stuttgart', '70ddd'],
      ['Leipzig', '04ddd'],
      ['Bremen', '28ddd'],
      ['Nürnberg', '90ddd'],
      ['Münster', '48ddd'],
      ['Freiburg im Breisgau', '79ddd'],
      ['Lübeck', '23ddd'],
    ],
  },
  {
    ...german,
    code: 'AT',
    cities: [
      ['Wien', '10d0'],
      ['Graz', '80d0'],
      ['Linz', '40d0'],
      ['Salzburg', '50d0'],
      ['Innsbruck', '60d0'],
      ['Klagenfurt', '90d0'],
    ],
    legalForms: [
      ['GmbH', 70],
      ['AG', 10],
      ['KG', 10],
      ['e.U.', 10],
    ],
  },
  {
    ...german,
    code: 'CH',
    cities: [
      ['Zürich', '80dd'],
      ['Bern', '30dd'],
      ['Basel', '40dd'],
      ['Genève', '12dd'],
      ['Lausanne', '10dd'],
      ['Lugano', '69dd'],
      ['Zug', '63dd'],
      ['St. Gallen', '90dd'],
    ],
    legalForms: [
      ['AG', 55],
      ['GmbH', 30],
      ['SA', 15],
    ],
  },
  {
    code: 'FR',
    cities: [
      ['Paris', '750dd'],
      ['Lyon', '690dd'],
      ['Marseille', '130dd'],
      ['Toulouse', '310dd'],
      ['Bordeaux', '330dd'],
      ['Nantes', '440dd'],
      ['Strasbourg', '670dd'],
      ['Lille', '590dd'],
      ['Rennes', '350dd'],
      ['Nice', '060dd'],
    ],
    streets:
      'des Tilleuls|du Moulin|de la Fontaine|des Acacias|du Port|des Vignes|de la Mairie|du Lavoir|des Peupliers|de l’Étang'
        .replaceAll('’', "'")
        .split('|'),
    streetPattern: ['{h} rue {n}', '{h} avenue {n}', '{h} boulevard {n}', '{h} allée {n}', '{h} chemin {n}'],
    legalForms: [
      ['SAS', 45],
      ['SARL', 35],
      ['SA', 15],
      ['EURL', 5],
    ],
    firstNames: 'Claire Julien Hélène Mathieu Sophie Benoît Camille Antoine Élodie Rémi Noémie Gaspard'.split(' '),
    surnames:
      'Morvanne Delacombe Fontrevel Larivoire Montaubry Chantelune Vaubrenne Sauvignac Bellerive Courtemanche Grandpré Ruisseau Valombreux Castelnou Vermorel Peyrelongue'.split(
        ' ',
      ),
  },
  {
    code: 'ES',
    cities: [
      ['Madrid', '280dd'],
      ['Barcelona', '080dd'],
      ['Valencia', '460dd'],
      ['Sevilla', '410dd'],
      ['Zaragoza', '500dd'],
      ['Málaga', '290dd'],
      ['Bilbao', '480dd'],
      ['Murcia', '300dd'],
      ['Alicante', '030dd'],
    ],
    streets:
      'del Olivo|de la Fuente|Mayor|del Molino|de los Almendros|de la Ribera|del Carmen|de las Flores|del Puerto|Nueva'.split(
        '|',
      ),
    streetPattern: ['Calle {n}, {h}', 'Avenida {n}, {h}', 'Plaza {n}, {h}', 'Paseo {n}, {h}'],
    legalForms: [
      ['S.L.', 65],
      ['S.A.', 25],
      ['S.L.U.', 10],
    ],
    firstNames: 'Lucía Álvaro Carmen Iñigo Marta Javier Rocío Andrés Nuria Gonzalo Inés Rubén'.split(' '),
    surnames:
      'Montarbo Villarroa Cantueso Peñalara Robledal Ribazorza Olmedillo Carrascal Fontanar Hontalba Berrocal Zarzalejo Alcornoque Campoverde'.split(
        ' ',
      ),
  },
  {
    code: 'IT',
    cities: [
      ['Milano', '201dd'],
      ['Roma', '001dd'],
      ['Torino', '101dd'],
      ['Bologna', '401dd'],
      ['Verona', '371dd'],
      ['Firenze', '501dd'],
      ['Napoli', '801dd'],
    ],
    streets: 'dei Mulini|della Fontana|del Lago|delle Rose|dei Tigli|della Torre|del Porto|dei Platani'.split('|'),
    streetPattern: ['Via {n} {h}', 'Viale {n} {h}', 'Corso {n} {h}'],
    legalForms: [
      ['S.r.l.', 65],
      ['S.p.A.', 30],
      ['S.n.c.', 5],
    ],
    firstNames: 'Giulia Matteo Chiara Lorenzo Elena Davide Francesca Simone Marta Nicola'.split(' '),
    surnames: 'Brivella Montecervo Fontanesca Roccaverde Ombrelli Vallescura Pietralunga Serramonte Boscarino Cantalupi'.split(
      ' ',
    ),
  },
  {
    code: 'US',
    cities: [
      ['Austin', '787dd', 'TX'],
      ['Portland', '972dd', 'OR'],
      ['Denver', '802dd', 'CO'],
      ['Chicago', '606dd', 'IL'],
      ['Seattle', '981dd', 'WA'],
      ['Boston', '021dd', 'MA'],
      ['Atlanta', '303dd', 'GA'],
      ['San Diego', '921dd', 'CA'],
      ['New York', '100dd', 'NY'],
      ['Columbus', '432dd', 'OH'],
      ['Nashville', '372dd', 'TN'],
      ['Minneapolis', '554dd', 'MN'],
    ],
    streets: 'Maple Oak Juniper Harbor Mill Cedar Prairie Lakeview Orchard Summit Sycamore Canyon'.split(' '),
    streetPattern: ['{h} {n} Street', '{h} {n} Avenue', '{h} {n} Road', '{h} {n} Boulevard', '{h} {n} Lane'],
    legalForms: [
      ['LLC', 45],
      ['Inc.', 40],
      ['Corp.', 10],
      ['LP', 5],
    ],
    firstNames: 'Hannah Caleb Megan Tyler Olivia Ethan Grace Logan Abigail Wesley Naomi Dylan'.split(' '),
    surnames:
      'Ashgrove Brindlewood Callowhill Driftmoor Elkhaven Fernsby Gorseland Hollowbrook Ironbark Kestrelton Larkspurr Merriwick Northbeck Quillfeather Ravenscar Stonebriar'.split(
        ' ',
      ),
  },
  {
    code: 'GB',
    cities: [
      ['London', 'EC1V 9dA'],
      ['Manchester', 'M1 dBQ'],
      ['Bristol', 'BS1 dTR'],
      ['Leeds', 'LS1 dHL'],
      ['Edinburgh', 'EH1 dRF'],
    ],
    streets: 'Station Church Mill Victoria Orchard Priory Tannery Wharf'.split(' '),
    streetPattern: ['{h} {n} Road', '{h} {n} Street', '{h} {n} Lane'],
    legalForms: [
      ['Ltd.', 80],
      ['PLC', 12],
      ['LLP', 8],
    ],
    firstNames: 'Imogen Rupert Alice Callum Beatrice Hamish Freya Duncan'.split(' '),
    surnames: 'Thornwicke Aldercombe Pennyfold Marshgate Wetherfield Coombehurst Fallowden Hartsmere'.split(' '),
  },
  {
    code: 'NL',
    cities: [
      ['Amsterdam', '10dd AB'],
      ['Rotterdam', '30dd KL'],
      ['Utrecht', '35dd GH'],
      ['Eindhoven', '56dd CD'],
    ],
    streets: 'Molen Tulpen Haven Kanaal Linden Dijk Beuken'.split(' '),
    streetPattern: ['{n}straat {h}', '{n}laan {h}', '{n}weg {h}'],
    legalForms: [
      ['B.V.', 85],
      ['N.V.', 15],
    ],
    firstNames: 'Sanne Bram Lotte Daan Femke Joris'.split(' '),
    surnames: 'Waterbeek Houtgraaf Zonneveldt Kruidenaar Molenkamp Duinhoven'.split(' '),
  },
  {
    code: 'PL',
    cities: [
      ['Warszawa', '00-ddd'],
      ['Kraków', '30-ddd'],
      ['Wrocław', '50-ddd'],
      ['Poznań', '60-ddd'],
    ],
    streets: 'Lipowa Ogrodowa Leśna Kwiatowa Słoneczna Młyńska'.split(' '),
    streetPattern: ['ul. {n} {h}'],
    legalForms: [
      ['Sp. z o.o.', 80],
      ['S.A.', 20],
    ],
    firstNames: 'Zofia Jakub Hanna Tomasz Ewa Marek'.split(' '),
    surnames: 'Polana Brzozowiec Jarzębina Dębowiecki Łąkowska Sosnowicz'.split(' '),
  },
  {
    code: 'SE',
    cities: [
      ['Stockholm', '111 dd'],
      ['Göteborg', '411 dd'],
      ['Malmö', '211 dd'],
    ],
    streets: 'Björk Skogs Hamn Kvarn Lind Sjö'.split(' '),
    streetPattern: ['{n}gatan {h}', '{n}vägen {h}'],
    legalForms: [['AB', 100]],
    firstNames: 'Astrid Nils Ebba Viggo Saga Axel'.split(' '),
    surnames: 'Björkhaga Sjölunda Granmark Havsby Stenkulla Norrbäck'.split(' '),
  },
  {
    code: 'JP',
    cities: [
      ['Tokyo', '10d-00dd'],
      ['Osaka', '53d-00dd'],
      ['Kyoto', '60d-80dd'],
    ],
    streets: 'Sakuradai Midorigaoka Kawabata Asahimachi Hoshino'.split(' '),
    streetPattern: ['{h}, {n}'],
    legalForms: [
      ['Co., Ltd.', 70],
      ['K.K.', 30],
    ],
    firstNames: 'Haruka Kenta Yui Sota Aoi Ren'.split(' '),
    surnames: 'Tsukihara Morikaze Hanazono Umikawa Takemine Kazehaya'.split(' '),
  },
]
