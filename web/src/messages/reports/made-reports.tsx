import type { OwnReport } from '@touchline/contract/messages/shapes/reports'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

import { useMessageTime } from '../use-message-time.ts'

/** The reader's own reports and their outcome. */
export function MadeReports({ made }: { made: readonly OwnReport[] }) {
  const { list: text, helpline } = useText('reports')
  const heading = useId()
  if (made.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-l">
        {text.mine}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {made.map((report) => (
          <MadeReport key={report.id} report={report} />
        ))}
      </ul>
      <p className="mt-3 text-s text-muted">{helpline}</p>
    </section>
  )
}

function MadeReport({ report }: { report: OwnReport }) {
  const colon = useColon()
  const { list: text, reasons, decisions } = useText('reports')
  const { whole } = useMessageTime()
  const { about, reason, details, reportedAt, teamName, closed } = report
  return (
    <li>
      <Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="grid gap-1">
            <h3 className="text-m wrap-anywhere">
              {reasons[reason]}
              {colon} {text.about[about]}
            </h3>
            <p className="text-s wrap-anywhere text-muted">
              {teamName} · {text.reported(whole(reportedAt))}
            </p>
          </div>
          {details !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{details}</p>}
          {closed === null ? (
            <p>
              <Badge tone="warning">{text.waiting}</Badge>
            </p>
          ) : (
            <div className="border-l-3 border-accent pl-4">
              <p className="text-s text-muted">{text.done(whole(closed.at))}</p>
              {closed.decision !== null && (
                <p className="font-medium">{decisions[closed.decision]}</p>
              )}
              {closed.answer !== '' && (
                <p className="whitespace-pre-wrap wrap-anywhere">{closed.answer}</p>
              )}
            </div>
          )}
        </div>
      </Card>
    </li>
  )
}
