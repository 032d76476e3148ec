import type { CashBox } from '@touchline/contract/cashbox/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useUrlState } from '#web/ui/use-url-state.ts'

import { BalanceFigure } from './balance-figure.tsx'
import { EntryList } from './entry-list.tsx'
import { ItemLists } from './items/item-lists.tsx'
import { Players } from './players.tsx'

const views = ['players', 'list', 'money'] as const
type View = (typeof views)[number]

/** Everyone's balances, the list of fines and drinks, and the money in the box. */
export function BoxViews({ box }: { box: CashBox }) {
  const text = useText('cashbox')
  const { params, go } = useUrlState<'view'>()
  const view = views.find((one) => one === params.get('view')) ?? 'players'
  const contents = {
    players: <Players box={box} />,
    list: <ItemLists box={box} />,
    money: <MoneyInBox box={box} />,
  }
  return (
    <Tabs<View>
      label={text.views}
      value={view}
      onChange={(chosen) => go({ view: chosen === 'players' ? null : chosen })}
      tabs={views.map((value) => ({ value, label: text[value], content: contents[value] }))}
    />
  )
}

function MoneyInBox({ box: { cash, currency } }: { box: CashBox }) {
  const text = useText('cashbox')
  const { money } = useFormat()
  return (
    <>
      <BalanceFigure label={text.inBox} amount={money(cash, currency)} />
      <EntryList currency={currency} empty={text.noMoney} />
    </>
  )
}
