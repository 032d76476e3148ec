import { type ChangeEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

/** The operator's reason for the log, with the props of its field. */
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
    /** False if it is missing; then the field shows an error. */
    require: (): boolean => {
      const isGiven = reason.trim() !== ''
      setMissing(!isGiven)
      return isGiven
    },
  }
}
