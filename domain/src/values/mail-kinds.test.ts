import { expect, test } from 'vitest'

import { mailPriority, type MailKind } from './mail-kinds.ts'

const cases: readonly (readonly [MailKind, number])[] = [
  ['auth.magiclink', 1],
  ['auth.new_sign_in', 1],
  ['notifications.event_cancelled', 0],
  ['collections.reminder', 0],
  ['statistics.weekly_report', -1],
  ['operations.newsletter', -1],
]

test.each(cases)('an email of kind %s is sent with priority %i', (kind, priority) => {
  expect(mailPriority(kind)).toBe(priority)
})
