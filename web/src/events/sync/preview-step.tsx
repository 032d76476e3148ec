import type {
  CalendarPreview,
  CalendarSource,
} from '@touchline/contract/events/shapes/calendar-sync'
import { eventTypes, type EventType } from '@touchline/domain/events/event-types'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'

import { useImportCalendar } from '../api/sync.ts'
import { useDayAndTime } from '../use-event-time.ts'
import { useFormProblem } from '../use-form-problem.ts'

export interface FoundCalendar {
  readonly source: CalendarSource
  readonly preview: CalendarPreview
}

interface PreviewStepProps {
  readonly teamId: string
  readonly found: FoundCalendar
  readonly onDone: () => void
}

/** The effect of an import before it happens; the event type can be corrected. */
export function PreviewStep({ teamId, found, onDone }: PreviewStepProps) {
  const text = useText('sync')
  const { types } = useText('events')
  const toast = useToast()
  const [eventType, setEventType] = useState<EventType | null>(null)
  const take = useImportCalendar(teamId)
  const problem = useFormProblem(take.error)

  function confirm() {
    take.mutate(
      { source: found.source, eventType },
      {
        onSuccess: () => {
          toast({ title: text.importStarted })
          onDone()
        },
      },
    )
  }

  return (
    <>
      <Figures preview={found.preview} />
      <Samples preview={found.preview} eventType={eventType} />
      <OptionalSelect
        label={text.typesAre}
        noneLabel={text.asTitled}
        value={eventType}
        options={optionsOf(eventTypes, types)}
        onChange={setEventType}
      />
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <DialogActions>
        <Button onClick={onDone}>{text.back}</Button>
        <Button
          variant="primary"
          busy={take.isPending}
          busyLabel={text.importing}
          onClick={confirm}
        >
          {text.confirm}
        </Button>
      </DialogActions>
    </>
  )
}

function Figures({ preview }: { readonly preview: CalendarPreview }) {
  const text = useText('sync')
  const { types } = useText('events')
  const { created, changed, gone, missing, guessedZones, tooOften } = preview
  const furtherZones = guessedZones.count - guessedZones.names.length
  const furtherTooOften = tooOften.count - tooOften.titles.length
  const figures = [
    ...(created > 0 ? [text.created(created)] : []),
    ...(changed > 0 ? [text.changed(changed)] : []),
    ...(gone > 0 ? [text.gone(gone)] : []),
  ]
  return (
    <div role="status" className="wrap-anywhere">
      <h4 className="font-medium">{text.found(preview.name)}</h4>
      <p className="figures">{figures.length === 0 ? text.nothing : figures.join(' · ')}</p>
      <p className="figures text-s text-muted">
        {preview.types.map(({ type, count }) => text.ofType(types[type], count)).join(' · ')}
      </p>
      {missing > 0 && <p>{text.missing(missing)}</p>}
      {preview.isCutOff && <p>{text.cutOff}</p>}
      {guessedZones.names.map((name) => (
        <p key={name}>{text.guessedZone(name)}</p>
      ))}
      {furtherZones > 0 && <p>{text.alsoGuessed(furtherZones)}</p>}
      {preview.unreadable > 0 && <p>{text.unreadable(preview.unreadable)}</p>}
      {tooOften.titles.map((title, at) => (
        <p key={at}>{text.tooOften(title)}</p>
      ))}
      {furtherTooOften > 0 && <p>{text.alsoTooOften(furtherTooOften)}</p>}
    </div>
  )
}

interface SamplesProps {
  readonly preview: CalendarPreview
  readonly eventType: EventType | null
}

function Samples({ preview, eventType }: SamplesProps) {
  if (preview.samples.length === 0) return null
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {preview.samples.map((sample) => (
        <Sample key={`${sample.startsAt} ${sample.title}`} sample={sample} eventType={eventType} />
      ))}
    </ul>
  )
}

interface SampleProps {
  readonly sample: CalendarPreview['samples'][number]
  readonly eventType: EventType | null
}

function Sample({ sample, eventType }: SampleProps) {
  const { types } = useText('events')
  const { title, type, location } = sample
  const when = useDayAndTime(sample)
  return (
    <li className="py-2 wrap-anywhere">
      <span className="font-medium">{title}</span>
      <span className="figures block text-s text-muted">
        {[when, types[eventType ?? type], location].filter((words) => words !== null).join(' · ')}
      </span>
    </li>
  )
}
