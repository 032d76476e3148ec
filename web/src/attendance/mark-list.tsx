import type { Attender } from '@touchline/contract/attendance/shapes/marks'
import { type Mark, marks } from '@touchline/domain/attendance/marks'
import { Bandage, Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type SegmentTone, SegmentedControl } from '#web/ui/segmented-control.tsx'

import { type EventPeople, useMark } from './api.ts'
import { fullName } from './shown-records.ts'

const signs: Record<Mark, { readonly icon: ReactNode; readonly tone: SegmentTone }> = {
  present: { icon: <Check aria-hidden />, tone: 'going' },
  late: { icon: <Clock aria-hidden />, tone: 'maybe' },
  absent: { icon: <X aria-hidden />, tone: 'not-going' },
  injured: { icon: <Bandage aria-hidden />, tone: 'neutral' },
}

/** Who really came: one tap a person, all who said yes at once. */
export function MarkList({ event, people }: EventPeople) {
  const text = useText('attendance')
  const { errors, tryAgain } = useText('wire')
  const mark = useMark(event.teamId, event.id)
  const { variables } = mark
  const unmarked = people.filter((person) => isExpected(person) && person.mark === null)

  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      {unmarked.length > 0 && (
        <Button
          className="no-print justify-self-start"
          icon={<Check aria-hidden />}
          onClick={() =>
            mark.mutate(unmarked.map(({ memberId }) => ({ memberId, mark: 'present' })))
          }
        >
          {text.markAllPresent}
        </Button>
      )}
      {mark.isError && variables && (
        <Banner
          tone="danger"
          action={
            <Button size="s" onClick={() => mark.mutate(variables)}>
              {tryAgain}
            </Button>
          }
        >
          {errors[codeOf(mark.error)]}
        </Banner>
      )}
      <ul>
        {people.map((person) => (
          <Row
            key={person.memberId}
            person={person}
            onMark={(chosen) => mark.mutate([{ memberId: person.memberId, mark: chosen }])}
          />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  readonly person: Attender
  readonly onMark: (mark: Mark) => void
}

function Row({ person, onMark }: RowProps) {
  const text = useText('attendance')
  const { answers, answer } = useText('events')
  const name = fullName(person)
  return (
    <li className="grid items-center gap-2 border-b border-line py-2.5 last:border-0 grid-cols-1 sm:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={person.memberId} name={name} size="s" />
        <div className="min-w-0">
          <p className="truncate">{name}</p>
          <p className="text-s text-muted">
            {person.answer === null ? answer.silent : answers[person.answer]}
          </p>
        </div>
      </div>
      <SegmentedControl
        label={text.mark(name)}
        value={person.mark}
        onChange={onMark}
        segments={marks.map((value) => ({ value, label: text.marks[value], ...signs[value] }))}
      />
    </li>
  )
}

/** Said yes and had a place. */
function isExpected({ answer, waiting }: Attender): boolean {
  return answer === 'going' && waiting === null
}
