import type { Member } from '@touchline/contract/members/shapes'

import { paths } from '#web/app/paths.ts'
import { fullName } from '#web/members/known-name.ts'
import { useFieldSentence } from '#web/members/use-field-sentence.ts'
import { useHasFamily } from '#web/members/use-has-family.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { fieldOf, useManualForm } from './use-manual-form.ts'

type Form = ReturnType<typeof useManualForm>

/** Adds players one by one, each with a parent; only the names are required. */
export function ManualForm({ teamId }: { teamId: string }) {
  const text = useText('invitations').manual
  const form = useManualForm(teamId)
  const hasFamily = useHasFamily()
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(event.currentTarget)
      }}
    >
      <PlayerFields form={form} />
      {hasFamily() && <ParentFields form={form} />}
      <div>
        <Button type="submit" variant="primary" busy={form.isAdding}>
          {text.add}
        </Button>
      </div>
      <div role="status" className="sm:col-span-2">
        {form.added && <Added teamId={teamId} added={form.added} />}
      </div>
    </form>
  )
}

function PlayerFields({ form: { typed, change, problems } }: { form: Form }) {
  const text = useText('invitations').manual
  const members = useText('members').form
  const sentence = useFieldSentence()
  const hasFamily = useHasFamily()
  const field = (
    name: 'firstName' | 'lastName' | 'jerseyNumber' | 'dateOfBirth' | 'email' | 'position',
  ) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => change(name)(event.target.value),
    error: sentence(name, problems[name]),
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...field('firstName')} label={text.firstName} required maxLength={100} />
      <TextField {...field('lastName')} label={text.lastName} required maxLength={100} />
      <TextField
        {...field('jerseyNumber')}
        label={members.jerseyNumber}
        optional
        inputMode="numeric"
        maxLength={3}
      />
      {/* Adult teams don't need the age. */}
      {hasFamily() && (
        <TextField
          {...field('dateOfBirth')}
          label={members.dateOfBirth}
          optional
          inputMode="numeric"
          placeholder={members.dateOfBirthPlaceholder}
          maxLength={12}
        />
      )}
      <TextField {...field('email')} label={text.email} type="email" optional maxLength={254} />
      <TextField {...field('position')} label={text.position} optional maxLength={60} />
    </>
  )
}

function ParentFields({ form: { typed, change, parentProblem } }: { form: Form }) {
  const text = useText('invitations').manual
  const { team } = useTeam()
  const { language } = useLanguage()
  const { validation } = useText('members')
  const sentences = {
    ...text.parentProblem,
    phone_invalid: validation.phoneInvalid,
    email_invalid: validation.emailInvalid,
  }
  const problem = (field: string) =>
    parentProblem && fieldOf[parentProblem] === field ? sentences[parentProblem] : undefined
  return (
    <fieldset className="grid grid-cols-1 gap-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="pb-3 font-semibold">{text.parent}</legend>
      <TextField
        name="parentName"
        label={text.parentName}
        className="sm:col-span-2"
        optional
        maxLength={200}
        autoComplete="off"
        value={typed.parentName}
        onChange={(event) => change('parentName')(event.target.value)}
        error={problem('parentName')}
      />
      <PhoneField
        name="parentPhone"
        label={text.parentPhone}
        optional
        country={team.country}
        language={language}
        value={typed.parentPhone}
        onChange={change('parentPhone')}
        error={problem('parentPhone')}
      />
      <TextField
        name="parentEmail"
        label={text.parentEmail}
        type="email"
        optional
        maxLength={254}
        autoComplete="off"
        value={typed.parentEmail}
        onChange={(event) => change('parentEmail')(event.target.value)}
        error={problem('parentEmail')}
      />
    </fieldset>
  )
}

function Added({ teamId, added }: { teamId: string; added: Member }) {
  const text = useText('invitations').manual
  return <TextLink to={paths.member(teamId, added.id)}>{text.complete(fullName(added))}</TextLink>
}
