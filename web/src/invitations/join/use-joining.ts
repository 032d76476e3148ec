import type { Joined, Who } from '@touchline/contract/invitations/shapes'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { type Door, useJoin } from '../api/joining.ts'
import { ownAccountAgeOf, reasonOf } from '../reason.ts'

interface JoiningWish {
  readonly door: Door
  readonly otherAddress?: boolean
  readonly onJoined: (outcome: Joined) => void
}

/** Asks to join, and says kindly why it cannot be. */
export function useJoining({ door, otherAddress, onJoined }: JoiningWish) {
  const join = useJoin(door)
  const refusal = useRefusal(join.error)
  return {
    busy: join.isPending,
    refusal,
    /** The refusal is about what was said before. */
    forget: join.reset,
    send: (who: Who) =>
      join.mutate(
        { who, ...(otherAddress === undefined ? {} : { otherAddress }) },
        { onSuccess: onJoined },
      ),
  }
}

interface Refusal {
  readonly title: string | undefined
  readonly sentence: string
  /** A parent can do what this person cannot. */
  readonly needsParent: boolean
}

function useRefusal(error: unknown): Refusal | undefined {
  const text = useText('invitations')
  const { errors } = useText('wire')
  if (!error) return undefined
  const code = codeOf(error)
  if (code === 'guardian_needed') {
    const isYoung = reasonOf(error) === 'too_young'
    const age = ownAccountAgeOf(error) ?? 16
    const sentence = isYoung ? text.join.tooYoung(age) : text.join.guardianFirst
    return { title: text.join.tooYoungTitle, sentence, needsParent: true }
  }
  if (code === 'own_parent')
    return { title: text.join.tooYoungTitle, sentence: errors.own_parent, needsParent: true }
  const { join } = text
  const known: Partial<Record<typeof code, string>> = {
    already_member: join.alreadyMember,
    already_used: join.used,
    expired: join.expired,
    revoked: join.revoked,
    too_many_requests: text.code.tooOften,
  }
  const isAdult = fieldsOf(error)['who.child.dateOfBirth'] === 'adult'
  const sentence = isAdult ? join.childAdult : (known[code] ?? errors[code])
  return { title: undefined, sentence, needsParent: false }
}

export type JoinRefusal = ReturnType<typeof useJoining>['refusal']
