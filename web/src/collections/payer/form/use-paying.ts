import { type Instalment, instalmentsOf } from '@touchline/domain/collections/instalments'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { useNow } from '#web/events/use-now.ts'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import type { Way } from './draft-shape.ts'
import { totalOf } from './lines.ts'
import type { Filling } from './use-filling.ts'
import { wayIn, waysFor } from './ways.ts'

interface Paying {
  /** In minor units, as all sums. */
  readonly total: number
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  /** In three, from today on. */
  readonly parts: readonly Instalment[]
  /** What the way asks for at once. */
  readonly today: number
}

/** What the form comes to, and how that can be paid. */
export function usePaying({ form, draft, lines }: Filling): Paying {
  const { timeZone } = useBrowserPlace()
  const now = useNow()
  const total = totalOf(lines)
  const ways = waysFor(form, total)
  const way = wayIn(ways, draft.way)
  const parts = instalmentsOf(total, { from: dayInZone(now, timeZone) })
  return { total, ways, way, parts, today: way === 'instalments' ? (parts[0]?.amount ?? 0) : total }
}
