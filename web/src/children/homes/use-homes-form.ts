import type { ChildHomes, HomePlan, HomePlanDraft } from '@touchline/contract/children/shapes/homes'
import {
  patternFor,
  type Home,
  type HomePattern,
  patternIndex,
} from '@touchline/domain/children/homes'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { isDay } from '@touchline/domain/values/days'
import { useState } from 'react'

import { useTeam } from '#web/teams/team-context.tsx'

import { fortnightOf } from './fortnight.ts'
import { upcomingExceptions } from './names.ts'

type Draft = Omit<HomePlanDraft, 'guardianIds'> & {
  readonly pattern: HomePattern | 'own'
  readonly otherId: string | undefined
}

const swapped = (days: readonly Home[]): Home[] => days.map((home) => (home === 1 ? 2 : 1))

/** The plan in the form: a pattern follows its first day until a day is edited. */
export function useHomesForm(child: ChildHomes, base: HomePlan | undefined) {
  const { team } = useTeam()
  const me = child.guardians.find(({ isMe }) => isMe)
  const others = child.guardians.filter(({ isMe }) => !isMe)
  const known = others.find(({ id }) => base?.guardianIds.includes(id))
  const [today] = useState(() => dayInZone(new Date(), team.timeZone))
  const [draft, setDraft] = useState<Draft>(() =>
    base === undefined
      ? blank(today, others[0]?.id)
      : {
          ...base,
          exceptions: upcomingExceptions(base, today),
          pattern: 'own',
          otherId: known?.id,
        },
  )
  const { pattern, otherId, firstDay: from, days, handOverAt, exceptions } = draft
  const other = others.find(({ id }) => id === otherId)
  const both = [me, other].map((guardian) => guardian?.id ?? '')
  const guardianIds = base?.guardianIds ?? both
  const plan: HomePlanDraft = { guardianIds, firstDay: from, days, handOverAt, exceptions }

  /** A pattern moves with its first day, and keeps its order. */
  function set(change: Partial<Draft>) {
    setDraft((before) => {
      const next = { ...before, ...change }
      const { pattern: chosen, firstDay } = next
      if (change.firstDay === undefined || chosen === 'own' || !isDay(firstDay)) return next
      const moved = [...patternFor(chosen, firstDay)]
      const wasSwapped = isDay(before.firstDay) && isSwapped(before, chosen)
      return { ...next, days: wasSwapped ? swapped(moved) : moved }
    })
  }

  return {
    plan,
    pattern,
    other,
    others,
    set,
    fortnight: fortnightOf(from, today),
    placeOf: (day: string) => patternIndex(isDay(from) ? from : today, day),
    choosePattern: (chosen: HomePattern | 'own') => {
      const day = isDay(from) ? from : today
      setDraft({
        ...draft,
        pattern: chosen,
        ...(chosen !== 'own' && { days: [...patternFor(chosen, day)] }),
      })
    },
    toggle: (index: number) =>
      setDraft({
        ...draft,
        pattern: 'own',
        days: plan.days.map((home, place) => (place === index ? (home === 1 ? 2 : 1) : home)),
      }),
    swap: () => setDraft({ ...draft, days: swapped(plan.days) }),
  }
}

export type HomesForm = ReturnType<typeof useHomesForm>

function blank(firstDay: string, otherId: string | undefined): Draft {
  const days = [...patternFor('weeks', firstDay)]
  return { pattern: 'weeks', otherId, firstDay, days, handOverAt: '18:00', exceptions: [] }
}

function isSwapped({ days, firstDay }: Draft, pattern: HomePattern): boolean {
  return patternFor(pattern, firstDay).some((home, place) => home !== days[place])
}
