import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { emailReceipt } from './commands/donations/send.ts'
import { runAutomaticDues } from './commands/dues/automatic.ts'
import { releasePlaces } from './commands/places/fill-places.ts'
import { settleRefunds } from './commands/refunds.ts'
import { remindAll } from './commands/remind-all.ts'
import { sendAutomaticReminders } from './commands/reminders/automatic.ts'
import { settlePayments } from './commands/settle-payments.ts'
import { deleteUntouchedDrafts } from './queries/collections.ts'
import { deleteOldReceipts, donationJob } from './queries/donations/receipts.ts'
import { refundJob } from './queries/refunds.ts'

/** Long enough for a draft typed offline to arrive. */
const untouchedMs = 30 * 24 * 60 * 60 * 1000

export function collectionsJobs(platform: Platform): readonly Job[] {
  return [
    {
      name: refundJob,
      retries: 12,
      run: ({ teamId, billId }) =>
        settleRefunds(platform, { teamId: String(teamId), billId: String(billId) }),
    },
    { name: 'collections.remind', schedule: '37 * * * *', run: () => remindAll(platform) },
    {
      name: 'collections.remind_overdue',
      schedule: '7,22,37,52 * * * *',
      run: () => sendAutomaticReminders(platform),
    },
    {
      name: 'collections.forget_drafts',
      schedule: '7 3 * * *',
      run: () =>
        deleteUntouchedDrafts(
          platform.database,
          new Date(platform.clock().getTime() - untouchedMs),
        ),
    },
    {
      name: donationJob,
      retries: 5,
      atOnce: 2,
      run: ({ clubId, receiptId }) =>
        emailReceipt(platform, { clubId: String(clubId), receiptId: String(receiptId) }),
    },
    {
      name: 'collections.forget_receipts',
      schedule: '17 3 * * *',
      run: () => deleteOldReceipts(platform.database, platform.clock()),
    },
    {
      name: 'collections.write_dues',
      schedule: '3 * * * *',
      run: () => runAutomaticDues(platform),
    },
    {
      name: 'collections.release_places',
      schedule: '17 * * * *',
      run: () => releasePlaces(platform),
    },
    { name: 'collections.settle', schedule: '27 * * * *', run: () => settlePayments(platform) },
  ]
}
