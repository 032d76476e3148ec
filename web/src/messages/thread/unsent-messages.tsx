import { Hourglass, TriangleAlert } from 'lucide-react'

import { useIsAway } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

import { type RefusedWords, type SendInput, useForgetRefused, useSend } from '../api/sending.ts'
import { draftOf } from '../write/drafts.ts'
import { bubbleLook, mineLook } from './bubble.tsx'

interface UnsentProps {
  readonly unsent: readonly SendInput[]
  readonly refused: readonly RefusedWords[]
}

/** One's own messages that are being sent, waiting for a network, or refused. */
export function UnsentMessages({ unsent, refused }: UnsentProps) {
  if (unsent.length + refused.length === 0) return null
  return (
    <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] justify-items-end gap-1">
      {refused.map((words) => (
        <RefusedBubble key={words.message.clientId} words={words} />
      ))}
      {unsent.map((input) => (
        <WaitingBubble key={input.key} input={input} />
      ))}
    </ol>
  )
}

function WaitingBubble({ input }: { input: SendInput }) {
  const { bubble: text } = useText('messages')
  const isAway = useIsAway()
  return (
    <li className={cx(bubbleLook, mineLook, 'max-w-[min(100%,36rem)]')}>
      <OwnWords input={input} />
      <p className="flex items-center gap-1.5 justify-self-end text-s text-muted [&_svg]:size-3.5">
        <Hourglass aria-hidden />
        {isAway ? text.waiting : text.sending}
      </p>
    </li>
  )
}

function RefusedBubble({ words }: { words: RefusedWords }) {
  const { bubble: text } = useText('messages')
  const { errors } = useText('wire')
  const { teamId, conversationId, message, fileNames, answered } = words
  const forget = useForgetRefused(teamId)
  const send = useSend({ teamId, conversationId })

  function sendAgain() {
    forget(words)
    send({ message, fileNames, answered })
  }

  return (
    <li className={cx(bubbleLook, mineLook, 'max-w-[min(100%,36rem)]')}>
      <OwnWords input={words} />
      <p role="alert" className="flex items-start gap-1.5 text-s text-danger [&_svg]:size-4">
        <TriangleAlert className="mt-0.5 shrink-0" aria-hidden />
        <span>
          {text.refused} {errors[words.code]}
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="s" variant="quiet" onClick={() => forget(words)}>
          {text.discard}
        </Button>
        <Button
          size="s"
          onClick={() => {
            draftOf(conversationId).put(message.words)
            forget(words)
          }}
        >
          {text.change}
        </Button>
        <Button size="s" onClick={sendAgain}>
          {text.sendAgain}
        </Button>
      </div>
    </li>
  )
}

function OwnWords({ input: { message, fileNames, answered } }: { input: SendInput }) {
  const { row } = useText('messages')
  return (
    <>
      {answered && (
        <p className="line-clamp-2 border-l-3 border-accent-ink pl-2.5 text-s wrap-anywhere text-muted">
          {row.by(answered.author ?? row.formerMember, answered.words || row.files(answered.files))}
        </p>
      )}
      {message.words !== '' && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.words}
        </p>
      )}
      {message.poll?.options.map((option) => (
        <p key={option} className="text-s wrap-anywhere text-muted">
          {option}
        </p>
      ))}
      {fileNames.map((name) => (
        <p key={name} className="text-s wrap-anywhere text-muted">
          <bdi>{name}</bdi>
        </p>
      ))}
    </>
  )
}
