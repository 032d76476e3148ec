import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { CodeField } from '#web/auth/code-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useSignInWays } from '#web/platform/session/use-sign-in-ways.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import { QueryBoundary } from '../query-boundary.tsx'
import { refusalCode, useEnrolFactor, useMakeRecoveryCodes, useRefreshSecurity } from './api.ts'
import { AppProof } from './app-proof.tsx'

interface AppSetUpProps {
  readonly isFirst: boolean
  /** With the recovery codes; empty if there already are some. */
  readonly onDone: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Scan the key, type the code; from then on sign-in asks for a code. */
export function AppSetUp(props: AppSetUpProps) {
  const text = useText('accounts').apps
  const { confirm: words } = useText('auth')
  const uiWords = useUiWords()
  const setUp = useSetUp(props)
  const { enrol, code, type, refusal, busy, turnOn } = setUp
  const field = useRef<HTMLInputElement>(null)
  const isShown = enrol.data !== undefined
  // The button that had the focus is gone: keyboard users continue at the code.
  useEffect(() => {
    if (isShown) field.current?.focus({ preventScroll: true })
  }, [isShown])
  const begun = { ...enrol, isPending: enrol.isPending || enrol.isIdle, refetch: setUp.begin }

  if (setUp.proof.isNeeded)
    return (
      <AppProof
        busy={enrol.isPending}
        refusal={setUp.proof.refusal}
        onProof={(proof) => enrol.mutate(proof)}
        onCancel={props.onCancel}
      />
    )
  return (
    <QueryBoundary query={begun}>
      <form
        noValidate
        className="grid w-full gap-5 rounded-surface border border-line p-5"
        onSubmit={(event) => {
          event.preventDefault()
          void turnOn()
        }}
      >
        {enrol.data && <Key picture={enrol.data.picture} text={enrol.data.key} />}
        <CodeField
          ref={field}
          label={text.code}
          value={code}
          error={refusal}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy} busyLabel={words.submitting}>
            {text.turnOn}
          </Button>
          <Button variant="quiet" onClick={props.onCancel}>
            {uiWords.cancel}
          </Button>
        </div>
      </form>
    </QueryBoundary>
  )
}

function Key({ picture, text: key }: { picture: string; text: string }) {
  const text = useText('accounts').apps
  return (
    <>
      <p>{text.scan}</p>
      {/* Scanners need dark on light, in every theme. */}
      <img src={picture} alt={text.picture} className="size-48 rounded-control bg-white p-2" />
      <div className="grid gap-2">
        <p className="text-muted">{text.orType}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="figures text-s wrap-anywhere">{key.replaceAll(/(.{4})/g, '$1 ')}</code>
          <CopyButton size="s" text={key} />
        </div>
      </div>
    </>
  )
}

function useSetUp({ isFirst, onDone }: AppSetUpProps) {
  const text = useText('accounts').apps
  const { fields } = useText('auth')
  const toast = useToast()
  const { secondStep } = useSignInWays()
  const enrol = useEnrolFactor()
  const makeCodes = useMakeRecoveryCodes()
  const refresh = useRefreshSecurity()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const begin = useEffectEvent(() => enrol.mutate(undefined))
  useEffect(() => begin(), [])

  async function turnOn(): Promise<void> {
    const digits = code.replaceAll(/\D/g, '')
    if (enrol.data === undefined || digits === '') {
      setRefusal(fields.missing)
      return
    }
    setBusy(true)
    const outcome = await secondStep(enrol.data.id, digits)
    if (outcome.kind === 'refused') {
      setBusy(false)
      setRefusal(outcome.message)
      return
    }
    toast({ title: text.turnedOn })
    const codes = isFirst ? await makeCodes.mutateAsync().catch(() => []) : []
    await refresh()
    onDone(codes)
  }

  function type(typed: string): void {
    setCode(typed)
    setRefusal(undefined)
  }

  const proof = useProofNeeded(enrol)
  return { enrol, proof, begin: () => enrol.mutate(undefined), code, type, refusal, busy, turnOn }
}

/** QueryBoundary for a proof the server asks for; the input stays until it is accepted. */
function useProofNeeded({ data, error, variables }: ReturnType<typeof useEnrolFactor>) {
  const { failures, unexpected } = useText('auth')
  const code = refusalCode(error)
  const [wasAsked, setWasAsked] = useState(false)
  if (code === 'reauthentication_needed' && !wasAsked) setWasAsked(true)
  const sentence = Object.entries(failures).find(([name]) => name === code)?.[1] ?? unexpected
  return {
    isNeeded: wasAsked && data === undefined,
    refusal: error !== null && variables !== undefined ? sentence : undefined,
  }
}
