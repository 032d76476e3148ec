import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { AccountingForm } from './accounting-form.tsx'
import { useAccounting } from './api.ts'

/** A club's bookings as a file for its accountant. */
export function AccountingView({ clubId }: { clubId: string }) {
  const text = useText('accounting')
  const query = useAccounting(clubId)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (query.data === undefined) return <LoadFailure title={text.failed} query={query} />
  return <AccountingForm clubId={clubId} accounting={query.data} />
}
