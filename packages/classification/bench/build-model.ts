/*
 * Trains the model that finds classes and writes it to `src/model/weights-*.ts`. Run it after changing the vocabulary,
 * the terms of the classes, or how a text is read.
 *
 *   npm run build:classes
 */
import { writeFileSync } from 'node:fs'
import { biasName, writeWeights } from '../src/model/weights-format.ts'
import { classCount, trainModel } from './train-model.ts'
import { fingerprint, trainingTexts } from './training-texts.ts'

const fileCount = 3

const texts = trainingTexts()
const { names, weights, bias } = trainModel(texts)
const lines = names
  .map((name, at) => [name, writeWeights(weights.subarray(at * classCount, (at + 1) * classCount))] as const)
  .filter(([name, pairs]) => pairs !== '' || name.startsWith('w:'))
  .map(([name, pairs]) => `${name} ${pairs}`)
  .sort()
lines.unshift(`${biasName} ${writeWeights(bias, 0)}`)
const perFile = Math.ceil(lines.length / fileCount)
for (let file = 0; file < fileCount; file++) {
  const part = lines.slice(file * perFile, (file + 1) * perFile)
  const head = '/* Written by `npm run build:classes`; see `weights-format.ts`. */\n'
  const trainedOn = file === 0 ? `export const trainedOn = '${fingerprint(texts)}'\n` : ''
  const address = new URL(`../src/model/weights-${file + 1}.ts`, import.meta.url)
  writeFileSync(address, `${head}${trainedOn}export const weights${file + 1} = \`\n${part.join('\n')}\n\`\n`)
}
process.stdout.write(`${lines.length} inputs, ${lines.reduce((sum, line) => sum + line.length + 1, 0)} characters\n`)
