import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { type Arrival, takeArrival } from '#web/platform/session/arrival.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** Says how the link or provider sign-in went. */
export function ArrivalNotice(): null {
  const text = useText('auth')
  const toast = useToast()
  const navigate = useNavigate()

  const tell = useEffectEvent((arrival: Arrival) => {
    if (arrival.kind === 'joined')
      toast({
        title: text.arrival.joined,
        description: text.arrival.joinedHint,
        action: {
          label: text.arrival.setPassword,
          onPress: () => void navigate(paths.profile),
        },
      })
    else if (arrival.kind === 'confirmed') toast({ title: text.confirm.done })
    else if (arrival.kind === 'changed_email') toast({ title: text.arrival.emailChanged })
    else if (arrival.kind === 'half_changed_email') toast({ title: text.arrival.emailHalfChanged })
    else
      toast({
        tone: 'error',
        title: arrival.from === 'google' ? text.google.failedToast : text.arrival.linkFailed,
        description: sentenceFor(arrival.code),
      })
  })

  function sentenceFor(code: string | undefined): string {
    return Object.entries(text.failures).find(([name]) => name === code)?.[1] ?? text.unexpected
  }

  useEffect(() => {
    const arrival = takeArrival()
    if (arrival !== undefined) tell(arrival)
  }, [])
  return null
}
