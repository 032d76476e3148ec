import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { type EventEdit, useChangeEvent } from '../api/running.ts'
import { useFormProblem } from '../use-form-problem.ts'
import { toFormFields } from './edited-event.ts'
import { EventForm } from './event-form.tsx'

const EditPreview = lazy(async () => ({
  default: (await import('./edit-preview.tsx')).EditPreview,
}))

interface EditFormProps {
  readonly page: EventPage
  readonly onReload: () => void
  readonly asksTime: boolean
}

/** Shows the changes and their effect before saving. */
export function EditForm({ page, onReload, asksTime }: EditFormProps) {
  const { clubId } = useActor()
  // The values when editing began, so that later changes by others are not taken for this edit.
  const [before] = useState(() => ({ version: page.version, fields: toFormFields(page) }))
  const [pendingEdit, setPendingEdit] = useState<Omit<EventEdit, 'scope' | 'teams' | 'askAgain'>>()
  const change = useChangeEvent(page)
  const problem = useFormProblem(change.error)
  const isOutdated = change.error !== null && codeOf(change.error) === 'changed_meanwhile'
  const saved = useSaved(page)

  async function look(draft: EventDraft) {
    const { differenceOf } = await import('./event-difference.ts')
    const difference = differenceOf(before.fields, draft)
    change.reset()
    if (Object.keys(difference.changes).length === 0) saved(false)
    else setPendingEdit({ version: before.version, ...difference })
  }

  function save(edit: EventEdit) {
    change.mutate(edit, {
      onSuccess: ({ askedAgain }) => saved(askedAgain),
      onError: () => setPendingEdit(undefined),
    })
  }

  return (
    <>
      <EventForm
        mode="edit"
        teamId={page.teamId}
        eventId={page.id}
        mayClash={clubId !== undefined}
        timeZone={page.timeZone}
        initial={before.fields}
        files={page.attachments}
        asksTime={asksTime}
        onSubmit={(draft) => void look(draft)}
        busy={change.isPending || change.isSuccess}
        refused={fieldsOf(change.error)}
        problem={problem}
        problemAction={isOutdated ? <ReloadButton onReload={onReload} /> : undefined}
        cancelTo={paths.event(page.teamId, page.id)}
      />
      {pendingEdit && (
        <Suspense>
          <EditPreview
            page={page}
            pendingEdit={pendingEdit}
            busy={change.isPending || change.isSuccess}
            onSave={save}
            onClose={() => setPendingEdit(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function ReloadButton({ onReload }: Pick<EditFormProps, 'onReload'>) {
  const { reload } = useText('teams').settings
  return (
    <Button size="s" onClick={onReload}>
      {reload}
    </Button>
  )
}

function useSaved({ teamId, id }: EventPage) {
  const text = useText('events').form
  const toast = useToast()
  const navigate = useNavigate()
  return (askedAgain: boolean) => {
    if (askedAgain) toast({ title: text.askedAgain })
    void navigate(paths.event(teamId, id))
  }
}
