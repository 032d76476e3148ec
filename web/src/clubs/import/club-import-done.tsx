import type {
  ClubImport,
  ClubImportPreview,
  ClubImportUndoResult,
} from '@touchline/contract/clubs/shapes/import'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { NotImported } from '#web/members/import/import-problems.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { useClubImports } from './api.ts'
import { ClubUndoneReport } from './club-undone-report.tsx'
import { UndoClubImport } from './undo-club-import.tsx'

interface ClubImportDoneProps {
  readonly clubId: string
  readonly result: ClubImport
  /** The confirmed preview, for listing what wasn't imported. */
  readonly preview: ClubImportPreview
  readonly onAgain: () => void
}

export function ClubImportDone({ clubId, result, preview, onAgain }: ClubImportDoneProps) {
  const text = useText('clubImport')
  const words = useText('memberImport')
  const imports = useClubImports(clubId)
  const [undone, setUndone] = useState<ClubImportUndoResult>()
  const now = imports.data?.find(({ id }) => id === result.id) ?? result
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      {undone ? (
        <ClubUndoneReport undone={undone} />
      ) : (
        <div className="grid w-full gap-5">
          <Banner tone="good" title={words.doneTitle}>
            {text.done(result.membersAdded, result.membersChanged, result.teamCount)}{' '}
            {result.teamsAdded > 0 && text.teamsAdded(result.teamsAdded)}
          </Banner>
          <NotImported preview={preview} />
        </div>
      )}
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
