import type { ClubDocument } from '@touchline/contract/clubs/shapes/documents'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useState } from 'react'

import { documentRefusal } from '#web/files/upload-document.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { getsEmail, isInNoTeam } from '../people/people-view.ts'
import { type ClubTarget, useTarget } from '../people/use-target.ts'
import { type DocumentFacts, useSaveClubDocument } from './api.ts'

interface Wanted {
  readonly teams: readonly { readonly id: string }[]
  readonly document: ClubDocument | undefined
  readonly onDone: () => void
}

/** The form's state; a new document is named like its file and is for everyone in all teams. */
export function useDocumentForm(clubId: string, { teams, document, onDone }: Wanted) {
  const text = useText('clubDocuments')
  const { errors } = useText('wire')
  const toast = useToast()
  const target = useTarget(clubId)
  const { save, percent } = useSaveClubDocument(clubId)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<ErrorCode>()
  const [isAsked, setAsked] = useState(false)
  const [facts, setFacts] = useState<DocumentFacts>(() => ({
    documentId: document?.id ?? crypto.randomUUID(),
    name: document?.name ?? '',
    audience: document?.audience ?? 'everyone',
    teamIds: document?.teamIds ?? teams.map(({ id }) => id),
    personIds: null,
  }))
  const isFileless = file === undefined && document === undefined
  const name = facts.name.trim()
  const { forPeople, isForPeople, isUnaddressed } = addresseesOf(facts, target)
  const missing = (isMissing: boolean, says: string) => (isAsked && isMissing ? says : undefined)

  function choose(chosen: File | undefined) {
    const refused = chosen && documentRefusal({ file: chosen, purpose: 'club_document' })
    setRefusal(refused)
    if (chosen === undefined || refused !== undefined) return
    setFile(chosen)
    if (name === '')
      setFacts((now) => ({ ...now, name: chosen.name.replace(/\.[^.]{0,10}$/u, '').slice(0, 120) }))
  }

  function submit() {
    setAsked(true)
    if (isFileless || name === '' || isUnaddressed || save.isPending) return
    save.mutate(
      { ...facts, ...forPeople, name, file },
      {
        onSuccess: () => {
          toast({ title: text.saved })
          onDone()
        },
      },
    )
  }

  return {
    facts,
    target,
    change: (next: Partial<DocumentFacts>) => setFacts((now) => ({ ...now, ...next })),
    file,
    choose,
    submit,
    save,
    percent,
    problems: {
      file: refusal === undefined ? missing(isFileless, text.fileRequired) : errors[refusal],
      name: missing(name === '', text.nameRequired),
      teams: missing(!isForPeople && facts.teamIds.length === 0, text.teamsRequired),
    },
  }
}

/** The people who get a document now, instead of teams. */
function peopleFor({ target, people = [] }: ClubTarget) {
  if (target === 'teams') return undefined
  const personIds = people
    .filter((person) => !isInNoTeam(person) || getsEmail(person))
    .map(({ id }) => id)
  return { audience: 'people' as const, teamIds: [], personIds }
}

function addresseesOf({ audience, teamIds }: DocumentFacts, target: ClubTarget) {
  const forPeople = peopleFor(target)
  const isForPeople = audience === 'people' || forPeople !== undefined
  const isUnaddressed =
    forPeople === undefined
      ? !isForPeople && teamIds.length === 0
      : forPeople.personIds.length === 0
  return { forPeople, isForPeople, isUnaddressed }
}
