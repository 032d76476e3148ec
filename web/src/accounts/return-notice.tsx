import { useEffect, useEffectEvent } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useAcknowledgeReturn } from './api.ts'

/** Tells who came back in time that the account stays. */
export function ReturnNotice(): null {
  const text = useText('accounts').leaving
  const toast = useToast()
  const { mutate: acknowledge } = useAcknowledgeReturn()

  const welcome = useEffectEvent(() => {
    toast({ title: text.restored })
    acknowledge()
  })

  useEffect(() => welcome(), [])
  return null
}
