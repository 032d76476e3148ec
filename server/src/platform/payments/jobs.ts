import type { Job } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { forgetEvents } from './event-rows.ts'
import { receiveEvent, type TakeEvent } from './receive.ts'

const ninetyDays = 90 * 24 * 60 * 60 * 1000

export function paymentsJobs(platform: Platform, takers: readonly TakeEvent[]): readonly Job[] {
  const { database, payments, clock } = platform
  const { sandbox } = payments
  const forget: Job = {
    name: 'payments.forget_events',
    schedule: '23 4 * * *',
    run: () => forgetEvents(database, new Date(clock().getTime() - ninetyDays)),
  }
  if (sandbox === undefined) return [forget]
  return [
    forget,
    {
      name: 'sandbox.deliver',
      retries: 12,
      run: ({ eventId }) =>
        sandbox.deliver(String(eventId), (body, signature) =>
          receiveEvent(platform, { body, signature }, takers),
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
