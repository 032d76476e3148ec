import type { CashBox, PlayerBalance } from '@touchline/contract/cashbox/shapes'
import { isCashier } from '@touchline/domain/cashbox/permissions'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

import { nameOf } from './member-name.ts'
import { PlayerDialog } from './player-dialog.tsx'

/** Who owes what; a cashier opens each player's list. */
export function Players({ box }: { box: CashBox }) {
  const text = useText('cashbox')
  const mayOpen = isCashier(useActor())
  const [openId, open] = useState<string>()
  const shown = box.players.find(({ memberId }) => memberId === openId)
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {box.players.map((player) => (
          <li key={player.memberId}>
            {mayOpen ? (
              <button
                type="button"
                className={cx(rowLook, 'hover:bg-hover')}
                onClick={() => open(player.memberId)}
              >
                <Row player={player} currency={box.currency} />
                <ChevronRight className="size-4.5 shrink-0 text-muted" aria-hidden />
              </button>
            ) : (
              <div className={rowLook}>
                <Row player={player} currency={box.currency} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {(!box.isOpen || box.refusal !== null) && (
        <p className="mt-3 text-s text-muted">{text.private}</p>
      )}
      {shown && <PlayerDialog box={box} player={shown} onClose={() => open(undefined)} />}
    </>
  )
}

const rowLook = 'flex min-h-12 w-full items-center gap-3 px-1 py-1.5 text-left'

interface RowProps {
  readonly player: PlayerBalance
  readonly currency: string
}

function Row({ player, currency }: RowProps) {
  const text = useText('cashbox')
  return (
    <>
      <span className="min-w-0 grow wrap-anywhere">
        {nameOf(player)} {player.hasLeft && <Badge>{text.hasLeft}</Badge>}
        {player.isMinor && <Badge>{text.isMinor}</Badge>}
      </span>
      <Balance player={player} currency={currency} />
    </>
  )
}

function Balance({ player: { balance }, currency }: RowProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  if (balance === 0) return <span className="shrink-0 text-s text-muted">{text.settled}</span>
  const amount = money(Math.abs(balance), currency)
  return (
    <span className={cx('figures shrink-0', balance > 0 ? 'font-semibold' : 'text-muted')}>
      {balance > 0 ? text.owes(amount) : text.isAhead(amount)}
    </span>
  )
}
