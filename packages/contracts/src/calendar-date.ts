import * as z from 'zod/mini'

/** `YYYY-MM-DD`: a day without a time or a time zone. */
export const CalendarDate = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
