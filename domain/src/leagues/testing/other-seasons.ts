import groupOfFour from '../fixtures/basketball-fiba-2019-group-a.json' with { type: 'json' }
import running from '../fixtures/basketball-u18-2025-26-running.json' with { type: 'json' }
import iceHockey from '../fixtures/icehockey-sui1-2019-20.json' with { type: 'json' }
import volleyball from '../fixtures/volleyball-ger1w-2014-15.json' with { type: 'json' }
import { type Decision, playedOutcome, type Score } from '../match.ts'
import { presets } from '../presets.ts'
import { type Cell, leagueFrom, type Season, readSeason } from './season.ts'

const iceHockeyLeague = leagueFrom(iceHockey, {
  rules: presets.ice_hockey,
  extraOf: ([, , , home, away, decided, round]) => ({
    round: Number(round),
    outcome: { ...playedOutcome(Number(home), Number(away)), decided: decisionOf(decided) },
  }),
})

export const otherSeasons: readonly Season[] = [
  readSeason(groupOfFour, { rules: presets.basketball }),
  readSeason(running, { rules: presets.basketball_win_or_nothing }),
  readSeason(volleyball, {
    rules: presets.volleyball,
    extraOf: ([, , , home, away, sets]) => ({
      outcome: { ...playedOutcome(Number(home), Number(away)), sets: setsOf(sets) },
    }),
  }),
  {
    name: iceHockey.id,
    league: iceHockeyLeague,
    tables: iceHockey.expected.flatMap((expected) =>
      expected.as_of === 'final'
        ? [{ question: {}, expected }]
        : [
            { question: { asOf: { kind: 'round', round: 49 } }, expected },
            { question: { asOf: { kind: 'day', day: expected.as_of.slice(0, 10) } }, expected },
          ],
    ),
  },
]

function decisionOf(cell: Cell | undefined): Decision {
  if (cell === 'OT') return 'overtime'
  return cell === 'SO' ? 'shoot_out' : 'regulation'
}

/** Parses sets such as "25:21". */
function setsOf(cell: Cell | undefined): readonly Score[] {
  if (typeof cell !== 'object' || cell === null) return []
  return cell.map((set) => {
    const [home, away] = set.split(':').map(Number)
    return { home: home ?? 0, away: away ?? 0 }
  })
}
