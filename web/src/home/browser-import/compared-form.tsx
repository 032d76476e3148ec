import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { BringForm } from './bring-form.tsx'

type ComparedFormProps = Omit<Parameters<typeof BringForm>[0], 'mine'>

/** What is there already is known before anything is proposed; what the device remembers may be older. */
export function ComparedForm(props: ComparedFormProps) {
  const text = useText('bringing')
  const { tryAgain } = useText('wire')
  const mine = useMyTeams()
  const [first, setFirst] = useState<typeof mine.data>()
  if (first === undefined && !mine.isFetching && mine.data !== undefined) setFirst(mine.data)
  if (first !== undefined) return <BringForm {...props} mine={first} />
  if (mine.isError)
    return (
      <ErrorState
        title={text.failed}
        action={<Button onClick={() => void mine.refetch()}>{tryAgain}</Button>}
      >
        {text.failedHint}
      </ErrorState>
    )
  return <SkeletonRows label={text.loading} count={3} />
}
