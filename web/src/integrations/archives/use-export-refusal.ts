import { codeOf, dataOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** A text that is too long is shown with its place. */
export function useExportRefusal(error: Error | null): string | undefined {
  const text = useText('archives')
  const { errors } = useText('wire')
  if (error === null) return undefined
  const data = dataOf(error)
  const isTooLong = typeof data === 'object' && data !== null && 'where' in data
  return isTooLong ? `${text.beyond} ${String(data.where)}` : errors[codeOf(error)]
}
