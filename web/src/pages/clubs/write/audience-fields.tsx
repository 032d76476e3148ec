import { clubAudienceRoles } from '@touchline/domain/messages/conversations'

import { TargetSelect } from '#web/clubs/people/target-select.tsx'
import { TeamsField } from '#web/clubs/teams-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

import type { useWriteForm } from './use-write-form.ts'

export interface AudienceFieldsProps {
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  readonly form: ReturnType<typeof useWriteForm>
  readonly error: string | undefined
}

/** Teams, a saved filter, or people ticked in the members table. */
export function AudienceFields({ teams, form, error }: AudienceFieldsProps) {
  const text = useText('clubMessage')
  const { choice, change, target } = form
  return (
    <>
      <TargetSelect label={text.to} target={target} />
      {target.target === 'teams' && (
        <>
          <TeamsField
            label={text.teams}
            allLabel={text.allTeams(teams.length)}
            teams={teams}
            value={choice.teamIds}
            error={error}
            onChange={(teamIds) => change({ teamIds })}
          />
          <Select
            label={text.role}
            options={clubAudienceRoles.map((role) => ({ value: role, label: text.roles[role] }))}
            value={choice.role}
            onChange={(role) => change({ role })}
          />
        </>
      )}
    </>
  )
}
