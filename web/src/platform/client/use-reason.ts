import { useText } from '#web/platform/language/language.tsx'

import { codeOf, isUninformative } from './refusal.ts'

/** The reason of a refusal as a sentence; undefined if there is none and a retry may help. */
export function useReason(error: unknown): string | undefined {
  const { errors } = useText('wire')
  if (error === null || error === undefined) return undefined
  const code = codeOf(error)
  return isUninformative(code) ? undefined : errors[code]
}
