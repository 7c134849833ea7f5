import { type Client, extendClient } from '@marklot/contracts'
import { dossiersEndpoints, type MadeDossier } from '@marklot/contracts/dossiers'
import { useEffect } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { download } from '../../lib/download.ts'

const table = { dossiers: dossiersEndpoints }
const dossiersOf = (api: Api): Client<typeof table>['dossiers'] => extendClient(api, table).dossiers

const root = 'dossiers'
/** Milliseconds between two requests while a dossier is being produced. */
const patience = 1_500

export const isOpen = ({ state }: MadeDossier): boolean => state === 'waiting' || state === 'making'

/** Returns the account's dossiers. Requests them again while one is being produced. */
export function useDossiers(): QueryHolder<MadeDossier[]> {
  const holder = useApiQuery([root], (api, options) => dossiersOf(api).list(undefined, options), { staleTime: 0 })
  const { object, reload } = holder
  const isWaiting = object?.some(isOpen) ?? false
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(reload, patience)
    return () => clearInterval(timer)
  }, [isWaiting, reload])
  return holder
}

/** Saves a finished dossier on the reader's machine. */
export const useDownload = (): MutationHolder<MadeDossier, void> =>
  useApiMutation('updating', async (api, { id, title, format }: MadeDossier) =>
    download(await dossiersOf(api).file({ params: { id } }), `${title}.${format}`),
  )

export function useRemoveDossier(): MutationHolder<MadeDossier, null> {
  const reload = useReload()
  const removing = useApiMutation('deleting', (api, { id }: MadeDossier) => dossiersOf(api).remove({ params: { id } }))
  return {
    ...removing,
    run: async (dossier) => {
      const done = await removing.run(dossier)
      await reload(root)
      return done
    },
  }
}
