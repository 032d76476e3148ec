import type {
  AuthorizationQuery,
  AuthorizationRequest,
} from '@touchline/contract/integrations/shapes/authorization'
import type { AssistantScope } from '@touchline/domain/integrations/oauth'
import { childrenScope } from '@touchline/domain/integrations/scopes'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useAuthorize } from './api.ts'

export type Question = Extract<AuthorizationQuery, { kind: 'ask' }>

interface Consenting {
  readonly request: AuthorizationRequest
  readonly question: Question
  readonly onConnected: (redirectUrl: string) => void
}

/** Everything the app asks for is preselected, except children. */
export function useConsent({ request, question, onConnected }: Consenting) {
  const text = useText('integrations')
  const { fields } = useText('auth')
  const { errors } = useText('wire')
  const authorize = useAuthorize()
  const offered = question.scopes.filter(
    (scope) => scope !== childrenScope || question.children.length > 0,
  )
  const [chosen, setChosen] = useState<readonly AssistantScope[]>(
    offered.filter((scope) => scope !== childrenScope),
  )
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<{ scopes?: string; password?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const asksPassword = question.proof === 'password'

  function clear(): void {
    setProblems({})
    setRefusal(undefined)
  }

  function refuse(error: unknown): void {
    const code = codeOf(error)
    if (code === 'wrong_password') setProblems({ password: errors.wrong_password })
    else setRefusal(code === 'conflict' ? text.tooMany : errors[code])
  }

  return {
    offered,
    chosen,
    password,
    problems,
    refusal,
    isPending: authorize.isPending || authorize.isSuccess,
    choose(scope: AssistantScope, isChosen: boolean): void {
      setChosen(offered.filter((one) => (one === scope ? isChosen : chosen.includes(one))))
      clear()
    },
    typePassword(typed: string): void {
      setPassword(typed)
      clear()
    },
    submit(): void {
      const found = {
        ...(chosen.length === 0 && { scopes: text.missingScope }),
        ...(asksPassword && password === '' && { password: fields.missing }),
      }
      setProblems(found)
      if (Object.keys(found).length > 0) return
      authorize.mutate(
        { request, scopes: [...chosen], ...(asksPassword && { password }) },
        { onSuccess: ({ redirectUrl }) => onConnected(redirectUrl), onError: refuse },
      )
    },
  }
}
