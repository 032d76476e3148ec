import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** What this place is for. */
  readonly children?: ReactNode
  /** The one next step. */
  readonly action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-3 border-l-3 border-line py-3 pl-5 wrap-anywhere">
      {icon && <span className="text-muted [&_svg]:size-7">{icon}</span>}
      <h2 className="text-l">{title}</h2>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action}
    </div>
  )
}
