import { isStaff } from '@touchline/domain/teams/actor'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { ByEvent } from './by-event.tsx'
import { Summary } from './summary.tsx'

/** Who comes, who came, and what a season adds up to. */
export default function AttendancePage() {
  const text = useText('attendance')
  const { team } = useTeam()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'by-event' ? 'by-event' : 'summary'
  const { seasonId, select } = useSeasonChoice(team.id)

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
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
      <div className="no-print mb-4 max-w-60">{select}</div>
      <Tabs
        label={text.title}
        value={tab}
        onChange={(chosen) => setParams({ tab: chosen }, { replace: true })}
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
        ]}
      />
    </>
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

/** The season that runs, until another one is chosen. */
function useSeasonChoice(teamId: string) {
  const text = useText('attendance')
  const [params, setParams] = useSearchParams()
  const seasons = useSeasons(teamId).data ?? []
  const asked = params.get('season')
  const current = seasons.find(({ status }) => status === 'current')?.id
  const chosen = asked ?? current ?? all

  function choose(season: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('season', season)
        return after
      },
      { replace: true },
    )
  }

  return {
    seasonId: chosen === all ? undefined : chosen,
    select: (
      <Select
        label={text.season}
        labelHidden
        options={[
          ...seasons.map(({ id, name }) => ({ value: id, label: name })),
          { value: all, label: text.allSeasons },
        ]}
        value={chosen}
        onChange={choose}
      />
    ),
  }
}

const all = 'all'
