import { wallClockOf } from '../values/day-in-zone.ts'

/** Day, time and place of an event, and whether it's cancelled: what everyone invited must know. */
export interface EventSlot {
  readonly startsAt: string
  readonly endsAt: string
  readonly isAllDay: boolean
  readonly place: string | null
  readonly isCancelled: boolean
}

export type AnnouncedChange = 'event_changed' | 'event_cancelled' | 'event_restored'

/**
 * The change to announce from `was`, as last announced, to `is`; undefined if nothing relevant
 * differs.
 */
export function changeToAnnounce(was: EventSlot, is: EventSlot): AnnouncedChange | undefined {
  if (was.isCancelled && is.isCancelled) return undefined
  if (is.isCancelled) return 'event_cancelled'
  if (was.isCancelled) return 'event_restored'
  const isSame =
    was.startsAt === is.startsAt &&
    was.endsAt === is.endsAt &&
    was.isAllDay === is.isAllDay &&
    was.place === is.place
  return isSame ? undefined : 'event_changed'
}

const minute = 60_000
const editing = 10 * minute
const soon = 60 * minute

/**
 * When to announce a change: after ten minutes, to combine several edits; almost at once if the
 * event starts, or would have started, within the hour.
 */
export function announceAt(now: Date, starts: readonly string[]): Date {
  const isSoon = starts.some((at) => {
    const left = Date.parse(at) - now.getTime()
    return left > 0 && left <= soon
  })
  return new Date(now.getTime() + (isSoon ? minute : editing))
}

/** True when the event moves to another day on the clock of its zone. */
export function isOnAnotherDay(was: string, is: string, zone: string): boolean {
  return dayOf(was, zone) !== dayOf(is, zone)
}

/** Dates of a series that changed in the same way share this key and one message. */
export function changeKey(was: EventSlot, is: EventSlot, zone: string): string {
  const days = (Date.parse(dayOf(is.startsAt, zone)) - Date.parse(dayOf(was.startsAt, zone))) / day
  const clocks = [was.startsAt, was.endsAt, is.startsAt, is.endsAt].map((at) =>
    wallClockOf(at, zone).slice(11),
  )
  return JSON.stringify([
    changeToAnnounce(was, is),
    days,
    clocks,
    was.isAllDay,
    is.isAllDay,
    was.place,
    is.place,
  ])
}

const day = 1440 * minute

function dayOf(instant: string, zone: string): string {
  return wallClockOf(instant, zone).slice(0, 10)
}
