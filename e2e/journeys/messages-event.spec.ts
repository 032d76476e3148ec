import { joinAsPlayer } from '../harness/players.ts'
import { ravens } from '../harness/ravens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender, wordIn } from '../harness/wire.ts'

test('a conversation about an event shows its time and links to it', async ({
  context,
  page,
  touchline: { address },
}) => {
  const { session, send, teamId, home } = await ravens(address)
  const team = `/rest/v1/teams/${teamId}`
  const name = { firstName: 'Rita', lastName: 'Reader' }
  const rita = sender(address, (await makeAccount(address, name)).session)
  await joinAsPlayer({ send: rita, coach: send, path: team }, name)
  const made = await send({
    method: 'POST',
    path: `${team}/events`,
    body: {
      type: 'practice',
      title: 'Practice',
      date: '2031-07-05',
      startTime: '17:30',
      endTime: '19:00',
    },
  })
  const eventId = wordIn(made, 'event', 'id')
  const begun = await send({
    method: 'POST',
    path: `${team}/conversations`,
    body: {
      audience: { kind: 'event', eventId },
      message: { clientId: crypto.randomUUID(), words: 'Bring a coat' },
    },
  })

  await enter(context, session)
  await page.goto(`${home}/messages/${wordIn(begun, 'conversation', 'id')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  const when = page.getByRole('link', { name: /5 Jul.*17:30/ })
  await expect(when).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await when.click()
  await expect(page).toHaveURL(`${address}${home}/events/${eventId}`)
})
