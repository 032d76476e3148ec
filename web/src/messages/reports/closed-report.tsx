import type { Report } from '@touchline/contract/messages/shapes/reports'

import { useText } from '#web/platform/language/language.tsx'

import { useMessageTime } from '../use-message-time.ts'

/** Who closed the report and why, and the reply to the reporter. */
export function ClosedReport({ closed }: { closed: NonNullable<Report['closed']> }) {
  const { list: text, decisions } = useText('reports')
  const { whole } = useMessageTime()
  const { at, by, decision, note, answer } = closed
  return (
    <div className="grid gap-2 border-l-3 border-line pl-4">
      <div>
        <p className="text-s wrap-anywhere text-muted">
          {text.closed(by ?? text.formerMember, whole(at))}
        </p>
        {decision !== null && <p className="font-medium">{decisions[decision]}</p>}
      </div>
      {note !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{note}</p>}
      {answer !== '' && (
        <div>
          <p className="text-s text-muted">{text.reply}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
        </div>
      )}
    </div>
  )
}
