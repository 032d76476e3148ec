import { expect, test } from 'vitest'

import type { TeamWeek } from '../queries/team-weeks.ts'
import { weeklyReportLetter } from './weekly-report.ts'

const game = { id: 'g', date: '2026-03-14', scored: 2, conceded: 1, result: 'won' } as const

function linesTold(name: string, opponent: string, firstName: string): readonly string[] {
  const team: TeamWeek = {
    name,
    pastEvents: 0,
    newMembers: 0,
    presence: null,
    openInvitations: 0,
    upcoming: [],
    upcomingCount: 0,
    games: [
      { ...game, at: 'home', opponent },
      { ...game, at: 'away', opponent },
    ],
  }
  const people = [{ firstName, relation: 'child', there: 1, marked: 2 } as const]
  const letter = weeklyReportLetter({
    reader: { email: 'dana@example.test', language: 'de', timeZone: 'UTC' },
    week: { firstDay: '2026-03-09', lastDay: '2026-03-15' },
    teams: [{ team, own: { people, unanswered: 0, isAttending: true }, isStaff: false }],
    origin: 'https://touchline.test',
    stopUrl: 'https://touchline.test/stop',
  })
  return letter?.text.split('\n').filter((line) => line.startsWith('- ')) ?? []
}

test('right-to-left names are isolated, so that scores stay in order', () => {
  expect(linesTold('מכבי', 'הפועל', 'נועה').slice(0, 3)).toEqual([
    '- \u2068מכבי\u2069 – \u2068הפועל\u2069: 2:1',
    '- \u2068הפועל\u2069 – \u2068מכבי\u2069: 1:2',
    '- \u2068נועה\u2069: 1 von 2 Mal dabei',
  ])
})

test('other names are written as typed', () => {
  expect(linesTold('Ravens', 'Harbour Town', 'Leo').slice(0, 3)).toEqual([
    '- Ravens – Harbour Town: 2:1',
    '- Harbour Town – Ravens: 1:2',
    '- Leo: 1 von 2 Mal dabei',
  ])
})
