import type { TeamChange } from '@touchline/contract/teams/shapes'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { may } from '@touchline/domain/teams/permissions'
import type { ComponentType } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { AllTeamFields, type TeamFields } from './all-team-fields.tsx'
import { useChangeTeam } from './api/team.ts'
import { EditTeamShort } from './edit-team-short.tsx'
import { useActor, useTeam } from './team-context.tsx'
import { useTeamForm } from './use-team-form.ts'

/** All settings, for teams with minors. */
export function EditTeamSection() {
  return <EditTeam fields={AllTeamFields} />
}

/** Name, logo and colour only, for teams of adults. */
export function ShortTeamSection() {
  return <EditTeam fields={EditTeamShort} />
}

/** Merges edits of different fields by two people. */
function EditTeam({ fields: FieldsOf }: { readonly fields: ComponentType<TeamFields> }) {
  const text = useText('teams')
  const wire = useText('wire')
  const toast = useToast()
  const { team } = useTeam()
  const mayEdit = may(useActor(), 'team.edit')
  const { form, editOf, takeOver } = useTeamForm(team, mayEdit)
  const change = useChangeTeam(team.id)
  const refusal = change.error && codeOf(change.error)

  function save(values: TeamChange) {
    change.mutate(editOf(values), {
      onSuccess: (page) => {
        takeOver(page.team)
        toast({ title: text.settings.saved })
      },
    })
  }

  return (
    <form
      className="grid gap-10"
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      {!mayEdit && <Banner>{text.onlyAdmins}</Banner>}
      <FieldsOf form={form} team={team} />
      <div
        data-ending
        className="sticky bottom-(--bottom-bar) short:static z-1 -mx-1 grid gap-3 border-t border-line bg-ground px-1 py-3"
      >
        {refusal && <Refused code={refusal} onReload={() => takeOver(team)} />}
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={change.isPending}
          busyLabel={wire.saving}
          refusal={mayEdit ? undefined : text.onlyAdmins}
        >
          {wire.save}
        </Button>
      </div>
    </form>
  )
}

function Refused({ code, onReload }: { code: ErrorCode; onReload: () => void }) {
  const { reload } = useText('teams').settings
  const { errors } = useText('wire')
  const action = code === 'changed_meanwhile' && (
    <Button size="s" onClick={onReload}>
      {reload}
    </Button>
  )
  return (
    <Banner tone="danger" action={action}>
      {errors[code]}
    </Banner>
  )
}
