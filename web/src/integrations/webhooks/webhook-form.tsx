import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { webhookEvents } from '@touchline/domain/integrations/webhook-events'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import { useSaveWebhook, type WebhookDraft } from './api.ts'

interface WebhookFormProps {
  readonly teamId: string
  /** Undefined for a new one. */
  readonly edited: Webhook | undefined
  /** The secret only for a new one. */
  readonly onSaved: (secret: string | undefined) => void
  readonly onCancel: () => void
}

export function WebhookForm({ teamId, edited, onSaved, onCancel }: WebhookFormProps) {
  const text = useText('webhooks')
  const wire = useText('wire')
  const words = useUiWords()
  const form = useWebhookForm({ teamId, edited, onSaved })
  const { draft } = form
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <h2 className="text-l">{edited === undefined ? text.add : text.edit}</h2>
      {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
      <TextField
        type="url"
        label={text.url}
        description={text.urlHint}
        value={draft.url}
        maxLength={2000}
        error={form.problems.url}
        onChange={({ currentTarget }) => form.change({ url: currentTarget.value })}
      />
      <fieldset className="grid sm:grid-cols-2 sm:gap-x-6">
        <legend className="mb-1 font-medium">{text.eventsTitle}</legend>
        {webhookEvents.map((event, place) => (
          <Checkbox
            key={event}
            label={text.events[event]}
            value={draft.events.includes(event)}
            error={place === webhookEvents.length - 1 ? form.problems.events : undefined}
            onChange={(ticked) =>
              form.change({
                events: webhookEvents.filter((one) =>
                  one === event ? ticked : draft.events.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.isPending} busyLabel={text.saving}>
          {edited === undefined ? text.add : wire.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

type Problems = { readonly [Field in keyof WebhookDraft]?: string }

function useWebhookForm({ teamId, edited, onSaved }: Omit<WebhookFormProps, 'onCancel'>) {
  const text = useText('webhooks')
  const { errors } = useText('wire')
  const save = useSaveWebhook(teamId, edited?.id)
  const [draft, setDraft] = useState<WebhookDraft>({
    url: edited?.url ?? '',
    events: edited?.events ?? [],
  })
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()

  function refuse(error: unknown): void {
    const code = codeOf(error)
    if (code === 'invalid_input') setProblems({ url: text.wrongUrl })
    else setRefusal(code === 'conflict' ? text.tooMany : errors[code])
  }

  return {
    draft,
    problems,
    refusal,
    isPending: save.isPending,
    change(part: Partial<WebhookDraft>): void {
      setDraft({ ...draft, ...part })
      setProblems({})
      setRefusal(undefined)
    },
    save(): void {
      const found = {
        ...(!/^https:\/\/./i.test(draft.url.trim()) && { url: text.wrongUrl }),
        ...(draft.events.length === 0 && { events: text.missingEvents }),
      }
      setProblems(found)
      if (Object.keys(found).length > 0) return
      save.mutate(draft, { onSuccess: onSaved, onError: refuse })
    },
  }
}
