import { QueryClientProvider } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { Suspense } from 'react'

import { useMe } from '#web/accounts/api.ts'
import { paths } from '#web/app/paths.ts'
import { cacheOf } from '#web/platform/client/query-cache.ts'
import { useText } from '#web/platform/language/language.tsx'
import { MenuLink } from '#web/ui/menu.tsx'

/** The way to the operator's pages, in the menu of those who are operators. */
export function AdminEntry({ accountId }: { accountId: string }) {
  return (
    <QueryClientProvider client={cacheOf(accountId)}>
      <Suspense>
        <Entry />
      </Suspense>
    </QueryClientProvider>
  )
}

function Entry() {
  const { data: me } = useMe()
  return me?.isOperator === true ? <AdminLink /> : null
}

function AdminLink() {
  const { title } = useText('operations').admin
  return (
    <MenuLink to={paths.admin} icon={<Wrench aria-hidden />}>
      {title}
    </MenuLink>
  )
}
