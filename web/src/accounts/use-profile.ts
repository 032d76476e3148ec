import type { Me } from '@touchline/contract/accounts/shapes'
import { typedBirthDate } from '@touchline/domain/values/birth-date'
import { useForm } from 'react-hook-form'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useChangeMe } from './api.ts'
import type { Profile, TypedProfile } from './profile-shape.ts'

/** The profile form: the account and its sign-in metadata. */
export function useProfile(me: Me) {
  const text = useText('accounts')
  const wire = useText('wire')
  const toast = useToast()
  const { updateMetadata } = useAuthActions()
  const change = useChangeMe()
  const form = useForm<TypedProfile, unknown, Profile>({
    resolver: createResolver(async () => (await import('./profile-shape.ts')).profileShape),
    values: typedFrom(me, wire.dateSign),
    resetOptions: { keepDirtyValues: true },
  })

  const submit = form.handleSubmit(async (profile) => {
    try {
      const saved = await change.mutateAsync(profile)
      const outcome = await updateMetadata(metadataOf(profile))
      if (outcome.kind === 'refused') return failed(outcome.message)
      form.reset(typedFrom(saved, wire.dateSign))
      toast({ title: text.profileUpdated })
    } catch (error) {
      for (const field of Object.keys(fieldsOf(error)))
        if (isField(field)) form.setError(field, { type: 'server' })
      failed(wire.errors[codeOf(error)])
    }
  })

  function failed(reason: string): void {
    toast({ title: text.profileFailed, description: reason, tone: 'error' })
  }

  return { form, submit }
}

function typedFrom(me: Me, dateSign: string): TypedProfile {
  return {
    firstName: me.firstName,
    lastName: me.lastName,
    phone: me.phone,
    dateOfBirth: me.dateOfBirth === null ? '' : typedBirthDate(me.dateOfBirth, dateSign),
    avatarFileId: undefined,
  }
}

function metadataOf(profile: Profile) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone: profile.phone,
    date_of_birth: profile.dateOfBirth,
  }
}

const profileFields = [
  'firstName',
  'lastName',
  'phone',
  'avatarFileId',
  'dateOfBirth',
] as const satisfies readonly (keyof TypedProfile)[]

function isField(name: string): name is keyof TypedProfile {
  return profileFields.some((field) => field === name)
}
