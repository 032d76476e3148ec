import type { Token } from '@touchline/contract/integrations/shapes/tokens'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRevokeToken } from './api.ts'

export function TokenRow({ token }: { token: Token }) {
  const text = useText('integrations')
  const { errors } = useText('wire')
  const toast = useToast()
  const revoke = useRevokeToken()
  const [isAsked, setAsked] = useState(false)
  const { name } = token

  function end(): void {
    revoke.mutate(token.id, {
      onSuccess: () => toast({ title: text.endedNow }),
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
      onSettled: () => setAsked(false),
    })
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <TokenFacts token={token} />
      </div>
      <Button size="s" aria-label={text.endOf(name)} onClick={() => setAsked(true)}>
        {text.end}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={text.endTitle(name)}
        confirmLabel={text.end}
        busy={revoke.isPending}
        onConfirm={end}
      >
        {text.endBody}
      </ConfirmDialog>
    </li>
  )
}

function TokenFacts({ token: { begins, isEnded, scopes, app, ...token } }: { token: Token }) {
  const text = useText('integrations')
  const format = useFormat()
  const { timeZone } = useBrowserPlace()
  const day = format.day(token.expiresAt)
  const used = token.lastUsedAt
  const words = app === null ? text.scopes : { ...text.scopes, ...text.connect.scopes }
  return (
    <>
      <p className="figures text-s text-muted">
        {app === null ? (
          <code className="wrap-anywhere">{begins}…</code>
        ) : app.host === null ? (
          text.appHere
        ) : (
          text.appAt(app.host)
        )}
        {' · '}
        {isEnded ? text.ended(day) : text.until(day)}
        {' · '}
        {used === null ? text.neverUsed : text.lastUsed(format.moment(used, timeZone))}
      </p>
      <ul className="mt-2 grid list-disc gap-0.5 pl-5 text-s">
        {scopes.map((scope) => (
          <li key={scope}>{words[scope]}</li>
        ))}
      </ul>
    </>
  )
}
