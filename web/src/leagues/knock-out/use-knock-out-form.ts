import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { isDay } from '@touchline/domain/events/days'
import { knockOut, type Tie } from '@touchline/domain/leagues/knock-out'
import { resolveTies, countLegs } from '@touchline/domain/leagues/knock-out-results'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useDrawKnockOut } from '../api/knock-outs.ts'
import { useLeagueProblem } from '../use-league-problem.ts'

interface WhenPlayed {
  readonly date: string
  readonly time: string
}

/** The form's values for a knock-out. */
export interface KnockOutForm {
  readonly name: string
  readonly seeds: readonly string[]
  readonly thirdPlace: boolean
  readonly twoLegs: boolean
  readonly awayGoals: boolean
  /** Keyed by round and match: "1.2". */
  readonly days: Readonly<Record<string, WhenPlayed>>
}

export function useKnockOutForm(whole: LeagueDetails) {
  const text = useText('knockOut')
  const { league, teams } = whole
  const draw = useDrawKnockOut(league)
  const refused = useLeagueProblem(draw.error)
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [form, setForm] = useState<KnockOutForm>(() => ({
    name: text.proposedName,
    seeds: teams.filter(({ struckOut }) => struckOut === null).map(({ id }) => id),
    thirdPlace: false,
    twoLegs: false,
    awayGoals: false,
    days: {},
  }))
  const input = inputOf(form)
  const ties = knockOut(input)
  const known = resolveTies({
    ties,
    legs: input.legs,
    matches: new Map(),
    rules: { awayGoals: input.awayGoals },
  })
  const tooFew = form.seeds.length < 2 ? text.tooFew : undefined
  const nameMissing = form.name.trim() === '' ? text.nameMissing : undefined

  function save() {
    setAsked(true)
    if (tooFew !== undefined || nameMissing !== undefined) return
    draw.mutate(
      { ...input, seeds: [...input.seeds], days: daysIn(form, ties) },
      {
        onSuccess: () => {
          void navigate(`${paths.leagues(league.teamId)}?league=${league.id}&tab=knockOut`)
        },
      },
    )
  }

  return {
    form,
    known,
    matchDays: matchDaysOf(ties, input.legs),
    nameProblem: isAsked ? nameMissing : undefined,
    problem: tooFew ?? refused,
    isDrawing: draw.isPending,
    change: (parts: Partial<KnockOutForm>) => setForm((before) => ({ ...before, ...parts })),
    save,
  }
}

export type KnockOutDraft = ReturnType<typeof useKnockOutForm>

function inputOf({ name, seeds, thirdPlace, twoLegs, awayGoals }: KnockOutForm) {
  return {
    name: name.trim(),
    seeds,
    thirdPlace: thirdPlace ? 'played' : 'not_played',
    legs: twoLegs ? 2 : 1,
    awayGoals: twoLegs && awayGoals ? 'count' : 'do_not_count',
  } as const
}

/** Every match of every round that can get a day. */
function matchDaysOf(ties: readonly Tie[], legs: number) {
  const rounds = new Map(ties.map((tie) => [tie.round, tie]))
  return [...rounds.values()].flatMap((tie) =>
    Array.from({ length: countLegs(tie, legs) }, (_, at) => ({
      key: `${tie.round}.${at + 1}`,
      round: tie.round,
      leg: at + 1,
      legs: countLegs(tie, legs),
      teamsLeft: tie.teamsLeft,
    })),
  )
}

function daysIn({ days, twoLegs }: KnockOutForm, ties: readonly Tie[]) {
  return matchDaysOf(ties, twoLegs ? 2 : 1).flatMap(({ key, round, leg }) => {
    const said = days[key]
    return said && isDay(said.date)
      ? [{ round, leg, date: said.date, time: said.time === '' ? null : said.time }]
      : []
  })
}
