import type { TaskBoard } from '@touchline/contract/attendance/shapes/tasks'

import { useText } from '#web/platform/language/language.tsx'
import { assigneeName } from '#web/teams/assignee-name.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'

/** Each member's share of the season's tasks. */
export function TaskCounts({ counts }: { counts: TaskBoard['counts'] }) {
  const text = useText('attendance').tasks
  const highest = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <Card title={text.perPerson}>
      <div
        role="region"
        aria-label={text.perPerson}
        tabIndex={0}
        className="max-h-[32rem] overflow-y-auto print:max-h-none"
      >
        <ul className="grid grid-cols-1 gap-3">
          {counts.map((person) => (
            <li key={person.memberId}>
              <p className="mb-1 flex justify-between gap-3 text-s">
                <span className="line-clamp-2 min-w-0 wrap-anywhere">{assigneeName(person)}</span>
                <span className="figures shrink-0 font-semibold">{text.count(person.count)}</span>
              </p>
              <Progress label={assigneeName(person)} value={person.count} max={highest} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
