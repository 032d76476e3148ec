import { codeOfReading, isOffline } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What is said in the place of what the server did not tell: nobody looks for a fault of ours, or a refusal, in their own connection. */
export function useUnreachable(error: unknown): { title: string; description?: string } {
  const { unreachable, notKept } = useText('site')
  const { errors, offline } = useText('wire')
  if (isOffline(error)) return { title: notKept, description: offline }
  const code = codeOfReading(error)
  return code === 'unavailable' ? unreachable : { title: errors[code] }
}
