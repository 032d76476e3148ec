import type { Event } from '@touchline/contract/events/shapes/event'
import { answerRefusal } from '@touchline/domain/events/answer-refusal'

import { AccentScope } from '#web/ui/accent-scope.tsx'

import { nobody } from '../use-answer-refusal.ts'
import { type CalendarOwner, shownTeamOf } from './calendar-owner.ts'
import { EventChip } from './event-chip.tsx'

interface TeamChipProps {
  readonly owner: CalendarOwner
  readonly event: Event
  readonly day: string
  readonly now: Date
  readonly tabIndex?: number | undefined
  readonly isLarge?: boolean | undefined
  readonly isRoomy?: boolean | undefined
  readonly onPress?: ((eventId: string) => void) | undefined
}

/** A chip with its team's colour and name, if several are shown. */
export function TeamChip({ owner, event, now, ...look }: TeamChipProps) {
  const team = shownTeamOf(owner, event.teamId)
  const names = new Set(event.mine.map(({ firstName }) => firstName))
  const chip = (
    <EventChip
      {...look}
      event={event}
      isOpen={answerRefusal(nobody, event, now) === undefined}
      team={team && { name: team.name, children: team.children.filter((name) => names.has(name)) }}
    />
  )
  return team?.accent === undefined ? chip : <AccentScope accent={team.accent}>{chip}</AccentScope>
}
