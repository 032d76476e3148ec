import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useRollOver, useRollOverPlan } from './api.ts'
import type { Choices, RollOverView } from './roll-over-view.ts'

const noChoices: Choices = new Map()

/** The form's state, and sending it. */
export function useRollOverForm(clubId: string) {
  const text = useText('rollOver')
  const { errors } = useText('wire')
  const toast = useToast()
  const [cutOff, setCutOff] = useState<string>()
  const [choices, setChoices] = useState(noChoices)
  const [isAsking, ask] = useState(false)
  const plan = useRollOverPlan(clubId, cutOff === '' ? undefined : cutOff)
  const send = useRollOver(clubId)

  function choose(memberId: string, teamId: string) {
    setChoices((before) => new Map(before).set(memberId, teamId))
  }

  function confirm(day: string, { moves }: RollOverView) {
    send.mutate(
      { cutOff: day, moves: [...moves] },
      {
        onSuccess: ({ movedCount }) => {
          setChoices(noChoices)
          toast({ title: text.moved(movedCount) })
        },
        onError: (error) => {
          const better = { changed_meanwhile: text.changed, already_member: text.thereAlready }
          const sentences: Readonly<Record<string, string>> = { ...errors, ...better }
          toast({ title: sentences[codeOf(error)] ?? errors.unexpected, tone: 'error' })
        },
        onSettled: () => ask(false),
      },
    )
  }

  return {
    plan,
    cutOff,
    setCutOff,
    choices,
    choose,
    isAsking,
    ask,
    confirm,
    isSending: send.isPending,
  }
}

export type RollOverForm = ReturnType<typeof useRollOverForm>
