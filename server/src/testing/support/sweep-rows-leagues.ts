import { byLink, row, send, type Row } from './sweep-row.ts'

const pasted = { text: '2031-05-25 Nobody - Somebody 2:1', language: 'en' }
const decision = { points: -3, reason: 'A player without a licence' }

/** Leagues, in an order in which the owner can do everything. */
export const leagueRows: Readonly<Record<string, Row>> = {
  'leagues.list': row({ query: '?seasonId={seasonId}' }),
  'leagues.create': send(({ seasonId, venueId, opponentId }) => ({
    name: 'Cup',
    seasonId,
    venueId,
    teams: [{ name: 'Oeste', opponentId }],
    fixtures: [{ day: 1, opponent: 'Oeste', startDate: '2031-06-01', venueId }],
  })),
  'leagues.get': row(),
  'leagues.standings': row({ query: '?day=2031-06-30' }),
  'leagues.export': send({ what: 'matches', format: 'csv', language: 'en' }),
  'leagues.addTeams': send({ teams: [{ name: 'Levante' }] }),
  'leagues.changeTeam': send({ version: 1, changes: { shortName: 'SUR' } }),
  'leagues.addMatches': send(({ leagueTeamId, ourLeagueTeamId }) => ({
    matches: [{ home: leagueTeamId, away: ourLeagueTeamId, date: '2031-06-08' }],
  })),
  'leagues.changeMatches': send(({ matchId }) => ({
    edits: [{ matchId, version: 0, was: { note: null }, changes: { note: 'In the rain' } }],
  })),
  'leagues.importResults': send(pasted),
  'leagues.imports': row(),
  'leagues.undoImport': row(),
  'leagues.matchHistory': row(),
  'leagues.saveAdjustment': send(({ leagueTeamId }) => ({
    ...decision,
    team: leagueTeamId,
    version: 1,
  })),
  'leagues.removeAdjustment': row(),
  'leagues.removeKnockOut': row(),
  'leagues.change': send(({ seasonId, leagueTeamId, ourLeagueTeamId }) => ({
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
  })),
  'leagues.drawKnockOut': send(({ leagueTeamId, ourLeagueTeamId }) => ({
    name: 'Cup',
    seeds: [leagueTeamId, ourLeagueTeamId],
  })),
  'leagues.setPublicPage': send({ page: { kind: 'secret', renew: true } }),
  'leagues.openPublicPage': send({ slug: 'guessed' }, { owner: 404 }),
  'leagues.sendSheet': send({ email: 'coach@example.org' }),
  'leagues.decideSheet': send(
    { decision: { kind: 'accept', proposalId: '019cebf5-0f00-7000-8000-0000000000b2' } },
    { owner: 412 },
  ),
  'leagues.openSheet': byLink(),
  'leagues.answerSheet': byLink({ by: 'Ana', version: 1, answer: { kind: 'confirm' } }),
  'leagues.removeMatches': send(({ matchId }) => ({ matchIds: [matchId] })),
  'leagues.removeTeam': row({ owner: 409 }),
  'leagues.remove': row(),
}
