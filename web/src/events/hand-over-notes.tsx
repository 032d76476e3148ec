import type { EventPage, MyAnswer } from '@touchline/contract/events/shapes/event'
import type { HandOverNote } from '@touchline/contract/events/shapes/hand-overs'
import { mayNoteHandOver } from '@touchline/domain/events/permissions'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'

import { useOwnHomes } from '#web/children/homes/use-own-homes.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { useHandOvers } from './api/hand-overs.ts'
import { HandOverForm } from './hand-over-form.tsx'

interface HandOverNotesProps {
  readonly event: Pick<EventPage, 'id' | 'teamId'>
  readonly mine: Pick<MyAnswer, 'memberId' | 'firstName'>
}

/** What the guardians of a child with two homes write to each other about one event. */
export function HandOverNotes(props: HandOverNotesProps) {
  const { data: child } = useOwnHomes(props.mine.memberId)
  return child?.agreed ? <Notes {...props} /> : null
}

function Notes({ event, mine }: HandOverNotesProps) {
  const actor = useActor()
  const key = { teamId: event.teamId, eventId: event.id }
  const { data: notes } = useHandOvers(key, mine.memberId)
  if (notes === undefined) return null
  return (
    <div className="grid gap-3 empty:hidden">
      {notes
        .filter(({ isMine }) => !isMine)
        .map((note) => (
          <OthersNote key={note.guardianId} note={note} />
        ))}
      {mayNoteHandOver(actor, mine.memberId) && (
        <OwnNote event={event} mine={mine} note={notes.find(({ isMine }) => isMine)} />
      )}
    </div>
  )
}

function OthersNote({ note: { writtenBy, words } }: { note: HandOverNote }) {
  const text = useText('events').handOver
  return <Words label={text.by(writtenBy)} words={words} />
}

function Words({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <p className="text-s text-muted wrap-anywhere">{label}</p>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
    </div>
  )
}

interface OwnNoteProps extends HandOverNotesProps {
  readonly note: HandOverNote | undefined
}

function OwnNote({ event, mine, note }: OwnNoteProps) {
  const text = useText('events').handOver
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <HandOverForm
        event={event}
        child={mine}
        words={note?.words ?? ''}
        onDone={() => setOpen(false)}
      />
    )
  return (
    <div className="grid gap-1">
      {note && <Words label={text.mine} words={note.words} />}
      <Button
        size="s"
        variant="quiet"
        className="-my-2 -ml-3 justify-self-start"
        icon={<NotebookPen aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {note ? text.change : text.add}
      </Button>
    </div>
  )
}
