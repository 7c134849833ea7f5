import { type Client, extendClient } from '@marklot/contracts'
import { feedbackEndpoints } from '@marklot/contracts/feedback'
import type { Api } from '../../lib/api.tsx'

const table = { feedback: feedbackEndpoints }

/** Returns the feedback calls, loaded with the code that needs them instead of on every first visit. */
export const feedbackOf = (api: Api): Client<typeof table>['feedback'] => extendClient(api, table).feedback
