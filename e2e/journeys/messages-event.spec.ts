import { ravens } from '../harness/ravens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

test('a conversation about an event says when that is, and leads to its page', async ({
  context,
  page,
  touchline,
}) => {
  const { session, send, teamId, home } = await ravens(touchline.address)
  await enter(context, session)
  const made = await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/events`,
    body: {
      type: 'practice',
      title: 'Practice',
      date: '2031-07-05',
      startTime: '17:30',
      endTime: '19:00',
    },
  })
  const event = wordIn(made, 'event', 'id')
  const begun = await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/conversations`,
    body: {
      audience: { kind: 'event', eventId: event },
      message: { id: crypto.randomUUID(), words: 'Bring a coat' },
    },
  })
  await page.goto(`${home}/messages/${wordIn(begun, 'conversation', 'id')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  const when = page.getByRole('link', { name: 'Sat 5 Jul, 17:30' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await when.click()
  await expect(page).toHaveURL(`${touchline.address}${home}/events/${event}`)
})
