import { isStaff } from '@touchline/domain/teams/actor'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { ChecklistBanner } from '#web/teams/checklist.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { ByEvent } from './by-event.tsx'
import { TeamChoice, useSeasonChoice } from './choices.tsx'
import { Summary } from './summary.tsx'
import { TaskBoard } from './tasks/task-board.tsx'

/** Who comes, who came, and what a season adds up to. */
export default function AttendancePage() {
  const text = useText('attendance')
  const { team, checklist } = useTeam()
  const actor = useActor()
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'summary'
  const { seasonId, select } = useSeasonChoice(team.id)

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <div className="no-print">{isStaff(actor) && <ChecklistBanner checklist={checklist} />}</div>
      <PageHeader
        title={text.title}
        actions={
          <Button
            className="no-print"
            icon={<Printer aria-hidden />}
            onClick={() => globalThis.print()}
          >
            {text.print}
          </Button>
        }
      />
      <div className="no-print mb-4 grid gap-3 sm:grid-cols-[15rem_15rem]">
        {select}
        <TeamChoice teamId={team.id} />
      </div>
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
                <Summary teamId={team.id} seasonId={seasonId} />
              </>
            ),
          },
          {
            value: 'by-event',
            label: text.tabs.byEvent,
            content: <ByEvent teamId={team.id} seasonId={seasonId} />,
          },
          {
            value: 'tasks',
            label: text.tabs.tasks,
            content: <TaskBoard teamId={team.id} seasonId={seasonId} />,
          },
        ]}
      />
    </>
  )
}

const tabs = ['summary', 'by-event', 'tasks'] as const

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
