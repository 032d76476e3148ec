import type { Club } from '@touchline/contract/clubs/shapes'
import { isNumberFormat } from '@touchline/domain/clubs/memberships/numbers'
import { useState } from 'react'

import { useChangeClub } from '#web/clubs/api/club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface NumberFormatDialogProps {
  readonly club: Club
  readonly nextNumber: string
  readonly onClose: () => void
}

/** The format of new membership numbers; existing ones stay. */
export function NumberFormatDialog({ club, nextNumber, onClose }: NumberFormatDialogProps) {
  const text = useText('clubMembers').numberFormat
  const save = useChangeClub(club.id)
  const [format, setFormat] = useState(club.numberFormat)
  const [isTried, setTried] = useState(false)
  const isWrong = isTried && !isNumberFormat(format.trim())
  return (
    <EntryDialog
      title={text.title}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isNumberFormat(format.trim()))
          save.mutate({ numberFormat: format.trim() }, { onSuccess: onClose })
      }}
    >
      <TextField
        label={text.label}
        description={text.hint}
        maxLength={30}
        autoComplete="off"
        value={format}
        error={isWrong ? text.wrong : undefined}
        onChange={({ target }) => setFormat(target.value)}
      />
      {format === club.numberFormat && <p className="text-muted">{text.next(nextNumber)}</p>}
    </EntryDialog>
  )
}
