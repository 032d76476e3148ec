import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { cx } from './cx.ts'
import { Logo } from './logo.tsx'

export interface TopBarProps {
  readonly name: string
  readonly homeTo: string
  /** Names the bar for screen readers. */
  readonly label: string
  readonly skipLabel: string
  /** As wide as the content below: a page or a team's layout. */
  readonly width: 'page' | 'frame'
  /** Links and buttons on the right, the user menu last. */
  readonly children: ReactNode
}

export function TopBar({ name, homeTo, label, skipLabel, width, children }: TopBarProps) {
  return (
    <header className="no-print border-b border-line bg-surface">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2"
      >
        {skipLabel}
      </a>
      <nav
        aria-label={label}
        className={cx(
          '@container mx-auto flex min-h-15 flex-wrap items-center justify-between gap-x-3 px-4 sm:px-6',
          width === 'page' ? 'max-w-page' : 'max-w-frame',
        )}
      >
        <Link to={homeTo} className="flex items-center rounded-control py-1.5">
          <Logo name={name} />
        </Link>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          {children}
        </div>
      </nav>
    </header>
  )
}
