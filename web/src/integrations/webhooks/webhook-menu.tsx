import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { EllipsisVertical, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { useRemoveWebhook, useRenewSecret, useSendDelivery, useSwitchWebhook } from './api.ts'

interface WebhookMenuProps {
  readonly webhook: Webhook
  readonly teamId: string
  readonly onEdit: () => void
  readonly onSecret: (secret: string) => void
  /** Drops its queries, which would be not found. */
  readonly onRemove: () => void
}

export function WebhookMenu(props: WebhookMenuProps) {
  const { webhook, teamId, onEdit, onSecret, onRemove } = props
  const text = useText('webhooks')
  const toast = useToast()
  const onError = useOnError()
  const turn = useSwitchWebhook(teamId, webhook.id)
  const test = useSendDelivery(teamId, webhook.id)
  const [asked, ask] = useState<'renew' | 'remove'>()
  const { isOn } = webhook

  function sendTest(): void {
    test.mutate(undefined, { onSuccess: () => toast({ title: text.testSent }), onError })
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={text.menuOf(webhook.url)} icon={<EllipsisVertical aria-hidden />} />
        }
      >
        <MenuItem
          icon={<Send aria-hidden />}
          refusal={isOn ? undefined : text.problems.switched_off('')}
          onSelect={sendTest}
        >
          {text.test}
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
          {text.edit}
        </MenuItem>
        <MenuItem icon={<Power aria-hidden />} onSelect={() => turn.mutate(!isOn, { onError })}>
          {isOn ? text.turnOff : text.turnOn}
        </MenuItem>
        <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => ask('renew')}>
          {text.renew}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => ask('remove')}>
          {text.remove}
        </MenuItem>
      </Menu>
      <AskRenewal
        of={{ teamId, webhookId: webhook.id }}
        open={asked === 'renew'}
        onClose={() => ask(undefined)}
        onSecret={onSecret}
      />
      <AskRemoval
        of={{ teamId, webhookId: webhook.id }}
        open={asked === 'remove'}
        onClose={() => ask(undefined)}
        onRemove={onRemove}
      />
    </>
  )
}

interface AskProps {
  readonly of: { readonly teamId: string; readonly webhookId: string }
  readonly open: boolean
  readonly onClose: () => void
}

function AskRenewal({
  of: { teamId, webhookId },
  open,
  onClose,
  onSecret,
}: AskProps & Pick<WebhookMenuProps, 'onSecret'>) {
  const text = useText('webhooks')
  const onError = useOnError()
  const renew = useRenewSecret(teamId, webhookId)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={text.renewTitle}
      confirmLabel={text.renew}
      tone="plain"
      busy={renew.isPending}
      onConfirm={() =>
        renew.mutate(undefined, { onSuccess: onSecret, onError, onSettled: onClose })
      }
    >
      {text.renewBody}
    </ConfirmDialog>
  )
}

function AskRemoval({
  of: { teamId, webhookId },
  open,
  onClose,
  onRemove,
}: AskProps & Pick<WebhookMenuProps, 'onRemove'>) {
  const text = useText('webhooks')
  const onError = useOnError()
  const remove = useRemoveWebhook(teamId, webhookId)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={text.removeTitle}
      confirmLabel={text.remove}
      busy={remove.isPending}
      onConfirm={() => {
        onRemove()
        remove.mutate(undefined, { onError, onSettled: onClose })
      }}
    >
      {text.removeBody}
    </ConfirmDialog>
  )
}

function useOnError() {
  const toast = useToast()
  const { errors } = useText('wire')
  return (error: unknown) => toast({ title: errors[codeOf(error)], tone: 'error' })
}
