import { may } from '@touchline/domain/teams/permissions'
import { PiggyBank } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** For those who come by an old link, and for admins who may turn it on. */
export function CashBoxOffPage() {
  const text = useText('cashbox')
  const { team } = useTeam()
  const maySwitch = may(useActor(), 'cashbox.switch')
  return (
    <EmptyState
      icon={<PiggyBank aria-hidden />}
      title={text.off}
      action={
        maySwitch && (
          <TextLink to={`${paths.teamSettings(team.id)}?section=cashBox`}>
            {text.toSettings}
          </TextLink>
        )
      }
    >
      {text.offText}
    </EmptyState>
  )
}
