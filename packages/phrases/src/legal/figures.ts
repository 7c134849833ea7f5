/**
 * The figures of the terms: spec 2, section 9.3, and the trial, offices and offer of section 9.1. The texts name them by place
 * (`{consumer.withdrawalDays}`), so that each stands once.
 */
export const legalFigures = {
  consumer: {
    withdrawalDays: 14,
    /** Weeks to object to a change of the terms. */
    objectionWeeks: 6,
    /** Percent. */
    availability: 99,
    /** Percent; below it a part of the fee is paid back. */
    refundBelow: 95,
    /** Euro, at most. */
    penalty: 250,
    /** Percentage points above the base rate. */
    defaultInterest: 5,
    /** Days from the contract's end to the deletion; as long lasts the transition. */
    deletionDays: 90,
    confidentialityYears: 2,
    annualNoticeMonths: 1,
  },
  business: {
    objectionWeeks: 4,
    availability: 99.5,
    /** Euro per violation, at most. */
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
    /** Days of grace in a reminder, at least. */
    dunningDays: 14,
    monthlyTermMonths: 1,
    annualTermMonths: 12,
    /** Days of delay after which the contract may be ended without notice. */
    latePaymentDays: 30,
  },
} as const satisfies Record<string, Record<string, number | string>>
