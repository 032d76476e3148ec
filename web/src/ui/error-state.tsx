import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string
  /** The heading level on this page. */
  readonly heading?: 'h1' | 'h2' | undefined
  /** What wasn't lost, and what to do. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function ErrorState({ title, heading: Heading = 'h2', children, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 border-l-3 border-danger py-3 pl-5"
    >
      <CircleAlert className="size-7 text-danger" aria-hidden />
      <Heading className="text-l">{title}</Heading>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action}
    </div>
  )
}
