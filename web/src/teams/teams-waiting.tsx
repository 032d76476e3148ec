import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface TeamsWaitingProps {
  readonly queries: readonly (LoadFailureProps['query'] & { readonly isLoadingError: boolean })[]
}

/** Shows that data about teams is loading, or couldn't be loaded. */
export function TeamsWaiting({ queries }: TeamsWaitingProps) {
  const { loading } = useText('clubs').page
  const { loadFailed, loadFailedHint } = useText('teams')
  const failed = queries.find(({ isLoadingError }) => isLoadingError)
  if (!failed) return <SkeletonRows label={loading} count={3} />
  return <LoadFailure title={loadFailed} hint={loadFailedHint} query={failed} />
}
