import { createContext, useContext, useEffect } from 'react'
import { useConfig } from './config.tsx'
import { usePhrases } from './phrases.tsx'

/** A page's metadata. */
export interface PageHead {
  /** The title without the product's name, which is appended. */
  title: string
  description?: string
  /** HTTP status of the document; default 200. */
  status?: 200 | 404 | 500 | 502 | 503
  /** Asks search engines not to index the page. */
  noindex?: boolean
}

/** Collects the page's metadata on the server. Absent in the browser, where the document changes at once. */
export interface HeadCollector {
  /** The metadata in the document: `title` with the product's name, `ownTitle` without it. */
  head: (PageHead & { ownTitle: string }) | null
}
export const HeadContext = createContext<HeadCollector | null>(null)

/** Sets title, description, indexing and status of the page. Call it once per page. */
export function useHead(head: PageHead): void {
  const collector = useContext(HeadContext)
  const t = usePhrases('shell')
  const { productName } = useConfig()
  const title = t('pageTitle', { title: head.title, product: productName })
  const description = head.description ?? t('description')
  if (collector) collector.head = { ...head, title, ownTitle: head.title, description }
  const noindex = head.noindex ?? false
  useEffect(() => {
    document.title = title
    setMeta('description', description)
    setMeta('robots', noindex ? 'noindex' : null)
  }, [title, description, noindex])
}

function setMeta(name: string, content: string | null): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === null) {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = content
}
