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
import { countLetter } from './letter-standing.ts'
import { remindParticipants } from './remind.ts'
import { emailPayer } from './write-letters.ts'

/** What letters are due by the clock; each of them goes with the mark that it went. */
export async function remindAll(platform: Platform): Promise<void> {
  await remindAsked(platform)
  await remindOfParts(platform)
  await emailOrganizers(platform)
}

/** So many days after they were asked, those who owe or have not filled in the form. */
async function remindAsked(platform: Platform): Promise<void> {
  const { database, clock } = platform
  for (const due of await findToRemind(database, clock()))
    await database.transaction().execute(async (tx) => {
      await remindParticipants(tx, platform, due)
      await markAllReminded(tx, due, clock())
    })
}

/** Three days before a part is due, and once it is late. */
async function remindOfParts(platform: Platform): Promise<void> {
  const { database, clock } = platform
  for (const part of await findDueParts(database, clock()))
    await database.transaction().execute(async (tx) => {
      if (!(await markPartReminded(tx, part, clock()))) return
      const { teamId, billId, when } = part
      await emailPayer(tx, platform, { teamId, billId, news: { kind: 'reminder', when } })
    })
}

/** How a collection stands, every so many days in which something happened. */
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
          ...(await countLetter(tx, platform, row)),
          language: bestLanguage([row.language]),
          url,
        }),
      )
    })
}
