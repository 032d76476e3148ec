import type { CashBoxEntry } from '@touchline/contract/cashbox/shapes'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

import { useUndo } from './api.ts'
import { nameOf } from './member-name.ts'

interface EntryRowProps {
  readonly entry: CashBoxEntry
  readonly currency: string
  /** In the list of the money in the box. */
  readonly isOfBox: boolean
}

/** What, when and by whom; one that was taken back is crossed out. */
export function EntryRow({ entry, currency, isOfBox }: EntryRowProps) {
  const { money } = useFormat()
  const amount = isOfBox ? entry.cash : entry.owed
  const isGone = entry.isUndone || entry.isUndo
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className={cx('wrap-anywhere', entry.isUndone && 'text-muted line-through')}>
          <Title entry={entry} isOfBox={isOfBox} />
        </p>
        <Facts entry={entry} />
      </div>
      {entry.mayUndo && <Undo entry={entry} />}
      <span className={cx('figures shrink-0', isGone ? 'text-muted' : 'font-semibold')}>
        {amount > 0 ? '+' : '−'}
        {money(Math.abs(amount), currency)}
      </span>
    </li>
  )
}

function Title({ entry, isOfBox }: Pick<EntryRowProps, 'entry' | 'isOfBox'>) {
  const text = useText('cashbox')
  const what = whatOf(entry, text.kinds)
  const shown = entry.isUndo ? text.undoOf(what) : what
  return isOfBox && entry.member ? `${nameOf(entry.member)} · ${shown}` : shown
}

/** "Beer", "Paid in", "Paid in: PayPal" */
function whatOf(
  { kind, label }: CashBoxEntry,
  kinds: Readonly<Record<CashBoxEntry['kind'], string>>,
): string {
  if (kind === 'fine' || kind === 'drink') return label
  return label === '' ? kinds[kind] : `${kinds[kind]}: ${label}`
}

function Facts({ entry }: Pick<EntryRowProps, 'entry'>) {
  const text = useText('cashbox')
  const { dayOf } = useFormat()
  const { timeZone } = useTeam().team
  const { event, by, createdAt, isUndone, member } = entry
  const isByOther = by !== null && (member === null || by !== nameOf(member))
  const facts = [
    event && event.title,
    dayOf(event?.startsAt ?? createdAt, timeZone),
    isByOther && text.by(by),
    isUndone && text.undone,
  ]
  return <p className="text-s wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</p>
}

function Undo({ entry }: Pick<EntryRowProps, 'entry'>) {
  const text = useText('cashbox')
  const complain = useErrorToast()
  const undo = useUndo(useTeam().team.id)
  const isBill = entry.kind === 'bill'
  return (
    <Button
      size="s"
      variant="quiet"
      className="no-print shrink-0"
      aria-label={isBill ? text.cancelBill : text.undoWhat(whatOf(entry, text.kinds))}
      busy={undo.isPending}
      onClick={() => undo.mutate(entry.id, { onError: complain })}
    >
      {isBill ? text.cancelBill : text.undo}
    </Button>
  )
}
