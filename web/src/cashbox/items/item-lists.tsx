import type { CashBox, CashBoxItem } from '@touchline/contract/cashbox/shapes'
import { itemKinds, type ItemKind } from '@touchline/domain/cashbox/ledger'
import { isCashier } from '@touchline/domain/cashbox/permissions'
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { useRemoveItem } from '../api.ts'
import { ItemDialog } from './item-dialog.tsx'
import { UsualItems } from './usual-items.tsx'

/** What costs how much; cashiers keep the list. */
export function ItemLists({ box }: { box: CashBox }) {
  const text = useText('cashbox')
  const isKeeper = isCashier(useActor())
  const [edited, edit] = useState<CashBoxItem | 'new'>()
  return (
    <div className="grid gap-5">
      {box.items.length === 0 && <p className="text-muted">{text.noList}</p>}
      {itemKinds.map((kind) => (
        <ItemList key={kind} box={box} kind={kind} onEdit={isKeeper ? edit : undefined} />
      ))}
      {isKeeper && (
        <>
          <Button
            className="justify-self-start"
            icon={<Plus aria-hidden />}
            onClick={() => edit('new')}
          >
            {text.newItem}
          </Button>
          <UsualItems box={box} />
        </>
      )}
      {edited && (
        <ItemDialog currency={box.currency} edited={edited} onClose={() => edit(undefined)} />
      )}
    </div>
  )
}

interface ItemListProps {
  readonly box: CashBox
  readonly kind: ItemKind
  readonly onEdit: ((item: CashBoxItem) => void) | undefined
}

function ItemList({ box, kind, onEdit }: ItemListProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const items = box.items.filter((item) => item.kind === kind)
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-l">{kind === 'fine' ? text.fines : text.drinks}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="flex min-h-12 items-center gap-3 px-1">
            <span className="min-w-0 grow wrap-anywhere">{item.name}</span>
            <span className="figures shrink-0">{money(item.amount, box.currency)}</span>
            {onEdit && <ItemMenu item={item} onEdit={() => onEdit(item)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ItemMenu({ item, onEdit }: { item: CashBoxItem; onEdit: () => void }) {
  const text = useText('cashbox')
  const wire = useText('wire')
  const complain = useErrorToast()
  const removal = useRemoveItem(useTeam().team.id)
  return (
    <Menu
      trigger={
        <IconButton label={text.menuOf(item.name)} icon={<EllipsisVertical aria-hidden />} />
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        {wire.edit}
      </MenuItem>
      <MenuItem
        icon={<Trash2 aria-hidden />}
        danger
        onSelect={() => removal.mutate(item.id, { onError: complain })}
      >
        {wire.delete}
      </MenuItem>
    </Menu>
  )
}
