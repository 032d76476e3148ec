import { Megaphone, MessageSquarePlus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

interface WriteMenuProps {
  readonly teams: readonly Named[]
  /** Clubs whose teams the reader may write to. */
  readonly clubs: readonly Named[]
}

/** Starts a new message to a team or a club. */
export function WriteMenu({ teams, clubs }: WriteMenuProps) {
  const text = useText('messages')
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="primary" size="s" icon={<MessageSquarePlus aria-hidden />}>
          {text.newMessage}
        </Button>
      }
    >
      {clubs.map(({ id, name }) => (
        <MenuLink key={id} to={paths.writeToClub(id)} icon={<Megaphone aria-hidden />}>
          {name}
        </MenuLink>
      ))}
      {teams.map(({ id, name }) => (
        <MenuLink key={id} to={paths.newMessage(id)}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  )
}
