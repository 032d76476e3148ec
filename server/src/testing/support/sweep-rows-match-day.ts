import { row, send, type Row } from './sweep-row.ts'

const noted = { kind: 'goal', side: 'own', period: 1, second: 700 }
const start = { kind: 'start', period: 1, at: '2031-05-04T10:00:00.000Z' }
const played = { kind: 'played', score: { home: 2, away: 1 } }
const newId = '019cebf5-0f00-7000-8000-0000000000b3'

/** A match day, in an order in which the owner can do everything. */
export const matchDayRows: Readonly<Record<string, Row>> = {
  'leagues.matchDay': row(),
  'leagues.changeMatchDay': send(({ memberId }) => ({
    settings: { version: 0, scorer: memberId },
    report: { version: 0, text: 'What a second half!' },
  })),
  'leagues.lastLineUp': row(),
  'leagues.saveLineUp': send(({ memberId }) => ({
    version: 0,
    lineUp: {
      formation: '4-4-2',
      captain: memberId,
      players: [{ memberId, place: 0, shirtNumber: '1' }],
    },
  })),
  'leagues.addClockMarks': send({ marks: [{ id: newId, ...start }] }, { owner: 409 }),
  'leagues.removeClockMark': row(),
  'leagues.addMatchEvents': send(
    ({ memberId }) => ({ events: [{ id: newId, ...noted, member: memberId }] }),
    { owner: 409 },
  ),
  'leagues.changeMatchEvent': send(({ memberId }) => ({
    version: 1,
    changes: { member: memberId, second: 720 },
  })),
  'leagues.removeMatchEvent': row(),
  'leagues.matchDayHistory': row(),
  'leagues.enterResult': send({ version: 0, outcome: played }),
  'leagues.voteForPlayer': send(({ memberId }) => ({ choice: memberId }), { owner: 403 }),
}
