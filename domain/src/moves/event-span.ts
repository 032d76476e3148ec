import { addDays } from '../events/days.ts'
import { endInstant, toInstant } from '../events/wall-clock.ts'
import type { MovedEvent } from './read-move.ts'

/** Usual length of an event whose end isn't given. */
const usualMinutes = 90

/** When an event starts and ends, in the zone of its team. */
export function spanOf(event: MovedEvent, zone: string) {
  const { day, time, endDay, endTime } = event
  if (time === null || event.isAllDay) {
    const after = addDays(endDay, 1)
    return {
      startsAt: exact(toInstant(`${day}T00:00`, zone)),
      endsAt: exact(toInstant(`${after}T00:00`, zone)),
      isAllDay: true,
    }
  }
  const startsAt = exact(toInstant(`${day}T${time}`, zone))
  const ends = endTime === null ? undefined : exact(toInstant(`${endDay}T${endTime}`, zone))
  const usual = exact(endInstant(`${day}T${time}`, zone, usualMinutes))
  return { startsAt, endsAt: ends !== undefined && ends > startsAt ? ends : usual, isAllDay: false }
}

function exact(instant: string): string {
  return new Date(instant).toISOString()
}
