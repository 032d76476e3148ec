import type { EventPage } from '@touchline/contract/events/shapes/event'
import { isEventProblem } from '@touchline/domain/events/problems'
import { type SubmitEvent, useState } from 'react'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useAddComment } from './api/running.ts'
import { useFormProblem } from './use-form-problem.ts'

/** Adds a comment; the input stays until it is saved. */
export function CommentForm({ event }: { event: EventPage }) {
  const { comments: text } = useText('running')
  const { problems } = useText('events')
  const [words, setWords] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const write = useAddComment(event)
  const problem = useFormProblem(write.error)
  const refused = fieldsOf(write.error)['words'] ?? (isEmpty ? 'comment_required' : undefined)

  function send(submit: SubmitEvent) {
    submit.preventDefault()
    setEmpty(words.trim() === '')
    if (words.trim() === '' || write.isPending) return
    write.mutate(words, { onSuccess: () => setWords('') })
  }

  return (
    <form className="no-print grid justify-items-start gap-2" noValidate onSubmit={send}>
      <TextArea
        label={text.words}
        description={text.hint}
        className="w-full"
        rows={2}
        maxLength={1000}
        value={words}
        error={refused !== undefined && isEventProblem(refused) ? problems[refused] : problem}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" size="s" busy={write.isPending} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  )
}
