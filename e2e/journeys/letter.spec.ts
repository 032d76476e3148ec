import { linkIn } from '../harness/post-office.ts'
import { come, refused as test } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

test('a mother answers from the email with two taps and joins the team', async ({
  context,
  browser,
  postOffice,
  touchline: { address },
}) => {
  const { send } = await come(context, address, { firstName: 'Anna', lastName: 'Müller' })
  const fields = { name: 'Lions U12', sport: 'football', ageGroup: 'U12', gender: 'mixed' }
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const practice = {
    type: 'practice',
    title: 'Practice',
    date: inThreeDays,
    startTime: '17:30',
    endTime: '19:00',
  }
  await send({ method: 'POST', path: `${path}/events`, body: practice })
  const email = `kate.${crypto.randomUUID()}@club.example`
  await send({
    method: 'POST',
    path: `${path}/members`,
    body: {
      firstName: 'Ben',
      lastName: 'Carter',
      dateOfBirth: '2015-05-04',
      parents: [{ firstName: 'Kate', lastName: 'Carter', email, phone: null, role: 'mother' }],
    },
  })

  await send({ method: 'POST', path: `${path}/invitations`, body: { emails: [email] } })

  const letter = await postOffice.letterTo(email)
  expect(letter.subject).toBe('Ben is invited to Lions U12')
  const hers = await browser.newContext({ baseURL: address })
  const phone = await hers.newPage()
  const requests: string[] = []
  phone.on('request', (request) => requests.push(request.url()))
  await phone.goto(linkIn(letter))
  await expect(phone.getByRole('heading', { name: 'Ben is invited to Lions U12' })).toBeVisible()
  await expect(phone.getByRole('radio', { name: 'Going', exact: true })).toBeChecked()
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  expect(requests.filter((url) => !/\/(?:welcome|icon\.svg|favicon)/.test(url))).toEqual([])

  await phone.getByRole('button', { name: 'Yes, I’m Ben’s mother' }).click()
  await expect(phone).toHaveURL(new RegExp(`/team/${teamId}`))
  await expect(phone.getByRole('heading', { name: 'Lions U12' }).first()).toBeVisible()
  await expect(phone.getByRole('radio', { name: 'Going', exact: true }).first()).toBeChecked()
  await hers.close()
})

test('an adult joins by the group chat’s link with one email and no password', async ({
  context,
  browser,
  postOffice,
  touchline: { address },
}) => {
  const { send } = await come(context, address, { firstName: 'Anna', lastName: 'Müller' })
  const fields = { name: 'Blue Moon', sport: 'football', ageGroup: 'adults' }
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const joining = await send({ method: 'GET', path: `/rest/v1/teams/${teamId}/join-link` })
  const [link, code] = [wordIn(joining, 'link'), wordIn(joining, 'code')]

  const email = `tom.${crypto.randomUUID()}@club.example`
  const his = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
  })
  const phone = await his.newPage()
  // A join link and an older shared link lead to the same page.
  for (const secret of [`typed=${code}`, new URL(link).search.slice(1)]) {
    await phone.goto(`/team/${teamId}/join?${secret}`)
    await expect(phone.locator('form[action="/welcome/link"]')).toBeVisible()
    await expect(phone.getByRole('heading', { name: 'Join Blue Moon' })).toBeVisible()
  }
  await phone.goto(link)
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await phone.getByLabel('First and last name').fill('Tom Baker')
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: 'Send me the link' }).click()
  await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const letter = linkIn(await postOffice.letterTo(email))
  const elsewhere = await browser.newContext({ baseURL: address })
  const other = await elsewhere.newPage()
  await other.goto(letter)
  await expect(other.getByLabel('First name')).toHaveValue('Tom')
  await expect(other.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
  await expectAccessible(other)
  await elsewhere.close()

  // The browser that requested the link continues automatically.
  await phone.goto(letter)
  await expect(phone).toHaveURL(new RegExp(`/team/${teamId}`))
  await expect(phone.getByText('You’re in', { exact: true })).toBeVisible()
  await phone.getByRole('button', { name: 'Set a password' }).click()
  await expect(phone).toHaveURL(/update-profile/, { timeout: 30_000 })
  await his.close()
})
