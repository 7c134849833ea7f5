import { extendClient } from '@marklot/contracts'
import { ApiError } from '@marklot/contracts/client'
import { type NewsLink, newsEndpoints } from '@marklot/contracts/news'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type Api, useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import plain from '../../ui/plain-page.module.css'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

const newsOf = (api: Api) => extendClient(api, { news: newsEndpoints }).news

/**
 * The page behind the links of news mails: one link confirms the consent, the other withdraws it. Opening the page
 * changes nothing, because mail programs open links on their own. The button on the page acts. The page needs no login.
 */
export function NewsPage() {
  const t = usePhrases('news')
  const ui = usePhrases('ui')
  const token = useParams().token ?? ''
  const { object, error, busy, reload } = useApiQuery(['newsLink', token], (api, options) =>
    newsOf(api).link({ params: { token } }, options),
  )
  const [followed, setFollowed] = useState<NewsLink | null>(null)
  const following = useApiMutation('updating', (api, _: undefined) => newsOf(api).follow({ params: { token } }))
  const link = followed ?? object
  const isInvalid = error instanceof ApiError && error.status < 500
  useHead({
    title: t(link ? `${link.action}.title` : error ? 'invalid' : 'loading'),
    status: link || (!error && busy) ? undefined : isInvalid ? 404 : 503,
    noindex: true,
  })
  if (!link)
    return (
      <div className={`page ${plain.page}`}>
        {error && !busy ? (
          <ErrorState level={1} title={t(isInvalid ? 'invalid' : 'failed')} text={isInvalid ? t('invalid.text') : undefined}>
            {!isInvalid && <Button onClick={reload}>{ui('retry')}</Button>}
          </ErrorState>
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton width="50%" height="48px" />
          </div>
        )}
      </div>
    )
  const { action, state, text } = link
  const isOpen = action === 'confirm' ? state === 'pending' : state === 'pending' || state === 'confirmed'
  return (
    <div className={`page ${plain.page}`}>
      <h1>{t(`${action}.title`)}</h1>
      <p role="status" className={plain.lead}>
        {isOpen || state === 'pending' ? text : t(state)}
      </p>
      {isOpen && (
        <Button
          look="primary"
          disabled={following.busy}
          aria-busy={following.busy}
          // The page reports a failure, and the button stays.
          onClick={() => void following.run(undefined).then(setFollowed, () => undefined)}
        >
          {t(`${action}.action`)}
        </Button>
      )}
    </div>
  )
}
