import type { Team, TeamChange } from '@touchline/contract/teams/shapes'
import { useEffect } from 'react'
import { Controller } from 'react-hook-form'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useChangeTeam } from './api/team.ts'
import { CountryField } from './place-fields.tsx'
import { useTeamForm } from './use-team-form.ts'
import { emptyIsNull, numberOrNull, type TeamForm, useTeamProblem } from './use-team-problem.ts'

export type InfoField = 'name' | 'foundationYear' | 'phone' | 'email'

interface TeamInfoFormProps {
  readonly team: Team
  /** The field that gets the focus. */
  readonly first: InfoField
  readonly onDone: () => void
}

/** Edits the card's facts in place. */
export function TeamInfoForm({ team, first, onDone }: TeamInfoFormProps) {
  const wire = useText('wire')
  const { form, editOf } = useTeamForm(team, true)
  const change = useChangeTeam(team.id)
  const { setFocus } = form

  useEffect(() => setFocus(first), [setFocus, first])

  function save(values: TeamChange) {
    change.mutate(editOf(values), { onSuccess: onDone })
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <WhoTheyAre form={form} />
      <HowToReach form={form} />
      {change.error && <Banner tone="danger">{wire.errors[codeOf(change.error)]}</Banner>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{wire.cancel}</Button>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={wire.saving}>
          {wire.save}
        </Button>
      </div>
    </form>
  )
}

function WhoTheyAre({ form }: { form: TeamForm }) {
  const words = useText('teams')
  const text = words.settings
  const problem = useTeamProblem(form)
  return (
    <>
      <TextField
        {...form.register('name')}
        label={text.name}
        required
        maxLength={100}
        autoComplete="off"
        error={problem('name')}
      />
      <Controller
        control={form.control}
        name="sport"
        render={({ field }) => (
          <ShortTextField
            {...field}
            label={text.sport}
            required
            words={words.sports}
            maxLength={60}
            value={field.value ?? ''}
            error={problem('sport') && words.createTeam.problems.sport}
          />
        )}
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field: { ref: _ref, ...field } }) => (
          <CountryField {...field} value={field.value ?? ''} label={text.country} />
        )}
      />
      <TextField
        {...form.register('foundationYear', numberOrNull)}
        label={text.foundationYear}
        type="number"
        inputMode="numeric"
        error={problem('foundationYear')}
      />
    </>
  )
}

function HowToReach({ form }: { form: TeamForm }) {
  const text = useText('teams').settings
  const { language } = useLanguage()
  const problem = useTeamProblem(form)
  return (
    <>
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            value={field.value ?? ''}
            onChange={(number) => field.onChange(number === '' ? null : number)}
            country={form.watch('country') ?? 'ES'}
            language={language}
            error={problem('phone')}
          />
        )}
      />
      <TextField
        {...form.register('email', emptyIsNull)}
        type="email"
        label={text.email}
        error={problem('email')}
      />
    </>
  )
}
