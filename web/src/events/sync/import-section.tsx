import type { CalendarSource } from '@touchline/contract/events/shapes/calendar-sync'
import { maxCalendarBytes } from '@touchline/domain/events/calendar-readings'
import { type SubmitEvent, useState } from 'react'

import { base64Of } from '#web/members/import/file-content.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { usePreviewCalendar } from '../api/sync.ts'
import { useFormProblem } from '../use-form-problem.ts'
import { CalendarList } from './calendar-list.tsx'
import { FileChoice } from './file-choice.tsx'
import { type FoundCalendar, PreviewStep } from './preview-step.tsx'

interface ImportSectionProps {
  readonly teamId: string
  /** The calendar in the preview. */
  readonly found: FoundCalendar | undefined
  readonly onFound: (found: FoundCalendar | undefined) => void
}

/** Other calendars in ours: previewed first, then imported and followed. */
export function ImportSection({ teamId, found, onFound }: ImportSectionProps) {
  const text = useText('sync')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="font-semibold">{text.importTitle}</h3>
        <p className="text-muted">{text.importText}</p>
      </div>
      {found === undefined ? (
        <>
          <ChooseCalendar teamId={teamId} onFound={onFound} />
          <CalendarList teamId={teamId} />
        </>
      ) : (
        <PreviewStep teamId={teamId} found={found} onDone={() => onFound(undefined)} />
      )}
    </section>
  )
}

interface ChooseCalendarProps {
  readonly teamId: string
  readonly onFound: (found: FoundCalendar) => void
}

function ChooseCalendar({ teamId, onFound }: ChooseCalendarProps) {
  const text = useText('sync')
  const [address, setAddress] = useState('')
  const [refused, setRefused] = useState<string>()
  const preview = usePreviewCalendar(teamId)
  const whole = useFormProblem(preview.error)
  const problem = refused ?? problemIn(preview.error, text.problems) ?? whole

  function look(source: CalendarSource) {
    setRefused(undefined)
    preview.mutate(
      { source, eventType: null },
      { onSuccess: (found) => found && onFound({ source, preview: found }) },
    )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (address.trim() === '') setRefused(text.problems.calendar_address_required)
    else look({ address: address.trim() })
  }

  async function choose(file: File) {
    if (file.size > maxCalendarBytes) setRefused(text.problems.too_large)
    else look({ fileName: file.name.slice(0, 200), base64: await base64Of(file) })
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          label={text.fromUrl}
          placeholder="https://"
          value={address}
          error={problem}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className="sm:pt-7">
          <Button type="submit" busy={preview.isPending} busyLabel={text.reading}>
            {text.import}
          </Button>
        </div>
      </form>
      <FileChoice disabled={preview.isPending} onChoose={(file) => void choose(file)} />
    </>
  )
}

/** The message for the first field the server refuses. */
function problemIn(
  error: Error | null,
  sentences: Readonly<Record<string, string>>,
): string | undefined {
  const [first] = Object.values(fieldsOf(error))
  return first === undefined ? undefined : sentences[first]
}
