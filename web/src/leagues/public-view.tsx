import type { PublicLeague } from '@touchline/contract/leagues/shapes/public-page'
import { controlAccentOf } from '@touchline/domain/values/accent'
import { useMemo } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { usePageAccent } from '#web/ui/accent-scope.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { OneKnockOut } from './knock-out/one-knock-out.tsx'
import { PublicMatches } from './public-matches.tsx'
import { LeagueTable } from './table/league-table.tsx'
import { recentForm } from './table/recent-form.ts'
import { TableNotes } from './table/table-notes.tsx'

/** Tables, knock-outs and matches. */
export function PublicView({ league }: { league: PublicLeague }) {
  const text = useText('leagueSettings').page
  const format = useFormat()
  usePageAccent(useMemo(() => controlAccentOf(league.team.color), [league.team.color]))
  const names = new Map(league.stages.map(({ id, name }) => [id, name]))
  return (
    <>
      <PageHeader
        title={league.name}
        subtitle={<Facts of={[text.of(league.team.name), league.season]} />}
      />
      <div className="grid grid-cols-1 gap-8">
        {league.tables.map(({ stage, day, rows }) => (
          <section key={stage}>
            <h2 className="text-l wrap-anywhere">{names.get(stage ?? '') ?? text.table}</h2>
            <p className="mb-2 text-s text-muted">{text.asOf(format.day(day))}</p>
            <LeagueTable
              rows={rows}
              teams={league.teams}
              form={recentForm(league, day)}
              isWide={false}
            />
            <TableNotes rows={rows} teams={league.teams} />
          </section>
        ))}
        {league.knockOuts.map((knockOut) => (
          <OneKnockOut key={knockOut.stage} whole={league} knockOut={knockOut} heading="h2" />
        ))}
        <PublicMatches league={league} />
      </div>
    </>
  )
}
