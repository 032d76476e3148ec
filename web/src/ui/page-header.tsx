import type { ReactNode } from 'react'

import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

export interface PageHeaderProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly crumbs?: readonly Crumb[] | undefined
  /** Buttons; the most important one last. */
  readonly actions?: ReactNode
}

/** The one h1 of a page, with what can be done on it. */
export function PageHeader({ title, subtitle, crumbs, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-2">
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {/* Where somebody goes on when what they pressed is gone. */}
          <h1 tabIndex={-1} className="text-xl">
            {title}
          </h1>
          {subtitle && <div className="mt-1 max-w-measure text-muted">{subtitle}</div>}
        </div>
        {actions && (
          <div className="no-print flex flex-wrap gap-2 max-sm:has-[>:nth-child(2)]:grow max-sm:*:not-only:grow max-sm:*:px-3">
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}
