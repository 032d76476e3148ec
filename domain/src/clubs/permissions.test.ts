import { expect, test } from 'vitest'

import { clubPermissions, isClubPermission, mayInClub } from './permissions.ts'

const club = { accountId: 'account', clubId: 'club' }
const permissions = Object.keys(clubPermissions).filter(isClubPermission)

test.each(permissions)('%s is for managers of the club', (permission) => {
  expect(mayInClub({ ...club, roles: ['manager'] }, permission)).toBe(true)
  expect(mayInClub({ ...club, roles: [] }, permission)).toBe(false)
})
