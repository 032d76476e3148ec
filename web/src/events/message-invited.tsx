import type { Event } from '@touchline/contract/events/shapes/event'
import { MessageSquarePlus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Opens a message to everyone invited. */
export function MessageInvited({ event: { teamId, id } }: { event: Event }) {
  const text = useText('running')
  return (
    <ButtonLink size="s" icon={<MessageSquarePlus aria-hidden />} to={paths.writeAbout(teamId, id)}>
      {text.message}
    </ButtonLink>
  )
}
