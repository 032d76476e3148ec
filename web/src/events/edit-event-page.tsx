import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { useEvent } from './api/event.ts'
import { EventUnavailable, EventWaiting } from './event-unavailable.tsx'
import { EditForm } from './form/edit-form.tsx'
import { FormFrame } from './form/form-frame.tsx'

/** Edits one event; keeps edits by two people to different fields. */
export default function EditEventPage() {
  const text = useText('events').form
  const sync = useText('sync')
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const [params] = useSearchParams()
  const event = useEvent(team.id, eventId)
  const [round, setRound] = useState(0)

  async function reload() {
    await event.refetch()
    setRound((before) => before + 1)
  }

  if (event.isError) return <EventUnavailable query={event} teamId={team.id} />
  return (
    <FormFrame title={text.editTitle}>
      {event.data?.follows && <Banner>{sync.follows(event.data.follows)}</Banner>}
      {event.data ? (
        <EditForm
          key={round}
          page={event.data}
          onReload={() => void reload()}
          asksTime={params.has('time')}
        />
      ) : (
        <EventWaiting />
      )}
    </FormFrame>
  )
}
