import type { EventPage } from '@touchline/contract/events/shapes/event'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { useEventGroup } from './api/group.ts'
import type { Teams } from './api/running.ts'

const choices = ['all', 'this'] as const

/** How many teams have the event, and which are meant; by default all. */
export function useTeamsChoice(event: EventPage) {
  const { data } = useEventGroup(event)
  const [chosen, choose] = useState<Teams>('all')
  const count = data?.mayChangeAll === true ? data.teams.length : 0
  const teams = count > 1 ? chosen : undefined
  return { teams, count, choose, change: teams !== undefined && { teams } }
}

type TeamsChoiceProps = Omit<ReturnType<typeof useTeamsChoice>, 'change'>

/** All teams or only this one; hidden for an event in one team. */
export function TeamsChoice({ teams, count, choose }: TeamsChoiceProps) {
  const { group: text } = useText('running')
  if (count < 2) return null
  return (
    <RadioCards
      label={text.label}
      options={choices.map((value) => ({
        value,
        label: value === 'all' ? text.all(count) : text.this,
      }))}
      value={teams}
      onChange={choose}
    />
  )
}
