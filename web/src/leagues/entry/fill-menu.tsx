import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { CalendarPlus, ClipboardPaste, ListPlus, Trophy } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'

/** Ways to add many matches at once. */
export function FillMenu({ league }: Pick<LeagueDetails, 'league'>) {
  const text = useText('leagueEntry')
  const { title: knockOut } = useText('knockOut')
  const { teamId, id } = league
  return (
    <Menu
      trigger={
        <Button size="s" icon={<ListPlus aria-hidden />}>
          {text.fill}
        </Button>
      }
    >
      <MenuLink to={paths.leagueResults(teamId, id)} icon={<ClipboardPaste aria-hidden />}>
        {text.results.title}
      </MenuLink>
      <MenuLink to={paths.leagueDraw(teamId, id)} icon={<CalendarPlus aria-hidden />}>
        {text.draw.title}
      </MenuLink>
      <MenuLink to={paths.leagueKnockOut(teamId, id)} icon={<Trophy aria-hidden />}>
        {knockOut}
      </MenuLink>
    </Menu>
  )
}
