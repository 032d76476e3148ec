import type { EventPage, MyAnswer } from '@touchline/contract/events/shapes/event'
import { maxHandOverNote } from '@touchline/domain/children/homes'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useNoteHandOver } from './api/hand-overs.ts'
import { useFormProblem } from './use-form-problem.ts'

interface HandOverFormProps {
  readonly event: Pick<EventPage, 'id' | 'teamId'>
  readonly child: Pick<MyAnswer, 'memberId' | 'firstName'>
  /** The note so far. */
  readonly words: string
  readonly onDone: () => void
}

/** Writes, changes or removes a note; the input stays until it is saved. */
export function HandOverForm({ event, child, words, onDone }: HandOverFormProps) {
  const { handOver: text, answer } = useText('events')
  const toast = useToast()
  const [typed, setTyped] = useState(words)
  const { teamId, id: eventId } = event
  const note = useNoteHandOver({ teamId, eventId }, child.memberId)
  const problem = useFormProblem(note.error)

  function send(submit: SubmitEvent) {
    submit.preventDefault()
    const next = typed.trim()
    if (note.isPending) return
    if (next === words) return onDone()
    note.mutate(next, {
      onSuccess: () => {
        toast({ title: next === '' ? text.removed : text.saved })
        onDone()
      },
    })
  }

  return (
    <form className="no-print grid justify-items-start gap-2" noValidate onSubmit={send}>
      <TextArea
        label={text.note}
        description={text.hint(child.firstName)}
        className="w-full"
        rows={2}
        autoFocus
        maxLength={maxHandOverNote}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="s" busy={note.isPending} busyLabel={answer.saving}>
        {text.save}
      </Button>
    </form>
  )
}
