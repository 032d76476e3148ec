import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { receiveEvent, type TakeEvent } from './commands/receive.ts'
import { settleAll } from './commands/settle-all.ts'
import { forgetEvents } from './queries/events.ts'

const ninetyDays = 90 * 24 * 60 * 60 * 1000

export function subscriptionsJobs(platform: Platform, takeOther: TakeEvent): readonly Job[] {
  const { database, payments, clock } = platform
  const { sandbox } = payments
  const ours: Job[] = [
    {
      name: 'subscriptions.settle',
      schedule: '17 * * * *',
      run: () => settleAll(platform),
    },
    {
      name: 'subscriptions.forget_events',
      schedule: '23 4 * * *',
      run: () => forgetEvents(database, new Date(clock().getTime() - ninetyDays)),
    },
  ]
  if (sandbox === undefined) return ours
  return [
    ...ours,
    {
      name: 'sandbox.deliver',
      retries: 12,
      run: ({ eventId }) =>
        sandbox.deliver(String(eventId), (body, signature) =>
          receiveEvent(platform, { body, signature }, takeOther),
        ),
    },
    {
      name: 'sandbox.settle',
      retries: 5,
      run: ({ sessionId }) => sandbox.settle(String(sessionId)),
    },
    { name: 'sandbox.renew', schedule: '7 * * * *', run: () => sandbox.renewDue() },
  ]
}
