import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { isKnown } from './use-league-problem.ts'

/** Errors by the last part of the field's path. */
export type FieldProblems = ReadonlyMap<string, string>

/** Errors by field, if there is a sentence. */
export function useFieldProblems(error: Error | null): FieldProblems {
  const { problems } = useText('leagues')
  return new Map(
    Object.entries(fieldsOf(error)).flatMap(([path, key]): [string, string][] =>
      isKnown(problems, key) ? [[path.split('.').at(-1) ?? path, problems[key]]] : [],
    ),
  )
}
