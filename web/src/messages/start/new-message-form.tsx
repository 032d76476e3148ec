import { useState } from 'react'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

import { useRecipients } from '../api/starting.ts'
import type { MessageDraft } from './draft.ts'
import { RecipientsStep } from './recipients-step.tsx'
import { RecipientLine } from './to-whom.tsx'
import { useNewMessage } from './use-new-message.ts'
import { WordsStep } from './words-step.tsx'

interface NewMessageFormProps {
  readonly teamId: string
  readonly input: MessageDraft
  readonly onClose: () => void
}

/** Keeps text and choices between the steps; a single step if recipients are preset. */
export function NewMessageForm({ teamId, input, onClose }: NewMessageFormProps) {
  const text = useText('starting')
  const recipients = useRecipients(teamId)
  const message = useNewMessage(teamId, input)
  const [step, setStep] = useState<0 | 1>(0)
  const { begun, choice, audience, preview, send } = message
  const refusal = preview.data?.refusal ?? undefined

  function chooseOthers() {
    message.chooseOthers()
    setStep(1)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {audience === undefined && <Stepper steps={text.steps} current={step} />}
      <Problem error={message.error} />
      {step === 0 ? (
        <WordsStep
          begun={begun}
          mayAnnounce={recipients.data?.mayAddressGroups ?? false}
          onChange={message.change}
          onCancel={() => {
            message.forget()
            onClose()
          }}
          onNext={() => (audience === undefined ? setStep(1) : send(audience))}
          sends={
            audience && {
              to: <RecipientLine choice={choice} preview={preview} onChange={chooseOthers} />,
              isSending: message.isSending,
              refusal: refusal && text.preview.refusal[refusal],
            }
          }
        />
      ) : (
        <RecipientsStep
          teamId={teamId}
          recipients={recipients}
          choice={choice}
          isAnnouncement={begun.isAnnouncement}
          isStarting={message.isSending}
          onChange={message.setChoice}
          onBack={() => setStep(0)}
          onStart={send}
        />
      )}
    </div>
  )
}

function Problem({ error }: { error: Error | null }) {
  const { preview } = useText('starting')
  const { errors } = useText('wire')
  if (error === null) return null
  const isNoPerson = fieldsOf(error)['audience'] === 'nobody_reached'
  return (
    <Banner tone="danger">{isNoPerson ? preview.refusal.nobody : errors[codeOf(error)]}</Banner>
  )
}
