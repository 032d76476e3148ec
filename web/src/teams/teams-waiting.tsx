import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface TeamsWaitingProps {
  readonly queries: readonly (LoadFailureProps['query'] & { readonly isLoadingError: boolean })[]
}

/** What has to be known before teams are named: on its way, or it could not be asked for. */
export function TeamsWaiting({ queries }: TeamsWaitingProps) {
  const { loading } = useText('clubs').page
  const { loadFailed, loadFailedHint } = useText('teams')
  const failed = queries.find(({ isLoadingError }) => isLoadingError)
  if (!failed) return <SkeletonRows label={loading} count={3} />
  return <LoadFailure title={loadFailed} hint={loadFailedHint} query={failed} />
}
