import type { AnswerCard } from '@touchline/contract/events/shapes/answer-link'
import { answers, type Answer } from '@touchline/domain/events/answers'
import { Check, CircleHelp, X } from 'lucide-react'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextArea } from '#web/ui/text-area.tsx'

import { useAnswerByLink } from '../api/answer-link.ts'
import { BeforeChange } from '../before-change.tsx'

interface LinkAnswerProps {
  readonly token: string
  readonly card: AnswerCard
}

/** Three large buttons, one answer; until it is too late it can be changed. */
export function LinkAnswer({ token, card }: LinkAnswerProps) {
  const text = useText('answerLink')
  const { errors } = useText('wire')
  const words = useText('events').answer
  const given = useAnswerByLink(token)
  const isChild = card.relation === 'child'
  if (card.refusal !== null)
    return (
      <div className="grid gap-3">
        <TooLate card={card} refusal={card.refusal} />
        {card.mayWithdraw && (
          <Button
            variant="primary"
            busy={given.isPending}
            busyLabel={words.confirming}
            onClick={() => given.mutate({ answer: 'not_going' })}
          >
            {words.withdraw}
          </Button>
        )}
        {given.isError && <Banner tone="danger">{errors[codeOf(given.error)]}</Banner>}
      </div>
    )
  const before = card.beforeChange ? card.answer : null

  return (
    <section className="grid gap-4" aria-labelledby="question">
      <div>
        <h2 id="question" className="text-l wrap-anywhere">
          {isChild ? text.questionFor(card.firstName) : text.question}
        </h2>
        <p className="text-muted wrap-anywhere">
          {isChild ? text.forChild(card.firstName) : text.forYou(card.firstName)}
        </p>
      </div>
      {before !== null && (
        <BeforeChange busy={given.isPending} onConfirm={() => given.mutate({ answer: before })} />
      )}
      <div className="grid gap-3">
        {answers.map((answer) => (
          <AnswerButton
            key={answer}
            answer={answer}
            isChosen={card.answer === answer}
            isDisabled={given.isPending}
            onChoose={() => given.mutate({ answer })}
          />
        ))}
      </div>
      {given.isError && <Banner tone="danger">{errors[codeOf(given.error)]}</Banner>}
      <Standing card={card} />
      {card.answer !== null && <Comment token={token} card={card} answer={card.answer} />}
    </section>
  )
}

interface TooLateProps {
  readonly card: AnswerCard
  readonly refusal: NonNullable<AnswerCard['refusal']>
}

/** Why no answer is taken, and which one counts. */
function TooLate({ card: { answer, relation, firstName }, refusal }: TooLateProps) {
  const { answer: words, answers: said } = useText('events')
  return (
    <div className="grid gap-3">
      <Banner tone="warning">{refusals(words)[refusal]}</Banner>
      {answer !== null && (
        <p className="wrap-anywhere">
          <span className="text-muted">
            {relation === 'child' ? words.of(firstName) : words.yours} ·{' '}
          </span>
          {said[answer]}
        </p>
      )}
    </div>
  )
}

function refusals(words: { eventCancelled: string; deadlinePassed: string }) {
  return { event_cancelled: words.eventCancelled, deadline_passed: words.deadlinePassed } as const
}

const icons = { going: Check, maybe: CircleHelp, not_going: X } as const
const chosen = {
  going: 'border-going bg-going text-on-answer',
  maybe: 'border-maybe bg-maybe text-on-answer',
  not_going: 'border-not-going bg-not-going text-on-answer',
} as const

interface AnswerButtonProps {
  readonly answer: Answer
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly onChoose: () => void
}

function AnswerButton({ answer, isChosen, isDisabled, onChoose }: AnswerButtonProps) {
  const { choose } = useText('events').answer
  const Icon = icons[answer]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onChoose}
      className={cx(
        'flex min-h-14 w-full items-center gap-3 rounded-control border-2 px-4 py-2 text-l font-semibold [&_svg]:size-6 [&_svg]:shrink-0',
        isChosen ? chosen[answer] : 'border-edge bg-surface hover:bg-hover',
      )}
    >
      <Icon aria-hidden />
      {choose[answer]}
    </button>
  )
}

/** What has become of the answer; until there is one, by when it is wanted. */
function Standing({ card }: { card: AnswerCard }) {
  const text = useText('answerLink')
  const words = useText('events').answer
  const { moment } = useFormat()
  const { answer, waiting, answerUntil, firstName, relation, timeZone } = card
  const until = answerUntil === null ? undefined : moment(answerUntil, timeZone)
  const place =
    waiting === null
      ? undefined
      : relation === 'child'
        ? words.waitingFor(firstName, waiting)
        : words.waiting(waiting)
  return (
    <div role="status" className="grid gap-1">
      {place && <p className="font-medium wrap-anywhere">{place}</p>}
      {answer === null ? (
        until && <p className="text-muted">{text.answerUntil(until)}</p>
      ) : (
        <p className="text-muted">{until === undefined ? text.saved : text.savedUntil(until)}</p>
      )}
    </div>
  )
}

interface CommentProps extends LinkAnswerProps {
  readonly answer: Answer
}

/** A word to the coaches. */
function Comment({ token, card, answer }: CommentProps) {
  const text = useText('events').answer
  const { errors } = useText('wire')
  const given = useAnswerByLink(token)
  const [typed, setTyped] = useState<string>()
  const current = typed ?? card.comment ?? ''
  const isChanged = current.trim() !== (card.comment ?? '')
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const comment = current.trim() || null
        given.mutate({ answer, comment }, { onSuccess: () => setTyped(undefined) })
      }}
    >
      <TextArea
        label={text.comment}
        description={text.commentHint}
        optional
        rows={2}
        maxLength={500}
        value={current}
        onChange={({ target }) => setTyped(target.value)}
      />
      {given.isError && <Banner tone="danger">{errors[codeOf(given.error)]}</Banner>}
      {(isChanged || given.isPending) && (
        <Button
          type="submit"
          className="justify-self-start"
          busy={given.isPending}
          busyLabel={text.saving}
        >
          {text.saveComment}
        </Button>
      )}
      <p role="status" className="text-muted empty:-mt-2">
        {given.isSuccess && !isChanged && text.commentSaved}
      </p>
    </form>
  )
}
