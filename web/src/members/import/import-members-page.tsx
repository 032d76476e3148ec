import { mayGiveAccess, mayImport } from '@touchline/domain/members/permissions'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useKnownFields } from '../api/fields.ts'
import { MembersHeader } from '../members-header.tsx'
import { CheckList } from './check-list.tsx'
import { ChooseList } from './choose-list.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPlaceProvider } from './import-place.tsx'
import { ImportSteps } from './import-steps.tsx'
import { useImport } from './use-import.ts'

export default function ImportMembersPage() {
  const text = useText('memberImport')
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
  const { fromApp } = useText('members')
  const { team } = useTeam()
  const actor = useActor()
  const fields = useKnownFields(team.id)
  const wizard = useImport(team.id)
  const { step } = wizard
  return (
    <ImportPlaceProvider
      place={{ country: team.country, fields, mayGiveAccess: mayGiveAccess(actor) }}
    >
      <ImportSteps kind={step.kind}>
        {step.kind === 'choose' && (
          <>
            <ChooseList refusal={step.refusal} busy={wizard.isReading} onRead={wizard.read} />
            <p>
              <TextLink to={paths.moveTeam(team.id)}>{fromApp}</TextLink>
            </p>
            <ImportHistory />
          </>
        )}
        {step.kind === 'check' && (
          <CheckList wizard={wizard} list={step.list} preview={step.preview} />
        )}
        {step.kind === 'done' && (
          <ImportDone
            teamId={team.id}
            result={step.result}
            preview={step.preview}
            onAgain={wizard.startAgain}
          />
        )}
      </ImportSteps>
    </ImportPlaceProvider>
  )
}
