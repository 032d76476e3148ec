import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { useUndoImport } from '../api/imports.ts'
import { UndoImport, UndoneReport } from './undo-import.tsx'
import type { Results } from './use-results.ts'

interface ResultsDoneProps {
  readonly whole: LeagueDetails
  readonly results: Results
  readonly done: NonNullable<Results['done']>
}

/** What was saved, with an undo button. */
export function ResultsDone({ whole, results, done }: ResultsDoneProps) {
  const text = useText('leagueEntry').results
  const undo = useUndoImport(whole.league)
  const { teamId, id } = whole.league
  return (
    <div className="grid max-w-prose grid-cols-1 gap-5">
      {undo.data ? (
        <UndoneReport whole={whole} undone={undo.data} />
      ) : (
        <Banner tone="good" title={text.done}>
          {text.doneText(done.added, done.changed)}
          {done.leftAlone > 0 && ` ${text.leaves(done.leftAlone)}`}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={`${paths.leagues(teamId)}?league=${id}&tab=standings`}>
          {text.toLeague}
        </ButtonLink>
        <Button onClick={() => results.startAgain('')}>{text.again}</Button>
        {done.importId !== null && !undo.data && (
          <UndoImport undo={undo} importId={done.importId} />
        )}
      </div>
    </div>
  )
}
