import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

import { useRecipients, useStart } from '../api/starting.ts'
import { useBegun } from './begun.ts'
import { choiceOf } from './choice.ts'
import { RecipientsStep } from './recipients-step.tsx'
import type { Wish } from './wish.ts'
import { WordsStep } from './words-step.tsx'

interface NewMessageFormProps {
  readonly teamId: string
  readonly wish: Wish
  readonly onClose: () => void
}

/** What is typed and chosen stays while one goes to and fro. */
export function NewMessageForm({ teamId, wish, onClose }: NewMessageFormProps) {
  const text = useText('starting')
  const { errors } = useText('wire')
  const navigate = useNavigate()
  const recipients = useRecipients(teamId)
  const start = useStart(teamId)
  const [step, setStep] = useState<0 | 1>(0)
  const { begun, change, forget } = useBegun(teamId)
  const [choice, setChoice] = useState(() => choiceOf(wish))
  const [clientId] = useState(() => crypto.randomUUID())
  const isNobody = fieldsOf(start.error)['audience'] === 'nobody_reached'
  const problem = isNobody ? text.preview.refusal.nobody : errors[codeOf(start.error)]
  const mayAddressGroups = recipients.data?.mayAddressGroups ?? false

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Stepper steps={text.steps} current={step} />
      {start.isError && <Banner tone="danger">{problem}</Banner>}
      {step === 0 ? (
        <WordsStep
          begun={begun}
          mayAnnounce={mayAddressGroups}
          onChange={change}
          onCancel={() => {
            forget()
            onClose()
          }}
          onNext={() => setStep(1)}
        />
      ) : (
        <RecipientsStep
          teamId={teamId}
          recipients={recipients}
          choice={choice}
          isAnnouncement={begun.isAnnouncement}
          isStarting={start.isPending}
          onChange={setChoice}
          onBack={() => setStep(0)}
          onStart={(audience) =>
            start.mutate(
              {
                audience,
                isAnnouncement: begun.isAnnouncement,
                subject: begun.subject.trim() || null,
                message: { ...plainMessage, clientId, words: begun.words.trim() },
              },
              {
                onSuccess: ({ conversation }) => {
                  forget()
                  void navigate(paths.conversation(teamId, conversation.id), { replace: true })
                },
              },
            )
          }
        />
      )}
    </div>
  )
}

const plainMessage = { replyTo: null, mentions: [], files: [], poll: null }
