import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { matchDayKeyOf, type MatchPlace } from './keys.ts'

export function useMatchDay(place: MatchPlace) {
  return useQuery(matchDayQuery(place))
}

export function matchDayQuery(place: MatchPlace) {
  return queryOptions({
    queryKey: matchDayKeyOf(place),
    queryFn: () => client.leagues.matchDay(place),
    ...keepOffline(['events', 'members', 'teams']),
  })
}

interface LineUpInput {
  readonly version: number
  /** The line-up before the edit, so that other people's edits are kept. */
  readonly was: LineUpDraft | undefined
  readonly lineUp: LineUpDraft
}

export function useSaveLineUp(place: MatchPlace) {
  return useMatchDayChange(place, ({ version, was, lineUp }: LineUpInput) =>
    client.leagues.saveLineUp({
      ...place,
      version,
      lineUp: fieldsOf(lineUp),
      ...(was && { was: fieldsOf(was) }),
    }),
  )
}

function fieldsOf({ players, ...lineUp }: LineUpDraft) {
  return { ...lineUp, players: [...players] }
}

export function usePublishLineUp(place: MatchPlace) {
  return useMatchDayChange(place, (input: { version: number; isPublished: boolean }) =>
    client.leagues.saveLineUp({ ...place, ...input }),
  )
}

export function useLastLineUp(place: MatchPlace) {
  return useMutation({ mutationFn: () => client.leagues.lastLineUp(place) })
}

interface SettingsInput {
  readonly version: number
  readonly scorer: string | null
  readonly periods: MatchDay['settings']['periods']
}

export function useChangeSettings(place: MatchPlace) {
  return useMatchDayChange(place, (settings: SettingsInput) =>
    client.leagues.changeMatchDay({ ...place, settings }),
  )
}

interface ResultInput {
  readonly version: number
  readonly outcome: PlayedOutcome | null
}

export type PlayedOutcome = Extract<NonNullable<MatchDay['result']['outcome']>, { kind: 'played' }>

export function useEnterFinalResult(place: MatchPlace) {
  return useMatchDayChange(place, (input: ResultInput) =>
    client.leagues.enterResult({ ...place, ...input }),
  )
}

export function useWriteReport(place: MatchPlace) {
  return useMatchDayChange(place, (report: { version: number; text: string | null }) =>
    client.leagues.changeMatchDay({ ...place, report }),
  )
}

export function useVoteForPlayer(place: MatchPlace) {
  return useMatchDayChange(place, (input: { memberId: string; choice: string | null }) =>
    client.leagues.voteForPlayer({ ...place, ...input }),
  )
}

/** A change of a match day; the response holds all of it. */
function useMatchDayChange<Input>(place: MatchPlace, change: (input: Input) => Promise<MatchDay>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (day) => takeAnswer(cache, matchDayKeyOf(place), day),
    onSettled: () => cache.invalidateQueries({ queryKey: ['leagues', place.teamId] }),
  })
}
