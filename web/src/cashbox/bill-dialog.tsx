import type { CashBox } from '@touchline/contract/cashbox/shapes'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'

import { useBillBalances } from './api.ts'
import { nameOf } from './member-name.ts'
import { PeopleField } from './people-field.tsx'
import { useProblems } from './use-problems.ts'

interface BillDialogProps {
  readonly box: CashBox
  readonly onClose: () => void
}

/** Days to pay. */
const usualDays = 14

/** Turns what players owe into bills, which they pay online or by transfer. */
export function BillDialog({ box, onClose }: BillDialogProps) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const toast = useToast()
  const { team } = useTeam()
  const bill = useBillBalances(team.id)
  const { problemOf, general } = useProblems(bill.error)
  const owing = box.players.filter(({ balance }) => balance > 0)
  const [billingId] = useState(() => crypto.randomUUID())
  const [left, leave] = useState<ReadonlySet<string>>(new Set())
  const [dueOn, setDueOn] = useState(() => addDays(dayInZone(new Date(), team.timeZone), usualDays))
  const billed = owing.filter(({ memberId }) => !left.has(memberId))
  const amount = billed.reduce((sum, { balance }) => sum + balance, 0)
  const [isAsked, setAsked] = useState(false)

  return (
    <EntryDialog
      title={text.billTitle}
      submitLabel={text.billButton(billed.length, money(amount, box.currency))}
      save={bill}
      problem={general}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (billed.length === 0) return
        const onSuccess = () => {
          toast({ title: text.billed(billed.length) })
          onClose()
        }
        const memberIds = billed.map(({ memberId }) => memberId)
        bill.mutate({ billingId, memberIds, amount, dueOn }, { onSuccess })
      }}
    >
      <PeopleField
        label={text.who}
        people={owing.map((player) => ({
          memberId: player.memberId,
          label: `${nameOf(player)} · ${money(player.balance, box.currency)}`,
        }))}
        chosen={new Set(billed.map(({ memberId }) => memberId))}
        onChange={(chosen) =>
          leave(new Set(owing.flatMap(({ memberId }) => (chosen.has(memberId) ? [] : memberId))))
        }
        error={isAsked && billed.length === 0 ? text.problems.people_required : undefined}
      />
      <DateField
        label={text.dueOn}
        required
        value={dueOn}
        error={problemOf('dueOn')}
        onChange={({ target }) => setDueOn(target.value)}
      />
    </EntryDialog>
  )
}
