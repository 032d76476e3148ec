import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useCloseReport } from '../api/reports.ts'

/** Says that it has been dealt with, and how. */
export function CloseReport({ reportId }: { reportId: string }) {
  const { list: text } = useText('reports')
  const { errors } = useText('wire')
  const close = useCloseReport()
  const [note, setNote] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!close.isPending) close.mutate({ reportId, note })
  }

  return (
    <form noValidate className="grid justify-items-start gap-3" onSubmit={submit}>
      {close.isError && <Banner tone="danger">{errors[codeOf(close.error)]}</Banner>}
      <TextArea
        className="w-full"
        label={text.note}
        optional
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" busy={close.isPending} busyLabel={text.closing}>
        {text.close}
      </Button>
    </form>
  )
}
