import { type ReactNode, useId } from 'react'

import { cx } from './cx.ts'

export type SegmentTone = 'neutral' | 'going' | 'maybe' | 'not-going'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: SegmentTone | undefined
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice for screen readers. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value | null | undefined
  readonly onChange: (value: Value) => void
  readonly size?: 'm' | 's' | undefined
  readonly disabled?: boolean | undefined
}

const tones: Record<SegmentTone, string> = {
  neutral: 'has-checked:bg-accent-ink has-checked:text-ground',
  going: 'has-checked:bg-going has-checked:text-on-answer',
  maybe: 'has-checked:bg-maybe has-checked:text-on-answer',
  'not-going': 'has-checked:bg-not-going has-checked:text-on-answer',
}

/** A choice with large segments: one tap, visible at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className="group/segments @container flex flex-wrap divide-x divide-edge overflow-clip rounded-control border border-edge bg-raised print:has-checked:border-0"
    >
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            // Narrow segments show the icon above the word, so that words don't break.
            'flex min-w-0 flex-auto basis-0 cursor-pointer flex-col items-center justify-center gap-x-1.5 gap-y-0.5 px-1 text-center font-semibold select-none @sm:flex-row @sm:px-1.5',
            // With even less room, as with text twice as large, segments are stacked.
            '@max-[9rem]:basis-full @max-[9rem]:not-first:border-t @max-[9rem]:not-last:border-e-0',
            'hover:not-has-checked:bg-hover has-disabled:cursor-not-allowed not-has-checked:has-disabled:text-muted',
            'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
            // On a chosen segment the focus ring takes the text colour to stay visible.
            'has-checked:has-focus-visible:-outline-offset-4 has-checked:has-focus-visible:outline-current',
            'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
            // Prints only the chosen segment, in ink; all segments if nothing is chosen, for a pen.
            'print:has-checked:flex-none print:has-checked:bg-transparent print:has-checked:border-0 print:has-checked:text-ink print:group-has-checked/segments:not-has-checked:hidden',
            '[&_svg]:size-4.5 [&_svg]:shrink-0',
            props.size === 's'
              ? 'min-h-9 text-s touch:min-h-11'
              : 'min-h-14 py-1.5 text-s @sm:min-h-12 @sm:text-m',
            tones[segment.tone ?? 'neutral'],
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            disabled={props.disabled}
            onChange={() => props.onChange(segment.value)}
            className="sr-only"
          />
          {segment.icon}
          <span className="leading-tight">{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
