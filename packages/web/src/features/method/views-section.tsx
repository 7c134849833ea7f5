import type { SearchMethod } from '@marklot/contracts/search-method'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { ComparisonLine } from '../../ui/comparison-line.tsx'
import { type MethodPart, MethodSection } from './method-section.tsx'
import views from './views-section.module.css'

const order = ['look', 'sound', 'structure', 'meaning'] as const

/** Look, sound, structure and meaning, each with a pair of signs as the search compares them today. */
export function ViewsSection({ method }: MethodPart) {
  const t = usePhrases('method')
  const ui = usePhrases('ui')
  return (
    <MethodSection name="views">
      <p>{t('views.text')}</p>
      {order.map((view) => {
        const example = method?.examples.find((one) => one.view === view)
        return (
          <div className={views.view} key={view}>
            <div>
              <h3>{ui(`score.${view}`)}</h3>
              <p>{t(`${view}.text`)}</p>
            </div>
            {example && <Example example={example} />}
            {view === 'sound' && method && <Readings spoken={method.spoken} />}
          </div>
        )
      })}
    </MethodSection>
  )
}

function Example({ example: { view, query, hit, score, comparison } }: { example: SearchMethod['examples'][number] }) {
  const ui = usePhrases('ui')
  const search = usePhrases('search')
  const format = useFormat()
  const part = score[view]
  return (
    <figure className={views.example}>
      <ComparisonLine comparison={comparison} query={query} hit={hit} remark={search(`remark.${comparison.remark}`)} />
      <figcaption>
        {part !== null && (
          <span>
            {ui(`score.${view}`)} <b className="num">{part}</b>
          </span>
        )}
        <span>
          {ui('similarity')} <b className="num">{format.percent(score.total)}</b>
        </span>
      </figcaption>
    </figure>
  )
}

function Readings({ spoken: { sign, readings } }: { spoken: SearchMethod['spoken'] }) {
  const t = usePhrases('method')
  const format = useFormat()
  return (
    <div className={views.readings}>
      <h4 id="spoken-title">{t('spoken', { sign })}</h4>
      <dl aria-labelledby="spoken-title">
        {readings.map(({ language, text }) => (
          <div key={language}>
            <dt>{format.language(language)}</dt>
            <dd lang={`${language}-fonipa`}>[{text}]</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
