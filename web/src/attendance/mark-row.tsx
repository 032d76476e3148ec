import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'
import { type Mark, marks } from '@touchline/domain/attendance/marks'
import { Bandage, Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { knownName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { WaitsForNetwork } from '#web/platform/offline/waits-for-network.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type SegmentTone, SegmentedControl } from '#web/ui/segmented-control.tsx'

import type { Marking } from './api/marking.ts'
import { MarkNote } from './mark-note.tsx'

const signs: Record<Mark, { readonly icon: ReactNode; readonly tone: SegmentTone }> = {
  present: { icon: <Check aria-hidden />, tone: 'going' },
  late: { icon: <Clock aria-hidden />, tone: 'maybe' },
  absent: { icon: <X aria-hidden />, tone: 'not-going' },
  injured: { icon: <Bandage aria-hidden />, tone: 'neutral' },
}

interface MarkRowProps {
  readonly person: InvitedPerson
  /** Queued until the network is back. */
  readonly waits: boolean
  readonly onMark: (given: Omit<Marking, 'memberId'>) => void
}

/** One person with four large buttons and, once marked, a note and who marked when. */
export function MarkRow({ person, waits, onMark }: MarkRowProps) {
  const text = useText('attendance')
  const { answers, answer } = useText('events')
  const { mark } = person
  const name = knownName(person)
  return (
    <li className="grid grid-cols-1 items-center gap-2 border-b border-line py-2.5 last:border-0 print:break-inside-avoid sm:grid-cols-[minmax(0,1fr)_min(24rem,65%)]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={person.memberId} name={person} size="s" />
        <div className="min-w-0">
          <p className="truncate">{name}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-s text-muted">
            {person.answer === null ? answer.silent : answers[person.answer]}
            {person.isGuest && <Badge>{text.guest}</Badge>}
          </p>
        </div>
      </div>
      <SegmentedControl
        label={text.mark(name)}
        value={mark}
        onChange={(chosen) => onMark({ mark: chosen })}
        segments={marks.map((value) => ({ value, label: text.marks[value], ...signs[value] }))}
      />
      {waits && <WaitsForNetwork />}
      {mark !== null && (
        <MarkNote key={person.note} person={person} onSave={(note) => onMark({ mark, note })} />
      )}
    </li>
  )
}
