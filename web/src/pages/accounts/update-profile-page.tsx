import { useMe } from '#web/accounts/api.ts'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { AccountViews } from './account-views.tsx'

/** My account, and the target of a password reset link. */
export default function UpdateProfilePage() {
  const text = useText('accounts')
  const me = useMe()
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} />
      {me.data && <AccountViews me={me.data} />}
      {me.isPending && <Waiting />}
      {me.isLoadingError && <Failed error={me.error} onRetry={() => void me.refetch()} />}
    </PageMain>
  )
}

function Waiting() {
  const { loading } = useText('wire')
  return (
    <div role="status" className="grid gap-x-10 gap-y-8 md:grid-cols-[19rem_minmax(0,1fr)]">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-72 rounded-surface" />
      <Skeleton className="h-96 max-w-prose rounded-surface" />
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const wire = useText('wire')
  const text = useText('accounts')
  return (
    <ErrorState title={text.loadFailed} action={<Button onClick={onRetry}>{wire.tryAgain}</Button>}>
      {wire.errors[codeOf(error)]}
    </ErrorState>
  )
}
