import { clubDocuments } from '@touchline/text/clubs/documents/en'
import { clubMembers } from '@touchline/text/clubs/members/en'
import { clubPeople } from '@touchline/text/clubs/people/en'
import { wire } from '@touchline/text/wire/en'

import { linkIn } from '../harness/post-office.ts'
import { come } from '../harness/screens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { aFamilyOf } from '../harness/team-family.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const club = { name: 'TSV Süd e.V.', memberCount: 9, sport: 'football', phone: '+34600123456' }
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const pdf = { name: 'camp.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 camp') }

/** A club with a team of children and a member in no team. */
async function aClub(send: Send, passive: string) {
  const clubId = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body: club }), 'id')
  const on = `/rest/v1/clubs/${clubId}`
  const team = { name: 'Süd U12', sport: 'football', gender: 'mixed', ageGroup: 'u12' }
  const made = await send({ method: 'POST', path: `${on}/teams`, body: { teams: [team] } })
  const rosa = { firstName: 'Rosa', lastName: 'Böhm', email: passive, kind: 'passive' }
  await send({ method: 'POST', path: `${on}/members`, body: rosa })
  return { clubId, teamId: wordIn(made, 'teams', '0', 'id') }
}

test('chosen members get an event and a document, others don’t', async ({
  browser,
  page,
  context,
  touchline: { address },
  postOffice,
}) => {
  const { send } = await come(context, address)
  const passive = `rosa.${crypto.randomUUID()}@club.example`
  const { clubId, teamId } = await aClub(send, passive)
  const names = { aunt: 'Ute' }
  const family = await aFamilyOf(
    address,
    { send, teamId },
    { ...names, parent: 'Marta', child: 'Leo' },
  )
  const other = await aFamilyOf(
    address,
    { send, teamId },
    { ...names, parent: 'Olga', child: 'Pia' },
  )
  const { picked } = clubMembers
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  const choose = async (people: readonly string[], what: string) => {
    await page.goto(`/club/${clubId}/members`)
    await button(picked.start).click()
    for (const name of people)
      await page.getByRole('checkbox', { name: picked.select(name) }).check()
    await button(picked.more).click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  await test.step('an event', async () => {
    await choose(['Leo Gil', 'Rosa Böhm'], picked.event)
    await expect(page.getByText('1 person, 1 guardian')).toBeVisible()
    await expect(page.getByText(clubPeople.notInvited('Rosa Böhm'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Title').fill('Camp meeting')
    await page.getByLabel('Date').first().fill(inAWeek)
    await button('Create event').click()
    await expect(page).not.toHaveURL(/create-event/u)
  })

  await test.step('a document', async () => {
    await choose(['Leo Gil', 'Rosa Böhm'], picked.document)
    await page.locator('input[type=file]').setInputFiles(pdf)
    await expect(page.getByText('2 people, 1 guardian')).toBeVisible()
    await expect(page.getByText(clubPeople.byEmail(1))).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(wire.save).click()
    await expect(page.getByText(clubDocuments.saved)).toBeVisible()
  })

  await test.step('the guardian is asked and sees the document, another parent isn’t and doesn’t', async () => {
    for (const [{ session }, child, count] of [
      [family, 'Leo', 1],
      [other, 'Pia', 0],
    ] as const) {
      const own = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
      })
      await enter(own, session)
      const parent = await own.newPage()
      await parent.goto(`${address}/team/${teamId}/documents`)
      await expect(
        parent.getByRole('heading', { name: clubDocuments.title, exact: true }),
      ).toBeVisible()
      await expect(parent.getByRole('link', { name: clubDocuments.download('camp') })).toHaveCount(
        count,
      )
      if (count === 0) await expect(parent.getByText(clubDocuments.emptyTeam)).toBeVisible()
      await parent.goto(`${address}/team/${teamId}/calendar?view=list`)
      await expect(parent.getByRole('main')).toContainText('Camp meeting')
      // Everyone in a team sees its calendar; only chosen people are asked.
      await expect(parent.getByText(child, { exact: true })).toHaveCount(count)
    }
  })

  await test.step('the member in no team opens the document from the email', async () => {
    const letter = await postOffice.letterTo(passive)
    expect(letter.subject).toContain('camp')
    const response = await page.request.get(linkIn(letter))
    expect((await response.body()).toString()).toContain('%PDF-1.7')
  })
})
