import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { isKnown } from './use-league-problem.ts'

/** The sentences beside refused fields, by the last word of their paths. */
export type FieldProblems = ReadonlyMap<string, string>

/** What was refused, field by field, as far as there is a sentence for it. */
export function useFieldProblems(error: Error | null): FieldProblems {
  const { problems } = useText('leagues')
  return new Map(
    Object.entries(fieldsOf(error)).flatMap(([path, key]): [string, string][] =>
      isKnown(problems, key) ? [[path.split('.').at(-1) ?? path, problems[key]]] : [],
    ),
  )
}
