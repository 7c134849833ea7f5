/**
 * The figures of the terms: spec 2, section 9.3, and the trial, offices and offer of section 9.1. Texts refer to them
 * by place (`{consumer.withdrawalDays}`), so that each figure exists once.
 */
export const legalFigures = {
  consumer: {
    withdrawalDays: 14,
    /** Weeks to object to a change of the terms. */
    objectionWeeks: 6,
    /** Percent. */
    availability: 99,
    /** Percent. Below it, part of the fee is refunded. */
    refundBelow: 95,
    /** Euro; the maximum. */
    penalty: 250,
    /** Percentage points above the base rate. */
    defaultInterest: 5,
    /** Days from the end of the contract to the deletion, which is also the transition period. */
    deletionDays: 90,
    confidentialityYears: 2,
    annualNoticeMonths: 1,
  },
  business: {
    objectionWeeks: 4,
    availability: 99.5,
    /** Euro per violation; the maximum. */
    penalty: 5000,
    /** Euro per reminder. */
    reminderCost: 40,
    defaultInterest: 9,
    deletionDays: 30,
    confidentialityYears: 5,
    annualNoticeDays: 30,
    /** Percent of a project's price. */
    projectAtOrder: 50,
    projectAtDelivery: 50,
  },
  common: {
    priceNoticeDays: 30,
    maintenanceNoticeHours: 48,
    mainUsageFrom: '09:00',
    mainUsageTo: '18:00',
    supportFrom: '09:00',
    supportTo: '17:00',
    /** Minimum grace period in a reminder, in days. */
    dunningDays: 14,
    monthlyTermMonths: 1,
    annualTermMonths: 12,
    /** Days of delay after which the contract may be terminated without notice. */
    latePaymentDays: 30,
  },
} as const satisfies Record<string, Record<string, number | string>>
