import { isStaff } from '@touchline/domain/teams/actor'
import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { Summary } from './summary.tsx'
import { useAttendanceTab } from './use-attendance-tab.ts'

/** Loaded when they are opened. */
const ByEvent = lazy(async () => ({
  default: (await import('./attendance-by-event.tsx')).AttendanceByEvent,
}))
const TaskBoard = lazy(async () => ({
  default: (await import('./tasks/task-board.tsx')).TaskBoard,
}))

interface AttendanceTabsProps {
  readonly teamId: string
  readonly seasonId: string | undefined
}

/** The three views of a season; the current one is in the URL. */
export function AttendanceTabs(season: AttendanceTabsProps) {
  const text = useText('attendance')
  const { loading } = useText('wire')
  const waiting = <SkeletonRows label={loading} />
  const { tab, show } = useAttendanceTab()
  return (
    <Tabs
      label={text.title}
      value={tab}
      onChange={show}
      tabs={[
        {
          value: 'summary',
          label: text.tabs.summary,
          content: (
            <>
              <OnlyOwn />
              <Summary {...season} />
            </>
          ),
        },
        {
          value: 'by-event',
          label: text.tabs.byEvent,
          content: (
            <Suspense fallback={waiting}>
              <ByEvent {...season} />
            </Suspense>
          ),
        },
        {
          value: 'tasks',
          label: text.tabs.tasks,
          content: (
            <Suspense fallback={waiting}>
              <TaskBoard {...season} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

function OnlyOwn() {
  const { onlyOwn } = useText('attendance')
  if (isStaff(useActor())) return null
  return (
    <div className="mb-4">
      <Banner>{onlyOwn}</Banner>
    </div>
  )
}
