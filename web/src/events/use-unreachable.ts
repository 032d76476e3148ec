import { codeOfReading } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What is said in the place of what the server did not tell: nobody looks for a fault of ours, or a refusal, in their own connection. */
export function useUnreachable(error: unknown): { title: string; description?: string } {
  const { unreachable } = useText('home')
  const { errors } = useText('wire')
  const code = codeOfReading(error)
  return code === 'unavailable' ? unreachable : { title: errors[code] }
}
