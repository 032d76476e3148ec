import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf, isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useLive } from '#web/platform/live/use-live.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useBill } from './api.ts'
import { BillView } from './bill/bill-view.tsx'

/** A bill for the holder of its link: what is open, and how to pay. */
export default function BillPage() {
  const { token = '' } = useParams()
  const text = useText('payer')
  const { user } = useSession()
  const asked = useBill(token)
  useLive(user?.id)
  return (
    <PageMain width="form">
      <meta name="robots" content="noindex" />
      {asked.isPending && (
        <>
          <PageTitle title={text.bill.title} />
          <SkeletonPage title={text.bill.title} label={text.loadingBill} />
        </>
      )}
      {asked.isLoadingError && <Closed error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && <BillView bill={asked.data} />}
    </PageMain>
  )
}

function Closed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { bill, closedDoors: text } = useText('payer')
  const { errors, tryAgain } = useText('wire')
  const code = codeOf(error)
  const isBroken = isNotFound(error)
  return (
    <>
      <PageTitle title={bill.title} />
      <ErrorState
        heading="h1"
        title={isBroken ? text.broken : errors[code]}
        action={isBroken ? undefined : <Button onClick={onRetry}>{tryAgain}</Button>}
      >
        {isBroken && text.brokenBill}
      </ErrorState>
    </>
  )
}
