import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { controlAccentOf } from '@touchline/domain/values/accent'
import { useMemo, useState } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { usePageAccent } from '#web/ui/accent-scope.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { TeamLine } from '../team-line.tsx'
import { OpenBill } from './open-bill.tsx'
import { WaitingView } from './waiting-view.tsx'
import { Withdraw } from './withdraw.tsx'

export interface OfBill {
  readonly bill: BillPageShape
}

/** A bill, or a place on the waiting list. */
export function BillView({ bill }: OfBill) {
  const text = useText('payer')
  const { color } = bill.team
  usePageAccent(useMemo(() => controlAccentOf(color), [color]))
  const { name } = bill.collection
  const [isGone, setGone] = useState(false)
  const isWaiting = bill.state === 'waiting'
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle title={isWaiting ? name : `${text.bill.number(bill.number)} · ${name}`} />
      <header className="grid grid-cols-1 gap-3">
        <TeamLine team={bill.team} />
        <div>
          <h1 className="text-xl wrap-anywhere">{name}</h1>
          <p className="mt-1 wrap-anywhere text-muted">
            {!isWaiting && `${text.bill.number(bill.number)} · `}
            {bill.firstName} {bill.lastName}
          </p>
        </div>
      </header>
      {isGone ? (
        <Banner tone="good" title={text.places.gone}>
          {text.places.goneText}
        </Banner>
      ) : (
        <>
          {isWaiting ? <WaitingView bill={bill} /> : <OpenBill bill={bill} />}
          <Withdraw bill={bill} onGone={() => setGone(true)} />
        </>
      )}
    </div>
  )
}
