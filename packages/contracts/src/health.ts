import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'
import { endpoints } from './endpoints.ts'
import { RegistrationOfficeCode } from './office.ts'

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  register: z.object({
    marks: z.int(),
    isSample: z.boolean(),
    offices: z.record(
      RegistrationOfficeCode,
      z.object({ marks: z.int(), asOf: z.nullable(CalendarDate), gapSince: z.optional(CalendarDate) }),
    ),
  }),
})
export type Health = z.infer<typeof Health>

export const healthEndpoints = endpoints({
  health: {
    method: 'GET',
    path: '/health',
    summary: 'The status of the service and the contents of the register.',
    access: 'public',
    reply: Health,
  },
})
