import type { KitPlayer } from '@touchline/contract/members/shapes/kit'
import { type KitItem, playersWithoutSize } from '@touchline/domain/members/kit-order'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useAskForSizes } from '../api/kit.ts'
import { useErrorToast } from '../use-error-toast.ts'

interface MissingSizesProps {
  readonly players: readonly KitPlayer[]
  readonly items: readonly KitItem[]
}

/** Whose size is unknown, with one tap to ask them or their parents. */
export function MissingSizes({ players, items }: MissingSizesProps) {
  const text = useText('kit')
  const { list } = useFormat()
  const { team } = useTeam()
  const toast = useToast()
  const complain = useErrorToast()
  const ask = useAskForSizes(team.id)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const lacking = playersWithoutSize(players, items)
  const wanted = lacking.map(({ id }) => id).filter((id) => !asked.has(id))
  if (lacking.length === 0) return null

  function send() {
    ask.mutate(wanted, {
      onSuccess: (answer) => {
        setAsked(new Set([...asked, ...wanted]))
        toast({ title: text.asked(answer.asked.length) })
      },
      onError: complain,
    })
  }

  return (
    <Banner tone="warning" title={text.lacking(lacking.length)}>
      <p>{list(lacking.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()))}</p>
      {wanted.length > 0 && (
        <Button size="s" className="mt-2" busy={ask.isPending} onClick={send}>
          {text.ask(wanted.length)}
        </Button>
      )}
    </Banner>
  )
}
