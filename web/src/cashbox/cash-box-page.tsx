import type { CashBox } from '@touchline/contract/cashbox/shapes'
import { isCashier } from '@touchline/domain/cashbox/permissions'

import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useCashBox } from './api.ts'
import { BoxViews } from './box-views.tsx'
import { CashBoxOffPage } from './cash-box-off-page.tsx'
import { CashierActions } from './cashier-actions.tsx'
import { MyBalance } from './my-balance.tsx'

/** A team's cash box: what I owe and my drinks first, then everyone's balances. */
export default function CashBoxPage() {
  const text = useText('cashbox')
  const { team } = useTeam()
  const box = useCashBox(team.id)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)]">
      <PageTitle title={`${text.title} · ${team.name}`} />
      {box.data?.isOn === true ? (
        <OpenBox box={box.data} />
      ) : (
        <>
          <PageHeader title={text.title} />
          {box.isPending && <SkeletonRows label={text.loading} />}
          {box.isLoadingError && <LoadFailure title={text.failed} query={box} />}
          {box.data?.isOn === false && <CashBoxOffPage />}
        </>
      )}
    </div>
  )
}

function OpenBox({ box }: { box: CashBox }) {
  const text = useText('cashbox')
  const actor = useActor()
  return (
    <>
      <PageHeader
        title={text.title}
        isOneLine
        actions={isCashier(actor) ? <CashierActions box={box} /> : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {box.refusal !== null && <Banner>{text.refusals[box.refusal]}</Banner>}
        {box.hasMinors && <p className="text-s text-muted">{text.minors}</p>}
        {box.myBalance !== null && actor.memberId !== undefined && (
          <MyBalance box={box} balance={box.myBalance} memberId={actor.memberId} />
        )}
        <BoxViews box={box} />
      </div>
    </>
  )
}
