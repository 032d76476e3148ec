import { sideNoun, sides } from '@touchline/domain/members/sides'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { MemberForm } from './use-member-form.ts'

export function SportFields({ member }: { member: MemberForm }) {
  const { refusals } = useText('members')
  const isLocked = member.isLocked('position')
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {isLocked && <p className="text-s text-muted sm:col-span-2">{refusals.onlyStaffSport}</p>}
      <Place member={member} />
      <StrongSide member={member} />
      <Sizes member={member} />
      {!isLocked && <Notes member={member} />}
    </div>
  )
}

/** Position, shirt and licence, which only staff edit. */
function Place({ member: { form, problem, isLocked } }: { member: MemberForm }) {
  const text = useText('members').form
  const locked = isLocked('position')
  return (
    <>
      <TextField
        {...form.register('position')}
        label={text.position}
        optional
        maxLength={60}
        disabled={locked}
        error={problem('position')}
      />
      <TextField
        {...form.register('jerseyNumber')}
        label={text.jerseyNumber}
        optional
        inputMode="numeric"
        maxLength={3}
        disabled={locked}
        error={problem('jerseyNumber')}
      />
      <TextField
        {...form.register('licenceNumber')}
        label={text.licenceNumber}
        optional
        maxLength={60}
        disabled={locked}
        error={problem('licenceNumber')}
      />
    </>
  )
}

/** The stronger foot or hand, depending on the team's sport. */
function StrongSide({ member: { form, isLocked } }: { member: MemberForm }) {
  const text = useText('members').form
  const { team } = useTeam()
  return (
    <Controller
      control={form.control}
      name="dominantSide"
      render={({ field }) => (
        <OptionalSelect
          {...field}
          label={text.strong[sideNoun(team.sport)]}
          optional
          noneLabel={text.notSet}
          options={optionsOf(sides, text.sides)}
          value={field.value === '' ? null : field.value}
          onChange={(side) => field.onChange(side ?? '')}
          disabled={isLocked('dominantSide')}
        />
      )}
    />
  )
}

function Sizes({ member: { form, problem, isLocked } }: { member: MemberForm }) {
  const text = useText('members').form
  const sizes = ['shirtSize', 'shortsSize', 'shoeSize'] as const
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1 text-s text-muted">{text.sizeHint}</legend>
      <div className="grid gap-5 sm:grid-cols-3">
        {sizes.map((size) => (
          <TextField
            key={size}
            {...form.register(size)}
            label={text[size]}
            optional
            maxLength={20}
            autoComplete="off"
            disabled={isLocked(size)}
            error={problem(size)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Notes({ member: { form, problem } }: { member: MemberForm }) {
  const text = useText('members').form
  return (
    <TextArea
      {...form.register('notes')}
      data-unkept
      label={text.notes}
      description={text.notesHint}
      optional
      maxLength={2000}
      className="sm:col-span-2"
      error={problem('notes')}
    />
  )
}
