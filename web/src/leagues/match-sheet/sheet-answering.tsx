import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAnswerSheet } from '../api/match-sheets.ts'
import type { MatchToConfirmProps } from './match-to-confirm.tsx'
import { ProposalForm } from './proposal-form.tsx'

/** Asks for the name and confirms the displayed version. */
export function SheetAnswering({ token, card }: MatchToConfirmProps) {
  const { page: text } = useText('matchSheet')
  const answer = useAnswerSheet(token)
  const [name, setName] = useState(card.proposal?.by ?? '')
  const [isMissing, setMissing] = useState(false)
  const [isProposing, setProposing] = useState(false)

  function withName(say: (by: string) => void) {
    const by = name.trim()
    setMissing(by === '')
    if (by !== '') say(by)
  }

  const confirm = () =>
    withName((by) => answer.mutate({ by, version: card.version, answer: { kind: 'confirm' } }))
  return (
    <section className="grid grid-cols-1 gap-4">
      {card.confirmedAt === null && !isProposing && <h2 className="text-l">{text.question}</h2>}
      <TextField
        label={text.name}
        description={text.nameHint}
        required
        maxLength={100}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isMissing ? text.nameMissing : undefined}
      />
      {answer.isError && <Refusal error={answer.error} />}
      {isProposing ? (
        <ProposalForm
          card={card}
          busy={answer.isPending}
          onBack={() => setProposing(false)}
          onPropose={(proposal) =>
            withName((by) =>
              answer.mutate(
                { by, version: card.version, answer: { kind: 'propose', ...proposal } },
                { onSuccess: () => setProposing(false) },
              ),
            )
          }
        />
      ) : (
        <TwoAnswers
          mayConfirm={card.confirmedAt === null}
          busy={answer.isPending}
          onConfirm={confirm}
          onPropose={() => setProposing(true)}
        />
      )}
    </section>
  )
}

interface TwoAnswersProps {
  readonly mayConfirm: boolean
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onPropose: () => void
}

function TwoAnswers({ mayConfirm, busy, onConfirm, onPropose }: TwoAnswersProps) {
  const { page: text } = useText('matchSheet')
  return (
    <div className="grid grid-cols-1 gap-3">
      {mayConfirm && (
        <Button wide variant="primary" busy={busy} busyLabel={text.saving} onClick={onConfirm}>
          {text.confirm}
        </Button>
      )}
      <Button wide disabled={busy} onClick={onPropose}>
        {text.propose}
      </Button>
    </div>
  )
}

function Refusal({ error }: { error: Error }) {
  const { page: text } = useText('matchSheet')
  const { errors } = useText('wire')
  const code = codeOf(error)
  return <Banner tone="danger">{code === 'changed_meanwhile' ? text.changed : errors[code]}</Banner>
}
