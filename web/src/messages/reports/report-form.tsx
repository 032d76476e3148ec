import { type ReportReason, reportReasons } from '@touchline/domain/messages/reports'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import type { ReportSubject, useReport } from '../api/reports.ts'

/** A message, or a member whose profile or picture is reported. */
export type Reported =
  | Extract<ReportSubject, { kind: 'message' }>
  | {
      readonly kind: 'person'
      readonly memberId: string
      readonly name: string
      readonly hasPicture: boolean
    }

interface ReportFormProps {
  readonly teamId: string
  readonly reported: Reported
  readonly report: ReturnType<typeof useReport>
  readonly onClose: () => void
}

const partsOfPerson = ['profile', 'picture'] as const

export function ReportForm({ teamId, reported, report, onClose }: ReportFormProps) {
  const text = useText('reports')
  const { errors } = useText('wire')
  const [part, setPart] = useState<(typeof partsOfPerson)[number]>('profile')
  const [reason, setReason] = useState<ReportReason>()
  const [details, setDetails] = useState('')
  const [isAsked, setAsked] = useState(false)

  function send(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (reason === undefined || report.isPending) return
    const about =
      reported.kind === 'message' ? reported : { kind: part, memberId: reported.memberId }
    report.mutate({ teamId, about, reason, details })
  }

  return (
    <form noValidate data-unkept className="grid gap-5" onSubmit={send}>
      <p>{text.who}</p>
      {report.isError && <Banner tone="danger">{errors[codeOf(report.error)]}</Banner>}
      {reported.kind === 'person' && reported.hasPicture && (
        <RadioCards
          label={text.part}
          arrangement="list"
          value={part}
          onChange={setPart}
          options={partsOfPerson.map((value) => ({ value, label: text.parts[value] }))}
        />
      )}
      <RadioCards
        label={text.reason}
        arrangement="list"
        required
        value={reason}
        onChange={setReason}
        error={isAsked && reason === undefined ? text.reasonRequired : undefined}
        options={reportReasons.map((value) => ({ value, label: text.reasons[value] }))}
      />
      <TextArea
        label={text.details}
        optional
        maxLength={2000}
        value={details}
        onChange={({ target }) => setDetails(target.value)}
      />
      <p className="text-s text-muted">{text.helpline}</p>
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary" busy={report.isPending} busyLabel={text.sending}>
          {text.send}
        </Button>
      </DialogActions>
    </form>
  )
}
