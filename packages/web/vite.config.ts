import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from './vite-contract.ts'
import { legalPlugin } from './vite-legal.ts'
import { phrasesPlugin } from './vite-phrases.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const out = path.resolve(here, '../../dist/web')

/**
 * One configuration, two builds: the browser's files with a manifest, and (`--ssr`) the bundle that the server loads.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [react(), phrasesPlugin(), legalPlugin(), ...(isSsrBuild ? [] : [contractPlugin()])],
  publicDir: false,
  css: { postcss: {} },
  // The bundle is self-contained: the server resolves none of its imports in node_modules.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: path.join(out, isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Every asset is a file: no data addresses in scripts or styles.
    assetsInlineLimit: 0,
    // Browsers that support light-dark().
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Slow machines would print a note about the time of plugins, which looks like a fault.
      checks: { bundlerTimings: false },
      input: path.join(here, isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-browser.tsx'),
      output: isSsrBuild
        ? { entryFileNames: '[name].js' }
        : {
            codeSplitting: {
              // Few files for the first visit: three groups for what pages share, instead of one per module.
              groups: [
                {
                  name: 'ground',
                  test: /packages[\\/](contracts(?![\\/]src[\\/](administration|advisor|guardian|grouped-grounds|pilot|chat|boards|dossiers|invoices|notices|radar|deadlines|payment|declarations|domains|search-protocol|vat-id|news|logos-endpoints))|web[\\/]src[\\/](lib|shell(?![\\/]export-menu)|theme|routes|resolve-address|app|styles))/,
                },
                // The gallery imports every piece, so each counts as shared. Pieces of few pages stay out of the
                // first visit of other pages.
                {
                  name: 'parts',
                  test: /packages[\\/]web[\\/]src[\\/]ui[\\/](?!charts|latest|timeline|period|process-order|detail-|form|wizard|thumbnail-|contents-|confirm-|tab-)/,
                  minShareCount: 2,
                },
                { name: 'figures', test: /packages[\\/]web[\\/]src[\\/]ui[\\/](charts|latest)/, minShareCount: 2 },
                {
                  name: 'brand-parts',
                  test: /packages[\\/]web[\\/]src[\\/]ui[\\/](timeline|process-order|detail-)/,
                  minShareCount: 2,
                },
                { name: 'wizard', test: /packages[\\/]web[\\/]src[\\/]ui[\\/]wizard/, minShareCount: 2 },
                { name: 'form', test: /packages[\\/]web[\\/]src[\\/]ui[\\/]form/, minShareCount: 2 },
                // Pictures to search with, and the pictures of hits: only searches by logo load them.
                {
                  name: 'logo-parts',
                  test: /features[\\/](search[\\/]hit-logo|logos[\\/]pieces[\\/](camera|crop|picture|use-pasted|use-taking))/,
                  minShareCount: 2,
                },
                { name: 'search-parts', test: /features[\\/]search[\\/](?!index)/, minShareCount: 2 },
                { name: 'libraries', test: /node_modules/, minShareCount: 2 },
              ],
            },
          },
    },
  },
}))
