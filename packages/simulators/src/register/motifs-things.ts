import { around, filled, type Motif, polygon, starPoints, stroked } from './motif-shapes.ts'

/** Motifs of landscapes, made things, symbols and geometry. */
export const thingMotifs: readonly Motif[] = [
  {
    name: 'mountains',
    vienna: ['06.01.02', '06.01.04'],
    designCodes: ['060104'],
    draw: (_, ink) =>
      `${filled('M-50 40 -14 -30 6 8 18 -10 50 40Z', ink.main)}${filled('M-14 -30 -24 -10 -14 -16 -4 -8Z', ink.paper)}<circle cx="30" cy="-30" r="10" fill="${ink.second}"/>`,
  },
  {
    name: 'a house',
    vienna: ['07.01.08', '07.01.24'],
    designCodes: ['070308'],
    draw: (_, ink) =>
      `${filled('M-48 -4 0 -46 48 -4 40 4 0 -30 -40 4Z', ink.second)}${filled('M-34 4 0 -24 34 4V46H-34Z', ink.main)}<path d="M-9 46V20H9V46Z" fill="${ink.paper}"/>`,
  },
  {
    name: 'a bridge',
    vienna: ['07.11.01'],
    designCodes: ['071108'],
    draw: (_, ink) =>
      `${stroked('M-48 18H48M-26 -36V36M26 -36V36', ink.main, 6)}${stroked('M-48 2Q-34 -6 -26 -34Q0 36 26 -34Q34 -6 48 2', ink.second, 4)}`,
  },
  {
    name: 'a steaming cup',
    vienna: ['11.03.04'],
    designCodes: ['110303'],
    draw: (_, ink) =>
      `${filled('M-34 -6H26V16C26 34 14 40 -4 40S-34 34 -34 16Z', ink.main)}${stroked('M28 2H36A10 10 0 0 1 36 22H28', ink.main, 6)}${stroked('M-18 -16C-26 -26 -10 -32 -18 -44M4 -16C-4 -26 12 -32 4 -44', ink.second, 5)}`,
  },
  {
    name: 'crossed spoon and fork',
    vienna: ['11.01.01', '11.01.03'],
    designCodes: ['110102'],
    draw: (_, ink) =>
      `<g transform="rotate(38)">${stroked('M0 -10V46', ink.main, 7)}<ellipse cy="-30" rx="12" ry="18" fill="${ink.main}"/></g><g transform="rotate(-38)">${stroked('M0 -16V46M-11 -46V-26Q-11 -16 0 -16Q11 -16 11 -26V-46M0 -46V-16', ink.second, 6)}</g>`,
  },
  {
    name: 'a key',
    vienna: ['14.05.21'],
    designCodes: ['141102'],
    draw: (_, ink) =>
      `<circle cx="-26" r="17" fill="none" stroke="${ink.main}" stroke-width="9"/>${stroked('M-8 0H46M46 0V16M30 0V12', ink.main, 9)}`,
  },
  {
    name: 'a toothed wheel',
    vienna: ['15.07.01'],
    designCodes: ['150702'],
    draw: (random, ink) =>
      `${around(random.pick([8, 10, 12]), `<path d="M-7 -48H7L9 -30H-9Z" fill="${ink.main}"/>`)}<circle r="36" fill="${ink.main}"/><circle r="15" fill="${ink.paper}"/>`,
  },
  {
    name: 'a sailing boat',
    vienna: ['18.03.02', '18.03.23'],
    designCodes: ['180705'],
    draw: (_, ink) =>
      `${filled('M-2 -48V20H-36Z', ink.main)}${filled('M4 -32 34 20H4Z', ink.second)}${filled('M-44 26H44L32 44H-32Z', ink.main)}`,
  },
  {
    name: 'an anchor',
    vienna: ['18.04.02'],
    designCodes: ['181101'],
    draw: (_, ink) =>
      `<circle cy="-36" r="9" fill="none" stroke="${ink.main}" stroke-width="7"/>${stroked('M0 -26V42M-20 -12H20M-38 12C-36 34 -16 42 0 42S36 34 38 12', ink.main, 8)}`,
  },
  {
    name: 'an open book',
    vienna: ['20.07.01'],
    designCodes: ['200501'],
    draw: (_, ink) =>
      `${filled('M-2 -26C-18 -38 -36 -38 -48 -34V30C-36 26 -18 26 -2 38Z', ink.main)}${filled('M2 -26C18 -38 36 -38 48 -34V30C36 26 18 26 2 38Z', ink.second)}`,
  },
  {
    name: 'a shield',
    vienna: ['24.01.03', '24.01.05'],
    designCodes: ['240102'],
    draw: (_, ink) =>
      `${filled('M0 -48C16 -38 30 -36 42 -36C44 6 32 34 0 48C-32 34 -44 6 -42 -36C-30 -36 -16 -38 0 -48Z', ink.main)}${stroked('M0 -34C12 -27 22 -25 31 -25C32 6 22 26 0 36C-22 26 -32 6 -31 -25C-22 -25 -12 -27 0 -34Z', ink.paper, 3)}<polygon transform="scale(.36)" points="${starPoints(5, 48, 20)}" fill="${ink.second}"/>`,
  },
  {
    name: 'a crown',
    vienna: ['24.09.02', '24.09.05'],
    designCodes: ['241102'],
    draw: (_, ink) =>
      `${filled('M-46 -26 -22 2 0 -36 22 2 46 -26 36 32H-36Z', ink.main)}<path d="M-36 36H36V44H-36Z" fill="${ink.second}"/><g fill="${ink.second}"><circle cx="-46" cy="-30" r="5"/><circle cy="-41" r="5"/><circle cx="46" cy="-30" r="5"/></g>`,
  },
  {
    name: 'a cross',
    vienna: ['24.13.01'],
    designCodes: ['241302'],
    draw: (_, ink) => filled('M-15 -46H15V-15H46V15H15V46H-15V15H-46V-15H-15Z', ink.main),
  },
  {
    name: 'an arrow',
    vienna: ['24.15.01', '24.15.13'],
    designCodes: ['241503'],
    draw: (random, ink) =>
      `<g transform="rotate(${random.pick([-45, 0, 45])})">${filled('M-46 -14H2V-38L48 0 2 38V14H-46Z', ink.main)}</g>`,
  },
  {
    name: 'a musical note',
    vienna: ['24.17.10'],
    designCodes: ['241710'],
    draw: (_, ink) =>
      `<g fill="${ink.main}"><ellipse cx="-22" cy="34" rx="15" ry="11"/><ellipse cx="28" cy="26" rx="15" ry="11"/></g>${stroked('M-10 34V-34L40 -42V26', ink.main, 7)}${stroked('M-10 -18 40 -26', ink.second, 6)}`,
  },
  {
    name: 'concentric circles',
    vienna: ['26.01.04', '26.01.18'],
    designCodes: ['260121'],
    draw: (_, ink) =>
      `<circle r="46" fill="${ink.main}"/><circle r="33" fill="${ink.paper}"/><circle r="21" fill="${ink.second}"/><circle r="9" fill="${ink.paper}"/>`,
  },
  {
    name: 'overlapping circles',
    vienna: ['26.01.06', '26.01.12'],
    designCodes: ['260117'],
    draw: (_, ink) =>
      `<g fill-opacity=".82"><circle cx="-17" cy="-12" r="29" fill="${ink.main}"/><circle cx="17" cy="-12" r="29" fill="${ink.second}"/><circle cy="17" r="29" fill="${ink.main}"/></g>`,
  },
  {
    name: 'a spiral',
    vienna: ['26.01.05'],
    designCodes: ['260128'],
    draw: (_, ink) =>
      stroked('M0 0C6 -10 20 -4 18 10C16 28 -14 32 -24 12C-34 -12 -10 -36 14 -32C42 -26 48 10 34 30', ink.main, 10),
  },
  {
    name: 'triangles',
    vienna: ['26.03.01', '26.03.04'],
    designCodes: ['260521'],
    draw: (_, ink) =>
      `${filled('M0 -46 24 -4H-24Z', ink.main)}${filled('M-26 0 -2 42H-50Z', ink.second)}${filled('M26 0 50 42H2Z', ink.main)}`,
  },
  {
    name: 'a grid of squares',
    vienna: ['26.04.02', '26.04.09'],
    designCodes: ['260921'],
    draw: (random, ink) => {
      let svg = ''
      for (let cell = 0; cell < 9; cell++) {
        if (random.chance(0.3) && cell !== 4) continue
        const fill = random.chance(0.3) ? ink.second : ink.main
        svg += `<rect x="${-46 + (cell % 3) * 32}" y="${-46 + Math.floor(cell / 3) * 32}" width="28" height="28" rx="4" fill="${fill}"/>`
      }
      return svg
    },
  },
  {
    name: 'a hexagon',
    vienna: ['26.05.04'],
    designCodes: ['261321'],
    draw: (_, ink) =>
      `<polygon points="${polygon(6, 48)}" fill="${ink.main}"/><polygon points="${polygon(6, 32)}" fill="${ink.paper}"/><polygon points="${polygon(6, 19)}" fill="${ink.second}"/>`,
  },
  {
    name: 'a diamond',
    vienna: ['26.04.03', '26.04.18'],
    designCodes: ['260721'],
    draw: (_, ink) =>
      `${filled('M0 -48 48 0 0 48 -48 0Z', ink.main)}${filled('M0 -26 26 0 0 26 -26 0Z', ink.paper)}${filled('M0 -13 13 0 0 13 -13 0Z', ink.second)}`,
  },
  {
    name: 'a cube',
    vienna: ['26.15.09'],
    designCodes: ['261502'],
    draw: (_, ink) =>
      `${filled('M0 -46 42 -23 0 0 -42 -23Z', ink.second)}${filled('M-42 -18 -3 4V46L-42 25Z', ink.main)}<path d="M42 -18 3 4V46L42 25Z" fill="${ink.main}" fill-opacity=".7"/>`,
  },
  {
    name: 'parallel slanted bars',
    vienna: ['26.11.03', '26.11.09'],
    designCodes: ['261721'],
    draw: (random, ink) =>
      Array.from({ length: random.between(3, 5) }, (_, index) =>
        filled(
          `M${-46 + index * 20} 42 ${-22 + index * 20} -42H${-10 + index * 20}L${-34 + index * 20} 42Z`,
          index % 2 === 0 ? ink.main : ink.second,
        ),
      ).join(''),
  },
  {
    name: 'a loop in the form of a lying eight',
    vienna: ['26.01.08', '24.17.25'],
    designCodes: ['241725'],
    draw: (_, ink) => stroked('M0 0C-12 -24 -44 -24 -44 0S-12 24 0 0S44 -24 44 0S12 24 0 0Z', ink.main, 11),
  },
  {
    name: 'segments turning around a centre',
    vienna: ['26.01.15', '26.02.07'],
    designCodes: ['260112'],
    draw: (random, ink) => {
      const count = random.pick([3, 4, 5, 6])
      return `${around(count, filled('M0 -6C-4 -26 8 -44 26 -46C30 -28 20 -10 0 -6Z', ink.main))}<circle r="7" fill="${ink.second}"/>`
    },
  },
  {
    name: 'a speech bubble',
    vienna: ['26.99.04', '24.17.09'],
    designCodes: ['201725'],
    draw: (_, ink) =>
      `${filled('M-32 -42H32A14 14 0 0 1 46 -28V10A14 14 0 0 1 32 24H2L-22 44V24H-32A14 14 0 0 1 -46 10V-28A14 14 0 0 1 -32 -42Z', ink.main)}<g fill="${ink.paper}"><circle cx="-20" cy="-9" r="6"/><circle cy="-9" r="6"/><circle cx="20" cy="-9" r="6"/></g>`,
  },
]
