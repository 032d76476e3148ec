import { notifiedAfterDays } from '@touchline/domain/registrations/settings'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Platform } from '#server/platform/platform.ts'

import { registrationLetter } from '../emails.ts'
import { lockForm } from '../queries/forms.ts'
import { endOpenOf, findDeletedOwners } from '../queries/keeping.ts'

const dayLength = 86_400_000

/**
 * Ends the registrations with clubs and teams that stay deleted and writes to the families, who
 * would wait for an answer that never comes. Restored later, they find them among the decided ones.
 */
export async function endWithOwners(platform: Platform): Promise<void> {
  const now = platform.clock()
  const before = new Date(now.getTime() - notifiedAfterDays * dayLength)
  for (const ownerId of await findDeletedOwners(platform.database, before))
    await endWithOwner(platform, ownerId, { before, now })
}

async function endWithOwner(
  { database, mail }: Platform,
  ownerId: string,
  ending: Parameters<typeof endOpenOf>[2],
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await lockForm(tx, ownerId)
    for (const { email, language, firstNames, owner } of await endOpenOf(tx, ownerId, ending))
      await mail.enqueue(
        tx,
        registrationLetter({
          what: 'ended',
          owner,
          to: email,
          language,
          firstNames: firstNames.map((name) => withoutLinks(name)),
          teams: [],
          message: '',
          offerUntil: undefined,
          url: '',
        }),
      )
  })
}
