import { describe, expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { type BuildManifest, filesOf } from './assets.ts'

const manifest: BuildManifest = {
  'src/entry-browser.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'], css: ['assets/entry.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/features/search/search-page.tsx': {
    file: 'assets/search-page.js',
    imports: ['src/entry-browser.tsx', '_ui.js'],
    css: ['assets/search-page.css'],
  },
  'src/features/brands/brand-page.tsx': { file: 'assets/brand-page.js' },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'], css: ['assets/ui.css'] },
  '../../virtual:phrases/de/shell': { file: 'assets/shell-de.js' },
  '../../virtual:phrases/en/shell': { file: 'assets/shell-en.js' },
  '../../virtual:phrases/de/search': { file: 'assets/search-de.js' },
  '../../virtual:phrases/de/brands': { file: 'assets/brands-de.js' },
}

describe('filesOf', () => {
  it('names the entry, the page, their imports and the texts of one language, each once', () => {
    const route = routes.find(({ name }) => name === 'Search') ?? null
    expect(filesOf(manifest, { locale: 'de', route })).toEqual({
      script: '/assets/entry.js',
      preloads: ['/assets/react.js', '/assets/ui.js', '/assets/search-page.js', '/assets/shell-de.js', '/assets/search-de.js'],
      styles: ['/assets/entry.css', '/assets/ui.css', '/assets/search-page.css'],
    })
  })
  it('needs no page for the not-found page', () => {
    expect(filesOf(manifest, { locale: 'en', route: null }).preloads).toEqual(['/assets/react.js', '/assets/shell-en.js'])
  })
  it('refuses a manifest of another build', () => {
    expect(() => filesOf({}, { locale: 'en', route: null })).toThrow('src/entry-browser.tsx')
  })
})
