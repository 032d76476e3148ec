import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import type { SheetAnswer, SheetCard } from '@touchline/contract/leagues/shapes/match-sheet'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { useLeagueChange } from './leagues.ts'

type League = WholeLeague['league']

interface NewSheet {
  readonly matchId: string
  /** Null where the coach hands the link on. */
  readonly email: string | null
  readonly language: Language
}

export function useSendSheet(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (wish: NewSheet) =>
    client.leagues.sendSheet({ teamId, leagueId, ...wish }),
  )
}

export function useWithdrawSheet(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (matchId: string) =>
    client.leagues.withdrawSheet({ teamId, leagueId, matchId }),
  )
}

interface Decision {
  readonly matchId: string
  readonly proposalId: string
  readonly decision: 'accept' | 'decline'
}

export function useDecideProposal(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (wish: Decision) =>
    client.leagues.decideProposal({ teamId, leagueId, ...wish }),
  )
}

const keyOf = (token: string) => ['leagues', 'match-link', token]

/** What the link of a match shows; looking confirms nothing. */
export function useSheetCard(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => client.leagues.openSheet({ token }),
    retry: false,
  })
}

interface Said {
  readonly by: string
  /** The version that was read. */
  readonly version: number
  readonly answer: SheetAnswer
}

export function useAnswerSheet(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (said: Said) => client.leagues.answerSheet({ token, ...said }),
    onSuccess: (card: SheetCard) => takeAnswer(cache, keyOf(token), card),
    // Somebody changed the match meanwhile, or the link has ended: what stands there now is shown.
    onError: () => cache.invalidateQueries({ queryKey: keyOf(token) }),
  })
}
