import type { Message, Poll } from '@touchline/contract/messages/shapes/message'
import { Check } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

import { useMessageTime } from '../use-message-time.ts'
import { useThreadActions } from './thread-context.ts'
import { usePollEnd } from './use-poll-end.ts'

interface PollBoxProps {
  readonly message: Message
  readonly poll: Poll
}

/** The options with their votes; a tap adds or removes a vote. */
export function PollBox({ message, poll }: PollBoxProps) {
  const { poll: text } = useText('messages')
  const { change } = useThreadActions()
  const { whole } = useMessageTime()
  usePollEnd(message)

  function vote(option: number) {
    const mine = poll.options.flatMap(({ isMine }, index) => (isMine ? [index] : []))
    const others = poll.isMultiple ? mine.filter((one) => one !== option) : []
    const options = mine.includes(option) ? others : [...others, option]
    change(message, { kind: 'vote', options })
  }

  return (
    <div className="grid w-72 max-w-full gap-2 py-1">
      <p className="text-s text-muted">{poll.isMultiple ? text.several : text.one}</p>
      <ul className="grid gap-1.5">
        {poll.options.map((option, index) => (
          <li key={option.words}>
            <PollOption poll={poll} option={option} onVote={() => vote(index)} />
          </li>
        ))}
      </ul>
      <p className="text-s text-muted">
        {text.voters(poll.voters)}
        {poll.isClosed && ` · ${text.closed}`}
        {!poll.isClosed && poll.closesAt !== null && ` · ${text.until(whole(poll.closesAt))}`}
      </p>
      <p className="text-s text-muted">{text.secret}</p>
      {poll.mayClose && (
        <Button size="s" onClick={() => change(message, { kind: 'close' })}>
          {text.close}
        </Button>
      )}
    </div>
  )
}

interface PollOptionProps {
  readonly poll: Poll
  readonly option: Poll['options'][number]
  readonly onVote: () => void
}

function PollOption({ poll, option: { words, votes, isMine }, onVote }: PollOptionProps) {
  const { poll: text } = useText('messages')
  const { share } = useFormat()
  const part = poll.voters === 0 ? 0 : votes / poll.voters
  return (
    <button
      type="button"
      aria-pressed={isMine}
      disabled={poll.isClosed}
      className={cx(
        'relative grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 overflow-clip rounded-control border bg-surface px-3 py-2 text-left',
        isMine ? 'border-accent-ink' : 'border-edge',
      )}
      onClick={onVote}
    >
      <svg className="absolute inset-0 size-full" aria-hidden>
        <rect width={`${part * 100}%`} height="100%" className="fill-accent-ink/15" />
      </svg>
      <span className="relative flex min-w-0 items-center gap-1.5">
        {isMine && <Check className="size-4 shrink-0" aria-hidden />}
        <bdi className="min-w-0 wrap-anywhere">{words}</bdi>
      </span>
      <span className="figures relative text-s text-muted">
        <span className="sr-only">{text.votes(votes)}, </span>
        {share(part)}
      </span>
    </button>
  )
}
