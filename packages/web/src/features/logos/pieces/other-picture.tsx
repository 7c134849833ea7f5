import { useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import { useDroppedFile } from './use-dropped-file.ts'
import { usePastedPicture } from './use-pasted-picture.ts'
import { useTaking } from './use-taking.ts'

/** Accepts a picture that is dropped or pasted while one is chosen. `store` puts it in place of the chosen one. */
export function OtherPicture({ store }: { store: (file: File) => Promise<void> }) {
  const t = usePhrases('logos')
  const [isReplaced, setReplaced] = useState(false)
  const { busy, fault, take } = useTaking(async (file) => {
    setReplaced(false)
    await store(file)
    setReplaced(true)
  })
  const takeGiven = (file: File) => {
    if (!busy) take(file)
  }
  usePastedPicture(takeGiven)
  useDroppedFile(takeGiven)
  return (
    <>
      <div role="status" className="vh">
        {busy ? t('source.busy') : isReplaced && !fault ? t('source.replaced') : ''}
      </div>
      <div role="alert">{fault && <Fault>{fault}</Fault>}</div>
    </>
  )
}
