import { ravens } from '../harness/ravens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const phone = '+34600111222'

/** A child whose mother's number is stored, without any consent. */
async function aChild(send: Send, teamId: string): Promise<string> {
  const body = {
    firstName: 'Ben',
    lastName: 'Carter',
    dateOfBirth: '2016-02-03',
    jerseyNumber: '7',
    parents: [{ role: 'mother', firstName: 'Kate', lastName: 'Carter', email: null, phone }],
  }
  const path = `/rest/v1/teams/${teamId}/members`
  return wordIn(await send({ method: 'POST', path, body }), 'member', 'id')
}

async function aPractice(send: Send, teamId: string): Promise<string> {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const made = await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/events`,
    body: { type: 'practice', title: 'Practice', date },
  })
  return wordIn(made, 'event', 'id')
}

test('a coach reads a profile, calls the mother and chooses rights', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { session, send, teamId, home } = await ravens(address)
  await enter(context, session)
  const childId = await aChild(send, teamId)

  await test.step('two taps call the mother from an event, without anyone’s consent', async () => {
    await page.goto(`${home}/events/${await aPractice(send, teamId)}`)
    await page.getByRole('button', { name: 'Emergency' }).click()
    const call = page.getByRole('dialog').getByRole('link', { name: 'Call Kate Carter' })
    await expect(call).toHaveAttribute('href', `tel:${phone}`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('the members list starts at once, with one primary button and no pages', async () => {
    await page.goto(`${home}/members`)
    const ben = page.getByText('Ben Carter').first()
    await expect(ben).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('button', { name: 'Search and filter' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the profile opens for reading; its main action isn’t red, and rare tabs are in a menu', async () => {
    await page.goto(`${home}/members/${childId}`)
    await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call: Kate Carter' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Text: Kate Carter' })).toHaveAttribute(
      'href',
      `sms:${phone}`,
    )
    await page.getByRole('button', { name: 'More', exact: true }).last().click()
    await page.getByRole('menuitem', { name: 'Consents' }).click()
    await expect(page.getByRole('tab', { name: 'Consents', selected: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('a switch gives a right, and a sentence says what it allows', async () => {
    await page.getByRole('switch', { name: /^Treasurer/ }).click()
    await expect(page.getByText('Can: manage money')).toBeVisible()
  })

  await test.step('editing is one tap away', async () => {
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Ben')
  })
})
