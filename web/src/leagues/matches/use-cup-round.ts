import type { KnockOut } from '@touchline/contract/leagues/shapes/knock-out'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import { roundOfTie } from '@touchline/domain/leagues/round-of-tie'
import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { roundName } from '../knock-out/round-name.ts'

type Placed = Pick<Match, 'stage' | 'tie'>

/** The name of a match's knock-out round; undefined for table matches. */
export function useCupRound(knockOuts: readonly KnockOut[]) {
  const { cup } = useText('leagues').fixtures
  return useMemo(() => {
    const roundOf = ({ stage, tie }: Placed) => {
      const plan = knockOuts.find((one) => one.stage === stage)
      return plan && tie !== null ? roundOfTie(plan, tie) : undefined
    }
    /** The third-place match is in the final's round. */
    const ofRound = (match: Placed): string | undefined => {
      const round = roundOf(match)
      return round && roundName(cup, round.teamsLeft)
    }
    const ofMatch = (match: Placed): string | undefined =>
      roundOf(match)?.kind === 'third_place' ? cup.third : ofRound(match)
    return { ofRound, ofMatch }
  }, [knockOuts, cup])
}
