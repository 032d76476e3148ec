import type { TaskBoard } from '@touchline/contract/attendance/shapes/tasks'
import { may } from '@touchline/domain/teams/permissions'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { TaskCounts } from './task-counts.tsx'

/** Shares of the season's tasks, and a link to the list of tasks. */
export function TaskShares({ teamId, counts }: { teamId: string; counts: TaskBoard['counts'] }) {
  const text = useText('attendance').tasks
  const actor = useActor()
  return (
    <div className="grid grid-cols-1 gap-3 lg:basis-80">
      <TaskCounts counts={counts} />
      {may(actor, 'tasks.assign') && (
        <TextLink to={`${paths.teamSettings(teamId)}?section=tasks`} className="no-print py-1">
          {text.change}
        </TextLink>
      )}
    </div>
  )
}
