import { type EventType, eventTypes } from '@touchline/domain/events/event-types'
import {
  Award,
  CalendarDays,
  Dumbbell,
  Handshake,
  ListOrdered,
  type LucideIcon,
  Medal,
  Swords,
  Trophy,
  UserSearch,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { EventFields } from './event-form-state.ts'

const icons: Record<EventType, LucideIcon> = {
  practice: Dumbbell,
  scrimmage: Swords,
  game: Trophy,
  'cup-game': Award,
  'exhibition-game': Handshake,
  tryout: UserSearch,
  'league-game': ListOrdered,
  tournament: Medal,
  meeting: Users,
  other: CalendarDays,
}

/** The most common types; the others are one tap away. */
const usualTypes: readonly EventType[] = ['practice', 'game', 'tournament', 'meeting']

/** Practice, match or another type. */
export function TypeField({ form }: Pick<EventFields, 'form'>) {
  const { form: text, types } = useText('events')
  const [showsAll, setShowsAll] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-1">
      <Controller
        control={form.control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <RadioCards
            label={text.type}
            arrangement="compact"
            options={eventTypes
              .filter((type) => showsAll || type === value || usualTypes.includes(type))
              .map((type) => {
                const Icon = icons[type]
                return { value: type, label: types[type], icon: <Icon aria-hidden /> }
              })}
            value={value}
            onChange={(type) => {
              // A title that only repeats the type changes with it.
              const isPlain = Object.values(types).includes(form.getValues('title'))
              if (isPlain) form.setValue('title', '', { shouldDirty: true })
              onChange(type)
            }}
          />
        )}
      />
      {!showsAll && (
        <Button
          size="s"
          variant="quiet"
          className="justify-self-start"
          onClick={({ currentTarget }) => {
            setShowsAll(true)
            // The button disappears: the focus moves to the selected type.
            currentTarget.parentElement?.querySelector<HTMLElement>('input:checked')?.focus()
          }}
        >
          {text.moreTypes}
        </Button>
      )}
    </div>
  )
}
