import { type ChangeEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

/** The reason that an operator gives for the log, with what its field needs. */
export function useReason() {
  const text = useText('operations').admin.accounts
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return {
    reason,
    field: {
      error: isMissing ? text.reasonMissing : undefined,
      value: reason,
      maxLength: 200,
      autoComplete: 'off',
      onChange({ target }: ChangeEvent<HTMLInputElement>): void {
        setReason(target.value)
        setMissing(false)
      },
    },
    /** False when it is missing, which the field says from then on. */
    require: (): boolean => {
      const isGiven = reason.trim() !== ''
      setMissing(!isGiven)
      return isGiven
    },
  }
}
