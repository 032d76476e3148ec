import type { SheetAnswer, SheetCard } from '@touchline/contract/leagues/shapes/match-sheet'
import type { MatchChange } from '@touchline/contract/leagues/shapes/matches'
import { sheetEndsAt } from '@touchline/domain/leagues/sheet-end'

import type { Database, Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockLeague, requireLeague, type LeagueKey } from '../queries/leagues.ts'
import { openLinkToken } from '../queries/links.ts'
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
import { insertConfirmed } from '../queries/traces.ts'
import { changeInLeague } from './matches.ts'
import { keyOf, runLeague, tellOfLeague, type Doing } from './running.ts'

interface OnMatch {
  readonly leagueId: string
  readonly matchId: string
}

/** Makes the link for the other side of one of our matches; an earlier link of it ends. */
export async function sendSheet(
  tx: Transaction,
  doing: Doing,
  { leagueId, matchId, email }: OnMatch & { readonly email: string | null },
) {
  const running = await runLeague(tx, doing, leagueId)
  const match = await requireMatch(tx, keyOf(running), matchId)
  const opponent = otherSide(match, [...running.teams.values()])
  if (opponent === undefined) throw new AppError('conflict', { reason: 'not_ours' })
  const endsAt = sheetEndsAt(match, running.league.timeZone, doing.now)
  const { teamId, accountId } = doing.actor
  const sent = { sentTo: email, sentBy: accountId, sentAt: doing.now, endsAt }
  const number = await saveSheet(tx, { teamId, matchId }, sent)
  await tellOfLeague(tx, 'leagues.matches_changed', keyOf(running))
  return { number, endsAt, match, running }
}

/** The link that is out ends now; what it proposed and nobody decided on is gone. */
export async function withdrawSheet(
  tx: Transaction,
  doing: Doing,
  { leagueId, matchId }: OnMatch,
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  await requireMatch(tx, keyOf(running), matchId)
  await endSheet(tx, { teamId: doing.actor.teamId, matchId }, doing.now)
  await tellOfLeague(tx, 'leagues.matches_changed', keyOf(running))
}

/** Takes over what the other side proposed, as if the coach had typed it; or leaves all as it is. */
export async function decideProposal(
  tx: Transaction,
  doing: Doing,
  wish: OnMatch & { readonly proposalId: string; readonly decision: 'accept' | 'decline' },
): Promise<void> {
  const { leagueId, matchId, proposalId, decision } = wish
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  const match = await requireMatch(tx, key, matchId)
  const sheet = (await findSheets(tx, key, [matchId])).get(matchId)
  const proposal = sheet?.proposal
  if (proposal?.id !== proposalId) throw new AppError('changed_meanwhile')
  const sheetKey = { teamId: key.teamId, matchId }
  await dropProposal(tx, sheetKey)
  if (decision === 'decline') return tellOfLeague(tx, 'leagues.matches_changed', key)
  const { version } = match
  await changeInLeague(tx, running, [{ matchId, version, changes: changesOf(match, proposal) }])
  const after = await requireMatch(tx, key, matchId)
  const { version: confirmed } = after
  await confirmSheet(tx, sheetKey, { by: proposal.by, version: confirmed, now: doing.now })
  await tellOfLeague(tx, 'leagues.matches_changed', key)
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

/** Somebody with a link that is still good. */
export interface SheetHolder {
  readonly key: LeagueKey
  readonly sheet: SheetRow
}

/** Undefined for a made-up link; one that ended, or was replaced, is `expired`. */
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

/** What the other side says: it agrees with what it read, or proposes something else. */
export async function answerSheet(
  tx: Transaction,
  { key, sheet }: SheetHolder,
  said: {
    readonly by: string
    readonly version: number
    readonly answer: SheetAnswer
    readonly now: Date
  },
): Promise<void> {
  const { by, version, answer, now } = said
  await lockLeague(tx, key)
  const sheetKey: MatchKey = { teamId: key.teamId, matchId: sheet.matchId }
  await lockSheet(tx, sheetKey)
  const match = await requireMatch(tx, key, sheet.matchId)
  if (match.version !== version) throw new AppError('changed_meanwhile')
  if (answer.kind === 'confirm') await confirmSheet(tx, sheetKey, { by, version, now })
  else await saveProposal(tx, sheetKey, { ...answer, by, now })
  await tellOfLeague(tx, 'leagues.matches_changed', key)
}

async function confirmSheet(
  tx: Transaction,
  key: MatchKey,
  confirmation: { readonly by: string; readonly version: number; readonly now: Date },
): Promise<void> {
  await saveConfirmation(tx, key, confirmation)
  await insertConfirmed(tx, key, confirmation)
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

/** Whom we play; undefined when it is not our match. */
function otherSide(match: MatchRow, teams: readonly TeamRow[]): TeamRow | undefined {
  const ours = teams.find(({ isOurs }) => isOurs)?.id
  if (ours === match.home) return teams.find(({ id }) => id === match.away)
  return ours === match.away ? teams.find(({ id }) => id === match.home) : undefined
}

export function nameOf(teams: readonly TeamRow[], id: string): string {
  return teams.find((team) => team.id === id)?.name ?? ''
}
