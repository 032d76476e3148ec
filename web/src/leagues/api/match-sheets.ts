import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type {
  SheetAnswer,
  SheetCard,
  SheetDecision,
} from '@touchline/contract/leagues/shapes/match-sheet'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { useLeagueChange } from './leagues.ts'

type League = LeagueDetails['league']

interface NewSheet {
  readonly matchId: string
  /** Null if the coach passes the link on. */
  readonly email: string | null
  readonly language: Language
}

export function useSendSheet(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (sheet: NewSheet) =>
    client.leagues.sendSheet({ teamId, leagueId, ...sheet }),
  )
}

interface Decision {
  readonly matchId: string
  readonly decision: SheetDecision
}

/** Accepts or declines the opponent's proposal, or withdraws the link. */
export function useDecideSheet(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (input: Decision) =>
    client.leagues.decideSheet({ teamId, leagueId, ...input }),
  )
}

const keyOf = (token: string) => ['leagues', 'match-link', token]

/** The match behind a link; opening it confirms nothing. */
export function useSheetCard(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => client.leagues.openSheet({ token }),
    retry: false,
  })
}

interface AnswerInput {
  readonly by: string
  /** The displayed version. */
  readonly version: number
  readonly answer: SheetAnswer
}

export function useAnswerSheet(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: AnswerInput) => client.leagues.answerSheet({ token, ...input }),
    onSuccess: (card: SheetCard) => takeAnswer(cache, keyOf(token), card),
    // The match changed or the link ended, so the current state is loaded.
    onError: () => cache.invalidateQueries({ queryKey: keyOf(token) }),
  })
}
