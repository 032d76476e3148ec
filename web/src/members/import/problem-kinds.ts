import {
  type ErrorKind,
  errorKinds,
  type NoticeKind,
} from '@touchline/domain/members/import/understood'

/** An error was not taken over; everything else is a notice. */
export function isErrorKind(kind: ErrorKind | NoticeKind): kind is ErrorKind {
  return errorKinds.some((known) => known === kind)
}
