import { maxSubject, maxWords } from '@touchline/domain/messages/conversations'
import { type ReactNode, type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { MessageDraft } from './started-draft.ts'

interface WordsStepProps {
  readonly begun: MessageDraft
  readonly mayAnnounce: boolean
  readonly onChange: (begun: MessageDraft) => void
  readonly onCancel: () => void
  readonly onNext: () => void
  /**
   * Set if the message is sent from this step: what is shown below the text, and whether it can be
   * sent.
   */
  readonly sends?:
    | {
        readonly to: ReactNode
        readonly isSending: boolean
        readonly refusal: string | undefined
      }
    | undefined
}

export function WordsStep({ begun, mayAnnounce, sends, ...on }: WordsStepProps) {
  const { onChange, onCancel, onNext } = on
  const text = useText('starting')
  const { write } = useText('messages')
  const [isAsked, setAsked] = useState(false)
  const isEmpty = begun.words.trim() === ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (!isEmpty && sends?.refusal === undefined && sends?.isSending !== true) onNext()
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextArea
        label={text.message}
        required
        rows={4}
        maxLength={maxWords}
        dir="auto"
        value={begun.words}
        error={isAsked && isEmpty ? text.messageRequired : undefined}
        onChange={({ target }) => onChange({ ...begun, words: target.value })}
      />
      <TextField
        label={text.subject}
        optional
        maxLength={maxSubject}
        value={begun.subject}
        onChange={({ target }) => onChange({ ...begun, subject: target.value })}
      />
      {mayAnnounce && (
        <Switch
          label={text.announcement}
          description={text.announcementHint}
          value={begun.isAnnouncement}
          onChange={(isAnnouncement) => onChange({ ...begun, isAnnouncement })}
        />
      )}
      {sends?.to}
      <DialogActions>
        <Button onClick={onCancel}>{write.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={sends?.isSending ?? false}
          busyLabel={text.starting}
          refusal={sends?.refusal}
        >
          {sends === undefined ? text.next : text.start}
        </Button>
      </DialogActions>
    </form>
  )
}
