import type { Unavailability } from '@touchline/contract/events/shapes/unavailability'
import { Pencil, Trash2 } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface AwayRowProps {
  readonly days: Unavailability
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** An absence with the answers it caused; a past one can only be removed. */
export function AwayRow({ days, onEdit, onRemove }: AwayRowProps) {
  const text = useText('away')
  const { day } = useFormat()
  const span =
    days.firstDay === days.lastDay
      ? day(days.firstDay)
      : text.from(day(days.firstDay), day(days.lastDay))
  return (
    <li className="flex min-w-0 items-start gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="figures flex flex-wrap items-center gap-2 font-medium">
          {span}
          {days.isOver && <Badge>{text.over}</Badge>}
        </p>
        <p className="text-s text-muted">
          {days.reason === null ? text.noReason : text.reasons[days.reason]}
        </p>
        {days.note && <p className="text-s whitespace-pre-line wrap-anywhere">{days.note}</p>}
        {days.preAnswered > 0 && (
          <p className="figures text-s text-muted">{text.answered(days.preAnswered)}</p>
        )}
        {days.enteredBy !== null && (
          <p className="text-s wrap-anywhere text-muted">{text.enteredBy(days.enteredBy)}</p>
        )}
      </div>
      {!days.isOver && (
        <IconButton label={text.edit(span)} icon={<Pencil aria-hidden />} onClick={onEdit} />
      )}
      <IconButton label={text.remove(span)} icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </li>
  )
}
