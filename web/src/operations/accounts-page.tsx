import { UserSearch } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AccountRow } from './account-row.tsx'
import { useOperatedAccounts } from './api.ts'
import { LoadingFailed } from './loading-failed.tsx'
import { ShowMore } from './show-more.tsx'

/** Facts about accounts, and what an operator may do to them. */
export default function AccountsPage() {
  const { title: product, accounts: text } = useText('operations').admin
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)

  function find(event: SubmitEvent) {
    event.preventDefault()
    setParams(typed.trim() === '' ? {} : { search: typed.trim() }, { replace: true })
  }

  return (
    <>
      <PageTitle title={`${text.tab} · ${product}`} />
      <PageHeader title={text.title} />
      <form role="search" onSubmit={find} className="mb-4 flex max-w-2xl items-end gap-2">
        <TextField
          label={text.search}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="primary">
          {text.find}
        </Button>
      </form>
      <Accounts search={search} />
    </>
  )
}

function Accounts({ search }: { search: string }) {
  const { accounts: text } = useText('operations').admin
  const { loading } = useText('wire')
  const query = useOperatedAccounts(search)
  const { data, isPending } = query
  if (isPending) return <SkeletonRows label={loading} />
  if (data === undefined) return <LoadingFailed onRetry={() => void query.refetch()} />

  const accounts = data.pages.flatMap((page) => page.accounts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {accounts.length === 0 ? (
        <EmptyState icon={<UserSearch />} title={text.none} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
      <ShowMore list={query} className="justify-self-start" />
    </div>
  )
}
