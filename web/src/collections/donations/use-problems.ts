import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'

export type DonationProblem = keyof ReturnType<typeof useText<'donations'>>['problems']

/** Sentences beside fields that the server refused, and one for everything else. */
export function useDonationProblems(error: Error | null) {
  const { problems } = useText('donations')
  const { errors } = useText('wire')
  const reason = useReason(error)
  const known = new Map<string, string>(Object.entries(problems))
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([field, code]) => [
      field.split('.').at(-1) ?? field,
      known.get(code) ?? errors.invalid_input,
    ]),
  )
  const [first] = Object.values(fields)
  return {
    fields,
    other: error === null || first !== undefined ? undefined : (reason ?? errors.unavailable),
    first,
  }
}
