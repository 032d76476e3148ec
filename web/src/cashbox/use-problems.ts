import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What the server refuses, by field, and otherwise in general. */
export function useProblems(error: unknown) {
  const { problems } = useText('cashbox')
  const { errors } = useText('wire')
  const words: Readonly<Record<string, string>> = problems
  const refused = error === null ? [] : Object.entries(fieldsOf(error))
  const known = refused.filter(([, key]) => words[key] !== undefined)
  return {
    problemOf: (field: string): string | undefined =>
      known.flatMap(([path, key]) => (path.endsWith(field) ? [words[key] ?? ''] : []))[0],
    general: error === null || known.length > 0 ? undefined : errors[codeOf(error)],
  }
}
