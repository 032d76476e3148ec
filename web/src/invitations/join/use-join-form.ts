import { typedBirthDate } from '@touchline/domain/values/birth-date'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'

import { useMe } from '#web/accounts/api.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'

import {
  type JoinRule,
  fieldAt,
  type JoinerKind,
  type JoinField,
  type JoinValues,
} from './join-values.ts'

const nothing: JoinValues = {
  kind: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  phone: '',
  role: '',
  childFirstName: '',
  childLastName: '',
  childDateOfBirth: '',
  childAgrees: false,
}

/** The join form's state, filled with what the account knows. */
export function useJoinForm(startsAs: JoinerKind | undefined, rule: JoinRule) {
  const today = useTodayInTeam()
  const sentence = useJoinSentence()
  const { data: me } = useMe()
  const { dateSign } = useText('wire')
  const form = useForm<JoinValues>({
    values: {
      ...nothing,
      kind: startsAs ?? '',
      firstName: me?.firstName ?? '',
      lastName: me?.lastName ?? '',
      dateOfBirth: me?.dateOfBirth ? typedBirthDate(me.dateOfBirth, dateSign) : '',
    },
    resetOptions: { keepDirtyValues: true },
    resolver: resolverFor(today, rule),
  })
  const { errors } = form.formState
  return {
    form,
    today,
    problem: (field: JoinField) => sentence(field, errors[field]?.type),
    showAt: (path: string, problem: string) => {
      const field = fieldAt(path)
      if (field === undefined || field === 'kind') return false
      form.setError(field, { type: problem }, { shouldFocus: true })
      return true
    },
  }
}

export type JoinFormState = ReturnType<typeof useJoinForm>

function resolverFor(today: string, rule: JoinRule): Resolver<JoinValues> {
  return async (values) => {
    const { readJoin } = await import('./read-join.ts')
    const read = readJoin(values, today, rule)
    if (read.kind === 'who') return { values, errors: {} }
    const errors: FieldErrors<JoinValues> = Object.fromEntries(
      Object.entries(read.problems).map(([field, type]) => [field, { type }]),
    )
    return { values: {}, errors }
  }
}

function useJoinSentence() {
  const text = useText('invitations').join
  const { validation } = useText('members')
  const { errors } = useText('wire')
  const required: Partial<Record<JoinField, string>> = {
    firstName: text.firstNameRequired,
    lastName: text.lastNameRequired,
    childFirstName: text.firstNameRequired,
    childLastName: text.lastNameRequired,
    dateOfBirth: text.dateRequired,
    childDateOfBirth: text.dateRequired,
    role: text.roleRequired,
    childAgrees: text.childAgreesRequired,
  }
  const invalid: Partial<Record<JoinField, string>> = {
    dateOfBirth: text.dateInvalid,
    childDateOfBirth: text.dateInvalid,
    phone: validation.phoneInvalid,
  }
  return (field: JoinField, problem: string | undefined): string | undefined => {
    if (problem === undefined) return undefined
    if (problem === 'adult') return text.childAdult
    return (problem === 'required' ? required : invalid)[field] ?? errors.invalid_input
  }
}
