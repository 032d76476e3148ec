import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface SectionProps {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

export function Section({ title, about, children }: SectionProps) {
  return (
    <section>
      <h2 className="text-l">{title}</h2>
      {about && <p className="mt-1 text-muted">{about}</p>}
      <div className="mt-5 grid justify-items-start gap-4">{children}</div>
    </section>
  )
}

interface AskedProps {
  readonly query: { readonly isPending: boolean; readonly isError: boolean; refetch(): unknown }
  readonly children: ReactNode
}

/** The shape while the server is asked, another try when it did not answer. */
export function Asked({ query, children }: AskedProps) {
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
