import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string
  /** What is safe, and what to do. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 border-l-3 border-danger py-3 pl-5"
    >
      <CircleAlert className="size-7 text-danger" aria-hidden />
      <h2 className="text-l">{title}</h2>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action}
    </div>
  )
}
