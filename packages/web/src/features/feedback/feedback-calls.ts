import { type Client, extendClient } from '@marklot/contracts'
import { feedbackEndpoints } from '@marklot/contracts/feedback'
import type { Api } from '../../lib/api.tsx'

const table = { feedback: feedbackEndpoints }

/** The calls of feedback: they are loaded with what needs them, not with every first visit. */
export const feedbackOf = (api: Api): Client<typeof table>['feedback'] => extendClient(api, table).feedback
