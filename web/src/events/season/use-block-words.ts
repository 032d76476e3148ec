import type { PlanClash } from '@touchline/domain/events/season/plan-clashes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { dayName, shownDay } from './plan-cells.ts'
import type { SeasonPlan } from './use-season-plan.ts'
import type { BlockMove, WeekBlock } from './week-blocks.ts'

/** Blocks and their clashes in words. */
export function useBlockWords({ draft, context, blocks, clashes }: SeasonPlan) {
  const text = useText('clubSeason')
  const format = useFormat()
  const { language } = context

  /** "Tue", or the only day of a clash: "Tue 2 Mar 2027" */
  function when({ weekday, day }: PlanClash): string {
    const name = dayName(weekday, language)
    return day === null ? name : `${name} ${shownDay(day, language)}`
  }

  function team(teamId: string): string {
    return draft.teams.find(({ id }) => id === teamId)?.name ?? ''
  }

  function name({ teamId, title }: WeekBlock): string {
    return title === '' ? team(teamId) : `${team(teamId)} · ${title}`
  }

  function placed(block: WeekBlock, { weekday, from, venue }: BlockMove): string {
    const when = `${dayName(weekday, language)} ${from}`
    return text.block(name(block), when, venue === '' ? text.noVenue : venue)
  }

  /** "Same coach: U13, Tue 17:30 (Rosa)" */
  function clash({ kind, ids, names }: PlanClash, except?: string): string {
    const others = ids.filter((id) => id !== except)
    const teams = others.map((id) => blocks.find((block) => block.id === id)?.teamId ?? '')
    const listed = format.list([...new Set(teams.map(team))])
    const people = names.length === 0 ? '' : ` (${format.list(names)})`
    if (listed === '') return text.clash[kind]
    return text.clashOf(text.clash[kind], `${listed}${people}`)
  }

  return {
    name,
    clash,
    when,
    /** "Tue, Pitch 1": what the eye sees from the lane. */
    place({ weekday, row }: WeekBlock): string {
      return `${dayName(weekday, language)}, ${row?.venue || text.noVenue}`
    },
    moved: placed,
    /** Each once, also if it happens on several days. */
    clashesOf: ({ id, weekday }: WeekBlock) => [
      ...new Set(
        clashes
          .filter((one) => one.weekday === weekday && one.ids.includes(id))
          .map((one) => clash(one, id)),
      ),
    ],
  }
}
