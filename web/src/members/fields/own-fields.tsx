import type { CustomField } from '@touchline/domain/members/custom-fields'
import { mayEditFields } from '@touchline/domain/members/permissions'
import { Controller } from 'react-hook-form'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { MemberForm } from '../use-member-form.ts'

/** The inputs for the team's own fields. */
export function OwnFields({ member }: { member: MemberForm }) {
  const text = useText('members').fields
  const actor = useActor()
  return (
    <div data-unkept className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {member.fields.length === 0 && <p className="text-muted sm:col-span-2">{text.none}</p>}
      {member.fields.map((field) => (
        <OwnField key={field.id} field={field} member={member} />
      ))}
      {mayEditFields(actor) && (
        <div className="sm:col-span-2">
          <ButtonLink to={paths.memberFields(actor.teamId)} size="s">
            {text.manage}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function OwnField({ field, member }: { field: CustomField; member: MemberForm }) {
  const { kind } = field
  if (kind === 'yes_no' || kind === 'choice') return <ChosenField field={field} member={member} />
  const asked = {
    ...member.form.register(`custom.${field.id}`),
    label: field.name,
    optional: true,
    autoComplete: 'off',
    error: member.ownProblem(field.id),
  }
  if (kind === 'date') return <DateField {...asked} />
  return (
    <TextField {...asked} maxLength={500} inputMode={kind === 'number' ? 'decimal' : undefined} />
  )
}

function ChosenField({ field, member }: { field: CustomField; member: MemberForm }) {
  const { form, fields: text } = useText('members')
  const options =
    field.kind === 'choice'
      ? field.choices.map(({ id, name }) => ({ value: id, label: name }))
      : [
          { value: 'yes', label: text.yes },
          { value: 'no', label: text.no },
        ]
  return (
    <Controller
      control={member.form.control}
      name={`custom.${field.id}`}
      render={({ field: input }) => (
        <OptionalSelect
          {...input}
          label={field.name}
          optional
          noneLabel={form.notSet}
          options={options}
          value={input.value === '' ? null : input.value}
          onChange={(value) => input.onChange(value ?? '')}
          error={member.ownProblem(field.id)}
        />
      )}
    />
  )
}
