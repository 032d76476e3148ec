import type { CollectionKind } from '@touchline/domain/collections/readiness'
import { useRef } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf, saysNothing } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { useBeginCollection } from '../api.ts'
import { kindIcons } from '../kind-icons.ts'

const kinds = ['membership', 'activity', 'pre_order', 'fund'] as const

/** Kinds of collections; a tap creates one. */
export function Kinds() {
  const { chooser } = useText('collections')
  const { errors } = useText('wire')
  const { team } = useTeam()
  const toast = useToast()
  const navigate = useNavigate()
  const begin = useBeginCollection(team.id)
  const draftId = useRef(crypto.randomUUID())
  const isBusy = begin.isPending || begin.isSuccess

  function choose(kind: CollectionKind) {
    if (isBusy) return
    begin.mutate(
      { kind, draftId: draftId.current },
      {
        onSuccess: (begun) => void navigate(paths.collectionForm(team.id, begun.id)),
        onError: (error) => {
          const code = codeOf(error)
          const says = saysNothing(code) ? chooser.failedText : errors[code]
          toast({ title: chooser.failed, description: says, tone: 'error' })
        },
      },
    )
  }

  return (
    <ul className="grid pairs-[15rem] gap-3">
      {kinds.map((kind) => (
        <li key={kind}>
          <Kind
            kind={kind}
            isBusy={isBusy && begin.variables?.kind === kind}
            onChoose={() => choose(kind)}
          />
        </li>
      ))}
    </ul>
  )
}

interface KindProps {
  readonly kind: CollectionKind
  readonly isBusy: boolean
  readonly onChoose: () => void
}

function Kind({ kind, isBusy, onChoose }: KindProps) {
  const text = useText('collections')
  const Icon = kindIcons[kind]
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={onChoose}
      className="flex h-full w-full gap-4 rounded-surface border border-line bg-surface p-4 text-left hover:border-ink sm:p-5"
    >
      {isBusy ? <Spinner /> : <Icon className="size-7 shrink-0 text-accent-ink" aria-hidden />}
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{text.kinds[kind]}</span>
        <span className="block text-s text-muted">{text.chooser.hints[kind]}</span>
      </span>
    </button>
  )
}
