import { usePhrases } from '../lib/phrases.tsx'
import { useSession } from '../lib/session.tsx'
import { Button } from './button.tsx'

type Flow = 'signIn' | 'signUp'
interface SignInButtonsProps {
  /** The button that stands out. It comes first on a page and last in a dialog, as in all dialogs. */
  primary: Flow
  inDialog?: boolean
  size?: 'large'
}

/** The buttons with which a visitor logs in or signs up, and comes back to this page. */
export function SignInButtons({ primary, inDialog = false, size }: SignInButtonsProps) {
  const session = usePhrases('session')
  const { signIn } = useSession()
  const start = (flow: Flow) => () => void signIn.start(flow).catch(() => undefined)
  const other: Flow = primary === 'signIn' ? 'signUp' : 'signIn'
  const flows = inDialog ? [other, primary] : [primary, other]
  return flows.map((flow) => (
    <Button key={flow} size={size} look={flow === primary ? 'primary' : undefined} onClick={start(flow)}>
      {session(flow === 'signIn' ? 'login' : 'signUp')}
    </Button>
  ))
}
