import { isStaff } from '@touchline/domain/teams/actor'
import { useSearchParams } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { ByEvent } from './by-event.tsx'
import { Summary } from './summary.tsx'
import { TaskBoard } from './tasks/task-board.tsx'

const tabs = ['summary', 'by-event', 'tasks'] as const

interface AttendanceTabsProps {
  readonly teamId: string
  readonly seasonId: string | undefined
}

/** The three views of a season; which one is shown stands in the address. */
export function AttendanceTabs(season: AttendanceTabsProps) {
  const text = useText('attendance')
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'summary'
  return (
    <Tabs
      label={text.title}
      value={tab}
      onChange={(chosen) =>
        setParams((before) => new URLSearchParams([...besideTab(before), ['tab', chosen]]), {
          replace: true,
        })
      }
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
        { value: 'by-event', label: text.tabs.byEvent, content: <ByEvent {...season} /> },
        { value: 'tasks', label: text.tabs.tasks, content: <TaskBoard {...season} /> },
      ]}
    />
  )
}

/** What else stands in the address stays, whichever tab is shown. */
function besideTab(params: URLSearchParams): [string, string][] {
  return [...params].filter(([name]) => name !== 'tab')
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
