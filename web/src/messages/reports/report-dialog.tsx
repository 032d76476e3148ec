import type { Message } from '@touchline/contract/messages/shapes/message'
import { type ReportReason, reportReasons } from '@touchline/domain/messages/reports'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useReport } from '../api/reports.ts'
import { useThreadActions } from '../thread/thread-context.ts'

interface ReportDialogProps {
  readonly message: Message
  readonly onClose: () => void
}

/** Tells those who answer for children of a message, and says who reads it. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const text = useText('reports')
  const report = useReport()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={report.data === undefined ? text.title : text.sent}
    >
      {report.data === undefined ? (
        <ReportForm message={message} report={report} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          <p role="status">{text.made[report.data.readers]}</p>
          <p className="text-muted">{text.helpline}</p>
          <DialogActions>
            <Button onClick={onClose}>{text.close}</Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}

type ReportFormProps = ReportDialogProps & { readonly report: ReturnType<typeof useReport> }

function ReportForm({ message, report, onClose }: ReportFormProps) {
  const text = useText('reports')
  const { errors } = useText('wire')
  const { place } = useThreadActions()
  const [reason, setReason] = useState<ReportReason>()
  const [details, setDetails] = useState('')
  const [isAsked, setAsked] = useState(false)

  function send(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (reason === undefined || report.isPending) return
    report.mutate({ ...place, messageId: message.id, reason, details })
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <p>{text.who}</p>
      {report.isError && <Banner tone="danger">{errors[codeOf(report.error)]}</Banner>}
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
