import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { isDay } from '@touchline/domain/events/days'
import { drawFixtures, type DrawnFixtures } from '@touchline/domain/leagues/fixture-draw'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useToday } from '#web/events/use-today.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useAddMatches } from '../api/matches.ts'
import { useLeagueProblem } from '../use-league-problem.ts'
import { blankDraw, type DrawForm, toFixtureDraw, toNewMatches } from './draw-form.ts'

/** Problems by part of the form. */
export interface DrawProblems {
  readonly teams?: string
  readonly start?: string
  readonly weekdays?: string
}

/** Each draw uses a new seed; changing the form discards the result. */
export function useDraw(whole: LeagueDetails) {
  const text = useText('leagueEntry').draw
  const { league } = whole
  const today = useToday(league.timeZone)
  const [form, setForm] = useState(() => blankDraw(whole, today))
  const [seed, setSeed] = useState(1)
  const [missing, setMissing] = useState<DrawProblems>({})
  const [found, setFound] = useState<DrawnFixtures>()
  const adding = useAddMatches(league)
  const navigate = useNavigate()
  const { problems } = useText('leagues')
  const refused = useLeagueProblem(adding.error)
  const drawn = found?.kind === 'drawn' ? found : undefined
  const noRoom = found?.kind === 'does_not_fit' ? text.noRoom(found.round) : undefined
  const tooMany = found?.kind === 'too_many' ? problems.matches_too_many : undefined

  function draw() {
    const gaps = {
      ...(form.teams.length < 2 && { teams: text.tooFew }),
      ...(!isDay(form.start) && { start: text.startMissing }),
      ...(form.weekdays.length === 0 && { weekdays: text.noWeekday }),
    }
    setMissing(gaps)
    if (Object.keys(gaps).length > 0) return
    setFound(drawFixtures(toFixtureDraw(form, seed)))
    setSeed(seed + 1)
  }

  function add() {
    if (!drawn) return
    adding.mutate(toNewMatches(drawn, form.stage), {
      onSuccess: () => {
        void navigate(`${paths.leagues(league.teamId)}?league=${league.id}&day=1`)
      },
    })
  }

  return {
    form,
    drawn,
    missing,
    problem: noRoom ?? tooMany ?? refused,
    isAdding: adding.isPending,
    draw,
    add,
    change: (parts: Partial<DrawForm>) => {
      setForm({ ...form, ...parts })
      setMissing({})
      setFound(undefined)
    },
  }
}
