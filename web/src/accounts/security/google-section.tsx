import { useState } from 'react'

import type { InstallationNotes } from '#web/auth/use-installation.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSignInWays } from '#web/platform/session/use-sign-in-ways.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { QueryBoundary } from '../query-boundary.tsx'
import { Section } from '../section.tsx'
import { type Identity, useDisconnect, useIdentities } from './api.ts'
import { useAuthErrorToast } from './use-auth-error-toast.ts'

/** The Google account that can sign in. */
export function GoogleSection({ notes }: { notes: InstallationNotes }) {
  const text = useText('accounts').google
  const identities = useIdentities()
  const google = identities.data?.find(({ provider }) => provider === 'google')
  const refusal = refusalOf(notes, text)
  return (
    <Section title={text.title}>
      <QueryBoundary query={identities}>
        {google === undefined ? (
          <NotConnected refusal={refusal} />
        ) : (
          <Connected identity={google} refusal={notes.canLinkIdentities ? undefined : refusal} />
        )}
      </QueryBoundary>
    </Section>
  )
}

function refusalOf(
  { hasGoogle, canLinkIdentities }: InstallationNotes,
  text: { readonly notOffered: string; readonly notByHand: string },
): string | undefined {
  if (!hasGoogle) return text.notOffered
  return canLinkIdentities ? undefined : text.notByHand
}

function NotConnected({ refusal }: { refusal: string | undefined }) {
  const text = useText('accounts').google
  const { failedToast } = useText('auth').google
  const toast = useToast()
  const { connectGoogle } = useSignInWays()
  const [busy, setBusy] = useState(false)

  async function connect(): Promise<void> {
    setBusy(true)
    const outcome = await connectGoogle('/update-profile?view=security')
    if (outcome.kind === 'done') return
    setBusy(false)
    toast({ title: failedToast, description: outcome.message, tone: 'error' })
  }

  return (
    <Button refusal={refusal} busy={busy} onClick={() => void connect()}>
      {text.connect}
    </Button>
  )
}

interface ConnectedProps {
  readonly identity: Identity
  readonly refusal: string | undefined
}

function Connected({ identity, refusal }: ConnectedProps) {
  const text = useText('accounts').google
  const toast = useToast()
  const complain = useAuthErrorToast()
  const disconnect = useDisconnect()
  const [asking, setAsking] = useState(false)
  const email: unknown = identity.identity_data?.['email']

  function goodbye(): void {
    disconnect.mutate(identity, {
      onSuccess: () => toast({ title: text.disconnected }),
      onError: complain,
      onSettled: () => setAsking(false),
    })
  }

  return (
    <>
      <p className="wrap-anywhere">{text.connected(typeof email === 'string' ? email : '')}</p>
      <Button refusal={refusal} onClick={() => setAsking(true)}>
        {text.disconnect}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.disconnectTitle}
        confirmLabel={text.disconnect}
        busy={disconnect.isPending}
        onConfirm={goodbye}
      >
        {text.disconnectBody}
      </ConfirmDialog>
    </>
  )
}
