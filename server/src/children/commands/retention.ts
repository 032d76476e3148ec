import { healthErasureCutoff } from '@touchline/domain/children/health'

import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { eraseCertificates, eraseUnconsentedRecords } from '../queries/health.ts'
import { markUnansweredAsAsked } from '../queries/picture-questions.ts'

type Keeping = Pick<Platform, 'database' | 'clock'>

/** Erases health data without consent, or of people who left the roster. */
export async function eraseUnconsentedHealth({ database, clock }: Keeping): Promise<void> {
  const now = clock()
  const before = healthErasureCutoff(now)
  await eraseUnconsentedRecords(database, before)
  await database.transaction().execute((tx) => eraseCertificates(tx, { before, now }))
}

/** Asks guardians about pictures once a season, in bounded steps. */
export async function askAboutPictures({ database, clock }: Keeping): Promise<void> {
  let asked = 1
  while (asked > 0)
    asked = await database.transaction().execute(async (tx) => {
      const children = await markUnansweredAsAsked(tx, clock())
      for (const { teamId, memberId } of children)
        await announce(tx, {
          name: 'children.pictures_asked',
          topics: [`team:${teamId}`],
          payload: { teamId, memberId },
        })
      return children.length
    })
}
