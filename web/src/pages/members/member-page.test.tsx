import { contract } from '@touchline/contract/contract'
import { type Language, languages } from '@touchline/domain/values/language'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { guardianOf } from '#web/members/testing/member.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import MemberDialogPage from './member-page.tsx'

const { profile: text } = members
const { team } = teamOf('player')
const profile = example(contract.members.get)
const ana = {
  ...profile,
  member: { ...profile.member, isPrivate: false, archivedAt: null },
  takesOverOn: null,
  pendingBirthDate: null,
  guardians: [],
}
const list = `/team/${team.id}/members`
const dialog = page.getByRole('dialog')

function open(search = '', known = teamOf('player'), language: Language = 'en') {
  server.answers(contract.members.listFields, { fields: [] })
  server.answers(contract.events.unavailabilities, { unavailabilities: [] })
  server.answers(contract.attendance.summary, { events: 0, members: [], next: null })
  return openPage(<MemberDialogPage />, {
    as: 'player',
    language,
    team: known,
    at: `${list}/${profile.member.id}${search}`,
    route: '/team/:teamId/members/:memberId',
  })
}

describe('a member’s profile', () => {
  test('shows who it is, and is accessible in both themes', async () => {
    server.answers(contract.members.get, ana)
    await open()
    await expect.element(dialog).toHaveAccessibleName(text.title)
    await expectSaid('Ana Torres')
    expect(document.title).toContain('Ana Torres')
    await expectAccessible()
  })

  test.each([
    ['U12', null, true],
    ['adults', null, false],
    ['adults', '2009-06-01', true],
  ])('in a team of %s, someone born %s has a tab for parents: %s', async (ageGroup, born, has) => {
    const member = { ...ana.member, parents: [], dateOfBirth: born }
    server.answers(contract.members.get, { ...ana, member })
    const known = teamOf('player')
    const actor = { ...known.actor, memberId: member.id }
    await open('', { ...known, actor, team: { ...known.team, ageGroup } })
    await expect.element(page.getByRole('tab', { name: text.tabs.overview })).toBeVisible()
    const words = page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent)
    expect(words.some((word) => word.startsWith(text.tabs.parents))).toBe(has)
  })

  test.each(languages)(
    'fits its tabs on every screen without scrolling, in %s',
    async (language) => {
      const known = teamOf('player')
      const actor = { ...known.actor, childIds: [profile.member.id] }
      const guardians = [
        guardianOf(),
        guardianOf({ guardianId: '019cebf5-0f00-7000-8000-0000000000aa' }),
      ]
      server.answers(contract.members.get, { ...ana, guardians })
      server.answers(contract.privacy.childErasure, { erasure: null })
      await open('?tab=sport', { ...known, actor }, language)
      const tabs = page.getByRole('tablist')
      await expect.element(tabs).toBeVisible()
      const list = tabs.element()
      for (const opened of ['sport', 'overview']) {
        if (opened === 'overview') await page.getByRole('tab').first().click()
        for (const width of [1920, 1280, 768, 390]) {
          await page.viewport(width, 844)
          await expect
            .poll(() => list.scrollWidth - list.clientWidth, {
              message: `${opened} at ${width} px`,
            })
            .toBeLessThanOrEqual(0)
        }
      }
    },
  )

  test('closes on Escape and returns to the unchanged list', async () => {
    server.answers(contract.members.get, ana)
    const opened = await open('?search=ana&tab=contact')
    await expectSaid('Ana Torres')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => opened.path()).toBe(list)
  })

  test('offers to retry a failed load', async () => {
    server.refuses(contract.members.get, 'not_allowed')
    await open()
    await expectSaid(text.notLoaded)
    server.answers(contract.members.get, ana)
    await press(page.getByRole('button', { name: wire.tryAgain }))
    await expectSaid('Ana Torres')
  })
})
