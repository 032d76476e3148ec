import type { Entrant, Tie } from '@touchline/domain/leagues/knock-out'
import type { ResolvedTie } from '@touchline/domain/leagues/knock-out-results'

import { useText } from '#web/platform/language/language.tsx'

import { roundName } from './round-name.ts'

/** The ties of a round; the third-place match is its own group. */
interface Round {
  readonly key: string
  readonly round: number
  readonly teamsLeft: number
  readonly kind: Tie['kind']
  readonly ties: readonly ResolvedTie[]
}

export function groupByRound(known: readonly ResolvedTie[]): readonly Round[] {
  const groups = Map.groupBy(known, ({ tie }) => `${tie.round} ${tie.kind}`)
  return [...groups].flatMap(([key, ties]) => {
    const [first] = ties
    if (!first) return []
    const { round, teamsLeft, kind } = first.tie
    return [{ key, round, teamsLeft, kind, ties }]
  })
}

/** Teams with a bye in the first round. */
export function teamsWithBye(known: readonly ResolvedTie[]): readonly string[] {
  return known.flatMap(({ tie }) =>
    tie.round === 1 ? [] : [tie.home, tie.away].flatMap((entrant) => teamIn(entrant)),
  )
}

function teamIn(entrant: Entrant): string[] {
  return entrant.kind === 'team' ? [entrant.team] : []
}

export function useRoundName(): (round: Pick<Round, 'teamsLeft' | 'kind'>) => string {
  const { rounds } = useText('knockOut')
  return ({ teamsLeft, kind }) =>
    kind === 'third_place' ? rounds.third : roundName(rounds, teamsLeft)
}

/** A team's name, or how it qualifies. */
export function useEntrantName(
  known: readonly ResolvedTie[],
  names: ReadonlyMap<string, string>,
): (entrant: Entrant, team: string | null) => string {
  const text = useText('knockOut')
  const numbers = tieNumbers(known)
  return (entrant, team) => {
    if (team !== null) return names.get(team) ?? ''
    if (entrant.kind === 'team') return names.get(entrant.team) ?? ''
    const tie = text.number(numbers.get(entrant.tie) ?? 0)
    return entrant.kind === 'winner' ? text.winnerOf(tie) : text.loserOf(tie)
  }
}

/** The number of each tie, from 1. */
export function tieNumbers(known: readonly ResolvedTie[]): ReadonlyMap<string, number> {
  return new Map(known.map(({ tie }, at) => [tie.id, at + 1]))
}
