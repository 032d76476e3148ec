import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'

/** In the place of what the server did not tell. */
export function Unreachable({ query }: Pick<LoadFailureProps, 'query'>) {
  const { unreachable } = useText('home')
  return <LoadFailure title={unreachable.title} hint={unreachable.description} query={query} />
}
