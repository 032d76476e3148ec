import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import type { Home } from '@touchline/domain/children/homes'

type Guardian = ChildHomes['guardians'][number]

export function guardianOf(
  { guardians }: Pick<ChildHomes, 'guardians'>,
  { guardianIds }: Pick<HomePlan, 'guardianIds'>,
  home: Home,
): Guardian | undefined {
  return guardians.find(({ id }) => id === guardianIds[home - 1])
}

/** True if the reader is one of the two. */
export function isReaderAmong(
  { guardians }: Pick<ChildHomes, 'guardians'>,
  { guardianIds }: Pick<HomePlan, 'guardianIds'>,
): boolean {
  return guardians.some(({ id, isMe }) => isMe && guardianIds.includes(id))
}

/** The exceptions that aren't over. */
export function upcomingExceptions(
  { exceptions }: Pick<HomePlan, 'exceptions'>,
  today: string,
): HomePlan['exceptions'] {
  return exceptions.filter(({ until }) => until >= today)
}

export interface Parent {
  /** "me" for the reader. */
  readonly name: string
  readonly inFull: string
  /** One or two letters that distinguish the parents in a narrow space. */
  readonly mark: string
}

export type Parents = Readonly<Record<Home, Parent>>

/** The two guardians of a plan; `me` is the word for the reader. */
export function parentNames(
  child: Pick<ChildHomes, 'guardians'>,
  plan: Pick<HomePlan, 'guardianIds'>,
  me: string,
): Parents {
  const [first, second] = [guardianOf(child, plan, 1), guardianOf(child, plan, 2)]
  const marks = homeMarks([first?.firstName ?? '', second?.firstName ?? ''])
  const parentOf = (guardian: Guardian | undefined, mark: string): Parent => {
    const { firstName = '', isMe = false } = guardian ?? {}
    return isMe
      ? { name: me, inFull: `${firstName} (${me})`, mark }
      : { name: firstName, inFull: firstName, mark }
  }
  return { 1: parentOf(first, marks[0]), 2: parentOf(second, marks[1]) }
}

/** Initials, else two letters, else numbers, whichever differ. */
export function homeMarks(names: readonly [string, string]): readonly [string, string] {
  for (const length of [1, 2]) {
    const [first, second] = [letters(names[0], length), letters(names[1], length)]
    if (first !== '' && second !== '' && first !== second) return [first, second]
  }
  return ['1', '2']
}

function letters(name: string, length: number): string {
  const [first = '', ...rest] = Array.from(name.trim())
  return (
    first.toLocaleUpperCase() +
    rest
      .slice(0, length - 1)
      .join('')
      .trim()
  )
}
