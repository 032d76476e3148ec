import { contract } from '@touchline/contract/contract'
import { sync as text } from '@touchline/text/events/sync/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { FeedSection } from './feed-section.tsx'

const { feed, changeFeed } = contract.events
const { id: teamId } = teamOf('player').team
const address = 'https://touchline.example/feeds/old.ics'
const renewed = 'https://touchline.example/feeds/new.ics'
const renew = page.getByRole('button', { name: text.renew, exact: true })

function open() {
  server.answers(feed, { address, leavesOutDeclined: false })
  return openPart(
    <section>
      <h2>{text.title}</h2>
      <FeedSection teamId={teamId} />
    </section>,
    { as: 'player' },
  )
}

proveQuestion('a new link to the calendar', {
  open,
  asks: renew,
  endpoint: changeFeed,
  answer: { address: renewed, leavesOutDeclined: false },
  title: text.renewTitle,
  consequence: text.renewText,
  confirm: text.renew,
  sends: { teamId, renew: true },
  says: text.renewed,
  refusals: [{ code: 'too_many_requests' }],
})

test('shows the link and opens it in calendar programs', async () => {
  await open()
  await expectSaid(text.exportUrl)
  expectFilled({ [text.exportUrl]: address })
  await expect
    .element(page.getByRole('link', { name: text.apple }))
    .toHaveAttribute('href', 'webcal://touchline.example/feeds/old.ics')
  await expectAccessible()
})

test('replaces the link of all my teams', async () => {
  server.answers(feed, { address, leavesOutDeclined: false })
  server.answers(changeFeed, { address: renewed, leavesOutDeclined: false })
  await openPart(<FeedSection teamId={undefined} />)
  await press(renew)
  await press(page.getByRole('alertdialog').getByRole('button', { name: text.renew }))
  await expectSaid(text.renewed)
  expectFilled({ [text.exportUrl]: renewed })
})

test('omits declined events on request', async () => {
  await open()
  server.answers(changeFeed, { address, leavesOutDeclined: true })
  await page.getByLabelText(text.leaveOut).click()
  await expect.element(page.getByLabelText(text.leaveOut)).toBeChecked()
  await expect
    .poll(() => server.sentTo(changeFeed))
    .toEqual([{ leavesOutDeclined: true, renew: false }])
})

test('says why there is no link', async () => {
  server.refuses(feed, 'not_allowed')
  await openPart(<FeedSection teamId={teamId} />)
  await expectSaid(wire.errors.not_allowed)
})
