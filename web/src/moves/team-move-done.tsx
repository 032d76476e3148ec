import type { ImportUndoResult, RosterImport } from '@touchline/contract/members/shapes/import'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useImports } from '#web/members/api/imports.ts'
import { UndoImport } from '#web/members/import/undo-import.tsx'
import { UndoneReport } from '#web/members/import/undone-report.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

interface TeamMoveDoneProps {
  readonly teamId: string
  readonly result: RosterImport
  readonly onAgain: () => void
}

/** What was brought into the team, with the way back. */
export function TeamMoveDone({ teamId, result, onAgain }: TeamMoveDoneProps) {
  const words = useText('memberImport')
  const { inviteThem } = useText('members')
  const { done } = useText('moves')
  const imports = useImports(teamId)
  const [undone, setUndone] = useState<ImportUndoResult>()
  const now = imports.data?.imports.find(({ id }) => id === result.id) ?? result
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      {undone ? (
        <UndoneReport undone={undone} />
      ) : (
        <div className="w-full">
          <Banner tone="good" title={words.doneTitle}>
            {words.done(result.membersAdded, result.membersChanged)} {done(result.eventsAdded)}
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!undone && (
          <ButtonLink to={paths.inviteMembers(teamId)} variant="primary">
            {inviteThem}
          </ButtonLink>
        )}
        <Button onClick={onAgain}>{words.otherFile}</Button>
        <UndoImport teamId={teamId} done={now} onUndone={setUndone} />
      </div>
      {now.mayUndo && !undone && <p className="text-s text-muted">{words.undoHint}</p>}
    </div>
  )
}
