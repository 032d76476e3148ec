import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** The heading level on this page. */
  readonly heading?: 'h1' | 'h2' | undefined
  /** What this page is for. */
  readonly children?: ReactNode
  /** A button for the next step. */
  readonly action?: ReactNode
}

export function EmptyState(props: EmptyStateProps) {
  const { icon, title, heading: Heading = 'h2', children, action } = props
  return (
    <div className="flex min-w-0 flex-col items-start gap-3 border-l-3 border-line py-3 pl-5 wrap-anywhere">
      {icon && <span className="text-muted [&_svg]:size-7">{icon}</span>}
      <Heading className="text-l">{title}</Heading>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action}
    </div>
  )
}
