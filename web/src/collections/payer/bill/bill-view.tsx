import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { controlAccentOf } from '@touchline/domain/values/accent'
import { useMemo } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { usePageAccent } from '#web/ui/accent-scope.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { TeamLine } from '../team-line.tsx'
import { AskQuietly } from './ask-quietly.tsx'
import { BillBooks } from './bill-books.tsx'
import { BillState } from './bill-state.tsx'
import { BillTools } from './bill-tools.tsx'
import { News } from './news.tsx'
import { PayWays } from './pay-ways.tsx'

export interface OfBill {
  readonly bill: BillPageShape
}

/** The open amount, ways to pay it, and details. */
export function BillView({ bill }: OfBill) {
  const text = useText('payer')
  const { color } = bill.team
  usePageAccent(useMemo(() => controlAccentOf(color), [color]))
  const isOpen = bill.outstanding > 0
  const { name } = bill.collection
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle title={`${text.bill.number(bill.number)} · ${name}`} />
      <header className="grid grid-cols-1 gap-3">
        <TeamLine team={bill.team} />
        <div>
          <h1 className="text-xl wrap-anywhere">{name}</h1>
          <p className="mt-1 wrap-anywhere text-muted">
            {text.bill.number(bill.number)} · {bill.firstName} {bill.lastName}
          </p>
        </div>
      </header>
      <News bill={bill} />
      <BillState bill={bill} />
      {bill.isSandbox && isOpen && bill.takesCard && (
        <Banner title={text.noMoney}>{text.noMoneyText}</Banner>
      )}
      <PayWays bill={bill} />
      <BillBooks bill={bill} />
      {(isOpen || bill.request !== null) && <AskQuietly bill={bill} />}
      <BillTools bill={bill} />
    </div>
  )
}
