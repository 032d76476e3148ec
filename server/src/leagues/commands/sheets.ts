import type {
  SheetAnswer,
  SheetCard,
  SheetDecision,
} from '@touchline/contract/leagues/shapes/match-sheet'
import type { MatchChange } from '@touchline/contract/leagues/shapes/matches'
import { sheetExpiresAt } from '@touchline/domain/leagues/sheet-expiry'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Database, Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockLeague, requireLeague, type LeagueKey } from '../queries/leagues.ts'
import { openLinkToken } from '../queries/links.ts'
import { insertConfirmation } from '../queries/match-history.ts'
import { findSomeMatches, type MatchRow } from '../queries/matches.ts'
import { findPublicName } from '../queries/public-page.ts'
import {
  dropProposal,
  endSheet,
  findSheet,
  findSheets,
  lockSheet,
  saveConfirmation,
  saveProposal,
  saveSheet,
  type MatchKey,
  type SheetRow,
} from '../queries/sheets.ts'
import { findTeams, type TeamRow } from '../queries/teams.ts'
import { announceLeague, keyOf, lockLeagueWithTeams, type LockedLeague } from './locked-league.ts'
import { changeMatchesIn } from './matches.ts'

interface OnMatch {
  readonly leagueId: string
  readonly matchId: string
}

/** Creates the link for the opponent of one of our matches; an earlier link ends. */
export async function sendSheet(
  tx: Transaction,
  context: ActorContext,
  { leagueId, matchId, email }: OnMatch & { readonly email: string | null },
) {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const match = await requireMatch(tx, keyOf(locked), matchId)
  const opponent = otherSide(match, [...locked.teams.values()])
  if (opponent === undefined) throw new AppError('conflict', { reason: 'not_ours' })
  const endsAt = sheetExpiresAt(match, locked.league.timeZone, context.now)
  const { teamId, accountId } = context.actor
  const sent = { sentTo: email, sentBy: accountId, sentAt: context.now, endsAt }
  const number = await saveSheet(tx, { teamId, matchId }, sent)
  await announceLeague(tx, 'leagues.matches_changed', keyOf(locked))
  return { number, endsAt, match, locked }
}

/** Withdraws the link with its proposal, or accepts or declines the proposal. */
export async function decideSheet(
  tx: Transaction,
  context: ActorContext,
  { leagueId, matchId, decision }: OnMatch & { readonly decision: SheetDecision },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  const match = await requireMatch(tx, key, matchId)
  const sheetKey = { teamId: key.teamId, matchId }
  if (decision.kind === 'withdraw') await endSheet(tx, sheetKey, context.now)
  else {
    const sheet = (await findSheets(tx, key, [matchId])).get(matchId)
    const proposal = sheet?.proposal
    if (proposal?.id !== decision.proposalId) throw new AppError('changed_meanwhile')
    await dropProposal(tx, sheetKey)
    if (decision.kind === 'accept') await applyProposal(tx, locked, { match, proposal })
  }
  await announceLeague(tx, 'leagues.matches_changed', key)
}

/** Applies the proposal and records the opponent's confirmation of the new version. */
async function applyProposal(
  tx: Transaction,
  locked: LockedLeague,
  { match, proposal }: { readonly match: MatchRow; readonly proposal: Proposal },
): Promise<void> {
  const { id: matchId, version } = match
  const key = keyOf(locked)
  await changeMatchesIn(tx, locked, [{ matchId, version, changes: changesOf(match, proposal) }])
  const { version: confirmed } = await requireMatch(tx, key, matchId)
  const confirmation = { by: proposal.by, version: confirmed, now: locked.now }
  await confirmSheet(tx, { teamId: key.teamId, matchId }, confirmation)
}

type Proposal = NonNullable<SheetRow['proposal']>

function changesOf(match: MatchRow, { date, time, venue, outcome }: Proposal): MatchChange {
  return {
    date,
    time,
    ...(venue !== match.venueName && { venueId: null, venue }),
    ...(outcome !== null && { outcome }),
  }
}

/** A person with a valid link. */
export interface SheetHolder {
  readonly key: LeagueKey
  readonly sheet: SheetRow
}

/** Undefined for an unknown link; throws `expired` for one that ended or was replaced. */
export async function openSheet(
  database: Database,
  token: string,
  now: Date,
): Promise<SheetHolder | undefined> {
  const link = await openLinkToken(database, 'match', token)
  if (link === undefined) return undefined
  const sheet = await findSheet(database, { teamId: link.teamId, matchId: link.id })
  if (sheet === undefined) return undefined
  if (sheet.number !== link.number || new Date(sheet.endsAt) <= now) throw new AppError('expired')
  return { key: { teamId: link.teamId, leagueId: sheet.leagueId }, sheet }
}

/** Saves the opponent's confirmation or proposal. */
export async function answerSheet(
  tx: Transaction,
  { key, sheet }: SheetHolder,
  input: {
    readonly by: string
    readonly version: number
    readonly answer: SheetAnswer
    readonly now: Date
  },
): Promise<void> {
  const { by, version, answer, now } = input
  await lockLeague(tx, key)
  const sheetKey: MatchKey = { teamId: key.teamId, matchId: sheet.matchId }
  await lockSheet(tx, sheetKey)
  const match = await requireMatch(tx, key, sheet.matchId)
  if (match.version !== version) throw new AppError('changed_meanwhile')
  if (answer.kind === 'confirm') await confirmSheet(tx, sheetKey, { by, version, now })
  else await saveProposal(tx, sheetKey, { ...answer, by, now })
  await announceLeague(tx, 'leagues.matches_changed', key)
}

async function confirmSheet(
  tx: Transaction,
  key: MatchKey,
  confirmation: { readonly by: string; readonly version: number; readonly now: Date },
): Promise<void> {
  await saveConfirmation(tx, key, confirmation)
  await insertConfirmation(tx, key, confirmation)
}

/** What the page behind the link shows. */
export async function sheetCardOf(db: Queryable, { key, sheet }: SheetHolder): Promise<SheetCard> {
  const { name, timeZone } = await requireLeague(db, key)
  const match = await requireMatch(db, key, sheet.matchId)
  const teams = await findTeams(db, key)
  const team = await findPublicName(db, key.teamId)
  const now = (await findSheets(db, key, [match.id])).get(match.id) ?? sheet
  const { date, time, venueName: venue, outcome, isCalledOff, version } = match
  const isHome = otherSide(match, teams)?.id === match.home
  return {
    league: name,
    team,
    home: nameOf(teams, match.home),
    away: nameOf(teams, match.away),
    yourSide: isHome ? 'home' : 'away',
    timeZone,
    date,
    time,
    venue,
    outcome,
    isCalledOff,
    confirmedAt: now.confirmedVersion === version ? now.confirmedAt : null,
    proposal: now.proposal,
    version,
    endsOn: now.endsAt,
  }
}

async function requireMatch(db: Queryable, key: LeagueKey, matchId: string): Promise<MatchRow> {
  const [match] = await findSomeMatches(db, key, [matchId])
  if (match === undefined) throw new AppError('not_found')
  return match
}

/** Our opponent; undefined if it isn't our match. */
function otherSide(match: MatchRow, teams: readonly TeamRow[]): TeamRow | undefined {
  const ours = teams.find(({ isOurs }) => isOurs)?.id
  if (ours === match.home) return teams.find(({ id }) => id === match.away)
  return ours === match.away ? teams.find(({ id }) => id === match.home) : undefined
}

export function nameOf(teams: readonly TeamRow[], id: string): string {
  return teams.find((team) => team.id === id)?.name ?? ''
}
