import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import { useUiWords } from './ui-words.tsx'

export interface Crumb {
  readonly label: string
  /** The last crumb is the current page and has no link. */
  readonly to?: string | undefined
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const words = useUiWords()
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-1 text-s text-muted">
        {crumbs.map((crumb, index) => (
          <li key={`${index}${crumb.label}`} className="flex max-w-full min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight className="size-3.5 shrink-0" aria-hidden />}
            {crumb.to === undefined ? (
              <span aria-current="page" className="truncate py-1">
                {crumb.label}
              </span>
            ) : (
              <Link to={crumb.to} className="truncate py-1 hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
