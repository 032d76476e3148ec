import { zodResolver } from '@hookform/resolvers/zod'
import { type Me, meChange } from '@touchline/contract/accounts/shapes'
import { readTypedBirthDate, typedBirthDate } from '@touchline/domain/values/birth-date'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useChangeMe } from './api.ts'

const { firstName, lastName, phone } = meChange
  .pick({ firstName: true, lastName: true, phone: true })
  .required().shape
const { avatarFileId } = meChange.shape

/** The contract's shape; the day is typed. */
const profileShape = z.object({
  firstName,
  lastName,
  phone,
  avatarFileId,
  dateOfBirth: z.string().transform((typed, context) => {
    if (typed.trim() === '') return null
    const read = readTypedBirthDate(typed, new Date().toISOString().slice(0, 10))
    if (read.kind === 'day') return read.day
    context.addIssue({ code: 'custom' })
    return z.NEVER
  }),
})

type Typed = z.input<typeof profileShape>
type Profile = z.output<typeof profileShape>

/** The profile form: my row, and the metadata my sign-in carries. */
export function useProfile(me: Me) {
  const text = useText('accounts')
  const wire = useText('wire')
  const toast = useToast()
  const { updateMetadata } = useAuthActions()
  const change = useChangeMe()
  const form = useForm<Typed, unknown, Profile>({
    resolver: zodResolver(profileShape),
    values: typedFrom(me),
    resetOptions: { keepDirtyValues: true },
  })

  const submit = form.handleSubmit(async (profile) => {
    try {
      const saved = await change.mutateAsync(profile)
      const outcome = await updateMetadata(metadataOf(profile))
      if (outcome.kind === 'refused') return failed(outcome.message)
      form.reset(typedFrom(saved))
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

function typedFrom(me: Me): Typed {
  return {
    firstName: me.firstName,
    lastName: me.lastName,
    phone: me.phone,
    dateOfBirth: me.dateOfBirth === null ? '' : typedBirthDate(me.dateOfBirth),
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

function isField(name: string): name is keyof Typed {
  return Object.hasOwn(profileShape.shape, name)
}
