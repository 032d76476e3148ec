import type { ErrorCode } from '@touchline/contract/wire/errors'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

type Sentences = Partial<Record<ErrorCode, string>>

/** Shows an error as a toast; a page may pass better sentences for some codes. */
export function useErrorToast(better: Sentences = {}): (error: unknown) => void {
  const { errors } = useText('wire')
  const toast = useToast()
  return (error) => {
    const code = codeOf(error)
    toast({ title: better[code] ?? errors[code], tone: 'error' })
  }
}
