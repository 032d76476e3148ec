const hour = 3_600_000

/** Hours before an event from which an offline copy can be stored. */
const hoursBefore = 48
/** Hours before an event from which it is stored automatically. */
const hoursByItself = 24
/** Hours after the end until it is deleted. */
const hoursAfter = 12

interface Lasting {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** When a device may store an offline copy, does so automatically, and deletes it. */
export function offlineTimes({ startsAt, endsAt }: Lasting) {
  return {
    from: new Date(startsAt.getTime() - hoursBefore * hour),
    byItself: new Date(startsAt.getTime() - hoursByItself * hour),
    until: new Date(endsAt.getTime() + hoursAfter * hour),
  }
}

/** Phone numbers and health notes are only available around an event. */
export function isOfflineTime(event: Lasting, now: Date): boolean {
  const { from, until } = offlineTimes(event)
  return now >= from && now < until
}

/** True from the evening before until the end. */
export function isWithinAutoSave(event: Lasting, now: Date): boolean {
  return now >= offlineTimes(event).byItself && now < event.endsAt
}
