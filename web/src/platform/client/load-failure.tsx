import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState, type ErrorStateProps } from '#web/ui/error-state.tsx'

import { readErrorCode, isOffline, isUninformative } from './refusal.ts'

export interface LoadFailureProps extends Pick<ErrorStateProps, 'title' | 'heading'> {
  /** Shown if the server gave no reason. */
  readonly hint?: string | undefined
  readonly query: { readonly error: Error | null; readonly refetch: () => Promise<unknown> }
}

/** Shown instead of content that failed to load: the reason, and a button to retry. */
export function LoadFailure({ title, heading, hint, query }: LoadFailureProps) {
  const { errors, offline, tryAgain } = useText('wire')
  const code = readErrorCode(query.error)
  const reason = isUninformative(code) ? hint : errors[code]
  return (
    <ErrorState
      title={title}
      heading={heading}
      action={<Button onClick={() => void query.refetch()}>{tryAgain}</Button>}
    >
      {isOffline(query.error) ? offline : reason !== title && reason}
    </ErrorState>
  )
}
