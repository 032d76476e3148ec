import { v7 as newId } from 'uuid'

import type { Database } from '#server/platform/database/database.ts'

/** Inserts people and teams directly into the tables and returns their ids. */
export async function anAccount(db: Database, firstName = 'Ana'): Promise<string> {
  const id = newId()
  const email = `${firstName.toLowerCase()}-${id}@example.org`
  await db
    .insertInto('accounts')
    .values({ id, email, first_name: firstName, last_name: 'Ruiz' })
    .execute()
  // Tests read emails one by one.
  await db
    .insertInto('daily_summaries')
    .values({ account_id: id, is_on: false, send_at: '18:00', chosen_at: new Date(0) })
    .execute()
  return id
}

export async function aClub(db: Database, managerId?: string): Promise<string> {
  const id = newId()
  const createdBy = managerId ?? newId()
  await db
    .insertInto('clubs')
    .values({ id, name: 'CD Norte', sport: 'football', created_by: createdBy })
    .execute()
  if (managerId !== undefined)
    await db
      .insertInto('club_roles')
      .values({ club_id: id, account_id: managerId, roles: ['manager'] })
      .execute()
  return id
}

export interface TeamTraits {
  readonly name?: string
  readonly clubId?: string
  readonly deletedAt?: Date
}

export async function aTeam(db: Database, traits: TeamTraits = {}): Promise<string> {
  const id = newId()
  await db
    .insertInto('teams')
    .values({
      id,
      name: traits.name ?? 'Norte U12',
      sport: 'football',
      club_id: traits.clubId ?? null,
      join_code: joinCodeOf(id),
      join_secret: id,
      created_by: newId(),
      deleted_at: traits.deletedAt ?? null,
    })
    .execute()
  return id
}

export interface MemberTraits {
  readonly accountId?: string
  readonly firstName?: string
  readonly role?: string
  readonly isAdmin?: boolean
  /** By default, a role with "coach" in it has coach access. */
  readonly isCoach?: boolean
  readonly isTreasurer?: boolean
  readonly archivedAt?: Date
  readonly leftAt?: Date
  /** By default long before the events of tests. */
  readonly joinedAt?: Date
}

export async function aMember(
  db: Database,
  teamId: string,
  traits: MemberTraits = {},
): Promise<string> {
  const id = newId()
  await db
    .insertInto('members')
    .values({
      id,
      team_id: teamId,
      account_id: traits.accountId ?? null,
      first_name: traits.firstName ?? 'Ana',
      last_name: 'Ruiz',
      role: traits.role ?? 'Member',
      ...accessOf(traits),
      archived_at: traits.archivedAt ?? null,
      left_at: traits.leftAt ?? null,
      created_at: traits.joinedAt ?? new Date('2020-01-01'),
    })
    .execute()
  return id
}

function accessOf({ role = '', isAdmin = false, isTreasurer = false, ...traits }: MemberTraits) {
  const isCoach = traits.isCoach ?? /coach/i.test(role)
  return { is_admin: isAdmin, is_coach: isCoach, is_treasurer: isTreasurer }
}

export interface GuardianTraits {
  readonly accountId?: string
  readonly verifiedAt?: Date | null
  readonly blockedAt?: Date
}

/** A mother of the child, verified by default. */
export async function aGuardian(
  db: Database,
  child: { readonly teamId: string; readonly memberId: string },
  traits: GuardianTraits = {},
): Promise<string> {
  const id = newId()
  const verifiedAt = traits.verifiedAt === undefined ? new Date() : traits.verifiedAt
  await db
    .insertInto('guardians')
    .values({
      id,
      team_id: child.teamId,
      account_id: traits.accountId ?? null,
      first_name: 'Marta',
      last_name: 'Gil',
    })
    .execute()
  await db
    .insertInto('guardianships')
    .values({
      team_id: child.teamId,
      guardian_id: id,
      member_id: child.memberId,
      role: 'mother',
      verified_at: verifiedAt,
      blocked_at: traits.blockedAt ?? null,
    })
    .execute()
  return id
}

function joinCodeOf(id: string): string {
  return id.replaceAll('-', '').slice(-6).toUpperCase()
}
