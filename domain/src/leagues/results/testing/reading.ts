import type { ReadLine, ResultReading, Side } from '../reading.ts'

export const exampleReading: ResultReading = {
  language: 'de',
  today: '2026-08-01',
  timeZone: 'UTC',
  season: { from: '2026-07-01', until: '2027-06-30' },
  teams: ['FC A', 'FC B', '1. FC Köln', 'Schalke 04', 'Rot-Weiß Essen', 'SV Nord II'].map(
    (name) => ({
      id: name,
      name,
    }),
  ),
  opponents: [],
  answers: {},
}

/** Summarises what was read in a line. */
export function describeLine(line: ReadLine): string {
  if (line.kind === 'open') return 'open'
  if (line.kind === 'problem') return line.problem
  const { date, time, round, home, away, outcome } = line
  const result =
    outcome.kind === 'played' ? `${outcome.score.home}:${outcome.score.away}` : outcome.kind
  const when = [round, date ?? 'null', time].filter((part) => part !== null).join(' ')
  return `${when} ${nameOf(home)}-${nameOf(away)} ${result}`
}

function nameOf(side: Side): string {
  return side.kind === 'team' ? side.team : `${side.name} (new)`
}
