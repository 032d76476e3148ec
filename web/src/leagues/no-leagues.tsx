import type { LeagueSummary } from '@touchline/contract/leagues/shapes/league'
import { may } from '@touchline/domain/teams/permissions'
import { CalendarDays, CalendarPlus, Trophy } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

import { NewLeagueDialog } from './new-league-dialog.tsx'

interface NoLeaguesProps {
  readonly seasonId: string | undefined
  /** The newest league of another season. */
  readonly before: LeagueSummary | undefined
}

/** A season without a league, and two ways to create one. */
export function NoLeagues({ seasonId, before }: NoLeaguesProps) {
  const text = useText('leagues')
  const { team } = useTeam()
  const mayRun = may(useActor(), 'leagues.edit')
  const [dialog, setDialog] = useState<'new' | 'season'>()
  return (
    <Card
      title={text.yourLeagues}
      action={
        <ButtonLink size="s" to={paths.teamCalendar(team.id)} icon={<CalendarDays aria-hidden />}>
          {text.viewInCalendar}
        </ButtonLink>
      }
    >
      <p className="mb-4 max-w-measure text-muted">
        {mayRun && before === undefined ? text.empty : text.emptySeason}
      </p>
      {mayRun && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Way
            title={text.newLeague}
            icon={<Trophy aria-hidden />}
            onChoose={() => setDialog('new')}
          >
            {text.newLeagueText}
          </Way>
          <Way
            title={text.newLeagueSeason}
            icon={<CalendarPlus aria-hidden />}
            onChoose={before && (() => setDialog('season'))}
          >
            {before ? text.newLeagueSeasonText : text.noneBefore}
          </Way>
        </div>
      )}
      {dialog && (
        <NewLeagueDialog
          seasonId={seasonId}
          before={dialog === 'season' ? before : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Card>
  )
}

interface WayProps {
  readonly title: string
  readonly icon: ReactNode
  /** Undefined if not possible; the text then says why. */
  readonly onChoose: (() => void) | undefined
  readonly children: ReactNode
}

function Way({ title, icon, onChoose, children }: WayProps) {
  return (
    <button
      type="button"
      aria-disabled={onChoose === undefined}
      onClick={onChoose}
      className="flex gap-3 rounded-control border border-edge bg-raised p-4 text-left not-aria-disabled:hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted"
    >
      <span className="text-accent-ink [&_svg]:size-6">{icon}</span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-s text-muted">{children}</span>
      </span>
    </button>
  )
}
