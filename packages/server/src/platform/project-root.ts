import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project, both from source and from `dist/`. */
export const projectRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(directory: string): string {
  const file = join(directory, 'package.json')
  if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('The project folder was not found: no package.json with workspaces above this file.')
  return findRoot(parent)
}
export const projectVersion: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version
