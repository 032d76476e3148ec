import { Check } from 'lucide-react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { EventPeople } from './api/by-event.ts'
import { useMark, useWaitingMarks } from './api/marking.ts'
import { findExpected } from './expected.ts'
import { MarkRow } from './mark-row.tsx'

/** Attendance: one tap per person, or all who said yes at once. */
export function MarkList({ event, people }: EventPeople) {
  const text = useText('attendance')
  const { errors, tryAgain } = useText('wire')
  const mark = useMark({ event, people })
  const waiting = useWaitingMarks(event.id)
  const { variables } = mark
  const { expected, saidYes } = findExpected(people)

  return (
    <div className="grid grid-cols-1 gap-3 pt-2">
      {expected.length > 0 && (
        <Button
          className="no-print justify-self-start"
          icon={<Check aria-hidden />}
          onClick={() =>
            mark.mutate(expected.map(({ memberId }) => ({ memberId, mark: 'present' })))
          }
        >
          {saidYes ? text.markAllPresent : text.markEveryone}
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
          <MarkRow
            key={person.memberId}
            person={person}
            waits={waiting.has(person.memberId)}
            onMark={(chosen) => mark.mutate([{ memberId: person.memberId, ...chosen }])}
          />
        ))}
      </ul>
    </div>
  )
}
