import type { ReactNode } from 'react'

import { Badge } from '#web/ui/badge.tsx'

interface PartProps {
  readonly title: string
  readonly count?: ReactNode
  readonly children: ReactNode
}

export function Part({ title, count, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-l">
        {title}
        {count !== undefined && <Badge>{count}</Badge>}
      </h2>
      {children}
    </section>
  )
}
