import { useText } from '#web/platform/language/language.tsx'

import { codeOf, saysNothing } from './refusal.ts'

/** Why the server refused, in a sentence; undefined when it did not say, and trying again may help. */
export function useReason(error: unknown): string | undefined {
  const { errors } = useText('wire')
  if (error === null || error === undefined) return undefined
  const code = codeOf(error)
  return saysNothing(code) ? undefined : errors[code]
}
