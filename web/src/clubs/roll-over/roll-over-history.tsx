import type { RollOver } from '@touchline/contract/clubs/shapes/roll-over'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import { useRollOvers } from './api.ts'
import { UndoRollOver } from './undo-roll-over.tsx'

interface RollOverHistoryProps {
  readonly clubId: string
  readonly timeZone: string | undefined
}

/** Recent roll-overs, and whether they can be undone. */
export function RollOverHistory({ clubId, timeZone }: RollOverHistoryProps) {
  const text = useText('rollOver')
  const place = useBrowserPlace()
  const { data = [] } = useRollOvers(clubId)
  if (data.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-l">{text.history}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((done) => (
          <Done key={done.id} clubId={clubId} done={done} zone={timeZone ?? place.timeZone} />
        ))}
      </ul>
    </section>
  )
}

interface DoneProps {
  readonly clubId: string
  readonly done: RollOver
  readonly zone: string
}

function Done({ clubId, done, zone }: DoneProps) {
  const text = useText('rollOver')
  const { moment, dayOf } = useFormat()
  const until = done.mayUndo ? text.undoUntil(dayOf(done.undoableUntil, zone)) : undefined
  const state = done.undoneAt === null ? until : text.undone
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p>{text.moved(done.movedCount)}</p>
        <p className="flex flex-wrap gap-x-3 text-s text-muted">
          <span>{moment(done.madeAt, zone)}</span>
          {state !== undefined && <span>{state}</span>}
        </p>
      </div>
      <UndoRollOver clubId={clubId} done={done} />
    </li>
  )
}
