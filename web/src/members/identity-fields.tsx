import { genders } from '@touchline/domain/members/genders'
import { Controller } from 'react-hook-form'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { MemberForm } from './use-member-form.ts'

export function IdentityFields({ member }: { member: MemberForm }) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Names member={member} />
      <Contact member={member} />
      <Person member={member} />
      <Role member={member} />
    </div>
  )
}

function Names({ member: { form, problem, isLocked } }: { member: MemberForm }) {
  const text = useText('members').form
  return (
    <>
      <TextField
        {...form.register('firstName')}
        label={text.firstName}
        required
        maxLength={100}
        disabled={isLocked('firstName')}
        error={problem('firstName')}
      />
      <TextField
        {...form.register('lastName')}
        label={text.lastName}
        required
        maxLength={100}
        disabled={isLocked('lastName')}
        error={problem('lastName')}
      />
      <TextField
        {...form.register('nickname')}
        label={text.nickname}
        optional
        maxLength={60}
        disabled={isLocked('nickname')}
        error={problem('nickname')}
      />
    </>
  )
}

function Contact({ member: { form, problem, isLocked } }: { member: MemberForm }) {
  const text = useText('members').form
  const { team } = useTeam()
  const { language } = useLanguage()
  return (
    <>
      <TextField
        {...form.register('email')}
        type="email"
        label={text.email}
        optional
        maxLength={254}
        disabled={isLocked('email')}
        error={problem('email')}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            optional
            country={team.country}
            language={language}
            disabled={isLocked('phone')}
            error={problem('phone')}
          />
        )}
      />
      <TextField
        {...form.register('address')}
        label={text.address}
        optional
        maxLength={300}
        disabled={isLocked('address')}
        error={problem('address')}
      />
    </>
  )
}

function Person({ member: { form, problem, isLocked } }: { member: MemberForm }) {
  const text = useText('members').form
  return (
    <>
      <TextField
        {...form.register('dateOfBirth')}
        label={text.dateOfBirth}
        optional
        inputMode="numeric"
        placeholder={text.dateOfBirthPlaceholder}
        autoComplete="off"
        maxLength={12}
        disabled={isLocked('dateOfBirth')}
        error={problem('dateOfBirth')}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={text.gender}
            optional
            noneLabel={text.notSet}
            options={optionsOf(genders, text.genders)}
            value={field.value === '' ? null : field.value}
            onChange={(gender) => field.onChange(gender ?? '')}
            disabled={isLocked('gender')}
          />
        )}
      />
    </>
  )
}

/**
 * The role is a label; a new coach label only proposes coach access, which an admin can decline.
 */
function Role({ member: { form, problem, isLocked, coachOffer } }: { member: MemberForm }) {
  const words = useText('members')
  const text = words.form
  const locked = isLocked('role')
  return (
    <>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <ShortTextField
            {...field}
            label={text.role}
            required
            description={locked ? words.refusals.onlyStaffRole : text.roleHint}
            words={words.roles}
            maxLength={60}
            disabled={locked}
            error={problem('role')}
          />
        )}
      />
      {coachOffer.isMade && (
        <Checkbox
          label={words.access.giveCoach}
          description={words.access.hints.coach}
          value={coachOffer.isTaken}
          onChange={coachOffer.take}
        />
      )}
    </>
  )
}
