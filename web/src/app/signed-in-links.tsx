import { CircleUser, LayoutGrid, LogOut } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { UserMenu } from '#web/ui/user-menu.tsx'

import { paths } from './paths.ts'

export function SignedInLinks({ id, name }: { id: string; name: string | undefined }) {
  const text = useText('home')
  const toast = useToast()
  const actions = useAuthActions()

  async function leave() {
    const outcome = await actions.signOut()
    if (outcome.kind === 'refused') toast({ title: text.signOutFailed, tone: 'error' })
  }

  return (
    <>
      <ButtonLink to={paths.benefits} variant="quiet" className="max-sm:hidden">
        {text.benefits}
      </ButtonLink>
      <UserMenu id={id} firstName={name ?? text.user}>
        <MenuLink to={paths.dashboard} icon={<LayoutGrid aria-hidden />}>
          {text.dashboard}
        </MenuLink>
        <MenuLink to={paths.profile} icon={<CircleUser aria-hidden />}>
          {text.profile}
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void leave()}>
          {text.signOut}
        </MenuItem>
      </UserMenu>
    </>
  )
}
