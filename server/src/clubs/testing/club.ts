import { v7 as newId } from 'uuid'

import type { Database } from '#server/platform/database/database.ts'

export interface ManagedClub {
  readonly clubId: string
  readonly managerId: string
  readonly managerEmail: string
  /** A coach who can become manager. */
  readonly coachId: string
  readonly coachEmail: string
}

/** A club with a manager and a coach, written straight into the tables. */
export async function aManagedClub(db: Database): Promise<ManagedClub> {
  const [clubId, teamId, managerId, coachId] = [newId(), newId(), newId(), newId()]
  const [managerEmail, coachEmail] = [`eva-${managerId}@example.org`, `paul-${coachId}@example.org`]
  const sport = 'football'
  await db
    .insertInto('accounts')
    .values([
      { id: managerId, email: managerEmail, first_name: 'Eva', last_name: 'Sanz' },
      { id: coachId, email: coachEmail, first_name: 'Paul', last_name: 'Gil' },
    ])
    .execute()
  await db
    .insertInto('clubs')
    .values({ id: clubId, name: 'CD Norte', sport, created_by: managerId })
    .execute()
  await db
    .insertInto('club_roles')
    .values({ club_id: clubId, account_id: managerId, roles: ['manager'] })
    .execute()
  await db
    .insertInto('teams')
    .values({
      id: teamId,
      name: 'Norte U12',
      sport,
      club_id: clubId,
      join_code: teamId.slice(-6).toUpperCase(),
      join_secret: teamId,
      created_by: managerId,
    })
    .execute()
  await db
    .insertInto('members')
    .values({
      id: newId(),
      team_id: teamId,
      account_id: coachId,
      first_name: 'Paul',
      last_name: 'Gil',
      role: 'Coach',
      is_coach: true,
      created_at: new Date('2020-01-01'),
    })
    .execute()
  return { clubId, managerId, managerEmail, coachId, coachEmail }
}
