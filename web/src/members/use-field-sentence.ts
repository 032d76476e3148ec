import { useText } from '#web/platform/language/language.tsx'

import type { MemberField } from './member-values.ts'

/** The sentence for a refused field. */
export function useFieldSentence() {
  const { validation } = useText('members')
  const { errors } = useText('wire')
  const required: Partial<Record<MemberField, string>> = {
    firstName: validation.firstNameRequired,
    lastName: validation.lastNameRequired,
    role: validation.roleRequired,
  }
  const invalid: Partial<Record<MemberField, string>> = {
    email: validation.emailInvalid,
    phone: validation.phoneInvalid,
    jerseyNumber: validation.jerseyInvalid,
  }
  const birthDate: Readonly<Record<string, string>> = validation.birthDate

  return (field: MemberField, problem: string | undefined): string | undefined => {
    if (problem === undefined) return undefined
    if (field === 'dateOfBirth') return birthDate[problem] ?? errors.invalid_input
    const sentence = problem === 'required' ? required[field] : invalid[field]
    return sentence ?? errors.invalid_input
  }
}
