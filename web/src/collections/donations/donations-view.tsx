import type { DonationsShape } from '@touchline/contract/collections/shapes/donations'
import { HandHeart } from 'lucide-react'
import { useState } from 'react'

import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDonations } from './api.ts'
import { DonationActions } from './donation-actions.tsx'
import { DonorTable } from './donors/donor-table.tsx'
import { EntitlementForm } from './set-up/entitlement-form.tsx'
import { YearSelect } from './year-select.tsx'

interface DonationsViewProps {
  readonly clubId: string
  readonly clubName: string
}

/** Donation receipts of a club: confirmed once, then issued by year. */
export function DonationsView({ clubId, clubName }: DonationsViewProps) {
  const text = useText('donations')
  const [year, setYear] = useState<number>()
  const [isSettingUp, setSettingUp] = useState(false)
  const mayManage = useMayInClub(clubId)('dues.manage')
  const query = useDonations(clubId, year)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (query.data === undefined) return <LoadFailure title={text.failed} query={query} />
  const { data } = query
  const isNew = data.entitlement === null
  if (isNew && !mayManage) return <EmptyState title={text.notSetUp} />
  if (!isNew && !isSettingUp)
    return (
      <Donors
        clubId={clubId}
        donations={data}
        mayManage={mayManage}
        onYear={setYear}
        onSetUp={() => setSettingUp(true)}
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      {!isNew && (
        <Button variant="quiet" onClick={() => setSettingUp(false)}>
          {text.back}
        </Button>
      )}
      <EntitlementForm
        key={data.version}
        clubId={clubId}
        clubName={clubName}
        donations={data}
        onDone={() => setSettingUp(false)}
      />
    </div>
  )
}

interface DonorsProps {
  readonly clubId: string
  readonly donations: DonationsShape
  readonly mayManage: boolean
  readonly onYear: (year: number) => void
  readonly onSetUp: () => void
}

function Donors({ clubId, donations, mayManage, onYear, onSetUp }: DonorsProps) {
  const text = useText('donations')
  const { donors, refusal, leftOut } = donations
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {refusal !== null && (
        <Banner tone="warning">
          {refusal === 'notice_expired' ? text.expired : text.unconfirmed}
        </Banner>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <YearSelect donations={donations} onYear={onYear} />
        {mayManage && <Button onClick={onSetUp}>{text.settings}</Button>}
      </div>
      {donors.length === 0 ? (
        <EmptyState icon={<HandHeart aria-hidden />} title={text.empty}>
          {text.emptyText}
        </EmptyState>
      ) : (
        <>
          {mayManage && <DonationActions clubId={clubId} donations={donations} />}
          <DonorTable clubId={clubId} donations={donations} mayManage={mayManage} />
        </>
      )}
      {leftOut > 0 && <p className="text-s text-muted">{text.leftOut(leftOut)}</p>}
    </div>
  )
}
