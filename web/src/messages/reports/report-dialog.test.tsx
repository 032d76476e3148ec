import { contract } from '@touchline/contract/contract'
import { reports as text } from '@touchline/text/messages/reports/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { place } from '../testing/thread.tsx'
import { ReportDialog } from './report-dialog.tsx'

const memberId = '019cebf5-0f00-7000-8000-000000000301'
const made = example(contract.messages.report)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openReport = () =>
  openDialog(
    (onClose) => (
      <ReportDialog
        teamId={place.teamId}
        reported={{ kind: 'person', memberId, name: 'Tom Reed', hasPicture: true }}
        onClose={onClose}
      />
    ),
    { as: 'player' },
  )

proveDialog('reporting somebody', {
  open: openReport,
  endpoint: contract.messages.report,
  fillings: {
    [text.part]: text.parts.picture,
    [text.reason]: text.reasons.bullying,
    [text.details]: 'It shows me without my leave',
  },
  submit: text.send,
  sends: {
    teamId: place.teamId,
    about: { kind: 'picture', memberId },
    reason: 'bullying',
    details: 'It shows me without my leave',
  },
  refusals: [{ code: 'too_many_requests' }],
})

test.each([
  ['safeguarding', true],
  ['managers', true],
  ['admins', true],
  ['nobody', false],
] as const)('says who will read it: %s', async (readers, canBeFollowed) => {
  server.answers(contract.messages.report, { ...made, readers })
  await openReport()
  await fillIn({ [text.reason]: text.reasons.other })
  await press(button(text.send))
  await expect
    .element(page.getByRole('dialog').getByRole('status'))
    .toHaveTextContent(text.made[readers])
  await expectSaid(text.helpline)
  const links = page.getByRole('link', { name: text.follow }).elements()
  expect(links).toHaveLength(canBeFollowed ? 1 : 0)
  await expectAccessible()
  await press(button(text.close).last())
  await expect.element(opener).toHaveFocus()
})
