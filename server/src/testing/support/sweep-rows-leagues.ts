import { byLink, row, send, theirs, type Row } from './sweep-row.ts'
import type { Ids } from './world.ts'

const pasted = { text: '2031-05-25 Nobody - Somebody 2:1', language: 'en' }
const decision = { points: -3, reason: 'A player without a licence' }

/** Leagues, in the order in which the owner can do all of it. */
export const leagueRows: Readonly<Record<string, Row>> = {
  'leagues.list': row('theirs', { query: '?seasonId={seasonId}' }),
  'leagues.create': row('theirs', {
    body: ({ seasonId, venueId, opponentId }: Ids) => ({
      name: 'Cup',
      seasonId,
      venueId,
      teams: [{ name: 'Oeste', opponentId }],
      fixtures: [{ day: 1, opponent: 'Oeste', startDate: '2031-06-01', venueId }],
    }),
  }),
  'leagues.get': theirs(),
  'leagues.standings': row('theirs', { query: '?day=2031-06-30' }),
  'leagues.export': send({ what: 'matches', format: 'csv', language: 'en' }),
  'leagues.addTeams': send({ teams: [{ name: 'Levante' }] }),
  'leagues.changeTeam': send({ version: 1, changes: { shortName: 'SUR' } }),
  'leagues.addMatches': row('theirs', {
    body: ({ leagueTeamId, ourLeagueTeamId }: Ids) => ({
      matches: [{ home: leagueTeamId, away: ourLeagueTeamId, date: '2031-06-08' }],
    }),
  }),
  'leagues.changeMatches': row('theirs', {
    body: ({ matchId }: Ids) => ({
      edits: [{ matchId, version: 0, was: { note: null }, changes: { note: 'In the rain' } }],
    }),
  }),
  'leagues.importResults': send(pasted),
  'leagues.imports': theirs(),
  'leagues.undoImport': theirs(),
  'leagues.matchHistory': theirs(),
  'leagues.saveAdjustment': row('theirs', {
    body: ({ leagueTeamId }: Ids) => ({ ...decision, team: leagueTeamId, version: 1 }),
  }),
  'leagues.removeAdjustment': theirs(),
  'leagues.removeKnockOut': theirs(),
  'leagues.change': row('theirs', {
    body: ({ seasonId, leagueTeamId, ourLeagueTeamId }: Ids) => ({
      version: 3,
      changes: {
        seasonId,
        teamOrder: [leagueTeamId, ourLeagueTeamId],
        lots: [[leagueTeamId, ourLeagueTeamId]],
        stages: [
          {
            kind: 'table',
            id: '019cebf5-0f00-7000-8000-0000000000b1',
            name: 'Autumn',
            teams: [leagueTeamId],
            carry: null,
          },
        ],
      },
    }),
  }),
  'leagues.drawKnockOut': row('theirs', {
    body: ({ leagueTeamId, ourLeagueTeamId }: Ids) => ({
      name: 'Cup',
      seeds: [leagueTeamId, ourLeagueTeamId],
    }),
  }),
  'leagues.setPublicPage': send({ page: { kind: 'secret', renew: true } }),
  'leagues.openPublicPage': row('anyone', { body: () => ({ slug: 'guessed' }), owner: 404 }),
  'leagues.sendSheet': send({ email: 'coach@example.org' }),
  'leagues.decideSheet': send(
    { decision: { kind: 'accept', proposalId: '019cebf5-0f00-7000-8000-0000000000b2' } },
    { owner: 412 },
  ),
  'leagues.openSheet': byLink(),
  'leagues.answerSheet': byLink({ by: 'Ana', version: 1, answer: { kind: 'confirm' } }),
  'leagues.removeMatches': row('theirs', { body: ({ matchId }: Ids) => ({ matchIds: [matchId] }) }),
  'leagues.removeTeam': theirs({ owner: 409 }),
  'leagues.remove': theirs(),
}
