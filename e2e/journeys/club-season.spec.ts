import { linkIn } from '../harness/post-office.ts'
import { come, sina } from '../harness/screens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Este', memberCount: 20, sport: 'football', phone: '+34600123456' }

/** A club with an under-8 and an under-10 team. */
async function clubOfChildren(send: Send): Promise<string> {
  const clubId = wordIn(
    await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields }),
    'id',
  )
  const row = { sport: 'football', gender: 'mixed' }
  const teams = ['U8', 'U10'].map((ageGroup) => ({ ...row, ageGroup, name: `Este ${ageGroup}` }))
  const path = `/rest/v1/clubs/${clubId}/teams`
  const made = await send({ method: 'POST', path, body: { teams } })
  const ids = [0, 1].map((at) => ({
    name: wordIn(made, 'teams', String(at), 'name'),
    id: wordIn(made, 'teams', String(at), 'id'),
  }))
  const young = ids.find(({ name }) => name === 'Este U8')?.id ?? ''
  const year = new Date().getFullYear()
  for (const [firstName, dateOfBirth] of [
    ['Nina', `${year - 8}-03-01`],
    ['Leo', `${year - 8}-04-01`],
    ['Mia', `${year - 5}-05-01`],
  ])
    await send({
      method: 'POST',
      path: `/rest/v1/teams/${young}/members`,
      body: { firstName, lastName: 'Gil', dateOfBirth },
    })
  return clubId
}

test('a roll-over is corrected, carried out and undone', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address, sina)
  const clubId = await clubOfChildren(send)
  await page.goto(`/club/${clubId}`)
  await page.getByRole('button', { name: 'Options for CD Este' }).click()
  await page.getByRole('menuitem', { name: 'Move members up' }).click()
  await expect(page.getByText('2 move', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('combobox', { name: 'Team for Leo Gil' }).click()
  await page.getByRole('option', { name: 'Stays in Este U8' }).click()
  await expect(page.getByText('Chosen by you')).toBeVisible()
  await page.getByRole('button', { name: 'Move 1 member' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move 1 member' }).click()
  await expect(page.getByText('1 member has moved').first()).toBeVisible()
  await page.goto(`/club/${clubId}/members`)
  const listed = (team: string) => page.getByRole('row').filter({ hasText: team })
  await expect(listed('Este U10')).toHaveCount(1)

  await page.goto(`/club/${clubId}/roll-over`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 member is back')).toBeVisible()
  await page.goto(`/club/${clubId}/members`)
  await expect(listed('Este U8')).toHaveCount(3)
  await expect(listed('Este U10')).toHaveCount(0)
})

test(
  'a person invited by email manages the club, and is notified when that ends',
  inFull,
  async ({ page, context, browser, touchline, postOffice }) => {
    const { send } = await come(context, touchline.address, sina)
    const clubId = wordIn(
      await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields }),
      'id',
    )
    const eva = await makeAccount(touchline.address, { firstName: 'Eva', lastName: 'Sanz' })
    await page.goto(`/club/${clubId}`)
    await page.getByRole('button', { name: 'Invite by email' }).click()
    await page.getByLabel('Email address').fill(eva.email)
    await page.getByRole('checkbox', { name: 'Club manager' }).click()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('link', { name: eva.email })).toBeVisible()

    const link = linkIn(await postOffice.letterTo(eva.email))
    const hers = await browser.newContext({ baseURL: touchline.address })
    await enter(hers, eva.session)
    const evasPage = await hers.newPage()
    await evasPage.goto(link)
    await expect(evasPage.getByRole('heading', { name: 'Your role in CD Este' })).toBeVisible()
    await expectAccessible(evasPage)
    await evasPage.getByRole('button', { name: 'Accept role' }).click()
    await evasPage.getByRole('link', { name: 'Open club' }).click()
    await expect(evasPage).toHaveURL(/\/club\//)

    await page.getByRole('button', { name: 'Remove Eva Sanz from the club’s staff' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Eva Sanz has no role in the club now')).toBeVisible()
    const letter = await postOffice.letterTo(eva.email)
    expect(letter.subject).toBe('Your role in CD Este has ended')
    await evasPage.goto('/notifications')
    await expect(evasPage.getByText('A role of yours in CD Este has ended')).toBeVisible()
    await hers.close()
  },
)
