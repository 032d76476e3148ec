import { demoEmail, staffNames } from '@touchline/domain/demo/people'
import { groupKeyOf } from '@touchline/domain/notifications/grouping'
import type { Language } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { makeToken } from '#server/invitations/commands/secrets.ts'
import { addToLines } from '#server/notifications/queries/add-lines.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { findPlaceholder, insertRows } from '../queries.ts'
import { addCamp } from './camp.ts'
import type { Stage } from './roster.ts'

const day = 86_400_000
/** The coach's notification is stored without an event on the bus. */
const noNews = 0

/**
 * What waits for the coach: a join request, a pending invitation, and people waiting for the camp.
 */
export async function addWaitingList(
  tx: Transaction,
  stage: Stage,
  language: Language,
): Promise<void> {
  await addCamp(tx, stage, language)
  const { teamId, cast, words, now } = stage
  const { asking } = cast
  const requestId = newId()
  const askedAt = new Date(now.getTime() - day / 4)
  await insertRows(tx, 'join_requests', [
    {
      id: requestId,
      team_id: teamId,
      account_id: asking.id,
      kind: 'parent',
      via: 'code',
      first_name: asking.firstName,
      last_name: asking.lastName,
      email: asking.email,
      child_first_name: 'Inés',
      child_last_name: asking.lastName,
      child_date_of_birth: `${now.getUTCFullYear() - 11}-05-17`,
      child_role: 'father',
      note: words.joinNote,
      created_at: askedAt,
    },
  ])
  const kind = 'join_asked'
  const line = {
    kind,
    teamId,
    groupKey: groupKeyOf(kind, { teamId }),
    subject: { requestId },
  } as const
  await addToLines(tx, { ...line, newsId: noNews, at: askedAt }, [cast.coach.id])
  await insertRows(tx, 'invitations', [
    {
      id: newId(),
      team_id: teamId,
      // Without an invitation, the nightly job would delete the placeholder.
      member_id: await findPlaceholder(tx, teamId),
      email: demoEmail(staffNames.assistant),
      token_hash: makeToken().hash,
      message: words.invitation,
      invited_by: cast.coach.id,
      created_at: new Date(now.getTime() - 2 * day),
      sent_at: new Date(now.getTime() - 2 * day),
      expires_at: new Date(now.getTime() + 12 * day),
    },
  ])
}
