import './styles.ts'
import { phraseLoaders } from 'virtual:phrases'
import bricolageFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { createRender } from './server/render-page.tsx'
import iconAddress from './theme/icon.svg?url'
import socialDe from './theme/social/de.png?url'
import socialEn from './theme/social/en.png?url'
import socialEs from './theme/social/es.png?url'
import socialFr from './theme/social/fr.png?url'
import socialIt from './theme/social/it.png?url'

export { routes } from './routes.ts'
export { listedPaths, type RenderedPage, type RenderRequest } from './server/render-page.tsx'

/** Address of the icon in tabs and bookmarks. */
export const icon = iconAddress

/** Renders a document or a redirect for an address; see `RenderRequest`. */
export const render = createRender({
  loadPhrases: (locale, capability) => phraseLoaders[locale][capability]().then((module) => module.default),
  icon: iconAddress,
  fonts: [interFont, bricolageFont],
  socialPictures: { de: socialDe, en: socialEn, fr: socialFr, es: socialEs, it: socialIt },
})
