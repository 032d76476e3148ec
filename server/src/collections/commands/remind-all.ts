import { bestLanguage } from '@touchline/domain/values/language'

import type { Platform } from '#server/platform/platform.ts'

import { organizerLetter } from '../emails/organizer.ts'
import {
  findDueParts,
  findOrganizersWaiting,
  findToRemind,
  markAllReminded,
  markOrganizerNotified,
  markPartReminded,
} from '../queries/reminders.ts'
import { countLetterOrRefuse } from './letter-limits.ts'
import { remindParticipants } from './remind.ts'
import { emailPayer } from './write-letters.ts'

/** Sends due reminders; each is marked in the transaction of its email. */
export async function remindAll(platform: Platform): Promise<void> {
  await remindAsked(platform)
  await remindOfParts(platform)
  await emailOrganizers(platform)
}

/** Reminds people who owe or haven't filled in the form, some days after they were asked. */
async function remindAsked(platform: Platform): Promise<void> {
  const { database, clock } = platform
  for (const due of await findToRemind(database, clock()))
    await database.transaction().execute(async (tx) => {
      await remindParticipants(tx, platform, due)
      await markAllReminded(tx, due, clock())
    })
}

/** Three days before an instalment is due, and when it is overdue. */
async function remindOfParts(platform: Platform): Promise<void> {
  const { database, clock } = platform
  for (const part of await findDueParts(database, clock()))
    await database.transaction().execute(async (tx) => {
      if (!(await markPartReminded(tx, part, clock()))) return
      const { teamId, billId, when } = part
      await emailPayer(tx, platform, { teamId, billId, news: { kind: 'reminder', when } })
    })
}

/** A summary for organizers every few days, if something happened. */
async function emailOrganizers(platform: Platform): Promise<void> {
  const { database, clock, mail, config } = platform
  for (const row of await findOrganizersWaiting(database, clock()))
    await database.transaction().execute(async (tx) => {
      if (!(await markOrganizerNotified(tx, row, clock()))) return
      const url = `${config.publicUrl}/team/${row.teamId}/collections/${row.collectionId}`
      await mail.enqueue(
        tx,
        organizerLetter({
          ...row,
          ...(await countLetterOrRefuse(tx, platform, row)),
          language: bestLanguage([row.language]),
          url,
        }),
      )
    })
}
