import { type EventType, eventTypes } from '@touchline/domain/events/event-types'
import {
  Award,
  Dumbbell,
  Handshake,
  ListOrdered,
  type LucideIcon,
  Swords,
  Trophy,
  UserSearch,
} from 'lucide-react'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type EventFields, orNull, useEventProblem } from './event-form-state.ts'

const icons: Record<EventType, LucideIcon> = {
  practice: Dumbbell,
  scrimmage: Swords,
  game: Trophy,
  'cup-game': Award,
  'exhibition-game': Handshake,
  tryout: UserSearch,
  'league-game': ListOrdered,
}

export function WhatSection(fields: EventFields) {
  const { form: text, types } = useText('events')
  const problem = useEventProblem(fields)
  const { form } = fields
  return (
    <div className="grid gap-5">
      <TextField
        {...form.register('title')}
        label={text.title}
        placeholder={text.titleHint}
        required
        maxLength={200}
        autoComplete="off"
        error={problem('title')}
      />
      <Controller
        control={form.control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <RadioCards
            label={text.type}
            arrangement="tiles"
            options={eventTypes.map((type) => {
              const Icon = icons[type]
              return { value: type, label: types[type], icon: <Icon aria-hidden /> }
            })}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextArea
        {...form.register('details', { setValueAs: orNull })}
        label={text.details}
        placeholder={text.detailsHint}
        optional
        maxLength={5000}
        error={problem('details')}
      />
    </div>
  )
}
