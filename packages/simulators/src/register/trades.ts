import type { Industry } from './goods.ts'

/** The word for a line of business in company names: de | en | fr | es | it. */
const words: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  food: ['Lebensmittel', 'Foods', 'Maison', 'Alimentos', 'Pastificio'],
  drinks: ['Getränke', 'Beverages', 'Vignobles', 'Bodegas', 'Cantine'],
  software: ['Software', 'Systems', 'Logiciels', 'Sistemas', 'Sistemi'],
  fashion: ['Moden', 'Apparel', 'Couture', 'Moda', 'Confezioni'],
  cosmetics: ['Kosmetik', 'Beauty', 'Parfums', 'Cosméticos', 'Profumi'],
  pharma: ['Pharma', 'Therapeutics', 'Laboratoires', 'Laboratorios', 'Laboratori'],
  machines: ['Maschinenbau', 'Engineering', 'Mécanique', 'Talleres', 'Officine'],
  building: ['Bau', 'Construction', 'Bâtiments', 'Construcciones', 'Costruzioni'],
  home: ['Möbel', 'Interiors', 'Ateliers', 'Muebles', 'Arredi'],
  'toys and sport': ['Spielwaren', 'Outfitters', 'Jouets', 'Juguetes', 'Giochi'],
  media: ['Medien', 'Studios', 'Éditions', 'Ediciones', 'Edizioni'],
  finance: ['Finanz', 'Capital', 'Patrimoine', 'Inversiones', 'Finanziaria'],
  energy: ['Energie', 'Energy', 'Énergies', 'Energía', 'Energia'],
  transport: ['Logistik', 'Mobility', 'Transports', 'Transportes', 'Trasporti'],
  hospitality: ['Gastro', 'Hospitality', 'Auberges', 'Hostelería', 'Locande'],
  'garden and animals': ['Gartenbau', 'Botanicals', 'Pépinières', 'Viveros', 'Vivai'],
  chemistry: ['Chemie', 'Chemicals', 'Chimie', 'Químicas', 'Chimica'],
  'textile craft': ['Textil', 'Textiles', 'Tissages', 'Textiles', 'Manifattura'],
  jewellery: ['Schmuck', 'Jewelry', 'Joaillerie', 'Joyería', 'Gioielli'],
  'law and security': ['Sicherheit', 'Security', 'Sécurité', 'Seguridad', 'Sicurezza'],
  music: ['Musik', 'Music', 'Musique', 'Música', 'Musica'],
  'smoking articles': ['Tabakwaren', 'Tobacconists', 'Tabacs', 'Estancos', 'Tabacchi'],
}

const columns: Readonly<Record<string, number>> = { DE: 0, AT: 0, CH: 0, FR: 2, ES: 3, IT: 4 }

/** Returns the word that companies of this line of business use in their country. */
export function tradeOf(industry: Industry, countryCode: string): string {
  return words[industry.name]?.[columns[countryCode] ?? 1] ?? 'Group'
}
