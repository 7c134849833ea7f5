import { expect, it } from 'vitest'
import { classesNamedIn } from './named-classes.ts'

it.each([
  ['35', [35]],
  ['class 35', [35]],
  ['Klassen 9, 42', [9, 42]],
  ['classi 3, 3', [3]],
  ['tea', null],
  ['46', null],
  ['class', null],
  ['35 mm film', null],
  ['', null],
])('%j names %j', (text, classes) => {
  expect(classesNamedIn(text)).toEqual(classes)
})
