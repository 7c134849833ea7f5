import { createTheme } from '@mantine/core'

// The scales of the design tokens (tokens.css) as Mantine wants them.
const petrol = [
  '#EDF5F6',
  '#D5E7EA',
  '#A9CFD6',
  '#78B4BF',
  '#4A97A5',
  '#2A7C8C',
  '#1B6475',
  '#0F4C5C',
  '#0B3A47',
  '#072A34',
] as const
const amber = [
  '#FEF6E7',
  '#FCE9C6',
  '#F9D695',
  '#F6C063',
  '#F2A541',
  '#DE8A1C',
  '#B96C0C',
  '#935206',
  '#743F04',
  '#542C02',
] as const

export const theme = createTheme({
  colors: { petrol, amber },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 3 },
  // Dark text on the light petrol of the dark scheme.
  autoContrast: true,
  fontFamily: 'var(--font-body)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '640' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
})
