import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { useSignInWays } from '#web/platform/session/use-sign-in-ways.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

import { CodePanel } from './code-panel.tsx'
import { useSignOutHere } from './use-sign-out-here.ts'

/** The second step of signing in: a code from the app, or a recovery code. */
export function SecondFactorPanel() {
  const text = useText('auth')
  const { signOut } = useText('site')
  const { factors } = useSession()
  const { secondStep } = useSignInWays()
  const leave = useSignOutHere()
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '')
  const [usesRecovery, setUsesRecovery] = useState(false)

  return (
    <div className="grid gap-5">
      {factors.length > 1 && !usesRecovery && (
        <Select
          label={text.secondStep.device}
          className="max-w-60"
          value={factorId}
          options={factors.map(({ id, friendly_name: name }, place) => ({
            value: id,
            label: name ?? text.secondStep.app(place + 1),
          }))}
          onChange={setFactorId}
        />
      )}
      <CodePanel
        key={usesRecovery ? 'recovery' : factorId}
        kind={usesRecovery ? 'letters' : 'digits'}
        label={usesRecovery ? text.secondStep.recoveryCode : text.confirm.code}
        confirm={(code) => secondStep(factorId, code)}
      >
        <Button variant="quiet" onClick={leave}>
          {signOut}
        </Button>
      </CodePanel>
      <Button
        variant="quiet"
        className="-ml-3 justify-self-start"
        onClick={() => setUsesRecovery(!usesRecovery)}
      >
        {usesRecovery ? text.secondStep.useApp : text.secondStep.useRecovery}
      </Button>
    </div>
  )
}
