import type { Album, AlbumDraft } from '@touchline/contract/photos/shapes'
import { photoLimits } from '@touchline/domain/photos/limits'
import { useState } from 'react'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface AlbumDialogProps {
  readonly title: string
  /** The one to change; a new one otherwise. */
  readonly album?: Album
  readonly save: {
    readonly isPending: boolean
    readonly error: unknown
    readonly reset: () => void
  }
  readonly onSave: (album: AlbumDraft) => void
  readonly onClose: () => void
}

/** Title, and who may add pictures. */
export function AlbumDialog({ title, album, save, onSave, onClose }: AlbumDialogProps) {
  const text = useText('photos')
  const [draft, setDraft] = useState<AlbumDraft>({
    title: album?.title ?? '',
    membersMayAdd: album?.membersMayAdd ?? true,
  })
  const [isTried, setTried] = useState(false)
  const isEmpty = draft.title.trim() === ''
  const isRefused = Object.keys(fieldsOf(save.error)).some((field) => field.endsWith('title'))
  return (
    <EntryDialog
      title={title}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isEmpty) onSave(draft)
      }}
    >
      <TextField
        label={text.albumTitle}
        required
        maxLength={photoLimits.titleLength}
        value={draft.title}
        error={(isTried && isEmpty) || isRefused ? text.problems.title : undefined}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <Checkbox
        label={text.membersMayAdd}
        description={text.membersMayAddHint}
        value={draft.membersMayAdd}
        onChange={(membersMayAdd) => setDraft({ ...draft, membersMayAdd })}
      />
    </EntryDialog>
  )
}
