import type { PartProps } from './use-again.ts'

export function Advice(_: Pick<PartProps, 'assessment'>) {
  return null
}
