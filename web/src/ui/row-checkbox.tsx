interface RowTickProps {
  readonly label: string
  readonly value: boolean
  /** Checked for some of the rows. */
  readonly isMixed?: boolean | undefined
  readonly onChange: () => void
}

/** A row's checkbox: the native one, because hundreds are mounted while scrolling. */
export function RowCheckbox({ label, value, isMixed = false, onChange }: RowTickProps) {
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
