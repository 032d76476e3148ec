import { PiggyBank } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

import { useCashBox } from './api.ts'

/** On the team's overview: what I owe. */
export function CashBoxLink({ teamId }: { teamId: string }) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const { data } = useCashBox(teamId)
  if (data?.isOn !== true) return null
  const balance = data.myBalance ?? 0
  const owed = balance > 0 ? text.youOwe(money(balance, data.currency)) : text.nothingDue
  return (
    <LinkCard
      to={paths.cashBox(teamId)}
      icon={<PiggyBank aria-hidden />}
      title={text.title}
      text={data.myBalance === null ? text.offText : owed}
    />
  )
}
