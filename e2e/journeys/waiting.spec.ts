import { ravens } from '../harness/ravens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { expect, expectAccessible } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

test('an event that is on its way or cannot be had has a heading and a title', async ({
  context,
  page,
  touchline,
}) => {
  const { session, send, teamId, home } = await ravens(touchline.address)
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const body = { type: 'game', title: 'Ravens - Foxes', date, startTime: '10:00', endTime: '12:00' }
  const made = await send({ method: 'POST', path: `/rest/v1/teams/${teamId}/events`, body })
  const event = `events/${wordIn(made, 'event', 'id')}`
  await enter(context, session)

  const refused = { status: 403, json: { code: 'not_allowed' } }
  for (const path of [event, `${event}/pack`, `${event}/match-day`]) {
    const looked = Promise.withResolvers<undefined>()
    await page.route(new RegExp(`/rest/v1/.*${event}`), async (route) => {
      await looked.promise
      await route.fulfill(refused)
    })
    await page.goto(`${home}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Loading...' })).toBeAttached()
    await expectAccessible(page)
    looked.resolve(undefined)
    await expect(page.getByRole('heading', { level: 1, name: 'Loading...' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
