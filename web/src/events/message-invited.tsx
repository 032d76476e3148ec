import type { Event } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { MessageSquarePlus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Opens a message to everyone invited. */
export function MessageInvited({ event: { teamId, id } }: { event: Event }) {
  const text = useText('running')
  if (!may(useActor(), 'messages.view')) return null
  return (
    <ButtonLink size="s" icon={<MessageSquarePlus aria-hidden />} to={paths.writeAbout(teamId, id)}>
      {text.message}
    </ButtonLink>
  )
}
