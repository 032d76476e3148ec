import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { defaultFormat } from '@touchline/domain/leagues/default-format'
import { useState } from 'react'

import { useTeam } from '#web/teams/team-context.tsx'

import { useCreateLeague } from '../api/leagues.ts'
import { copySeason } from './copy-season.ts'
import { blankDraft, completeFixtures, type LeagueDraft, inputOf } from './draft.ts'
import { steps } from './one-step.tsx'

export interface Creation {
  readonly name: string
  readonly seasonId: string | null
  /** The league whose teams and rules are copied. */
  readonly before: LeagueDetails | undefined
}

/** The wizard's current step, its values, and what a step lacks. */
export function useCreation({ name, seasonId, before }: Creation) {
  const { team } = useTeam()
  const create = useCreateLeague(team.id)
  const [at, setAt] = useState(0)
  const [draft, setDraft] = useState(() => ({
    ...blankDraft({ name, format: defaultFormat(team) }),
    ...copySeason(before).draft,
  }))
  const [isMissing, setMissing] = useState(false)
  const isLast = at === steps.length - 1

  function onChange(parts: Partial<LeagueDraft>) {
    setDraft((now) => ({ ...now, ...parts }))
    setMissing(false)
  }

  function goTo(step: number) {
    setAt(step)
    setMissing(false)
  }

  function goOn() {
    const lacks = isLast ? completeFixtures(draft).length === 0 : at === 0 && !draft.name.trim()
    if (lacks) return setMissing(true)
    if (!isLast) return goTo(at + 1)
    create.mutate({ ...inputOf(draft), seasonId, ...copySeason(before).input })
  }

  return {
    at,
    isLast,
    create,
    goOn,
    goBack: () => goTo(at - 1),
    step: { draft, onChange, isMissing },
  }
}
