import {
  type ErrorKind,
  errorKinds,
  type NoticeKind,
} from '@touchline/domain/members/import/interpreted-rows'

/** An `error` was not imported; a `notice` was. */
export function isErrorKind(kind: ErrorKind | NoticeKind): kind is ErrorKind {
  return errorKinds.some((known) => known === kind)
}

const rowProblems: readonly (ErrorKind | NoticeKind)[] = [
  'name_missing',
  'first_name_missing',
  'parent_alone',
  'parent_of_several',
]

/** True if the whole row was left out. */
export function isRowProblem(kind: ErrorKind | NoticeKind): boolean {
  return rowProblems.includes(kind)
}
