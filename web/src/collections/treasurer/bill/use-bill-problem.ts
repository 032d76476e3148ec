import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** The ledger's error about an amount; undefined for other errors. */
export function useAmountProblem(error: Error | null): string | undefined {
  const problem = useBillProblem(error)
  return 'amount' in fieldsOf(error) ? problem : undefined
}

/** One message for an error: that of the field, or of the code. */
export function useBillProblem(error: Error | null): string | undefined {
  const { problems } = useText('bills')
  const { errors } = useText('wire')
  if (error === null) return undefined
  const known = new Map<string, string>(Object.entries(problems))
  const [said] = Object.values(fieldsOf(error)).flatMap((word) => known.get(word) ?? [])
  return said ?? errors[codeOf(error)]
}
