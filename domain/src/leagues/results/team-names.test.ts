import { describe, expect, test } from 'vitest'

import { knownTeams, type NamedTeam, createNameFinder } from './team-names.ts'

/** Matches a name: one team, similar ones, or none. */
function matchTeam(
  written: string,
  among: readonly NamedTeam[],
): { kind: string; team?: string; proposals?: readonly { team: string; certainty: number }[] } {
  const { find, propose } = knownTeams(among)
  const team = find(written)
  if (team !== undefined) return { kind: 'same', team }
  const proposals = propose(written)
  return proposals.length > 0 ? { kind: 'alike', proposals } : { kind: 'unknown' }
}

const teams: readonly NamedTeam[] = [
  'FC Bayern München',
  '1. FC Köln',
  'Borussia Mönchengladbach',
  'Borussia Dortmund',
  'TSV Musterstadt',
  'TSV Musterstadt II',
  'SV Werder Bremen',
  'Saint-Étienne',
  'FC Schalke 04',
  'Hamburger SV',
  'Manchester United',
  'Nottingham Forest',
].map((name) => ({ id: name, name }))

describe('a written name', () => {
  test.each([
    ['FC Bayern München', 'FC Bayern München'],
    ['fc bayern munchen', 'FC Bayern München'],
    ['FC BAYERN MUENCHEN', 'FC Bayern München'],
    ['1.FC Koeln', '1. FC Köln'],
    ['TSV Musterstadt 2', 'TSV Musterstadt II'],
    ['Saint Etienne', 'Saint-Étienne'],
    ['Manchester Utd', 'Manchester United'],
  ])('%s is the same as %s', (written, team) => {
    expect(matchTeam(written, teams)).toEqual({ kind: 'same', team })
  })

  test.each([
    ['Bayern Munich', 'FC Bayern München'],
    ['Bayern', 'FC Bayern München'],
    ['Cologne', '1. FC Köln'],
    ["M'gladbach", 'Borussia Mönchengladbach'],
    ['FCB', 'FC Bayern München'],
    ["B. M'gladbach", 'Borussia Mönchengladbach'],
    ['S04', 'FC Schalke 04'],
    ['HSV', 'Hamburger SV'],
    ['Man Utd', 'Manchester United'],
    ["Nott'm Forest", 'Nottingham Forest'],
    ['Bor. Mönchengladbach', 'Borussia Mönchengladbach'],
    ['B. Dortmund', 'Borussia Dortmund'],
    ['Werder', 'SV Werder Bremen'],
    ['Werder Bremmen', 'SV Werder Bremen'],
    ['Musterstadt', 'TSV Musterstadt'],
    ['Musterstadt II', 'TSV Musterstadt II'],
    ['AS Saint-Etienne', 'Saint-Étienne'],
  ])('%s is proposed as %s', (written, team) => {
    const matched = matchTeam(written, teams)
    const proposals = matched.kind === 'alike' ? matched.proposals : []
    expect(proposals?.[0]?.team).toBe(team)
    expect(proposals?.every(({ certainty }) => certainty < 1)).toBe(true)
  })

  test.each(['Kickers Offenbach', 'TSV', 'FC', 'SV Anderswo', ''])(
    '%s matches no one',
    (written) => {
      expect(matchTeam(written, teams)).toEqual({ kind: 'unknown' })
    },
  )

  test('is asked about if two teams have the same spelling', () => {
    const twins = [
      { id: 'one', name: 'SV Süd' },
      { id: 'two', name: 'SV Sud' },
    ]
    expect(matchTeam('SV Sued', twins)).toMatchObject({
      kind: 'alike',
      proposals: [{ team: 'one' }, { team: 'two' }],
    })
  })
})

test.each([
  ['saint etienne', 'Saint-Étienne'],
  ['Tsv Muster Stadt', 'TSV Musterstadt'],
  ['Werder Bremen', undefined],
])('the namesake of %s is %s', (written, name) => {
  expect(createNameFinder(teams)(written)?.name).toBe(name)
  expect(createNameFinder([...teams, ...teams])(written)).toBeUndefined()
})

test.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  'a club may be called as what every object has: %s',
  (name) => {
    const teams = [
      { id: 'a', name: `FC ${name}` },
      { id: 'b', name: 'SV Nord' },
    ]
    expect(matchTeam(`fc ${name}`, teams)).toEqual({ kind: 'same', team: 'a' })
    expect(matchTeam(name, [{ id: 'b', name: 'FC A' }])).toEqual({ kind: 'unknown' })
  },
)
