import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Weekday } from '@touchline/domain/events/days'
import type { DrawnFixtures, FixtureDraw } from '@touchline/domain/leagues/fixture-draw'

export type DrawnSchedule = Extract<DrawnFixtures, { kind: 'drawn' }>

export interface DrawForm {
  readonly stage: string | null
  readonly teams: readonly string[]
  readonly legs: number
  readonly start: string
  readonly weekdays: readonly Weekday[]
  readonly everyWeeks: number
  readonly roundTakes: 'day' | 'week'
  readonly restDays: number
  readonly times: readonly string[]
  readonly matchMinutes: number
  readonly blocked: readonly { readonly from: string; readonly until: string }[]
  /** Home venues by team id. */
  readonly venues: Readonly<Record<string, string>>
}

/** Default settings: home and away, Saturdays at three from today, with the first table's teams. */
export function blankDraw(whole: LeagueDetails, today: string): DrawForm {
  const stage = whole.stages.find(({ kind }) => kind === 'table')?.id ?? null
  return {
    stage,
    teams: teamsOfStage(whole, stage),
    legs: 2,
    start: today,
    weekdays: ['SA'],
    everyWeeks: 1,
    roundTakes: 'day',
    restDays: 0,
    times: ['15:00'],
    matchMinutes: 105,
    blocked: [],
    venues: {},
  }
}

/** The teams of a stage without struck-out ones. */
export function teamsOfStage(
  { teams, stages }: LeagueDetails,
  stage: string | null,
): readonly string[] {
  const found = stages.find(({ id }) => id === stage)
  const invited = found?.kind === 'table' ? found.teams : null
  return teams
    .filter(({ id, struckOut }) => struckOut === null && (invited?.includes(id) ?? true))
    .map(({ id }) => id)
}

export function toFixtureDraw(form: DrawForm, seed: number): FixtureDraw {
  const { stage: _, teams, legs, venues, ...days } = form
  const grounds = teams.flatMap((team) => {
    const venue = venues[team]?.trim() ?? ''
    return venue === '' ? [] : [{ team, venue }]
  })
  return { teams, legs, seed, days: { ...days, venues: grounds } }
}

/** Converts drawn matches to the request. */
export function toNewMatches({ matches }: DrawnSchedule, stage: string | null) {
  return matches.map((match) => ({ ...match, stage }))
}
