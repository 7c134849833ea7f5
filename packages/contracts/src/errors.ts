/**
 * Every error code with its HTTP status (spec 2, section 8.1). Each code has a message in `phrases/errors.ts`. A
 * message that is missing in a language is a compile error.
 */
export const errorStatus = {
  'request.invalid': 400,
  'request.invalidJson': 400,
  'request.invalidHost': 400,
  'request.foreignHost': 421,
  'request.tooLarge': 413,
  'request.unsupportedMediaType': 415,
  'request.timeout': 408,
  'request.headersTooLarge': 431,
  'request.pathTooLong': 414,
  'request.tooMany': 429,
  'auth.required': 401,
  'auth.invalidToken': 401,
  'auth.forbidden': 403,
  'auth.unavailable': 503,
  'auth.accountSuspended': 403,
  'trial.quotaUsedUp': 403,
  'plan.featureNotIncluded': 403,
  'plan.quotaUsedUp': 403,
  'plan.notActive': 403,
  'plan.officeNotIncluded': 403,
  'account.notFound': 404,
  'user.notFound': 404,
  'product.notFound': 404,
  'package.notFound': 404,
  'feature.notFound': 404,
  'subscription.notFound': 404,
  'subscription.alreadyActive': 409,
  'subscription.running': 409,
  'subscription.ended': 409,
  'subscription.paidElsewhere': 409,
  'subscription.awaitingActivation': 409,
  'subscription.notCancellable': 409,
  'subscription.notInDefault': 409,
  'subscription.samePlan': 409,
  'order.notFound': 404,
  'order.priceChanged': 409,
  'order.promotionUsed': 409,
  'order.closed': 409,
  'payment.unavailable': 503,
  'payment.providerAway': 502,
  'payment.refused': 409,
  'notice.priceTooShort': 422,
  'withdrawal.notPossible': 409,
  'withdrawal.changed': 409,
  'refund.tooMuch': 422,
  'refund.refused': 409,
  'payment.invalidSignature': 401,
  'paymentEvent.notFound': 404,
  'paymentDifference.notFound': 404,
  'offices.required': 422,
  'invoice.notFound': 404,
  'offices.tooMany': 422,
  'offices.alreadyChanged': 409,
  'offices.allIncluded': 409,
  'permission.lastAdministrator': 409,
  'job.notFound': 404,
  'declaration.notFound': 404,
  'notice.notFound': 404,
  'notice.tooShort': 422,
  'notice.announced': 409,
  'notice.objectionOver': 409,
  'query.invalid': 400,
  'route.notFound': 404,
  'route.methodNotAllowed': 405,
  'brand.notFound': 404,
  'board.notFound': 404,
  'board.nameTaken': 409,
  'board.tooMany': 422,
  'board.full': 422,
  'bookmark.notFound': 404,
  'calendar.notFound': 404,
  'storedBrandQuery.notFound': 404,
  'storedBrandQuery.tooMany': 409,
  'execution.notFound': 404,
  'execution.withoutResult': 409,
  'link.invalid': 404,
  'link.expired': 410,
  'draft.notFound': 404,
  'draft.tooMany': 422,
  'assessment.notFound': 404,
  'assessment.notFinished': 409,
  'assessment.tooMany': 422,
  'assessment.nameNotComparable': 422,
  'logo.notFound': 404,
  'logo.notAPicture': 422,
  'logo.unsupportedFormat': 422,
  'logo.brokenPicture': 422,
  'logo.tooSmall': 422,
  'logo.tooManyPixels': 422,
  'logo.tooMuchWork': 422,
  'logo.unsafeDrawing': 422,
  'logo.drawingTooComplex': 422,
  'logo.blank': 422,
  'logo.required': 400,
  'domain.invalidName': 422,
  'domain.tooMany': 422,
  'consent.outdated': 409,
  'image.notFound': 404,
  'image.invalidAddress': 400,
  'reference.notFound': 404,
  'reference.inUse': 409,
  'search.unavailable': 503,
  'storage.unavailable': 502,
  'server.internal': 500,
  'server.stopping': 503,
  'server.busy': 503,
  'server.databaseAway': 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** The body of every reply that is not a success. */
export interface ErrorReply {
  code: ErrorCode
  /** In the caller's language. */
  message: string
  requestId: string
  /** For `request.invalid`: the invalid fields and how to correct them. */
  details?: readonly ErrorDetail[]
}
export interface ErrorDetail {
  /** Path in the body or query, e.g. `filters.goodsClasses.0`. */
  path: string
  message: string
  /** For `query.invalid`: the kind of error and its position in the text, in UTF-16 units. */
  code?: string
  position?: number
  length?: number
}
