import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import type { Home } from '@touchline/domain/children/homes'

type Guardian = ChildHomes['guardians'][number]

/** The guardian of a home in a plan. */
export function guardianOf(
  { guardians }: Pick<ChildHomes, 'guardians'>,
  { guardianIds }: Pick<HomePlan, 'guardianIds'>,
  home: Home,
): Guardian | undefined {
  return guardians.find(({ id }) => id === guardianIds[home - 1])
}

/** True if the reader is one of the two. */
export function isShared(
  { guardians }: Pick<ChildHomes, 'guardians'>,
  { guardianIds }: Pick<HomePlan, 'guardianIds'>,
): boolean {
  return guardians.some(({ id, isMe }) => isMe && guardianIds.includes(id))
}

/** The exceptions that aren't over. */
export function comingOf(
  { exceptions }: Pick<HomePlan, 'exceptions'>,
  today: string,
): HomePlan['exceptions'] {
  return exceptions.filter(({ until }) => until >= today)
}
