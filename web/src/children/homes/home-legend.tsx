import { homes, type Home } from '@touchline/domain/children/homes'

import { cx } from '#web/ui/cx.ts'

import type { Parents } from './names.ts'

export const homeLooks: Readonly<Record<Home, string>> = {
  1: 'border-accent-ink bg-accent-ink text-ground',
  2: 'border-edge bg-raised',
}

/** The names behind the initials in the grid. */
export function HomeLegend({ parents }: { parents: Parents }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-s">
      {homes.map((home) => (
        <li key={home} className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden
            className={cx(
              'min-w-7 shrink-0 rounded-control border px-1 text-center font-bold',
              homeLooks[home],
            )}
          >
            {parents[home].mark}
          </span>
          <span className="min-w-0 wrap-anywhere">{parents[home].inFull}</span>
        </li>
      ))}
    </ul>
  )
}
