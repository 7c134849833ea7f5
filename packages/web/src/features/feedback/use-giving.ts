import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { disableFeedback, feedbackPauses } from '../../lib/feedback-cookie.ts'
import { feedbackOf } from './feedback-calls.ts'

export interface Giving {
  /** Null: no rating has been chosen, so nothing can be submitted. */
  rating: number | null
  comment: string
  setRating: (rating: number) => void
  setComment: (comment: string) => void
  busy: boolean
  isDone: boolean
  submit: (event: FormEvent) => void
}

/**
 * Holds the state of a feedback form. Submitting disables the bar for a while. The page reports failures and keeps the
 * input.
 * @param asksComment whether the form shows its comment at a rating; a hidden one is not sent
 */
export function useGiving(context: string | undefined, asksComment = (_rating: number) => true): Giving {
  const [rating, setRating] = useState<number | null>(null)
  const [comment, setComment] = useState('')
  const [isDone, setIsDone] = useState(false)
  const giving = useApiMutation('creating', (api, given: { rating: number; comment: string }) =>
    feedbackOf(api).give({ body: { ...given, ...(context !== undefined && { context }) } }),
  )
  return {
    rating,
    comment,
    setRating,
    setComment,
    busy: giving.busy,
    isDone,
    submit: (event) => {
      event.preventDefault()
      if (rating === null || giving.busy) return
      void giving.run({ rating, comment: asksComment(rating) ? comment : '' }).then(
        () => {
          disableFeedback(feedbackPauses.submitted)
          setIsDone(true)
        },
        () => undefined,
      )
    },
  }
}
