import type { JoinResult, JoiningPerson } from '@touchline/contract/invitations/shapes'
import { useState } from 'react'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { type JoinTarget, useJoin } from '../api/joining.ts'
import { ownAccountAgeOf, errorReason } from '../reason.ts'

interface JoinInput {
  readonly door: JoinTarget
  readonly otherAddress?: boolean
  readonly onJoined: (outcome: JoinResult) => void
  /** Shows a problem beside its field; returns false if there is no such field. */
  readonly showAt: (path: string, problem: string) => boolean
}

/** Sends the request to join and words its refusals. */
export function useJoining({ door, otherAddress, onJoined, showAt }: JoinInput) {
  const join = useJoin(door)
  const refusal = useRefusal(join.error)
  const [isShown, setShown] = useState(false)

  function show(error: Error) {
    const shown = Object.entries(fieldsOf(error)).map(([path, problem]) =>
      showAt(path.replace(/^who\./, ''), problem),
    )
    setShown(shown.length > 0 && shown.every(Boolean))
  }

  return {
    busy: join.isPending,
    /** A refusal that belongs to no field. */
    refusal: isShown ? undefined : refusal,
    /** Clears the refusal when the values change. */
    forget: join.reset,
    send: (who: JoiningPerson) =>
      join.mutate(
        { who, ...(otherAddress === undefined ? {} : { otherAddress }) },
        { onSuccess: onJoined, onError: show },
      ),
  }
}

interface Refusal {
  readonly title: string | undefined
  readonly sentence: string
  /** A parent can do this instead. */
  readonly needsParent: boolean
}

function useRefusal(error: unknown): Refusal | undefined {
  const text = useText('invitations')
  const { errors } = useText('wire')
  if (!error) return undefined
  const code = codeOf(error)
  if (code === 'guardian_needed') {
    const isYoung = errorReason(error) === 'too_young'
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
  return { title: undefined, sentence: known[code] ?? errors[code], needsParent: false }
}

export type JoinRefusal = ReturnType<typeof useJoining>['refusal']
