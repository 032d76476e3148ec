import type { ComponentProps } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface MembersPendingProps {
  readonly query: ComponentProps<typeof LoadFailure>['query'] & { readonly isError: boolean }
}

/** While members are loading or have failed to load. */
export function MembersPending({ query }: MembersPendingProps) {
  const text = useText('clubMembers')
  if (query.isError) return <LoadFailure title={text.failed} query={query} />
  return <SkeletonRows label={text.loading} count={8} />
}
