import { useEffect, useEffectEvent } from 'react'

import { codeOf, isUninformative } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useOpenCheckout } from '../api/offer.ts'

/** Opens the checkout for the team's Premium. */
export function useSubscribe(teamId: string | undefined) {
  const text = useText('premium')
  const { errors } = useText('wire')
  const toast = useToast()
  const open = useOpenCheckout()
  const isOver = open.isSuccess && open.data.url === ''
  const isBusy = open.isPending || (open.isSuccess && !isOver)

  // After the browser's back button the button works again.
  const again = useEffectEvent(() => open.reset())
  useEffect(() => {
    const hear = new AbortController()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && again()
    globalThis.addEventListener('pageshow', onShow, { signal: hear.signal })
    return () => hear.abort()
  }, [])

  function sentenceFor(error: unknown): string {
    const code = codeOf(error)
    if (code === 'not_signed_in') return text.notLoggedIn
    return isUninformative(code) ? text.checkoutFailed : errors[code]
  }

  function begin(priceId: string) {
    if (teamId === undefined) return
    const fail = (title: string) => toast({ title, tone: 'error' })
    open.mutate(
      { priceId, teamId },
      {
        onSuccess: ({ url }) => (url === '' ? fail(text.checkoutFailed) : location.assign(url)),
        onError: (error) => fail(sentenceFor(error)),
      },
    )
  }

  return { begin, busyWith: isBusy ? open.variables?.priceId : undefined }
}
