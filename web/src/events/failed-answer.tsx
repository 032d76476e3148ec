import type { ErrorCode } from '@touchline/contract/wire/errors'
import type { ReactNode } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { useAnswer } from './api/answers.ts'

type Answering = Pick<ReturnType<typeof useAnswer>, 'isError' | 'error' | 'variables' | 'mutate'>

/** Says why an answer was not saved and offers to retry. */
export function useFailedAnswer(answering: Answering): ReactNode {
  const text = useText('events').answer
  const { errors, tryAgain } = useText('wire')
  if (!answering.isError) return null

  const code = codeOf(answering.error)
  const own = new Map<ErrorCode, string>([['changed_meanwhile', text.moved]])
  const isRepeatable = code === 'unavailable' || code === 'unexpected' || code === 'conflict'
  const { variables } = answering
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-danger">
      <span>{isRepeatable ? text.failed : (own.get(code) ?? errors[code])}</span>
      {isRepeatable && variables && (
        <Button size="s" onClick={() => answering.mutate(variables)}>
          {tryAgain}
        </Button>
      )}
    </div>
  )
}
