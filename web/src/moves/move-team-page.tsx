import { mayGiveAccess, mayImport } from '@touchline/domain/members/permissions'
import { lazy, Suspense } from 'react'

import { useKnownFields } from '#web/members/api/fields.ts'
import { ImportHistory } from '#web/members/import/import-history.tsx'
import { ImportPlaceProvider } from '#web/members/import/import-place.tsx'
import { ImportSteps } from '#web/members/import/import-steps.tsx'
import { MembersHeader } from '#web/members/members-header.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { ChooseExports } from './choose-exports.tsx'
import { useTeamMove } from './use-moves.ts'

const CheckTeamMove = lazy(async () => ({
  default: (await import('./check-team-move.tsx')).CheckTeamMove,
}))
const TeamMoveDone = lazy(async () => ({
  default: (await import('./team-move-done.tsx')).TeamMoveDone,
}))

/** Brings one team's people, events and attendance from other software. */
export default function MoveTeamPage() {
  const text = useText('moves')
  const { refusals } = useText('members')
  const actor = useActor()
  return (
    <>
      <MembersHeader title={text.title} />
      {mayImport(actor) ? <Wizard /> : <Banner>{refusals.onlyStaff}</Banner>}
    </>
  )
}

function Wizard() {
  const { team } = useTeam()
  const actor = useActor()
  const fields = useKnownFields(team.id)
  const wizard = useTeamMove(team.id)
  const { step } = wizard
  const { loading } = useText('wire')
  return (
    <ImportPlaceProvider
      place={{ country: team.country, fields, mayGiveAccess: mayGiveAccess(actor) }}
    >
      <ImportSteps kind={step.kind}>
        {step.kind === 'choose' && (
          <>
            <ChooseExports
              refusal={step.refusal}
              isBusy={wizard.isReading}
              onRead={(content) => wizard.read({ ...noChoices, content })}
            />
            <ImportHistory />
          </>
        )}
        <Suspense fallback={<SkeletonRows label={loading} />}>
          {step.kind === 'check' && (
            <CheckTeamMove teamId={team.id} wizard={wizard} preview={step.preview} />
          )}
          {step.kind === 'done' && (
            <TeamMoveDone teamId={team.id} result={step.result} onAgain={wizard.startAgain} />
          )}
        </Suspense>
      </ImportSteps>
    </ImportPlaceProvider>
  )
}

const noChoices = { columns: {}, answers: {}, teams: {}, persons: {} }
