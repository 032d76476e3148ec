import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'

export type DebitProblem = keyof ReturnType<typeof useText<'debits'>>['mandates']['problems']

/** Error messages beside fields, and one for other errors. */
export function useDebitProblems(error: Error | null) {
  const { problems } = useText('debits').mandates
  const { errors } = useText('wire')
  const reason = useReason(error)
  const known = new Map<string, string>(Object.entries(problems))
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([field, code]) => [
      field,
      known.get(code) ?? errors.invalid_input,
    ]),
  )
  const isOfField = Object.keys(fields).length > 0
  return { fields, other: error === null || isOfField ? undefined : (reason ?? errors.unavailable) }
}
