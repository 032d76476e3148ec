import { ravens } from '../harness/ravens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { expect, expectAccessible } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** The browser logs each failed request. */
const failing = test.extend({ silence: async ({ page: _page }, use) => use() })

test('a loading or missing event has a heading and a title', async ({
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
  for (const path of [event, `${event}/offline`, `${event}/match-day`]) {
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
    await expect(page.getByText('Check your connection')).toHaveCount(0)
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

failing(
  'a fault of ours sends nobody to their own connection',
  async ({ context, page, touchline }) => {
    const { session, home } = await ravens(touchline.address)
    await enter(context, session)
    const fault = { status: 500, json: { code: 'unexpected', message: 'unexpected' } }
    await page.route(/\/rest\/v1\/.*\/(?:events|attendance)/, (route) => route.fulfill(fault))
    for (const path of ['attendance', `events/${crypto.randomUUID()}`]) {
      await page.goto(`${home}/${path}`)
      const words = 'Something went wrong. Try again.'
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
      await expect(page.getByText('Check your connection')).toHaveCount(0)
      await expectAccessible(page)
    }
  },
)
