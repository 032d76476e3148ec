import { may } from '@touchline/domain/teams/permissions'

import { CashBoxLink } from '#web/cashbox/cash-box-link.tsx'
import { TeamBillsAndForms } from '#web/collections/payer/team-bills-and-forms.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'

/** Bills, forms and what the reader owes the cash box. */
export function MoneyToPay() {
  const { team, hasCashBox } = useTeam()
  const actor = useActor()
  return (
    <>
      {may(actor, 'collections.view') && <TeamBillsAndForms teamId={team.id} />}
      {hasCashBox && may(actor, 'cashbox.view') && <CashBoxLink teamId={team.id} />}
    </>
  )
}
