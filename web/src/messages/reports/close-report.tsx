import type { Report } from '@touchline/contract/messages/shapes/reports'
import { decisionsFor, type ReportDecision } from '@touchline/domain/messages/reports'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useCloseReport } from '../api/reports.ts'

/**
 * Closes a report with a decision, notes for those who handle reports and an answer to the
 * reporter.
 */
export function CloseReport({ report: { id: reportId, about, isByMinor } }: { report: Report }) {
  const { list: text, decisions } = useText('reports')
  const { errors } = useText('wire')
  const close = useCloseReport()
  const [decision, setDecision] = useState<ReportDecision>()
  const [note, setNote] = useState('')
  const [answer, setAnswer] = useState('')
  const [isAsked, setAsked] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (decision === undefined || close.isPending) return
    close.mutate({ reportId, decision, note, answer })
  }

  return (
    <form
      noValidate
      data-unkept
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
      onSubmit={submit}
    >
      {close.isError && <Banner tone="danger">{errors[codeOf(close.error)]}</Banner>}
      <RadioCards
        label={text.decision}
        arrangement="list"
        required
        value={decision}
        onChange={setDecision}
        error={isAsked && decision === undefined ? text.decisionRequired : undefined}
        options={decisionsFor(about).map((value) => ({ value, label: decisions[value] }))}
      />
      <Words label={text.note} value={note} onChange={setNote} />
      {isByMinor ? (
        <p className="text-muted">{text.noAnswer}</p>
      ) : (
        <Words label={text.answer} value={answer} onChange={setAnswer} />
      )}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={close.isPending}
        busyLabel={text.closing}
      >
        {text.close}
      </Button>
    </form>
  )
}

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly onChange: (words: string) => void
}

function Words({ label, value, onChange }: WordsProps) {
  return (
    <TextArea
      label={label}
      optional
      rows={2}
      maxLength={2000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
