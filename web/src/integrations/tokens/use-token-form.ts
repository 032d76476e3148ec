import type { RequiredProof } from '@touchline/contract/accounts/shapes/proof'
import type { Scope } from '@touchline/domain/integrations/scopes'
import type { TokenDays } from '@touchline/domain/integrations/tokens'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useMakeToken } from './api.ts'

export interface TokenDraft {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly days: TokenDays
  readonly password: string
}

const empty: TokenDraft = { name: '', scopes: [], days: 30, password: '' }

type Problems = { readonly [Field in 'name' | 'scopes' | 'password']?: string }

interface Making {
  readonly proof: RequiredProof
  readonly onMade: (secret: string) => void
}

export function useTokenForm({ proof, onMade }: Making) {
  const text = useText('integrations')
  const { fields } = useText('auth')
  const { errors } = useText('wire')
  const make = useMakeToken()
  const [draft, setDraft] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()

  function check(): Problems {
    return {
      ...(draft.name.trim() === '' && { name: text.missingName }),
      ...(draft.scopes.length === 0 && { scopes: text.missingScope }),
      ...(proof === 'password' && draft.password === '' && { password: fields.missing }),
    }
  }

  function refuse(error: unknown): void {
    const code = codeOf(error)
    if (code === 'wrong_password') setProblems({ password: errors.wrong_password })
    else setRefusal(code === 'conflict' ? text.tooMany : errors[code])
  }

  return {
    draft,
    problems,
    refusal,
    isPending: make.isPending,
    change(part: Partial<TokenDraft>): void {
      setDraft({ ...draft, ...part })
      setProblems({})
      setRefusal(undefined)
    },
    make(): void {
      const found = check()
      setProblems(found)
      if (Object.keys(found).length > 0) return
      const { password, scopes, ...wanted } = draft
      const shown = proof === 'password' ? { password } : {}
      make.mutate(
        { ...wanted, scopes: [...scopes], ...shown },
        { onSuccess: ({ secret }) => onMade(secret), onError: refuse },
      )
    },
  }
}
