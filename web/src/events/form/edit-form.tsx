import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useChangeEvent } from '../api/event.ts'
import { useFormProblem } from '../use-form-problem.ts'
import { differenceOf, fieldsOfPage } from './edited-event.ts'
import { EventForm } from './event-form.tsx'

export function EditForm({ page, onReload }: { page: EventPage; onReload: () => void }) {
  const { reload } = useText('teams').settings
  // What was on screen when the change began: news must not pass for it.
  const [before] = useState(() => ({ version: page.version, fields: fieldsOfPage(page) }))
  const change = useChangeEvent(page.teamId, page.id)
  const problem = useFormProblem(change.error)
  const saved = useSaved(page)

  function save(draft: EventDraft) {
    const { changes, was } = differenceOf(before.fields, draft)
    change.mutate(
      { version: before.version, changes, was },
      { onSuccess: ({ askedAgain }) => saved(askedAgain) },
    )
  }

  return (
    <EventForm
      mode="edit"
      teamId={page.teamId}
      timeZone={page.timeZone}
      initial={before.fields}
      onSubmit={save}
      busy={change.isPending || change.isSuccess}
      refused={fieldsOf(change.error)}
      problem={problem}
      problemAction={
        change.error && codeOf(change.error) === 'changed_meanwhile' ? (
          <Button size="s" onClick={onReload}>
            {reload}
          </Button>
        ) : undefined
      }
      cancelTo={paths.event(page.teamId, page.id)}
    />
  )
}

function useSaved({ teamId, id }: EventPage) {
  const text = useText('events').form
  const toast = useToast()
  const navigate = useNavigate()
  return (askedAgain: boolean) => {
    toast({ title: askedAgain ? text.askedAgain : text.changed })
    void navigate(paths.event(teamId, id))
  }
}
