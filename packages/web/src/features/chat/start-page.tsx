import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { newId } from '../../lib/new-id.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { useUnsentText } from '../../lib/use-unsent-text.ts'
import { LoginPrompt } from '../../shell/login-prompt.tsx'
import { overlays, type PaywallCode, paywallCodeOf, paywallCodes } from '../../shell/overlays.ts'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { useIsAfterRemoval, useListTitle } from '../../ui/use-list-title.ts'
import { chatOf, useAssistant, useShowThread, useThreads } from './chat-calls.ts'
import { Composer } from './composer.tsx'
import { Frame, QuotaLeft, QuotaNotice, useUsedUpText } from './frame.tsx'
import { type AddressedSubject, subjectInAddress } from './pieces/index.ts'
import { sparklesShape } from './pieces/shapes.ts'
import { shapes } from './shapes.ts'
import styles from './start-page.module.css'
import { subjectOf } from './subject.ts'

/** The question with which a new thread begins. */
export interface FirstQuestion {
  id: string
  text: string
}

const suggestions = {
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6',
  classes: shapes.category,
  deadlines: shapes.calendar,
  compare: shapes.scale,
} as const

/** Brandy before the first question: its purpose, the machine that answers, and suggestions to press. */
export function StartPage() {
  const t = usePhrases('chat')
  const locale = useLocale()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const subject = subjectInAddress(query)
  useHead({ title: t('title'), description: t('description'), noindex: subject !== null })
  const { account, isLoading } = useSession()
  const quota = useThreads('', account !== null).object?.quota
  const show = useShowThread()
  const { text: question, change, forget } = useUnsentText('chat-question')
  const usedUpText = useUsedUpText()
  const id = useRef<string>(undefined)
  const creating = useApiMutation('creating', async (api) => {
    id.current ??= newId()
    return chatOf(api).createThread({
      body: { id: id.current, subject: subject && (await subjectOf(subject, query)) },
    })
  })
  const ask = async (text: string) => {
    change(text)
    const refusal = account ? (quota?.refusal ?? null) : 'auth.required'
    if (refusal !== null)
      return overlays.open({ kind: 'paywall', code: knownCode(refusal), about: 'chat', text: usedUpText(quota) })
    try {
      const thread = await creating.run(undefined)
      show(thread)
      forget()
      const first: FirstQuestion = { id: newId(), text }
      await navigate(paths.chatThread(locale, thread.id), { state: { first } })
    } catch (error) {
      const code = paywallCodeOf(error)
      if (code) overlays.open({ kind: 'paywall', code, about: 'chat' })
    }
  }
  const { title } = useListTitle(useIsAfterRemoval())
  const isVisitor = !account && !isLoading
  return (
    <Frame current={null}>
      <div className={styles.empty}>
        <h1 {...title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Machine />
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        {subject && <About subject={subject} />}
        <ul className={styles.suggestions} aria-label={t('suggestions')}>
          {subject && <Suggestion shape={shapes.entry} text={t('suggestion.aboutWhat')} onAsk={ask} isBusy={creating.busy} />}
          {Object.entries(suggestions).map(([key, shape]) => (
            <Suggestion
              key={key}
              shape={shape}
              text={t(`suggestion.${key as keyof typeof suggestions}`)}
              onAsk={ask}
              isBusy={creating.busy}
            />
          ))}
        </ul>
        {/* Has the same height before and after the session has loaded. */}
        <div className={styles.access}>
          {isVisitor && <LoginPrompt>{t('login.text')}</LoginPrompt>}
          <QuotaNotice quota={quota} />
        </div>
      </div>
      <Composer
        value={question}
        onChange={change}
        onSend={(text) => void ask(text)}
        isBusy={creating.busy}
        quota={<QuotaLeft quota={quota} />}
      />
    </Frame>
  )
}

const knownCode = (code: string): PaywallCode => paywallCodes.find((one) => one === code) ?? 'plan.featureNotIncluded'

/** States that a machine answers, and which one (AI Act, article 50). */
export function Machine() {
  const t = usePhrases('chat')
  const { object } = useAssistant()
  const kind = object?.answeredBy.kind
  return (
    <p className={styles.machine}>
      <OutlineSign shape={sparklesShape} small />
      <span>{kind ? t(`machine.${kind}`, { model: object?.answeredBy.model ?? '' }) : t('machine.unknown')}</span>
    </p>
  )
}

function About({ subject }: { subject: AddressedSubject }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  return (
    <p className={styles.about}>
      <Icon name="link" small />
      <span>
        {t(`about.${subject.kind}`, { name: subject.name })}{' '}
        <Link to={paths.chat(locale)} replace>
          {t('about.leave')}
        </Link>
      </span>
    </p>
  )
}

interface SuggestionProps {
  shape: string
  text: string
  isBusy: boolean
  onAsk: (text: string) => Promise<void>
}

function Suggestion({ shape, text, isBusy, onAsk }: SuggestionProps) {
  return (
    <li>
      <button type="button" disabled={isBusy} onClick={() => void onAsk(text)}>
        <OutlineSign shape={shape} />
        <span>{text}</span>
        <OutlineSign shape={shapes.arrow} small />
      </button>
    </li>
  )
}
