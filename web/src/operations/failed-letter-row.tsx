import type { FailedLetter } from '@touchline/contract/operations/shapes/mail'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface FailedLetterRowProps {
  readonly letter: FailedLetter
  readonly busy: boolean
  readonly onRetry: () => void
}

export function FailedLetterRow({ letter, busy, onRetry }: FailedLetterRowProps) {
  const text = useText('operations').admin.mail
  const colon = useColon()
  const { moment } = useFormat()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-m font-semibold wrap-anywhere">{letter.to}</h2>
          <Badge tone="danger">{text.states[letter.state]}</Badge>
        </div>
        <p className="figures text-s wrap-anywhere text-muted">
          {moment(letter.createdAt, localTimeZone())} · {letter.kind} ·{' '}
          {text.attempts(letter.attempts)}
        </p>
        {letter.lastError !== '' && (
          <p className="text-s wrap-anywhere">
            <span className="sr-only">{`${text.reason}${colon} `}</span>
            {letter.lastError}
          </p>
        )}
      </div>
      <Button
        size="s"
        busy={busy}
        aria-label={text.retryOf(letter.to)}
        refusal={letter.canRetry ? undefined : text.tooOld}
        onClick={onRetry}
      >
        {text.retry}
      </Button>
    </li>
  )
}
