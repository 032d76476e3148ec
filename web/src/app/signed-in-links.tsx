import {
  CalendarDays,
  CircleUser,
  LayoutGrid,
  ListChecks,
  LogOut,
  MessagesSquare,
  ReceiptText,
} from 'lucide-react'
import { Suspense } from 'react'

import { useSignOut } from '#web/accounts/use-sign-out.ts'
import { NotificationBell } from '#web/notifications/notification-bell.tsx'
import { useAdminEntry, useHasMessages } from '#web/operations/admin-entry.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { LeavingDialog } from '#web/site/offline/leaving-dialog.tsx'
import { PremiumEntry, PremiumLink } from '#web/subscriptions/premium-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { UserMenu } from '#web/ui/user-menu.tsx'

import { ForTeamRunners } from './for-team-runners.tsx'
import { FullStyle } from './full-style.tsx'
import { paths } from './paths.ts'

export function SignedInLinks({ id, name }: { id: string; name: string | undefined }) {
  const text = useText('site')
  const signOut = useSignOut()
  const adminEntry = useAdminEntry(id)
  const hasMessages = useHasMessages(id)

  return (
    <>
      <FullStyle />
      <ForTeamRunners accountId={id}>
        <ButtonLink to={paths.benefits} variant="quiet" className="max-sm:hidden">
          {text.benefits}
        </ButtonLink>
        <PremiumLink accountId={id} />
      </ForTeamRunners>
      <NotificationBell accountId={id} />
      <UserMenu id={id} firstName={name ?? text.user}>
        <MenuLink to={paths.dashboard} icon={<LayoutGrid aria-hidden />}>
          {text.dashboard}
        </MenuLink>
        <MenuLink to={paths.calendar} icon={<CalendarDays aria-hidden />}>
          {text.allCalendar}
        </MenuLink>
        {hasMessages && (
          <MenuLink to={paths.allMessages} icon={<MessagesSquare aria-hidden />}>
            {text.allMessages}
          </MenuLink>
        )}
        <MenuLink to={paths.profile} icon={<CircleUser aria-hidden />}>
          {text.profile}
        </MenuLink>
        <MenuLink to={paths.bills} icon={<ReceiptText aria-hidden />}>
          {text.bills}
        </MenuLink>
        <ForTeamRunners accountId={id}>
          <BenefitsEntry />
          <PremiumEntry accountId={id} />
        </ForTeamRunners>
        {adminEntry}
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden />} onSelect={signOut}>
          {text.signOut}
        </MenuItem>
      </UserMenu>
      <Suspense>
        <LeavingDialog />
      </Suspense>
    </>
  )
}

/** In the menu, because the bar has no room for it. */
function BenefitsEntry() {
  const text = useText('site')
  if (useIsWide(40)) return null
  return (
    <MenuLink to={paths.benefits} icon={<ListChecks aria-hidden />}>
      {text.benefits}
    </MenuLink>
  )
}
