import { useText } from '#web/platform/language/language.tsx'

import { codeOf } from './refusal.ts'

const knowsNothing: ReadonlySet<string> = new Set(['unavailable', 'unexpected'])

/** Why the server refused, in a sentence; undefined when it did not say, and trying again may help. */
export function useReason(error: unknown): string | undefined {
  const { errors } = useText('wire')
  if (error === null || error === undefined) return undefined
  const code = codeOf(error)
  return knowsNothing.has(code) ? undefined : errors[code]
}
