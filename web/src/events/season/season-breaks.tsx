import { readBreaks } from '@touchline/domain/events/season/read-breaks'
import type { DateOrder } from '@touchline/domain/events/season/read-date'
import type { Break } from '@touchline/domain/events/season/read-row'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface SchoolHolidaysProps {
  /** Of the club's country. */
  readonly order: DateOrder
  readonly onRead: (found: readonly Break[]) => void
}

/** Ministries publish them as lists, which are pasted. */
export function SchoolHolidays({ order, onRead }: SchoolHolidaysProps) {
  const text = useText('clubSeason').dialog
  const [typed, setTyped] = useState('')
  const [unread, setUnread] = useState<readonly string[]>([])

  function read() {
    const { breaks, unread: left } = readBreaks(typed, order)
    onRead(breaks)
    setTyped(left.join('\n'))
    setUnread(left)
  }

  return (
    <div className="grid gap-2">
      <TextArea
        label={text.pasteLabel}
        description={text.pasteHint}
        rows={3}
        maxLength={5000}
        value={typed}
        error={unread.length > 0 ? text.unread(unread.join('; ').slice(0, 200)) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        disabled={typed.trim() === ''}
        onClick={read}
      >
        {text.read}
      </Button>
    </div>
  )
}

interface BreakListProps {
  readonly breaks: readonly Break[]
  readonly onRemove: (gone: Break) => void
}

/** Days without training. */
export function BreakList({ breaks, onRemove }: BreakListProps) {
  const text = useText('clubSeason')
  const format = useFormat()
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.dialog.list}</h3>
      {breaks.length === 0 && <p className="text-muted">{text.dialog.none}</p>}
      <ul className="divide-y divide-line">
        {breaks.map((one) => (
          <li key={`${one.from} ${one.to} ${one.name}`} className="flex items-center gap-3">
            <span className="min-w-0 grow wrap-anywhere">
              {[one.name, format.days(one.from, one.to)].filter(Boolean).join(' · ')}
            </span>
            <IconButton
              label={text.remove(one.name === '' ? format.day(one.from) : one.name)}
              icon={<Trash2 aria-hidden />}
              onClick={() => onRemove(one)}
            />
          </li>
        ))}
      </ul>
      <p className="text-s text-muted">{text.dialog.source}</p>
    </section>
  )
}
