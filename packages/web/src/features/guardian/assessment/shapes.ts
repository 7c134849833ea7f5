/* Shapes from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, for `OutlineSign`. */
export const circleCheckShape = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4'
export const trashShape =
  'M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3'
export const plusShape = 'M12 5l0 14M5 12l14 0'
export const minusShape = 'M5 12l14 0'
