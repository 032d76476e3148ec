import type { MailboxMessage } from '@touchline/contract/operations/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Card } from '#web/ui/card.tsx'

/** A stored email or text message; only addresses in it are links. */
export function MailboxLetter({ letter }: { letter: MailboxMessage }) {
  const text = useText('operations').mailbox
  const format = useFormat()
  return (
    <Card
      title={
        <span className="wrap-anywhere">
          {letter.kind === 'letter' ? letter.subject : text.textMessage}
        </span>
      }
      action={
        <time dateTime={letter.createdAt} className="text-s text-muted">
          {format.moment(letter.createdAt, localTimeZone())}
        </time>
      }
    >
      <p className="mb-3 text-s wrap-anywhere text-muted">
        {text.to} {letter.to}
      </p>
      <div className="whitespace-pre-line wrap-anywhere">
        {partsOf(letter.text).map((part) =>
          part.isLink ? (
            <a
              key={part.at}
              href={part.words}
              className="font-medium text-link underline underline-offset-3"
            >
              {part.words}
            </a>
          ) : (
            <span key={part.at}>{part.words}</span>
          ),
        )}
      </div>
    </Card>
  )
}

interface Part {
  readonly at: number
  readonly words: string
  readonly isLink: boolean
}

function partsOf(words: string): Part[] {
  let at = 0
  return words.split(/(https?:\/\/\S+)/).map((piece) => {
    const part = { at, words: piece, isLink: /^https?:\/\//.test(piece) }
    at += piece.length
    return part
  })
}
