import type { ClubImport, ClubImportUndoResult } from '@touchline/contract/clubs/shapes/import'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useClubImports } from '#web/clubs/import/api.ts'
import { ClubUndoneReport } from '#web/clubs/import/club-undone-report.tsx'
import { UndoClubImport } from '#web/clubs/import/undo-club-import.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

interface ClubMoveDoneProps {
  readonly clubId: string
  readonly result: ClubImport
  readonly onAgain: () => void
}

/** What was brought into the club, with the way back. */
export function ClubMoveDone({ clubId, result, onAgain }: ClubMoveDoneProps) {
  const text = useText('clubImport')
  const words = useText('memberImport')
  const { done, next } = useText('moves')
  const imports = useClubImports(clubId)
  const [undone, setUndone] = useState<ClubImportUndoResult>()
  const now = imports.data?.find(({ id }) => id === result.id) ?? result
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      {undone ? (
        <ClubUndoneReport undone={undone} />
      ) : (
        <div className="w-full">
          <Banner tone="good" title={words.doneTitle}>
            {text.done(result.membersAdded, result.membersChanged, result.teamCount)}{' '}
            {result.teamsAdded > 0 && text.teamsAdded(result.teamsAdded)} {done(result.eventsAdded)}
          </Banner>
        </div>
      )}
      {!undone && <p>{next}</p>}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.club(clubId)} variant="primary">
          {text.toClub}
        </ButtonLink>
        <Button onClick={onAgain}>{words.otherFile}</Button>
        <UndoClubImport clubId={clubId} done={now} onUndone={setUndone} />
      </div>
      {now.mayUndo && !undone && <p className="text-s text-muted">{words.undoHint}</p>}
    </div>
  )
}
