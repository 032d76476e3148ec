import { maxClubTeams } from '@touchline/domain/clubs/options'
import { useEffect } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'

import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { ClubTeams, ClubTeamsInForm } from './club-team-rows.ts'
import type { TeamRow } from './pasted-teams.ts'
import { readTeamDraft, writeTeamDraft } from './team-draft.ts'
import { today, usePasteTeams } from './use-paste-teams.ts'

interface TeamsToName {
  readonly clubId: string
  readonly sport: string
  /** Initial number of rows. */
  readonly count: number
  /** Number of existing teams, after which proposed names continue. */
  readonly taken: number
}

/** The rows of a club's teams, validated by the contract and kept until saved. */
export function useClubTeamsForm({ clubId, sport, count, taken }: TeamsToName) {
  const text = useText('clubs').teams
  const emptyRow = (number: number): TeamRow => ({
    name: text.proposedName(taken + number),
    sport,
    gender: null,
    ageGroup: '',
    format: null,
  })
  const form = useForm<ClubTeamsInForm, unknown, ClubTeams>({
    resolver: createResolver(async () => (await import('./club-team-rows.ts')).clubTeamRows),
    defaultValues: {
      teams: [
        ...(readTeamDraft(clubId) ??
          Array.from({ length: count }, (_, index) => emptyRow(index + 1))),
      ],
    },
  })
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'teams',
  })
  const { paste, pasted, forget } = usePasteTeams(form, emptyRow)

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeTeamDraft(clubId, values.teams),
    })
  }, [form, clubId])

  /** Fills empty fields from the typed name. */
  async function propose(index: number) {
    const { fillFromName } = await import('./pasted-teams.ts')
    const before = form.getValues(`teams.${index}`)
    const { ageGroup, gender } = fillFromName(before, today())
    if (ageGroup !== before.ageGroup) form.setValue(`teams.${index}.ageGroup`, ageGroup)
    if (gender !== before.gender) form.setValue(`teams.${index}.gender`, gender)
  }

  return {
    form,
    ids: fields.map(({ id }) => id),
    isFull: fields.length >= maxClubTeams,
    pasted,
    paste: (event: Parameters<typeof paste>[0]) => paste(event, (rows) => replace([...rows])),
    propose: (index: number) => void propose(index),
    add: () => append(emptyRow(fields.length + 1), { focusName: `teams.${fields.length}.name` }),
    remove: (index: number) => {
      forget()
      remove(index)
    },
  }
}

export type ClubTeamsForm = ReturnType<typeof useClubTeamsForm>['form']
