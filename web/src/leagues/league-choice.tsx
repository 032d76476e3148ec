import type { LeagueSummary } from '@touchline/contract/leagues/shapes/league'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

import { useLeaguePlace } from './use-league-place.ts'

interface LeagueChoiceProps {
  readonly leagues: readonly LeagueSummary[]
  readonly chosen: string
}

export function LeagueChoice({ leagues, chosen }: LeagueChoiceProps) {
  const text = useText('leagues')
  const { go } = useLeaguePlace()
  return (
    <Select
      label={text.league}
      labelHidden
      options={leagues.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={(league) => go({ league, day: null, month: null, stage: null })}
    />
  )
}
