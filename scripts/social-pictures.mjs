/**
 * Draws the preview pictures for links to the product in social networks and messengers: 1200 × 630 pixels, one per
 * language, without the product's name, which is configurable. Run `node scripts/social-pictures.mjs` after a change to
 * their texts or the design. The files are committed.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { root } from './install.mjs'

const web = join(root, 'packages/web')
const out = join(web, 'src/theme/social')
const font = (file) =>
  readFileSync(
    createRequire(join(web, 'package.json')).resolve(`@fontsource-variable/bricolage-grotesque/files/${file}`),
  ).toString('base64')

const headlines = {
  de: 'Ist der Name noch frei?',
  en: 'Is the name still free?',
  fr: 'Ce nom est-il encore libre ?',
  es: '¿Sigue libre el nombre?',
  it: 'Il nome è ancora libero?',
}

/** Two invented signs, one above the other. Equal letters are joined, and the different one is highlighted. */
const own = [...'TAVILO']
const other = [...'TAVELO']
const cells = (letters, mark) =>
  letters.map((letter, i) => `<i class="${mark ? (letter === own[i] ? 'same' : 'other') : 'own'}">${letter}</i>`).join('')

const documentOf = (locale) => `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>
@font-face{font-family:Head;src:url(data:font/woff2;base64,${font('bricolage-grotesque-latin-opsz-normal.woff2')});font-weight:200 800}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;background:#0b3a47;color:#fbf8f2;font-family:Head;padding:72px 80px;position:relative;overflow:hidden}
svg{width:74px;height:80px}
h1{font-weight:660;font-size:92px;line-height:.96;letter-spacing:-.035em;margin-top:34px;max-width:900px;text-wrap:balance}
.line{position:absolute;left:80px;right:80px;bottom:0;height:236px;background:#fff;color:#14272e;border-radius:14px 14px 0 0;padding:26px 44px;border-top:6px solid #f2a541}
.row{display:grid;grid-template-columns:repeat(6,118px)}
i{font:640 64px/84px Head;text-align:center;font-style:normal}
.own{color:#0f4c5c}.same{border-bottom:5px solid #0f4c5c}.other{background:#fce9c6;color:#743f04;border-radius:6px}
</style><svg viewBox="0 0 26 28" fill="none"><path d="M3 25V4l10 13.5L23 4v21" stroke="#fbf8f2" stroke-width="3.4" stroke-miterlimit="3"/><path d="M13 15.2l4.4 5L13 27.2l-4.4-7z" fill="#f2a541"/></svg>
<h1>${headlines[locale]}</h1><div class="line"><div class="row">${cells(own, false)}</div><div class="row">${cells(other, true)}</div></div></html>`

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const locale of Object.keys(headlines)) {
    await page.setContent(documentOf(locale))
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(out, `${locale}.png`) })
  }
} finally {
  await browser.close()
}
