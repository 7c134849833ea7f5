import { highestRating, longestFeedbackComment } from '@marklot/contracts/feedback'
import { useConfig } from '../../lib/config.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { RatingField } from '../../ui/form/rating-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'

/** The satisfaction question (spec 2, section 7.6). */
export function Satisfaction({ rating, onChange }: { rating: number | null; onChange: (rating: number) => void }) {
  const t = usePhrases('feedback')
  const { productName } = useConfig()
  return (
    <RatingField
      legend={t('question', { product: productName })}
      highest={highestRating}
      rating={rating}
      onChange={onChange}
      labelOf={(value) => t('chosen', { rating: value })}
      hint={rating === null ? t('scale') : t('chosen', { rating })}
    />
  )
}

interface CommentProps {
  label: string
  rows: number
  value: string
  onChange: (value: string) => void
}

/** The open comment. Its hint asks people to leave out confidential names. */
export function Comment(props: CommentProps) {
  const t = usePhrases('feedback')
  return (
    <TextArea
      {...props}
      name="comment"
      required={false}
      maxLength={longestFeedbackComment}
      placeholder={t('oneSentence')}
      hint={t('privacy')}
    />
  )
}
