import { isForAdults, isForMinors } from '@touchline/domain/teams/age-bands'
import { isLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { hasMinors } from '#server/teams/queries/checks.ts'
import { holdTeams } from '#server/teams/queries/take-back.ts'

/** A team with the facts for joining. The country is the club's, if there is one. */
export interface JoinTeam {
  readonly id: string
  readonly name: string
  /** Its club's name; null without a club. */
  readonly clubName: string | null
  readonly logoFileId: string | null
  readonly sport: string
  readonly ageGroup: string | null
  readonly country: string
  readonly timeZone: string
  readonly language: Language
  readonly joinCode: string
  readonly joinSecret: string
  /** The roster or the age group has minors. */
  readonly hasMinors: boolean
  /** By its age group and roster: asks for no birth dates. */
  readonly isForAdults: boolean
  /** Always true with minors, whatever the setting. */
  readonly joinApproval: boolean
}

type JoinTeamRow = Omit<JoinTeam, 'language' | 'isForAdults'> & { readonly language: string }

const columns = sql`
  team.id, team.name, club.name as "clubName", coalesce(team.logo_file_id, club.logo_file_id) as "logoFileId",
  team.sport, team.age_group as "ageGroup", coalesce(club.country, team.country) as country,
  team.time_zone as "timeZone", team.language, team.join_code as "joinCode",
  team.join_secret as "joinSecret", team.join_approval as "joinApproval",
  ${hasMinors} as "hasMinors"`

const living = sql`
  teams as team left join clubs as club on club.id = team.club_id
  where team.deleted_at is null and team.suspended_at is null
    and club.deleted_at is null and club.suspended_at is null`

export async function requireJoinTeam(db: Queryable, teamId: string): Promise<JoinTeam> {
  const team = await findJoinTeam(db, teamId)
  if (team === undefined) throw new AppError('not_found')
  return team
}

export async function findJoinTeam(db: Queryable, teamId: string): Promise<JoinTeam | undefined> {
  const found =
    await sql<JoinTeamRow>`select ${columns} from ${living} and team.id = ${teamId}`.execute(db)
  return teamOf(found.rows[0])
}

/** The only look-up without a team: people have nothing but the code. */
export async function findTeamByCode(db: Queryable, code: string): Promise<JoinTeam | undefined> {
  const found =
    await sql<JoinTeamRow>`select ${columns} from ${living} and team.join_code = ${code}`.execute(
      db,
    )
  return teamOf(found.rows[0])
}

/** False if another team has the code. */
export async function saveJoinSecrets(
  tx: Transaction,
  change: { teamId: string; code: string; secret: string; at: Date },
): Promise<boolean> {
  const saved = await sql`
    update teams set join_code = ${change.code}, join_secret = ${change.secret}, updated_at = ${change.at}
    where id = ${change.teamId}
      and not exists (select 1 from teams as other where other.join_code = ${change.code})
  `.execute(tx)
  return saved.numAffectedRows === 1n
}

export async function saveApproval(
  tx: Transaction,
  change: { teamId: string; approval: boolean; at: Date },
): Promise<void> {
  await sql`
    update teams set join_approval = ${change.approval}, updated_at = ${change.at} where id = ${change.teamId}
  `.execute(tx)
}

/**
 * Serialises invitations, decisions and removals in a team, so that nothing happens twice and no one joins
 * while being removed.
 */
export async function lockJoining(tx: Transaction, ...teamIds: readonly string[]): Promise<void> {
  await holdTeams(tx, teamIds)
}

function teamOf(row: JoinTeamRow | undefined): JoinTeam | undefined {
  if (row === undefined) return undefined
  const withMinors = row.hasMinors || isForMinors(row.ageGroup)
  return {
    ...row,
    hasMinors: withMinors,
    isForAdults: !withMinors && isForAdults(row.ageGroup),
    joinApproval: withMinors || row.joinApproval,
    language: isLanguage(row.language) ? row.language : 'en',
  }
}
