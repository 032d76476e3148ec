import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import type { ReactNode } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import type { PaymentRecording } from './api/bills.ts'
import { PaymentFailed } from './bill/payment-failed.tsx'
import { useCollectionPlace } from './use-collection-place.ts'

interface CollectionNoticesProps {
  readonly teamId: string
  readonly collection: CollectionShape
  readonly payment: PaymentRecording
}

/** Problems that keep money from coming in, shown first. */
export function CollectionNotices({ teamId, collection, payment }: CollectionNoticesProps) {
  const text = useText('treasurer').head
  const { billId } = useCollectionPlace()
  const isDraft = collection.state === 'draft'
  const isUnverified = !isDraft && collection.payee !== 'ready'
  // In an open bill, it is shown there instead.
  const isFailed = billId === null && payment.isError
  if (!isDraft && !isUnverified && !isFailed) return null
  return (
    <div className="no-print mb-5 grid gap-3">
      {isFailed && <PaymentFailed payment={payment} />}
      {isDraft && (
        <Banner title={text.draftTitle}>
          <Lines words={text.draftText}>
            <ButtonLink size="s" to={paths.collectionForm(teamId, collection.id)}>
              {text.draftAction}
            </ButtonLink>
          </Lines>
        </Banner>
      )}
      {isUnverified && (
        <Banner tone="warning" title={text.verify}>
          <Lines words={text.verifyText}>
            <ButtonLink size="s" to={paths.payout(teamId)}>
              {text.verifyAction}
            </ButtonLink>
          </Lines>
        </Banner>
      )}
    </div>
  )
}

function Lines({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p>{words}</p>
      {children}
    </div>
  )
}
