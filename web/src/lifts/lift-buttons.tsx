import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { Lifts } from '@touchline/contract/lifts/shapes'
import { isTravelling } from '@touchline/domain/lifts/permissions'
import { Car, UsersRound } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { EventKey } from './api.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'

interface BeginningProps {
  readonly event: EventPage
  readonly lifts: Lifts
  readonly place: EventKey
}

/** The two ways to begin, for people who come or may come. */
export function LiftButtons({ event, lifts, place }: BeginningProps) {
  const text = useText('lifts')
  const [open, setOpen] = useState<'offer' | 'request'>()
  const mayDrive = lifts.mayDrive && !lifts.offers.some(({ isMine }) => isMine)
  const people = peopleToAskFor(event, lifts)
  if (!mayDrive && people.length === 0) return null
  const isAlone = people.every(({ isMe }) => isMe)
  return (
    <div className="no-print flex flex-wrap gap-2">
      {mayDrive && (
        <Button icon={<Car aria-hidden />} onClick={() => setOpen('offer')}>
          {text.drive}
        </Button>
      )}
      {people.length > 0 && (
        <Button icon={<UsersRound aria-hidden />} onClick={() => setOpen('request')}>
          {isAlone ? text.needMyself : text.need}
        </Button>
      )}
      {open === 'offer' && (
        <OfferDialog place={place} known={undefined} onClose={() => setOpen(undefined)} />
      )}
      {open === 'request' && (
        <RequestDialog place={place} people={people} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

/** Those of mine who come; they ride with me if I drive both ways. */
function peopleToAskFor({ mine }: EventPage, { offers, mayRequestFor }: Lifts) {
  if (offers.some(({ isMine, direction }) => isMine && direction === 'both')) return []
  const coming = new Set(mine.filter(isTravelling).map(({ memberId }) => memberId))
  return mayRequestFor.filter(({ memberId }) => coming.has(memberId))
}
