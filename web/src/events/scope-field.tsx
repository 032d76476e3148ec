import type { EventPage } from '@touchline/contract/events/shapes/event'
import { type Scope, scopes } from '@touchline/domain/events/scopes'

import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

interface ScopeFieldProps {
  readonly event: Pick<EventPage, 'seriesId' | 'comingDates'>
  readonly value: Scope
  readonly onChange: (scope: Scope) => void
}

/** This date, the following, or all; hidden if no other date is coming. */
export function ScopeField({ event, value, onChange }: ScopeFieldProps) {
  const { scope: text } = useText('running')
  if (event.seriesId === null || event.comingDates < 2) return null
  return (
    <RadioCards
      label={text.label}
      options={scopes.map((scope) => ({ value: scope, label: text[scope] }))}
      value={value}
      onChange={onChange}
    />
  )
}
