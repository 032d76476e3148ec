import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What the books refuse about a sum, for its field; undefined where something else was refused. */
export function useAmountProblem(error: Error | null): string | undefined {
  const problem = useBillProblem(error)
  return 'amount' in fieldsOf(error) ? problem : undefined
}

/** One sentence about what was refused: that of the field where there is one, else that of the code. */
export function useBillProblem(error: Error | null): string | undefined {
  const { problems } = useText('bills')
  const { errors } = useText('wire')
  if (error === null) return undefined
  const known = new Map<string, string>(Object.entries(problems))
  const [said] = Object.values(fieldsOf(error)).flatMap((word) => known.get(word) ?? [])
  return said ?? errors[codeOf(error)]
}
