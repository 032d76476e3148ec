import { foldText } from '../../values/folding.ts'

export interface CustomField {
  readonly id: string
  readonly teamId: string
  readonly name: string
  readonly kind: string
  readonly audience: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
}

/** A person's values by field id, and the new team. */
export interface MovingValues {
  readonly toTeamId: string
  readonly values: Readonly<Record<string, string>>
}

export interface CopiedValues {
  /** In the order of the bearers. */
  readonly values: readonly Readonly<Record<string, string>>[]
  /** Fields the new teams did not have. */
  readonly added: readonly CustomField[]
}

interface Dressing {
  readonly fields: readonly CustomField[]
  readonly maxFields: number
  readonly newId: () => string
}

/**
 * Copies values of own fields to a field of the same name and kind in the new team, or to a new
 * one. A value without a place stays on the archived row.
 */
export function copyValues(bearers: readonly MovingValues[], dressing: Dressing): CopiedValues {
  const known = new Map(dressing.fields.map((field) => [field.id, field]))
  const there = new Map(dressing.fields.map((field) => [placeOf(field.teamId, field), field]))
  const counts = new Map<string, number>()
  for (const { teamId } of dressing.fields) counts.set(teamId, (counts.get(teamId) ?? 0) + 1)
  const added: CustomField[] = []

  function fieldFor(field: CustomField, teamId: string): CustomField | undefined {
    const match = there.get(placeOf(teamId, field))
    if (match !== undefined) return match.kind === field.kind ? match : undefined
    const count = counts.get(teamId) ?? 0
    if (count >= dressing.maxFields) return undefined
    const made = { ...field, id: dressing.newId(), teamId }
    there.set(placeOf(teamId, made), made)
    counts.set(teamId, count + 1)
    added.push(made)
    return made
  }

  const values = bearers.map((bearer) => {
    const carried: Record<string, string> = {}
    for (const [id, value] of Object.entries(bearer.values)) {
      const field = known.get(id)
      const target = field && fieldFor(field, bearer.toTeamId)
      const kept = field && target && valueIn(target, field, value)
      if (target !== undefined && kept !== undefined) carried[target.id] = kept
    }
    return carried
  })
  return { values, added }
}

function placeOf(teamId: string, { name }: CustomField): string {
  return `${teamId} ${foldText(name)}`
}

/** Choices are matched by text, because each team has its own list. */
function valueIn(target: CustomField, field: CustomField, value: string): string | undefined {
  if (field.kind !== 'choice') return value
  const words = field.choices.find(({ id }) => id === value)?.name
  return target.choices.find(
    ({ name }) => words !== undefined && foldText(name) === foldText(words),
  )?.id
}
