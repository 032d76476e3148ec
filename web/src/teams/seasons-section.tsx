import type { Season } from '@touchline/contract/teams/shapes/belongings'
import { may } from '@touchline/domain/teams/permissions'
import { CalendarRange, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { useRemoveSeason, useSeasons } from './api/belongings.ts'
import { SeasonDialog } from './season-dialog.tsx'
import { EntryMenu, SettingsList } from './settings-list.tsx'
import { useActor } from './team-context.tsx'

export function SeasonsSection({ teamId }: { teamId: string }) {
  const words = useText('teams')
  const text = words.settings
  const seasons = useSeasons(teamId)
  const removal = useRemoveSeason(teamId)
  const [edited, edit] = useState<Season | 'new'>()
  const refusal = may(useActor(), 'seasons.edit') ? undefined : words.onlyAdmins
  const add = (
    <Button icon={<Plus aria-hidden />} refusal={refusal} onClick={() => edit('new')}>
      {text.addSeason}
    </Button>
  )
  const menuOf = (season: Season) => (
    <EntryMenu
      entry={season}
      onEdit={() => edit(season)}
      removal={removal}
      removeText={text.removeSeasonText}
      refusal={refusal}
      hold={season.hold === null ? undefined : text.seasonHold[season.hold]}
    />
  )
  return (
    <>
      <SettingsList
        title={text.seasons}
        list={seasons}
        action={add}
        empty={
          <EmptyState icon={<CalendarRange aria-hidden />} title={text.seasons} action={add} />
        }
      >
        {(rows) => <SeasonsTable rows={rows} menuOf={menuOf} />}
      </SettingsList>
      <p className="mt-4 max-w-measure text-s text-muted">{text.seasonNote}</p>
      {edited && <SeasonDialog teamId={teamId} edited={edited} onClose={() => edit(undefined)} />}
    </>
  )
}

interface SeasonsTableProps {
  readonly rows: readonly Season[]
  readonly menuOf: (season: Season) => ReactNode
}

function SeasonsTable({ rows, menuOf }: SeasonsTableProps) {
  const text = useText('teams').settings
  const format = useFormat()
  return (
    <DataTable
      caption={text.seasons}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: text.seasonName,
          phone: 'title',
          cell: (season) => (
            <>
              <span className="wrap-anywhere">{season.name}</span>
              <PhoneFacts season={season} />
            </>
          ),
        },
        { key: 'from', header: text.from, cell: ({ startsOn }) => format.day(startsOn) },
        { key: 'to', header: text.to, cell: ({ endsOn }) => format.day(endsOn) },
        {
          key: 'status',
          header: text.status,
          phone: 'detail',
          cell: ({ status }) => (
            <Badge tone={status === 'current' ? 'good' : 'neutral'}>
              {text.seasonStatus[status]}
            </Badge>
          ),
        },
        {
          key: 'events',
          header: text.eventCount,
          align: 'end',
          cell: ({ eventCount }) => format.number(eventCount),
        },
        { key: 'more', header: text.more, align: 'end', phone: 'aside', cell: menuOf },
      ]}
    />
  )
}

/** Shown on phones instead of columns. */
function PhoneFacts({ season: { startsOn, endsOn, eventCount } }: { season: Season }) {
  const colon = useColon()
  const text = useText('teams').settings
  const format = useFormat()
  return (
    <span className="block text-s font-normal text-muted md:hidden">
      <span className="block">{`${format.day(startsOn)} – ${format.day(endsOn)}`}</span>
      <span className="block">{`${text.eventCount}${colon} ${format.number(eventCount)}`}</span>
    </span>
  )
}
