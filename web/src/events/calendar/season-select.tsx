import type { Season } from '@touchline/contract/teams/shapes/belongings'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

interface SeasonSelectProps {
  readonly seasons: readonly Season[]
  /** The season of the months on screen. */
  readonly shown: Season | undefined
  readonly today: string
  readonly onMonth: (month: string) => void
}

/** Goes to a season: to today in the current one, otherwise to its first month. */
export function SeasonSelect({ seasons, shown, today, onMonth }: SeasonSelectProps) {
  const text = useText('events').calendar

  function show(id: string) {
    const season = seasons.find((one) => one.id === id)
    if (season) onMonth((season.status === 'current' ? today : season.startsOn).slice(0, 7))
  }

  return (
    <Select
      label={text.season}
      labelHidden
      placeholder={text.season}
      options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown?.id}
      onChange={show}
      className="min-w-0 basis-36 max-sm:grow sm:max-w-52 sm:grow"
    />
  )
}
