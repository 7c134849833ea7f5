import './styles.ts'
import { phraseLoaders } from 'virtual:phrases'
import bricolageFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { createRender } from './server/render-page.tsx'
import icon from './theme/icon.svg?url'

export type { RenderedPage, RenderRequest } from './server/render-page.tsx'

/** Answers an address with a document or a redirect; see `RenderRequest`. */
export const render = createRender({
  loadPhrases: (locale, capability) => phraseLoaders[locale][capability]().then((module) => module.default),
  icon,
  fonts: [interFont, bricolageFont],
})
