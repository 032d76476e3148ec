import type { EventPage, PersonAnswer } from '@touchline/contract/events/shapes/event'
import { mayReadHistory } from '@touchline/domain/events/permissions'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'

import type { usePersonAnswer } from './api/person-answer.ts'
import { useFailedAnswer } from './failed-answer.tsx'
import { peopleId } from './people-id.ts'
import { PersonDetails } from './person-details.tsx'

type Answering = ReturnType<typeof usePersonAnswer>

interface AnswerInLineProps {
  readonly event: EventPage
  readonly person: PersonAnswer
  /** Their name on the roster. */
  readonly name: string
  readonly onAnswer: Answering['mutate']
}

/** The answer buttons for a person, and their earlier answers, for those who may see them. */
export function InlineAnswer({ event, person, name, onAnswer }: AnswerInLineProps) {
  const text = useText('events').answer
  const mayOpen = mayReadHistory(useActor(), person.memberId)
  const button = useRef<HTMLButtonElement>(null)
  if (!mayOpen) return null
  return (
    <Popover
      title={text.of(name)}
      align="end"
      trigger={
        <IconButton
          ref={button}
          className="no-print"
          label={text.setFor(name)}
          icon={<Ellipsis aria-hidden />}
        />
      }
    >
      <PersonDetails
        event={event}
        person={person}
        name={name}
        onAnswer={(answer) => {
          goOnFrom(button.current)
          onAnswer([{ memberId: person.memberId, answer }])
        }}
      />
    </Popover>
  )
}

/**
 * Shown when the answer is refused: the person is back in the old list and the buttons are closed.
 */
export function InlineAnswerError({ answering }: { answering: Answering }) {
  return useFailedAnswer({
    ...answering,
    mutate: (answers) => {
      goOnFrom(document.activeElement)
      answering.mutate(answers)
    },
  })
}

/** The answer moves the person to another list: keyboard focus goes to the next person. */
function goOnFrom(place: Element | null): void {
  const line = place?.closest(`#${peopleId} li`)
  const buttons = [...document.querySelectorAll<HTMLElement>(`#${peopleId} li > button`)]
  const at = buttons.findIndex(({ parentElement }) => parentElement === line)
  const next = at === -1 ? undefined : (buttons[at + 1] ?? buttons[at - 1])
  next?.focus({ preventScroll: true })
}
