export const debitLimits = {
  nameLength: 70,
  referenceLength: 35,
  /** Bills in one file. */
  bills: 5000,
  maxNoticeDays: 30,
} as const

export const defaultReferenceFormat = 'M{nnnnn}'
export const defaultNoticeDays = 14
