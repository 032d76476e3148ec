import { placeholder as de } from '@touchline/text/members/placeholder/de'
import { placeholder as en } from '@touchline/text/members/placeholder/en'
import { placeholder as es } from '@touchline/text/members/placeholder/es'
import { placeholder as fr } from '@touchline/text/members/placeholder/fr'
import { v7 as uuidv7 } from 'uuid'

import { saveRow } from '../queries/people.ts'
import type { JoinTeam } from '../queries/teams.ts'
import type { InvitationContext } from './invitation-context.ts'

const placeholders = { de, en, es, fr }

/** Shows an expected person on the roster, in the team's language, until they accept. */
export async function makePlaceholder(
  { tx }: Pick<InvitationContext, 'tx'>,
  team: JoinTeam,
  email: string,
): Promise<string> {
  const memberId = uuidv7()
  await saveRow(tx, {
    teamId: team.id,
    memberId,
    accountId: undefined,
    ...placeholders[team.language],
    email,
    phone: undefined,
    dateOfBirth: undefined,
    isPlaceholder: true,
  })
  return memberId
}
