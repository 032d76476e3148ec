import { useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useWriteReport } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'

/** The match report. */
export function Report({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const { report } = match.day
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={text.report}
      action={
        match.mayRun &&
        !isOpen && (
          <Button size="s" className="no-print" onClick={() => setOpen(true)}>
            {report.text === null ? text.writeReport : text.editReport}
          </Button>
        )
      }
    >
      {isOpen ? (
        <ReportForm match={match} onClose={() => setOpen(false)} />
      ) : (
        <p
          className={
            report.text === null ? 'text-muted' : 'max-w-measure wrap-anywhere whitespace-pre-line'
          }
        >
          {report.text ?? text.noReport}
        </p>
      )}
    </Card>
  )
}

function ReportForm({ match, onClose }: { match: ShownMatch; onClose: () => void }) {
  const text = useText('matchDay').after
  const wire = useText('wire')
  const { event, day } = match
  const write = useWriteReport({ teamId: event.teamId, eventId: event.id })
  const reason = useReason(write.error)
  const [version] = useState(day.report.version)
  const [typed, setTyped] = useState(day.report.text ?? '')

  function save() {
    const said = typed.trim()
    write.mutate(
      { version, text: said === '' ? null : said },
      {
        onSuccess: onClose,
      },
    )
  }

  return (
    <div className="grid gap-3">
      {write.isError && <Banner tone="danger">{reason ?? wire.errors.unavailable}</Banner>}
      <TextArea
        label={text.reportLabel}
        rows={6}
        maxLength={5000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{wire.cancel}</Button>
        <Button variant="primary" busy={write.isPending} onClick={save}>
          {wire.save}
        </Button>
      </div>
    </div>
  )
}
