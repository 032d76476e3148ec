import { lazy, Suspense } from 'react'

import { ClubImportHistory } from '#web/clubs/import/club-import-history.tsx'
import { ImportSteps } from '#web/members/import/import-steps.tsx'

import { ChooseExports } from './choose-exports.tsx'
import { useClubMove } from './use-moves.ts'

const CheckClubMove = lazy(async () => ({
  default: (await import('./check-club-move.tsx')).CheckClubMove,
}))
const ClubMoveDone = lazy(async () => ({
  default: (await import('./club-move-done.tsx')).ClubMoveDone,
}))

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
      <Suspense>
        {step.kind === 'check' && (
          <CheckClubMove clubId={clubId} wizard={wizard} preview={step.preview} />
        )}
        {step.kind === 'done' && (
          <ClubMoveDone clubId={clubId} result={step.result} onAgain={wizard.startAgain} />
        )}
      </Suspense>
    </ImportSteps>
  )
}

const noChoices = { columns: {}, answers: {}, places: {}, newTeams: {}, teams: {}, persons: {} }
