import { expectAnnounced, listen } from '../harness/announced.ts'
import { aPlayer, answer, joinAsPlayer, teamWithPractice } from '../harness/players.ts'
import { come } from '../harness/screens.ts'
import { makeAccount } from '../harness/signed-in.ts'
import { messageWith } from '../harness/talk.ts'
import { expect } from '../harness/test.ts'
import { sender, wordIn } from '../harness/wire.ts'
import { test } from '../harness/without-network.ts'

/** Screen readers announce what happened. */
test('a waiting-list answer and a lost connection are announced', async ({
  page,
  context,
  browser,
  touchline: { address },
}) => {
  const { send } = await come(context, address)
  const { at, path } = await teamWithPractice(send, { title: 'Passing', places: 1 })
  const first = await aPlayer({ browser, address, coach: send, path }, 'Ana')
  await first.goto(at)
  await answer(first, 'Going')
  await expect(first.getByText('You have a place')).toBeVisible()
  await first.context().close()

  await listen(page)
  await page.goto(at)
  await answer(page, 'Going')
  await expectAnnounced(page, 'You’re number 1 on the waiting list')
  await expect(page.getByText('Waiting list: 1')).toBeVisible()
  await context.setOffline(true)
  await answer(page, 'Maybe')
  await expectAnnounced(page, /offline/i)
  await context.setOffline(false)
})

test('refusals, months, search results and saving are announced', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { send } = await come(context, address)
  const { teamId, path } = await teamWithPractice(send, { title: 'Passing' })
  const zoe = { firstName: 'Zoe', lastName: 'Player', role: 'Player' }
  await send({ method: 'POST', path: `${path}/members`, body: zoe })
  await listen(page)

  await page.goto(`/team/${teamId}/calendar?view=month&month=2031-05`)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expectAnnounced(page, 'June 2031')

  await page.goto(`/team/${teamId}/members`)
  await page.getByRole('button', { name: 'Search and filter' }).click()
  await page.getByRole('searchbox').fill('Zoe')
  await expectAnnounced(page, /^1 /)

  await page.goto(`/team/${teamId}/settings?section=edit`)
  const email = page.getByLabel('Email')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await email.fill('herons')
  await save.click()
  await expectAnnounced(page, /email/i)
  await email.fill('herons@club.example')
  await save.click()
  await expectAnnounced(page, 'Settings saved')
})

test('another person’s message is announced while reading', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { send } = await come(context, address)
  const { teamId, path, event } = await teamWithPractice(send, { title: 'Passing' })
  const rita = { firstName: 'Rita', lastName: 'Reader' }
  const her = sender(address, (await makeAccount(address, rita)).session)
  await joinAsPlayer({ send: her, coach: send, path }, rita)
  const words = (said: string) => ({ clientId: crypto.randomUUID(), words: said })
  const audience = { kind: 'event', eventId: event }
  const begun = await send({
    method: 'POST',
    path: `${path}/conversations`,
    body: { audience, message: words('Bring a coat') },
  })
  const talk = wordIn(begun, 'conversation', 'id')

  await listen(page)
  await page.goto(`/team/${teamId}/messages/${talk}`)
  await expect(messageWith(page, 'Bring a coat')).toBeVisible()
  const messages = `${path}/conversations/${talk}/messages`
  await her({ method: 'POST', path: messages, body: words('Mine is wet') })
  await expectAnnounced(page, /Rita.*Mine is wet/)
})
