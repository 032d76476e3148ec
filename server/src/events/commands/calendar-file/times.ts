import type { Property } from './lines.ts'
import { utc, type Clock } from './zones.ts'

/** When something is: an instant, a whole day, or an hour of whatever place one is at. */
export type Moment =
  | { readonly kind: 'instant'; readonly at: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'floating'; readonly local: string }

/** As it stands in the file: on a clock, without one, or a day. `clock` is undefined while it floats. */
export interface WrittenTime {
  readonly local: string
  readonly isDay: boolean
  readonly clock: Clock | undefined
}

export type ClockOf = (name: string) => Clock | undefined

const pattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(Z)?)?/

/** All times of a line (EXDATE may hold several); what is no time is left out. */
export function timesIn(property: Property | undefined, clockOf: ClockOf): WrittenTime[] {
  if (property === undefined) return []
  return property.values.flatMap((value): WrittenTime[] => {
    const [, day, time, isUtc] = pattern.exec(value) ?? []
    if (day === undefined || Number.isNaN(Date.parse(`${day}T${time ?? '00:00:00'}Z`))) return []
    if (time === undefined) return [{ local: `${day}T00:00:00`, isDay: true, clock: undefined }]
    const clock = property.zone === undefined ? undefined : clockOf(property.zone)
    return [{ local: `${day}T${time}`, isDay: false, clock: isUtc === 'Z' ? utc : clock }]
  })
}

/** The same moment on another clock's wall; what floats or is a day stays as it is written. */
export function onClock({ local, isDay, clock }: WrittenTime, other: Clock | undefined): string {
  if (isDay || clock === undefined || other === undefined || clock === other) return local
  return other.toLocal(clock.toInstant(local))
}

export function momentOf({ local, isDay, clock }: WrittenTime): Moment {
  if (isDay) return { kind: 'day', day: local.slice(0, 10) }
  if (clock === undefined) return { kind: 'floating', local }
  return { kind: 'instant', at: clock.toInstant(local) }
}

export function shifted(local: string, ms: number): string {
  return new Date(Date.parse(`${local}Z`) + ms).toISOString().slice(0, 19)
}

export function between(from: string, to: string): number {
  return Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
}
