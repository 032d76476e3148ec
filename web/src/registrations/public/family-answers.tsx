import { isOpenState } from '@touchline/domain/registrations/settings'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import type { OwnRegistration } from './api.ts'

interface AnswersProps {
  readonly own: OwnRegistration
  readonly isBusy: boolean
  readonly onAnswer: (answer: 'confirm' | 'take' | 'withdraw') => void
}

/** Confirm, take an offered place, or withdraw. */
export function FamilyAnswers({ own: { people, isConfirmed }, isBusy, onAnswer }: AnswersProps) {
  const { own: text } = useText('register')
  const [isAsking, setAsking] = useState(false)
  const isOffered = people.some(({ state }) => state === 'offered')
  if (!people.some(({ state }) => isOpenState(state))) return null
  const main = isOffered ? text.take : text.confirm
  return (
    <div className="flex flex-wrap gap-3">
      {(isOffered || !isConfirmed) && (
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => onAnswer(isOffered ? 'take' : 'confirm')}
        >
          {main}
        </Button>
      )}
      {isConfirmed && (
        <Button onClick={() => setAsking(true)}>{isOffered ? text.decline : text.withdraw}</Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text.withdrawQuestion}
        confirmLabel={text.withdraw}
        onConfirm={() => {
          setAsking(false)
          onAnswer('withdraw')
        }}
      >
        {text.withdrawText}
      </ConfirmDialog>
    </div>
  )
}
