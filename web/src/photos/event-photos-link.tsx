import type { EventPage } from '@touchline/contract/events/shapes/event'
import { maySeePhotos } from '@touchline/domain/photos/permissions'
import { may } from '@touchline/domain/teams/permissions'
import { Images } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Leads to the album of an event from its start on. */
export function EventPhotosLink({ event }: { event: EventPage }) {
  const text = useText('site')
  const actor = useActor()
  const hasBegun = new Date(event.startsAt) < useNow()
  if (!hasBegun || !may(actor, 'photos.view') || !maySeePhotos(actor)) return null
  return (
    <div className="no-print">
      <ButtonLink
        to={paths.eventPhotos(event.teamId, event.id)}
        size="s"
        icon={<Images aria-hidden />}
      >
        {text.team.photos}
      </ButtonLink>
    </div>
  )
}
