import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SaveBrandBoard } from './boards.ts'
import { ProjectChange } from './pilot.ts'
import { visible } from './visible.ts'

const Name = z.string().check(z.trim(), visible)

const invisible = ['', '  ', '\u200b', '\u200b \u2060', '\u00ad', '\u3164', '\u2800', '\u202e', '\u0000']

it.each(invisible)('%j is not a name, and no title of a project', (name) => {
  const { error } = z.safeParse(Name, name)
  expect(error?.issues.map(({ message }) => message)).toEqual(['rule.required'])
  expect(z.safeParse(SaveBrandBoard, { name }).success).toBe(false)
  expect(z.parse(ProjectChange, { title: name }).title).toBe('')
})

it.each(['Tee', ' Tee ', '茶', '☕', '🏳️‍🌈', '.', 'می‌خواهم'])('%j is a name', (name) => {
  expect(z.parse(Name, name)).toBe(name.trim())
})
