import { maxAddresses } from '@touchline/domain/invitations/addresses'
import { maxMessageLength } from '@touchline/domain/invitations/messages'
import { UserPlus } from 'lucide-react'
import { useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useUninvited } from '../api/invitations.ts'
import { useEmailForm } from './use-email-form.ts'

/** Invites several addresses with one message. */
export function EmailForm({ teamId }: { teamId: string }) {
  const text = useText('invitations').invite
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useEmailForm(teamId, () => field.current?.focus())
  return (
    <form noValidate className="grid gap-5" onSubmit={form.submit}>
      <FillIn teamId={teamId} onFill={form.addTyped} />
      <TextArea
        ref={field}
        label={text.emails}
        description={text.emailsHint}
        required
        placeholder={text.emailsPlaceholder}
        autoComplete="off"
        spellCheck={false}
        value={form.typed}
        onChange={(event) => form.type(event.target.value)}
        error={form.problem}
      />
      <TextArea
        label={text.message}
        description={text.messageHint}
        maxLength={maxMessageLength}
        value={form.message}
        onChange={(event) => form.setMessage(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={text.sending}>
          {text.send}
        </Button>
        <span className="figures text-s text-muted" aria-live="polite">
          {form.understood > 0 && text.understood(form.understood)}
        </span>
      </div>
    </form>
  )
}

interface FillInProps {
  readonly teamId: string
  readonly onFill: (emails: readonly string[]) => void
}

/** Fills in addresses from the roster, up to the limit, so that no one retypes an imported list. */
function FillIn({ teamId, onFill }: FillInProps) {
  const text = useText('invitations').invite
  const emails = useUninvited(teamId).data?.emails.slice(0, maxAddresses) ?? []
  if (emails.length === 0) return null
  return (
    <div className="grid justify-items-start gap-1">
      <Button icon={<UserPlus aria-hidden />} onClick={() => onFill(emails)}>
        {text.fill(emails.length)}
      </Button>
      <p className="text-s text-muted">{text.fillHint}</p>
    </div>
  )
}
