import { escapeHtml, table } from '../provider/html.ts'
import type { PlannedFault } from './faults.ts'
import type { ReceivedCall } from './received-call.ts'

/** Returns a page for people that shows the last calls and the planned faults. */
export function languageModelPage({
  calls,
  planned,
}: {
  calls: readonly ReceivedCall[]
  planned: readonly PlannedFault[]
}): string {
  const faults = planned.map(({ fault, times }) => `<li>${escapeHtml(fault)} × ${times}</li>`)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Simulated language model</title>
<h1>Simulated language model</h1>
<p>It understands nothing. Conversations are not kept.</p>
<h2>Planned faults</h2><ul>${faults.join('') || '<li>none</li>'}</ul>
<h2>Last calls</h2>${table(
    ['At', 'Model', 'Reply', 'Outcome'],
    calls.map(({ at, model, stream, outcome }) => [
      escapeHtml(at),
      escapeHtml(model),
      stream ? 'stream' : 'whole',
      escapeHtml(outcome),
    ]),
    'None yet.',
  )}
</html>`
}
