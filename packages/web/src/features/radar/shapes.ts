/* Shapes from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, for `OutlineSign`. */
export const playShape = 'M7 4v16l13 -8l-13 -8'
export const pencilShape = 'M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4M13.5 6.5l4 4'
export const trashShape =
  'M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3'
export const historyShape = 'M12 8l0 4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5'
