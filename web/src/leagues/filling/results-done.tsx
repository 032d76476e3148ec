import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import type { UndoneResults } from '@touchline/contract/leagues/shapes/traces'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { UndoImport, UndoneReport } from './undo-import.tsx'
import type { Results } from './use-results.ts'

interface ResultsDoneProps {
  readonly whole: WholeLeague
  readonly results: Results
  readonly done: NonNullable<Results['done']>
}

/** What was written, and the way back. */
export function ResultsDone({ whole, results, done }: ResultsDoneProps) {
  const text = useText('leagueFilling').results
  const [undone, setUndone] = useState<UndoneResults>()
  const { teamId, id } = whole.league
  return (
    <div className="grid max-w-prose grid-cols-1 gap-5">
      {undone ? (
        <UndoneReport whole={whole} undone={undone} />
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
        {done.importId !== null && !undone && (
          <UndoImport league={whole.league} importId={done.importId} onUndone={setUndone} />
        )}
      </div>
    </div>
  )
}
