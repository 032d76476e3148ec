interface RowTickProps {
  readonly label: string
  readonly value: boolean
  /** Some but not all of what it stands for. */
  readonly isMixed?: boolean | undefined
  readonly onChange: () => void
}

/** The tick of a row in a long table: the browser's own, since hundreds of them come and go while one scrolls. */
export function RowTick({ label, value, isMixed = false, onChange }: RowTickProps) {
  return (
    <label className="grid size-9 cursor-pointer place-items-center touch:size-11">
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={value}
        onChange={onChange}
        className="size-5 cursor-pointer accent-(--accent-ink)"
      />
    </label>
  )
}
