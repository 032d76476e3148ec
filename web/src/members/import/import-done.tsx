import type { RosterImport, ImportUndoResult } from '@touchline/contract/members/shapes/import'
import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { useImports } from '../api/imports.ts'
import { NotImported } from './import-problems.tsx'
import { UndoImport } from './undo-import.tsx'
import { UndoneReport } from './undone-report.tsx'

interface ImportDoneProps {
  readonly teamId: string
  readonly result: RosterImport
  /** The confirmed preview, for listing what wasn't imported. */
  readonly preview: ImportPreview
  readonly onAgain: () => void
}

export function ImportDone({ teamId, result, preview, onAgain }: ImportDoneProps) {
  const text = useText('memberImport')
  const { inviteThem, archivePage } = useText('members')
  const imports = useImports(teamId)
  const [undone, setUndone] = useState<ImportUndoResult>()
  const now = imports.data?.imports.find(({ id }) => id === result.id) ?? result
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      {undone ? (
        <UndoneReport undone={undone} />
      ) : (
        <div className="grid w-full gap-5">
          <Banner tone="good" title={text.doneTitle}>
            {text.done(result.membersAdded, result.membersChanged)}
          </Banner>
          <NotImported preview={preview} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!undone && (
          <ButtonLink to={paths.inviteMembers(teamId)} variant="primary">
            {inviteThem}
          </ButtonLink>
        )}
        <ButtonLink to={paths.members(teamId)}>{archivePage.back}</ButtonLink>
        <Button onClick={onAgain}>{text.otherFile}</Button>
        <UndoImport teamId={teamId} done={now} onUndone={setUndone} />
      </div>
      {now.mayUndo && !undone && <p className="text-s text-muted">{text.undoHint}</p>}
    </div>
  )
}
