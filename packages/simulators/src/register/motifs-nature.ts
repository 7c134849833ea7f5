import { around, filled, type Motif, starPoints, stroked } from './motif-shapes.ts'

/** Motifs of sky, water, body, animals and plants. */
export const natureMotifs: readonly Motif[] = [
  {
    name: 'a star',
    vienna: ['01.01.02', '01.01.10'],
    designCodes: ['010103'],
    draw: (random, ink) =>
      `<polygon points="${starPoints(random.between(4, 8), 48, random.between(16, 28))}" fill="${ink.main}"/>`,
  },
  {
    name: 'three stars',
    vienna: ['01.01.04'],
    designCodes: ['010103'],
    draw: (_, ink) =>
      [
        [-30, 14, ink.main],
        [0, -22, ink.second],
        [30, 14, ink.main],
      ]
        .map(
          ([x, y, fill]) =>
            `<polygon transform="translate(${x} ${y}) scale(.45)" points="${starPoints(5, 48, 20)}" fill="${fill}"/>`,
        )
        .join(''),
  },
  {
    name: 'a sun with rays',
    vienna: ['01.03.01', '01.03.15'],
    designCodes: ['010501'],
    draw: (random, ink) =>
      `<circle r="22" fill="${ink.main}"/>${around(random.pick([8, 10, 12, 16]), filled('M-4 -28 0 -48 4 -28Z', ink.second))}`,
  },
  {
    name: 'a rising sun over the horizon',
    vienna: ['01.03.02', '06.19.01'],
    designCodes: ['010502'],
    draw: (_, ink) =>
      `${filled('M-32 12A32 32 0 0 1 32 12Z', ink.main)}${stroked('M-48 20H48', ink.second, 5)}${stroked('M-36 32H36', ink.second, 4)}${stroked('M-22 43H22', ink.second, 3)}`,
  },
  {
    name: 'a crescent moon',
    vienna: ['01.07.06'],
    designCodes: ['011102'],
    draw: (_, ink) =>
      `${filled('M14 -46A46 46 0 1 0 44 24A36 36 0 1 1 14 -46Z', ink.main)}<polygon transform="translate(22 -10) scale(.22)" points="${starPoints(5, 48, 20)}" fill="${ink.second}"/>`,
  },
  {
    name: 'a globe with meridians',
    vienna: ['01.05.01', '01.05.02'],
    designCodes: ['010701'],
    draw: (_, ink) =>
      `<circle r="45" fill="${ink.main}"/><g fill="none" stroke="${ink.paper}" stroke-width="4"><ellipse rx="19" ry="45"/><path d="M-45 0H45M-39 -22H39M-39 22H39"/></g>`,
  },
  {
    name: 'drops of water',
    vienna: ['01.15.15'],
    designCodes: ['011508'],
    draw: (_, ink) =>
      `${filled('M0 -48C14 -20 34 -4 34 16A34 32 0 0 1 -34 16C-34 -4 -14 -20 0 -48Z', ink.main)}${stroked('M-18 16A18 17 0 0 0 0 33', ink.paper, 6)}`,
  },
  {
    name: 'a flame',
    vienna: ['01.15.05'],
    designCodes: ['011503'],
    draw: (_, ink) =>
      `${filled('M4 -48C10 -20 36 -8 34 18C33 38 18 48 0 48S-34 36 -34 14C-34 -2 -24 -10 -20 -22C-12 -14 -10 -8 -8 0C0 -10 8 -26 4 -48Z', ink.main)}${filled('M2 2C6 14 18 18 16 32C14 42 6 46 0 46S-16 40 -16 28C-16 18 -2 14 2 2Z', ink.second)}`,
  },
  {
    name: 'a flash of lightning',
    vienna: ['01.15.03'],
    designCodes: ['011502'],
    draw: (_, ink) => filled('M12 -48 -30 8H-4L-14 48 32 -12H6Z', ink.main),
  },
  {
    name: 'waves',
    vienna: ['01.15.24', '26.11.12'],
    designCodes: ['061506', '261713'],
    draw: (random, ink) =>
      Array.from({ length: random.between(3, 4) }, (_, row) =>
        stroked(`M-46 ${-24 + row * 18}q11.500 -16 23 0t23 0 23 0 23 0`, row % 2 === 0 ? ink.main : ink.second, 7),
      ).join(''),
  },
  {
    name: 'a heart',
    vienna: ['02.09.01'],
    designCodes: ['021101'],
    draw: (_, ink) => filled('M0 44C-60 4 -48 -40 -22 -40C-8 -40 0 -30 0 -22C0 -30 8 -40 22 -40C48 -40 60 4 0 44Z', ink.main),
  },
  {
    name: 'an eye',
    vienna: ['02.09.04'],
    designCodes: ['021102'],
    draw: (_, ink) =>
      `${filled('M-48 0Q0 -46 48 0Q0 46 -48 0Z', ink.main)}<circle r="17" fill="${ink.paper}"/><circle r="9" fill="${ink.second}"/>`,
  },
  {
    name: "a cat's head",
    vienna: ['03.01.06', '03.01.16'],
    designCodes: ['030104'],
    draw: (_, ink) =>
      `${filled('M-36 -44 -12 -26H12L36 -44 38 8C38 32 20 44 0 44S-38 32 -38 8Z', ink.main)}<g fill="${ink.paper}"><ellipse cx="-15" cy="2" rx="6" ry="9"/><ellipse cx="15" cy="2" rx="6" ry="9"/><path d="M-6 18H6L0 26Z"/></g>`,
  },
  {
    name: "a fox's head",
    vienna: ['03.01.08', '03.01.16'],
    designCodes: ['030108'],
    draw: (_, ink) =>
      `${filled('M-46 -42 -18 -20H18L46 -42 34 14 0 46 -34 14Z', ink.main)}${filled('M-34 14 0 10 34 14 0 46Z', ink.second)}<circle cx="-15" cy="-2" r="4.500" fill="${ink.paper}"/><circle cx="15" cy="-2" r="4.500" fill="${ink.paper}"/>`,
  },
  {
    name: "a bear's head",
    vienna: ['03.01.14', '03.01.16'],
    designCodes: ['030109'],
    draw: (_, ink) =>
      `<g fill="${ink.main}"><circle cx="-28" cy="-28" r="15"/><circle cx="28" cy="-28" r="15"/><ellipse cy="2" rx="42" ry="40"/></g><ellipse cy="18" rx="19" ry="16" fill="${ink.second}"/><g fill="${ink.paper}"><circle cx="-15" cy="-8" r="4.500"/><circle cx="15" cy="-8" r="4.500"/></g><ellipse cy="11" rx="7" ry="5" fill="${ink.main}"/>`,
  },
  {
    name: 'a bird in flight',
    vienna: ['03.07.16', '03.07.24'],
    designCodes: ['031519', '031524'],
    draw: (_, ink) =>
      `${filled('M-48 -24C-18 -30 0 -16 4 -2C14 -26 34 -34 48 -32C42 -10 30 18 0 22C-14 24 -24 34 -34 38C-28 28 -22 20 -16 14C-32 8 -42 -6 -48 -24Z', ink.main)}<circle cx="31" cy="-20" r="3" fill="${ink.paper}"/>`,
  },
  {
    name: 'an owl',
    vienna: ['03.07.05'],
    designCodes: ['031502'],
    draw: (_, ink) =>
      `${filled('M-34 -46 -14 -34H14L34 -46C38 -20 38 48 0 48S-38 -20 -34 -46Z', ink.main)}<g fill="${ink.paper}"><circle cx="-14" cy="-16" r="13"/><circle cx="14" cy="-16" r="13"/></g><g fill="${ink.main}"><circle cx="-14" cy="-16" r="6"/><circle cx="14" cy="-16" r="6"/></g>${filled('M-5 -4H5L0 8Z', ink.second)}${filled('M-20 20Q0 4 20 20Q12 40 0 42Q-12 40 -20 20Z', ink.second)}`,
  },
  {
    name: 'a fish',
    vienna: ['03.09.01'],
    designCodes: ['031901'],
    draw: (_, ink) =>
      `${filled('M-46 0C-30 -30 10 -32 26 0C10 32 -30 30 -46 0ZM22 0 48 -24V24Z', ink.main)}<circle cx="-24" cy="-6" r="4" fill="${ink.paper}"/>${stroked('M-8 -17Q2 0 -8 17', ink.second, 4)}`,
  },
  {
    name: 'a butterfly',
    vienna: ['03.13.01'],
    designCodes: ['032301'],
    draw: (_, ink) =>
      `<g fill="${ink.main}"><path d="M-3 -4C-16 -46 -50 -40 -46 -14C-44 2 -20 6 -3 2Z"/><path d="M3 -4C16 -46 50 -40 46 -14C44 2 20 6 3 2Z"/></g><g fill="${ink.second}"><path d="M-3 4C-24 4 -40 12 -34 30C-28 46 -8 36 -3 10Z"/><path d="M3 4C24 4 40 12 34 30C28 46 8 36 3 10Z"/></g>${stroked('M0 -18V26M0 -18 -9 -34M0 -18 9 -34', ink.main, 4)}`,
  },
  {
    name: 'a bee',
    vienna: ['03.13.04'],
    designCodes: ['032305'],
    draw: (_, ink) =>
      `<g fill="${ink.second}"><ellipse cx="-22" cy="-20" rx="22" ry="12" transform="rotate(35 -22 -20)"/><ellipse cx="22" cy="-20" rx="22" ry="12" transform="rotate(-35 22 -20)"/></g><ellipse cy="10" rx="21" ry="34" fill="${ink.main}"/><path d="M-20 0H20M-21 14H21M-16 28H16" stroke="${ink.paper}" stroke-width="6"/>`,
  },
  {
    name: 'a snail',
    vienna: ['03.11.07'],
    designCodes: ['032102'],
    draw: (_, ink) =>
      `${stroked('M-46 36H34C46 36 46 22 40 6M40 6 48 -8M40 6 34 -8', ink.second, 7)}<circle cx="-6" cy="4" r="30" fill="${ink.main}"/>${stroked('M-6 4C-6 -6 10 -6 10 6S-20 22 -20 2S8 -22 18 -8', ink.paper, 5)}`,
  },
  {
    name: 'a deciduous tree',
    vienna: ['05.01.03', '05.01.16'],
    designCodes: ['050102'],
    draw: (_, ink) =>
      `<path d="M-5 48V6H5V48Z" fill="${ink.second}"/><g fill="${ink.main}"><circle cy="-24" r="23"/><circle cx="-22" cy="-4" r="18"/><circle cx="22" cy="-4" r="18"/></g>`,
  },
  {
    name: 'a fir tree',
    vienna: ['05.01.05', '05.01.16'],
    designCodes: ['050103'],
    draw: (_, ink) =>
      `<path d="M-5 48V30H5V48Z" fill="${ink.second}"/>${filled('M0 -48 18 -18H9L26 8H14L34 34H-34L-14 8H-26L-9 -18H-18Z', ink.main)}`,
  },
  {
    name: 'a leaf with its vein',
    vienna: ['05.03.13', '05.03.15'],
    designCodes: ['050325'],
    draw: (random, ink) =>
      `<g transform="rotate(${random.pick([-30, 0, 30])})">${filled('M0 -48C38 -22 34 26 0 46C-34 26 -38 -22 0 -48Z', ink.main)}${stroked('M0 -26V48M0 0 14 -12M0 0 -14 -12M0 18 15 4M0 18 -15 4', ink.paper, 3)}</g>`,
  },
  {
    name: 'two leaves on a stem',
    vienna: ['05.03.11', '05.03.14'],
    designCodes: ['050325'],
    draw: (_, ink) =>
      `${filled('M2 10C-44 14 -50 -22 -46 -34C-14 -38 6 -22 2 10Z', ink.main)}${filled('M2 16C4 -22 30 -32 48 -30C50 2 32 20 2 16Z', ink.second)}${stroked('M2 10C2 26 0 38 -6 48', ink.main, 6)}`,
  },
  {
    name: 'a flower with petals',
    vienna: ['05.05.20', '05.05.21'],
    designCodes: ['050525'],
    draw: (random, ink) =>
      `${around(random.pick([5, 6, 8]), `<ellipse cy="-28" rx="14" ry="20" fill="${ink.main}"/>`)}<circle r="13" fill="${ink.second}"/>`,
  },
  {
    name: 'an ear of grain',
    vienna: ['05.07.02'],
    designCodes: ['051125'],
    draw: (_, ink) =>
      `${stroked('M0 48V-30', ink.second, 4)}<g fill="${ink.main}"><ellipse cy="-36" rx="7" ry="12"/>${[-18, 0, 18]
        .map(
          (y) =>
            `<ellipse cx="-13" cy="${y}" rx="7" ry="13" transform="rotate(-35 -13 ${y})"/><ellipse cx="13" cy="${y}" rx="7" ry="13" transform="rotate(35 13 ${y})"/>`,
        )
        .join('')}</g>`,
  },
  {
    name: 'an apple',
    vienna: ['05.07.13'],
    designCodes: ['050905'],
    draw: (_, ink) =>
      `<g fill="${ink.main}"><circle cx="-15" cy="12" r="30"/><circle cx="15" cy="12" r="30"/></g>${stroked('M0 -14C0 -26 3 -34 8 -40', ink.second, 5)}${filled('M8 -26C12 -44 28 -48 38 -44C36 -30 22 -24 8 -26Z', ink.second)}`,
  },
  {
    name: 'a bunch of grapes',
    vienna: ['05.07.10'],
    designCodes: ['050902'],
    draw: (_, ink) =>
      `<g fill="${ink.main}">${[-24, -8, 8, 24].map((x) => `<circle cx="${x}" cy="-12" r="10"/>`).join('')}${[-16, 0, 16].map((x) => `<circle cx="${x}" cy="6" r="10"/>`).join('')}${[-8, 8].map((x) => `<circle cx="${x}" cy="24" r="10"/>`).join('')}<circle cy="40" r="9"/></g>${filled('M0 -24C-4 -40 -24 -50 -34 -40C-30 -26 -14 -22 0 -24Z', ink.second)}`,
  },
]
