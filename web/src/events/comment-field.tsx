import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import type { Answer } from '@touchline/domain/events/answers'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useAnswer, useWaitingAnswers } from './api/answers.ts'
import { useFailedAnswer } from './failed-answer.tsx'

interface CommentFieldProps {
  readonly event: Event
  readonly mine: MyAnswer
  readonly isClosed: boolean
}

/** A comment for the coaches, available once there is an answer; a button at first. */
export function CommentField(props: CommentFieldProps) {
  const text = useText('events').answer
  const [isOpen, setOpen] = useState(false)
  const { answer, comment } = props.mine
  if (props.isClosed || answer === null)
    return comment ? (
      <p className="text-muted whitespace-pre-line wrap-anywhere">{comment}</p>
    ) : null
  if (isOpen || comment !== null) return <CommentInput {...props} given={answer} />
  return (
    <Button
      size="s"
      variant="quiet"
      className="-my-2 -ml-3 justify-self-start"
      icon={<MessageSquare aria-hidden />}
      onClick={() => setOpen(true)}
    >
      {text.addComment}
    </Button>
  )
}

interface CommentInputProps extends Pick<CommentFieldProps, 'event' | 'mine'> {
  readonly given: Answer
}

function CommentInput({ event, mine, given }: CommentInputProps) {
  const text = useText('events').answer
  const [typed, setTyped] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const answer = useAnswer(event)
  const failure = useFailedAnswer(answer)
  const { comment, memberId } = mine
  const isSaving = !useWaitingAnswers(event.id).has(memberId) && answer.isPending

  const current = typed ?? comment ?? ''
  const isChanged = current.trim() !== (comment ?? '')

  function save() {
    answer.mutate([{ memberId, answer: given, comment: current.trim() || null }], {
      onSuccess: () => {
        setTyped(undefined)
        setSaved(true)
      },
    })
  }

  return (
    <div className="grid gap-2">
      <TextArea
        label={text.comment}
        description={text.commentHint}
        optional
        rows={1}
        autoFocus={comment === null}
        maxLength={500}
        value={current}
        onChange={({ target }) => setTyped(target.value)}
      />
      {failure}
      <Saving
        isBusy={isSaving}
        isOffered={isChanged || isSaving}
        isDone={isSaved && !isChanged}
        onSave={save}
      />
    </div>
  )
}

interface SavingProps {
  readonly isBusy: boolean
  readonly isOffered: boolean
  readonly isDone: boolean
  readonly onSave: () => void
}

function Saving({ isBusy, isOffered, isDone, onSave }: SavingProps) {
  const text = useText('events').answer
  return (
    <>
      {isOffered && (
        <Button
          size="s"
          className="justify-self-start"
          busy={isBusy}
          busyLabel={text.saving}
          onClick={onSave}
        >
          {text.saveComment}
        </Button>
      )}
      <p role="status" className="text-muted empty:-mt-2">
        {isDone && text.commentSaved}
      </p>
    </>
  )
}
