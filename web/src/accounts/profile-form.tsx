import type { Me } from '@touchline/contract/accounts/shapes'
import { Controller } from 'react-hook-form'

import { PictureField } from '#web/files/picture-field.tsx'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useProfile } from './use-profile.ts'

/** An empty phone field starts with +49, as the specification says. */
const firstCountry = 'DE'

export function ProfileForm({ me }: { me: Me }) {
  const text = useText('accounts')
  const wire = useText('wire')
  const { form, submit } = useProfile(me)
  const { errors, isSubmitting } = form.formState
  return (
    <section>
      <h2 className="mb-5 text-l">{text.editProfile}</h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <PictureField
          key={me.avatar?.full ?? 'none'}
          label={text.picture}
          purpose="avatar"
          current={me.avatar?.full}
          onChange={(id) => form.setValue('avatarFileId', id, { shouldDirty: true })}
          busyLabel={wire.loading}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...form.register('firstName')}
            label={text.firstName}
            required
            autoComplete="given-name"
            maxLength={80}
            error={errors.firstName && text.firstNameRequired}
          />
          <TextField
            {...form.register('lastName')}
            label={text.surname}
            required
            autoComplete="family-name"
            maxLength={80}
            error={errors.lastName && text.surnameRequired}
          />
        </div>
        <TextField label={text.email} type="email" value={me.email ?? ''} readOnly />
        <ReachAndBirth form={form} />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={isSubmitting}
          busyLabel={wire.saving}
        >
          {wire.save}
        </Button>
      </form>
    </section>
  )
}

function ReachAndBirth({ form }: { form: ReturnType<typeof useProfile>['form'] }) {
  const text = useText('accounts')
  const { language } = useLanguage()
  const { country } = useBrowserPlace(firstCountry)
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            optional
            value={field.value ?? ''}
            onChange={(number) => field.onChange(number === '' ? null : number)}
            country={country}
            language={language}
            error={errors.phone && text.phoneInvalid}
          />
        )}
      />
      <TextField
        {...form.register('dateOfBirth')}
        label={text.dateOfBirth}
        optional
        autoComplete="bday"
        placeholder={text.dateOfBirthPlaceholder}
        error={errors.dateOfBirth && text.dateOfBirthInvalid}
      />
    </div>
  )
}
