import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type {
  ClubMembersAction,
  ClubMembersResult,
} from '@touchline/contract/clubs/shapes/memberships'

import { useChangeClubMembers } from '#web/clubs/api/members.ts'
import { fullName } from '#web/members/known-name.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

interface Change {
  readonly people: readonly ClubPerson[]
  readonly act: ClubMembersAction
  /** The message when it is done. */
  readonly said: (count: number) => string
  /** Offered with the message. */
  readonly undo?: ClubMembersAction
  readonly onDone: () => void
}

/** Changes selected members and says who stays unchanged, and why. */
export function useChangePeople(clubId: string) {
  const { picked } = useText('clubMembers')
  const { list } = useFormat()
  const toast = useToast()
  const complain = useErrorToast()
  const change = useChangeClubMembers(clubId)

  function tell({ people, said, undo }: Change, { done, refused }: ClubMembersResult) {
    const takeBack = () => {
      if (undo) change.mutateAsync({ personIds: done, act: undo }).catch(complain)
    }
    const action = undo && done.length > 0 && { label: picked.undo, onPress: takeBack }
    if (refused.length === 0) {
      toast({ title: said(done.length), ...(action && { action }) })
      return
    }
    const sentences = [...Map.groupBy(refused, ({ code }) => code)].map(([code, those]) => {
      const ids = new Set(those.map(({ personId }) => personId))
      const names = people.filter(({ id }) => ids.has(id)).map((one) => fullName(one))
      return picked.because(list(names), picked.refusals[code])
    })
    const changed = done.length > 0 ? [said(done.length)] : []
    const title = [...changed, picked.stays(refused.length)].join(', ')
    toast({ title, description: sentences.join(' '), tone: 'error', ...(action && { action }) })
  }

  return {
    busy: change.isPending,
    save: change,
    /** Shows the result even if the list has dropped the selection meanwhile. */
    apply: (wanted: Change) => {
      const personIds = wanted.people.map(({ id }) => id)
      change.mutateAsync({ personIds, act: wanted.act }).then((answer) => {
        tell(wanted, answer)
        wanted.onDone()
      }, complain)
    },
  }
}
