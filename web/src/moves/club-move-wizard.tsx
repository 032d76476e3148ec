import { ClubImportHistory } from '#web/clubs/import/club-import-history.tsx'
import { ImportSteps } from '#web/members/import/import-steps.tsx'

import { CheckClubMove } from './check-club-move.tsx'
import { ChooseExports } from './choose-exports.tsx'
import { ClubMoveDone } from './club-move-done.tsx'
import { useClubMove } from './use-moves.ts'

/** The steps of a club's move. */
export function ClubMoveWizard({ clubId }: { clubId: string }) {
  const wizard = useClubMove(clubId)
  const { step } = wizard
  return (
    <ImportSteps kind={step.kind}>
      {step.kind === 'choose' && (
        <>
          <ChooseExports
            refusal={step.refusal}
            isBusy={wizard.isReading}
            onRead={(content) => wizard.read({ ...noChoices, content })}
          />
          <ClubImportHistory clubId={clubId} />
        </>
      )}
      {step.kind === 'check' && (
        <CheckClubMove clubId={clubId} wizard={wizard} preview={step.preview} />
      )}
      {step.kind === 'done' && (
        <ClubMoveDone clubId={clubId} result={step.result} onAgain={wizard.startAgain} />
      )}
    </ImportSteps>
  )
}

const noChoices = { columns: {}, answers: {}, places: {}, newTeams: {}, teams: {}, persons: {} }
