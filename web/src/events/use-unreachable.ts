import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What is said in the place of what the server did not tell: nobody looks for a fault of ours in their own connection. */
export function useUnreachable(error: unknown): { title: string; description?: string } {
  const { unreachable } = useText('home')
  const { errors } = useText('wire')
  return codeOf(error) === 'unexpected' ? { title: errors.unexpected } : unreachable
}
