import type { ToolResult } from '@marklot/contracts/chat-results'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { AccountResult } from './cards/account-result.tsx'
import { MarksResult } from './cards/marks-result.tsx'
import { ProductResult } from './cards/product-result.tsx'
import { resultElementId } from './element-ids.ts'
import { shapes } from './shapes.ts'
import styles from './tool-card.module.css'
import { useToolTitle } from './use-tool-title.ts'

interface ToolCardProps {
  result: ToolResult
  /** The result's number in the thread, which statements cite. */
  number: number
  /** Agrees to a call that waits for a person, with the text of the message. Absent once it is too late to agree. */
  onConfirm?: ((text: string) => void) | undefined
}

/** Shows the request to a tool and its result, as stored by the server. A fact in the text opens a closed card. */
export function ToolCard({ result, number, onConfirm }: ToolCardProps) {
  const t = usePhrases('chat')
  const titleOf = useToolTitle()
  const { state, refusal } = result
  const title = titleOf(result)
  if (state === 'running') {
    return (
      <div className={`${styles.card} ${styles.running}`}>
        <p className={styles.head}>
          <span className={styles.plumb} aria-hidden="true" />
          <span>
            <b dir="auto">{title}</b> <span className={styles.muted}>{t('tool.running')}</span>
          </span>
        </p>
      </div>
    )
  }
  return (
    <details id={resultElementId(result.id)} className={styles.card} open>
      <summary className={styles.head}>
        <span className={styles.number}>{number}</span>
        <OutlineSign shape={isEntry(result) ? shapes.entry : shapes.register} />
        <span className={styles.title}>
          <b dir="auto">{title}</b> <Narrowed result={result} />
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" small />
        </span>
      </summary>
      {refusal && <p className={styles.refusal}>{refusal.message}</p>}
      {state === 'needsConfirmation' && <Confirm result={result} onConfirm={onConfirm} />}
      {result.data && <Found result={result} />}
      <details className={styles.call}>
        <summary>{t('card.call')}</summary>
        <code>
          {result.tool} {JSON.stringify(result.arguments)}
        </code>
      </details>
    </details>
  )
}

const isEntry = ({ tool }: ToolResult) => tool === 'getBrand' || tool === 'deadlines' || tool === 'help'

/** Returns the classes that an evaluation found for goods in free words. */
const foundClasses = (result: ToolResult): number[] =>
  result.tool === 'assessSign' ? (result.data?.case.goods.map(({ niceClass }) => niceClass) ?? []) : []

/** Shows the states, types, periods, offices and classes to which a call was limited. */
function Narrowed({ result }: { result: ToolResult }) {
  const t = usePhrases('chat')
  const ui = usePhrases('ui')
  const { list, date } = useFormat()
  const { offices = [], classes = foundClasses(result) } = result.arguments as { offices?: string[]; classes?: number[] }
  const { states = [], types = [], ...limits } = result.tool === 'searchBrands' ? result.arguments : {}
  const periods = (['filed', 'registered'] as const).flatMap((field) => {
    const { from, until } = limits[field] ?? {}
    const places = { from: from ? date(from) : '', until: until ? date(until) : '' }
    const days = from && until ? 'both' : from ? 'from' : until ? 'until' : null
    return days ? [t(`tool.${field}`, { days: t(`tool.days.${days}`, places) })] : []
  })
  if (states.length + types.length + periods.length + offices.length + classes.length === 0) return null
  const parts = [
    ...states.map((state) => ui(`state.${state}`)),
    ...types.map((type) => ui(`type.${type}`)),
    ...periods,
    ...offices.map((office) => office.toUpperCase()),
    ...(classes.length > 0 ? [t('tool.inClasses', { count: classes.length, list: list(classes.map(String)) })] : []),
  ]
  return <span className={styles.muted}>{parts.join(', ')}</span>
}

function Confirm({ result, onConfirm }: Pick<ToolCardProps, 'result' | 'onConfirm'>) {
  const t = usePhrases('chat')
  const { name = '' } = result.arguments as { name?: string }
  return (
    <div className={styles.confirm}>
      <p>{t('card.confirm')}</p>
      {onConfirm && (
        <Button look="primary" onClick={() => onConfirm(t('card.confirm.message', { name }))}>
          {t('card.confirm.press')}
        </Button>
      )}
    </div>
  )
}

function Found({ result }: { result: ToolResult }) {
  switch (result.tool) {
    case 'searchBrands':
    case 'getBrand':
    case 'relatedBrands':
    case 'compareSigns':
      return <MarksResult result={result} />
    case 'deadlines':
    case 'myBoards':
    case 'myRadars':
    case 'assessSign':
      return <AccountResult result={result} />
    default:
      return <ProductResult result={result} />
  }
}
