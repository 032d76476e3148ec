import type { DuesRunShape, DuesShape } from '@touchline/contract/collections/shapes/dues'
import { ReceiptText } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { PlannedRuns } from './planned-runs.tsx'
import { OverdueCard } from './reminders/overdue-card.tsx'

interface DuesRunsProps {
  readonly clubId: string
  readonly dues: DuesShape
  readonly onWrite: () => void
}

/** Billing runs with received amounts; boards only see totals. */
export function DuesRuns({ clubId, dues, onWrite }: DuesRunsProps) {
  const text = useText('dues')
  const mayManage = useMayInClub(clubId)('dues.manage')
  const isFirst = dues.rules === null
  const button = mayManage && (
    <Button variant="primary" onClick={onWrite}>
      {isFirst ? text.setFees : text.runs.write}
    </Button>
  )
  const news = mayManage && (
    <>
      <PlannedRuns clubId={clubId} plans={dues.plans} onCheck={onWrite} />
      <OverdueCard clubId={clubId} />
    </>
  )
  if (dues.runs.length === 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {news}
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title={isFirst && mayManage ? text.first : text.runs.empty}
          action={button}
        >
          {mayManage && (isFirst ? text.firstText : text.runs.emptyText)}
        </EmptyState>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {button && <div className="flex justify-end">{button}</div>}
      {news}
      {dues.runs.map((run) => (
        <Run key={run.id} run={run} opensTeams={mayManage} />
      ))}
    </div>
  )
}

interface RunProps {
  readonly run: DuesRunShape
  /** The bills of a team are not for a board. */
  readonly opensTeams: boolean
}

function Run({ run, opensTeams }: RunProps) {
  const text = useText('dues').runs
  const { money, day } = useFormat()
  const { paid, outstanding, late, currency } = run
  const sum = (amount: number) => money(amount, currency)
  const due = paid + outstanding
  return (
    <Card title={<span className="wrap-anywhere">{run.name}</span>}>
      <p className="flex flex-wrap gap-x-4 text-s text-muted">
        <span>{text.period(day(run.startsOn), day(run.endsOn))}</span>
        <span>{text.due(day(run.dueOn))}</span>
        <span className="figures">{text.count(run.people, run.bills)}</span>
      </p>
      {due > 0 && (
        <div className="mt-3">
          <Progress label={run.name} value={Math.max(0, Math.min(paid, due))} max={due} />
        </div>
      )}
      <p className="figures mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-s text-muted">
        <span className="font-medium text-ink">{text.received(sum(paid), sum(due))}</span>
        {outstanding > 0 && <span>{text.outstanding(sum(outstanding))}</span>}
        {late > 0 && <Badge tone="danger">{text.late(sum(late))}</Badge>}
      </p>
      <details className="mt-3">
        <summary className="min-h-9 content-center text-s touch:min-h-11">{text.teams}</summary>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {run.collections.map(({ teamId, collectionId, team }) => (
            <li key={collectionId} className="wrap-anywhere touch:py-2">
              {opensTeams ? (
                <TextLink to={paths.collection(teamId, collectionId)}>{team}</TextLink>
              ) : (
                team
              )}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
