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
  const rows = calls.map(
    ({ at, model, stream, outcome }) =>
      `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(model)}</td><td>${stream ? 'stream' : 'whole'}</td><td>${escapeHtml(outcome)}</td></tr>`,
  )
  const faults = planned.map(({ fault, times }) => `<li>${escapeHtml(fault)} × ${times}</li>`)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Simulated language model</title>
<h1>Simulated language model</h1>
<p>It understands nothing. Conversations are not kept.</p>
<h2>Planned faults</h2><ul>${faults.join('') || '<li>none</li>'}</ul>
<h2>Last calls</h2><table><tr><th>At</th><th>Model</th><th>Reply</th><th>Outcome</th></tr>${rows.join('')}</table>
</html>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
