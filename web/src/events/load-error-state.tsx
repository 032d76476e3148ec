import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'

import { useLoadErrorText } from './use-load-error-text.ts'

/** Shown instead of content that failed to load. */
export function LoadErrorState({ query }: Pick<LoadFailureProps, 'query'>) {
  const { title, description } = useLoadErrorText(query.error)
  return <LoadFailure title={title} hint={description} query={query} />
}
