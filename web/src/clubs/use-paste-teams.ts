import { maxClubTeams } from '@touchline/domain/clubs/options'
import { type ClipboardEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'

import type { ClubTeams, ClubTeamsInForm } from './club-team-rows.ts'
import type { PastedTeams, TeamColumn, TeamRow, TeamWords } from './pasted-teams.ts'

/** Pastes spreadsheet lines into the rows from a field on. */
export function usePasteTeams(
  form: Pick<UseFormReturn<ClubTeamsInForm, unknown, ClubTeams>, 'getValues'>,
  emptyRow: (number: number) => TeamRow,
) {
  const words = useTeamWords()
  const [pasted, setPasted] = useState<Pick<PastedTeams, 'unread' | 'left'>>(nothing)

  function paste(event: ClipboardEvent<HTMLElement>, fill: (rows: readonly TeamRow[]) => void) {
    const text = event.clipboardData.getData('text/plain')
    const at = cellOf(event.target)
    if (at === undefined || !/\t|\n.*\S/.test(text.trim())) return
    event.preventDefault()
    void import('./pasted-teams.ts').then(({ readPastedTeams }) => {
      const rows = form.getValues('teams')
      const known = { rows, at, emptyRow, words, today: today(), maxRows: maxClubTeams }
      const { rows: filled, ...rest } = readPastedTeams(text, known)
      fill(filled)
      setPasted(rest)
    })
  }

  return { paste, pasted, forget: () => setPasted(nothing) }
}

const nothing = { unread: [], left: 0 } as const

export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

const columns: readonly TeamColumn[] = ['name', 'sport', 'ageGroup', 'format', 'gender']

function cellOf(target: EventTarget) {
  if (!(target instanceof Element)) return undefined
  const column = target.closest('[data-column]')?.getAttribute('data-column')
  const row = target.closest('[data-row]')?.getAttribute('data-row')
  const known = columns.find((name) => name === column)
  return known === undefined || row == null ? undefined : { row: Number(row), column: known }
}

function useTeamWords(): TeamWords {
  const { fields } = useText('clubs').teams
  const { sports, ageGroups, genders, youthGenders } = useText('teams')
  return { columns: fields, sports, ageGroups, genders: [genders, youthGenders] }
}
