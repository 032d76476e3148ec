import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { isDay } from '@touchline/domain/events/days'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useToday } from '#web/events/use-today.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useDrawFixtures } from '../api/filling.ts'
import { useAddMatches } from '../api/matches.ts'
import { useLeagueProblem } from '../use-league-problem.ts'
import { blankDraw, type DrawForm, wishOf } from './draw-wish.ts'

/** What the form still lacks, in words for each of its parts. */
export interface DrawProblems {
  readonly teams?: string
  readonly start?: string
  readonly weekdays?: string
}

/** Each draw is another one; a changed form asks for a new one. */
export function useDraw(whole: WholeLeague) {
  const text = useText('leagueFilling').draw
  const { league } = whole
  const today = useToday(league.timeZone)
  const [form, setForm] = useState(() => blankDraw(whole, today))
  const [seed, setSeed] = useState(1)
  const [missing, setMissing] = useState<DrawProblems>({})
  const drawing = useDrawFixtures(league)
  const adding = useAddMatches(league)
  const navigate = useNavigate()
  const refused = useLeagueProblem(adding.error ?? drawing.error)
  const { data } = drawing
  const noRoom = data?.kind === 'does_not_fit' ? text.noRoom(data.round) : undefined
  const drawn = data?.kind === 'planned' ? data : undefined

  function draw() {
    const gaps = {
      ...(form.teams.length < 2 && { teams: text.tooFew }),
      ...(!isDay(form.start) && { start: text.startMissing }),
      ...(form.weekdays.length === 0 && { weekdays: text.noWeekday }),
    }
    setMissing(gaps)
    if (Object.keys(gaps).length > 0) return
    drawing.mutate(wishOf(form, seed))
    setSeed(seed + 1)
  }

  function add() {
    if (!drawn) return
    adding.mutate(drawn.matches, {
      onSuccess: () => {
        void navigate(`${paths.leagues(league.teamId)}?league=${league.id}&day=1`)
      },
    })
  }

  return {
    form,
    drawn,
    missing,
    problem: noRoom ?? refused,
    isDrawing: drawing.isPending,
    isAdding: adding.isPending,
    draw,
    add,
    change: (parts: Partial<DrawForm>) => {
      setForm({ ...form, ...parts })
      setMissing({})
      drawing.reset()
    },
  }
}
