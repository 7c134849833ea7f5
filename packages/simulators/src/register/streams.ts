/**
 * The random streams. Each use of randomness has its own stream, so that a change in one place leaves the rest of the
 * sample unchanged.
 */
export const streams = {
  owner: 1,
  representative: 2,
  mark: 3,
  life: 4,
  brand: 5,
  goods: 6,
  drawing: 7,
  filing: 8,
  removal: 9,
} as const
