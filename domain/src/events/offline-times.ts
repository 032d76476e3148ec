const hour = 3_600_000

/** A pack can be taken from so many hours before an event… */
const hoursBefore = 48
/** …is fetched by itself from so many on… */
const hoursByItself = 24
/** …and is gone so many after its end: at the latest the day after. */
const hoursAfter = 12

interface Lasting {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** From when a device may keep what an event needs, from when it does so by itself, and until when. */
export function offlineTimes({ startsAt, endsAt }: Lasting) {
  return {
    from: new Date(startsAt.getTime() - hoursBefore * hour),
    byItself: new Date(startsAt.getTime() - hoursByItself * hour),
    until: new Date(endsAt.getTime() + hoursAfter * hour),
  }
}

/** Phone numbers and health notes are available around an event only. */
export function isOfflineTime(event: Lasting, now: Date): boolean {
  const { from, until } = offlineTimes(event)
  return now >= from && now < until
}

/** The evening before, and until it is over. */
export function isSavedAutomatically(event: Lasting, now: Date): boolean {
  return now >= offlineTimes(event).byItself && now < event.endsAt
}
