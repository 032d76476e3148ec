import { Users } from 'lucide-react'

import { PremiumRefusal } from '#web/entitlements/premium-refusal.tsx'
import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { type GamesFilter, usePlayers } from '../api.ts'
import { ExportStatistics } from '../export-statistics.tsx'
import { useStatisticsPlace } from '../use-statistics-place.ts'
import { usePlayerColumns } from './player-columns.tsx'
import { PlayersSort } from './players-sort.tsx'
import { sortedPlayers } from './sorted-players.ts'

interface PlayersStatsProps {
  readonly counted: GamesFilter
  /** Decides which figures are shown. */
  readonly sport: string
}

/** A row for each player the reader may see. */
export function PlayersStats({ counted, sport }: PlayersStatsProps) {
  const { loading } = useText('wire')
  const players = usePlayers(counted)

  if (players.isPending) return <SkeletonRows label={loading} />
  if (players.isError) return <LoadErrorState query={players} />
  return (
    <>
      <WhyNotOthers teamId={counted.teamId} others={players.data.others} />
      <Players counted={counted} sport={sport} {...players.data} />
    </>
  )
}

type PlayersData = NonNullable<ReturnType<typeof usePlayers>['data']>
type Shown = Pick<PlayersData, 'players' | 'hasEarlier'>

function Players({ counted, sport, players, hasEarlier }: PlayersStatsProps & Shown) {
  const { players: text } = useText('statistics')
  const { sorting, sortBy } = useStatisticsPlace()
  const isWide = useIsWide(40)
  const columns = usePlayerColumns(sport)
  const shown = sortedPlayers(players, sorting)
  if (shown.length === 0)
    return (
      <EmptyState icon={<Users aria-hidden />} title={text.none}>
        {text.noneText}
      </EmptyState>
    )
  const isEverything = counted.type === undefined && counted.leagueId === undefined
  const head = (
    <div className="flex flex-wrap items-center gap-3 max-sm:mt-4 sm:mb-3">
      <p className="w-full text-s text-muted md:w-auto md:grow">
        {isEverything ? text.hintAll : text.hintSome} {hasEarlier && text.hintEarlier}
      </p>
      {isWide && <PlayersSort sport={sport} />}
      <ExportStatistics
        counted={counted}
        what="players"
        memberIds={shown.map(({ memberId }) => memberId)}
      />
    </div>
  )
  return (
    <>
      {isWide && head}
      {!isWide && counted.leagueId !== undefined && <PlayersSort sport={sport} />}
      <DataTable
        caption={text.member}
        columns={columns}
        rows={shown}
        rowKey={({ memberId }) => memberId}
        sorting={sorting}
        onSort={sortBy}
      />
      {!isWide && head}
    </>
  )
}

/** Explains why only one's own figures are shown. */
function WhyNotOthers({ teamId, others }: { teamId: string } & Pick<PlayersData, 'others'>) {
  const { players: text } = useText('statistics')
  const { closed, unchecked } = useText('entitlements')
  if (others === 'shown') return null
  if (others === 'for_staff')
    return (
      <div className="no-print mb-4">
        <Banner>{text.onlyOwn}</Banner>
      </div>
    )
  const refusal = others === 'premium_needed' ? closed.player_statistics : unchecked
  return (
    <div className="no-print mb-4 max-w-2xl">
      <PremiumRefusal refusal={`${refusal} ${text.ownStay}`} teamId={teamId} />
    </div>
  )
}
