import { Wrench } from 'lucide-react'

import { useMe } from '#web/accounts/api.ts'
import { paths } from '#web/app/paths.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { useText } from '#web/platform/language/language.tsx'
import { MenuLink } from '#web/ui/menu.tsx'

/** False where the operator has turned messages off; the menu shows them until that is known. */
export function useHasMessages(accountId: string): boolean {
  const { data: me } = useMe(cacheOf(accountId))
  return me?.featuresOff.includes('messages') !== true
}

/** Link to the operator's pages in the menu; loaded before the menu opens. */
export function useAdminEntry(accountId: string) {
  const { data: me } = useMe(cacheOf(accountId))
  const { administration } = useText('site')
  if (me?.isOperator !== true) return null
  return (
    <MenuLink to={paths.admin} icon={<Wrench aria-hidden />}>
      {administration}
    </MenuLink>
  )
}
