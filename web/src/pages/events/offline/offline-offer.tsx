import type { EventPage } from '@touchline/contract/events/shapes/event'
import { Backpack } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LinkCard } from '#web/ui/link-card.tsx'

import { SaveButton } from './save-button.tsx'
import { useOfflineEvent } from './use-offline-event.ts'

/** On an event page around its day: saves everything for the pitch, or says that it is saved. */
export function OfflineOffer({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const { isTime } = useOfflineEvent(event)
  if (!isTime) return null
  return (
    <LinkCard
      to={paths.offlineEvent(event.teamId, event.id)}
      icon={<Backpack aria-hidden />}
      title={text.title}
      text={text.text}
    >
      <SaveButton event={event} />
    </LinkCard>
  )
}
