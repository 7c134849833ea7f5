import type { Random } from '../packages/similarity/bench/logos/drawn.ts'

/*
 * Pages on which a logo is one thing among many, as people photograph their screens: web pages, a profile, a letter, a
 * slide, a chat. The element with the id "logo" is the logo. The last four kinds were written after the rules for
 * suggested frames had been set on the others.
 */

/** A page to draw, with its measures in CSS pixels and the pixels of the screen for each. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly html: string
}

export type ScreenDrawer = (icon: (ink: string) => string, random: Random) => Screen

const words =
  'offer coffee roasted team about contact price today new summer organic quality since Berlin handmade shipping free basket discover more read all friends good things visit'.split(
    ' ',
  )
const brands = ['Tavilo', 'Kornblume', 'nordlys', 'VELUNERA', 'Mio & Fritz', 'Hanfgarten', 'Zweirad']
const inks = ['#12355b', '#0b6e4f', '#b3001b', '#1d1d1f', '#4b2e83', '#e4572e', '#00798c', '#d81e5b']
const phone = { width: 390, height: 844, scale: 3 }
const statusBar =
  '<div style="font-size:14px;padding:6px 20px;display:flex;justify-content:space-between"><b>9:41</b><span>▮▮▮ ◉</span></div>'

const times = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('')
const text = (count: number, random: Random) => Array.from({ length: count }, () => random.pick(words)).join(' ')

/** A blurred photograph in several colours. */
function photo(size: string, random: Random): string {
  const colour = () => `hsl(${random.between(0, 360)} 50% ${random.between(20, 80)}%)`
  const spots = Array.from(
    { length: 4 },
    () =>
      `radial-gradient(circle at ${random.between(0, 100)}% ${random.between(0, 100)}%, ${colour()} 0, transparent ${random.between(30, 80)}%)`,
  )
  return `<div style="${size};background:${spots.join(',')}, ${colour()}"></div>`
}

function logo(icon: (ink: string) => string, size: number, ink: string, random: Random): string {
  const font = random.pick(['sans-serif', 'serif', 'monospace'])
  const word = random.next() < 0.5 ? `<span>${random.pick(brands)}</span>` : ''
  return `<div id="logo" style="display:inline-flex;align-items:center;gap:${size * 0.2}px;color:${ink};font:700 ${size * 0.7}px ${font}"><div style="width:${size}px;height:${size}px">${icon(ink)}</div>${word}</div>`
}

/** The colours of a header and of the logo in it. */
function header(random: Random) {
  const isDark = random.next() < 0.4
  return { ground: isDark ? random.pick(inks) : '#fff', ink: isDark ? '#fff' : random.pick(inks), menu: isDark ? '#fff' : '#333' }
}

export const screens: Record<string, ScreenDrawer> = {
  site: (icon, random) => {
    const { ground, ink, menu } = header(random)
    const cards = times(
      3,
      () =>
        `<div style="flex:1;border:1px solid #ddd;border-radius:8px;padding:16px"><h3>${text(3, random)}</h3><p>${text(24, random)}</p></div>`,
    )
    return {
      width: 1280,
      height: 800,
      scale: 1,
      html: `<header style="display:flex;align-items:center;padding:14px 40px;background:${ground};border-bottom:1px solid #ddd">${logo(icon, random.between(36, 64), ink, random)}<nav style="margin-left:auto;color:${menu};word-spacing:24px">${text(5, random)}</nav></header><div style="position:relative">${photo('width:100%;height:380px', random)}<h1 style="position:absolute;left:60px;top:120px;color:#fff;font-size:48px;width:600px">${text(6, random)}</h1></div><div style="display:flex;gap:24px;padding:30px 40px">${cards}</div>`,
    }
  },
  phone: (icon, random) => {
    const { ground, ink } = header(random)
    return {
      ...phone,
      html: `${statusBar}<header style="display:flex;align-items:center;justify-content:space-between;padding:12px 16px;background:${ground};color:${ink};font-size:24px"><span>☰</span>${logo(icon, random.between(30, 44), ink, random)}<span>◯</span></header>${photo('width:100%;height:260px', random)}<h2 style="margin:16px">${text(6, random)}</h2><p style="margin:16px;line-height:1.5">${text(40, random)}</p><button style="margin:16px;padding:14px 24px;background:${random.pick(inks)};color:#fff;border:0;border-radius:6px;font-size:16px">${text(2, random)}</button>`,
    }
  },
  profile: (icon, random) => ({
    ...phone,
    html: `${statusBar}<div style="display:flex;align-items:center;padding:10px 16px;gap:26px"><div style="border:1px solid #ccc;border-radius:50%;width:90px;height:90px;background:${random.pick(['#fff', '#fff', '#f4e9cd', '#dfe9f5'])};display:flex;align-items:center;justify-content:center"><div id="logo" style="width:56px;height:56px">${icon(random.pick(inks))}</div></div>${times(3, () => `<div style="text-align:center"><b>${Math.round(random.between(10, 900))}</b><br><small>${text(1, random)}</small></div>`)}</div><p style="margin:4px 16px;font-size:14px">${text(14, random)}</p><div style="display:flex;gap:8px;padding:8px 16px"><button style="flex:1;padding:8px;background:#0095f6;color:#fff;border:0;border-radius:8px">follow</button><button style="flex:1;padding:8px;border:0;border-radius:8px">message</button></div><div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px;margin-top:10px">${times(9, () => photo('width:100%;height:130px', random))}</div>`,
  }),
  letter: (icon, random) => ({
    width: 794,
    height: 1123,
    scale: 1,
    html: `<div style="padding:50px 70px;font:15px serif"><div style="text-align:${random.pick(['right', 'left', 'center'])}">${logo(icon, random.between(40, 90), random.pick(inks), random)}</div><p style="margin-top:60px">${text(3, random)}<br>${text(2, random)}<br>10115 Berlin</p><p style="text-align:right">30 November</p><h3>${text(5, random)}</h3>${times(4, () => `<p style="line-height:1.5">${text(40, random)}</p>`)}</div>`,
  }),
  slide: (icon, random) => ({
    width: 1280,
    height: 720,
    scale: 1,
    html: `<div style="padding:50px 70px;background:${random.pick(['#fff', '#f7f5ee', '#eef3f8'])};height:620px"><h1 style="font-size:50px;color:${random.pick(inks)}">${text(5, random)}</h1><ul style="font-size:28px;line-height:1.8">${times(4, () => `<li>${text(6, random)}</li>`)}</ul><div style="position:absolute;right:50px;bottom:40px">${logo(icon, random.between(50, 80), random.pick(inks), random)}</div></div>`,
  }),
  chat: (icon, random) => {
    const bubble = (count: number) =>
      `<div style="background:#fff;border-radius:8px;margin:12px 60px 12px 12px;padding:10px">${text(count, random)}</div>`
    return {
      ...phone,
      html: `<div style="background:#e5ddd5;height:844px;font-size:15px"><div style="background:#075e54;color:#fff;padding:16px;font-weight:700">‹ ${random.pick(brands)}</div>${bubble(6)}${bubble(12)}<div style="background:#dcf8c6;border-radius:8px;margin:12px 12px 12px 90px;padding:6px"><div style="background:#fff;padding:34px"><div id="logo" style="width:${random.between(90, 150)}px;margin:auto;aspect-ratio:1">${icon(random.pick(inks))}</div></div><small>21:04</small></div>${bubble(9)}${bubble(4)}</div>`,
    }
  },
  store: (icon, random) => ({
    ...phone,
    html: `${statusBar}<div style="display:flex;gap:16px;padding:16px"><div id="logo" style="width:100px;height:100px;box-sizing:border-box;padding:18px;border-radius:22px;background:${random.pick(['#fff', '#f4e9cd', '#ffd54d', '#dfe9f5'])};border:1px solid #ddd">${icon(random.pick(inks))}</div><div><b style="font-size:20px">${random.pick(brands)}</b><br><small>${text(3, random)}</small><br><button style="margin-top:14px;padding:6px 20px;border:0;border-radius:14px;background:#0a84ff;color:#fff">get</button></div></div><div style="display:flex;justify-content:space-around;padding:10px;border-top:1px solid #ddd;color:#666">${times(4, () => `<span>${text(1, random)}<br>${Math.round(random.between(1, 20))}</span>`)}</div><div style="display:flex;gap:10px;padding:16px">${times(3, () => photo('width:170px;height:300px;border-radius:14px;flex:none', random))}</div><p style="padding:0 16px">${text(34, random)}</p>`,
  }),
  invoice: (icon, random) => ({
    width: 794,
    height: 1123,
    scale: 1.5,
    html: `<div style="padding:40px 60px;font-size:13px"><div style="display:flex;justify-content:space-between"><div>${text(2, random)}<br>${text(3, random)}</div>${logo(icon, random.between(36, 70), random.pick(inks), random)}</div><h2 style="margin-top:90px">${text(2, random)} 4711</h2><table style="width:100%;border-collapse:collapse">${times(9, () => `<tr style="border-bottom:1px solid #ccc"><td style="padding:8px">${text(4, random)}</td><td>${Math.round(random.between(1, 9))}</td><td style="text-align:right">${random.between(9, 900).toFixed(2)} €</td></tr>`)}</table><p>${text(30, random)}</p></div>`,
  }),
  article: (icon, random) => {
    const { ground, ink } = header(random)
    return {
      width: 1440,
      height: 900,
      scale: 1,
      html: `<header style="text-align:center;padding:18px;background:${ground};border-bottom:3px solid ${ink}">${logo(icon, random.between(40, 70), ink, random)}</header><div style="display:flex;gap:40px;padding:24px 80px"><div style="flex:2"><h1 style="font:700 44px serif">${text(8, random)}</h1>${photo('width:100%;height:240px', random)}<p style="font:18px/1.6 serif">${text(90, random)}</p></div><div style="flex:1">${times(5, () => `<div style="display:flex;gap:12px;margin-bottom:18px">${photo('width:90px;height:64px;flex:none', random)}<b>${text(6, random)}</b></div>`)}</div></div>`,
    }
  },
  tablet: (icon, random) => ({
    width: 1024,
    height: 768,
    scale: 2,
    html: `<div style="display:flex;height:768px"><div style="width:230px;background:${random.pick(inks)};color:#fff;padding:20px;font-size:17px;line-height:2.6">${times(8, () => `${text(2, random)}<br>`)}</div><div style="flex:1;padding:30px;background:#f5f5f7"><h2>${text(3, random)}</h2><div style="background:#fff;border-radius:12px;padding:30px;display:flex;gap:30px;align-items:center"><div id="logo" style="width:${random.between(90, 170)}px">${icon(random.pick(inks))}</div><p>${text(30, random)}</p></div><div style="display:flex;gap:20px;margin-top:20px">${times(3, () => `<div style="flex:1;background:#fff;border-radius:12px;padding:16px"><b>${text(2, random)}</b><p>${text(14, random)}</p></div>`)}</div></div></div>`,
  }),
}
