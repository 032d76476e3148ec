import { directions, type Direction } from '@touchline/domain/lifts/lifts'

import { useText } from '#web/platform/language/language.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

interface DirectionFieldProps {
  readonly value: Direction
  readonly onChange: (direction: Direction) => void
}

export function DirectionField({ value, onChange }: DirectionFieldProps) {
  const text = useText('lifts')
  return (
    <SegmentedControl
      label={text.way}
      segments={directions.map((direction) => ({
        value: direction,
        label: text.directions[direction],
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
