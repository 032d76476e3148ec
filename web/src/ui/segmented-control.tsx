import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'

import { cx } from './cx.ts'

export type SegmentTone = 'neutral' | 'going' | 'maybe' | 'not-going'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: SegmentTone | undefined
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, for those who listen. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value | null | undefined
  readonly onChange: (value: Value) => void
  readonly size?: 'm' | 's' | undefined
  readonly disabled?: boolean | undefined
}

const tones: Record<SegmentTone, string> = {
  neutral: 'data-checked:bg-accent-ink data-checked:text-ground',
  going: 'data-checked:bg-going data-checked:text-on-answer',
  maybe: 'data-checked:bg-maybe data-checked:text-on-answer',
  'not-going': 'data-checked:bg-not-going data-checked:text-on-answer',
}

/** Going · Maybe · Not going: large segments, one tap, the answer visible at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      aria-label={props.label}
      value={props.value ?? null}
      onValueChange={(chosen) => chosen !== null && props.onChange(chosen)}
      disabled={props.disabled}
      className="grid auto-cols-fr grid-flow-col divide-x divide-edge overflow-clip rounded-control border border-edge bg-raised"
    >
      {props.segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          className={cx(
            'flex items-center justify-center gap-2 px-2 font-semibold select-none',
            'hover:not-data-checked:bg-hover focus-visible:z-1 focus-visible:-outline-offset-2',
            'data-disabled:text-muted [&_svg]:size-[1.125em] [&_svg]:shrink-0',
            props.size === 's' ? 'min-h-9 text-s touch:min-h-11' : 'min-h-12',
            tones[segment.tone ?? 'neutral'],
          )}
        >
          {segment.icon}
          <span className="truncate">{segment.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
