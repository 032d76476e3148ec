import type { NewTeam } from '@touchline/contract/teams/shapes'
import { seasonOn } from '@touchline/domain/teams/season'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import type { Insertable } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Members } from '#server/platform/database/schema.generated.ts'

import { addFirstRows } from '../queries/team.ts'

/** The column defaults. */
const usual = { country: 'ES', timeZone: 'Europe/Madrid' }

interface Filling {
  readonly teamId: string
  readonly now: Date
  readonly wanted: Pick<NewTeam, 'sport' | 'country' | 'timeZone'>
  readonly member: Insertable<Members> | undefined
}

/** Gives a new team the current season and, if any, its first member. */
export async function fillTeam(
  tx: Transaction,
  { teamId, now, wanted, member }: Filling,
): Promise<void> {
  const today = dayInZone(now, wanted.timeZone ?? usual.timeZone)
  const season = seasonOn(today, { sport: wanted.sport, country: wanted.country ?? usual.country })
  await addFirstRows(tx, {
    member,
    season: {
      id: newId(),
      team_id: teamId,
      name: season.name,
      starts_on: season.startsOn,
      ends_on: season.endsOn,
    },
  })
}
