import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useReport } from '../api/reports.ts'
import { ReportForm, type Reported } from './report-form.tsx'

interface ReportDialogProps {
  readonly teamId: string
  readonly reported: Reported
  readonly onClose: () => void
}

/** Reports something to the people responsible for children, and says who will read it. */
export function ReportDialog({ teamId, reported, onClose }: ReportDialogProps) {
  const text = useText('reports')
  const report = useReport()
  const title = reported.kind === 'message' ? text.title : text.titleOf(reported.name)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={report.data === undefined ? title : text.sent}
    >
      {report.data === undefined ? (
        <ReportForm teamId={teamId} reported={reported} report={report} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          <p role="status">{text.made[report.data.readers]}</p>
          {report.data.readers !== 'nobody' && (
            <p>
              <TextLink to={paths.reports}>{text.follow}</TextLink>
            </p>
          )}
          <p className="text-muted">{text.helpline}</p>
          <DialogActions>
            <Button onClick={onClose}>{text.close}</Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}
