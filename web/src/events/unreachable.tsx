import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'

import { useUnreachable } from './use-unreachable.ts'

/** Shown instead of content that failed to load. */
export function Unreachable({ query }: Pick<LoadFailureProps, 'query'>) {
  const { title, description } = useUnreachable(query.error)
  return <LoadFailure title={title} hint={description} query={query} />
}
