import type { Report } from '@touchline/contract/messages/shapes/reports'
import { useId } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useMessageTime } from '../use-message-time.ts'
import { CloseReport } from './close-report.tsx'
import { ClosedReport } from './closed-report.tsx'
import { Evidence } from './evidence.tsx'

/** A report: its subject, all versions, the messages around it, and the decision. */
export function OneReport({ report }: { report: Report }) {
  const colon = useColon()
  const text = useText('reports')
  const { whole } = useMessageTime()
  const heading = useId()
  const { list } = text
  const { about, person, reason, details, reportedBy, reportedAt, teamName, closed } = report
  return (
    <li>
      <Card>
        <article aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <header className="grid gap-1">
            <h3 id={heading} className="text-l wrap-anywhere">
              {text.reasons[reason]}
              {colon} {list.of(list.about[about], person ?? list.formerMember)}
            </h3>
            <p className="text-s wrap-anywhere text-muted">
              {teamName} · {list.reportedBy(reportedBy ?? list.formerMember, whole(reportedAt))}
            </p>
            {report.memberId !== null && (
              <p>
                <TextLink to={paths.member(report.teamId, report.memberId)}>
                  {list.toProfile}
                </TextLink>
              </p>
            )}
            {closed === null && (
              <p>
                <Badge tone="warning">{list.open}</Badge>
              </p>
            )}
          </header>
          {details !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{details}</p>}
          <Wordings report={report} />
          <Evidence report={report} />
          <Around report={report} />
          {closed === null ? <CloseReport report={report} /> : <ClosedReport closed={closed} />}
        </article>
      </Card>
    </li>
  )
}

/** Includes edited and deleted versions. */
function Wordings({ report: { wordings, removedAt, person } }: { report: Report }) {
  const { list: text } = useText('reports')
  const { whole } = useMessageTime()
  if (wordings.length === 0) return null
  return (
    <section>
      <h4 className="mb-1 font-semibold">{text.wordings}</h4>
      <ol className="grid gap-2">
        {wordings.map(({ words, at, by }) => (
          <li key={at} className="rounded-control bg-sunken px-3 py-2">
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {words}
            </p>
            <p className="text-s text-muted">
              {text.wording(by ?? person ?? text.formerMember, whole(at))}
            </p>
          </li>
        ))}
      </ol>
      {removedAt !== null && (
        <p className="mt-1 text-s text-muted">{text.removedAt(whole(removedAt))}</p>
      )}
    </section>
  )
}

function Around({ report: { around } }: { report: Report }) {
  const { list: text } = useText('reports')
  const { whole } = useMessageTime()
  if (around.length === 0) return null
  return (
    <details>
      <summary className="min-h-9 py-1.5 font-medium">{text.around}</summary>
      <ol className="grid gap-2 pt-1">
        {around.map(({ author, words, sentAt }) => (
          <li key={sentAt}>
            <p className="text-s text-muted">
              {text.wording(author ?? text.formerMember, whole(sentAt))}
            </p>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {words}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
