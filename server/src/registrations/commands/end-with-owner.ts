import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Platform } from '#server/platform/platform.ts'

import { registrationLetter } from '../emails.ts'
import { lockForm } from '../queries/forms.ts'
import { endOpenOf } from '../queries/keeping.ts'

/**
 * Ends the registrations with a deleted club or team and writes to the families, who would wait for
 * an answer that never comes. Restored later, it finds them among the decided ones.
 */
export async function endWithOwner(platform: Platform, ownerId: string): Promise<void> {
  const { database, mail, clock } = platform
  await database.transaction().execute(async (tx) => {
    await lockForm(tx, ownerId)
    for (const { email, language, firstNames, owner } of await endOpenOf(tx, ownerId, clock()))
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
