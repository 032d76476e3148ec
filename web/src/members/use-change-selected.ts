import type { RosterMember } from '@touchline/contract/members/shapes'
import type { BulkAction, BulkResult } from '@touchline/contract/members/shapes/many'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useChangeMany } from './api/many.ts'
import { knownName } from './known-name.ts'
import { useErrorToast } from './use-error-toast.ts'

interface Change {
  readonly members: readonly RosterMember[]
  readonly act: BulkAction
  /** The message for the members that were changed. */
  readonly said: (done: readonly RosterMember[]) => string
  readonly onDone: () => void
  readonly onFailed?: () => void
  /** Shows a refusal where a toast would cover the form. */
  readonly onRefused?: (error: unknown) => void
}

/** Changes the selected members and reports those that couldn't be changed. */
export function useChangeSelected() {
  const { team } = useTeam()
  const { table } = useText('members')
  const { errors } = useText('wire')
  const { list } = useFormat()
  const toast = useToast()
  const complain = useErrorToast()
  const change = useChangeMany(team.id)

  function tell({ members, said }: Change, { done, refused }: BulkResult) {
    const changed = members.filter(({ id }) => done.includes(id))
    if (changed.length > 0) toast({ title: said(changed) })
    if (refused.length === 0) return
    const reasons = Map.groupBy(refused, ({ code }) => code)
    const sentences = [...reasons].map(([code, those]) => {
      const ids = new Set(those.map(({ memberId }) => memberId))
      const names = members.filter(({ id }) => ids.has(id)).map((one) => knownName(one))
      return table.because(list(names), errors[code])
    })
    toast({
      title: table.stays(refused.length),
      description: sentences.join(' '),
      tone: 'error',
    })
  }

  return {
    busy: change.isPending,
    apply: (listQuery: Change) =>
      change.mutate(
        { memberIds: listQuery.members.map(({ id }) => id), act: listQuery.act },
        {
          onSuccess: (answer) => {
            tell(listQuery, answer)
            listQuery.onDone()
          },
          onError: (error) => {
            const refuse = listQuery.onRefused ?? complain
            refuse(error)
            listQuery.onFailed?.()
          },
        },
      ),
  }
}
