import { maxSubject, maxWords } from '@touchline/domain/messages/conversations'
import type { SubmitEvent } from 'react'

import { useClubReach } from '#web/messages/api/club.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { AudienceFields, type AudienceFieldsProps } from './audience-fields.tsx'
import { RecipientCount } from './recipient-count.tsx'
import { useClubMessage } from './use-club-message.ts'
import { useWriteForm } from './use-write-form.ts'

type WriteFormProps = Pick<AudienceFieldsProps, 'teams'> & { readonly clubId: string }

/** The message, its audience, and how many people that is. */
export function WriteForm({ clubId, teams }: WriteFormProps) {
  const form = useWriteForm(clubId, teams)
  const reach = useClubReach(clubId, form.audience)
  const message = useClubMessage(clubId, form.audience)
  const text = useText('clubMessage')
  const wire = useText('wire')
  const { begun, change, isAsked, error } = message
  const start = useText('starting')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    message.send()
  }

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <TextArea
        label={start.message}
        required
        rows={5}
        maxLength={maxWords}
        dir="auto"
        value={begun.words}
        error={isAsked && begun.words.trim() === '' ? start.messageRequired : undefined}
        onChange={({ target }) => change({ ...begun, words: target.value })}
      />
      <TextField
        label={start.subject}
        optional
        maxLength={maxSubject}
        value={begun.subject}
        onChange={({ target }) => change({ ...begun, subject: target.value })}
      />
      <AudienceFields
        teams={teams}
        form={form}
        error={isAsked && form.audience === undefined ? text.teamsRequired : undefined}
      />
      <RecipientCount reach={reach} isEmpty={form.isEmpty} isAsked={form.audience !== undefined} />
      {error !== null && <Banner tone="danger">{wire.errors[codeOf(error)]}</Banner>}
      <Button
        type="submit"
        variant="primary"
        className="w-full sm:w-fit"
        busy={message.isSending}
        busyLabel={start.starting}
        refusal={reach.data?.people === 0 ? text.notReached : undefined}
      >
        {start.start}
      </Button>
    </form>
  )
}
