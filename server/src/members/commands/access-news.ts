import type { MemberChange } from '@touchline/contract/members/shapes'
import type { Access } from '@touchline/domain/members/access'

import { accessOfRow, type MemberRecord } from '../queries/members.ts'

/** Access the person gained, and whether they lost any. */
export function accessChanged(member: MemberRecord, { access }: MemberChange) {
  const before = accessOfRow(member)
  const after = access ?? before
  const became = (kind: Access) => after.includes(kind) && !before.includes(kind)
  return {
    becameAdmin: became('admin'),
    becameCoach: became('coach'),
    becameTreasurer: became('treasurer'),
    lostAccess: before.some((kind) => !after.includes(kind)),
  }
}
