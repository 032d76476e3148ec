import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import type { WrittenLineUp } from '@touchline/domain/leagues/match-day/line-up'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { kept } from '#web/platform/offline/queries.ts'

import { matchDayKeyOf, type MatchPlace } from './keys.ts'

/** Everything of a match on its day; read again whenever somebody tells something new. */
export function useMatchDay(place: MatchPlace) {
  return useQuery(matchDayQuery(place))
}

export function matchDayQuery(place: MatchPlace) {
  return queryOptions({
    queryKey: matchDayKeyOf(place),
    queryFn: () => client.leagues.matchDay(place),
    ...kept(['events', 'members', 'teams']),
  })
}

interface LineUpWish {
  readonly version: number
  /** What it was changed from, so that what others changed meanwhile stays. */
  readonly was: WrittenLineUp | undefined
  readonly lineUp: WrittenLineUp
}

export function useSaveLineUp(place: MatchPlace) {
  return useMatchDayChange(place, ({ version, was, lineUp }: LineUpWish) =>
    client.leagues.saveLineUp({
      ...place,
      version,
      lineUp: fieldsOf(lineUp),
      ...(was && { was: fieldsOf(was) }),
    }),
  )
}

function fieldsOf({ players, ...lineUp }: WrittenLineUp) {
  return { ...lineUp, players: [...players] }
}

export function usePublishLineUp(place: MatchPlace) {
  return useMatchDayChange(place, (wish: { version: number; isPublished: boolean }) =>
    client.leagues.publishLineUp({ ...place, ...wish }),
  )
}

export function useLastLineUp(place: MatchPlace) {
  return useMutation({ mutationFn: () => client.leagues.lastLineUp(place) })
}

interface SettingsWish {
  readonly version: number
  readonly scorer: string | null
  readonly periods: MatchDay['settings']['periods']
}

export function useChangeMatchDay(place: MatchPlace) {
  return useMatchDayChange(place, (wish: SettingsWish) =>
    client.leagues.changeMatchDay({ ...place, ...wish }),
  )
}

interface ResultWish {
  readonly version: number
  readonly outcome: PlayedOutcome | null
}

export type PlayedOutcome = Extract<NonNullable<MatchDay['result']['outcome']>, { kind: 'played' }>

export function useEnterFinalResult(place: MatchPlace) {
  return useMatchDayChange(place, (wish: ResultWish) =>
    client.leagues.enterResult({ ...place, ...wish }),
  )
}

export function useWriteReport(place: MatchPlace) {
  return useMatchDayChange(place, (wish: { version: number; text: string | null }) =>
    client.leagues.writeReport({ ...place, ...wish }),
  )
}

export function useVoteForPlayer(place: MatchPlace) {
  return useMatchDayChange(place, (wish: { memberId: string; choice: string | null }) =>
    client.leagues.voteForPlayer({ ...place, ...wish }),
  )
}

/** Any change of a match day: the server answers with all of it. */
function useMatchDayChange<Wish>(place: MatchPlace, change: (wish: Wish) => Promise<MatchDay>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (day) => takeAnswer(cache, matchDayKeyOf(place), day),
    onSettled: () => cache.invalidateQueries({ queryKey: ['leagues', place.teamId] }),
  })
}
