import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** The error of a form as a whole; fields show their own. */
export function useFormProblem(error: Error | null): string | undefined {
  const { errors } = useText('wire')
  if (error === null) return undefined
  const code = codeOf(error)
  return code === 'invalid_input' && Object.keys(fieldsOf(error)).length === 0
    ? errors.unexpected
    : errors[code]
}
