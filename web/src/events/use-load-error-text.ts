import { readErrorCode, isOffline } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/**
 * The message if the server can't be reached, so that people don't look for the fault in their own
 * connection when it is ours.
 */
export function useLoadErrorText(error: unknown): { title: string; description?: string } {
  const { unreachable, notKept } = useText('site')
  const { errors, offline } = useText('wire')
  if (isOffline(error)) return { title: notKept, description: offline }
  const code = readErrorCode(error)
  return code === 'unavailable' ? unreachable : { title: errors[code] }
}
