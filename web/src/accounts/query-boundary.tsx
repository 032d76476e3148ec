import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface QueryBoundaryProps {
  readonly query: { readonly isPending: boolean; readonly isError: boolean; refetch(): unknown }
  readonly children: ReactNode
}

/** A skeleton while loading, and a retry button after an error. */
export function QueryBoundary({ query, children }: QueryBoundaryProps) {
  const wire = useText('wire')
  const text = useText('accounts').security
  if (query.isPending)
    return (
      <div role="status" className="w-full">
        <span className="sr-only">{wire.loading}</span>
        <Skeleton className="h-16 w-full rounded-surface" />
      </div>
    )
  if (query.isError)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="alert">{text.loadFailed}</p>
        <Button size="s" onClick={() => void query.refetch()}>
          {wire.tryAgain}
        </Button>
      </div>
    )
  return children
}
