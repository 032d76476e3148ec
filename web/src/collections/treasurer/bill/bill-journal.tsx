import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

type Entry = BillShape['entries'][number]

interface BillJournalProps {
  readonly bill: BillShape
  /** The entry that the server has not confirmed yet. */
  readonly waitingId: string | undefined
}

/** Signs of incoming and outgoing amounts. */
const signs = {
  charged: '',
  paid: '+',
  returned: '−',
  refunded: '−',
  waived: '',
  moved: '',
} as const

/** Every booking, the latest first. */
export function BillJournal({ bill: { entries, currency }, waitingId }: BillJournalProps) {
  const text = useText('bills')
  const { money, day } = useFormat()
  if (entries.length === 0) return <p className="text-muted">{text.journalEmpty}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {entries.toReversed().map((entry) => (
        <li key={entry.id} className="grid gap-0.5 py-2">
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <Happened entry={entry} />
            </span>
            <span className="figures shrink-0">
              {signs[entry.kind]}
              {money(entry.amount, currency)}
            </span>
          </p>
          <p className="text-s text-muted wrap-anywhere">
            {entry.id === waitingId ? text.waiting : day(entry.onDay)}
            {entry.madeBy !== null && ` · ${text.by(isolated(entry.madeBy))}`}
            {entry.note !== '' && ` · ${entry.note}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Happened({ entry: { kind, method } }: { entry: Entry }) {
  const { entries, methods } = useText('bills')
  return method === null ? entries[kind] : `${entries[kind]} · ${methods[method]}`
}
