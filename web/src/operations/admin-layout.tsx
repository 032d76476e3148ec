import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'

import { useMe } from '#web/accounts/api.ts'
import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageMain } from '#web/app/page-main.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { scrollSideways } from '#web/ui/scroll-sideways.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from './loading-failed.tsx'

/** The operator's pages; not found for everyone else. */
export default function AdminLayout() {
  const { data: me, isError, refetch } = useMe()
  if (me?.isOperator === false) return <NotFoundScreen />
  return (
    <PageMain>
      <AdminNavigation />
      {isError && me === undefined ? (
        <LoadingFailed onRetry={() => void refetch()} />
      ) : me === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <Outlet />
      )}
    </PageMain>
  )
}

function AdminNavigation() {
  const text = useText('operations').admin
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current=page]')
    if (list.current && open) scrollSideways(list.current, open)
  }, [pathname])
  const links = [
    { to: paths.admin, label: text.figures.title },
    { to: paths.adminGroups, label: text.groups.tab },
    { to: paths.adminAccounts, label: text.accounts.tab },
    { to: paths.adminMail, label: text.mail.tab },
    { to: paths.adminNewsletters, label: text.newsletters.tab, isOpenBelow: true },
    { to: paths.adminPages, label: text.pages.tab },
    { to: paths.adminAnnouncements, label: text.announcements.title },
    { to: paths.adminFeatures, label: text.features.tab },
    { to: paths.adminMaintenance, label: text.maintenance.title },
    { to: paths.adminAudit, label: text.audit.tab },
  ]
  return (
    <nav aria-label={text.navigation} className="mb-3 sm:mb-6 shadow-[inset_0_-1px_0_var(--line)]">
      <ul
        ref={list}
        className="flex overflow-x-auto overflow-y-clip [scrollbar-width:none] sm:gap-1"
      >
        {links.map(({ to, label, isOpenBelow = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={!isOpenBelow}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center rounded-t-control border-b-3 px-2 font-medium whitespace-nowrap focus-visible:-outline-offset-2 sm:px-3',
                  isActive
                    ? 'border-accent-ink text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
