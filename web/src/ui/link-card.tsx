import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface LinkCardProps {
  readonly to: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: ReactNode
  /** Actions available here. */
  readonly children?: ReactNode
}

/** A link to another page, with a description. */
export function LinkCard({ to, icon, title, text, children }: LinkCardProps) {
  return (
    <div className="no-print rounded-surface border border-line bg-surface">
      <Link
        to={to}
        className="flex min-h-14 items-center gap-3 rounded-surface px-4 py-2 hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0"
      >
        <span className="text-accent-ink">{icon}</span>
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-s text-muted">{text}</span>
        </span>
        <ChevronRight className="text-muted" aria-hidden />
      </Link>
      {children && <div className="border-t border-line px-4 py-3">{children}</div>}
    </div>
  )
}
