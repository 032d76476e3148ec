import { takePendingBirthDates } from '#server/members/queries/pending-birth-dates.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { birthDateLetter, consentsLetter } from '../emails.ts'
import { findGuardiansToWrite, findSafeguarding } from '../queries/guardian-addresses.ts'
import { takePendingConsents } from '../queries/pending-consents.ts'

/** Answers given in quick succession make one email. */
const quietMs = 5 * 60_000

type NotificationContext = Pick<Platform, 'database' | 'clock' | 'mail' | 'config'>

/** Tells a child's other guardians what one of them answered, and asks those who have to decide. */
export async function notifyOtherGuardians(platform: NotificationContext): Promise<void> {
  const { database, clock, mail, config } = platform
  const now = clock()
  const before = new Date(now.getTime() - quietMs)
  await database.transaction().execute(async (tx) => {
    for (const said of await takePendingConsents(tx, { before, now })) {
      const guardians = await findGuardiansToWrite(tx, said)
      for (const { accountId, email: to, language } of guardians)
        if (accountId !== said.giverId)
          await mail.enqueue(tx, consentsLetter({ said, to, language, origin: config.publicUrl }))
    }
    for (const waiting of await takePendingBirthDates(tx, now))
      await askAbout(tx, platform, waiting)
  })
}

type Waiting = Awaited<ReturnType<typeof takePendingBirthDates>>[number]

/** The guardians and the safeguarding person, except the author. */
async function askAbout(
  tx: Transaction,
  { mail, config }: NotificationContext,
  { asker: by, askedBy, ...about }: Waiting,
): Promise<void> {
  const safeguarding = await findSafeguarding(tx, about.teamId)
  const guardians = await findGuardiansToWrite(tx, about)
  const readers = [...guardians, ...(safeguarding ? [safeguarding] : [])]
  for (const { accountId, email: to, language } of new Map(
    readers.map((one) => [one.email, one]),
  ).values())
    if (accountId !== askedBy)
      await mail.enqueue(tx, birthDateLetter({ about, by, to, language, origin: config.publicUrl }))
}
