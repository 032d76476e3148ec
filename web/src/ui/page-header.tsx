import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { cx } from './cx.ts'

export interface PageHeaderProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly crumbs?: readonly Crumb[] | undefined
  /** Buttons; the most important one last. */
  readonly actions?: ReactNode
  /** On phones the actions are icons beside the title. */
  readonly isOneLine?: boolean | undefined
}

/** Longer titles are smaller on phones where they share a line with actions. */
const shortTitle = 14

/** Longer ones are smaller still. */
const mediumTitle = 40

/** A title that shares its line with actions takes two lines at most on phones. */
function sizeBesideActions({ length }: string): string {
  if (length <= shortTitle) return ''
  return cx('max-sm:line-clamp-2', length <= mediumTitle ? 'max-sm:text-l' : 'max-sm:text-m')
}

/** The page's h1 with its actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, crumbs, actions, isOneLine } = props
  return (
    <header className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-2 sm:mb-6">
      {crumbs && (
        // On phones the bottom bar names the team’s pages, and an arrow leads back to them.
        <div className="max-sm:hidden">
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <div
        className={cx(
          'flex items-end justify-between gap-y-3 max-sm:items-center sm:flex-wrap sm:gap-x-6',
          isOneLine === true ? 'gap-x-3' : 'flex-wrap gap-x-6',
        )}
      >
        <div className="min-w-0">
          <div className="flex items-center">
            <BackLink crumbs={crumbs} />
            {/* Gets the focus when a pressed element is gone. */}
            <h1
              tabIndex={-1}
              className={cx('min-w-0 text-xl', isOneLine === true && sizeBesideActions(title))}
            >
              {title}
            </h1>
          </div>
          {subtitle && <div className="max-w-measure text-muted sm:mt-1">{subtitle}</div>}
        </div>
        {actions && (
          <div
            className={cx(
              'no-print flex gap-2 sm:flex-wrap',
              isOneLine !== true &&
                'flex-wrap max-sm:has-[>:nth-child(2)]:grow max-sm:*:not-only:grow max-sm:*:px-3',
            )}
          >
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}

/** On phones: to the page above. */
function BackLink({ crumbs = [] }: Pick<PageHeaderProps, 'crumbs'>) {
  const above = crumbs.length < 3 ? undefined : crumbs.at(-2)
  if (above?.to === undefined) return null
  return (
    <Link
      to={above.to}
      aria-label={above.label}
      className="no-print -ml-3 inline-flex size-11 shrink-0 items-center justify-center sm:hidden"
    >
      <ArrowLeft className="size-5" aria-hidden />
    </Link>
  )
}
