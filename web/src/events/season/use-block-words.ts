import type { PlanClash } from '@touchline/domain/events/season/plan-clashes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { dayName } from './plan-cells.ts'
import type { SeasonPlan } from './use-season-plan.ts'
import type { BlockMove, WeekBlock } from './week-blocks.ts'

/** Blocks and their clashes in words. */
export function useBlockWords({ draft, context, blocks, clashes }: SeasonPlan) {
  const text = useText('clubSeason')
  const format = useFormat()
  const { language } = context

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
    return `${text.clash[kind]}: ${listed}${people}`
  }

  return {
    name,
    clash,
    /** "Tue, Pitch 1": what the eye sees from the lane. */
    place({ weekday, row }: WeekBlock): string {
      return `${dayName(weekday, language)}, ${row?.venue || text.noVenue}`
    },
    moved: placed,
    clashesOf: ({ id, weekday }: WeekBlock) =>
      clashes
        .filter((one) => one.weekday === weekday && one.ids.includes(id))
        .map((one) => clash(one, id)),
  }
}
