import { FlaskConical } from 'lucide-react'
import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf, isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useSandboxCheckout } from '../api/sandbox.ts'
import { Bill } from './bill.tsx'
import { Payment } from './payment.tsx'

/** The sandbox checkout of an installation without a payment provider. */
export default function CheckoutPage() {
  const { sessionId = '' } = useParams()
  const text = useText('sandbox')
  const { data, ...opened } = useSandboxCheckout(sessionId)
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <meta name="robots" content="noindex" />
      <NoMoney />
      {opened.isPending && <SkeletonPage title={text.title} label={text.loading} />}
      {opened.isLoadingError && (
        <Closed error={opened.error} onRetry={() => void opened.refetch()} />
      )}
      {data && (
        <>
          <PageHeader title={text.title} />
          <div className="grid gap-6">
            <Bill checkout={data} />
            <Payment sessionId={sessionId} checkout={data} />
          </div>
        </>
      )}
    </PageMain>
  )
}

/** Must not be mistaken for a real checkout. */
function NoMoney() {
  const text = useText('sandbox')
  return (
    <aside className="mb-6 flex items-start gap-3 rounded-control bg-signal px-4 py-3 text-on-signal">
      <FlaskConical className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div>
        <p className="font-bold">{text.noMoney}</p>
        <p>{text.noMoneyText}</p>
      </div>
    </aside>
  )
}

function Closed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('sandbox')
  const { errors, tryAgain } = useText('wire')
  const code = codeOf(error)
  if (isNotFound(error))
    return (
      <ErrorState heading="h1" title={text.broken}>
        {text.brokenText}
      </ErrorState>
    )
  return (
    <ErrorState
      heading="h1"
      title={errors[code]}
      action={<Button onClick={onRetry}>{tryAgain}</Button>}
    />
  )
}
