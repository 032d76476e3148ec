import { useEffect, useEffectEvent } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useChangeMe } from './api.ts'

/** Says once that signing in has cancelled the deletion of the account. */
export function ReturnNotice(): null {
  const text = useText('accounts').leaving
  const toast = useToast()
  const { mutate: change } = useChangeMe()

  const welcome = useEffectEvent(() => {
    toast({ title: text.restored })
    change({ isDeletionCalledOff: false })
  })

  useEffect(() => welcome(), [])
  return null
}
