import { lazy, Suspense } from 'react'

import { ClubImportHistory } from '#web/clubs/import/club-import-history.tsx'
import { ImportSteps } from '#web/members/import/import-steps.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

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
  const { loading } = useText('wire')
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
      <Suspense fallback={<SkeletonRows label={loading} />}>
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
