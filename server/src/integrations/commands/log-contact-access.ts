import { id } from '@touchline/contract/wire/values'
import { loggedContactAccess } from '@touchline/domain/integrations/scopes'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { v7 as newId } from 'uuid'
import { z } from 'zod'

import { addAccess } from '#server/children/queries/access-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findActor } from '#server/teams/queries/actor.ts'

import { findUnloggedMinors } from '../queries/minors.ts'

const asked = {
  one: z.object({ teamId: id, memberId: id }),
  everybody: z.object({ teamId: id, memberId: z.undefined().catch(undefined) }),
}

interface Reading {
  readonly accountId: string
  readonly name: string
  readonly input: unknown
}

/** Logs that a program read contact details of minors, once a day each; the family sees it. */
export async function logContactAccess(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { accountId, name, input }: Reading,
): Promise<void> {
  const operation = loggedContactAccess(name)
  if (operation === undefined) return
  const about = asked[operation].safeParse(input)
  if (!about.success) return
  const { teamId, memberId } = about.data
  const actor = await findActor(database, { accountId, teamId })
  if (actor === undefined) return

  const now = clock()
  await database.transaction().execute(async (tx) => {
    const minors = await findUnloggedMinors(tx, { teamId, memberId, accountId, now })
    for (const one of minors.filter((minor) => maySeePrivate(actor, minor)))
      await addAccess(tx, {
        id: newId(),
        teamId,
        memberId: one,
        accountId,
        what: 'contact',
        isByProgram: true,
        at: now,
      })
  })
}
