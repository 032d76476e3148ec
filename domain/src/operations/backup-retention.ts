/** How many backups stay: the newest of each of the last days, weeks and months that have one. */
export interface Retention {
  readonly daily: number
  readonly weekly: number
  readonly monthly: number
}

/** The backups that stay, by their moments; the newest always does. */
export function keptBackups(made: readonly Date[], retention: Retention): ReadonlySet<Date> {
  const newestFirst = made.toSorted((one, other) => other.getTime() - one.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const kinds = [
    { count: retention.daily, periodOf: dayOf },
    { count: retention.weekly, periodOf: weekOf },
    { count: retention.monthly, periodOf: (at: Date) => at.toISOString().slice(0, 7) },
  ]
  for (const { count, periodOf } of kinds) {
    const periods = new Set<string>()
    for (const at of newestFirst) {
      if (periods.size === count) break
      const period = periodOf(at)
      if (!periods.has(period)) kept.add(at)
      periods.add(period)
    }
  }
  return kept
}

const dayMs = 86_400_000

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** Monday of the week. */
function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return dayOf(new Date(at.getTime() - sinceMonday * dayMs))
}
