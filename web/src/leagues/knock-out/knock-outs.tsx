import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { may } from '@touchline/domain/teams/permissions'
import { Trophy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { shownMatches } from '../shown-matches.ts'
import { OneKnockOut } from './one-knock-out.tsx'
import { RemoveKnockOut } from './remove-knock-out.tsx'

const ResultDialog = lazy(async () => ({
  default: (await import('../matches/result-dialog.tsx')).ResultDialog,
}))

/** All knock-outs of a league; tapping a match enters its result, and the winner advances. */
export function KnockOuts({ whole }: { whole: LeagueDetails }) {
  const text = useText('knockOut')
  const mayRun = may(useActor(), 'leagues.edit')
  const [entered, setEntered] = useState<string>()
  const { teamId, id } = whole.league
  const edited = shownMatches(whole).find(({ match }) => match.id === entered)
  return (
    <div className="grid grid-cols-1 gap-10">
      {whole.knockOuts.map((knockOut) => (
        <OneKnockOut
          key={knockOut.stage}
          whole={whole}
          knockOut={knockOut}
          heading="h3"
          onEnter={mayRun ? setEntered : undefined}
          tool={mayRun && <RemoveKnockOut league={whole.league} stage={knockOut.stage} />}
        />
      ))}
      {mayRun && (
        <ButtonLink
          className="no-print justify-self-start"
          to={paths.leagueKnockOut(teamId, id)}
          icon={<Trophy aria-hidden />}
        >
          {text.another}
        </ButtonLink>
      )}
      <Suspense fallback={null}>
        {edited && (
          <ResultDialog
            key={edited.match.id}
            whole={whole}
            shown={edited}
            onClose={() => setEntered(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
