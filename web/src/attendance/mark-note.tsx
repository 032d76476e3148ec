import type { InvitedPerson } from '@touchline/contract/attendance/shapes/marks'
import { isolated } from '@touchline/domain/values/isolated'
import { Pencil } from 'lucide-react'
import { useState } from 'react'

import { knownName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface MarkNoteProps {
  readonly person: InvitedPerson
  readonly onSave: (note: string | null) => void
}

/** The note on a mark, and who marked when. */
export function MarkNote({ person, onSave }: MarkNoteProps) {
  const text = useText('attendance')
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const label = text.note(knownName(person))
  function close() {
    setOpen(false)
    setWasOpen(true)
  }
  if (isOpen) return <NoteForm label={label} note={person.note} onSave={onSave} onEnd={close} />
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-s text-muted sm:col-span-2">
      <MarkedBy person={person} />
      {person.note !== null && <span className="text-ink wrap-anywhere">{person.note}</span>}
      <button
        type="button"
        // After editing the note the focus returns to its button.
        autoFocus={wasOpen}
        className="no-print -mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 hover:bg-hover touch:min-h-11 [&_svg]:size-4"
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden />
        {person.note === null && text.addNote} <span className="sr-only">{label}</span>
      </button>
    </div>
  )
}

function MarkedBy({ person: { markedBy, markedAt } }: { person: InvitedPerson }) {
  const text = useText('attendance')
  const { team } = useTeam()
  const { moment } = useFormat()
  if (markedBy === null || markedAt === null) return null
  const by = isolated(markedBy)
  return <span className="figures">{text.markedBy(by, moment(markedAt, team.timeZone))}</span>
}

interface NoteFormProps {
  readonly label: string
  readonly note: string | null
  readonly onSave: (note: string | null) => void
  readonly onEnd: () => void
}

function NoteForm({ label, note, onSave, onEnd }: NoteFormProps) {
  const text = useText('attendance')
  const [typed, setTyped] = useState(note ?? '')
  return (
    <form
      className="flex flex-wrap items-end gap-3 sm:col-span-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(typed.trim() === '' ? null : typed.trim())
        onEnd()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
    >
      <TextField
        data-unkept
        label={label}
        value={typed}
        maxLength={280}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 grow"
      />
      <Button type="submit">{text.save}</Button>
    </form>
  )
}
