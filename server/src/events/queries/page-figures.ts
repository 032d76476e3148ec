import type { Event, MyAnswer, PersonAnswer } from '@touchline/contract/events/shapes/event'
import { isPlaying } from '@touchline/domain/members/access'
import type { Actor } from '@touchline/domain/teams/actor'

import type { PageExtras } from './page-extras.ts'
import { personOf, type PersonRow } from './page-people.ts'

/**
 * The people of an event page as this person may see them, with the figures that event lists get
 * from the database.
 */
export function toPagePeople(rows: readonly PersonRow[], actor: Actor, more: PageExtras) {
  const places = waitingPlaces(rows)
  return {
    people: rows.map((person) => personOf(person, actor, { ...more, places })),
    figures: {
      asked: rows.filter((person) => person.is_invited).length,
      staff_counts: staffCountsOf(rows),
      mine: answersOf(rows, { ...more, places, ids: [actor.memberId, ...actor.childIds] }),
    },
  }
}

/** Each person's place on the waiting list, from 1. */
function waitingPlaces(people: readonly PersonRow[]): ReadonlyMap<string, number> {
  const waiting = people.flatMap(({ id, waiting_order: order }) =>
    order === null ? [] : [{ id, order }],
  )
  const inOrder = waiting.toSorted((one, other) => one.order - other.order)
  return new Map(inOrder.map(({ id }, at) => [id, at + 1]))
}

/** Answers of team members who don't play. */
function staffCountsOf(people: readonly PersonRow[]): Event['staffCounts'] {
  const staff = people.filter((one) => one.guest_of === null && !isPlayingRow(one))
  const count = (isMeant: (one: PersonRow) => boolean) => staff.filter(isMeant).length
  return {
    going: count(({ answer, waiting_order: order }) => answer === 'going' && order === null),
    maybe: count(({ answer }) => answer === 'maybe'),
    notGoing: count(({ answer }) => answer === 'not_going'),
    waiting: count(({ waiting_order: order }) => order !== null),
    silent: count(({ answer }) => answer === null),
  }
}

function isPlayingRow({ is_coach: isCoach, position }: PersonRow): boolean {
  return isPlaying({ isCoach, position })
}

interface Own {
  readonly ids: readonly (string | undefined)[]
  readonly places: ReadonlyMap<string, number>
  readonly disagreementOf: (memberId: string) => PersonAnswer['disagreement']
}

/** Answers of the reader and their children: the reader first, then children by first name. */
function answersOf(people: readonly PersonRow[], own: Own): MyAnswer[] {
  const mine = people.filter(({ id }) => own.ids.includes(id)).map((row) => answerOf(row, own))
  return mine.toSorted(
    (one, other) =>
      other.relation.localeCompare(one.relation) || one.firstName.localeCompare(other.firstName),
  )
}

function answerOf(row: PersonRow, { places, disagreementOf }: Own): MyAnswer {
  const relation = row.is_own === true ? 'self' : 'child'
  return {
    memberId: row.id,
    firstName: row.first_name,
    relation,
    answer: row.answer,
    comment: row.comment,
    awayUntil: row.away_until,
    beforeChange: row.before_change,
    disagreement: relation === 'child' && row.answer !== null ? disagreementOf(row.id) : [],
    waiting: places.get(row.id) ?? null,
  }
}
