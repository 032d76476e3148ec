import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** One sentence about what was refused: that of the field where there is one, else that of the code. */
export function useBillProblem(error: Error | null): string | undefined {
  const { problems } = useText('bills')
  const { errors } = useText('wire')
  if (error === null) return undefined
  const known = new Map<string, string>(Object.entries(problems))
  const [said] = Object.values(fieldsOf(error)).flatMap((word) => known.get(word) ?? [])
  return said ?? errors[codeOf(error)]
}
