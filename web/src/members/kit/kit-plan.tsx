import type { KitPlayer } from '@touchline/contract/members/shapes/kit'
import { type KitItem, kitItems } from '@touchline/domain/members/kit-order'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { KitPlayers } from './kit-players.tsx'
import { MissingSizes } from './missing-sizes.tsx'
import { OrderList } from './order-list.tsx'

/** The order list first; below, what is ordered and for whom. */
export function KitPlan({ players }: { readonly players: readonly KitPlayer[] }) {
  const text = useText('kit')
  const [items, setItems] = useState<readonly KitItem[]>(['shirt', 'shorts'])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = players.filter(({ id }) => !left.has(id))

  function toggle(item: KitItem, isWanted: boolean) {
    setItems(kitItems.filter((one) => (one === item ? isWanted : items.includes(one))))
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <OrderList players={chosen} items={items} />
        <MissingSizes players={chosen} items={items} />
      </div>
      <Card title={text.what}>
        <div className="flex flex-wrap gap-x-6">
          {kitItems.map((item) => (
            <Checkbox
              key={item}
              label={text.items[item]}
              value={items.includes(item)}
              onChange={(isWanted) => toggle(item, isWanted)}
            />
          ))}
        </div>
        <KitPlayers players={players} items={items} left={left} onLeave={setLeft} />
      </Card>
    </div>
  )
}
