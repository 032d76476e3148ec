import type { PublicAddress, LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findKnockOuts } from './knock-outs.ts'
import { requireLeague, type LeagueKey, type LeagueRow } from './leagues.ts'
import { linkToken } from './links.ts'
import { findMatches, findSomeMatches, type MatchRow } from './matches.ts'
import { findAdjustments, findLots, findStages } from './parts.ts'
import { findSheets, type SheetRow } from './sheets.ts'
import { findTeams, toLeagueTeam } from './teams.ts'

/** The reader of a league, and the key its links are signed with. */
export interface Reading {
  readonly platform: Pick<Platform, 'database' | 'clock'>
  readonly actor: Actor
}

/** A league with everything the reader may see. */
export async function requireLeagueDetails(
  db: Queryable,
  { platform, actor }: Reading,
  key: LeagueKey,
): Promise<LeagueDetails> {
  const row = await requireLeague(db, key)
  const isStaff = may(actor, 'leagues.edit')
  const show = await pictureAddresses(platform)
  const sheets = isStaff ? await findSheets(db, key) : none
  const { publicKind: _, publicNumber: _number, publicSlug: _slug, ...league } = row
  const publicPage = isStaff ? await publicAddressOf(platform, row) : null
  return {
    league: { ...league, publicPage },
    teams: (await findTeams(db, key)).map((team) => toLeagueTeam(team, show)),
    matches: (await findMatches(db, key)).map((match) => withSheet(match, sheets)),
    adjustments: await findAdjustments(db, key),
    stages: await findStages(db, key),
    knockOuts: await findKnockOuts(db, key),
    lots: await findLots(db, key),
  }
}

const none: ReadonlyMap<string, SheetRow> = new Map()

/** The public page of a league. */
export async function publicAddressOf(
  { database }: Pick<Platform, 'database'>,
  { teamId, id, publicKind, publicNumber, publicSlug }: LeagueRow,
): Promise<PublicAddress> {
  if (publicKind === 'open' && publicSlug !== null)
    return { kind: 'open', path: `/league/${publicSlug}`, slug: publicSlug }
  if (publicKind !== 'secret') return { kind: 'closed' }
  const token = await linkToken(database, 'league', { teamId, id, number: publicNumber })
  return { kind: 'secret', path: `/league/${token}` }
}

/** Some matches of a league; only staff see the match sheets. */
export async function findShownMatches(
  db: Queryable,
  { actor }: Pick<Reading, 'actor'>,
  { ids, ...key }: LeagueKey & { readonly ids: readonly string[] },
): Promise<Match[]> {
  const sheets = may(actor, 'leagues.edit') ? await findSheets(db, key, ids) : none
  return (await findSomeMatches(db, key, ids)).map((match) => withSheet(match, sheets))
}

/** A confirmation counts while the match is unchanged. */
function withSheet(match: MatchRow, sheets: ReadonlyMap<string, SheetRow>): Match {
  const sheet = sheets.get(match.id)
  if (sheet === undefined) return { ...match, sheet: null }
  const { matchId: _, number: _number, confirmedVersion, ...shown } = sheet
  const isStill = confirmedVersion === match.version
  const confirmation = isStill ? {} : { confirmedAt: null, confirmedBy: null }
  return { ...match, sheet: { ...shown, ...confirmation } }
}
