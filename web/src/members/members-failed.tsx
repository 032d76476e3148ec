import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'

export function MembersFailed({ query }: Pick<LoadFailureProps, 'query'>) {
  const text = useText('members')
  return <LoadFailure title={text.loadFailedTitle} hint={text.loadFailed} query={query} />
}
